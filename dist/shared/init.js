import { anyFormat, formatNamed, formatNames, formats, isFormat } from "./formats.js";
import { canaryText, runCanary } from "./canary.js";
import { CouldNotMeasure, GitFailed, Misconfigured, SideFailed, Unreadable, _usingCtx, contentOf, counted, decodePath, defaultRulesFile, escapeControls, formatDuration, gitIn, isFolder, lstatOrNull, nulSeparated, readFlags, refuseDistrusted, replaceFile, runInFolder, shellLine, shellWord, untrustedEnvironment, wrapLine } from "./basics.js";
import { leastRounds } from "./interims.js";
import { TomlError, parse } from "./libraries-smol-toml.js";
import { fillsSubmodules, otherWorkflow, workflowPath, workflowsOf, yamlText } from "./workflow.js";
import { findProject, findRules, readInputsWith, settingsOf, sourcesOutside } from "./rules-file2.js";
import { pathBelow, wholeNumber } from "./kinds.js";
import { removeWhole } from "./recover.js";
import { Recogniser, limitedMatcher } from "./limited-matcher.js";
import { GoDriver, Leftovers, readOutput, refuseTracked, removeOutput, roundSeconds, runScript } from "./run-resources.js";
import { warningsOnly } from "./console.js";
import { abortOnSignals, interruptedStatus, isCancellation } from "./interrupt.js";
import { terminalConsole } from "./terminal-console.js";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve, sep } from "node:path";
import { lstat, mkdir, mkdtemp, readFile, realpath, writeFile } from "node:fs/promises";

// src/core/init/check/estimate.ts
const overheadSeconds = 30;
function estimate(trial, bounds) {
	const preparing = 2 * trial.setup;
	const minutes = (measured) => bounds.shards * Math.ceil((preparing + measured + overheadSeconds) / 60);
	const once = measuring(trial, bounds);
	const again = Math.min((bounds.confirm ? 3 : 1) * once, bounds.budget ?? Number.POSITIVE_INFINITY);
	return {
		gate: preparing + once,
		minutes: minutes(once),
		mostMinutes: minutes(again)
	};
}
function measuring({ visit }, { count, shards, budget }) {
	return Math.min(2 * count * visit / shards, budget ?? Number.POSITIVE_INFINITY);
}
const patience$1 = 1200;
function isLong(trial, bounds) {
	return bounds.budget === null && measuring(trial, bounds) > patience$1;
}
const most$3 = 60;
const forRounds = .8;
function budgetFor({ benchmarks, visit }, bounds) {
	const needed = 2 * Math.min(bounds.count, leastRounds(benchmarks, bounds)) * visit / bounds.shards / forRounds / 60;
	const budget = Math.max(30, 5 * Math.ceil(needed / 5));
	return budget > most$3 ? null : budget;
}

// src/core/init/check/check.ts
function entry$1(word, text) {
	return `${word.padEnd(10)}${text}`;
}
function written(lines) {
	return `\n${lines.map(escapeControls).join("\n")}\n`;
}
function passedText(trial, bounds, changes, advice) {
	const { format, benchmarks, setup, visit } = trial;
	const { gate, minutes, mostMinutes } = estimate(trial, bounds);
	const rounds = bounds.budget === null || 2 * bounds.count * visit / bounds.shards <= bounds.budget ? `${bounds.count} rounds of both sides` : `as many of ${bounds.count} rounds as fit into ${formatDuration(bounds.budget)}`;
	const machines = bounds.shards > 1 ? ` on each of ${bounds.shards} machines` : "";
	return written([
		entry$1("Checked", `in a fresh clone: ${counted(benchmarks, "benchmark")}${format === "go" && benchmarks > 1 ? ", each sub-benchmark counted" : ""}, read as ${format}`),
		entry$1("", `preparing a side took ${formatDuration(setup)}, running it once ${secondsText(visit)}`),
		entry$1("", `a gate makes ${rounds}: about ${formatDuration(gate)}${machines}`),
		entry$1("", `so a push to a pull request costs about ${counted(minutes, "CI minute")} on machines like this one${mostMinutes > minutes ? `, and up to ${mostMinutes} if something looks slower` : ""}`),
		...changes.map((change, index) => entry$1(index === 0 ? "Changed" : "", change)),
		...advice === null ? [] : [entry$1("To do", advice)]
	]);
}
function checkedCanaryText(canary) {
	const { found, todo } = canaryText(canary);
	const word = {
		seen: "Works",
		"not-seen": "Fails",
		unknown: "Unknown",
		untried: "Not tried"
	}[canary.outcome];
	const lines = (first, text) => wrapLine(text, 100).map((line, index) => entry$1(index === 0 ? first : "", line));
	return `${[...lines(word, found), ...todo === "" ? [] : lines("To do", todo)].join("\n")}\n`;
}
function secondsText(seconds) {
	return seconds < 10 ? `${seconds.toFixed(1)} s` : formatDuration(seconds);
}
function failedText(message, output, missing) {
	const lines = output.split("\n").filter((line) => line.trim() !== "").slice(-12);
	const todo = missing || "See above what it lacks; a workflow can only use what is committed, or what its steps install.";
	const [first = "", ...more] = message.split("\n");
	return written([
		entry$1("Fails", first),
		...more.map((line) => entry$1("", line)),
		...lines.map((line) => entry$1("", `| ${line}`)),
		entry$1("To do", todo),
		entry$1("", "Change .github/benchgate.yml or the workflow, and try again: benchgate init --check")
	]);
}
const installs = {
	"setup-node": "node npm npx corepack pnpm yarn",
	"setup-python": "python python3 pip pip3",
	"setup-java": "java javac",
	"setup-ruby": "ruby bundle gem"
};
const hints = [
	[/did not end within/, () => "A gate runs the command about forty times. Let \"run\" measure fewer benchmarks, or for a shorter time; or find out what it waits for."],
	[/could(?:n't| not) resolve host|\benotfound\b|\beai_again\b|name resolution|network is unreachable|unable to access 'https?:|failed to download|unknown host|no route to host/i, () => "The command needs the network, which could not be reached from here. CI has one: check again where there is one."],
	[/(?:^|\s|: )([\w.+-]+): (?:command )?not found\b|exec: "([\w.+-]+)": executable file not found/im, (program, steps) => notInstalled(program, steps)],
	[/toolchain '?([\w.-]+)'? is not installed/i, (found) => `Rust's toolchain "${found}" is not installed here: rustup toolchain install ${found}.`],
	[/package configuration file provided by\s+"([\w.+-]+)"|[Cc]ould NOT find ([\w.+-]+)/, (found) => `CMake finds no "${found}". Let a step of the workflow install it before Benchgate's.`],
	[/No rule to make target '([\w.+-]+)'|unknown target '([\w.+-]+)'/, (found) => `As it is configured, CMake builds no "${found}". If an option turns it on, set that in "setup": cmake … -DOPTION=ON`],
	[/(?:could not be resolved|Could not find artifact):? (\S+-SNAPSHOT)/, (found) => `Maven finds no "${found}", a snapshot of another project. Let the build take a release of it.`],
	[/source directory\s+(\S+)\s+does not contain a CMakeLists\.txt|add_subdirectory given source\s+"([^"\n]+)"/i, (found) => `The folder "${found}" is empty. If it is a submodule, let actions/checkout fill it (submodules: recursive).`],
	[/No module named '?([\w.]+)/, (found) => `Python finds no "${found}": add what has it to "setup".`],
	[/Cannot find (?:module|package) '([^'\n]+)'/, (found) => `Node finds no "${found}". If it has to be built first, do so in "setup": npm ci && npm run build.`],
	[/META-INF\/BenchmarkList|No matching benchmarks/, () => "JMH finds no benchmarks, as its annotation processor (jmh-generator-annprocess) did not run. Let the build run it, or turn on the profile that does."],
	[/(?:release version|target release:?|source release:?) (\d+)/i, (found) => `The code needs Java ${found}, and another version is used here. Set "java-version" of actions/setup-java in the workflow.`],
	[/\.go:\d+:\d+: .*(?:undefined|has no field or method)/, () => "Code is missing. If it is generated, let \"setup\" do so: setup: go generate ./..."],
	[/requires? (?:at least )?go ?>?=? ?([\d.]+)|go\.mod requires go >= ([\d.]+)/i, (found) => `The module needs Go ${found} or later, and the installed Go is older.`]
];
function whatIsMissing(lastLines, steps) {
	for (const [pattern, say] of hints) {
		const found = pattern.exec(lastLines);
		if (found) return say(found.slice(1).find((one) => one !== void 0) ?? "", steps);
	}
	return "";
}
function notInstalled(program, steps) {
	return steps.some((step) => "uses" in step && (installs[step.uses] ?? step.uses.slice(6)).split(" ").includes(program) || "run" in step && step.run.includes(program)) ? `"${program}" is not installed here. The workflow installs it; to check here, install it.` : `"${program}" is not installed here. If GitHub's ubuntu-latest lacks it, too, let a step of the workflow install it.`;
}
const shorter = [
	[/(--benchmark_min_time=)0\.1s?\b/g, "$10.02"],
	[/--benchmark-max-time=0\.2\b/g, "--benchmark-max-time=0.05 --benchmark-min-rounds=3"],
	[/--warm-up-time 0\.2 --measurement-time 0\.5\b/g, "--warm-up-time 0.05 --measurement-time 0.1 --nresamples 1000"],
	[/-wi 3 -w 300ms -i 3 -r 200ms\b/g, "-wi 2 -w 100ms -i 2 -r 100ms"],
	[/--values 3 --warmups 1\b/g, "--values 2 --warmups 1 --min-time 0.01"],
	[/--benchmark-samples 20\b/g, "--benchmark-samples 5"]
];
function shortenedRun(run) {
	const text = shorter.reduce((so, [ours, instead]) => so.replace(ours, instead), run);
	return text === run ? null : text;
}
const shortBenchtime = "20ms";

// src/core/init/find/comments.ts
const triple = /"""[\s\S]*?"""|'''[\s\S]*?'''/.source;
const double = /"(?:\\[^\n]|[^"\\\n])*"/.source;
const single = /'(?:\\[^\n]|[^'\\\n])*'/.source;
const cmakeQuoted = /"(?:\\[\s\S]|[^"\\])*"/.source;
const styles = {
	hash: new RegExp(`(${triple}|${double}|${single})|#[^\n]*`, "g"),
	cmake: new RegExp(`(${cmakeQuoted})|#(?:\\[(=*)\\[[\\s\\S]*?\\]\\2\\]|[^\n]*)`, "g"),
	slashes: new RegExp(`(${triple}|${double}|${single})|//[^\n]*|/\\*[\\s\\S]*?\\*/`, "g"),
	xml: /()<!--[\s\S]*?-->/g
};
function withoutComments(text, style) {
	return text.replace(styles[style], (_, literal) => literal ?? "");
}

// src/core/init/find/tree.ts
function folderOf$1(path) {
	const end = path.lastIndexOf("/");
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
	if (folder === ".") return path;
	return path === folder ? "." : path.slice(folder.length + 1);
}
function pathBetween(from, to) {
	const shared = foldersAround(from).find((folder) => isWithin(folder, to)) ?? ".";
	const up = "../".repeat(depthOf(pathFrom(shared, from)));
	const down = pathFrom(shared, to);
	return down === "." ? up.slice(0, -1) || "." : up + down;
}
function depthOf(folder) {
	return folder === "." ? 0 : folder.split("/").length;
}
function foldersAround(folder) {
	return folder === "." ? ["."] : [folder, ...foldersAround(folderOf$1(folder))];
}
function filesNamed(tree, ...names) {
	return [...tree.texts].filter(([path]) => names.includes(nameOf(path))).sort(([a], [b]) => depthOf(folderOf$1(a)) - depthOf(folderOf$1(b)) || (a < b ? -1 : 1));
}
function fileIn(tree, folder, ...names) {
	return names.map((name) => inFolder(folder, name)).find((path) => tree.paths.has(path)) ?? null;
}
function innermostFolder(paths) {
	const folders = paths.map(folderOf$1);
	return foldersAround(folders[0] ?? ".").find((folder) => folders.every((other) => isWithin(folder, other))) ?? ".";
}

