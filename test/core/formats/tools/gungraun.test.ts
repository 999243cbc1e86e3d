// Gungraun says the same as JSON and in lines, and counts exactly.
import { describe, expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { ParsedOutputBuilder } from '../../../../src/core/formats/reading/readings.ts'
import {
  addGungraunCount,
  claimsGungraunLines,
  formatGungraunName,
  GungraunNameReader,
  gungraunFormat,
  parseGungraunLines,
} from '../../../../src/core/formats/tools/gungraun.ts'
import { output, read, told } from '../recorded-output.ts'

describe('gungraun', () => {
  test('has the same names and counts in both', () => {
    const lines = read(gungraunFormat, output('gungraun/output.txt'))
    expect(lines).toHaveLength(6)
    expect([...read(gungraunFormat, output('gungraun/output.json'))].sort()).toEqual([...lines].sort())
  })

  test('declares its units exact, and fewer to be better', () => {
    const { units } = parseTextInFormat(gungraunFormat, output('gungraun/output.txt'))
    expect(units.get('instructions')).toEqual({ better: 'lower', assume: 'exact' })
  })
})

// What Gungraun prints.
describe('gungraun lines', () => {
  function parse(text: string) {
    return told(parseGungraunLines(text))
  }

  test('reads the counts of this run, whether or not there was one before it', () => {
    const lines = parse(output('gungraun/output.txt'))
    expect(lines.slice(0, 2)).toEqual([
      'numbers::numbers_group::fibonacci short:(5) 166 instructions',
      'numbers::numbers_group::fibonacci short:(5) 345 estimated-cycles',
    ])
    expect(parse(output('gungraun/again.txt'))).toEqual(lines)
    expect(parse('a::b\n  Instructions:   20|10  (+100.000%) [+2.00000x]')).toEqual(['a::b 20 instructions'])
  })

  test('reads what the other tools of Valgrind count', () => {
    const text = `a::b::c id:10
  ======= CALLGRIND =====
  Instructions:                1734|N/A             (*********)
  ======= DHAT ==========
  Total bytes:                29499|N/A             (*********)
  Total blocks:                2806|N/A             (*********)
  At t-gmax bytes:              378|N/A             (*********)`
    expect(parse(text)).toEqual([
      'a::b::c id:10 1734 instructions',
      'a::b::c id:10 29499 B/op',
      'a::b::c id:10 2806 allocs/op',
    ])
  })

  test('takes the total of what several threads counted, and of each tool', () => {
    const counts = [
      'numbers::numbers_group::count lines:("two\nlines") 604 instructions',
      'numbers::numbers_group::count lines:("two\nlines") 2524 estimated-cycles',
      'numbers::numbers_group::count lines:("two\nlines") 1024 B/op',
      'numbers::numbers_group::count lines:("two\nlines") 1 allocs/op',
      'numbers::numbers_group::count others:("two\nothers") 609 instructions',
      'numbers::numbers_group::count others:("two\nothers") 2530 estimated-cycles',
      'numbers::numbers_group::count others:("two\nothers") 1024 B/op',
      'numbers::numbers_group::count others:("two\nothers") 1 allocs/op',
      'numbers::numbers_group::threads two:(2) 48680 instructions',
      'numbers::numbers_group::threads two:(2) 78429 estimated-cycles',
      'numbers::numbers_group::threads two:(2) 1040 B/op',
      'numbers::numbers_group::threads two:(2) 14 allocs/op',
    ]
    expect(parse(output('gungraun/threads.txt'))).toEqual(counts)
    // How a process begins its threads is not the same each time.
    const again = counts.map(line => line.replace(' 48680 ', ' 48586 ').replace(' 78429 ', ' 78307 '))
    expect(parse(output('gungraun/grid.txt'))).toEqual(again)
  })

  test('reads a grid among what has none', () => {
    const text = 'a::b\n  Instructions:   20|N/A\na::c\n|======== CALLGRIND ====\n| Instructions:   30|N/A'
    expect(parse(text)).toEqual(['a::b 20 instructions', 'a::c 30 instructions'])
  })

  test('calls nothing a benchmark that only a benchmark printed', () => {
    expect(parse(output('gungraun/nocapture.txt')).filter(line => line.endsWith('instructions'))).toEqual([
      'numbers::numbers_group::count lines:("two 604 instructions',
      'numbers::numbers_group::count others:("two 609 instructions',
      'numbers::numbers_group::threads two:(2) 8652 instructions',
    ])
  })

  test('leaves out what another benchmark is compared with', () => {
    const text = `a::b id:1
  Instructions:                  10|N/A             (*********)
a::c id:1
  Instructions:                  20|N/A             (*********)
  Comparison with b id:1
  Instructions:                  20|10              (+100.000%) [+2.00000x]`
    expect(parse(text)).toEqual(['a::b id:1 10 instructions', 'a::c id:1 20 instructions'])
  })

  test('is claimed by a count, and no list of anything', () => {
    expect(claimsGungraunLines('  Instructions:   20|10')).toBe(true)
    expect(claimsGungraunLines('| Instructions:   20|10')).toBe(true)
    expect(claimsGungraunLines('| Instructions | 20 |')).toBe(false)
    expect(claimsGungraunLines('Instructions: read this|that')).toBe(false)
  })
})

// What counts as the name of a benchmark.
describe('gungraun heading', () => {
  function name(...lines: readonly string[]) {
    const heading = new GungraunNameReader()
    for (const line of lines) heading.take(line)
    return heading.end()
  }

  test('is the last line that looks like one, with those behind it', () => {
    expect(name('running 0 tests', '', 'a::b id:1 ')).toBe('a::b id:1')
    expect(name('loader::rules loaded 3 rules', 'ready', 'a::b id:"two', '', 'lines"')).toBe(
      'a::b id:"two\n\nlines"',
    )
  })

  test('is the first such line, and no other, where the benchmark itself may have printed', () => {
    expect(name('a::b id:1', 'INFO loading', 'loader::rules loaded 3 rules', '- end of stdout/stderr')).toBe(
      'a::b id:1',
    )
    expect(name('a::b id:1', 'warning', '- end of stderr')).toBe('a::b id:1')
  })

  test('is given once, and there may be none', () => {
    expect(name('INFO loading', 'parser: done', '- end of stdout', '    at main.rs:3')).toBeNull()
    const heading = new GungraunNameReader()
    heading.take('a::b')
    expect(heading.end()).toBe('a::b')
    heading.take('Gungraun result: Ok.')
    expect(heading.end()).toBeNull()
  })

  test('does not grow without end', () => {
    const lines = name('a::b', ...Array.from({ length: 10_000 }, () => 'x'))?.split('\n')
    expect(lines).toHaveLength(100)
  })
})

// Gungraun's summaries, of this version and the one before.
describe('gungraun json', () => {
  function parse(text: string) {
    return told(parseTextInFormat(gungraunFormat, text))
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
    expect(() => parse('{"module_path": "a"}')).toThrow(NotInFormatError)
  })
})

