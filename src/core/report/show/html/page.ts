// Writes the page around a report: a single file that loads nothing and runs only its own script.
//
// The page loads nothing, and its policy allows only its own style sheet and script, each by its digest: a name that got past
// the escaping could still do nothing. Without the script all rows are visible; 2,000 rows of 20 rounds are 2.9 MB and open in
// less than a second (bench/page.ts).
import { escapeHtml } from './inline.ts'
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
