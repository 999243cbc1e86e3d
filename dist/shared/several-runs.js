import { Misconfigured, credentials, decodePath, failureLine } from "./basics.js";
import { withSince, withWarnings } from "./progress.js";
import { LeaderFollower, countOthers, isUntouched, openRun, sharedPlanFrom, takeWorktrees, takingOf, untouched, withMethods, withRunResources } from "./run-resources.js";
import { commitsTo, historyOf } from "./commits2.js";
import { isShallow } from "./revisions.js";
import { fetchNotes, readNotes } from "./notes.js";
import { isCancellation } from "./interrupt.js";
import { gate, gateOpened, measureRun, noticing } from "./gate.js";
import { join } from "node:path";

// src/effects/history/history-before.ts
async function historyBefore(git, commit, access, signal) {
	if (await isShallow(git)) return null;
	const patience = {
		GIT_HTTP_LOW_SPEED_LIMIT: "1",
		GIT_HTTP_LOW_SPEED_TIME: "60"
	};
	await fetchNotes(git, {
		...access,
		...patience
	}, signal);
	const { points } = await readNotes(git);
	if (points.length === 0) return null;
	const commits = await commitsTo(git, commit, points);
	return {
		history: historyOf(points, commits),
		commits
	};
}

// src/effects/measure/shared-scheduler.ts
var SharedScheduler = class {
	members = [];
	order = /* @__PURE__ */ new Map();
	shared;
	isBusy = false;
	constructor(shared) {
		this.shared = shared;
	}
	seat() {
		const member = {
			wish: null,
			isOver: false,
			isAgain: false,
			visited: {
				at: "",
				times: 0
			}
		};
		this.members.push(member);
		return {
			take: (driver) => this.waiting(driver, member),
			alone: (act) => this.want(member, null, act),
			ready: () => this.want(member, {
				key: "ready",
				place: [
					0,
					0,
					0
				]
			}, async () => {}),
			leave: () => {
				member.isOver = true;
				this.goOn();
			}
		};
	}
	waiting(driver, member) {
		const own = (act) => this.want(member, null, act);
		return withMethods(driver, {
			prepare: (side) => own(() => driver.prepare(side)),
			items: () => own(async () => {
				const items = await driver.items();
				for (const { title } of items) if (!this.order.has(title ?? "")) this.order.set(title ?? "", this.order.size);
				return items;
			}),
			relay: (items, rounds) => {
				member.isAgain = true;
				return own(() => driver.relay(items, rounds));
			},
			visit: async (item, side, attempt) => {
				const { budgetEnds } = attempt;
				const act = (ends) => counted(() => driver.visit(item, side, {
					...attempt,
					budgetEnds: ends
				}));
				if (side !== this.shared || attempt.round === 0) return this.want(member, null, act, budgetEnds);
				const isLaid = await own(() => driver.layOut(item, attempt.round));
				return this.want(member, this.sharedBy(member, item, attempt, isLaid), act, budgetEnds);
			}
		});
	}
	sharedBy({ isAgain, visited }, { title }, { round, only }, isLaid) {
		const at = JSON.stringify([round, title]);
		visited.times = visited.at === at ? visited.times + 1 : 1;
		visited.at = at;
		return {
			key: JSON.stringify([
				isAgain,
				round,
				title,
				visited.times,
				only,
				isLaid
			]),
			place: [
				round,
				this.order.get(title ?? "") ?? 0,
				visited.times
			]
		};
	}
	want(member, shared, act, ends = null) {
		return new Promise((done, failed) => {
			member.wish = {
				shared,
				ends,
				act,
				done,
				failed
			};
			this.goOn();
		});
	}
	goOn() {
		const there = this.members.filter(({ isOver }) => !isOver);
		if (this.isBusy || there.some(({ wish }) => wish === null)) return;
		const wishes = there.flatMap(({ wish }) => wish ?? []);
		const next = wishes.find(({ shared }) => shared === null) ?? wishes.toSorted(byPlace)[0];
		if (next === void 0) return;
		const key = next.shared?.key;
		const fulfilled = there.filter(({ wish }) => wish === next || key !== void 0 && wish?.shared?.key === key);
		const all = fulfilled.flatMap(({ wish }) => wish ?? []);
		this.isBusy = true;
		const end = (tell) => {
			this.isBusy = false;
			for (const member of fulfilled) member.wish = null;
			for (const wish of all) tell(wish);
		};
		next.act(latest(all)).then((result) => end(({ done }) => done(result)), (error) => end(({ failed }) => failed(error)));
	}
};
function latest(wishes) {
	return wishes.reduce((most, { ends }) => most === null || ends === null ? null : Math.max(most, ends), Number.NEGATIVE_INFINITY);
}
function byPlace(one, other) {
	const places = [one.shared?.place ?? [], other.shared?.place ?? []];
	const n = places[0].findIndex((at, index) => at !== places[1][index]);
	return n < 0 ? 0 : (places[0][n] ?? 0) - (places[1][n] ?? 0);
}
async function counted(visit) {
	const others = countOthers();
	const reading = await visit();
	const busy = others(reading.visit.processor ?? 0);
	return busy === null ? reading : {
		...reading,
		visit: {
			...reading.visit,
			others: busy * reading.visit.seconds
		}
	};
}

