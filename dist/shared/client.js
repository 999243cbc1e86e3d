import { p as HttpClient, t as getOctokit } from "./libraries-of-workflow.js";
// src/effects/github/action-fetch.ts
function actionFetch(longest, signal) {
	return async (address, { method, headers, body }) => {
		const client = new HttpClient(void 0, [], { socketTimeout: longest });
		let timer;
		let abort = () => {};
		const late = new Promise((_, reject) => {
			timer = setTimeout(() => reject(new Error(`no answer within ${longest / 1e3} s`)), longest);
			abort = () => reject(new Error("ended before there was an answer"));
			signal?.addEventListener("abort", abort);
			if (signal?.aborted) abort();
		});
		const answer = async () => {
			const response = await client.request(method, address, body ?? null, headers);
			const text = await response.readBody();
			const { statusCode = 0, headers: given } = response.message;
			return {
				status: statusCode,
				headers: given,
				text
			};
		};
		const { status, headers: given, text } = await Promise.race([answer(), late]).finally(() => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", abort);
			client.dispose();
		});
		const lines = Object.entries(given).map(([name, value = ""]) => [name, Array.isArray(value) ? value.join(", ") : value]);
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
// src/effects/github/client.ts
const longestAnswer = 3e4;
function addressesIn(env) {
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
function repositoryIn(env, token) {
	return {
		token,
		at: addressesIn(env),
		repository: env.GITHUB_REPOSITORY ?? ""
	};
}
function clientOf({ token, at }, signal) {
	return getOctokit(token, {
		baseUrl: at.api,
		request: { fetch: actionFetch(longestAnswer, signal) }
	});
}
function ownerAndRepo({ repository }) {
	const [owner = "", repo = ""] = repository.split("/");
	return {
		owner,
		repo
	};
}
export { repositoryIn as i, clientOf as n, ownerAndRepo as r, addressesIn as t };
