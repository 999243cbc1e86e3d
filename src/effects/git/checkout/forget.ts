// Ends what a run holds of a checkout that is back: its stash entry, and the folder of its state.
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { NotPutBack } from '../../../core/model/errors.ts'
import { lstatOrNull } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import { decodePath, type Git } from '../git.ts'
import { readStashes } from '../listing.ts'
import { removeWhole } from '../remove-whole.ts'
import type { Journal } from './journal.ts'
import type { Restored } from './restore.ts'
import { retryOnce } from './retry-once.ts'
import { hasFiles } from './shelf.ts'
import { names } from './state.ts'
import { stateOf } from './trees.ts'

/**
 * Removes the state of a checkout that is back. In one step: half a folder would look like a run that is still to be
 * put back. Files that could not be moved back are kept, and the NotPutBack error that names them is thrown at the end.
 */
export async function forget(
  git: Git,
  folder: string,
  console: Console,
  { journal, stuck }: Restored,
): Promise<void> {
  const { stash } = journal
  // The checkout is back: no git that ends here may make it look otherwise.
  if (stash)
    await retryOnce(() => dropStash(git, stash)).catch(() =>
      console.warn(`The second copy of your changes could not be dropped from "git stash list": ${stash}`),
    )
  const kept = stuck.length === 0 ? [] : await keepAside(folder, journal, name => name === names.yours)
  const done = `${folder}-done-${Date.now()}`
  await rename(folder, done)
  await removeWhole(done).catch((error: Error) =>
    console.warn(
      `The checkout is back, but what the benchmarks left could not be removed: ${error.message}. Remove ${done} yourself.`,
    ),
  )
  if (stuck.length > 0) throw new NotPutBack(stuckMessage(stuck, kept))
}

/** Moves folders that have files in them out of the state, and gives their new places by their old ones. */
export async function keepAside(
  folder: string,
  { trees }: Journal,
  isKept: (name: string) => boolean,
): Promise<readonly (readonly [from: string, to: string])[]> {
  const aside = `${folder}-left-${Date.now()}`
  const kept: [string, string][] = []
  // A run that was killed early has not made folders for submodules yet.
  for (const [n] of trees.entries())
    for (const name of (await lstatOrNull(stateOf(folder, n))) ? await readdir(stateOf(folder, n)) : []) {
      const from = join(stateOf(folder, n), name)
      if (!isKept(name) || !(await hasFiles(from))) continue
      const to = kept.length === 0 ? aside : `${aside}-${kept.length + 1}`
      await rename(from, to)
      kept.push([from, to])
    }
  return kept
}

function stuckMessage(stuck: Restored['stuck'], kept: Awaited<ReturnType<typeof keepAside>>): string {
  const lines = stuck.map(({ path, place, error }) => {
    const [from = '', to = ''] = kept.find(([from]) => place.startsWith(from)) ?? []
    return `  ${decodePath(path)} is in ${place.replace(from, to)}: ${error.message}`
  })
  return [
    'These files of yours could not be moved back. Everything else is as it was found. Move them yourself, then remove the folder they are in:',
    ...lines,
  ].join('\n')
}

async function dropStash(git: Git, sha: string): Promise<void> {
  const index = (await readStashes(git)).findIndex(([entry]) => entry === sha)
  if (index >= 0) await git.run(['stash', 'drop', '--quiet', `stash@{${index}}`])
}
