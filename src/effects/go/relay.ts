// Links test binaries anew for each round, with the functions in another order every time.
import { join } from 'node:path'
import { relinking } from '../../core/go/go-flags.ts'
import type { Side } from '../../core/model.ts'
import type { GoSettings } from '../../core/settings.ts'
import { type Build, build } from './build.ts'
import type { PreparedSide } from './prepare-side.ts'

/** A Relaying is what to link of one side, which has been entered. */
export interface Relaying {
  readonly side: Side
  readonly prepared: PreparedSide
  /** Import paths. */
  readonly packages: readonly string[]
  readonly rounds: readonly number[]
  /** Where the binaries go. */
  readonly folder: string
  /** Gives numbers from 0 to 1. */
  readonly random: () => number
}

/** Gives the file of a package in a round. */
export type Relaid = (path: string, round: number) => string | undefined

/** Gives what go said where it cannot be done. */
export async function relay(
  { side, prepared, packages, rounds, folder, random }: Relaying,
  settings: GoSettings,
): Promise<Relaid | { readonly failure: string }> {
  const { go, root, built } = prepared
  const builds = packages.flatMap((path, n) => {
    const one = built.get(path)?.package
    if (!one) return []
    return rounds.map((round): Build & { readonly round: number } => {
      const file = join(folder, side, `${n}-in-${round}.test`)
      const seed = 1 + Math.floor(random() * 2 ** 31)
      return { package: one, root, file, flags: [relinking(go.flags, seed)], round }
    })
  })
  const failed = (await build(go, builds, settings)).find(({ status }) => status !== 0)
  if (failed) return { failure: failed.lastLines }
  const files = new Map(builds.map(({ package: { path }, round, file }) => [`${round} ${path}`, file]))
  return (path, round) => files.get(`${round} ${path}`)
}
