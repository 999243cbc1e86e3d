// tinybench's tasks as JSON.
import { expect, test } from 'vitest'
import { readWhole, Unreadable } from '../../../../../src/core/formats/reading/format.ts'
import { tinybench } from '../../../../../src/core/formats/tools/tinybench.ts'
import { output, read } from '../../recorded-output.ts'

const tasks = [
  'fibonacci 12 0.0000014120000000730214 sec/op of 20475',
  'fibonacci 5 7.000000005064066e-8 sec/op of 420397',
]

test('reads the median latency of each task, and names what failed', () => {
  expect(read(tinybench, output('tinybench/tasks.json'))).toEqual(tasks)
  expect(readWhole(tinybench, output('tinybench/tasks.json')).failures).toEqual(['fails: errored'])
})

test('reads results that are spread beside their names', () => {
  const spread = JSON.parse(output('tinybench/tasks.json')).map(
    ({ name, result }: Record<string, object>) => ({ name, ...result }),
  )
  expect(read(tinybench, JSON.stringify(spread))).toEqual(tasks)
})

test('reads the rows of the table', () => {
  expect(read(tinybench, output('tinybench/table.json'))[0]).toBe('fibonacci 12 0.000001412 sec/op of 20475')
})

test('reads the older shape, whose samples stand in the result', () => {
  const of = (result: object) => JSON.stringify([{ name: 'a', result: { hz: 1, ...result } }])
  expect(read(tinybench, of({ samples: [3, 1, 2], mean: 5 }))).toEqual(['a 0.002 sec/op of 3'])
  expect(read(tinybench, of({ mean: 5 }))).toEqual(['a 0.005 sec/op'])
  expect(() => read(tinybench, of({}))).toThrow('bench.run()')
})

test('says what to print where results have no names', () => {
  expect(() => read(tinybench, output('tinybench/results.json'))).toThrow(Unreadable)
  expect(() => read(tinybench, output('tinybench/results.json'))).toThrow('JSON.stringify(bench.tasks.map(')
})

test('a task that was not run or not ended is a failure beside the others', () => {
  const late = { name: 'late', result: { state: 'not-started', runtime: 'node' } }
  const cut = { name: 'cut', result: { aborted: true } }
  const text = JSON.stringify([...JSON.parse(output('tinybench/tasks.json')), late, cut])
  expect(read(tinybench, text)).toEqual(tasks)
  expect(readWhole(tinybench, text).failures).toEqual(['fails: errored', 'late: not-started', 'cut: aborted'])
})

test('so it is in the rows of the table, of which older versions write null', () => {
  const late = { 'Task name': 'late', 'Latency med (ns)': 'N/A', Samples: 'N/A', Remarks: 'not-started' }
  const text = JSON.stringify([...JSON.parse(output('tinybench/table.json')), late, null])
  expect(read(tinybench, text)[0]).toBe('fibonacci 12 0.000001412 sec/op of 20475')
  expect(readWhole(tinybench, text).failures.slice(-2)).toEqual([
    'late: not-started',
    expect.stringMatching(/^The task in row \d of the table has no result/),
  ])
})
