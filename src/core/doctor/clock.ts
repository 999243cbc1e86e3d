// What lets the frequency of the processors change while measuring: governor, turbo, heat, power.
import { type Machine, noisyMachine } from '../model/machine.ts'
import { type DoctorFinding, doubtful, good } from './finding.ts'

/** PowerFacts are what a system says of its power and heat; null for what it does not say. */
export interface PowerFacts {
  readonly source: 'mains' | 'battery' | null
  /** Firmware's profile: `low-power`, `balanced`, `performance`. */
  readonly profile: string | null
  /** How often processors were slowed down because they were hot, since the system started. */
  readonly throttled: number | null
  /** How often while we looked. */
  readonly throttledNow: number | null
}

/** What the owner of the machine can change. On a virtual machine that is neither frequency nor power. */
export function clockFindings(machine: Machine, power: PowerFacts): readonly DoctorFinding[] {
  const isOurs = machine.virtual === null || machine.virtual === 'container'
  const findings = [...governor(machine), ...turbo(machine), ...smt(machine), ...supply(power)]
  return [...(isOurs ? findings : findings.map(({ subject, seen }) => good(subject, seen))), ...heat(power)]
}

/** Whether the report would warn of this setting alone, so that both warn of the same things. */
function warns(machine: Machine, of: Partial<Machine>): boolean {
  const calm = { ...machine, virtual: null, governor: null, turbo: null, load: 0, perflock: null }
  return noisyMachine({ ...calm, ...of })?.clock === true
}

function governor(machine: Machine): readonly DoctorFinding[] {
  const { governor } = machine
  if (governor === null) return []
  if (!warns(machine, { governor })) return [good('governor', governor)]
  return [
    doubtful(
      'governor',
      governor,
      'the frequency follows the load',
      'Run perflock\'s daemon (github.com/aclements/perflock), which fixes it while measuring; or "sudo cpupower frequency-set -g performance".',
    ),
  ]
}

function turbo(machine: Machine): readonly DoctorFinding[] {
  const { turbo } = machine
  if (turbo === null) return []
  if (!warns(machine, { turbo })) return [good('turbo', 'off')]
  return [
    doubtful(
      'turbo',
      'on',
      'processors are faster until they get warm',
      'perflock keeps below it (its "governor"); or "echo 1 | sudo tee /sys/devices/system/cpu/intel_pstate/no_turbo" (AMD: 0 into cpufreq/boost).',
    ),
  ]
}

function smt({ smt }: Machine): readonly DoctorFinding[] {
  if (smt === null) return []
  if (!smt) return [good('SMT', 'off')]
  return [
    doubtful(
      'SMT',
      'on',
      'whatever else runs may share a core with the benchmark',
      'For measuring, "echo off | sudo tee /sys/devices/system/cpu/smt/control".',
    ),
  ]
}

function supply({ source, profile }: PowerFacts): readonly DoctorFinding[] {
  const isSaving = profile !== null && /low|save|quiet|cool/.test(profile)
  return [
    ...(source === 'battery'
      ? [doubtful('power', 'on battery', 'processors are slowed down to make it last', 'Plug it in.')]
      : source === 'mains'
        ? [good('power', 'mains')]
        : []),
    ...(isSaving
      ? [
          doubtful(
            'power profile',
            profile,
            'processors are kept slow',
            'Set "powerprofilesctl set performance", or the like in the settings of the system.',
          ),
        ]
      : profile !== null
        ? [good('power profile', profile)]
        : []),
  ]
}

function heat({ throttled, throttledNow }: PowerFacts): readonly DoctorFinding[] {
  if (throttled === null) return []
  if (throttledNow)
    return [
      doubtful(
        'heat',
        `slowed down ${times(throttledNow)} while we looked`,
        'processors are too hot for their frequency',
        'Let it cool, check its fans, or have perflock keep a lower frequency (--governor 50%).',
      ),
    ]
  if (throttled === 0) return [good('heat', 'never slowed down by it')]
  return [
    doubtful(
      'heat',
      `slowed down ${times(throttled)} since the system started`,
      'processors get too hot for their frequency under load',
      'Check its fans, or have perflock keep a lower frequency (--governor 50%).',
    ),
  ]
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}
