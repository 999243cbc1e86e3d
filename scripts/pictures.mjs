// The pictures of README and docs, from the goldens of test/picture.test.ts: `npm run pictures`. Needs Chromium.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const path = name => fileURLToPath(new URL(`../${name}`, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'benchgate-pictures-'))

/** What the escape sequences of a terminal report mean. */
const styles = { 1: 'b', 2: 'f', 31: 'r', 32: 'g', 33: 'y' }

/** A terminal's text as a page. */
function terminalPage(text) {
  let open = 0
  const body = text
    .replace(/[&<>]/g, one => `&#${one.charCodeAt(0)};`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
    .replace(/\u001b\[([\d;]*)m/g, (_, codes) => {
      const classes = codes.split(';').flatMap(code => styles[code] ?? [])
      const end = classes.length === 0 ? '</span>'.repeat(open) : ''
      open = classes.length === 0 ? 0 : open + 1
      return classes.length === 0 ? end : `<span class="${classes.join(' ')}">`
    })
  return `<!doctype html><meta charset="utf-8"><style>
:root { color-scheme: light dark }
body { margin: 0; background: light-dark(#fff, #14181d); color: light-dark(#1c2024, #e4e8ec) }
pre { margin: 0; padding: 16px; font: 13px/1.45 ui-monospace, Menlo, "DejaVu Sans Mono", monospace }
.b { font-weight: 700 } .f { opacity: 0.7 }
.r { color: light-dark(#b42318, #ff8d82) } .g { color: light-dark(#1a7340, #6fcf93) } .y { color: light-dark(#8a5a00, #e5b454) }
</style><pre>${body}</pre>`
}

function terminal(golden) {
  const page = join(folder, `${golden}.html`)
  writeFileSync(page, terminalPage(readFileSync(path(`test/golden/${golden}.txt`), 'utf8')))
  return page
}

const pictures = [
  ['docs/comment.png', path('test/golden/gjson.md')],
  ['docs/comment-dark.png', path('test/golden/gjson.md'), '--dark'],
  ['docs/pictures/comment-phone.png', path('test/golden/gjson.md'), '--width', '390'],
  ['docs/pictures/page.png', path('test/golden/gjson.html'), '--width', '1100'],
  ['docs/pictures/page-dark.png', path('test/golden/gjson.html'), '--width', '1100', '--dark'],
  ['docs/pictures/page-phone.png', path('test/golden/gjson.html'), '--width', '390'],
  [
    'docs/pictures/history.png',
    path('docs/pages/history-validator.html'),
    '--width',
    '900',
    '--height',
    '900',
  ],
  [
    'docs/pictures/history-dark.png',
    path('docs/pages/history-validator.html'),
    '--width',
    '900',
    '--height',
    '900',
    '--dark',
  ],
  [
    'docs/pictures/history-expr.png',
    path('docs/pages/history-expr.html'),
    '--width',
    '900',
    '--height',
    '760',
  ],
  ['docs/pictures/terminal.png', terminal('gjson'), '--width', '720'],
  ['docs/pictures/terminal-dark.png', terminal('gjson'), '--width', '720', '--dark'],
  ['docs/pictures/terminal-narrow.png', terminal('gjson-narrow'), '--width', '380'],
]
try {
  for (const [picture, ...how] of pictures) {
    const [from, ...flags] = how
    const { status, stderr } = spawnSync(
      process.execPath,
      [path('scripts/picture.mjs'), from, path(picture), ...flags],
      { encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`${picture}: ${stderr}`)
    console.log(picture)
  }
} finally {
  rmSync(folder, { recursive: true })
}
