// pyperf's JSON.
import { expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { pyperfFormat } from '../../../../src/core/formats/tools/pyperf.ts'
import { output, read } from '../recorded-output.ts'

test('reads the median of the values of all its processes, and no calibration', () => {
  expect(read(pyperfFormat, output('pyperf/output.json'))).toEqual([
    'fibonacci 5 5.69122207638717e-7 sec/op of 4',
    'fibonacci 12 0.000016906074707279117 sec/op of 4',
  ])
})

test('reads memory, which is better lower, of a benchmark whose name is that of the whole', () => {
  const parsed = parseTextInFormat(pyperfFormat, output('pyperf/memory.json'))
  expect(parsed.units).toEqual(new Map([['B', { better: 'lower' }]]))
  expect(read(pyperfFormat, output('pyperf/memory.json'))).toEqual(['one 13225984 B of 2'])
})

test('refuses a benchmark without a name, without values, or in a unit that is not known', () => {
  const one = (metadata: object, values: readonly number[]) =>
    JSON.stringify({ benchmarks: [{ metadata, runs: [{ values }] }] })
  expect(read(pyperfFormat, one({ name: 'a' }, [1]))).toEqual(['a 1 sec/op'])
  expect(() => read(pyperfFormat, one({}, [1]))).toThrow('--name')
  expect(() => read(pyperfFormat, one({ name: 'a' }, []))).toThrow(NotInFormatError)
  expect(() => read(pyperfFormat, one({ name: 'a', unit: 'cat' }, [1]))).toThrow('cat')
})

test('does not claim what mitata has measured, however long its samples are', () => {
  expect(pyperfFormat.claims('{"benchmarks": [{"runs": [{"metadata": {}, "values": [1')).toBe(true)
  expect(pyperfFormat.claims('{"benchmarks":[{"runs":[{"stats":{"samples":[1')).toBe(false)
})
