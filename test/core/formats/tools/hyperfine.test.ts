// hyperfine's export.
import { expect, test } from 'vitest'
import { Unreadable } from '../../../../src/core/formats/reading/format.ts'
import { hyperfine } from '../../../../src/core/formats/tools/hyperfine.ts'
import { output, read } from '../recorded-output.ts'

test('reads the median of the runs, with the parameters behind the name', () => {
  expect(read(hyperfine, output('hyperfine/output.json'))).toEqual([
    'sleep 0.01/n=1 0.010239593820000002 sec/op of 3',
    'sleep 0.02/n=2 0.020137253820000003 sec/op of 3',
  ])
})

test('reads a summary without its runs, and refuses a result without either', () => {
  const one = (result: object) => JSON.stringify({ results: [{ command: 'a', ...result }] })
  expect(read(hyperfine, one({ median: 0.5, mean: 0.6 }))).toEqual(['a 0.5 sec/op'])
  expect(() => read(hyperfine, one({}))).toThrow(Unreadable)
  expect(() => read(hyperfine, one({ command: null, times: [1] }))).toThrow(Unreadable)
})

test('refuses two results of one command, which are two benchmarks', () => {
  const results = [
    { command: 'make', times: [1, 2] },
    { command: 'make', times: [3] },
  ]
  expect(() => read(hyperfine, JSON.stringify({ results }))).toThrow('Two benchmarks are called "make"')
})
