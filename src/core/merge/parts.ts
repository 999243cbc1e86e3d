// Which part of a run each result file is, and which parts are missing.
import type { MissingPart, ResultFile } from '../model/result-file.ts'
import type { ShardNumber } from '../model/settings.ts'

/** A ReadFile is a result file with the name that people know it by. */
export interface ReadFile {
  readonly name: string
  readonly result: ResultFile
}

/** A FoundPart is the file that counts for it. */
export interface FoundPart extends ReadFile {
  readonly shard: ShardNumber | null
  readonly replica: ShardNumber | null
}

/** The parts in order, shard by shard, and what is wrong with those that have no file or several. */
export function partsInOrder(files: readonly ReadFile[]): {
  readonly found: readonly FoundPart[]
  readonly missing: readonly MissingPart[]
} {
  const found: FoundPart[] = []
  const missing: MissingPart[] = []
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
function allOf(part: ShardNumber | null): readonly (ShardNumber | null)[] {
  if (part === null) return [null]
  const [, of] = part
  return Array.from({ length: of }, (_, index) => [index + 1, of])
}

function isSame(one: ShardNumber | null, other: ShardNumber | null): boolean {
  return one?.[0] === other?.[0]
}
