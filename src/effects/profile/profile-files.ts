// The names of profile files: safe characters only, and all different.

import type { Side } from '../../core/model/measuring.ts'
import type { ProfileKind } from '../../core/model/profile.ts'

/** The name of the folder, beside the result file. */
export const profilesFolder = 'profiles'

/** The most characters of a file name that come from a benchmark. */
const longest = 80

/** A file stem for each benchmark, from the last part of its package and its name: `codec-encode-1mb`. */
export function stemsOf(
  benchmarks: readonly { readonly benchmark: string; readonly package: string | null }[],
): readonly string[] {
  const taken = new Set<string>()
  return benchmarks.map(({ benchmark, package: path }) => {
    const words = `${path?.split('/').at(-1) ?? ''} ${benchmark.replace(/-\d+$/, '')}`
    const plain = words
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-/, '')
    const stem = plain.slice(0, longest).replace(/-$/, '') || 'benchmark'
    let unique = stem
    for (let n = 2; taken.has(unique); n++) unique = `${stem}-${n}`
    taken.add(unique)
    return unique
  })
}

/** `codec-encode-1mb.cpu.base.pprof`. */
export function profileFile(stem: string, kind: ProfileKind, side: Side): string {
  return `${stem}.${kind}.${side}.pprof`
}
