// What people have accepted on a pull request: for what they saw, and no more.
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import {
  type AcceptanceLedger,
  acceptedEntriesNewInHead,
  createNextAcceptanceLedger,
  markAcceptedRegressions,
  proposedAcceptedSize,
  resolveAcceptancesToShownRegressions,
} from '../../../src/core/judge/acceptances.ts'
import { compareAllSeries } from '../../../src/core/judge/compare-series.ts'
import { estimatedWorsening, relativeChangeUsedByVerdict } from '../../../src/core/judge/effect-size.ts'
import { rowsWithOutcome } from '../../../src/core/judge/verdict.ts'
import type { Comparison } from '../../../src/core/model/comparison.ts'
import type { AcceptanceByLabelOrCommand, DecisionRules } from '../../../src/core/model/settings.ts'
import { changeClause } from '../../../src/core/report/say/sentence.ts'
import { acceptedFor, ruleFor } from '../../support/benchmark-rules.ts'
import { long } from '../../support/long.ts'
import { comparison, counted } from '../report/comparisons.ts'
import { judgedRun } from './judged.ts'
import { onceOnly, seriesOf } from './series.ts'

describe('applicable acceptances', () => {
  const slower = (benchmark: string, worsening: number) =>
    comparison({
      benchmark,
      delta: worsening,
      ratio: { estimate: 1 + worsening, low: 1 + worsening - 0.01, high: 1 + worsening + 0.01 },
    })
  const label: AcceptanceByLabelOrCommand = {
    by: 'kim',
    when: '2026-11-22T10:00:00Z',
    what: null,
    reason: null,
    url: 'pull/1',
  }
  const said = (what: string): AcceptanceByLabelOrCommand => ({
    ...label,
    what,
    reason: 'why not',
    url: `pull/1#${what}`,
  })

  /** A run on `head`: what is still red, and what its comment remembers. */
  function run(
    regressed: readonly Comparison[],
    acceptances: readonly AcceptanceByLabelOrCommand[],
    ledger: AcceptanceLedger | null,
    head: string | null = 'a',
    at = '2026-11-22T09:00:00Z',
  ) {
    const accepted = resolveAcceptancesToShownRegressions(regressed, acceptances, ledger, head)
    const red = rowsWithOutcome(markAcceptedRegressions(regressed, accepted), 'regressed').map(
      ({ benchmark }) => benchmark,
    )
    return { red, ledger: createNextAcceptanceLedger(regressed, accepted, head, at, ledger) }
  }

  test('a label accepts all that was seen, once: what gets worse or is new is red again', () => {
    const first = run([slower('A', 0.12), slower('B', 0.2)], [], null)
    expect(first.red).toEqual(['A', 'B'])
    const labelled = run([slower('A', 0.12), slower('B', 0.2)], [label], first.ledger)
    expect(labelled.red).toEqual([])
    const pushed = run(
      [slower('A', 0.125), slower('B', 0.3), slower('C', 0.07)],
      [label],
      labelled.ledger,
      'b',
    )
    expect(pushed.red).toEqual(['B', 'C'])
    // Taken off and put on again, it is for what the comment shows by then.
    const again = run(
      [slower('B', 0.3), slower('C', 0.07)],
      [{ ...label, when: '2026-11-22T12:00:00Z' }],
      pushed.ledger,
      'b',
    )
    expect(again.red).toEqual([])
  })

  test('a label put on before a push is for what was seen before it', () => {
    const { ledger } = run([slower('A', 0.12)], [], null)
    expect(run([slower('A', 0.3)], [label], ledger, 'b').red).toEqual(['A'])
    expect(run([slower('A', 0.12), slower('New', 0.1)], [label], ledger, 'b').red).toEqual(['New'])
  })

  test('what the comment shows only after the label is not accepted by it, however often the job runs', () => {
    const late = '2026-11-22T11:00:00Z'
    const { ledger } = run([], [], null)
    const found = [slower('New', 0.1)]
    const pushed = run(found, [label], ledger, 'b', late)
    expect(pushed.red).toEqual(['New'])
    expect(run(found, [label], pushed.ledger, 'b', late).red).toEqual(['New'])
    expect(run(found, [{ ...label, when: '2026-11-22T12:00:00Z' }], pushed.ledger, 'b', late).red).toEqual([])
  })

  test('a label that is put on in the second in which the comment shows a regression accepts it', () => {
    const { ledger } = run([slower('A', 0.12)], [], null, 'a', label.when)
    expect(run([slower('A', 0.12)], [label], ledger, 'b').red).toEqual([])
  })

  test('the ledger remembers each accepted row once, by the latest acceptance', () => {
    const all = [slower('A', 0.12), slower('B', 0.2)]
    const { ledger } = run(all, [label], null)
    const again = run(all, [label], ledger).ledger
    expect(again.accepted).toEqual(ledger.accepted)
    const [a, b] = ledger.accepted
    const named = { ...said('A'), when: '2026-11-22T12:00:00Z' }
    expect(run(all, [named], again).ledger.accepted).toEqual([
      { ...a, why: 'why not', when: named.when, url: named.url },
      b,
    ])
  })

  test('two comments of the same second are two acceptances', () => {
    const all = [slower('A', 0.12), slower('B', 0.2)]
    const { ledger } = run(all, [said('A')], null)
    expect(run(all, [said('B')], ledger).red).toEqual(['A'])
  })

  test('the ledger shows a regression also where it is accepted, by its ratio alone', () => {
    const accepted = markAcceptedRegressions([slower('A', 0.12)], [acceptedFor('A', 0.5)])
    const at = '2026-11-22T09:00:00Z'
    expect(createNextAcceptanceLedger(accepted, [], 'a', at, null).seen).toEqual([
      { row: { benchmark: 'A', package: null, unit: 'sec/op' }, upTo: 0.13, since: at },
    ])
  })

  const fromZero = (value: number) => {
    const row = comparison({ benchmark: 'A', delta: null, ratio: null })
    return {
      ...row,
      base: { ...row.base, center: 0 },
      head: { ...row.head, center: value, samples: [null, value - 1, value] },
    }
  }

  test.each<[string, Comparison, string | null, Comparison, string | null, boolean]>([
    ['larger on the same commit', slower('A', 0.12), 'a', slower('A', 0.2), 'a', true],
    ['larger on a commit that is not known', slower('A', 0.12), null, slower('A', 0.2), null, false],
    ['larger on another commit', slower('A', 0.12), 'a', slower('A', 0.2), 'b', false],
    ['as large on another commit', slower('A', 0.12), 'a', slower('A', 0.12), 'b', true],
    ['smaller on another commit', slower('A', 0.12), 'a', slower('A', 0.1), 'b', true],
    ['from 0 and larger', fromZero(2), 'a', fromZero(3), 'b', false],
    ['from 0 and as large', fromZero(2), 'a', fromZero(2), 'b', true],
    ['from 0 and smaller', fromZero(2), 'a', fromZero(1), 'b', true],
    ['from 0, and not before', slower('A', 0.12), 'a', fromZero(2), 'b', false],
    ['no longer from 0', fromZero(2), 'a', slower('A', 0.2), 'b', true],
  ])('a regression is shown since it has its size: %s', (_, was, before, is, head, isSince) => {
    const { ledger } = run([was], [], null, before, '2026-11-22T09:00:00Z')
    const now = run([is], [], ledger, head, '2026-11-22T11:00:00Z')
    expect(now.ledger.seen.map(({ since }) => since)).toEqual([
      isSince ? '2026-11-22T09:00:00Z' : '2026-11-22T11:00:00Z',
    ])
  })

  test('a rise from 0 is accepted up to the largest value of a round', () => {
    const row = fromZero(2)
    const spread = { ...row, head: { ...row.head, samples: [1, 5, null, 2] } }
    expect(run([spread], [label], null).ledger.accepted).toMatchObject([{ upTo: null, valueUpTo: 5 }])
    expect(run([row], [label], null).ledger.accepted).toMatchObject([{ upTo: null, valueUpTo: 2 }])
  })

  test('a commit that is measured again may come out larger', () => {
    const { ledger } = run([slower('A', 0.12)], [], null)
    expect(run([slower('A', 0.15)], [label], ledger).red).toEqual([])
  })

  test('without a comment a label accepts the present regressions', () => {
    expect(run([slower('A', 0.12)], [label], null).red).toEqual([])
  })

  test('a comment accepts what it names', () => {
    const { red, ledger } = run([slower('Decode/1MB', 0.12), slower('Encode', 0.2)], [said('Decode/*')], null)
    expect(red).toEqual(['Encode'])
    expect(ledger.accepted).toMatchObject([{ by: 'kim', why: 'why not', match: { benchmark: 'Decode/1MB' } }])
  })

  test('a withdrawn acceptance does not count, and one stays valid if the benchmark was better for a while', () => {
    const { ledger } = run([slower('A', 0.12)], [label], null)
    const withdrawn = run([slower('A', 0.12)], [], ledger)
    expect(withdrawn.red).toEqual(['A'])
    expect(withdrawn.ledger.accepted).toEqual(ledger.accepted)
    const better = run([], [label], ledger, 'b')
    expect(run([slower('A', 0.12)], [label], better.ledger, 'c').red).toEqual([])
  })

  test('a label that is older than a regression does not accept it, however often the check runs', () => {
    const later = '2026-11-22T11:00:00Z'
    const { ledger } = run([slower('A', 0.12)], [], null)
    // Worse than what the label is for, and new: red, and red again when the job is run again.
    const pushed = run([slower('A', 0.5), slower('New', 0.3)], [label], ledger, 'b', later)
    expect(pushed.red).toEqual(['A', 'New'])
    const again = run([slower('A', 0.5), slower('New', 0.3)], [label], pushed.ledger, 'b', later)
    expect(again.red).toEqual(['A', 'New'])
    expect(run([slower('New', 0.3)], [label], again.ledger, 'c', later).red).toEqual(['New'])
    expect(
      run([slower('New', 0.3)], [{ ...label, when: '2026-11-22T11:30:00Z' }], again.ledger, 'c').red,
    ).toEqual([])
  })

  test('one for what was seen counts also where it could not be asked for at once', () => {
    const { ledger } = run([slower('A', 0.12)], [], null)
    const unasked = run([slower('A', 0.13)], [], ledger, 'a', '2026-11-22T11:00:00Z')
    expect(run([slower('A', 0.12)], [label], unasked.ledger, 'b').red).toEqual([])
  })

  test('the larger size of a commit that is measured again counts, but not where nobody knows which commit it is', () => {
    const first = run([slower('A', 0.12)], [], null)
    expect(run([slower('A', 0.14)], [label], first.ledger).red).toEqual([])
    const unknown = run([slower('A', 0.12)], [], null, null)
    expect(run([slower('A', 0.14)], [label], unknown.ledger, null).red).toEqual(['A'])
  })

  test('a commit that is measured again, and comes out worse than from 0, is accepted at any size', () => {
    const first = run([slower('A', 0.12)], [], null)
    expect(run([fromZero(2)], [label], first.ledger).red).toEqual([])
    expect(run([fromZero(2)], [label], first.ledger, 'b').red).toEqual(['A'])
  })

  test('a rise from 0, which has no ratio, is accepted up to the value that was shown', () => {
    const { ledger } = run([fromZero(2)], [], null)
    const labelled = run([fromZero(2)], [label], ledger)
    expect([labelled.red, labelled.ledger.accepted[0]?.valueUpTo]).toEqual([[], 2])
    expect(run([fromZero(1)], [label], labelled.ledger, 'b').red).toEqual([])
    expect(run([fromZero(5000)], [label], labelled.ledger, 'b').red).toEqual(['A'])
  })

  test('a label is for all that was seen, also for what is undecided in the run that first asks for it', () => {
    const { ledger } = run([slower('A', 0.12), slower('B', 0.08)], [], null)
    const late = '2026-11-22T11:00:00Z'
    const asked = run([slower('A', 0.12)], [label], ledger, 'b', late)
    expect(asked.ledger.accepted).toMatchObject([
      { match: { benchmark: 'A' } },
      { match: { benchmark: 'B' } },
    ])
    expect(run([slower('B', 0.08)], [label], asked.ledger, 'c', late).red).toEqual([])
    expect(run([slower('B', 0.3)], [label], asked.ledger, 'c', late).red).toEqual(['B'])
  })

  test('a label accepts what was shown even if the next run found nothing', () => {
    const { ledger } = run([slower('A', 0.12)], [], null)
    const undecided = run([], [], ledger, 'b', '2026-11-22T11:00:00Z')
    expect(undecided.ledger.seen).toMatchObject([{ until: '2026-11-22T11:00:00Z' }])
    const still = run([], [], undecided.ledger, 'c', '2026-11-22T12:00:00Z')
    expect(run([slower('A', 0.12)], [label], still.ledger, 'd').red).toEqual([])
    // Put on while the comment showed nothing of it, it is for something else.
    const late = { ...label, when: '2026-11-22T11:00:00Z' }
    const back = run([slower('A', 0.12)], [late], still.ledger, 'd', '2026-11-22T13:00:00Z')
    expect(back.red).toEqual(['A'])
    expect(back.ledger.seen).toMatchObject([{ since: '2026-11-22T13:00:00Z' }])
    expect(back.ledger.seen[0]).not.toHaveProperty('until')
  })
})

