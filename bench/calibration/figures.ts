// The tables of docs/calibration.md.

import type { Calibration } from './calibrate.ts'
import { counts, effects } from './counts.ts'
import { defaults } from './gate.ts'
import type { Layouts } from './layouts.ts'
import { missesOf, missesOfLayouts } from './misses.ts'
import { peers } from './peers.ts'
import { percent, pooled, ratio, type Share } from './share.ts'
import { table } from './table.ts'

export function machines(all: readonly Calibration[]): string {
  return table(
    ['Machine', 'What it does'],
    all.map(({ model }) => [model.name, model.reason]),
  )
}

export function falseAlarms(all: readonly Calibration[]): string {
  return byMachine(all, ['Gate, 20 rounds', 'Gate, 10', 'U, 20', 'U, alternating', 'U, base first'], one => [
    one.falseAlarms.paired20,
    one.falseAlarms.paired10,
    one.falseAlarms.classic,
    one.falseAlarms.alternating,
    one.falseAlarms.sequential,
  ])
}

export function redSuites(all: readonly Calibration[]): string {
  const header = [
    'Default',
    'Threshold 2 %',
    'Uncorrected',
    'Once',
    'Once, threshold 0',
    'Once, uncorrected',
    'Neither',
  ]
  return byMachine(all, header, ({ unchangedSuites: suites }) => [
    suites.defaults.suites,
    suites.thresholdTwo.suites,
    suites.uncorrected.suites,
    suites.once.suites,
    suites.onceThresholdZero.suites,
    suites.onceUncorrected.suites,
    suites.bare.suites,
  ])
}

export function answered(all: readonly Calibration[]): string {
  return table(
    [
      'Machine',
      'Passing',
      'Before',
      'Red',
      'Rounds',
      'Time',
      '+10 %',
      'Its rounds',
      '+7.5 %',
      'Rule-out',
      'Threshold',
    ],
    all.map(({ model, answers }) => [
      model.name,
      percent(answers.passing),
      percent(answers.before),
      percent(answers.red),
      answers.rounds.toFixed(1),
      answers.time.toFixed(2),
      percent(answers.ten),
      answers.roundsOfTen.toFixed(1),
      percent(answers.sevenAndHalf),
      percent(answers.ruleOutPassed),
      percent(answers.thresholdUnchanged),
    ]),
  )
}

export function atTwo(all: readonly Calibration[]): string {
  return byMachine(all, ['Passing', 'Red', '+5 %'], ({ answers: { atTwo: two } }) => [
    two.passing,
    two.red,
    two.five,
  ])
}

/** What gates find by their count, on each machine. */
export function foundByCount(all: readonly Calibration[], effect: number): string {
  return byMachine(
    all,
    counts.map(count => `${count}`),
    ({ byCount }) => byCount.map(({ found }) => found[effects.indexOf(effect)] as Share),
  )
}

/** The same of all machines: the worst of them, what is red, and the rounds. */
export function allByCount(all: readonly Calibration[]): string {
  return table(
    ['`count`', ...effects.map(effect => `+${100 * effect} %, worst`), 'Red', 'Rounds, +25 %', '+10 %'],
    counts.map((count, at) => {
      const machines = all.flatMap(({ byCount }) => byCount[at] ?? [])
      const worst = (index: number) =>
        machines.map(({ found }) => found[index] as Share).reduce((a, b) => (ratio(b) < ratio(a) ? b : a))
      const rounds = (effect: number) => {
        const means = machines.map(one => one.rounds[effects.indexOf(effect)] ?? 0)
        return (means.reduce((sum, one) => sum + one, 0) / means.length).toFixed(1)
      }
      const figures = [...effects.map((_, index) => worst(index)), pooled(machines.map(({ red }) => red))]
      return [`${count}`, ...figures.map(percent), rounds(0.25), rounds(0.1)]
    }),
  )
}

export function laidOut(all: readonly Layouts[]): string {
  return table(
    ['Layouts', 'Red', 'Passing', 'Measured again', 'Improved', 'Visits'],
    all.map(one => [
      one.name,
      percent(one.red),
      percent(one.passing),
      one.suspects.toFixed(1),
      one.improved.toFixed(1),
      one.visits.toFixed(1),
    ]),
  )
}

export function single(all: readonly Calibration[]): string {
  return byMachine(all, ['Test, +5 %', 'Test, +10 %', 'Called slower'], ({ testPower, failed }) => [
    testPower.five,
    testPower.ten,
    failed,
  ])
}

export function besidePeers(all: readonly Calibration[]): string {
  const rows = [
    ours(all),
    ...peers.map((peer, index) => {
      const records = all.flatMap(one => one.peers.slice(index, index + 1))
      return [
        peer.name,
        `${peer.values}`,
        most(records.map(one => one.unchanged.comparisons)),
        most(records.map(one => one.unchanged.suites)),
        least(records.map(one => one.five)),
        least(records.map(one => one.ten)),
      ]
    }),
  ]
  return table(['Tool', 'Values', 'Alarms', 'Red suites', '+5 % found', '+10 % found'], rows)
}

export function misses(all: readonly Calibration[], moved: readonly Layouts[]): string {
  const rows = [...all.flatMap(missesOf), ...moved.flatMap(missesOfLayouts)]
  if (rows.length === 0) return 'Every goal is reached.'
  return table(
    ['Machine', 'What', 'Is', 'Goal'],
    rows.map(({ machine, what, figure, goal }) => [machine, what, figure, goal]),
  )
}

function ours(all: readonly Calibration[]): readonly string[] {
  return [
    'Benchgate',
    `${defaults.count} at most`,
    most(all.map(one => one.unchangedSuites.defaults.comparisons)),
    most(all.map(one => one.answers.red)),
    'half at most',
    least(all.map(one => one.answers.ten)),
  ]
}

export function redSuitesOfPeers(all: readonly Calibration[]): string {
  return byMachine(all, ['Benchgate', ...peers.map(peer => peer.name)], one => [
    one.unchangedSuites.defaults.suites,
    ...one.peers.map(record => record.unchanged.suites),
  ])
}

function byMachine(
  all: readonly Calibration[],
  header: readonly string[],
  shares: (one: Calibration) => readonly Share[],
): string {
  return table(
    ['Machine', ...header],
    all.map(one => [one.model.name, ...shares(one).map(percent)]),
  )
}

/** The mean of shares, and the largest, where large is bad. */
function most(shares: readonly Share[]): string {
  return withExtreme(shares, (a, b) => ratio(b) - ratio(a))
}

function least(shares: readonly Share[]): string {
  return withExtreme(shares, (a, b) => ratio(a) - ratio(b))
}

function withExtreme(shares: readonly Share[], worstFirst: (a: Share, b: Share) => number): string {
  const [worst] = shares.toSorted(worstFirst)
  return `${percent(pooled(shares))} (${worst ? percent(worst) : 'none'})`
}
