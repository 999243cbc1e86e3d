// What the files that commands have read tell of whose code they have run.
import type { UnreadCode } from '../model/comparison.ts'
import type { Side } from '../model/measuring.ts'
import { beyondGo, firstPaths, isBuildFile, isCompiled, isProductOf, ofUnreadLanguages } from './sources.ts'

/** What was observed of a side; paths are relative to it. */
export interface Observed {
  /** Source files in which the sides differ, and other source files. */
  readonly changed: readonly string[]
  readonly others: readonly string[]
  readonly tracked: Iterable<string>
  /** The files that its commands have read, those among them that were built before the first command ran, and build files. */
  readonly read: ReadonlySet<string>
  readonly builtBefore: readonly string[]
  /** Absolute paths of programs outside that were built from the user's checkout, and that its commands have started. */
  readonly started: readonly string[]
  /** Whether files of the same names in the user's checkout were read. */
  readonly isElsewhere: boolean
  /** Whether code may have run without its files being read. */
  readonly isSkipping: boolean
  /** Whether the side is in the user's own checkout, where what was built before can be up to date. */
  readonly isInPlace: boolean
}

/** Returns what speaks against each side's code having run; null where nothing does. */
export function unreadCode(observed: Readonly<Record<Side, Observed>>): UnreadCode | null {
  const onHead = unreadOn('head', observed.head)
  if (onHead !== null) return onHead
  const onBase = unreadOn('base', observed.base)
  // That some are not read is no sign of anything on base, as a change may be of what only head uses.
  return onBase !== null && (onBase.isAll || onBase.instead.length > 0) ? onBase : null
}

function unreadOn(side: Side, observed: Observed): UnreadCode | null {
  const { changed, others, tracked, read, builtBefore, isElsewhere, isSkipping, isInPlace } = observed
  const sources = [...changed, ...others].filter(path => read.has(path))
  const unread = changed.filter(path => !read.has(path))
  const isNoneRead = unread.length === changed.length
  const stale = ofUnreadLanguages(changed, beyondGo(sources, tracked))
  const used = builtBefore.filter(path => !isBuildFile(path) && isProductOf(path, stale))
  const started = observed.started.filter(path => isProductOf(path, unread))
  // A build tool has found that what was built is up to date. What is not compiled, make may just have started.
  const isUpToDate = isInPlace && [...read].some(isBuildFile) && changed.every(isCompiled)
  const isCertain = !isSkipping && !isUpToDate
  const instead = isCertain ? [...started, ...used] : []
  const files = isNoneRead || started.length > 0 ? unread : instead.length > 0 ? stale : []
  if (files.length === 0) return null
  return {
    ...{ kind: 'unread-code', side, count: files.length, files: firstPaths(files) },
    ...{ instead: firstPaths(instead), isElsewhere: isCertain && isNoneRead && isElsewhere },
    isAll: isCertain && isNoneRead && sources.length === 0,
  }
}
