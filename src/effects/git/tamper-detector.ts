// Notices what was changed in the files of a side while the other was shown: only that other's commands ran then.
//
// It goes by the time at which the file system last changed an entry (ctime), which no process can set. An entry that
// was changed after its side had left and before it came back was changed by the other side.
import { type BigIntStats, lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CouldNotMeasure } from '../../core/model/errors.ts'
import { sides } from '../../core/model/measuring.ts'
import { escapeControls } from '../../core/words/escape.ts'

/** How often a side is looked at when it leaves: before and after `setup`, and after the first command. */
const leavings = 3

/** A Turn is when a side left and came back, in nanoseconds of the file system's clock; null while it is away. */
interface Turn {
  readonly left: bigint
  back: bigint | null
}

/** What is known of a side. */
interface Known {
  /** Since it was last looked at. What a side does itself can have the same time as the end of a turn. */
  turns: Turn[]
  /** Files that all of their names below the folder share, by inode, when it was last looked at. */
  whole: ReadonlySet<bigint>
  left: number
}

/** A TamperDetector watches the sides, each of which waits in a folder. */
export class TamperDetector {
  private readonly scratch: string
  private readonly began = performance.now()
  private spent = 0
  private readonly sides: ReadonlyMap<string, Known>

  private readonly mostTime: number

  /**
   * `scratch` is a folder on the same file system. `mostTime` is the share of the time that looking may take where a
   * side comes back: what it does not see then, it sees later.
   */
  constructor(scratch: string, mostTime: number, names: readonly string[] = sides) {
    this.sides = new Map(names.map(name => [name, unknown()]))
    this.scratch = scratch
    this.mostTime = mostTime
  }

  /** A side is in its `folder` now, and nothing of it runs. */
  leave(side: string, folder: string): void {
    // There any process can set this time, and what looks for viruses may.
    if (process.platform === 'win32') return
    const known = this.known(side)
    if (known.left++ < leavings) {
      const { whole } = this.timed(() => lookAt(folder, []))
      known.whole = new Set([...known.whole, ...whole])
    }
    known.turns.push({ left: this.now(), back: null })
  }

  /** A side is about to leave its `folder` again. Throws CouldNotMeasure where something was changed in there. */
  comeBack(side: string, folder: string): void {
    const known = this.known(side)
    if (this.spent <= this.mostTime * (performance.now() - this.began)) {
      this.refuseChanged(side, folder)
      known.turns = []
    } else {
      const back = this.now()
      for (const turn of known.turns) turn.back ??= back
    }
  }

  /** Looks at a side wherever it is. Throws as comeBack does. */
  refuseChanged(side: string, folder: string): void {
    const known = this.known(side)
    if (known.turns.length === 0) return
    const { changed, whole } = this.timed(() => lookAt(folder, known.turns, known.whole))
    const isAway = known.turns.at(-1)?.back === null
    known.whole = whole
    known.turns = isAway ? known.turns.slice(-1) : []
    const [first] = changed
    if (first === undefined) return
    const more = changed.length > 1 ? ` (and ${changed.length - 1} more)` : ''
    // Of several it could be any.
    const [one = 'another side', ...others] = [...this.sides.keys()].filter(name => name !== side)
    const other = others.length > 0 ? 'another side' : one
    throw new CouldNotMeasure(
      `${first === '' ? 'The folder' : escapeControls(first)}${more} of ${side} was changed while ${other} was measured, so what ${side} measures is no longer its own. Let no command of ${other} write into the files of ${side}; if something that setup has started on ${side} writes there, let it keep its files elsewhere.`,
    )
  }

  private known(side: string): Known {
    const known = this.sides.get(side)
    if (!known) throw new RangeError(`${side} is none of the sides`)
    return known
  }

  private timed<T>(look: () => T): T {
    const began = performance.now()
    const seen = look()
    this.spent += performance.now() - began
    return seen
  }

  /** The file system has a clock of its own, which is coarser than ours. */
  private now(): bigint {
    const path = join(this.scratch, '.now')
    rmSync(path, { recursive: true, force: true })
    writeFileSync(path, '', { flag: 'wx' })
    return lstatSync(path, { bigint: true }).ctimeNs
  }
}

function unknown(): Known {
  return { turns: [], whole: new Set(), left: 0 }
}

interface Seen {
  /** The paths that were changed in one of the turns. */
  readonly changed: readonly string[]
  readonly whole: ReadonlySet<bigint>
}

/**
 * A file can have another name elsewhere, as those of a package manager's store have: a new name, given by another
 * side's install, also changes the ctime of the file. Then it goes by the time of the content, unless all names of the
 * file were below the folder before.
 */
function lookAt(folder: string, turns: readonly Turn[], wholeBefore: ReadonlySet<bigint> = new Set()): Seen {
  const isIn = (time: bigint) => turns.some(({ left, back }) => time > left && (back === null || time < back))
  const changed: string[] = []
  const linked = new Map<bigint, { readonly there: BigIntStats; readonly path: string; names: bigint }>()
  const visit = (path: string) => {
    const there = statOf(join(folder, path))
    if (!there) return
    if (there.isDirectory()) for (const name of namesIn(join(folder, path))) visit(join(path, name))
    if (there.isDirectory() || there.nlink === 1n) {
      if (isIn(there.ctimeNs)) changed.push(path)
      return
    }
    const one = linked.get(there.ino) ?? { there, path, names: 0n }
    one.names++
    linked.set(there.ino, one)
  }
  visit('')
  const whole = new Set<bigint>()
  for (const [inode, { there, path, names }] of linked) {
    const isWhole = names >= there.nlink
    if (isWhole) whole.add(inode)
    if (isIn(isWhole || wholeBefore.has(inode) ? there.ctimeNs : there.mtimeNs)) changed.push(path)
  }
  // A file says more than the folder that it is in.
  return { changed: changed.sort((one, other) => other.length - one.length), whole }
}

/** Null where it is gone, or is in a folder that is closed to us: to close it is a change, too. */
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
