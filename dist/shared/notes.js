import { formatPointAsNoteLine, noteLineWithoutTimes, parseNoteLine } from "./note.js";
import { CouldNotMeasureError, decodeGitPath } from "./basics.js";

// src/effects/history/notes.ts
const historyNotesRef = "refs/notes/benchgate";
const fetchedRef = "refs/notes/benchgate-of-origin";
const attempts = 8;
async function readHistoryNotes(git) {
	if (await git.find([
		"rev-parse",
		"--verify",
		"--quiet",
		"refs/notes/benchgate"
	]) === null) return {
		points: [],
		unread: 0
	};
	const entries = (await git.run([
		"notes",
		`--ref=${historyNotesRef}`,
		"list"
	])).split("\n").filter((line) => line !== "").map((line) => line.split(" "));
	const input = Buffer.from(entries.map(([blob]) => `${blob}\n`).join(""));
	const texts = blobsIn(await git.run(["cat-file", "--batch"], { input }));
	const points = [];
	let unread = 0;
	for (const [index, [, commit]] of entries.entries()) for (const line of onceEach((texts[index] ?? "").split("\n"))) {
		if (line === "") continue;
		const point = parseNoteLine(decodeGitPath(line));
		if (point?.head === commit) points.push(point);
		else unread++;
	}
	return {
		points,
		unread
	};
}
function onceEach(lines) {
	return [...new Map(lines.toReversed().map((line) => [noteLineWithoutTimes(line), line])).values()].reverse();
}
function blobsIn(output) {
	const texts = [];
	for (let at = 0; at < output.length;) {
		const end = output.indexOf("\n", at);
		const size = Number(output.slice(at, end < 0 ? void 0 : end).split(" ")[2]);
		if (end < 0 || !Number.isSafeInteger(size)) break;
		texts.push(output.slice(end + 1, end + 1 + size));
		at = end + 1 + size + 1;
	}
	return texts;
}
async function addPointToNotes(git, point) {
	const line = formatPointAsNoteLine(point);
	const before = await git.find([
		"notes",
		`--ref=${"refs/notes/benchgate"}`,
		"show",
		point.head
	]) ?? "";
	const lines = [...decodeGitPath(before).split("\n").filter((one) => one !== "")];
	if (lines.some((one) => noteLineWithoutTimes(one) === noteLineWithoutTimes(line))) return;
	const input = Buffer.from(`${[...lines, line].join("\n")}\n`);
	await git.run([
		"notes",
		`--ref=${historyNotesRef}`,
		"add",
		"--force",
		"--file=-",
		point.head
	], { input });
}
async function fetchHistoryNotes(git, env, signal) {
	if (await git.ask([
		"remote",
		"get-url",
		"origin"
	]) === null) return false;
	const there = await git.ask([
		"ls-remote",
		"--quiet",
		"origin",
		historyNotesRef
	], {
		env,
		signal
	});
	if (there === null) throw new CouldNotMeasureError("The notes could not be fetched from origin. Check whether origin can be reached.");
	if (there === "") return false;
	await git.run([
		"fetch",
		...[
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-recurse-submodules",
			"--refmap="
		],
		"origin",
		`+${historyNotesRef}:${fetchedRef}`
	], {
		env,
		signal
	});
	try {
		if (!(await git.find([
			"rev-parse",
			"--verify",
			"--quiet",
			"refs/notes/benchgate"
		]) !== null)) await git.run([
			"update-ref",
			historyNotesRef,
			fetchedRef
		]);
		else await git.run([
			"notes",
			`--ref=${historyNotesRef}`,
			"merge",
			"--quiet",
			"--strategy=cat_sort_uniq",
			fetchedRef
		]);
	} finally {
		await git.run([
			"update-ref",
			"-d",
			fetchedRef
		]);
	}
	return true;
}
async function pushHistoryNotes(git, env, wait) {
	for (let attempt = 1;; attempt++) try {
		await git.run([
			"push",
			"--quiet",
			"--no-verify",
			"origin",
			`${historyNotesRef}:${historyNotesRef}`
		], { env });
		return;
	} catch (error) {
		const said = error instanceof Error ? error.message : String(error);
		if (!/\((non-fast-forward|fetch first|cannot lock ref|failed to update ref|incorrect old value|stale info)/.test(said) || attempt === attempts) throw new CouldNotMeasureError(`The notes could not be pushed to origin: ${said}\nIn a workflow the job needs "contents: write". They are in ${historyNotesRef} of this clone, and the next push sends them, too.`);
		await wait(attempt);
		await fetchHistoryNotes(git, env);
	}
}

export { addPointToNotes, fetchHistoryNotes, historyNotesRef, pushHistoryNotes, readHistoryNotes };