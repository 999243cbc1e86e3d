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
  better,
  changeShape,
  comparison,
  gateShape,
  message,
  moment,
  mostRoundsInFile,
  mostRows,
  nameShape,
  p,
  path,
  ratioShape,
  rows,
  settings,
  sha,
  share,
  side,
  sidesShape,
  subject,
  times,
  unit,
} from './part-shapes.ts'
import {
  both,
  listShape,
  number,
  oneOfKinds,
  oneOfShape,
  optional,
  orNull,
  recordShape,
  type Shape,
  text,
  truthShape,
  value,
  wholeShape,
} from './shape.ts'

// Warnings, doubts, profiles and calibrations.

const lines = listShape(text(1000), 1000, 1)

/** A number of runs, and of those that failed. */
export const tries = recordShape<Tries>({ runs: wholeShape(0), failed: wholeShape(0) })

export const runWarning = oneOfKinds<RunWarning>({
  drift: recordShape({ change: number(), p }),
  'second-visit': recordShape({ change: number(), p }),
  configuration: recordShape({ key: text(20, 'a key', /^[a-z]+$/), base: message, head: message }),
  suite: recordShape({ changed: listShape(nameShape, mostRows, 1) }),
  flaky: recordShape({
    benchmarks: listShape(
      recordShape<Flaky>({ benchmark: path, package: path, base: tries, head: tries }),
      mostRows,
      1,
    ),
  }),
  moved: recordShape({ packages: listShape(recordShape({ base: nameShape, head: nameShape }), mostRows, 1) }),
  steal: recordShape({ share }),
  'too-few-rounds': recordShape({ comparisons: wholeShape(1), least: wholeShape(1) }),
  others: recordShape({ base: number(0), head: number(0), p: number(0, 0.001) }),
  'rule-unused': recordShape({ match: text(10_000) }),
  'rule-over': recordShape({ match: text(10_000), until: text(100), owner: orNull(text(10_000)) }),
  'left-running': recordShape({ count: wholeShape(1), commands: lines }),
  'setup-running': recordShape({ count: wholeShape(1), commands: lines }),
  'unread-code': recordShape({
    side,
    count: wholeShape(1),
    files: lines,
    instead: listShape(text(1000), 1000),
    isElsewhere: truthShape,
    isAll: truthShape,
  }),
  'shared-install': recordShape({ side, count: wholeShape(1), paths: lines }),
  'git-changed': recordShape({ count: wholeShape(1), changed: lines, isPutBack: truthShape }),
  replayed: recordShape({
    sides: listShape(side, 2, 1),
    rounds: wholeShape(2, mostRoundsInFile),
    sooner: optional(recordShape({ claimed: number(0), seconds: number(0) })),
  }),
  'reference-failed': recordShape({ message }),
  'unread-results': recordShape({ sides: listShape(side, 2, 1), count: wholeShape(1), lines }),
  'values-left-out': recordShape({ sides: listShape(side, 2, 1), count: wholeShape(1), lines }),
  'fewer-results': recordShape({
    side,
    round: wholeShape(1),
    before: wholeShape(1),
    missing: wholeShape(1),
    names: lines,
  }),
  'noisy-machine': recordShape({ load: orNull(number(0)), clock: truthShape }),
})

const timing = recordShape<Timing>({ iterations: wholeShape(0), seconds: number() })
const probed = { probe: timing, full: timing }

export const doubt: Shape<Doubt> = both(
  recordShape<DoubtSubject>(subject),
  oneOfKinds<DoubtReason>({
    'optimised-away': recordShape({ side: orNull(side), iterations: wholeShape(0), seconds: number() }),
    'grows-with-n': recordShape({ ...probed, exponent: number() }),
    'setup-timed': recordShape({ ...probed, setup: number(), share: number() }),
    'first-off': recordShape({ side: orNull(side), first: number(), others: number() }),
    clock: recordShape({ side: orNull(side), total: number() }),
    prints: recordShape({ line: text(1000) }),
  }),
)

const cost = recordShape({ flat: number(), cum: number() })
/** A path below the folder of the result file, and nowhere else. */
const profileFile = text(300, 'a file in profiles/', /^profiles\/[a-z0-9][a-z0-9.-]*$/)

export const profile = recordShape<ProfileDifference>({
  ...subject,
  kind: oneOfShape('cpu', 'mem', 'block'),
  unit: oneOfShape('sec/op', 'B/op'),
  iterations: wholeShape(1),
  files: orNull(sidesShape(profileFile)),
  total: sidesShape(number()),
  functions: listShape(
    recordShape({
      function: text(1000),
      base: cost,
      head: cost,
      isNoise: recordShape({ flat: truthShape, cum: truthShape }),
    }),
    15,
  ),
  failure: orNull(message),
})

const shareOf = recordShape<Share>({ hits: wholeShape(0), of: wholeShape(1), low: share, high: share })

const floor = recordShape<NoiseFloor>({
  ...subject,
  unit,
  better,
  rounds: wholeShape(0, mostRoundsInFile),
  noise: orNull(number(0)),
  spread: orNull(number(0)),
  ratio: orNull(ratioShape),
  visible: orNull(number(0)),
  roundsNeeded: orNull(wholeShape(1)),
  p: orNull(p),
  falseAlarm: truthShape,
  regressed: truthShape,
})

