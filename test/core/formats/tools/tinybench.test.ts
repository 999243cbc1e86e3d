// tinybench's tasks as JSON.
import { describe, expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { ParsedOutputBuilder } from '../../../../src/core/formats/reading/readings.ts'
import {
  addTinybenchRow,
  parseTinybenchTable,
  tinybenchFormat,
} from '../../../../src/core/formats/tools/tinybench.ts'
import { output, read, told } from '../recorded-output.ts'

describe('tinybench', () => {
  const tasks = [
    'fibonacci 12 0.0000014120000000730214 sec/op of 20475',
    'fibonacci 5 7.000000005064066e-8 sec/op of 420397',
  ]

  test('reads the median latency of each task, and names what failed', () => {
    expect(read(tinybenchFormat, output('tinybench/tasks.json'))).toEqual(tasks)
    expect(parseTextInFormat(tinybenchFormat, output('tinybench/tasks.json')).failures).toEqual([
      'fails: errored',
    ])
  })

  test('reads results that are spread beside their names', () => {
    const spread = JSON.parse(output('tinybench/tasks.json')).map(
      ({ name, result }: Record<string, object>) => ({ name, ...result }),
    )
    expect(read(tinybenchFormat, JSON.stringify(spread))).toEqual(tasks)
  })

  test('reads the rows of the table', () => {
    expect(read(tinybenchFormat, output('tinybench/table.json'))[0]).toBe(
      'fibonacci 12 0.000001412 sec/op of 20475',
    )
  })

  test('reads the older shape, whose samples stand in the result', () => {
    const of = (result: object) => JSON.stringify([{ name: 'a', result: { hz: 1, ...result } }])
    expect(read(tinybenchFormat, of({ samples: [3, 1, 2], mean: 5 }))).toEqual(['a 0.002 sec/op of 3'])
    expect(read(tinybenchFormat, of({ mean: 5 }))).toEqual(['a 0.005 sec/op'])
    expect(() => read(tinybenchFormat, of({}))).toThrow('bench.run()')
  })

  test('says what to print where results have no names', () => {
    expect(() => read(tinybenchFormat, output('tinybench/results.json'))).toThrow(NotInFormatError)
    expect(() => read(tinybenchFormat, output('tinybench/results.json'))).toThrow(
      'JSON.stringify(bench.tasks.map(',
    )
  })

  test('a task that was not run or not ended is a failure beside the others', () => {
    const late = { name: 'late', result: { state: 'not-started', runtime: 'node' } }
    const cut = { name: 'cut', result: { aborted: true } }
    const text = JSON.stringify([...JSON.parse(output('tinybench/tasks.json')), late, cut])
    expect(read(tinybenchFormat, text)).toEqual(tasks)
    expect(parseTextInFormat(tinybenchFormat, text).failures).toEqual([
      'fails: errored',
      'late: not-started',
      'cut: aborted',
    ])
  })

  test('so it is in the rows of the table, of which older versions write null', () => {
    const late = { 'Task name': 'late', 'Latency med (ns)': 'N/A', Samples: 'N/A', Remarks: 'not-started' }
    const text = JSON.stringify([...JSON.parse(output('tinybench/table.json')), late, null])
    expect(read(tinybenchFormat, text)[0]).toBe('fibonacci 12 0.000001412 sec/op of 20475')
    expect(parseTextInFormat(tinybenchFormat, text).failures.slice(-2)).toEqual([
      'late: not-started',
      expect.stringMatching(/^The task in row \d of the table has no result/),
    ])
  })
})

// The table of tinybench, as data and as it is drawn.
describe('tinybench table', () => {
  function parse(text: string) {
    return parseTinybenchTable(text)
  }

  test('reads the table as console.table() draws it', () => {
    expect(told(parse(output('tinybench/table.txt')))).toEqual([
      'fibonacci 12 0.000002494 sec/op of 1172',
      'fibonacci 5 7e-8 sec/op of 403985',
      'fails 4e-8 sec/op of 592796',
    ])
  })

  const drawn = (task: string) => `┌─┐
│ (index) │ Task Name │ ops/sec │ Average Time (ns) │ Samples │
├─┤
│ 0       │ ${task} │ '1,234' │ 1500.5 │ 64 │
└─┘`

  test('reads the columns of older versions, and names in whichever quotes', () => {
    expect(told(parse(drawn("'a'")))).toEqual(['a 0.0000015005 sec/op of 64'])
    expect(told(parse(drawn('"it\'s"')))).toEqual(["it's 0.0000015005 sec/op of 64"])
    expect(told(parse(drawn("'a\\\\b\\n'")))).toEqual(['a\\b\n 0.0000015005 sec/op of 64'])
  })

  test('says what to print where a name cannot be told from the columns', () => {
    expect(() => parse(drawn("'a │ b'"))).toThrow('JSON.stringify(bench.table())')
  })

  test('a row as data is told by its columns, which have had several names', () => {
    const row = (columns: object) => {
      const found = new ParsedOutputBuilder()
      return addTinybenchRow({ 'Task name': 'a', ...columns }, found) ? found.parsed() : null
    }
    for (const column of [
      'Latency med (ns)',
      'Latency median (ns)',
      'Latency average (ns)',
      'Latency avg (ns)',
    ])
      expect(told(row({ [column]: '5 ± 1' }) ?? parse('')), column).toEqual(['a 5e-9 sec/op'])
    expect(row({ Error: 'no such number' })?.failures).toEqual(['a: no such number'])
    expect(row({ 'Task name': 5 })).toBeNull()
    expect(() => row({})).toThrow(NotInFormatError)
  })

  test('is known by its heading', () => {
    expect(tinybenchFormat.claims(drawn("'a'"))).toBe(true)
    expect(tinybenchFormat.claims('│ (index) │ name │')).toBe(false)
  })

  test.each([
    ['node18', ['fibonacci 12 0.000001312 sec/op of 3754', "it's slower 0.000005408 sec/op of 911"]],
    ['deno', ['fibonacci 12 0.000001342 sec/op of 3659', "it's slower 0.000005428 sec/op of 903"]],
    ['bun', ['fibonacci 12 8.21e-7 sec/op of 4659', "it's slower 0.000003315 sec/op of 1489"]],
  ])('reads the table as %s draws it, and names the task that was not run', (runtime, tasks) => {
    const text = output(`tinybench/table-${runtime}.txt`)
    expect(tinybenchFormat.claims(text)).toBe(true)
    const parsed = parse(text)
    expect(told(parsed)).toEqual(tasks)
    expect(parsed.failures).toEqual(['late: not-started'])
  })

  test('a task that was aborted is a failure, unless it has been measured', () => {
    const found = new ParsedOutputBuilder()
    const row = (name: string, time: string, Remarks: string) =>
      addTinybenchRow({ 'Task name': name, 'Latency med (ns)': time, Remarks }, found)
    row('a', 'N/A', 'aborted')
    row('b', '5 ± 1', 'aborted-with-statistics')
    expect(found.parsed().failures).toEqual(['a: aborted'])
    expect(told(found.parsed())).toEqual(['b 5e-9 sec/op'])
  })

  test('says which row has nothing, as older versions write it of a task that was not run', () => {
    const text = drawn("'a'").replace(
      '└─┘',
      '│ 1       │           │         │                   │         │\n└─┘',
    )
    expect(parse(text).failures).toEqual([
      'The task in row 1 of the table has no result: await bench.run() first.',
    ])
    expect(told(parse(text))).toHaveLength(1)
  })
})
