// What the report in a terminal says, and in which order.
import { expect, test } from 'vitest'
import type { Comparison } from '../../../../src/core/model/comparison.ts'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
import { type ColourText, displayWidth, noColour } from '../../../../src/core/words/terminal.ts'
import { comparison } from '../comparisons.ts'
import { resultFrom, time } from '../runs.ts'
import { samples } from '../samples.ts'
import { textReport } from '../shown.ts'

const of = (more: Partial<ResultFile>): ResultFile => ({
  ...resultFrom([time('A', 1)], [time('A', 1)]),
  ...more,
})
/** The lines of the part that begins so. */
const part = (result: ResultFile, begin: string) => {
  const parts = textReport(result).replaceAll('\u00a0', ' ').split('\n\n')
  return (
    parts
      .find(one => one.startsWith(begin))
      ?.trimEnd()
      .split('\n') ?? []
  )
}
const lines = (text: string) => text.split('\n').map(line => line.trimEnd())

test('the table, and at the end the verdict, a sentence for each regression, and what to do', () => {
  const result = resultFrom(
    [time('Encode-8', 1e-3), time('Decode-8', 5e-5), time('Old-8', 1)],
    [time('Encode-8', 1.12e-3), time('Decode-8', 5e-5)],
  )
  expect(lines(textReport(result))).toMatchInlineSnapshot(`
    [
      "  benchmark  unit              base           head   delta  at most   adj. p",
      "✗ Encode     time/op  997.5 µs ± 1%  1.123 ms ± 0%  +12.4%           <0.0001",
      "  Decode     time/op  50.00 µs ± 1%  50.00 µs ± 1%       ~     0.1%        1",
      "",
      "Only on base (removed, renamed or skipped): Old.",
      "",
      "base 111111111 (merge base with main), head 222222222 (head of the pull request); 20 rounds, seed 42",
      "",
      "  Encode is 12.4% slower, between 11.7% and 13.0%; 20 rounds, adjusted p <0.0001; threshold 5%.",
      "",
      "To accept what regressed, measure again with \`--results FOLDER\`, then run:",
      "  benchgate accept --from FOLDER/result.json --why "reason"",
      "",
      "FAIL  1 of 2 benchmarks regressed",
      "",
    ]
  `)
})

test('colours are as the change is, and the text is the same without', () => {
  const result = resultFrom(
    [time('Encode-8', 1e-3), time('Sort-8', 1e-3)],
    [time('Encode-8', 1.12e-3), time('Sort-8', 0.8e-3)],
  )
  const marked: ColourText = (colour, text) => `<${colour}>${text}</${colour}>`
  const painted = textReport(result, marked)
  expect(painted).toMatch(/^<red><bold>FAIL<\/bold><\/red>/m)
  expect(painted).toMatch(/<red>✗ Encode .*<\/red>/)
  expect(painted).toMatch(/<green>✓ Sort .*<\/green>/)
  expect(painted.replace(/<\/?(red|green|bold)>/g, '')).toBe(textReport(result))
})

test('control characters in names are escaped', () => {
  const name = 'A\u001b[2J\u0007-8'
  const report = textReport(resultFrom([time(name, 1)], [time(name, 2)]))
  const isControl = (character: string) => character < ' ' && character !== '\n'
  expect([...report].filter(isControl)).toEqual([])
})

test('says what the Markdown report says beside the numbers', () => {
  const result = resultFrom([time('Encode-8', 1e-3)], [time('Encode-8', 1.12e-3)], {
    steal: 0.034,
    lost: [
      {
        benchmark: 'Gone',
        package: null,
        failures: [
          { side: 'head', message: 'exit code 2\nCheck it out.', output: 'panic: no', kind: 'failed' },
        ],
      },
    ],
  })
  const shown = lines(
    textReport({
      ...result,
      doubts: [{ benchmark: 'Encode-8', package: null, kind: 'clock', side: null, total: 1e-6 }],
      profiles: [
        {
          benchmark: 'Encode-8',
          package: null,
          kind: 'cpu',
          unit: 'sec/op',
          iterations: 1,
          files: null,
          total: { base: 0, head: 0 },
          functions: [],
          failure: null,
        },
      ],
    }),
  )
  const places = [
    '✗ Encode',
    'Where Encode spends more',
    'Doubtful benchmarks (1):',
    '  Note: 3.4% of the processor time',
    'base 111111111',
    '  ❌ Failed on head, not on base: Gone.',
    '    exit code 2',
    '    Check it out.',
    '    panic: no',
    '  Encode is',
    'To accept what regressed,',
    'FAIL',
  ].map(begin => shown.findIndex(line => line.startsWith(begin)))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(Math.min(...places)).toBeGreaterThan(0)
})

test('says in lines why base failed, with the end of its output', () => {
  const shown = lines(textReport(samples['base-broken']?.() ?? resultFrom([], [])))
  expect(shown).toContain('    Check that commit out and run the command there to see it fail.')
  expect(shown).toContain('    ./codec.go:41:9: undefined: decodeFast')
})

