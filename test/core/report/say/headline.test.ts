// The one sentence on a verdict, for every ground that a verdict can stand on.
import { describe, expect, test } from 'vitest'
import { computeCalibration } from '../../../../src/core/judge/calibrate.ts'
import type { VerdictGrounds, VerdictWithGrounds } from '../../../../src/core/judge/verdict.ts'
import type { Comparison, RunWarningOf, Verdict } from '../../../../src/core/model/comparison.ts'
import type { Side } from '../../../../src/core/model/measuring.ts'
import type { DecisionRules, FailOn, RunSettings } from '../../../../src/core/model/settings.ts'
import { noReportLinks, type ReportLinks } from '../../../../src/core/report/say/block.ts'
import {
  headlineText,
  lineBelowHeadline,
  verdictReasonText,
} from '../../../../src/core/report/say/headline.ts'
import { acceptedFor, ruleFor } from '../../../support/benchmark-rules.ts'
import {
  judged as judgedOf,
  judgedRun,
  lost,
  missingParts,
  one,
  only,
  otherCode,
} from '../../judge/judged.ts'
import { compared, rules, seriesOf } from '../../judge/series.ts'
import { mixed } from '../calibrations.ts'
import { elements, rendered } from '../rendered.ts'
import { commits, resultFrom, time } from '../runs.ts'
import { failing, samples } from '../samples.ts'
import { asMarkdown, spoken } from '../shown.ts'

