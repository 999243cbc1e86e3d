// Decides whether a gate notices that the code of the checkout is broken, and which files are broken for it.
import { isBenchmarkFileByPath } from '../change/benchmark-files.ts'
import { type CouldNotMeasureError, SideFailedError } from '../model/errors.ts'
import { shortPrintableName } from '../words/escape.ts'
import { formatCountWithNoun } from '../words/numbers.ts'

/** A head whose sources are broken on purpose, and what measuring it has shown. */
export interface BrokenSourcesCanaryResult {
  /**
   * `seen`: with broken sources the commands failed, or benchmarks were missing. `not-seen`: all came out as before, so the gate
   * measures other code than that of the checkout. `unknown`: a command did not end in time, or the unbroken side failed.
   * `untried`: nothing was run.
   */
  readonly outcome: 'seen' | 'not-seen' | 'unknown' | 'untried'
  readonly files: number
  /** The path of one of them, if `seen` one that the output of the failure names; null if there is none. Untrusted text. */
  readonly example: string | null
  /** The observation, or why there is none, as a clause; null if all benchmarks came out as before. */
  readonly why: string | null
}

type CanaryFileCountAndExample = Pick<BrokenSourcesCanaryResult, 'files' | 'example'>

export function createUntriedCanaryResult(why: string): BrokenSourcesCanaryResult {
  return { outcome: 'untried', files: 0, example: null, why }
}

/** The reason for not trying anything, if no file could be chosen. */
export const noCanarySourceReason =
  'apart from benchmarks, tests and builds, no tracked file is in a language that Benchgate can break on purpose'

/** Returns the answer of a broken head that was measured, by the number of benchmarks before and now. */
export function judgeBrokenSourcesCanaryByCounts(
  broken: CanaryFileCountAndExample,
  before: number,
  now: number,
): BrokenSourcesCanaryResult {
  if (now >= before) return { outcome: 'not-seen', ...broken, why: null }
  const missing = now === 0 ? `none of ${before} benchmarks` : `only ${now} of ${before} benchmarks`
  const example = exampleThatFailed(broken, [], '')
  return { outcome: 'seen', ...broken, example, why: `${missing} gave a result` }
}

/** `paths` are those of all broken files. */
export function judgeBrokenSourcesCanaryByError(
  broken: CanaryFileCountAndExample,
  paths: readonly string[],
  error: CouldNotMeasureError,
): BrokenSourcesCanaryResult {
  if (!(error instanceof SideFailedError))
    return { outcome: 'unknown', ...broken, why: firstLine(error.message) }
  const isSeen = error.side === 'head' && error.kind === 'failed'
  if (!isSeen) return { outcome: 'unknown', ...broken, why: error.why }
  const example = exampleThatFailed(broken, paths, error.output)
  return { outcome: 'seen', ...broken, example, why: error.why }
}

