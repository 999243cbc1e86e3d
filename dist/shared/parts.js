import { array, boolean as boolean$1, check, description, exactOptional, finite, gtValue, literal, maxLength, maxValue, minLength, minValue, nullable, number as number$2, object as object$2, picklist, pipe, regex, safeInteger, safeParse, string, variant } from "./libraries-valibot.js";

// src/core/model/schema.ts
function dataIn(schema, input) {
	const { success, output } = safeParse(schema, input, { abortEarly: true });
	return success ? output : void 0;
}
function described(description$1, schema) {
	return pipe(schema, description(description$1));
}
function number(least, most) {
	const accepted = `a number${range(least, most)}`;
	if (least === void 0) return pipe(number$2(accepted), finite(accepted));
	return pipe(number$2(accepted), minValue(least, accepted), most === void 0 ? finite(accepted) : maxValue(most, accepted));
}
function positive(most) {
	const accepted = most === void 0 ? "a number above 0" : `a number above 0, of at most ${most}`;
	return pipe(number$2(accepted), gtValue(0, accepted), most === void 0 ? finite(accepted) : maxValue(most, accepted));
}
function integer(least, most) {
	const accepted = `a whole number${range(least, most)}`;
	const above = pipe(number$2(accepted), safeInteger(accepted), minValue(least, accepted));
	return most === void 0 ? above : pipe(above, maxValue(most, accepted));
}
function range(least, most) {
	if (least === void 0) return "";
	return most === void 0 ? ` from ${least}` : ` from ${least} to ${most}`;
}
function text(most) {
	const accepted = `a text of at most ${most} characters`;
	return pipe(string(accepted), maxLength(most, accepted));
}
function textLike(pattern, most, what) {
	const accepted = `${what} of at most ${most} characters`;
	return pipe(string(accepted), maxLength(most, accepted), regex(pattern, accepted));
}
const boolean = boolean$1("true or false");
function word(...words) {
	return picklist(words, oneOfText(words));
}
function oneOfText(words) {
	return `one of ${words.map((choice) => JSON.stringify(choice)).join(", ")}`;
}
function orNull(schema) {
	const nullable$1 = nullable(schema);
	const run = nullable$1["~run"].bind(nullable$1);
	return {
		...nullable$1,
		"~run": (dataset, config) => {
			if (dataset.value === null) return {
				typed: true,
				value: null
			};
			const checked = run(dataset, config);
			for (const issue of checked.issues ?? []) if (!issue.path) Object.assign(issue, { message: `${issue.message}, or null` });
			return checked;
		}
	};
}
function optional(schema) {
	return exactOptional(schema);
}
function listOf(item, most, least = 0) {
	const accepted = `a list of ${least} to ${most} items`;
	const short = pipe(array(item, accepted), maxLength(most, accepted));
	return least === 0 ? short : pipe(short, minLength(least, accepted));
}
function object(entries) {
	return object$2(entries, (issue) => {
		const [missing] = issue.path ?? [];
		const field = missing && entries[String(missing.key)];
		return field ? safeParse(field, void 0).issues?.[0].message ?? "" : "an object";
	});
}
function bothSides(schema) {
	return object({
		base: schema,
		head: schema
	});
}
function ofKind(name, description, entries) {
	return described(description, object({
		kind: literal(name),
		...entries
	}));
}
function oneOfKinds(...options) {
	const names = options.map((option) => ("entries" in option ? option.entries.kind : option).expects);
	return variant("kind", options, `one of ${names.join(", ")}`);
}

// src/core/model/parts.ts
const longestName = 1e4;
const nameSchema = text(longestName);
const packageSchema = orNull(nameSchema);
const unitSchema = textLike(/^[\s\S]/, 1e3, "a unit");
const betterSchema = orNull(word("lower", "higher"));
const pSchema = number(0, 1);
const shaSchema = textLike(/^([0-9a-f]{40}|[0-9a-f]{64})$/, 64, "a commit as 40 or 64 hexadecimal digits");
const momentAccepted = "a time such as \"2026-01-31T09:30:00Z\", or \"\"";
const momentSchema = pipe(string(momentAccepted), regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z)?$/, momentAccepted), check((text) => text === "" || !Number.isNaN(Date.parse(text)), momentAccepted));

export { betterSchema, boolean, bothSides, dataIn, described, integer, listOf, longestName, momentSchema, nameSchema, number, object, ofKind, oneOfKinds, optional, orNull, pSchema, packageSchema, positive, shaSchema, text, textLike, unitSchema, word };