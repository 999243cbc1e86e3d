import { p as HttpClient, t as getOctokit } from "./libraries-of-workflow.js";
function actionFetch(longest, signal) {
	return async (address, { method, headers, body }) => {
		let client = new HttpClient(void 0, [], { socketTimeout: longest }), timer, abort = () => {}, late = new Promise((_, reject) => {
			timer = setTimeout(() => reject(Error(`no answer within ${longest / 1e3} s`)), longest), abort = () => reject(Error("ended before there was an answer")), signal?.addEventListener("abort", abort), signal?.aborted && abort();
		}), { status, headers: given, text } = await Promise.race([(async () => {
			let response = await client.request(method, address, body ?? null, headers), text = await response.readBody(), { statusCode = 0, headers: given } = response.message;
			return {
				status: statusCode,
				headers: given,
				text
			};
		})(), late]).finally(() => {
			clearTimeout(timer), signal?.removeEventListener("abort", abort), client.dispose();
		}), lines = Object.entries(given).map(([name, value = ""]) => [name, Array.isArray(value) ? value.join(", ") : value]);
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
function addressesIn(env) {
	let named = (name, usual) => (env[name] || usual).replace(/\/+$/, ""), api = named("GITHUB_API_URL", "https://api.github.com"), usual = `${api.replace(/\/v3$/, "")}/graphql`, graphql = named("GITHUB_GRAPHQL_URL", usual);
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
		request: { fetch: actionFetch(3e4, signal) }
	});
}
function ownerAndRepo({ repository }) {
	let [owner = "", repo = ""] = repository.split("/");
	return {
		owner,
		repo
	};
}
export { repositoryIn as i, clientOf as n, ownerAndRepo as r, addressesIn as t };
