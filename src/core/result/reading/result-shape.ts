// The shape of a result file, field by field: docs/result.schema.json, with bounds for untrusted files.
import type { Calibration, NoiseFloor, Share } from '../../model/calibration.ts'
import type {
  Doubt,
  DoubtReason,
  DoubtSubject,
  Flaky,
  Geomean,
  RunWarning,
  Timing,
  Unmatched,
} from '../../model/comparison.ts'
import type { Machine, Perflock } from '../../model/machine.ts'
import type { Tries } from '../../model/measuring.ts'
import type { ProfileDifference } from '../../model/profile.ts'
import type {
  Commit,
  Failure,
  InnerSamples,
  Lost,
  PlannedVisits,
  Proven,
  ResultFile,
  RoundRecord,
  RulesFile,
  Since,
  SinceRow,
  VisitRecord,
} from '../../model/result-file.ts'
import {
  betterShape,
  changeShape,
  comparisonShape,
  gateShape,
  messageShape,
  momentShape,
  mostRoundsInFile,
  mostRows,
  nameShape,
  pathShape,
  pShape,
  ratioShape,
  rowsShape,
  settingsShape,
  shareShape,
  shaShape,
  sideShape,
  sidesShape,
  subject,
  timesShape,
  unitShape,
} from './part-shapes.ts'
import {
  bothShapes,
  listShape,
  numberShape,
  oneOfKinds,
  oneOfShape,
  optional,
  orNull,
  recordShape,
  type Shape,
  textShape,
  truthShape,
  valueShape,
  wholeShape,
} from './shape.ts'

// Warnings, doubts, profiles and calibrations.

const lines = listShape(textShape(1000), 1000, 1)

/** A number of runs, and of those that failed. */
export const triesShape = recordShape<Tries>({ runs: wholeShape(0), failed: wholeShape(0) })

export const runWarningShape = oneOfKinds<RunWarning>({
  drift: recordShape({ change: numberShape(), p: pShape }),
  'second-visit': recordShape({ change: numberShape(), p: pShape }),
  configuration: recordShape({
    key: textShape(20, 'a key', /^[a-z]+$/),
    base: messageShape,
    head: messageShape,
  }),
  suite: recordShape({ changed: listShape(nameShape, mostRows, 1) }),
  flaky: recordShape({
    benchmarks: listShape(
      recordShape<Flaky>({ benchmark: pathShape, package: pathShape, base: triesShape, head: triesShape }),
      mostRows,
      1,
    ),
  }),
  moved: recordShape({ packages: listShape(recordShape({ base: nameShape, head: nameShape }), mostRows, 1) }),
  steal: recordShape({ share: shareShape }),
  'too-few-rounds': recordShape({ comparisons: wholeShape(1), least: wholeShape(1) }),
  others: recordShape({ base: numberShape(0), head: numberShape(0), p: numberShape(0, 0.001) }),
  'rule-unused': recordShape({ match: textShape(10_000) }),
  'rule-over': recordShape({
    match: textShape(10_000),
    until: textShape(100),
    owner: orNull(textShape(10_000)),
  }),
  'left-running': recordShape({ count: wholeShape(1), commands: lines }),
  'setup-running': recordShape({ count: wholeShape(1), commands: lines }),
  'unread-code': recordShape({
    side: sideShape,
    count: wholeShape(1),
    files: lines,
    instead: listShape(textShape(1000), 1000),
    isElsewhere: truthShape,
    isAll: truthShape,
  }),
  'shared-install': recordShape({ side: sideShape, count: wholeShape(1), paths: lines }),
  'git-changed': recordShape({ count: wholeShape(1), changed: lines, isPutBack: truthShape }),
  replayed: recordShape({
    sides: listShape(sideShape, 2, 1),
    rounds: wholeShape(2, mostRoundsInFile),
    sooner: optional(recordShape({ claimed: numberShape(0), seconds: numberShape(0) })),
  }),
  'reference-failed': recordShape({ message: messageShape }),
  'unread-results': recordShape({ sides: listShape(sideShape, 2, 1), count: wholeShape(1), lines }),
  'values-left-out': recordShape({ sides: listShape(sideShape, 2, 1), count: wholeShape(1), lines }),
  'fewer-results': recordShape({
    side: sideShape,
    round: wholeShape(1),
    before: wholeShape(1),
    missing: wholeShape(1),
    names: lines,
  }),
  'noisy-machine': recordShape({ load: orNull(numberShape(0)), clock: truthShape }),
})

