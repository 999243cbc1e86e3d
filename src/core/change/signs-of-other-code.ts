// Decides, from the files that commands have read, whether a side ran other code than its own: the warning `unread-code`.

import { groupBy } from '../common/memoize.ts'
import { isWarningThatOtherCodeRan } from '../judge/run-warnings.ts'
import type { RunWarningOf } from '../model/comparison.ts'
import { otherSide, type Side } from '../model/measuring.ts'
import {
  changedFilesInLanguagesUnreadByRun,
  couldBeBuiltFrom,
  createNpmPackageFolderFinder,
  excludeNativeSourcesOutsideGoFolders,
  isCompiledSource,
  isFileOfTimestampBuildTool,
  isReadByBuildTools,
} from './sources.ts'

/** Returns the first paths, truncated as in a result file. */
export function takeFirstPathsForWarning(paths: readonly string[]): readonly string[] {
  return paths.slice(0, 3).map(path => path.slice(0, 1000))
}

// Files that commands have read, as evidence of which side's code they ran.

export interface EvidenceOfCodeThatOneSideRan {
  /** Source files in which the sides differ. */
  readonly changed: readonly string[]
  readonly others: readonly string[]
  readonly tracked: Iterable<string>
  /** The files that its commands have read. */
  readonly read: ReadonlySet<string>
  /** The files read that were built before the first command ran, and build files. */
  readonly builtBefore: readonly string[]
  /** Absolute paths of programs and libraries outside that were built from the user's checkout, and that its commands have read. */
  readonly started: readonly string[]
  /** Absolute paths of files outside that the other side alone has built in this run, and that its commands have read. */
  readonly builtByOther: readonly string[]
  /** The changed source files that the files of `builtBefore`, `started` and `builtByOther` name, so are probably built from. */
  readonly named: ReadonlyMap<string, readonly string[]>
  /** The untracked files that are copies of a source as only the other side has it and were read in its place, with its path. */
  readonly copies: ReadonlyMap<string, string>
  /** The changed source files that were read in the user's checkout. */
  readonly elsewhere: ReadonlySet<string>
  /** Code may have run without its files being read. */
  readonly isSkipping: boolean
  /** The side is in the user's own checkout, where files built before can be up to date. */
  readonly isInPlace: boolean
}

/** Returns signs that a side has run other code than its own; null if there are none. */
export function findWarningThatOtherCodeRan(
  observed: Readonly<Record<Side, EvidenceOfCodeThatOneSideRan>>,
): RunWarningOf<'unread-code'> | null {
  const [onHead, onBase] = [unreadOn('head', observed), unreadOn('base', observed)]
  // Unread files alone mean nothing on base, as a change may concern what only head uses.
  if (onHead === null) return onBase?.isAll || onBase?.instead.length ? onBase : null
  return onBase?.instead.length && !isWarningThatOtherCodeRan(onHead) ? onBase : onHead
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function unreadOn(
  side: Side,
  sides: Readonly<Record<Side, EvidenceOfCodeThatOneSideRan>>,
): RunWarningOf<'unread-code'> | null {
  const [observed, other] = [sides[side], sides[otherSide(side)]]
  const { others, tracked, read, builtBefore, named, elsewhere, isSkipping, isInPlace } = observed
  const isCode = (path: string) => !isReadByBuildTools(path)
  const changed = observed.changed.some(isCode) ? observed.changed.filter(isCode) : observed.changed
  const sources = [...changed, ...others.filter(isCode)].filter(path => read.has(path))
  const unread = changed.filter(path => !read.has(path))
  const isNoneRead = unread.length === changed.length
  const packageOf = createNpmPackageFolderFinder(tracked)
  const stale = changedFilesInLanguagesUnreadByRun(
    changed,
    excludeNativeSourcesOutsideGoFolders(sources, tracked),
    packageOf,
  )
  // What is built of a package is in its folder, or in one of that name below another, as `dist/packages/core/`.
  const isOfPackage = (path: string, folder: string) =>
    folder === '' ? packageOf(path) === '' : `/${path}`.includes(`/${folder}`)
  const isStale = (path: string) =>
    couldBeBuiltFrom(
      path,
      stale.filter(source => isOfPackage(path, packageOf(source))),
    )
  const uses = groupBy(tracked, fileName)
  // A name such as `index.ts`, which several packages have, means that of its own package.
  const isNameOf = (path: string, source: string) =>
    uses.get(fileName(source))?.length === 1 || isOfPackage(path, packageOf(source))
  const namesOneOf = (path: string, sources: readonly string[]) =>
    named.get(path)?.some(source => sources.includes(source) && isNameOf(path, source)) === true
  const isBuiltFromUnread = (path: string) => isStale(path) || namesOneOf(path, unread)
  const built = builtBefore.filter(path => !isFileOfTimestampBuildTool(path))
  const used = built.filter(isBuiltFromUnread)
  const started = observed.started.filter(path => couldBeBuiltFrom(path, unread))
  // Of what both sides use and neither has built, a build tool may have found that it is up to date on one of them only.
  const ofOtherAsWell = new Set([...other.builtBefore, ...other.started])
  const unreadOnBoth = unread.filter(source => !other.read.has(source))
  const ofBoth = [...started, ...built].filter(
    path => ofOtherAsWell.has(path) && namesOneOf(path, unreadOnBoth),
  )
  // A build tool has found that built files are up to date; what is not compiled, make may just have started, unless it starts a
  // program that was built.
  const compiled = changed.filter(isCompiledSource)
  const isUpToDate =
    isInPlace &&
    [...read].some(isFileOfTimestampBuildTool) &&
    (compiled.length === changed.length || built.some(path => couldBeBuiltFrom(path, compiled)))
  const isCertain = !isSkipping && !isUpToDate
  // A build tool may have found these up to date, too, as it goes by times.
  const ofOther = isSkipping ? [] : observed.builtByOther.filter(isBuiltFromUnread)
  const instead = [...(isCertain ? [...started, ...used] : ofBoth), ...ofOther]
  const isReplaced = (source: string) =>
    instead.some(path => couldBeBuiltFrom(path, [source]) || namesOneOf(path, [source]))
  const replaced = [...unread, ...stale].filter(isReplaced)
  const readElsewhere = isCertain ? unread.filter(path => elsewhere.has(path)) : []
  const files = isNoneRead
    ? unread
    : [...new Set([...observed.copies.values(), ...replaced, ...readElsewhere])]
  if (files.length === 0) return null
  return {
    ...{ kind: 'unread-code', side, count: files.length, files: takeFirstPathsForWarning(files) },
    instead: takeFirstPathsForWarning([...new Set([...observed.copies.keys(), ...instead])]),
    isElsewhere: readElsewhere.length > 0,
    isAll: isCertain && isNoneRead && sources.length === 0,
  }
}
