// Reports of calibrations: golden files of how they look, what is found in them, and that they fit.
import { expect, test } from 'vitest'
import type { Calibrated } from '../../../../src/core/report/say/calibration.ts'
import { commentLimit } from '../../../../src/core/report/say/fit.ts'
import { long } from '../../../support/long.ts'
import { calibratedFrom, mixed, recordedTwice, simulated } from '../calibrations.ts'
import { elements, rendered, tags, textOutsideCode, texts } from '../rendered.ts'
import { noisy } from '../runs.ts'
import { fittingReport, markdownReport } from '../shown.ts'

/** A calibration of so many benchmarks, with names of nasty characters. */
function many(n: number, length = 0): Calibrated {
  const result = simulated({ A: 0.02 })
  const { floors } = result.calibration
  const all = Array.from({ length: n }, (_, index) =>
    floors.map(floor => ({ ...floor, benchmark: `B${index}/${'|'.repeat(length)}`, noise: index / n })),
  ).flat()
  return { ...result, calibration: { ...result.calibration, floors: all } }
}

test.each([
  ['calibration', () => mixed()],
  ['calibration-calm', () => simulated({ Encode: 0.01, Decode: 0.008, Sort: 0.012 })],
  ['calibration-recorded', recordedTwice],
] as const)('the report "%s" looks as it did', async (name, sample) => {
  await expect(markdownReport(sample())).toMatchFileSnapshot(`../../../golden/${name}.md`)
})

test('begins with what this machine sees, and says that it judges nothing', () => {
  const result = mixed()
  const report = markdownReport(result)
  expect(texts(report, 'h2')).toEqual([`📏 Benchgate: ${result.reason}`])
  expect(texts(report, 'p')[0]).toContain('both sides are the same commit')
  expect(result.verdict).toBe('pass')
})

test('has its parts in the order in which they are read', () => {
  const report = markdownReport(mixed())
  const places = [
    '## ',
    '| Benchmark |',
    'No noise',
    '**False alarms**',
    '**What to set**',
    '<summary>How',
  ].map(part => report.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBe(0)
  expect(places.every((place, index) => index === 0 || place > 0)).toBe(true)
})

test('says how long more rounds would take at the pace of this run', () => {
  // Each visit takes two seconds.
  const report = markdownReport(simulated({ Read: 0.05 }))
  const [, count = 0, minutes, seconds] = /count: (\d+)` \(about (\d+) min (\d+) s/.exec(report) ?? []
  expect(60 * Number(minutes) + Number(seconds)).toBe(4 * Number(count))
})

test('fits a comment with 3,000 nasty names, and says what it left out', long, () => {
  for (const result of [many(3000), many(300, 190)]) {
    const report = fittingReport(result, commentLimit)
    expect(Buffer.byteLength(report)).toBeLessThanOrEqual(commentLimit)
    expect(report).toMatch(
      /> Shortened to fit. Left out: \d+ rows with less noise\. The result file has everything\./,
    )
    expect(elements(rendered(report)).filter(({ tagName }) => tagName === 'tr').length).toBeGreaterThan(10)
  }
  expect(fittingReport(mixed(), commentLimit)).toBe(markdownReport(mixed()))
  const longCommand = mixed({ run: 'x'.repeat(100_000) })
  expect(Buffer.byteLength(fittingReport(longCommand, commentLimit))).toBeLessThanOrEqual(commentLimit)
  expect(fittingReport(mixed(), 300)).toMatch(/^## 📏 .*\n$/)
})

test('names from the benchmarks are nothing but text', () => {
  const hostile = ['a|b', '`x`', '</code><img src=x>', '@octocat', 'two\n# lines', 'a\u202egpj.exe']
  const side = (sigma: number) =>
    hostile.flatMap(name => [
      noisy(name, 1e-3, sigma),
      { ...noisy(name, 1, 0), unit: `${name}/s`, values: Array.from({ length: 20 }, () => sigma) },
      { ...noisy(name, 1, 0.4 + sigma), unit: `${name} sec` },
    ])
  const report = markdownReport(calibratedFrom(side(0.4), side(0.5)))
  const tree = rendered(report)
  const ours = 'a code details em h2 li p pre strong sub summary table tbody td th thead tr ul'.split(' ')
  expect(tags(tree).filter(tag => !ours.includes(tag))).toEqual([])
  expect(textOutsideCode(tree)).not.toMatch(/@|:\/\/|www\.|\u202e|octocat/)
})

test('says which benchmarks failed, and which are doubted', () => {
  const result = mixed()
  const report = markdownReport({
    ...result,
    lost: [
      {
        benchmark: 'Gone',
        package: null,
        failures: [{ side: 'base', message: 'it failed', output: 'panic', kind: 'failed' }],
      },
    ],
    doubts: [{ benchmark: 'Hash-8', package: null, kind: 'clock', side: null, total: 1e-6 }],
  })
  expect(texts(report, 'li')).toContainEqual(expect.stringContaining('Gone'))
  expect(texts(report, 'pre').join()).toContain('panic')
  expect(report).toContain('Too short for the clock')
})
