// Finds benchmarks that are programs, by text in their source: those of Dart, Julia, Ruby, .NET, hyperfine and k6.
import { groupBy } from '../../common/memoize.ts'
import { joinShellWords, quoteShellWord } from '../../words/escape.ts'
import type { BenchmarkToolPatternName } from './marks.ts'
import {
  fileNameOfPath,
  findFileInFolder,
  folderAndParents,
  folderDepth,
  folderOfPath,
  joinFolderPath,
  pathRelativeTo,
  type ScannedRepositoryFiles,
} from './scanned-repository.ts'
import {
  type BenchmarkSuite,
  benchmarkToolOutputFileName,
  createSuiteWithDefaults,
  type InitWorkflowStep,
  installAptPackagesStep,
} from './suite.ts'

interface Programs {
  readonly tree: ScannedRepositoryFiles
  readonly project: string
  /** Their paths from the top, at least one. */
  readonly paths: readonly [string, ...string[]]
}

/** Finds the programs of a tool, and describes a suite of them. */
interface ProgramTool {
  readonly mark: BenchmarkToolPatternName
  /**
   * Returns the folder or file of the project that a program belongs to, null if it is no benchmark. The programs of a project are one
   * suite, in its folder unless the suite says another.
   */
  projectOf(tree: ScannedRepositoryFiles, path: string): string | null
  suite(programs: Programs): Pick<BenchmarkSuite, 'run' | 'steps'> & Partial<BenchmarkSuite>
}

/** The folder of Julia's environment. It is not `benchmark`, as installing the package there would change a file that git tracks. */
const juliaEnvironment = '.benchgate-julia'
const juliaSuite = 'benchmark/benchmarks.jl'
const julia = ['julia', `--project=${juliaEnvironment}`, '-e']

/** The folder for BenchmarkDotNet's results. It is not the usual one, which people commit. */
const dotnetArtifacts = 'benchgate-artifacts'

const programTools = {
  benchmarkdotnet: {
    mark: 'benchmarkdotnet',
    projectOf: csprojAround,
    suite({ tree, project: csproj }) {
      const text = tree.texts.get(csproj) ?? ''
      const top =
        folderAndParents(folderOfPath(csproj)).find(one => findFileInFolder(tree, one, 'global.json')) ?? '.'
      const pinned = findFileInFolder(tree, top, 'global.json')
      const project = quoteShellWord(pathRelativeTo(top, csproj))
      // Of several frameworks the first, as one has to be chosen.
      const [, framework] = /<TargetFrameworks>\s*([\w.-]+)/.exec(text) ?? []
      const [, version = '10'] = /<TargetFrameworks?>\s*net(\d+)\.\d/.exec(text) ?? []
      const flags = `--configuration Release${framework === undefined ? '' : ` --framework ${framework}`}`
      return {
        ...{ foundBy: csproj, folder: top },
        setup: `dotnet build ${project} ${flags}`,
        run: `dotnet run --project ${project} --no-build ${flags} -- --filter '*' --job short --exporters json --artifacts ${dotnetArtifacts}`,
        output: `${dotnetArtifacts}/results/*-report-full-compressed.json`,
        steps: [
          {
            uses: 'setup-dotnet',
            with: pinned ? { 'global-json-file': pinned } : { 'dotnet-version': `${version}.x` },
          },
        ],
        notes: ['The program must pass its arguments on: BenchmarkSwitcher.FromAssembly(…).Run(args).'],
      }
    },
  },
  julia: {
    mark: 'benchmarkTools',
    projectOf: (_, path) => folderOfPath(folderOfPath(path)),
    suite({ tree, project: folder }) {
      const isProject = findFileInFolder(tree, folder, 'benchmark/Project.toml') !== null
      const install = 'using Pkg; Pkg.develop(path="."); Pkg.add("BenchmarkTools"); Pkg.instantiate()'
      const measure = `using BenchmarkTools; include("${juliaSuite}"); BenchmarkTools.save("${benchmarkToolOutputFileName}", run(SUITE; seconds=1))`
      return {
        setup: [
          `mkdir -p ${juliaEnvironment}`,
          ...(isProject ? [`cp benchmark/Project.toml ${juliaEnvironment}/`] : []),
          joinShellWords(...julia, install),
        ].join('\n'),
        run: joinShellWords(...julia, measure),
        output: benchmarkToolOutputFileName,
        steps: [{ uses: 'setup-julia', with: { version: '1' } }],
      }
    },
  },
  'benchmark-ips': {
    mark: 'benchmarkIps',
    projectOf: (tree, path) =>
      folderAndParents(folderOfPath(path)).find(one => findFileInFolder(tree, one, 'Gemfile')) ?? '.',
    suite({ tree, project: folder, paths }) {
      const least = Math.min(...paths.map(folderDepth))
      const nearest = paths.filter(path => folderDepth(path) === least)
      const isBundled = findFileInFolder(tree, folder, 'Gemfile') !== null
      const ruby = isBundled ? ['bundle', 'exec', 'ruby'] : ['ruby']
      const isLocked = !isBundled || findFileInFolder(tree, folder, 'Gemfile.lock') !== null
      return {
        foundBy: nearest[0] ?? '',
        setup: isBundled ? 'bundle install --quiet' : 'gem install --silent benchmark-ips',
        run: nearest.map(path => joinShellWords(...ruby, pathRelativeTo(folder, path))).join('\n'),
        steps: [rubyStep(tree, folder)],
        notes: isLocked ? [] : ['Git tracks no Gemfile.lock, so base and head may get different gems.'],
      }
    },
  },
  dart: {
    mark: 'dart',
    projectOf: dartPackage,
    suite: ({ project: folder, paths }) => ({
      foundBy: joinFolderPath(folder, 'pubspec.yaml'),
      setup: 'dart pub get',
      run: paths.map(path => joinShellWords('dart', 'run', pathRelativeTo(folder, path))).join('\n'),
      steps: [{ uses: 'setup-dart', with: { sdk: 'stable' } }],
    }),
  },
  hyperfine: {
    mark: 'hyperfine',
    // Each script is a suite.
    projectOf: (_, path) => path,
    suite: ({ paths: [path] }) => ({
      folder: folderOfPath(path),
      run: `bash ${quoteShellWord(fileNameOfPath(path))}`,
      output: benchmarkToolOutputFileName,
      steps: [installAptPackagesStep('hyperfine')],
      notes: [
        `Make ${path} export to ${benchmarkToolOutputFileName} (--export-json), or set "output" to the file that it writes. Set "setup" to the command that builds what it measures.`,
      ],
    }),
  },
  k6: {
    mark: 'k6',
    projectOf: (_, path) => path,
    suite: ({ paths: [path] }) => ({
      folder: folderOfPath(path),
      run: `k6 run --quiet --summary-export ${benchmarkToolOutputFileName} ${quoteShellWord(fileNameOfPath(path))}`,
      output: benchmarkToolOutputFileName,
      steps: [{ run: 'sudo env GOBIN=/usr/local/bin "$(which go)" install go.k6.io/k6@latest' }],
      notes: [
        'Start the service under load in "run", before k6 ("server & k6 run …"), so that each side puts load on its own service.',
      ],
    }),
  },
} satisfies Readonly<Record<string, ProgramTool>>

