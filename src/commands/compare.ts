// `benchgate compare`: compares files of results as benchstat does, with an exit status.
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { compileFilterToPredicate, parseFilterExpression } from '../core/benchproc/filter.ts'
import { parseProjection } from '../core/benchproc/projection.ts'
import {
  compareTablesToCsv,
  compareTablesToJson,
  compareTablesToMarkdown,
} from '../core/compare/compare-exports.ts'
import { buildCompareTablesFromSamples } from '../core/compare/compare-samples.ts'
import { compareTablesToTerminalText } from '../core/compare/compare-text.ts'
import type { CompareRowFinding } from '../core/compare/comparison-table.ts'
import {
  type BenchmarkFailuresOfComparedFile,
  collectRefusedLinesOfComparedFiles,
  columnNameFromKeyValues,
  compareExitStatus,
  compareFailOnValues,
  concludeCompareTables,
  driftSentenceOfCompareTableSamples,
  listTextsOfRefusedLines,
  refuseThresholdBeyondRates,
} from '../core/compare/conclude.ts'
import {
  compareConclusionLines,
  describeRulesFileForCompare,
  describeRulesThatMatchRegressions,
  noBenchmarkInTwoCompareColumnsText,
  resultsMissingFromColumnsLines,
} from '../core/compare/conclusion-lines.ts'
import {
  leaveOutFailedCommandsOfComparedFiles,
  mergeUnitDeclarationsOfFiles,
} from '../core/compare/samples.ts'
import {
  groupSamplesIntoCompareTables,
  sortRowsOfCompareTable,
  type TableFilterAndProjections,
} from '../core/compare/tabulate.ts'
import { parseChoice, ratioInputKind } from '../core/inputs/input-kinds.ts'
import { CouldNotMeasureError, MisconfiguredError } from '../core/model/errors.ts'
import { escapeControlCharacters } from '../core/words/escape.ts'
import type { CommandLineContext } from './command.ts'
import {
  hasRulesFile,
  parseLabelledInputFiles,
  readCompareInputFile,
  repositoryTopFolder,
} from './compare-inputs.ts'
import { type FlagDefinitions, parseCommandLine } from './flags.ts'
import { columnCountOfTerminal, createColourTextForStream } from './terminal.ts'

export const usage = `Usage: benchgate compare old.txt new.txt … [flags]

Compares files of benchmark results as benchstat does: medians with confidence intervals, each file against the first,
and ~ for differences that are not significant. The numbers are those of benchstat; the exit status is an addition.

  benchgate compare old.txt new.txt
  benchgate compare base=old.txt head=new.txt    names the columns; files with the same name share a column
  go test -bench . | benchgate compare old.txt -
  benchgate compare -col /codec new.txt          compares parts of names within one file

  --filter QUERY           only matching benchmarks: '/size:4k -goos:windows .unit:(ns/op OR B/op)', .name:/^Read/
  --table KEYS             the keys that separate tables (default: .config)
  --row KEYS               the keys that separate rows (default: .fullname), such as .name,/size@num. Values of a
                           key stand in the order of their first appearance; @num and @alpha sort them, and
                           '@(A B)' takes only those listed, in that order
  --col KEYS               the keys that separate columns (default: .file)
  --ignore KEYS            keys whose differences are ignored
  --alpha 0.05             the significance level
  --confidence 0.95        the confidence level of the intervals
  --delta-test utest       or ttest (Welch), or none
  --outliers iqr           removes outliers (default: none)
  --correction holm        how p-values are adjusted for the number of comparisons; or bh, none. The adjusted p decides;
                           the table shows the p that is not adjusted
  --paired                 for files that were measured in turn, one value of each at a time: uses the paired test, and
                           also reports drift, and how many rounds would detect a slowdown as large as the threshold
  --threshold 5%           a significant slowdown of the median beyond this is a regression; with --strict it must be
                           significantly larger than this
  --fail-on WHAT           what makes the exit status 1:
                           "regression": a regression (default)
                           "missing": also results that are missing, unreadable or failed
                           "inconclusive": also an inconclusive comparison
                           "never": nothing
  --intervals              shows each change with its interval (Hodges-Lehmann)
  --sort none              or name, delta (worst first), -name, -delta
  --no-geomean             no line with geometric means
  --csv, --markdown, --json
                           print the comparison in another form; "verdict" in JSON is "pass", "fail", "inconclusive", or
                           "nothing" if nothing was compared
  --format NAME            the format of the files, if it is not detected
  --html FILE              also writes the comparison as a page
  --rules FILE             the rules file, as a path from the top folder of the repository (default:
                           .github/benchgate.yml if it exists). Its rules for benchmarks apply as when "benchgate"
                           measures; its threshold applies unless --threshold is given. --no-rules ignores the file
  --norange                CSV without the columns of intervals
  Flags may have a single dash, as in benchstat: -alpha, -filter, -format csv.

Exit status: 0 nothing regressed, 1 a regression, 2 could not read or compare, 3 inconclusive: nothing regressed, but
results of a later file are missing, unreadable or failed, or no benchmark has enough values to show a difference. The
last line of the output says how many comparisons there were and how they came out.
`

