import { l as Misconfigured } from "./escape.js";
import { parseArgs } from "node:util";
// src/commands/flags.ts
function readFlags(words, options, command) {
	try {
		const { values, positionals } = parseArgs({
			args: [...words],
			options,
			allowPositionals: true,
			strict: true
		});
		return {
			values,
			words: positionals
		};
	} catch (error) {
		throw new Misconfigured(`${error.message}. "${command} --help" lists what there is.`);
	}
}
export { readFlags as t };
