// Builds the sample repository in a temporary folder, for a first look at the gate, and for tests.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTemporaryFolder, type TemporaryFolder } from '../files/folder.ts'
import { createGit } from '../git/git.ts'
import base from './base/library.mjs?raw'
import bench from './bench.mjs?raw'
import head from './head/library.mjs?raw'

/** Returns a repository with the tag `base` and the branch `head`, which is checked out. */
export async function buildSampleRepository(env: Readonly<Record<string, string>>): Promise<TemporaryFolder> {
  const folder = await makeTemporaryFolder('benchgate-sample-')
  const git = createGit(folder.path, env)
  await git.run(['init', '--quiet', '--initial-branch=head'])
  for (const [side, message] of [
    ['base', 'Words, looked at in three ways'],
    ['head', 'Ignore space around words, and index the table'],
  ] as const) {
    for (const [name, text] of Object.entries(demoRepositoryFiles[side]))
      await writeFile(join(folder.path, name), text)
    await git.run(['add', '--all'])
    await git.run(['commit', '--quiet', `--message=${message}`])
    if (side === 'base') await git.run(['tag', 'base'])
  }
  return folder
}

/** A small library in plain JavaScript and its benchmarks, as texts by file name. Head makes one function slower and one faster. */
const demoRepositoryFiles = {
  base: { 'bench.mjs': bench, 'library.mjs': base },
  head: { 'bench.mjs': bench, 'library.mjs': head },
} as const
