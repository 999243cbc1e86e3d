// The goals of the gate on each machine.

export const goals = {
  /** A test at 5 % is wrong in about 5 % of comparisons. */
  falseAlarms: { from: 0.04, to: 0.06 },
  /** Unchanged suites that fail. */
  redSuites: 0.001,
  /** The share of benchmarks that are 5 % and 10 % slower that the test finds. */
  testFive: 0.8,
  testTen: 0.99,
  /**
   * Unchanged suites that pass; fewer on machines where every second visit, a tenth of the visits, or each visit by
   * itself is far off.
   */
  passing: 0.95,
  passingWhereLoud: 0.75,
  /** Rounds of a benchmark, including the confirmation. */
  rounds: 20,
  /** How often the gate finds the only regression in a suite: one of 10 %, and on a hosted runner one of 7.5 %. */
  ten: 0.99,
  sevenAndHalf: 0.95,
  /** How often gates find what is slower by as much or more, with a `count` of ten and more, and of eight. */
  foundFrom: 0.25,
  found: 0.99,
  foundByFew: 0.9,
  /**
   * How often something passes though it is as slow as a pass rules out, or is called unchanged though it is as slow as
   * the threshold.
   */
  mistakes: 0.05,
} as const

/** Machines with lower goals. */
export const loud: readonly string[] = ['noisy', 'period 2', 'bursts']
