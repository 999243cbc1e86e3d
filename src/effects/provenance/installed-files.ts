// Tells of which sources a file that is installed or copied may be: by its name, by the records of installers, and by its content.
import { createHash } from 'node:crypto'
import { basename, dirname, join, resolve } from 'node:path'
import { pythonProjectNames } from '../../core/change/required-packages.ts'
import {
  couldBeBuiltFrom,
  isArchiveOfPython,
  isCompiledSource,
  isSourceFile,
} from '../../core/change/sources.ts'
import { otherSide, type Side } from '../../core/model/measuring.ts'
import { folderEntries, isPathIn, readBytesOrEmpty, readTextOrEmpty } from '../files/folder.ts'
import { filesOfPythonDistributions, findLocalPythonPackagesWith } from './python-installs.ts'
import { compiledCodeFilePattern } from './written-code-files.ts'

/** Matches the folders in which package managers of JavaScript and PHP install what a package depends on. */
const dependencyFolder = /(?:^|\/)(?:node_modules|vendor)\//

/**
 * Returns those of `sources` from which a library may be compiled, or of which a module in an environment of Python, or a file of that name
 * in a folder of dependencies, is a copy, of whatever version; none for any other file.
 */
export function possibleSourcesOfInstalledFile(path: string, sources: readonly string[]): readonly string[] {
  const [, module] =
    /\/(?:site|dist)-packages\/(.+\.py)$/.exec(path) ?? /([^/]+\/[^/]+\.py)$/.exec(path) ?? []
  if (module !== undefined) return sources.filter(source => isSourceOfModule(source, module))
  if (compiledCodeFilePattern.test(path))
    return sources.filter(
      source => (isCompiledSource(source) || isArchiveOfPython(path)) && couldBeBuiltFrom(path, [source]),
    )
  return dependencyFolder.test(path) ? sources.filter(source => basename(source) === basename(path)) : []
}

/** Reports whether a source is installed as `widget/core.py`; a module that is in no package is at the top, or in a usual folder. */
export function isSourceOfModule(source: string, module: string): boolean {
  return module.includes('/')
    ? `/${source}`.endsWith(`/${module}`)
    : ['', 'src/', 'lib/', 'python/'].some(folder => source === folder + module)
}

/**
 * Returns those of `sources`, from which `path` may be installed, that it can hold. Compiled code of Java names each of its classes,
 * and these are named after their sources: this distinguishes a module of the repository from the others.
 */
export function excludeJavaSourcesNotInFile(path: string, sources: readonly string[]): readonly string[] {
  if (!/\.(?:jar|war|class)$/.test(path)) return sources
  const text = readBytesOrEmpty(path).toString('latin1')
  const classNames = new Set(
    Array.from(text.matchAll(/(?<![\w$])[\w$]+(?=\.(?:class|java))/g), ([name]) => name),
  )
  return sources.filter(source => !source.endsWith('.java') || classNames.has(basename(source, '.java')))
}

/**
 * Returns those of `paths` that were installed from the checkout: an installer has noted so (PEP 610), they are of a distribution of
 * Python that has the project's name, or a file beside them is one of the checkout, as the modules of a package are, the sources of a gem,
 * or the `pom.xml` that Maven installs with a jar.
 */
export function selectInstalledFromCheckout(
  paths: readonly string[],
  roots: readonly string[],
  tracked: Iterable<string>,
  trackedBlobs: ReadonlySet<string>,
): readonly string[] {
  if (paths.length === 0) return []
  const trackedPaths = [...tracked]
  const projects = trackedPaths
    .filter(path => /^(?:pyproject\.toml|setup\.(?:cfg|py))$/.test(basename(path)))
    .flatMap(path => roots.map(root => readTextOrEmpty(join(root, path))))
    .flatMap(pythonProjectNames)
  const noted = new Set([
    ...findLocalPythonPackagesWith(paths)
      .filter(({ source }) => roots.some(root => isPathIn(root, source)))
      .flatMap(({ files }) => files),
    ...filesOfPythonDistributions(projects, paths),
  ])
  const names = new Set(trackedPaths.map(path => basename(path)))
  const mayBeCopy = (name: string) => (isSourceFile(name) && names.has(name)) || name.endsWith('.pom')
  const folders = new Set(
    [...new Set(paths.map(path => dirname(path)))].filter(folder =>
      folderEntries(folder).some(
        ({ name }) => mayBeCopy(name) && hasContentOfBlob(join(folder, name), trackedBlobs),
      ),
    ),
  )
  return paths.filter(path => noted.has(path) || folders.has(dirname(path)))
}

/** The source files that differ, with the ids of their blobs; zeros where a side has no file. */
export type ChangedSourceBlobs = readonly (readonly [path: string, blobs: Readonly<Record<Side, string>>])[]

/** Returns which of `paths`, relative to `folder`, are copies of a source file as only `side` has it; the values are the sources' paths. */
export function findCopiesOfChangedSourcesOfSide(
  side: Side,
  changed: ChangedSourceBlobs,
  paths: Iterable<string>,
  folder: string,
): ReadonlyMap<string, string> {
  const ofOther = new Set(changed.map(([, blobs]) => blobs[otherSide(side)]))
  const sources = new Map<string, string>()
  for (const [path, blobs] of changed) if (!ofOther.has(blobs[side])) sources.set(blobs[side], path)
  const names = new Set(changed.map(([path]) => basename(path)))
  const copies = new Map<string, string>()
  for (const path of paths) {
    const source = names.has(basename(path)) && sources.get(blobId(resolve(folder, path), sources.keys()))
    if (source) copies.set(path, source)
  }
  return copies
}

/** Reports whether a file that is not empty has the content of one of these blobs. */
export function hasContentOfBlob(path: string, blobs: ReadonlySet<string>): boolean {
  return blobs.has(blobId(path, blobs))
}

/** Returns the id that git gives the content of a file, as long as `ids`; empty if the file is empty, as such files are no copies of each other. */
function blobId(path: string, ids: Iterable<string>): string {
  const [known = ''] = ids
  const content = readBytesOrEmpty(path)
  const hash = createHash(known.length === 64 ? 'sha256' : 'sha1')
  return content.length === 0 ? '' : hash.update(`blob ${content.length}\0`).update(content).digest('hex')
}
