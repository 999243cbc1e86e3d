function formsOf(secret) {
	if (secret.length < 8) return secret === "" ? [] : [secret];
	let bytes = Buffer.from(secret), encoded = [
		0,
		1,
		2
	].flatMap((before) => {
		let inner = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64").slice(Math.ceil(before * 8 / 6), Math.floor((before + bytes.length) * 8 / 6));
		return [inner, inner.replaceAll("+", "-").replaceAll("/", "_")];
	});
	return [...new Set([
		secret,
		encodeURIComponent(secret),
		...encoded
	])];
}
function secretFinder(secrets) {
	let forms = secrets.flatMap(formsOf);
	return (text) => forms.some((form) => text.includes(form));
}
function redactor(secrets) {
	let forms = [...new Set([...secrets].flatMap(formsOf))].sort((a, b) => b.length - a.length), redact = (value) => {
		if (typeof value == "string") return forms.reduce((text, form) => text.replaceAll(form, "***"), value);
		if (typeof value != "object" || !value) return value;
		if (Array.isArray(value)) return value.map(redact);
		let own = Object.getOwnPropertyNames(value).map((name) => [name, redact(Reflect.get(value, name))]);
		return value instanceof Error ? Object.assign(value, Object.fromEntries(own)) : Object.fromEntries(own);
	};
	return (value) => forms.length === 0 ? value : redact(value);
}
const ofTheRunner = /^(INPUT_.*|ACTIONS_.*|STATE_.*|GITHUB_(TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|GIT_(DIR|WORK_TREE|INDEX_FILE|CONFIG.*))$/i, secretName = /(TOKENS?(_|$)|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|PRIVATE_?KEY|API_?KEY|ACCESS_?KEY|CONNECTION_?STRING|WEBHOOK|(^|_)(JWT|BEARER|CREDS)(_|$)|(^|_)AUTH_(SOCK|CONFIG)$|(^|_)(PAT|PASS|AUTH|KEY|DSN)$|(?<!^|OLD)PWD$)/i, addressName = /(^|_)UR[IL]$/i, withPassword = /:\/\/[^/@\s]*:[^/@\s]+@/;
function untrustedEnvironment(env, secrets) {
	let kept = {}, withheld = [], holdsSecret = secretFinder(secrets), isSecret = (name, value) => secretName.test(name) || addressName.test(name) && withPassword.test(value) || holdsSecret(value);
	for (let [name, value] of Object.entries(env)) value === void 0 || ofTheRunner.test(name) || (isSecret(name, value) ? withheld.push(name) : kept[name] = value);
	return {
		env: kept,
		withheld
	};
}
function secretsIn(env, token) {
	let values = Object.entries(env).filter(([name]) => secretName.test(name)).map(([, value = ""]) => value), { withheld } = untrustedEnvironment(env, [token]), known = [...values, ...withheld.map((name) => env[name] ?? "")].filter((value) => value.length >= 16);
	return [...new Set([token, ...known])].filter((secret) => secret !== "");
}
export { untrustedEnvironment as n, redactor as r, secretsIn as t };
