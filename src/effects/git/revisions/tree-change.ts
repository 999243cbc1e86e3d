// How the files of base and head differ, from git's commits.

import type { PathDifference, TreeChange } from '../../../core/change/reach.ts'
import { Misconfigured } from '../../../core/model/errors.ts'
import { type Side, sides } from '../../../core/model/measuring.ts'
import type { Commit } from '../../../core/model/result-file.ts'
import { decodePath, type Git, nulSeparated } from '../git.ts'
import { globbed, refuseOutside } from './globs.ts'

type Commits = Readonly<Record<Side, Pick<Commit, 'sha'>>>

/** Submodules may ask in .gitmodules to be left out of a diff. */
const whole = ['-r', '-z', '--no-renames', '--ignore-submodules=none']

export async function treeChange(git: Git, commits: Commits): Promise<TreeChange> {
  const tree = nulSeparated(await git.run(['ls-tree', '-r', '-z', '--full-tree', commits.head.sha]))
  const links = tree.filter(line => line.startsWith('120000 '))
  return {
    differences: await differences(git, commits),
    links: links.map(line => decodePath(line.slice(line.indexOf('\t') + 1))),
  }
}

/**
 * Whether the sides differ in a file that `globs` (at least one) match, or in a submodule, whose files they might
 * match. Throws Misconfigured where a glob matches nothing, as with it no change would ever be measured.
 */
export async function differAt(git: Git, commits: Commits, globs: readonly string[]): Promise<boolean> {
  const empty = await git.run(['hash-object', '-t', 'tree', '--stdin'], { input: Buffer.alloc(0) })
  for (const glob of globs) {
    refuseOutside('paths', glob)
    const found = await Promise.all(sides.map(side => namesAt(git, empty, commits[side].sha, [glob])))
    if (found.every(names => names.length === 0)) throw nothingMatches(glob)
  }
  if ((await namesAt(git, commits.base.sha, commits.head.sha, globs)).length > 0) return true
  return (await raw(git, commits)).some(({ modes }) => modes.includes('160000'))
}

async function differences(git: Git, commits: Commits): Promise<readonly PathDifference[]> {
  const isPlain = (mode: string) => ['000000', '100644', '100755'].includes(mode)
  return (await raw(git, commits)).map(({ path, modes }) => ({ path, isPlain: modes.every(isPlain) }))
}

async function raw(git: Git, { base, head }: Commits) {
  const fields = nulSeparated(await git.run(['diff-tree', '--raw', ...whole, base.sha, head.sha, '--']))
  // ":mode-before mode-after sha-before sha-after status", then the path.
  return fields
    .filter((_, n) => n % 2 === 0)
    .map((one, n) => ({
      path: decodePath(fields[2 * n + 1] ?? ''),
      modes: one.slice(1).split(' ').slice(0, 2),
    }))
}

async function namesAt(
  git: Git,
  from: string,
  to: string,
  globs: readonly string[],
): Promise<readonly string[]> {
  const args = ['diff-tree', '--name-only', ...whole, from, to, '--', ...globs.map(globbed)]
  return nulSeparated(await git.run(args))
}

function nothingMatches(glob: string): Misconfigured {
  return new Misconfigured(
    `paths: "${glob}" matches no file of base or head, so changes of what it was meant for would never be measured. Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any folders: "src/**". A submodule is named by its own path, without files in it.`,
  )
}
