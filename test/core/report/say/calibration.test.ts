// Reports of calibrations: golden files of how they look, what is found in them, and that they fit.
import { describe, expect, test } from 'vitest'
import { computeShareOfHitsWithInterval } from '../../../../src/core/judge/calibrate.ts'
import type { CalibrationFindings } from '../../../../src/core/model/calibration.ts'
import type { RunSettings } from '../../../../src/core/model/settings.ts'
import {
  addReportOptionsToCalibration,
  type CalibrationResultFile,
  calibrationConstantUnitsPart,
  falseAlarmPart,
  noiseFloorsPart,
  settingsAdviceFromCalibrationPart,
} from '../../../../src/core/report/say/calibration.ts'
import { maxCommentLength } from '../../../../src/core/report/say/fit-limit.ts'
import { ruleFor } from '../../../support/benchmark-rules.ts'
import { long } from '../../../support/long.ts'
import { calibratedFrom, mixed, simulated } from '../calibrations.ts'
import { elements, type Node, rendered, tags, textOf, textOutsideCode, texts } from '../rendered.ts'
import { noisy } from '../runs.ts'
import { asMarkdown, fittingReport, markdownReport } from '../shown.ts'

describe('calibration', () => {
  /** A calibration of so many benchmarks, with names of nasty characters. */
  function many(n: number, length = 0): CalibrationResultFile {
    const result = simulated({ A: 0.02 })
    const { floors } = result.calibration
    const all = Array.from({ length: n }, (_, index) =>
      floors.map(floor => ({ ...floor, benchmark: `B${index}/${'|'.repeat(length)}`, noise: index / n })),
    ).flat()
    return { ...result, calibration: { ...result.calibration, floors: all } }
  }

  test('says how long more rounds would take at the pace of this run', () => {
    // Each visit takes two seconds.
    const report = markdownReport(simulated({ Read: 0.05 }))
    const [, count = 0, minutes, seconds] = /count: (\d+)` \(about (\d+) min (\d+) s/.exec(report) ?? []
    expect(60 * Number(minutes) + Number(seconds)).toBe(4 * Number(count))
  })

  test('fits a comment with 3,000 nasty names, and says what it left out', long, () => {
    for (const result of [many(3000), many(300, 190)]) {
      const report = fittingReport(result, maxCommentLength)
      expect(Buffer.byteLength(report)).toBeLessThanOrEqual(maxCommentLength)
      expect(report).toMatch(
        /> Shortened to fit. Left out: \d+ rows with less noise\. The result file has everything\./,
      )
      expect(elements(rendered(report)).filter(({ tagName }) => tagName === 'tr').length).toBeGreaterThan(10)
    }
    expect(fittingReport(mixed(), maxCommentLength)).toBe(markdownReport(mixed()))
    const longCommand = mixed({ run: 'x'.repeat(100_000) })
    expect(Buffer.byteLength(fittingReport(longCommand, maxCommentLength))).toBeLessThanOrEqual(
      maxCommentLength,
    )
    expect(fittingReport(mixed(), 300)).toMatch(
      /^## 📏 .*\n\n> \[!NOTE\]\n> Shortened to fit\. Left out: all but the headline\. The result file has everything\.\n$/,
    )
  })

  test('names from the benchmarks are nothing but text', () => {
    const hostile = ['a|b', '`x`', '</code><img src=x>', '@octocat', 'two\n# lines', 'a\u202egpj.exe']
    const side = (sigma: number) =>
      hostile.flatMap(name => [
        noisy(name, 1e-3, sigma),
        { ...noisy(name, 1, 0), unit: `${name}/s`, values: Array.from({ length: 20 }, () => sigma) },
        { ...noisy(name, 1, 0.4 + sigma), unit: `${name} sec` },
      ])
    const report = markdownReport(calibratedFrom(side(0.4), side(0.5)))
    const tree = rendered(report)
    const ours = 'a code details em h2 li p pre strong sub summary table tbody td th thead tr ul'.split(' ')
    expect(tags(tree).filter(tag => !ours.includes(tag))).toEqual([])
    expect(textOutsideCode(tree)).not.toMatch(/@|:\/\/|www\.|\u202e|octocat/)
  })

  test('says which benchmarks failed, and which are doubted', () => {
    const result = mixed()
    const report = markdownReport({
      ...result,
      lost: [
        {
          benchmark: 'Gone',
          package: null,
          failures: [{ side: 'base', message: 'it failed', output: 'panic', kind: 'failed' }],
        },
      ],
      doubts: [{ benchmark: 'Hash-8', package: null, kind: 'clock', side: null, total: 1e-6 }],
    })
    expect(texts(report, 'li')).toContainEqual(expect.stringContaining('Gone'))
    expect(texts(report, 'pre').join()).toContain('panic')
    expect(report).toContain('Too short for the clock')
  })
})

// What a calibration advises, for machines that suit the settings and for those that do not.
describe('calibration advice', () => {
  function adviceOf(
    change: Partial<CalibrationFindings>,
    set: Partial<RunSettings> = {},
    pace: number | null = 3,
  ): readonly string[] {
    const result = simulated({ A: 0.01 })
    const {
      calibration,
      settings,
      rounds: [round],
    } = result
    const all = { ...calibration, benchmarks: 10, ...change }
    const part = asMarkdown(
      settingsAdviceFromCalibrationPart({
        ...addReportOptionsToCalibration({ ...result, calibration: all }),
        settings: { ...settings, ...set },
        rounds:
          pace === null || !round
            ? []
            : [{ ...round, base: { ...round.base, seconds: pace - 1 }, head: { ...round.head, seconds: 1 } }],
      }),
    )
    return part.split('\n').filter(line => line.startsWith('- '))
  }

  test('leaves settings alone that suit, and says what fewer rounds or a lower threshold would do', () => {
    expect(adviceOf({ seeing: 10, roundsNeeded: 12, suggested: { count: 11, threshold: 0.02 } })).toEqual([
      '- `count: 20` and `threshold: 5%` suit this machine.',
      '- `count: 12` (about 36 s of measuring) would be enough for 5%.',
      '- With `threshold: 2%`, 20 rounds would be enough to detect a worsening that large in 90% of the benchmarks.',
    ])
    expect(adviceOf({ seeing: 10, roundsNeeded: 20, suggested: { count: 20, threshold: 0.05 } })).toEqual([
      '- `count: 20` and `threshold: 5%` suit this machine.',
    ])
  })

  test('gives the count for nine of ten and for all, or the threshold at this count', () => {
    expect(adviceOf({ seeing: 4, roundsNeeded: 84, suggested: { count: 48, threshold: 0.09 } })).toEqual([
      '- `count: 48` (about 2 min 24 s of measuring) would be enough to detect a worsening of 5% in 90% of the benchmarks.',
      '- `count: 84` (about 4 min 12 s of measuring) would be enough for every benchmark except those that are too noisy.',
      '- With `threshold: 9%`, 20 rounds would be enough to detect a worsening that large in 90% of the benchmarks.',
    ])
  })

  test('says so where nine of ten see it as it is, and the others would need more', () => {
    expect(
      adviceOf({ seeing: 9, roundsNeeded: 300, suggested: { count: 18, threshold: 0.05 } }, {}, null),
    ).toEqual([
      '- `count: 20` is enough to detect a worsening of 5% in 90% of the benchmarks.',
      '- `count: 300` would be enough for every benchmark except those that are too noisy.',
    ])
  })

  test('says so where no count helps, and no threshold', () => {
    expect(adviceOf({ seeing: 0, roundsNeeded: null, suggested: { count: null, threshold: null } })).toEqual([
      '- No `count` up to 1000 is enough to detect a worsening of 5% in 90% of the benchmarks.',
    ])
  })

  test('names what is out of reach', () => {
    const { floors } = mixed().calibration
    const [advice] = adviceOf({ floors, seeing: 1 }).slice(-1)
    expect(advice).toBe(
      '- Too noisy on this machine (over 1000 rounds for 5%): `Network`. These will mostly be inconclusive: exclude them, or measure on a quieter machine.',
    )
  })

  test('where rules set other thresholds no single one is named, and nobody is told to leave out what is muted', () => {
    const { floors } = mixed().calibration
    const own = ruleFor('Sort', { threshold: 0.002, ruleOut: 0.004 })
    const change = { floors, seeing: 10, roundsNeeded: 12, suggested: { count: 11, threshold: 0.02 } }
    expect(adviceOf(change, { benchmarks: [own] })).toEqual([
      '- `count: 20` and the thresholds suit this machine.',
      '- `count: 12` (about 36 s of measuring) would be enough for the threshold.',
      '- With `threshold: 2%`, 20 rounds would be enough to detect a worsening that large in 90% of the benchmarks without a threshold of their own.',
      '- Too noisy on this machine (over 1000 rounds for the threshold): `Network`. These will mostly be inconclusive: exclude them, or measure on a quieter machine.',
    ])
    expect(adviceOf({ ...change, seeing: 4 }, { benchmarks: [own] })[0]).toBe(
      '- `count: 20` is enough to detect a worsening as large as the threshold in 90% of the benchmarks.',
    )
    for (const rule of [
      ruleFor('Network', { gate: 'off' }),
      ruleFor('Network', { threshold: 0, ruleOut: 0 }),
    ])
      expect(adviceOf(change, { benchmarks: [rule] }).join()).not.toContain('Out of reach')
  })

  test('a threshold of 0 has no count', () => {
    expect(adviceOf({ seeing: 0, suggested: { count: null, threshold: 0.03 } }, { threshold: 0 })).toEqual([
      '- With a `threshold` of 0, no `count` can show that nothing got worse. Set a larger `threshold`.',
      '- With `threshold: 3%`, 20 rounds would be enough to detect a worsening that large in 90% of the benchmarks.',
    ])
  })

  test('is nothing where nothing varies or nothing is tested', () => {
    expect(adviceOf({ benchmarks: 0 })).toEqual([])
    expect(adviceOf({}, { deltaTest: 'none' })).toEqual([])
  })
})

// What a calibration says of false alarms: true for its numbers and its settings.
describe('calibration alarms', () => {
  function partOf(change: Partial<CalibrationFindings> = {}, set: Partial<RunSettings> = {}): string {
    const result = simulated({ A: 0.01, B: 0.02 })
    const { calibration, settings } = result
    const all = {
      ...calibration,
      alarms: computeShareOfHitsWithInterval(2, 30),
      swapped: {
        uncorrected: computeShareOfHitsWithInterval(760, 1000),
        red: computeShareOfHitsWithInterval(3, 1000),
      },
      ...change,
    }
    return asMarkdown(
      falseAlarmPart({
        ...addReportOptionsToCalibration({ ...result, calibration: all }),
        settings: { ...settings, ...set },
      }),
    )
  }

  test('says the share of each by itself with its interval, and what chance gives', () => {
    expect(partOf()).toContain(
      'Without correction, 2 of 30 comparisons have p ≤ 0.05: 6.7% (0.8% to 22.1%). About 1.5 are expected by chance.',
    )
  })

  test('says how often swapped suites alarm, without the rule and with it', () => {
    expect(partOf()).toContain(
      '1000 times. Without correction, at least one comparison has p ≤ 0.05 in 76.0% of these permutations.',
    )
    expect(partOf()).toContain(
      "By the gate's rule, 3 of 1000 permutations have a regression: 0.3% (0.062% to 0.9%). This estimates the rate",
    )
  })

  test('names what the gate would have called regressed in this run', () => {
    const { calibration } = mixed()
    const [one] = calibration.floors
    if (!one) expect.fail()
    expect(partOf()).toContain('nothing would have been reported as regressed in this run')
    expect(partOf({ floors: [{ ...one, benchmark: 'A', regressed: true }] })).toContain(
      '`A` would have been reported as regressed',
    )
  })

  test('is true for the rule in force', () => {
    expect(partOf()).toContain('(`correction: holm`, worse by more than 5%)')
    expect(partOf({}, { correction: 'none', threshold: 0.02 })).toContain(
      '(no correction, worse by more than 2%)',
    )
    const benchmarks = [ruleFor('A', { threshold: 0.002, ruleOut: 0.004 })]
    expect(partOf({}, { benchmarks })).toContain('(`correction: holm`, worse by more than the threshold)')
    const untested = partOf(
      { alarms: null, swapped: { uncorrected: null, red: computeShareOfHitsWithInterval(1, 200) } },
      { deltaTest: 'none' },
    )
    expect(untested).toContain('(worse by more than 5%)')
    expect(untested).not.toContain('p ≤')
    expect(untested).not.toContain('independent')
  })

  test('a gate that confirms only suspects so far', () => {
    expect(partOf({}, { confirm: true })).toContain('before suspected regressions are measured again')
    expect(partOf({}, { confirm: false })).not.toContain('measured again')
  })

  test('is nothing where nothing could fail', () => {
    expect(partOf({ swapped: null, alarms: null })).toBe('')
  })
})

// The table of a calibration: its rows, their order, and what is said of those that have no number.
describe('calibration table', () => {
  const tableOf = (result: CalibrationResultFile, most = Number.POSITIVE_INFINITY) =>
    asMarkdown(noiseFloorsPart(addReportOptionsToCalibration(result, most)))
  const within = (node: Node, tag: string) => elements(node).filter(({ tagName }) => tagName === tag)
  const rowsOf = (markdown: string) =>
    within(rendered(markdown), 'tr').map(row => [...within(row, 'th'), ...within(row, 'td')].map(textOf))
  const note = (result: CalibrationResultFile, most = 99) =>
    asMarkdown(calibrationConstantUnitsPart(addReportOptionsToCalibration(result, most)))

  test('each row is held against its own threshold, and what is muted has no plan', () => {
    const own = ruleFor('Sort', { threshold: 0.002, ruleOut: 0.004 })
    const [head, ...rows] = rowsOf(tableOf(mixed({ benchmarks: [ruleFor('Network', { gate: 'off' }), own] })))
    const row = (name: string) => rows.find(([, one]) => one === name) ?? []
    expect(head?.at(-1)).toBe('Rounds for the threshold')
    expect(row('Sort').at(-1)).toBe('over 1000 (0.2%)')
    expect(row('Encode').at(-1)).toMatch(/^\d+ \(5%\)$/)
    expect(row('Network').slice(-2)).toEqual(['', ''])
    expect(rows.filter(([sign]) => sign === '⚠️').map(([, name]) => name)).toEqual(['Read/large', 'Sort'])
  })

  test('folds away what is calm where there is much, and shows only as many rows as asked', long, () => {
    const names = Array.from({ length: 30 }, (_, index) => `B${index}`)
    const many = simulated(Object.fromEntries(names.map((name, index) => [name, 0.01 + index / 1000])))
    expect(tableOf(many)).toContain('<summary>The other 20, with less noise</summary>')
    expect(rowsOf(tableOf(many))).toHaveLength(32)
    expect(rowsOf(tableOf(many, 3))).toHaveLength(4)
    expect(tableOf(many, 0)).toBe('')
    expect(tableOf(mixed())).not.toContain('<details>')
  })

  test('the legend says how sure it is, and only what is true of the settings', long, () => {
    expect(tableOf(mixed())).toContain('alpha 0.05, corrected for all comparisons (`correction: holm`)')
    expect(tableOf(mixed({ correction: 'none' }))).not.toContain('together')
    expect(tableOf(mixed())).toContain(
      'After 20 rounds, the noise and the detectable worsening are uncertain by about ±16%',
    )
    expect(tableOf(mixed())).not.toContain('?:')
    const untested = tableOf(mixed({ deltaTest: 'none' }))
    expect(untested).not.toContain('Visible')
    expect(rowsOf(untested)[0]).toHaveLength(4)
  })

  test('a value that is not positive has no percentage', () => {
    const result = simulated({ A: 0.01 })
    const floors = result.calibration.floors.map(floor => ({
      ...floor,
      noise: null,
      spread: null,
      ratio: null,
      visible: null,
      roundsNeeded: null,
    }))
    const table = tableOf({ ...result, calibration: { ...result.calibration, floors } })
    expect(rowsOf(table)[1]).toEqual(['', 'A', '?', '', '', ''])
    expect(table).toContain('?: a value is not positive')
  })

  test('says what does not vary, and what differs all the same', () => {
    expect(note(mixed())).toMatch(/^No noise: 3 rows in `B\/op`, `allocs\/op` do not vary/)
    expect(note(mixed())).toContain(
      '⚠️ Base and head are the same commit, but their values differ in `Decode` in `B/op`.',
    )
    expect(note(simulated({ A: 0.01 }))).toBe('')
    const { calibration } = mixed()
    const alike = calibration.steady.map(one => ({ ...one, differs: false }))
    expect(note({ ...mixed(), calibration: { ...calibration, steady: alike } })).not.toContain('⚠️')
  })
})
