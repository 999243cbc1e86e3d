// What a reader is told where base could not be measured.
import { expect, test } from 'vitest'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
import type { Settings } from '../../../../src/core/model/settings.ts'
import { commentLimit } from '../../../../src/core/report/say/fit.ts'
import { resultWithoutBase } from '../../../../src/core/result/result.ts'
import { roundsFrom } from '../../../support/rounds.ts'
import { tags, texts } from '../rendered.ts'
import { commits, machine, settings, time } from '../runs.ts'
import { samples } from '../samples.ts'
import { fittingReport, markdownReport } from '../shown.ts'

function failed(
  message: string,
  output: string,
  others: Partial<Settings> = {},
  rounds: Parameters<typeof resultWithoutBase>[1] = [],
): ResultFile {
  const toolchains = { base: null, head: null }
  const around = { commits, machine, suite: [], toolchains, settings: { ...settings, ...others } }
  return resultWithoutBase(around, rounds, {
    why: 'its command failed with exit code 1 in round 3',
    message,
    output,
  })
}

test('is in the headline with its reason, above what failed and what it said', () => {
  const report = markdownReport((samples['base-broken'] as () => ResultFile)())
  expect(texts(report, 'h2')).toEqual([
    '⚠️ Benchgate: Base could not be measured: its command failed with exit code 1 in round 1 (111111111)',
  ])
  expect(texts(report, 'p')[0]).toMatch(/^Check passes · /)
  expect(report).toContain('undefined: decodeFast')
  expect(report).not.toContain('adds the first benchmarks')
})

test('names the overlay where there is one, as it may be what broke base', () => {
  expect(markdownReport(failed('m', '', { overlay: ['**/*_test.go'] }))).toContain('name fewer of them')
  expect(markdownReport(failed('m', ''))).not.toContain('overlay')
})

test('says whether the check fails for it', () => {
  expect(markdownReport(failed('m', ''))).toContain('such a run fails the check')
  expect(markdownReport(failed('m', '', { failOn: 'inconclusive' }))).toContain('The check fails because of')
})

test('says that complete rounds are not judged', () => {
  const rounds = roundsFrom([time('A', 1)], [time('A', 2)]).slice(0, 2)
  expect(markdownReport(failed('m', '', {}, rounds))).toContain(
    'Measured before that, but not judged: 2 rounds.',
  )
})

test('is data, whatever it says', () => {
  const hostile = '```\n<img src=x onerror=alert(1)> @everyone </details> ::set-output::'
  const report = markdownReport(failed(hostile, hostile))
  expect(tags(report)).not.toContain('img')
  expect(texts(report, 'pre').filter(text => text.includes('onerror'))).toHaveLength(2)
})

test.each(['\u0001', '`', '\u{e0001}', '漢', 'x\n'])('leaves a comment room, be it full of %j', character => {
  const much = character.repeat(40_000)
  const report = fittingReport(failed(much, much, { run: much }), commentLimit - 1500)
  expect(Buffer.byteLength(report)).toBeLessThanOrEqual(commentLimit - 1500)
})

test('shows the end of long output, where the error stands', () => {
  const report = markdownReport(failed('m', `${'line\n'.repeat(5000)}the error`))
  expect(report).toContain('line\nthe error')
})
