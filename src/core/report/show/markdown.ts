// A report as Markdown: the pull request's comment, the job summary and report.md are this text.

import { codeBlock, escapeControls, inlineCode, printableName } from '../../words/escape.ts'
import type { Align, Report, ReportBlock, TableBlock } from '../say/block.ts'
import { type Links, newLinks } from '../say/terms.ts'
import type { Text, TextSpan } from '../say/text.ts'
import { changeBlocks, otherBlocks } from './markdown-rows.ts'

/** Writes a report. Whatever it contains, only the marks that are written here act. */
export function markdownText({ outcome, reason, line, parts }: Report): string {
  const links = newLinks()
  const title = `## ${icons[outcome]} Benchgate: ${inline(reason, links)}`
  const texts = [title, inline(line, links), markdownBlocks(parts.flat(), links)]
  return `${texts.filter(text => text !== '').join('\n\n')}\n`
}

const icons: Readonly<Record<Report['outcome'], string>> = {
  pass: '✅',
  fail: '❌',
  inconclusive: '⚠️',
  calibration: '📏',
  failure: '⚠️',
}

/** The blocks of a report, or of a part of one. */
export function markdownBlocks(blocks: readonly ReportBlock[], links: Links = newLinks()): string {
  return blocks
    .map(block => written(block, links))
    .filter(text => text !== '')
    .join('\n\n')
}

function written(block: ReportBlock, links: Links): string {
  switch (block.kind) {
    case 'paragraph':
      return inline(block.text, links)
    case 'warning':
      return `⚠️ ${inline(block.text, links)}`
    case 'note':
      return `<sub>${inline(block.text, links)}</sub>`
    case 'alert':
      return `> [!NOTE]\n> ${inline(block.text, links)}`
    case 'list':
      return block.items.map(item => `- ${inline(item, links)}`).join('\n')
    case 'table':
      return tableText(block, links)
    case 'code':
      return codeBlock(block.text, block.language)
    case 'fold':
      return folded(block.title, block.blocks, links)
    case 'changes':
      return markdownBlocks(changeBlocks(block), links)
    case 'comparisons':
      return markdownBlocks(otherBlocks(block), links)
  }
}

function folded(title: Text, blocks: readonly ReportBlock[], links: Links): string {
  const summary = inline(title, links, htmlCode)
  return `<details><summary>${summary}</summary>\n\n${markdownBlocks(blocks, links)}\n\n</details>`
}

const rules: Readonly<Record<Align, string>> = { left: ':--', right: '--:', center: ':-:' }

function tableText({ columns, rows }: TableBlock, links: Links): string {
  return [
    `| ${columns.map(({ title }) => wordsOf(title, inlineCode)).join(' | ')} |`,
    `|${columns.map(({ side }) => rules[side]).join('|')}|`,
    ...rows.map(row => `| ${columns.map((_, n) => cellText(row[n] ?? [], links)).join(' | ')} |`),
  ].join('\n')
}

/** A cell is one line of Markdown. */
function cellText(text: Text, links: Links): string {
  return inline(text, links).replaceAll(newLine, '<br>')
}

/** How a text goes on in a new line. */
const newLine = '\n  '

/** `code` writes names and code, as the place of this text needs them. */
function inline(text: Text, links: Links, code: (text: string) => string = inlineCode): string {
  return text
    .map((span, index) => {
      const before = text[index - 1]
      const begins = before === undefined || (typeof before === 'object' && before.kind === 'break')
      return typeof span === 'string' && begins && opening.test(span)
        ? code(span)
        : inlineSpan(span, links, code)
    })
    .join('')
}

/** Words that would begin another kind of block if they began a line. */
const opening = /^\s*(?:#{1,6}(?:\s|$)|[-+](?:\s|$)|\d+[.)](?:\s|$)|>|=+\s*$|-{2,}\s*$|\s{4})/

function inlineSpan(span: TextSpan, links: Links, code: (text: string) => string): string {
  if (typeof span === 'string') return wordsOf(span, code)
  switch (span.kind) {
    case 'name':
    case 'code':
      return code(span.text)
    case 'strong':
      return `**${inline(span.text, links, code)}**`
    case 'term': {
      const [words, link] = [wordsOf(span.words, code), links(span.anchor)]
      return link === null ? words : `[${words}](${link})`
    }
    case 'link':
      return `[${inline(span.words, links, code)}](${span.to})`
    case 'break':
      return newLine
  }
}

/**
 * What could be Markdown, HTML, a mention, an address or an emoji, anywhere in a word. GitHub finds some of these in escaped
 * text too, so only code is safe. A `~` by itself is harmless, and so is a `<` by itself or before a number.
 */
const acting =
  /[`*\\[\]|@$^&]|<(?![\d=]|$)|~(?=\S)|(?<=\S)~|:(?=[\w/+-])|(?<![A-Za-z\d])_|_(?![A-Za-z\d_])|#(?=\d)|www\.|\bgh-\d/i

/** Words as they are, but those that could act become code: a name taken for words by mistake is harmless too. */
function wordsOf(words: string, code: (text: string) => string): string {
  return escapeControls(words).replace(/pull request #\d+(?![^\s,;)])|\S+/g, word =>
    word.includes(' ') || !acting.test(word) ? word : code(word),
  )
}

/** A name as code where Markdown is not read, as in the title of a fold: every character that could act is a reference. */
function htmlCode(text: string): string {
  const inert = (character: string) =>
    /[\p{L}\p{N} ./-]/u.test(character) ? character : `&#${character.codePointAt(0)};`
  return `<code>${[...printableName(text)].map(inert).join('')}</code>`
}