/** Returns the only file, or the first of the paths that the output names, possibly below a folder; null if it names none. */
function exampleThatFailed(
  { files, example }: CanaryFileCountAndExample,
  paths: readonly string[],
  output: string,
): string | null {
  if (files === 1) return example
  const words = new Set(output.split(/[\s"'`():;,<>[\]{}]+/).map(word => word.replace(/^\.\//, '')))
  const isNamed = (path: string) =>
    words.has(path) || [...words].some(word => word.startsWith('/') && word.endsWith(`/${path}`))
  return paths.find(isNamed) ?? null
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').replace(/\.$/, '')
}

/** Returns one sentence on what was found, and what to do about it; '' where nothing is to be done. */
export function findingAndAdviceOfBrokenSourcesCanary({
  outcome,
  files,
  example,
  why,
}: BrokenSourcesCanaryResult): {
  readonly found: string
  readonly todo: string
} {
  const broken = brokenFilesText(files, example === null ? null : shortPrintableName(example, 80))
  const reason = shortPrintableName(namedByCommand(why ?? ''), 300)
  switch (outcome) {
    case 'seen':
      return {
        found: `The benchmarks run the code of the checkout: with ${broken}, they fail, as they should (${reason}).`,
        todo: '',
      }
    case 'not-seen':
      return {
        found: `The benchmarks do not run the code of the checkout: with ${broken}, all benchmarks gave results as before. A pull request that makes this code slower would pass.`,
        todo: cure,
      }
    case 'unknown':
      return {
        found: `It is unknown whether the benchmarks run the code of the checkout: with ${broken}, ${reason}.`,
        todo: 'Run the check again; if a command needs more time, raise "timeout".',
      }
    case 'untried':
      return {
        found: `It could not be checked whether the benchmarks run the code of the checkout: ${reason}.`,
        todo: '',
      }
  }
}

function brokenFilesText(files: number, example: string | null): string {
  if (example === null || files === 0) return `${formatCountWithNoun(files, 'source file')} broken on purpose`
  return files === 1
    ? `${example} broken on purpose`
    : `${files} source files broken on purpose, such as ${example}`
}

/** Returns the reason of a failed side with the input that names the command; the sentence names the run. */
function namedByCommand(why: string): string {
  return why
    .replace(/^its command (.*) in setup$/, '"setup" $1')
    .replace(/^(what )?its command /, '$1"run" ')
    .replace(/ in the run with broken sources$/, '')
}

/** The advice, with the causes in the order in which people should look. */
const cure =
  'Make "setup" build or install, inside the checkout, what "run" measures, so that each side has its own copy. Usual causes: a package that is installed elsewhere, or an editable install of another folder; a build that an earlier step made, such as dist or a build folder of CMake; a variable such as PYTHONPATH or CARGO_TARGET_DIR; a cache. If the build or the editable install belongs to this checkout, set "checkout: in-place": both sides are then measured in it (https://github.com/benchgate/benchgate/blob/main/docs/formats.md).'

// The source files that the canary breaks: all that benchmarks may reach, but none that measures, tests or builds.

/** The commands of the user, and the folder in which they run, relative to the top folder. */
interface UserCommandsAndFolder {
  /** The text of `setup` and `run`. */
  readonly text: string
  readonly workingDirectory: string
}

/** Folders that hold no code of the project's own, wherever they are. */
const foreign =
  /^(?:node_modules|vendor|vendored|third[_-]?party|external|extern|deps|dist|build|out|target|generated|gen|__generated__|docs?|examples?|samples?|demos?)$/i
/** Folders of tests, and of benchmarks under a name that `isBenchmarkFileByPath` does not take for one. */
const measuring = /^(?:tests?|__tests?__|specs?|testdata|fixtures?|fuzz|fuzzing|perf|performance|e2e)$/i
/** `test_x.py`, `x_test.go`, `x.spec.ts`, `XTest.java`, `XTests.cs`, `conftest.py`. */
const testName = /^tests?[._-]|[._-](?:tests?|specs?)\.[^.]+$|Tests?\.[a-z]+$|^conftest\.py$|^test\.[^.]+$/
/** Files that build or configure: without them nothing runs, whichever code is measured. */
const building =
  /^(?:setup|noxfile|fabfile|conanfile|versioneer|_version)\.py$|^build\.(?:rs|zig|jl)$|^Package\.swift$|^Setup\.hs$|^(?:gulpfile|gruntfile|webpack[\w.-]*)\.[cm]?[jt]s$|\.config\.[cm]?[jt]s$|^\.|\.(?:gen|generated|pb|g|min)\.\w+$|_pb2?\.\w+$|\.d\.[cm]?ts$/i
/** At the top: programs that the build or the benchmarks use, and a build that is written in its own language. */
const helping = /^(?:scripts?|tools|ci|project|buildSrc)$/

/**
 * Every source file of the languages that are known, as a change of any of them may be what is measured. `paths` are tracked
 * plain files, from the top folder.
 */
export function chooseSourcesToBreak<Path extends string>(
  paths: readonly Path[],
  commands: UserCommandsAndFolder,
): readonly { readonly path: Path; readonly text: string }[] {
  return paths.flatMap(path => {
    const language = breakableSourceLanguageOfPath(path)
    if (language === null || !isSource(path)) return []
    // A compiler is given what is measured, an interpreter what measures.
    if (language.isInterpreted && (isHelper(path) || isNamed(path, commands))) return []
    return [{ path, text: language.text }]
  })
}

function isSource(path: string): boolean {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  if (isBenchmarkFileByPath(path) || testName.test(name) || building.test(name)) return false
  return !folders.some(one => one.startsWith('.') || foreign.test(one) || measuring.test(one))
}

function isHelper(path: string): boolean {
  const [top = '', ...below] = path.split('/')
  return below.length > 0 && helping.test(top)
}

/** Matches commands that only move a file. */
const moving = /^\s*(?:cp|mv|ln|install|rsync|tar)\s/

/** Returns true if a command runs the file, as `node perf.mjs` or, without its extension, as `python -m tool.perf`. */
function isNamed(path: string, { text, workingDirectory }: UserCommandsAndFolder): boolean {
  const folder = workingDirectory === '.' ? '' : `${workingDirectory}/`
  const own = path.startsWith(folder) ? path.slice(folder.length) : path
  const module = own.replace(/(?:\/__main__)?\.py$/, '').replaceAll('/', '.')
  const simple = text.split(/[\n;&|()]+/).filter(command => !moving.test(command))
  const words = new Set(
    simple.flatMap(command => command.split(/[\s<>'"`=]+/)).map(word => word.replace(/^\.\//, '')),
  )
  return words.has(own) || words.has(path) || (path.endsWith('.py') && words.has(module))
}

// The languages whose source files the canary can break, and the text that makes a file fail.

/** The names of the source files of some languages, and a text that neither compiles nor runs. */
interface BreakableLanguages {
  readonly extensions: readonly string[]
  /** True if files run as they are, so that a command names the program that measures and not what it is built from. */
  readonly isInterpreted: boolean
  readonly text: string
}

/** A syntax error in every language that has a parser of its own. */
const nonsense = ')]} benchgate canary: this file is broken on purpose\n'
/** For the preprocessor of C. An unclosed comment or a string would hide nothing of it. */
const error = '#error benchgate canary: this file is broken on purpose\n'
/** tsc writes JavaScript in spite of a syntax error, so the first line fails where the second one is repaired. */
const thrown = "throw new Error('benchgate canary: this file is broken on purpose')\n)]}\n"

const compiled = (extensions: string, text = nonsense): BreakableLanguages => ({
  ...{ extensions: extensions.split(' '), isInterpreted: false, text },
})
const interpreted = (extensions: string, text = nonsense): BreakableLanguages => ({
  ...{ extensions: extensions.split(' '), isInterpreted: true, text },
})

export const sourceLanguagesCanaryCanBreak: readonly BreakableLanguages[] = [
  // Go, Rust, Zig, D, Nim, Crystal, Swift, Dart
  compiled('go rs zig d nim cr swift dart'),
  // Java, Kotlin, Scala, Groovy, C#, F#, Visual Basic
  compiled('java kt scala groovy cs fs fsi vb'),
  // Haskell, OCaml, Fortran, Ada, Erlang, Elixir, Gleam, Cython
  compiled('hs ml mli f f90 f95 f03 f08 for adb ads erl ex gleam pyx pxd pxi'),
  // C, C++, CUDA, Objective-C
  compiled('c h cc cpp cxx c++ hh hpp hxx h++ inl ipp tpp ixx cppm cu cuh m mm', error),
  compiled('vue svelte', `<script>\n${thrown}</script>\n`),
  // JavaScript and TypeScript
  interpreted('js mjs cjs jsx ts mts cts tsx', thrown),
  interpreted('php', `<?php ${thrown}`),
  // Python, Ruby, Perl, Lua, Luau, R, Julia
  interpreted('py rb pl pm lua luau r jl'),
  // Clojure, Racket, Scheme, Lisp
  interpreted('clj cljs cljc rkt scm ss lisp el'),
]

/** Returns the languages by the extension of a path; null if it is none of these. */
export function breakableSourceLanguageOfPath(path: string): BreakableLanguages | null {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase()
  return sourceLanguagesCanaryCanBreak.find(({ extensions }) => extensions.includes(extension ?? '')) ?? null
}
