import { n as formatNamed, r as formatNames } from "./formats.js";
import { d as Misconfigured, o as visible } from "./escape.js";
import { E as whole, M as runIn, N as shellLine, P as shellWord, y as inside } from "./special-kinds.js";
import { o as usualRules } from "./rules-file.js";
import { a as nulSeparated, c as replaceFile, l as contentOf, n as gitIn, o as readable, p as standing, u as isFolder } from "./git.js";
import { n as untrustedEnvironment } from "./environment.js";
import { t as readFlags } from "./flags.js";
import { dirname, join, relative, resolve, sep } from "node:path";
import { lstat, mkdir, readFile, realpath, writeFile } from "node:fs/promises";
function folderOf(e) {
	let t = e.lastIndexOf("/");
	return t < 0 ? "." : e.slice(0, t);
}
function nameOf(e) {
	return e.slice(e.lastIndexOf("/") + 1);
}
function inFolder(e, t) {
	return e === "." ? t : `${e}/${t}`;
}
function isWithin(e, t) {
	return e === "." || t === e || t.startsWith(`${e}/`);
}
function pathFrom(e, t) {
	return e === "." ? t : t === e ? "." : t.slice(e.length + 1);
}
function pathBetween(e, t) {
	let n = around(e).find((e) => isWithin(e, t)) ?? ".", r = "../".repeat(depthOf(pathFrom(n, e))), i = pathFrom(n, t);
	return i === "." ? r.slice(0, -1) || "." : r + i;
}
function depthOf(e) {
	return e === "." ? 0 : e.split("/").length;
}
function around(e) {
	return e === "." ? ["."] : [e, ...around(folderOf(e))];
}
function filesNamed(e, ...t) {
	return [...e.texts].filter(([e]) => t.includes(nameOf(e))).sort(([e], [t]) => depthOf(folderOf(e)) - depthOf(folderOf(t)) || (e < t ? -1 : 1));
}
function fileIn(e, t, ...n) {
	return n.map((e) => inFolder(t, e)).find((t) => e.paths.has(t)) ?? null;
}
function commonFolder(e) {
	let t = e.map(folderOf);
	return around(t[0] ?? ".").find((e) => t.every((t) => isWithin(e, t))) ?? ".";
}
const outputFile = "benchgate-output.json", triple = "\"\"\"[\\s\\S]*?\"\"\"|'''[\\s\\S]*?'''", double = "\"(?:\\\\[^\\n]|[^\"\\\\\\n])*\"", single = "'(?:\\\\[^\\n]|[^'\\\\\\n])*'", styles = {
	hash: RegExp(`(${triple}|${double}|${single})|#[^\n]*`, "g"),
	cmake: RegExp("(\"(?:\\\\[\\s\\S]|[^\"\\\\])*\")|#(?:\\[(=*)\\[[\\s\\S]*?\\]\\2\\]|[^\n]*)", "g"),
	slashes: RegExp(`(${triple}|${double}|${single})|//[^\n]*|/\\*[\\s\\S]*?\\*/`, "g"),
	xml: /()<!--[\s\S]*?-->/g
};
function withoutComments(e, t) {
	return e.replace(styles[t], (e, t) => t ?? "");
}
const build = "build-benchgate";
function findCpp(e) {
	let t = filesNamed(e, "CMakeLists.txt").map(([e, t]) => [folderOf(e), withoutComments(t, "cmake")]), n = new Map(t), r = t.flatMap(([e, t]) => targetsIn(t).map((t) => ({
		name: t,
		folder: e,
		top: topOf$1(n, e)
	})));
	return [...new Set(r.map(({ top: e }) => e))].map((e) => {
		let n = t.filter(([t]) => around(t).includes(e)).map(([, e]) => e);
		return suiteOf$2(e, r.filter((t) => t.top === e), n.join("\n"));
	});
}
function targetsIn(e) {
	let t = [...e.matchAll(/\btarget_link_libraries\s*\(\s*"?([\w.+-]+)"?\s([^)]*)\)/gi)].filter(([, , e = ""]) => /(^|[\s"])benchmark(::benchmark)?(_main)?([\s"]|$)/.test(e)), n = [...e.matchAll(/\badd_executable\s*\(\s*"?([\w.+-]+)/gi)].map(([, e]) => e);
	return [...new Set(t.map(([, e = ""]) => e))].filter((e) => n.includes(e));
}
function topOf$1(e, t) {
	return around(t).findLast((t) => /\bproject\s*\(/i.test(e.get(t) ?? "")) ?? t;
}
function suiteOf$2(e, t, n) {
	let r = t.map(({ name: e }) => e), i = [...n.matchAll(/\boption\s*\(\s*(\w*BENCH\w*)\s[^)]*\bOFF\s*\)/gi)].map(([, e]) => `-D${e}=ON`), a = [
		"cmake",
		"-S",
		".",
		"-B",
		build,
		"-DCMAKE_BUILD_TYPE=Release",
		...new Set(i)
	], o = /RUNTIME_OUTPUT_DIRECTORY/.test(n), s = t.length > 1, c = t.map(({ name: t, folder: n }, r) => {
		let i = s ? outputFile.replace(".json", `-${r + 1}.json`) : outputFile;
		return `${o ? `"$(find ${build} -type f -name ${shellWord(t)} | head -n 1)"` : shellWord(`./${inFolder(build, inFolder(pathFrom(e, n), t))}`)} ${`--benchmark_min_time=0.1 --benchmark_out=${i} --benchmark_out_format=json`}${s ? " {filter}" : ""}`;
	});
	return {
		tool: "google-benchmark",
		foundBy: inFolder(t[0]?.folder ?? e, "CMakeLists.txt"),
		folder: e,
		setup: [shellLine(...a), shellLine("cmake", "--build", build, "--config", "Release", "--parallel", "--target", ...r)].join("\n"),
		run: c.join("\n"),
		format: "google-benchmark",
		output: s ? outputFile.replace(".json", "-*.json") : outputFile,
		filter: "--benchmark_filter={regex}",
		...whatIsNeeded(n)
	};
}
function whatIsNeeded(e) {
	return !/\bfind_package\s*\(\s*benchmark\b/i.test(e) || /\b(FetchContent_Declare|CPMAddPackage|ExternalProject_Add)\s*\(\s*(NAME\s+)?"?(google)?_?benchmark/i.test(e) ? {
		steps: [],
		notes: []
	} : {
		steps: [{ run: "sudo apt-get update && sudo apt-get install --yes libbenchmark-dev" }],
		notes: ["The workflow installs Google Benchmark as Ubuntu has it. If you take it from elsewhere (vcpkg, Conan), change that step."]
	};
}
function findGo(e) {
	let t = e.marked.go.filter((e) => !/(^|\/)\.[^/]/.test(e)), n = [...new Set(t.flatMap((t) => moduleOf(e, folderOf(t)) ?? []))].sort((e, t) => depthOf(e) - depthOf(t) || (e < t ? -1 : 1)), [r] = n;
	if (r === void 0) return [];
	let i = commonFolder(n.map((e) => inFolder(e, "go.mod"))), a = fileIn(e, i, "go.work", "go.mod") ?? fileIn(e, ".", "go.work") ?? inFolder(r, "go.mod");
	return [{
		tool: "go",
		foundBy: t.find((t) => moduleOf(e, folderOf(t)) === r) ?? "",
		folder: i,
		run: null,
		setup: null,
		format: null,
		output: null,
		filter: null,
		steps: [{
			uses: "setup-go",
			with: { "go-version-file": a }
		}],
		notes: []
	}];
}
function moduleOf(e, t) {
	return around(t).find((t) => fileIn(e, t, "go.mod") !== null) ?? null;
}
const jmhFlags = `-f 1 -wi 3 -w 300ms -i 3 -r 200ms -foe true -rf json -rff ${outputFile}`;
function findJava(e) {
	return [...findMaven(e), ...findGradle(e)];
}
function findMaven(e) {
	let t = new Map(filesNamed(e, "pom.xml").map(([e, t]) => [folderOf(e), withoutComments(t, "xml")]));
	return [...t].flatMap(([n, r]) => {
		let i = r.replace(/<dependencyManagement>[\s\S]*?<\/dependencyManagement>/g, "");
		return /<artifactId>\s*jmh-core\s*<\/artifactId>/.test(i) ? [mavenSuite(e, n, around(n).findLast((e) => e === n || hasModule(t.get(e) ?? "", pathFrom(e, n))) ?? n, i, [...t.values()].join("\n"))] : [];
	});
}
function hasModule(e, t) {
	return [...e.matchAll(/<module>\s*([^<]*?)\s*<\/module>/g)].map(([, e]) => e).some((e) => t === e || t.startsWith(`${e}/`));
}
function mavenSuite(e, t, n, r, i) {
	let a = fileIn(e, n, "mvnw") ? "./mvnw" : "mvn", o = pathFrom(n, t), s = [
		"--quiet",
		"--batch-mode",
		"-DskipTests",
		...o === "." ? [] : [
			"-pl",
			o,
			"-am"
		]
	], c = jarIn(r), l = inFolder(o, "target"), u = `${l}/benchgate-classpath`, d = [
		"org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath",
		"-Dmdep.includeScope=test",
		`-Dmdep.outputFile=${o === "." ? u : "${project.build.directory}/benchgate-classpath"}`
	], f = ["test-classes", "classes"].map((e) => shellWord(`${l}/${e}`)).join(":");
	return {
		tool: "jmh",
		foundBy: inFolder(t, "pom.xml"),
		folder: n,
		setup: shellLine(a, ...s, ...c === null ? ["test-compile", ...d] : ["package"]),
		run: c === null ? `java -cp ${f}:"$(cat ${shellWord(u)})" org.openjdk.jmh.Main ${jmhFlags}` : `java -jar ${shellWord(`${l}/${c}`)} ${jmhFlags}`,
		format: "jmh",
		output: outputFile,
		filter: "{regex}",
		steps: [javaStep(i)],
		notes: []
	};
}
function jarIn(e) {
	if (!/<artifactId>\s*maven-shade-plugin\s*</.test(e) || !/org\.openjdk\.jmh\.Main/.test(e)) return null;
	let t = [...e.matchAll(/<finalName>\s*([^<]*?)\s*<\/finalName>/g)].at(-1)?.[1], n = /^\$\{([\w.-]+)\}$/.exec(t ?? "")?.[1], r = n === void 0 ? t : RegExp(`<${n}>\\s*([^<]*?)\\s*<`).exec(e)?.[1];
	return r && /^[\w.-]+$/.test(r) ? `${r}.jar` : null;
}
function findGradle(e) {
	let t = filesNamed(e, "build.gradle", "build.gradle.kts").map(([e, t]) => [e, withoutComments(t, "slashes")]);
	return t.flatMap(([n, r]) => !/me\.champeau\.(gradle\.)?jmh|\.plugins\.jmh\b/.test(r) || /me\.champeau\.jmh["')\s].*apply\s*\(?false/.test(r) ? [] : [gradleSuite(e, n, t.map(([, e]) => e).join("\n"))]);
}
function gradleSuite(e, t, n) {
	let r = folderOf(t), i = around(r).find((t) => fileIn(e, t, "settings.gradle", "settings.gradle.kts")) ?? r, a = fileIn(e, i, "gradlew") ? "./gradlew" : "gradle", o = pathFrom(i, r), s = o === "." ? "jmhJar" : `:${o.replaceAll("/", ":")}:jmhJar`, c = inFolder(o, "build/libs");
	return {
		tool: "jmh",
		foundBy: t,
		folder: i,
		setup: `rm -rf ${shellWord(c)}\n${shellLine(a, "--quiet", "--no-daemon", s)}`,
		run: `java -jar ${shellWord(c)}/*-jmh.jar ${jmhFlags}`,
		format: "jmh",
		output: outputFile,
		filter: "{regex}",
		steps: [javaStep(n)],
		notes: []
	};
}
function javaStep(e) {
	let t = /<(?:maven\.compiler\.release|java\.version|release|maven\.compiler\.target)>\s*(\d+)\s*</.exec(e) ?? /(?:JavaLanguageVersion\.of|jvmToolchain)\s*\(\s*(\d+)/.exec(e), n = Math.max(17, Number(t?.[1] ?? 17));
	return {
		uses: "setup-java",
		with: {
			distribution: "temurin",
			"java-version": String(n)
		}
	};
}
function readPackage(e) {
	let t;
	try {
		t = JSON.parse(e.replace(/^\ufeff/, ""));
	} catch {
		return null;
	}
	if (typeof t != "object" || !t || Array.isArray(t)) return null;
	let n = (e) => Object.hasOwn(t, e) ? Reflect.get(t, e) : void 0, r = [
		"peerDependencies",
		"optionalDependencies",
		"dependencies",
		"devDependencies"
	], i = n("packageManager");
	return {
		scripts: textsOf(n("scripts")),
		dependencies: Object.assign(Object.create(null), ...r.map((e) => textsOf(n(e)))),
		packageManager: typeof i == "string" ? i : ""
	};
}
function textsOf(e) {
	let t = typeof e == "object" && e ? Object.entries(e) : [], n = Object.create(null);
	for (let [e, r] of t) typeof r == "string" && (n[e] = r);
	return n;
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
function packageManagerOf(e, t) {
	for (let n of around(t)) for (let [t, r] of locks) if (fileIn(e, n, t)) return {
		folder: n,
		...r === yarn && isModern(e, n) ? modernYarn : r
	};
	let n = readPackage(e.texts.get(inFolder(t, "package.json")) ?? ""), r = Object.keys(n?.dependencies ?? {}).length === 0;
	return {
		...npm,
		folder: t,
		install: r ? null : "npm install --no-package-lock"
	};
}
function isModern(e, t) {
	let n = readPackage(e.texts.get(inFolder(t, "package.json")) ?? "");
	return fileIn(e, t, ".yarnrc.yml") !== null || /^yarn@([2-9]|\d\d)/.test(n?.packageManager ?? "");
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
function findNode(e) {
	let t = filesNamed(e, "package.json").flatMap(([e, t]) => {
		let n = readPackage(t);
		return n === null ? [] : [{
			path: e,
			folder: folderOf(e),
			read: n
		}];
	}), n = filesOf(e, new Set(t.map(({ folder: e }) => e)));
	return t.flatMap(({ path: t, folder: r, read: i }) => {
		let a = n.get(r) ?? [], o = vitest(e, r, i, a) ?? script(e, r, i) ?? file(e, r, i, a);
		return o === null ? [] : [{
			...o,
			foundBy: t
		}];
	});
}
function filesOf(e, t) {
	let n = new Map();
	for (let r of e.paths) {
		let e = around(folderOf(r)).find((e) => t.has(e));
		if (e === void 0) continue;
		let i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
function vitest(e, t, n, r) {
	let i = n.dependencies.vitest ?? packageAround(e, t, "vitest");
	if (i === null || !(r.some((e) => vitestFile.test(e)) || Object.values(n.scripts).some((e) => /\bvitest bench\b/.test(e)))) return null;
	let a = packageManagerOf(e, t), o = Number(/\d+/.exec(i)?.[0] ?? 5) < 5, s = o ? [`--outputJson=${outputFile}`] : ["--reporter=json", `--outputFile=${outputFile}`];
	return suiteIn(e, t, {
		tool: "vitest-bench",
		command: shellLine(...a.execute, "vitest", "bench", "--run", ...s),
		format: "vitest-bench",
		output: outputFile,
		filter: o ? "-t {regex}" : null,
		notes: []
	});
}
function packageAround(e, t, n) {
	return around(t).map((t) => readPackage(e.texts.get(inFolder(t, "package.json")) ?? "")?.dependencies[n]).find((e) => e !== void 0) ?? null;
}
function script(e, t, n) {
	let r = scripts.find((e) => n.scripts[e] !== void 0);
	return r === void 0 ? null : suiteIn(e, t, {
		tool: libraryOf(e, t, n) ?? "script",
		command: shellLine(...packageManagerOf(e, t).script, r),
		format: null,
		output: null,
		filter: null,
		notes: notesOn(libraryOf(e, t, n), `the script "${r}"`)
	});
}
function file(e, t, n, r) {
	let i = libraryOf(e, t, n), a = r.map((e) => pathFrom(t, e)).find((e) => plainFile.test(e));
	return i === null || a === void 0 ? null : suiteIn(e, t, {
		tool: i,
		command: shellLine("node", a),
		format: null,
		output: null,
		filter: null,
		notes: notesOn(i, a)
	});
}
function libraryOf(e, t, n) {
	return libraries.find((e) => n.dependencies[e] !== void 0) ?? libraries.find((n) => packageAround(e, t, n) !== null) ?? null;
}
function notesOn(e, t) {
	let n = {
		tinybench: "With tinybench, console.table(bench.table()) will do; JSON of bench.tasks is more exact.",
		mitata: "With mitata, call run({ format: 'json' })."
	}[e ?? ""];
	return [`What ${t} prints must be of a format that Benchgate reads, such as Go benchmark lines.${n ? ` ${n}` : ""}`];
}
function suiteIn(e, t, n) {
	let r = packageManagerOf(e, t), { command: i, output: a, ...o } = n, s = pathFrom(r.folder, t);
	return {
		...o,
		folder: r.folder,
		setup: r.install,
		run: runIn(s, i),
		output: a === null ? null : inFolder(s, a),
		steps: [...r.steps, nodeStep(e, t)]
	};
}
function nodeStep(e, t) {
	let n = around(t).flatMap((t) => fileIn(e, t, ".nvmrc", ".node-version") ?? [])[0];
	return {
		uses: "setup-node",
		with: n ? { "node-version-file": n } : { "node-version": "24" }
	};
}
const part = "(?:[\\w-]+|\"[^\"\\n]*\"|'[^'\\n]*')", name = `\\s*(${part}(?:\\s*\\.\\s*${part})*)\\s*`, header = RegExp(`^\\s*(?:\\[\\[${name}\\]\\]|\\[${name}\\])\\s*$`);
function tomlTables(e) {
	let t = [{
		name: "",
		lines: []
	}];
	for (let n of withoutComments(e, "hash").split(/\r?\n/)) {
		let e = header.exec(n);
		e ? t.push({
			name: (e[1] ?? e[2] ?? "").replace(/["'\s]/g, ""),
			lines: []
		}) : t.at(-1)?.lines.push(n);
	}
	return t.map(({ name: e, lines: t }) => ({
		name: e,
		text: t.join("\n")
	}));
}
function keysOf({ text: e }) {
	return [...e.matchAll(/^\s*["']?([\w-]+)["']?(?:\.[\w."'-]+)*\s*=/gm)].map(([, e = ""]) => e);
}
function valueIn({ text: e }, t) {
	let n = RegExp(`^\\s*["']?${t}["']?\\s*=\\s*(\\[[^\\]]*\\]|.*)`, "m").exec(e)?.[1]?.trim();
	return n === void 0 ? null : n.replace(/^(["'])(.*)\1$/, "$2");
}
function stringsIn(e) {
	return [...e.matchAll(/"([^"\n]*)"|'([^'\n]*)'/g)].map(([, e, t]) => e ?? t ?? "");
}
const environment = ".benchgate-venv";
function findPython(e) {
	let t = [...e.texts].flatMap(([e, t]) => namedIn(e, t)), n = [...new Set(t.map(({ path: e }) => homeOf(e)))].sort((e, t) => depthOf(e) - depthOf(t));
	return n.flatMap((r) => {
		let i = n.filter((e) => e !== r && isWithin(r, e)), a = e.marked.pytest.filter((e) => isWithin(r, e) && !i.some((t) => isWithin(t, e))), [o] = t.filter(({ path: e }) => homeOf(e) === r).sort(bySource);
		return a.length === 0 || !o ? [] : [suiteOf$1(e, r, o, a)];
	});
}
function homeOf(e) {
	let t = folderOf(e);
	return nameOf(t) === "requirements" ? folderOf(t) : t;
}
const sources = [
	"pyproject.toml",
	"setup.cfg",
	"setup.py"
];
function bySource(e, t) {
	let n = ({ path: e }) => (sources.indexOf(nameOf(e)) + 4) % 4;
	return n(e) - n(t) || (e.path < t.path ? -1 : 1);
}
const requirement = /(^|["'\s])pytest[-_.]benchmark(?![\w.-])/im;
function namedIn(e, t) {
	let n = nameOf(e);
	if (n === "pyproject.toml") return tomlTables(t).flatMap((t) => namedInTable(e, t));
	if (!(n === "setup.cfg" || n === "setup.py" || /\.(txt|in)$/.test(n)) || n === "CMakeLists.txt" || n === "conanfile.txt") return [];
	let r = withoutComments(t, "hash"), i = requirement.exec(r);
	return i ? [{
		path: e,
		extra: /^setup\./.test(n) ? extraBefore(r.slice(0, i.index)) : null,
		group: null
	}] : [];
}
function extraBefore(e) {
	let t = e.search(/options\.extras_require|extras_require/);
	if (t < 0) return null;
	let n = [...e.slice(t).matchAll(/^\s*([\w-]+)\s*=\s*(?=$)|["']([\w-]+)["']\s*:/gm)].at(-1);
	return n?.[1] ?? n?.[2] ?? null;
}
function namedInTable(e, t) {
	let n = /^tool\.poetry(?:\.group\.([\w-]+))?\.(?:dev-)?dependencies$/.exec(t.name);
	if (n) return keysOf(t).some((e) => /^pytest[-_]benchmark$/i.test(e)) ? [{
		path: e,
		extra: null,
		group: n[1] ?? null,
		isPoetry: !0
	}] : [];
	let r = /["']pytest[-_.]benchmark(?![\w.-])/i.exec(t.text);
	if (!r) return [];
	let i = keysOf({
		...t,
		text: t.text.slice(0, r.index)
	}).at(-1) ?? null;
	return t.name === "project" ? [{
		path: e,
		extra: null,
		group: null
	}] : t.name === "project.optional-dependencies" ? [{
		path: e,
		extra: i,
		group: null
	}] : t.name === "dependency-groups" ? [{
		path: e,
		extra: null,
		group: i
	}] : t.name === "tool.uv" ? [{
		path: e,
		extra: null,
		group: "dev"
	}] : [];
}
function suiteOf$1(e, t, n, r) {
	let { tool: i, install: a } = installing(e, t, n), o = [
		`python -m venv --clear ${environment}`,
		`. ${environment}/bin/activate`,
		...a
	], s = pathFrom(t, commonFolder(r)), c = s === "." ? [] : [s], l = [
		"--benchmark-only",
		"--benchmark-max-time=0.2",
		`--benchmark-json=${outputFile}`
	];
	return {
		tool: "pytest-benchmark",
		foundBy: n.path,
		folder: t,
		setup: o.join("\n"),
		run: shellLine(`${environment}/bin/python`, "-m", "pytest", ...c, ...l),
		format: "pytest-benchmark",
		output: outputFile,
		filter: "-k {or}",
		steps: [pythonStep(e, t), ...i === null ? [] : [{ run: `pipx install ${i}` }]],
		notes: []
	};
}
function installing(e, t, { path: n, extra: r, group: i, isPoetry: a }) {
	return around(t).some((t) => fileIn(e, t, "uv.lock")) ? {
		tool: "uv",
		install: [shellLine("uv", "sync", "--active", "--locked", ...r ? ["--extra", r] : i ? ["--group", i] : [])]
	} : a || fileIn(e, t, "poetry.lock") ? {
		tool: "poetry",
		install: [shellLine("poetry", "install", ...r ? ["--extras", r] : i ? ["--with", i] : [])]
	} : {
		tool: null,
		install: pipLines(e, t, n, r, i)
	};
}
function pipLines(e, t, n, r, i) {
	let a = sources.includes(nameOf(n)) ? [] : ["requirements.txt", pathFrom(t, n)], o = [...new Set(a)].filter((n) => e.texts.has(inFolder(t, n))), s = [...isProject(e, t) ? ["--editable", r === null ? "." : `.[${r}]`] : [], ...o.flatMap((e) => ["--requirement", e])], c = i === null ? [] : ["pip install --quiet --upgrade pip"], l = i === null ? [] : ["--group", i];
	return [...c, shellLine("pip", "install", "--quiet", ...s, ...l)];
}
function isProject(e, t) {
	let n = tomlTables(e.texts.get(inFolder(t, "pyproject.toml")) ?? "").map(({ name: e }) => e);
	return n.includes("build-system") || n.includes("project") ? !0 : fileIn(e, t, "setup.py", "setup.cfg") !== null;
}
function pythonStep(e, t) {
	let n = around(t).flatMap((t) => fileIn(e, t, ".python-version") ?? [])[0];
	return n ? {
		uses: "setup-python",
		with: { "python-version-file": n }
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
function findRust(e) {
	return crates(e).flatMap((t) => {
		let n = (n) => benchesWith(e, t, n);
		return [
			...suiteOf(e, t, "criterion", n("criterion")),
			...suiteOf(e, t, "divan", n("divan")),
			...libtest(e, t)
		];
	});
}
function crates(e) {
	return filesNamed(e, "Cargo.toml").flatMap(([t, n]) => {
		let r = tomlTables(n), i = r.find(({ name: e }) => e === "package"), a = i && valueIn(i, "name");
		return a ? [{
			manifest: t,
			name: a,
			tables: r,
			top: topOf(e, folderOf(t))
		}] : [];
	});
}
function topOf(e, t) {
	return around(t).find((n) => {
		let r = tomlTables(e.texts.get(inFolder(n, "Cargo.toml")) ?? "").find(({ name: e }) => e === "workspace");
		return r ? !stringsIn(valueIn(r, "exclude") ?? "").some((e) => isWithin(inFolder(n, e), t)) : !1;
	}) ?? t;
}
function benchesWith(e, { manifest: t, tables: n }, r) {
	if (!dependencies(n).includes(r)) return [];
	let i = folderOf(t);
	return n.filter((e) => e.name === "bench" && valueIn(e, "harness") === "false").flatMap((t) => {
		let n = valueIn(t, "name") ?? "", a = valueIn(t, "path");
		return (a ? [a] : [`benches/${n}.rs`, `benches/${n}/main.rs`]).some((t) => e.marked[r].includes(inFolder(i, t))) ? [n] : [];
	});
}
function dependencies(e) {
	return e.flatMap((e) => {
		let t = /(?:^|\.)(?:dev-)?dependencies(?:\.([\w-]+))?$/.exec(e.name);
		return t ? t[1] === void 0 ? keysOf(e) : [t[1]] : [];
	});
}
function suiteOf(e, t, n, r) {
	if (r.length === 0) return [];
	let i = [
		"cargo",
		"bench",
		...packageFlags(t),
		...r.flatMap((e) => ["--bench", e])
	], a = n === "criterion";
	return [{
		...measuredBy(e, t, i, a ? ["--", ...criterionFlags] : []),
		tool: n,
		format: n,
		output: a ? "target/criterion/**/new/*.json" : null,
		filter: a ? "{regex}" : null
	}];
}
function libtest(e, t) {
	let n = folderOf(t.manifest), r = [...e.texts.keys()].map(folderOf).filter((e) => e !== n && isWithin(n, e));
	if (!e.marked.libtest.some((t) => isWithin(n, t) && !r.some((n) => isCrate(e, n) && isWithin(n, t)))) return [];
	let i = choosesNightly(e, t.top);
	return [{
		...measuredBy(e, t, [
			...i ? ["cargo"] : ["cargo", "+nightly"],
			"bench",
			...packageFlags(t)
		], []),
		tool: "cargo-bench",
		format: "cargo-bench",
		output: null,
		filter: null,
		steps: i ? [] : [{ run: "rustup toolchain install nightly --profile minimal" }]
	}];
}
function isCrate(e, t) {
	return e.texts.has(inFolder(t, "Cargo.toml"));
}
function choosesNightly(e, t) {
	let n = fileIn(e, t, "rust-toolchain.toml", "rust-toolchain"), r = fileIn(e, t, ".cargo/config.toml", ".cargo/config");
	return /nightly/.test((n && e.texts.get(n)) ?? "") || /RUSTC_BOOTSTRAP/.test((r && e.texts.get(r)) ?? "");
}
function measuredBy(e, t, n, r) {
	return {
		foundBy: t.manifest,
		folder: t.top,
		setup: shellLine(...n, "--no-run"),
		run: shellLine(...n, ...r),
		steps: [],
		notes: lockNotes(e, t)
	};
}
function lockNotes(e, { top: t }) {
	return fileIn(e, t, "Cargo.lock") ? [] : [`Git tracks no ${inFolder(t, "Cargo.lock")}, so base and head may get different dependencies.`];
}
function packageFlags({ manifest: e, name: t, top: n }) {
	return pathFrom(n, folderOf(e)) === "." ? [] : ["--package", t];
}
const finders = [
	findGo,
	findRust,
	findCpp,
	findJava,
	findPython,
	findNode
];
function findSuites(e, t) {
	let n = finders.flatMap((t) => t(e)), r = ({ foundBy: e }) => +!isWithin(t, e), i = ({ tool: e, folder: t, foundBy: n }) => depthOf(e === "go" ? t : folderOf(n));
	return n.sort((e, t) => r(e) - r(t) || i(e) - i(t));
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
function givenSuite({ run: e, setup: t, format: n, output: r, folder: i }) {
	let a = `${t ?? ""}\n${e}`, o = actions.filter(([e]) => e.test(a)).map(([, e, t]) => ({
		uses: e,
		with: t
	}));
	return {
		tool: "a command",
		foundBy: "",
		folder: i ?? ".",
		run: e,
		setup: t,
		format: n,
		output: r,
		filter: null,
		steps: o,
		notes: []
	};
}
function changedSuite(e, t) {
	return {
		...e,
		setup: t.setup ?? e.setup,
		format: t.format ?? e.format,
		output: t.output ?? e.output
	};
}
function choose(e, t) {
	let { run: n, folder: r, below: i, isNamed: a, tool: o } = t;
	if (n !== null) return [givenSuite({
		...t,
		run: n,
		folder: r ?? i
	})];
	let s = findSuites(e, i), c = r ?? (a ? i : "."), l = s.find((e) => isWithin(c, e.foundBy) && (o === null || e.tool === o));
	if (l === void 0) throw nothingFound(c, o, s);
	return [changedSuite(l, t), ...s.filter((e) => e !== l)];
}
function nothingFound(e, t, n) {
	let r = e === "." ? "in this repository" : `in ${e}`, i = t === null ? "No benchmarks were found" : `No benchmarks of "${t}" were found`, a = n.map((e) => `${e.tool} (${e.foundBy})`);
	return new Misconfigured(a.length === 0 ? `${i} ${r}, and nothing was written. Looked for: Go benchmarks (go.mod), criterion, divan or #[bench] (Cargo.toml), Google Benchmark (CMakeLists.txt), JMH (pom.xml, build.gradle), pytest-benchmark (pyproject.toml, requirements, setup.cfg), and vitest, tinybench, mitata, benchmark or a script "bench" (package.json). If there are any, say how to run them: benchgate init --run 'command' [--setup 'command'] [--format NAME] [--output FILE].` : `${i} ${r}, and nothing was written. There are: ${a.join(", ")}. Choose with a folder, or with --tool.`);
}
function isReplaced({ standing: e }, t) {
	return e === "other" && t;
}
function isWritten(e, t) {
	return e.standing === "new" || isReplaced(e, t);
}
function isKept({ standing: e }, t) {
	return e === "other" && !t;
}
function planText(e) {
	return [
		foundLines(e.suite),
		otherLines(e),
		fileLines(e),
		nextLines(e)
	].filter((e) => e.length > 0).map((e) => `${e.map(visible).join("\n")}\n`).join("\n");
}
function entry(e, t) {
	return `${e.padEnd(10)}${t}`;
}
function foundLines({ tool: e, foundBy: t, folder: n, setup: r, run: i, format: a, output: o, filter: s, notes: c }) {
	let l = Object.entries({
		"working-directory": n === "." ? null : n,
		setup: r,
		run: i,
		format: a,
		output: o,
		filter: s
	}).flatMap(([e, t]) => (t?.split("\n") ?? []).map((t, n) => entry("", `${(n === 0 ? `${e}:` : "").padEnd(8)} ${t}`)));
	return [
		entry("Found", t === "" ? "your command" : calledAt({
			tool: e,
			foundBy: t
		})),
		...l,
		...c.map((e) => entry("Note", e))
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
function calledAt({ tool: e, foundBy: t }) {
	return `${called[e] ?? e}, in ${t}`;
}
function otherLines({ others: e, standing: t }) {
	let n = e.slice(0, 6).flatMap((e) => {
		let n = pathBetween(t, folderOf(e.foundBy)), r = shellLine("benchgate", "init", n, "--tool", e.tool, "--force");
		return [entry("Also", calledAt(e)), entry("", `to measure these instead: ${r}`)];
	}), r = e.length - 6;
	return r > 0 ? [...n, entry("Also", `${r} more; "benchgate init FOLDER" looks in one folder only`)] : n;
}
function fileLines({ files: e, isForced: t, copies: n }) {
	let r = Math.max(...e.map(({ path: e }) => e.length)), i = e.flatMap((e) => {
		let { path: i, standing: a, meaning: o } = e;
		if (typeof a == "object") return entry("Not", `${i}, as ${a.by} runs Benchgate already`);
		if (isKept(e, t)) return entry("Kept", `${i}, which has other content`);
		let s = a === "same" ? "Is there" : a === "new" ? "Wrote" : "Replaced", c = n[i], l = c === void 0 ? [] : [entry("", `its old text is in ${c} now`)];
		return [entry(s, `${i.padEnd(r)}  ${o}`), ...l];
	});
	return e.some((e) => isKept(e, t)) ? [...i, entry("", "--print shows what would be written, --force writes it")] : i;
}
function nextLines({ files: e, isForced: t, standing: n }) {
	let r = e.filter((e) => isWritten(e, t)).map(({ path: e }) => pathBetween(n, e)), i = r.length > 0 ? [entry("", shellLine("git", "add", ...r))] : [];
	return [entry("Next", "benchgate doctor"), ...i];
}
function yamlText(e, t) {
	return isPlain$1(e) ? e : isBlock(e) ? `|-\n${e.replace(/^(?=.)/gm, t)}` : /^[\x20-\x7e]*$/.test(e) ? `'${e.replaceAll("'", "''")}'` : `"${e.replace(/["\\]|[^\x20-\x7e]/gu, escaped)}"`;
}
const reserved = /^\.?(y|n|yes|no|on|off|true|false|null|nan|inf)$/i;
function isPlain$1(e) {
	return /^\d+(%|ms|s|m|h)$/.test(e) ? !0 : /^(?:[A-Za-z_]|\.?\/|\.[A-Za-z_])[\w ./=,+@()*$'"|&<>;:-]*$/.test(e) && !/: |:$| $/.test(e) && !reserved.test(e);
}
function isBlock(e) {
	return e.includes("\n") && /^[\x21-\x7e]/.test(e) && /[\x21-\x7e]$/.test(e) && /^[\n\x20-\x7e]*$/.test(e);
}
function escaped(e) {
	if (e === "\"" || e === "\\") return `\\${e}`;
	if (e === "\n") return "\\n";
	let t = e.codePointAt(0) ?? 0;
	return t > 65535 ? `\\U${t.toString(16).padStart(8, "0")}` : `\\u${t.toString(16).padStart(4, "0")}`;
}
const usual = {
	count: "20",
	threshold: "5%"
}, ofGo = {
	packages: "./...",
	benchtime: "100ms"
};
function rulesOf(e) {
	let { folder: t, setup: n, run: r, format: i, output: a, filter: o } = e, s = {
		"working-directory": t === "." ? null : t,
		setup: n,
		run: r,
		format: i,
		output: a,
		filter: o,
		...r === null ? ofGo : {},
		...usual
	};
	return `# yaml-language-server: $schema=https://raw.githubusercontent.com/benchgate/benchgate/main/docs/rules.schema.json
# What Benchgate measures, and what counts as a regression: the workflow and "benchgate" in a terminal both read it.
# Every input of the Action that is not about GitHub can stand here: https://github.com/benchgate/benchgate#inputs
${Object.entries(s).flatMap(([e, t]) => t === null ? [] : [`${e}: ${e === "count" ? t : yamlText(t, "  ")}`]).join("\n")}
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
function usesOf(e, t = "") {
	let { action: n, sha: r, version: i } = pins[e];
	return `${n}${t}@${r} # ${i}`;
}
function uploadStep(e) {
	return `      - uses: ${usesOf("upload-artifact")}
        # What could not be measured leaves no result, and the report says so.
        if: always()
        with:
          name: ${e}
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
function stepLines(e) {
	if ("run" in e) return `      - run: ${yamlText(e.run, "          ")}\n`;
	let t = Object.entries(e.with).map(([e, t]) => `          ${e}: ${inputValue(t)}\n`);
	return `      - uses: ${usesOf(e.uses)}\n        with:\n${t.join("")}`;
}
function inputValue(e) {
	return /^[\d.]+$/.test(e) ? `'${e}'` : yamlText(e, "            ");
}
const uncached = {
	"setup-go": { cache: "false" },
	"setup-node": { "package-manager-cache": "false" }
};
function withoutCache(e) {
	return "run" in e ? e : {
		...e,
		with: {
			...e.with,
			...uncached[e.uses]
		}
	};
}
function onDemandWorkflow({ steps: e }) {
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
${e.map(withoutCache).map(stepLines).join("")}      - uses: ${usesOf("benchgate")}
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
function workflowsOf(e, t = {}) {
	let n = {
		...unsplit,
		...t
	}, r = {
		path: workflowPath,
		text: measuringWorkflow(e, n),
		meaning: "measures each pull request"
	}, i = {
		path: ".github/workflows/benchgate-report.yml",
		text: reportWorkflow,
		meaning: "judges and publishes what was measured"
	}, a = {
		path: ".github/workflows/benchgate-on-demand.yml",
		text: onDemandWorkflow(e),
		meaning: "measures at the word of a member"
	};
	return [
		r,
		...n.forks ? [i] : [],
		...n.onDemand ? [a] : []
	];
}
function measuringWorkflow({ steps: e }, t) {
	let n = t.forks || t.shards > 1;
	return `${aboutIt(t)}
# What is measured, and what counts as slower, is in .github/benchgate.yml.
name: Benchgate
on: pull_request
# A later push ends the run of an earlier one.
concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: true
permissions: {}
jobs:
  ${n ? "measure" : "benchgate"}:
    runs-on: ubuntu-latest
${matrix(t)}    permissions:
      contents: read
${n ? "" : "      pull-requests: write\n"}    steps:
      - uses: ${usesOf("checkout")}
        with:
          persist-credentials: false
${e.map(stepLines).join("")}      - uses: ${usesOf("benchgate")}
${n ? handingOver(t) : ""}${n && !t.forks ? reportJob : ""}`;
}
function aboutIt({ forks: e, shards: t }) {
	return e ? "# Measures each pull request against its base, those from forks, too: nothing in here may write. The answer\n# is published by benchgate-report.yml." : `# Measures each pull request against its base${t > 1 ? `, on ${t} machines that share the benchmarks,` : ","} and fails where something got slower.`;
}
function matrix({ shards: e }) {
	return e === 1 ? "" : `    strategy:
      # The report names a machine that has failed, and needs the results of the others.
      fail-fast: false
      matrix:
        shard: [${Array.from({ length: e }, (e, t) => t + 1).join(", ")}]
`;
}
function handingOver({ shards: e }) {
	return `        with:
${e > 1 ? `          shard: \${{ matrix.shard }}/${e}\n` : ""}          # The report judges and comments.
          fail-on: never
          comment: never
          results: \${{ runner.temp }}/benchgate
${uploadStep(e > 1 ? "benchgate-${{ matrix.shard }}" : "benchgate")}`;
}
function otherWorkflow({ texts: e }) {
	let t = RegExp(`^\\s*(?:- )?uses:\\s*["']?${pins.benchgate.action}(?:/(?:report|command))?@`, "m"), n = (e) => e.startsWith(".github/workflows/") && ![
		".github/workflows/benchgate.yml",
		".github/workflows/benchgate-report.yml",
		".github/workflows/benchgate-on-demand.yml"
	].includes(e);
	return [...e].find(([e, r]) => n(e) && t.test(r))?.[0] ?? null;
}
async function placedText(e, t) {
	await refuseLinks(e, t);
	let n = await standing(join(e, t));
	if (n === null) return null;
	if (!n.isFile()) throw new Misconfigured(`${t} is a ${n.isDirectory() ? "folder" : "link or a special file"}, not a plain file. Move it away.`);
	return (await contentOf(join(e, t)))?.toString() ?? null;
}
async function placeFile(e, t, n) {
	await mkdir(dirname(join(e, t)), { recursive: !0 }), await replaceFile(join(e, t), n);
}
async function keepCopy(e, t) {
	let n = await contentOf(join(e, t)) ?? "";
	for (let r = 1;; r++) {
		let i = `${t}.before${r === 1 ? "" : `-${r}`}`, a = await standing(join(e, i));
		if (a?.isFile() && (await contentOf(join(e, i)))?.equals(Buffer.from(n))) return i;
		if (a === null) return await writeFile(join(e, i), n, { flag: "wx" }), i;
	}
}
async function refuseLinks(e, t) {
	let n = t.split("/").slice(0, -1);
	for (let [r] of n.entries()) {
		let i = n.slice(0, r + 1).join("/"), a = await standing(join(e, i));
		if (a !== null && !a.isDirectory()) throw new Misconfigured(`${i} is not a folder, so ${t} cannot be written. Move it away.`);
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
function isPlain(e) {
	return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd"'\\]|\$\{\{/u.test(e);
}
function isOwn(e) {
	return !foreign.test(e);
}
function isManifest(e) {
	return manifest.test(e.slice(e.lastIndexOf("/") + 1)) || requirements.test(e) || configuration.test(e);
}
async function readTree(e) {
	let t = await e.run([
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	]), n = new Set(usable(await e.run([
		"ls-files",
		"-z",
		"--deleted"
	]))), r = usable(t).filter((e) => !n.has(e)), i = r.filter(isManifest).sort((e, t) => depthOf(e) - depthOf(t)), a = new Map();
	for (let t of i.slice(0, 2e3)) {
		let n = await textOf(join(e.folder, t));
		n !== null && a.set(t, n);
	}
	let o = await Promise.all(Object.entries(marks).map(async ([t, { pattern: n, files: r }]) => [t, usable(await e.ask([
		"grep",
		"--untracked",
		"--files-with-matches",
		"--no-color",
		"-z",
		"--extended-regexp",
		"-e",
		n,
		"--",
		...r
	]) ?? "")]));
	return {
		paths: new Set(r),
		texts: a,
		marked: Object.fromEntries(o)
	};
}
function usable(e) {
	let t = nulSeparated(e).map(readable);
	return [...new Set(t)].filter((e) => isPlain(e) && isOwn(e) && !e.endsWith("/")).sort();
}
async function textOf(e) {
	try {
		let t = await lstat(e);
		return t.isFile() && t.size <= 1048576 ? await readFile(e, "utf8") : null;
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
async function run(e, t) {
	let { values: n, words: r } = readFlags(e, flags, "benchgate init"), [i, ...a] = r;
	if (a.length > 0) throw new Misconfigured(`init: one folder can be given, not ${a.join(" ")} too.`);
	let o = (e) => String(n[e] ?? "").trim() || null, s = n.force === !0, c = {
		forks: n.forks === !0,
		onDemand: n["on-demand"] === !0,
		shards: shards.parse("shards", o("shards") ?? "1")
	}, l = await placeOf(t, i), u = await readTree(l.git), [d, ...f] = choose(u, {
		run: o("run"),
		setup: o("setup"),
		format: knownFormat(o("format")),
		output: checked("output", o("output"), outputAccepted),
		folder: checked("working-directory", o("working-directory")),
		below: l.below,
		isNamed: i !== void 0,
		tool: o("tool")
	}), p = await plannedFiles(l.root, u, d, c);
	if (n.print) return t.stdout.write(p.map(({ path: e, text: t }) => `# ${e}\n${t}`).join("\n")), 0;
	await refuseShadowed(l.root);
	let m = {};
	for (let e of p) isReplaced(e, s) && (m[e.path] = await keepCopy(l.root, e.path)), isWritten(e, s) && await placeFile(l.root, e.path, e.text);
	return t.stdout.write(planText({
		suite: d,
		others: f,
		files: p,
		isForced: s,
		copies: m,
		standing: l.standing
	})), p.some((e) => isKept(e, s)) ? 2 : 0;
}
const outputAccepted = "a file or a glob below the working directory, relative to it and without \"..\"";
function checked(e, t, n) {
	return t === null ? null : inside(e, t, n);
}
async function refuseShadowed(e) {
	let t = usualRules.replace(/yml$/, "yaml");
	if (!await standing(join(e, ".github/benchgate.yml")) && await standing(join(e, t))) throw new Misconfigured(`${t} is not read, and a new ${usualRules} would take its place. Rename it to ${usualRules} (git mv ${t} ${usualRules}), or remove it; then run this again.`);
}
function knownFormat(e) {
	if (e === null || e === "auto" || formatNamed(e)) return e;
	throw new Misconfigured(`format: "${e}" is not accepted. Give one of ${formatNames.join(", ")}, or leave it out.`);
}
async function placeOf({ env: e, folder: t }, n) {
	let r = resolve(t, n ?? ".");
	if (!await isFolder(r)) throw new Misconfigured(`init: "${n}" is no folder. Name one of the repository.`);
	let i = gitIn(r, untrustedEnvironment(e, []).env), a = await i.ask(["rev-parse", "--show-toplevel"]);
	if (!a) throw new Misconfigured(`${r} is in no git repository. Run "git init" first, or name a folder of one.`);
	let o = readable(a), s = readable(await i.run(["rev-parse", "--show-prefix"])).replace(/\/$/, "") || ".", c = relative(o, await realpath(t)).replaceAll(sep, "/") || ".";
	return {
		root: o,
		below: s,
		standing: isWithin("..", c) ? "." : c,
		git: i.in(o)
	};
}
const shards = whole(1, 64);
async function plannedFiles(e, t, n, r) {
	let i = async (t, n) => {
		let r = await placedText(e, t);
		return r === null ? "new" : r === n ? "same" : "other";
	}, a = {
		path: usualRules,
		text: rulesOf(n),
		meaning: "what is measured, and what counts"
	}, o = otherWorkflow(t), s = [a, ...workflowsOf(n, r)].map(async (e) => ({
		...e,
		standing: o !== null && e !== a ? { by: o } : await i(e.path, e.text)
	}));
	return Promise.all(s);
}
export { flags, run, usage };
