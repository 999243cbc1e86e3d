// Reports in a terminal: signs, colours, columns, and nothing that could steer it.
import { describe, expect, test } from 'vitest'
import type { Comparison } from '../../../../src/core/model/comparison.ts'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
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
  strongSpan,
  warningReportBlock,
} from '../../../../src/core/report/say/block.ts'
import { comparisonsPart } from '../../../../src/core/report/say/comparisons.ts'
import type { TerminalReportSections } from '../../../../src/core/report/say/terminal-report.ts'
import {
  formatVersionComparisonsForTerminal,
  textOfTerminalReportSections,
} from '../../../../src/core/report/show/terminal.ts'
import { type ColourText, displayWidth, noColour } from '../../../../src/core/words/terminal.ts'
import { comparison, spaced } from '../comparisons.ts'
import { resultFrom, settings, subjectOf, time } from '../runs.ts'

describe('terminal', () => {
  const report = (...after: TerminalReportSections['after']): TerminalReportSections => ({
    outcome: 'fail',
    reason: reportTextFromTemplate`Why`,
    before: [],
    after,
  })
  /** What stands below the verdict. */
  const below = (parts: TerminalReportSections['after'], paint: ColourText = noColour, width?: number) =>
    spaced(textOfTerminalReportSections(report(...parts), paint, width))
      .split('\n')
      .slice(2, -1)
  const rows = (comparisons: readonly Comparison[], paint?: ColourText, width?: number) =>
    below(
      [comparisonsPart(subjectOf({ comparisons, settings, geomeans: [], merged: null, rounds: [] }), 'none')],
      paint,
      width,
    )

  test('each row has the sign of its change, and what is not significant no delta', () => {
    expect(
      rows([
        comparison(),
        comparison({ benchmark: 'Go', unit: 'B/op', change: 'unchanged', p: 0.4, delta: 0.001 }),
      ]),
    ).toEqual([
      '  benchmark  unit                base             head  delta  at most  adj. p',
      '✗ Encode     time/op    1.000 ms ± 0%    1.070 ms ± 0%  +7.2%           0.0004',
      expect.stringMatching(/^ {2}Go +B\/op .* ~ +8\.8% +0\.0004$/),
    ])
  })

  test('where there is no room the centres give way first, then what is ruled out', () => {
    const heading = (width: number) => rows([comparison()], noColour, width)[0]?.trim()
    expect(heading(80)).toMatch(/unit +base +head +delta +at most +adj\. p$/)
    expect(heading(70)).toMatch(/unit +delta +at most +adj\. p$/)
    expect(heading(40)).toMatch(/unit +delta +adj\. p$/)
    for (let width = 44; width <= 90; width++)
      for (const line of rows([comparison(), comparison({ unit: 'p99-latency-sec' })], noColour, width))
        expect(displayWidth(line), line).toBeLessThanOrEqual(width)
  })

  test('what is folded is told below the rows', () => {
    const [block] = comparisonsPart(
      subjectOf({ comparisons: [comparison()], settings, geomeans: [], merged: null, rounds: [] }),
      'none',
    )
    if (block?.kind !== 'comparisons') throw new Error('no comparisons')
    const told = { ...block, below: [paragraphReportBlock`7 rows without a change`] }
    expect(below([[told]]).slice(2)).toEqual(['  7 rows without a change'])
    expect(below([[{ ...told, rows: [] }]])).toEqual(['  7 rows without a change'])
  })

  test('the verdict stands between what was measured and what it means', () => {
    const brief = {
      ...report([paragraphReportBlock`below`]),
      before: [[paragraphReportBlock`above`]],
    }
    expect(textOfTerminalReportSections(brief)).toBe('above\n\nFAIL  Why\n\nbelow\n')
  })

  test('a row is painted by its change, and the verdict by what it is', () => {
    const marked: ColourText = (colour, text) => `<${colour}>${text}`
    expect(rows([comparison({ change: 'improved' })], marked)[1]).toMatch(/^<green>✓ Encode/)
    expect(textOfTerminalReportSections(report(), marked)).toBe('<red><bold>FAIL  Why\n')
  })

  test('blocks of a part stand together, parts apart, and parts of nothing are not seen', () => {
    expect(
      below([
        [paragraphReportBlock`one`, listReportBlock([reportTextFromTemplate`two`])],
        [],
        [warningReportBlock`three`],
        [],
      ]),
    ).toEqual(['one', '  two', '', 'three'])
  })

  test('lists, tables, code and folds are indented, the further lines of an item more', () => {
    const table: ReportBlock = {
      kind: 'table',
      columns: [
        { title: 'Name', side: 'left' },
        { title: 'Growth', side: 'right' },
        { title: 'Base', side: 'right' },
      ],
      rows: [
        [reportTextFromTemplate`a`, reportTextFromTemplate`+1`, reportTextFromTemplate`10`],
        [reportTextFromTemplate`bcd`],
      ],
    }
    const code: ReportBlock = { kind: 'code', language: 'text', text: 'x\n  y\n' }
    expect(
      below([
        [
          foldedReportBlock(reportTextFromTemplate`Title`, [
            listReportBlock([reportTextFromTemplate`a${lineBreakSpan}b`]),
            table,
            code,
          ]),
        ],
      ]),
    ).toEqual([
      'Title:',
      '    a',
      '      b',
      '    Name  Growth  Base',
      '    a         +1    10',
      '    bcd',
      '    x',
      '      y',
    ])
  })

  test('long lines are wrapped, as far as words allow', () => {
    const long = reportTextFromTemplate`one two three four`
    expect(
      below(
        [
          [
            paragraphReportBlock`${long}`,
            listReportBlock([long]),
            foldedReportBlock(long, [noteReportBlock`${long}`]),
          ],
        ],
        noColour,
        11,
      ),
    ).toEqual([
      ...['one two', 'three four'],
      ...['  one two', '  three', '  four'],
      ...['one two', 'three four:'],
      ...['  one two', '  three', '  four'],
    ])
  })

  test('what changed stands in the table of all, and rounds are not drawn', () => {
    expect(below([[{ kind: 'changes', groups: [] }]])).toEqual([])
  })

  test('nothing steers the terminal, wherever it stands', () => {
    const hostile = '\u001b[2J\u0007\u202e'
    const text = reportTextFromTemplate`${hostile}${nameSpan(hostile)}${strongSpan(nameSpan(hostile))}${statisticsPageLinkSpan('p', hostile)}`
    const everywhere: readonly ReportBlock[] = [
      ...[
        paragraphReportBlock`${text}`,
        warningReportBlock`${text}`,
        noteReportBlock`${text}`,
        { kind: 'alert', text } as const,
        listReportBlock([text]),
      ],
      { kind: 'table', columns: [{ title: 'a', side: 'left' }], rows: [[text]] },
      { kind: 'code', language: 'text', text: hostile },
    ]
    const all = textOfTerminalReportSections({
      ...report([...everywhere, foldedReportBlock(text, everywhere)]),
      reason: text,
    })
    const acts = (character: string) => (character < ' ' && character !== '\n') || character === '\u202e'
    expect([...all].filter(acts)).toEqual([])
  })
})

