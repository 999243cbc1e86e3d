// What is said of comparisons that could not be settled.
import { expect, test } from 'vitest'
import type { Comparison, Confirmation } from '../../../../src/core/model/comparison.ts'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
import type { RunSettings } from '../../../../src/core/model/settings.ts'
import { inconclusivePart, unconfirmedSuspectsPart } from '../../../../src/core/report/say/inconclusive.ts'
import { ruleFor } from '../../../support/benchmark-rules.ts'
import { around, comparison } from '../comparisons.ts'
import { texts } from '../rendered.ts'
import { goSettings, resultFrom, subjectOf, time } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

const of = (
  comparisons: readonly Comparison[],
  differing: Partial<RunSettings> = {},
  more: Partial<ResultFile> = {},
): ResultFile => {
  const result = resultFrom([time('A', 1)], [time('A', 1)], differing)
  return { ...result, ...more, comparisons }
}
const ratio = { estimate: 1.021, low: 0.97, high: 1.074 }
const estimate = 'is 2.1% slower by the estimate'
const slower = 'is 2.1% slower, between 3.0% faster and 7.4% slower'
const open = (differing: Partial<Comparison> = {}) =>
  comparison({
    change: 'inconclusive',
    adjustedP: 0.3,
    visible: 0.081,
    roundsNeeded: 46,
    ruledOut: 0.1231,
    ratio,
    ...differing,
  })
const part = (result: ResultFile, most = Number.POSITIVE_INFINITY) =>
  asMarkdown(inconclusivePart(subjectOf({ ...result, most })))
const bullet = (one: Comparison, differing: Partial<RunSettings> = {}) =>
  texts(part(of([one], differing)), 'li')[0]

test('says nothing where all is settled, or only units of unknown direction are not', () => {
  expect(part(of([comparison()]))).toBe('')
  expect(part(of([open({ better: null })]))).toBe('')
})

test('says the threshold of the rows, where rules give them their own', () => {
  const benchmarks = [ruleFor('Encode', { threshold: 0.01 })]
  const first = (...rows: readonly Comparison[]) => texts(part(of(rows, { benchmarks })), 'p')[0]
  expect(first(open({ rule: 0 }))).toContain('a worsening of 1%')
  expect(first(open({ rule: 0 }), open({ unit: 'B/op' }))).toContain('as large as the threshold')
})

test('says which, what would have been seen, and how many rounds the threshold takes', () => {
  const shown = part(of([open({ unit: 'B/op' })]))
  expect(texts(shown, 'p')[0]).toMatch(/^⚠️ Inconclusive: a worsening of 5% /)
  expect(texts(shown, 'li')).toEqual([
    'Encode has 2.1% more B/op by the estimate, but after 20 rounds a worsening of up to 12.4% cannot be ruled out; ruling out 5% would take about 46 rounds if the benchmark is unchanged.',
  ])
  expect(texts(shown, 'p')[1]).toContain('set count to about 46')
})

test('asks for no more rounds where one is missing in most of them, which says no number', () => {
  const few = [...Array<number>(4).fill(1), ...Array<null>(16).fill(null)]
  const one = open()
  const gaps = { ...one, base: { ...one.base, samples: few }, head: { ...one.head, samples: few } }
  const shown = part(of([gaps]))
  expect(texts(shown, 'li')[0]).toContain('measured on both sides in only 4 of 20 rounds')
  expect(texts(shown, 'p').at(-1)).not.toContain('count')
})

test('says that a threshold is out of reach, and promises nothing of more rounds', () => {
  for (const roundsNeeded of [1001, null]) {
    const shown = part(of([open({ ruledOut: 0.61, roundsNeeded })]))
    expect(texts(shown, 'li')[0]).toBe(
      `Encode ${estimate}, but after 20 rounds a worsening of up to 61.0% cannot be ruled out; ruling out 5% would take over 1000 rounds on this machine.`,
    )
    expect(texts(shown, 'p')[1]).toBe(
      'To decide it, make each measurement longer, use a quieter runner, or raise threshold or rule-out in a rule for it.',
    )
  }
})

