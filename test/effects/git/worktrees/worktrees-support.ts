// What tests of worktrees share: a place for temporary folders that must be empty in the end.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import type { Side } from '../../../../src/core/model/measuring.ts'
import type { ResolvedCommit } from '../../../../src/core/model/result-file.ts'
import type { SwitchableCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import { createWorktreeCheckoutOfSides } from '../../../../src/effects/git/worktrees/worktrees.ts'
import { digestOf } from '../../../support/digest.ts'
import { listeningConsole, plainEnv, type Repository } from '../../../support/repository.ts'
import { commitsOf } from '../checkout/sides.ts'

/** A folder beside the repository, removed with it. */
export function temporaryFor(repository: Repository): string {
  const folder = join(dirname(repository.folder), 'temporary')
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Runs bash in a side's folder, as a benchmark does. */
export function shIn(folder: string, script: string, env: Readonly<Record<string, string>> = {}): string {
  return execFileSync('bash', ['-euc', script], {
    cwd: folder,
    env: { ...plainEnv, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Takes worktrees and lets `visit` use them; nothing may be left of them, and the user's repository be as it was. */
export async function withWorktrees(
  repository: Repository,
  visit: (checkout: SwitchableCheckout) => Promise<void>,
  commits: Readonly<Record<Side, ResolvedCommit>> = commitsOf(repository),
): Promise<string[]> {
  const temporary = temporaryFor(repository)
  const before = await usersOwn(repository)
  const console = listeningConsole()
  {
    await using checkout = await createWorktreeCheckoutOfSides(repository.git, commits, console, {
      temporary,
    })
    const during = await usersOwn(repository)
    expect(during.filter(line => !line.includes('refs/benchgate-'))).toEqual(before)
    await visit(checkout)
  }
  expect(await usersOwn(repository)).toEqual(before)
  expectNothingLeft(repository)
  return console.warnings
}

export function expectNothingLeft(repository: Repository): void {
  expect(readdirSync(temporaryFor(repository))).toEqual([])
  const common = repository.sh('git rev-parse --path-format=absolute --git-common-dir').trim()
  const left =
    'find . -type d \\( -name worktrees -o -name "benchgate*" \\) -path "*.git*" | grep -v refs || true'
  expect(shIn(dirname(common), left)).toBe('')
}

/** A submodule may have its git directory in the tree, where git notes our worktrees and keeps what is committed in them. */
async function usersOwn(repository: Repository): Promise<readonly string[]> {
  return (await digestOf(repository.folder)).filter(line => !/\.git\/(worktrees|objects)/.test(line))
}
