import { listSchema, nameOrPathSchema, nullablePackageNameSchema, nullableSchema, objectSchema, oneOfWordsSchema, pValueSchema, ratioWithIntervalSchema, shaSchema, unitNameSchema, validateDataOrUndefined } from "./result-file.js";
import { MisconfiguredError, _usingCtx } from "./basics.js";
import { InvalidResultError, maxResultFileBytes, parseResultFile } from "./read-result.js";
import { constants } from "node:fs";
import { join, resolve } from "node:path";
import { open, opendir } from "node:fs/promises";

// src/core/history/bisection-culprits.ts
const longest = 4e6;
const mostCommits = 1e3;
const mostSearches = 100;
const culpritSchema = objectSchema({
	commits: listSchema(objectSchema({ sha: shaSchema }), mostCommits),
	probability: pValueSchema,
	ratio: nullableSchema(ratioWithIntervalSchema)
});
const searchSchema = objectSchema({
	outcome: oneOfWordsSchema("found", "open", "not-slower", "inconclusive"),
	followed: nullableSchema(objectSchema({
		benchmark: nameOrPathSchema,
		package: nullablePackageNameSchema,
		unit: unitNameSchema
	})),
	culprits: listSchema(culpritSchema, mostCommits)
});
const fileSchema = listSchema(searchSchema, mostSearches);
function parseBisectionCulprits(text) {
	if (text.length > longest) return [];
	try {
		return validateDataOrUndefined(fileSchema, JSON.parse(text)) ?? [];
	} catch (error) {
		if (error instanceof SyntaxError) return [];
		throw error;
	}
}

// src/effects/files/result-folder.ts
const fileName = "result.json";
const bisectResultFileName = "bisect.json";
const limits = {
	entries: 2e4,
	files: 1e3,
	bytes: 2 ** 30
};
const maxDepth = 8;
async function readResultsInFolder(folder) {
	const names = await namesBelow(folder, fileName);
	if (names.length > limits.files) throw new MisconfiguredError(`results: there are ${names.length} files "${fileName}" in ${folder}; at most ${limits.files} are read. Give the folder of this run alone.`);
	const results = [];
	let bytesLeft = limits.bytes;
	for (const name of names) {
		const content = await textOf(join(folder, name), Math.min(maxResultFileBytes, bytesLeft));
		bytesLeft -= content.bytes;
		results.push({
			name,
			...content.text === null ? {
				result: null,
				why: content.why
			} : resultIn(content.text)
		});
	}
	return results;
}
async function readCulpritsInFolder(folder) {
	const culprits = [];
	for (const name of (await namesBelow(folder, bisectResultFileName)).slice(0, limits.files)) {
		const { text } = await textOf(join(folder, name), maxResultFileBytes);
		if (text !== null) culprits.push(...parseBisectionCulprits(text));
	}
	return culprits;
}
async function namesBelow(folder, searchedName) {
	const names = [];
	let entries = 0;
	const visit = async (below, depth) => {
		for await (const entry of await opendir(join(folder, below))) {
			if (++entries > limits.entries) throw new MisconfiguredError(`results: there are more than ${limits.entries} files in ${folder}. Give the folder that actions/download-artifact fills, and nothing else is in.`);
			const name = join(below, entry.name);
			if (entry.name === searchedName && !entry.isDirectory()) names.push(name);
			else if (entry.isDirectory() && depth < maxDepth) await visit(name, depth + 1);
		}
	};
	try {
		await visit("", 0);
	} catch (error) {
		const { code } = error;
		if (code === void 0) throw error;
		if (code === "ENOENT") return [];
		throw new MisconfiguredError(`results: ${resolve(folder)} cannot be read as a folder (${code}).`);
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
			const stats = await file.stat();
			if (!stats.isFile()) return refuse("It is not a plain file.");
			if (stats.size > limit) return refuse(`It is larger than ${limit / 2 ** 20} MiB, the most that is read.`);
			const content = Buffer.alloc(stats.size);
			const { bytesRead } = await file.read(content, 0, stats.size, 0);
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
		return refuse(error instanceof TypeError ? "It is not UTF-8 text." : `It cannot be read (${code}).`);
	}
}
function resultIn(text) {
	try {
		return {
			result: parseResultFile(text),
			why: ""
		};
	} catch (error) {
		if (!(error instanceof InvalidResultError)) throw error;
		return {
			result: null,
			why: error.message
		};
	}
}

export { bisectResultFileName, readCulpritsInFolder, readResultsInFolder };