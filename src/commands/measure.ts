// `benchgate` without a command, the gate in any repository; and the text of `benchgate --help`.
import { resolve } from 'node:path'
import { gitBisectStatusOfError, gitBisectStatusOfResult } from '../core/bisect/bisection-state.ts'
import type { Inputs } from '../core/inputs/check-inputs.ts'
import { MisconfiguredError } from '../core/model/errors.ts'
import {
  chooseDefaultRevisions,
  isWorkingTreeDirty,
  type RevisionAndItsFlag,
  type RevisionNamesFromUser,
  sinceLastReleaseValue,
  workingTreeValue,
} from '../effects/git/revisions/revisions.ts'
import { type RulesFileWithApplicableInputs, readInputsWithRules } from '../effects/inputs/rules-file.ts'
import type { RunConsole } from '../effects/program/console.ts'
import { type CommandLineContext, commandNames } from './command.ts'
import {
  addTerminalCheckoutDefaults,
  type FlagDefinitions,
  type InputTexts,
  inputFlags,
  inputTextsFromFlags,
  type ParsedCommandLine,
  parseCommandLine,
} from './flags.ts'
import {
  openRepositoryWithRules,
  printWhyMatchingGoBenchmarksAreMeasured,
  type RevisionToCompareWithFirstRevision,
  runGateInTerminal,
  runVersionGatesInTerminal,
} from './measure-in-terminal.ts'
import { type OutputPaths, refuseSeveralReportForms, reportFormFlagList, reportFormFlags } from './present.ts'
import { createTerminalConsole, printFailure } from './terminal.ts'

export const usage = `Usage: benchgate [revision …] [flags]
       benchgate COMMAND …

Measures two revisions of a repository, interleaved, and reports what got slower.

  benchgate               uncommitted work against HEAD; if there is none, HEAD against where its branch began
  benchgate v1.2          the current state against v1.2
  benchgate main..topic   topic against main
  benchgate main...topic  topic against the commit where it branched off main
  benchgate v1 v2 v3      each against the first, all in the same rounds

  --all                       show the rows without a change, too
  ${reportFormFlagList.padEnd(25)}   print the report in another form
  --html FILE                 write the report as a page; --results FOLDER writes all files
  --explain BENCHMARK         say why a Go benchmark is measured or skipped, and measure nothing
  --bisect-exit               exit status for "git bisect run": 0 good, 1 slower, 125 skip (broken or undecided)
  --version, --help

Every input of the Action that is not about GitHub is a flag: --run 'node bench.mjs', --count 10, --threshold 3%, --strict,
--no-confirm, … All: https://github.com/benchgate/benchgate/blob/main/docs/inputs.md. Inputs that the repository always
needs belong in .github/benchgate.yml. Ctrl-C ends the measurement and judges what was measured so far.

Commands, each with --help:
  bisect       finds the commit that made a benchmark slower
  calibrate    measures a commit against itself: how noisy is this machine?
  compare      compares files of results, as benchstat does
  init         writes the workflow and the rules file for this repository
  doctor       finds what would make measurements here unreliable
  record       keeps results in git notes
  history      draws the results in git notes
  accept       accepts regressions of a result, by an entry in the rules file
  restore      restores a checkout that a killed run has left changed
  completion   prints the completion script for bash, zsh or fish

Exit status: 0 pass, 1 regression, 2 could not measure, 3 inconclusive.
`

export const flags: FlagDefinitions = {
  ...inputFlags,
  ...reportFormFlags,
  'bisect-exit': { type: 'boolean' },
  explain: { type: 'string' },
}

export async function run(args: readonly string[], terminal: CommandLineContext): Promise<number> {
  let isBisected = args.includes('--bisect-exit')
  try {
    const line = parseCommandLine(args, flags, 'benchgate')
    isBisected = line.values['bisect-exit'] === true
    return await measure(line, terminal)
  } catch (error) {
    if (!isBisected) throw error
    printFailure(error, terminal.stderr)
    return gitBisectStatusOfError(error)
  }
}

