import { exec } from "./libraries.js";
import { CouldNotMeasureError, MisconfiguredError, escapeControlCharacters, quoteShellWord, resolveProgramPathOrKeepName } from "./basics.js";
import { createUntrustedEnvironment } from "./start.js";
import { constants } from "node:fs";
import { spawn } from "node:child_process";
import { access, statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

// src/effects/git/git.ts
async function addAdviceToCheckoutError(error, side, folder) {
	if (!(error instanceof GitFailedError)) return error;
	const advice = /unable to write|write error|No space left|quota exceeded/i.test(error.message) ? await diskSpaceAdvice(folder) : isIndexLocked(error.message) ? "Make sure that no other program, such as an editor, runs git in the checkout meanwhile, or set checkout to \"worktree\"." : /: Permission denied/.test(error.message) ? "Make the folders and files named above writable for this user (\"chmod -R u+w\"; those of another user need chown)." : /^git .* was killed in /.test(error.message) ? "The system may have ended git for lack of memory, or because of a limit, such as that for the size of files (see \"ulimit -a\")." : "If a filter that .gitattributes names is missing (Git LFS is one), install it before this step.";
	return new CouldNotMeasureError(`${side} could not be checked out: ${error.message}\n${advice}`);
}
function isIndexLocked(message) {
	return /index\.lock': File exists/.test(message);
}
async function diskSpaceAdvice(folder) {
	const space = await statfs(folder).catch(() => null);
	const free = space && `${Math.floor(space.bavail * space.bsize / 2 ** 20)} MiB`;
	return `There may be too little space on the disk of ${folder}${(free && `, where ${free}${space.files > 0 ? ` and ${space.ffree} inodes` : ""} are free`) ?? ""}. Make room there, or use another disk: set checkout to "worktree", and RUNNER_TEMP (in a terminal, TMPDIR) to a folder on that disk.`;
}
var GitFailedError = class extends Error {
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
	"safe.bareRepository": "explicit",
	"core.trustctime": "true",
	"core.checkStat": "default",
	"i18n.logOutputEncoding": "UTF-8",
	"worktree.useRelativePaths": "false"
};
const baseEnv = {
	LC_ALL: "C",
	GIT_TERMINAL_PROMPT: "0",
	GIT_OPTIONAL_LOCKS: "0",
	GIT_NO_REPLACE_OBJECTS: "1",
	GIT_LITERAL_PATHSPECS: "0",
	GIT_GLOB_PATHSPECS: "0",
	GIT_NOGLOB_PATHSPECS: "0",
	GIT_ICASE_PATHSPECS: "0",
	GIT_AUTHOR_NAME: "benchgate",
	GIT_AUTHOR_EMAIL: "benchgate@localhost",
	GIT_COMMITTER_NAME: "benchgate",
	GIT_COMMITTER_EMAIL: "benchgate@localhost"
};
function createGitWithoutSecrets(folder, env) {
	const git = createGit(folder, createUntrustedEnvironment(env, []).env);
	const { SSH_AUTH_SOCK: sshAgent } = env;
	return sshAgent === void 0 ? git : git.with({ SSH_AUTH_SOCK: sshAgent });
}
function createGit(folder, env, program = resolveProgramPathOrKeepName("git", env.PATH ?? env.Path ?? "")) {
	const flags = Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
	async function start(args, options) {
		for (let attempt = 1;; attempt++) {
			const ended = await startOnce(args, options).catch((error) => {
				throw isProgramMissing(error) ? error : new MisconfiguredError(`git cannot be run${whyNotRun(error)}`);
			});
			if (ended.code === 0 || attempt === 20 || !isIndexLocked(ended.stderr.toString())) return ended;
			await setTimeout(100);
		}
	}
	async function startOnce(args, options = {}) {
		const stdout = [];
		const stderr = [];
		const commandEnv = {
			...env,
			...baseEnv,
			...options.env
		};
		if (options.signal || options.input) return spawnGit(program, [...flags, ...args], folder, commandEnv, options);
		return {
			code: await exec(`"${program}"`, [...flags, ...args], {
				cwd: folder,
				env: commandEnv,
				silent: true,
				ignoreReturnCode: true,
				listeners: {
					stdout: (chunk) => stdout.push(chunk),
					stderr: (chunk) => stderr.push(chunk)
				}
			}),
			stdout: Buffer.concat(stdout),
			stderr: Buffer.concat(stderr)
		};
	}
	const failedError = (args, code, stderr) => {
		const outcome = typeof code === "number" ? `failed (exit code ${code})` : "was killed";
		const output = stderr.toString().trim();
		return new GitFailedError(`git ${args.join(" ")} ${outcome} in ${folder}${output === "" ? "" : `: ${output}`}`);
	};
	return {
		folder,
		in: (otherFolder) => createGit(otherFolder, env, program),
		with: (moreEnv) => createGit(folder, {
			...env,
			...moreEnv
		}, program),
		async run(args, options) {
			const { code, stdout, stderr } = await start(args, options);
			if (code !== 0) throw failedError(args, code, stderr);
			return outputText(stdout);
		},
		async find(args, options) {
			const { code, stdout, stderr } = await start(args, options);
			if (code !== 0 && code !== 1) throw failedError(args, code, stderr);
			return code === 0 ? outputText(stdout) : null;
		},
		async ask(args, options) {
			const { code, stdout, stderr } = await start(args, options);
			if (typeof code !== "number") throw failedError(args, code, stderr);
			return code === 0 ? outputText(stdout) : null;
		}
	};
}
function spawnGit(program, args, cwd, env, { signal, input }) {
	return new Promise((resolve, reject) => {
		const isGroup = signal !== void 0 && process.platform !== "win32";
		const child = spawn(program, args, {
			cwd,
			env,
			detached: isGroup
		});
		const [stdout, stderr] = [[], []];
		child.stdout.on("data", (chunk) => stdout.push(chunk));
		child.stderr.on("data", (chunk) => stderr.push(chunk));
		const end = () => {
			if (child.pid === void 0 || child.exitCode !== null) return;
			if (isGroup) process.kill(-child.pid, "SIGTERM");
			else child.kill();
		};
		signal?.addEventListener("abort", end, { once: true });
		if (signal?.aborted) end();
		child.on("error", reject);
		child.on("close", (code) => {
			signal?.removeEventListener("abort", end);
			resolve({
				code: signal?.aborted ? code ?? 1 : code,
				stdout: Buffer.concat(stdout),
				stderr: Buffer.concat(stderr)
			});
		});
		child.stdin.on("error", () => {});
		child.stdin.end(input ?? "");
	});
}
function outputText(output) {
	const text = toUndecodedGitText(output);
	return text.endsWith("\n") ? text.slice(0, -1) : text;
}
function splitAtNul(output) {
	return output === "" ? [] : output.split("\0").filter((part) => part !== "");
}
function joinPathPartsWithSlash(...parts) {
	return parts.join("/");
}
function decodeGitText(text) {
	return Buffer.from(text, "latin1").toString("utf8");
}
function toUndecodedGitText(text) {
	return (typeof text === "string" ? Buffer.from(text) : text).toString("latin1");
}
async function resolvePathInGitFolder(git, name) {
	return decodeGitText(await git.run([
		"rev-parse",
		"--path-format=absolute",
		"--git-path",
		name
	]));
}
async function resolvePathsInGitFolder(git, names) {
	const args = names.flatMap((name) => ["--git-path", name]);
	const lines = (await git.run([
		"rev-parse",
		"--path-format=absolute",
		...args
	])).split("\n");
	const paths = lines.length === names.length ? lines.map(decodeGitText) : await Promise.all(names.map((name) => resolvePathInGitFolder(git, name)));
	return new Map(names.map((name, n) => [name, paths[n] ?? ""]));
}
async function refuseOldGit(git) {
	const version = await git.run(["--version"]).catch((error) => error);
	if (version instanceof MisconfiguredError) throw version;
	if (typeof version !== "string") throw new MisconfiguredError(`git cannot be run${whyNotRun(version)}`);
	const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(version) ?? []).map(Number);
	if (major < 2 || major === 2 && minor < 31) throw new MisconfiguredError(`${version} is too old. Install git 2.31 or later.`);
}
function whyNotRun(error) {
	if (error instanceof GitFailedError) return `: ${gitFailureReason(error)}. Repair that first.`;
	return isProgramMissing(error) ? ". Install git 2.31 or later; in a container, in its image." : ` (${spawnErrorCode(error)}). The limits on open files or processes may be too low for this user (see "ulimit -a"), or this user may lack permission to run git.`;
}
function isProgramMissing(error) {
	return ["ENOENT", void 0].includes(spawnErrorCode(error));
}
function spawnErrorCode(error) {
	return /\bspawn .* (E[A-Z]+)/.exec(String(error))?.[1];
}
function gitFailureReason({ message }) {
	const [, reason = message] = /fatal: (.*)/s.exec(message) ?? [];
	return escapeControlCharacters(reason.trim().replace(/\s+/g, " ").replace(/\.$/, ""));
}
function createAuthorizationEnv(url, token, server) {
	if (token === "" || !url.startsWith(`${server}/`)) return {};
	const settings = [
		["extraheader", ""],
		["extraheader", `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`],
		["followRedirects", "false"]
	];
	const entries = settings.flatMap(([key, value = ""], n) => [[`GIT_CONFIG_KEY_${n}`, `http.${server}/.${key}`], [`GIT_CONFIG_VALUE_${n}`, value]]);
	return {
		GIT_CONFIG_COUNT: String(settings.length),
		...Object.fromEntries(entries)
	};
}
async function findTopFolderOfCheckout(git) {
	try {
		return decodeGitText(await git.run(["rev-parse", "--show-toplevel"]));
	} catch (error) {
		if (!(error instanceof GitFailedError)) throw error;
		if (noCheckoutMessage.test(error.message)) return null;
		const [, folder] = distrustMessage.exec(error.message) ?? [];
		throw new MisconfiguredError(folder === void 0 ? `git cannot use the repository of ${git.folder}: ${gitFailureReason(error)}. Repair what the message names, or install the later version of git that made the repository.` : `${folder} belongs to another user, so git does not trust the repository in it (in a container, the user is often not the same as outside). Run "git config --global --add safe.directory ${quoteShellWord(folder)}" first.`);
	}
}
async function refuseUnwritableGitFolder(folder) {
	const error = await access(folder, constants.W_OK).catch((error) => error);
	if (error) throw new MisconfiguredError(`The git directory ${folder} is not writable (${error.code}), but checking out base and head requires that. Make it writable for this user; it may belong to another user, or be on a read-only file system.`);
}
const distrustMessage = /(?:dubious ownership in repository at |unsafe repository \()'([^']+)'/;
const noCheckoutMessage = /not a git repository \(or any|cannot use bare repository|must be run in a work tree/;

export { GitFailedError, addAdviceToCheckoutError, createAuthorizationEnv, createGit, createGitWithoutSecrets, decodeGitText, findTopFolderOfCheckout, gitFailureReason, joinPathPartsWithSlash, refuseOldGit, refuseUnwritableGitFolder, resolvePathInGitFolder, resolvePathsInGitFolder, splitAtNul, toUndecodedGitText };