// Several versions in a terminal: one table, and the verdict on each.
import { expect, test } from 'vitest'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
import { versionsText } from '../../../../src/core/report/show/terminal.ts'
import { plain, widthOf } from '../../../../src/core/words/terminal.ts'
import { resultFrom, time } from '../runs.ts'

const base = [time('Encode-8', 1e-3), time('Decode-8', 5e-5), time('Sort-8', 2e-3)]
const v2 = resultFrom(base, [time('Encode-8', 1e-3), time('Decode-8', 4e-5), time('Sort-8', 2e-3)])
const v3 = resultFrom(base, [time('Encode-8', 1.12e-3), time('Decode-8', 4e-5)])
const versions = (...results: readonly ResultFile[]) =>
  results.map((result, n) => ({ name: `v${n + 2}`, result }))

test('each version is a column against the first, and has its verdict', () => {
  expect(versionsText('v1', versions(v2, v3)).split('\n')).toEqual([
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
    'Judged together: each version by its share of alpha, 0.05.',
    '',
  ])
})

test('what a reader should know of the run of a version stands below its verdict', () => {
  const stopped = { ...v2, warnings: [{ kind: 'rule-unused', match: 'Gone*' } as const] }
  expect(versionsText('v1', versions(stopped, v2)).match(/Note: .*Gone/g)).toHaveLength(1)
})

test('rows that moved in no version are a line, unless all are asked for', () => {
  const still = [...base, ...Array.from({ length: 20 }, (_, n) => time(`Still${n}-8`, 1e-3))]
  const both = versions(resultFrom(still, still))
  expect(versionsText('v1', both)).toMatch(
    /^ {2}23 rows moved in no version \(`--all` shows them\)\n\nPASS {2}v2: /,
  )
  expect(versionsText('v1', both, true)).toMatch(/^Still19 /m)
})

test.each([80, 40])('what does not fit %d columns stands below', width => {
  const text = versionsText('v1', versions(v2, v3, v2, v3, v2, v3, v2, v3), false, plain, width)
  const lines = text.split('\n')
  for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(width)
  const headings = lines.filter(line => line.startsWith('benchmark'))
  expect(headings.length).toBeGreaterThan(1)
  expect(headings.join(' ').match(/v[2-9]/g)).toEqual(['v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8', 'v9'])
})

test('a row is red where a version is worse, and a name steers nothing', () => {
  const marked = versionsText(
    ...(['\u001b[2J', [{ name: 'v\u0007', result: v3 }], true] as const),
    (colour, text) => `<${colour}>${text}`,
  )
  expect(marked).toMatch(/^<red>Encode/m)
  expect(marked).toMatch(/^<green>Decode/m)
  expect([...marked].some(one => one < ' ' && one !== '\n')).toBe(false)
})