describe('headline', () => {
  const reasonOf = (grounds: VerdictGrounds, by: DecisionRules = rules) => verdictReasonText(grounds, by)
  const said = ({ verdict, grounds }: VerdictWithGrounds) => ({ verdict, reason: reasonOf(grounds) })
  const judged = (...found: Parameters<typeof judgedOf>) => said(judgedOf(...found))

  test('one regression fails, whatever improved', () => {
    const comparisons = [
      one('A', 'regressed'),
      one('B', 'improved'),
      one('C', 'improved'),
      one('D', 'unchanged'),
    ]
    expect(judged(comparisons, [], [])).toEqual({
      verdict: 'fail',
      reason: '1 of 4 benchmarks regressed, 2 improved',
    })
  })

  test('says of what was replayed how that shows, and nothing else', () => {
    const reason = (replayed: RunWarningOf<'replayed'>) =>
      said(judgedRun({ comparisons: [one('A', 'regressed')], warnings: [replayed] })).reason
    expect(reason({ kind: 'replayed', sides: ['base', 'head'], rounds: 3 })).toBe(
      'On each side, every round reported the same times, so the results are cached, not measured',
    )
    const sooner = { claimed: 5, seconds: 0.1 }
    expect(reason({ kind: 'replayed', sides: ['head'], rounds: 7, sooner })).toBe(
      '7 rounds of head ended sooner than the reported times allow, so the results are cached, not measured',
    )
  })

  test('counts a benchmark that regressed in several units once', () => {
    const comparisons = [
      one('A', 'regressed'),
      one('A', 'regressed', 'B/op'),
      one('A', 'unchanged', 'allocs/op'),
    ]
    expect(judged(comparisons, [], []).reason).toBe('1 of 1 benchmark regressed')
  })

  test('counts a benchmark that regressed in one unit only as regressed, whatever it did in others', () => {
    const mixed = [
      one('A', 'inconclusive'),
      one('A', 'regressed', 'allocs/op'),
      one('A', 'improved', 'B/op'),
      one('B', 'inconclusive'),
      one('B', 'improved', 'allocs/op'),
    ]
    expect(judged(mixed, [], [])).toEqual({
      verdict: 'fail',
      reason: '1 of 2 benchmarks regressed, 1 inconclusive',
    })
    expect(judged(mixed.slice(0, 3), [], []).reason).toBe('1 of 1 benchmark regressed')
    expect(judged(mixed.slice(3), [], [])).toEqual({
      verdict: 'inconclusive',
      reason: '1 of 1 benchmark inconclusive, no regression shown',
    })
  })

  test('counts benchmarks of the same name in two packages as two', () => {
    const comparisons = [one('A', 'unchanged'), { ...one('A', 'unchanged'), package: 'm/b' }]
    expect(judged(comparisons, [], []).reason).toBe('No regression in 2 benchmarks')
  })

  test('passes without a regression, also where something changed in an unknown direction', () => {
    expect(judged([one('A', 'changed'), one('B', 'unchanged')], [], [])).toEqual({
      verdict: 'pass',
      reason: 'No regression in 2 benchmarks, 1 changed in a unit of unknown direction',
    })
    expect(judged([one('A', 'improved')], [], []).reason).toBe('No regression in 1 benchmark, 1 improved')
  })

  test('is inconclusive where base has no benchmarks, as in the pull request that adds the first', () => {
    expect(judged([], [], only('A', 'B'))).toEqual({
      verdict: 'inconclusive',
      reason: 'Base has no benchmarks to compare with (head has 2)',
    })
  })

  test('is inconclusive where base could not be measured, and says why, and which commit that is', () => {
    const why = 'its command failed in round 1'
    expect(reasonOf({ kind: 'base-failed', why, sha: 'abc1234567890' })).toBe(
      'Base (abc123456) could not be measured: its command failed in round 1',
    )
  })

  test('fails where nothing was measured at all', () => {
    expect(judged([], [], [])).toEqual({ verdict: 'fail', reason: 'Nothing was measured on either side' })
  })

  test('fails where both sides have benchmarks and none has the same name', () => {
    expect(judged([], only('A'), only('B', 'C'))).toEqual({
      verdict: 'fail',
      reason: 'Nothing to compare: no benchmark has the same name on both sides (base has 1, head 2)',
    })
  })

  test('is inconclusive where a regression was neither shown nor ruled out, unless another regressed', () => {
    const open = [one('A', 'inconclusive'), one('B', 'improved'), one('C', 'unchanged')]
    expect(judged(open, [], [])).toEqual({
      verdict: 'inconclusive',
      reason: '1 of 3 benchmarks inconclusive, no regression shown, 1 improved',
    })
    expect(judged([...open, one('D', 'regressed')], [], [])).toEqual({
      verdict: 'fail',
      reason: '1 of 4 benchmarks regressed, 1 improved, 1 inconclusive',
    })
  })

  test('passes where all that is open could not have failed', () => {
    const open = [one('A', 'inconclusive', 'widgets'), one('B', 'unchanged')]
    expect(open[0]?.better).toBeNull()
    expect(judged(open, [], [])).toEqual({ verdict: 'pass', reason: 'No regression in 2 benchmarks' })
  })

  test('fails where a benchmark failed on head alone, as it is head that has broken it', () => {
    expect(judged([one('A', 'unchanged')], [], [], [lost('head')])).toEqual({
      verdict: 'fail',
      reason: '1 benchmark failed on head; no regression in 1 benchmark',
    })
  })

  test('is inconclusive where the time was too short to tell', () => {
    const { failures, ...rest } = lost('head')
    const short = { ...rest, failures: failures.map(one => ({ ...one, kind: 'no time' as const })) }
    expect(judged([one('A', 'unchanged')], [], [], [short])).toEqual({
      verdict: 'inconclusive',
      reason: '1 benchmark could not be measured; no regression in 1 benchmark',
    })
  })

  test.each<[string, readonly Side[]]>([
    ['base', ['base']],
    ['both sides', ['base', 'head']],
  ])('is inconclusive where one failed on %s', (_, sides) => {
    expect(judged([one('A', 'unchanged')], [], [], [lost(...sides)])).toEqual({
      verdict: 'inconclusive',
      reason: '1 benchmark could not be measured; no regression in 1 benchmark',
    })
  })

  test('fails for a regression whatever was lost, and says both', () => {
    expect(judged([one('A', 'regressed')], [], [], [lost('base'), lost('base', 'head')])).toEqual({
      verdict: 'fail',
      reason: '1 of 1 benchmark regressed; 2 benchmarks could not be measured',
    })
    expect(judged([one('A', 'inconclusive')], [], [], [lost('head'), lost('head'), lost('base')])).toEqual({
      verdict: 'fail',
      reason:
        '2 benchmarks failed on head; 1 benchmark could not be measured; 1 of 1 benchmark inconclusive, no regression shown',
    })
  })

  test('says of what was lost where it was all there is, whatever one side has alone', () => {
    expect(judged([], [], [], [lost('head')])).toEqual({
      verdict: 'fail',
      reason: '1 benchmark failed on head',
    })
    expect(judged([], only('A'), only('B'), [lost('base')])).toEqual({
      verdict: 'inconclusive',
      reason: '1 benchmark could not be measured',
    })
  })

  test('counts what is proven unchanged, which leaves nothing open', () => {
    const proven = (comparisons: readonly Comparison[], base: [], head: []) =>
      judged(comparisons, base, head, [], 27)
    expect(proven([one('A', 'unchanged')], [], [])).toEqual({
      verdict: 'pass',
      reason: 'No regression in 1 benchmark; 27 more benchmark functions unchanged (identical code)',
    })
    expect(proven([one('A', 'regressed')], [], [])).toEqual({
      verdict: 'fail',
      reason: '1 of 1 benchmark regressed; 27 more benchmark functions unchanged (identical code)',
    })
    expect(proven([one('A', 'inconclusive')], [], []).verdict).toBe('inconclusive')
  })

  test('passes where all that both sides have is proven unchanged, and says what was lost beside it', () => {
    const all = (...[comparisons, base, head, gone]: Parameters<typeof judged>) =>
      judged(comparisons, base, head, gone, 2)
    const reason = '2 benchmark functions unchanged: everything they can reach is identical'
    expect(all([], [], [])).toEqual({ verdict: 'pass', reason })
    expect(all([], only('Old'), only('New'))).toEqual({ verdict: 'pass', reason })
    expect(all([], [], [], [lost('head')])).toEqual({
      verdict: 'fail',
      reason: `1 benchmark failed on head; ${reason}`,
    })
    expect(all([], [], [], [lost('base')])).toEqual({
      verdict: 'inconclusive',
      reason: `1 benchmark could not be measured; ${reason}`,
    })
    expect(judged([], [], [], [], 1).reason).toMatch(/^1 benchmark function unchanged/)
  })

  test('passes where each can be held within what a pass allows, and says how far', () => {
    const within = (benchmark: string, ruledOut: number): Comparison => ({
      ...one(benchmark, 'within'),
      ruledOut,
    })
    const comparisons = [one('A', 'unchanged'), within('B', 0.0731), one('C', 'improved'), within('D', 0.06)]
    expect(judged(comparisons, [], [])).toEqual({
      verdict: 'pass',
      reason: 'No regression in 4 benchmarks (2 of them at most 7.4% worse), 1 improved',
    })
    expect(judged(comparisons.slice(0, 2), [], []).reason).toBe(
      'No regression in 2 benchmarks (1 of them at most 7.4% worse)',
    )
    expect(judged([within('B', 0.07)], [], []).reason).toBe(
      'No regression in 1 benchmark (at most 7.0% worse)',
    )
    expect(judged([within('B', 0.07), within('D', 0.06)], [], []).reason).toBe(
      'No regression in 2 benchmarks (each at most 7.0% worse)',
    )
    expect(judged([...comparisons, one('E', 'inconclusive')], [], []).verdict).toBe('inconclusive')
  })

  test('counts a benchmark once, whatever became of its other units', () => {
    const as = (unit: string, gate: 'fail' | 'warn', accepted: Comparison['accepted'] = null) => ({
      ...one('A', 'regressed'),
      ...{ unit, gate, accepted },
    })
    const [fails, mutes] = [as('sec/op', 'fail'), as('B/op', 'warn')]
    const accepts = as('allocs/op', 'fail', acceptedFor('A', 1))
    expect(judged([fails, mutes, accepts], [], []).reason).toBe('1 of 1 benchmark regressed')
    expect(judged([mutes, accepts], [], []).reason).toBe('1 regression, accepted')
    expect(judged([fails, { ...mutes, benchmark: 'B' }], [], []).reason).toBe(
      '1 of 2 benchmarks regressed, 1 more muted',
    )
  })

  test('says no more than is so of rows that a rule has muted or given another threshold', () => {
    const within = { ...one('B', 'within'), ruledOut: 0.07 }
    const benchmarks = [ruleFor('A', { threshold: 0.2 })]
    const verdictOf = (other: Partial<Comparison>) => {
      const comparisons = [{ ...one('A', 'unchanged'), ...other }, within]
      return said(judgedRun({ comparisons, benchmarks })).reason
    }
    for (const other of [{ rule: 0 }, { change: 'inconclusive', gate: 'warn' }, { better: null }] as const)
      expect(verdictOf(other)).toBe(
        `No regression in 2 benchmarks (1 of them at most 7.0% worse)${'gate' in other ? ', 1 muted and inconclusive' : ''}`,
      )
  })

  test('says that nothing was measured, as nothing that is named differs', () => {
    expect(reasonOf({ kind: 'untouched', isUnverified: false })).toBe(
      'Nothing to measure: no file matching `paths` changed between base and head',
    )
  })

  const calibration = computeCalibration([], rules, 1)

  test('says of a calibration how much a gate sees on this machine', () => {
    const told = (benchmarks: number, seeing: number, typical: number | null, by: DecisionRules = rules) =>
      reasonOf({ kind: 'calibration', calibration: { ...calibration, benchmarks, seeing, typical } }, by)
    expect(told(10, 8, 0.0152)).toBe(
      'On this machine, 20 rounds can detect a worsening of 5% in 8 of 10 benchmarks, and a worsening of 1.5% in half of the 10',
    )
    expect(told(1, 1, 0.01)).toBe(
      'On this machine, 20 rounds can detect a worsening of 5% in the only benchmark',
    )
    expect(told(1, 0, null)).toBe(
      'On this machine, 20 rounds can detect a worsening of 5% in none of 1 benchmark',
    )
    expect(told(2, 2, 0.02)).toMatch(/ in all 2 benchmarks, and a worsening of 2\.0% in half of them$/)
    expect(told(0, 0, null)).toBe('On this machine, nothing varies: there is no noise')
    const benchmarks = [ruleFor('A', { threshold: 0.01, ruleOut: 0.02 })]
    expect(told(10, 8, null, { ...rules, benchmarks })).toBe(
      'On this machine, 20 rounds can detect a worsening as large as the threshold in 8 of 10 benchmarks',
    )
    const muted = { ...rules, benchmarks: [ruleFor('*', { gate: 'off' })] }
    const noisy = [seriesOf([1, 2, 3], [2, 1, 3], {})]
    const ofMuted = computeCalibration(noisy, muted, 1)
    expect(reasonOf({ kind: 'calibration', calibration: ofMuted }, muted)).toBe(
      'On this machine, nothing that can fail the check varies',
    )
    expect(told(2, 0, null, { ...rules, deltaTest: 'none' })).toBe(
      'Noise of 2 benchmarks on this machine; nothing is tested',
    )
  })

  test('unverified facts are attributed to the measuring job', () => {
    expect(reasonOf({ kind: 'untouched', isUnverified: true })).toBe(
      'Nothing was measured: according to the measuring job, no file matching `paths` changed',
    )
    expect(reasonOf({ kind: 'base-failed', why: null, sha: 'abc1234567890' })).toBe(
      'Base (abc123456) could not be measured',
    )
    const merged = { ...missingParts(0), isStrangers: true }
    const proven = [{ benchmark: 'A', package: null }]
    expect(said(judgedRun({ proven, merged }))).toEqual({
      verdict: 'inconclusive',
      reason:
        'Nothing was measured: according to the measuring job, everything that 1 benchmark function can reach is identical',
    })
  })

  test('possibly measuring other code comes first, except after a regression', () => {
    const comparisons = [compared(seriesOf([1], [1], { benchmark: 'A' }))]
    expect(said(judgedRun({ comparisons, warnings: [otherCode] })).reason).toMatch(
      /^It could not be verified that each side ran its own code; /,
    )
    expect(said(judgedRun({ comparisons: [one('A', 'regressed')], warnings: [otherCode] }))).toEqual({
      verdict: 'fail',
      reason: '1 of 1 benchmark regressed; it could not be verified that each side ran its own code',
    })
  })

  test('parts that could not be judged come first, and nothing else is said where nothing was compared', () => {
    expect(said(judgedRun({ merged: missingParts(2) }))).toEqual({
      verdict: 'inconclusive',
      reason: '2 parts of the suite could not be judged',
    })
    const lost = { base: [{ benchmark: 'A', package: null, unit: 'sec/op' }], head: [] }
    expect(
      said(
        judgedRun({
          unmatched: lost,
          comparisons: [compared(seriesOf([1], [1], { benchmark: 'A' }))],
        }),
      ).reason,
    ).toContain('1 benchmark no longer reports a unit on head')
    expect(reasonOf({ kind: 'empty-shard', shard: [3, 5] })).toBe('No benchmark is in shard 3 of 5')
  })
})

