import { d as Misconfigured } from "./escape.js";
import { parseArgs } from "node:util";
function readFlags(words, options, command) {
	try {
		let { values, positionals } = parseArgs({
			args: [...words],
			options,
			allowPositionals: !0,
			strict: !0
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