export async function run(args: readonly string[], terminal: CommandLineContext): Promise<number> {
  const options = parseCompareCommandOptions(args)
  const { output } = options
  const page = options.html === null ? null : resolve(terminal.folder, options.html)
  if (page !== null) {
    // Better before a million rows than after.
    const { refuseUnwritableOutputs } = await import('./present.ts')
    await refuseUnwritableOutputs({ results: null, html: page })
  }
  const rulesEffect = await rulesFor(options, terminal)
  const terms = rulesEffect?.terms ?? options.terms
  const { files, grids, rules, refused, isByFile } = readGrids(options, terminal)
  const tables = buildCompareTablesFromSamples(grids, rules, terms, rulesEffect?.ruling)
    .map(table => (options.geomean ? table : { ...table, totals: [] }))
    .map(table => sortRowsOfCompareTable(table, options.sort))
  refuseThresholdBeyondRates(tables, terms, rulesEffect?.rules.benchmarks ?? [])
  const conclusion = concludeCompareTables(tables, files, refused, isByFile)
  const { stdout, stderr } = terminal
  const warnings: string[] = []
  const report =
    output === 'csv'
      ? compareTablesToCsv(tables, note => warnings.push(note), options.ranges)
      : output === 'markdown'
        ? compareTablesToMarkdown(tables)
        : output === 'json'
          ? [compareTablesToJson(tables, terms, conclusion, rulesEffect?.rules ?? null)]
          : compareTablesToTerminalText(tables, textStyle(terminal))
  await writePieces(report, stdout)
  for (const note of warnings) stderr.write(`${note}\n`)
  const columns = new Set(tables.flatMap(table => table.columns.map(columnNameFromKeyValues)))
  const absent = isByFile ? files.filter(({ label }) => !columns.has(label)) : []
  // With a single column there is nothing to compare, and no comparison was requested.
  if (conclusion.verdict === 'nothing' && columns.size + new Set(absent.map(({ label }) => label)).size > 1)
    throw new CouldNotMeasureError(
      absent.length > 0
        ? nothingMatchedMessage(absent, options.expressions.filter.text)
        : noBenchmarkInTwoCompareColumnsText(conclusion.missing),
    )
  const drift = terms.paired ? driftSentenceOfCompareTableSamples(grids) : null
  const lines = [
    ...(rulesEffect ? describeRulesFileForCompare(rulesEffect.rules, options.isThresholdGiven) : []),
    ...(drift === null ? [] : [`warning: ${drift}`]),
    ...resultsMissingFromColumnsLines(conclusion.missing).map(line => `warning: ${line}`),
    ...(rulesEffect ? describeRulesThatMatchRegressions(conclusion) : []),
    ...compareConclusionLines(conclusion, terms),
  ]
  if (page !== null) {
    const { compareTablesToHtmlPage } = await import('../core/compare/compare-page.ts')
    await writeFile(page, compareTablesToHtmlPage(tables, conclusion, lines))
  }
  for (const line of lines) stderr.write(`${line}\n`)
  return compareExitStatus(conclusion, options.failOn)
}

/** Returns null without a rules file. Throws MisconfiguredError if it is not acceptable, or was named and is missing. */
async function rulesFor(
  { rules: path, terms, isThresholdGiven }: CompareCommandOptions,
  { folder }: CommandLineContext,
) {
  if (path === null) return null
  const top = repositoryTopFolder(folder)
  if (path === '' && !hasRulesFile(top)) return null
  const { createCompareRowRuleFinderFactory, parseCompareRules } = await import(
    '../core/compare/compare-rules.ts'
  )
  const { readRulesFile } = await import('../effects/inputs/rules-file.ts')
  const read = await readRulesFile(top, path)
  if (read === null) return null
  const rules = parseCompareRules(read.file, read, new Date().toISOString().slice(0, 10))
  const threshold = isThresholdGiven ? terms.threshold : (rules.threshold ?? terms.threshold)
  const ruling = createCompareRowRuleFinderFactory(rules.benchmarks)
  return { terms: { ...terms, threshold }, rules, ruling }
}

const writeSize = 2 ** 16

