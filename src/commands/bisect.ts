// `benchgate bisect`: finds the commit that made a benchmark slower.
import { type PastCommit, statusOfBisected } from '../core/bisect/trail.ts'
import { ratio, wholeNumber } from '../core/inputs/kinds.ts'
import { Misconfigured } from '../core/model/errors.ts'
import { betweenText, bisectionText, changeText } from '../core/report/show/bisection.ts'
import { jsonDocument } from '../core/report/show/json-document.ts'
import { printableName } from '../core/words/escape.ts'
import { unitName } from '../core/words/names.ts'
import { counted, formatDuration, formatRounds, shortSha } from '../core/words/numbers.ts'
import { commitOf } from '../effects/git/revisions/commits.ts'
import { refuseUnrelated } from '../effects/git/revisions/first-parents.ts'
import { readInputsWith } from '../effects/inputs/rules-file.ts'
import { passesUnmeasured } from '../effects/measure/driver-wrappers.ts'
import { redactor } from '../effects/measure/redact.ts'
import { secretsIn } from '../effects/measure/untrusted-environment.ts'
import type { Console } from '../effects/program/console.ts'
import { interruptedStatus, isCancellation } from '../effects/program/interrupt.ts'
import { terminalConsole } from '../effects/terminal/terminal-console.ts'
import { type BisectListener, bisect } from '../run/bisect.ts'
import type { Terminal } from './command.ts'
import { type Flags, flagValue, readFlags } from './flags.ts'
import { type InputTexts, inputFlags, inputsFromFlags, withTerminalDefaults } from './input-flags.ts'
import { GateSequence, openRepository } from './measure-in-terminal.ts'
import { paintFor, terminalWidth } from './terminal.ts'

