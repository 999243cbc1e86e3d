// What BenchmarkTools.jl saves.
import { expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { juliaFormat } from '../../../../src/core/formats/tools/julia.ts'
import { output, read } from '../recorded-output.ts'

test('reads trials and estimates through the groups, with what they allocate', () => {
  expect(read(juliaFormat, output('julia/output.json'))).toEqual([
    'fibonacci/10 2.4603846153846157e-7 sec/op',
    'fibonacci/10 128 B/op',
    'fibonacci/10 2 allocs/op',
    'fibonacci/20 0.0000310282 sec/op of 3',
    'fibonacci/20 0 B/op',
    'fibonacci/20 0 allocs/op',
    '("copy", 64) 2.15e-8 sec/op',
    '("copy", 64) 128 B/op',
    '("copy", 64) 1 allocs/op',
  ])
  expect(parseTextInFormat(juliaFormat, output('julia/output.json')).measurements[3]?.iterations).toBe(3 * 5)
})

test('refuses what compares, and groups without end', () => {
  const saved = (value: string) => `[{"Julia": "1.10", "BenchmarkTools": "1.5"}, [${value}]]`
  expect(() => read(juliaFormat, saved('["TrialJudgement", {}]'))).toThrow('TrialJudgement')
  const deep = `${'["BenchmarkGroup", {"data": {"a": '.repeat(200)}1${'}}]'.repeat(200)}`
  expect(() => read(juliaFormat, saved(deep))).toThrow(NotInFormatError)
  expect(() => read(juliaFormat, saved('["Trial", {"times": []}]'))).toThrow(NotInFormatError)
})

test('reads what was saved before types lost the name of the package', () => {
  const trial = (times: readonly number[]) => [
    'BenchmarkTools.Trial',
    { params: ['BenchmarkTools.Parameters', { evals: 5 }], times, memory: 16, allocs: 1 },
  ]
  const group = ['BenchmarkTools.BenchmarkGroup', { data: { sum: trial([100, 110]) }, tags: [] }]
  const text = JSON.stringify([{ Julia: '1.5.3', BenchmarkTools: '0.4.3' }, [group]])
  expect(read(juliaFormat, text)).toEqual(['sum 1.05e-7 sec/op of 2', 'sum 16 B/op', 'sum 1 allocs/op'])
  expect(parseTextInFormat(juliaFormat, text).measurements[0]?.iterations).toBe(2 * 5)
})
