// The rule by which a run was judged, in words true for the settings in force.
import { expect, test } from 'vitest'
import type { Confirmation } from '../../../../src/core/model/comparison.ts'
import type { Lost, ResultFile } from '../../../../src/core/model/result-file.ts'
import type { Settings } from '../../../../src/core/model/settings.ts'
import { howMeasured } from '../../../../src/core/report/say/how-measured.ts'
import { rulePart } from '../../../../src/core/report/say/rules.ts'
import { around, comparison } from '../comparisons.ts'
import { texts } from '../rendered.ts'
import { resultFrom, steady, time } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

const run = (differing: Parameters<typeof resultFrom>[2] = {}): ResultFile =>
  resultFrom([time('A', 1)], [time('A', 1.2)], differing)
const facts = (result: ResultFile) => texts(asMarkdown(howMeasured(result)), 'li')
const ruled = (differing: Partial<Settings> = {}, result = run(differing)) =>
  texts(asMarkdown(rulePart(result)), 'sub').join('')

test('states the rule that decided, true for each setting', () => {
  expect(ruled()).toBe(
    'A benchmark regressed if its adjusted p is at most 0.05 and it is more than 5% worse (threshold). It is unchanged if a worsening of 5% is ruled out, passes within 10% if a worsening of 10% is ruled out and the estimate is at most 5% worse, and is inconclusive otherwise. ~ beside medians means no significant difference: p above 0.05.',
  )
  expect(ruled({ alpha: 0.01, threshold: 0.025 })).toMatch(/at most 0\.01 and it is more than 2\.5% worse/)
  expect(ruled({ strict: true })).toMatch(
    /^A benchmark regressed if the adjusted p for being more than 5% worse \(threshold\) is at most 0\.05 \(strict\)\./,
  )
  expect(ruled({ correction: 'none' })).toContain('if its p (correction: none) is at most')
  expect(ruled({ correction: 'bh', deltaTest: 'ttest', outliers: 'iqr' })).toContain(
    'if its adjusted p (correction: bh, delta-test: ttest, outliers: iqr) is at most',
  )
  expect(ruled({ deltaTest: 'none' })).toBe(
    'A benchmark regressed if it is more than 5% worse (threshold), even if only by chance (delta-test: none).',
  )
})

test('says that a regression was seen twice, or why it was not', () => {
  const again = run().rounds
  expect(ruled({ confirm: true }, { ...run({ confirm: true }), again })).toContain(
    'if its adjusted p is at most 0.05 and it is more than 5% worse (threshold), and a second measurement shows it again (p at most 0.0013).',
  )
  expect(ruled({}, { ...run({ deltaTest: 'none' }), again })).not.toContain('second measurement')
  const unconfirmed = 'What regressed was not confirmed by a second measurement, as the budget left no time.'
  expect(ruled({ confirm: true, budget: 60 })).toContain(unconfirmed)
  expect(ruled({}, run({ confirm: true, stopped: 'budget' }))).toContain(unconfirmed)
  expect(ruled({ confirm: false })).not.toContain('second measurement')
  const counts = resultFrom([steady('A', 'B/op', 8)], [steady('A', 'B/op', 16)], { confirm: true })
  expect(ruled({}, counts)).not.toContain('second measurement')
  const quiet = resultFrom([time('A', 1)], [time('A', 1)], { confirm: true })
  expect(ruled({}, quiet)).not.toContain('second measurement')
})

test('promises nobody to be unchanged against a threshold of 0', () => {
  expect(ruled({ threshold: 0, ruleOut: 0 })).not.toMatch(/unchanged|inconclusive/)
  expect(ruled({ threshold: 0, ruleOut: 0.1 })).toContain(
    'It passes within 10% if a worsening of 10% is ruled out and the estimate is not worse, and is inconclusive otherwise.',
  )
})

test('says nothing of a wider bound where a pass rules out the threshold itself', () => {
  expect(ruled({ ruleOut: 0.05 })).toContain(
    'It is unchanged if a worsening of 5% is ruled out, and is inconclusive otherwise.',
  )
})

