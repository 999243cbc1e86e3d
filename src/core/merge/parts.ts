// Which part of a run each result file is, and which parts are missing.
import type { Missing, ResultFile } from '../model/result-file.ts'
import type { Part } from '../model/settings.ts'

/** A ReadFile is a result file with the name that people know it by. */
export interface ReadFile {
  readonly name: string
  readonly result: ResultFile
}

/** A Found part is the file that counts for it. */
export interface Found extends ReadFile {
  readonly shard: Part | null
  readonly replica: Part | null
}

/** The parts in order, shard by shard, and what is wrong with those that have no file or several. */
export function partsOf(files: readonly ReadFile[]): {
  readonly found: readonly Found[]
  readonly missing: readonly Missing[]
} {
  const found: Found[] = []
  const missing: Missing[] = []
  const [first] = files
  if (!first) return { found, missing }
  for (const shard of allOf(first.result.settings.shard))
    for (const replica of allOf(first.result.settings.replica)) {
      const of = files.filter(
        ({ result: { settings } }) => isSame(settings.shard, shard) && isSame(settings.replica, replica),
      )
      const [counts] = of
      if (counts) found.push({ ...counts, shard, replica })
      if (of.length === 1) continue
      const why = of.length === 0 ? 'absent' : 'double'
      missing.push({ shard, replica, why, files: of.map(({ name }) => name), message: '' })
    }
  return { found, missing }
}

/** All parts of which this is one. */
function allOf(part: Part | null): readonly (Part | null)[] {
  if (part === null) return [null]
  const [, of] = part
  return Array.from({ length: of }, (_, index) => [index + 1, of])
}

function isSame(one: Part | null, other: Part | null): boolean {
  return one?.[0] === other?.[0]
}
