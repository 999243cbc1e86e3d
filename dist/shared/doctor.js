import { t as noisyMachine } from "./machine.js";
import { o as formatPercent } from "./numbers.js";
import { d as Misconfigured, o as visible, u as CouldNotMeasure } from "./escape.js";
import { c as wrapLine, n as jsonDocument, r as paintFor, s as widthOf, t as terminalWidth } from "./terminal-width.js";
import { a as textOf, c as foldersWithBenchmarks, h as isShallow, i as processorFolders, o as findProject, p as runProcess, r as numberIn, t as observeMachine } from "./machine2.js";
import { a as nulSeparated, d as nearestFolder, f as standing, l as contentOf, n as gitIn, o as readable, s as refuseOldGit } from "./git.js";
import { M as stateFolder, R as readJournal, T as lockedBy, ot as fateOf } from "./recover.js";
import { a as readInputsWith, i as noRules, o as readRules, t as behind } from "./rules-file2.js";
import { n as untrustedEnvironment } from "./environment.js";
import { t as readFlags } from "./flags.js";
import { n as inputFlags, r as inputsIn, t as withUsual } from "./usual-inputs.js";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { lstat, readdir, statfs } from "node:fs/promises";
function good(subject, seen) {
	return {
		subject,
		state: "good",
		seen,
		why: "",
		advice: ""
	};
}
function doubtful(subject, seen, why, advice) {
	return {
		subject,
		state: "doubtful",
		seen,
		why,
		advice
	};
}
function blocking(subject, seen, why, advice) {
	return {
		subject,
		state: "blocking",
		seen,
		why,
		advice
	};
}
function findingsOf(parts, state) {
	return parts.flatMap(({ findings }) => findings.filter((one) => one.state === state));
}
function canMeasure(parts) {
	return findingsOf(parts, "blocking").length === 0;
}
function clockFindings(machine, power) {
	let isOurs = machine.virtual === null || machine.virtual === "container", findings = [
		...governor(machine),
		...turbo(machine),
		...smt(machine),
		...supply(power)
	];
	return [...isOurs ? findings : findings.map(({ subject, seen }) => good(subject, seen)), ...heat(power)];
}
function warns(machine, of) {
	let calm = {
		...machine,
		virtual: null,
		governor: null,
		turbo: null,
		load: 0,
		perflock: null
	};
	return noisyMachine({
		...calm,
		...of
	})?.clock === !0;
}
function governor(machine) {
	let { governor } = machine;
	return governor === null ? [] : warns(machine, { governor }) ? [doubtful("governor", governor, "the frequency follows the load", "Run perflock's daemon (github.com/aclements/perflock), which fixes it while measuring; or \"sudo cpupower frequency-set -g performance\".")] : [good("governor", governor)];
}
function turbo(machine) {
	let { turbo } = machine;
	return turbo === null ? [] : warns(machine, { turbo }) ? [doubtful("turbo", "on", "processors are faster until they get warm", "perflock keeps below it (its \"governor\"); or \"echo 1 | sudo tee /sys/devices/system/cpu/intel_pstate/no_turbo\" (AMD: 0 into cpufreq/boost).")] : [good("turbo", "off")];
}
function smt({ smt }) {
	return smt === null ? [] : smt ? [doubtful("SMT", "on", "whatever else runs may share a core with the benchmark", "For measuring, \"echo off | sudo tee /sys/devices/system/cpu/smt/control\".")] : [good("SMT", "off")];
}
function supply({ source, profile }) {
	let isSaving = profile !== null && /low|save|quiet|cool/.test(profile);
	return [...source === "battery" ? [doubtful("power", "on battery", "processors are slowed down to make it last", "Plug it in.")] : source === "mains" ? [good("power", "mains")] : [], ...isSaving ? [doubtful("power profile", profile, "processors are kept slow", "Set \"powerprofilesctl set performance\", or the like in the settings of the system.")] : profile === null ? [] : [good("power profile", profile)]];
}
function heat({ throttled, throttledNow }) {
	return throttled === null ? [] : throttledNow ? [doubtful("heat", `slowed down ${times(throttledNow)} while we looked`, "processors are too hot for their frequency", "Let it cool, check its fans, or have perflock keep a lower frequency (--governor 50%).")] : throttled === 0 ? [good("heat", "never slowed down by it")] : [doubtful("heat", `slowed down ${times(throttled)} since the system started`, "processors get too hot for their frequency under load", "Check its fans, or have perflock keep a lower frequency (--governor 50%).")];
}
function times(count) {
	return count === 1 ? "once" : `${count} times`;
}
const start = "Start its daemon: \"sudo -b perflock -daemon\".";
function lockFindings(mode, lock) {
	if (mode === "off") return [good("perflock", "not wanted (\"perflock\" is \"off\")")];
	let isRequired = mode === "require";
	if (lock.kind === "missing") return isRequired ? [blocking("perflock", "not installed", "\"perflock\" is \"require\"", `Install it from github.com/aclements/perflock. ${start}`)] : [good("perflock", "not installed, nor required")];
	if (lock.kind === "unreachable") {
		let seen = `not reachable (${lock.reason})`, [why, advice] = ["two runs could measure at once", `${start} Or set "perflock" to "off".`];
		return [isRequired ? blocking("perflock", seen, "\"perflock\" is \"require\"", start) : doubtful("perflock", seen, why, advice)];
	}
	let [first] = lock.holders;
	return first === void 0 ? [good("perflock", "reachable, and free")] : [doubtful("perflock", `in use: ${first}`, "a run waits until it is free", "Wait for it, or see \"perflock -list\".")];
}
const slowClocks = /^(acpi_pm|hpet|jiffies|refined-jiffies|pit)$/;
function machineFindings(machine, system) {
	return [
		...processors(machine, system),
		...host(machine),
		...load(machine),
		...steal(machine),
		...memory(system),
		...clock(system)
	];
}
function processors({ cpu, cores }, { quota }) {
	let seen = `${cores} × ${cpu}`, limit = quota === null || quota >= cores ? [] : [doubtful("limit", `${quota.toFixed(+(quota < 10))} of ${cores} processors`, "a program that uses more is paused for the rest of each tenth of a second", "Give the container whole processors (cpuset) in place of a quota, or set \"cpu\" to fewer.")];
	return cores > 1 ? [good("processors", seen), ...limit] : [doubtful("processors", seen, "the benchmark shares it with all else", "Measure on a machine with two or more."), ...limit];
}
function host({ virtual }) {
	return virtual === null || virtual === "container" ? [good("virtual", virtual ?? "no")] : [doubtful("virtual", virtual, "other machines share its processors, and their frequency cannot be fixed", "Expect to see larger changes only: \"benchgate calibrate\" tells which. More rounds (--count) help.")];
}
function load(machine) {
	let { load, cores } = machine, isBusy = noisyMachine({
		...machine,
		virtual: null,
		turbo: null,
		governor: null
	})?.load != null, seen = `${load.toFixed(2)} on ${cores} ${cores === 1 ? "processor" : "processors"}`;
	return isBusy ? [doubtful("load", seen, "something else is at work", "Close or wait for what runs (\"top\" names it).")] : [good("load", seen)];
}
function steal({ steal }) {
	if (steal === null) return [];
	let seen = `${formatPercent(steal)} of the last second`;
	return steal <= .01 ? [good("steal", seen)] : [doubtful("steal", seen, "the host gave it to other machines", "Measure at another time, or on a machine with processors of its own.")];
}
function memory({ memoryFree, swapped }) {
	let advice = "Close what takes up memory.";
	if (swapped) return [doubtful("swap", `${swapped} pages moved while we looked`, "programs wait for the disk", advice)];
	if (memoryFree === null) return [];
	let seen = `${formatPercent(memoryFree)} free`;
	return memoryFree >= .1 ? [good("memory", seen)] : [doubtful("memory", seen, "programs may be swapped out while measuring", advice)];
}
function clock({ clockSource, tick }) {
	let seen = `${Math.round(tick)} ns apart${clockSource === null ? "" : `, from ${clockSource}`}`, isSlow = clockSource !== null && slowClocks.test(clockSource);
	return !isSlow && tick <= 1e3 ? [good("clock", seen)] : [doubtful("clock", seen, "short benchmarks cannot be timed well", isSlow ? "See \"dmesg | grep -i tsc\" for why the kernel does not use the processors' own (tsc)." : "Let each benchmark run longer (\"benchtime\").")];
}
function gitFindings({ version, refused }) {
	return refused === null ? [good("git", version ?? "can be run")] : [blocking("git", version ?? "missing", "git is needed to switch sides", refused)];
}
function repositoryFindings({ root, isShallow, left, worktrees, lock }) {
	let remains = [...leftFindings(left), ...worktreeFindings(worktrees)];
	return root === null ? [...remains, blocking("checkout", "none that git trusts", "base and head are commits of a repository", "Go to a folder of one; or, where it belongs to another user, run \"git config --global --add safe.directory FOLDER\".")] : [
		good("checkout", root),
		...remains.length === 0 ? [good("remains", "none of a run that was killed")] : remains,
		isShallow ? doubtful("history", "shallow", "base may be missing, and is then fetched if possible", "Run \"git fetch --unshallow\"; in a workflow, set \"fetch-depth: 0\" of actions/checkout.") : good("history", "whole"),
		...lock === null ? [] : [doubtful("lock", lock, "git is at work here, or one was killed", "Wait for it to end; if no git runs, remove the file.")]
	];
}
function leftFindings(left) {
	switch (left?.kind) {
		case "held": return [blocking("remains", `process ${left.pid} has held this checkout since ${visible(left.started)}`, "two runs cannot share it", "Wait for that run to end.")];
		case "killed": return [doubtful("remains", `a run${left.started === null ? "" : ` of ${visible(left.started)}`} was killed here`, "a side may be checked out, with your files set aside", "Run \"benchgate restore\", before you change anything here.")];
		case "lost": return [blocking("remains", `${left.folder} has no journal`, "a run was killed, and what it has set aside cannot be put back by itself", "Look for files of yours in \"yours\" below it, then remove the folder.")];
		default: return [];
	}
}
function worktreeFindings(count) {
	return count === 0 ? [] : [doubtful("worktrees", count === 1 ? "those of 1 run that was killed" : `those of ${count} runs that were killed`, "they take up space", "Run \"benchgate restore\"; the next run does it too.")];
}
const reserve = 2 ** 30;
function spaceFindings({ checkout, tracked, ignored, isMore, place, free }) {
	if (free === null) return [];
	let needed = 2 * (ignored + (checkout === "worktree" ? tracked : 0)), seen = `${size(free)} free in ${place}, ${isMore ? "over " : ""}${size(needed)} for two sides`, advice = checkout === "worktree" ? "Make room, or set TMPDIR (in a workflow, RUNNER_TEMP) to a folder on another disk." : "Make room, or set \"ignored-files\" to \"shared\".";
	return free < needed ? [blocking("disk", seen, "they do not fit", advice)] : free < needed + reserve ? [doubtful("disk", seen, "builds and caches need room too", advice)] : [good("disk", seen)];
}
function size(bytes) {
	let units = [
		"B",
		"KiB",
		"MiB",
		"GiB",
		"TiB"
	], n = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10)), value = bytes / 2 ** (10 * n);
	return `${n === 0 || value >= 99.95 ? value.toFixed(0) : value.toFixed(1)} ${units[n]}`;
}
function variation(seconds) {
	let n = seconds.length, mean = seconds.reduce((sum, one) => sum + one, 0) / n;
	return n < 2 || !(mean > 0) ? null : Math.sqrt(seconds.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1)) / mean;
}
function spinFindings(seconds) {
	let share = variation(seconds);
	if (share === null) return [];
	let of = `${formatPercent(share)} (deviation of ${seconds.length} loops of the same work)`;
	return share < .03 ? [good("noise", `quiet: ${of}`)] : [doubtful("noise", `noisy, ${of}`, "the same work does not take the same time", "Close other programs, follow the advice above, or take more rounds (--count). \"benchgate calibrate\" tells how small a change can then be seen.")];
}
function settingsFindings({ rules, count, refused }) {
	return refused === null ? [good("settings", rules === null ? "no rules file: flags and defaults" : `${rules}, ${count} ${count === 1 ? "input" : "inputs"}`)] : [blocking("settings", "not accepted", "nothing is measured with them", refused)];
}
function taskFindings(task, refused) {
	return task === null ? [blocking("benchmarks", "none known", "there is nothing to measure", refused)] : task.kind === "command" ? [good("benchmarks", `what "${short(task.run)}" prints; it was not run`)] : task.folders === 0 ? [blocking("benchmarks", `no "func Benchmark" in the test files of ${task.directory}`, "a run that measures nothing fails", "Add one, set \"working-directory\" to where they are, or \"run\" to a command that prints benchmark lines.")] : [good("benchmarks", `of Go, in ${task.folders} ${task.folders === 1 ? "folder" : "folders"}`)];
}
const needs = {
	go: {
		why: "it builds and runs the benchmarks",
		advice: "Install Go from https://go.dev/dl; in a workflow, put actions/setup-go before this step."
	},
	bash: {
		why: "\"run\" and \"setup\" are run with it",
		advice: "Install bash; on Windows it comes with Git."
	}
};
function toolFindings(tools) {
	return tools.map(({ name, version }) => version === null ? blocking(name, "cannot be run", needs[name].why, needs[name].advice) : good(name, version));
}
function short(run) {
	let [line = "", ...more] = run.trim().split("\n");
	return more.length > 0 || line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
const signs = {
	good: "✓",
	doubtful: "!",
	blocking: "✗"
}, colours = {
	good: "green",
	doubtful: "yellow",
	blocking: "red"
}, [widest, narrowest] = [100, 40];
function findingsText(parts, paint, columns) {
	let width = Math.min(widest, Math.max(narrowest, columns)), subjects = parts.flatMap(({ findings }) => findings.map(({ subject }) => widthOf(subject))), indent = 4 + Math.max(0, ...subjects);
	return [...parts.filter(({ findings }) => findings.length > 0).map(({ title, findings }) => [paint("bold", title), ...findings.flatMap((one) => linesOf(one, paint, indent, width))].join("\n")), ending(parts, paint, width)].join("\n\n").concat("\n");
}
function linesOf({ subject, state, seen, why, advice }, paint, indent, width) {
	let [first = "", ...more] = wrapped(visible(why === "" ? seen : `${seen}: ${why}`), indent, width), heading = `${paint(colours[state], signs[state])} ${subject.padEnd(indent - 2)}${first.slice(indent)}`, [todo = "", ...steps] = advice === "" ? [] : wrapped(visible(advice), indent + 2, width);
	return [
		heading,
		...more,
		...todo === "" ? [] : [`${" ".repeat(indent)}→ ${todo.slice(indent + 2)}`],
		...steps
	];
}
function wrapped(text, indent, width) {
	return wrapLine(`${" ".repeat(indent)}${text}`, width);
}
function ending(parts, paint, width) {
	let lines = (sentence) => wrapLine(sentence, width), [blocking, doubtful] = [findingsOf(parts, "blocking"), findingsOf(parts, "doubtful")];
	return blocking.length > 0 ? lines(`Nothing can be measured: ${subjectsOf(blocking)}.`).map((line) => paint("red", line)).join("\n") : lines(`Nothing stands in the way of measuring, ${doubtful.length === 0 ? "and nothing was found that makes it unreliable." : `but this makes it less reliable: ${subjectsOf(doubtful)}.`}`).join("\n");
}
function subjectsOf(findings) {
	return [...new Set(findings.map(({ subject }) => subject))].join(", ");
}
const patience$1 = 3e3;
async function askPerflock(path) {
	let ended = await runProcess({
		file: "perflock",
		args: ["-list"],
		cwd: "/",
		env: { PATH: path },
		signal: new AbortController().signal,
		deadline: Date.now() + patience$1,
		onOutput() {}
	}).catch(() => null);
	if (ended === null || ended.status === 127) return { kind: "missing" };
	if (ended.isLate) return {
		kind: "unreachable",
		reason: `it gave no answer in ${patience$1 / 1e3} s`
	};
	let said = ended.lastLines.trim();
	return ended.status === 0 ? {
		kind: "reachable",
		holders: ended.stdout.split("\n").filter((line) => line.includes("	")).map((line) => line.split("	").join(" ").trim().slice(0, 200))
	} : {
		kind: "unreachable",
		reason: said.split("\n").join("; ").slice(0, 200) || `it ended with ${ended.status}`
	};
}
async function gitFacts(git) {
	let said = await git.ask(["--version"]).catch(() => null), version = /\d[\w.]*/.exec(said ?? "")?.[0] ?? null;
	try {
		return await refuseOldGit(git), {
			version,
			refused: null
		};
	} catch (error) {
		if (!(error instanceof Misconfigured)) throw error;
		return {
			version,
			refused: error.message
		};
	}
}
async function repositoryFacts(git) {
	let root = await git.ask(["rev-parse", "--show-toplevel"]);
	return root ? {
		root: readable(root),
		isShallow: await isShallow(git),
		left: await leftIn(await stateFolder(git)),
		worktrees: await abandonedWorktrees(git),
		lock: await lockedBy(git)
	} : {
		root: null,
		isShallow: !1,
		left: await leftWithoutHead(git.folder),
		worktrees: 0,
		lock: null
	};
}
async function leftWithoutHead(folder) {
	for (let at = folder;; at = dirname(at)) {
		let left = await leftIn(join(at, ".git", "benchgate"));
		if (left !== null || at === dirname(at)) return left;
	}
}
async function leftIn(folder) {
	if (!(await standing(folder))?.isDirectory()) return null;
	let journal = await readJournal(folder).catch(() => null);
	if (journal === null) return {
		kind: "lost",
		folder
	};
	let { pid, started } = journal;
	return fateOf(journal) === "ended" ? {
		kind: "killed",
		started
	} : {
		kind: "held",
		pid,
		started
	};
}
async function abandonedWorktrees(git) {
	let common = await git.run([
		"rev-parse",
		"--path-format=absolute",
		"--git-common-dir"
	]), folder = join(readable(common), "benchgate-worktrees"), names = await readdir(folder).catch(() => []), count = 0;
	for (let name of names.filter((name) => name.endsWith(".json"))) {
		let record = await contentOf(join(folder, name)).catch(() => null);
		record !== null && !isOfRunning(record.toString()) && count++;
	}
	return count;
}
function isOfRunning(text) {
	try {
		return fateOf(JSON.parse(text)) !== "ended";
	} catch {
		return !1;
	}
}
async function spaceFacts(git, checkout, temporary) {
	let place = checkout === "worktree" ? temporary : git.folder, listed = await git.ask([
		"ls-files",
		"-z",
		"--others",
		"--ignored",
		"--exclude-standard"
	]), ignored = nulSeparated(listed ?? ""), files = ignored.slice(0, 5e4), bytes = 0;
	for (let n = 0; n < files.length; n += 64) {
		let some = files.slice(n, n + 64).map((path) => sizeOf(join(git.folder, readable(path))));
		for (let size of await Promise.all(some)) bytes += size;
	}
	let { bavail, bsize } = await statfs(place).catch(() => ({
		bavail: null,
		bsize: 0
	}));
	return {
		checkout,
		tracked: await trackedBytes(git),
		ignored: bytes,
		isMore: ignored.length > files.length,
		place,
		free: bavail === null ? null : bavail * bsize
	};
}
async function sizeOf(path) {
	return lstat(path).then(({ size }) => size, () => 0);
}
async function trackedBytes(git) {
	let listed = await git.ask([
		"ls-tree",
		"-r",
		"-l",
		"-z",
		"HEAD"
	]);
	return nulSeparated(listed ?? "").map((entry) => Number(/ +(\d+)\t/.exec(entry)?.[1] ?? 0)).reduce((sum, size) => sum + size, 0);
}
function spin(seconds) {
	let iterations = iterationsFor(.005), durations = [], end = now() + seconds;
	for (let before = now(); before < end;) {
		work(iterations);
		let after = now();
		durations.push(after - before), before = after;
	}
	return durations;
}
function clockTick() {
	let least = Infinity;
	for (let n = 0; n < 2e4; n++) {
		let before = process.hrtime.bigint(), after = before;
		for (; after === before;) after = process.hrtime.bigint();
		least = Math.min(least, Number(after - before));
	}
	return least;
}
function now() {
	return Number(process.hrtime.bigint()) / 1e9;
}
function iterationsFor(seconds) {
	let time = (iterations) => {
		let before = now();
		return work(iterations), now() - before;
	};
	for (let end = now() + .05; now() < end;) work(1e4);
	let iterations = 1e4;
	for (; time(iterations) < seconds / 4;) iterations *= 2;
	let least = Math.min(...Array.from({ length: 10 }, () => time(iterations)));
	return Math.max(1, Math.round(iterations * seconds / least));
}
let last = 1;
function work(iterations) {
	let value = last;
	for (let n = 0; n < iterations; n++) value = Math.imul(value, 1664525) + 1013904223 | 0;
	last = value;
}
function countersOf(root) {
	let names = ["core_throttle_count", "package_throttle_count"], counts = processorFolders(root).flatMap((folder) => names.flatMap((name) => numberIn(root, `${folder}/thermal_throttle/${name}`) ?? [])), pages = textOf(root, "proc/vmstat")?.match(/(?<=^pswp(in|out) )\d+$/gm);
	return {
		throttled: counts.length === 0 ? null : Math.max(...counts),
		swapped: pages == null ? null : pages.reduce((sum, one) => sum + Number(one), 0)
	};
}
function powerFacts(root, before) {
	let now = countersOf(root);
	return {
		source: sourceOf(root),
		profile: textOf(root, "sys/firmware/acpi/platform_profile") || null,
		throttled: now.throttled,
		throttledNow: grown(before.throttled, now.throttled)
	};
}
function systemFacts(root, before, tick) {
	let now = countersOf(root), memory = textOf(root, "proc/meminfo") ?? "", kilobytes = (name) => Number(RegExp(`^${name}: +(\\d+) kB$`, "m").exec(memory)?.[1] ?? NaN), free = kilobytes("MemAvailable") / kilobytes("MemTotal");
	return {
		quota: quotaOf(root),
		clockSource: textOf(root, "sys/devices/system/clocksource/clocksource0/current_clocksource") || null,
		tick,
		memoryFree: Number.isFinite(free) ? free : null,
		swapped: grown(before.swapped, now.swapped)
	};
}
function grown(before, now) {
	return before === null || now === null ? null : Math.max(0, now - before);
}
function sourceOf(root) {
	let folder = "sys/class/power_supply", supplies = foldersIn(join(root, folder)).filter((name) => textOf(root, `${folder}/${name}/scope`) !== "Device"), of = (name, file) => textOf(root, `${folder}/${name}/${file}`);
	if (supplies.some((name) => of(name, "type") === "Battery" && of(name, "status") === "Discharging")) return "battery";
	let isPlugged = supplies.some((name) => of(name, "type") === "Mains" && of(name, "online") === "1"), isBattery = supplies.some((name) => of(name, "type") === "Battery");
	return isPlugged || isBattery ? "mains" : null;
}
function foldersIn(path) {
	try {
		return readdirSync(path);
	} catch {
		return [];
	}
}
function quotaOf(root) {
	let quotas = [...groupsOf(root), ""].flatMap((group) => {
		let [most, period] = (textOf(root, `sys/fs/cgroup/${group}/cpu.max`) ?? "").split(" ").map(Number), old = (name) => numberIn(root, `sys/fs/cgroup/cpu/${group}/cpu.cfs_${name}_us`), [least, length] = [old("quota"), old("period")];
		return [...most !== void 0 && period ? [most / period] : [], ...least !== null && length ? [least / length] : []].filter(Number.isFinite);
	});
	return quotas.length === 0 ? null : Math.min(...quotas);
}
function groupsOf(root) {
	return (textOf(root, "proc/self/cgroup") ?? "").split("\n").flatMap((line) => {
		let [, controllers, path = ""] = /^\d+:([^:]*):\/?(.*)$/.exec(line) ?? [];
		if (controllers !== "" && !controllers?.split(",").includes("cpu")) return [];
		let parts = path.split("/").filter((part) => part !== "");
		return parts.map((_, n) => parts.slice(0, n + 1).join("/"));
	});
}
async function taskOf({ root, settings }, env) {
	let { go, run, workingDirectory } = settings;
	if (go === null) return {
		kind: "command",
		run
	};
	let directory = join(root, workingDirectory);
	return {
		kind: "go",
		folders: (await foldersWithBenchmarks(gitIn(directory, env))).length,
		directory
	};
}
async function toolsFor({ settings: { go } }, { setup }, env) {
	let tools = [];
	return go !== null && tools.push({
		name: "go",
		version: await firstLine("go", ["version"], {
			...env,
			GOTOOLCHAIN: "local"
		})
	}), (go === null || setup !== null) && tools.push({
		name: "bash",
		version: await firstLine("bash", ["--version"], env)
	}), tools;
}
async function firstLine(file, args, env) {
	let { signal } = new AbortController(), process = {
		file,
		args,
		cwd: "/",
		env,
		signal,
		deadline: Date.now() + 5e3,
		onOutput() {}
	}, ended = await runProcess(process).catch(() => null);
	return ended?.status === 0 && ended.stdout.split("\n")[0]?.trim() || null;
}
const usage = "Usage: benchgate doctor [flags]\n\nLooks at this repository and this machine for what would make measurements unreliable, and says what to do. It takes about\ntwo seconds, and changes nothing. The flags are those of \"benchgate\", so that it looks at what \"benchgate\" would measure.\n  --json                 the findings as JSON\n\nExit status: 0 if a measurement can run, however unreliable; 2 if it cannot.\n", flags = {
	...inputFlags,
	json: { type: "boolean" }
};
async function run(given, terminal) {
	let read = readFlags(given, flags, "benchgate doctor");
	if (read.words.length > 0) throw new Misconfigured(`doctor: "${read.words.join(" ")}" is not accepted. It takes flags only.`);
	let { stdout, env } = terminal, machine = examineMachine(), repository = await examineRepository(inputsIn(read), terminal.folder, untrustedEnvironment(env, []).env), lock = lockFindings(repository.perflock, await askPerflock(env.PATH ?? "")), parts = [{
		title: "Repository",
		findings: repository.findings
	}, {
		title: "Machine",
		findings: [...machine, ...lock]
	}];
	return stdout.write(read.values.json ? jsonDocument({
		schema: 1,
		canMeasure: canMeasure(parts),
		parts
	}) : findingsText(parts, paintFor(stdout, env), terminalWidth(stdout))), canMeasure(parts) ? 0 : 2;
}
function examineMachine() {
	let [observation, counters] = [observeMachine(), countersOf("/")];
	observation.measuring();
	let pieces = spin(1), machine = observation.done(null);
	return [
		...machineFindings(machine, systemFacts("/", counters, clockTick())),
		...clockFindings(machine, powerFacts("/", counters)),
		...spinFindings(pieces)
	];
}
async function examineRepository(asked, folder, env) {
	let place = await nearestFolder(resolve(folder, asked["working-directory"] ?? ".")), git = gitIn(place, env), version = await gitFacts(git), perflock = "auto";
	if (version.refused !== null) return {
		findings: gitFindings(version),
		perflock
	};
	let facts = await repositoryFacts(git), findings = [...gitFindings(version), ...repositoryFindings(facts)];
	if (facts.root === null) return {
		findings,
		perflock
	};
	let task = await examineTask(git.in(facts.root), asked, folder, env);
	return {
		...task,
		findings: [...findings, ...task.findings]
	};
}
async function examineTask(git, asked, folder, env) {
	let rules = noRules(folder), inputs;
	try {
		let given = (name) => asked[name] ?? "", file = await readRules(git.folder, given("rules"));
		file !== null && (rules = behind(given, file, git.folder, folder));
		let settings = withUsual(asked);
		inputs = readInputsWith(rules, (name) => settings[name] ?? "");
	} catch (error) {
		return {
			findings: settingsFindings({
				rules: null,
				count: 0,
				refused: messageOf(error)
			}),
			perflock: "auto"
		};
	}
	let count = Object.keys(rules.inputs).length, settings = settingsFindings({
		rules: rules.file,
		count,
		refused: null
	}), { perflock } = inputs;
	try {
		let project = await findProject(rules.folder, inputs, env), space = await spaceFacts(git, project.settings.checkout, env.RUNNER_TEMP ?? tmpdir());
		return {
			perflock,
			findings: [
				...settings,
				...taskFindings(await taskOf(project, env), ""),
				...toolFindings(await toolsFor(project, inputs, env)),
				...spaceFindings(space)
			]
		};
	} catch (error) {
		return {
			perflock,
			findings: [...settings, ...taskFindings(null, messageOf(error))]
		};
	}
}
function messageOf(error) {
	if (error instanceof Misconfigured || error instanceof CouldNotMeasure) return error.message;
	throw error;
}
export { flags, run, usage };
