// What an examination has found: what was seen, why it matters, what to do.

/** A State says what a finding means: all is well, results will be less reliable, or nothing can be measured at all. */
export type State = 'good' | 'doubtful' | 'blocking'

/** A DoctorFinding is one thing that was looked at. */
export interface DoctorFinding {
  /** What was looked at, in a word or two. */
  readonly subject: string
  readonly state: State
  /** What was seen, with its value; may hold untrusted text. */
  readonly seen: string
  /** Why that matters, in half a sentence; empty where all is well. */
  readonly why: string
  /** What to do, in sentences; empty where nothing can be done. */
  readonly advice: string
}

/** A DoctorSection is what was found of one side of things. */
export interface DoctorSection {
  readonly title: string
  readonly findings: readonly DoctorFinding[]
}

export function good(subject: string, seen: string): DoctorFinding {
  return { subject, state: 'good', seen, why: '', advice: '' }
}

export function doubtful(subject: string, seen: string, why: string, advice: string): DoctorFinding {
  return { subject, state: 'doubtful', seen, why, advice }
}

export function blocking(subject: string, seen: string, why: string, advice: string): DoctorFinding {
  return { subject, state: 'blocking', seen, why, advice }
}

/** Those of one state, in order. */
export function findingsInState(parts: readonly DoctorSection[], state: State): readonly DoctorFinding[] {
  return parts.flatMap(({ findings }) => findings.filter(one => one.state === state))
}

/** Whether nothing was found that stops a measurement. */
export function canMeasure(parts: readonly DoctorSection[]): boolean {
  return findingsInState(parts, 'blocking').length === 0
}
