// Writes the page around a report: a single file that loads nothing and runs only its own script.
//
// The page loads nothing, and its policy allows only its own style sheet and script, each by its digest: a name that got past
// the escaping could still do nothing. Without the script all rows are visible; 2,000 rows of 20 rounds are 2.9 MB and open in
// less than a second (bench/page.ts).
import { escapeControlCharacters, shortPrintableName } from '../../../words/escape.ts'
import { createFirstUseTermLinks, type ReportText, type ReportTextSpan } from '../../say/block.ts'

import styleHash from './page.css?hash'
import style from './page.css?raw'
import scriptHash from './page.js?hash'
import script from './page.js?raw'

/** Returns an HTML file; `title` is text, `body` is HTML. The browser refuses everything except our style sheet and `program`. */
export function htmlDocument(
  title: string,
  body: string,
  program: { readonly text: string; readonly hash: string } | null = { text: script, hash: scriptHash },
): string {
  const scripts = program === null ? "'none'" : `'${program.hash}'`
  const policy = `default-src 'none'; style-src '${styleHash}'; script-src ${scripts}; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
${program === null ? '' : `<script>${program.text}</script>\n`}</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}

// Renders text as HTML: names as code, terms as links, and words as they are.

/** Renders the texts of one page, in their order. */
export type HtmlInlineRenderer = (text: ReportText) => string

/** Returns a renderer; only spans of the kinds below become elements. */
export function createReportTextHtmlRenderer(): HtmlInlineRenderer {
  const links = createFirstUseTermLinks()
  const writeSpan = (span: ReportTextSpan): string => {
    if (typeof span === 'string') return escapeHtml(escapeControlCharacters(span))
    switch (span.kind) {
      case 'name':
      case 'code':
        return `<code>${escapeHtml(shortPrintableName(span.text))}</code>`
      case 'strong':
        return `<strong>${inline(span.text)}</strong>`
      case 'term': {
        const [words, link] = [escapeHtml(span.words), links(span.anchor)]
        return link === null ? words : `<a href="${link}">${words}</a>`
      }
      case 'link':
        return `<a href="${escapeHtml(span.to)}">${inline(span.words)}</a>`
      case 'break':
        return '<br>\n'
    }
  }
  const inline: HtmlInlineRenderer = text => text.map(writeSpan).join('')
  return inline
}

// Escaping of untrusted text.

/** Escapes text for elements and quoted attributes. Invisible characters must have passed escapeControlCharacters. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`]/g, character => `&#${character.charCodeAt(0)};`)
}
