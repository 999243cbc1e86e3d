// `benchgate`: the gate, in any repository.
import { resolve } from 'node:path'
import type { Inputs } from '../core/inputs/inputs.ts'
import { bisectStatusOf, bisectStatusOfError } from '../core/judge/bisect-exit.ts'
import { statuses } from '../core/judge/exit.ts'
import { Misconfigured } from '../core/model/errors.ts'
import { readInputsWith } from '../effects/inputs/rules-file.ts'
import { terminalConsole } from '../effects/terminal/terminal-console.ts'
import type { Terminal } from './command.ts'
import { type CommandLine, type Flags, readFlags } from './flags.ts'
import { inputFlags, inputsFromFlags } from './inputs-as-flags.ts'
import { measurePair } from './measure-pair.ts'
import { type AskedVersion, measureVersions } from './measure-versions.ts'
import { type AskedSides, findPlace } from './place.ts'
import { type OutputPaths, presentFlags, refuseForms } from './present.ts'
import { printFailure } from './print-failure.ts'
import { type InputTexts, withUsual } from './usual-inputs.ts'

export const usage = `Usage: benchgate [revision …] [flags]
       benchgate COMMAND …

Measures two sides of a repository, interleaved, and says what got slower.

  benchgate               uncommitted work against HEAD; without any, HEAD against where its branch began
  benchgate v1.2          the present state against v1.2
  benchgate main..topic   topic against main; main...topic: against where it branched off main
  benchgate v1 v2 v3      each against the first, all in the same rounds

  --all                       also the rows that did not move
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
