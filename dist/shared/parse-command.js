import { findNearestName, markdownCodeSpanOutsideTables } from "./basics.js";

// src/core/command/parse-command.ts
const mostRounds = 1e3;
const longestBench = 200;
const longestBenchmark = 1e3;
const longestReason = 1e3;
const kinds = ["run", "accept"];
const options = ["count", "bench"];
const usage = "Write `/benchgate run`, `/benchgate run count=40 bench=Encode`, or `/benchgate accept BENCHMARK: reason`.";
function parseCommentCommand(body) {
	const lines = body.replaceAll("\r\n", "\n").trimEnd().split("\n");
	const [, rest] = /^\/benchgate(?:[ \t]+(.*))?$/.exec(lines[0] ?? "") ?? [];
	if (!/^\/benchgate(?![^ \t])/.test(lines[0] ?? "")) return null;
	const text = (rest ?? "").trim();
	if (lines.length > 1) return wrong("A command is a single line, with nothing below it.");
	if (/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u.test(text)) return wrong("The command contains an invisible character.");
	const [, kind = "", argument = ""] = /^(\S*)\s*(.*)$/.exec(text) ?? [];
	if (kind === "run") return runOf(argument);
	if (kind === "accept") return acceptOf(argument);
	return wrong(`${unknown(kind, kinds)} is not known.`);
}
function runOf(text) {
	const values = /* @__PURE__ */ new Map();
	for (const word of text.split(/\s+/).filter((one) => one !== "")) {
		const [, name = word, value] = /^([^=]*)=(.*)$/.exec(word) ?? [];
		if (!options.includes(name)) return wrong(`${unknown(name, options)} is not an option of \`run\`.`);
		if (!value) return wrong(`\`${name}\` needs a value, such as \`${examples[name]}\`.`);
		if (values.has(name)) return wrong(`\`${name}\` is given twice.`);
		values.set(name, value);
	}
	const [count, bench] = [values.get("count") ?? null, values.get("bench") ?? null];
	if (count !== null && !(/^\d{1,4}$/.test(count) && Number(count) >= 1 && Number(count) <= mostRounds)) return wrong(`\`count\` is a whole number from 1 to ${mostRounds}, not ${markdownCodeSpanOutsideTables(count, 50)}.`);
	if (bench !== null && (bench.length > longestBench || !isPattern(bench))) return wrong(`\`bench\` is a pattern as \`-bench\` takes it, of at most ${longestBench} letters, digits and \`_ . / ^ $ * + ? | ( ) [ ] { } , : = -\`; not ${markdownCodeSpanOutsideTables(bench, 50)}.`);
	return {
		kind: "run",
		count: count === null ? null : Number(count),
		bench
	};
}
const examples = {
	count: "count=40",
	bench: "bench=Encode"
};
function isPattern(text) {
	return /^[\p{L}\p{N}_./^$*+?|()[\]{},:=-]+$/u.test(text) && !/^-|\$[({]/.test(text);
}
function acceptOf(text) {
	const [, quoted, plain, reason = ""] = /^(?:(`+.+?`+)|(\S.*?)):\s+(.*)$/.exec(text) ?? [];
	const benchmark = (quoted === void 0 ? plain ?? "" : quoted.replace(/^`+ ?| ?`+$/g, "")).trim();
	if (benchmark === "") return wrong("`accept` needs the name of the benchmark as in the report, a colon, and the reason.");
	if (reason.trim() === "") return wrong("`accept` needs a reason after the colon.");
	if (benchmark.length > longestBenchmark || reason.length > longestReason) return wrong(`The benchmark and the reason have at most ${longestReason} characters each.`);
	return {
		kind: "accept",
		benchmark,
		reason: reason.trim()
	};
}
function unknown(word, known) {
	if (word === "") return "The empty command";
	const meant = findNearestName(word, known);
	return `${markdownCodeSpanOutsideTables(word, 50)}${meant === null ? "" : ` (did you mean \`${meant}\`?)`}`;
}
function wrong(what) {
	return {
		kind: "wrong",
		message: `${what} ${usage}`
	};
}

export { parseCommentCommand };