/** Joins small pieces into few writes, no faster than they are read, so that it never buffers the whole text. */
async function writePieces(pieces: Iterable<string>, stream: CommandLineContext['stdout']): Promise<void> {
  let buffered = ''
  for (const piece of pieces) {
    buffered += piece
    if (buffered.length < writeSize) continue
    // The reader may have closed the stream.
    if (stream.destroyed) return
    if (!stream.write(buffered)) await waitForDrain(stream)
    buffered = ''
  }
  if (buffered !== '' && !stream.destroyed) stream.write(buffered)
}

/** Waits until a stream accepts more, or is closed. */
async function waitForDrain(stream: CommandLineContext['stdout']): Promise<void> {
  await new Promise<void>(resolve => {
    const end = () => {
      for (const event of ['drain', 'close', 'error']) stream.off(event, end)
      resolve()
    }
    for (const event of ['drain', 'close', 'error']) stream.on(event, end)
  })
}

/** Reads the files and sorts their samples into tables; of each file itself, only its failures are kept. */
function readGrids(
  { inputs, format, expressions }: CompareCommandOptions,
  { folder, stderr }: CommandLineContext,
) {
  const layout: TableFilterAndProjections = {
    filter: compileFilterToPredicate(parseFilterExpression(expressions.filter)),
    table: parseProjection(expressions.table),
    row: parseProjection(expressions.row),
    column: parseProjection(expressions.col),
    ignore: parseProjection(expressions.ignore),
  }
  const files = leaveOutFailedCommandsOfComparedFiles(
    parseLabelledInputFiles(inputs).map(input => readCompareInputFile(input, folder, format)),
  )
  for (const { path, failures } of files)
    if (failures.length > 0) {
      const which =
        failures.length === 1
          ? 'a line reports a failure:'
          : `${failures.length} lines report failures, such as`
      const warning = `${path}: ${which} "${failures[0]}"`
      stderr.write(`warning: ${escapeControlCharacters(warning)}\n`)
    }
  const refused = collectRefusedLinesOfComparedFiles(files)
  for (const line of listTextsOfRefusedLines(refused)) stderr.write(`warning: ${line}\n`)
  const grids = groupSamplesIntoCompareTables(files, layout)
  if (grids.length === 0)
    throw new CouldNotMeasureError(nothingMatchedMessage(files, expressions.filter.text))
  const fileFailures = files.map(({ label, failures }) => ({ label, failures }))
  const [columnPart, ...otherParts] = layout.column
  // A list of files excludes others.
  const isByFile =
    otherParts.length === 0 && columnPart?.key === '.file' && typeof columnPart.order === 'string'
  return { files: fileFailures, grids, rules: mergeUnitDeclarationsOfFiles(files), refused, isByFile }
}

function nothingMatchedMessage(files: readonly BenchmarkFailuresOfComparedFile[], filter: string): string {
  const names = [...new Set(files.map(({ label }) => label))].join(', ')
  const message =
    filter === '*' && files.every(({ failures }) => failures.length > 0)
      ? `all benchmarks of ${names} failed, so nothing could be compared. Fix them and measure again.`
      : `nothing in ${names} matches ${filter}, so nothing could be compared. Give a wider --filter.`
  return escapeControlCharacters(message)
}

function textStyle({ stdout, env }: CommandLineContext) {
  const paint = createColourTextForStream(stdout, env)
  const colours: Readonly<Partial<Record<CompareRowFinding, 'red' | 'green' | 'yellow'>>> = {
    regressed: 'red',
    improved: 'green',
    changed: 'yellow',
    suspect: 'yellow',
  }
  return {
    width: columnCountOfTerminal(stdout),
    paint: (finding: CompareRowFinding, text: string) => {
      const colour = colours[finding]
      return colour ? paint(colour, text) : text
    },
  }
}

// The flags, which include those of benchstat.

export type CompareCommandOptions = ReturnType<typeof parseCompareCommandOptions>

/** Flags with a value, and their defaults. */
const defaults = {
  alpha: '0.05',
  confidence: '0.95',
  'delta-test': 'utest',
  correction: 'holm',
  outliers: 'none',
  threshold: '5%',
  sort: 'none',
  format: 'auto',
  filter: '*',
  table: '.config',
  row: '.fullname',
  col: '.file',
  ignore: '',
  'fail-on': 'regression',
  rules: '',
  html: '',
}

const switches = [
  'geomean',
  'no-geomean',
  'intervals',
  'strict',
  'paired',
  'norange',
  'no-rules',
  'csv',
  'markdown',
  'json',
]

export const flags: FlagDefinitions = Object.fromEntries([
  ...Object.keys(defaults).map(name => [name, { type: 'string' }] as const),
  ...switches.map(name => [name, { type: 'boolean' }] as const),
])

