import "./libraries.js";
import { createRequire as e } from "node:module";
import * as t from "os";
import n, { EOL as r } from "os";
import * as i from "crypto";
import * as a from "fs";
import { constants as o, existsSync as s, promises as c, readFileSync as l } from "fs";
import * as u from "http";
import * as d from "https";
var f = Object.create, p = Object.defineProperty, m = Object.getOwnPropertyDescriptor, ee = Object.getOwnPropertyNames, te = Object.getPrototypeOf, h = Object.prototype.hasOwnProperty, ne = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, g = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), e = null), t.exports), _ = (e, t) => {
	let n = {};
	for (var r in e) p(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || p(n, Symbol.toStringTag, { value: `Module` }), n;
}, v = (e, t, n, r) => {
	if (t && typeof t == `object` || typeof t == `function`) for (var i = ee(t), a = 0, o = i.length, s; a < o; a++) s = i[a], !h.call(e, s) && s !== n && p(e, s, {
		get: ((e) => t[e]).bind(null, s),
		enumerable: !(r = m(t, s)) || r.enumerable
	});
	return e;
}, y = (e, t, n) => (n = e == null ? {} : f(te(e)), v(t || !e || !e.__esModule || !h.call(e, `default`) ? p(n, `default`, {
	value: e,
	enumerable: !0
}) : n, e)), re = (e) => h.call(e, `module.exports`) ? e[`module.exports`] : v(p({}, `__esModule`, { value: !0 }), e), b = e(import.meta.url);
function x(e) {
	return e == null ? `` : typeof e == `string` || e instanceof String ? e : JSON.stringify(e);
}
function ie(e) {
	return Object.keys(e).length ? {
		title: e.title,
		file: e.file,
		line: e.startLine,
		endLine: e.endLine,
		col: e.startColumn,
		endColumn: e.endColumn
	} : {};
}
function S(e, n, r) {
	let i = new oe(e, n, r);
	process.stdout.write(i.toString() + t.EOL);
}
function ae(e, t = ``) {
	S(e, {}, t);
}
var oe = class {
	constructor(e, t, n) {
		e ||= `missing.command`, this.command = e, this.properties = t, this.message = n;
	}
	toString() {
		let e = `::` + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			e += ` `;
			let t = !0;
			for (let n in this.properties) if (this.properties.hasOwnProperty(n)) {
				let r = this.properties[n];
				r && (t ? t = !1 : e += `,`, e += `${n}=${ce(r)}`);
			}
		}
		return e += `::${se(this.message)}`, e;
	}
};
function se(e) {
	return x(e).replace(/%/g, `%25`).replace(/\r/g, `%0D`).replace(/\n/g, `%0A`);
}
function ce(e) {
	return x(e).replace(/%/g, `%25`).replace(/\r/g, `%0D`).replace(/\n/g, `%0A`).replace(/:/g, `%3A`).replace(/,/g, `%2C`);
}
function le(e, n) {
	let r = process.env[`GITHUB_${e}`];
	if (!r) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!a.existsSync(r)) throw Error(`Missing file at path: ${r}`);
	a.appendFileSync(r, `${x(n)}${t.EOL}`, { encoding: `utf8` });
}
function ue(e, n) {
	let r = `ghadelimiter_${i.randomUUID()}`, a = x(n);
	if (e.includes(r)) throw Error(`Unexpected input: name should not contain the delimiter "${r}"`);
	if (a.includes(r)) throw Error(`Unexpected input: value should not contain the delimiter "${r}"`);
	return `${e}<<${r}${t.EOL}${a}${t.EOL}${r}`;
}
function de(e) {
	let t = e.protocol === `https:`;
	if (fe(e)) return;
	let n = t ? process.env.https_proxy || process.env.HTTPS_PROXY : process.env.http_proxy || process.env.HTTP_PROXY;
	if (n) try {
		return new me(n);
	} catch {
		if (!n.startsWith(`http://`) && !n.startsWith(`https://`)) return new me(`http://${n}`);
	}
	else return;
}
function fe(e) {
	if (!e.hostname) return !1;
	let t = e.hostname;
	if (pe(t)) return !0;
	let n = process.env.no_proxy || process.env.NO_PROXY || ``;
	if (!n) return !1;
	let r;
	e.port ? r = Number(e.port) : e.protocol === `http:` ? r = 80 : e.protocol === `https:` && (r = 443);
	let i = [e.hostname.toUpperCase()];
	typeof r == `number` && i.push(`${i[0]}:${r}`);
	for (let e of n.split(`,`).map((e) => e.trim().toUpperCase()).filter((e) => e)) if (e === `*` || i.some((t) => t === e || t.endsWith(`.${e}`) || e.startsWith(`.`) && t.endsWith(`${e}`))) return !0;
	return !1;
}
function pe(e) {
	let t = e.toLowerCase();
	return t === `localhost` || t.startsWith(`127.`) || t.startsWith(`[::1]`) || t.startsWith(`[0:0:0:0:0:0:0:1]`);
}
var me = class extends URL {
	constructor(e, t) {
		super(e, t), this._decodedUsername = decodeURIComponent(super.username), this._decodedPassword = decodeURIComponent(super.password);
	}
	get username() {
		return this._decodedUsername;
	}
	get password() {
		return this._decodedPassword;
	}
}, he = g(((e) => {
	b(`net`);
	var t = b(`tls`), n = b(`http`), r = b(`https`), i = b(`events`);
	b(`assert`);
	var a = b(`util`);
	e.httpOverHttp = o, e.httpsOverHttp = s, e.httpOverHttps = c, e.httpsOverHttps = l;
	function o(e) {
		var t = new u(e);
		return t.request = n.request, t;
	}
	function s(e) {
		var t = new u(e);
		return t.request = n.request, t.createSocket = d, t.defaultPort = 443, t;
	}
	function c(e) {
		var t = new u(e);
		return t.request = r.request, t;
	}
	function l(e) {
		var t = new u(e);
		return t.request = r.request, t.createSocket = d, t.defaultPort = 443, t;
	}
	function u(e) {
		var t = this;
		t.options = e || {}, t.proxyOptions = t.options.proxy || {}, t.maxSockets = t.options.maxSockets || n.Agent.defaultMaxSockets, t.requests = [], t.sockets = [], t.on(`free`, function(e, n, r, i) {
			for (var a = f(n, r, i), o = 0, s = t.requests.length; o < s; ++o) {
				var c = t.requests[o];
				if (c.host === a.host && c.port === a.port) {
					t.requests.splice(o, 1), c.request.onSocket(e);
					return;
				}
			}
			e.destroy(), t.removeSocket(e);
		});
	}
	a.inherits(u, i.EventEmitter), u.prototype.addRequest = function(e, t, n, r) {
		var i = this, a = p({ request: e }, i.options, f(t, n, r));
		i.sockets.length >= this.maxSockets ? i.requests.push(a) : i.createSocket(a, function(t) {
			t.on(`free`, n), t.on(`close`, r), t.on(`agentRemove`, r), e.onSocket(t);
			function n() {
				i.emit(`free`, t, a);
			}
			function r(e) {
				i.removeSocket(t), t.removeListener(`free`, n), t.removeListener(`close`, r), t.removeListener(`agentRemove`, r);
			}
		});
	}, u.prototype.createSocket = function(e, t) {
		var n = this, r = {};
		n.sockets.push(r);
		var i = p({}, n.proxyOptions, {
			method: `CONNECT`,
			path: e.host + `:` + e.port,
			agent: !1,
			headers: { host: e.host + `:` + e.port }
		});
		e.localAddress && (i.localAddress = e.localAddress), i.proxyAuth && (i.headers = i.headers || {}, i.headers[`Proxy-Authorization`] = `Basic ` + new Buffer(i.proxyAuth).toString(`base64`)), m(`making CONNECT request`);
		var a = n.request(i);
		a.useChunkedEncodingByDefault = !1, a.once(`response`, o), a.once(`upgrade`, s), a.once(`connect`, c), a.once(`error`, l), a.end();
		function o(e) {
			e.upgrade = !0;
		}
		function s(e, t, n) {
			process.nextTick(function() {
				c(e, t, n);
			});
		}
		function c(i, o, s) {
			if (a.removeAllListeners(), o.removeAllListeners(), i.statusCode !== 200) {
				m(`tunneling socket could not be established, statusCode=%d`, i.statusCode), o.destroy();
				var c = Error(`tunneling socket could not be established, statusCode=` + i.statusCode);
				c.code = `ECONNRESET`, e.request.emit(`error`, c), n.removeSocket(r);
			} else if (s.length > 0) {
				m(`got illegal response body from proxy`), o.destroy();
				var c = Error(`got illegal response body from proxy`);
				c.code = `ECONNRESET`, e.request.emit(`error`, c), n.removeSocket(r);
			} else return m(`tunneling connection has established`), n.sockets[n.sockets.indexOf(r)] = o, t(o);
		}
		function l(t) {
			a.removeAllListeners(), m(`tunneling socket could not be established, cause=%s
`, t.message, t.stack);
			var i = Error(`tunneling socket could not be established, cause=` + t.message);
			i.code = `ECONNRESET`, e.request.emit(`error`, i), n.removeSocket(r);
		}
	}, u.prototype.removeSocket = function(e) {
		var t = this.sockets.indexOf(e);
		if (t !== -1) {
			this.sockets.splice(t, 1);
			var n = this.requests.shift();
			n && this.createSocket(n, function(e) {
				n.request.onSocket(e);
			});
		}
	};
	function d(e, n) {
		var r = this;
		u.prototype.createSocket.call(r, e, function(i) {
			var a = e.request.getHeader(`host`), o = p({}, r.options, {
				socket: i,
				servername: a ? a.replace(/:.*$/, ``) : e.host
			}), s = t.connect(0, o);
			r.sockets[r.sockets.indexOf(i)] = s, n(s);
		});
	}
	function f(e, t, n) {
		return typeof e == `string` ? {
			host: e,
			port: t,
			localAddress: n
		} : e;
	}
	function p(e) {
		for (var t = 1, n = arguments.length; t < n; ++t) {
			var r = arguments[t];
			if (typeof r == `object`) for (var i = Object.keys(r), a = 0, o = i.length; a < o; ++a) {
				var s = i[a];
				r[s] !== void 0 && (e[s] = r[s]);
			}
		}
		return e;
	}
	var m = process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG) ? function() {
		var e = Array.prototype.slice.call(arguments);
		typeof e[0] == `string` ? e[0] = `TUNNEL: ` + e[0] : e.unshift(`TUNNEL:`), console.error.apply(console, e);
	} : function() {};
	e.debug = m;
})), ge = g(((e, t) => {
	t.exports = he();
})), _e = _({
	ProxyAgent: () => C,
	fetch: () => ve
});
function ve() {
	throw Error(`undici is not part of this`);
}
var C, w = ne((() => {
	C = class {};
})), T = y(ge(), 1);
w();
var E = function(e, t, n, r) {
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
}, D;
(function(e) {
	e[e.OK = 200] = `OK`, e[e.MultipleChoices = 300] = `MultipleChoices`, e[e.MovedPermanently = 301] = `MovedPermanently`, e[e.ResourceMoved = 302] = `ResourceMoved`, e[e.SeeOther = 303] = `SeeOther`, e[e.NotModified = 304] = `NotModified`, e[e.UseProxy = 305] = `UseProxy`, e[e.SwitchProxy = 306] = `SwitchProxy`, e[e.TemporaryRedirect = 307] = `TemporaryRedirect`, e[e.PermanentRedirect = 308] = `PermanentRedirect`, e[e.BadRequest = 400] = `BadRequest`, e[e.Unauthorized = 401] = `Unauthorized`, e[e.PaymentRequired = 402] = `PaymentRequired`, e[e.Forbidden = 403] = `Forbidden`, e[e.NotFound = 404] = `NotFound`, e[e.MethodNotAllowed = 405] = `MethodNotAllowed`, e[e.NotAcceptable = 406] = `NotAcceptable`, e[e.ProxyAuthenticationRequired = 407] = `ProxyAuthenticationRequired`, e[e.RequestTimeout = 408] = `RequestTimeout`, e[e.Conflict = 409] = `Conflict`, e[e.Gone = 410] = `Gone`, e[e.TooManyRequests = 429] = `TooManyRequests`, e[e.InternalServerError = 500] = `InternalServerError`, e[e.NotImplemented = 501] = `NotImplemented`, e[e.BadGateway = 502] = `BadGateway`, e[e.ServiceUnavailable = 503] = `ServiceUnavailable`, e[e.GatewayTimeout = 504] = `GatewayTimeout`;
})(D ||= {});
var O;
(function(e) {
	e.Accept = `accept`, e.ContentType = `content-type`;
})(O ||= {});
var k;
(function(e) {
	e.ApplicationJson = `application/json`;
})(k ||= {});
const ye = [
	D.MovedPermanently,
	D.ResourceMoved,
	D.SeeOther,
	D.TemporaryRedirect,
	D.PermanentRedirect
], be = [
	D.BadGateway,
	D.ServiceUnavailable,
	D.GatewayTimeout
], xe = [
	`OPTIONS`,
	`GET`,
	`DELETE`,
	`HEAD`
];
var Se = class e extends Error {
	constructor(t, n) {
		super(t), this.name = `HttpClientError`, this.statusCode = n, Object.setPrototypeOf(this, e.prototype);
	}
}, Ce = class {
	constructor(e) {
		this.message = e;
	}
	readBody() {
		return E(this, void 0, void 0, function* () {
			return new Promise((e) => E(this, void 0, void 0, function* () {
				let t = Buffer.alloc(0);
				this.message.on(`data`, (e) => {
					t = Buffer.concat([t, e]);
				}), this.message.on(`end`, () => {
					e(t.toString());
				});
			}));
		});
	}
	readBodyBuffer() {
		return E(this, void 0, void 0, function* () {
			return new Promise((e) => E(this, void 0, void 0, function* () {
				let t = [];
				this.message.on(`data`, (e) => {
					t.push(e);
				}), this.message.on(`end`, () => {
					e(Buffer.concat(t));
				});
			}));
		});
	}
}, we = class {
	constructor(e, t, n) {
		this._ignoreSslError = !1, this._allowRedirects = !0, this._allowRedirectDowngrade = !1, this._maxRedirects = 50, this._allowRetries = !1, this._maxRetries = 1, this._keepAlive = !1, this._disposed = !1, this.userAgent = this._getUserAgentWithOrchestrationId(e), this.handlers = t || [], this.requestOptions = n, n && (n.ignoreSslError != null && (this._ignoreSslError = n.ignoreSslError), this._socketTimeout = n.socketTimeout, n.allowRedirects != null && (this._allowRedirects = n.allowRedirects), n.allowRedirectDowngrade != null && (this._allowRedirectDowngrade = n.allowRedirectDowngrade), n.maxRedirects != null && (this._maxRedirects = Math.max(n.maxRedirects, 0)), n.keepAlive != null && (this._keepAlive = n.keepAlive), n.allowRetries != null && (this._allowRetries = n.allowRetries), n.maxRetries != null && (this._maxRetries = n.maxRetries));
	}
	options(e, t) {
		return E(this, void 0, void 0, function* () {
			return this.request(`OPTIONS`, e, null, t || {});
		});
	}
	get(e, t) {
		return E(this, void 0, void 0, function* () {
			return this.request(`GET`, e, null, t || {});
		});
	}
	del(e, t) {
		return E(this, void 0, void 0, function* () {
			return this.request(`DELETE`, e, null, t || {});
		});
	}
	post(e, t, n) {
		return E(this, void 0, void 0, function* () {
			return this.request(`POST`, e, t, n || {});
		});
	}
	patch(e, t, n) {
		return E(this, void 0, void 0, function* () {
			return this.request(`PATCH`, e, t, n || {});
		});
	}
	put(e, t, n) {
		return E(this, void 0, void 0, function* () {
			return this.request(`PUT`, e, t, n || {});
		});
	}
	head(e, t) {
		return E(this, void 0, void 0, function* () {
			return this.request(`HEAD`, e, null, t || {});
		});
	}
	sendStream(e, t, n, r) {
		return E(this, void 0, void 0, function* () {
			return this.request(e, t, n, r);
		});
	}
	getJson(e) {
		return E(this, arguments, void 0, function* (e, t = {}) {
			t[O.Accept] = this._getExistingOrDefaultHeader(t, O.Accept, k.ApplicationJson);
			let n = yield this.get(e, t);
			return this._processResponse(n, this.requestOptions);
		});
	}
	postJson(e, t) {
		return E(this, arguments, void 0, function* (e, t, n = {}) {
			let r = JSON.stringify(t, null, 2);
			n[O.Accept] = this._getExistingOrDefaultHeader(n, O.Accept, k.ApplicationJson), n[O.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, k.ApplicationJson);
			let i = yield this.post(e, r, n);
			return this._processResponse(i, this.requestOptions);
		});
	}
	putJson(e, t) {
		return E(this, arguments, void 0, function* (e, t, n = {}) {
			let r = JSON.stringify(t, null, 2);
			n[O.Accept] = this._getExistingOrDefaultHeader(n, O.Accept, k.ApplicationJson), n[O.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, k.ApplicationJson);
			let i = yield this.put(e, r, n);
			return this._processResponse(i, this.requestOptions);
		});
	}
	patchJson(e, t) {
		return E(this, arguments, void 0, function* (e, t, n = {}) {
			let r = JSON.stringify(t, null, 2);
			n[O.Accept] = this._getExistingOrDefaultHeader(n, O.Accept, k.ApplicationJson), n[O.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, k.ApplicationJson);
			let i = yield this.patch(e, r, n);
			return this._processResponse(i, this.requestOptions);
		});
	}
	request(e, t, n, r) {
		return E(this, void 0, void 0, function* () {
			if (this._disposed) throw Error(`Client has already been disposed.`);
			let i = new URL(t), a = this._prepareRequest(e, i, r), o = this._allowRetries && xe.includes(e) ? this._maxRetries + 1 : 1, s = 0, c;
			do {
				if (c = yield this.requestRaw(a, n), c && c.message && c.message.statusCode === D.Unauthorized) {
					let e;
					for (let t of this.handlers) if (t.canHandleAuthentication(c)) {
						e = t;
						break;
					}
					return e ? e.handleAuthentication(this, a, n) : c;
				}
				let t = this._maxRedirects;
				for (; c.message.statusCode && ye.includes(c.message.statusCode) && this._allowRedirects && t > 0;) {
					let o = c.message.headers.location;
					if (!o) break;
					let s = new URL(o);
					if (i.protocol === `https:` && i.protocol !== s.protocol && !this._allowRedirectDowngrade) throw Error(`Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.`);
					if (yield c.readBody(), s.hostname !== i.hostname) for (let e in r) e.toLowerCase() === `authorization` && delete r[e];
					a = this._prepareRequest(e, s, r), c = yield this.requestRaw(a, n), t--;
				}
				if (!c.message.statusCode || !be.includes(c.message.statusCode)) return c;
				s += 1, s < o && (yield c.readBody(), yield this._performExponentialBackoff(s));
			} while (s < o);
			return c;
		});
	}
	dispose() {
		this._agent && this._agent.destroy(), this._disposed = !0;
	}
	requestRaw(e, t) {
		return E(this, void 0, void 0, function* () {
			return new Promise((n, r) => {
				function i(e, t) {
					e ? r(e) : t ? n(t) : r(Error(`Unknown error`));
				}
				this.requestRawWithCallback(e, t, i);
			});
		});
	}
	requestRawWithCallback(e, t, n) {
		typeof t == `string` && (e.options.headers || (e.options.headers = {}), e.options.headers[`Content-Length`] = Buffer.byteLength(t, `utf8`));
		let r = !1;
		function i(e, t) {
			r || (r = !0, n(e, t));
		}
		let a = e.httpModule.request(e.options, (e) => {
			i(void 0, new Ce(e));
		}), o;
		a.on(`socket`, (e) => {
			o = e;
		}), a.setTimeout(this._socketTimeout || 18e4, () => {
			o && o.end(), i(Error(`Request timeout: ${e.options.path}`));
		}), a.on(`error`, function(e) {
			i(e);
		}), t && typeof t == `string` && a.write(t, `utf8`), t && typeof t != `string` ? (t.on(`close`, function() {
			a.end();
		}), t.pipe(a)) : a.end();
	}
	getAgent(e) {
		let t = new URL(e);
		return this._getAgent(t);
	}
	getAgentDispatcher(e) {
		let t = new URL(e), n = de(t);
		if (n && n.hostname) return this._getProxyAgentDispatcher(t, n);
	}
	_prepareRequest(e, t, n) {
		let r = {};
		r.parsedUrl = t;
		let i = r.parsedUrl.protocol === `https:`;
		r.httpModule = i ? d : u;
		let a = i ? 443 : 80;
		if (r.options = {}, r.options.host = r.parsedUrl.hostname, r.options.port = r.parsedUrl.port ? parseInt(r.parsedUrl.port) : a, r.options.path = (r.parsedUrl.pathname || ``) + (r.parsedUrl.search || ``), r.options.method = e, r.options.headers = this._mergeHeaders(n), this.userAgent != null && (r.options.headers[`user-agent`] = this.userAgent), r.options.agent = this._getAgent(r.parsedUrl), this.handlers) for (let e of this.handlers) e.prepareRequest(r.options);
		return r;
	}
	_mergeHeaders(e) {
		return this.requestOptions && this.requestOptions.headers ? Object.assign({}, A(this.requestOptions.headers), A(e || {})) : A(e || {});
	}
	_getExistingOrDefaultHeader(e, t, n) {
		let r;
		if (this.requestOptions && this.requestOptions.headers) {
			let e = A(this.requestOptions.headers)[t];
			e && (r = typeof e == `number` ? e.toString() : e);
		}
		let i = e[t];
		return i === void 0 ? r === void 0 ? n : r : typeof i == `number` ? i.toString() : i;
	}
	_getExistingOrDefaultContentTypeHeader(e, t) {
		let n;
		if (this.requestOptions && this.requestOptions.headers) {
			let e = A(this.requestOptions.headers)[O.ContentType];
			e && (n = typeof e == `number` ? String(e) : Array.isArray(e) ? e.join(`, `) : e);
		}
		let r = e[O.ContentType];
		return r === void 0 ? n === void 0 ? t : n : typeof r == `number` ? String(r) : Array.isArray(r) ? r.join(`, `) : r;
	}
	_getAgent(e) {
		let t, n = de(e), r = n && n.hostname;
		if (this._keepAlive && r && (t = this._proxyAgent), r || (t = this._agent), t) return t;
		let i = e.protocol === `https:`, a = 100;
		if (this.requestOptions && (a = this.requestOptions.maxSockets || u.globalAgent.maxSockets), n && n.hostname) {
			let e = {
				maxSockets: a,
				keepAlive: this._keepAlive,
				proxy: Object.assign(Object.assign({}, (n.username || n.password) && { proxyAuth: `${n.username}:${n.password}` }), {
					host: n.hostname,
					port: n.port
				})
			}, r, o = n.protocol === `https:`;
			r = i ? o ? T.httpsOverHttps : T.httpsOverHttp : o ? T.httpOverHttps : T.httpOverHttp, t = r(e), this._proxyAgent = t;
		}
		if (!t) {
			let e = {
				keepAlive: this._keepAlive,
				maxSockets: a
			};
			t = i ? new d.Agent(e) : new u.Agent(e), this._agent = t;
		}
		return i && this._ignoreSslError && (t.options = Object.assign(t.options || {}, { rejectUnauthorized: !1 })), t;
	}
	_getProxyAgentDispatcher(e, t) {
		let n;
		if (this._keepAlive && (n = this._proxyAgentDispatcher), n) return n;
		let r = e.protocol === `https:`;
		return n = new C(Object.assign({
			uri: t.href,
			pipelining: +!!this._keepAlive
		}, (t.username || t.password) && { token: `Basic ${Buffer.from(`${t.username}:${t.password}`).toString(`base64`)}` })), this._proxyAgentDispatcher = n, r && this._ignoreSslError && (n.options = Object.assign(n.options.requestTls || {}, { rejectUnauthorized: !1 })), n;
	}
	_getUserAgentWithOrchestrationId(e) {
		let t = e || `actions/http-client`, n = process.env.ACTIONS_ORCHESTRATION_ID;
		return n ? `${t} actions_orchestration_id/${n.replace(/[^a-z0-9_.-]/gi, `_`)}` : t;
	}
	_performExponentialBackoff(e) {
		return E(this, void 0, void 0, function* () {
			e = Math.min(10, e);
			let t = 5 * 2 ** e;
			return new Promise((e) => setTimeout(() => e(), t));
		});
	}
	_processResponse(e, t) {
		return E(this, void 0, void 0, function* () {
			return new Promise((n, r) => E(this, void 0, void 0, function* () {
				let i = e.message.statusCode || 0, a = {
					statusCode: i,
					result: null,
					headers: {}
				};
				i === D.NotFound && n(a);
				function o(e, t) {
					if (typeof t == `string`) {
						let e = new Date(t);
						if (!isNaN(e.valueOf())) return e;
					}
					return t;
				}
				let s, c;
				try {
					c = yield e.readBody(), c && c.length > 0 && (s = t && t.deserializeDates ? JSON.parse(c, o) : JSON.parse(c), a.result = s), a.headers = e.message.headers;
				} catch {}
				if (i > 299) {
					let e;
					e = s && s.message ? s.message : c && c.length > 0 ? c : `Failed request: (${i})`;
					let t = new Se(e, i);
					t.result = a.result, r(t);
				} else n(a);
			}));
		});
	}
};
const A = (e) => Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {});
var j = function(e, t, n, r) {
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
const { access: Te, appendFile: Ee, writeFile: De } = c, Oe = `GITHUB_STEP_SUMMARY`;
new class {
	constructor() {
		this._buffer = ``;
	}
	filePath() {
		return j(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[Oe];
			if (!e) throw Error(`Unable to find environment variable for $${Oe}. Check if your runtime environment supports job summaries.`);
			try {
				yield Te(e, o.R_OK | o.W_OK);
			} catch {
				throw Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`);
			}
			return this._filePath = e, this._filePath;
		});
	}
	wrap(e, t, n = {}) {
		let r = Object.entries(n).map(([e, t]) => ` ${e}="${t}"`).join(``);
		return t ? `<${e}${r}>${t}</${e}>` : `<${e}${r}>`;
	}
	write(e) {
		return j(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? De : Ee)(n, this._buffer, { encoding: `utf8` }), this.emptyBuffer();
		});
	}
	clear() {
		return j(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: !0 });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		return this._buffer = ``, this;
	}
	addRaw(e, t = !1) {
		return this._buffer += e, t ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(r);
	}
	addCodeBlock(e, t) {
		let n = Object.assign({}, t && { lang: t }), r = this.wrap(`pre`, this.wrap(`code`, e), n);
		return this.addRaw(r).addEOL();
	}
	addList(e, t = !1) {
		let n = t ? `ol` : `ul`, r = e.map((e) => this.wrap(`li`, e)).join(``), i = this.wrap(n, r);
		return this.addRaw(i).addEOL();
	}
	addTable(e) {
		let t = e.map((e) => {
			let t = e.map((e) => {
				if (typeof e == `string`) return this.wrap(`td`, e);
				let { header: t, data: n, colspan: r, rowspan: i } = e, a = t ? `th` : `td`, o = Object.assign(Object.assign({}, r && { colspan: r }), i && { rowspan: i });
				return this.wrap(a, n, o);
			}).join(``);
			return this.wrap(`tr`, t);
		}).join(``), n = this.wrap(`table`, t);
		return this.addRaw(n).addEOL();
	}
	addDetails(e, t) {
		let n = this.wrap(`details`, this.wrap(`summary`, e) + t);
		return this.addRaw(n).addEOL();
	}
	addImage(e, t, n) {
		let { width: r, height: i } = n || {}, a = Object.assign(Object.assign({}, r && { width: r }), i && { height: i }), o = this.wrap(`img`, null, Object.assign({
			src: e,
			alt: t
		}, a));
		return this.addRaw(o).addEOL();
	}
	addHeading(e, t) {
		let n = `h${t}`, r = [
			`h1`,
			`h2`,
			`h3`,
			`h4`,
			`h5`,
			`h6`
		].includes(n) ? n : `h1`, i = this.wrap(r, e);
		return this.addRaw(i).addEOL();
	}
	addSeparator() {
		let e = this.wrap(`hr`, null);
		return this.addRaw(e).addEOL();
	}
	addBreak() {
		let e = this.wrap(`br`, null);
		return this.addRaw(e).addEOL();
	}
	addQuote(e, t) {
		let n = Object.assign({}, t && { cite: t }), r = this.wrap(`blockquote`, e, n);
		return this.addRaw(r).addEOL();
	}
	addLink(e, t) {
		let n = this.wrap(`a`, e, { href: t });
		return this.addRaw(n).addEOL();
	}
}(), n.platform(), n.arch();
var ke;
(function(e) {
	e[e.Success = 0] = `Success`, e[e.Failure = 1] = `Failure`;
})(ke ||= {});
function Ae(e) {
	S(`add-mask`, {}, e);
}
function je(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, `_`).toUpperCase()}`] || ``;
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Me(e, n) {
	if (process.env.GITHUB_OUTPUT) return le(`OUTPUT`, ue(e, n));
	process.stdout.write(t.EOL), S(`set-output`, { name: e }, x(n));
}
function Ne(e) {
	process.exitCode = ke.Failure, Pe(e);
}
function Pe(e, t = {}) {
	S(`error`, ie(t), e instanceof Error ? e.toString() : e);
}
function Fe(e, t = {}) {
	S(`warning`, ie(t), e instanceof Error ? e.toString() : e);
}
function Ie(e) {
	process.stdout.write(e + t.EOL);
}
function Le(e) {
	ae(`group`, e);
}
function Re() {
	ae(`endgroup`);
}
function ze(e, t) {
	if (process.env.GITHUB_STATE) return le(`STATE`, ue(e, t));
	S(`save-state`, { name: e }, x(t));
}
function Be(e) {
	return process.env[`STATE_${e}`] || ``;
}
var Ve = class {
	constructor() {
		if (this.payload = {}, process.env.GITHUB_EVENT_PATH) {
			if (s(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse(l(process.env.GITHUB_EVENT_PATH, { encoding: `utf8` }));
			else {
				let e = process.env.GITHUB_EVENT_PATH;
				process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${r}`);
			}
		}
		this.eventName = process.env.GITHUB_EVENT_NAME, this.sha = process.env.GITHUB_SHA, this.ref = process.env.GITHUB_REF, this.workflow = process.env.GITHUB_WORKFLOW, this.action = process.env.GITHUB_ACTION, this.actor = process.env.GITHUB_ACTOR, this.job = process.env.GITHUB_JOB, this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10), this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10), this.runId = parseInt(process.env.GITHUB_RUN_ID, 10), this.apiUrl = process.env.GITHUB_API_URL ?? `https://api.github.com`, this.serverUrl = process.env.GITHUB_SERVER_URL ?? `https://github.com`, this.graphqlUrl = process.env.GITHUB_GRAPHQL_URL ?? `https://api.github.com/graphql`;
	}
	get issue() {
		let e = this.payload;
		return Object.assign(Object.assign({}, this.repo), { number: (e.issue || e.pull_request || e).number });
	}
	get repo() {
		if (process.env.GITHUB_REPOSITORY) {
			let [e, t] = process.env.GITHUB_REPOSITORY.split(`/`);
			return {
				owner: e,
				repo: t
			};
		}
		if (this.payload.repository) return {
			owner: this.payload.repository.owner.login,
			repo: this.payload.repository.name
		};
		throw Error(`context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'`);
	}
}, He = g(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.getProxyUrl = t, e.checkBypass = n;
	function t(e) {
		let t = e.protocol === `https:`;
		if (n(e)) return;
		let r = t ? process.env.https_proxy || process.env.HTTPS_PROXY : process.env.http_proxy || process.env.HTTP_PROXY;
		if (r) try {
			return new i(r);
		} catch {
			if (!r.startsWith(`http://`) && !r.startsWith(`https://`)) return new i(`http://${r}`);
		}
		else return;
	}
	function n(e) {
		if (!e.hostname) return !1;
		let t = e.hostname;
		if (r(t)) return !0;
		let n = process.env.no_proxy || process.env.NO_PROXY || ``;
		if (!n) return !1;
		let i;
		e.port ? i = Number(e.port) : e.protocol === `http:` ? i = 80 : e.protocol === `https:` && (i = 443);
		let a = [e.hostname.toUpperCase()];
		typeof i == `number` && a.push(`${a[0]}:${i}`);
		for (let e of n.split(`,`).map((e) => e.trim().toUpperCase()).filter((e) => e)) if (e === `*` || a.some((t) => t === e || t.endsWith(`.${e}`) || e.startsWith(`.`) && t.endsWith(`${e}`))) return !0;
		return !1;
	}
	function r(e) {
		let t = e.toLowerCase();
		return t === `localhost` || t.startsWith(`127.`) || t.startsWith(`[::1]`) || t.startsWith(`[0:0:0:0:0:0:0:1]`);
	}
	var i = class extends URL {
		constructor(e, t) {
			super(e, t), this._decodedUsername = decodeURIComponent(super.username), this._decodedPassword = decodeURIComponent(super.password);
		}
		get username() {
			return this._decodedUsername;
		}
		get password() {
			return this._decodedPassword;
		}
	};
})), Ue = y(g(((e, t, n) => {
	var r = n && n.__createBinding || (Object.create ? (function(e, t, n, r) {
		r === void 0 && (r = n);
		var i = Object.getOwnPropertyDescriptor(t, n);
		(!i || (`get` in i ? !t.__esModule : i.writable || i.configurable)) && (i = {
			enumerable: !0,
			get: function() {
				return t[n];
			}
		}), Object.defineProperty(e, r, i);
	}) : (function(e, t, n, r) {
		r === void 0 && (r = n), e[r] = t[n];
	})), i = n && n.__setModuleDefault || (Object.create ? (function(e, t) {
		Object.defineProperty(e, "default", {
			enumerable: !0,
			value: t
		});
	}) : function(e, t) {
		e.default = t;
	}), a = n && n.__importStar || (function() {
		var e = function(t) {
			return e = Object.getOwnPropertyNames || function(e) {
				var t = [];
				for (var n in e) Object.prototype.hasOwnProperty.call(e, n) && (t[t.length] = n);
				return t;
			}, e(t);
		};
		return function(t) {
			if (t && t.__esModule) return t;
			var n = {};
			if (t != null) for (var a = e(t), o = 0; o < a.length; o++) a[o] !== "default" && r(n, t, a[o]);
			return i(n, t), n;
		};
	})(), o = n && n.__awaiter || function(e, t, n, r) {
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
	Object.defineProperty(e, "__esModule", { value: !0 }), e.HttpClient = e.HttpClientResponse = e.HttpClientError = e.MediaTypes = e.Headers = e.HttpCodes = void 0, e.getProxyUrl = ee, e.isHttps = v;
	let s = a(b(`http`)), c = a(b(`https`)), l = a(He()), u = a(ge()), d = (w(), re(_e));
	var f;
	(function(e) {
		e[e.OK = 200] = `OK`, e[e.MultipleChoices = 300] = `MultipleChoices`, e[e.MovedPermanently = 301] = `MovedPermanently`, e[e.ResourceMoved = 302] = `ResourceMoved`, e[e.SeeOther = 303] = `SeeOther`, e[e.NotModified = 304] = `NotModified`, e[e.UseProxy = 305] = `UseProxy`, e[e.SwitchProxy = 306] = `SwitchProxy`, e[e.TemporaryRedirect = 307] = `TemporaryRedirect`, e[e.PermanentRedirect = 308] = `PermanentRedirect`, e[e.BadRequest = 400] = `BadRequest`, e[e.Unauthorized = 401] = `Unauthorized`, e[e.PaymentRequired = 402] = `PaymentRequired`, e[e.Forbidden = 403] = `Forbidden`, e[e.NotFound = 404] = `NotFound`, e[e.MethodNotAllowed = 405] = `MethodNotAllowed`, e[e.NotAcceptable = 406] = `NotAcceptable`, e[e.ProxyAuthenticationRequired = 407] = `ProxyAuthenticationRequired`, e[e.RequestTimeout = 408] = `RequestTimeout`, e[e.Conflict = 409] = `Conflict`, e[e.Gone = 410] = `Gone`, e[e.TooManyRequests = 429] = `TooManyRequests`, e[e.InternalServerError = 500] = `InternalServerError`, e[e.NotImplemented = 501] = `NotImplemented`, e[e.BadGateway = 502] = `BadGateway`, e[e.ServiceUnavailable = 503] = `ServiceUnavailable`, e[e.GatewayTimeout = 504] = `GatewayTimeout`;
	})(f || (e.HttpCodes = f = {}));
	var p;
	(function(e) {
		e.Accept = `accept`, e.ContentType = `content-type`;
	})(p || (e.Headers = p = {}));
	var m;
	(function(e) {
		e.ApplicationJson = `application/json`;
	})(m || (e.MediaTypes = m = {}));
	function ee(e) {
		let t = l.getProxyUrl(new URL(e));
		return t ? t.href : ``;
	}
	let te = [
		f.MovedPermanently,
		f.ResourceMoved,
		f.SeeOther,
		f.TemporaryRedirect,
		f.PermanentRedirect
	], h = [
		f.BadGateway,
		f.ServiceUnavailable,
		f.GatewayTimeout
	], ne = [
		`OPTIONS`,
		`GET`,
		`DELETE`,
		`HEAD`
	];
	var g = class e extends Error {
		constructor(t, n) {
			super(t), this.name = `HttpClientError`, this.statusCode = n, Object.setPrototypeOf(this, e.prototype);
		}
	};
	e.HttpClientError = g;
	var _ = class {
		constructor(e) {
			this.message = e;
		}
		readBody() {
			return o(this, void 0, void 0, function* () {
				return new Promise((e) => o(this, void 0, void 0, function* () {
					let t = Buffer.alloc(0);
					this.message.on(`data`, (e) => {
						t = Buffer.concat([t, e]);
					}), this.message.on(`end`, () => {
						e(t.toString());
					});
				}));
			});
		}
		readBodyBuffer() {
			return o(this, void 0, void 0, function* () {
				return new Promise((e) => o(this, void 0, void 0, function* () {
					let t = [];
					this.message.on(`data`, (e) => {
						t.push(e);
					}), this.message.on(`end`, () => {
						e(Buffer.concat(t));
					});
				}));
			});
		}
	};
	e.HttpClientResponse = _;
	function v(e) {
		return new URL(e).protocol === `https:`;
	}
	e.HttpClient = class {
		constructor(e, t, n) {
			this._ignoreSslError = !1, this._allowRedirects = !0, this._allowRedirectDowngrade = !1, this._maxRedirects = 50, this._allowRetries = !1, this._maxRetries = 1, this._keepAlive = !1, this._disposed = !1, this.userAgent = this._getUserAgentWithOrchestrationId(e), this.handlers = t || [], this.requestOptions = n, n && (n.ignoreSslError != null && (this._ignoreSslError = n.ignoreSslError), this._socketTimeout = n.socketTimeout, n.allowRedirects != null && (this._allowRedirects = n.allowRedirects), n.allowRedirectDowngrade != null && (this._allowRedirectDowngrade = n.allowRedirectDowngrade), n.maxRedirects != null && (this._maxRedirects = Math.max(n.maxRedirects, 0)), n.keepAlive != null && (this._keepAlive = n.keepAlive), n.allowRetries != null && (this._allowRetries = n.allowRetries), n.maxRetries != null && (this._maxRetries = n.maxRetries));
		}
		options(e, t) {
			return o(this, void 0, void 0, function* () {
				return this.request(`OPTIONS`, e, null, t || {});
			});
		}
		get(e, t) {
			return o(this, void 0, void 0, function* () {
				return this.request(`GET`, e, null, t || {});
			});
		}
		del(e, t) {
			return o(this, void 0, void 0, function* () {
				return this.request(`DELETE`, e, null, t || {});
			});
		}
		post(e, t, n) {
			return o(this, void 0, void 0, function* () {
				return this.request(`POST`, e, t, n || {});
			});
		}
		patch(e, t, n) {
			return o(this, void 0, void 0, function* () {
				return this.request(`PATCH`, e, t, n || {});
			});
		}
		put(e, t, n) {
			return o(this, void 0, void 0, function* () {
				return this.request(`PUT`, e, t, n || {});
			});
		}
		head(e, t) {
			return o(this, void 0, void 0, function* () {
				return this.request(`HEAD`, e, null, t || {});
			});
		}
		sendStream(e, t, n, r) {
			return o(this, void 0, void 0, function* () {
				return this.request(e, t, n, r);
			});
		}
		getJson(e) {
			return o(this, arguments, void 0, function* (e, t = {}) {
				t[p.Accept] = this._getExistingOrDefaultHeader(t, p.Accept, m.ApplicationJson);
				let n = yield this.get(e, t);
				return this._processResponse(n, this.requestOptions);
			});
		}
		postJson(e, t) {
			return o(this, arguments, void 0, function* (e, t, n = {}) {
				let r = JSON.stringify(t, null, 2);
				n[p.Accept] = this._getExistingOrDefaultHeader(n, p.Accept, m.ApplicationJson), n[p.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, m.ApplicationJson);
				let i = yield this.post(e, r, n);
				return this._processResponse(i, this.requestOptions);
			});
		}
		putJson(e, t) {
			return o(this, arguments, void 0, function* (e, t, n = {}) {
				let r = JSON.stringify(t, null, 2);
				n[p.Accept] = this._getExistingOrDefaultHeader(n, p.Accept, m.ApplicationJson), n[p.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, m.ApplicationJson);
				let i = yield this.put(e, r, n);
				return this._processResponse(i, this.requestOptions);
			});
		}
		patchJson(e, t) {
			return o(this, arguments, void 0, function* (e, t, n = {}) {
				let r = JSON.stringify(t, null, 2);
				n[p.Accept] = this._getExistingOrDefaultHeader(n, p.Accept, m.ApplicationJson), n[p.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, m.ApplicationJson);
				let i = yield this.patch(e, r, n);
				return this._processResponse(i, this.requestOptions);
			});
		}
		request(e, t, n, r) {
			return o(this, void 0, void 0, function* () {
				if (this._disposed) throw Error(`Client has already been disposed.`);
				let i = new URL(t), a = this._prepareRequest(e, i, r), o = this._allowRetries && ne.includes(e) ? this._maxRetries + 1 : 1, s = 0, c;
				do {
					if (c = yield this.requestRaw(a, n), c && c.message && c.message.statusCode === f.Unauthorized) {
						let e;
						for (let t of this.handlers) if (t.canHandleAuthentication(c)) {
							e = t;
							break;
						}
						return e ? e.handleAuthentication(this, a, n) : c;
					}
					let t = this._maxRedirects;
					for (; c.message.statusCode && te.includes(c.message.statusCode) && this._allowRedirects && t > 0;) {
						let o = c.message.headers.location;
						if (!o) break;
						let s = new URL(o);
						if (i.protocol === `https:` && i.protocol !== s.protocol && !this._allowRedirectDowngrade) throw Error(`Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.`);
						if (yield c.readBody(), s.hostname !== i.hostname) for (let e in r) e.toLowerCase() === `authorization` && delete r[e];
						a = this._prepareRequest(e, s, r), c = yield this.requestRaw(a, n), t--;
					}
					if (!c.message.statusCode || !h.includes(c.message.statusCode)) return c;
					s += 1, s < o && (yield c.readBody(), yield this._performExponentialBackoff(s));
				} while (s < o);
				return c;
			});
		}
		dispose() {
			this._agent && this._agent.destroy(), this._disposed = !0;
		}
		requestRaw(e, t) {
			return o(this, void 0, void 0, function* () {
				return new Promise((n, r) => {
					function i(e, t) {
						e ? r(e) : t ? n(t) : r(Error(`Unknown error`));
					}
					this.requestRawWithCallback(e, t, i);
				});
			});
		}
		requestRawWithCallback(e, t, n) {
			typeof t == `string` && (e.options.headers || (e.options.headers = {}), e.options.headers[`Content-Length`] = Buffer.byteLength(t, `utf8`));
			let r = !1;
			function i(e, t) {
				r || (r = !0, n(e, t));
			}
			let a = e.httpModule.request(e.options, (e) => {
				i(void 0, new _(e));
			}), o;
			a.on(`socket`, (e) => {
				o = e;
			}), a.setTimeout(this._socketTimeout || 18e4, () => {
				o && o.end(), i(Error(`Request timeout: ${e.options.path}`));
			}), a.on(`error`, function(e) {
				i(e);
			}), t && typeof t == `string` && a.write(t, `utf8`), t && typeof t != `string` ? (t.on(`close`, function() {
				a.end();
			}), t.pipe(a)) : a.end();
		}
		getAgent(e) {
			let t = new URL(e);
			return this._getAgent(t);
		}
		getAgentDispatcher(e) {
			let t = new URL(e), n = l.getProxyUrl(t);
			if (n && n.hostname) return this._getProxyAgentDispatcher(t, n);
		}
		_prepareRequest(e, t, n) {
			let r = {};
			r.parsedUrl = t;
			let i = r.parsedUrl.protocol === `https:`;
			r.httpModule = i ? c : s;
			let a = i ? 443 : 80;
			if (r.options = {}, r.options.host = r.parsedUrl.hostname, r.options.port = r.parsedUrl.port ? parseInt(r.parsedUrl.port) : a, r.options.path = (r.parsedUrl.pathname || ``) + (r.parsedUrl.search || ``), r.options.method = e, r.options.headers = this._mergeHeaders(n), this.userAgent != null && (r.options.headers[`user-agent`] = this.userAgent), r.options.agent = this._getAgent(r.parsedUrl), this.handlers) for (let e of this.handlers) e.prepareRequest(r.options);
			return r;
		}
		_mergeHeaders(e) {
			return this.requestOptions && this.requestOptions.headers ? Object.assign({}, y(this.requestOptions.headers), y(e || {})) : y(e || {});
		}
		_getExistingOrDefaultHeader(e, t, n) {
			let r;
			if (this.requestOptions && this.requestOptions.headers) {
				let e = y(this.requestOptions.headers)[t];
				e && (r = typeof e == `number` ? e.toString() : e);
			}
			let i = e[t];
			return i === void 0 ? r === void 0 ? n : r : typeof i == `number` ? i.toString() : i;
		}
		_getExistingOrDefaultContentTypeHeader(e, t) {
			let n;
			if (this.requestOptions && this.requestOptions.headers) {
				let e = y(this.requestOptions.headers)[p.ContentType];
				e && (n = typeof e == `number` ? String(e) : Array.isArray(e) ? e.join(`, `) : e);
			}
			let r = e[p.ContentType];
			return r === void 0 ? n === void 0 ? t : n : typeof r == `number` ? String(r) : Array.isArray(r) ? r.join(`, `) : r;
		}
		_getAgent(e) {
			let t, n = l.getProxyUrl(e), r = n && n.hostname;
			if (this._keepAlive && r && (t = this._proxyAgent), r || (t = this._agent), t) return t;
			let i = e.protocol === `https:`, a = 100;
			if (this.requestOptions && (a = this.requestOptions.maxSockets || s.globalAgent.maxSockets), n && n.hostname) {
				let e = {
					maxSockets: a,
					keepAlive: this._keepAlive,
					proxy: Object.assign(Object.assign({}, (n.username || n.password) && { proxyAuth: `${n.username}:${n.password}` }), {
						host: n.hostname,
						port: n.port
					})
				}, r, o = n.protocol === `https:`;
				r = i ? o ? u.httpsOverHttps : u.httpsOverHttp : o ? u.httpOverHttps : u.httpOverHttp, t = r(e), this._proxyAgent = t;
			}
			if (!t) {
				let e = {
					keepAlive: this._keepAlive,
					maxSockets: a
				};
				t = i ? new c.Agent(e) : new s.Agent(e), this._agent = t;
			}
			return i && this._ignoreSslError && (t.options = Object.assign(t.options || {}, { rejectUnauthorized: !1 })), t;
		}
		_getProxyAgentDispatcher(e, t) {
			let n;
			if (this._keepAlive && (n = this._proxyAgentDispatcher), n) return n;
			let r = e.protocol === `https:`;
			return n = new d.ProxyAgent(Object.assign({
				uri: t.href,
				pipelining: +!!this._keepAlive
			}, (t.username || t.password) && { token: `Basic ${Buffer.from(`${t.username}:${t.password}`).toString(`base64`)}` })), this._proxyAgentDispatcher = n, r && this._ignoreSslError && (n.options = Object.assign(n.options.requestTls || {}, { rejectUnauthorized: !1 })), n;
		}
		_getUserAgentWithOrchestrationId(e) {
			let t = e || `actions/http-client`, n = process.env.ACTIONS_ORCHESTRATION_ID;
			return n ? `${t} actions_orchestration_id/${n.replace(/[^a-z0-9_.-]/gi, `_`)}` : t;
		}
		_performExponentialBackoff(e) {
			return o(this, void 0, void 0, function* () {
				e = Math.min(10, e);
				let t = 5 * 2 ** e;
				return new Promise((e) => setTimeout(() => e(), t));
			});
		}
		_processResponse(e, t) {
			return o(this, void 0, void 0, function* () {
				return new Promise((n, r) => o(this, void 0, void 0, function* () {
					let i = e.message.statusCode || 0, a = {
						statusCode: i,
						result: null,
						headers: {}
					};
					i === f.NotFound && n(a);
					function o(e, t) {
						if (typeof t == `string`) {
							let e = new Date(t);
							if (!isNaN(e.valueOf())) return e;
						}
						return t;
					}
					let s, c;
					try {
						c = yield e.readBody(), c && c.length > 0 && (s = t && t.deserializeDates ? JSON.parse(c, o) : JSON.parse(c), a.result = s), a.headers = e.message.headers;
					} catch {}
					if (i > 299) {
						let e;
						e = s && s.message ? s.message : c && c.length > 0 ? c : `Failed request: (${i})`;
						let t = new g(e, i);
						t.result = a.result, r(t);
					} else n(a);
				}));
			});
		}
	};
	let y = (e) => Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {});
}))(), 1);
w();
var We = function(e, t, n, r) {
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
function Ge(e, t) {
	if (!e && !t.auth) throw Error(`Parameter token or opts.auth is required`);
	if (e && t.auth) throw Error(`Parameters token and opts.auth may not both be specified`);
	return typeof t.auth == `string` ? t.auth : `token ${e}`;
}
function Ke(e) {
	return new Ue.HttpClient().getAgent(e);
}
function qe(e) {
	return new Ue.HttpClient().getAgentDispatcher(e);
}
function Je(e) {
	let t = qe(e);
	return (e, n) => We(this, void 0, void 0, function* () {
		return ve(e, Object.assign(Object.assign({}, n), { dispatcher: t }));
	});
}
function Ye() {
	return process.env.GITHUB_API_URL || `https://api.github.com`;
}
function Xe(e) {
	let t = process.env.ACTIONS_ORCHESTRATION_ID?.trim();
	if (t) {
		let n = `actions_orchestration_id/${t.replace(/[^a-z0-9_.-]/gi, `_`)}`;
		return e?.includes(n) ? e : `${e ? `${e} ` : ``}${n}`;
	}
	return e;
}
function M() {
	return typeof navigator == `object` && `userAgent` in navigator ? navigator.userAgent : typeof process == `object` && process.version !== void 0 ? `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})` : `<environment undetectable>`;
}
function N(e, t, n, r) {
	if (typeof n != `function`) throw Error(`method for before hook must be a function`);
	return r ||= {}, Array.isArray(t) ? t.reverse().reduce((t, n) => N.bind(null, e, n, t, r), n)() : Promise.resolve().then(() => e.registry[t] ? e.registry[t].reduce((e, t) => t.hook.bind(null, e, r), n)() : n(r));
}
function Ze(e, t, n, r) {
	let i = r;
	e.registry[n] || (e.registry[n] = []), t === `before` && (r = (e, t) => Promise.resolve().then(i.bind(null, t)).then(e.bind(null, t))), t === `after` && (r = (e, t) => {
		let n;
		return Promise.resolve().then(e.bind(null, t)).then((e) => (n = e, i(n, t))).then(() => n);
	}), t === `error` && (r = (e, t) => Promise.resolve().then(e.bind(null, t)).catch((e) => i(e, t))), e.registry[n].push({
		hook: r,
		orig: i
	});
}
function Qe(e, t, n) {
	if (!e.registry[t]) return;
	let r = e.registry[t].map((e) => e.orig).indexOf(n);
	r !== -1 && e.registry[t].splice(r, 1);
}
const $e = Function.bind, et = $e.bind($e);
function tt(e, t, n) {
	let r = et(Qe, null).apply(null, n ? [t, n] : [t]);
	e.api = { remove: r }, e.remove = r, [
		`before`,
		`error`,
		`after`,
		`wrap`
	].forEach((r) => {
		let i = n ? [
			t,
			r,
			n
		] : [t, r];
		e[r] = e.api[r] = et(Ze, null).apply(null, i);
	});
}
function nt() {
	let e = Symbol(`Singular`), t = { registry: {} }, n = N.bind(null, t, e);
	return tt(n, t, e), n;
}
function rt() {
	let e = { registry: {} }, t = N.bind(null, e);
	return tt(t, e), t;
}
var it = {
	Singular: nt,
	Collection: rt
}, at = {
	method: `GET`,
	baseUrl: `https://api.github.com`,
	headers: {
		accept: `application/vnd.github.v3+json`,
		"user-agent": `octokit-endpoint.js/0.0.0-development ${M()}`
	},
	mediaType: { format: `` }
};
function ot(e) {
	return e ? Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {}) : {};
}
function st(e) {
	if (typeof e != `object` || !e || Object.prototype.toString.call(e) !== `[object Object]`) return !1;
	let t = Object.getPrototypeOf(e);
	if (t === null) return !0;
	let n = Object.prototype.hasOwnProperty.call(t, `constructor`) && t.constructor;
	return typeof n == `function` && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
}
function ct(e, t) {
	let n = Object.assign({}, e);
	return Object.keys(t).forEach((r) => {
		st(t[r]) && r in e ? n[r] = ct(e[r], t[r]) : Object.assign(n, { [r]: t[r] });
	}), n;
}
function lt(e) {
	for (let t in e) e[t] === void 0 && delete e[t];
	return e;
}
function P(e, t, n) {
	if (typeof t == `string`) {
		let [e, r] = t.split(` `);
		n = Object.assign(r ? {
			method: e,
			url: r
		} : { url: e }, n);
	} else n = Object.assign({}, t);
	n.headers = ot(n.headers), lt(n), lt(n.headers);
	let r = ct(e || {}, n);
	return n.url === `/graphql` && (e && e.mediaType.previews?.length && (r.mediaType.previews = e.mediaType.previews.filter((e) => !r.mediaType.previews.includes(e)).concat(r.mediaType.previews)), r.mediaType.previews = (r.mediaType.previews || []).map((e) => e.replace(/-preview/, ``))), r;
}
function ut(e, t) {
	let n = /\?/.test(e) ? `&` : `?`, r = Object.keys(t);
	return r.length === 0 ? e : e + n + r.map((e) => e === `q` ? `q=` + t.q.split(`+`).map(encodeURIComponent).join(`+`) : `${e}=${encodeURIComponent(t[e])}`).join(`&`);
}
var dt = /\{[^{}}]+\}/g;
function ft(e) {
	return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, ``).split(/,/);
}
function pt(e) {
	let t = e.match(dt);
	return t ? t.map(ft).reduce((e, t) => e.concat(t), []) : [];
}
function mt(e, t) {
	let n = { __proto__: null };
	for (let r of Object.keys(e)) t.indexOf(r) === -1 && (n[r] = e[r]);
	return n;
}
function ht(e) {
	return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(e) {
		return /%[0-9A-Fa-f]/.test(e) || (e = encodeURI(e).replace(/%5B/g, `[`).replace(/%5D/g, `]`)), e;
	}).join(``);
}
function F(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, function(e) {
		return `%` + e.charCodeAt(0).toString(16).toUpperCase();
	});
}
function I(e, t, n) {
	return t = e === `+` || e === `#` ? ht(t) : F(t), n ? F(n) + `=` + t : t;
}
function L(e) {
	return e != null;
}
function R(e) {
	return e === `;` || e === `&` || e === `?`;
}
function gt(e, t, n, r) {
	var i = e[n], a = [];
	if (L(i) && i !== ``) {
		if (typeof i == `string` || typeof i == `number` || typeof i == `bigint` || typeof i == `boolean`) i = i.toString(), r && r !== `*` && (i = i.substring(0, parseInt(r, 10))), a.push(I(t, i, R(t) ? n : ``));
		else if (r === `*`) Array.isArray(i) ? i.filter(L).forEach(function(e) {
			a.push(I(t, e, R(t) ? n : ``));
		}) : Object.keys(i).forEach(function(e) {
			L(i[e]) && a.push(I(t, i[e], e));
		});
		else {
			let e = [];
			Array.isArray(i) ? i.filter(L).forEach(function(n) {
				e.push(I(t, n));
			}) : Object.keys(i).forEach(function(n) {
				L(i[n]) && (e.push(F(n)), e.push(I(t, i[n].toString())));
			}), R(t) ? a.push(F(n) + `=` + e.join(`,`)) : e.length !== 0 && a.push(e.join(`,`));
		}
	} else t === `;` ? L(i) && a.push(F(n)) : i === `` && (t === `&` || t === `?`) ? a.push(F(n) + `=`) : i === `` && a.push(``);
	return a;
}
function _t(e) {
	return { expand: vt.bind(null, e) };
}
function vt(e, t) {
	var n = [
		`+`,
		`#`,
		`.`,
		`/`,
		`;`,
		`?`,
		`&`
	];
	return e = e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(e, r, i) {
		if (r) {
			let e = ``, i = [];
			if (n.indexOf(r.charAt(0)) !== -1 && (e = r.charAt(0), r = r.substr(1)), r.split(/,/g).forEach(function(n) {
				var r = /([^:\*]*)(?::(\d+)|(\*))?/.exec(n);
				i.push(gt(t, e, r[1], r[2] || r[3]));
			}), e && e !== `+`) {
				var a = `,`;
				return e === `?` ? a = `&` : e !== `#` && (a = e), (i.length === 0 ? `` : e) + i.join(a);
			}
			return i.join(`,`);
		}
		return ht(i);
	}), e === `/` ? e : e.replace(/\/$/, ``);
}
function yt(e) {
	let t = e.method.toUpperCase(), n = (e.url || `/`).replace(/:([a-z]\w+)/g, `{$1}`), r = Object.assign({}, e.headers), i, a = mt(e, [
		`method`,
		`baseUrl`,
		`url`,
		`headers`,
		`request`,
		`mediaType`
	]), o = pt(n);
	n = _t(n).expand(a), /^http/.test(n) || (n = e.baseUrl + n);
	let s = mt(a, Object.keys(e).filter((e) => o.includes(e)).concat(`baseUrl`));
	return /application\/octet-stream/i.test(r.accept) || (e.mediaType.format && (r.accept = r.accept.split(/,/).map((t) => t.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${e.mediaType.format}`)).join(`,`)), n.endsWith(`/graphql`) && e.mediaType.previews?.length && (r.accept = (r.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(e.mediaType.previews).map((t) => `application/vnd.github.${t}-preview${e.mediaType.format ? `.${e.mediaType.format}` : `+json`}`).join(`,`))), [`GET`, `HEAD`].includes(t) ? n = ut(n, s) : `data` in s ? i = s.data : Object.keys(s).length && (i = s), !r[`content-type`] && i !== void 0 && (r[`content-type`] = `application/json; charset=utf-8`), [`PATCH`, `PUT`].includes(t) && i === void 0 && (i = ``), Object.assign({
		method: t,
		url: n,
		headers: r
	}, i === void 0 ? null : { body: i }, e.request ? { request: e.request } : null);
}
function bt(e, t, n) {
	return yt(P(e, t, n));
}
function xt(e, t) {
	let n = P(e, t), r = bt.bind(null, n);
	return Object.assign(r, {
		DEFAULTS: n,
		defaults: xt.bind(null, n),
		merge: P.bind(null, n),
		parse: yt
	});
}
var St = xt(null, at);
const Ct = 65280, wt = 65281, z = new Uint8Array(256);
z[9] |= 2, z[32] |= 2, z[59] |= 4, z[44] |= 8;
for (let e = 128; e <= 255; e++) z[e] |= 1;
for (let e of "!#$%&'*+-.^_`|~") z[e.charCodeAt(0)] |= 16;
for (let e = 48; e <= 57; e++) z[e] |= 16;
for (let e = 65; e <= 90; e++) z[e] |= 17;
for (let e = 97; e <= 122; e++) z[e] |= 16;
const Tt = (() => {
	let e = function() {};
	return e.prototype = Object.create(null), e;
})();
function Et(e, t) {
	let n = 4 | (t?.comma === !0 ? 8 : 0), r = e.length, i = t?.start ?? 0;
	for (; z[e.charCodeAt(i)] & 2;) i++;
	let a = i, o = 0, s = -1, c = t?.parameters === !1 ? 8 : 0;
	for (; a < r;) {
		let t = e.charCodeAt(a), r = z[t];
		if ((r & n) !== 0) {
			c |= r & 8;
			break;
		}
		r & 2 ? s === -1 && (s = a) : s = -1, o |= t & Ct | r, a++;
	}
	let l = s === -1 ? a : s, u = e.slice(i, l), d = o & wt ? u.toLowerCase() : u;
	return a === r || c !== 0 ? {
		type: d,
		index: a,
		parameters: new Tt()
	} : Dt(e, d, a, r, n);
}
function Dt(e, t, n, r, i) {
	let a = new Tt();
	parameter: for (; n < r;) {
		for (n++; z[e.charCodeAt(n)] & 2;) n++;
		let t = n, o = 0, s = -1;
		for (; n < r;) {
			let c = e.charCodeAt(n), l = z[c];
			if ((l & i) !== 0) {
				if (l & 8) break parameter;
				continue parameter;
			}
			if (c === 61) {
				let c = s === -1 ? n : s, l = e.slice(t, c), u = o & wt ? l.toLowerCase() : l;
				for (n++; z[e.charCodeAt(n)] & 2;) n++;
				if (n < r && e.charCodeAt(n) === 34) {
					let t = ++n, o = !1;
					for (; n < r;) {
						let s = e.charCodeAt(n);
						if (s === 34) {
							a[u] === void 0 && (a[u] = o ? Ot(e, t, n) : e.slice(t, n)), n++;
							let s = 0;
							for (; n < r;) {
								let t = e.charCodeAt(n), r = z[t];
								if ((r & i) !== 0) {
									s = r & 8;
									break;
								}
								n++;
							}
							if (s !== 0) break parameter;
							continue parameter;
						}
						s === 92 && n + 1 < r ? (o = !0, n += 2) : n++;
					}
					continue parameter;
				}
				let d = n, f = 0, p = -1;
				for (; n < r;) {
					let t = e.charCodeAt(n), r = z[t];
					if ((r & i) !== 0) {
						f = r & 8;
						break;
					}
					r & 2 ? p === -1 && (p = n) : p = -1, n++;
				}
				if (a[u] === void 0) {
					let t = p === -1 ? n : p;
					a[u] = e.slice(d, t);
				}
				if (f !== 0) break parameter;
				continue parameter;
			}
			l & 2 ? s === -1 && (s = n) : s = -1, o |= c & Ct | l, n++;
		}
	}
	return {
		type: t,
		index: n,
		parameters: a
	};
}
function Ot(e, t, n) {
	let r = ``;
	for (let i = t; i < n; i++) e.charCodeAt(i) === 92 && (r += e.slice(t, i), t = ++i);
	return r + e.slice(t, n);
}
const kt = /^-?\d+$/, B = /^-?\d+n+$/, V = JSON.stringify, H = JSON.parse, At = /^-?\d+n$/, jt = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g, Mt = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g, U = (e) => e === void 0 || typeof e == `function` || typeof e == `symbol`, W = (e) => typeof e == `object` && !!e && e.constructor && e.constructor.name === `RawJSON`, Nt = (e, t, n) => {
	let r = ``;
	typeof n == `number` ? r = ` `.repeat(Math.min(10, Math.max(0, Math.floor(n)))) : typeof n == `string` && (r = n.slice(0, 10));
	let i = typeof t == `function`, a = Array.isArray(t) ? new Set(t.map(String)) : null, o = (e, n, r) => (typeof r == `object` && r && typeof r.toJSON == `function` && (r = r.toJSON(n)), typeof r == `string` && B.test(r) ? r + `n` : typeof r == `bigint` ? `rawJSON` in JSON ? JSON.rawJSON(r.toString()) : r.toString() + `n` : (i && (r = t.call(e, n, r)), typeof r == `object` && r && (r instanceof Number || r instanceof String || r instanceof Boolean) && (r = r.valueOf()), r)), s = o({ "": e }, ``, e);
	if (U(s)) return;
	let c = typeof s != `object` || !s, l = W(s);
	if (c || l) return V(s);
	let u = [], d = 0, f = [{
		parent: { "": s },
		key: ``,
		val: s,
		isArray: Array.isArray(s),
		keys: Array.isArray(s) ? null : Object.keys(s),
		index: 0,
		first: !0
	}], p = new WeakSet([s]);
	for (; f.length > 0;) {
		let e = f[f.length - 1];
		e.index === 0 && (u.push(e.isArray ? `[` : `{`), d++);
		let t = !1;
		if (e.isArray) {
			if (e.index < e.val.length) {
				e.first || u.push(`,`), r && u.push(`
` + r.repeat(d));
				let t = e.val[e.index], n = o(e.val, String(e.index), t);
				if (U(n)) u.push(`null`), e.first = !1, e.index++;
				else {
					let t = typeof n == `object` && !!n, r = W(n);
					if (t && !r) {
						if (p.has(n)) throw TypeError(`Converting circular structure to JSON`);
						p.add(n), f.push({
							parent: e.val,
							key: String(e.index),
							val: n,
							isArray: Array.isArray(n),
							keys: Array.isArray(n) ? null : Object.keys(n),
							index: 0,
							first: !0
						}), e.first = !1, e.index++;
					} else u.push(V(n)), e.first = !1, e.index++;
				}
			} else t = !0;
		} else {
			for (; e.index < e.keys.length;) {
				let t = e.keys[e.index++];
				if (a && !a.has(t)) continue;
				let n = e.val[t], i = o(e.val, t, n);
				if (U(i)) continue;
				e.first || u.push(`,`), r ? u.push(`
` + r.repeat(d) + V(t) + `: `) : u.push(V(t) + `:`);
				let s = typeof i == `object` && !!i, c = W(i);
				if (s && !c) {
					if (p.has(i)) throw TypeError(`Converting circular structure to JSON`);
					p.add(i), f.push({
						parent: e.val,
						key: t,
						val: i,
						isArray: Array.isArray(i),
						keys: Array.isArray(i) ? null : Object.keys(i),
						index: 0,
						first: !0
					}), e.first = !1;
					break;
				}
				u.push(V(i)), e.first = !1;
			}
			e.index >= e.keys.length && f[f.length - 1] === e && (t = !0);
		}
		t && (d--, !e.first && r && u.push(`
` + r.repeat(d)), u.push(e.isArray ? `]` : `}`), p.delete(e.val), f.pop());
	}
	return u.join(``);
}, Pt = (e, t, n) => {
	try {
		return `rawJSON` in JSON ? V(e, (e, n) => typeof n == `bigint` ? JSON.rawJSON(n.toString()) : typeof t == `function` ? t(e, n) : (Array.isArray(t) && t.includes(e), n), n) : e ? V(e, (e, n) => typeof n == `string` && B.test(n) || typeof n == `bigint` ? n.toString() + `n` : typeof t == `function` ? t(e, n) : (Array.isArray(t) && t.includes(e), n), n).replace(jt, `$1$2$3`).replace(Mt, `$1$2$3`) : V(e, t, n);
	} catch (r) {
		if (r instanceof RangeError) {
			let r = Nt(e, t, n);
			return r === void 0 ? void 0 : `rawJSON` in JSON ? r : r.replace(jt, `$1$2$3`).replace(Mt, `$1$2$3`);
		}
		throw r;
	}
}, G = new Map(), Ft = () => {
	let e = JSON.parse.toString();
	if (G.has(e)) return G.get(e);
	try {
		let t = JSON.parse(`1`, (e, t, n) => !!n?.source && n.source === `1`);
		return G.set(e, t), t;
	} catch {
		return G.set(e, !1), !1;
	}
}, It = (e, t, n, r) => typeof t == `string` && At.test(t) ? BigInt(t.slice(0, -1)) : typeof t == `string` && B.test(t) ? t.slice(0, -1) : typeof r == `function` ? r(e, t, n) : t, Lt = (e, t) => JSON.parse(e, (e, n, r) => {
	let i = typeof n == `number` && (n > 2 ** 53 - 1 || n < -(2 ** 53 - 1)), a = r && kt.test(r.source);
	return i && a ? BigInt(r.source) : typeof t == `function` ? t(e, n, r) : n;
}), Rt = (2 ** 53 - 1).toString(), zt = Rt.length, Bt = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g, Vt = /^"-?\d+n+"$/, Ht = (e, t) => {
	let n = { "": e }, r = [{
		parent: n,
		key: ``,
		visited: !1
	}];
	for (; r.length > 0;) {
		let e = r[r.length - 1];
		if (e.visited) {
			let { parent: n, key: i } = e, a = n[i];
			typeof a == `string` && (At.test(a) ? a = BigInt(a.slice(0, -1)) : B.test(a) && (a = a.slice(0, -1))), typeof t == `function` && (a = t.call(n, i, a)), a === void 0 ? delete n[i] : n[i] = a, r.pop();
		} else {
			e.visited = !0;
			let t = e.parent[e.key];
			if (typeof t == `object` && t) {
				let e = Object.keys(t);
				for (let n = e.length - 1; n >= 0; n--) r.push({
					parent: t,
					key: e[n],
					visited: !1
				});
			}
		}
	}
	return n[``];
}, Ut = (e) => e.replace(Bt, (e, t, n, r) => {
	let i = e[0] === `"`;
	if (i && Vt.test(e)) return e.substring(0, e.length - 1) + `n"`;
	let a = n || r, o = t && (t.length < zt || t.length === zt && t <= Rt);
	return i || a || o ? e : `"` + e + `n"`;
}), Wt = (e, t) => {
	if (!e) return H(e, t);
	try {
		if (Ft()) return Lt(e, t);
		let n = Ut(e);
		return H(n, (e, n, r) => It(e, n, r, t));
	} catch (n) {
		if (n instanceof RangeError) {
			let n = Ut(e), r = H(n);
			return Ht(r, t);
		}
		throw n;
	}
};
var K = class extends Error {
	name;
	status;
	request;
	response;
	constructor(e, t, n) {
		super(e, { cause: n.cause }), this.name = `HttpError`, this.status = Number.parseInt(t), Number.isNaN(this.status) && (this.status = 0), `response` in n && (this.response = n.response);
		let r = Object.assign({}, n.request);
		n.request.headers.authorization && (r.headers = Object.assign({}, n.request.headers, { authorization: n.request.headers.authorization.replace(/(?<! ) .*$/, ` [REDACTED]`) })), r.url = r.url.replace(/\bclient_secret=\w+/g, `client_secret=[REDACTED]`).replace(/\baccess_token=\w+/g, `access_token=[REDACTED]`), this.request = r;
	}
}, Gt = { headers: { "user-agent": `octokit-request.js/10.0.16 ${M()}` } };
function Kt(e) {
	if (typeof e != `object` || !e || Object.prototype.toString.call(e) !== `[object Object]`) return !1;
	let t = Object.getPrototypeOf(e);
	if (t === null) return !0;
	let n = Object.prototype.hasOwnProperty.call(t, `constructor`) && t.constructor;
	return typeof n == `function` && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
}
var qt = () => ``;
async function Jt(e) {
	let t = e.request?.fetch || globalThis.fetch;
	if (!t) throw Error(`fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing`);
	let n = e.request?.log || console, r = e.request?.parseSuccessResponseBody !== !1, i = Kt(e.body) || Array.isArray(e.body) ? Pt(e.body) : e.body, a = Object.fromEntries(Object.entries(e.headers).map(([e, t]) => [e, String(t)])), o;
	try {
		o = await t(e.url, {
			method: e.method,
			body: i,
			redirect: e.request?.redirect,
			headers: a,
			signal: e.request?.signal,
			...e.body && { duplex: `half` }
		});
	} catch (t) {
		let n = `Unknown Error`;
		if (t instanceof Error) {
			if (t.name === `AbortError`) throw t.status = 500, t;
			n = t.message, t.name === `TypeError` && `cause` in t && (t.cause instanceof Error ? n = t.cause.message : typeof t.cause == `string` && (n = t.cause));
		}
		let r = new K(n, 500, { request: e });
		throw r.cause = t, r;
	}
	let s = o.status, c = o.url, l = {};
	for (let [e, t] of o.headers) l[e] = t;
	let u = {
		url: c,
		status: s,
		headers: l,
		data: ``
	};
	if (`deprecation` in l) {
		let t = l.link && l.link.match(/<([^<>]+)>; rel="deprecation"/), r = t && t.pop();
		n.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${l.sunset}${r ? `. See ${r}` : ``}`);
	}
	if (s === 204 || s === 205) return u;
	if (e.method === `HEAD`) {
		if (s < 400) return u;
		throw new K(o.statusText, s, {
			response: u,
			request: e
		});
	}
	if (s === 304) throw u.data = await q(o), new K(`Not modified`, s, {
		response: u,
		request: e
	});
	if (s >= 400) throw u.data = await q(o), new K(Xt(u.data), s, {
		response: u,
		request: e
	});
	return u.data = r ? await q(o) : o.body, u;
}
async function q(e) {
	let t = e.headers.get(`content-type`);
	if (!t) return e.text().catch(qt);
	let n = Et(t);
	if (Yt(n)) {
		let t = ``;
		try {
			return t = await e.text(), Wt(t);
		} catch {
			return t;
		}
	}
	return n.type.startsWith(`text/`) || n.parameters.charset?.toLowerCase() === `utf-8` && n.type !== `application/octet-stream` ? e.text().catch(qt) : e.arrayBuffer().catch(() => new ArrayBuffer(0));
}
function Yt(e) {
	return e.type === `application/json` || e.type === `application/scim+json`;
}
function Xt(e) {
	if (typeof e == `string`) return e;
	if (e instanceof ArrayBuffer) return `Unknown error`;
	if (typeof e == `object` && e && `message` in e) {
		let t = e, n = `documentation_url` in t ? ` - ${t.documentation_url}` : ``;
		return Array.isArray(t.errors) ? `${t.message}: ${t.errors.map((e) => JSON.stringify(e)).join(`, `)}${n}` : `${t.message}${n}`;
	}
	return `Unknown error: ${JSON.stringify(e)}`;
}
function J(e, t) {
	let n = e.defaults(t);
	return Object.assign(function(e, t) {
		let r = n.merge(e, t);
		if (!r.request || !r.request.hook) return Jt(n.parse(r));
		let i = (e, t) => Jt(n.parse(n.merge(e, t)));
		return Object.assign(i, {
			endpoint: n,
			defaults: J.bind(null, n)
		}), r.request.hook(i, r);
	}, {
		endpoint: n,
		defaults: J.bind(null, n)
	});
}
var Y = J(St, Gt), Zt = `0.0.0-development`;
function Qt(e) {
	return `Request failed due to following response errors:
` + e.errors.map((e) => ` - ${e.message}`).join(`
`);
}
var $t = class extends Error {
	constructor(e, t, n) {
		super(Qt(n)), this.request = e, this.headers = t, this.response = n, this.errors = n.errors, this.data = n.data, Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	request;
	headers;
	response;
	name = `GraphqlResponseError`;
	errors;
	data;
}, en = [
	`method`,
	`baseUrl`,
	`url`,
	`headers`,
	`request`,
	`query`,
	`mediaType`,
	`operationName`
], tn = [
	`query`,
	`method`,
	`url`
], nn = /\/api\/v3\/?$/;
function rn(e, t, n) {
	if (n) {
		if (typeof t == `string` && `query` in n) return Promise.reject(Error(`[@octokit/graphql] "query" cannot be used as variable name`));
		for (let e in n) if (tn.includes(e)) return Promise.reject(Error(`[@octokit/graphql] "${e}" cannot be used as variable name`));
	}
	let r = typeof t == `string` ? Object.assign({ query: t }, n) : t, i = Object.keys(r).reduce((e, t) => en.includes(t) ? (e[t] = r[t], e) : (e.variables ||= {}, e.variables[t] = r[t], e), {}), a = r.baseUrl || e.endpoint.DEFAULTS.baseUrl;
	return nn.test(a) && (i.url = a.replace(nn, `/api/graphql`)), e(i).then((e) => {
		if (e.data.errors) {
			let t = {};
			for (let n of Object.keys(e.headers)) t[n] = e.headers[n];
			throw new $t(i, t, e.data);
		}
		return e.data.data;
	});
}
function X(e, t) {
	let n = e.defaults(t);
	return Object.assign((e, t) => rn(n, e, t), {
		defaults: X.bind(null, n),
		endpoint: n.endpoint
	});
}
X(Y, {
	headers: { "user-agent": `octokit-graphql.js/${Zt} ${M()}` },
	method: `POST`,
	url: `/graphql`
});
function an(e) {
	return X(e, {
		method: `POST`,
		url: `/graphql`
	});
}
var Z = `(?:[a-zA-Z0-9_-]+)`, on = `\\.`, sn = RegExp(`^${Z}${on}${Z}${on}${Z}$`), cn = sn.test.bind(sn);
async function ln(e) {
	let t = cn(e), n = e.startsWith(`v1.`) || e.startsWith(`ghs_`), r = e.startsWith(`ghu_`);
	return {
		type: `token`,
		token: e,
		tokenType: t ? `app` : n ? `installation` : r ? `user-to-server` : `oauth`
	};
}
function un(e) {
	return e.split(/\./).length === 3 ? `bearer ${e}` : `token ${e}`;
}
async function dn(e, t, n, r) {
	let i = t.endpoint.merge(n, r);
	return i.headers.authorization = un(e), t(i);
}
var fn = function(e) {
	if (!e) throw Error(`[@octokit/auth-token] No token passed to createTokenAuth`);
	if (typeof e != `string`) throw Error(`[@octokit/auth-token] Token passed to createTokenAuth is not a string`);
	return e = e.replace(/^(token|bearer) +/i, ``), Object.assign(ln.bind(null, e), { hook: dn.bind(null, e) });
};
const pn = `7.0.8`, mn = () => {}, hn = console.warn.bind(console), gn = console.error.bind(console);
function _n(e = {}) {
	return typeof e.debug != `function` && (e.debug = mn), typeof e.info != `function` && (e.info = mn), typeof e.warn != `function` && (e.warn = hn), typeof e.error != `function` && (e.error = gn), e;
}
const vn = `octokit-core.js/${pn} ${M()}`;
var yn = class {
	static VERSION = pn;
	static defaults(e) {
		return class extends this {
			constructor(...t) {
				let n = t[0] || {};
				super(typeof e == `function` ? e(n) : Object.assign({}, e, n, n.userAgent && e.userAgent ? { userAgent: `${n.userAgent} ${e.userAgent}` } : null));
			}
		};
	}
	static plugins = [];
	static plugin(...e) {
		let t = this.plugins;
		return class extends this {
			static plugins = t.concat(e.filter((e) => !t.includes(e)));
		};
	}
	constructor(e = {}) {
		let t = new it.Collection(), n = {
			baseUrl: Y.endpoint.DEFAULTS.baseUrl,
			headers: {},
			request: Object.assign({}, e.request, { hook: t.bind(null, `request`) }),
			mediaType: {
				previews: [],
				format: ``
			}
		};
		if (n.headers[`user-agent`] = e.userAgent ? `${e.userAgent} ${vn}` : vn, e.baseUrl && (n.baseUrl = e.baseUrl), e.previews && (n.mediaType.previews = e.previews), e.timeZone && (n.headers[`time-zone`] = e.timeZone), this.request = Y.defaults(n), this.graphql = an(this.request).defaults(n), this.log = _n(e.log), this.hook = t, e.authStrategy) {
			let { authStrategy: n, ...r } = e, i = n(Object.assign({
				request: this.request,
				log: this.log,
				octokit: this,
				octokitOptions: r
			}, e.auth));
			t.wrap(`request`, i.hook), this.auth = i;
		} else if (!e.auth) this.auth = async () => ({ type: `unauthenticated` });
		else {
			let n = fn(e.auth);
			t.wrap(`request`, n.hook), this.auth = n;
		}
		let r = this.constructor;
		for (let t = 0; t < r.plugins.length; ++t) Object.assign(this, r.plugins[t](this, e));
	}
	request;
	graphql;
	log;
	hook;
	auth;
}, bn = {
	issues: {
		listComments: [`GET /repos/{owner}/{repo}/issues/{issue_number}/comments`],
		createComment: [`POST /repos/{owner}/{repo}/issues/{issue_number}/comments`],
		updateComment: [`PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}`],
		deleteComment: [`DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}`],
		listEvents: [`GET /repos/{owner}/{repo}/issues/{issue_number}/events`],
		addLabels: [`POST /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		removeLabel: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}`]
	},
	reactions: { createForIssueComment: [`POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions`] },
	git: { getCommit: [`GET /repos/{owner}/{repo}/git/commits/{commit_sha}`] },
	checks: {
		update: [`PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}`],
		create: [`POST /repos/{owner}/{repo}/check-runs`],
		listForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/check-runs`]
	},
	pulls: {
		list: [`GET /repos/{owner}/{repo}/pulls`],
		get: [`GET /repos/{owner}/{repo}/pulls/{pull_number}`]
	},
	repos: {
		getCollaboratorPermissionLevel: [`GET /repos/{owner}/{repo}/collaborators/{username}/permission`],
		getContent: [`GET /repos/{owner}/{repo}/contents/{path}`]
	}
};
const Q = new Map();
for (let [e, t] of Object.entries(bn)) for (let [n, r] of Object.entries(t)) {
	let [t, i, a] = r, [o, s] = t.split(/ /), c = Object.assign({
		method: o,
		url: s
	}, i);
	Q.has(e) || Q.set(e, new Map()), Q.get(e).set(n, {
		scope: e,
		methodName: n,
		endpointDefaults: c,
		decorations: a
	});
}
const xn = {
	has({ scope: e }, t) {
		return Q.get(e).has(t);
	},
	getOwnPropertyDescriptor(e, t) {
		return {
			value: this.get(e, t),
			configurable: !0,
			writable: !0,
			enumerable: !0
		};
	},
	defineProperty(e, t, n) {
		return Object.defineProperty(e.cache, t, n), !0;
	},
	deleteProperty(e, t) {
		return delete e.cache[t], !0;
	},
	ownKeys({ scope: e }) {
		return [...Q.get(e).keys()];
	},
	set(e, t, n) {
		return e.cache[t] = n;
	},
	get({ octokit: e, scope: t, cache: n }, r) {
		if (n[r]) return n[r];
		let i = Q.get(t).get(r);
		if (!i) return;
		let { endpointDefaults: a, decorations: o } = i;
		return n[r] = o ? Cn(e, t, r, a, o) : e.request.defaults(a), n[r];
	}
};
function Sn(e) {
	let t = {};
	for (let n of Q.keys()) t[n] = new Proxy({
		octokit: e,
		scope: n,
		cache: {}
	}, xn);
	return t;
}
function Cn(e, t, n, r, i) {
	let a = e.request.defaults(r);
	function o(...r) {
		let o = a.endpoint.merge(...r);
		if (i.mapToData) return o = Object.assign({}, o, {
			data: o[i.mapToData],
			[i.mapToData]: void 0
		}), a(o);
		if (i.renamed) {
			let [r, a] = i.renamed;
			e.log.warn(`octokit.${t}.${n}() has been renamed to octokit.${r}.${a}()`);
		}
		if (i.deprecated && e.log.warn(i.deprecated), i.renamedParameters) {
			let o = a.endpoint.merge(...r);
			for (let [r, a] of Object.entries(i.renamedParameters)) r in o && (e.log.warn(`"${r}" parameter is deprecated for "octokit.${t}.${n}()". Use "${a}" instead`), a in o || (o[a] = o[r]), delete o[r]);
			return a(o);
		}
		return a(...r);
	}
	return Object.assign(o, a);
}
function wn(e) {
	return { rest: Sn(e) };
}
wn.VERSION = `17.0.0`;
var Tn = `0.0.0-development`;
function En(e) {
	if (!e.data) return {
		...e,
		data: []
	};
	if (!((`total_count` in e.data || `total_commits` in e.data) && !(`url` in e.data))) return e;
	let t = e.data.incomplete_results, n = e.data.repository_selection, r = e.data.total_count, i = e.data.total_commits;
	delete e.data.incomplete_results, delete e.data.repository_selection, delete e.data.total_count, delete e.data.total_commits;
	let a = Object.keys(e.data)[0];
	return e.data = e.data[a], t !== void 0 && (e.data.incomplete_results = t), n !== void 0 && (e.data.repository_selection = n), e.data.total_count = r, e.data.total_commits = i, e;
}
function $(e, t, n) {
	let r = typeof t == `function` ? t.endpoint(n) : e.request.endpoint(t, n), i = typeof t == `function` ? t : e.request, a = r.method, o = r.headers, s = r.url;
	return { [Symbol.asyncIterator]: () => ({ async next() {
		if (!s) return { done: !0 };
		try {
			let e = En(await i({
				method: a,
				url: s,
				headers: o
			}));
			if (s = ((e.headers.link || ``).match(/<([^<>]+)>;\s*rel="next"/) || [])[1], !s && `total_commits` in e.data) {
				let t = new URL(e.url), n = t.searchParams, r = parseInt(n.get(`page`) || `1`, 10);
				r * parseInt(n.get(`per_page`) || `250`, 10) < e.data.total_commits && (n.set(`page`, String(r + 1)), s = t.toString());
			}
			return { value: e };
		} catch (e) {
			if (e.status !== 409) throw e;
			return s = ``, { value: {
				status: 200,
				headers: {},
				data: []
			} };
		}
	} }) };
}
function Dn(e, t, n, r) {
	return typeof n == `function` && (r = n, n = void 0), On(e, [], $(e, t, n)[Symbol.asyncIterator](), r);
}
function On(e, t, n, r) {
	return n.next().then((i) => {
		if (i.done) return t;
		let a = !1;
		function o() {
			a = !0;
		}
		return t = t.concat(r ? r(i.value, o) : i.value.data), a ? t : On(e, t, n, r);
	});
}
Object.assign(Dn, { iterator: $ });
function kn(e) {
	return { paginate: Object.assign(Dn.bind(null, e), { iterator: $.bind(null, e) }) };
}
kn.VERSION = Tn, new Ve();
const An = Ye(), jn = {
	baseUrl: An,
	request: {
		agent: Ke(An),
		fetch: Je(An)
	}
}, Mn = yn.plugin(wn, kn).defaults(jn);
function Nn(e, t) {
	let n = Object.assign({}, t || {}), r = Ge(e, n);
	r && (n.auth = r);
	let i = Xe(n.userAgent);
	return i && (n.userAgent = i), n;
}
new Ve();
function Pn(e, t, ...n) {
	return new (Mn.plugin(...n))(Nn(e, t));
}
export { Be as a, Ne as c, Le as d, Fe as f, je as i, Me as l, Re as n, Ie as o, we as p, Pe as r, ze as s, Pn as t, Ae as u };
