// Terms are links to headings that exist, once a report.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { anchors, newLinks, statisticsPage } from '../../../../src/core/report/say/text.ts'
import { elements, rendered } from '../rendered.ts'
import { samples } from '../samples.ts'
import { markdownReport } from '../shown.ts'

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
  for (const anchor of anchors) expect(headings, anchor).toContain(anchor)
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
  expect(page.split(/\s+/).length).toBeLessThan(2100)
})

test.each(Object.keys(samples))('the report "%s" links each term once, to that page alone', name => {
  const report = markdownReport(samples[name]?.() as never)
  const found = links(report)
  expect(new Set(found).size).toBe(found.length)
  for (const link of found) {
    expect(link.startsWith(`${statisticsPage}#`), link).toBe(true)
    expect(headings, link).toContain(link.slice(statisticsPage.length + 1))
  }
})

test('a term has its link the first time only, in each report', () => {
  const links = newLinks()
  expect(links('p')).toBe(`${statisticsPage}#p`)
  expect(links('p')).toBeNull()
  expect(links('interval')).toContain('#interval')
  expect(newLinks()('p')).toContain('#p')
})
