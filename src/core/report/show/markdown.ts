// A report as Markdown: the pull request's comment, the job summary and report.md are this text.

import type { Geomean } from '../../model/comparison.ts'
import { codeBlock, inlineCode, legible, visible } from '../../words/escape.ts'
import { formatDelta } from '../../words/numbers.ts'
import { type Align, type Block, column, type Report, type Row, type Table, table } from '../say/block.ts'
import { isLoud, type Shown, shownAs } from '../say/comparisons.ts'
import { unitOf } from '../say/label.ts'
import { type Links, newLinks } from '../say/terms.ts'
import { type Span, say, strong, type Text } from '../say/text.ts'

/** Writes a report. Whatever it contains, only the marks that are written here act. */
export function markdownText({ outcome, reason, check, parts }: Report): string {
  const links = newLinks()
  const title = inline(say`${reason}${check}`, links)
  const blocks = markdownBlocks(parts.flat(), links)
  return `## ${icons[outcome]} Benchgate: ${title}\n${blocks === '' ? '' : `\n${blocks}\n`}`
}

const icons: Readonly<Record<Report['outcome'], string>> = {
  pass: '✅',
  fail: '❌',
  inconclusive: '⚠️',
  calibration: '📏',
  failure: '⚠️',
}

/** The blocks of a report, or of a part of one. */
export function markdownBlocks(blocks: readonly Block[], links: Links = newLinks()): string {
  return blocks
    .map(block => written(block, links))
    .filter(text => text !== '')
    .join('\n\n')
}

function written(block: Block, links: Links): string {
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
      return tableText(comparisonTable(block.groups.flat(), [], true), links)
    case 'comparisons':
      return folded(block.title, [comparisonTable(block.rows, block.geomeans, false), ...block.below], links)
    case 'rounds':
      return ''
  }
}

function folded(title: Text, blocks: readonly Block[], links: Links): string {
  const summary = inline(title, links, htmlCode)
  return `<details><summary>${summary}</summary>\n\n${markdownBlocks(blocks, links)}\n\n</details>`
}

const rules: Readonly<Record<Align, string>> = { left: ':--', right: '--:', center: ':-:' }

function tableText({ columns, rows }: Table, links: Links): string {
  return [
    `| ${columns.map(({ title }) => wordsOf(title, inlineCode)).join(' | ')} |`,
    `|${columns.map(({ side }) => rules[side]).join('|')}|`,
    ...rows.map(row => `| ${columns.map((_, n) => inline(row[n] ?? [], links)).join(' | ')} |`),
  ].join('\n')
}

/** Each change as one sign; the report explains them in words beside it. */
const signs: Readonly<Record<Shown, string>> = {
  regressed: '❌',
  accepted: '☑️',
  muted: '🔇',
  improved: '✅',
  changed: '❔',
  unchanged: '',
  within: '',
  inconclusive: '⚠️',
  undirected: '',
}

/** A brief table is of what has changed, and leaves out what is ruled out. */
function comparisonTable(rows: readonly Row[], geomeans: readonly Geomean[], isBrief: boolean): Table {
  const bound = <T>(one: T) => (isBrief ? [] : [one])
  // The delta comes early, because a phone shows only three columns.
  const columns = [
    column('', 'center'),
    column('Benchmark', 'left'),
    ...['Delta', 'Base', 'Head', ...bound('Worse by at most')].map(title => column(title, 'right')),
    column('Unit', 'left'),
    column('p', 'right'),
  ]
  const cells = rows.map(row => [
    signs[shownAs(row.of)],
    row.name,
    isLoud(row.of.change) ? strong(row.delta) : row.delta,
    row.base,
    row.head,
    ...bound(row.bound),
    row.unit,
    row.p,
  ])
  const means = geomeans.map(({ unit, ratio, rows: covered, of }) => [
    '',
    covered === of ? 'geomean' : `geomean (${covered} of ${of})`,
    formatDelta(ratio - 1),
    ...['', '', ''],
    unitOf(unit),
  ])
  return table(columns, [...cells, ...means])
}

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

function inlineSpan(span: Span, links: Links, code: (text: string) => string): string {
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
      return `[${wordsOf(span.words, code)}](${span.to})`
    case 'break':
      return '\n  '
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
  return visible(words).replace(/pull request #\d+(?![^\s,;)])|\S+/g, word =>
    word.includes(' ') || !acting.test(word) ? word : code(word),
  )
}

/** A name as code where Markdown is not read, as in the title of a fold: every character that could act is a reference. */
function htmlCode(text: string): string {
  const inert = (character: string) =>
    /[\p{L}\p{N} ./-]/u.test(character) ? character : `&#${character.codePointAt(0)};`
  return `<code>${[...legible(text)].map(inert).join('')}</code>`
}
