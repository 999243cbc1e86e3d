// How each gate measures only the benchmark that it follows, as inputs.
import { filteredRun } from '../filter/filter.ts'
import { patternOf } from '../go/bench-pattern.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { leastRounds } from '../judge/least-rounds.ts'
import type { Comparison } from '../model/comparison.ts'
import type { ResultFile } from '../model/result-file.ts'
import type { Followed } from './bisected.ts'

/** Inputs by their names in action.yml. */
type Texts = Readonly<Record<string, string>>

/** The inputs of a gate of so many rounds, beside those of the gate of BAD, whose result is `first`. */
export function gateInputs(
  inputs: Inputs,
  first: Pick<ResultFile, 'settings' | 'laidOut' | 'comparisons'>,
  followed: Followed,
  rounds: number,
): Texts {
  const isGo = first.settings.go !== null
  const isLaidOut = first.laidOut.includes(followed.package ?? '')
  const rules = { ...inputs, correction: 'none' } as const
  return {
    ...(isGo ? goInputs(first, followed) : commandInputs(inputs, followed)),
    count: String(Math.max(rounds, leastRounds(1, rules))),
    // The estimate decides, and it is biased where it decides when to end.
    'stop-early': 'false',
    // One row matters.
    correction: 'none',
    // A second measurement says more than the first only where it is in new layouts and the first is not.
    confirm: String(inputs.confirm && isGo && !isLaidOut),
    profile: '',
  }
}

function goInputs(
  { comparisons }: Pick<ResultFile, 'comparisons'>,
  { benchmark, package: path, unit }: Followed,
): Texts {
  return {
    ...(path === null ? {} : { packages: path }),
    bench: benchPatternOf(comparisons, benchmark),
    benchmem: String(!/(^|-)sec(\/|$)/.test(unit)),
  }
}

/**
 * The -bench pattern of a reported benchmark. Go adds the number of processors to all names, or, of a single one, to none:
 * what not all end with belongs to the name.
 */
export function benchPatternOf(all: readonly Pick<Comparison, 'benchmark'>[], benchmark: string): string {
  const suffixes = new Set(all.map(one => /-\d+$/.exec(one.benchmark)?.[0] ?? ''))
  const [suffix = ''] = suffixes.size === 1 ? suffixes : []
  return patternOf(benchmark.slice(0, benchmark.length - suffix.length))
}

/** Without a filter the command measures everything each time. */
function commandInputs({ run, filter }: Inputs, { benchmark }: Followed): Texts {
  const only = run !== null && filter !== null ? filteredRun(run, filter, [benchmark]) : null
  return only === null ? {} : { run: only, filter: '' }
}
