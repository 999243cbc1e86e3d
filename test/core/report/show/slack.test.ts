// Reports as Slack's mrkdwn: how blocks look, and that no name acts in them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  foldBlock,
  listBlock,
  noteBlock,
  paragraphBlock,
  type ReportBlock,
  warningBlock,
} from '../../../../src/core/report/say/block.ts'
import {
  lineBreakSpan,
  linkSpan,
  nameSpan,
  reportTextTag,
  statisticsPageUrl,
  strongSpan,
  termSpan,
} from '../../../../src/core/report/say/text.ts'
import { renderSlackBlocks } from '../../../../src/core/report/show/slack.ts'
import { testProperty } from '../../../support/long.ts'
import { failing } from '../samples.ts'
import { slackReport } from '../shown.ts'
import { everywhere } from './everywhere.ts'

test('the message of a run that failed looks as it did', async () => {
  await expect(slackReport(failing())).toMatchFileSnapshot('../../../golden/slack/fail.txt')
})

test('each kind of block is written in its own way', () => {
  const table: ReportBlock = {
    kind: 'table',
    columns: [
      { title: 'Name', side: 'left' },
      { title: 'n', side: 'right' },
    ],
    rows: [[[nameSpan('a<b')], reportTextTag`10`], [reportTextTag`x`]],
  }
  const written = renderSlackBlocks([
    paragraphBlock(reportTextTag`A ${strongSpan(nameSpan('b'))} with \`code\`.`),
    warningBlock(reportTextTag`Careful.`),
    { kind: 'alert', text: reportTextTag`Shortened.` },
    listBlock([reportTextTag`one${lineBreakSpan}goes on`, reportTextTag`two`]),
    foldBlock(reportTextTag`Where ${nameSpan('<b>')} is`, [
      table,
      { kind: 'code', language: 'sh', text: 'a `b`\n```' },
    ]),
    noteBlock(reportTextTag`Small${lineBreakSpan}print.`),
  ])
  expect(written).toBe(`A *\`b\`* with \`code\`.

⚠️ Careful.

> Shortened.

• one
    goes on
• two

*Where \`&lt;b&gt;\` is*

\`\`\`
Name   n
a&lt;b   10
x
\`\`\`

\`\`\`
a \`b\`
'''
\`\`\`

_Small_
_print._`)
})

test('links have their words, and a term is a link the first time only', () => {
  const text = reportTextTag`${linkSpan('a & b', 'https://x.example/')}, ${termSpan('p', 'p')}, ${termSpan('p', 'p')}`
  expect(renderSlackBlocks([paragraphBlock(text)])).toBe(
    `<https://x.example/|a &amp; b>, <${statisticsPageUrl}#p|p>, p`,
  )
})

test('words are as they are if nothing in them could act, and otherwise code', () => {
  const shown = (words: string) => renderSlackBlocks([paragraphBlock(reportTextTag`${words}`)])
  for (const plain of ['merge base with main', "head's: 5% (±2%), +7.00% → 1.5 µs; ~ means so", 'a|b #1'])
    expect(shown(plain)).toBe(plain)
  for (const acting of [
    '*a*',
    '_a_',
    '~a~',
    'a`b',
    '@here',
    ':tada:',
    'https://evil.example',
    'evil.example',
  ])
    expect(shown(`see ${acting} here`)).toBe(`see \`${acting.replace('`', "'")}\` here`)
  for (const mention of ['<!here>', '<@U1>', '<https://evil.example|x>'])
    expect(shown(mention)).not.toMatch(/[<>]/)
  expect(shown('> a')).toBe('`&gt;` a')
})

testProperty('whatever anything is called, a report has only its own links and blocks', 100, numRuns => {
  const piece = fc.oneof(
    fc.constantFrom('`', '```', '*', '_', '<', '>', '<!here>', '|', '&', '\n', '@x', ':x:', '//evil.example'),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )
  const fences = (report: string) => report.match(/```/g)?.length
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), pieces => {
      const report = slackReport(everywhere(pieces.join('')))
      expect((fences(report) ?? 0) % 2).toBe(0)
      const others = report.replace(/<https:\/\/github\.com\/benchgate\/benchgate[\w./#-]*\|[^<>\n]*>/g, '')
      expect(others.replace(/^> /gm, '')).not.toMatch(/[<>]/)
      const outside = others.replace(/```\n.*?\n```/gs, '').replace(/`[^`\n]*`/g, '')
      expect(outside).not.toMatch(/[`@]|:\/\/|evil|:x:/)
    }),
    { numRuns },
  )
})
