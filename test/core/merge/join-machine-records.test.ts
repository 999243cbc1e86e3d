// One run of several pieces, and the warnings of their machines.
import { describe, expect, test } from 'vitest'
import { isBrokenByHead } from '../../../src/core/judge/verdict.ts'
import {
  joinMachineRecordsIntoRun,
  mergeRunFieldsExceptRounds,
  mergeShardRoundTimes,
  type RecordedRunOfShardOrReplica,
  RoundPlacesInMergedRun,
} from '../../../src/core/merge/join-machine-records.ts'
import { extractRunToJudgeFromResultFile } from '../../../src/core/merge/merge-results.ts'
import type { RunWarning } from '../../../src/core/model/comparison.ts'
import type { SideFailureKind } from '../../../src/core/model/errors.ts'
import type { Side } from '../../../src/core/model/measuring.ts'
import type { BenchmarkLostToFailure } from '../../../src/core/model/result-file.ts'
import type { ShardNumber } from '../../../src/core/model/settings.ts'
import type { RunToJudge } from '../../../src/core/result/judge-recorded.ts'
import { addReferenceComparisonToResult } from '../../../src/core/result/result.ts'
import { first, resultFrom, steady, time } from '../report/runs.ts'
import { inHalves, measuredAgain } from '../result/results.ts'
import { trusted } from './parts.ts'

