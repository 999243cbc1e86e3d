// The XML of phpbench.
import { expect, test } from 'vitest'
import { parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { phpbenchFormat } from '../../../../src/core/formats/tools/phpbench.ts'
import { output, read } from '../recorded-output.ts'

test('reads the median of the iterations, for each set of parameters', () => {
  expect(read(phpbenchFormat, output('phpbench/output.xml'))).toMatchInlineSnapshot(`
    [
      "StrBench::benchConcat 0.00000202 sec/op of 3",
      "StrBench::benchSort/ten "<& 3.6e-7 sec/op of 3",
      "StrBench::benchSort/hundred 0.00000338 sec/op of 3",
    ]
  `)
  expect(read(phpbenchFormat, output('phpbench/version1.4.xml'))).toMatchInlineSnapshot(`
    [
      "StrBench::benchConcat 0.00000195 sec/op of 3",
      "StrBench::benchSort/ten "<& 3.6e-7 sec/op of 3",
      "StrBench::benchSort/hundred 0.00000328 sec/op of 3",
    ]
  `)
})

test('tells what threw', () => {
  const parsed = parseTextInFormat(phpbenchFormat, output('phpbench/failed.xml'))
  expect(parsed.measurements).toMatchObject([{ benchmark: 'FailBench::benchOk', iterations: 10 }])
  expect(parsed.failures).toEqual(['FailBench::benchBoom: PhpBench\\Executor\\Exception\\ExecutionError'])
})

test('refuses what is cut off, and an iteration without a time', () => {
  const text = output('phpbench/output.xml')
  expect(() => read(phpbenchFormat, text.slice(0, -20))).toThrow('This XML (phpbench) is cut off')
  expect(() => read(phpbenchFormat, text.replace('time-avg', 'time'))).toThrow(
    'An iteration of StrBench::benchConcat has no "time-avg".',
  )
})

test('is filtered by class and method', () => {
  expect(phpbenchFormat.namesInFilters?.('StrBench::benchSort/ten')).toEqual(['StrBench::benchSort'])
})