export const usage = `Usage: benchgate bisect GOOD BAD [flags]

Finds the commit between GOOD and BAD that made a benchmark slower. It measures BAD against GOOD first, and then one
commit after the other against GOOD, interleaved, in worktrees. It ends when a commit is responsible with a probability
of 95 %, and reports that probability. It skips commits that do not build.

  benchgate bisect v1.4.0 main
  benchgate bisect v1.4.0..main --bench Decode --threshold 3%

  --bench NAME    the benchmark, as for -bench in Go, otherwise its name or a glob; default: the one that got slowest
  --sure 99%      the probability at which the search ends (95 %)
  --gates 30      the most measurements (three for each halving of the range, and two)
  --count 20      the most rounds of a measurement; a large slowdown takes fewer
  --threshold 2%  the smallest slowdown of BAD that is worth a search
  --json          prints the result as JSON

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

export const flags: Flags = {
  ...Object.fromEntries(
    Object.entries(inputFlags).filter(([name]) => !singleGateInputs.includes(name.replace(/^no-/, ''))),
  ),
  sure: { type: 'string' },
  gates: { type: 'string' },
  json: { type: 'boolean' },
}

/** Smaller slowdowns than a gate would fail for are searched too. */
const defaultThreshold = '2%'

export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const { env, stdout } = terminal
  const line = readFlags(args, flags, 'benchgate bisect')
  const [good, bad] = parseRange(line.words)
  const sure = flagValue(ratio(0.5, 0.9999), 'sure', line.values.sure, 0.95)
  const gates = flagValue(wholeNumber(2, 1000), 'gates', line.values.gates, null)
  const texts: InputTexts = { threshold: defaultThreshold, ...withTerminalDefaults(inputsFromFlags(line)) }
  const console = terminalConsole(terminal.stderr)
  const revisions = [good, bad].map(revision => ({ revision, flag: null }))
  const { git, rules } = await openRepository(texts, terminal, console, revisions)
  const [goodSha, badSha] = [await shaOf(git, good), await shaOf(git, bad)]
  await refuseUnrelated(git, goodSha, badSha)

  const isCommand = (texts.run ?? rules.inputs.run ?? '') !== ''
  const { bench, ...textsWithoutBench } = texts
  const gateTexts = isCommand ? textsWithoutBench : texts
  await using quietGates = await GateSequence.open(terminal, rules)
  const { folder: builds, interrupt } = quietGates
  try {
    const result = await bisect(
      {
        git,
        inputs: more => readInputsWith(rules, name => ({ ...gateTexts, ...more })[name] ?? ''),
        gate: (inputs, like) => quietGates.gate(inputs, { planFrom: like, builds }),
        isProven: inputs =>
          passesUnmeasured(driverWrapper => quietGates.gate(inputs, { wrapDriver: driverWrapper, builds })),
        wanted: isCommand ? (bench ?? null) : null,
        ...{ sure, gates, stop: interrupt.stop },
        listener: logProgress(console),
        clock: () => performance.now() / 1000,
      },
      goodSha,
      badSha,
    )
    const redacted = redactor(secretsIn(env, ''))(result)
    stdout.write(
      line.values.json
        ? jsonDocument(redacted)
        : bisectionText(redacted, paintFor(stdout, env), terminalWidth(stdout)),
    )
    return interrupt.signal.aborted ? interruptedStatus() : statusOfBisected(result)
  } catch (error) {
    if (!isCancellation(error, interrupt.either)) throw error
    console.info('ended before any commit was measured')
    return interruptedStatus()
  }
}

/** Parses two words, or `GOOD..BAD`. */
function parseRange(words: readonly string[]): readonly [good: string, bad: string] {
  const [first = '', second, ...more] = words
  const range = /^(.+?)\.\.(.+)$/.exec(first)
  const [good, bad] = range && second === undefined ? [range[1], range[2]] : [first, second]
  if (good && bad && more.length === 0 && !bad.startsWith('.')) return [good, bad]
  throw new Misconfigured(
    `bisect: "${words.join(' ')}" is not accepted. Give the older commit, which is fast, and the newer one, which is slow: "benchgate bisect v1.4.0 main".`,
  )
}

async function shaOf(git: Parameters<typeof commitOf>[0], revision: string): Promise<string> {
  const latin1 = Buffer.from(revision, 'utf8').toString('latin1')
  const sha = (await commitOf(git, latin1)) ?? (await commitOf(git, `refs/remotes/origin/${latin1}`))
  if (sha !== null) return sha
  throw new Misconfigured(
    `"${revision}" is not in this clone, and without the commits before it there is nothing to search. Fetch it first: "git fetch origin".`,
  )
}

// The log of a bisection: a line before and after each gate.

export function logProgress(console: Console): BisectListener {
  let isFirst = true
  return {
    beginning({ good, bad, commits }, gates) {
      isFirst = true
      console.info(
        `GOOD ${shortSha(good)}, BAD ${shortSha(bad)}: ${counted(commits.length, 'commit')}, at most ${counted(gates, 'gate')}`,
      )
    },
    measuring({ gate, most, commit, rounds, left: remaining }) {
      const subject =
        rounds === null ? 'BAD' : `${shortSha(commit.sha)} "${printableName(commit.subject, 50)}"`
      const roundsNote = rounds === null ? '' : `, ${formatRounds(rounds)}`
      console.info(
        `gate ${gate} (${remainingText(remaining)}, at most ${most - gate} more): ${subject}${roundsNote}`,
      )
    },
    measured({ position, ratio, rounds, seconds }, { benchmark, unit }) {
      const note = isFirst ? `; following ${printableName(benchmark)} ${unitName(unit)}` : ''
      isFirst = false
      const size =
        rounds === 0 ? 'identical, so nothing was measured' : `${changeText(ratio)} (${betweenText(ratio)})`
      console.info(`  ${position}: ${size}, ${formatDuration(seconds)}${note}`)
    },
    skipped({ why }) {
      console.info(`  skipped: ${printableName(why.split('\n')[0] ?? '', 300)}`)
    },
    goodMoved(good, from) {
      console.info(
        `${shortSha(good)} is on a branch that was merged later, so the commit that the branch left, ${shortSha(from)}, is GOOD`,
      )
    },
    unaffected({ sha, subject }) {
      console.info(
        `  ${shortSha(sha)} "${printableName(subject, 50)}" builds the same binaries as the commit before it, so it did not cause the slowdown`,
      )
    },
    enteringMerge({ sha }) {
      console.info(`${shortSha(sha)} is a merge: searching the branch that it merges`)
    },
  }
}

function remainingText(remaining: readonly PastCommit[]): string {
  const [first, last] = [remaining[0], remaining.at(-1)]
  if (!first || !last || first === last) return '1 commit left'
  return `${counted(remaining.length, 'commit')} left, ${shortSha(first.sha)}..${shortSha(last.sha)}`
}
