// The report of the check that `init` makes: its text, how long a gate would take, hints for failed commands, and shorter settings for slow suites.
//
// `init` never chooses a subset of benchmarks: only the maintainers know which ones matter.
import { type BrokenSourcesCanaryResult, findingAndAdviceOfBrokenSourcesCanary } from '../canary/canary.ts'
import { customFormatName } from '../formats/own/custom-format.ts'
import { fewestRoundsForFamily } from '../judge/interim-plan.ts'
import type { RunSettings } from '../model/settings.ts'
import { formatCountWithNoun, formatDuration } from '../words/numbers.ts'
import { wrapLine } from '../words/terminal.ts'
import type { InitWorkflowStep } from './find/suite.ts'
import { type LabelledLine, textOfLabelledLines } from './plan.ts'

/** The number of last lines of a failed command that are shown. */
const shownLines = 12

/** Returns the text for a trial that worked: what was read, and what a gate costs. `changes` are the settings that were written for it. */
export function initTrialPassedText(
  trial: InitTrialRunTimes,
  bounds: SettingsAffectingGateTime,
  changes: readonly string[],
  advice: string | null,
): string {
  const { format, benchmarks, setup, trying, visit } = trial
  const { gate, minutes, mostMinutes } = estimateGateTimeAndBilledMinutes(trial, bounds)
  const rounds =
    bounds.budget === null || (2 * bounds.count * visit) / bounds.shards <= bounds.budget
      ? `${bounds.count} rounds`
      : `as many of ${bounds.count} rounds as fit into ${formatDuration(bounds.budget)}`
  const machines = bounds.shards > 1 ? ` on each of ${bounds.shards} machines` : ''
  const counted = format === 'go' && benchmarks > 1 ? ' (each sub-benchmark counted)' : ''
  const most = mostMinutes > minutes ? `, and up to ${mostMinutes} if something looks slower` : ''
  const lines: readonly LabelledLine[] = [
    [
      'Checked',
      `in a fresh clone: ${formatCountWithNoun(benchmarks, 'benchmark')}${counted}, ${format === customFormatName ? 'read by the "format" in the rules file' : `in the format "${format}"`}`,
    ],
    [
      '',
      // With a trial the time of a round is computed from it: the benchmarks have not run for that time.
      trying === 0
        ? `preparing one commit took ${formatDuration(setup)}, and one run of its benchmarks took ${secondsText(visit)}`
        : `preparing one commit takes ${formatDuration(setup)} (of which ${secondsText(trying)} to try each benchmark), and each round ${secondsText(visit)} per commit`,
    ],
    [
      '',
      `a check of a pull request measures both commits in ${rounds}, and takes about ${formatDuration(gate)}${machines} including preparing the commits`,
    ],
    [
      '',
      `so a push to a pull request costs about ${formatCountWithNoun(minutes, 'CI minute')} on machines like this one${most}`,
    ],
    ...changes.map((change, index): LabelledLine => [index === 0 ? 'Changed' : '', change]),
    ...(advice === null ? [] : [['To do', advice] as const]),
  ]
  return `\n${textOfLabelledLines(lines)}`
}

/** Returns what the canary has shown, in the lines that follow those of a passed trial. */
export function canaryResultText(canary: BrokenSourcesCanaryResult): string {
  const { found, todo } = findingAndAdviceOfBrokenSourcesCanary(canary)
  const word = { seen: 'Works', 'not-seen': 'Fails', unknown: 'Unknown', untried: 'Not tried' }[
    canary.outcome
  ]
  const lines = (label: string, text: string) =>
    wrapLine(text, 100).map((line, index): LabelledLine => [index === 0 ? label : '', line])
  return textOfLabelledLines([...lines(word, found), ...(todo === '' ? [] : lines('To do', todo))])
}

function secondsText(seconds: number): string {
  return seconds < 10 ? `${seconds.toFixed(1)} s` : formatDuration(seconds)
}

/** Returns the text for a failed trial: what happened, the end of what was printed, and what to do. */
export function initTrialFailedText(message: string, output: string, missing: string): string {
  const lines = output
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(-shownLines)
  const todo =
    missing ||
    'The output above shows what the command lacks; a workflow can use only what is committed or what its steps install.'
  const below = (text: string): LabelledLine => ['', text]
  const [first = '', ...more] = message.split('\n')
  return `\n${textOfLabelledLines([
    ['Fails', first],
    ...more.map(below),
    ...lines.map(line => below(`| ${line}`)),
    ['To do', todo],
    below('Change .github/benchgate.yml or the workflow, and try again: benchgate init --check'),
  ])}`
}

// Hints for failed commands, by their last lines.

