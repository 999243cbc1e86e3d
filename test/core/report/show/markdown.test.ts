// Reports as Markdown: how blocks look, and that whatever a pull request can name is nothing but text in each of them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Comparison, RatioWithInterval } from '../../../../src/core/model/comparison.ts'
import { CouldNotMeasureError } from '../../../../src/core/model/errors.ts'
import {
  foldedReportBlock,
  lineBreakSpan,
  listReportBlock,
  nameSpan,
  noteReportBlock,
  paragraphReportBlock,
  type ReportBlock,
  reportTextFromTemplate,
  statisticsPageLinkSpan,
  statisticsPageUrl,
  strongSpan,
  warningReportBlock,
} from '../../../../src/core/report/say/block.ts'
import {
  changedAndInconclusiveRowsPart,
  comparisonsPart,
} from '../../../../src/core/report/say/comparisons.ts'
import { buildFullRunReport } from '../../../../src/core/report/say/fit-limit.ts'
import { buildRunReportOfFailure, formatErrorOnOneLine } from '../../../../src/core/report/say/run-failure.ts'
import { fullReportDetail } from '../../../../src/core/report/say/run-report.ts'
import { failureNotice } from '../../../../src/core/report/show/comment-text.ts'
import {
  drawIntervalInText,
  markdownOfRunReport,
  renderMarkdownBlocks,
} from '../../../../src/core/report/show/markdown.ts'
import { long, testProperty } from '../../../support/long.ts'
import { comparison, counted } from '../comparisons.ts'
import { expectInert } from '../inert.ts'
import { elements, type Node, rendered, tags, textOf, textOutsideCode, texts } from '../rendered.ts'
import { resultFrom, settings, subjectOf, time } from '../runs.ts'
import { asMarkdown, markdownReport } from '../shown.ts'
import { everywhere } from './everywhere.ts'

