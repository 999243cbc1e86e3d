// Finds Go benchmarks, which need no command: Benchgate builds and runs them one by one.
import type { Suite } from './suite.ts'
import { around, commonFolder, depthOf, fileIn, folderOf, inFolder, type Tree } from './tree.ts'

/** At most one suite, as the driver finds all modules below its folder. */
export function findGo(tree: Tree): readonly Suite[] {
  const files = tree.marked.go.filter(path => !/(^|\/)\.[^/]/.test(path))
  const modules = [...new Set(files.flatMap(path => moduleOf(tree, folderOf(path)) ?? []))].sort(
    (a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1),
  )
  const [nearest] = modules
  if (nearest === undefined) return []
  const folder = commonFolder(modules.map(module => inFolder(module, 'go.mod')))
  const version =
    fileIn(tree, folder, 'go.work', 'go.mod') ?? fileIn(tree, '.', 'go.work') ?? inFolder(nearest, 'go.mod')
  return [
    {
      tool: 'go',
      foundBy: files.find(path => moduleOf(tree, folderOf(path)) === nearest) ?? '',
      folder,
      run: null,
      setup: null,
      format: null,
      output: null,
      filter: null,
      steps: [{ uses: 'setup-go', with: { 'go-version-file': version } }],
      notes: [],
    },
  ]
}

function moduleOf(tree: Tree, folder: string): string | null {
  return around(folder).find(one => fileIn(tree, one, 'go.mod') !== null) ?? null
}
