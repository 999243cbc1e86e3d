// Whole reports: what a reader finds in them, and golden files of how they look.
import { expect, test } from 'vitest'
import { parseGo } from '../../../../src/core/formats/tools/go/go.ts'
import { elements, rendered, texts } from '../rendered.ts'
import { resultFrom, steady, time } from '../runs.ts'
import { failing, samples } from '../samples.ts'
import { markdownReport } from '../shown.ts'

const sample = (name: string) => (samples[name] ?? failing)()

test.each(Object.keys(samples))('the report "%s" looks as it did', async name => {
  await expect(markdownReport(sample(name))).toMatchFileSnapshot(`../../../golden/${name}.md`)
})

test('begins with the verdict and its reason, and what becomes of the check', () => {
  for (const [name, icon] of [
    ['fail', '❌'],
    ['pass', '✅'],
    ['inconclusive', '⚠️'],
  ] as const) {
    const result = sample(name)
    const report = markdownReport(result)
    expect(texts(report, 'h2')).toEqual([`${icon} Benchgate: ${result.reason}`])
    expect(texts(report, 'p')[0]).toMatch(name === 'fail' ? /^Check fails · / : /^Check passes · /)
  }
})

test('says in one line each what regressed, worst first, with all units of a benchmark together and time ahead', () => {
  const result = resultFrom(
    [time('A-8', 1e-3), time('B-8', 1e-3), steady('A-8', 'B/op', 100)],
    [time('A-8', 1.1e-3), time('B-8', 1.5e-3), steady('A-8', 'B/op', 120)],
  )
  const lines = texts(markdownReport(result), 'li').filter(line => line.includes('threshold'))
  expect(lines).toEqual([
    expect.stringMatching(/^B is \d\d\.\d% slower, between .*\.$/),
    expect.stringMatching(/^A is \d+\.\d% slower, .* threshold 5%\. It also has 20.B more B\/op \(100/),
  ])
})

test('says three regressions in words, and how many more there are', () => {
  const names = Array.from({ length: 12 }, (_, index) => `B${index}`)
  const report = markdownReport(
    resultFrom(
      names.map(name => time(name, 1)),
      names.map((name, index) => time(name, 1.2 + index / 10)),
    ),
  )
  const lines = report.split('\n').filter(line => line.startsWith('- **') || line.startsWith('- and'))
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain('**`B11`**')
  expect(lines[3]).toBe('- and 9 more, in the table below')
})

test('shows each comparison once by the estimate, and once with the geometric means by its medians', () => {
  const rows = (markdown: string) =>
    elements(rendered(markdown))
      .filter(({ tagName }) => tagName === 'table')
      .map(table => elements(table).filter(({ tagName }) => tagName === 'tr').length - 1)
  expect(rows(markdownReport(failing()))).toEqual([3, 1, 5])
  expect(rows(markdownReport(resultFrom([time('A', 1)], [time('A', 1)])))).toEqual([1, 1])
})

test('orders the table of medians as it was asked to', () => {
  const second = (sort: 'none' | 'delta') => {
    const result = failing()
    const report = markdownReport({ ...result, settings: { ...result.settings, sort } })
    return texts(report.split('The medians')[1] ?? '', 'tr').slice(1, -1)
  }
  expect(second('delta')).not.toEqual(second('none'))
  expect(second('delta').toSorted()).toEqual(second('none').toSorted())
})

test('tells how to have a unit of unknown direction judged, in a line that the parser obeys', () => {
  const report = markdownReport(sample('unknown-direction'))
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

test('says what to do where nothing was compared, and states no rule by which nothing was judged', () => {
  const [first = '', renamed = '', pass = ''] = ['first-benchmarks', 'nothing-in-common', 'pass'].map(name =>
    markdownReport(sample(name)),
  )
  expect(first).toContain('From the next one on they are compared')
  expect(renamed).toContain('`fail-on: never`')
  expect(pass).not.toMatch(/from the next one|fail-on/)
  expect([first, renamed, pass].map(report => report.includes('A benchmark regressed if'))).toEqual([
    false,
    false,
    true,
  ])
})

test('shows an exact unit that did not change as no difference, counts it as none, and says that it is exact', () => {
  const result = sample('exact-unit')
  const rows = (report: string) => report.split('\n').filter(line => line.includes('`Build`'))
  expect(markdownReport(result)).toContain('\n`sections`: unchanged.\n')
  expect(rows(markdownReport(result)).join('\n')).not.toContain('sections')
  expect(markdownReport(result)).toMatch(/rows in `size-bytes`, `sections` with ± 0% .* compared by value/)
})

test('says first what failed, then what is open, then what to know of the run, and the folds last', () => {
  const order = (report: string, parts: readonly string[]) => parts.map(part => report.indexOf(part))
  const warned = order(markdownReport(sample('warnings')), [
    '- **`Read`',
    '| ❌',
    'Note',
    '<details>',
    '<sub>A benchmark',
  ])
  expect(warned).toEqual(warned.toSorted((a, b) => a - b))
  const open = order(markdownReport(sample('inconclusive')), [
    '## ⚠️',
    'Inconclusive',
    'To settle',
    '<details>',
  ])
  expect(open).toEqual(open.toSorted((a, b) => a - b))
  expect(Math.min(...warned, ...open)).toBeGreaterThanOrEqual(0)
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
    'Only on base (removed, renamed or skipped): Gone.',
  ])
})

test('says why benchmarks are new and removed in each run whose names differ only in a number', () => {
  const result = resultFrom(
    [time('A-8', 1), time('Read/pid=41322-8', 1)],
    [time('A-8', 1), time('Read/pid=51901-8', 1)],
  )
  expect(texts(markdownReport(result), 'p')).toContain(
    'Read/pid=41322 of base and Read/pid=51901 of head differ only in a number. If that is a process id, an address or a time, it is another in each run: leave it out of the name, so that the benchmark can be compared.',
  )
})
