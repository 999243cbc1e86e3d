// What deno bench prints as JSON.
import { expect, test } from 'vitest'
import { parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { denoFormat } from '../../../../src/core/formats/tools/deno.ts'
import { output, read } from '../recorded-output.ts'

test.each([
  ['output', ['a_bench.ts', 'b_bench.ts']],
  ['version2.5', ['a_bench.ts']],
])('reads the mean of each benchmark, and what failed: %s', (name, files) => {
  const parsed = parseTextInFormat(denoFormat, output(`deno/${name}.json`))
  const names = ['url parse', 'strings > concat 10', 'strings > join 10']
  expect(new Set(parsed.measurements.map(({ benchmark }) => benchmark))).toEqual(
    new Set(files.flatMap(file => names.map(one => `${file} > ${one}`))),
  )
  expect(parsed.failures).toEqual(files.map(file => `${file} > fails: Uncaught TypeError: boom`))
  for (const { value, unit } of parsed.measurements) expect([value < 1e-3, unit]).toEqual([true, 'sec/op'])
})

test('takes nanoseconds, and says where one has no mean', () => {
  const of = (result: object) =>
    JSON.stringify({
      benches: [{ origin: 'file:///a/x.ts', group: null, name: 'b', baseline: false, results: [result] }],
    })
  expect(read(denoFormat, of({ ok: { n: 9, avg: 1.5 } }))).toEqual(['x.ts > b 1.5e-9 sec/op of 9'])
  expect(() => read(denoFormat, of({ ok: { n: 9 } }))).toThrow('The benchmark x.ts > b has no "avg".')
  expect(() => read(denoFormat, '{"a": 1}')).toThrow('it has to be an object with the list "benches"')
})

test('names files from the folder in which Deno ran, so that none is renamed where another is added', () => {
  const names = (...files: readonly string[]) => {
    const benches = files.map(file => ({
      ...{ origin: `file:///home/me/my%20app/${file}`, group: null, name: 'b', baseline: false },
      results: [{ ok: { n: 9, avg: 1.5 } }],
    }))
    const { measurements } = denoFormat.parse(JSON.stringify({ benches }), '/home/me/my app')
    return measurements.map(({ benchmark }) => benchmark)
  }
  expect(names('packages/a/bench.ts', 'other_bench.ts')).toEqual([
    'packages/a/bench.ts > b',
    'other_bench.ts > b',
  ])
  expect(names('packages/a/bench.ts', 'packages/b/bench.ts', 'a%zz.ts')).toEqual([
    'packages/a/bench.ts > b',
    'packages/b/bench.ts > b',
    'a%zz.ts > b',
  ])
})

test('is filtered by the name alone', () => {
  expect(denoFormat.namesInFilters?.('a_bench.ts > strings > join 10')).toEqual(['join 10'])
})
