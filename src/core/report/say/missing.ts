// Parts of the suite that have no result, or not one that counts: nothing can pass without them.
import type { MissingPart, ResultFile } from '../../model/result-file.ts'
import type { ShardNumber } from '../../model/settings.ts'
import { printableName } from '../../words/escape.ts'
import { list, paragraph, type ReportSection, warning } from './block.ts'
import { firstOf, joined, listedText, name, say, strong, type Text } from './text.ts'

/** The result file has more of a message, and the job that measured has all of it. */
const longestMessage = 200
const mostFiles = 5

/** Names at most `most` of them, and says what to do; empty where all are there. */
export function missingPart({ merged }: Pick<ResultFile, 'merged'>, most: number): ReportSection {
  const missing = merged?.missing ?? []
  if (missing.length === 0) return []
  return [
    warning(say`${strong('Not all of the suite could be judged')}, so this run cannot pass.`),
    list(firstOf(missing.map(line), most)),
    paragraph(
      say`See in the jobs of the matrix why, and run those again that failed. With \`if: always()\` a job uploads what it has.`,
    ),
  ]
}

function line({ shard, replica, why, files, message }: MissingPart): Text {
  const which = partName(shard, replica)
  const named = listedText(files.map(name), mostFiles)
  const said = message === '' ? say`.` : say`: ${name(printableName(message, longestMessage))}`
  switch (why) {
    case 'absent':
      return say`${which} has no result file.`
    case 'double':
      return say`${which} has ${files.length} result files (${named}), of which the first was judged.`
    case 'unmeasured':
      return say`${which} was not measured (${named})${said}`
    case 'unreadable':
      return say`${named} is no result file${said}`
  }
}

/** `Shard 2/5, replica 1/2` */
function partName(shard: ShardNumber | null, replica: ShardNumber | null): Text {
  const one = (what: string, part: ShardNumber | null) => (part === null ? '' : `${what} ${part.join('/')}`)
  const parts = [one('shard', shard), one('replica', replica)].filter(text => text !== '')
  const text = parts.length === 0 ? 'the run' : parts.join(', ')
  return joined([`${text[0]?.toUpperCase()}${text.slice(1)}`])
}
