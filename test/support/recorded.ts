// Repositories of two commits, whose benchmark mostly is a text file to print: a whole gate run takes a second.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGit, type Git } from '../../src/effects/git/git.ts'

/** A Recorded repository has the tag `base` and the branch `head`, checked out; `temp` is a folder beside it. */
export interface Recorded extends AsyncDisposable {
  readonly folder: string
  readonly temp: string
  readonly git: Git
}

type Files = Readonly<Record<string, string>>

/** Each side is its files by name, or the content of its bench.txt. */
export async function recorded(base: Files | string, head: Files | string): Promise<Recorded> {
  const temp = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
  const folder = join(temp, 'work')
  const env = { PATH: process.env.PATH ?? '', HOME: temp }
  await createGit(temp, env).run(['init', '--quiet', '--initial-branch=head', folder])
  const git = createGit(folder, env)
  for (const [side, content] of [
    ['base', base],
    ['head', head],
  ] as const) {
    const files = typeof content === 'string' ? { 'bench.txt': content } : content
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
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
