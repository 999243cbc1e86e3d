import { A as statusOf, C as lostPart, D as shownAs, E as comparisonsPart, G as doubtsPart, H as compare, I as furthestFirst, M as worstOf, N as baseFailedPart, S as missingPart, T as unconfirmedPart, Y as isLook, _ as rulesNote, b as profilesPart, c as namingOfRun, d as runWarningPart, f as suiteNote, g as seenOncePart, h as slowRunsPart, j as statuses, l as regressionsPart, o as wholeReport, s as headOf, t as markdownText, u as unmatchedPart, w as inconclusivePart, x as passingPart, y as provenPart } from "./markdown.js";
import { d as Misconfigured, o as visible, s as visibleLines } from "./escape.js";
import { t as readFlags } from "./flags.js";
import { n as inputFlags, r as inputsIn, t as withUsual } from "./usual-inputs.js";
import { a as readInputsWith, n as findRules, s as _usingCtx, u as settingsOf } from "./rules-file2.js";
import { n as gitIn, o as readable } from "./git.js";
import { t as noEvent } from "./event.js";
import { n as untrustedEnvironment, r as redactor, t as secretsIn } from "./environment.js";
import { i as inLines, n as formatsOf, r as collect, t as gate } from "./gate.js";
import { n as isCancellation, r as stopOnSignals } from "./interrupt.js";
import { s as median } from "./libraries.js";
import { a as cutMiddle, c as wrapLine, i as plain, n as jsonDocument, o as cutTo, r as paintFor, s as widthOf, t as terminalWidth } from "./terminal-width.js";
import { c as namingOf, l as unitName, u as withoutFolders } from "./welch.js";
import { d as formatValue, n as formatDelta, r as formatDuration } from "./numbers.js";
import { t as terminalConsole } from "./terminal-console.js";
import { l as regressions } from "./accept.js";
import { a as paragraph, v as say } from "./block.js";
import { t as csvReport } from "./csv.js";
import { i as htmlPage, n as refuseUnusable, r as writeResults } from "./results.js";
import { m as plainText } from "./merge-visits.js";
import { t as printFailure } from "./print-failure.js";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { access, constants as constants$1, mkdtemp, rm, writeFile } from "node:fs/promises";
// src/effects/git/revisions/usual-sides.ts
async function usualSides(git, named) {
	if (await git.ask(["rev-parse", "--is-inside-work-tree"]) !== "true") throw new Misconfigured(`${git.folder} is in no git repository, or in one without a working tree. Go to the checkout that is to be measured.`);
	if (await commitOf(git, "HEAD") === null) throw new Misconfigured("The repository has no commit yet, so there is nothing to compare. Make a first commit.");
	const isDirty = await git.run([
		"status",
		"--porcelain",
		"--untracked-files=no"
	]) !== "";
	const head = named.head ?? (isDirty ? "worktree" : "HEAD");
	if (named.base !== void 0) return {
		base: named.sinceFork ? await forkOf(git, named.base, head) : named.base,
		head,
		note: null
	};
	const branch = await defaultBranch(git);
	const tip = await commitOf(git, head === "worktree" ? "HEAD" : head);
	const began = branch && tip && await git.ask([
		"merge-base",
		tip,
		branch
	]);
	const hasCommits = began !== null && began !== "" && began !== tip;
	if (head === "worktree") return {
		base: "HEAD",
		head,
		note: hasCommits ? `comparing uncommitted work with HEAD; for the whole branch: benchgate ${began.slice(0, 9)}` : null
	};
	if (hasCommits) return {
		base: began,
		head,
		note: null
	};
	const why = branch ? `${head} has no commits beyond ${readable(branch)}` : `${head} has no default branch to compare with`;
	throw new Misconfigured(`Nothing to compare: no tracked file is changed, and ${why}. Name a revision, such as "benchgate HEAD~1".`);
}
async function forkOf(git, base, head) {
	const [one, other] = [await commitOf(git, base), await commitOf(git, head === "worktree" ? "HEAD" : head)];
	const found = one && other && await git.ask([
		"merge-base",
		one,
		other
	]);
	if (found) return found;
	throw new Misconfigured(`${base}...${head}: the two have no common history. Give two revisions with a common commit, or "${base}..${head}".`);
}
function commitOf(git, name) {
	const bytes = Buffer.from(name, "utf8").toString("latin1");
	return git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${bytes}^{commit}`
	]);
}
async function defaultBranch(git) {
	const ofOrigin = await git.ask([
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	]);
	for (const name of [
		ofOrigin,
		"origin/main",
		"origin/master",
		"main",
		"master"
	]) if (name && await git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		`${name}^{commit}`
	]) !== null) return name;
	return null;
}
// src/core/words/columns.ts
const shortest = 12;
function columns(rows, left, most = Number.POSITIVE_INFINITY) {
	const widest = (n) => rows.reduce((width, row) => Math.max(width, widthOf(row[n] ?? "")), 0);
	const [first = 0, ...others] = (rows[0] ?? []).map((_, n) => widest(n));
	const rest = others.reduce((sum, width) => sum + 2 + width, 0);
	const widths = [Math.min(first, Math.max(shortest, most - rest)), ...others];
	return rows.map((row) => row.map((cell, n) => {
		const width = widths[n] ?? 0;
		const text = n === 0 ? cutMiddle(cell, width) : cell;
		const padding = " ".repeat(Math.max(0, width - widthOf(text)));
		return n < left ? text + padding : padding + text;
	}).join("  ").trimEnd());
}
// src/core/live/live.ts
const signs$1 = {
	regressed: "✗",
	improved: "✓",
	changed: "?",
	unchanged: "=",
	within: "=",
	inconclusive: "·"
};
const colours$1 = {
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
	const again = progress?.isAgain ? "measuring suspected regressions again, " : "";
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
	const [heading = "", ...lines] = columns([[
		"benchmark",
		"unit",
		...values("base", "head"),
		"delta"
	], ...shown.map(({ of, base, head, delta }) => [
		visible(naming(of)),
		visible(unitName(of.unit)),
		...values(formatValue(base, of.unit), formatValue(head, of.unit)),
		formatDelta(delta)
	])], 2, width - 2);
	const more = rows.length - shown.length;
	return [
		cutTo(`  ${heading}`, width),
		...lines.map((line, n) => {
			const change = found.get(keyOf(shown[n]?.of));
			const text = cutTo(`${change ? signs$1[change] : " "} ${line}`, width);
			const colour = change && colours$1[change];
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
	get room() {
		return {
			columns: this.screen.columns || 80,
			rows: this.screen.rows || 24
		};
	}
	say(text) {
		this.wipe();
		const lines = visibleLines(text).flatMap((line) => wrapLine(line, this.room.columns));
		this.screen.write(`${lines.join("\n")}\n`);
		this.draw();
	}
	draw() {
		if (this.now === null) return;
		const { columns, rows } = this.room;
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
		const { columns } = this.room;
		const high = this.drawn.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(visibleLines(line).join("")) / columns)), 0);
		if (high > 0) this.screen.write(`\r\u001b[${high}A\u001b[0J`);
		this.drawn = [];
	}
};
// src/core/report/say/brief.ts
const most = 10;
const mostFunctions = 5;
function briefReport(result) {
	const naming = namingOfRun(result);
	const regressed = furthestFirst(regressions(result.comparisons));
	const head = headOf(result);
	const profiles = result.profiles.map((one) => ({
		...one,
		files: null
	}));
	return {
		...head,
		parts: [
			missingPart(result, most),
			rulesNote(result.rules),
			suiteNote(result, most),
			doubtsPart(result, naming, most),
			regressionsPart(regressed, result, naming),
			passingPart(result, naming, most),
			comparisonsPart(result, naming, "every"),
			profilesPart(profiles, naming, 10, mostFunctions),
			seenOncePart(result, naming),
			unconfirmedPart(result, naming, most),
			inconclusivePart(result, naming, most),
			provenPart(result, most),
			slowRunsPart(result, naming),
			runWarningPart(result),
			unmatchedPart(result, naming, most),
			lostPart(result, naming, most),
			result.baseFailed ? baseFailedPart(result, result.baseFailed) : [],
			[paragraph(say`${head.of}, seed ${result.settings.seed}`)]
		]
	};
}
// src/core/report/show/terminal.ts
const colours = {
	pass: "green",
	fail: "red",
	inconclusive: "yellow",
	calibration: "bold",
	failure: "yellow"
};
function terminalText({ outcome, reason, parts }, paint = plain, width = Number.POSITIVE_INFINITY) {
	const verdict = outcome.toUpperCase();
	const [first = "", ...more] = wrapLine(`${verdict}  ${plainText(reason)}`, width);
	return [[paint(colours[outcome], paint("bold", verdict)) + first.slice(verdict.length), ...more], ...parts.map((part) => part.flatMap((block) => linesOf(block, {
		paint,
		width
	})))].filter((lines) => lines.length > 0).map((lines) => `${lines.join("\n")}\n`).join("\n");
}
function linesOf(block, room) {
	const { width } = room;
	switch (block.kind) {
		case "paragraph":
		case "warning":
		case "note":
		case "alert": return wrapped(block.text, width);
		case "list": return block.items.flatMap((item) => itemLines(item, width));
		case "table": return indented(tableLines(block, width - 2));
		case "code": return indented(visibleLines(block.text.trimEnd()));
		case "fold": return [...wrapped([...block.title, ":"], width), ...indented(block.blocks.flatMap((one) => linesOf(one, {
			...room,
			width: width - 2
		})))];
		case "comparisons": return comparisonLines(block, room);
		case "changes":
		case "rounds": return [];
	}
}
function indented(lines) {
	return lines.map((line) => line === "" ? "" : `  ${line}`);
}
function wrapped(text, width) {
	return plainText(text).split("\n").flatMap((line) => wrapLine(line, width));
}
function itemLines(item, width) {
	return plainText(item).split("\n").flatMap((line, index) => wrapLine(`${index === 0 ? "  " : "    "}${line}`, width));
}
function tableLines({ columns: titles, rows }, width) {
	const cells = rows.map((row) => titles.map((_, n) => plainText(row[n] ?? [])));
	const numbers = titles.findIndex(({ side }) => side === "right");
	return columns([titles.map(({ title }) => title), ...cells], numbers < 0 ? titles.length : numbers, width);
}
const narrowest = 50;
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
};
const changeColours = {
	regressed: "red",
	improved: "green",
	inconclusive: "yellow"
};
function comparisonLines({ rows }, { paint, width }) {
	const hasCentres = width >= 75;
	const hasBound = width >= narrowest;
	const line = (cells) => [
		cells.name,
		cells.unit,
		...hasCentres ? [cells.base, cells.head] : [],
		cells.delta,
		...hasBound ? [cells.bound] : [],
		cells.p
	];
	const titles = {
		name: "benchmark",
		unit: "unit",
		base: "base",
		head: "head",
		delta: "delta",
		bound: "at most",
		p: "p"
	};
	const cells = rows.map((row) => line({
		...row,
		name: plainText(row.name),
		unit: plainText(row.unit)
	}));
	const [heading = "", ...lines] = columns([line(titles), ...cells], 2, width - 2);
	return [`  ${heading}`, ...rows.map(({ of }, n) => {
		const shown = shownAs(of);
		const text = `${signs[shown]} ${lines[n] ?? ""}`.trimEnd();
		const colour = changeColours[shown];
		return colour ? paint(colour, text) : text;
	})];
}
// src/commands/present.ts
const presentFlags = {
	html: { type: "string" },
	...Object.fromEntries([
		"json",
		"markdown",
		"csv"
	].map((name) => [name, { type: "boolean" }]))
};
async function refusePlaces({ results, html }) {
	if (results !== null) await refuseUnusable(results);
	if (html === null) return;
	try {
		await access(dirname(html), constants$1.W_OK);
	} catch (error) {
		throw new Misconfigured(`html: "${html}" cannot be written: ${error.message}. Name a file in a folder that exists.`);
	}
}
async function present(gated, { results, html }, values, terminal, profiles) {
	const { result } = gated;
	const whole = wholeReport(result);
	const report = markdownText(whole);
	terminal.stdout.write(inForm(values, result, report, terminal));
	if (html !== null) await writeFile(resolve(terminal.folder, html), htmlPage(whole));
	if (results !== null) await writeResults(results, {
		...gated,
		report,
		profiles
	});
}
function inForm({ json, markdown, csv }, result, report, { stdout, env }) {
	if (json) return jsonDocument(result);
	if (csv) return csvReport(result);
	if (markdown || result.calibration) return report;
	const text = terminalText(briefReport(result), paintFor(stdout, env), terminalWidth(stdout));
	const lines = text.split("\n");
	return `\n${text}${stdout.isTTY && lines.length > stdout.rows ? `\n${lines[0]}\n` : ""}`;
}
// src/commands/measure-pair.ts
async function measurePair(asked, named, html, values, terminal) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { env, folder, stderr } = terminal;
		const plainly = terminalConsole(stderr);
		const { env: untrusted } = untrustedEnvironment(env, []);
		const rules = await findRules((name) => asked[name] ?? "", {
			folder,
			env: untrusted,
			console: plainly
		});
		if (rules.file !== null) plainly.info(`rules from ${visible(rules.file)}`);
		const git = gitIn(resolve(rules.folder, asked["working-directory"] ?? "."), untrusted);
		const { note, ...sides } = asked.calibrate === "true" ? {
			base: named.base ?? asked.base ?? "HEAD",
			note: null
		} : await usualSides(git, {
			base: asked.base,
			head: asked.head,
			...named
		});
		if (note !== null) plainly.info(note);
		const settings = {
			...withUsual(asked),
			...sides
		};
		const inputs = readInputsWith(rules, (name) => settings[name] ?? "");
		const places = {
			results: inputs.results && resolve(folder, inputs.results),
			html: html && resolve(folder, html)
		};
		await refusePlaces(places);
		const profiles = await mkdtemp(join(tmpdir(), "benchgate-profiles-"));
		const live = _usingCtx$1.u(isScreen(terminal) ? new LiveView(stderr, settingsOf(inputs), paintFor(stderr, env)) : null);
		const console = live ?? plainly;
		const interrupt = stopOnSignals(console);
		const event = noEvent;
		const around = {
			folder: rules.folder,
			rules,
			isWorkplace: true,
			env,
			event,
			server: "",
			profiles,
			console
		};
		try {
			const watch = live ?? inLines(console);
			const measured = await unlessEnded(gate(inputs, {
				...around,
				...interrupt,
				watch
			}), interrupt);
			live?.[Symbol.dispose]();
			if (measured === null) {
				plainly.info("ended before a round was complete; there is no verdict");
				return {
					status: Number(process.exitCode ?? 130),
					isStopped: true
				};
			}
			const gated = redactor(secretsIn(env, ""))(measured);
			await present(gated, places, values, terminal, profiles);
			const { result } = gated;
			return {
				status: statusOf(result.verdict, result.settings.failOn),
				isStopped: interrupt.stop.aborted
			};
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
async function unlessEnded(gated, { stop, signal }) {
	try {
		return await gated;
	} catch (error) {
		if (isCancellation(error, stop.aborted ? stop : signal)) return null;
		throw error;
	}
}
function isScreen({ stderr, env }) {
	return stderr.isTTY && env.TERM !== "dumb" && !env.CI;
}
// src/commands/revisions-in.ts
function sidesIn(words) {
	const range = words.find((word) => word.includes(".."));
	if (range !== void 0 && words.length > 1) throw new Misconfigured(`${words.join(" ")}: nothing else can be given with the range "${range}". Give the range alone.`);
	const [base = "", ...heads] = range === void 0 ? words : range.split(/\.{2,3}/, 2);
	const named = heads.filter((head) => head !== "");
	if (base === "") return [named[0] ? { head: named[0] } : {}];
	const sinceFork = range?.includes("...") ? { sinceFork: true } : {};
	return named.length === 0 ? [{
		base,
		...sinceFork
	}] : named.map((head) => ({
		base,
		head,
		...sinceFork
	}));
}
// src/commands/measure.ts
const usage = `Usage: benchgate [revision …] [flags]
       benchgate COMMAND …

Measures two sides of a repository, interleaved, and says what got slower.

  benchgate               uncommitted work against HEAD; without any, HEAD against where its branch began
  benchgate v1.2          the present state against v1.2
  benchgate main..topic   topic against main; main...topic: against where it branched off main
  benchgate v1 v2 v3      each against the first

  --json, --markdown, --csv   another form of the report, on standard output
  --html FILE                 the report as a page; --results FOLDER keeps all files
  --version, --help

Every input of the Action that is not about GitHub is a flag: --run 'node bench.mjs', --count 10, --threshold 3%, --strict,
--no-confirm, … Those that the repository always needs go into .github/benchgate.yml. Ctrl-C ends the measuring, and
what has been measured is judged.

Commands, each with --help:
  calibrate    a commit against itself: how noisy this machine is
  compare      files of results, as benchstat does
  init         writes the workflow and the rules file for this repository
  doctor       what would make measurements here unreliable
  accept       accepts regressions of a result in the rules file, with their size and the reason
  restore      puts a checkout back that a killed run has left changed
  completion   prints the completion script for bash, zsh or fish

Exit status: 0 pass, 1 regression, 2 could not measure, 3 inconclusive.
`;
const flags = {
	...inputFlags,
	...presentFlags
};
async function run(given, terminal) {
	const { values, words } = readFlags(given, flags, "benchgate");
	const asked = inputsIn({
		values,
		words
	});
	const pairs = pairsIn(words, asked);
	const html = typeof values.html === "string" ? values.html : null;
	const names = uniqueNames(pairs);
	const all = [];
	for (const [n, sides] of pairs.entries()) {
		const name = names[n] ?? "";
		const isAlone = pairs.length === 1;
		const { results } = asked;
		const own = isAlone || !results ? asked : {
			...asked,
			results: join(results, name)
		};
		const page = isAlone ? html : html?.replace(/(\.\w+)?$/, `-${name}$1`) ?? null;
		try {
			const { status, isStopped } = await measurePair(own, sides, page, values, terminal);
			if (status > statuses.inconclusive) return status;
			all.push(status);
			if (isStopped) break;
		} catch (error) {
			if (isAlone) throw error;
			printFailure(error, terminal.stderr);
			all.push(statuses.noMeasurement);
		}
	}
	return worstOf(all);
}
function pairsIn(words, asked) {
	if (words.length > 0 && (asked.base ?? asked.head) !== void 0) throw new Misconfigured(`"${words.join(" ")}" and --base or --head both name revisions. Use one or the other.`);
	const pairs = sidesIn(words);
	if (asked.calibrate === "true" && pairs.some(({ head }) => head !== void 0)) throw new Misconfigured(`calibrate: "${words.join(" ")}" are several revisions. Give one: it is measured against itself.`);
	return pairs;
}
function uniqueNames(pairs) {
	const names = [];
	for (const { head = "head" } of pairs) {
		const name = head.replace(/[^\w.-]+/g, "-");
		let unique = name;
		for (let n = 2; names.includes(unique); n++) unique = `${name}-${n}`;
		names.push(unique);
	}
	return names;
}
export { run as n, usage as r, flags as t };
