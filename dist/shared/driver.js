import { progressLine } from "./result.js";

// src/effects/measure/driver.ts
const emptyDriverReport = {
	toolchains: {
		base: null,
		head: null
	},
	proven: [],
	reach: null,
	lost: [],
	planned: [],
	relinkedPackages: []
};
var VisitCutOffByBudgetError = class extends Error {
	name = "OutOfBudget";
};
var RestartRoundError = class extends Error {
	name = "RestartRound";
};
var EmptyShardError = class extends Error {
	name = "EmptyShard";
};
function convertLostItemToResultFileEntry({ item, failures, tries }) {
	const { benchmark, package: path } = item;
	return {
		benchmark,
		package: path,
		failures: failures.map(({ side, message, output, kind }) => ({
			side,
			message,
			output,
			kind
		})),
		...tries && { tries }
	};
}
function createRoundLoggingWatcher(console) {
	return {
		visiting() {},
		roundEnded: (progress) => console.info(progressLine(progress))
	};
}

export { EmptyShardError, RestartRoundError, VisitCutOffByBudgetError, convertLostItemToResultFileEntry, createRoundLoggingWatcher, emptyDriverReport };