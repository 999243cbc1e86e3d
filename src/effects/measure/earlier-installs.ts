// Finds code that was installed from the checkout before a run: a side that uses it may run the code of another commit.
import { constants, readFileSync } from 'node:fs'
import { basename, delimiter, dirname, extname, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { programAndLibraryFolders } from '../../core/change/shared-by-sides.ts'
import { couldBeBuiltFrom, isCompiledSource, isSourceFile } from '../../core/change/sources.ts'
import { accessibleStatsOrNull, folderEntries, isPathIn, readTextOrEmpty } from '../files/folder.ts'
import { findLocalPythonPackagesIn } from './python-installs.ts'
import {
  contentId,
  findCodeOutsideWrittenSince,
  hasContentOfBlob,
  type ObservedRunContext,
  parentFolders,
} from './shared-installs.ts'
import { libraryFile } from './written-code-files.ts'

/**
 * Returns what is outside of a side and may be a copy of a source that differs, or compiled from one, or is a link, by absolute paths,
 * with what identifies its content.
 */
export function findCodeOutsideNamedAfter(
  context: ObservedRunContext,
  sideFolder: string,
  changed: readonly string[],
): ReadonlyMap<string, string> {
  const names = new Set(changed.map(path => basename(path)))
  // One of each extension is enough to know what the languages are compiled to.
  const compiled = [...new Map(changed.filter(isCompiledSource).map(path => [extname(path), path])).values()]
  const isWanted = (name: string, isLinkFile: boolean) =>
    isLinkFile || names.has(name) || (libraryFile.test(name) && couldBeBuiltFrom(name, compiled))
  const { written } = findCodeOutsideWrittenSince(0, context, sideFolder, isWanted)
  return new Map(written.map(path => [path, contentId(path)]))
}

/**
 * Returns those of `sources` from which a library may be compiled, or of which a module in an environment of Python is a copy, of whatever
 * version; none for any other file.
 */
export function sourcesOfInstalledFile(path: string, sources: readonly string[]): readonly string[] {
  const [, module] = /\/(?:site|dist)-packages\/(.+\.py)$/.exec(path) ?? []
  if (module !== undefined) return sources.filter(source => isSourceOfModule(source, module))
  return libraryFile.test(path)
    ? sources.filter(source => isCompiledSource(source) && couldBeBuiltFrom(path, [source]))
    : []
}

/** Reports whether a source is installed as `widget/core.py`; a module that is in no package is at the top, or in a usual folder. */
function isSourceOfModule(source: string, module: string): boolean {
  return module.includes('/')
    ? `/${source}`.endsWith(`/${module}`)
    : ['', 'src/', 'lib/', 'python/'].some(folder => source === folder + module)
}

/**
 * Returns those of `sources`, from which `path` may be installed, that it can hold. Compiled code of Java names each of its classes,
 * which are named after their sources, so that a module of the repository is told from the others.
 */
export function selectSourcesHeldByFile(path: string, sources: readonly string[]): readonly string[] {
  if (!/\.(?:jar|war|class)$/.test(path)) return sources
  const text = readBytesOrEmpty(path).toString('latin1')
  const classNames = new Set(
    Array.from(text.matchAll(/(?<![\w$])[\w$]+(?=\.(?:class|java))/g), ([name]) => name),
  )
  return sources.filter(source => !source.endsWith('.java') || classNames.has(basename(source, '.java')))
}

/** Returns those of `paths` that may be installed from one of the sources, with what identifies their content. */
export function identifyInstalledFilesOf(
  sources: readonly string[],
  paths: readonly string[],
): ReadonlyMap<string, string> {
  const names = new Set(sources.map(path => basename(path)))
  const candidates = paths.filter(path => libraryFile.test(path) || names.has(basename(path)))
  return new Map(
    candidates
      .filter(path => sourcesOfInstalledFile(path, sources).length > 0)
      .map(path => [path, contentId(path)]),
  )
}

/**
 * Reports whether a file was installed from the checkout: an installer has noted so (PEP 610), or a file beside it is one of the
 * checkout, as the modules of a package are, the sources of a gem, or the `pom.xml` that Maven installs with a jar.
 */
export function isInstalledFromCheckout(
  path: string,
  roots: readonly string[],
  trackedBlobs: ReadonlySet<string>,
): boolean {
  const folder = dirname(path)
  const isOfCheckout = (name: string) =>
    (isSourceFile(name) || name.endsWith('.pom')) && hasContentOfBlob(join(folder, name), trackedBlobs)
  return (
    folderEntries(folder).some(({ name }) => isOfCheckout(name)) ||
    parentFolders(path)
      .flatMap(findLocalPythonPackagesIn)
      .some(({ source, files }) => files.includes(path) && roots.some(root => isPathIn(root, source)))
  )
}

// Programs outside of the checkout that were built from it or run its files: they contain its path or the module that Go has built,
// or cargo has noted where it installed them from.

/** The most programs that are searched, and the most bytes in all. */
const maxPrograms = 500
const maxBytes = 512 * 2 ** 20

/** Returns the absolute paths of programs in the PATH of `env` that contain the path of the checkout, or are noted as installed from it. */
export function findProgramsOnPathMentioningCheckout(
  env: Readonly<Record<string, string>>,
  checkout: string,
): readonly string[] {
  const checkoutPath = `${checkout}${sep}`
  const programs = programAndLibraryFolders({ PATH: env.PATH }, delimiter)
    .filter(({ folder, depth }) => depth === 1 && !`${folder}${sep}`.startsWith(checkoutPath))
    .flatMap(({ folder }) => folderEntries(folder).map(({ name }) => join(folder, name)))
  const [, goModule] = /^module\s+"?([^\s"]+)/m.exec(readTextOrEmpty(join(checkout, 'go.mod'))) ?? []
  let bytesLeft = maxBytes
  return programs.slice(0, maxPrograms).filter(path => {
    const stats = accessibleStatsOrNull(path, true)
    if (!stats?.isFile() || (stats.mode & constants.S_IXUSR) === 0) return false
    bytesLeft -= stats.size
    if (bytesLeft <= 0) return false
    const content = readBytesOrEmpty(path)
    return (
      content.includes(checkoutPath) ||
      (goModule !== undefined && isBuiltByGoFromFilesOf(goModule, content)) ||
      isNotedByCargoAsFrom(checkout, path)
    )
  })
}

/** Reports whether cargo has installed a program from `checkout`: it notes the folder and the programs of each package in a line. */
function isNotedByCargoAsFrom(checkout: string, program: string): boolean {
  const { href } = pathToFileURL(checkout)
  return readTextOrEmpty(join(dirname(program), '../.crates.toml'))
    .split('\n')
    .some(
      line => line.includes(`"${basename(program)}"`) && ['/', ')'].some(end => line.includes(href + end)),
    )
}

/** Reports whether Go notes in a program that its main module is `module`: a line with a checksum at its end is of one that was fetched. */
function isBuiltByGoFromFilesOf(module: string, program: Buffer): boolean {
  const start = program.indexOf(`\nmod\t${module}\t`)
  return start >= 0 && program[program.indexOf('\n', start + 1) - 1] === '\t'.charCodeAt(0)
}

export function isBuiltByGo(program: string): boolean {
  return readBytesOrEmpty(program).includes('\xff Go buildinf:', 0, 'latin1')
}

function readBytesOrEmpty(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    return Buffer.alloc(0)
  }
}
