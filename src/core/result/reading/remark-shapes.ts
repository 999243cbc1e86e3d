// The shapes of what a result file says beside its comparisons: warnings, doubts, profiles, a calibration.
import type { Calibration, NoiseFloor, Share } from '../../model/calibration.ts'
import type { Flaky, RunWarning } from '../../model/comparison.ts'
import type { Doubt, DoubtReason, DoubtSubject, Timing } from '../../model/doubt.ts'
import type { Tries } from '../../model/measuring.ts'
import type { ProfileDifference } from '../../model/profile.ts'
import {
  better,
  message,
  mostRoundsInFile,
  mostRows,
  nameShape,
  p,
  path,
  ratioShape,
  rows,
  share,
  side,
  sidesShape,
  subject,
  times,
  unit,
} from './common-shapes.ts'
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
  wholeShape,
} from './shape.ts'

const lines = listShape(text(1000), 1000, 1)

/** How often something was run, and how often it failed. */
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
/** Below the folder of the result file, and nowhere else. */
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
