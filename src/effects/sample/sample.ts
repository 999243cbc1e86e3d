// Builds the sample repository in a temporary folder, for a first look at the gate, and for tests.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGit } from '../git/git.ts'
import base from './base/library.mjs?raw'
import bench from './bench.mjs?raw'
import head from './head/library.mjs?raw'

/** A repository with the tag `base` and the branch `head`, which is checked out. Disposing removes it. */
interface SampleRepository extends AsyncDisposable {
  readonly folder: string
}

export async function buildSampleRepository(
  env: Readonly<Record<string, string>>,
): Promise<SampleRepository> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-sample-'))
  const git = createGit(folder, env)
  await git.run(['init', '--quiet', '--initial-branch=head'])
  for (const [side, message] of [
    ['base', 'Words, looked at in three ways'],
    ['head', 'Ignore space around words, and index the table'],
  ] as const) {
    for (const [name, text] of Object.entries(demoRepositoryFiles[side]))
      await writeFile(join(folder, name), text)
    await git.run(['add', '--all'])
    await git.run(['commit', '--quiet', `--message=${message}`])
    if (side === 'base') await git.run(['tag', 'base'])
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** A small library in plain JavaScript and its benchmarks, as texts by file name. Head makes one function slower and one faster. */
const demoRepositoryFiles = {
  base: { 'bench.mjs': bench, 'library.mjs': base },
  head: { 'bench.mjs': bench, 'library.mjs': head },
} as const
