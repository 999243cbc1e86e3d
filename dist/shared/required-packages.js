// src/core/change/required-packages.ts
const lockFilesOfKinds = {
	javascript: /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/,
	python: /(?:^|\/)(?:(?:uv|poetry|pdm|Pipfile)\.lock|pylock(?:\.[^/]+)?\.toml|(?:[\w.-]*(?:requirements|constraints)[\w.-]*|(?:requirements|constraints)\/[^/]+)\.txt)$/,
	php: /(?:^|\/)composer\.lock$/,
	interpreter: /(?:^|\/)\.(?:nvmrc|(?:node|python|ruby|java|php|bun)-version|tool-versions)$/
};
const packageKinds = Object.keys(lockFilesOfKinds);
const manifestsOfKinds = {
	javascript: /(?:^|\/)(?:package\.json|pnpm-workspace\.yaml)$/,
	python: /(?:^|\/)(?:pyproject\.toml|setup\.(?:cfg|py)|tox\.ini|noxfile\.py|environment[\w.-]*\.ya?ml)$/,
	php: /(?:^|\/)composer\.json$/
};
function isCatalogFile(path) {
	return /(?:^|\/)pnpm-workspace\.yaml$/.test(path);
}
function isLockFile(path) {
	return Object.values(lockFilesOfKinds).some((pattern) => pattern.test(path));
}
function mayNameVersionsOfSomeEnvironments(path) {
	return !isLockFile(path) || path.endsWith(".txt") && !/(?:^|\/)requirements[\w.-]*\.txt$/.test(path);
}
function kindOfRequirementsFile(path) {
	const isOf = (kind) => lockFilesOfKinds[kind].test(path) || manifestsOfKinds[kind]?.test(path) === true;
	return packageKinds.find(isOf) ?? null;
}
const textPatterns = [
	/^"?(@?[^@\s"]+)@[^\n]*:\n {2}version:? "?([^"\n]+)"?$/gm,
	/^ {2}'?\/?(@?[\w.-]+(?:\/[\w.-]+)?)@(\d[^:('\s]*)/gm,
	/\["(@?[^@"\n]+)@(\d[^"\n]*)"/g
];
function normalizedPythonName(name) {
	return name.replace(/[-_.]+/g, "_").toLowerCase();
}
function pythonProjectNames(manifest) {
	return Array.from(manifest.matchAll(/(?:^\[(?:project|tool\.poetry|metadata)\]\s*\n(?:(?!\[).*\n)*?|\bsetup\([\s\S]{0,2000}?\b)name\s*=\s*["']?([\w.-]+)/gm), ([, name = ""]) => normalizedPythonName(name));
}
function parseRequiredVersions(path, text) {
	const kind = kindOfRequirementsFile(path);
	const versions = /* @__PURE__ */ new Map();
	if (kind === null) return versions;
	const packages = (isLockFile(path) ? lockedPackages : declaredPackages)[kind](text, path);
	for (const [name, version] of packages) versions.set(name, (versions.get(name) ?? /* @__PURE__ */ new Set()).add(version));
	return versions;
}
const interpreterNames = {
	nvm: "node",
	nodejs: "node",
	node: "node",
	bun: "bun",
	deno: "deno",
	python: "python",
	ruby: "ruby",
	java: "java",
	php: "php"
};
const lockedPackages = {
	javascript: (text) => {
		const locked = packagesOfNpmLockFile(text);
		if (locked.length > 0) return locked;
		return textPatterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, name = "", version = ""]) => [name, version]));
	},
	python: packagesOfPythonLockFile,
	php: (text) => packagesOfComposer(text).map(([name, version]) => [name, version]),
	interpreter: (text, path) => {
		const [, fileOf] = /\.(\w+?)(?:-version|rc)$/.exec(path) ?? [];
		return text.split("\n").map((line) => line.replace(/#.*/, "").trim().split(/\s+/)).flatMap((words) => {
			const [tool = "", version = ""] = fileOf === void 0 ? words : [fileOf, ...words];
			const interpreter = interpreterNames[tool];
			return interpreter !== void 0 && /^v?\d/.test(version) ? [[interpreter, `${version.replace(/^v/, "")}.*`]] : [];
		});
	}
};
const declaredPackages = {
	javascript: (text, path) => {
		if (isCatalogFile(path)) return simpleRanges(Object.fromEntries(entriesOfCatalogs(text)));
		const { dependencies, devDependencies, optionalDependencies } = parseJsonOrEmpty(text);
		return simpleRanges({
			...optionalDependencies,
			...devDependencies,
			...dependencies
		});
	},
	python: (text, path) => {
		const isOfConda = /\.ya?ml$/.test(path);
		const pins = text.matchAll(isOfConda ? condaPin : pythonPin);
		return Array.from(pins, ([, name = "", version = ""]) => [normalizedPythonName(name), isOfConda ? `${version}.*` : version]);
	},
	php: (text) => {
		const { require, "require-dev": developing } = parseJsonOrEmpty(text);
		return simpleRanges({
			...developing,
			...require
		});
	},
	interpreter: () => []
};
function entriesOfCatalogs(text) {
	const lines = text.matchAll(/^ +['"]?(@?[\w./-]+)['"]?: *['"]?([\^~]?\d[\d.]*)['"]? *(?:#.*)?$/gm);
	const entries = Array.from(lines, ([, name = "", version = ""]) => [name, version]);
	return entries.filter(([name, version]) => entries.every((other) => other[0] !== name || other[1] === version));
}
const pythonPin = /(?<![\w.-])([A-Za-z0-9][\w.-]*)(?:\[[^\]"'\n]*\])? *===? *(\d[\w.+!-]*)(?![\w.+!*-]|\.\*|,)/g;
const condaPin = /^[ \t]*- *"?([A-Za-z0-9][\w.-]*) *==? *(\d[\w.+!-]*)(?![\w.+!*-]|,)/gm;
function simpleRanges(declared) {
	return Object.entries(declared).flatMap(([name, version]) => typeof version === "string" && /^[\^~]?v?\d+(?:\.\d+){0,2}$/.test(version) ? [[name, version]] : []);
}
function isVersionOneOf(version, required) {
	return [...required].some((one) => {
		if (one.endsWith(".*")) return `${version}.`.startsWith(one.slice(0, -1));
		return /^[\^~]/.test(one) ? isInRange(version, one) : isSameVersion(version, one);
	});
}
function isSameVersion(a, b) {
	return a.replace(/^v/, "") === b.replace(/^v/, "");
}
function isInRange(version, range) {
	const least = numbersOf(range);
	const actual = numbersOf(version);
	const firstDifference = [
		0,
		1,
		2
	].find((index) => (actual[index] ?? 0) !== (least[index] ?? 0));
	if (firstDifference === void 0) return true;
	const isNewer = (actual[firstDifference] ?? 0) > (least[firstDifference] ?? 0);
	const firstOfCaret = least.findIndex((number) => number > 0);
	const fixed = range.startsWith("^") ? firstOfCaret : least.length - 2;
	return isNewer && firstDifference > Math.max(fixed, 0);
}
function numbersOf(version) {
	const [text = ""] = /\d+(?:\.\d+)*/.exec(version) ?? [];
	return text.split(".").map(Number);
}
function packagesOfPythonLockFile(text) {
	if (text.startsWith("{")) return packagesOfPipenv(text);
	const pinned = text.matchAll(/^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])? *== *([^\s;\\#]+)/gm);
	const locked = text.split(/^\[\[packages?\]\]\r?$/m).slice(1).filter((block) => !/^source = \{ *(?:editable|virtual|directory)|^editable = true|^(?:\[packages\.)?directory\b/m.test(block)).map((block) => /^name = "([^"]+)"\r?\nversion = "([^"]+)"/m.exec(block) ?? []);
	return [...pinned, ...locked].flatMap(([, name, version]) => name === void 0 || version === void 0 ? [] : [[normalizedPythonName(name), version]]);
}
function packagesOfPipenv(text) {
	const { default: needed, develop } = parseJsonOrEmpty(text);
	return Object.entries({
		...needed,
		...develop
	}).flatMap(([name, entry]) => {
		const [, version] = /^===?(.+)$/.exec(String(entry?.version)) ?? [];
		return version === void 0 ? [] : [[normalizedPythonName(name), version]];
	});
}
function packagesOfNpmLockFile(text) {
	const { packages } = parseJsonOrEmpty(text);
	return Object.entries(packages ?? {}).flatMap(([path, entry]) => {
		const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
		return name !== void 0 && typeof entry?.version === "string" ? [[name, entry.version]] : [];
	});
}
function packagesOfComposer(text) {
	const { packages, "packages-dev": developing } = parseJsonOrEmpty(text);
	return [packages, developing].flatMap((list) => Array.isArray(list) ? list : []).flatMap((entry) => {
		const { name, version, "install-path": path, source, dist } = entry ?? {};
		if (typeof name !== "string" || typeof version !== "string") return [];
		return [[
			name,
			version + (/^dev-|-dev$/.test(version) ? `#${source?.reference ?? dist?.reference}` : ""),
			typeof path === "string" ? path : null
		]];
	});
}
function parseJsonOrEmpty(text) {
	try {
		return JSON.parse(text) ?? {};
	} catch {
		return {};
	}
}
function packagesWithOtherVersions(base, head) {
	const isSame = (a, b) => b !== void 0 && a.size === b.size && [...a].every((version) => b.has(version));
	return [...head].filter(([name, versions]) => !isSame(versions, base.get(name))).map(([name]) => name);
}

export { isCatalogFile, isLockFile, isVersionOneOf, kindOfRequirementsFile, mayNameVersionsOfSomeEnvironments, normalizedPythonName, packagesOfComposer, packagesWithOtherVersions, parseRequiredVersions, pythonProjectNames };