import { J as unitName, X as failsCheck, m as withoutFolders, nt as formatDuration, q as namingOf, st as formatValue, tt as formatDelta } from "./table.js";
import { a as csvReport, i as htmlReport, r as writeResults } from "./results.js";
import { a as collect, c as stopOnSignals, f as wholeReport, i as formatsOf, n as inLines, p as isLook, r as compare, s as isCancellation, t as gate } from "./gate.js";
import { a as widthOf, i as cutTo, n as textReport, o as wrapLine, r as columns, t as paintFor } from "./paint.js";
import { n as gitIn, s as untrustedEnvironment } from "./git.js";
import { r as Misconfigured } from "./errors.js";
import { S as _usingCtx, T as settingsOf } from "./project.js";
import { n as findRules, r as readInputsWith } from "./rules-file2.js";
import { a as visible, o as visibleLines } from "./escape.js";
import { s as median } from "./libraries.js";
import { t as terminalConsole } from "./terminal-console.js";
import { t as readFlags } from "./flags.js";
import { n as inputFlags, r as inputsIn, t as withUsual } from "./usual-inputs.js";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
// src/effects/git/usual-sides.ts
async function usualSides(git, named) {
	const isDirty = await git.run(["status", "--porcelain"]) !== "";
	const head = named.head ?? (isDirty ? "worktree" : "HEAD");
	if (named.base !== void 0) return {
		base: named.base,
		head
	};
	if (head === "worktree") return {
		base: "HEAD",
		head
	};
	const branch = await defaultBranch(git);
	const base = branch && await git.ask([
		"merge-base",
		head,
		branch
	]);
	const tip = await git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		`${head}^{commit}`
	]);
	if (base && base !== tip) return {
		base,
		head
	};
	throw new Misconfigured(`Nothing to compare: the tree is clean, and ${head} ${branch ? `has no commit that ${branch} has not` : "has no default branch to be compared with"}. Name a revision, such as "benchgate HEAD~1".`);
}
async function defaultBranch(git) {
	const ofOrigin = await git.ask([
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	]);
	if (ofOrigin) return ofOrigin;
	for (const name of [
		"origin/main",
		"origin/master",
		"main",
		"master"
	]) if (await git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		`${name}^{commit}`
	]) !== null) return name;
	return null;
}
// src/core/report/live.ts
const signs = {
	regressed: "✗",
	improved: "✓",
	changed: "?",
	unchanged: "=",
	inconclusive: "·"
};
const colours = {
	regressed: "red",
	improved: "green"
};
function liveLines(live, { width, height }, paint) {
	const { now, progress } = live;
	const doing = now.title === null ? now.side : `${visible(withoutFolders(now.title))} on ${now.side}`;
	const head = [cutTo(headline(live), width), cutTo(`${progress ? bar(progress, Math.min(30, width - 40)) : ""}now ${doing}`, width)];
	return [...head, ...tableOf(live, {
		width,
		height: height - head.length
	}, paint)].slice(0, height);
}
function headline({ now, progress, elapsed }) {
	const left = progress && progress.left >= 1 ? `, at most ${formatDuration(progress.left)} left` : "";
	const again = progress?.isAgain ? "measuring again what looks like a regression, " : "";
	const done = progress ? progress.visited - progress.open : 0;
	const some = done > 0 ? `, ${done} of ${progress?.visited} done` : "";
	return `${again}${now.place}, ${formatDuration(elapsed)} so far${left}${some}`;
}
function bar(progress, width) {
	if (width < 10) return "";
	const done = Math.round(width * progress.round / progress.last);
	return `${"█".repeat(done)}${"░".repeat(width - done)}  `;
}
function tableOf({ series, look, formats }, { width, height }, paint) {
	const rows = series.flatMap(rowOf);
	if (rows.length === 0 || height < 4) return [];
	const naming = namingOf(series, [], formats);
	const found = new Map(look.map((one) => [keyOf(one), one.change]));
	const shown = rows.length <= height - 1 ? rows : worst(rows, height - 2);
	const values = (base, head) => width < 66 ? [] : [base, head];
	const titles = [
		"benchmark",
		"unit",
		...values("base", "head"),
		"delta"
	];
	const cells = shown.map(({ of, base, head, delta }) => [
		visible(naming(of)),
		visible(unitName(of.unit)),
		...values(formatValue(base, of.unit), formatValue(head, of.unit)),
		formatDelta(delta)
	]);
	const [heading = "", ...lines] = columns([titles, ...cells], 2, width - 2);
	const more = rows.length - shown.length;
	return [
		cutTo(`  ${heading}`, width),
		...lines.map((line, n) => {
			const change = found.get(keyOf(shown[n]?.of));
			const text = cutTo(`${change ? signs[change] : " "} ${line}`, width);
			const colour = change && colours[change];
			return colour ? paint(colour, text) : text;
		}),
		...more > 0 ? [cutTo(`  … and ${more} more, which differ less`, width)] : []
	];
}
function rowOf(of) {
	const [base, head] = [of.base, of.head].map((sample) => sample.filter((value) => value !== null));
	if (!base?.length || !head?.length) return [];
	const [before, after] = [median(base), median(head)];
	return [{
		of,
		base: before,
		head: after,
		delta: before === 0 ? after === 0 ? 0 : null : after / before - 1
	}];
}
function worst(rows, most) {
	const size = ({ delta }) => delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta);
	const kept = new Set(rows.toSorted((a, b) => size(b) - size(a)).slice(0, Math.max(0, most)));
	return rows.filter((row) => kept.has(row));
}
function keyOf(one) {
	return JSON.stringify([
		one?.package,
		one?.benchmark,
		one?.unit
	]);
}
// src/effects/terminal/live-view.ts
const between = 100;
var LiveView = class {
	screen;
	rules;
	paint;
	clock;
	began;
	drawn = [];
	drawnAt = Number.NEGATIVE_INFINITY;
	now = null;
	progress = null;
	series = [];
	formats;
	look = [];
	constructor(screen, rules, paint, clock = Date.now) {
		this.screen = screen;
		this.rules = rules;
		this.paint = paint;
		this.clock = clock;
		this.began = clock();
	}
	info(line) {
		this.say(line);
	}
	warn(line) {
		this.say(`warning: ${line}`);
	}
	untrusted() {
		return {
			write() {},
			close() {}
		};
	}
	visiting(place, title, side) {
		const isNew = this.now?.place !== place;
		this.now = {
			place,
			title,
			side
		};
		if (isNew || this.clock() - this.drawnAt >= between) this.draw();
	}
	roundEnded({ rounds, units, ...progress }) {
		this.progress = progress;
		this.series = collect(rounds(), units);
		this.formats = formatsOf(rounds());
		const made = rounds().length;
		if (!progress.isAgain && (isLook(made, this.rules) || made === this.rules.count)) this.look = compare(this.series, this.rules);
		this.draw();
	}
	[Symbol.dispose]() {
		this.wipe();
		this.now = null;
	}
	say(text) {
		this.wipe();
		const lines = visibleLines(text).flatMap((line) => wrapLine(line, this.screen.columns ?? 80));
		this.screen.write(`${lines.join("\n")}\n`);
		this.draw();
	}
	draw() {
		if (this.now === null) return;
		const { columns = 80, rows = 24 } = this.screen;
		const elapsed = (this.clock() - this.began) / 1e3;
		const { now, progress, series, formats, look } = this;
		const room = {
			width: columns - 1,
			height: rows - 2
		};
		const lines = liveLines({
			now,
			progress,
			series,
			formats,
			look,
			elapsed
		}, room, this.paint);
		this.wipe();
		this.screen.write(lines.map((line) => `${line}\n`).join(""));
		this.drawn = lines;
		this.drawnAt = this.clock();
	}
	wipe() {
		const { columns = 80 } = this.screen;
		const high = this.drawn.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(visibleLines(line).join("")) / columns)), 0);
		if (high > 0) this.screen.write(`\u001b[${high}A\u001b[0J`);
		this.drawn = [];
	}
};
// src/commands/revisions-in.ts
function sidesIn(words) {
	const range = words.find((word) => word.includes(".."));
	if (range !== void 0 && words.length > 1) throw new Misconfigured(`${words.join(" ")}: beside the range "${range}" nothing else can be named.`);
	const [base = "", ...heads] = range === void 0 ? words : range.split(/\.{2,3}/, 2);
	if (base === "") return [heads[0] ? { head: heads[0] } : {}];
	const named = heads.filter((head) => head !== "");
	return named.length === 0 ? [{ base }] : named.map((head) => ({
		base,
		head
	}));
}
// src/commands/measure.ts
const usage = `Usage: benchgate [revision] [revision] [flags]
       benchgate restore [folder]

Measures two sides of a repository, interleaved, and says what got slower.

  benchgate              uncommitted work against HEAD; without any, HEAD against where its branch began
  benchgate v1.2         what there is now against v1.2
  benchgate main..topic  topic against main
  benchgate calibrate    HEAD against itself, to learn how noisy this machine is
  benchgate restore      puts back what a run that was killed has left in a checkout

Every input of the Action that is not about GitHub is a flag: --run 'node bench.mjs', --count 10, --threshold 3%, --strict, --no-confirm, …
  --json, --markdown, --csv   another form of the report, on standard output
  --html FILE                 a page of it; --results FOLDER keeps all files
  --help

Exit status: 0 pass, 1 regression, 2 could not measure, 3 inconclusive.
`;
const flags = {
	...inputFlags,
	html: { type: "string" },
	...Object.fromEntries([
		"json",
		"markdown",
		"csv"
	].map((name) => [name, { type: "boolean" }]))
};
async function run(given, terminal) {
	const { values, words } = readFlags(given, flags, "benchgate");
	const asked = inputsIn({
		values,
		words
	});
	const pairs = sidesIn(words);
	const statuses = [];
	for (const sides of pairs) {
		const place = pairs.length > 1 ? apart(asked, values, sides) : {
			asked,
			values
		};
		const status = await measure({
			...place.asked,
			...sides
		}, place.values, terminal);
		if (status > 3) return status;
		statuses.push(status);
	}
	return [
		2,
		1,
		3
	].find((status) => statuses.includes(status)) ?? 0;
}
async function measure(asked, values, terminal) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { env, folder, stdout, stderr } = terminal;
		const plainly = terminalConsole(stderr);
		const { env: untrusted } = untrustedEnvironment(env, []);
		const rules = await findRules((name) => asked[name] ?? "", {
			folder,
			env: untrusted,
			console: plainly
		});
		if (rules.file !== null) plainly.info(`rules from ${rules.file}`);
		const git = gitIn(resolve(rules.folder, asked["working-directory"] ?? "."), untrusted);
		const sides = (asked.calibrate ?? rules.inputs.calibrate) === "true" ? { base: asked.base ?? "HEAD" } : await usualSides(git, asked);
		const settings = {
			...withUsual(asked, rules),
			...sides
		};
		const inputs = readInputsWith(rules, (name) => settings[name] ?? "");
		const profiles = await mkdtemp(join(tmpdir(), "benchgate-profiles-"));
		const live = _usingCtx$1.u(isScreen(terminal) ? new LiveView(stderr, settingsOf(inputs), paintFor(stderr, env)) : null);
		const console = live ?? plainly;
		const interrupt = stopOnSignals(console);
		try {
			const event = {
				name: "",
				pull: null,
				before: null
			};
			const watch = live ?? inLines(console);
			const around = {
				folder: rules.folder,
				rules: rules.file,
				env,
				event,
				server: "",
				profiles,
				...interrupt,
				console,
				watch
			};
			const gated = await gate(inputs, around);
			live?.[Symbol.dispose]();
			const { result } = gated;
			const report = wholeReport(result);
			if (inputs.results !== null) await writeResults(resolve(folder, inputs.results), {
				...gated,
				report,
				profiles
			});
			if (typeof values.html === "string") await writeFile(resolve(folder, values.html), htmlReport(result));
			stdout.write(inForm(values, result, report, terminal));
			return statusOf(result);
		} catch (error) {
			const { signal, stop } = interrupt;
			if (!isCancellation(error, stop.aborted ? stop : signal)) throw error;
			console.info("ended before a round was complete; there is no verdict");
			return Number(process.exitCode ?? 130);
		} finally {
			await rm(profiles, {
				recursive: true,
				force: true
			});
			interrupt.done();
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
function inForm({ json, markdown, csv }, result, report, terminal) {
	const { stdout, env } = terminal;
	if (json) return `${JSON.stringify(result, null, 2)}\n`;
	if (csv) return csvReport(result);
	if (markdown || result.calibration) return report;
	return `\n${textReport(result, paintFor(stdout, env), stdout.isTTY ? stdout.columns : void 0)}`;
}
function isScreen({ stderr, env }) {
	return stderr.isTTY && env.TERM !== "dumb" && !env.CI;
}
function apart(asked, values, { head = "head" }) {
	const name = head.replace(/[^\w.-]+/g, "-");
	const { html } = values;
	return {
		asked: asked.results ? {
			...asked,
			results: join(asked.results, name)
		} : asked,
		values: typeof html === "string" ? {
			...values,
			html: html.replace(/(\.\w+)?$/, `-${name}$1`)
		} : values
	};
}
function statusOf({ verdict, settings }) {
	if (verdict === "fail") return failsCheck(verdict, settings.failOn) ? 1 : 0;
	return verdict === "inconclusive" ? 3 : 0;
}
export { run as n, usage as r, flags as t };
