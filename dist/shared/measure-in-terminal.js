import { Misconfigured, _usingCtx, alignColumns, collect, counted, cutMiddle, cutTo, escapeControls, formatDelta, formatDuration, formatValue, formatsOf, median, namingOf, paintFor, printFailure, printableName, redactor, rowId, secretsIn, temporaryFolder, unitName, untrustedEnvironment, userGit, visibleLines, widthOf, withoutFolders, wrapLine } from "./basics.js";
import { isInterim } from "./interims.js";
import { exitStatus, exitStatuses, worstStatus } from "./verdict.js";
import { compare } from "./judged.js";
import { matchesRow } from "./row-rules.js";
import { noEvent } from "./event.js";
import { interruptedStatus, isCancellation, stopOnSignals } from "./interrupt.js";
import { flagNames, isSwitch } from "./table.js";
import { findRules, settingsOf } from "./rules-file2.js";
import { logLines, withMethods } from "./run-resources.js";
import { refuseNoCheckout, refuseUnknown } from "./revisions.js";
import { runGateOfVersions } from "./several-runs.js";
import { namedConsole, warningsOnly } from "./console.js";
import { runGate } from "./gate.js";
import { terminalConsole } from "./terminal-console.js";
import { runCanaryOfHead } from "./canary.js";
import { presentResult, presentVersions, refuseUnwritable } from "./present.js";
import { join, resolve } from "node:path";

// src/commands/input-flags.ts
const inputFlags = Object.fromEntries(flagNames.flatMap((name) => isSwitch(name) ? [name, `no-${name}`].map((flag) => [flag, { type: "boolean" }]) : [[name, { type: "string" }]]));
function inputsFromFlags({ values }) {
	const inputs = {};
	for (const name of flagNames) {
		const value = values[name];
		const no = values[`no-${name}`];
		if (value !== void 0) inputs[name] = String(value);
		if (no !== void 0) inputs[name] = String(!no);
	}
	return inputs;
}
function withTerminalDefaults(inputs) {
	return inputs.checkout === "in-place" ? inputs : {
		checkout: "worktree",
		"ignored-files": "per-side",
		...inputs
	};
}

// src/core/report/say/explanation.ts
function explanation(pattern, { items, proven, reasons }) {
	const isNamed = ({ benchmark, package: path }) => matchesRow(pattern, {
		benchmark,
		package: path
	});
	const unchanged = proven.filter(isNamed).map((one) => `${printableName(`${one.package}.Benchmark${one.benchmark}`)} is not measured: nothing that it can reach differs.\n`);
	const measured = items.flatMap(({ title, benchmark, package: path }) => {
		if (title === null || benchmark === null || path === null || !isNamed({
			benchmark,
			package: path
		})) return [];
		return [`${printableName(title)} is measured${whyMeasured(reasons?.get(title))}\n`];
	});
	return [...unchanged, ...measured].join("");
}
function whyMeasured(reason) {
	if (!reason) return ": it is only on one side, or this run measures everything.";
	const { difference, path } = reason;
	if (path.length === 0) return `: ${difference}.`;
	return ` as it can reach a difference:${path.map((name, n) => `\n${"  ".repeat(Math.min(n, 10) + 1)}${printableName(name)}`).join("")}: ${difference}`;
}

