// Renders a report as Slack's mrkdwn, for a message: tables are blocks of code, as mrkdwn has none, and folds are open.

import { escapeControlCharacters, escapeLines, shortPrintableName } from '../../words/escape.ts'
import type { ComparisonsBlock, ReportBlock, RunReport } from '../say/block.ts'
import {
  createFirstUseTermLinks,
  type GetTermUrlOnFirstUse,
  type ReportText,
  reportTextTag,
  strongSpan,
  type TextSpan,
} from '../say/text.ts'
import { outcomeIcons } from './markdown.ts'
import { reportTextToPlain } from './plain-text.ts'
import { comparisonRowLines, tableLines } from './terminal.ts'

/** Returns the whole report. Only the markup that is written here takes effect, whatever the names in it contain. */
export function reportSlackText({ outcome, reason, line, parts }: RunReport): string {
  const links = createFirstUseTermLinks()
  const title = `${outcomeIcons[outcome]} *Benchgate:* ${inline(reason, links)}`
  return `${joinParagraphs([title, inline(line, links), renderSlackBlocks(parts.flat(), links)])}\n`
}

/** Returns the mrkdwn of some blocks. */
export function renderSlackBlocks(
  blocks: readonly ReportBlock[],
  links: GetTermUrlOnFirstUse = createFirstUseTermLinks(),
): string {
  return joinParagraphs(blocks.map(block => written(block, links)))
}

function joinParagraphs(texts: readonly string[]): string {
  return texts.filter(text => text !== '').join('\n\n')
}

function written(block: ReportBlock, links: GetTermUrlOnFirstUse): string {
  switch (block.kind) {
    case 'paragraph':
      return inline(block.text, links)
    case 'warning':
      return `⚠️ ${inline(block.text, links)}`
    case 'note':
      // Slack ends italics with the line.
      return inline(block.text, links).replace(/.+/g, '_$&_')
    case 'alert':
      return inline(block.text, links).replace(/^/gm, '> ')
    case 'list':
      return block.items.map(item => `• ${inline(item, links).replaceAll('\n', '\n    ')}`).join('\n')
    case 'table':
      return codeBlock(tableLines(block))
    case 'code':
      return codeBlock(escapeLines(block.text.trimEnd()))
    case 'fold':
      return joinParagraphs([
        inline([strongSpan(block.title)], links),
        renderSlackBlocks(block.blocks, links),
      ])
    case 'changes':
      return codeBlock(comparisonRowLines(block.groups.flat()))
    case 'comparisons':
      return otherRows(block, links)
  }
}

/** Returns the rows that no table of changes has. Their medians are in its columns, so there is no table of medians. */
function otherRows({ isAlone, rest, same, below }: ComparisonsBlock, links: GetTermUrlOnFirstUse): string {
  const title = strongSpan(`${isAlone ? 'All' : 'Other'} comparisons (${rest.length})`)
  return joinParagraphs([
    ...(rest.length === 0 ? [] : [inline([title], links), codeBlock(comparisonRowLines(rest))]),
    same.length === 0 ? '' : inline(reportTextTag`${same}.`, links),
    renderSlackBlocks(below, links),
  ])
}

function inline(text: ReportText, links: GetTermUrlOnFirstUse): string {
  return text.map(span => inlineSpan(span, links)).join('')
}

function inlineSpan(span: TextSpan, links: GetTermUrlOnFirstUse): string {
  if (typeof span === 'string') return wordsOf(span)
  switch (span.kind) {
    case 'name':
    case 'code':
      return code(span.text)
    case 'strong':
      return `*${inline(span.text, links)}*`
    case 'term': {
      const address = links(span.anchor)
      return address === null ? wordsOf(span.words) : link(address, span.words)
    }
    case 'link':
      return link(span.to, reportTextToPlain(span.words))
    case 'break':
      return '\n'
  }
}

/** The words of a link are bare, as Slack shows no code in them. */
function link(address: string, words: string): string {
  return `<${escapeEntities(address)}|${escapeEntities(escapeControlCharacters(words))}>`
}

/** What could be a mark, a mention, an emoji, or an address within a word. mrkdwn has no escapes for these. */
const acting = /[`*@]|~(?=\S)|(?<=\S)~|_|:(?=[\w+'-])|:\/\/|[a-z\d-]\.[a-z]{2}/i

/** Returns words as they are, except that a word which could act becomes code, and a `>` that could begin a quote. */
function wordsOf(words: string): string {
  return escapeControlCharacters(words).replace(/\S+/g, (word, at) =>
    acting.test(word) || (at === 0 && word.startsWith('>')) ? code(word) : escapeEntities(word),
  )
}

/** No code can contain a backtick. */
function code(text: string): string {
  return `\`${escapeEntities(shortPrintableName(text).replaceAll('`', "'"))}\``
}

/** Only three backticks end a block, so that commands with fewer can be copied. */
function codeBlock(lines: readonly string[]): string {
  const text = lines.join('\n').replace(/`{3,}/g, fence => "'".repeat(fence.length))
  return `\`\`\`\n${escapeEntities(text)}\n\`\`\``
}

/** Escapes the characters of mentions and links. */
function escapeEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
