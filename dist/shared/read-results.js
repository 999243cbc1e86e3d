import { Misshapen, listShape, nameShape, oneOfShape, orNull, p, path, ratioShape, recordShape, sha, unit } from "./part-shapes.js";
import { Misconfigured, _usingCtx } from "./basics.js";
import { NotAResult, mostResultBytes, readResult } from "./read-result.js";
import { constants } from "node:fs";
import { join, resolve } from "node:path";
import { open, opendir } from "node:fs/promises";

// src/core/history/found.ts
const longest = 4e6;
const mostCommits = 1e3;
const mostSearches = 100;
const shape = recordShape({
	outcome: oneOfShape("found", "open", "not-slower", "inconclusive"),
	followed: orNull(recordShape({
		benchmark: nameShape,
		package: path,
		unit
	})),
	culprits: listShape(recordShape({
		commits: listShape(recordShape({ sha }), mostCommits),
		probability: p,
		ratio: orNull(ratioShape)
	}), mostCommits)
});
function readFound(text) {
	if (text.length > longest) return [];
	try {
		return listShape(shape, mostSearches)(JSON.parse(text));
	} catch (error) {
		if (error instanceof Misshapen || error instanceof SyntaxError) return [];
		throw error;
	}
}

// src/effects/files/read-results.ts
const fileName = "result.json";
const foundName = "bisect.json";
const most = {
	entries: 2e4,
	files: 1e3,
	bytes: 2 ** 30
};
const deepest = 8;
async function readResults(folder) {
	const names = await namesBelow(folder, fileName);
	if (names.length > most.files) throw new Misconfigured(`results: there are ${names.length} files "${fileName}" in ${folder}; ${most.files} are the most that are read. Give the folder of this run alone.`);
	const found = [];
	let left = most.bytes;
	for (const name of names) {
		const read = await textOf(join(folder, name), Math.min(mostResultBytes, left));
		left -= read.bytes;
		found.push({
			name,
			...read.text === null ? {
				result: null,
				why: read.why
			} : resultIn(read.text)
		});
	}
	return found;
}
async function readFounds(folder) {
	const found = [];
	for (const name of (await namesBelow(folder, foundName)).slice(0, most.files)) {
		const { text } = await textOf(join(folder, name), mostResultBytes);
		if (text !== null) found.push(...readFound(text));
	}
	return found;
}
async function namesBelow(folder, wanted) {
	const names = [];
	let entries = 0;
	const visit = async (below, depth) => {
		for await (const entry of await opendir(join(folder, below))) {
			if (++entries > most.entries) throw new Misconfigured(`results: there are more than ${most.entries} files in ${folder}. Give the folder that actions/download-artifact fills, and nothing else is in.`);
			const name = join(below, entry.name);
			if (entry.name === wanted && !entry.isDirectory()) names.push(name);
			else if (entry.isDirectory() && depth < deepest) await visit(name, depth + 1);
		}
	};
	try {
		await visit("", 0);
	} catch (error) {
		const { code } = error;
		if (code === void 0) throw error;
		if (code === "ENOENT") return [];
		throw new Misconfigured(`results: ${resolve(folder)} cannot be read as a folder (${code}).`);
	}
	return names.sort();
}
async function textOf(path, limit) {
	const refuse = (why) => ({
		text: null,
		why,
		bytes: 0
	});
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			const file = _usingCtx$1.a(await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK));
			const there = await file.stat();
			if (!there.isFile()) return refuse("It is no plain file.");
			if (there.size > limit) return refuse(`It is larger than ${limit / 2 ** 20} MiB, the most that is read of it.`);
			const content = Buffer.alloc(there.size);
			const { bytesRead } = await file.read(content, 0, there.size, 0);
			return {
				text: new TextDecoder("utf-8", { fatal: true }).decode(content.subarray(0, bytesRead)),
				why: "",
				bytes: bytesRead
			};
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} catch (error) {
		const { code } = error;
		if (code === "ELOOP" || code === "EMLINK") return refuse("It is a link, and links are not followed.");
		return refuse(error instanceof TypeError ? "It is no UTF-8 text." : `It cannot be read (${code}).`);
	}
}
function resultIn(text) {
	try {
		return {
			result: readResult(text),
			why: ""
		};
	} catch (error) {
		if (!(error instanceof NotAResult)) throw error;
		return {
			result: null,
			why: error.message
		};
	}
}

export { foundName, readFounds, readResults };