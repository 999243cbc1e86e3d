// Detects changes to the files of a side while the other side ran, by the time of the last status change (ctime), which no
// process can set without setting the clock; hashes of all that a side runs would be too slow. An entry that was changed after
// its side was deactivated and before it was activated again was changed by the other side.
import { type BigIntStats, lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CouldNotMeasureError } from '../../core/model/errors.ts'
import { sides } from '../../core/model/measuring.ts'
import { escapeControlCharacters } from '../../core/words/escape.ts'

/** The number of deactivations at which a side is scanned: before and after `setup`, and after the first command. */
const maxScans = 3

/**
 * The times when a side was deactivated and activated again, in nanoseconds of the file system's clock; `end` is null while it is
 * inactive.
 */
interface InactivePeriod {
  readonly start: bigint
  end: bigint | null
}

interface SideRecord {
  /** The inactive periods since the last scan. A change by the side itself can have the same time as the end of a period. */
  periods: InactivePeriod[]
  /** Files of which all hard links are below the folder, by inode, at the last scan. */
  fullyLinked: ReadonlySet<bigint>
  scans: number
}

/** Watches the sides, each of which has a folder while it is inactive. */
export class InactiveSideTamperDetector {
  private readonly scratch: string
  private readonly began = performance.now()
  private scanTime = 0
  private readonly sides: ReadonlyMap<string, SideRecord>

  private readonly maxTimeShare: number

  /**
   * `scratch` is a folder on the same file system. `maxTimeShare` is the share of the time that scans may take when a side is
   * activated; what a skipped scan would have found is found by a later one.
   */
  constructor(scratch: string, maxTimeShare: number, names: readonly string[] = sides) {
    this.sides = new Map(names.map(name => [name, { periods: [], fullyLinked: new Set(), scans: 0 }]))
    this.scratch = scratch
    this.maxTimeShare = maxTimeShare
  }

  /** Records that a side is now inactive in its `folder`, and none of its processes run. */
  deactivate(side: string, folder: string): void {
    // On Windows any process can set this time, and virus scanners may.
    if (process.platform === 'win32') return
    const record = this.recordOf(side)
    if (record.scans++ < maxScans) {
      const { fullyLinked } = this.timeScan(() => scan(folder, []))
      record.fullyLinked = new Set([...record.fullyLinked, ...fullyLinked])
    }
    record.periods.push({ start: this.now(), end: null })
  }

  /** Records that a side is about to leave its `folder` again. Throws CouldNotMeasureError if something was changed in there. */
  activate(side: string, folder: string): void {
    const record = this.recordOf(side)
    if (this.scanTime <= this.maxTimeShare * (performance.now() - this.began)) {
      this.refuseChanged(side, folder)
      record.periods = []
    } else {
      const now = this.now()
      for (const period of record.periods) period.end ??= now
    }
  }

  /** Scans a side, active or not. Throws CouldNotMeasureError if the other side has changed something. */
  refuseChanged(side: string, folder: string): void {
    const record = this.recordOf(side)
    if (record.periods.length === 0) return
    const { changed, fullyLinked } = this.timeScan(() => scan(folder, record.periods, record.fullyLinked))
    const isInactive = record.periods.at(-1)?.end === null
    record.fullyLinked = fullyLinked
    record.periods = isInactive ? record.periods.slice(-1) : []
    const [first] = changed
    if (first === undefined) return
    const moreNote = changed.length > 1 ? ` (and ${changed.length - 1} more)` : ''
    // With more than two sides, any other may have done it.
    const [firstOther = 'another side', ...moreOthers] = [...this.sides.keys()].filter(name => name !== side)
    const culprit = moreOthers.length > 0 ? 'another side' : firstOther
    throw new CouldNotMeasureError(
      `${first === '' ? 'The folder' : escapeControlCharacters(first)}${moreNote} of ${side} was changed while ${culprit} was measured, so ${side} no longer runs its own code. Make sure that no command of ${culprit} writes into the files of ${side}; if something that setup has started on ${side} writes there, make it keep its files elsewhere.`,
    )
  }

  private recordOf(side: string): SideRecord {
    return this.sides.get(side) as SideRecord
  }

  private timeScan<T>(action: () => T): T {
    const scanBegan = performance.now()
    const result = action()
    this.scanTime += performance.now() - scanBegan
    return result
  }

  /** Returns the time by the clock of the file system, which is coarser than ours. */
  private now(): bigint {
    const path = join(this.scratch, '.now')
    rmSync(path, { recursive: true, force: true })
    writeFileSync(path, '', { flag: 'wx' })
    return lstatSync(path, { bigint: true }).ctimeNs
  }
}

/**
 * Finds the paths that were changed in inactive periods. A file can have hard links elsewhere, such as in the store of a package manager: a new
 * link, made by another side's install, changes its ctime. For such a file the time of the content counts, unless all of its
 * links were below the folder before.
 */
function scan(
  folder: string,
  periods: readonly InactivePeriod[],
  fullyLinkedBefore: ReadonlySet<bigint> = new Set(),
) {
  const isInactiveAt = (time: bigint) =>
    periods.some(({ start, end }) => time > start && (end === null || time < end))
  const changed: string[] = []
  const hardLinked = new Map<bigint, { readonly stats: BigIntStats; readonly path: string; names: bigint }>()
  const visit = (path: string) => {
    const stats = statOf(join(folder, path))
    if (!stats) return
    if (stats.isDirectory()) for (const name of namesIn(join(folder, path))) visit(join(path, name))
    if (stats.isDirectory() || stats.nlink === 1n) {
      if (isInactiveAt(stats.ctimeNs)) changed.push(path)
      return
    }
    const links = hardLinked.get(stats.ino) ?? { stats, path, names: 0n }
    links.names++
    hardLinked.set(stats.ino, links)
  }
  visit('')
  const fullyLinked = new Set<bigint>()
  for (const [inode, { stats, path, names }] of hardLinked) {
    const areAllBelow = names >= stats.nlink
    if (areAllBelow) fullyLinked.add(inode)
    if (isInactiveAt(areAllBelow || fullyLinkedBefore.has(inode) ? stats.ctimeNs : stats.mtimeNs))
      changed.push(path)
  }
  // Deep paths come first, as a file says more than its folder.
  return { changed: changed.sort((a, b) => b.length - a.length), fullyLinked }
}

/** Returns null if it is gone, or in a folder that we may not read; closing a folder is a change, too. */
function statOf(path: string): BigIntStats | null {
  try {
    return lstatSync(path, { bigint: true })
  } catch {
    return null
  }
}

function namesIn(path: string): readonly string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
