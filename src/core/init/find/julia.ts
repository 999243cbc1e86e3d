// Finds suites of Julia's BenchmarkTools where its tools expect them: benchmark/benchmarks.jl, with a SUITE.
import { shellLine } from '../../words/shell.ts'
import { outputFile, type Suite } from './suite.ts'
import { fileIn, folderOf, inFolder, type SourceTree } from './tree.ts'

/** Not `benchmark`: installing the package there would change a file that git tracks. */
const environment = '.benchgate-julia'

const suiteFile = 'benchmark/benchmarks.jl'

/** One for each package. */
export function findJulia(tree: SourceTree): readonly Suite[] {
  return tree.marked.benchmarkTools.map(path => {
    const folder = folderOf(folderOf(path))
    const isProject = fileIn(tree, folder, 'benchmark/Project.toml') !== null
    const julia = ['julia', `--project=${environment}`, '-e']
    const install = 'using Pkg; Pkg.develop(path="."); Pkg.add("BenchmarkTools"); Pkg.instantiate()'
    const measure = `using BenchmarkTools; include("${suiteFile}"); BenchmarkTools.save("${outputFile}", run(SUITE; seconds=1))`
    return {
      tool: 'julia',
      foundBy: inFolder(folder, suiteFile),
      folder,
      setup: [
        `mkdir -p ${environment}`,
        ...(isProject ? [`cp benchmark/Project.toml ${environment}/`] : []),
        shellLine(...julia, install),
      ].join('\n'),
      run: shellLine(...julia, measure),
      format: 'julia',
      output: outputFile,
      filter: null,
      steps: [{ uses: 'setup-julia', with: { version: '1' } }],
      notes: [],
    }
  })
}