describe('join', () => {
  const piece = (name: string, steal: number, warnings: readonly RunWarning[] = []) => {
    const file = { ...resultFrom([time(name, 1)], [time(name, 1)], { steal }), warnings }
    return { shard: null, replica: null, recorded: extractRunToJudgeFromResultFile(file, trusted) }
  }

  test('the packages that have moved are those of all parts, each once', () => {
    const [a, b] = [
      { base: 'm/a', head: 'n/a' },
      { base: 'm/b', head: 'n/b' },
    ]
    const joined = joinMachineRecordsIntoRun([
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
    const joined = joinMachineRecordsIntoRun([
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

  test('lines that could not be read are those of all machines', () => {
    const of = (side: 'base' | 'head', ...lines: readonly string[]): RunWarning => ({
      ...{ kind: 'unread-results', sides: [side], count: lines.length, lines },
    })
    const joined = joinMachineRecordsIntoRun([
      piece('A', 0.1, [of('head', 'X', 'Y')]),
      piece('B', 0.1, [of('base', 'Y', 'Z')]),
    ])
    expect(joined.warnings.filter(({ kind }) => kind === 'unread-results')).toEqual([
      { kind: 'unread-results', sides: ['base', 'head'], count: 4, lines: ['X', 'Y', 'Z'] },
    ])
  })

  test('a side that may have run other code is said beside the other', () => {
    const shared = (side: 'base' | 'head'): RunWarning => ({
      ...{ kind: 'shared-install', side, count: 1, paths: ['lib'] },
    })
    expect(joinMachineRecordsIntoRun([piece('A', 0, [shared('base'), shared('head')])]).warnings).toEqual([
      ...[shared('base'), shared('head')],
    ])
  })

  test('of warnings the strongest of each kind stays, in the order of reports', () => {
    const cpu = { kind: 'configuration', key: 'cpu', base: 'x', head: 'y' } as const
    const left = (count: number) => ({ kind: 'left-running', count, commands: ['sleep'] }) as const
    const joined = joinMachineRecordsIntoRun([
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
      joinMachineRecordsIntoRun(
        warnings.map((each, index) => piece('AB'[index] ?? 'C', 0, each)),
      ).warnings.filter(({ kind }) => kind === 'unread-code')
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
    const of = extractRunToJudgeFromResultFile({ ...file, warnings: [] }, trusted)
    expect(joinMachineRecordsIntoRun([{ shard: null, replica: null, recorded: of }]).warnings).toEqual([
      replayed,
    ])
    expect(piece('A', 0, [replayed]).recorded.warnings).toEqual([])
  })

  test('a second measurement is joined as the first is, and its rounds are numbered after it', () => {
    const twice = {
      shard: null,
      replica: [1, 2] as const,
      recorded: extractRunToJudgeFromResultFile(measuredAgain(), trusted),
    }
    const joined = joinMachineRecordsIntoRun([twice, { ...twice, replica: [2, 2] as const }])
    expect(joined.rounds).toHaveLength(40)
    expect(joined.again?.rounds.map(({ round, block }) => [round, block])).toContainEqual([55, 2])
    expect(joined.again?.series[0]?.base).toHaveLength(28)
  })

  test('a single piece stays as it is', () => {
    const only = piece('A', 0)
    expect(joinMachineRecordsIntoRun([only])).toEqual(only.recorded)
  })

  test('what is since a reference is kept of a single file, and not of several', () => {
    const of = (name: string) => ({
      ...{ shard: null, replica: null },
      recorded: extractRunToJudgeFromResultFile(
        addReferenceComparisonToResult(
          resultFrom([time(name, 1)], [time(name, 1)]),
          resultFrom([], []),
          null,
        ),
        trusted,
      ),
    })
    expect(joinMachineRecordsIntoRun([of('A')]).since?.rows).toEqual([])
    expect(joinMachineRecordsIntoRun([of('A'), of('B')]).since).toBeNull()
  })
})

// What several machines say is said once.
describe('join lists', () => {
  const empty = extractRunToJudgeFromResultFile(resultFrom([], []), trusted)
  const recorded = (more: Partial<RunToJudge>): RunToJudge => ({ ...empty, ...more })
  const failed = (side: Side, kind: SideFailureKind = 'failed') => ({
    side,
    kind,
    message: '',
    output: '',
  })
  const a = { benchmark: 'A', package: 'm' }

  test('lists are joined without repeating what has one name', () => {
    const proven = [a, { benchmark: 'B', package: 'm' }]
    const joined = mergeRunFieldsExceptRounds([
      recorded({ proven }),
      recorded({ proven: [a, { benchmark: 'C', package: 'm' }] }),
    ])
    expect(joined.proven.map(({ benchmark }) => benchmark)).toEqual(['A', 'B', 'C'])
    const doubt = (kind: 'prints', line: string) => ({ ...a, kind, line })
    const doubts = mergeRunFieldsExceptRounds([
      recorded({ doubts: [doubt('prints', 'one')] }),
      recorded({ doubts: [doubt('prints', 'two')] }),
    ])
    expect(doubts.doubts).toEqual([doubt('prints', 'one')])
  })

  test('what failed on two machines failed on the sides of both', () => {
    const joined = mergeRunFieldsExceptRounds([
      recorded({ lost: [{ ...a, failures: [failed('head')] }] }),
      recorded({ lost: [{ ...a, failures: [failed('head'), failed('base')] }] }),
    ])
    expect(joined.lost).toEqual([{ ...a, failures: [failed('head'), failed('base')] }])
    const tries = (head: number) => ({ base: { runs: 9, failed: 0 }, head: { runs: 9, failed: head } })
    const counted = mergeRunFieldsExceptRounds([
      recorded({ lost: [{ ...a, failures: [failed('head')], tries: tries(5) }] }),
      recorded({ lost: [{ ...a, failures: [failed('head')], tries: tries(6) }] }),
    ])
    expect(counted.lost[0]?.tries).toEqual({ base: { runs: 18, failed: 0 }, head: { runs: 18, failed: 11 } })
  })

  test('what one machine had no time for is what another says of it, in any order of their files', () => {
    const noTime = { ...a, failures: [failed('base', 'no time'), failed('head', 'no time')] }
    const tries = { base: { runs: 20, failed: 0 }, head: { runs: 5, failed: 5 } }
    const broken = { ...a, failures: [failed('head')], tries }
    const untriedOnBase = { ...a, failures: [failed('head'), failed('base', 'no time')] }
    const merged = (...lost: readonly BenchmarkLostToFailure[]) =>
      mergeRunFieldsExceptRounds(lost.map(one => recorded({ lost: [one] }))).lost
    expect(merged(noTime, broken)).toEqual([broken])
    expect(merged(broken, noTime)).toEqual([broken])
    expect(merged(untriedOnBase, broken)).toEqual([broken])
    expect(merged(broken, noTime).filter(isBrokenByHead)).toHaveLength(1)
    // No machine has tried it on base.
    expect(merged(untriedOnBase, noTime).filter(isBrokenByHead)).toEqual([])
    expect(merged(noTime, noTime)).toEqual([noTime])
  })

  test('what one machine has measured on both sides is not unmatched', () => {
    const file = extractRunToJudgeFromResultFile(resultFrom([time('A', 1)], [time('A', 1)]), trusted)
    const only = [
      { benchmark: 'A', package: null, unit: null },
      { benchmark: 'A', package: null, unit: 'B/op' },
      { benchmark: 'N', package: null, unit: null },
    ]
    const joined = mergeRunFieldsExceptRounds([file, recorded({ unmatched: { base: [], head: only } })])
    expect(joined.unmatched).toEqual({ base: [], head: only.slice(1) })
  })

  test('it ended as the part that was cut short', () => {
    const all = (['settled', 'budget', 'empty'] as const).map(stopped => recorded({ stopped }))
    expect(mergeRunFieldsExceptRounds(all).stopped).toBe('budget')
    expect(mergeRunFieldsExceptRounds(all.filter(one => one.stopped !== 'budget')).stopped).toBe('settled')
  })

  test('code was laid out anew if it was on each machine that ran it', () => {
    const reading = (path: string) => [time('A', 1, { pkg: path })]
    const on = (path: string, laidOut: readonly string[]) => ({
      ...extractRunToJudgeFromResultFile(resultFrom(reading(path), reading(path)), trusted),
      laidOut,
    })
    expect(mergeRunFieldsExceptRounds([on('m', ['m']), on('n', ['n']), on('n', [])]).laidOut).toEqual(['m'])
    const again = { rounds: [], series: [] }
    expect(
      mergeRunFieldsExceptRounds([recorded({ again, isRelaid: true }), recorded({ isRelaid: false })])
        .isRelaid,
    ).toBe(true)
    expect(
      mergeRunFieldsExceptRounds([recorded({ again, isRelaid: true }), recorded({ again })]).isRelaid,
    ).toBe(false)
  })

  test('of numbers of samples the widest range stays, and of sides the first that is known', () => {
    const inner = (least: number, most: number) => recorded({ innerSamples: [{ ...a, least, most }] })
    expect(mergeRunFieldsExceptRounds([inner(3, 5), inner(2, 4)]).innerSamples).toEqual([
      { ...a, least: 2, most: 5 },
    ])
    const formats = mergeRunFieldsExceptRounds([
      recorded({ formats: { base: null, head: 'go' } }),
      recorded({ formats: { base: 'go', head: 'go' }, toolchains: { base: 'go1.26', head: null } }),
    ])
    expect(formats).toMatchObject({
      formats: { base: 'go', head: 'go' },
      toolchains: { base: 'go1.26', head: null },
    })
  })
})

// Rounds of several machines as those of one run.
describe('join rounds', () => {
  const piece = (
    name: string,
    rounds: number,
    replica: ShardNumber | null,
    unit = 'sec/op',
  ): RecordedRunOfShardOrReplica => {
    const reading = first(rounds, { ...time(name, 1), unit })
    return {
      shard: null,
      replica,
      recorded: extractRunToJudgeFromResultFile(resultFrom([reading], [reading]), trusted),
    }
  }
  const layoutOf = (...pieces: readonly RecordedRunOfShardOrReplica[]) =>
    new RoundPlacesInMergedRun(pieces, ({ rounds }) => rounds)

  test('shards share rounds, and the shorter one has gaps at its end', () => {
    const layout = layoutOf(piece('A', 3, null), piece('B', 2, null))
    const [a, b] = layout.join(({ series }) => series)
    expect(a?.base).toHaveLength(3)
    expect(b?.head).toEqual([...time('B', 1).values.slice(0, 2), null])
    const rounds = mergeShardRoundTimes(layout)
    expect(rounds.map(({ round, block, first, base }) => [round, block, first, base.seconds])).toEqual([
      [1, 1, null, 4],
      [2, 1, null, 4],
      [3, 1, 'base', 2],
    ])
  })

  test('replicas follow each other, in the order of their numbers', () => {
    const layout = layoutOf(piece('A', 2, [2, 2]), piece('A', 1, [1, 2]), piece('B', 1, [2, 2]))
    const [a, b] = layout.join(({ series }) => series)
    const [one, two] = time('A', 1).values
    expect(a?.base).toEqual([one, one, two])
    expect(b?.base).toEqual([null, time('B', 1).values[0], null])
    expect(mergeShardRoundTimes(layout, 10).map(({ round, block }) => [round, block])).toEqual([
      [11, 1],
      [12, 2],
      [13, 2],
    ])
  })

  test('the samples of a single machine are taken as they are', () => {
    const only = piece('A', 3, null)
    const [series] = layoutOf(only).join(({ series }) => series)
    expect(series?.base).toBe(only.recorded.series[0]?.base)
  })

  test('halves of visits are joined where all machines have them', () => {
    const halves: RecordedRunOfShardOrReplica = {
      shard: null,
      replica: [1, 2],
      recorded: extractRunToJudgeFromResultFile(inHalves(), trusted),
    }
    const [both] = layoutOf(halves, { ...halves, replica: [2, 2] }).join(({ series }) => series)
    expect(both?.worse?.head).toHaveLength(40)
    const [one] = layoutOf(halves, piece('A', 3, [2, 2])).join(({ series }) => series)
    expect(one?.worse).toBeUndefined()
  })

  test('a declaration of a unit on one machine applies to all', () => {
    const known = piece('A', 3, null, 'hits')
    const told = {
      ...known,
      recorded: {
        ...known.recorded,
        series: known.recorded.series.map(one => ({
          ...one,
          rule: { better: 'higher' as const, assume: 'exact' as const },
        })),
      },
    }
    const layout = layoutOf(piece('B', 3, null, 'hits'), told)
    expect(layout.join(({ series }) => series).map(({ rule }) => rule)).toEqual([
      { better: 'higher', assume: 'exact' },
      { better: 'higher', assume: 'exact' },
    ])
    expect(steady('A', 'hits', 1).unit).toBe('hits')
  })
})
