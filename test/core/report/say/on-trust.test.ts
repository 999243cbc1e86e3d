// What is only said by a job of strangers is told as that.
import { expect, test } from 'vitest'
import { onTrustPart } from '../../../../src/core/report/say/judged.ts'
import { claimed, partsMissing, shardsAndReplicas } from '../../merge/samples.ts'
import { resultFrom, time } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

test('says what was computed, and what was taken as it came', () => {
  const text = asMarkdown(onTrustPart(partsMissing()))
  expect(text).toContain('Every number and the verdict were computed here')
  expect(text).not.toContain('same binary')
  expect(text).not.toContain('which way')
  const hits = partsMissing().comparisons.map(one => ({ ...one, unit: 'hits' }))
  expect(asMarkdown(onTrustPart({ ...partsMissing(), comparisons: hits }))).toContain(
    'which way unknown units improve',
  )
  const proven = [{ benchmark: 'A', package: 'm' }]
  expect(asMarkdown(onTrustPart({ ...partsMissing(), proven }))).toContain(
    'and which benchmarks are the same binary',
  )
})

test('what is said of the reference is only said', () => {
  const since = { sha: '3'.repeat(40), name: 'v1.4.0', threshold: 0.1, rounds: 20, rows: [] }
  expect(asMarkdown(onTrustPart({ ...partsMissing(), since }))).toContain('measured against the reference')
})

test('says nothing of numbers where there are none', () => {
  expect(asMarkdown(onTrustPart(claimed()))).not.toContain('computed')
})

test('says nothing where those have measured who may write here', () => {
  expect(onTrustPart(shardsAndReplicas())).toEqual([])
  expect(onTrustPart(resultFrom([time('A', 1)], [time('A', 1)]))).toEqual([])
})
