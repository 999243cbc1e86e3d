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
  isCompiledSourceButNoHeader,
  isReadByBuildTools,
} from './sources.ts'

/** Returns the first paths, truncated as in a result file. */
export function takeFirstPathsForWarning(paths: readonly string[]): readonly string[] {
  return paths.slice(0, 3).map(path => path.slice(0, 1000))
}

/** A file that commands have used and that may have other code than the sources of their side. */
interface UsedFile {
  readonly kind: KindOfOtherCode
  /** Relative to the side, or absolute if it is outside. */
  readonly path: string
  /** The changed sources that it probably has code of. */
  readonly sources: readonly string[]
}

/** The origin of a file that has other code than the side has. */
export type KindOfOtherCode =
  /** It was built in the side before the first command. */
  | 'built'
  /** A program on PATH that was built from the user's checkout. */
  | 'program'
  /** A library or a program that was built before from sources of these names, or from the functions of these. */
  | 'library'
  /** It was installed from the checkout before, as an installer, the files beside it or most of its lines say. */
  | 'installed'
  /**
   * It was in the side before the first command, and a changed source that writes files names it; or it is committed, the same on both
   * sides, and built of a changed source.
   */
  | 'generated'
  /** It is a copy of a source as only the other side has it. */
  | 'copy'
  /** A link outside that leads to the sources in the user's checkout. */
  | 'link'
  /** A source in the user's checkout itself. */
  | 'original'
  /** It was built in the user's checkout itself. */
  | 'original build'
  /** The same, where the command that ran it read no file of that name in the side. */
  | 'original build in place of its own'
  /** The other side alone has built it in this run, outside. */
  | 'built by other side'

export interface EvidenceOfCodeThatOneSideRan {
  /** Source files in which the sides differ, or which are built with `settings`. */
  readonly changed: readonly string[]
  /** The settings of builds that differ, if no source file does. */
  readonly settings: readonly string[]
  readonly others: readonly string[]
  readonly tracked: Iterable<string>
  /** The sources, and the files of build tools, that its commands have read. */
  readonly read: ReadonlySet<string>
  readonly used: readonly UsedFile[]
  /** Code may have run without its files being read. */
  readonly isSkipping: boolean
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

function unreadOn(
  side: Side,
  sides: Readonly<Record<Side, EvidenceOfCodeThatOneSideRan>>,
): RunWarningOf<'unread-code'> | null {
  const [observed, other] = [sides[side], sides[otherSide(side)]]
  const { settings, others, tracked, read, isSkipping } = observed
  const isOfSettings = settings.length > 0
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
  const used = (...kinds: readonly KindOfOtherCode[]) =>
    kinds.flatMap(kind => observed.used.filter(one => one.kind === kind))
  const namesOneOf = createTestOfNames(tracked, packageOf)
  const isStale = ({ path }: UsedFile) =>
    couldBeBuiltFrom(
      path,
      stale.filter(source => isOfPackage(path, source, packageOf)),
    )
  const isBuiltFromUnread = (file: UsedFile) => isStale(file) || namesOneOf(file, unread)
  const built = used('built')
  const outside = used('program', 'library').filter(one => one.sources.some(path => unread.includes(path)))
  // Of what both sides use and neither has built, a tool that need not read may have found that it is up to date on one of them only.
  const ofOtherAsWell = new Set(other.used.map(({ path }) => path))
  const isOfBoth = ({ path }: UsedFile) => ofOtherAsWell.has(path)
  const unreadOnBoth = unread.filter(source => !other.read.has(source))
  const ofBoth = [...outside.filter(({ kind }) => kind === 'library'), ...built].filter(
    file => isOfBoth(file) && namesOneOf(file, unreadOnBoth),
  )
  // A build tool may have found these up to date, too.
  const ofOther = isSkipping ? [] : used('built by other side').filter(isBuiltFromUnread)
  // The user may run programs in the checkout meanwhile, but hardly at the time of the same commands on either side.
  const ofCheckout = used('original build').filter(isOfBoth)
  const certain = [...outside, ...[...built, ...ofCheckout].filter(isBuiltFromUnread)]
  // A generator that neither side has run may be up to date on the side that it was run on before, but not on both.
  const generated = used('generated').filter(
    file => isOfBoth(file) && file.sources.some(source => unreadOnBoth.includes(source)),
  )
  const instead = [...(isSkipping ? ofBoth : certain), ...ofOther, ...generated]
  const isReplaced = (source: string) =>
    instead.some(file => couldBeBuiltFrom(file.path, [source]) || namesOneOf(file, [source])) ||
    generated.some(file => file.sources.includes(source))
  const replaced = [...unread, ...stale].filter(isReplaced)
  const elsewhere = new Set(used('link', 'original').flatMap(file => file.sources))
  const readElsewhere = isSkipping ? [] : unread.filter(path => elsewhere.has(path))
  const inPlaceOfOwn = used('original build in place of its own').filter(
    file => isOfBoth(file) && namesOneOf(file, changed),
  )
  // Another clone may have copies of sources that are compiled, and its own commands may read them meanwhile.
  const isCompiledInPlaceOfOwn = ({ path, sources }: UsedFile) =>
    !isCompiledSourceButNoHeader(path) ||
    (!isSkipping && sources.some(source => unreadOnBoth.includes(source)))
  const copies = [...used('copy', 'installed').filter(isCompiledInPlaceOfOwn), ...inPlaceOfOwn]
  const usedInPlace = [...copies, ...instead]
  const unreadAndReplaced = isNoneRead
    ? unread
    : [...new Set([...copies.flatMap(file => file.sources.slice(0, 1)), ...replaced, ...readElsewhere])]
  const files = isOfSettings ? (usedInPlace.length > 0 ? settings : []) : unreadAndReplaced
  if (files.length === 0) return null
  return {
    ...{ kind: 'unread-code', side, count: files.length, files: takeFirstPathsForWarning(files) },
    instead: takeFirstPathsForWarning([...new Set(usedInPlace.map(({ path }) => path))]),
    isElsewhere: readElsewhere.length > 0 || [...inPlaceOfOwn, ...instead].some(isOriginal),
    isAll: !isOfSettings && !isSkipping && isNoneRead && sources.length === 0,
    ...(isOfSettings && { isOfSettings }),
  }
}

function isOriginal({ kind }: UsedFile): boolean {
  return kind === 'original build' || kind === 'original build in place of its own'
}

/** Reports whether a file is of the package of a source: in its folder, or in one of that name below another, as `dist/packages/core/`. */
function isOfPackage(path: string, source: string, packageOf: (path: string) => string): boolean {
  const folder = packageOf(source)
  return folder === '' ? packageOf(path) === '' : `/${path}`.includes(`/${folder}`)
}

/** Returns a function that tells whether a file names one of some sources: `index.ts`, which several packages have, means that of its own. */
function createTestOfNames(
  tracked: Iterable<string>,
  packageOf: (path: string) => string,
): (file: UsedFile, sources: readonly string[]) => boolean {
  const byName = groupBy(tracked, fileName)
  const isNameOf = (path: string, source: string) =>
    byName.get(fileName(source))?.length === 1 || isOfPackage(path, source, packageOf)
  return (file, sources) =>
    file.sources.some(source => sources.includes(source) && isNameOf(file.path, source))
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
