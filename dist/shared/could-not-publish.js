import { setTimeout as setTimeout$1 } from "node:timers/promises";
// src/effects/github/odd-answer.ts
var OddAnswer = class extends Error {
	name = "OddAnswer";
	constructor(wanted, data) {
		super(`GitHub answered with ${described(data)} in place of ${wanted}`);
	}
};
function described(data) {
	if (data === void 0 || data === null || data === "") return "nothing";
	if (typeof data !== "string") return "other data";
	return isPage(data) ? "a page of HTML" : "text that is no JSON (cut off?)";
}
function isPage(text) {
	return /^\s*</.test(text);
}
// src/effects/github/retry.ts
const tries = 4;
const firstWait = 1e3;
const secondaryWait = 6e4;
function patienceOf(milliseconds, signal, grace = 0) {
	return {
		signal: AbortSignal.any([later(signal, grace), AbortSignal.timeout(milliseconds)]),
		ends: Date.now() + milliseconds
	};
}
function later(signal, milliseconds) {
	if (milliseconds === 0) return signal;
	const controller = new AbortController();
	const begin = () => void setTimeout(() => controller.abort(), milliseconds).unref();
	if (signal.aborted) begin();
	else signal.addEventListener("abort", begin, { once: true });
	return controller.signal;
}
async function retry(request, { signal, ends }) {
	for (let attempt = 1;; attempt++) {
		signal.throwIfAborted();
		try {
			return await request();
		} catch (error) {
			const wait = waitAfter(error, attempt);
			if (wait === null || attempt === tries || Date.now() + wait > ends || signal.aborted) throw error;
			await setTimeout$1(wait, void 0, { signal });
		}
	}
}
function isPassing(error) {
	return waitAfter(error, 1) !== null;
}
function rateLimited(error) {
	const { status, response, message = "" } = error;
	if (status !== 403 && status !== 429) return null;
	const { "retry-after": after, "x-ratelimit-remaining": left, "x-ratelimit-reset": reset } = response?.headers ?? {};
	const said = after === void 0 ? NaN : /^\d+$/.test(after) ? Number(after) * 1e3 : Date.parse(after) - Date.now();
	if (!Number.isNaN(said)) return Math.max(0, said);
	if (left === "0" && reset !== void 0) return Math.max(0, Number(reset) * 1e3 - Date.now());
	return status === 429 || /rate limit/i.test(message) ? secondaryWait : null;
}
function waitAfter(error, attempt) {
	const { status } = error;
	const passing = error instanceof OddAnswer || status !== void 0 && status >= 500;
	return rateLimited(error) ?? (passing ? firstWait * 2 ** (attempt - 1) : null);
}
// src/effects/github/cause.ts
function causeOf(error, { signal, ends }, needs) {
	if (signal.aborted) return Date.now() >= ends ? "GitHub did not answer in time." : "the run was cancelled meanwhile.";
	if (error instanceof OddAnswer) return `${error.message}.`;
	const { status, response, message = String(error) } = error;
	if (status === void 0) return `${shortened(message)}.`;
	if (response === void 0) return `GitHub could not be reached: ${shortened(message)}.`;
	const limited = rateLimited(error);
	if (limited !== null) return `this token has made too many requests (${status}); GitHub takes more in ${Math.ceil(limited / 1e3)} s. Run the job again then.`;
	const said = `${shortened(message)} (${status}).`;
	if (status === 401) return `${said} The token is wrong or no longer valid: look at the input "github-token".`;
	if (status === 403 && /locked/i.test(message)) return `${said} The conversation is locked: unlock it, or set "comment: never".`;
	if (status === 403) return `${said} The token may not do this; give the job "permissions: ${needs}". On a pull request from a fork GitHub never allows it.`;
	if (status === 404) return `${said} There is no such thing, or the token may not see it.`;
	return said;
}
function shortened(message) {
	if (isPage(message)) return "GitHub answered with a page of HTML";
	const [line = ""] = message.trim().split("\n");
	return line.length <= 300 ? line : `${line.slice(0, 300)}…`;
}
// src/effects/github/could-not-publish.ts
var CouldNotPublish = class extends Error {
	name = "CouldNotPublish";
};
export { retry as a, patienceOf as i, causeOf as n, OddAnswer as o, isPassing as r, CouldNotPublish as t };
