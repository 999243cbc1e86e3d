import { u as exec } from "./libraries.js";
import { d as Misconfigured, u as CouldNotMeasure } from "./escape.js";
import { accessSync, constants } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { lstat, readFile, rm, stat as stat$1, writeFile } from "node:fs/promises";
import { spawn } from "node:child_process";
async function isFolder(path) {
	try {
		return (await stat$1(path)).isDirectory();
	} catch {
		return !1;
	}
}
async function nearestFolder(path) {
	let place = resolve(path);
	for (; place !== dirname(place) && !await isFolder(place);) place = dirname(place);
	return place;
}
async function standing(path) {
	try {
		return await lstat(path);
	} catch (error) {
		let { code = "" } = error;
		if ([
			"ENOENT",
			"ENOTDIR",
			"ELOOP",
			"ENAMETOOLONG"
		].includes(code)) return null;
		throw error;
	}
}
async function contentOf(path) {
	try {
		return await readFile(path);
	} catch (error) {
		if (error.code === "ENOENT") return null;
		throw error;
	}
}
async function replaceFile(path, content, mode = 438) {
	await rm(path, {
		recursive: !0,
		force: !0
	}), await writeFile(path, content, {
		flag: "wx",
		mode
	});
}
function notCheckedOut(error, side) {
	return error instanceof GitFailed ? new CouldNotMeasure(`${side} could not be checked out: ${error.message}\nIf a filter that .gitattributes names is missing (Git LFS is one), install it before this step.`) : error;
}
var GitFailed = class extends Error {
	name = "GitFailed";
};
const settings = {
	"core.hooksPath": "/dev/null",
	"core.fsmonitor": "false",
	"advice.detachedHead": "false",
	"gc.auto": "0",
	"maintenance.auto": "false",
	"submodule.recurse": "false",
	"core.splitIndex": "false",
	"core.trustctime": "true",
	"core.checkStat": "default"
}, surroundings = {
	LC_ALL: "C",
	GIT_TERMINAL_PROMPT: "0",
	GIT_OPTIONAL_LOCKS: "0",
	GIT_NO_REPLACE_OBJECTS: "1",
	GIT_AUTHOR_NAME: "benchgate",
	GIT_AUTHOR_EMAIL: "benchgate@localhost",
	GIT_COMMITTER_NAME: "benchgate",
	GIT_COMMITTER_EMAIL: "benchgate@localhost"
};
function gitIn(folder, env, program = findProgram("git", env.PATH ?? env.Path ?? "")) {
	let flags = Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
	async function start(args, options = {}) {
		let stdout = [], stderr = [], surrounded = {
			...env,
			...surroundings,
			...options.env
		};
		return options.signal || options.input ? runApart(program, [...flags, ...args], folder, surrounded, options) : {
			code: await exec(`"${program}"`, [...flags, ...args], {
				cwd: folder,
				env: surrounded,
				silent: !0,
				ignoreReturnCode: !0,
				listeners: {
					stdout: (chunk) => stdout.push(chunk),
					stderr: (chunk) => stderr.push(chunk)
				}
			}),
			stdout: Buffer.concat(stdout),
			stderr: Buffer.concat(stderr)
		};
	}
	return {
		folder,
		in: (other) => gitIn(other, env, program),
		with: (more) => gitIn(folder, {
			...env,
			...more
		}, program),
		async run(args, options) {
			let { code, stdout, stderr } = await start(args, options);
			if (code !== 0) throw new GitFailed(`git ${args.join(" ")} failed (exit code ${code}) in ${folder}: ${stderr.toString().trim()}`);
			return text(stdout);
		},
		async ask(args, options) {
			let { code, stdout } = await start(args, options);
			if (typeof code != "number") throw new GitFailed(`git ${args.join(" ")} was killed in ${folder}`);
			return code === 0 ? text(stdout) : null;
		}
	};
}
function runApart(program, args, cwd, env, { signal, input }) {
	return new Promise((resolve, reject) => {
		let isGroup = signal !== void 0 && process.platform !== "win32", child = spawn(program, args, {
			cwd,
			env,
			detached: isGroup
		}), [stdout, stderr] = [[], []];
		child.stdout.on("data", (chunk) => stdout.push(chunk)), child.stderr.on("data", (chunk) => stderr.push(chunk));
		let end = () => {
			child.pid !== void 0 && child.exitCode === null && (isGroup ? process.kill(-child.pid, "SIGTERM") : child.kill());
		};
		signal?.addEventListener("abort", end, { once: !0 }), signal?.aborted && end(), child.on("error", reject), child.on("close", (code) => {
			signal?.removeEventListener("abort", end), resolve({
				code: signal?.aborted ? code ?? 1 : code,
				stdout: Buffer.concat(stdout),
				stderr: Buffer.concat(stderr)
			});
		}), child.stdin.on("error", () => {}), child.stdin.end(input ?? "");
	});
}
function findProgram(name, searchPath) {
	let file = process.platform === "win32" ? `${name}.exe` : name, found = searchPath.split(delimiter).find((folder) => {
		try {
			return accessSync(join(folder, file), constants.X_OK), folder !== "";
		} catch {
			return !1;
		}
	});
	return found === void 0 ? name : join(found, file);
}
function text(output) {
	return output.toString("latin1").replace(/\n$/, "");
}
function nulSeparated(output) {
	return output.split("\0").filter((part) => part !== "");
}
function readable(latin1) {
	return Buffer.from(latin1, "latin1").toString("utf8");
}
async function gitPath(git, name) {
	return readable(await git.run([
		"rev-parse",
		"--path-format=absolute",
		"--git-path",
		name
	]));
}
async function refuseOldGit(git) {
	let version = await git.ask(["--version"]).catch(() => null);
	if (version === null) throw new Misconfigured("git cannot be run. Install git 2.31 or later; in a container, in its image.");
	let [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(version) ?? []).map(Number);
	if (major < 2 || major === 2 && minor < 31) throw new Misconfigured(`${version} is too old. Install git 2.31 or later.`);
}
export { nulSeparated as a, replaceFile as c, nearestFolder as d, standing as f, notCheckedOut as i, contentOf as l, gitIn as n, readable as o, gitPath as r, refuseOldGit as s, GitFailed as t, isFolder as u };
