import { d as Misconfigured, l as Cancelled, u as CouldNotMeasure } from "./escape.js";
import { a as nulSeparated, l as contentOf, n as gitIn, o as readable, p as standing, r as gitPath, u as isFolder } from "./git.js";
import { x as parentsOf } from "./recover.js";
import { n as goCommand } from "./go-command.js";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { arch, cpus, loadavg, release, tmpdir, totalmem, type, version } from "node:os";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { spawn, spawnSync } from "node:child_process";
import { StringDecoder } from "node:string_decoder";
async function isShallow(e) {
	return await e.run(["rev-parse", "--is-shallow-repository"]) === "true";
}
async function keepingHistory(e, t) {
	let n = await gitPath(e, "shallow"), r = await linesOf(n), i = await t(), a = await linesOf(n), o = a.filter((e) => !r.includes(e)), s = o.length === 0 ? new Set() : await cutOff(e, r, o);
	return s.size > 0 && await replace(n, a.filter((e) => !s.has(e))), i;
}
async function cutOff(e, t, n) {
	let r = await mkdtemp(join(tmpdir(), "benchgate-shallow-"));
	try {
		let i = join(r, "shallow");
		await writeFile(i, textOf$1(t));
		let a = new Set();
		for (let t of n) {
			let n = await parentsOf(e, t), r = [
				"rev-list",
				"--quiet",
				...n,
				"--not",
				"--all",
				"--"
			];
			n.length > 0 && await e.ask(r, { env: { GIT_SHALLOW_FILE: i } }) !== null && a.add(t);
		}
		return a;
	} finally {
		await rm(r, {
			recursive: !0,
			force: !0
		});
	}
}
async function replace(e, t) {
	let n = `${e}.lock`;
	try {
		await writeFile(n, textOf$1(t), { flag: "wx" });
	} catch (e) {
		if (e.code === "EEXIST") return;
		throw e;
	}
	if (t.length > 0) return rename(n, e);
	await rm(e, { force: !0 }), await rm(n, { force: !0 });
}
async function linesOf(e) {
	return ((await contentOf(e))?.toString() ?? "").split("\n").filter((e) => e !== "");
}
function textOf$1(e) {
	return e.map((e) => `${e}\n`).join("");
}
var CouldNotStart = class extends CouldNotMeasure {};
const mostOutput = 64 * 2 ** 20, mostHandedOn = 256 * 2 ** 20, tooMuch = tooMuchFor(mostOutput), longestTimer = 2 ** 31 - 1, grace = 2e3;
async function runProcess({ file: e, args: t, cwd: n, env: r, signal: i, deadline: a, onOutput: o, onText: s }) {
	if (i.aborted) throw new Cancelled("cancelled");
	let c = process.platform === "win32", [l, u] = c ? [e, t] : ["sh", [
		"-c",
		"( trap '' HUP INT TERM; ( read -r _ <&3; kill -KILL 0 ) < /dev/null > /dev/null 2>&1 & )\nexec \"$0\" \"$@\" 3<&-",
		e,
		...t
	]], d = await outcome(spawn(l, u, {
		cwd: n,
		env: r,
		detached: !c,
		stdio: [
			"ignore",
			"pipe",
			"pipe",
			"pipe"
		]
	}), {
		file: e,
		signal: i,
		deadline: a,
		onOutput: o,
		onText: s
	});
	if (i.aborted) throw new Cancelled("cancelled");
	return d;
}
function outcome(e, { file: t, signal: n, deadline: r, onOutput: i, onText: a }) {
	return new Promise((o, s) => {
		let c = [], l = new StringDecoder("utf8"), u = a ? mostHandedOn : mostOutput, d = 0, f = new Tail(), p = (t) => {
			d += t.length, d > u && endGroup(e, "SIGKILL"), f.add(t), i(t);
		};
		e.stdout?.on("data", (e) => {
			p(e), d > u || (a ? a(l.write(e)) : c.push(e));
		}), e.stderr?.on("data", p);
		let m, h, g = () => {
			m ||= (endGroup(e, "SIGTERM"), setTimeout(() => endGroup(e, "SIGKILL"), grace));
		};
		n.addEventListener("abort", g, { once: !0 }), n.aborted && g();
		let _ = !1, v = setTimeout(() => {
			_ = !0, g();
		}, Math.min(Math.max(0, r - Date.now()), longestTimer));
		e.stdio[3]?.on("error", () => {}), e.on("error", (e) => {
			clearTimeout(v), s(new CouldNotStart(`${t} could not be started: ${e.message}.`));
		}), e.on("exit", () => {
			clearTimeout(v), n.removeEventListener("abort", g), endGroup(e, "SIGKILL"), e.stdio[3]?.destroy(), h = setTimeout(() => {
				e.stdout?.destroy(), e.stderr?.destroy();
			}, m ? 200 : grace);
		}), e.on("close", (e, t) => {
			if (clearTimeout(m), clearTimeout(v), clearTimeout(h), n.removeEventListener("abort", g), d > u) return s(new CouldNotMeasure(tooMuchFor(u), f.lines()));
			a?.(l.end()), o({
				status: e ?? t ?? "unknown",
				isLate: _,
				stdout: Buffer.concat(c).toString("utf8"),
				lastLines: f.lines(),
				processor: null
			});
		});
	});
}
function tooMuchFor(e) {
	return `The command printed more than ${e / 2 ** 20} MiB and was ended. Let it print its benchmarks only.`;
}
function endGroup(e, t) {
	if (e.pid !== void 0) {
		if (process.platform === "win32") spawnSync("taskkill", [
			"/pid",
			String(e.pid),
			"/T",
			"/F"
		], { stdio: "ignore" });
		else try {
			process.kill(-e.pid, t);
		} catch {}
	}
}
var Tail = class {
	text = Buffer.alloc(0);
	add(e) {
		this.text = Buffer.concat([this.text, e]).subarray(-16384);
	}
	lines() {
		return this.text.toString("utf8").trimEnd().split("\n").slice(-30).join("\n");
	}
};
async function foldersWithBenchmarks(e) {
	let t = (await e.ask([
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
	]) ?? "").split("\0").filter((e) => e !== "");
	return [...new Set(t.map((e) => join(readable(e), "..")))].sort();
}
function textOf(e, t) {
	try {
		return readFileSync(join(e, t), "utf8").trim();
	} catch {
		return null;
	}
}
function numberIn(e, t) {
	let n = textOf(e, t);
	return n !== null && /^\d+$/.test(n) ? Number(n) : null;
}
function processorFolders(e) {
	let t = "sys/devices/system/cpu";
	try {
		return readdirSync(join(e, t)).filter((e) => /^cpu\d+$/.test(e)).map((e) => `${t}/${e}`);
	} catch {
		return [];
	}
}
function clockOf(e) {
	let t = processorFolders(e).flatMap((t) => textOf(e, `${t}/cpufreq/scaling_governor`) ?? []);
	return {
		governor: [...new Set(t)].sort().join(", ") || null,
		turbo: turboOf(e),
		smt: isOn(numberIn(e, "sys/devices/system/cpu/smt/active"))
	};
}
function turboOf(e) {
	let t = isOn(numberIn(e, "sys/devices/system/cpu/intel_pstate/no_turbo"));
	return t === null ? isOn(numberIn(e, "sys/devices/system/cpu/cpufreq/boost")) : !t;
}
function isOn(e) {
	return e === null ? null : e === 1;
}
function whyNotKept(e, t) {
	let n = processorFolders(t).map((e) => `${e}/cpufreq`).map((n) => {
		let [r, i, a, o] = limits.map((e) => numberIn(t, `${n}/${e}`));
		return r == null || i == null || a == null || o == null ? null : {
			least: a,
			most: o,
			wanted: wantedFrequency(e, r, i, available(t, n)),
			range: i - r
		};
	});
	return n.length === 0 || n.every((e) => e === null) ? "this machine does not let its frequency be set" : n.every((e) => e !== null && [e.least, e.most].every((t) => Math.abs(t - e.wanted) <= e.range * .05)) ? null : "the frequency did not change";
}
const limits = [
	"cpuinfo_min_freq",
	"cpuinfo_max_freq",
	"scaling_min_freq",
	"scaling_max_freq"
];
function available(e, t) {
	return (textOf(e, `${t}/scaling_available_frequencies`) ?? "").split(/\s+/).filter(Boolean).map(Number);
}
function wantedFrequency(e, t, n, r) {
	let i = Math.trunc((n - t) * e / 100) + t, a = [...r].sort((e, t) => e - t);
	return a.reduce((e, t) => Math.abs(i - t) < Math.abs(i - e) ? t : e, a[0] ?? i);
}
const replaced = /=>[ \t]+"?(\.\.?[/\\][^\s"]*|\.\.)/g, used = /^[ \t]*(?:use[ \t]+)?"?(\.\.?[/\\][^\s"]*|\.\.?)(?=["\s]|$)/gm;
async function sourcesOutside(e, t, { GOWORK: n }) {
	let r = new Set(), i = nulSeparated(await t.run([
		"ls-files",
		"-z",
		"--",
		"go.mod",
		"**/go.mod",
		"go.work",
		"**/go.work"
	]));
	for (let e of i) {
		let n = resolve(t.folder, readable(e));
		for (let e of await targetsIn(n)) r.add(relative(t.folder, e));
	}
	let a = n === "off" || i.includes("go.work") ? null : await workspaceAbove(e);
	if (a !== null) for (let t of [
		a,
		`${a}.sum`,
		...await targetsIn(a)
	]) r.add(relative(e, t));
	return [...r].filter(isOutside);
}
function whyInPlace(e, { GOWORK: t }) {
	if (t !== void 0 && t !== "" && t !== "off") return `GOWORK names the workspace ${t}, whose paths lead to this checkout`;
	let n = e.find((e) => e.split(sep).every((e) => e === ".."));
	return n === void 0 ? null : `it is built from a module in a folder around the checkout (${n})`;
}
async function targetsIn(e) {
	let t = (await readFile(e, "utf8").catch(() => "")).replace(/\/\/.*$/gm, "");
	return (e.endsWith("go.work") ? [replaced, used] : [replaced]).flatMap((e) => [...t.matchAll(e)]).map(([, t = ""]) => resolve(dirname(e), t));
}
function isOutside(e) {
	return e.split(sep)[0] === ".." || isAbsolute(e);
}
async function workspaceAbove(e) {
	for (let t = dirname(e);; t = dirname(t)) {
		if (await standing(join(t, "go.work"))) return join(t, "go.work");
		if (t === dirname(t)) return null;
	}
}
async function findProject(e, t, n) {
	let r = resolve(e, t.workingDirectory);
	if (!await isFolder(r)) throw new Misconfigured(`working-directory: "${t.workingDirectory}" is not a folder below ${e}. Check the repository out first, or name a folder of it.`);
	let i = gitIn(r, n), a = await i.ask(["rev-parse", "--show-toplevel"]);
	if (!a) throw new Misconfigured(`working-directory: ${r} is in no git checkout that git trusts. Put actions/checkout before this step. If it has a "path", set working-directory to that; if this is a container, run "git config --global --add safe.directory ${r}" first.`);
	let o = readable(await i.run(["rev-parse", "--show-prefix"])).replace(/\/$/, ""), s = await whatToRun(i, r, readable(a), n, t);
	return {
		root: readable(a),
		settings: {
			workingDirectory: o || ".",
			...s
		}
	};
}
async function whatToRun(e, t, n, r, { run: i, go: a, checkout: o, ignoredFiles: s }) {
	if (i !== null) return {
		run: i,
		go: null,
		checkout: o ?? "in-place"
	};
	if (await isGo(e, t, n)) {
		let e = whyInPlace(await sourcesOutside(n, gitIn(n, r), r), r);
		if (o === "worktree" && e !== null) throw new Misconfigured(`checkout: "worktree" does not work for this Go code: ${e}. Use in-place (--checkout in-place), and do not work in the checkout until the run ends.`);
		let t = s === "shared" || e !== null ? "in-place" : "worktree";
		return {
			run: goCommand(a),
			go: a,
			checkout: o ?? t
		};
	}
	throw new Misconfigured(`run: not set, and ${t} has no go.mod or go.work to find Go benchmarks by. Set "working-directory" to the folder of your Go module, or "run" to the command that measures.`);
}
async function isGo(e, t, n) {
	for (let e = t;; e = dirname(e)) {
		for (let t of ["go.mod", "go.work"]) if (await standing(resolve(e, t))) return !0;
		if (e === n || e === dirname(e)) break;
	}
	return await e.run([
		"ls-files",
		"-z",
		"--",
		"go.mod",
		"**/go.mod"
	]) !== "";
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
function virtualOf(e) {
	let t = hypervisorOf(e);
	return isContainer(e) ? t === null ? "container" : `container on ${t}` : t;
}
function hypervisorOf(e) {
	let t = ["sys_vendor", "product_name"].map((t) => textOf(e, `sys/class/dmi/id/${t}`) ?? "").join(" "), n = hypervisors.find(([e]) => e.test(t))?.[1] ?? null, r = /^flags\s*:(.*)$/m.exec(textOf(e, "proc/cpuinfo") ?? "")?.[1];
	return r !== void 0 && !/ hypervisor( |$)/.test(r) || r === void 0 && /\.metal/.test(t) ? null : n !== null || r === void 0 ? n : textOf(e, "sys/hypervisor/type") === "xen" ? "Xen" : "hypervisor";
}
function isContainer(e) {
	return [".dockerenv", "run/.containerenv"].some((t) => existsSync(join(e, t))) ? !0 : ofContainers.test(textOf(e, "proc/1/cgroup") ?? "");
}
function observeMachine(e = "/") {
	let t = processorTimes(e), n = loadOf(e), r = processorsOf(e), i = {
		os: systemName(e),
		kernel: `${type()} ${release()}`,
		arch: arch(),
		...r,
		memoryBytes: totalmem(),
		virtual: virtualOf(e),
		...clockOf(e),
		load: n
	}, a = null;
	return {
		measuring() {
			a ??= processorTimes(e);
		},
		done(n) {
			let r = a === null ? null : stolenShare(t, a), o = stolenShare(a ?? t, processorTimes(e));
			return {
				...i,
				loadAfter: loadOf(e),
				stealBefore: r,
				steal: o,
				perflock: n
			};
		}
	};
}
function processorsOf(e) {
	let t = textOf(e, "proc/cpuinfo") ?? "", n = cpus();
	return {
		cpu: /^model name\s*:(.*)$/m.exec(t)?.[1]?.trim() || n[0]?.model.trim() || "unknown",
		cores: t.match(/^processor\s*:/gm)?.length ?? n.length
	};
}
function systemName(e) {
	return /^PRETTY_NAME="?(.*?)"?$/m.exec(textOf(e, "etc/os-release") ?? "")?.[1] || (process.platform === "win32" ? version() : type());
}
function loadOf(e) {
	let t = Number(textOf(e, "proc/loadavg")?.split(" ")[0] ?? NaN);
	return Number.isFinite(t) ? t : loadavg()[0] ?? 0;
}
function processorTimes(e) {
	let t = (/^cpu +(.*)$/m.exec(textOf(e, "proc/stat") ?? "")?.[1])?.split(" ").map(Number).slice(0, 8) ?? [], n = t[7];
	return n === void 0 ? null : {
		all: t.reduce((e, t) => e + t, 0),
		stolen: n
	};
}
function stolenShare(e, t) {
	return e === null || t === null || t.all <= e.all ? null : Math.max(0, t.stolen - e.stolen) / (t.all - e.all);
}
export { numberIn as a, foldersWithBenchmarks as c, longestTimer as d, mostOutput as f, keepingHistory as g, isShallow as h, whyNotKept as i, CouldNotStart as l, tooMuch as m, findProject as n, processorFolders as o, runProcess as p, sourcesOutside as r, textOf as s, observeMachine as t, Tail as u };
