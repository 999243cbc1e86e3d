// The note that the change brings rules of its own: nobody can miss it, and nothing in it is more than text.
import { expect, test } from 'vitest'
import type { RuleChange } from '../../../../src/core/model/result-file.ts'
import { briefReport } from '../../../../src/core/report/say/brief.ts'
import { rulesNote } from '../../../../src/core/report/say/rules-note.ts'
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
    '⚠️ This change brings its own rules (.github/benchgate.yml); both sides were measured and judged by them: threshold: 3% → 90%, fail-on: not set → never, alpha: 1% → not set.',
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
  const many = Array.from({ length: 12 }, (_, n) => ({ ...strict, head: `${n}%` }))
  expect(note(...many)).toContain('9% and 2 more.')
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
