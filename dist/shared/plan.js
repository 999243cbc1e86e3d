import { escapeControlCharacters, joinShellWords } from "./basics.js";

// src/core/init/find/pins.ts
const pinnedActions = {
	checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
	"setup-go": "actions/setup-go@b7ad1dad31e06c5925ef5d2fc7ad053ef454303e # v7.0.0",
	"setup-node": "actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0",
	"setup-python": "actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0",
	"setup-java": "actions/setup-java@b6effb05e454b25005698d916606bdc6ffcbf961 # v5.7.0",
	"setup-dotnet": "actions/setup-dotnet@a98b56852c35b8e3190ac28c8c2271da59106c68 # v6.0.0",
	"setup-ruby": "ruby/setup-ruby@0dafeac902942906541bc140009cdbf32665b601 # v1.315.0",
	"setup-julia": "julia-actions/setup-julia@fa02766e078afaaf09b14210362cee14137e6a32 # v3.0.2",
	"setup-dart": "dart-lang/setup-dart@65eb853c7ba17dde3be364c3d2858773e7144260 # v1.7.2",
	"upload-artifact": "actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0",
	"download-artifact": "actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1",
	"upload-pages-artifact": "actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0",
	"deploy-pages": "actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0",
	benchgate: "benchgate/benchgate@e63f3c5e5253d86eb980c3c9858ef676d27eeb32 # v0.1.0"
};
function usesTextForPinnedActionName(name, folder = "") {
	return pinnedActions[name].replace("@", `${folder}@`);
}
function pinnedUsesTextOfAction(action) {
	const names = Object.keys(pinnedActions);
	const repositoryOf = (name) => pinnedActions[name].replace(/@.*/, "");
	const name = names.find((one) => `${action}/`.startsWith(`${repositoryOf(one)}/`));
	if (name === void 0) throw new Error(`A template uses ${action}, which is not in pins.ts.`);
	return usesTextForPinnedActionName(name, action.slice(repositoryOf(name).length));
}

