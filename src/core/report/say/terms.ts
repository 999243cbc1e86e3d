// The terms that docs/statistics.md explains, each a link where a report uses it first.

/** Where the terms are explained; absolute, because a comment is in somebody else's repository. */
export const statisticsPage = 'https://github.com/benchgate/benchgate/blob/main/docs/statistics.md'

/** The headings of that page to which reports link. */
export const anchors = [
  'rounds-and-interleaving',
  'p',
  'adjusted-p',
  'interval',
  'threshold',
  'inconclusive',
  'unchanged',
  'within',
  'exact',
  'early-stopping',
  'confirmation',
  'warnings',
  'classic-options',
] as const

export type TermAnchor = (typeof anchors)[number]

/** The address that explains a term; null if this report has already linked it, as forty links would hide the news. */
export type Links = (anchor: TermAnchor) => string | null

/** The links of a report that is about to be shown. */
export function newLinks(): Links {
  const linked = new Set<TermAnchor>()
  return anchor => {
    if (linked.has(anchor)) return null
    linked.add(anchor)
    return `${statisticsPage}#${anchor}`
  }
}