// src/core/init/find/suite.ts
const outputFile = "benchgate-output.json";
function suiteWith(given) {
	return {
		setup: null,
		format: given.tool,
		output: null,
		filter: null,
		steps: [],
		notes: [],
		...given
	};
}
const installers = {
	"setup-node": {
		files: [".nvmrc", ".node-version"],
		input: "node-version-file",
		usual: { "node-version": "24" }
	},
	"setup-python": {
		files: [".python-version"],
		input: "python-version-file",
		usual: { "python-version": "3.13" }
	}
};
function installStep(uses, tree, home = ".") {
	const { files, input, usual } = installers[uses];
	const pinned = tree && foldersAround(home).flatMap((folder) => fileIn(tree, folder, ...files) ?? [])[0];
	return {
		uses,
		with: pinned ? { [input]: pinned } : usual
	};
}

// src/core/init/find/cpp.ts
function findCpp(tree) {
	const lists = cmakeLists(tree);
	const targets = [...lists].flatMap(([folder, text]) => targetsIn(text).map((name) => ({
		name,
		folder,
		top: outermostProject(lists, folder)
	})));
	return [...new Set(targets.map(({ top }) => top))].map((top) => {
		return suiteOf$2(top, targets.filter((target) => target.top === top), textBelow(lists, top));
	});
}
function targetsIn(text) {
	const using = [...text.matchAll(/\btarget_link_libraries\s*\(\s*"?([\w.+-]+)"?\s([^)]*)\)/gi)].filter(([, , rest = ""]) => /(^|[\s"])benchmark(::benchmark)?(_main)?([\s"]|$)/.test(rest));
	const after = /\blink_libraries\s*\(\s*"?benchmark::benchmark(?:_main)?"?\s*\)([\s\S]*)/i.exec(text)?.[1] ?? "";
	const programs = namesOf(text);
	const linked = using.map(([, name = ""]) => name).filter((name) => programs.includes(name));
	return [.../* @__PURE__ */ new Set([...linked, ...namesOf(after)])];
}
function namesOf(text) {
	return [...text.matchAll(/\badd_executable\s*\(\s*"?([\w.+-]+)/gi)].map(([, name = ""]) => name);
}
function suiteOf$2(top, targets, text) {
	const names = targets.map(({ name }) => name);
	const isSeveral = targets.length > 1;
	const run = targets.map(({ name, folder }, index) => {
		const output = isSeveral ? outputFile.replace(".json", `-${index + 1}.json`) : outputFile;
		return `${programIn(top, {
			name,
			folder
		}, isElsewhere(text))} ${`--benchmark_min_time=0.1 --benchmark_out=${output} --benchmark_out_format=json`}${isSeveral ? " {filter}" : ""}`;
	});
	return suiteWith({
		tool: "google-benchmark",
		foundBy: inFolder(targets[0]?.folder ?? top, "CMakeLists.txt"),
		folder: top,
		setup: buildCommands(names, disabledOptionsIn(text)),
		run: run.join("\n"),
		output: isSeveral ? outputFile.replace(".json", "-*.json") : outputFile,
		filter: "--benchmark_filter={regex}",
		...whatIsNeeded(text)
	});
}
function whatIsNeeded(text) {
	if (!/\bfind_package\s*\(\s*benchmark\b/i.test(text)) return {};
	if (/\b(FetchContent_Declare|CPMAddPackage|ExternalProject_Add)\s*\(\s*(NAME\s+)?"?(google)?_?benchmark/i.test(text)) return {};
	return {
		steps: [{ run: "sudo apt-get update && sudo apt-get install --yes libbenchmark-dev" }],
		notes: ["The workflow installs Google Benchmark as Ubuntu has it. If you take it from elsewhere (vcpkg, Conan), change that step."]
	};
}
const flags$2 = {
	catch2: " --reporter xml --benchmark-samples 20 '[!benchmark],[benchmark],[bench]'",
	nanobench: ""
};
function findCppSources(tree) {
	const lists = cmakeLists(tree);
	return ["catch2", "nanobench"].flatMap((tool) => {
		const found = /* @__PURE__ */ new Map();
		for (const source of tree.marked[tool]) {
			const target = targetOf(lists, source);
			if (target && !found.has(target.key)) found.set(target.key, suiteOfSource(lists, tool, target));
		}
		return [...found.values()];
	});
}
function targetOf(lists, source) {
	for (const folder of foldersAround(folderOf$1(source))) {
		const text = lists.get(folder) ?? "";
		const variables = [...text.matchAll(/\bset\s*\(\s*(\w+)\s([^)]*)\)/gi)].filter(([, , value = ""]) => has(value, nameOf(source))).map(([, variable]) => `\${${variable}}`);
		const programs = text.matchAll(/\b(?:add_executable|target_sources)\s*\(\s*"?([\w.+-]+)"?\s([^)]*)\)/gi);
		for (const [, name = "", sources = ""] of programs) if ([nameOf(source), ...variables].some((one) => has(sources, one))) return {
			key: inFolder(folder, name),
			name,
			folder
		};
	}
	return null;
}
function has(list, word) {
	return list.split(/[\s"/]+/).includes(word);
}
function suiteOfSource(lists, tool, target) {
	const top = outermostProject(lists, target.folder);
	const text = textBelow(lists, top);
	return suiteWith({
		tool,
		foundBy: inFolder(target.folder, "CMakeLists.txt"),
		folder: top,
		setup: buildCommands([target.name], disabledOptionsIn(text)),
		run: programIn(top, target, isElsewhere(text)) + flags$2[tool],
		notes: tool === "catch2" ? ["Tests with the tag [!benchmark], [benchmark] or [bench] are measured."] : []
	});
}
const build = "build-benchgate";
function cmakeLists(tree) {
	return new Map(filesNamed(tree, "CMakeLists.txt").map(([path, text]) => [folderOf$1(path), withoutComments(text, "cmake")]));
}
function outermostProject(lists, folder) {
	const outer = foldersAround(folder).slice(1).find((one) => adds(lists.get(one) ?? "", pathFrom(one, folder), isProject$1(lists, folder)));
	if (outer !== void 0) return outermostProject(lists, outer);
	if (isProject$1(lists, folder)) return folder;
	return foldersAround(folder).findLast((one) => isProject$1(lists, one)) ?? folder;
}
function textBelow(lists, top) {
	return [...lists].flatMap(([folder, text]) => foldersAround(folder).includes(top) ? [text] : []).join("\n");
}
function isProject$1(lists, folder) {
	return /\bproject\s*\(/i.test(lists.get(folder) ?? "");
}
function adds(text, path, isOwnProject) {
	return [...text.matchAll(/\badd_subdirectory\s*\(\s*"?([^\s")]+)/gi)].map(([, one = ""]) => one).map((one) => one.replace(/^\$\{[^}]*SOURCE_DIR\}\/|^\.\//, "").replace(/\/$/, "")).some((one) => one === path || !isOwnProject && one.includes("${"));
}
function disabledOptionsIn(text) {
	const options = text.matchAll(/\boption\s*\(\s*(\w*(?:BENCH|DEVELOPER_MODE|DEVELOPMENT_BUILD)\w*)\s[^)]*\bOFF\s*\)/gi);
	return [...new Set([...options].map(([, name]) => `-D${name}=ON`))];
}
function buildCommands(targets, switches) {
	return [shellLine(...`cmake -S . -B ${build} -DCMAKE_BUILD_TYPE=Release`.split(" "), ...switches), `cmake --build ${build} --config Release --parallel 4 --target ${shellLine(...targets)}`].join("\n");
}
function isElsewhere(text) {
	return /RUNTIME_OUTPUT_DIRECTORY/.test(text);
}
function programIn(top, { name, folder }, isSoughtFor) {
	return isSoughtFor ? `"$(find ${build} -type f -name ${shellWord(name)} | head -n 1)"` : shellWord(`./${inFolder(build, inFolder(pathFrom(top, folder), name))}`);
}

// src/core/init/find/go.ts
function findGo(tree) {
	const files = tree.marked.go.filter((path) => !/(^|\/)\.[^/]/.test(path));
	const modules = [...new Set(files.flatMap((path) => moduleOf(tree, folderOf$1(path)) ?? []))].sort((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1));
	const [nearest] = modules;
	if (nearest === void 0) return [];
	const folder = innermostFolder(modules.map((module) => inFolder(module, "go.mod")));
	const usual = fileIn(tree, folder, "go.work", "go.mod") ?? fileIn(tree, ".", "go.work");
	const file = newest(tree, [...usual ? [usual] : [], ...modules.map((one) => inFolder(one, "go.mod"))]);
	const version = wantedGo(tree, file);
	const isOld = version !== "" && isNewer(firstWithLayouts, version);
	return [suiteWith({
		tool: "go",
		foundBy: files.find((path) => moduleOf(tree, folderOf$1(path)) === nearest) ?? "",
		folder,
		run: null,
		format: null,
		steps: [{
			uses: "setup-go",
			with: isOld ? { "go-version": "stable" } : { "go-version-file": file }
		}],
		notes: isOld ? [`${file} asks for Go ${version} or later; the workflow installs the current Go, as Benchgate can change the order of functions from Go ${firstWithLayouts} on.`] : []
	})];
}
const firstWithLayouts = "1.23";
function newest(tree, files) {
	return files.reduce((best, path) => isNewer(wantedGo(tree, path), wantedGo(tree, best)) ? path : best);
}
function wantedGo({ texts }, path) {
	return /^go\s+(\d[\d.]*)/m.exec(texts.get(path) ?? "")?.[1] ?? "";
}
function isNewer(version, other) {
	return version.localeCompare(other, "en", { numeric: true }) > 0;
}
function moduleOf(tree, folder) {
	return foldersAround(folder).find((one) => fileIn(tree, one, "go.mod") !== null) ?? null;
}
function needsSubmodules({ texts }, folder) {
	const paths = [...(texts.get(".gitmodules") ?? "").matchAll(/^\s*path\s*=\s*(.+?)\s*$/gm)].map(([, path = ""]) => path);
	if (paths.length === 0) return false;
	const excluded = /^\s*exclude\s*=\s*\[[^\]]*\]/gm;
	const builds = [...texts].filter(([path]) => !path.startsWith(".") && (isWithin(folder, path) || !path.includes("/")));
	return paths.some((path) => isWithin(path, folder) || builds.some(([file, text]) => !isWithin(path, file) && names(text.replace(excluded, ""), path)));
}
function names(text, path) {
	const [whole, last] = [path, nameOf(path)].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	return new RegExp(`(?:(?:^|[\\s"'(=/}])${whole}|\\}/(?:[\\w.-]+/)*${last})(?:[\\s"')/]|$)`, "m").test(text);
}

// src/core/init/find/java.ts
const jmhFlags = `-f 1 -wi 3 -w 300ms -i 3 -r 200ms -foe true -rf json -rff ${outputFile}`;
function findJava(tree) {
	return [...findMaven(tree), ...findGradle(tree)];
}
function findMaven(tree) {
	const poms = new Map(filesNamed(tree, "pom.xml").map(([path, text]) => [folderOf$1(path), withoutComments(text, "xml")]));
	return [...poms].flatMap(([folder, pom]) => {
		const own = pom.replace(/<dependencyManagement>[\s\S]*?<\/dependencyManagement>/g, "");
		if (!/<artifactId>\s*jmh-core\s*<\/artifactId>/.test(own)) return [];
		return [mavenSuite(tree, folder, foldersAround(folder).findLast((one) => one === folder || hasModule(poms.get(one) ?? "", pathFrom(one, folder))) ?? folder, own, [...poms.values()].join("\n"))];
	});
}
function hasModule(pom, path) {
	return [...pom.matchAll(/<module>\s*([^<]*?)\s*<\/module>/g)].map(([, module]) => module).some((module) => path === module || path.startsWith(`${module}/`));
}
function mavenSuite(tree, folder, top, pom, all) {
	const maven = fileIn(tree, top, "mvnw") ? "./mvnw" : "mvn";
	const module = pathFrom(top, folder);
	const flags = [
		"--quiet",
		"--batch-mode",
		...profilesIn(pom).map((id) => `-P${id}`),
		"-DskipTests",
		...module === "." ? [] : [
			"-pl",
			module,
			"-am"
		]
	];
	const jar = jarIn(pom);
	const target = inFolder(module, "target");
	const list = `${target}/benchgate-classpath`;
	const where = [...["org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath", "-Dmdep.includeScope=test"], `-Dmdep.outputFile=${module === "." ? list : `\${project.build.directory}/benchgate-classpath`}`];
	const parts = ["test-classes", "classes"].map((name) => shellWord(`${target}/${name}`)).join(":");
	return suiteWith({
		tool: "jmh",
		foundBy: inFolder(folder, "pom.xml"),
		folder: top,
		setup: shellLine(maven, ...flags, ...jar === null ? ["test-compile", ...where] : ["package"]),
		run: jar === null ? `java -cp ${parts}:"$(cat ${shellWord(list)})" org.openjdk.jmh.Main ${jmhFlags}` : `java -jar ${shellWord(`${target}/${jar}`)} ${jmhFlags}`,
		output: outputFile,
		filter: "{regex}",
		steps: [javaStep(all)]
	});
}
function profilesIn(pom) {
	const profiles = [...pom.matchAll(/<profile>([\s\S]*?)<\/profile>/g)].map(([, text = ""]) => text);
	const outside = profiles.reduce((text, profile) => text.replace(profile, ""), pom);
	const needed = ["jmh-core", "jmh-generator-annprocess"].filter((one) => !outside.includes(`>${one}<`));
	return profiles.filter((text) => needed.some((one) => text.includes(`>${one}<`))).flatMap((text) => /<id>\s*([\w.-]+)\s*<\/id>/.exec(text)?.[1] ?? []);
}
function jarIn(pom) {
	if (!/<artifactId>\s*maven-shade-plugin\s*</.test(pom) || !/org\.openjdk\.jmh\.Main/.test(pom)) return null;
	const name = [...pom.matchAll(/<finalName>\s*([^<]*?)\s*<\/finalName>/g)].at(-1)?.[1];
	const property = /^\$\{([\w.-]+)\}$/.exec(name ?? "")?.[1];
	const value = property === void 0 ? name : new RegExp(`<${property}>\\s*([^<]*?)\\s*<`).exec(pom)?.[1];
	return value && /^[\w.-]+$/.test(value) ? `${value}.jar` : null;
}
function findGradle(tree) {
	const builds = filesNamed(tree, "build.gradle", "build.gradle.kts").map(([path, text]) => [path, withoutComments(text, "slashes")]);
	return builds.flatMap(([path, text]) => {
		if (!/me\.champeau\.(gradle\.)?jmh|\.plugins\.jmh\b/.test(text)) return [];
		if (/me\.champeau\.jmh["')\s].*apply\s*\(?false/.test(text)) return [];
		return [gradleSuite(tree, path, builds.map(([, one]) => one).join("\n"))];
	});
}
function gradleSuite(tree, path, all) {
	const folder = folderOf$1(path);
	const top = foldersAround(folder).find((one) => fileIn(tree, one, "settings.gradle", "settings.gradle.kts")) ?? folder;
	const gradle = fileIn(tree, top, "gradlew") ? "./gradlew" : "gradle";
	const project = pathFrom(top, folder);
	const task = project === "." ? "jmhJar" : `:${project.replaceAll("/", ":")}:jmhJar`;
	const jars = inFolder(project, "build/libs");
	return suiteWith({
		tool: "jmh",
		foundBy: path,
		folder: top,
		setup: `rm -rf ${shellWord(jars)}\n${shellLine(gradle, "--quiet", "--no-daemon", task)}`,
		run: `java -jar ${shellWord(jars)}/*-jmh.jar ${jmhFlags}`,
		output: outputFile,
		filter: "{regex}",
		steps: [javaStep(all)]
	});
}
function javaStep(text) {
	const requested = /<(?:maven\.compiler\.release|java\.version|release|maven\.compiler\.target)>\s*(\d+)\s*</.exec(text) ?? /(?:JavaLanguageVersion\.of|jvmToolchain)\s*\(\s*(\d+)/.exec(text);
	const version = Math.max(17, Number(requested?.[1] ?? 17));
	return {
		uses: "setup-java",
		with: {
			distribution: "temurin",
			"java-version": String(version)
		}
	};
}

// src/core/init/find/node.ts
const libraries = [
	"tinybench",
	"mitata",
	"benchmark"
];
const benchmarkScriptNames = [
	"bench",
	"benchmark",
	"benchmarks",
	"bench:ci",
	"perf"
];
const vitestFile = /\.(bench|benchmark)\.[cm]?[jt]sx?$/;
const plainFile = /(^|\/)(bench|benchmark|benchmarks)(\/[^/]+)?\.[cm]?[jt]s$|(^|\/)[^/]+[._-]bench\.[cm]?[jt]s$/;
function findNode(tree) {
	const packages = filesNamed(tree, "package.json").flatMap(([path, text]) => {
		const read = readPackage(text);
		return read === null ? [] : [{
			path,
			folder: folderOf$1(path),
			read
		}];
	});
	const files = filesOf(tree, new Set(packages.map(({ folder }) => folder)));
	return packages.flatMap(({ path, folder, read }) => {
		const own = files.get(folder) ?? [];
		const nodeSuite = vitest(tree, folder, read, own) ?? script(tree, folder, read) ?? file(tree, folder, read, own);
		return nodeSuite === null ? [] : [{
			...nodeSuite,
			foundBy: path
		}];
	});
}
function filesOf(tree, packages) {
	const files = /* @__PURE__ */ new Map();
	for (const path of tree.paths) {
		const owner = foldersAround(folderOf$1(path)).find((folder) => packages.has(folder));
		if (owner === void 0) continue;
		const own = files.get(owner);
		if (own) own.push(path);
		else files.set(owner, [path]);
	}
	return files;
}
function vitest(tree, folder, read, own) {
	const range = read.dependencies.vitest ?? packageAround(tree, folder, "vitest");
	if (range === null) return null;
	if (!(own.some((path) => vitestFile.test(path)) || Object.values(read.scripts).some((one) => /\bvitest bench\b/.test(one)))) return null;
	const manager = packageManagerOf(tree, folder);
	const isOld = Number(/\d+/.exec(range)?.[0] ?? 5) < 5;
	const flags = isOld ? [`--outputJson=${outputFile}`] : ["--reporter=json", `--outputFile=${outputFile}`];
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
	return foldersAround(folder).map((one) => readPackage(tree.texts.get(inFolder(one, "package.json")) ?? "")?.dependencies[name]).find((range) => range !== void 0) ?? null;
}
function script(tree, folder, read) {
	const name = benchmarkScriptNames.find((one) => isSuite(read.scripts[one]));
	if (name === void 0) return null;
	return suiteIn(tree, folder, {
		tool: libraryOf(tree, folder, read) ?? "script",
		command: shellLine(...packageManagerOf(tree, folder).script, name),
		format: null,
		output: null,
		filter: null,
		notes: notesOn(libraryOf(tree, folder, read), `the script "${name}"`)
	});
}
function isSuite(command) {
	return command !== void 0 && whyNoSuite(command) === null;
}
function whyNoSuite(command) {
	if (/\bbranchcmp\b|compare-branch|\bgit\s+(checkout|switch|stash|worktree)\b/.test(command)) return "switches branches itself";
	if (/\bautocannon\b/.test(command) && !/\s(-j|--json)\b/.test(command)) return "prints what autocannon writes for people (--json is read)";
	return /\s--$|=$|\s-[a-z]$|\$\{?\d|\$npm_config_/.test(command) ? "needs an argument" : null;
}
function file(tree, folder, read, own) {
	const library = libraryOf(tree, folder, read);
	const path = own.map((one) => pathFrom(folder, one)).find((one) => plainFile.test(one));
	if (library === null || path === void 0) return null;
	return suiteIn(tree, folder, {
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
	const hint = {
		tinybench: "With tinybench, console.table(bench.table()) will do; JSON of bench.tasks is more exact.",
		mitata: "With mitata, call run({ format: 'json' })."
	}[library ?? ""];
	return [`What ${what} prints must be of a format that Benchgate reads, such as Go benchmark lines.${hint ? ` ${hint}` : ""}`];
}
function suiteIn(tree, folder, found) {
	const manager = packageManagerOf(tree, folder);
	const { command, output, ...rest } = found;
	const below = pathFrom(manager.folder, folder);
	return {
		...rest,
		folder: manager.folder,
		setup: manager.install,
		run: runInFolder(below, command),
		output: output === null ? null : inFolder(below, output),
		steps: [...manager.steps, installStep("setup-node", tree, folder)]
	};
}
function readPackage(text) {
	let read;
	try {
		read = JSON.parse(text.replace(/^\ufeff/, ""));
	} catch {
		return null;
	}
	if (typeof read !== "object" || read === null || Array.isArray(read)) return null;
	const field = (name) => Object.hasOwn(read, name) ? Reflect.get(read, name) : void 0;
	const kinds = [
		"peerDependencies",
		"optionalDependencies",
		"dependencies",
		"devDependencies"
	];
	const packageManager = field("packageManager");
	return {
		scripts: textsOf(field("scripts")),
		dependencies: Object.assign(Object.create(null), ...kinds.map((kind) => textsOf(field(kind)))),
		packageManager: typeof packageManager === "string" ? packageManager : ""
	};
}
function textsOf(value) {
	const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
	const texts = Object.create(null);
	for (const [key, one] of entries) if (typeof one === "string") texts[key] = one;
	return texts;
}
const corepack = [{ run: "corepack enable" }];
const npm = {
	install: "npm ci",
	script: [
		"npm",
		"run",
		"--silent"
	],
	execute: ["npx"],
	steps: []
};
const pnpm = {
	install: "pnpm install --frozen-lockfile",
	script: [
		"pnpm",
		"--silent",
		"run"
	],
	execute: ["pnpm", "exec"],
	steps: corepack
};
const yarn = {
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
};
const modernYarn = {
	...yarn,
	install: "yarn install --immutable",
	script: ["yarn", "run"],
	execute: ["yarn", "run"]
};
const locks = [
	["package-lock.json", npm],
	["npm-shrinkwrap.json", npm],
	["pnpm-lock.yaml", pnpm],
	["yarn.lock", yarn]
];
function packageManagerOf(tree, folder) {
	for (const one of foldersAround(folder)) for (const [file, kind] of locks) if (fileIn(tree, one, file)) return {
		folder: one,
		...kind === yarn && isModern(tree, one) ? modernYarn : kind
	};
	const read = readPackage(tree.texts.get(inFolder(folder, "package.json")) ?? "");
	const isEmpty = Object.keys(read?.dependencies ?? {}).length === 0;
	return {
		...npm,
		folder,
		install: isEmpty ? null : "npm install --no-package-lock"
	};
}
function isModern(tree, folder) {
	const read = readPackage(tree.texts.get(inFolder(folder, "package.json")) ?? "");
	return fileIn(tree, folder, ".yarnrc.yml") !== null || /^yarn@([2-9]|\d\d)/.test(read?.packageManager ?? "");
}

// src/core/init/find/others.ts
const juliaEnvironment = ".benchgate-julia";
const juliaSuite = "benchmark/benchmarks.jl";
const julia = [
	"julia",
	`--project=${juliaEnvironment}`,
	"-e"
];
const dotnetArtifacts = "benchgate-artifacts";
const programTools = {
	benchmarkdotnet: {
		mark: "benchmarkdotnet",
		projectOf: csprojAround,
		suite({ tree, project: csproj }) {
			const text = tree.texts.get(csproj) ?? "";
			const top = foldersAround(folderOf$1(csproj)).find((one) => fileIn(tree, one, "global.json")) ?? ".";
			const pinned = fileIn(tree, top, "global.json");
			const project = shellWord(pathFrom(top, csproj));
			const [, framework] = /<TargetFrameworks>\s*([\w.-]+)/.exec(text) ?? [];
			const [, version = "10"] = /<TargetFrameworks?>\s*net(\d+)\.\d/.exec(text) ?? [];
			const flags = `--configuration Release${framework === void 0 ? "" : ` --framework ${framework}`}`;
			return {
				foundBy: csproj,
				folder: top,
				setup: `dotnet build ${project} ${flags}`,
				run: `dotnet run --project ${project} --no-build ${flags} -- --filter '*' --job short --exporters json --artifacts ${dotnetArtifacts}`,
				output: `${dotnetArtifacts}/results/*-report-full-compressed.json`,
				steps: [{
					uses: "setup-dotnet",
					with: pinned ? { "global-json-file": pinned } : { "dotnet-version": `${version}.x` }
				}],
				notes: ["The program must pass its arguments on: BenchmarkSwitcher.FromAssembly(…).Run(args)."]
			};
		}
	},
	julia: {
		mark: "benchmarkTools",
		projectOf: (_, path) => folderOf$1(folderOf$1(path)),
		suite({ tree, project: folder }) {
			const isProject = fileIn(tree, folder, "benchmark/Project.toml") !== null;
			const install = "using Pkg; Pkg.develop(path=\".\"); Pkg.add(\"BenchmarkTools\"); Pkg.instantiate()";
			const measure = `using BenchmarkTools; include("${juliaSuite}"); BenchmarkTools.save("${outputFile}", run(SUITE; seconds=1))`;
			return {
				setup: [
					`mkdir -p ${juliaEnvironment}`,
					...isProject ? [`cp benchmark/Project.toml ${juliaEnvironment}/`] : [],
					shellLine(...julia, install)
				].join("\n"),
				run: shellLine(...julia, measure),
				output: outputFile,
				steps: [{
					uses: "setup-julia",
					with: { version: "1" }
				}]
			};
		}
	},
	"benchmark-ips": {
		mark: "benchmarkIps",
		projectOf: (tree, path) => foldersAround(folderOf$1(path)).find((one) => fileIn(tree, one, "Gemfile")) ?? ".",
		suite({ tree, project: folder, paths }) {
			const least = Math.min(...paths.map(depthOf));
			const nearest = paths.filter((path) => depthOf(path) === least);
			const isBundled = fileIn(tree, folder, "Gemfile") !== null;
			const ruby = isBundled ? [
				"bundle",
				"exec",
				"ruby"
			] : ["ruby"];
			const isLocked = !isBundled || fileIn(tree, folder, "Gemfile.lock") !== null;
			return {
				foundBy: nearest[0] ?? "",
				setup: isBundled ? "bundle install --quiet" : "gem install --silent benchmark-ips",
				run: nearest.map((path) => shellLine(...ruby, pathFrom(folder, path))).join("\n"),
				steps: [rubyStep(tree, folder)],
				notes: isLocked ? [] : ["Git tracks no Gemfile.lock, so base and head may get different gems."]
			};
		}
	},
	dart: {
		mark: "dart",
		projectOf: dartPackage,
		suite: ({ project: folder, paths }) => ({
			foundBy: inFolder(folder, "pubspec.yaml"),
			setup: "dart pub get",
			run: paths.map((path) => shellLine("dart", "run", pathFrom(folder, path))).join("\n"),
			steps: [{
				uses: "setup-dart",
				with: { sdk: "stable" }
			}]
		})
	},
	hyperfine: {
		mark: "hyperfine",
		projectOf: (_, path) => path,
		suite: ({ paths: [path] }) => ({
			folder: folderOf$1(path),
			run: `bash ${shellWord(nameOf(path))}`,
			output: outputFile,
			steps: [{ run: "sudo apt-get update && sudo apt-get install --yes hyperfine" }],
			notes: [`Let ${path} export to ${outputFile} (--export-json), or name its file by "output"; what it measures is to be built in "setup".`]
		})
	},
	k6: {
		mark: "k6",
		projectOf: (_, path) => path,
		suite: ({ paths: [path] }) => ({
			folder: folderOf$1(path),
			run: `k6 run --quiet --summary-export ${outputFile} ${shellWord(nameOf(path))}`,
			output: outputFile,
			steps: [{ run: "sudo env GOBIN=/usr/local/bin \"$(which go)\" install go.k6.io/k6@latest" }],
			notes: ["The service under load is to be started in \"run\" (… & before k6), so that each side loads its own."]
		})
	}
};
function programsOf(tool) {
	const { mark, projectOf, suite } = programTools[tool];
	return (tree) => {
		const projects = /* @__PURE__ */ new Map();
		for (const path of tree.marked[mark]) {
			const project = projectOf(tree, path);
			if (project === null) continue;
			const paths = projects.get(project);
			if (paths) paths.push(path);
			else projects.set(project, [path]);
		}
		return [...projects].map(([project, paths]) => suiteWith({
			tool,
			foundBy: paths[0],
			folder: project,
			...suite({
				tree,
				project,
				paths
			})
		}));
	};
}
function csprojAround(tree, source) {
	for (const folder of foldersAround(folderOf$1(source))) for (const path of tree.texts.keys()) if (folderOf$1(path) === folder && nameOf(path).endsWith(".csproj")) return path;
	return null;
}
function dartPackage(tree, path) {
	const folder = folderOf$1(folderOf$1(path));
	const pubspec = tree.texts.get(inFolder(folder, "pubspec.yaml")) ?? "";
	return path === inFolder(folder, `benchmark/${nameOf(path)}`) && tree.marked.dartMain.includes(path) && /^\s+benchmark_harness\s*:/m.test(pubspec) ? folder : null;
}
function rubyStep(tree, home) {
	const pinned = foldersAround(home).find((one) => fileIn(tree, one, ".ruby-version", ".tool-versions"));
	if (pinned === void 0) return {
		uses: "setup-ruby",
		with: { "ruby-version": "3.4" }
	};
	return {
		uses: "setup-ruby",
		with: {
			"ruby-version": "default",
			"working-directory": pinned
		}
	};
}

// src/core/init/find/toml.ts
function tomlIn(text) {
	try {
		return parse(text.replace(/^\ufeff/, ""), { integersAsBigInt: "asNeeded" });
	} catch (error) {
		if (error instanceof TomlError) return {};
		throw error;
	}
}
function tableAt(table, key) {
	const value = Object.hasOwn(table, key) ? table[key] : void 0;
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function tablesAt(table, key) {
	const value = table[key];
	return Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];
}
function textAtKey(table, key) {
	const value = table[key];
	return typeof value === "string" ? value : null;
}
function textsAtKey(table, key) {
	const value = table[key];
	return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
function leavesIn(value, path = "") {
	if (Array.isArray(value)) return value.flatMap((item) => leavesIn(item, path));
	if (typeof value !== "object" || value === null) return [{
		path,
		value
	}];
	return Object.entries(value).flatMap(([key, item]) => leavesIn(item, path === "" ? key : `${path}.${key}`));
}

// src/core/init/find/python.ts
function findPython(tree) {
	const named = [...tree.texts].flatMap(([path, text]) => namedIn(path, text));
	const homes = [...new Set(named.map(({ path }) => homeOf(path)))].sort((a, b) => depthOf(a) - depthOf(b));
	return homes.flatMap((home) => {
		const nested = homes.filter((other) => other !== home && isWithin(home, other));
		const tests = tree.marked.pytest.filter((path) => isWithin(home, path) && !nested.some((other) => isWithin(other, path)));
		const [first] = named.filter(({ path }) => homeOf(path) === home).sort(bySource);
		return tests.length === 0 || !first ? [] : [suiteOf$1(tree, home, first, tests)];
	});
}
function homeOf(path) {
	const folder = folderOf$1(path);
	return nameOf(folder) === "requirements" ? folderOf$1(folder) : folder;
}
const sources = [
	"pyproject.toml",
	"setup.cfg",
	"setup.py"
];
function bySource(a, b) {
	const rank = ({ path }) => (sources.indexOf(nameOf(path)) + 4) % 4;
	return rank(a) - rank(b) || (a.path < b.path ? -1 : 1);
}
const requirement = /(^|["'\s])pytest[-_.]benchmark(?![\w.-])/im;
function namedIn(path, text) {
	const name = nameOf(path);
	if (name === "pyproject.toml") return leavesIn(tomlIn(text)).flatMap((leaf) => namedByLeaf(path, leaf));
	if (!(name === "setup.cfg" || name === "setup.py" || /\.(txt|in)$/.test(name)) || name === "CMakeLists.txt" || name === "conanfile.txt") return [];
	const plain = withoutComments(text, "hash");
	const found = requirement.exec(plain);
	if (!found) return [];
	return [{
		path,
		extra: /^setup\./.test(name) ? extraBefore(plain.slice(0, found.index)) : null,
		group: null
	}];
}
function extraBefore(text) {
	const start = text.search(/options\.extras_require|extras_require/);
	if (start < 0) return null;
	const last = [...text.slice(start).matchAll(/^\s*([\w-]+)\s*=\s*(?=$)|["']([\w-]+)["']\s*:/gm)].at(-1);
	return last?.[1] ?? last?.[2] ?? null;
}
function namedByLeaf(path, { path: key, value }) {
	const poetry = /^tool\.poetry(?:\.group\.([\w-]+))?\.(?:dev-)?dependencies\.pytest[-_]benchmark(?:\.|$)/i.exec(key);
	if (poetry) return [{
		path,
		extra: null,
		group: poetry[1] ?? null,
		isPoetry: true
	}];
	if (typeof value !== "string" || !/^pytest[-_.]benchmark(?![\w.-])/i.test(value)) return [];
	const extra = /^project\.optional-dependencies\.([\w-]+)$/.exec(key)?.[1];
	const group = /^dependency-groups\.([\w-]+)$/.exec(key)?.[1];
	if (extra !== void 0) return [{
		path,
		extra,
		group: null
	}];
	if (group !== void 0) return [{
		path,
		extra: null,
		group
	}];
	if (key.startsWith("project.")) return [{
		path,
		extra: null,
		group: null
	}];
	if (key.startsWith("tool.uv.")) return [{
		path,
		extra: null,
		group: "dev"
	}];
	return onlyByItsTool.test(key) ? [{
		path,
		extra: null,
		group: null,
		isByName: true
	}] : [];
}
const onlyByItsTool = /^tool\.(pdm\.dev-dependencies|hatch\.envs)\./;
function suiteOf$1(tree, home, named, tests) {
	const { tool, install } = installing$1(tree, home, named);
	const setup = [...environmentCommands, ...install];
	const collected = tests.filter((path) => /^(test_.*|.*_test)\.py$/.test(nameOf(path)));
	const folder = collected.length === 0 ? null : pathFrom(home, innermostFolder(collected));
	const others = tests.filter((path) => !collected.includes(path)).map((path) => pathFrom(home, path));
	const paths = [...folder === null || folder === "." && others.length === 0 ? [] : [folder], ...others];
	const flags = [
		"--benchmark-enable",
		"--benchmark-only",
		"--benchmark-max-time=0.2",
		`--benchmark-json=${outputFile}`
	];
	return suiteWith({
		tool: "pytest-benchmark",
		foundBy: named.path,
		folder: home,
		setup: setup.join("\n"),
		run: shellLine(`${virtualEnvironment}/bin/python`, "-m", "pytest", ...paths, ...flags),
		output: outputFile,
		filter: "-k {or}",
		steps: [installStep("setup-python", tree, home), ...tool === null ? [] : [{ run: `pipx install ${tool}` }]]
	});
}
function installing$1(tree, home, { path, extra, group, isPoetry, isByName = false }) {
	if (foldersAround(home).some((folder) => fileIn(tree, folder, "uv.lock"))) return {
		tool: "uv",
		install: [shellLine("uv", "sync", "--active", "--locked", "--refresh", ...extra ? ["--extra", extra] : group ? ["--group", group] : [])]
	};
	if (isPoetry || fileIn(tree, home, "poetry.lock")) return {
		tool: "poetry",
		install: [shellLine("poetry", "install", ...extra ? ["--extras", extra] : group ? ["--with", group] : [])]
	};
	const lines = pipLines(tree, home, path, extra, group);
	return {
		tool: null,
		install: isByName ? [...lines, "pip install --quiet pytest-benchmark"] : lines
	};
}
function pipLines(tree, home, path, extra, group) {
	const lists = sources.includes(nameOf(path)) ? [] : ["requirements.txt", pathFrom(home, path)];
	const there = [...new Set(lists)].filter((list) => tree.texts.has(inFolder(home, list)));
	const words = [...isProject(tree, home) ? ["--editable", extra === null ? "." : `.[${extra}]`] : [], ...there.flatMap((list) => ["--requirement", list])];
	const upgrade = group === null ? [] : ["pip install --quiet --upgrade pip"];
	const groups = group === null ? [] : ["--group", group];
	return [...upgrade, shellLine("pip", "install", "--quiet", ...words, ...groups)];
}
const virtualEnvironment = ".benchgate-venv";
const environmentCommands = [`python -m venv --clear ${virtualEnvironment}`, `. ${virtualEnvironment}/bin/activate`];
function isProject(tree, home) {
	const settings = tomlIn(tree.texts.get(inFolder(home, "pyproject.toml")) ?? "");
	if (Object.hasOwn(settings, "build-system") || Object.hasOwn(settings, "project")) return true;
	return fileIn(tree, home, "setup.py", "setup.cfg") !== null;
}
function findAsv(tree) {
	return filesNamed(tree, "asv.conf.json").map(([path, text]) => {
		const folder = folderOf$1(path);
		const home = foldersAround(folder).find((one) => isProject(tree, one));
		const results = /^\s*"results_dir"\s*:\s*"([\w./-]+)"/m.exec(text)?.[1] ?? "results";
		const project = home === void 0 ? [] : [`pip install --quiet ${shellWord(pathBetween(folder, home))}`];
		const folderOfResults = results.replace(/^\.\//, "").replace(/\/$/, "");
		return suiteWith({
			tool: "asv",
			foundBy: path,
			folder,
			setup: [
				...environmentCommands,
				"pip install --quiet asv virtualenv",
				...project,
				"asv machine --yes"
			].join("\n"),
			run: `${virtualEnvironment}/bin/asv run --python=same --set-commit-hash "$(git rev-parse HEAD)" --attribute rounds=1`,
			output: `${folderOfResults}/**/*-*.json\n${folderOfResults}/benchmarks.json`,
			steps: [installStep("setup-python", tree, folder)],
			notes: [`What the benchmarks need besides the project (the "matrix" of ${inFolder(folder, "asv.conf.json")}) is to be installed in "setup", too.`]
		});
	});
}
const flags$1 = "--processes 1 --values 3 --warmups 1";
const most$2 = 20;
function findPyperf(tree) {
	const [first, ...others] = tree.marked.pyperf.slice(0, most$2);
	if (first === void 0) return [];
	const files = [first, ...others];
	const folder = foldersAround(innermostFolder(files)).find((one) => isProject(tree, one)) ?? ".";
	const outputs = files.map((_, n) => others.length === 0 ? outputFile : outputFile.replace(".json", `-${n + 1}.json`));
	const run = files.map((file, n) => `${virtualEnvironment}/bin/python ${shellWord(pathFrom(folder, file))} ${flags$1} --output ${outputs[n]}`);
	const project = isProject(tree, folder) ? ["pip install --quiet --editable ."] : [];
	return [suiteWith({
		tool: "pyperf",
		foundBy: first,
		folder,
		setup: [
			...environmentCommands,
			"pip install --quiet pyperf",
			...project
		].join("\n"),
		run: run.join("\n"),
		output: others.length === 0 ? outputFile : outputFile.replace(".json", "-*.json"),
		steps: [installStep("setup-python", tree, folderOf$1(first))]
	})];
}

// src/core/init/find/rust.ts
const criterionFlags = [
	"--noplot",
	"--warm-up-time",
	"0.2",
	"--measurement-time",
	"0.5",
	"--sample-size",
	"10"
];
const harnesses = {
	criterion: ["criterion", "codspeed-criterion-compat"],
	divan: ["divan", "codspeed-divan-compat"],
	gungraun: ["gungraun", "iai-callgrind"]
};
function findRust(tree) {
	return crates(tree).flatMap((crate) => {
		const named = (tool) => benchesWith(tree, crate, tool);
		return [
			...suiteOf(tree, crate, "criterion", named("criterion")),
			...suiteOf(tree, crate, "divan", named("divan")),
			...suiteOf(tree, crate, "gungraun", named("gungraun")),
			...libtest(tree, crate)
		];
	});
}
function crates(tree) {
	return filesNamed(tree, "Cargo.toml").flatMap(([manifest, text]) => {
		const cargo = tomlIn(text);
		const name = textAtKey(tableAt(cargo, "package"), "name");
		return name ? [{
			manifest,
			name,
			cargo,
			top: topOf(tree, folderOf$1(manifest))
		}] : [];
	});
}
function topOf(tree, folder) {
	return foldersAround(folder).find((one) => {
		const cargo = tomlIn(tree.texts.get(inFolder(one, "Cargo.toml")) ?? "");
		if (!Object.hasOwn(cargo, "workspace")) return false;
		return !textsAtKey(tableAt(cargo, "workspace"), "exclude").some((path) => isWithin(inFolder(one, path), folder));
	}) ?? folder;
}
function benchesWith(tree, { manifest, cargo }, tool) {
	if (!dependencyTables(cargo).flatMap(Object.keys).some((one) => harnesses[tool].some((name) => name === one))) return [];
	const folder = folderOf$1(manifest);
	return tablesAt(cargo, "bench").filter((table) => table.harness === false).flatMap((table) => {
		const name = textAtKey(table, "name") ?? "";
		const given = textAtKey(table, "path");
		return (given ? [given] : [`benches/${name}.rs`, `benches/${name}/main.rs`]).some((source) => tree.marked[tool].includes(inFolder(folder, source))) ? [{
			name,
			features: textsAtKey(table, "required-features")
		}] : [];
	});
}
function dependencyTables(cargo) {
	const targets = tableAt(cargo, "target");
	return [
		cargo,
		tableAt(cargo, "workspace"),
		...Object.keys(targets).map((key) => tableAt(targets, key))
	].flatMap((owner) => [tableAt(owner, "dependencies"), tableAt(owner, "dev-dependencies")]);
}
function suiteOf(tree, crate, tool, benches) {
	if (benches.length === 0) return [];
	const features = [...new Set(benches.flatMap((bench) => bench.features))];
	const words = [
		...[
			"cargo",
			"bench",
			...packageFlags(crate)
		],
		...features.length === 0 ? [] : ["--features", features.join(",")],
		...benches.flatMap(({ name }) => ["--bench", name])
	];
	const isCriterion = tool === "criterion";
	return [{
		...measuredBy(tree, crate, words, isCriterion ? ["--", ...criterionFlags] : []),
		tool,
		format: tool,
		output: isCriterion ? "target/criterion/**/new/*.json" : null,
		filter: isCriterion ? "{regex}" : null,
		...tool === "gungraun" ? runnerOf(tree, crate) : {}
	}];
}
function libtest(tree, crate) {
	const folder = folderOf$1(crate.manifest);
	const inner = [...tree.texts.keys()].map(folderOf$1).filter((one) => one !== folder && isWithin(folder, one));
	const isOwn = (path) => isWithin(folder, path) && !inner.some((one) => isCrate(tree, one) && isWithin(one, path));
	if (!tree.marked.testFeature.some(isOwn)) return [];
	const given = tablesAt(crate.cargo, "bench").map((table) => textAtKey(table, "path"));
	const isBuilt = (path) => {
		const own = pathFrom(folder, path);
		return /^(benches|src)\//.test(own) || given.includes(own);
	};
	if (!tree.marked.libtest.some((path) => isOwn(path) && isBuilt(path))) return [];
	const isChosen = choosesNightly(tree, crate.top);
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
	const file = fileIn(tree, top, "rust-toolchain.toml", "rust-toolchain");
	const config = fileIn(tree, top, ".cargo/config.toml", ".cargo/config");
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
function runnerOf(tree, { cargo }) {
	const own = dependencyTables(cargo);
	const all = [...own, ...dependencyTables(tomlIn(tree.texts.get("Cargo.toml") ?? ""))];
	const library = harnesses.gungraun.find((name) => own.some((table) => Object.hasOwn(table, name))) ?? "gungraun";
	const version = all.map((table) => textAtKey(table, library) ?? textAtKey(tableAt(table, library), "version") ?? "").map((one) => /\d+\.\d+[\w.]*/.exec(one)?.[0]).find((one) => one !== void 0);
	return {
		filter: null,
		steps: [{ run: "sudo apt-get update && sudo apt-get install --yes valgrind" }, { run: shellLine("cargo", "install", `${library}-runner`, ...version ? ["--version", `^${version}`] : []) }],
		notes: [`${library}-runner must have the version of ${library} that Cargo.lock has; the workflow installs ${version ? `^${version}` : "the newest"}.`]
	};
}
function packageFlags({ manifest, name, top }) {
	return pathFrom(top, folderOf$1(manifest)) === "." ? [] : ["--package", name];
}

// src/core/init/choose.ts
function chooseSuites(tree, wish) {
	const { run, folder, below, isNamed, tool } = wish;
	if (run !== null) return [givenSuite({
		...wish,
		run,
		folder: folder ?? below
	})];
	const all = findSuites(tree, below);
	const home = folder ?? (isNamed ? below : ".");
	const first = all.find((suite) => isWithin(home, suite.foundBy) && (tool === null || suite.tool === tool));
	if (first === void 0) throw nothingFound(tree, home, tool, all);
	return [suiteWithInputs(first, wish), ...all.filter((suite) => suite !== first)];
}
function nothingFound(tree, home, tool, all) {
	const where = home === "." ? "in this repository" : `in ${home}`;
	const what = tool === null ? "No benchmarks were found" : `No benchmarks of "${tool}" were found`;
	const seen = declinedSuites(tree, home).map((sentence) => ` ${sentence}`).join("");
	const others = all.map((suite) => `${suite.tool} (${suite.foundBy})`);
	return new Misconfigured(others.length === 0 ? `${what} ${where}, and nothing was written.${seen} Looked for: ${supportedToolsText}. If there are any, say how to run them: benchgate init --run 'command' [--setup 'command'] [--format NAME] [--output FILE].` : `${what} ${where}, and nothing was written. There are: ${others.join(", ")}. Choose with a folder, or with --tool.`);
}
const finders = [
	findGo,
	findRust,
	findCpp,
	findCppSources,
	findJava,
	programsOf("benchmarkdotnet"),
	findPython,
	findAsv,
	findPyperf,
	programsOf("julia"),
	programsOf("benchmark-ips"),
	programsOf("dart"),
	findNode,
	programsOf("hyperfine"),
	programsOf("k6")
];
function findSuites(tree, standing) {
	const suites = finders.flatMap((find) => find(tree)).map((suite) => needsSubmodules(tree, suite.folder) ? {
		...suite,
		submodules: true
	} : suite);
	const isElsewhere = ({ foundBy }) => isWithin(standing, foundBy) ? 0 : 1;
	const depth = ({ tool, folder, foundBy }) => depthOf(tool === "go" ? folder : folderOf$1(foundBy));
	return suites.sort((a, b) => isElsewhere(a) - isElsewhere(b) || depth(a) - depth(b));
}
const supportedToolsText = "Go benchmarks (go.mod), criterion, divan, Gungraun or #[bench] (Cargo.toml), Google Benchmark, Catch2 or nanobench (CMakeLists.txt), JMH (pom.xml, build.gradle), BenchmarkDotNet (*.csproj), pytest-benchmark (pyproject.toml, requirements, setup.cfg), asv (asv.conf.json), pyperf, BenchmarkTools (benchmark/benchmarks.jl), benchmark-ips, benchmark_harness (pubspec.yaml), vitest, tinybench, mitata, benchmark or a script \"bench\" (package.json), and scripts of hyperfine and k6";
const most$1 = 4;
function declinedSuites(tree, home) {
	const sources = ["catch2", "nanobench"].flatMap((tool) => tree.marked[tool].map((path) => `${path} uses ${tool}, but no CMakeLists.txt that Benchgate understands builds it.`));
	const packages = [...tree.texts].flatMap(([path, text]) => {
		const read = nameOf(path) === "package.json" && isWithin(home, path) ? readPackage(text) : null;
		return read === null ? [] : benchmarkScriptNames.flatMap((name) => scriptText(path, name, read.scripts[name]));
	});
	const rebar = [...tree.paths].filter((path) => nameOf(path) === "engines.toml" && isWithin(home, path));
	return [
		...packages,
		...rebar.map((path) => `${path} belongs to rebar, whose tables Benchgate cannot read.`),
		...sources.slice(0, 1)
	].slice(0, most$1);
}
function scriptText(path, name, command) {
	const why = command === void 0 ? null : whyNoSuite(command);
	return why === null ? [] : [`The script "${name}" in ${path} ${why}.`];
}
const installing = [
	[/\bgo\b/, {
		uses: "setup-go",
		with: { "go-version": "stable" }
	}],
	[/\b(node|npm|npx|pnpm|yarn)\b/, installStep("setup-node")],
	[/\b(python3?|pip3?|pytest|poetry|uv|tox|nox)\b/, installStep("setup-python")],
	[/\b(java|mvnw?|gradlew?)\b/, javaStep("")]
];
function givenSuite({ run, setup, format, output, folder }) {
	const text = `${setup ?? ""}\n${run}`;
	const steps = installing.flatMap(([words, step]) => words.test(text) ? [step] : []);
	return suiteWith({
		tool: "a command",
		foundBy: "",
		folder: folder ?? ".",
		run,
		setup,
		format,
		output,
		steps
	});
}
function suiteWithInputs(suite, suiteInputs) {
	return {
		...suite,
		setup: suiteInputs.setup ?? suite.setup,
		format: suiteInputs.format ?? suite.format,
		output: suiteInputs.output ?? suite.output
	};
}

// src/core/init/plan.ts
const mostOthers = 6;
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
	return textOf$1([
		foundLines(plan.suite),
		otherLines(plan),
		fileLines(plan)
	]);
}
function nextText(plan, isTried) {
	return textOf$1([isTried ? [] : [entry("Not tried", "benchgate init --check tries the files once")], nextLines(plan)]);
}
function textOf$1(sections) {
	return sections.filter((lines) => lines.length > 0).map((lines) => `${lines.map(escapeControls).join("\n")}\n`).join("\n");
}
function entry(word, text) {
	return `${word.padEnd(10)}${text}`;
}
function foundLines({ tool, foundBy, folder, setup, run, format, output, filter, notes }) {
	const lines = Object.entries({
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
	catch2: "Catch2 benchmarks",
	benchmarkdotnet: "BenchmarkDotNet",
	gungraun: "Gungraun",
	julia: "BenchmarkTools of Julia",
	dart: "benchmark_harness of Dart",
	script: "a script for benchmarks",
	"vitest-bench": "vitest benchmarks"
};
function calledAt({ tool, foundBy }) {
	return `${called[tool] ?? tool}, in ${foundBy}`;
}
function otherLines({ others, standing }) {
	const lines = others.slice(0, mostOthers).flatMap((other) => {
		const to = pathBetween(standing, folderOf$1(other.foundBy));
		const command = shellLine("benchgate", "init", to, "--tool", other.tool, "--force");
		return [entry("Also", calledAt(other)), entry("", `to measure these instead: ${command}`)];
	});
	const more = others.length - mostOthers;
	return more > 0 ? [...lines, entry("Also", `${more} more; "benchgate init FOLDER" looks in one folder only`)] : lines;
}
function fileLines({ files, isForced, copies }) {
	const width = Math.max(...files.map(({ path }) => path.length));
	const lines = files.flatMap((file) => {
		const { path, standing, meaning } = file;
		if (typeof standing === "object") return entry("Not", `${path}, as ${standing.by} runs Benchgate already`);
		if (isKept(file, isForced)) return entry("Kept", `${path}, which has other content`);
		const word = standing === "same" ? "Unchanged" : standing === "new" ? "Wrote" : "Replaced";
		const copy = copies[path];
		const kept = copy === void 0 ? [] : [entry("", `its former text is in ${copy}`)];
		return [entry(word, `${path.padEnd(width)}  ${meaning}`), ...kept];
	});
	return files.some((file) => isKept(file, isForced)) ? [...lines, entry("", "--print shows what would be written, --force writes it")] : lines;
}
function nextLines({ files, isForced, standing }) {
	const written = files.filter((file) => isWritten(file, isForced)).map(({ path }) => pathBetween(standing, path));
	const add = written.length > 0 ? [entry("", shellLine("git", "add", ...written))] : [];
	return [entry("Next", "benchgate doctor"), ...add];
}

// src/core/init/rules.ts
const usual = {
	count: "20",
	threshold: "5%"
};
const ofGo = {
	packages: "./...",
	benchtime: "100ms"
};
function rulesOf(suite, { benchtime, budget } = {}) {
	const { folder, setup, run, format, output, filter } = suite;
	const inputs = {
		"working-directory": folder === "." ? null : folder,
		setup,
		run,
		format,
		output,
		filter,
		...run === null ? {
			...ofGo,
			benchtime: benchtime ?? ofGo.benchtime
		} : {},
		...usual,
		budget: budget ?? null
	};
	return `# yaml-language-server: $schema=https://raw.githubusercontent.com/benchgate/benchgate/main/docs/rules.schema.json
# What Benchgate measures, and what counts as a regression: the workflow and "benchgate" in a terminal both read it.
# Every input of the Action that is not about GitHub can be set here: https://github.com/benchgate/benchgate/blob/main/docs/inputs.md
${Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [`${name}: ${name === "count" ? value : yamlText(value, "  ")}`]).join("\n")}
`;
}

// src/effects/init/clone.ts
async function cloneAsRunner(git, to, options) {
	if (await git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD^{commit}"
	]) === null) throw new CouldNotMeasure("Nothing is committed yet, and a workflow sees only what is. Commit, then: benchgate init --check");
	const plain = git.with({ GIT_LFS_SKIP_SMUDGE: "1" });
	try {
		const clone = await copy(plain, to, options.signal);
		const remote = await git.ask([
			"remote",
			"get-url",
			"origin"
		]);
		if (remote) await clone.run([
			"remote",
			"set-url",
			"origin",
			remote
		]);
		if (options.submodules) await fill(plain, clone, options.signal);
		return clone;
	} catch (error) {
		if (!(error instanceof GitFailed)) throw error;
		throw new CouldNotMeasure(`A fresh clone could not be made. ${error.message}`);
	}
}
async function copy(git, to, signal, commit = "HEAD") {
	const depth = commit === "HEAD" ? ["--depth", "1"] : [];
	await git.run([
		"clone",
		"--quiet",
		"--no-local",
		"--no-checkout",
		...depth,
		"--",
		git.folder,
		to
	], { signal });
	const clone = git.in(to);
	await clone.run([
		"checkout",
		"--quiet",
		"--detach",
		commit
	], { signal });
	return clone;
}
async function fill(from, to, signal) {
	for (const { path, sha } of await submodulesOf(to)) {
		const [theirs, ours] = [from.in(join(from.folder, path)), to.in(join(to.folder, path))];
		if (await lstatOrNull(join(theirs.folder, ".git")) !== null && await theirs.ask([
			"cat-file",
			"-e",
			`${sha}^{commit}`
		]) !== null) {
			await copy(theirs, ours.folder, signal, sha);
			await fill(theirs, ours, signal);
		} else {
			const update = [
				"submodule",
				"--quiet",
				"update",
				"--init",
				"--recursive",
				"--depth",
				"1",
				"--",
				path
			];
			await to.run(update, { signal });
		}
	}
}
async function submodulesOf(git) {
	if (!(await lstatOrNull(join(git.folder, ".gitmodules")))?.isFile()) return [];
	return nulSeparated(await git.run([
		"ls-tree",
		"-r",
		"-z",
		"HEAD"
	])).flatMap((line) => {
		const [, sha, path] = /^160000 commit (\w+)\t([\s\S]+)$/.exec(line) ?? [];
		return sha && path ? [{
			sha,
			path
		}] : [];
	});
}

// src/effects/init/place-file.ts
async function placedText(root, path) {
	await refuseLinks(root, path);
	const found = await lstatOrNull(join(root, path));
	if (found === null) return null;
	if (!found.isFile()) throw new Misconfigured(`${path} is a ${found.isDirectory() ? "folder" : "link or a special file"}, not a plain file. Move it away.`);
	return (await contentOf(join(root, path)))?.toString() ?? null;
}
async function placeFile(root, path, text) {
	await mkdir(dirname(join(root, path)), { recursive: true });
	await replaceFile(join(root, path), text);
}
async function keepCopy(root, path) {
	const content = await contentOf(join(root, path)) ?? "";
	for (let n = 1;; n++) {
		const copy = `${path}.before${n === 1 ? "" : `-${n}`}`;
		const found = await lstatOrNull(join(root, copy));
		if (found?.isFile() && (await contentOf(join(root, copy)))?.equals(Buffer.from(content))) return copy;
		if (found === null) {
			await writeFile(join(root, copy), content, { flag: "wx" });
			return copy;
		}
	}
}
async function refuseLinks(root, path) {
	const folders = path.split("/").slice(0, -1);
	for (const [index] of folders.entries()) {
		const folder = folders.slice(0, index + 1).join("/");
		const found = await lstatOrNull(join(root, folder));
		if (found !== null && !found.isDirectory()) throw new Misconfigured(`${folder} is not a folder, so ${path} cannot be written. Move it away.`);
	}
}

// src/core/init/find/marks.ts
const toolMarks = {
	go: {
		pattern: "^[[:space:]]*func[[:space:]]+Benchmark",
		files: "*_test.go"
	},
	criterion: {
		pattern: "(^|[^[:alnum:]_])(codspeed_)?criterion[a-z_]*(!|::)",
		files: "*.rs"
	},
	divan: {
		pattern: "(^|[^[:alnum:]_])(codspeed_)?divan[a-z_]*::",
		files: "*.rs"
	},
	libtest: {
		pattern: "^[[:space:]]*#\\[bench\\]",
		files: "*.rs"
	},
	testFeature: {
		pattern: "^[[:space:]]*#!\\[.*feature\\((.*[^[:alnum:]_])?test[^[:alnum:]_]",
		files: "*.rs"
	},
	gungraun: {
		pattern: "(^|[^[:alnum:]_])(gungraun|iai_callgrind)::",
		files: "*.rs"
	},
	catch2: {
		pattern: "^[[:space:]]*BENCHMARK(_ADVANCED)?\\([[:space:]]*\"",
		files: "*.cpp *.cc *.cxx"
	},
	nanobench: {
		pattern: "ankerl::nanobench|[^[:alnum:]_]nanobench::Bench",
		files: "*.cpp *.cc *.cxx"
	},
	pyperf: {
		pattern: "(^|[^[:alnum:]_.])pyperf[.]Runner|^from pyperf import.*Runner",
		files: "*.py"
	},
	benchmarkdotnet: {
		pattern: "(^|[^[:alnum:]_])Benchmark(Switcher|Runner)[.]",
		files: "*.cs"
	},
	benchmarkIps: {
		pattern: "^[[:space:]]*Benchmark[.]ips",
		files: "*.rb"
	},
	benchmarkTools: {
		pattern: "^(const )?SUITE[[:space:]]*=",
		files: "benchmark/benchmarks.jl */benchmark/benchmarks.jl"
	},
	dart: {
		pattern: "[^[:alnum:]_]package:benchmark_harness/",
		files: "*.dart"
	},
	dartMain: {
		pattern: "^(void |Future<void> )?main\\(",
		files: "benchmark/*.dart */benchmark/*.dart"
	},
	hyperfine: {
		pattern: "(^|[^[:alnum:]_./-])hyperfine[[:space:]].*--export-json[ =]",
		files: "*.sh"
	},
	k6: {
		pattern: "^import .* from ['\"]k6(/http)?['\"]",
		files: "*.js *.ts"
	},
	pytest: {
		pattern: "def[[:space:]]+test.*[(,[:space:]]benchmark[]):,[:space:]]|(^|[^[:alnum:]_.])benchmark(\\.pedantic)?\\(",
		files: "test_*.py *_test.py */test_*.py bench_*.py */bench_*.py *_bench.py bench.py */bench.py benchmark_*.py */benchmark_*.py *_benchmark.py benchmark.py */benchmark.py benchmarks.py */benchmarks.py"
	}
};
const manifest = /^(go\.mod|go\.work|Cargo\.toml|rust-toolchain(\.toml)?|pyproject\.toml|setup\.(cfg|py)|asv\.conf\.json|Directory\.Build\.props|global\.json|Gemfile|pubspec\.yaml|requirements[\w.-]*\.(txt|in)|CMakeLists\.txt|conanfile\.(txt|py)|vcpkg\.json|pom\.xml|(build|settings)\.gradle(\.kts)?|libs\.versions\.toml|package\.json)$/;
const requirements = /(^|\/)requirements\/[\w.-]+\.(txt|in)$/;
const configuration = /(^|\/)\.cargo\/config(\.toml)?$|^\.gitmodules$|\.csproj$|^\.github\/workflows\/[^/]+\.ya?ml$/;
const foreign = /(^|\/)(node_modules|vendor|third[-_]party|extern|external|testdata|fixtures|\.venv|_[^/]*)\//;
function isPlain(path) {
	return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd"'\\]|\$\{\{/u.test(path);
}
function isOwnFile(path) {
	return !foreign.test(path);
}
function isManifest(path) {
	return manifest.test(path.slice(path.lastIndexOf("/") + 1)) || requirements.test(path) || configuration.test(path);
}

// src/effects/init/read-tree.ts
const largest = 1 << 20;
const most = 2e3;
async function readSourceTree(git) {
	const listed = await git.run([
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	]);
	const deleted = new Set(usable(await git.run([
		"ls-files",
		"-z",
		"--deleted"
	])));
	const paths = usable(listed).filter((path) => !deleted.has(path));
	const manifests = paths.filter(isManifest).sort((a, b) => depthOf(a) - depthOf(b));
	const texts = /* @__PURE__ */ new Map();
	for (const path of manifests.slice(0, most)) {
		const text = await textOf(join(git.folder, path));
		if (text !== null) texts.set(path, text);
	}
	const marked = await Promise.all(Object.entries(toolMarks).map(async ([mark, { pattern, files }]) => {
		return [mark, usable(await git.ask([
			...[
				"grep",
				"--untracked",
				"--files-with-matches",
				"--no-color",
				"-z",
				"--extended-regexp"
			],
			"-e",
			pattern,
			"--",
			...files.split(" ")
		]) ?? "")];
	}));
	return {
		paths: new Set(paths),
		texts,
		marked: Object.fromEntries(marked)
	};
}
function usable(listed) {
	const paths = nulSeparated(listed).map(decodePath);
	return [...new Set(paths)].filter((path) => isPlain(path) && isOwnFile(path) && !path.endsWith("/")).sort();
}
async function textOf(path) {
	try {
		const found = await lstat(path);
		return found.isFile() && found.size <= largest ? await readFile(path, "utf8") : null;
	} catch {
		return null;
	}
}

// src/effects/init/try.ts
async function trySetup(tried, setup) {
	return setup === null ? 0 : (await command(tried, "setup", setup)).seconds;
}
async function tryRun(tried, run) {
	const { git, settings } = tried;
	const known = formatNamed(settings.format, limitedMatcher);
	const place = {
		git: git.in(folderOf(tried)),
		tree: git.folder,
		globs: settings.output
	};
	if (settings.output.length > 0) {
		await refuseTracked(place);
		await removeOutput(place);
	}
	const printed = new Recogniser(formats, known);
	const onText = (piece) => {
		if (settings.output.length === 0) printed.write(piece);
	};
	const { seconds, lastLines } = await command(tried, "run", run, onText);
	try {
		const { parsed, format, problem } = settings.output.length > 0 ? await readOutput(place, formats, known) : {
			parsed: printed.end(),
			format: printed.format,
			problem: printed.problem
		};
		const [wrong] = [...parsed.failures, ...parsed.refused];
		if (wrong !== void 0) throw new CouldNotMeasure(`A benchmark failed: ${wrong}`, lastLines);
		const names = new Set(parsed.measurements.map(({ benchmark }) => benchmark));
		if (names.size > 0) return {
			format: format?.name ?? settings.format,
			benchmarks: names.size,
			visit: seconds
		};
		const why = problem === null ? "printed nothing" : `printed what ${problem}`;
		throw new CouldNotMeasure(`run succeeded, but no benchmark could be read: it ${why}`, lastLines);
	} catch (error) {
		if (!(error instanceof Unreadable)) throw error;
		throw new CouldNotMeasure(`The results of run could not be read: ${error.message}`, lastLines);
	}
}
function folderOf({ git, settings }) {
	return resolve(git.folder, settings.workingDirectory);
}
async function command(tried, input, text, onText) {
	const { env, signal, timeout } = tried;
	const cwd = folderOf(tried);
	if (!await isFolder(cwd)) throw new CouldNotMeasure(`working-directory: "${tried.settings.workingDirectory}" is not committed.`);
	const began = Date.now();
	const deadline = began + timeout * 1e3;
	const { status, isLate, lastLines } = await runScript({
		text,
		cwd,
		env,
		signal,
		deadline,
		onOutput() {},
		onText
	});
	if (isLate) throw new CouldNotMeasure(`${input} did not end within ${formatDuration(timeout)}, and was ended.`, lastLines);
	if (status !== 0) throw new CouldNotMeasure(`${input} failed with ${typeof status === "number" ? "exit code" : "signal"} ${status}.`, lastLines);
	return {
		seconds: (Date.now() - began) / 1e3,
		lastLines
	};
}
const patience = 150;
async function tryGo({ git, settings, timeout, env, signal }, go, schedule, warn) {
	try {
		var _usingCtx$2 = _usingCtx();
		const console = warningsOnly({ warn });
		const commit = {
			sha: await git.run(["rev-parse", "HEAD"]),
			from: "HEAD"
		};
		const bench = {
			sides: { enter: async () => git.folder },
			commits: {
				base: commit,
				head: commit
			},
			setup: schedule.setup,
			workingDirectory: settings.workingDirectory,
			timeout,
			env,
			signal,
			console
		};
		const began = Date.now();
		const since = () => (Date.now() - began) / 1e3;
		const driver = _usingCtx$2.a(await GoDriver.open(bench, go, schedule));
		await driver.prepare("head");
		const items = await driver.items();
		const built = since();
		const names = /* @__PURE__ */ new Set();
		let seconds = 0;
		let tried = 0;
		let failure = null;
		for (const item of items) {
			if (tried > 0 && since() - built > patience) break;
			try {
				const { visit } = await driver.visit(item, "head", attempt);
				for (const { benchmark } of visit.measurements) names.add(`${item.package} ${benchmark}`);
				seconds += secondsOf(driver, item, visit.seconds);
				tried++;
			} catch (error) {
				if (!(error instanceof SideFailed) || signal.aborted) throw error;
				failure = error;
				warn(error.message);
			}
		}
		if (tried === 0) throw failure ?? new CouldNotMeasure("No Go benchmark was found in the clone.");
		const all = items.length / tried;
		const setup = built + (since() - built) * all;
		return {
			format: "go",
			benchmarks: Math.round(names.size * all),
			setup,
			visit: seconds * all
		};
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
const attempt = {
	round: 0,
	place: "the trial",
	only: null,
	budgetEnds: null,
	onOutput() {}
};
function secondsOf(driver, item, trial) {
	const parts = driver.parts(item);
	for (const part of parts) driver.visitsPerRound(part);
	const planned = driver.report().planned.filter((plannedVisits) => plannedVisits.package === item.package && parts.some((part) => part.benchmark === plannedVisits.benchmark));
	return planned.length === 0 ? trial : planned.reduce((sum, one) => sum + roundSeconds(one) / 2, 0);
}

// src/commands/init.ts
const usage = `Usage: benchgate init [folder] [flags]

Finds the benchmarks of this repository and writes the workflow that measures each pull request
(${workflowPath}) and the rules for it and for "benchgate" (${defaultRulesFile}).
It does not replace files unless you tell it to. In a terminal it then tries the workflow once, in a fresh clone of what is
committed. That runs the repository's code; --no-check skips it.

  benchgate init                  the benchmarks nearest to the current folder
  benchgate init bench            those in a folder
  benchgate init --run 'make bench' --format hyperfine --output 'out/*.json'
                                  a command of your own

  --tool NAME    the tool, if there are several: go, criterion, pytest-benchmark, …
  --run COMMAND, --setup COMMAND, --format NAME, --output GLOB, --working-directory FOLDER
                 the same as the inputs of the Action
  --forks        comments on pull requests from forks, too, by a second workflow
  --on-demand    adds a workflow for members who comment "/benchgate run" on a pull request
  --nightly      adds a nightly run against the last release, with a history and an issue on what became slower
  --shards N     N machines share the benchmarks; a last job joins their results
  --check        tries the existing workflow, also without a terminal: reports the format, the minutes of a gate, what is
                 missing, and whether the benchmarks run the code of the checkout (they must fail if it is broken)
  --no-check     tries nothing
  --print        prints the files and writes none
  --force        replaces existing files, and keeps their old text beside them (….before)

Exit status: 0 all files are in place, and work if they were tried; 1 they were tried, and no change of the code would be
noticed; 2 no benchmarks were found, an existing file with other content was kept (without --check), or the check failed.
`;
const flags = {
	run: { type: "string" },
	setup: { type: "string" },
	format: { type: "string" },
	output: { type: "string" },
	"working-directory": { type: "string" },
	tool: { type: "string" },
	forks: { type: "boolean" },
	"on-demand": { type: "boolean" },
	nightly: { type: "boolean" },
	shards: { type: "string" },
	check: { type: "boolean" },
	"no-check": { type: "boolean" },
	print: { type: "boolean" },
	force: { type: "boolean" }
};
async function run(words, terminal) {
	const { values, words: folders } = readFlags(words, flags, "benchgate init");
	const [namedFolder, ...extraFolders] = folders;
	if (extraFolders.length > 0) throw new Misconfigured(`init: one folder can be given, not ${extraFolders.join(" ")} too.`);
	const text = (name) => String(values[name] ?? "").trim() || null;
	const isForced = values.force === true;
	const shouldCheck = shouldCheckFiles(values, terminal);
	const split = {
		forks: values.forks === true,
		onDemand: values["on-demand"] === true,
		nightly: values.nightly === true,
		shards: shards.parse("shards", text("shards") ?? "1")
	};
	const repository = await findRepository(terminal, namedFolder);
	const tree = await readSourceTree(repository.git);
	const [suite, ...otherSuites] = chooseSuites(tree, {
		run: text("run"),
		setup: text("setup"),
		format: knownFormat(text("format")),
		output: acceptedPath("output", text("output"), outputAccepted),
		folder: acceptedPath("working-directory", text("working-directory")),
		below: repository.below,
		isNamed: namedFolder !== void 0,
		tool: text("tool")
	});
	if (split.shards > 1) await refuseUnshardable(repository.root, suite, isForced);
	const files = await plannedFiles(repository.root, tree, suite, split);
	if (values.print) {
		terminal.stdout.write(files.map(({ path, text }) => `# ${path}\n${text}`).join("\n"));
		return 0;
	}
	await refuseShadowed(repository.root);
	const copies = {};
	for (const file of files) {
		if (isReplaced(file, isForced)) copies[file.path] = await keepCopy(repository.root, file.path);
		if (isWritten(file, isForced)) await placeFile(repository.root, file.path, file.text);
	}
	const plan = {
		suite,
		others: otherSuites,
		files,
		isForced,
		copies,
		standing: repository.standing
	};
	terminal.stdout.write(`${planText(plan)}\n`);
	const status = files.some((file) => isKept(file, isForced)) ? 2 : 0;
	if (!shouldCheck) {
		terminal.stdout.write(nextText(plan, false));
		return status;
	}
	const workflow = otherWorkflow(tree) ?? ".github/workflows/benchgate.yml";
	const checkStatus = await check({
		git: repository.git,
		suite,
		workflow,
		shards: split.shards
	}, terminal);
	if (checkStatus === 0) terminal.stdout.write(`\n${nextText(plan, true)}`);
	return values.check === true ? checkStatus : Math.max(status, checkStatus);
}
function measuredTwice(otherPath) {
	return new Misconfigured(`${otherPath} already runs Benchgate, and the workflow that --forks or --shards writes would measure each pull request a second time. Rename it (git mv ${otherPath} ${workflowPath}) and give --force, which keeps a copy of its text; or remove it.`);
}
function shouldCheckFiles(values, { stdout, env }) {
	if (values.check === true && values["no-check"] === true) throw new Misconfigured("init: --check and --no-check contradict each other. Give one of them.");
	if (values.check === true && values.print === true) throw new Misconfigured("init: --print writes nothing that --check could try. Give one of them.");
	return values.check === true || values["no-check"] !== true && stdout.isTTY && !env.CI;
}
const outputAccepted = "a file or a glob below the working directory, relative to it and without \"..\"";
function acceptedPath(name, path, accepted) {
	return path === null ? null : pathBelow(name, path, accepted);
}
async function refuseShadowed(root) {
	const otherName = defaultRulesFile.replace(/yml$/, "yaml");
	if (await lstatOrNull(join(root, ".github/benchgate.yml")) || !await lstatOrNull(join(root, otherName))) return;
	throw new Misconfigured(`${otherName} is not read; Benchgate reads ${defaultRulesFile}. Rename it to ${defaultRulesFile} (git mv ${otherName} ${defaultRulesFile}), or remove it; then run this again.`);
}
function knownFormat(name) {
	if (name === null || name === "auto" || isFormat(name)) return name;
	throw new Misconfigured(`format: "${name}" is not accepted. Give one of ${formatNames.join(", ")}, or leave it out.`);
}
async function findRepository({ env, folder }, namedFolder) {
	const directory = resolve(folder, namedFolder ?? ".");
	if (!await isFolder(directory)) throw new Misconfigured(`init: "${namedFolder}" is not a folder. Name one of the repository.`);
	const git = gitIn(directory, untrustedEnvironment(env, []).env);
	await refuseDistrusted(git);
	const top = await git.ask(["rev-parse", "--show-toplevel"]);
	if (!top) throw new Misconfigured(`${directory} is not in a git repository. Run "git init" first, or name a folder of one.`);
	const root = decodePath(top);
	const subfolder = decodePath(await git.run(["rev-parse", "--show-prefix"])).replace(/\/$/, "") || ".";
	const currentFolder = relative(root, await realpath(folder)).replaceAll(sep, "/") || ".";
	return {
		root,
		below: subfolder,
		standing: isWithin("..", currentFolder) ? "." : currentFolder,
		git: git.in(root)
	};
}
async function refuseUnshardable(root, { run, filter }, isForced) {
	if (run === null || filter !== null) return;
	if (!isForced && /^filter:/m.test(await placedText(root, ".github/benchgate.yml") ?? "")) return;
	throw new Misconfigured(`--shards: "${run.split("\n").at(-1)}" measures everything, so machines cannot share it. Set "filter" in ${defaultRulesFile} to what makes it measure some benchmarks only (docs/formats.md), and run this again; or leave --shards out.`);
}
const shards = wholeNumber(1, 64);
async function plannedFiles(root, tree, suite, split) {
	const standingOf = async (path, text) => {
		const existing = await placedText(root, path);
		if (existing === null) return "new";
		return existing === text ? "same" : "other";
	};
	const rules = {
		path: defaultRulesFile,
		text: rulesOf(suite),
		meaning: "what is measured, and what counts"
	};
	const otherPath = otherWorkflow(tree);
	if (otherPath !== null && (split.forks || split.shards > 1)) throw measuredTwice(otherPath);
	const planned = [rules, ...workflowsOf(suite, split)].map(async (file) => ({
		...file,
		standing: otherPath !== null && file.path === ".github/workflows/benchgate.yml" ? { by: otherPath } : await standingOf(file.path, file.text)
	}));
	return Promise.all(planned);
}
const maxCommandSeconds = 600;
async function check(written, terminal) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { stdout, stderr } = terminal;
		const console = terminalConsole(stderr);
		console.info("trying it once in a fresh clone (--no-check skips this, Ctrl-C ends it)");
		const interrupt = _usingCtx$1.u(abortOnSignals(console, "ending the check; the files that were written stay"));
		const folder = await mkdtemp(join(tmpdir(), "benchgate-check-"));
		try {
			const { text, canary } = await checkWritten(written, join(folder, "clone"), terminal, interrupt.signal);
			stdout.write(text);
			return canary.outcome === "not-seen" ? 1 : 0;
		} catch (error) {
			if (isCancellation(error, interrupt.signal)) return interruptedStatus();
			if (!(error instanceof CouldNotMeasure || error instanceof Misconfigured)) throw error;
			const output = error instanceof CouldNotMeasure ? error.output : "";
			const missing = whatIsMissing(`${error.message}\n${output}`, written.suite.steps);
			stdout.write(failedText(error.message, output, missing));
			return 2;
		} finally {
			await removeWhole(folder);
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
async function checkWritten(written, to, terminal, signal) {
	try {
		var _usingCtx3 = _usingCtx();
		const { git, shards } = written;
		const root = git.folder;
		const { env } = untrustedEnvironment(terminal.env, []);
		const console = terminalConsole(terminal.stderr);
		const leftovers = _usingCtx3.a(new Leftovers());
		const marked = leftovers.marked(env, "setup");
		const rules = await findRules(() => "", {
			folder: root,
			env,
			console
		});
		const inputs = readInputsWith(rules, () => "");
		const workflow = await placedText(root, written.workflow) ?? "";
		const cloning = () => cloneAsRunner(gitIn(root, env), to, {
			submodules: fillsSubmodules(workflow),
			signal
		});
		const options = {
			git: await cloning(),
			timeout: Math.min(maxCommandSeconds, inputs.timeout),
			env: marked,
			signal,
			tell: console.info
		};
		const bounds = {
			...inputs,
			shards
		};
		const trial = await tryOnce(options, inputs);
		const outcome = isLong(trial, bounds) ? await fitToLimits(written, options, inputs, trial, bounds) : {
			trial,
			text: passedText(trial, bounds, [], null)
		};
		console.info("running once more with the sources broken on purpose, to see whether the benchmarks notice …");
		await leftovers.end();
		await removeWhole(to);
		await cloning();
		const canary = await tryCanary({
			...options,
			env
		}, inputs, outcome.trial.benchmarks);
		return {
			text: outcome.text + checkedCanaryText(canary),
			canary
		};
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
async function fitToLimits({ git, suite }, options, inputs, trial, bounds) {
	const root = git.folder;
	const isUnchanged = await placedText(root, defaultRulesFile) === rulesOf(suite);
	const shorterTrial = await tryShorter(options, inputs, trial);
	const bestTrial = shorterTrial?.trial ?? trial;
	const budget = isLong(bestTrial, bounds) ? budgetFor(bestTrial, bounds) : null;
	const tuning = {
		...shorterTrial?.tuning,
		...budget === null ? {} : { budget: `${budget}m` }
	};
	if (isUnchanged) await placeFile(root, defaultRulesFile, rulesOf({
		...suite,
		run: shorterTrial?.run ?? suite.run
	}, tuning));
	const changes = [...shorterTrial?.said ?? [], ...budget === null ? [] : [`budget: ${budget}m`]].map((one) => `${isUnchanged ? `${defaultRulesFile} has now` : `${defaultRulesFile} could have`} ${one}`);
	const isStillLong = isLong(bestTrial, bounds) && budget === null;
	return {
		trial,
		text: passedText(bestTrial, {
			...bounds,
			budget: budget === null ? bounds.budget : budget * 60
		}, changes, isStillLong ? adviceFor(inputs) : null)
	};
}
function adviceFor({ run, filter }) {
	if (run !== null && filter === null) return "Let \"run\" measure fewer benchmarks, or each for a shorter time.";
	return `Choose fewer benchmarks by ${run === null ? "\"bench\" or \"packages\"" : "\"run\""}, or share them between machines: benchgate init --shards 4 --force`;
}
async function tryOnce(options, inputs, isSetUp = false) {
	const { settings: project } = await findProject(options.git.folder, inputs, options.env);
	const settings = {
		...settingsOf(inputs),
		...project
	};
	const withSettings = {
		...options,
		settings
	};
	const { go, run } = project;
	if (go !== null) options.tell("building, and running each benchmark once …");
	if (go !== null) return tryGo(withSettings, go, settings, options.tell);
	if (settings.setup !== null && !isSetUp) options.tell("running setup …");
	const setup = isSetUp ? 0 : await trySetup(withSettings, settings.setup);
	options.tell("running the benchmarks once …");
	return {
		setup,
		...await tryRun(withSettings, run)
	};
}
async function tryShorter(options, inputs, firstTrial) {
	const run = inputs.run === null ? null : shortenedRun(inputs.run);
	const isGo = inputs.run === null && inputs.go.benchtime === "100ms";
	if (run === null && !isGo) return null;
	const tuning = isGo ? { benchtime: shortBenchtime } : {};
	const go = isGo ? {
		...inputs.go,
		benchtime: shortBenchtime
	} : inputs.go;
	const shorterRun = await tryOnce(options, {
		...inputs,
		run,
		go
	}, true).catch((error) => {
		if (options.signal.aborted || !(error instanceof CouldNotMeasure)) throw error;
		return null;
	});
	if (shorterRun === null) return null;
	const trial = isGo ? shorterRun : {
		...shorterRun,
		setup: firstTrial.setup
	};
	if (trial.visit > .8 * firstTrial.visit) return null;
	return {
		trial,
		run,
		tuning,
		said: isGo ? [`benchtime: ${shortBenchtime}`] : ["shorter runs (several rounds make up for the length)"]
	};
}
async function tryCanary({ git, env, signal, timeout, tell }, inputs, benchmarkCount) {
	const { settings: project } = await findProject(git.folder, inputs, env);
	const settings = {
		...settingsOf(inputs),
		...project,
		durations: null,
		timeout,
		perflock: "off"
	};
	const sha = await git.run(["rev-parse", "HEAD"]);
	const outside = (worktree) => sourcesOutside(git.folder, worktree, env);
	const checkoutOptions = {
		hasPointers: true,
		outside,
		signal,
		isWorkplace: false,
		temporary: dirname(git.folder)
	};
	const canaryContext = {
		git,
		commit: {
			sha,
			from: "HEAD"
		},
		settings,
		env,
		checkoutOptions,
		isThrownAway: true
	};
	const console = warningsOnly({ warn: tell });
	return runCanary(canaryContext, {
		console,
		signal,
		env
	}, benchmarkCount);
}

export { check, flags, run, usage };