test('tells what lies around the threshold from what varied too much', () => {
  const near = open({ visible: 0.02, roundsNeeded: 9, ratio: { estimate: 1.046, low: 1.04, high: 1.053 } })
  expect(bullet(near)).toBe(
    'Encode is 4.6% slower, between 4.0% and 5.3%: too close to the threshold to decide.',
  )
})

test('says that the threshold is near only where the interval holds it', () => {
  const near = 'too close to the threshold to decide'
  const enough = (differing: Partial<Comparison>) =>
    bullet(open({ visible: 0.02, roundsNeeded: 9, ...differing }))
  expect(enough({ ratio: { estimate: 1.03, low: 1.02, high: 1.04 } })).toBe(
    'Encode is 3.0% slower by the estimate, but after 20 rounds a worsening of up to 12.4% cannot be ruled out; these rounds would probably have been enough if the benchmark were unchanged.',
  )
  expect(enough({ ratio: { estimate: 1.06, low: 1.055, high: 1.07 } })).not.toContain(near)
  expect(enough({ ratio: { estimate: 1.06, low: 1.04, high: null } })).not.toContain(near)
  const rate = { unit: 'B/s', better: 'higher' } as const
  expect(enough({ ...rate, ratio: { estimate: 0.955, low: 0.945, high: 0.965 } })).toContain(near)
  expect(enough({ ...rate, ratio: { estimate: 1.045, low: 1.035, high: 1.055 } })).not.toContain(near)
})

test('says the unit once', () => {
  const rate = { unit: 'msg/s', better: 'higher', ratio: { estimate: 0.953, low: 0.94, high: 0.96 } } as const
  expect(bullet(open(rate))).toMatch(/^Encode is 4\.7% slower in msg\/s by the estimate, but/)
  const result = of([comparison({ ...rate, change: 'unchanged', confirmation })])
  expect(asMarkdown(unconfirmedSuspectsPart(subjectOf({ ...result, most: 9 })))).toMatch(/^- `Encode`: /)
})

test('says of what was seldom measured that it was', () => {
  const few = open({ base: around(1, 3), head: around(1, 3), visible: null, roundsNeeded: null })
  expect(bullet(few)).toBe(
    `Encode ${slower}: measured on both sides in only 3 of 20 rounds, too few to judge.`,
  )
  expect(part(of([few]))).toContain('For `Encode`, make the command print it in every round.')
  expect(part(of([open()]))).not.toContain('make the command')
})

test('does not make up what cannot be told', () => {
  const nothing = { ruledOut: null, visible: null }
  expect(bullet(open({ ...nothing, roundsNeeded: null }))).toBe(
    `Encode ${slower}: too few values, or too much noise, to estimate how many rounds are needed.`,
  )
  expect(bullet(open(nothing))).toBe(
    `Encode ${slower}: ruling out 5% would take about 46 rounds if the benchmark is unchanged.`,
  )
  expect(bullet(open({ ...nothing, ratio: null, unit: 'score' }))).toMatch(
    /^Encode in score: ruling out 5% would take about 46/,
  )
  expect(bullet(open({ ruledOut: null }))).toBe(
    `Encode ${slower}: only a worsening of 8.1% or more is likely to be detected; ruling out 5% would take about 46 rounds if the benchmark is unchanged.`,
  )
})

test('says of what rules enough out why it is open all the same, and in how many rounds of its own', () => {
  const beyond = open({ ruledOut: 0.094, base: around(1, 34), head: around(1, 34) })
  expect(bullet(beyond)).toMatch(
    /: 34 rounds rule out a worsening of 9\.4% or more, but the estimate exceeds the threshold of 5%; ruling out 5% would take about 46 rounds/,
  )
  // From 0 there are no percentages.
  expect(bullet(open({ base: around(0), ratio: null }))).not.toContain('12.4%')
})

