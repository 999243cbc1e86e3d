// Decides which of the suites is measured.
import { MisconfiguredError } from '../model/errors.ts'
import { findCatch2AndNanobenchSuites, findCppSuites } from './find/cpp.ts'
import { buildNeedsSubmodules, findGoSuiteOfAllModules } from './find/go.ts'
import { findJavaSuites, setupJavaStepForBuildFile } from './find/java.ts'
import {
  benchmarkScriptNames,
  findNodeSuites,
  parsePackageJson,
  whyScriptNotMeasurable,
} from './find/node.ts'
import { createSuiteFinderForTool } from './find/programs.ts'
import { findAsvSuites, findPyperfSuites, findPytestSuites } from './find/python.ts'
import { findRustSuites } from './find/rust.ts'
import {
  fileNameOfPath,
  folderDepth,
  folderOfPath,
  isPathWithin,
  type ScannedRepositoryFiles,
} from './find/scanned-repository.ts'
import {
  type BenchmarkSuite,
  createSuiteWithDefaults,
  enableCorepackStep,
  type InitWorkflowStep,
  installPythonToolStep,
  installStepsForBunAndDeno,
  setupNodeOrPythonStep,
} from './find/suite.ts'

export interface InitSuiteSelectionCriteria extends InitSuiteFlags {
  /** The user's folder, or the one they have named, from the top. */
  readonly below: string
  /** True if they have named it, so that suites elsewhere do not count. */
  readonly isNamed: boolean
  readonly tool: string | null
}

/** At least one suite: the first is measured. Throws MisconfiguredError if there is none. */
export function chooseSuiteAndListOthers(
  tree: ScannedRepositoryFiles,
  wish: InitSuiteSelectionCriteria,
): readonly [BenchmarkSuite, ...BenchmarkSuite[]] {
  const { run, setup, format, output, folder, below, isNamed, tool } = wish
  if (run !== null) return [createSuiteFromGivenCommand({ ...wish, run, folder: folder ?? below })]
  const all = findSuites(tree, below)
  const home = folder ?? (isNamed ? below : '.')
  const first = all.find(suite => isPathWithin(home, suite.foundBy) && (tool === null || suite.tool === tool))
  if (first === undefined) throw nothingFound(tree, home, tool, all)
  const chosen = {
    ...first,
    setup: setup ?? first.setup,
    format: format ?? first.format,
    output: output ?? first.output,
  }
  return [chosen, ...all.filter(suite => suite !== first)]
}

function nothingFound(
  tree: ScannedRepositoryFiles,
  home: string,
  tool: string | null,
  all: readonly BenchmarkSuite[],
): MisconfiguredError {
  const where = home === '.' ? 'in this repository' : `in ${home}`
  const what = tool === null ? 'No benchmarks were found' : `No benchmarks of "${tool}" were found`
  const seen = explainDeclinedSuites(tree, home)
    .map(sentence => ` ${sentence}`)
    .join('')
  const others = all.map(suite => `${suite.tool} (${suite.foundBy})`)
  return new MisconfiguredError(
    others.length === 0
      ? `${what} ${where}, and nothing was written.${seen} Looked for: ${toolsSupportedByInitText}.\nTo measure benchmarks of another kind, name the command that runs them: benchgate init --run 'command' [--setup 'command'] [--format NAME] [--output FILE]. docs/formats.md lists the formats, and shows how to describe another.`
      : `${what} ${where}, and nothing was written. There are: ${others.join(', ')}. Choose with a folder, or with --tool.`,
  )
}

// Finds the suites of a repository, and decides which is measured.

type Finder = (tree: ScannedRepositoryFiles) => readonly BenchmarkSuite[]

/** Languages that repositories are mainly written in come before those of their scripts. */
const finders: readonly Finder[] = [
  findGoSuiteOfAllModules,
  findRustSuites,
  findCppSuites,
  findCatch2AndNanobenchSuites,
  findJavaSuites,
  createSuiteFinderForTool('benchmarkdotnet'),
  findPytestSuites,
  findAsvSuites,
  findPyperfSuites,
  createSuiteFinderForTool('julia'),
  createSuiteFinderForTool('benchmark-ips'),
  createSuiteFinderForTool('dart'),
  findNodeSuites,
  createSuiteFinderForTool('hyperfine'),
  createSuiteFinderForTool('k6'),
]

/**
 * Returns all suites, the best choice first: those in `standing`, the user's folder, before others; then those nearest to the
 * top; then by language. The user can choose another.
 */
