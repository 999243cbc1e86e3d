import { $ as sides, A as isHeld, B as isSparse, C as leavingSide, D as prepareLargeFiles, E as leavingPointers, F as bytes$1, G as readStatus, H as readIndex, I as copyWhole, J as notCheckedOut, K as GitFailed, L as foldersAbove, M as writeJournal, N as guard, O as beginJournal, P as lockedBy, Q as settingOf, R as isInside, S as leavingHome, T as takeOutline, U as readLinks, V as readDifference, W as readStashes, X as readable$1, Y as nulSeparated, Z as otherSide, _ as copyShelf, a as inUse, b as staying, c as restore, ct as inlineCode, d as keepGitFiles, dt as Cancelled, f as names, ft as CouldNotMeasure, g as writeNote, h as stateFolder, ht as SideFailed, i as recoverWorktrees, j as readJournal, k as holder, l as treesOf, lt as inlineText, m as renewGitFiles, mt as NotPutBack, n as recover, nt as isFolder, o as recoverCheckout, ot as codeBlock, p as putBackLink, pt as Misconfigured, q as gitIn, r as openFolder, rt as standing$1, s as forget, t as untrustedEnvironment, tt as contentOf, u as gitPath, v as missingFrom, w as foldersOf, x as unshelve, y as shelve, z as standingBelow } from "./environment.js";
import { dirname, join, resolve, sep } from "node:path";
import { randomInt } from "node:crypto";
import { copyFile, mkdir, mkdtemp, readdir, realpath, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { spawn, spawnSync } from "node:child_process";
import { readFileSync, statSync, utimesSync } from "node:fs";
import { arch, cpus, loadavg, release, tmpdir, totalmem, type } from "node:os";
// src/core/remembering.ts
const most = 1e3;
function remembering(ask) {
	const known = new Map();
	return (question) => {
		const before = known.get(question);
		if (before !== void 0) return before;
		if (known.size >= most) known.clear();
		const answer = ask(question);
		known.set(question, answer);
		return answer;
	};
}
// src/core/units.ts
const tidy = remembering((unit) => {
	let factor = 1;
	return {
		unit: numerators(unit, (token) => {
			if (token === "ns") {
				factor /= 1e9;
				return "sec";
			}
			if (token === "MB") {
				factor *= 1e6;
				return "B";
			}
			return token;
		}),
		factor
	};
});
function countsBytes(unit) {
	let bytes = false;
	numerators(unit, (token) => {
		bytes ||= token === "B" || token === "MB" || token === "bytes";
		return token;
	});
	return bytes;
}
const usualDirection = remembering((unit) => {
	if (/\/(s|sec)$/.test(unit)) return "higher";
	if (unit === "B/op" || unit === "allocs/op") return "lower";
	let time = false;
	numerators(unit, (token) => {
		time ||= token === "sec";
		return token;
	});
	return time ? "lower" : null;
});
const isCounted = remembering((unit) => {
	if (/\/(s|sec)$/.test(unit)) return false;
	return countsBytes(unit) || /^(allocs|instructions)(\/op)?$/.test(unit);
});
function unitRules(base, head) {
	const rules = new Map(base);
	for (const [unit, { better, ...rule }] of head) {
		const mayTurn = better !== void 0 && usualDirection(unit) === null;
		if (!rules.has(unit)) rules.set(unit, mayTurn ? {
			...rule,
			better
		} : rule);
	}
	return rules;
}
function numerators(unit, rewrite) {
	let denominator = false;
	return unit.replace(/[*/]|[^-*/\s]+/g, (token) => {
		if (token === "*" || token === "/") {
			denominator = token === "/";
			return token;
		}
		return denominator ? token : rewrite(token);
	});
}
// src/core/report/format.ts
function formatValue(value, unit) {
	if (/(^|-)sec(\/|$)/.test(unit)) return scaled(value, time);
	if (countsBytes(unit)) return scaled(value, unit.endsWith("/s") ? speed : bytes);
	if (Number.isInteger(value) && Math.abs(value) < 1e6) return String(value);
	return scaled(value, counts);
}
function formatCenter({ center, low, high }, unit) {
	return `${formatValue(center, unit)}${space}±${space}${spread(center, low, high)}`;
}
function formatDelta(delta) {
	if (delta === null) return "from 0";
	return `${delta >= 0 ? "+" : ""}${toFixedEven(delta * 100, 2)}%`;
}
function formatP({ p, exact }) {
	if (p === null) return "";
	if (p === 0 && exact) return "exact";
	return p < .001 ? "<0.001" : toFixedEven(p, 3);
}
function formatShortP(p) {
	if (p < 1e-4) return "<0.0001";
	return String(Number(p.toPrecision(p < .001 ? 1 : 2)));
}
function formatPercent(change) {
	const size = Math.abs(change) * 100;
	if (size >= 99.95) return `${size < 1e6 ? size.toFixed(0) : size.toPrecision(3)}%`;
	if (size >= .095 || size === 0) return `${size.toFixed(1)}%`;
	return size < 1e-6 ? "<0.000001%" : `${Number(size.toPrecision(2)).toFixed(6).replace(/0+$/, "")}%`;
}
function formatRatio(ratio) {
	return `${Number((ratio * 100).toPrecision(6))}%`;
}
function formatRounds(rounds) {
	return rounds === 1 ? "1 round" : `${rounds} rounds`;
}
function formatDuration(seconds) {
	const whole = Math.round(seconds);
	if (whole < 60) return `${whole} s`;
	const minutes = Math.floor(whole / 60);
	if (minutes < 60) return `${minutes} min ${whole % 60} s`;
	return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
function toFixedEven(value, digits) {
	const exact = value.toFixed(digits + 1);
	const isTie = exact.endsWith("5") && Number.isInteger(value * 2 ** (digits + 1));
	const cut = exact.slice(0, -1).replace(/\.$/, "");
	return isTie && /[02468]$/.test(cut) ? cut : value.toFixed(digits);
}
function shortSha(sha) {
	return sha.slice(0, 9);
}
const space = "\xA0";
const time = [
	[1, `${space}s`],
	[.001, `${space}ms`],
	[1e-6, `${space}µs`],
	[1e-9, `${space}ns`]
];
const bytes = [
	[2 ** 40, `${space}TiB`],
	[2 ** 30, `${space}GiB`],
	[2 ** 20, `${space}MiB`],
	[1024, `${space}KiB`],
	[1, `${space}B`]
];
const speed = bytes.map(([factor, suffix]) => [factor, `${suffix}/s`]);
const counts = [
	[0xe8d4a51000, `${space}T`],
	[1e9, `${space}G`],
	[1e6, `${space}M`],
	[1e3, `${space}k`],
	[1, ""]
];
function scaled(value, scale) {
	const size = Math.abs(value);
	const [factor, suffix] = scale.find(([step]) => size >= step * .99995) ?? scale.at(-1);
	const number = value / factor;
	if (suffix === `${space}B` && Number.isInteger(number)) return `${number}${suffix}`;
	const text = number.toPrecision(4);
	if (text.includes("e")) return `${Number(text)}${suffix}`;
	return `${toFixedEven(number, text.split(".")[1]?.length ?? 0)}${suffix}`;
}
function spread(center, low, high) {
	if (low === null || high === null) return "∞";
	if (center === 0) return low === 0 && high === 0 ? "0%" : "?";
	return `${toFixedEven(100 * Math.max(Math.abs(high / center - 1), Math.abs(1 - low / center)), 0)}%`;
}
// src/core/judge/verdict.ts
function judge(comparisons, onlyBase, onlyHead) {
	if (comparisons.length === 0) return nothingCompared(countBenchmarks(onlyBase), countBenchmarks(onlyHead));
	const of = plural(countBenchmarks(comparisons));
	const count = (change) => countBenchmarks(withChange(comparisons, change));
	const open = countBenchmarks(undecided$1(comparisons));
	const also = [count("improved") > 0 ? `, ${count("improved")} improved` : "", count("changed") > 0 ? `, ${count("changed")} changed in a unit of unknown direction` : ""].join("");
	if (count("regressed") > 0) return {
		verdict: "fail",
		reason: `${count("regressed")} of ${of} regressed${also}${open > 0 ? `, ${open} inconclusive` : ""}`
	};
	if (open > 0) return {
		verdict: "inconclusive",
		reason: `${open} of ${of} undecided, no regression shown${also}`
	};
	return {
		verdict: "pass",
		reason: `No regression in ${of}${also}`
	};
}
function judgeWithoutBase(why, { sha }) {
	return {
		verdict: "inconclusive",
		reason: `Base could not be measured: ${why} (${shortSha(sha)})`
	};
}
function failsCheck(verdict, failOn) {
	if (failOn === "never") return false;
	return verdict === "fail" || verdict === "inconclusive" && failOn === "inconclusive";
}
function undecided$1(comparisons) {
	return withChange(comparisons, "inconclusive").filter(({ better }) => better !== null);
}
function withChange(comparisons, change) {
	return comparisons.filter((comparison) => comparison.change === change);
}
function nothingCompared(onlyBase, onlyHead) {
	if (onlyBase === 0 && onlyHead === 0) return {
		verdict: "fail",
		reason: "Nothing was measured on either side"
	};
	if (onlyBase === 0) return {
		verdict: "inconclusive",
		reason: `Base has no benchmarks to compare with (head has ${onlyHead})`
	};
	return {
		verdict: "fail",
		reason: `Nothing to compare: no benchmark has the same name on both sides (base has ${onlyBase}, head ${onlyHead})`
	};
}
function countBenchmarks(named) {
	return new Set(named.map((one) => JSON.stringify([one.package, one.benchmark]))).size;
}
function plural(benchmarks) {
	return benchmarks === 1 ? "1 benchmark" : `${benchmarks} benchmarks`;
}
// src/core/report/folded.ts
function folded(title, content) {
	return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
// src/core/report/base-failed.ts
const longestMessage = 2e3;
const longestOutput = 4e3;
function baseFailedPart({ commits, rounds, settings }, { message, output }) {
	const before = rounds.length === 0 ? "" : ` The ${formatRounds(rounds.length)} before that were measured, and are not judged.`;
	const laid = settings.overlay.length === 0 ? "" : " Base was given files of head (`overlay`): if they need code that base does not have, name fewer of them.";
	const said = output.length <= longestOutput ? output : `…${output.slice(-4e3)}`;
	const told = message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`;
	const check = settings.failOn === "inconclusive" ? "The check fails for it, as `fail-on: inconclusive` asks." : "`fail-on: inconclusive` would have such runs fail.";
	return [
		`Head could be measured, so this is about base; there is nothing to compare head with.${before}`,
		`If this pull request mends base, nothing is to be done.${laid} Else mend it on the branch that base (${inlineCode(shortSha(commits.base.sha))}) is from, or set \`base\` to a commit that works. ${check}`,
		folded("What happened, and the last lines of its output", [codeBlock(told, "text"), output === "" ? "" : codeBlock(said, "text")].filter((part) => part !== "").join("\n\n"))
	].join("\n\n");
}
// src/core/report/names.ts
function namingOf(named) {
	const suffixes = new Set(named.map((one) => /-\d+$/.exec(one.benchmark)?.[0] ?? ""));
	const packages = [...new Set(named.map((one) => one.package ?? ""))];
	const shared = sharedFolders(packages);
	return ({ benchmark, package: path }) => {
		const [suffix = ""] = suffixes;
		const name = suffixes.size === 1 && suffix !== "" ? benchmark.slice(0, -suffix.length) : benchmark;
		if (packages.length <= 1 || path === null) return name;
		return `${path.split("/").slice(shared).join("/")}.${name}`;
	};
}
function sharedFolders(packages) {
	if (packages.length === 0) return 0;
	const paths = packages.map((path) => path.split("/"));
	const shortest = Math.min(...paths.map((path) => path.length));
	let shared = 0;
	while (shared < shortest - 1 && paths.every((path) => path[shared] === paths[0]?.[shared])) shared++;
	return shared;
}
function unitName(unit) {
	return unit.replace(/(^|-)sec(?=\/|$)/, "$1time");
}
function labelOf(comparison, naming) {
	const { unit } = comparison;
	return `${inlineCode(naming(comparison))}${unit === "sec/op" ? "" : ` in ${inlineCode(unitName(unit))}`}`;
}
function listed(names, most) {
	if (most === 0) return `${names.length} in all`;
	const rest = names.length > most ? ` and ${names.length - most} more` : "";
	return `${names.slice(0, most).join(", ")}${rest}`;
}
// src/core/report/how-measured.ts
function howMeasured({ commits, settings, machine, rounds, stopped, again }, voice) {
	const seconds = [...rounds, ...again].reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0);
	const firsts = rounds.filter((round) => round.first === "base").length;
	const machines = new Set(rounds.map(({ block }) => block)).size;
	const ended = {
		count: formatRounds(rounds.length),
		settled: `${rounds.length} of ${settings.count} rounds, then ${voice.term("early-stopping", "stopped early")} as nothing that could fail was open`,
		budget: `${rounds.length} of ${settings.count} rounds, then the time was up (\`budget\`${settings.budget === null ? "" : ` ${formatDuration(settings.budget)}`})`,
		failed: "no round"
	}[stopped];
	const repeated = again.length === 0 ? "" : `; ${again.length} more to ${voice.term("confirmation", "confirm")} what looked like a regression`;
	const facts = [
		`- base ${inlineCode(shortSha(commits.base.sha))} (${inlineText(commits.base.from)}), head ${inlineCode(shortSha(commits.head.sha))} (${inlineText(commits.head.from)})`,
		`- ${ended}; each ${voice.term("rounds-and-interleaving", "round")} visited both sides on ${machines > 1 ? `one of ${machines} machines` : "one machine"}, base first in ${firsts} (coin flips from seed ${settings.seed})${repeated}; ${formatDuration(seconds)} of measuring`,
		...overlaid(settings.overlay),
		`- ${machineLine(machine)}`,
		`- ${statistics(settings, voice)}`
	];
	const where = settings.workingDirectory === "." ? "" : ` in ${inlineCode(settings.workingDirectory)}`;
	return folded("How this was measured, and how to repeat it", [
		...facts,
		"",
		...layingOver(commits.head.sha, settings.overlay),
		`To repeat one visit, check the commit out and run${where}:`,
		"",
		codeBlock([settings.setup, settings.run].filter((command) => command !== null).join("\n"), "sh")
	].join("\n"));
}
function overlaid(globs) {
	if (globs.length === 0) return [];
	return [`- base was measured with head's files that match ${listed(globs.map((glob) => inlineCode(glob)), 5)} in place of its own (\`overlay\`)`];
}
function layingOver(head, globs) {
	if (globs.length === 0) return [];
	const quoted = globs.map((glob) => `':(top,glob)${glob.replaceAll("'", `'\\''`)}'`);
	const command = `git checkout ${shortSha(head)} -- ${quoted.join(" ")}`;
	return [
		"In a checkout of base, put the files of head in first:",
		"",
		codeBlock(command, "sh"),
		""
	];
}
function machineLine({ cpu, cores, memoryBytes, os, arch, load, steal }) {
	const stolen = steal === null ? "" : `, steal ${formatPercent(steal)} while measuring`;
	return `${inlineCode(cpu)}, ${cores} cores, ${(memoryBytes / 2 ** 30).toFixed(0)} GiB, ${inlineCode(`${os} ${arch}`)}, load ${load.toFixed(2)} at the start${stolen}`;
}
function statistics({ test, outliers }, voice) {
	const p = voice.term("p", "p");
	return `centre: median, ± its 95% interval${{
		utest: `; ${p}: two-sided Mann-Whitney`,
		ttest: `; ${p}: two-sided Welch's t (\`test: ttest\`)`,
		none: "; nothing was tested (`test: none`)"
	}[test]}${test === "utest" && outliers === "none" ? `; both as ${inlineCode("benchstat base.txt head.txt")} prints for the sample files in the results folder` : ""}${outliers === "iqr" ? `; values beyond 1.5 interquartile ranges were ${voice.term("classic-options", "left out")} (\`outliers: iqr\`), which makes false alarms more likely` : ""}`;
}
function rule({ settings, comparisons, again }, voice) {
	if (comparisons.length === 0) return "";
	const { test, threshold, alpha, failOn } = settings;
	const unchanged = `${voice.term("unchanged", "unchanged")} if a worsening of ${formatRatio(threshold)} is ruled out`;
	const isTested = test !== "none";
	const isExact = isTested && comparisons.some(({ exact }) => exact);
	const regressed = withChange(comparisons, "regressed");
	const hasFailed = regressed.length > 0;
	const isRepeated = isTested && again.length > 0;
	const isUnconfirmed = isTested && settings.confirm && again.length === 0 && regressed.some(({ exact }) => !exact);
	const repeated = isRepeated ? `, and a ${voice.term("confirmation", "second measurement")} shows it again` : "";
	return `<sub>${[
		`A benchmark regressed if ${regressedIf(settings, voice)}${repeated}.`,
		isUnconfirmed ? `What regressed was not ${voice.term("confirmation", "confirmed")} by a second measurement, as the \`budget\` left no time.` : "",
		isTested && threshold > 0 ? `It is ${unchanged}, and ${voice.term("inconclusive", "inconclusive")} otherwise.` : "",
		isExact ? `Counts that do not vary are compared ${voice.term("exact", "as they are")}.` : "",
		isTested ? `~ means no significant difference: p above ${alpha}.` : "",
		failOn === "inconclusive" ? "What is inconclusive fails the check too (`fail-on: inconclusive`)." : "",
		failOn === "never" && hasFailed ? "The check passes all the same (`fail-on: never`)." : ""
	].filter((one) => one !== "").join(" ")}</sub>`;
}
function regressedIf(settings, voice) {
	const { alpha, threshold, test, correction, strict, outliers } = settings;
	const limit = () => `more than ${formatRatio(threshold)} worse (${voice.term("threshold", "threshold")})`;
	if (test === "none") return `it is ${limit()}, be it by chance (\`test: none\`)`;
	const notes = [
		correction === "holm" ? "" : `\`correction: ${correction}\``,
		test === "ttest" ? "`test: ttest`" : "",
		outliers === "iqr" ? "`outliers: iqr`" : ""
	].filter((note) => note !== "");
	const p = correction === "none" ? voice.term("p", "p") : voice.term("adjusted-p", "adjusted p");
	const noted = notes.length === 0 ? p : `${p} (${notes.join(", ")})`;
	if (strict) return `the ${noted} for being ${limit()} is at most ${alpha} (\`strict\`)`;
	return `its ${noted} is at most ${alpha} and it is ${limit()}`;
}
// src/core/judge/apart.ts
function exceeds(change, threshold) {
	return change > threshold + 1e-12;
}
function apartByRatio(ratio, direction) {
	return oriented(ratio - 1, 1 / ratio - 1, direction);
}
function apartByShift(shift, base, head, direction) {
	return oriented(relative(shift, base), relative(-shift, head), direction);
}
function oriented(up, down, direction) {
	return direction === "higher" ? {
		worsening: -up,
		improvement: -down
	} : {
		worsening: up,
		improvement: down
	};
}
function relative(shift, to) {
	return shift === 0 ? 0 : shift / Math.abs(to);
}
// src/core/report/amount.ts
function amountWithInterval({ estimate, low, high }, measured, voice) {
	const { verb, what, ...ways } = wordingOf(measured, voice);
	const rises = estimate >= 1;
	const [way, opposite] = rises ? [ways.up, ways.down] : [ways.down, ways.up];
	const ends = [low, high].map((end) => end === null ? null : rises ? end - 1 : 1 - end);
	const [near = null, far = null] = rises ? ends : ends.toReversed();
	const interval = (words) => `, ${voice.term("interval", words)} `;
	let bounds = "";
	if (near !== null && far !== null) {
		const [from, to] = [formatPercent(near), formatPercent(far)];
		if (near < 0) bounds = `${interval("between")}${from} ${opposite} and ${to} ${way}`;
		else if (from !== to) bounds = `${interval("between")}${from} and ${to}`;
	} else if (near !== null && near > 0) bounds = `${interval("at least")}${formatPercent(near)}`;
	return `${verb} ${formatPercent(estimate - 1)} ${way}${what}${bounds}`;
}
function amount(change, hasRisen, measured, voice) {
	const { verb, up, down, what } = wordingOf(measured, voice);
	return `${verb} ${formatPercent(change)} ${hasRisen ? up : down}${what}`;
}
function lessOrFewer(unit) {
	return /[a-z]{2}[^\Ws]s(\/|$)/.test(unit) && !countsBytes(unit) && !/sec(ond)?s(\/|$)/.test(unit) ? "fewer" : "less";
}
function wordingOf({ unit, better }, voice) {
	const code = voice.code(unitName(unit));
	if (unit === "sec/op") return {
		verb: "is",
		up: "slower",
		down: "faster",
		what: ""
	};
	if (/\/(s|sec)$/.test(unit) && better === "higher") return {
		verb: "is",
		up: "faster",
		down: "slower",
		what: ` in ${code}`
	};
	return {
		verb: "has",
		up: "more",
		down: lessOrFewer(unit),
		what: ` ${code}`
	};
}
// src/core/report/terms.ts
const statisticsPage = "https://github.com/benchgate/benchgate/blob/main/docs/statistics.md";
const plainVoice = {
	code: (name) => name,
	term: (_, words) => words
};
function markdownVoice() {
	const linked = new Set();
	return {
		code: (name) => inlineCode(name),
		term: (anchor, words) => {
			if (linked.has(anchor)) return words;
			linked.add(anchor);
			return `[${words}](${statisticsPage}#${anchor})`;
		}
	};
}
// src/core/report/sentence.ts
function sentence(units, said, voice, isRepeated) {
	return units.map((unit, index) => {
		return `${clause(unit, said, voice, index === 0)}${repetition(unit, said, voice, isRepeated)}`;
	}).join(". It also ");
}
function line(comparison, said, isRepeated = false) {
	return sentence([comparison], said, plainVoice, isRepeated);
}
function magnitude({ delta }) {
	return delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta);
}
function completeRounds({ base, head }) {
	return base.samples.filter((value, index) => value !== null && (head.samples[index] ?? null) !== null).length;
}
function change(comparison, voice) {
	const { base, head, unit, delta, ratio, exact } = comparison;
	const code = voice.code(unitName(unit));
	if (delta === null) return `went from ${base.center === 0 ? "0" : formatValue(base.center, unit)} to ${formatValue(head.center, unit)} in ${code}`;
	const isMore = head.center > base.center;
	if (exact) return `has ${formatValue(Math.abs(head.center - base.center), unit)} ${isMore ? "more" : lessOrFewer(unit)} ${code}`;
	return ratio === null ? amount(delta, isMore, comparison, voice) : amountWithInterval(ratio, comparison, voice);
}
function chance({ adjustedP }, { correction, test }, voice) {
	if (adjustedP === null) return "";
	return `${correction === "none" ? voice.term("p", "p") : voice.term("adjusted-p", "adjusted p")} ${formatShortP(adjustedP)}${test === "ttest" ? " (Welch's t)" : ""}`;
}
function second({ ratio, base, head, p }, unit, { strict }) {
	const size = ratio === null ? `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}` : `${ratio.estimate >= 1 ? "+" : "-"}${formatPercent(ratio.estimate - 1)}`;
	return p === null || strict ? size : `${size} (p ${formatShortP(p)})`;
}
function clause(comparison, said, voice, isFirst) {
	const { exact, delta } = comparison;
	const basis = exact ? valuesOf(comparison, voice) : roundsOf(comparison, said, voice);
	const limit = formatRatio(said.threshold);
	const threshold = () => voice.term("threshold", "threshold");
	let end = "";
	if (said.strict && !exact && comparison.adjustedP !== null) end = ` for exceeding the ${threshold()} of ${limit}`;
	else if (isFirst) end = delta === null ? `; past any ${threshold()}` : `; ${threshold()} ${limit}`;
	return `${change(comparison, voice)}${basis}${end}`;
}
function repetition({ exact, confirmation, unit }, said, voice, isRepeated) {
	const confirmed = () => voice.term("confirmation", "confirmed");
	if (confirmation?.recurred) return `; ${confirmed()} by a second measurement, ${second(confirmation, unit, said)}`;
	if (exact || confirmation !== null || !isRepeated) return "";
	return `; not ${confirmed()}, as the second measurement gave too few values of it`;
}
function valuesOf({ base, head, unit, delta }, voice) {
	const exact = `${voice.term("exact", "exact")}, does not vary`;
	if (delta === null) return ` (${exact})`;
	const values = `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`;
	const size = formatPercent(delta).replace(".0%", "%");
	return ` (${values}, ${delta >= 0 ? "+" : "-"}${size}; ${exact})`;
}
function roundsOf(comparison, said, voice) {
	const rounds = completeRounds(comparison);
	const p = chance(comparison, said, voice) || "not tested";
	return `; ${formatRounds(rounds)}, ${p}`;
}
// src/core/report/inconclusive.ts
const mostOpen = 5;
const outOfReach = 1e3;
function inconclusivePart(result, naming, most, voice) {
	const open = undecided$1(result.comparisons).filter((one) => one.confirmation === null).toSorted((a, b) => (a.roundsNeeded ?? Infinity) - (b.roundsNeeded ?? Infinity) || 0);
	if (open.length === 0) return "";
	const list = open.slice(0, most).map((one) => `- ${estimated(one, naming, voice)}: ${standing(one, result)}.`).concat(open.length > most ? [`- ${most === 0 ? `${open.length} in all` : `and ${open.length - most} more`}`] : []).join("\n");
	return [
		introduction(result, voice),
		open.length > mostOpen ? folded(`Inconclusive (${open.length}), nearest to settled first`, list) : list,
		advice$2(open, result)
	].join("\n\n");
}
function unconfirmedPart({ comparisons, settings }, naming, most, voice) {
	const lines = comparisons.flatMap((one) => {
		const { confirmation, unit } = one;
		if (!confirmation || confirmation.recurred) return [];
		const p = chance(one, settings, voice);
		const beyond = isWorse(confirmation, one, settings) ? ` beyond the threshold of ${formatRatio(settings.threshold)}` : "";
		const then = voice.term("confirmation", "a second one");
		const end = one.change === "inconclusive" ? ", which does not rule it out either" : "";
		return [`- ${inlineCode(naming(one))}: a regression did not recur${beyond}. The first measurement said that it ${change(one, voice)}${p === "" ? "" : ` (${p})`}, ${then} ${second(confirmation, unit, settings)}${end}.`];
	});
	const rest = lines.length > most ? [`- ${most === 0 ? `${lines.length} in all` : `and ${lines.length - most} more`} did not recur`] : [];
	return [...lines.slice(0, most), ...rest].join("\n");
}
function introduction({ rounds, settings, stopped }, voice) {
	const term = voice.term("inconclusive", "Inconclusive");
	if (settings.threshold === 0) return `⚠️ ${term}: with a threshold of 0% nothing that varies can be shown to be ${voice.term("unchanged", "unchanged")}, only improved, as a worsening too small to see would count. A larger \`threshold\` lets a run pass.`;
	const time = stopped === "budget" ? ` Time was up (\`budget\`) after ${rounds.length} of ${formatRounds(settings.count)}.` : "";
	return `⚠️ ${term}: ${formatRounds(rounds.length)} could neither show nor rule out a worsening of ${formatRatio(settings.threshold)}.${time}`;
}
function estimated(comparison, naming, voice) {
	if (comparison.ratio === null) return labelOf(comparison, naming);
	return `${inlineCode(naming(comparison))} ${change(comparison, voice)}`;
}
function standing(comparison, { rounds, settings }) {
	const { visible, roundsNeeded } = comparison;
	const { test, threshold } = settings;
	const complete = completeRounds(comparison);
	if (complete < Math.min(8, rounds.length) && test === "utest") return `measured on both sides in only ${complete} of ${formatRounds(rounds.length)}, too few to judge`;
	const unknown = "too few values, or too far apart, to say what would settle it";
	const seen = visible === null ? "" : `a worsening is likely to show only from ${formatPercent(visible)} up`;
	if (threshold === 0) return seen || unknown;
	const isEnough = roundsNeeded !== null && roundsNeeded <= complete;
	if (isEnough && holdsThreshold(comparison, threshold)) return "too near the threshold to tell on which side it is";
	if (visible === null && roundsNeeded === null) return unknown;
	const settles = isEnough ? "these rounds would probably have settled it if nothing had changed" : roundsNeeded === null || roundsNeeded > outOfReach ? `${formatRatio(threshold)} is out of reach on this machine (over ${outOfReach} rounds)` : `about ${formatRounds(roundsNeeded)} would settle it if nothing changed`;
	return seen === "" ? settles : `${seen}; ${settles}`;
}
function holdsThreshold({ ratio, better }, threshold) {
	if (ratio === null || ratio.low === null || ratio.high === null) return false;
	const [low, high] = [ratio.low, ratio.high].map((end) => apartByRatio(end, better).worsening);
	return low !== void 0 && high !== void 0 && (low - threshold) * (high - threshold) <= 0;
}
function isWorse({ ratio, p }, { better }, { alpha }) {
	if (ratio === null || p === null || p > alpha) return false;
	return apartByRatio(ratio.estimate, better).worsening > 0;
}
function advice$2(open, { settings, rounds }) {
	const complete = open.some((one) => completeRounds(one) < rounds.length) ? " Let the command print every benchmark in every round." : "";
	if (settings.threshold === 0) return complete.trim();
	return `To settle this, ${open.some(({ roundsNeeded }) => roundsNeeded !== null && roundsNeeded > rounds.length && roundsNeeded <= outOfReach) ? "set `count` to the rounds given, " : ""}measure longer each time (\`-benchtime\`), use a quieter runner, or raise \`threshold\`.${complete}`;
}
// src/core/suite.ts
const benchmarkFolder = /^(bench|benches|benchmarks?|__benchmarks?__|jmh)$/i;
const benchmarkWord = /(?:^|[._-])(bench|benches|benchmarks?)(?=[._-]|$)/i;
const benchmarkInCamelCase = /(?:^|[a-z\d])(Bench(?:mark)?)(?=s?(?:[A-Z.]|$))/;
const isProse = /\.(md|markdown|rst|adoc|png|jpe?g|gif|svg)$/i;
const isData = /\.(txt|json|ya?ml|toml|ini|lock|csv|tsv|html?|xml|log)$/i;
const isGoTest = /_test\.go$/;
function needsGoBenchmarks(changes) {
	return changes.some(({ head }) => isGoTest.test(head) || inputsOf(head) !== null);
}
function changedSuite(changes, goBenchmarks) {
	const isPart = (path) => isBenchmark(path) || goBenchmarks.has(path) || isRead(path, goBenchmarks);
	const isChanged = ({ base, head }) => goBenchmarks.has(base) || goBenchmarks.has(head) || isPart(base) && isPart(head);
	return changes.filter(isChanged).map(({ head }) => head);
}
function isBenchmark(path) {
	const { folders, name } = partsOf(path);
	if (isProse.test(name) || [...folders, name].some((part) => part.startsWith("."))) return false;
	if (folders.some((folder) => benchmarkFolder.test(folder))) return true;
	return !isGoTest.test(name) && !isData.test(name) && wordIn(name) !== null;
}
function isRead(path, goBenchmarks) {
	const around = inputsOf(path);
	return around !== null && [...goBenchmarks].some((file) => folderOf(file) === around);
}
function inputsOf(path) {
	return /^((?:[^/]+\/)*?)testdata\//.exec(path)?.[1] ?? null;
}
function wordIn(name) {
	return (benchmarkWord.exec(name) ?? benchmarkInCamelCase.exec(name))?.[1] ?? null;
}
function globsFor(paths) {
	return [...new Set(paths.map(globFor))].sort();
}
function globFor(path) {
	const { folders, name } = partsOf(path);
	const folder = folders.find((one) => benchmarkFolder.test(one));
	if (folder !== void 0) return `**/${folder}/**`;
	if (isGoTest.test(name)) return "**/*_test.go";
	const extension = /\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? "";
	const word = wordIn(name);
	return word === null ? "**/testdata/**" : `**/*${word}*${extension}`;
}
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
function partsOf(path) {
	const parts = path.split("/");
	return {
		folders: parts.slice(0, -1),
		name: parts.at(-1) ?? ""
	};
}
// src/core/report/suite-note.ts
const mostNames$1 = 3;
function suiteNote({ warnings, settings }, most, voice) {
	const changed = warnings.flatMap((warning) => warning.kind === "suite" ? warning.changed : []);
	if (changed.length === 0) return "";
	const shown = Math.min(most, mostNames$1);
	const names = listed(changed.map((path, index) => index < shown ? inlineCode(path) : ""), shown);
	return `⚠️ **${voice.term("warnings", "Not the same benchmark")} on both sides:** benchmark files were changed (${names}), so a difference may be the benchmark's own. ${advice$1(changed, settings.overlay)}`;
}
function advice$1(changed, overlay) {
	const globs = globsFor(changed).filter((glob) => !overlay.includes(glob));
	const [only] = globs;
	const [more, both] = [overlay.length === 0 ? "" : " to what it has", "so that both sides run head's"];
	if (only !== void 0 && globs.length === 1 && more === "") return `Set ${inlineCode(`overlay: '${only}'`)}, ${both}.`;
	const lines = listed(globs.map((glob) => inlineCode(glob)), mostNames$1);
	if (more !== "") return `Add ${lines} to \`overlay\`, ${both}.`;
	return `Set \`overlay\` to ${lines}, one a line, ${both}.`;
}
// src/core/report/table.ts
const signs = {
	regressed: "❌",
	improved: "✅",
	changed: "❔",
	unchanged: "",
	inconclusive: "⚠️"
};
function table(comparisons, naming, alpha, geomeans = []) {
	const rows = comparisons.map((comparison) => {
		const { unit, base, head, change } = comparison;
		const shown = isSignificant(comparison, alpha) ? formatDelta(comparison.delta) : "~";
		return row([
			signOf(comparison),
			inlineCode(naming(comparison)),
			loud.includes(change) ? `**${shown}**` : shown,
			formatCenter(base, unit),
			formatCenter(head, unit),
			inlineCode(unitName(unit)),
			formatP(comparison)
		]);
	});
	return [
		row([
			"",
			"Benchmark",
			"Delta",
			"Base",
			"Head",
			"Unit",
			"p"
		]),
		alignment,
		...rows,
		...geomeans.map(geomeanRow)
	].join("\n");
}
function isSignificant({ change, exact, delta, p }, alpha) {
	if (loud.includes(change)) return true;
	if (exact) return delta !== 0;
	return p === null || p <= alpha;
}
function ordered(comparisons, naming, { sort, alpha }) {
	if (sort === "name") {
		const names = new Map(comparisons.map((one) => [one, naming(one)]));
		const name = (one) => names.get(one) ?? "";
		return comparisons.toSorted((a, b) => name(a) < name(b) ? -1 : Number(name(a) > name(b)));
	}
	if (sort === "delta") return comparisons.toSorted((a, b) => Math.sign(badness(b, alpha) - badness(a, alpha)) || 0);
	return comparisons;
}
function badness(comparison, alpha) {
	const { better, base, head, delta } = comparison;
	if (better === null || !isSignificant(comparison, alpha)) return 0;
	const rise = delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta);
	return head.center > base.center === (better === "lower") ? rise : -rise;
}
const alignment = "|:-:|:--|--:|--:|--:|:--|--:|";
const loud = [
	"regressed",
	"improved",
	"changed"
];
function signOf({ change, better }) {
	return change === "inconclusive" && better === null ? "" : signs[change];
}
function geomeanRow({ unit, ratio, rows, of }) {
	return row([
		"",
		rows === of ? "geomean" : `geomean (${rows} of ${of})`,
		formatDelta(ratio - 1),
		"",
		"",
		inlineCode(unitName(unit)),
		""
	]);
}
function row(cells) {
	return `| ${cells.join(" | ")} |`;
}
// src/core/report/warnings.ts
const mostNames = 10;
const slightDrifts = 5;
function runWarningPart({ warnings, settings }, voice) {
	return warnings.filter((warning) => !isSlight(warning, settings)).flatMap((warning) => warning.kind === "suite" ? [] : [`- ${voice.term("warnings", "Note")}: ${runWarning(warning)}`]).join("\n");
}
function warningPart({ comparisons, settings, rounds, warnings }, naming, most, voice) {
	const found = comparisons.flatMap((comparison) => comparison.warnings.map((warning) => ({
		comparison,
		warning
	})).filter(({ warning }) => !isSaid(warning, comparison)));
	const groups = kinds.flatMap(({ kind, says, advice }) => {
		const warned = found.filter(({ warning }) => warning.kind === kind);
		const details = new Map();
		for (const { comparison, warning } of warned) details.set(comparison, [...details.get(comparison) ?? [], detail(warning, settings)]);
		if (details.size === 0) return [];
		const shown = Math.min(most, mostNames);
		const labels = [...details].map(([one, about], index) => index < shown ? `${labelOf(one, naming)} (${about.join(", ")})` : "");
		return [`- **${says}** ${kind === "few-rounds" ? moreValues([...details.keys()], rounds.length) : advice}\n  ${listed(labels, shown)}`];
	});
	const slight = warnings.flatMap((warning) => isSlight(warning, settings) ? [slightDrift(warning)] : []);
	groups.push(...slight);
	if (groups.length === 0) return "";
	const about = `${voice.term("warnings", "What these mean")}, and what to do:`;
	return folded(`Warnings (${found.length + slight.length})`, [about, groups.join("\n")].join("\n\n"));
}
function isSaid({ kind }, { change, better }) {
	return kind === "blind" && change === "inconclusive" && better !== null;
}
const kinds = [
	{
		kind: "blind",
		says: "A worsening of the threshold may go unseen.",
		advice: "It is likely to show only from the size given; raise `count`, or measure longer each time."
	},
	{
		kind: "few-rounds",
		says: "Too few values: need >= 6 samples for confidence interval at level 0.95.",
		advice: ""
	},
	{
		kind: "unequal",
		says: "Base and head were not measured equally often.",
		advice: "What decides looks only at rounds that measured both; let the command print these in every round."
	},
	{
		kind: "spread",
		says: "The values vary much.",
		advice: "Their median may be this far off; measure longer each time, or on a quieter machine."
	},
	{
		kind: "two-modes",
		says: "The values lie in two groups.",
		advice: "Something switches between two states, such as a cache or a clock speed, and the median can jump from one to the other."
	},
	{
		kind: "outliers",
		says: "Outliers were left out.",
		advice: "Trimming (`outliers: iqr`) makes false alarms more likely."
	}
];
function moreValues(warned, rounds) {
	const isMissing = (one) => completeRounds(one) < rounds;
	if (!warned.some(isMissing)) return "Raise `count`.";
	const print = "et the command print these in every round.";
	return warned.every(isMissing) ? `L${print}` : `Raise \`count\`, and l${print}`;
}
function detail(warning, { threshold }) {
	switch (warning.kind) {
		case "spread": return `${warning.side} ±${formatPercent(warning.ratio)}`;
		case "few-rounds": return `fewer than ${warning.needed} on ${warning.side}`;
		case "unequal": return `${warning.base} on base, ${warning.head} on head`;
		case "two-modes": return warning.side;
		case "blind": return `${formatPercent(warning.visible)} instead of ${formatRatio(threshold)}`;
		case "outliers": return `${warning.base} on base, ${warning.head} on head`;
	}
}
function isSlight(warning, { threshold }) {
	return warning.kind === "drift" && Math.abs(warning.change) * slightDrifts < threshold;
}
function slightDrift({ change }) {
	return `- **Both sides got slightly ${change > 0 ? "slower" : "faster"} while measuring.** This favours neither, and is little beside the threshold.\n  ${formatPercent(change)} from the first quarter of the rounds to the last`;
}
function runWarning(warning) {
	switch (warning.kind) {
		case "drift": return `both sides got ${formatPercent(warning.change)} ${warning.change > 0 ? "slower" : "faster"} while measuring. Base and head took turns, so this favours neither, but it hides small changes; a processor that heats up or a busy host does that.`;
		case "configuration": return `${inlineCode(warning.key)} is ${inlineCode(warning.base)} on base and ${inlineCode(warning.head)} on head, so the two may not be comparable.`;
		case "steal": return `${formatPercent(warning.share)} of the processor time went to other machines on the same host, which makes times vary. A runner of its own would be quieter.`;
	}
}
// src/core/report/markdown.ts
const everything = {
	all: "every",
	regressions: Number.POSITIVE_INFINITY,
	improvements: Number.POSITIVE_INFINITY,
	names: Number.POSITIVE_INFINITY,
	leftOut: ""
};
function markdownReport(result, detail = everything) {
	const { comparisons, settings, unmatched } = result;
	const { names } = detail;
	const naming = namingOf([
		...comparisons,
		...unmatched.base,
		...unmatched.head
	]);
	const regressed = sorted(withChange(comparisons, "regressed")).slice(0, detail.regressions);
	const improved = sorted(withChange(comparisons, "improved")).slice(0, detail.improvements);
	const changed = sorted(withChange(comparisons, "changed")).slice(0, detail.improvements);
	const news = [
		...regressed,
		...improved,
		...changed
	];
	const voice = markdownVoice();
	return [
		`## ${icons[result.verdict]} Benchgate: ${result.reason}`,
		detail.leftOut === "" ? "" : `> [!NOTE]\n> Shortened to fit: ${detail.leftOut}. The result file has everything.`,
		result.baseFailed ? baseFailedPart(result, result.baseFailed) : "",
		suiteNote(result, names, voice),
		regressionList(regressed, result, naming, voice),
		news.length === 0 ? "" : table(news, naming, settings.alpha),
		advice(result),
		directionNote(changed),
		unconfirmedPart(result, naming, names, voice),
		inconclusivePart(result, naming, names, voice),
		runWarningPart(result, voice),
		unmatchedNote("head", "new, so there is nothing to compare them with", unmatched.head, naming, names),
		unmatchedNote("base", "removed or renamed", unmatched.base, naming, names),
		allComparisons(result, naming, detail, voice),
		warningPart(result, naming, detail.all === "none" ? 0 : names, voice),
		result.baseFailed ? "" : howMeasured(result, voice),
		result.baseFailed ? "" : rule(result, voice)
	].filter((part) => part !== "").join("\n\n").concat("\n");
}
const icons = {
	pass: "✅",
	fail: "❌",
	inconclusive: "⚠️"
};
const mostSentences = 10;
function regressionList(regressed, { settings, again }, naming, voice) {
	const byBenchmark = new Map();
	for (const comparison of regressed) {
		const id = JSON.stringify([comparison.package, comparison.benchmark]);
		byBenchmark.set(id, [...byBenchmark.get(id) ?? [], comparison]);
	}
	const lines = [...byBenchmark.values()].slice(0, mostSentences).map((units) => {
		const words = sentence(units.toSorted((a, b) => Number(b.unit === "sec/op") - Number(a.unit === "sec/op")), settings, voice, again.length > 0);
		return `- **${inlineCode(naming(units[0]))}** ${words}.`;
	});
	const more = byBenchmark.size - lines.length;
	return [...lines, ...more > 0 ? [`- and ${more} more, in the table below`] : []].join("\n");
}
function directionNote(changed) {
	const units = [...new Set(changed.map((comparison) => comparison.unit))];
	const [first] = units;
	if (first === void 0) return "";
	return `❔ It is not known which direction is better for ${listed(units.map((unit) => inlineCode(unitName(unit))), 5)}, so these cannot fail. Let a benchmark print ${inlineCode(`Unit ${first} better=lower`)} (or higher) to have that unit judged.`;
}
function advice({ comparisons, verdict, baseFailed }) {
	if (comparisons.length > 0 || baseFailed) return "";
	if (verdict === "inconclusive") return "This is what a pull request that adds the first benchmarks looks like; from the next one on they are compared.";
	return "If they were renamed, keep one old name for this pull request, or let it pass once with `fail-on: never`.";
}
function unmatchedNote(side, why, unmatched, naming, most) {
	if (unmatched.length === 0) return "";
	return `Only on ${side} (${why}): ${listed(unmatched.map((one) => {
		const unit = one.unit === null ? "" : ` in ${inlineCode(unitName(one.unit))}`;
		return `${inlineCode(naming(one))}${unit}`;
	}), most)}.`;
}
function allComparisons({ comparisons, settings, geomeans }, naming, { all }, voice) {
	const rows = ordered(all === "every" ? comparisons : comparisons.filter((one) => isSignificant(one, settings.alpha)), naming, settings);
	if (all === "none" || rows.length === 0) return "";
	const title = all === "every" ? "All comparisons" : "Significant comparisons";
	const means = all === "every" ? geomeans : [];
	const content = [table(rows, naming, settings.alpha, means), exactNote(rows, voice)];
	return folded(`${title} (${rows.length})`, content.filter((part) => part !== "").join("\n\n"));
}
function exactNote(rows, voice) {
	const units = [...new Set(rows.filter(({ exact }) => exact).map(({ unit }) => unit))];
	if (units.length === 0) return "";
	const names = listed(units.map((unit) => inlineCode(unitName(unit))), 5);
	return `${voice.term("exact", "Exact")}: rows in ${names} with ± 0% on both sides do not vary and were compared by value, whatever their p.`;
}
function sorted(comparisons) {
	return comparisons.toSorted((a, b) => Math.sign(magnitude(b) - magnitude(a)) || 0);
}
// src/core/judge/unmatched.ts
function unmatched(series, side) {
	const other = side === "base" ? "head" : "base";
	const name = (one) => JSON.stringify([one.package, one.benchmark]);
	const elsewhere = new Set(series.filter((one) => has(one[other])).map(name));
	const found = new Map();
	for (const one of series) {
		if (has(one[other])) continue;
		const { benchmark, package: path, unit } = one;
		if (elsewhere.has(name(one))) found.set(`${name(one)} ${unit}`, {
			benchmark,
			package: path,
			unit
		});
		else found.set(name(one), {
			benchmark,
			package: path,
			unit: null
		});
	}
	return [...found.values()];
}
function isMatched({ base, head }) {
	return has(base) && has(head);
}
function has(sample) {
	return sample.some((value) => value !== null);
}
// src/core/judge/least-rounds.ts
function leastRounds(comparisons, { alpha, test, correction }) {
	if (test === "none") return 1;
	if (test === "ttest") return 2;
	return Math.max(8, Math.ceil(1 + Math.log2((correction === "none" ? 1 : Math.max(1, comparisons)) / alpha)));
}
function refuseBlindGate(settings, comparisons) {
	const { count, alpha, correction } = settings;
	const least = leastRounds(comparisons, settings);
	if (count >= least) return;
	const family = comparisons > 1 ? ` over ${comparisons} comparisons (correction: ${correction})` : "";
	throw new Misconfigured(`count: ${count} ${count === 1 ? "round is" : "rounds are"} too few for alpha ${alpha}${family}: the gate could hardly ever fail. Set count to at least ${least}.`);
}
function couldFail(series) {
	const { unit, rule } = series;
	return (rule.better !== void 0 ? rule.better : usualDirection(unit)) !== null && rule.assume !== "exact" && !isCounted(unit) && isMatched(series);
}
// src/effects/inputs.ts
function readInputs(read) {
	const text = (name) => read(name).trim();
	const optional = (name) => text(name) || null;
	const inputs = {
		run: optional("run"),
		setup: optional("setup"),
		count: whole("count", text("count") || "20", 1, 1e3),
		alpha: ratio$1("alpha", text("alpha") || "0.05", 0, .5),
		threshold: ratio$1("threshold", text("threshold") || "5%", 0, 1),
		test: oneOf("test", text("test") || "utest", [
			"utest",
			"ttest",
			"none"
		]),
		correction: oneOf("correction", text("correction") || "holm", [
			"holm",
			"bh",
			"none"
		]),
		strict: truth("strict", text("strict") || "false"),
		outliers: oneOf("outliers", text("outliers") || "none", ["none", "iqr"]),
		stopEarly: oneOf("stop-early", text("stop-early") || "pass", [
			"pass",
			"pass-or-fail",
			"never"
		]),
		confirm: truth("confirm", text("confirm") || "true"),
		budget: text("budget") === "" ? null : duration("budget", text("budget")),
		timeout: duration("timeout", text("timeout") || "30m"),
		checkout: oneOf("checkout", text("checkout") || "in-place", ["in-place", "worktree"]),
		ignoredFiles: oneOf("ignored-files", text("ignored-files") || "per-side", ["per-side", "shared"]),
		overlay: lines(text("overlay")),
		sort: oneOf("sort", text("sort") || "none", [
			"none",
			"name",
			"delta"
		]),
		base: optional("base"),
		head: optional("head"),
		workingDirectory: inside("working-directory", text("working-directory") || "."),
		seed: text("seed") === "" ? randomInt(2 ** 32) : whole("seed", text("seed"), 0, 2 ** 32 - 1),
		failOn: oneOf("fail-on", text("fail-on") || "regression", [
			"regression",
			"inconclusive",
			"never"
		]),
		comment: truth("comment", text("comment") || "true"),
		commentId: text("comment-id") || "benchgate",
		githubToken: text("github-token"),
		results: optional("results")
	};
	refuseBlindGate(inputs, 1);
	refuseSharedFiles(inputs);
	return inputs;
}
function settingsOf(inputs) {
	const { setup, count, alpha, threshold, test, correction, strict, outliers, stopEarly } = inputs;
	const { confirm, budget, timeout, checkout, ignoredFiles, overlay, sort, seed, failOn } = inputs;
	const rules = {
		count,
		alpha,
		threshold,
		test,
		correction,
		strict,
		outliers,
		stopEarly
	};
	const measuring = {
		confirm,
		budget,
		timeout,
		checkout,
		ignoredFiles,
		overlay
	};
	return {
		setup,
		...rules,
		...measuring,
		sort,
		seed,
		failOn
	};
}
function refuseSharedFiles({ checkout, ignoredFiles }) {
	if (checkout !== "worktree" || ignoredFiles !== "shared") return;
	throw new Misconfigured("ignored-files: \"shared\" cannot be had with \"checkout: worktree\", where each side stands in a folder of its own. Set \"checkout\" to \"in-place\", or leave \"ignored-files\" out.");
}
function whole(name, value, least, most) {
	const number = /^\d+$/.test(value) ? Number(value) : NaN;
	if (number >= least && number <= most) return number;
	throw refused(name, value, `a whole number from ${least} to ${most}`);
}
function ratio$1(name, value, least, most) {
	const found = /^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(value);
	const number = found ? Number(found[1]) / (found[2] === "%" ? 100 : 1) : NaN;
	if ((name === "alpha" ? number > least : number >= least) && number <= most) return number;
	const from = name === "alpha" ? "a ratio over" : "a ratio from";
	const to = name === "alpha" ? "and at most" : "to";
	const hint = number > 1 && Number.isInteger(number) && found?.[2] === "" ? ` Did you mean ${value}%?` : "";
	throw refused(name, value, `${from} ${least} ${to} ${most}, or the same as a percentage (${formatRatio(least)} to ${formatRatio(most)})`, hint);
}
function duration(name, value) {
	const found = /^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(value);
	const seconds = found ? Number(found[1]) * {
		s: 1,
		m: 60,
		h: 3600,
		"": 1
	}[found[2]] : 0;
	if (seconds > 0) return seconds;
	throw refused(name, value, "a duration over 0, such as \"90s\", \"10m\" or \"1h\"");
}
function lines(value) {
	return value.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
function truth(name, value) {
	return oneOf(name, value.toLowerCase(), ["true", "false"]) === "true";
}
function oneOf(name, value, accepted) {
	const found = accepted.find((one) => one === value);
	if (found !== void 0) return found;
	throw refused(name, value, accepted.map((one) => `"${one}"`).join(", "));
}
function inside(name, value) {
	const parts = value.split(/[\\/]/);
	if (!/^([\\/]|[a-z]:)/i.test(value) && !parts.includes("..")) return value;
	throw refused(name, value, "a folder below the workspace, relative to it and without \"..\"");
}
function refused(name, value, accepted, hint = "") {
	return new Misconfigured(`${name}: "${value}" is not accepted. Give ${accepted}.${hint}`);
}
// src/effects/interrupt.ts
function abortOnSignals(console) {
	const controller = new AbortController();
	const obey = (name) => {
		console.info(`${name}: ending the measurement and putting the checkout back`);
		controller.abort();
		process.exitCode = name === "SIGINT" ? 130 : 143;
	};
	const signals = ["SIGINT", "SIGTERM"];
	for (const name of signals) process.on(name, obey);
	return {
		signal: controller.signal,
		done() {
			for (const name of signals) process.off(name, obey);
		}
	};
}
function isCancellation(error, signal) {
	return error instanceof Cancelled || signal.aborted && !isNotPutBack(error);
}
function isNotPutBack(error) {
	const inner = error instanceof Error && "error" in error ? error.error : null;
	return error instanceof NotPutBack || inner instanceof NotPutBack;
}
// src/core/collect.ts
function collect(rounds, rules) {
	const keys = distinguishingKeys(rounds);
	const found = new Map();
	for (const [index, round] of rounds.entries()) for (const side of sides) for (const measurement of round[side].measurements) {
		const id = JSON.stringify([identity(measurement, keys), measurement.unit]);
		let series = found.get(id);
		if (!series) {
			series = {
				first: measurement,
				values: {
					base: [],
					head: []
				}
			};
			found.set(id, series);
		}
		const ofRound = series.values[side][index];
		if (ofRound) ofRound.push(measurement.value);
		else series.values[side][index] = [measurement.value];
	}
	return [...found.values()].map(({ first, values }) => {
		const sample = (side) => rounds.map((_, index) => observe(values[side][index] ?? [], first.unit));
		return {
			benchmark: displayName(first, keys),
			package: settingOf(first.config, "pkg") ?? null,
			unit: first.unit,
			rule: rules.get(first.unit) ?? {},
			base: sample("base"),
			head: sample("head")
		};
	});
}
function observe(values, unit) {
	if (values.length <= 1) return values[0] ?? null;
	const sorted = [...values].sort((a, b) => a - b);
	return (unit.startsWith("sec/") ? sorted[0] : sorted[sorted.length - 1 >> 1]) ?? null;
}
function distinguishingKeys(rounds) {
	const perSide = sides.map((side) => {
		const visits = rounds.map((round) => valuesByKey(round[side]));
		return new Set(visits.flatMap((values) => [...values.get("pkg") ?? []])).size > 1 ? [...stableKeys(visits), "pkg"] : stableKeys(visits);
	});
	return [...new Set(perSide.flat())].sort();
}
function stableKeys([first, ...others]) {
	return [...first ?? []].filter(([key, values]) => values.size > 1 && others.every((other) => isSame(values, other.get(key)))).map(([key]) => key);
}
function valuesByKey({ measurements }) {
	const configs = [...new Set(measurements.map((measurement) => measurement.config))];
	const keys = new Set(configs.flatMap((config) => Object.keys(config)));
	return new Map([...keys].map((key) => [key, new Set(configs.map((config) => settingOf(config, key)))]));
}
function isSame(one, other) {
	return other !== void 0 && one.size === other.size && [...one].every((value) => other.has(value));
}
function identity(measurement, keys) {
	return [measurement.benchmark, ...keys.map((key) => settingOf(measurement.config, key) ?? null)];
}
function displayName(measurement, keys) {
	const extra = keys.map((key) => [key, settingOf(measurement.config, key)]).filter(([key, value]) => key !== "pkg" && value !== void 0).map(([key, value]) => `${key}:${value}`);
	return [measurement.benchmark, ...extra].join(" ");
}
// src/core/formats/go-write.ts
function writeGo(side, rounds, rules) {
	const lines = unitLines(rules);
	let current = {};
	for (const round of rounds) for (const { config, benchmark, iterations, units } of byBenchmark(round[side].measurements)) {
		lines.push(...configLines(current, config));
		current = config;
		const values = [...units].map(([unit, measured]) => readable(observe(measured, unit) ?? 0, unit));
		lines.push(`Benchmark${benchmark.replace(/\s/g, "_")} ${iterations} ${values.join(" ")}`);
	}
	return `${lines.join("\n")}\n`;
}
function byBenchmark(measurements) {
	const found = new Map();
	for (const { benchmark, config, iterations, unit, value } of measurements) {
		const id = JSON.stringify([Object.entries(config).sort(), benchmark]);
		let reported = found.get(id);
		if (!reported) {
			reported = {
				config,
				benchmark,
				iterations,
				units: new Map()
			};
			found.set(id, reported);
		}
		reported.iterations = Math.max(reported.iterations, iterations);
		const values = reported.units.get(unit);
		if (values) values.push(value);
		else reported.units.set(unit, [value]);
	}
	return found.values();
}
function unitLines(rules) {
	return [...rules].map(([unit, rule]) => {
		return `Unit ${unit}${rule.better ? ` better=${rule.better}` : ""}${rule.assume ? ` assume=${rule.assume}` : ""}`;
	});
}
function configLines(from, to) {
	const cleared = Object.keys(from).filter((key) => settingOf(to, key) === void 0);
	const set = Object.entries(to).filter(([key, value]) => settingOf(from, key) !== value);
	return [...cleared.map((key) => `${key}:`), ...set.map(([key, value]) => `${key}: ${value}`)];
}
function readable(value, unit) {
	if (value !== 0 && unit === "sec/op" && Number.isFinite(value * 1e9)) return `${Number((value * 1e9).toPrecision(15))} ns/op`;
	if (value !== 0 && unit === "B/s") return `${Number((value / 1e6).toPrecision(15))} MB/s`;
	return `${value} ${unit}`;
}
// src/core/stats/adjust.ts
function adjust(p, correction) {
	for (const one of p) if (!(one >= 0 && one <= 1)) throw new RangeError(`a p-value lies between 0 and 1, not at ${one}`);
	if (correction === "none") return [...p];
	const ascending = p.map((_, index) => index).sort((a, b) => p[a] - p[b]);
	const adjusted = new Array(p.length);
	if (correction === "holm") stepDown(p, ascending, adjusted);
	else stepUp(p, ascending, adjusted);
	return adjusted;
}
function stepDown(p, ascending, adjusted) {
	let floor = 0;
	for (const [rank, index] of ascending.entries()) {
		floor = Math.max(floor, Math.min(1, p[index] * (ascending.length - rank)));
		adjusted[index] = floor;
	}
}
function stepUp(p, ascending, adjusted) {
	let ceiling = 1;
	for (const [rank, index] of [...ascending.entries()].reverse()) {
		ceiling = Math.min(ceiling, p[index] * (ascending.length / (rank + 1)));
		adjusted[index] = ceiling;
	}
}
// src/core/stats/normal.ts
function upperTail(z) {
	return z < 0 ? 1 - upperTail(-z) : erfc(z / Math.SQRT2) / 2;
}
function upperQuantile(p) {
	if (!(p >= 0 && p <= 1)) throw new RangeError(`a probability lies between 0 and 1, not at ${p}`);
	if (p > .5) return -upperQuantile(1 - p);
	if (p === 0) return Number.POSITIVE_INFINITY;
	if (p < 1e-300) return upperQuantile(1e-300);
	return solve(p);
}
const solve = remembering((p) => {
	let z = Math.sqrt(-2 * Math.log(2 * p));
	for (let step = 1; step > 1e-8; z -= step) {
		const tail = upperTail(z);
		const density = Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
		step = Math.log(p / tail) * tail / density;
	}
	return z;
});
function erfc(x) {
	return x < 1.5 ? 1 - erfSeries(x) : erfcFraction(x);
}
function erfSeries(x) {
	let term = x;
	let sum = x;
	for (let n = 1; term > sum * 1e-17; n++) {
		term *= 2 * x * x / (2 * n + 1);
		sum += term;
	}
	return 2 / Math.sqrt(Math.PI) * Math.exp(-x * x) * sum;
}
function erfcFraction(x) {
	let fraction = x;
	for (let k = 120; k >= 1; k--) fraction = x + k / 2 / fraction;
	return Math.exp(-x * x) / Math.sqrt(Math.PI) / fraction;
}
// src/core/stats/planner.ts
function roundsToSee(effect, spread, alpha, power) {
	const distance = Math.abs(Math.log1p(effect));
	if (distance === 0) return Number.POSITIVE_INFINITY;
	const advantage = .5 - upperTail(distance / spread / Math.SQRT2);
	const rounds = required(alpha, power) ** 2 / (6 * advantage ** 2);
	return Math.max(Math.ceil(rounds * (1 - 1e-9)), fewestRounds(alpha));
}
function smallestVisible(rounds, spread, alpha, power) {
	const advantage = required(alpha, power) / Math.sqrt(6 * rounds);
	if (rounds < fewestRounds(alpha) || advantage >= .5) return Number.POSITIVE_INFINITY;
	return Math.expm1(Math.SQRT2 * upperQuantile(.5 - advantage) * spread);
}
function spreadFrom(low, high, n, confidence) {
	return (Math.log(high) - Math.log(low)) / 2 / (upperQuantile((1 - confidence) / 2) * Math.sqrt(2 / n) * Math.sqrt(Math.PI / 3));
}
function required(alpha, power) {
	return Math.max(0, upperQuantile(alpha) + upperQuantile(1 - power));
}
function fewestRounds(alpha) {
	return Math.ceil(-Math.log2(alpha) * (1 - 1e-12));
}
// src/core/stats/outliers.ts
function quartiles(values) {
	if (values.length === 0) throw new RangeError("quartiles need a value");
	const sorted = values.toSorted((a, b) => a - b);
	return {
		first: quantileSorted$1(sorted, .25),
		third: quantileSorted$1(sorted, .75)
	};
}
function withoutOutliers(sample) {
	const values = sample.filter((value) => value !== null);
	if (values.length === 0) return sample;
	const { first, third } = quartiles(values);
	const reach = 1.5 * (third - first);
	return sample.map((value) => value !== null && value >= first - reach && value <= third + reach ? value : null);
}
function quantileSorted$1(sorted, p) {
	const position = 1 / 3 + p * (sorted.length + 1 / 3);
	const order = Math.floor(position);
	const below = sorted[Math.max(order, 1) - 1];
	const above = sorted[order] ?? below;
	return order < 1 ? below : below + (position - order) * (above - below);
}
// src/core/judge/blocks.ts
function blocksOf({ base, head }, machines) {
	if (machines === null) return [{
		base,
		head
	}];
	const length = Math.max(base.length, head.length);
	const only = (sample, name) => Array.from({ length }, (_, index) => isWhole({
		base,
		head
	}, index) && (machines[index] ?? 1) === name ? sample[index] : null);
	return (machines.length === 0 ? [1] : [...new Set(machines)]).map((name) => ({
		base: only(base, name),
		head: only(head, name)
	}));
}
function wholeRounds(block) {
	return block.base.filter((_, index) => isWhole(block, index)).length;
}
function isWhole({ base, head }, index) {
	return (base[index] ?? null) !== null && (head[index] ?? null) !== null;
}
function upTo(rounds) {
	return ({ base, head }) => ({
		base: base.slice(0, rounds),
		head: head.slice(0, rounds)
	});
}
function roundsIn({ base, head }) {
	const has = (value) => value !== null;
	return 1 + Math.max(base.findLastIndex(has), head.findLastIndex(has));
}
function trimmed({ base, head }) {
	return {
		base: withoutOutliers(base),
		head: withoutOutliers(head)
	};
}
// src/core/judge/change.ts
function changeOf({ direction, worsening, improvement, shown }, adjusted, { alpha, threshold }) {
	const isWorse = adjusted.worse <= alpha && exceeds(worsening, threshold);
	const isBetter = adjusted.better <= alpha && exceeds(improvement, threshold);
	if (direction === null && (isWorse || isBetter)) return "changed";
	if (isWorse) return "regressed";
	if (isBetter) return "improved";
	return shown.ruledOut ? "unchanged" : "inconclusive";
}
// src/core/stats/u-distribution.ts
const exactLimit$3 = 50;
const exactPairs = 5e3;
function lowerTail$1(n1, n2, ties, twiceU) {
	if (twiceU < 0) return 0;
	if (twiceU >= 2 * n1 * n2) return 1;
	if (ties.length === n1 + n2) return untied(n1, n2)[Math.floor(twiceU / 2)];
	let lowSize = 0;
	let middle = 0;
	while (lowSize + ties[middle] / 2 < (n1 + n2) / 2) lowSize += ties[middle++];
	const highSize = n1 + n2 - lowSize;
	const low = half(ties.slice(0, middle), lowSize);
	const high = half(ties.slice(middle), highSize);
	let deals = 0;
	for (let k = Math.max(0, n1 - highSize); k <= Math.min(n1, lowSize); k++) {
		const limit = Math.floor(twiceU) - 2 * (n1 - k) * (lowSize - k);
		if (limit < 0) continue;
		const lowRow = rowStart(lowSize, k);
		const lowMost = 2 * k * (lowSize - k);
		const highRow = rowStart(highSize, n1 - k);
		const highMost = 2 * (n1 - k) * (highSize - n1 + k);
		const free = Math.min(limit - highMost, lowMost);
		let before = free < 0 ? 0 : low[lowRow + free];
		deals += before * high[highRow + highMost];
		for (let s = Math.max(0, free + 1); s <= Math.min(limit, lowMost); s++) {
			const upTo = low[lowRow + s];
			deals += (upTo - before) * high[highRow + limit - s];
			before = upTo;
		}
	}
	return Math.min(1, deals / choose(n1 + n2, n1));
}
function lowerOrder(blocks, tail) {
	const pairs = blocks.reduce((sum, [n1, n2]) => sum + n1 * n2, 0);
	const below = blocks.every((sizes) => Math.max(...sizes) <= exactLimit$3) && pairs <= exactPairs ? exactBelow(blocks, pairs) : normalBelow(blocks, pairs);
	let [order, beyond] = [0, Math.floor((pairs + 1) / 2) + 1];
	while (beyond - order > 1) {
		const k = order + beyond >> 1;
		if (below(k) <= tail * (1 + 1e-9)) order = k;
		else beyond = k;
	}
	return order;
}
function choose(n, k) {
	let result = 1;
	for (let i = 1; i <= Math.min(k, n - k); i++) result = result * (n - Math.min(k, n - k) + i) / i;
	return result;
}
function exactBelow(blocks, pairs) {
	const [only] = blocks;
	const probabilities = only && blocks.length === 1 ? untied(...only) : summed(blocks, pairs + 1 >> 1);
	return (k) => k === 0 ? 0 : probabilities[k - 1];
}
function normalBelow(blocks, pairs) {
	const variance = blocks.reduce((sum, [n1, n2]) => sum + n1 * n2 * (n1 + n2 + 1) / 12, 0);
	return (k) => upperTail((pairs / 2 - (k - .5)) / Math.sqrt(variance));
}
function untied(n1, n2) {
	const [fewer, more] = n1 < n2 ? [n1, n2] : [n2, n1];
	return remember$1(`untied ${fewer} ${more}`, () => {
		const rows = Array.from({ length: fewer + 1 }, (_, k) => new Float64Array(k * more + 1).fill(1, 0, 1));
		for (let others = 1; others <= more; others++) for (let k = 1; k <= fewer; k++) {
			const [row, without] = [rows[k], rows[k - 1]];
			for (let u = others; u <= k * others; u++) row[u] = row[u] + without[u - others];
		}
		const deals = choose(n1 + n2, n1);
		return accumulate(rows[fewer]).map((count) => Math.min(1, count / deals));
	});
}
function summed(blocks, length) {
	return remember$1(`summed ${blocks.join(" ")}`, () => {
		let sum = new Float64Array(length).fill(1);
		for (const [n1, n2] of blocks) {
			const block = untied(n1, n2);
			const next = new Float64Array(length);
			for (let u = 0; u < Math.min(block.length, length); u++) {
				const probability = block[u] - (block[u - 1] ?? 0);
				for (let rest = 0; rest + u < length; rest++) next[rest + u] = next[rest + u] + probability * sum[rest];
			}
			sum = next;
		}
		return sum;
	});
}
function half(ties, size) {
	return remember$1(`half ${String.fromCharCode(...ties)}`, () => {
		const deals = new Float64Array(rowStart(size, size + 1));
		deals[0] = 1;
		let below = 0;
		for (const t of ties) {
			for (let k = Math.min(below + t, size >> 1); k > 0; k--) {
				const to = rowStart(size, k);
				for (let taken = Math.max(1, k - below); taken <= Math.min(t, k); taken++) {
					const beaten = below - (k - taken);
					add(deals, to + taken * (2 * beaten + t - taken), rowStart(size, k - taken), 2 * (k - taken) * beaten + 1, choose(t, taken));
				}
			}
			below += t;
		}
		for (let i = 0; 2 * i < deals.length; i++) deals[deals.length - 1 - i] = deals[i];
		for (let k = 0; k <= size; k++) accumulate(deals, rowStart(size, k), rowStart(size, k + 1));
		return deals;
	});
}
function rowStart(size, k) {
	return size * k * (k - 1) - (k - 1) * k * (2 * k - 1) / 3 + k;
}
function add(terms, to, from, length, factor) {
	for (let s = 0; s < length; s++) terms[to + s] = terms[to + s] + factor * terms[from + s];
}
function accumulate(terms, start = 0, end = terms.length) {
	let sum = 0;
	for (let s = start; s < end; s++) {
		sum += terms[s];
		terms[s] = sum;
	}
	return terms;
}
const remembered = new Map();
const mostDoubles = 4e6;
let doubles = 0;
function remember$1(key, compute) {
	const known = remembered.get(key);
	if (known) return known;
	const computed = compute();
	if (doubles + computed.length > mostDoubles) {
		remembered.clear();
		doubles = 0;
	}
	remembered.set(key, computed);
	doubles += computed.length;
	return computed;
}
// src/core/stats/hodges-lehmann.ts
const ratio = {
	between: (head, base) => head / base,
	mean: (a, b) => a === b ? a : Math.sqrt(a) * Math.sqrt(b),
	least: 0
};
const shift = {
	between: (head, base) => head - base,
	mean: (a, b) => (a + b) / 2,
	least: Number.NEGATIVE_INFINITY
};
function ratioEstimate(blocks, confidence) {
	const sorted = sortedBlocks(blocks);
	if (sorted.length === 0 || blocks.some((block) => sides.some((side) => present$1(block[side]).some((value) => value <= 0)))) return null;
	return estimate(sorted, confidence, ratio);
}
function shiftEstimate(blocks, confidence) {
	const sorted = sortedBlocks(blocks);
	if (sorted.length === 0) throw new RangeError("the Hodges-Lehmann estimate needs a value on each side");
	return estimate(sorted, confidence, shift);
}
function sortedBlocks(blocks) {
	return blocks.map(({ base, head }) => ({
		base: new Float64Array(present$1(base)).sort(),
		head: new Float64Array(present$1(head)).sort()
	})).filter(({ base, head }) => base.length > 0 && head.length > 0);
}
function present$1(sample) {
	return sample.filter((value) => value !== null);
}
function estimate(blocks, confidence, distance) {
	const order = lowerOrder(blocks.map(({ base, head }) => [base.length, head.length]), (1 - confidence) / 2);
	const distances = within(blocks, distance);
	const pairs = distances.length;
	const upper = select(distances, pairs >> 1);
	const lower = pairs % 2 === 1 ? upper : select(distances, (pairs >> 1) - 1);
	return {
		estimate: distance.mean(lower, upper),
		low: order === 0 ? distance.least : select(distances, order - 1),
		high: order === 0 ? Number.POSITIVE_INFINITY : select(distances, pairs - order)
	};
}
function within(blocks, distance) {
	const distances = new Float64Array(blocks.reduce((sum, { base, head }) => sum + base.length * head.length, 0));
	let next = 0;
	for (const { base, head } of blocks) for (let i = 0; i < base.length; i++) for (let j = 0; j < head.length; j++) distances[next++] = distance.between(head[j], base[i]);
	return distances;
}
function select(values, index) {
	let [first, last] = [0, values.length - 1];
	while (first < last) {
		const pivot = values[first + last >> 1];
		let [low, high] = [first, last];
		while (low <= high) {
			while (values[low] < pivot) low++;
			while (values[high] > pivot) high--;
			if (low > high) break;
			const swapped = values[low];
			values[low++] = values[high];
			values[high--] = swapped;
		}
		if (index > high && index < low) break;
		if (index <= high) last = high;
		else first = low;
	}
	return values[index];
}
// src/core/stats/mann-whitney.ts
const exactLimit$2 = 50;
const exactLimitWithTies = 25;
function mannWhitney(base, head) {
	const n1 = base.length;
	const n2 = head.length;
	if (n1 === 0 || n2 === 0) throw new RangeError("the Mann-Whitney test needs a value on each side");
	const { twiceU, ties } = rank(base, head);
	const u = twiceU / 2;
	const limit = ties.length < n1 + n2 ? exactLimitWithTies : exactLimit$2;
	const exact = n1 <= limit && n2 <= limit;
	if (ties.length === 1) return {
		u,
		p: 1,
		greater: 1,
		less: 1,
		exact
	};
	const [greater, less] = exact ? [lowerTail$1(n1, n2, ties, twiceU), lowerTail$1(n2, n1, ties, 2 * n1 * n2 - twiceU)] : approximate$1(n1, n2, ties, u);
	return {
		u,
		p: twiceU === n1 * n2 ? 1 : Math.min(1, 2 * Math.min(greater, less)),
		greater,
		less,
		exact
	};
}
function rank(base, head) {
	const first = new Float64Array(base).sort();
	const second = new Float64Array(head).sort();
	const ties = [];
	let twiceU = 0;
	for (let i = 0, j = 0; i < first.length || j < second.length;) {
		const value = Math.min(first[i] ?? Number.POSITIVE_INFINITY, second[j] ?? Number.POSITIVE_INFINITY);
		const [fromFirst, fromSecond] = [i, j];
		while (first[i] === value) i++;
		while (second[j] === value) j++;
		ties.push(i - fromFirst + j - fromSecond);
		twiceU += (i - fromFirst) * (2 * fromSecond + (j - fromSecond));
	}
	return {
		twiceU,
		ties
	};
}
function approximate$1(n1, n2, ties, u) {
	const n = n1 + n2;
	const tied = ties.reduce((sum, t) => sum + t * t * t - t, 0);
	const deviation = Math.sqrt(n1 * n2 * (n + 1 - tied / (n * (n - 1))) / 12);
	const above = u - n1 * n2 / 2;
	return [upperTail((-above - .5) / deviation), upperTail((above - .5) / deviation)];
}
// src/core/stats/paired-test.ts
const exactLimit$1 = 100;
function pairedTest(blocks) {
	const differences = blocks.flatMap(rankDifferences).filter((difference) => difference !== 0);
	const step = differences.some((difference) => difference % 2 !== 0) ? 1 : 2;
	const sizes = [];
	let [ups, downs] = [0, 0];
	for (const difference of differences) {
		const size = Math.abs(difference) / step;
		sizes.push(size);
		if (difference > 0) ups += size;
		else downs += size;
	}
	if (sizes.length > exactLimit$1) return approximate(sizes, ups, downs);
	const { upTo, exactly } = lowerTail(sizes, Math.min(ups, downs));
	const other = 1 - upTo + exactly;
	return ups > downs ? {
		greater: upTo,
		less: other
	} : {
		greater: other,
		less: upTo
	};
}
function rankDifferences(block) {
	const base = [];
	const head = [];
	for (let round = 0; round < block.base.length; round++) {
		const [first, second] = [block.base[round] ?? null, block.head[round] ?? null];
		if (first === null || second === null) continue;
		base.push(first);
		head.push(second);
	}
	const sorted = new Float64Array([...base, ...head]).sort();
	return head.map((value, index) => twiceRank(sorted, value) - twiceRank(sorted, base[index]));
}
function twiceRank(sorted, value) {
	let [below, end] = [0, sorted.length];
	while (below < end) {
		const middle = below + end >> 1;
		if (sorted[middle] < value) below = middle + 1;
		else end = middle;
	}
	let notAbove = below + 1;
	while (sorted[notAbove] === value) notAbove++;
	return below + notAbove;
}
function lowerTail(sizes, limit) {
	const ways = new Float64Array(limit + 1);
	ways[0] = 1;
	let most = 0;
	for (const size of sizes) {
		most = Math.min(limit, most + size);
		for (let s = most; s >= size; s--) ways[s] = ways[s] + ways[s - size];
	}
	const subsets = 2 ** sizes.length;
	let upTo = 0;
	for (const count of ways) upTo += count;
	return {
		upTo: upTo / subsets,
		exactly: ways[limit] / subsets
	};
}
function approximate(sizes, ups, downs) {
	const deviation = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0)) / 2;
	const above = (ups - downs) / 2;
	return {
		greater: upperTail((above - .5) / deviation),
		less: upperTail((-above - .5) / deviation)
	};
}
// src/core/stats/student.ts
function studentUpperTail(t, dof) {
	if (!(dof > 0 && dof < Number.POSITIVE_INFINITY)) throw new RangeError(`degrees of freedom are finite and above 0, not ${dof}`);
	if (t < 0) return 1 - studentUpperTail(-t, dof);
	if (t === Number.POSITIVE_INFINITY) return 0;
	const a = dof / 2;
	const above = t / dof * t;
	const x = 1 / (1 + above);
	const rest = above < 1 ? above * x : 1 / (1 + 1 / above);
	const front = Math.exp(-a * Math.log1p(above)) * Math.sqrt(rest) * gammaRatio(a) / Math.sqrt(Math.PI);
	if (x < (a + 1) / (a + 2.5)) return front * betaFraction(a, .5, x) / a / 2;
	return (1 - front * betaFraction(.5, a, rest) * 2) / 2;
}
function gammaRatio(a) {
	let factor = 1;
	let from = a;
	for (; from < 20; from++) factor *= from / (from + .5);
	const sum = [
		-1 / 8,
		1 / 128,
		5 / 1024,
		-21 / 32768,
		-399 / 262144,
		869 / 4194304,
		39325 / 33554432
	].reduceRight((inner, coefficient) => (inner + coefficient) / from, 0);
	return factor * Math.sqrt(from) * (1 + sum);
}
function betaFraction(a, b, x) {
	let d = 1 / (1 - (a + b) * x / (a + 1));
	let c = 1;
	let fraction = d;
	for (let m = 1, change = 0; Math.abs(change - 1) > 1e-16 && m < 1e6; m++) {
		const even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
		d = 1 / (1 + even * d);
		c = 1 + even / c;
		fraction *= d * c;
		const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
		d = 1 / (1 + odd * d);
		c = 1 + odd / c;
		change = d * c;
		fraction *= change;
	}
	return fraction;
}
// src/core/stats/welch.ts
function welch(base, head) {
	if (base.length < 2 || head.length < 2) return null;
	const [first, second] = [moments(base), moments(head)];
	const variance = first.variance + second.variance;
	if (!(variance > 0 && Number.isFinite(variance))) return null;
	const t = (second.mean - first.mean) / Math.sqrt(variance);
	const [share, rest] = [first.variance / variance, second.variance / variance];
	const dof = 1 / (share ** 2 / (base.length - 1) + rest ** 2 / (head.length - 1));
	const greater = studentUpperTail(t, dof);
	const less = studentUpperTail(-t, dof);
	return {
		t,
		dof,
		p: Math.min(1, 2 * Math.min(greater, less)),
		greater,
		less
	};
}
function moments(values) {
	const n = values.length;
	const origin = values[0];
	const offset = values.reduce((sum, value) => sum + (value - origin), 0) / n;
	const squares = values.reduce((sum, value) => sum + (value - origin - offset) ** 2, 0);
	return {
		mean: origin + offset,
		variance: squares / (n - 1) / n
	};
}
// src/core/judge/claims.ts
function claimsByTest(blocks, test, direction, { threshold, strict, counted }) {
	const ask = (against) => {
		const { greater, less } = test(against);
		return direction === "higher" ? {
			worse: less,
			better: greater
		} : {
			worse: greater,
			better: less
		};
	};
	const handicapped = (all, step) => ask(all.map(({ base, head }) => ({
		base: worsened(base, direction, threshold, step),
		head
	})));
	const mirror = () => blocks.map(swapped);
	const { worse, better } = strict ? {
		worse: handicapped(blocks, 0).worse,
		better: handicapped(mirror(), 0).worse
	} : ask(blocks);
	const least = counted ? smallestStep(blocks) : 0;
	const within = handicapped(blocks, least).better;
	return {
		worse,
		better,
		within: direction === null ? Math.max(within, handicapped(mirror(), least).better) : within
	};
}
function claimsByValue({ worsening, improvement }, direction, { threshold, strict }) {
	const least = strict ? threshold : 0;
	const beyond = exceeds(worsening, threshold) || direction === null && exceeds(improvement, threshold);
	return {
		worse: exceeds(worsening, least) ? 0 : 1,
		better: exceeds(improvement, least) ? 0 : 1,
		within: beyond ? 1 : 0
	};
}
function worsened(sample, direction, threshold, least) {
	const sign = direction === "higher" ? -1 : 1;
	return sample.map((value) => value === null ? null : value + sign * (value === 0 ? least : threshold * Math.abs(value)));
}
function smallestStep(blocks) {
	const values = blocks.flatMap(({ base, head }) => [...base, ...head].map((value) => Math.abs(value ?? 0)));
	return Math.min(...values.filter((value) => value > 0));
}
function swapped({ base, head }) {
	return {
		base: head,
		head: base
	};
}
// src/core/stats/sequential.ts
const pocockLike = (alpha, share) => share >= 1 ? alpha : alpha * Math.log1p((Math.E - 1) * share);
const obrienFlemingLike = (alpha, share) => share >= 1 ? alpha : Math.min(alpha, 2 * upperTail(upperQuantile(alpha / 2) / Math.sqrt(share)));
function nominalLevels(shares, alpha, spending) {
	if (!(alpha > 0 && alpha <= 1)) throw new RangeError(`alpha lies between 0 and 1, not at ${alpha}`);
	mustAscend(shares);
	return remember(levels, spending, `${alpha} ${shares.join(" ")}`, () => limits(shares, alpha, spending).map(upperTail));
}
function sequentialP(looks, spending) {
	const shares = looks.map((look) => look.share);
	mustAscend(shares);
	if (shares.length === 1 && shares[0] === 1) return looks[0].p;
	const table = remember(tables, spending, shares.join(" "), () => new Map());
	const limitsAt = (step) => {
		const known = table.get(step) ?? limits(shares, upperTail(step / stepsPerUnit), spending);
		table.set(step, known);
		return known;
	};
	return looks.reduce((least, { p }, look) => Math.min(least, alphaToCross(p, look, limitsAt)), 1);
}
const stepsPerUnit = 8;
function mustAscend(shares) {
	for (const [index, share] of shares.entries()) if (!(share > (shares[index - 1] ?? 0) && share <= 1)) throw new RangeError(`the shares of planned looks ascend from above 0 to 1, not ${shares.join(", ")}`);
}
function alphaToCross(p, look, limitsAt) {
	if (p === 0) return 0;
	const score = upperQuantile(Math.max(p, 1e-100));
	const limitAt = (step) => limitsAt(step)[look];
	let step = Math.floor(score * stepsPerUnit);
	while (step >= 0 && limitAt(step) > score) step--;
	if (step < 0) return 1;
	const near = Array.from({ length: 12 }, (_, index) => step - 5 + index).filter((one) => limitAt(one) < 1e3);
	return upperTail(interpolate(near.map(limitAt), near, score) / stepsPerUnit);
}
function interpolate(xs, ys, x) {
	return ys.reduce((sum, y, i) => {
		return sum + xs.filter((_, j) => j !== i).reduce((product, other) => product * (x - other) / (xs[i] - other), y);
	}, 0);
}
function limits(shares, alpha, spending) {
	const found = [];
	let spent = 0;
	let waiting = [];
	for (const [index, share] of shares.entries()) {
		const before = shares[index - 1] ?? 0;
		const allowed = Math.min(alpha, spending(alpha, share)) - spent;
		const spends = allowed >= 1e-290;
		if (spends) spent += allowed;
		const limit = spends ? limitThatSpends(allowed, share, before, waiting) : Number.POSITIVE_INFINITY;
		found.push(limit);
		const next = shares[index + 1];
		if (next !== void 0) waiting = carriedOn(waiting, share, before, next, limit);
	}
	return found;
}
function limitThatSpends(allowed, share, before, waiting) {
	if (before === 0) return upperQuantile(allowed);
	if (waiting.reduce((sum, { probability }) => sum + probability, 0) <= allowed) return Number.NEGATIVE_INFINITY;
	const [stretch, shift, width] = [
		Math.sqrt(share),
		Math.sqrt(before),
		Math.sqrt(share - before)
	];
	let limit = upperQuantile(allowed);
	for (let step = 1; step > 1e-9; limit -= step) {
		let crossed = 0;
		let density = 0;
		for (const { score, probability } of waiting) {
			const distance = (limit * stretch - score * shift) / width;
			crossed += probability * upperTail(distance);
			density += probability * normalDensity(distance);
		}
		step = Math.log(allowed / crossed) * crossed * width / (density * stretch);
	}
	return limit;
}
function carriedOn(waiting, share, before, next, limit) {
	const [stretch, shift, width] = [
		Math.sqrt(share),
		Math.sqrt(before),
		Math.sqrt(share - before)
	];
	const finest = Math.min(width, Math.sqrt(next - share)) / stretch;
	const scores = quadrature(-8, Math.min(limit, 38), 1.5 * finest);
	if (before === 0) return scores.map(({ at, weight }) => ({
		score: at,
		probability: weight * normalDensity(at)
	}));
	return scores.map(({ at, weight }) => {
		let density = 0;
		for (const { score, probability } of waiting) density += probability * normalDensity((at * stretch - score * shift) / width);
		return {
			score: at,
			probability: weight * density * stretch / width
		};
	});
}
function normalDensity(z) {
	return Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
}
function quadrature(low, high, panel) {
	const panels = Math.max(0, Math.ceil((high - low) / panel));
	const half = (high - low) / panels / 2;
	return Array.from({ length: panels }, (_, index) => low + (2 * index + 1) * half).flatMap((middle) => gauss.flatMap(([node, weight]) => [{
		at: middle - node * half,
		weight: weight * half
	}, {
		at: middle + node * half,
		weight: weight * half
	}]));
}
const gauss = [
	[.0950125098376374, .1894506104550685],
	[.2816035507792589, .1826034150449236],
	[.4580167776572274, .1691565193950025],
	[.6178762444026438, .1495959888165767],
	[.755404408355003, .1246289712555339],
	[.8656312023878318, .0951585116824928],
	[.9445750230732326, .0622535239386479],
	[.9894009349916499, .0271524594117541]
];
const levels = new WeakMap();
const tables = new WeakMap();
function remember(memory, spending, key, compute) {
	const kept = memory.get(spending) ?? new Map();
	memory.set(spending, kept);
	const value = kept.get(key) ?? compute();
	kept.set(key, value);
	for (const oldest of kept.keys()) if (kept.size > 100) kept.delete(oldest);
	return value;
}
// src/core/judge/looks.ts
const passAlpha = .05;
const shares = [
	.4,
	.6,
	.8,
	1
];
function plannedLooks({ count, stopEarly }) {
	if (stopEarly === "never") return [count];
	return [...new Set(shares.map((share) => Math.ceil(share * count)))];
}
function isLook(rounds, plan) {
	return rounds < plan.count && plannedLooks(plan).includes(rounds);
}
function looksAt(rounds, plan) {
	return [...plannedLooks(plan).filter((look) => look < Math.min(rounds, plan.count)), rounds];
}
function passLevel(rounds, plan) {
	return nominalLevels(looksAt(rounds, plan).map((look) => shareOf(look, plan.count)), passAlpha, pocockLike).at(-1) ?? 0;
}
function shareOf(rounds, count) {
	return Math.min(1, rounds / count);
}
// src/core/judge/over-looks.ts
function overLooks(rounds, rules, claimsAfter) {
	const { worse, better, within } = claimsAfter(rounds);
	const ruledOut = within <= passLevel(rounds, rules);
	if (rules.stopEarly !== "pass-or-fail") return {
		worse,
		better,
		ruledOut
	};
	const looks = looksAt(rounds, rules).map((look) => ({
		share: shareOf(look, rules.count),
		claims: look === rounds ? {
			worse,
			better
		} : claimsAfter(look)
	}));
	const sequential = (claim) => sequentialP(looks.map(({ share, claims }) => ({
		share,
		p: claims[claim]
	})), obrienFlemingLike);
	return {
		worse: sequential("worse"),
		better: sequential("better"),
		ruledOut
	};
}
// node_modules/simple-statistics/dist/simple-statistics.mjs
function quantileSorted(x, p) {
	var idx = (x.length - 1) * p;
	if (x.length === 0) throw new Error("quantile requires at least one data point.");
	else if (p < 0 || p > 1) throw new Error("quantiles must be between 0 and 1");
	else if (p === 1) return x[x.length - 1];
	else if (p === 0) return x[0];
	else if (idx % 1 !== 0) {
		var lower = Math.floor(idx);
		var upper = Math.ceil(idx);
		var fraction = idx - lower;
		return x[lower] + fraction * (x[upper] - x[lower]);
	} else return x[idx];
}
function logAverage(x) {
	if (x.length === 0) throw new Error("logAverage requires at least one data point");
	var value = 0;
	for (var i = 0; i < x.length; i++) {
		if (x[i] < 0) throw new Error("logAverage requires only non-negative numbers as input");
		value += Math.log(x[i]);
	}
	return Math.exp(value / x.length);
}
function medianSorted(sorted) {
	return quantileSorted(sorted, .5);
}
var BayesianClassifier = function BayesianClassifier() {
	this.totalCount = 0;
	this.data = {};
};
BayesianClassifier.prototype.train = function train(item, category) {
	if (!this.data[category]) this.data[category] = {};
	for (var k in item) {
		var v = item[k];
		if (this.data[category][k] === void 0) this.data[category][k] = {};
		if (this.data[category][k][v] === void 0) this.data[category][k][v] = 0;
		this.data[category][k][v]++;
	}
	this.totalCount++;
};
BayesianClassifier.prototype.score = function score(item) {
	var odds = {};
	var category;
	for (var k in item) {
		var v = item[k];
		for (category in this.data) {
			if (odds[category] === void 0) odds[category] = {};
			if (this.data[category][k]) odds[category][k + "_" + v] = (this.data[category][k][v] || 0) / this.totalCount;
			else odds[category][k + "_" + v] = 0;
		}
	}
	var oddsSums = {};
	for (category in odds) {
		oddsSums[category] = 0;
		for (var combination in odds[category]) oddsSums[category] += odds[category][combination];
	}
	return oddsSums;
};
var SQRT_2PI$1 = Math.sqrt(2 * Math.PI);
function cumulativeDistribution(z) {
	var sum = z;
	var tmp = z;
	for (var i = 1; i < 30; i++) {
		tmp *= z * z / (2 * i + 1);
		sum += tmp;
	}
	return Math.round((.5 + sum / SQRT_2PI$1 * Math.exp(-z * z / 2)) * 1e4) / 1e4;
}
var standardNormalTable = [];
for (var z = 0; z <= 3.09; z += .01) standardNormalTable.push(cumulativeDistribution(z));
var PerceptronModel = function PerceptronModel() {
	this.weights = [];
	this.bias = 0;
};
PerceptronModel.prototype.predict = function predict(features) {
	if (features.length !== this.weights.length) return null;
	var score = 0;
	for (var i = 0; i < this.weights.length; i++) score += this.weights[i] * features[i];
	score += this.bias;
	if (score > 0) return 1;
	else return 0;
};
PerceptronModel.prototype.train = function train(features, label) {
	if (label !== 0 && label !== 1) return null;
	if (features.length !== this.weights.length) {
		this.weights = features.slice();
		this.bias = 1;
	}
	var prediction = this.predict(features);
	if (typeof prediction === "number" && prediction !== label) {
		var gradient = label - prediction;
		for (var i = 0; i < this.weights.length; i++) this.weights[i] += gradient * features[i];
		this.bias += gradient;
	}
	return this;
};
// src/core/stats/median-interval.ts
function medianWithInterval(values, confidence) {
	const sorted = values.toSorted((a, b) => a - b);
	const orders = medianOrders(sorted.length, confidence);
	return {
		center: medianSorted(sorted),
		low: sorted[orders.low - 1] ?? Number.NEGATIVE_INFINITY,
		high: sorted[orders.high - 1] ?? Number.POSITIVE_INFINITY
	};
}
function medianOrders(n, confidence) {
	return n <= 30 ? binomialOrders(n, confidence) : normalOrders(n, confidence);
}
function binomialOrders(n, confidence) {
	const probability = (k) => k < 0 || k > n ? 0 : choose(n, k) / 2 ** n;
	let low = Math.ceil((n + 1) / 2) - 1;
	let high = low + 1;
	let covered = probability(low);
	while (covered < confidence && (low > 0 || high <= n)) if (probability(low - 1) >= probability(high)) covered += probability(--low);
	else covered += probability(high++);
	const shift = takesTheRight.some(([size, level]) => size === n && level === confidence) ? 1 : 0;
	return {
		low: low + shift,
		high: high + shift
	};
}
const takesTheRight = [
	[28, .5],
	[30, .5],
	[27, .8],
	[22, .9],
	[29, .9],
	[24, .95],
	[28, .99],
	[24, .999],
	[30, .999]
];
function normalOrders(n, confidence) {
	const below = (order) => upperTail((n / 2 - (order - .5)) / (Math.sqrt(n) / 2));
	const tail = (1 - confidence) / 2;
	let low = 0;
	while (below(low + 1) <= tail) low++;
	const high = n + 1 - low;
	const shorter = below(high - 1) - below(low);
	return {
		low,
		high: shorter >= confidence ? high - 1 : high
	};
}
// src/core/judge/summary.ts
const confidence = .95;
function summarise(sample, exact) {
	const { center, ...interval } = medianWithInterval(present(sample), confidence);
	const { low, high } = exact ? {
		low: center,
		high: center
	} : interval;
	return {
		center,
		low: finite(low),
		high: finite(high),
		samples: sample
	};
}
function present(sample) {
	return sample.filter((value) => value !== null);
}
function finite(value) {
	return Number.isFinite(value) ? value : null;
}
// src/core/judge/evidence.ts
function evidenceOf(series, rules, machines) {
	const direction = series.rule.better !== void 0 ? series.rule.better : usualDirection(series.unit);
	const kept = rules.outliers === "iqr" ? trimmed(series) : series;
	const steady = isSteady(series);
	const declared = steady && series.rule.assume === "exact";
	const exact = declared || steady && isCounted(series.unit);
	const base = summarise(kept.base, exact);
	const head = summarise(kept.head, exact);
	const blocks = blocksOf(kept, machines);
	const estimate = exact ? null : ratioEstimate(blocks, confidence);
	const apart = estimate ? apartByRatio(estimate.estimate, direction) : apartByShift(exact || !blocks.some(isMatched) ? head.center - base.center : shiftEstimate(blocks, confidence).estimate, base.center, head.center, direction);
	const p = declared ? Number(base.center === head.center) : shownP(kept, rules);
	const paired = rules.test === "utest" && machines !== null ? pairedTest(blocks) : null;
	const isFixed = rules.test === "ttest" && isSteady(kept) && sides.every((side) => present(kept[side]).length > 1);
	const shown = exact || rules.test === "none" || isFixed ? shownByValue(apart, direction, rules) : shownBy(blocks, series, direction, rules, machines !== null, paired);
	return {
		series,
		direction,
		exact,
		base: {
			...base,
			samples: series.base
		},
		head: {
			...head,
			samples: series.head
		},
		delta: relativeChange(base.center, head.center),
		ratio: ratioOf(estimate, exact, base.center, head.center),
		...apart,
		p,
		pairedP: paired && pOf(paired, direction),
		shown
	};
}
function shownBy(blocks, series, direction, rules, isPaired, paired) {
	const tested = testOf(rules, isPaired);
	const test = (asked) => asked === blocks && paired ? paired : tested(asked);
	const margin = {
		...rules,
		counted: isCounted(series.unit)
	};
	const rounds = roundsIn(series);
	const claimsAfter = (look) => claimsByTest(look === rounds ? blocks : blocks.map(upTo(look)), test, direction, margin);
	return overLooks(rounds, isPaired ? rules : {
		...rules,
		stopEarly: "never"
	}, claimsAfter);
}
function shownByValue(apart, direction, rules) {
	const { worse, better, within } = claimsByValue(apart, direction, rules);
	return {
		worse,
		better,
		ruledOut: within === 0
	};
}
function testOf({ test }, isPaired) {
	if (test === "utest" && isPaired) return pairedTest;
	return (blocks) => {
		const base = blocks.flatMap((block) => present(block.base));
		const head = blocks.flatMap((block) => present(block.head));
		return test === "ttest" ? welch(base, head) ?? undecided : mannWhitney(base, head);
	};
}
const undecided = {
	greater: 1,
	less: 1
};
function shownP({ base, head }, { test }) {
	if (test === "none") return null;
	if (test === "ttest") return welch(present(base), present(head))?.p ?? null;
	return mannWhitney(present(base), present(head)).p;
}
function pOf({ greater, less }, direction) {
	if (direction === null) return Math.min(1, 2 * Math.min(greater, less));
	return direction === "higher" ? less : greater;
}
function isSteady({ base, head }) {
	return [base, head].every((sample) => {
		const values = present(sample);
		return values.every((value) => value === values[0]);
	});
}
function ratioOf(interval, exact, base, head) {
	if (exact) {
		const estimate = head / base;
		return base > 0 && head > 0 && Number.isFinite(estimate) ? {
			estimate,
			low: estimate,
			high: estimate
		} : null;
	}
	if (interval === null || !Number.isFinite(interval.estimate)) return null;
	const isBounded = Number.isFinite(interval.high);
	return {
		estimate: interval.estimate,
		low: isBounded ? interval.low : null,
		high: finite(interval.high)
	};
}
function relativeChange(base, head) {
	if (base === head) return 0;
	return finite(head / base - 1);
}
// src/core/stats/two-modes.ts
const fewestValues = 8;
const fewestInGroup = 4;
function hasTwoModes(values) {
	const n = values.length;
	if (n < fewestValues) return false;
	const positive = values.every((value) => value > 0);
	const sorted = values.map((value) => positive ? Math.log(value) : value).sort((a, b) => a - b);
	const cut = bestCut(sorted, Math.max(fewestInGroup, Math.ceil(n / 5)));
	const [lower, upper] = [spreadOf$1(sorted.slice(0, cut)), spreadOf$1(sorted.slice(cut))];
	const between = cut * (n - cut) / n * (upper.mean - lower.mean) ** 2;
	const widest = Math.sqrt(Math.max(lower.squares / (cut - 1), upper.squares / (n - cut - 1)));
	const gap = sorted[cut] - sorted[cut - 1];
	return between / (lower.squares + upper.squares) + 2 * gap / widest > Math.min(18, 2 + 208 / n);
}
function bestCut(sorted, fewest) {
	const { mean } = spreadOf$1(sorted);
	let best = {
		cut: fewest,
		explained: -1
	};
	let sum = 0;
	for (const [index, value] of sorted.entries()) {
		sum += value - mean;
		const cut = index + 1;
		const explained = sum ** 2 / (cut * (sorted.length - cut));
		if (cut >= fewest && sorted.length - cut >= fewest && explained > best.explained) best = {
			cut,
			explained
		};
	}
	return best.cut;
}
function spreadOf$1(values) {
	const origin = values[0];
	const mean = origin + values.reduce((sum, value) => sum + (value - origin), 0) / values.length;
	return {
		mean,
		squares: values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
	};
}
// src/core/judge/warnings.ts
const widestSpread = .05;
const boundedFrom = 6;
function warningsOf(evidence, visible, rules) {
	if (evidence.exact) return [];
	const { series } = evidence;
	const found = [];
	const [base, head] = [present(series.base), present(series.head)];
	if (base.length !== head.length) found.push({
		kind: "unequal",
		base: base.length,
		head: head.length
	});
	for (const side of sides) {
		const ratio = spreadOf(evidence[side]);
		if (ratio === null) found.push({
			kind: "few-rounds",
			side,
			needed: boundedFrom
		});
		else if (ratio > widestSpread) found.push({
			kind: "spread",
			side,
			ratio
		});
		if (hasTwoModes(present(series[side]))) found.push({
			kind: "two-modes",
			side
		});
	}
	if (rules.outliers === "iqr") {
		const removed = {
			base: base.length - present(withoutOutliers(series.base)).length,
			head: head.length - present(withoutOutliers(series.head)).length
		};
		if (removed.base + removed.head > 0) found.push({
			kind: "outliers",
			...removed
		});
	}
	if (visible !== null && visible > rules.threshold) found.push({
		kind: "blind",
		visible
	});
	return found;
}
function spreadOf({ center, low, high }) {
	if (low === null || high === null) return null;
	return finite(Math.max(high - center, center - low) / Math.abs(center)) ?? 0;
}
// src/core/judge/compare.ts
function compare(series, rules, machines = []) {
	const all = series.filter(isMatched).map((one) => evidenceOf(one, rules, machines));
	const family = all.filter((one) => isTested(one, rules) && one.direction !== null);
	const others = all.filter((one) => isTested(one, rules) && one.direction === null);
	const adjusted = new Map([...adjustTogether(family, rules), ...adjustTogether(others, rules)]);
	return all.map((one) => comparisonOf(one, adjusted.get(one) ?? one.shown, rules, family.length));
}
function isTested({ exact }, { test }) {
	return !exact && test !== "none";
}
function adjustTogether(family, { correction }) {
	const sides = (one, p) => one.direction === null ? Math.min(1, 2 * p) : p;
	const worse = adjust(family.map((one) => sides(one, one.shown.worse)), correction);
	const better = adjust(family.map((one) => sides(one, one.shown.better)), correction);
	return new Map(family.map((one, index) => [one, {
		worse: worse[index] ?? 1,
		better: better[index] ?? 1
	}]));
}
function comparisonOf(evidence, adjusted, rules, together) {
	const { series, direction, exact, base, head, delta, ratio, p, pairedP } = evidence;
	const { benchmark, package: path, unit } = series;
	const plan = isTested(evidence, rules) && direction !== null ? planOf(evidence, direction, rules, together) : null;
	return {
		benchmark,
		package: path,
		unit,
		better: direction,
		exact,
		base,
		head,
		delta,
		ratio,
		p,
		pairedP,
		adjustedP: rules.test === "none" ? null : decisiveP(adjusted, direction),
		visible: plan?.visible ?? null,
		roundsNeeded: plan?.roundsNeeded ?? null,
		change: changeOf(evidence, adjusted, rules),
		confirmation: null,
		warnings: warningsOf(evidence, plan?.visible ?? null, rules)
	};
}
function decisiveP({ worse, better }, direction) {
	return direction === null ? Math.min(worse, better) : worse;
}
const power = .8;
function planOf({ ratio, series }, direction, rules, together) {
	if (ratio === null || ratio.low === null || ratio.high === null) return null;
	const rounds = wholeRounds(series);
	const spread = spreadFrom(ratio.low, ratio.high, rounds, confidence);
	const visible = smallestVisible(rounds, spread, rules.correction === "none" ? rules.alpha : rules.alpha / Math.max(1, together), power);
	const rise = direction === "higher" ? 1 / (1 - rules.threshold) - 1 : rules.threshold;
	const level = passLevel(rules.count, rules);
	const needed = Math.max(roundsToSee(rise, spread, level, power), leastRounds(together, rules));
	return {
		visible: finite(direction === "higher" ? 1 - 1 / (1 + visible) : visible),
		roundsNeeded: finite(needed)
	};
}
// src/core/judge/confirm.ts
function suspects(comparisons) {
	return comparisons.filter((one) => one.change === "regressed" && !one.exact);
}
function confirm(first, again, rules, machines = []) {
	const second = new Map(compare(again, {
		...rules,
		correction: "none",
		stopEarly: "never"
	}, machines).map((one) => [id(one), one]));
	const suspected = new Set(suspects(first));
	const least = Math.min(rules.count, leastRounds(1, rules));
	return first.map((comparison) => {
		if (!suspected.has(comparison)) return comparison;
		const repeated = second.get(id(comparison));
		if (!repeated || wholeRounds({
			base: repeated.base.samples,
			head: repeated.head.samples
		}) < least) return comparison;
		const { base, head, ratio, adjustedP: p } = repeated;
		const recurred = repeated.change === "regressed";
		return {
			...comparison,
			change: afterSecond[repeated.change],
			confirmation: {
				recurred,
				base,
				head,
				ratio,
				p
			}
		};
	});
}
const afterSecond = {
	regressed: "regressed",
	improved: "unchanged",
	unchanged: "unchanged",
	changed: "inconclusive",
	inconclusive: "inconclusive"
};
function id({ benchmark, package: path, unit }) {
	return JSON.stringify([
		path,
		benchmark,
		unit
	]);
}
// src/core/judge/geomean.ts
function geomeans(comparisons) {
	return [...new Set(comparisons.map((one) => one.unit))].flatMap((unit) => {
		const all = comparisons.filter((one) => one.unit === unit);
		const ratios = all.filter(({ base, head }) => base.center > 0 && head.center > 0).map(({ base, head }) => head.center / base.center);
		const ratio = ratios.length === 0 ? NaN : logAverage(ratios);
		if (all.length < 2 || !Number.isFinite(ratio)) return [];
		return [{
			unit,
			ratio,
			rows: ratios.length,
			of: all.length
		}];
	});
}
// src/core/stats/mann-kendall.ts
const exactLimit = 50;
function mannKendall(values) {
	const n = values.length;
	let s = 0;
	for (const [index, later] of values.entries()) for (let before = 0; before < index; before++) s += Math.sign(later - values[before]);
	const ties = tieSizes(values);
	if (s === 0 || ties.length < 2) return {
		s,
		p: 1
	};
	if (ties.length === n && n <= exactLimit) return {
		s,
		p: Math.min(1, 2 * exactTail(n, Math.abs(s)))
	};
	const term = (size) => size * (size - 1) * (2 * size + 5);
	const variance = (term(n) - ties.reduce((sum, size) => sum + term(size), 0)) / 18;
	return {
		s,
		p: Math.min(1, 2 * upperTail((Math.abs(s) - 1) / Math.sqrt(variance)))
	};
}
function tieSizes(values) {
	const sizes = new Map();
	for (const value of values) sizes.set(value, (sizes.get(value) ?? 0) + 1);
	return [...sizes.values()];
}
function exactTail(n, s) {
	const most = Math.floor((n * (n - 1) / 2 - s) / 2);
	let probability = new Float64Array(most + 1);
	probability[0] = 1;
	for (let k = 2; k <= n; k++) {
		const next = new Float64Array(most + 1);
		for (let inversions = 0; inversions <= most; inversions++) for (let added = 0; added < k && added <= inversions; added++) next[inversions] = next[inversions] + probability[inversions - added] / k;
		probability = next;
	}
	return probability.reduce((sum, one) => sum + one, 0);
}
// src/core/judge/run-warnings.ts
const driftAlpha = .01;
const mostSteal = .02;
const surroundings = [
	"goos",
	"goarch",
	"cpu"
];
function runWarnings(rounds, series, steal) {
	const drift = driftOf(series);
	return [
		...drift === null ? [] : [drift],
		...configurations(rounds),
		...steal !== null && steal > mostSteal ? [{
			kind: "steal",
			share: steal
		}] : []
	];
}
function suiteWarning(changed) {
	return changed.length === 0 ? [] : [{
		kind: "suite",
		changed
	}];
}
function driftOf(series) {
	const times = series.filter(({ unit, base, head }) => unit === "sec/op" && [...base, ...head].every(isPositive));
	const count = times[0]?.base.length ?? 0;
	if (count < 4) return null;
	const levels = Array.from({ length: count }, (_, index) => {
		return mean(times.flatMap((one) => sides.map((side) => Math.log(one[side][index] ?? 1))));
	});
	const { p } = mannKendall(levels);
	const quarter = Math.ceil(count / 4);
	const change = Math.exp(mean(levels.slice(-quarter)) - mean(levels.slice(0, quarter))) - 1;
	return p > driftAlpha || !Number.isFinite(change) ? null : {
		kind: "drift",
		change,
		p
	};
}
function configurations(rounds) {
	const seen = (side, key) => [...new Set(rounds.flatMap((round) => round[side].measurements.flatMap((one) => one.config[key] || [])))].sort().join(", ");
	return surroundings.map((key) => ({
		kind: "configuration",
		key,
		base: seen("base", key),
		head: seen("head", key)
	})).filter(({ base, head }) => base !== head && base !== "" && head !== "");
}
function isPositive(value) {
	return value !== null && value > 0;
}
function mean(values) {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
// src/core/result.ts
function resultOf$1({ commits, settings, machine, suite, rounds, stopped, series, again }) {
	const first = compare(series, settings, machines(rounds));
	const comparisons = again ? confirm(first, again.series, {
		...settings,
		count: again.rounds.length
	}, machines(again.rounds)) : first;
	const only = {
		base: unmatched(series, "base"),
		head: unmatched(series, "head")
	};
	return {
		schema: 1,
		...judge(comparisons, only.base, only.head),
		commits,
		settings,
		machine,
		rounds: rounds.map(record),
		stopped,
		baseFailed: null,
		again: (again?.rounds ?? []).map(record),
		comparisons,
		geomeans: geomeans(comparisons),
		warnings: [...suiteWarning(suite), ...runWarnings(rounds, series, machine.steal)],
		unmatched: only
	};
}
function resultWithoutBase({ commits, settings, machine, suite }, rounds, { why, message, output }) {
	return {
		schema: 1,
		...judgeWithoutBase(why, commits.base),
		commits,
		settings,
		machine,
		rounds: rounds.map(record),
		stopped: "failed",
		baseFailed: {
			message,
			output
		},
		again: [],
		comparisons: [],
		geomeans: [],
		warnings: suiteWarning(suite),
		unmatched: {
			base: [],
			head: []
		}
	};
}
function machines(rounds) {
	return rounds.map(({ block }) => block);
}
function record({ round, block, first, base, head }) {
	return {
		round,
		block,
		first,
		base: {
			started: base.started,
			seconds: base.seconds
		},
		head: {
			started: head.started,
			seconds: head.seconds
		}
	};
}
// src/effects/git/copy-ignored.ts
async function copyIgnored(git, target, commit, copying) {
	const { ignored } = await readStatus(git);
	if (ignored.length === 0) return;
	const files = new Set(nulSeparated(await git.run([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		commit
	])));
	const folders = new Set([...files].flatMap(foldersAbove));
	const copyBeside = async (path) => {
		const from = bytes$1(git.folder, path);
		const there = await standing$1(from);
		if (!there || files.has(path)) return;
		if (!folders.has(path)) {
			const to = bytes$1(target, path);
			await mkdir(to.subarray(0, to.lastIndexOf("/")), { recursive: true });
			await copyWhole(from, to, copying);
		} else if (there.isDirectory()) for (const name of await readdir(from, { encoding: "buffer" })) await copyBeside(`${path}/${name.toString("latin1")}`);
	};
	for (const path of ignored) if (!foldersAbove(path).some((above) => files.has(above))) await copyBeside(path);
}
const large = 2 * 1024 ** 3;
function copyingFor(console, signal) {
	const totals = {
		base: 0,
		head: 0
	};
	let isSaid = false;
	return (side) => ({
		counting(size) {
			if (signal?.aborted) throw new Cancelled("cancelled");
			totals[side] += size;
			if (totals[side] <= large || isSaid) return;
			isSaid = true;
			console.info("The ignored files are over 2 GB, and each side is given a copy of them. To save the time and space, clean up before this step and let \"setup\" make what the benchmarks need; or set \"checkout: in-place\" with \"ignored-files: shared\", where both sides use the same files.");
		},
		unread: (path) => console.warn(`An ignored file cannot be read, so ${side} is without it: ${readable$1(path.toString("latin1"))}`)
	});
}
// src/effects/git/switching.ts
const nowhere = {
	difference: {
		changed: [],
		added: [],
		removed: []
	},
	lost: []
};
async function switching({ git, state, home }, commits, trees, handling, stays) {
	const putGitInOrder = await guard(git);
	const root = trees[0]?.git.folder ?? git.folder;
	const ways = {
		base: await wayTo("base"),
		head: await wayTo("head")
	};
	const shelves = {};
	const tracked = {};
	const folders = {};
	let at = null;
	async function wayTo(side) {
		const from = commits[otherSide(side)];
		const [difference, linksThere, linksHere] = await Promise.all([
			readDifference(git, from, commits[side]),
			readLinks(git, commits[side]),
			readLinks(git, from)
		]);
		const prefix = home.path === "" ? "" : `${home.path}/`;
		const switched = new Set(trees.filter((one) => one.home.isSwitched).map((one) => one.home.path));
		return {
			commit: commits[side],
			difference,
			lost: [...linksHere.keys()].filter((link) => !linksThere.has(link)),
			loose: [...linksThere.keys()].filter((link) => !switched.has(prefix + link))
		};
	}
	async function leave(side, way) {
		folders[side] ??= foldersOf(tracked[side] ?? []);
		const leaving = await leavingSide(git, {
			...way,
			folders: folders[side]
		}, handling);
		shelves[side] = await shelve(git, join(state, side), leaving, stays);
		return timesToKeep(leaving, way, shelves[otherSide(side)]);
	}
	return {
		putGitInOrder,
		async copyIgnored(ignored, copying) {
			for (const side of sides) {
				const there = new Set(await readTree(git, commits[side]));
				const moved = await copyShelf(join(state, names.yours), join(state, side), ignored, there, copying(side));
				shelves[side] = {
					moved,
					deleted: []
				};
			}
		},
		async enter(side) {
			await putBackLink(root, home);
			await putGitInOrder();
			if (at === side && await git.run(["rev-parse", "HEAD"]) === ways[side].commit) return;
			const way = at === side ? {
				...ways[side],
				...nowhere
			} : ways[side];
			const isFirst = tracked[side] === void 0;
			const times = at === null ? new Map() : await leave(at, way);
			at = null;
			await git.run([
				"checkout",
				"--force",
				"--detach",
				way.commit,
				"--"
			]).catch((error) => {
				throw notCheckedOut(error, side);
			});
			if (way.loose.length > 0) await updateSubmodules(git, way.loose);
			tracked[side] ??= new Set((await readIndex(git)).map(({ path }) => path));
			const shelved = shelves[side];
			if (shelved) await unshelve(git, join(state, side), shelved, tracked[side]);
			if (isFirst && shelved && tracked[side].size > 0) await git.run([
				"checkout",
				"--force",
				"HEAD",
				"--",
				"."
			]);
			for (const [path, time] of times) putBackTime(git, path, time);
			at = side;
		}
	};
}
function timesToKeep({ moved, deleted, times }, { difference }, there) {
	const own = new Set([
		...difference.changed,
		...difference.added,
		...difference.removed,
		...there?.moved ?? []
	]);
	const kept = new Map();
	for (const path of [...moved, ...deleted]) {
		const time = times.get(path);
		if (time !== void 0 && !own.has(path)) kept.set(path, time);
	}
	return kept;
}
function putBackTime(git, path, time) {
	const place = bytes$1(git.folder, path);
	if (statSync(place, { throwIfNoEntry: false })?.isFile()) utimesSync(place, time / 1e3, time / 1e3);
}
async function readTree(git, commit) {
	return (await git.run([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		commit
	])).split("\0");
}
async function updateSubmodules(git, paths) {
	if (await git.ask([
		"config",
		"--get-regexp",
		"^submodule\\..*\\.url$"
	])) await git.run([
		"submodule",
		"update",
		"--recursive",
		"--force",
		"--",
		...paths
	]);
}
// src/effects/git/taken.ts
async function noteTree({ git, state, commits }, ignoredFiles) {
	await mkdir(state, { recursive: true });
	const none = {
		state,
		gitFiles: await keepGitFiles(git, state),
		outline: null,
		shelved: null,
		handling: {
			shared: null,
			isSparse: false
		}
	};
	if (commits === null) return none;
	const outline = await takeOutline(git, Object.values(commits));
	await writeNote(state, names.outline, outline);
	const shared = ignoredFiles === "shared" ? (await readStatus(git)).ignored : null;
	if (shared) await writeNote(state, names.shared, shared);
	const handling = {
		shared: shared && {
			paths: new Set(shared),
			apart: []
		},
		isSparse: await isSparse(git)
	};
	return {
		...none,
		outline,
		handling
	};
}
async function putBack(git, folder, console, taken, putGitInOrder = async () => {}) {
	let lost;
	try {
		await putGitInOrder();
		lost = await twice(() => renewNotes(folder, taken));
		const journal = await twice(() => restore(git, folder, console));
		await forget(git, folder, console, {
			...taken.journal,
			stash: lost.length === 0 ? journal?.stash ?? null : null
		});
	} catch (error) {
		throw new NotPutBack(`The checkout could not be put back: ${error.message}\nYour uncommitted files are in ${join(folder, names.yours)}; the next run, or the post step, tries again.`);
	}
	if (lost.length > 0) throw new NotPutBack(lossMessage(lost, taken.journal.stash));
}
async function twice(step) {
	return step().catch(step);
}
async function renewNotes(folder, { journal, trees }) {
	const lost = [];
	await mkdir(folder, { recursive: true });
	for (const [n, { state, gitFiles, outline, shelved, handling }] of trees.entries()) {
		const shelf = join(state, names.yours);
		if (outline) await writeNote(state, names.outline, outline);
		if (handling.shared) {
			await writeNote(state, names.shared, [...handling.shared.paths]);
			await writeNote(state, names.apart, handling.shared.apart);
		}
		if (shelved) {
			await writeNote(shelf, names.moved, shelved.moved);
			await writeNote(shelf, names.deleted, shelved.deleted);
			const path = journal.trees[n]?.path ?? "";
			for (const one of await missingFrom(shelf, shelved.moved)) lost.push(path === "" ? one : `${path}/${one}`);
		}
		await renewGitFiles(state, gitFiles);
	}
	await writeJournal(folder, journal);
	return lost;
}
function lossMessage(lost, stash) {
	const copy = stash === null ? "" : ` "git stash list" has your changes to tracked files (${stash}).`;
	return `The benchmarked code has removed uncommitted files of yours from the git directory: ${lost.map(readable$1).join(", ")}.${copy} Everything else is as it was.`;
}
// src/effects/git/checkout.ts
const stashMessage = "uncommitted work while Benchgate measures";
async function takeCheckout(user, commits, console, { ignoredFiles = "per-side", hasPointers = false, signal } = {}) {
	await recoverCheckout(user, console);
	const git = hasPointers ? user.with(leavingPointers) : user;
	const folder = await stateFolder(git);
	const trees = await treesOf(git, {
		base: commits.base.sha,
		head: commits.head.sha
	}, folder);
	await refuseHeldElsewhere(user, trees);
	for (const tree of trees) await refuseUnfinished(tree.git);
	const taken = {
		journal: {
			phase: "shelving",
			...holder(),
			started: new Date().toISOString(),
			stash: null,
			stashes: await readStashes(git),
			ignoredFiles,
			hasPointers,
			trees: trees.map((tree) => tree.home)
		},
		trees: []
	};
	const note = async (change) => {
		taken.journal = {
			...taken.journal,
			...change
		};
		await writeJournal(folder, taken.journal);
	};
	if (!await beginJournal(folder, taken.journal)) throw inUse(await readJournal(folder));
	try {
		for (const tree of trees) taken.trees.push(await noteTree(tree, ignoredFiles));
		const created = await git.ask([
			"stash",
			"create",
			stashMessage
		]);
		const stash = created || null;
		if (created === null) console.info("git can make no stash entry of these changes, so there is no second copy of them");
		await note({ stash });
		if (stash) await git.run([
			"stash",
			"store",
			"--message",
			stashMessage,
			stash
		]);
		const shown = [];
		const stays = staying(console);
		const copying = copyingFor(console, signal);
		for (const [n, tree] of trees.entries()) {
			const noted = taken.trees[n];
			if (tree.commits === null || !noted) continue;
			const { handling, ignored, ...shelved } = await shelveHome(tree, tree.commits, noted.handling, stays);
			taken.trees[n] = {
				...noted,
				handling,
				shelved
			};
			const switched = await switching(tree, tree.commits, trees, handling, stays);
			if (ignored.length > 0) {
				console.info("giving each side a copy of the ignored files");
				await switched.copyIgnored(ignored, copying);
			}
			shown.push(switched);
		}
		await note({ phase: "measuring" });
		return {
			async enter(side) {
				await shown[0]?.enter(side);
				await Promise.all(shown.slice(1).map((one) => one.enter(side)));
				return git.folder;
			},
			async [Symbol.asyncDispose]() {
				const putInOrder = async () => {
					for (const one of shown) await one.putGitInOrder();
				};
				await putBack(git, folder, console, taken, putInOrder);
			}
		};
	} catch (error) {
		await putBack(git, folder, console, taken);
		throw error;
	}
}
async function shelveHome({ git, state }, commits, handling, stays) {
	const shelf = join(state, names.yours);
	const leaving = await leavingHome(git, Object.values(commits), handling);
	await writeNote(shelf, names.moved, leaving.moved);
	await writeNote(shelf, names.deleted, leaving.deleted);
	const { moved, deleted, ignored } = await shelve(git, shelf, leaving, stays);
	const { shared } = handling;
	if (shared) await writeNote(state, names.apart, ignored);
	return {
		moved,
		deleted,
		ignored,
		handling: {
			...handling,
			shared: shared && {
				...shared,
				apart: ignored
			}
		}
	};
}
async function refuseHeldElsewhere(git, trees) {
	const others = trees.slice(1).map((tree) => tree.git);
	const around = await git.ask(["rev-parse", "--show-superproject-working-tree"]);
	if (around) others.push(git.in(readable$1(around)));
	for (const other of others) {
		const journal = await readJournal(await stateFolder(other));
		if (journal !== null && isHeld(journal)) throw inUse(journal);
	}
}
async function refuseUnfinished(git) {
	const lock = await lockedBy(git);
	if (lock !== null) throw new Misconfigured(`Another git is at work in ${git.folder}: it holds ${lock}. Let it finish (a commit may wait for its message); if there is none, remove that file.`);
	for (const [name, what] of unfinished) if (await standing$1(await gitPath(git, name))) throw new Misconfigured(`A ${what} is in progress in ${git.folder}. Finish or abort it, then run Benchgate again.`);
	if (await git.run(["ls-files", "--unmerged"]) !== "") throw new Misconfigured(`There are unmerged files in ${git.folder}. Resolve them, then run Benchgate again.`);
}
const unfinished = [
	["MERGE_HEAD", "merge"],
	["CHERRY_PICK_HEAD", "cherry-pick"],
	["REVERT_HEAD", "revert"],
	["rebase-merge", "rebase"],
	["rebase-apply", "rebase"],
	["sequencer", "cherry-pick or revert"]
];
// src/effects/git/commit-object.ts
async function commitOf(git, revision) {
	return git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${revision}^{commit}`
	], { env: { GIT_NO_LAZY_FETCH: "1" } });
}
async function parentsOf(git, sha) {
	return [...(await headerOf(git, sha)).matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? "");
}
async function dateOf(git, sha) {
	return `@${/^committer .*> (\d+ [+-]\d{4})$/m.exec(await headerOf(git, sha))?.[1] ?? "0 +0000"}`;
}
async function headerOf(git, sha) {
	return (await git.run([
		"cat-file",
		"commit",
		sha
	])).split("\n\n", 1)[0] ?? "";
}
// src/effects/git/own-commit.ts
async function withOwnIndex(git, making) {
	const folder = await mkdtemp(join(await placeOutside(git), "benchgate-index-"));
	const path = join(folder, "index");
	const apart = git.with({
		GIT_INDEX_FILE: path,
		GIT_CONFIG_COUNT: "2",
		GIT_CONFIG_KEY_0: "core.sparseCheckout",
		GIT_CONFIG_VALUE_0: "false",
		GIT_CONFIG_KEY_1: "core.safecrlf",
		GIT_CONFIG_VALUE_1: "false"
	});
	try {
		return await making(apart, path);
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function placeOutside(git) {
	const temporary = await realpath(tmpdir());
	if (!`${temporary}${sep}`.startsWith(`${await realpath(git.folder)}${sep}`)) return temporary;
	return readable$1(await git.run(["rev-parse", "--absolute-git-dir"]));
}
async function commitTree(git, tree, parent, message) {
	const date = await dateOf(git, parent);
	const env = {
		GIT_AUTHOR_DATE: date,
		GIT_COMMITTER_DATE: date
	};
	return git.run([
		"commit-tree",
		"-p",
		parent,
		"-m",
		message,
		tree
	], { env });
}
async function treeOf(git, commit) {
	return git.run([
		"rev-parse",
		"--verify",
		`${commit}^{tree}`
	]);
}
function nulTerminated(paths) {
	return Buffer.from(paths.map((path) => `${path}\0`).join(""), "latin1");
}
// src/effects/git/overlay.ts
async function overlay(git, commits, globs) {
	if (globs.length === 0) return commits;
	const { base, head } = commits;
	for (const glob of globs) refuseOutside(glob);
	const tree = await withOwnIndex(git, async (apart) => {
		const laid = {
			base: new Map(),
			head: new Map()
		};
		for (const side of sides.toReversed()) {
			await apart.run(["read-tree", commits[side].sha]);
			for (const glob of globs) {
				const found = await matching(apart, glob, side);
				if (side === "head" && found.length === 0) throw nothingMatches(glob, head);
				for (const { path, entry } of found) laid[side].set(path, entry);
			}
		}
		const removed = [...laid.base.keys()].map((path) => `0 ${"0".repeat(base.sha.length)}\t${path}\0`);
		const put = [...laid.head].map(([path, entry]) => `${entry}\t${path}\0`);
		await apart.run([
			"update-index",
			"-z",
			"--index-info"
		], { input: Buffer.from([...removed, ...put].join(""), "latin1") });
		return apart.run(["write-tree", "--missing-ok"]);
	});
	if (tree === await treeOf(git, base.sha)) return commits;
	return {
		base: {
			sha: await commitTree(git, tree, base.sha, "Base with benchmark files of head, for Benchgate"),
			from: `${base.from}, with benchmark files of head`
		},
		head
	};
}
async function matching(apart, glob, side) {
	const found = await apart.run([
		"ls-files",
		"--stage",
		"-z",
		"--",
		`:(top,glob)${glob.replace(/^(\.\/+)+/, "")}`
	]);
	const blobs = nulSeparated(found).map((line) => {
		const tab = line.indexOf("	");
		return {
			path: line.slice(tab + 1),
			entry: line.slice(0, tab)
		};
	});
	const link = blobs.find(({ entry }) => entry.startsWith("160000 "));
	if (link) throw new Misconfigured(`overlay: "${glob}" matches the submodule "${readable$1(link.path)}" of ${side}, which is no file to lay over base. Give globs that match files of this repository alone.`);
	return blobs;
}
function refuseOutside(glob) {
	if (!glob.startsWith("/") && !glob.split("/").includes("..")) return;
	throw new Misconfigured(`overlay: "${glob}" is not accepted. Give a glob relative to the top folder of the repository and without "..", such as "**/*_test.go".`);
}
function nothingMatches(glob, head) {
	return new Misconfigured(`overlay: "${glob}" matches no file of head (${head.sha}). Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" stands for any folders: "**/*_test.go".`);
}
// src/effects/git/shallow.ts
async function isShallow(git) {
	return await git.run(["rev-parse", "--is-shallow-repository"]) === "true";
}
async function keepingHistory(git, fetching) {
	const path = await gitPath(git, "shallow");
	const before = await linesOf(path);
	const result = await fetching();
	const now = await linesOf(path);
	const added = now.filter((sha) => !before.includes(sha));
	const cut = added.length === 0 ? new Set() : await cutOff(git, before, added);
	if (cut.size > 0) await replace(path, now.filter((sha) => !cut.has(sha)));
	return result;
}
async function cutOff(git, before, added) {
	const folder = await mkdtemp(join(tmpdir(), "benchgate-shallow-"));
	try {
		const file = join(folder, "shallow");
		await writeFile(file, textOf(before));
		const cut = new Set();
		for (const sha of added) {
			const parents = await parentsOf(git, sha);
			const walk = [
				"rev-list",
				"--quiet",
				...parents,
				"--not",
				"--all",
				"--"
			];
			if (parents.length > 0 && await git.ask(walk, { env: { GIT_SHALLOW_FILE: file } }) !== null) cut.add(sha);
		}
		return cut;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function replace(path, lines) {
	const lock = `${path}.lock`;
	try {
		await writeFile(lock, textOf(lines), { flag: "wx" });
	} catch (error) {
		if (error.code === "EEXIST") return;
		throw error;
	}
	if (lines.length > 0) return rename(lock, path);
	await rm(path, { force: true });
	await rm(lock, { force: true });
}
async function linesOf(path) {
	return ((await contentOf(path))?.toString() ?? "").split("\n").filter((line) => line !== "");
}
function textOf(lines) {
	return lines.map((line) => `${line}\n`).join("");
}
// src/effects/git/remote.ts
const deepenings = [
	1,
	50,
	500,
	2147483647
];
const patience = [
	"-c",
	"http.lowSpeedLimit=1",
	"-c",
	"http.lowSpeedTime=60"
];
async function origin(git, token, server, signal) {
	const url = await git.ask([
		"remote",
		"get-url",
		"origin"
	]);
	const env = {
		...credentials(readable$1(url ?? ""), token, server),
		GIT_ASKPASS: ""
	};
	const commit = (revision) => commitOf(git, revision);
	async function ask(args, input) {
		return url === null ? null : git.ask([...patience, ...args], {
			env,
			signal,
			...input && { input }
		});
	}
	async function fetch(args, input) {
		const options = [
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-recurse-submodules",
			"--refmap="
		];
		return keepingHistory(git, async () => await ask([
			"fetch",
			...options,
			...args
		], input) !== null);
	}
	async function advertised(refs) {
		const listed = await ask([
			"ls-remote",
			"--quiet",
			"origin",
			...refs
		]) ?? "";
		const found = readable$1(listed).split("\n").map((line) => line.split("	"));
		return new Map(found.flatMap(([sha = "", ref = ""]) => refs.includes(ref) ? [[ref, sha]] : []));
	}
	async function bring(source, sha) {
		const here = await commit(sha);
		if (here !== null) return here;
		await fetch([
			...await isShallow(git) ? ["--depth=1"] : [],
			"origin",
			source
		]);
		return commit(sha);
	}
	async function bringRef(refs) {
		for (let attempt = 0; attempt < 2; attempt++) {
			const there = await advertised(refs);
			const ref = refs.find((one) => there.has(one));
			if (ref === void 0) return null;
			const sha = await bring(ref, there.get(ref) ?? "");
			if (sha !== null) return {
				sha,
				ref
			};
		}
		return null;
	}
	async function deepening(sources, found, steps = deepenings) {
		let answer = await found();
		for (const by of steps) {
			if (answer !== null || !await isShallow(git)) break;
			for (const source of sources) await fetch([
				`--deepen=${by}`,
				"origin",
				source
			]);
			answer = await found();
		}
		return answer;
	}
	async function fetchCommit(sha) {
		return await bring(sha, sha) ?? await deepening([await git.run(["rev-parse", "HEAD"])], () => commit(sha), [1]);
	}
	async function fetchName(name) {
		const branch = name.replace(/^(refs\/remotes\/)?origin\//, "");
		const own = await commit(name);
		if (own !== null) return {
			sha: own,
			source: name === "HEAD" ? "HEAD" : `refs/heads/${branch}`,
			hidesBranch: false
		};
		if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(name)) {
			const sha = await fetchCommit(name);
			return sha === null ? null : {
				sha,
				source: sha,
				hidesBranch: false
			};
		}
		const [tag, head] = [`refs/tags/${name}`, `refs/heads/${name}`];
		const found = await bringRef([...[
			...name.startsWith("refs/") ? [name] : [],
			`refs/${name}`,
			tag,
			head
		], `refs/heads/${branch}`]);
		if (found === null) return null;
		const hidesBranch = found.ref === tag && (await advertised([head])).size > 0;
		return {
			sha: found.sha,
			source: found.ref,
			hidesBranch
		};
	}
	return {
		fetchCommit,
		async fetchRevision(revision) {
			const [, name = "", steps = ""] = /^([^~^]+)(.*)$/s.exec(revision) ?? [];
			const found = name === "" ? null : await fetchName(name);
			if (found === null || steps === "") return found;
			const sha = await deepening([...new Set([found.source, found.sha])], () => commit(`${found.sha}${steps}`));
			return sha === null ? null : {
				sha,
				hidesBranch: found.hidesBranch
			};
		},
		async complete(commits) {
			for (let attempt = 0; attempt < 3; attempt++) {
				const missing = (await git.run([
					"rev-list",
					"--objects",
					"--no-walk",
					"--missing=print",
					...commits
				])).match(/^\?[0-9a-f]+$/gm)?.map((entry) => entry.slice(1)) ?? [];
				if (missing.length === 0) return;
				if (!await fetch(["--stdin", "origin"], Buffer.from(missing.map((id) => `${id}\n`).join("")))) break;
			}
			throw new Misconfigured("This is a partial clone, and the files of base and head could not be fetched from origin. Let actions/checkout make a clone without \"filter\".");
		},
		async completeLargeFiles(commits) {
			return await ask([
				"lfs",
				"fetch",
				"origin",
				...commits
			]) !== null;
		},
		async mergeBase(head, branch) {
			const known = () => commit(`refs/remotes/origin/${branch}`);
			const tip = (await isShallow(git) ? null : await known()) ?? (await bringRef([`refs/heads/${branch}`]))?.sha ?? await known() ?? await commit(`refs/heads/${branch}`);
			if (tip === null) return null;
			return deepening([`refs/heads/${branch}`, head], () => git.ask([
				"merge-base",
				tip,
				head
			]));
		}
	};
}
function credentials(url, token, server) {
	if (token === "" || !url.startsWith(`${server}/`)) return {};
	const settings = [
		["extraheader", ""],
		["extraheader", `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`],
		["followRedirects", "false"]
	];
	const entries = settings.flatMap(([key, value = ""], n) => [[`GIT_CONFIG_KEY_${n}`, `http.${server}/.${key}`], [`GIT_CONFIG_VALUE_${n}`, value]]);
	return {
		GIT_CONFIG_COUNT: String(settings.length),
		...Object.fromEntries(entries)
	};
}
// src/effects/git/snapshot.ts
async function snapshot(git, head, console) {
	const tree = await withOwnIndex(git, async (apart, path) => {
		await copyIndex(git, path);
		const before = await readIndex(apart);
		await takeTree(apart, before);
		await takeSubmodules(git, apart, before, console);
		for (const nested of await takeUntracked(apart, before)) console.warn(`Not in head, as it is a repository of its own and no submodule: ${readable$1(nested)}. Have git ignore it, or make it a submodule.`);
		return apart.run(["write-tree", "--missing-ok"]);
	}).catch((error) => {
		if (!(error instanceof GitFailed)) throw error;
		throw new Misconfigured(`head: "worktree" is not accepted, as git cannot take the tree as it stands: ${error.message}. Mend that, have git ignore the file, or commit your work and leave "head" out.`);
	});
	if (tree === await treeOf(git, head)) return {
		sha: head,
		from: `the tree as it stands, which is ${shortSha(head)}`
	};
	return {
		sha: await commitTree(git, tree, head, "The tree as it stood for Benchgate"),
		from: `the tree as it stands, on top of ${shortSha(head)}`
	};
}
async function copyIndex(git, target) {
	const source = await gitPath(git, "index");
	if (!await standing$1(source)) return;
	const { atime, mtimeMs } = await stat(source);
	await copyFile(source, target);
	await utimes(target, atime, Math.floor(mtimeMs / 1e3));
}
async function takeTree(apart, before) {
	const unmark = async (flag, marked) => {
		const input = nulTerminated(marked.map(({ path }) => path));
		if (marked.length > 0) await apart.run([
			"update-index",
			flag,
			"-z",
			"--stdin"
		], { input });
	};
	const there = [];
	for (const entry of before) if (entry.isSkipped && await standing$1(fileOf(apart, entry.path))) there.push(entry);
	await unmark("--no-skip-worktree", there);
	await unmark("--no-assume-unchanged", before.filter(({ isAssumed }) => isAssumed));
	await apart.run(["add", "--update"]);
}
async function takeUntracked(apart, before) {
	const found = nulSeparated(await apart.run([
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	]));
	const files = found.filter((path) => !path.endsWith("/"));
	if (files.length > 0) await apart.run([
		"update-index",
		"--add",
		"-z",
		"--stdin"
	], { input: nulTerminated(files) });
	const known = new Set(before.filter(isLink).map(({ path }) => path));
	const links = (await readIndex(apart)).filter((entry) => isLink(entry) && !known.has(entry.path));
	if (links.length > 0) await apart.run([
		"update-index",
		"--force-remove",
		"-z",
		"--stdin"
	], { input: nulTerminated(links.map(({ path }) => path)) });
	return [...found.filter((path) => path.endsWith("/")), ...links.map(({ path }) => path)];
}
async function takeSubmodules(git, apart, before, console) {
	for (const { path } of before.filter(isLink)) {
		const name = readable$1(path);
		const submodule = git.in(join(git.folder, name));
		if (!await standing$1(join(submodule.folder, ".git"))) continue;
		const sha = await submodule.ask([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		]);
		if (sha === null) continue;
		const input = Buffer.from(`160000 ${sha}\t${path}\0`, "latin1");
		await apart.run([
			"update-index",
			"-z",
			"--index-info"
		], { input });
		if (await submodule.ask(["status", "--porcelain"])) console.warn(`Uncommitted work in the submodule ${name} is not in head: it counts with the commit it is at.`);
	}
}
function isLink({ mode }) {
	return mode === "160000";
}
function fileOf({ folder }, path) {
	return Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, "latin1")]);
}
// src/effects/git/revisions.ts
const worktree = "worktree";
async function resolveRevisions(git, remote, wanted, console) {
	const head = await headOf(git, remote, wanted, console);
	const base = wanted.base === null ? await usualBase(git, remote, head, wanted) : await named(git, remote, "base", wanted.base);
	if (base.sha === head.sha && wanted.base === null) throw nothingToCompare(head, base, wanted);
	return {
		base,
		head
	};
}
async function headOf(git, remote, wanted, console) {
	if (wanted.head !== null && wanted.head !== worktree) return named(git, remote, "head", wanted.head);
	const sha = await checkedOut(git);
	if (wanted.head === worktree) return snapshot(git, sha, console);
	const from = "what is checked out";
	const { pull } = wanted.event;
	return {
		sha,
		from: pull && !await holds(git, sha, pull.headSha) ? `${from}, ${other(pull)}` : from
	};
}
function other({ headSha }) {
	return `though the event is of ${shortSha(headSha)}`;
}
async function holds(git, sha, wanted) {
	if (sha === wanted || (await parentsOf(git, sha)).includes(wanted)) return true;
	return await git.ask([
		"merge-base",
		"--is-ancestor",
		wanted,
		sha
	]) !== null;
}
async function checkedOut(git) {
	const sha = await commitOf(git, "HEAD");
	if (sha !== null) return sha;
	throw new Misconfigured(`head: nothing is checked out in ${git.folder}: its branch has no commit yet. Commit something, or check a commit out.`);
}
async function usualBase(git, remote, head, wanted) {
	const { name, pull, before } = wanted.event;
	const isWorktree = wanted.head === worktree;
	const on = isWorktree ? {
		...head,
		sha: await checkedOut(git)
	} : head;
	if (pull) return pullRequestBase(git, remote, on, pull);
	if (isWorktree) return {
		...on,
		from: "the commit that is checked out"
	};
	if (before === null) throw new Misconfigured(`base: the event "${name}" names no commit to compare with. Set the input "base" to a branch, tag or commit.`);
	const sha = await available(git, remote, before);
	if (sha !== null) return {
		sha,
		from: `before this ${name}`
	};
	throw new Misconfigured(`base: the commit before this ${name}, ${before}, is neither here nor on origin; after a force push it may be gone. Set the input "base" to a branch, tag or commit.`);
}
async function pullRequestBase(git, remote, head, pull) {
	const [first, second, ...others] = await parentsOf(git, head.sha);
	if (first !== void 0 && second === pull.headSha && others.length === 0) {
		const sha = await available(git, remote, first);
		if (sha === null) throw missing("base", first);
		return {
			sha,
			from: `${pull.baseRef}, as merged into pull request #${pull.number}`
		};
	}
	const sha = await remote.mergeBase(head.sha, pull.baseRef);
	if (sha === null) throw new Misconfigured(`base: ${head.sha} (${head.from}) and the base branch "${pull.baseRef}" have no common commit that can be found here or on origin. Let actions/checkout fetch the history ("fetch-depth: 0"), or set the input "base".`);
	return {
		sha,
		from: `merge base with ${pull.baseRef}`
	};
}
async function available(git, remote, sha) {
	return await commitOf(git, sha) ?? await remote.fetchCommit(sha);
}
async function named(git, remote, side, revision) {
	const found = await namedHere(git, revision) ?? await namedHere(git, `refs/remotes/origin/${revision}`) ?? await remote.fetchRevision(revision);
	if (found === null) throw missing(side, revision);
	const taken = found.hidesBranch ? " (the tag; there is a branch of that name too)" : "";
	return {
		sha: found.sha,
		from: `${side}: ${revision}${taken}`
	};
}
async function namedHere(git, revision) {
	const sha = await commitOf(git, revision);
	if (sha === null) return null;
	const branches = await commitOf(git, `refs/tags/${revision}`) === sha ? ["refs/heads", "refs/remotes/origin"] : [];
	return {
		sha,
		hidesBranch: (await Promise.all(branches.map((folder) => commitOf(git, `${folder}/${revision}`)))).some((branch) => branch !== null)
	};
}
function missing(side, revision) {
	return new Misconfigured(`${side}: no commit "${revision}" here or on origin. Accepted are a branch, a tag or a commit; in a shallow clone let actions/checkout fetch more ("fetch-depth: 0").${side === "base" && revision === worktree ? " The tree as it stands can only be head." : ""}`);
}
function nothingToCompare(head, base, wanted) {
	const what = `Base and head are the same commit, ${head.sha} (${head.from}; ${base.from}), so there is nothing to compare.`;
	if (wanted.head === worktree) return new Misconfigured(`${what} Change a file, or set the input "base" to an earlier commit.`);
	return new Misconfigured(`${what} For a pull request let actions/checkout check out its default, or set the inputs "base" and "head".`);
}
// src/effects/git/suite-changes.ts
async function suiteChanges(git, commits) {
	const changes = await changesIn(git, commits);
	return changedSuite(changes, needsGoBenchmarks(changes) ? await readGoBenchmarks(git, commits) : new Set());
}
async function changesIn(git, { base, head }) {
	const fields = nulSeparated(await git.run([
		"diff-tree",
		"--raw",
		"-r",
		"-z",
		"--find-renames",
		base.sha,
		head.sha,
		"--"
	]));
	const changes = [];
	for (let i = 0; i < fields.length;) {
		const [modeBefore, modeAfter, before, after, status = ""] = fields[i]?.slice(1).split(" ") ?? [];
		const paths = fields.slice(i + 1, i + (status.startsWith("R") ? 3 : 2)).map(readable$1);
		i += 1 + paths.length;
		if (![modeBefore, modeAfter].some((mode) => mode === "000000" || mode === "160000") && before !== after) changes.push({
			base: paths[0] ?? "",
			head: paths.at(-1) ?? ""
		});
	}
	return changes;
}
async function readGoBenchmarks(git, commits) {
	const search = [
		"grep",
		"--no-color",
		"--no-recurse-submodules",
		"-l",
		"-z",
		"-E",
		"-e"
	];
	const declaration = "^func Benchmark([^a-z(][^(]*)?\\(";
	const files = new Set();
	for (const side of sides) {
		const { sha } = commits[side];
		const found = await git.ask([
			...search,
			declaration,
			sha,
			"--",
			":(top,glob)**/*_test.go"
		]);
		for (const path of nulSeparated(found ?? "")) files.add(readable$1(path.slice(sha.length + 1)));
	}
	return files;
}
// src/effects/git/submodule-sources.ts
async function findSubmodules(source, commit, links, { side, console }) {
	const names = await namesOf(source.git, commit);
	const own = source.hasTree ? await ownSubmodules(source.git) : [];
	const found = [];
	for (const [path, linked] of links) {
		const name = names.get(path) ?? null;
		const same = own.find((one) => name !== null && one.name === name) ?? own.find((one) => one.path === path && (name === null || one.name === null));
		const repository = same ? await inTree(source.git, same.path) : await withoutTree(source.git, name);
		if (repository !== null) {
			await complete(repository.git, linked, path, side);
			found.push({
				path,
				commit: linked,
				source: repository
			});
		} else if (!same) console.warn(`The submodule ${readable$1(path)} of ${side} is not in this checkout, so its folder stays empty there. If the benchmarks need it, let "setup" run "git submodule update --init".`);
	}
	return found;
}
async function ownSubmodules(git) {
	const names = await namesOf(git, "");
	return (await readIndex(git)).filter(({ mode }) => mode === "160000").map(({ path }) => ({
		path,
		name: names.get(path) ?? null
	}));
}
async function namesOf(git, commit) {
	const listing = await git.ask([
		"config",
		"--blob",
		`${commit}:.gitmodules`,
		"-z",
		"--get-regexp",
		"^submodule\\..*\\.path$"
	]);
	return new Map(nulSeparated(listing ?? "").map((entry) => {
		const end = entry.indexOf("\n");
		return [entry.slice(end + 1), entry.slice(10, end - 5)];
	}));
}
async function inTree(git, path) {
	if (!await standingBelow(git.folder, `${path}/.git`)) return null;
	return {
		git: git.in(join(git.folder, readable$1(path))),
		hasTree: true
	};
}
async function withoutTree(git, name) {
	if (name === null || !isInside(name)) return null;
	const folder = await gitPath(git, `modules/${readable$1(name)}`);
	if (!await standing$1(join(folder, "HEAD"))) return null;
	const env = {
		GIT_DIR: folder,
		GIT_WORK_TREE: folder
	};
	const inside = git.in(folder);
	return {
		git: {
			...inside,
			run: (args, options) => inside.run(args, {
				...options,
				env: {
					...options?.env,
					...env
				}
			}),
			ask: (args, options) => inside.ask(args, {
				...options,
				env: {
					...options?.env,
					...env
				}
			})
		},
		hasTree: false
	};
}
async function complete(git, commit, path, side) {
	if (await git.ask([
		"cat-file",
		"-e",
		`${commit}^{commit}`
	]) !== null) return;
	if (await (await origin(git, "", "")).fetchCommit(commit) !== null) return;
	throw new CouldNotMeasure(`${side} has the submodule ${readable$1(path)} at ${shortSha(commit)}, which is not in this checkout, and its origin did not give it. Run "git fetch origin ${commit}" in the submodule, or let actions/checkout fetch all of its history ("fetch-depth: 0").`);
}
// src/effects/git/add-worktree.ts
async function addWorktree(source, target, commit, adding) {
	const { git } = source;
	await adding.register(git);
	await git.run([
		"worktree",
		"add",
		"--detach",
		"--no-checkout",
		target,
		commit
	]);
	const there = git.in(target);
	await shareSettings(git, there);
	if (source.hasTree) await copyIgnored(git, target, commit, adding.copying);
	await there.run([
		"checkout",
		"--force",
		"--detach",
		commit,
		"--"
	]);
	const links = await readLinks(git, commit);
	if (links.size === 0) return;
	for (const found of await findSubmodules(source, commit, links, adding)) await addWorktree(found.source, join(target, readable$1(found.path)), found.commit, adding);
}
async function shareSettings(from, to) {
	for (const name of ["info/sparse-checkout", "config.worktree"]) {
		const content = await contentOf(await gitPath(from, name));
		if (content === null) continue;
		const path = await gitPath(to, name);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, content);
		if (name === "config.worktree") for (const key of ["core.worktree", "core.bare"]) await from.ask([
			"config",
			"--file",
			path,
			"--unset-all",
			key
		]);
	}
}
// src/effects/git/worktrees.ts
async function takeWorktrees(user, commits, console, { temporary, hasPointers, signal } = {}) {
	await recoverCheckout(user, console);
	await recoverWorktrees(user, console);
	const git = hasPointers ? user.with(leavingPointers) : user;
	const { folder, register, remove } = await openFolder(git, temporary || tmpdir());
	const copying = copyingFor(console, signal);
	const heads = {};
	try {
		console.info(`checking base and head out in ${folder}, each with a copy of the ignored files`);
		for (const side of sides) {
			const around = {
				side,
				console,
				register,
				copying: copying(side)
			};
			await addWorktree({
				git,
				hasTree: true
			}, join(folder, side), commits[side].sha, around).catch((error) => {
				throw notCheckedOut(error, side);
			});
			heads[side] = await gitPath(git.in(join(folder, side)), "HEAD");
		}
		const configuration = await gitPath(git, "config");
		const before = await contentOf(configuration);
		return {
			async enter(side) {
				await checkOutAgain(git.in(join(folder, side)), commits[side].sha, heads[side] ?? "");
				return join(folder, side);
			},
			async [Symbol.asyncDispose]() {
				await remove(console);
				if (!(await contentOf(configuration).catch(() => null))?.equals(before ?? Buffer.alloc(0))) console.warn(`${configuration} has changed while the benchmarks ran, which share it. If it was not you, look at what they wrote: it can have git run programs.`);
			}
		};
	} catch (error) {
		await remove(console);
		throw error;
	}
}
async function checkOutAgain(git, sha, head) {
	if ((await contentOf(head).catch(() => null))?.toString().trim() !== sha) await git.run([
		"checkout",
		"--force",
		"--detach",
		sha,
		"--"
	]);
}
// src/effects/machine/machine.ts
function observeMachine() {
	const processors = cpus();
	const before = processorTimes();
	const machine = {
		os: `${type()} ${release()}`,
		arch: arch(),
		cpu: processors[0]?.model.trim() || "unknown",
		cores: processors.length,
		memoryBytes: totalmem(),
		load: loadavg()[0] ?? 0
	};
	return () => ({
		...machine,
		steal: stolenShare(before, processorTimes())
	});
}
function processorTimes() {
	let text;
	try {
		text = readFileSync("/proc/stat", "utf8");
	} catch {
		return null;
	}
	const ticks = /^cpu +(.*)$/m.exec(text)?.[1]?.split(" ").map(Number).slice(0, 8) ?? [];
	const stolen = ticks[7];
	return stolen === void 0 ? null : {
		all: ticks.reduce((sum, one) => sum + one, 0),
		stolen
	};
}
function stolenShare(before, after) {
	if (before === null || after === null || after.all <= before.all) return null;
	return (after.stolen - before.stolen) / (after.all - before.all);
}
// src/core/formats/go-number.ts
const longest = 1e3;
const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const hexadecimal = /^([+-]?)0x([0-9a-f]*)(?:\.([0-9a-f]*))?p([+-]?\d+)$/i;
const infinite = /^([+-]?)inf(inity)?$/i;
function parseFloat64(text) {
	if (text.length > longest) return null;
	if (decimal.test(text)) return Number(text);
	const infinity = infinite.exec(text);
	if (infinity) return infinity[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
	if (/^nan$/i.test(text)) return NaN;
	const hex = hexadecimal.exec(text);
	if (!hex) return null;
	const [, sign, whole = "", fraction = "", exponent] = hex;
	const digits = (whole + fraction).replace(/^0+(?=.)/, "");
	if (whole + fraction === "") return null;
	const power = Number(exponent) - 4 * fraction.length + 4 * Math.max(0, digits.length - 16);
	const half = Math.trunc(power / 2);
	const magnitude = Number.parseInt(digits.slice(0, 16), 16) * 2 ** half * 2 ** (power - half);
	return sign === "-" ? -magnitude : magnitude;
}
// src/core/formats/go.ts
function parseGo(text) {
	const measurements = [];
	const units = new Map();
	const failures = [];
	const refused = [];
	const config = new Config();
	let unfinished;
	for (const line of text.split(/\r?\n/)) {
		const started = /^(Benchmark\S*)\s/.exec(line)?.[1];
		const result = resultOf(line) ?? restOf(started ?? unfinished, line);
		if (result) {
			unfinished = void 0;
			for (const { value, unit } of result.values) {
				const { benchmark, iterations } = result;
				const { unit: tidied, factor } = tidy(unit);
				const tidiedValue = value * factor;
				if (!Number.isFinite(tidiedValue)) refused.push(`${benchmark}: ${value} ${unit}`);
				else measurements.push({
					benchmark,
					config: config.now(),
					iterations,
					unit: tidied,
					value: tidiedValue
				});
			}
			continue;
		}
		if (started !== void 0) unfinished = started;
		else if (/^Unit\s/.test(line)) readUnit(line, units);
		else if (failed.test(line)) failures.push(line.trim());
		else config.read(line);
	}
	return {
		measurements,
		units,
		failures,
		refused
	};
}
const failed = /^\s*--- FAIL: |^FAIL(\t|$)/;
function resultOf(line) {
	if (!line.startsWith("Benchmark")) return null;
	const [name = "", count = "", ...pairs] = line.trimEnd().split(/\s+/);
	if (!/^[+-]?\d+$/.test(count) || pairs.length === 0 || pairs.length % 2 !== 0) return null;
	if (!Number.isSafeInteger(Number(count))) return null;
	const values = [];
	for (let i = 0; i < pairs.length; i += 2) {
		const value = parseFloat64(pairs[i] ?? "");
		if (value === null) return null;
		values.push({
			value,
			unit: pairs[i + 1] ?? ""
		});
	}
	return {
		benchmark: name.slice(9),
		iterations: Number(count),
		values
	};
}
function restOf(name, line) {
	if (name === void 0) return null;
	const rest = /(?<![\d.])\d+\t *\S+ ns\/op.*$/.exec(line)?.[0];
	return rest === void 0 ? null : resultOf(`${name} ${rest}`);
}
function readUnit(line, units) {
	const [, name, ...statements] = line.trimEnd().split(/\s+/);
	if (name === void 0) return;
	const { unit } = tidy(name);
	for (const statement of statements) {
		const at = statement.indexOf("=");
		const key = statement.slice(0, at);
		const value = statement.slice(at + 1);
		const known = units.get(unit) ?? {};
		if (key === "better" && known.better === void 0) units.set(unit, {
			...known,
			better: betterOf(value)
		});
		if (key === "assume" && known.assume === void 0) units.set(unit, {
			...known,
			assume: value === "exact" ? "exact" : "nothing"
		});
	}
}
function betterOf(value) {
	return value === "lower" || value === "higher" ? value : null;
}
var Config = class {
	values = new Map();
	shared;
	read(line) {
		const colon = line.indexOf(":");
		const key = line.slice(0, Math.max(colon, 0));
		const rest = line.slice(colon + 1);
		if (!/^\p{Ll}[^\s\p{Lu}]*$/u.test(key) || !/^([ \t]|$)/.test(rest)) return;
		const value = rest.replace(/^[ \t]+/, "");
		if (this.values.get(key) === value) return;
		if (value === "") this.values.delete(key);
		else this.values.set(key, value);
		this.shared = void 0;
	}
	now() {
		this.shared ??= Object.fromEntries(this.values);
		return this.shared;
	}
};
// src/effects/measure/process.ts
var CouldNotStart = class extends CouldNotMeasure {};
const mostOutput = 64 * 2 ** 20;
const longestTimer = 2 ** 31 - 1;
const grace = 2e3;
const drain = 200;
const guarded = `( ( trap '' HUP INT TERM; read -r _ <&3; kill -KILL 0 ) < /dev/null > /dev/null 2>&1 & )
exec "$0" "$@" 3<&-`;
async function runProcess({ file, args, cwd, env, signal, deadline, onOutput }) {
	if (signal.aborted) throw new Cancelled("cancelled");
	const isWindows = process.platform === "win32";
	const [command, given] = isWindows ? [file, args] : ["sh", [
		"-c",
		guarded,
		file,
		...args
	]];
	const ended = await outcome(spawn(command, given, {
		cwd,
		env,
		detached: !isWindows,
		stdio: [
			"ignore",
			"pipe",
			"pipe",
			"pipe"
		]
	}), file, signal, deadline, onOutput);
	if (signal.aborted) throw new Cancelled("cancelled");
	return ended;
}
function outcome(child, file, signal, deadline, onOutput) {
	return new Promise((resolve, reject) => {
		const stdout = [];
		let size = 0;
		const tail = new Tail();
		child.stdout?.on("data", (chunk) => {
			size += chunk.length;
			if (size > mostOutput) endGroup(child, "SIGKILL");
			else stdout.push(chunk);
			tail.add(chunk);
			onOutput(chunk);
		});
		child.stderr?.on("data", (chunk) => {
			tail.add(chunk);
			onOutput(chunk);
		});
		let kill;
		let letGo;
		const stop = () => {
			if (kill) return;
			endGroup(child, "SIGTERM");
			kill = setTimeout(() => endGroup(child, "SIGKILL"), grace);
		};
		signal.addEventListener("abort", stop, { once: true });
		if (signal.aborted) stop();
		let isLate = false;
		const late = setTimeout(() => {
			isLate = true;
			stop();
		}, Math.min(Math.max(0, deadline - Date.now()), longestTimer));
		child.stdio[3]?.on("error", () => {});
		child.on("error", (error) => {
			clearTimeout(late);
			reject(new CouldNotStart(`${file} could not be started: ${error.message}.`));
		});
		child.on("exit", () => {
			clearTimeout(late);
			signal.removeEventListener("abort", stop);
			endGroup(child, "SIGKILL");
			child.stdio[3]?.destroy();
			const release = () => {
				child.stdout?.destroy();
				child.stderr?.destroy();
			};
			letGo = setTimeout(release, kill ? drain : grace);
		});
		child.on("close", (code, endedBy) => {
			clearTimeout(kill);
			clearTimeout(late);
			clearTimeout(letGo);
			signal.removeEventListener("abort", stop);
			if (size > mostOutput) return reject(new CouldNotMeasure(`The command printed more than ${mostOutput / 2 ** 20} MiB and was ended. Let it print its benchmarks only.`, tail.lines()));
			resolve({
				status: code ?? endedBy ?? "unknown",
				isLate,
				stdout: Buffer.concat(stdout).toString("utf8"),
				lastLines: tail.lines()
			});
		});
	});
}
function endGroup(child, signal) {
	if (child.pid === void 0) return;
	if (process.platform === "win32") {
		spawnSync("taskkill", [
			"/pid",
			String(child.pid),
			"/T",
			"/F"
		], { stdio: "ignore" });
		return;
	}
	try {
		process.kill(-child.pid, signal);
	} catch {}
}
var Tail = class {
	text = Buffer.alloc(0);
	add(chunk) {
		this.text = Buffer.concat([this.text, chunk]).subarray(-16384);
	}
	lines() {
		return this.text.toString("utf8").trimEnd().split("\n").slice(-30).join("\n");
	}
};
// src/effects/measure/script.ts
async function runScript({ text, ...surroundings }) {
	const folder = await mkdtemp(join(tmpdir(), "benchgate-script-"));
	try {
		const file = join(folder, "run.sh");
		await writeFile(file, text);
		const args = [
			"--noprofile",
			"--norc",
			"-eo",
			"pipefail",
			file
		];
		const ended = await runProcess({
			...surroundings,
			file: bash(),
			args
		});
		if (ended.status === notFound && /^.*: exec: .*$/.test(ended.lastLines)) throw new CouldNotMeasure(`${bash()} could not be started: ${ended.lastLines}. ${whereFrom}`);
		return ended;
	} catch (error) {
		if (error instanceof CouldNotStart) throw new CouldNotMeasure(`${error.message} ${whereFrom}`);
		throw error;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
const notFound = 127;
const whereFrom = "Commands are run with bash: install it in a container's image; on Windows it comes with Git.";
function bash() {
	if (process.platform !== "win32") return "bash";
	return join(process.env.ProgramFiles ?? "C:\\Program Files", "Git", "bin", "bash.exe");
}
// src/effects/measure/measure.ts
async function setUp(bench, which = sides) {
	if (bench.setup === null) return;
	for (const side of which) await runOn(bench, side, bench.setup, { name: "setup" }, null);
}
async function measure(schedule, bench, ending) {
	const rounds = [];
	const said = {
		base: new Map(),
		head: new Map()
	};
	const last = schedule.at(-1)?.round;
	const began = Date.now();
	const budgetEnds = ending.budget === null ? null : began + ending.budget * 1e3;
	for (const { round, order } of schedule) {
		const visits = {
			base: nothing$1,
			head: nothing$1
		};
		try {
			for (const side of order) {
				const { visit, parsed } = await visitSide(bench, side, {
					name: `round ${round}`,
					of: last
				}, budgetEnds);
				visits[side] = visit;
				for (const [unit, rule] of parsed.units) if (!said[side].has(unit)) said[side].set(unit, rule);
			}
		} catch (error) {
			const isHeadFine = rounds.length > 0 || visits.head.measurements.length > 0;
			const elapsed = (Date.now() - began) / 1e3;
			const soFar = {
				rounds,
				units: unitRules(said.base, said.head),
				isHeadFine,
				elapsed
			};
			if (error instanceof SideFailed && error.side === "base") return {
				...soFar,
				stopped: "failed",
				baseFailed: error
			};
			if (!(error instanceof OutOfBudget)) throw error;
			bench.console.info(`round ${round} of ${last}: ended with the budget, and not counted`);
			return {
				...soFar,
				stopped: "budget",
				baseFailed: null
			};
		}
		rounds.push({
			round,
			block: 1,
			first: order[0],
			...visits
		});
		const elapsed = (Date.now() - began) / 1e3;
		const pace = elapsed / rounds.length;
		const left = pace * (schedule.length - rounds.length);
		const seconds = `base ${visits.base.seconds.toFixed(1)} s, head ${visits.head.seconds.toFixed(1)} s`;
		const rest = left >= 1 ? `; about ${formatDuration(left)} left` : "";
		bench.console.info(`round ${round} of ${last}: ${seconds}${rest}`);
		const units = unitRules(said.base, said.head);
		const enough = ending.isEnough(rounds, units);
		const measured = {
			rounds,
			units,
			baseFailed: null,
			isHeadFine: true,
			elapsed
		};
		if (rounds.length === schedule.length) return {
			...measured,
			stopped: "count"
		};
		if (enough) return {
			...measured,
			stopped: "settled"
		};
		if (ending.budget !== null && elapsed + pace > ending.budget) return {
			...measured,
			stopped: "budget"
		};
	}
	throw new RangeError("a schedule needs a round");
}
const nothing$1 = {
	started: "",
	seconds: 0,
	measurements: []
};
var OutOfBudget = class extends Error {
	name = "OutOfBudget";
};
function titleOf({ name, of }, side) {
	return of === void 0 ? `${name} on ${side}` : `${name} of ${of}, ${side}`;
}
async function visitSide(bench, side, place, budgetEnds) {
	const { stdout, lastLines, started, seconds } = await runOn(bench, side, bench.run, place, budgetEnds);
	const parsed = parseGo(stdout);
	if (parsed.failures.length > 0) throw new SideFailed(side, `a benchmark failed in ${place.name}`, `A benchmark failed in ${titleOf(place, side)} (${shortSha(bench.commits[side].sha)}), though its command ended with status 0: ${parsed.failures[0]}. Command: ${bench.run}`, lastLines);
	if (parsed.refused.length > 0) throw new SideFailed(side, `a benchmark gave a value that is not a finite number in ${place.name}`, `A benchmark in ${titleOf(place, side)} gave a value that is not a finite number: ${parsed.refused[0]}. Mend what it reports.`, lastLines);
	return {
		visit: {
			started: started.toISOString(),
			seconds,
			measurements: parsed.measurements
		},
		parsed
	};
}
async function runOn(bench, side, text, place, budgetEnds) {
	const root = await bench.sides.enter(side);
	const cwd = resolve(root, bench.workingDirectory);
	const sha = shortSha(bench.commits[side].sha);
	if (!await isFolder(cwd)) throw new SideFailed(side, "it lacks the working-directory", `working-directory: "${bench.workingDirectory}" is no folder on ${side} (${sha}). It must exist on both sides.`);
	const started = new Date();
	const timedOut = started.getTime() + bench.timeout * 1e3;
	const deadline = Math.min(timedOut, budgetEnds ?? timedOut);
	const { status, isLate, stdout, lastLines } = await execute(bench, side, {
		text,
		cwd,
		place,
		deadline
	});
	if (isLate && deadline < timedOut) throw new OutOfBudget("the budget has ended");
	if (isLate) throw new SideFailed(side, `its command did not end within ${formatDuration(bench.timeout)} (\`timeout\`) in ${place.name}`, `The command did not end within ${formatDuration(bench.timeout)} in ${titleOf(place, side)} (${sha}), and was ended with all that it had started. Find what it waits for, or raise "timeout". Command: ${text}`, lastLines);
	const how = `failed with ${typeof status === "number" ? "exit code" : "signal"} ${status}`;
	if (status !== 0) throw new SideFailed(side, `its command ${how} in ${place.name}`, `The command ${how} in ${titleOf(place, side)} (${sha}). Command: ${text}\nCheck that commit out and run the command there to see it fail.`, lastLines);
	return {
		stdout,
		lastLines,
		started,
		seconds: (Date.now() - started.getTime()) / 1e3
	};
}
async function execute(bench, side, { text, cwd, place, deadline }) {
	const output = bench.console.untrusted(titleOf(place, side));
	const { env, signal } = bench;
	try {
		return await runScript({
			text,
			cwd,
			env,
			signal,
			deadline,
			onOutput: (chunk) => output.write(chunk)
		});
	} catch (error) {
		if (!(error instanceof CouldNotMeasure)) throw error;
		const why = `its command gave nothing to read in ${place.name}`;
		throw new SideFailed(side, why, `In ${titleOf(place, side)}: ${error.message}`, error.output);
	} finally {
		output.close();
	}
}
// src/core/judge/settled.ts
function allSettled(series, rules) {
	const matched = series.filter(isMatched);
	const gated = compare(matched, rules).map((comparison, index) => ({
		comparison,
		series: matched[index]
	})).filter(({ comparison }) => comparison.better !== null);
	return gated.length > 0 && gated.every((one) => isSettled(one.comparison, one.series, rules));
}
function isSettled({ change, exact }, series, rules) {
	if (exact) return true;
	if (rules.test === "none") return false;
	if (change === "regressed") return rules.stopEarly === "pass-or-fail";
	return evidenceOf(series, rules, []).shown.ruledOut;
}
// src/core/enough.ts
function isEnough(rounds, units, settings) {
	if (rounds.length === 1) {
		const series = collect(rounds, units);
		refuseNothing(series, settings.run);
		refuseBlindGate(settings, series.filter(couldFail).length);
	}
	return isLook(rounds.length, settings) && allSettled(collect(rounds, units), settings);
}
function suspectsIn(rounds, units, settings) {
	const machines = rounds.map(({ block }) => block);
	return suspects(compare(collect(rounds, units), settings, machines));
}
function refuseNothing(series, run) {
	if (series.some((one) => one.head.some((value) => value !== null))) return;
	const where = series.length === 0 ? "on either side" : "on head, though base has benchmarks";
	throw new CouldNotMeasure(`Nothing was measured ${where}: the command printed no line in the Go benchmark format ("BenchmarkName 100 123 ns/op"). Command: ${run}`);
}
// src/core/random.ts
function randomFrom(seed) {
	let state = seed >>> 0;
	return () => {
		state = state + 2654435769 >>> 0;
		let mixed = state;
		mixed = Math.imul(mixed ^ mixed >>> 16, 569420461);
		mixed = Math.imul(mixed ^ mixed >>> 15, 1935289751);
		return ((mixed ^ mixed >>> 15) >>> 0) / 2 ** 32;
	};
}
// src/core/schedule.ts
function planRounds(count, seed) {
	const random = randomFrom(seed);
	return Array.from({ length: count }, (_, index) => ({
		round: index + 1,
		order: random() < .5 ? ["base", "head"] : ["head", "base"]
	}));
}
// src/effects/measure/measure-and-confirm.ts
function budgetTooShort(budget) {
	return `budget: the first round had not ended when the ${formatDuration(budget ?? 0)} for measuring were up. Give more time, or let the command do less.`;
}
async function measureAndConfirm(bench, settings) {
	const { count, seed, budget } = settings;
	const schedule = planRounds(2 * count, seed);
	const first = await measure(schedule.slice(0, count), bench, {
		budget,
		isEnough: (rounds, units) => isEnough(rounds, units, settings)
	});
	if (first.baseFailed) return {
		first,
		again: null
	};
	const rounds = first.rounds.length;
	if (rounds === 0) throw new CouldNotMeasure(budgetTooShort(budget));
	const suspects = settings.confirm ? suspectsIn(first.rounds, first.units, settings) : [];
	if (suspects.length === 0) return {
		first,
		again: null
	};
	const found = `${suspects.length} ${suspects.length === 1 ? "comparison looks" : "comparisons look"} like a regression`;
	const noTime = () => bench.console.info(`${found}; the budget of ${formatDuration(budget ?? 0)} leaves no time to measure ${rounds} rounds again`);
	if (budget !== null && 2 * first.elapsed > budget) {
		noTime();
		return {
			first,
			again: null
		};
	}
	bench.console.info(`${found}: measuring ${rounds} rounds again, to see whether it recurs`);
	const again = await measure(schedule.slice(count, count + rounds), bench, {
		budget: budget === null ? null : budget - first.elapsed,
		isEnough: () => false
	});
	if (again.baseFailed) return {
		first: {
			...first,
			stopped: "failed",
			baseFailed: again.baseFailed
		},
		again: null
	};
	if (again.rounds.length === rounds) return {
		first,
		again
	};
	noTime();
	return {
		first,
		again: null
	};
}
// src/effects/measure/measure-sides.ts
async function measureSides(bench, settings) {
	const failed = await baseFailingIn(() => setUp(bench, ["base"]));
	if (failed) {
		announce(bench, failed);
		await tryHead(bench, failed, settings, {
			isSetUp: false,
			elapsed: 0
		});
		return {
			first: {
				...nothing,
				baseFailed: failed
			},
			again: null
		};
	}
	await setUp(bench, ["head"]);
	const { first, again } = await measureAndConfirm(bench, settings);
	if (first.baseFailed) {
		announce(bench, first.baseFailed);
		const { isHeadFine, elapsed } = first;
		if (!isHeadFine) await tryHead(bench, first.baseFailed, settings, {
			isSetUp: true,
			elapsed
		});
	}
	return {
		first,
		again
	};
}
const nothing = {
	rounds: [],
	units: new Map(),
	stopped: "failed",
	baseFailed: null,
	isHeadFine: true,
	elapsed: 0
};
async function baseFailingIn(step) {
	try {
		await step();
		return null;
	} catch (error) {
		if (error instanceof SideFailed && error.side === "base") return error;
		throw error;
	}
}
function announce({ console, commits }, { why }) {
	console.warn(`Base could not be measured: ${why} (${shortSha(commits.base.sha)}).`);
}
async function tryHead(bench, base, { budget }, { isSetUp, elapsed }) {
	bench.console.info("trying head, to see whether that can be measured");
	try {
		if (!isSetUp) await setUp(bench, ["head"]);
		const { visit } = await visitSide(bench, "head", { name: "a trial" }, budget === null ? null : Date.now() + (budget - elapsed) * 1e3);
		if (visit.measurements.length > 0) return;
	} catch (error) {
		const asWell = `Base failed as well: ${base.message}`;
		if (error instanceof OutOfBudget) throw new CouldNotMeasure(`${budgetTooShort(budget)}\n${asWell}`, base.output);
		if (!(error instanceof SideFailed)) throw error;
		throw new SideFailed("head", error.why, `${error.message}\n${asWell}`, error.output);
	}
	throw new CouldNotMeasure(`Nothing was measured: head printed no line in the Go benchmark format ("BenchmarkName 100 123 ns/op"), and base failed: ${base.message}`, base.output);
}
// src/effects/project.ts
const goCommand = "go test -run '^$' -bench . -benchmem ./...";
async function findProject(folder, inputs, env) {
	const directory = resolve(folder, inputs.workingDirectory);
	if (!await isFolder(directory)) throw new Misconfigured(`working-directory: "${inputs.workingDirectory}" is no folder below ${folder}. Check the repository out first, or name a folder of it.`);
	const git = gitIn(directory, env);
	const root = await git.ask(["rev-parse", "--show-toplevel"]);
	if (!root) throw new Misconfigured(`working-directory: ${directory} is in no git checkout that git trusts. Put actions/checkout before this step. If it has a "path", set working-directory to that; if this is a container, run "git config --global --add safe.directory ${directory}" first.`);
	const prefix = readable$1(await git.run(["rev-parse", "--show-prefix"])).replace(/\/$/, "");
	return {
		root: readable$1(root),
		settings: {
			workingDirectory: prefix || ".",
			run: inputs.run ?? await usualCommand(directory)
		}
	};
}
async function usualCommand(directory) {
	if (await standing$1(resolve(directory, "go.mod"))) return goCommand;
	throw new Misconfigured(`run: not set, and ${directory} has no go.mod to take the usual Go command for. Set "working-directory" to the folder of your Go module, or "run" to a command that prints Go benchmark lines.`);
}
// \0@oxc-project+runtime@0.156.0/helpers/esm/usingCtx.js
function _usingCtx() {
	var r = "function" == typeof SuppressedError ? SuppressedError : function(r, e) {
		var n = Error();
		return n.name = "SuppressedError", n.error = r, n.suppressed = e, n;
	}, e = {}, n = [];
	function using(r, e) {
		if (null != e) {
			if (Object(e) !== e) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (r) var o = e[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
			if (void 0 === o && (o = e[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r)) var t = o;
			if ("function" != typeof o) throw new TypeError("Object is not disposable.");
			t && (o = function o() {
				try {
					t.call(e);
				} catch (r) {
					return Promise.reject(r);
				}
			}), n.push({
				v: e,
				d: o,
				a: r
			});
		} else r && n.push({
			d: e,
			a: r
		});
		return e;
	}
	return {
		e,
		u: using.bind(null, !1),
		a: using.bind(null, !0),
		d: function d() {
			var o, t = this.e, s = 0;
			function next() {
				for (; o = n.pop();) try {
					if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
					if (o.d) {
						var r = o.d.call(o.v);
						if (o.a) return s |= 2, Promise.resolve(r).then(next, err);
					} else s |= 1;
				} catch (r) {
					return err(r);
				}
				if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
				if (t !== e) throw t;
			}
			function err(n) {
				return t = t !== e ? new r(n, t) : n, next();
			}
			return next();
		}
	};
}
// src/gate.ts
async function gate(inputs, around) {
	const { console, signal } = around;
	const { env, withheld } = untrustedEnvironment(around.env, [inputs.githubToken]);
	if (withheld.length > 0) console.info(`not passed to the benchmarks, as they look like secrets: ${withheld.join(", ")}`);
	await recover(join(around.folder, inputs.workingDirectory), env, console);
	const project = await findProject(around.folder, inputs, env);
	const git = gitIn(project.root, env);
	const remote = await origin(git, inputs.githubToken, around.server, signal);
	const commits = await resolveRevisions(git, remote, {
		...inputs,
		event: around.event
	}, console);
	await remote.complete([commits.base.sha, commits.head.sha]);
	console.info(`base ${shortSha(commits.base.sha)} (${commits.base.from})`);
	console.info(`head ${shortSha(commits.head.sha)} (${commits.head.from})`);
	const hasPointers = await prepareLargeFiles(git, remote, [commits.base.sha, commits.head.sha], console);
	const entered = await overlay(git, commits, inputs.overlay);
	const suite = await suiteChanges(git, entered);
	const settings = {
		...project.settings,
		...settingsOf(inputs)
	};
	const machine = observeMachine();
	let measured;
	try {
		var _usingCtx$1 = _usingCtx();
		const take = settings.checkout === "worktree" ? takeWorktrees : takeCheckout;
		const temporary = around.env.RUNNER_TEMP;
		const options = {
			...settings,
			hasPointers,
			signal,
			temporary
		};
		const checkout = _usingCtx$1.a(await take(git, entered, console, options));
		measured = await measureSides({
			...settings,
			sides: checkout,
			commits,
			env,
			signal,
			console
		}, settings);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
	const circumstances = {
		commits,
		settings,
		machine: machine(),
		suite
	};
	const { first, again } = measured;
	const result = first.baseFailed ? resultWithoutBase(circumstances, first.rounds, first.baseFailed) : resultOf$1({
		...circumstances,
		...seriesIn(first),
		again: again && seriesIn(again)
	});
	const samples = (side) => writeGo(side, first.rounds, first.units);
	return {
		result,
		samples: {
			base: samples("base"),
			head: samples("head")
		}
	};
}
function seriesIn(measured) {
	return {
		...measured,
		series: collect(measured.rounds, measured.units)
	};
}
export { readInputs as a, line as c, withChange as d, formatRatio as f, isCancellation as i, namingOf as l, shortSha as m, _usingCtx as n, everything as o, formatRounds as p, abortOnSignals as r, markdownReport as s, gate as t, failsCheck as u };
