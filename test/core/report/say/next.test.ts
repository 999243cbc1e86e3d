// What to do in a terminal about a regression.
import { expect, test } from 'vitest'
import type { GoSettings } from '../../../../src/core/model/settings.ts'
import { nextStepsPart } from '../../../../src/core/report/say/brief.ts'
import { comparison } from '../comparisons.ts'
import { resultFrom, time } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

const run = resultFrom([time('A', 1)], [time('A', 1)])
const ofGo = { ...run, settings: { ...run.settings, go: {} as GoSettings } }
const accept =
  '- To accept what regressed, run `benchgate accept --from FOLDER/result.json --why "reason"` on the result of a run with `--results FOLDER`.'

test('a command can be accepted; of Go it is also told how to see where the time goes', () => {
  expect(nextStepsPart([], run)).toEqual([])
  expect(asMarkdown(nextStepsPart([comparison()], run))).toBe(accept)
  const one = comparison({ benchmark: "Encode/it's-8", package: 'example.com/codec' })
  expect(asMarkdown(nextStepsPart([one], ofGo)).split('\n')).toEqual([
    expect.stringMatching(
      /^- To see where its time goes, add `--packages example.com\/codec --bench '.*Encode.*' --profile cpu`\.$/,
    ),
    accept,
  ])
})

test('a name that cannot be typed is not', () => {
  expect(asMarkdown(nextStepsPart([comparison({ benchmark: 'A\u001b-8' })], ofGo))).toBe(accept)
})

test('a number that is part of the name stays in it', () => {
  const both = [time('Get/size-64', 1), time('Get/size-128', 1)]
  const [one = comparison()] = resultFrom(both, both).comparisons
  const result = { ...ofGo, comparisons: resultFrom(both, both).comparisons }
  expect(asMarkdown(nextStepsPart([one], result))).toContain("--bench '^BenchmarkGet$/^size-64$'")
})
