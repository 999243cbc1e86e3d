import { isSha } from "./step.js";
import { anyText, duration, kind, notAcceptedError, row, trueOrFalse, wholeNumber } from "./kinds.js";
import { decisionInputs, runInputs } from "./table.js";

// src/core/inputs/step-inputs.ts
const commitSha = kind((name, text) => {
	if (isSha(text)) return text;
	throw notAcceptedError(name, text, "the SHA of a commit, in full");
});
const reportInputs = {
	results: row(anyText({ completion: "folder" }), ".", "The folder of the result files, relative to the workspace; every `result.json` below it counts. actions/download-artifact fills it.", { scope: "GitHub only" }),
	check: row(anyText(), null, "The name of the check run that shows the verdict on the measured commit. Default - on `workflow_run`, whose jobs do not appear on the commit themselves, the name of the workflow that has measured; otherwise none, and this step fails instead. Two gates of one name are refused.", { scope: "GitHub only" }),
	"pull-request": row(wholeNumber(1, 2 ** 31 - 1), null, "The number of the pull request to publish for, if the event has none (`issue_comment`, `workflow_dispatch`), together with `head`. Both must come from a job that runs none of its code.", { scope: "GitHub only" }),
	head: row(commitSha, null, "The commit that was measured, with `pull-request`. Default - the head of that pull request now.", { scope: "GitHub only" }),
	...decisionInputs,
	sort: runInputs.sort,
	"fail-on": runInputs["fail-on"],
	rules: runInputs.rules,
	comment: runInputs.comment,
	"comment-id": runInputs["comment-id"],
	"accept-label": runInputs["accept-label"],
	"improved-label": runInputs["improved-label"],
	"github-token": row(anyText(), "", "The token to publish with. It needs `contents` read permission (for the rules), `pull-requests` write permission (for the comment) and, for a check run, `checks` write permission.", { scope: "GitHub only" })
};
function reportInputsOf(read) {
	const text = (name) => read(name).trim() || reportInputs[name].defaultText;
	const parsed = (name, kind) => {
		const value = text(name);
		return value === null ? null : kind.parse(name, value);
	};
	return {
		results: text("results") ?? ".",
		check: text("check"),
		pull: parsed("pull-request", reportInputs["pull-request"].kind),
		head: parsed("head", reportInputs.head.kind)
	};
}
const recordInputs = {
	results: row(anyText({ completion: "folder" }), ".", "The folder of the result files, relative to the workspace; every `result.json` below it counts. actions/download-artifact fills it.", { scope: "GitHub only" }),
	issue: row(trueOrFalse(), "true", "Whether to maintain an issue that lists what is slower than the reference. It is found by its marker, updated, and closed by a run that decides everything and finds nothing slower.", { scope: "GitHub only" }),
	page: row(anyText({ completion: "file" }), null, "The file to write the page of the whole history to, relative to the workspace. Default - none.", { scope: "GitHub only" }),
	"github-token": row(anyText(), "", "The token to publish with. It needs `contents` write permission (for the notes), and `issues` write permission (for the issue).", { scope: "GitHub only" })
};
function recordInputsOf(read) {
	const text = (name) => read(name).trim() || recordInputs[name].defaultText;
	return {
		results: text("results") ?? ".",
		issue: recordInputs.issue.kind.parse("issue", text("issue") ?? "true"),
		page: text("page")
	};
}
const bisectInputs = {
	results: row(anyText({ completion: "folder" }), ".", "The `results` folder of the step that has measured, relative to the workspace. The findings are written to `bisect.json` in it. On `schedule`, `workflow_dispatch` and `push` the search uses the inputs of that step (`run`, `setup`, …); otherwise only the rules file counts.", { scope: "GitHub only" }),
	budget: row(duration, "60m", "The longest that the search may take, with its unit. Then it reports what it has found so far.", { scope: "GitHub only" }),
	rules: runInputs.rules
};
function bisectInputsOf(read) {
	return {
		results: read("results").trim() || ".",
		budget: bisectInputs.budget.kind.parse("budget", read("budget").trim() || "60m") ?? 3600
	};
}

export { bisectInputsOf, recordInputsOf, reportInputsOf };