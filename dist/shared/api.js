import { HttpClient, getOctokit } from "./libraries-of-workflow.js";
import { setTimeout as setTimeout$1 } from "node:timers/promises";

// src/effects/program/steady-clock.ts
const startOfProcess = performance.timeOrigin;
function steadyNow() {
	return startOfProcess + performance.now();
}

// src/effects/github/api.ts
const longestAnswer = 3e4;
function gitHubUrlsFromEnv(env) {
	const named = (name, usual) => (env[name] || usual).replace(/\/+$/, "");
	const api = named("GITHUB_API_URL", "https://api.github.com");
	const usual = `${api.replace(/\/v3$/, "")}/graphql`;
	const graphql = named("GITHUB_GRAPHQL_URL", usual);
	return {
		api,
		graphql: hostOf(graphql) === hostOf(api) ? graphql : usual,
		server: named("GITHUB_SERVER_URL", "https://github.com")
	};
}
function hostOf(address) {
	return URL.canParse(address) ? new URL(address).host : "";
}
function gitHubRepositoryAccessFromEnv(env, token) {
	return {
		token,
		at: gitHubUrlsFromEnv(env),
		repository: env.GITHUB_REPOSITORY ?? ""
	};
}
function createGitHubClient({ token, at }, signal) {
	return getOctokit(token, {
		baseUrl: at.api,
		request: { fetch: createFetchWithTimeout(longestAnswer, signal) }
	});
}
function addMissingProxySchemes(env) {
	for (const name of [
		"http_proxy",
		"HTTP_PROXY",
		"https_proxy",
		"HTTPS_PROXY"
	]) {
		const proxy = env[name];
		if (proxy && !proxy.includes("://")) env[name] = `http://${proxy}`;
	}
}
function createFetchWithTimeout(longest, signal) {
	return async (address, { method, headers, body }) => {
		addMissingProxySchemes(process.env);
		const client = new HttpClient(void 0, [], { socketTimeout: longest });
		let timer;
		let abort = () => {};
		const late = new Promise((_, reject) => {
			timer = setTimeout(() => reject(/* @__PURE__ */ new Error(`no answer within ${longest / 1e3} s`)), longest);
			abort = () => reject(/* @__PURE__ */ new Error("ended before there was an answer"));
			signal?.addEventListener("abort", abort);
			if (signal?.aborted) abort();
		});
		const answer = async () => {
			const response = await client.request(method, address, body ?? null, headers);
			const text = await response.readBody();
			const { statusCode = 0, headers: responseHeaders } = response.message;
			return {
				status: statusCode,
				headers: responseHeaders,
				text
			};
		};
		const { status, headers: responseHeaders, text } = await Promise.race([answer(), late]).finally(() => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", abort);
			client.dispose();
		});
		const lines = Object.entries(responseHeaders).map(([name, value = ""]) => [name, Array.isArray(value) ? value.join(", ") : value]);
		return new Response([
			204,
			205,
			304
		].includes(status) ? null : text, {
			status,
			headers: lines
		});
	};
}
const tries = 4;
const firstWait = 1e3;
const secondaryWait = 6e4;
function createRequestDeadline(milliseconds, signal, grace = 0) {
	return {
		signal: AbortSignal.any([later(signal, grace), AbortSignal.timeout(milliseconds)]),
		ends: steadyNow() + milliseconds
	};
}
function later(signal, milliseconds) {
	if (milliseconds === 0) return signal;
	const controller = new AbortController();
	const begin = () => void setTimeout(() => controller.abort(), milliseconds).unref();
	if (signal.aborted) begin();
	else signal.addEventListener("abort", begin);
	return controller.signal;
}
async function retryGitHubRequestWhileTransient(request, { signal, ends }) {
	for (let attempt = 1;; attempt++) {
		signal.throwIfAborted();
		try {
			return await request();
		} catch (error) {
			const wait = waitAfter(error, attempt);
			if (wait === null || attempt === tries || steadyNow() + wait > ends || signal.aborted) throw error;
			await setTimeout$1(wait, void 0, { signal });
		}
	}
}
function isTransientGitHubError(error) {
	return waitAfter(error, 1) !== null;
}
function rateLimitWaitOfGitHubError(error) {
	const { status, response, message = "" } = error;
	if (status !== 403 && status !== 429) return null;
	const { "retry-after": after = "", "x-ratelimit-remaining": remaining, "x-ratelimit-reset": reset, date = "" } = response?.headers ?? {};
	const now = Date.parse(date) || Date.now();
	const retryAfter = /^\d+$/.test(after) ? Number(after) * 1e3 : Date.parse(after) - now;
	if (!Number.isNaN(retryAfter)) return Math.max(0, retryAfter);
	if (remaining === "0" && reset !== void 0) return Math.max(0, Number(reset) * 1e3 - now);
	return status === 429 || /rate limit/i.test(message) ? secondaryWait : null;
}
function waitAfter(error, attempt) {
	const { status } = error;
	const passing = error instanceof UnexpectedGitHubResponseBodyError || (status ?? 0) >= 500;
	return rateLimitWaitOfGitHubError(error) ?? (passing ? firstWait * 2 ** (attempt - 1) : null);
}
function explainGitHubRequestFailure(error, { signal }, needs) {
	if (signal.aborted) return signal.reason?.name === "TimeoutError" ? "GitHub did not answer in time." : "the run was cancelled.";
	if (error instanceof UnexpectedGitHubResponseBodyError) return `${error.message}.`;
	const { status, response, message = String(error) } = error;
	if (status === void 0) return `${shortened(message)}.`;
	if (response === void 0) return `GitHub could not be reached: ${shortened(message)}.`;
	const limited = rateLimitWaitOfGitHubError(error);
	if (limited !== null) return `this token has made too many requests (${status}); GitHub accepts more in ${Math.ceil(limited / 1e3)} s. Run the job again then.`;
	const cause = `${shortened(message)} (${status}).`;
	if (status === 401) return `${cause} The token is wrong or no longer valid: check the input "github-token".`;
	if (status === 403 && /locked/i.test(message)) return `${cause} The conversation is locked: unlock it, or set "comment: never".`;
	if (status === 403 && /not accessible|not granted|must have/i.test(message)) return `${cause} The token is not allowed to do this; give the job "permissions: ${needs}". On a pull request from a fork, GitHub never allows it.`;
	if (status === 404) return `${cause} What was requested does not exist, or the token is not allowed to read it.`;
	return cause;
}
function shortened(message) {
	if (looksLikeHtmlPage(message)) return "GitHub answered with a page of HTML";
	const [line = ""] = message.trim().split("\n");
	return line.length <= 300 ? line.replace(/\.$/, "") : `${line.slice(0, 300)}…`;
}
const perPage = 100;
const mostPages = 100;
async function fetchAllPages(wanted, ask) {
	const entries = [];
	for (let page = 1; page <= mostPages; page++) {
		const { data, headers } = await ask({
			per_page: perPage,
			page
		});
		if (!Array.isArray(data) || !data.every(isObjectOrArray)) throw new UnexpectedGitHubResponseBodyError(wanted, data);
		entries.push(...data);
		if (data.length < perPage && !/rel="next"/.test(headers.link ?? "")) break;
	}
	return entries;
}
function isObjectOrArray(value) {
	return typeof value === "object" && value !== null;
}
var UnexpectedGitHubResponseBodyError = class extends Error {
	name = "UnexpectedResponse";
	constructor(wanted, data) {
		super(`GitHub answered with ${described(data)} instead of ${wanted}`);
	}
};
function described(data) {
	if (data === void 0 || data === null || data === "") return "nothing";
	if (typeof data !== "string") return "other data";
	return looksLikeHtmlPage(data) ? "a page of HTML" : "text that is not JSON (cut off?)";
}
function looksLikeHtmlPage(text) {
	return /^\s*</.test(text);
}
async function runGitHubRequestsWithRetries(repository, { failing, permission }, deadline, ask) {
	if (repository.token === "") throw new CouldNotPublishError(`${failing}: the input "github-token" is empty.`);
	const client = createGitHubClient(repository, deadline.signal);
	const [owner = "", repo = ""] = repository.repository.split("/");
	try {
		return await retryGitHubRequestWhileTransient(() => ask(client.rest, {
			owner,
			repo
		}, client), deadline);
	} catch (error) {
		const advice = error.status === 404 ? ` It requires "permissions: ${permission}".` : "";
		throw new CouldNotPublishError(`${failing}: ${explainGitHubRequestFailure(error, deadline, permission)}${advice}`);
	}
}
async function awaitRequestOrWarn(request, console, consequence = "") {
	try {
		return await request;
	} catch (error) {
		if (!(error instanceof CouldNotPublishError)) throw error;
		console.warn(`${error.message}${consequence === "" ? "" : ` ${consequence}`}`);
		return null;
	}
}
function rethrowErrorUnlessHttp404(error) {
	if (error.status !== 404) throw error;
	return null;
}
async function loginOfToken(client, { at }) {
	try {
		const { data } = await client.request({
			method: "POST",
			url: at.graphql,
			query: "{ viewer { login } }"
		});
		if (!isObjectOrArray(data)) throw new UnexpectedGitHubResponseBodyError("the owner of the token", data);
		return data.data?.viewer?.login ?? ofJob;
	} catch (error) {
		if (isTransientGitHubError(error)) throw error;
		return ofJob;
	}
}
const ofJob = "github-actions[bot]";
const writing = ["admin", "write"];
async function userHasWriteAccess(rest, target, login) {
	const answer = await rest.repos.getCollaboratorPermissionLevel({
		...target,
		username: login
	}).catch(rethrowErrorUnlessHttp404);
	if (answer === null) return false;
	const permission = answer.data?.permission;
	if (typeof permission !== "string") throw new UnexpectedGitHubResponseBodyError("a permission", answer.data);
	return writing.includes(permission);
}
var CouldNotPublishError = class extends Error {
	name = "CouldNotPublish";
};

export { UnexpectedGitHubResponseBodyError, awaitRequestOrWarn, createRequestDeadline, fetchAllPages, gitHubRepositoryAccessFromEnv, gitHubUrlsFromEnv, isObjectOrArray, loginOfToken, rethrowErrorUnlessHttp404, runGitHubRequestsWithRetries, steadyNow, userHasWriteAccess };