// What the gate is held to on each machine.
import type { Question } from './power.ts'

export const goals = {
  /** A test at 5 % is wrong in about 5 %. */
  falseAlarms: { from: 0.04, to: 0.06 },
  /** Unchanged suites that fail. */
  redSuites: 0.01,
  /** What the test finds of benchmarks that are 5 % and 10 % slower. */
  testFive: 0.8,
  testTen: 0.99,
  /** What the gate finds of the only regression in a suite. */
  gateTen: { effect: 0.1, threshold: 0.05, goal: 0.99 } satisfies Question,
  gateFiveAtTwo: { effect: 0.05, threshold: 0.02, goal: 0.8 } satisfies Question,
  /** Mean rounds of twenty, on machines where the spread is at most 3 %. */
  rounds: 10,
  /** Each mistake that looking early could make more frequent. */
  mistakes: 0.05,
} as const

/** The machines where a spread of at most 3 % is all there is. */
export const calm: readonly string[] = ['quiet', 'lognormal', 'bimodal']
