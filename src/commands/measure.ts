// `benchgate`: the gate, in any repository.
import { resolve } from 'node:path'
import { bisectStatusOf, bisectStatusOfError } from '../core/bisect/trail.ts'
import type { Inputs } from '../core/inputs/inputs.ts'
import { statuses } from '../core/judge/verdict.ts'
import { Misconfigured } from '../core/model/errors.ts'
import { escapeControls } from '../core/words/escape.ts'
import {
  type GivenRevision,
  isDirty,
  lastRelease,
  refuseNoCheckout,
  refuseUnknown,
  usualSides,
} from '../effects/git/revisions/revisions.ts'
import { type FoundRules, findRules, readInputsWith } from '../effects/inputs/rules-file.ts'
import { untrustedEnvironment } from '../effects/measure/environment.ts'
import type { Console } from '../effects/program/console.ts'
import { terminalConsole } from '../effects/terminal/terminal-console.ts'
import { commandNames, type Terminal } from './command.ts'
import { type CommandLine, type Flags, readFlags } from './flags.ts'
import { type InputTexts, inputFlags, inputsFromFlags, withUsual } from './input-flags.ts'
import { type AskedVersion, measurePair, measureVersions } from './measure-in-terminal.ts'
import { type OutputPaths, presentFlags, refuseForms } from './present.ts'
import { printFailure, userGit } from './terminal.ts'

export const usage = `Usage: benchgate [revision …] [flags]
       benchgate COMMAND …

Measures two sides of a repository, interleaved, and says what got slower.

  benchgate               uncommitted work against HEAD; without any, HEAD against where its branch began
  benchgate v1.2          the present state against v1.2
  benchgate main..topic   topic against main; main...topic: against where it branched off main
  benchgate v1 v2 v3      each against the first, all in the same rounds

  --all                       also the rows without a change
  --json, --markdown, --csv   another form of the report, on standard output
  --html FILE                 the report as a page; --results FOLDER keeps all files
  --bisect-exit               exit status for "git bisect run": 0 good, 1 slower, 125 skip (broken, or not decided)
  --version, --help

Every input of the Action that is not about GitHub is a flag: --run 'node bench.mjs', --count 10, --threshold 3%, --strict,
--no-confirm, … Those that the repository always needs go into .github/benchgate.yml. Ctrl-C ends the measuring, and
what has been measured is judged.

Commands, each with --help:
  bisect       which commit made a benchmark slower
  calibrate    a commit against itself: how noisy this machine is
  compare      files of results, as benchstat does
  init         writes the workflow and the rules file for this repository
  doctor       what would make measurements here unreliable
  record       keeps results in the notes of git
  history      draws what the notes of git remember
  accept       accepts regressions of a result in the rules file, with their size and the reason
  restore      puts a checkout back that a killed run has left changed
  completion   prints the completion script for bash, zsh or fish

Exit status: 0 pass, 1 regression, 2 could not measure, 3 inconclusive.
`

export const flags: Flags = { ...inputFlags, ...presentFlags, 'bisect-exit': { type: 'boolean' } }

export async function run(given: readonly string[], terminal: Terminal): Promise<number> {
  const line = readFlags(given, flags, 'benchgate')
  if (line.values['bisect-exit'] !== true) return measure(line, terminal)
  try {
    return await measure(line, terminal)
  } catch (error) {
    printFailure(error, terminal.stderr)
    return bisectStatusOfError(error)
  }
}

async function measure({ values, words }: CommandLine, terminal: Terminal): Promise<number> {
  refuseForms(values)
  const asked = inputsFromFlags({ values, words })
  const { rules, pairs } = await findPlace(words, asked, terminal, terminalConsole(terminal.stderr))
  const names = uniqueNames(pairs)
  const asking = pairs.map((sides, n): AskedVersion => {
    const settings: InputTexts = { ...withUsual(asked), ...sides }
    const inputs = readInputsWith(rules, name => settings[name] ?? '')
    const name = pairs.length === 1 ? '' : (names[n] ?? '')
    return { name: sides.head ?? 'head', inputs, places: placesOf(inputs, values, terminal.folder, name) }
  })
  const [first, ...others] = asking
  if (!first) return statuses.pass
  const isBisected = values['bisect-exit'] === true
  if (isBisected && others.length > 0)
    throw new Misconfigured(
      '--bisect-exit is about one commit, and several revisions were given. Give one: the good one that it is compared with.',
    )
  return others.length === 0
    ? measurePair(
        ...([first.inputs, first.places, rules, values, terminal] as const),
        isBisected ? bisectStatusOf : undefined,
      )
    : measureVersions(pairs[0]?.base ?? 'base', asking, rules, values, terminal)
}

/** Absolute; of several versions each has a folder of its own, and a page with its name. */
function placesOf(
  { results }: Pick<Inputs, 'results'>,
  { html }: CommandLine['values'],
  folder: string,
  name: string,
): OutputPaths {
  const page = typeof html !== 'string' ? null : name === '' ? html : html.replace(/(\.\w+)?$/, `-${name}$1`)
  return {
    results: results && resolve(folder, results, name),
    html: page && resolve(folder, page),
  }
}

