// The files that `benchgate init` will write, and the text that it prints about them.

import { escapeControlCharacters, joinShellWords } from '../words/escape.ts'
import { folderOfPath, relativePathBetweenFolders } from './find/scanned-repository.ts'
import type { BenchmarkSuite } from './find/suite.ts'

/**
 * The state of a file before writing: missing, already the same, different, or not needed, as the file `by` does its
 * work.
 */
export type InitFileState = 'new' | 'same' | 'other' | { readonly by: string }

/** One of those that are written. */
export interface PlannedFile {
  readonly path: string
  readonly text: string
  readonly standing: InitFileState
  /** A description for readers who have not seen the file name before. */
  readonly meaning: string
}

/** The files for one suite, and the other suites, which are only named. */
export interface InitPlan {
  readonly suite: BenchmarkSuite
  readonly others: readonly BenchmarkSuite[]
  readonly files: readonly PlannedFile[]
  /** True if existing files with other content are replaced. */
  readonly isForced: boolean
  /** The paths of the copies of replaced files, by the path of the file. */
  readonly copies: Readonly<Record<string, string>>
  /** The user's folder, from the top folder. */
  readonly standing: string
}

/** The most other suites that are listed: a monorepo may have hundreds. */
const mostOthers = 6

export function willInitOverwriteFile({ standing }: PlannedFile, isForced: boolean): boolean {
  return standing === 'other' && isForced
}

export function willWritePlannedFile(file: PlannedFile, isForced: boolean): boolean {
  return file.standing === 'new' || willInitOverwriteFile(file, isForced)
}

/** Returns true if an existing file with other content was left alone. */
export function isExistingFileKept({ standing }: PlannedFile, isForced: boolean): boolean {
  return standing === 'other' && !isForced
}

/** Returns what is said once the files are written, before they are tried. */
export function initSuiteAndFilesText(plan: InitPlan): string {
  return textOf([foundLines(plan.suite), otherLines(plan), fileLines(plan)])
}

/** Returns what is said last: what to do next, and how to try the files if that was not done. */
export function initNextStepsText(plan: InitPlan, isTried: boolean): string {
  return textOf([
    isTried ? [] : [entry('Not tried', 'benchgate init --check tries the files once')],
    nextLines(plan),
  ])
}

function textOf(sections: readonly (readonly string[])[]): string {
  return sections
    .filter(lines => lines.length > 0)
    .map(lines => `${lines.map(escapeControlCharacters).join('\n')}\n`)
    .join('\n')
}

/** Returns a line below one of the words at the left. */
function entry(word: string, text: string): string {
  return `${word.padEnd(10)}${text}`
}

function foundLines({
  tool,
  foundBy,
  folder,
  setup,
  run,
  format,
  output,
  filter,
  binaries,
  relink,
  notes,
}: BenchmarkSuite): readonly string[] {
  const inputs = {
    'working-directory': folder === '.' ? null : folder,
    ...{ setup, run, format, output, filter, binaries: binaries ?? null, relink: relink ?? null },
  }
  const lines = Object.entries(inputs).flatMap(([name, value]) =>
    (value?.split('\n') ?? []).map((line, index) =>
      entry('', `${(index === 0 ? `${name}:` : '').padEnd(8)} ${line}`),
    ),
  )
  const what = foundBy === '' ? 'your command' : calledAt({ tool, foundBy })
  return [entry('Found', what), ...lines, ...notes.map(note => entry('Note', note))]
}

/** Display names of tools whose name for --tool is another. */
const called: Readonly<Record<string, string>> = {
  go: 'Go benchmarks',
  'cargo-bench': '#[bench] functions',
  'google-benchmark': 'Google Benchmark',
  jmh: 'JMH',
  catch2: 'Catch2 benchmarks',
  benchmarkdotnet: 'BenchmarkDotNet',
  gungraun: 'Gungraun',
  julia: 'BenchmarkTools of Julia',
  dart: 'benchmark_harness of Dart',
  script: 'a script for benchmarks',
  'vitest-bench': 'vitest benchmarks',
}

function calledAt({ tool, foundBy }: Pick<BenchmarkSuite, 'tool' | 'foundBy'>): string {
  return `${called[tool] ?? tool}, in ${foundBy}`
}

function otherLines({ others, standing }: InitPlan): readonly string[] {
  const lines = others.slice(0, mostOthers).flatMap(other => {
    const to = relativePathBetweenFolders(standing, folderOfPath(other.foundBy))
    const command = joinShellWords('benchgate', 'init', to, '--tool', other.tool, '--force')
    return [entry('Also', calledAt(other)), entry('', `to measure these instead: ${command}`)]
  })
  const more = others.length - mostOthers
  return more > 0
    ? [...lines, entry('Also', `${more} more; "benchgate init FOLDER" looks in one folder only`)]
    : lines
}

