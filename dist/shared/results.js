import { l as Misconfigured } from "./escape.js";
import { Q as replaceFile, tt as standing } from "./environment.js";
import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
// src/effects/results.ts
async function refuseUnusable(folder) {
	try {
		await mkdir(folder, { recursive: true });
	} catch (error) {
		throw new Misconfigured(`results: "${folder}" cannot be used as a folder: ${error.message}. Give a path that can be written.`);
	}
}
async function emptyFolder(folder) {
	const above = dirname(folder);
	if ((await standing(above))?.isSymbolicLink()) await rm(above);
	await rm(folder, {
		recursive: true,
		force: true
	});
	await mkdir(folder, { recursive: true });
}
async function writeResults(folder, { result, report, profiles, samples }) {
	const at = (name) => join(resolve(folder), name);
	const paths = {
		result: at("result.json"),
		report: at("report.md"),
		base: at("base.txt"),
		head: at("head.txt")
	};
	await mkdir(folder, { recursive: true });
	await replaceFile(paths.result, `${JSON.stringify(result, null, 2)}\n`);
	await replaceFile(paths.report, report);
	await replaceFile(paths.base, samples.base);
	await replaceFile(paths.head, samples.head);
	for (const { files } of result.profiles) for (const file of Object.values(files ?? {})) await copyProfile(profiles, resolve(folder), file);
	return paths;
}
async function copyProfile(from, to, file) {
	const source = join(from, file);
	if (!(await standing(source))?.isFile()) return;
	await mkdir(dirname(join(to, file)), { recursive: true });
	await replaceFile(join(to, file), await readFile(source));
}
export { refuseUnusable as n, writeResults as r, emptyFolder as t };
