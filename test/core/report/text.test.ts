// The report in a terminal: what it says, in columns, and nothing that could steer the terminal.
import { expect, test } from 'vitest'
import { type Paint, plain, textReport } from '../../../src/core/report/text.ts'
import { widthOf } from '../../../src/core/words/width.ts'
import { resultFrom, time } from './runs.ts'
import { samples } from './samples.ts'

const lines = (text: string) => text.split('\n').map(line => line.trimEnd())

test('the verdict, a sentence for each regression, and the table', () => {
  const result = resultFrom(
    [time('Encode-8', 1e-3), time('Decode-8', 5e-5), time('Old-8', 1)],
    [time('Encode-8', 1.12e-3), time('Decode-8', 5e-5)],
  )
  expect(lines(textReport(result))).toMatchInlineSnapshot(`
    [
      "FAIL  1 of 2 benchmarks regressed",
      "",
      "  Encode is 12.4% slower, between 11.7% and 13.0%; 20 rounds, adjusted p <0.0001; threshold 5%",
      "",
      "  benchmark  unit              base           head    delta  at most       p",
      "✗ Encode     time/op  997.5 µs ± 1%  1.123 ms ± 0%  +12.54%    13.4%  <0.001",
      "  Decode     time/op  50.00 µs ± 1%  50.00 µs ± 1%        ~     0.1%   1.000",
      "",
      "only on base: Old",
      "",
      "base 111111111 (merge base with main), head 222222222 (head of the pull request); 20 rounds, seed 42",
      "",
    ]
  `)
})

test('colours are as the change is, and the text is the same without', () => {
  const result = resultFrom(
    [time('Encode-8', 1e-3), time('Sort-8', 1e-3)],
    [time('Encode-8', 1.12e-3), time('Sort-8', 0.8e-3)],
  )
  const marked: Paint = (colour, text) => `<${colour}>${text}</${colour}>`
  const painted = textReport(result, marked)
  expect(painted).toMatch(/^<red><bold>FAIL<\/bold><\/red>/)
  expect(painted).toMatch(/<red>✗ Encode .*<\/red>/)
  expect(painted).toMatch(/<green>✓ Sort .*<\/green>/)
  expect(painted.replace(/<\/?(red|green|bold)>/g, '')).toBe(textReport(result))
})

test('a name that would steer the terminal is shown', () => {
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
    'Doubtful benchmarks:',
    '  Encode is',
    '✗ Encode',
    'Where Encode spends more',
    'note: 3.4% of the processor time',
    'lost: Gone: Failed on head',
    '  exit code 2',
    '  Check it out.',
    '    panic: no',
    'base 111111111',
  ].map(begin => shown.findIndex(line => line.startsWith(begin)))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(Math.min(...places)).toBeGreaterThan(0)
})

test('says in lines why base failed, with the end of its output', () => {
  const shown = lines(textReport(samples['base-broken']?.() ?? resultFrom([], [])))
  expect(shown).toContain('Check that commit out and run the command there to see it fail.')
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
  expect(report).toContain('lost: b.X: ')
  expect(report).toMatch(/^ {2}a\.X /m)
})

test.each([40, 80])('fits %d columns, where names and numbers allow it', width => {
  const result = resultFrom(
    [time('AnEncoderWithAVeryLongName/of/many/parts-8', 1e-3), time('Decode-8', 5e-5), time('Old-8', 1)],
    [time('AnEncoderWithAVeryLongName/of/many/parts-8', 1.12e-3), time('Decode-8', 5e-5)],
  )
  const lines = textReport(result, plain, width).split('\n')
  for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(width + (width < 80 ? 6 : 0))
  expect(lines.join(' ').replaceAll(/\s+/g, ' ')).toContain('FAIL 1 of 2 benchmarks regressed')
})
