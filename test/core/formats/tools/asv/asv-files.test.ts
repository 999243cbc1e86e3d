// asv's results, with the units from the file beside them.
import { expect, test } from 'vitest'
import { readWhole, Unreadable } from '../../../../../src/core/formats/reading/format.ts'
import { asv } from '../../../../../src/core/formats/tools/asv.ts'
import { output, read, told } from '../../recorded-output.ts'

const results = 'asv/d7013951-existing.json'

test('reads times and memory, each with its parameters, and skips what was skipped', () => {
  expect(read(asv, output(results))).toEqual([
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
  const { failures, units, refused } = readWhole(asv, output(results))
  expect(refused).toEqual([])
  expect(failures).toEqual(['numbers.time_fails: failed'])
  expect(units).toEqual(new Map([['B', { better: 'lower' }]]))
})

test('takes units from benchmarks.json, in whichever order the files come', () => {
  for (const paths of [
    ['asv/benchmarks.json', results, 'asv/machine.json'],
    [results, 'asv/machine.json', 'asv/benchmarks.json'],
  ]) {
    const reader = asv.open()
    for (const path of paths) {
      reader.file?.(path)
      reader.write(output(path))
    }
    expect(told(reader.end())).toContain('numbers.track_length 42 characters')
  }
})

test('one that failed for one parameter only is named with it', () => {
  const text =
    '{"result_columns":["result","params"],"results":{"m.time_a":[[1,null],[["1","2"]]],"m.time_b":[[3]]}}'
  const { failures } = readWhole(asv, text)
  expect(failures).toEqual(['m.time_a(2): failed'])
  expect(read(asv, text)).toEqual(['m.time_a(1) 1 sec/op', 'm.time_b 3 sec/op'])
})

test('says what to do where no file has results', () => {
  expect(() => read(asv, output('asv/machine.json'))).toThrow(Unreadable)
  expect(() => read(asv, output('asv/machine.json'))).toThrow('--set-commit-hash')
})

test('several environments are told apart, and several commits refused', () => {
  const results = (env: string) =>
    `{"env_name":"${env}","result_columns":["result"],"results":{"m.time_a":[[1]]}}`
  expect(read(asv, `${results('py3.11')}\n${results('py3.12')}`)).toEqual([
    'm.time_a [py3.11] 1 sec/op',
    'm.time_a [py3.12] 1 sec/op',
  ])
  expect(() => read(asv, `${results('py3.12')}\n${results('py3.12')}`)).toThrow(
    'Two benchmarks are called "m.time_a", so their values cannot be told apart. Let asv measure one commit',
  )
})
