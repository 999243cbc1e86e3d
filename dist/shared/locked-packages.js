// src/core/change/locked-packages.ts
const lockFilePattern = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/;
const textPatterns = [
	/^"?(@?[^@\s"]+)@[^\n]*:\n {2}version:? "?([^"\n]+)"?$/gm,
	/^ {2}'?\/?(@?[\w.-]+(?:\/[\w.-]+)?)@(\d[^:('\s]*)/gm,
	/\["(@?[^@"\n]+)@(\d[^"\n]*)"/g
];
function parseVersionsOfLockFile(text) {
	const versions = /* @__PURE__ */ new Map();
	const add = (name, version) => {
		if (typeof version !== "string") return;
		versions.set(name, (versions.get(name) ?? /* @__PURE__ */ new Set()).add(version));
	};
	for (const [path, version] of packagesOfNpmLockFile(text)) {
		const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
		if (name !== void 0) add(name, version);
	}
	if (versions.size === 0) for (const pattern of textPatterns) for (const [, name = "", version] of text.matchAll(pattern)) add(name, version);
	return versions;
}
function packagesOfNpmLockFile(text) {
	try {
		const { packages } = JSON.parse(text);
		return Object.entries(packages).map(([path, { version }]) => [path, version]);
	} catch {
		return [];
	}
}
function packagesWithOtherVersions(base, head) {
	const isSame = (a, b) => b !== void 0 && a.size === b.size && [...a].every((version) => b.has(version));
	return [...head].filter(([name, versions]) => !isSame(versions, base.get(name))).map(([name]) => name);
}

export { lockFilePattern, packagesWithOtherVersions, parseVersionsOfLockFile };