// Where the terminal program measures: the repository and its rules, and which sides of it, all known before anything runs.
import { resolve } from 'node:path'
import { Misconfigured } from '../core/model/errors.ts'
import { escapeControls } from '../core/words/escape.ts'
import { type GivenRevision, refuseUnknown } from '../effects/git/revisions/refuse-unknown.ts'
import { lastRelease } from '../effects/git/revisions/revisions.ts'
import { isDirty, refuseNoCheckout, usualSides } from '../effects/git/revisions/usual-sides.ts'
import { type FoundRules, findRules } from '../effects/inputs/rules-file.ts'
import { untrustedEnvironment } from '../effects/measure/environment.ts'
import type { Console } from '../effects/program/console.ts'
import { commandNames, type Terminal } from './command.ts'
import { type NamedSides, sidesIn } from './revisions-in.ts'
import { userGit } from './user-git.ts'
import type { InputTexts } from './usual-inputs.ts'

/** Two sides, as the inputs of those names; a calibration has only base. */
export interface AskedSides {
  readonly base: string
  readonly head?: string
}

/** A CommandContext is what a command line leads to. */
export interface CommandContext {
  readonly rules: FoundRules
  /** At least one pair. */
  readonly pairs: readonly AskedSides[]
}

/** Throws Misconfigured for a revision that is none, and where there is no repository or nothing to compare. */
export async function findPlace(
  words: readonly string[],
  asked: InputTexts,
  terminal: Terminal,
  console: Console,
): Promise<CommandContext> {
  const named = pairsIn(words, asked)
  const { env } = untrustedEnvironment(terminal.env, [])
  const rules = await findRules(name => asked[name] ?? '', { folder: terminal.folder, env, console })
  const git = userGit(resolve(rules.folder, asked['working-directory'] ?? '.'), terminal)
  await refuseNoCheckout(git)
  await refuseUnknown(git, revisionsOf(named, words, asked), commandNames)
  if (rules.file !== null) console.info(`rules from ${escapeControls(rules.file)}`)
  // Base is then found as in a workflow of the default branch.
  if (
    asked.since !== undefined &&
    named.every(({ base }) => base === undefined) &&
    asked.base === undefined
  ) {
    if (asked.head === undefined && (await isDirty(git)))
      console.info(
        `uncommitted work is not measured, as a history is of commits; for that: benchgate ${asked.since === lastRelease ? 'TAG' : asked.since}`,
      )
    return { rules, pairs: [{ base: '', head: asked.head ?? 'HEAD' }] }
  }
  if (asked.calibrate === 'true') return { rules, pairs: [{ base: named[0]?.base ?? asked.base ?? 'HEAD' }] }
  const pairs: AskedSides[] = []
  for (const pair of named) {
    const { note, ...sides } = await usualSides(git, { base: asked.base, head: asked.head, ...pair })
    if (note !== null) console.info(note)
    pairs.push(sides)
  }
  return { rules, pairs }
}

function pairsIn(words: readonly string[], asked: InputTexts): readonly NamedSides[] {
  if (words.length > 0 && (asked.base ?? asked.head) !== undefined)
    throw new Misconfigured(
      `"${words.join(' ')}" and --base or --head both name revisions. Use one or the other.`,
    )
  const pairs = sidesIn(words)
  if (asked.calibrate === 'true' && pairs.some(({ head }) => head !== undefined))
    throw new Misconfigured(
      `calibrate: "${words.join(' ')}" are several revisions. Give one: it is measured against itself.`,
    )
  return pairs
}

/** Every revision that was given, each once, with where it stands. */
function revisionsOf(
  pairs: readonly NamedSides[],
  words: readonly string[],
  asked: InputTexts,
): readonly GivenRevision[] {
  if (words.length === 0)
    return (['base', 'head'] as const).flatMap(side => {
      const revision = asked[side]
      return revision === undefined ? [] : [{ revision, flag: `--${side}` }]
    })
  const revisions = pairs.flatMap(({ base, head }) => [base ?? [], head ?? []].flat())
  return [...new Set(revisions)].map(revision => ({ revision, flag: null }))
}