// src/core/live/live.ts
const signs = {
	regressed: "✗",
	improved: "✓",
	changed: "?",
	unchanged: "=",
	within: "=",
	inconclusive: "·"
};
const colours = {
	"✗": "red",
	"✓": "green",
	"·": "dim",
	" ": "dim"
};
function liveLines(live, { width, height }, paint) {
	const { now, progress } = live;
	const done = progress ? bar(progress, Math.min(30, width - 50)) : "";
	const side = now.title === null ? now.side : ` on ${now.side}`;
	const room = width - widthOf(`${done}now ${side}`);
	const title = now.title === null ? "" : cutMiddle(escapeControls(withoutFolders(now.title)), room);
	const head = [cutTo(headline(live, width), width), cutTo(`${done}now ${title}${side}`, width)];
	return [...head, ...tableOf(live, {
		width,
		height: height - head.length
	}, paint)].slice(0, height);
}
function headline({ now, progress, elapsed, look, confirms }, width) {
	const isAgain = progress?.isAgain === true;
	const done = progress ? progress.visited - progress.open : 0;
	const suspects = isAgain || !confirms ? 0 : look.filter((comparison) => signOf(comparison) === signs.regressed).length;
	const place = `${isAgain ? "second measurement, " : ""}${now.place}`;
	const pieces = [
		{
			rank: 2,
			text: `${formatDuration(elapsed)} so far`
		},
		{
			rank: 0,
			text: progress && progress.left >= 1 ? `about ${formatDuration(progress.left)} left` : ""
		},
		{
			rank: 1,
			text: suspects > 0 ? `then ${suspects} of ${counted(look.length, "row")} again` : ""
		},
		{
			rank: 3,
			text: done > 0 ? `${done} of ${progress?.visited} benchmarks decided` : ""
		}
	].filter(({ text }) => text !== "");
	const line = (most) => [place, ...pieces.filter(({ rank }) => rank <= most).map(({ text }) => text)].join(", ");
	return [
		3,
		2,
		1,
		0
	].map(line).find((one) => widthOf(one) <= width) ?? place;
}
function signOf({ change, gate, accepted }) {
	return change === "regressed" && (gate !== "fail" || accepted !== null) ? "-" : signs[change];
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
	const signs = new Map(look.map((comparison) => [rowId(comparison), signOf(comparison)]));
	const visible = rows.length <= height - 1 ? rows : worst(rows, height - 2);
	const values = (base, head) => width < 66 ? [] : [base, head];
	const titles = [
		"benchmark",
		"unit",
		...values("base", "head"),
		"so far"
	];
	const cells = visible.map(({ series, base, head, delta }) => [
		escapeControls(naming(series)),
		escapeControls(unitName(series.unit)),
		...values(formatValue(base, series.unit), formatValue(head, series.unit)),
		formatDelta(delta)
	]);
	const [heading = "", ...lines] = alignColumns([titles, ...cells], 2, width - 2);
	const more = rows.length - visible.length;
	return [
		cutTo(`  ${heading}`, width),
		...lines.map((line, n) => {
			const row = visible[n];
			const sign = (row && signs.get(rowId(row.series))) ?? " ";
			const text = cutTo(`${sign} ${line}`, width);
			const colour = colours[sign];
			return colour ? paint(colour, text) : text;
		}),
		...more > 0 ? [cutTo(`  … and ${more} more, which differ less`, width)] : []
	];
}
function rowOf(series) {
	const [base, head] = [series.base, series.head].map((sample) => sample.filter((value) => value !== null));
	if (!base?.length || !head?.length) return [];
	const [before, after] = [median(base), median(head)];
	return [{
		series,
		base: before,
		head: after,
		delta: before === 0 ? after === 0 ? 0 : null : after / before - 1
	}];
}
function worst(rows, most) {
	const size = ({ delta }) => delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta);
	const largest = new Set(rows.toSorted((a, b) => size(b) - size(a)).slice(0, Math.max(0, most)));
	return rows.filter((row) => largest.has(row));
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
		if (!progress.isAgain && (isInterim(made, this.rules) || made === this.rules.count)) this.look = compare(this.series, this.rules);
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
		const confirms = this.rules.confirm && !this.rules.calibrate;
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
			confirms,
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

