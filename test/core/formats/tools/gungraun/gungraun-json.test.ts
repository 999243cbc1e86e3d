// Gungraun's summaries, of this version and the one before.
import { expect, test } from 'vitest'
import { Unreadable } from '../../../../../src/core/formats/reading/format.ts'
import { readGungraunJson } from '../../../../../src/core/formats/tools/gungraun.ts'
import { output, told } from '../../recorded-output.ts'

function parse(text: string) {
  const reader = readGungraunJson()
  reader.write(text)
  return told(reader.end())
}

test('reads the counts of this run, not of the one before it', () => {
  expect(parse(output('gungraun/output.json'))).toEqual([
    'numbers::numbers_group::fibonacci short:(5) 345 estimated-cycles',
    'numbers::numbers_group::fibonacci short:(5) 166 instructions',
    'numbers::numbers_group::fibonacci long:(20) 315917 estimated-cycles',
    'numbers::numbers_group::fibonacci long:(20) 221508 instructions',
    'numbers::numbers_group::alone 2682 estimated-cycles',
    'numbers::numbers_group::alone 1805 instructions',
  ])
  const values = '"Ir":{"values":{"new":5,"old":4}}'
  const text = `{"module_path":"a::b","kind":"LibraryBenchmark","profiles":[{"data":{"total":{"metrics":{${values}}}}}]}`
  expect(parse(text)).toEqual(['a::b 5 instructions'])
})

test('reads version 6, with a run before it and without', () => {
  const of = (metrics: object) =>
    JSON.stringify({
      module_path: 'a::b',
      id: 'c',
      details: null,
      profiles: [
        { tool: 'Callgrind', summaries: { total: { summary: { Callgrind: { Ir: { metrics } } } } } },
      ],
    })
  expect(parse(of({ Left: { Int: 7 } }))).toEqual(['a::b c 7 instructions'])
  const dhat = JSON.stringify({
    module_path: 'a::b',
    profiles: [
      {
        tool: 'DHAT',
        summaries: { total: { summary: { Dhat: { TotalBytes: { metrics: { Left: { Int: 8 } } } } } } },
      },
    ],
  })
  expect(parse(dhat)).toEqual(['a::b 8 B/op'])
  expect(parse(of({ Both: [{ Int: 8 }, { Int: 7 }] }))).toEqual(['a::b c 8 instructions'])
})

test('refuses what is none', () => {
  expect(() => parse('{"module_path": "a"}')).toThrow(Unreadable)
})
