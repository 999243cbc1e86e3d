// The note that the change brings rules of its own: nobody can miss it, and nothing in it is more than text.
import { expect, test } from 'vitest'
import { ruleNames } from '../../../../src/core/inputs/table.ts'
import type { RuleChange } from '../../../../src/core/model/result-file.ts'
import { briefReport } from '../../../../src/core/report/say/brief.ts'
import { deciding, rulesNote } from '../../../../src/core/report/say/rules.ts'
import { terminalText } from '../../../../src/core/report/show/terminal.ts'
import { tags, texts } from '../rendered.ts'
import { resultFrom, time } from '../runs.ts'
import { asMarkdown, markdownReport } from '../shown.ts'

const rules = (...changes: readonly RuleChange[]) => ({ file: '.github/benchgate.yml', changes })
const note = (...changes: readonly RuleChange[]) =>
  texts(asMarkdown(rulesNote(rules(...changes))), 'p').join('')
const strict = { rule: 'threshold', base: '3%', head: '90%' }

test('says each rule as it was and as it is, and whose rules counted', () => {
  expect(
    note(strict, { rule: 'fail-on', base: null, head: 'never' }, { rule: 'alpha', base: '1%', head: null }),
  ).toBe(
    '⚠️ This change brings its own rules (.github/benchgate.yml); both sides were measured and judged by them: fail-on: not set → never, threshold: 3% → 90%, alpha: 1% → not set.',
  )
})

test('is nothing where base has the same rules, or nobody has any', () => {
  expect([rulesNote(rules()), rulesNote(null)]).toEqual([[], []])
})

test('values are cut, and stay text', () => {
  const run = `make\n# <img src=x> @everyone |${'x'.repeat(200)}`
  const shown = asMarkdown(rulesNote(rules({ rule: 'run', base: null, head: run })))
  expect(texts(shown, 'code')).toContain(`make\\u000a# <img src=x> @everyone `)
  expect(tags(shown)).toEqual(['code', 'p', 'strong'])
  expect(shown.length).toBeLessThan(400)
})

test('what decides comes first, then the entries for most rows; no input is only counted', () => {
  const harmless = [
    'sort',
    'profile',
    'governor',
    'perflock',
    'timeout',
    'budget',
    'setup',
    'tags',
    'cpu',
    'go-flags',
  ]
  const inputs = [...harmless, 'run', 'alpha', 'fail-on'].map(rule => ({ rule, base: null, head: 'x' }))
  const entries = ['Encode/*', '*Slow*', '*'].map(match => `benchmarks: ${match}`)
  const muting = entries.map(rule => ({ rule, base: null, head: 'gate off' }))
  const said = note(...inputs, ...muting, { rule: 'accepted: Decode', base: null, head: 'up-to 1%' })
  const order = [...said.matchAll(/(?:: |, )((?:benchmarks: |accepted: )?[^ :,]+): not set/g)].map(
    ([, rule]) => rule,
  )
  expect(order).toEqual([
    ...[
      'fail-on',
      'alpha',
      'run',
      'benchmarks: *',
      'benchmarks: *Slow*',
      'accepted: Decode',
      'benchmarks: Encode/*',
    ],
    ...harmless,
  ])
})

test('what decides are inputs', () => {
  expect(ruleNames).toEqual(expect.arrayContaining([...deciding]))
})

test('more entries than anyone reads are counted, the narrowest of them', () => {
  const narrow = Array.from({ length: 500 }, (_, n) => ({
    rule: `benchmarks: A${n}`,
    base: null,
    head: 'gate off',
  }))
  const said = note(...narrow, { rule: 'benchmarks: *', base: null, head: 'gate off' }, strict)
  expect(said).toMatch(
    /judged by them: threshold: 3% → 90%, benchmarks: \*: not set → gate off, .* and 481 more entries for benchmarks\.$/,
  )
})

test.each([
  ['at its end', 'make bench', 'make bench || true'],
  ['at both ends', 'make bench', 'nice make bench || true'],
])('a long value is shown where it differs: %s', (_, base, head) => {
  const [start, end] = [base.slice(0, 4), base.slice(4)]
  const long = (text: string) => text.replace('bench', `${'x'.repeat(300)} bench`)
  const said = note({ rule: 'run', base: long(start + end), head: long(head) })
  expect(said).toContain('|| true')
  expect(said).toContain(head.startsWith('nice') ? '→ nice' : '→ …')
  expect(said.length).toBeLessThan(500)
})

test('comes first, whatever the verdict and the form, of a calibration too', () => {
  for (const more of [{}, { calibrate: true }]) {
    const result = { ...resultFrom([time('A', 1)], [time('A', 2)], more), rules: rules(strict) }
    const [, first = ''] = markdownReport(result).split('\n\n')
    const second = markdownReport(result).split('\n\n')[2] ?? ''
    expect(`${first}${second}`).toContain('This change brings its own rules')
    const terminal = terminalText(briefReport(result), (_, text) => text, 200)
    expect(terminal.split('\n').slice(0, 4).join('\n')).toContain('This change brings its own rules')
  }
})
