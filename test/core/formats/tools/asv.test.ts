// asv, whichever way it comes.
import { describe, expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { asvFormat } from '../../../../src/core/formats/tools/asv.ts'
import { output, read, told } from '../recorded-output.ts'

describe('asv', () => {
  const results = output('asv/d7013951-existing.json')
  const line = '[ 50.00%] ··· a.time_b    5.00±0.1ms\n'

  test('is read from files, and from what is printed, be it theirs or its own', () => {
    const parsed = asvFormat.parseFiles?.([{ path: 'a.json', text: results }])
    expect(read(asvFormat, results)).toEqual(parsed && told(parsed))
    expect(read(asvFormat, line)).toEqual(['a.time_b 0.005 sec/op'])
    expect(asvFormat.claims(results) && asvFormat.claims(line)).toBe(true)
  })
})

// asv's results, with the units from the file beside them.
describe('asv files', () => {
  const results = 'asv/d7013951-existing.json'

  test('reads times and memory, each with its parameters, and skips what was skipped', () => {
    expect(read(asvFormat, output(results))).toEqual([
      "numbers.Fibonacci.time_it(5, 'a') 9.614996088203043e-7 sec/op of 10",
      "numbers.Fibonacci.time_it(12, 'a') 0.000017415998627257068 sec/op of 10",
      "numbers.Fibonacci.time_it(12, 'b c') 0.000017100499462685548 sec/op of 10",
      'numbers.time_alone 0.0000024710044881120564 sec/op of 10',
      'numbers.mem_list 856 B',
      'numbers.peakmem_list 24743936 B',
      'numbers.track_length 42 value',
    ])
  })

  test('names what failed, and says that less memory is better', () => {
    const { failures, units, refused } = parseTextInFormat(asvFormat, output(results))
    expect(refused).toEqual([])
    expect(failures).toEqual(['numbers.time_fails: failed'])
    expect(units).toEqual(new Map([['B', { better: 'lower' }]]))
  })

  test('takes units from benchmarks.json, in whichever order the files come', () => {
    for (const paths of [
      ['asv/benchmarks.json', results, 'asv/machine.json'],
      [results, 'asv/machine.json', 'asv/benchmarks.json'],
    ]) {
      const parsed = asvFormat.parseFiles?.(paths.map(path => ({ path, text: output(path) })))
      expect(parsed && told(parsed)).toContain('numbers.track_length 42 characters')
    }
  })

  test('one that failed for one parameter only is named with it', () => {
    const text =
      '{"result_columns":["result","params"],"results":{"m.time_a":[[1,null],[["1","2"]]],"m.time_b":[[3]]}}'
    const { failures } = parseTextInFormat(asvFormat, text)
    expect(failures).toEqual(['m.time_a(2): failed'])
    expect(read(asvFormat, text)).toEqual(['m.time_a(1) 1 sec/op', 'm.time_b 3 sec/op'])
  })

  test('says what to do where no file has results', () => {
    expect(() => read(asvFormat, output('asv/machine.json'))).toThrow(NotInFormatError)
    expect(() => read(asvFormat, output('asv/machine.json'))).toThrow('--set-commit-hash')
  })

  test('several environments are told apart, and several commits refused', () => {
    const results = (env: string) =>
      `{"env_name":"${env}","result_columns":["result"],"results":{"m.time_a":[[1]]}}`
    expect(read(asvFormat, `${results('py3.11')}\n${results('py3.12')}`)).toEqual([
      'm.time_a [py3.11] 1 sec/op',
      'm.time_a [py3.12] 1 sec/op',
    ])
    expect(() => read(asvFormat, `${results('py3.12')}\n${results('py3.12')}`)).toThrow(
      'Two benchmarks are called "m.time_a", so their values cannot be told apart. Make asv measure one commit',
    )
  })
})

// What asv prints, without parameters.
describe('asv lines', () => {
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
    expect(asvFormat.claims(text)).toBe(true)
    expect(read(asvFormat, text)).toEqual([
      'suite.Copy.time_copy 0.0000111 sec/op',
      'suite.time_slow 72 sec/op',
      'suite.mem_list 2420 B',
      'suite.peakmem_list 23600000 B',
      'suite.track_length 42 value',
    ])
    const { failures, units } = parseTextInFormat(asvFormat, text)
    expect(failures).toEqual(['suite.time_fails: failed'])
    expect(units).toEqual(new Map([['B', { better: 'lower' }]]))
  })

  test('tells environments apart, and reads what a terminal without dots shows', () => {
    const of = (environment: string, time: string) =>
      `[  0.00%] -- Benchmarking ${environment}\n[ 50.00%] --- a.time_b    ${time}\n`
    expect(read(asvFormat, of('py3.11', '5.00±0.1ms') + of('py3.12', '6.00ms'))).toEqual([
      'a.time_b [py3.11] 0.005 sec/op',
      'a.time_b [py3.12] 0.006 sec/op',
    ])
  })

  test('says where to find what it prints as a table', () => {
    expect(() => read(asvFormat, '[ 50.00%] ··· a.time_b     ok\n[ 50.00%] ··· ==== =====')).toThrow(
      'The benchmark a.time_b has parameters, which asv prints as a table. Set output to .asv/results',
    )
  })
})
