// The flags of `benchgate compare`, which include those of benchstat.
import type { FilterOrProjectionFlag } from '../core/benchproc/token.ts'
import type { CompareRowOrder, CompareStatisticsSettings } from '../core/compare/comparison-table.ts'
import { type CompareFailOn, compareFailOnValues } from '../core/compare/conclude.ts'
import { ratioInputKind } from '../core/inputs/input-kinds.ts'
import { MisconfiguredError } from '../core/model/errors.ts'
import type { DeltaTest } from '../core/model/settings.ts'
import { type FlagDefinitions, parseCommandLine } from './flags.ts'

export interface CompareCommandOptions {
  /** The files in order, as they were given: `old.txt`, `old=old.txt`, `-`. */
  readonly inputs: readonly string[]
  readonly format: string
  readonly output: 'text' | 'csv' | 'markdown' | 'json'
  readonly sort: CompareRowOrder
  readonly geomean: boolean
  /** True if CSV has columns of intervals. */
  readonly ranges: boolean
  readonly failOn: CompareFailOn
  /** The path of the rules file; '' for the default one, null for none. */
  readonly rules: string | null
  /** True if the threshold was given, so that it takes precedence over that of the rules file. */
  readonly isThresholdGiven: boolean
  /** The path of a page to write; null for none. */
  readonly html: string | null
  readonly terms: CompareStatisticsSettings
  readonly expressions: Readonly<
    Record<'filter' | 'table' | 'row' | 'col' | 'ignore', FilterOrProjectionFlag>
  >
}

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

export function parseCompareCommandOptions(args: readonly string[]): CompareCommandOptions {
  const { values, words } = parseCommandLine(normalizeFlags(args), flags, 'benchgate compare')
  const get = (name: keyof typeof defaults) => {
    const value = values[name]
    return typeof value === 'string' ? value : defaults[name]
  }
  const expression = (name: keyof CompareCommandOptions['expressions']) => ({
    flag: `--${name}`,
    text: get(name),
  })
  const format = get('format')
  const isOutput = format === 'csv' || format === 'text'
  const requestedForms = ['csv', 'markdown', 'json'].filter(name => values[name] || format === name)
  if (requestedForms.length > 1)
    throw new MisconfiguredError(
      `--${requestedForms.join(' and --')} cannot be combined. Choose one form of the report.`,
    )
  const test = oneOf<DeltaTest>('delta-test', get('delta-test'), ['utest', 'ttest', 'none'])
  if (values.paired && (values.strict || get('outliers') !== 'none' || test !== 'utest'))
    throw new MisconfiguredError(
      '--paired cannot be combined with --strict, --outliers or another --delta-test. Leave these out.',
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
    inputs: words,
    format: isOutput ? defaults.format : format,
    output: (requestedForms[0] as 'csv' | 'markdown' | 'json' | undefined) ?? 'text',
    sort: oneOf('sort', get('sort'), ['none', 'name', 'delta', '-name', '-delta']),
    geomean: !values['no-geomean'],
    ranges: values.norange !== true,
    rules: values['no-rules'] ? null : get('rules').trim(),
    isThresholdGiven: values.threshold !== undefined,
    html: get('html') === '' ? null : get('html'),
    failOn: oneOf('fail-on', get('fail-on'), compareFailOnValues),
    terms: {
      alpha: parseShare('alpha', get('alpha')),
      confidence: parseShare('confidence', get('confidence')),
      test,
      correction: oneOf('correction', get('correction'), ['none', 'holm', 'bh']),
      outliers: oneOf('outliers', get('outliers'), ['none', 'iqr']),
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

function oneOf<Value extends string>(name: string, value: string, accepted: readonly Value[]): Value {
  const match = accepted.find(one => one === value)
  if (match === undefined)
    throw new MisconfiguredError(`--${name}: "${value}" is not one of ${accepted.join(', ')}.`)
  return match
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
      `--${name}: "${value}" is not a number ${accepted}, such as ${defaults[name]}.`,
    )
  return number
}
