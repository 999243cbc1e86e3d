import { delimiter, join } from "node:path";
import * as os$1 from "os";
import * as fs from "fs";
import * as path from "path";
import * as events from "events";
import * as child from "child_process";
import { setTimeout } from "timers";
import { chmod, copyFile, link, lstat, mkdir, open, readFile, readdir, readlink, rename, rm, rmdir, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { accessSync, constants as constants$1, readFileSync as readFileSync$1 } from "node:fs";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// node_modules/@actions/io/lib/io-util.js
var __awaiter$3 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { chmod: chmod$1, copyFile: copyFile$1, lstat: lstat$1, mkdir: mkdir$1, open: open$1, readdir: readdir$1, rename: rename$1, rm: rm$1, rmdir: rmdir$1, stat: stat$1, symlink: symlink$1, unlink } = fs.promises;
const IS_WINDOWS$1 = process.platform === "win32";
fs.constants.O_RDONLY;
function exists(fsPath) {
	return __awaiter$3(this, void 0, void 0, function* () {
		try {
			yield stat$1(fsPath);
		} catch (err) {
			if (err.code === "ENOENT") return false;
			throw err;
		}
		return true;
	});
}
function isRooted(p) {
	p = normalizeSeparators(p);
	if (!p) throw new Error("isRooted() parameter \"p\" cannot be empty");
	if (IS_WINDOWS$1) return p.startsWith("\\") || /^[A-Z]:/i.test(p);
	return p.startsWith("/");
}
function tryGetExecutablePath(filePath, extensions) {
	return __awaiter$3(this, void 0, void 0, function* () {
		let stats = void 0;
		try {
			stats = yield stat$1(filePath);
		} catch (err) {
			if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
		}
		if (stats && stats.isFile()) {
			if (IS_WINDOWS$1) {
				const upperExt = path.extname(filePath).toUpperCase();
				if (extensions.some((validExt) => validExt.toUpperCase() === upperExt)) return filePath;
			} else if (isUnixExecutable(stats)) return filePath;
		}
		const originalFilePath = filePath;
		for (const extension of extensions) {
			filePath = originalFilePath + extension;
			stats = void 0;
			try {
				stats = yield stat$1(filePath);
			} catch (err) {
				if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
			}
			if (stats && stats.isFile()) {
				if (IS_WINDOWS$1) {
					try {
						const directory = path.dirname(filePath);
						const upperName = path.basename(filePath).toUpperCase();
						for (const actualName of yield readdir$1(directory)) if (upperName === actualName.toUpperCase()) {
							filePath = path.join(directory, actualName);
							break;
						}
					} catch (err) {
						console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
					}
					return filePath;
				} else if (isUnixExecutable(stats)) return filePath;
			}
		}
		return "";
	});
}
function normalizeSeparators(p) {
	p = p || "";
	if (IS_WINDOWS$1) {
		p = p.replace(/\//g, "\\");
		return p.replace(/\\\\+/g, "\\");
	}
	return p.replace(/\/\/+/g, "/");
}
function isUnixExecutable(stats) {
	return (stats.mode & 1) > 0 || (stats.mode & 8) > 0 && process.getgid !== void 0 && stats.gid === process.getgid() || (stats.mode & 64) > 0 && process.getuid !== void 0 && stats.uid === process.getuid();
}
// node_modules/@actions/io/lib/io.js
var __awaiter$2 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
function which(tool, check) {
	return __awaiter$2(this, void 0, void 0, function* () {
		if (!tool) throw new Error("parameter 'tool' is required");
		if (check) {
			const result = yield which(tool, false);
			if (!result) {
				if (IS_WINDOWS$1) throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
				else throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
			}
			return result;
		}
		const matches = yield findInPath(tool);
		if (matches && matches.length > 0) return matches[0];
		return "";
	});
}
function findInPath(tool) {
	return __awaiter$2(this, void 0, void 0, function* () {
		if (!tool) throw new Error("parameter 'tool' is required");
		const extensions = [];
		if (IS_WINDOWS$1 && process.env["PATHEXT"]) {
			for (const extension of process.env["PATHEXT"].split(path.delimiter)) if (extension) extensions.push(extension);
		}
		if (isRooted(tool)) {
			const filePath = yield tryGetExecutablePath(tool, extensions);
			if (filePath) return [filePath];
			return [];
		}
		if (tool.includes(path.sep)) return [];
		const directories = [];
		if (process.env.PATH) {
			for (const p of process.env.PATH.split(path.delimiter)) if (p) directories.push(p);
		}
		const matches = [];
		for (const directory of directories) {
			const filePath = yield tryGetExecutablePath(path.join(directory, tool), extensions);
			if (filePath) matches.push(filePath);
		}
		return matches;
	});
}
// node_modules/@actions/exec/lib/toolrunner.js
var __awaiter$1 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const IS_WINDOWS = process.platform === "win32";
var ToolRunner = class extends events.EventEmitter {
	constructor(toolPath, args, options) {
		super();
		if (!toolPath) throw new Error("Parameter 'toolPath' cannot be null or empty.");
		this.toolPath = toolPath;
		this.args = args || [];
		this.options = options || {};
	}
	_debug(message) {
		if (this.options.listeners && this.options.listeners.debug) this.options.listeners.debug(message);
	}
	_getCommandString(options, noPrefix) {
		const toolPath = this._getSpawnFileName();
		const args = this._getSpawnArgs(options);
		let cmd = noPrefix ? "" : "[command]";
		if (IS_WINDOWS) {
			if (this._isCmdFile()) {
				cmd += toolPath;
				for (const a of args) cmd += ` ${a}`;
			} else if (options.windowsVerbatimArguments) {
				cmd += `"${toolPath}"`;
				for (const a of args) cmd += ` ${a}`;
			} else {
				cmd += this._windowsQuoteCmdArg(toolPath);
				for (const a of args) cmd += ` ${this._windowsQuoteCmdArg(a)}`;
			}
		} else {
			cmd += toolPath;
			for (const a of args) cmd += ` ${a}`;
		}
		return cmd;
	}
	_processLineBuffer(data, strBuffer, onLine) {
		try {
			let s = strBuffer + data.toString();
			let n = s.indexOf(os$1.EOL);
			while (n > -1) {
				onLine(s.substring(0, n));
				s = s.substring(n + os$1.EOL.length);
				n = s.indexOf(os$1.EOL);
			}
			return s;
		} catch (err) {
			this._debug(`error processing line. Failed with error ${err}`);
			return "";
		}
	}
	_getSpawnFileName() {
		if (IS_WINDOWS) {
			if (this._isCmdFile()) return process.env["COMSPEC"] || "cmd.exe";
		}
		return this.toolPath;
	}
	_getSpawnArgs(options) {
		if (IS_WINDOWS) {
			if (this._isCmdFile()) {
				let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
				for (const a of this.args) {
					argline += " ";
					argline += options.windowsVerbatimArguments ? a : this._windowsQuoteCmdArg(a);
				}
				argline += "\"";
				return [argline];
			}
		}
		return this.args;
	}
	_endsWith(str, end) {
		return str.endsWith(end);
	}
	_isCmdFile() {
		const upperToolPath = this.toolPath.toUpperCase();
		return this._endsWith(upperToolPath, ".CMD") || this._endsWith(upperToolPath, ".BAT");
	}
	_windowsQuoteCmdArg(arg) {
		if (!this._isCmdFile()) return this._uvQuoteCmdArg(arg);
		if (!arg) return "\"\"";
		const cmdSpecialChars = [
			" ",
			"	",
			"&",
			"(",
			")",
			"[",
			"]",
			"{",
			"}",
			"^",
			"=",
			";",
			"!",
			"'",
			"+",
			",",
			"`",
			"~",
			"|",
			"<",
			">",
			"\""
		];
		let needsQuotes = false;
		for (const char of arg) if (cmdSpecialChars.some((x) => x === char)) {
			needsQuotes = true;
			break;
		}
		if (!needsQuotes) return arg;
		let reverse = "\"";
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
			else if (arg[i - 1] === "\"") {
				quoteHit = true;
				reverse += "\"";
			} else quoteHit = false;
		}
		reverse += "\"";
		return reverse.split("").reverse().join("");
	}
	_uvQuoteCmdArg(arg) {
		if (!arg) return "\"\"";
		if (!arg.includes(" ") && !arg.includes("	") && !arg.includes("\"")) return arg;
		if (!arg.includes("\"") && !arg.includes("\\")) return `"${arg}"`;
		let reverse = "\"";
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
			else if (arg[i - 1] === "\"") {
				quoteHit = true;
				reverse += "\\";
			} else quoteHit = false;
		}
		reverse += "\"";
		return reverse.split("").reverse().join("");
	}
	_cloneExecOptions(options) {
		options = options || {};
		const result = {
			cwd: options.cwd || process.cwd(),
			env: options.env || process.env,
			silent: options.silent || false,
			windowsVerbatimArguments: options.windowsVerbatimArguments || false,
			failOnStdErr: options.failOnStdErr || false,
			ignoreReturnCode: options.ignoreReturnCode || false,
			delay: options.delay || 1e4
		};
		result.outStream = options.outStream || process.stdout;
		result.errStream = options.errStream || process.stderr;
		return result;
	}
	_getSpawnOptions(options, toolPath) {
		options = options || {};
		const result = {};
		result.cwd = options.cwd;
		result.env = options.env;
		result["windowsVerbatimArguments"] = options.windowsVerbatimArguments || this._isCmdFile();
		if (options.windowsVerbatimArguments) result.argv0 = `"${toolPath}"`;
		return result;
	}
	exec() {
		return __awaiter$1(this, void 0, void 0, function* () {
			if (!isRooted(this.toolPath) && (this.toolPath.includes("/") || IS_WINDOWS && this.toolPath.includes("\\"))) this.toolPath = path.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
			this.toolPath = yield which(this.toolPath, true);
			return new Promise((resolve, reject) => __awaiter$1(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`);
				this._debug("arguments:");
				for (const arg of this.args) this._debug(`   ${arg}`);
				const optionsNonNull = this._cloneExecOptions(this.options);
				if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + os$1.EOL);
				const state = new ExecState(optionsNonNull, this.toolPath);
				state.on("debug", (message) => {
					this._debug(message);
				});
				if (this.options.cwd && !(yield exists(this.options.cwd))) return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
				const fileName = this._getSpawnFileName();
				const cp = child.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
				let stdbuffer = "";
				if (cp.stdout) cp.stdout.on("data", (data) => {
					if (this.options.listeners && this.options.listeners.stdout) this.options.listeners.stdout(data);
					if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(data);
					stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
						if (this.options.listeners && this.options.listeners.stdline) this.options.listeners.stdline(line);
					});
				});
				let errbuffer = "";
				if (cp.stderr) cp.stderr.on("data", (data) => {
					state.processStderr = true;
					if (this.options.listeners && this.options.listeners.stderr) this.options.listeners.stderr(data);
					if (!optionsNonNull.silent && optionsNonNull.errStream && optionsNonNull.outStream) (optionsNonNull.failOnStdErr ? optionsNonNull.errStream : optionsNonNull.outStream).write(data);
					errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
						if (this.options.listeners && this.options.listeners.errline) this.options.listeners.errline(line);
					});
				});
				cp.on("error", (err) => {
					state.processError = err.message;
					state.processExited = true;
					state.processClosed = true;
					state.CheckComplete();
				});
				cp.on("exit", (code) => {
					state.processExitCode = code;
					state.processExited = true;
					this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
					state.CheckComplete();
				});
				cp.on("close", (code) => {
					state.processExitCode = code;
					state.processExited = true;
					state.processClosed = true;
					this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
					state.CheckComplete();
				});
				state.on("done", (error, exitCode) => {
					if (stdbuffer.length > 0) this.emit("stdline", stdbuffer);
					if (errbuffer.length > 0) this.emit("errline", errbuffer);
					cp.removeAllListeners();
					if (error) reject(error);
					else resolve(exitCode);
				});
				if (this.options.input) {
					if (!cp.stdin) throw new Error("child process missing stdin");
					cp.stdin.end(this.options.input);
				}
			}));
		});
	}
};
function argStringToArray(argString) {
	const args = [];
	let inQuotes = false;
	let escaped = false;
	let arg = "";
	function append(c) {
		if (escaped && c !== "\"") arg += "\\";
		arg += c;
		escaped = false;
	}
	for (let i = 0; i < argString.length; i++) {
		const c = argString.charAt(i);
		if (c === "\"") {
			if (!escaped) inQuotes = !inQuotes;
			else append(c);
			continue;
		}
		if (c === "\\" && escaped) {
			append(c);
			continue;
		}
		if (c === "\\" && inQuotes) {
			escaped = true;
			continue;
		}
		if (c === " " && !inQuotes) {
			if (arg.length > 0) {
				args.push(arg);
				arg = "";
			}
			continue;
		}
		append(c);
	}
	if (arg.length > 0) args.push(arg.trim());
	return args;
}
var ExecState = class ExecState extends events.EventEmitter {
	constructor(options, toolPath) {
		super();
		this.processClosed = false;
		this.processError = "";
		this.processExitCode = 0;
		this.processExited = false;
		this.processStderr = false;
		this.delay = 1e4;
		this.done = false;
		this.timeout = null;
		if (!toolPath) throw new Error("toolPath must not be empty");
		this.options = options;
		this.toolPath = toolPath;
		if (options.delay) this.delay = options.delay;
	}
	CheckComplete() {
		if (this.done) return;
		if (this.processClosed) this._setResult();
		else if (this.processExited) this.timeout = setTimeout(ExecState.HandleTimeout, this.delay, this);
	}
	_debug(message) {
		this.emit("debug", message);
	}
	_setResult() {
		let error;
		if (this.processExited) {
			if (this.processError) error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
			else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
			else if (this.processStderr && this.options.failOnStdErr) error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
		}
		if (this.timeout) {
			clearTimeout(this.timeout);
			this.timeout = null;
		}
		this.done = true;
		this.emit("done", error, this.processExitCode);
	}
	static HandleTimeout(state) {
		if (state.done) return;
		if (!state.processClosed && state.processExited) {
			const message = `The STDIO streams did not close within ${state.delay / 1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
			state._debug(message);
		}
		state._setResult();
	}
};
// node_modules/@actions/exec/lib/exec.js
var __awaiter = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
function exec(commandLine, args, options) {
	return __awaiter(this, void 0, void 0, function* () {
		const commandArgs = argStringToArray(commandLine);
		if (commandArgs.length === 0) throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
		const toolPath = commandArgs[0];
		args = commandArgs.slice(1).concat(args || []);
		return new ToolRunner(toolPath, args, options).exec();
	});
}
// src/core/errors.ts
var Misconfigured = class extends Error {
	name = "Misconfigured";
};
var CouldNotMeasure = class extends Error {
	name = "CouldNotMeasure";
	output;
	constructor(message, output = "") {
		super(message);
		this.output = output;
	}
};
var Cancelled = class extends Error {
	name = "Cancelled";
};
// src/core/report/escape.ts
const longest = 200;
function inlineCode(name, most = longest) {
	return shorten(visible(name), most).split("|").map((piece) => piece === "" ? "" : span(piece)).join("<code>&#124;</code>") || "(no name)";
}
const inert = /^([A-Za-z\d ,./-]|(?<=[A-Za-z\d])_+(?=[A-Za-z\d]))*( pull request #\d+)?$/;
function inlineText(text) {
	return inert.test(text) && !/www\.|\bgh-\d/i.test(text) ? text : inlineCode(text);
}
function codeSpan(text, most) {
	return span(shorten(visible(text), most));
}
function span(text) {
	const fence = "`".repeat(longestRun(text, 1));
	const padding = /^`|`$|^ .*[^ ].* $/.test(text) ? " " : "";
	return `${fence}${padding}${text}${padding}${fence}`;
}
function longestRun(text, least) {
	return Math.max(least, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1));
}
function codeBlock(text, language = "") {
	const fence = "`".repeat(longestRun(text, 3));
	return `${fence}${language}\n${withoutColours(text).split(/\r?\n/).map(visible).join("\n")}\n${fence}`;
}
function visible(text) {
	return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, (character) => character === "	" ? " " : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
}
function withoutColours(text) {
	return text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, "");
}
function shorten(name, most) {
	const characters = [...name];
	return characters.length <= most ? name : `${characters.slice(0, most - 1).join("")}…`;
}
// src/core/report/failure.ts
const longestMessage = 4e3;
function failureReport(error) {
	const output = error instanceof CouldNotMeasure ? error.output : "";
	return [
		`## ⚠️ Benchgate: ${title(error)}`,
		codeBlock(messageOf(error), "text"),
		output === "" ? "" : `The last lines of its output:\n\n${codeBlock(output, "text")}`,
		"There is no verdict, so the check fails: a gate that measured nothing must not pass."
	].filter((part) => part !== "").join("\n\n").concat("\n");
}
function failureLine(error) {
	return visible(messageOf(error).replace(/\s*\n\s*/g, " "));
}
function messageOf(error) {
	if (error instanceof Error && "suppressed" in error && "error" in error) return `${messageOf(error.error)}\nBefore that: ${messageOf(error.suppressed)}`;
	const message = (error instanceof Error ? error.message : typeof error === "string" ? error : "") || "an unknown error";
	return message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`;
}
function title(error) {
	if (error instanceof Misconfigured) return "a setting needs your attention";
	if (error instanceof CouldNotMeasure) return "could not measure";
	return "something went wrong";
}
// src/effects/folder.ts
async function isFolder(path) {
	try {
		return (await stat(path)).isDirectory();
	} catch {
		return false;
	}
}
async function standing(path) {
	try {
		return await lstat(path);
	} catch (error) {
		const code = error.code;
		if (code === "ENOENT" || code === "ENOTDIR" || code === "ELOOP") return null;
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
// src/effects/replace-file.ts
async function replaceFile(path, content) {
	await rm(path, {
		recursive: true,
		force: true
	});
	await writeFile(path, content, { flag: "wx" });
}
// src/effects/git/git.ts
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
	"core.splitIndex": "false"
};
const surroundings = {
	LC_ALL: "C",
	GIT_TERMINAL_PROMPT: "0",
	GIT_OPTIONAL_LOCKS: "0",
	GIT_AUTHOR_NAME: "benchgate",
	GIT_AUTHOR_EMAIL: "benchgate@localhost",
	GIT_COMMITTER_NAME: "benchgate",
	GIT_COMMITTER_EMAIL: "benchgate@localhost"
};
function gitIn(folder, env) {
	const program = findProgram("git", env.PATH ?? env.Path ?? "");
	const flags = Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
	async function start(args, options = {}) {
		const stdout = [];
		const stderr = [];
		return {
			code: await exec(`"${program}"`, [...flags, ...args], {
				cwd: folder,
				env: {
					...env,
					...surroundings,
					...options.env
				},
				silent: true,
				ignoreReturnCode: true,
				listeners: {
					stdout: (chunk) => stdout.push(chunk),
					stderr: (chunk) => stderr.push(chunk)
				},
				...options.input && { input: options.input }
			}),
			stdout: Buffer.concat(stdout),
			stderr: Buffer.concat(stderr)
		};
	}
	return {
		folder,
		in: (other) => gitIn(other, env),
		async run(args, options) {
			const { code, stdout, stderr } = await start(args, options);
			if (code !== 0) throw new GitFailed(`git ${args.join(" ")} failed (exit code ${code}) in ${folder}: ${stderr.toString().trim()}`);
			return text(stdout);
		},
		async ask(args, options) {
			const { code, stdout } = await start(args, options);
			return code === 0 ? text(stdout) : null;
		}
	};
}
function findProgram(name, searchPath) {
	const file = process.platform === "win32" ? `${name}.exe` : name;
	const found = searchPath.split(delimiter).find((folder) => {
		try {
			accessSync(join(folder, file), constants$1.X_OK);
			return folder !== "";
		} catch {
			return false;
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
// src/effects/git/journal.ts
const fileName = "journal.json";
async function readJournal(folder) {
	try {
		return JSON.parse(await readFile(join(folder, fileName), "utf8"));
	} catch (error) {
		if (error.code === "ENOENT") return null;
		throw error;
	}
}
async function beginJournal(folder, journal) {
	const first = join(folder, `${fileName}.${process.pid}`);
	await writeSynced(first, journal);
	try {
		await link(first, join(folder, fileName));
		return true;
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw error;
	} finally {
		await rm(first, { force: true });
	}
}
async function writeJournal(folder, journal) {
	const next = join(folder, `${fileName}.next`);
	await writeSynced(next, journal);
	await rename(next, join(folder, fileName));
}
async function writeSynced(path, journal) {
	const file = await open(path, "w");
	try {
		await file.writeFile(JSON.stringify(journal));
		await file.sync();
	} finally {
		await file.close();
	}
}
function holder() {
	return {
		pid: process.pid,
		pidStarted: startOf(process.pid)
	};
}
function isHeld({ pid, pidStarted, started }) {
	if (pidStarted !== null && startOf(pid) !== pidStarted) return false;
	if (pid === process.pid) return Date.parse(started) >= Date.now() - process.uptime() * 1e3;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
function startOf(pid) {
	try {
		const ticks = readFileSync$1(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19];
		return `${readFileSync$1("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${ticks}`;
	} catch {
		return null;
	}
}
// src/effects/git/paths.ts
function bytes(root, ...parts) {
	return Buffer.concat([Buffer.from(root), ...parts.map((part) => Buffer.from(`/${part}`, "latin1"))]);
}
function isInside(path) {
	const parts = path.split("/");
	return parts[0] !== ".git" && parts.every((part) => part !== "" && part !== "." && part !== "..");
}
function foldersAbove(path) {
	const parts = path.split("/");
	return parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join("/"));
}
function standingBelow(root, path) {
	return looking(root)(path);
}
function looking(root) {
	const folders = new Map();
	return async (path) => {
		for (const above of foldersAbove(path)) {
			const known = folders.get(above) ?? (await standing(bytes(root, above)))?.isDirectory() ?? false;
			folders.set(above, known);
			if (!known) return null;
		}
		return standing(bytes(root, path));
	};
}
async function below(folder) {
	const files = [];
	const folders = [];
	const look = async (place, prefix) => {
		for (const entry of await readdir(place, {
			withFileTypes: true,
			encoding: "buffer"
		})) {
			const name = entry.name;
			const path = prefix + name.toString("latin1");
			const inside = Buffer.concat([
				place,
				Buffer.from("/"),
				name
			]);
			if (name.toString("latin1").endsWith(unfinished)) continue;
			if (!entry.isDirectory() || await standing(Buffer.concat([inside, Buffer.from("/.git")]))) files.push(path);
			else {
				folders.push(path);
				await look(inside, `${path}/`);
			}
		}
	};
	if ((await standing(folder))?.isDirectory()) await look(folder, "");
	return {
		files,
		folders
	};
}
const unfinished = ".benchgate-copying";
async function move(from, to) {
	await mkdir(to.subarray(0, to.lastIndexOf("/")), { recursive: true });
	try {
		await renameAnyway(from, to);
	} catch (error) {
		if (error.code !== "EXDEV") throw error;
		const copy = Buffer.concat([to, Buffer.from(unfinished)]);
		await rm(copy, {
			recursive: true,
			force: true
		});
		await copyWhole(from, copy);
		await rename(copy, to);
		await rm(from, { recursive: true });
	}
}
async function renameAnyway(from, to) {
	try {
		await rename(from, to);
	} catch (error) {
		if (error.code !== "EACCES") throw error;
		const protectedFolders = [
			from.subarray(0, from.lastIndexOf("/")),
			from,
			to.subarray(0, to.lastIndexOf("/"))
		];
		const modes = await Promise.all(protectedFolders.map(async (folder) => (await lstat(folder)).mode & 4095));
		const isFolder = (await lstat(from)).isDirectory();
		for (const [index, folder] of protectedFolders.entries()) if (index !== 1 || isFolder) await chmod(folder, modes[index] | 448);
		await rename(from, to);
		await chmod(protectedFolders[0], modes[0]);
		if (isFolder) await chmod(to, modes[1]);
		await chmod(protectedFolders[2], modes[2]);
	}
}
async function removeWhole(folder) {
	try {
		await rm(folder, {
			recursive: true,
			force: true
		});
	} catch (error) {
		if (error.code !== "EACCES") throw error;
		await unprotect(Buffer.from(folder));
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function unprotect(folder) {
	await chmod(folder, 448);
	for (const entry of await readdir(folder, {
		withFileTypes: true,
		encoding: "buffer"
	})) if (entry.isDirectory()) await unprotect(Buffer.concat([
		folder,
		Buffer.from("/"),
		entry.name
	]));
}
async function copyWhole(from, to) {
	const there = await lstat(from);
	if (there.isSymbolicLink()) return symlink(await readlink(from, { encoding: "buffer" }), to);
	if (there.isDirectory()) {
		await mkdir(to);
		for (const name of await readdir(from, { encoding: "buffer" })) {
			const end = Buffer.concat([Buffer.from("/"), name]);
			await copyWhole(Buffer.concat([from, end]), Buffer.concat([to, end]));
		}
		await chmod(to, there.mode & 4095);
	} else if (there.isFile()) await copyFile(from, to, constants$1.COPYFILE_FICLONE);
	else return;
	await utimes(to, there.atime, there.mtime);
}
async function removeEmptied(root, path) {
	for (const above of foldersAbove(path).toReversed()) try {
		if (`${process.cwd()}/`.startsWith(`${bytes(root, above)}/`)) return;
		await rmdir(bytes(root, above));
	} catch {
		return;
	}
}
// src/effects/git/outline.ts
async function takeOutline(git, commits) {
	const paths = new Set();
	const changed = new Set();
	for (const entry of nulSeparated(await git.run([
		"status",
		"--porcelain=v2",
		"-z",
		"--untracked-files=all",
		"--no-renames"
	]))) {
		if (entry.startsWith("? ")) paths.add(entry.slice(2).replace(/\/$/, ""));
		if (entry.startsWith("1 ")) changed.add(entry.split(" ").slice(8).join(" "));
	}
	const tracked = await modesInIndex(git);
	for (const path of [...tracked.keys(), ...changed]) paths.add(path);
	for (const commit of commits) for (const path of nulSeparated(await git.run([
		"diff",
		"--name-only",
		"-z",
		"--no-renames",
		"--diff-filter=A",
		"HEAD",
		commit,
		"--"
	]))) paths.add(path);
	const look = looking(git.folder);
	const candidates = new Set();
	const files = [];
	for (const path of paths) {
		for (const above of foldersAbove(path)) candidates.add(above);
		const there = await look(path);
		const mode = tracked.get(path);
		if (there?.isFile() && (changed.has(path) || mode && modeOf(there) !== usualMode(mode))) files.push([path, modeOf(there)]);
		if (there?.isDirectory() && mode !== "160000" && !await standing(bytes(git.folder, path, ".git"))) {
			candidates.add(path);
			for (const inside of (await below(bytes(git.folder, path))).folders) candidates.add(`${path}/${inside}`);
		}
	}
	const folders = [];
	for (const path of [...candidates].sort((a, b) => a.length - b.length)) {
		const there = await look(path);
		if (there?.isDirectory()) folders.push([path, modeOf(there)]);
	}
	return {
		folders,
		files
	};
}
async function applyOutline(git, { folders, files }) {
	for (const [path, mode] of folders) {
		const place = bytes(git.folder, path);
		await mkdir(place, { recursive: true }).catch(() => null);
		const there = await standingBelow(git.folder, path);
		if (there?.isDirectory() && modeOf(there) !== mode) await chmod(place, mode);
	}
	const modes = new Map(files);
	for (const [path, mode] of await modesInIndex(git)) modes.set(path, modes.get(path) ?? usualMode(mode));
	const look = looking(git.folder);
	for (const [path, mode] of modes) {
		const there = await look(path);
		if (there?.isFile() && modeOf(there) !== mode) await chmod(bytes(git.folder, path), mode);
	}
}
async function oddLineEnds(git) {
	const converts = (await git.ask(["config", "core.autocrlf"]))?.toLowerCase() === "true";
	if (!converts && !await git.ask([
		"config",
		"--get-regexp",
		"^core\\.(autocrlf|eol)$"
	])) return [];
	return nulSeparated(await git.run([
		"ls-files",
		"--eol",
		"-z"
	])).filter((entry) => {
		const [, index, tree] = /^i\/(\S*) *w\/(\S*) /.exec(entry) ?? [];
		return converts ? tree === "lf" || tree === "mixed" : index !== tree;
	}).map((entry) => entry.slice(entry.indexOf("	") + 1));
}
async function modesInIndex(git) {
	const entries = nulSeparated(await git.run([
		"ls-files",
		"--stage",
		"-z"
	]));
	return new Map(entries.map((entry) => [entry.slice(entry.indexOf("	") + 1), entry.slice(0, 6)]));
}
function usualMode(inIndex) {
	return (inIndex === "100755" ? 511 : 438) & ~process.umask();
}
function modeOf({ mode }) {
	return mode & 4095;
}
// src/effects/git/changes.ts
async function changes(git) {
	const status = nulSeparated(await git.run([
		"status",
		"--porcelain=v2",
		"-z",
		"--untracked-files=all",
		"--ignored=matching",
		"--no-renames",
		"--ignore-submodules=all"
	]));
	const present = [];
	const ignored = [];
	const deleted = [];
	for (const entry of status) {
		const path = entry.split(" ").slice({
			"?": 1,
			"!": 1,
			u: 10
		}[entry.charAt(0)] ?? 8).join(" ").replace(/\/$/, "");
		if (entry.startsWith("! ")) ignored.push(path);
		else if (/^1 (D.|.D) /.test(entry)) deleted.push(path);
		else present.push(path);
	}
	return {
		present,
		ignored,
		deleted
	};
}
async function flaggedFiles(git) {
	const sparse = await isSparse(git);
	return nulSeparated(await git.run([
		"ls-files",
		"-v",
		"-z"
	])).filter((entry) => /^[a-z]/.test(entry) || entry.startsWith("S") && !sparse).map((entry) => entry.slice(2));
}
async function isSparse(git) {
	return await git.ask([
		"config",
		"--type=bool",
		"core.sparseCheckout"
	]) === "true";
}
async function index(git) {
	const entries = nulSeparated(await git.run([
		"ls-files",
		"--stage",
		"-z"
	]));
	const pathOf = (entry) => entry.slice(entry.indexOf("	") + 1);
	return {
		tracked: new Set(entries.map(pathOf)),
		links: new Set(entries.filter((entry) => entry.startsWith("160000")).map(pathOf))
	};
}
async function differences(git, commits) {
	const changed = new Set();
	const added = new Set();
	for (const commit of new Set(commits)) {
		const found = nulSeparated(await git.run([
			"diff",
			"--raw",
			"-z",
			"--no-renames",
			"HEAD",
			commit,
			"--"
		]));
		for (let i = 0; i + 1 < found.length; i += 2) {
			const path = found[i + 1] ?? "";
			const [before, after] = found[i]?.split(" ") ?? [];
			if (before === ":000000" && after !== "160000") added.add(path);
			else changed.add(path);
		}
	}
	return {
		changed,
		added
	};
}
async function lostLinks(git, links, commits) {
	const lost = new Set();
	for (const commit of links.size === 0 ? [] : new Set(["HEAD", ...commits])) {
		const there = new Set(nulSeparated(await git.run([
			"ls-tree",
			"-r",
			"-z",
			commit
		])).map(linkIn));
		for (const link of links) if (!there.has(link)) lost.add(link);
	}
	return [...lost];
}
async function repositoriesAmong(git, tracked) {
	const found = [];
	for (const folder of new Set([...tracked].flatMap(foldersAbove))) if (await standingBelow(git.folder, `${folder}/.git`)) found.push(`${folder}/.git`);
	return found;
}
function linkIn(entry) {
	return entry.startsWith("160000") ? entry.slice(entry.indexOf("	") + 1) : null;
}
async function inTheWay(git, paths, tracked) {
	const found = new Set();
	for (const path of paths) for (const part of [...foldersAbove(path), path]) {
		const there = await standing(bytes(git.folder, part));
		if (!there) break;
		if (there.isDirectory() && part !== path) continue;
		const blocking = !there.isDirectory() || await standing(bytes(git.folder, part, ".git")) ? [part] : (await below(bytes(git.folder, part))).files.map((file) => `${part}/${file}`);
		for (const one of blocking) if (!tracked.has(one) || one === path) found.add(one);
		break;
	}
	return [...found];
}
// src/effects/git/shelf.ts
const deletedName = "deleted.json";
const movedName = "moved.json";
const filesName = "files";
async function shelve(git, folder, shelving) {
	await mkdir(folder, { recursive: true });
	const flagged = await flaggedFiles(git);
	const { present, ignored, deleted } = await changes(git);
	const { tracked, links } = await index(git);
	const differing = await differences(git, shelving.entering);
	const moved = new Set([
		...flagged,
		...present,
		...ignored,
		...await lostLinks(git, links, shelving.entering)
	]);
	for (const path of await inTheWay(git, [
		...differing.added,
		...deleted,
		...flagged
	], tracked)) moved.add(path);
	const gone = new Set(deleted);
	if (shelving.unchanged) {
		const all = await isSparse(git) ? tracked : [...differing.changed, ...await oddLineEnds(git)];
		for (const path of all) if (tracked.has(path) && !links.has(path) && !gone.has(path)) moved.add(path);
		for (const path of await repositoriesAmong(git, tracked)) moved.add(path);
	}
	for (const path of flagged) gone.add(path);
	for (const path of moved) if (await standingBelow(git.folder, path)) gone.delete(path);
	else moved.delete(path);
	for (const path of moved) if (foldersAbove(path).some((above) => moved.has(above))) moved.delete(path);
	await writeList(folder, movedName, [...moved]);
	for (const path of moved) {
		await move(bytes(git.folder, path), bytes(folder, filesName, path));
		await removeEmptied(git.folder, path);
	}
	await writeList(folder, deletedName, [...gone]);
	if (flagged.length > 0) await unflag(git, flagged);
	return {
		moved: [...moved],
		deleted: [...gone],
		ignored
	};
}
async function copyShelf(git, from, to, paths, commit) {
	const tracked = new Set(nulSeparated(await git.run([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		commit
	])));
	const wanted = paths.filter((path) => ![...foldersAbove(path), path].some((part) => tracked.has(part)));
	const unread = [];
	await mkdir(to, { recursive: true });
	for (const path of wanted) {
		const target = bytes(to, filesName, path);
		await mkdir(target.subarray(0, target.lastIndexOf("/")), { recursive: true });
		await copyWhole(bytes(from, filesName, path), target).catch(async (error) => {
			if (error.code !== "EACCES") throw error;
			await rm(target, {
				recursive: true,
				force: true
			});
			unread.push(path);
		});
	}
	await writeList(to, movedName, wanted.filter((path) => !unread.includes(path)));
	await writeList(to, deletedName, []);
	return unread;
}
async function unshelve(git, folder) {
	const kept = [];
	const { tracked } = await index(git);
	for (const path of await readList(folder, deletedName)) {
		const there = await standingBelow(git.folder, path);
		if (!tracked.has(path) || !there || there.isDirectory()) continue;
		await rm(bytes(git.folder, path));
		await removeEmptied(git.folder, path);
	}
	await rm(join(folder, deletedName), { force: true });
	for (const path of await readList(folder, movedName)) {
		if (!await standing(bytes(folder, filesName, path))) continue;
		await makeWay(git, path, tracked, kept);
		await move(bytes(folder, filesName, path), bytes(git.folder, path));
	}
	for (const path of (await below(bytes(folder, filesName))).files) {
		await makeWay(git, path, tracked, kept);
		await move(bytes(folder, filesName, path), bytes(git.folder, path));
	}
	await removeWhole(folder);
	return kept;
}
async function renewLists(folder, { moved, deleted }) {
	await mkdir(folder, { recursive: true });
	await writeList(folder, movedName, moved);
	await writeList(folder, deletedName, deleted);
	const missing = [];
	for (const path of moved) if (!await standing(bytes(folder, filesName, path))) missing.push(path);
	return missing;
}
async function isComplete(folder) {
	return await standing(join(folder, deletedName)) !== null;
}
async function writeList(folder, name, paths) {
	await writeFile(join(folder, `${name}.next`), JSON.stringify(paths));
	await rename(join(folder, `${name}.next`), join(folder, name));
}
async function readList(folder, name) {
	const text = await contentOf(join(folder, name));
	const paths = text === null ? [] : JSON.parse(text.toString());
	const outside = paths.find((path) => !isInside(path));
	if (outside !== void 0) throw new Error(`${join(folder, name)} has been tampered with: it names ${readable(outside)}. Nothing was moved.`);
	return paths;
}
async function unflag(git, paths) {
	const input = Buffer.from(paths.map((path) => `${path}\0`).join(""), "latin1");
	for (const flag of ["--no-assume-unchanged", "--no-skip-worktree"]) await git.run([
		"update-index",
		"-z",
		flag,
		"--stdin"
	], { input });
}
async function makeWay(git, path, tracked, kept) {
	for (const above of foldersAbove(path)) {
		const there = await standing(bytes(git.folder, above));
		if (there && !there.isDirectory()) await keepBeside(git, above, kept);
	}
	const target = bytes(git.folder, path);
	const there = await standing(target);
	if (!there) return;
	const inside = there.isDirectory() ? (await below(target)).files : [];
	if (tracked.has(path) || there.isDirectory() && inside.every((one) => tracked.has(`${path}/${one}`))) await rm(target, { recursive: true });
	else await keepBeside(git, path, kept);
}
async function keepBeside(git, path, kept) {
	for (let n = 1;; n++) {
		const name = `${path}.benchgate-${n}`;
		if (await standing(bytes(git.folder, name))) continue;
		await move(bytes(git.folder, path), bytes(git.folder, name));
		kept.push(name);
		return;
	}
}
// src/effects/git/state.ts
const names = {
	yours: "yours",
	left: "left",
	outline: "outline.json"
};
async function stateFolder(git) {
	return join(readable(await git.run(["rev-parse", "--absolute-git-dir"])), "benchgate");
}
async function gitPath(git, name) {
	return readable(await git.run([
		"rev-parse",
		"--path-format=absolute",
		"--git-path",
		name
	]));
}
const kept = [
	"index",
	"logs/HEAD",
	"SQUASH_MSG",
	"MERGE_MSG",
	"AUTO_MERGE",
	"HEAD"
];
async function keepGitFiles(git, folder) {
	const files = new Map();
	for (const name of kept) {
		const copy = join(folder, fileOf(name));
		await copyIfThere(await gitPath(git, name), copy);
		if (await standing(copy)) files.set(name, await readFile(copy));
	}
	return files;
}
async function renewGitFiles(folder, files) {
	for (const [name, content] of files) {
		const copy = join(folder, fileOf(name));
		if (!await standing(copy)) await replaceFile(copy, content);
	}
}
async function putBackGitFiles(git, folder) {
	if (!await standing(join(folder, "HEAD"))) return;
	for (const name of kept) {
		const [from, to] = [join(folder, fileOf(name)), await gitPath(git, name)];
		if (await standing(from)) await copyIfThere(from, to);
		else await rm(to, { force: true });
	}
}
const configuration = [
	"config",
	"config.worktree",
	"info/attributes",
	"info/exclude",
	"info/sparse-checkout"
];
async function keepConfiguration(git) {
	const paths = await Promise.all(configuration.map((name) => gitPath(git, name)));
	const before = await Promise.all(paths.map(contentOf));
	return async () => {
		for (const [index, path] of paths.entries()) {
			const content = before[index] ?? null;
			const there = await standing(path);
			if (there?.isFile() ? content?.equals(await contentOf(path) ?? Buffer.alloc(0)) : !there && !content) continue;
			await rm(path, {
				recursive: true,
				force: true
			});
			if (content !== null) await replaceFile(path, content);
		}
	};
}
async function readOutline(folder) {
	const text = await contentOf(join(folder, names.outline));
	if (text === null) return {
		folders: [],
		files: []
	};
	const { folders, files } = JSON.parse(text.toString());
	const harmless = (list) => list.filter(([path]) => isInside(path)).map(([path, mode]) => [path, mode & 2047]);
	return {
		folders: harmless(folders),
		files: harmless(files)
	};
}
async function writeOutline(folder, outline) {
	const path = join(folder, names.outline);
	await writeFile(`${path}.next`, JSON.stringify(outline));
	await rename(`${path}.next`, path);
}
function fileOf(name) {
	return name.replace("/", "-");
}
async function copyIfThere(from, to) {
	const there = await standing(from);
	if (!there?.isFile()) return;
	await copyFile(from, `${to}.next`);
	const time = Math.floor(there.mtimeMs / 1e3);
	await utimes(`${to}.next`, time, time);
	await rename(`${to}.next`, to);
}
// src/effects/git/submodules.ts
async function submodulesToSwitch(git, commits) {
	const links = new Set();
	for (const commit of ["HEAD", ...commits]) links.add((await linksOf(git, commit)).join("\n"));
	if (links.size === 1) return null;
	const dirty = nulSeparated(await git.run([
		"status",
		"--porcelain=v2",
		"-z",
		"--untracked-files=normal",
		"--ignore-submodules=none"
	])).find((entry) => /^1 .. S.*[CMU]/.test(entry.slice(0, 10)));
	if (dirty) throw new CouldNotMeasure(`Base and head have different submodules, and ${readable(dirty.split(" ").slice(8).join(" "))} has uncommitted work that switching would lose. Commit it or run "git submodule update" first.`);
	const branches = {};
	for (const path of pathsIn(nulSeparated(await git.run([
		"ls-files",
		"--stage",
		"-z"
	])))) if (await standing(join(git.folder, path, ".git"))) branches[path] = await git.in(join(git.folder, path)).ask([
		"symbolic-ref",
		"--quiet",
		"HEAD"
	]);
	return branches;
}
async function returnToBranches(git, branches) {
	const updated = await git.ask([
		"submodule",
		"update",
		"--recursive",
		"--force"
	]);
	for (const [path, branch] of Object.entries(branches)) {
		if (branch === null || !await isFolder(join(git.folder, path))) continue;
		const submodule = git.in(join(git.folder, path));
		const at = await submodule.ask([
			"rev-parse",
			"--verify",
			"--quiet",
			branch
		]);
		if (at !== null && at === await submodule.ask([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		])) await submodule.run([
			"symbolic-ref",
			"HEAD",
			branch
		]);
	}
	return updated !== null;
}
async function linksOf(git, commit) {
	return nulSeparated(await git.run([
		"ls-tree",
		"-r",
		"-z",
		commit
	])).filter((entry) => entry.startsWith("160000"));
}
function pathsIn(entries) {
	return entries.filter((entry) => entry.startsWith("160000")).map((entry) => readable(entry.slice(entry.indexOf("	") + 1)));
}
// src/effects/git/restore.ts
async function recoverCheckout(git, console) {
	const folder = await stateFolder(git);
	const journal = await readJournal(folder);
	if (journal === null) return false;
	if (isHeld(journal)) throw inUse(journal);
	console.warn(`A Benchgate run of ${journal.started} was ended before it could put this checkout back. Doing so now.`);
	await writeJournal(folder, {
		...journal,
		...holder()
	});
	await gitToEnd(git);
	await restore(git, folder, console, null);
	return true;
}
async function restore(git, folder, console, taken) {
	const journal = taken?.journal ?? await readJournal(folder);
	if (journal === null) return;
	await mkdir(folder, { recursive: true });
	const shelf = join(folder, names.yours);
	const lost = taken?.shelved ? await renewLists(shelf, taken.shelved) : [];
	for (const lock of [
		"index.lock",
		"HEAD.lock",
		"config.lock"
	]) await rm(await gitPath(git, lock), {
		recursive: true,
		force: true
	});
	const outline = taken?.outline ?? await readOutline(folder);
	if (journal.phase === "measuring") {
		await shelve(git, join(folder, names.left), {
			entering: [journal.sha],
			unchanged: false
		});
		await git.run([
			"checkout",
			"--force",
			"--detach",
			journal.sha,
			"--"
		]);
		if (journal.submodules) await git.ask([
			"submodule",
			"update",
			"--recursive",
			"--force"
		]);
		await writeJournal(folder, {
			...journal,
			phase: "restoring"
		});
	}
	for (const name of await unshelve(git, shelf)) console.warn(`A benchmark wrote where a file of yours belongs; its version is now ${readable(name)}`);
	await applyOutline(git, outline);
	if (journal.phase !== "shelving" && journal.branch !== null) await git.run([
		"symbolic-ref",
		"HEAD",
		readable(journal.branch)
	]);
	if (taken) await renewGitFiles(folder, taken.gitFiles);
	await putBackGitFiles(git, folder);
	if (journal.submodules && !await returnToBranches(git, journal.submodules)) console.warn("A submodule could not be switched back. \"git submodule update --recursive\" does it.");
	if (journal.stash && lost.length === 0) await dropStash(git, journal.stash);
	if (taken === null && await standing(join(folder, names.left, "files"))) {
		const aside = `${folder}-left-${Date.now()}`;
		await rename(join(folder, names.left), aside);
		console.warn(`Files found uncommitted while a side was checked out were kept in ${aside}; delete it if nothing in it is yours`);
	}
	await removeWhole(`${folder}-done`);
	await rename(folder, `${folder}-done`);
	await removeWhole(`${folder}-done`);
	if (lost.length > 0) throw new Error(lossMessage(lost, journal.stash));
}
function lossMessage(lost, stash) {
	const copy = stash === null ? "" : ` "git stash list" has your changes to tracked files (${stash}).`;
	return `The benchmarked code has removed uncommitted files of yours from the git directory: ${lost.map(readable).join(", ")}.${copy} Everything else is as it was.`;
}
function inUse(journal) {
	return new Misconfigured(`Another Benchgate run holds this checkout${journal === null ? "" : ` (process ${journal.pid}, since ${journal.started})`}. Wait for it to end, or give each run a checkout of its own.`);
}
async function gitToEnd(git) {
	const lock = await gitPath(git, "index.lock");
	for (let waited = 0; waited < 5e3 && await standing(lock); waited += 50) await setTimeout$1(50);
}
async function dropStash(git, sha) {
	const index = (await git.run([
		"stash",
		"list",
		"--format=%H"
	])).split("\n").indexOf(sha);
	if (index >= 0) await git.run([
		"stash",
		"drop",
		"--quiet",
		`stash@{${index}}`
	]);
}
// src/effects/measure/environment.ts
const ofTheRunner = /^(INPUT_.*|ACTIONS_.*|STATE_.*|GITHUB_(TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|GIT_(DIR|WORK_TREE|INDEX_FILE|CONFIG.*))$/i;
const secretName = /(TOKENS?(_|$)|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|PRIVATE_?KEY|API_?KEY|ACCESS_?KEY|(^|_)(PAT|PASS|AUTH|KEY|WEBHOOK|DSN)$|(?<!^|OLD)PWD$)/i;
function untrustedEnvironment(env, secrets) {
	const kept = {};
	const withheld = [];
	const holdsSecret = (value) => secrets.some((secret) => secret !== "" && value.includes(secret));
	for (const [name, value] of Object.entries(env)) {
		if (value === void 0 || ofTheRunner.test(name)) continue;
		if (secretName.test(name) || holdsSecret(value)) withheld.push(name);
		else kept[name] = value;
	}
	return {
		env: kept,
		withheld
	};
}
export { codeSpan as A, replaceFile as C, failureLine as D, standing as E, CouldNotMeasure as F, Misconfigured as I, inlineText as M, visible as N, failureReport as O, Cancelled as P, readable as S, isFolder as T, beginJournal as _, submodulesToSwitch as a, writeJournal as b, keepGitFiles as c, writeOutline as d, copyShelf as f, takeOutline as g, unshelve as h, restore as i, inlineCode as j, codeBlock as k, names as l, shelve as m, inUse as n, gitPath as o, isComplete as p, recoverCheckout as r, keepConfiguration as s, untrustedEnvironment as t, stateFolder as u, holder as v, contentOf as w, gitIn as x, readJournal as y };