const timing = recordShape<Timing>({ iterations: wholeShape(0), seconds: numberShape() })
const probed = { probe: timing, full: timing }

export const doubtShape: Shape<Doubt> = bothShapes(
  recordShape<DoubtSubject>(subject),
  oneOfKinds<DoubtReason>({
    'optimised-away': recordShape({
      side: orNull(sideShape),
      iterations: wholeShape(0),
      seconds: numberShape(),
    }),
    'grows-with-n': recordShape({ ...probed, exponent: numberShape() }),
    'setup-timed': recordShape({ ...probed, setup: numberShape(), share: numberShape() }),
    'first-off': recordShape({ side: orNull(sideShape), first: numberShape(), others: numberShape() }),
    clock: recordShape({ side: orNull(sideShape), total: numberShape() }),
    prints: recordShape({ line: textShape(1000) }),
  }),
)

const cost = recordShape({ flat: numberShape(), cum: numberShape() })
/** A path below the folder of the result file, and nowhere else. */
const profileFile = textShape(300, 'a file in profiles/', /^profiles\/[a-z0-9][a-z0-9.-]*$/)

export const profileShape = recordShape<ProfileDifference>({
  ...subject,
  kind: oneOfShape('cpu', 'mem', 'block'),
  unit: oneOfShape('sec/op', 'B/op'),
  iterations: wholeShape(1),
  files: orNull(sidesShape(profileFile)),
  total: sidesShape(numberShape()),
  functions: listShape(
    recordShape({
      function: textShape(1000),
      base: cost,
      head: cost,
      isNoise: recordShape({ flat: truthShape, cum: truthShape }),
    }),
    15,
  ),
  failure: orNull(messageShape),
})

const shareOf = recordShape<Share>({
  hits: wholeShape(0),
  of: wholeShape(1),
  low: shareShape,
  high: shareShape,
})

const floor = recordShape<NoiseFloor>({
  ...subject,
  unit: unitShape,
  better: betterShape,
  rounds: wholeShape(0, mostRoundsInFile),
  noise: orNull(numberShape(0)),
  spread: orNull(numberShape(0)),
  ratio: orNull(ratioShape),
  visible: orNull(numberShape(0)),
  roundsNeeded: orNull(wholeShape(1)),
  p: orNull(pShape),
  falseAlarm: truthShape,
  regressed: truthShape,
})

export const calibrationShape = recordShape<Calibration>({
  floors: rowsShape(floor),
  steady: rowsShape(recordShape({ ...subject, unit: unitShape, differs: truthShape })),
  benchmarks: timesShape,
  seeing: timesShape,
  typical: orNull(numberShape(0)),
  roundsNeeded: orNull(wholeShape(1)),
  suggested: recordShape({ count: orNull(wholeShape(1)), threshold: orNull(shareShape) }),
  alarms: orNull(shareOf),
  swapped: orNull(recordShape({ uncorrected: orNull(shareOf), red: shareOf })),
})

export const sinceShape = recordShape<Since>({
  sha: shaShape,
  name: textShape(1000),
  threshold: numberShape(0, 1),
  rounds: wholeShape(0, mostRoundsInFile),
  rows: rowsShape(
    recordShape<SinceRow>({
      ...subject,
      unit: unitShape,
      better: betterShape,
      exact: truthShape,
      delta: orNull(numberShape()),
      ratio: orNull(ratioShape),
      change: changeShape,
      gate: gateShape,
      steps: orNull(wholeShape(0)),
    }),
  ),
})

const commit = recordShape<Commit>({ sha: shaShape, from: textShape(1000) })

const perflock = recordShape<Perflock>({
  held: truthShape,
  governor: orNull(wholeShape(0, 100)),
  reason: orNull(textShape(1000)),
})

