// Repositories of Go code as GitHub would serve them: a base branch, a pull request, and its merge commit.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGit, type Git } from '../../src/effects/git/git.ts'
import { output } from './tools.ts'

/** An Origin has the branches main and feature, and refs/pull/7/merge. */
export interface Origin extends AsyncDisposable {
  readonly folder: string
  readonly git: Git
}

type Fill = (folder: string) => Promise<void>

/** Main moves on after the pull request was opened, so that its tip is not the merge base. */
export async function pullRequestOrigin(base: Fill, head: Fill): Promise<Origin> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-origin-'))
  const git = createGit(folder, { PATH: process.env.PATH ?? '', HOME: folder })
  const commit = async (fill: Fill, message: string) => {
    for (const name of await readdir(folder))
      if (name !== '.git') await rm(join(folder, name), { recursive: true })
    await fill(folder)
    await git.run(['add', '--all'])
    await git.run(['commit', '--quiet', `--message=${message}`])
  }
  await git.run(['init', '--quiet', '--initial-branch=main'])
  await git.run(['config', 'uploadpack.allowAnySHA1InWant', 'true'])
  await commit(base, 'base')
  await git.run(['checkout', '--quiet', '-b', 'feature'])
  await commit(head, 'head')
  await git.run(['checkout', '--quiet', 'main'])
  await git.run(['commit', '--quiet', '--allow-empty', '--message=main moves on'])
  await git.run(['merge', '--quiet', '--no-ff', '--message=Merge', 'feature'])
  await git.run(['update-ref', 'refs/pull/7/merge', 'HEAD'])
  await git.run(['reset', '--quiet', '--hard', 'HEAD^1'])
  return { folder, git, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** The source of a published Go module, with its tests, as the module proxy gives it. */
export function goModule(path: string, version: string): Fill {
  return async folder => {
    const scratch = await mkdtemp(join(tmpdir(), 'benchgate-module-'))
    await writeFile(join(scratch, 'go.mod'), 'module scratch\n')
    const answer = JSON.parse(await output('go', ['mod', 'download', '-json', `${path}@${version}`], scratch))
    await cp(answer.Dir, folder, { recursive: true })
    await output('chmod', ['-R', 'u+w', folder])
    await rm(scratch, { recursive: true })
  }
}

/** Of its benchmarks only those of these names: whole suites take long. */
export function onlyBenchmarks(fill: Fill, names: readonly string[]): Fill {
  return async folder => {
    await fill(folder)
    for (const name of await readdir(folder)) {
      if (!name.endsWith('_test.go')) continue
      const text = await readFile(join(folder, name), 'utf8')
      const cut = text.replace(/^func Benchmark(\w+)\(/gm, (whole, benchmark) =>
        names.includes(benchmark) ? whole : `func benchmark${benchmark}(`,
      )
      await writeFile(join(folder, name), cut)
    }
  }
}

/** A module whose one benchmark costs `turns` turns of a loop. */
export function goLoop(turns: number, readme: string): Fill {
  return async folder => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'README.md'), readme)
    await writeFile(join(folder, 'go.mod'), 'module example.com/loop\n\ngo 1.22\n')
    await writeFile(
      join(folder, 'loop.go'),
      `package loop\n\n//go:noinline\nfunc Work(n int) (s int) {\n\tfor i := 0; i < n; i++ {\n\t\ts += i ^ (s << 1)\n\t}\n\treturn s\n}\n\nfunc Do() int { return Work(${turns}) }\n`,
    )
    await writeFile(
      join(folder, 'loop_test.go'),
      'package loop\n\nimport "testing"\n\nvar sink int\n\nfunc BenchmarkDo(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\tsink += Do()\n\t}\n}\n',
    )
  }
}