/** A file name for each pair: `v1.2`, and `v1.2-2` where another pair has that name. */
function uniqueNames(pairs: readonly AskedSides[]): readonly string[] {
  const names: string[] = []
  for (const { head = 'head' } of pairs) {
    const name = head.replace(/[^\w.-]+/g, '-')
    let unique = name
    for (let n = 2; names.includes(unique); n++) unique = `${name}-${n}`
    names.push(unique)
  }
  return names
}

// Where the terminal program measures: the repository and its rules, and which sides of it, all known before anything runs.

/** Two sides, as the inputs of those names; a calibration has only base. */
export interface AskedSides {
  readonly base: string
  readonly head?: string
}

/** A CommandContext is what a command line leads to. */
export interface CommandContext {
  readonly rules: FoundRules
  /** At least one pair. */
  readonly pairs: readonly AskedSides[]
}

/** Throws Misconfigured for a revision that is none, and where there is no repository or nothing to compare. */
export async function findPlace(
  words: readonly string[],
  asked: InputTexts,
  terminal: Terminal,
  console: Console,
): Promise<CommandContext> {
  const named = pairsIn(words, asked)
  const { env } = untrustedEnvironment(terminal.env, [])
  const rules = await findRules(name => asked[name] ?? '', { folder: terminal.folder, env, console })
  const git = userGit(resolve(rules.folder, asked['working-directory'] ?? '.'), terminal)
  await refuseNoCheckout(git)
  await refuseUnknown(git, revisionsOf(named, words, asked), commandNames)
  if (rules.file !== null) console.info(`rules from ${escapeControls(rules.file)}`)
  // Base is then found as in a workflow of the default branch.
  if (
    asked.since !== undefined &&
    named.every(({ base }) => base === undefined) &&
    asked.base === undefined
  ) {
    if (asked.head === undefined && (await isDirty(git)))
      console.info(
        `uncommitted work is not measured, as a history is of commits; for that: benchgate ${asked.since === lastRelease ? 'TAG' : asked.since}`,
      )
    return { rules, pairs: [{ base: '', head: asked.head ?? 'HEAD' }] }
  }
  if (asked.calibrate === 'true') return { rules, pairs: [{ base: named[0]?.base ?? asked.base ?? 'HEAD' }] }
  const pairs: AskedSides[] = []
  for (const pair of named) {
    const { note, ...sides } = await usualSides(git, { base: asked.base, head: asked.head, ...pair })
    if (note !== null) console.info(note)
    pairs.push(sides)
  }
  return { rules, pairs }
}

function pairsIn(words: readonly string[], asked: InputTexts): readonly NamedSides[] {
  if (words.length > 0 && (asked.base ?? asked.head) !== undefined)
    throw new Misconfigured(
      `"${words.join(' ')}" and --base or --head both name revisions. Use one or the other.`,
    )
  const pairs = sidesIn(words)
  if (asked.calibrate === 'true' && pairs.some(({ head }) => head !== undefined))
    throw new Misconfigured(
      `calibrate: "${words.join(' ')}" are several revisions. Give one: it is measured against itself.`,
    )
  return pairs
}

/** Every revision that was given, each once, with where it stands. */
function revisionsOf(
  pairs: readonly NamedSides[],
  words: readonly string[],
  asked: InputTexts,
): readonly GivenRevision[] {
  if (words.length === 0)
    return (['base', 'head'] as const).flatMap(side => {
      const revision = asked[side]
      return revision === undefined ? [] : [{ revision, flag: `--${side}` }]
    })
  const revisions = pairs.flatMap(({ base, head }) => [base ?? [], head ?? []].flat())
  return [...new Set(revisions)].map(revision => ({ revision, flag: null }))
}

// Which sides the revisions on a command line name.

/** Two sides to compare; a side that is not named is found from the repository. */
export interface NamedSides {
  readonly base?: string
  readonly head?: string
  /** Whether base is the commit where head's history branched off: `main...topic`, as in git diff. */
  readonly sinceFork?: boolean
}

/**
 * `main..branch` and `v1 v2` name base and head; a single revision is base. Of more than two, each is compared with the
 * first. Gives at least one pair.
 */
export function sidesIn(words: readonly string[]): readonly NamedSides[] {
  const range = words.find(word => word.includes('..'))
  if (range !== undefined && words.length > 1)
    throw new Misconfigured(
      `${words.join(' ')}: nothing else can be given with the range "${range}". Give the range alone.`,
    )
  const [base = '', ...heads] = range === undefined ? words : range.split(/\.{2,3}/, 2)
  const named = heads.filter(head => head !== '')
  if (base === '') return [named[0] ? { head: named[0] } : {}]
  const sinceFork = range?.includes('...') ? { sinceFork: true } : {}
  return named.length === 0 ? [{ base, ...sinceFork }] : named.map(head => ({ base, head, ...sinceFork }))
}
