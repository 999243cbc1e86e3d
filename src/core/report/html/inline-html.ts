// A line of our Markdown as HTML: code, what is strong, and links to our own page; anything else is text.
import { statisticsPage } from '../terms.ts'
import { escapeHtml } from './escape-html.ts'

/** What may begin something; `bar` is how a name has a `|` in a table (`inlineCode`). */
const token =
  /(?<fence>`+)|(?<strong>\*\*)|\[(?<words>[^[\]`*]+)\]\((?<link>[^()\s`]+)\)|(?<bar><code>&#124;<\/code>)/g

/** Turns a text of a block into HTML. Nothing becomes an element but what is named above. */
export function inlineHtml(markdown: string): string {
  const written: string[] = []
  let isStrong = false
  let at = 0
  for (const match of markdown.matchAll(token)) {
    // Within a code span nothing begins.
    if (match.index < at) continue
    const { fence, strong, words, link, bar } = match.groups ?? {}
    const end = fence === undefined ? -1 : closing(markdown, match.index + fence.length, fence.length)
    let html = escapeHtml(match[0])
    let next = match.index + match[0].length
    if (fence !== undefined && end >= 0) {
      html = `<code>${escapeHtml(unpadded(markdown.slice(next, end)))}</code>`
      next = end + fence.length
    } else if (bar !== undefined) html = '<code>|</code>'
    else if (words !== undefined && link?.startsWith(statisticsPage))
      html = `<a href="${escapeHtml(link)}">${escapeHtml(words)}</a>`
    else if (strong !== undefined) {
      html = isStrong ? '</strong>' : '<strong>'
      isStrong = !isStrong
    }
    written.push(lines(markdown.slice(at, match.index)), html)
    at = next
  }
  written.push(lines(markdown.slice(at)), isStrong ? '</strong>' : '')
  // A name that was written in several pieces is one again.
  return written.join('').replaceAll('</code><code>', '')
}

/** The title of a fold: HTML already, in which names are code and every character of theirs that could act a reference. */
export function titleHtml(title: string): string {
  return title
    .split(/(<\/?code>|&#\d+;)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeHtml(part)))
    .join('')
}

/** Where the next run of exactly `length` backticks begins; -1 where there is none, so that the first are text. */
function closing(markdown: string, from: number, length: number): number {
  for (const run of markdown.slice(from).matchAll(/`+/g))
    if (run[0].length === length) return from + run.index
  return -1
}

/** The space that keeps a name's own backticks off the fence is no part of the name. */
function unpadded(code: string): string {
  return /^ .*[^ ].* $/.test(code) ? code.slice(1, -1) : code
}

/** In a comment GitHub keeps the line breaks inside a paragraph, and the reports count on it. */
function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n')
}
