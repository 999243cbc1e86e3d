import { E as standing, F as CouldNotMeasure, I as Misconfigured, M as inlineText, P as Cancelled, S as readable$1, T as isFolder, _ as beginJournal, a as submodulesToSwitch, b as writeJournal, c as keepGitFiles, d as writeOutline, f as copyShelf, g as takeOutline, h as unshelve, i as restore, j as inlineCode, k as codeBlock, l as names, m as shelve, n as inUse, o as gitPath, p as isComplete, r as recoverCheckout, s as keepConfiguration, t as untrustedEnvironment, u as stateFolder, v as holder, x as gitIn, y as readJournal } from "./environment.js";
import { join, resolve } from "node:path";
import { randomInt } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { arch, cpus, loadavg, release, tmpdir, totalmem, type } from "node:os";
import { spawn, spawnSync } from "node:child_process";
// src/core/judge/verdict.ts
function judge(comparisons, onlyBase, onlyHead) {
	if (comparisons.length === 0) return nothingCompared(countBenchmarks(onlyBase), countBenchmarks(onlyHead));
	const of = plural(countBenchmarks(comparisons));
	const count = (change) => countBenchmarks(withChange(comparisons, change));
	const also = [count("improved") > 0 ? `, ${count("improved")} improved` : "", count("changed") > 0 ? `, ${count("changed")} changed in a unit of unknown direction` : ""].join("");
	if (count("regressed") > 0) return {
		verdict: "fail",
		reason: `${count("regressed")} of ${of} regressed${also}`
	};
	if (count("inconclusive") > 0) return {
		verdict: "inconclusive",
		reason: `${count("inconclusive")} of ${of} measured too few times to tell${also}`
	};
	return {
		verdict: "pass",
		reason: `No regression in ${of}${also}`
	};
}
function failsCheck(verdict, failOn) {
	if (failOn === "never") return false;
	return verdict === "fail" || verdict === "inconclusive" && failOn === "inconclusive";
}
function withChange(comparisons, change) {
	return comparisons.filter((comparison) => comparison.change === change);
}
function nothingCompared(onlyBase, onlyHead) {
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
// src/core/units.ts
function tidy(unit) {
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
}
function countsBytes(unit) {
	let bytes = false;
	numerators(unit, (token) => {
		bytes ||= token === "B" || token === "MB" || token === "bytes";
		return token;
	});
	return bytes;
}
function usualDirection(unit) {
	if (/\/(s|sec)$/.test(unit)) return "higher";
	if (unit === "B/op" || unit === "allocs/op") return "lower";
	let time = false;
	numerators(unit, (token) => {
		time ||= token === "sec";
		return token;
	});
	return time ? "lower" : null;
}
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
	return `${delta >= 0 ? "+" : ""}${(delta * 100).toFixed(2)}%`;
}
function formatP(p) {
	if (p === 0) return "exact";
	return p < .001 ? "<0.001" : p.toFixed(3);
}
function formatRatio(ratio) {
	return `${Number((ratio * 100).toPrecision(6))}%`;
}
function formatDuration(seconds) {
	const whole = Math.round(seconds);
	if (whole < 60) return `${whole} s`;
	const minutes = Math.floor(whole / 60);
	if (minutes < 60) return `${minutes} min ${whole % 60} s`;
	return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
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
	const number = Number((value / factor).toPrecision(12));
	if (suffix === `${space}B` && Number.isInteger(number)) return `${number}${suffix}`;
	const text = number.toPrecision(4);
	return `${text.includes("e") ? String(Number(text)) : text}${suffix}`;
}
function spread(center, low, high) {
	if (low === null || high === null) return "∞";
	if (center === 0) return low === 0 && high === 0 ? "0%" : "?";
	return `${(100 * Math.max(high - center, center - low) / Math.abs(center)).toFixed(0)}%`;
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
	const paths = packages.map((path) => path.split("/"));
	const shortest = Math.min(...paths.map((path) => path.length));
	let shared = 0;
	while (shared < shortest - 1 && paths.every((path) => path[shared] === paths[0]?.[shared])) shared++;
	return shared;
}
function unitName(unit) {
	return unit.replace(/(^|-)sec(?=\/|$)/, "$1time");
}
// src/core/report/sentence.ts
function sentence(comparison) {
	const { head, unit, delta } = comparison;
	const code = inlineCode(unitName(unit));
	if (delta === null) return `went from 0 to ${formatValue(head.center, unit)} in ${code} (${chance(comparison)})`;
	return `${change(comparison, delta, code)} (${values(comparison)}, ${chance(comparison)})`;
}
function line(comparison) {
	const { unit, delta } = comparison;
	return `${formatDelta(delta)} ${unit} (${values(comparison)}, ${chance(comparison)})`;
}
function magnitude({ delta }) {
	return delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta);
}
function change({ base, head, unit }, delta, code) {
	const size = `${Math.abs(delta * 100).toFixed(1)}%`;
	const more = head.center > base.center;
	if (unit === "sec/op") return `is ${size} ${more ? "slower" : "faster"}`;
	if (/\/(s|sec)$/.test(unit)) return `is ${size} ${more ? "faster" : "slower"} in ${code}`;
	return `has ${size} ${more ? "more" : "less"} ${code}`;
}
function values({ base, head, unit }) {
	return `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`;
}
function chance({ p }) {
	return p === 0 ? formatP(p) : `p ${formatP(p)}`;
}
// src/core/report/table.ts
const signs = {
	regressed: "❌",
	improved: "✅",
	changed: "❔",
	unchanged: "",
	inconclusive: "⚠️"
};
function table(comparisons, naming, alpha) {
	const rows = comparisons.map((comparison) => {
		const { unit, base, head, delta, p, change } = comparison;
		const shown = p < alpha ? formatDelta(delta) : "~";
		return row([
			signs[change],
			inlineCode(naming(comparison)),
			loud.includes(change) ? `**${shown}**` : shown,
			formatCenter(base, unit),
			formatCenter(head, unit),
			inlineCode(unitName(unit)),
			formatP(p)
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
		...rows
	].join("\n");
}
const alignment = "|:-:|:--|--:|--:|--:|:--|--:|";
const loud = [
	"regressed",
	"improved",
	"changed"
];
function row(cells) {
	return `| ${cells.join(" | ")} |`;
}
// src/core/report/markdown.ts
const everything = {
	all: "every",
	regressions: Number.POSITIVE_INFINITY,
	improvements: Number.POSITIVE_INFINITY,
	unmatched: Number.POSITIVE_INFINITY,
	leftOut: ""
};
function markdownReport(result, detail = everything) {
	const { comparisons, settings, unmatched } = result;
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
	return [
		`## ${icons[result.verdict]} Benchgate: ${result.reason}`,
		detail.leftOut === "" ? "" : `> [!NOTE]\n> Shortened to fit: ${detail.leftOut}. The result file has everything.`,
		regressionList(regressed, naming),
		news.length === 0 ? "" : table(news, naming, settings.alpha),
		advice(result),
		directionNote(changed),
		inconclusiveNote(withChange(comparisons, "inconclusive"), naming, detail),
		unmatchedNote("head", "new, so there is nothing to compare them with", unmatched.head, naming, detail),
		unmatchedNote("base", "removed or renamed", unmatched.base, naming, detail),
		allComparisons(result, naming, detail),
		howMeasured(result),
		rule(result)
	].filter((part) => part !== "").join("\n\n").concat("\n");
}
const icons = {
	pass: "✅",
	fail: "❌",
	inconclusive: "⚠️"
};
const mostSentences = 10;
function regressionList(regressed, naming) {
	const byBenchmark = new Map();
	for (const comparison of regressed) {
		const id = JSON.stringify([comparison.package, comparison.benchmark]);
		byBenchmark.set(id, [...byBenchmark.get(id) ?? [], comparison]);
	}
	const lines = [...byBenchmark.values()].map((units) => {
		const timeFirst = units.toSorted((a, b) => Number(b.unit === "sec/op") - Number(a.unit === "sec/op"));
		return `- **${inlineCode(naming(units[0]))}** ${timeFirst.map(sentence).join("; ")}`;
	});
	const rest = lines.length > mostSentences ? [`- and ${lines.length - mostSentences} more`] : [];
	return [...lines.slice(0, mostSentences), ...rest].join("\n");
}
function directionNote(changed) {
	const units = [...new Set(changed.map((comparison) => comparison.unit))];
	const [first] = units;
	if (first === void 0) return "";
	return `❔ It is not known which direction is better for ${listed(units.map((unit) => inlineCode(unitName(unit))), 5)}, so these cannot fail. Let a benchmark print ${inlineCode(`Unit ${first} better=lower`)} (or higher) to have that unit judged.`;
}
function inconclusiveNote(inconclusive, naming, { unmatched }) {
	if (inconclusive.length === 0) return "";
	return `⚠️ Measured in too few rounds for any difference to count: ${listed([...new Set(inconclusive.map(naming))].map((name) => inlineCode(name)), unmatched)}. Let the command print every benchmark in every round.`;
}
function advice({ comparisons, verdict }) {
	if (comparisons.length > 0) return "";
	if (verdict === "inconclusive") return "This is what a pull request that adds the first benchmarks looks like; from the next one on they are compared.";
	return "If they were renamed, keep one old name for this pull request, or let it pass once with `fail-on: never`.";
}
function unmatchedNote(side, why, unmatched, naming, { unmatched: most }) {
	if (unmatched.length === 0) return "";
	return `Only on ${side} (${why}): ${listed(unmatched.map((one) => {
		const unit = one.unit === null ? "" : ` in ${inlineCode(unitName(one.unit))}`;
		return `${inlineCode(naming(one))}${unit}`;
	}), most)}.`;
}
function listed(names, most) {
	if (most === 0) return `${names.length} in all`;
	const rest = names.length > most ? ` and ${names.length - most} more` : "";
	return `${names.slice(0, most).join(", ")}${rest}`;
}
function allComparisons({ comparisons, settings }, naming, { all }) {
	const rows = all === "every" ? comparisons : comparisons.filter(({ p }) => p < settings.alpha);
	if (all === "none" || rows.length === 0) return "";
	return folded(`${all === "every" ? "All comparisons" : "Significant comparisons"} (${rows.length})`, table(rows, naming, settings.alpha));
}
function howMeasured({ commits, settings, machine, rounds }) {
	const seconds = rounds.reduce((sum, round) => sum + round.base.seconds + round.head.seconds, 0);
	const firsts = rounds.filter((round) => round.first === "base").length;
	const facts = [
		`- base ${inlineCode(shortSha(commits.base.sha))} (${inlineText(commits.base.from)}), head ${inlineCode(shortSha(commits.head.sha))} (${inlineText(commits.head.from)})`,
		`- ${rounds.length} rounds on one machine, each visiting both sides; base went first in ${firsts} (coin flips from seed ${settings.seed}); ${formatDuration(seconds)} of measuring`,
		`- ${inlineCode(machine.cpu)}, ${machine.cores} cores, ${(machine.memoryBytes / 2 ** 30).toFixed(0)} GiB, ${inlineCode(`${machine.os} ${machine.arch}`)}, load ${machine.load.toFixed(2)} at the start`,
		`- centre: median, ± its 95% interval; p: two-sided Mann-Whitney; both as ${inlineCode("benchstat base.txt head.txt")} prints for the sample files in the results folder`
	];
	const where = settings.workingDirectory === "." ? "" : ` in ${inlineCode(settings.workingDirectory)}`;
	return folded("How this was measured, and how to repeat it", [
		...facts,
		"",
		`To repeat one visit, check the commit out and run${where}:`,
		"",
		codeBlock(commands(settings), "sh")
	].join("\n"));
}
function commands({ setup, run }) {
	return [setup, run].filter((command) => command !== null).join("\n");
}
function rule({ settings, comparisons }) {
	if (comparisons.length === 0) return "";
	const { alpha, threshold } = settings;
	return `<sub>A benchmark regresses when p < ${alpha} and it is more than ${formatRatio(threshold)} worse. ~ means no significant difference.</sub>`;
}
function folded(title, content) {
	return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function sorted(comparisons) {
	return comparisons.toSorted((a, b) => Math.sign(magnitude(b) - magnitude(a)) || 0);
}
// src/core/stats/normal.ts
function upperTail(z) {
	return z < 0 ? 1 - upperTail(-z) : erfc(z / Math.SQRT2) / 2;
}
function erfc(x) {
	return x < 2.5 ? 1 - erfSeries(x) : erfcFraction(x);
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
// src/core/stats/u-distribution.ts
function lowerTail(n1, n2, ties, twiceU) {
	if (twiceU < 0) return 0;
	if (twiceU >= 2 * n1 * n2) return 1;
	const width = Math.floor(twiceU) + 1;
	let ways = new Float64Array((n1 + 1) * width);
	ways[0] = 1;
	let below = 0;
	for (const t of ties) {
		const next = new Float64Array((n1 + 1) * width);
		for (let k = 0; k <= Math.min(n1, below); k++) {
			const beaten = below - k;
			if (beaten > n2) continue;
			for (let taken = 0; taken <= Math.min(t, n1 - k); taken++) {
				if (beaten + t - taken > n2) continue;
				const shift = taken * (2 * beaten + t - taken);
				if (shift >= width) continue;
				const combinations = choose(t, taken);
				const from = k * width;
				const to = (k + taken) * width + shift;
				for (let s = 0; s < width - shift; s++) next[to + s] = next[to + s] + ways[from + s] * combinations;
			}
		}
		ways = next;
		below += t;
	}
	let tail = 0;
	for (let s = 0; s < width; s++) tail += ways[n1 * width + s];
	return tail / choose(n1 + n2, n1);
}
function choose(n, k) {
	let result = 1;
	for (let i = 1; i <= Math.min(k, n - k); i++) result = result * (n - Math.min(k, n - k) + i) / i;
	return result;
}
// src/core/stats/mann-whitney.ts
const exactLimit = 50;
const exactLimitWithTies = 25;
function mannWhitney(base, head) {
	const n1 = base.length;
	const n2 = head.length;
	if (n1 === 0 || n2 === 0) throw new RangeError("the Mann-Whitney test needs a value on each side");
	const { twiceU, ties } = rank(base, head);
	const u = twiceU / 2;
	const limit = ties.length < n1 + n2 ? exactLimitWithTies : exactLimit;
	const exact = n1 <= limit && n2 <= limit;
	if (ties.length === 1 || twiceU === n1 * n2) return {
		u,
		p: 1,
		exact
	};
	if (!exact) return {
		u,
		p: approximate(n1, n2, ties, u),
		exact
	};
	const tail = twiceU < n1 * n2 ? lowerTail(n1, n2, ties, twiceU) : lowerTail(n1, n2, ties.toReversed(), 2 * n1 * n2 - twiceU);
	return {
		u,
		p: Math.min(1, 2 * tail),
		exact
	};
}
function smallestP(n1, n2) {
	return Math.min(1, 2 / choose(n1 + n2, n1));
}
function rank(base, head) {
	const first = Float64Array.from(base).sort();
	const second = Float64Array.from(head).sort();
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
function approximate(n1, n2, ties, u) {
	const n = n1 + n2;
	const tied = ties.reduce((sum, t) => sum + t * t * t - t, 0);
	const deviation = Math.sqrt(n1 * n2 * (n + 1 - tied / (n * (n - 1))) / 12);
	const distance = Math.abs(u - n1 * n2 / 2) - .5;
	return Math.min(1, 2 * upperTail(distance / deviation));
}
// src/effects/inputs.ts
function readInputs(read) {
	const text = (name) => read(name).trim();
	const optional = (name) => text(name) || null;
	const inputs = {
		run: optional("run"),
		setup: optional("setup"),
		count: whole("count", text("count") || "20", 1, 1e3),
		alpha: ratio("alpha", text("alpha") || "0.05", 0, .5),
		threshold: ratio("threshold", text("threshold") || "5%", 0, 1),
		base: optional("base"),
		head: optional("head"),
		workingDirectory: inside("working-directory", text("working-directory") || "."),
		seed: text("seed") === "" ? randomInt(2 ** 32) : whole("seed", text("seed"), 0, 2 ** 32 - 1),
		failOn: oneOf("fail-on", text("fail-on") || "regression", [
			"regression",
			"inconclusive",
			"never"
		]),
		comment: oneOf("comment", text("comment").toLowerCase() || "true", ["true", "false"]) === "true",
		commentId: text("comment-id") || "benchgate",
		githubToken: text("github-token"),
		results: optional("results")
	};
	refuseBlindGate(inputs);
	return inputs;
}
function refuseBlindGate({ count, alpha }) {
	if (smallestP(count, count) < alpha) return;
	let enough = count;
	while (smallestP(enough, enough) >= alpha) enough++;
	throw new Misconfigured(`count: ${count} ${count === 1 ? "round" : "rounds"} cannot give a p below ${Number(smallestP(count, count).toPrecision(2))}, so with alpha ${alpha} the gate could never fail. Set count to at least ${enough}.`);
}
function whole(name, value, least, most) {
	const number = /^\d+$/.test(value) ? Number(value) : NaN;
	if (number >= least && number <= most) return number;
	throw refused(name, value, `a whole number from ${least} to ${most}`);
}
function ratio(name, value, least, most) {
	const found = /^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(value);
	const number = found ? Number(found[1]) / (found[2] === "%" ? 100 : 1) : NaN;
	if ((name === "alpha" ? number > least : number >= least) && number <= most) return number;
	const from = name === "alpha" ? "a ratio over" : "a ratio from";
	const to = name === "alpha" ? "and at most" : "to";
	const hint = number > 1 && Number.isInteger(number) && found?.[2] === "" ? ` Did you mean ${value}%?` : "";
	throw refused(name, value, `${from} ${least} ${to} ${most}, or the same as a percentage (${formatRatio(least)} to ${formatRatio(most)})`, hint);
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
// src/core/model.ts
const sides = ["base", "head"];
function settingOf(config, key) {
	return Object.hasOwn(config, key) ? config[key] : void 0;
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
// src/core/judge/compare.ts
function compare(series, rules) {
	return series.filter((one) => has(one.base) && has(one.head)).map((one) => compareOne(one, rules));
}
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
const intervalConfidence = .95;
function compareOne(series, rules) {
	const samples = {
		base: present(series.base),
		head: present(series.head)
	};
	const exact = series.rule.assume === "exact" && isConstant(samples.base) && isConstant(samples.head);
	const base = summarise(series.base, exact);
	const head = summarise(series.head, exact);
	const better = series.rule.better !== void 0 ? series.rule.better : usualDirection(series.unit);
	const p = exact ? Number(base.center === head.center) : mannWhitney(samples.base, samples.head).p;
	const seen = exact || smallestP(samples.base.length, samples.head.length) < rules.alpha;
	const { benchmark, package: path, unit } = series;
	return {
		benchmark,
		package: path,
		unit,
		better,
		base,
		head,
		delta: relativeChange(base.center, head.center),
		p,
		change: seen ? changeOf(rise(base.center, head.center), p, better, rules) : "inconclusive"
	};
}
function changeOf(rise, p, better, { alpha, threshold }) {
	if (p >= alpha || Math.abs(rise) <= threshold + 1e-12) return "unchanged";
	if (better === null) return "changed";
	return rise > 0 === (better === "lower") ? "regressed" : "improved";
}
function rise(base, head) {
	return base === head ? 0 : (head - base) / Math.abs(base);
}
function relativeChange(base, head) {
	if (base === head) return 0;
	const delta = head / base - 1;
	return Number.isFinite(delta) ? delta : null;
}
function isConstant(values) {
	return values.every((value) => value === values[0]);
}
function summarise(samples, exact) {
	const { center, ...interval } = medianWithInterval(present(samples), intervalConfidence);
	const { low, high } = exact ? {
		low: center,
		high: center
	} : interval;
	return {
		center,
		low: Number.isFinite(low) ? low : null,
		high: Number.isFinite(high) ? high : null,
		samples
	};
}
function present(sample) {
	return sample.filter((value) => value !== null);
}
function has(sample) {
	return sample.some((value) => value !== null);
}
// src/core/result.ts
function resultOf$1({ commits, settings, machine, rounds, series }) {
	const comparisons = compare(series, settings);
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
		comparisons,
		unmatched: only
	};
}
function record({ round, first, base, head }) {
	return {
		round,
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
// src/effects/git/checkout.ts
const stashMessage = "uncommitted work while Benchgate measures";
async function takeCheckout(git, commits, console) {
	await recoverCheckout(git, console);
	await refuseUnfinished(git);
	const folder = await stateFolder(git);
	const entering = sides.map((side) => commits[side].sha);
	let journal = {
		phase: "shelving",
		...holder(),
		started: new Date().toISOString(),
		branch: await git.ask([
			"symbolic-ref",
			"--quiet",
			"HEAD"
		]),
		sha: await git.run([
			"rev-parse",
			"--verify",
			"HEAD"
		]),
		stash: null,
		submodules: await submodulesToSwitch(git, entering)
	};
	await mkdir(folder, { recursive: true });
	if (!await beginJournal(folder, journal)) throw inUse(await readJournal(folder));
	let outline = {
		folders: [],
		files: []
	};
	let gitFiles = new Map();
	try {
		gitFiles = await keepGitFiles(git, folder);
		outline = await takeOutline(git, entering);
		await writeOutline(folder, outline);
		journal = {
			...journal,
			stash: await git.ask([
				"stash",
				"create",
				stashMessage
			])
		};
		await writeJournal(folder, journal);
		if (journal.stash) await git.run([
			"stash",
			"store",
			"--message",
			stashMessage,
			journal.stash
		]);
		const shelved = await shelve(git, join(folder, names.yours), {
			entering,
			unchanged: true
		});
		journal = {
			...journal,
			phase: "measuring"
		};
		await writeJournal(folder, journal);
		await copyIgnored(git, folder, shelved.ignored, commits, console);
		return entered(git, folder, commits, {
			journal,
			outline,
			gitFiles,
			shelved
		}, await keepConfiguration(git), console);
	} catch (error) {
		await restore(git, folder, console, {
			journal,
			outline,
			gitFiles,
			shelved: null
		});
		throw error;
	}
}
function entered(git, folder, commits, taken, putBackConfiguration, console) {
	let at = null;
	const fresh = new Set(sides);
	return {
		root: git.folder,
		async enter(side) {
			if (at === side) return;
			const target = commits[side].sha;
			await putBackConfiguration();
			if (at !== null) await shelve(git, join(folder, at), {
				entering: [target],
				unchanged: false
			});
			at = null;
			await git.run([
				"checkout",
				"--force",
				"--detach",
				target,
				"--"
			]);
			if (taken.journal.submodules) await git.run([
				"submodule",
				"update",
				"--recursive",
				"--force"
			]);
			if (await isComplete(join(folder, side))) await unshelve(git, join(folder, side));
			if (fresh.delete(side)) await git.ask([
				"checkout",
				"--force",
				"HEAD",
				"--",
				"."
			]);
			at = side;
		},
		async [Symbol.asyncDispose]() {
			try {
				await putBackConfiguration();
				await restore(git, folder, console, taken);
			} catch (error) {
				throw new Error(`The checkout could not be put back: ${error.message}\nYour uncommitted files are in ${join(folder, names.yours)}; the next run, or the post step, tries again.`);
			}
		}
	};
}
async function copyIgnored(git, folder, ignored, commits, console) {
	if (ignored.length === 0) return;
	console.info("giving each side a copy of the ignored files");
	for (const side of sides) {
		const unread = await copyShelf(git, join(folder, names.yours), join(folder, side), ignored, commits[side].sha);
		for (const path of unread) console.warn(`An ignored file cannot be read, so ${side} is without it: ${readable$1(path)}`);
	}
}
async function refuseUnfinished(git) {
	for (const [name, what] of unfinished) if (await standing(await gitPath(git, name))) throw new Misconfigured(`A ${what} is in progress in ${git.folder}. Finish or abort it, then run Benchgate again.`);
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
// src/effects/git/remote.ts
const scratch = "refs/benchgate/fetched";
const deepenings = [
	1,
	50,
	500,
	2147483647
];
async function origin(git, token, server) {
	const shallow = await git.run(["rev-parse", "--is-shallow-repository"]) === "true";
	const env = credentials(readable$1(await git.ask([
		"remote",
		"get-url",
		"origin"
	]) ?? ""), token, server);
	const options = [
		"--quiet",
		"--no-tags",
		"--no-write-fetch-head",
		"--no-recurse-submodules",
		"--refmap="
	];
	const fetch = (...args) => git.ask([
		"fetch",
		...options,
		...args
	], { env });
	const commit = (revision) => git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${revision}^{commit}`
	]);
	async function fetched(source) {
		if (await fetch(...shallow ? ["--depth=1"] : [], "origin", `+${source}:${scratch}`) === null) return null;
		const sha = await commit(scratch);
		await git.ask([
			"update-ref",
			"-d",
			scratch
		]);
		return sha;
	}
	async function deepening(sources, found, steps = deepenings) {
		let answer = await found();
		if (!shallow) return answer;
		for (const by of steps) {
			if (answer !== null) break;
			for (const source of sources) await fetch(`--deepen=${by}`, "origin", source);
			answer = await found();
		}
		return answer;
	}
	return {
		async fetchCommit(sha) {
			return await fetched(sha) ?? await deepening([await git.run(["rev-parse", "HEAD"])], () => commit(sha), [1]);
		},
		async fetchRevision(revision) {
			if (/[\^~]/.test(revision)) return deepening(["HEAD", await git.run(["rev-parse", "HEAD"])], () => commit(revision));
			for (const source of [
				`refs/heads/${revision}`,
				`refs/tags/${revision}`,
				revision
			]) {
				const sha = await fetched(source);
				if (sha !== null) return sha;
			}
			return null;
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
				const input = Buffer.from(missing.map((id) => `${id}\n`).join(""));
				if (await git.ask([
					"fetch",
					...options,
					"--stdin",
					"origin"
				], {
					env,
					input
				}) === null) break;
			}
			throw new Misconfigured("This is a partial clone, and the files of base and head could not be fetched from origin. Let actions/checkout make a clone without \"filter\".");
		},
		async mergeBase(head, branch) {
			const tip = (shallow ? null : await commit(`refs/remotes/origin/${branch}`)) ?? await fetched(`refs/heads/${branch}`) ?? await commit(`refs/remotes/origin/${branch}`) ?? await commit(`refs/heads/${branch}`);
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
	const key = `http.${server}/.extraheader`;
	return {
		GIT_CONFIG_COUNT: "2",
		GIT_CONFIG_KEY_0: key,
		GIT_CONFIG_VALUE_0: "",
		GIT_CONFIG_KEY_1: key,
		GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`
	};
}
// src/effects/git/revisions.ts
async function resolveRevisions(git, remote, wanted) {
	const head = wanted.head === null ? {
		sha: await git.run([
			"rev-parse",
			"--verify",
			"HEAD^{commit}"
		]),
		from: "what is checked out"
	} : await named(git, remote, "head", wanted.head);
	const base = wanted.base === null ? await usualBase(git, remote, head, wanted.event) : await named(git, remote, "base", wanted.base);
	if (base.sha === head.sha && wanted.base === null) throw new Misconfigured(`Base and head are the same commit, ${head.sha} (${head.from}; ${base.from}), so there is nothing to compare. For a pull request let actions/checkout check out its default, or set the inputs "base" and "head".`);
	return {
		base,
		head
	};
}
async function usualBase(git, remote, head, event) {
	if (event.pull) return pullRequestBase(git, remote, head, event.pull);
	if (event.before) return {
		sha: await available(git, remote, event.before, "base"),
		from: `before this ${event.name}`
	};
	throw new Misconfigured(`base: the event "${event.name}" names no commit to compare with. Set the input "base" to a branch, tag or commit.`);
}
async function pullRequestBase(git, remote, head, pull) {
	const parents = await parentsOf(git, head.sha);
	if (parents.length === 2 && parents[1] === pull.headSha && parents[0] !== void 0) return {
		sha: await available(git, remote, parents[0], "base"),
		from: `${pull.baseRef}, as merged into pull request #${pull.number}`
	};
	const sha = await remote.mergeBase(head.sha, pull.baseRef);
	if (sha === null) throw new Misconfigured(`base: ${head.sha} (${head.from}) and the base branch "${pull.baseRef}" have no common commit that can be found here or on origin. Let actions/checkout fetch the history ("fetch-depth: 0"), or set the input "base".`);
	return {
		sha,
		from: `merge base with ${pull.baseRef}`
	};
}
async function parentsOf(git, sha) {
	return [...((await git.run([
		"cat-file",
		"commit",
		sha
	])).split("\n\n", 1)[0] ?? "").matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? "");
}
async function available(git, remote, sha, side) {
	const found = await commitOf(git, sha) ?? await remote.fetchCommit(sha);
	if (found === null) throw missing(side, sha);
	return found;
}
async function named(git, remote, side, revision) {
	const from = `${side}: ${revision}`;
	const sha = await commitOf(git, revision) ?? await commitOf(git, `refs/remotes/origin/${revision}`) ?? await remote.fetchRevision(revision);
	if (sha === null) throw missing(side, revision);
	return {
		sha,
		from
	};
}
async function commitOf(git, revision) {
	return git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${revision}^{commit}`
	]);
}
function missing(side, revision) {
	return new Misconfigured(`${side}: no commit "${revision}" here or on origin. Accepted are a branch, a tag or a commit; in a shallow clone let actions/checkout fetch more ("fetch-depth: 0").`);
}
// src/effects/machine/machine.ts
function describeMachine() {
	const processors = cpus();
	return {
		os: `${type()} ${release()}`,
		arch: arch(),
		cpu: processors[0]?.model.trim() || "unknown",
		cores: processors.length,
		memoryBytes: totalmem(),
		load: loadavg()[0] ?? 0
	};
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
// src/effects/measure/script.ts
const mostOutput = 64 * 2 ** 20;
const grace = 2e3;
async function runScript({ text, cwd, env, signal, onOutput }) {
	if (signal.aborted) throw new Cancelled("cancelled");
	const folder = await mkdtemp(join(tmpdir(), "benchgate-script-"));
	try {
		const file = join(folder, "run.sh");
		await writeFile(file, text);
		const ended = await outcome(spawn(bash(), [
			"--noprofile",
			"--norc",
			"-eo",
			"pipefail",
			file
		], {
			cwd,
			env,
			detached: process.platform !== "win32",
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			]
		}), signal, onOutput);
		if (signal.aborted) throw new Cancelled("cancelled");
		return ended;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
function outcome(child, signal, onOutput) {
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
			endGroup(child, "SIGTERM");
			kill = setTimeout(() => endGroup(child, "SIGKILL"), grace);
		};
		signal.addEventListener("abort", stop, { once: true });
		if (signal.aborted) stop();
		child.on("error", (error) => reject(new CouldNotMeasure(`${bash()} could not be started: ${error.message}. Commands are run with bash: install it in a container's image; on Windows it comes with Git.`)));
		child.on("exit", () => {
			endGroup(child, "SIGKILL");
			letGo = setTimeout(() => {
				child.stdout?.destroy();
				child.stderr?.destroy();
			}, grace);
		});
		child.on("close", (code, endedBy) => {
			clearTimeout(kill);
			clearTimeout(letGo);
			signal.removeEventListener("abort", stop);
			if (size > mostOutput) return reject(new CouldNotMeasure(`The command printed more than ${mostOutput / 2 ** 20} MiB and was ended. Let it print its benchmarks only.`, tail.lines()));
			resolve({
				status: code ?? endedBy ?? "unknown",
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
function bash() {
	if (process.platform !== "win32") return "bash";
	return join(process.env.ProgramFiles ?? "C:\\Program Files", "Git", "bin", "bash.exe");
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
// src/effects/measure/measure.ts
async function setUp(bench) {
	if (bench.setup === null) return;
	for (const side of sides) {
		await bench.checkout.enter(side);
		const ended = await execute(bench, side, bench.setup, `setup on ${side}`);
		refuseFailure(bench, side, "setup", bench.setup, ended);
	}
}
async function measure(schedule, bench) {
	const rounds = [];
	const said = {
		base: new Map(),
		head: new Map()
	};
	const began = Date.now();
	for (const { round, order } of schedule) {
		const visits = {
			base: nothing,
			head: nothing
		};
		for (const side of order) {
			await bench.checkout.enter(side);
			const { visit, parsed } = await visitSide(bench, side, round, schedule.length);
			visits[side] = visit;
			for (const [unit, rule] of parsed.units) if (!said[side].has(unit)) said[side].set(unit, rule);
		}
		rounds.push({
			round,
			first: order[0],
			...visits
		});
		const left = (Date.now() - began) / 1e3 / round * (schedule.length - round);
		const seconds = `base ${visits.base.seconds.toFixed(1)} s, head ${visits.head.seconds.toFixed(1)} s`;
		const rest = left >= 1 ? `; about ${formatDuration(left)} left` : "";
		bench.console.info(`round ${round} of ${schedule.length}: ${seconds}${rest}`);
	}
	return {
		rounds,
		units: unitRules(said.base, said.head)
	};
}
const nothing = {
	started: "",
	seconds: 0,
	measurements: []
};
async function visitSide(bench, side, round, count) {
	const place = `round ${round} of ${count}, ${side}`;
	const started = new Date();
	const ended = await execute(bench, side, bench.run, place);
	const seconds = (Date.now() - started.getTime()) / 1e3;
	refuseFailure(bench, side, place, bench.run, ended);
	const parsed = parseGo(ended.stdout);
	if (parsed.failures.length > 0) throw new CouldNotMeasure(`A benchmark failed in ${place} (${shortSha(bench.commits[side].sha)}), though its command ended with status 0: ${parsed.failures[0]}. Command: ${bench.run}`, ended.lastLines);
	if (parsed.refused.length > 0) throw new CouldNotMeasure(`A benchmark in ${place} gave a value that is not a finite number: ${parsed.refused[0]}. Mend what it reports.`, ended.lastLines);
	return {
		visit: {
			started: started.toISOString(),
			seconds,
			measurements: parsed.measurements
		},
		parsed
	};
}
async function execute(bench, side, text, title) {
	const cwd = resolve(bench.checkout.root, bench.workingDirectory);
	if (!await isFolder(cwd)) throw new CouldNotMeasure(`working-directory: "${bench.workingDirectory}" is no folder on ${side} (${shortSha(bench.commits[side].sha)}). It must exist on both sides.`);
	const output = bench.console.untrusted(title);
	try {
		return await runScript({
			text,
			cwd,
			env: bench.env,
			signal: bench.signal,
			onOutput: (chunk) => output.write(chunk)
		});
	} finally {
		output.close();
	}
}
function refuseFailure(bench, side, place, command, ended) {
	if (ended.status === 0) return;
	const status = typeof ended.status === "number" ? `exit code ${ended.status}` : `signal ${ended.status}`;
	throw new CouldNotMeasure(`The command failed with ${status} in ${place} (${shortSha(bench.commits[side].sha)}). Command: ${command}\nCheck that commit out and run the command there to see it fail.`, ended.lastLines);
}
// src/effects/project.ts
const goCommand = "go test -run '^$' -bench . -benchmem ./...";
async function findProject(folder, inputs, env) {
	const directory = resolve(folder, inputs.workingDirectory);
	if (!await isFolder(directory)) throw new Misconfigured(`working-directory: "${inputs.workingDirectory}" is no folder below ${folder}. Check the repository out first, or name a folder of it.`);
	const git = gitIn(directory, env);
	await refuseOldGit(git);
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
async function refuseOldGit(git) {
	const version = await git.ask(["--version"]).catch(() => null);
	if (version === null) throw new Misconfigured("git cannot be run. Install git 2.31 or later; in a container, in its image.");
	const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(version) ?? []).map(Number);
	if (major < 2 || major === 2 && minor < 31) throw new Misconfigured(`${version} is too old. Install git 2.31 or later.`);
}
async function usualCommand(directory) {
	if (await standing(resolve(directory, "go.mod"))) return goCommand;
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
	const project = await findProject(around.folder, inputs, env);
	const git = gitIn(project.root, env);
	const remote = await origin(git, inputs.githubToken, around.server);
	const commits = await resolveRevisions(git, remote, {
		...inputs,
		event: around.event
	});
	await remote.complete([commits.base.sha, commits.head.sha]);
	console.info(`base ${shortSha(commits.base.sha)} (${commits.base.from})`);
	console.info(`head ${shortSha(commits.head.sha)} (${commits.head.from})`);
	const settings = {
		...project.settings,
		...settingsOf(inputs)
	};
	const schedule = planRounds(inputs.count, inputs.seed);
	const machine = describeMachine();
	let measured;
	try {
		var _usingCtx$1 = _usingCtx();
		const bench = {
			checkout: _usingCtx$1.a(await takeCheckout(git, commits, console)),
			commits,
			...settings,
			env,
			signal,
			console
		};
		await setUp(bench);
		measured = await measure(schedule, bench);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
	const { rounds, units } = measured;
	const series = collect(rounds, units);
	refuseNothing(series, settings.run);
	return {
		result: resultOf$1({
			commits,
			settings,
			machine,
			rounds,
			series
		}),
		samples: {
			base: writeGo("base", rounds, units),
			head: writeGo("head", rounds, units)
		}
	};
}
function settingsOf({ setup, count, alpha, threshold, seed, failOn }) {
	return {
		setup,
		count,
		alpha,
		threshold,
		seed,
		failOn
	};
}
function refuseNothing(series, run) {
	if (series.some((one) => one.head.some((value) => value !== null))) return;
	const where = series.length === 0 ? "on either side" : "on head, though base has benchmarks";
	throw new CouldNotMeasure(`Nothing was measured ${where}: the command printed no line in the Go benchmark format ("BenchmarkName 100 123 ns/op"). Command: ${run}`);
}
export { everything as a, namingOf as c, failsCheck as d, withChange as f, readInputs as i, formatRatio as l, _usingCtx as n, markdownReport as o, abortOnSignals as r, line as s, gate as t, shortSha as u };