/** The programs that an action or a command installs, where it does not name the only one. */
const installs: Readonly<Record<string, string>> = {
  'setup-node': 'node npm npx corepack',
  'corepack enable': 'pnpm yarn',
  'setup-python': 'python python3 pip pip3',
  'setup-java': 'java javac',
  'setup-ruby': 'ruby bundle gem',
}

/** Says what is missing if the output matches the pattern. `name` is the first group that matches, or is empty. */
type Hint = readonly [pattern: RegExp, say: (name: string, steps: readonly InitWorkflowStep[]) => string]

/** The first that fits is said. */
const hints: readonly Hint[] = [
  [
    /did not end within/,
    () =>
      'A check of a pull request runs the command about forty times. Make "run" measure fewer benchmarks, or for a shorter time; or find out what the command waits for.',
  ],
  [
    /could(?:n't| not) resolve host|\benotfound\b|\beai_again\b|name resolution|network is unreachable|unable to access 'https?:|failed to download|unknown host|no route to host/i,
    () =>
      'The command needs the network, which could not be reached from here. CI has network access: check again on a machine that has it, too.',
  ],
  [
    /(?:^|\s|: )([\w.+-]+): (?:command )?not found\b|exec: "([\w.+-]+)": executable file not found/im,
    (program, steps) => notInstalled(program, steps),
  ],
  [
    /toolchain '?([\w.-]+)'? is not installed/i,
    name => `Rust's toolchain "${name}" is not installed here: rustup toolchain install ${name}.`,
  ],
  [
    /package configuration file provided by\s+"([\w.+-]+)"|[Cc]ould NOT find ([\w.+-]+)/,
    (name, steps) =>
      // Ubuntu's package is named like libbenchmark-dev.
      steps.some(step => 'run' in step && step.run.includes(name.toLowerCase()))
        ? `CMake cannot find "${name}" here. The workflow installs it; to check here, install it.`
        : `CMake cannot find "${name}". Install it in a step of the workflow before Benchgate's.`,
  ],
  [
    /No rule to make target '([\w.+-]+)'|unknown target '([\w.+-]+)'/,
    name =>
      `As it is configured, CMake builds no "${name}". If an option turns it on, set that in "setup": cmake … -DOPTION=ON`,
  ],
  [
    /(?:could not be resolved|Could not find artifact):? (\S+-SNAPSHOT)/,
    name =>
      `Maven cannot find "${name}", a snapshot of another project. Make the build use a release of that project.`,
  ],
  [
    /source directory\s+(\S+)\s+does not contain a CMakeLists\.txt|add_subdirectory given source\s+"([^"\n]+)"/i,
    name =>
      `The folder "${name}" is empty. If it is a submodule, make actions/checkout fill it (submodules: recursive).`,
  ],
  [
    /No module named '?([\w.]+)/,
    name => `Python cannot find "${name}": install the package that provides it in "setup".`,
  ],
  [
    /Cannot find (?:module|package) '([^'\n]+)'/,
    name =>
      `Node cannot find "${name}". If it has to be built first, build it in "setup": npm ci && npm run build.`,
  ],
  [
    /META-INF\/BenchmarkList|No matching benchmarks/,
    () =>
      'JMH finds no benchmarks, as its annotation processor (jmh-generator-annprocess) did not run. Make the build run it, or turn on the profile that does.',
  ],
  [
    /(?:release version|target release:?|source release:?) (\d+)/i,
    name =>
      `The code needs Java ${name}, and another version is used here. Set "java-version" of actions/setup-java in the workflow.`,
  ],
  [
    /\.go:\d+:\d+: .*(?:undefined|has no field or method)/,
    () => 'Code is missing. If it is generated code, generate it in "setup": go generate ./...',
  ],
  [
    /requires? (?:at least )?go ?>?=? ?([\d.]+)|go\.mod requires go >= ([\d.]+)/i,
    name => `The module needs Go ${name} or later, and the installed Go is older.`,
  ],
  [/is in no known benchmark format/, () => 'Set "format" as described above.'],
]

/** Sentences for the user; '' where the output tells nothing. */
export function adviceOnDependencyMissingInInitTrial(
  lastLines: string,
  steps: readonly InitWorkflowStep[],
): string {
  for (const [pattern, say] of hints) {
    const match = pattern.exec(lastLines)
    if (match) return say(match.slice(1).find(group => group !== undefined) ?? '', steps)
  }
  return ''
}

function notInstalled(program: string, steps: readonly InitWorkflowStep[]): string {
  const isInstalled = steps.some(step => {
    const [name, named] =
      'uses' in step ? [step.uses, step.uses.slice('setup-'.length)] : [step.run, step.run]
    return (installs[name] ?? named).split(' ').includes(program)
  })
  return isInstalled
    ? `"${program}" is not installed here. The workflow installs it; to check here, install it.`
    : `"${program}" is not installed here. If GitHub's ubuntu-latest lacks it, too, install it in a step of the workflow.`
}