export function parseCompareCommandOptions(args: readonly string[]) {
  const { values, words } = parseCommandLine(normalizeFlags(args), flags, 'benchgate compare')
  const get = (name: keyof typeof defaults) => {
    const value = values[name]
    return typeof value === 'string' ? value : defaults[name]
  }
  const choice = <const Value extends string>(name: keyof typeof defaults, accepted: readonly Value[]) =>
    parseChoice(`--${name}`, get(name), accepted)
  const expression = (name: keyof typeof defaults) => ({ flag: `--${name}`, text: get(name) })
  const format = get('format')
  const isOutput = format === 'csv' || format === 'text'
  const requestedForms = ['csv', 'markdown', 'json'].filter(name => values[name] || format === name)
  if (requestedForms.length > 1)
    throw new MisconfiguredError(
      `--${requestedForms.join(' and --')} cannot be combined. Choose one form of the report.`,
    )
  const test = choice('delta-test', ['utest', 'ttest', 'none'])
  if (values.paired && (values.strict || get('outliers') !== 'none' || test !== 'utest'))
    throw new MisconfiguredError(
      '--paired has its own test, so it cannot be combined with --strict, --outliers or --delta-test. Leave these out.',
    )
  if (values['no-rules'] && get('rules') !== '')
    throw new MisconfiguredError('--no-rules and --rules cannot be combined. Leave one of them out.')
  if (values.html === '')
    throw new MisconfiguredError('--html: no file was named. Give one, such as compare.html.')
  if (words.length === 0)
    throw new MisconfiguredError(
      'compare: no file was given. Give at least one, such as old.txt new.txt, or - for standard input.',
    )
  return {
    /** The files in order, as they were given: `old.txt`, `old=old.txt`, `-`. */
    inputs: words,
    format: isOutput ? defaults.format : format,
    output: (requestedForms[0] as 'csv' | 'markdown' | 'json' | undefined) ?? ('text' as const),
    sort: choice('sort', ['none', 'name', 'delta', '-name', '-delta']),
    geomean: !values['no-geomean'],
    /** True if CSV has columns of intervals. */
    ranges: values.norange !== true,
    /** The path of the rules file; '' for the default one, null for none. */
    rules: values['no-rules'] ? null : get('rules').trim(),
    /** True if the threshold was given, so that it takes precedence over that of the rules file. */
    isThresholdGiven: values.threshold !== undefined,
    /** The path of a page to write; null for none. */
    html: get('html') === '' ? null : get('html'),
    failOn: choice('fail-on', compareFailOnValues),
    terms: {
      alpha: parseShare('alpha', get('alpha')),
      confidence: parseShare('confidence', get('confidence')),
      test,
      correction: choice('correction', ['none', 'holm', 'bh']),
      outliers: choice('outliers', ['none', 'iqr']),
      threshold: ratioInputKind(0, 10).parse('--threshold', get('threshold').trim()),
      strict: values.strict === true,
      paired: values.paired === true,
      intervals: values.intervals === true || requestedForms[0] === 'json',
    },
    expressions: {
      filter: expression('filter'),
      table: expression('table'),
      row: expression('row'),
      col: expression('col'),
      ignore: expression('ignore'),
    },
  }
}

/**
 * Rewrites benchstat's flags, which have one dash, as ours. A value is joined to its flag, as a filter may begin with a dash:
 * `-filter -/size:4k`. Words after `--` are left alone.
 */
function normalizeFlags(args: readonly string[]): readonly string[] {
  const words: string[] = []
  for (let n = 0; n < args.length; n++) {
    const word = args[n] as string
    if (word === '--') return [...words, ...args.slice(n)]
    const [, name = '', value] = /^--?([a-z][a-z-]+)(=[\s\S]*)?$/.exec(word) ?? []
    if (!Object.hasOwn(flags, name)) words.push(word)
    else if (value !== undefined || !Object.hasOwn(defaults, name)) words.push(`--${name}${value ?? ''}`)
    else if (n + 1 < args.length) words.push(`--${name}=${args[++n]}`)
    else words.push(`--${name}`)
  }
  return words
}

/** Parses a number between 0 and 1, or a percentage. With an alpha of 0 nothing could ever be a regression. */
function parseShare(name: 'alpha' | 'confidence', value: string): number {
  const [, percent] = /^\s*([\d.]+)\s*%\s*$/.exec(value) ?? []
  const number =
    percent !== undefined ? Number(percent) / 100 : value.trim() === '' ? Number.NaN : Number(value)
  const isAccepted = name === 'alpha' ? number > 0 : number >= 0
  const accepted = name === 'alpha' ? 'over 0 and at most 1' : 'between 0 and 1'
  if (!isAccepted || !(number <= 1))
    throw new MisconfiguredError(
      `--${name}: "${value}" is not accepted. Give a number ${accepted}, such as ${defaults[name]}.`,
    )
  return number
}
