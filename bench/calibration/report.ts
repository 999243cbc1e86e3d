// Writes the calibration as docs/calibration.md.
import { answeredSize } from './answers.ts'
import { type Calibration, repetitionsFrom } from './calibrate.ts'
import { countedSize } from './counts.ts'
import {
  allByCount,
  answered,
  atTwo,
  besidePeers,
  falseAlarms,
  foundByCount,
  laidOut,
  machines,
  misses,
  redSuites,
  redSuitesOfPeers,
  single,
} from './figures.ts'
import { defaults, suiteSize } from './gate.ts'
import { type Layouts, layoutSpread } from './layouts.ts'

/** The whole page; `comparisons` is how often a single comparison was simulated. */
export function report(all: readonly Calibration[], moved: readonly Layouts[], comparisons: number): string {
  const { suites, gates } = repetitionsFrom(comparisons)
  return `# Calibration

Are the gate's decisions right on noisy machines? This page is the output of

    npm run --silent calibrate > docs/calibration.md

which runs \`bench/calibration.ts\`: base and head are simulated on thirteen kinds of disturbed machine, and judged by the
product's own functions with its default settings. The simulation is seeded, so every run gives the same figures. Single comparisons
are simulated ${grouped(comparisons)} times, suites of ${suiteSize} benchmarks and *called slower* (below) ${grouped(suites)} times. A share
near 5 % is then known to ±${(196 * Math.sqrt((0.05 * 0.95) / comparisons)).toFixed(1)} %, or ±${(196 * Math.sqrt((0.05 * 0.95) / suites)).toFixed(1)} % for suites.

## The machines

σ is the noise of each benchmark itself in each visit; all other noise is the machine's, which affects all benchmarks of
a visit alike. A round has two visits, and a run of twenty rounds forty.

${machines(all)}

## False alarms of one comparison

Both sides are the same code; how often is p ≤ 5 %? Goal: 5 ± 1 %. *Gate*: the paired test, one-sided, sides in random order
within rounds. *U*: Mann-Whitney's two-sided p, as benchstat prints it, for such rounds, for strictly alternating sides, and for
all of base before all of head.

${falseAlarms(all)}

A share far below 5 % is no virtue: such a test is as blind to real changes as it is to this noise.

## Unchanged suites that fail

Goal for the first column: at most 0.1 %. By default a suspect must recur in up to twenty new rounds; here it gets all of them. The other columns
show the effect of each rule: a lower threshold; no correction for the ${suiteSize} benchmarks; *once*, without confirmation
(\`confirm: false\`), also with threshold 0 or without correction; and *neither* correction, threshold nor confirmation.

${redSuites(all)}

## Answers

Whole gates of ${answeredSize} benchmarks with the default settings (\`bench/calibration/gates.ts\`), ${grouped(gates)} of each kind: rounds up to
\`count\`, further rounds for open benchmarks if others have saved time, Holm's correction, confirmation, verdict. A round of a benchmark takes 1 to 100
times as long as a round of the quickest.

- *Passing*: unchanged suites that pass. Goal 95 %, and 75 % on noisy, period 2 and bursts. *Before*: the same under
  the former rule, which required the threshold to be ruled out for all benchmarks within \`count\` rounds.
- *Red*: unchanged suites that fail. Goal at most 0.1 %.
- *Rounds*: the average of all benchmarks, including the confirmation. Goal at most ${defaults.count}.
- *Time*: the time of the first measurement, as a share of the time for ${defaults.count} rounds of each benchmark. It is never above 1.
- *+10 %*, *+7.5 %*: suites in which one benchmark is that much slower and fails the check. Goal 99 % for +10 %, and 95 % for +7.5 % on the hosted
  runner. *Its rounds*: the rounds of the benchmark that is 10 % slower, in both measurements.
- *Rule-out*: suites that pass although one benchmark is slower by exactly \`rule-out\`, ${100 * defaults.ruleOut} %. Goal at most 5 %.
- *Threshold*: how often a single benchmark that is slower by exactly the threshold is called unchanged. Goal at most 5 %.

${answered(all)}

At a threshold of 2 % (\`rule-out\` is then 4 %): unchanged suites that pass, unchanged suites that are red, and suites in which one
benchmark is 5 % slower and is found:

${atTwo(all)}

## By the number of rounds

Whole gates of ${countedSize} benchmarks with other values of \`count\`, ${grouped(gates)} of each kind and ${grouped(5 * gates)} unchanged ones: how often a slower
benchmark is found, and confirmed by the second measurement. Goals: at +25 % and more, 99 % from \`count: 10\` on and 90 % at 8; at most 0.1 %
red. *Rounds*: those of the slower benchmark, in both measurements.

${allByCount(all)}

+25 % by machine:

${foundByCount(all, 0.25)}

+10 % by machine:

${foundByCount(all, 0.1)}

## Code that only moved

The layout of code changes each side of a benchmark by a random amount with σ ${100 * layoutSpread} %. Whole gates of ${suiteSize} unchanged benchmarks on the lognormal
machine, ${grouped(gates)} of each kind. *Measured again*, *improved*: the average number of benchmarks per suite, all of them false results. Goal: at most 0.1 % red.

${laidOut(moved)}

## One benchmark

*Test*: how often p ≤ 5 % after twenty rounds, for a benchmark that is that much slower; goals 80 % and 99 %. *Called slower*: how often an unchanged one has
p ≤ 5 % over all possible looks; goal at most 5 %, within the error of the simulation.

${single(all)}

## Beside other tools

The mean over the thirteen machines, and in brackets the worst of them. *Values*: how many values a tool measures for each benchmark on each side. *As listed*: every change that benchdiff lists, without a tolerance. *Alarms* are unchanged
benchmarks called regressions, *red suites* those with at least one. Each tool measures in its own order and decides by its own
rule (\`bench/calibration/peers.ts\`), on values as independent as ours; this favours tools that take several values from one
process, or compare runs on different machines. A tool that reports slowdowns above 10 % finds about half of those of exactly 10 %.

${besidePeers(all)}

Red suites by machine:

${redSuitesOfPeers(all)}

## Not reached

${misses(all, moved)}
`
}

function grouped(count: number): string {
  return count.toLocaleString('en-GB')
}
