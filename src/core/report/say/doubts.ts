// Words doubts about benchmarks: why one may not measure what it is meant to, and what to do.
import type { Doubt } from '../../model/comparison.ts'
import type { Side } from '../../model/measuring.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { areBothSidesInGoFormat } from '../../words/headline.ts'
import { formatUnsignedPercent, formatValue } from '../../words/numbers.ts'
import {
  foldedReportBlock,
  listReportBlock,
  type ReportSection,
  type ReportSubject,
  warningReportBlock,
} from './block.ts'
import { nameOfGoBenchtimeSetting } from './how-measured.ts'
import {
  lineBreakSpan,
  listFirstReportTexts,
  nameSpan,
  parseTextWithBackticks,
  type ReportTextPiece,
  reportTextFromTemplate,
  strongSpan,
  termSpan,
} from './text.ts'

const mostNames = 5
/** Duration of an empty loop at 2 GHz, in seconds. */
const oneCycle = 0.5e-9

/** Returns the doubts grouped by kind. They are folded unless one makes a verdict worthless. */
export function doubtsPart(result: ReportSubject): ReportSection {
  const { doubts, naming, most } = result
  if (doubts.length === 0) return []
  const groups = kindsInOrder.flatMap(([kind, { says, advice, detail }]) => {
    const doubtsOfKind = doubts.filter(doubt => doubt.kind === kind)
    if (doubtsOfKind.length === 0) return []
    const names = doubtsOfKind.map(
      doubt => reportTextFromTemplate`${nameSpan(naming(doubt))} (${detail(doubt)})`,
    )
    return [
      reportTextFromTemplate`${strongSpan(says)} ${parseTextWithBackticks(advice(result))}${lineBreakSpan}${listFirstReportTexts(names, Math.min(most, mostNames))}`,
    ]
  })
  const isGrave = kindsInOrder.some(([kind, one]) =>
    doubts.some(doubt => doubt.kind === kind && one.isGrave(doubt)),
  )
  if (!isGrave)
    return [foldedReportBlock(`Doubtful benchmarks (${doubts.length})`, [listReportBlock(groups)])]
  const subject = strongSpan(reportTextFromTemplate`${termSpan('warnings', 'Doubtful benchmarks')}:`)
  return [
    warningReportBlock`${subject} these may not measure what they are meant to, so their results may mean nothing.`,
    listReportBlock(groups),
  ]
}

interface KindOfDoubt<D extends Doubt> {
  /** Returns true if a verdict on such a benchmark is worthless. */
  isGrave(doubt: D): boolean
  readonly says: string
  /** Code is in backticks. */
  advice(result: ResultFile): string
  detail(doubt: D): ReportTextPiece
}

const kinds: { readonly [Kind in Doubt['kind']]: KindOfDoubt<Extract<Doubt, { readonly kind: Kind }>> } = {
  'optimised-away': {
    // Some real work is this short.
    isGrave: doubt => doubt.seconds < oneCycle,
    says: 'Under a nanosecond, like an empty loop.',
    advice: result =>
      areBothSidesInGoFormat(result)
        ? 'The compiler has probably removed the work, or the benchmark does not repeat it `b.N` times. Loop with `for b.Loop()` (from Go 1.24), or keep the result in a package-level variable. If the work really is that small, do more of it in each iteration; otherwise only the loop is measured.'
        : 'The compiler has probably removed the work. Pass the result to a black-box function of your tool. If the work really is that small, do more of it in each iteration; otherwise only the loop is measured.',
    detail: doubt => `${seconds(doubt.seconds)} each${onlyOn(doubt.side)}`,
  },
  'grows-with-n': {
    isGrave: () => true,
    says: 'The more iterations, the longer each one takes.',
    advice: () =>
      'The work probably grows with `b.N`, or something grows with every operation, so no two runs measure the same thing. Give it a fixed size.',
    detail: ({ probe, full }) =>
      `${times(full.seconds / probe.seconds)} as long at ${times(full.iterations / probe.iterations)} the iterations`,
  },
  'setup-timed': {
    isGrave: () => true,
    says: 'The time includes preparation.',
    advice: () =>
      'Call `b.ResetTimer()` after preparing, or loop with `for b.Loop()` (from Go 1.24). If preparation takes only a small share of the time, the cause may be cold caches instead.',
    detail: ({ setup, share }) => `about ${seconds(setup)}, ${formatUnsignedPercent(share)} of the time`,
  },
  'first-off': {
    isGrave: () => true,
    says: 'The first round took far longer than the others.',
    advice: () =>
      'The time may include preparation, or caches were cold. Run the command once in `setup`, so that the first round is like the others.',
    detail: ({ first, others, side }) => `${seconds(first)} instead of ${seconds(others)}${onlyOn(side)}`,
  },
  clock: {
    isGrave: () => false,
    says: 'Too short for the clock.',
    advice: result => {
      const setting = nameOfGoBenchtimeSetting(result)
      const how =
        setting === null
          ? 'Make each measurement longer'
          : `Make each measurement longer, for example with a larger \`${setting}\``
      return `All iterations together take less than 10 µs, so reading the clock is a noticeable part of the time. ${how}.`
    },
    detail: ({ total, side }) => `${seconds(total)}${onlyOn(side)}`,
  },
  prints: {
    isGrave: () => false,
    says: 'The benchmark prints while it is measured.',
    advice: () =>
      'Printing takes time too, and can break a line of results in two. Print nothing, not even with `b.Log`.',
    detail: ({ line }) => nameSpan(line),
  },
}

const kindsInOrder = Object.entries<KindOfDoubt<Doubt>>(kinds)

function seconds(value: number): string {
  return formatValue(value, 'sec/op')
}

function times(ratio: number): string {
  return `${Number(ratio.toPrecision(2))} times`
}

function onlyOn(side: Side | null): string {
  return side === null ? '' : ` on ${side}`
}
