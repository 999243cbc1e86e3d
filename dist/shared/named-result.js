import { MisconfiguredError } from "./basics.js";
import { InvalidResultError } from "./read-result.js";
import { resolve } from "node:path";
import { readFile } from "node:fs/promises";

// src/commands/named-result.ts
async function readResultFileArgumentByParser(command, name, { folder }, read) {
	const text = await readFile(resolve(folder, name), "utf8").catch((error) => {
		throw new MisconfiguredError(`${command}: "${name}" cannot be read: ${error.message}. Name a result file.`);
	});
	try {
		return read(text);
	} catch (error) {
		if (!(error instanceof InvalidResultError)) throw error;
		throw new MisconfiguredError(`${command}: "${name}" is not a result file of this version: ${error.message} Name a result.json.`);
	}
}

export { readResultFileArgumentByParser };