import { rowsWithOutcome, splitProcessorSuffix } from "./confirm.js";
import { MisconfiguredError, defaultRulesFilePath, formatFractionAsPercent, makeFolder, parseCommandLine, shortPrintableName } from "./basics.js";
import { proposedAcceptedSize } from "./acceptances.js";
import { globMatchesRow } from "./row-rules.js";
import { parseComparisonsOfResult, readResultFileArgumentByParser } from "./results.js";
import { createGitWithoutSecrets, decodeGitText, findTopFolderOfCheckout } from "./git.js";
import { parseRulesFile, readRulesFile } from "./rules-file3.js";
import { dirname, join } from "node:path";
import { readFile, writeFile } from "node:fs/promises";

// src/commands/accept.ts
const flags = {
	from: { type: "string" },
	why: { type: "string" },
	rules: { type: "string" }
};
const usage = `Usage: benchgate accept --from result.json --why "reason" [benchmark ...]

Records in the rules file (${defaultRulesFilePath}) which regressions of a result are accepted: each with its size, the reason,
your name from git and the date. Commit that file with the change. The check then passes as long as these benchmarks get no
slower, and reviewers see what was accepted. After the merge the entries have no effect and can be removed.

Benchmarks are names as the report has them, or globs such as "Decode*" or "* B/op". Default: all that regressed.

  --from    the result file of a run with --results, or from an artifact, if the workflow keeps one
            (https://github.com/benchgate/benchgate/blob/main/docs/inputs.md)
  --why     the reason, which the report shows
  --rules   another rules file, as a path from the top folder of the repository
`;
async function run(args, terminal) {
	const { words, values } = parseCommandLine(args, flags, "benchgate accept");
	const { from, why } = values;
	if (typeof from !== "string" || from === "") throw new MisconfiguredError("accept: no result was given. Name it with --from: the result.json of a run with --results, or of the artifact of a workflow.");
	if (typeof why !== "string" || why.trim() === "") throw new MisconfiguredError("accept: no reason was given. Give it with --why; reviewers read it in the report.");
	const comparisons = await readResultFileArgumentByParser("accept", from, terminal, parseComparisonsOfResult);
	const chosen = chooseRegressions(rowsWithOutcome(comparisons, "regressed"), words, from);
	const git = createGitWithoutSecrets(terminal.folder, terminal.env);
	const root = await findTopFolderOfCheckout(git);
	if (root === null) throw new MisconfiguredError(`accept: ${terminal.folder} is not in the working tree of a git repository. Run this command in a checkout of the pull request's branch.`);
	const author = decodeGitText((await git.ask(["config", "user.name"]))?.trim() ?? "");
	const date = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
	const entries = chosen.map((comparison) => entryOf(comparison, comparisons, why.trim(), author, date));
	const rulesPath = typeof values.rules === "string" ? values.rules : "";
	const rules = await readRulesFile(root, rulesPath);
	const path = rules?.file ?? ".github/benchgate.yml";
	const text = rules === null ? "" : await readFile(join(root, path), "utf8");
	const { addAcceptedToRulesFileText } = await import("./rules-file2.js");
	const newText = addAcceptedToRulesFileText(path, text, entries);
	await parseRulesFile(path, newText);
	if (rules === null) await makeFolder(join(root, dirname(defaultRulesFilePath)));
	await writeFile(join(root, path), newText);
	terminal.stdout.write(`${path}: accepted\n${entries.map(entryLine).join("")}Commit it with the change.\n`);
	return 0;
}
const anySize = "any";
function entryLine({ match, "up-to": size }) {
	return `  ${shortPrintableName(match)}, ${size === anySize ? "of any size" : `up to ${size} worse`}\n`;
}
function chooseRegressions(regressed, words, from) {
	if (regressed.length === 0) throw new MisconfiguredError(`accept: nothing regressed in "${from}", so there is nothing to accept.`);
	const unknown = words.find((word) => !regressed.some((comparison) => globMatchesRow(word, comparison)));
	if (unknown !== void 0) throw new MisconfiguredError(`accept: "${unknown}" matches no regression. The regressions are: ${regressed.slice(0, 10).map((comparison) => `"${shortPrintableName(comparison.benchmark)} ${comparison.unit}"`).join(", ")}.`);
	return words.length === 0 ? regressed : regressed.filter((comparison) => words.some((word) => globMatchesRow(word, comparison)));
}
function entryOf(comparison, comparisons, why, author, date) {
	const { package: path, benchmark, unit } = comparison;
	const size = proposedAcceptedSize(comparison);
	const suffixContext = {
		cpu: null,
		reported: comparisons.map(({ benchmark: name }) => name),
		most: Infinity
	};
	return {
		match: `${path === null ? benchmark : `${path}.${splitProcessorSuffix(benchmark, suffixContext).name}`} ${unit}`.replaceAll("*", "?"),
		"up-to": size === null ? anySize : formatFractionAsPercent(size),
		why,
		by: author,
		on: date
	};
}

export { flags, run, usage };