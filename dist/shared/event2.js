// src/core/model/event.ts
const noWorkflowEvent = {
	name: "",
	pull: null,
	before: null,
	isForced: false,
	defaultBranch: null
};

export { noWorkflowEvent };