test('says that nothing can be shown unchanged against a threshold of 0', () => {
  const shown = part(of([open({ roundsNeeded: null })], { threshold: 0, ruleOut: 0 }))
  expect(texts(shown, 'p')[0]).toContain(
    'with a threshold of 0% even the smallest worsening counts, so nothing that varies can be shown to be unchanged, only improved',
  )
  expect(texts(shown, 'li')).toEqual([
    `Encode ${estimate}, but after 20 rounds a worsening of up to 12.4% cannot be ruled out.`,
  ])
  expect(shown).not.toContain('reach')
})

test('says that the time was up', () => {
  const shown = part(of([open()], { count: 40 }, { stopped: 'budget' }))
  expect(texts(shown, 'p')[0]).toContain('The time limit (budget) was reached after 20 of 40 rounds.')
  expect(texts(shown, 'p')[1]).toMatch(
    /^With the same rounds, rule-out: 13% would have let this pass\. Otherwise, make each measurement longer, .*, or raise budget\.$/,
  )
  const early = part(of([open({ roundsNeeded: null })], { count: 40 }, { stopped: 'budget' }))
  expect(early).toMatch(/make each measurement longer, .*, or raise `budget`\.$/)
  const beyond = part(of([open()], { count: 16 }, { stopped: 'budget' }))
  expect(texts(beyond, 'p')[0]).toContain('The time limit (budget) was reached after 20 rounds.')
})

test('asks for no values in rounds that the machine of a row did not make', () => {
  const asked = (values: readonly (number | null)[], isMerged = true) => {
    const sample = { ...around(1), samples: values }
    const result = of([open({ base: sample, head: sample })], { filter: '-k {or}' })
    const merged = isMerged ? { files: 2, machines: [result.machine], missing: [], isStrangers: false } : null
    return part({ ...result, merged }).includes('make the command print it in every round.')
  }
  const twelve = Array<number>(12).fill(1)
  expect(asked(twelve, false)).toBe(true)
  expect(asked(twelve)).toBe(false)
})

test('asks for a smaller count where what stays open gets more rounds than that', () => {
  const more =
    'or raise count (a benchmark gets up to 3 times count rounds if they can decide it and other benchmarks need fewer).'
  const advised = (differing: Partial<RunSettings>) => texts(part(of([open()], differing)), 'p')[1]
  expect(advised({ go: goSettings })).toContain(more)
  expect(advised({ filter: '-k {or}' })).toContain(more)
  expect(advised({ go: goSettings, stopEarly: false })).toContain('set count to about 46')
  expect(advised({ ruleOut: 0.05 })).toMatch(/^To decide it, .*, or set count to about 46\.$/)
  expect(texts(part(of([open({ roundsNeeded: 20 })])), 'p')[1]).not.toContain('count')
})