// Which counts are compared, and what a benchmark is called.
describe('gungraun count', () => {
  test('takes a count by either of its names, and leaves out those that only make others up', () => {
    const found = new ParsedOutputBuilder()
    for (const count of ['Ir', 'Instructions', 'RamHits', 'L1 Hits', 'constructor'])
      addGungraunCount(found, `a ${count}`, count, 5, new Set())
    addGungraunCount(found, 'a', 'Total bytes', 64, new Set())
    addGungraunCount(found, 'a', 'EstimatedCycles', null, new Set())
    expect(told(found.parsed())).toEqual([
      'a Ir 5 instructions',
      'a Instructions 5 instructions',
      'a 64 B/op',
    ])
    expect(found.parsed().units.get('B/op')).toEqual({ better: 'lower', assume: 'exact' })
  })

  test('a name has an id and arguments where there are any', () => {
    expect(formatGungraunName('a::b', 'short', '(5)')).toBe('a::b short:(5)')
    expect(formatGungraunName('a::b', 'short', null)).toBe('a::b short')
    expect(formatGungraunName('a::b', null, '')).toBe('a::b')
  })

  test('takes the first of what several tools count', () => {
    const found = new ParsedOutputBuilder()
    const seen = new Set<string>()
    for (const value of [5, 6]) addGungraunCount(found, 'a', 'Ir', value, seen)
    expect(told(found.parsed())).toEqual(['a 5 instructions'])
    expect(() => addGungraunCount(found, 'a', 'Ir', 7, new Set())).toThrow('Two benchmarks are called "a"')
  })
})
