// Lets each call go wrong in turn, puts the checkout back as a user would, and looks for every byte of what was there.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toUndecodedGitText } from '../../src/effects/git/git.ts'
import { foldersAbove } from '../../src/effects/git/paths.ts'
import { recoverRepository } from '../../src/effects/git/recovery/recover.ts'
import { twoSides } from '../effects/git/checkout/sides.ts'
import { digestOf } from '../support/digest.ts'
import { listeningConsole, plainEnv } from '../support/repository.ts'
import { compare, removeWhole } from '../torture/prepared.ts'
import type { Calls, Fault, Injection } from './inject.ts'

/** What is done when something goes wrong; apart: the git directory is on another file system than the work tree. */
export const modes = ['in place', 'in place, apart', 'restore', 'restore, apart', 'worktrees'] as const
export type Mode = (typeof modes)[number]

/** An Outcome is what came of one fault. */
export interface Outcome {
  readonly n: number
  readonly end: 'back' | 'named' | 'lost'
  /** For a person who looks for the cause: the call, what was said, how the checkout differs. */
  readonly story: readonly string[]
}

/** One kind of checkout in one mode, in a folder that is removed when disposed of. */
export interface Laboratory extends AsyncDisposable {
  readonly calls: Calls
  /** Tries a fault at each so manieth call; kills at those whose name has `named`. */
  tryAll(fault: Fault, every: number, named?: string): AsyncGenerator<Outcome>
}

/** `dirt` is bash, run in the repository of two sides. */
export async function laboratory(dirt: string, mode: Mode): Promise<Laboratory> {
  const repository = await twoSides()
  repository.sh(dirt)
  const place = dirname(repository.folder)
  mkdirSync(join(place, 'temporary'))
  const pristine = `${place}-pristine`
  const copies = `${place}-copies`
  mkdirSync(copies)
  const way = mode.split(',')[0] ?? ''
  const isApart = mode.endsWith('apart')
  const none: Injection = { fault: 'EIO', n: 0, isApart, from: place, copies: null, every: 1, named: '' }
  const before = await stateOf(place)
  if (way === 'restore') run('in place', place, none, 'head')
  execFileSync('cp', ['-a', place, pristine])

  /** Puts a copy where the repository was made, as git notes places. */
  const show = async (copy: string) => {
    await removeWhole(place)
    if (copy === pristine) execFileSync('cp', ['-a', pristine, place])
    else renameSync(copy, place)
  }
  const end = async (n: number, story: readonly string[], said: readonly string[]): Promise<Outcome> => {
    const console = listeningConsole()
    try {
      await recoverRepository(join(place, 'repository'), plainEnv, console)
    } catch (error) {
      console.warn(`restore failed: ${(error as Error).message}`)
    }
    const words = [...said, ...console.warnings]
    const differences = compare(before, await stateOf(place))
    return {
      n,
      end:
        differences.length === 0 ? 'back' : isNamed(place, differences, words.join('\n')) ? 'named' : 'lost',
      story: [...story, ...words, ...differences],
    }
  }

  await show(pristine)
  const { calls } = run(way, place, none)
  return {
    calls,
    async *tryAll(fault, every, named = '') {
      if (fault === 'killed') {
        await show(pristine)
        run(way, place, { ...none, fault, copies, every, named })
        const names = readdirSync(copies).filter(name => name.endsWith('.name'))
        const numbers = names.map(name => Number.parseInt(name, 10)).sort((a, b) => a - b)
        for (const n of numbers) {
          const name = readFileSync(join(copies, `${n}.name`), 'latin1')
          await show(join(copies, String(n)))
          yield await end(n, [`killed at ${name}`], [])
        }
        await removeWhole(copies)
        mkdirSync(copies)
      } else
        for (let n = every; n <= calls[fault]; n += every) {
          await show(pristine)
          const { said } = run(way, place, { ...none, fault, n })
          yield await end(n, [`${fault} at ${n}`], said)
        }
    },
    async [Symbol.asyncDispose]() {
      for (const folder of [place, pristine, copies]) if (existsSync(folder)) await removeWhole(folder)
    },
  }
}

function run(way: string, place: string, injection: Injection, stopAt?: string) {
  const { stdout, stderr, signal } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'target.ts')],
    {
      env: { ...plainEnv, FAULT: JSON.stringify({ way, place, stopAt, injection }) },
      encoding: 'utf8',
      timeout: 900_000,
      maxBuffer: 2 ** 26,
    },
  )
  if (stopAt !== undefined && signal === 'SIGKILL') return { calls: {} as Calls, said: [] }
  if (stdout === '') throw new Error(`the process with the fault said nothing: ${stderr}`)
  return JSON.parse(stdout) as { readonly calls: Calls; readonly said: readonly string[] }
}

/** All that must be as it was, of the repository and its submodule, and nothing else left. */
async function stateOf(place: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of ['repository', 'repository/library']) {
    const folder = join(place, name)
    if (existsSync(join(folder, '.git')))
      found.push(...(await digestOf(folder)).map(line => `${name}: ${line}`))
  }
  const gitFolder = join(place, 'repository/.git')
  for (const name of readdirSync(gitFolder, { recursive: true, encoding: 'utf8' }))
    if (/(^|\/)(benchgate(-done-\d+|-worktrees|-begun-[^/]*)?|[^/]*\.lock)$/.test(name))
      found.push(`left in .git: ${name}`)
  for (const name of readdirSync(join(place, 'temporary'))) found.push(`left: ${name}`)
  return found
}

function isFolderSync(path: string): boolean {
  return existsSync(path) && lstatSync(path).isDirectory()
}

/** Whether all files that are missing lie in a place that was named, and all that is new was named too. */
function isNamed(place: string, differences: readonly string[], said: string): boolean {
  const kept = new Set<string>()
  const look = (folder: string) => {
    for (const name of readdirSync(folder, { encoding: 'latin1' })) {
      const path = Buffer.from(join(folder, name), 'latin1')
      const there = lstatSync(path)
      if (there.isDirectory()) look(path.toString('latin1'))
      else if (there.isFile())
        kept.add(createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16))
    }
  }
  for (const [named] of said.matchAll(/\/[^\s,;:'"]+/g))
    if (named.startsWith(place) && isFolderSync(named)) look(named)
  const isSaid = (path: string) => said.includes(`now ${path}`) || said.includes(`${path} cannot be moved`)
  return differences.every(line => {
    const [, sign, name, hash] = /^([-+]) [^:]*: file \d+ "(.*)" \d+ (\w+)$/.exec(line) ?? []
    if (sign === '-') return kept.has(hash ?? '')
    if (sign === '+')
      return [name ?? '', ...foldersAbove(toUndecodedGitText(Buffer.from(name ?? '', 'latin1')))].some(path =>
        isSaid(path),
      )
    // The second copy of changes, which could not be dropped, so that it comes before the user's own entries.
    if (/^- [^:]*: ref \w{40} commit\trefs\/stash$/.test(line)) return said.includes('could not be dropped')
    const stash = /^\+ [^:]*: (?:ref|stash) (\w{40})/.exec(line)?.[1]
    return stash ? said.includes(stash) : /: (status|folder|link) /.test(line)
  })
}
