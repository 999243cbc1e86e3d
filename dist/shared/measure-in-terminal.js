import { pickRunSettingsFromInputs, recoverCheckoutAndReadRules } from "./rules-file3.js";
import { compareAllSeries, exitStatusOfVerdict, exitStatuses, worstExitStatus } from "./confirm.js";
import { MisconfiguredError, _usingCtx, collectSeriesFromRounds, createColourTextForStream, createTerminalConsole, displayWidth, escapeControlCharacters, formatNameOfEachMeasuredSide, makeTemporaryFolder, pathOrNearestExistingFolderAbove, printFailure, shortSha, splitLinesAndEscapeControlCharacters, wrapLine } from "./basics.js";
import { noWorkflowEvent } from "./event2.js";
import { explainWhyBenchmarksWereMeasuredOrNot } from "./fit-limit.js";
import { createGitWithoutSecrets } from "./git.js";
import { refuseMissingCheckout, resolveRevisionsToCommits } from "./revisions.js";
import { runGate, wrapMeasurementDriverWithMethods } from "./gate.js";
import { createRedactor, createUntrustedEnvironment, secretTextsToRedact } from "./start.js";
import { createPrefixedConsole, createWarningsOnlyConsole } from "./run-resources.js";
import { isErrorDueToInterruption, readProcessExitCodeOrSigintStatus, stopMeasuringOnFirstInterrupt, whyInterruptedRunHasNoVerdict } from "./interrupt.js";
import { isInterimRound } from "./interim-plan.js";
import { liveViewLines } from "./result.js";
import { steadyNow } from "./api.js";
import { runBrokenSourcesCanaryOnHead } from "./canary.js";
import { runGatesAgainstFirstVersion } from "./several-runs2.js";
import { printAndWriteResult, printResultsOfMeasuredVersions, refuseUnwritableOutputs, writeRequestedResultFiles } from "./present2.js";
import { join, resolve } from "node:path";

