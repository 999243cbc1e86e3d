// src/core/model/event.ts
const noWorkflowEvent = {
	name: "",
	pull: null,
	before: null,
	defaultBranch: null
};

export { noWorkflowEvent };