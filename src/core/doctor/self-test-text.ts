// The answer of a self-test as text for a terminal: a table of what was tried, and what it means.
import type { Canary } from '../canary/canary.ts'
import { canaryText } from '../canary/canary-text.ts'
import { columns } from '../words/columns.ts'
import { shortenedName } from '../words/names.ts'
import { formatDelta, formatDuration, formatPercent, formatRatio } from '../words/numbers.ts'
import type { Paint } from '../words/paint.ts'
import { wrapLine } from '../words/width.ts'
import type { Experiment } from './experiment.ts'
import type { Cause, SelfTestOutcome } from './self-test.ts'
import { type Level, levelAt } from './smallest-shown.ts'

/** A SelfTest is what a self-test has found; with `schema` it is what `--json` prints. */
export interface SelfTest {
  readonly schema: 1
  /** Whether the gate sees a change of the code in the checkout; null where it was ended before that was tried. */
  readonly canary: Canary | null
  /** The slowdown at which the gate has to be red, a plain ratio. */
  readonly slowdown: number
  /** Null where it was ended before that was known. */
  readonly outcome: SelfTestOutcome | null
  /** Why it was not red; null elsewhere. */
  readonly cause: Cause | null
  /** What should show in four of five gates by the noise alone; null where that is not known. */
  readonly foreseen: number | null
  /** What has shown in four of five; null where that was not found. */
  readonly smallest: Level | null
  readonly experiments: readonly Experiment[]
}

/** 0 where the gate works, 1 where it does not or measures other code, 2 where that could not be tried. */
export function statusOfSelfTest({ outcome, canary }: Pick<SelfTest, 'outcome' | 'canary'>): number {
  if (canary?.outcome === 'not-seen') return 1
  if (outcome === 'works') return 0
  return outcome === 'red-without' || outcome === 'not-red' ? 1 : 2
}

export function selfTestText(test: SelfTest, paint: Paint, width: number): string {
  const rows = test.experiments.map(one => [
    one.benchmark === null ? 'nothing' : shortenedName(one.benchmark, 40),
    one.asked === 0 ? '' : formatRatio(one.asked),
    one.measured === null ? '' : formatDelta(one.measured),
    one.isRed ? 'red' : one.verdict === 'inconclusive' ? 'inconclusive' : 'green',
    formatDuration(one.seconds),
  ])
  const table = columns([['slowed', 'by', 'estimate', 'the gate', 'took'], ...rows], 1)
  const sentences = [sentenceOf(test, paint), smallestOf(test)].filter(one => one !== '')
  const wrapped = (text: string) => wrapLine(text, Math.min(100, Math.max(40, width)))
  return [
    ...canaryOf(test, paint).flatMap(one => [...wrapped(one), '']),
    ...table,
    ...sentences.flatMap(one => ['', ...wrapped(one)]),
    '',
  ].join('\n')
}

/** First, as the rest means nothing where the gate measures other code. */
function canaryOf({ canary }: SelfTest, paint: Paint): readonly string[] {
  if (canary === null) return []
  const { found, todo } = canaryText(canary)
  const colour = { seen: 'green', 'not-seen': 'red', unknown: 'yellow', untried: 'yellow' } as const
  return [paint(colour[canary.outcome], found), ...(todo === '' ? [] : [todo])]
}

function sentenceOf(test: SelfTest, paint: Paint): string {
  const by = formatRatio(test.slowdown)
  const { shown, experiments } = levelAt(test.slowdown, test.experiments)
  switch (test.outcome) {
    case null:
      return 'Ended before it was known whether the gate works.'
    case 'works': {
      const works = `gate works: red in ${shown} of ${experiments} gates where a benchmark was ${by} slower, and not where nothing was.`
      return test.canary?.outcome === 'not-seen'
        ? `Apart from that, the ${works}`
        : paint('green', `The ${works}`)
    }
    case 'red-without':
      return paint(
        'red',
        `${redWithout(test)} Chance does that in one of twenty gates at most: run it again, and if it is red again, look at the machine with "benchgate doctor" and "benchgate calibrate".`,
      )
    case 'nothing-to-slow':
      return paint(
        'red',
        'Not tried: no benchmark of this suite could fail by being slower. Rows are muted or accepted by the rules, have no bad direction, or count bytes and allocations alone.',
      )
    case 'not-red':
      return paint(
        'red',
        `The gate does not go red: it was in ${shown} of ${experiments} gates where a benchmark was ${by} slower${whyNot(test.cause)}`,
      )
  }
}

function redWithout({ experiments }: SelfTest): string {
  const [other] = experiments.flatMap(({ others }) => others)
  return other === undefined
    ? 'The gate was red although nothing had changed.'
    : `The gate was red for ${shortenedName(other, 60)}, which was not slowed.`
}

function whyNot(cause: Cause | null): string {
  switch (cause?.kind) {
    case 'never-fails':
      return `. fail-on is "${cause.failOn}". Set it to "regression".`
    case 'threshold':
      return `. The threshold, ${formatRatio(cause.threshold)}, lets that pass. Set "threshold" below it, or try a larger --slowdown.`
    case 'noise': {
      const least =
        cause.foreseen === null
          ? ''
          : `. ${cause.count} rounds show about ${formatPercent(cause.foreseen)} here`
      const rounds = cause.rounds === null ? 'more rounds ("count")' : `"count" at about ${cause.rounds}`
      return `${least}. Set ${rounds}, use a quieter machine, or let each benchmark run longer.`
    }
    case undefined:
      return '.'
  }
}

function smallestOf({ smallest, foreseen, outcome }: SelfTest): string {
  if (outcome !== 'works' && outcome !== 'not-red') return ''
  if (smallest !== null)
    return `The smallest slowdown tried that shows in four of five gates here: ${formatRatio(smallest.asked)} (${smallest.shown} of ${smallest.experiments}).`
  if (foreseen === null) return ''
  return `By the noise, ${formatPercent(foreseen)} should show in four of five gates here; experiments have not confirmed it.`
}
