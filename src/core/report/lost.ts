// Benchmarks that failed while they were measured: where, how, and what they said.
import type { Lost, ResultFile } from '../result-file.ts'
import { codeBlock, inlineCode } from './escape.ts'
import { folded } from './folded.ts'
import { listed, type Naming } from './names.ts'

/** The most characters shown of what one has printed; the result file has all. */
const longestOutput = 2000
/** More outputs are not read. */
const mostOutputs = 5

/** Names them by what it means for the verdict, and folds away what they said; empty where nothing was lost. */
export function lostPart({ lost }: Pick<ResultFile, 'lost'>, naming: Naming, most: number): string {
  if (lost.length === 0) return ''
  const groups = kinds.flatMap(({ says, advice, isOf }) => {
    const names = lost.filter(isOf).map(one => nameOf(one, naming))
    return names.length === 0 ? [] : [`- **${says}:** ${listed(names, most)}. ${advice}`]
  })
  const outputs = lost.slice(0, Math.min(most, mostOutputs)).flatMap(one =>
    one.failures.map(({ message, output }) => {
      const said = output.length <= longestOutput ? output : `…${output.slice(-longestOutput)}`
      return codeBlock(said === '' ? message : `${message}\n\n${said}`, 'text')
    }),
  )
  return [groups.join('\n'), outputs.length === 0 ? '' : folded('What they said', outputs.join('\n\n'))]
    .filter(part => part !== '')
    .join('\n\n')
}

const sidesOf = ({ failures }: Lost) => new Set(failures.map(({ side }) => side))

const kinds: readonly {
  readonly says: string
  readonly advice: string
  readonly isOf: (lost: Lost) => boolean
}[] = [
  {
    says: '❌ Failed on head',
    advice: 'On base it runs, so the change breaks it.',
    isOf: lost => sidesOf(lost).size === 1 && sidesOf(lost).has('head'),
  },
  {
    says: '⚠️ Failed on base',
    advice: 'There is nothing to compare head with.',
    isOf: lost => sidesOf(lost).size === 1 && sidesOf(lost).has('base'),
  },
  {
    says: '⚠️ Failed on both sides',
    advice: 'Mend the benchmark, or leave it out with `bench`.',
    isOf: lost => sidesOf(lost).size === 2,
  },
]

function nameOf({ benchmark, package: path }: Lost, naming: Naming): string {
  if (benchmark === null) return `all of ${inlineCode(path ?? 'the package')}`
  return inlineCode(naming({ benchmark, package: path }))
}
