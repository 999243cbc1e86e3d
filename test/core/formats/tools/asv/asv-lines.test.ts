// What asv prints, without parameters.
import { expect, test } from 'vitest'
import { readWhole } from '../../../../../src/core/formats/reading/format.ts'
import { asv } from '../../../../../src/core/formats/tools/asv.ts'
import { read } from '../../recorded-output.ts'

const text = `· Running 7 total benchmarks (1 commits * 1 environments * 7 benchmarks)
[  0.00%] ·· Building for virtualenv-py3.12.
[  0.00%] ·· Benchmarking virtualenv-py3.12
[ 10.00%] ··· Running (suite.Copy.time_copy--)....
[ 20.00%] ··· suite.Copy.time_copy                                11.1±0.01μs
[ 30.00%] ··· suite.time_slow                                          1.20±0m
[ 40.00%] ··· suite.mem_list                                            2.42k
[ 50.00%] ··· suite.peakmem_list                                        23.6M
[ 60.00%] ··· suite.track_length                                           42
[ 70.00%] ··· suite.time_fails                                         failed
[ 80.00%] ··· suite.time_skipped                                          n/a
`

test('reads times, memory and what is tracked, and names what failed', () => {
  expect(asv.claims(text)).toBe(true)
  expect(read(asv, text)).toEqual([
    'suite.Copy.time_copy 0.0000111 sec/op',
    'suite.time_slow 72 sec/op',
    'suite.mem_list 2420 B',
    'suite.peakmem_list 23600000 B',
    'suite.track_length 42 value',
  ])
  const { failures, units } = readWhole(asv, text)
  expect(failures).toEqual(['suite.time_fails: failed'])
  expect(units).toEqual(new Map([['B', { better: 'lower' }]]))
})

test('tells environments apart, and reads what a terminal without dots shows', () => {
  const of = (environment: string, time: string) =>
    `[  0.00%] -- Benchmarking ${environment}\n[ 50.00%] --- a.time_b    ${time}\n`
  expect(read(asv, of('py3.11', '5.00±0.1ms') + of('py3.12', '6.00ms'))).toEqual([
    'a.time_b [py3.11] 0.005 sec/op',
    'a.time_b [py3.12] 0.006 sec/op',
  ])
})

test('says where to find what it prints as a table', () => {
  expect(() => read(asv, '[ 50.00%] ··· a.time_b     ok\n[ 50.00%] ··· ==== =====')).toThrow(
    'The benchmark a.time_b has parameters, which asv prints as a table. Set output to .asv/results',
  )
})
