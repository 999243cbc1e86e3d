// What a reader in a terminal should know beside the numbers: doubts, warnings, and what was not settled.
import type { ResultFile } from '../model/result-file.ts'
import { visible } from '../words/escape.ts'
import type { Code, Naming } from '../words/names.ts'
import { doubtGroups, graveDoubts, isGrave } from './doubts.ts'
import { advice, introduction, openLine, openOf, unconfirmedLines } from './inconclusive.ts'
import { provenLines } from './proven.ts'
import { seenOnceWords } from './seen-once.ts'
import { slowRunLines } from './slow-runs.ts'
import { suiteWords } from './suite-note.ts'
import { plainVoice } from './terms.ts'
import { runWarningLines } from './warnings.ts'

/** More lines of a kind are not read in a terminal. */
const mostLines = 10

/** Names stand as they are, as each whole line is made visible. */
const asItIs: Code = name => name

/** Why the numbers may not be what they seem: it is read before them. */
export function textDoubts(result: ResultFile, naming: Naming): string {
  const suite = suiteWords(result, mostLines, asItIs)
  const groups = doubtGroups(result, naming, mostLines, asItIs).map(
    ({ says, advice, names }) => `  ${visible(`${says} ${advice}`)}\n    ${visible(names)}`,
  )
  const subject = isGrave(result.doubts) ? `Doubtful benchmarks: ${graveDoubts}` : 'Doubtful benchmarks:'
  return [
    suite === '' ? '' : visible(`Not the same benchmark on both sides: ${suite}`),
    groups.length === 0 ? '' : [subject, ...groups].join('\n'),
  ]
    .filter(part => part !== '')
    .join('\n\n')
}

/** What did not recur, what is open and what would settle it, what was proven, and what the machine did meanwhile. */
export function textNotes(result: ResultFile, naming: Naming): string {
  const open = openOf(result)
  const standing = open
    .slice(0, mostLines)
    .map(one => `  ${visible(openLine(one, result, naming, plainVoice, asItIs))}`)
  const unconfirmed = unconfirmedLines(result, naming, plainVoice, asItIs).map(visible)
  return [
    visible(seenOnceWords(result, naming, asItIs)),
    shortened(unconfirmed, unconfirmed.length).join('\n'),
    open.length === 0
      ? ''
      : [introduction(result, plainVoice), ...shortened(standing, open.length), advice(open, result)]
          .filter(line => line !== '')
          .join('\n'),
    provenLines(result, mostLines).map(visible).join('\n'),
    slowRunLines(result, naming, plainVoice, asItIs).map(visible).join('\n'),
    runWarningLines(result, asItIs)
      .map(words => visible(`note: ${words}`))
      .join('\n'),
  ]
    .filter(part => part !== '')
    .join('\n\n')
}

/** The first lines, and how many more there are. */
function shortened(lines: readonly string[], all: number): readonly string[] {
  return all <= mostLines ? lines : [...lines.slice(0, mostLines), `  and ${all - mostLines} more`]
}
