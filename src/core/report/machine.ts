// The machine in words: what it is, how much of it was ours, and what would make it quieter.
import { type Machine, type NoisyMachine, notInstalled, type Perflock } from '../model/machine.ts'
import { inlineCode } from '../words/escape.ts'
import { formatPercent } from '../words/numbers.ts'

/** One line of what is known; of what is not, nothing. */
export function machineLine(machine: Machine): string {
  const { cpu, cores, memoryBytes, os, kernel, arch, virtual, load, loadAfter } = machine
  return [
    inlineCode(cpu),
    `${cores} ${cores === 1 ? 'core' : 'cores'}`,
    `${(memoryBytes / 2 ** 30).toFixed(0)} GiB`,
    inlineCode(`${os}, ${kernel} ${arch}`),
    ...(virtual === null ? [] : [inlineCode(virtual)]),
    ...clock(machine),
    `load ${load.toFixed(2)} at the start and ${loadAfter.toFixed(2)} at the end`,
    ...stolen(machine),
    ...lock(machine.perflock),
  ].join(', ')
}

/** What a warning of a noisy machine says, and what to do. */
export function noisyMachineLine({ load, clock }: NoisyMachine): string {
  const sentences = [
    load === null
      ? ''
      : `the machine was busy when the run began (load ${load.toFixed(2)}). Let nothing else run meanwhile; perflock lets jobs take turns.`,
    clock
      ? `${load === null ? 'the' : 'The'} processors were free to change their frequency, which makes times vary. perflock keeps it fixed while measuring (\`governor\`).`
      : '',
  ]
  return sentences.filter(one => one !== '').join(' ')
}

function clock({ governor, turbo, smt }: Machine): readonly string[] {
  const switched = (name: string, is: boolean | null) => (is === null ? [] : [`${name} ${is ? 'on' : 'off'}`])
  return [
    ...(governor === null ? [] : [`governor ${inlineCode(governor)}`]),
    ...switched('turbo', turbo),
    ...switched('SMT', smt),
  ]
}

function stolen({ steal, stealBefore }: Machine): readonly string[] {
  if (steal === null) return []
  const before = stealBefore === null ? '' : ` (${formatPercent(stealBefore)} before)`
  return [`steal ${formatPercent(steal)} while measuring${before}`]
}

function lock(perflock: Perflock | null): readonly string[] {
  if (perflock === null || perflock.reason === notInstalled) return []
  const { held, governor, reason } = perflock
  const why = reason === null ? '' : ` (${inlineCode(reason)})`
  if (!held) return [`not held by perflock${why}`]
  return [`held by perflock${governor === null ? '' : ` at governor ${governor}%`}${why}`]
}