export const machineShape = recordShape<Machine>({
  os: textShape(1000),
  kernel: textShape(1000),
  arch: textShape(100),
  cpu: textShape(1000),
  cores: wholeShape(0, 1e6),
  memoryBytes: wholeShape(0),
  virtual: orNull(textShape(1000)),
  governor: orNull(textShape(1000)),
  turbo: orNull(truthShape),
  smt: orNull(truthShape),
  load: numberShape(0, 1e6),
  loadAfter: numberShape(0, 1e6),
  stealBefore: orNull(shareShape),
  steal: orNull(shareShape),
  perflock: orNull(perflock),
})

const visit = recordShape<Omit<VisitRecord, 'processor' | 'format'>>({
  started: momentShape,
  seconds: numberShape(0, 1e9),
  claimed: optional(numberShape(0, 1e12)),
  others: optional(numberShape(0, 1e12)),
})

const round = recordShape<RoundRecord>({
  round: wholeShape(1, 1e6),
  block: wholeShape(1, mostRoundsInFile),
  first: oneOfShape('base', 'head', null),
  base: visit,
  head: visit,
})

const failure = { message: messageShape, output: messageShape }

const lost = recordShape<Lost>({
  tries: optional(recordShape({ base: triesShape, head: triesShape })),
  benchmark: pathShape,
  package: pathShape,
  failures: listShape(
    recordShape({ ...failure, side: sideShape, kind: oneOfShape('failed', 'timeout', 'no time') }),
    100,
    1,
  ),
})

const unmatched = recordShape<Unmatched>({ ...subject, unit: orNull(unitShape) })

const visits = recordShape<PlannedVisits>({
  benchmark: nameShape,
  package: nameShape,
  turns: wholeShape(1, 10_000),
  iterations: orNull(wholeShape(1)),
  seconds: numberShape(Number.MIN_VALUE, 1e9),
  overhead: numberShape(0),
})

const ruleChange = recordShape({
  rule: textShape(100),
  base: orNull(messageShape),
  head: orNull(messageShape),
})

/** A result file; read-result.ts checks that its parts do not contradict each other. */
export const resultFileShape = recordShape<ResultFile>({
  schema: valueShape<1>('1, the only version', input => input === 1),
  verdict: oneOfShape('pass', 'fail', 'inconclusive'),
  reason: textShape(10_000),
  commits: sidesShape(commit),
  settings: settingsShape,
  rules: orNull(recordShape<RulesFile>({ file: nameShape, changes: listShape(ruleChange, 1000) })),
  machine: machineShape,
  toolchains: sidesShape(orNull(textShape(1000))),
  formats: optional(sidesShape(orNull(textShape(100)))),
  innerSamples: optional(
    rowsShape(recordShape<InnerSamples>({ ...subject, least: wholeShape(1), most: wholeShape(2) })),
  ),
  rounds: listShape(round, mostRoundsInFile),
  stopped: oneOfShape('count', 'settled', 'budget', 'interrupted', 'failed', 'unchanged', 'empty'),
  baseFailed: orNull(recordShape<Failure>(failure)),
  again: listShape(round, mostRoundsInFile),
  isRelaid: truthShape,
  laidOut: rowsShape(nameShape),
  visits: rowsShape(visits),
  lost: rowsShape(lost),
  proven: rowsShape(recordShape<Proven>({ benchmark: nameShape, package: nameShape })),
  doubts: rowsShape(doubtShape),
  profiles: listShape(profileShape, 1000),
  calibration: orNull(calibrationShape),
  comparisons: rowsShape(comparisonShape),
  geomeans: rowsShape(
    recordShape<Geomean>({
      unit: unitShape,
      ratio: numberShape(Number.MIN_VALUE),
      rows: wholeShape(1),
      of: wholeShape(2),
    }),
  ),
  warnings: listShape(runWarningShape, 100),
  unmatched: sidesShape(rowsShape(unmatched)),
  since: orNull(sinceShape),
  merged: valueShape<null>(
    'null, as a result that was merged from others is not judged again',
    input => input === null,
  ),
  elsewhere: valueShape<null>('null, as with merged', input => input === null),
})
