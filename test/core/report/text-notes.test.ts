// What a reader in a terminal should know beside the numbers, in plain words.
import { expect, test } from 'vitest'
import type { Comparison } from '../../../src/core/model/comparison.ts'
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import { textDoubts, textNotes } from '../../../src/core/report/text-notes.ts'
import { around, comparison } from './comparisons.ts'
import { resultFrom, time } from './runs.ts'
import { samples } from './samples.ts'

const naming = ({ benchmark }: { readonly benchmark: string }) => benchmark
const of = (more: Partial<ResultFile>): ResultFile => ({
  ...resultFrom([time('A', 1)], [time('A', 1)]),
  ...more,
})
const open = (benchmark: string): Comparison =>
  comparison({ benchmark, change: 'inconclusive', adjustedP: 0.3, visible: 0.081, roundsNeeded: 46 })

test('says what is doubted, with what to do, and of which', () => {
  const text = textDoubts(
    of({
      doubts: [
        { benchmark: 'A\u0007', package: null, kind: 'prints', line: 'a\u001b[2J' },
        { benchmark: 'B', package: null, kind: 'first-off', side: null, first: 0.04, others: 0.01 },
      ],
    }),
    naming,
  )
  expect(text.split('\n').map(line => line.replaceAll('\u00a0', ' '))).toEqual([
    'Doubtful benchmarks: these may not measure what they are meant to, and then no verdict on them counts.',
    expect.stringMatching(/^ {2}The first round took far longer than the others\. /),
    '    B (40.00 ms instead of 10.00 ms)',
    expect.stringMatching(/^ {2}It prints while it is measured\. /),
    '    A\\u0007 (a\\u001b[2J)',
  ])
})

test('says that the sides did not run the same benchmark', () => {
  const result = resultFrom([time('A', 1)], [time('A', 1)], { suite: ['encode_test.go'] })
  expect(textDoubts(result, naming)).toMatch(
    /^Not the same benchmark on both sides: benchmark files were changed \(encode_test\.go\), so /,
  )
})

test('says what the machine did meanwhile', () => {
  const text = textNotes(
    of({
      warnings: [
        { kind: 'drift', change: 0.2, p: 0.001 },
        { kind: 'steal', share: 0.034 },
        { kind: 'configuration', key: 'cpu', base: 'a', head: 'b\nc' },
        { kind: 'noisy-machine', load: 3, clock: false },
      ],
    }),
    naming,
  )
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^note: both sides got 20\.0% slower while measuring/),
    expect.stringMatching(/^note: 3\.4% of the processor time/),
    'note: cpu is a on base and b\\u000ac on head, so the two may not be comparable.',
    expect.stringMatching(/^note: the machine was busy .*load 3\.00/),
  ])
})

test('says what did not recur', () => {
  const confirmation = {
    recurred: false,
    base: around(1),
    head: around(1.003),
    ratio: { estimate: 1.003, low: 0.99, high: 1.01 },
    p: 0.41,
  }
  const comparisons = [comparison({ change: 'unchanged', confirmation })]
  expect(textNotes(of({ comparisons }), naming)).toBe(
    'Encode: a regression did not recur. The first measurement said that it is 7.2% slower, between 6.1% and 8.4% (adjusted p 0.0004), a second one +0.3% (p 0.41).',
  )
})

test('says in a line each what is open, ten at most, and what would settle it', () => {
  const comparisons = Array.from({ length: 12 }, (_, n) => open(`B${n}`))
  const lines = textNotes(of({ comparisons }), naming).split('\n')
  expect(lines).toHaveLength(13)
  expect(lines[0]).toBe('Inconclusive: a worsening of 5% could be neither shown nor ruled out.')
  expect(lines[1]).toMatch(/^ {2}B0 is 7\.2% slower.*about 46 rounds would rule out 5%/)
  expect(lines[11]).toBe('  and 2 more')
  expect(lines[12]).toMatch(/^To settle this, /)
})

test('says nothing where there is nothing to know', () => {
  const result = samples.pass?.() ?? of({})
  expect([textDoubts(result, naming), textNotes(result, naming)]).toEqual(['', ''])
})
