// `benchgate bisect`: finds the commit that made a benchmark slower.
import { type BisectionRangeCommit, exitStatusOfBisection } from '../core/bisect/bisection-state.ts'
import { ratioInputKind, wholeNumberInputKind } from '../core/inputs/input-kinds.ts'
import { defaultInputTextsOfBisection } from '../core/inputs/input-table.ts'
import { MisconfiguredError } from '../core/model/errors.ts'
import { displayedUnitName } from '../core/model/units.ts'
import {
  bisectionText,
  formatRatioEstimateAsChange,
  ratioIntervalText,
} from '../core/report/show/bisection.ts'
import { formatDisplaySafeJson, shortPrintableName } from '../core/words/escape.ts'
import { formatCountWithNoun, formatDuration, formatRounds, shortSha } from '../core/words/numbers.ts'
import { refuseUnlessGoodIsAncestor } from '../effects/git/revisions/commits.ts'
import { readInputsWithRules } from '../effects/inputs/rules-file.ts'
import { gatePassesWithoutMeasuring } from '../effects/measure/driver-wrappers.ts'
import { createRedactor, secretTextsToRedact } from '../effects/processes/untrusted-environment.ts'
import type { RunConsole } from '../effects/program/console.ts'
import { isErrorDueToInterruption, readProcessExitCodeOrSigintStatus } from '../effects/program/interrupt.ts'
import { type BisectListener, runBisection } from '../run/bisect.ts'
import type { CommandLineContext } from './command.ts'
import {
  addTerminalCheckoutDefaults,
  type FlagDefinitions,
  type InputTexts,
  inputFlags,
  inputTextsFromFlags,
  parseCommandLine,
  parseNonInputFlag,
} from './flags.ts'
import { openRepositoryWithRules, openSequentialGateRunnerInTerminal } from './measure-in-terminal.ts'
import { columnCountOfTerminal, createColourTextForStream, createTerminalConsole } from './terminal.ts'

export const usage = `Usage: benchgate bisect GOOD BAD [flags]

Finds the commit between GOOD and BAD that made a benchmark slower. It measures BAD against GOOD first. Then it
narrows the range down: each time it measures one commit against GOOD, interleaved, in worktrees. It ends when a commit is
responsible with a probability of 95 %, and reports that probability. It skips commits that do not build.

  benchgate bisect v1.4.0 main
  benchgate bisect v1.4.0..main --bench Decode --threshold 3%

  --bench NAME       the benchmark: in Go a regular expression, as for -bench; with other tools its name or a glob;
                     default: the one that slowed down most
  --sure 99%         the probability at which the search ends (default: 95 %)
  --measurements 30  the largest number of measurements (default: two, plus three for each halving of the range)
  --count 20         the largest number of rounds of a measurement; a large slowdown takes fewer
  --threshold 2%     the smallest slowdown of BAD that is worth a search
  --json             prints the result as JSON

The other flags of "benchgate" choose what is measured: --run, --setup, --packages, … The search follows the first parents of
merges; if it finds a merge, it searches the merged branch, too. Ctrl-C ends the search and reports what is known; a second
Ctrl-C ends it at once.

Exit status: 0 BAD is not slower, 1 slower and the commit found, 2 could not measure, 3 undecided.
`

/** Inputs that are about a single gate of two revisions, or that each gate sets itself. */
const singleGateInputs = [
  'base',
  'head',
  'calibrate',
  'shard',
  'replica',
  'durations',
  'results',
  'profile',
  'fail-on',
  'since',
  'creep',
]

export const flags: FlagDefinitions = {
  ...Object.fromEntries(
    Object.entries(inputFlags).filter(([name]) => !singleGateInputs.includes(name.replace(/^no-/, ''))),
  ),
  sure: { type: 'string' },
  measurements: { type: 'string' },
  json: { type: 'boolean' },
}

