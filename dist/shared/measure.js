import { A as statusOf, C as missingPart, D as comparisonsPart, E as unconfirmedPart, F as furthestFirst, G as doubtsPart, H as compare, M as worstOf, N as baseFailedPart, R as shownAs, S as passingPart, T as inconclusivePart, Y as isLook, _ as seenOncePart, b as provenPart, c as namingOfRun, d as runWarningPart, f as suiteNote, h as slowRunsPart, j as statuses, l as regressionsPart, o as wholeReport, s as headOf, t as markdownText, u as unmatchedPart, v as rulesNote, w as lostPart, x as profilesPart } from "./markdown.js";
import { d as Misconfigured, o as visible, s as visibleLines } from "./escape.js";
import { t as readFlags } from "./flags.js";
import { n as inputFlags, r as inputsIn, t as withUsual } from "./usual-inputs.js";
import { a as readInputsWith, n as findRules, s as _usingCtx, u as settingsOf } from "./rules-file.js";
import { lt as gitIn, pt as readable } from "./recover.js";
import { t as noEvent } from "./event.js";
import { n as untrustedEnvironment, r as redactor, t as secretsIn } from "./environment.js";
import { i as inLines, n as formatsOf, r as collect, t as gate } from "./gate.js";
import { n as isCancellation, r as stopOnSignals } from "./interrupt.js";
import { s as median } from "./libraries.js";
import { i as wrapLine, n as cutTo, r as widthOf, t as cutMiddle } from "./width.js";
import { c as namingOf, d as withoutFolders, u as unitName } from "./welch.js";
import { d as formatValue, n as formatDelta, r as formatDuration } from "./numbers.js";
import { t as terminalConsole } from "./terminal-console.js";
import { i as plain, n as jsonDocument, r as paintFor, t as terminalWidth } from "./terminal-width.js";
import { l as regressions } from "./accept.js";
import { a as paragraph } from "./block.js";
import { l as say } from "./text.js";
import { t as csvReport } from "./csv.js";
import { i as htmlPage, n as refuseUnusable, r as writeResults } from "./results.js";
import { n as plainText } from "./random.js";
import { t as printFailure } from "./print-failure.js";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { access, constants as constants$1, mkdtemp, rm, writeFile } from "node:fs/promises";
async function usualSides(e, t) {
	if (await e.ask(["rev-parse", "--is-inside-work-tree"]) !== "true") throw new Misconfigured(`${e.folder} is in no git repository, or in one without a working tree. Go to the checkout that is to be measured.`);
	if (await commitOf(e, "HEAD") === null) throw new Misconfigured("The repository has no commit yet, so there is nothing to compare. Make a first commit.");
	let n = await e.run([
		"status",
		"--porcelain",
		"--untracked-files=no"
	]) !== "", r = t.head ?? (n ? "worktree" : "HEAD");
	if (t.base !== void 0) return {
		base: t.sinceFork ? await forkOf(e, t.base, r) : t.base,
		head: r,
		note: null
	};
	let i = await defaultBranch(e), a = await commitOf(e, r === "worktree" ? "HEAD" : r), o = i && a && await e.ask([
		"merge-base",
		a,
		i
	]), s = o !== null && o !== "" && o !== a;
	if (r === "worktree") return {
		base: "HEAD",
		head: r,
		note: s ? `comparing uncommitted work with HEAD; for the whole branch: benchgate ${o.slice(0, 9)}` : null
	};
	if (s) return {
		base: o,
		head: r,
		note: null
	};
	let c = i ? `${r} has no commits beyond ${readable(i)}` : `${r} has no default branch to compare with`;
	throw new Misconfigured(`Nothing to compare: no tracked file is changed, and ${c}. Name a revision, such as "benchgate HEAD~1".`);
}
async function forkOf(e, t, n) {
	let [r, i] = [await commitOf(e, t), await commitOf(e, n === "worktree" ? "HEAD" : n)], a = r && i && await e.ask([
		"merge-base",
		r,
		i
	]);
	if (a) return a;
	throw new Misconfigured(`${t}...${n}: the two have no common history. Give two revisions with a common commit, or "${t}..${n}".`);
}
function commitOf(e, t) {
	let n = Buffer.from(t, "utf8").toString("latin1");
	return e.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${n}^{commit}`
	]);
}
async function defaultBranch(e) {
	let t = await e.ask([
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	]);
	for (let n of [
		t,
		"origin/main",
		"origin/master",
		"main",
		"master"
	]) if (n && await e.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		`${n}^{commit}`
	]) !== null) return n;
	return null;
}
function columns(e, t, n = Infinity) {
	let r = (t) => e.reduce((e, n) => Math.max(e, widthOf(n[t] ?? "")), 0), [i = 0, ...a] = (e[0] ?? []).map((e, t) => r(t)), o = a.reduce((e, t) => e + 2 + t, 0), s = [Math.min(i, Math.max(12, n - o)), ...a];
	return e.map((e) => e.map((e, n) => {
		let r = s[n] ?? 0, i = n === 0 ? cutMiddle(e, r) : e, a = " ".repeat(Math.max(0, r - widthOf(i)));
		return n < t ? i + a : a + i;
	}).join("  ").trimEnd());
}
const signs$1 = {
	regressed: "✗",
	improved: "✓",
	changed: "?",
	unchanged: "=",
	within: "=",
	inconclusive: "·"
}, colours$1 = {
	regressed: "red",
	improved: "green"
};
function liveLines(e, { width: t, height: n }, r) {
	let { now: i, progress: a } = e, o = i.title === null ? i.side : `${visible(withoutFolders(i.title))} on ${i.side}`, s = [cutTo(headline(e), t), cutTo(`${a ? bar(a, Math.min(30, t - 40)) : ""}now ${o}`, t)];
	return [...s, ...tableOf(e, {
		width: t,
		height: n - s.length
	}, r)].slice(0, n);
}
function headline({ now: e, progress: t, elapsed: n }) {
	let r = t && t.left >= 1 ? `, at most ${formatDuration(t.left)} left` : "", i = t?.isAgain ? "measuring suspected regressions again, " : "", a = t ? t.visited - t.open : 0, o = a > 0 ? `, ${a} of ${t?.visited} done` : "";
	return `${i}${e.place}, ${formatDuration(n)} so far${r}${o}`;
}
function bar(e, t) {
	if (t < 10) return "";
	let n = Math.round(t * e.round / e.last);
	return `${"█".repeat(n)}${"░".repeat(t - n)}  `;
}
function tableOf({ series: e, look: t, formats: n }, { width: r, height: i }, a) {
	let o = e.flatMap(rowOf);
	if (o.length === 0 || i < 4) return [];
	let s = namingOf(e, [], n), c = new Map(t.map((e) => [keyOf(e), e.change])), l = o.length <= i - 1 ? o : worst(o, i - 2), u = (e, t) => r < 66 ? [] : [e, t], [d = "", ...f] = columns([[
		"benchmark",
		"unit",
		...u("base", "head"),
		"delta"
	], ...l.map(({ of: e, base: t, head: n, delta: r }) => [
		visible(s(e)),
		visible(unitName(e.unit)),
		...u(formatValue(t, e.unit), formatValue(n, e.unit)),
		formatDelta(r)
	])], 2, r - 2), p = o.length - l.length;
	return [
		cutTo(`  ${d}`, r),
		...f.map((e, t) => {
			let n = c.get(keyOf(l[t]?.of)), i = cutTo(`${n ? signs$1[n] : " "} ${e}`, r), o = n && colours$1[n];
			return o ? a(o, i) : i;
		}),
		...p > 0 ? [cutTo(`  … and ${p} more, which differ less`, r)] : []
	];
}
function rowOf(e) {
	let [t, n] = [e.base, e.head].map((e) => e.filter((e) => e !== null));
	if (!t?.length || !n?.length) return [];
	let [r, i] = [median(t), median(n)];
	return [{
		of: e,
		base: r,
		head: i,
		delta: r === 0 ? i === 0 ? 0 : null : i / r - 1
	}];
}
function worst(e, t) {
	let n = ({ delta: e }) => e === null ? Infinity : Math.abs(e), r = new Set(e.toSorted((e, t) => n(t) - n(e)).slice(0, Math.max(0, t)));
	return e.filter((e) => r.has(e));
}
function keyOf(e) {
	return JSON.stringify([
		e?.package,
		e?.benchmark,
		e?.unit
	]);
}
var LiveView = class {
	screen;
	rules;
	paint;
	clock;
	began;
	drawn = [];
	drawnAt = -Infinity;
	now = null;
	progress = null;
	series = [];
	formats;
	look = [];
	constructor(e, t, n, r = Date.now) {
		this.screen = e, this.rules = t, this.paint = n, this.clock = r, this.began = r();
	}
	info(e) {
		this.say(e);
	}
	warn(e) {
		this.say(`warning: ${e}`);
	}
	untrusted() {
		return {
			write() {},
			close() {}
		};
	}
	visiting(e, t, n) {
		let r = this.now?.place !== e;
		this.now = {
			place: e,
			title: t,
			side: n
		}, (r || this.clock() - this.drawnAt >= 100) && this.draw();
	}
	roundEnded({ rounds: e, units: t, ...n }) {
		this.progress = n, this.series = collect(e(), t), this.formats = formatsOf(e());
		let r = e().length;
		!n.isAgain && (isLook(r, this.rules) || r === this.rules.count) && (this.look = compare(this.series, this.rules)), this.draw();
	}
	[Symbol.dispose]() {
		this.wipe(), this.now = null;
	}
	get room() {
		return {
			columns: this.screen.columns || 80,
			rows: this.screen.rows || 24
		};
	}
	say(e) {
		this.wipe();
		let t = visibleLines(e).flatMap((e) => wrapLine(e, this.room.columns));
		this.screen.write(`${t.join("\n")}\n`), this.draw();
	}
	draw() {
		if (this.now === null) return;
		let { columns: e, rows: t } = this.room, n = (this.clock() - this.began) / 1e3, { now: r, progress: i, series: a, formats: o, look: s } = this, c = {
			width: e - 1,
			height: t - 2
		}, l = liveLines({
			now: r,
			progress: i,
			series: a,
			formats: o,
			look: s,
			elapsed: n
		}, c, this.paint);
		this.wipe(), this.screen.write(l.map((e) => `${e}\n`).join("")), this.drawn = l, this.drawnAt = this.clock();
	}
	wipe() {
		let { columns: e } = this.room, t = this.drawn.reduce((t, n) => t + Math.max(1, Math.ceil(widthOf(visibleLines(n).join("")) / e)), 0);
		t > 0 && this.screen.write(`\r\u001b[${t}A\u001b[0J`), this.drawn = [];
	}
};
function briefReport(e) {
	let t = namingOfRun(e), n = furthestFirst(regressions(e.comparisons)), r = headOf(e), i = e.profiles.map((e) => ({
		...e,
		files: null
	}));
	return {
		...r,
		parts: [
			missingPart(e, 10),
			rulesNote(e.rules),
			suiteNote(e, 10),
			doubtsPart(e, t, 10),
			regressionsPart(n, e, t),
			passingPart(e, t, 10),
			comparisonsPart(e, t, {
				rest: "none",
				medians: !1
			}),
			profilesPart(i, t, 10, 5),
			seenOncePart(e, t),
			unconfirmedPart(e, t, 10),
			inconclusivePart(e, t, 10),
			provenPart(e, 10),
			slowRunsPart(e, t),
			runWarningPart(e),
			unmatchedPart(e, t, 10),
			lostPart(e, t, 10),
			e.baseFailed ? baseFailedPart(e, e.baseFailed) : [],
			[paragraph(say`${r.of}, seed ${e.settings.seed}`)]
		]
	};
}
const colours = {
	pass: "green",
	fail: "red",
	inconclusive: "yellow",
	calibration: "bold",
	failure: "yellow"
};
function terminalText({ outcome: e, reason: t, parts: n }, r = plain, i = Infinity) {
	let a = e.toUpperCase(), [o = "", ...s] = wrapLine(`${a}  ${plainText(t)}`, i);
	return [[r(colours[e], r("bold", a)) + o.slice(a.length), ...s], ...n.map((e) => e.flatMap((e) => linesOf(e, {
		paint: r,
		width: i
	})))].filter((e) => e.length > 0).map((e) => `${e.join("\n")}\n`).join("\n");
}
function linesOf(e, t) {
	let { width: n } = t;
	switch (e.kind) {
		case "paragraph":
		case "warning":
		case "note":
		case "alert": return wrapped(e.text, n);
		case "list": return e.items.flatMap((e) => itemLines(e, n));
		case "table": return indented(tableLines(e, n - 2));
		case "code": return indented(visibleLines(e.text.trimEnd()));
		case "fold": return [...wrapped([...e.title, ":"], n), ...indented(e.blocks.flatMap((e) => linesOf(e, {
			...t,
			width: n - 2
		})))];
		case "comparisons": return comparisonLines(e, t);
		case "changes": return [];
	}
}
function indented(e) {
	return e.map((e) => e === "" ? "" : `  ${e}`);
}
function wrapped(e, t) {
	return plainText(e).split("\n").flatMap((e) => wrapLine(e, t));
}
function itemLines(e, t) {
	return plainText(e).split("\n").flatMap((e, n) => wrapLine(`${n === 0 ? "  " : "    "}${e}`, t));
}
function tableLines({ columns: e, rows: t }, n) {
	let r = t.map((t) => e.map((e, n) => plainText(t[n] ?? []))), i = e.findIndex(({ side: e }) => e === "right");
	return columns([e.map(({ title: e }) => e), ...r], i < 0 ? e.length : i, n);
}
const signs = {
	regressed: "✗",
	accepted: "☑",
	muted: "-",
	improved: "✓",
	changed: "?",
	unchanged: " ",
	within: " ",
	inconclusive: "~",
	undirected: " "
}, changeColours = {
	regressed: "red",
	improved: "green",
	inconclusive: "yellow"
};
function comparisonLines({ rows: e }, { paint: t, width: n }) {
	let r = n >= 75, i = n >= 50, a = (e) => [
		e.name,
		e.unit,
		...r ? [e.base, e.head] : [],
		e.delta,
		...i ? [e.bound] : [],
		e.p
	], o = {
		name: "benchmark",
		unit: "unit",
		base: "base",
		head: "head",
		delta: "delta",
		bound: "at most",
		p: "p"
	}, s = e.map((e) => a({
		...e,
		name: plainText(e.name),
		unit: plainText(e.unit)
	})), [c = "", ...l] = columns([a(o), ...s], 2, n - 2);
	return [`  ${c}`, ...e.map(({ of: e }, n) => {
		let r = shownAs(e), i = `${signs[r]} ${l[n] ?? ""}`.trimEnd(), a = changeColours[r];
		return a ? t(a, i) : i;
	})];
}
const presentFlags = {
	html: { type: "string" },
	...Object.fromEntries([
		"json",
		"markdown",
		"csv"
	].map((e) => [e, { type: "boolean" }]))
};
async function refusePlaces({ results: e, html: t }) {
	if (e !== null && await refuseUnusable(e), t !== null) try {
		await access(dirname(t), constants$1.W_OK);
	} catch (e) {
		throw new Misconfigured(`html: "${t}" cannot be written: ${e.message}. Name a file in a folder that exists.`);
	}
}
async function present(e, { results: t, html: n }, r, i, a) {
	let { result: o } = e, s = wholeReport(o), c = markdownText(s);
	i.stdout.write(inForm(r, o, c, i)), n !== null && await writeFile(resolve(i.folder, n), htmlPage(s)), t !== null && await writeResults(t, {
		...e,
		report: c,
		profiles: a
	});
}
function inForm({ json: e, markdown: t, csv: n }, r, i, { stdout: a, env: o }) {
	if (e) return jsonDocument(r);
	if (n) return csvReport(r);
	if (t || r.calibration) return i;
	let s = terminalText(briefReport(r), paintFor(a, o), terminalWidth(a)), c = s.split("\n");
	return `\n${s}${a.isTTY && c.length > a.rows ? `\n${c[0]}\n` : ""}`;
}
async function measurePair(e, t, n, r, i) {
	try {
		var a = _usingCtx();
		let { env: o, folder: s, stderr: c } = i, l = terminalConsole(c), { env: u } = untrustedEnvironment(o, []), d = await findRules((t) => e[t] ?? "", {
			folder: s,
			env: u,
			console: l
		});
		d.file !== null && l.info(`rules from ${visible(d.file)}`);
		let f = gitIn(resolve(d.folder, e["working-directory"] ?? "."), u), { note: p, ...m } = e.calibrate === "true" ? {
			base: t.base ?? e.base ?? "HEAD",
			note: null
		} : await usualSides(f, {
			base: e.base,
			head: e.head,
			...t
		});
		p !== null && l.info(p);
		let h = {
			...withUsual(e),
			...m
		}, g = readInputsWith(d, (e) => h[e] ?? ""), _ = {
			results: g.results && resolve(s, g.results),
			html: n && resolve(s, n)
		};
		await refusePlaces(_);
		let v = await mkdtemp(join(tmpdir(), "benchgate-profiles-")), y = a.u(isScreen(i) ? new LiveView(c, settingsOf(g), paintFor(c, o)) : null), b = y ?? l, x = stopOnSignals(b), S = noEvent, C = {
			folder: d.folder,
			rules: d,
			isWorkplace: !0,
			env: o,
			event: S,
			server: "",
			profiles: v,
			console: b
		};
		try {
			let e = y ?? inLines(b), t = await unlessEnded(gate(g, {
				...C,
				...x,
				watch: e
			}), x);
			if (y?.[Symbol.dispose](), t === null) return l.info("ended before a round was complete; there is no verdict"), {
				status: Number(process.exitCode ?? 130),
				isStopped: !0
			};
			let n = redactor(secretsIn(o, ""))(t);
			await present(n, _, r, i, v);
			let { result: a } = n;
			return {
				status: statusOf(a.verdict, a.settings.failOn),
				isStopped: x.stop.aborted
			};
		} finally {
			await rm(v, {
				recursive: !0,
				force: !0
			}), x.done();
		}
	} catch (e) {
		a.e = e;
	} finally {
		a.d();
	}
}
async function unlessEnded(e, { stop: t, signal: n }) {
	try {
		return await e;
	} catch (e) {
		if (isCancellation(e, t.aborted ? t : n)) return null;
		throw e;
	}
}
function isScreen({ stderr: e, env: t }) {
	return e.isTTY && t.TERM !== "dumb" && !t.CI;
}
function sidesIn(e) {
	let t = e.find((e) => e.includes(".."));
	if (t !== void 0 && e.length > 1) throw new Misconfigured(`${e.join(" ")}: nothing else can be given with the range "${t}". Give the range alone.`);
	let [n = "", ...r] = t === void 0 ? e : t.split(/\.{2,3}/, 2), i = r.filter((e) => e !== "");
	if (n === "") return [i[0] ? { head: i[0] } : {}];
	let a = t?.includes("...") ? { sinceFork: !0 } : {};
	return i.length === 0 ? [{
		base: n,
		...a
	}] : i.map((e) => ({
		base: n,
		head: e,
		...a
	}));
}
const usage = "Usage: benchgate [revision …] [flags]\n       benchgate COMMAND …\n\nMeasures two sides of a repository, interleaved, and says what got slower.\n\n  benchgate               uncommitted work against HEAD; without any, HEAD against where its branch began\n  benchgate v1.2          the present state against v1.2\n  benchgate main..topic   topic against main; main...topic: against where it branched off main\n  benchgate v1 v2 v3      each against the first\n\n  --json, --markdown, --csv   another form of the report, on standard output\n  --html FILE                 the report as a page; --results FOLDER keeps all files\n  --version, --help\n\nEvery input of the Action that is not about GitHub is a flag: --run 'node bench.mjs', --count 10, --threshold 3%, --strict,\n--no-confirm, … Those that the repository always needs go into .github/benchgate.yml. Ctrl-C ends the measuring, and\nwhat has been measured is judged.\n\nCommands, each with --help:\n  calibrate    a commit against itself: how noisy this machine is\n  compare      files of results, as benchstat does\n  init         writes the workflow and the rules file for this repository\n  doctor       what would make measurements here unreliable\n  accept       accepts regressions of a result in the rules file, with their size and the reason\n  restore      puts a checkout back that a killed run has left changed\n  completion   prints the completion script for bash, zsh or fish\n\nExit status: 0 pass, 1 regression, 2 could not measure, 3 inconclusive.\n", flags = {
	...inputFlags,
	...presentFlags
};
async function run(e, t) {
	let { values: n, words: r } = readFlags(e, flags, "benchgate"), i = inputsIn({
		values: n,
		words: r
	}), a = pairsIn(r, i), o = typeof n.html == "string" ? n.html : null, s = uniqueNames(a), c = [];
	for (let [e, r] of a.entries()) {
		let l = s[e] ?? "", u = a.length === 1, { results: d } = i, f = u || !d ? i : {
			...i,
			results: join(d, l)
		}, p = u ? o : o?.replace(/(\.\w+)?$/, `-${l}$1`) ?? null;
		try {
			let { status: e, isStopped: i } = await measurePair(f, r, p, n, t);
			if (e > statuses.inconclusive) return e;
			if (c.push(e), i) break;
		} catch (e) {
			if (u) throw e;
			printFailure(e, t.stderr), c.push(statuses.noMeasurement);
		}
	}
	return worstOf(c);
}
function pairsIn(e, t) {
	if (e.length > 0 && (t.base ?? t.head) !== void 0) throw new Misconfigured(`"${e.join(" ")}" and --base or --head both name revisions. Use one or the other.`);
	let n = sidesIn(e);
	if (t.calibrate === "true" && n.some(({ head: e }) => e !== void 0)) throw new Misconfigured(`calibrate: "${e.join(" ")}" are several revisions. Give one: it is measured against itself.`);
	return n;
}
function uniqueNames(e) {
	let t = [];
	for (let { head: n = "head" } of e) {
		let e = n.replace(/[^\w.-]+/g, "-"), r = e;
		for (let n = 2; t.includes(r); n++) r = `${e}-${n}`;
		t.push(r);
	}
	return t;
}
export { run as n, usage as r, flags as t };
