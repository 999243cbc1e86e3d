// Builds test binaries outside the tree, several at a time.
import { resolve } from 'node:path'
import { buildFlags } from '../../core/go/go-command.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import type { ProcessEnd } from '../measure/process.ts'
import type { GoPackage } from './find-packages.ts'
import type { GoTool } from './go-tool.ts'
import type { LinkRecording } from './linker.ts'
import { mapParallel } from './map-parallel.ts'
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
  /** How it is recorded what links it; left out where that is not needed. */
  readonly recording?: LinkRecording | undefined
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
  return mapParallel(builds, async ({ package: one, root, file, flags, recording }) => {
    // No vet: it is not part of measuring, but would take time.
    const all = [...buildFlags(settings), ...flags, ...(recording?.flags ?? [])]
    const args = ['test', '-c', '-vet=off', ...all, '-o', file, one.path]
    const ended = await go.run(resolve(root, one.module), args, { ...one.env, ...recording?.env })
    seal(file)
    return { ...ended, lastLines: ended.lastLines.replace(/^WORK=.*\n?/m, '') }
  })
}