// src/core/init/find/scanned-repository.ts
function folderOfPath(path) {
	const end = path.lastIndexOf("/");
	return end < 0 ? "." : path.slice(0, end);
}
function fileNameOfPath(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function joinFolderPath(folder, path) {
	return folder === "." ? path : `${folder}/${path}`;
}
function isPathWithin(folder, path) {
	return folder === "." || path === folder || path.startsWith(`${folder}/`);
}
function pathRelativeTo(folder, path) {
	if (folder === ".") return path;
	return path === folder ? "." : path.slice(folder.length + 1);
}
function relativePathBetweenFolders(from, to) {
	const shared = folderAndParents(from).find((folder) => isPathWithin(folder, to)) ?? ".";
	const up = "../".repeat(folderDepth(pathRelativeTo(shared, from)));
	const down = pathRelativeTo(shared, to);
	return down === "." ? up.slice(0, -1) || "." : up + down;
}
function folderDepth(folder) {
	return folder === "." ? 0 : folder.split("/").length;
}
function folderAndParents(folder) {
	return folder === "." ? ["."] : [folder, ...folderAndParents(folderOfPath(folder))];
}
function findPathsAndTextsOfFilesWithNames(tree, ...names) {
	return [...tree.texts].filter(([path]) => names.includes(fileNameOfPath(path))).sort(([a], [b]) => folderDepth(folderOfPath(a)) - folderDepth(folderOfPath(b)) || (a < b ? -1 : 1));
}
function findFileInFolder(tree, folder, ...names) {
	return names.map((name) => joinFolderPath(folder, name)).find((path) => tree.paths.has(path)) ?? null;
}
function innermostCommonFolder(paths) {
	const folders = paths.map(folderOfPath);
	return folderAndParents(folders[0] ?? ".").find((folder) => folders.every((other) => isPathWithin(folder, other))) ?? ".";
}
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
function removeSourceComments(text, style) {
	return text.replace(styles[style], (_, literal) => literal ?? "");
}

// text:src/core/init/workflows/measure.yml:raw
var measure_default = `# Measures each pull request against its base, and fails where something got slower.
# What is measured, and what counts as slower, is in .github/benchgate.yml.
name: Benchgate
on: pull_request
# A later push ends the run of an earlier one.
concurrency: { group: '\${{ github.workflow }}-\${{ github.ref }}', cancel-in-progress: true }
permissions: {}
jobs:
  benchgate:
    runs-on: ubuntu-latest
    # Ends a run that hangs; most take far less.
    timeout-minutes: 120
    permissions: { contents: read, pull-requests: write }
    steps:
      - uses: actions/checkout@pinned
        with:
          persist-credentials: false
          # $IF submodules
          submodules: recursive
          # $END
      # $STEPS
      - uses: benchgate/benchgate@pinned
      # To keep each result, for "benchgate accept --from" in a terminal:
      # - uses: actions/upload-artifact@pinned
      #   if: always()
      #   with: { name: benchgate, path: '\${{ runner.temp }}/benchgate-results' }
`;

// text:src/core/init/workflows/measure-split.yml:raw
var measure_split_default = `# $IF forks
# Measures each pull request, including those from forks, against its base. Because of the forks, no job here has write
# permission. The result is published by benchgate-report.yml.
# $END
# $IF reporting
# Measures each pull request against its base, on $COUNT machines that share the benchmarks, and fails where something got slower.
# $END
# What is measured, and what counts as slower, is in .github/benchgate.yml.
name: Benchgate
on: pull_request
# A later push ends the run of an earlier one.
concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: true
permissions: {}
jobs:
  measure:
    runs-on: ubuntu-latest
    # Ends a run that hangs; most take far less.
    timeout-minutes: 120
    # $IF sharded
    strategy:
      # The report names a machine that has failed, and needs the results of the others.
      fail-fast: false
      matrix:
        shard: [$SHARDS]
    # $END
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@pinned
        with:
          persist-credentials: false
          # $IF submodules
          submodules: recursive
          # $END
      # $STEPS
      - uses: benchgate/benchgate@pinned
        with:
          # $IF sharded
          shard: \${{ matrix.shard }}/$COUNT
          # $END
          # The report judges and comments.
          fail-on: never
          comment: never
          results: \${{ runner.temp }}/benchgate
      - uses: actions/upload-artifact@pinned
        # A failed measurement leaves no result, and the report says so.
        if: always()
        with:
          name: $ARTIFACT
          path: \${{ runner.temp }}/benchgate/result.json
          if-no-files-found: ignore
          # The job may be run again.
          overwrite: true
  # $IF reporting

  report:
    needs: measure
    # Also if a machine has failed, which the report then names.
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
      pull-requests: write
    steps:
      - uses: actions/download-artifact@pinned
        with:
          pattern: benchgate*
          path: \${{ runner.temp }}/benchgate
      - uses: benchgate/benchgate/report@pinned
        with:
          results: \${{ runner.temp }}/benchgate
  # $END
`;

// text:src/core/init/workflows/nightly.yml:raw
var nightly_default = `# Measures the default branch each night against the last release, so that small steps cannot add up unseen. The
# results stay in this repository as git notes (refs/notes/benchgate), and one issue names what became slower, and where.
# Benchmarks run in a job that can only read; the job that writes runs no code of the repository.
name: Benchgate nightly
on:
  schedule:
    - cron: '23 3 * * *'
  workflow_dispatch:
concurrency:
  group: \${{ github.workflow }}
permissions: {}
jobs:
  measure:
    runs-on: ubuntu-latest
    # The search for the commit may take up to an hour of this.
    timeout-minutes: 240
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@pinned
        with:
          fetch-depth: 0
          persist-credentials: false
          # $IF submodules
          submodules: recursive
          # $END
      # $STEPS
      - uses: benchgate/benchgate@pinned
        with:
          # Or a tag such as v1.4.0; then it is better set in .github/benchgate.yml, where moving it is a reviewed change.
          since: last-release
          # A regression does not fail this job; the issue reports it.
          fail-on: never
          results: \${{ runner.temp }}/benchgate
      # If a benchmark became slower, finds the commit.
      - uses: benchgate/benchgate/bisect@pinned
        with:
          results: \${{ runner.temp }}/benchgate
          budget: 60m
      - uses: actions/upload-artifact@pinned
        # A failed measurement leaves no result, and the report says so.
        if: always()
        with:
          name: benchgate
          path: |
            \${{ runner.temp }}/benchgate/result.json
            \${{ runner.temp }}/benchgate/bisect.json
          if-no-files-found: ignore
          # The job may be run again.
          overwrite: true

  # A run that was started by hand on another branch is not recorded.
  record:
    needs: measure
    if: github.event_name == 'schedule' || github.ref_name == github.event.repository.default_branch
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      # For the notes.
      contents: write
      issues: write
    steps:
      - uses: actions/checkout@pinned
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: actions/download-artifact@pinned
        with:
          name: benchgate
          path: \${{ runner.temp }}/benchgate
      - uses: benchgate/benchgate/record@pinned
        with:
          results: \${{ runner.temp }}/benchgate
          page: site/index.html
      - uses: actions/upload-pages-artifact@pinned
        if: vars.BENCHGATE_PAGES == 'true'
        with:
          path: site

  # To publish the page of the history, set the variable BENCHGATE_PAGES of this repository to true, and the source of its
  # Pages to "GitHub Actions".
  pages:
    needs: record
    if: vars.BENCHGATE_PAGES == 'true'
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deploy.outputs.page_url }}
    steps:
      - uses: actions/deploy-pages@pinned
        id: deploy
`;

// text:src/core/init/workflows/on-demand.yml:raw
var on_demand_default = `# Measures a pull request when somebody who may write to this repository comments "/benchgate run" on it; also
# "/benchgate run count=40 bench=Encode". Three jobs, so that code of a pull request never runs with a token that
# can write: the first reads the comment and runs none of this code, the second measures and may only read, the third
# publishes.
# Look at a change before you ask for a run: its code runs as one of this repository's jobs.
name: Benchgate on demand
on:
  issue_comment: # zizmor: ignore[dangerous-triggers] only comments of people with write permission count, and the job that runs the pull request's code can only read
    types: [created]
permissions: {}
jobs:
  ask:
    if: github.event.issue.pull_request && startsWith(github.event.comment.body, '/benchgate')
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      # To react to the comment.
      pull-requests: write
    outputs:
      run: \${{ steps.ask.outputs.run }}
      pull-request: \${{ steps.ask.outputs.pull-request }}
      head: \${{ steps.ask.outputs.head }}
      count: \${{ steps.ask.outputs.count }}
      bench: \${{ steps.ask.outputs.bench }}
    steps:
      - uses: benchgate/benchgate/command@pinned
        id: ask

  measure:
    needs: ask
    if: needs.ask.outputs.run == 'true'
    runs-on: ubuntu-latest
    timeout-minutes: 120
    permissions:
      contents: read
      pull-requests: read
    steps:
      - uses: actions/checkout@pinned
        with:
          # The head when the comment was answered, and no later commit.
          ref: \${{ needs.ask.outputs.head }}
          persist-credentials: false
          # $IF submodules
          submodules: recursive
          # $END
      # $STEPS
      - uses: benchgate/benchgate@pinned
        with:
          pull-request: \${{ needs.ask.outputs.pull-request }}
          count: \${{ needs.ask.outputs.count }}
          bench: \${{ needs.ask.outputs.bench }}
          # Somebody with write permission has asked for this run, and this job can only read.
          trust-head: true
          # The report judges and comments.
          fail-on: never
          comment: never
          results: \${{ runner.temp }}/benchgate
      - uses: actions/upload-artifact@pinned
        # A failed measurement leaves no result, and the report says so.
        if: always()
        with:
          name: benchgate
          path: \${{ runner.temp }}/benchgate/result.json
          if-no-files-found: ignore
          # The job may be run again.
          overwrite: true

  report:
    needs: [ask, measure]
    # Also if nothing could be measured, which the report then says.
    if: \${{ !cancelled() && needs.ask.outputs.run == 'true' }}
    # One after the other, so that the comment shows what was measured last.
    concurrency:
      group: \${{ github.workflow }}-\${{ needs.ask.outputs.pull-request }}
      cancel-in-progress: false
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
      pull-requests: write
    steps:
      - uses: actions/download-artifact@pinned
        with:
          pattern: benchgate*
          path: \${{ runner.temp }}/benchgate
      - uses: benchgate/benchgate/report@pinned
        with:
          results: \${{ runner.temp }}/benchgate
          pull-request: \${{ needs.ask.outputs.pull-request }}
          head: \${{ needs.ask.outputs.head }}
          count: \${{ needs.ask.outputs.count }}
`;

// text:src/core/init/workflows/report.yml:raw
var report_default = `# Judges what benchgate.yml has measured, by the rules of the default branch, and publishes the answer: a check on the
# commit, and one comment. It runs nothing of a pull request, and treats the results as untrusted. GitHub
# runs this file as it stands on the default branch.
name: Benchgate report
on:
  workflow_run: # zizmor: ignore[dangerous-triggers] it checks nothing out, and reads the results as data
    workflows: [Benchgate]
    types: [completed]
# One after the other: two pull requests can have the same commit, and the run for one must not cancel that for the other.
concurrency:
  group: \${{ github.workflow }}-\${{ github.event.workflow_run.head_sha }}
  cancel-in-progress: false
permissions: {}
jobs:
  report:
    if: contains(fromJSON('["pull_request", "merge_group"]'), github.event.workflow_run.event)
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      # To download the results of the measuring run.
      actions: read
      checks: write
      # To read the rules on the default branch.
      contents: read
      pull-requests: write
    steps:
      - uses: actions/download-artifact@pinned
        with:
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
          pattern: benchgate*
          path: \${{ runner.temp }}/benchgate
      - uses: benchgate/benchgate/report@pinned
        with:
          results: \${{ runner.temp }}/benchgate
`;

// src/core/init/plan.ts
const mostOthers = 6;
function willWritePlannedFile({ standing }) {
	return standing === "new" || standing === "replaced";
}
function initSuiteAndFilesText(plan) {
	return [
		foundLines(plan.suite),
		otherLines(plan),
		fileLines(plan)
	].filter((lines) => lines.length > 0).map(textOfLabelledLines).join("\n");
}
function initNextStepsText(plan, isTried) {
	const next = textOfLabelledLines(nextLines(plan));
	return isTried ? next : `${textOfLabelledLines([["Not tried", "yet: \"benchgate init --check\" tries the files once"]])}\n${next}`;
}
function textOfLabelledLines(lines) {
	return lines.map(([label, text]) => `${escapeControlCharacters(label.padEnd(10) + text)}\n`).join("");
}
function inputsOf({ folder, setup, run, format, output, filter, binaries, relink }) {
	return {
		"working-directory": folder === "." ? null : folder,
		setup,
		run,
		format,
		output,
		filter,
		binaries: binaries ?? null,
		relink: relink ?? null
	};
}
function foundLines(suite) {
	const inputs = Object.entries(inputsOf(suite)).filter(([, value]) => value !== null);
	const width = Math.max(...inputs.map(([name]) => name.length + 1));
	const lines = inputs.flatMap(([name, value]) => (value?.split("\n") ?? []).map((line, index) => {
		return ["", `${(index === 0 ? `${name}:` : "").padEnd(width)} ${line}`];
	}));
	return [
		["Found", suite.foundBy === "" ? "your command" : calledAt(suite)],
		...lines,
		...suite.notes.map((note) => ["Note", note])
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
function otherLines({ suite, others, standing }) {
	const lines = others.slice(0, mostOthers).flatMap((other, index) => {
		const folder = folderOfPath(other.foundBy);
		const isLater = [suite, ...others.slice(0, index)].some((one) => one.tool === other.tool && folderOfPath(one.foundBy) === folder);
		const to = relativePathBetweenFolders(standing, isLater ? other.foundBy : folder);
		const command = joinShellWords("benchgate", "init", to, "--tool", other.tool, "--force");
		return [["Also", calledAt(other)], ["", `to measure these instead: ${command}`]];
	});
	const more = others.length - mostOthers;
	return more > 0 ? [...lines, ["Also", `${more} more; "benchgate init FOLDER" looks in one folder only`]] : lines;
}
function fileLines({ files, copies }) {
	const width = Math.max(...files.map(({ path }) => path.length));
	const lines = files.flatMap(({ path, standing, meaning }) => {
		if (typeof standing === "object") return [["Skipped", `${path}, as ${standing.by} already runs Benchgate`]];
		if (standing === "kept") return [["Kept", `${path}, which has other content`]];
		const word = {
			same: "Unchanged",
			new: "Wrote",
			replaced: "Replaced"
		}[standing];
		const copy = copies[path];
		const written = [word, `${path.padEnd(width)}  ${meaning}`];
		return copy === void 0 ? [written] : [written, ["", `its former text is in ${copy}`]];
	});
	return files.some(({ standing }) => standing === "kept") ? [...lines, ["", "--print shows what would be written, --force writes it"]] : lines;
}
function nextLines({ files, standing }) {
	const doctor = ["Next", "to check this machine: benchgate doctor"];
	if (!files.some(willWritePlannedFile)) return [doctor];
	const own = files.filter((file) => willWritePlannedFile(file) || file.standing === "same").map(({ path }) => relativePathBetweenFolders(standing, path));
	return [doctor, ["", `to add the files to your next commit: ${joinShellWords("git", "add", ...own)}`]];
}
const usual = {
	count: "20",
	threshold: "5%"
};
const ofGo = {
	packages: "./...",
	benchtime: "100ms"
};
function buildRulesFileTextForSuite(suite, { benchtime, budget } = {}) {
	const inputs = {
		...inputsOf(suite),
		...suite.run === null ? {
			...ofGo,
			benchtime: benchtime ?? ofGo.benchtime
		} : {},
		...usual,
		budget: budget ?? null
	};
	const defaults = {
		...ofGo,
		...usual
	};
	return `# yaml-language-server: $schema=https://raw.githubusercontent.com/benchgate/benchgate/main/docs/rules.schema.json
# This file says what Benchgate measures and what counts as a regression. The workflow and "benchgate" in a terminal both read it.
# Inputs of the Action can be set here, except those about GitHub or a single run: https://github.com/benchgate/benchgate/blob/main/docs/inputs.md
${Object.entries(inputs).flatMap(([name, value]) => {
		if (value === null) return [];
		return [`${name}: ${name === "count" ? value : yamlValueText(value, "  ")}${defaults[name] === value ? " # the default" : ""}`];
	}).join("\n")}
`;
}
function yamlValueText(text, indent) {
	if (isPlain(text)) return text;
	if (isBlock(text)) return `|-\n${text.replace(/^(?=.)/gm, indent)}`;
	if (/^[\x20-\x7e]*$/.test(text)) return `'${text.replaceAll("'", "''")}'`;
	return JSON.stringify(text).replace(/[^\x20-\x7e]/gu, (character) => `\\U${character.codePointAt(0)?.toString(16).padStart(8, "0")}`);
}
const reserved = /^\.?(y|n|yes|no|on|off|true|false|null|nan|inf)$/i;
function isPlain(text) {
	if (/^\d+(%|ms|s|m|h)$/.test(text)) return true;
	return /^(?:[A-Za-z_]|\.?\/|\.[A-Za-z_])[\w ./=,+@()*$'"|&<>;:-]*$/.test(text) && !/: |:$| $/.test(text) && !reserved.test(text);
}
function isBlock(text) {
	return text.includes("\n") && /^[\x21-\x7e]/.test(text) && /[\x21-\x7e]$/.test(text) && /^[\n\x20-\x7e]*$/.test(text);
}
const benchgateWorkflowPath = ".github/workflows/benchgate.yml";
const reportWorkflowPath = ".github/workflows/benchgate-report.yml";
const onDemandWorkflowPath = ".github/workflows/benchgate-on-demand.yml";
const nightlyWorkflowPath = ".github/workflows/benchgate-nightly.yml";
const unsplit = {
	forks: false,
	shards: 1,
	onDemand: false,
	nightly: false
};
function buildWorkflowFileTexts(suite, requested = {}) {
	const split = {
		...unsplit,
		...requested
	};
	const uncachedSuite = {
		...suite,
		steps: suite.steps.map(withoutCache)
	};
	const file = (path, text, meaning) => ({
		path,
		text,
		meaning
	});
	return [
		file(benchgateWorkflowPath, measuringWorkflow(suite, split), "measures each pull request"),
		...split.forks ? [file(reportWorkflowPath, filled(report_default, suite), "judges and publishes what was measured")] : [],
		...split.onDemand ? [file(onDemandWorkflowPath, filled(on_demand_default, uncachedSuite), "measures when a member comments \"/benchgate run\"")] : [],
		...split.nightly ? [file(nightlyWorkflowPath, filled(nightly_default, suite), "measures each night against the last release")] : []
	];
}
function measuringWorkflow(suite, { forks, shards }) {
	const sharded = shards > 1;
	if (!forks && !sharded) return filled(measure_default, suite);
	return filled(measure_split_default, suite, {
		forks,
		sharded,
		reporting: !forks
	}, {
		COUNT: String(shards),
		SHARDS: Array.from({ length: shards }, (_, n) => n + 1).join(", "),
		ARTIFACT: sharded ? `benchgate-\${{ matrix.shard }}` : "benchgate"
	});
}
function filled(template, { steps, submodules }, conditions = {}, values = {}) {
	const holds = {
		...conditions,
		submodules: submodules === true
	};
	return template.replace(/^ *# \$IF (\w+)\n([\s\S]*?)^ *# \$END\n/gm, (_, name, lines) => holds[name] ? lines : "").replace(/\$([A-Z]+)\b/g, (whole, name) => values[name] ?? whole).replace(/(?<=uses: )(\S+)@pinned/g, (_, action) => pinnedUsesTextOfAction(action)).replace(/^ *# \$STEPS\n/m, () => steps.map(yamlTextOfWorkflowStep).join(""));
}
function workflowTextForDocs(steps) {
	return filled(measure_default, { steps }).replace(/^ *#.*\n/gm, "");
}
const uncached = {
	"setup-go": { cache: "false" },
	"setup-node": { "package-manager-cache": "false" }
};
function withoutCache(step) {
	if ("run" in step) return step;
	return {
		...step,
		with: {
			...step.with,
			...uncached[step.uses]
		}
	};
}
function yamlTextOfWorkflowStep(step) {
	if ("run" in step) return `      - run: ${yamlValueText(step.run, "          ")}\n`;
	const inputs = Object.entries(step.with).map(([name, value]) => `          ${name}: ${inputValue(value)}\n`);
	return `      - uses: ${usesTextForPinnedActionName(step.uses)}\n        with:\n${inputs.join("")}`;
}
function inputValue(value) {
	return /^[\d.]+$/.test(value) ? `'${value}'` : yamlValueText(value, "            ");
}
function findOtherBenchgateWorkflowPath({ texts }) {
	const uses = /^\s*(?:- )?uses:\s*["']?benchgate\/benchgate(?:\/(?:report|command|record))?@/m;
	const isOther = (path) => path.startsWith(".github/workflows/") && ![
		".github/workflows/benchgate.yml",
		".github/workflows/benchgate-report.yml",
		onDemandWorkflowPath,
		nightlyWorkflowPath
	].includes(path);
	return [...texts].find(([path, text]) => isOther(path) && uses.test(text))?.[0] ?? null;
}
function workflowChecksOutSubmodules(workflow) {
	return /^\s*submodules:\s*["']?(true|recursive)\b/m.test(workflow);
}

export { benchgateWorkflowPath, buildRulesFileTextForSuite, buildWorkflowFileTexts, fileNameOfPath, findFileInFolder, findOtherBenchgateWorkflowPath, findPathsAndTextsOfFilesWithNames, folderAndParents, folderDepth, folderOfPath, initNextStepsText, initSuiteAndFilesText, innermostCommonFolder, isPathWithin, joinFolderPath, pathRelativeTo, relativePathBetweenFolders, removeSourceComments, reportWorkflowPath, textOfLabelledLines, willWritePlannedFile, workflowChecksOutSubmodules, workflowTextForDocs };