// Finds the functions in which the sides differ by more than sampling noise, and how often a profiled benchmark has to run.
import type { Side } from '../model/measuring.ts'
import type { FlatAndCumulativeCost, FunctionCostDifference, ProfileDifference } from '../model/profile.ts'

/** The time that the measured part of a profiled run should take, in seconds: about 500 samples of one busy processor. */
const profileSeconds = 5
/** The most iterations that testing.B counts safely. */
const mostIterations = 1e9

/**
 * Returns how many iterations make a profile worth reading, from the centres of both sides in sec/op. The slower side decides,
 * as head may be a hundred times slower than base.
 */
export function iterationsToProfile(base: number, head: number): number {
  const slower = Math.max(base, head)
  const enough = slower > 0 ? Math.ceil(profileSeconds / slower) : mostIterations
  return Math.min(Math.max(1, enough), mostIterations)
}

/** The costs of both sides in all iterations of a profiled benchmark. */
export interface ProfilesOfBothSides {
  readonly base: ProfileTotalAndFunctionCosts
  readonly head: ProfileTotalAndFunctionCosts
  readonly iterations: number
  /** One unit of the tables, in base units. */
  readonly factor: number
  /** The value of one sample of the profiler, in the unit of the tables; 0 where it records everything. */
  readonly grain: number
  /** The smallest difference per iteration that counts, in the unit of the tables: less is done once, not each time. */
  readonly floor: number
}

/** The most functions by what they spend themselves, and the most that differ only by what they call. */
const mostByFlat = 10
const mostByCum = 5
/** The fewest that are shown, even if they are noise. */
const leastShown = 3
/** The smallest share of the larger total that can explain a regression; pprof drops nodes at the same share. */
const leastShare = 0.005
/** The number of standard errors that a difference of two sample counts must exceed; three, as there are hundreds of functions. */
const errors = 3

/** The functions that differ most between the sides, and both totals, per iteration. */
export function profileDifferenceOf({
  base,
  head,
  iterations,
  factor,
  grain,
  floor,
}: ProfilesOfBothSides): Pick<ProfileDifference, 'total' | 'functions'> {
  const each = factor / iterations
  const all = paired(base, head)
  const least = Math.max(leastShare * Math.max(base.total, head.total), floor * iterations)
  const isLarge = (pair: Pair, by: keyof FlatAndCumulativeCost) =>
    growth(pair, by) !== 0 && Math.abs(growth(pair, by)) >= least
  const isNoise = (pair: Pair, by: keyof FlatAndCumulativeCost) =>
    growth(pair, by) !== 0 &&
    Math.abs(growth(pair, by)) <= errors * Math.sqrt(grain * (pair.base[by] + pair.head[by]))

  const byFlat = most(all, 'flat', one => isLarge(one, 'flat') && !isNoise(one, 'flat')).slice(0, mostByFlat)
  // A function that calls one that has grown has grown too, and the frame around every benchmark always calls it.
  const isNews = (pair: Pair) => !byFlat.includes(pair) && !isFrame.test(pair.function)
  const byCum = most(all, 'cum', one => isNews(one) && isLarge(one, 'cum') && !isNoise(one, 'cum'))
  const clear = [...byFlat, ...byCum.slice(0, mostByCum)]
  const unclear = most(all, 'flat', one => !clear.includes(one) && growth(one, 'flat') >= least)
  const pairs = [...clear, ...unclear.slice(0, Math.max(0, leastShown - clear.length))]

  const scaled = ({ flat, cum }: FlatAndCumulativeCost) => ({ flat: flat * each, cum: cum * each })
  return {
    total: { base: base.total * each, head: head.total * each },
    functions: pairs
      .toSorted((a, b) => growth(b, 'flat') - growth(a, 'flat') || growth(b, 'cum') - growth(a, 'cum'))
      .map(one => ({
        function: one.function,
        base: scaled(one.base),
        head: scaled(one.head),
        isNoise: { flat: isNoise(one, 'flat'), cum: isNoise(one, 'cum') },
      })),
  }
}

