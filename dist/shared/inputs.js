import { r as Misconfigured } from "./errors.js";
import { C as usualDirection, b as isCounted, r as formatNames, t as anyFormat } from "./formats.js";
import { r as profileKinds } from "./profile.js";
import { o as formatRatio } from "./format.js";
import { randomInt } from "node:crypto";
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
function leastRounds(comparisons, { alpha, deltaTest, correction }) {
	if (deltaTest === "none") return 1;
	if (deltaTest === "ttest") return 2;
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
// src/core/go/benchtime.ts
const number = String.raw`(?:\d+\.?\d*|\.\d+)`;
const duration$1 = new RegExp(`^(?:${number}(?:ns|us|µs|μs|ms|s|m|h))+$`);
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
	const size = /^\d+x$/.test(text) ? Number.parseInt(text, 10) : duration$1.test(text) ? nanoseconds(text) : 0;
	return size >= 1 && size < 2 ** 63;
}
function sixteenth(text) {
	if (text.endsWith("x")) return `${Math.max(1, Math.floor(Number.parseInt(text, 10) / 16))}x`;
	return `${Math.max(1, Math.round(nanoseconds(text) / 16))}ns`;
}
function nanoseconds(text) {
	return [...text.matchAll(new RegExp(`(${number})(ns|us|µs|μs|ms|s|m|h)`, "g"))].reduce((sum, [, value, unit]) => sum + Math.floor(Number(value) * (units[unit ?? ""] ?? 0)), 0);
}
// src/effects/inputs.ts
function readInputs(read) {
	const text = (name) => read(name).trim();
	const optional = (name) => text(name) || null;
	const inputs = {
		run: optional("run"),
		go: goSettings(text),
		format: oneOf("format", text("format") || "auto", [anyFormat, ...formatNames]),
		output: lines(text("output")).map((glob) => inside("output", glob, outputAccepted)),
		setup: optional("setup"),
		count: whole("count", text("count") || "20", 1, 1e3),
		alpha: ratio("alpha", text("alpha") || "0.05", 0, .5),
		threshold: ratio("threshold", text("threshold") || "5%", 0, 1),
		deltaTest: oneOf("delta-test", text("delta-test") || "utest", [
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
		checkout: text("checkout") === "" ? null : oneOf("checkout", text("checkout"), ["in-place", "worktree"]),
		ignoredFiles: oneOf("ignored-files", text("ignored-files") || "per-side", ["per-side", "shared"]),
		overlay: lines(text("overlay")),
		profile: profiles(text("profile")),
		calibrate: truth("calibrate", text("calibrate") || "false"),
		perflock: oneOf("perflock", text("perflock") || "auto", [
			"auto",
			"require",
			"off"
		]),
		governor: governor(text("governor") || "90%"),
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
	refuseUnused(inputs, text);
	return inputs;
}
function settingsOf(inputs) {
	const { run, go, checkout, workingDirectory, base, head, ...others } = inputs;
	const { comment, commentId, githubToken, results, ...settings } = others;
	return settings;
}
const goDefaults = {
	packages: "./...",
	bench: ".",
	benchtime: "100ms",
	cpu: "",
	benchmem: "true",
	tags: "",
	"go-flags": "",
	test: "false",
	profile: ""
};
function goSettings(text) {
	const given = (name) => text(name) || (goDefaults[name] ?? "");
	const flags = splitFlags(given("go-flags"));
	if (flags === null) throw refused("go-flags", text("go-flags"), "flags as in GOFLAGS, such as \"-race -ldflags=-s\"");
	const forTests = testFlag(flags);
	if (forTests !== null) throw new Misconfigured(`go-flags: "${forTests}" is a flag for running tests, and these are for building them: it would change nothing. Use "bench", "benchtime", "cpu", "benchmem" or "count", or leave it out.`);
	return {
		packages: given("packages").split(/\s+/),
		bench: given("bench"),
		benchtime: benchtime(given("benchtime")),
		cpu: given("cpu") === "" ? null : processors(given("cpu")),
		benchmem: truth("benchmem", given("benchmem")),
		tags: given("tags") || null,
		goFlags: flags,
		test: truth("test", given("test"), statisticalTest)
	};
}
function refuseUnused({ run, format, output }, text) {
	const unused = output.length > 0 ? "output" : format === "auto" ? null : "format";
	if (run === null && unused !== null) throw new Misconfigured(`${unused}: "${text(unused)}" has no meaning without "run": Go benchmarks are found and run one by one, and read as Go prints them. Set "run" to the command that measures, or leave "${unused}" out.`);
	if (run === null) return;
	for (const [name, usual] of Object.entries(goDefaults)) {
		const value = text(name);
		if (value === "" || value === usual) continue;
		throw new Misconfigured(`${name}: "${value}" has no meaning with "run", which is measured as it is. Put it into the command, or leave "run" out to have Go benchmarks found, built and run one by one.`);
	}
}
const statisticalTest = " For the statistical test, set \"delta-test\".";
function benchtime(value) {
	if (isBenchtime(value)) return value;
	throw refused("benchtime", value, "a duration or a number of iterations as Go takes it, such as \"100ms\", \"1s\" or \"50x\"");
}
function profiles(value) {
	const words = value.split(",").map((word) => word.trim());
	return value === "" ? [] : [...new Set(words)].map((word) => oneOf("profile", word, profileKinds));
}
function governor(value) {
	if (value === "none") return null;
	const found = /^(\d{1,3})%$/.exec(value);
	if (found && Number(found[1]) <= 100) return Number(found[1]);
	throw refused("governor", value, "a percentage from \"0%\" to \"100%\", or \"none\" to leave the frequency alone");
}
function processors(value) {
	if (/^\d+(,\d+)*$/.test(value) && value.split(",").every((one) => Number(one) > 0)) return value;
	throw refused("cpu", value, "numbers of processors, such as \"1\" or \"1,2,4\"");
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
function ratio(name, value, least, most) {
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
function truth(name, value, hint = "") {
	return oneOf(name, value.toLowerCase(), ["true", "false"], hint) === "true";
}
function oneOf(name, value, accepted, hint = "") {
	const found = accepted.find((one) => one === value);
	if (found !== void 0) return found;
	throw refused(name, value, accepted.map((one) => `"${one}"`).join(", "), hint);
}
const outputAccepted = "a file or a glob (as git's \":(glob)\") below the working directory, relative to it and without \"..\"";
function inside(name, value, accepted = "a folder below the workspace, relative to it and without \"..\"") {
	const parts = value.split(/[\\/]/);
	if (!/^([\\/]|[a-z]:)/i.test(value) && !parts.includes("..")) return value;
	throw refused(name, value, accepted);
}
function refused(name, value, accepted, hint = "") {
	return new Misconfigured(`${name}: "${value}" is not accepted. Give ${accepted}.${hint}`);
}
export { sixteenth as a, splitFlags as c, refuseBlindGate as d, isMatched as f, settingsOf as i, couldFail as l, inside as n, joinFlags as o, unmatched as p, readInputs as r, relinking as s, goDefaults as t, leastRounds as u };
