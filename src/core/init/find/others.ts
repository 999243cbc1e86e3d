// Finds benchmarks of Dart's benchmark_harness: programs in the folder `benchmark` of a package.
import { shellLine, shellWord } from '../../words/escape.ts'
import { outputFile, type Suite, type WorkflowStep } from './suite.ts'
import {
  depthOf,
  fileIn,
  filesNamed,
  folderOf,
  foldersAround,
  inFolder,
  isWithin,
  nameOf,
  pathFrom,
  type SourceTree,
} from './tree.ts'

/** One suite for each package, with all its programs. */
export function findDart(tree: SourceTree): readonly Suite[] {
  return filesNamed(tree, 'pubspec.yaml').flatMap(([path, text]) => {
    if (!/^\s+benchmark_harness\s*:/m.test(text)) return []
    const folder = folderOf(path)
    const own = tree.marked.dart.filter(file => isWithin(folder, file)).map(file => pathFrom(folder, file))
    const files = own.filter(
      file => /^benchmark\/[^/]+$/.test(file) && tree.marked.dartMain.includes(inFolder(folder, file)),
    )
    if (files.length === 0) return []
    return [
      {
        tool: 'dart',
        foundBy: path,
        folder,
        setup: 'dart pub get',
        run: files.map(file => shellLine('dart', 'run', file)).join('\n'),
        format: 'dart',
        output: null,
        filter: null,
        steps: [{ uses: 'setup-dart', with: { sdk: 'stable' } }],
        notes: [],
      },
    ]
  })
}

// Finds suites of Julia's BenchmarkTools where its tools expect them: benchmark/benchmarks.jl, with a SUITE.

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

// Finds benchmarks of Ruby's benchmark-ips: programs that print.

/** One suite for each folder with a Gemfile: its programs that are nearest to it. */
export function findRuby(tree: SourceTree): readonly Suite[] {
  const homes = new Map<string, string[]>()
  for (const path of tree.marked.benchmarkIps) {
    const home = foldersAround(folderOf(path)).find(one => fileIn(tree, one, 'Gemfile')) ?? '.'
    homes.set(home, [...(homes.get(home) ?? []), path])
  }
  return [...homes].map(([home, files]) => {
    const least = Math.min(...files.map(depthOf))
    const nearest = files.filter(path => depthOf(path) === least)
    const isBundled = fileIn(tree, home, 'Gemfile') !== null
    const ruby = isBundled ? ['bundle', 'exec', 'ruby'] : ['ruby']
    return {
      tool: 'benchmark-ips',
      foundBy: nearest[0] ?? '',
      folder: home,
      setup: isBundled ? 'bundle install --quiet' : 'gem install --silent benchmark-ips',
      run: nearest.map(path => shellLine(...ruby, pathFrom(home, path))).join('\n'),
      format: 'benchmark-ips',
      output: null,
      filter: null,
      steps: [rubyStep(tree, home)],
      notes: lockNotes(tree, home, isBundled),
    }
  })
}

function lockNotes(tree: SourceTree, home: string, isBundled: boolean): readonly string[] {
  return isBundled && fileIn(tree, home, 'Gemfile.lock') === null
    ? ['Git tracks no Gemfile.lock, so base and head may get different gems.']
    : []
}

/** Returns the action finds a version that the repository pins, from the folder it is told. */
function rubyStep(tree: SourceTree, home: string): WorkflowStep {
  const pinned = foldersAround(home).find(one => fileIn(tree, one, '.ruby-version', '.tool-versions'))
  if (pinned === undefined) return { uses: 'setup-ruby', with: { 'ruby-version': '3.4' } }
  return { uses: 'setup-ruby', with: { 'ruby-version': 'default', 'working-directory': pinned } }
}

// Finds programs of one's own that measure with hyperfine, and load tests of k6.

/** One suite for each script: what it exports is found by the name that the note asks for. */
export function findHyperfine(tree: SourceTree): readonly Suite[] {
  return tree.marked.hyperfine.map(path => ({
    tool: 'hyperfine',
    foundBy: path,
    folder: folderOf(path),
    setup: null,
    run: `bash ${shellWord(nameOf(path))}`,
    format: 'hyperfine',
    output: outputFile,
    filter: null,
    steps: [{ run: 'sudo apt-get update && sudo apt-get install --yes hyperfine' }],
    notes: [
      `Let ${path} export to ${outputFile} (--export-json), or name its file by "output"; what it measures is to be built in "setup".`,
    ],
  }))
}

/** One suite for each script. */
export function findK6(tree: SourceTree): readonly Suite[] {
  return tree.marked.k6.map(path => ({
    tool: 'k6',
    foundBy: path,
    folder: folderOf(path),
    setup: null,
    run: `k6 run --quiet --summary-export ${outputFile} ${shellWord(nameOf(path))}`,
    format: 'k6',
    output: outputFile,
    filter: null,
    steps: [{ run: 'sudo env GOBIN=/usr/local/bin "$(which go)" install go.k6.io/k6@latest' }],
    notes: [
      'The service under load is to be started in "run" (… & before k6), so that each side loads its own.',
    ],
  }))
}

// Finds projects of .NET that run BenchmarkDotNet.

/** Not the usual folder, which people commit. */
const artifacts = 'benchgate-artifacts'

/** One suite for each project with a switcher, which takes flags. */
export function findDotnet(tree: SourceTree): readonly Suite[] {
  const projects = new Set(tree.marked.benchmarkdotnet.flatMap(path => projectOf(tree, path) ?? []))
  return [...projects].map(path => {
    const top = foldersAround(folderOf(path)).find(one => fileIn(tree, one, 'global.json')) ?? '.'
    const text = tree.texts.get(path) ?? ''
    const framework = frameworkOf(text)
    const project = shellWord(pathFrom(top, path))
    const flags = `--configuration Release${framework === null ? '' : ` --framework ${framework}`}`
    return {
      tool: 'benchmarkdotnet',
      foundBy: path,
      folder: top,
      setup: `dotnet build ${project} ${flags}`,
      run: `dotnet run --project ${project} --no-build ${flags} -- --filter '*' --job short --exporters json --artifacts ${artifacts}`,
      format: 'benchmarkdotnet',
      output: `${artifacts}/results/*-report-full-compressed.json`,
      filter: null,
      steps: [dotnetStep(tree, top, versionOf(text))],
      notes: ['The program must pass its arguments on: BenchmarkSwitcher.FromAssembly(…).Run(args).'],
    }
  })
}

/** Returns the project whose folder is nearest around a source. */
function projectOf(tree: SourceTree, source: string): string | null {
  for (const folder of foldersAround(folderOf(source)))
    for (const path of tree.texts.keys())
      if (folderOf(path) === folder && nameOf(path).endsWith('.csproj')) return path
  return null
}

/** Of several the first, as one has to be chosen; null if there is just one. */
function frameworkOf(project: string): string | null {
  return /<TargetFrameworks>\s*([\w.-]+)/.exec(project)?.[1] ?? null
}

/** Returns the SDK's version that a project is made for. */
function versionOf(project: string): string {
  return /<TargetFrameworks?>\s*net(\d+)\.\d/.exec(project)?.[1] ?? '10'
}

function dotnetStep(tree: SourceTree, top: string, version: string): WorkflowStep {
  const pinned = fileIn(tree, top, 'global.json')
  if (pinned) return { uses: 'setup-dotnet', with: { 'global-json-file': pinned } }
  return { uses: 'setup-dotnet', with: { 'dotnet-version': `${version}.x` } }
}