const again = (rounds: number): Confirmation => ({
  recurred: true,
  base: around(1, rounds),
  head: around(1.1, rounds),
  ratio: null,
  p: 0.001,
})
const confirmedIn = (...rounds: readonly number[]): ResultFile => ({
  ...run({ confirm: true }),
  again: run().rounds,
  comparisons: rounds.map(made => comparison({ confirmation: again(made) })),
})

test('counts the rows that have rules of their own', () => {
  const result = run()
  const { comparisons } = result
  const [one] = comparisons
  if (!one) expect.fail()
  const own = { ...one, rule: 0 }
  const said = (all: typeof comparisons) => ruled({}, { ...result, comparisons: all })
  expect(said([own, one])).toContain('1 of 2 rows has rules of its own (benchmarks).')
  expect(said([own, own])).toContain('2 of 2 rows have rules of their own (benchmarks).')
})

test('says what a second measurement is asked for, among how many, and in how many rounds', () => {
  const asked = (result: ResultFile) => /shows it again \((.*?)\)\./.exec(ruled({}, result))?.[1]
  expect(asked(confirmedIn(20))).toBe('p at most 0.0013')
  expect(asked(confirmedIn(20, 20))).toBe('p, adjusted for 2 suspects, at most 0.0013')
  // By the rounds of its plan, where it ended early at a look; by its own, where it was cut short.
  expect(asked(confirmedIn(12))).toBe('p at most 0.0013')
  expect(asked(confirmedIn(8))).toBe('p at most 0.05')
  const early = confirmedIn(8, 20, 20)
  const few = { ...early, settings: { ...early.settings, stopEarly: false } }
  expect(asked(few)).toBe(
    'p, adjusted for 3 suspects, at most 0.0013, or 0.05 where there were too few rounds to show that',
  )
  const plain = { ...few, settings: { ...few.settings, correction: 'none' } } as const
  expect(asked(plain)).toBe('p at most 0.0013, or 0.01 where there were too few rounds to show that')
  expect(facts(confirmedIn(20, 20))[1]).toContain('; 20 more to confirm')
  expect(facts(few)[1]).toContain('; up to 20 more to confirm')
})

test('says where values were compared as they are', () => {
  const exact = resultFrom([steady('A', 'B/op', 8)], [steady('A', 'B/op', 8)])
  expect(ruled({}, exact)).toContain('Counts that do not vary are compared by value.')
})

test('says what the check makes of it where that is not usual', () => {
  expect(ruled({ failOn: 'inconclusive' })).toContain('An inconclusive verdict fails the check too')
  expect(ruled({ failOn: 'never' })).toContain('The check passes anyway (fail-on: never).')
  expect(ruled({}, resultFrom([time('A', 1)], [time('A', 1)], { failOn: 'never' }))).not.toContain('fail-on')
})

test('states no rule by which nothing was judged', () => {
  expect(asMarkdown(rulePart(resultFrom([], [time('A', 1)])))).toBe('')
})

test('blames a budget for what was not confirmed only where there was one', () => {
  const bare = 'What regressed was not confirmed by a second measurement.'
  expect(ruled({ confirm: true })).toContain(bare)
  const failed =
    'What regressed was not confirmed by a second measurement, as it failed when it was measured again.'
  const gone: Lost = { benchmark: 'A', package: null, failures: [] }
  const other: Lost = { benchmark: 'B', package: null, failures: [] }
  const said = (lost: readonly Lost[], budget: number | null = null) =>
    ruled({}, { ...run({ confirm: true, budget }), lost })
  expect(said([gone])).toContain(failed)
  expect(said([gone], 60)).toContain(failed)
  expect(said([other])).toContain(bare)
  const split = resultFrom([time('E/1MB-8', 1)], [time('E/1MB-8', 2)], { confirm: true })
  const part: Lost = { benchmark: 'E/1MB', package: null, failures: [] }
  expect(ruled({}, { ...split, lost: [part] })).toContain(failed)
  expect(said([other], 60)).toContain('as the budget left no time')
})