// src/effects/terminal/live-view.ts
const between = 100;
var LiveMeasurementView = class {
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
	constructor(screen, rules, paint, clock = steadyNow) {
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
		this.series = collectSeriesFromRounds(rounds(), units);
		this.formats = formatNameOfEachMeasuredSide(rounds());
		const made = rounds().length;
		if (!progress.isAgain && (isInterimRound(made, this.rules) || made === this.rules.count)) this.look = compareAllSeries(this.series, this.rules);
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
		const lines = splitLinesAndEscapeControlCharacters(text).flatMap((line) => wrapLine(line, this.room.columns));
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
		const lines = liveViewLines({
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
		const high = this.drawn.reduce((sum, line) => sum + Math.max(1, Math.ceil(displayWidth(splitLinesAndEscapeControlCharacters(line).join("")) / columns)), 0);
		if (high > 0) this.screen.write(`\r\u001b[${high}A\u001b[0J`);
		this.drawn = [];
	}
};

// src/commands/measure-in-terminal.ts
async function openRepositoryWithRules(texts, { env, folder }, console, revisions = [], commands = []) {
	const { env: untrusted } = createUntrustedEnvironment(env, []);
	const rules = await recoverCheckoutAndReadRules((name) => texts[name] ?? "", {
		folder,
		env: untrusted,
		console
	});
	const nearestFolder = await pathOrNearestExistingFolderAbove(resolve(rules.folder, texts["working-directory"] ?? "."));
	const git = createGitWithoutSecrets(nearestFolder, env);
	await refuseMissingCheckout(git);
	const commits = revisions.length > 0 ? await resolveRevisionsToCommits(git, revisions, commands) : [];
	if (rules.file !== null) console.info(`rules from ${escapeControlCharacters(rules.file)}`);
	return {
		git,
		rules,
		commits
	};
}
async function openGatesInTerminal({ env, stderr }, rules, liveView = null) {
	const temporary = await makeTemporaryFolder("benchgate-gates-");
	const folder = temporary.path;
	const plainConsole = createTerminalConsole(stderr);
	const interrupt = stopMeasuringOnFirstInterrupt(liveView ?? plainConsole);
	return {
		folder,
		plainConsole,
		interrupt,
		context: {
			folder: rules.folder,
			rules,
			isWorkplace: true,
			env,
			event: noWorkflowEvent,
			server: "",
			profiles: folder,
			signal: interrupt.signal,
			stop: interrupt.stop,
			console: liveView ?? plainConsole,
			...liveView && { watch: liveView }
		},
		async [Symbol.asyncDispose]() {
			interrupt[Symbol.dispose]();
			await temporary[Symbol.asyncDispose]();
		}
	};
}
function liveViewOn({ stderr, env }, inputs) {
	return stderr.isTTY && env.TERM !== "dumb" && !env.CI ? new LiveMeasurementView(stderr, pickRunSettingsFromInputs(inputs), createColourTextForStream(stderr, env)) : null;
}
async function runGateInTerminal(inputs, places, rules, values, terminal, status = ({ verdict, settings }) => exitStatusOfVerdict(verdict, settings.failOn)) {
	try {
		var _usingCtx$1 = _usingCtx();
		await refuseUnwritableOutputs(places);
		const liveView = _usingCtx$1.u(liveViewOn(terminal, inputs));
		const gates = _usingCtx$1.a(await openGatesInTerminal(terminal, rules, liveView));
		const { plainConsole, interrupt } = gates;
		const measured = await runGate(inputs, gates.context).catch((error) => {
			if (isErrorDueToInterruption(error, interrupt.either)) return null;
			throw error;
		});
		liveView?.[Symbol.dispose]();
		if (measured === null) {
			plainConsole.info(whyInterruptedRunHasNoVerdict(interrupt));
			return readProcessExitCodeOrSigintStatus();
		}
		const gated = createRedactor(secretTextsToRedact(terminal.env, ""))(measured);
		await printAndWriteResult(gated, places, values, terminal, gates.folder);
		warnIfSameCommit(gated.result, plainConsole);
		return explained(status(gated.result), inputs.failOn, plainConsole);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function warnIfSameCommit({ commits, calibration }, console) {
	if (calibration === null && commits.base.sha === commits.head.sha) console.warn(`base is head itself (${shortSha(commits.head.sha)}), so nothing could regress in this run. Name an earlier commit.`);
}
function explained(status, failOn, console) {
	if (status === exitStatuses.inconclusive) console.info(failOn === "inconclusive" ? "the exit status is 3, as something is inconclusive; a pull request would fail, as \"fail-on\" is \"inconclusive\"" : "the exit status is 3, as something is inconclusive; a pull request would pass with a warning, unless \"fail-on\" is \"inconclusive\"");
	return status;
}
var Prepared = class extends Error {
	name = "Prepared";
};
async function printWhyMatchingGoBenchmarksAreMeasured(pattern, inputs, rules, terminal) {
	try {
		var _usingCtx3 = _usingCtx();
		const gates = _usingCtx3.a(await openGatesInTerminal(terminal, rules));
		let text = null;
		const wrapDriver = (driver) => wrapMeasurementDriverWithMethods(driver, { async items() {
			const items = await driver.items();
			const { proven, reach } = driver.report();
			text = explainWhyBenchmarksWereMeasuredOrNot(pattern, {
				items,
				proven,
				reasons: reach?.reasons ?? null
			});
			throw new Prepared();
		} });
		try {
			await runGate(inputs, {
				...gates.context,
				wrapDriver
			});
		} catch (error) {
			if (isErrorDueToInterruption(error, gates.interrupt.either)) return readProcessExitCodeOrSigintStatus();
			if (!(error instanceof Prepared)) throw error;
		}
		if (text === "") throw new MisconfiguredError(`--explain "${pattern}" names no Go benchmark of this run. Name one as the report does, such as codec.Encode, or several with a pattern: 'Encode*'.`);
		terminal.stdout.write(text ?? "Nothing is measured: no file that a benchmark can depend on differs.\n");
		return exitStatuses.pass;
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
async function runVersionGatesInTerminal(base, versions, rules, values, terminal) {
	try {
		var _usingCtx4 = _usingCtx();
		const { env, stderr } = terminal;
		for (const { places } of versions) await refuseUnwritableOutputs(places);
		const liveView = _usingCtx4.u(liveViewOn(terminal, versions[0].inputs));
		const gates = _usingCtx4.a(await openGatesInTerminal(terminal, rules, liveView));
		const { plainConsole, interrupt } = gates;
		const outcomes = await runGatesAgainstFirstVersion(versions.map(({ name, inputs }) => {
			const console = createPrefixedConsole(gates.context.console, name);
			const watch = liveView && { watch: progressOnScreen(liveView, base, name) };
			return {
				inputs,
				context: {
					...gates.context,
					console,
					...watch
				}
			};
		}));
		liveView?.[Symbol.dispose]();
		const statuses = [];
		const measuredVersions = [];
		const writes = [];
		for (const [n, outcome] of outcomes.entries()) {
			const { name, places } = versions[n];
			if (outcome.status === "rejected") {
				if (isErrorDueToInterruption(outcome.reason, interrupt.either)) continue;
				stderr.write(`${escapeControlCharacters(name)}:\n`);
				printFailure(outcome.reason, stderr);
				statuses.push(exitStatuses.noMeasurement);
				continue;
			}
			const gated = createRedactor(secretTextsToRedact(env, ""))(outcome.value);
			writes.push(() => writeRequestedResultFiles(gated, places, terminal, join(gates.folder, String(n))));
			const { result } = gated;
			warnIfSameCommit(result, createPrefixedConsole(plainConsole, name));
			measuredVersions.push({
				name,
				result
			});
			statuses.push(exitStatusOfVerdict(result.verdict, result.settings.failOn));
		}
		if (statuses.length === 0) plainConsole.info(whyInterruptedRunHasNoVerdict(interrupt));
		printResultsOfMeasuredVersions(base, measuredVersions, values, terminal);
		for (const write of writes) await write();
		if (interrupt.signal.aborted || statuses.length === 0) return readProcessExitCodeOrSigintStatus();
		return explained(worstExitStatus(statuses), versions[0].inputs.failOn, plainConsole);
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
function progressOnScreen(liveView, base, name) {
	return {
		visiting: (place, title, side) => liveView.visiting(place, title, escapeControlCharacters(side === "base" ? base : name)),
		roundEnded: (progress) => liveView.roundEnded({
			...progress,
			rounds: () => []
		})
	};
}
async function openSequentialGateRunnerInTerminal(terminal, rules) {
	const gates = await openGatesInTerminal(terminal, rules);
	const { plainConsole } = gates;
	const shownWarnings = /* @__PURE__ */ new Set();
	const contextWith = (console) => ({
		...gates.context,
		console: createWarningsOnlyConsole(console, shownWarnings)
	});
	return {
		...gates,
		async gate(inputs, overrides = {}) {
			try {
				var _usingCtx5 = _usingCtx();
				const liveView = _usingCtx5.u(liveViewOn(terminal, inputs));
				const context = contextWith(liveView ?? plainConsole);
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
		},
		canary: (inputs, before) => runBrokenSourcesCanaryOnHead(inputs, contextWith(plainConsole), before)
	};
}

export { openRepositoryWithRules, openSequentialGateRunnerInTerminal, printWhyMatchingGoBenchmarksAreMeasured, runGateInTerminal, runVersionGatesInTerminal };