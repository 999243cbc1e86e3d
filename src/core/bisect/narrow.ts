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
  first: Pick<ResultFile, 'settings' | 'laidOut' | 'comparisons' | 'machine'>,
  followed: Followed,
  rounds: number,
): Texts {
  const isGo = first.settings.go !== null
  const isLaidOut = first.laidOut.includes(followed.package ?? '')
  const rules = { ...inputs, correction: 'none', stopEarly: false } as const
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

function goInputs(first: Named, { benchmark, package: path, unit }: Followed): Texts {
  const { name, processors } = nameOf(first, benchmark)
  return {
    ...(path === null ? {} : { packages: path }),
    bench: patternOf(name),
    ...(first.settings.go?.cpu == null ? {} : { cpu: processors ?? '1' }),
    benchmem: String(!/(^|-)sec(\/|$)/.test(unit)),
  }
}

/** What tells how Go has named its benchmarks. */
type Named = Pick<ResultFile, 'comparisons' | 'settings' | 'machine'>

/** The -bench pattern of a reported benchmark. */
export function benchPatternOf(result: Named, benchmark: string): string {
  return patternOf(nameOf(result, benchmark).name)
}

/**
 * The name in the source, and the number of processors that Go has added to it; null where it is one, and nothing was
 * added. With `cpu` the numbers are known; without it all names have the same.
 */
function nameOf(
  { comparisons, settings, machine }: Named,
  benchmark: string,
): { readonly name: string; readonly processors: string | null } {
  const [, name = benchmark, processors = ''] = /^(.*)-(\d+)$/s.exec(benchmark) ?? []
  const cpu = settings.go?.cpu ?? null
  const isAdded =
    cpu === null ? areProcessors(processors, comparisons, machine.cores) : cpu.split(',').includes(processors)
  return isAdded ? { name, processors } : { name: benchmark, processors: null }
}

function areProcessors(
  number: string,
  comparisons: readonly Pick<Comparison, 'benchmark'>[],
  cores: number,
): boolean {
  const names = comparisons.map(one => one.benchmark)
  if (number === '' || !names.every(name => name.endsWith(`-${number}`))) return false
  // No function has a hyphen in its name; where all are sub-benchmarks, only what is possible can be meant.
  return names.some(name => !name.includes('/')) || Number(number) <= cores
}

/** Without a filter the command measures everything each time. */
function commandInputs({ run, filter }: Inputs, { benchmark }: Followed): Texts {
  const only = run !== null && filter !== null ? filteredRun(run, filter, [benchmark]) : null
  return only === null ? {} : { run: only, filter: '' }
}
