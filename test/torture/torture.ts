// Kills gate runs at random points, recovers as a user would, and compares the checkout with what it was.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type RandomStream, seededRandom } from '../../src/core/common/random.ts'
import { recoverCheckoutAndSuperprojects } from '../../src/effects/git/checkout/recover-checkout.ts'
import type { Moment } from '../support/kill-preload.ts'
import { listeningConsole, plainEnv, repositoryAt } from '../support/repository.ts'
import { compare, type Prepared, prepare, removeWhole, stateOf } from './prepared.ts'
import { type Ended, run, type Way } from './processes.ts'

/** How many kills one repository is for: to make one takes longer than to kill a run in it. */
export const killsPerRepository = 5

/** An Outcome is what came of one kill. */
export interface Outcome {
  readonly seed: number
  /** Whether the run was killed, and had not ended before. */
  readonly isKilled: boolean
  /** How many recoveries were killed as well. */
  readonly killedRecoveries: number
  /** What was done, for a person to read. */
  readonly story: readonly string[]
  /** The lines in which the checkout is not what it was; empty is what we want. */
  readonly differences: readonly string[]
  /** Where the repository was left, if there are differences. */
  readonly folder: string
}

/** Kills one run for each seed, and gives what came of each. */
export async function* torture(seeds: Iterable<number>): AsyncGenerator<Outcome> {
  let prepared: Prepared | null = null
  let hopeless = -1
  const leave = async () => {
    const { parent } = prepared ?? {}
    prepared = null
    if (parent !== undefined) await removeWhole(parent)
  }
  try {
    for (const seed of seeds) {
      const number = Math.floor(seed / killsPerRepository)
      if (number === hopeless) continue
      if (prepared?.number !== number) {
        await leave()
        prepared = await prepare(number)
      }
      const outcome = await killOnce(prepared, seed)
      // A repository that comes back with differences when nobody kills the run has nothing more to tell.
      if (prepared.differences.length > 0) hopeless = number
      // It is kept to be looked at.
      if (outcome.differences.length > 0) prepared = null
      yield outcome
    }
  } finally {
    await leave()
  }
}

async function killOnce(prepared: Prepared, seed: number): Promise<Outcome> {
  const { parent, place, shape, isWhole } = prepared
  const folder = join(place, shape.checkout)
  const story = [...prepared.story]
  const end = (differences: readonly string[], isKilled: boolean, killedRecoveries: number): Outcome => ({
    seed,
    isKilled,
    killedRecoveries,
    story,
    differences,
    folder,
  })
  if (prepared.differences.length > 0) {
    story.push('not killed')
    return end(prepared.differences, false, 0)
  }
  const random = seededRandom(seed * 7919 + 13)
  await removeWhole(place)
  execFileSync('cp', ['-a', join(parent, 'pristine'), place])
  const { git } = repositoryAt(folder)
  // A copy has other inodes than the index knows; most users' indexes are up to date.
  if (random() < 0.8)
    execFileSync('git', ['status'], {
      cwd: folder,
      env: { ...plainEnv, GIT_OPTIONAL_LOCKS: '1' },
      stdio: 'ignore',
    })
  const before = await stateOf(prepared)

  execFileSync('bash', ['-c', `cp "$(git rev-parse --git-path index)" ${parent}/index0`], { cwd: folder })
  const first = await killedRun(prepared, random, isWhole ? 'action' : 'run', story, 1)
  let killedRecoveries = 0
  while (random() < 0.3) {
    const way = pick(random, ['post', 'restore', 'run'] as const)
    if (await killedRun(prepared, random, way, story, 0.5)) killedRecoveries++
  }
  const way = pick(random, ['here', 'here', 'post', 'restore', 'run'] as const)
  story.push(`recovery: ${way}`)
  const differences: string[] = []
  try {
    if (way === 'here') await recoverCheckoutAndSuperprojects(git, listeningConsole())
    else {
      const { code, said } = await run(prepared, way, {})
      if (code !== 0) differences.push(`recovery ended with ${code}: ${said}`)
    }
    if (await recoverCheckoutAndSuperprojects(git, listeningConsole()))
      differences.push('a second recovery found something')
  } catch (error) {
    differences.push(`recovery failed: ${(error as Error).message}`)
  }
  differences.push(...compare(before, await stateOf(prepared)))
  return end(differences, first, killedRecoveries)
}

/** Runs something and kills it, of the first `part` of its steps at a random one. Returns whether it was killed. */
async function killedRun(
  prepared: Prepared,
  random: RandomStream,
  way: Way,
  story: string[],
  part: number,
): Promise<boolean> {
  const { steps, milliseconds } = prepared
  const kind = pick(random, ['disk', 'disk', 'disk', 'git', 'git', 'time'] as const)
  const isGroup = random() < 0.3
  const when = pick(random, ['before', 'within', 'after'] as const)
  const place = random() * part
  const delay = Math.floor(random() * 12)
  const group = isGroup ? ', with its gits' : ''
  let ended: Ended
  if (kind === 'time') {
    story.push(`${way} killed after ${Math.round(place * milliseconds)} ms${group}`)
    ended = await run(prepared, way, {}, { after: place * milliseconds, isGroup })
  } else {
    const moment: Moment = { kind, n: 1 + Math.floor(place * steps[kind]), when, isGroup, delay }
    story.push(
      `${way} killed ${when} step ${moment.n} of ${kind}${kind === 'git' && when === 'within' ? ` (${delay} ms)` : ''}${group}`,
    )
    ended = await run(prepared, way, { TORTURE_KILL: JSON.stringify(moment) })
  }
  if (ended.code !== null) story.push('  (it had ended before)')
  return ended.code === null
}

function pick<T>(random: RandomStream, from: readonly [T, ...T[]]): T {
  return from[Math.floor(random() * from.length)] ?? from[0]
}
