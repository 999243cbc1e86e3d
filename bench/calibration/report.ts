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
product's own functions with its default settings. It is seeded and gives the same figures every time. Single comparisons
are simulated ${grouped(comparisons)} times, suites of ${suiteSize} benchmarks ${grouped(suites)} times. A share
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

Goal for the first column: at most 1 %. By default what is suspected must recur in up to twenty fresh rounds, here in all of them. The other columns
show what each rule does: a lower threshold; no correction for being ${suiteSize}; *once*, without confirmation
(\`confirm: false\`), with each of the others taken away; and neither correction, threshold nor confirmation.

${redSuites(all)}

## Answers

Whole gates of ${answeredSize} benchmarks with the default settings (\`bench/calibration/gates.ts\`), ${grouped(gates)} of each kind: rounds up to
\`count\`, more where something is open and others have left time for it, Holm's correction, confirmation, verdict. A round of a benchmark takes 1 to 100
times as long as one of the quickest.

- *Passing*: unchanged suites that pass. Goal 95 %, and 75 % on noisy, period 2 and bursts. *Before*: the same, before rounds
  went where they are needed and before a pass could say what it had ruled out.
- *Red*: unchanged suites that fail. Goal at most 0.1 %.
- *Rounds*: of each benchmark on average, with those of the confirmation. Goal at most ${defaults.count}.
- *Time*: of the first measurement, as a share of the time that ${defaults.count} rounds of each benchmark take. It is never above 1.
- *+10 %*, *+7.5 %*: one benchmark is that much slower, and fails the check. Goal 99 % for +10 %, and 95 % for +7.5 % on the hosted
  runner. *Its rounds*: those of the benchmark that is 10 % slower, in both measurements.
- *Rule-out*: suites that pass though one benchmark is slower by exactly what a pass rules out, ${100 * defaults.ruleOut} %. Goal at most 5 %.
- *Threshold*: a benchmark by itself, slower by exactly the threshold, and called unchanged. Goal at most 5 %.

${answered(all)}

At a threshold of 2 % (a pass then rules out 4 %), unchanged suites that pass and that are red, and suites in which one
benchmark is 5 % slower and found:

${atTwo(all)}

## By the number of rounds

Whole gates of ${countedSize} benchmarks with other values of \`count\`, ${grouped(gates)} of each kind and ${grouped(5 * gates)} unchanged ones: how often one that
is slower is found, confirmed by the second measurement. Goal: 99 % of +25 % and more from \`count: 10\` on, 90 % at 8, and at most 0.1 %
red. *Rounds*: of the slower one, in both measurements.

${allByCount(all)}

+25 % by machine:

${foundByCount(all, 0.25)}

+10 % by machine:

${foundByCount(all, 0.1)}

## Code that only moved

The layout of code moves each side of a benchmark by a draw of σ ${100 * layoutSpread} %. Whole gates of ${suiteSize} unchanged benchmarks on the lognormal
machine, ${grouped(gates)} of each kind. *Measured again*, *improved*: benchmarks of a suite, all of them falsely. Goal: at most 0.1 % red.

${laidOut(moved)}

## One benchmark

*Test*: p ≤ 5 % in twenty rounds, of a benchmark that much slower; goals 80 % and 99 %. *Called slower*: an unchanged one, with
p ≤ 5 % over all looks there can be; goal at most 5 %.

${single(all)}

## Beside other tools

The mean over the thirteen machines, and in brackets the worst of them. *Values*: of one benchmark, a side. *Alarms* are unchanged
benchmarks called regressions, *red suites* those with at least one. Each tool measures in its own order and decides by its own
rule (\`bench/calibration/peers.ts\`), on values as independent as ours; that flatters those that take several from one
process, or compare runs on different machines. A tool that reports what is above 10 % finds half of +10 % at best.

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
