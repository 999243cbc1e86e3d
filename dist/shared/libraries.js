import * as e from "os";
import * as t from "fs";
import * as n from "path";
import * as r from "events";
import * as i from "child_process";
import { setTimeout as a } from "timers";
var o = function(e, t, n, r) {
	function i(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, a) {
		function o(e) {
			try {
				c(r.next(e));
			} catch (e) {
				a(e);
			}
		}
		function s(e) {
			try {
				c(r.throw(e));
			} catch (e) {
				a(e);
			}
		}
		function c(e) {
			e.done ? n(e.value) : i(e.value).then(o, s);
		}
		c((r = r.apply(e, t || [])).next());
	});
};
const { chmod: s, copyFile: c, lstat: l, mkdir: u, open: d, readdir: f, rename: p, rm: m, rmdir: h, stat: g, symlink: _, unlink: v } = t.promises, y = process.platform === `win32`;
t.constants.O_RDONLY;
function b(e) {
	return o(this, void 0, void 0, function* () {
		try {
			yield g(e);
		} catch (e) {
			if (e.code === `ENOENT`) return !1;
			throw e;
		}
		return !0;
	});
}
function x(e) {
	if (e = C(e), !e) throw Error(`isRooted() parameter "p" cannot be empty`);
	return y ? e.startsWith(`\\`) || /^[A-Z]:/i.test(e) : e.startsWith(`/`);
}
function S(e, t) {
	return o(this, void 0, void 0, function* () {
		let r;
		try {
			r = yield g(e);
		} catch (t) {
			t.code !== `ENOENT` && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
		}
		if (r && r.isFile()) {
			if (y) {
				let r = n.extname(e).toUpperCase();
				if (t.some((e) => e.toUpperCase() === r)) return e;
			} else if (w(r)) return e;
		}
		let i = e;
		for (let a of t) {
			e = i + a, r = void 0;
			try {
				r = yield g(e);
			} catch (t) {
				t.code !== `ENOENT` && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
			}
			if (r && r.isFile()) {
				if (y) {
					try {
						let t = n.dirname(e), r = n.basename(e).toUpperCase();
						for (let i of yield f(t)) if (r === i.toUpperCase()) {
							e = n.join(t, i);
							break;
						}
					} catch (t) {
						console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${t}`);
					}
					return e;
				}
				if (w(r)) return e;
			}
		}
		return ``;
	});
}
function C(e) {
	return e ||= ``, y ? (e = e.replace(/\//g, `\\`), e.replace(/\\\\+/g, `\\`)) : e.replace(/\/\/+/g, `/`);
}
function w(e) {
	return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}
var T = function(e, t, n, r) {
	function i(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, a) {
		function o(e) {
			try {
				c(r.next(e));
			} catch (e) {
				a(e);
			}
		}
		function s(e) {
			try {
				c(r.throw(e));
			} catch (e) {
				a(e);
			}
		}
		function c(e) {
			e.done ? n(e.value) : i(e.value).then(o, s);
		}
		c((r = r.apply(e, t || [])).next());
	});
};
function E(e, t) {
	return T(this, void 0, void 0, function* () {
		if (!e) throw Error(`parameter 'tool' is required`);
		if (t) {
			let t = yield E(e, !1);
			if (!t) throw Error(y ? `Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.` : `Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
			return t;
		}
		let n = yield D(e);
		return n && n.length > 0 ? n[0] : ``;
	});
}
function D(e) {
	return T(this, void 0, void 0, function* () {
		if (!e) throw Error(`parameter 'tool' is required`);
		let t = [];
		if (y && process.env.PATHEXT) for (let e of process.env.PATHEXT.split(n.delimiter)) e && t.push(e);
		if (x(e)) {
			let n = yield S(e, t);
			return n ? [n] : [];
		}
		if (e.includes(n.sep)) return [];
		let r = [];
		if (process.env.PATH) for (let e of process.env.PATH.split(n.delimiter)) e && r.push(e);
		let i = [];
		for (let a of r) {
			let r = yield S(n.join(a, e), t);
			r && i.push(r);
		}
		return i;
	});
}
var O = function(e, t, n, r) {
	function i(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, a) {
		function o(e) {
			try {
				c(r.next(e));
			} catch (e) {
				a(e);
			}
		}
		function s(e) {
			try {
				c(r.throw(e));
			} catch (e) {
				a(e);
			}
		}
		function c(e) {
			e.done ? n(e.value) : i(e.value).then(o, s);
		}
		c((r = r.apply(e, t || [])).next());
	});
};
const k = process.platform === `win32`;
var A = class extends r.EventEmitter {
	constructor(e, t, n) {
		if (super(), !e) throw Error(`Parameter 'toolPath' cannot be null or empty.`);
		this.toolPath = e, this.args = t || [], this.options = n || {};
	}
	_debug(e) {
		this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(e);
	}
	_getCommandString(e, t) {
		let n = this._getSpawnFileName(), r = this._getSpawnArgs(e), i = t ? `` : `[command]`;
		if (k) {
			if (this._isCmdFile()) {
				i += n;
				for (let e of r) i += ` ${e}`;
			} else if (e.windowsVerbatimArguments) {
				i += `"${n}"`;
				for (let e of r) i += ` ${e}`;
			} else {
				i += this._windowsQuoteCmdArg(n);
				for (let e of r) i += ` ${this._windowsQuoteCmdArg(e)}`;
			}
		} else {
			i += n;
			for (let e of r) i += ` ${e}`;
		}
		return i;
	}
	_processLineBuffer(t, n, r) {
		try {
			let i = n + t.toString(), a = i.indexOf(e.EOL);
			for (; a > -1;) r(i.substring(0, a)), i = i.substring(a + e.EOL.length), a = i.indexOf(e.EOL);
			return i;
		} catch (e) {
			return this._debug(`error processing line. Failed with error ${e}`), ``;
		}
	}
	_getSpawnFileName() {
		return k && this._isCmdFile() ? process.env.COMSPEC || `cmd.exe` : this.toolPath;
	}
	_getSpawnArgs(e) {
		if (k && this._isCmdFile()) {
			let t = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
			for (let n of this.args) t += ` `, t += e.windowsVerbatimArguments ? n : this._windowsQuoteCmdArg(n);
			return t += `"`, [t];
		}
		return this.args;
	}
	_endsWith(e, t) {
		return e.endsWith(t);
	}
	_isCmdFile() {
		let e = this.toolPath.toUpperCase();
		return this._endsWith(e, `.CMD`) || this._endsWith(e, `.BAT`);
	}
	_windowsQuoteCmdArg(e) {
		if (!this._isCmdFile()) return this._uvQuoteCmdArg(e);
		if (!e) return `""`;
		let t = [
			` `,
			`	`,
			`&`,
			`(`,
			`)`,
			`[`,
			`]`,
			`{`,
			`}`,
			`^`,
			`=`,
			`;`,
			`!`,
			`'`,
			`+`,
			`,`,
			"`",
			`~`,
			`|`,
			`<`,
			`>`,
			`"`
		], n = !1;
		for (let r of e) if (t.some((e) => e === r)) {
			n = !0;
			break;
		}
		if (!n) return e;
		let r = `"`, i = !0;
		for (let t = e.length; t > 0; t--) r += e[t - 1], i && e[t - 1] === `\\` ? r += `\\` : e[t - 1] === `"` ? (i = !0, r += `"`) : i = !1;
		return r += `"`, r.split(``).reverse().join(``);
	}
	_uvQuoteCmdArg(e) {
		if (!e) return `""`;
		if (!e.includes(` `) && !e.includes(`	`) && !e.includes(`"`)) return e;
		if (!e.includes(`"`) && !e.includes(`\\`)) return `"${e}"`;
		let t = `"`, n = !0;
		for (let r = e.length; r > 0; r--) t += e[r - 1], n && e[r - 1] === `\\` ? t += `\\` : e[r - 1] === `"` ? (n = !0, t += `\\`) : n = !1;
		return t += `"`, t.split(``).reverse().join(``);
	}
	_cloneExecOptions(e) {
		e ||= {};
		let t = {
			cwd: e.cwd || process.cwd(),
			env: e.env || process.env,
			silent: e.silent || !1,
			windowsVerbatimArguments: e.windowsVerbatimArguments || !1,
			failOnStdErr: e.failOnStdErr || !1,
			ignoreReturnCode: e.ignoreReturnCode || !1,
			delay: e.delay || 1e4
		};
		return t.outStream = e.outStream || process.stdout, t.errStream = e.errStream || process.stderr, t;
	}
	_getSpawnOptions(e, t) {
		e ||= {};
		let n = {};
		return n.cwd = e.cwd, n.env = e.env, n.windowsVerbatimArguments = e.windowsVerbatimArguments || this._isCmdFile(), e.windowsVerbatimArguments && (n.argv0 = `"${t}"`), n;
	}
	exec() {
		return O(this, void 0, void 0, function* () {
			return !x(this.toolPath) && (this.toolPath.includes(`/`) || k && this.toolPath.includes(`\\`)) && (this.toolPath = n.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield E(this.toolPath, !0), new Promise((t, n) => O(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`), this._debug(`arguments:`);
				for (let e of this.args) this._debug(`   ${e}`);
				let r = this._cloneExecOptions(this.options);
				!r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + e.EOL);
				let a = new M(r, this.toolPath);
				if (a.on(`debug`, (e) => {
					this._debug(e);
				}), this.options.cwd && !(yield b(this.options.cwd))) return n(Error(`The cwd: ${this.options.cwd} does not exist!`));
				let o = this._getSpawnFileName(), s = i.spawn(o, this._getSpawnArgs(r), this._getSpawnOptions(this.options, o)), c = ``;
				s.stdout && s.stdout.on(`data`, (e) => {
					this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(e), !r.silent && r.outStream && r.outStream.write(e), c = this._processLineBuffer(e, c, (e) => {
						this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(e);
					});
				});
				let l = ``;
				if (s.stderr && s.stderr.on(`data`, (e) => {
					a.processStderr = !0, this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(e), !r.silent && r.errStream && r.outStream && (r.failOnStdErr ? r.errStream : r.outStream).write(e), l = this._processLineBuffer(e, l, (e) => {
						this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(e);
					});
				}), s.on(`error`, (e) => {
					a.processError = e.message, a.processExited = !0, a.processClosed = !0, a.CheckComplete();
				}), s.on(`exit`, (e) => {
					a.processExitCode = e, a.processExited = !0, this._debug(`Exit code ${e} received from tool '${this.toolPath}'`), a.CheckComplete();
				}), s.on(`close`, (e) => {
					a.processExitCode = e, a.processExited = !0, a.processClosed = !0, this._debug(`STDIO streams have closed for tool '${this.toolPath}'`), a.CheckComplete();
				}), a.on(`done`, (e, r) => {
					c.length > 0 && this.emit(`stdline`, c), l.length > 0 && this.emit(`errline`, l), s.removeAllListeners(), e ? n(e) : t(r);
				}), this.options.input) {
					if (!s.stdin) throw Error(`child process missing stdin`);
					s.stdin.end(this.options.input);
				}
			}));
		});
	}
};
function j(e) {
	let t = [], n = !1, r = !1, i = ``;
	function a(e) {
		r && e !== `"` && (i += `\\`), i += e, r = !1;
	}
	for (let o = 0; o < e.length; o++) {
		let s = e.charAt(o);
		s === `"` ? r ? a(s) : n = !n : s === `\\` && r ? a(s) : s === `\\` && n ? r = !0 : s === ` ` && !n ? i.length > 0 && (t.push(i), i = ``) : a(s);
	}
	return i.length > 0 && t.push(i.trim()), t;
}
var M = class e extends r.EventEmitter {
	constructor(e, t) {
		if (super(), this.processClosed = !1, this.processError = ``, this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !t) throw Error(`toolPath must not be empty`);
		this.options = e, this.toolPath = t, e.delay && (this.delay = e.delay);
	}
	CheckComplete() {
		this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = a(e.HandleTimeout, this.delay, this)));
	}
	_debug(e) {
		this.emit(`debug`, e);
	}
	_setResult() {
		let e;
		this.processExited && (this.processError ? e = Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`) : this.processExitCode !== 0 && !this.options.ignoreReturnCode ? e = Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`) : this.processStderr && this.options.failOnStdErr && (e = Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`))), this.timeout &&= (clearTimeout(this.timeout), null), this.done = !0, this.emit(`done`, e, this.processExitCode);
	}
	static HandleTimeout(e) {
		if (!e.done) {
			if (!e.processClosed && e.processExited) {
				let t = `The STDIO streams did not close within ${e.delay / 1e3} seconds of the exit event from process '${e.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
				e._debug(t);
			}
			e._setResult();
		}
	}
}, N = function(e, t, n, r) {
	function i(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, a) {
		function o(e) {
			try {
				c(r.next(e));
			} catch (e) {
				a(e);
			}
		}
		function s(e) {
			try {
				c(r.throw(e));
			} catch (e) {
				a(e);
			}
		}
		function c(e) {
			e.done ? n(e.value) : i(e.value).then(o, s);
		}
		c((r = r.apply(e, t || [])).next());
	});
};
function P(e, t, n) {
	return N(this, void 0, void 0, function* () {
		let r = j(e);
		if (r.length === 0) throw Error(`Parameter 'commandLine' cannot be null or empty.`);
		let i = r[0];
		return t = r.slice(1).concat(t || []), new A(i, t, n).exec();
	});
}
function F(e, t) {
	var n = (e.length - 1) * t;
	if (e.length === 0) throw Error(`quantile requires at least one data point.`);
	if (t < 0 || t > 1) throw Error(`quantiles must be between 0 and 1`);
	if (t === 1) return e[e.length - 1];
	if (t === 0) return e[0];
	if (n % 1 != 0) {
		var r = Math.floor(n), i = Math.ceil(n), a = n - r;
		return e[r] + a * (e[i] - e[r]);
	}
	return e[n];
}
function I(e, t, n, r) {
	for (n ||= 0, r ||= e.length - 1; r > n;) {
		if (r - n > 600) {
			var i = r - n + 1, a = t - n + 1, o = Math.log(i), s = .5 * Math.exp(2 * o / 3), c = .5 * Math.sqrt(o * s * (i - s) / i);
			a - i / 2 < 0 && (c *= -1), I(e, t, Math.max(n, Math.floor(t - a * s / i + c)), Math.min(r, Math.floor(t + (i - a) * s / i + c)));
		}
		var l = e[t], u = n, d = r;
		for (L(e, n, t), e[r] > l && L(e, n, r); u < d;) {
			for (L(e, u, d), u++, d--; e[u] < l;) u++;
			for (; e[d] > l;) d--;
		}
		e[n] === l ? L(e, n, d) : (d++, L(e, d, r)), d <= t && (n = d + 1), t <= d && (r = d - 1);
	}
}
function L(e, t, n) {
	var r = e[t];
	e[t] = e[n], e[n] = r;
}
function R(e, t) {
	var n = e.slice();
	if (Array.isArray(t)) {
		B(n, t);
		for (var r = [], i = 0; i < t.length; i++) r[i] = F(n, t[i]);
		return r;
	}
	return z(n, U(n.length, t), 0, n.length - 1), F(n, t);
}
function z(e, t, n, r) {
	t % 1 == 0 ? I(e, t, n, r) : (t = Math.floor(t), I(e, t, n, r), I(e, t + 1, t + 1, r));
}
function B(e, t) {
	for (var n = new Set(), r = 0; r < t.length; r++) {
		var i = U(e.length, t[r]);
		n.add(Math.floor(i)), n.add(Math.ceil(i));
	}
	var a = Array.from(n).sort(H);
	V(e, a, 0, a.length - 1, 0, e.length - 1);
}
function V(e, t, n, r, i, a) {
	if (!(n > r)) {
		var o = n + r >> 1;
		I(e, t[o], i, a), V(e, t, n, o - 1, i, t[o] - 1), V(e, t, o + 1, r, t[o] + 1, a);
	}
}
function H(e, t) {
	return e - t;
}
function U(e, t) {
	var n = (e - 1) * t;
	return t === 1 ? e - 1 : t === 0 ? 0 : (n % 1, n);
}
function W(e) {
	if (e.length === 0) throw Error(`logAverage requires at least one data point`);
	for (var t = 0, n = 0; n < e.length; n++) {
		if (e[n] < 0) throw Error(`logAverage requires only non-negative numbers as input`);
		t += Math.log(e[n]);
	}
	return Math.exp(t / e.length);
}
function G(e) {
	return +R(e, .5);
}
function K(e) {
	return F(e, .5);
}
var q = function() {
	this.totalCount = 0, this.data = {};
};
q.prototype.train = function(e, t) {
	for (var n in this.data[t] || (this.data[t] = {}), e) {
		var r = e[n];
		this.data[t][n] === void 0 && (this.data[t][n] = {}), this.data[t][n][r] === void 0 && (this.data[t][n][r] = 0), this.data[t][n][r]++;
	}
	this.totalCount++;
}, q.prototype.score = function(e) {
	var t = {}, n;
	for (var r in e) {
		var i = e[r];
		for (n in this.data) t[n] === void 0 && (t[n] = {}), this.data[n][r] ? t[n][r + `_` + i] = (this.data[n][r][i] || 0) / this.totalCount : t[n][r + `_` + i] = 0;
	}
	var a = {};
	for (n in t) for (var o in a[n] = 0, t[n]) a[n] += t[n][o];
	return a;
};
var J = Math.sqrt(2 * Math.PI);
function Y(e) {
	for (var t = e, n = e, r = 1; r < 30; r++) n *= e * e / (2 * r + 1), t += n;
	return Math.round((.5 + t / J * Math.exp(-e * e / 2)) * 1e4) / 1e4;
}
for (var X = [], Z = 0; Z <= 3.09; Z += .01) X.push(Y(Z));
var Q = function() {
	this.weights = [], this.bias = 0;
};
Q.prototype.predict = function(e) {
	if (e.length !== this.weights.length) return null;
	for (var t = 0, n = 0; n < this.weights.length; n++) t += this.weights[n] * e[n];
	return t += this.bias, +(t > 0);
}, Q.prototype.train = function(e, t) {
	if (t !== 0 && t !== 1) return null;
	e.length !== this.weights.length && (this.weights = e.slice(), this.bias = 1);
	var n = this.predict(e);
	if (typeof n == `number` && n !== t) {
		for (var r = t - n, i = 0; i < this.weights.length; i++) this.weights[i] += r * e[i];
		this.bias += r;
	}
	return this;
};
export { P as i, G as n, K as r, W as t };