function fileLines({ files, isForced, copies }: InitPlan): readonly string[] {
  const width = Math.max(...files.map(({ path }) => path.length))
  const lines = files.flatMap(file => {
    const { path, standing, meaning } = file
    if (typeof standing === 'object') return entry('Not', `${path}, as ${standing.by} runs Benchgate already`)
    if (isExistingFileKept(file, isForced)) return entry('Kept', `${path}, which has other content`)
    const word = standing === 'same' ? 'Unchanged' : standing === 'new' ? 'Wrote' : 'Replaced'
    const copy = copies[path]
    const kept = copy === undefined ? [] : [entry('', `its former text is in ${copy}`)]
    return [entry(word, `${path.padEnd(width)}  ${meaning}`), ...kept]
  })
  const isAnyKept = files.some(file => isExistingFileKept(file, isForced))
  return isAnyKept ? [...lines, entry('', '--print shows what would be written, --force writes it')] : lines
}

function nextLines({ files, isForced, standing }: InitPlan): readonly string[] {
  const written = files
    .filter(file => willWritePlannedFile(file, isForced))
    .map(({ path }) => relativePathBetweenFolders(standing, path))
  const add = written.length > 0 ? [entry('', joinShellWords('git', 'add', ...written))] : []
  return [entry('Next', 'benchgate doctor'), ...add]
}

/** Inputs that most people will want to change; with these values they change nothing. */
const usual = { count: '20', threshold: '5%' }

const ofGo = { packages: './...', benchtime: '100ms' }

/** Settings for a suite that takes long. */
export interface LongSuiteSettings {
  readonly benchtime?: string
  readonly budget?: string
}

/** Returns a flat mapping of inputs of the Action. */
export function rulesFileTextOfSuite(
  suite: BenchmarkSuite,
  { benchtime, budget }: LongSuiteSettings = {},
): string {
  const { folder, setup, run, format, output, filter, binaries, relink } = suite
  const inputs = {
    'working-directory': folder === '.' ? null : folder,
    setup,
    run,
    format,
    output,
    filter,
    binaries: binaries ?? null,
    relink: relink ?? null,
    ...(run === null ? { ...ofGo, benchtime: benchtime ?? ofGo.benchtime } : {}),
    ...usual,
    budget: budget ?? null,
  }
  const lines = Object.entries(inputs).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${name === 'count' ? value : yamlValueText(value, '  ')}`],
  )
  return `# yaml-language-server: $schema=https://raw.githubusercontent.com/benchgate/benchgate/main/docs/rules.schema.json
# What Benchgate measures, and what counts as a regression: the workflow and "benchgate" in a terminal both read it.
# Every input of the Action that is not about GitHub can be set here: https://github.com/benchgate/benchgate/blob/main/docs/inputs.md
${lines.join('\n')}
`
}

/**
 * Returns a value of a mapping, to follow `key: `; lines of a block are indented by `indent`. Lone surrogates cannot be
 * written.
 */
export function yamlValueText(text: string, indent: string): string {
  if (isPlain(text)) return text
  if (isBlock(text)) return `|-\n${text.replace(/^(?=.)/gm, indent)}`
  if (/^[\x20-\x7e]*$/.test(text)) return `'${text.replaceAll("'", "''")}'`
  return `"${text.replace(/["\\]|[^\x20-\x7e]/gu, escaped)}"`
}

/** Words that some YAML reads as a truth value or as nothing. */
const reserved = /^\.?(y|n|yes|no|on|off|true|false|null|nan|inf)$/i

/** Begins like a word or a path, or is a number with a unit; nothing in it begins a comment, a mapping or a value of another type. */
function isPlain(text: string): boolean {
  if (/^\d+(%|ms|s|m|h)$/.test(text)) return true
  return (
    /^(?:[A-Za-z_]|\.?\/|\.[A-Za-z_])[\w ./=,+@()*$'"|&<>;:-]*$/.test(text) &&
    !/: |:$| $/.test(text) &&
    !reserved.test(text)
  )
}

/** Several lines of printable text, which begin and end with more than blanks. */
function isBlock(text: string): boolean {
  return (
    text.includes('\n') &&
    /^[\x21-\x7e]/.test(text) &&
    /[\x21-\x7e]$/.test(text) &&
    /^[\n\x20-\x7e]*$/.test(text)
  )
}

function escaped(character: string): string {
  if (character === '"' || character === '\\') return `\\${character}`
  if (character === '\n') return '\\n'
  const code = character.codePointAt(0) ?? 0
  return code > 0xffff
    ? `\\U${code.toString(16).padStart(8, '0')}`
    : `\\u${code.toString(16).padStart(4, '0')}`
}
