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
const { chmod: s, copyFile: c, lstat: l, mkdir: u, open: d, readdir: f, rename: ee, rm: te, rmdir: ne, stat: re, symlink: ie, unlink: ae } = t.promises, p = process.platform === `win32`;
t.constants.O_RDONLY;
function oe(e) {
	return o(this, void 0, void 0, function* () {
		try {
			yield re(e);
		} catch (e) {
			if (e.code === `ENOENT`) return !1;
			throw e;
		}
		return !0;
	});
}
function se(e) {
	if (e = le(e), !e) throw Error(`isRooted() parameter "p" cannot be empty`);
	return p ? e.startsWith(`\\`) || /^[A-Z]:/i.test(e) : e.startsWith(`/`);
}
function ce(e, t) {
	return o(this, void 0, void 0, function* () {
		let r;
		try {
			r = yield re(e);
		} catch (t) {
			t.code !== `ENOENT` && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
		}
		if (r && r.isFile()) {
			if (p) {
				let r = n.extname(e).toUpperCase();
				if (t.some((e) => e.toUpperCase() === r)) return e;
			} else if (ue(r)) return e;
		}
		let i = e;
		for (let a of t) {
			e = i + a, r = void 0;
			try {
				r = yield re(e);
			} catch (t) {
				t.code !== `ENOENT` && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
			}
			if (r && r.isFile()) {
				if (p) {
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
				if (ue(r)) return e;
			}
		}
		return ``;
	});
}
function le(e) {
	return e ||= ``, p ? (e = e.replace(/\//g, `\\`), e.replace(/\\\\+/g, `\\`)) : e.replace(/\/\/+/g, `/`);
}
function ue(e) {
	return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}
var de = function(e, t, n, r) {
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
function fe(e, t) {
	return de(this, void 0, void 0, function* () {
		if (!e) throw Error(`parameter 'tool' is required`);
		if (t) {
			let t = yield fe(e, !1);
			if (!t) throw Error(p ? `Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.` : `Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
			return t;
		}
		let n = yield pe(e);
		return n && n.length > 0 ? n[0] : ``;
	});
}
function pe(e) {
	return de(this, void 0, void 0, function* () {
		if (!e) throw Error(`parameter 'tool' is required`);
		let t = [];
		if (p && process.env.PATHEXT) for (let e of process.env.PATHEXT.split(n.delimiter)) e && t.push(e);
		if (se(e)) {
			let n = yield ce(e, t);
			return n ? [n] : [];
		}
		if (e.includes(n.sep)) return [];
		let r = [];
		if (process.env.PATH) for (let e of process.env.PATH.split(n.delimiter)) e && r.push(e);
		let i = [];
		for (let a of r) {
			let r = yield ce(n.join(a, e), t);
			r && i.push(r);
		}
		return i;
	});
}
var me = function(e, t, n, r) {
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
const m = process.platform === `win32`;
var he = class extends r.EventEmitter {
	constructor(e, t, n) {
		if (super(), !e) throw Error(`Parameter 'toolPath' cannot be null or empty.`);
		this.toolPath = e, this.args = t || [], this.options = n || {};
	}
	_debug(e) {
		this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(e);
	}
	_getCommandString(e, t) {
		let n = this._getSpawnFileName(), r = this._getSpawnArgs(e), i = t ? `` : `[command]`;
		if (m) {
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
		return m && this._isCmdFile() ? process.env.COMSPEC || `cmd.exe` : this.toolPath;
	}
	_getSpawnArgs(e) {
		if (m && this._isCmdFile()) {
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
		return me(this, void 0, void 0, function* () {
			return !se(this.toolPath) && (this.toolPath.includes(`/`) || m && this.toolPath.includes(`\\`)) && (this.toolPath = n.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield fe(this.toolPath, !0), new Promise((t, n) => me(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`), this._debug(`arguments:`);
				for (let e of this.args) this._debug(`   ${e}`);
				let r = this._cloneExecOptions(this.options);
				!r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + e.EOL);
				let a = new _e(r, this.toolPath);
				if (a.on(`debug`, (e) => {
					this._debug(e);
				}), this.options.cwd && !(yield oe(this.options.cwd))) return n(Error(`The cwd: ${this.options.cwd} does not exist!`));
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
function ge(e) {
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
var _e = class e extends r.EventEmitter {
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
}, ve = function(e, t, n, r) {
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
function ye(e, t, n) {
	return ve(this, void 0, void 0, function* () {
		let r = ge(e);
		if (r.length === 0) throw Error(`Parameter 'commandLine' cannot be null or empty.`);
		let i = r[0];
		return t = r.slice(1).concat(t || []), new he(i, t, n).exec();
	});
}
function h(e, t) {
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
function g(e, t, n, r) {
	for (n ||= 0, r ||= e.length - 1; r > n;) {
		if (r - n > 600) {
			var i = r - n + 1, a = t - n + 1, o = Math.log(i), s = .5 * Math.exp(2 * o / 3), c = .5 * Math.sqrt(o * s * (i - s) / i);
			a - i / 2 < 0 && (c *= -1), g(e, t, Math.max(n, Math.floor(t - a * s / i + c)), Math.min(r, Math.floor(t + (i - a) * s / i + c)));
		}
		var l = e[t], u = n, d = r;
		for (_(e, n, t), e[r] > l && _(e, n, r); u < d;) {
			for (_(e, u, d), u++, d--; e[u] < l;) u++;
			for (; e[d] > l;) d--;
		}
		e[n] === l ? _(e, n, d) : (d++, _(e, d, r)), d <= t && (n = d + 1), t <= d && (r = d - 1);
	}
}
function _(e, t, n) {
	var r = e[t];
	e[t] = e[n], e[n] = r;
}
function be(e, t) {
	var n = e.slice();
	if (Array.isArray(t)) {
		Se(n, t);
		for (var r = [], i = 0; i < t.length; i++) r[i] = h(n, t[i]);
		return r;
	}
	return xe(n, we(n.length, t), 0, n.length - 1), h(n, t);
}
function xe(e, t, n, r) {
	t % 1 == 0 ? g(e, t, n, r) : (t = Math.floor(t), g(e, t, n, r), g(e, t + 1, t + 1, r));
}
function Se(e, t) {
	for (var n = new Set(), r = 0; r < t.length; r++) {
		var i = we(e.length, t[r]);
		n.add(Math.floor(i)), n.add(Math.ceil(i));
	}
	var a = Array.from(n).sort(Ce);
	v(e, a, 0, a.length - 1, 0, e.length - 1);
}
function v(e, t, n, r, i, a) {
	if (!(n > r)) {
		var o = n + r >> 1;
		g(e, t[o], i, a), v(e, t, n, o - 1, i, t[o] - 1), v(e, t, o + 1, r, t[o] + 1, a);
	}
}
function Ce(e, t) {
	return e - t;
}
function we(e, t) {
	var n = (e - 1) * t;
	return t === 1 ? e - 1 : t === 0 ? 0 : (n % 1, n);
}
function Te(e) {
	if (e.length === 0) throw Error(`logAverage requires at least one data point`);
	for (var t = 0, n = 0; n < e.length; n++) {
		if (e[n] < 0) throw Error(`logAverage requires only non-negative numbers as input`);
		t += Math.log(e[n]);
	}
	return Math.exp(t / e.length);
}
function Ee(e) {
	return +be(e, .5);
}
function De(e) {
	return h(e, .5);
}
var Oe = function() {
	this.totalCount = 0, this.data = {};
};
Oe.prototype.train = function(e, t) {
	for (var n in this.data[t] || (this.data[t] = {}), e) {
		var r = e[n];
		this.data[t][n] === void 0 && (this.data[t][n] = {}), this.data[t][n][r] === void 0 && (this.data[t][n][r] = 0), this.data[t][n][r]++;
	}
	this.totalCount++;
}, Oe.prototype.score = function(e) {
	var t = {}, n;
	for (var r in e) {
		var i = e[r];
		for (n in this.data) t[n] === void 0 && (t[n] = {}), this.data[n][r] ? t[n][r + `_` + i] = (this.data[n][r][i] || 0) / this.totalCount : t[n][r + `_` + i] = 0;
	}
	var a = {};
	for (n in t) for (var o in a[n] = 0, t[n]) a[n] += t[n][o];
	return a;
};
var ke = Math.sqrt(2 * Math.PI);
function Ae(e) {
	for (var t = e, n = e, r = 1; r < 30; r++) n *= e * e / (2 * r + 1), t += n;
	return Math.round((.5 + t / ke * Math.exp(-e * e / 2)) * 1e4) / 1e4;
}
for (var je = [], y = 0; y <= 3.09; y += .01) je.push(Ae(y));
var Me = function() {
	this.weights = [], this.bias = 0;
};
Me.prototype.predict = function(e) {
	if (e.length !== this.weights.length) return null;
	for (var t = 0, n = 0; n < this.weights.length; n++) t += this.weights[n] * e[n];
	return t += this.bias, +(t > 0);
}, Me.prototype.train = function(e, t) {
	if (t !== 0 && t !== 1) return null;
	e.length !== this.weights.length && (this.weights = e.slice(), this.bias = 1);
	var n = this.predict(e);
	if (typeof n == `number` && n !== t) {
		for (var r = t - n, i = 0; i < this.weights.length; i++) this.weights[i] += r * e[i];
		this.bias += r;
	}
	return this;
};
var b = Symbol(`NOT_RESOLVED`);
function x(e, t) {
	return {
		tagName: e,
		nodeKind: `scalar`,
		implicit: t.implicit ?? !1,
		matchByTagPrefix: t.matchByTagPrefix ?? !1,
		implicitFirstChars: t.implicitFirstChars ?? null,
		resolve: t.resolve,
		identify: t.identify,
		represent: t.represent ?? ((e) => String(e)),
		representTagName: t.representTagName ?? (() => e)
	};
}
function Ne(e, t) {
	let n = t.finalize === void 0;
	return {
		tagName: e,
		nodeKind: `sequence`,
		implicit: !1,
		matchByTagPrefix: t.matchByTagPrefix ?? !1,
		create: t.create,
		addItem: t.addItem,
		finalize: t.finalize ?? ((e) => e),
		carrierIsResult: n,
		identify: t.identify,
		represent: t.represent ?? ((e) => e),
		representTagName: t.representTagName ?? (() => e)
	};
}
function S(e, t) {
	let n = t.finalize === void 0;
	return {
		tagName: e,
		nodeKind: `mapping`,
		implicit: !1,
		matchByTagPrefix: t.matchByTagPrefix ?? !1,
		create: t.create,
		addPair: t.addPair,
		has: t.has,
		keys: t.keys,
		get: t.get,
		finalize: t.finalize ?? ((e) => e),
		carrierIsResult: n,
		identify: t.identify,
		represent: t.represent ?? ((e) => e),
		representTagName: t.representTagName ?? (() => e)
	};
}
var Pe = x(`tag:yaml.org,2002:str`, {
	resolve: (e) => e,
	identify: (e) => typeof e == `string`
}), Fe = [
	``,
	`~`,
	`null`,
	`Null`,
	`NULL`
], Ie = x(`tag:yaml.org,2002:null`, {
	implicit: !0,
	implicitFirstChars: [
		``,
		`~`,
		`n`,
		`N`
	],
	resolve: (e) => Fe.indexOf(e) === -1 ? b : null,
	identify: (e) => e === null,
	represent: () => `null`
}), Le = x(`tag:yaml.org,2002:null`, {
	implicit: !0,
	implicitFirstChars: [`n`],
	resolve: (e, t) => e === `null` || t && e === `` ? null : b,
	identify: (e) => e === null,
	represent: () => `null`
}), Re = [
	``,
	`~`,
	`null`,
	`Null`,
	`NULL`
], ze = x(`tag:yaml.org,2002:null`, {
	implicit: !0,
	implicitFirstChars: [
		``,
		`~`,
		`n`,
		`N`
	],
	resolve: (e) => Re.indexOf(e) === -1 ? b : null,
	identify: (e) => e === null,
	represent: () => `null`
}), Be = [
	`true`,
	`True`,
	`TRUE`
], Ve = [
	`false`,
	`False`,
	`FALSE`
], He = x(`tag:yaml.org,2002:bool`, {
	implicit: !0,
	implicitFirstChars: [
		`t`,
		`T`,
		`f`,
		`F`
	],
	resolve: (e) => Be.indexOf(e) !== -1 || Ve.indexOf(e) === -1 && b,
	identify: (e) => Object.prototype.toString.call(e) === `[object Boolean]`,
	represent: (e) => e ? `true` : `false`
}), Ue = [`true`], We = [`false`], Ge = x(`tag:yaml.org,2002:bool`, {
	implicit: !0,
	implicitFirstChars: [`t`, `f`],
	resolve: (e) => Ue.indexOf(e) !== -1 || We.indexOf(e) === -1 && b,
	identify: (e) => Object.prototype.toString.call(e) === `[object Boolean]`,
	represent: (e) => e ? `true` : `false`
}), Ke = [
	`true`,
	`True`,
	`TRUE`,
	`y`,
	`Y`,
	`yes`,
	`Yes`,
	`YES`,
	`on`,
	`On`,
	`ON`
], qe = [
	`false`,
	`False`,
	`FALSE`,
	`n`,
	`N`,
	`no`,
	`No`,
	`NO`,
	`off`,
	`Off`,
	`OFF`
], Je = x(`tag:yaml.org,2002:bool`, {
	implicit: !0,
	implicitFirstChars: [
		`y`,
		`Y`,
		`n`,
		`N`,
		`t`,
		`T`,
		`f`,
		`F`,
		`o`,
		`O`
	],
	resolve: (e) => Ke.indexOf(e) !== -1 || qe.indexOf(e) === -1 && b,
	identify: (e) => Object.prototype.toString.call(e) === `[object Boolean]`,
	represent: (e) => e ? `true` : `false`
}), Ye = RegExp(`^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$`), Xe = RegExp(`^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$`);
function Ze(e) {
	let t = e, n = 1;
	return (t[0] === `-` || t[0] === `+`) && (t[0] === `-` && (n = -1), t = t.slice(1)), t.startsWith(`0b`) ? n * parseInt(t.slice(2), 2) : t.startsWith(`0o`) ? n * parseInt(t.slice(2), 8) : t.startsWith(`0x`) ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Qe(e, t) {
	if (t) {
		if (!Xe.test(e)) return b;
	} else if (!Ye.test(e)) return b;
	let n = Ze(e);
	return Number.isFinite(n) ? n : b;
}
var $e = x(`tag:yaml.org,2002:int`, {
	implicit: !0,
	implicitFirstChars: [
		`-`,
		`+`,
		...`0123456789`
	],
	resolve: Qe,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf(`e`) < 0,
	represent: (e) => e.toString(10)
}), et = RegExp(`^-?(?:0|[1-9][0-9]*)$`), tt = RegExp(`^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$`);
function nt(e) {
	let t = e, n = 1;
	return (t[0] === `-` || t[0] === `+`) && (t[0] === `-` && (n = -1), t = t.slice(1)), t.startsWith(`0b`) ? n * parseInt(t.slice(2), 2) : t.startsWith(`0o`) ? n * parseInt(t.slice(2), 8) : t.startsWith(`0x`) ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function rt(e, t) {
	if (t) {
		if (!tt.test(e)) return b;
	} else if (!et.test(e)) return b;
	let n = nt(e);
	return Number.isFinite(n) ? n : b;
}
var it = x(`tag:yaml.org,2002:int`, {
	implicit: !0,
	implicitFirstChars: [`-`, ...`0123456789`],
	resolve: rt,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf(`e`) < 0,
	represent: (e) => e.toString(10)
}), at = RegExp(`^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$`);
function ot(e) {
	let t = e.replace(/_/g, ``), n = 1;
	if ((t[0] === `-` || t[0] === `+`) && (t[0] === `-` && (n = -1), t = t.slice(1)), t.startsWith(`0b`)) return n * parseInt(t.slice(2), 2);
	if (t.startsWith(`0x`)) return n * parseInt(t.slice(2), 16);
	if (t.includes(`:`)) {
		let e = 0;
		for (let n of t.split(`:`)) e = e * 60 + Number(n);
		return n * e;
	}
	return t !== `0` && t[0] === `0` ? n * parseInt(t, 8) : n * parseInt(t, 10);
}
function st(e) {
	if (!at.test(e)) return b;
	let t = ot(e);
	return Number.isFinite(t) ? t : b;
}
var ct = x(`tag:yaml.org,2002:int`, {
	implicit: !0,
	implicitFirstChars: [
		`-`,
		`+`,
		...`0123456789`
	],
	resolve: st,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf(`e`) < 0,
	represent: (e) => e.toString(10)
}), lt = RegExp(`^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$`), ut = RegExp(`^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$`);
function dt(e) {
	if (!lt.test(e)) return b;
	let t = e.toLowerCase(), n = t[0] === `-` ? -1 : 1;
	if (`+-`.includes(t[0]) && (t = t.slice(1)), t === `.inf`) return n === 1 ? 1 / 0 : -1 / 0;
	if (t === `.nan`) return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || ut.test(e) ? r : b;
}
function ft(e) {
	if (isNaN(e)) return `.nan`;
	if (e === 1 / 0) return `.inf`;
	if (e === -1 / 0) return `-.inf`;
	if (Object.is(e, -0)) return `-0.0`;
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace(`e`, `.e`) : t;
}
var pt = x(`tag:yaml.org,2002:float`, {
	implicit: !0,
	implicitFirstChars: [
		`-`,
		`+`,
		`.`,
		...`0123456789`
	],
	resolve: dt,
	identify: (e) => typeof e == `number` && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf(`e`) >= 0),
	represent: ft
}), mt = RegExp(`^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$`), ht = RegExp(`^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$`);
function gt(e, t) {
	if (t) {
		if (!ht.test(e)) return b;
		let t = e.toLowerCase(), n = t[0] === `-` ? -1 : 1;
		if (`+-`.includes(t[0]) && (t = t.slice(1)), t === `.inf`) return n === 1 ? 1 / 0 : -1 / 0;
		if (t === `.nan`) return NaN;
		let r = n * parseFloat(t);
		return Number.isFinite(r) ? r : b;
	}
	if (!mt.test(e)) return b;
	let n = Number(e);
	return Number.isFinite(n) ? n : b;
}
function _t(e) {
	if (isNaN(e)) return `.nan`;
	if (e === 1 / 0) return `.inf`;
	if (e === -1 / 0) return `-.inf`;
	if (Object.is(e, -0)) return `-0.0`;
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace(`e`, `.e`) : t;
}
var vt = x(`tag:yaml.org,2002:float`, {
	implicit: !0,
	implicitFirstChars: [`-`, ...`0123456789`],
	resolve: gt,
	identify: (e) => typeof e == `number` && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf(`e`) >= 0),
	represent: _t
}), yt = RegExp(`^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$`), bt = RegExp(`^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$`);
function xt(e) {
	if (!yt.test(e)) return b;
	let t = e.toLowerCase().replace(/_/g, ``), n = t[0] === `-` ? -1 : 1;
	if (`+-`.includes(t[0]) && (t = t.slice(1)), t === `.inf`) return n === 1 ? 1 / 0 : -1 / 0;
	if (t === `.nan`) return NaN;
	let r = 0;
	if (t.includes(`:`)) {
		for (let e of t.split(`:`)) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || bt.test(e) ? r : b;
}
function St(e) {
	if (isNaN(e)) return `.nan`;
	if (e === 1 / 0) return `.inf`;
	if (e === -1 / 0) return `-.inf`;
	if (Object.is(e, -0)) return `-0.0`;
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace(`e`, `.e`) : t;
}
var C = x(`tag:yaml.org,2002:float`, {
	implicit: !0,
	implicitFirstChars: [
		`-`,
		`+`,
		`.`,
		...`0123456789`
	],
	resolve: xt,
	identify: (e) => typeof e == `number` && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf(`e`) >= 0),
	represent: St
}), Ct = x(`tag:yaml.org,2002:merge`, {
	implicit: !0,
	implicitFirstChars: [`<`],
	resolve: (e, t) => e === `<<` || t && e === `` ? `<<` : b,
	identify: () => !1
}), wt = /^[A-Za-z0-9+/]*={0,2}$/;
function Tt(e) {
	let t = e.replace(/\s/g, ``);
	if (t.length % 4 != 0 || !wt.test(t)) return b;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Et(e) {
	let t = ``;
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var Dt = x(`tag:yaml.org,2002:binary`, {
	resolve: Tt,
	identify: (e) => Object.prototype.toString.call(e) === `[object Uint8Array]`,
	represent: Et
}), Ot = RegExp(`^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$`), kt = RegExp(`^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$`);
function At(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function jt(e) {
	let t = Ot.exec(e);
	if (t === null && (t = kt.exec(e)), t === null) return b;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = At(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? b : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return b;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += `0`;
		c = +e;
	}
	let l = At(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return b;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return b;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === `-` ? -r : r));
	}
	return l;
}
var Mt = x(`tag:yaml.org,2002:timestamp`, {
	implicit: !0,
	implicitFirstChars: [...`0123456789`],
	resolve: jt,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Nt = Ne(`tag:yaml.org,2002:seq`, {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function w(e) {
	if (typeof e != `object` || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var Pt = Ne(`tag:yaml.org,2002:omap`, {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return `cannot resolve an ordered map item`;
			n = t.keys().next().value;
		} else if (w(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return `cannot resolve an ordered map item`;
			n = e[0];
		} else return `cannot resolve an ordered map item`;
		return e.seen.has(n) ? `duplicate key in ordered map` : (e.seen.add(n), e.list.push(t), ``);
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Ft = Ne(`tag:yaml.org,2002:pairs`, {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), ``) : `cannot resolve a pairs item`;
		if (Object.prototype.toString.call(t) !== `[object Object]`) return `cannot resolve a pairs item`;
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), ``) : `cannot resolve a pairs item`;
	},
	identify: () => !1
}), It = S(`tag:yaml.org,2002:map`, {
	create: () => ({}),
	identify: w,
	represent: (e) => {
		let t = new Map();
		for (let n of Object.keys(e)) t.set(n, e[n]);
		return t;
	},
	addPair: (e, t, n) => {
		if (typeof t == `object` && t) return `object-based map does not support complex keys`;
		let r = String(t);
		return r === `__proto__` ? Object.defineProperty(e, r, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = n, ``;
	},
	has: (e, t) => typeof t == `object` && t ? !1 : Object.prototype.hasOwnProperty.call(e, String(t)),
	keys: (e) => Object.keys(e),
	get: (e, t) => {
		let n = String(t);
		return Object.prototype.hasOwnProperty.call(e, n) ? e[n] : null;
	}
}), Lt = S(`tag:yaml.org,2002:set`, {
	create: () => new Set(),
	identify: (e) => e instanceof Set,
	represent: (e) => {
		let t = new Map();
		for (let n of e) t.set(n, null);
		return t;
	},
	addPair: (e, t, n) => n === null ? (e.add(t), ``) : `cannot resolve a set item`,
	has: (e, t) => e.has(t),
	keys: (e) => e.keys(),
	get: () => null
});
function Rt() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function zt() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Bt(e) {
	let t = [];
	for (let n of e) {
		let e = t.length;
		for (let r = 0; r < t.length; r++) {
			let i = t[r];
			if (i.nodeKind === n.nodeKind && i.tagName === n.tagName && i.matchByTagPrefix === n.matchByTagPrefix) {
				e = r;
				break;
			}
		}
		t[e] = n;
	}
	return t;
}
var T = class e {
	tags;
	implicitScalarTags;
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	defaultScalarTag;
	defaultSequenceTag;
	defaultMappingTag;
	exact;
	prefix;
	constructor(e) {
		let t = Bt(e), n = [], r = Rt(), i = zt();
		for (let e of t) {
			if (e.nodeKind === `scalar` && e.implicit) {
				if (e.matchByTagPrefix) throw Error(`Implicit scalar tags cannot match by tag prefix`);
				n.push(e);
			}
			switch (e.nodeKind) {
				case `scalar`:
					e.matchByTagPrefix ? i.scalar.push(e) : r.scalar[e.tagName] = e;
					break;
				case `sequence`:
					e.matchByTagPrefix ? i.sequence.push(e) : r.sequence[e.tagName] = e;
					break;
				case `mapping`: e.matchByTagPrefix ? i.mapping.push(e) : r.mapping[e.tagName] = e;
			}
		}
		let a = n.filter((e) => e.implicitFirstChars === null), o = new Set();
		for (let e of n) if (e.implicitFirstChars !== null) for (let t of e.implicitFirstChars) o.add(t);
		let s = new Map();
		for (let e of o) s.set(e, n.filter((t) => t.implicitFirstChars === null || t.implicitFirstChars.indexOf(e) !== -1));
		let c = r.scalar[`tag:yaml.org,2002:str`];
		if (!c) throw Error(`schema does not define the default scalar tag (tag:yaml.org,2002:str)`);
		this.tags = t, this.implicitScalarTags = n, this.implicitScalarByFirstChar = s, this.implicitScalarAnyFirstChar = a, this.defaultScalarTag = c, this.defaultSequenceTag = r.sequence[`tag:yaml.org,2002:seq`], this.defaultMappingTag = r.mapping[`tag:yaml.org,2002:map`], this.exact = r, this.prefix = i;
	}
	lookupScalarTag(e) {
		let t = this.exact.scalar[e];
		if (t) return t;
		for (let t of this.prefix.scalar) if (e.startsWith(t.tagName)) return t;
	}
	lookupSequenceTag(e) {
		let t = this.exact.sequence[e];
		if (t) return t;
		for (let t of this.prefix.sequence) if (e.startsWith(t.tagName)) return t;
	}
	lookupMappingTag(e) {
		let t = this.exact.mapping[e];
		if (t) return t;
		for (let t of this.prefix.mapping) if (e.startsWith(t.tagName)) return t;
	}
	resolveImplicitScalarTag(e) {
		let t = this.implicitScalarByFirstChar.get(e.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (let n of t) {
			let t = n.resolve(e, !1, n.tagName);
			if (t !== b) return {
				value: t,
				tag: n
			};
		}
		let n = this.defaultScalarTag;
		return {
			value: n.resolve(e, !1, n.tagName),
			tag: n
		};
	}
	withTags(...t) {
		let n = [];
		for (let e of t) n = n.concat(e);
		return new e([...this.tags, ...n]);
	}
}, E = new T([
	Pe,
	Nt,
	It
]);
new T([
	...E.tags,
	Le,
	Ge,
	it,
	vt
]);
var Vt = new T([
	...E.tags,
	Ie,
	He,
	$e,
	pt
]);
new T([
	...E.tags,
	ze,
	Je,
	ct,
	C,
	Mt,
	Ct,
	Dt,
	Pt,
	Ft,
	Lt
]).withTags({
	...ct,
	resolve: (e, t, n) => {
		let r = ct.resolve(e, t, n);
		return r === b ? $e.resolve(e, t, n) : r;
	}
}, {
	...C,
	resolve: (e, t, n) => {
		let r = C.resolve(e, t, n);
		return r === b ? pt.resolve(e, t, n) : r;
	}
}), S(`tag:yaml.org,2002:map`, {
	create: () => new Map(),
	addPair: (e, t, n) => (e.set(t, n), ``),
	has: (e, t) => e.has(t),
	keys: (e) => e.keys(),
	get: (e, t) => e.get(t),
	identify: (e) => e instanceof Map || w(e),
	represent: (e) => {
		if (e instanceof Map) return e;
		let t = new Map(), n = e;
		for (let e of Object.keys(n)) t.set(e, n[e]);
		return t;
	}
});
function Ht(e) {
	if (Array.isArray(e)) {
		let t = Array.prototype.slice.call(e);
		for (let e = 0; e < t.length; e++) {
			if (Array.isArray(t[e])) return null;
			typeof t[e] == `object` && Object.prototype.toString.call(t[e]) === `[object Object]` && (t[e] = `[object Object]`);
		}
		return String(t);
	}
	return typeof e == `object` && Object.prototype.toString.call(e) === `[object Object]` ? `[object Object]` : String(e);
}
S(`tag:yaml.org,2002:map`, {
	create: () => ({}),
	identify: w,
	represent: (e) => {
		let t = new Map();
		for (let n of Object.keys(e)) t.set(n, e[n]);
		return t;
	},
	addPair: (e, t, n) => {
		let r = Ht(t);
		return r === null ? `nested arrays are not supported inside keys` : (r === `__proto__` ? Object.defineProperty(e, r, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = n, ``);
	},
	has: (e, t) => {
		let n = Ht(t);
		return n !== null && Object.prototype.hasOwnProperty.call(e, n);
	},
	keys: (e) => Object.keys(e),
	get: (e, t) => {
		let n = String(t);
		return Object.prototype.hasOwnProperty.call(e, n) ? e[n] : null;
	}
});
var Ut = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function D(e, t, n, r, i) {
	let a = ``, o = ``, s = Math.floor(i / 2) - 1;
	return r - t > s && (a = ` ... `, t = r - s + a.length), n - r > s && (o = ` ...`, n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, `→`) + o,
		pos: r - t + a.length
	};
}
function Wt(e, t) {
	return ` `.repeat(Math.max(t - e.length, 0)) + e;
}
function Gt(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Ut,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = ``, l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = D(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${` `.repeat(n.indent)}${Wt((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = D(e.buffer, i[s], a[s], e.position, u);
	c += `${` `.repeat(n.indent)}${Wt((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${`-`.repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = D(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${` `.repeat(n.indent)}${Wt((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, ``);
}
function Kt(e, t) {
	let n = ``;
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var qt = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = `YAMLException`, this.reason = e, this.mark = t, this.message = Kt(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Kt(this, e)}`;
	}
	static throwAt(t, n, r, i = ``) {
		let a = 0, o = 0;
		for (let e = 0; e < n; e++) {
			let n = t.charCodeAt(e);
			n === 10 ? (a++, o = e + 1) : n === 13 && (a++, t.charCodeAt(e + 1) === 10 && e++, o = e + 1);
		}
		let s = {
			name: i,
			buffer: t,
			position: n,
			line: a,
			column: n - o
		};
		throw s.snippet = Gt(s), new e(r, s);
	}
}, O = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, k = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, A = {
	BLOCK: 1,
	FLOW: 2
}, j = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Jt = -1;
function Yt(e) {
	switch (e) {
		case 48: return `\0`;
		case 97: return `\x07`;
		case 98: return `\b`;
		case 116: return `	`;
		case 9: return `	`;
		case 110: return `
`;
		case 118: return `\v`;
		case 102: return `\f`;
		case 114: return `\r`;
		case 101: return `\x1B`;
		case 32: return ` `;
		case 34: return `"`;
		case 47: return `/`;
		case 92: return `\\`;
		case 78: return ``;
		case 95: return `\xA0`;
		case 76: return `\u2028`;
		case 80: return `\u2029`;
		default: return ``;
	}
}
var Xt = Array(256), Zt = Array(256);
for (let e = 0; e < 256; e++) Xt[e] = +!!Yt(e), Zt[e] = Yt(e);
function Qt(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function $t(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function en(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function M(e, t, n) {
	let r = 0;
	for (; t < n;) {
		let n = e.charCodeAt(t);
		if (n === 10) r++, t++;
		else if (n === 13) r++, t++, e.charCodeAt(t) === 10 && t++;
		else if (n === 32 || n === 9) t++;
		else break;
	}
	return {
		position: t,
		breaks: r
	};
}
function tn(e) {
	return e === 1 ? ` ` : `
`.repeat(e - 1);
}
function nn(e, t, n) {
	let r = ``, i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = M(e, i, n);
			r += tn(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function rn(e, t, n) {
	let r = ``, i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + `'`, i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = M(e, i, n);
			r += tn(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function an(e, t, n) {
	let r = ``, i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = M(e, i, n).position;
			else if (t < 256 && Xt[t]) r += Zt[t], i++;
			else {
				let n = en(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = $t(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Qt(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = M(e, i, n);
			r += tn(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function on(e, t, n, r, i, a) {
	let o = r < 0 ? 0 : r, s = e.slice(t, n).replace(/\r\n?/g, `
`), c = s === `` ? [] : (s.endsWith(`
`) ? s.slice(0, -1) : s).split(`
`), l = ``, u = !1, d = 0, f = !1;
	for (let e of c) {
		let t = 0;
		for (; t < o && e.charCodeAt(t) === 32;) t++;
		if (r < 0 || t >= e.length) {
			d++;
			continue;
		}
		let n = e.slice(o), i = n.charCodeAt(0);
		a ? i === 32 || i === 9 ? (f = !0, l += `
`.repeat(u ? 1 + d : d)) : f ? (f = !1, l += `
`.repeat(d + 1)) : d === 0 ? u && (l += ` `) : l += `
`.repeat(d) : l += `
`.repeat(u ? 1 + d : d), l += n, u = !0, d = 0;
	}
	return i === j.KEEP ? l += `
`.repeat(u ? 1 + d : d) : i !== j.STRIP && u && (l += `
`), l;
}
function sn(e, t) {
	if (t.valueStart === Jt) return ``;
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case k.SINGLE_QUOTED: return rn(e, n, r);
		case k.DOUBLE_QUOTED: return an(e, n, r);
		case k.LITERAL_BLOCK: return on(e, n, r, t.indent, t.chomping, !1);
		case k.FOLDED_BLOCK: return on(e, n, r, t.indent, t.chomping, !0);
		default: return nn(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": `!`,
	"!!": `tag:yaml.org,2002:`
});
var cn = {
	filename: ``,
	schema: Vt,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, N = -1, ln = Object.prototype.hasOwnProperty, P = 1, un = 2, dn = 3, F = 4, fn = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, pn = /[,\[\]{}]/, mn = /^(?:!|!!|![0-9A-Za-z-]+!)$/, hn = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, gn = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, _n = RegExp(`^(?:${hn})*$`), vn = RegExp(`^(?:${gn})+$`), yn = RegExp(`^(?:!(?:${hn})*|${gn}(?:${hn})*)$`), bn = {
	filename: ``,
	maxDepth: 100
};
function xn(e, t, n) {
	e.events.push({
		type: O.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Sn(e, t, n, r, i, a, o) {
	e.events.push({
		type: O.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function Cn(e, t, n, r, i, a, o) {
	e.events.push({
		type: O.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function wn(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: O.MAPPING,
		start: t.position,
		anchorStart: N,
		anchorEnd: N,
		tagStart: N,
		tagEnd: N,
		style: A.FLOW
	});
}
function I(e, t, n, r, i, a, o, s, c = j.CLIP, l = -1, u = !1) {
	e.events.push({
		type: O.SCALAR,
		valueStart: t,
		valueEnd: n,
		anchorStart: r,
		anchorEnd: i,
		tagStart: a,
		tagEnd: o,
		style: s,
		chomping: c,
		indent: l,
		fast: u
	});
}
function Tn(e, t, n) {
	e.events.push({
		type: O.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function L(e) {
	e.events.push({ type: O.POP });
}
function R(e) {
	I(e, N, N, N, N, N, N, k.PLAIN);
}
function En() {
	return {
		anchorStart: N,
		anchorEnd: N,
		tagStart: N,
		tagEnd: N
	};
}
function z(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function B(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function V(e, t) {
	qt.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function H(e) {
	return e === 10 || e === 13;
}
function U(e) {
	return e === 9 || e === 32;
}
function W(e) {
	return U(e) || H(e);
}
function G(e) {
	return e === 0 || W(e);
}
function K(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Dn(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function On(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function kn(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function An(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function q(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function J(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || W(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; U(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!H(r) && r !== 0);
		if (!H(r)) break;
		for (q(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Y(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || W(n);
	}
	return !1;
}
function jn(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Mn(e) {
	if (e.position !== e.lineStart) return !1;
	if (Y(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = z(e);
	jn(e), J(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Y(e));
	return B(e, t), r;
}
function Nn(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !H(t);) t = e.input.charCodeAt(++e.position);
}
function Pn(e, t, n) {
	let r = fn.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, V(e, `the stream contains non-printable characters`));
}
function Fn(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== N && V(e, `duplication of a tag property`);
	let r = e.position, i = !1, a = !1, o = `!`, s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = `!!`, s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && V(e, `unexpected end of the stream within a verbatim tag`), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !W(s) && !(n && K(s));) s === 33 && (a ? V(e, `tag suffix cannot contain exclamation marks`) : (o = e.input.slice(c - 1, e.position + 1), mn.test(o) || V(e, `named tag handle cannot contain such characters`), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), pn.test(l) && V(e, `tag suffix cannot contain flow indicator characters`);
	}
	return l && !(i ? _n.test(l) : vn.test(l)) && V(e, `tag name cannot contain such characters: ${l}`), !i && o !== `!` && o !== `!!` && !ln.call(e.tagHandlers, o) && V(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function In(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== N && V(e, `duplication of an anchor property`), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !W(e.input.charCodeAt(e.position)) && !K(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && V(e, `name of an anchor node must contain at least one character`), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Ln(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== N || t.tagStart !== N) && V(e, `alias node should not have any properties`), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !W(e.input.charCodeAt(e.position)) && !K(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && V(e, `name of an alias node must contain at least one character`), Tn(e, n, e.position), !0;
}
function Rn(e, t) {
	J(e, !1), e.lineIndent < t && V(e, `deficient indentation`);
}
function zn(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 39) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 39) {
			if (e.input.charCodeAt(e.position + 1) === 39) {
				i = !1, e.position += 2;
				continue;
			}
			let t = e.position;
			return e.position++, I(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, k.SINGLE_QUOTED, j.CLIP, -1, i), !0;
		}
		H(a) ? (i = !1, Rn(e, t)) : e.position === e.lineStart && Y(e) ? V(e, `unexpected end of the document within a single quoted scalar`) : a !== 9 && a < 32 ? V(e, `expected valid JSON character`) : e.position++;
	}
	V(e, `unexpected end of the stream within a single quoted scalar`);
}
function Bn(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, I(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, k.DOUBLE_QUOTED, j.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (H(n)) Rn(e, t);
			else if (An(n)) e.position++;
			else {
				let t = kn(n);
				for (t === 0 && V(e, `unknown escape sequence`); t-- > 0;) e.position++, On(e.input.charCodeAt(e.position)) < 0 && V(e, `expected hexadecimal character`);
				e.position++;
			}
		} else H(a) ? (i = !1, Rn(e, t)) : e.position === e.lineStart && Y(e) ? V(e, `unexpected end of the document within a double quoted scalar`) : a !== 9 && a < 32 ? V(e, `expected valid JSON character`) : e.position++;
	}
	V(e, `unexpected end of the stream within a double quoted scalar`);
}
function Vn(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = j.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? k.LITERAL_BLOCK : k.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Dn(n);
		if (n === 43 || n === 45) i !== j.CLIP && V(e, `repeat of a chomping mode identifier`), i = n === 43 ? j.KEEP : j.STRIP, e.position++;
		else if (r >= 0) r === 0 && V(e, `bad explicit indentation width of a block scalar; it cannot be less than one`), o && V(e, `repeat of an indentation width identifier`), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; U(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Nn(e), H(e.input.charCodeAt(e.position)) ? q(e) : e.input.charCodeAt(e.position) !== 0 && V(e, `a line break is expected`);
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Mn(e)) break;
		if (!o && l === -1 && H(i) && (u = Math.max(u, r)), !o && l === -1 && !H(i) && (i === 9 && r < t && (e.position = n + r, V(e, `tab characters must not be used in indentation`)), r >= t && r < u && (e.position = n + r, V(e, `bad indentation of a mapping entry`))), l === -1 && i !== 0 && !H(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !H(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !H(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		Nn(e), f = e.position, H(e.input.charCodeAt(e.position)) && (q(e), f = e.position);
	}
	return Pn(e, d, f), I(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Hn(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === P;
	if (n === 0 || W(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || K(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (G(t) || r && K(t)) return !1;
	}
	return !0;
}
function Un(e, t, n, r) {
	if (!Hn(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === P, c = !1;
	for (; o !== 0 && !Mn(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (G(t) || s && K(t)) break;
		} else if (o === 35) {
			if (W(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && K(o)) break;
		else if (H(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (J(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		U(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Pn(e, i, a), I(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, k.PLAIN, j.CLIP, -1, !c), !0);
}
function X(e, t) {
	let n = e.line;
	J(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && V(e, `deficient indentation`);
}
function Wn(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Cn(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, A.FLOW) : Sn(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, A.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		X(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, L(e), !0;
		o ? n === 44 && V(e, `expected the node content, but found ','`) : V(e, `missed comma between flow collection entries`);
		let r = !1, a = !1;
		n === 63 && W(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, X(e, t));
		let c = e.line, l = z(e), u = Z(e, t, P, !1, !0);
		X(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, X(e, t), i || wn(e, l), u || R(e), Z(e, t, P, !1, !0) || R(e), X(e, t), i || L(e)) : i && r ? (u || R(e), R(e)) : i ? R(e) : r && (wn(e, l), u || R(e), R(e), L(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	V(e, `unexpected end of the stream within a flow collection`);
}
function Gn(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !G(e.input.charCodeAt(e.position + 1))) return !1;
	for (Sn(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, A.BLOCK); e.input.charCodeAt(e.position) === 45 && G(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, V(e, `tab characters must not be used in indentation`));
		let n = e.line;
		e.position++;
		let r = J(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && G(e.input.charCodeAt(e.position + 1)) && V(e, `bad indentation of a sequence entry`), r && e.lineIndent <= t ? R(e) : Z(e, t, dn, !1, !0), J(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && V(e, `bad indentation of a sequence entry`), e.line === n && e.input.charCodeAt(e.position) === 45 && G(e.input.charCodeAt(e.position + 1)) && V(e, `bad indentation of a sequence entry`);
	}
	return L(e), !0;
}
function Kn(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, V(e, `tab characters must not be used in indentation`));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && G(l)) o ||= (Cn(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, A.BLOCK), !0), c === 63 ? (i && R(e), a = !0, i = !0) : (i || (R(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (R(e), !1);
			let t = z(e);
			if (!Z(e, n, un, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); U(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), G(c) || V(e, `a whitespace character is expected after the key-value separator within a block mapping`), o ||= (e.events.splice(t.eventsLength, 0, {
					type: O.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: A.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) V(e, `expected ':' after a mapping key`);
				else return r.anchorStart !== N || r.tagStart !== N ? (B(e, t), !1) : !0;
			} else if (a) V(e, `can not read a block mapping entry; a multiline key may not be an implicit key`);
			else return r.anchorStart !== N || r.tagStart !== N ? (B(e, t), !1) : !0;
		}
		if (Z(e, t, F, !0, s) && (s = !1), i || (s &&= (R(e), !1)), J(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) V(e, `bad indentation of a mapping entry`);
		else if (e.lineIndent < t) break;
	}
	return a ? (i && R(e), o && L(e), !0) : !1;
}
function Z(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && V(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = En(), d = n === F || n === dn, f = d, ee = d;
	if (r && J(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = z(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && ee && (u.tagStart !== N || u.anchorStart !== N) && (r === 33 || r === 38)) {
			let n = z(e), r = t + 1;
			if (Kn(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === O.MAPPING) return e.depth--, !0;
			B(e, n);
		}
		if (s && (r === 33 && u.tagStart !== N || r === 38 && u.anchorStart !== N) || !Fn(e, u, n === P) && !In(e, u)) break;
		l === null && (l = i), J(e, !0) ? (s = !0, f = ee, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === F) {
		let r = n === P || n === un ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Gn(e, i, u) || Kn(e, i, r, u)) || Wn(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && ee && !f && t !== 124 && t !== 62) {
					let t = z(e), n = l.position - l.lineStart;
					B(e, l), Kn(e, n, r, En()) && e.events[t.eventsLength]?.type === O.MAPPING ? c = !0 : B(e, t);
				}
				!c && (d && Vn(e, r, u) || zn(e, r, u) || Bn(e, r, u) || Ln(e, u) || Un(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Gn(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== N || u.tagStart !== N || d) && (I(e, N, N, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, k.PLAIN), c = !0), e.depth--, c || u.anchorStart !== N || u.tagStart !== N;
}
function qn(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !W(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && V(e, `directive name must not be less than one character in length`); e.input.charCodeAt(e.position) !== 0 && !H(e.input.charCodeAt(e.position));) {
		for (; U(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || H(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !W(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (H(e.input.charCodeAt(e.position)) && q(e), n === `YAML`) {
		e.directives.some((e) => e.kind === `yaml`) && V(e, `duplication of %YAML directive`), r.length !== 1 && V(e, `YAML directive accepts exactly one argument`);
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && V(e, `ill-formed argument of the YAML directive`), parseInt(t[1], 10) !== 1 && V(e, `unacceptable YAML version of the document`), e.directives.push({
			kind: `yaml`,
			version: r[0]
		});
	} else if (n === `TAG`) {
		r.length !== 2 && V(e, `TAG directive accepts exactly two arguments`);
		let [t, n] = r;
		mn.test(t) || V(e, `ill-formed tag handle (first argument) of the TAG directive`), ln.call(e.tagHandlers, t) && V(e, `there is a previously declared suffix for "${t}" tag handle`), yn.test(n) || V(e, `ill-formed tag prefix (second argument) of the TAG directive`), e.tagHandlers[t] = n, e.directives.push({
			kind: `tag`,
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Jn(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (J(e, !0); qn(e);) t = !0, J(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && G(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, J(e, !0), i = e.line > t;
	} else t && V(e, `directives end mark is expected`);
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Y(e)) {
		e.position += 3, J(e, !0);
		return;
	}
	if (xn(e, n, !1), Z(e, e.lineIndent - 1, F, !1, i, i) || R(e), J(e, !0), e.position === e.lineStart && Y(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, J(e, !0), e.line === t && e.position < e.length && V(e, `end of the stream or a document separator is expected`);
	}
	let o = e.events[a];
	o?.type === O.DOCUMENT && (o.explicitEnd = r), L(e), !r && e.position < e.length && !Mn(e) && V(e, `end of the stream or a document separator is expected`);
}
function Yn(e, t) {
	let n = e.length, r = {
		...bn,
		...t,
		input: `${e}\0`,
		length: n,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	}, i = e.indexOf(`\0`);
	for (i !== -1 && qt.throwAt(e, i, `null byte is not allowed in input`, r.filename); r.position < r.length && (jn(r), J(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Jn(r), r.position === e && V(r, `can not read a document`);
	}
	return r.events;
}
({
	...bn,
	...cn
});
function Q(e, t) {
	return !!(e & 1 << t);
}
var Xn = {
	applyQuoteFlowKeysOption: Qn,
	doubleQuoteForInvisibles: $n,
	doubleQuoteWhitespaceOnly: er,
	applyForceQuotesOption: tr,
	tryLongOrMultilineAsBlock: nr,
	quoteInvalidPlain: rr,
	fallbackToDoubleQuoted: ir
};
function Zn(e) {
	return e.presenterOptions.quoteStyle === `single` && Q(e.allowedStylesMask, k.SINGLE_QUOTED) ? k.SINGLE_QUOTED : k.DOUBLE_QUOTED;
}
function Qn(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === k.PLAIN && (e.style = k.DOUBLE_QUOTED);
}
function $n(e) {
	e.style === k.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = k.DOUBLE_QUOTED);
}
function er(e) {
	e.style === k.PLAIN && /^\s+$/.test(e.node.value) && (e.style = k.DOUBLE_QUOTED);
}
function tr(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== k.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes(`
`) ? k.DOUBLE_QUOTED : Zn(e)));
}
function nr(e) {
	if (e.style !== k.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf(`
`) !== -1;
	if (!Q(e.allowedStylesMask, k.LITERAL_BLOCK)) {
		n && (e.style = k.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = k.LITERAL_BLOCK);
		return;
	}
	let i = Math.max(Math.min(r, 40), r - e.shiftOfContent), a = 0, o = !1;
	for (; a <= t.length;) {
		let e = t.length, n = t.indexOf(`
`, a);
		n !== -1 && (e = n);
		let r = t.slice(a, e);
		if (r.length > i && r[0] !== ` ` && / [^ \t]/.test(r) && (o = !0), n === -1) break;
		a = n + 1;
	}
	o ? e.style = k.FOLDED_BLOCK : n && (e.style = k.LITERAL_BLOCK);
}
function rr(e) {
	e.style === k.PLAIN && !Q(e.allowedStylesMask, k.PLAIN) && (e.style = Zn(e));
}
function ir(e) {
	Q(e.allowedStylesMask, e.style) || (e.style = k.DOUBLE_QUOTED);
}
var ar = `[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]`, or = `[\\n\\r]`, sr = `\\uFEFF`, cr = `[ \\t]`, lr = `(?:(?!(?:${or}|${sr}))${ar})`, $ = `(?:(?!${cr})${lr})`, ur = `[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]`, dr = `[-?:,\\[\\]{}#&*!|>'"%@\`]`, fr = `[,\\[\\]{}]`, pr = $, mr = `(?:(?!${fr})${$})`, hr = `(?:(?:(?!${dr})${$})|[?:-](?=${pr}))`, gr = `(?:(?:(?!${dr})${$})|[?:-](?=${mr}))`, _r = `(?:(?:(?![:#])${pr})|:(?=${pr}))#*`, vr = `(?:(?:(?![:#])${mr})|:(?=${mr}))#*`, yr = `(?:${cr}*${_r})*`, br = `(?:${cr}*${vr})*`, xr = `${hr}#*${yr}`, Sr = `${gr}#*${br}`, Cr = xr, wr = Sr, Tr = `\\n+${_r}${yr}`, Er = `\\n+${vr}${br}`, Dr = `${xr}(?:${Tr})*`, Or = `${Sr}(?:${Er})*`;
RegExp(`^(?:${Dr})$`, `u`), RegExp(`^(?:${Or})$`, `u`), RegExp(`^(?:${Cr})$`, `u`), RegExp(`^(?:${wr})$`, `u`), RegExp(`^(?:${ur})*$`, `u`), RegExp(`^(?:${ur}|\\n)*$`, `u`), RegExp(`^(?:${lr}|\\n)*$`, `u`), Object.keys(Xn).map((e) => Reflect.get(Xn, e)), O.DOCUMENT, O.SEQUENCE, O.MAPPING, O.SCALAR, O.ALIAS, O.POP, k.PLAIN, k.SINGLE_QUOTED, k.DOUBLE_QUOTED, k.LITERAL_BLOCK, k.FOLDED_BLOCK, A.BLOCK, A.FLOW, j.CLIP, j.STRIP, j.KEEP;
export { Yn as a, De as c, sn as i, h as l, k as n, Te as o, qt as r, Ee as s, O as t, ye as u };
