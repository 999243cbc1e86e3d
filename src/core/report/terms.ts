// The terms that docs/statistics.md explains, each a link where a report uses it first.
import { inlineCode } from '../words/escape.ts'

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

/** A Voice is how names and terms are written: for Markdown, or for a plain line. */
export interface Voice {
  /** A name that came from the pull request. */
  readonly code: (name: string) => string
  readonly term: (anchor: Anchor, words: string) => string
}

/** Nothing is marked up: for annotations, which are plain text. */
export const plainVoice: Voice = { code: name => name, term: (_, words) => words }

/** Names as code. A term is a link the first time, and from then on the bare words: forty links would hide the news. */
export function markdownVoice(): Voice {
  const linked = new Set<Anchor>()
  return {
    code: name => inlineCode(name),
    term: (anchor, words) => {
      if (linked.has(anchor)) return words
      linked.add(anchor)
      return `[${words}](${statisticsPage}#${anchor})`
    },
  }
}
