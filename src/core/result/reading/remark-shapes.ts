// The shapes of what a result file says beside its comparisons: warnings, doubts, profiles, a calibration.
import type { Calibration, NoiseFloor, Share } from '../../model/calibration.ts'
import type { Flaky, RunWarning } from '../../model/comparison.ts'
import type { Doubt, DoubtReason, DoubtSubject, Timing } from '../../model/doubt.ts'
import type { Tries } from '../../model/measuring.ts'
import type { ProfileDifference } from '../../model/profile.ts'
import {
  better,
  message,
  mostRounds,
  mostRows,
  name,
  p,
  path,
  ratio,
  rows,
  share,
  side,
  sides,
  subject,
  times,
  unit,
} from './common-shapes.ts'
import {
  both,
  list,
  number,
  oneOf,
  oneOfKinds,
  optional,
  orNull,
  record,
  type Shape,
  text,
  truth,
  whole,
} from './shape.ts'

const lines = list(text(1000), 1000, 1)

/** How often something was run, and how often it failed. */
export const tries = record<Tries>({ runs: whole(0), failed: whole(0) })

export const runWarning = oneOfKinds<RunWarning>({
  drift: record({ change: number(), p }),
  'second-visit': record({ change: number(), p }),
  configuration: record({ key: text(20, 'a key', /^[a-z]+$/), base: message, head: message }),
  suite: record({ changed: list(name, mostRows, 1) }),
  flaky: record({
    benchmarks: list(
      record<Flaky>({ benchmark: path, package: path, base: tries, head: tries }),
      mostRows,
      1,
    ),
  }),
  moved: record({ packages: list(record({ base: name, head: name }), mostRows, 1) }),
  steal: record({ share }),
  'too-few-rounds': record({ comparisons: whole(1), least: whole(1) }),
  others: record({ base: number(0), head: number(0), p: number(0, 0.001) }),
  'rule-unused': record({ match: text(10_000) }),
  'rule-over': record({ match: text(10_000), until: text(100), owner: orNull(text(10_000)) }),
  'left-running': record({ count: whole(1), commands: lines }),
  'setup-running': record({ count: whole(1), commands: lines }),
  'unread-code': record({
    side,
    count: whole(1),
    files: lines,
    instead: list(text(1000), 1000),
    isElsewhere: truth,
    isAll: truth,
  }),
  'shared-install': record({ side, count: whole(1), paths: lines }),
  'git-changed': record({ count: whole(1), changed: lines, isPutBack: truth }),
  replayed: record({
    sides: list(side, 2, 1),
    rounds: whole(2, mostRounds),
    sooner: optional(record({ claimed: number(0), seconds: number(0) })),
  }),
  'reference-failed': record({ message }),
  'unread-results': record({ sides: list(side, 2, 1), count: whole(1), lines }),
  'values-left-out': record({ sides: list(side, 2, 1), count: whole(1), lines }),
  'fewer-results': record({ side, round: whole(1), before: whole(1), missing: whole(1), names: lines }),
  'noisy-machine': record({ load: orNull(number(0)), clock: truth }),
})

const timing = record<Timing>({ iterations: whole(0), seconds: number() })
const probed = { probe: timing, full: timing }

export const doubt: Shape<Doubt> = both(
  record<DoubtSubject>(subject),
  oneOfKinds<DoubtReason>({
    'optimised-away': record({ side: orNull(side), iterations: whole(0), seconds: number() }),
    'grows-with-n': record({ ...probed, exponent: number() }),
    'setup-timed': record({ ...probed, setup: number(), share: number() }),
    'first-off': record({ side: orNull(side), first: number(), others: number() }),
    clock: record({ side: orNull(side), total: number() }),
    prints: record({ line: text(1000) }),
  }),
)

const cost = record({ flat: number(), cum: number() })
/** Below the folder of the result file, and nowhere else. */
const profileFile = text(300, 'a file in profiles/', /^profiles\/[a-z0-9][a-z0-9.-]*$/)

export const profile = record<ProfileDifference>({
  ...subject,
  kind: oneOf('cpu', 'mem', 'block'),
  unit: oneOf('sec/op', 'B/op'),
  iterations: whole(1),
  files: orNull(sides(profileFile)),
  total: sides(number()),
  functions: list(
    record({
      function: text(1000),
      base: cost,
      head: cost,
      isNoise: record({ flat: truth, cum: truth }),
    }),
    15,
  ),
  failure: orNull(message),
})

const shareOf = record<Share>({ hits: whole(0), of: whole(1), low: share, high: share })

const floor = record<NoiseFloor>({
  ...subject,
  unit,
  better,
  rounds: whole(0, mostRounds),
  noise: orNull(number(0)),
  spread: orNull(number(0)),
  ratio: orNull(ratio),
  visible: orNull(number(0)),
  roundsNeeded: orNull(whole(1)),
  p: orNull(p),
  falseAlarm: truth,
  regressed: truth,
})

export const calibration = record<Calibration>({
  floors: rows(floor),
  steady: rows(record({ ...subject, unit, differs: truth })),
  benchmarks: times,
  seeing: times,
  typical: orNull(number(0)),
  roundsNeeded: orNull(whole(1)),
  suggested: record({ count: orNull(whole(1)), threshold: orNull(share) }),
  alarms: orNull(shareOf),
  swapped: orNull(record({ uncorrected: orNull(shareOf), red: shareOf })),
})