// src/effects/program/console.ts
function namedConsole(console, name) {
	return {
		info: (line) => console.info(`${name}: ${line}`),
		warn: (line) => console.warn(`${name}: ${line}`),
		untrusted: (title) => console.untrusted(`${name}: ${title}`)
	};
}
function consoleInTurns(console) {
	return {
		info: (line) => console.info(line),
		warn: (lines) => console.warn(lines),
		untrusted(title) {
			let output = null;
			return {
				write(chunk) {
					output ??= console.untrusted(title);
					output.write(chunk);
				},
				close: () => output?.close()
			};
		}
	};
}

// src/run/several-runs.ts
async function measureTogether(shared, partners) {
	const [{ run, around }] = partners;
	const { git, settings, entered } = run;
	const own = shared === "base" ? "head" : "base";
	const commits = Object.fromEntries([[shared, entered[shared]], ...partners.map((one) => [one.name, one.run.entered[own]])]);
	const take = () => takeWorktrees(git, commits, around.console, takingOf(run, around));
	const ensemble = new SharedScheduler(shared);
	const alike = sharedPlanFrom(settings.seed);
	const once = onceFor(shared);
	const seats = partners.map((one) => ({
		...one,
		seat: ensemble.seat()
	}));
	const { measured, noticed } = await withRunResources(run, around, take, ({ checkout, ...held }) => Promise.all(seats.map(async ({ seat, ...one }) => {
		const place = {
			sides: { enter: (side) => checkout.enter(side === shared ? shared : one.name) },
			...held,
			alike,
			once,
			profiles: one.around.profiles,
			with: (driver) => seat.take(one.with?.(driver) ?? driver),
			ready: () => seat.ready(),
			alone: (act) => seat.alone(act)
		};
		const around = {
			...one.around,
			console: consoleInTurns(one.around.console)
		};
		const [outcome] = await Promise.allSettled([measureRun(one.run, around, place)]);
		one.ended?.(outcome);
		seat.leave();
		return outcome;
	})));
	return measured.map((one) => one.status === "fulfilled" ? {
		status: one.status,
		value: noticing(one.value, noticed)
	} : one);
}
function onceFor(shared) {
	let prepared = null;
	let left = shared === "base" ? 1 : 0;
	return (side, prepare) => {
		if (side !== shared) return prepare();
		prepared ??= prepare().catch((error) => {
			if (left-- > 0) prepared = null;
			throw error;
		});
		return prepared;
	};
}
async function gateSince(inputs, around) {
	if (!inputs.sinceOnPull || inputs.calibrate || around.event.pull === null) return gate(inputs, around);
	refuseUnfit(inputs);
	const run = await openRun(inputs, around);
	const { git, entered, settings, commits } = run;
	if (settings.checkout !== "worktree") throw inPlace();
	const { console, signal } = around;
	if (await isUntouched(git, entered, settings)) return untouched(run, console);
	const { watch: _, ...others } = around;
	const beside = {
		...others,
		event: {
			...around.event,
			pull: null
		},
		console: namedConsole(console, "since")
	};
	const [reference] = await Promise.allSettled([openReference(run, beside)]);
	if (reference.status === "rejected") {
		if (isCancellation(reference.reason, signal)) throw reference.reason;
		return failed(await gateOpened(run, around), failureLine(reference.reason), console);
	}
	if (reference.value.commits.base.sha === commits.base.sha) {
		console.info(`base is the reference of \`since\` itself, so nothing else is measured`);
		return gateOpened(run, around);
	}
	const before = await beforeBase(run, around);
	return measureBoth(run, reference.value, around, beside, before);
}
async function measureBoth(run, reference, around, beside, before) {
	const lead = new LeaderFollower();
	const over = new AbortController();
	const stop = around.stop ? AbortSignal.any([around.stop, over.signal]) : over.signal;
	const isMeasured = (one) => one.status === "fulfilled" && one.value.result.rounds.length > 0;
	const [own, other] = await measureTogether("head", [{
		run,
		around,
		name: "base",
		with: (driver) => lead.take(driver),
		ended: (one) => isMeasured(one) || over.abort()
	}, {
		run: reference,
		name: "since",
		with: (driver) => lead.follow(driver, "base"),
		around: {
			...beside,
			stop
		}
	}]);
	if (own.status === "rejected") throw own.reason;
	if (!isMeasured(own)) return own.value;
	if (other.status === "rejected") return failed(own.value, failureLine(other.reason), around.console);
	const { result } = other.value;
	const { baseFailed } = result;
	if (baseFailed) return withFailed(own.value, baseFailed.message);
	return {
		...own.value,
		result: withSince(own.value.result, result, before)
	};
}
async function beforeBase({ git, inputs, commits }, around) {
	const { console, server, signal, env } = around;
	const { SSH_AUTH_SOCK: agent } = env;
	try {
		const url = decodePath(await git.ask([
			"remote",
			"get-url",
			"origin"
		]) ?? "");
		const access = {
			...credentials(url, inputs.githubToken, server),
			GIT_ASKPASS: ""
		};
		const all = agent === void 0 ? access : {
			...access,
			SSH_AUTH_SOCK: agent
		};
		return await historyBefore(git, commits.base.sha, all, signal);
	} catch (error) {
		if (isCancellation(error, signal)) throw error;
		console.info(`no steps of the history are counted: ${failureLine(error)}`);
		return null;
	}
}
function openReference({ inputs, entered }, { rules: _, ...beside }) {
	const seed = (inputs.seed + 1) % 2 ** 32;
	const sides = {
		base: null,
		head: entered.head.sha
	};
	return openRun({
		...inputs,
		...sides,
		seed,
		accepted: [],
		profile: []
	}, beside);
}
function failed(gated, message, console) {
	console.warn(`The reference of \`since\` could not be measured; the verdict does not depend on it. ${message}`);
	return withFailed(gated, message);
}
function withFailed({ result, samples }, lines) {
	const [message = ""] = lines.split("\n");
	return {
		samples,
		result: withWarnings(result, [{
			kind: "reference-failed",
			message
		}])
	};
}
function refuseUnfit({ since, overlay, shard, replica, checkout }) {
	if (since === null) throw new Misconfigured("since-on-pull: \"true\" needs \"since\", the reference to measure against. Set it in the rules file, or leave \"since-on-pull\" out.");
	if (checkout === "in-place") throw inPlace();
	const [what, why] = overlay.length > 0 ? ["overlay", "gives base files of head, and the reference would need them too"] : shard !== null ? ["shard", "is about two revisions"] : replica !== null ? ["replica", "is about two revisions"] : [];
	if (what !== void 0) throw new Misconfigured(`since-on-pull: "true" does not work with "${what}", which ${why}. Leave one of them out; a run on the default branch compares with the reference in any case.`);
}
function inPlace() {
	return new Misconfigured("since-on-pull: \"true\" needs \"checkout: worktree\", as a checkout in place has room for two sides only. Set that, or leave \"since-on-pull\" out.");
}
function refuseApart({ overlay, shard, replica, checkout }) {
	const why = overlay.length > 0 ? ["overlay", "gives base other files for each"] : (shard ?? replica) !== null ? [shard ? "shard" : "replica", "is about two revisions"] : checkout === "in-place" ? ["checkout: in-place", "has room for two only"] : null;
	if (why) throw new Misconfigured(`${why[0]}: ${why[1]}, so several versions cannot be measured together. Leave it out, or give two revisions at a time.`);
}
function asOneOf({ inputs, around }, n, among) {
	const sharing = inputs.correction === "none" ? 1 : among;
	const seed = (inputs.seed + n) % 2 ** 32;
	return {
		inputs: {
			...inputs,
			seed,
			alpha: inputs.alpha / sharing
		},
		around: {
			...around,
			sharing
		}
	};
}
async function gateVersions(given) {
	const opened = [];
	for (const { inputs } of given) refuseApart(inputs);
	for (const [n, one] of given.entries()) {
		const { inputs, around } = asOneOf(one, n, given.length);
		opened.push({
			run: await openRun(inputs, around),
			around,
			n
		});
	}
	const still = /* @__PURE__ */ new Set();
	for (const { run, n } of opened) if (await isUntouched(run.git, run.entered, run.settings)) still.add(n);
	const measured = opened.filter(({ n }) => !still.has(n));
	const done = measured.length === 0 ? [] : await measureTogether("base", measured.map(inWorktrees));
	return opened.map(({ run, around, n }) => still.has(n) ? {
		status: "fulfilled",
		value: untouched(run, around.console)
	} : done[measured.findIndex((one) => one.n === n)]);
}
function inWorktrees({ run, around, n }) {
	if (run.settings.checkout !== "worktree") throw new Misconfigured("Several versions are measured in worktrees, and this code can only be built in its own place. Give two revisions at a time.");
	return {
		run,
		around: {
			...around,
			profiles: join(around.profiles, String(n))
		},
		name: `head-${n + 1}`
	};
}

export { gateSince, gateVersions, namedConsole };