import { a as nulSeparated, c as replaceFile, f as standing, l as contentOf, o as readable } from "./git.js";
import { basename, isAbsolute, join } from "node:path";
import { readFile, stat } from "node:fs/promises";
import { createHash } from "node:crypto";
async function withholdCredentials(git, console, note) {
	let found = new Map();
	for (let file of await configurations(git)) {
		let entries = await entriesIn(git, file);
		entries.length > 0 && found.set(file, entries);
	}
	let notes = [...found].flatMap(([file, entries]) => entries.map(({ key, value }) => ({
		file,
		key,
		digest: digestOf(value)
	})));
	found.size > 0 && note(JSON.stringify(notes));
	let taken = [];
	for (let [file, entries] of found) {
		let [before, { mode }] = [await readFile(file), await stat(file)];
		for (let key of new Set(entries.map((one) => one.key))) await git.run([
			"config",
			"--file",
			file,
			"--unset-all",
			key
		]);
		taken.push({
			file,
			entries,
			before,
			without: await readFile(file),
			mode
		});
	}
	return taken.length > 0 && console.info(`actions/checkout has left a token in ${taken.map(({ file }) => file).join(", ")}: kept from the benchmarks, and put back when they have ended. With "persist-credentials: false" none is there.`), {
		secrets: taken.flatMap(({ entries }) => entries.flatMap(({ value }) => tokensIn(value))),
		async [Symbol.asyncDispose]() {
			for (let one of taken) await putBack(one);
		}
	};
}
async function afterKill(git, text, { token, server, console }) {
	let known = await configurations(git), value = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`;
	for (let { file, key, digest } of JSON.parse(text)) !known.includes(file) || (await entriesIn(git, file)).length > 0 || (token !== "" && digest === digestOf(value) && key === `http.${server}/.extraheader` ? await append(file, [{
		key,
		value
	}]) : console.warn(`The token that actions/checkout had left in ${file} is gone, as the run was killed. Later steps that use git with it need actions/checkout again.`));
}
async function configurations(git) {
	let places = ["config", "config.worktree"].flatMap((name) => ["--git-path", name]), own = readable(await git.run([
		"rev-parse",
		"--path-format=absolute",
		...places
	])).split("\n"), submodules = readable(await git.ask([
		"submodule",
		"foreach",
		"--quiet",
		"--recursive",
		"git rev-parse --absolute-git-dir"
	]) ?? "").split("\n");
	own.push(...submodules.filter((folder) => folder !== "").map((folder) => join(folder, "config")));
	let tokens = (await Promise.all(own.map((file) => valuesIn(git, file, "^include(if\\..*)?\\.path$")))).flat().map(({ value }) => value).filter((path) => isAbsolute(path) && /^git-credentials-.*\.config$/.test(basename(path)));
	return [...new Set([...own, ...tokens])];
}
async function entriesIn(git, file) {
	return valuesIn(git, file, "^http\\.(.*\\.)?extraheader$");
}
async function valuesIn(git, file, pattern) {
	if (!(await standing(file))?.isFile()) return [];
	let found = await git.ask([
		"config",
		"--file",
		file,
		"--null",
		"--get-regexp",
		pattern
	]);
	return nulSeparated(readable(found ?? "")).map((entry) => {
		let [key = "", ...value] = entry.split("\n");
		return {
			key,
			value: value.join("\n")
		};
	});
}
async function putBack({ file, entries, before, without, mode }) {
	(await contentOf(file).catch(() => null))?.equals(without) ? await replaceFile(file, before, mode) : await append(file, entries, mode);
}
async function append(file, entries, mode) {
	let now = await contentOf(file).catch(() => null) ?? Buffer.alloc(0), sections = entries.map(({ key, value }) => {
		let url = key.slice(5, -11).replace(/\.$/, "");
		return `[http${url === "" ? "" : ` ${quoted(url)}`}]\n\textraheader = ${quoted(value)}\n`;
	}), gap = now.length === 0 || now.at(-1) === 10 ? "" : "\n";
	await replaceFile(file, Buffer.concat([now, Buffer.from(gap + sections.join(""))]), mode ?? 384);
}
function quoted(text) {
	return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
function digestOf(value) {
	return createHash("sha256").update(value).digest("hex");
}
function tokensIn(header) {
	let word = header.trim().split(/\s+/).at(-1) ?? "", [, password = ""] = /^[^:]*:(.+)$/.exec(Buffer.from(word, "base64").toString()) ?? [];
	return [word, password].filter((secret) => secret !== "");
}
export { withholdCredentials as n, afterKill as t };
