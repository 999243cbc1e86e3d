// Benchmarks that failed while they were measured: where, how, and what they said.
import type { Lost, ResultFile } from '../model/result-file.ts'
import { codeBlock, inlineCode } from '../words/escape.ts'
import { type Code, listed, type Naming } from '../words/names.ts'
import { folded } from './folded.ts'

/** The most characters shown of what one has printed; the result file has all. */
const longestOutput = 2000
/** More outputs are not read. */
const mostOutputs = 5

/** Names them by what it means for the verdict, and folds away what they said; empty where nothing was lost. */
export function lostPart({ lost }: Pick<ResultFile, 'lost'>, naming: Naming, most: number): string {
  if (lost.length === 0) return ''
  const groups = lostKinds.flatMap(({ icon, says, advice, isOf }) => {
    const names = lost.filter(isOf).map(one => lostName(one, naming))
    return names.length === 0 ? [] : [`- **${icon} ${says}:** ${listed(names, most)}. ${advice}`]
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

/** Every kind in the order shown, with what it means and what to do. */
export const lostKinds: readonly {
  readonly icon: string
  readonly says: string
  readonly advice: string
  readonly isOf: (lost: Lost) => boolean
}[] = [
  {
    icon: '❌',
    says: 'Failed on head, not on base',
    // Base may not have it, and has not been tried again where it failed but once.
    advice: 'Mend the change, or the benchmark where it is new or fails only now and then.',
    isOf: lost => sidesOf(lost).size === 1 && sidesOf(lost).has('head'),
  },
  {
    icon: '⚠️',
    says: 'Failed on base',
    advice: 'So head cannot be judged by it.',
    isOf: lost => sidesOf(lost).size === 1 && sidesOf(lost).has('base'),
  },
  {
    icon: '⚠️',
    says: 'Failed on both sides',
    advice: 'Mend the benchmark, or leave it out with `bench`.',
    isOf: lost => sidesOf(lost).size === 2,
  },
]

/** Its name, or that of its package where no benchmark of it could be measured. */
export function lostName(
  { benchmark, package: path }: Lost,
  naming: Naming,
  code: Code = inlineCode,
): string {
  if (benchmark === null) return `all of ${code(path ?? 'the package')}`
  return code(naming({ benchmark, package: path }))
}