// The line below the headline: what becomes of the check, and only what is known besides.

describe('line', () => {
  const sample = (name: string, more: Partial<RunSettings> = {}) => {
    const result = (samples[name] ?? failing)()
    return { ...result, settings: { ...result.settings, ...more } }
  }
  const site: ReportLinks = {
    repository: 'https://github.com/acme/widgets',
    run: 'https://github.com/acme/widgets/actions/runs/9',
    report: 'https://github.com/acme/widgets/actions/runs/9',
    accepting: null,
  }
  const links = (result: Parameters<typeof lineBelowHeadline>[0], where: ReportLinks) =>
    elements(rendered(asMarkdown([{ kind: 'paragraph', text: lineBelowHeadline(result, where) }])))
      .filter(({ tagName }) => tagName === 'a')
      .map(({ properties }) => properties?.href)

  test('says whether the check passes, and by which setting where the verdict alone would not', () => {
    const first = (name: string, failOn: RunSettings['failOn']) =>
      spoken(lineBelowHeadline(sample(name, { failOn }), noReportLinks)).split(' · ')[0]
    expect(first('fail', 'regression')).toBe('Check fails')
    expect(first('fail', 'never')).toBe('Check passes (`fail-on: never`)')
    expect(first('pass', 'inconclusive')).toBe('Check passes')
    expect(first('inconclusive', 'regression')).toBe('Check passes')
    expect(first('inconclusive', 'inconclusive')).toBe('Check fails (`fail-on: inconclusive`)')
    expect(first('inconclusive', 'never')).toBe('Check passes')
    expect(first('base-broken', 'regression')).toBe('Check passes')
  })

  test('says in a terminal what was compared, without links', () => {
    expect(spoken(lineBelowHeadline(sample('fail'), noReportLinks))).toBe(
      'Check fails · 222222222 against 111111111 · 20 rounds, threshold 5%',
    )
    expect(spoken(lineBelowHeadline(sample('base-broken'), noReportLinks))).toBe(
      'Check passes · 222222222 against 111111111',
    )
  })

  test('links to the difference of exactly these commits, to the run, and to the full report', () => {
    const compare = `${site.repository}/compare/${commits.base.sha}..${commits.head.sha}`
    const own = links(sample('fail'), site).filter(to => !String(to).includes('statistics'))
    expect(own).toEqual([compare, site.run])
    const elsewhere = { ...site, report: 'https://github.com/acme/widgets/actions/runs/10' }
    expect(spoken(lineBelowHeadline(sample('fail'), elsewhere))).toMatch(
      / · run \(.*\/9\) · full report \(.*\/10\)$/,
    )
    expect(spoken(lineBelowHeadline(sample('fail'), { ...site, report: null }))).toMatch(/ · run \(.*\/9\)$/)
  })

  test('links to no commit whose name is none', () => {
    const result = sample('fail')
    const sha = '../../evil/x'
    const odd = { ...result, commits: { ...result.commits, head: { ...result.commits.head, sha } } }
    expect(links(odd, site).join(' ')).not.toContain('compare')
  })

  test('a calibration has no check to speak of', () => {
    expect(spoken(lineBelowHeadline(mixed(), noReportLinks))).toBe('')
  })
})

// What the first line says that a verdict does to the check.
describe('check', () => {
  const said = (verdict: Verdict, failOn: FailOn) =>
    spoken(
      headlineText({ ...resultFrom([time('A', 1)], [time('A', 1)], { failOn }), verdict, reason: 'Why' }),
    )

  test('a pass and a red failure speak for themselves', () => {
    for (const failOn of ['regression', 'inconclusive', 'never'] as const)
      expect(said('pass', failOn)).toBe('Why')
    expect(said('fail', 'regression')).toBe('Why')
    expect(said('fail', 'inconclusive')).toBe('Why')
  })

  test('what is undecided, or fails without being red, says what the check does', () => {
    expect(said('inconclusive', 'regression')).toBe('Why; the check passes')
    expect(said('inconclusive', 'never')).toBe('Why; the check passes')
    expect(said('inconclusive', 'inconclusive')).toBe('Why; the check fails (`fail-on: inconclusive`)')
    expect(said('fail', 'never')).toBe('Why; the check passes (`fail-on: never`)')
  })
})
