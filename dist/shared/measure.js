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
async function usualSides(git, named) {
	if (await git.ask(["rev-parse", "--is-inside-work-tree"]) !== "true") throw new Misconfigured(`${git.folder} is in no git repository, or in one without a working tree. Go to the checkout that is to be measured.`);
	if (await commitOf(git, "HEAD") === null) throw new Misconfigured("The repository has no commit yet, so there is nothing to compare. Make a first commit.");
	let isDirty = await git.run([
		"status",
		"--porcelain",
		"--untracked-files=no"
	]) !== "", head = named.head ?? (isDirty ? "worktree" : "HEAD");
	if (named.base !== void 0) return {
		base: named.sinceFork ? await forkOf(git, named.base, head) : named.base,
		head,
		note: null
	};
	let branch = await defaultBranch(git), tip = await commitOf(git, head === "worktree" ? "HEAD" : head), began = branch && tip && await git.ask([
		"merge-base",
		tip,
		branch
	]), hasCommits = began !== null && began !== "" && began !== tip;
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
	let why = branch ? `${head} has no commits beyond ${readable(branch)}` : `${head} has no default branch to compare with`;
	throw new Misconfigured(`Nothing to compare: no tracked file is changed, and ${why}. Name a revision, such as "benchgate HEAD~1".`);
}
async function forkOf(git, base, head) {
	let [one, other] = [await commitOf(git, base), await commitOf(git, head === "worktree" ? "HEAD" : head)], found = one && other && await git.ask([
		"merge-base",
		one,
		other
	]);
	if (found) return found;
	throw new Misconfigured(`${base}...${head}: the two have no common history. Give two revisions with a common commit, or "${base}..${head}".`);
}
function commitOf(git, name) {
	let bytes = Buffer.from(name, "utf8").toString("latin1");
	return git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${bytes}^{commit}`
	]);
}
async function defaultBranch(git) {
	let ofOrigin = await git.ask([
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	]);
	for (let name of [
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
function columns(rows, left, most = Infinity) {
	let widest = (n) => rows.reduce((width, row) => Math.max(width, widthOf(row[n] ?? "")), 0), [first = 0, ...others] = (rows[0] ?? []).map((_, n) => widest(n)), rest = others.reduce((sum, width) => sum + 2 + width, 0), widths = [Math.min(first, Math.max(12, most - rest)), ...others];
	return rows.map((row) => row.map((cell, n) => {
		let width = widths[n] ?? 0, text = n === 0 ? cutMiddle(cell, width) : cell, padding = " ".repeat(Math.max(0, width - widthOf(text)));
		return n < left ? text + padding : padding + text;
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
function liveLines(live, { width, height }, paint) {
	let { now, progress } = live, doing = now.title === null ? now.side : `${visible(withoutFolders(now.title))} on ${now.side}`, head = [cutTo(headline(live), width), cutTo(`${progress ? bar(progress, Math.min(30, width - 40)) : ""}now ${doing}`, width)];
	return [...head, ...tableOf(live, {
		width,
		height: height - head.length
	}, paint)].slice(0, height);
}
function headline({ now, progress, elapsed }) {
	let left = progress && progress.left >= 1 ? `, at most ${formatDuration(progress.left)} left` : "", again = progress?.isAgain ? "measuring suspected regressions again, " : "", done = progress ? progress.visited - progress.open : 0, some = done > 0 ? `, ${done} of ${progress?.visited} done` : "";
	return `${again}${now.place}, ${formatDuration(elapsed)} so far${left}${some}`;
}
function bar(progress, width) {
	if (width < 10) return "";
	let done = Math.round(width * progress.round / progress.last);
	return `${"█".repeat(done)}${"░".repeat(width - done)}  `;
}
function tableOf({ series, look, formats }, { width, height }, paint) {
	let rows = series.flatMap(rowOf);
	if (rows.length === 0 || height < 4) return [];
	let naming = namingOf(series, [], formats), found = new Map(look.map((one) => [keyOf(one), one.change])), shown = rows.length <= height - 1 ? rows : worst(rows, height - 2), values = (base, head) => width < 66 ? [] : [base, head], [heading = "", ...lines] = columns([[
		"benchmark",
		"unit",
		...values("base", "head"),
		"delta"
	], ...shown.map(({ of, base, head, delta }) => [
		visible(naming(of)),
		visible(unitName(of.unit)),
		...values(formatValue(base, of.unit), formatValue(head, of.unit)),
		formatDelta(delta)
	])], 2, width - 2), more = rows.length - shown.length;
	return [
		cutTo(`  ${heading}`, width),
		...lines.map((line, n) => {
			let change = found.get(keyOf(shown[n]?.of)), text = cutTo(`${change ? signs$1[change] : " "} ${line}`, width), colour = change && colours$1[change];
			return colour ? paint(colour, text) : text;
		}),
		...more > 0 ? [cutTo(`  … and ${more} more, which differ less`, width)] : []
	];
}
function rowOf(of) {
	let [base, head] = [of.base, of.head].map((sample) => sample.filter((value) => value !== null));
	if (!base?.length || !head?.length) return [];
	let [before, after] = [median(base), median(head)];
	return [{
		of,
		base: before,
		head: after,
		delta: before === 0 ? after === 0 ? 0 : null : after / before - 1
	}];
}
function worst(rows, most) {
	let size = ({ delta }) => delta === null ? Infinity : Math.abs(delta), kept = new Set(rows.toSorted((a, b) => size(b) - size(a)).slice(0, Math.max(0, most)));
	return rows.filter((row) => kept.has(row));
}
function keyOf(one) {
	return JSON.stringify([
		one?.package,
		one?.benchmark,
		one?.unit
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
	constructor(screen, rules, paint, clock = Date.now) {
		this.screen = screen, this.rules = rules, this.paint = paint, this.clock = clock, this.began = clock();
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
		let isNew = this.now?.place !== place;
		this.now = {
			place,
			title,
			side
		}, (isNew || this.clock() - this.drawnAt >= 100) && this.draw();
	}
	roundEnded({ rounds, units, ...progress }) {
		this.progress = progress, this.series = collect(rounds(), units), this.formats = formatsOf(rounds());
		let made = rounds().length;
		!progress.isAgain && (isLook(made, this.rules) || made === this.rules.count) && (this.look = compare(this.series, this.rules)), this.draw();
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
	say(text) {
		this.wipe();
		let lines = visibleLines(text).flatMap((line) => wrapLine(line, this.room.columns));
		this.screen.write(`${lines.join("\n")}\n`), this.draw();
	}
	draw() {
		if (this.now === null) return;
		let { columns, rows } = this.room, elapsed = (this.clock() - this.began) / 1e3, { now, progress, series, formats, look } = this, room = {
			width: columns - 1,
			height: rows - 2
		}, lines = liveLines({
			now,
			progress,
			series,
			formats,
			look,
			elapsed
		}, room, this.paint);
		this.wipe(), this.screen.write(lines.map((line) => `${line}\n`).join("")), this.drawn = lines, this.drawnAt = this.clock();
	}
	wipe() {
		let { columns } = this.room, high = this.drawn.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(visibleLines(line).join("")) / columns)), 0);
		high > 0 && this.screen.write(`\r\u001b[${high}A\u001b[0J`), this.drawn = [];
	}
};
function briefReport(result) {
	let naming = namingOfRun(result), regressed = furthestFirst(regressions(result.comparisons)), head = headOf(result), profiles = result.profiles.map((one) => ({
		...one,
		files: null
	}));
	return {
		...head,
		parts: [
			missingPart(result, 10),
			rulesNote(result.rules),
			suiteNote(result, 10),
			doubtsPart(result, naming, 10),
			regressionsPart(regressed, result, naming),
			passingPart(result, naming, 10),
			comparisonsPart(result, naming, "every"),
			profilesPart(profiles, naming, 10, 5),
			seenOncePart(result, naming),
			unconfirmedPart(result, naming, 10),
			inconclusivePart(result, naming, 10),
			provenPart(result, 10),
			slowRunsPart(result, naming),
			runWarningPart(result),
			unmatchedPart(result, naming, 10),
			lostPart(result, naming, 10),
			result.baseFailed ? baseFailedPart(result, result.baseFailed) : [],
			[paragraph(say`${head.of}, seed ${result.settings.seed}`)]
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
function terminalText({ outcome, reason, parts }, paint = plain, width = Infinity) {
	let verdict = outcome.toUpperCase(), [first = "", ...more] = wrapLine(`${verdict}  ${plainText(reason)}`, width);
	return [[paint(colours[outcome], paint("bold", verdict)) + first.slice(verdict.length), ...more], ...parts.map((part) => part.flatMap((block) => linesOf(block, {
		paint,
		width
	})))].filter((lines) => lines.length > 0).map((lines) => `${lines.join("\n")}\n`).join("\n");
}
function linesOf(block, room) {
	let { width } = room;
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
	let cells = rows.map((row) => titles.map((_, n) => plainText(row[n] ?? []))), numbers = titles.findIndex(({ side }) => side === "right");
	return columns([titles.map(({ title }) => title), ...cells], numbers < 0 ? titles.length : numbers, width);
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
function comparisonLines({ rows }, { paint, width }) {
	let hasCentres = width >= 75, hasBound = width >= 50, line = (cells) => [
		cells.name,
		cells.unit,
		...hasCentres ? [cells.base, cells.head] : [],
		cells.delta,
		...hasBound ? [cells.bound] : [],
		cells.p
	], titles = {
		name: "benchmark",
		unit: "unit",
		base: "base",
		head: "head",
		delta: "delta",
		bound: "at most",
		p: "p"
	}, cells = rows.map((row) => line({
		...row,
		name: plainText(row.name),
		unit: plainText(row.unit)
	})), [heading = "", ...lines] = columns([line(titles), ...cells], 2, width - 2);
	return [`  ${heading}`, ...rows.map(({ of }, n) => {
		let shown = shownAs(of), text = `${signs[shown]} ${lines[n] ?? ""}`.trimEnd(), colour = changeColours[shown];
		return colour ? paint(colour, text) : text;
	})];
}
const presentFlags = {
	html: { type: "string" },
	...Object.fromEntries([
		"json",
		"markdown",
		"csv"
	].map((name) => [name, { type: "boolean" }]))
};
async function refusePlaces({ results, html }) {
	if (results !== null && await refuseUnusable(results), html !== null) try {
		await access(dirname(html), constants$1.W_OK);
	} catch (error) {
		throw new Misconfigured(`html: "${html}" cannot be written: ${error.message}. Name a file in a folder that exists.`);
	}
}
async function present(gated, { results, html }, values, terminal, profiles) {
	let { result } = gated, whole = wholeReport(result), report = markdownText(whole);
	terminal.stdout.write(inForm(values, result, report, terminal)), html !== null && await writeFile(resolve(terminal.folder, html), htmlPage(whole)), results !== null && await writeResults(results, {
		...gated,
		report,
		profiles
	});
}
function inForm({ json, markdown, csv }, result, report, { stdout, env }) {
	if (json) return jsonDocument(result);
	if (csv) return csvReport(result);
	if (markdown || result.calibration) return report;
	let text = terminalText(briefReport(result), paintFor(stdout, env), terminalWidth(stdout)), lines = text.split("\n");
	return `\n${text}${stdout.isTTY && lines.length > stdout.rows ? `\n${lines[0]}\n` : ""}`;
}
async function measurePair(asked, named, html, values, terminal) {
	try {
		var _usingCtx$1 = _usingCtx();
		let { env, folder, stderr } = terminal, plainly = terminalConsole(stderr), { env: untrusted } = untrustedEnvironment(env, []), rules = await findRules((name) => asked[name] ?? "", {
			folder,
			env: untrusted,
			console: plainly
		});
		rules.file !== null && plainly.info(`rules from ${visible(rules.file)}`);
		let git = gitIn(resolve(rules.folder, asked["working-directory"] ?? "."), untrusted), { note, ...sides } = asked.calibrate === "true" ? {
			base: named.base ?? asked.base ?? "HEAD",
			note: null
		} : await usualSides(git, {
			base: asked.base,
			head: asked.head,
			...named
		});
		note !== null && plainly.info(note);
		let settings = {
			...withUsual(asked),
			...sides
		}, inputs = readInputsWith(rules, (name) => settings[name] ?? ""), places = {
			results: inputs.results && resolve(folder, inputs.results),
			html: html && resolve(folder, html)
		};
		await refusePlaces(places);
		let profiles = await mkdtemp(join(tmpdir(), "benchgate-profiles-")), live = _usingCtx$1.u(isScreen(terminal) ? new LiveView(stderr, settingsOf(inputs), paintFor(stderr, env)) : null), console = live ?? plainly, interrupt = stopOnSignals(console), event = noEvent, around = {
			folder: rules.folder,
			rules,
			isWorkplace: !0,
			env,
			event,
			server: "",
			profiles,
			console
		};
		try {
			let watch = live ?? inLines(console), measured = await unlessEnded(gate(inputs, {
				...around,
				...interrupt,
				watch
			}), interrupt);
			if (live?.[Symbol.dispose](), measured === null) return plainly.info("ended before a round was complete; there is no verdict"), {
				status: Number(process.exitCode ?? 130),
				isStopped: !0
			};
			let gated = redactor(secretsIn(env, ""))(measured);
			await present(gated, places, values, terminal, profiles);
			let { result } = gated;
			return {
				status: statusOf(result.verdict, result.settings.failOn),
				isStopped: interrupt.stop.aborted
			};
		} finally {
			await rm(profiles, {
				recursive: !0,
				force: !0
			}), interrupt.done();
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
function sidesIn(words) {
	let range = words.find((word) => word.includes(".."));
	if (range !== void 0 && words.length > 1) throw new Misconfigured(`${words.join(" ")}: nothing else can be given with the range "${range}". Give the range alone.`);
	let [base = "", ...heads] = range === void 0 ? words : range.split(/\.{2,3}/, 2), named = heads.filter((head) => head !== "");
	if (base === "") return [named[0] ? { head: named[0] } : {}];
	let sinceFork = range?.includes("...") ? { sinceFork: !0 } : {};
	return named.length === 0 ? [{
		base,
		...sinceFork
	}] : named.map((head) => ({
		base,
		head,
		...sinceFork
	}));
}
const usage = "Usage: benchgate [revision …] [flags]\n       benchgate COMMAND …\n\nMeasures two sides of a repository, interleaved, and says what got slower.\n\n  benchgate               uncommitted work against HEAD; without any, HEAD against where its branch began\n  benchgate v1.2          the present state against v1.2\n  benchgate main..topic   topic against main; main...topic: against where it branched off main\n  benchgate v1 v2 v3      each against the first\n\n  --json, --markdown, --csv   another form of the report, on standard output\n  --html FILE                 the report as a page; --results FOLDER keeps all files\n  --version, --help\n\nEvery input of the Action that is not about GitHub is a flag: --run 'node bench.mjs', --count 10, --threshold 3%, --strict,\n--no-confirm, … Those that the repository always needs go into .github/benchgate.yml. Ctrl-C ends the measuring, and\nwhat has been measured is judged.\n\nCommands, each with --help:\n  calibrate    a commit against itself: how noisy this machine is\n  compare      files of results, as benchstat does\n  init         writes the workflow and the rules file for this repository\n  doctor       what would make measurements here unreliable\n  accept       accepts regressions of a result in the rules file, with their size and the reason\n  restore      puts a checkout back that a killed run has left changed\n  completion   prints the completion script for bash, zsh or fish\n\nExit status: 0 pass, 1 regression, 2 could not measure, 3 inconclusive.\n", flags = {
	...inputFlags,
	...presentFlags
};
async function run(given, terminal) {
	let { values, words } = readFlags(given, flags, "benchgate"), asked = inputsIn({
		values,
		words
	}), pairs = pairsIn(words, asked), html = typeof values.html == "string" ? values.html : null, names = uniqueNames(pairs), all = [];
	for (let [n, sides] of pairs.entries()) {
		let name = names[n] ?? "", isAlone = pairs.length === 1, { results } = asked, own = isAlone || !results ? asked : {
			...asked,
			results: join(results, name)
		}, page = isAlone ? html : html?.replace(/(\.\w+)?$/, `-${name}$1`) ?? null;
		try {
			let { status, isStopped } = await measurePair(own, sides, page, values, terminal);
			if (status > statuses.inconclusive) return status;
			if (all.push(status), isStopped) break;
		} catch (error) {
			if (isAlone) throw error;
			printFailure(error, terminal.stderr), all.push(statuses.noMeasurement);
		}
	}
	return worstOf(all);
}
function pairsIn(words, asked) {
	if (words.length > 0 && (asked.base ?? asked.head) !== void 0) throw new Misconfigured(`"${words.join(" ")}" and --base or --head both name revisions. Use one or the other.`);
	let pairs = sidesIn(words);
	if (asked.calibrate === "true" && pairs.some(({ head }) => head !== void 0)) throw new Misconfigured(`calibrate: "${words.join(" ")}" are several revisions. Give one: it is measured against itself.`);
	return pairs;
}
function uniqueNames(pairs) {
	let names = [];
	for (let { head = "head" } of pairs) {
		let name = head.replace(/[^\w.-]+/g, "-"), unique = name;
		for (let n = 2; names.includes(unique); n++) unique = `${name}-${n}`;
		names.push(unique);
	}
	return names;
}
export { run as n, usage as r, flags as t };
