// Renders a report as a PNG: Markdown as GitHub would show it as a pull-request comment, HTML as a browser does.

import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { rehypeGithubAlerts } from 'rehype-github-alerts'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGemoji from 'remark-gemoji'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const USAGE =
  'usage: node scripts/picture.mjs IN.md|IN.html OUT.png [--width 820] [--height 900] [--dark] [--open]'
const TIMEOUT_MS = 60_000
const CLOSE_MS = 5_000
const SCALE = 2
const WIDTH = { least: 240, most: 2000, usual: 820 }
const HEIGHT = { least: 100, most: 20_000 }

const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const COLOURS = {
  light: { page: '#ffffff', text: '#1f2328', muted: '#59636e', header: '#f6f8fa', border: '#d1d9e0' },
  dark: { page: '#0d1117', text: '#f0f6fc', muted: '#9198a1', header: '#151b23', border: '#3d444d' },
}

// What GitHub allows, and the text of a style sheet dropped along with its element.
const SCHEMA = { ...defaultSchema, strip: ['script', 'style'] }

class Refusal extends Error {}

// ---- Markdown to HTML ----

/** Replaces every child of a tree by the nodes `change` returns for it, from the leaves up. */
const rewrite = (node, change, skip = () => false) => {
  if (!node.children || skip(node)) return
  for (const child of node.children) rewrite(child, change, skip)
  node.children = node.children.flatMap(change)
}

const textNode = value => ({ type: 'text', value })

const lines = text =>
  text
    .split(/[ \t]*\r?\n[ \t]*/)
    .flatMap((value, index) => [...(index ? [{ type: 'break' }] : []), ...(value ? [textNode(value)] : [])])

/** In a comment, unlike in a file, GitHub keeps the line breaks inside a paragraph. */
const keepLineBreaks = () => tree =>
  rewrite(tree, node => (node.type === 'text' ? lines(node.value) : [node]))

/** Emoji names, in raw HTML (a summary, say) too, which the Markdown tree does not see into; not in code. */
const nameEmoji = () => {
  const replace = remarkGemoji()
  const change = node => {
    if (node.type !== 'text') return [node]
    const holder = { type: 'root', children: [node] }
    replace(holder)
    return holder.children
  }
  return tree => rewrite(tree, change, node => ['code', 'pre', 'tt'].includes(node.tagName))
}

/** The classes GitHub adds after sanitising, and with `open` every details element unfolded. */
const finish =
  ({ open }) =>
  tree =>
    rewrite(tree, node => {
      if (node.tagName === 'input') node.properties.className = ['task-list-item-checkbox']
      if (node.tagName === 'details' && open) node.properties.open = true
      return [node]
    })

/**
 * The alerts plugin drops the whole text node after the first line break, so a newline there must stand
 * alone, and it fails on a paragraph without children.
 */
const prepareAlerts = () => tree =>
  rewrite(tree, node => {
    if (node.tagName === 'p' && node.children.length === 0) node.children = [textNode('')]
    if (node.type !== 'text' || !/^\n./.test(node.value)) return [node]
    return [textNode('\n'), textNode(node.value.slice(1))]
  })

const toHtml = (markdown, open) =>
  String(
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(keepLineBreaks)
      .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
      .use(rehypeRaw)
      .use(rehypeSanitize, SCHEMA)
      .use(nameEmoji)
      .use(finish, { open })
      .use(prepareAlerts)
      .use(rehypeGithubAlerts)
      .use(rehypeStringify)
      .processSync(markdown),
  )

// ---- The page around it ----

const markdownCss = theme =>
  readFileSync(new URL(import.meta.resolve(`github-markdown-css/github-markdown-${theme}.css`)), 'utf8')

// Sizes are those of GitHub's timeline comment: 14px text, 16px of padding, a 6px corner.
const frameCss = ({ page, text, muted, header, border }) => `
  * { box-sizing: border-box; }
  body { margin: 0; background: ${page}; }
  .picture { padding: 16px; background: ${page}; color: ${text}; font: 14px/1.5 -apple-system,
    BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif, 'Noto Color Emoji'; }
  .comment { border: 1px solid ${border}; border-radius: 6px; overflow: hidden; }
  .comment-header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 6px; min-height: 40px;
    padding: 7px 16px; background: ${header}; border-bottom: 1px solid ${border}; color: ${muted}; }
  .avatar { width: 24px; height: 24px; margin-right: 2px; border-radius: 50%; background: ${text}; }
  .avatar svg { display: block; margin: 5px; fill: ${page}; }
  .author { color: ${text}; font-weight: 600; }
  .label { padding: 0 6px; border: 1px solid ${border}; border-radius: 2em;
    font-size: 12px; line-height: 18px; }
  .comment .markdown-body { padding: 16px; font-size: 14px; }
  .comment .markdown-body a { text-decoration: underline; text-underline-offset: .2rem; }
  .sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`

const AVATAR = '<svg viewBox="0 0 16 16" width="14" height="14"><path d="M3.5 2v12l10-6z"/></svg>'

