import { d as Misconfigured } from "./escape.js";
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
		throw new Misconfigured(`${error.message}. "${command} --help" lists the flags.`);
	}
}
export { readFlags as t };
