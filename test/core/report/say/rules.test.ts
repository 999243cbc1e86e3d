// The rule by which a run was judged, in words true for the settings in force.
import { describe, expect, test } from 'vitest'
import type { ResultFile, RuleChange } from '../../../../src/core/model/result-file.ts'
import type { RunSettings } from '../../../../src/core/model/settings.ts'
import { paragraphReportBlock } from '../../../../src/core/report/say/block.ts'
import {
  changedBenchmarkFilesPart,
  decisionRulePart,
  overlayInputAdvice,
  ruleChangesPart,
} from '../../../../src/core/report/say/rules.ts'
import { buildTerminalReportSections } from '../../../../src/core/report/say/terminal-report.ts'
import { textOfTerminalReportSections } from '../../../../src/core/report/show/terminal.ts'
import { resultWithRunWarnings } from '../../../../src/core/result/result.ts'
import { long } from '../../../support/long.ts'
import { tags, texts } from '../rendered.ts'
import { goSettings, resultFrom, steady, subjectOf, time } from '../runs.ts'
import { asMarkdown, markdownReport } from '../shown.ts'

describe('rule', () => {
  const run = (differing: Parameters<typeof resultFrom>[2] = {}): ResultFile =>
    resultFrom([time('A', 1)], [time('A', 1.2)], differing)
  const ruled = (differing: Partial<RunSettings> = {}, result = run(differing)) =>
    texts(asMarkdown(decisionRulePart(result)), 'sub').join('')

  test('states the rule that decided, true for each setting', long, () => {
    expect(ruled()).toBe(
      'A benchmark regressed if its adjusted p is at most 0.05 and it is more than 5% worse (threshold). It improved if the same holds in the other direction. If neither, it is unchanged if a worsening of 5% is ruled out, passes as within 10% if a worsening of 10% is ruled out and the estimate is at most 5% worse, and is inconclusive otherwise. ~ means no significant difference (p > 0.05).',
    )
    expect(ruled({ alpha: 0.01, threshold: 0.025 })).toMatch(/at most 0\.01 and it is more than 2\.5% worse/)
    expect(ruled({ strict: true })).toMatch(
      /^With strict, a benchmark regressed if the adjusted p for exceeding the threshold of 5% is at most 0\.05\./,
    )
    expect(ruled({ correction: 'none' })).toContain('if its p (correction: none) is at most')
    expect(ruled({ correction: 'bh', deltaTest: 'ttest', outliers: 'iqr' })).toContain(
      'if its adjusted p (correction: bh, delta-test: ttest, outliers: iqr) is at most',
    )
    expect(ruled({ deltaTest: 'none' })).toBe(
      'A benchmark regressed if it is more than 5% worse (threshold), even if only by chance (delta-test: none).',
    )
  })

  test('says that a regression was seen twice, or that it was not', () => {
    const again = run().rounds
    expect(ruled({ confirm: true }, { ...run({ confirm: true }), again })).toContain(
      'if its adjusted p is at most 0.05 and it is more than 5% worse (threshold), and a second measurement shows it again.',
    )
    expect(ruled({}, { ...run({ deltaTest: 'none' }), again })).not.toContain('second measurement')
    expect(ruled({ confirm: true })).toContain('Regressions were not confirmed by a second measurement.')
    expect(ruled({ confirm: false })).not.toContain('second measurement')
    const counts = resultFrom([steady('A', 'B/op', 8)], [steady('A', 'B/op', 16)], { confirm: true })
    expect(ruled({}, counts)).not.toContain('second measurement')
    const quiet = resultFrom([time('A', 1)], [time('A', 1)], { confirm: true })
    expect(ruled({}, quiet)).not.toContain('second measurement')
  })

  test('promises nobody to be unchanged against a threshold of 0', () => {
    expect(ruled({ threshold: 0, ruleOut: 0 })).not.toMatch(/unchanged|inconclusive/)
    expect(ruled({ threshold: 0, ruleOut: 0.1 })).toContain(
      'If neither, it passes as within 10% if a worsening of 10% is ruled out and the estimate is not worse, and is inconclusive otherwise.',
    )
  })

  test('says nothing of a wider bound where a pass rules out the threshold itself', () => {
    expect(ruled({ ruleOut: 0.05 })).toContain(
      'If neither, it is unchanged if a worsening of 5% is ruled out, and is inconclusive otherwise.',
    )
  })

  test('counts the rows that have rules of their own', () => {
    const result = run()
    const { comparisons } = result
    const [one] = comparisons
    if (!one) expect.fail()
    const own = { ...one, rule: 0 }
    const said = (all: typeof comparisons) => ruled({}, { ...result, comparisons: all })
    expect(said([own, one])).toContain(
      '1 of 2 rows has rules of its own, under benchmarks in the rules file.',
    )
    expect(said([own, own])).toContain(
      '2 of 2 rows have rules of their own, under benchmarks in the rules file.',
    )
  })

  test('says where values were compared as they are', () => {
    const exact = resultFrom([steady('A', 'B/op', 8)], [steady('A', 'B/op', 8)])
    expect(ruled({}, exact)).toContain('Values that do not vary are compared exactly.')
  })

  test('says what the check makes of it where that is not usual', () => {
    expect(ruled({ failOn: 'inconclusive' })).toContain('An inconclusive verdict fails the check too')
    expect(ruled({ failOn: 'never' })).toContain('The check passes anyway (fail-on: never).')
    expect(ruled({}, resultFrom([time('A', 1)], [time('A', 1)], { failOn: 'never' }))).not.toContain(
      'fail-on',
    )
  })

  test('states no rule by which nothing was judged', () => {
    expect(asMarkdown(decisionRulePart(resultFrom([], [time('A', 1)])))).toBe('')
  })
})

