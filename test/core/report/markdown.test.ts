// Whole reports: what a reader finds in them, and golden files of how they look.
import { expect, test } from 'vitest'
import { parseGo } from '../../../src/core/formats/go.ts'
import type { ResultFile } from '../../../src/core/model.ts'
import { everything, markdownReport } from '../../../src/core/report/markdown.ts'
import { elements, rendered, texts } from './rendered.ts'
import { resultFrom, steady, time } from './runs.ts'

const golden = (name: string) => `../../golden/${name}.md`

const failing = () =>
  resultFrom(
    [
      time('Encode/1MB-8', 1.02e-3),
      steady('Encode/1MB-8', 'B/op', 4096),
      time('Decode-8', 50e-6),
      time('Sort-8', 2e-3),
    ],
    [
      time('Encode/1MB-8', 1.24e-3),
      steady('Encode/1MB-8', 'B/op', 8192),
      time('Decode-8', 41e-6),
      time('Sort-8', 2.01e-3),
    ],
  )

const passing = () =>
  resultFrom(
    [time('Encode-8', 1e-3), time('Decode-8', 5e-5)],
    [time('Encode-8', 1.001e-3), time('Decode-8', 4e-5)],
  )

const reports: Readonly<Record<string, () => ResultFile>> = {
  fail: failing,
  pass: passing,
  inconclusive: () => resultFrom([], [time('Encode-8', 1e-3), time('Decode-8', 5e-5)]),
  'nothing-in-common': () =>
    resultFrom([time('Encode-8', 1e-3)], [time('EncodeAll-8', 1e-3), time('Decode-8', 5e-5)]),
  'allocs-from-zero': () =>
    resultFrom(
      [time('Get-8', 50e-9), steady('Get-8', 'B/op', 0), steady('Get-8', 'allocs/op', 0)],
      [time('Get-8', 50.2e-9), steady('Get-8', 'B/op', 48), steady('Get-8', 'allocs/op', 3)],
    ),
  'unknown-direction': () =>
    resultFrom(
      [time('Fit-8', 1e-3), steady('Fit-8', 'score', 80), steady('Fit-8', 'widgets', 10)],
      [time('Fit-8', 1e-3), steady('Fit-8', 'score', 90), steady('Fit-8', 'widgets', 12)],
    ),
  'several-packages': () => {
    const inPackage = (pkg: string, center: number) =>
      time('Get-8', center, { pkg: `example.com/shop/${pkg}` })
    return resultFrom(
      [inPackage('cache', 1e-6), inPackage('store/disk', 1e-3), inPackage('store/old', 1e-3)],
      [inPackage('cache', 1.3e-6), inPackage('store/disk', 1e-3), inPackage('store/new', 1e-3)],
      { setup: 'make deps', workingDirectory: 'services/shop' },
    )
  },
  'exact-unit': () =>
    resultFrom(
      [steady('Build', 'size-bytes', 4_000_000), steady('Build', 'sections', 12)],
      [steady('Build', 'size-bytes', 4_400_000), steady('Build', 'sections', 12)],
      { rules: parseGo('Unit size-bytes better=lower assume=exact\nUnit sections assume=exact').units },
    ),
  'too-few-rounds': () => {
    const once = { benchmark: 'Flaky-8', unit: 'sec/op', values: [9e-6, ...Array(9).fill(null)] }
    return resultFrom([time('Encode-8', 1e-3), time('Flaky-8', 1e-6)], [time('Encode-8', 1e-3), once])
  },
}

test.each(Object.keys(reports))('the report "%s" looks as it did', async name => {
  await expect(markdownReport((reports[name] ?? failing)())).toMatchFileSnapshot(golden(name))
})

test('begins with the verdict and its reason', () => {
  for (const [name, icon] of [
    ['fail', '❌'],
    ['pass', '✅'],
    ['inconclusive', '⚠️'],
  ] as const) {
    const result = (reports[name] ?? failing)()
    expect(texts(markdownReport(result), 'h2')).toEqual([`${icon} Benchgate: ${result.reason}`])
  }
})

test('says in one line each what regressed, worst first, with all units of a benchmark together and time ahead', () => {
  const result = resultFrom(
    [time('A-8', 1e-3), time('B-8', 1e-3), steady('A-8', 'B/op', 100)],
    [time('A-8', 1.1e-3), time('B-8', 1.5e-3), steady('A-8', 'B/op', 120)],
  )
  const lines = texts(markdownReport(result), 'li').filter(line => line.includes('p <0.001'))
  expect(lines).toEqual([
    expect.stringMatching(/^B is 50\.0% slower/),
    expect.stringMatching(/^A is 10\.0% slower .*; has 20\.0% more B\/op/),
  ])
})

