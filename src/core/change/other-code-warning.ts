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
  const observations = observationsOfSide(sides[side], sides[otherSide(side)])
  const { changed, settings, used, isSkipping, sourcesRead, unread, stale } = observations
  const isNoneRead = unread.length === changed.length
  const isOfSettings = settings.length > 0
  const ofKinds = (...kinds: readonly KindOfOtherCode[]) =>
    kinds.flatMap(kind => used.filter(one => one.kind === kind && hasOtherCode[kind](one, observations)))
  const generated = ofKinds('generated')
  const builds = [
    ...ofKinds('program', 'library', 'built', 'original build', 'built by other side'),
    ...generated,
  ]
  const copies = ofKinds('copy', 'installed', 'original build in place of its own')
  const isReplaced = (source: string) =>
    builds.some(
      file => couldBeBuiltFrom(file.path, [source]) || observations.isNamedAfterOneOf(file, [source]),
    ) || generated.some(file => file.sources.includes(source))
  const elsewhere = new Set(ofKinds('link', 'original').flatMap(file => file.sources))
  const readElsewhere = unread.filter(path => elsewhere.has(path))
  const replaced = [
    ...copies.flatMap(file => file.sources.slice(0, 1)),
    ...[...unread, ...stale].filter(isReplaced),
    ...readElsewhere,
  ]
  // Only the first are listed: those that name a source which was not read say most.
  const namesUnread = (file: UsedFile) => Number(hasSourceIn(file, unread))
  const usedInPlace = [...copies, ...builds].sort((a, b) => namesUnread(b) - namesUnread(a))
  const ofSources = isNoneRead ? unread : [...new Set(replaced)]
  const files = isOfSettings ? (usedInPlace.length > 0 ? settings : []) : ofSources
  if (files.length === 0) return null
  return {
    ...{ kind: 'unread-code', side, count: files.length, files: takeFirstPathsForWarning(files) },
    instead: takeFirstPathsForWarning([...new Set(usedInPlace.map(({ path }) => path))]),
    isElsewhere: readElsewhere.length > 0 || usedInPlace.some(isOriginal),
    isAll: !isOfSettings && !isSkipping && isNoneRead && sourcesRead.length === 0,
    ...(isOfSettings && { isOfSettings }),
  }
}

/** The conditions under which a file of each kind, which commands have used, has other code than the sources of the side. */
const hasOtherCode: Readonly<
  Record<KindOfOtherCode, (file: UsedFile, observations: ObservationsOfSide) => boolean>
> = {
  program: (file, { isSkipping, unread }) => !isSkipping && hasSourceIn(file, unread),
  library: (file, { isSkipping, unread, isUnreadOnBoth }) =>
    hasSourceIn(file, unread) && (!isSkipping || isUnreadOnBoth(file)),
  built: (file, { isSkipping, isBuiltFromUnread, isUnreadOnBoth }) =>
    isSkipping ? isUnreadOnBoth(file) : isBuiltFromUnread(file),
  // The user may run programs in the checkout meanwhile, but hardly at the time of the same commands on either side.
  'original build': (file, { isSkipping, isOfBoth, isBuiltFromUnread }) =>
    !isSkipping && isOfBoth(file) && isBuiltFromUnread(file),
  'original build in place of its own': (file, { isOfBoth, isNamedAfterOneOf, changed }) =>
    isOfBoth(file) && isNamedAfterOneOf(file, changed),
  // A build tool may have found these up to date, too.
  'built by other side': (file, { isSkipping, isBuiltFromUnread }) => !isSkipping && isBuiltFromUnread(file),
  // A generator that neither side has run may be up to date on the side that it was run on before, but not on both.
  generated: (file, { isOfBoth, unreadOnBoth }) => isOfBoth(file) && hasSourceIn(file, unreadOnBoth),
  copy: isCopyInPlaceOfOwn,
  installed: isCopyInPlaceOfOwn,
  link: (_, { isSkipping }) => !isSkipping,
  original: (_, { isSkipping }) => !isSkipping,
}

/** Another clone may have copies of sources that are compiled, and its own commands may read them meanwhile. */
function isCopyInPlaceOfOwn(file: UsedFile, { isSkipping, unreadOnBoth }: ObservationsOfSide): boolean {
  return !isCompiledSourceButNoHeader(file.path) || (!isSkipping && hasSourceIn(file, unreadOnBoth))
}

function hasSourceIn({ sources }: UsedFile, paths: readonly string[]): boolean {
  return sources.some(source => paths.includes(source))
}

type ObservationsOfSide = ReturnType<typeof observationsOfSide>

/** Returns what was observed on a side, with what follows of its sources. */
function observationsOfSide(observed: EvidenceOfCodeThatOneSideRan, other: EvidenceOfCodeThatOneSideRan) {
  const { settings, used, others, tracked, read, isSkipping } = observed
  const isCode = (path: string) => !isReadByBuildTools(path)
  const changed = observed.changed.some(isCode) ? observed.changed.filter(isCode) : observed.changed
  const sourcesRead = [...changed, ...others.filter(isCode)].filter(path => read.has(path))
  const unread = changed.filter(path => !read.has(path))
  const unreadOnBoth = unread.filter(path => !other.read.has(path))
  const packageOf = createNpmPackageFolderFinder(tracked)
  /** The changed sources in languages of which nothing was read. */
  const stale = changedFilesInLanguagesUnreadByRun(
    changed,
    excludeNativeSourcesOutsideGoFolders(sourcesRead, tracked),
    packageOf,
  )
  const isNamedAfterOneOf = createTestOfNames(tracked, packageOf)
  const usedByOther = new Set(other.used.map(({ path }) => path))
  const isOfBoth = ({ path }: UsedFile) => usedByOther.has(path)
  return {
    ...{ changed, settings, used, isSkipping, sourcesRead, unread, unreadOnBoth, stale },
    ...{ isNamedAfterOneOf, isOfBoth },
    /** A tool that need not read may have found what an earlier step built up to date on one side, but hardly on both. */
    isUnreadOnBoth: (file: UsedFile) => isOfBoth(file) && isNamedAfterOneOf(file, unreadOnBoth),
    isBuiltFromUnread(file: UsedFile): boolean {
      const ofPackage = stale.filter(source => isOfPackage(file.path, source, packageOf))
      return couldBeBuiltFrom(file.path, ofPackage) || isNamedAfterOneOf(file, unread)
    },
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

/** Returns a test of whether a file is named after one of some sources: `index.ts`, which several packages have, means that of its own. */
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