export function findSuites(tree: ScannedRepositoryFiles, standing: string): readonly BenchmarkSuite[] {
  const suites = finders
    .flatMap(find => find(tree))
    .map(suite =>
      buildNeedsSubmodules(tree, suite.folder) ? { ...suite, submodules: true as const } : suite,
    )
  const isElsewhere = ({ foundBy }: BenchmarkSuite) => (isPathWithin(standing, foundBy) ? 0 : 1)
  const depth = ({ tool, folder, foundBy }: BenchmarkSuite) =>
    folderDepth(tool === 'go' ? folder : folderOfPath(foundBy))
  return suites.sort((a, b) => isElsewhere(a) - isElsewhere(b) || depth(a) - depth(b))
}

/** The tools that findSuites looks for, as part of a sentence. */
export const toolsSupportedByInitText =
  'Go benchmarks (go.mod), criterion, divan, Gungraun or #[bench] (Cargo.toml), Google Benchmark, Catch2 or nanobench (CMakeLists.txt), JMH (pom.xml, build.gradle), BenchmarkDotNet (*.csproj), pytest-benchmark (pyproject.toml, requirements, setup.cfg), asv (asv.conf.json), pyperf, BenchmarkTools (benchmark/benchmarks.jl), benchmark-ips, benchmark_harness (pubspec.yaml), vitest, tinybench, mitata, benchmark or a script "bench" (package.json), and scripts of hyperfine and k6'

// Benchmarks that cannot be measured as they are. They are mentioned if nothing else is found.

/** More would hide the others. */
const most = 4

/** Sentences, at most four; `home` is the folder that was asked for. */
export function explainDeclinedSuites(tree: ScannedRepositoryFiles, home: string): readonly string[] {
  const below = (paths: Iterable<string>, name: string) =>
    [...paths].filter(path => fileNameOfPath(path) === name && isPathWithin(home, path))
  const scripts = below(tree.texts.keys(), 'package.json').flatMap(path =>
    benchmarkScriptNames.flatMap(name => {
      const command = parsePackageJson(tree.texts.get(path) ?? '')?.scripts[name]
      const why = command === undefined ? null : whyScriptNotMeasurable(command)
      return why === null ? [] : [`The script "${name}" in ${path} ${why}.`]
    }),
  )
  const rebar = below(tree.paths, 'engines.toml')
  const [source] = (['catch2', 'nanobench'] as const).flatMap(tool =>
    tree.marked[tool].map(
      path => `${path} uses ${tool}, but no CMakeLists.txt that Benchgate understands builds it.`,
    ),
  )
  const ofNoTool = [...tree.paths].filter(
    path => isPathWithin(home, path) && scriptOfBenchmarks.test(path) && !path.includes('node_modules/'),
  )
  const unknown = ofNoTool
    .slice(0, 1)
    .map(path => `${path} may have benchmarks, but not for a tool that init knows.`)
  return [
    ...scripts,
    ...rebar.map(path => `${path} belongs to rebar, whose tables Benchgate cannot read.`),
    ...(source === undefined ? [] : [source]),
    ...unknown,
  ].slice(0, most)
}

/** A program in a folder for benchmarks, or named like one. */
const scriptOfBenchmarks =
  /(?:^|\/)(?:(?:bench|benchmarks?|perf)\/[^/]+|bench(?:marks?)?(?:[_.-][^/]*)?)\.(?:py|rb|[cm]?[jt]s|sh|pl|php|lua)$/

// The suite of a command that the user gives.

/** The flags that describe a suite; null for those that are not given. */
interface InitSuiteFlags extends Pick<BenchmarkSuite, 'run' | 'setup' | 'format' | 'output'> {
  readonly folder: string | null
}

/** The steps that install the programs that a command names; the runner has the others (a compiler, make, cargo). */
const installing: readonly (readonly [words: RegExp, step: InitWorkflowStep])[] = [
  [/\bgo\b/, { uses: 'setup-go', with: { 'go-version': 'stable' } }],
  [/\b(pnpm|yarn)\b/, enableCorepackStep],
  [/\b(node|npm|npx|pnpm|yarn)\b/, setupNodeOrPythonStep('setup-node')],
  [/\b(python3?|pip3?|pytest|poetry|uv|tox|nox)\b/, setupNodeOrPythonStep('setup-python')],
  ...['uv', 'poetry', 'tox', 'nox'].map(
    tool => [new RegExp(`\\b${tool}\\b`), installPythonToolStep(tool)] as const,
  ),
  [/\b(java|mvnw?|gradlew?)\b/, setupJavaStepForBuildFile('')],
]

export function createSuiteFromGivenCommand({
  run,
  setup,
  format,
  output,
  folder,
}: InitSuiteFlags & { readonly run: string }): BenchmarkSuite {
  const text = `${setup ?? ''}\n${run}`
  const steps = [
    ...installing.flatMap(([words, step]) => (words.test(text) ? [step] : [])),
    ...installStepsForBunAndDeno(text),
  ]
  return createSuiteWithDefaults({
    ...{ tool: 'a command', foundBy: '', folder: folder ?? '.' },
    ...{ run, setup, format, output, steps },
  })
}
