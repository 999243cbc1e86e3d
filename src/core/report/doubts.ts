// Doubtful benchmarks in words: why each may not measure what it is meant to, and what to do about it.
import type { Doubt } from '../model/doubt.ts'
import type { Side } from '../model/measuring.ts'
import type { ResultFile } from '../model/result-file.ts'
import { inlineCode } from '../words/escape.ts'
import { type Code, listed, type Naming } from '../words/names.ts'
import { formatPercent, formatValue } from '../words/numbers.ts'
import { isOfGo } from '../words/of-go.ts'
import { benchtimeName } from './benchtime-name.ts'
import { folded } from './folded.ts'
import type { Voice } from './terms.ts'

/** Names beyond these are counted. */
const mostNames = 5
/** An empty loop at 2 GHz, in seconds. */
const oneCycle = 0.5e-9
/** A share of preparation up to which it may as well be that caches are cold. */
const mostCold = 0.25

/** Says what is doubted, grouped by kind; in sight where a verdict on such a benchmark is worth nothing, else folded away. */
export function doubtsPart(result: Doubted, naming: Naming, most: number, voice: Voice): string {
  const { doubts } = result
  if (doubts.length === 0) return ''
  const groups = doubtGroups(result, naming, most, inlineCode).map(
    ({ says, advice, names }) => `- **${says}** ${advice}\n  ${names}`,
  )
  if (!isGrave(doubts)) return folded(`Doubtful benchmarks (${doubts.length})`, groups.join('\n'))
  const subject = voice.term('warnings', 'Doubtful benchmarks')
  return `⚠️ **${subject}:** ${graveDoubts}\n\n${groups.join('\n')}`
}

type Doubted = Pick<ResultFile, 'doubts' | 'settings' | 'formats'>

/** What is said of doubts that make a verdict worthless. */
export const graveDoubts = 'these may not measure what they are meant to, and then no verdict on them counts.'

/** Whether a verdict on one of them is worth nothing. */
export function isGrave(doubts: readonly Doubt[]): boolean {
  return doubts.some(doubt => kinds.some(one => one.kind === doubt.kind && one.isGrave(doubt)))
}

/** A DoubtGroup is one kind of doubt: what it says, what to do, and at most `most` of the names. */
interface DoubtGroup {
  readonly says: string
  readonly advice: string
  readonly names: string
}

/** The doubts grouped by kind, in words. */
export function doubtGroups(
  result: Doubted,
  naming: Naming,
  most: number,
  code: Code,
): readonly DoubtGroup[] {
  const { doubts } = result
  const shown = Math.min(most, mostNames)
  return kinds.flatMap(({ kind, says, advice }) => {
    const found = doubts.filter(doubt => doubt.kind === kind)
    if (found.length === 0) return []
    // A name costs time to escape, and of thousands only these are shown.
    const labels = found.map((doubt, index) =>
      index < shown ? `${code(naming(doubt))} (${detail(doubt, code)})` : '',
    )
    const cold = found.some(doubt => doubt.kind === 'setup-timed' && doubt.share < mostCold)
    return [{ says, advice: `${advice(result)}${cold ? ` ${orCold}` : ''}`, names: listed(labels, shown) }]
  })
}

interface Kind {
  readonly kind: Doubt['kind']
  /** Whether a verdict on such a benchmark is worth nothing. */
  readonly isGrave: (doubt: Doubt) => boolean
  readonly says: string
  readonly advice: (result: Doubted) => string
}

const always = () => true
const never = () => false

/** Every kind in the order shown, with what it says and what to do. */
const kinds: readonly Kind[] = [
  {
    kind: 'optimised-away',
    // Some honest work takes no longer than this.
    isGrave: doubt => doubt.kind === 'optimised-away' && doubt.seconds < oneCycle,
    says: 'Under a nanosecond, as an empty loop is.',
    advice: result =>
      isOfGo(result)
        ? 'The compiler has probably removed the work, or nothing is done `b.N` times: loop with `for b.Loop()` (from Go 1.24), or keep the result in a package-level variable. If it is so little, do more of it in each iteration: now it is the loop that is measured.'
        : 'The compiler has probably removed the work: give the result to what your tool has for that, such as a black box. If it is so little, do more of it in each iteration: now it is the loop that is measured.',
  },
  {
    kind: 'grows-with-n',
    isGrave: always,
    says: 'The more iterations, the longer each.',
    advice: () =>
      'The work is probably as large as `b.N`, or something grows with every operation, so no two runs measure the same: give it a fixed size.',
  },
  {
    kind: 'setup-timed',
    isGrave: always,
    says: 'Preparation is within what is timed.',
    advice: () => 'Call `b.ResetTimer()` after preparing, or loop with `for b.Loop()` (from Go 1.24).',
  },
  {
    kind: 'first-off',
    isGrave: always,
    says: 'The first round took far longer than the others.',
    advice: () =>
      'Preparation may be within what is timed, or caches were cold: run the command once in `setup`, so that no round pays for that.',
  },
  {
    kind: 'clock',
    isGrave: never,
    says: 'Over before the clock can tell.',
    advice: result => {
      const setting = benchtimeName(result)
      const how =
        setting === null
          ? 'measure longer, or more at once'
          : `measure longer, such as with a larger ${setting}`
      return `In less than 10 µs in all, reading the clock shows: ${how}.`
    },
  },
  {
    kind: 'prints',
    isGrave: never,
    says: 'It prints while it is measured.',
    advice: () => 'That takes time too, and can break a result in two: print nothing, not even with `b.Log`.',
  },
]

const orCold = 'Where its share is small, it may be that caches were cold instead.'

function detail(doubt: Doubt, code: Code): string {
  switch (doubt.kind) {
    case 'optimised-away':
      return `${seconds(doubt.seconds)} each${onlyOn(doubt.side)}`
    case 'grows-with-n': {
      const { probe, full } = doubt
      return `${times(full.seconds / probe.seconds)} as long at ${times(full.iterations / probe.iterations)} the iterations`
    }
    case 'setup-timed':
      return `about ${seconds(doubt.setup)}, ${formatPercent(doubt.share)} of the time`
    case 'first-off':
      return `${seconds(doubt.first)} instead of ${seconds(doubt.others)}${onlyOn(doubt.side)}`
    case 'clock':
      return `${seconds(doubt.total)}${onlyOn(doubt.side)}`
    case 'prints':
      return code(doubt.line)
  }
}

function seconds(value: number): string {
  return formatValue(value, 'sec/op')
}

function times(ratio: number): string {
  return `${Number(ratio.toPrecision(2))} times`
}

function onlyOn(side: Side | null): string {
  return side === null ? '' : ` on ${side}`
}
