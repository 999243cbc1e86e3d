// The repositories in a checkout: the user's own and the filled submodules, each with the commits that the sides need.
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { CouldNotMeasure, Misconfigured } from '../../../core/model/errors.ts'
import { type Side, sides } from '../../../core/model/measuring.ts'
import { contentOf, lstatOrNull } from '../../files/folder.ts'
import { decodePath, type Git } from '../git.ts'
import { readIndex, readLinks } from '../listing.ts'
import type { OriginalHead } from './journal.ts'

/** A CheckoutTree is one repository of a checkout. */
export interface CheckoutTree {
  readonly git: Git
  /** The folder of its shelves and notes. */
  readonly state: string
  readonly home: OriginalHead
  /** What the sides check out in it; null for a submodule that is not switched. */
  readonly commits: Readonly<Record<Side, string>> | null
}

/** All repositories of the checkout, outer ones first. */
export async function treesOf(
  git: Git,
  commits: Readonly<Record<Side, string>>,
  state: string,
): Promise<readonly CheckoutTree[]> {
  const trees: CheckoutTree[] = []
  const add = async (here: Git, path: string, wanted: Readonly<Record<Side, string>> | null) => {
    await refuseReadOnly(here.folder)
    const sha = await here.find(['rev-parse', '--verify', '--quiet', 'HEAD'])
    if (sha === null)
      throw new Misconfigured(
        `${here.folder} has no commit checked out: its branch has none yet. Check a commit out, or set checkout to "worktree".`,
      )
    const home: OriginalHead = {
      path,
      branch: await here.find(['symbolic-ref', '--quiet', 'HEAD']),
      sha,
      link: await linkOf(here.folder),
      isSwitched: wanted !== null,
      sides: Object.values(wanted ?? {}),
      isBack: false,
    }
    trees.push({ git: here, state: stateOf(state, trees.length), home, commits: wanted })
    for (const link of await filledLinks(here)) {
      const submodule = here.in(join(here.folder, link))
      await add(
        submodule,
        path === '' ? link : `${path}/${link}`,
        await wantedOf(here, link, wanted, submodule),
      )
    }
  }
  await add(git, '', commits)
  return trees
}

/** Its files could be copied to the shelf, and would then be in the way of their own return. */
async function refuseReadOnly(folder: string): Promise<void> {
  const why = await access(folder, constants.W_OK).catch((error: NodeJS.ErrnoException) => error)
  if (why?.code === 'EROFS')
    throw new Misconfigured(
      `The checkout in ${folder} is on a file system that can only be read, so base and head cannot be checked out in it. Mount it so that it can be written, or set checkout to "worktree" if the git directory can be.`,
    )
}

async function linkOf(folder: string): Promise<string | null> {
  const path = join(folder, '.git')
  return (await lstatOrNull(path))?.isFile() ? ((await contentOf(path))?.toString() ?? null) : null
}

/** Where the n-th tree of a checkout keeps its shelves. */
export function stateOf(state: string, n: number): string {
  return n === 0 ? state : join(state, 'submodules', String(n))
}

/** Submodules that have a repository, by paths that programs can be started in. */
async function filledLinks(git: Git): Promise<readonly string[]> {
  const filled: string[] = []
  for (const { path, mode } of await readIndex(git)) {
    if (mode !== '160000') continue
    const submodule = join(git.folder, decodePath(path))
    if (!(await lstatOrNull(join(submodule, '.git')))) continue
    // One that was just initialised has no commit to come back to.
    if (await git.in(submodule).find(['rev-parse', '--verify', '--quiet', 'HEAD']))
      filled.push(decodePath(path))
  }
  return filled
}

/** The commits of a submodule that the sides of the repository around it name, where all of them have it. */
async function wantedOf(
  around: Git,
  link: string,
  wanted: Readonly<Record<Side, string>> | null,
  submodule: Git,
): Promise<Readonly<Record<Side, string>> | null> {
  if (wanted === null) return null
  const named = async (commit: string) =>
    (await readLinks(around, commit)).get(Buffer.from(link).toString('latin1'))
  const [home, base, head] = await Promise.all([named('HEAD'), named(wanted.base), named(wanted.head)])
  if (home === undefined || base === undefined || head === undefined) return null
  const commits = { base, head }
  for (const side of sides) await needCommit(submodule, link, side, commits[side])
  return commits
}

/** A shallow submodule may lack the commit of the other side. */
async function needCommit(submodule: Git, link: string, side: Side, sha: string): Promise<void> {
  const isThere = () => submodule.find(['rev-parse', '--verify', '--quiet', `${sha}^{commit}`])
  if (await isThere()) return
  await submodule.ask(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', 'origin', sha])
  if (await isThere()) return
  throw new CouldNotMeasure(
    `The submodule ${link} has no commit ${sha}, which ${side} needs, and its origin does not give it. Fetch it first: "git -C ${link} fetch"; where that is shallow, with --unshallow (in a workflow "fetch-depth: 0").`,
  )
}
