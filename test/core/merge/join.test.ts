// One run of several pieces, and the warnings of their machines.
import { expect, test } from 'vitest'
import { joinedOf } from '../../../src/core/merge/join.ts'
import { recordedIn } from '../../../src/core/merge/merge-results.ts'
import type { RunWarning } from '../../../src/core/model/comparison.ts'
import { withSince } from '../../../src/core/result/result.ts'
import { resultFrom, time } from '../report/runs.ts'
import { measuredAgain } from '../result/results.ts'
import { trusted } from './parts.ts'

const piece = (name: string, steal: number, warnings: readonly RunWarning[] = []) => {
  const file = { ...resultFrom([time(name, 1)], [time(name, 1)], { steal }), warnings }
  return { shard: null, replica: null, of: recordedIn(file, trusted) }
}

test('the packages that have moved are those of all parts, each once', () => {
  const [a, b] = [
    { base: 'm/a', head: 'n/a' },
    { base: 'm/b', head: 'n/b' },
  ]
  const joined = joinedOf([
    piece('A', 0.1, [{ kind: 'moved', packages: [a] }]),
    piece('B', 0.1, [{ kind: 'moved', packages: [a, b] }]),
  ])
  expect(joined.warnings.filter(({ kind }) => kind === 'moved')).toEqual([
    { kind: 'moved', packages: [a, b] },
  ])
})

test('what failed now and then is counted over all machines', () => {
  const of = (failed: number) => ({
    ...{ benchmark: 'A', package: 'm' },
    ...{ base: { runs: 9, failed: 0 }, head: { runs: 9, failed } },
  })
  const joined = joinedOf([
    piece('A', 0.1, [{ kind: 'flaky', benchmarks: [of(1)] }]),
    piece('B', 0.1, [{ kind: 'flaky', benchmarks: [of(2)] }]),
  ])
  expect(joined.warnings.filter(({ kind }) => kind === 'flaky')).toEqual([
    {
      kind: 'flaky',
      benchmarks: [{ ...of(3), base: { runs: 18, failed: 0 }, head: { runs: 18, failed: 3 } }],
    },
  ])
})

test('of warnings the strongest of each kind stays, in the order of reports', () => {
  const cpu = { kind: 'configuration', key: 'cpu', base: 'x', head: 'y' } as const
  const left = (count: number) => ({ kind: 'left-running', count, commands: ['sleep'] }) as const
  const joined = joinedOf([
    piece('A', 0.1, [left(1), cpu]),
    piece('B', 0.3, [left(3)]),
    piece('C', 0.2, [cpu, { ...cpu, head: 'z' }]),
  ])
  expect(joined.warnings).toEqual([cpu, { ...cpu, head: 'z' }, { kind: 'steal', share: 0.3 }, left(3)])
})

test('code that one machine has not read is said where all have not, or where other code ran', () => {
  const nothing = { count: 1, files: ['x.c'], instead: [], isElsewhere: false }
  const unread = (isAll: boolean): RunWarning => ({ kind: 'unread-code', side: 'head', ...nothing, isAll })
  const kinds = (...warnings: readonly (readonly RunWarning[])[]) =>
    joinedOf(warnings.map((each, index) => piece('AB'[index] ?? 'C', 0, each))).warnings.filter(
      ({ kind }) => kind === 'unread-code',
    )
  expect(kinds([unread(false)], [])).toEqual([])
  expect(kinds([unread(false)], [unread(false)])).toEqual([unread(false)])
  expect(kinds([unread(true)], [])).toEqual([unread(true)])
  expect(kinds([unread(false)], [unread(true)])).toEqual([unread(true)])
})

test('that times were replayed is found again, whatever a file says of it', () => {
  const fixed = { benchmark: 'A', unit: 'sec/op', values: Array.from({ length: 20 }, () => 1.23456789) }
  const { warnings, ...file } = resultFrom([fixed], [fixed])
  const replayed = { kind: 'replayed', sides: ['base', 'head'], rounds: 20 } as const
  expect(warnings).toEqual([replayed])
  const of = recordedIn({ ...file, warnings: [] }, trusted)
  expect(joinedOf([{ shard: null, replica: null, of }]).warnings).toEqual([replayed])
  expect(piece('A', 0, [replayed]).of.warnings).toEqual([])
})

test('a second measurement is joined as the first is, and its rounds are numbered after it', () => {
  const twice = { shard: null, replica: [1, 2] as const, of: recordedIn(measuredAgain(), trusted) }
  const joined = joinedOf([twice, { ...twice, replica: [2, 2] as const }])
  expect(joined.rounds).toHaveLength(40)
  expect(joined.again?.rounds.map(({ round, block }) => [round, block])).toContainEqual([55, 2])
  expect(joined.again?.series[0]?.base).toHaveLength(28)
})

test('a single piece stays as it is', () => {
  const only = piece('A', 0)
  expect(joinedOf([only])).toEqual(only.of)
})

test('what is since a reference is kept of a single file, and not of several', () => {
  const of = (name: string) => ({
    ...{ shard: null, replica: null },
    of: recordedIn(
      withSince(resultFrom([time(name, 1)], [time(name, 1)]), resultFrom([], []), null),
      trusted,
    ),
  })
  expect(joinedOf([of('A')]).since?.rows).toEqual([])
  expect(joinedOf([of('A'), of('B')]).since).toBeNull()
})
