// Texts are data: what is a name, what can be typed, what is a term, and what is only words.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  createFirstUseTermLinks,
  inlineCodeSpan,
  joinNonEmptyReportTexts,
  lineBreakSpan,
  listFirstReportTexts,
  nameSpan,
  parseTextWithBackticks,
  reportTextFromTemplate,
  statisticsPageAnchors,
  statisticsPageLinkSpan,
  statisticsPageUrl,
  strongSpan,
  takeFirstLinesAndAddCountOfRest,
  terminalInstallPageUrl,
} from '../../../../src/core/report/say/block.ts'
import { elements, rendered } from '../rendered.ts'
import { samples } from '../samples.ts'
import { markdownReport, spoken } from '../shown.ts'

describe('text', () => {
  test('a template is words, in which code stands in backticks', () => {
    expect(reportTextFromTemplate`raise \`count\`, or \`alpha\``).toEqual([
      'raise ',
      inlineCodeSpan('count'),
      ', or ',
      inlineCodeSpan('alpha'),
    ])
    expect(parseTextWithBackticks('raise `count`')).toEqual(['raise ', inlineCodeSpan('count')])
    expect([reportTextFromTemplate``, reportTextFromTemplate`${''}`, parseTextWithBackticks('')]).toEqual([
      [],
      [],
      [],
    ])
  })

  test('what is put in is words, whatever it has in it, but for spans and texts', () => {
    expect(reportTextFromTemplate`${'`a`'}${7}`).toEqual(['`a`', '7'])
    const inner = reportTextFromTemplate`in ${nameSpan('B/op')}`
    expect(
      reportTextFromTemplate`${nameSpan('A')} ${inner}, ${statisticsPageLinkSpan('p', 'p')}${lineBreakSpan}${strongSpan('x')}`,
    ).toEqual([
      nameSpan('A'),
      ' ',
      'in ',
      nameSpan('B/op'),
      ', ',
      statisticsPageLinkSpan('p', 'p'),
      lineBreakSpan,
      { kind: 'strong', text: ['x'] },
    ])
  })

  test('a name of nothing is said to be one', () => {
    expect(nameSpan('')).toBe('(no name)')
  })

  test('joins what says something', () => {
    expect(joinNonEmptyReportTexts(['a', '', [], reportTextFromTemplate`b`, nameSpan('c')], ', ')).toEqual([
      'a',
      ', ',
      'b',
      ', ',
      nameSpan('c'),
    ])
    expect(joinNonEmptyReportTexts([])).toEqual([])
  })

  test('lists the first, and says how many more there are', () => {
    const all = ['a', 'b', 'c'].map(nameSpan)
    expect(spoken(listFirstReportTexts(all, 3))).toBe('a, b, c')
    expect(spoken(listFirstReportTexts(all, 2))).toBe('a, b and 1 more')
    expect(spoken(listFirstReportTexts(all, 0))).toBe('3 in all')
  })

  test('has the first lines, and one on how many more there are', () => {
    const lines = [reportTextFromTemplate`a`, reportTextFromTemplate`b`, reportTextFromTemplate`c`]
    expect(takeFirstLinesAndAddCountOfRest(lines, 3)).toBe(lines)
    expect(takeFirstLinesAndAddCountOfRest(lines, 1, ' did not recur').map(spoken)).toEqual([
      'a',
      'and 2 more did not recur',
    ])
    expect(takeFirstLinesAndAddCountOfRest(lines, 0).map(spoken)).toEqual(['3 in all'])
  })
})

// Terms are links to headings that exist, once a report.
describe('terms', () => {
  const page = readFileSync(new URL('../../../../docs/statistics.md', import.meta.url), 'utf8')

  /** The anchor that GitHub gives a heading. */
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-')
  const headings = [...page.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
  const links = (report: string) =>
    elements(rendered(report)).flatMap(({ tagName, properties }) =>
      tagName === 'a' ? [String(properties?.href)] : [],
    )

  test('every term has its heading in docs/statistics.md', () => {
    for (const anchor of statisticsPageAnchors) expect(headings, anchor).toContain(anchor)
    expect(new Set(headings).size, 'a heading of the same name would take the anchor').toBe(headings.length)
  })

  test('docs/statistics.md links only to headings and files that are there', () => {
    for (const [, anchor = ''] of page.matchAll(/\]\(#([^)]+)\)/g)) expect(headings, anchor).toContain(anchor)
    for (const [, path = ''] of page.matchAll(/\]\((?!#|https:)([^)#]+)/g))
      expect(
        () => readFileSync(new URL(path, new URL('../../../../docs/', import.meta.url))),
        path,
      ).not.toThrow()
  })

  test('docs/statistics.md can be read in a few minutes', () => {
    expect(page.split(/\s+/).length).toBeLessThan(2300)
  })

  test.each(Object.keys(samples))('the report "%s" links each term once, to that page alone', name => {
    const report = markdownReport(samples[name]?.() as never)
    const found = links(report).filter(link => link !== terminalInstallPageUrl)
    expect(new Set(found).size).toBe(found.length)
    for (const link of found) {
      expect(link.startsWith(`${statisticsPageUrl}#`), link).toBe(true)
      expect(headings, link).toContain(link.slice(statisticsPageUrl.length + 1))
    }
  })

  test('a term has its link the first time only, in each report', () => {
    const links = createFirstUseTermLinks()
    expect(links('p')).toBe(`${statisticsPageUrl}#p`)
    expect(links('p')).toBeNull()
    expect(links('interval')).toContain('#interval')
    expect(createFirstUseTermLinks()('p')).toContain('#p')
  })
})
