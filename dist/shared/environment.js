// src/effects/measure/secrets.ts
const shortest = 8;
function formsOf(secret) {
	if (secret.length < shortest) return secret === "" ? [] : [secret];
	const bytes = Buffer.from(secret);
	const encoded = [
		0,
		1,
		2
	].flatMap((before) => {
		const inner = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64").slice(Math.ceil(before * 8 / 6), Math.floor((before + bytes.length) * 8 / 6));
		return [inner, inner.replaceAll("+", "-").replaceAll("/", "_")];
	});
	return [...new Set([
		secret,
		encodeURIComponent(secret),
		...encoded
	])];
}
function secretFinder(secrets) {
	const forms = secrets.flatMap(formsOf);
	return (text) => forms.some((form) => text.includes(form));
}
function redactor(secrets) {
	const forms = [...new Set([...secrets].flatMap(formsOf))].sort((a, b) => b.length - a.length);
	const redact = (value) => {
		if (typeof value === "string") return forms.reduce((text, form) => text.replaceAll(form, "***"), value);
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return value.map(redact);
		const own = Object.getOwnPropertyNames(value).map((name) => [name, redact(Reflect.get(value, name))]);
		return value instanceof Error ? Object.assign(value, Object.fromEntries(own)) : Object.fromEntries(own);
	};
	return (value) => forms.length === 0 ? value : redact(value);
}
// src/effects/measure/environment.ts
const ofTheRunner = /^(INPUT_.*|ACTIONS_.*|STATE_.*|GITHUB_(TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|GIT_(DIR|WORK_TREE|INDEX_FILE|CONFIG.*))$/i;
const secretName = /(TOKENS?(_|$)|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|PRIVATE_?KEY|API_?KEY|ACCESS_?KEY|CONNECTION_?STRING|WEBHOOK|(^|_)(JWT|BEARER|CREDS)(_|$)|(^|_)AUTH_(SOCK|CONFIG)$|(^|_)(PAT|PASS|AUTH|KEY|DSN)$|(?<!^|OLD)PWD$)/i;
const addressName = /(^|_)UR[IL]$/i;
const withPassword = /:\/\/[^/@\s]*:[^/@\s]+@/;
function untrustedEnvironment(env, secrets) {
	const kept = {};
	const withheld = [];
	const holdsSecret = secretFinder(secrets);
	const isSecret = (name, value) => secretName.test(name) || addressName.test(name) && withPassword.test(value) || holdsSecret(value);
	for (const [name, value] of Object.entries(env)) {
		if (value === void 0 || ofTheRunner.test(name)) continue;
		if (isSecret(name, value)) withheld.push(name);
		else kept[name] = value;
	}
	return {
		env: kept,
		withheld
	};
}
const shortestValue = 16;
function secretsIn(env, token) {
	const values = Object.entries(env).filter(([name]) => secretName.test(name)).map(([, value = ""]) => value);
	const { withheld } = untrustedEnvironment(env, [token]);
	const known = [...values, ...withheld.map((name) => env[name] ?? "")].filter((value) => value.length >= shortestValue);
	return [...new Set([token, ...known])].filter((secret) => secret !== "");
}
export { untrustedEnvironment as n, redactor as r, secretsIn as t };
