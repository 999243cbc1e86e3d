// A process in which something goes wrong: a run in place or in worktrees, or `benchgate restore`. What it says is one JSON.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import type { Side } from '../../src/core/model/measuring.ts'
import { takeOverUserCheckout } from '../../src/effects/git/checkout/checkout.ts'
import { recoverRepository } from '../../src/effects/git/recovery/recover.ts'
import { createWorktreeCheckoutOfSides } from '../../src/effects/git/worktrees/worktrees.ts'
import { mess } from '../effects/git/checkout/sides.ts'
import { listeningConsole, plainEnv, repositoryAt } from '../support/repository.ts'
import { inject } from './inject.ts'

/** What it is told, as JSON in the environment. */
const { way, place, stopAt, injection } = JSON.parse(process.env.FAULT ?? '')
const { git, folder, sh } = repositoryAt(join(place, 'repository'))
const console = listeningConsole()
const faulty = inject(injection)
const commit = (side: Side) => {
  const sha = sh(`git rev-parse ${side}`).trim()
  return { sha, from: side }
}
const commits = { base: commit('base'), head: commit('head') }
const measure = (where: string, side: Side) => {
  faulty.arm(false)
  execFileSync('bash', ['-c', mess], { cwd: where, env: { ...plainEnv, SIDE: side }, stdio: 'ignore' })
  if (stopAt === side) process.kill(process.pid, 'SIGKILL')
  faulty.arm(true)
}

flushCompileCache()
faulty.arm(true)
try {
  if (way === 'restore') await recoverRepository(folder, plainEnv, console)
  else {
    await using checkout =
      way === 'worktrees'
        ? await createWorktreeCheckoutOfSides(git, commits, console, { temporary: join(place, 'temporary') })
        : await takeOverUserCheckout(git, commits, console)
    for (const side of ['base', 'head', 'base'] as const) measure(await checkout.enter(side), side)
  }
} catch (error) {
  console.warn(String(error))
  const { suppressed, error: first } = error as { suppressed?: Error; error?: Error }
  if (suppressed) console.warn(`${suppressed.message} ${first?.message}`)
}
faulty.arm(false)
writeFileSync(1, JSON.stringify({ calls: faulty.calls, said: console.warnings }))