// The note that the change brings rules of its own: nobody can miss it, and nothing in it is more than text.
describe('rules note', () => {
  const rules = (...changes: readonly RuleChange[]) => ({ file: '.github/benchgate.yml', changes })
  const note = (...changes: readonly RuleChange[]) =>
    texts(asMarkdown(ruleChangesPart({ rules: rules(...changes) })), 'p').join('')
  const strict = { rule: 'threshold', base: '3%', head: '90%' }

  test('says each rule as it was and as it is, and whose rules counted', () => {
    expect(
      note(strict, { rule: 'fail-on', base: null, head: 'never' }, { rule: 'alpha', base: '1%', head: null }),
    ).toBe(
      '⚠️ This change modifies the rules (.github/benchgate.yml); both sides were measured and judged by the new ones: threshold: 3% → 90%, fail-on: not set → never, alpha: 1% → not set.',
    )
  })

  test('is nothing where base has the same rules, or nobody has any', () => {
    expect([ruleChangesPart({ rules: rules() }), ruleChangesPart({ rules: null })]).toEqual([[], []])
  })

  test('values are cut, and stay text', () => {
    const run = `make\n# <img src=x> @everyone |${'x'.repeat(200)}`
    const shown = asMarkdown(ruleChangesPart({ rules: rules({ rule: 'run', base: null, head: run }) }))
    expect(texts(shown, 'code')).toContain(`make\\n# <img src=x> @everyone `)
    expect(tags(shown)).toEqual(['code', 'p', 'strong'])
    expect(shown.length).toBeLessThan(400)
  })

  test('what decides comes first, then the entries for most rows; no input is only counted', () => {
    const harmless = ['sort', 'profile', 'governor', 'perflock', 'timeout', 'budget']
    const inputs = [...harmless, 'run', 'alpha', 'fail-on'].map(rule => ({ rule, base: null, head: 'x' }))
    const entries = ['Encode/*', '*Slow*', '*'].map(match => `benchmarks: ${match}`)
    const muting = entries.map(rule => ({ rule, base: null, head: 'gate off' }))
    const said = note(...inputs, ...muting, { rule: 'accepted: Decode', base: null, head: 'up-to 1%' })
    const order = [...said.matchAll(/(?:: |, )((?:benchmarks: |accepted: )?[^ :,]+): not set/g)].map(
      ([, rule]) => rule,
    )
    expect(order).toEqual([
      ...[
        'run',
        'alpha',
        'fail-on',
        'benchmarks: *',
        'benchmarks: *Slow*',
        'accepted: Decode',
        'benchmarks: Encode/*',
      ],
      ...harmless,
    ])
  })

  test('more entries than anyone reads are counted, the narrowest of them', () => {
    const narrow = Array.from({ length: 500 }, (_, n) => ({
      rule: `benchmarks: A${n}`,
      base: null,
      head: 'gate off',
    }))
    const said = note(...narrow, { rule: 'benchmarks: *', base: null, head: 'gate off' }, strict)
    expect(said).toMatch(
      /judged by the new ones: threshold: 3% → 90%, benchmarks: \*: not set → gate off, .* and 481 more entries for benchmarks\.$/,
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
      expect(`${first}${second}`).toContain('This change modifies the rules')
      const terminal = textOfTerminalReportSections(
        buildTerminalReportSections(result),
        (_, text) => text,
        200,
      )
      expect(terminal.split('\n').slice(0, 4).join('\n')).toContain('This change modifies the rules')
    }
  })
})