test('proposes more rounds only for what they can decide', () => {
  const advised = (needed: readonly (number | null)[], differing: Partial<RunSettings> = {}) =>
    texts(
      part(
        of(
          needed.map(roundsNeeded => open({ ruledOut: 0.61, roundsNeeded })),
          differing,
        ),
      ),
      'p',
    )[1]
  expect(advised([967, 465, null], { go: goSettings })).toBe(
    'To decide these, make each measurement longer (benchtime), use a quieter runner, or raise threshold or rule-out in a rule for them.',
  )
  expect(advised([967, 46])).toMatch(
    /, or set count to about 46, for the one that needs the fewest rounds\.$/,
  )
  expect(advised([967, 46, 180], { go: goSettings })).toMatch(
    /, or raise count, for the 2 that need the fewest rounds \(a benchmark gets up to 3 times/,
  )
  // A plan of so many rounds is no surprise to its user.
  expect(advised([280], { count: 100 })).toContain('set count to about 280')
})

test('shows three and folds the others away, the one nearest to being settled first, and counts those that have no room', () => {
  const many = [900, null, 30, 5000, 46, 47].map(roundsNeeded =>
    open({ benchmark: `needs ${roundsNeeded}`, roundsNeeded }),
  )
  const shown = part(of(many))
  expect(texts(shown, 'summary')).toEqual(['3 more inconclusive, those that need the fewest rounds first'])
  expect(texts(shown, 'li').map(text => text.split(' is ')[0])).toEqual([
    'needs 30',
    'needs 46',
    'needs 47',
    'needs 900',
    'needs 5000',
    'needs null',
  ])
  expect(texts(part(of(many), 2), 'li').at(-1)).toBe('and 4 more')
  expect(texts(part(of(many), 0), 'li')).toEqual(['6 in all'])
})

const confirmation: Confirmation = {
  recurred: false,
  base: around(1),
  head: around(1.003),
  ratio: { estimate: 1.003, low: 0.99, high: 1.01 },
  p: 0.41,
}

test('says of a suspect that did not recur what either measurement gave, and not that it is open', () => {
  const result = of([comparison({ change: 'unchanged', confirmation })])
  expect(texts(asMarkdown(unconfirmedSuspectsPart(subjectOf({ ...result, most: 9 }))), 'li')).toEqual([
    'Encode: suspected regression not confirmed. In the first measurement it is 7.2% slower, between 6.1% and 8.4% (adjusted p 0.0004); in the second, +0.3% (p 0.41).',
  ])
  const within = of([open({ change: 'within', ruledOut: 0.081, confirmation })])
  expect(asMarkdown(unconfirmedSuspectsPart(subjectOf({ ...within, most: 9 })))).toMatch(
    /, which rules out a worsening of 8\.1% or more\.$/,
  )
  const undecided = of([open({ confirmation })])
  expect(asMarkdown(unconfirmedSuspectsPart(subjectOf({ ...undecided, most: 9 })))).toMatch(
    /, which does not rule out a regression either\.$/,
  )
  expect(part(undecided)).toBe('')
})

test('says by how much a suspect is worse again, with p unless that tests the threshold', () => {
  const again = { ...confirmation, ratio: { estimate: 1.03, low: 1.02, high: 1.04 }, p: 0.001 }
  const shown = (differing: Partial<Comparison>, settings: Partial<RunSettings> = {}) =>
    texts(
      asMarkdown(
        unconfirmedSuspectsPart(
          subjectOf({ ...of([open({ confirmation: again, ...differing })], settings), most: 9 }),
        ),
      ),
      'li',
    )[0]
  expect(shown({})).toMatch(/\. .* \+3\.0% \(p 0\.001\)/)
  expect(shown({}, { strict: true })).toMatch(
    /in the second, \+3\.0%, which does not rule out a regression either\.$/,
  )
})

test('does not speak of suspects that recurred, and counts those that have no room', () => {
  const suspect = comparison({ change: 'unchanged', confirmation })
  const confirmed = comparison({ confirmation: { ...confirmation, recurred: true } })
  expect(asMarkdown(unconfirmedSuspectsPart(subjectOf({ ...of([confirmed, comparison()]), most: 9 })))).toBe(
    '',
  )
  expect(
    asMarkdown(unconfirmedSuspectsPart(subjectOf({ ...of([suspect, suspect, suspect]), most: 1 }))),
  ).toMatch(/\n- and 2 more were not confirmed$/)
  expect(asMarkdown(unconfirmedSuspectsPart(subjectOf({ ...of([suspect, suspect]), most: 0 })))).toBe(
    '- 2 in all were not confirmed',
  )
})

test('asks nobody to let a command print where Go benchmarks were run one by one', () => {
  const few = open({ base: around(1, 19), head: around(1, 19) })
  const shown = part(of([few], { go: goSettings }, { stopped: 'budget' }))
  expect(shown).not.toContain('make the command')
  expect(shown).toContain('make each measurement longer (`benchtime`)')
  expect(part(of([few]))).toContain('make the command')
})
