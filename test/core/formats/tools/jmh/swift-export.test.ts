// What Swift's package-benchmark writes for JMH's readers.
import { expect, test } from 'vitest'
import { readWhole } from '../../../../../src/core/formats/reading/format.ts'
import { jmh } from '../../../../../src/core/formats/tools/jmh.ts'
import { output, told } from '../../recorded-output.ts'

test('reads times, and each other metric as a unit of its own', () => {
  const parsed = readWhole(jmh, output('jmh/swift.json'))
  expect(told(parsed)).toEqual([
    'SampleBenchmarks.Copy_an_array 0.0000124 sec/op of 3',
    'SampleBenchmarks.Copy_an_array 3 Malloc-(total) of 3',
    'SampleBenchmarks.Copy_an_array 7 Requests of 3',
    'SampleBenchmarks.Copy_an_array (total CPU) 0.0000111 sec/op of 3',
    'SampleBenchmarks.Only_throughput 80645 ops/s of 3',
  ])
  expect([...parsed.units]).toEqual([
    ['Malloc-(total)', { better: 'lower' }],
    ['ops/s', { better: 'higher' }],
  ])
})
