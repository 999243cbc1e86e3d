// hyperfine's export.
import { expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { hyperfineFormat } from '../../../../src/core/formats/tools/hyperfine.ts'
import { output, read } from '../recorded-output.ts'

test('reads the median of the runs, with the parameters behind the name', () => {
  expect(read(hyperfineFormat, output('hyperfine/output.json'))).toEqual([
    'sleep 0.01/n=1 0.010239593820000002 sec/op of 3',
    'sleep 0.02/n=2 0.020137253820000003 sec/op of 3',
  ])
})

test('reads a summary without its runs, and refuses a result without either', () => {
  const one = (result: object) => JSON.stringify({ results: [{ command: 'a', ...result }] })
  expect(read(hyperfineFormat, one({ median: 0.5, mean: 0.6 }))).toEqual(['a 0.5 sec/op'])
  expect(() => read(hyperfineFormat, one({}))).toThrow(NotInFormatError)
  expect(() => read(hyperfineFormat, one({ command: null, times: [1] }))).toThrow(NotInFormatError)
})

test('refuses two results of one command, which are two benchmarks', () => {
  const results = [
    { command: 'make', times: [1, 2] },
    { command: 'make', times: [3] },
  ]
  expect(() => read(hyperfineFormat, JSON.stringify({ results }))).toThrow('Two benchmarks are called "make"')
})

test('keeps the exit statuses where not all are 0, and adds up the times of all runs', () => {
  const results = [
    { command: 'a', times: [1, 2], exit_codes: [0, 0] },
    { command: 'b', times: [3, 4, 5], exit_codes: [1, null, 0] },
  ]
  const { measurements, claimed } = parseTextInFormat(hyperfineFormat, JSON.stringify({ results }))
  expect(measurements.map(({ statuses }) => statuses)).toEqual([undefined, [null, 0, 1]])
  expect(claimed).toBe(15)
})