// src/commands/measure-in-terminal.ts
async function openRepository(texts, { env, folder }, console, revisions = [], commands = []) {
	const { env: untrusted } = untrustedEnvironment(env, []);
	const rules = await findRules((name) => texts[name] ?? "", {
		folder,
		env: untrusted,
		console
	});
	const git = userGit(resolve(rules.folder, texts["working-directory"] ?? "."), { env });
	await refuseNoCheckout(git);
	if (revisions.length > 0) await refuseUnknown(git, revisions, commands);
	if (rules.file !== null) console.info(`rules from ${escapeControls(rules.file)}`);
	return {
		git,
		rules
	};
}
function terminalContext({ env }, rules, profiles, { signal, stop }, console) {
	return {
		folder: rules.folder,
		rules,
		isWorkplace: true,
		env,
		event: noEvent,
		server: "",
		profiles: profiles.path,
		signal,
		stop,
		console
	};
}
function liveViewOn({ stderr, env }, inputs) {
	return stderr.isTTY && env.TERM !== "dumb" && !env.CI ? new LiveView(stderr, settingsOf(inputs), paintFor(stderr, env)) : null;
}
async function measurePair(inputs, places, rules, values, terminal, status = ({ verdict, settings }) => exitStatus(verdict, settings.failOn)) {
	try {
		var _usingCtx$1 = _usingCtx();
		const plainConsole = terminalConsole(terminal.stderr);
		await refuseUnwritable(places);
		const profiles = _usingCtx$1.a(await temporaryFolder("benchgate-profiles-"));
		const liveView = _usingCtx$1.u(liveViewOn(terminal, inputs));
		const console = liveView ?? plainConsole;
		const interrupt = _usingCtx$1.u(stopOnSignals(console));
		const context = terminalContext(terminal, rules, profiles, interrupt, console);
		const measured = await runGate(inputs, {
			...context,
			watch: liveView ?? logLines(console)
		}).catch((error) => {
			if (isCancellation(error, interrupt.either)) return null;
			throw error;
		});
		liveView?.[Symbol.dispose]();
		if (measured === null) {
			plainConsole.info("ended before the first round was complete; there is no verdict");
			return interruptedStatus();
		}
		const gated = redactor(secretsIn(terminal.env, ""))(measured);
		await presentResult(gated, places, values, terminal, profiles.path);
		return explained(status(gated.result), plainConsole);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function explained(status, console) {
	if (status === exitStatuses.inconclusive) console.info("the exit status is 3, as something is inconclusive; a pull request would pass with a warning, unless \"fail-on\" is \"inconclusive\"");
	return status;
}
var Prepared = class extends Error {
	name = "Prepared";
};
async function explainBenchmarks(pattern, inputs, rules, terminal) {
	try {
		var _usingCtx3 = _usingCtx();
		const console = terminalConsole(terminal.stderr);
		const profiles = _usingCtx3.a(await temporaryFolder("benchgate-profiles-"));
		const interrupt = _usingCtx3.u(stopOnSignals(console));
		let text = null;
		const wrapDriver = (driver) => withMethods(driver, { async items() {
			const items = await driver.items();
			const { proven, reach } = driver.report();
			text = explanation(pattern, {
				items,
				proven,
				reasons: reach?.reasons ?? null
			});
			throw new Prepared();
		} });
		const context = terminalContext(terminal, rules, profiles, interrupt, console);
		try {
			await runGate(inputs, {
				...context,
				wrapDriver,
				watch: logLines(console)
			});
		} catch (error) {
			if (isCancellation(error, interrupt.either)) return interruptedStatus();
			if (!(error instanceof Prepared)) throw error;
		}
		if (text === "") throw new Misconfigured(`--explain "${pattern}" names no Go benchmark of this run. Name one as the report does, such as codec.Encode, or several with a pattern: 'Encode*'.`);
		terminal.stdout.write(text ?? "Nothing is measured: no file differs that a benchmark can depend on.\n");
		return exitStatuses.pass;
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
async function measureVersions(base, versions, rules, values, terminal) {
	try {
		var _usingCtx4 = _usingCtx();
		const { env, stderr } = terminal;
		for (const { places } of versions) await refuseUnwritable(places);
		const plainConsole = terminalConsole(stderr);
		const profiles = _usingCtx4.a(await temporaryFolder("benchgate-profiles-"));
		const liveView = _usingCtx4.u(liveViewOn(terminal, versions[0].inputs));
		const interrupt = _usingCtx4.u(stopOnSignals(liveView ?? plainConsole));
		const outcomes = await runGateOfVersions(versions.map(({ name, inputs }) => {
			const console = namedConsole(liveView ?? plainConsole, name);
			const watch = liveView ? progressOnScreen(liveView, base, name) : logLines(console);
			return {
				inputs,
				context: {
					...terminalContext(terminal, rules, profiles, interrupt, console),
					watch
				}
			};
		}));
		liveView?.[Symbol.dispose]();
		const statuses = [];
		const measuredVersions = [];
		for (const [n, outcome] of outcomes.entries()) {
			const { name, places } = versions[n];
			if (outcome.status === "rejected") {
				if (isCancellation(outcome.reason, interrupt.either)) continue;
				stderr.write(`${escapeControls(name)}:\n`);
				printFailure(outcome.reason, stderr);
				statuses.push(exitStatuses.noMeasurement);
				continue;
			}
			const gated = redactor(secretsIn(env, ""))(outcome.value);
			await presentResult(gated, places, values, terminal, join(profiles.path, String(n)), true);
			const { result } = gated;
			measuredVersions.push({
				name,
				result
			});
			statuses.push(exitStatus(result.verdict, result.settings.failOn));
		}
		if (statuses.length === 0) plainConsole.info("ended before the first round was complete; there is no verdict");
		presentVersions(base, measuredVersions, values, terminal);
		if (interrupt.signal.aborted || statuses.length === 0) return interruptedStatus();
		return explained(worstStatus(statuses), plainConsole);
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
function progressOnScreen(liveView, base, name) {
	return {
		visiting: (place, title, side) => liveView.visiting(place, title, escapeControls(side === "base" ? base : name)),
		roundEnded: (progress) => liveView.roundEnded({
			...progress,
			rounds: () => []
		})
	};
}
var GateSequence = class GateSequence {
	interrupt;
	terminal;
	rules;
	temporary;
	shownWarnings = /* @__PURE__ */ new Set();
	constructor(terminal, rules, temporary) {
		this.terminal = terminal;
		this.rules = rules;
		this.temporary = temporary;
		this.interrupt = stopOnSignals(terminalConsole(terminal.stderr));
	}
	static async open(terminal, rules) {
		return new GateSequence(terminal, rules, await temporaryFolder("benchgate-gates-"));
	}
	async [Symbol.asyncDispose]() {
		this.interrupt[Symbol.dispose]();
		await this.temporary[Symbol.asyncDispose]();
	}
	get folder() {
		return this.temporary.path;
	}
	async gate(inputs, overrides = {}) {
		try {
			var _usingCtx5 = _usingCtx();
			const liveView = _usingCtx5.u(liveViewOn(this.terminal, inputs));
			const context = this.contextWith(liveView ?? terminalConsole(this.terminal.stderr));
			const { result } = await runGate(inputs, {
				...context,
				...liveView && { watch: liveView },
				...overrides
			});
			return result;
		} catch (_) {
			_usingCtx5.e = _;
		} finally {
			_usingCtx5.d();
		}
	}
	canary(inputs, before) {
		return runCanaryOfHead(inputs, this.contextWith(terminalConsole(this.terminal.stderr)), before);
	}
	contextWith(console) {
		const { terminal, rules, temporary, interrupt, shownWarnings } = this;
		return terminalContext(terminal, rules, temporary, interrupt, warningsOnly(console, shownWarnings));
	}
};

export { GateSequence, explainBenchmarks, inputFlags, inputsFromFlags, measurePair, measureVersions, openRepository, withTerminalDefaults };