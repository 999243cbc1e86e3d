// Resolves a key of a filter or projection for a benchmark: its name or a part of it, its file, or its configuration.
/** One benchmark of one file in one unit, whose keys are looked up. */
export interface ResultToFilterOrProject {
  /** As in Measurement. */
  readonly benchmark: string
  readonly config: ResultConfigKeyValuePairs
  readonly unit: string
  /** The label of the file it was read from. */
  readonly file: string
}

export type ResultConfigKeyValuePairs = readonly (readonly [key: string, value: string])[]

/** Gives the value of a key for a subject; empty if it has none. */
export type ResultValueOfKeyExtractor = (subject: ResultToFilterOrProject) => string

/** `.name`, `.fullname`, `.file`, `.unit`, `/key` of the name, or else a key of the configuration. */
export function createResultValueOfKeyExtractor(key: string): ResultValueOfKeyExtractor {
  if (key === '.name') return ({ benchmark }) => baseOf(benchmark)
  if (key === '.fullname') return ({ benchmark }) => benchmark
  if (key === '.file') return ({ file }) => file
  if (key === '.unit') return ({ unit }) => unit
  if (key.startsWith('/')) return ({ benchmark }) => partOf(benchmark, key)
  return ({ config }) => config.find(([name]) => name === key)?.[1] ?? ''
}

/**
 * Returns the full name without the keys in `without`. They are cut out whole, so that benchmarks that lack one merge with
 * those that have it. Where `.name` is cut out, `*` takes its place.
 */
export function createNameWithoutKeysExtractor(without: readonly string[]): ResultValueOfKeyExtractor {
  const keys = without.filter(key => key.startsWith('/'))
  if (keys.length === 0 && !without.includes('.name')) return ({ benchmark }) => benchmark
  return ({ benchmark }) => {
    const { base, parts, processors } = partsOf(benchmark)
    const kept = parts.filter(part => !keys.some(key => part.startsWith(`${key}=`)))
    const name = without.includes('.name') ? '*' : base
    return `${name}${kept.join('')}${keys.includes('/gomaxprocs') ? '' : processors}`
  }
}

/** The parts of a name; joined, they are the name again. */
interface Parts {
  readonly base: string
  /** Each begins with `/`. */
  readonly parts: readonly string[]
  /** `-8`, or empty. */
  readonly processors: string
}

function partsOf(benchmark: string): Parts {
  const processors = /-\d+$/.exec(benchmark)?.[0] ?? ''
  const [base = '', ...parts] = benchmark.slice(0, benchmark.length - processors.length).split('/')
  return { base, parts: parts.map(part => `/${part}`), processors }
}

function baseOf(benchmark: string): string {
  const slash = benchmark.indexOf('/')
  return slash < 0 ? partsOf(benchmark).base : benchmark.slice(0, slash)
}

function partOf(benchmark: string, key: string): string {
  const { parts, processors } = partsOf(benchmark)
  if (key === '/gomaxprocs' && processors !== '') return processors.slice(1)
  return parts.find(part => part.startsWith(`${key}=`))?.slice(key.length + 1) ?? ''
}
