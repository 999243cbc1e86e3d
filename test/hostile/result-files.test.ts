// Result files of strangers: read, judged again and reported, nothing in them is believed or acts.

import { describe, expect, test } from 'vitest'
import { mergeResultFiles } from '../../src/core/merge/merge-results.ts'
import type { Comparison } from '../../src/core/model/comparison.ts'
import type { ResultFile } from '../../src/core/model/result-file.ts'
import { formatComparisonsAsCsv } from '../../src/core/report/show/exports.ts'
import script from '../../src/core/report/show/html/page.js?raw'
import { InvalidResultError, parseResultFile } from '../../src/core/result/read-result.ts'
import { invisibleCharacterPattern } from '../../src/core/words/escape.ts'
import { trusted } from '../core/merge/parts.ts'
import { hasComment, rendered, tags, textOutsideCode } from '../core/report/rendered.ts'
import { htmlReport, markdownReport, textReport } from '../core/report/shown.ts'
import { longUnlessNth } from '../support/long.ts'
import { claims, everywhere, refusedFiles, slower } from './result-rows.ts'
import { texts } from './rows.ts'

const judged = (file: ResultFile) =>
  mergeResultFiles([{ name: 'result.json', result: parseResultFile(JSON.stringify(file)) }], trusted)

test('there are enough of them, each once', () => {
  const named = [...refusedFiles, ...claims].map(([what]) => what)
  expect(new Set(named).size).toBe(named.length)
  expect(named.length).toBeGreaterThan(80)
})

describe('no result file', () => {
  test.each(refusedFiles)('%s', (_, make) => {
    const text = make()
    const message = (() => {
      try {
        parseResultFile(text)
      } catch (error) {
        if (error instanceof InvalidResultError) return error.message
        throw error
      }
    })()
    expect(message).toMatch(/^[A-Za-z].*\.$/)
    expect(message?.length).toBeLessThan(500)
    expect(invisibleCharacterPattern.test(message ?? '')).toBe(false)
  })
})

describe('a claim that changes nothing', () => {
  const honest = judged(slower())

  test.each(claims)('%s', (_, claim) => {
    const file = slower()
    claim(file)
    const result = judged(file)
    expect(result.verdict).toBe('fail')
    expect(result.reason).toMatch(/^1 of 2 benchmarks regressed/)
    expect(result.settings).toEqual(honest.settings)
    const decided = ({ assume, ...one }: Comparison) => one
    expect(result.comparisons.map(decided)).toEqual(honest.comparisons.map(decided))
    expect(markdownReport(result)).not.toMatch(/evil\.example|@everyone|octocat/)
  })
})

test('machines made up for each round leave it open at best', () => {
  const file = slower()
  const rounds = file.rounds.map((round, n) => ({ ...round, block: n + 1 }))
  expect(judged({ ...file, rounds }).verdict).not.toBe('pass')
})

test('names that objects have by themselves are names', () => {
  const [first] = slower().comparisons
  for (const benchmark of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const comparisons = first ? [{ ...first, benchmark, package: benchmark, unit: 'sec/op' }] : []
    const proven = [{ benchmark, package: benchmark }]
    const result = judged({ ...slower(), comparisons, proven })
    expect(result).toMatchObject({ verdict: 'fail', comparisons: [{ benchmark }] })
    expect(markdownReport(result)).toContain(benchmark)
  }
})

test('values at the ends of what a number holds are judged, and shown', () => {
  const [first] = slower().comparisons
  for (const [low, high] of [
    [5e-324, 1.7e308],
    [-1.7e308, 1.7e308],
    [0, 5e-324],
    [-0, 0],
  ] as const) {
    if (!first) continue
    const base = { ...first.base, samples: first.base.samples.map((_, n) => (n % 2 ? low : high)) }
    const head = { ...first.head, samples: first.head.samples.map((_, n) => (n % 2 ? high : low)) }
    const result = judged({ ...slower(), comparisons: [{ ...first, base, head }] })
    expect(JSON.parse(JSON.stringify(result)).comparisons).toHaveLength(1)
    for (const show of [markdownReport, htmlReport, textReport, formatComparisonsAsCsv])
      expect(show(result)).not.toBe('')
  }
})

const expected = tags(markdownReport(judged(everywhere('Plain'))))

for (const [index, [what, text]] of texts.entries())
  test(`${what}, wherever a text may stand, is text`, longUnlessNth(index, 18), () => {
    // Text that holds half of a character is no UTF-8.
    const result = judged(everywhere(Buffer.from(text.slice(0, 900)).toString()))
    const tree = rendered(markdownReport(result))
    expect(tags(tree)).toEqual(expected)
    expect(hasComment(tree)).toBe(false)
    expect(textOutsideCode(tree)).not.toMatch(/@everyone|evil\.example|owner\/repo|pwned/)
    expect(invisibleCharacterPattern.exec(textReport(result).replaceAll('\n', ''))?.[0]).toBeUndefined()
    // The page has one script, its own.
    expect(
      htmlReport(result)
        .replace(`<script>${script}</script>`, '')
        .match(/<(?:script|img|iframe|svg on|a href="(?!https:\/\/github\.com\/benchgate|#row-))/),
    ).toBeNull()
  })
