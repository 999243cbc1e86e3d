// Formats are read as other versions of their tools write them: each has its benchmarks, and nothing that is left out.
import { expect, test } from 'vitest'
import { supportedFormats } from '../../../src/core/formats/formats.ts'
import { readTextInKnownOrDetectedFormat } from '../../../src/core/formats/recognise.ts'
import { output } from './recorded-output.ts'

const jmhNames = ['rate', 'copy', 'pair', 'pair:get', 'pair:put', 'sampled:sample', 'once:ss'].map(
  name => `Copying.${name}`,
)

const trends = ['iteration_duration', 'http_req_duration', 'answer_size', 'group_duration', 'parse_time']

/** Old libtest's and JMH's tables with more digits where a value has two, which are too few to be read. */
const fine = (path: string) =>
  output(path)
    .replace(/ \d\d(?= ns\/iter)/g, '$&0')
    .replace(/ 0\.0(?=\d\d )/g, ' 0.1')

test.each<[path: string, benchmarks: readonly string[], failures?: readonly string[]]>([
  [
    'asv/version0.6.1-existing.json',
    ['b.Sum.time_sum(10)', 'b.Sum.time_sum(100)', 'b.mem_list', 'b.time_join'],
  ],
  ['autocannon/version7.json', ['/', '/ latency']],
  ['benchmark-ips/version2.14.txt', ['add', 'join ten words']],
  ['benchmark-ips/version2.14.json', ['add', 'join ten words']],
  ['cargo-bench/version1.63.txt', ['copying::copy_4096', 'fibonacci_20']],
  ['cargo-bench/version1.95.json', ['copying::copy_4096', 'fibonacci_20']],
  ['cargo-bench/version1.97.txt', ['copying::copy_4096', 'fibonacci_20']],
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
  [
    'divan/version0.1.21.txt',
    [
      ...['alloc', 'fib::10', 'fib::20', 'fill::u8::4', 'fill::u8::8', 'fill::u64::4', 'fill::u64::8'],
      'inner::add',
    ].map(name => `div::${name}`),
  ],
  ['go/version1.19.txt', ['Copy/small-2', 'Copy/size=4096-2', 'OwnUnit-2', 'Logs-2']],
  ['google-benchmark/version1.9.json', ['BM_Copy/64', 'BM_Copy/4096'], ['BM_Fail: boom']],
  [
    'gungraun/version0.14.txt',
    [
      'instructions::numbers_group::fib short:10',
      'instructions::numbers_group::fib long:15',
      'instructions::numbers_group::sum many_0:vec! [1, 2, 3]',
      'instructions::numbers_group::sum many_1:vec! [4; 100]',
      'instructions::numbers_group::plain',
    ],
  ],
  [
    'gungraun/version0.14.json',
    ['instructions::numbers_group::fib short:10', 'instructions::numbers_group::fib long:15'],
  ],
  ['hyperfine/version1.19.json', ['sleep 0.01/n=1', 'sleep 0.02/n=2']],
  [
    'jmh/version1.21.txt',
    [64, 4096].flatMap(size => jmhNames.map(name => name.replace(/(:|$)/, `/size=${size}$1`))),
  ],
  [
    'jmh/version1.21.json',
    ['pair/size=64', 'pair/size=64:get', 'pair/size=64:put', 'sampled/size=64:sample'].map(
      name => `sample.Copying.${name}`,
    ),
  ],
  ['jmh/version1.21-gc.txt', ['Copying.copy/size=64']],
  ['jmh/version1.21-gc.json', ['sample.Copying.copy/size=64']],
  [
    'k6/version0.49-output.json',
    [
      ...trends.flatMap(name => ['med', 'p(90)', 'p(95)'].map(middle => `${name} ${middle}`)),
      ...['answers', 'iterations', 'ok_rate', 'level', 'http_reqs', 'http_req_failed'],
    ],
    [
      'http_req_duration: the threshold p(99)<0.001 was crossed',
      'check reading::has a body: failed 20 of 20 times',
    ],
  ],
  ['nanobench/version4.3.txt', ['numbers > add', 'numbers > xor shift']],
  ['pyperf/version2.6.json', ['sum 100', 'sorted']],
  ['pytest-benchmark/version4.0.json', ['b_test.py::test_sum', 'b_test.py::test_join']],
  ['tinybench/version2-table.txt', ['split']],
])('%s', (path, benchmarks, failures = []) => {
  const { parsed, format } = readTextInKnownOrDetectedFormat(fine(path), supportedFormats, null)
  expect(format?.name).toBe(path.replace(/\/.*/, ''))
  expect(new Set(parsed.measurements.map(({ benchmark }) => benchmark))).toEqual(new Set(benchmarks))
  expect(parsed.failures).toEqual(failures)
  expect(parsed.refused).toEqual([])
})
