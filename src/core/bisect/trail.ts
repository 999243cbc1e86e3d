// What a bisection knows so far, as types.

/** An Answer is what one gate says of a commit, measured against GOOD. */
export interface Answer {
  /** The commit by its place: 0 is GOOD, the last is BAD. */
  readonly at: number
  /** How much worse it is than GOOD: the logarithm of the ratio, in the bad direction; 0.095 is 10 % more time. */
  readonly worse: number
  /** The standard error of that; 0 where values do not vary. */
  readonly error: number
  /** Rounds that stand behind it. */
  readonly rounds: number
}

/** A Trail is a range of commits and all that was learned of them. */
export interface Trail {
  /** For each commit after GOOD, in order, how likely it is to change anything, relative to the others. The last is BAD. */
  readonly odds: readonly number[]
  /** That of BAD first. */
  readonly answers: readonly Answer[]
  /** The places of commits that cannot be measured, or not again. */
  readonly broken: ReadonlySet<number>
}

/** The slowdown that is looked for: that of BAD, by all its answers. Throws RangeError where BAD has none. */
export function wholeOf({ odds, answers }: Trail): number {
  const own = answers.filter(({ at }) => at === odds.length)
  if (own.length === 0) throw new RangeError('BAD is measured first')
  return meanOf(own).worse
}

/** The mean of answers (at least one), each by its precision, and its standard error. */
export function meanOf(answers: readonly Pick<Answer, 'worse' | 'error'>[]): Pick<Answer, 'worse' | 'error'> {
  const weighed = answers.map(({ worse, error }) => ({ worse, weight: 1 / Math.max(error, tiny) ** 2 }))
  const weight = weighed.reduce((sum, one) => sum + one.weight, 0)
  const worse = weighed.reduce((sum, one) => sum + one.worse * one.weight, 0) / weight
  return { worse, error: answers.every(({ error }) => error === 0) ? 0 : 1 / Math.sqrt(weight) }
}

/** In place of 0, by which nothing can be divided. */
const tiny = 1e-6
