import { d as Misconfigured } from "./escape.js";
import { parseArgs } from "node:util";
function readFlags(e, t, n) {
	try {
		let { values: n, positionals: r } = parseArgs({
			args: [...e],
			options: t,
			allowPositionals: !0,
			strict: !0
		});
		return {
			values: n,
			words: r
		};
	} catch (e) {
		throw new Misconfigured(`${e.message}. "${n} --help" lists the flags.`);
	}
}
export { readFlags as t };
