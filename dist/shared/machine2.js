import { d as Misconfigured, l as Cancelled, u as CouldNotMeasure } from "./escape.js";
import { a as nulSeparated, f as standing, l as contentOf, n as gitIn, o as readable, r as gitPath, u as isFolder } from "./git.js";
import { x as parentsOf } from "./recover.js";
import { n as goCommand } from "./go-command.js";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { arch, cpus, loadavg, release, tmpdir, totalmem, type, version } from "node:os";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { spawn, spawnSync } from "node:child_process";
import { StringDecoder } from "node:string_decoder";
async function isShallow(git) {
	return await git.run(["rev-parse", "--is-shallow-repository"]) === "true";
}
async function keepingHistory(git, fetching) {
	let path = await gitPath(git, "shallow"), before = await linesOf(path), result = await fetching(), now = await linesOf(path), added = now.filter((sha) => !before.includes(sha)), cut = added.length === 0 ? new Set() : await cutOff(git, before, added);
	return cut.size > 0 && await replace(path, now.filter((sha) => !cut.has(sha))), result;
}
async function cutOff(git, before, added) {
	let folder = await mkdtemp(join(tmpdir(), "benchgate-shallow-"));
	try {
		let file = join(folder, "shallow");
		await writeFile(file, textOf$1(before));
		let cut = new Set();
		for (let sha of added) {
			let parents = await parentsOf(git, sha), walk = [
				"rev-list",
				"--quiet",
				...parents,
				"--not",
				"--all",
				"--"
			];
			parents.length > 0 && await git.ask(walk, { env: { GIT_SHALLOW_FILE: file } }) !== null && cut.add(sha);
		}
		return cut;
	} finally {
		await rm(folder, {
			recursive: !0,
			force: !0
		});
	}
}
async function replace(path, lines) {
	let lock = `${path}.lock`;
	try {
		await writeFile(lock, textOf$1(lines), { flag: "wx" });
	} catch (error) {
		if (error.code === "EEXIST") return;
		throw error;
	}
	if (lines.length > 0) return rename(lock, path);
	await rm(path, { force: !0 }), await rm(lock, { force: !0 });
}
async function linesOf(path) {
	return ((await contentOf(path))?.toString() ?? "").split("\n").filter((line) => line !== "");
}
function textOf$1(lines) {
	return lines.map((line) => `${line}\n`).join("");
}
var CouldNotStart = class extends CouldNotMeasure {};
const mostOutput = 64 * 2 ** 20, mostHandedOn = 256 * 2 ** 20, tooMuch = tooMuchFor(mostOutput), longestTimer = 2 ** 31 - 1, grace = 2e3;
async function runProcess({ file, args, cwd, env, signal, deadline, onOutput, onText }) {
	if (signal.aborted) throw new Cancelled("cancelled");
	let isWindows = process.platform === "win32", [command, given] = isWindows ? [file, args] : ["sh", [
		"-c",
		"( trap '' HUP INT TERM; ( read -r _ <&3; kill -KILL 0 ) < /dev/null > /dev/null 2>&1 & )\nexec \"$0\" \"$@\" 3<&-",
		file,
		...args
	]], ended = await outcome(spawn(command, given, {
		cwd,
		env,
		detached: !isWindows,
		stdio: [
			"ignore",
			"pipe",
			"pipe",
			"pipe"
		]
	}), {
		file,
		signal,
		deadline,
		onOutput,
		onText
	});
	if (signal.aborted) throw new Cancelled("cancelled");
	return ended;
}
function outcome(child, { file, signal, deadline, onOutput, onText }) {
	return new Promise((resolve, reject) => {
		let stdout = [], decoder = new StringDecoder("utf8"), most = onText ? mostHandedOn : mostOutput, size = 0, tail = new Tail(), hear = (chunk) => {
			size += chunk.length, size > most && endGroup(child, "SIGKILL"), tail.add(chunk), onOutput(chunk);
		};
		child.stdout?.on("data", (chunk) => {
			hear(chunk), size > most || (onText ? onText(decoder.write(chunk)) : stdout.push(chunk));
		}), child.stderr?.on("data", hear);
		let kill, letGo, stop = () => {
			kill ||= (endGroup(child, "SIGTERM"), setTimeout(() => endGroup(child, "SIGKILL"), grace));
		};
		signal.addEventListener("abort", stop, { once: !0 }), signal.aborted && stop();
		let isLate = !1, late = setTimeout(() => {
			isLate = !0, stop();
		}, Math.min(Math.max(0, deadline - Date.now()), longestTimer));
		child.stdio[3]?.on("error", () => {}), child.on("error", (error) => {
			clearTimeout(late), reject(new CouldNotStart(`${file} could not be started: ${error.message}.`));
		}), child.on("exit", () => {
			clearTimeout(late), signal.removeEventListener("abort", stop), endGroup(child, "SIGKILL"), child.stdio[3]?.destroy(), letGo = setTimeout(() => {
				child.stdout?.destroy(), child.stderr?.destroy();
			}, kill ? 200 : grace);
		}), child.on("close", (code, endedBy) => {
			if (clearTimeout(kill), clearTimeout(late), clearTimeout(letGo), signal.removeEventListener("abort", stop), size > most) return reject(new CouldNotMeasure(tooMuchFor(most), tail.lines()));
			onText?.(decoder.end()), resolve({
				status: code ?? endedBy ?? "unknown",
				isLate,
				stdout: Buffer.concat(stdout).toString("utf8"),
				lastLines: tail.lines(),
				processor: null
			});
		});
	});
}
function tooMuchFor(bytes) {
	return `The command printed more than ${bytes / 2 ** 20} MiB and was ended. Let it print its benchmarks only.`;
}
function endGroup(child, signal) {
	if (child.pid !== void 0) {
		if (process.platform === "win32") spawnSync("taskkill", [
			"/pid",
			String(child.pid),
			"/T",
			"/F"
		], { stdio: "ignore" });
		else try {
			process.kill(-child.pid, signal);
		} catch {}
	}
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
async function foldersWithBenchmarks(git) {
	let files = (await git.ask([
		"grep",
		"--untracked",
		"--full-name",
		"--name-only",
		"--no-color",
		"-z",
		"--extended-regexp",
		"-e",
		"^[[:space:]]*func[[:space:]]+Benchmark",
		"--",
		"*_test.go"
	]) ?? "").split("\0").filter((file) => file !== "");
	return [...new Set(files.map((file) => join(readable(file), "..")))].sort();
}
const replaced = /=>[ \t]+"?(\.\.?[/\\][^\s"]*|\.\.)/g, used = /^[ \t]*(?:use[ \t]+)?"?(\.\.?[/\\][^\s"]*|\.\.?)(?=["\s]|$)/gm;
async function sourcesOutside(user, git, { GOWORK }) {
	let found = new Set(), files = nulSeparated(await git.run([
		"ls-files",
		"-z",
		"--",
		"go.mod",
		"**/go.mod",
		"go.work",
		"**/go.work"
	]));
	for (let file of files) {
		let path = resolve(git.folder, readable(file));
		for (let target of await targetsIn(path)) found.add(relative(git.folder, target));
	}
	let workspace = GOWORK === "off" || files.includes("go.work") ? null : await workspaceAbove(user);
	if (workspace !== null) for (let target of [
		workspace,
		`${workspace}.sum`,
		...await targetsIn(workspace)
	]) found.add(relative(user, target));
	return [...found].filter(isOutside);
}
function whyInPlace(outside, { GOWORK }) {
	if (GOWORK !== void 0 && GOWORK !== "" && GOWORK !== "off") return `GOWORK names the workspace ${GOWORK}, whose paths lead to this checkout`;
	let around = outside.find((path) => path.split(sep).every((part) => part === ".."));
	return around === void 0 ? null : `it is built from a module in a folder around the checkout (${around})`;
}
async function targetsIn(path) {
	let text = (await readFile(path, "utf8").catch(() => "")).replace(/\/\/.*$/gm, "");
	return (path.endsWith("go.work") ? [replaced, used] : [replaced]).flatMap((pattern) => [...text.matchAll(pattern)]).map(([, target = ""]) => resolve(dirname(path), target));
}
function isOutside(path) {
	return path.split(sep)[0] === ".." || isAbsolute(path);
}
async function workspaceAbove(root) {
	for (let folder = dirname(root);; folder = dirname(folder)) {
		if (await standing(join(folder, "go.work"))) return join(folder, "go.work");
		if (folder === dirname(folder)) return null;
	}
}
async function findProject(folder, inputs, env) {
	let directory = resolve(folder, inputs.workingDirectory);
	if (!await isFolder(directory)) throw new Misconfigured(`working-directory: "${inputs.workingDirectory}" is not a folder below ${folder}. Check the repository out first, or name a folder of it.`);
	let git = gitIn(directory, env), root = await git.ask(["rev-parse", "--show-toplevel"]);
	if (!root) throw new Misconfigured(`working-directory: ${directory} is in no git checkout that git trusts. Put actions/checkout before this step. If it has a "path", set working-directory to that; if this is a container, run "git config --global --add safe.directory ${directory}" first.`);
	let prefix = readable(await git.run(["rev-parse", "--show-prefix"])).replace(/\/$/, ""), what = await whatToRun(git, directory, readable(root), env, inputs);
	return {
		root: readable(root),
		settings: {
			workingDirectory: prefix || ".",
			...what
		}
	};
}
async function whatToRun(git, directory, root, env, { run, go, checkout, ignoredFiles }) {
	if (run !== null) return {
		run,
		go: null,
		checkout: checkout ?? "in-place"
	};
	if (await isGo(git, directory, root)) {
		let why = whyInPlace(await sourcesOutside(root, gitIn(root, env), env), env);
		if (checkout === "worktree" && why !== null) throw new Misconfigured(`checkout: "worktree" does not work for this Go code: ${why}. Use in-place (--checkout in-place), and do not work in the checkout until the run ends.`);
		let usual = ignoredFiles === "shared" || why !== null ? "in-place" : "worktree";
		return {
			run: goCommand(go),
			go,
			checkout: checkout ?? usual
		};
	}
	throw new Misconfigured(`run: not set, and ${directory} has no go.mod or go.work to find Go benchmarks by. Set "working-directory" to the folder of your Go module, or "run" to the command that measures.`);
}
async function isGo(git, directory, root) {
	for (let folder = directory;; folder = dirname(folder)) {
		for (let file of ["go.mod", "go.work"]) if (await standing(resolve(folder, file))) return !0;
		if (folder === root || folder === dirname(folder)) break;
	}
	return await git.run([
		"ls-files",
		"-z",
		"--",
		"go.mod",
		"**/go.mod"
	]) !== "";
}
function textOf(root, path) {
	try {
		return readFileSync(join(root, path), "utf8").trim();
	} catch {
		return null;
	}
}
function numberIn(root, path) {
	let text = textOf(root, path);
	return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
function processorFolders(root) {
	let folder = "sys/devices/system/cpu";
	try {
		return readdirSync(join(root, folder)).filter((name) => /^cpu\d+$/.test(name)).map((name) => `${folder}/${name}`);
	} catch {
		return [];
	}
}
function clockOf(root) {
	let governors = processorFolders(root).flatMap((folder) => textOf(root, `${folder}/cpufreq/scaling_governor`) ?? []);
	return {
		governor: [...new Set(governors)].sort().join(", ") || null,
		turbo: turboOf(root),
		smt: isOn(numberIn(root, "sys/devices/system/cpu/smt/active"))
	};
}
function turboOf(root) {
	let off = isOn(numberIn(root, "sys/devices/system/cpu/intel_pstate/no_turbo"));
	return off === null ? isOn(numberIn(root, "sys/devices/system/cpu/cpufreq/boost")) : !off;
}
function isOn(value) {
	return value === null ? null : value === 1;
}
function whyNotKept(percent, root) {
	let ranges = processorFolders(root).map((folder) => `${folder}/cpufreq`).map((folder) => {
		let [lowest, highest, least, most] = limits.map((name) => numberIn(root, `${folder}/${name}`));
		return lowest == null || highest == null || least == null || most == null ? null : {
			least,
			most,
			wanted: wantedFrequency(percent, lowest, highest, available(root, folder)),
			range: highest - lowest
		};
	});
	return ranges.length === 0 || ranges.every((range) => range === null) ? "this machine does not let its frequency be set" : ranges.every((one) => one !== null && [one.least, one.most].every((limit) => Math.abs(limit - one.wanted) <= one.range * .05)) ? null : "the frequency did not change";
}
const limits = [
	"cpuinfo_min_freq",
	"cpuinfo_max_freq",
	"scaling_min_freq",
	"scaling_max_freq"
];
function available(root, folder) {
	return (textOf(root, `${folder}/scaling_available_frequencies`) ?? "").split(/\s+/).filter(Boolean).map(Number);
}
function wantedFrequency(percent, lowest, highest, steps) {
	let target = Math.trunc((highest - lowest) * percent / 100) + lowest, sorted = [...steps].sort((one, other) => one - other);
	return sorted.reduce((closest, step) => Math.abs(target - step) < Math.abs(target - closest) ? step : closest, sorted[0] ?? target);
}
const hypervisors = [
	[/^Microsoft Corporation Virtual Machine/, "Hyper-V"],
	[/VMware/, "VMware"],
	[/VirtualBox|innotek/, "VirtualBox"],
	[/Parallels/, "Parallels"],
	[/Amazon EC2/, "Amazon EC2"],
	[/Google Compute Engine/, "Google Compute Engine"],
	[/Apple Virtualization/, "Apple Virtualization"],
	[/Xen/, "Xen"],
	[/KVM|QEMU|OpenStack|Bochs/, "KVM"]
], ofContainers = /docker|kubepods|containerd|libpod|lxc|garden/;
function virtualOf(root) {
	let hypervisor = hypervisorOf(root);
	return isContainer(root) ? hypervisor === null ? "container" : `container on ${hypervisor}` : hypervisor;
}
function hypervisorOf(root) {
	let says = ["sys_vendor", "product_name"].map((name) => textOf(root, `sys/class/dmi/id/${name}`) ?? "").join(" "), named = hypervisors.find(([pattern]) => pattern.test(says))?.[1] ?? null, flags = /^flags\s*:(.*)$/m.exec(textOf(root, "proc/cpuinfo") ?? "")?.[1];
	return flags !== void 0 && !/ hypervisor( |$)/.test(flags) || flags === void 0 && /\.metal/.test(says) ? null : named !== null || flags === void 0 ? named : textOf(root, "sys/hypervisor/type") === "xen" ? "Xen" : "hypervisor";
}
function isContainer(root) {
	return [".dockerenv", "run/.containerenv"].some((path) => existsSync(join(root, path))) ? !0 : ofContainers.test(textOf(root, "proc/1/cgroup") ?? "");
}
function observeMachine(root = "/") {
	let began = processorTimes(root), load = loadOf(root), processors = processorsOf(root), still = {
		os: systemName(root),
		kernel: `${type()} ${release()}`,
		arch: arch(),
		...processors,
		memoryBytes: totalmem(),
		virtual: virtualOf(root),
		...clockOf(root),
		load
	}, first = null;
	return {
		measuring() {
			first ??= processorTimes(root);
		},
		done(perflock) {
			let stealBefore = first === null ? null : stolenShare(began, first), steal = stolenShare(first ?? began, processorTimes(root));
			return {
				...still,
				loadAfter: loadOf(root),
				stealBefore,
				steal,
				perflock
			};
		}
	};
}
function processorsOf(root) {
	let info = textOf(root, "proc/cpuinfo") ?? "", seen = cpus();
	return {
		cpu: /^model name\s*:(.*)$/m.exec(info)?.[1]?.trim() || seen[0]?.model.trim() || "unknown",
		cores: info.match(/^processor\s*:/gm)?.length ?? seen.length
	};
}
function systemName(root) {
	return /^PRETTY_NAME="?(.*?)"?$/m.exec(textOf(root, "etc/os-release") ?? "")?.[1] || (process.platform === "win32" ? version() : type());
}
function loadOf(root) {
	let first = Number(textOf(root, "proc/loadavg")?.split(" ")[0] ?? NaN);
	return Number.isFinite(first) ? first : loadavg()[0] ?? 0;
}
function processorTimes(root) {
	let ticks = (/^cpu +(.*)$/m.exec(textOf(root, "proc/stat") ?? "")?.[1])?.split(" ").map(Number).slice(0, 8) ?? [], stolen = ticks[7];
	return stolen === void 0 ? null : {
		all: ticks.reduce((sum, one) => sum + one, 0),
		stolen
	};
}
function stolenShare(before, after) {
	return before === null || after === null || after.all <= before.all ? null : Math.max(0, after.stolen - before.stolen) / (after.all - before.all);
}
export { textOf as a, foldersWithBenchmarks as c, longestTimer as d, mostOutput as f, keepingHistory as g, isShallow as h, processorFolders as i, CouldNotStart as l, tooMuch as m, whyNotKept as n, findProject as o, runProcess as p, numberIn as r, sourcesOutside as s, observeMachine as t, Tail as u };
