// Benchmarks that failed, for a terminal: which, what it means, and the last lines of what they said.
import type { Lost } from '../model/result-file.ts'
import { visible, visibleLines } from '../words/escape.ts'
import type { Naming } from '../words/names.ts'
import { lostKinds, lostName } from './lost.ts'

/** More lines are not read; the result file has all that was kept. */
const mostLines = 20
const longestLine = 400
/** Of these what they said is shown, the others are named. */
const mostOutputs = 5

/** A paragraph for each that was lost. */
export function textLost(lost: readonly Lost[], naming: Naming): string {
  return lost
    .map((one, index) => {
      const kind = lostKinds.find(({ isOf }) => isOf(one))
      const name = visible(lostName(one, naming, text => text))
      const head = kind ? `lost: ${name}: ${kind.says}. ${kind.advice}` : `lost: ${name}`
      const said = one.failures.flatMap(({ message, output }) => [
        ...visibleLines(message).map(line => `  ${line}`),
        ...lastLines(output).map(line => `    ${line}`),
      ])
      return [head, ...(index < mostOutputs ? said : [])].join('\n')
    })
    .join('\n\n')
}

/** The end of an output, where what went wrong stands. */
export function lastLines(output: string): readonly string[] {
  const lines = visibleLines(output.trimEnd()).filter((line, index) => line !== '' || index > 0)
  return lines
    .slice(-mostLines)
    .map(line => (line.length <= longestLine ? line : `${line.slice(0, longestLine)}…`))
}
