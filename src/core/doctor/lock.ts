// Whether perflock can keep the machine for one run, as the settings want it.
import type { PerflockMode } from '../model/settings.ts'
import { blocking, type DoctorFinding, doubtful, good } from './finding.ts'

/** A Lock is what perflock answers: nothing at all, a refusal, or who has the lock or waits for it. */
export type Lock =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'reachable'; readonly holders: readonly string[] }

const start = 'Start its daemon: "sudo -b perflock -daemon".'

export function lockFindings(mode: PerflockMode, lock: Lock): readonly DoctorFinding[] {
  if (mode === 'off') return [good('perflock', 'not wanted ("perflock" is "off")')]
  const isRequired = mode === 'require'
  if (lock.kind === 'missing') {
    if (!isRequired) return [good('perflock', 'not installed, nor required')]
    return [
      blocking(
        'perflock',
        'not installed',
        '"perflock" is "require"',
        `Install it from github.com/aclements/perflock. ${start}`,
      ),
    ]
  }
  if (lock.kind === 'unreachable') {
    const seen = `not reachable (${lock.reason})`
    const [why, advice] = ['two runs could measure at once', `${start} Or set "perflock" to "off".`]
    return [
      isRequired
        ? blocking('perflock', seen, '"perflock" is "require"', start)
        : doubtful('perflock', seen, why, advice),
    ]
  }
  const [first] = lock.holders
  if (first === undefined) return [good('perflock', 'reachable, and free')]
  return [
    doubtful(
      'perflock',
      `in use: ${first}`,
      'a run waits until it is free',
      'Wait for it, or see "perflock -list".',
    ),
  ]
}