// The note that base and head did not run the same benchmark: seen at once, and it says what to do.
describe('suite note', () => {
  const run = (suite: readonly string[], overlay: readonly string[] = []) =>
    resultFrom([time('A', 1)], [time('A', 1.5)], { suite, overlay })
  const note = (suite: readonly string[], overlay?: readonly string[], most = 99) =>
    texts(asMarkdown(changedBenchmarkFilesPart(subjectOf({ ...run(suite, overlay), most }))), 'p').join('')

  test('names the files, and the input that helps', () => {
    expect(note(['pkg/do_test.go'])).toBe(
      "⚠️ The benchmarks changed: base and head have different benchmark files (pkg/do_test.go), so a difference may come from the benchmark itself. Set overlay: '**/*_test.go', so that both sides run head's benchmarks.",
    )
    expect(note(['a_test.go', 'benches/x.rs'])).toContain(
      'Set overlay to **/*_test.go, **/benches/**, one per line, so',
    )
  })

  test('says what to add to an overlay that does not cover them', () => {
    expect(note(['benches/x.rs'], ['**/*_test.go'])).toMatch(
      /Add \*\*\/benches\/\*\* to overlay, so that both/,
    )
  })

  test('does not advise to lay files over base whose package has moved', () => {
    const result = resultWithRunWarnings(run(['new/do_test.go']), [
      { kind: 'moved', packages: [{ base: 'm/old', head: 'm/new' }] },
    ])
    expect(
      texts(asMarkdown(changedBenchmarkFilesPart(subjectOf({ ...result, most: 99 }))), 'p').join(''),
    ).toMatch(
      /As a package has moved, overlay cannot make both sides run head's benchmarks: review what changed in these files\.$/,
    )
  })

  test('names three files, and how many more there are', () => {
    const many = Array.from({ length: 9 }, (_, index) => `a${index}_test.go`)
    expect(note(many)).toContain('(a0_test.go, a1_test.go, a2_test.go and 6 more)')
    expect(note(many, [], 1)).toContain('(a0_test.go and 8 more)')
    expect(note(many, [], 0)).toContain('(9 in all)')
  })

  test('says how base runs the benchmarks of head where they were renamed', () => {
    const said = (result: ResultFile) => asMarkdown([paragraphReportBlock`${overlayInputAdvice(result)}`])
    expect(said(run(['bench/x.ts']))).toContain("set `overlay: '**/bench/**'`")
    expect(said(run(['a_test.go', 'benches/x.rs']))).toContain(
      'set `overlay` to `**/*_test.go`, `**/benches/**`',
    )
    expect(said(run([]))).toContain('set `overlay` to the files that contain them')
    expect(said(run(['a_test.go'], ['**/*_test.go']))).toContain(
      'add the files that contain them to `overlay`',
    )
    const go = run([])
    expect(said({ ...go, settings: { ...go.settings, go: goSettings } })).toContain(
      "set `overlay: '**/*_test.go'`",
    )
  })

  test('is nothing where the benchmarks are the same', () => {
    expect(note([])).toBe('')
  })

  test('stands above what regressed, once, and in no fold', () => {
    const report = markdownReport(run(['do_test.go']))
    expect(report.split('The benchmarks changed')).toHaveLength(2)
    expect(report.indexOf('The benchmarks changed')).toBeLessThan(report.indexOf('- **`A`**'))
    expect(report.indexOf('- **`A`**')).toBeLessThan(report.indexOf('<details>'))
  })
})
