// How each gate measures only the benchmark that it follows, as inputs.
import { filteredRun } from '../filter/filter.ts'
import { patternForReported } from '../go/bench-pattern.ts'
import { sourceNameIn } from '../go/source-name.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { leastRounds } from '../judge/least-rounds.ts'
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

function goInputs(
  first: Parameters<typeof sourceNameIn>[0],
  { benchmark, package: path, unit }: Followed,
): Texts {
  const { name, processors } = sourceNameIn(first, benchmark)
  return {
    ...(path === null ? {} : { packages: path }),
    bench: patternForReported(name),
    ...(first.settings.go?.cpu == null ? {} : { cpu: processors ?? '1' }),
    benchmem: String(!/(^|-)sec(\/|$)/.test(unit)),
  }
}

/** Without a filter the command measures everything each time. */
function commandInputs({ run, filter }: Inputs, { benchmark }: Followed): Texts {
  const only = run !== null && filter !== null ? filteredRun(run, filter, [benchmark]) : null
  return only === null ? {} : { run: only, filter: '' }
}
