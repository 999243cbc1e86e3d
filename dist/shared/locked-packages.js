// src/core/change/locked-packages.ts
const ofJavaScript = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/;
const ofPython = /(?:^|\/)(?:(?:uv|poetry|pdm)\.lock|requirements[\w.-]*\.txt)$/;
function isLockFileOfJavaScript(path) {
	return ofJavaScript.test(path);
}
function isLockFile(path) {
	return ofJavaScript.test(path) || ofPython.test(path);
}
const textPatterns = [
	/^"?(@?[^@\s"]+)@[^\n]*:\n {2}version:? "?([^"\n]+)"?$/gm,
	/^ {2}'?\/?(@?[\w.-]+(?:\/[\w.-]+)?)@(\d[^:('\s]*)/gm,
	/\["(@?[^@"\n]+)@(\d[^"\n]*)"/g
];
function normalizedPythonName(name) {
	return name.replace(/[-_.]+/g, "_").toLowerCase();
}
function parseVersionsOfLockFile(path, text) {
	const versions = /* @__PURE__ */ new Map();
	const add = (name, version) => {
		if (typeof version !== "string") return;
		versions.set(name, (versions.get(name) ?? /* @__PURE__ */ new Set()).add(version));
	};
	if (!ofJavaScript.test(path)) {
		for (const [name, version] of packagesOfPythonLockFile(text)) add(normalizedPythonName(name), version);
		return versions;
	}
	for (const [path, version] of packagesOfNpmLockFile(text)) {
		const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
		if (name !== void 0) add(name, version);
	}
	if (versions.size === 0) for (const pattern of textPatterns) for (const [, name = "", version] of text.matchAll(pattern)) add(name, version);
	return versions;
}
function packagesOfPythonLockFile(text) {
	const pinned = text.matchAll(/^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])? *== *([^\s;\\#]+)/gm);
	const locked = text.split(/^\[\[package\]\]\r?$/m).slice(1).filter((block) => !/^source = \{ *(?:editable|virtual|directory)|^editable = true/m.test(block)).map((block) => /^name = "([^"]+)"\r?\nversion = "([^"]+)"/m.exec(block) ?? []);
	return [...pinned, ...locked].flatMap(([, name, version]) => name === void 0 || version === void 0 ? [] : [[name, version]]);
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

export { isLockFile, isLockFileOfJavaScript, normalizedPythonName, packagesWithOtherVersions, parseVersionsOfLockFile };