// What a comparison is called.
import { expect, test } from 'vitest'
import { byBenchmark, called, labelOf, unitOf } from '../../../../src/core/report/say/sentence.ts'
import { comparison } from '../comparisons.ts'
import { marked } from '../shown.ts'

test('labels a comparison by its benchmark, and by its unit where that is not the time', () => {
  const label = (unit: string) =>
    marked(labelOf(comparison({ unit, benchmark: 'a|b' }), one => one.benchmark))
  expect(label('sec/op')).toBe('<a|b>')
  expect(label('p99-sec/op')).toBe('<a|b> in <p99-time/op>')
})

test('a name too long for a sentence keeps both ends', () => {
  const benchmark = `Decode/${'x'.repeat(200)}/level=19`
  expect(marked([called(comparison({ benchmark }), one => one.benchmark)])).toMatch(
    /^<Decode\/x+…x+\/level=19>$/,
  )
  expect(marked([called(comparison({ benchmark: 'x'.repeat(80) }), one => one.benchmark)])).toHaveLength(82)
})

test('a unit is a name, as people say it', () => {
  expect(marked([unitOf('sec/op'), unitOf('`x`')])).toBe('<time/op><`x`>')
})

test('puts together what is of one benchmark of one package', () => {
  const [a, b] = [comparison({ benchmark: 'A' }), comparison({ benchmark: 'B' })]
  const other = comparison({ benchmark: 'A', package: 'm' })
  const again = comparison({ benchmark: 'A', unit: 'B/op' })
  expect(byBenchmark([a, b, other, again])).toEqual([[a, again], [b], [other]])
})

test('a benchmark with units by the hundred thousand is put together once', () => {
  const units = Array.from({ length: 200_000 }, (_, n) => ({ benchmark: 'A', package: null, unit: `u${n}` }))
  expect(byBenchmark(units)[0]).toHaveLength(units.length)
})
