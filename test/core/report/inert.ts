// Whether a report of hostile texts is nothing but text.
import { expect } from 'vitest'
import { statisticsPageUrl, terminalInstallPageUrl } from '../../../src/core/report/say/block.ts'
import { elements, hasComment, type Node, rendered, tags, textOutsideCode } from './rendered.ts'

/** The elements that reports are made of. */
const ours = new Set(
  'a blockquote br code details h2 li p pre strong sub summary table tbody td th thead tr ul'.split(' '),
)

/** Fails if anything in `report` could act, but for `ownLinks`: a foreign link or element, a hidden comment, a mention, an address. */
export function expectInert(markdown: string | Node, ownLinks: readonly string[] = []): void {
  const report = rendered(markdown)
  expect(tags(report).filter(tag => !ours.has(tag))).toEqual([])
  for (const { tagName, properties } of elements(report))
    if (tagName === 'a' && ![...ownLinks, terminalInstallPageUrl].includes(String(properties?.href)))
      expect(properties?.href).toMatch(new RegExp(`^${statisticsPageUrl}#[a-z-]+$`))
  expect(hasComment(report)).toBe(false)
  expect(textOutsideCode(report)).not.toMatch(/@|:\/\/|www\.|\w#\d|:\w+:|\*\*|\u202e/)
}
