// What would make times vary on this machine: what it is, and what else it is doing.
import { type Machine, noisyMachine } from '../model/machine.ts'
import { formatPercent } from '../words/numbers.ts'
import { type DoctorFinding, doubtful, good } from './finding.ts'

/** SystemFacts are what a system says of itself beside a Machine; null for what it does not say. */
export interface SystemFacts {
  /** How many processors' time a container may use before it is paused; null for no limit. */
  readonly quota: number | null
  /** The kernel's clock source. */
  readonly clockSource: string | null
  /** The smallest step of the clock, in nanoseconds. */
  readonly tick: number
  /** Share of the memory that is available. */
  readonly memoryFree: number | null
  /** Pages moved to or from swap while we looked. */
  readonly swapped: number | null
}

/** Share of steal from which to warn; the report warns from 2 %, over a longer time. */
const mostSteal = 0.01
/** Share of memory below which the next program may be swapped out. */
const leastMemory = 0.1
/** Nanoseconds: benchmarks of Go take 100 ms, other frameworks' as little as 1 ms, of which this is a thousandth. */
const coarsest = 1000
/** Clock sources that have to ask a device, which takes microseconds. */
const slowClocks = /^(acpi_pm|hpet|jiffies|refined-jiffies|pit)$/

export function machineFindings(machine: Machine, system: SystemFacts): readonly DoctorFinding[] {
  return [
    ...processors(machine, system),
    ...host(machine),
    ...load(machine),
    ...steal(machine),
    ...memory(system),
    ...clock(system),
  ]
}

function processors({ cpu, cores }: Machine, { quota }: SystemFacts): readonly DoctorFinding[] {
  const seen = `${cores} × ${cpu}`
  const limit =
    quota === null || quota >= cores
      ? []
      : [
          doubtful(
            'limit',
            `${quota.toFixed(quota < 10 ? 1 : 0)} of ${cores} processors`,
            'a program that uses more is paused for the rest of each tenth of a second',
            'Give the container whole processors (cpuset) in place of a quota, or set "cpu" to fewer.',
          ),
        ]
  if (cores > 1) return [good('processors', seen), ...limit]
  return [
    doubtful(
      'processors',
      seen,
      'the benchmark shares it with all else',
      'Measure on a machine with two or more.',
    ),
    ...limit,
  ]
}

function host({ virtual }: Machine): readonly DoctorFinding[] {
  if (virtual === null || virtual === 'container') return [good('virtual', virtual ?? 'no')]
  return [
    doubtful(
      'virtual',
      virtual,
      'other machines share its processors, and their frequency cannot be fixed',
      'Expect to see larger changes only: "benchgate calibrate" tells which. More rounds (--count) help.',
    ),
  ]
}

function load(machine: Machine): readonly DoctorFinding[] {
  const { load, cores } = machine
  // By the report's rule, on any machine.
  const isBusy = noisyMachine({ ...machine, virtual: null, turbo: null, governor: null })?.load != null
  const seen = `${load.toFixed(2)} on ${cores} ${cores === 1 ? 'processor' : 'processors'}`
  if (!isBusy) return [good('load', seen)]
  return [
    doubtful('load', seen, 'something else is at work', 'Close or wait for what runs ("top" names it).'),
  ]
}

function steal({ steal }: Machine): readonly DoctorFinding[] {
  if (steal === null) return []
  const seen = `${formatPercent(steal)} of the last second`
  if (steal <= mostSteal) return [good('steal', seen)]
  return [
    doubtful(
      'steal',
      seen,
      'the host gave it to other machines',
      'Measure at another time, or on a machine with processors of its own.',
    ),
  ]
}

function memory({ memoryFree, swapped }: SystemFacts): readonly DoctorFinding[] {
  const advice = 'Close what takes up memory.'
  if (swapped)
    return [doubtful('swap', `${swapped} pages moved while we looked`, 'programs wait for the disk', advice)]
  if (memoryFree === null) return []
  const seen = `${formatPercent(memoryFree)} free`
  if (memoryFree >= leastMemory) return [good('memory', seen)]
  return [doubtful('memory', seen, 'programs may be swapped out while measuring', advice)]
}

function clock({ clockSource, tick }: SystemFacts): readonly DoctorFinding[] {
  const seen = `${Math.round(tick)} ns apart${clockSource === null ? '' : `, from ${clockSource}`}`
  const isSlow = clockSource !== null && slowClocks.test(clockSource)
  if (!isSlow && tick <= coarsest) return [good('clock', seen)]
  return [
    doubtful(
      'clock',
      seen,
      'short benchmarks cannot be timed well',
      isSlow
        ? 'See "dmesg | grep -i tsc" for why the kernel does not use the processors\' own (tsc).'
        : 'Let each benchmark run longer ("benchtime").',
    ),
  ]
}
