// The page around a report: a single file that loads nothing, and runs nothing but its own script.
import { escapeHtml } from './escape-html.ts'
import { script, scriptHash } from './script.ts'
import { style, styleHash } from './style.ts'

/** A Program is a script, and its hash as a Content-Security-Policy names it. */
export interface Program {
  readonly text: string
  readonly hash: string
}

/** A browser must refuse all but the one style sheet and the one script, whatever a name may contain. */
const policy = ({ hash }: Program) =>
  `default-src 'none'; style-src '${styleHash}'; script-src '${hash}'; base-uri 'none'; form-action 'none'`

/** A whole HTML file; `title` is text, `body` is HTML. */
export function page(
  title: string,
  body: string,
  program: Program = { text: script, hash: scriptHash },
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(program)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<script>${program.text}</script>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}
