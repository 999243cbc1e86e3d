import "./libraries.js";
import { createRequire as e } from "node:module";
import * as t from "os";
import n, { EOL as r } from "os";
import * as i from "crypto";
import * as a from "fs";
import { constants as o, existsSync as s, promises as c, readFileSync as l } from "fs";
var u = Object.create, d = Object.defineProperty, f = Object.getOwnPropertyDescriptor, p = Object.getOwnPropertyNames, m = Object.getPrototypeOf, h = Object.prototype.hasOwnProperty, g = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), e = null), t.exports), _ = (e, t, n, r) => {
	if (t && typeof t == `object` || typeof t == `function`) for (var i = p(t), a = 0, o = i.length, s; a < o; a++) s = i[a], !h.call(e, s) && s !== n && d(e, s, {
		get: ((e) => t[e]).bind(null, s),
		enumerable: !(r = f(t, s)) || r.enumerable
	});
	return e;
}, v = (e, t, n) => (n = e == null ? {} : u(m(e)), _(t || !e || !e.__esModule || !h.call(e, `default`) ? d(n, `default`, {
	value: e,
	enumerable: !0
}) : n, e)), y = e(import.meta.url);
function b(e) {
	return e == null ? `` : typeof e == `string` || e instanceof String ? e : JSON.stringify(e);
}
function x(e) {
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
	let i = new w(e, n, r);
	process.stdout.write(i.toString() + t.EOL);
}
function C(e, t = ``) {
	S(e, {}, t);
}
var w = class {
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
				r && (t ? t = !1 : e += `,`, e += `${n}=${E(r)}`);
			}
		}
		return e += `::${T(this.message)}`, e;
	}
};
function T(e) {
	return b(e).replace(/%/g, `%25`).replace(/\r/g, `%0D`).replace(/\n/g, `%0A`);
}
function E(e) {
	return b(e).replace(/%/g, `%25`).replace(/\r/g, `%0D`).replace(/\n/g, `%0A`).replace(/:/g, `%3A`).replace(/,/g, `%2C`);
}
function D(e, n) {
	let r = process.env[`GITHUB_${e}`];
	if (!r) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!a.existsSync(r)) throw Error(`Missing file at path: ${r}`);
	a.appendFileSync(r, `${b(n)}${t.EOL}`, { encoding: `utf8` });
}
function O(e, n) {
	let r = `ghadelimiter_${i.randomUUID()}`, a = b(n);
	if (e.includes(r)) throw Error(`Unexpected input: name should not contain the delimiter "${r}"`);
	if (a.includes(r)) throw Error(`Unexpected input: value should not contain the delimiter "${r}"`);
	return `${e}<<${r}${t.EOL}${a}${t.EOL}${r}`;
}
var k = g(((e) => {
	y(`net`);
	var t = y(`tls`), n = y(`http`), r = y(`https`), i = y(`events`);
	y(`assert`);
	var a = y(`util`);
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
})), A = g(((e, t) => {
	t.exports = k();
})), j = g(((e, t) => {
	t.exports = {
		kClose: Symbol(`close`),
		kDestroy: Symbol(`destroy`),
		kDispatch: Symbol(`dispatch`),
		kUrl: Symbol(`url`),
		kWriting: Symbol(`writing`),
		kResuming: Symbol(`resuming`),
		kQueue: Symbol(`queue`),
		kConnect: Symbol(`connect`),
		kConnecting: Symbol(`connecting`),
		kKeepAliveDefaultTimeout: Symbol(`default keep alive timeout`),
		kKeepAliveMaxTimeout: Symbol(`max keep alive timeout`),
		kKeepAliveTimeoutThreshold: Symbol(`keep alive timeout threshold`),
		kKeepAliveTimeoutValue: Symbol(`keep alive timeout`),
		kKeepAlive: Symbol(`keep alive`),
		kHeadersTimeout: Symbol(`headers timeout`),
		kBodyTimeout: Symbol(`body timeout`),
		kServerName: Symbol(`server name`),
		kLocalAddress: Symbol(`local address`),
		kHost: Symbol(`host`),
		kNoRef: Symbol(`no ref`),
		kBodyUsed: Symbol(`used`),
		kBody: Symbol(`abstracted request body`),
		kRunning: Symbol(`running`),
		kBlocking: Symbol(`blocking`),
		kPending: Symbol(`pending`),
		kSize: Symbol(`size`),
		kBusy: Symbol(`busy`),
		kQueued: Symbol(`queued`),
		kFree: Symbol(`free`),
		kConnected: Symbol(`connected`),
		kClosed: Symbol(`closed`),
		kNeedDrain: Symbol(`need drain`),
		kReset: Symbol(`reset`),
		kDestroyed: Symbol.for(`nodejs.stream.destroyed`),
		kResume: Symbol(`resume`),
		kOnError: Symbol(`on error`),
		kMaxHeadersSize: Symbol(`max headers size`),
		kRunningIdx: Symbol(`running index`),
		kPendingIdx: Symbol(`pending index`),
		kError: Symbol(`error`),
		kClients: Symbol(`clients`),
		kClient: Symbol(`client`),
		kParser: Symbol(`parser`),
		kOnDestroyed: Symbol(`destroy callbacks`),
		kPipelining: Symbol(`pipelining`),
		kSocket: Symbol(`socket`),
		kHostHeader: Symbol(`host header`),
		kConnector: Symbol(`connector`),
		kStrictContentLength: Symbol(`strict content length`),
		kMaxRedirections: Symbol(`maxRedirections`),
		kMaxRequests: Symbol(`maxRequestsPerClient`),
		kProxy: Symbol(`proxy agent options`),
		kCounter: Symbol(`socket request counter`),
		kInterceptors: Symbol(`dispatch interceptors`),
		kMaxResponseSize: Symbol(`max response size`),
		kHTTP2Session: Symbol(`http2Session`),
		kHTTP2SessionState: Symbol(`http2Session state`),
		kRetryHandlerDefaultRetry: Symbol(`retry agent default retry`),
		kConstruct: Symbol(`constructable`),
		kListeners: Symbol(`listeners`),
		kHTTPContext: Symbol(`http context`),
		kMaxConcurrentStreams: Symbol(`max concurrent streams`),
		kNoProxyAgent: Symbol(`no proxy agent`),
		kHttpProxyAgent: Symbol(`http proxy agent`),
		kHttpsProxyAgent: Symbol(`https proxy agent`)
	};
})), M = g(((e, t) => {
	let n = Symbol.for(`undici.error.UND_ERR`);
	var r = class extends Error {
		constructor(e) {
			super(e), this.name = `UndiciError`, this.code = `UND_ERR`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[n] === !0;
		}
		[n] = !0;
	};
	let i = Symbol.for(`undici.error.UND_ERR_CONNECT_TIMEOUT`);
	var a = class extends r {
		constructor(e) {
			super(e), this.name = `ConnectTimeoutError`, this.message = e || `Connect Timeout Error`, this.code = `UND_ERR_CONNECT_TIMEOUT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[i] === !0;
		}
		[i] = !0;
	};
	let o = Symbol.for(`undici.error.UND_ERR_HEADERS_TIMEOUT`);
	var s = class extends r {
		constructor(e) {
			super(e), this.name = `HeadersTimeoutError`, this.message = e || `Headers Timeout Error`, this.code = `UND_ERR_HEADERS_TIMEOUT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[o] === !0;
		}
		[o] = !0;
	};
	let c = Symbol.for(`undici.error.UND_ERR_HEADERS_OVERFLOW`);
	var l = class extends r {
		constructor(e) {
			super(e), this.name = `HeadersOverflowError`, this.message = e || `Headers Overflow Error`, this.code = `UND_ERR_HEADERS_OVERFLOW`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[c] === !0;
		}
		[c] = !0;
	};
	let u = Symbol.for(`undici.error.UND_ERR_BODY_TIMEOUT`);
	var d = class extends r {
		constructor(e) {
			super(e), this.name = `BodyTimeoutError`, this.message = e || `Body Timeout Error`, this.code = `UND_ERR_BODY_TIMEOUT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[u] === !0;
		}
		[u] = !0;
	};
	let f = Symbol.for(`undici.error.UND_ERR_RESPONSE_STATUS_CODE`);
	var p = class extends r {
		constructor(e, t, n, r) {
			super(e), this.name = `ResponseStatusCodeError`, this.message = e || `Response Status Code Error`, this.code = `UND_ERR_RESPONSE_STATUS_CODE`, this.body = r, this.status = t, this.statusCode = t, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[f] === !0;
		}
		[f] = !0;
	};
	let m = Symbol.for(`undici.error.UND_ERR_INVALID_ARG`);
	var h = class extends r {
		constructor(e) {
			super(e), this.name = `InvalidArgumentError`, this.message = e || `Invalid Argument Error`, this.code = `UND_ERR_INVALID_ARG`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[m] === !0;
		}
		[m] = !0;
	};
	let g = Symbol.for(`undici.error.UND_ERR_INVALID_RETURN_VALUE`);
	var _ = class extends r {
		constructor(e) {
			super(e), this.name = `InvalidReturnValueError`, this.message = e || `Invalid Return Value Error`, this.code = `UND_ERR_INVALID_RETURN_VALUE`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[g] === !0;
		}
		[g] = !0;
	};
	let v = Symbol.for(`undici.error.UND_ERR_ABORT`);
	var y = class extends r {
		constructor(e) {
			super(e), this.name = `AbortError`, this.message = e || `The operation was aborted`, this.code = `UND_ERR_ABORT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[v] === !0;
		}
		[v] = !0;
	};
	let b = Symbol.for(`undici.error.UND_ERR_ABORTED`);
	var x = class extends y {
		constructor(e) {
			super(e), this.name = `AbortError`, this.message = e || `Request aborted`, this.code = `UND_ERR_ABORTED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[b] === !0;
		}
		[b] = !0;
	};
	let S = Symbol.for(`undici.error.UND_ERR_INFO`);
	var C = class extends r {
		constructor(e) {
			super(e), this.name = `InformationalError`, this.message = e || `Request information`, this.code = `UND_ERR_INFO`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[S] === !0;
		}
		[S] = !0;
	};
	let w = Symbol.for(`undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH`);
	var T = class extends r {
		constructor(e) {
			super(e), this.name = `RequestContentLengthMismatchError`, this.message = e || `Request body length does not match content-length header`, this.code = `UND_ERR_REQ_CONTENT_LENGTH_MISMATCH`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[w] === !0;
		}
		[w] = !0;
	};
	let E = Symbol.for(`undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH`);
	var D = class extends r {
		constructor(e) {
			super(e), this.name = `ResponseContentLengthMismatchError`, this.message = e || `Response body length does not match content-length header`, this.code = `UND_ERR_RES_CONTENT_LENGTH_MISMATCH`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[E] === !0;
		}
		[E] = !0;
	};
	let O = Symbol.for(`undici.error.UND_ERR_DESTROYED`);
	var k = class extends r {
		constructor(e) {
			super(e), this.name = `ClientDestroyedError`, this.message = e || `The client is destroyed`, this.code = `UND_ERR_DESTROYED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[O] === !0;
		}
		[O] = !0;
	};
	let A = Symbol.for(`undici.error.UND_ERR_CLOSED`);
	var j = class extends r {
		constructor(e) {
			super(e), this.name = `ClientClosedError`, this.message = e || `The client is closed`, this.code = `UND_ERR_CLOSED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[A] === !0;
		}
		[A] = !0;
	};
	let M = Symbol.for(`undici.error.UND_ERR_SOCKET`);
	var N = class extends r {
		constructor(e, t) {
			super(e), this.name = `SocketError`, this.message = e || `Socket error`, this.code = `UND_ERR_SOCKET`, this.socket = t;
		}
		static [Symbol.hasInstance](e) {
			return e && e[M] === !0;
		}
		[M] = !0;
	};
	let P = Symbol.for(`undici.error.UND_ERR_NOT_SUPPORTED`);
	var F = class extends r {
		constructor(e) {
			super(e), this.name = `NotSupportedError`, this.message = e || `Not supported error`, this.code = `UND_ERR_NOT_SUPPORTED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[P] === !0;
		}
		[P] = !0;
	};
	let I = Symbol.for(`undici.error.UND_ERR_BPL_MISSING_UPSTREAM`);
	var L = class extends r {
		constructor(e) {
			super(e), this.name = `MissingUpstreamError`, this.message = e || `No upstream has been added to the BalancedPool`, this.code = `UND_ERR_BPL_MISSING_UPSTREAM`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[I] === !0;
		}
		[I] = !0;
	};
	let ee = Symbol.for(`undici.error.UND_ERR_HTTP_PARSER`);
	var R = class extends Error {
		constructor(e, t, n) {
			super(e), this.name = `HTTPParserError`, this.code = t ? `HPE_${t}` : void 0, this.data = n ? n.toString() : void 0;
		}
		static [Symbol.hasInstance](e) {
			return e && e[ee] === !0;
		}
		[ee] = !0;
	};
	let z = Symbol.for(`undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE`);
	var B = class extends r {
		constructor(e) {
			super(e), this.name = `ResponseExceededMaxSizeError`, this.message = e || `Response content exceeded max size`, this.code = `UND_ERR_RES_EXCEEDED_MAX_SIZE`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[z] === !0;
		}
		[z] = !0;
	};
	let V = Symbol.for(`undici.error.UND_ERR_REQ_RETRY`);
	var te = class extends r {
		constructor(e, t, { headers: n, data: r }) {
			super(e), this.name = `RequestRetryError`, this.message = e || `Request retry error`, this.code = `UND_ERR_REQ_RETRY`, this.statusCode = t, this.data = r, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[V] === !0;
		}
		[V] = !0;
	};
	let H = Symbol.for(`undici.error.UND_ERR_RESPONSE`);
	var ne = class extends r {
		constructor(e, t, { headers: n, data: r }) {
			super(e), this.name = `ResponseError`, this.message = e || `Response error`, this.code = `UND_ERR_RESPONSE`, this.statusCode = t, this.data = r, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[H] === !0;
		}
		[H] = !0;
	};
	let re = Symbol.for(`undici.error.UND_ERR_PRX_TLS`);
	var ie = class extends r {
		constructor(e, t, n) {
			super(t, {
				cause: e,
				...n ?? {}
			}), this.name = `SecureProxyConnectionError`, this.message = t || `Secure Proxy Connection failed`, this.code = `UND_ERR_PRX_TLS`, this.cause = e;
		}
		static [Symbol.hasInstance](e) {
			return e && e[re] === !0;
		}
		[re] = !0;
	};
	let ae = Symbol.for(`undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED`);
	t.exports = {
		AbortError: y,
		HTTPParserError: R,
		UndiciError: r,
		HeadersTimeoutError: s,
		HeadersOverflowError: l,
		BodyTimeoutError: d,
		RequestContentLengthMismatchError: T,
		ConnectTimeoutError: a,
		ResponseStatusCodeError: p,
		InvalidArgumentError: h,
		InvalidReturnValueError: _,
		RequestAbortedError: x,
		ClientDestroyedError: k,
		ClientClosedError: j,
		InformationalError: C,
		SocketError: N,
		NotSupportedError: F,
		ResponseContentLengthMismatchError: D,
		BalancedPoolMissingUpstreamError: L,
		ResponseExceededMaxSizeError: B,
		RequestRetryError: te,
		ResponseError: ne,
		SecureProxyConnectionError: ie,
		MessageSizeExceededError: class extends r {
			constructor(e) {
				super(e), this.name = `MessageSizeExceededError`, this.message = e || `Max decompressed message size exceeded`, this.code = `UND_ERR_WS_MESSAGE_SIZE_EXCEEDED`;
			}
			static [Symbol.hasInstance](e) {
				return e && e[ae] === !0;
			}
			get [ae]() {
				return !0;
			}
		}
	};
})), N = g(((e, t) => {
	let n = {}, r = `Accept.Accept-Encoding.Accept-Language.Accept-Ranges.Access-Control-Allow-Credentials.Access-Control-Allow-Headers.Access-Control-Allow-Methods.Access-Control-Allow-Origin.Access-Control-Expose-Headers.Access-Control-Max-Age.Access-Control-Request-Headers.Access-Control-Request-Method.Age.Allow.Alt-Svc.Alt-Used.Authorization.Cache-Control.Clear-Site-Data.Connection.Content-Disposition.Content-Encoding.Content-Language.Content-Length.Content-Location.Content-Range.Content-Security-Policy.Content-Security-Policy-Report-Only.Content-Type.Cookie.Cross-Origin-Embedder-Policy.Cross-Origin-Opener-Policy.Cross-Origin-Resource-Policy.Date.Device-Memory.Downlink.ECT.ETag.Expect.Expect-CT.Expires.Forwarded.From.Host.If-Match.If-Modified-Since.If-None-Match.If-Range.If-Unmodified-Since.Keep-Alive.Last-Modified.Link.Location.Max-Forwards.Origin.Permissions-Policy.Pragma.Proxy-Authenticate.Proxy-Authorization.RTT.Range.Referer.Referrer-Policy.Refresh.Retry-After.Sec-WebSocket-Accept.Sec-WebSocket-Extensions.Sec-WebSocket-Key.Sec-WebSocket-Protocol.Sec-WebSocket-Version.Server.Server-Timing.Service-Worker-Allowed.Service-Worker-Navigation-Preload.Set-Cookie.SourceMap.Strict-Transport-Security.Supports-Loading-Mode.TE.Timing-Allow-Origin.Trailer.Transfer-Encoding.Upgrade.Upgrade-Insecure-Requests.User-Agent.Vary.Via.WWW-Authenticate.X-Content-Type-Options.X-DNS-Prefetch-Control.X-Frame-Options.X-Permitted-Cross-Domain-Policies.X-Powered-By.X-Requested-With.X-XSS-Protection`.split(`.`);
	for (let e = 0; e < r.length; ++e) {
		let t = r[e], i = t.toLowerCase();
		n[t] = n[i] = i;
	}
	Object.setPrototypeOf(n, null), t.exports = {
		wellknownHeaderNames: r,
		headerNameLowerCasedRecord: n
	};
})), P = g(((e, t) => {
	let { wellknownHeaderNames: n, headerNameLowerCasedRecord: r } = N();
	var i = class e {
		value = null;
		left = null;
		middle = null;
		right = null;
		code;
		constructor(t, n, r) {
			if (r === void 0 || r >= t.length) throw TypeError(`Unreachable`);
			if ((this.code = t.charCodeAt(r)) > 127) throw TypeError(`key must be ascii string`);
			t.length === ++r ? this.value = n : this.middle = new e(t, n, r);
		}
		add(t, n) {
			let r = t.length;
			if (r === 0) throw TypeError(`Unreachable`);
			let i = 0, a = this;
			for (;;) {
				let o = t.charCodeAt(i);
				if (o > 127) throw TypeError(`key must be ascii string`);
				if (a.code === o) {
					if (r === ++i) {
						a.value = n;
						break;
					}
					if (a.middle !== null) a = a.middle;
					else {
						a.middle = new e(t, n, i);
						break;
					}
				} else if (a.code < o) {
					if (a.left !== null) a = a.left;
					else {
						a.left = new e(t, n, i);
						break;
					}
				} else if (a.right !== null) a = a.right;
				else {
					a.right = new e(t, n, i);
					break;
				}
			}
		}
		search(e) {
			let t = e.length, n = 0, r = this;
			for (; r !== null && n < t;) {
				let i = e[n];
				for (i <= 90 && i >= 65 && (i |= 32); r !== null;) {
					if (i === r.code) {
						if (t === ++n) return r;
						r = r.middle;
						break;
					}
					r = r.code < i ? r.left : r.right;
				}
			}
			return null;
		}
	}, a = class {
		node = null;
		insert(e, t) {
			this.node === null ? this.node = new i(e, t, 0) : this.node.add(e, t);
		}
		lookup(e) {
			return this.node?.search(e)?.value ?? null;
		}
	};
	let o = new a();
	for (let e = 0; e < n.length; ++e) {
		let t = r[n[e]];
		o.insert(t, t);
	}
	t.exports = {
		TernarySearchTree: a,
		tree: o
	};
})), F = g(((e, t) => {
	let n = y(`node:assert`), { kDestroyed: r, kBodyUsed: i, kListeners: a, kBody: o } = j(), { IncomingMessage: s } = y(`node:http`), c = y(`node:stream`), l = y(`node:net`), { Blob: u } = y(`node:buffer`), d = y(`node:util`), { stringify: f } = y(`node:querystring`), { EventEmitter: p } = y(`node:events`), { InvalidArgumentError: m } = M(), { headerNameLowerCasedRecord: h } = N(), { tree: g } = P(), [_, v] = process.versions.node.split(`.`).map((e) => Number(e));
	var b = class {
		constructor(e) {
			this[o] = e, this[i] = !1;
		}
		async *[Symbol.asyncIterator]() {
			n(!this[i], `disturbed`), this[i] = !0, yield* this[o];
		}
	};
	function x(e) {
		return C(e) ? (R(e) === 0 && e.on(`data`, function() {
			n(!1);
		}), typeof e.readableDidRead != `boolean` && (e[i] = !1, p.prototype.on.call(e, `data`, function() {
			this[i] = !0;
		})), e) : e && typeof e.pipeTo == `function` || e && typeof e != `string` && !ArrayBuffer.isView(e) && ee(e) ? new b(e) : e;
	}
	function S() {}
	function C(e) {
		return e && typeof e == `object` && typeof e.pipe == `function` && typeof e.on == `function`;
	}
	function w(e) {
		if (e === null) return !1;
		if (e instanceof u) return !0;
		if (typeof e != `object`) return !1;
		{
			let t = e[Symbol.toStringTag];
			return (t === `Blob` || t === `File`) && (`stream` in e && typeof e.stream == `function` || `arrayBuffer` in e && typeof e.arrayBuffer == `function`);
		}
	}
	function T(e, t) {
		if (e.includes(`?`) || e.includes(`#`)) throw Error(`Query params cannot be passed when url already contains "?" or "#".`);
		let n = f(t);
		return n && (e += `?` + n), e;
	}
	function E(e) {
		let t = parseInt(e, 10);
		return t === Number(e) && t >= 0 && t <= 65535;
	}
	function D(e) {
		return e != null && e[0] === `h` && e[1] === `t` && e[2] === `t` && e[3] === `p` && (e[4] === `:` || e[4] === `s` && e[5] === `:`);
	}
	function O(e) {
		if (typeof e == `string`) {
			if (e = new URL(e), !D(e.origin || e.protocol)) throw new m("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			return e;
		}
		if (!e || typeof e != `object`) throw new m(`Invalid URL: The URL argument must be a non-null object.`);
		if (!(e instanceof URL)) {
			if (e.port != null && e.port !== `` && E(e.port) === !1) throw new m(`Invalid URL: port must be a valid integer or a string representation of an integer.`);
			if (e.path != null && typeof e.path != `string`) throw new m(`Invalid URL path: the path must be a string or null/undefined.`);
			if (e.pathname != null && typeof e.pathname != `string`) throw new m(`Invalid URL pathname: the pathname must be a string or null/undefined.`);
			if (e.hostname != null && typeof e.hostname != `string`) throw new m(`Invalid URL hostname: the hostname must be a string or null/undefined.`);
			if (e.origin != null && typeof e.origin != `string`) throw new m(`Invalid URL origin: the origin must be a string or null/undefined.`);
			if (!D(e.origin || e.protocol)) throw new m("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			let t = e.port == null ? e.protocol === `https:` ? 443 : 80 : e.port, n = e.origin == null ? `${e.protocol || ``}//${e.hostname || ``}:${t}` : e.origin, r = e.path == null ? `${e.pathname || ``}${e.search || ``}` : e.path;
			return n[n.length - 1] === `/` && (n = n.slice(0, n.length - 1)), r && r[0] !== `/` && (r = `/${r}`), new URL(`${n}${r}`);
		}
		if (!D(e.origin || e.protocol)) throw new m("Invalid URL protocol: the URL must start with `http:` or `https:`.");
		return e;
	}
	function k(e) {
		if (e = O(e), e.pathname !== `/` || e.search || e.hash) throw new m(`invalid url`);
		return e;
	}
	function A(e) {
		if (e[0] === `[`) {
			let t = e.indexOf(`]`);
			return n(t !== -1), e.substring(1, t);
		}
		let t = e.indexOf(`:`);
		return t === -1 ? e : e.substring(0, t);
	}
	function F(e) {
		if (!e) return null;
		n(typeof e == `string`);
		let t = A(e);
		return l.isIP(t) ? `` : t;
	}
	function I(e) {
		return JSON.parse(JSON.stringify(e));
	}
	function L(e) {
		return e != null && typeof e[Symbol.asyncIterator] == `function`;
	}
	function ee(e) {
		return !(e == null || typeof e[Symbol.iterator] != `function` && typeof e[Symbol.asyncIterator] != `function`);
	}
	function R(e) {
		if (e == null) return 0;
		if (C(e)) {
			let t = e._readableState;
			return t && t.objectMode === !1 && t.ended === !0 && Number.isFinite(t.length) ? t.length : null;
		}
		return w(e) ? e.size == null ? null : e.size : ae(e) ? e.byteLength : null;
	}
	function z(e) {
		return e && !!(e.destroyed || e[r] || c.isDestroyed?.(e));
	}
	function B(e, t) {
		e != null && C(e) && !z(e) && (typeof e.destroy == `function` ? (Object.getPrototypeOf(e).constructor === s && (e.socket = null), e.destroy(t)) : t && queueMicrotask(() => {
			e.emit(`error`, t);
		}), e.destroyed !== !0 && (e[r] = !0));
	}
	let V = /timeout=(\d+)/;
	function te(e) {
		let t = e.toString().match(V);
		return t ? parseInt(t[1], 10) * 1e3 : null;
	}
	function H(e) {
		return typeof e == `string` ? h[e] ?? e.toLowerCase() : g.lookup(e) ?? e.toString(`latin1`).toLowerCase();
	}
	function ne(e) {
		return g.lookup(e) ?? e.toString(`latin1`).toLowerCase();
	}
	function re(e, t) {
		t === void 0 && (t = {});
		for (let n = 0; n < e.length; n += 2) {
			let r = H(e[n]), i = t[r];
			if (i) typeof i == `string` && (i = [i], t[r] = i), i.push(e[n + 1].toString(`utf8`));
			else {
				let i = e[n + 1];
				typeof i == `string` ? t[r] = i : t[r] = Array.isArray(i) ? i.map((e) => e.toString(`utf8`)) : i.toString(`utf8`);
			}
		}
		return `content-length` in t && `content-disposition` in t && (t[`content-disposition`] = Buffer.from(t[`content-disposition`]).toString(`latin1`)), t;
	}
	function ie(e) {
		let t = e.length, n = Array(t), r = !1, i = -1, a, o, s = 0;
		for (let t = 0; t < e.length; t += 2) a = e[t], o = e[t + 1], typeof a != `string` && (a = a.toString()), typeof o != `string` && (o = o.toString(`utf8`)), s = a.length, s === 14 && a[7] === `-` && (a === `content-length` || a.toLowerCase() === `content-length`) ? r = !0 : s === 19 && a[7] === `-` && (a === `content-disposition` || a.toLowerCase() === `content-disposition`) && (i = t + 1), n[t] = a, n[t + 1] = o;
		return r && i !== -1 && (n[i] = Buffer.from(n[i]).toString(`latin1`)), n;
	}
	function ae(e) {
		return e instanceof Uint8Array || Buffer.isBuffer(e);
	}
	function U(e, t, n) {
		if (!e || typeof e != `object`) throw new m(`handler must be an object`);
		if (typeof e.onConnect != `function`) throw new m(`invalid onConnect method`);
		if (typeof e.onError != `function`) throw new m(`invalid onError method`);
		if (typeof e.onBodySent != `function` && e.onBodySent !== void 0) throw new m(`invalid onBodySent method`);
		if (n || t === `CONNECT`) {
			if (typeof e.onUpgrade != `function`) throw new m(`invalid onUpgrade method`);
		} else {
			if (typeof e.onHeaders != `function`) throw new m(`invalid onHeaders method`);
			if (typeof e.onData != `function`) throw new m(`invalid onData method`);
			if (typeof e.onComplete != `function`) throw new m(`invalid onComplete method`);
		}
	}
	function W(e) {
		return !!(e && (c.isDisturbed(e) || e[i]));
	}
	function G(e) {
		return !!(e && c.isErrored(e));
	}
	function K(e) {
		return !!(e && c.isReadable(e));
	}
	function q(e) {
		return {
			localAddress: e.localAddress,
			localPort: e.localPort,
			remoteAddress: e.remoteAddress,
			remotePort: e.remotePort,
			remoteFamily: e.remoteFamily,
			timeout: e.timeout,
			bytesWritten: e.bytesWritten,
			bytesRead: e.bytesRead
		};
	}
	function J(e) {
		let t;
		return new ReadableStream({
			async start() {
				t = e[Symbol.asyncIterator]();
			},
			async pull(e) {
				let { done: n, value: r } = await t.next();
				if (n) queueMicrotask(() => {
					e.close(), e.byobRequest?.respond(0);
				});
				else {
					let t = Buffer.isBuffer(r) ? r : Buffer.from(r);
					t.byteLength && e.enqueue(new Uint8Array(t));
				}
				return e.desiredSize > 0;
			},
			async cancel(e) {
				await t.return();
			},
			type: `bytes`
		});
	}
	function oe(e) {
		return e && typeof e == `object` && typeof e.append == `function` && typeof e.delete == `function` && typeof e.get == `function` && typeof e.getAll == `function` && typeof e.has == `function` && typeof e.set == `function` && e[Symbol.toStringTag] === `FormData`;
	}
	function Y(e, t) {
		return `addEventListener` in e ? (e.addEventListener(`abort`, t, { once: !0 }), () => e.removeEventListener(`abort`, t)) : (e.addListener(`abort`, t), () => e.removeListener(`abort`, t));
	}
	let se = typeof String.prototype.toWellFormed == `function`, X = typeof String.prototype.isWellFormed == `function`;
	function ce(e) {
		return se ? `${e}`.toWellFormed() : d.toUSVString(e);
	}
	function le(e) {
		return X ? `${e}`.isWellFormed() : ce(e) === `${e}`;
	}
	function Z(e) {
		switch (e) {
			case 34:
			case 40:
			case 41:
			case 44:
			case 47:
			case 58:
			case 59:
			case 60:
			case 61:
			case 62:
			case 63:
			case 64:
			case 91:
			case 92:
			case 93:
			case 123:
			case 125: return !1;
			default: return e >= 33 && e <= 126;
		}
	}
	function ue(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; ++t) if (!Z(e.charCodeAt(t))) return !1;
		return !0;
	}
	let de = /[^\t\x20-\x7e\x80-\xff]/;
	function fe(e) {
		return !de.test(e);
	}
	function pe(e) {
		if (e == null || e === ``) return {
			start: 0,
			end: null,
			size: null
		};
		let t = e ? e.match(/^bytes (\d+)-(\d+)\/(\d+)?$/) : null;
		return t ? {
			start: parseInt(t[1]),
			end: t[2] ? parseInt(t[2]) : null,
			size: t[3] ? parseInt(t[3]) : null
		} : null;
	}
	function me(e, t, n) {
		return (e[a] ??= []).push([t, n]), e.on(t, n), e;
	}
	function he(e) {
		for (let [t, n] of e[a] ?? []) e.removeListener(t, n);
		e[a] = null;
	}
	function ge(e, t, r) {
		try {
			t.onError(r), n(t.aborted);
		} catch (t) {
			e.emit(`error`, t);
		}
	}
	let _e = Object.create(null);
	_e.enumerable = !0;
	let Q = {
		delete: `DELETE`,
		DELETE: `DELETE`,
		get: `GET`,
		GET: `GET`,
		head: `HEAD`,
		HEAD: `HEAD`,
		options: `OPTIONS`,
		OPTIONS: `OPTIONS`,
		post: `POST`,
		POST: `POST`,
		put: `PUT`,
		PUT: `PUT`
	}, ve = {
		...Q,
		patch: `patch`,
		PATCH: `PATCH`
	};
	Object.setPrototypeOf(Q, null), Object.setPrototypeOf(ve, null), t.exports = {
		kEnumerableProperty: _e,
		nop: S,
		isDisturbed: W,
		isErrored: G,
		isReadable: K,
		toUSVString: ce,
		isUSVString: le,
		isBlobLike: w,
		parseOrigin: k,
		parseURL: O,
		getServerName: F,
		isStream: C,
		isIterable: ee,
		isAsyncIterable: L,
		isDestroyed: z,
		headerNameToString: H,
		bufferToLowerCasedHeaderName: ne,
		addListener: me,
		removeAllListeners: he,
		errorRequest: ge,
		parseRawHeaders: ie,
		parseHeaders: re,
		parseKeepAliveTimeout: te,
		destroy: B,
		bodyLength: R,
		deepClone: I,
		ReadableStreamFrom: J,
		isBuffer: ae,
		validateHandler: U,
		getSocketInfo: q,
		isFormDataLike: oe,
		buildURL: T,
		addAbortListener: Y,
		isValidHTTPToken: ue,
		isValidHeaderValue: fe,
		isTokenCharCode: Z,
		parseRangeHeader: pe,
		normalizedMethodRecordsBase: Q,
		normalizedMethodRecords: ve,
		isValidPort: E,
		isHttpOrHttpsPrefixed: D,
		nodeMajor: _,
		nodeMinor: v,
		safeHTTPMethods: [
			`GET`,
			`HEAD`,
			`OPTIONS`,
			`TRACE`
		],
		wrapRequestBody: x
	};
})), I = g(((e, t) => {
	let n = y(`node:diagnostics_channel`), r = y(`node:util`), i = r.debuglog(`undici`), a = r.debuglog(`fetch`), o = r.debuglog(`websocket`), s = !1, c = {
		beforeConnect: n.channel(`undici:client:beforeConnect`),
		connected: n.channel(`undici:client:connected`),
		connectError: n.channel(`undici:client:connectError`),
		sendHeaders: n.channel(`undici:client:sendHeaders`),
		create: n.channel(`undici:request:create`),
		bodySent: n.channel(`undici:request:bodySent`),
		headers: n.channel(`undici:request:headers`),
		trailers: n.channel(`undici:request:trailers`),
		error: n.channel(`undici:request:error`),
		open: n.channel(`undici:websocket:open`),
		close: n.channel(`undici:websocket:close`),
		socketError: n.channel(`undici:websocket:socket_error`),
		ping: n.channel(`undici:websocket:ping`),
		pong: n.channel(`undici:websocket:pong`)
	};
	if (i.enabled || a.enabled) {
		let e = a.enabled ? a : i;
		n.channel(`undici:client:beforeConnect`).subscribe((t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
			e(`connecting to %s using %s%s`, `${a}${i ? `:${i}` : ``}`, r, n);
		}), n.channel(`undici:client:connected`).subscribe((t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
			e(`connected to %s using %s%s`, `${a}${i ? `:${i}` : ``}`, r, n);
		}), n.channel(`undici:client:connectError`).subscribe((t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a }, error: o } = t;
			e(`connection to %s using %s%s errored - %s`, `${a}${i ? `:${i}` : ``}`, r, n, o.message);
		}), n.channel(`undici:client:sendHeaders`).subscribe((t) => {
			let { request: { method: n, path: r, origin: i } } = t;
			e(`sending request to %s %s/%s`, n, i, r);
		}), n.channel(`undici:request:headers`).subscribe((t) => {
			let { request: { method: n, path: r, origin: i }, response: { statusCode: a } } = t;
			e(`received response to %s %s/%s - HTTP %d`, n, i, r, a);
		}), n.channel(`undici:request:trailers`).subscribe((t) => {
			let { request: { method: n, path: r, origin: i } } = t;
			e(`trailers received from %s %s/%s`, n, i, r);
		}), n.channel(`undici:request:error`).subscribe((t) => {
			let { request: { method: n, path: r, origin: i }, error: a } = t;
			e(`request to %s %s/%s errored - %s`, n, i, r, a.message);
		}), s = !0;
	}
	if (o.enabled) {
		if (!s) {
			let e = i.enabled ? i : o;
			n.channel(`undici:client:beforeConnect`).subscribe((t) => {
				let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
				e(`connecting to %s%s using %s%s`, a, i ? `:${i}` : ``, r, n);
			}), n.channel(`undici:client:connected`).subscribe((t) => {
				let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
				e(`connected to %s%s using %s%s`, a, i ? `:${i}` : ``, r, n);
			}), n.channel(`undici:client:connectError`).subscribe((t) => {
				let { connectParams: { version: n, protocol: r, port: i, host: a }, error: o } = t;
				e(`connection to %s%s using %s%s errored - %s`, a, i ? `:${i}` : ``, r, n, o.message);
			}), n.channel(`undici:client:sendHeaders`).subscribe((t) => {
				let { request: { method: n, path: r, origin: i } } = t;
				e(`sending request to %s %s/%s`, n, i, r);
			});
		}
		n.channel(`undici:websocket:open`).subscribe((e) => {
			let { address: { address: t, port: n } } = e;
			o(`connection opened %s%s`, t, n ? `:${n}` : ``);
		}), n.channel(`undici:websocket:close`).subscribe((e) => {
			let { websocket: t, code: n, reason: r } = e;
			o(`closed connection to %s - %s %s`, t.url, n, r);
		}), n.channel(`undici:websocket:socket_error`).subscribe((e) => {
			o(`connection errored - %s`, e.message);
		}), n.channel(`undici:websocket:ping`).subscribe((e) => {
			o(`ping received`);
		}), n.channel(`undici:websocket:pong`).subscribe((e) => {
			o(`pong received`);
		});
	}
	t.exports = { channels: c };
})), L = g(((e, t) => {
	let { InvalidArgumentError: n, NotSupportedError: r } = M(), i = y(`node:assert`), { isValidHTTPToken: a, isValidHeaderValue: o, isStream: s, destroy: c, isBuffer: l, isFormDataLike: u, isIterable: d, isBlobLike: f, buildURL: p, validateHandler: m, getServerName: h, normalizedMethodRecords: g } = F(), { channels: _ } = I(), { headerNameLowerCasedRecord: v } = N(), b = /[^\u0021-\u00ff]/, x = Symbol(`handler`);
	var S = class {
		constructor(e, { path: t, method: r, body: i, headers: v, query: y, idempotent: S, blocking: w, upgrade: T, headersTimeout: E, bodyTimeout: D, reset: O, throwOnError: k, expectContinue: A, servername: j }, M) {
			if (typeof t != `string`) throw new n(`path must be a string`);
			if (t[0] !== `/` && !(t.startsWith(`http://`) || t.startsWith(`https://`)) && r !== `CONNECT`) throw new n(`path must be an absolute URL or start with a slash`);
			if (b.test(t)) throw new n(`invalid request path`);
			if (typeof r != `string`) throw new n(`method must be a string`);
			if (g[r] === void 0 && !a(r)) throw new n(`invalid request method`);
			if (T && typeof T != `string`) throw new n(`upgrade must be a string`);
			if (T && !o(T)) throw new n(`invalid upgrade header`);
			if (E != null && (!Number.isFinite(E) || E < 0)) throw new n(`invalid headersTimeout`);
			if (D != null && (!Number.isFinite(D) || D < 0)) throw new n(`invalid bodyTimeout`);
			if (O != null && typeof O != `boolean`) throw new n(`invalid reset`);
			if (A != null && typeof A != `boolean`) throw new n(`invalid expectContinue`);
			if (this.headersTimeout = E, this.bodyTimeout = D, this.throwOnError = k === !0, this.method = r, this.abort = null, i == null) this.body = null;
			else if (s(i)) {
				this.body = i;
				let e = this.body._readableState;
				e && e.autoDestroy || (this.endHandler = function() {
					c(this);
				}, this.body.on(`end`, this.endHandler)), this.errorHandler = (e) => {
					this.abort ? this.abort(e) : this.error = e;
				}, this.body.on(`error`, this.errorHandler);
			} else if (l(i)) this.body = i.byteLength ? i : null;
			else if (ArrayBuffer.isView(i)) this.body = i.buffer.byteLength ? Buffer.from(i.buffer, i.byteOffset, i.byteLength) : null;
			else if (i instanceof ArrayBuffer) this.body = i.byteLength ? Buffer.from(i) : null;
			else if (typeof i == `string`) this.body = i.length ? Buffer.from(i) : null;
			else if (u(i) || d(i) || f(i)) this.body = i;
			else throw new n(`body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable`);
			if (this.completed = !1, this.aborted = !1, this.upgrade = T || null, this.path = y ? p(t, y) : t, this.origin = e, this.idempotent = S ?? (r === `HEAD` || r === `GET`), this.blocking = w ?? !1, this.reset = O ?? null, this.host = null, this.contentLength = null, this.contentType = null, this.headers = [], this.expectContinue = A ?? !1, Array.isArray(v)) {
				if (v.length % 2 != 0) throw new n(`headers array must be even`);
				for (let e = 0; e < v.length; e += 2) C(this, v[e], v[e + 1]);
			} else if (v && typeof v == `object`) {
				if (v[Symbol.iterator]) for (let e of v) {
					if (!Array.isArray(e) || e.length !== 2) throw new n(`headers must be in key-value pair format`);
					C(this, e[0], e[1]);
				}
				else {
					let e = Object.keys(v);
					for (let t = 0; t < e.length; ++t) C(this, e[t], v[e[t]]);
				}
			} else if (v != null) throw new n(`headers must be an object or an array`);
			m(M, r, T), this.servername = j || h(this.host), this[x] = M, _.create.hasSubscribers && _.create.publish({ request: this });
		}
		onBodySent(e) {
			if (this[x].onBodySent) try {
				return this[x].onBodySent(e);
			} catch (e) {
				this.abort(e);
			}
		}
		onRequestSent() {
			if (_.bodySent.hasSubscribers && _.bodySent.publish({ request: this }), this[x].onRequestSent) try {
				return this[x].onRequestSent();
			} catch (e) {
				this.abort(e);
			}
		}
		onConnect(e) {
			if (i(!this.aborted), i(!this.completed), this.error) e(this.error);
			else return this.abort = e, this[x].onConnect(e);
		}
		onResponseStarted() {
			return this[x].onResponseStarted?.();
		}
		onHeaders(e, t, n, r) {
			i(!this.aborted), i(!this.completed), _.headers.hasSubscribers && _.headers.publish({
				request: this,
				response: {
					statusCode: e,
					headers: t,
					statusText: r
				}
			});
			try {
				return this[x].onHeaders(e, t, n, r);
			} catch (e) {
				this.abort(e);
			}
		}
		onData(e) {
			i(!this.aborted), i(!this.completed);
			try {
				return this[x].onData(e);
			} catch (e) {
				return this.abort(e), !1;
			}
		}
		onUpgrade(e, t, n, r = ``) {
			this.onFinally(), i(!this.aborted), i(!this.completed), e !== null && this.#e(e, t, r);
			let a = this[x].onUpgrade(e, t, n);
			return this.aborted || (this.completed = !0, e !== null && this.#t()), a;
		}
		onUpgradeResponse(e, t, n, r = ``) {
			i(!this.aborted), i(this.completed), _.headers.hasSubscribers && this.#e(e, n(t), r), this.#t();
		}
		onUpgradeError(e) {
			i(!this.aborted), i(this.completed), _.error.hasSubscribers && _.error.publish({
				request: this,
				error: e
			});
		}
		#e(e, t, n) {
			_.headers.hasSubscribers && _.headers.publish({
				request: this,
				response: {
					statusCode: e,
					headers: t,
					statusText: n
				}
			});
		}
		#t() {
			_.trailers.hasSubscribers && _.trailers.publish({
				request: this,
				trailers: []
			});
		}
		onComplete(e) {
			this.onFinally(), i(!this.aborted), this.completed = !0, _.trailers.hasSubscribers && _.trailers.publish({
				request: this,
				trailers: e
			});
			try {
				return this[x].onComplete(e);
			} catch (e) {
				this.onError(e);
			}
		}
		onError(e) {
			if (this.onFinally(), _.error.hasSubscribers && _.error.publish({
				request: this,
				error: e
			}), !this.aborted) return this.aborted = !0, this[x].onError(e);
		}
		onFinally() {
			this.errorHandler &&= (this.body.off(`error`, this.errorHandler), null), this.endHandler &&= (this.body.off(`end`, this.endHandler), null);
		}
		addHeader(e, t) {
			return C(this, e, t), this;
		}
	};
	function C(e, t, i) {
		if (i && typeof i == `object` && !Array.isArray(i)) throw new n(`invalid ${t} header`);
		if (i === void 0) return;
		let s = v[t];
		if (s === void 0 && (s = t.toLowerCase(), v[s] === void 0 && !a(s))) throw new n(`invalid header key`);
		if (Array.isArray(i)) {
			let e = [];
			for (let r = 0; r < i.length; r++) if (typeof i[r] == `string`) {
				if (!o(i[r])) throw new n(`invalid ${t} header`);
				e.push(i[r]);
			} else if (i[r] === null) e.push(``);
			else if (typeof i[r] == `object`) throw new n(`invalid ${t} header`);
			else {
				let a = `${i[r]}`;
				if (!o(a)) throw new n(`invalid ${t} header`);
				e.push(a);
			}
			i = e;
		} else if (typeof i == `string`) {
			if (!o(i)) throw new n(`invalid ${t} header`);
		} else if (i === null) i = ``;
		else if (i = `${i}`, !o(i)) throw new n(`invalid ${t} header`);
		if (s === `host`) {
			if (e.host !== null) throw new n(`duplicate host header`);
			if (typeof i != `string`) throw new n(`invalid host header`);
			e.host = i;
		} else if (s === `content-length`) {
			if (e.contentLength !== null) throw new n(`duplicate content-length header`);
			if (e.contentLength = parseInt(i, 10), !Number.isFinite(e.contentLength)) throw new n(`invalid content-length header`);
		} else if (e.contentType === null && s === `content-type`) e.contentType = i, e.headers.push(t, i);
		else if (s === `transfer-encoding` || s === `keep-alive` || s === `upgrade`) throw new n(`invalid ${s} header`);
		else if (s === `connection`) {
			let t = typeof i == `string` ? i.toLowerCase() : null;
			if (t !== `close` && t !== `keep-alive`) throw new n(`invalid connection header`);
			t === `close` && (e.reset = !0);
		} else if (s === `expect`) throw new r(`expect header not supported`);
		else e.headers.push(t, i);
	}
	t.exports = S;
})), ee = g(((e, t) => {
	let n = y(`node:events`);
	var r = class extends n {
		dispatch() {
			throw Error(`not implemented`);
		}
		close() {
			throw Error(`not implemented`);
		}
		destroy() {
			throw Error(`not implemented`);
		}
		compose(...e) {
			let t = Array.isArray(e[0]) ? e[0] : e, n = this.dispatch.bind(this);
			for (let e of t) if (e != null) {
				if (typeof e != `function`) throw TypeError(`invalid interceptor, expected function received ${typeof e}`);
				if (n = e(n), n == null || typeof n != `function` || n.length !== 2) throw TypeError(`invalid interceptor`);
			}
			return new i(this, n);
		}
	}, i = class extends r {
		#e = null;
		#t = null;
		constructor(e, t) {
			super(), this.#e = e, this.#t = t;
		}
		dispatch(...e) {
			this.#t(...e);
		}
		close(...e) {
			return this.#e.close(...e);
		}
		destroy(...e) {
			return this.#e.destroy(...e);
		}
	};
	t.exports = r;
})), R = g(((e, t) => {
	let n = y(`node:buffer`), r = ee(), { ClientDestroyedError: i, ClientClosedError: a, InvalidArgumentError: o } = M(), { kDestroy: s, kClose: c, kClosed: l, kDestroyed: u, kDispatch: d, kInterceptors: f } = j(), p = Symbol(`onDestroyed`), m = Symbol(`onClosed`), h = Symbol(`Intercepted Dispatch`), g = Symbol(`webSocketOptions`), _ = Symbol(`eventSourceOptions`);
	t.exports = class extends r {
		constructor(e) {
			super(), this[u] = !1, this[p] = null, this[l] = !1, this[m] = [], this[g] = e?.webSocket ?? {}, this[_] = e?.eventSource ?? {};
		}
		get webSocketOptions() {
			return {
				maxFragments: this[g].maxFragments ?? 131072,
				maxPayloadSize: this[g].maxPayloadSize ?? 134217728
			};
		}
		get eventSourceOptions() {
			return { maxEventSize: this[_].maxEventSize ?? n.kStringMaxLength };
		}
		get destroyed() {
			return this[u];
		}
		get closed() {
			return this[l];
		}
		get interceptors() {
			return this[f];
		}
		set interceptors(e) {
			if (e) {
				for (let t = e.length - 1; t >= 0; t--) if (typeof this[f][t] != `function`) throw new o(`interceptor must be an function`);
			}
			this[f] = e;
		}
		close(e) {
			if (e === void 0) return new Promise((e, t) => {
				this.close((n, r) => n ? t(n) : e(r));
			});
			if (typeof e != `function`) throw new o(`invalid callback`);
			if (this[u]) {
				queueMicrotask(() => e(new i(), null));
				return;
			}
			if (this[l]) {
				this[m] ? this[m].push(e) : queueMicrotask(() => e(null, null));
				return;
			}
			this[l] = !0, this[m].push(e);
			let t = () => {
				let e = this[m];
				this[m] = null;
				for (let t = 0; t < e.length; t++) e[t](null, null);
			};
			this[c]().then(() => this.destroy()).then(() => {
				queueMicrotask(t);
			});
		}
		destroy(e, t) {
			if (typeof e == `function` && (t = e, e = null), t === void 0) return new Promise((t, n) => {
				this.destroy(e, (e, r) => e ? n(e) : t(r));
			});
			if (typeof t != `function`) throw new o(`invalid callback`);
			if (this[u]) {
				this[p] ? this[p].push(t) : queueMicrotask(() => t(null, null));
				return;
			}
			e ||= new i(), this[u] = !0, this[p] = this[p] || [], this[p].push(t);
			let n = () => {
				let e = this[p];
				this[p] = null;
				for (let t = 0; t < e.length; t++) e[t](null, null);
			};
			this[s](e).then(() => {
				queueMicrotask(n);
			});
		}
		[h](e, t) {
			if (!this[f] || this[f].length === 0) return this[h] = this[d], this[d](e, t);
			let n = this[d].bind(this);
			for (let e = this[f].length - 1; e >= 0; e--) n = this[f][e](n);
			return this[h] = n, n(e, t);
		}
		dispatch(e, t) {
			if (!t || typeof t != `object`) throw new o(`handler must be an object`);
			try {
				if (!e || typeof e != `object`) throw new o(`opts must be an object.`);
				if (this[u] || this[p]) throw new i();
				if (this[l]) throw new a();
				return this[h](e, t);
			} catch (e) {
				if (typeof t.onError != `function`) throw new o(`invalid onError method`);
				return t.onError(e), !1;
			}
		}
	};
})), z = g(((e, t) => {
	let n = 0, r = 1e3, i, a = Symbol(`kFastTimer`), o = [];
	function s() {
		n += 499;
		let e = 0, t = o.length;
		for (; e < t;) {
			let r = o[e];
			r._state === 0 ? (r._idleStart = n - 499, r._state = 1) : r._state === 1 && n >= r._idleStart + r._idleTimeout && (r._state = -1, r._idleStart = -1, r._onTimeout(r._timerArg)), r._state === -1 ? (r._state = -2, --t !== 0 && (o[e] = o[t])) : ++e;
		}
		o.length = t, o.length !== 0 && c();
	}
	function c() {
		i ? i.refresh() : (clearTimeout(i), i = setTimeout(s, 499), i.unref && i.unref());
	}
	var l = class {
		[a] = !0;
		_state = -2;
		_idleTimeout = -1;
		_idleStart = -1;
		_onTimeout;
		_timerArg;
		constructor(e, t, n) {
			this._onTimeout = e, this._idleTimeout = t, this._timerArg = n, this.refresh();
		}
		refresh() {
			this._state === -2 && o.push(this), i && o.length !== 1 || c(), this._state = 0;
		}
		clear() {
			this._state = -1, this._idleStart = -1;
		}
	};
	t.exports = {
		setTimeout(e, t, n) {
			return t <= r ? setTimeout(e, t, n) : new l(e, t, n);
		},
		clearTimeout(e) {
			e[a] ? e.clear() : clearTimeout(e);
		},
		setFastTimeout(e, t, n) {
			return new l(e, t, n);
		},
		clearFastTimeout(e) {
			e.clear();
		},
		now() {
			return n;
		},
		tick(e = 0) {
			n += e - r + 1, s(), s();
		},
		reset() {
			n = 0, o.length = 0, clearTimeout(i), i = null;
		},
		kFastTimer: a
	};
})), B = g(((e, t) => {
	let n = y(`node:net`), r = y(`node:assert`), i = F(), { InvalidArgumentError: a, ConnectTimeoutError: o } = M(), s = z();
	function c() {}
	let l, u;
	u = global.FinalizationRegistry && !(process.env.NODE_V8_COVERAGE || process.env.UNDICI_NO_FG) ? class {
		constructor(e) {
			this._maxCachedSessions = e, this._sessionCache = new Map(), this._sessionRegistry = new global.FinalizationRegistry((e) => {
				if (this._sessionCache.size < this._maxCachedSessions) return;
				let t = this._sessionCache.get(e);
				t !== void 0 && t.deref() === void 0 && this._sessionCache.delete(e);
			});
		}
		get(e) {
			let t = this._sessionCache.get(e);
			return t ? t.deref() : null;
		}
		set(e, t) {
			this._maxCachedSessions !== 0 && (this._sessionCache.set(e, new WeakRef(t)), this._sessionRegistry.register(t, e));
		}
	} : class {
		constructor(e) {
			this._maxCachedSessions = e, this._sessionCache = new Map();
		}
		get(e) {
			return this._sessionCache.get(e);
		}
		set(e, t) {
			if (this._maxCachedSessions !== 0) {
				if (this._sessionCache.size >= this._maxCachedSessions) {
					let { value: e } = this._sessionCache.keys().next();
					this._sessionCache.delete(e);
				}
				this._sessionCache.set(e, t);
			}
		}
	};
	function d({ allowH2: e, maxCachedSessions: t, socketPath: o, timeout: s, session: c, ...d }) {
		if (t != null && (!Number.isInteger(t) || t < 0)) throw new a(`maxCachedSessions must be a positive integer or zero`);
		let p = {
			path: o,
			...d
		}, m = new u(t ?? 100);
		return s ??= 1e4, e ??= !1, function({ hostname: t, host: a, protocol: o, port: u, servername: d, localAddress: h, httpSocket: g }, _) {
			let v;
			if (o === `https:`) {
				l ||= y(`node:tls`), d = d || p.servername || i.getServerName(a) || null;
				let n = d || t;
				r(n);
				let o = c || m.get(n) || null;
				u ||= 443, v = l.connect({
					highWaterMark: 16384,
					...p,
					servername: d,
					session: o,
					localAddress: h,
					ALPNProtocols: e ? [`http/1.1`, `h2`] : [`http/1.1`],
					socket: g,
					port: u,
					host: t
				}), v.on(`session`, function(e) {
					m.set(n, e);
				});
			} else r(!g, `httpSocket can only be sent on TLS update`), u ||= 80, v = n.connect({
				highWaterMark: 65536,
				...p,
				localAddress: h,
				port: u,
				host: t
			});
			if (p.keepAlive == null || p.keepAlive) {
				let e = p.keepAliveInitialDelay === void 0 ? 6e4 : p.keepAliveInitialDelay;
				v.setKeepAlive(!0, e);
			}
			let b = f(new WeakRef(v), {
				timeout: s,
				hostname: t,
				port: u
			});
			return v.setNoDelay(!0).once(o === `https:` ? `secureConnect` : `connect`, function() {
				if (queueMicrotask(b), _) {
					let e = _;
					_ = null, e(null, this);
				}
			}).on(`error`, function(e) {
				if (queueMicrotask(b), _) {
					let t = _;
					_ = null, t(e);
				}
			}), v;
		};
	}
	let f = process.platform === `win32` ? (e, t) => {
		if (!t.timeout) return c;
		let n = null, r = null, i = s.setFastTimeout(() => {
			n = setImmediate(() => {
				r = setImmediate(() => p(e.deref(), t));
			});
		}, t.timeout);
		return () => {
			s.clearFastTimeout(i), clearImmediate(n), clearImmediate(r);
		};
	} : (e, t) => {
		if (!t.timeout) return c;
		let n = null, r = s.setFastTimeout(() => {
			n = setImmediate(() => {
				p(e.deref(), t);
			});
		}, t.timeout);
		return () => {
			s.clearFastTimeout(r), clearImmediate(n);
		};
	};
	function p(e, t) {
		if (e == null) return;
		let n = `Connect Timeout Error`;
		Array.isArray(e.autoSelectFamilyAttemptedAddresses) ? n += ` (attempted addresses: ${e.autoSelectFamilyAttemptedAddresses.join(`, `)},` : n += ` (attempted address: ${t.hostname}:${t.port},`, n += ` timeout: ${t.timeout}ms)`, i.destroy(e, new o(n));
	}
	t.exports = d;
})), V = g(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.enumToMap = void 0;
	function t(e) {
		let t = {};
		return Object.keys(e).forEach((n) => {
			let r = e[n];
			typeof r == `number` && (t[n] = r);
		}), t;
	}
	e.enumToMap = t;
})), te = g(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.SPECIAL_HEADERS = e.HEADER_STATE = e.MINOR = e.MAJOR = e.CONNECTION_TOKEN_CHARS = e.HEADER_CHARS = e.TOKEN = e.STRICT_TOKEN = e.HEX = e.URL_CHAR = e.STRICT_URL_CHAR = e.USERINFO_CHARS = e.MARK = e.ALPHANUM = e.NUM = e.HEX_MAP = e.NUM_MAP = e.ALPHA = e.FINISH = e.H_METHOD_MAP = e.METHOD_MAP = e.METHODS_RTSP = e.METHODS_ICE = e.METHODS_HTTP = e.METHODS = e.LENIENT_FLAGS = e.FLAGS = e.TYPE = e.ERROR = void 0;
	let t = V();
	(function(e) {
		e[e.OK = 0] = `OK`, e[e.INTERNAL = 1] = `INTERNAL`, e[e.STRICT = 2] = `STRICT`, e[e.LF_EXPECTED = 3] = `LF_EXPECTED`, e[e.UNEXPECTED_CONTENT_LENGTH = 4] = `UNEXPECTED_CONTENT_LENGTH`, e[e.CLOSED_CONNECTION = 5] = `CLOSED_CONNECTION`, e[e.INVALID_METHOD = 6] = `INVALID_METHOD`, e[e.INVALID_URL = 7] = `INVALID_URL`, e[e.INVALID_CONSTANT = 8] = `INVALID_CONSTANT`, e[e.INVALID_VERSION = 9] = `INVALID_VERSION`, e[e.INVALID_HEADER_TOKEN = 10] = `INVALID_HEADER_TOKEN`, e[e.INVALID_CONTENT_LENGTH = 11] = `INVALID_CONTENT_LENGTH`, e[e.INVALID_CHUNK_SIZE = 12] = `INVALID_CHUNK_SIZE`, e[e.INVALID_STATUS = 13] = `INVALID_STATUS`, e[e.INVALID_EOF_STATE = 14] = `INVALID_EOF_STATE`, e[e.INVALID_TRANSFER_ENCODING = 15] = `INVALID_TRANSFER_ENCODING`, e[e.CB_MESSAGE_BEGIN = 16] = `CB_MESSAGE_BEGIN`, e[e.CB_HEADERS_COMPLETE = 17] = `CB_HEADERS_COMPLETE`, e[e.CB_MESSAGE_COMPLETE = 18] = `CB_MESSAGE_COMPLETE`, e[e.CB_CHUNK_HEADER = 19] = `CB_CHUNK_HEADER`, e[e.CB_CHUNK_COMPLETE = 20] = `CB_CHUNK_COMPLETE`, e[e.PAUSED = 21] = `PAUSED`, e[e.PAUSED_UPGRADE = 22] = `PAUSED_UPGRADE`, e[e.PAUSED_H2_UPGRADE = 23] = `PAUSED_H2_UPGRADE`, e[e.USER = 24] = `USER`;
	})(e.ERROR ||= {}), (function(e) {
		e[e.BOTH = 0] = `BOTH`, e[e.REQUEST = 1] = `REQUEST`, e[e.RESPONSE = 2] = `RESPONSE`;
	})(e.TYPE ||= {}), (function(e) {
		e[e.CONNECTION_KEEP_ALIVE = 1] = `CONNECTION_KEEP_ALIVE`, e[e.CONNECTION_CLOSE = 2] = `CONNECTION_CLOSE`, e[e.CONNECTION_UPGRADE = 4] = `CONNECTION_UPGRADE`, e[e.CHUNKED = 8] = `CHUNKED`, e[e.UPGRADE = 16] = `UPGRADE`, e[e.CONTENT_LENGTH = 32] = `CONTENT_LENGTH`, e[e.SKIPBODY = 64] = `SKIPBODY`, e[e.TRAILING = 128] = `TRAILING`, e[e.TRANSFER_ENCODING = 512] = `TRANSFER_ENCODING`;
	})(e.FLAGS ||= {}), (function(e) {
		e[e.HEADERS = 1] = `HEADERS`, e[e.CHUNKED_LENGTH = 2] = `CHUNKED_LENGTH`, e[e.KEEP_ALIVE = 4] = `KEEP_ALIVE`;
	})(e.LENIENT_FLAGS ||= {});
	var n;
	(function(e) {
		e[e.DELETE = 0] = `DELETE`, e[e.GET = 1] = `GET`, e[e.HEAD = 2] = `HEAD`, e[e.POST = 3] = `POST`, e[e.PUT = 4] = `PUT`, e[e.CONNECT = 5] = `CONNECT`, e[e.OPTIONS = 6] = `OPTIONS`, e[e.TRACE = 7] = `TRACE`, e[e.COPY = 8] = `COPY`, e[e.LOCK = 9] = `LOCK`, e[e.MKCOL = 10] = `MKCOL`, e[e.MOVE = 11] = `MOVE`, e[e.PROPFIND = 12] = `PROPFIND`, e[e.PROPPATCH = 13] = `PROPPATCH`, e[e.SEARCH = 14] = `SEARCH`, e[e.UNLOCK = 15] = `UNLOCK`, e[e.BIND = 16] = `BIND`, e[e.REBIND = 17] = `REBIND`, e[e.UNBIND = 18] = `UNBIND`, e[e.ACL = 19] = `ACL`, e[e.REPORT = 20] = `REPORT`, e[e.MKACTIVITY = 21] = `MKACTIVITY`, e[e.CHECKOUT = 22] = `CHECKOUT`, e[e.MERGE = 23] = `MERGE`, e[e[`M-SEARCH`] = 24] = `M-SEARCH`, e[e.NOTIFY = 25] = `NOTIFY`, e[e.SUBSCRIBE = 26] = `SUBSCRIBE`, e[e.UNSUBSCRIBE = 27] = `UNSUBSCRIBE`, e[e.PATCH = 28] = `PATCH`, e[e.PURGE = 29] = `PURGE`, e[e.MKCALENDAR = 30] = `MKCALENDAR`, e[e.LINK = 31] = `LINK`, e[e.UNLINK = 32] = `UNLINK`, e[e.SOURCE = 33] = `SOURCE`, e[e.PRI = 34] = `PRI`, e[e.DESCRIBE = 35] = `DESCRIBE`, e[e.ANNOUNCE = 36] = `ANNOUNCE`, e[e.SETUP = 37] = `SETUP`, e[e.PLAY = 38] = `PLAY`, e[e.PAUSE = 39] = `PAUSE`, e[e.TEARDOWN = 40] = `TEARDOWN`, e[e.GET_PARAMETER = 41] = `GET_PARAMETER`, e[e.SET_PARAMETER = 42] = `SET_PARAMETER`, e[e.REDIRECT = 43] = `REDIRECT`, e[e.RECORD = 44] = `RECORD`, e[e.FLUSH = 45] = `FLUSH`;
	})(n = e.METHODS ||= {}), e.METHODS_HTTP = [
		n.DELETE,
		n.GET,
		n.HEAD,
		n.POST,
		n.PUT,
		n.CONNECT,
		n.OPTIONS,
		n.TRACE,
		n.COPY,
		n.LOCK,
		n.MKCOL,
		n.MOVE,
		n.PROPFIND,
		n.PROPPATCH,
		n.SEARCH,
		n.UNLOCK,
		n.BIND,
		n.REBIND,
		n.UNBIND,
		n.ACL,
		n.REPORT,
		n.MKACTIVITY,
		n.CHECKOUT,
		n.MERGE,
		n[`M-SEARCH`],
		n.NOTIFY,
		n.SUBSCRIBE,
		n.UNSUBSCRIBE,
		n.PATCH,
		n.PURGE,
		n.MKCALENDAR,
		n.LINK,
		n.UNLINK,
		n.PRI,
		n.SOURCE
	], e.METHODS_ICE = [n.SOURCE], e.METHODS_RTSP = [
		n.OPTIONS,
		n.DESCRIBE,
		n.ANNOUNCE,
		n.SETUP,
		n.PLAY,
		n.PAUSE,
		n.TEARDOWN,
		n.GET_PARAMETER,
		n.SET_PARAMETER,
		n.REDIRECT,
		n.RECORD,
		n.FLUSH,
		n.GET,
		n.POST
	], e.METHOD_MAP = t.enumToMap(n), e.H_METHOD_MAP = {}, Object.keys(e.METHOD_MAP).forEach((t) => {
		/^H/.test(t) && (e.H_METHOD_MAP[t] = e.METHOD_MAP[t]);
	}), (function(e) {
		e[e.SAFE = 0] = `SAFE`, e[e.SAFE_WITH_CB = 1] = `SAFE_WITH_CB`, e[e.UNSAFE = 2] = `UNSAFE`;
	})(e.FINISH ||= {}), e.ALPHA = [];
	for (let t = 65; t <= 90; t++) e.ALPHA.push(String.fromCharCode(t)), e.ALPHA.push(String.fromCharCode(t + 32));
	e.NUM_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9
	}, e.HEX_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9,
		A: 10,
		B: 11,
		C: 12,
		D: 13,
		E: 14,
		F: 15,
		a: 10,
		b: 11,
		c: 12,
		d: 13,
		e: 14,
		f: 15
	}, e.NUM = [
		`0`,
		`1`,
		`2`,
		`3`,
		`4`,
		`5`,
		`6`,
		`7`,
		`8`,
		`9`
	], e.ALPHANUM = e.ALPHA.concat(e.NUM), e.MARK = [
		`-`,
		`_`,
		`.`,
		`!`,
		`~`,
		`*`,
		`'`,
		`(`,
		`)`
	], e.USERINFO_CHARS = e.ALPHANUM.concat(e.MARK).concat([
		`%`,
		`;`,
		`:`,
		`&`,
		`=`,
		`+`,
		`$`,
		`,`
	]), e.STRICT_URL_CHAR = `!"$%&'()*+,-./:;<=>@[\\]^_\`{|}~`.split(``).concat(e.ALPHANUM), e.URL_CHAR = e.STRICT_URL_CHAR.concat([`	`, `\f`]);
	for (let t = 128; t <= 255; t++) e.URL_CHAR.push(t);
	e.HEX = e.NUM.concat([
		`a`,
		`b`,
		`c`,
		`d`,
		`e`,
		`f`,
		`A`,
		`B`,
		`C`,
		`D`,
		`E`,
		`F`
	]), e.STRICT_TOKEN = [
		`!`,
		`#`,
		`$`,
		`%`,
		`&`,
		`'`,
		`*`,
		`+`,
		`-`,
		`.`,
		`^`,
		`_`,
		"`",
		`|`,
		`~`
	].concat(e.ALPHANUM), e.TOKEN = e.STRICT_TOKEN.concat([` `]), e.HEADER_CHARS = [`	`];
	for (let t = 32; t <= 255; t++) t !== 127 && e.HEADER_CHARS.push(t);
	e.CONNECTION_TOKEN_CHARS = e.HEADER_CHARS.filter((e) => e !== 44), e.MAJOR = e.NUM_MAP, e.MINOR = e.MAJOR;
	var r;
	(function(e) {
		e[e.GENERAL = 0] = `GENERAL`, e[e.CONNECTION = 1] = `CONNECTION`, e[e.CONTENT_LENGTH = 2] = `CONTENT_LENGTH`, e[e.TRANSFER_ENCODING = 3] = `TRANSFER_ENCODING`, e[e.UPGRADE = 4] = `UPGRADE`, e[e.CONNECTION_KEEP_ALIVE = 5] = `CONNECTION_KEEP_ALIVE`, e[e.CONNECTION_CLOSE = 6] = `CONNECTION_CLOSE`, e[e.CONNECTION_UPGRADE = 7] = `CONNECTION_UPGRADE`, e[e.TRANSFER_ENCODING_CHUNKED = 8] = `TRANSFER_ENCODING_CHUNKED`;
	})(r = e.HEADER_STATE ||= {}), e.SPECIAL_HEADERS = {
		connection: r.CONNECTION,
		"content-length": r.CONTENT_LENGTH,
		"proxy-connection": r.CONNECTION,
		"transfer-encoding": r.TRANSFER_ENCODING,
		upgrade: r.UPGRADE
	};
})), H = g(((e, t) => {
	let { Buffer: n } = y(`node:buffer`);
	t.exports = n.from(`AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv`, `base64`);
})), ne = g(((e, t) => {
	t.exports = H();
})), re = g(((e, t) => {
	let n = [
		`GET`,
		`HEAD`,
		`POST`
	], r = new Set(n), i = [
		101,
		204,
		205,
		304
	], a = [
		301,
		302,
		303,
		307,
		308
	], o = new Set(a), s = `1.7.9.11.13.15.17.19.20.21.22.23.25.37.42.43.53.69.77.79.87.95.101.102.103.104.109.110.111.113.115.117.119.123.135.137.139.143.161.179.389.427.465.512.513.514.515.526.530.531.532.540.548.554.556.563.587.601.636.989.990.993.995.1719.1720.1723.2049.3659.4045.4190.5060.5061.6000.6566.6665.6666.6667.6668.6669.6679.6697.10080`.split(`.`), c = new Set(s), l = [
		``,
		`no-referrer`,
		`no-referrer-when-downgrade`,
		`same-origin`,
		`origin`,
		`strict-origin`,
		`origin-when-cross-origin`,
		`strict-origin-when-cross-origin`,
		`unsafe-url`
	], u = new Set(l), d = [
		`follow`,
		`manual`,
		`error`
	], f = [
		`GET`,
		`HEAD`,
		`OPTIONS`,
		`TRACE`
	], p = new Set(f), m = [
		`navigate`,
		`same-origin`,
		`no-cors`,
		`cors`
	], h = [
		`omit`,
		`same-origin`,
		`include`
	], g = [
		`default`,
		`no-store`,
		`reload`,
		`no-cache`,
		`force-cache`,
		`only-if-cached`
	], _ = [
		`content-encoding`,
		`content-language`,
		`content-location`,
		`content-type`,
		`content-length`
	], v = [`half`], y = [
		`CONNECT`,
		`TRACE`,
		`TRACK`
	], b = new Set(y), x = [
		`audio`,
		`audioworklet`,
		`font`,
		`image`,
		`manifest`,
		`paintworklet`,
		`script`,
		`style`,
		`track`,
		`video`,
		`xslt`,
		``
	];
	t.exports = {
		subresource: x,
		forbiddenMethods: y,
		requestBodyHeader: _,
		referrerPolicy: l,
		requestRedirect: d,
		requestMode: m,
		requestCredentials: h,
		requestCache: g,
		redirectStatus: a,
		corsSafeListedMethods: n,
		nullBodyStatus: i,
		safeMethods: f,
		badPorts: s,
		requestDuplex: v,
		subresourceSet: new Set(x),
		badPortsSet: c,
		redirectStatusSet: o,
		corsSafeListedMethodsSet: r,
		safeMethodsSet: p,
		forbiddenMethodsSet: b,
		referrerPolicySet: u
	};
})), ie = g(((e, t) => {
	let n = Symbol.for(`undici.globalOrigin.1`);
	function r() {
		return globalThis[n];
	}
	function i(e) {
		if (e === void 0) {
			Object.defineProperty(globalThis, n, {
				value: void 0,
				writable: !0,
				enumerable: !1,
				configurable: !1
			});
			return;
		}
		let t = new URL(e);
		if (t.protocol !== `http:` && t.protocol !== `https:`) throw TypeError(`Only http & https urls are allowed, received ${t.protocol}`);
		Object.defineProperty(globalThis, n, {
			value: t,
			writable: !0,
			enumerable: !1,
			configurable: !1
		});
	}
	t.exports = {
		getGlobalOrigin: r,
		setGlobalOrigin: i
	};
})), ae = g(((e, t) => {
	let n = y(`node:assert`), r = new TextEncoder(), i = /^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/, a = /[\u000A\u000D\u0009\u0020]/, o = /[\u0009\u000A\u000C\u000D\u0020]/g, s = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;
	function c(e) {
		n(e.protocol === `data:`);
		let t = l(e, !0);
		t = t.slice(5);
		let r = { position: 0 }, i = d(`,`, t, r), a = i.length;
		if (i = w(i, !0, !0), r.position >= t.length) return `failure`;
		r.position++;
		let o = f(t.slice(a + 1));
		if (/;(\u0020){0,}base64$/i.test(i)) {
			if (o = _(E(o)), o === `failure`) return `failure`;
			i = i.slice(0, -6), i = i.replace(/(\u0020)+$/, ``), i = i.slice(0, -1);
		}
		i.startsWith(`;`) && (i = `text/plain` + i);
		let s = g(i);
		return s === `failure` && (s = g(`text/plain;charset=US-ASCII`)), {
			mimeType: s,
			body: o
		};
	}
	function l(e, t = !1) {
		if (!t) return e.href;
		let n = e.href, r = e.hash.length, i = r === 0 ? n : n.substring(0, n.length - r);
		return !r && n.endsWith(`#`) ? i.slice(0, -1) : i;
	}
	function u(e, t, n) {
		let r = ``;
		for (; n.position < t.length && e(t[n.position]);) r += t[n.position], n.position++;
		return r;
	}
	function d(e, t, n) {
		let r = t.indexOf(e, n.position), i = n.position;
		return r === -1 ? (n.position = t.length, t.slice(i)) : (n.position = r, t.slice(i, n.position));
	}
	function f(e) {
		return h(r.encode(e));
	}
	function p(e) {
		return e >= 48 && e <= 57 || e >= 65 && e <= 70 || e >= 97 && e <= 102;
	}
	function m(e) {
		return e >= 48 && e <= 57 ? e - 48 : (e & 223) - 55;
	}
	function h(e) {
		let t = e.length, n = new Uint8Array(t), r = 0;
		for (let i = 0; i < t; ++i) {
			let t = e[i];
			t === 37 ? t === 37 && !(p(e[i + 1]) && p(e[i + 2])) ? n[r++] = 37 : (n[r++] = m(e[i + 1]) << 4 | m(e[i + 2]), i += 2) : n[r++] = t;
		}
		return t === r ? n : n.subarray(0, r);
	}
	function g(e) {
		e = S(e, !0, !0);
		let t = { position: 0 }, n = d(`/`, e, t);
		if (n.length === 0 || !i.test(n) || t.position > e.length) return `failure`;
		t.position++;
		let r = d(`;`, e, t);
		if (r = S(r, !1, !0), r.length === 0 || !i.test(r)) return `failure`;
		let o = n.toLowerCase(), c = r.toLowerCase(), l = {
			type: o,
			subtype: c,
			parameters: new Map(),
			essence: `${o}/${c}`
		};
		for (; t.position < e.length;) {
			t.position++, u((e) => a.test(e), e, t);
			let n = u((e) => e !== `;` && e !== `=`, e, t);
			if (n = n.toLowerCase(), t.position < e.length) {
				if (e[t.position] === `;`) continue;
				t.position++;
			}
			if (t.position > e.length) break;
			let r = null;
			if (e[t.position] === `"`) r = v(e, t, !0), d(`;`, e, t);
			else if (r = d(`;`, e, t), r = S(r, !1, !0), r.length === 0) continue;
			n.length !== 0 && i.test(n) && (r.length === 0 || s.test(r)) && !l.parameters.has(n) && l.parameters.set(n, r);
		}
		return l;
	}
	function _(e) {
		e = e.replace(o, ``);
		let t = e.length;
		if (t % 4 == 0 && e.charCodeAt(t - 1) === 61 && (--t, e.charCodeAt(t - 1) === 61 && --t), t % 4 == 1 || /[^+/0-9A-Za-z]/.test(e.length === t ? e : e.substring(0, t))) return `failure`;
		let n = Buffer.from(e, `base64`);
		return new Uint8Array(n.buffer, n.byteOffset, n.byteLength);
	}
	function v(e, t, r) {
		let i = t.position, a = ``;
		for (n(e[t.position] === `"`), t.position++; a += u((e) => e !== `"` && e !== `\\`, e, t), !(t.position >= e.length);) {
			let r = e[t.position];
			if (t.position++, r === `\\`) {
				if (t.position >= e.length) {
					a += `\\`;
					break;
				}
				a += e[t.position], t.position++;
			} else {
				n(r === `"`);
				break;
			}
		}
		return r ? a : e.slice(i, t.position);
	}
	function b(e) {
		n(e !== `failure`);
		let { parameters: t, essence: r } = e, a = r;
		for (let [e, n] of t.entries()) a += `;`, a += e, a += `=`, i.test(n) || (n = n.replace(/(\\|")/g, `\\$1`), n = `"` + n, n += `"`), a += n;
		return a;
	}
	function x(e) {
		return e === 13 || e === 10 || e === 9 || e === 32;
	}
	function S(e, t = !0, n = !0) {
		return T(e, t, n, x);
	}
	function C(e) {
		return e === 13 || e === 10 || e === 9 || e === 12 || e === 32;
	}
	function w(e, t = !0, n = !0) {
		return T(e, t, n, C);
	}
	function T(e, t, n, r) {
		let i = 0, a = e.length - 1;
		if (t) for (; i < e.length && r(e.charCodeAt(i));) i++;
		if (n) for (; a > 0 && r(e.charCodeAt(a));) a--;
		return i === 0 && a === e.length - 1 ? e : e.slice(i, a + 1);
	}
	function E(e) {
		let t = e.length;
		if (65535 > t) return String.fromCharCode.apply(null, e);
		let n = ``, r = 0, i = 65535;
		for (; r < t;) r + i > t && (i = t - r), n += String.fromCharCode.apply(null, e.subarray(r, r += i));
		return n;
	}
	function D(e) {
		switch (e.essence) {
			case `application/ecmascript`:
			case `application/javascript`:
			case `application/x-ecmascript`:
			case `application/x-javascript`:
			case `text/ecmascript`:
			case `text/javascript`:
			case `text/javascript1.0`:
			case `text/javascript1.1`:
			case `text/javascript1.2`:
			case `text/javascript1.3`:
			case `text/javascript1.4`:
			case `text/javascript1.5`:
			case `text/jscript`:
			case `text/livescript`:
			case `text/x-ecmascript`:
			case `text/x-javascript`: return `text/javascript`;
			case `application/json`:
			case `text/json`: return `application/json`;
			case `image/svg+xml`: return `image/svg+xml`;
			case `text/xml`:
			case `application/xml`: return `application/xml`;
		}
		return e.subtype.endsWith(`+json`) ? `application/json` : e.subtype.endsWith(`+xml`) ? `application/xml` : ``;
	}
	t.exports = {
		dataURLProcessor: c,
		URLSerializer: l,
		collectASequenceOfCodePoints: u,
		collectASequenceOfCodePointsFast: d,
		stringPercentDecode: f,
		parseMIMEType: g,
		collectAnHTTPQuotedString: v,
		serializeAMimeType: b,
		removeChars: T,
		removeHTTPWhitespace: S,
		minimizeSupportedMimeType: D,
		HTTP_TOKEN_CODEPOINTS: i,
		isomorphicDecode: E
	};
})), U = g(((e, t) => {
	let { types: n, inspect: r } = y(`node:util`), { markAsUncloneable: i } = y(`node:worker_threads`), { toUSVString: a } = F(), o = {};
	o.converters = {}, o.util = {}, o.errors = {}, o.errors.exception = function(e) {
		return TypeError(`${e.header}: ${e.message}`);
	}, o.errors.conversionFailed = function(e) {
		let t = e.types.length === 1 ? `` : ` one of`, n = `${e.argument} could not be converted to${t}: ${e.types.join(`, `)}.`;
		return o.errors.exception({
			header: e.prefix,
			message: n
		});
	}, o.errors.invalidArgument = function(e) {
		return o.errors.exception({
			header: e.prefix,
			message: `"${e.value}" is an invalid ${e.type}.`
		});
	}, o.brandCheck = function(e, t, n) {
		if (n?.strict !== !1) {
			if (!(e instanceof t)) {
				let e = TypeError(`Illegal invocation`);
				throw e.code = `ERR_INVALID_THIS`, e;
			}
		} else if (e?.[Symbol.toStringTag] !== t.prototype[Symbol.toStringTag]) {
			let e = TypeError(`Illegal invocation`);
			throw e.code = `ERR_INVALID_THIS`, e;
		}
	}, o.argumentLengthCheck = function({ length: e }, t, n) {
		if (e < t) throw o.errors.exception({
			message: `${t} argument${t === 1 ? `` : `s`} required, but${e ? ` only` : ``} ${e} found.`,
			header: n
		});
	}, o.illegalConstructor = function() {
		throw o.errors.exception({
			header: `TypeError`,
			message: `Illegal constructor`
		});
	}, o.util.Type = function(e) {
		switch (typeof e) {
			case `undefined`: return `Undefined`;
			case `boolean`: return `Boolean`;
			case `string`: return `String`;
			case `symbol`: return `Symbol`;
			case `number`: return `Number`;
			case `bigint`: return `BigInt`;
			case `function`:
			case `object`: return e === null ? `Null` : `Object`;
		}
	}, o.util.markAsUncloneable = i || (() => {}), o.util.ConvertToInt = function(e, t, n, r) {
		let i, a;
		t === 64 ? (i = 2 ** 53 - 1, a = n === `unsigned` ? 0 : (-2) ** 53 + 1) : n === `unsigned` ? (a = 0, i = 2 ** t - 1) : (a = (-2) ** t - 1, i = 2 ** (t - 1) - 1);
		let s = Number(e);
		if (s === 0 && (s = 0), r?.enforceRange === !0) {
			if (Number.isNaN(s) || s === 1 / 0 || s === -1 / 0) throw o.errors.exception({
				header: `Integer conversion`,
				message: `Could not convert ${o.util.Stringify(e)} to an integer.`
			});
			if (s = o.util.IntegerPart(s), s < a || s > i) throw o.errors.exception({
				header: `Integer conversion`,
				message: `Value must be between ${a}-${i}, got ${s}.`
			});
			return s;
		}
		return !Number.isNaN(s) && r?.clamp === !0 ? (s = Math.min(Math.max(s, a), i), s = Math.floor(s) % 2 == 0 ? Math.floor(s) : Math.ceil(s), s) : Number.isNaN(s) || s === 0 && Object.is(0, s) || s === 1 / 0 || s === -1 / 0 ? 0 : (s = o.util.IntegerPart(s), s %= 2 ** t, n === `signed` && s >= 2 ** t - 1 ? s - 2 ** t : s);
	}, o.util.IntegerPart = function(e) {
		let t = Math.floor(Math.abs(e));
		return e < 0 ? -1 * t : t;
	}, o.util.Stringify = function(e) {
		switch (o.util.Type(e)) {
			case `Symbol`: return `Symbol(${e.description})`;
			case `Object`: return r(e);
			case `String`: return `"${e}"`;
			default: return `${e}`;
		}
	}, o.sequenceConverter = function(e) {
		return (t, n, r, i) => {
			if (o.util.Type(t) !== `Object`) throw o.errors.exception({
				header: n,
				message: `${r} (${o.util.Stringify(t)}) is not iterable.`
			});
			let a = typeof i == `function` ? i() : t?.[Symbol.iterator]?.(), s = [], c = 0;
			if (a === void 0 || typeof a.next != `function`) throw o.errors.exception({
				header: n,
				message: `${r} is not iterable.`
			});
			for (;;) {
				let { done: t, value: i } = a.next();
				if (t) break;
				s.push(e(i, n, `${r}[${c++}]`));
			}
			return s;
		};
	}, o.recordConverter = function(e, t) {
		return (r, i, a) => {
			if (o.util.Type(r) !== `Object`) throw o.errors.exception({
				header: i,
				message: `${a} ("${o.util.Type(r)}") is not an Object.`
			});
			let s = {};
			if (!n.isProxy(r)) {
				let n = [...Object.getOwnPropertyNames(r), ...Object.getOwnPropertySymbols(r)];
				for (let o of n) {
					let n = e(o, i, a);
					s[n] = t(r[o], i, a);
				}
				return s;
			}
			let c = Reflect.ownKeys(r);
			for (let n of c) if (Reflect.getOwnPropertyDescriptor(r, n)?.enumerable) {
				let o = e(n, i, a);
				s[o] = t(r[n], i, a);
			}
			return s;
		};
	}, o.interfaceConverter = function(e) {
		return (t, n, r, i) => {
			if (i?.strict !== !1 && !(t instanceof e)) throw o.errors.exception({
				header: n,
				message: `Expected ${r} ("${o.util.Stringify(t)}") to be an instance of ${e.name}.`
			});
			return t;
		};
	}, o.dictionaryConverter = function(e) {
		return (t, n, r) => {
			let i = o.util.Type(t), a = {};
			if (i === `Null` || i === `Undefined`) return a;
			if (i !== `Object`) throw o.errors.exception({
				header: n,
				message: `Expected ${t} to be one of: Null, Undefined, Object.`
			});
			for (let i of e) {
				let { key: e, defaultValue: s, required: c, converter: l } = i;
				if (c === !0 && !Object.hasOwn(t, e)) throw o.errors.exception({
					header: n,
					message: `Missing required key "${e}".`
				});
				let u = t[e], d = Object.hasOwn(i, `defaultValue`);
				if (d && u !== null && (u ??= s()), c || d || u !== void 0) {
					if (u = l(u, n, `${r}.${e}`), i.allowedValues && !i.allowedValues.includes(u)) throw o.errors.exception({
						header: n,
						message: `${u} is not an accepted type. Expected one of ${i.allowedValues.join(`, `)}.`
					});
					a[e] = u;
				}
			}
			return a;
		};
	}, o.nullableConverter = function(e) {
		return (t, n, r) => t === null ? t : e(t, n, r);
	}, o.converters.DOMString = function(e, t, n, r) {
		if (e === null && r?.legacyNullToEmptyString) return ``;
		if (typeof e == `symbol`) throw o.errors.exception({
			header: t,
			message: `${n} is a symbol, which cannot be converted to a DOMString.`
		});
		return String(e);
	}, o.converters.ByteString = function(e, t, n) {
		let r = o.converters.DOMString(e, t, n);
		for (let e = 0; e < r.length; e++) if (r.charCodeAt(e) > 255) throw TypeError(`Cannot convert argument to a ByteString because the character at index ${e} has a value of ${r.charCodeAt(e)} which is greater than 255.`);
		return r;
	}, o.converters.USVString = a, o.converters.boolean = function(e) {
		return !!e;
	}, o.converters.any = function(e) {
		return e;
	}, o.converters[`long long`] = function(e, t, n) {
		return o.util.ConvertToInt(e, 64, `signed`, void 0, t, n);
	}, o.converters[`unsigned long long`] = function(e, t, n) {
		return o.util.ConvertToInt(e, 64, `unsigned`, void 0, t, n);
	}, o.converters[`unsigned long`] = function(e, t, n) {
		return o.util.ConvertToInt(e, 32, `unsigned`, void 0, t, n);
	}, o.converters[`unsigned short`] = function(e, t, n, r) {
		return o.util.ConvertToInt(e, 16, `unsigned`, r, t, n);
	}, o.converters.ArrayBuffer = function(e, t, r, i) {
		if (o.util.Type(e) !== `Object` || !n.isAnyArrayBuffer(e)) throw o.errors.conversionFailed({
			prefix: t,
			argument: `${r} ("${o.util.Stringify(e)}")`,
			types: [`ArrayBuffer`]
		});
		if (i?.allowShared === !1 && n.isSharedArrayBuffer(e)) throw o.errors.exception({
			header: `ArrayBuffer`,
			message: `SharedArrayBuffer is not allowed.`
		});
		if (e.resizable || e.growable) throw o.errors.exception({
			header: `ArrayBuffer`,
			message: `Received a resizable ArrayBuffer.`
		});
		return e;
	}, o.converters.TypedArray = function(e, t, r, i, a) {
		if (o.util.Type(e) !== `Object` || !n.isTypedArray(e) || e.constructor.name !== t.name) throw o.errors.conversionFailed({
			prefix: r,
			argument: `${i} ("${o.util.Stringify(e)}")`,
			types: [t.name]
		});
		if (a?.allowShared === !1 && n.isSharedArrayBuffer(e.buffer)) throw o.errors.exception({
			header: `ArrayBuffer`,
			message: `SharedArrayBuffer is not allowed.`
		});
		if (e.buffer.resizable || e.buffer.growable) throw o.errors.exception({
			header: `ArrayBuffer`,
			message: `Received a resizable ArrayBuffer.`
		});
		return e;
	}, o.converters.DataView = function(e, t, r, i) {
		if (o.util.Type(e) !== `Object` || !n.isDataView(e)) throw o.errors.exception({
			header: t,
			message: `${r} is not a DataView.`
		});
		if (i?.allowShared === !1 && n.isSharedArrayBuffer(e.buffer)) throw o.errors.exception({
			header: `ArrayBuffer`,
			message: `SharedArrayBuffer is not allowed.`
		});
		if (e.buffer.resizable || e.buffer.growable) throw o.errors.exception({
			header: `ArrayBuffer`,
			message: `Received a resizable ArrayBuffer.`
		});
		return e;
	}, o.converters.BufferSource = function(e, t, r, i) {
		if (n.isAnyArrayBuffer(e)) return o.converters.ArrayBuffer(e, t, r, {
			...i,
			allowShared: !1
		});
		if (n.isTypedArray(e)) return o.converters.TypedArray(e, e.constructor, t, r, {
			...i,
			allowShared: !1
		});
		if (n.isDataView(e)) return o.converters.DataView(e, t, r, {
			...i,
			allowShared: !1
		});
		throw o.errors.conversionFailed({
			prefix: t,
			argument: `${r} ("${o.util.Stringify(e)}")`,
			types: [`BufferSource`]
		});
	}, o.converters[`sequence<ByteString>`] = o.sequenceConverter(o.converters.ByteString), o.converters[`sequence<sequence<ByteString>>`] = o.sequenceConverter(o.converters[`sequence<ByteString>`]), o.converters[`record<ByteString, ByteString>`] = o.recordConverter(o.converters.ByteString, o.converters.ByteString), t.exports = { webidl: o };
})), W = g(((e, t) => {
	let { Transform: n } = y(`node:stream`), r = y(`node:zlib`), { redirectStatusSet: i, referrerPolicySet: a, badPortsSet: o } = re(), { getGlobalOrigin: s } = ie(), { collectASequenceOfCodePoints: c, collectAnHTTPQuotedString: l, removeChars: u, parseMIMEType: d } = ae(), { performance: f } = y(`node:perf_hooks`), { isBlobLike: p, ReadableStreamFrom: m, isValidHTTPToken: h, normalizedMethodRecordsBase: g } = F(), _ = y(`node:assert`), { isUint8Array: v } = y(`node:util/types`), { webidl: b } = U(), x = [], S;
	try {
		S = y(`node:crypto`);
		let e = [
			`sha256`,
			`sha384`,
			`sha512`
		];
		x = S.getHashes().filter((t) => e.includes(t));
	} catch {}
	function C(e) {
		let t = e.urlList, n = t.length;
		return n === 0 ? null : t[n - 1].toString();
	}
	function w(e, t) {
		if (!i.has(e.status)) return null;
		let n = e.headersList.get(`location`, !0);
		return n !== null && M(n) && (T(n) || (n = E(n)), n = new URL(n, C(e))), n && !n.hash && (n.hash = t), n;
	}
	function T(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n > 126 || n < 32) return !1;
		}
		return !0;
	}
	function E(e) {
		return Buffer.from(e, `binary`).toString(`utf8`);
	}
	function D(e) {
		return e.urlList[e.urlList.length - 1];
	}
	function O(e) {
		let t = D(e);
		return Ce(t) && o.has(t.port) ? `blocked` : `allowed`;
	}
	function k(e) {
		return e instanceof Error || e?.constructor?.name === `Error` || e?.constructor?.name === `DOMException`;
	}
	function A(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (!(n === 9 || n >= 32 && n <= 126 || n >= 128 && n <= 255)) return !1;
		}
		return !0;
	}
	let j = h;
	function M(e) {
		return (e[0] === `	` || e[0] === ` ` || e[e.length - 1] === `	` || e[e.length - 1] === ` ` || e.includes(`
`) || e.includes(`\r`) || e.includes(`\0`)) === !1;
	}
	function N(e, t) {
		let { headersList: n } = t, r = (n.get(`referrer-policy`, !0) ?? ``).split(`,`), i = ``;
		if (r.length > 0) for (let e = r.length; e !== 0; e--) {
			let t = r[e - 1].trim();
			if (a.has(t)) {
				i = t;
				break;
			}
		}
		i !== `` && (e.referrerPolicy = i);
	}
	function P() {
		return `allowed`;
	}
	function I() {
		return `success`;
	}
	function L() {
		return `success`;
	}
	function ee(e) {
		let t = null;
		t = e.mode, e.headersList.set(`sec-fetch-mode`, t, !0);
	}
	function R(e) {
		let t = e.origin;
		if (t !== `client` && t !== void 0) {
			if (e.responseTainting === `cors` || e.mode === `websocket`) e.headersList.append(`origin`, t, !0);
			else if (e.method !== `GET` && e.method !== `HEAD`) {
				switch (e.referrerPolicy) {
					case `no-referrer`:
						t = null;
						break;
					case `no-referrer-when-downgrade`:
					case `strict-origin`:
					case `strict-origin-when-cross-origin`:
						e.origin && Se(e.origin) && !Se(D(e)) && (t = null);
						break;
					case `same-origin`: le(e, D(e)) || (t = null);
				}
				e.headersList.append(`origin`, t, !0);
			}
		}
	}
	function z(e, t) {
		return e;
	}
	function B(e, t, n) {
		return !e?.startTime || e.startTime < t ? {
			domainLookupStartTime: t,
			domainLookupEndTime: t,
			connectionStartTime: t,
			connectionEndTime: t,
			secureConnectionStartTime: t,
			ALPNNegotiatedProtocol: e?.ALPNNegotiatedProtocol
		} : {
			domainLookupStartTime: z(e.domainLookupStartTime, n),
			domainLookupEndTime: z(e.domainLookupEndTime, n),
			connectionStartTime: z(e.connectionStartTime, n),
			connectionEndTime: z(e.connectionEndTime, n),
			secureConnectionStartTime: z(e.secureConnectionStartTime, n),
			ALPNNegotiatedProtocol: e.ALPNNegotiatedProtocol
		};
	}
	function V(e) {
		return z(f.now(), e);
	}
	function te(e) {
		return {
			startTime: e.startTime ?? 0,
			redirectStartTime: 0,
			redirectEndTime: 0,
			postRedirectStartTime: e.startTime ?? 0,
			finalServiceWorkerStartTime: 0,
			finalNetworkResponseStartTime: 0,
			finalNetworkRequestStartTime: 0,
			endTime: 0,
			encodedBodySize: 0,
			decodedBodySize: 0,
			finalConnectionTimingInfo: null
		};
	}
	function H() {
		return { referrerPolicy: `strict-origin-when-cross-origin` };
	}
	function ne(e) {
		return { referrerPolicy: e.referrerPolicy };
	}
	function W(e) {
		let t = e.referrerPolicy;
		_(t);
		let n = null;
		if (e.referrer === `client`) {
			let e = s();
			if (!e || e.origin === `null`) return `no-referrer`;
			n = new URL(e);
		} else e.referrer instanceof URL && (n = e.referrer);
		let r = G(n), i = G(n, !0);
		r.toString().length > 4096 && (r = i);
		let a = le(e, r), o = K(r) && !K(e.url);
		switch (t) {
			case `origin`: return i ?? G(n, !0);
			case `unsafe-url`: return r;
			case `same-origin`: return a ? i : `no-referrer`;
			case `origin-when-cross-origin`: return a ? r : i;
			case `strict-origin-when-cross-origin`: {
				let t = D(e);
				return le(r, t) ? r : K(r) && !K(t) ? `no-referrer` : i;
			}
			default: return o ? `no-referrer` : i;
		}
	}
	function G(e, t) {
		return _(e instanceof URL), e = new URL(e), e.protocol === `file:` || e.protocol === `about:` || e.protocol === `blank:` ? `no-referrer` : (e.username = ``, e.password = ``, e.hash = ``, t && (e.pathname = ``, e.search = ``), e);
	}
	function K(e) {
		return e instanceof URL ? e.href === `about:blank` || e.href === `about:srcdoc` || e.protocol === `data:` || e.protocol === `file:` || t(e.origin) : !1;
		function t(e) {
			if (e == null || e === `null`) return !1;
			let t = new URL(e);
			return !!(t.protocol === `https:` || t.protocol === `wss:` || /^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(t.hostname) || t.hostname === `localhost` || t.hostname.includes(`localhost.`) || t.hostname.endsWith(`.localhost`));
		}
	}
	function q(e, t) {
		if (S === void 0) return !0;
		let n = oe(t);
		if (n === `no metadata` || n.length === 0) return !0;
		let r = se(n, Y(n));
		for (let t of r) {
			let n = t.algo, r = t.hash, i = S.createHash(n).update(e).digest(`base64`);
			if (i[i.length - 1] === `=` && (i = i[i.length - 2] === `=` ? i.slice(0, -2) : i.slice(0, -1)), X(i, r)) return !0;
		}
		return !1;
	}
	let J = /(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
	function oe(e) {
		let t = [], n = !0;
		for (let r of e.split(` `)) {
			n = !1;
			let e = J.exec(r);
			if (e === null || e.groups === void 0 || e.groups.algo === void 0) continue;
			let i = e.groups.algo.toLowerCase();
			x.includes(i) && t.push(e.groups);
		}
		return n === !0 ? `no metadata` : t;
	}
	function Y(e) {
		let t = e[0].algo;
		if (t[3] === `5`) return t;
		for (let n = 1; n < e.length; ++n) {
			let r = e[n];
			if (r.algo[3] === `5`) {
				t = `sha512`;
				break;
			}
			t[3] !== `3` && r.algo[3] === `3` && (t = `sha384`);
		}
		return t;
	}
	function se(e, t) {
		if (e.length === 1) return e;
		let n = 0;
		for (let r = 0; r < e.length; ++r) e[r].algo === t && (e[n++] = e[r]);
		return e.length = n, e;
	}
	function X(e, t) {
		if (e.length !== t.length) return !1;
		for (let n = 0; n < e.length; ++n) if (e[n] !== t[n]) {
			if (e[n] === `+` && t[n] === `-` || e[n] === `/` && t[n] === `_`) continue;
			return !1;
		}
		return !0;
	}
	function ce(e) {}
	function le(e, t) {
		return e.origin === t.origin && e.origin === `null` || e.protocol === t.protocol && e.hostname === t.hostname && e.port === t.port;
	}
	function Z() {
		let e, t;
		return {
			promise: new Promise((n, r) => {
				e = n, t = r;
			}),
			resolve: e,
			reject: t
		};
	}
	function ue(e) {
		return e.controller.state === `aborted`;
	}
	function de(e) {
		return e.controller.state === `aborted` || e.controller.state === `terminated`;
	}
	function fe(e) {
		return g[e.toLowerCase()] ?? e;
	}
	function pe(e) {
		let t = JSON.stringify(e);
		if (t === void 0) throw TypeError(`Value is not JSON serializable`);
		return _(typeof t == `string`), t;
	}
	let me = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
	function he(e, t, n = 0, r = 1) {
		class i {
			#e;
			#t;
			#n;
			constructor(e, t) {
				this.#e = e, this.#t = t, this.#n = 0;
			}
			next() {
				if (typeof this != `object` || this === null || !(#e in this)) throw TypeError(`'next' called on an object that does not implement interface ${e} Iterator.`);
				let i = this.#n, a = this.#e[t];
				if (i >= a.length) return {
					value: void 0,
					done: !0
				};
				let { [n]: o, [r]: s } = a[i];
				this.#n = i + 1;
				let c;
				switch (this.#t) {
					case `key`:
						c = o;
						break;
					case `value`:
						c = s;
						break;
					case `key+value`: c = [o, s];
				}
				return {
					value: c,
					done: !1
				};
			}
		}
		return delete i.prototype.constructor, Object.setPrototypeOf(i.prototype, me), Object.defineProperties(i.prototype, {
			[Symbol.toStringTag]: {
				writable: !1,
				enumerable: !1,
				configurable: !0,
				value: `${e} Iterator`
			},
			next: {
				writable: !0,
				enumerable: !0,
				configurable: !0
			}
		}), function(e, t) {
			return new i(e, t);
		};
	}
	function ge(e, t, n, r = 0, i = 1) {
		let a = he(e, n, r, i), o = {
			keys: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return b.brandCheck(this, t), a(this, `key`);
				}
			},
			values: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return b.brandCheck(this, t), a(this, `value`);
				}
			},
			entries: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return b.brandCheck(this, t), a(this, `key+value`);
				}
			},
			forEach: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function(n, r = globalThis) {
					if (b.brandCheck(this, t), b.argumentLengthCheck(arguments, 1, `${e}.forEach`), typeof n != `function`) throw TypeError(`Failed to execute 'forEach' on '${e}': parameter 1 is not of type 'Function'.`);
					for (let { 0: e, 1: t } of a(this, `key+value`)) n.call(r, t, e, this);
				}
			}
		};
		return Object.defineProperties(t.prototype, {
			...o,
			[Symbol.iterator]: {
				writable: !0,
				enumerable: !1,
				configurable: !0,
				value: o.entries.value
			}
		});
	}
	async function _e(e, t, n) {
		let r = t, i = n, a;
		try {
			a = e.stream.getReader();
		} catch (e) {
			i(e);
			return;
		}
		try {
			r(await be(a));
		} catch (e) {
			i(e);
		}
	}
	function Q(e) {
		return e instanceof ReadableStream || e[Symbol.toStringTag] === `ReadableStream` && typeof e.tee == `function`;
	}
	function ve(e) {
		try {
			e.close(), e.byobRequest?.respond(0);
		} catch (e) {
			if (!e.message.includes(`Controller is already closed`) && !e.message.includes(`ReadableStream is already closed`)) throw e;
		}
	}
	let ye = /[^\x00-\xFF]/;
	function $(e) {
		return _(!ye.test(e)), e;
	}
	async function be(e) {
		let t = [], n = 0;
		for (;;) {
			let { done: r, value: i } = await e.read();
			if (r) return Buffer.concat(t, n);
			if (!v(i)) throw TypeError(`Received non-Uint8Array chunk`);
			t.push(i), n += i.length;
		}
	}
	function xe(e) {
		_(`protocol` in e);
		let t = e.protocol;
		return t === `about:` || t === `blob:` || t === `data:`;
	}
	function Se(e) {
		return typeof e == `string` && e[5] === `:` && e[0] === `h` && e[1] === `t` && e[2] === `t` && e[3] === `p` && e[4] === `s` || e.protocol === `https:`;
	}
	function Ce(e) {
		_(`protocol` in e);
		let t = e.protocol;
		return t === `http:` || t === `https:`;
	}
	function we(e, t) {
		let n = e;
		if (!n.startsWith(`bytes`)) return `failure`;
		let r = { position: 5 };
		if (t && c((e) => e === `	` || e === ` `, n, r), n.charCodeAt(r.position) !== 61) return `failure`;
		r.position++, t && c((e) => e === `	` || e === ` `, n, r);
		let i = c((e) => {
			let t = e.charCodeAt(0);
			return t >= 48 && t <= 57;
		}, n, r), a = i.length ? Number(i) : null;
		if (t && c((e) => e === `	` || e === ` `, n, r), n.charCodeAt(r.position) !== 45) return `failure`;
		r.position++, t && c((e) => e === `	` || e === ` `, n, r);
		let o = c((e) => {
			let t = e.charCodeAt(0);
			return t >= 48 && t <= 57;
		}, n, r), s = o.length ? Number(o) : null;
		return r.position < n.length || s === null && a === null || a > s ? `failure` : {
			rangeStartValue: a,
			rangeEndValue: s
		};
	}
	function Te(e, t, n) {
		let r = `bytes `;
		return r += $(`${e}`), r += `-`, r += $(`${t}`), r += `/`, r += $(`${n}`), r;
	}
	var Ee = class extends n {
		#e;
		constructor(e) {
			super(), this.#e = e;
		}
		_transform(e, t, n) {
			if (!this._inflateStream) {
				if (e.length === 0) {
					n();
					return;
				}
				this._inflateStream = (e[0] & 15) == 8 ? r.createInflate(this.#e) : r.createInflateRaw(this.#e), this._inflateStream.on(`data`, this.push.bind(this)), this._inflateStream.on(`end`, () => this.push(null)), this._inflateStream.on(`error`, (e) => this.destroy(e));
			}
			this._inflateStream.write(e, t, n);
		}
		_final(e) {
			this._inflateStream &&= (this._inflateStream.end(), null), e();
		}
	};
	function De(e) {
		return new Ee(e);
	}
	function Oe(e) {
		let t = null, n = null, r = null, i = Ae(`content-type`, e);
		if (i === null) return `failure`;
		for (let e of i) {
			let i = d(e);
			i !== `failure` && i.essence !== `*/*` && (r = i, r.essence === n ? !r.parameters.has(`charset`) && t !== null && r.parameters.set(`charset`, t) : (t = null, r.parameters.has(`charset`) && (t = r.parameters.get(`charset`)), n = r.essence));
		}
		return r ?? `failure`;
	}
	function ke(e) {
		let t = e, n = { position: 0 }, r = [], i = ``;
		for (; n.position < t.length;) {
			if (i += c((e) => e !== `"` && e !== `,`, t, n), n.position < t.length) {
				if (t.charCodeAt(n.position) === 34) {
					if (i += l(t, n), n.position < t.length) continue;
				} else _(t.charCodeAt(n.position) === 44), n.position++;
			}
			i = u(i, !0, !0, (e) => e === 9 || e === 32), r.push(i), i = ``;
		}
		return r;
	}
	function Ae(e, t) {
		let n = t.get(e, !0);
		return n === null ? null : ke(n);
	}
	let je = new TextDecoder();
	function Me(e) {
		return e.length === 0 ? `` : (e[0] === 239 && e[1] === 187 && e[2] === 191 && (e = e.subarray(3)), je.decode(e));
	}
	var Ne = class {
		get baseUrl() {
			return s();
		}
		get origin() {
			return this.baseUrl?.origin;
		}
		policyContainer = H();
	};
	t.exports = {
		isAborted: ue,
		isCancelled: de,
		isValidEncodedURL: T,
		createDeferredPromise: Z,
		ReadableStreamFrom: m,
		tryUpgradeRequestToAPotentiallyTrustworthyURL: ce,
		clampAndCoarsenConnectionTimingInfo: B,
		coarsenedSharedCurrentTime: V,
		determineRequestsReferrer: W,
		makePolicyContainer: H,
		clonePolicyContainer: ne,
		appendFetchMetadata: ee,
		appendRequestOriginHeader: R,
		TAOCheck: L,
		corsCheck: I,
		crossOriginResourcePolicyCheck: P,
		createOpaqueTimingInfo: te,
		setRequestReferrerPolicyOnRedirect: N,
		isValidHTTPToken: h,
		requestBadPort: O,
		requestCurrentURL: D,
		responseURL: C,
		responseLocationURL: w,
		isBlobLike: p,
		isURLPotentiallyTrustworthy: K,
		isValidReasonPhrase: A,
		sameOrigin: le,
		normalizeMethod: fe,
		serializeJavascriptValueToJSONString: pe,
		iteratorMixin: ge,
		createIterator: he,
		isValidHeaderName: j,
		isValidHeaderValue: M,
		isErrorLike: k,
		fullyReadBody: _e,
		bytesMatch: q,
		isReadableStreamLike: Q,
		readableStreamClose: ve,
		isomorphicEncode: $,
		urlIsLocal: xe,
		urlHasHttpsScheme: Se,
		urlIsHttpHttpsScheme: Ce,
		readAllBytes: be,
		simpleRangeHeaderValue: we,
		buildContentRange: Te,
		parseMetadata: oe,
		createInflate: De,
		extractMimeType: Oe,
		getDecodeSplit: Ae,
		utf8DecodeBytes: Me,
		environmentSettingsObject: new class {
			settingsObject = new Ne();
		}()
	};
})), G = g(((e, t) => {
	t.exports = {
		kUrl: Symbol(`url`),
		kHeaders: Symbol(`headers`),
		kSignal: Symbol(`signal`),
		kState: Symbol(`state`),
		kDispatcher: Symbol(`dispatcher`)
	};
})), K = g(((e, t) => {
	let { Blob: n, File: r } = y(`node:buffer`), { kState: i } = G(), { webidl: a } = U();
	var o = class e {
		constructor(e, t, n = {}) {
			let r = t, a = n.type, o = n.lastModified ?? Date.now();
			this[i] = {
				blobLike: e,
				name: r,
				type: a,
				lastModified: o
			};
		}
		stream(...t) {
			return a.brandCheck(this, e), this[i].blobLike.stream(...t);
		}
		arrayBuffer(...t) {
			return a.brandCheck(this, e), this[i].blobLike.arrayBuffer(...t);
		}
		slice(...t) {
			return a.brandCheck(this, e), this[i].blobLike.slice(...t);
		}
		text(...t) {
			return a.brandCheck(this, e), this[i].blobLike.text(...t);
		}
		get size() {
			return a.brandCheck(this, e), this[i].blobLike.size;
		}
		get type() {
			return a.brandCheck(this, e), this[i].blobLike.type;
		}
		get name() {
			return a.brandCheck(this, e), this[i].name;
		}
		get lastModified() {
			return a.brandCheck(this, e), this[i].lastModified;
		}
		get [Symbol.toStringTag]() {
			return `File`;
		}
	};
	a.converters.Blob = a.interfaceConverter(n);
	function s(e) {
		return e instanceof r || e && (typeof e.stream == `function` || typeof e.arrayBuffer == `function`) && e[Symbol.toStringTag] === `File`;
	}
	t.exports = {
		FileLike: o,
		isFileLike: s
	};
})), q = g(((e, t) => {
	let { isBlobLike: n, iteratorMixin: r } = W(), { kState: i } = G(), { kEnumerableProperty: a } = F(), { FileLike: o, isFileLike: s } = K(), { webidl: c } = U(), { File: l } = y(`node:buffer`), u = y(`node:util`), d = globalThis.File ?? l;
	var f = class e {
		constructor(e) {
			if (c.util.markAsUncloneable(this), e !== void 0) throw c.errors.conversionFailed({
				prefix: `FormData constructor`,
				argument: `Argument 1`,
				types: [`undefined`]
			});
			this[i] = [];
		}
		append(t, r, a = void 0) {
			c.brandCheck(this, e);
			let o = `FormData.append`;
			if (c.argumentLengthCheck(arguments, 2, o), arguments.length === 3 && !n(r)) throw TypeError(`Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'`);
			t = c.converters.USVString(t, o, `name`), r = n(r) ? c.converters.Blob(r, o, `value`, { strict: !1 }) : c.converters.USVString(r, o, `value`), a = arguments.length === 3 ? c.converters.USVString(a, o, `filename`) : void 0;
			let s = p(t, r, a);
			this[i].push(s);
		}
		delete(t) {
			c.brandCheck(this, e);
			let n = `FormData.delete`;
			c.argumentLengthCheck(arguments, 1, n), t = c.converters.USVString(t, n, `name`), this[i] = this[i].filter((e) => e.name !== t);
		}
		get(t) {
			c.brandCheck(this, e);
			let n = `FormData.get`;
			c.argumentLengthCheck(arguments, 1, n), t = c.converters.USVString(t, n, `name`);
			let r = this[i].findIndex((e) => e.name === t);
			return r === -1 ? null : this[i][r].value;
		}
		getAll(t) {
			c.brandCheck(this, e);
			let n = `FormData.getAll`;
			return c.argumentLengthCheck(arguments, 1, n), t = c.converters.USVString(t, n, `name`), this[i].filter((e) => e.name === t).map((e) => e.value);
		}
		has(t) {
			c.brandCheck(this, e);
			let n = `FormData.has`;
			return c.argumentLengthCheck(arguments, 1, n), t = c.converters.USVString(t, n, `name`), this[i].findIndex((e) => e.name === t) !== -1;
		}
		set(t, r, a = void 0) {
			c.brandCheck(this, e);
			let o = `FormData.set`;
			if (c.argumentLengthCheck(arguments, 2, o), arguments.length === 3 && !n(r)) throw TypeError(`Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'`);
			t = c.converters.USVString(t, o, `name`), r = n(r) ? c.converters.Blob(r, o, `name`, { strict: !1 }) : c.converters.USVString(r, o, `name`), a = arguments.length === 3 ? c.converters.USVString(a, o, `name`) : void 0;
			let s = p(t, r, a), l = this[i].findIndex((e) => e.name === t);
			l === -1 ? this[i].push(s) : this[i] = [
				...this[i].slice(0, l),
				s,
				...this[i].slice(l + 1).filter((e) => e.name !== t)
			];
		}
		[u.inspect.custom](e, t) {
			let n = this[i].reduce((e, t) => (e[t.name] ? Array.isArray(e[t.name]) ? e[t.name].push(t.value) : e[t.name] = [e[t.name], t.value] : e[t.name] = t.value, e), { __proto__: null });
			t.depth ??= e, t.colors ??= !0;
			let r = u.formatWithOptions(t, n);
			return `FormData ${r.slice(r.indexOf(`]`) + 2)}`;
		}
	};
	r(`FormData`, f, i, `name`, `value`), Object.defineProperties(f.prototype, {
		append: a,
		delete: a,
		get: a,
		getAll: a,
		has: a,
		set: a,
		[Symbol.toStringTag]: {
			value: `FormData`,
			configurable: !0
		}
	});
	function p(e, t, n) {
		if (typeof t != `string` && (s(t) || (t = t instanceof Blob ? new d([t], `blob`, { type: t.type }) : new o(t, `blob`, { type: t.type })), n !== void 0)) {
			let e = {
				type: t.type,
				lastModified: t.lastModified
			};
			t = t instanceof l ? new d([t], n, e) : new o(t, n, e);
		}
		return {
			name: e,
			value: t
		};
	}
	t.exports = {
		FormData: f,
		makeEntry: p
	};
})), J = g(((e, t) => {
	let { isUSVString: n, bufferToLowerCasedHeaderName: r } = F(), { utf8DecodeBytes: i } = W(), { HTTP_TOKEN_CODEPOINTS: a, isomorphicDecode: o } = ae(), { isFileLike: s } = K(), { makeEntry: c } = q(), l = y(`node:assert`), { File: u } = y(`node:buffer`), d = globalThis.File ?? u, f = Buffer.from(`form-data; name="`), p = Buffer.from(`; filename`), m = Buffer.from(`--`), h = Buffer.from(`--\r
`);
	function g(e) {
		for (let t = 0; t < e.length; ++t) if (e.charCodeAt(t) & -128) return !1;
		return !0;
	}
	function _(e) {
		let t = e.length;
		if (t < 27 || t > 70) return !1;
		for (let n = 0; n < t; ++n) {
			let t = e.charCodeAt(n);
			if (!(t >= 48 && t <= 57 || t >= 65 && t <= 90 || t >= 97 && t <= 122 || t === 39 || t === 45 || t === 95)) return !1;
		}
		return !0;
	}
	function v(e, t) {
		l(t !== `failure` && t.essence === `multipart/form-data`);
		let r = t.parameters.get(`boundary`);
		if (r === void 0) return `failure`;
		let a = Buffer.from(`--${r}`, `utf8`), o = [], u = { position: 0 };
		for (; e[u.position] === 13 && e[u.position + 1] === 10;) u.position += 2;
		let f = e.length;
		for (; e[f - 1] === 10 && e[f - 2] === 13;) f -= 2;
		for (f !== e.length && (e = e.subarray(0, f));;) {
			if (e.subarray(u.position, u.position + a.length).equals(a)) u.position += a.length;
			else return `failure`;
			if (u.position === e.length - 2 && w(e, m, u) || u.position === e.length - 4 && w(e, h, u)) return o;
			if (e[u.position] !== 13 || e[u.position + 1] !== 10) return `failure`;
			u.position += 2;
			let t = b(e, u);
			if (t === `failure`) return `failure`;
			let { name: r, filename: f, contentType: p, encoding: _ } = t;
			u.position += 2;
			let v;
			{
				let t = e.indexOf(a.subarray(2), u.position);
				if (t === -1) return `failure`;
				v = e.subarray(u.position, t - 4), u.position += v.length, _ === `base64` && (v = Buffer.from(v.toString(), `base64`));
			}
			if (e[u.position] !== 13 || e[u.position + 1] !== 10) return `failure`;
			u.position += 2;
			let y;
			f === null ? y = i(Buffer.from(v)) : (p ??= `text/plain`, g(p) || (p = ``), y = new d([v], f, { type: p })), l(n(r)), l(typeof y == `string` && n(y) || s(y)), o.push(c(r, y, f));
		}
	}
	function b(e, t) {
		let n = null, i = null, s = null, c = null;
		for (;;) {
			if (e[t.position] === 13 && e[t.position + 1] === 10) return n === null ? `failure` : {
				name: n,
				filename: i,
				contentType: s,
				encoding: c
			};
			let l = S((e) => e !== 10 && e !== 13 && e !== 58, e, t);
			if (l = C(l, !0, !0, (e) => e === 9 || e === 32), !a.test(l.toString()) || e[t.position] !== 58) return `failure`;
			switch (t.position++, S((e) => e === 32 || e === 9, e, t), r(l)) {
				case `content-disposition`:
					if (n = i = null, !w(e, f, t) || (t.position += 17, n = x(e, t), n === null)) return `failure`;
					if (w(e, p, t)) {
						let n = t.position + p.length;
						if (e[n] === 42 && (t.position += 1, n += 1), e[n] !== 61 || e[n + 1] !== 34 || (t.position += 12, i = x(e, t), i === null)) return `failure`;
					}
					break;
				case `content-type`: {
					let n = S((e) => e !== 10 && e !== 13, e, t);
					n = C(n, !1, !0, (e) => e === 9 || e === 32), s = o(n);
					break;
				}
				case `content-transfer-encoding`: {
					let n = S((e) => e !== 10 && e !== 13, e, t);
					n = C(n, !1, !0, (e) => e === 9 || e === 32), c = o(n);
					break;
				}
				default: S((e) => e !== 10 && e !== 13, e, t);
			}
			if (e[t.position] !== 13 && e[t.position + 1] !== 10) return `failure`;
			t.position += 2;
		}
	}
	function x(e, t) {
		l(e[t.position - 1] === 34);
		let n = S((e) => e !== 10 && e !== 13 && e !== 34, e, t);
		return e[t.position] === 34 ? (t.position++, n = new TextDecoder().decode(n).replace(/%0A/gi, `
`).replace(/%0D/gi, `\r`).replace(/%22/g, `"`), n) : null;
	}
	function S(e, t, n) {
		let r = n.position;
		for (; r < t.length && e(t[r]);) ++r;
		return t.subarray(n.position, n.position = r);
	}
	function C(e, t, n, r) {
		let i = 0, a = e.length - 1;
		if (t) for (; i < e.length && r(e[i]);) i++;
		if (n) for (; a > 0 && r(e[a]);) a--;
		return i === 0 && a === e.length - 1 ? e : e.subarray(i, a + 1);
	}
	function w(e, t, n) {
		if (e.length < t.length) return !1;
		for (let r = 0; r < t.length; r++) if (t[r] !== e[n.position + r]) return !1;
		return !0;
	}
	t.exports = {
		multipartFormDataParser: v,
		validateBoundary: _
	};
})), oe = g(((e, t) => {
	let n = F(), { ReadableStreamFrom: r, isBlobLike: i, isReadableStreamLike: a, readableStreamClose: o, createDeferredPromise: s, fullyReadBody: c, extractMimeType: l, utf8DecodeBytes: u } = W(), { FormData: d } = q(), { kState: f } = G(), { webidl: p } = U(), { Blob: m } = y(`node:buffer`), h = y(`node:assert`), { isErrored: g, isDisturbed: _ } = y(`node:stream`), { isArrayBuffer: v } = y(`node:util/types`), { serializeAMimeType: b } = ae(), { multipartFormDataParser: x } = J(), S;
	try {
		let e = y(`node:crypto`);
		S = (t) => e.randomInt(0, t);
	} catch {
		S = (e) => Math.floor(Math.random(e));
	}
	let C = new TextEncoder();
	function w() {}
	let T = globalThis.FinalizationRegistry && process.version.indexOf(`v18`) !== 0, E;
	T && (E = new FinalizationRegistry((e) => {
		let t = e.deref();
		t && !t.locked && !_(t) && !g(t) && t.cancel(`Response object has been garbage collected`).catch(w);
	}));
	function D(e, t = !1) {
		let s = null;
		s = e instanceof ReadableStream ? e : i(e) ? e.stream() : new ReadableStream({
			async pull(e) {
				let t = typeof l == `string` ? C.encode(l) : l;
				t.byteLength && e.enqueue(t), queueMicrotask(() => o(e));
			},
			start() {},
			type: `bytes`
		}), h(a(s));
		let c = null, l = null, u = null, d = null;
		if (typeof e == `string`) l = e, d = `text/plain;charset=UTF-8`;
		else if (e instanceof URLSearchParams) l = e.toString(), d = `application/x-www-form-urlencoded;charset=UTF-8`;
		else if (v(e)) l = new Uint8Array(e.slice());
		else if (ArrayBuffer.isView(e)) l = new Uint8Array(e.buffer.slice(e.byteOffset, e.byteOffset + e.byteLength));
		else if (n.isFormDataLike(e)) {
			let t = `----formdata-undici-0${`${S(1e11)}`.padStart(11, `0`)}`, n = `--${t}\r\nContent-Disposition: form-data`, r = (e) => e.replace(/\n/g, `%0A`).replace(/\r/g, `%0D`).replace(/"/g, `%22`), i = (e) => e.replace(/\r?\n|\r/g, `\r
`), a = [], o = new Uint8Array([13, 10]);
			u = 0;
			let s = !1;
			for (let [t, c] of e) if (typeof c == `string`) {
				let e = C.encode(n + `; name="${r(i(t))}"\r\n\r\n${i(c)}\r\n`);
				a.push(e), u += e.byteLength;
			} else {
				let e = C.encode(`${n}; name="${r(i(t))}"` + (c.name ? `; filename="${r(c.name)}"` : ``) + `\r
Content-Type: ${c.type || `application/octet-stream`}\r\n\r\n`);
				a.push(e, c, o), typeof c.size == `number` ? u += e.byteLength + c.size + o.byteLength : s = !0;
			}
			let f = C.encode(`--${t}--\r\n`);
			a.push(f), u += f.byteLength, s && (u = null), l = e, c = async function* () {
				for (let e of a) e.stream ? yield* e.stream() : yield e;
			}, d = `multipart/form-data; boundary=${t}`;
		} else if (i(e)) l = e, u = e.size, e.type && (d = e.type);
		else if (typeof e[Symbol.asyncIterator] == `function`) {
			if (t) throw TypeError(`keepalive`);
			if (n.isDisturbed(e) || e.locked) throw TypeError(`Response body object should not be disturbed or locked`);
			s = e instanceof ReadableStream ? e : r(e);
		}
		if ((typeof l == `string` || n.isBuffer(l)) && (u = Buffer.byteLength(l)), c != null) {
			let t;
			s = new ReadableStream({
				async start() {
					t = c(e)[Symbol.asyncIterator]();
				},
				async pull(e) {
					let { value: n, done: r } = await t.next();
					if (r) queueMicrotask(() => {
						e.close(), e.byobRequest?.respond(0);
					});
					else if (!g(s)) {
						let t = new Uint8Array(n);
						t.byteLength && e.enqueue(t);
					}
					return e.desiredSize > 0;
				},
				async cancel(e) {
					await t.return();
				},
				type: `bytes`
			});
		}
		return [{
			stream: s,
			source: l,
			length: u
		}, d];
	}
	function O(e, t = !1) {
		return e instanceof ReadableStream && (h(!n.isDisturbed(e), `The body has already been consumed.`), h(!e.locked, `The stream is locked.`)), D(e, t);
	}
	function k(e, t) {
		let [n, r] = t.stream.tee();
		return t.stream = n, {
			stream: r,
			length: t.length,
			source: t.source
		};
	}
	function A(e) {
		if (e.aborted) throw new DOMException(`The operation was aborted.`, `AbortError`);
	}
	function j(e) {
		return {
			blob() {
				return N(this, (e) => {
					let t = L(this);
					return t === null ? t = `` : t &&= b(t), new m([e], { type: t });
				}, e);
			},
			arrayBuffer() {
				return N(this, (e) => new Uint8Array(e).buffer, e);
			},
			text() {
				return N(this, u, e);
			},
			json() {
				return N(this, I, e);
			},
			formData() {
				return N(this, (e) => {
					let t = L(this);
					if (t !== null) switch (t.essence) {
						case `multipart/form-data`: {
							let n = x(e, t);
							if (n === `failure`) throw TypeError(`Failed to parse body as FormData.`);
							let r = new d();
							return r[f] = n, r;
						}
						case `application/x-www-form-urlencoded`: {
							let t = new URLSearchParams(e.toString()), n = new d();
							for (let [e, r] of t) n.append(e, r);
							return n;
						}
					}
					throw TypeError(`Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".`);
				}, e);
			},
			bytes() {
				return N(this, (e) => new Uint8Array(e), e);
			}
		};
	}
	function M(e) {
		Object.assign(e.prototype, j(e));
	}
	async function N(e, t, n) {
		if (p.brandCheck(e, n), P(e)) throw TypeError(`Body is unusable: Body has already been read`);
		A(e[f]);
		let r = s(), i = (e) => r.reject(e), a = (e) => {
			try {
				r.resolve(t(e));
			} catch (e) {
				i(e);
			}
		};
		return e[f].body == null ? (a(Buffer.allocUnsafe(0)), r.promise) : (await c(e[f].body, a, i), r.promise);
	}
	function P(e) {
		let t = e[f].body;
		return t != null && (t.stream.locked || n.isDisturbed(t.stream));
	}
	function I(e) {
		return JSON.parse(u(e));
	}
	function L(e) {
		let t = e[f].headersList, n = l(t);
		return n === `failure` ? null : n;
	}
	t.exports = {
		extractBody: D,
		safelyExtractBody: O,
		cloneBody: k,
		mixinBody: M,
		streamRegistry: E,
		hasFinalizationRegistry: T,
		bodyUnusable: P
	};
})), Y = g(((e, t) => {
	let n = y(`node:assert`), r = F(), { channels: i } = I(), a = z(), { RequestContentLengthMismatchError: o, ResponseContentLengthMismatchError: s, RequestAbortedError: c, InvalidArgumentError: l, HeadersTimeoutError: u, HeadersOverflowError: d, SocketError: f, InformationalError: p, BodyTimeoutError: m, HTTPParserError: h, ResponseExceededMaxSizeError: g } = M(), { kUrl: _, kReset: v, kClient: b, kParser: x, kBlocking: S, kRunning: C, kPending: w, kSize: T, kWriting: E, kQueue: D, kNoRef: O, kKeepAliveDefaultTimeout: k, kHostHeader: A, kPendingIdx: N, kRunningIdx: P, kError: L, kPipelining: ee, kSocket: R, kKeepAliveTimeoutValue: B, kMaxHeadersSize: V, kKeepAliveMaxTimeout: re, kKeepAliveTimeoutThreshold: ie, kHeadersTimeout: ae, kBodyTimeout: U, kStrictContentLength: W, kMaxRequests: G, kCounter: K, kMaxResponseSize: q, kOnError: J, kResume: Y, kHTTPContext: se } = j(), X = te(), ce = Buffer.alloc(0), le = Buffer[Symbol.species], Z = r.addListener, ue = r.removeAllListeners, de = Symbol(`kIdleSocketValidation`), fe = Symbol(`kIdleSocketValidationTimeout`), pe = Symbol(`kSocketUsed`), me;
	async function he() {
		let e = process.env.JEST_WORKER_ID ? H() : void 0, t;
		try {
			t = await WebAssembly.compile(ne());
		} catch {
			t = await WebAssembly.compile(e || H());
		}
		return await WebAssembly.instantiate(t, { env: {
			wasm_on_url: (e, t, n) => 0,
			wasm_on_status: (e, t, r) => {
				n(Q.ptr === e);
				let i = t - $ + ve.byteOffset;
				return Q.onStatus(new le(ve.buffer, i, r)) || 0;
			},
			wasm_on_message_begin: (e) => (n(Q.ptr === e), Q.onMessageBegin() || 0),
			wasm_on_header_field: (e, t, r) => {
				n(Q.ptr === e);
				let i = t - $ + ve.byteOffset;
				return Q.onHeaderField(new le(ve.buffer, i, r)) || 0;
			},
			wasm_on_header_value: (e, t, r) => {
				n(Q.ptr === e);
				let i = t - $ + ve.byteOffset;
				return Q.onHeaderValue(new le(ve.buffer, i, r)) || 0;
			},
			wasm_on_headers_complete: (e, t, r, i) => (n(Q.ptr === e), Q.onHeadersComplete(t, !!r, !!i) || 0),
			wasm_on_body: (e, t, r) => {
				n(Q.ptr === e);
				let i = t - $ + ve.byteOffset;
				return Q.onBody(new le(ve.buffer, i, r)) || 0;
			},
			wasm_on_message_complete: (e) => (n(Q.ptr === e), Q.onMessageComplete() || 0)
		} });
	}
	let ge = null, _e = he();
	_e.catch();
	let Q = null, ve = null, ye = 0, $ = null;
	var be = class {
		constructor(e, t, { exports: r }) {
			n(Number.isFinite(e[V]) && e[V] > 0), this.llhttp = r, this.ptr = this.llhttp.llhttp_alloc(X.TYPE.RESPONSE), this.client = e, this.socket = t, this.timeout = null, this.timeoutValue = null, this.timeoutType = null, this.statusCode = null, this.statusText = ``, this.upgrade = !1, this.headers = [], this.headersSize = 0, this.headersMaxSize = e[V], this.shouldKeepAlive = !1, this.paused = !1, this.resume = this.resume.bind(this), this.bytesRead = 0, this.keepAlive = ``, this.contentLength = ``, this.connection = ``, this.maxResponseSize = e[q];
		}
		setTimeout(e, t) {
			e !== this.timeoutValue || t & 1 ^ this.timeoutType & 1 ? (this.timeout &&= (a.clearTimeout(this.timeout), null), e && (t & 1 ? this.timeout = a.setFastTimeout(xe, e, new WeakRef(this)) : (this.timeout = setTimeout(xe, e, new WeakRef(this)), this.timeout.unref())), this.timeoutValue = e) : this.timeout && this.timeout.refresh && this.timeout.refresh(), this.timeoutType = t;
		}
		resume() {
			!this.socket.destroyed && this.paused && (n(this.ptr != null), n(Q == null), this.llhttp.llhttp_resume(this.ptr), n(this.timeoutType === 5), this.timeout && this.timeout.refresh && this.timeout.refresh(), this.paused = !1, this.execute(this.socket.read() || ce), this.readMore());
		}
		readMore() {
			for (; !this.paused && this.ptr;) {
				let e = this.socket.read();
				if (e === null) break;
				this.execute(e);
			}
		}
		execute(e) {
			n(this.ptr != null), n(Q == null), n(!this.paused);
			let { socket: t, llhttp: i } = this;
			e.length > ye && ($ && i.free($), ye = Math.ceil(e.length / 4096) * 4096, $ = i.malloc(ye)), new Uint8Array(i.memory.buffer, $, ye).set(e);
			try {
				let n;
				try {
					ve = e, Q = this, n = i.llhttp_execute(this.ptr, $, e.length);
				} catch (e) {
					throw e;
				} finally {
					Q = null, ve = null;
				}
				let r = i.llhttp_get_error_pos(this.ptr) - $;
				if (n !== X.ERROR.OK) {
					let i = e.subarray(r);
					if (n === X.ERROR.PAUSED_UPGRADE) this.onUpgrade(i);
					else if (n === X.ERROR.PAUSED) this.paused = !0, t.unshift(i);
					else throw this.createError(n, i);
				}
			} catch (e) {
				r.destroy(t, e);
			}
		}
		finish() {
			n(Q === null), n(this.ptr != null), n(!this.paused);
			let { llhttp: e } = this, t;
			try {
				Q = this, t = e.llhttp_finish(this.ptr);
			} finally {
				Q = null;
			}
			return t === X.ERROR.OK ? null : t === X.ERROR.PAUSED || t === X.ERROR.PAUSED_UPGRADE ? (this.paused = !0, null) : this.createError(t, ce);
		}
		createError(e, t) {
			let { llhttp: n, contentLength: r, bytesRead: i } = this;
			if (r && i !== parseInt(r, 10)) return new s();
			let a = n.llhttp_get_error_reason(this.ptr), o = ``;
			if (a) {
				let e = new Uint8Array(n.memory.buffer, a).indexOf(0);
				o = `Response does not match the HTTP/1.1 protocol (` + Buffer.from(n.memory.buffer, a, e).toString() + `)`;
			}
			return new h(o, X.ERROR[e], t);
		}
		destroy() {
			n(this.ptr != null), n(Q == null), this.llhttp.llhttp_free(this.ptr), this.ptr = null, this.timeout && a.clearTimeout(this.timeout), this.timeout = null, this.timeoutValue = null, this.timeoutType = null, this.paused = !1;
		}
		onStatus(e) {
			this.statusText = e.toString();
		}
		onMessageBegin() {
			let { socket: e, client: t } = this;
			if (e.destroyed) return -1;
			if (t[C] === 0) return r.destroy(e, new f(`bad response`, r.getSocketInfo(e))), -1;
			let n = t[D][t[P]];
			if (!n) return -1;
			n.onResponseStarted();
		}
		onHeaderField(e) {
			let t = this.headers.length;
			t & 1 ? this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]) : this.headers.push(e), this.trackHeader(e.length);
		}
		onHeaderValue(e) {
			let t = this.headers.length;
			(t & 1) == 1 ? (this.headers.push(e), t += 1) : this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]);
			let n = this.headers[t - 2];
			if (n.length === 10) {
				let t = r.bufferToLowerCasedHeaderName(n);
				t === `keep-alive` ? this.keepAlive += e.toString() : t === `connection` && (this.connection += e.toString());
			} else n.length === 14 && r.bufferToLowerCasedHeaderName(n) === `content-length` && (this.contentLength += e.toString());
			this.trackHeader(e.length);
		}
		trackHeader(e) {
			this.headersSize += e, this.headersSize >= this.headersMaxSize && r.destroy(this.socket, new d());
		}
		onUpgrade(e) {
			let { upgrade: t, client: i, socket: a, headers: o, statusCode: s, statusText: c } = this;
			n(t), n(i[R] === a), n(!a.destroyed), n(!this.paused), n(!(o.length & 1));
			let l = i[D][i[P]];
			n(l), n(l.upgrade || l.method === `CONNECT`), this.statusCode = null, this.statusText = ``, this.shouldKeepAlive = null, this.headers = [], this.headersSize = 0, a.unshift(e), a[x].destroy(), a[x] = null, a[b] = null, a[L] = null, ue(a), i[R] = null, i[se] = null, i[D][i[P]++] = null, i.emit(`disconnect`, i[_], [i], new p(`upgrade`));
			try {
				l.onUpgrade(s, o, a, c);
			} catch (e) {
				r.errorRequest(i, l, e), r.destroy(a, e);
			}
			i[Y]();
		}
		onHeadersComplete(e, t, i) {
			let { client: a, socket: o, headers: s, statusText: c } = this;
			if (o.destroyed) return -1;
			if (a[C] === 0) return r.destroy(o, new f(`bad response`, r.getSocketInfo(o))), -1;
			let l = a[D][a[P]];
			if (!l) return -1;
			if (n(!this.upgrade), n(this.statusCode < 200), e === 100) return r.destroy(o, new f(`bad response`, r.getSocketInfo(o))), -1;
			if (t && !l.upgrade) return r.destroy(o, new f(`bad upgrade`, r.getSocketInfo(o))), -1;
			if (n(this.timeoutType === 3), this.statusCode = e, this.shouldKeepAlive = i || l.method === `HEAD` && !o[v] && this.connection.toLowerCase() === `keep-alive`, this.statusCode >= 200) {
				let e = l.bodyTimeout == null ? a[U] : l.bodyTimeout;
				this.setTimeout(e, 5);
			} else this.timeout && this.timeout.refresh && this.timeout.refresh();
			if (l.method === `CONNECT` || t) return n(a[C] === 1), this.upgrade = !0, 2;
			if (n(!(this.headers.length & 1)), this.headers = [], this.headersSize = 0, this.shouldKeepAlive && a[ee]) {
				let e = this.keepAlive ? r.parseKeepAliveTimeout(this.keepAlive) : null;
				if (e != null) {
					let t = Math.min(e - a[ie], a[re]);
					t <= 0 ? o[v] = !0 : a[B] = t;
				} else a[B] = a[k];
			} else o[v] = !0;
			let u = l.onHeaders(e, s, this.resume, c) === !1;
			return l.aborted ? -1 : l.method === `HEAD` || e < 200 ? 1 : (o[S] && (o[S] = !1, a[Y]()), u ? X.ERROR.PAUSED : 0);
		}
		onBody(e) {
			let { client: t, socket: i, statusCode: a, maxResponseSize: o } = this;
			if (i.destroyed) return -1;
			let s = t[D][t[P]];
			if (n(s), n(this.timeoutType === 5), this.timeout && this.timeout.refresh && this.timeout.refresh(), n(a >= 200), o > -1 && this.bytesRead + e.length > o) return r.destroy(i, new g()), -1;
			if (this.bytesRead += e.length, s.onData(e) === !1) return X.ERROR.PAUSED;
		}
		onMessageComplete() {
			let { client: e, socket: t, statusCode: i, upgrade: a, headers: o, contentLength: c, bytesRead: l, shouldKeepAlive: u } = this;
			if (t.destroyed && (!i || u)) return -1;
			if (a) return;
			n(i >= 100), n(!(this.headers.length & 1));
			let d = e[D][e[P]];
			if (n(d), this.statusCode = null, this.statusText = ``, this.bytesRead = 0, this.contentLength = ``, this.keepAlive = ``, this.connection = ``, this.headers = [], this.headersSize = 0, !(i < 200)) {
				if (d.method !== `HEAD` && c && l !== parseInt(c, 10)) return r.destroy(t, new s()), -1;
				if (d.onComplete(o), e[D][e[P]++] = null, t[pe] = !0, t[E]) return n(e[C] === 0), r.destroy(t, new p(`reset`)), X.ERROR.PAUSED;
				if (!u || t[v] && e[C] === 0) return r.destroy(t, new p(`reset`)), X.ERROR.PAUSED;
				e[ee] == null || e[ee] === 1 ? setImmediate(() => e[Y]()) : e[Y]();
			}
		}
	};
	function xe(e) {
		let { socket: t, timeoutType: i, client: a, paused: o } = e.deref();
		i === 3 ? (!t[E] || t.writableNeedDrain || a[C] > 1) && (n(!o, `cannot be paused while waiting for headers`), r.destroy(t, new u())) : i === 5 ? o || r.destroy(t, new m()) : i === 8 && (n(a[C] === 0 && a[B]), r.destroy(t, new p(`socket idle timeout`)));
	}
	async function Se(e, t) {
		e[R] = t, ge || (ge = await _e, _e = null), t[O] = !1, t[E] = !1, t[v] = !1, t[S] = !1, t[de] = 0, t[fe] = null, t[pe] = !1, t[x] = new be(e, t, ge), Z(t, `error`, function(e) {
			let t = this[x];
			if (e.code === `ECONNRESET` && t.statusCode && !t.shouldKeepAlive) {
				let e = t.finish();
				e && (this[L] = e, this[b][J](e));
			} else this[L] = e, this[b][J](e);
		}), Z(t, `readable`, function() {
			let e = this[x];
			e && e.readMore();
		}), Z(t, `end`, function() {
			let e = this[x];
			if (e.statusCode && !e.shouldKeepAlive) {
				let t = e.finish();
				t && r.destroy(this, t);
			} else r.destroy(this, new f(`other side closed`, r.getSocketInfo(this)));
		}), Z(t, `close`, function() {
			let e = this[b], t = this[x];
			Ce(this), t && (!this[L] && t.statusCode && !t.shouldKeepAlive && (this[L] = t.finish() || this[L]), this[x].destroy(), this[x] = null);
			let i = this[L] || new f(`closed`, r.getSocketInfo(this));
			if (e[R] = null, e[se] = null, e.destroyed) {
				n(e[w] === 0);
				let t = e[D].splice(e[P]);
				for (let n = 0; n < t.length; n++) {
					let a = t[n];
					r.errorRequest(e, a, i);
				}
			} else if (e[C] > 0 && i.code !== `UND_ERR_INFO`) {
				let t = e[D][e[P]];
				e[D][e[P]++] = null, r.errorRequest(e, t, i);
			}
			e[N] = e[P], n(e[C] === 0), e.emit(`disconnect`, e[_], [e], i), e[Y]();
		});
		let i = !1;
		return t.on(`close`, () => {
			i = !0;
		}), {
			version: `h1`,
			defaultPipelining: 1,
			write(...t) {
				return De(e, ...t);
			},
			resume() {
				Te(e);
			},
			destroy(e, n) {
				i ? queueMicrotask(n) : t.destroy(e).on(`close`, n);
			},
			get destroyed() {
				return t.destroyed;
			},
			busy(n) {
				return !!(t[E] || t[v] || t[S] || t[de] === 1 || n && (e[C] > 0 && !n.idempotent || e[C] > 0 && (n.upgrade || n.method === `CONNECT`) || e[C] > 0 && r.bodyLength(n.body) !== 0 && (r.isStream(n.body) || r.isAsyncIterable(n.body) || r.isFormDataLike(n.body))));
			}
		};
	}
	function Ce(e) {
		e[fe] && (clearImmediate(e[fe]), e[fe] = null), e[de] = 0;
	}
	function we(e, t) {
		t[de] = 1, t[fe] = setImmediate(() => {
			t[fe] = null, t[de] = 2, e[R] === t && !t.destroyed && e[Y]();
		});
	}
	function Te(e) {
		let t = e[R];
		if (t && !t.destroyed) {
			if (e[T] === 0 ? !t[O] && t.unref && (t.unref(), t[O] = !0) : t[O] && t.ref && (t.ref(), t[O] = !1), e[C] === 0 && e[w] > 0 && t[pe]) {
				if (t[de] === 0) {
					we(e, t), t[x].readMore(), t.destroyed;
					return;
				}
				if (t[de] === 1) {
					t[x].readMore(), t.destroyed;
					return;
				}
			}
			if (e[C] === 0 && (t[x].readMore(), t.destroyed)) return;
			if (e[T] === 0) t[x].timeoutType !== 8 && t[x].setTimeout(e[B], 8);
			else if (e[C] > 0 && t[x].statusCode < 200 && t[x].timeoutType !== 3) {
				let n = e[D][e[P]], r = n.headersTimeout == null ? e[ae] : n.headersTimeout;
				t[x].setTimeout(r, 3);
			}
		}
	}
	function Ee(e) {
		return e !== `GET` && e !== `HEAD` && e !== `OPTIONS` && e !== `TRACE` && e !== `CONNECT`;
	}
	function De(e, t) {
		let { method: a, path: s, host: u, upgrade: d, blocking: f, reset: m } = t, { body: h, headers: g, contentLength: _ } = t, y = a === `PUT` || a === `POST` || a === `PATCH` || a === `QUERY` || a === `PROPFIND` || a === `PROPPATCH`;
		if (r.isFormDataLike(h)) {
			me ||= oe().extractBody;
			let [e, n] = me(h);
			t.contentType ?? g.push(`content-type`, n), h = e.stream, _ = e.length;
		} else if (r.isBlobLike(h) && t.contentType == null) {
			let n = h.type;
			if (n) {
				let i = `${n}`;
				if (!r.isValidHeaderValue(i)) return r.errorRequest(e, t, new l(`invalid content-type header`)), !1;
				g.push(`content-type`, i);
			}
		}
		h && typeof h.read == `function` && h.read(0);
		let b = r.bodyLength(h);
		if (_ = b ?? _, _ === null && (_ = t.contentLength), _ === 0 && !y && (_ = null), Ee(a) && _ > 0 && t.contentLength !== null && t.contentLength !== _) {
			if (e[W]) return r.errorRequest(e, t, new o()), !1;
			process.emitWarning(new o());
		}
		let x = e[R];
		Ce(x);
		let C = (n) => {
			t.aborted || (t.completed ? (t.upgrade || t.method === `CONNECT`) && r.destroy(x, new p(`aborted`)) : (r.errorRequest(e, t, n || new c()), r.destroy(h), r.destroy(x, new p(`aborted`))));
		};
		try {
			t.onConnect(C);
		} catch (n) {
			r.errorRequest(e, t, n);
		}
		if (t.aborted) return !1;
		a === `HEAD` && (x[v] = !0), (d || a === `CONNECT`) && (x[v] = !0), m != null && (x[v] = m), e[G] && x[K]++ >= e[G] && (x[v] = !0), f && (x[S] = !0);
		let w = `${a} ${s} HTTP/1.1\r\n`;
		if (w += typeof u == `string` ? `host: ${u}\r\n` : e[A], d ? w += `connection: upgrade\r\nupgrade: ${d}\r\n` : e[ee] && !x[v] ? w += `connection: keep-alive\r
` : w += `connection: close\r
`, Array.isArray(g)) for (let e = 0; e < g.length; e += 2) {
			let t = g[e + 0], n = g[e + 1];
			if (Array.isArray(n)) for (let e = 0; e < n.length; e++) w += `${t}: ${n[e]}\r\n`;
			else w += `${t}: ${n}\r\n`;
		}
		return i.sendHeaders.hasSubscribers && i.sendHeaders.publish({
			request: t,
			headers: w,
			socket: x
		}), !h || b === 0 ? ke(C, null, e, t, x, _, w, y) : r.isBuffer(h) ? ke(C, h, e, t, x, _, w, y) : r.isBlobLike(h) ? typeof h.stream == `function` ? je(C, h.stream(), e, t, x, _, w, y) : Ae(C, h, e, t, x, _, w, y) : r.isStream(h) ? Oe(C, h, e, t, x, _, w, y) : r.isIterable(h) ? je(C, h, e, t, x, _, w, y) : n(!1), !0;
	}
	function Oe(e, t, i, a, o, s, l, u) {
		n(s !== 0 || i[C] === 0, `stream body cannot be pipelined`);
		let d = !1, f = new Me({
			abort: e,
			socket: o,
			request: a,
			contentLength: s,
			client: i,
			expectsPayload: u,
			header: l
		}), p = function(e) {
			if (!d) try {
				!f.write(e) && this.pause && this.pause();
			} catch (e) {
				r.destroy(this, e);
			}
		}, m = function() {
			d || t.resume && t.resume();
		}, h = function() {
			if (queueMicrotask(() => {
				t.removeListener(`error`, g);
			}), !d) {
				let e = new c();
				queueMicrotask(() => g(e));
			}
		}, g = function(e) {
			if (!d) {
				if (d = !0, n(o.destroyed || o[E] && i[C] <= 1), o.off(`drain`, m).off(`error`, g), t.removeListener(`data`, p).removeListener(`end`, g).removeListener(`close`, h), !e) try {
					f.end();
				} catch (t) {
					e = t;
				}
				f.destroy(e), e && (e.code !== `UND_ERR_INFO` || e.message !== `reset`) ? r.destroy(t, e) : r.destroy(t);
			}
		};
		t.on(`data`, p).on(`end`, g).on(`error`, g).on(`close`, h), t.resume && t.resume(), o.on(`drain`, m).on(`error`, g), t.errorEmitted ?? t.errored ? setImmediate(() => g(t.errored)) : (t.endEmitted ?? t.readableEnded) && setImmediate(() => g(null)), (t.closeEmitted ?? t.closed) && setImmediate(h);
	}
	function ke(e, t, i, a, o, s, c, l) {
		try {
			t ? r.isBuffer(t) && (n(s === t.byteLength, `buffer body must have content length`), o.cork(), o.write(`${c}content-length: ${s}\r\n\r\n`, `latin1`), o.write(t), o.uncork(), a.onBodySent(t), !l && a.reset !== !1 && (o[v] = !0)) : s === 0 ? o.write(`${c}content-length: 0\r\n\r\n`, `latin1`) : (n(s === null, `no body must not have content length`), o.write(`${c}\r\n`, `latin1`)), a.onRequestSent(), i[Y]();
		} catch (t) {
			e(t);
		}
	}
	async function Ae(e, t, r, i, a, s, c, l) {
		n(s === t.size, `blob body must have content length`);
		try {
			if (s != null && s !== t.size) throw new o();
			let e = Buffer.from(await t.arrayBuffer());
			a.cork(), a.write(`${c}content-length: ${s}\r\n\r\n`, `latin1`), a.write(e), a.uncork(), i.onBodySent(e), i.onRequestSent(), !l && i.reset !== !1 && (a[v] = !0), r[Y]();
		} catch (t) {
			e(t);
		}
	}
	async function je(e, t, r, i, a, o, s, c) {
		n(o !== 0 || r[C] === 0, `iterator body cannot be pipelined`);
		let l = null;
		function u() {
			if (l) {
				let e = l;
				l = null, e();
			}
		}
		let d = () => new Promise((e, t) => {
			n(l === null), a[L] ? t(a[L]) : l = e;
		});
		a.on(`close`, u).on(`drain`, u);
		let f = new Me({
			abort: e,
			socket: a,
			request: i,
			contentLength: o,
			client: r,
			expectsPayload: c,
			header: s
		});
		try {
			for await (let e of t) {
				if (a[L]) throw a[L];
				f.write(e) || await d();
			}
			f.end();
		} catch (e) {
			f.destroy(e);
		} finally {
			a.off(`close`, u).off(`drain`, u);
		}
	}
	var Me = class {
		constructor({ abort: e, socket: t, request: n, contentLength: r, client: i, expectsPayload: a, header: o }) {
			this.socket = t, this.request = n, this.contentLength = r, this.client = i, this.bytesWritten = 0, this.expectsPayload = a, this.header = o, this.abort = e, t[E] = !0;
		}
		write(e) {
			let { socket: t, request: n, contentLength: r, client: i, bytesWritten: a, expectsPayload: s, header: c } = this;
			if (t[L]) throw t[L];
			if (t.destroyed) return !1;
			let l = Buffer.byteLength(e);
			if (!l) return !0;
			if (r !== null && a + l > r) {
				if (i[W]) throw new o();
				process.emitWarning(new o());
			}
			t.cork(), a === 0 && (!s && n.reset !== !1 && (t[v] = !0), r === null ? t.write(`${c}transfer-encoding: chunked\r\n`, `latin1`) : t.write(`${c}content-length: ${r}\r\n\r\n`, `latin1`)), r === null && t.write(`\r\n${l.toString(16)}\r\n`, `latin1`), this.bytesWritten += l;
			let u = t.write(e);
			return t.uncork(), n.onBodySent(e), u || t[x].timeout && t[x].timeoutType === 3 && t[x].timeout.refresh && t[x].timeout.refresh(), u;
		}
		end() {
			let { socket: e, contentLength: t, client: n, bytesWritten: r, expectsPayload: i, header: a, request: s } = this;
			if (s.onRequestSent(), e[E] = !1, e[L]) throw e[L];
			if (!e.destroyed) {
				if (r === 0 ? i ? e.write(`${a}content-length: 0\r\n\r\n`, `latin1`) : e.write(`${a}\r\n`, `latin1`) : t === null && e.write(`\r
0\r
\r
`, `latin1`), t !== null && r !== t) {
					if (n[W]) throw new o();
					process.emitWarning(new o());
				}
				e[x].timeout && e[x].timeoutType === 3 && e[x].timeout.refresh && e[x].timeout.refresh(), n[Y]();
			}
		}
		destroy(e) {
			let { socket: t, client: r, abort: i } = this;
			t[E] = !1, e && (n(r[C] <= 1, `pipeline should only contain this request`), i(e));
		}
	};
	t.exports = Se;
})), se = g(((e, t) => {
	let n = y(`node:assert`), { errorMonitor: r } = y(`node:events`), { pipeline: i } = y(`node:stream`), a = F(), { RequestContentLengthMismatchError: o, RequestAbortedError: s, SocketError: c, InformationalError: l } = M(), { kUrl: u, kReset: d, kClient: f, kRunning: p, kPending: m, kQueue: h, kPendingIdx: g, kRunningIdx: _, kError: v, kSocket: b, kStrictContentLength: x, kOnError: S, kMaxConcurrentStreams: C, kHTTP2Session: w, kResume: T, kSize: E, kHTTPContext: D } = j(), O = Symbol(`open streams`), k, A = !1, N;
	try {
		N = y(`node:http2`);
	} catch {
		N = { constants: {} };
	}
	let { constants: { HTTP2_HEADER_AUTHORITY: P, HTTP2_HEADER_METHOD: I, HTTP2_HEADER_PATH: L, HTTP2_HEADER_SCHEME: ee, HTTP2_HEADER_CONTENT_LENGTH: R, HTTP2_HEADER_EXPECT: z, HTTP2_HEADER_STATUS: B } } = N;
	function V(e) {
		let t = [];
		for (let [n, r] of Object.entries(e)) if (Array.isArray(r)) for (let e of r) t.push(Buffer.from(n), Buffer.from(e));
		else t.push(Buffer.from(n), Buffer.from(r));
		return t;
	}
	function te(e) {
		let { [B]: t, ...n } = e;
		return V(n);
	}
	async function H(e, t) {
		e[b] = t, A || (A = !0, process.emitWarning(`H2 support is experimental, expect them to change at any time.`, { code: `UNDICI-H2` }));
		let r = N.connect(e[u], {
			createConnection: () => t,
			peerMaxConcurrentStreams: e[C]
		});
		r[O] = 0, r[f] = e, r[b] = t, a.addListener(r, `error`, re), a.addListener(r, `frameError`, ie), a.addListener(r, `end`, ae), a.addListener(r, `goaway`, U), a.addListener(r, `close`, function() {
			let { [f]: e } = this, { [b]: t } = e, r = this[b][v] || this[v] || new c(`closed`, a.getSocketInfo(t));
			if (e[w] = null, e.destroyed) {
				n(e[m] === 0);
				let t = e[h].splice(e[_]);
				for (let n = 0; n < t.length; n++) {
					let i = t[n];
					a.errorRequest(e, i, r);
				}
			}
		}), r.unref(), e[w] = r, t[w] = r, a.addListener(t, `error`, function(e) {
			this[v] = e, this[f][S](e);
		}), a.addListener(t, `end`, function() {
			a.destroy(this, new c(`other side closed`, a.getSocketInfo(this)));
		}), a.addListener(t, `close`, function() {
			let t = this[v] || new c(`closed`, a.getSocketInfo(this));
			e[b] = null, this[w] != null && this[w].destroy(t), e[g] = e[_], n(e[p] === 0), e.emit(`disconnect`, e[u], [e], t), e[T]();
		});
		let i = !1;
		return t.on(`close`, () => {
			i = !0;
		}), {
			version: `h2`,
			defaultPipelining: 1 / 0,
			write(...t) {
				return G(e, ...t);
			},
			resume() {
				ne(e);
			},
			destroy(e, n) {
				i ? queueMicrotask(n) : t.destroy(e).on(`close`, n);
			},
			get destroyed() {
				return t.destroyed;
			},
			busy() {
				return !1;
			}
		};
	}
	function ne(e) {
		let t = e[b];
		t?.destroyed === !1 && (e[E] === 0 && e[C] === 0 ? (t.unref(), e[w].unref()) : (t.ref(), e[w].ref()));
	}
	function re(e) {
		this[b][v] = e, this[f][S](e);
	}
	function ie(e, t, n) {
		if (n === 0) {
			let n = new l(`HTTP/2: "frameError" received - type ${e}, code ${t}`);
			this[b][v] = n, this[f][S](n);
		}
	}
	function ae() {
		let e = new c(`other side closed`, a.getSocketInfo(this[b]));
		this.destroy(e), a.destroy(this[b], e);
	}
	function U(e) {
		let t = this[v] || new c(`HTTP/2: "GOAWAY" frame received with code ${e}`, a.getSocketInfo(this)), r = this[f];
		if (r[b] = null, r[D] = null, this[w] != null && (this[w].destroy(t), this[w] = null), a.destroy(this[b], t), r[_] < r[h].length) {
			let e = r[h][r[_]];
			r[h][r[_]++] = null, a.errorRequest(r, e, t), r[g] = r[_];
		}
		n(r[p] === 0), r.emit(`disconnect`, r[u], [r], t), r[T]();
	}
	function W(e) {
		return e !== `GET` && e !== `HEAD` && e !== `OPTIONS` && e !== `TRACE` && e !== `CONNECT`;
	}
	function G(e, t) {
		let i = e[w], { method: c, path: d, host: f, upgrade: p, expectContinue: m, signal: v, headers: y } = t, { body: S } = t;
		if (p) return a.errorRequest(e, t, Error(`Upgrade not supported for H2`)), !1;
		let C = {};
		for (let e = 0; e < y.length; e += 2) {
			let t = y[e + 0], n = y[e + 1];
			if (Array.isArray(n)) for (let e = 0; e < n.length; e++) C[t] ? C[t] += `,${n[e]}` : C[t] = n[e];
			else C[t] = n;
		}
		let E, { hostname: D, port: A } = e[u];
		C[P] = f || `${D}${A ? `:${A}` : ``}`, C[I] = c;
		let j = (n) => {
			t.aborted || (t.completed ? c === `CONNECT` && E != null && a.destroy(E, n || new s()) : (n ||= new s(), a.errorRequest(e, t, n), E != null && a.destroy(E, n), a.destroy(S, n), e[h][e[_]++] = null, e[T]()));
		};
		try {
			t.onConnect(j);
		} catch (n) {
			a.errorRequest(e, t, n);
		}
		if (t.aborted) return !1;
		if (c === `CONNECT`) {
			i.ref(), E = i.request(C, {
				endStream: !1,
				signal: v
			});
			let n = !1, a = (e) => {
				n = !0, E.off(r, o), t.onUpgradeResponse(Number(e[B]), e, te);
			}, o = (e) => {
				n = !0, E.off(`response`, a), t.onUpgradeError(e);
			};
			return E.once(`response`, a), E.once(`error`, j), ++i[O], (() => {
				try {
					t.onUpgrade(null, null, E);
				} catch (e) {
					E.off(`response`, a), j(e);
					return;
				}
				t.aborted || (E.off(`error`, j), E.once(r, o), e[h][e[_]++] = null);
			})(), E.once(`close`, () => {
				!n && t.completed && (E.off(`response`, a), E.off(r, o), t.onUpgradeError(new l(`HTTP/2: "stream error" received - code ${E.rstCode}`))), --i[O], i[O] === 0 && i.unref();
			}), !0;
		}
		C[L] = d, C[ee] = `https`;
		let M = c === `PUT` || c === `POST` || c === `PATCH`;
		S && typeof S.read == `function` && S.read(0);
		let N = a.bodyLength(S);
		if (a.isFormDataLike(S)) {
			k ??= oe().extractBody;
			let [e, t] = k(S);
			C[`content-type`] = t, S = e.stream, N = e.length;
		}
		if (N ??= t.contentLength, N !== 0 && M || (N = null), W(c) && N > 0 && t.contentLength != null && t.contentLength !== N) {
			if (e[x]) return a.errorRequest(e, t, new o()), !1;
			process.emitWarning(new o());
		}
		N != null && (n(S, `no body must not have content length`), C[R] = `${N}`), i.ref();
		let F = c === `GET` || c === `HEAD` || S === null;
		return m ? (C[z] = `100-continue`, E = i.request(C, {
			endStream: F,
			signal: v
		}), E.once(`continue`, H)) : (E = i.request(C, {
			endStream: F,
			signal: v
		}), H()), ++i[O], E.once(`response`, (n) => {
			let { [B]: r, ...i } = n;
			if (t.onResponseStarted(), t.aborted) {
				let n = new s();
				a.errorRequest(e, t, n), a.destroy(E, n);
			} else t.onHeaders(Number(r), V(i), E.resume.bind(E), ``) === !1 && E.pause(), E.on(`data`, (e) => {
				t.onData(e) === !1 && E.pause();
			});
		}), E.once(`end`, () => {
			(E.state?.state == null || E.state.state < 6) && t.onComplete([]), i[O] === 0 && i.unref(), j(new l(`HTTP/2: stream half-closed (remote)`)), e[h][e[_]++] = null, e[g] = e[_], e[T]();
		}), E.once(`close`, () => {
			--i[O], i[O] === 0 && i.unref();
		}), E.once(`error`, function(e) {
			j(e);
		}), E.once(`frameError`, (e, t) => {
			j(new l(`HTTP/2: "frameError" received - type ${e}, code ${t}`));
		}), !0;
		function H() {
			!S || N === 0 ? K(j, E, null, e, t, e[b], N, M) : a.isBuffer(S) ? K(j, E, S, e, t, e[b], N, M) : a.isBlobLike(S) ? typeof S.stream == `function` ? Y(j, E, S.stream(), e, t, e[b], N, M) : J(j, E, S, e, t, e[b], N, M) : a.isStream(S) ? q(j, e[b], M, E, S, e, t, N) : a.isIterable(S) ? Y(j, E, S, e, t, e[b], N, M) : n(!1);
		}
	}
	function K(e, t, r, i, o, s, c, l) {
		try {
			r != null && a.isBuffer(r) && (n(c === r.byteLength, `buffer body must have content length`), t.cork(), t.write(r), t.uncork(), t.end(), o.onBodySent(r)), l || (s[d] = !0), o.onRequestSent(), i[T]();
		} catch (t) {
			e(t);
		}
	}
	function q(e, t, r, o, s, c, l, u) {
		n(u !== 0 || c[p] === 0, `stream body cannot be pipelined`);
		let f = i(s, o, (n) => {
			n ? (a.destroy(f, n), e(n)) : (a.removeAllListeners(f), l.onRequestSent(), r || (t[d] = !0), c[T]());
		});
		a.addListener(f, `data`, m);
		function m(e) {
			l.onBodySent(e);
		}
	}
	async function J(e, t, r, i, a, s, c, l) {
		n(c === r.size, `blob body must have content length`);
		try {
			if (c != null && c !== r.size) throw new o();
			let e = Buffer.from(await r.arrayBuffer());
			t.cork(), t.write(e), t.uncork(), t.end(), a.onBodySent(e), a.onRequestSent(), l || (s[d] = !0), i[T]();
		} catch (t) {
			e(t);
		}
	}
	async function Y(e, t, r, i, a, o, s, c) {
		n(s !== 0 || i[p] === 0, `iterator body cannot be pipelined`);
		let l = null;
		function u() {
			if (l) {
				let e = l;
				l = null, e();
			}
		}
		let f = () => new Promise((e, t) => {
			n(l === null), o[v] ? t(o[v]) : l = e;
		});
		t.on(`close`, u).on(`drain`, u);
		try {
			for await (let e of r) {
				if (o[v]) throw o[v];
				let n = t.write(e);
				a.onBodySent(e), n || await f();
			}
			t.end(), a.onRequestSent(), c || (o[d] = !0), i[T]();
		} catch (t) {
			e(t);
		} finally {
			t.off(`close`, u).off(`drain`, u);
		}
	}
	t.exports = H;
})), X = g(((e, t) => {
	let n = F(), { kBodyUsed: r } = j(), i = y(`node:assert`), { InvalidArgumentError: a } = M(), o = y(`node:events`), s = [
		300,
		301,
		302,
		303,
		307,
		308
	], c = Symbol(`body`);
	var l = class {
		constructor(e) {
			this[c] = e, this[r] = !1;
		}
		async *[Symbol.asyncIterator]() {
			i(!this[r], `disturbed`), this[r] = !0, yield* this[c];
		}
	}, u = class {
		constructor(e, t, s, c) {
			if (t != null && (!Number.isInteger(t) || t < 0)) throw new a(`maxRedirections must be a positive number`);
			n.validateHandler(c, s.method, s.upgrade), this.dispatch = e, this.location = null, this.abort = null, this.opts = {
				...s,
				maxRedirections: 0
			}, this.maxRedirections = t, this.handler = c, this.history = [], this.redirectionLimitReached = !1, n.isStream(this.opts.body) ? (n.bodyLength(this.opts.body) === 0 && this.opts.body.on(`data`, function() {
				i(!1);
			}), typeof this.opts.body.readableDidRead != `boolean` && (this.opts.body[r] = !1, o.prototype.on.call(this.opts.body, `data`, function() {
				this[r] = !0;
			}))) : (this.opts.body && typeof this.opts.body.pipeTo == `function` || this.opts.body && typeof this.opts.body != `string` && !ArrayBuffer.isView(this.opts.body) && n.isIterable(this.opts.body)) && (this.opts.body = new l(this.opts.body));
		}
		onConnect(e) {
			this.abort = e, this.handler.onConnect(e, { history: this.history });
		}
		onUpgrade(e, t, n) {
			this.handler.onUpgrade(e, t, n);
		}
		onError(e) {
			this.handler.onError(e);
		}
		onHeaders(e, t, r, i) {
			if (this.location = this.history.length >= this.maxRedirections || n.isDisturbed(this.opts.body) ? null : d(e, t), this.opts.throwOnMaxRedirect && this.history.length >= this.maxRedirections) {
				this.request && this.request.abort(Error(`max redirects`)), this.redirectionLimitReached = !0, this.abort(Error(`max redirects`));
				return;
			}
			if (this.opts.origin && this.history.push(new URL(this.opts.path, this.opts.origin)), !this.location) return this.handler.onHeaders(e, t, r, i);
			let { origin: a, pathname: o, search: s } = n.parseURL(new URL(this.location, this.opts.origin && new URL(this.opts.path, this.opts.origin))), c = s ? `${o}${s}` : o;
			this.opts.headers = p(this.opts.headers, e === 303, this.opts.origin !== a), this.opts.path = c, this.opts.origin = a, this.opts.maxRedirections = 0, this.opts.query = null, e === 303 && this.opts.method !== `HEAD` && (this.opts.method = `GET`, this.opts.body = null);
		}
		onData(e) {
			if (!this.location) return this.handler.onData(e);
		}
		onComplete(e) {
			this.location ? (this.location = null, this.abort = null, this.dispatch(this.opts, this)) : this.handler.onComplete(e);
		}
		onBodySent(e) {
			this.handler.onBodySent && this.handler.onBodySent(e);
		}
	};
	function d(e, t) {
		if (s.indexOf(e) === -1) return null;
		for (let e = 0; e < t.length; e += 2) if (t[e].length === 8 && n.headerNameToString(t[e]) === `location`) return t[e + 1];
	}
	function f(e, t, r) {
		if (e.length === 4) return n.headerNameToString(e) === `host`;
		if (t && n.headerNameToString(e).startsWith(`content-`)) return !0;
		if (r && (e.length === 13 || e.length === 6 || e.length === 19)) {
			let t = n.headerNameToString(e);
			return t === `authorization` || t === `cookie` || t === `proxy-authorization`;
		}
		return !1;
	}
	function p(e, t, n) {
		let r = [];
		if (Array.isArray(e)) for (let i = 0; i < e.length; i += 2) f(e[i], t, n) || r.push(e[i], e[i + 1]);
		else if (e && typeof e == `object`) for (let i of Object.keys(e)) f(i, t, n) || r.push(i, e[i]);
		else i(e == null, `headers must be an object or an array`);
		return r;
	}
	t.exports = u;
})), ce = g(((e, t) => {
	let n = X();
	function r({ maxRedirections: e }) {
		return (t) => function(r, i) {
			let { maxRedirections: a = e } = r;
			if (!a) return t(r, i);
			let o = new n(t, a, r, i);
			return r = {
				...r,
				maxRedirections: 0
			}, t(r, o);
		};
	}
	t.exports = r;
})), le = g(((e, t) => {
	let n = y(`node:assert`), r = y(`node:net`), i = y(`node:http`), a = F(), { channels: o } = I(), s = L(), c = R(), { InvalidArgumentError: l, InformationalError: u, ClientDestroyedError: d } = M(), f = B(), { kUrl: p, kServerName: m, kClient: h, kBusy: g, kConnect: _, kResuming: v, kRunning: b, kPending: x, kSize: S, kQueue: C, kConnected: w, kConnecting: T, kNeedDrain: E, kKeepAliveDefaultTimeout: D, kHostHeader: O, kPendingIdx: k, kRunningIdx: A, kError: N, kPipelining: P, kKeepAliveTimeoutValue: ee, kMaxHeadersSize: z, kKeepAliveMaxTimeout: V, kKeepAliveTimeoutThreshold: te, kHeadersTimeout: H, kBodyTimeout: ne, kStrictContentLength: re, kConnector: ie, kMaxRedirections: ae, kMaxRequests: U, kCounter: W, kClose: G, kDestroy: K, kDispatch: q, kInterceptors: J, kLocalAddress: oe, kMaxResponseSize: X, kOnError: le, kHTTPContext: Z, kMaxConcurrentStreams: ue, kResume: de } = j(), fe = Y(), pe = se(), me = !1, he = Symbol(`kClosedResolve`), ge = () => {};
	function _e(e) {
		return e[P] ?? e[Z]?.defaultPipelining ?? 1;
	}
	var Q = class extends c {
		constructor(e, { interceptors: t, maxHeaderSize: n, headersTimeout: o, socketTimeout: s, requestTimeout: c, connectTimeout: u, bodyTimeout: d, idleTimeout: h, keepAlive: g, keepAliveTimeout: _, maxKeepAliveTimeout: y, keepAliveMaxTimeout: b, keepAliveTimeoutThreshold: x, socketPath: S, pipelining: w, tls: T, strictContentLength: j, maxCachedSessions: M, maxRedirections: N, connect: F, maxRequestsPerClient: I, localAddress: L, maxResponseSize: R, autoSelectFamily: B, autoSelectFamilyAttemptTimeout: W, maxConcurrentStreams: G, allowH2: K, webSocket: q, eventSource: Y } = {}) {
			if (super({
				webSocket: q,
				eventSource: Y
			}), g !== void 0) throw new l(`unsupported keepAlive, use pipelining=0 instead`);
			if (s !== void 0) throw new l(`unsupported socketTimeout, use headersTimeout & bodyTimeout instead`);
			if (c !== void 0) throw new l(`unsupported requestTimeout, use headersTimeout & bodyTimeout instead`);
			if (h !== void 0) throw new l(`unsupported idleTimeout, use keepAliveTimeout instead`);
			if (y !== void 0) throw new l(`unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead`);
			if (n != null && !Number.isFinite(n)) throw new l(`invalid maxHeaderSize`);
			if (S != null && typeof S != `string`) throw new l(`invalid socketPath`);
			if (u != null && (!Number.isFinite(u) || u < 0)) throw new l(`invalid connectTimeout`);
			if (_ != null && (!Number.isFinite(_) || _ <= 0)) throw new l(`invalid keepAliveTimeout`);
			if (b != null && (!Number.isFinite(b) || b <= 0)) throw new l(`invalid keepAliveMaxTimeout`);
			if (x != null && !Number.isFinite(x)) throw new l(`invalid keepAliveTimeoutThreshold`);
			if (o != null && (!Number.isInteger(o) || o < 0)) throw new l(`headersTimeout must be a positive integer or zero`);
			if (d != null && (!Number.isInteger(d) || d < 0)) throw new l(`bodyTimeout must be a positive integer or zero`);
			if (F != null && typeof F != `function` && typeof F != `object`) throw new l(`connect must be a function or an object`);
			if (N != null && (!Number.isInteger(N) || N < 0)) throw new l(`maxRedirections must be a positive number`);
			if (I != null && (!Number.isInteger(I) || I < 0)) throw new l(`maxRequestsPerClient must be a positive number`);
			if (L != null && (typeof L != `string` || r.isIP(L) === 0)) throw new l(`localAddress must be valid string IP address`);
			if (R != null && (!Number.isInteger(R) || R < -1)) throw new l(`maxResponseSize must be a positive number`);
			if (W != null && (!Number.isInteger(W) || W < -1)) throw new l(`autoSelectFamilyAttemptTimeout must be a positive number`);
			if (K != null && typeof K != `boolean`) throw new l(`allowH2 must be a valid boolean value`);
			if (G != null && (typeof G != `number` || G < 1)) throw new l(`maxConcurrentStreams must be a positive integer, greater than 0`);
			typeof F != `function` && (F = f({
				...T,
				maxCachedSessions: M,
				allowH2: K,
				socketPath: S,
				timeout: u,
				...B ? {
					autoSelectFamily: B,
					autoSelectFamilyAttemptTimeout: W
				} : void 0,
				...F
			})), t?.Client && Array.isArray(t.Client) ? (this[J] = t.Client, me || (me = !0, process.emitWarning(`Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.`, { code: `UNDICI-CLIENT-INTERCEPTOR-DEPRECATED` }))) : this[J] = [ve({ maxRedirections: N })], this[p] = a.parseOrigin(e), this[ie] = F, this[P] = w ?? 1, this[z] = n || i.maxHeaderSize, this[D] = _ ?? 4e3, this[V] = b ?? 6e5, this[te] = x ?? 2e3, this[ee] = this[D], this[m] = null, this[oe] = L ?? null, this[v] = 0, this[E] = 0, this[O] = `host: ${this[p].hostname}${this[p].port ? `:${this[p].port}` : ``}\r\n`, this[ne] = d ?? 3e5, this[H] = o ?? 3e5, this[re] = j ?? !0, this[ae] = N, this[U] = I, this[he] = null, this[X] = R > -1 ? R : -1, this[ue] = G ?? 100, this[Z] = null, this[C] = [], this[A] = 0, this[k] = 0, this[de] = (e) => xe(this, e), this[le] = (e) => ye(this, e);
		}
		get pipelining() {
			return this[P];
		}
		set pipelining(e) {
			this[P] = e, this[de](!0);
		}
		get [x]() {
			return this[C].length - this[k];
		}
		get [b]() {
			return this[k] - this[A];
		}
		get [S]() {
			return this[C].length - this[A];
		}
		get [w]() {
			return !!this[Z] && !this[T] && !this[Z].destroyed;
		}
		get [g]() {
			return !!(this[Z]?.busy(null) || this[S] >= (_e(this) || 1) || this[x] > 0);
		}
		[_](e) {
			$(this), this.once(`connect`, e);
		}
		[q](e, t) {
			let n = e.origin || this[p].origin, r = new s(n, e, t);
			return this[C].push(r), this[v] || (a.bodyLength(r.body) == null && a.isIterable(r.body) ? (this[v] = 1, queueMicrotask(() => xe(this))) : this[de](!0)), this[v] && this[E] !== 2 && this[g] && (this[E] = 2), this[E] < 2;
		}
		async [G]() {
			return new Promise((e) => {
				this[S] ? this[he] = e : e(null);
			});
		}
		async [K](e) {
			return new Promise((t) => {
				let n = this[C].splice(this[k]);
				for (let t = 0; t < n.length; t++) {
					let r = n[t];
					a.errorRequest(this, r, e);
				}
				let r = () => {
					this[he] && (this[he](), this[he] = null), t(null);
				};
				this[Z] ? (this[Z].destroy(e, r), this[Z] = null) : queueMicrotask(r), this[de]();
			});
		}
	};
	let ve = ce();
	function ye(e, t) {
		if (e[b] === 0 && t.code !== `UND_ERR_INFO` && t.code !== `UND_ERR_SOCKET`) {
			n(e[k] === e[A]);
			let r = e[C].splice(e[A]);
			for (let n = 0; n < r.length; n++) {
				let i = r[n];
				a.errorRequest(e, i, t);
			}
			n(e[S] === 0);
		}
	}
	async function $(e) {
		n(!e[T]), n(!e[Z]);
		let { host: t, hostname: i, protocol: s, port: c } = e[p];
		if (i[0] === `[`) {
			let e = i.indexOf(`]`);
			n(e !== -1);
			let t = i.substring(1, e);
			n(r.isIP(t)), i = t;
		}
		e[T] = !0, o.beforeConnect.hasSubscribers && o.beforeConnect.publish({
			connectParams: {
				host: t,
				hostname: i,
				protocol: s,
				port: c,
				version: e[Z]?.version,
				servername: e[m],
				localAddress: e[oe]
			},
			connector: e[ie]
		});
		try {
			let r = await new Promise((n, r) => {
				e[ie]({
					host: t,
					hostname: i,
					protocol: s,
					port: c,
					servername: e[m],
					localAddress: e[oe]
				}, (e, t) => {
					e ? r(e) : n(t);
				});
			});
			if (e.destroyed) {
				a.destroy(r.on(`error`, ge), new d());
				return;
			}
			n(r);
			try {
				e[Z] = r.alpnProtocol === `h2` ? await pe(e, r) : await fe(e, r);
			} catch (e) {
				throw r.destroy().on(`error`, ge), e;
			}
			e[T] = !1, r[W] = 0, r[U] = e[U], r[h] = e, r[N] = null, o.connected.hasSubscribers && o.connected.publish({
				connectParams: {
					host: t,
					hostname: i,
					protocol: s,
					port: c,
					version: e[Z]?.version,
					servername: e[m],
					localAddress: e[oe]
				},
				connector: e[ie],
				socket: r
			}), e.emit(`connect`, e[p], [e]);
		} catch (r) {
			if (e.destroyed) return;
			if (e[T] = !1, o.connectError.hasSubscribers && o.connectError.publish({
				connectParams: {
					host: t,
					hostname: i,
					protocol: s,
					port: c,
					version: e[Z]?.version,
					servername: e[m],
					localAddress: e[oe]
				},
				connector: e[ie],
				error: r
			}), r.code === `ERR_TLS_CERT_ALTNAME_INVALID`) for (n(e[b] === 0); e[x] > 0 && e[C][e[k]].servername === e[m];) {
				let t = e[C][e[k]++];
				a.errorRequest(e, t, r);
			}
			else ye(e, r);
			e.emit(`connectionError`, e[p], [e], r);
		}
		e[de]();
	}
	function be(e) {
		e[E] = 0, e.emit(`drain`, e[p], [e]);
	}
	function xe(e, t) {
		e[v] !== 2 && (e[v] = 2, Se(e, t), e[v] = 0, e[A] > 256 && (e[C].splice(0, e[A]), e[k] -= e[A], e[A] = 0));
	}
	function Se(e, t) {
		for (;;) {
			if (e.destroyed) {
				n(e[x] === 0);
				return;
			}
			if (e[he] && !e[S]) {
				e[he](), e[he] = null;
				return;
			}
			if (e[Z] && e[Z].resume(), e[g]) e[E] = 2;
			else if (e[E] === 2) {
				t ? (e[E] = 1, queueMicrotask(() => be(e))) : be(e);
				continue;
			}
			if (e[x] === 0 || e[b] >= (_e(e) || 1)) return;
			let r = e[C][e[k]];
			if (e[p].protocol === `https:` && e[m] !== r.servername) {
				if (e[b] > 0) return;
				e[m] = r.servername, e[Z]?.destroy(new u(`servername changed`), () => {
					e[Z] = null, xe(e);
				});
			}
			if (e[T]) return;
			if (!e[Z]) {
				$(e);
				return;
			}
			if (e[Z].destroyed || e[Z].busy(r)) return;
			!r.aborted && e[Z].write(r) ? e[k]++ : e[C].splice(e[k], 1);
		}
	}
	t.exports = Q;
})), Z = g(((e, t) => {
	let n = 2047;
	var r = class {
		constructor() {
			this.bottom = 0, this.top = 0, this.list = Array(2048), this.next = null;
		}
		isEmpty() {
			return this.top === this.bottom;
		}
		isFull() {
			return (this.top + 1 & n) === this.bottom;
		}
		push(e) {
			this.list[this.top] = e, this.top = this.top + 1 & n;
		}
		shift() {
			let e = this.list[this.bottom];
			return e === void 0 ? null : (this.list[this.bottom] = void 0, this.bottom = this.bottom + 1 & n, e);
		}
	};
	t.exports = class {
		constructor() {
			this.head = this.tail = new r();
		}
		isEmpty() {
			return this.head.isEmpty();
		}
		push(e) {
			this.head.isFull() && (this.head = this.head.next = new r()), this.head.push(e);
		}
		shift() {
			let e = this.tail, t = e.shift();
			return e.isEmpty() && e.next !== null && (this.tail = e.next), t;
		}
	};
})), ue = g(((e, t) => {
	let { kFree: n, kConnected: r, kPending: i, kQueued: a, kRunning: o, kSize: s } = j(), c = Symbol(`pool`);
	t.exports = class {
		constructor(e) {
			this[c] = e;
		}
		get connected() {
			return this[c][r];
		}
		get free() {
			return this[c][n];
		}
		get pending() {
			return this[c][i];
		}
		get queued() {
			return this[c][a];
		}
		get running() {
			return this[c][o];
		}
		get size() {
			return this[c][s];
		}
	};
})), de = g(((e, t) => {
	let n = R(), r = Z(), { kConnected: i, kSize: a, kRunning: o, kPending: s, kQueued: c, kBusy: l, kFree: u, kUrl: d, kClose: f, kDestroy: p, kDispatch: m } = j(), h = ue(), g = Symbol(`clients`), _ = Symbol(`needDrain`), v = Symbol(`queue`), y = Symbol(`closed resolve`), b = Symbol(`onDrain`), x = Symbol(`onConnect`), S = Symbol(`onDisconnect`), C = Symbol(`onConnectionError`), w = Symbol(`get dispatcher`), T = Symbol(`add client`), E = Symbol(`remove client`), D = Symbol(`stats`);
	t.exports = {
		PoolBase: class extends n {
			constructor(e) {
				super(e), this[v] = new r(), this[g] = [], this[c] = 0;
				let t = this;
				this[b] = function(e, n) {
					let r = t[v], i = !1;
					for (; !i;) {
						let e = r.shift();
						if (!e) break;
						t[c]--, i = !this.dispatch(e.opts, e.handler);
					}
					this[_] = i, !this[_] && t[_] && (t[_] = !1, t.emit(`drain`, e, [t, ...n])), t[y] && r.isEmpty() && Promise.all(t[g].map((e) => e.close())).then(t[y]);
				}, this[x] = (e, n) => {
					t.emit(`connect`, e, [t, ...n]);
				}, this[S] = (e, n, r) => {
					t.emit(`disconnect`, e, [t, ...n], r);
				}, this[C] = (e, n, r) => {
					t.emit(`connectionError`, e, [t, ...n], r);
				}, this[D] = new h(this);
			}
			get [l]() {
				return this[_];
			}
			get [i]() {
				return this[g].filter((e) => e[i]).length;
			}
			get [u]() {
				return this[g].filter((e) => e[i] && !e[_]).length;
			}
			get [s]() {
				let e = this[c];
				for (let { [s]: t } of this[g]) e += t;
				return e;
			}
			get [o]() {
				let e = 0;
				for (let { [o]: t } of this[g]) e += t;
				return e;
			}
			get [a]() {
				let e = this[c];
				for (let { [a]: t } of this[g]) e += t;
				return e;
			}
			get stats() {
				return this[D];
			}
			async [f]() {
				this[v].isEmpty() ? await Promise.all(this[g].map((e) => e.close())) : await new Promise((e) => {
					this[y] = e;
				});
			}
			async [p](e) {
				for (;;) {
					let t = this[v].shift();
					if (!t) break;
					t.handler.onError(e);
				}
				await Promise.all(this[g].map((t) => t.destroy(e)));
			}
			[m](e, t) {
				let n = this[w]();
				return n ? n.dispatch(e, t) || (n[_] = !0, this[_] = !this[w]()) : (this[_] = !0, this[v].push({
					opts: e,
					handler: t
				}), this[c]++), !this[_];
			}
			[T](e) {
				return e.on(`drain`, this[b]).on(`connect`, this[x]).on(`disconnect`, this[S]).on(`connectionError`, this[C]), this[g].push(e), this[_] && queueMicrotask(() => {
					this[_] && this[b](e[d], [this, e]);
				}), this;
			}
			[E](e) {
				e.close(() => {
					let t = this[g].indexOf(e);
					t !== -1 && this[g].splice(t, 1);
				}), this[_] = this[g].some((e) => !e[_] && e.closed !== !0 && e.destroyed !== !0);
			}
		},
		kClients: g,
		kNeedDrain: _,
		kAddClient: T,
		kRemoveClient: E,
		kGetDispatcher: w
	};
})), fe = g(((e, t) => {
	let { PoolBase: n, kClients: r, kNeedDrain: i, kAddClient: a, kGetDispatcher: o } = de(), s = le(), { InvalidArgumentError: c } = M(), l = F(), { kUrl: u, kInterceptors: d } = j(), f = B(), p = Symbol(`options`), m = Symbol(`connections`), h = Symbol(`factory`);
	function g(e, t) {
		return new s(e, t);
	}
	t.exports = class extends n {
		constructor(e, { connections: t, factory: n = g, connect: i, connectTimeout: a, tls: o, maxCachedSessions: s, socketPath: _, autoSelectFamily: v, autoSelectFamilyAttemptTimeout: y, allowH2: b, ...x } = {}) {
			if (t != null && (!Number.isFinite(t) || t < 0)) throw new c(`invalid connections`);
			if (typeof n != `function`) throw new c(`factory must be a function.`);
			if (i != null && typeof i != `function` && typeof i != `object`) throw new c(`connect must be a function or an object`);
			typeof i != `function` && (i = f({
				...o,
				maxCachedSessions: s,
				allowH2: b,
				socketPath: _,
				timeout: a,
				...v ? {
					autoSelectFamily: v,
					autoSelectFamilyAttemptTimeout: y
				} : void 0,
				...i
			})), super(x), this[d] = x.interceptors?.Pool && Array.isArray(x.interceptors.Pool) ? x.interceptors.Pool : [], this[m] = t || null, this[u] = l.parseOrigin(e), this[p] = {
				...l.deepClone(x),
				connect: i,
				allowH2: b
			}, this[p].interceptors = x.interceptors ? { ...x.interceptors } : void 0, this[h] = n, this.on(`connectionError`, (e, t, n) => {
				for (let e of t) {
					let t = this[r].indexOf(e);
					t !== -1 && this[r].splice(t, 1);
				}
			});
		}
		[o]() {
			for (let e of this[r]) if (!e[i]) return e;
			if (!this[m] || this[r].length < this[m]) {
				let e = this[h](this[u], this[p]);
				return this[a](e), e;
			}
		}
	};
})), pe = g(((e, t) => {
	let { BalancedPoolMissingUpstreamError: n, InvalidArgumentError: r } = M(), { PoolBase: i, kClients: a, kNeedDrain: o, kAddClient: s, kRemoveClient: c, kGetDispatcher: l } = de(), u = fe(), { kUrl: d, kInterceptors: f } = j(), { parseOrigin: p } = F(), m = Symbol(`factory`), h = Symbol(`options`), g = Symbol(`kGreatestCommonDivisor`), _ = Symbol(`kCurrentWeight`), v = Symbol(`kIndex`), y = Symbol(`kWeight`), b = Symbol(`kMaxWeightPerServer`), x = Symbol(`kErrorPenalty`);
	function S(e, t) {
		if (e === 0) return t;
		for (; t !== 0;) {
			let n = t;
			t = e % t, e = n;
		}
		return e;
	}
	function C(e, t) {
		return new u(e, t);
	}
	t.exports = class extends i {
		constructor(e = [], { factory: t = C, ...n } = {}) {
			if (super(), this[h] = n, this[v] = -1, this[_] = 0, this[b] = this[h].maxWeightPerServer || 100, this[x] = this[h].errorPenalty || 15, Array.isArray(e) || (e = [e]), typeof t != `function`) throw new r(`factory must be a function.`);
			this[f] = n.interceptors?.BalancedPool && Array.isArray(n.interceptors.BalancedPool) ? n.interceptors.BalancedPool : [], this[m] = t;
			for (let t of e) this.addUpstream(t);
			this._updateBalancedPoolStats();
		}
		addUpstream(e) {
			let t = p(e).origin;
			if (this[a].find((e) => e[d].origin === t && e.closed !== !0 && e.destroyed !== !0)) return this;
			let n = this[m](t, Object.assign({}, this[h]));
			this[s](n), n.on(`connect`, () => {
				n[y] = Math.min(this[b], n[y] + this[x]);
			}), n.on(`connectionError`, () => {
				n[y] = Math.max(1, n[y] - this[x]), this._updateBalancedPoolStats();
			}), n.on(`disconnect`, (...e) => {
				let t = e[2];
				t && t.code === `UND_ERR_SOCKET` && (n[y] = Math.max(1, n[y] - this[x]), this._updateBalancedPoolStats());
			});
			for (let e of this[a]) e[y] = this[b];
			return this._updateBalancedPoolStats(), this;
		}
		_updateBalancedPoolStats() {
			let e = 0;
			for (let t = 0; t < this[a].length; t++) e = S(this[a][t][y], e);
			this[g] = e;
		}
		removeUpstream(e) {
			let t = p(e).origin, n = this[a].find((e) => e[d].origin === t && e.closed !== !0 && e.destroyed !== !0);
			return n && this[c](n), this;
		}
		get upstreams() {
			return this[a].filter((e) => e.closed !== !0 && e.destroyed !== !0).map((e) => e[d].origin);
		}
		[l]() {
			if (this[a].length === 0) throw new n();
			if (!this[a].find((e) => !e[o] && e.closed !== !0 && e.destroyed !== !0) || this[a].map((e) => e[o]).reduce((e, t) => e && t, !0)) return;
			let e = 0, t = this[a].findIndex((e) => !e[o]);
			for (; e++ < this[a].length;) {
				this[v] = (this[v] + 1) % this[a].length;
				let e = this[a][this[v]];
				if (e[y] > this[a][t][y] && !e[o] && (t = this[v]), this[v] === 0 && (this[_] = this[_] - this[g], this[_] <= 0 && (this[_] = this[b])), e[y] >= this[_] && !e[o]) return e;
			}
			return this[_] = this[a][t][y], this[v] = t, this[a][t];
		}
	};
})), me = g(((e, t) => {
	let { InvalidArgumentError: n } = M(), { kClients: r, kRunning: i, kClose: a, kDestroy: o, kDispatch: s, kInterceptors: c } = j(), l = R(), u = fe(), d = le(), f = F(), p = ce(), m = Symbol(`onConnect`), h = Symbol(`onDisconnect`), g = Symbol(`onConnectionError`), _ = Symbol(`maxRedirections`), v = Symbol(`onDrain`), y = Symbol(`factory`), b = Symbol(`options`);
	function x(e, t) {
		return t && t.connections === 1 ? new d(e, t) : new u(e, t);
	}
	t.exports = class extends l {
		constructor({ factory: e = x, maxRedirections: t = 0, connect: i, tls: a, ...o } = {}) {
			if (typeof e != `function`) throw new n(`factory must be a function.`);
			if (i != null && typeof i != `function` && typeof i != `object`) throw new n(`connect must be a function or an object`);
			if (!Number.isInteger(t) || t < 0) throw new n(`maxRedirections must be a positive number`);
			super(o), i && typeof i != `function` && (i = { ...i }), a && typeof a != `function` && (a = { ...a }), this[c] = o.interceptors?.Agent && Array.isArray(o.interceptors.Agent) ? o.interceptors.Agent : [p({ maxRedirections: t })], this[b] = {
				...f.deepClone(o),
				connect: i,
				tls: a
			}, this[b].interceptors = o.interceptors ? { ...o.interceptors } : void 0, this[_] = t, this[y] = e, this[r] = new Map(), this[v] = (e, t) => {
				this.emit(`drain`, e, [this, ...t]);
			}, this[m] = (e, t) => {
				this.emit(`connect`, e, [this, ...t]);
			}, this[h] = (e, t, n) => {
				this.emit(`disconnect`, e, [this, ...t], n);
			}, this[g] = (e, t, n) => {
				this.emit(`connectionError`, e, [this, ...t], n);
			};
		}
		get [i]() {
			let e = 0;
			for (let t of this[r].values()) e += t[i];
			return e;
		}
		[s](e, t) {
			let i;
			if (e.origin && (typeof e.origin == `string` || e.origin instanceof URL)) i = String(e.origin);
			else throw new n(`opts.origin must be a non-empty string or URL.`);
			let a = this[r].get(i);
			return a || (a = this[y](e.origin, this[b]).on(`drain`, this[v]).on(`connect`, this[m]).on(`disconnect`, this[h]).on(`connectionError`, this[g]), this[r].set(i, a)), a.dispatch(e, t);
		}
		async [a]() {
			let e = [];
			for (let t of this[r].values()) e.push(t.close());
			this[r].clear(), await Promise.all(e);
		}
		async [o](e) {
			let t = [];
			for (let n of this[r].values()) t.push(n.destroy(e));
			this[r].clear(), await Promise.all(t);
		}
	};
})), he = g(((e, t) => {
	let { kProxy: n, kClose: r, kDestroy: i, kDispatch: a, kInterceptors: o } = j(), { URL: s } = y(`node:url`), c = me(), l = fe(), u = R(), { InvalidArgumentError: d, RequestAbortedError: f, SecureProxyConnectionError: p } = M(), m = B(), h = le(), g = Symbol(`proxy agent`), _ = Symbol(`proxy client`), v = Symbol(`proxy headers`), b = Symbol(`request tls settings`), x = Symbol(`proxy tls settings`), S = Symbol(`connect endpoint function`), C = Symbol(`tunnel proxy`);
	function w(e) {
		return e === `https:` ? 443 : 80;
	}
	function T(e, t) {
		return new l(e, t);
	}
	let E = () => {};
	function D(e, t) {
		return t.connections === 1 ? new h(e, t) : new l(e, t);
	}
	var O = class extends u {
		#e;
		constructor(e, { headers: t = {}, connect: n, factory: r }) {
			if (super(), !e) throw new d(`Proxy URL is mandatory`);
			this[v] = t, this.#e = r ? r(e, { connect: n }) : new h(e, { connect: n });
		}
		[a](e, t) {
			let n = t.onHeaders;
			t.onHeaders = function(e, r, i) {
				e === 407 ? typeof t.onError == `function` && t.onError(new d(`Proxy Authentication Required (407)`)) : n && n.call(this, e, r, i);
			};
			let { origin: r, path: i = `/`, headers: o = {} } = e;
			if (e.path = r + i, !(`host` in o) && !(`Host` in o)) {
				let { host: e } = new s(r);
				o.host = e;
			}
			return e.headers = {
				...this[v],
				...o
			}, this.#e[a](e, t);
		}
		async [r]() {
			return this.#e.close();
		}
		async [i](e) {
			return this.#e.destroy(e);
		}
	}, k = class extends u {
		constructor(e) {
			if (super(), !e || typeof e == `object` && !(e instanceof s) && !e.uri) throw new d(`Proxy uri is mandatory`);
			let { clientFactory: t = T } = e;
			if (typeof t != `function`) throw new d(`Proxy opts.clientFactory must be a function.`);
			let { proxyTunnel: r = !0 } = e, i = this.#e(e), { href: a, origin: l, port: u, protocol: h, username: y, password: k, hostname: A } = i;
			if (this[n] = {
				uri: a,
				protocol: h
			}, this[o] = e.interceptors?.ProxyAgent && Array.isArray(e.interceptors.ProxyAgent) ? e.interceptors.ProxyAgent : [], this[b] = e.requestTls, this[x] = e.proxyTls, this[v] = e.headers || {}, this[C] = r, e.auth && e.token) throw new d(`opts.auth cannot be used in combination with opts.token`);
			e.auth ? this[v][`proxy-authorization`] = `Basic ${e.auth}` : e.token ? this[v][`proxy-authorization`] = e.token : y && k && (this[v][`proxy-authorization`] = `Basic ${Buffer.from(`${decodeURIComponent(y)}:${decodeURIComponent(k)}`).toString(`base64`)}`);
			let j = m({ ...e.proxyTls });
			this[S] = m({ ...e.requestTls });
			let M = e.factory || D, N = (e, t) => {
				let { protocol: r } = new s(e);
				return !this[C] && r === `http:` && this[n].protocol === `http:` ? new O(this[n].uri, {
					headers: this[v],
					connect: j,
					factory: M
				}) : M(e, t);
			};
			this[_] = t(i, { connect: j }), this[g] = new c({
				...e,
				factory: N,
				connect: async (e, t) => {
					let n = e.host;
					e.port || (n += `:${w(e.protocol)}`);
					try {
						let { socket: r, statusCode: i } = await this[_].connect({
							origin: l,
							port: u,
							path: n,
							signal: e.signal,
							headers: {
								...this[v],
								host: e.host
							},
							servername: this[x]?.servername || A
						});
						if (i !== 200 && (r.on(`error`, E).destroy(), t(new f(`Proxy response (${i}) !== 200 when HTTP Tunneling`))), e.protocol !== `https:`) {
							t(null, r);
							return;
						}
						let a;
						a = this[b] ? this[b].servername : e.servername, this[S]({
							...e,
							servername: a,
							httpSocket: r
						}, t);
					} catch (e) {
						e.code === `ERR_TLS_CERT_ALTNAME_INVALID` ? t(new p(e)) : t(e);
					}
				}
			});
		}
		dispatch(e, t) {
			let n = A(e.headers);
			if (N(n), n && !(`host` in n) && !(`Host` in n)) {
				let { host: t } = new s(e.origin);
				n.host = t;
			}
			return this[g].dispatch({
				...e,
				headers: n
			}, t);
		}
		#e(e) {
			return typeof e == `string` ? new s(e) : e instanceof s ? e : new s(e.uri);
		}
		async [r]() {
			await this[g].close(), await this[_].close();
		}
		async [i]() {
			await this[g].destroy(), await this[_].destroy();
		}
	};
	function A(e) {
		if (Array.isArray(e)) {
			let t = {};
			for (let n = 0; n < e.length; n += 2) t[e[n]] = e[n + 1];
			return t;
		}
		return e;
	}
	function N(e) {
		if (e && Object.keys(e).find((e) => e.toLowerCase() === `proxy-authorization`)) throw new d(`Proxy-Authorization should be sent in ProxyAgent constructor`);
	}
	t.exports = k;
})), ge = g(((e, t) => {
	let n = R(), { kClose: r, kDestroy: i, kClosed: a, kDestroyed: o, kDispatch: s, kNoProxyAgent: c, kHttpProxyAgent: l, kHttpsProxyAgent: u } = j(), d = he(), f = me(), p = {
		"http:": 80,
		"https:": 443
	}, m = !1;
	t.exports = class extends n {
		#e = null;
		#t = null;
		#n = null;
		constructor(e = {}) {
			super(), this.#n = e, m || (m = !0, process.emitWarning(`EnvHttpProxyAgent is experimental, expect them to change at any time.`, { code: `UNDICI-EHPA` }));
			let { httpProxy: t, httpsProxy: n, noProxy: r, ...i } = e;
			this[c] = new f(i);
			let a = t ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
			a ? this[l] = new d({
				...i,
				uri: a
			}) : this[l] = this[c];
			let o = n ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
			o ? this[u] = new d({
				...i,
				uri: o
			}) : this[u] = this[l], this.#a();
		}
		[s](e, t) {
			let n = new URL(e.origin);
			return this.#r(n).dispatch(e, t);
		}
		async [r]() {
			await this[c].close(), this[l][a] || await this[l].close(), this[u][a] || await this[u].close();
		}
		async [i](e) {
			await this[c].destroy(e), this[l][o] || await this[l].destroy(e), this[u][o] || await this[u].destroy(e);
		}
		#r(e) {
			let { protocol: t, host: n, port: r } = e;
			return n = n.replace(/:\d*$/, ``).toLowerCase(), r = Number.parseInt(r, 10) || p[t] || 0, this.#i(n, r) ? t === `https:` ? this[u] : this[l] : this[c];
		}
		#i(e, t) {
			if (this.#o && this.#a(), this.#t.length === 0) return !0;
			if (this.#e === `*`) return !1;
			for (let n = 0; n < this.#t.length; n++) {
				let r = this.#t[n];
				if (!(r.port && r.port !== t)) {
					if (!/^[.*]/.test(r.hostname)) {
						if (e === r.hostname) return !1;
					} else if (e.endsWith(r.hostname.replace(/^\*/, ``))) return !1;
				}
			}
			return !0;
		}
		#a() {
			let e = this.#n.noProxy ?? this.#s, t = e.split(/[,\s]/), n = [];
			for (let e = 0; e < t.length; e++) {
				let r = t[e];
				if (!r) continue;
				let i = r.match(/^(.+):(\d+)$/);
				n.push({
					hostname: (i ? i[1] : r).toLowerCase(),
					port: i ? Number.parseInt(i[2], 10) : 0
				});
			}
			this.#e = e, this.#t = n;
		}
		get #o() {
			return this.#n.noProxy === void 0 && this.#e !== this.#s;
		}
		get #s() {
			return process.env.no_proxy ?? process.env.NO_PROXY ?? ``;
		}
	};
})), _e = g(((e, t) => {
	let n = y(`node:assert`), { kRetryHandlerDefaultRetry: r } = j(), { RequestRetryError: i } = M(), { isDisturbed: a, parseHeaders: o, parseRangeHeader: s, wrapRequestBody: c } = F();
	function l(e) {
		let t = Date.now();
		return new Date(e).getTime() - t;
	}
	function u(e, t, n, r) {
		let a = e[`content-length`];
		if (a == null || !Number.isFinite(t.start) || !Number.isFinite(t.end)) return null;
		let o = Number(a), s = t.end - t.start + 1;
		return !Number.isFinite(o) || o !== s ? new i(`Content-Length mismatch`, n, {
			headers: e,
			data: { count: r }
		}) : null;
	}
	t.exports = class e {
		constructor(t, n) {
			let { retryOptions: i, ...a } = t, { retry: o, maxRetries: s, maxTimeout: l, minTimeout: u, timeoutFactor: d, methods: f, errorCodes: p, retryAfter: m, statusCodes: h } = i ?? {};
			this.dispatch = n.dispatch, this.handler = n.handler, this.opts = {
				...a,
				body: c(t.body)
			}, this.abort = null, this.aborted = !1, this.retryOpts = {
				retry: o ?? e[r],
				retryAfter: m ?? !0,
				maxTimeout: l ?? 3e4,
				minTimeout: u ?? 500,
				timeoutFactor: d ?? 2,
				maxRetries: s ?? 5,
				methods: f ?? [
					`GET`,
					`HEAD`,
					`OPTIONS`,
					`PUT`,
					`DELETE`,
					`TRACE`
				],
				statusCodes: h ?? [
					500,
					502,
					503,
					504,
					429
				],
				errorCodes: p ?? [
					`ECONNRESET`,
					`ECONNREFUSED`,
					`ENOTFOUND`,
					`ENETDOWN`,
					`ENETUNREACH`,
					`EHOSTDOWN`,
					`EHOSTUNREACH`,
					`EPIPE`,
					`UND_ERR_SOCKET`
				]
			}, this.retryCount = 0, this.retryCountCheckpoint = 0, this.start = 0, this.end = null, this.etag = null, this.resume = null, this.headersSent = !1, this.handler.onConnect((e) => {
				this.aborted = !0, this.abort ? this.abort(e) : this.reason = e;
			});
		}
		checkpointResponseEnd(e, t) {
			if (this.end == null && this.opts.method !== `HEAD`) {
				let t = e[`content-length`];
				this.end = t == null ? null : Number(t) - 1, n(this.end == null || Number.isFinite(this.end), `invalid content-length`);
			}
			this.resume = this.end == null ? null : t;
		}
		onRequestSent() {
			this.handler.onRequestSent && this.handler.onRequestSent();
		}
		onUpgrade(e, t, n) {
			this.handler.onUpgrade && this.handler.onUpgrade(e, t, n);
		}
		onConnect(e) {
			this.aborted ? e(this.reason) : this.abort = e;
		}
		onBodySent(e) {
			if (this.handler.onBodySent) return this.handler.onBodySent(e);
		}
		static [r](e, { state: t, opts: n }, r) {
			let { statusCode: i, code: a, headers: o } = e, { method: s, retryOptions: c } = n, { maxRetries: u, minTimeout: d, maxTimeout: f, timeoutFactor: p, statusCodes: m, errorCodes: h, methods: g } = c, { counter: _ } = t;
			if (a && a !== `UND_ERR_REQ_RETRY` && !h.includes(a) || Array.isArray(g) && !g.includes(s) || i != null && Array.isArray(m) && !m.includes(i) || _ > u) {
				r(e);
				return;
			}
			let v = o?.[`retry-after`];
			v &&= (v = Number(v), Number.isNaN(v) ? l(v) : v * 1e3);
			let y = Math.min(v > 0 ? v : d * p ** (_ - 1), f);
			setTimeout(() => r(null), y);
		}
		onHeaders(e, t, r, a) {
			let c = o(t);
			if (this.retryCount += 1, e >= 300) return !this.headersSent && this.retryOpts.statusCodes.includes(e) === !1 ? (this.headersSent = !0, this.checkpointResponseEnd(c, r), this.handler.onHeaders(e, t, r, a)) : (this.abort(new i(`Request failed`, e, {
				headers: c,
				data: { count: this.retryCount }
			})), !1);
			if (this.resume != null) {
				if (this.resume = null, e !== 206 && (this.start > 0 || e !== 200)) return this.abort(new i(`server does not support the range header and the payload was partially consumed`, e, {
					headers: c,
					data: { count: this.retryCount }
				})), !1;
				let t = s(c[`content-range`]);
				if (!t) return this.abort(new i(`Content-Range mismatch`, e, {
					headers: c,
					data: { count: this.retryCount }
				})), !1;
				if (this.etag != null && this.etag !== c.etag) return this.abort(new i(`ETag mismatch`, e, {
					headers: c,
					data: { count: this.retryCount }
				})), !1;
				let n = u(c, t, e, this.retryCount);
				if (n != null) return this.abort(n), !1;
				let { start: a, size: o, end: l = o - 1 } = t;
				return this.start !== a || this.end != null && this.end !== l ? (this.abort(new i(`Content-Range mismatch`, e, {
					headers: c,
					data: { count: this.retryCount }
				})), !1) : (this.resume = r, !0);
			}
			if (this.end == null) {
				if (e === 206) {
					let i = s(c[`content-range`]);
					if (i == null) return this.headersSent = !0, this.handler.onHeaders(e, t, r, a);
					let o = u(c, i, e, this.retryCount);
					if (o != null) return this.abort(o), !1;
					let { start: l, size: d, end: f = d - 1 } = i;
					n(l != null && Number.isFinite(l), `content-range mismatch`), n(f != null && Number.isFinite(f), `invalid content-length`), this.start = l, this.end = f;
				}
				if (this.end == null) {
					let e = c[`content-length`];
					this.end = e == null ? null : Number(e) - 1;
				}
				return n(Number.isFinite(this.start)), n(this.end == null || Number.isFinite(this.end), `invalid content-length`), this.resume = r, this.headersSent = !0, this.etag = c.etag == null ? null : c.etag, this.etag != null && this.etag.startsWith(`W/`) && (this.etag = null), this.handler.onHeaders(e, t, r, a);
			}
			let l = new i(`Request failed`, e, {
				headers: c,
				data: { count: this.retryCount }
			});
			return this.abort(l), !1;
		}
		onData(e) {
			return this.start += e.length, this.handler.onData(e);
		}
		onComplete(e) {
			return this.retryCount = 0, this.handler.onComplete(e);
		}
		onError(e) {
			if (this.aborted || a(this.opts.body) || this.headersSent && this.resume == null) return this.handler.onError(e);
			this.retryCount - this.retryCountCheckpoint > 0 ? this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint) : this.retryCount += 1, this.retryOpts.retry(e, {
				state: { counter: this.retryCount },
				opts: {
					retryOptions: this.retryOpts,
					...this.opts
				}
			}, t.bind(this));
			function t(e) {
				if (e != null || this.aborted || a(this.opts.body)) return this.handler.onError(e);
				if (this.start !== 0) {
					let e = { range: `bytes=${this.start}-${this.end ?? ``}` };
					this.etag != null && (e[`if-match`] = this.etag), this.opts = {
						...this.opts,
						headers: {
							...this.opts.headers,
							...e
						}
					};
				}
				try {
					this.retryCountCheckpoint = this.retryCount, this.dispatch(this.opts, this);
				} catch (e) {
					this.handler.onError(e);
				}
			}
		}
	};
})), Q = g(((e, t) => {
	let n = ee(), r = _e();
	t.exports = class extends n {
		#e = null;
		#t = null;
		constructor(e, t = {}) {
			super(t), this.#e = e, this.#t = t;
		}
		dispatch(e, t) {
			let n = new r({
				...e,
				retryOptions: this.#t
			}, {
				dispatch: this.#e.dispatch.bind(this.#e),
				handler: t
			});
			return this.#e.dispatch(e, n);
		}
		close() {
			return this.#e.close();
		}
		destroy() {
			return this.#e.destroy();
		}
	};
})), ve = g(((e, t) => {
	let n = y(`node:assert`), { Readable: r } = y(`node:stream`), { RequestAbortedError: i, NotSupportedError: a, InvalidArgumentError: o, AbortError: s } = M(), c = F(), { ReadableStreamFrom: l } = F(), u = Symbol(`kConsume`), d = Symbol(`kReading`), f = Symbol(`kBody`), p = Symbol(`kAbort`), m = Symbol(`kContentType`), h = Symbol(`kContentLength`), g = () => {};
	var _ = class extends r {
		constructor({ resume: e, abort: t, contentType: n = ``, contentLength: r, highWaterMark: i = 65536 }) {
			super({
				autoDestroy: !0,
				read: e,
				highWaterMark: i
			}), this._readableState.dataEmitted = !1, this[p] = t, this[u] = null, this[f] = null, this[m] = n, this[h] = r, this[d] = !1;
		}
		destroy(e) {
			return !e && !this._readableState.endEmitted && (e = new i()), e && this[p](), super.destroy(e);
		}
		_destroy(e, t) {
			this[d] ? t(e) : setImmediate(() => {
				t(e);
			});
		}
		on(e, ...t) {
			return (e === `data` || e === `readable`) && (this[d] = !0), super.on(e, ...t);
		}
		addListener(e, ...t) {
			return this.on(e, ...t);
		}
		off(e, ...t) {
			let n = super.off(e, ...t);
			return (e === `data` || e === `readable`) && (this[d] = this.listenerCount(`data`) > 0 || this.listenerCount(`readable`) > 0), n;
		}
		removeListener(e, ...t) {
			return this.off(e, ...t);
		}
		push(e) {
			return this[u] && e !== null ? (E(this[u], e), !this[d] || super.push(e)) : super.push(e);
		}
		async text() {
			return x(this, `text`);
		}
		async json() {
			return x(this, `json`);
		}
		async blob() {
			return x(this, `blob`);
		}
		async bytes() {
			return x(this, `bytes`);
		}
		async arrayBuffer() {
			return x(this, `arrayBuffer`);
		}
		async formData() {
			throw new a();
		}
		get bodyUsed() {
			return c.isDisturbed(this);
		}
		get body() {
			return this[f] || (this[f] = l(this), this[u] && (this[f].getReader(), n(this[f].locked))), this[f];
		}
		async dump(e) {
			let t = Number.isFinite(e?.limit) ? e.limit : 131072, n = e?.signal;
			if (n != null && (typeof n != `object` || !(`aborted` in n))) throw new o(`signal must be an AbortSignal`);
			return n?.throwIfAborted(), this._readableState.closeEmitted ? null : await new Promise((e, r) => {
				this[h] > t && this.destroy(new s());
				let i = () => {
					this.destroy(n.reason ?? new s());
				};
				n?.addEventListener(`abort`, i), this.on(`close`, function() {
					n?.removeEventListener(`abort`, i), n?.aborted ? r(n.reason ?? new s()) : e(null);
				}).on(`error`, g).on(`data`, function(e) {
					t -= e.length, t <= 0 && this.destroy();
				}).resume();
			});
		}
	};
	function v(e) {
		return e[f] && e[f].locked === !0 || e[u];
	}
	function b(e) {
		return c.isDisturbed(e) || v(e);
	}
	async function x(e, t) {
		return n(!e[u]), new Promise((n, r) => {
			if (b(e)) {
				let t = e._readableState;
				t.destroyed && t.closeEmitted === !1 ? e.on(`error`, (e) => {
					r(e);
				}).on(`close`, () => {
					r(TypeError(`unusable`));
				}) : r(t.errored ?? TypeError(`unusable`));
			} else queueMicrotask(() => {
				e[u] = {
					type: t,
					stream: e,
					resolve: n,
					reject: r,
					length: 0,
					body: []
				}, e.on(`error`, function(e) {
					D(this[u], e);
				}).on(`close`, function() {
					this[u].body !== null && D(this[u], new i());
				}), S(e[u]);
			});
		});
	}
	function S(e) {
		if (e.body === null) return;
		let { _readableState: t } = e.stream;
		if (t.bufferIndex) {
			let n = t.bufferIndex, r = t.buffer.length;
			for (let i = n; i < r; i++) E(e, t.buffer[i]);
		} else for (let n of t.buffer) E(e, n);
		for (t.endEmitted ? T(this[u]) : e.stream.on(`end`, function() {
			T(this[u]);
		}), e.stream.resume(); e.stream.read() != null;);
	}
	function C(e, t) {
		if (e.length === 0 || t === 0) return ``;
		let n = e.length === 1 ? e[0] : Buffer.concat(e, t), r = n.length, i = r > 2 && n[0] === 239 && n[1] === 187 && n[2] === 191 ? 3 : 0;
		return n.utf8Slice(i, r);
	}
	function w(e, t) {
		if (e.length === 0 || t === 0) return new Uint8Array();
		if (e.length === 1) return new Uint8Array(e[0]);
		let n = new Uint8Array(Buffer.allocUnsafeSlow(t).buffer), r = 0;
		for (let t = 0; t < e.length; ++t) {
			let i = e[t];
			n.set(i, r), r += i.length;
		}
		return n;
	}
	function T(e) {
		let { type: t, body: n, resolve: r, stream: i, length: a } = e;
		try {
			t === `text` ? r(C(n, a)) : t === `json` ? r(JSON.parse(C(n, a))) : t === `arrayBuffer` ? r(w(n, a).buffer) : t === `blob` ? r(new Blob(n, { type: i[m] })) : t === `bytes` && r(w(n, a)), D(e);
		} catch (e) {
			i.destroy(e);
		}
	}
	function E(e, t) {
		e.length += t.length, e.body.push(t);
	}
	function D(e, t) {
		e.body !== null && (t ? e.reject(t) : e.resolve(), e.type = null, e.stream = null, e.resolve = null, e.reject = null, e.length = 0, e.body = null);
	}
	t.exports = {
		Readable: _,
		chunksDecode: C
	};
})), ye = g(((e, t) => {
	let n = y(`node:assert`), { ResponseStatusCodeError: r } = M(), { chunksDecode: i } = ve();
	async function a({ callback: e, body: t, contentType: a, statusCode: c, statusMessage: l, headers: u }) {
		n(t);
		let d = [], f = 0;
		try {
			for await (let e of t) if (d.push(e), f += e.length, f > 131072) {
				d = [], f = 0;
				break;
			}
		} catch {
			d = [], f = 0;
		}
		let p = `Response status code ${c}${l ? `: ${l}` : ``}`;
		if (c === 204 || !a || !f) {
			queueMicrotask(() => e(new r(p, c, u)));
			return;
		}
		let m = Error.stackTraceLimit;
		Error.stackTraceLimit = 0;
		let h;
		try {
			o(a) ? h = JSON.parse(i(d, f)) : s(a) && (h = i(d, f));
		} catch {} finally {
			Error.stackTraceLimit = m;
		}
		queueMicrotask(() => e(new r(p, c, u, h)));
	}
	let o = (e) => e.length > 15 && e[11] === `/` && e[0] === `a` && e[1] === `p` && e[2] === `p` && e[3] === `l` && e[4] === `i` && e[5] === `c` && e[6] === `a` && e[7] === `t` && e[8] === `i` && e[9] === `o` && e[10] === `n` && e[12] === `j` && e[13] === `s` && e[14] === `o` && e[15] === `n`, s = (e) => e.length > 4 && e[4] === `/` && e[0] === `t` && e[1] === `e` && e[2] === `x` && e[3] === `t`;
	t.exports = {
		getResolveErrorBodyCallback: a,
		isContentTypeApplicationJson: o,
		isContentTypeText: s
	};
})), $ = g(((e, t) => {
	let n = y(`node:assert`), { Readable: r } = ve(), { InvalidArgumentError: i, RequestAbortedError: a } = M(), o = F(), { getResolveErrorBodyCallback: s } = ye(), { AsyncResource: c } = y(`node:async_hooks`);
	var l = class extends c {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new i(`invalid opts`);
			let { signal: n, method: r, opaque: s, body: c, onInfo: l, responseHeaders: u, throwOnError: d, highWaterMark: f } = e;
			try {
				if (typeof t != `function`) throw new i(`invalid callback`);
				if (f && (typeof f != `number` || f < 0)) throw new i(`invalid highWaterMark`);
				if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new i(`signal must be an EventEmitter or EventTarget`);
				if (r === `CONNECT`) throw new i(`invalid method`);
				if (l && typeof l != `function`) throw new i(`invalid onInfo callback`);
				super(`UNDICI_REQUEST`);
			} catch (e) {
				throw o.isStream(c) && o.destroy(c.on(`error`, o.nop), e), e;
			}
			this.method = r, this.responseHeaders = u || null, this.opaque = s || null, this.callback = t, this.res = null, this.abort = null, this.body = c, this.trailers = {}, this.context = null, this.onInfo = l || null, this.throwOnError = d, this.highWaterMark = f, this.signal = n, this.reason = null, this.removeAbortListener = null, o.isStream(c) && c.on(`error`, (e) => {
				this.onError(e);
			}), this.signal && (this.signal.aborted ? this.reason = this.signal.reason ?? new a() : this.removeAbortListener = o.addAbortListener(this.signal, () => {
				this.reason = this.signal.reason ?? new a(), this.res ? o.destroy(this.res.on(`error`, o.nop), this.reason) : this.abort && this.abort(this.reason), this.removeAbortListener &&= (this.res?.off(`close`, this.removeAbortListener), this.removeAbortListener(), null);
			}));
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (n(this.callback), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n, i) {
			let { callback: a, opaque: c, abort: l, context: u, responseHeaders: d, highWaterMark: f } = this, p = d === `raw` ? o.parseRawHeaders(t) : o.parseHeaders(t);
			if (e < 200) {
				this.onInfo && this.onInfo({
					statusCode: e,
					headers: p
				});
				return;
			}
			let m = d === `raw` ? o.parseHeaders(t) : p, h = m[`content-type`], g = m[`content-length`], _ = new r({
				resume: n,
				abort: l,
				contentType: h,
				contentLength: this.method !== `HEAD` && g ? Number(g) : null,
				highWaterMark: f
			});
			this.removeAbortListener && _.on(`close`, this.removeAbortListener), this.callback = null, this.res = _, a !== null && (this.throwOnError && e >= 400 ? this.runInAsyncScope(s, null, {
				callback: a,
				body: _,
				contentType: h,
				statusCode: e,
				statusMessage: i,
				headers: p
			}) : this.runInAsyncScope(a, null, null, {
				statusCode: e,
				headers: p,
				trailers: this.trailers,
				opaque: c,
				body: _,
				context: u
			}));
		}
		onData(e) {
			return this.res.push(e);
		}
		onComplete(e) {
			o.parseHeaders(e, this.trailers), this.res.push(null);
		}
		onError(e) {
			let { res: t, callback: n, body: r, opaque: i } = this;
			n && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(n, null, e, { opaque: i });
			})), t && (this.res = null, queueMicrotask(() => {
				o.destroy(t, e);
			})), r && (this.body = null, o.destroy(r, e)), this.removeAbortListener &&= (t?.off(`close`, this.removeAbortListener), this.removeAbortListener(), null);
		}
	};
	function u(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			u.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			this.dispatch(e, new l(e, t));
		} catch (n) {
			if (typeof t != `function`) throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	t.exports = u, t.exports.RequestHandler = l;
})), be = g(((e, t) => {
	let { addAbortListener: n } = F(), { RequestAbortedError: r } = M(), i = Symbol(`kListener`), a = Symbol(`kSignal`);
	function o(e) {
		e.abort ? e.abort(e[a]?.reason) : e.reason = e[a]?.reason ?? new r(), c(e);
	}
	function s(e, t) {
		e.reason = null, e[a] = null, e[i] = null, t && (t.aborted ? o(e) : (e[a] = t, e[i] = () => {
			o(e);
		}, n(e[a], e[i])));
	}
	function c(e) {
		e[a] && (`removeEventListener` in e[a] ? e[a].removeEventListener(`abort`, e[i]) : e[a].removeListener(`abort`, e[i]), e[a] = null, e[i] = null);
	}
	t.exports = {
		addSignal: s,
		removeSignal: c
	};
})), xe = g(((e, t) => {
	let n = y(`node:assert`), { finished: r, PassThrough: i } = y(`node:stream`), { InvalidArgumentError: a, InvalidReturnValueError: o } = M(), s = F(), { getResolveErrorBodyCallback: c } = ye(), { AsyncResource: l } = y(`node:async_hooks`), { addSignal: u, removeSignal: d } = be();
	var f = class extends l {
		constructor(e, t, n) {
			if (!e || typeof e != `object`) throw new a(`invalid opts`);
			let { signal: r, method: i, opaque: o, body: c, onInfo: l, responseHeaders: d, throwOnError: f } = e;
			try {
				if (typeof n != `function`) throw new a(`invalid callback`);
				if (typeof t != `function`) throw new a(`invalid factory`);
				if (r && typeof r.on != `function` && typeof r.addEventListener != `function`) throw new a(`signal must be an EventEmitter or EventTarget`);
				if (i === `CONNECT`) throw new a(`invalid method`);
				if (l && typeof l != `function`) throw new a(`invalid onInfo callback`);
				super(`UNDICI_STREAM`);
			} catch (e) {
				throw s.isStream(c) && s.destroy(c.on(`error`, s.nop), e), e;
			}
			this.responseHeaders = d || null, this.opaque = o || null, this.factory = t, this.callback = n, this.res = null, this.abort = null, this.context = null, this.trailers = null, this.body = c, this.onInfo = l || null, this.throwOnError = f || !1, s.isStream(c) && c.on(`error`, (e) => {
				this.onError(e);
			}), u(this, r);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (n(this.callback), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n, a) {
			let { factory: l, opaque: u, context: d, callback: f, responseHeaders: p } = this, m = p === `raw` ? s.parseRawHeaders(t) : s.parseHeaders(t);
			if (e < 200) {
				this.onInfo && this.onInfo({
					statusCode: e,
					headers: m
				});
				return;
			}
			this.factory = null;
			let h;
			if (this.throwOnError && e >= 400) {
				let n = (p === `raw` ? s.parseHeaders(t) : m)[`content-type`];
				h = new i(), this.callback = null, this.runInAsyncScope(c, null, {
					callback: f,
					body: h,
					contentType: n,
					statusCode: e,
					statusMessage: a,
					headers: m
				});
			} else {
				if (l === null) return;
				if (h = this.runInAsyncScope(l, null, {
					statusCode: e,
					headers: m,
					opaque: u,
					context: d
				}), !h || typeof h.write != `function` || typeof h.end != `function` || typeof h.on != `function`) throw new o(`expected Writable`);
				r(h, { readable: !1 }, (e) => {
					let { callback: t, res: n, opaque: r, trailers: i, abort: a } = this;
					this.res = null, (e || !n.readable) && s.destroy(n, e), this.callback = null, this.runInAsyncScope(t, null, e || null, {
						opaque: r,
						trailers: i
					}), e && a();
				});
			}
			return h.on(`drain`, n), this.res = h, (h.writableNeedDrain === void 0 ? h._writableState?.needDrain : h.writableNeedDrain) !== !0;
		}
		onData(e) {
			let { res: t } = this;
			return !t || t.write(e);
		}
		onComplete(e) {
			let { res: t } = this;
			d(this), t && (this.trailers = s.parseHeaders(e), t.end());
		}
		onError(e) {
			let { res: t, callback: n, opaque: r, body: i } = this;
			d(this), this.factory = null, t ? (this.res = null, s.destroy(t, e)) : n && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(n, null, e, { opaque: r });
			})), i && (this.body = null, s.destroy(i, e));
		}
	};
	function p(e, t, n) {
		if (n === void 0) return new Promise((n, r) => {
			p.call(this, e, t, (e, t) => e ? r(e) : n(t));
		});
		try {
			this.dispatch(e, new f(e, t, n));
		} catch (t) {
			if (typeof n != `function`) throw t;
			let r = e?.opaque;
			queueMicrotask(() => n(t, { opaque: r }));
		}
	}
	t.exports = p;
})), Se = g(((e, t) => {
	let { Readable: n, Duplex: r, PassThrough: i } = y(`node:stream`), { InvalidArgumentError: a, InvalidReturnValueError: o, RequestAbortedError: s } = M(), c = F(), { AsyncResource: l } = y(`node:async_hooks`), { addSignal: u, removeSignal: d } = be(), f = y(`node:assert`), p = Symbol(`resume`);
	var m = class extends n {
		constructor() {
			super({ autoDestroy: !0 }), this[p] = null;
		}
		_read() {
			let { [p]: e } = this;
			e && (this[p] = null, e());
		}
		_destroy(e, t) {
			this._read(), t(e);
		}
	}, h = class extends n {
		constructor(e) {
			super({ autoDestroy: !0 }), this[p] = e;
		}
		_read() {
			this[p]();
		}
		_destroy(e, t) {
			!e && !this._readableState.endEmitted && (e = new s()), t(e);
		}
	}, g = class extends l {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new a(`invalid opts`);
			if (typeof t != `function`) throw new a(`invalid handler`);
			let { signal: n, method: i, opaque: o, onInfo: l, responseHeaders: f } = e;
			if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new a(`signal must be an EventEmitter or EventTarget`);
			if (i === `CONNECT`) throw new a(`invalid method`);
			if (l && typeof l != `function`) throw new a(`invalid onInfo callback`);
			super(`UNDICI_PIPELINE`), this.opaque = o || null, this.responseHeaders = f || null, this.handler = t, this.abort = null, this.context = null, this.onInfo = l || null, this.req = new m().on(`error`, c.nop), this.ret = new r({
				readableObjectMode: e.objectMode,
				autoDestroy: !0,
				read: () => {
					let { body: e } = this;
					e?.resume && e.resume();
				},
				write: (e, t, n) => {
					let { req: r } = this;
					r.push(e, t) || r._readableState.destroyed ? n() : r[p] = n;
				},
				destroy: (e, t) => {
					let { body: n, req: r, res: i, ret: a, abort: o } = this;
					!e && !a._readableState.endEmitted && (e = new s()), o && e && o(), c.destroy(n, e), c.destroy(r, e), c.destroy(i, e), d(this), t(e);
				}
			}).on(`prefinish`, () => {
				let { req: e } = this;
				e.push(null);
			}), this.res = null, u(this, n);
		}
		onConnect(e, t) {
			let { ret: n, res: r } = this;
			this.reason ? e(this.reason) : (f(!r, `pipeline cannot be retried`), f(!n.destroyed), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n) {
			let { opaque: r, handler: i, context: a } = this;
			if (e < 200) {
				if (this.onInfo) {
					let n = this.responseHeaders === `raw` ? c.parseRawHeaders(t) : c.parseHeaders(t);
					this.onInfo({
						statusCode: e,
						headers: n
					});
				}
				return;
			}
			this.res = new h(n);
			let l;
			try {
				this.handler = null;
				let n = this.responseHeaders === `raw` ? c.parseRawHeaders(t) : c.parseHeaders(t);
				l = this.runInAsyncScope(i, null, {
					statusCode: e,
					headers: n,
					opaque: r,
					body: this.res,
					context: a
				});
			} catch (e) {
				throw this.res.on(`error`, c.nop), e;
			}
			if (!l || typeof l.on != `function`) throw new o(`expected Readable`);
			l.on(`data`, (e) => {
				let { ret: t, body: n } = this;
				!t.push(e) && n.pause && n.pause();
			}).on(`error`, (e) => {
				let { ret: t } = this;
				c.destroy(t, e);
			}).on(`end`, () => {
				let { ret: e } = this;
				e.push(null);
			}).on(`close`, () => {
				let { ret: e } = this;
				e._readableState.ended || c.destroy(e, new s());
			}), this.body = l;
		}
		onData(e) {
			let { res: t } = this;
			return t.push(e);
		}
		onComplete(e) {
			let { res: t } = this;
			t.push(null);
		}
		onError(e) {
			let { ret: t } = this;
			this.handler = null, c.destroy(t, e);
		}
	};
	function _(e, t) {
		try {
			let n = new g(e, t);
			return this.dispatch({
				...e,
				body: n.req
			}, n), n.ret;
		} catch (e) {
			return new i().destroy(e);
		}
	}
	t.exports = _;
})), Ce = g(((e, t) => {
	let { InvalidArgumentError: n, SocketError: r } = M(), { AsyncResource: i } = y(`node:async_hooks`), a = F(), { addSignal: o, removeSignal: s } = be(), c = y(`node:assert`);
	var l = class extends i {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new n(`invalid opts`);
			if (typeof t != `function`) throw new n(`invalid callback`);
			let { signal: r, opaque: i, responseHeaders: a } = e;
			if (r && typeof r.on != `function` && typeof r.addEventListener != `function`) throw new n(`signal must be an EventEmitter or EventTarget`);
			super(`UNDICI_UPGRADE`), this.responseHeaders = a || null, this.opaque = i || null, this.callback = t, this.abort = null, this.context = null, o(this, r);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (c(this.callback), this.abort = e, this.context = null);
		}
		onHeaders() {
			throw new r(`bad upgrade`, null);
		}
		onUpgrade(e, t, n) {
			c(e === 101);
			let { callback: r, opaque: i, context: o } = this;
			s(this), this.callback = null;
			let l = this.responseHeaders === `raw` ? a.parseRawHeaders(t) : a.parseHeaders(t);
			this.runInAsyncScope(r, null, null, {
				headers: l,
				socket: n,
				opaque: i,
				context: o
			});
		}
		onError(e) {
			let { callback: t, opaque: n } = this;
			s(this), t && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(t, null, e, { opaque: n });
			}));
		}
	};
	function u(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			u.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			let n = new l(e, t);
			this.dispatch({
				...e,
				method: e.method || `GET`,
				upgrade: e.protocol || `Websocket`
			}, n);
		} catch (n) {
			if (typeof t != `function`) throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	t.exports = u;
})), we = g(((e, t) => {
	let n = y(`node:assert`), { AsyncResource: r } = y(`node:async_hooks`), { InvalidArgumentError: i, SocketError: a } = M(), o = F(), { addSignal: s, removeSignal: c } = be();
	var l = class extends r {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new i(`invalid opts`);
			if (typeof t != `function`) throw new i(`invalid callback`);
			let { signal: n, opaque: r, responseHeaders: a } = e;
			if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new i(`signal must be an EventEmitter or EventTarget`);
			super(`UNDICI_CONNECT`), this.opaque = r || null, this.responseHeaders = a || null, this.callback = t, this.abort = null, s(this, n);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (n(this.callback), this.abort = e, this.context = t);
		}
		onHeaders() {
			throw new a(`bad connect`, null);
		}
		onUpgrade(e, t, n) {
			let { callback: r, opaque: i, context: a } = this;
			c(this), this.callback = null;
			let s = t;
			s != null && (s = this.responseHeaders === `raw` ? o.parseRawHeaders(t) : o.parseHeaders(t)), this.runInAsyncScope(r, null, null, {
				statusCode: e,
				headers: s,
				socket: n,
				opaque: i,
				context: a
			});
		}
		onError(e) {
			let { callback: t, opaque: n } = this;
			c(this), t && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(t, null, e, { opaque: n });
			}));
		}
	};
	function u(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			u.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			let n = new l(e, t);
			this.dispatch({
				...e,
				method: `CONNECT`
			}, n);
		} catch (n) {
			if (typeof t != `function`) throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	t.exports = u;
})), Te = g(((e, t) => {
	t.exports.request = $(), t.exports.stream = xe(), t.exports.pipeline = Se(), t.exports.upgrade = Ce(), t.exports.connect = we();
})), Ee = g(((e, t) => {
	t.exports = {};
})), De = g(((e, t) => {
	t.exports = {};
})), Oe = g(((e, t) => {
	t.exports = {};
})), ke = g(((e, t) => {
	t.exports = {};
})), Ae = g(((e, t) => {
	let n = Symbol.for(`undici.globalDispatcher.1`), { InvalidArgumentError: r } = M(), i = me();
	o() === void 0 && a(new i());
	function a(e) {
		if (!e || typeof e.dispatch != `function`) throw new r(`Argument agent must implement Agent`);
		Object.defineProperty(globalThis, n, {
			value: e,
			writable: !0,
			enumerable: !1,
			configurable: !1
		});
	}
	function o() {
		return globalThis[n];
	}
	t.exports = {
		setGlobalDispatcher: a,
		getGlobalDispatcher: o
	};
})), je = g(((e, t) => {
	t.exports = class {
		#e;
		constructor(e) {
			if (typeof e != `object` || !e) throw TypeError(`handler must be an object`);
			this.#e = e;
		}
		onConnect(...e) {
			return this.#e.onConnect?.(...e);
		}
		onError(...e) {
			return this.#e.onError?.(...e);
		}
		onUpgrade(...e) {
			return this.#e.onUpgrade?.(...e);
		}
		onResponseStarted(...e) {
			return this.#e.onResponseStarted?.(...e);
		}
		onHeaders(...e) {
			return this.#e.onHeaders?.(...e);
		}
		onData(...e) {
			return this.#e.onData?.(...e);
		}
		onComplete(...e) {
			return this.#e.onComplete?.(...e);
		}
		onBodySent(...e) {
			return this.#e.onBodySent?.(...e);
		}
	};
})), Me = g(((e, t) => {
	let n = X();
	t.exports = (e) => {
		let t = e?.maxRedirections;
		return (e) => function(r, i) {
			let { maxRedirections: a = t, ...o } = r;
			return a ? e(o, new n(e, a, r, i)) : e(r, i);
		};
	};
})), Ne = g(((e, t) => {
	let n = _e();
	t.exports = (e) => (t) => function(r, i) {
		return t(r, new n({
			...r,
			retryOptions: {
				...e,
				...r.retryOptions
			}
		}, {
			handler: i,
			dispatch: t
		}));
	};
})), Pe = g(((e, t) => {
	let n = F(), { InvalidArgumentError: r, RequestAbortedError: i } = M(), a = je();
	var o = class extends a {
		#e = 1048576;
		#t = null;
		#n = !1;
		#r = !1;
		#i = 0;
		#a = null;
		#o = null;
		constructor({ maxSize: e }, t) {
			if (super(t), e != null && (!Number.isFinite(e) || e < 1)) throw new r(`maxSize must be a number greater than 0`);
			this.#e = e ?? this.#e, this.#o = t;
		}
		onConnect(e) {
			this.#t = e, this.#o.onConnect(this.#s.bind(this));
		}
		#s(e) {
			this.#r = !0, this.#a = e;
		}
		onHeaders(e, t, r, a) {
			let o = n.parseHeaders(t)[`content-length`];
			if (o != null && o > this.#e) throw new i(`Response size (${o}) larger than maxSize (${this.#e})`);
			return this.#r ? !0 : this.#o.onHeaders(e, t, r, a);
		}
		onError(e) {
			this.#n || (e = this.#a ?? e, this.#o.onError(e));
		}
		onData(e) {
			return this.#i += e.length, this.#i >= this.#e && (this.#n = !0, this.#r ? this.#o.onError(this.#a) : this.#o.onComplete([])), !0;
		}
		onComplete(e) {
			this.#n || (this.#r ? this.#o.onError(this.reason) : this.#o.onComplete(e));
		}
	};
	function s({ maxSize: e } = { maxSize: 1048576 }) {
		return (t) => function(n, r) {
			let { dumpMaxSize: i = e } = n;
			return t(n, new o({ maxSize: i }, r));
		};
	}
	t.exports = s;
})), Fe = g(((e, t) => {
	let { isIP: n } = y(`node:net`), { lookup: r } = y(`node:dns`), i = je(), { InvalidArgumentError: a, InformationalError: o } = M(), s = 2 ** 31 - 1;
	var c = class {
		#e = 0;
		#t = 0;
		#n = new Map();
		dualStack = !0;
		affinity = null;
		lookup = null;
		pick = null;
		constructor(e) {
			this.#e = e.maxTTL, this.#t = e.maxItems, this.dualStack = e.dualStack, this.affinity = e.affinity, this.lookup = e.lookup ?? this.#r, this.pick = e.pick ?? this.#i;
		}
		get full() {
			return this.#n.size === this.#t;
		}
		runLookup(e, t, n) {
			let r = this.#n.get(e.hostname);
			if (r == null && this.full) {
				n(null, e.origin);
				return;
			}
			let i = {
				affinity: this.affinity,
				dualStack: this.dualStack,
				lookup: this.lookup,
				pick: this.pick,
				...t.dns,
				maxTTL: this.#e,
				maxItems: this.#t
			};
			if (r == null) this.lookup(e, i, (t, r) => {
				if (t || r == null || r.length === 0) {
					n(t ?? new o(`No DNS entries found`));
					return;
				}
				this.setRecords(e, r);
				let a = this.#n.get(e.hostname), s = this.pick(e, a, i.affinity), c;
				c = typeof s.port == `number` ? `:${s.port}` : e.port === `` ? `` : `:${e.port}`, n(null, `${e.protocol}//${s.family === 6 ? `[${s.address}]` : s.address}${c}`);
			});
			else {
				let a = this.pick(e, r, i.affinity);
				if (a == null) {
					this.#n.delete(e.hostname), this.runLookup(e, t, n);
					return;
				}
				let o;
				o = typeof a.port == `number` ? `:${a.port}` : e.port === `` ? `` : `:${e.port}`, n(null, `${e.protocol}//${a.family === 6 ? `[${a.address}]` : a.address}${o}`);
			}
		}
		#r(e, t, n) {
			r(e.hostname, {
				all: !0,
				family: this.dualStack === !1 ? this.affinity : 0,
				order: `ipv4first`
			}, (e, t) => {
				if (e) return n(e);
				let r = new Map();
				for (let e of t) r.set(`${e.address}:${e.family}`, e);
				n(null, r.values());
			});
		}
		#i(e, t, n) {
			let r = null, { records: i, offset: a } = t, o;
			if (this.dualStack ? (n ?? (a == null || a === s ? (t.offset = 0, n = 4) : (t.offset++, n = (t.offset & 1) == 1 ? 6 : 4)), o = i[n] != null && i[n].ips.length > 0 ? i[n] : i[n === 4 ? 6 : 4]) : o = i[n], o == null || o.ips.length === 0) return r;
			o.offset == null || o.offset === s ? o.offset = 0 : o.offset++;
			let c = o.offset % o.ips.length;
			return r = o.ips[c] ?? null, r == null ? r : Date.now() - r.timestamp > r.ttl ? (o.ips.splice(c, 1), this.pick(e, t, n)) : r;
		}
		setRecords(e, t) {
			let n = Date.now(), r = { records: {
				4: null,
				6: null
			} };
			for (let e of t) {
				e.timestamp = n, e.ttl = typeof e.ttl == `number` ? Math.min(e.ttl, this.#e) : this.#e;
				let t = r.records[e.family] ?? { ips: [] };
				t.ips.push(e), r.records[e.family] = t;
			}
			this.#n.set(e.hostname, r);
		}
		getHandler(e, t) {
			return new l(this, e, t);
		}
	}, l = class extends i {
		#e = null;
		#t = null;
		#n = null;
		#r = null;
		#i = null;
		constructor(e, { origin: t, handler: n, dispatch: r }, i) {
			super(n), this.#i = t, this.#r = n, this.#t = { ...i }, this.#e = e, this.#n = r;
		}
		onError(e) {
			switch (e.code) {
				case `ETIMEDOUT`:
				case `ECONNREFUSED`:
					if (this.#e.dualStack) {
						this.#e.runLookup(this.#i, this.#t, (e, t) => {
							if (e) return this.#r.onError(e);
							let n = {
								...this.#t,
								origin: t
							};
							this.#n(n, this);
						});
						return;
					}
					this.#r.onError(e);
					return;
				case `ENOTFOUND`: this.#e.deleteRecord(this.#i);
				default: this.#r.onError(e);
			}
		}
	};
	t.exports = (e) => {
		if (e?.maxTTL != null && (typeof e?.maxTTL != `number` || e?.maxTTL < 0)) throw new a(`Invalid maxTTL. Must be a positive number`);
		if (e?.maxItems != null && (typeof e?.maxItems != `number` || e?.maxItems < 1)) throw new a(`Invalid maxItems. Must be a positive number and greater than zero`);
		if (e?.affinity != null && e?.affinity !== 4 && e?.affinity !== 6) throw new a(`Invalid affinity. Must be either 4 or 6`);
		if (e?.dualStack != null && typeof e?.dualStack != `boolean`) throw new a(`Invalid dualStack. Must be a boolean`);
		if (e?.lookup != null && typeof e?.lookup != `function`) throw new a(`Invalid lookup. Must be a function`);
		if (e?.pick != null && typeof e?.pick != `function`) throw new a(`Invalid pick. Must be a function`);
		let t = e?.dualStack ?? !0, r;
		r = t ? e?.affinity ?? null : e?.affinity ?? 4;
		let i = new c({
			maxTTL: e?.maxTTL ?? 1e4,
			lookup: e?.lookup ?? null,
			pick: e?.pick ?? null,
			dualStack: t,
			affinity: r,
			maxItems: e?.maxItems ?? 1 / 0
		});
		return (e) => function(t, r) {
			let a = t.origin.constructor === URL ? t.origin : new URL(t.origin);
			return n(a.hostname) === 0 ? (i.runLookup(a, t, (n, o) => {
				if (n) return r.onError(n);
				let s = null;
				s = {
					...t,
					servername: a.hostname,
					origin: o,
					headers: {
						host: a.hostname,
						...t.headers
					}
				}, e(s, i.getHandler({
					origin: a,
					dispatch: e,
					handler: r
				}, t));
			}), !0) : e(t, r);
		};
	};
})), Ie = g(((e, t) => {
	let { kConstruct: n } = j(), { kEnumerableProperty: r } = F(), { iteratorMixin: i, isValidHeaderName: a, isValidHeaderValue: o } = W(), { webidl: s } = U(), c = y(`node:assert`), l = y(`node:util`), u = Symbol(`headers map`), d = Symbol(`headers map sorted`);
	function f(e) {
		return e === 10 || e === 13 || e === 9 || e === 32;
	}
	function p(e) {
		let t = 0, n = e.length;
		for (; n > t && f(e.charCodeAt(n - 1));) --n;
		for (; n > t && f(e.charCodeAt(t));) ++t;
		return t === 0 && n === e.length ? e : e.substring(t, n);
	}
	function m(e, t) {
		if (Array.isArray(t)) for (let n = 0; n < t.length; ++n) {
			let r = t[n];
			if (r.length !== 2) throw s.errors.exception({
				header: `Headers constructor`,
				message: `expected name/value pair to be length 2, found ${r.length}.`
			});
			h(e, r[0], r[1]);
		}
		else if (typeof t == `object` && t) {
			let n = Object.keys(t);
			for (let r = 0; r < n.length; ++r) h(e, n[r], t[n[r]]);
		} else throw s.errors.conversionFailed({
			prefix: `Headers constructor`,
			argument: `Argument 1`,
			types: [`sequence<sequence<ByteString>>`, `record<ByteString, ByteString>`]
		});
	}
	function h(e, t, n) {
		if (n = p(n), !a(t)) throw s.errors.invalidArgument({
			prefix: `Headers.append`,
			value: t,
			type: `header name`
		});
		if (!o(n)) throw s.errors.invalidArgument({
			prefix: `Headers.append`,
			value: n,
			type: `header value`
		});
		if (b(e) === `immutable`) throw TypeError(`immutable`);
		return S(e).append(t, n, !1);
	}
	function g(e, t) {
		return e[0] < t[0] ? -1 : 1;
	}
	var _ = class e {
		cookies = null;
		constructor(t) {
			t instanceof e ? (this[u] = new Map(t[u]), this[d] = t[d], this.cookies = t.cookies === null ? null : [...t.cookies]) : (this[u] = new Map(t), this[d] = null);
		}
		contains(e, t) {
			return this[u].has(t ? e : e.toLowerCase());
		}
		clear() {
			this[u].clear(), this[d] = null, this.cookies = null;
		}
		append(e, t, n) {
			this[d] = null;
			let r = n ? e : e.toLowerCase(), i = this[u].get(r);
			if (i) {
				let e = r === `cookie` ? `; ` : `, `;
				this[u].set(r, {
					name: i.name,
					value: `${i.value}${e}${t}`
				});
			} else this[u].set(r, {
				name: e,
				value: t
			});
			r === `set-cookie` && (this.cookies ??= []).push(t);
		}
		set(e, t, n) {
			this[d] = null;
			let r = n ? e : e.toLowerCase();
			r === `set-cookie` && (this.cookies = [t]), this[u].set(r, {
				name: e,
				value: t
			});
		}
		delete(e, t) {
			this[d] = null, t || (e = e.toLowerCase()), e === `set-cookie` && (this.cookies = null), this[u].delete(e);
		}
		get(e, t) {
			return this[u].get(t ? e : e.toLowerCase())?.value ?? null;
		}
		*[Symbol.iterator]() {
			for (let { 0: e, 1: { value: t } } of this[u]) yield [e, t];
		}
		get entries() {
			let e = {};
			if (this[u].size !== 0) for (let { name: t, value: n } of this[u].values()) e[t] = n;
			return e;
		}
		rawValues() {
			return this[u].values();
		}
		get entriesList() {
			let e = [];
			if (this[u].size !== 0) for (let { 0: t, 1: { name: n, value: r } } of this[u]) if (t === `set-cookie`) for (let t of this.cookies) e.push([n, t]);
			else e.push([n, r]);
			return e;
		}
		toSortedArray() {
			let e = this[u].size, t = Array(e);
			if (e <= 32) {
				if (e === 0) return t;
				let n = this[u][Symbol.iterator](), r = n.next().value;
				t[0] = [r[0], r[1].value], c(r[1].value !== null);
				for (let r = 1, i = 0, a = 0, o = 0, s = 0, l, u; r < e; ++r) {
					for (u = n.next().value, l = t[r] = [u[0], u[1].value], c(l[1] !== null), o = 0, a = r; o < a;) s = o + (a - o >> 1), t[s][0] <= l[0] ? o = s + 1 : a = s;
					if (r !== s) {
						for (i = r; i > o;) t[i] = t[--i];
						t[o] = l;
					}
				}
				if (!n.next().done) throw TypeError(`Unreachable`);
				return t;
			}
			{
				let e = 0;
				for (let { 0: n, 1: { value: r } } of this[u]) t[e++] = [n, r], c(r !== null);
				return t.sort(g);
			}
		}
	}, v = class e {
		#e;
		#t;
		constructor(e = void 0) {
			s.util.markAsUncloneable(this), e !== n && (this.#t = new _(), this.#e = `none`, e !== void 0 && (e = s.converters.HeadersInit(e, `Headers contructor`, `init`), m(this, e)));
		}
		append(t, n) {
			s.brandCheck(this, e), s.argumentLengthCheck(arguments, 2, `Headers.append`);
			let r = `Headers.append`;
			return t = s.converters.ByteString(t, r, `name`), n = s.converters.ByteString(n, r, `value`), h(this, t, n);
		}
		delete(t) {
			if (s.brandCheck(this, e), s.argumentLengthCheck(arguments, 1, `Headers.delete`), t = s.converters.ByteString(t, `Headers.delete`, `name`), !a(t)) throw s.errors.invalidArgument({
				prefix: `Headers.delete`,
				value: t,
				type: `header name`
			});
			if (this.#e === `immutable`) throw TypeError(`immutable`);
			this.#t.contains(t, !1) && this.#t.delete(t, !1);
		}
		get(t) {
			s.brandCheck(this, e), s.argumentLengthCheck(arguments, 1, `Headers.get`);
			let n = `Headers.get`;
			if (t = s.converters.ByteString(t, n, `name`), !a(t)) throw s.errors.invalidArgument({
				prefix: n,
				value: t,
				type: `header name`
			});
			return this.#t.get(t, !1);
		}
		has(t) {
			s.brandCheck(this, e), s.argumentLengthCheck(arguments, 1, `Headers.has`);
			let n = `Headers.has`;
			if (t = s.converters.ByteString(t, n, `name`), !a(t)) throw s.errors.invalidArgument({
				prefix: n,
				value: t,
				type: `header name`
			});
			return this.#t.contains(t, !1);
		}
		set(t, n) {
			s.brandCheck(this, e), s.argumentLengthCheck(arguments, 2, `Headers.set`);
			let r = `Headers.set`;
			if (t = s.converters.ByteString(t, r, `name`), n = s.converters.ByteString(n, r, `value`), n = p(n), !a(t)) throw s.errors.invalidArgument({
				prefix: r,
				value: t,
				type: `header name`
			});
			if (!o(n)) throw s.errors.invalidArgument({
				prefix: r,
				value: n,
				type: `header value`
			});
			if (this.#e === `immutable`) throw TypeError(`immutable`);
			this.#t.set(t, n, !1);
		}
		getSetCookie() {
			s.brandCheck(this, e);
			let t = this.#t.cookies;
			return t ? [...t] : [];
		}
		get [d]() {
			if (this.#t[d]) return this.#t[d];
			let e = [], t = this.#t.toSortedArray(), n = this.#t.cookies;
			if (n === null || n.length === 1) return this.#t[d] = t;
			for (let r = 0; r < t.length; ++r) {
				let { 0: i, 1: a } = t[r];
				if (i === `set-cookie`) for (let t = 0; t < n.length; ++t) e.push([i, n[t]]);
				else e.push([i, a]);
			}
			return this.#t[d] = e;
		}
		[l.inspect.custom](e, t) {
			return t.depth ??= e, `Headers ${l.formatWithOptions(t, this.#t.entries)}`;
		}
		static getHeadersGuard(e) {
			return e.#e;
		}
		static setHeadersGuard(e, t) {
			e.#e = t;
		}
		static getHeadersList(e) {
			return e.#t;
		}
		static setHeadersList(e, t) {
			e.#t = t;
		}
	};
	let { getHeadersGuard: b, setHeadersGuard: x, getHeadersList: S, setHeadersList: C } = v;
	Reflect.deleteProperty(v, `getHeadersGuard`), Reflect.deleteProperty(v, `setHeadersGuard`), Reflect.deleteProperty(v, `getHeadersList`), Reflect.deleteProperty(v, `setHeadersList`), i(`Headers`, v, d, 0, 1), Object.defineProperties(v.prototype, {
		append: r,
		delete: r,
		get: r,
		has: r,
		set: r,
		getSetCookie: r,
		[Symbol.toStringTag]: {
			value: `Headers`,
			configurable: !0
		},
		[l.inspect.custom]: { enumerable: !1 }
	}), s.converters.HeadersInit = function(e, t, n) {
		if (s.util.Type(e) === `Object`) {
			let r = Reflect.get(e, Symbol.iterator);
			if (!l.types.isProxy(e) && r === v.prototype.entries) try {
				return S(e).entriesList;
			} catch {}
			return typeof r == `function` ? s.converters[`sequence<sequence<ByteString>>`](e, t, n, r.bind(e)) : s.converters[`record<ByteString, ByteString>`](e, t, n);
		}
		throw s.errors.conversionFailed({
			prefix: `Headers constructor`,
			argument: `Argument 1`,
			types: [`sequence<sequence<ByteString>>`, `record<ByteString, ByteString>`]
		});
	}, t.exports = {
		fill: m,
		compareHeaderName: g,
		Headers: v,
		HeadersList: _,
		getHeadersGuard: b,
		setHeadersGuard: x,
		setHeadersList: C,
		getHeadersList: S
	};
})), Le = g(((e, t) => {
	let { Headers: n, HeadersList: r, fill: i, getHeadersGuard: a, setHeadersGuard: o, setHeadersList: s } = Ie(), { extractBody: c, cloneBody: l, mixinBody: u, hasFinalizationRegistry: d, streamRegistry: f, bodyUnusable: p } = oe(), m = F(), h = y(`node:util`), { kEnumerableProperty: g } = m, { isValidReasonPhrase: _, isCancelled: v, isAborted: b, isBlobLike: x, serializeJavascriptValueToJSONString: S, isErrorLike: C, isomorphicEncode: w, environmentSettingsObject: T } = W(), { redirectStatusSet: E, nullBodyStatus: D } = re(), { kState: O, kHeaders: k } = G(), { webidl: A } = U(), { FormData: M } = q(), { URLSerializer: N } = ae(), { kConstruct: P } = j(), I = y(`node:assert`), { types: L } = y(`node:util`), ee = new TextEncoder(`utf-8`);
	var R = class e {
		static error() {
			return J(V(), `immutable`);
		}
		static json(e, t = {}) {
			A.argumentLengthCheck(arguments, 1, `Response.json`), t !== null && (t = A.converters.ResponseInit(t));
			let n = ee.encode(S(e)), r = c(n), i = J(B({}), `response`);
			return K(i, t, {
				body: r[0],
				type: `application/json`
			}), i;
		}
		static redirect(e, t = 302) {
			A.argumentLengthCheck(arguments, 1, `Response.redirect`), e = A.converters.USVString(e), t = A.converters[`unsigned short`](t);
			let n;
			try {
				n = new URL(e, T.settingsObject.baseUrl);
			} catch (t) {
				throw TypeError(`Failed to parse URL from ${e}`, { cause: t });
			}
			if (!E.has(t)) throw RangeError(`Invalid status code ${t}`);
			let r = J(B({}), `immutable`);
			r[O].status = t;
			let i = w(N(n));
			return r[O].headersList.append(`location`, i, !0), r;
		}
		constructor(e = null, t = {}) {
			if (A.util.markAsUncloneable(this), e === P) return;
			e !== null && (e = A.converters.BodyInit(e)), t = A.converters.ResponseInit(t), this[O] = B({}), this[k] = new n(P), o(this[k], `response`), s(this[k], this[O].headersList);
			let r = null;
			if (e != null) {
				let [t, n] = c(e);
				r = {
					body: t,
					type: n
				};
			}
			K(this, t, r);
		}
		get type() {
			return A.brandCheck(this, e), this[O].type;
		}
		get url() {
			A.brandCheck(this, e);
			let t = this[O].urlList, n = t[t.length - 1] ?? null;
			return n === null ? `` : N(n, !0);
		}
		get redirected() {
			return A.brandCheck(this, e), this[O].urlList.length > 1;
		}
		get status() {
			return A.brandCheck(this, e), this[O].status;
		}
		get ok() {
			return A.brandCheck(this, e), this[O].status >= 200 && this[O].status <= 299;
		}
		get statusText() {
			return A.brandCheck(this, e), this[O].statusText;
		}
		get headers() {
			return A.brandCheck(this, e), this[k];
		}
		get body() {
			return A.brandCheck(this, e), this[O].body ? this[O].body.stream : null;
		}
		get bodyUsed() {
			return A.brandCheck(this, e), !!this[O].body && m.isDisturbed(this[O].body.stream);
		}
		clone() {
			if (A.brandCheck(this, e), p(this)) throw A.errors.exception({
				header: `Response.clone`,
				message: `Body has already been consumed.`
			});
			let t = z(this[O]);
			return d && this[O].body?.stream && f.register(this, new WeakRef(this[O].body.stream)), J(t, a(this[k]));
		}
		[h.inspect.custom](e, t) {
			t.depth === null && (t.depth = 2), t.colors ??= !0;
			let n = {
				status: this.status,
				statusText: this.statusText,
				headers: this.headers,
				body: this.body,
				bodyUsed: this.bodyUsed,
				ok: this.ok,
				redirected: this.redirected,
				type: this.type,
				url: this.url
			};
			return `Response ${h.formatWithOptions(t, n)}`;
		}
	};
	u(R), Object.defineProperties(R.prototype, {
		type: g,
		url: g,
		status: g,
		ok: g,
		redirected: g,
		statusText: g,
		headers: g,
		clone: g,
		body: g,
		bodyUsed: g,
		[Symbol.toStringTag]: {
			value: `Response`,
			configurable: !0
		}
	}), Object.defineProperties(R, {
		json: g,
		redirect: g,
		error: g
	});
	function z(e) {
		if (e.internalResponse) return ne(z(e.internalResponse), e.type);
		let t = B({
			...e,
			body: null
		});
		return e.body != null && (t.body = l(t, e.body)), t;
	}
	function B(e) {
		return {
			aborted: !1,
			rangeRequested: !1,
			timingAllowPassed: !1,
			requestIncludesCredentials: !1,
			type: `default`,
			status: 200,
			timingInfo: null,
			cacheState: ``,
			statusText: ``,
			...e,
			headersList: e?.headersList ? new r(e?.headersList) : new r(),
			urlList: e?.urlList ? [...e.urlList] : []
		};
	}
	function V(e) {
		return B({
			type: `error`,
			status: 0,
			error: C(e) ? e : Error(e && String(e)),
			aborted: e && e.name === `AbortError`
		});
	}
	function te(e) {
		return e.type === `error` && e.status === 0;
	}
	function H(e, t) {
		return t = {
			internalResponse: e,
			...t
		}, new Proxy(e, {
			get(e, n) {
				return n in t ? t[n] : e[n];
			},
			set(e, n, r) {
				return I(!(n in t)), e[n] = r, !0;
			}
		});
	}
	function ne(e, t) {
		if (t === `basic`) return H(e, {
			type: `basic`,
			headersList: e.headersList
		});
		if (t === `cors`) return H(e, {
			type: `cors`,
			headersList: e.headersList
		});
		if (t === `opaque`) return H(e, {
			type: `opaque`,
			urlList: Object.freeze([]),
			status: 0,
			statusText: ``,
			body: null
		});
		if (t === `opaqueredirect`) return H(e, {
			type: `opaqueredirect`,
			status: 0,
			statusText: ``,
			headersList: [],
			body: null
		});
		I(!1);
	}
	function ie(e, t = null) {
		return I(v(e)), b(e) ? V(Object.assign(new DOMException(`The operation was aborted.`, `AbortError`), { cause: t })) : V(Object.assign(new DOMException(`Request was cancelled.`), { cause: t }));
	}
	function K(e, t, n) {
		if (t.status !== null && (t.status < 200 || t.status > 599)) throw RangeError(`init["status"] must be in the range of 200 to 599, inclusive.`);
		if (`statusText` in t && t.statusText != null && !_(String(t.statusText))) throw TypeError(`Invalid statusText`);
		if (`status` in t && t.status != null && (e[O].status = t.status), `statusText` in t && t.statusText != null && (e[O].statusText = t.statusText), `headers` in t && t.headers != null && i(e[k], t.headers), n) {
			if (D.includes(e.status)) throw A.errors.exception({
				header: `Response constructor`,
				message: `Invalid response status code ${e.status}`
			});
			e[O].body = n.body, n.type != null && !e[O].headersList.contains(`content-type`, !0) && e[O].headersList.append(`content-type`, n.type, !0);
		}
	}
	function J(e, t) {
		let r = new R(P);
		return r[O] = e, r[k] = new n(P), s(r[k], e.headersList), o(r[k], t), d && e.body?.stream && f.register(r, new WeakRef(e.body.stream)), r;
	}
	A.converters.ReadableStream = A.interfaceConverter(ReadableStream), A.converters.FormData = A.interfaceConverter(M), A.converters.URLSearchParams = A.interfaceConverter(URLSearchParams), A.converters.XMLHttpRequestBodyInit = function(e, t, n) {
		return typeof e == `string` ? A.converters.USVString(e, t, n) : x(e) ? A.converters.Blob(e, t, n, { strict: !1 }) : ArrayBuffer.isView(e) || L.isArrayBuffer(e) ? A.converters.BufferSource(e, t, n) : m.isFormDataLike(e) ? A.converters.FormData(e, t, n, { strict: !1 }) : e instanceof URLSearchParams ? A.converters.URLSearchParams(e, t, n) : A.converters.DOMString(e, t, n);
	}, A.converters.BodyInit = function(e, t, n) {
		return e instanceof ReadableStream ? A.converters.ReadableStream(e, t, n) : e?.[Symbol.asyncIterator] ? e : A.converters.XMLHttpRequestBodyInit(e, t, n);
	}, A.converters.ResponseInit = A.dictionaryConverter([
		{
			key: `status`,
			converter: A.converters[`unsigned short`],
			defaultValue: () => 200
		},
		{
			key: `statusText`,
			converter: A.converters.ByteString,
			defaultValue: () => ``
		},
		{
			key: `headers`,
			converter: A.converters.HeadersInit
		}
	]), t.exports = {
		isNetworkError: te,
		makeNetworkError: V,
		makeResponse: B,
		makeAppropriateNetworkError: ie,
		filterResponse: ne,
		Response: R,
		cloneResponse: z,
		fromInnerResponse: J
	};
})), Re = g(((e, t) => {
	let { kConnected: n, kSize: r } = j();
	var i = class {
		constructor(e) {
			this.value = e;
		}
		deref() {
			return this.value[n] === 0 && this.value[r] === 0 ? void 0 : this.value;
		}
	}, a = class {
		constructor(e) {
			this.finalizer = e;
		}
		register(e, t) {
			e.on && e.on(`disconnect`, () => {
				e[n] === 0 && e[r] === 0 && this.finalizer(t);
			});
		}
		unregister(e) {}
	};
	t.exports = function() {
		return process.env.NODE_V8_COVERAGE && process.version.startsWith(`v18`) ? (process._rawDebug(`Using compatibility WeakRef and FinalizationRegistry`), {
			WeakRef: i,
			FinalizationRegistry: a
		}) : {
			WeakRef,
			FinalizationRegistry
		};
	};
})), ze = g(((e, t) => {
	let { extractBody: n, mixinBody: r, cloneBody: i, bodyUnusable: a } = oe(), { Headers: o, fill: s, HeadersList: c, setHeadersGuard: l, getHeadersGuard: u, setHeadersList: d, getHeadersList: f } = Ie(), { FinalizationRegistry: p } = Re()(), m = F(), h = y(`node:util`), { isValidHTTPToken: g, sameOrigin: _, environmentSettingsObject: v } = W(), { forbiddenMethodsSet: b, corsSafeListedMethodsSet: x, referrerPolicy: S, requestRedirect: C, requestMode: w, requestCredentials: T, requestCache: E, requestDuplex: D } = re(), { kEnumerableProperty: O, normalizedMethodRecordsBase: k, normalizedMethodRecords: A } = m, { kHeaders: M, kSignal: N, kState: P, kDispatcher: I } = G(), { webidl: L } = U(), { URLSerializer: ee } = ae(), { kConstruct: R } = j(), z = y(`node:assert`), { getMaxListeners: B, setMaxListeners: V, getEventListeners: te, defaultMaxListeners: H } = y(`node:events`), ne = Symbol(`abortController`), ie = new p(({ signal: e, abort: t }) => {
		e.removeEventListener(`abort`, t);
	}), K = new WeakMap();
	function q(e) {
		return t;
		function t() {
			let n = e.deref();
			if (n !== void 0) {
				ie.unregister(t), this.removeEventListener(`abort`, t), n.abort(this.reason);
				let e = K.get(n.signal);
				if (e !== void 0) {
					if (e.size !== 0) {
						for (let t of e) {
							let e = t.deref();
							e !== void 0 && e.abort(this.reason);
						}
						e.clear();
					}
					K.delete(n.signal);
				}
			}
		}
	}
	let J = !1;
	var Y = class e {
		constructor(t, r = {}) {
			if (L.util.markAsUncloneable(this), t === R) return;
			let i = `Request constructor`;
			L.argumentLengthCheck(arguments, 1, i), t = L.converters.RequestInfo(t, i, `input`), r = L.converters.RequestInit(r, i, `init`);
			let u = null, p = null, h = v.settingsObject.baseUrl, y = null;
			if (typeof t == `string`) {
				this[I] = r.dispatcher;
				let e;
				try {
					e = new URL(t, h);
				} catch (e) {
					throw TypeError(`Failed to parse URL from ` + t, { cause: e });
				}
				if (e.username || e.password) throw TypeError(`Request cannot be constructed from a URL that includes credentials: ` + t);
				u = se({ urlList: [e] }), p = `cors`;
			} else this[I] = r.dispatcher || t[I], z(t instanceof e), u = t[P], y = t[N];
			let S = v.settingsObject.origin, C = `client`;
			if (u.window?.constructor?.name === `EnvironmentSettingsObject` && _(u.window, S) && (C = u.window), r.window != null) throw TypeError(`'window' option '${C}' must be null`);
			`window` in r && (C = `no-window`), u = se({
				method: u.method,
				headersList: u.headersList,
				unsafeRequest: u.unsafeRequest,
				client: v.settingsObject,
				window: C,
				priority: u.priority,
				origin: u.origin,
				referrer: u.referrer,
				referrerPolicy: u.referrerPolicy,
				mode: u.mode,
				credentials: u.credentials,
				cache: u.cache,
				redirect: u.redirect,
				integrity: u.integrity,
				keepalive: u.keepalive,
				reloadNavigation: u.reloadNavigation,
				historyNavigation: u.historyNavigation,
				urlList: [...u.urlList]
			});
			let w = Object.keys(r).length !== 0;
			if (w && (u.mode === `navigate` && (u.mode = `same-origin`), u.reloadNavigation = !1, u.historyNavigation = !1, u.origin = `client`, u.referrer = `client`, u.referrerPolicy = ``, u.url = u.urlList[u.urlList.length - 1], u.urlList = [u.url]), r.referrer !== void 0) {
				let e = r.referrer;
				if (e === ``) u.referrer = `no-referrer`;
				else {
					let t;
					try {
						t = new URL(e, h);
					} catch (t) {
						throw TypeError(`Referrer "${e}" is not a valid URL.`, { cause: t });
					}
					t.protocol === `about:` && t.hostname === `client` || S && !_(t, v.settingsObject.baseUrl) ? u.referrer = `client` : u.referrer = t;
				}
			}
			r.referrerPolicy !== void 0 && (u.referrerPolicy = r.referrerPolicy);
			let T;
			if (T = r.mode === void 0 ? p : r.mode, T === `navigate`) throw L.errors.exception({
				header: `Request constructor`,
				message: `invalid request mode navigate.`
			});
			if (T != null && (u.mode = T), r.credentials !== void 0 && (u.credentials = r.credentials), r.cache !== void 0 && (u.cache = r.cache), u.cache === `only-if-cached` && u.mode !== `same-origin`) throw TypeError(`'only-if-cached' can be set only with 'same-origin' mode`);
			if (r.redirect !== void 0 && (u.redirect = r.redirect), r.integrity != null && (u.integrity = String(r.integrity)), r.keepalive !== void 0 && (u.keepalive = !!r.keepalive), r.method !== void 0) {
				let e = r.method, t = A[e];
				if (t !== void 0) u.method = t;
				else {
					if (!g(e)) throw TypeError(`'${e}' is not a valid HTTP method.`);
					let t = e.toUpperCase();
					if (b.has(t)) throw TypeError(`'${e}' HTTP method is unsupported.`);
					e = k[t] ?? e, u.method = e;
				}
				!J && u.method === `patch` && (process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", { code: `UNDICI-FETCH-patch` }), J = !0);
			}
			r.signal !== void 0 && (y = r.signal), this[P] = u;
			let E = new AbortController();
			if (this[N] = E.signal, y != null) {
				if (!y || typeof y.aborted != `boolean` || typeof y.addEventListener != `function`) throw TypeError(`Failed to construct 'Request': member signal is not of type AbortSignal.`);
				if (y.aborted) E.abort(y.reason);
				else {
					this[ne] = E;
					let e = q(new WeakRef(E));
					try {
						(typeof B == `function` && B(y) === H || te(y, `abort`).length >= H) && V(1500, y);
					} catch {}
					m.addAbortListener(y, e), ie.register(E, {
						signal: y,
						abort: e
					}, e);
				}
			}
			if (this[M] = new o(R), d(this[M], u.headersList), l(this[M], `request`), T === `no-cors`) {
				if (!x.has(u.method)) throw TypeError(`'${u.method} is unsupported in no-cors mode.`);
				l(this[M], `request-no-cors`);
			}
			if (w) {
				let e = f(this[M]), t = r.headers === void 0 ? new c(e) : r.headers;
				if (e.clear(), t instanceof c) {
					for (let { name: n, value: r } of t.rawValues()) e.append(n, r, !1);
					e.cookies = t.cookies;
				} else s(this[M], t);
			}
			let D = t instanceof e ? t[P].body : null;
			if ((r.body != null || D != null) && (u.method === `GET` || u.method === `HEAD`)) throw TypeError(`Request with GET/HEAD method cannot have body.`);
			let O = null;
			if (r.body != null) {
				let [e, t] = n(r.body, u.keepalive);
				O = e, t && !f(this[M]).contains(`content-type`, !0) && this[M].append(`content-type`, t);
			}
			let j = O ?? D;
			if (j != null && j.source == null) {
				if (O != null && r.duplex == null) throw TypeError(`RequestInit: duplex option is required when sending a body.`);
				if (u.mode !== `same-origin` && u.mode !== `cors`) throw TypeError(`If request is made from ReadableStream, mode should be "same-origin" or "cors"`);
				u.useCORSPreflightFlag = !0;
			}
			let F = j;
			if (O == null && D != null) {
				if (a(t)) throw TypeError(`Cannot construct a Request with a Request object that has already been used.`);
				let e = new TransformStream();
				D.stream.pipeThrough(e), F = {
					source: D.source,
					length: D.length,
					stream: e.readable
				};
			}
			this[P].body = F;
		}
		get method() {
			return L.brandCheck(this, e), this[P].method;
		}
		get url() {
			return L.brandCheck(this, e), ee(this[P].url);
		}
		get headers() {
			return L.brandCheck(this, e), this[M];
		}
		get destination() {
			return L.brandCheck(this, e), this[P].destination;
		}
		get referrer() {
			return L.brandCheck(this, e), this[P].referrer === `no-referrer` ? `` : this[P].referrer === `client` ? `about:client` : this[P].referrer.toString();
		}
		get referrerPolicy() {
			return L.brandCheck(this, e), this[P].referrerPolicy;
		}
		get mode() {
			return L.brandCheck(this, e), this[P].mode;
		}
		get credentials() {
			return this[P].credentials;
		}
		get cache() {
			return L.brandCheck(this, e), this[P].cache;
		}
		get redirect() {
			return L.brandCheck(this, e), this[P].redirect;
		}
		get integrity() {
			return L.brandCheck(this, e), this[P].integrity;
		}
		get keepalive() {
			return L.brandCheck(this, e), this[P].keepalive;
		}
		get isReloadNavigation() {
			return L.brandCheck(this, e), this[P].reloadNavigation;
		}
		get isHistoryNavigation() {
			return L.brandCheck(this, e), this[P].historyNavigation;
		}
		get signal() {
			return L.brandCheck(this, e), this[N];
		}
		get body() {
			return L.brandCheck(this, e), this[P].body ? this[P].body.stream : null;
		}
		get bodyUsed() {
			return L.brandCheck(this, e), !!this[P].body && m.isDisturbed(this[P].body.stream);
		}
		get duplex() {
			return L.brandCheck(this, e), `half`;
		}
		clone() {
			if (L.brandCheck(this, e), a(this)) throw TypeError(`unusable`);
			let t = X(this[P]), n = new AbortController();
			if (this.signal.aborted) n.abort(this.signal.reason);
			else {
				let e = K.get(this.signal);
				e === void 0 && (e = new Set(), K.set(this.signal, e));
				let t = new WeakRef(n);
				e.add(t), m.addAbortListener(n.signal, q(t));
			}
			return ce(t, n.signal, u(this[M]));
		}
		[h.inspect.custom](e, t) {
			t.depth === null && (t.depth = 2), t.colors ??= !0;
			let n = {
				method: this.method,
				url: this.url,
				headers: this.headers,
				destination: this.destination,
				referrer: this.referrer,
				referrerPolicy: this.referrerPolicy,
				mode: this.mode,
				credentials: this.credentials,
				cache: this.cache,
				redirect: this.redirect,
				integrity: this.integrity,
				keepalive: this.keepalive,
				isReloadNavigation: this.isReloadNavigation,
				isHistoryNavigation: this.isHistoryNavigation,
				signal: this.signal
			};
			return `Request ${h.formatWithOptions(t, n)}`;
		}
	};
	r(Y);
	function se(e) {
		return {
			method: e.method ?? `GET`,
			localURLsOnly: e.localURLsOnly ?? !1,
			unsafeRequest: e.unsafeRequest ?? !1,
			body: e.body ?? null,
			client: e.client ?? null,
			reservedClient: e.reservedClient ?? null,
			replacesClientId: e.replacesClientId ?? ``,
			window: e.window ?? `client`,
			keepalive: e.keepalive ?? !1,
			serviceWorkers: e.serviceWorkers ?? `all`,
			initiator: e.initiator ?? ``,
			destination: e.destination ?? ``,
			priority: e.priority ?? null,
			origin: e.origin ?? `client`,
			policyContainer: e.policyContainer ?? `client`,
			referrer: e.referrer ?? `client`,
			referrerPolicy: e.referrerPolicy ?? ``,
			mode: e.mode ?? `no-cors`,
			useCORSPreflightFlag: e.useCORSPreflightFlag ?? !1,
			credentials: e.credentials ?? `same-origin`,
			useCredentials: e.useCredentials ?? !1,
			cache: e.cache ?? `default`,
			redirect: e.redirect ?? `follow`,
			integrity: e.integrity ?? ``,
			cryptoGraphicsNonceMetadata: e.cryptoGraphicsNonceMetadata ?? ``,
			parserMetadata: e.parserMetadata ?? ``,
			reloadNavigation: e.reloadNavigation ?? !1,
			historyNavigation: e.historyNavigation ?? !1,
			userActivation: e.userActivation ?? !1,
			taintedOrigin: e.taintedOrigin ?? !1,
			redirectCount: e.redirectCount ?? 0,
			responseTainting: e.responseTainting ?? `basic`,
			preventNoCacheCacheControlHeaderModification: e.preventNoCacheCacheControlHeaderModification ?? !1,
			done: e.done ?? !1,
			timingAllowFailed: e.timingAllowFailed ?? !1,
			urlList: e.urlList,
			url: e.urlList[0],
			headersList: e.headersList ? new c(e.headersList) : new c()
		};
	}
	function X(e) {
		let t = se({
			...e,
			body: null
		});
		return e.body != null && (t.body = i(t, e.body)), t;
	}
	function ce(e, t, n) {
		let r = new Y(R);
		return r[P] = e, r[N] = t, r[M] = new o(R), d(r[M], e.headersList), l(r[M], n), r;
	}
	Object.defineProperties(Y.prototype, {
		method: O,
		url: O,
		headers: O,
		redirect: O,
		clone: O,
		signal: O,
		duplex: O,
		destination: O,
		body: O,
		bodyUsed: O,
		isHistoryNavigation: O,
		isReloadNavigation: O,
		keepalive: O,
		integrity: O,
		cache: O,
		credentials: O,
		attribute: O,
		referrerPolicy: O,
		referrer: O,
		mode: O,
		[Symbol.toStringTag]: {
			value: `Request`,
			configurable: !0
		}
	}), L.converters.Request = L.interfaceConverter(Y), L.converters.RequestInfo = function(e, t, n) {
		return typeof e == `string` ? L.converters.USVString(e, t, n) : e instanceof Y ? L.converters.Request(e, t, n) : L.converters.USVString(e, t, n);
	}, L.converters.AbortSignal = L.interfaceConverter(AbortSignal), L.converters.RequestInit = L.dictionaryConverter([
		{
			key: `method`,
			converter: L.converters.ByteString
		},
		{
			key: `headers`,
			converter: L.converters.HeadersInit
		},
		{
			key: `body`,
			converter: L.nullableConverter(L.converters.BodyInit)
		},
		{
			key: `referrer`,
			converter: L.converters.USVString
		},
		{
			key: `referrerPolicy`,
			converter: L.converters.DOMString,
			allowedValues: S
		},
		{
			key: `mode`,
			converter: L.converters.DOMString,
			allowedValues: w
		},
		{
			key: `credentials`,
			converter: L.converters.DOMString,
			allowedValues: T
		},
		{
			key: `cache`,
			converter: L.converters.DOMString,
			allowedValues: E
		},
		{
			key: `redirect`,
			converter: L.converters.DOMString,
			allowedValues: C
		},
		{
			key: `integrity`,
			converter: L.converters.DOMString
		},
		{
			key: `keepalive`,
			converter: L.converters.boolean
		},
		{
			key: `signal`,
			converter: L.nullableConverter((e) => L.converters.AbortSignal(e, `RequestInit`, `signal`, { strict: !1 }))
		},
		{
			key: `window`,
			converter: L.converters.any
		},
		{
			key: `duplex`,
			converter: L.converters.DOMString,
			allowedValues: D
		},
		{
			key: `dispatcher`,
			converter: L.converters.any
		}
	]), t.exports = {
		Request: Y,
		makeRequest: se,
		fromInnerRequest: ce,
		cloneRequest: X
	};
})), Be = g(((e, t) => {
	let { makeNetworkError: n, makeAppropriateNetworkError: r, filterResponse: i, makeResponse: a, fromInnerResponse: o } = Le(), { HeadersList: s } = Ie(), { Request: c, cloneRequest: l } = ze(), u = y(`node:zlib`), { bytesMatch: d, makePolicyContainer: f, clonePolicyContainer: p, requestBadPort: m, TAOCheck: h, appendRequestOriginHeader: g, responseLocationURL: _, requestCurrentURL: v, setRequestReferrerPolicyOnRedirect: b, tryUpgradeRequestToAPotentiallyTrustworthyURL: x, createOpaqueTimingInfo: S, appendFetchMetadata: C, corsCheck: w, crossOriginResourcePolicyCheck: T, determineRequestsReferrer: E, coarsenedSharedCurrentTime: D, createDeferredPromise: O, isBlobLike: k, sameOrigin: A, isCancelled: j, isAborted: M, isErrorLike: N, fullyReadBody: P, readableStreamClose: I, isomorphicEncode: L, urlIsLocal: ee, urlIsHttpHttpsScheme: R, urlHasHttpsScheme: z, clampAndCoarsenConnectionTimingInfo: B, simpleRangeHeaderValue: V, buildContentRange: te, createInflate: H, extractMimeType: ne } = W(), { kState: ie, kDispatcher: K } = G(), q = y(`node:assert`), { safelyExtractBody: J, extractBody: Y } = oe(), { redirectStatusSet: se, nullBodyStatus: X, safeMethodsSet: ce, requestBodyHeader: le, subresourceSet: Z } = re(), ue = y(`node:events`), { Readable: de, pipeline: fe, finished: pe } = y(`node:stream`), { addAbortListener: me, isErrored: he, isReadable: ge, bufferToLowerCasedHeaderName: _e } = F(), { dataURLProcessor: Q, serializeAMimeType: ve, minimizeSupportedMimeType: ye } = ae(), { getGlobalDispatcher: $ } = Ae(), { webidl: be } = U(), { STATUS_CODES: xe } = y(`node:http`), Se = [`GET`, `HEAD`], Ce = typeof __UNDICI_IS_NODE__ < `u` || typeof esbuildDetection < `u` ? `node` : `undici`, we;
	var Te = class extends ue {
		constructor(e) {
			super(), this.dispatcher = e, this.connection = null, this.dump = !1, this.state = `ongoing`;
		}
		terminate(e) {
			this.state === `ongoing` && (this.state = `terminated`, this.connection?.destroy(e), this.emit(`terminated`, e));
		}
		abort(e) {
			this.state === `ongoing` && (this.state = `aborted`, e ||= new DOMException(`The operation was aborted.`, `AbortError`), this.serializedAbortReason = e, this.connection?.destroy(e), this.emit(`terminated`, e));
		}
	};
	function Ee(e) {
		Oe(e, `fetch`);
	}
	function De(e, t = void 0) {
		be.argumentLengthCheck(arguments, 1, `globalThis.fetch`);
		let n = O(), r;
		try {
			r = new c(e, t);
		} catch (e) {
			return n.reject(e), n.promise;
		}
		let i = r[ie];
		if (r.signal.aborted) return je(n, i, null, r.signal.reason), n.promise;
		i.client.globalObject?.constructor?.name === `ServiceWorkerGlobalScope` && (i.serviceWorkers = `none`);
		let a = null, s = !1, l = null;
		return me(r.signal, () => {
			s = !0, q(l != null), l.abort(r.signal.reason);
			let e = a?.deref();
			je(n, i, e, r.signal.reason);
		}), l = Me({
			request: i,
			processResponseEndOfBody: Ee,
			processResponse: (e) => {
				s || (e.aborted ? je(n, i, a, l.serializedAbortReason) : e.type === `error` ? n.reject(TypeError(`fetch failed`, { cause: e.error })) : (a = new WeakRef(o(e, `immutable`)), n.resolve(a.deref()), n = null));
			},
			dispatcher: r[K]
		}), n.promise;
	}
	function Oe(e, t = `other`) {
		if (e.type === `error` && e.aborted || !e.urlList?.length) return;
		let n = e.urlList[0], r = e.timingInfo, i = e.cacheState;
		R(n) && r !== null && (e.timingAllowPassed || (r = S({ startTime: r.startTime }), i = ``), r.endTime = D(), e.timingInfo = r, ke(r, n.href, t, globalThis, i));
	}
	let ke = performance.markResourceTiming;
	function je(e, t, n, r) {
		if (e && e.reject(r), t.body != null && ge(t.body?.stream) && t.body.stream.cancel(r).catch((e) => {
			if (e.code !== `ERR_INVALID_STATE`) throw e;
		}), n == null) return;
		let i = n[ie];
		i.body != null && ge(i.body?.stream) && i.body.stream.cancel(r).catch((e) => {
			if (e.code !== `ERR_INVALID_STATE`) throw e;
		});
	}
	function Me({ request: e, processRequestBodyChunkLength: t, processRequestEndOfBody: n, processResponse: r, processResponseEndOfBody: i, processResponseConsumeBody: a, useParallelQueue: o = !1, dispatcher: s = $() }) {
		q(s);
		let c = null, l = !1;
		e.client != null && (c = e.client.globalObject, l = e.client.crossOriginIsolatedCapability);
		let u = D(l), d = S({ startTime: u }), m = {
			controller: new Te(s),
			request: e,
			timingInfo: d,
			processRequestBodyChunkLength: t,
			processRequestEndOfBody: n,
			processResponse: r,
			processResponseConsumeBody: a,
			processResponseEndOfBody: i,
			taskDestination: c,
			crossOriginIsolatedCapability: l
		};
		return q(!e.body || e.body.stream), e.window === `client` && (e.window = e.client?.globalObject?.constructor?.name === `Window` ? e.client : `no-window`), e.origin === `client` && (e.origin = e.client.origin), e.policyContainer === `client` && (e.policyContainer = e.client == null ? f() : p(e.client.policyContainer)), e.headersList.contains(`accept`, !0) || e.headersList.append(`accept`, `*/*`, !0), e.headersList.contains(`accept-language`, !0) || e.headersList.append(`accept-language`, `*`, !0), e.priority, Z.has(e.destination), Ne(m).catch((e) => {
			m.controller.terminate(e);
		}), m.controller;
	}
	async function Ne(e, t = !1) {
		let r = e.request, a = null;
		if (r.localURLsOnly && !ee(v(r)) && (a = n(`local URLs only`)), x(r), m(r) === `blocked` && (a = n(`bad port`)), r.referrerPolicy === `` && (r.referrerPolicy = r.policyContainer.referrerPolicy), r.referrer !== `no-referrer` && (r.referrer = E(r)), a === null && (a = await (async () => {
			let t = v(r);
			return A(t, r.url) && r.responseTainting === `basic` || t.protocol === `data:` || r.mode === `navigate` || r.mode === `websocket` ? (r.responseTainting = `basic`, await Pe(e)) : r.mode === `same-origin` ? n(`request mode cannot be "same-origin"`) : r.mode === `no-cors` ? r.redirect === `follow` ? (r.responseTainting = `opaque`, await Pe(e)) : n(`redirect mode cannot be "follow" for "no-cors" request`) : R(v(r)) ? (r.responseTainting = `cors`, await Be(e)) : n(`URL scheme must be a HTTP(S) scheme`);
		})()), t) return a;
		a.status !== 0 && !a.internalResponse && (r.responseTainting, r.responseTainting === `basic` ? a = i(a, `basic`) : r.responseTainting === `cors` ? a = i(a, `cors`) : r.responseTainting === `opaque` ? a = i(a, `opaque`) : q(!1));
		let o = a.status === 0 ? a : a.internalResponse;
		if (o.urlList.length === 0 && o.urlList.push(...r.urlList), r.timingAllowFailed || (a.timingAllowPassed = !0), a.type === `opaque` && o.status === 206 && o.rangeRequested && !r.headers.contains(`range`, !0) && (a = o = n()), a.status !== 0 && (r.method === `HEAD` || r.method === `CONNECT` || X.includes(o.status)) && (o.body = null, e.controller.dump = !0), r.integrity) {
			let t = (t) => Re(e, n(t));
			if (r.responseTainting === `opaque` || a.body == null) {
				t(a.error);
				return;
			}
			await P(a.body, (n) => {
				d(n, r.integrity) ? (a.body = J(n)[0], Re(e, a)) : t(`integrity mismatch`);
			}, t);
		} else Re(e, a);
	}
	function Pe(e) {
		if (j(e) && e.request.redirectCount === 0) return Promise.resolve(r(e));
		let { request: t } = e, { protocol: i } = v(t);
		switch (i) {
			case `about:`: return Promise.resolve(n(`about scheme is not supported`));
			case `blob:`: {
				we ||= y(`node:buffer`).resolveObjectURL;
				let e = v(t);
				if (e.search.length !== 0) return Promise.resolve(n(`NetworkError when attempting to fetch resource.`));
				let r = we(e.toString());
				if (t.method !== `GET` || !k(r)) return Promise.resolve(n(`invalid method`));
				let i = a(), o = r.size, s = L(`${o}`), c = r.type;
				if (t.headersList.contains(`range`, !0)) {
					i.rangeRequested = !0;
					let e = t.headersList.get(`range`, !0), a = V(e, !0);
					if (a === `failure`) return Promise.resolve(n(`failed to fetch the data URL`));
					let { rangeStartValue: s, rangeEndValue: l } = a;
					if (s === null) s = o - l, l = s + l - 1;
					else {
						if (s >= o) return Promise.resolve(n(`Range start is greater than the blob's size.`));
						(l === null || l >= o) && (l = o - 1);
					}
					let u = r.slice(s, l, c);
					i.body = Y(u)[0];
					let d = L(`${u.size}`), f = te(s, l, o);
					i.status = 206, i.statusText = `Partial Content`, i.headersList.set(`content-length`, d, !0), i.headersList.set(`content-type`, c, !0), i.headersList.set(`content-range`, f, !0);
				} else {
					let e = Y(r);
					i.statusText = `OK`, i.body = e[0], i.headersList.set(`content-length`, s, !0), i.headersList.set(`content-type`, c, !0);
				}
				return Promise.resolve(i);
			}
			case `data:`: {
				let e = v(t), r = Q(e);
				if (r === `failure`) return Promise.resolve(n(`failed to fetch the data URL`));
				let i = ve(r.mimeType);
				return Promise.resolve(a({
					statusText: `OK`,
					headersList: [[`content-type`, {
						name: `Content-Type`,
						value: i
					}]],
					body: J(r.body)[0]
				}));
			}
			case `file:`: return Promise.resolve(n(`not implemented... yet...`));
			case `http:`:
			case `https:`: return Be(e).catch((e) => n(e));
			default: return Promise.resolve(n(`unknown scheme`));
		}
	}
	function Fe(e, t) {
		e.request.done = !0, e.processResponseDone != null && queueMicrotask(() => e.processResponseDone(t));
	}
	function Re(e, t) {
		let n = e.timingInfo, r = () => {
			let r = Date.now();
			e.request.destination === `document` && (e.controller.fullTimingInfo = n), e.controller.reportTimingSteps = () => {
				if (e.request.url.protocol !== `https:`) return;
				n.endTime = r;
				let i = t.cacheState, a = t.bodyInfo;
				t.timingAllowPassed || (n = S(n), i = ``);
				let o = 0;
				if (e.request.mode !== `navigator` || !t.hasCrossOriginRedirects) {
					o = t.status;
					let e = ne(t.headersList);
					e !== `failure` && (a.contentType = ye(e));
				}
				e.request.initiatorType != null && ke(n, e.request.url.href, e.request.initiatorType, globalThis, i, a, o);
			};
			let i = () => {
				e.request.done = !0, e.processResponseEndOfBody != null && queueMicrotask(() => e.processResponseEndOfBody(t)), e.request.initiatorType != null && e.controller.reportTimingSteps();
			};
			queueMicrotask(() => i());
		};
		e.processResponse != null && queueMicrotask(() => {
			e.processResponse(t), e.processResponse = null;
		});
		let i = t.type === `error` ? t : t.internalResponse ?? t;
		i.body == null ? r() : pe(i.body.stream, () => {
			r();
		});
	}
	async function Be(e) {
		let t = e.request, r = null, i = null, a = e.timingInfo;
		if (t.serviceWorkers, r === null) {
			if (t.redirect === `follow` && (t.serviceWorkers = `none`), i = r = await He(e), t.responseTainting === `cors` && w(t, r) === `failure`) return n(`cors failure`);
			h(t, r) === `failure` && (t.timingAllowFailed = !0);
		}
		return (t.responseTainting === `opaque` || r.type === `opaque`) && T(t.origin, t.client, t.destination, i) === `blocked` ? n(`blocked`) : (se.has(i.status) && (t.redirect !== `manual` && e.controller.connection.destroy(void 0, !1), t.redirect === `error` ? r = n(`unexpected redirect`) : t.redirect === `manual` ? r = i : t.redirect === `follow` ? r = await Ve(e, r) : q(!1)), r.timingInfo = a, r);
	}
	function Ve(e, t) {
		let r = e.request, i = t.internalResponse ? t.internalResponse : t, a;
		try {
			if (a = _(i, v(r).hash), a == null) return t;
		} catch (e) {
			return Promise.resolve(n(e));
		}
		if (!R(a)) return Promise.resolve(n(`URL scheme must be a HTTP(S) scheme`));
		if (r.redirectCount === 20) return Promise.resolve(n(`redirect count exceeded`));
		if (r.redirectCount += 1, r.mode === `cors` && (a.username || a.password) && !A(r, a)) return Promise.resolve(n(`cross origin not allowed for request mode "cors"`));
		if (r.responseTainting === `cors` && (a.username || a.password)) return Promise.resolve(n(`URL cannot contain credentials for request mode "cors"`));
		if (i.status !== 303 && r.body != null && r.body.source == null) return Promise.resolve(n());
		if ([301, 302].includes(i.status) && r.method === `POST` || i.status === 303 && !Se.includes(r.method)) {
			r.method = `GET`, r.body = null;
			for (let e of le) r.headersList.delete(e);
		}
		A(v(r), a) || (r.headersList.delete(`authorization`, !0), r.headersList.delete(`proxy-authorization`, !0), r.headersList.delete(`cookie`, !0), r.headersList.delete(`host`, !0)), r.body != null && (q(r.body.source != null), r.body = J(r.body.source)[0]);
		let o = e.timingInfo;
		return o.redirectEndTime = o.postRedirectStartTime = D(e.crossOriginIsolatedCapability), o.redirectStartTime === 0 && (o.redirectStartTime = o.startTime), r.urlList.push(a), b(r, i), Ne(e, !0);
	}
	async function He(e, t = !1, i = !1) {
		let a = e.request, o = null, s = null, c = null;
		a.window === `no-window` && a.redirect === `error` ? (o = e, s = a) : (s = l(a), o = { ...e }, o.request = s);
		let u = a.credentials === `include` || a.credentials === `same-origin` && a.responseTainting === `basic`, d = s.body ? s.body.length : null, f = null;
		if (s.body == null && [`POST`, `PUT`].includes(s.method) && (f = `0`), d != null && (f = L(`${d}`)), f != null && s.headersList.append(`content-length`, f, !0), d != null && s.keepalive, s.referrer instanceof URL && s.headersList.append(`referer`, L(s.referrer.href), !0), g(s), C(s), s.headersList.contains(`user-agent`, !0) || s.headersList.append(`user-agent`, Ce), s.cache === "default" && (s.headersList.contains(`if-modified-since`, !0) || s.headersList.contains(`if-none-match`, !0) || s.headersList.contains(`if-unmodified-since`, !0) || s.headersList.contains(`if-match`, !0) || s.headersList.contains(`if-range`, !0)) && (s.cache = `no-store`), s.cache === `no-cache` && !s.preventNoCacheCacheControlHeaderModification && !s.headersList.contains(`cache-control`, !0) && s.headersList.append(`cache-control`, `max-age=0`, !0), (s.cache === `no-store` || s.cache === `reload`) && (s.headersList.contains(`pragma`, !0) || s.headersList.append(`pragma`, `no-cache`, !0), s.headersList.contains(`cache-control`, !0) || s.headersList.append(`cache-control`, `no-cache`, !0)), s.headersList.contains(`range`, !0) && s.headersList.append(`accept-encoding`, `identity`, !0), s.headersList.contains(`accept-encoding`, !0) || (z(v(s)) ? s.headersList.append(`accept-encoding`, `br, gzip, deflate`, !0) : s.headersList.append(`accept-encoding`, `gzip, deflate`, !0)), s.headersList.delete(`host`, !0), s.cache = `no-store`, s.cache !== `no-store` && s.cache, c == null) {
			if (s.cache === `only-if-cached`) return n(`only if cached`);
			let e = await Ue(o, u, i);
			!ce.has(s.method) && e.status >= 200 && e.status, c ??= e;
		}
		if (c.urlList = [...s.urlList], s.headersList.contains(`range`, !0) && (c.rangeRequested = !0), c.requestIncludesCredentials = u, c.status === 407) return a.window === `no-window` ? n() : j(e) ? r(e) : n(`proxy authentication required`);
		if (c.status === 421 && !i && (a.body == null || a.body.source != null)) {
			if (j(e)) return r(e);
			e.controller.connection.destroy(), c = await He(e, t, !0);
		}
		return c;
	}
	async function Ue(e, t = !1, i = !1) {
		q(!e.controller.connection || e.controller.connection.destroyed), e.controller.connection = {
			abort: null,
			destroyed: !1,
			destroy(e, t = !0) {
				this.destroyed || (this.destroyed = !0, t && this.abort?.(e ?? new DOMException(`The operation was aborted.`, `AbortError`)));
			}
		};
		let o = e.request, c = null, l = e.timingInfo;
		o.cache = `no-store`, o.mode;
		let d = null;
		if (o.body == null && e.processRequestEndOfBody) queueMicrotask(() => e.processRequestEndOfBody());
		else if (o.body != null) {
			let t = async function* (t) {
				j(e) || (yield t, e.processRequestBodyChunkLength?.(t.byteLength));
			}, n = () => {
				j(e) || e.processRequestEndOfBody && e.processRequestEndOfBody();
			}, r = (t) => {
				j(e) || (t.name === `AbortError` ? e.controller.abort() : e.controller.terminate(t));
			};
			d = (async function* () {
				try {
					for await (let e of o.body.stream) yield* t(e);
					n();
				} catch (e) {
					r(e);
				}
			})();
		}
		try {
			let { body: t, status: n, statusText: r, headersList: i, socket: o } = await g({ body: d });
			if (o) c = a({
				status: n,
				statusText: r,
				headersList: i,
				socket: o
			});
			else {
				let o = t[Symbol.asyncIterator]();
				e.controller.next = () => o.next(), c = a({
					status: n,
					statusText: r,
					headersList: i
				});
			}
		} catch (t) {
			return t.name === `AbortError` ? (e.controller.connection.destroy(), r(e, t)) : n(t);
		}
		let f = async () => {
			await e.controller.resume();
		}, p = (t) => {
			j(e) || e.controller.abort(t);
		}, m = new ReadableStream({
			async start(t) {
				e.controller.controller = t;
			},
			async pull(e) {
				await f(e);
			},
			async cancel(e) {
				await p(e);
			},
			type: `bytes`
		});
		c.body = {
			stream: m,
			source: null,
			length: null
		}, e.controller.resume || e.controller.on(`terminated`, h), e.controller.resume = async () => {
			for (;;) {
				let t, n;
				try {
					let { done: n, value: r } = await e.controller.next();
					if (M(e)) break;
					t = n ? void 0 : r;
				} catch (r) {
					e.controller.ended && !l.encodedBodySize ? t = void 0 : (t = r, n = !0);
				}
				if (t === void 0) {
					I(e.controller.controller), Fe(e, c);
					return;
				}
				if (l.decodedBodySize += t?.byteLength ?? 0, n) {
					e.controller.terminate(t);
					return;
				}
				let r = new Uint8Array(t);
				if (r.byteLength && e.controller.controller.enqueue(r), he(m)) {
					e.controller.terminate();
					return;
				}
				if (e.controller.controller.desiredSize <= 0) return;
			}
		};
		function h(t) {
			M(e) ? (c.aborted = !0, ge(m) && e.controller.controller.error(e.controller.serializedAbortReason)) : ge(m) && e.controller.controller.error(TypeError(`terminated`, { cause: N(t) ? t : void 0 })), e.controller.connection.destroy();
		}
		return c;
		function g({ body: t }) {
			let n = v(o), r = e.controller.dispatcher;
			return new Promise((i, a) => r.dispatch({
				path: n.pathname + n.search,
				origin: n.origin,
				method: o.method,
				body: r.isMockActive ? o.body && (o.body.source || o.body.stream) : t,
				headers: o.headersList.entries,
				maxRedirections: 0,
				upgrade: o.mode === `websocket` ? `websocket` : void 0
			}, {
				body: null,
				abort: null,
				onConnect(t) {
					let { connection: n } = e.controller;
					l.finalConnectionTimingInfo = B(void 0, l.postRedirectStartTime, e.crossOriginIsolatedCapability), n.destroyed ? t(new DOMException(`The operation was aborted.`, `AbortError`)) : (e.controller.on(`terminated`, t), this.abort = n.abort = t), l.finalNetworkRequestStartTime = D(e.crossOriginIsolatedCapability);
				},
				onResponseStarted() {
					l.finalNetworkResponseStartTime = D(e.crossOriginIsolatedCapability);
				},
				onHeaders(e, t, n, r) {
					if (e < 200) return;
					let a = ``, c = new s();
					for (let e = 0; e < t.length; e += 2) c.append(_e(t[e]), t[e + 1].toString(`latin1`), !0);
					a = c.get(`location`, !0);
					let l = [], d = a && o.redirect === `follow` && se.has(e);
					if (o.method !== `HEAD` && o.method !== `CONNECT` && !X.includes(e) && !d) {
						let e = c.get(`content-encoding`, !0), t = e ? e.toLowerCase().split(`,`) : [];
						if (t.length > 5) return this.abort(Error(`too many content-encodings in response: ${t.length}, maximum allowed is 5`)), !0;
						for (let e = t.length - 1; e >= 0; --e) {
							let n = t[e].trim();
							if (n === `x-gzip` || n === `gzip`) l.push(u.createGunzip({
								flush: u.constants.Z_SYNC_FLUSH,
								finishFlush: u.constants.Z_SYNC_FLUSH
							}));
							else if (n === `deflate`) l.push(H({
								flush: u.constants.Z_SYNC_FLUSH,
								finishFlush: u.constants.Z_SYNC_FLUSH
							}));
							else if (n === `br`) l.push(u.createBrotliDecompress({
								flush: u.constants.BROTLI_OPERATION_FLUSH,
								finishFlush: u.constants.BROTLI_OPERATION_FLUSH
							}));
							else {
								l.length = 0;
								break;
							}
						}
					}
					this.body = new de({ read: n });
					let f = this.onError.bind(this);
					return i({
						status: e,
						statusText: r,
						headersList: c,
						body: l.length ? fe(this.body, ...l, (e) => {
							e && this.onError(e);
						}).on(`error`, f) : this.body.on(`error`, f)
					}), !0;
				},
				onData(t) {
					if (e.controller.dump) return;
					let n = t;
					return l.encodedBodySize += n.byteLength, this.body.push(n);
				},
				onComplete() {
					this.abort && e.controller.off(`terminated`, this.abort), e.controller.ended = !0, this.body.push(null);
				},
				onError(t) {
					this.abort && e.controller.off(`terminated`, this.abort), this.body?.destroy(t), e.controller.terminate(t), a(t);
				},
				onUpgrade(e, t, n) {
					if (e !== 101) return;
					let r = new s();
					for (let e = 0; e < t.length; e += 2) r.append(_e(t[e]), t[e + 1].toString(`latin1`), !0);
					return i({
						status: e,
						statusText: xe[e],
						headersList: r,
						socket: n
					}), !0;
				}
			}));
		}
	}
	t.exports = {
		fetch: De,
		Fetch: Te,
		fetching: Me,
		finalizeAndReportTiming: Oe
	};
})), Ve = g(((e, t) => {
	t.exports = {
		kState: Symbol(`FileReader state`),
		kResult: Symbol(`FileReader result`),
		kError: Symbol(`FileReader error`),
		kLastProgressEventFired: Symbol(`FileReader last progress event fired timestamp`),
		kEvents: Symbol(`FileReader events`),
		kAborted: Symbol(`FileReader aborted`)
	};
})), He = g(((e, t) => {
	let { webidl: n } = U(), r = Symbol(`ProgressEvent state`);
	var i = class e extends Event {
		constructor(e, t = {}) {
			e = n.converters.DOMString(e, `ProgressEvent constructor`, `type`), t = n.converters.ProgressEventInit(t ?? {}), super(e, t), this[r] = {
				lengthComputable: t.lengthComputable,
				loaded: t.loaded,
				total: t.total
			};
		}
		get lengthComputable() {
			return n.brandCheck(this, e), this[r].lengthComputable;
		}
		get loaded() {
			return n.brandCheck(this, e), this[r].loaded;
		}
		get total() {
			return n.brandCheck(this, e), this[r].total;
		}
	};
	n.converters.ProgressEventInit = n.dictionaryConverter([
		{
			key: `lengthComputable`,
			converter: n.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `loaded`,
			converter: n.converters[`unsigned long long`],
			defaultValue: () => 0
		},
		{
			key: `total`,
			converter: n.converters[`unsigned long long`],
			defaultValue: () => 0
		},
		{
			key: `bubbles`,
			converter: n.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `cancelable`,
			converter: n.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `composed`,
			converter: n.converters.boolean,
			defaultValue: () => !1
		}
	]), t.exports = { ProgressEvent: i };
})), Ue = g(((e, t) => {
	function n(e) {
		if (!e) return `failure`;
		switch (e.trim().toLowerCase()) {
			case `unicode-1-1-utf-8`:
			case `unicode11utf8`:
			case `unicode20utf8`:
			case `utf-8`:
			case `utf8`:
			case `x-unicode20utf8`: return `UTF-8`;
			case `866`:
			case `cp866`:
			case `csibm866`:
			case `ibm866`: return `IBM866`;
			case `csisolatin2`:
			case `iso-8859-2`:
			case `iso-ir-101`:
			case `iso8859-2`:
			case `iso88592`:
			case `iso_8859-2`:
			case `iso_8859-2:1987`:
			case `l2`:
			case `latin2`: return `ISO-8859-2`;
			case `csisolatin3`:
			case `iso-8859-3`:
			case `iso-ir-109`:
			case `iso8859-3`:
			case `iso88593`:
			case `iso_8859-3`:
			case `iso_8859-3:1988`:
			case `l3`:
			case `latin3`: return `ISO-8859-3`;
			case `csisolatin4`:
			case `iso-8859-4`:
			case `iso-ir-110`:
			case `iso8859-4`:
			case `iso88594`:
			case `iso_8859-4`:
			case `iso_8859-4:1988`:
			case `l4`:
			case `latin4`: return `ISO-8859-4`;
			case `csisolatincyrillic`:
			case `cyrillic`:
			case `iso-8859-5`:
			case `iso-ir-144`:
			case `iso8859-5`:
			case `iso88595`:
			case `iso_8859-5`:
			case `iso_8859-5:1988`: return `ISO-8859-5`;
			case `arabic`:
			case `asmo-708`:
			case `csiso88596e`:
			case `csiso88596i`:
			case `csisolatinarabic`:
			case `ecma-114`:
			case `iso-8859-6`:
			case `iso-8859-6-e`:
			case `iso-8859-6-i`:
			case `iso-ir-127`:
			case `iso8859-6`:
			case `iso88596`:
			case `iso_8859-6`:
			case `iso_8859-6:1987`: return `ISO-8859-6`;
			case `csisolatingreek`:
			case `ecma-118`:
			case `elot_928`:
			case `greek`:
			case `greek8`:
			case `iso-8859-7`:
			case `iso-ir-126`:
			case `iso8859-7`:
			case `iso88597`:
			case `iso_8859-7`:
			case `iso_8859-7:1987`:
			case `sun_eu_greek`: return `ISO-8859-7`;
			case `csiso88598e`:
			case `csisolatinhebrew`:
			case `hebrew`:
			case `iso-8859-8`:
			case `iso-8859-8-e`:
			case `iso-ir-138`:
			case `iso8859-8`:
			case `iso88598`:
			case `iso_8859-8`:
			case `iso_8859-8:1988`:
			case `visual`: return `ISO-8859-8`;
			case `csiso88598i`:
			case `iso-8859-8-i`:
			case `logical`: return `ISO-8859-8-I`;
			case `csisolatin6`:
			case `iso-8859-10`:
			case `iso-ir-157`:
			case `iso8859-10`:
			case `iso885910`:
			case `l6`:
			case `latin6`: return `ISO-8859-10`;
			case `iso-8859-13`:
			case `iso8859-13`:
			case `iso885913`: return `ISO-8859-13`;
			case `iso-8859-14`:
			case `iso8859-14`:
			case `iso885914`: return `ISO-8859-14`;
			case `csisolatin9`:
			case `iso-8859-15`:
			case `iso8859-15`:
			case `iso885915`:
			case `iso_8859-15`:
			case `l9`: return `ISO-8859-15`;
			case `iso-8859-16`: return `ISO-8859-16`;
			case `cskoi8r`:
			case `koi`:
			case `koi8`:
			case `koi8-r`:
			case `koi8_r`: return `KOI8-R`;
			case `koi8-ru`:
			case `koi8-u`: return `KOI8-U`;
			case `csmacintosh`:
			case `mac`:
			case `macintosh`:
			case `x-mac-roman`: return `macintosh`;
			case `iso-8859-11`:
			case `iso8859-11`:
			case `iso885911`:
			case `tis-620`:
			case `windows-874`: return `windows-874`;
			case `cp1250`:
			case `windows-1250`:
			case `x-cp1250`: return `windows-1250`;
			case `cp1251`:
			case `windows-1251`:
			case `x-cp1251`: return `windows-1251`;
			case `ansi_x3.4-1968`:
			case `ascii`:
			case `cp1252`:
			case `cp819`:
			case `csisolatin1`:
			case `ibm819`:
			case `iso-8859-1`:
			case `iso-ir-100`:
			case `iso8859-1`:
			case `iso88591`:
			case `iso_8859-1`:
			case `iso_8859-1:1987`:
			case `l1`:
			case `latin1`:
			case `us-ascii`:
			case `windows-1252`:
			case `x-cp1252`: return `windows-1252`;
			case `cp1253`:
			case `windows-1253`:
			case `x-cp1253`: return `windows-1253`;
			case `cp1254`:
			case `csisolatin5`:
			case `iso-8859-9`:
			case `iso-ir-148`:
			case `iso8859-9`:
			case `iso88599`:
			case `iso_8859-9`:
			case `iso_8859-9:1989`:
			case `l5`:
			case `latin5`:
			case `windows-1254`:
			case `x-cp1254`: return `windows-1254`;
			case `cp1255`:
			case `windows-1255`:
			case `x-cp1255`: return `windows-1255`;
			case `cp1256`:
			case `windows-1256`:
			case `x-cp1256`: return `windows-1256`;
			case `cp1257`:
			case `windows-1257`:
			case `x-cp1257`: return `windows-1257`;
			case `cp1258`:
			case `windows-1258`:
			case `x-cp1258`: return `windows-1258`;
			case `x-mac-cyrillic`:
			case `x-mac-ukrainian`: return `x-mac-cyrillic`;
			case `chinese`:
			case `csgb2312`:
			case `csiso58gb231280`:
			case `gb2312`:
			case `gb_2312`:
			case `gb_2312-80`:
			case `gbk`:
			case `iso-ir-58`:
			case `x-gbk`: return `GBK`;
			case `gb18030`: return `gb18030`;
			case `big5`:
			case `big5-hkscs`:
			case `cn-big5`:
			case `csbig5`:
			case `x-x-big5`: return `Big5`;
			case `cseucpkdfmtjapanese`:
			case `euc-jp`:
			case `x-euc-jp`: return `EUC-JP`;
			case `csiso2022jp`:
			case `iso-2022-jp`: return `ISO-2022-JP`;
			case `csshiftjis`:
			case `ms932`:
			case `ms_kanji`:
			case `shift-jis`:
			case `shift_jis`:
			case `sjis`:
			case `windows-31j`:
			case `x-sjis`: return `Shift_JIS`;
			case `cseuckr`:
			case `csksc56011987`:
			case `euc-kr`:
			case `iso-ir-149`:
			case `korean`:
			case `ks_c_5601-1987`:
			case `ks_c_5601-1989`:
			case `ksc5601`:
			case `ksc_5601`:
			case `windows-949`: return `EUC-KR`;
			case `csiso2022kr`:
			case `hz-gb-2312`:
			case `iso-2022-cn`:
			case `iso-2022-cn-ext`:
			case `iso-2022-kr`:
			case `replacement`: return `replacement`;
			case `unicodefffe`:
			case `utf-16be`: return `UTF-16BE`;
			case `csunicode`:
			case `iso-10646-ucs-2`:
			case `ucs-2`:
			case `unicode`:
			case `unicodefeff`:
			case `utf-16`:
			case `utf-16le`: return `UTF-16LE`;
			case `x-user-defined`: return `x-user-defined`;
			default: return `failure`;
		}
	}
	t.exports = { getEncoding: n };
})), We = g(((e, t) => {
	let { kState: n, kError: r, kResult: i, kAborted: a, kLastProgressEventFired: o } = Ve(), { ProgressEvent: s } = He(), { getEncoding: c } = Ue(), { serializeAMimeType: l, parseMIMEType: u } = ae(), { types: d } = y(`node:util`), { StringDecoder: f } = y(`string_decoder`), { btoa: p } = y(`node:buffer`), m = {
		enumerable: !0,
		writable: !1,
		configurable: !1
	};
	function h(e, t, s, c) {
		if (e[n] === `loading`) throw new DOMException(`Invalid state`, `InvalidStateError`);
		e[n] = `loading`, e[i] = null, e[r] = null;
		let l = t.stream().getReader(), u = [], f = l.read(), p = !0;
		(async () => {
			for (; !e[a];) try {
				let { done: m, value: h } = await f;
				if (p && !e[a] && queueMicrotask(() => {
					g(`loadstart`, e);
				}), p = !1, !m && d.isUint8Array(h)) u.push(h), (e[o] === void 0 || Date.now() - e[o] >= 50) && !e[a] && (e[o] = Date.now(), queueMicrotask(() => {
					g(`progress`, e);
				})), f = l.read();
				else if (m) {
					queueMicrotask(() => {
						e[n] = `done`;
						try {
							let n = _(u, s, t.type, c);
							if (e[a]) return;
							e[i] = n, g(`load`, e);
						} catch (t) {
							e[r] = t, g(`error`, e);
						}
						e[n] !== `loading` && g(`loadend`, e);
					});
					break;
				}
			} catch (t) {
				if (e[a]) return;
				queueMicrotask(() => {
					e[n] = `done`, e[r] = t, g(`error`, e), e[n] !== `loading` && g(`loadend`, e);
				});
				break;
			}
		})();
	}
	function g(e, t) {
		let n = new s(e, {
			bubbles: !1,
			cancelable: !1
		});
		t.dispatchEvent(n);
	}
	function _(e, t, n, r) {
		switch (t) {
			case `DataURL`: {
				let t = `data:`, r = u(n || `application/octet-stream`);
				r !== `failure` && (t += l(r)), t += `;base64,`;
				let i = new f(`latin1`);
				for (let n of e) t += p(i.write(n));
				return t += p(i.end()), t;
			}
			case `Text`: {
				let t = `failure`;
				if (r && (t = c(r)), t === `failure` && n) {
					let e = u(n);
					e !== `failure` && (t = c(e.parameters.get(`charset`)));
				}
				return t === `failure` && (t = `UTF-8`), v(e, t);
			}
			case `ArrayBuffer`: return x(e).buffer;
			case `BinaryString`: {
				let t = ``, n = new f(`latin1`);
				for (let r of e) t += n.write(r);
				return t += n.end(), t;
			}
		}
	}
	function v(e, t) {
		let n = x(e), r = b(n), i = 0;
		r !== null && (t = r, i = r === `UTF-8` ? 3 : 2);
		let a = n.slice(i);
		return new TextDecoder(t).decode(a);
	}
	function b(e) {
		let [t, n, r] = e;
		return t === 239 && n === 187 && r === 191 ? `UTF-8` : t === 254 && n === 255 ? `UTF-16BE` : t === 255 && n === 254 ? `UTF-16LE` : null;
	}
	function x(e) {
		let t = e.reduce((e, t) => e + t.byteLength, 0), n = 0;
		return e.reduce((e, t) => (e.set(t, n), n += t.byteLength, e), new Uint8Array(t));
	}
	t.exports = {
		staticPropertyDescriptors: m,
		readOperation: h,
		fireAProgressEvent: g
	};
})), Ge = g(((e, t) => {
	let { staticPropertyDescriptors: n, readOperation: r, fireAProgressEvent: i } = We(), { kState: a, kError: o, kResult: s, kEvents: c, kAborted: l } = Ve(), { webidl: u } = U(), { kEnumerableProperty: d } = F();
	var f = class e extends EventTarget {
		constructor() {
			super(), this[a] = `empty`, this[s] = null, this[o] = null, this[c] = {
				loadend: null,
				error: null,
				abort: null,
				load: null,
				progress: null,
				loadstart: null
			};
		}
		readAsArrayBuffer(t) {
			u.brandCheck(this, e), u.argumentLengthCheck(arguments, 1, `FileReader.readAsArrayBuffer`), t = u.converters.Blob(t, { strict: !1 }), r(this, t, `ArrayBuffer`);
		}
		readAsBinaryString(t) {
			u.brandCheck(this, e), u.argumentLengthCheck(arguments, 1, `FileReader.readAsBinaryString`), t = u.converters.Blob(t, { strict: !1 }), r(this, t, `BinaryString`);
		}
		readAsText(t, n = void 0) {
			u.brandCheck(this, e), u.argumentLengthCheck(arguments, 1, `FileReader.readAsText`), t = u.converters.Blob(t, { strict: !1 }), n !== void 0 && (n = u.converters.DOMString(n, `FileReader.readAsText`, `encoding`)), r(this, t, `Text`, n);
		}
		readAsDataURL(t) {
			u.brandCheck(this, e), u.argumentLengthCheck(arguments, 1, `FileReader.readAsDataURL`), t = u.converters.Blob(t, { strict: !1 }), r(this, t, `DataURL`);
		}
		abort() {
			this[a] === `empty` || this[a] === `done` ? this[s] = null : (this[a] === `loading` && (this[a] = `done`, this[s] = null), this[l] = !0, i(`abort`, this), this[a] !== `loading` && i(`loadend`, this));
		}
		get readyState() {
			switch (u.brandCheck(this, e), this[a]) {
				case `empty`: return this.EMPTY;
				case `loading`: return this.LOADING;
				case `done`: return this.DONE;
			}
		}
		get result() {
			return u.brandCheck(this, e), this[s];
		}
		get error() {
			return u.brandCheck(this, e), this[o];
		}
		get onloadend() {
			return u.brandCheck(this, e), this[c].loadend;
		}
		set onloadend(t) {
			u.brandCheck(this, e), this[c].loadend && this.removeEventListener(`loadend`, this[c].loadend), typeof t == `function` ? (this[c].loadend = t, this.addEventListener(`loadend`, t)) : this[c].loadend = null;
		}
		get onerror() {
			return u.brandCheck(this, e), this[c].error;
		}
		set onerror(t) {
			u.brandCheck(this, e), this[c].error && this.removeEventListener(`error`, this[c].error), typeof t == `function` ? (this[c].error = t, this.addEventListener(`error`, t)) : this[c].error = null;
		}
		get onloadstart() {
			return u.brandCheck(this, e), this[c].loadstart;
		}
		set onloadstart(t) {
			u.brandCheck(this, e), this[c].loadstart && this.removeEventListener(`loadstart`, this[c].loadstart), typeof t == `function` ? (this[c].loadstart = t, this.addEventListener(`loadstart`, t)) : this[c].loadstart = null;
		}
		get onprogress() {
			return u.brandCheck(this, e), this[c].progress;
		}
		set onprogress(t) {
			u.brandCheck(this, e), this[c].progress && this.removeEventListener(`progress`, this[c].progress), typeof t == `function` ? (this[c].progress = t, this.addEventListener(`progress`, t)) : this[c].progress = null;
		}
		get onload() {
			return u.brandCheck(this, e), this[c].load;
		}
		set onload(t) {
			u.brandCheck(this, e), this[c].load && this.removeEventListener(`load`, this[c].load), typeof t == `function` ? (this[c].load = t, this.addEventListener(`load`, t)) : this[c].load = null;
		}
		get onabort() {
			return u.brandCheck(this, e), this[c].abort;
		}
		set onabort(t) {
			u.brandCheck(this, e), this[c].abort && this.removeEventListener(`abort`, this[c].abort), typeof t == `function` ? (this[c].abort = t, this.addEventListener(`abort`, t)) : this[c].abort = null;
		}
	};
	f.EMPTY = f.prototype.EMPTY = 0, f.LOADING = f.prototype.LOADING = 1, f.DONE = f.prototype.DONE = 2, Object.defineProperties(f.prototype, {
		EMPTY: n,
		LOADING: n,
		DONE: n,
		readAsArrayBuffer: d,
		readAsBinaryString: d,
		readAsText: d,
		readAsDataURL: d,
		abort: d,
		readyState: d,
		result: d,
		error: d,
		onloadstart: d,
		onprogress: d,
		onload: d,
		onabort: d,
		onerror: d,
		onloadend: d,
		[Symbol.toStringTag]: {
			value: `FileReader`,
			writable: !1,
			enumerable: !1,
			configurable: !0
		}
	}), Object.defineProperties(f, {
		EMPTY: n,
		LOADING: n,
		DONE: n
	}), t.exports = { FileReader: f };
})), Ke = g(((e, t) => {
	t.exports = { kConstruct: j().kConstruct };
})), qe = g(((e, t) => {
	let n = y(`node:assert`), { URLSerializer: r } = ae(), { isValidHeaderName: i } = W();
	function a(e, t, n = !1) {
		return r(e, n) === r(t, n);
	}
	function o(e) {
		n(e !== null);
		let t = [];
		for (let n of e.split(`,`)) n = n.trim(), i(n) && t.push(n);
		return t;
	}
	t.exports = {
		urlEquals: a,
		getFieldValues: o
	};
})), Je = g(((e, t) => {
	let { kConstruct: n } = Ke(), { urlEquals: r, getFieldValues: i } = qe(), { kEnumerableProperty: a, isDisturbed: o } = F(), { webidl: s } = U(), { Response: c, cloneResponse: l, fromInnerResponse: u } = Le(), { Request: d, fromInnerRequest: f } = ze(), { kState: p } = G(), { fetching: m } = Be(), { urlIsHttpHttpsScheme: h, createDeferredPromise: g, readAllBytes: _ } = W(), v = y(`node:assert`);
	var b = class e {
		#e;
		constructor() {
			arguments[0] !== n && s.illegalConstructor(), s.util.markAsUncloneable(this), this.#e = arguments[1];
		}
		async match(t, n = {}) {
			s.brandCheck(this, e);
			let r = `Cache.match`;
			s.argumentLengthCheck(arguments, 1, r), t = s.converters.RequestInfo(t, r, `request`), n = s.converters.CacheQueryOptions(n, r, `options`);
			let i = this.#i(t, n, 1);
			if (i.length !== 0) return i[0];
		}
		async matchAll(t = void 0, n = {}) {
			s.brandCheck(this, e);
			let r = `Cache.matchAll`;
			return t !== void 0 && (t = s.converters.RequestInfo(t, r, `request`)), n = s.converters.CacheQueryOptions(n, r, `options`), this.#i(t, n);
		}
		async add(t) {
			s.brandCheck(this, e);
			let n = `Cache.add`;
			s.argumentLengthCheck(arguments, 1, n), t = s.converters.RequestInfo(t, n, `request`);
			let r = [t];
			return await this.addAll(r);
		}
		async addAll(t) {
			s.brandCheck(this, e);
			let n = `Cache.addAll`;
			s.argumentLengthCheck(arguments, 1, n);
			let r = [], a = [];
			for (let e of t) {
				if (e === void 0) throw s.errors.conversionFailed({
					prefix: n,
					argument: `Argument 1`,
					types: [`undefined is not allowed`]
				});
				if (e = s.converters.RequestInfo(e), typeof e == `string`) continue;
				let t = e[p];
				if (!h(t.url) || t.method !== `GET`) throw s.errors.exception({
					header: n,
					message: `Expected http/s scheme when method is not GET.`
				});
			}
			let o = [];
			for (let e of t) {
				let t = new d(e)[p];
				if (!h(t.url)) throw s.errors.exception({
					header: n,
					message: `Expected http/s scheme.`
				});
				t.initiator = `fetch`, t.destination = `subresource`, a.push(t);
				let c = g();
				o.push(m({
					request: t,
					processResponse(e) {
						if (e.type === `error` || e.status === 206 || e.status < 200 || e.status > 299) c.reject(s.errors.exception({
							header: `Cache.addAll`,
							message: `Received an invalid status code or the request failed.`
						}));
						else if (e.headersList.contains(`vary`)) {
							let t = i(e.headersList.get(`vary`));
							for (let e of t) if (e === `*`) {
								c.reject(s.errors.exception({
									header: `Cache.addAll`,
									message: `invalid vary field value`
								}));
								for (let e of o) e.abort();
								return;
							}
						}
					},
					processResponseEndOfBody(e) {
						e.aborted ? c.reject(new DOMException(`aborted`, `AbortError`)) : c.resolve(e);
					}
				})), r.push(c.promise);
			}
			let c = await Promise.all(r), l = [], u = 0;
			for (let e of c) {
				let t = {
					type: `put`,
					request: a[u],
					response: e
				};
				l.push(t), u++;
			}
			let f = g(), _ = null;
			try {
				this.#t(l);
			} catch (e) {
				_ = e;
			}
			return queueMicrotask(() => {
				_ === null ? f.resolve(void 0) : f.reject(_);
			}), f.promise;
		}
		async put(t, n) {
			s.brandCheck(this, e);
			let r = `Cache.put`;
			s.argumentLengthCheck(arguments, 2, r), t = s.converters.RequestInfo(t, r, `request`), n = s.converters.Response(n, r, `response`);
			let a = null;
			if (a = t instanceof d ? t[p] : new d(t)[p], !h(a.url) || a.method !== `GET`) throw s.errors.exception({
				header: r,
				message: `Expected an http/s scheme when method is not GET`
			});
			let c = n[p];
			if (c.status === 206) throw s.errors.exception({
				header: r,
				message: `Got 206 status`
			});
			if (c.headersList.contains(`vary`)) {
				let e = i(c.headersList.get(`vary`));
				for (let t of e) if (t === `*`) throw s.errors.exception({
					header: r,
					message: `Got * vary field value`
				});
			}
			if (c.body && (o(c.body.stream) || c.body.stream.locked)) throw s.errors.exception({
				header: r,
				message: `Response body is locked or disturbed`
			});
			let u = l(c), f = g();
			if (c.body != null) {
				let e = c.body.stream.getReader();
				_(e).then(f.resolve, f.reject);
			} else f.resolve(void 0);
			let m = [], v = {
				type: `put`,
				request: a,
				response: u
			};
			m.push(v);
			let y = await f.promise;
			u.body != null && (u.body.source = y);
			let b = g(), x = null;
			try {
				this.#t(m);
			} catch (e) {
				x = e;
			}
			return queueMicrotask(() => {
				x === null ? b.resolve() : b.reject(x);
			}), b.promise;
		}
		async delete(t, n = {}) {
			s.brandCheck(this, e);
			let r = `Cache.delete`;
			s.argumentLengthCheck(arguments, 1, r), t = s.converters.RequestInfo(t, r, `request`), n = s.converters.CacheQueryOptions(n, r, `options`);
			let i = null;
			if (t instanceof d) {
				if (i = t[p], i.method !== `GET` && !n.ignoreMethod) return !1;
			} else v(typeof t == `string`), i = new d(t)[p];
			let a = [], o = {
				type: `delete`,
				request: i,
				options: n
			};
			a.push(o);
			let c = g(), l = null, u;
			try {
				u = this.#t(a);
			} catch (e) {
				l = e;
			}
			return queueMicrotask(() => {
				l === null ? c.resolve(!!u?.length) : c.reject(l);
			}), c.promise;
		}
		async keys(t = void 0, n = {}) {
			s.brandCheck(this, e);
			let r = `Cache.keys`;
			t !== void 0 && (t = s.converters.RequestInfo(t, r, `request`)), n = s.converters.CacheQueryOptions(n, r, `options`);
			let i = null;
			if (t !== void 0) {
				if (t instanceof d) {
					if (i = t[p], i.method !== `GET` && !n.ignoreMethod) return [];
				} else typeof t == `string` && (i = new d(t)[p]);
			}
			let a = g(), o = [];
			if (t === void 0) for (let e of this.#e) o.push(e[0]);
			else {
				let e = this.#n(i, n);
				for (let t of e) o.push(t[0]);
			}
			return queueMicrotask(() => {
				let e = [];
				for (let t of o) {
					let n = f(t, new AbortController().signal, `immutable`);
					e.push(n);
				}
				a.resolve(Object.freeze(e));
			}), a.promise;
		}
		#t(e) {
			let t = this.#e, n = [...t], r = [], i = [];
			try {
				for (let n of e) {
					if (n.type !== `delete` && n.type !== `put`) throw s.errors.exception({
						header: `Cache.#batchCacheOperations`,
						message: `operation type does not match "delete" or "put"`
					});
					if (n.type === `delete` && n.response != null) throw s.errors.exception({
						header: `Cache.#batchCacheOperations`,
						message: `delete operation should not have an associated response`
					});
					if (this.#n(n.request, n.options, r).length) throw new DOMException(`???`, `InvalidStateError`);
					let e;
					if (n.type === `delete`) {
						if (e = this.#n(n.request, n.options), e.length === 0) return [];
						for (let n of e) {
							let e = t.indexOf(n);
							v(e !== -1), t.splice(e, 1);
						}
					} else if (n.type === `put`) {
						if (n.response == null) throw s.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `put operation should have an associated response`
						});
						let i = n.request;
						if (!h(i.url)) throw s.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `expected http or https scheme`
						});
						if (i.method !== `GET`) throw s.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `not get method`
						});
						if (n.options != null) throw s.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `options must not be defined`
						});
						e = this.#n(n.request);
						for (let n of e) {
							let e = t.indexOf(n);
							v(e !== -1), t.splice(e, 1);
						}
						t.push([n.request, n.response]), r.push([n.request, n.response]);
					}
					i.push([n.request, n.response]);
				}
				return i;
			} catch (e) {
				throw this.#e.length = 0, this.#e = n, e;
			}
		}
		#n(e, t, n) {
			let r = [], i = n ?? this.#e;
			for (let n of i) {
				let [i, a] = n;
				this.#r(e, i, a, t) && r.push(n);
			}
			return r;
		}
		#r(e, t, n = null, a) {
			let o = new URL(e.url), s = new URL(t.url);
			if (a?.ignoreSearch && (s.search = ``, o.search = ``), !r(o, s, !0)) return !1;
			if (n == null || a?.ignoreVary || !n.headersList.contains(`vary`)) return !0;
			let c = i(n.headersList.get(`vary`));
			for (let n of c) if (n === `*` || t.headersList.get(n) !== e.headersList.get(n)) return !1;
			return !0;
		}
		#i(e, t, n = 1 / 0) {
			let r = null;
			if (e !== void 0) {
				if (e instanceof d) {
					if (r = e[p], r.method !== `GET` && !t.ignoreMethod) return [];
				} else typeof e == `string` && (r = new d(e)[p]);
			}
			let i = [];
			if (e === void 0) for (let e of this.#e) i.push(e[1]);
			else {
				let e = this.#n(r, t);
				for (let t of e) i.push(t[1]);
			}
			let a = [];
			for (let e of i) {
				let t = u(e, `immutable`);
				if (a.push(t.clone()), a.length >= n) break;
			}
			return Object.freeze(a);
		}
	};
	Object.defineProperties(b.prototype, {
		[Symbol.toStringTag]: {
			value: `Cache`,
			configurable: !0
		},
		match: a,
		matchAll: a,
		add: a,
		addAll: a,
		put: a,
		delete: a,
		keys: a
	});
	let x = [
		{
			key: `ignoreSearch`,
			converter: s.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `ignoreMethod`,
			converter: s.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `ignoreVary`,
			converter: s.converters.boolean,
			defaultValue: () => !1
		}
	];
	s.converters.CacheQueryOptions = s.dictionaryConverter(x), s.converters.MultiCacheQueryOptions = s.dictionaryConverter([...x, {
		key: `cacheName`,
		converter: s.converters.DOMString
	}]), s.converters.Response = s.interfaceConverter(c), s.converters[`sequence<RequestInfo>`] = s.sequenceConverter(s.converters.RequestInfo), t.exports = { Cache: b };
})), Ye = g(((e, t) => {
	let { kConstruct: n } = Ke(), { Cache: r } = Je(), { webidl: i } = U(), { kEnumerableProperty: a } = F();
	var o = class e {
		#e = new Map();
		constructor() {
			arguments[0] !== n && i.illegalConstructor(), i.util.markAsUncloneable(this);
		}
		async match(t, a = {}) {
			if (i.brandCheck(this, e), i.argumentLengthCheck(arguments, 1, `CacheStorage.match`), t = i.converters.RequestInfo(t), a = i.converters.MultiCacheQueryOptions(a), a.cacheName != null) {
				if (this.#e.has(a.cacheName)) {
					let e = this.#e.get(a.cacheName);
					return await new r(n, e).match(t, a);
				}
			} else for (let e of this.#e.values()) {
				let i = await new r(n, e).match(t, a);
				if (i !== void 0) return i;
			}
		}
		async has(t) {
			i.brandCheck(this, e);
			let n = `CacheStorage.has`;
			return i.argumentLengthCheck(arguments, 1, n), t = i.converters.DOMString(t, n, `cacheName`), this.#e.has(t);
		}
		async open(t) {
			i.brandCheck(this, e);
			let a = `CacheStorage.open`;
			if (i.argumentLengthCheck(arguments, 1, a), t = i.converters.DOMString(t, a, `cacheName`), this.#e.has(t)) {
				let e = this.#e.get(t);
				return new r(n, e);
			}
			let o = [];
			return this.#e.set(t, o), new r(n, o);
		}
		async delete(t) {
			i.brandCheck(this, e);
			let n = `CacheStorage.delete`;
			return i.argumentLengthCheck(arguments, 1, n), t = i.converters.DOMString(t, n, `cacheName`), this.#e.delete(t);
		}
		async keys() {
			return i.brandCheck(this, e), [...this.#e.keys()];
		}
	};
	Object.defineProperties(o.prototype, {
		[Symbol.toStringTag]: {
			value: `CacheStorage`,
			configurable: !0
		},
		match: a,
		has: a,
		open: a,
		delete: a,
		keys: a
	}), t.exports = { CacheStorage: o };
})), Xe = g(((e, t) => {
	t.exports = {
		maxAttributeValueSize: 1024,
		maxNameValuePairSize: 4096
	};
})), Ze = g(((e, t) => {
	function n(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n >= 0 && n <= 8 || n >= 10 && n <= 31 || n === 127) return !0;
		}
		return !1;
	}
	function r(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n < 33 || n > 126 || n === 34 || n === 40 || n === 41 || n === 60 || n === 62 || n === 64 || n === 44 || n === 59 || n === 58 || n === 92 || n === 47 || n === 91 || n === 93 || n === 63 || n === 61 || n === 123 || n === 125) throw Error(`Invalid cookie name`);
		}
	}
	function i(e) {
		let t = e.length, n = 0;
		if (e[0] === `"`) {
			if (t === 1 || e[t - 1] !== `"`) throw Error(`Invalid cookie value`);
			--t, ++n;
		}
		for (; n < t;) {
			let t = e.charCodeAt(n++);
			if (t < 33 || t > 126 || t === 34 || t === 44 || t === 59 || t === 92) throw Error(`Invalid cookie value`);
		}
	}
	function a(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n < 32 || n > 126 || n === 59) throw Error(`Invalid cookie path`);
		}
	}
	function o(e) {
		return e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122;
	}
	function s(e) {
		if (e === ` `) return;
		if (e.length > 255) throw Error(`Invalid cookie domain`);
		let t = 0;
		for (let n = 0; n < e.length; ++n) {
			let r = e.charCodeAt(n);
			if (r === 46) {
				if (t === 0 || e.charCodeAt(n - 1) === 45) throw Error(`Invalid cookie domain`);
				t = 0;
			} else if (t === 0 && !o(r) || !o(r) && r !== 45 || ++t > 63) throw Error(`Invalid cookie domain`);
		}
		if (t === 0 || e.charCodeAt(e.length - 1) === 45) throw Error(`Invalid cookie domain`);
	}
	let c = [
		`Sun`,
		`Mon`,
		`Tue`,
		`Wed`,
		`Thu`,
		`Fri`,
		`Sat`
	], l = [
		`Jan`,
		`Feb`,
		`Mar`,
		`Apr`,
		`May`,
		`Jun`,
		`Jul`,
		`Aug`,
		`Sep`,
		`Oct`,
		`Nov`,
		`Dec`
	], u = Array(61).fill(0).map((e, t) => t.toString().padStart(2, `0`));
	function d(e) {
		return typeof e == `number` && (e = new Date(e)), `${c[e.getUTCDay()]}, ${u[e.getUTCDate()]} ${l[e.getUTCMonth()]} ${e.getUTCFullYear()} ${u[e.getUTCHours()]}:${u[e.getUTCMinutes()]}:${u[e.getUTCSeconds()]} GMT`;
	}
	function f(e) {
		if (e < 0) throw Error(`Invalid cookie max-age`);
	}
	function p(e) {
		if (e.name.length === 0) return null;
		r(e.name), i(e.value);
		let t = [`${e.name}=${e.value}`];
		e.name.startsWith(`__Secure-`) && (e.secure = !0), e.name.startsWith(`__Host-`) && (e.secure = !0, e.domain = null, e.path = `/`), e.secure && t.push(`Secure`), e.httpOnly && t.push(`HttpOnly`), typeof e.maxAge == `number` && (f(e.maxAge), t.push(`Max-Age=${e.maxAge}`)), e.domain && (s(e.domain), t.push(`Domain=${e.domain}`)), e.path && (a(e.path), t.push(`Path=${e.path}`)), e.expires && e.expires.toString() !== `Invalid Date` && t.push(`Expires=${d(e.expires)}`), e.sameSite && t.push(`SameSite=${e.sameSite}`);
		for (let n of e.unparsed) {
			if (!n.includes(`=`)) throw Error(`Invalid unparsed`);
			let [e, ...a] = n.split(`=`), o = e.trim(), s = a.join(`=`);
			r(o), i(s), t.push(`${o}=${s}`);
		}
		return t.join(`; `);
	}
	t.exports = {
		isCTLExcludingHtab: n,
		validateCookieName: r,
		validateCookiePath: a,
		validateCookieValue: i,
		toIMFDate: d,
		stringify: p
	};
})), Qe = g(((e, t) => {
	let { maxNameValuePairSize: n, maxAttributeValueSize: r } = Xe(), { isCTLExcludingHtab: i } = Ze(), { collectASequenceOfCodePointsFast: a } = ae(), o = y(`node:assert`);
	function s(e) {
		if (i(e)) return null;
		let t = ``, r = ``, o = ``, s = ``;
		if (e.includes(`;`)) {
			let n = { position: 0 };
			t = a(`;`, e, n), r = e.slice(n.position);
		} else t = e;
		if (!t.includes(`=`)) s = t;
		else {
			let e = { position: 0 };
			o = a(`=`, t, e), s = t.slice(e.position + 1);
		}
		return o = o.trim(), s = s.trim(), o.length + s.length > n ? null : {
			name: o,
			value: s,
			...c(r)
		};
	}
	function c(e, t = {}) {
		if (e.length === 0) return t;
		o(e[0] === `;`), e = e.slice(1);
		let n = ``;
		e.includes(`;`) ? (n = a(`;`, e, { position: 0 }), e = e.slice(n.length)) : (n = e, e = ``);
		let i = ``, s = ``;
		if (n.includes(`=`)) {
			let e = { position: 0 };
			i = a(`=`, n, e), s = n.slice(e.position + 1);
		} else i = n;
		if (i = i.trim(), s = s.trim(), s.length > r) return c(e, t);
		let l = i.toLowerCase();
		if (l === `expires`) t.expires = new Date(s);
		else if (l === `max-age`) {
			let n = s.charCodeAt(0);
			if ((n < 48 || n > 57) && s[0] !== `-` || !/^\d+$/.test(s)) return c(e, t);
			t.maxAge = Number(s);
		} else if (l === `domain`) {
			let e = s;
			e[0] === `.` && (e = e.slice(1)), e = e.toLowerCase(), t.domain = e;
		} else if (l === `path`) {
			let e = ``;
			e = s.length === 0 || s[0] !== `/` ? `/` : s, t.path = e;
		} else if (l === `secure`) t.secure = !0;
		else if (l === `httponly`) t.httpOnly = !0;
		else if (l === `samesite`) {
			let e = s.toLowerCase();
			e === `none` ? t.sameSite = `None` : e === `strict` ? t.sameSite = `Strict` : e === `lax` && (t.sameSite = `Lax`);
		} else t.unparsed ??= [], t.unparsed.push(`${i}=${s}`);
		return c(e, t);
	}
	t.exports = {
		parseSetCookie: s,
		parseUnparsedAttributes: c
	};
})), $e = g(((e, t) => {
	let { parseSetCookie: n } = Qe(), { stringify: r } = Ze(), { webidl: i } = U(), { Headers: a } = Ie();
	function o(e) {
		i.argumentLengthCheck(arguments, 1, `getCookies`), i.brandCheck(e, a, { strict: !1 });
		let t = e.get(`cookie`), n = {};
		if (!t) return n;
		for (let e of t.split(`;`)) {
			let [t, ...r] = e.split(`=`);
			n[t.trim()] = r.join(`=`);
		}
		return n;
	}
	function s(e, t, n) {
		i.brandCheck(e, a, { strict: !1 });
		let r = `deleteCookie`;
		i.argumentLengthCheck(arguments, 2, r), t = i.converters.DOMString(t, r, `name`), n = i.converters.DeleteCookieAttributes(n), l(e, {
			name: t,
			value: ``,
			expires: new Date(0),
			...n
		});
	}
	function c(e) {
		i.argumentLengthCheck(arguments, 1, `getSetCookies`), i.brandCheck(e, a, { strict: !1 });
		let t = e.getSetCookie();
		return t ? t.map((e) => n(e)) : [];
	}
	function l(e, t) {
		i.argumentLengthCheck(arguments, 2, `setCookie`), i.brandCheck(e, a, { strict: !1 }), t = i.converters.Cookie(t);
		let n = r(t);
		n && e.append(`Set-Cookie`, n);
	}
	i.converters.DeleteCookieAttributes = i.dictionaryConverter([{
		converter: i.nullableConverter(i.converters.DOMString),
		key: `path`,
		defaultValue: () => null
	}, {
		converter: i.nullableConverter(i.converters.DOMString),
		key: `domain`,
		defaultValue: () => null
	}]), i.converters.Cookie = i.dictionaryConverter([
		{
			converter: i.converters.DOMString,
			key: `name`
		},
		{
			converter: i.converters.DOMString,
			key: `value`
		},
		{
			converter: i.nullableConverter((e) => typeof e == `number` ? i.converters[`unsigned long long`](e) : new Date(e)),
			key: `expires`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters[`long long`]),
			key: `maxAge`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.DOMString),
			key: `domain`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.DOMString),
			key: `path`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.boolean),
			key: `secure`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.boolean),
			key: `httpOnly`,
			defaultValue: () => null
		},
		{
			converter: i.converters.USVString,
			key: `sameSite`,
			allowedValues: [
				`Strict`,
				`Lax`,
				`None`
			]
		},
		{
			converter: i.sequenceConverter(i.converters.DOMString),
			key: `unparsed`,
			defaultValue: () => []
		}
	]), t.exports = {
		getCookies: o,
		deleteCookie: s,
		getSetCookies: c,
		setCookie: l
	};
})), et = g(((e, t) => {
	t.exports = {};
})), tt = g(((e, t) => {
	t.exports = {};
})), nt = g(((e, t) => {
	t.exports = {};
})), rt = g(((e, t) => {
	let n = le(), r = ee(), i = fe(), a = pe(), o = me(), s = he(), c = ge(), l = Q(), u = M(), d = F(), { InvalidArgumentError: f } = u, p = Te(), m = B(), h = Ee(), g = De(), _ = Oe(), v = ke(), b = _e(), { getGlobalDispatcher: x, setGlobalDispatcher: S } = Ae(), C = je(), w = X(), T = ce();
	Object.assign(r.prototype, p), t.exports.Dispatcher = r, t.exports.Client = n, t.exports.Pool = i, t.exports.BalancedPool = a, t.exports.Agent = o, t.exports.ProxyAgent = s, t.exports.EnvHttpProxyAgent = c, t.exports.RetryAgent = l, t.exports.RetryHandler = b, t.exports.DecoratorHandler = C, t.exports.RedirectHandler = w, t.exports.createRedirectInterceptor = T, t.exports.interceptors = {
		redirect: Me(),
		retry: Ne(),
		dump: Pe(),
		dns: Fe()
	}, t.exports.buildConnector = m, t.exports.errors = u, t.exports.util = {
		parseHeaders: d.parseHeaders,
		headerNameToString: d.headerNameToString
	};
	function E(e) {
		return (t, n, r) => {
			if (typeof n == `function` && (r = n, n = null), !t || typeof t != `string` && typeof t != `object` && !(t instanceof URL)) throw new f(`invalid url`);
			if (n != null && typeof n != `object`) throw new f(`invalid opts`);
			if (n && n.path != null) {
				if (typeof n.path != `string`) throw new f(`invalid opts.path`);
				let e = n.path;
				n.path.startsWith(`/`) || (e = `/${e}`), t = new URL(d.parseOrigin(t).origin + e);
			} else n ||= typeof t == `object` ? t : {}, t = d.parseURL(t);
			let { agent: i, dispatcher: a = x() } = n;
			if (i) throw new f(`unsupported opts.agent. Did you mean opts.client?`);
			return e.call(a, {
				...n,
				origin: t.origin,
				path: t.search ? `${t.pathname}${t.search}` : t.pathname,
				method: n.method || (n.body ? `PUT` : `GET`)
			}, r);
		};
	}
	t.exports.setGlobalDispatcher = S, t.exports.getGlobalDispatcher = x;
	let D = Be().fetch;
	t.exports.fetch = async function(e, t = void 0) {
		try {
			return await D(e, t);
		} catch (e) {
			throw e && typeof e == `object` && Error.captureStackTrace(e), e;
		}
	}, t.exports.Headers = Ie().Headers, t.exports.Response = Le().Response, t.exports.Request = ze().Request, t.exports.FormData = q().FormData, t.exports.File = globalThis.File ?? y(`node:buffer`).File, t.exports.FileReader = Ge().FileReader;
	let { setGlobalOrigin: O, getGlobalOrigin: k } = ie();
	t.exports.setGlobalOrigin = O, t.exports.getGlobalOrigin = k;
	let { CacheStorage: A } = Ye(), { kConstruct: j } = Ke();
	t.exports.caches = new A(j);
	let { deleteCookie: N, getCookies: P, getSetCookies: I, setCookie: L } = $e();
	t.exports.deleteCookie = N, t.exports.getCookies = P, t.exports.getSetCookies = I, t.exports.setCookie = L;
	let { parseMIMEType: R, serializeAMimeType: z } = ae();
	t.exports.parseMIMEType = R, t.exports.serializeAMimeType = z;
	let { CloseEvent: V, ErrorEvent: te, MessageEvent: H } = et();
	t.exports.WebSocket = tt().WebSocket, t.exports.CloseEvent = V, t.exports.ErrorEvent = te, t.exports.MessageEvent = H, t.exports.request = E(p.request), t.exports.stream = E(p.stream), t.exports.pipeline = E(p.pipeline), t.exports.connect = E(p.connect), t.exports.upgrade = E(p.upgrade), t.exports.MockClient = h, t.exports.MockPool = _, t.exports.MockAgent = g, t.exports.mockErrors = v;
	let { EventSource: ne } = nt();
	t.exports.EventSource = ne;
}));
A();
var it = rt(), at;
(function(e) {
	e[e.OK = 200] = `OK`, e[e.MultipleChoices = 300] = `MultipleChoices`, e[e.MovedPermanently = 301] = `MovedPermanently`, e[e.ResourceMoved = 302] = `ResourceMoved`, e[e.SeeOther = 303] = `SeeOther`, e[e.NotModified = 304] = `NotModified`, e[e.UseProxy = 305] = `UseProxy`, e[e.SwitchProxy = 306] = `SwitchProxy`, e[e.TemporaryRedirect = 307] = `TemporaryRedirect`, e[e.PermanentRedirect = 308] = `PermanentRedirect`, e[e.BadRequest = 400] = `BadRequest`, e[e.Unauthorized = 401] = `Unauthorized`, e[e.PaymentRequired = 402] = `PaymentRequired`, e[e.Forbidden = 403] = `Forbidden`, e[e.NotFound = 404] = `NotFound`, e[e.MethodNotAllowed = 405] = `MethodNotAllowed`, e[e.NotAcceptable = 406] = `NotAcceptable`, e[e.ProxyAuthenticationRequired = 407] = `ProxyAuthenticationRequired`, e[e.RequestTimeout = 408] = `RequestTimeout`, e[e.Conflict = 409] = `Conflict`, e[e.Gone = 410] = `Gone`, e[e.TooManyRequests = 429] = `TooManyRequests`, e[e.InternalServerError = 500] = `InternalServerError`, e[e.NotImplemented = 501] = `NotImplemented`, e[e.BadGateway = 502] = `BadGateway`, e[e.ServiceUnavailable = 503] = `ServiceUnavailable`, e[e.GatewayTimeout = 504] = `GatewayTimeout`;
})(at ||= {});
var ot;
(function(e) {
	e.Accept = `accept`, e.ContentType = `content-type`;
})(ot ||= {});
var st;
(function(e) {
	e.ApplicationJson = `application/json`;
})(st ||= {}), at.MovedPermanently, at.ResourceMoved, at.SeeOther, at.TemporaryRedirect, at.PermanentRedirect, at.BadGateway, at.ServiceUnavailable, at.GatewayTimeout;
var ct = function(e, t, n, r) {
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
const { access: lt, appendFile: ut, writeFile: dt } = c, ft = `GITHUB_STEP_SUMMARY`;
new class {
	constructor() {
		this._buffer = ``;
	}
	filePath() {
		return ct(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[ft];
			if (!e) throw Error(`Unable to find environment variable for $${ft}. Check if your runtime environment supports job summaries.`);
			try {
				yield lt(e, o.R_OK | o.W_OK);
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
		return ct(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? dt : ut)(n, this._buffer, { encoding: `utf8` }), this.emptyBuffer();
		});
	}
	clear() {
		return ct(this, void 0, void 0, function* () {
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
var pt;
(function(e) {
	e[e.Success = 0] = `Success`, e[e.Failure = 1] = `Failure`;
})(pt ||= {});
function mt(e) {
	S(`add-mask`, {}, e);
}
function ht(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, `_`).toUpperCase()}`] || ``;
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function gt(e, n) {
	if (process.env.GITHUB_OUTPUT) return D(`OUTPUT`, O(e, n));
	process.stdout.write(t.EOL), S(`set-output`, { name: e }, b(n));
}
function _t(e) {
	process.exitCode = pt.Failure, vt(e);
}
function vt(e, t = {}) {
	S(`error`, x(t), e instanceof Error ? e.toString() : e);
}
function yt(e, t = {}) {
	S(`warning`, x(t), e instanceof Error ? e.toString() : e);
}
function bt(e) {
	process.stdout.write(e + t.EOL);
}
function xt(e) {
	C(`group`, e);
}
function St() {
	C(`endgroup`);
}
function Ct(e, t) {
	if (process.env.GITHUB_STATE) return D(`STATE`, O(e, t));
	S(`save-state`, { name: e }, b(t));
}
function wt(e) {
	return process.env[`STATE_${e}`] || ``;
}
var Tt = class {
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
}, Et = g(((e) => {
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
})), Dt = v(g(((e, t, n) => {
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
	Object.defineProperty(e, "__esModule", { value: !0 }), e.HttpClient = e.HttpClientResponse = e.HttpClientError = e.MediaTypes = e.Headers = e.HttpCodes = void 0, e.getProxyUrl = h, e.isHttps = S;
	let s = a(y(`http`)), c = a(y(`https`)), l = a(Et()), u = a(A()), d = rt();
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
	function h(e) {
		let t = l.getProxyUrl(new URL(e));
		return t ? t.href : ``;
	}
	let g = [
		f.MovedPermanently,
		f.ResourceMoved,
		f.SeeOther,
		f.TemporaryRedirect,
		f.PermanentRedirect
	], _ = [
		f.BadGateway,
		f.ServiceUnavailable,
		f.GatewayTimeout
	], v = [
		`OPTIONS`,
		`GET`,
		`DELETE`,
		`HEAD`
	];
	var b = class e extends Error {
		constructor(t, n) {
			super(t), this.name = `HttpClientError`, this.statusCode = n, Object.setPrototypeOf(this, e.prototype);
		}
	};
	e.HttpClientError = b;
	var x = class {
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
	e.HttpClientResponse = x;
	function S(e) {
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
				let i = new URL(t), a = this._prepareRequest(e, i, r), o = this._allowRetries && v.includes(e) ? this._maxRetries + 1 : 1, s = 0, c;
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
					for (; c.message.statusCode && g.includes(c.message.statusCode) && this._allowRedirects && t > 0;) {
						let o = c.message.headers.location;
						if (!o) break;
						let s = new URL(o);
						if (i.protocol === `https:` && i.protocol !== s.protocol && !this._allowRedirectDowngrade) throw Error(`Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.`);
						if (yield c.readBody(), s.hostname !== i.hostname) for (let e in r) e.toLowerCase() === `authorization` && delete r[e];
						a = this._prepareRequest(e, s, r), c = yield this.requestRaw(a, n), t--;
					}
					if (!c.message.statusCode || !_.includes(c.message.statusCode)) return c;
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
				i(void 0, new x(e));
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
			return this.requestOptions && this.requestOptions.headers ? Object.assign({}, C(this.requestOptions.headers), C(e || {})) : C(e || {});
		}
		_getExistingOrDefaultHeader(e, t, n) {
			let r;
			if (this.requestOptions && this.requestOptions.headers) {
				let e = C(this.requestOptions.headers)[t];
				e && (r = typeof e == `number` ? e.toString() : e);
			}
			let i = e[t];
			return i === void 0 ? r === void 0 ? n : r : typeof i == `number` ? i.toString() : i;
		}
		_getExistingOrDefaultContentTypeHeader(e, t) {
			let n;
			if (this.requestOptions && this.requestOptions.headers) {
				let e = C(this.requestOptions.headers)[p.ContentType];
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
						let t = new b(e, i);
						t.result = a.result, r(t);
					} else n(a);
				}));
			});
		}
	};
	let C = (e) => Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {});
}))(), 1), Ot = function(e, t, n, r) {
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
function kt(e, t) {
	if (!e && !t.auth) throw Error(`Parameter token or opts.auth is required`);
	if (e && t.auth) throw Error(`Parameters token and opts.auth may not both be specified`);
	return typeof t.auth == `string` ? t.auth : `token ${e}`;
}
function At(e) {
	return new Dt.HttpClient().getAgent(e);
}
function jt(e) {
	return new Dt.HttpClient().getAgentDispatcher(e);
}
function Mt(e) {
	let t = jt(e);
	return (e, n) => Ot(this, void 0, void 0, function* () {
		return (0, it.fetch)(e, Object.assign(Object.assign({}, n), { dispatcher: t }));
	});
}
function Nt() {
	return process.env.GITHUB_API_URL || `https://api.github.com`;
}
function Pt(e) {
	let t = process.env.ACTIONS_ORCHESTRATION_ID?.trim();
	if (t) {
		let n = `actions_orchestration_id/${t.replace(/[^a-z0-9_.-]/gi, `_`)}`;
		return e?.includes(n) ? e : `${e ? `${e} ` : ``}${n}`;
	}
	return e;
}
function Ft() {
	return typeof navigator == `object` && `userAgent` in navigator ? navigator.userAgent : typeof process == `object` && process.version !== void 0 ? `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})` : `<environment undetectable>`;
}
function It(e, t, n, r) {
	if (typeof n != `function`) throw Error(`method for before hook must be a function`);
	return r ||= {}, Array.isArray(t) ? t.reverse().reduce((t, n) => It.bind(null, e, n, t, r), n)() : Promise.resolve().then(() => e.registry[t] ? e.registry[t].reduce((e, t) => t.hook.bind(null, e, r), n)() : n(r));
}
function Lt(e, t, n, r) {
	let i = r;
	e.registry[n] || (e.registry[n] = []), t === `before` && (r = (e, t) => Promise.resolve().then(i.bind(null, t)).then(e.bind(null, t))), t === `after` && (r = (e, t) => {
		let n;
		return Promise.resolve().then(e.bind(null, t)).then((e) => (n = e, i(n, t))).then(() => n);
	}), t === `error` && (r = (e, t) => Promise.resolve().then(e.bind(null, t)).catch((e) => i(e, t))), e.registry[n].push({
		hook: r,
		orig: i
	});
}
function Rt(e, t, n) {
	if (!e.registry[t]) return;
	let r = e.registry[t].map((e) => e.orig).indexOf(n);
	r !== -1 && e.registry[t].splice(r, 1);
}
const zt = Function.bind, Bt = zt.bind(zt);
function Vt(e, t, n) {
	let r = Bt(Rt, null).apply(null, n ? [t, n] : [t]);
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
		e[r] = e.api[r] = Bt(Lt, null).apply(null, i);
	});
}
function Ht() {
	let e = Symbol(`Singular`), t = { registry: {} }, n = It.bind(null, t, e);
	return Vt(n, t, e), n;
}
function Ut() {
	let e = { registry: {} }, t = It.bind(null, e);
	return Vt(t, e), t;
}
var Wt = {
	Singular: Ht,
	Collection: Ut
}, Gt = {
	method: `GET`,
	baseUrl: `https://api.github.com`,
	headers: {
		accept: `application/vnd.github.v3+json`,
		"user-agent": `octokit-endpoint.js/0.0.0-development ${Ft()}`
	},
	mediaType: { format: `` }
};
function Kt(e) {
	return e ? Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {}) : {};
}
function qt(e) {
	if (typeof e != `object` || !e || Object.prototype.toString.call(e) !== `[object Object]`) return !1;
	let t = Object.getPrototypeOf(e);
	if (t === null) return !0;
	let n = Object.prototype.hasOwnProperty.call(t, `constructor`) && t.constructor;
	return typeof n == `function` && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
}
function Jt(e, t) {
	let n = Object.assign({}, e);
	return Object.keys(t).forEach((r) => {
		qt(t[r]) && r in e ? n[r] = Jt(e[r], t[r]) : Object.assign(n, { [r]: t[r] });
	}), n;
}
function Yt(e) {
	for (let t in e) e[t] === void 0 && delete e[t];
	return e;
}
function Xt(e, t, n) {
	if (typeof t == `string`) {
		let [e, r] = t.split(` `);
		n = Object.assign(r ? {
			method: e,
			url: r
		} : { url: e }, n);
	} else n = Object.assign({}, t);
	n.headers = Kt(n.headers), Yt(n), Yt(n.headers);
	let r = Jt(e || {}, n);
	return n.url === `/graphql` && (e && e.mediaType.previews?.length && (r.mediaType.previews = e.mediaType.previews.filter((e) => !r.mediaType.previews.includes(e)).concat(r.mediaType.previews)), r.mediaType.previews = (r.mediaType.previews || []).map((e) => e.replace(/-preview/, ``))), r;
}
function Zt(e, t) {
	let n = /\?/.test(e) ? `&` : `?`, r = Object.keys(t);
	return r.length === 0 ? e : e + n + r.map((e) => e === `q` ? `q=` + t.q.split(`+`).map(encodeURIComponent).join(`+`) : `${e}=${encodeURIComponent(t[e])}`).join(`&`);
}
var Qt = /\{[^{}}]+\}/g;
function $t(e) {
	return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, ``).split(/,/);
}
function en(e) {
	let t = e.match(Qt);
	return t ? t.map($t).reduce((e, t) => e.concat(t), []) : [];
}
function tn(e, t) {
	let n = { __proto__: null };
	for (let r of Object.keys(e)) t.indexOf(r) === -1 && (n[r] = e[r]);
	return n;
}
function nn(e) {
	return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(e) {
		return /%[0-9A-Fa-f]/.test(e) || (e = encodeURI(e).replace(/%5B/g, `[`).replace(/%5D/g, `]`)), e;
	}).join(``);
}
function rn(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, function(e) {
		return `%` + e.charCodeAt(0).toString(16).toUpperCase();
	});
}
function an(e, t, n) {
	return t = e === `+` || e === `#` ? nn(t) : rn(t), n ? rn(n) + `=` + t : t;
}
function on(e) {
	return e != null;
}
function sn(e) {
	return e === `;` || e === `&` || e === `?`;
}
function cn(e, t, n, r) {
	var i = e[n], a = [];
	if (on(i) && i !== ``) {
		if (typeof i == `string` || typeof i == `number` || typeof i == `bigint` || typeof i == `boolean`) i = i.toString(), r && r !== `*` && (i = i.substring(0, parseInt(r, 10))), a.push(an(t, i, sn(t) ? n : ``));
		else if (r === `*`) Array.isArray(i) ? i.filter(on).forEach(function(e) {
			a.push(an(t, e, sn(t) ? n : ``));
		}) : Object.keys(i).forEach(function(e) {
			on(i[e]) && a.push(an(t, i[e], e));
		});
		else {
			let e = [];
			Array.isArray(i) ? i.filter(on).forEach(function(n) {
				e.push(an(t, n));
			}) : Object.keys(i).forEach(function(n) {
				on(i[n]) && (e.push(rn(n)), e.push(an(t, i[n].toString())));
			}), sn(t) ? a.push(rn(n) + `=` + e.join(`,`)) : e.length !== 0 && a.push(e.join(`,`));
		}
	} else t === `;` ? on(i) && a.push(rn(n)) : i === `` && (t === `&` || t === `?`) ? a.push(rn(n) + `=`) : i === `` && a.push(``);
	return a;
}
function ln(e) {
	return { expand: un.bind(null, e) };
}
function un(e, t) {
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
				i.push(cn(t, e, r[1], r[2] || r[3]));
			}), e && e !== `+`) {
				var a = `,`;
				return e === `?` ? a = `&` : e !== `#` && (a = e), (i.length === 0 ? `` : e) + i.join(a);
			}
			return i.join(`,`);
		}
		return nn(i);
	}), e === `/` ? e : e.replace(/\/$/, ``);
}
function dn(e) {
	let t = e.method.toUpperCase(), n = (e.url || `/`).replace(/:([a-z]\w+)/g, `{$1}`), r = Object.assign({}, e.headers), i, a = tn(e, [
		`method`,
		`baseUrl`,
		`url`,
		`headers`,
		`request`,
		`mediaType`
	]), o = en(n);
	n = ln(n).expand(a), /^http/.test(n) || (n = e.baseUrl + n);
	let s = tn(a, Object.keys(e).filter((e) => o.includes(e)).concat(`baseUrl`));
	return /application\/octet-stream/i.test(r.accept) || (e.mediaType.format && (r.accept = r.accept.split(/,/).map((t) => t.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${e.mediaType.format}`)).join(`,`)), n.endsWith(`/graphql`) && e.mediaType.previews?.length && (r.accept = (r.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(e.mediaType.previews).map((t) => `application/vnd.github.${t}-preview${e.mediaType.format ? `.${e.mediaType.format}` : `+json`}`).join(`,`))), [`GET`, `HEAD`].includes(t) ? n = Zt(n, s) : `data` in s ? i = s.data : Object.keys(s).length && (i = s), !r[`content-type`] && i !== void 0 && (r[`content-type`] = `application/json; charset=utf-8`), [`PATCH`, `PUT`].includes(t) && i === void 0 && (i = ``), Object.assign({
		method: t,
		url: n,
		headers: r
	}, i === void 0 ? null : { body: i }, e.request ? { request: e.request } : null);
}
function fn(e, t, n) {
	return dn(Xt(e, t, n));
}
function pn(e, t) {
	let n = Xt(e, t), r = fn.bind(null, n);
	return Object.assign(r, {
		DEFAULTS: n,
		defaults: pn.bind(null, n),
		merge: Xt.bind(null, n),
		parse: dn
	});
}
var mn = pn(null, Gt);
const hn = 65280, gn = 65281, _n = new Uint8Array(256);
_n[9] |= 2, _n[32] |= 2, _n[59] |= 4, _n[44] |= 8;
for (let e = 128; e <= 255; e++) _n[e] |= 1;
for (let e of "!#$%&'*+-.^_`|~") _n[e.charCodeAt(0)] |= 16;
for (let e = 48; e <= 57; e++) _n[e] |= 16;
for (let e = 65; e <= 90; e++) _n[e] |= 17;
for (let e = 97; e <= 122; e++) _n[e] |= 16;
const vn = (() => {
	let e = function() {};
	return e.prototype = Object.create(null), e;
})();
function yn(e, t) {
	let n = 4 | (t?.comma === !0 ? 8 : 0), r = e.length, i = t?.start ?? 0;
	for (; _n[e.charCodeAt(i)] & 2;) i++;
	let a = i, o = 0, s = -1, c = t?.parameters === !1 ? 8 : 0;
	for (; a < r;) {
		let t = e.charCodeAt(a), r = _n[t];
		if ((r & n) !== 0) {
			c |= r & 8;
			break;
		}
		r & 2 ? s === -1 && (s = a) : s = -1, o |= t & hn | r, a++;
	}
	let l = s === -1 ? a : s, u = e.slice(i, l), d = o & gn ? u.toLowerCase() : u;
	return a === r || c !== 0 ? {
		type: d,
		index: a,
		parameters: new vn()
	} : bn(e, d, a, r, n);
}
function bn(e, t, n, r, i) {
	let a = new vn();
	parameter: for (; n < r;) {
		for (n++; _n[e.charCodeAt(n)] & 2;) n++;
		let t = n, o = 0, s = -1;
		for (; n < r;) {
			let c = e.charCodeAt(n), l = _n[c];
			if ((l & i) !== 0) {
				if (l & 8) break parameter;
				continue parameter;
			}
			if (c === 61) {
				let c = s === -1 ? n : s, l = e.slice(t, c), u = o & gn ? l.toLowerCase() : l;
				for (n++; _n[e.charCodeAt(n)] & 2;) n++;
				if (n < r && e.charCodeAt(n) === 34) {
					let t = ++n, o = !1;
					for (; n < r;) {
						let s = e.charCodeAt(n);
						if (s === 34) {
							a[u] === void 0 && (a[u] = o ? xn(e, t, n) : e.slice(t, n)), n++;
							let s = 0;
							for (; n < r;) {
								let t = e.charCodeAt(n), r = _n[t];
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
					let t = e.charCodeAt(n), r = _n[t];
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
			l & 2 ? s === -1 && (s = n) : s = -1, o |= c & hn | l, n++;
		}
	}
	return {
		type: t,
		index: n,
		parameters: a
	};
}
function xn(e, t, n) {
	let r = ``;
	for (let i = t; i < n; i++) e.charCodeAt(i) === 92 && (r += e.slice(t, i), t = ++i);
	return r + e.slice(t, n);
}
const Sn = /^-?\d+$/, Cn = /^-?\d+n+$/, wn = JSON.stringify, Tn = JSON.parse, En = /^-?\d+n$/, Dn = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g, On = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g, kn = (e) => e === void 0 || typeof e == `function` || typeof e == `symbol`, An = (e) => typeof e == `object` && !!e && e.constructor && e.constructor.name === `RawJSON`, jn = (e, t, n) => {
	let r = ``;
	typeof n == `number` ? r = ` `.repeat(Math.min(10, Math.max(0, Math.floor(n)))) : typeof n == `string` && (r = n.slice(0, 10));
	let i = typeof t == `function`, a = Array.isArray(t) ? new Set(t.map(String)) : null, o = (e, n, r) => (typeof r == `object` && r && typeof r.toJSON == `function` && (r = r.toJSON(n)), typeof r == `string` && Cn.test(r) ? r + `n` : typeof r == `bigint` ? `rawJSON` in JSON ? JSON.rawJSON(r.toString()) : r.toString() + `n` : (i && (r = t.call(e, n, r)), typeof r == `object` && r && (r instanceof Number || r instanceof String || r instanceof Boolean) && (r = r.valueOf()), r)), s = o({ "": e }, ``, e);
	if (kn(s)) return;
	let c = typeof s != `object` || !s, l = An(s);
	if (c || l) return wn(s);
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
				if (kn(n)) u.push(`null`), e.first = !1, e.index++;
				else {
					let t = typeof n == `object` && !!n, r = An(n);
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
					} else u.push(wn(n)), e.first = !1, e.index++;
				}
			} else t = !0;
		} else {
			for (; e.index < e.keys.length;) {
				let t = e.keys[e.index++];
				if (a && !a.has(t)) continue;
				let n = e.val[t], i = o(e.val, t, n);
				if (kn(i)) continue;
				e.first || u.push(`,`), r ? u.push(`
` + r.repeat(d) + wn(t) + `: `) : u.push(wn(t) + `:`);
				let s = typeof i == `object` && !!i, c = An(i);
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
				u.push(wn(i)), e.first = !1;
			}
			e.index >= e.keys.length && f[f.length - 1] === e && (t = !0);
		}
		t && (d--, !e.first && r && u.push(`
` + r.repeat(d)), u.push(e.isArray ? `]` : `}`), p.delete(e.val), f.pop());
	}
	return u.join(``);
}, Mn = (e, t, n) => {
	try {
		return `rawJSON` in JSON ? wn(e, (e, n) => typeof n == `bigint` ? JSON.rawJSON(n.toString()) : typeof t == `function` ? t(e, n) : (Array.isArray(t) && t.includes(e), n), n) : e ? wn(e, (e, n) => typeof n == `string` && Cn.test(n) || typeof n == `bigint` ? n.toString() + `n` : typeof t == `function` ? t(e, n) : (Array.isArray(t) && t.includes(e), n), n).replace(Dn, `$1$2$3`).replace(On, `$1$2$3`) : wn(e, t, n);
	} catch (r) {
		if (r instanceof RangeError) {
			let r = jn(e, t, n);
			return r === void 0 ? void 0 : `rawJSON` in JSON ? r : r.replace(Dn, `$1$2$3`).replace(On, `$1$2$3`);
		}
		throw r;
	}
}, Nn = new Map(), Pn = () => {
	let e = JSON.parse.toString();
	if (Nn.has(e)) return Nn.get(e);
	try {
		let t = JSON.parse(`1`, (e, t, n) => !!n?.source && n.source === `1`);
		return Nn.set(e, t), t;
	} catch {
		return Nn.set(e, !1), !1;
	}
}, Fn = (e, t, n, r) => typeof t == `string` && En.test(t) ? BigInt(t.slice(0, -1)) : typeof t == `string` && Cn.test(t) ? t.slice(0, -1) : typeof r == `function` ? r(e, t, n) : t, In = (e, t) => JSON.parse(e, (e, n, r) => {
	let i = typeof n == `number` && (n > 2 ** 53 - 1 || n < -(2 ** 53 - 1)), a = r && Sn.test(r.source);
	return i && a ? BigInt(r.source) : typeof t == `function` ? t(e, n, r) : n;
}), Ln = (2 ** 53 - 1).toString(), Rn = Ln.length, zn = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g, Bn = /^"-?\d+n+"$/, Vn = (e, t) => {
	let n = { "": e }, r = [{
		parent: n,
		key: ``,
		visited: !1
	}];
	for (; r.length > 0;) {
		let e = r[r.length - 1];
		if (e.visited) {
			let { parent: n, key: i } = e, a = n[i];
			typeof a == `string` && (En.test(a) ? a = BigInt(a.slice(0, -1)) : Cn.test(a) && (a = a.slice(0, -1))), typeof t == `function` && (a = t.call(n, i, a)), a === void 0 ? delete n[i] : n[i] = a, r.pop();
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
}, Hn = (e) => e.replace(zn, (e, t, n, r) => {
	let i = e[0] === `"`;
	if (i && Bn.test(e)) return e.substring(0, e.length - 1) + `n"`;
	let a = n || r, o = t && (t.length < Rn || t.length === Rn && t <= Ln);
	return i || a || o ? e : `"` + e + `n"`;
}), Un = (e, t) => {
	if (!e) return Tn(e, t);
	try {
		if (Pn()) return In(e, t);
		let n = Hn(e);
		return Tn(n, (e, n, r) => Fn(e, n, r, t));
	} catch (n) {
		if (n instanceof RangeError) {
			let n = Hn(e), r = Tn(n);
			return Vn(r, t);
		}
		throw n;
	}
};
var Wn = class extends Error {
	name;
	status;
	request;
	response;
	constructor(e, t, n) {
		super(e, { cause: n.cause }), this.name = `HttpError`, this.status = Number.parseInt(t), Number.isNaN(this.status) && (this.status = 0), `response` in n && (this.response = n.response);
		let r = Object.assign({}, n.request);
		n.request.headers.authorization && (r.headers = Object.assign({}, n.request.headers, { authorization: n.request.headers.authorization.replace(/(?<! ) .*$/, ` [REDACTED]`) })), r.url = r.url.replace(/\bclient_secret=\w+/g, `client_secret=[REDACTED]`).replace(/\baccess_token=\w+/g, `access_token=[REDACTED]`), this.request = r;
	}
}, Gn = { headers: { "user-agent": `octokit-request.js/10.0.16 ${Ft()}` } };
function Kn(e) {
	if (typeof e != `object` || !e || Object.prototype.toString.call(e) !== `[object Object]`) return !1;
	let t = Object.getPrototypeOf(e);
	if (t === null) return !0;
	let n = Object.prototype.hasOwnProperty.call(t, `constructor`) && t.constructor;
	return typeof n == `function` && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
}
var qn = () => ``;
async function Jn(e) {
	let t = e.request?.fetch || globalThis.fetch;
	if (!t) throw Error(`fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing`);
	let n = e.request?.log || console, r = e.request?.parseSuccessResponseBody !== !1, i = Kn(e.body) || Array.isArray(e.body) ? Mn(e.body) : e.body, a = Object.fromEntries(Object.entries(e.headers).map(([e, t]) => [e, String(t)])), o;
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
		let r = new Wn(n, 500, { request: e });
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
		throw new Wn(o.statusText, s, {
			response: u,
			request: e
		});
	}
	if (s === 304) throw u.data = await Yn(o), new Wn(`Not modified`, s, {
		response: u,
		request: e
	});
	if (s >= 400) throw u.data = await Yn(o), new Wn(Zn(u.data), s, {
		response: u,
		request: e
	});
	return u.data = r ? await Yn(o) : o.body, u;
}
async function Yn(e) {
	let t = e.headers.get(`content-type`);
	if (!t) return e.text().catch(qn);
	let n = yn(t);
	if (Xn(n)) {
		let t = ``;
		try {
			return t = await e.text(), Un(t);
		} catch {
			return t;
		}
	}
	return n.type.startsWith(`text/`) || n.parameters.charset?.toLowerCase() === `utf-8` && n.type !== `application/octet-stream` ? e.text().catch(qn) : e.arrayBuffer().catch(() => new ArrayBuffer(0));
}
function Xn(e) {
	return e.type === `application/json` || e.type === `application/scim+json`;
}
function Zn(e) {
	if (typeof e == `string`) return e;
	if (e instanceof ArrayBuffer) return `Unknown error`;
	if (typeof e == `object` && e && `message` in e) {
		let t = e, n = `documentation_url` in t ? ` - ${t.documentation_url}` : ``;
		return Array.isArray(t.errors) ? `${t.message}: ${t.errors.map((e) => JSON.stringify(e)).join(`, `)}${n}` : `${t.message}${n}`;
	}
	return `Unknown error: ${JSON.stringify(e)}`;
}
function Qn(e, t) {
	let n = e.defaults(t);
	return Object.assign(function(e, t) {
		let r = n.merge(e, t);
		if (!r.request || !r.request.hook) return Jn(n.parse(r));
		let i = (e, t) => Jn(n.parse(n.merge(e, t)));
		return Object.assign(i, {
			endpoint: n,
			defaults: Qn.bind(null, n)
		}), r.request.hook(i, r);
	}, {
		endpoint: n,
		defaults: Qn.bind(null, n)
	});
}
var $n = Qn(mn, Gn), er = `0.0.0-development`;
function tr(e) {
	return `Request failed due to following response errors:
` + e.errors.map((e) => ` - ${e.message}`).join(`
`);
}
var nr = class extends Error {
	constructor(e, t, n) {
		super(tr(n)), this.request = e, this.headers = t, this.response = n, this.errors = n.errors, this.data = n.data, Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	request;
	headers;
	response;
	name = `GraphqlResponseError`;
	errors;
	data;
}, rr = [
	`method`,
	`baseUrl`,
	`url`,
	`headers`,
	`request`,
	`query`,
	`mediaType`,
	`operationName`
], ir = [
	`query`,
	`method`,
	`url`
], ar = /\/api\/v3\/?$/;
function or(e, t, n) {
	if (n) {
		if (typeof t == `string` && `query` in n) return Promise.reject(Error(`[@octokit/graphql] "query" cannot be used as variable name`));
		for (let e in n) if (ir.includes(e)) return Promise.reject(Error(`[@octokit/graphql] "${e}" cannot be used as variable name`));
	}
	let r = typeof t == `string` ? Object.assign({ query: t }, n) : t, i = Object.keys(r).reduce((e, t) => rr.includes(t) ? (e[t] = r[t], e) : (e.variables ||= {}, e.variables[t] = r[t], e), {}), a = r.baseUrl || e.endpoint.DEFAULTS.baseUrl;
	return ar.test(a) && (i.url = a.replace(ar, `/api/graphql`)), e(i).then((e) => {
		if (e.data.errors) {
			let t = {};
			for (let n of Object.keys(e.headers)) t[n] = e.headers[n];
			throw new nr(i, t, e.data);
		}
		return e.data.data;
	});
}
function sr(e, t) {
	let n = e.defaults(t);
	return Object.assign((e, t) => or(n, e, t), {
		defaults: sr.bind(null, n),
		endpoint: n.endpoint
	});
}
sr($n, {
	headers: { "user-agent": `octokit-graphql.js/${er} ${Ft()}` },
	method: `POST`,
	url: `/graphql`
});
function cr(e) {
	return sr(e, {
		method: `POST`,
		url: `/graphql`
	});
}
var lr = `(?:[a-zA-Z0-9_-]+)`, ur = `\\.`, dr = RegExp(`^${lr}${ur}${lr}${ur}${lr}$`), fr = dr.test.bind(dr);
async function pr(e) {
	let t = fr(e), n = e.startsWith(`v1.`) || e.startsWith(`ghs_`), r = e.startsWith(`ghu_`);
	return {
		type: `token`,
		token: e,
		tokenType: t ? `app` : n ? `installation` : r ? `user-to-server` : `oauth`
	};
}
function mr(e) {
	return e.split(/\./).length === 3 ? `bearer ${e}` : `token ${e}`;
}
async function hr(e, t, n, r) {
	let i = t.endpoint.merge(n, r);
	return i.headers.authorization = mr(e), t(i);
}
var gr = function(e) {
	if (!e) throw Error(`[@octokit/auth-token] No token passed to createTokenAuth`);
	if (typeof e != `string`) throw Error(`[@octokit/auth-token] Token passed to createTokenAuth is not a string`);
	return e = e.replace(/^(token|bearer) +/i, ``), Object.assign(pr.bind(null, e), { hook: hr.bind(null, e) });
};
const _r = `7.0.8`, vr = () => {}, yr = console.warn.bind(console), br = console.error.bind(console);
function xr(e = {}) {
	return typeof e.debug != `function` && (e.debug = vr), typeof e.info != `function` && (e.info = vr), typeof e.warn != `function` && (e.warn = yr), typeof e.error != `function` && (e.error = br), e;
}
const Sr = `octokit-core.js/${_r} ${Ft()}`;
var Cr = class {
	static VERSION = _r;
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
		let t = new Wt.Collection(), n = {
			baseUrl: $n.endpoint.DEFAULTS.baseUrl,
			headers: {},
			request: Object.assign({}, e.request, { hook: t.bind(null, `request`) }),
			mediaType: {
				previews: [],
				format: ``
			}
		};
		if (n.headers[`user-agent`] = e.userAgent ? `${e.userAgent} ${Sr}` : Sr, e.baseUrl && (n.baseUrl = e.baseUrl), e.previews && (n.mediaType.previews = e.previews), e.timeZone && (n.headers[`time-zone`] = e.timeZone), this.request = $n.defaults(n), this.graphql = cr(this.request).defaults(n), this.log = xr(e.log), this.hook = t, e.authStrategy) {
			let { authStrategy: n, ...r } = e, i = n(Object.assign({
				request: this.request,
				log: this.log,
				octokit: this,
				octokitOptions: r
			}, e.auth));
			t.wrap(`request`, i.hook), this.auth = i;
		} else if (!e.auth) this.auth = async () => ({ type: `unauthenticated` });
		else {
			let n = gr(e.auth);
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
}, wr = {
	actions: {
		addCustomLabelsToSelfHostedRunnerForOrg: [`POST /orgs/{org}/actions/runners/{runner_id}/labels`],
		addCustomLabelsToSelfHostedRunnerForRepo: [`POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		addRepoAccessToSelfHostedRunnerGroupInOrg: [`PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}`],
		addSelectedRepoToOrgSecret: [`PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}`],
		addSelectedRepoToOrgVariable: [`PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}`],
		approveWorkflowRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve`],
		cancelWorkflowRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel`],
		createEnvironmentVariable: [`POST /repos/{owner}/{repo}/environments/{environment_name}/variables`],
		createHostedRunnerForOrg: [`POST /orgs/{org}/actions/hosted-runners`],
		createOrUpdateEnvironmentSecret: [`PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}`],
		createOrUpdateOrgSecret: [`PUT /orgs/{org}/actions/secrets/{secret_name}`],
		createOrUpdateRepoSecret: [`PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}`],
		createOrgVariable: [`POST /orgs/{org}/actions/variables`],
		createRegistrationTokenForOrg: [`POST /orgs/{org}/actions/runners/registration-token`],
		createRegistrationTokenForRepo: [`POST /repos/{owner}/{repo}/actions/runners/registration-token`],
		createRemoveTokenForOrg: [`POST /orgs/{org}/actions/runners/remove-token`],
		createRemoveTokenForRepo: [`POST /repos/{owner}/{repo}/actions/runners/remove-token`],
		createRepoVariable: [`POST /repos/{owner}/{repo}/actions/variables`],
		createWorkflowDispatch: [`POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches`],
		deleteActionsCacheById: [`DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}`],
		deleteActionsCacheByKey: [`DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}`],
		deleteArtifact: [`DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}`],
		deleteCustomImageFromOrg: [`DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}`],
		deleteCustomImageVersionFromOrg: [`DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}`],
		deleteEnvironmentSecret: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}`],
		deleteEnvironmentVariable: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}`],
		deleteHostedRunnerForOrg: [`DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}`],
		deleteOrgSecret: [`DELETE /orgs/{org}/actions/secrets/{secret_name}`],
		deleteOrgVariable: [`DELETE /orgs/{org}/actions/variables/{name}`],
		deleteRepoSecret: [`DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}`],
		deleteRepoVariable: [`DELETE /repos/{owner}/{repo}/actions/variables/{name}`],
		deleteSelfHostedRunnerFromOrg: [`DELETE /orgs/{org}/actions/runners/{runner_id}`],
		deleteSelfHostedRunnerFromRepo: [`DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}`],
		deleteWorkflowRun: [`DELETE /repos/{owner}/{repo}/actions/runs/{run_id}`],
		deleteWorkflowRunLogs: [`DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs`],
		disableSelectedRepositoryGithubActionsOrganization: [`DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}`],
		disableWorkflow: [`PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable`],
		downloadArtifact: [`GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}`],
		downloadJobLogsForWorkflowRun: [`GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs`],
		downloadWorkflowRunAttemptLogs: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs`],
		downloadWorkflowRunLogs: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs`],
		enableSelectedRepositoryGithubActionsOrganization: [`PUT /orgs/{org}/actions/permissions/repositories/{repository_id}`],
		enableWorkflow: [`PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable`],
		forceCancelWorkflowRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel`],
		generateRunnerJitconfigForOrg: [`POST /orgs/{org}/actions/runners/generate-jitconfig`],
		generateRunnerJitconfigForRepo: [`POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig`],
		getActionsCacheList: [`GET /repos/{owner}/{repo}/actions/caches`],
		getActionsCacheUsage: [`GET /repos/{owner}/{repo}/actions/cache/usage`],
		getActionsCacheUsageByRepoForOrg: [`GET /orgs/{org}/actions/cache/usage-by-repository`],
		getActionsCacheUsageForOrg: [`GET /orgs/{org}/actions/cache/usage`],
		getAllowedActionsOrganization: [`GET /orgs/{org}/actions/permissions/selected-actions`],
		getAllowedActionsRepository: [`GET /repos/{owner}/{repo}/actions/permissions/selected-actions`],
		getArtifact: [`GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}`],
		getCustomImageForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}`],
		getCustomImageVersionForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}`],
		getCustomOidcSubClaimForRepo: [`GET /repos/{owner}/{repo}/actions/oidc/customization/sub`],
		getEnvironmentPublicKey: [`GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key`],
		getEnvironmentSecret: [`GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}`],
		getEnvironmentVariable: [`GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}`],
		getGithubActionsDefaultWorkflowPermissionsOrganization: [`GET /orgs/{org}/actions/permissions/workflow`],
		getGithubActionsDefaultWorkflowPermissionsRepository: [`GET /repos/{owner}/{repo}/actions/permissions/workflow`],
		getGithubActionsPermissionsOrganization: [`GET /orgs/{org}/actions/permissions`],
		getGithubActionsPermissionsRepository: [`GET /repos/{owner}/{repo}/actions/permissions`],
		getHostedRunnerForOrg: [`GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}`],
		getHostedRunnersGithubOwnedImagesForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/github-owned`],
		getHostedRunnersLimitsForOrg: [`GET /orgs/{org}/actions/hosted-runners/limits`],
		getHostedRunnersMachineSpecsForOrg: [`GET /orgs/{org}/actions/hosted-runners/machine-sizes`],
		getHostedRunnersPartnerImagesForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/partner`],
		getHostedRunnersPlatformsForOrg: [`GET /orgs/{org}/actions/hosted-runners/platforms`],
		getJobForWorkflowRun: [`GET /repos/{owner}/{repo}/actions/jobs/{job_id}`],
		getOrgPublicKey: [`GET /orgs/{org}/actions/secrets/public-key`],
		getOrgSecret: [`GET /orgs/{org}/actions/secrets/{secret_name}`],
		getOrgVariable: [`GET /orgs/{org}/actions/variables/{name}`],
		getPendingDeploymentsForRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments`],
		getRepoPermissions: [
			`GET /repos/{owner}/{repo}/actions/permissions`,
			{},
			{ renamed: [`actions`, `getGithubActionsPermissionsRepository`] }
		],
		getRepoPublicKey: [`GET /repos/{owner}/{repo}/actions/secrets/public-key`],
		getRepoSecret: [`GET /repos/{owner}/{repo}/actions/secrets/{secret_name}`],
		getRepoVariable: [`GET /repos/{owner}/{repo}/actions/variables/{name}`],
		getReviewsForRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals`],
		getSelfHostedRunnerForOrg: [`GET /orgs/{org}/actions/runners/{runner_id}`],
		getSelfHostedRunnerForRepo: [`GET /repos/{owner}/{repo}/actions/runners/{runner_id}`],
		getWorkflow: [`GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}`],
		getWorkflowAccessToRepository: [`GET /repos/{owner}/{repo}/actions/permissions/access`],
		getWorkflowRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}`],
		getWorkflowRunAttempt: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}`],
		getWorkflowRunUsage: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing`],
		getWorkflowUsage: [`GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing`],
		listArtifactsForRepo: [`GET /repos/{owner}/{repo}/actions/artifacts`],
		listCustomImageVersionsForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions`],
		listCustomImagesForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom`],
		listEnvironmentSecrets: [`GET /repos/{owner}/{repo}/environments/{environment_name}/secrets`],
		listEnvironmentVariables: [`GET /repos/{owner}/{repo}/environments/{environment_name}/variables`],
		listGithubHostedRunnersInGroupForOrg: [`GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners`],
		listHostedRunnersForOrg: [`GET /orgs/{org}/actions/hosted-runners`],
		listJobsForWorkflowRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs`],
		listJobsForWorkflowRunAttempt: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs`],
		listLabelsForSelfHostedRunnerForOrg: [`GET /orgs/{org}/actions/runners/{runner_id}/labels`],
		listLabelsForSelfHostedRunnerForRepo: [`GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		listOrgSecrets: [`GET /orgs/{org}/actions/secrets`],
		listOrgVariables: [`GET /orgs/{org}/actions/variables`],
		listRepoOrganizationSecrets: [`GET /repos/{owner}/{repo}/actions/organization-secrets`],
		listRepoOrganizationVariables: [`GET /repos/{owner}/{repo}/actions/organization-variables`],
		listRepoSecrets: [`GET /repos/{owner}/{repo}/actions/secrets`],
		listRepoVariables: [`GET /repos/{owner}/{repo}/actions/variables`],
		listRepoWorkflows: [`GET /repos/{owner}/{repo}/actions/workflows`],
		listRunnerApplicationsForOrg: [`GET /orgs/{org}/actions/runners/downloads`],
		listRunnerApplicationsForRepo: [`GET /repos/{owner}/{repo}/actions/runners/downloads`],
		listSelectedReposForOrgSecret: [`GET /orgs/{org}/actions/secrets/{secret_name}/repositories`],
		listSelectedReposForOrgVariable: [`GET /orgs/{org}/actions/variables/{name}/repositories`],
		listSelectedRepositoriesEnabledGithubActionsOrganization: [`GET /orgs/{org}/actions/permissions/repositories`],
		listSelfHostedRunnersForOrg: [`GET /orgs/{org}/actions/runners`],
		listSelfHostedRunnersForRepo: [`GET /repos/{owner}/{repo}/actions/runners`],
		listWorkflowRunArtifacts: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts`],
		listWorkflowRuns: [`GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs`],
		listWorkflowRunsForRepo: [`GET /repos/{owner}/{repo}/actions/runs`],
		reRunJobForWorkflowRun: [`POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun`],
		reRunWorkflow: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun`],
		reRunWorkflowFailedJobs: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs`],
		removeAllCustomLabelsFromSelfHostedRunnerForOrg: [`DELETE /orgs/{org}/actions/runners/{runner_id}/labels`],
		removeAllCustomLabelsFromSelfHostedRunnerForRepo: [`DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		removeCustomLabelFromSelfHostedRunnerForOrg: [`DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}`],
		removeCustomLabelFromSelfHostedRunnerForRepo: [`DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}`],
		removeSelectedRepoFromOrgSecret: [`DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}`],
		removeSelectedRepoFromOrgVariable: [`DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}`],
		reviewCustomGatesForRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule`],
		reviewPendingDeploymentsForRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments`],
		setAllowedActionsOrganization: [`PUT /orgs/{org}/actions/permissions/selected-actions`],
		setAllowedActionsRepository: [`PUT /repos/{owner}/{repo}/actions/permissions/selected-actions`],
		setCustomLabelsForSelfHostedRunnerForOrg: [`PUT /orgs/{org}/actions/runners/{runner_id}/labels`],
		setCustomLabelsForSelfHostedRunnerForRepo: [`PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		setCustomOidcSubClaimForRepo: [`PUT /repos/{owner}/{repo}/actions/oidc/customization/sub`],
		setGithubActionsDefaultWorkflowPermissionsOrganization: [`PUT /orgs/{org}/actions/permissions/workflow`],
		setGithubActionsDefaultWorkflowPermissionsRepository: [`PUT /repos/{owner}/{repo}/actions/permissions/workflow`],
		setGithubActionsPermissionsOrganization: [`PUT /orgs/{org}/actions/permissions`],
		setGithubActionsPermissionsRepository: [`PUT /repos/{owner}/{repo}/actions/permissions`],
		setSelectedReposForOrgSecret: [`PUT /orgs/{org}/actions/secrets/{secret_name}/repositories`],
		setSelectedReposForOrgVariable: [`PUT /orgs/{org}/actions/variables/{name}/repositories`],
		setSelectedRepositoriesEnabledGithubActionsOrganization: [`PUT /orgs/{org}/actions/permissions/repositories`],
		setWorkflowAccessToRepository: [`PUT /repos/{owner}/{repo}/actions/permissions/access`],
		updateEnvironmentVariable: [`PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}`],
		updateHostedRunnerForOrg: [`PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}`],
		updateOrgVariable: [`PATCH /orgs/{org}/actions/variables/{name}`],
		updateRepoVariable: [`PATCH /repos/{owner}/{repo}/actions/variables/{name}`]
	},
	activity: {
		checkRepoIsStarredByAuthenticatedUser: [`GET /user/starred/{owner}/{repo}`],
		deleteRepoSubscription: [`DELETE /repos/{owner}/{repo}/subscription`],
		deleteThreadSubscription: [`DELETE /notifications/threads/{thread_id}/subscription`],
		getFeeds: [`GET /feeds`],
		getRepoSubscription: [`GET /repos/{owner}/{repo}/subscription`],
		getThread: [`GET /notifications/threads/{thread_id}`],
		getThreadSubscriptionForAuthenticatedUser: [`GET /notifications/threads/{thread_id}/subscription`],
		listEventsForAuthenticatedUser: [`GET /users/{username}/events`],
		listNotificationsForAuthenticatedUser: [`GET /notifications`],
		listOrgEventsForAuthenticatedUser: [`GET /users/{username}/events/orgs/{org}`],
		listPublicEvents: [`GET /events`],
		listPublicEventsForRepoNetwork: [`GET /networks/{owner}/{repo}/events`],
		listPublicEventsForUser: [`GET /users/{username}/events/public`],
		listPublicOrgEvents: [`GET /orgs/{org}/events`],
		listReceivedEventsForUser: [`GET /users/{username}/received_events`],
		listReceivedPublicEventsForUser: [`GET /users/{username}/received_events/public`],
		listRepoEvents: [`GET /repos/{owner}/{repo}/events`],
		listRepoNotificationsForAuthenticatedUser: [`GET /repos/{owner}/{repo}/notifications`],
		listReposStarredByAuthenticatedUser: [`GET /user/starred`],
		listReposStarredByUser: [`GET /users/{username}/starred`],
		listReposWatchedByUser: [`GET /users/{username}/subscriptions`],
		listStargazersForRepo: [`GET /repos/{owner}/{repo}/stargazers`],
		listWatchedReposForAuthenticatedUser: [`GET /user/subscriptions`],
		listWatchersForRepo: [`GET /repos/{owner}/{repo}/subscribers`],
		markNotificationsAsRead: [`PUT /notifications`],
		markRepoNotificationsAsRead: [`PUT /repos/{owner}/{repo}/notifications`],
		markThreadAsDone: [`DELETE /notifications/threads/{thread_id}`],
		markThreadAsRead: [`PATCH /notifications/threads/{thread_id}`],
		setRepoSubscription: [`PUT /repos/{owner}/{repo}/subscription`],
		setThreadSubscription: [`PUT /notifications/threads/{thread_id}/subscription`],
		starRepoForAuthenticatedUser: [`PUT /user/starred/{owner}/{repo}`],
		unstarRepoForAuthenticatedUser: [`DELETE /user/starred/{owner}/{repo}`]
	},
	apps: {
		addRepoToInstallation: [
			`PUT /user/installations/{installation_id}/repositories/{repository_id}`,
			{},
			{ renamed: [`apps`, `addRepoToInstallationForAuthenticatedUser`] }
		],
		addRepoToInstallationForAuthenticatedUser: [`PUT /user/installations/{installation_id}/repositories/{repository_id}`],
		checkToken: [`POST /applications/{client_id}/token`],
		createFromManifest: [`POST /app-manifests/{code}/conversions`],
		createInstallationAccessToken: [`POST /app/installations/{installation_id}/access_tokens`],
		deleteAuthorization: [`DELETE /applications/{client_id}/grant`],
		deleteInstallation: [`DELETE /app/installations/{installation_id}`],
		deleteToken: [`DELETE /applications/{client_id}/token`],
		getAuthenticated: [`GET /app`],
		getBySlug: [`GET /apps/{app_slug}`],
		getInstallation: [`GET /app/installations/{installation_id}`],
		getOrgInstallation: [`GET /orgs/{org}/installation`],
		getRepoInstallation: [`GET /repos/{owner}/{repo}/installation`],
		getSubscriptionPlanForAccount: [`GET /marketplace_listing/accounts/{account_id}`],
		getSubscriptionPlanForAccountStubbed: [`GET /marketplace_listing/stubbed/accounts/{account_id}`],
		getUserInstallation: [`GET /users/{username}/installation`],
		getWebhookConfigForApp: [`GET /app/hook/config`],
		getWebhookDelivery: [`GET /app/hook/deliveries/{delivery_id}`],
		listAccountsForPlan: [`GET /marketplace_listing/plans/{plan_id}/accounts`],
		listAccountsForPlanStubbed: [`GET /marketplace_listing/stubbed/plans/{plan_id}/accounts`],
		listInstallationReposForAuthenticatedUser: [`GET /user/installations/{installation_id}/repositories`],
		listInstallationRequestsForAuthenticatedApp: [`GET /app/installation-requests`],
		listInstallations: [`GET /app/installations`],
		listInstallationsForAuthenticatedUser: [`GET /user/installations`],
		listPlans: [`GET /marketplace_listing/plans`],
		listPlansStubbed: [`GET /marketplace_listing/stubbed/plans`],
		listReposAccessibleToInstallation: [`GET /installation/repositories`],
		listSubscriptionsForAuthenticatedUser: [`GET /user/marketplace_purchases`],
		listSubscriptionsForAuthenticatedUserStubbed: [`GET /user/marketplace_purchases/stubbed`],
		listWebhookDeliveries: [`GET /app/hook/deliveries`],
		redeliverWebhookDelivery: [`POST /app/hook/deliveries/{delivery_id}/attempts`],
		removeRepoFromInstallation: [
			`DELETE /user/installations/{installation_id}/repositories/{repository_id}`,
			{},
			{ renamed: [`apps`, `removeRepoFromInstallationForAuthenticatedUser`] }
		],
		removeRepoFromInstallationForAuthenticatedUser: [`DELETE /user/installations/{installation_id}/repositories/{repository_id}`],
		resetToken: [`PATCH /applications/{client_id}/token`],
		revokeInstallationAccessToken: [`DELETE /installation/token`],
		scopeToken: [`POST /applications/{client_id}/token/scoped`],
		suspendInstallation: [`PUT /app/installations/{installation_id}/suspended`],
		unsuspendInstallation: [`DELETE /app/installations/{installation_id}/suspended`],
		updateWebhookConfigForApp: [`PATCH /app/hook/config`]
	},
	billing: {
		getGithubActionsBillingOrg: [`GET /orgs/{org}/settings/billing/actions`],
		getGithubActionsBillingUser: [`GET /users/{username}/settings/billing/actions`],
		getGithubBillingPremiumRequestUsageReportOrg: [`GET /organizations/{org}/settings/billing/premium_request/usage`],
		getGithubBillingPremiumRequestUsageReportUser: [`GET /users/{username}/settings/billing/premium_request/usage`],
		getGithubBillingUsageReportOrg: [`GET /organizations/{org}/settings/billing/usage`],
		getGithubBillingUsageReportUser: [`GET /users/{username}/settings/billing/usage`],
		getGithubPackagesBillingOrg: [`GET /orgs/{org}/settings/billing/packages`],
		getGithubPackagesBillingUser: [`GET /users/{username}/settings/billing/packages`],
		getSharedStorageBillingOrg: [`GET /orgs/{org}/settings/billing/shared-storage`],
		getSharedStorageBillingUser: [`GET /users/{username}/settings/billing/shared-storage`]
	},
	campaigns: {
		createCampaign: [`POST /orgs/{org}/campaigns`],
		deleteCampaign: [`DELETE /orgs/{org}/campaigns/{campaign_number}`],
		getCampaignSummary: [`GET /orgs/{org}/campaigns/{campaign_number}`],
		listOrgCampaigns: [`GET /orgs/{org}/campaigns`],
		updateCampaign: [`PATCH /orgs/{org}/campaigns/{campaign_number}`]
	},
	checks: {
		create: [`POST /repos/{owner}/{repo}/check-runs`],
		createSuite: [`POST /repos/{owner}/{repo}/check-suites`],
		get: [`GET /repos/{owner}/{repo}/check-runs/{check_run_id}`],
		getSuite: [`GET /repos/{owner}/{repo}/check-suites/{check_suite_id}`],
		listAnnotations: [`GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations`],
		listForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/check-runs`],
		listForSuite: [`GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs`],
		listSuitesForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/check-suites`],
		rerequestRun: [`POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest`],
		rerequestSuite: [`POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest`],
		setSuitesPreferences: [`PATCH /repos/{owner}/{repo}/check-suites/preferences`],
		update: [`PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}`]
	},
	codeScanning: {
		commitAutofix: [`POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits`],
		createAutofix: [`POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix`],
		createVariantAnalysis: [`POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses`],
		deleteAnalysis: [`DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}`],
		deleteCodeqlDatabase: [`DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}`],
		getAlert: [
			`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}`,
			{},
			{ renamedParameters: { alert_id: `alert_number` } }
		],
		getAnalysis: [`GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}`],
		getAutofix: [`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix`],
		getCodeqlDatabase: [`GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}`],
		getDefaultSetup: [`GET /repos/{owner}/{repo}/code-scanning/default-setup`],
		getSarif: [`GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}`],
		getVariantAnalysis: [`GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}`],
		getVariantAnalysisRepoTask: [`GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}`],
		listAlertInstances: [`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances`],
		listAlertsForOrg: [`GET /orgs/{org}/code-scanning/alerts`],
		listAlertsForRepo: [`GET /repos/{owner}/{repo}/code-scanning/alerts`],
		listAlertsInstances: [
			`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances`,
			{},
			{ renamed: [`codeScanning`, `listAlertInstances`] }
		],
		listCodeqlDatabases: [`GET /repos/{owner}/{repo}/code-scanning/codeql/databases`],
		listRecentAnalyses: [`GET /repos/{owner}/{repo}/code-scanning/analyses`],
		updateAlert: [`PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}`],
		updateDefaultSetup: [`PATCH /repos/{owner}/{repo}/code-scanning/default-setup`],
		uploadSarif: [`POST /repos/{owner}/{repo}/code-scanning/sarifs`]
	},
	codeSecurity: {
		attachConfiguration: [`POST /orgs/{org}/code-security/configurations/{configuration_id}/attach`],
		attachEnterpriseConfiguration: [`POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach`],
		createConfiguration: [`POST /orgs/{org}/code-security/configurations`],
		createConfigurationForEnterprise: [`POST /enterprises/{enterprise}/code-security/configurations`],
		deleteConfiguration: [`DELETE /orgs/{org}/code-security/configurations/{configuration_id}`],
		deleteConfigurationForEnterprise: [`DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}`],
		detachConfiguration: [`DELETE /orgs/{org}/code-security/configurations/detach`],
		getConfiguration: [`GET /orgs/{org}/code-security/configurations/{configuration_id}`],
		getConfigurationForRepository: [`GET /repos/{owner}/{repo}/code-security-configuration`],
		getConfigurationsForEnterprise: [`GET /enterprises/{enterprise}/code-security/configurations`],
		getConfigurationsForOrg: [`GET /orgs/{org}/code-security/configurations`],
		getDefaultConfigurations: [`GET /orgs/{org}/code-security/configurations/defaults`],
		getDefaultConfigurationsForEnterprise: [`GET /enterprises/{enterprise}/code-security/configurations/defaults`],
		getRepositoriesForConfiguration: [`GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories`],
		getRepositoriesForEnterpriseConfiguration: [`GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories`],
		getSingleConfigurationForEnterprise: [`GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}`],
		setConfigurationAsDefault: [`PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults`],
		setConfigurationAsDefaultForEnterprise: [`PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults`],
		updateConfiguration: [`PATCH /orgs/{org}/code-security/configurations/{configuration_id}`],
		updateEnterpriseConfiguration: [`PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}`]
	},
	codesOfConduct: {
		getAllCodesOfConduct: [`GET /codes_of_conduct`],
		getConductCode: [`GET /codes_of_conduct/{key}`]
	},
	codespaces: {
		addRepositoryForSecretForAuthenticatedUser: [`PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		addSelectedRepoToOrgSecret: [`PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		checkPermissionsForDevcontainer: [`GET /repos/{owner}/{repo}/codespaces/permissions_check`],
		codespaceMachinesForAuthenticatedUser: [`GET /user/codespaces/{codespace_name}/machines`],
		createForAuthenticatedUser: [`POST /user/codespaces`],
		createOrUpdateOrgSecret: [`PUT /orgs/{org}/codespaces/secrets/{secret_name}`],
		createOrUpdateRepoSecret: [`PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}`],
		createOrUpdateSecretForAuthenticatedUser: [`PUT /user/codespaces/secrets/{secret_name}`],
		createWithPrForAuthenticatedUser: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces`],
		createWithRepoForAuthenticatedUser: [`POST /repos/{owner}/{repo}/codespaces`],
		deleteForAuthenticatedUser: [`DELETE /user/codespaces/{codespace_name}`],
		deleteFromOrganization: [`DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}`],
		deleteOrgSecret: [`DELETE /orgs/{org}/codespaces/secrets/{secret_name}`],
		deleteRepoSecret: [`DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}`],
		deleteSecretForAuthenticatedUser: [`DELETE /user/codespaces/secrets/{secret_name}`],
		exportForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/exports`],
		getCodespacesForUserInOrg: [`GET /orgs/{org}/members/{username}/codespaces`],
		getExportDetailsForAuthenticatedUser: [`GET /user/codespaces/{codespace_name}/exports/{export_id}`],
		getForAuthenticatedUser: [`GET /user/codespaces/{codespace_name}`],
		getOrgPublicKey: [`GET /orgs/{org}/codespaces/secrets/public-key`],
		getOrgSecret: [`GET /orgs/{org}/codespaces/secrets/{secret_name}`],
		getPublicKeyForAuthenticatedUser: [`GET /user/codespaces/secrets/public-key`],
		getRepoPublicKey: [`GET /repos/{owner}/{repo}/codespaces/secrets/public-key`],
		getRepoSecret: [`GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}`],
		getSecretForAuthenticatedUser: [`GET /user/codespaces/secrets/{secret_name}`],
		listDevcontainersInRepositoryForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces/devcontainers`],
		listForAuthenticatedUser: [`GET /user/codespaces`],
		listInOrganization: [
			`GET /orgs/{org}/codespaces`,
			{},
			{ renamedParameters: { org_id: `org` } }
		],
		listInRepositoryForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces`],
		listOrgSecrets: [`GET /orgs/{org}/codespaces/secrets`],
		listRepoSecrets: [`GET /repos/{owner}/{repo}/codespaces/secrets`],
		listRepositoriesForSecretForAuthenticatedUser: [`GET /user/codespaces/secrets/{secret_name}/repositories`],
		listSecretsForAuthenticatedUser: [`GET /user/codespaces/secrets`],
		listSelectedReposForOrgSecret: [`GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories`],
		preFlightWithRepoForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces/new`],
		publishForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/publish`],
		removeRepositoryForSecretForAuthenticatedUser: [`DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		removeSelectedRepoFromOrgSecret: [`DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		repoMachinesForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces/machines`],
		setRepositoriesForSecretForAuthenticatedUser: [`PUT /user/codespaces/secrets/{secret_name}/repositories`],
		setSelectedReposForOrgSecret: [`PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories`],
		startForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/start`],
		stopForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/stop`],
		stopInOrganization: [`POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop`],
		updateForAuthenticatedUser: [`PATCH /user/codespaces/{codespace_name}`]
	},
	copilot: {
		addCopilotSeatsForTeams: [`POST /orgs/{org}/copilot/billing/selected_teams`],
		addCopilotSeatsForUsers: [`POST /orgs/{org}/copilot/billing/selected_users`],
		cancelCopilotSeatAssignmentForTeams: [`DELETE /orgs/{org}/copilot/billing/selected_teams`],
		cancelCopilotSeatAssignmentForUsers: [`DELETE /orgs/{org}/copilot/billing/selected_users`],
		copilotMetricsForOrganization: [`GET /orgs/{org}/copilot/metrics`],
		copilotMetricsForTeam: [`GET /orgs/{org}/team/{team_slug}/copilot/metrics`],
		getCopilotOrganizationDetails: [`GET /orgs/{org}/copilot/billing`],
		getCopilotSeatDetailsForUser: [`GET /orgs/{org}/members/{username}/copilot`],
		listCopilotSeats: [`GET /orgs/{org}/copilot/billing/seats`]
	},
	credentials: { revoke: [`POST /credentials/revoke`] },
	dependabot: {
		addSelectedRepoToOrgSecret: [`PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}`],
		createOrUpdateOrgSecret: [`PUT /orgs/{org}/dependabot/secrets/{secret_name}`],
		createOrUpdateRepoSecret: [`PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}`],
		deleteOrgSecret: [`DELETE /orgs/{org}/dependabot/secrets/{secret_name}`],
		deleteRepoSecret: [`DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}`],
		getAlert: [`GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}`],
		getOrgPublicKey: [`GET /orgs/{org}/dependabot/secrets/public-key`],
		getOrgSecret: [`GET /orgs/{org}/dependabot/secrets/{secret_name}`],
		getRepoPublicKey: [`GET /repos/{owner}/{repo}/dependabot/secrets/public-key`],
		getRepoSecret: [`GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}`],
		listAlertsForEnterprise: [`GET /enterprises/{enterprise}/dependabot/alerts`],
		listAlertsForOrg: [`GET /orgs/{org}/dependabot/alerts`],
		listAlertsForRepo: [`GET /repos/{owner}/{repo}/dependabot/alerts`],
		listOrgSecrets: [`GET /orgs/{org}/dependabot/secrets`],
		listRepoSecrets: [`GET /repos/{owner}/{repo}/dependabot/secrets`],
		listSelectedReposForOrgSecret: [`GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories`],
		removeSelectedRepoFromOrgSecret: [`DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}`],
		repositoryAccessForOrg: [`GET /organizations/{org}/dependabot/repository-access`],
		setRepositoryAccessDefaultLevel: [`PUT /organizations/{org}/dependabot/repository-access/default-level`],
		setSelectedReposForOrgSecret: [`PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories`],
		updateAlert: [`PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}`],
		updateRepositoryAccessForOrg: [`PATCH /organizations/{org}/dependabot/repository-access`]
	},
	dependencyGraph: {
		createRepositorySnapshot: [`POST /repos/{owner}/{repo}/dependency-graph/snapshots`],
		diffRange: [`GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}`],
		exportSbom: [`GET /repos/{owner}/{repo}/dependency-graph/sbom`]
	},
	emojis: { get: [`GET /emojis`] },
	enterpriseTeamMemberships: {
		add: [`PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}`],
		bulkAdd: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add`],
		bulkRemove: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove`],
		get: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}`],
		list: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships`],
		remove: [`DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}`]
	},
	enterpriseTeamOrganizations: {
		add: [`PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}`],
		bulkAdd: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add`],
		bulkRemove: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove`],
		delete: [`DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}`],
		getAssignment: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}`],
		getAssignments: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations`]
	},
	enterpriseTeams: {
		create: [`POST /enterprises/{enterprise}/teams`],
		delete: [`DELETE /enterprises/{enterprise}/teams/{team_slug}`],
		get: [`GET /enterprises/{enterprise}/teams/{team_slug}`],
		list: [`GET /enterprises/{enterprise}/teams`],
		update: [`PATCH /enterprises/{enterprise}/teams/{team_slug}`]
	},
	gists: {
		checkIsStarred: [`GET /gists/{gist_id}/star`],
		create: [`POST /gists`],
		createComment: [`POST /gists/{gist_id}/comments`],
		delete: [`DELETE /gists/{gist_id}`],
		deleteComment: [`DELETE /gists/{gist_id}/comments/{comment_id}`],
		fork: [`POST /gists/{gist_id}/forks`],
		get: [`GET /gists/{gist_id}`],
		getComment: [`GET /gists/{gist_id}/comments/{comment_id}`],
		getRevision: [`GET /gists/{gist_id}/{sha}`],
		list: [`GET /gists`],
		listComments: [`GET /gists/{gist_id}/comments`],
		listCommits: [`GET /gists/{gist_id}/commits`],
		listForUser: [`GET /users/{username}/gists`],
		listForks: [`GET /gists/{gist_id}/forks`],
		listPublic: [`GET /gists/public`],
		listStarred: [`GET /gists/starred`],
		star: [`PUT /gists/{gist_id}/star`],
		unstar: [`DELETE /gists/{gist_id}/star`],
		update: [`PATCH /gists/{gist_id}`],
		updateComment: [`PATCH /gists/{gist_id}/comments/{comment_id}`]
	},
	git: {
		createBlob: [`POST /repos/{owner}/{repo}/git/blobs`],
		createCommit: [`POST /repos/{owner}/{repo}/git/commits`],
		createRef: [`POST /repos/{owner}/{repo}/git/refs`],
		createTag: [`POST /repos/{owner}/{repo}/git/tags`],
		createTree: [`POST /repos/{owner}/{repo}/git/trees`],
		deleteRef: [`DELETE /repos/{owner}/{repo}/git/refs/{ref}`],
		getBlob: [`GET /repos/{owner}/{repo}/git/blobs/{file_sha}`],
		getCommit: [`GET /repos/{owner}/{repo}/git/commits/{commit_sha}`],
		getRef: [`GET /repos/{owner}/{repo}/git/ref/{ref}`],
		getTag: [`GET /repos/{owner}/{repo}/git/tags/{tag_sha}`],
		getTree: [`GET /repos/{owner}/{repo}/git/trees/{tree_sha}`],
		listMatchingRefs: [`GET /repos/{owner}/{repo}/git/matching-refs/{ref}`],
		updateRef: [`PATCH /repos/{owner}/{repo}/git/refs/{ref}`]
	},
	gitignore: {
		getAllTemplates: [`GET /gitignore/templates`],
		getTemplate: [`GET /gitignore/templates/{name}`]
	},
	hostedCompute: {
		createNetworkConfigurationForOrg: [`POST /orgs/{org}/settings/network-configurations`],
		deleteNetworkConfigurationFromOrg: [`DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}`],
		getNetworkConfigurationForOrg: [`GET /orgs/{org}/settings/network-configurations/{network_configuration_id}`],
		getNetworkSettingsForOrg: [`GET /orgs/{org}/settings/network-settings/{network_settings_id}`],
		listNetworkConfigurationsForOrg: [`GET /orgs/{org}/settings/network-configurations`],
		updateNetworkConfigurationForOrg: [`PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}`]
	},
	interactions: {
		getRestrictionsForAuthenticatedUser: [`GET /user/interaction-limits`],
		getRestrictionsForOrg: [`GET /orgs/{org}/interaction-limits`],
		getRestrictionsForRepo: [`GET /repos/{owner}/{repo}/interaction-limits`],
		getRestrictionsForYourPublicRepos: [
			`GET /user/interaction-limits`,
			{},
			{ renamed: [`interactions`, `getRestrictionsForAuthenticatedUser`] }
		],
		removeRestrictionsForAuthenticatedUser: [`DELETE /user/interaction-limits`],
		removeRestrictionsForOrg: [`DELETE /orgs/{org}/interaction-limits`],
		removeRestrictionsForRepo: [`DELETE /repos/{owner}/{repo}/interaction-limits`],
		removeRestrictionsForYourPublicRepos: [
			`DELETE /user/interaction-limits`,
			{},
			{ renamed: [`interactions`, `removeRestrictionsForAuthenticatedUser`] }
		],
		setRestrictionsForAuthenticatedUser: [`PUT /user/interaction-limits`],
		setRestrictionsForOrg: [`PUT /orgs/{org}/interaction-limits`],
		setRestrictionsForRepo: [`PUT /repos/{owner}/{repo}/interaction-limits`],
		setRestrictionsForYourPublicRepos: [
			`PUT /user/interaction-limits`,
			{},
			{ renamed: [`interactions`, `setRestrictionsForAuthenticatedUser`] }
		]
	},
	issues: {
		addAssignees: [`POST /repos/{owner}/{repo}/issues/{issue_number}/assignees`],
		addBlockedByDependency: [`POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by`],
		addLabels: [`POST /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		addSubIssue: [`POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues`],
		checkUserCanBeAssigned: [`GET /repos/{owner}/{repo}/assignees/{assignee}`],
		checkUserCanBeAssignedToIssue: [`GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}`],
		create: [`POST /repos/{owner}/{repo}/issues`],
		createComment: [`POST /repos/{owner}/{repo}/issues/{issue_number}/comments`],
		createLabel: [`POST /repos/{owner}/{repo}/labels`],
		createMilestone: [`POST /repos/{owner}/{repo}/milestones`],
		deleteComment: [`DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}`],
		deleteLabel: [`DELETE /repos/{owner}/{repo}/labels/{name}`],
		deleteMilestone: [`DELETE /repos/{owner}/{repo}/milestones/{milestone_number}`],
		get: [`GET /repos/{owner}/{repo}/issues/{issue_number}`],
		getComment: [`GET /repos/{owner}/{repo}/issues/comments/{comment_id}`],
		getEvent: [`GET /repos/{owner}/{repo}/issues/events/{event_id}`],
		getLabel: [`GET /repos/{owner}/{repo}/labels/{name}`],
		getMilestone: [`GET /repos/{owner}/{repo}/milestones/{milestone_number}`],
		getParent: [`GET /repos/{owner}/{repo}/issues/{issue_number}/parent`],
		list: [`GET /issues`],
		listAssignees: [`GET /repos/{owner}/{repo}/assignees`],
		listComments: [`GET /repos/{owner}/{repo}/issues/{issue_number}/comments`],
		listCommentsForRepo: [`GET /repos/{owner}/{repo}/issues/comments`],
		listDependenciesBlockedBy: [`GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by`],
		listDependenciesBlocking: [`GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking`],
		listEvents: [`GET /repos/{owner}/{repo}/issues/{issue_number}/events`],
		listEventsForRepo: [`GET /repos/{owner}/{repo}/issues/events`],
		listEventsForTimeline: [`GET /repos/{owner}/{repo}/issues/{issue_number}/timeline`],
		listForAuthenticatedUser: [`GET /user/issues`],
		listForOrg: [`GET /orgs/{org}/issues`],
		listForRepo: [`GET /repos/{owner}/{repo}/issues`],
		listLabelsForMilestone: [`GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels`],
		listLabelsForRepo: [`GET /repos/{owner}/{repo}/labels`],
		listLabelsOnIssue: [`GET /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		listMilestones: [`GET /repos/{owner}/{repo}/milestones`],
		listSubIssues: [`GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues`],
		lock: [`PUT /repos/{owner}/{repo}/issues/{issue_number}/lock`],
		removeAllLabels: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		removeAssignees: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees`],
		removeDependencyBlockedBy: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}`],
		removeLabel: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}`],
		removeSubIssue: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue`],
		reprioritizeSubIssue: [`PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority`],
		setLabels: [`PUT /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		unlock: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock`],
		update: [`PATCH /repos/{owner}/{repo}/issues/{issue_number}`],
		updateComment: [`PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}`],
		updateLabel: [`PATCH /repos/{owner}/{repo}/labels/{name}`],
		updateMilestone: [`PATCH /repos/{owner}/{repo}/milestones/{milestone_number}`]
	},
	licenses: {
		get: [`GET /licenses/{license}`],
		getAllCommonlyUsed: [`GET /licenses`],
		getForRepo: [`GET /repos/{owner}/{repo}/license`]
	},
	markdown: {
		render: [`POST /markdown`],
		renderRaw: [`POST /markdown/raw`, { headers: { "content-type": `text/plain; charset=utf-8` } }]
	},
	meta: {
		get: [`GET /meta`],
		getAllVersions: [`GET /versions`],
		getOctocat: [`GET /octocat`],
		getZen: [`GET /zen`],
		root: [`GET /`]
	},
	migrations: {
		deleteArchiveForAuthenticatedUser: [`DELETE /user/migrations/{migration_id}/archive`],
		deleteArchiveForOrg: [`DELETE /orgs/{org}/migrations/{migration_id}/archive`],
		downloadArchiveForOrg: [`GET /orgs/{org}/migrations/{migration_id}/archive`],
		getArchiveForAuthenticatedUser: [`GET /user/migrations/{migration_id}/archive`],
		getStatusForAuthenticatedUser: [`GET /user/migrations/{migration_id}`],
		getStatusForOrg: [`GET /orgs/{org}/migrations/{migration_id}`],
		listForAuthenticatedUser: [`GET /user/migrations`],
		listForOrg: [`GET /orgs/{org}/migrations`],
		listReposForAuthenticatedUser: [`GET /user/migrations/{migration_id}/repositories`],
		listReposForOrg: [`GET /orgs/{org}/migrations/{migration_id}/repositories`],
		listReposForUser: [
			`GET /user/migrations/{migration_id}/repositories`,
			{},
			{ renamed: [`migrations`, `listReposForAuthenticatedUser`] }
		],
		startForAuthenticatedUser: [`POST /user/migrations`],
		startForOrg: [`POST /orgs/{org}/migrations`],
		unlockRepoForAuthenticatedUser: [`DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock`],
		unlockRepoForOrg: [`DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock`]
	},
	oidc: {
		getOidcCustomSubTemplateForOrg: [`GET /orgs/{org}/actions/oidc/customization/sub`],
		updateOidcCustomSubTemplateForOrg: [`PUT /orgs/{org}/actions/oidc/customization/sub`]
	},
	orgs: {
		addSecurityManagerTeam: [
			`PUT /orgs/{org}/security-managers/teams/{team_slug}`,
			{},
			{ deprecated: `octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team` }
		],
		assignTeamToOrgRole: [`PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}`],
		assignUserToOrgRole: [`PUT /orgs/{org}/organization-roles/users/{username}/{role_id}`],
		blockUser: [`PUT /orgs/{org}/blocks/{username}`],
		cancelInvitation: [`DELETE /orgs/{org}/invitations/{invitation_id}`],
		checkBlockedUser: [`GET /orgs/{org}/blocks/{username}`],
		checkMembershipForUser: [`GET /orgs/{org}/members/{username}`],
		checkPublicMembershipForUser: [`GET /orgs/{org}/public_members/{username}`],
		convertMemberToOutsideCollaborator: [`PUT /orgs/{org}/outside_collaborators/{username}`],
		createArtifactStorageRecord: [`POST /orgs/{org}/artifacts/metadata/storage-record`],
		createInvitation: [`POST /orgs/{org}/invitations`],
		createIssueType: [`POST /orgs/{org}/issue-types`],
		createWebhook: [`POST /orgs/{org}/hooks`],
		customPropertiesForOrgsCreateOrUpdateOrganizationValues: [`PATCH /organizations/{org}/org-properties/values`],
		customPropertiesForOrgsGetOrganizationValues: [`GET /organizations/{org}/org-properties/values`],
		customPropertiesForReposCreateOrUpdateOrganizationDefinition: [`PUT /orgs/{org}/properties/schema/{custom_property_name}`],
		customPropertiesForReposCreateOrUpdateOrganizationDefinitions: [`PATCH /orgs/{org}/properties/schema`],
		customPropertiesForReposCreateOrUpdateOrganizationValues: [`PATCH /orgs/{org}/properties/values`],
		customPropertiesForReposDeleteOrganizationDefinition: [`DELETE /orgs/{org}/properties/schema/{custom_property_name}`],
		customPropertiesForReposGetOrganizationDefinition: [`GET /orgs/{org}/properties/schema/{custom_property_name}`],
		customPropertiesForReposGetOrganizationDefinitions: [`GET /orgs/{org}/properties/schema`],
		customPropertiesForReposGetOrganizationValues: [`GET /orgs/{org}/properties/values`],
		delete: [`DELETE /orgs/{org}`],
		deleteAttestationsBulk: [`POST /orgs/{org}/attestations/delete-request`],
		deleteAttestationsById: [`DELETE /orgs/{org}/attestations/{attestation_id}`],
		deleteAttestationsBySubjectDigest: [`DELETE /orgs/{org}/attestations/digest/{subject_digest}`],
		deleteIssueType: [`DELETE /orgs/{org}/issue-types/{issue_type_id}`],
		deleteWebhook: [`DELETE /orgs/{org}/hooks/{hook_id}`],
		disableSelectedRepositoryImmutableReleasesOrganization: [`DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}`],
		enableSelectedRepositoryImmutableReleasesOrganization: [`PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}`],
		get: [`GET /orgs/{org}`],
		getImmutableReleasesSettings: [`GET /orgs/{org}/settings/immutable-releases`],
		getImmutableReleasesSettingsRepositories: [`GET /orgs/{org}/settings/immutable-releases/repositories`],
		getMembershipForAuthenticatedUser: [`GET /user/memberships/orgs/{org}`],
		getMembershipForUser: [`GET /orgs/{org}/memberships/{username}`],
		getOrgRole: [`GET /orgs/{org}/organization-roles/{role_id}`],
		getOrgRulesetHistory: [`GET /orgs/{org}/rulesets/{ruleset_id}/history`],
		getOrgRulesetVersion: [`GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}`],
		getWebhook: [`GET /orgs/{org}/hooks/{hook_id}`],
		getWebhookConfigForOrg: [`GET /orgs/{org}/hooks/{hook_id}/config`],
		getWebhookDelivery: [`GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}`],
		list: [`GET /organizations`],
		listAppInstallations: [`GET /orgs/{org}/installations`],
		listArtifactStorageRecords: [`GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records`],
		listAttestationRepositories: [`GET /orgs/{org}/attestations/repositories`],
		listAttestations: [`GET /orgs/{org}/attestations/{subject_digest}`],
		listAttestationsBulk: [`POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}`],
		listBlockedUsers: [`GET /orgs/{org}/blocks`],
		listFailedInvitations: [`GET /orgs/{org}/failed_invitations`],
		listForAuthenticatedUser: [`GET /user/orgs`],
		listForUser: [`GET /users/{username}/orgs`],
		listInvitationTeams: [`GET /orgs/{org}/invitations/{invitation_id}/teams`],
		listIssueTypes: [`GET /orgs/{org}/issue-types`],
		listMembers: [`GET /orgs/{org}/members`],
		listMembershipsForAuthenticatedUser: [`GET /user/memberships/orgs`],
		listOrgRoleTeams: [`GET /orgs/{org}/organization-roles/{role_id}/teams`],
		listOrgRoleUsers: [`GET /orgs/{org}/organization-roles/{role_id}/users`],
		listOrgRoles: [`GET /orgs/{org}/organization-roles`],
		listOrganizationFineGrainedPermissions: [`GET /orgs/{org}/organization-fine-grained-permissions`],
		listOutsideCollaborators: [`GET /orgs/{org}/outside_collaborators`],
		listPatGrantRepositories: [`GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories`],
		listPatGrantRequestRepositories: [`GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories`],
		listPatGrantRequests: [`GET /orgs/{org}/personal-access-token-requests`],
		listPatGrants: [`GET /orgs/{org}/personal-access-tokens`],
		listPendingInvitations: [`GET /orgs/{org}/invitations`],
		listPublicMembers: [`GET /orgs/{org}/public_members`],
		listSecurityManagerTeams: [
			`GET /orgs/{org}/security-managers`,
			{},
			{ deprecated: `octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams` }
		],
		listWebhookDeliveries: [`GET /orgs/{org}/hooks/{hook_id}/deliveries`],
		listWebhooks: [`GET /orgs/{org}/hooks`],
		pingWebhook: [`POST /orgs/{org}/hooks/{hook_id}/pings`],
		redeliverWebhookDelivery: [`POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts`],
		removeMember: [`DELETE /orgs/{org}/members/{username}`],
		removeMembershipForUser: [`DELETE /orgs/{org}/memberships/{username}`],
		removeOutsideCollaborator: [`DELETE /orgs/{org}/outside_collaborators/{username}`],
		removePublicMembershipForAuthenticatedUser: [`DELETE /orgs/{org}/public_members/{username}`],
		removeSecurityManagerTeam: [
			`DELETE /orgs/{org}/security-managers/teams/{team_slug}`,
			{},
			{ deprecated: `octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team` }
		],
		reviewPatGrantRequest: [`POST /orgs/{org}/personal-access-token-requests/{pat_request_id}`],
		reviewPatGrantRequestsInBulk: [`POST /orgs/{org}/personal-access-token-requests`],
		revokeAllOrgRolesTeam: [`DELETE /orgs/{org}/organization-roles/teams/{team_slug}`],
		revokeAllOrgRolesUser: [`DELETE /orgs/{org}/organization-roles/users/{username}`],
		revokeOrgRoleTeam: [`DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}`],
		revokeOrgRoleUser: [`DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}`],
		setImmutableReleasesSettings: [`PUT /orgs/{org}/settings/immutable-releases`],
		setImmutableReleasesSettingsRepositories: [`PUT /orgs/{org}/settings/immutable-releases/repositories`],
		setMembershipForUser: [`PUT /orgs/{org}/memberships/{username}`],
		setPublicMembershipForAuthenticatedUser: [`PUT /orgs/{org}/public_members/{username}`],
		unblockUser: [`DELETE /orgs/{org}/blocks/{username}`],
		update: [`PATCH /orgs/{org}`],
		updateIssueType: [`PUT /orgs/{org}/issue-types/{issue_type_id}`],
		updateMembershipForAuthenticatedUser: [`PATCH /user/memberships/orgs/{org}`],
		updatePatAccess: [`POST /orgs/{org}/personal-access-tokens/{pat_id}`],
		updatePatAccesses: [`POST /orgs/{org}/personal-access-tokens`],
		updateWebhook: [`PATCH /orgs/{org}/hooks/{hook_id}`],
		updateWebhookConfigForOrg: [`PATCH /orgs/{org}/hooks/{hook_id}/config`]
	},
	packages: {
		deletePackageForAuthenticatedUser: [`DELETE /user/packages/{package_type}/{package_name}`],
		deletePackageForOrg: [`DELETE /orgs/{org}/packages/{package_type}/{package_name}`],
		deletePackageForUser: [`DELETE /users/{username}/packages/{package_type}/{package_name}`],
		deletePackageVersionForAuthenticatedUser: [`DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		deletePackageVersionForOrg: [`DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		deletePackageVersionForUser: [`DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		getAllPackageVersionsForAPackageOwnedByAnOrg: [
			`GET /orgs/{org}/packages/{package_type}/{package_name}/versions`,
			{},
			{ renamed: [`packages`, `getAllPackageVersionsForPackageOwnedByOrg`] }
		],
		getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
			`GET /user/packages/{package_type}/{package_name}/versions`,
			{},
			{ renamed: [`packages`, `getAllPackageVersionsForPackageOwnedByAuthenticatedUser`] }
		],
		getAllPackageVersionsForPackageOwnedByAuthenticatedUser: [`GET /user/packages/{package_type}/{package_name}/versions`],
		getAllPackageVersionsForPackageOwnedByOrg: [`GET /orgs/{org}/packages/{package_type}/{package_name}/versions`],
		getAllPackageVersionsForPackageOwnedByUser: [`GET /users/{username}/packages/{package_type}/{package_name}/versions`],
		getPackageForAuthenticatedUser: [`GET /user/packages/{package_type}/{package_name}`],
		getPackageForOrganization: [`GET /orgs/{org}/packages/{package_type}/{package_name}`],
		getPackageForUser: [`GET /users/{username}/packages/{package_type}/{package_name}`],
		getPackageVersionForAuthenticatedUser: [`GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		getPackageVersionForOrganization: [`GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		getPackageVersionForUser: [`GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		listDockerMigrationConflictingPackagesForAuthenticatedUser: [`GET /user/docker/conflicts`],
		listDockerMigrationConflictingPackagesForOrganization: [`GET /orgs/{org}/docker/conflicts`],
		listDockerMigrationConflictingPackagesForUser: [`GET /users/{username}/docker/conflicts`],
		listPackagesForAuthenticatedUser: [`GET /user/packages`],
		listPackagesForOrganization: [`GET /orgs/{org}/packages`],
		listPackagesForUser: [`GET /users/{username}/packages`],
		restorePackageForAuthenticatedUser: [`POST /user/packages/{package_type}/{package_name}/restore{?token}`],
		restorePackageForOrg: [`POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}`],
		restorePackageForUser: [`POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}`],
		restorePackageVersionForAuthenticatedUser: [`POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore`],
		restorePackageVersionForOrg: [`POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore`],
		restorePackageVersionForUser: [`POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore`]
	},
	privateRegistries: {
		createOrgPrivateRegistry: [`POST /orgs/{org}/private-registries`],
		deleteOrgPrivateRegistry: [`DELETE /orgs/{org}/private-registries/{secret_name}`],
		getOrgPrivateRegistry: [`GET /orgs/{org}/private-registries/{secret_name}`],
		getOrgPublicKey: [`GET /orgs/{org}/private-registries/public-key`],
		listOrgPrivateRegistries: [`GET /orgs/{org}/private-registries`],
		updateOrgPrivateRegistry: [`PATCH /orgs/{org}/private-registries/{secret_name}`]
	},
	projects: {
		addItemForOrg: [`POST /orgs/{org}/projectsV2/{project_number}/items`],
		addItemForUser: [`POST /users/{username}/projectsV2/{project_number}/items`],
		deleteItemForOrg: [`DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}`],
		deleteItemForUser: [`DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}`],
		getFieldForOrg: [`GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}`],
		getFieldForUser: [`GET /users/{username}/projectsV2/{project_number}/fields/{field_id}`],
		getForOrg: [`GET /orgs/{org}/projectsV2/{project_number}`],
		getForUser: [`GET /users/{username}/projectsV2/{project_number}`],
		getOrgItem: [`GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}`],
		getUserItem: [`GET /users/{username}/projectsV2/{project_number}/items/{item_id}`],
		listFieldsForOrg: [`GET /orgs/{org}/projectsV2/{project_number}/fields`],
		listFieldsForUser: [`GET /users/{username}/projectsV2/{project_number}/fields`],
		listForOrg: [`GET /orgs/{org}/projectsV2`],
		listForUser: [`GET /users/{username}/projectsV2`],
		listItemsForOrg: [`GET /orgs/{org}/projectsV2/{project_number}/items`],
		listItemsForUser: [`GET /users/{username}/projectsV2/{project_number}/items`],
		updateItemForOrg: [`PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}`],
		updateItemForUser: [`PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}`]
	},
	pulls: {
		checkIfMerged: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/merge`],
		create: [`POST /repos/{owner}/{repo}/pulls`],
		createReplyForReviewComment: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies`],
		createReview: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews`],
		createReviewComment: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/comments`],
		deletePendingReview: [`DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}`],
		deleteReviewComment: [`DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}`],
		dismissReview: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals`],
		get: [`GET /repos/{owner}/{repo}/pulls/{pull_number}`],
		getReview: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}`],
		getReviewComment: [`GET /repos/{owner}/{repo}/pulls/comments/{comment_id}`],
		list: [`GET /repos/{owner}/{repo}/pulls`],
		listCommentsForReview: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments`],
		listCommits: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/commits`],
		listFiles: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/files`],
		listRequestedReviewers: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`],
		listReviewComments: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/comments`],
		listReviewCommentsForRepo: [`GET /repos/{owner}/{repo}/pulls/comments`],
		listReviews: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews`],
		merge: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge`],
		removeRequestedReviewers: [`DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`],
		requestReviewers: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`],
		submitReview: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events`],
		update: [`PATCH /repos/{owner}/{repo}/pulls/{pull_number}`],
		updateBranch: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch`],
		updateReview: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}`],
		updateReviewComment: [`PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}`]
	},
	rateLimit: { get: [`GET /rate_limit`] },
	reactions: {
		createForCommitComment: [`POST /repos/{owner}/{repo}/comments/{comment_id}/reactions`],
		createForIssue: [`POST /repos/{owner}/{repo}/issues/{issue_number}/reactions`],
		createForIssueComment: [`POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions`],
		createForPullRequestReviewComment: [`POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions`],
		createForRelease: [`POST /repos/{owner}/{repo}/releases/{release_id}/reactions`],
		createForTeamDiscussionCommentInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions`],
		createForTeamDiscussionInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions`],
		deleteForCommitComment: [`DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}`],
		deleteForIssue: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}`],
		deleteForIssueComment: [`DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}`],
		deleteForPullRequestComment: [`DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}`],
		deleteForRelease: [`DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}`],
		deleteForTeamDiscussion: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}`],
		deleteForTeamDiscussionComment: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}`],
		listForCommitComment: [`GET /repos/{owner}/{repo}/comments/{comment_id}/reactions`],
		listForIssue: [`GET /repos/{owner}/{repo}/issues/{issue_number}/reactions`],
		listForIssueComment: [`GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions`],
		listForPullRequestReviewComment: [`GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions`],
		listForRelease: [`GET /repos/{owner}/{repo}/releases/{release_id}/reactions`],
		listForTeamDiscussionCommentInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions`],
		listForTeamDiscussionInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions`]
	},
	repos: {
		acceptInvitation: [
			`PATCH /user/repository_invitations/{invitation_id}`,
			{},
			{ renamed: [`repos`, `acceptInvitationForAuthenticatedUser`] }
		],
		acceptInvitationForAuthenticatedUser: [`PATCH /user/repository_invitations/{invitation_id}`],
		addAppAccessRestrictions: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`,
			{},
			{ mapToData: `apps` }
		],
		addCollaborator: [`PUT /repos/{owner}/{repo}/collaborators/{username}`],
		addStatusCheckContexts: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`,
			{},
			{ mapToData: `contexts` }
		],
		addTeamAccessRestrictions: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`,
			{},
			{ mapToData: `teams` }
		],
		addUserAccessRestrictions: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`,
			{},
			{ mapToData: `users` }
		],
		cancelPagesDeployment: [`POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel`],
		checkAutomatedSecurityFixes: [`GET /repos/{owner}/{repo}/automated-security-fixes`],
		checkCollaborator: [`GET /repos/{owner}/{repo}/collaborators/{username}`],
		checkImmutableReleases: [`GET /repos/{owner}/{repo}/immutable-releases`],
		checkPrivateVulnerabilityReporting: [`GET /repos/{owner}/{repo}/private-vulnerability-reporting`],
		checkVulnerabilityAlerts: [`GET /repos/{owner}/{repo}/vulnerability-alerts`],
		codeownersErrors: [`GET /repos/{owner}/{repo}/codeowners/errors`],
		compareCommits: [`GET /repos/{owner}/{repo}/compare/{base}...{head}`],
		compareCommitsWithBasehead: [`GET /repos/{owner}/{repo}/compare/{basehead}`],
		createAttestation: [`POST /repos/{owner}/{repo}/attestations`],
		createAutolink: [`POST /repos/{owner}/{repo}/autolinks`],
		createCommitComment: [`POST /repos/{owner}/{repo}/commits/{commit_sha}/comments`],
		createCommitSignatureProtection: [`POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures`],
		createCommitStatus: [`POST /repos/{owner}/{repo}/statuses/{sha}`],
		createDeployKey: [`POST /repos/{owner}/{repo}/keys`],
		createDeployment: [`POST /repos/{owner}/{repo}/deployments`],
		createDeploymentBranchPolicy: [`POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies`],
		createDeploymentProtectionRule: [`POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules`],
		createDeploymentStatus: [`POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses`],
		createDispatchEvent: [`POST /repos/{owner}/{repo}/dispatches`],
		createForAuthenticatedUser: [`POST /user/repos`],
		createFork: [`POST /repos/{owner}/{repo}/forks`],
		createInOrg: [`POST /orgs/{org}/repos`],
		createOrUpdateEnvironment: [`PUT /repos/{owner}/{repo}/environments/{environment_name}`],
		createOrUpdateFileContents: [`PUT /repos/{owner}/{repo}/contents/{path}`],
		createOrgRuleset: [`POST /orgs/{org}/rulesets`],
		createPagesDeployment: [`POST /repos/{owner}/{repo}/pages/deployments`],
		createPagesSite: [`POST /repos/{owner}/{repo}/pages`],
		createRelease: [`POST /repos/{owner}/{repo}/releases`],
		createRepoRuleset: [`POST /repos/{owner}/{repo}/rulesets`],
		createUsingTemplate: [`POST /repos/{template_owner}/{template_repo}/generate`],
		createWebhook: [`POST /repos/{owner}/{repo}/hooks`],
		customPropertiesForReposCreateOrUpdateRepositoryValues: [`PATCH /repos/{owner}/{repo}/properties/values`],
		customPropertiesForReposGetRepositoryValues: [`GET /repos/{owner}/{repo}/properties/values`],
		declineInvitation: [
			`DELETE /user/repository_invitations/{invitation_id}`,
			{},
			{ renamed: [`repos`, `declineInvitationForAuthenticatedUser`] }
		],
		declineInvitationForAuthenticatedUser: [`DELETE /user/repository_invitations/{invitation_id}`],
		delete: [`DELETE /repos/{owner}/{repo}`],
		deleteAccessRestrictions: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions`],
		deleteAdminBranchProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins`],
		deleteAnEnvironment: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}`],
		deleteAutolink: [`DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}`],
		deleteBranchProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection`],
		deleteCommitComment: [`DELETE /repos/{owner}/{repo}/comments/{comment_id}`],
		deleteCommitSignatureProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures`],
		deleteDeployKey: [`DELETE /repos/{owner}/{repo}/keys/{key_id}`],
		deleteDeployment: [`DELETE /repos/{owner}/{repo}/deployments/{deployment_id}`],
		deleteDeploymentBranchPolicy: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}`],
		deleteFile: [`DELETE /repos/{owner}/{repo}/contents/{path}`],
		deleteInvitation: [`DELETE /repos/{owner}/{repo}/invitations/{invitation_id}`],
		deleteOrgRuleset: [`DELETE /orgs/{org}/rulesets/{ruleset_id}`],
		deletePagesSite: [`DELETE /repos/{owner}/{repo}/pages`],
		deletePullRequestReviewProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews`],
		deleteRelease: [`DELETE /repos/{owner}/{repo}/releases/{release_id}`],
		deleteReleaseAsset: [`DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}`],
		deleteRepoRuleset: [`DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}`],
		deleteWebhook: [`DELETE /repos/{owner}/{repo}/hooks/{hook_id}`],
		disableAutomatedSecurityFixes: [`DELETE /repos/{owner}/{repo}/automated-security-fixes`],
		disableDeploymentProtectionRule: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}`],
		disableImmutableReleases: [`DELETE /repos/{owner}/{repo}/immutable-releases`],
		disablePrivateVulnerabilityReporting: [`DELETE /repos/{owner}/{repo}/private-vulnerability-reporting`],
		disableVulnerabilityAlerts: [`DELETE /repos/{owner}/{repo}/vulnerability-alerts`],
		downloadArchive: [
			`GET /repos/{owner}/{repo}/zipball/{ref}`,
			{},
			{ renamed: [`repos`, `downloadZipballArchive`] }
		],
		downloadTarballArchive: [`GET /repos/{owner}/{repo}/tarball/{ref}`],
		downloadZipballArchive: [`GET /repos/{owner}/{repo}/zipball/{ref}`],
		enableAutomatedSecurityFixes: [`PUT /repos/{owner}/{repo}/automated-security-fixes`],
		enableImmutableReleases: [`PUT /repos/{owner}/{repo}/immutable-releases`],
		enablePrivateVulnerabilityReporting: [`PUT /repos/{owner}/{repo}/private-vulnerability-reporting`],
		enableVulnerabilityAlerts: [`PUT /repos/{owner}/{repo}/vulnerability-alerts`],
		generateReleaseNotes: [`POST /repos/{owner}/{repo}/releases/generate-notes`],
		get: [`GET /repos/{owner}/{repo}`],
		getAccessRestrictions: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions`],
		getAdminBranchProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins`],
		getAllDeploymentProtectionRules: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules`],
		getAllEnvironments: [`GET /repos/{owner}/{repo}/environments`],
		getAllStatusCheckContexts: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`],
		getAllTopics: [`GET /repos/{owner}/{repo}/topics`],
		getAppsWithAccessToProtectedBranch: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`],
		getAutolink: [`GET /repos/{owner}/{repo}/autolinks/{autolink_id}`],
		getBranch: [`GET /repos/{owner}/{repo}/branches/{branch}`],
		getBranchProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection`],
		getBranchRules: [`GET /repos/{owner}/{repo}/rules/branches/{branch}`],
		getClones: [`GET /repos/{owner}/{repo}/traffic/clones`],
		getCodeFrequencyStats: [`GET /repos/{owner}/{repo}/stats/code_frequency`],
		getCollaboratorPermissionLevel: [`GET /repos/{owner}/{repo}/collaborators/{username}/permission`],
		getCombinedStatusForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/status`],
		getCommit: [`GET /repos/{owner}/{repo}/commits/{ref}`],
		getCommitActivityStats: [`GET /repos/{owner}/{repo}/stats/commit_activity`],
		getCommitComment: [`GET /repos/{owner}/{repo}/comments/{comment_id}`],
		getCommitSignatureProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures`],
		getCommunityProfileMetrics: [`GET /repos/{owner}/{repo}/community/profile`],
		getContent: [`GET /repos/{owner}/{repo}/contents/{path}`],
		getContributorsStats: [`GET /repos/{owner}/{repo}/stats/contributors`],
		getCustomDeploymentProtectionRule: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}`],
		getDeployKey: [`GET /repos/{owner}/{repo}/keys/{key_id}`],
		getDeployment: [`GET /repos/{owner}/{repo}/deployments/{deployment_id}`],
		getDeploymentBranchPolicy: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}`],
		getDeploymentStatus: [`GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}`],
		getEnvironment: [`GET /repos/{owner}/{repo}/environments/{environment_name}`],
		getLatestPagesBuild: [`GET /repos/{owner}/{repo}/pages/builds/latest`],
		getLatestRelease: [`GET /repos/{owner}/{repo}/releases/latest`],
		getOrgRuleSuite: [`GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}`],
		getOrgRuleSuites: [`GET /orgs/{org}/rulesets/rule-suites`],
		getOrgRuleset: [`GET /orgs/{org}/rulesets/{ruleset_id}`],
		getOrgRulesets: [`GET /orgs/{org}/rulesets`],
		getPages: [`GET /repos/{owner}/{repo}/pages`],
		getPagesBuild: [`GET /repos/{owner}/{repo}/pages/builds/{build_id}`],
		getPagesDeployment: [`GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}`],
		getPagesHealthCheck: [`GET /repos/{owner}/{repo}/pages/health`],
		getParticipationStats: [`GET /repos/{owner}/{repo}/stats/participation`],
		getPullRequestReviewProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews`],
		getPunchCardStats: [`GET /repos/{owner}/{repo}/stats/punch_card`],
		getReadme: [`GET /repos/{owner}/{repo}/readme`],
		getReadmeInDirectory: [`GET /repos/{owner}/{repo}/readme/{dir}`],
		getRelease: [`GET /repos/{owner}/{repo}/releases/{release_id}`],
		getReleaseAsset: [`GET /repos/{owner}/{repo}/releases/assets/{asset_id}`],
		getReleaseByTag: [`GET /repos/{owner}/{repo}/releases/tags/{tag}`],
		getRepoRuleSuite: [`GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}`],
		getRepoRuleSuites: [`GET /repos/{owner}/{repo}/rulesets/rule-suites`],
		getRepoRuleset: [`GET /repos/{owner}/{repo}/rulesets/{ruleset_id}`],
		getRepoRulesetHistory: [`GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history`],
		getRepoRulesetVersion: [`GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}`],
		getRepoRulesets: [`GET /repos/{owner}/{repo}/rulesets`],
		getStatusChecksProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`],
		getTeamsWithAccessToProtectedBranch: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`],
		getTopPaths: [`GET /repos/{owner}/{repo}/traffic/popular/paths`],
		getTopReferrers: [`GET /repos/{owner}/{repo}/traffic/popular/referrers`],
		getUsersWithAccessToProtectedBranch: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`],
		getViews: [`GET /repos/{owner}/{repo}/traffic/views`],
		getWebhook: [`GET /repos/{owner}/{repo}/hooks/{hook_id}`],
		getWebhookConfigForRepo: [`GET /repos/{owner}/{repo}/hooks/{hook_id}/config`],
		getWebhookDelivery: [`GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}`],
		listActivities: [`GET /repos/{owner}/{repo}/activity`],
		listAttestations: [`GET /repos/{owner}/{repo}/attestations/{subject_digest}`],
		listAutolinks: [`GET /repos/{owner}/{repo}/autolinks`],
		listBranches: [`GET /repos/{owner}/{repo}/branches`],
		listBranchesForHeadCommit: [`GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head`],
		listCollaborators: [`GET /repos/{owner}/{repo}/collaborators`],
		listCommentsForCommit: [`GET /repos/{owner}/{repo}/commits/{commit_sha}/comments`],
		listCommitCommentsForRepo: [`GET /repos/{owner}/{repo}/comments`],
		listCommitStatusesForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/statuses`],
		listCommits: [`GET /repos/{owner}/{repo}/commits`],
		listContributors: [`GET /repos/{owner}/{repo}/contributors`],
		listCustomDeploymentRuleIntegrations: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps`],
		listDeployKeys: [`GET /repos/{owner}/{repo}/keys`],
		listDeploymentBranchPolicies: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies`],
		listDeploymentStatuses: [`GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses`],
		listDeployments: [`GET /repos/{owner}/{repo}/deployments`],
		listForAuthenticatedUser: [`GET /user/repos`],
		listForOrg: [`GET /orgs/{org}/repos`],
		listForUser: [`GET /users/{username}/repos`],
		listForks: [`GET /repos/{owner}/{repo}/forks`],
		listInvitations: [`GET /repos/{owner}/{repo}/invitations`],
		listInvitationsForAuthenticatedUser: [`GET /user/repository_invitations`],
		listLanguages: [`GET /repos/{owner}/{repo}/languages`],
		listPagesBuilds: [`GET /repos/{owner}/{repo}/pages/builds`],
		listPublic: [`GET /repositories`],
		listPullRequestsAssociatedWithCommit: [`GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls`],
		listReleaseAssets: [`GET /repos/{owner}/{repo}/releases/{release_id}/assets`],
		listReleases: [`GET /repos/{owner}/{repo}/releases`],
		listTags: [`GET /repos/{owner}/{repo}/tags`],
		listTeams: [`GET /repos/{owner}/{repo}/teams`],
		listWebhookDeliveries: [`GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries`],
		listWebhooks: [`GET /repos/{owner}/{repo}/hooks`],
		merge: [`POST /repos/{owner}/{repo}/merges`],
		mergeUpstream: [`POST /repos/{owner}/{repo}/merge-upstream`],
		pingWebhook: [`POST /repos/{owner}/{repo}/hooks/{hook_id}/pings`],
		redeliverWebhookDelivery: [`POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts`],
		removeAppAccessRestrictions: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`,
			{},
			{ mapToData: `apps` }
		],
		removeCollaborator: [`DELETE /repos/{owner}/{repo}/collaborators/{username}`],
		removeStatusCheckContexts: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`,
			{},
			{ mapToData: `contexts` }
		],
		removeStatusCheckProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`],
		removeTeamAccessRestrictions: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`,
			{},
			{ mapToData: `teams` }
		],
		removeUserAccessRestrictions: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`,
			{},
			{ mapToData: `users` }
		],
		renameBranch: [`POST /repos/{owner}/{repo}/branches/{branch}/rename`],
		replaceAllTopics: [`PUT /repos/{owner}/{repo}/topics`],
		requestPagesBuild: [`POST /repos/{owner}/{repo}/pages/builds`],
		setAdminBranchProtection: [`POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins`],
		setAppAccessRestrictions: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`,
			{},
			{ mapToData: `apps` }
		],
		setStatusCheckContexts: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`,
			{},
			{ mapToData: `contexts` }
		],
		setTeamAccessRestrictions: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`,
			{},
			{ mapToData: `teams` }
		],
		setUserAccessRestrictions: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`,
			{},
			{ mapToData: `users` }
		],
		testPushWebhook: [`POST /repos/{owner}/{repo}/hooks/{hook_id}/tests`],
		transfer: [`POST /repos/{owner}/{repo}/transfer`],
		update: [`PATCH /repos/{owner}/{repo}`],
		updateBranchProtection: [`PUT /repos/{owner}/{repo}/branches/{branch}/protection`],
		updateCommitComment: [`PATCH /repos/{owner}/{repo}/comments/{comment_id}`],
		updateDeploymentBranchPolicy: [`PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}`],
		updateInformationAboutPagesSite: [`PUT /repos/{owner}/{repo}/pages`],
		updateInvitation: [`PATCH /repos/{owner}/{repo}/invitations/{invitation_id}`],
		updateOrgRuleset: [`PUT /orgs/{org}/rulesets/{ruleset_id}`],
		updatePullRequestReviewProtection: [`PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews`],
		updateRelease: [`PATCH /repos/{owner}/{repo}/releases/{release_id}`],
		updateReleaseAsset: [`PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}`],
		updateRepoRuleset: [`PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}`],
		updateStatusCheckPotection: [
			`PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`,
			{},
			{ renamed: [`repos`, `updateStatusCheckProtection`] }
		],
		updateStatusCheckProtection: [`PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`],
		updateWebhook: [`PATCH /repos/{owner}/{repo}/hooks/{hook_id}`],
		updateWebhookConfigForRepo: [`PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config`],
		uploadReleaseAsset: [`POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}`, { baseUrl: `https://uploads.github.com` }]
	},
	search: {
		code: [`GET /search/code`],
		commits: [`GET /search/commits`],
		issuesAndPullRequests: [`GET /search/issues`],
		labels: [`GET /search/labels`],
		repos: [`GET /search/repositories`],
		topics: [`GET /search/topics`],
		users: [`GET /search/users`]
	},
	secretScanning: {
		createPushProtectionBypass: [`POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses`],
		getAlert: [`GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}`],
		getScanHistory: [`GET /repos/{owner}/{repo}/secret-scanning/scan-history`],
		listAlertsForOrg: [`GET /orgs/{org}/secret-scanning/alerts`],
		listAlertsForRepo: [`GET /repos/{owner}/{repo}/secret-scanning/alerts`],
		listLocationsForAlert: [`GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations`],
		listOrgPatternConfigs: [`GET /orgs/{org}/secret-scanning/pattern-configurations`],
		updateAlert: [`PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}`],
		updateOrgPatternConfigs: [`PATCH /orgs/{org}/secret-scanning/pattern-configurations`]
	},
	securityAdvisories: {
		createFork: [`POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks`],
		createPrivateVulnerabilityReport: [`POST /repos/{owner}/{repo}/security-advisories/reports`],
		createRepositoryAdvisory: [`POST /repos/{owner}/{repo}/security-advisories`],
		createRepositoryAdvisoryCveRequest: [`POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve`],
		getGlobalAdvisory: [`GET /advisories/{ghsa_id}`],
		getRepositoryAdvisory: [`GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}`],
		listGlobalAdvisories: [`GET /advisories`],
		listOrgRepositoryAdvisories: [`GET /orgs/{org}/security-advisories`],
		listRepositoryAdvisories: [`GET /repos/{owner}/{repo}/security-advisories`],
		updateRepositoryAdvisory: [`PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}`]
	},
	teams: {
		addOrUpdateMembershipForUserInOrg: [`PUT /orgs/{org}/teams/{team_slug}/memberships/{username}`],
		addOrUpdateRepoPermissionsInOrg: [`PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}`],
		checkPermissionsForRepoInOrg: [`GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}`],
		create: [`POST /orgs/{org}/teams`],
		createDiscussionCommentInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments`],
		createDiscussionInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions`],
		deleteDiscussionCommentInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}`],
		deleteDiscussionInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}`],
		deleteInOrg: [`DELETE /orgs/{org}/teams/{team_slug}`],
		getByName: [`GET /orgs/{org}/teams/{team_slug}`],
		getDiscussionCommentInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}`],
		getDiscussionInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}`],
		getMembershipForUserInOrg: [`GET /orgs/{org}/teams/{team_slug}/memberships/{username}`],
		list: [`GET /orgs/{org}/teams`],
		listChildInOrg: [`GET /orgs/{org}/teams/{team_slug}/teams`],
		listDiscussionCommentsInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments`],
		listDiscussionsInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions`],
		listForAuthenticatedUser: [`GET /user/teams`],
		listMembersInOrg: [`GET /orgs/{org}/teams/{team_slug}/members`],
		listPendingInvitationsInOrg: [`GET /orgs/{org}/teams/{team_slug}/invitations`],
		listReposInOrg: [`GET /orgs/{org}/teams/{team_slug}/repos`],
		removeMembershipForUserInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}`],
		removeRepoInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}`],
		updateDiscussionCommentInOrg: [`PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}`],
		updateDiscussionInOrg: [`PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}`],
		updateInOrg: [`PATCH /orgs/{org}/teams/{team_slug}`]
	},
	users: {
		addEmailForAuthenticated: [
			`POST /user/emails`,
			{},
			{ renamed: [`users`, `addEmailForAuthenticatedUser`] }
		],
		addEmailForAuthenticatedUser: [`POST /user/emails`],
		addSocialAccountForAuthenticatedUser: [`POST /user/social_accounts`],
		block: [`PUT /user/blocks/{username}`],
		checkBlocked: [`GET /user/blocks/{username}`],
		checkFollowingForUser: [`GET /users/{username}/following/{target_user}`],
		checkPersonIsFollowedByAuthenticated: [`GET /user/following/{username}`],
		createGpgKeyForAuthenticated: [
			`POST /user/gpg_keys`,
			{},
			{ renamed: [`users`, `createGpgKeyForAuthenticatedUser`] }
		],
		createGpgKeyForAuthenticatedUser: [`POST /user/gpg_keys`],
		createPublicSshKeyForAuthenticated: [
			`POST /user/keys`,
			{},
			{ renamed: [`users`, `createPublicSshKeyForAuthenticatedUser`] }
		],
		createPublicSshKeyForAuthenticatedUser: [`POST /user/keys`],
		createSshSigningKeyForAuthenticatedUser: [`POST /user/ssh_signing_keys`],
		deleteAttestationsBulk: [`POST /users/{username}/attestations/delete-request`],
		deleteAttestationsById: [`DELETE /users/{username}/attestations/{attestation_id}`],
		deleteAttestationsBySubjectDigest: [`DELETE /users/{username}/attestations/digest/{subject_digest}`],
		deleteEmailForAuthenticated: [
			`DELETE /user/emails`,
			{},
			{ renamed: [`users`, `deleteEmailForAuthenticatedUser`] }
		],
		deleteEmailForAuthenticatedUser: [`DELETE /user/emails`],
		deleteGpgKeyForAuthenticated: [
			`DELETE /user/gpg_keys/{gpg_key_id}`,
			{},
			{ renamed: [`users`, `deleteGpgKeyForAuthenticatedUser`] }
		],
		deleteGpgKeyForAuthenticatedUser: [`DELETE /user/gpg_keys/{gpg_key_id}`],
		deletePublicSshKeyForAuthenticated: [
			`DELETE /user/keys/{key_id}`,
			{},
			{ renamed: [`users`, `deletePublicSshKeyForAuthenticatedUser`] }
		],
		deletePublicSshKeyForAuthenticatedUser: [`DELETE /user/keys/{key_id}`],
		deleteSocialAccountForAuthenticatedUser: [`DELETE /user/social_accounts`],
		deleteSshSigningKeyForAuthenticatedUser: [`DELETE /user/ssh_signing_keys/{ssh_signing_key_id}`],
		follow: [`PUT /user/following/{username}`],
		getAuthenticated: [`GET /user`],
		getById: [`GET /user/{account_id}`],
		getByUsername: [`GET /users/{username}`],
		getContextForUser: [`GET /users/{username}/hovercard`],
		getGpgKeyForAuthenticated: [
			`GET /user/gpg_keys/{gpg_key_id}`,
			{},
			{ renamed: [`users`, `getGpgKeyForAuthenticatedUser`] }
		],
		getGpgKeyForAuthenticatedUser: [`GET /user/gpg_keys/{gpg_key_id}`],
		getPublicSshKeyForAuthenticated: [
			`GET /user/keys/{key_id}`,
			{},
			{ renamed: [`users`, `getPublicSshKeyForAuthenticatedUser`] }
		],
		getPublicSshKeyForAuthenticatedUser: [`GET /user/keys/{key_id}`],
		getSshSigningKeyForAuthenticatedUser: [`GET /user/ssh_signing_keys/{ssh_signing_key_id}`],
		list: [`GET /users`],
		listAttestations: [`GET /users/{username}/attestations/{subject_digest}`],
		listAttestationsBulk: [`POST /users/{username}/attestations/bulk-list{?per_page,before,after}`],
		listBlockedByAuthenticated: [
			`GET /user/blocks`,
			{},
			{ renamed: [`users`, `listBlockedByAuthenticatedUser`] }
		],
		listBlockedByAuthenticatedUser: [`GET /user/blocks`],
		listEmailsForAuthenticated: [
			`GET /user/emails`,
			{},
			{ renamed: [`users`, `listEmailsForAuthenticatedUser`] }
		],
		listEmailsForAuthenticatedUser: [`GET /user/emails`],
		listFollowedByAuthenticated: [
			`GET /user/following`,
			{},
			{ renamed: [`users`, `listFollowedByAuthenticatedUser`] }
		],
		listFollowedByAuthenticatedUser: [`GET /user/following`],
		listFollowersForAuthenticatedUser: [`GET /user/followers`],
		listFollowersForUser: [`GET /users/{username}/followers`],
		listFollowingForUser: [`GET /users/{username}/following`],
		listGpgKeysForAuthenticated: [
			`GET /user/gpg_keys`,
			{},
			{ renamed: [`users`, `listGpgKeysForAuthenticatedUser`] }
		],
		listGpgKeysForAuthenticatedUser: [`GET /user/gpg_keys`],
		listGpgKeysForUser: [`GET /users/{username}/gpg_keys`],
		listPublicEmailsForAuthenticated: [
			`GET /user/public_emails`,
			{},
			{ renamed: [`users`, `listPublicEmailsForAuthenticatedUser`] }
		],
		listPublicEmailsForAuthenticatedUser: [`GET /user/public_emails`],
		listPublicKeysForUser: [`GET /users/{username}/keys`],
		listPublicSshKeysForAuthenticated: [
			`GET /user/keys`,
			{},
			{ renamed: [`users`, `listPublicSshKeysForAuthenticatedUser`] }
		],
		listPublicSshKeysForAuthenticatedUser: [`GET /user/keys`],
		listSocialAccountsForAuthenticatedUser: [`GET /user/social_accounts`],
		listSocialAccountsForUser: [`GET /users/{username}/social_accounts`],
		listSshSigningKeysForAuthenticatedUser: [`GET /user/ssh_signing_keys`],
		listSshSigningKeysForUser: [`GET /users/{username}/ssh_signing_keys`],
		setPrimaryEmailVisibilityForAuthenticated: [
			`PATCH /user/email/visibility`,
			{},
			{ renamed: [`users`, `setPrimaryEmailVisibilityForAuthenticatedUser`] }
		],
		setPrimaryEmailVisibilityForAuthenticatedUser: [`PATCH /user/email/visibility`],
		unblock: [`DELETE /user/blocks/{username}`],
		unfollow: [`DELETE /user/following/{username}`],
		updateAuthenticated: [`PATCH /user`]
	}
};
const Tr = new Map();
for (let [e, t] of Object.entries(wr)) for (let [n, r] of Object.entries(t)) {
	let [t, i, a] = r, [o, s] = t.split(/ /), c = Object.assign({
		method: o,
		url: s
	}, i);
	Tr.has(e) || Tr.set(e, new Map()), Tr.get(e).set(n, {
		scope: e,
		methodName: n,
		endpointDefaults: c,
		decorations: a
	});
}
const Er = {
	has({ scope: e }, t) {
		return Tr.get(e).has(t);
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
		return [...Tr.get(e).keys()];
	},
	set(e, t, n) {
		return e.cache[t] = n;
	},
	get({ octokit: e, scope: t, cache: n }, r) {
		if (n[r]) return n[r];
		let i = Tr.get(t).get(r);
		if (!i) return;
		let { endpointDefaults: a, decorations: o } = i;
		return n[r] = o ? Or(e, t, r, a, o) : e.request.defaults(a), n[r];
	}
};
function Dr(e) {
	let t = {};
	for (let n of Tr.keys()) t[n] = new Proxy({
		octokit: e,
		scope: n,
		cache: {}
	}, Er);
	return t;
}
function Or(e, t, n, r, i) {
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
function kr(e) {
	return { rest: Dr(e) };
}
kr.VERSION = `17.0.0`;
var Ar = `0.0.0-development`;
function jr(e) {
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
function Mr(e, t, n) {
	let r = typeof t == `function` ? t.endpoint(n) : e.request.endpoint(t, n), i = typeof t == `function` ? t : e.request, a = r.method, o = r.headers, s = r.url;
	return { [Symbol.asyncIterator]: () => ({ async next() {
		if (!s) return { done: !0 };
		try {
			let e = jr(await i({
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
function Nr(e, t, n, r) {
	return typeof n == `function` && (r = n, n = void 0), Pr(e, [], Mr(e, t, n)[Symbol.asyncIterator](), r);
}
function Pr(e, t, n, r) {
	return n.next().then((i) => {
		if (i.done) return t;
		let a = !1;
		function o() {
			a = !0;
		}
		return t = t.concat(r ? r(i.value, o) : i.value.data), a ? t : Pr(e, t, n, r);
	});
}
Object.assign(Nr, { iterator: Mr });
function Fr(e) {
	return { paginate: Object.assign(Nr.bind(null, e), { iterator: Mr.bind(null, e) }) };
}
Fr.VERSION = Ar, new Tt();
const Ir = Nt(), Lr = {
	baseUrl: Ir,
	request: {
		agent: At(Ir),
		fetch: Mt(Ir)
	}
}, Rr = Cr.plugin(kr, Fr).defaults(Lr);
function zr(e, t) {
	let n = Object.assign({}, t || {}), r = kt(e, n);
	r && (n.auth = r);
	let i = Pt(n.userAgent);
	return i && (n.userAgent = i), n;
}
new Tt();
function Br(e, t, ...n) {
	return new (Rr.plugin(...n))(zr(e, t));
}
export { wt as a, _t as c, xt as d, yt as f, ht as i, gt as l, St as n, bt as o, vt as r, Ct as s, Br as t, mt as u };
