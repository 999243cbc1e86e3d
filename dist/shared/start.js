import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// src/effects/processes/untrusted-environment.ts
const runnerName = /^(INPUT_.*|ACTIONS_.*|STATE_.*|GITHUB_(TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|GIT_(DIR|WORK_TREE|INDEX_FILE))$/i;
const gitSettingName = /^GIT_CONFIG/i;
const secretName = new RegExp([
	"TOKENS?(_|$)|SECRET|PASSWORD|PASSWD|PASSPHRASE|(^|_)PASS$|(^|_)PW(_|$)|(?<!^|OLD)PWD$|MNEMONIC|(^|_)TOTP(_|$)",
	"CREDENTIAL|(^|_)(JWT|BEARER|CREDS|SAS)(_|$)|(^|_)PAT$|AUTHORIZATION|(^|_)COOKIES?$|SESSION_?(ID|KEY)$|WEBHOOK",
	"(^|_)AUTH$|(^|_)AUTH_(SOCK|CONFIG|HEADER|BASE64|B64)$|CONNECTION_?STRING|(^|_)(DSN|NPMRC|PYPIRC)$",
	"(PRIVATE|API|ACCESS)_?KEY|(^|_)KEY(_(BASE64|B64|PEM|JSON|CONTENTS?))?$",
	"(SSH|GPG|DEPLOY|SIGNING|ENCRYPTION|ACCOUNT|MASTER)_?KEY(?!_(ID|NAME|TYPE|SIZE)$)",
	"KEYSTORE|(^|_)(P12|PFX)(_|$)|SERVICE_ACCOUNT|KUBE_CONFIG|DOCKER_?CONFIG_?JSON"
].join("|"), "i");
const addressName = /(^|_)UR[IL]$/i;
const withPassword = /:\/\/[^/@\s]*:[^/@\s]+@/;
function createUntrustedEnvironment(env, secrets) {
	const passedOn = {};
	const withheld = [];
	const holdsSecret = createContainsSecretPredicate([...secrets, ...copiedSecretsIn(env)]);
	const isSecret = (name, value) => secretName.test(name) || addressName.test(name) && withPassword.test(value) || holdsSecret(value);
	for (const [name, value] of Object.entries(env)) {
		if (value === void 0 || runnerName.test(name)) continue;
		if (gitSettingName.test(name) || isSecret(name, value)) withheld.push(name);
		else passedOn[name] = value;
	}
	return {
		env: passedOn,
		withheld
	};
}
function copiedSecretsIn(env) {
	return Object.entries(env).flatMap(([name, value = ""]) => secretName.test(name) && value.length >= shortestValue && !/^(\/|[a-z]:[\\/])/i.test(value) ? [value] : []);
}
const shortestValue = 16;
function secretTextsToRedact(env, token) {
	const values = Object.entries(env).filter(([name]) => secretName.test(name)).map(([, value = ""]) => value);
	const { withheld } = createUntrustedEnvironment(env, [token]);
	const secret = withheld.filter((name) => !gitSettingName.test(name));
	const knownSecrets = [...values, ...secret.map((name) => env[name] ?? "")].filter((value) => value.length >= shortestValue);
	return [.../* @__PURE__ */ new Set([token, ...knownSecrets])].filter((secret) => secret !== "");
}
function withheldVariablesHint({ withheld = [] }) {
	if (withheld.length === 0) return "";
	return `\nThese variables were withheld from the command, as they look like secrets or change how git works: ${withheld.join(", ")}. If the command needs one, put its value in a file that the tool reads (~/.npmrc, ~/.netrc), as docs/formats.md says.`;
}
function withheldVariablesHintIfAccessDenied(context, output) {
	return accessRefused.test(output) ? withheldVariablesHint(context) : "";
}
const accessRefused = /\b(40[134]|410) [A-Z][a-z]+|could not read (Username|Password)|Permission denied|terminal prompts disabled/;
const minSecretLength = 8;
function encodedForms(secret) {
	if (secret.length < minSecretLength) return secret === "" ? [] : [secret];
	const bytes = Buffer.from(secret);
	const encoded = [
		0,
		1,
		2
	].flatMap((before) => {
		const inner = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64").slice(Math.ceil(before * 8 / 6), Math.floor((before + bytes.length) * 8 / 6));
		return [inner, inner.replaceAll("+", "-").replaceAll("/", "_")];
	});
	return [.../* @__PURE__ */ new Set([
		secret,
		encodeURIComponent(secret),
		...encoded
	])];
}
function createContainsSecretPredicate(secrets) {
	const forms = secrets.flatMap(encodedForms);
	return (text) => forms.some((form) => text.includes(form));
}
function createRedactor(secrets) {
	const forms = [...new Set([...secrets].flatMap(encodedForms))].sort((a, b) => b.length - a.length);
	const redact = (value) => {
		if (typeof value === "string") return forms.reduce((text, form) => text.replaceAll(form, "***"), value);
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return value.map(redact);
		const properties = Object.getOwnPropertyNames(value).map((name) => [name, redact(Reflect.get(value, name))]);
		return value instanceof Error ? Object.assign(value, Object.fromEntries(properties)) : Object.fromEntries(properties);
	};
	return (value) => forms.length === 0 ? value : redact(value);
}

// src/effects/program/restart-without-secrets.ts
const restartMark = "--secluded";
function ignoreDebuggerSignal() {
	process.on("SIGUSR1", () => {});
}
function isProcessYetToRestartWithoutSecrets() {
	return process.argv[2] !== restartMark;
}
function restartHidingSecrets(visible, onFailure) {
	if (!isProcessYetToRestartWithoutSecrets()) {
		restoreSecrets();
		return;
	}
	if (process.platform === "win32" || !process.execve) return;
	const secrets = Object.entries(process.env).filter(([name]) => visible[name] === void 0);
	const reason = openAsStdin(JSON.stringify(Object.fromEntries(secrets)));
	if (reason !== null) {
		onFailure(reason);
		return;
	}
	const [node = process.execPath, program = ""] = process.argv;
	process.execve(node, [
		node,
		...process.execArgv,
		"--disable-sigusr1",
		program,
		restartMark
	], visible);
}
function exitBecauseSecretsVisible(reason) {
	writeSync(1, `::error::The secrets of this step could not be kept from the benchmarks, as no temporary file can be written (${reason}). Make room in RUNNER_TEMP, and make sure that it is a writable folder.\n`);
	process.exit(1);
}
function openAsStdin(text) {
	let reason = null;
	for (const folder of [
		process.env.RUNNER_TEMP || tmpdir(),
		tmpdir(),
		"/dev/shm"
	]) {
		const path = join(folder, `benchgate-${process.pid}-${Date.now()}`);
		try {
			writeFileSync(path, text, {
				mode: 384,
				flag: "wx"
			});
		} catch (error) {
			reason ??= `${error.code} in ${folder}`;
			removeIfThere(path);
			continue;
		}
		try {
			closeSync(0);
			return openSync(path, "r") === 0 ? null : "standard input is already in use";
		} finally {
			rmSync(path, { force: true });
		}
	}
	return reason;
}
function removeIfThere(path) {
	try {
		rmSync(path, { force: true });
	} catch {}
}
function restoreSecrets() {
	Object.assign(process.env, JSON.parse(readFileSync(0, "utf8")));
	closeSync(0);
	openSync("/dev/null", "r");
}

// src/version.ts
const version$1 = "0.1.0";

export { createRedactor, createUntrustedEnvironment, exitBecauseSecretsVisible, ignoreDebuggerSignal, isProcessYetToRestartWithoutSecrets, restartHidingSecrets, secretTextsToRedact, version$1 as version, withheldVariablesHint, withheldVariablesHintIfAccessDenied };