test('a benchmark that was lost has another name than that of another package', () => {
  const report = textReport(
    resultFrom([time('X-8', 1, { pkg: 'm/a' })], [time('X-8', 1, { pkg: 'm/a' })], {
      lost: [
        {
          benchmark: 'X',
          package: 'm/b',
          failures: [{ side: 'head', message: 'no', output: '', kind: 'failed' }],
        },
      ],
    }),
  )
  expect(report).toContain('Failed on head, not on base: b.X. ')
  expect(report).toMatch(/^ {2}a\.X /m)
})

test.each([40, 80])('fits %d columns, where names and numbers allow it', width => {
  const result = resultFrom(
    [time('AnEncoderWithAVeryLongName/of/many/parts-8', 1e-3), time('Decode-8', 5e-5), time('Old-8', 1)],
    [time('AnEncoderWithAVeryLongName/of/many/parts-8', 1.12e-3), time('Decode-8', 5e-5)],
  )
  const lines = textReport(result, noColour, width).split('\n')
  // A command is one line, so that it can be copied.
  for (const line of lines.filter(one => !one.startsWith('  benchgate ')))
    expect(displayWidth(line), line).toBeLessThanOrEqual(width + (width < 80 ? 6 : 0))
  expect(lines.join(' ').replaceAll(/\s+/g, ' ')).toContain('FAIL 1 of 2 benchmarks regressed')
})

test('says in a line each what is open, three before the others, and what would settle it', () => {
  const open = (benchmark: string): Comparison =>
    comparison({ benchmark, change: 'inconclusive', adjustedP: 0.3, visible: 0.081, roundsNeeded: 46 })
  const shown = part(
    of({ comparisons: Array.from({ length: 12 }, (_, n) => open(`B${n}`)) }),
    'Inconclusive: ',
  )
  expect(shown).toHaveLength(14)
  expect(shown[0]).toMatch(/^Inconclusive: a worsening of 5% /)
  expect(shown[1]).toMatch(
    /^ {2}B0 is 7\.2% slower.*: probably worse, but not significant: adjusted p 0\.3 is above 0\.05\. More rounds/,
  )
  expect(shown[4]).toBe('9 more inconclusive, those that need the fewest rounds first:')
  expect(shown.at(-2)).toBe('    and 2 more')
  expect(shown.at(-1)).toMatch(/^To decide these, /)
})

test('lists failures, with the last lines of five', () => {
  const output = `${'line\n'.repeat(999)}panic: \u001b[31mno\u001b[0m\n`
  const lost = Array.from({ length: 7 }, (_, n) => ({
    benchmark: n === 0 ? null : `B${n}`,
    package: 'example.com/m/b',
    failures: [
      { side: 'head', message: `exit code 2\u0007`, output: `${output}${n}\n`, kind: 'failed' } as const,
    ],
  }))
  const shown = part(of({ lost }), '  ❌')
  expect(shown[0]).toMatch(
    /^ {2}❌ Failed on head, not on base: all of example\.com\/m\/b, .*\. Fix the change/,
  )
  expect(shown[1]).toBe('Errors and output:')
  expect(textReport(of({ lost })).match(/^ {4}exit code 2\\u0007$/gm)).toHaveLength(5)
  expect(textReport(of({ lost })).match(/^ {4}panic: no$/gm)).toHaveLength(5)
  expect(textReport(of({ lost })).match(/^ {4}line$/gm)?.length).toBeLessThan(5 * 410)
})

test('shows five functions of a profile in columns, and no command for files that need not be there', () => {
  const flat = (value: number) => ({ flat: value, cum: value })
  const functions = Array.from({ length: 9 }, (_, n) => ({
    function: `example.com/codec.F${n}`,
    base: flat(0),
    head: flat((9 - n) * 1e-6),
    isNoise: { flat: false, cum: false },
  }))
  const profiles: ResultFile['profiles'] = [
    {
      benchmark: 'A',
      package: null,
      kind: 'cpu',
      unit: 'sec/op',
      iterations: 5000,
      files: { base: 'profiles/a.cpu.base.pprof', head: 'profiles/a.cpu.head.pprof' },
      total: { base: 1e-3, head: 1.3e-3 },
      functions,
      failure: null,
    },
  ]
  const shown = part(of({ profiles }), 'Where A spends more')
  expect(shown.slice(0, 4)).toEqual([
    'Where A spends more on head:',
    '  Processor time per operation: 1.000 ms → 1.300 ms (+30.00%)',
    '    Function     Growth  Share of base  Base      Head  With callees',
    '    codec.F0  +9.000 µs         +0.90%     0  9.000 µs     +9.000 µs',
  ])
  expect(shown).toHaveLength(3 + 5)
})

test('says only the table, the commits and the verdict where there is nothing else to know', () => {
  const shown = textReport((samples.pass as () => ResultFile)())
    .trimEnd()
    .split('\n\n')
  expect(shown.map(one => one.trimStart().split(' ')[0])).toEqual(['benchmark', 'base', 'PASS'])
})
