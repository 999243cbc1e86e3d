// Lays benchmark files of head over base, by a commit of our own on base, so that both sides run the same benchmarks.
import { Misconfigured } from '../../../core/model/errors.ts'
import { type Side, sides } from '../../../core/model/measuring.ts'
import type { Commit } from '../../../core/model/result-file.ts'
import { decodePath, type Git, nulSeparated } from '../git.ts'
import { globbed, refuseOutside } from './globs.ts'
import { commitTree, treeOf, withOwnIndex } from './own-commit.ts'

/** A Blob is a file as a commit has it. */
interface Blob {
  readonly path: string
  /** "100644 sha 0", as git lists what is in an index. */
  readonly entry: string
}

/**
 * The commits to check out: head, and base with its files that match `globs` (one at least) replaced by those of head.
 * What is compared and reported is still base itself.
 */
export async function overlay(
  git: Git,
  commits: Readonly<Record<Side, Commit>>,
  globs: readonly string[],
): Promise<Record<Side, Commit>> {
  if (globs.length === 0) return commits
  const { base, head } = commits
  for (const glob of globs) refuseOutside('overlay', glob)
  const tree = await withOwnIndex(git, async apart => {
    const laid: Record<Side, Map<string, string>> = { base: new Map(), head: new Map() }
    // Base is read last, as the files of head are put into its index.
    for (const side of sides.toReversed()) {
      await apart.run(['read-tree', commits[side].sha])
      for (const glob of globs) {
        const found = await matching(apart, glob, side)
        if (side === 'head' && found.length === 0) throw nothingMatches(glob, head)
        for (const { path, entry } of found) laid[side].set(path, entry)
      }
    }
    const removed = [...laid.base.keys()].map(path => `0 ${'0'.repeat(base.sha.length)}\t${path}\0`)
    const put = [...laid.head].map(([path, entry]) => `${entry}\t${path}\0`)
    await apart.run(['update-index', '-z', '--index-info'], {
      input: Buffer.from([...removed, ...put].join(''), 'latin1'),
    })
    return apart.run(['write-tree', '--missing-ok'])
  })
  if (tree === (await treeOf(git, base.sha))) return commits
  const sha = await commitTree(git, tree, base.sha, 'Base with benchmark files of head, for Benchgate')
  return { base: { sha, from: `${base.from}, with benchmark files of head` }, head }
}

/** The files in the index that match. */
async function matching(apart: Git, glob: string, side: Side): Promise<readonly Blob[]> {
  const found = await apart.run(['ls-files', '--stage', '-z', '--', globbed(glob)])
  const blobs = nulSeparated(found).map(line => {
    const tab = line.indexOf('\t')
    return { path: line.slice(tab + 1), entry: line.slice(0, tab) }
  })
  const link = blobs.find(({ entry }) => entry.startsWith('160000 '))
  if (link)
    throw new Misconfigured(
      `overlay: "${glob}" matches the submodule "${decodePath(link.path)}" of ${side}, which cannot be laid over base. Give globs that match only files of this repository.`,
    )
  return blobs
}

function nothingMatches(glob: string, head: Commit): Misconfigured {
  return new Misconfigured(
    `overlay: "${glob}" matches no file of head (${head.sha}). Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any folders: "**/*_test.go".`,
  )
}
