import { setTimeout as setTimeout$1 } from "node:timers/promises";
var OddAnswer = class extends Error {
	name = "OddAnswer";
	constructor(wanted, data) {
		super(`GitHub answered with ${described(data)} in place of ${wanted}`);
	}
};
function described(data) {
	return data == null || data === "" ? "nothing" : typeof data == "string" ? isPage(data) ? "a page of HTML" : "text that is no JSON (cut off?)" : "other data";
}
function isPage(text) {
	return /^\s*</.test(text);
}
function patienceOf(milliseconds, signal, grace = 0) {
	return {
		signal: AbortSignal.any([later(signal, grace), AbortSignal.timeout(milliseconds)]),
		ends: Date.now() + milliseconds
	};
}
function later(signal, milliseconds) {
	if (milliseconds === 0) return signal;
	let controller = new AbortController(), begin = () => void setTimeout(() => controller.abort(), milliseconds).unref();
	return signal.aborted ? begin() : signal.addEventListener("abort", begin, { once: !0 }), controller.signal;
}
async function retry(request, { signal, ends }) {
	for (let attempt = 1;; attempt++) {
		signal.throwIfAborted();
		try {
			return await request();
		} catch (error) {
			let wait = waitAfter(error, attempt);
			if (wait === null || attempt === 4 || Date.now() + wait > ends || signal.aborted) throw error;
			await setTimeout$1(wait, void 0, { signal });
		}
	}
}
function isPassing(error) {
	return waitAfter(error, 1) !== null;
}
function rateLimited(error) {
	let { status, response, message = "" } = error;
	if (status !== 403 && status !== 429) return null;
	let { "retry-after": after, "x-ratelimit-remaining": left, "x-ratelimit-reset": reset } = response?.headers ?? {}, said = after === void 0 ? NaN : /^\d+$/.test(after) ? Number(after) * 1e3 : Date.parse(after) - Date.now();
	return Number.isNaN(said) ? left === "0" && reset !== void 0 ? Math.max(0, Number(reset) * 1e3 - Date.now()) : status === 429 || /rate limit/i.test(message) ? 6e4 : null : Math.max(0, said);
}
function waitAfter(error, attempt) {
	let { status } = error, passing = error instanceof OddAnswer || status !== void 0 && status >= 500;
	return rateLimited(error) ?? (passing ? 1e3 * 2 ** (attempt - 1) : null);
}
function causeOf(error, { signal, ends }, needs) {
	if (signal.aborted) return Date.now() >= ends ? "GitHub did not answer in time." : "the run was cancelled meanwhile.";
	if (error instanceof OddAnswer) return `${error.message}.`;
	let { status, response, message = String(error) } = error;
	if (status === void 0) return `${shortened(message)}.`;
	if (response === void 0) return `GitHub could not be reached: ${shortened(message)}.`;
	let limited = rateLimited(error);
	if (limited !== null) return `this token has made too many requests (${status}); GitHub takes more in ${Math.ceil(limited / 1e3)} s. Run the job again then.`;
	let said = `${shortened(message)} (${status}).`;
	return status === 401 ? `${said} The token is wrong or no longer valid: look at the input "github-token".` : status === 403 && /locked/i.test(message) ? `${said} The conversation is locked: unlock it, or set "comment: never".` : status === 403 ? `${said} The token may not do this; give the job "permissions: ${needs}". On a pull request from a fork GitHub never allows it.` : status === 404 ? `${said} There is no such thing, or the token may not see it.` : said;
}
function shortened(message) {
	if (isPage(message)) return "GitHub answered with a page of HTML";
	let [line = ""] = message.trim().split("\n");
	return line.length <= 300 ? line : `${line.slice(0, 300)}…`;
}
var CouldNotPublish = class extends Error {
	name = "CouldNotPublish";
};
export { retry as a, patienceOf as i, causeOf as n, OddAnswer as o, isPassing as r, CouldNotPublish as t };
