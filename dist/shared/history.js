import { buildHistory, fetchHistoryNotes, readHistoryNotes, readMainLineCommitsWithTags } from "./notes.js";
import { MisconfiguredError, columnCountOfTerminal, createColourTextForStream, escapeUntrustedCsvField, formatCountWithNoun, formatDisplaySafeJson, groupBy, parseCommandLine } from "./basics.js";
import { historyHtmlPage, historyTerminalText } from "./terminal.js";
import { createGitWithoutSecrets, decodeGitText } from "./git.js";
import { shallowCloneHint } from "./commits.js";
import { refuseMissingCheckout, resolveRevisionsToCommits } from "./revisions.js";
import { refuseUnwritableOutputs } from "./present2.js";
import { resolve } from "node:path";
import { writeFile } from "node:fs/promises";

// src/core/history/show/csv.ts
function historyCsv({ lines, commits }) {
	const severalMachines = new Set(lines.map(({ machine }) => machine)).size > 1;
	const sameTitle = groupBy(lines, (line) => titleOf(line, severalMachines));
	const titles = lines.map((line) => {
		const title = titleOf(line, severalMachines);
		const isAlone = sameTitle.get(title)?.length === 1;
		return escapeUntrustedCsvField(isAlone ? title : `${title} since ${line.since.name}`);
	});
	const rows = /* @__PURE__ */ new Map();
	for (const [index, { values }] of lines.entries()) for (const { head, at, ratio } of values) {
		const id = `${head} ${at}`;
		const row = rows.get(id) ?? {
			at,
			head,
			cells: titles.map(() => "")
		};
		rows.set(id, row);
		row.cells[index] = String(ratio.estimate);
	}
	const places = new Map(commits.map(({ sha }, index) => [sha, index]));
	const sorted = [...rows.values()].sort((a, b) => (places.get(a.head) ?? 0) - (places.get(b.head) ?? 0) || (a.at < b.at ? -1 : 1));
	return [[
		"time",
		"commit",
		...titles
	], ...sorted.map(({ at, head, cells }) => [
		escapeUntrustedCsvField(at),
		escapeUntrustedCsvField(head),
		...cells
	])].map((row) => `${row.join(",")}\n`).join("");
}
function titleOf({ benchmark, package: path, unit, machine }, withMachine) {
	return [
		path ? `${path}.${benchmark}` : benchmark,
		unit,
		...withMachine ? [machine] : []
	].join(" ");
}

// src/commands/history.ts
const flags = {
	html: { type: "string" },
	csv: { type: "boolean" },
	json: { type: "boolean" },
	all: { type: "boolean" },
	fetch: { type: "boolean" }
};
const usage = `Usage: benchgate history [revision] [flags]

Draws the recorded results of the commits that lead to a revision (HEAD): for each benchmark its ratio to the reference, and
the change points in it (commits at which it changed and stayed changed), the largest slowdown first.

  --fetch       fetches the notes of origin first
  --all         also shows the benchmarks that hardly changed
  --html FILE   writes a page with all lines, their intervals, releases and change points
  --csv         prints the ratios, a column for each benchmark, as Apache Otava reads them; --json prints everything
`;
async function run(args, terminal) {
	const { words, values } = parseCommandLine(args, flags, "benchgate history");
	const [revision = "HEAD", ...extraWords] = words;
	if (extraWords.length > 0) throw new MisconfiguredError(`history: "${words.join(" ")}" are several revisions. Give one: the commit at which the history ends.`);
	if (values.csv && values.json) throw new MisconfiguredError("--csv and --json cannot be combined. Choose one form of the history.");
	const git = createGitWithoutSecrets(terminal.folder, terminal.env);
	await refuseMissingCheckout(git);
	const [commit = ""] = await resolveRevisionsToCommits(git, [{
		revision,
		flag: null
	}], []);
	const html = typeof values.html === "string" ? resolve(terminal.folder, values.html) : null;
	await refuseUnwritableOutputs({
		results: null,
		html
	});
	if (values.fetch && !await fetchHistoryNotes(git, {})) terminal.stderr.write("origin has no notes of benchgate: nothing was fetched\n");
	const { points, unread } = await readHistoryNotes(git);
	if (unread > 0) terminal.stderr.write(`skipped ${formatCountWithNoun(unread, "line")} of notes that cannot be read\n`);
	const shallowNote = await shallowCloneHint(git);
	if (shallowNote !== "") terminal.stderr.write(`${shallowNote.trim()}\n`);
	const history = buildHistory(points, await readMainLineCommitsWithTags(git, commit, points));
	if (history.elsewhere > 0) terminal.stderr.write(`left out: ${formatCountWithNoun(history.elsewhere, "result")} of commits that are not on the main line of ${revision}\n`);
	const { stdout } = terminal;
	if (values.csv) stdout.write(historyCsv(history));
	else if (values.json) stdout.write(formatDisplaySafeJson({
		schema: 1,
		...history
	}));
	else stdout.write(historyTerminalText(history, values.all === true, createColourTextForStream(stdout, terminal.env), columnCountOfTerminal(stdout)));
	if (html !== null) await writeFile(html, historyHtmlPage(history, await webAddressOf(git)));
	return 0;
}
async function webAddressOf(git) {
	const url = decodeGitText(await git.ask([
		"remote",
		"get-url",
		"origin"
	]) ?? "");
	const [, host, path] = /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([\w.-]+)[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url) ?? [];
	return host === void 0 || path === void 0 ? null : `https://${host}/${path}`;
}

export { flags, run, usage };