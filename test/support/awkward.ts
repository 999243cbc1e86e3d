// Runs the gate on a small awkward repository, and tells what it saw and what it left changed.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { lstat, mkdir, readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CancelledError } from '../../src/core/model/errors.ts'
import { noWorkflowEvent } from '../../src/core/model/event.ts'
import type { CheckoutMode } from '../../src/core/model/settings.ts'
import { formatErrorOnOneLine } from '../../src/core/report/say/run-failure.ts'
import { readWorkflowEventRefusingUntrustedHead } from '../../src/effects/github/event.ts'
import { runGate } from '../../src/run/gate.ts'
import { digestOf } from './digest.ts'
import { gateCall } from './gate.ts'
import { listeningConsole, makeRepository, plainEnv, type Repository } from './repository.ts'

/** An Awkward repository is made by three scripts, and measured by a fourth. */
export interface Awkward {
  readonly name: string
  /** Adds to the commit and tag `base`, in which `cost` is 100. */
  readonly base?: string
  /** Adds to the commit and tag `head`, in which `cost` is 150; the branch `main` is there. */
  readonly head?: string
  /** What the user has done since. */
  readonly mine?: string
  /** Instead of the three: makes everything, `origin` too, beside the folder in which it runs. */
  readonly whole?: string
  /** The user's checkout, where that is not the folder of the scripts. */
  readonly folder?: string
  /** What the benchmark does before its cost is read. */
  readonly run?: string
  /** How it reads its cost; `cat cost`, unless given. */
  readonly read?: string
  readonly inputs?: Readonly<Record<string, string>>
}

/** An Ending is what a run came to. */
export interface Ending {
  /** What was measured on either side, in order of size; null where there was no benchmark to compare. */
  readonly saw: Readonly<Record<'base' | 'head', readonly number[]>> | null
  readonly verdict: string
  readonly reason: string
  readonly from: Readonly<Record<'base' | 'head', string>> | null
  /** Why there is no verdict, or why base could not be measured. */
  readonly error: string
  /** The class of the error, where there was no verdict. */
  readonly kind: string
  /** What is not as before: lines of the digest that are gone (-) or new (+). */
  readonly changed: readonly string[]
  readonly warnings: readonly string[]
}

const words = `
new() { git init --quiet --initial-branch=main "\${1:-.}"; }
commit() { git add --all; git commit --quiet --allow-empty -m "$1"; git tag "$1"; }
sides() { echo 100 > cost; commit base; echo 150 > cost; commit head; }
`

/** Makes the repository, runs the gate in it once, and removes it. */
export async function runOn(awkward: Awkward, checkout: CheckoutMode): Promise<Ending> {
  const { base = '', head = '', mine = '', folder = '.' } = awkward
  const usual = `new; echo 100 > cost\n${base}\ncommit base\necho 150 > cost\n${head}\ncommit head\n${mine}`
  await using repository = await makeRepository(`${words}${awkward.whole ?? usual}`)
  const user = join(repository.folder, folder)
  const temporary = join(repository.folder, '..', 'temporary')
  await mkdir(temporary)

  try {
    const before = await everythingIn(repository, user)
    const ending = await endingOf(awkward, checkout, user, temporary)
    const after = await everythingIn(repository, user)
    const left = (await readdir(temporary)).map(name => `+temporary ${name}`)
    return { ...ending, changed: [...differences(before, after), ...left] }
  } finally {
    // Whoever is not root could not remove it otherwise.
    repository.sh('chmod -R u+rwX ..')
  }
}

