// The page around a report: a single file that loads nothing, and runs nothing but its own script.
import { escapeHtml } from './escape-html.ts'
import { script, scriptHash } from './script.ts'
import { style, styleHash } from './style.ts'

/** A browser must refuse all but the one style sheet and the one script, whatever a name may contain. */
const policy = `default-src 'none'; style-src '${styleHash}'; script-src '${scriptHash}'; base-uri 'none'; form-action 'none'`

/** A whole HTML file; `title` is text, `body` is HTML. */
export function page(title: string, body: string): string {
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
<script>${script}</script>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}
