// src/core/common/sha.ts
function isSha(text) {
	return typeof text === "string" && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

export { isSha };