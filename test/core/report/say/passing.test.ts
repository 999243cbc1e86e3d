// What is said of regressions that fail nothing.
import { expect, test } from 'vitest'
import { passingPart } from '../../../../src/core/report/say/passing.ts'
import { markdownBlocks } from '../../../../src/core/report/show/markdown.ts'
import { namingOf } from '../../../../src/core/words/names.ts'
import { acceptedFor, ruleFor } from '../../../support/benchmark-rules.ts'
import { comparison, spaced } from '../comparisons.ts'
import { resultFrom } from '../runs.ts'

const shown = (all: Parameters<typeof comparison>[0][], benchmarks = [ruleFor('*', { gate: 'warn' })]) => {
  const comparisons = all.map(one => comparison(one))
  const result = { ...resultFrom([], [], { benchmarks }), comparisons }
  return spaced(markdownBlocks(passingPart(result, namingOf(comparisons), 2)))
}

test('who accepted what, up to which size, and why', () => {
  const accepted = acceptedFor('*', 0.09, { by: 'kim', when: '2026-11-20T10:00:00Z', why: 'bounds' })
  expect(shown([{ accepted }])).toContain('by `kim` on 2026-11-20, up to 9%: `bounds`.')
  expect(shown([{ accepted: acceptedFor('*', null) }])).toMatch(/which was \*\*accepted\*\*\.$/)
})

test('what only warns, with the rule’s words; what is off is not said', () => {
  const text = shown(
    [{ gate: 'warn', rule: 0 }],
    [ruleFor('*', { owner: '@a', until: '2027-01-31', why: 'noisy' })],
  )
  expect(text).toContain('is **muted** by a rule (owner `@a`, until 2027-01-31): `noisy`.')
  expect(shown([{ gate: 'off', rule: 0 }])).toBe('')
  expect(shown([{ gate: 'warn', rule: 0, change: 'unchanged' }])).toBe('')
})

test('reasons are data, and cut', () => {
  const why = `<img src=x> @everyone\n::error::x ${'y'.repeat(1000)}`
  const text = shown([{ accepted: acceptedFor('*', 0.5, { why, by: '](http://x) **' }) }])
  expect(text).not.toContain('\n::error')
  expect(text.length).toBeLessThan(900)
  expect(text).toContain('`](http://x) **`')
})

test('more than fit are counted', () => {
  const all = ['A', 'B', 'C', 'D'].map(benchmark => ({ benchmark, gate: 'warn' as const, rule: 0 }))
  expect(shown(all)).toMatch(/2 more/)
})