export const calibration = recordShape<Calibration>({
  floors: rows(floor),
  steady: rows(recordShape({ ...subject, unit, differs: truthShape })),
  benchmarks: times,
  seeing: times,
  typical: orNull(number(0)),
  roundsNeeded: orNull(wholeShape(1)),
  suggested: recordShape({ count: orNull(wholeShape(1)), threshold: orNull(share) }),
  alarms: orNull(shareOf),
  swapped: orNull(recordShape({ uncorrected: orNull(shareOf), red: shareOf })),
})

export const since = recordShape<Since>({
  sha,
  name: text(1000),
  threshold: number(0, 1),
  rounds: wholeShape(0, mostRoundsInFile),
  rows: rows(
    recordShape<SinceRow>({
      ...subject,
      unit,
      better,
      exact: truthShape,
      delta: orNull(number()),
      ratio: orNull(ratioShape),
      change: changeShape,
      gate: gateShape,
      steps: orNull(wholeShape(0)),
    }),
  ),
})

const commit = recordShape<Commit>({ sha, from: text(1000) })

const perflock = recordShape<Perflock>({
  held: truthShape,
  governor: orNull(wholeShape(0, 100)),
  reason: orNull(text(1000)),
})

export const machine = recordShape<Machine>({
  os: text(1000),
  kernel: text(1000),
  arch: text(100),
  cpu: text(1000),
  cores: wholeShape(0, 1e6),
  memoryBytes: wholeShape(0),
  virtual: orNull(text(1000)),
  governor: orNull(text(1000)),
  turbo: orNull(truthShape),
  smt: orNull(truthShape),
  load: number(0, 1e6),
  loadAfter: number(0, 1e6),
  stealBefore: orNull(share),
  steal: orNull(share),
  perflock: orNull(perflock),
})

const visit = recordShape<Omit<VisitRecord, 'processor' | 'format'>>({
  started: moment,
  seconds: number(0, 1e9),
  claimed: optional(number(0, 1e12)),
  others: optional(number(0, 1e12)),
})

const round = recordShape<RoundRecord>({
  round: wholeShape(1, 1e6),
  block: wholeShape(1, mostRoundsInFile),
  first: oneOfShape('base', 'head', null),
  base: visit,
  head: visit,
})

const failure = { message, output: message }

const lost = recordShape<Lost>({
  tries: optional(recordShape({ base: tries, head: tries })),
  benchmark: path,
  package: path,
  failures: listShape(
    recordShape({ ...failure, side, kind: oneOfShape('failed', 'timeout', 'no time') }),
    100,
    1,
  ),
})

const unmatched = recordShape<Unmatched>({ ...subject, unit: orNull(unit) })

const visits = recordShape<PlannedVisits>({
  benchmark: nameShape,
  package: nameShape,
  turns: wholeShape(1, 10_000),
  iterations: orNull(wholeShape(1)),
  seconds: number(Number.MIN_VALUE, 1e9),
  overhead: number(0),
})

const ruleChange = recordShape({ rule: text(100), base: orNull(message), head: orNull(message) })

/** A result file; read-result.ts checks that its parts do not contradict each other. */
export const resultFile = recordShape<ResultFile>({
  schema: value<1>('1, the only version', input => input === 1),
  verdict: oneOfShape('pass', 'fail', 'inconclusive'),
  reason: text(10_000),
  commits: sidesShape(commit),
  settings,
  rules: orNull(recordShape<RulesFile>({ file: nameShape, changes: listShape(ruleChange, 1000) })),
  machine,
  toolchains: sidesShape(orNull(text(1000))),
  formats: optional(sidesShape(orNull(text(100)))),
  innerSamples: optional(
    rows(recordShape<InnerSamples>({ ...subject, least: wholeShape(1), most: wholeShape(2) })),
  ),
  rounds: listShape(round, mostRoundsInFile),
  stopped: oneOfShape('count', 'settled', 'budget', 'interrupted', 'failed', 'unchanged', 'empty'),
  baseFailed: orNull(recordShape<Failure>(failure)),
  again: listShape(round, mostRoundsInFile),
  isRelaid: truthShape,
  laidOut: rows(nameShape),
  visits: rows(visits),
  lost: rows(lost),
  proven: rows(recordShape<Proven>({ benchmark: nameShape, package: nameShape })),
  doubts: rows(doubt),
  profiles: listShape(profile, 1000),
  calibration: orNull(calibration),
  comparisons: rows(comparison),
  geomeans: rows(
    recordShape<Geomean>({ unit, ratio: number(Number.MIN_VALUE), rows: wholeShape(1), of: wholeShape(2) }),
  ),
  warnings: listShape(runWarning, 100),
  unmatched: sidesShape(rows(unmatched)),
  since: orNull(since),
  merged: value<null>(
    'null, as a result that was merged from others is not judged again',
    input => input === null,
  ),
  elsewhere: value<null>('null, as with merged', input => input === null),
})
