// Repositories whose benchmark is a text file: each side prints what it holds, so that a whole gate run takes a second.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Git, gitIn } from '../../src/effects/git/git.ts'

/** A Recorded repository has the tag `base` and the branch `head`, checked out; `temp` is a folder beside it. */
export interface Recorded extends AsyncDisposable {
  readonly folder: string
  readonly temp: string
  readonly git: Git
}

/** Each side is the content of its bench.txt; further files by name. */
export async function recorded(
  base: string,
  head: string,
  files: Readonly<Record<string, string>> = {},
): Promise<Recorded> {
  const temp = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
  const folder = join(temp, 'work')
  const env = { PATH: process.env.PATH ?? '', HOME: temp }
  await gitIn(temp, env).run(['init', '--quiet', '--initial-branch=head', folder])
  const git = gitIn(folder, env)
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  for (const [side, text] of [
    ['base', base],
    ['head', head],
  ] as const) {
    await writeFile(join(folder, 'bench.txt'), text)
    await git.run(['add', '--all'])
    await git.run(['commit', '--quiet', '--allow-empty', `--message=${side}`])
    if (side === 'base') await git.run(['tag', 'base'])
  }
  return { folder, temp, git, [Symbol.asyncDispose]: () => rm(temp, { recursive: true, force: true }) }
}

/** A benchmark line. */
export function bench(name: string, nanoseconds: number, more = ''): string {
  return `Benchmark${name}-2 100 ${nanoseconds} ns/op${more}\n`
}