test('says ten regressions in words, and how many more there are', () => {
  const names = Array.from({ length: 12 }, (_, index) => `B${index}`)
  const report = markdownReport(
    resultFrom(
      names.map(name => time(name, 1)),
      names.map((name, index) => time(name, 1.2 + index / 10)),
    ),
  )
  const lines = report.split('\n').filter(line => line.startsWith('- **') || line.startsWith('- and'))
  expect(lines).toHaveLength(11)
  expect(lines[0]).toContain('**`B11`**')
  expect(lines[10]).toBe('- and 2 more')
})

test('shows every comparison in the folded table, and only changes in the first', () => {
  const rows = (markdown: string) =>
    elements(rendered(markdown))
      .filter(({ tagName }) => tagName === 'table')
      .map(table => elements(table).filter(({ tagName }) => tagName === 'tr').length - 1)
  expect(rows(markdownReport(failing()))).toEqual([3, 4])
  expect(rows(markdownReport(resultFrom([time('A', 1)], [time('A', 1)])))).toEqual([1])
})

test('tells how to have a unit of unknown direction judged, in a line that the parser obeys', () => {
  const report = markdownReport((reports['unknown-direction'] ?? failing)())
  const advice = texts(report, 'code').filter(code => code.startsWith('Unit '))
  expect(advice).toEqual(['Unit widgets better=lower'])
  expect(parseGo(advice.join('\n')).units).toEqual(new Map([['widgets', { better: 'lower' }]]))
  const note = texts(report, 'p').find(text => text.startsWith('❔')) ?? ''
  expect(note).toContain('which direction is better for widgets, score, so these cannot fail')
})

test('names five units of unknown direction, and how many more there are', () => {
  const units = Array.from({ length: 7 }, (_, index) => `u${index}`)
  const report = markdownReport(
    resultFrom(
      units.map(unit => steady('A', unit, 10)),
      units.map(unit => steady('A', unit, 20)),
    ),
  )
  expect(texts(report, 'p').find(text => text.startsWith('❔'))).toContain('u0, u1, u2, u3, u4 and 2 more')
})

test('names what was measured in too few rounds, and what to do about it', () => {
  const report = markdownReport((reports['too-few-rounds'] ?? failing)())
  expect(texts(report, 'p').find(text => text.startsWith('⚠️'))).toBe(
    '⚠️ Measured in too few rounds for any difference to count: Flaky. Let the command print every benchmark in every round.',
  )
})

test('says what to do where nothing was compared, and states no rule by which nothing was judged', () => {
  const [first = '', renamed = '', pass = ''] = ['inconclusive', 'nothing-in-common', 'pass'].map(name =>
    markdownReport((reports[name] ?? failing)()),
  )
  expect(first).toContain('from the next one on they are compared')
  expect(renamed).toContain('`fail-on: never`')
  expect(pass).not.toMatch(/from the next one|fail-on/)
  expect([first, renamed, pass].map(report => texts(report, 'sub').length)).toEqual([0, 0, 1])
})

test('shows an exact unit that did not change as no difference, and counts it as none', () => {
  const result = (reports['exact-unit'] ?? failing)()
  const rows = (report: string) => report.split('\n').filter(line => line.includes('`sections`'))
  expect(rows(markdownReport(result))).toEqual([expect.stringMatching(/ \| ~ \| .* \| 1\.000 \|$/)])
  expect(rows(markdownReport(result, { ...everything, all: 'significant' }))).toEqual([])
})

test('benchmarks whose names differ only beyond what is shown have a line each', () => {
  const long = 'x'.repeat(250)
  const report = markdownReport(
    resultFrom([time(`${long}1`, 1), time(`${long}2`, 1)], [time(`${long}1`, 2), time(`${long}2`, 3)]),
  )
  expect(report.match(/^- \*\*/gm)).toHaveLength(2)
})

test('names what only one side has, and the unit where only that is missing', () => {
  const result = resultFrom(
    [time('A-8', 1), time('Gone-8', 1)],
    [time('A-8', 1), steady('A-8', 'B/op', 1), time('New-8', 1)],
  )
  const notes = texts(markdownReport(result), 'p').filter(text => text.startsWith('Only on'))
  expect(notes).toEqual([
    'Only on head (new, so there is nothing to compare them with): A in B/op, New.',
    'Only on base (removed or renamed): Gone.',
  ])
})

test('records how it was measured: commits, rounds, seed, machine and the commands in a block of their own', () => {
  const report = markdownReport((reports['several-packages'] ?? failing)())
  const facts = texts(report, 'li').join('\n')
  for (const fact of [
    '111111111',
    '222222222',
    'merge base with main',
    '10 rounds',
    'seed 42',
    '16 GiB',
    'load 0.42',
  ])
    expect(facts).toContain(fact)
  expect(texts(report, 'pre')).toEqual(['make deps\ngo test -run=NONE -bench=. ./...\n'])
  expect(texts(report, 'details').at(-1)).toContain('services/shop')
})

test('states the rule by which it judged', () => {
  const report = markdownReport(resultFrom([time('A', 1)], [time('A', 1)], { alpha: 0.01, threshold: 0.025 }))
  expect(texts(report, 'sub').join('')).toContain('p < 0.01 and it is more than 2.5% worse')
})