// Several versions in a terminal: one table, and the verdict on each.
describe('versions', () => {
  const base = [time('Encode-8', 1e-3), time('Decode-8', 5e-5), time('Sort-8', 2e-3)]
  const v2 = resultFrom(base, [time('Encode-8', 1e-3), time('Decode-8', 4e-5), time('Sort-8', 2e-3)])
  const v3 = resultFrom(base, [time('Encode-8', 1.12e-3), time('Decode-8', 4e-5)])
  const versions = (...results: readonly ResultFile[]) =>
    results.map((result, n) => ({ name: `v${n + 2}`, result }))

  test('each version is a column against the first, and has its verdict', () => {
    expect(formatVersionComparisonsForTerminal('v1', versions(v2, v3)).split('\n')).toEqual([
      expect.stringMatching(/^benchmark {2}unit +v1 +v2 +v3$/),
      expect.stringMatching(/^Encode +time\/op +997\.5.µs +~ +✗ \+12\.\d%$/),
      expect.stringMatching(/^Decode +time\/op +\S+.µs +✓ -\d+\.\d% +✓ -\d+\.\d%$/),
      expect.stringMatching(/^Sort +time\/op +\S+.ms +~$/),
      '',
      expect.stringMatching(/^PASS {2}v2: No regression in 3 benchmarks, 1 improved/),
      '',
      expect.stringMatching(/^FAIL {2}v3: 1 of 2 benchmarks regressed, 1 improved/),
      '',
      expect.stringMatching(/^ {2}Encode is 12\.\d% slower/),
      '',
      'Only on base (removed, renamed or skipped): Sort.',
      '',
      'Corrected for 2 versions: each is judged at alpha 0.05.',
      '',
    ])
  })

  test('what a reader should know of the run of a version stands below its verdict', () => {
    const stopped = { ...v2, warnings: [{ kind: 'rule-unused', match: 'Gone*' } as const] }
    expect(
      formatVersionComparisonsForTerminal('v1', versions(stopped, v2)).match(/Note: .*Gone/g),
    ).toHaveLength(1)
  })

  test('rows that moved in no version are a line, unless all are asked for', () => {
    const still = [...base, ...Array.from({ length: 20 }, (_, n) => time(`Still${n}-8`, 1e-3))]
    const both = versions(resultFrom(still, still))
    expect(formatVersionComparisonsForTerminal('v1', both)).toMatch(
      /^ {2}23 rows without a change in any version \(`--all` shows them\)\n\nPASS {2}v2: /,
    )
    expect(formatVersionComparisonsForTerminal('v1', both, true)).toMatch(/^Still19 /m)
  })

  test.each([80, 40])('what does not fit %d columns stands below', width => {
    const text = formatVersionComparisonsForTerminal(
      'v1',
      versions(v2, v3, v2, v3, v2, v3, v2, v3),
      false,
      noColour,
      width,
    )
    const lines = text.split('\n')
    for (const line of lines) expect(displayWidth(line), line).toBeLessThanOrEqual(width)
    const headings = lines.filter(line => line.startsWith('benchmark'))
    expect(headings.length).toBeGreaterThan(1)
    expect(headings.join(' ').match(/v[2-9]/g)).toEqual(['v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8', 'v9'])
  })

  test('a row is red where a version is worse, and a name steers nothing', () => {
    const marked = formatVersionComparisonsForTerminal(
      ...(['\u001b[2J', [{ name: 'v\u0007', result: v3 }], true] as const),
      (colour, text) => `<${colour}>${text}`,
    )
    expect(marked).toMatch(/^<red>Encode/m)
    expect(marked).toMatch(/^<green>Decode/m)
    expect([...marked].some(one => one < ' ' && one !== '\n')).toBe(false)
  })
})
