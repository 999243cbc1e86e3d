// Benchmarks that failed while they were measured: on which side, how, and what they printed.
import { isBroken, isMuted } from '../../judge/verdict.ts'
import type { Lost, ResultFile } from '../../model/result-file.ts'
import type { Naming } from '../../words/names.ts'
import { fold, list, type Part, printed } from './block.ts'
import { listed, name, say, strong, type Text } from './text.ts'

/** The most characters shown of what one has printed; the result file has all. */
const longestOutput = 2000
/** Nobody reads more outputs. */
const mostOutputs = 5

/** Names them by what that means for the verdict, and folds away what they printed; empty if nothing was lost. */
export function lostPart(
  { lost, settings }: Pick<ResultFile, 'lost' | 'settings'>,
  naming: Naming,
  most: number,
): Part {
  const kindOf = (one: Lost) => (isMuted(one, settings) ? muted : kinds.find(({ isOf }) => isOf(one)))
  const groups = [...kinds, muted].flatMap(kind => {
    const { says, advice } = kind
    const names = lost.filter(one => kindOf(one) === kind).map(one => nameOf(one, naming))
    return names.length === 0 ? [] : [say`${strong(`${says}:`)} ${listed(names, most)}. ${advice}`]
  })
  const texts = lost.slice(0, Math.min(most, mostOutputs)).flatMap(one =>
    one.failures.map(({ message, output }) => {
      const said = output.length <= longestOutput ? output : `…${output.slice(-longestOutput)}`
      return said === '' ? message : `${message}\n\n${said}`
    }),
  )
  // What the budget has no room for all have in common.
  const outputs = [...new Set(texts)].map(printed)
  return [
    ...(groups.length === 0 ? [] : [list(groups)]),
    ...(outputs.length === 0 ? [] : [fold(say`What happened, and what they printed`, outputs)]),
  ]
}

const sidesOf = ({ failures }: Lost) => new Set(failures.map(({ side }) => side))

interface Kind {
  readonly says: string
  readonly advice: Text
  readonly isOf: (lost: Lost) => boolean
}

/** Every kind in the order shown, with what it means and what to do; the first that fits holds. */
const kinds: readonly Kind[] = [
  {
    says: '❌ Failed on head, not on base',
    // Base may not have it; and where it failed only once, base was not tried again.
    advice: say`Fix the change, or fix the benchmark if it is new or fails only now and then.`,
    isOf: isBroken,
  },
  {
    says: '⚠️ Not measured, as the budget has no room for them',
    advice: say`Raise \`budget\`, or choose fewer benchmarks.`,
    isOf: ({ failures }) => failures.length === 2 && failures.every(({ kind }) => kind === 'no time'),
  },
  {
    says: '⚠️ Had too little time on head',
    advice: say`Whether the change is why is not known: raise \`budget\`, or find what it waits for.`,
    isOf: lost => !sidesOf(lost).has('base'),
  },
  {
    says: '⚠️ Failed on base',
    advice: say`So there is nothing to compare head with.`,
    isOf: lost => sidesOf(lost).size === 1 && sidesOf(lost).has('base'),
  },
  {
    says: '⚠️ Failed on both sides',
    advice: say`Fix the benchmark, or leave it out (in Go with \`bench\`).`,
    isOf: lost => sidesOf(lost).size === 2,
  },
]

const muted: Kind = {
  says: '🔇 Failed, but muted by a rule',
  advice: say`This does not count.`,
  isOf: () => true,
}

/** Its name, or that of its package where no benchmark of it could be measured. */
function nameOf({ benchmark, package: path }: Lost, naming: Naming): Text {
  if (benchmark === null) return say`all of ${name(path ?? 'the package')}`
  return [name(naming({ benchmark, package: path }))]
}
