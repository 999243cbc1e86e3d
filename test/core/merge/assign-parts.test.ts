// Which part each file is.
import { describe, expect, test } from 'vitest'
import {
  assignResultFilesToParts,
  extractRunToJudgeFromResultFile,
  refuseFilesOfDifferentRuns,
} from '../../../src/core/merge/merge-results.ts'
import { ruleFor } from '../../support/benchmark-rules.ts'
import { settings, steady, time } from '../report/runs.ts'
import { part, trusted } from './parts.ts'

describe('parts', () => {
  const file = (shard: readonly [number, number] | null, replica: readonly [number, number] | null = null) =>
    part([time('A', 1)], [time('A', 1)], shard, replica)

  test('parts stand in order, shard by shard', () => {
    const files = [file([2, 2], [1, 2]), file([1, 2], [2, 2]), file([2, 2], [2, 2]), file([1, 2], [1, 2])]
    const { found, missing } = assignResultFilesToParts(files)
    expect(found.map(({ name }) => name)).toEqual(['1-1.json', '1-2.json', '2-1.json', '2-2.json'])
    expect(missing).toEqual([])
  })

  test('one that has no file is absent, and of several the first counts', () => {
    const twice = [file([1, 3]), { ...file([1, 3]), name: 'again' }, file([3, 3])]
    const { found, missing } = assignResultFilesToParts(twice)
    expect(found.map(({ name, shard }) => [name, shard?.[0]])).toEqual([
      ['1-0.json', 1],
      ['3-0.json', 3],
    ])
    expect(missing).toEqual([
      { shard: [1, 3], replica: null, why: 'double', files: ['1-0.json', 'again'], message: '' },
      { shard: [2, 3], replica: null, why: 'absent', files: [], message: '' },
    ])
  })

  test('a whole run is its only part; without files there is none', () => {
    expect(assignResultFilesToParts([file(null)])).toMatchObject({
      found: [{ shard: null, replica: null }],
      missing: [],
    })
    expect(assignResultFilesToParts([])).toEqual({ found: [], missing: [] })
  })
})

// Files that are not of one run are refused, with the names of two and what is different.
describe('refuse different', () => {
  const one = part([time('A', 1e-3)], [time('A', 1e-3)], [1, 2])
  const two = part([time('B', 1e-3)], [time('B', 1e-3)], [2, 2])
  const other = (more: object) => ({ ...two, result: { ...two.result, ...more } })
  const sha = '3'.repeat(40)

  test.each([
    [
      'head is "222222222" in one and "333333333" in the other',
      other({ commits: { ...two.result.commits, head: { sha, from: '' } } }),
    ],
    ['the number of shards is "2" in one and "3"', other({ settings: { ...settings, shard: [2, 3] } })],
    [
      'base was built with "go1.26" in one and "go1.27" in the other. Give the files of one run. If the files are from one run, ',
      other({ toolchains: { base: 'go1.27', head: null } }),
    ],
    ['head was read as "go" in one and "jmh"', other({ formats: { base: 'go', head: 'jmh' } })],
    [
      'the digest of `durations` is "none" in one and "abc"',
      other({ settings: { ...two.result.settings, durations: 'abc' } }),
    ],
    ['both shards have measured "A"', other({ comparisons: one.result.comparisons })],
  ])('%s', (sentence, file) => {
    const from = { ...one, result: { ...one.result, toolchains: { base: 'go1.26', head: null } } }
    const refusing = () => refuseFilesOfDifferentRuns([from, file])
    expect(refusing).toThrow('results: "1-0.json" and "2-0.json" cannot be judged together: ')
    expect(refusing).toThrow(sentence)
  })

  test('visits of another length, of Go', () => {
    const timed = (file: typeof one, benchtime: string) => {
      const go = { benchtime } as NonNullable<typeof settings.go>
      return { ...file, result: { ...file.result, settings: { ...file.result.settings, go } } }
    }
    expect(() => refuseFilesOfDifferentRuns([timed(one, '1s'), timed(two, '2s')])).toThrow(
      '`benchtime` is "1s" in one',
    )
    expect(() => refuseFilesOfDifferentRuns([timed(one, '1s'), timed(two, '1s')])).not.toThrow()
  })

  test('commits that differ only in their last digits', () => {
    const near = { ...two.result.commits, base: { sha: `${'1'.repeat(39)}2`, from: '' } }
    expect(() => refuseFilesOfDifferentRuns([one, other({ commits: near })])).toThrow(
      'base is "111111111" in one',
    )
  })

  test('two whole runs, and files without order', () => {
    const run = part([time('A', 1)], [time('A', 1)], null)
    expect(() => refuseFilesOfDifferentRuns([run, { ...run, name: 'b' }])).toThrow(
      'each is a whole run, without `shard` or `replica`',
    )
    expect(() => refuseFilesOfDifferentRuns([run])).not.toThrow()
    expect(() => refuseFilesOfDifferentRuns([])).not.toThrow()
    expect(() => refuseFilesOfDifferentRuns([two, one])).not.toThrow()
  })

  test('a unit that improves in both directions; one file may not know it', () => {
    const hits = (better: string | null, shard: 1 | 2) => {
      const file = part([steady(`H${shard}`, 'hits', 1)], [steady(`H${shard}`, 'hits', 1)], [shard, 2])
      const comparisons = file.result.comparisons.map(row => ({ ...row, better: better as 'lower' | null }))
      return { ...file, result: { ...file.result, comparisons } }
    }
    expect(() => refuseFilesOfDifferentRuns([hits('lower', 1), hits('higher', 2)])).toThrow(
      'they disagree on whether lower or higher "hits" is better',
    )
    expect(() => refuseFilesOfDifferentRuns([hits('lower', 1), hits(null, 2)])).not.toThrow()
  })

  test('a rule may turn a unit for single rows', () => {
    const file = part(
      [steady('A', 'hits', 1), steady('B', 'hits', 1)],
      [steady('A', 'hits', 1), steady('B', 'hits', 1)],
      null,
    )
    const { comparisons, settings } = file.result
    const benchmarks = [ruleFor('A', { better: 'higher' }), ruleFor('B', { better: 'lower' })]
    const turned = {
      ...file.result,
      settings: { ...settings, benchmarks },
      comparisons: comparisons.map((row, rule) => ({
        ...row,
        rule,
        better: rule === 0 ? ('higher' as const) : ('lower' as const),
      })),
    }
    expect(() => refuseFilesOfDifferentRuns([{ ...file, result: turned }])).not.toThrow()
    // Which rules count is not the file's to say.
    expect(extractRunToJudgeFromResultFile(turned, trusted).series.map(({ rule }) => rule)).toEqual([
      { better: null },
      { better: null },
    ])
  })

  test('names from outside are cut and made visible', () => {
    const hostile = {
      ...other({ formats: { base: 'x\u202e', head: 'go' } }),
      name: `\u001b[31m${'a'.repeat(500)}`,
    }
    expect(() => refuseFilesOfDifferentRuns([one, hostile])).toThrow(/"\\u001b\[31ma+…" cannot .*"x\\u202e"/)
  })
})