describe('markdown', () => {
  const hostile = [
    'a|b',
    '`x`',
    '</code><img src=x>',
    '@octocat',
    'two\n# lines',
    'a\u202egpj.exe',
    'x'.repeat(10_000),
  ]

  const hostileNames = () =>
    resultFrom(
      [...hostile.map(name => time(name, 1e-3)), time('gone | `</code>', 1)],
      [...hostile.map(name => time(name, 1.5e-3)), time('new <!-- @octocat', 1)],
      { run: 'go test -bench . # ``` </details>' },
    )

  test('a place to link to and to accept in lets no hostile name act', long, () => {
    const repository = 'https://github.com/acme/widgets'
    const run = `${repository}/actions/runs/9`
    const site = { repository, run, report: run, accepting: { label: 'ok' } }
    const { base, head } = hostileNames().commits
    const own = [run, `${repository}/compare/${base.sha}..${head.sha}`]
    for (const text of hostile)
      for (const result of [hostileNames(), everywhere(text)])
        expectInert(markdownOfRunReport(buildFullRunReport(result, site)), own)
  })

  test('renders a hostile unit as nothing but text, in sentences too', () => {
    const unit = '[free](//evil.example)<details>@octocat/s'
    const report = markdownReport(resultFrom([{ ...time('A', 100), unit }], [{ ...time('A', 50), unit }]))
    expectInert(report)
    expect(texts(report, 'li')[0]).toMatch(
      /^A is \d+\.\d% slower in \[free\]\(\/\/evil\.example\)<details>@octocat\/s, between/,
    )
  })

  const piece = fc.oneof(
    fc.constantFrom(...hostile.slice(0, -1)),
    fc.constantFrom('[a](https://evil.example)', 'https://evil.example', 'www.evil.example', 'a@b.example'),
    fc.constantFrom(
      '|',
      '`',
      '``',
      '\\',
      '<!--',
      '-->',
      '</details>',
      '\n\n',
      '**',
      ':tada:',
      '[^1]',
      'o/r#1',
      ' ',
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )
  const any = fc.array(piece, { minLength: 1, maxLength: 6 }).map(pieces => pieces.join(''))

  testProperty(
    'whatever names, units, commits, machine and commands are called, a report has no link, foreign tag or mention',
    100,
    numRuns => {
      const shape = (report: Node) => {
        const found = elements(report).map(({ tagName }) => tagName)
        // A command to copy is left out where a name cannot be typed, so blocks of code are not counted.
        return ['h2', 'table', 'tr', 'td', 'details', 'li', 'br'].map(
          tag => found.filter(one => one === tag).length,
        )
      }
      const ordinary = shape(rendered(markdownReport(everywhere('x'))))
      fc.assert(
        fc.property(any, text => {
          const report = rendered(markdownReport(everywhere(text)))
          expectInert(report)
          expect(shape(report)).toEqual(ordinary)
        }),
        { numRuns },
      )
    },
  )

  testProperty(
    'whatever a failure quotes, its report and the notice on an earlier one have no link, foreign tag or mention',
    300,
    numRuns => {
      fc.assert(
        fc.property(any, any, (message, output) => {
          const error = new CouldNotMeasureError(message, output)
          expectInert(markdownOfRunReport(buildRunReportOfFailure(error)))
          const stale = failureNotice({ head: null, run: null }, formatErrorOnOneLine(error))
          expect(tags(stale)).toEqual(['code', 'h2', 'p'])
          expect(textOutsideCode(stale)).not.toMatch(/@|:\/\/|www\./)
        }),
        { numRuns },
      )
    },
  )

  test('each kind of block is written in its own way', () => {
    const table: ReportBlock = {
      kind: 'table',
      columns: [
        { title: '', side: 'center' },
        { title: 'Name', side: 'left' },
        { title: 'n', side: 'right' },
      ],
      rows: [[[], [nameSpan('a|b')], reportTextFromTemplate`1`], [reportTextFromTemplate`x`]],
    }
    const written = asMarkdown([
      paragraphReportBlock`A ${strongSpan(nameSpan('b'))} with \`code\`.`,
      warningReportBlock`Careful.`,
      { kind: 'alert', text: reportTextFromTemplate`Shortened.` },
      listReportBlock([reportTextFromTemplate`one${lineBreakSpan}goes on`, reportTextFromTemplate`two`]),
      foldedReportBlock(reportTextFromTemplate`Where ${nameSpan('<b>')} is`, [
        table,
        { kind: 'code', language: 'sh', text: 'a\n```' },
      ]),
      noteReportBlock`Small.`,
    ])
    expect(written).toBe(`A **\`b\`** with \`code\`.

⚠️ Careful.

> [!NOTE]
> Shortened.

- one
  goes on
- two

<details><summary>Where <code>&#60;b&#62;</code> is</summary>

|  | Name | n |
|:-:|:--|--:|
|  | \`a\`<code>&#124;</code>\`b\` | 1 |
| x |  |  |

\`\`\`\`sh
a
\`\`\`
\`\`\`\`

</details>

<sub>Small.</sub>`)
  })

  test('a term is a link the first time only', () => {
    expect(
      renderMarkdownBlocks([
        paragraphReportBlock`${statisticsPageLinkSpan('p', 'p')} and ${statisticsPageLinkSpan('p', 'p')}`,
      ]),
    ).toBe(`[p](${statisticsPageUrl}#p) and p`)
  })

  test('words are as they are if nothing in them could act', () => {
    for (const plain of [
      'merge base with main',
      'merge base with release/1.2_lts-x',
      'main, as merged into pull request #12',
      'before this push',
      "head's: need >= 6 samples, p <0.001; ~ means 5% (±2%), +7.00% → 1.5 µs; Note: so, ?: what",
    ])
      expect(asMarkdown([paragraphReportBlock`${plain}`])).toBe(plain)
  })

  /** What could act, each as a word among others. */
  const acting = [
    'https://evil.example',
    'www.evil.example',
    '_main_',
    '__init__.py',
    'octocat/hello#1',
    '#1',
    'GH-1',
    '@octocat',
    ':tada:',
    '**main**',
    '[x](y)',
    '<b>',
    '<!--',
    'a&#64;b',
    '`x`',
    '~x~',
    '$x$',
    'a|b',
    'two\nlines',
    'a\\_',
  ]

  test('a word of them that could act is code, and the others stay words', () => {
    for (const word of acting) {
      const report = rendered(asMarkdown([paragraphReportBlock`merge base with ${word} here`]))
      expect(tags(report), word).toEqual(['code', 'p'])
      expect(textOutsideCode(report), word).toMatch(/^merge base with .*here$/)
      expectInert(report)
    }
    expect(asMarkdown([paragraphReportBlock`base (${'x/@octocat'})`])).toBe('base (`x/@octocat`)')
  })

  test('words cannot begin a block of another kind', () => {
    for (const words of ['# a', '- a', '+ a', '1. a', '1) a', '> a', '===', '---', '    a', '[ ] a', '| a |'])
      for (const block of [
        paragraphReportBlock`${words}`,
        listReportBlock([
          reportTextFromTemplate`x${lineBreakSpan}${words}`,
          reportTextFromTemplate`${words}`,
        ]),
      ])
        expect(
          tags(asMarkdown([block])).filter(tag => !/^(code|li|p|ul)$/.test(tag)),
          words,
        ).toEqual([])
  })

  testProperty('a name that was taken for words is nothing but text, wherever it stands', 300, numRuns => {
    const everywhere = (words: string) => {
      const text = reportTextFromTemplate`${words}`
      const inner: readonly ReportBlock[] = [
        ...[
          paragraphReportBlock`${text}`,
          warningReportBlock`${text}`,
          noteReportBlock`${text}`,
          { kind: 'alert', text } as const,
        ],
        listReportBlock([text, reportTextFromTemplate`${strongSpan(`x${words}x`)}${lineBreakSpan}${words}`]),
        { kind: 'table', columns: [{ title: words, side: 'left' }], rows: [[text], [text]] },
      ]
      return rendered(asMarkdown([...inner, foldedReportBlock(text, inner)]))
    }
    const shape = (report: Node) =>
      ['h2', 'table', 'tr', 'td', 'details', 'li', 'blockquote', 'sub'].map(
        tag => elements(report).filter(({ tagName }) => tagName === tag).length,
      )
    const ordinary = shape(everywhere('x'))
    fc.assert(
      fc.property(
        any.filter(text => text !== ''),
        text => {
          const report = everywhere(text)
          expectInert(report)
          expect(shape(report)).toEqual(ordinary)
        },
      ),
      { numRuns },
    )
  })
})

// Tables of comparisons in Markdown: what is open, what is folded, and names that have no room.
describe('markdown rows', () => {
  const many = (n: number) => Array.from({ length: n }, (_, index) => comparison({ benchmark: `B${index}` }))
  const shown = (changed: readonly Comparison[]) =>
    asMarkdown(changedAndInconclusiveRowsPart(changed, subjectOf({ settings })))

  test('the first forty rows are open, and the others folded', () => {
    expect(texts(shown(many(40)), 'summary')).toEqual([])
    const folded = shown(many(42))
    expect(texts(folded, 'summary')).toEqual(['2 more rows'])
    expect(texts(folded.split('<details>')[0] ?? '', 'tr')).toHaveLength(41)
    expect(texts(shown(many(41)), 'summary')).toEqual(['1 more row'])
  })

  test('what is drawn is explained where it is drawn', () => {
    const all = many(50)
    const open = all.map(comparison => ({ ...comparison, change: 'inconclusive' as const }))
    expect(shown(all)).not.toContain('Drawn:')
    expect(shown(all).match(/Medians of base → head/g)).toHaveLength(1)
    expect(shown(open).match(/Drawn:/g)).toHaveLength(1)
    const result = { comparisons: all, geomeans: [], settings, merged: null, rounds: [] }
    const besides = (above: readonly Comparison[]) =>
      asMarkdown(comparisonsPart(subjectOf(result), fullReportDetail.besides, above))
    expect(besides(all)).not.toContain('Drawn:')
    expect(besides([]).match(/Drawn:/g)).toHaveLength(1)
  })

  test('a row that changed shows the values of both sides, and no p', () => {
    const cell = elements(rendered(shown([comparison()]))).filter(({ tagName }) => tagName === 'td')[1]
    expect(cell && textOf(cell).replaceAll('\u00a0', ' ')).toBe('Encode1.000 ms → 1.070 ms, +6.1% to +8.4%')
    expect(shown([comparison({ ratio: null })])).toContain(', no interval |')
  })

  test('a long name is cut in the middle, and stands whole beside the medians', () => {
    const benchmark = `Decode/${'x'.repeat(150)}/level=19`
    const one = [comparison({ benchmark })]
    expect(texts(shown(one), 'code')[0]).toBe(`Decode/xxxxxxxxxxxxx…xxxxxxxxxx/level=19`)
    const result = { comparisons: one, geomeans: [], settings, merged: null, rounds: [] }
    const besides = asMarkdown(comparisonsPart(subjectOf(result), fullReportDetail.besides, one))
    expect(texts(besides, 'td')[0]).toBe(benchmark)
  })

  test('each row has two cells, however many lines are in one, so that a phone shows all', () => {
    const cells = elements(rendered(shown(many(2)))).filter(({ tagName }) => tagName === 'td')
    expect(cells).toHaveLength(4)
    expect(cells.map(cell => elements(cell).some(({ tagName }) => tagName === 'br'))).toEqual([
      false,
      true,
      false,
      true,
    ])
    // The sign and the number stay together.
    expect(textOf(cells[0] as (typeof cells)[number])).toBe('❌\u00a0+7.2%')
  })
})

// Intervals drawn as text: where each sign stands, in which direction, and what is beyond the picture.
describe('drawn interval', () => {
  const drawn = (
    estimate: number,
    low: number | null,
    high: number | null,
    more: Partial<Comparison> = {},
  ) => {
    const ratio: RatioWithInterval = { estimate, low, high }
    return drawIntervalInText({
      comparison: comparison({ ratio, delta: estimate - 1, ...more }),
      rules: { ...settings, threshold: 0.05 },
    })
  }

  test('is as wide in each row, with no change and the thresholds at the same places', () => {
    expect(drawn(1.078, 1.072, 1.086)).toBe('·····¦··│··¦●········')
    expect(drawn(1.678, 1.638, 1.706)).toBe('·····¦··│··¦·······●·')
    expect(drawn(1, 0.98, 1.02)).toBe('·····¦·═●═·¦·········')
    expect(drawn(1.05, 1.03, 1.07)).toBe('·····¦··│·═●═········')
  })

  test('lines that lie in an interval can be seen in it', () => {
    expect(drawn(1.02, 0.9, 1.2)).toBe('···══╪══╪●═╪════·····')
  })

  test('says at its ends that something lies beyond', () => {
    expect(drawn(1.9, 1.6, 3.1)).toBe('·····¦··│··¦·······═●')
    expect(drawn(1.06, 1.05, null)).toBe('·····¦··│··●═════════'.replace(/.$/, '›'))
  })

  test('has what is worse on the right, whichever direction is better', () => {
    expect(drawn(0.9, 0.89, 0.91, { unit: 'B/s', better: 'higher' })).toBe(drawn(1.1, 1.09, 1.11))
    expect(drawn(0.9, null, 0.91, { unit: 'B/s', better: 'higher' })).toMatch(/›$/)
  })

  test('has the threshold of the row, and none where that is 0', () => {
    const of = comparison({ ratio: { estimate: 1.078, low: 1.072, high: 1.086 } })
    expect(drawIntervalInText({ comparison: of, rules: { ...settings, threshold: 0.078 } })).toBe(
      '·····¦··│··●·········',
    )
    expect(drawIntervalInText({ comparison: of, rules: { ...settings, threshold: 0 } })).toBe(
      '········│···●········',
    )
  })

  test('has no point where no single number is true', () => {
    const warnings = [{ kind: 'two-modes', side: 'head' }] as const
    expect(drawn(1.5, 1.01, 1.6, { delta: 0.02, warnings })).not.toContain('●')
  })

  test('draws nothing where there is no interval, or all of it is beyond the scale', () => {
    expect([drawn(3, 2.9, 3.1), drawn(0.4, 0.38, 0.42)]).toEqual(['', ''])
    expect(drawn(1.2, null, null)).toBe('')
    expect(
      drawIntervalInText({ comparison: counted('B/op', 1, 2), rules: { ...settings, threshold: 0.05 } }),
    ).toBe('')
    expect(
      drawIntervalInText({
        comparison: comparison({ ratio: null }),
        rules: { ...settings, threshold: 0.05 },
      }),
    ).toBe('')
  })
})
