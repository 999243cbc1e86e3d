// The findings of `benchgate doctor` (observation, reason, advice), and their text for a terminal.
import { escapeControlCharacters } from '../words/escape.ts'
import { type ColourText, displayWidth, wrapLine } from '../words/terminal.ts'

/** Says what a finding means: all is well, results will be less reliable, or nothing can be measured at all. */
type DoctorFindingState = 'good' | 'doubtful' | 'blocking'

/** One thing that was looked at. */
export interface DoctorFinding {
  /** The subject, in a word or two. */
  readonly subject: string
  readonly state: DoctorFindingState
  /** The observation with its value. May contain untrusted text. */
  readonly seen: string
  /** The reason why that matters, in half a sentence; empty if all is well. */
  readonly why: string
  /** The advice, in sentences; empty if nothing can be done. */
  readonly advice: string
}

export interface DoctorSection {
  readonly title: string
  readonly findings: readonly DoctorFinding[]
}

/** Returns a finding; `why` and `advice` are empty if all is well. */
export function createDoctorFinding(
  state: DoctorFindingState,
  subject: string,
  seen: string,
  why = '',
  advice = '',
): DoctorFinding {
  return { subject, state, seen, why, advice }
}

/** Something that is well, or makes results less reliable. */
interface DoctorCheck extends Pick<DoctorFinding, 'subject' | 'why' | 'advice'> {
  /** Null if it is unknown, or there is nothing to say. */
  readonly seen: string | null
  readonly isDoubtful: boolean
}

/** Returns the findings of what could be seen. */
export function convertDoctorChecksToFindings(checks: readonly DoctorCheck[]): readonly DoctorFinding[] {
  return checks.flatMap(({ subject, seen, isDoubtful, why, advice }) => {
    if (seen === null) return []
    return isDoubtful
      ? createDoctorFinding('doubtful', subject, seen, why, advice)
      : createDoctorFinding('good', subject, seen)
  })
}

/** Returns the findings in a state; a measurement can run if none is `blocking`. */
export function doctorFindingsInState(
  parts: readonly DoctorSection[],
  state: DoctorFindingState,
): readonly DoctorFinding[] {
  return parts.flatMap(({ findings }) => findings.filter(doctorFinding => doctorFinding.state === state))
}

// The findings as text for a terminal: a sign and a line for each, and what to do below.

const signs: Readonly<Record<DoctorFindingState, string>> = { good: '✓', doubtful: '!', blocking: '✗' }
const colours = { good: 'green', doubtful: 'yellow', blocking: 'red' } as const

/** Columns: longer lines are hard to read, and in fewer nothing can be laid out. */
const [widest, narrowest] = [100, 40]

/** Writes all findings in lines of at most `columns`. */
export function doctorFindingsText(
  parts: readonly DoctorSection[],
  paint: ColourText,
  columns: number,
): string {
  const width = Math.min(widest, Math.max(narrowest, columns))
  const subjects = parts.flatMap(({ findings }) => findings.map(({ subject }) => displayWidth(subject)))
  // The sign and a blank, the subject and two blanks.
  const indent = 4 + Math.max(0, ...subjects)
  return [
    ...parts
      .filter(({ findings }) => findings.length > 0)
      .map(({ title, findings }) =>
        [
          paint('bold', title),
          ...findings.flatMap(doctorFinding => linesOf(doctorFinding, paint, indent, width)),
        ].join('\n'),
      ),
    ending(parts, paint, width),
  ]
    .join('\n\n')
    .concat('\n')
}

function linesOf(
  { subject, state, seen, why, advice }: DoctorFinding,
  paint: ColourText,
  indent: number,
  width: number,
): readonly string[] {
  const [first = '', ...more] = wrapped(
    escapeControlCharacters(why === '' ? seen : `${seen}: ${why}`),
    indent,
    width,
  )
  const heading = `${paint(colours[state], signs[state])} ${subject.padEnd(indent - 2)}${first.slice(indent)}`
  const [todo = '', ...steps] =
    advice === '' ? [] : wrapped(escapeControlCharacters(advice), indent + 2, width)
  return [
    heading,
    ...more,
    ...(todo === '' ? [] : [`${' '.repeat(indent)}→ ${todo.slice(indent + 2)}`]),
    ...steps,
  ]
}

function wrapped(text: string, indent: number, width: number): readonly string[] {
  return wrapLine(`${' '.repeat(indent)}${text}`, width)
}

function ending(parts: readonly DoctorSection[], paint: ColourText, width: number): string {
  const lines = (sentence: string) => wrapLine(sentence, width)
  const [blocking, doubtful] = [
    doctorFindingsInState(parts, 'blocking'),
    doctorFindingsInState(parts, 'doubtful'),
  ]
  if (blocking.length > 0)
    return lines(`Nothing can be measured: ${subjectsOf(blocking)}.`)
      .map(line => paint('red', line))
      .join('\n')
  const less =
    doubtful.length === 0
      ? 'and nothing was found that makes it unreliable.'
      : `but this makes it less reliable: ${subjectsOf(doubtful)}.`
  return lines(`Measuring is possible, ${less}`).join('\n')
}

function subjectsOf(findings: readonly DoctorFinding[]): string {
  return [...new Set(findings.map(({ subject }) => subject))].join(', ')
}
