// The machine in words: what it is, how much of it was ours, and what would make it quieter.
import { type Machine, type NoisyMachine, notInstalled, type Perflock } from '../../model/machine.ts'
import { formatPercent } from '../../words/numbers.ts'
import { joined, listedText, name, say, type Text, type TextPiece } from './text.ts'

/** More kinds of machines are only counted. */
const mostKinds = 5

/** What is known of it, in one line. */
export function machineLine(machine: Machine): Text {
  const { cpu, cores, memoryBytes, os, kernel, arch, virtual, load, loadAfter } = machine
  return joined(
    [
      name(cpu),
      `${cores} ${cores === 1 ? 'core' : 'cores'}`,
      `${(memoryBytes / 2 ** 30).toFixed(0)} GiB`,
      name(`${os}, ${kernel} ${arch}`),
      virtual === null ? '' : name(virtual),
      ...clock(machine),
      `load ${load.toFixed(2)} at the start and ${loadAfter.toFixed(2)} at the end`,
      stolen(machine),
      lock(machine.perflock),
    ],
    ', ',
  )
}

/** The machines of several result files: how many there are of each kind, or the line on a single one. */
export function machinesLine(machines: readonly Machine[]): Text {
  const [only] = machines
  if (only && machines.length === 1) return machineLine(only)
  const kinds = new Map<string, { readonly machine: Machine; count: number }>()
  for (const machine of machines) {
    const { cpu, cores, memoryBytes, os, arch } = machine
    const id = JSON.stringify([cpu, cores, Math.round(memoryBytes / 2 ** 30), os, arch])
    const known = kinds.get(id)
    if (known) known.count++
    else kinds.set(id, { machine, count: 1 })
  }
  const lines = [...kinds.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ machine, count }) => say`${count} × ${kindOf(machine)}`)
  return say`${machines.length} machines: ${listedText(lines, mostKinds)}`
}

function kindOf({ cpu, cores, memoryBytes, os, arch }: Machine): Text {
  return joined(
    [
      name(cpu),
      `${cores} ${cores === 1 ? 'core' : 'cores'}`,
      `${(memoryBytes / 2 ** 30).toFixed(0)} GiB`,
      name(`${os}, ${arch}`),
    ],
    ', ',
  )
}

/** What a warning of a noisy machine says, and what to do. */
export function noisyMachineLine({ load, clock }: NoisyMachine): Text {
  return joined([
    load === null
      ? ''
      : `the machine was busy when the run began (load ${load.toFixed(2)}). Run nothing else at the same time; with perflock jobs take turns.`,
    clock
      ? say`${load === null ? 'the' : 'The'} processors were free to change their frequency, which makes times vary. perflock keeps it fixed while measuring (\`governor\`).`
      : '',
  ])
}

function clock({ governor, turbo, smt }: Machine): readonly TextPiece[] {
  const switched = (what: string, is: boolean | null) => (is === null ? '' : `${what} ${is ? 'on' : 'off'}`)
  return [
    governor === null ? '' : say`governor ${name(governor)}`,
    switched('turbo', turbo),
    switched('SMT', smt),
  ]
}

function stolen({ steal, stealBefore }: Machine): string {
  if (steal === null) return ''
  const before = stealBefore === null ? '' : ` (${formatPercent(stealBefore)} before)`
  return `steal ${formatPercent(steal)} while measuring${before}`
}

function lock(perflock: Perflock | null): Text {
  if (perflock === null || perflock.reason === notInstalled) return []
  const { held, governor, reason } = perflock
  const why = reason === null ? '' : say` (${name(reason)})`
  if (!held) return say`not held by perflock${why}`
  return say`held by perflock${governor === null ? '' : ` at governor ${governor}%`}${why}`
}
