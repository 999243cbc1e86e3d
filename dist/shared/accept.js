import { sourceName } from "./names.js";
import { Misconfigured, decodePath, defaultRulesFile, formatRatio, gitIn, printableName, readFlags, untrustedEnvironment } from "./basics.js";
import { readRules, ruleLocation, ruleTexts, rulesIn } from "./rules-file.js";
import { sizeToAccept } from "./acceptances.js";
import { matchesRow } from "./row-rules.js";
import { regressions } from "./verdict.js";
import { InvalidResult, readComparisons } from "./read-result.js";
import { dirname, join, resolve } from "node:path";
import { mkdir, readFile, writeFile } from "node:fs/promises";

// src/core/inputs/add-accepted.ts
function withEntries(path, text, line, entries, existing) {
	const matches = new Set(entries.map(({ match }) => match));
	const replaced = existing.filter(({ texts }) => matches.has(texts.match ?? ""));
	const lines = text.split("\n");
	if (line === null) {
		const before = text === "" || text.endsWith("\n") ? text : `${text}\n`;
		return `${before}${before === "" ? "" : "\n"}accepted:\n${inYaml(entries, "  ")}`;
	}
	if (!/^(accepted|"accepted"|'accepted')\s*:\s*(#.*)?\r?$/.test(lines[line - 1] ?? "")) throw new Misconfigured(`${ruleLocation(path, line)}: "accepted" is written in one line. Write its entries on lines of their own below it, or add these yourself:\n${inYaml(entries, "  ")}`);
	const item = lines.slice(line).find((text) => /^\s*-\s/.test(text));
	const indent = /^\s*/.exec(item ?? "  -")?.[0] ?? "";
	const removed = new Set(replaced.flatMap((row) => linesOf(row, lines)));
	const rest = lines.filter((_, index) => index >= line && !removed.has(index));
	return [
		...lines.slice(0, line),
		inYaml(entries, indent).trimEnd(),
		...rest
	].join("\n");
}
function linesOf({ line }, lines) {
	const start = line - 1;
	const indent = /^(\s*)-\s/.exec(lines[start] ?? "")?.[1]?.length;
	if (indent === void 0) return [];
	const next = lines.slice(line).findIndex((text) => /\S/.test(text) && text.search(/\S/) <= indent);
	let end = next < 0 ? lines.length : line + next;
	while (end > line && lines[end - 1]?.trim() === "") end--;
	return Array.from({ length: end - start }, (_, index) => start + index);
}
function inYaml(entries, indent) {
	return entries.map((entry) => {
		const [first = "", ...others] = Object.entries(entry).filter(([, text]) => text !== "").map(([key, text]) => `${key}: ${scalar(text)}`);
		return `${[`${indent}- ${first}`, ...others.map((pair) => `${indent}  ${pair}`)].join("\n")}\n`;
	}).join("");
}
function scalar(text) {
	return /^\d[\d.%-]*$/.test(text) ? text : JSON.stringify(text);
}

// src/commands/accept.ts
const flags = {
	from: { type: "string" },
	why: { type: "string" },
	rules: { type: "string" }
};
const usage = `Usage: benchgate accept --from result.json --why "reason" [benchmark ...]

Accepts regressions of a result in the rules file (${defaultRulesFile}): each with its size, the reason, your name from git
and the date. Commit that file with the change. The check then passes as long as these benchmarks get no slower, and reviewers
see what was accepted. After the merge the entries have no effect and can be removed.

Benchmarks are names as the report has them, or globs such as "Decode*" or "* B/op". Default: all that regressed.

  --from    the result file of a run with --results, or from the artifact of a workflow
  --why     the reason, which the report shows
  --rules   another rules file, from the top folder of the repository
`;
async function run(args, terminal) {
	const { words, values } = readFlags(args, flags, "benchgate accept");
	const { from, why } = values;
	if (typeof from !== "string" || from === "") throw new Misconfigured("accept: no result was given. Name it with --from: the result.json of a run with --results, or of the artifact of a workflow.");
	if (typeof why !== "string" || why.trim() === "") throw new Misconfigured("accept: no reason was given. Give it with --why; reviewers read it in the report.");
	const { env } = untrustedEnvironment(terminal.env, []);
	const comparisons = await comparisonsIn(resolve(terminal.folder, from), from);
	const chosen = chooseRegressions(regressions(comparisons), words, from);
	const git = gitIn(terminal.folder, env);
	const root = decodePath((await git.run(["rev-parse", "--show-toplevel"])).trim());
	const author = decodePath((await git.ask(["config", "user.name"]))?.trim() ?? "");
	const date = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
	const entries = chosen.map((comparison) => entryOf(comparison, comparisons, why.trim(), author, date));
	const rulesPath = typeof values.rules === "string" ? values.rules : "";
	const rules = await readRules(root, rulesPath);
	const path = rules?.file ?? ".github/benchgate.yml";
	const text = rules === null ? "" : await readFile(join(root, path), "utf8");
	const newText = withEntries(path, text, rules?.lines.accepted ?? null, entries, rules?.lists.accepted ?? []);
	ruleTexts(path, rulesIn(path, newText));
	if (rules === null) await mkdir(join(root, dirname(defaultRulesFile)), { recursive: true });
	await writeFile(join(root, path), newText);
	terminal.stdout.write(`${path}: accepted\n${entries.map((entry) => `  ${printableName(entry.match)}, up to ${entry["up-to"]} worse\n`).join("")}Commit it with the change.\n`);
	return 0;
}
async function comparisonsIn(path, name) {
	const text = await readFile(path, "utf8").catch((error) => {
		throw new Misconfigured(`accept: "${name}" cannot be read: ${error.message}. Name a result file.`);
	});
	try {
		return readComparisons(text);
	} catch (error) {
		if (!(error instanceof InvalidResult)) throw error;
		throw new Misconfigured(`accept: "${name}" is not a result file of this version: ${error.message} Name a result.json.`);
	}
}
function chooseRegressions(regressed, words, from) {
	if (regressed.length === 0) throw new Misconfigured(`accept: nothing regressed in "${from}", so there is nothing to accept.`);
	const unknown = words.find((word) => !regressed.some((comparison) => matchesRow(word, comparison)));
	if (unknown !== void 0) throw new Misconfigured(`accept: "${unknown}" matches no regression. The regressions are: ${regressed.slice(0, 10).map((comparison) => `"${printableName(comparison.benchmark)} ${comparison.unit}"`).join(", ")}.`);
	return words.length === 0 ? regressed : regressed.filter((comparison) => words.some((word) => matchesRow(word, comparison)));
}
function entryOf(comparison, comparisons, why, author, date) {
	const { package: path, benchmark, unit } = comparison;
	const size = sizeToAccept(comparison);
	const suffixContext = {
		cpu: null,
		reported: comparisons.map(({ benchmark: name }) => name),
		most: Infinity
	};
	return {
		match: `${path === null ? benchmark : `${path}.${sourceName(benchmark, suffixContext).name}`} ${unit}`.replaceAll("*", "?"),
		"up-to": size === null ? "any" : formatRatio(size),
		why,
		by: author,
		on: date
	};
}

export { flags, run, usage };