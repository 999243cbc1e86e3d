// The repositories that runs are killed in, and everything about them that must be as it was.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestOf, ownFiles, timesOf } from '../support/digest.ts'
import type { Steps } from '../support/kill-preload.ts'
import { plainEnv } from '../support/repository.ts'
import { run } from './processes.ts'
import { randomShape, type Shape } from './shapes.ts'

const submodule = 'repository/library'

/** A Prepared repository can be copied to its place again and again. */
export interface Prepared {
  readonly number: number
  readonly parent: string
  /** Always the same place, as linked worktrees know where they are. */
  readonly place: string
  readonly shape: Shape
  /** By repository, the files whose times are to come back as well. */
  readonly own: ReadonlyMap<string, ReadonlySet<string>>
  /** Through all of the Action, and not only the part that moves the checkout. */
  readonly isWhole: boolean
  readonly steps: Steps
  /** How long a run takes. */
  readonly milliseconds: number
  /** What came of a run that nobody killed. */
  readonly story: readonly string[]
  readonly differences: readonly string[]
}

/** Makes a repository, and lets a run in it come to its end. */
export async function prepare(number: number): Promise<Prepared> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), `benchgate-torture-${number}-`)))
  const shape = randomShape(number)
  const place = join(parent, 'at')
  execFileSync('mkdir', [join(parent, 'pristine'), place, join(parent, 'temporary')])
  execFileSync('bash', ['-c', shape.build], { cwd: place, env: { ...plainEnv }, stdio: 'ignore' })
  execFileSync('cp', ['-a', `${place}/.`, join(parent, 'pristine')])
  const isWhole = number % 6 === 5
  const none = { disk: 0, git: 0 }
  const own = new Map([[shape.checkout, ownFiles(join(place, shape.checkout), ['base', 'head'])]])
  if (shape.traits.includes('submodule')) own.set(submodule, ownFiles(join(place, submodule), ['v1', 'v2']))
  const draft = { number, parent, place, shape, own, isWhole, steps: none, milliseconds: 0 }
  const before = await stateOf(draft)
  const counted = join(parent, 'steps')
  const started = performance.now()
  const ended = await run(draft, isWhole ? 'action' : 'run', { TORTURE_COUNT: counted })
  const milliseconds = performance.now() - started
  const steps = existsSync(counted) ? (JSON.parse(readFileSync(counted, 'utf8')) as Steps) : none
  const story = [
    `repository ${number} (${shape.traits.join(', ')})${isWhole ? ', all of the Action' : ''}`,
    `${steps.disk} steps on disk, ${steps.git} of git`,
  ]
  if (ended.code !== 0)
    story.push(`the run ended with ${ended.code}: ${ended.said.trim().split('\n').at(-1)}`)
  const differences = compare(before, await stateOf(draft))
  return { ...draft, steps, milliseconds, story, differences }
}

/** Times of what is looked at as a repository of its own, and of the links to those. */
const ofOthers = /^time "(library\/|.*\.git")/

/** All that must be as it was, of the checkout and of those that share its repository. */
export async function stateOf({ place, own }: Pick<Prepared, 'place' | 'own'>): Promise<readonly string[]> {
  const found = execFileSync('grep', ['-r', '', 'outside'], { cwd: place, encoding: 'utf8' }).split('\n')
  for (const name of ['repository', submodule, 'linked', 'beside']) {
    const folder = join(place, name)
    if (!existsSync(join(folder, '.git'))) continue
    const lines = [...(await digestOf(folder))]
    const files = own.get(name)
    if (files) lines.push(...(await timesOf(folder, files)).filter(line => !ofOthers.test(line)))
    found.push(...lines.map(line => `${name}: ${line}`))
  }
  const gitFolder = join(place, 'repository/.git')
  for (const name of readdirSync(gitFolder, { recursive: true, encoding: 'utf8' }))
    if (/(^|\/)benchgate(-done-\d+|-worktrees|-begun-[^/]*)?$/.test(name)) found.push(`left in .git: ${name}`)
  return found
}

export function compare(before: readonly string[], after: readonly string[]): readonly string[] {
  const [was, is] = [new Set(before), new Set(after)]
  return [
    ...before.filter(line => !is.has(line)).map(line => `- ${line}`),
    ...after.filter(line => !was.has(line)).map(line => `+ ${line}`),
  ]
}

/** Write-protected folders too. */
export async function removeWhole(folder: string): Promise<void> {
  execFileSync('chmod', ['-R', 'u+rwX', folder])
  await rm(folder, { recursive: true, force: true })
}
