// The flags of `benchgate compare`, which include those of benchstat.
import { compareFailOnValues } from '../core/compare/conclude.ts'
import { parseChoice, ratioInputKind } from '../core/inputs/input-kinds.ts'
import { MisconfiguredError } from '../core/model/errors.ts'
import { type FlagDefinitions, parseCommandLine } from './flags.ts'

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
      `--${name}: "${value}" is not a number ${accepted}, such as ${defaults[name]}.`,
    )
  return number
}
