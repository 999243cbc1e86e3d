// The line below the headline: what becomes of the check, and only what is known besides.
import { describe, expect, test } from 'vitest'
import type { Verdict } from '../../../../src/core/model/comparison.ts'
import type { FailOn, RunSettings } from '../../../../src/core/model/settings.ts'
import { noReportLinks, type ReportLinks } from '../../../../src/core/report/say/block.ts'
import { headlineText, lineBelowHeadline } from '../../../../src/core/report/say/status-line.ts'
import { mixed } from '../calibrations.ts'
import { elements, rendered } from '../rendered.ts'
import { commits, resultFrom, time } from '../runs.ts'
import { failing, samples } from '../samples.ts'
import { asMarkdown, spoken } from '../shown.ts'

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
