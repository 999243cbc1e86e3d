// A commit of our own in which files have another text; the user's index, refs and files are not touched.
import { type Git, nulSeparated } from '../git.ts'
import { commitTree, withOwnIndex } from './own-commit.ts'

/** A NewText is a text for a file; the path is as git gives it. */
export interface NewText {
  readonly path: string
  readonly text: string
}

/** The paths of the plain files of a commit, each with its mode: no links, and nothing of submodules. */
export async function readPlainFiles(git: Git, commit: string): Promise<ReadonlyMap<string, string>> {
  const entries = nulSeparated(await git.run(['ls-tree', '-r', '-z', commit]))
  // "100644 blob sha TAB path"
  return new Map(
    entries
      .filter(entry => entry.startsWith('100'))
      .map(entry => [entry.slice(entry.indexOf('\t') + 1), entry.slice(0, 6)]),
  )
}

/** Makes a commit on top of `commit`, in which these files have another text. */
export async function commitTexts(git: Git, commit: string, files: readonly NewText[]): Promise<string> {
  const modes = await readPlainFiles(git, commit)
  const tree = await withOwnIndex(git, async apart => {
    const blobs = new Map<string, string>()
    for (const text of new Set(files.map(one => one.text)))
      blobs.set(text, await apart.run(['hash-object', '-w', '--stdin'], { input: Buffer.from(text) }))
    const entries = files.map(({ path, text }) => `${modes.get(path)} ${blobs.get(text)}\t${path}\0`)
    await apart.run(['read-tree', commit])
    await apart.run(['update-index', '-z', '--index-info'], {
      input: Buffer.from(entries.join(''), 'latin1'),
    })
    return apart.run(['write-tree', '--missing-ok'])
  })
  return commitTree(git, tree, commit, 'HEAD with its sources broken on purpose, for Benchgate')
}
