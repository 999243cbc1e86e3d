// The terms that docs/statistics.md explains, each a link where a report uses it first.

/** Where the terms are explained; absolute, as a comment stands in somebody else's repository. */
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

export type Anchor = (typeof anchors)[number]

/** Where a term of one report is explained; null for one that has been a link already, as forty would hide the news. */
export type Links = (anchor: Anchor) => string | null

/** The links of a report that is about to be shown. */
export function newLinks(): Links {
  const linked = new Set<Anchor>()
  return anchor => {
    if (linked.has(anchor)) return null
    linked.add(anchor)
    return `${statisticsPage}#${anchor}`
  }
}
