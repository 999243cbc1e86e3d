// Texts without marks: names bare, code in backticks, and nothing that acts.
import { describe, expect, test } from 'vitest'
import {
  lineBreakSpan,
  nameSpan,
  reportTextFromTemplate,
  statisticsPageLinkSpan,
  strongSpan,
} from '../../../../src/core/report/say/block.ts'
import { regressionPlainLines, reportTextToPlain } from '../../../../src/core/report/show/plain-text.ts'
import { resultFrom, time } from '../runs.ts'

describe('plain', () => {
  test('names and terms are as they are, and code is told from words', () => {
    expect(
      reportTextToPlain(
        reportTextFromTemplate`${strongSpan(nameSpan('A|b'))} is ${statisticsPageLinkSpan('p', 'p')}: raise \`count\``,
      ),
    ).toBe('A|b is p: raise `count`')
  })

  test('a line ends where the text has a break, and nowhere else', () => {
    expect(reportTextToPlain(reportTextFromTemplate`one${lineBreakSpan}two${'\n'}${nameSpan('\r\n')}`)).toBe(
      'one\ntwo\\u000a\\u000d\\u000a',
    )
  })

  test('nothing acts on a terminal, not even words that should have been a name', () => {
    const hostile = '\u001b[2J\u202e\u0007'
    const text = reportTextToPlain(
      reportTextFromTemplate`${hostile}${nameSpan(hostile)}${statisticsPageLinkSpan('p', hostile)}${strongSpan(hostile)}`,
    )
    expect(text).toBe('\\u001b[2J\\u202e\\u0007'.repeat(4))
  })
})

// What stands beside a step or a check run.
describe('regression lines', () => {
  const suite = (names: readonly string[], center: number) => names.map(name => time(name, center))

  test('a line for each regression, without marks, and none for the others', () => {
    const base = [...suite(['Encode'], 1e-3), ...suite(['Decode'], 1e-3)]
    const head = [...suite(['Encode'], 1.3e-3), ...suite(['Decode'], 1e-3)]
    expect(regressionPlainLines(resultFrom(base, head))).toEqual([
      expect.stringMatching(/^Encode is (29|30|31)[.\d]*% slower/),
    ])
  })

  test('no more than GitHub shows beside a verdict', () => {
    const names = Array.from({ length: 12 }, (_, n) => `Encode${n}`)
    expect(regressionPlainLines(resultFrom(suite(names, 1e-3), suite(names, 1.3e-3)))).toHaveLength(9)
  })

  test('a name of any length fits into an annotation, which has at most 64 KB', () => {
    const long = '\u202e'.repeat(9000)
    const both = (factor: number) => [
      time(long, factor, { pkg: `a/${long}` }),
      { ...time('B', factor, { pkg: 'b' }), unit: `${'|'.repeat(900)}/s` },
    ]
    const lines = regressionPlainLines(
      resultFrom(both(1), both(0.5).with(0, time(long, 2, { pkg: `a/${long}` }))),
    )
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThan(64 * 1024)
  })
})