// Shorter settings for a suite that takes too long: flags of its tool that `init` has written.

/** Flags that `init` writes, and shorter ones. Medians of few iterations are enough, as there are many rounds. */
const shorter: readonly (readonly [ours: RegExp, instead: string])[] = [
  [/(--benchmark_min_time=)0\.1s?\b/g, '$10.02'],
  [/--benchmark-max-time=0\.2\b/g, '--benchmark-max-time=0.05 --benchmark-min-rounds=3'],
  [
    /--warm-up-time 0\.2 --measurement-time 0\.5\b/g,
    '--warm-up-time 0.05 --measurement-time 0.1 --nresamples 1000',
  ],
  [/-wi 3 -w 300ms -i 3 -r 200ms\b/g, '-wi 2 -w 100ms -i 2 -r 100ms'],
  [/--values 3 --warmups 1\b/g, '--values 2 --warmups 1 --min-time 0.01'],
  [/--benchmark-samples 20\b/g, '--benchmark-samples 5'],
]

/** Returns null if nothing in it can be shortened. */
export function shortenCommandMeasuringTime(run: string): string | null {
  const text = shorter.reduce((so, [ours, instead]) => so.replace(ours, instead), run)
  return text === run ? null : text
}

/** The `benchtime` of Go that is tried where the usual one takes too long. */
export const benchtimeForSlowSuites = '20ms'

// Estimates from one run of the benchmarks how long a gate takes on a machine like this one, and whether that is too long.

/** The result of running the benchmarks once in a fresh clone. Times are in seconds. */
export interface InitTrialRunTimes {
  /** The format in which they were read: `criterion`. */
  readonly format: string
  readonly benchmarks: number
  /** The time to prepare one side: setup, builds, and trying each Go benchmark. */
  readonly setup: number
  /** The part of `setup` for trying each benchmark; 0 for a command. */
  readonly trying: number
  /** The time of all benchmarks on one side in one round. */
  readonly visit: number
}

/** The limits of a gate: its rounds and what decides how few are enough, `budget` in seconds, and the number of machines. */
export interface SettingsAffectingGateTime
  extends Pick<RunSettings, 'count' | 'alpha' | 'deltaTest' | 'correction' | 'stopEarly' | 'confirm'> {
  readonly budget: number | null
  readonly shards: number
}

/** In seconds. */
interface GateTimeAndBilledMinutes {
  /** Preparing both sides, and all rounds: what a job takes at most if nothing is suspected. */
  readonly gate: number
  /** The sum over all jobs, each rounded up to whole minutes, as GitHub bills them. */
  readonly minutes: number
  /** The billed minutes if everything had to be measured again, with as many rounds as a second measurement may take. */
  readonly mostMinutes: number
}

/** Seconds that a job takes before and after Benchgate: getting a machine, the checkout, the tools. */
const overheadSeconds = 30

export function estimateGateTimeAndBilledMinutes(
  trial: InitTrialRunTimes,
  bounds: SettingsAffectingGateTime,
): GateTimeAndBilledMinutes {
  const preparing = 2 * trial.setup
  const minutes = (measured: number) =>
    bounds.shards * Math.ceil((preparing + measured + overheadSeconds) / 60)
  const once = measuring(trial, bounds)
  const again = Math.min((bounds.confirm ? 3 : 1) * once, bounds.budget ?? Number.POSITIVE_INFINITY)
  return { gate: preparing + once, minutes: minutes(once), mostMinutes: minutes(again) }
}

function measuring(
  { visit }: InitTrialRunTimes,
  { count, shards, budget }: SettingsAffectingGateTime,
): number {
  return Math.min((2 * count * visit) / shards, budget ?? Number.POSITIVE_INFINITY)
}

/** Beyond this people do not wait for a check. In seconds of measuring. */
const patience = 20 * 60

export function isGateTooLongWithoutBudget(
  trial: InitTrialRunTimes,
  bounds: SettingsAffectingGateTime,
): boolean {
  return bounds.budget === null && measuring(trial, bounds) > patience
}

/** The largest budget that is proposed, in minutes: with more, fewer benchmarks are the better answer. */
const most = 60

/** The part of a budget that is for rounds; the rest is for measuring suspects again. */
const forRounds = 0.8

/**
 * The `budget` in minutes that a long suite should have: as short as has room for the fewest rounds in which it can
 * fail, and at least half an hour. Null if even an hour has no room for these.
 */
export function suggestedBudgetMinutes(
  { benchmarks, visit }: InitTrialRunTimes,
  bounds: SettingsAffectingGateTime,
): number | null {
  const least = Math.min(bounds.count, fewestRoundsForFamily(benchmarks, bounds))
  const needed = (2 * least * visit) / bounds.shards / forRounds / 60
  const budget = Math.max(30, 5 * Math.ceil(needed / 5))
  return budget > most ? null : budget
}
