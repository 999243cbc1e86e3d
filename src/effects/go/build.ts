// Builds test binaries outside the tree, several at a time.
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { buildFlags } from '../../core/go/go-command.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import type { ProcessEnd } from '../measure/process.ts'
import type { GoPackage } from './find-packages.ts'
import type { GoTool } from './go-tool.ts'
import { seal } from './sealed.ts'

/** A Build is one test binary to be made. */
export interface Build {
  readonly package: GoPackage
  /** The top folder of the side. */
  readonly root: string
  /** Where the binary goes, an absolute path. */
  readonly file: string
  /** More flags, such as those of the linker. */
  readonly flags: readonly string[]
}

/** Builds them all, and gives the outcome of each, in their order. */
export async function build(
  go: GoTool,
  builds: readonly Build[],
  settings: GoSettings,
): Promise<readonly ProcessEnd[]> {
  const [first, ...others] = builds
  if (!first) return []
  // The others mostly need what the first one compiles; side by side each would compile it.
  const [one] = await buildAtOnce(go, [first], settings)
  return [one as ProcessEnd, ...(await buildAtOnce(go, others, settings))]
}

/** The same, for code that is compiled already. */
export function buildAtOnce(
  go: GoTool,
  builds: readonly Build[],
  settings: GoSettings,
): Promise<readonly ProcessEnd[]> {
  return severally(builds, async ({ package: one, root, file, flags }) => {
    // No vet: it is not part of measuring, but would take time.
    const args = ['test', '-c', '-vet=off', ...buildFlags(settings), ...flags, '-o', file, one.path]
    const ended = await go.run(resolve(root, one.module), args, one.env)
    seal(file)
    return ended
  })
}

/**
 * Works on as many at a time as there are processors. Once one throws no other begins; returns when all running ones
 * have ended.
 */
async function severally<T, U>(all: readonly T[], work: (one: T) => Promise<U>): Promise<readonly U[]> {
  const done: U[] = []
  const waiting = [...all.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, one] = next
      done[index] = await work(one)
    }
  }
  const giveUp = (error: unknown) => {
    waiting.length = 0
    throw error
  }
  const workers = Array.from({ length: availableParallelism() }, () => worker().catch(giveUp))
  const failed = (await Promise.allSettled(workers)).find(one => one.status === 'rejected')
  if (failed) throw failed.reason
  return done
}
