import { d as Misconfigured, i as legible } from "./escape.js";
import { a as ruleTexts, o as usualRules, r as ruleAt } from "./rules-file.js";
import { l as regressions, n as sizeToAccept } from "./accept.js";
import { c as isNamedBy } from "./least-rounds.js";
import { r as readComparisons, t as NotAResult } from "./read-result.js";
import { s as formatRatio } from "./numbers.js";
import { n as gitIn, o as readable } from "./git.js";
import { c as rulesIn, o as readRules } from "./rules-file2.js";
import { n as untrustedEnvironment } from "./environment.js";
import { t as readFlags } from "./flags.js";
import { dirname, join, resolve } from "node:path";
import { mkdir, readFile, writeFile } from "node:fs/promises";
function withEntries(path, text, line, entries) {
	let lines = text.split("\n");
	if (line === null) {
		let before = text === "" || text.endsWith("\n") ? text : `${text}\n`;
		return `${before}${before === "" ? "" : "\n"}accepted:\n${inYaml(entries, "  ")}`;
	}
	if (!/^(accepted|"accepted"|'accepted')\s*:\s*(#.*)?\r?$/.test(lines[line - 1] ?? "")) throw new Misconfigured(`${ruleAt(path, line)}: "accepted" is written in one line. Write its entries on lines of their own below it, or add these yourself:\n${inYaml(entries, "  ")}`);
	let item = lines.slice(line).find((one) => /^\s*-\s/.test(one)), indent = /^\s*/.exec(item ?? "  -")?.[0] ?? "";
	return [
		...lines.slice(0, line),
		inYaml(entries, indent).trimEnd(),
		...lines.slice(line)
	].join("\n");
}
function inYaml(entries, indent) {
	return entries.map((entry) => {
		let [first = "", ...others] = Object.entries(entry).filter(([, text]) => text !== "").map(([key, text]) => `${key}: ${scalar(text)}`);
		return [`${indent}- ${first}`, ...others.map((one) => `${indent}  ${one}`)].join("\n");
	}).map((one) => `${one}\n`).join("");
}
function scalar(text) {
	return /^\d[\d.%-]*$/.test(text) ? text : JSON.stringify(text);
}
const flags = {
	from: { type: "string" },
	why: { type: "string" },
	rules: { type: "string" }
}, usage = `Usage: benchgate accept --from result.json --why "reason" [benchmark ...]

Accepts regressions of a result in the rules file (${usualRules}): each with its size, the reason, your name from git
and the day. Commit that file with the change: the check passes as long as these get no worse, and reviewers see what was
accepted. After the merge the entries do nothing more, and can be removed.

Benchmarks are names as the report has them, or globs such as "Decode*" or "* B/op"; without any, all that regressed.

  --from    the result file: of a run with --results, or out of the artifact of a workflow
  --why     the reason; it stands in the report
  --rules   another rules file, from the top folder of the repository
`;
async function run(given, terminal) {
	let { words, values } = readFlags(given, flags, "benchgate accept"), { from, why } = values;
	if (typeof from != "string" || from === "") throw new Misconfigured("accept: which result? Give the file with --from: the result.json of a run with --results, or of the artifact of a workflow.");
	if (typeof why != "string" || why.trim() === "") throw new Misconfigured("accept: why? Give the reason with --why; reviewers read it in the report.");
	let { env } = untrustedEnvironment(terminal.env, []), chosen = chosenOf(regressions(await comparisonsIn(resolve(terminal.folder, from), from)), words, from), git = gitIn(terminal.folder, env), root = readable((await git.run(["rev-parse", "--show-toplevel"])).trim()), by = readable((await git.ask(["config", "user.name"]))?.trim() ?? ""), on = new Date().toISOString().slice(0, 10), entries = chosen.map((one) => entryOf(one, why.trim(), by, on)), asked = typeof values.rules == "string" ? values.rules : "", rules = await readRules(root, asked), path = rules?.file ?? ".github/benchgate.yml", written = withEntries(path, rules === null ? "" : await readFile(join(root, path), "utf8"), rules?.lines.accepted ?? null, entries);
	return ruleTexts(path, rulesIn(path, written)), rules === null && await mkdir(join(root, dirname(usualRules)), { recursive: !0 }), await writeFile(join(root, path), written), terminal.stdout.write(`${path}: accepted\n${entries.map((entry) => `  ${legible(entry.match)}, up to ${entry["up-to"]} worse\n`).join("")}Commit it with the change.\n`), 0;
}
async function comparisonsIn(path, name) {
	let text = await readFile(path, "utf8").catch((error) => {
		throw new Misconfigured(`accept: "${name}" cannot be read: ${error.message}. Name a result file.`);
	});
	try {
		return readComparisons(text);
	} catch (error) {
		throw error instanceof NotAResult ? new Misconfigured(`accept: "${name}" is no result file of this version: ${error.message} Name a result.json.`) : error;
	}
}
function chosenOf(regressed, words, from) {
	if (regressed.length === 0) throw new Misconfigured(`accept: nothing regressed in "${from}", so there is nothing to accept.`);
	let unknown = words.find((word) => !regressed.some((one) => isNamedBy(word, one)));
	if (unknown !== void 0) throw new Misconfigured(`accept: "${unknown}" fits nothing that regressed. These did: ${regressed.slice(0, 10).map((one) => `"${legible(one.benchmark)} ${one.unit}"`).join(", ")}.`);
	return words.length === 0 ? regressed : regressed.filter((one) => words.some((word) => isNamedBy(word, one)));
}
function entryOf(one, why, by, on) {
	let { package: path, benchmark, unit } = one, size = sizeToAccept(one);
	return {
		match: `${path === null ? benchmark : `${path}.${benchmark.replace(/-\d+$/, "")}`} ${unit}`.replaceAll("*", "?"),
		"up-to": size === null ? "any" : formatRatio(size),
		why,
		by,
		on
	};
}
export { flags, run, usage };
