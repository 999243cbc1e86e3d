import { escapeControlCharacters, lstatOrNull, readFileBytesOrNull, removeAndCreateFile } from "./basics.js";
import { decodeGitText, splitAtNul } from "./git.js";
import { submoduleNamesInGitFolder } from "./recover.js";
import { basename, isAbsolute, join } from "node:path";
import { readFile, stat } from "node:fs/promises";
import { createHash } from "node:crypto";

// src/effects/github/credentials.ts
const shortestSecret = 8;
async function withholdGitAuthHeaders(git, console, note) {
	const entriesByFile = /* @__PURE__ */ new Map();
	for (const file of await configurations(git)) {
		const entries = await entriesIn(git, file);
		if (entries.length > 0) entriesByFile.set(file, entries);
	}
	const notes = [...entriesByFile].flatMap(([file, entries]) => entries.map(({ key, value }) => ({
		file,
		key,
		digest: digestOf(value)
	})));
	if (entriesByFile.size > 0) note(JSON.stringify(notes));
	const removed = [];
	for (const [file, entries] of entriesByFile) {
		const [before, { mode }] = [await readFile(file), await stat(file)];
		for (const key of new Set(entries.map((entry) => entry.key))) await git.run([
			"config",
			"--file",
			file,
			"--unset-all",
			key
		]);
		removed.push({
			file,
			entries,
			before,
			without: await readFile(file),
			mode
		});
	}
	if (removed.length > 0) console.info(`actions/checkout stored a token in ${removed.map(({ file }) => file).join(", ")}: it is removed while the benchmarks run, and restored afterwards. Set "persist-credentials: false" to avoid it.`);
	const visible = await findCredentialsInGitConfig(git);
	if (visible.length > 0) console.warn(formatGitConfigCredentialsWarning(visible));
	return {
		secrets: [...removed.flatMap(({ entries }) => entries.flatMap(({ value }) => extractSecretsFromAuthHeader(value))), ...visible.flatMap(({ secrets }) => secrets.filter((secret) => secret.length >= shortestSecret))],
		async [Symbol.asyncDispose]() {
			for (const file of removed) await putBack(file);
		}
	};
}
async function restoreCredentialsAfterKill(git, text, { token, server, console }) {
	const tokens = await configurations(git);
	const value = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`;
	for (const { file, key, digest } of JSON.parse(text)) {
		if (!tokens.includes(file) || (await entriesIn(git, file)).length > 0) continue;
		if (token !== "" && digest === digestOf(value) && key === `http.${server}/.extraheader`) await append(file, [{
			key,
			value
		}]);
		else console.warn(`The token that actions/checkout stored in ${file} could not be restored, as the run was killed. Later steps that use git with it need actions/checkout again.`);
	}
}
async function configurations(start) {
	const git = await outermost(start);
	const places = ["config", "config.worktree"].flatMap((name) => ["--git-path", name]);
	const ownFiles = decodeGitText(await git.run([
		"rev-parse",
		"--path-format=absolute",
		...places
	])).split("\n");
	const submodules = decodeGitText(await git.ask([
		"submodule",
		"foreach",
		"--quiet",
		"--recursive",
		"git rev-parse --absolute-git-dir"
	]) ?? "").split("\n");
	ownFiles.push(...submodules.filter((folder) => folder !== "").map((folder) => join(folder, "config")));
	const tokens = (await Promise.all(ownFiles.map((file) => valuesIn(git, file, "^include(if\\..*)?\\.path$")))).flat().map(({ value }) => value).filter((path) => isAbsolute(path) && /^git-credentials-.*\.config$/.test(basename(path)));
	return [.../* @__PURE__ */ new Set([...ownFiles, ...tokens])];
}
async function outermost(git) {
	const superproject = await git.run(["rev-parse", "--show-superproject-working-tree"]);
	return superproject === "" ? git : outermost(git.in(decodeGitText(superproject)));
}
async function entriesIn(git, file) {
	return valuesIn(git, file, "^http\\.(.*\\.)?extraheader$");
}
async function valuesIn(git, file, pattern) {
	if (!(await lstatOrNull(file))?.isFile()) return [];
	const output = await git.ask([
		"config",
		"--file",
		file,
		"--null",
		"--get-regexp",
		pattern
	]);
	return splitAtNul(output ?? "").map((entry) => {
		const [key = "", ...value] = decodeGitText(entry).split("\n");
		return {
			key,
			value: value.join("\n")
		};
	});
}
async function putBack({ file, entries, before, without, mode }) {
	if ((await readFileBytesOrNull(file).catch(() => null))?.equals(without)) await removeAndCreateFile(file, before, mode);
	else await append(file, entries, mode);
}
async function append(file, entries, mode) {
	const now = await readFileBytesOrNull(file).catch(() => null) ?? Buffer.alloc(0);
	const sections = entries.map(({ key, value }) => {
		const url = key.slice(5, -11).replace(/\.$/, "");
		return `[http${url === "" ? "" : ` ${quoted(url)}`}]\n\textraheader = ${quoted(value)}\n`;
	});
	const gap = now.length === 0 || now.at(-1) === 10 ? "" : "\n";
	await removeAndCreateFile(file, Buffer.concat([now, Buffer.from(gap + sections.join(""))]), mode ?? 384);
}
function quoted(text) {
	return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
function digestOf(value) {
	return createHash("sha256").update(value).digest("hex");
}
async function findCredentialsInGitConfig(git) {
	const common = decodeGitText(await git.run([
		"rev-parse",
		"--path-format=absolute",
		"--git-common-dir"
	]));
	const modules = (await submoduleNamesInGitFolder(join(common, "modules"))).map((name) => join(common, "modules", name, "config"));
	const secretsByKey = /* @__PURE__ */ new Map();
	for (const args of [[], ...modules.map((file) => ["--file", file])]) {
		const listed = splitAtNul(await git.ask([
			"config",
			...args,
			"--list",
			"--null"
		]) ?? "").map(decodeGitText);
		for (const entry of listed) {
			const [key = "", ...value] = entry.split("\n");
			const secrets = secretsIn(key, value.join("\n"));
			if (secrets === null) continue;
			const shownKey = escapeControlCharacters(secrets.reduce((text, secret) => text.replaceAll(secret, "***"), key));
			secretsByKey.set(shownKey, /* @__PURE__ */ new Set([...secretsByKey.get(shownKey) ?? [], ...secrets]));
		}
	}
	return [...secretsByKey].map(([key, secrets]) => ({
		key,
		secrets: [...secrets]
	}));
}
function formatGitConfigCredentialsWarning(credentials) {
	return `Git's configuration has credentials that the benchmarks can read and use: ${credentials.map(({ key }) => key).join(", ")}. Remove them in an earlier step, or do not set them before this one.`;
}
function secretsIn(key, value) {
	if (/^http\.(.*\.)?extraheader$/.test(key)) return /authorization|basic|bearer|token/i.test(value) ? extractSecretsFromAuthHeader(value) : null;
	if (/^credential\.(.*\.)?helper$/.test(key)) return /^(!|store\b|cache\b|\/)/.test(value.trim()) ? inProgram(value) : null;
	const secrets = [...inAddress(key), ...inAddress(value)];
	return secrets.length > 0 ? secrets : null;
}
function extractSecretsFromAuthHeader(header) {
	const word = header.trim().split(/\s+/).at(-1) ?? "";
	const [, password = ""] = /^[^:]*:(.+)$/.exec(Buffer.from(word, "base64").toString()) ?? [];
	return [word, password].filter((secret) => secret !== "");
}
function inProgram(text) {
	return [...text.matchAll(/password=["']?([^"';\s]+)/g)].map(([, password = ""]) => password);
}
function inAddress(text) {
	return [...text.matchAll(/:\/\/([^/@\s:]*)(?::([^/@\s]*))?@/g)].flatMap(([, user = "", password = ""]) => [/^(gh[a-z]_|github_pat_|glpat-)/.test(user) ? user : "", password === "x-oauth-basic" ? "" : password].filter((secret) => secret !== "").flatMap((secret) => [secret, decoded(secret)]));
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

export { restoreCredentialsAfterKill, withholdGitAuthHeaders };