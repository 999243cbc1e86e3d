// The note that base and head did not run the same benchmark: seen at once, and it says what to do.
import { expect, test } from 'vitest'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
import { paragraph } from '../../../../src/core/report/say/block.ts'
import { overlayAdvice, suiteNote } from '../../../../src/core/report/say/rules.ts'
import { withWarnings } from '../../../../src/core/result/result.ts'
import { texts } from '../rendered.ts'
import { goSettings, resultFrom, time } from '../runs.ts'
import { asMarkdown, markdownReport } from '../shown.ts'

const run = (suite: readonly string[], overlay: readonly string[] = []) =>
  resultFrom([time('A', 1)], [time('A', 1.5)], { suite, overlay })
const note = (suite: readonly string[], overlay?: readonly string[], most = 99) =>
  texts(asMarkdown(suiteNote(run(suite, overlay), most)), 'p').join('')

test('names the files, and the input that helps', () => {
  expect(note(['pkg/do_test.go'])).toBe(
    "⚠️ Not the same benchmark on both sides: benchmark files were changed (pkg/do_test.go), so a difference may come from the benchmark itself. Set overlay: '**/*_test.go', so that both sides run head's.",
  )
  expect(note(['a_test.go', 'benches/x.rs'])).toContain(
    'Set overlay to **/*_test.go, **/benches/**, one per line, so',
  )
})

test('says what to add to an overlay that does not cover them', () => {
  expect(note(['benches/x.rs'], ['**/*_test.go'])).toMatch(/Add \*\*\/benches\/\*\* to overlay, so that both/)
})

test('does not advise to lay files over base whose package has moved', () => {
  const result = withWarnings(run(['new/do_test.go']), [
    { kind: 'moved', packages: [{ base: 'm/old', head: 'm/new' }] },
  ])
  expect(texts(asMarkdown(suiteNote(result, 99)), 'p').join('')).toMatch(
    /As a package has moved, overlay cannot make both sides run head's: see what was changed in these files\.$/,
  )
})

test('names three files, and how many more there are', () => {
  const many = Array.from({ length: 9 }, (_, index) => `a${index}_test.go`)
  expect(note(many)).toContain('(a0_test.go, a1_test.go, a2_test.go and 6 more)')
  expect(note(many, [], 1)).toContain('(a0_test.go and 8 more)')
  expect(note(many, [], 0)).toContain('(9 in all)')
})

test('says how base runs the benchmarks of head where they were renamed', () => {
  const said = (result: ResultFile) => asMarkdown([paragraph(overlayAdvice(result))])
  expect(said(run(['bench/x.ts']))).toContain("set `overlay: '**/bench/**'`")
  expect(said(run(['a_test.go', 'benches/x.rs']))).toContain(
    'set `overlay` to `**/*_test.go`, `**/benches/**`',
  )
  expect(said(run([]))).toContain('name the files that hold them in `overlay`')
  expect(said(run(['a_test.go'], ['**/*_test.go']))).toContain('name the files that hold them')
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
  expect(report.split('Not the same benchmark')).toHaveLength(2)
  expect(report.indexOf('Not the same benchmark')).toBeLessThan(report.indexOf('- **`A`**'))
  expect(report.indexOf('- **`A`**')).toBeLessThan(report.indexOf('<details>'))
})
