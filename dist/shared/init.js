import { n as formatNamed, r as formatNames } from "./formats.js";
import { d as Misconfigured, o as visible } from "./escape.js";
import { E as inside, N as whole, b as shellWord, v as runIn, y as shellLine } from "./special-kinds.js";
import { o as usualRules } from "./rules-file.js";
import { a as nulSeparated, c as replaceFile, f as standing, l as contentOf, n as gitIn, o as readable, u as isFolder } from "./git.js";
import { n as untrustedEnvironment } from "./environment.js";
import { t as readFlags } from "./flags.js";
import { dirname, join, relative, resolve, sep } from "node:path";
import { lstat, mkdir, readFile, realpath, writeFile } from "node:fs/promises";
function folderOf(path) {
	let end = path.lastIndexOf("/");
	return end < 0 ? "." : path.slice(0, end);
}
function nameOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function inFolder(folder, path) {
	return folder === "." ? path : `${folder}/${path}`;
}
function isWithin(folder, path) {
	return folder === "." || path === folder || path.startsWith(`${folder}/`);
}
function pathFrom(folder, path) {
	return folder === "." ? path : path === folder ? "." : path.slice(folder.length + 1);
}
function pathBetween(from, to) {
	let shared = around(from).find((folder) => isWithin(folder, to)) ?? ".", up = "../".repeat(depthOf(pathFrom(shared, from))), down = pathFrom(shared, to);
	return down === "." ? up.slice(0, -1) || "." : up + down;
}
function depthOf(folder) {
	return folder === "." ? 0 : folder.split("/").length;
}
function around(folder) {
	return folder === "." ? ["."] : [folder, ...around(folderOf(folder))];
}
function filesNamed(tree, ...names) {
	return [...tree.texts].filter(([path]) => names.includes(nameOf(path))).sort(([a], [b]) => depthOf(folderOf(a)) - depthOf(folderOf(b)) || (a < b ? -1 : 1));
}
function fileIn(tree, folder, ...names) {
	return names.map((name) => inFolder(folder, name)).find((path) => tree.paths.has(path)) ?? null;
}
function commonFolder(paths) {
	let folders = paths.map(folderOf);
	return around(folders[0] ?? ".").find((folder) => folders.every((other) => isWithin(folder, other))) ?? ".";
}
const outputFile = "benchgate-output.json", triple = "\"\"\"[\\s\\S]*?\"\"\"|'''[\\s\\S]*?'''", double = "\"(?:\\\\[^\\n]|[^\"\\\\\\n])*\"", single = "'(?:\\\\[^\\n]|[^'\\\\\\n])*'", styles = {
	hash: RegExp(`(${triple}|${double}|${single})|#[^\n]*`, "g"),
	cmake: RegExp("(\"(?:\\\\[\\s\\S]|[^\"\\\\])*\")|#(?:\\[(=*)\\[[\\s\\S]*?\\]\\2\\]|[^\n]*)", "g"),
	slashes: RegExp(`(${triple}|${double}|${single})|//[^\n]*|/\\*[\\s\\S]*?\\*/`, "g"),
	xml: /()<!--[\s\S]*?-->/g
};
function withoutComments(text, style) {
	return text.replace(styles[style], (_, kept) => kept ?? "");
}
const build = "build-benchgate";
function findCpp(tree) {
	let lists = filesNamed(tree, "CMakeLists.txt").map(([path, text]) => [folderOf(path), withoutComments(text, "cmake")]), texts = new Map(lists), targets = lists.flatMap(([folder, text]) => targetsIn(text).map((name) => ({
		name,
		folder,
		top: topOf$1(texts, folder)
	})));
	return [...new Set(targets.map(({ top }) => top))].map((top) => {
		let below = lists.filter(([folder]) => around(folder).includes(top)).map(([, text]) => text);
		return suiteOf$2(top, targets.filter((target) => target.top === top), below.join("\n"));
	});
}
function targetsIn(text) {
	let using = [...text.matchAll(/\btarget_link_libraries\s*\(\s*"?([\w.+-]+)"?\s([^)]*)\)/gi)].filter(([, , rest = ""]) => /(^|[\s"])benchmark(::benchmark)?(_main)?([\s"]|$)/.test(rest)), programs = [...text.matchAll(/\badd_executable\s*\(\s*"?([\w.+-]+)/gi)].map(([, name]) => name);
	return [...new Set(using.map(([, name = ""]) => name))].filter((name) => programs.includes(name));
}
function topOf$1(texts, folder) {
	return around(folder).findLast((one) => /\bproject\s*\(/i.test(texts.get(one) ?? "")) ?? folder;
}
function suiteOf$2(top, targets, text) {
	let names = targets.map(({ name }) => name), options = [...text.matchAll(/\boption\s*\(\s*(\w*BENCH\w*)\s[^)]*\bOFF\s*\)/gi)].map(([, name]) => `-D${name}=ON`), configure = [
		"cmake",
		"-S",
		".",
		"-B",
		build,
		"-DCMAKE_BUILD_TYPE=Release",
		...new Set(options)
	], isElsewhere = /RUNTIME_OUTPUT_DIRECTORY/.test(text), isSeveral = targets.length > 1, run = targets.map(({ name, folder }, index) => {
		let output = isSeveral ? outputFile.replace(".json", `-${index + 1}.json`) : outputFile;
		return `${isElsewhere ? `"$(find ${build} -type f -name ${shellWord(name)} | head -n 1)"` : shellWord(`./${inFolder(build, inFolder(pathFrom(top, folder), name))}`)} ${`--benchmark_min_time=0.1 --benchmark_out=${output} --benchmark_out_format=json`}${isSeveral ? " {filter}" : ""}`;
	});
	return {
		tool: "google-benchmark",
		foundBy: inFolder(targets[0]?.folder ?? top, "CMakeLists.txt"),
		folder: top,
		setup: [shellLine(...configure), shellLine("cmake", "--build", build, "--config", "Release", "--parallel", "--target", ...names)].join("\n"),
		run: run.join("\n"),
		format: "google-benchmark",
		output: isSeveral ? outputFile.replace(".json", "-*.json") : outputFile,
		filter: "--benchmark_filter={regex}",
		...whatIsNeeded(text)
	};
}
function whatIsNeeded(text) {
	return !/\bfind_package\s*\(\s*benchmark\b/i.test(text) || /\b(FetchContent_Declare|CPMAddPackage|ExternalProject_Add)\s*\(\s*(NAME\s+)?"?(google)?_?benchmark/i.test(text) ? {
		steps: [],
		notes: []
	} : {
		steps: [{ run: "sudo apt-get update && sudo apt-get install --yes libbenchmark-dev" }],
		notes: ["The workflow installs Google Benchmark as Ubuntu has it. If you take it from elsewhere (vcpkg, Conan), change that step."]
	};
}
function findGo(tree) {
	let files = tree.marked.go.filter((path) => !/(^|\/)\.[^/]/.test(path)), modules = [...new Set(files.flatMap((path) => moduleOf(tree, folderOf(path)) ?? []))].sort((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1)), [nearest] = modules;
	if (nearest === void 0) return [];
	let folder = commonFolder(modules.map((module) => inFolder(module, "go.mod"))), version = fileIn(tree, folder, "go.work", "go.mod") ?? fileIn(tree, ".", "go.work") ?? inFolder(nearest, "go.mod");
	return [{
		tool: "go",
		foundBy: files.find((path) => moduleOf(tree, folderOf(path)) === nearest) ?? "",
		folder,
		run: null,
		setup: null,
		format: null,
		output: null,
		filter: null,
		steps: [{
			uses: "setup-go",
			with: { "go-version-file": version }
		}],
		notes: []
	}];
}
function moduleOf(tree, folder) {
	return around(folder).find((one) => fileIn(tree, one, "go.mod") !== null) ?? null;
}
const jmhFlags = `-f 1 -wi 3 -w 300ms -i 3 -r 200ms -foe true -rf json -rff ${outputFile}`;
function findJava(tree) {
	return [...findMaven(tree), ...findGradle(tree)];
}
function findMaven(tree) {
	let poms = new Map(filesNamed(tree, "pom.xml").map(([path, text]) => [folderOf(path), withoutComments(text, "xml")]));
	return [...poms].flatMap(([folder, pom]) => {
		let own = pom.replace(/<dependencyManagement>[\s\S]*?<\/dependencyManagement>/g, "");
		return /<artifactId>\s*jmh-core\s*<\/artifactId>/.test(own) ? [mavenSuite(tree, folder, around(folder).findLast((one) => one === folder || hasModule(poms.get(one) ?? "", pathFrom(one, folder))) ?? folder, own, [...poms.values()].join("\n"))] : [];
	});
}
function hasModule(pom, path) {
	return [...pom.matchAll(/<module>\s*([^<]*?)\s*<\/module>/g)].map(([, module]) => module).some((module) => path === module || path.startsWith(`${module}/`));
}
function mavenSuite(tree, folder, top, pom, all) {
	let maven = fileIn(tree, top, "mvnw") ? "./mvnw" : "mvn", module = pathFrom(top, folder), flags = [
		"--quiet",
		"--batch-mode",
		"-DskipTests",
		...module === "." ? [] : [
			"-pl",
			module,
			"-am"
		]
	], jar = jarIn(pom), target = inFolder(module, "target"), list = `${target}/benchgate-classpath`, where = [
		"org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath",
		"-Dmdep.includeScope=test",
		`-Dmdep.outputFile=${module === "." ? list : "${project.build.directory}/benchgate-classpath"}`
	], parts = ["test-classes", "classes"].map((name) => shellWord(`${target}/${name}`)).join(":");
	return {
		tool: "jmh",
		foundBy: inFolder(folder, "pom.xml"),
		folder: top,
		setup: shellLine(maven, ...flags, ...jar === null ? ["test-compile", ...where] : ["package"]),
		run: jar === null ? `java -cp ${parts}:"$(cat ${shellWord(list)})" org.openjdk.jmh.Main ${jmhFlags}` : `java -jar ${shellWord(`${target}/${jar}`)} ${jmhFlags}`,
		format: "jmh",
		output: outputFile,
		filter: "{regex}",
		steps: [javaStep(all)],
		notes: []
	};
}
function jarIn(pom) {
	if (!/<artifactId>\s*maven-shade-plugin\s*</.test(pom) || !/org\.openjdk\.jmh\.Main/.test(pom)) return null;
	let name = [...pom.matchAll(/<finalName>\s*([^<]*?)\s*<\/finalName>/g)].at(-1)?.[1], property = /^\$\{([\w.-]+)\}$/.exec(name ?? "")?.[1], value = property === void 0 ? name : RegExp(`<${property}>\\s*([^<]*?)\\s*<`).exec(pom)?.[1];
	return value && /^[\w.-]+$/.test(value) ? `${value}.jar` : null;
}
function findGradle(tree) {
	let builds = filesNamed(tree, "build.gradle", "build.gradle.kts").map(([path, text]) => [path, withoutComments(text, "slashes")]);
	return builds.flatMap(([path, text]) => !/me\.champeau\.(gradle\.)?jmh|\.plugins\.jmh\b/.test(text) || /me\.champeau\.jmh["')\s].*apply\s*\(?false/.test(text) ? [] : [gradleSuite(tree, path, builds.map(([, one]) => one).join("\n"))]);
}
function gradleSuite(tree, path, all) {
	let folder = folderOf(path), top = around(folder).find((one) => fileIn(tree, one, "settings.gradle", "settings.gradle.kts")) ?? folder, gradle = fileIn(tree, top, "gradlew") ? "./gradlew" : "gradle", project = pathFrom(top, folder), task = project === "." ? "jmhJar" : `:${project.replaceAll("/", ":")}:jmhJar`, jars = inFolder(project, "build/libs");
	return {
		tool: "jmh",
		foundBy: path,
		folder: top,
		setup: `rm -rf ${shellWord(jars)}\n${shellLine(gradle, "--quiet", "--no-daemon", task)}`,
		run: `java -jar ${shellWord(jars)}/*-jmh.jar ${jmhFlags}`,
		format: "jmh",
		output: outputFile,
		filter: "{regex}",
		steps: [javaStep(all)],
		notes: []
	};
}
function javaStep(text) {
	let asked = /<(?:maven\.compiler\.release|java\.version|release|maven\.compiler\.target)>\s*(\d+)\s*</.exec(text) ?? /(?:JavaLanguageVersion\.of|jvmToolchain)\s*\(\s*(\d+)/.exec(text), version = Math.max(17, Number(asked?.[1] ?? 17));
	return {
		uses: "setup-java",
		with: {
			distribution: "temurin",
			"java-version": String(version)
		}
	};
}
function readPackage(text) {
	let read;
	try {
		read = JSON.parse(text.replace(/^\ufeff/, ""));
	} catch {
		return null;
	}
	if (typeof read != "object" || !read || Array.isArray(read)) return null;
	let field = (name) => Object.hasOwn(read, name) ? Reflect.get(read, name) : void 0, kinds = [
		"peerDependencies",
		"optionalDependencies",
		"dependencies",
		"devDependencies"
	], packageManager = field("packageManager");
	return {
		scripts: textsOf(field("scripts")),
		dependencies: Object.assign(Object.create(null), ...kinds.map((kind) => textsOf(field(kind)))),
		packageManager: typeof packageManager == "string" ? packageManager : ""
	};
}
function textsOf(value) {
	let entries = typeof value == "object" && value ? Object.entries(value) : [], texts = Object.create(null);
	for (let [key, one] of entries) typeof one == "string" && (texts[key] = one);
	return texts;
}
const corepack = [{ run: "corepack enable" }], npm = {
	install: "npm ci",
	script: [
		"npm",
		"run",
		"--silent"
	],
	execute: ["npx"],
	steps: []
}, pnpm = {
	install: "pnpm install --frozen-lockfile",
	script: [
		"pnpm",
		"--silent",
		"run"
	],
	execute: ["pnpm", "exec"],
	steps: corepack
}, yarn = {
	install: "yarn install --frozen-lockfile",
	script: [
		"yarn",
		"--silent",
		"run"
	],
	execute: [
		"yarn",
		"--silent",
		"run"
	],
	steps: corepack
}, modernYarn = {
	...yarn,
	install: "yarn install --immutable",
	script: ["yarn", "run"],
	execute: ["yarn", "run"]
}, locks = [
	["package-lock.json", npm],
	["npm-shrinkwrap.json", npm],
	["pnpm-lock.yaml", pnpm],
	["yarn.lock", yarn]
];
function packageManagerOf(tree, folder) {
	for (let one of around(folder)) for (let [file, kind] of locks) if (fileIn(tree, one, file)) return {
		folder: one,
		...kind === yarn && isModern(tree, one) ? modernYarn : kind
	};
	let read = readPackage(tree.texts.get(inFolder(folder, "package.json")) ?? ""), isEmpty = Object.keys(read?.dependencies ?? {}).length === 0;
	return {
		...npm,
		folder,
		install: isEmpty ? null : "npm install --no-package-lock"
	};
}
function isModern(tree, folder) {
	let read = readPackage(tree.texts.get(inFolder(folder, "package.json")) ?? "");
	return fileIn(tree, folder, ".yarnrc.yml") !== null || /^yarn@([2-9]|\d\d)/.test(read?.packageManager ?? "");
}
const libraries = [
	"tinybench",
	"mitata",
	"benchmark"
], scripts = [
	"bench",
	"benchmark",
	"benchmarks",
	"bench:ci",
	"perf"
], vitestFile = /\.(bench|benchmark)\.[cm]?[jt]sx?$/, plainFile = /(^|\/)(bench|benchmark|benchmarks)(\/[^/]+)?\.[cm]?[jt]s$|(^|\/)[^/]+[._-]bench\.[cm]?[jt]s$/;
function findNode(tree) {
	let packages = filesNamed(tree, "package.json").flatMap(([path, text]) => {
		let read = readPackage(text);
		return read === null ? [] : [{
			path,
			folder: folderOf(path),
			read
		}];
	}), files = filesOf(tree, new Set(packages.map(({ folder }) => folder)));
	return packages.flatMap(({ path, folder, read }) => {
		let own = files.get(folder) ?? [], found = vitest(tree, folder, read, own) ?? script(tree, folder, read) ?? file(tree, folder, read, own);
		return found === null ? [] : [{
			...found,
			foundBy: path
		}];
	});
}
function filesOf(tree, packages) {
	let files = new Map();
	for (let path of tree.paths) {
		let owner = around(folderOf(path)).find((folder) => packages.has(folder));
		if (owner === void 0) continue;
		let own = files.get(owner);
		own ? own.push(path) : files.set(owner, [path]);
	}
	return files;
}
function vitest(tree, folder, read, own) {
	let range = read.dependencies.vitest ?? packageAround(tree, folder, "vitest");
	if (range === null || !(own.some((path) => vitestFile.test(path)) || Object.values(read.scripts).some((one) => /\bvitest bench\b/.test(one)))) return null;
	let manager = packageManagerOf(tree, folder), isOld = Number(/\d+/.exec(range)?.[0] ?? 5) < 5, flags = isOld ? [`--outputJson=${outputFile}`] : ["--reporter=json", `--outputFile=${outputFile}`];
	return suiteIn(tree, folder, {
		tool: "vitest-bench",
		command: shellLine(...manager.execute, "vitest", "bench", "--run", ...flags),
		format: "vitest-bench",
		output: outputFile,
		filter: isOld ? "-t {regex}" : null,
		notes: []
	});
}
function packageAround(tree, folder, name) {
	return around(folder).map((one) => readPackage(tree.texts.get(inFolder(one, "package.json")) ?? "")?.dependencies[name]).find((range) => range !== void 0) ?? null;
}
function script(tree, folder, read) {
	let name = scripts.find((one) => read.scripts[one] !== void 0);
	return name === void 0 ? null : suiteIn(tree, folder, {
		tool: libraryOf(tree, folder, read) ?? "script",
		command: shellLine(...packageManagerOf(tree, folder).script, name),
		format: null,
		output: null,
		filter: null,
		notes: notesOn(libraryOf(tree, folder, read), `the script "${name}"`)
	});
}
function file(tree, folder, read, own) {
	let library = libraryOf(tree, folder, read), path = own.map((one) => pathFrom(folder, one)).find((one) => plainFile.test(one));
	return library === null || path === void 0 ? null : suiteIn(tree, folder, {
		tool: library,
		command: shellLine("node", path),
		format: null,
		output: null,
		filter: null,
		notes: notesOn(library, path)
	});
}
function libraryOf(tree, folder, read) {
	return libraries.find((name) => read.dependencies[name] !== void 0) ?? libraries.find((name) => packageAround(tree, folder, name) !== null) ?? null;
}
function notesOn(library, what) {
	let hint = {
		tinybench: "With tinybench, console.table(bench.table()) will do; JSON of bench.tasks is more exact.",
		mitata: "With mitata, call run({ format: 'json' })."
	}[library ?? ""];
	return [`What ${what} prints must be of a format that Benchgate reads, such as Go benchmark lines.${hint ? ` ${hint}` : ""}`];
}
function suiteIn(tree, folder, found) {
	let manager = packageManagerOf(tree, folder), { command, output, ...rest } = found, below = pathFrom(manager.folder, folder);
	return {
		...rest,
		folder: manager.folder,
		setup: manager.install,
		run: runIn(below, command),
		output: output === null ? null : inFolder(below, output),
		steps: [...manager.steps, nodeStep(tree, folder)]
	};
}
function nodeStep(tree, folder) {
	let pinned = around(folder).flatMap((one) => fileIn(tree, one, ".nvmrc", ".node-version") ?? [])[0];
	return {
		uses: "setup-node",
		with: pinned ? { "node-version-file": pinned } : { "node-version": "24" }
	};
}
const part = "(?:[\\w-]+|\"[^\"\\n]*\"|'[^'\\n]*')", name = `\\s*(${part}(?:\\s*\\.\\s*${part})*)\\s*`, header = RegExp(`^\\s*(?:\\[\\[${name}\\]\\]|\\[${name}\\])\\s*$`);
function tomlTables(file) {
	let tables = [{
		name: "",
		lines: []
	}];
	for (let line of withoutComments(file, "hash").split(/\r?\n/)) {
		let found = header.exec(line);
		found ? tables.push({
			name: (found[1] ?? found[2] ?? "").replace(/["'\s]/g, ""),
			lines: []
		}) : tables.at(-1)?.lines.push(line);
	}
	return tables.map(({ name, lines }) => ({
		name,
		text: lines.join("\n")
	}));
}
function keysOf({ text }) {
	return [...text.matchAll(/^\s*["']?([\w-]+)["']?(?:\.[\w."'-]+)*\s*=/gm)].map(([, key = ""]) => key);
}
function valueIn({ text }, key) {
	let value = RegExp(`^\\s*["']?${key}["']?\\s*=\\s*(\\[[^\\]]*\\]|.*)`, "m").exec(text)?.[1]?.trim();
	return value === void 0 ? null : value.replace(/^(["'])(.*)\1$/, "$2");
}
function stringsIn(list) {
	return [...list.matchAll(/"([^"\n]*)"|'([^'\n]*)'/g)].map(([, one, other]) => one ?? other ?? "");
}
const environment = ".benchgate-venv";
function findPython(tree) {
	let named = [...tree.texts].flatMap(([path, text]) => namedIn(path, text)), homes = [...new Set(named.map(({ path }) => homeOf(path)))].sort((a, b) => depthOf(a) - depthOf(b));
	return homes.flatMap((home) => {
		let nested = homes.filter((other) => other !== home && isWithin(home, other)), tests = tree.marked.pytest.filter((path) => isWithin(home, path) && !nested.some((other) => isWithin(other, path))), [first] = named.filter(({ path }) => homeOf(path) === home).sort(bySource);
		return tests.length === 0 || !first ? [] : [suiteOf$1(tree, home, first, tests)];
	});
}
function homeOf(path) {
	let folder = folderOf(path);
	return nameOf(folder) === "requirements" ? folderOf(folder) : folder;
}
const sources = [
	"pyproject.toml",
	"setup.cfg",
	"setup.py"
];
function bySource(a, b) {
	let rank = ({ path }) => (sources.indexOf(nameOf(path)) + 4) % 4;
	return rank(a) - rank(b) || (a.path < b.path ? -1 : 1);
}
const requirement = /(^|["'\s])pytest[-_.]benchmark(?![\w.-])/im;
function namedIn(path, text) {
	let name = nameOf(path);
	if (name === "pyproject.toml") return tomlTables(text).flatMap((table) => namedInTable(path, table));
	if (!(name === "setup.cfg" || name === "setup.py" || /\.(txt|in)$/.test(name)) || name === "CMakeLists.txt" || name === "conanfile.txt") return [];
	let plain = withoutComments(text, "hash"), found = requirement.exec(plain);
	return found ? [{
		path,
		extra: /^setup\./.test(name) ? extraBefore(plain.slice(0, found.index)) : null,
		group: null
	}] : [];
}
function extraBefore(text) {
	let start = text.search(/options\.extras_require|extras_require/);
	if (start < 0) return null;
	let last = [...text.slice(start).matchAll(/^\s*([\w-]+)\s*=\s*(?=$)|["']([\w-]+)["']\s*:/gm)].at(-1);
	return last?.[1] ?? last?.[2] ?? null;
}
function namedInTable(path, table) {
	let poetry = /^tool\.poetry(?:\.group\.([\w-]+))?\.(?:dev-)?dependencies$/.exec(table.name);
	if (poetry) return keysOf(table).some((key) => /^pytest[-_]benchmark$/i.test(key)) ? [{
		path,
		extra: null,
		group: poetry[1] ?? null,
		isPoetry: !0
	}] : [];
	let found = /["']pytest[-_.]benchmark(?![\w.-])/i.exec(table.text);
	if (!found) return [];
	let key = keysOf({
		...table,
		text: table.text.slice(0, found.index)
	}).at(-1) ?? null;
	return table.name === "project" ? [{
		path,
		extra: null,
		group: null
	}] : table.name === "project.optional-dependencies" ? [{
		path,
		extra: key,
		group: null
	}] : table.name === "dependency-groups" ? [{
		path,
		extra: null,
		group: key
	}] : table.name === "tool.uv" ? [{
		path,
		extra: null,
		group: "dev"
	}] : [];
}
function suiteOf$1(tree, home, named, tests) {
	let { tool, install } = installing(tree, home, named), setup = [
		`python -m venv --clear ${environment}`,
		`. ${environment}/bin/activate`,
		...install
	], folder = pathFrom(home, commonFolder(tests)), paths = folder === "." ? [] : [folder], flags = [
		"--benchmark-only",
		"--benchmark-max-time=0.2",
		`--benchmark-json=${outputFile}`
	];
	return {
		tool: "pytest-benchmark",
		foundBy: named.path,
		folder: home,
		setup: setup.join("\n"),
		run: shellLine(`${environment}/bin/python`, "-m", "pytest", ...paths, ...flags),
		format: "pytest-benchmark",
		output: outputFile,
		filter: "-k {or}",
		steps: [pythonStep(tree, home), ...tool === null ? [] : [{ run: `pipx install ${tool}` }]],
		notes: []
	};
}
function installing(tree, home, { path, extra, group, isPoetry }) {
	return around(home).some((folder) => fileIn(tree, folder, "uv.lock")) ? {
		tool: "uv",
		install: [shellLine("uv", "sync", "--active", "--locked", ...extra ? ["--extra", extra] : group ? ["--group", group] : [])]
	} : isPoetry || fileIn(tree, home, "poetry.lock") ? {
		tool: "poetry",
		install: [shellLine("poetry", "install", ...extra ? ["--extras", extra] : group ? ["--with", group] : [])]
	} : {
		tool: null,
		install: pipLines(tree, home, path, extra, group)
	};
}
function pipLines(tree, home, path, extra, group) {
	let lists = sources.includes(nameOf(path)) ? [] : ["requirements.txt", pathFrom(home, path)], there = [...new Set(lists)].filter((list) => tree.texts.has(inFolder(home, list))), words = [...isProject(tree, home) ? ["--editable", extra === null ? "." : `.[${extra}]`] : [], ...there.flatMap((list) => ["--requirement", list])], upgrade = group === null ? [] : ["pip install --quiet --upgrade pip"], groups = group === null ? [] : ["--group", group];
	return [...upgrade, shellLine("pip", "install", "--quiet", ...words, ...groups)];
}
function isProject(tree, home) {
	let tables = tomlTables(tree.texts.get(inFolder(home, "pyproject.toml")) ?? "").map(({ name }) => name);
	return tables.includes("build-system") || tables.includes("project") ? !0 : fileIn(tree, home, "setup.py", "setup.cfg") !== null;
}
function pythonStep(tree, home) {
	let pinned = around(home).flatMap((folder) => fileIn(tree, folder, ".python-version") ?? [])[0];
	return pinned ? {
		uses: "setup-python",
		with: { "python-version-file": pinned }
	} : {
		uses: "setup-python",
		with: { "python-version": "3.13" }
	};
}
const criterionFlags = [
	"--noplot",
	"--warm-up-time",
	"0.2",
	"--measurement-time",
	"0.5",
	"--sample-size",
	"10"
];
function findRust(tree) {
	return crates(tree).flatMap((crate) => {
		let named = (tool) => benchesWith(tree, crate, tool);
		return [
			...suiteOf(tree, crate, "criterion", named("criterion")),
			...suiteOf(tree, crate, "divan", named("divan")),
			...libtest(tree, crate)
		];
	});
}
function crates(tree) {
	return filesNamed(tree, "Cargo.toml").flatMap(([manifest, text]) => {
		let tables = tomlTables(text), own = tables.find(({ name }) => name === "package"), name = own && valueIn(own, "name");
		return name ? [{
			manifest,
			name,
			tables,
			top: topOf(tree, folderOf(manifest))
		}] : [];
	});
}
function topOf(tree, folder) {
	return around(folder).find((one) => {
		let table = tomlTables(tree.texts.get(inFolder(one, "Cargo.toml")) ?? "").find(({ name }) => name === "workspace");
		return table ? !stringsIn(valueIn(table, "exclude") ?? "").some((path) => isWithin(inFolder(one, path), folder)) : !1;
	}) ?? folder;
}
function benchesWith(tree, { manifest, tables }, tool) {
	if (!dependencies(tables).includes(tool)) return [];
	let folder = folderOf(manifest);
	return tables.filter((table) => table.name === "bench" && valueIn(table, "harness") === "false").flatMap((table) => {
		let name = valueIn(table, "name") ?? "", given = valueIn(table, "path");
		return (given ? [given] : [`benches/${name}.rs`, `benches/${name}/main.rs`]).some((source) => tree.marked[tool].includes(inFolder(folder, source))) ? [name] : [];
	});
}
function dependencies(tables) {
	return tables.flatMap((table) => {
		let own = /(?:^|\.)(?:dev-)?dependencies(?:\.([\w-]+))?$/.exec(table.name);
		return own ? own[1] === void 0 ? keysOf(table) : [own[1]] : [];
	});
}
function suiteOf(tree, crate, tool, benches) {
	if (benches.length === 0) return [];
	let words = [
		"cargo",
		"bench",
		...packageFlags(crate),
		...benches.flatMap((name) => ["--bench", name])
	], isCriterion = tool === "criterion";
	return [{
		...measuredBy(tree, crate, words, isCriterion ? ["--", ...criterionFlags] : []),
		tool,
		format: tool,
		output: isCriterion ? "target/criterion/**/new/*.json" : null,
		filter: isCriterion ? "{regex}" : null
	}];
}
function libtest(tree, crate) {
	let folder = folderOf(crate.manifest), inner = [...tree.texts.keys()].map(folderOf).filter((one) => one !== folder && isWithin(folder, one));
	if (!tree.marked.libtest.some((path) => isWithin(folder, path) && !inner.some((one) => isCrate(tree, one) && isWithin(one, path)))) return [];
	let isChosen = choosesNightly(tree, crate.top);
	return [{
		...measuredBy(tree, crate, [
			...isChosen ? ["cargo"] : ["cargo", "+nightly"],
			"bench",
			...packageFlags(crate)
		], []),
		tool: "cargo-bench",
		format: "cargo-bench",
		output: null,
		filter: null,
		steps: isChosen ? [] : [{ run: "rustup toolchain install nightly --profile minimal" }]
	}];
}
function isCrate(tree, folder) {
	return tree.texts.has(inFolder(folder, "Cargo.toml"));
}
function choosesNightly(tree, top) {
	let file = fileIn(tree, top, "rust-toolchain.toml", "rust-toolchain"), config = fileIn(tree, top, ".cargo/config.toml", ".cargo/config");
	return /nightly/.test((file && tree.texts.get(file)) ?? "") || /RUSTC_BOOTSTRAP/.test((config && tree.texts.get(config)) ?? "");
}
function measuredBy(tree, crate, words, flags) {
	return {
		foundBy: crate.manifest,
		folder: crate.top,
		setup: shellLine(...words, "--no-run"),
		run: shellLine(...words, ...flags),
		steps: [],
		notes: lockNotes(tree, crate)
	};
}
function lockNotes(tree, { top }) {
	return fileIn(tree, top, "Cargo.lock") ? [] : [`Git tracks no ${inFolder(top, "Cargo.lock")}, so base and head may get different dependencies.`];
}
function packageFlags({ manifest, name, top }) {
	return pathFrom(top, folderOf(manifest)) === "." ? [] : ["--package", name];
}
const finders = [
	findGo,
	findRust,
	findCpp,
	findJava,
	findPython,
	findNode
];
function findSuites(tree, standing) {
	let found = finders.flatMap((find) => find(tree)), isElsewhere = ({ foundBy }) => +!isWithin(standing, foundBy), depth = ({ tool, folder, foundBy }) => depthOf(tool === "go" ? folder : folderOf(foundBy));
	return found.sort((a, b) => isElsewhere(a) - isElsewhere(b) || depth(a) - depth(b));
}
const actions = [
	[
		/\bgo\b/,
		"setup-go",
		{ "go-version": "stable" }
	],
	[
		/\b(node|npm|npx|pnpm|yarn)\b/,
		"setup-node",
		{ "node-version": "24" }
	],
	[
		/\b(python3?|pip3?|pytest|poetry|uv|tox|nox)\b/,
		"setup-python",
		{ "python-version": "3.13" }
	],
	[
		/\b(java|mvnw?|gradlew?)\b/,
		"setup-java",
		{
			distribution: "temurin",
			"java-version": "17"
		}
	]
];
function givenSuite({ run, setup, format, output, folder }) {
	let text = `${setup ?? ""}\n${run}`, steps = actions.filter(([words]) => words.test(text)).map(([, uses, more]) => ({
		uses,
		with: more
	}));
	return {
		tool: "a command",
		foundBy: "",
		folder: folder ?? ".",
		run,
		setup,
		format,
		output,
		filter: null,
		steps,
		notes: []
	};
}
function changedSuite(suite, given) {
	return {
		...suite,
		setup: given.setup ?? suite.setup,
		format: given.format ?? suite.format,
		output: given.output ?? suite.output
	};
}
function choose(tree, wish) {
	let { run, folder, below, isNamed, tool } = wish;
	if (run !== null) return [givenSuite({
		...wish,
		run,
		folder: folder ?? below
	})];
	let all = findSuites(tree, below), home = folder ?? (isNamed ? below : "."), first = all.find((suite) => isWithin(home, suite.foundBy) && (tool === null || suite.tool === tool));
	if (first === void 0) throw nothingFound(home, tool, all);
	return [changedSuite(first, wish), ...all.filter((suite) => suite !== first)];
}
function nothingFound(home, tool, all) {
	let where = home === "." ? "in this repository" : `in ${home}`, what = tool === null ? "No benchmarks were found" : `No benchmarks of "${tool}" were found`, others = all.map((suite) => `${suite.tool} (${suite.foundBy})`);
	return new Misconfigured(others.length === 0 ? `${what} ${where}, and nothing was written. Looked for: Go benchmarks (go.mod), criterion, divan or #[bench] (Cargo.toml), Google Benchmark (CMakeLists.txt), JMH (pom.xml, build.gradle), pytest-benchmark (pyproject.toml, requirements, setup.cfg), and vitest, tinybench, mitata, benchmark or a script "bench" (package.json). If there are any, say how to run them: benchgate init --run 'command' [--setup 'command'] [--format NAME] [--output FILE].` : `${what} ${where}, and nothing was written. There are: ${others.join(", ")}. Choose with a folder, or with --tool.`);
}
function isReplaced({ standing }, isForced) {
	return standing === "other" && isForced;
}
function isWritten(file, isForced) {
	return file.standing === "new" || isReplaced(file, isForced);
}
function isKept({ standing }, isForced) {
	return standing === "other" && !isForced;
}
function planText(plan) {
	return [
		foundLines(plan.suite),
		otherLines(plan),
		fileLines(plan),
		nextLines(plan)
	].filter((lines) => lines.length > 0).map((lines) => `${lines.map(visible).join("\n")}\n`).join("\n");
}
function entry(word, text) {
	return `${word.padEnd(10)}${text}`;
}
function foundLines({ tool, foundBy, folder, setup, run, format, output, filter, notes }) {
	let lines = Object.entries({
		"working-directory": folder === "." ? null : folder,
		setup,
		run,
		format,
		output,
		filter
	}).flatMap(([name, value]) => (value?.split("\n") ?? []).map((line, index) => entry("", `${(index === 0 ? `${name}:` : "").padEnd(8)} ${line}`)));
	return [
		entry("Found", foundBy === "" ? "your command" : calledAt({
			tool,
			foundBy
		})),
		...lines,
		...notes.map((note) => entry("Note", note))
	];
}
const called = {
	go: "Go benchmarks",
	"cargo-bench": "#[bench] functions",
	"google-benchmark": "Google Benchmark",
	jmh: "JMH",
	script: "a script for benchmarks",
	"vitest-bench": "vitest benchmarks"
};
function calledAt({ tool, foundBy }) {
	return `${called[tool] ?? tool}, in ${foundBy}`;
}
function otherLines({ others, standing }) {
	let lines = others.slice(0, 6).flatMap((other) => {
		let to = pathBetween(standing, folderOf(other.foundBy)), command = shellLine("benchgate", "init", to, "--tool", other.tool, "--force");
		return [entry("Also", calledAt(other)), entry("", `to measure these instead: ${command}`)];
	}), more = others.length - 6;
	return more > 0 ? [...lines, entry("Also", `${more} more; "benchgate init FOLDER" looks in one folder only`)] : lines;
}
function fileLines({ files, isForced, copies }) {
	let width = Math.max(...files.map(({ path }) => path.length)), lines = files.flatMap((file) => {
		let { path, standing, meaning } = file;
		if (typeof standing == "object") return entry("Not", `${path}, as ${standing.by} runs Benchgate already`);
		if (isKept(file, isForced)) return entry("Kept", `${path}, which has other content`);
		let word = standing === "same" ? "Is there" : standing === "new" ? "Wrote" : "Replaced", copy = copies[path], kept = copy === void 0 ? [] : [entry("", `its old text is in ${copy} now`)];
		return [entry(word, `${path.padEnd(width)}  ${meaning}`), ...kept];
	});
	return files.some((file) => isKept(file, isForced)) ? [...lines, entry("", "--print shows what would be written, --force writes it")] : lines;
}
function nextLines({ files, isForced, standing }) {
	let written = files.filter((file) => isWritten(file, isForced)).map(({ path }) => pathBetween(standing, path)), add = written.length > 0 ? [entry("", shellLine("git", "add", ...written))] : [];
	return [entry("Next", "benchgate doctor"), ...add];
}
function yamlText(text, indent) {
	return isPlain$1(text) ? text : isBlock(text) ? `|-\n${text.replace(/^(?=.)/gm, indent)}` : /^[\x20-\x7e]*$/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text.replace(/["\\]|[^\x20-\x7e]/gu, escaped)}"`;
}
const reserved = /^\.?(y|n|yes|no|on|off|true|false|null|nan|inf)$/i;
function isPlain$1(text) {
	return /^\d+(%|ms|s|m|h)$/.test(text) ? !0 : /^(?:[A-Za-z_]|\.?\/|\.[A-Za-z_])[\w ./=,+@()*$'"|&<>;:-]*$/.test(text) && !/: |:$| $/.test(text) && !reserved.test(text);
}
function isBlock(text) {
	return text.includes("\n") && /^[\x21-\x7e]/.test(text) && /[\x21-\x7e]$/.test(text) && /^[\n\x20-\x7e]*$/.test(text);
}
function escaped(character) {
	if (character === "\"" || character === "\\") return `\\${character}`;
	if (character === "\n") return "\\n";
	let code = character.codePointAt(0) ?? 0;
	return code > 65535 ? `\\U${code.toString(16).padStart(8, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
}
const usual = {
	count: "20",
	threshold: "5%"
}, ofGo = {
	packages: "./...",
	benchtime: "100ms"
};
function rulesOf(suite) {
	let { folder, setup, run, format, output, filter } = suite, inputs = {
		"working-directory": folder === "." ? null : folder,
		setup,
		run,
		format,
		output,
		filter,
		...run === null ? ofGo : {},
		...usual
	};
	return `# yaml-language-server: $schema=https://raw.githubusercontent.com/benchgate/benchgate/main/docs/rules.schema.json
# What Benchgate measures, and what counts as a regression: the workflow and "benchgate" in a terminal both read it.
# Every input of the Action that is not about GitHub can stand here: https://github.com/benchgate/benchgate#inputs
${Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [`${name}: ${name === "count" ? value : yamlText(value, "  ")}`]).join("\n")}
`;
}
const pins = {
	checkout: {
		action: "actions/checkout",
		sha: "3d3c42e5aac5ba805825da76410c181273ba90b1",
		version: "v7.0.1"
	},
	"setup-go": {
		action: "actions/setup-go",
		sha: "b7ad1dad31e06c5925ef5d2fc7ad053ef454303e",
		version: "v7.0.0"
	},
	"setup-node": {
		action: "actions/setup-node",
		sha: "820762786026740c76f36085b0efc47a31fe5020",
		version: "v7.0.0"
	},
	"setup-python": {
		action: "actions/setup-python",
		sha: "5fda3b95a4ea91299a34e894583c3862153e4b97",
		version: "v7.0.0"
	},
	"setup-java": {
		action: "actions/setup-java",
		sha: "b6effb05e454b25005698d916606bdc6ffcbf961",
		version: "v5.7.0"
	},
	"upload-artifact": {
		action: "actions/upload-artifact",
		sha: "bbbca2ddaa5d8feaa63e36b76fdaad77386f024f",
		version: "v7.0.0"
	},
	"download-artifact": {
		action: "actions/download-artifact",
		sha: "3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c",
		version: "v8.0.1"
	},
	benchgate: {
		action: "benchgate/benchgate",
		sha: "89c76dabac0da44b4533d732b0f89ab57a3ebe19",
		version: "v0.1.0"
	}
};
function usesOf(name, folder = "") {
	let { action, sha, version } = pins[name];
	return `${action}${folder}@${sha} # ${version}`;
}
function uploadStep(name) {
	return `      - uses: ${usesOf("upload-artifact")}
        # What could not be measured leaves no result, and the report says so.
        if: always()
        with:
          name: ${name}
          path: \${{ runner.temp }}/benchgate/result.json
          if-no-files-found: ignore
          # The job may be run again.
          overwrite: true
`;
}
const publishing = "          pattern: benchgate*\n          path: ${{ runner.temp }}/benchgate\n", reportStep = `      - uses: ${usesOf("benchgate", "/report")}
        with:
          results: \${{ runner.temp }}/benchgate
`, reportJob = `
  report:
    needs: measure
    # Also where a machine has failed, which the report then names.
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pull-requests: write
    steps:
      - uses: ${usesOf("download-artifact")}
        with:
${publishing}${reportStep}`, reportWorkflow = `# Judges what benchgate.yml has measured, by the rules of the default branch, and publishes the answer: a check on the
# commit, and one comment. It runs nothing of a pull request, and takes what was measured for a stranger's word. GitHub
# runs this file as it stands on the default branch.
name: Benchgate report
on:
  workflow_run: # zizmor: ignore[dangerous-triggers] it checks nothing out, and reads the results as data
    workflows: [Benchgate]
    types: [completed]
concurrency:
  group: \${{ github.workflow }}-\${{ github.event.workflow_run.head_sha }}
  cancel-in-progress: true
permissions: {}
jobs:
  report:
    if: github.event.workflow_run.event == 'pull_request'
    runs-on: ubuntu-latest
    permissions:
      # The results are that run's.
      actions: read
      checks: write
      # The rules are the default branch's.
      contents: read
      pull-requests: write
    steps:
      - uses: ${usesOf("download-artifact")}
        with:
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
${publishing}${reportStep}`;
function stepLines(step) {
	if ("run" in step) return `      - run: ${yamlText(step.run, "          ")}\n`;
	let inputs = Object.entries(step.with).map(([name, value]) => `          ${name}: ${inputValue(value)}\n`);
	return `      - uses: ${usesOf(step.uses)}\n        with:\n${inputs.join("")}`;
}
function inputValue(value) {
	return /^[\d.]+$/.test(value) ? `'${value}'` : yamlText(value, "            ");
}
const uncached = {
	"setup-go": { cache: "false" },
	"setup-node": { "package-manager-cache": "false" }
};
function withoutCache(step) {
	return "run" in step ? step : {
		...step,
		with: {
			...step.with,
			...uncached[step.uses]
		}
	};
}
function onDemandWorkflow({ steps }) {
	return `# Measures a pull request when somebody who may write to this repository comments "/benchgate run" on it; also
# "/benchgate run count=40 bench=Encode". Three jobs, so that code of a pull request meets no token that may write:
# the first reads the comment and runs no code of it, the second measures and may only read, the third publishes.
# Look at a change before you ask for it: its code runs as one of this repository's jobs.
name: Benchgate on demand
on:
  issue_comment: # zizmor: ignore[dangerous-triggers] only members are heard, and what runs their pull request can only read
    types: [created]
permissions: {}
jobs:
  ask:
    if: github.event.issue.pull_request && startsWith(github.event.comment.body, '/benchgate')
    runs-on: ubuntu-latest
    permissions:
      # For the reaction that says that the comment was understood.
      pull-requests: write
    outputs:
      run: \${{ steps.ask.outputs.run }}
      pull-request: \${{ steps.ask.outputs.pull-request }}
      head: \${{ steps.ask.outputs.head }}
      count: \${{ steps.ask.outputs.count }}
      bench: \${{ steps.ask.outputs.bench }}
    steps:
      - uses: ${usesOf("benchgate", "/command")}
        id: ask

  measure:
    needs: ask
    if: needs.ask.outputs.run == 'true'
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pull-requests: read
    steps:
      - uses: ${usesOf("checkout")}
        with:
          # The commit that was the head when this was asked, and no later one.
          ref: \${{ needs.ask.outputs.head }}
          persist-credentials: false
${steps.map(withoutCache).map(stepLines).join("")}      - uses: ${usesOf("benchgate")}
        with:
          pull-request: \${{ needs.ask.outputs.pull-request }}
          count: \${{ needs.ask.outputs.count }}
          bench: \${{ needs.ask.outputs.bench }}
          # A member has asked for it, and this job can only read.
          trust-head: true
          # The report judges and comments.
          fail-on: never
          comment: never
          results: \${{ runner.temp }}/benchgate
${uploadStep("benchgate")}
  report:
    needs: [ask, measure]
    # Also where nothing could be measured, which the report then says.
    if: \${{ !cancelled() && needs.ask.outputs.run == 'true' }}
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pull-requests: write
    steps:
      - uses: ${usesOf("download-artifact")}
        with:
${publishing}${reportStep}          pull-request: \${{ needs.ask.outputs.pull-request }}
          head: \${{ needs.ask.outputs.head }}
          count: \${{ needs.ask.outputs.count }}
`;
}
const workflowPath = ".github/workflows/benchgate.yml", unsplit = {
	forks: !1,
	shards: 1,
	onDemand: !1
};
function workflowsOf(suite, asked = {}) {
	let split = {
		...unsplit,
		...asked
	}, measuring = {
		path: workflowPath,
		text: measuringWorkflow(suite, split),
		meaning: "measures each pull request"
	}, report = {
		path: ".github/workflows/benchgate-report.yml",
		text: reportWorkflow,
		meaning: "judges and publishes what was measured"
	}, onDemand = {
		path: ".github/workflows/benchgate-on-demand.yml",
		text: onDemandWorkflow(suite),
		meaning: "measures at the word of a member"
	};
	return [
		measuring,
		...split.forks ? [report] : [],
		...split.onDemand ? [onDemand] : []
	];
}
function measuringWorkflow({ steps }, split) {
	let isSplit = split.forks || split.shards > 1;
	return `${aboutIt(split)}
# What is measured, and what counts as slower, is in .github/benchgate.yml.
name: Benchgate
on: pull_request
# A later push ends the run of an earlier one.
concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: true
permissions: {}
jobs:
  ${isSplit ? "measure" : "benchgate"}:
    runs-on: ubuntu-latest
${matrix(split)}    permissions:
      contents: read
${isSplit ? "" : "      pull-requests: write\n"}    steps:
      - uses: ${usesOf("checkout")}
        with:
          persist-credentials: false
${steps.map(stepLines).join("")}      - uses: ${usesOf("benchgate")}
${isSplit ? handingOver(split) : ""}${isSplit && !split.forks ? reportJob : ""}`;
}
function aboutIt({ forks, shards }) {
	return forks ? "# Measures each pull request against its base, those from forks, too: nothing in here may write. The answer\n# is published by benchgate-report.yml." : `# Measures each pull request against its base${shards > 1 ? `, on ${shards} machines that share the benchmarks,` : ","} and fails where something got slower.`;
}
function matrix({ shards }) {
	return shards === 1 ? "" : `    strategy:
      # The report names a machine that has failed, and needs the results of the others.
      fail-fast: false
      matrix:
        shard: [${Array.from({ length: shards }, (_, n) => n + 1).join(", ")}]
`;
}
function handingOver({ shards }) {
	return `        with:
${shards > 1 ? `          shard: \${{ matrix.shard }}/${shards}\n` : ""}          # The report judges and comments.
          fail-on: never
          comment: never
          results: \${{ runner.temp }}/benchgate
${uploadStep(shards > 1 ? "benchgate-${{ matrix.shard }}" : "benchgate")}`;
}
function otherWorkflow({ texts }) {
	let uses = RegExp(`^\\s*(?:- )?uses:\\s*["']?${pins.benchgate.action}(?:/(?:report|command))?@`, "m"), isOther = (path) => path.startsWith(".github/workflows/") && ![
		".github/workflows/benchgate.yml",
		".github/workflows/benchgate-report.yml",
		".github/workflows/benchgate-on-demand.yml"
	].includes(path);
	return [...texts].find(([path, text]) => isOther(path) && uses.test(text))?.[0] ?? null;
}
async function placedText(root, path) {
	await refuseLinks(root, path);
	let found = await standing(join(root, path));
	if (found === null) return null;
	if (!found.isFile()) throw new Misconfigured(`${path} is a ${found.isDirectory() ? "folder" : "link or a special file"}, not a plain file. Move it away.`);
	return (await contentOf(join(root, path)))?.toString() ?? null;
}
async function placeFile(root, path, text) {
	await mkdir(dirname(join(root, path)), { recursive: !0 }), await replaceFile(join(root, path), text);
}
async function keepCopy(root, path) {
	let content = await contentOf(join(root, path)) ?? "";
	for (let n = 1;; n++) {
		let copy = `${path}.before${n === 1 ? "" : `-${n}`}`, found = await standing(join(root, copy));
		if (found?.isFile() && (await contentOf(join(root, copy)))?.equals(Buffer.from(content))) return copy;
		if (found === null) return await writeFile(join(root, copy), content, { flag: "wx" }), copy;
	}
}
async function refuseLinks(root, path) {
	let folders = path.split("/").slice(0, -1);
	for (let [index] of folders.entries()) {
		let folder = folders.slice(0, index + 1).join("/"), found = await standing(join(root, folder));
		if (found !== null && !found.isDirectory()) throw new Misconfigured(`${folder} is not a folder, so ${path} cannot be written. Move it away.`);
	}
}
const marks = {
	go: {
		pattern: "^[[:space:]]*func[[:space:]]+Benchmark",
		files: ["*_test.go"]
	},
	criterion: {
		pattern: "(^|[^[:alnum:]_])(codspeed_)?criterion[a-z_]*(!|::)",
		files: ["*.rs"]
	},
	divan: {
		pattern: "(^|[^[:alnum:]_])(codspeed_)?divan[a-z_]*::",
		files: ["*.rs"]
	},
	libtest: {
		pattern: "^[[:space:]]*#\\[bench\\]",
		files: ["*.rs"]
	},
	pytest: {
		pattern: "def[[:space:]]+test.*[(,[:space:]]benchmark[]):,[:space:]]|(^|[^[:alnum:]_.])benchmark(\\.pedantic)?\\(",
		files: [
			"test_*.py",
			"*_test.py",
			"*/test_*.py",
			"bench_*.py",
			"*/bench_*.py"
		]
	}
}, manifest = /^(go\.mod|go\.work|Cargo\.toml|rust-toolchain(\.toml)?|pyproject\.toml|setup\.(cfg|py)|requirements[\w.-]*\.(txt|in)|CMakeLists\.txt|conanfile\.(txt|py)|vcpkg\.json|pom\.xml|(build|settings)\.gradle(\.kts)?|libs\.versions\.toml|package\.json)$/, requirements = /(^|\/)requirements\/[\w.-]+\.(txt|in)$/, configuration = /(^|\/)\.cargo\/config(\.toml)?$|^\.github\/workflows\/[^/]+\.ya?ml$/, foreign = /(^|\/)(node_modules|vendor|third[-_]party|extern|external|testdata|fixtures|\.venv|_[^/]*)\//;
function isPlain(path) {
	return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd"'\\]|\$\{\{/u.test(path);
}
function isOwn(path) {
	return !foreign.test(path);
}
function isManifest(path) {
	return manifest.test(path.slice(path.lastIndexOf("/") + 1)) || requirements.test(path) || configuration.test(path);
}
async function readTree(git) {
	let listed = await git.run([
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	]), deleted = new Set(usable(await git.run([
		"ls-files",
		"-z",
		"--deleted"
	]))), paths = usable(listed).filter((path) => !deleted.has(path)), manifests = paths.filter(isManifest).sort((a, b) => depthOf(a) - depthOf(b)), texts = new Map();
	for (let path of manifests.slice(0, 2e3)) {
		let text = await textOf(join(git.folder, path));
		text !== null && texts.set(path, text);
	}
	let marked = await Promise.all(Object.entries(marks).map(async ([mark, { pattern, files }]) => [mark, usable(await git.ask([
		"grep",
		"--untracked",
		"--files-with-matches",
		"--no-color",
		"-z",
		"--extended-regexp",
		"-e",
		pattern,
		"--",
		...files
	]) ?? "")]));
	return {
		paths: new Set(paths),
		texts,
		marked: Object.fromEntries(marked)
	};
}
function usable(listed) {
	let paths = nulSeparated(listed).map(readable);
	return [...new Set(paths)].filter((path) => isPlain(path) && isOwn(path) && !path.endsWith("/")).sort();
}
async function textOf(path) {
	try {
		let found = await lstat(path);
		return found.isFile() && found.size <= 1048576 ? await readFile(path, "utf8") : null;
	} catch {
		return null;
	}
}
const usage = `Usage: benchgate init [folder] [flags]

Finds the benchmarks of this repository, and writes the workflow that measures each pull request
(${workflowPath}) and the rules that it and "benchgate" follow (${usualRules}).
It runs nothing of the repository, and replaces no file unless told to.

  benchgate init                  the benchmarks nearest to the current folder
  benchgate init bench            those in a folder
  benchgate init --run 'make bench' --format hyperfine --output 'out/*.json'
                                  a command of your own

  --tool NAME    the benchmarks of this tool, if there are several: go, criterion, pytest-benchmark, …
  --run COMMAND, --setup COMMAND, --format NAME, --output GLOB, --working-directory FOLDER
                 the same as the inputs of the Action
  --forks        for pull requests from forks, too: a second workflow comments on them, safely
  --on-demand    also where a member comments "/benchgate run" on a pull request, by a workflow of its own
  --shards N     N machines share the benchmarks; a last job joins their results
  --print        shows the files, and writes none
  --force        replaces existing files, and keeps their old text in files beside them (….before)

Exit status: 0 all files are in place, 2 nothing to measure was found, or an existing file with other content was kept.
`, flags = {
	run: { type: "string" },
	setup: { type: "string" },
	format: { type: "string" },
	output: { type: "string" },
	"working-directory": { type: "string" },
	tool: { type: "string" },
	forks: { type: "boolean" },
	"on-demand": { type: "boolean" },
	shards: { type: "string" },
	print: { type: "boolean" },
	force: { type: "boolean" }
};
async function run(words, terminal) {
	let { values, words: folders } = readFlags(words, flags, "benchgate init"), [named, ...more] = folders;
	if (more.length > 0) throw new Misconfigured(`init: one folder can be given, not ${more.join(" ")} too.`);
	let text = (name) => String(values[name] ?? "").trim() || null, isForced = values.force === !0, split = {
		forks: values.forks === !0,
		onDemand: values["on-demand"] === !0,
		shards: shards.parse("shards", text("shards") ?? "1")
	}, place = await placeOf(terminal, named), tree = await readTree(place.git), [suite, ...others] = choose(tree, {
		run: text("run"),
		setup: text("setup"),
		format: knownFormat(text("format")),
		output: checked("output", text("output"), outputAccepted),
		folder: checked("working-directory", text("working-directory")),
		below: place.below,
		isNamed: named !== void 0,
		tool: text("tool")
	}), files = await plannedFiles(place.root, tree, suite, split);
	if (values.print) return terminal.stdout.write(files.map(({ path, text }) => `# ${path}\n${text}`).join("\n")), 0;
	await refuseShadowed(place.root);
	let copies = {};
	for (let file of files) isReplaced(file, isForced) && (copies[file.path] = await keepCopy(place.root, file.path)), isWritten(file, isForced) && await placeFile(place.root, file.path, file.text);
	return terminal.stdout.write(planText({
		suite,
		others,
		files,
		isForced,
		copies,
		standing: place.standing
	})), files.some((file) => isKept(file, isForced)) ? 2 : 0;
}
const outputAccepted = "a file or a glob below the working directory, relative to it and without \"..\"";
function checked(name, path, accepted) {
	return path === null ? null : inside(name, path, accepted);
}
async function refuseShadowed(root) {
	let other = usualRules.replace(/yml$/, "yaml");
	if (!await standing(join(root, ".github/benchgate.yml")) && await standing(join(root, other))) throw new Misconfigured(`${other} is not read, and a new ${usualRules} would take its place. Rename it to ${usualRules} (git mv ${other} ${usualRules}), or remove it; then run this again.`);
}
function knownFormat(name) {
	if (name === null || name === "auto" || formatNamed(name)) return name;
	throw new Misconfigured(`format: "${name}" is not accepted. Give one of ${formatNames.join(", ")}, or leave it out.`);
}
async function placeOf({ env, folder }, named) {
	let directory = resolve(folder, named ?? ".");
	if (!await isFolder(directory)) throw new Misconfigured(`init: "${named}" is no folder. Name one of the repository.`);
	let git = gitIn(directory, untrustedEnvironment(env, []).env), top = await git.ask(["rev-parse", "--show-toplevel"]);
	if (!top) throw new Misconfigured(`${directory} is in no git repository. Run "git init" first, or name a folder of one.`);
	let root = readable(top), below = readable(await git.run(["rev-parse", "--show-prefix"])).replace(/\/$/, "") || ".", from = relative(root, await realpath(folder)).replaceAll(sep, "/") || ".";
	return {
		root,
		below,
		standing: isWithin("..", from) ? "." : from,
		git: git.in(root)
	};
}
const shards = whole(1, 64);
async function plannedFiles(root, tree, suite, split) {
	let standingOf = async (path, text) => {
		let there = await placedText(root, path);
		return there === null ? "new" : there === text ? "same" : "other";
	}, rules = {
		path: usualRules,
		text: rulesOf(suite),
		meaning: "what is measured, and what counts"
	}, by = otherWorkflow(tree), planned = [rules, ...workflowsOf(suite, split)].map(async (file) => ({
		...file,
		standing: by !== null && file !== rules ? { by } : await standingOf(file.path, file.text)
	}));
	return Promise.all(planned);
}
export { flags, run, usage };
