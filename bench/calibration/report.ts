// Writes the calibration as docs/calibration.md.
import { type Calibration, repetitionsFrom } from './calibrate.ts'
import {
  besidePeers,
  falseAlarms,
  machines,
  misses,
  power,
  redSuites,
  redSuitesOfPeers,
  stopping,
} from './figures.ts'
import { suiteSize } from './gate.ts'

/** The whole page; `comparisons` is how often a single comparison was simulated. */
export function report(all: readonly Calibration[], comparisons: number): string {
  const { suites, stoppedSuites } = repetitionsFrom(comparisons)
  return `# Calibration

Are the gate's decisions right on noisy machines? This page is the output of

    npm run --silent calibrate > docs/calibration.md

which runs \`bench/calibration.ts\`: base and head are simulated on thirteen kinds of disturbed machine, and judged by the
product's own functions with its default settings. It is seeded and gives the same figures every time. Single comparisons
are simulated ${grouped(comparisons)} times, suites of ${suiteSize} benchmarks ${grouped(suites)} times (stopping early: ${grouped(stoppedSuites)}). A share
near 5 % is then known to ±${(196 * Math.sqrt((0.05 * 0.95) / comparisons)).toFixed(1)} %, or ±${(196 * Math.sqrt((0.05 * 0.95) / suites)).toFixed(1)} % for suites.

## The machines

σ is what each benchmark varies by itself in each visit; everything else is the machine's, which disturbs all benchmarks of
a visit alike. A round is two visits, and a run of twenty rounds forty.

${machines(all)}

## False alarms of one comparison

Both sides are the same code; how often is p ≤ 5 %? Goal: 5 ± 1 %. *Gate*: the paired test, one-sided, sides in random order
within rounds. *U*: Mann-Whitney's two-sided p, as benchstat prints it, of such rounds; of strictly alternating sides; of
all base before all head.

${falseAlarms(all)}

A share far below 5 % is no virtue: such a test is as blind to real changes as it is to this noise.

## Unchanged suites that fail

Goal for the first column: at most 1 %. By default what is suspected must recur in twenty fresh rounds. The other columns
show what each rule does: a lower threshold; no correction for being ${suiteSize}; *once*, without confirmation
(\`confirm: false\`), with each of the others taken away; and neither correction, threshold nor confirmation.

${redSuites(all)}

## Regressions that are found

*Test*: p ≤ 5 % of one benchmark in twenty rounds; goals 80 % and 99 %. *Gate*: one of ${suiteSize} benchmarks is slower, and fails the
check despite Holm's correction, early looks and confirmation; goals 99 % for +10 %, 80 % for +5 % at a threshold of 2 %.
*Once*: without confirmation. At a threshold of 5 %, three quarters of the +5 % must be missed, as half of the estimates
are below it each time.

${power(all)}

## Stopping early

Mean rounds, of twenty, for unchanged suites. *Each*: a benchmark that is settled is measured no more; goal 10 where
a spread of at most 3 % is all there is. *Whole*: the suite is measured until all of it is settled. *Passed*: a benchmark that is
exactly 5 % slower, called unchanged at any look. *Failed*: an unchanged one, called slower at any look of \`stop-early:
pass-or-fail\`. Goals: at most 5 %.

${stopping(all)}

## Beside other tools

The mean over the thirteen machines, and in brackets the worst of them. *Values*: of one benchmark, a side. *Alarms* are unchanged
benchmarks called regressions, *red suites* those with at least one. Each tool measures in its own order and decides by its own
rule (\`bench/calibration/peers.ts\`), on values as independent as ours; that flatters those that take several from one
process, or compare runs on different machines. A tool that reports what is above 10 % finds half of +10 % at best; ours,
above 5 % twice, a quarter of +5 %.

${besidePeers(all)}

Red suites by machine:

${redSuitesOfPeers(all)}

## Not reached

${misses(all)}
`
}

function grouped(count: number): string {
  return count.toLocaleString('en-GB')
}