// The policy is the second lock: the page is offline and runs no scripts in any case.
const page = (body, theme) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<style>${markdownCss(theme)}${frameCss(COLOURS[theme])}</style>
</head>
<body>
<div class="picture"><div class="comment">
<div class="comment-header">
<span class="avatar">${AVATAR}</span>
<span class="author">github-actions</span> <span class="label">bot</span> <span>commented now</span>
</div>
<div class="markdown-body">${body}</div>
</div></div>
</body>
</html>`

/** Our own page; a `<details>` from a benchmark is escaped in it. */
const unfolded = (html, open) => (open ? html.replaceAll('<details>', '<details open>') : html)

// ---- The browser ----

const firstLine = error => String(error.message).split('\n')[0]

const chromiumPath = () => {
  const path = process.env.CHROMIUM || '/usr/bin/chromium'
  try {
    accessSync(path, constants.X_OK)
  } catch {
    throw new Refusal(
      `no Chromium to run at "${path}": install one (apt-get install chromium), ` +
        'or set CHROMIUM to the path of a Chromium or Chrome program',
    )
  }
  return path
}

const launch = async () => {
  const executablePath = chromiumPath()
  try {
    return await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, timeout: TIMEOUT_MS })
  } catch (error) {
    throw new Refusal(
      `"${executablePath}" did not start (${firstLine(error)}): ` +
        'check that it runs by itself with --headless --no-sandbox, or set CHROMIUM to another program',
    )
  }
}

/** Settles as `work` does, or fails with `message` after `ms`. */
const within = async (work, ms, message) => {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Refusal(message)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const photograph = async (browser, html, { width, height, theme, isPage }) => {
  const context = await browser.newContext({
    viewport: { width, height: isPage ? 240 : 800 },
    deviceScaleFactor: SCALE,
    colorScheme: theme,
    // A page runs its own script; a comment has none.
    javaScriptEnabled: isPage,
    offline: true,
  })
  const tab = await context.newPage()
  await tab.setContent(html)
  const clip = height === null ? {} : { clip: { x: 0, y: 0, width, height } }
  if (isPage) return await tab.screenshot({ animations: 'disabled', fullPage: true, ...clip })
  return await tab.locator('.picture').screenshot({ animations: 'disabled' })
}

const render = async (html, how) => {
  const deadline = Date.now() + TIMEOUT_MS
  const late = `no picture after ${TIMEOUT_MS / 1000} s: try again, or with a shorter report`
  const browser = await launch()
  try {
    return await within(photograph(browser, html, how), deadline - Date.now(), late)
  } finally {
    await within(browser.close(), CLOSE_MS, 'Chromium did not close').catch(() => {})
  }
}

// ---- The command line ----

const parse = args => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        width: { type: 'string', default: String(WIDTH.usual) },
        height: { type: 'string' },
        dark: { type: 'boolean', default: false },
        open: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Refusal(`${firstLine(error)}\n${USAGE}`)
  }
}

const widthOf = text => {
  const width = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (width >= WIDTH.least && width <= WIDTH.most) return width
  throw new Refusal(
    `--width "${text}" is not a whole number of pixels from ${WIDTH.least} to ${WIDTH.most}: ` +
      `give ${WIDTH.usual} for a desktop, 390 for a phone`,
  )
}

/** Null for all of the page. */
const heightOf = text => {
  if (text === undefined) return null
  const height = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (height >= HEIGHT.least && height <= HEIGHT.most) return height
  throw new Refusal(
    `--height "${text}" is not a whole number of pixels from ${HEIGHT.least} to ${HEIGHT.most}: leave it out for the whole page`,
  )
}

const options = args => {
  const { values, positionals } = parse(args)
  if (positionals.length !== 2) {
    const given = positionals.map(path => `"${path}"`).join(', ') || 'none'
    throw new Refusal(`two paths are needed, the report and the picture; given: ${given}\n${USAGE}`)
  }
  const [input, output] = positionals
  if (!output.endsWith('.png')) throw new Refusal(`"${output}" does not end in .png: name the picture so`)
  return {
    input,
    output,
    width: widthOf(values.width),
    height: heightOf(values.height),
    theme: values.dark ? 'dark' : 'light',
    open: values.open,
    isPage: input.endsWith('.html'),
  }
}

const readReport = path => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Refusal(`cannot read "${path}" (${error.code}): give the path of a Markdown or HTML file`)
  }
}

const writePicture = (path, png) => {
  try {
    writeFileSync(path, png)
  } catch (error) {
    throw new Refusal(`cannot write "${path}" (${error.code}): make its folder first, or choose another path`)
  }
}

const main = async args => {
  const { input, output, theme, open, ...how } = options(args)
  const text = readReport(input)
  const html = how.isPage ? unfolded(text, open) : page(toHtml(text, open), theme)
  writePicture(output, await render(html, { theme, ...how }))
}

// Exiting outright also ends a Chromium that did not close when asked.
try {
  await main(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Refusal ? `picture: ${error.message}` : error)
  process.exit(1)
}
