// The files that `benchgate init` will write, and the text that it prints about them.
import { escapeControlCharacters, joinShellWords } from '../words/escape.ts'
import { pinnedUsesTextOfAction, usesTextForPinnedActionName } from './find/pins.ts'
import {
  folderOfPath,
  relativePathBetweenFolders,
  type ScannedRepositoryFiles,
} from './find/scanned-repository.ts'
import type { BenchmarkSuite, InitWorkflowStep } from './find/suite.ts'
import measure from './workflows/measure.yml?raw'
import measureSplit from './workflows/measure-split.yml?raw'
import nightly from './workflows/nightly.yml?raw'
import onDemand from './workflows/on-demand.yml?raw'
import report from './workflows/report.yml?raw'

/**
 * The plan for a file: it is new, already the same, replaced or kept although it has other content; or it is not needed,
 * as the file `by` does its work.
 */
export type InitFileState = 'new' | 'same' | 'replaced' | 'kept' | { readonly by: string }

interface InitFileToWrite {
  readonly path: string
  readonly text: string
  /** A description for readers who have not seen the file name before. */
  readonly meaning: string
}

export interface PlannedFile extends InitFileToWrite {
  readonly standing: InitFileState
}

/** The files for one suite, and the other suites, which are only named. */
export interface InitPlan {
  readonly suite: BenchmarkSuite
  readonly others: readonly BenchmarkSuite[]
  readonly files: readonly PlannedFile[]
  /** The paths of the copies of replaced files, by the path of the file. */
  readonly copies: Readonly<Record<string, string>>
  /** The user's folder, from the top folder. */
  readonly standing: string
}

/** The most other suites that are listed: a monorepo may have hundreds. */
const mostOthers = 6

export function willWritePlannedFile({ standing }: PlannedFile): boolean {
  return standing === 'new' || standing === 'replaced'
}

/** A line of what is printed, beside a word at the left; '' continues the line above. */
export type LabelledLine = readonly [label: string, text: string]

/** Returns what is said once the files are written, before they are tried. */
export function initSuiteAndFilesText(plan: InitPlan): string {
  const sections = [foundLines(plan.suite), otherLines(plan), fileLines(plan)]
  return sections
    .filter(lines => lines.length > 0)
    .map(textOfLabelledLines)
    .join('\n')
}

/** Returns what is said last: what to do next, and how to try the files if that was not done. */
export function initNextStepsText(plan: InitPlan, isTried: boolean): string {
  const next = textOfLabelledLines(nextLines(plan))
  return isTried
    ? next
    : `${textOfLabelledLines([['Not tried', 'yet: "benchgate init --check" tries the files once']])}\n${next}`
}

export function textOfLabelledLines(lines: readonly LabelledLine[]): string {
  return lines.map(([label, text]) => `${escapeControlCharacters(label.padEnd(10) + text)}\n`).join('')
}

/** Returns the inputs that say what a suite measures; null for those that stay as they are. */
function inputsOf({ folder, setup, run, format, output, filter, binaries, relink }: BenchmarkSuite) {
  return {
    'working-directory': folder === '.' ? null : folder,
    ...{ setup, run, format, output, filter, binaries: binaries ?? null, relink: relink ?? null },
  }
}

