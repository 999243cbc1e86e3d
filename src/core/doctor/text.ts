// The findings as text for a terminal: a sign and a line for each, and what to do below.

import { escapeControls } from '../words/escape.ts'
import type { Paint } from '../words/paint.ts'
import { widthOf, wrapLine } from '../words/width.ts'
import { type DoctorFinding, type DoctorSection, findingsInState, type State } from './finding.ts'

const signs: Readonly<Record<State, string>> = { good: '✓', doubtful: '!', blocking: '✗' }
const colours = { good: 'green', doubtful: 'yellow', blocking: 'red' } as const

/** Columns: longer lines are hard to read, and in fewer nothing can be laid out. */
const [widest, narrowest] = [100, 40]

/** Writes all findings in lines of at most `columns`. */
export function findingsText(parts: readonly DoctorSection[], paint: Paint, columns: number): string {
  const width = Math.min(widest, Math.max(narrowest, columns))
  const subjects = parts.flatMap(({ findings }) => findings.map(({ subject }) => widthOf(subject)))
  // The sign and a blank, the subject and two blanks.
  const indent = 4 + Math.max(0, ...subjects)
  return [
    ...parts
      .filter(({ findings }) => findings.length > 0)
      .map(({ title, findings }) =>
        [paint('bold', title), ...findings.flatMap(one => linesOf(one, paint, indent, width))].join('\n'),
      ),
    ending(parts, paint, width),
  ]
    .join('\n\n')
    .concat('\n')
}

function linesOf(
  { subject, state, seen, why, advice }: DoctorFinding,
  paint: Paint,
  indent: number,
  width: number,
): readonly string[] {
  const [first = '', ...more] = wrapped(escapeControls(why === '' ? seen : `${seen}: ${why}`), indent, width)
  const heading = `${paint(colours[state], signs[state])} ${subject.padEnd(indent - 2)}${first.slice(indent)}`
  const [todo = '', ...steps] = advice === '' ? [] : wrapped(escapeControls(advice), indent + 2, width)
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

function ending(parts: readonly DoctorSection[], paint: Paint, width: number): string {
  const lines = (sentence: string) => wrapLine(sentence, width)
  const [blocking, doubtful] = [findingsInState(parts, 'blocking'), findingsInState(parts, 'doubtful')]
  if (blocking.length > 0)
    return lines(`Nothing can be measured: ${subjectsOf(blocking)}.`)
      .map(line => paint('red', line))
      .join('\n')
  const less =
    doubtful.length === 0
      ? 'and nothing was found that makes it unreliable.'
      : `but this makes it less reliable: ${subjectsOf(doubtful)}.`
  return lines(`Nothing stands in the way of measuring, ${less}`).join('\n')
}

function subjectsOf(findings: readonly DoctorFinding[]): string {
  return [...new Set(findings.map(({ subject }) => subject))].join(', ')
}
