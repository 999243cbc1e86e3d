import { d as Misconfigured, n as codeSpan } from "./escape.js";
import { t as nearest } from "./nearest.js";
import { a as retry, n as causeOf, o as OddAnswer, t as CouldNotPublish } from "./could-not-publish.js";
import { n as clientOf, r as ownerAndRepo } from "./client.js";
const mostRounds = 1e3, longestReason = 1e3, kinds = ["run", "accept"], options = ["count", "bench"];
function parseCommand(body) {
	let lines = body.replaceAll("\r\n", "\n").trimEnd().split("\n"), [, rest] = /^\/benchgate(?:[ \t]+(.*))?$/.exec(lines[0] ?? "") ?? [];
	if (!/^\/benchgate(?![^ \t])/.test(lines[0] ?? "")) return null;
	let text = (rest ?? "").trim();
	if (lines.length > 1) return wrong("One command is one line, and nothing stands below it.");
	if (/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u.test(text)) return wrong("There is a character in it that cannot be seen.");
	let [, kind = "", given = ""] = /^(\S*)\s*(.*)$/.exec(text) ?? [];
	return kind === "run" ? runOf(given) : kind === "accept" ? acceptOf(given) : wrong(`${unknown(kind, kinds)} is not known.`);
}
function runOf(text) {
	let found = new Map();
	for (let word of text.split(/\s+/).filter((one) => one !== "")) {
		let [, name = word, value] = /^([^=]*)=(.*)$/.exec(word) ?? [];
		if (!options.includes(name)) return wrong(`${unknown(name, options)} is no option of \`run\`.`);
		if (!value) return wrong(`\`${name}\` needs a value, such as \`${examples[name]}\`.`);
		if (found.has(name)) return wrong(`\`${name}\` stands there twice.`);
		found.set(name, value);
	}
	let [count, bench] = [found.get("count") ?? null, found.get("bench") ?? null];
	return count !== null && !(/^\d{1,4}$/.test(count) && Number(count) >= 1 && Number(count) <= mostRounds) ? wrong(`\`count\` is a whole number from 1 to ${mostRounds}, not ${codeSpan(count, 50)}.`) : bench !== null && (bench.length > 200 || !isPattern(bench)) ? wrong(`\`bench\` is a pattern as \`-bench\` takes it, of at most 200 letters, digits and \`_ . / ^ $ * + ? | ( ) [ ] { } , : = -\`; not ${codeSpan(bench, 50)}.`) : {
		kind: "run",
		count: count === null ? null : Number(count),
		bench
	};
}
const examples = {
	count: "count=40",
	bench: "bench=Encode"
};
function isPattern(text) {
	return /^[\p{L}\p{N}_./^$*+?|()[\]{},:=-]+$/u.test(text) && !/^-|\$[({]/.test(text);
}
function acceptOf(text) {
	let [, quoted, plain, reason = ""] = /^(?:(`+.+?`+)|(\S.*?)):\s+(.*)$/.exec(text) ?? [], benchmark = (quoted === void 0 ? plain ?? "" : quoted.replace(/^`+ ?| ?`+$/g, "")).trim();
	return benchmark === "" ? wrong("It needs the benchmark, as the report names it, a colon, and the reason.") : reason.trim() === "" ? wrong("It needs a reason after the colon.") : benchmark.length > 1e3 || reason.length > longestReason ? wrong(`The benchmark and the reason have at most ${longestReason} characters each.`) : {
		kind: "accept",
		benchmark,
		reason: reason.trim()
	};
}
function unknown(word, known) {
	if (word === "") return "What to do";
	let meant = nearest(word, known);
	return `${codeSpan(word, 50)}${meant === null ? "" : ` (did you mean \`${meant}\`?)`}`;
}
function wrong(what) {
	return {
		kind: "wrong",
		message: `${what} Write \`/benchgate run\`, \`/benchgate run count=40 bench=Encode\`, or \`/benchgate accept BENCHMARK: reason\`.`
	};
}
async function askGitHub(repository, { failing, permission }, patience, ask) {
	if (repository.token === "") throw new CouldNotPublish(`${failing}: the input "github-token" is empty.`);
	let client = clientOf(repository, patience.signal);
	try {
		return await retry(() => ask(client.rest, ownerAndRepo(repository), client), patience);
	} catch (error) {
		let advice = error.status === 404 ? ` It takes "permissions: ${permission}".` : "";
		throw new CouldNotPublish(`${failing}: ${causeOf(error, patience, permission)}${advice}`);
	}
}
function goneAsNull(error) {
	if (error.status !== 404) throw error;
	return null;
}
const writing = ["admin", "write"];
async function mayWrite(rest, of, login) {
	let answer = await rest.repos.getCollaboratorPermissionLevel({
		...of,
		username: login
	}).catch(goneAsNull);
	if (answer === null) return !1;
	let permission = answer.data?.permission;
	if (typeof permission != "string") throw new OddAnswer("a permission", answer.data);
	return writing.includes(permission);
}
function askPull(repository, number, patience) {
	return askGitHub(repository, {
		failing: `Pull request #${number} could not be read`,
		permission: "pull-requests: read"
	}, patience, async (rest, of) => {
		let { data } = await rest.pulls.get({
			...of,
			pull_number: number
		}), { state, base, head } = data ?? {}, isWhole = typeof base?.ref == "string" && isSha(base.sha) && isSha(head?.sha);
		if (data?.number !== number || !isWhole) throw new OddAnswer("a pull request", data);
		return {
			number,
			baseRef: base.ref,
			baseSha: base.sha,
			headSha: head?.sha,
			isOpen: state === "open",
			isOfFork: String(head?.repo?.full_name).toLowerCase() !== repository.repository.toLowerCase()
		};
	});
}
async function withPull(event, number, trustHead, ask) {
	if (number === null || event.pull?.number === number) return event;
	if (event.pull !== null) throw new Misconfigured(`pull-request: "${number}" is not the pull request of this event, which is ${event.pull.number}. Leave "pull-request" out.`);
	let pull = await ask(number);
	if (pull.isOfFork && !trustHead) throw new Misconfigured(`pull-request: ${number} comes from a fork, and this workflow ("${event.name}") would run its code with the rights of this repository. Where the job can only read, set "trust-head: true".`);
	return {
		...event,
		pull
	};
}
function isSha(text) {
	return typeof text == "string" && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
export { goneAsNull as a, askGitHub as i, withPull as n, parseCommand as o, mayWrite as r, askPull as t };
