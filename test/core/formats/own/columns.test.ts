// Tables of CSV, by the names of their columns.
import { describe, expect, test } from 'vitest'
import { ownFormat } from '../../../../src/core/formats/own/own-format.ts'
import { output, read } from '../recorded-output.ts'

const table = 'name-column: Benchmark\nvalue-column: Mean\nunit: ns'

describe('by columns', () => {
  test('reads a table below other lines, with quotes and a header that comes again', () => {
    const text =
      'Running 2 benchmarks\n\ufeffBenchmark,Runs,Mean\n"a, ""b""",3,1.5\nc ,4, "1,200"\n\nBenchmark,Runs,Mean\nd,1,2\nDone\n'
    expect(read(ownFormat(table), text)).toEqual([
      'a, "b" 1.5e-9 sec/op',
      'c 0.0000012 sec/op',
      'd 2e-9 sec/op',
    ])
  })

  test('separated by semicolons or tabs, with a unit in each row', () => {
    const own = ownFormat('name-column: n\nvalue-column: v\nunit-column: u')
    expect(read(own, 'n;v;u\na;1;ms\nb;2;B/op\n')).toEqual(['a 0.001 sec/op', 'b 2 B/op'])
    expect(read(own, 'u\tv\tn\nms\t1\ta\n')).toEqual(['a 0.001 sec/op'])
  })

  test('says which row is broken', () => {
    expect(() => read(ownFormat(table), 'Benchmark,Runs,Mean\na,1\n')).toThrow(
      'Line 2 has 2 cells, and the header has 3.',
    )
    expect(() => read(ownFormat(table), 'Benchmark,Mean\n"a,1\n')).toThrow(
      'Line 2 has a quote without its end.',
    )
    expect(() => read(ownFormat(table), 'Benchmark,Mean\na,n/a\n')).toThrow('"n/a", is no number')
  })
})

test('reads what hyperfine exports as CSV', () => {
  const own = ownFormat('name-column: command\nvalue-column: median\nunit: s')
  expect(read(own, output('own/hyperfine.csv'))).toEqual([
    'sleep 0.01 0.011847165000000002 sec/op',
    'sleep 0.02 0.02167175 sec/op',
  ])
})
