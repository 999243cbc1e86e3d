// Finds Go benchmarks, which need no command: Benchgate builds and runs them one by one.
import {
  fileNameOfPath,
  findFileInFolder,
  folderAndParents,
  folderDepth,
  folderOfPath,
  innermostCommonFolder,
  isPathWithin,
  joinFolderPath,
  type ScannedRepositoryFiles,
} from './scanned-repository.ts'
import { type BenchmarkSuite, createSuiteWithDefaults } from './suite.ts'

/** At most one suite, as the driver finds all modules below its folder. */
export function findGoSuiteOfAllModules(tree: ScannedRepositoryFiles): readonly BenchmarkSuite[] {
  const files = tree.marked.go.filter(path => !/(^|\/)\.[^/]/.test(path))
  const modules = [...new Set(files.flatMap(path => moduleOf(tree, folderOfPath(path)) ?? []))].sort(
    (a, b) => folderDepth(a) - folderDepth(b) || (a < b ? -1 : 1),
  )
  const [nearest] = modules
  if (nearest === undefined) return []
  const folder = innermostCommonFolder(modules.map(module => joinFolderPath(module, 'go.mod')))
  const usual = findFileInFolder(tree, folder, 'go.work', 'go.mod') ?? findFileInFolder(tree, '.', 'go.work')
  const file = newest(tree, [...(usual ? [usual] : []), ...modules.map(one => joinFolderPath(one, 'go.mod'))])
  const version = wantedGo(tree, file)
  const isOld = version !== '' && isNewer(firstWithLayouts, version)
  return [
    createSuiteWithDefaults({
      tool: 'go',
      foundBy: files.find(path => moduleOf(tree, folderOfPath(path)) === nearest) ?? '',
      folder,
      run: null,
      format: null,
      steps: [{ uses: 'setup-go', with: isOld ? { 'go-version': 'stable' } : { 'go-version-file': file } }],
      notes: isOld
        ? [
            `${file} asks for Go ${version} or later; the workflow installs the current Go, as Benchgate can change the order of functions only with Go ${firstWithLayouts} or later.`,
          ]
        : [],
    }),
  ]
}

/** The first Go whose linker can change the order of functions. */
const firstWithLayouts = '1.23'

/** Returns the first of those that ask for the highest version: only one can be installed, and an older one fails the others. */
function newest(tree: ScannedRepositoryFiles, files: readonly string[]): string {
  return files.reduce((best, path) => (isNewer(wantedGo(tree, path), wantedGo(tree, best)) ? path : best))
}

/** Returns the version that a go.mod or go.work asks for; '' if it names none. */
function wantedGo({ texts }: ScannedRepositoryFiles, path: string): string {
  return /^go\s+(\d[\d.]*)/m.exec(texts.get(path) ?? '')?.[1] ?? ''
}

function isNewer(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) > 0
}

function moduleOf(tree: ScannedRepositoryFiles, folder: string): string | null {
  return folderAndParents(folder).find(one => findFileInFolder(tree, one, 'go.mod') !== null) ?? null
}

/**
 * Returns true if a file that says how something in `folder` is built names a submodule: one that it does not need may be private, and
 * a checkout that cannot fill it fails.
 */
export function buildNeedsSubmodules(
  { texts }: Pick<ScannedRepositoryFiles, 'texts'>,
  folder: string,
): boolean {
  const paths = [...(texts.get('.gitmodules') ?? '').matchAll(/^\s*path\s*=\s*(.+?)\s*$/gm)].map(
    ([, path = '']) => path,
  )
  if (paths.length === 0) return false
  // Members that a Cargo workspace excludes are not needed.
  const excluded = /^\s*exclude\s*=\s*\[[^\]]*\]/gm
  const builds = [...texts].filter(
    ([path]) => !path.startsWith('.') && (isPathWithin(folder, path) || !path.includes('/')),
  )
  return paths.some(
    path =>
      isPathWithin(path, folder) ||
      builds.some(([file, text]) => !isPathWithin(path, file) && names(text.replace(excluded, ''), path)),
  )
}

/** Returns true if the path stands in the text, by itself or after folders that a variable may hold. */
function names(text: string, path: string): boolean {
  const [whole, last] = [path, fileNameOfPath(path)].map(one => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?:(?:^|[\\s"'(=/}])${whole}|\\}/(?:[\\w.-]+/)*${last})(?:[\\s"')/]|$)`, 'm').test(text)
}
