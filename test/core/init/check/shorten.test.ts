// Shorter settings of the commands that init writes.
import { expect, test } from 'vitest'
import { shortenedRun } from '../../../../src/core/init/check/check.ts'

test.each([
  ['./b --benchmark_min_time=0.1 --x', './b --benchmark_min_time=0.02 --x'],
  ['pytest --benchmark-max-time=0.2', 'pytest --benchmark-max-time=0.05 --benchmark-min-rounds=3'],
  ['java -f 1 -wi 3 -w 300ms -i 3 -r 200ms -foe true', 'java -f 1 -wi 2 -w 100ms -i 2 -r 100ms -foe true'],
  ['node bench.js', null],
])('%s: %s', (run, short) => {
  expect(shortenedRun(run)).toBe(short)
})
