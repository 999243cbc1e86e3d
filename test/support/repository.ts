// Real git repositories in temporary folders, shaped and dirtied by short bash scripts.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGit, type Git, toUndecodedGitText, type UndecodedGitText } from '../../src/effects/git/git.ts'
import type { RunConsole } from '../../src/effects/program/console.ts'

/** A Repository is a folder with git in it, removed when disposed of. */
export interface Repository extends AsyncDisposable {
  readonly folder: string
  readonly git: Git
  /** Runs bash in the folder and gives its output; throws where it fails. */
  sh(script: string, env?: Readonly<Record<string, string>>): string
  /** A copy of the folder, with all in it. */
  copy(): Promise<Repository>
}

/** Where node keeps what it has compiled, so that our programs start sooner. */
export const cacheEnv: Readonly<Record<string, string>> = process.env.NODE_COMPILE_CACHE
  ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
  : {}

/** Git without anyone's own configuration, and at a fixed time, so that a script always makes the same commits. */
export const plainEnv: Readonly<Record<string, string>> = {
  PATH: process.env.PATH ?? '',
  HOME: '/nonexistent',
  LC_ALL: 'C.UTF-8',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_AUTHOR_NAME: 'test',
  GIT_AUTHOR_EMAIL: 'test@localhost',
  GIT_COMMITTER_NAME: 'test',
  GIT_COMMITTER_EMAIL: 'test@localhost',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
  GIT_ALLOW_PROTOCOL: 'file',
  ...cacheEnv,
}

/** A temporary folder with `script` run in it, in the folder `name`. */
export async function makeRepository(script: string, name = 'repository'): Promise<Repository> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'benchgate-test-')))
  const repository = at(join(parent, name), parent)
  await mkdir(repository.folder)
  repository.sh(script)
  return repository
}

/** The repository in another folder, which stays when this is disposed of. */
export function repositoryAt(folder: string): Repository {
  return at(folder, null)
}

function at(folder: string, remove: string | null): Repository {
  return {
    folder,
    git: createGit(folder, plainEnv),
    sh: (script, env = {}) =>
      execFileSync('bash', ['-euc', script], {
        cwd: folder,
        env: { ...plainEnv, ...env },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    async copy() {
      const parent = await realpath(await mkdtemp(join(tmpdir(), 'benchgate-test-')))
      execFileSync('cp', ['-a', folder, join(parent, 'repository')])
      return at(join(parent, 'repository'), parent)
    },
    async [Symbol.asyncDispose]() {
      if (remove !== null) await rm(remove, { recursive: true, force: true })
    },
  }
}

/** Returns texts as git prints them. */
export function gitTexts(...texts: readonly string[]): UndecodedGitText[] {
  return texts.map(text => toUndecodedGitText(text))
}

/** A console that keeps the warnings and drops the rest. */
export function listeningConsole(): RunConsole & { readonly warnings: string[]; readonly said: string[] } {
  const warnings: string[] = []
  const said: string[] = []
  return {
    warnings,
    said,
    info: line => said.push(line),
    warn: line => warnings.push(line),
    untrusted: () => ({ write() {}, close() {} }),
  }
}