async function measure({ values, words }: ParsedCommandLine, terminal: CommandLineContext): Promise<number> {
  refuseSeveralReportForms(values)
  const inputTexts = inputTextsFromFlags({ values, words })
  const { rules, pairs } = await resolveRevisionPairsAndReadRules(
    words,
    inputTexts,
    terminal,
    createTerminalConsole(terminal.stderr),
  )
  const names = uniqueNames(pairs)
  const requests = pairs.map((sides, n): RevisionToCompareWithFirstRevision => {
    const settings: InputTexts = { ...addTerminalCheckoutDefaults(inputTexts), ...sides }
    const inputs = readInputsWithRules(rules, name => settings[name] ?? '')
    const name = pairs.length === 1 ? '' : (names[n] ?? '')
    return { name: sides.head ?? 'head', inputs, places: outputPaths(inputs, values, terminal.folder, name) }
  })
  const [first, ...otherRequests] = requests as [
    RevisionToCompareWithFirstRevision,
    ...RevisionToCompareWithFirstRevision[],
  ]
  const isBisected = values['bisect-exit'] === true
  if (isBisected && otherRequests.length > 0)
    throw new MisconfiguredError(
      '--bisect-exit compares one commit with a good one, but several revisions were given. Give only the good one.',
    )
  const { explain } = values
  if (typeof explain === 'string') {
    if (otherRequests.length > 0)
      throw new MisconfiguredError(
        `--explain is about two revisions, and ${words.length} were given. Give two.`,
      )
    return printWhyMatchingGoBenchmarksAreMeasured(explain, first.inputs, rules, terminal)
  }
  return otherRequests.length === 0
    ? runGateInTerminal(
        ...([first.inputs, first.places, rules, values, terminal] as const),
        isBisected ? gitBisectStatusOfResult : undefined,
      )
    : runVersionGatesInTerminal(pairs[0]?.base ?? 'base', [first, ...otherRequests], rules, values, terminal)
}

/** Returns absolute paths. Each of several versions has a folder of its own, and a page with its name. */
function outputPaths(
  { results }: Pick<Inputs, 'results'>,
  { html }: ParsedCommandLine['values'],
  folder: string,
  name: string,
): OutputPaths {
  const page = typeof html !== 'string' ? null : name === '' ? html : html.replace(/(\.\w+)?$/, `-${name}$1`)
  return { results: results && resolve(folder, results, name), html: page && resolve(folder, page) }
}

/** Returns a file name for each pair: `v1.2`, and `v1.2-2` if another pair has that name. */
function uniqueNames(pairs: readonly RevisionPair[]): readonly string[] {
  const names: string[] = []
  for (const { head = 'head' } of pairs) {
    const name = head.replace(/[^\w.-]+/g, '-')
    let unique = name
    for (let n = 2; names.includes(unique); n++) unique = `${name}-${n}`
    names.push(unique)
  }
  return names
}

// Finding what to measure: the repository, its rules, and the sides, all before anything runs.

/** Two sides, for the inputs of those names; a calibration has only base. */
interface RevisionPair {
  readonly base: string
  readonly head?: string
}