// Regressions that were accepted: which pass, and which are worse than what was accepted.
describe('accept', () => {
  const slower = comparison()
  const verdict = (all: Parameters<typeof markAcceptedRegressions>[0], benchmarks = [ruleFor('none')]) =>
    judgedRun({ comparisons: all, benchmarks })

  test('a regression passes up to the size that was accepted, and is red again beyond it', () => {
    const all = (upTo: number | null) => markAcceptedRegressions([slower], [acceptedFor('Encode', upTo)])
    expect(all(0.08)[0]?.accepted).toEqual(acceptedFor('Encode', 0.08))
    expect(verdict(all(0.08))).toMatchObject({
      verdict: 'pass',
      grounds: { compared: { regressed: 0, accepted: 1 } },
    })
    expect(verdict(all(0.07)).verdict).toBe('fail')
    expect(verdict(all(null)).verdict).toBe('pass')
  })

  test('it is for the rows that it names, by a glob or as themselves', () => {
    const other = { ...slower, benchmark: 'Decode' }
    expect(
      markAcceptedRegressions([slower, other], [acceptedFor('En*', 1)]).map(one => one.accepted !== null),
    ).toEqual([true, false])
    const row = { benchmark: 'Decode', package: null, unit: 'sec/op' }
    expect(
      markAcceptedRegressions([slower, other], [acceptedFor(row, 1)]).map(one => one.accepted !== null),
    ).toEqual([false, true])
    expect(
      markAcceptedRegressions([slower], [acceptedFor({ ...row, benchmark: '*' }, 1)])[0]?.accepted,
    ).toBeNull()
  })

  test('the first acceptance that is large enough counts', () => {
    expect(
      markAcceptedRegressions([slower], [acceptedFor('*', 0.01), acceptedFor('*', 0.2)])[0]?.accepted?.upTo,
    ).toBe(0.2)
  })

  test('only regressions are accepted', () => {
    const fine = { ...slower, change: 'unchanged' as const }
    expect(markAcceptedRegressions([fine], [acceptedFor('*', 1)])).toEqual([fine])
  })

  describe('the size to accept', () => {
    test('is the upper end of the interval, in whole percent', () => {
      expect(proposedAcceptedSize(slower)).toBe(0.09)
    })

    test('is that of a fall where higher is better', () => {
      const throughput = {
        ...slower,
        better: 'higher' as const,
        ratio: { estimate: 0.8, low: 0.75, high: 0.85 },
      }
      expect(estimatedWorsening(throughput)).toBeCloseTo(0.2)
      expect(proposedAcceptedSize(throughput)).toBe(0.25)
    })

    test('is the estimate where the interval is not bounded, or there is none', () => {
      expect(proposedAcceptedSize({ ...slower, ratio: { estimate: 1.2, low: null, high: null } })).toBe(0.2)
      expect(proposedAcceptedSize(counted('B/op', 100, 150))).toBe(0.5)
    })

    test('is by what decided where values include 0, whatever the medians say', long, () => {
      const random = seededRandom(8)
      const few: DecisionRules = { ...onceOnly, correction: 'none' }
      let other = 0
      for (let run = 0; run < 4000; run++) {
        const [more, less] = [random(), random()]
        const side = (share: number) =>
          Array.from({ length: 20 }, () => (random() < share ? 0 : 1) * Math.ceil(5 * random()))
        const [one] = compareAllSeries([seriesOf(side(more), side(less), { unit: 'B/op' })], few)
        if (!one || one.ratio !== null || one.exact) continue
        const worse = estimatedWorsening(one)
        const said = changeClause(one).join('')
        if (one.change === 'regressed') expect(worse).toBeGreaterThan(few.threshold)
        if (one.change === 'improved') expect(worse).toBeLessThan(0)
        if (one.change === 'regressed') expect(said).not.toMatch(/less/)
        if (one.change === 'improved') expect(said).not.toMatch(/more/)
        other += Number(relativeChangeUsedByVerdict(one) !== one.delta && Math.abs(worse) > few.threshold)
      }
      expect(other).toBeGreaterThan(100)
    })

    test('is any from 0', () => {
      expect(proposedAcceptedSize(counted('B/op', 0, 48))).toBeNull()
      expect(proposedAcceptedSize({ ...counted('score', 0, -3), better: 'higher' })).toBeNull()
    })

    test('is enough for what it was taken from', () => {
      for (const one of [slower, counted('B/op', 100, 150), counted('allocs/op', 0, 3)])
        expect(
          markAcceptedRegressions([one], [acceptedFor('*', proposedAcceptedSize(one))])[0]?.accepted,
        ).not.toBeNull()
    })
  })

  test('muted rows cannot fail, are counted separately, and leave nothing undecided', () => {
    const muted = { ...slower, gate: 'warn' as const }
    const open = { ...slower, gate: 'off' as const, change: 'inconclusive' as const }
    expect(verdict([muted, open])).toMatchObject({
      verdict: 'pass',
      grounds: { compared: { regressed: 0, muted: 1, undecided: 0 } },
    })
    const lost = (benchmark: string | null) => ({
      benchmark,
      package: null,
      failures: [{ side: 'head' as const, kind: 'failed' as const, message: '', output: '' }],
    })
    const judged = (benchmark: string | null) =>
      judgedRun({
        comparisons: [slower].map(one => ({ ...one, change: 'unchanged' as const })),
        lost: [lost(benchmark)],
        benchmarks: [ruleFor('Flaky', { gate: 'warn' })],
      }).verdict
    expect([judged('Flaky'), judged('Other'), judged(null)]).toEqual(['pass', 'fail', 'fail'])
  })
})

test('a change accepts what its entries add, not what base has accepted before', () => {
  const entry = (match: string) => ({ match, upTo: 0.1, by: null, when: null, why: null, url: null })
  const changes = [
    { rule: 'accepted: A', base: null, head: 'up-to 10%' },
    { rule: 'accepted: C', base: 'up-to 10%', head: null },
  ]
  expect(acceptedEntriesNewInHead(['A', 'B', 'C'].map(entry), { changes })).toEqual([entry('A')])
  expect(acceptedEntriesNewInHead([entry('A')], null)).toEqual([])
})