export async function run(args: readonly string[], terminal: CommandLineContext): Promise<number> {
  const { env, stdout } = terminal
  if (args.some(word => /^--gates(=|$)/.test(word)))
    throw new MisconfiguredError('bisect: --gates is now --measurements. Use that flag.')
  const line = parseCommandLine(args, flags, 'benchgate bisect')
  const [good, bad] = parseRange(line.words)
  const sure = parseNonInputFlag(ratioInputKind(0.5, 0.9999), 'sure', line.values.sure, 0.95)
  const gates = parseNonInputFlag(
    wholeNumberInputKind(2, 1000),
    'measurements',
    line.values.measurements,
    null,
  )
  const texts: InputTexts = {
    ...defaultInputTextsOfBisection,
    ...addTerminalCheckoutDefaults(inputTextsFromFlags(line)),
  }
  const console = createTerminalConsole(terminal.stderr)
  const revisions = [good, bad].map(revision => ({ revision, flag: null }))
  const { git, rules, commits } = await openRepositoryWithRules(texts, terminal, console, revisions)
  const [goodSha = '', badSha = ''] = commits
  await refuseUnlessGoodIsAncestor(git, goodSha, badSha)

  const isCommand = (texts.run ?? rules.inputs.run ?? '') !== ''
  const { bench, ...textsWithoutBench } = texts
  const gateTexts = isCommand ? textsWithoutBench : texts
  await using quietGates = await openSequentialGateRunnerInTerminal(terminal, rules)
  const { folder: builds, interrupt } = quietGates
  try {
    const result = await runBisection(
      {
        git,
        inputs: more => readInputsWithRules(rules, name => ({ ...gateTexts, ...more })[name] ?? ''),
        gate: (inputs, like) => quietGates.gate(inputs, { planFrom: like, builds }),
        isProven: inputs =>
          gatePassesWithoutMeasuring(driverWrapper =>
            quietGates.gate(inputs, { wrapDriver: driverWrapper, builds }),
          ),
        wanted: isCommand ? (bench ?? null) : null,
        ...{ sure, gates, stop: interrupt.stop },
        listener: createBisectionLogger(console),
        clock: () => performance.now() / 1000,
      },
      goodSha,
      badSha,
    )
    const redacted = createRedactor(secretTextsToRedact(env, ''))(result)
    stdout.write(
      line.values.json
        ? formatDisplaySafeJson(redacted)
        : bisectionText(redacted, createColourTextForStream(stdout, env), columnCountOfTerminal(stdout)),
    )
    return interrupt.signal.aborted ? readProcessExitCodeOrSigintStatus() : exitStatusOfBisection(result)
  } catch (error) {
    if (!isErrorDueToInterruption(error, interrupt.either)) throw error
    console.info('ended before any commit was measured')
    return readProcessExitCodeOrSigintStatus()
  }
}

/** Parses two words, or `GOOD..BAD`. */
function parseRange(words: readonly string[]): readonly [good: string, bad: string] {
  const [first = '', second, ...more] = words
  const range = /^(.+?)\.\.(.+)$/.exec(first)
  const [good, bad] = range && second === undefined ? [range[1], range[2]] : [first, second]
  if (good && bad && more.length === 0 && !bad.startsWith('.')) return [good, bad]
  throw new MisconfiguredError(
    `bisect: "${words.join(' ')}" is not accepted. Give the older commit, which is fast, and the newer one, which is slow: "benchgate bisect v1.4.0 main".`,
  )
}

// The log of a bisection: a line before and after each gate.

export function createBisectionLogger(console: RunConsole): BisectListener {
  let isFirst = true
  return {
    beginning({ good, bad, commits }, gates) {
      isFirst = true
      console.info(
        `GOOD ${shortSha(good)}, BAD ${shortSha(bad)}: ${formatCountWithNoun(commits.length, 'commit')}, at most ${formatCountWithNoun(gates, 'measurement')}`,
      )
    },
    measuring({ gate, most, commit, rounds, left: remaining }) {
      const subject =
        rounds === null ? 'BAD' : `${shortSha(commit.sha)} "${shortPrintableName(commit.subject, 50)}"`
      const roundsNote = rounds === null ? '' : `, ${formatRounds(rounds)}`
      console.info(
        `measurement ${gate} (${remainingText(remaining)}; at most ${formatCountWithNoun(most - gate, 'more measurement')}): ${subject}${roundsNote}`,
      )
    },
    measured({ position, ratio, rounds, seconds }, { benchmark, unit }) {
      const note = isFirst
        ? `; searching for the slowdown of ${shortPrintableName(benchmark)} ${displayedUnitName(unit)}`
        : ''
      isFirst = false
      const size =
        rounds === 0
          ? 'identical, so nothing was measured'
          : `${formatRatioEstimateAsChange(ratio)} (${ratioIntervalText(ratio)})`
      console.info(`  ${position}: ${size}, ${formatDuration(seconds)}${note}`)
    },
    skipped({ why }) {
      console.info(`  skipped: ${shortPrintableName(why.split('\n')[0] ?? '', 300)}`)
    },
    goodMoved(good, from) {
      console.info(
        `${shortSha(good)} is on a branch that was merged later, so GOOD is now ${shortSha(from)}, where that branch started`,
      )
    },
    unaffected({ sha, subject }) {
      console.info(
        `  ${shortSha(sha)} "${shortPrintableName(subject, 50)}" builds the same binaries as the commit before it, so it did not cause the slowdown`,
      )
    },
    enteringMerge({ sha }) {
      console.info(`${shortSha(sha)} is a merge: searching the branch that it merges`)
    },
  }
}

function remainingText(remaining: readonly BisectionRangeCommit[]): string {
  const [first, last] = [remaining[0], remaining.at(-1)]
  if (!first || !last || first === last) return '1 commit left'
  return `${formatCountWithNoun(remaining.length, 'commit')} left, ${shortSha(first.sha)}..${shortSha(last.sha)}`
}