async function endingOf(
  { run = '', read = 'cat cost', inputs }: Awkward,
  checkout: CheckoutMode,
  folder: string,
  temporary: string,
): Promise<Omit<Ending, 'changed'>> {
  const all: Readonly<Record<string, string>> = {
    run: `${run}\nvalue=$(${read} | tr -d "\\r")\necho "BenchmarkDo 1 $value ns/op"`,
    base: 'base',
    // Each side is entered a second time; what is measured never varies, so that a test would add nothing.
    count: '2',
    'delta-test': 'none',
    'stop-early': 'false',
    confirm: 'false',
    seed: '3',
    checkout,
    ...inputs,
  }
  const console = listeningConsole()
  const nothing = { saw: null, from: null, warnings: console.warnings }
  try {
    const call = gateCall({ folder, temp: temporary }, all, {
      ...{ env: { ...plainEnv, RUNNER_TEMP: temporary }, console },
      event: await eventIn(join(temporary, '..')),
    })
    const { result } = await runGate(call.inputs, call.context)
    const { verdict, reason, commits, comparisons, baseFailed } = result
    const found = comparisons.find(({ benchmark }) => benchmark === 'Do')
    const values = (side: 'base' | 'head') => [
      ...new Set(found?.[side].samples.map(value => Math.round((value ?? 0) * 1e9))),
    ]
    return {
      ...nothing,
      saw: found ? { base: values('base'), head: values('head') } : null,
      verdict,
      reason,
      from: { base: commits.base.from, head: commits.head.from },
      error: baseFailed?.message ?? '',
      kind: '',
    }
  } catch (error) {
    if (!(error instanceof Error) || error instanceof CancelledError) throw error
    return { ...nothing, verdict: '', reason: '', error: formatErrorOnOneLine(error), kind: error.name }
  }
}

/** The event of a pull request where the script has written `event.json` beside the folder, else one without a base. */
async function eventIn(folder: string) {
  const names = await readdir(folder)
  return names.includes('event.json')
    ? readWorkflowEventRefusingUntrustedHead(
        { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: join(folder, 'event.json') },
        false,
      )
    : { ...noWorkflowEvent, name: 'workflow_dispatch' }
}

/** The digests of the checkout and its submodules, of the repository where that is another folder, and all of its git directory but objects. */
async function everythingIn(repository: Repository, user: string): Promise<readonly string[]> {
  const found = [...(await digestOf(user))]
  const submodules = existsSync(join(user, '.gitmodules'))
    ? tell(user, 'git submodule --quiet foreach --recursive pwd 2> /dev/null || true')
    : []
  for (const folder of [...submodules, ...(user === repository.folder ? [] : [repository.folder])])
    for (const line of await digestOf(folder)) found.push(`${folder.slice(user.length)}: ${line}`)
  const isUsual = (await lstat(join(user, '.git')).catch(() => null))?.isDirectory()
  const git = isUsual ? join(user, '.git') : resolve(user, ...tell(user, 'git rev-parse --git-common-dir'))
  return [...found, ...(await insideOf(Buffer.from(git), '.')).toSorted()]
}

/** Files by their content, and what else there is by its kind and mode, without the objects of git. */
async function insideOf(path: Buffer, shown: string): Promise<readonly string[]> {
  if (/(^|\/)objects$/.test(shown)) return []
  const there = await lstat(path)
  if (there.isFile())
    return [
      `inside ${createHash('sha256')
        .update(await readFile(path))
        .digest('hex')}  ${shown}`,
    ]
  const kind = there.isDirectory() ? 'd' : there.isSymbolicLink() ? 'l' : 'p'
  const found = [`inside ${kind} ${(there.mode & 0o7777).toString(8)} ${shown}`]
  // Names may be no UTF-8.
  const names = there.isDirectory() ? await readdir(path, { encoding: 'buffer' }) : []
  for (const name of names)
    found.push(
      ...(await insideOf(
        Buffer.concat([path, Buffer.from('/'), name]),
        `${shown}/${name.toString('latin1')}`,
      )),
    )
  return found
}

function tell(folder: string, script: string): readonly string[] {
  const said = execFileSync('bash', ['-euc', script], {
    cwd: folder,
    env: plainEnv,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
  })
  return said.split('\n').filter(line => line !== '')
}

function differences(before: readonly string[], after: readonly string[]): readonly string[] {
  const [had, has] = [new Set(before), new Set(after)]
  return [
    ...before.filter(line => !has.has(line)).map(line => `-${line}`),
    ...after.filter(line => !had.has(line)).map(line => `+${line}`),
  ]
}
