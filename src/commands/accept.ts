// `benchgate accept`: makes an entry of each accepted regression (match, size, reason), and adds it to the rules file.
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { splitProcessorSuffix } from '../core/go/benchmark-names.ts'
import { defaultRulesFilePath } from '../core/inputs/default-rules-file.ts'
import type { AcceptedEntryForRulesFile } from '../core/inputs/rules-file.ts'
import { proposedAcceptedSize } from '../core/judge/acceptances.ts'
import { globMatchesRow } from '../core/judge/row-rules.ts'
import { rowsWithOutcome } from '../core/judge/verdict.ts'
import type { Comparison } from '../core/model/comparison.ts'
import { MisconfiguredError } from '../core/model/errors.ts'
import { parseComparisonsOfResult } from '../core/result/read-result.ts'
import { shortPrintableName } from '../core/words/escape.ts'
import { formatFractionAsPercent } from '../core/words/numbers.ts'
import { makeFolder } from '../effects/files/folder.ts'
import { readResultFileArgumentByParser } from '../effects/files/results.ts'
import { createGitWithoutSecrets, decodeGitText, findTopFolderOfCheckout } from '../effects/git/git.ts'
import { parseRulesFile, readRulesFile } from '../effects/inputs/rules-file.ts'
import type { CommandLineContext } from './command.ts'
import { type FlagDefinitions, parseCommandLine } from './flags.ts'

export const flags: FlagDefinitions = {
  from: { type: 'string' },
  why: { type: 'string' },
  rules: { type: 'string' },
}

export const usage = `Usage: benchgate accept --from result.json --why "reason" [benchmark ...]

Records in the rules file (${defaultRulesFilePath}) which regressions of a result are accepted: each with its size, the reason,
your name from git and the date. Commit that file with the change. The check then passes as long as these benchmarks get no
slower, and reviewers see what was accepted. After the merge the entries have no effect and can be removed.

Benchmarks are names as the report has them, or globs such as "Decode*" or "* B/op". Default: all that regressed.

  --from    the result file of a run with --results, or from an artifact, if the workflow keeps one
            (https://github.com/benchgate/benchgate/blob/main/docs/inputs.md)
  --why     the reason, which the report shows
  --rules   another rules file, as a path from the top folder of the repository
`

export async function run(args: readonly string[], terminal: CommandLineContext): Promise<number> {
  const { words, values } = parseCommandLine(args, flags, 'benchgate accept')
  const { from, why } = values
  if (typeof from !== 'string' || from === '')
    throw new MisconfiguredError(
      'accept: no result was given. Name it with --from: the result.json of a run with --results, or of the artifact of a workflow.',
    )
  if (typeof why !== 'string' || why.trim() === '')
    throw new MisconfiguredError(
      'accept: no reason was given. Give it with --why; reviewers read it in the report.',
    )
  const comparisons = await readResultFileArgumentByParser('accept', from, terminal, parseComparisonsOfResult)
  const regressed = rowsWithOutcome(comparisons, 'regressed')
  const chosen = chooseRegressions(regressed, words, from)
  const git = createGitWithoutSecrets(terminal.folder, terminal.env)
  const root = await findTopFolderOfCheckout(git)
  if (root === null)
    throw new MisconfiguredError(
      `accept: ${terminal.folder} is not in the working tree of a git repository. Run this command in a checkout of the pull request's branch.`,
    )
  const author = decodeGitText((await git.ask(['config', 'user.name']))?.trim() ?? '')
  const date = new Date().toISOString().slice(0, 10)
  const entries = chosen.map(comparison => entryOf(comparison, comparisons, why.trim(), author, date))

  const rulesPath = typeof values.rules === 'string' ? values.rules : ''
  const rules = await readRulesFile(root, rulesPath)
  const path = rules?.file ?? defaultRulesFilePath
  const text = rules === null ? '' : await readFile(join(root, path), 'utf8')
  const { addAcceptedToRulesFileText } = await import('../core/inputs/rules-file.ts')
  const newText = addAcceptedToRulesFileText(path, text, entries)
  // Throws if the file would no longer be read as intended.
  await parseRulesFile(path, newText)
  if (rules === null) await makeFolder(join(root, dirname(defaultRulesFilePath)))
  await writeFile(join(root, path), newText)
  terminal.stdout.write(`${path}: accepted\n${entries.map(entryLine).join('')}Commit it with the change.\n`)
  return 0
}

/** The `up-to` of what was zero on base, of which no percentage exists. */
const anySize = 'any'

function entryLine({ match, 'up-to': size }: AcceptedEntryForRulesFile): string {
  return `  ${shortPrintableName(match)}, ${size === anySize ? 'of any size' : `up to ${size} worse`}\n`
}

function chooseRegressions(
  regressed: readonly Comparison[],
  words: readonly string[],
  from: string,
): readonly Comparison[] {
  if (regressed.length === 0)
    throw new MisconfiguredError(`accept: nothing regressed in "${from}", so there is nothing to accept.`)
  const unknown = words.find(word => !regressed.some(comparison => globMatchesRow(word, comparison)))
  if (unknown !== undefined)
    throw new MisconfiguredError(
      `accept: "${unknown}" matches no regression. The regressions are: ${regressed
        .slice(0, 10)
        .map(comparison => `"${shortPrintableName(comparison.benchmark)} ${comparison.unit}"`)
        .join(', ')}.`,
    )
  return words.length === 0
    ? regressed
    : regressed.filter(comparison => words.some(word => globMatchesRow(word, comparison)))
}

function entryOf(
  comparison: Comparison,
  comparisons: readonly Comparison[],
  why: string,
  author: string,
  date: string,
): AcceptedEntryForRulesFile {
  const { package: path, benchmark, unit } = comparison
  const size = proposedAcceptedSize(comparison)
  // Another machine may have another number of processors.
  const suffixContext = {
    cpu: null,
    reported: comparisons.map(({ benchmark: name }) => name),
    most: Infinity,
  }
  const name = path === null ? benchmark : `${path}.${splitProcessorSuffix(benchmark, suffixContext).name}`
  return {
    // A name that contains a star must not match others: `?` is any one character.
    match: `${name} ${unit}`.replaceAll('*', '?'),
    'up-to': size === null ? anySize : formatFractionAsPercent(size),
    why,
    by: author,
    on: date,
  }
}
