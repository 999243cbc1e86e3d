// What the gate is held to on each machine.

export const goals = {
  /** A test at 5 % is wrong in about 5 %. */
  falseAlarms: { from: 0.04, to: 0.06 },
  /** Unchanged suites that fail. */
  redSuites: 0.001,
  /** What the test finds of benchmarks that are 5 % and 10 % slower. */
  testFive: 0.8,
  testTen: 0.99,
  /** Unchanged suites that pass; fewer where every second visit, a tenth of them, or each by itself is far off. */
  passing: 0.95,
  passingWhereLoud: 0.75,
  /** Visits of a benchmark to each side, the confirmation included. */
  visits: 20,
  /** What the gate finds of the only regression in a suite: of 10 %, and on a hosted runner of 7.5 %. */
  ten: 0.99,
  sevenAndHalf: 0.95,
  /** What passes though it is as slow as a pass rules out, or is called unchanged though it is as slow as the threshold. */
  mistakes: 0.05,
} as const

/** Machines of which less is asked. */
export const loud: readonly string[] = ['noisy', 'period 2', 'bursts']