/** Returns the rules, and at least one pair. Throws MisconfiguredError for an unknown revision, and if there is no repository or nothing to compare. */
export async function resolveRevisionPairsAndReadRules(
  words: readonly string[],
  inputTexts: InputTexts,
  terminal: CommandLineContext,
  console: RunConsole,
): Promise<{ readonly rules: RulesFileWithApplicableInputs; readonly pairs: readonly RevisionPair[] }> {
  const namedSides = pairsIn(words, inputTexts)
  const revisions = revisionsOf(namedSides, words, inputTexts)
  const { git, rules } = await openRepositoryWithRules(inputTexts, terminal, console, revisions, commandNames)
  // Base is then resolved as in a workflow of the default branch.
  if (inputTexts.since !== undefined) {
    const head = namedSides[0]?.head ?? inputTexts.head
    if (head === undefined && (await isWorkingTreeDirty(git)))
      console.info(
        `uncommitted work is not measured, as a history consists of commits; to measure it: benchgate ${inputTexts.since === sinceLastReleaseValue ? 'TAG' : inputTexts.since}`,
      )
    return { rules, pairs: [{ base: '', head: head ?? 'HEAD' }] }
  }
  if (inputTexts.calibrate === 'true')
    return { rules, pairs: [{ base: namedSides[0]?.base ?? inputTexts.base ?? 'HEAD' }] }
  const pairs: RevisionPair[] = []
  for (const pair of namedSides) {
    const { note, ...sides } = await chooseDefaultRevisions(git, {
      base: inputTexts.base,
      head: inputTexts.head,
      ...pair,
    })
    if (note !== null) console.info(note)
    pairs.push(sides)
  }
  return { rules, pairs }
}

function pairsIn(words: readonly string[], inputTexts: InputTexts): readonly RevisionNamesFromUser[] {
  if (words.length > 0 && (inputTexts.base ?? inputTexts.head) !== undefined)
    throw new MisconfiguredError(
      `The revisions are given twice: as "${words.join(' ')}" and with --base or --head. Use one or the other.`,
    )
  const pairs = parseCommandLineRevisionsIntoPairs(words)
  const base = pairs.find(pair => pair.base !== undefined)?.base ?? inputTexts.base
  if (inputTexts.since !== undefined && base !== undefined)
    throw new MisconfiguredError(
      `since: "${inputTexts.since}" and "${base}" both name the commit to compare with. Give one of them.`,
    )
  if (inputTexts.calibrate === 'true' && inputTexts.head !== undefined)
    throw new MisconfiguredError(
      `calibrate: one commit is measured against itself. Name it without --head: benchgate calibrate ${inputTexts.head}`,
    )
  if (inputTexts.calibrate === 'true' && pairs.some(({ head }) => head !== undefined))
    throw new MisconfiguredError(
      `calibrate: "${words.join(' ')}" are several revisions. Give one: it is measured against itself.`,
    )
  return pairs
}

/** Returns every revision that was given, each once, with its flag. */
function revisionsOf(
  pairs: readonly RevisionNamesFromUser[],
  words: readonly string[],
  inputTexts: InputTexts,
): readonly RevisionAndItsFlag[] {
  const { base, head } = inputTexts
  const named = (words.length === 0 ? [{ base, head }] : pairs).flatMap(pair =>
    (['base', 'head'] as const).flatMap(side => {
      const revision = pair[side]
      // The working tree, which is no commit, can be head.
      if (revision === undefined || (side === 'head' && revision === workingTreeValue)) return []
      return [{ revision, flag: words.length === 0 ? `--${side}` : null }]
    }),
  )
  return [...new Map(named.map(one => [one.revision, one])).values()]
}

// Parsing the revisions of a command line.

/**
 * Parses revisions: `main..branch` and `v1 v2` name base and head; a single revision is base. With more than two, each is
 * compared with the first. Returns at least one pair.
 */
export function parseCommandLineRevisionsIntoPairs(
  words: readonly string[],
): readonly RevisionNamesFromUser[] {
  const range = words.find(word => word.includes('..'))
  if (range !== undefined && words.length > 1)
    throw new MisconfiguredError(
      `${words.join(' ')}: nothing else can be given with the range "${range}". Give the range alone.`,
    )
  const [base = '', ...heads] = range === undefined ? words : range.split(/\.{2,3}/, 2)
  const namedSides = heads.filter(head => head !== '')
  if (base === '') return [namedSides[0] ? { head: namedSides[0] } : {}]
  const sinceFork = range?.includes('...') ? { sinceFork: true } : {}
  return namedSides.length === 0
    ? [{ base, ...sinceFork }]
    : namedSides.map(head => ({ base, head, ...sinceFork }))
}
