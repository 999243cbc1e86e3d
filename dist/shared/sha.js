// src/core/common/sha.ts
function isFullSha(text) {
	return typeof text === "string" && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

export { isFullSha };