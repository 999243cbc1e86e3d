// The report as one HTML file: the words of the Markdown report, with its tables drawn.

import { withChange } from '../../judge/verdict.ts'
import type { Verdict } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { codeSpan, inlineText } from '../../words/escape.ts'
import { type Naming, namingOf } from '../../words/names.ts'
import { formatMade, shortSha } from '../../words/numbers.ts'
import { headline } from '../check.ts'
import { wholeReport } from '../fit.ts'
import { type Block, blocksOf } from './blocks.ts'
import { comparisonTable } from './comparison-table.ts'
import { escapeHtml } from './escape-html.ts'
import { inlineHtml, titleHtml } from './inline-html.ts'
import { page } from './page.ts'
import { renderBlock, renderBlocks } from './render-blocks.ts'
import { roundsPart } from './rounds-part.ts'

/** Writes the report of one run, whichever kind it was. Nothing in it that came from a benchmark can act. */
export function htmlReport(result: ResultFile): string {
  // The heading is written here, as a page has room to set it apart.
  const blocks = blocksOf(wholeReport(result)).filter(({ kind }) => kind !== 'heading')
  const body = result.calibration === null ? gateBody(result, blocks) : renderBlocks(blocks)
  return page(`Benchgate: ${result.reason}`, `${heading(result)}\n${body}`)
}

/**
 * The table of what changed is left out, as the folded one of all comparisons is drawn and open, with what else is folded
 * there below it. The rounds stand after the sentences on regressions, or else before that table.
 */
function gateBody(result: ResultFile, blocks: readonly Block[]): string {
  const { comparisons, unmatched, lost, formats } = result
  const naming = namingOf([...comparisons, ...unmatched.base, ...unmatched.head], lost, formats)
  const rounds = roundsPart(result, naming)
  const hasRegressed = withChange(comparisons, 'regressed').length > 0
  return blocks
    .flatMap(block => {
      if (block.kind === 'table') return hasRegressed ? [rounds] : []
      if (block.kind !== 'fold' || !block.title.startsWith('All comparisons')) return [renderBlock(block)]
      return [hasRegressed ? '' : rounds, allComparisons(result, block, naming)]
    })
    .filter(part => part !== '')
    .join('\n')
}

function allComparisons(
  result: ResultFile,
  { title, blocks }: Extract<Block, { readonly kind: 'fold' }>,
  naming: Naming,
): string {
  return [
    '<section>',
    `<h2>${titleHtml(title)}</h2>`,
    comparisonTable(result, naming),
    renderBlocks(blocks.filter(({ kind }) => kind !== 'table')),
    '</section>',
  ].join('\n')
}

const words: Readonly<Record<Verdict, string>> = { pass: 'Pass', fail: 'Fail', inconclusive: 'Inconclusive' }

/** The verdict, why, and of what. */
function heading(result: ResultFile): string {
  const { verdict, commits, calibration } = result
  const [name, word] = calibration === null ? [verdict, words[verdict]] : ['calibration', 'Calibration']
  const sides = (['base', 'head'] as const).map(side => {
    const { sha, from } = commits[side]
    return `${side} ${codeSpan(shortSha(sha), 40)} (${inlineText(from)})`
  })
  return [
    `<header class="${name}">`,
    `<h1><span class="verdict">${word}</span> ${escapeHtml(headline(result))}</h1>`,
    `<p>${inlineHtml(`${sides.join(', ')}; ${formatMade(result)}`)}</p>`,
    '</header>',
  ].join('\n')
}
