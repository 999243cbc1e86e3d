// Formats are read as other versions of their tools write them: each has its benchmarks, and nothing that is left out.
import { expect, test } from 'vitest'
import { formats } from '../../../src/core/formats/formats.ts'
import { Recogniser } from '../../../src/core/formats/recognise.ts'
import { output } from './recorded-output.ts'

test.each([
  [
    'asv/version0.6.1-existing.json',
    ['b.Sum.time_sum(10)', 'b.Sum.time_sum(100)', 'b.mem_list', 'b.time_join'],
  ],
  ['autocannon/version7.json', ['/', '/ latency']],
  ['benchmark-ips/version2.14.txt', ['add', 'join ten words']],
  ['benchmark-ips/version2.14.json', ['add', 'join ten words']],
  [
    'catch2/version3.7.txt',
    ['copying > copy 64', 'copying > again & again > copy <twice>'],
    ['throwing > boom: boom'],
  ],
  [
    'catch2/version3.7.xml',
    ['copying > copy 64', 'copying > again & again > copy <twice>'],
    ['throwing > boom: boom'],
  ],
  ['criterion/version0.5.txt', ['fib 20', 'copy/clone/64']],
  ['divan/version0.1.17.txt', ['div::alloc', 'div::fib::10', 'div::fib::20']],
  ['google-benchmark/version1.9.json', ['BM_Copy/64', 'BM_Copy/4096'], ['BM_Fail: boom']],
  ['hyperfine/version1.19.json', ['sleep 0.01/n=1', 'sleep 0.02/n=2']],
  ['nanobench/version4.3.txt', ['numbers > add', 'numbers > xor shift']],
  ['pyperf/version2.6.json', ['sum 100', 'sorted']],
  ['pytest-benchmark/version4.0.json', ['b_test.py::test_sum', 'b_test.py::test_join']],
  ['tinybench/version2-table.txt', ['split']],
])('%s', (path, benchmarks, failures: readonly string[] = []) => {
  const recogniser = new Recogniser(formats, null)
  recogniser.write(output(path))
  const parsed = recogniser.end()
  expect(recogniser.format?.name).toBe(path.replace(/\/.*/, ''))
  expect(new Set(parsed.measurements.map(({ benchmark }) => benchmark))).toEqual(new Set(benchmarks))
  expect(parsed.failures).toEqual(failures)
  expect(parsed.refused).toEqual([])
})
