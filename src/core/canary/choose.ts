// Which source files the canary breaks: all that benchmarks may reach, and none that measures, tests or builds.
import { isBenchmarkFile } from '../change/suite.ts'
import { languageOf } from './languages.ts'

/** A BrokenFile is a tracked file with the text that it gets. */
export interface BrokenFile {
  readonly path: string
  readonly text: string
}

/** What the user has given: the commands, and the folder that they run in, relative to the top folder. */
export interface Commands {
  /** The text of `setup` and `run`. */
  readonly text: string
  readonly workingDirectory: string
}

/** Folders that hold no code of the project's own, wherever they are. */
const foreign =
  /^(?:node_modules|vendor|vendored|third[_-]?party|external|extern|deps|dist|build|out|target|generated|gen|__generated__|docs?|examples?|samples?|demos?)$/i
/** Folders of tests, and of benchmarks under a name that `isBenchmarkFile` does not take for one. */
const measuring = /^(?:tests?|__tests?__|specs?|testdata|fixtures?|fuzz|fuzzing|perf|performance|e2e)$/i
/** `test_x.py`, `x_test.go`, `x.spec.ts`, `XTest.java`, `XTests.cs`, `conftest.py`. */
const testName = /^tests?[._-]|[._-](?:tests?|specs?)\.[^.]+$|Tests?\.[a-z]+$|^conftest\.py$|^test\.[^.]+$/
/** What builds or configures: without it nothing runs, whichever code would be measured. */
const building =
  /^(?:setup|noxfile|fabfile|conanfile|versioneer|_version)\.py$|^build\.(?:rs|zig|jl)$|^Package\.swift$|^Setup\.hs$|^(?:gulpfile|gruntfile|webpack[\w.-]*)\.[cm]?[jt]s$|\.config\.[cm]?[jt]s$|^\.|\.(?:gen|generated|pb|g|min)\.\w+$|_pb2?\.\w+$|\.d\.[cm]?ts$/i
/** At the top: programs that the build or the benchmarks use, and a build that is written in its own language. */
const helping = /^(?:scripts?|tools|ci|project|buildSrc)$/

/**
 * Every source file of the languages that are known, as a change of any of them may be what is measured. `paths` are tracked
 * plain files, from the top folder.
 */
export function chooseSources(paths: readonly string[], commands: Commands): readonly BrokenFile[] {
  return paths.flatMap(path => {
    const language = languageOf(path)
    if (language === null || !isSource(path)) return []
    // A compiler is given what is measured, an interpreter what measures.
    if (language.isInterpreted && (isHelper(path) || isNamed(path, commands))) return []
    return [{ path, text: language.text }]
  })
}

function isSource(path: string): boolean {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  if (isBenchmarkFile(path) || testName.test(name) || building.test(name)) return false
  return !folders.some(one => one.startsWith('.') || foreign.test(one) || measuring.test(one))
}

function isHelper(path: string): boolean {
  const [top = '', ...below] = path.split('/')
  return below.length > 0 && helping.test(top)
}

/** These only move a file. */
const moving = /^\s*(?:cp|mv|ln|install|rsync|tar)\s/

/** Whether a command runs the file, as `node perf.mjs` or, without its extension, as `python -m tool.perf`. */
function isNamed(path: string, { text, workingDirectory }: Commands): boolean {
  const folder = workingDirectory === '.' ? '' : `${workingDirectory}/`
  const own = path.startsWith(folder) ? path.slice(folder.length) : path
  const module = own.replace(/(?:\/__main__)?\.py$/, '').replaceAll('/', '.')
  const simple = text.split(/[\n;&|()]+/).filter(command => !moving.test(command))
  const words = new Set(
    simple.flatMap(command => command.split(/[\s<>'"`=]+/)).map(word => word.replace(/^\.\//, '')),
  )
  return words.has(own) || words.has(path) || (path.endsWith('.py') && words.has(module))
}