const isFrame = /^(testing|runtime)\.|^main\.main$/

type Pair = Pick<FunctionCostDifference, 'function'> & Readonly<Record<Side, FlatAndCumulativeCost>>

function growth({ base, head }: Pair, by: keyof FlatAndCumulativeCost): number {
  return head[by] - base[by]
}

function most(
  all: readonly Pair[],
  by: keyof FlatAndCumulativeCost,
  isWanted: (pair: Pair) => boolean,
): readonly Pair[] {
  return all.filter(isWanted).toSorted((a, b) => Math.abs(growth(b, by)) - Math.abs(growth(a, by)))
}

/** Every function of either side by its name; one that is missing on a side costs 0 there. */
function paired(base: ProfileTotalAndFunctionCosts, head: ProfileTotalAndFunctionCosts): readonly Pair[] {
  const [before, after] = [costs(base), costs(head)]
  const nothing: FlatAndCumulativeCost = { flat: 0, cum: 0 }
  return [...new Set([...before.keys(), ...after.keys()])].map(name => ({
    function: name,
    base: before.get(name) ?? nothing,
    head: after.get(name) ?? nothing,
  }))
}

/** pprof lists a name twice where two functions bear it. */
function costs({ functions }: ProfileTotalAndFunctionCosts): ReadonlyMap<string, FlatAndCumulativeCost> {
  const found = new Map<string, FlatAndCumulativeCost>()
  for (const { name, flat, cum } of functions) {
    const cost = found.get(name)
    found.set(name, { flat: flat + (cost?.flat ?? 0), cum: cum + (cost?.cum ?? 0) })
  }
  return found
}

interface FunctionCost extends FlatAndCumulativeCost {
  readonly name: string
}

/** One profile by function, in the unit that was asked for. */
export interface ProfileTotalAndFunctionCosts {
  readonly total: number
  readonly functions: readonly FunctionCost[]
}

/** The longest text that is read, in characters: a large program has some ten thousand functions. */
const longestText = 16 * 2 ** 20
/** The longest name that is kept, in characters. */
const longestName = 1000

const totalLine = /^Showing nodes accounting for \S+, \S+% of (\S+) total$/
const heading = /^ +flat +flat% +sum% +cum +cum%$/
const row = /^ *(\S+) +[\d.e+-]+% +[\d.e+-]+% +(\S+) +[\d.e+-]+% {2}(\S.*)$/

/**
 * Reads what `pprof -top -unit=…` printed of one profile; `unit` is what it puts after each number (`ns`, `B`). Null
 * where anything in it is not as pprof prints it: half a table would mislead.
 */
export function parsePprofTop(text: string, unit: string): ProfileTotalAndFunctionCosts | null {
  if (text.length > longestText) return null
  const lines = text.split(/\r?\n/)
  // Above the heading are labels, which quote the profile.
  const start = lines.findIndex(line => heading.test(line))
  const total = numberOf(totalLine.exec(lines[start - 1] ?? '')?.[1] ?? '', unit)
  if (total === null) return null
  const functions: FunctionCost[] = []
  for (const line of lines.slice(start + 1)) {
    if (line === '') continue
    const [, flatText = '', cumText = '', name = ''] = row.exec(line) ?? []
    const [flat, cum] = [numberOf(flatText, unit), numberOf(cumText, unit)]
    if (flat === null || cum === null) return null
    functions.push({ name: shownName(name), flat, cum })
  }
  return { total, functions }
}

/** Removes the mark of inlined calls, which is not part of the name and may differ between the sides. */
function shownName(name: string): string {
  return name.replace(/ \((partial-)?inline\)$/, '').slice(0, longestName)
}

function numberOf(text: string, unit: string): number | null {
  if (text === '0') return 0
  if (text.length > 40 || !text.endsWith(unit)) return null
  const digits = text.slice(0, text.length - unit.length)
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : null
}