function foundLines(suite: BenchmarkSuite): readonly LabelledLine[] {
  const inputs = Object.entries(inputsOf(suite)).filter(([, value]) => value !== null)
  const width = Math.max(...inputs.map(([name]) => name.length + 1))
  const lines = inputs.flatMap(([name, value]) =>
    (value?.split('\n') ?? []).map((line, index): LabelledLine => {
      const input = index === 0 ? `${name}:` : ''
      return ['', `${input.padEnd(width)} ${line}`]
    }),
  )
  return [
    ['Found', suite.foundBy === '' ? 'your command' : calledAt(suite)],
    ...lines,
    ...suite.notes.map((note): LabelledLine => ['Note', note]),
  ]
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

function otherLines({ suite, others, standing }: InitPlan): readonly LabelledLine[] {
  const lines = others.slice(0, mostOthers).flatMap((other, index): readonly LabelledLine[] => {
    const folder = folderOfPath(other.foundBy)
    // A folder with several suites of the tool stands for the first of them.
    const isLater = [suite, ...others.slice(0, index)].some(
      one => one.tool === other.tool && folderOfPath(one.foundBy) === folder,
    )
    const to = relativePathBetweenFolders(standing, isLater ? other.foundBy : folder)
    const command = joinShellWords('benchgate', 'init', to, '--tool', other.tool, '--force')
    return [
      ['Also', calledAt(other)],
      ['', `to measure these instead: ${command}`],
    ]
  })
  const more = others.length - mostOthers
  return more > 0
    ? [...lines, ['Also', `${more} more; "benchgate init FOLDER" looks in one folder only`]]
    : lines
}

function fileLines({ files, copies }: InitPlan): readonly LabelledLine[] {
  const width = Math.max(...files.map(({ path }) => path.length))
  const lines = files.flatMap(({ path, standing, meaning }): readonly LabelledLine[] => {
    if (typeof standing === 'object')
      return [['Skipped', `${path}, as ${standing.by} already runs Benchgate`]]
    if (standing === 'kept') return [['Kept', `${path}, which has other content`]]
    const word = { same: 'Unchanged', new: 'Wrote', replaced: 'Replaced' }[standing]
    const copy = copies[path]
    const written: LabelledLine = [word, `${path.padEnd(width)}  ${meaning}`]
    return copy === undefined ? [written] : [written, ['', `its former text is in ${copy}`]]
  })
  const isAnyKept = files.some(({ standing }) => standing === 'kept')
  return isAnyKept ? [...lines, ['', '--print shows what would be written, --force writes it']] : lines
}

function nextLines({ files, standing }: InitPlan): readonly LabelledLine[] {
  const doctor: LabelledLine = ['Next', 'to check this machine: benchgate doctor']
  if (!files.some(willWritePlannedFile)) return [doctor]
  // The files of an earlier run may not have been added to git yet.
  const own = files
    .filter(file => willWritePlannedFile(file) || file.standing === 'same')
    .map(({ path }) => relativePathBetweenFolders(standing, path))
  return [doctor, ['', `to add the files to your next commit: ${joinShellWords('git', 'add', ...own)}`]]
}

/** Inputs that most people will want to change; with these values they change nothing. */
const usual = { count: '20', threshold: '5%' }

const ofGo = { packages: './...', benchtime: '100ms' }

interface LongSuiteBenchtimeAndBudget {
  readonly benchtime?: string
  readonly budget?: string
}

/** Returns a flat mapping of inputs of the Action. */
export function buildRulesFileTextForSuite(
  suite: BenchmarkSuite,
  { benchtime, budget }: LongSuiteBenchtimeAndBudget = {},
): string {
  const inputs = {
    ...inputsOf(suite),
    ...(suite.run === null ? { ...ofGo, benchtime: benchtime ?? ofGo.benchtime } : {}),
    ...usual,
    budget: budget ?? null,
  }
  const defaults: Readonly<Record<string, string>> = { ...ofGo, ...usual }
  const lines = Object.entries(inputs).flatMap(([name, value]) => {
    if (value === null) return []
    const text = name === 'count' ? value : yamlValueText(value, '  ')
    return [`${name}: ${text}${defaults[name] === value ? ' # the default' : ''}`]
  })
  return `# yaml-language-server: $schema=https://raw.githubusercontent.com/benchgate/benchgate/main/docs/rules.schema.json
# This file says what Benchgate measures and what counts as a regression. The workflow and "benchgate" in a terminal both read it.
# Inputs of the Action can be set here, except those about GitHub or a single run: https://github.com/benchgate/benchgate/blob/main/docs/inputs.md
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
  return JSON.stringify(text).replace(
    /[^\x20-\x7e]/gu,
    character => `\\U${character.codePointAt(0)?.toString(16).padStart(8, '0')}`,
  )
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

// The workflows, from the templates of workflows/*.yml: the one that measures each pull request, and those that were asked for
// besides.

export const benchgateWorkflowPath = '.github/workflows/benchgate.yml'
export const reportWorkflowPath = '.github/workflows/benchgate-report.yml'
const onDemandWorkflowPath = '.github/workflows/benchgate-on-demand.yml'
const nightlyWorkflowPath = '.github/workflows/benchgate-nightly.yml'

/** Says how measuring and publishing are divided between jobs. */
export interface InitWorkflowFeatures {
  /** True if pull requests from forks are commented on, too, by a workflow of its own. */
  readonly forks: boolean
  /** Jobs that share the benchmarks. */
  readonly shards: number
  /** True if members can ask for a run in a comment, by a workflow of its own. */
  readonly onDemand: boolean
  /** True if the default branch is measured each night against the last release. */
  readonly nightly: boolean
}

/** The default: one job does everything. */
const unsplit: InitWorkflowFeatures = { forks: false, shards: 1, onDemand: false, nightly: false }

/** The part of a suite that a workflow prepares. */
type SuiteWorkflowRequirements = Pick<BenchmarkSuite, 'steps' | 'submodules'>

/** The rules file says what is measured, so that the workflows need not change with it. */
export function buildWorkflowFileTexts(
  suite: SuiteWorkflowRequirements,
  requested: Partial<InitWorkflowFeatures> = {},
): readonly InitFileToWrite[] {
  const split = { ...unsplit, ...requested }
  const uncachedSuite = { ...suite, steps: suite.steps.map(withoutCache) }
  const file = (path: string, text: string, meaning: string): InitFileToWrite => ({ path, text, meaning })
  return [
    file(benchgateWorkflowPath, measuringWorkflow(suite, split), 'measures each pull request'),
    ...(split.forks
      ? [file(reportWorkflowPath, filled(report, suite), 'judges and publishes what was measured')]
      : []),
    ...(split.onDemand
      ? [
          file(
            onDemandWorkflowPath,
            filled(onDemand, uncachedSuite),
            'measures when a member comments "/benchgate run"',
          ),
        ]
      : []),
    ...(split.nightly
      ? [file(nightlyWorkflowPath, filled(nightly, suite), 'measures each night against the last release')]
      : []),
  ]
}

function measuringWorkflow(
  suite: SuiteWorkflowRequirements,
  { forks, shards }: InitWorkflowFeatures,
): string {
  const sharded = shards > 1
  if (!forks && !sharded) return filled(measure, suite)
  return filled(
    measureSplit,
    suite,
    { forks, sharded, reporting: !forks },
    {
      COUNT: String(shards),
      SHARDS: Array.from({ length: shards }, (_, n) => n + 1).join(', '),
      ARTIFACT: sharded ? `benchgate-\${{ matrix.shard }}` : 'benchgate',
    },
  )
}

/**
 * Returns the text of a template. Lines from `# $IF name` to `# $END` are left out unless the condition holds, `# $STEPS` becomes the
 * steps of the suite, and an action `@pinned` gets the commit of its release.
 */
function filled(
  template: string,
  { steps, submodules }: SuiteWorkflowRequirements,
  conditions: Readonly<Record<string, boolean>> = {},
  values: Readonly<Record<string, string>> = {},
): string {
  const holds: Readonly<Record<string, boolean>> = { ...conditions, submodules: submodules === true }
  return template
    .replace(/^ *# \$IF (\w+)\n([\s\S]*?)^ *# \$END\n/gm, (_, name, lines) => (holds[name] ? lines : ''))
    .replace(/\$([A-Z]+)\b/g, (whole, name) => values[name] ?? whole)
    .replace(/(?<=uses: )(\S+)@pinned/g, (_, action) => pinnedUsesTextOfAction(action))
    .replace(/^ *# \$STEPS\n/m, () => steps.map(yamlTextOfWorkflowStep).join(''))
}

/** Returns the workflow that measures each pull request, without its comments, for documents. */
export function workflowTextForDocs(steps: BenchmarkSuite['steps']): string {
  return filled(measure, { steps }).replace(/^ *#.*\n/gm, '')
}

/** Caches that this workflow saves would be those of the default branch, and what it measures is a pull request's code. */
const uncached: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'setup-go': { cache: 'false' },
  'setup-node': { 'package-manager-cache': 'false' },
}

function withoutCache(step: InitWorkflowStep): InitWorkflowStep {
  if ('run' in step) return step
  return { ...step, with: { ...step.with, ...uncached[step.uses] } }
}

export function yamlTextOfWorkflowStep(step: InitWorkflowStep): string {
  if ('run' in step) return `      - run: ${yamlValueText(step.run, '          ')}\n`
  const inputs = Object.entries(step.with).map(([name, value]) => `          ${name}: ${inputValue(value)}\n`)
  return `      - uses: ${usesTextForPinnedActionName(step.uses)}\n        with:\n${inputs.join('')}`
}

/** Quotes a version: 3.10 would be read as the number 3.1. */
function inputValue(value: string): string {
  return /^[\d.]+$/.test(value) ? `'${value}'` : yamlValueText(value, '            ')
}

/** Returns the path of another workflow that uses the Action, as two would measure everything twice. Null without one. */
export function findOtherBenchgateWorkflowPath({
  texts,
}: Pick<ScannedRepositoryFiles, 'texts'>): string | null {
  const uses = /^\s*(?:- )?uses:\s*["']?benchgate\/benchgate(?:\/(?:report|command|record))?@/m
  const isOther = (path: string) =>
    path.startsWith('.github/workflows/') &&
    ![benchgateWorkflowPath, reportWorkflowPath, onDemandWorkflowPath, nightlyWorkflowPath].includes(path)
  return [...texts].find(([path, text]) => isOther(path) && uses.test(text))?.[0] ?? null
}

export function workflowChecksOutSubmodules(workflow: string): boolean {
  return /^\s*submodules:\s*["']?(true|recursive)\b/m.test(workflow)
}