export function createSuiteFinderForTool(
  tool: keyof typeof programTools,
): (tree: ScannedRepositoryFiles) => readonly BenchmarkSuite[] {
  const { mark, projectOf, suite }: ProgramTool = programTools[tool]
  return tree =>
    [...groupBy(tree.marked[mark], path => projectOf(tree, path))].flatMap(([project, paths]) =>
      project === null
        ? []
        : createSuiteWithDefaults({
            tool,
            foundBy: paths[0],
            folder: project,
            ...suite({ tree, project, paths }),
          }),
    )
}

/** Returns the project of .NET whose folder is nearest around a source. */
function csprojAround(tree: ScannedRepositoryFiles, source: string): string | null {
  for (const folder of folderAndParents(folderOfPath(source)))
    for (const path of tree.texts.keys())
      if (folderOfPath(path) === folder && fileNameOfPath(path).endsWith('.csproj')) return path
  return null
}

/** Returns the package that has a program of Dart in its folder `benchmark`, and depends on benchmark_harness. */
function dartPackage(tree: ScannedRepositoryFiles, path: string): string | null {
  const folder = folderOfPath(folderOfPath(path))
  const pubspec = tree.texts.get(joinFolderPath(folder, 'pubspec.yaml')) ?? ''
  const isBenchmark =
    path === joinFolderPath(folder, `benchmark/${fileNameOfPath(path)}`) &&
    tree.marked.dartMain.includes(path) &&
    /^\s+benchmark_harness\s*:/m.test(pubspec)
  return isBenchmark ? folder : null
}

/** The action finds a version that the repository pins, from the folder that it is given. */
function rubyStep(tree: ScannedRepositoryFiles, home: string): InitWorkflowStep {
  const pinned = folderAndParents(home).find(one =>
    findFileInFolder(tree, one, '.ruby-version', '.tool-versions'),
  )
  if (pinned === undefined) return { uses: 'setup-ruby', with: { 'ruby-version': '3.4' } }
  return { uses: 'setup-ruby', with: { 'ruby-version': 'default', 'working-directory': pinned } }
}
