// Benchmarks that failed while they were measured: on which side, how, and what they printed.
import { isBroken, isMuted } from '../../judge/verdict.ts'
import type { Flaky } from '../../model/comparison.ts'
import { type Side, sides, type Tries } from '../../model/measuring.ts'
import type { Lost, ResultFile } from '../../model/result-file.ts'
import type { Naming } from '../../words/names.ts'
import { counted } from '../../words/numbers.ts'
import { fold, list, printed, type ReportSection } from './block.ts'
import { listedText, name, say, strong, type Text } from './text.ts'

/** The most characters shown of what one has printed; the result file has all. */
const longestOutput = 2000
/** Nobody reads more outputs. */
const mostOutputs = 5

/** Names them by what that means for the verdict, and folds away what they printed; empty if nothing was lost. */
export function lostPart(
  { lost, settings }: Pick<ResultFile, 'lost' | 'settings'>,
  naming: Naming,
  most: number,
): ReportSection {
  const kindOf = (one: Lost) => (isMuted(one, settings) ? muted : kinds.find(({ isOf }) => isOf(one)))
  const groups = [...kinds, muted].flatMap(kind => {
    const { says, advice } = kind
    const names = lost
      .filter(one => kindOf(one) === kind)
      .map(one => say`${nameOf(one, naming)}${countsOf(one)}`)
    return names.length === 0 ? [] : [say`${strong(`${says}:`)} ${listedText(names, most)}. ${advice}`]
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

/** The sides on which it failed, also where it ran when it was tried again. */
function sidesOf({ failures, tries }: Lost): ReadonlySet<Side> {
  const counted = sides.filter(side => (tries?.[side].failed ?? 0) > 0)
  return new Set([...failures.map(({ side }) => side), ...counted])
}

/** How often it failed on each side; empty where that is not known. */
function countsOf({ tries }: Lost): Text {
  return tries === undefined ? [] : say` (${failedOf(tries)})`
}

/** `failed in 3 of 12 runs on base, and in 5 of 9 on head` */
function failedOf({ base, head }: Readonly<Record<Side, Tries>>): string {
  return `failed in ${base.failed} of ${counted(base.runs, 'run')} on base, and in ${head.failed} of ${head.runs} on head`
}

/** What failed now and then, and was measured all the same. */
export function flakyNote(benchmarks: readonly Flaky[], most: number): Text {
  const each = benchmarks.map(one => say`${name(one.benchmark ?? 'the command')} ${failedOf(one)}`)
  return say`not every run succeeded, and what failed was run again or left out of its round: ${listedText(each, most)}. The difference between the sides may be chance. Fix what makes it fail.`
}

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
    isOf: lost => isBroken(lost) && !sidesOf(lost).has('base'),
  },
  {
    says: '❌ Failed more often on head than on base',
    advice: say`Chance does not explain that. Fix the change, and what makes it fail on base.`,
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
    advice: say`So head is not known to be the cause. Fix the benchmark, or mute it: \`gate: off\` in a rule of the rules file (\`benchmarks\`).`,
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
