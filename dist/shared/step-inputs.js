import { isFullSha } from "./step.js";
import { anyTextInputKind, booleanInputKind, decisionInputDefinitions, defineInput, defineInputKind, durationInputKind, inputNotAcceptedError, runInputDefinitions, wholeNumberInputKind } from "./basics.js";

// src/core/inputs/step-inputs.ts
const commitSha = defineInputKind((name, text) => {
	if (isFullSha(text)) return text;
	throw inputNotAcceptedError(name, text, "the SHA of a commit, in full");
});
const reportStepInputDefinitions = {
	results: defineInput(anyTextInputKind({ completion: "folder" }), ".", "The folder of the result files, relative to the workspace; every `result.json` below it counts. actions/download-artifact fills it.", { scope: "GitHub only" }),
	check: defineInput(anyTextInputKind(), null, "The name of the check run that shows the verdict on the measured commit. Default - on `workflow_run`, whose jobs do not appear on the commit themselves, the name of the workflow that has measured; otherwise none, and this step fails instead. Two gates of one name are refused.", { scope: "GitHub only" }),
	"pull-request": defineInput(wholeNumberInputKind(1, 2 ** 31 - 1), null, "The number of the pull request to publish for, if the event has none (`issue_comment`, `workflow_dispatch`), together with `head`. Both must come from a job that runs none of its code.", { scope: "GitHub only" }),
	head: defineInput(commitSha, null, "The commit that was measured, with `pull-request`. Default - the head of that pull request now.", { scope: "GitHub only" }),
	...decisionInputDefinitions,
	sort: runInputDefinitions.sort,
	"fail-on": runInputDefinitions["fail-on"],
	rules: runInputDefinitions.rules,
	comment: runInputDefinitions.comment,
	"comment-id": runInputDefinitions["comment-id"],
	"accept-label": runInputDefinitions["accept-label"],
	"improved-label": runInputDefinitions["improved-label"],
	"github-token": defineInput(anyTextInputKind(), "", "The token to publish with. It needs `contents` read permission (for the rules), `pull-requests` write permission (for the comment) and, for a check run, `checks` write permission.", { scope: "GitHub only" })
};
function parseReportStepInputs(read) {
	const text = (name) => read(name).trim() || reportStepInputDefinitions[name].defaultText;
	const parsed = (name, kind) => {
		const value = text(name);
		return value === null ? null : kind.parse(name, value);
	};
	return {
		results: text("results") ?? ".",
		check: text("check"),
		pull: parsed("pull-request", reportStepInputDefinitions["pull-request"].kind),
		head: parsed("head", reportStepInputDefinitions.head.kind)
	};
}
const recordStepInputDefinitions = {
	results: defineInput(anyTextInputKind({ completion: "folder" }), ".", "The folder of the result files, relative to the workspace; every `result.json` below it counts. actions/download-artifact fills it.", { scope: "GitHub only" }),
	issue: defineInput(booleanInputKind(), "true", "Whether to maintain an issue that lists what is slower than the reference. It is found by its marker, updated, and closed by a run that decides everything and finds nothing slower.", { scope: "GitHub only" }),
	page: defineInput(anyTextInputKind({ completion: "file" }), null, "The file to write the page of the whole history to, relative to the workspace. Default - none.", { scope: "GitHub only" }),
	"github-token": defineInput(anyTextInputKind(), "", "The token to publish with. It needs `contents` write permission (for the notes), and `issues` write permission (for the issue).", { scope: "GitHub only" })
};
function parseRecordStepInputs(read) {
	const text = (name) => read(name).trim() || recordStepInputDefinitions[name].defaultText;
	return {
		results: text("results") ?? ".",
		issue: recordStepInputDefinitions.issue.kind.parse("issue", text("issue") ?? "true"),
		page: text("page")
	};
}
const bisectActionInputDefinitions = {
	results: defineInput(anyTextInputKind({ completion: "folder" }), ".", "The `results` folder of the step that has measured, relative to the workspace. The findings are written to `bisect.json` in it. On `schedule`, `workflow_dispatch` and `push` the search uses the inputs of that step (`run`, `setup`, …); otherwise only the rules file counts.", { scope: "GitHub only" }),
	budget: defineInput(durationInputKind, "60m", "The longest that the search may take, with its unit. Then it reports what it has found so far.", { scope: "GitHub only" }),
	rules: runInputDefinitions.rules
};
function parseBisectActionInputs(read) {
	return {
		results: read("results").trim() || ".",
		budget: bisectActionInputDefinitions.budget.kind.parse("budget", read("budget").trim() || "60m") ?? 3600
	};
}

export { parseBisectActionInputs, parseRecordStepInputs, parseReportStepInputs };