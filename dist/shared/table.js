import { d as Misconfigured } from "./escape.js";
import { T as formatRatio, r as formatNames, t as anyFormat } from "./formats.js";
// src/core/inputs/kinds.ts
function kind(parse, shape = {}) {
	return {
		json: "string",
		completion: "any",
		separator: null,
		...shape,
		parse
	};
}
const anyText = (shape = {}) => kind((_, text) => text, shape);
function whole(least, most) {
	return kind((name, text) => {
		const number = /^\d+$/.test(text) ? Number(text) : NaN;
		if (number >= least && number <= most) return number;
		throw refused(name, text, `a whole number from ${least} to ${most}`);
	}, { json: "integer" });
}
function ratio(least, most, isOver = false) {
	const from = isOver ? "a ratio over" : "a ratio from";
	const to = isOver ? "and at most" : "to";
	return kind((name, text) => {
		const found = /^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(text);
		const number = found ? Number(found[1]) / (found[2] === "%" ? 100 : 1) : NaN;
		if ((isOver ? number > least : number >= least) && number <= most) return number;
		const hint = number > 1 && Number.isInteger(number) && found?.[2] === "" ? ` Did you mean ${text}%?` : "";
		throw refused(name, text, `${from} ${least} ${to} ${most}, or the same as a percentage (${formatRatio(least)} to ${formatRatio(most)})`, hint);
	}, { json: "number" });
}
const duration$1 = kind((name, text) => {
	const [, number = "", unit = ""] = /^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(text) ?? [];
	const seconds = Number(number) * ({
		s: 1,
		m: 60,
		h: 3600
	}[unit] ?? 0);
	if (seconds > 0) return seconds;
	throw refused(name, text, "a duration over 0 with its unit, such as \"90s\", \"10m\" or \"1h\"", unit === "" && Number(number) > 0 ? ` Did you mean ${number}m or ${number}s?` : "");
}, { json: "number" });
function lines(check = (_, line) => line) {
	return kind((name, text) => text.split("\n").map((line) => line.trim()).filter((line) => line !== "").map((line) => check(name, line)), {
		json: "array",
		separator: "\n"
	});
}
function truth(hint = "") {
	return kind((name, text) => chosen(name, text.toLowerCase(), ["true", "false"], hint) === "true", { json: "boolean" });
}
function oneOf(accepted) {
	return kind((name, text) => chosen(name, text, accepted), { completion: accepted });
}
function chosen(name, text, accepted, hint = "") {
	const found = accepted.find((one) => one === text);
	if (found !== void 0) return found;
	throw refused(name, text, accepted.map((one) => `"${one}"`).join(", "), hint);
}
function inside(name, text, accepted = "a folder below the workspace, relative to it and without \"..\"") {
	const parts = text.split(/[\\/]/);
	if (!/^([\\/]|[a-z]:)/i.test(text) && !parts.includes("..")) return text;
	throw refused(name, text, accepted);
}
function refused(name, text, accepted, hint = "") {
	return new Misconfigured(`${name}: "${text}" is not accepted. Give ${accepted}.${hint}`);
}
// src/core/go/go-flags.ts
const one = /\s*(?:'([^']*)'|"([^"]*)"|([^\s'"]\S*))(?=\s|$)/y;
function splitFlags(text) {
	const flags = [];
	const trimmed = text.trimEnd();
	for (let at = 0; at < trimmed.length; at = one.lastIndex) {
		one.lastIndex = at;
		const found = one.exec(trimmed);
		if (!found) return null;
		const [, single, double, bare = ""] = found;
		if (isOpen(bare, "'") || isOpen(bare, "\"")) return null;
		flags.push(single ?? double ?? bare);
	}
	return flags.every((flag) => /^--?[^-=]/.test(flag)) ? flags : null;
}
function testFlag(flags) {
	return flags.find((flag) => forTests.test(flag)) ?? null;
}
const forTests = /^--?(test\.\w+|args|bench|benchmem|benchtime|count|cpu|failfast|fuzz\w*|list|parallel|run|short|shuffle|skip|timeout|outputdir|trace|(block|cpu|mem|mutex)profile\w*)(=|$)/;
function joinFlags(flags) {
	return flags.map((flag) => /[\s'"]/.test(flag) ? quoted(flag) : flag).join(" ");
}
function relinking(flags, seed) {
	const given = flags.findLast((flag) => /^--?ldflags=/.test(flag))?.replace(/^--?ldflags=/, "") ?? "";
	return `-ldflags=${given === "" ? "" : `${given} `}-randlayout=${seed}`;
}
function isOpen(flag, quote) {
	return flag.split(quote).length % 2 === 0;
}
function quoted(flag) {
	if (!flag.includes("'")) return `'${flag}'`;
	return flag.includes("\"") ? flag : `"${flag}"`;
}
// src/core/inputs/row.ts
function row(kind, usual, says, more = {}) {
	return {
		kind,
		usual,
		says,
		of: "both",
		stands: "anywhere",
		...more
	};
}
// src/core/words/shell.ts
function shellWord(word) {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
function shellLine(...words) {
	return words.map(shellWord).join(" ");
}
function runIn(folder, command) {
	return folder === "." ? command : `cd ${shellWord(folder)} && ${command}`;
}
// src/core/filter/names.ts
const most = 24576;
const unspeakable = /[\p{Cc}\p{Cs}\u2028\u2029`]/u;
function regexOf(names) {
	if (names.length === 0 || names.some((name) => name === "" || unspeakable.test(name))) return null;
	return fitting(`^(${unique(names.map((name) => name.replace(/[\\.[()*+?{|^$]/g, "\\$&"))).join("|")})$`);
}
function orOf(names) {
	const words = names.map((name) => [name, name.slice(0, name.search(/\[|$/))].find(isKeyword) ?? null);
	return words.length === 0 || words.includes(null) ? null : fitting(unique(words).join(" or "));
}
function isKeyword(word) {
	return /^\w[\w:+.[\]-]*$/.test(word) && !/^(and|or|not|true|false|none)$/i.test(word);
}
function unique(values) {
	return [...new Set(values)];
}
function fitting(text) {
	return new TextEncoder().encode(text).length > most ? null : text;
}
// src/core/filter/unquoted.ts
function isUnquoted(text, word) {
	const places = new Set([...text.matchAll(placeOf(word))].map(({ index }) => index));
	let open = "";
	for (let at = 0; at < text.length; at++) {
		const character = text[at] ?? "";
		if (open !== "" && places.has(at)) return false;
		if (open !== "'" && character === "\\") {
			at++;
			if (places.has(at)) return false;
		} else if (open !== "") {
			if (character === open) open = "";
		} else if (/['"`]/.test(character)) open = character;
		else if (character === "#" && /^$|[\s;&|(]/.test(text[at - 1] ?? "")) {
			const end = text.indexOf("\n", at);
			if (end < 0) return true;
			at = end;
		}
	}
	return true;
}
function hasPlace(text, word) {
	return placeOf(word).test(text);
}
function putAt(text, word, instead) {
	return text.replace(placeOf(word), () => instead);
}
function placeOf(word) {
	return new RegExp(`(?<!\\$)\\{${word}\\}`, "g");
}
// src/core/filter/filter.ts
const words = {
	regex: regexOf,
	or: orOf
};
const place = "filter";
const acceptedFilter = "one line with \"{regex}\" or \"{or}\" in it, where the names go, such as \"--benchmark_filter={regex}\" or \"-k {or}\"";
function isFilter(filter) {
	const asked = [...filter.matchAll(braced)].map(([, word = ""]) => word);
	return asked.length > 0 && asked.every((word) => Object.hasOwn(words, word)) && !filter.includes("\n");
}
function isFilterUnquoted(filter) {
	return !filter.includes("`") && Object.keys(words).every((word) => isUnquoted(filter, word));
}
function isPlaceUnquoted(run) {
	return isUnquoted(run, place);
}
function wholeRun(run, filter) {
	return filter === null ? run : putAt(run, place, "");
}
function filteredRun(run, filter, names) {
	const given = Object.fromEntries(Object.entries(words).map(([word, write]) => [word, write(names)]));
	if (Object.entries(given).some(([word, text]) => text === null && hasPlace(filter, word))) return null;
	const text = filter.replace(braced, (whole, word) => {
		const put = given[word];
		return put ? shellWord(put) : whole;
	});
	return hasPlace(run, place) ? putAt(run, place, text) : `${run.trimEnd()} ${text}`;
}
const braced = /(?<!\$)\{([^{}]*)\}/g;
// src/core/go/benchtime.ts
const number = String.raw`(?:\d+\.?\d*|\.\d+)`;
const duration = new RegExp(`^(?:${number}(?:ns|us|µs|μs|ms|s|m|h))+$`);
const units = {
	ns: 1,
	us: 1e3,
	µs: 1e3,
	μs: 1e3,
	ms: 1e6,
	s: 1e9,
	m: 6e10,
	h: 36e11
};
function isBenchtime(text) {
	const size = /^\d+x$/.test(text) ? Number.parseInt(text, 10) : duration.test(text) ? nanoseconds(text) : 0;
	return size >= 1 && size < 2 ** 63;
}
function secondsOf(text) {
	return text.endsWith("x") ? null : nanoseconds(text) / 1e9;
}
function sixteenth(text) {
	if (text.endsWith("x")) return `${Math.max(1, Math.floor(Number.parseInt(text, 10) / 16))}x`;
	return `${Math.max(1, Math.round(nanoseconds(text) / 16))}ns`;
}
function nanoseconds(text) {
	return [...text.matchAll(new RegExp(`(${number})(ns|us|µs|μs|ms|s|m|h)`, "g"))].reduce((sum, [, value, unit]) => sum + Math.floor(Number(value) * (units[unit ?? ""] ?? 0)), 0);
}
// src/core/model/profile.ts
const profileKinds = [
	"cpu",
	"mem",
	"block"
];
// src/core/inputs/special-kinds.ts
const outputFiles = {
	...lines((name, line) => inside(name, line, acceptedOutput)),
	completion: "file"
};
const acceptedOutput = "a file or a glob (as git's \":(glob)\") below the working directory, relative to it and without \"..\"";
const filter = kind((name, text) => {
	if (isFilter(text)) return text;
	throw refused(name, text, acceptedFilter);
});
const packages = kind((_, text) => text.split(/\s+/), {
	json: "array",
	separator: " "
});
const benchtime = kind((name, text) => {
	if (isBenchtime(text)) return text;
	throw refused(name, text, "a duration or a number of iterations as Go takes it, such as \"100ms\", \"1s\" or \"50x\"");
});
const processors = kind((name, text) => {
	if (/^\d+(,\d+)*$/.test(text) && text.split(",").every((one) => Number(one) > 0)) return text;
	throw refused(name, text, "numbers of processors, such as \"1\" or \"1,2,4\"");
}, { separator: "," });
const goFlags = kind((name, text) => {
	const flags = splitFlags(text);
	if (flags === null) throw refused(name, text, "flags as in GOFLAGS, such as \"-race -ldflags=-s\"");
	const forTests = testFlag(flags);
	if (forTests === null) return flags;
	throw new Misconfigured(`${name}: "${forTests}" is a flag for running tests, and "go-flags" are for building them, so it would have no effect. Use "bench", "benchtime", "cpu", "benchmem" or "count", or leave it out.`);
}, {
	json: "array",
	separator: "\n"
});
const profiles = kind((name, text) => {
	const words = text.split(",").map((word) => word.trim());
	return text === "" ? [] : [...new Set(words)].map((word) => chosen(name, word, profileKinds));
}, {
	json: "array",
	separator: ",",
	completion: profileKinds
});
const governor = kind((name, text) => {
	if (text === "none") return null;
	const found = /^(\d{1,3})%$/.exec(text);
	if (found && Number(found[1]) <= 100) return Number(found[1]);
	throw refused(name, text, "a percentage from \"0%\" to \"100%\", or \"none\" to leave the frequency alone");
}, { json: "integer" });
const commentId = kind((_, text) => {
	const [, name = text, json] = /^([\s\S]*?)\s+(null|\{[\s\S]*\})$/.exec(text) ?? [];
	try {
		const matrix = JSON.parse(json ?? "null") ?? {};
		return {
			commentId: Object.keys(matrix).length === 0 ? name : `${name} ${JSON.stringify(matrix)}`,
			matrix
		};
	} catch {
		return {
			commentId: text,
			matrix: {}
		};
	}
});
// src/core/inputs/handled.ts
const folderBelow = kind((name, text) => inside(name, text), { completion: "folder" });
const handled = {
	budget: row(duration$1, null, "The longest that measuring may take, with its unit, such as `10m`; a fifth is kept for measuring suspects again, half of it where `run` has no `filter`. No round begins that would end later, and one that is cut short does not count. What is undecided by then is inconclusive."),
	timeout: row(duration$1, "30m", "The longest that one command (a visit, `setup`, a build, the tests) may take, with its unit, such as `90s` or `30m`; after that it is ended, with everything it has started."),
	checkout: row(oneOf(["in-place", "worktree"]), null, "Where the sides are checked out - `in-place` (one after the other in this checkout, which is put back; the default for `run`), or `worktree` (in worktrees that take turns at one path in a temporary folder; the default for Go benchmarks)."),
	"ignored-files": row(oneOf(["per-side", "shared"]), "per-side", "Files that git ignores, such as `node_modules` - `per-side` (each side has its own, beginning with a copy of what is there), or `shared`."),
	overlay: row(lines(), "", "Globs of benchmark files, one per line, that both sides take from head, such as `**/*_test.go`. The syntax is git's (`:(glob)`), relative to the top folder of the repository - `*` stays within a folder, `**/` matches any folders, and a folder's name everything in it."),
	profile: row(profiles, "", "The profiles to take of Go benchmarks that regressed, in one more run on each side - any of `cpu`, `mem`, `block`, separated by commas. The report shows the functions that got more expensive.", { of: "go" }),
	calibrate: row(truth(), "false", "Whether to measure base against itself instead, and report how noisy this machine is, what a gate with these inputs can see on it, and which `count` it needs. It never fails.", { stands: "with one run" }),
	perflock: row(oneOf([
		"auto",
		"require",
		"off"
	]), "auto", "Whether perflock's lock is held, so that no two jobs on a machine measure at once - `auto` (where perflock runs), `require`, or `off`."),
	governor: row(governor, "90%", "The frequency at which perflock keeps the processors, as a percentage of the way from the lowest to the highest; or `none`."),
	sort: row(oneOf([
		"none",
		"name",
		"delta"
	]), "none", "The order of the table of all comparisons - `none` (as measured), `name`, or `delta` (worst first)."),
	base: row(anyText({ completion: "revision" }), null, "The commit to compare with, as a branch, tag or SHA. Default - on a pull request the commit of the base branch that the checkout contains; on a push or in a merge queue the commit before; otherwise (a schedule, a new branch, a force push) the commit where head left the default branch, or, on that, the last tag.", { stands: "with one run" }),
	head: row(anyText({ completion: "revision" }), null, "The commit to judge; `worktree` is the tree as it stands, with uncommitted work. Default - what is checked out.", { stands: "with one run" }),
	"working-directory": row(folderBelow, ".", "The folder in which the commands run, relative to the workspace."),
	seed: row(whole(0, 2 ** 32 - 1), null, "A whole number that fixes the random order of a run. Default - a new one each time, recorded in the result.", { stands: "with one run" }),
	"fail-on": row(oneOf([
		"regression",
		"inconclusive",
		"never"
	]), "regression", "When to fail the check - `regression`, `inconclusive` (also when nothing could be decided), or `never`."),
	rules: row(anyText({ completion: "file" }), ".github/benchgate.yml", "A YAML file, from the top folder of the repository, that sets inputs once for this Action and for `benchgate` in a terminal - all but those of one run (`base`, `head`, `seed`, `results`, `calibrate`) or of GitHub. Inputs given here override it. The file may be missing, unless it is named here.", { stands: "outside of itself" }),
	comment: row(truth(), "true", "Whether to comment on the pull request - `true` or `false`.", { stands: "with GitHub" }),
	"comment-id": row(commentId, "benchgate", "Names the comment. Gates with the same name update one comment, so give each gate of a job its own; jobs of a matrix differ by themselves, unless this is set.", { stands: "with GitHub" }),
	"github-token": row(anyText(), "", "The token to comment with. It needs `pull-requests` write permission, and is never passed to the benchmarks.", { stands: "with GitHub" }),
	"trust-head": row(truth(), "false", "Whether to measure where the event gives the job the rights of this repository and head may be a stranger's (`pull_request_target`, `issue_comment` on a pull request, `workflow_run` of a fork), and head of a fork on a self-hosted runner.", { stands: "with GitHub" }),
	results: row(anyText({ completion: "folder" }), null, "The folder for result files. Default - one below the runner's temporary folder.", { stands: "with one run" })
};
// src/core/inputs/judged.ts
const judged = {
	count: row(whole(1, 1e3), "20", "The most rounds, on average over the benchmarks. Each round visits base and head, in random order. A benchmark that is settled leaves earlier, and one that is still open gets up to three times as many; a `run` without `filter` gets no more than these."),
	alpha: row(ratio(0, .5, true), "0.05", "Significance level, as a ratio or a percentage - the chance of a false alarm in a run that changed nothing (for each benchmark, with `correction` none)."),
	threshold: row(ratio(0, 1), "5%", "The smallest worsening of the typical run that can fail, as a percentage or a ratio."),
	"rule-out": row(ratio(0, 1), null, "The worsening that a pass has ruled out in every row, as a percentage or a ratio; no less than the threshold. Where this is ruled out, and the threshold is not, a row passes if its estimate is not beyond the threshold. Default - twice the threshold."),
	"delta-test": row(oneOf([
		"utest",
		"ttest",
		"none"
	]), "utest", "What decides - `utest` (Mann-Whitney), `ttest` (Welch), or `none` (the size of the change alone)."),
	correction: row(oneOf([
		"holm",
		"bh",
		"none"
	]), "holm", "How p-values are adjusted for the number of comparisons - `holm`, `bh` (Benjamini-Hochberg), or `none`."),
	strict: row(truth(), "false", "Whether to fail only where the worsening is shown to exceed the threshold, not merely to exist."),
	outliers: row(oneOf(["none", "iqr"]), "none", "Values to leave out before testing - `none`, or `iqr` (beyond 1.5 interquartile ranges; makes false alarms more likely)."),
	"stop-early": row(oneOf([
		"pass",
		"pass-or-fail",
		"never"
	]), "pass", "The answers with which a benchmark may leave at a look before `count` rounds (after 40, 60 and 80 % of them) - `pass`, `pass-or-fail`, or `never` (every benchmark has exactly `count` rounds)."),
	confirm: row(truth(), "true", "Whether what looks like a regression is measured again, in as many rounds as it took to suspect it, and fails only if it recurs; in Go with the code of both sides laid out anew each time. A part of `budget` is kept for that; where it is too short, this is skipped.")
};
// src/core/inputs/measured.ts
const statisticalTest = " For the statistical test, set \"delta-test\".";
// src/core/inputs/table.ts
const table = {
	run: row(anyText(), null, "The command that measures one side once, with any tool. It prints its results, or writes them to a file (`output`), and runs like the script of a step. Default where there is a go.mod or go.work - each Go benchmark by itself, from test binaries that are built once."),
	format: row(oneOf([anyFormat, ...formatNames]), "auto", "The benchmark format of what `run` prints or writes, such as `go`; or `auto`, which finds out.", { of: "command" }),
	output: row(outputFiles, "", "The file that `run` writes its results to, or globs of such files, one per line; relative to the working directory, with the syntax of `overlay`. They are removed before each round, so git must not track them. Default - the results are what it prints.", { of: "command" }),
	filter: row(filter, null, "What is added to `run` to measure only some benchmarks, such as `--benchmark_filter={regex}`. `{regex}` stands for a regular expression of their names, `{or}` for the names with `or` between them. It goes to the end of the last line of `run`, or in place of `{filter}` in it; neither may be in quotes. With it, rounds go to the benchmarks that are still open, and only suspects are measured again. Default - all of `run` is measured each time.", { of: "command" }),
	paths: row(lines(), "", "Globs of the files that the benchmarks of `run` depend on, one per line, with the syntax of `overlay`. If none of these files differs between base and head, the run passes without measuring. Default - any file may matter.", { of: "command" }),
	measure: row(oneOf(["changed", "all"]), "changed", "What to measure - `changed` (leaves out Go packages whose test binaries are the same bytes on both sides and whose benchmarks can read no file that differs, and a command whose `paths` have no file that differs), or `all`."),
	packages: row(packages, "./...", "Patterns of Go packages, as `go test` takes them, from the working directory. (This and the next seven are for Go, without `run`.)", { of: "go" }),
	bench: row(anyText(), ".", "Which Go benchmarks, as `-bench` takes it.", { of: "go" }),
	benchtime: row(benchtime, "100ms", "How long each Go benchmark runs on each side in each round, as `-benchtime` takes it, in short visits that take turns. More rounds tell more than longer runs.", { of: "go" }),
	cpu: row(processors, null, "Values of GOMAXPROCS to run each Go benchmark with, as `-cpu` takes them, such as `1,4`.", { of: "go" }),
	benchmem: row(truth(), "true", "Whether allocations are measured too, as with `-benchmem`.", { of: "go" }),
	tags: row(anyText({ separator: "," }), null, "Build tags, as `-tags` takes them.", { of: "go" }),
	"go-flags": row(goFlags, "", "More flags for the go command, as in GOFLAGS.", { of: "go" }),
	test: row(truth(statisticalTest), "false", "Whether the tests of the measured packages run first, once on each side. Benchmarks of broken code mean nothing.", { of: "go" }),
	setup: row(anyText(), null, "A command that prepares a side, run once on each before measuring, such as `npm ci`."),
	...judged,
	...handled
};
const rows = new Map(Object.entries(table));
function valuesOf(read) {
	const values = [...rows].map(([name, { kind, usual }]) => {
		const text = read(name).trim() || usual;
		return [camel(name), text === null ? null : kind.parse(name, text)];
	});
	return Object.fromEntries(values);
}
[...rows.keys()];
const ruleNames = namesWhere(({ stands }) => stands === "anywhere");
const flagNames = namesWhere(({ stands }) => stands !== "with GitHub");
const goNames = namesWhere(({ of }) => of === "go");
const commandNames = namesWhere(({ of }) => of === "command");
function namesWhere(is) {
	return [...rows].filter(([, row]) => is(row)).map(([name]) => name);
}
function standingOf(name) {
	return rows.get(name)?.stands ?? null;
}
function isSwitch(name) {
	return rows.get(name)?.kind.json === "boolean";
}
function separatorOf(name) {
	return rows.get(name)?.kind.separator ?? null;
}
function completionOf(name) {
	return rows.get(name)?.kind.completion ?? "any";
}
function usualOf(name) {
	return rows.get(name)?.usual ?? "";
}
function camel(name) {
	return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
export { anyText as C, ratio as D, oneOf as E, refused as O, splitFlags as S, kind as T, runIn as _, isSwitch as a, joinFlags as b, standingOf as c, secondsOf as d, sixteenth as f, wholeRun as g, isPlaceUnquoted as h, goNames as i, usualOf as l, isFilterUnquoted as m, completionOf as n, ruleNames as o, filteredRun as p, flagNames as r, separatorOf as s, commandNames as t, valuesOf as u, shellLine as v, inside as w, relinking as x, shellWord as y };
