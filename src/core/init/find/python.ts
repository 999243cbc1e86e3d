// Finds benchmarks of pytest-benchmark, and how the project is installed with them.
import { leavesOfParsedToml, parseToml, type TomlLeaf } from '../../common/toml.ts'
import { joinShellWords, quoteShellWord } from '../../words/escape.ts'
import {
  fileNameOfPath,
  findFileInFolder,
  findPathsAndTextsOfFilesWithNames,
  folderAndParents,
  folderDepth,
  folderOfPath,
  innermostCommonFolder,
  isPathWithin,
  joinFolderPath,
  pathRelativeTo,
  relativePathBetweenFolders,
  removeSourceComments,
  type ScannedRepositoryFiles,
} from './scanned-repository.ts'
import {
  type BenchmarkSuite,
  benchmarkResultFileNamesAndGlob,
  benchmarkToolOutputFileName,
  createSuiteWithDefaults,
  installPythonToolStep,
  setupNodeOrPythonStep,
} from './suite.ts'

/** A place that names pytest-benchmark, and how it gets installed from there. */
interface Named {
  readonly path: string
  /** The extra, or the group, that has it; null if it is installed anyway. */
  readonly extra: string | null
  readonly group: string | null
  /** True if only poetry knows of it. */
  readonly isPoetry?: boolean
  /** True if it is to be installed by its name, as pip reads none of what names it. */
  readonly isByName?: boolean
}

/** One suite for each folder in which pytest-benchmark is named and a test below uses it. */
export function findPytestSuites(tree: ScannedRepositoryFiles): readonly BenchmarkSuite[] {
  const named = [...tree.texts].flatMap(([path, text]) => namedIn(path, text))
  const homes = [...new Set(named.map(({ path }) => homeOf(path)))].sort(
    (a, b) => folderDepth(a) - folderDepth(b),
  )
  return homes.flatMap(home => {
    const nested = homes.filter(other => other !== home && isPathWithin(home, other))
    const tests = tree.marked.pytest.filter(
      path => isPathWithin(home, path) && !nested.some(other => isPathWithin(other, path)),
    )
    const [first] = named.filter(({ path }) => homeOf(path) === home).sort(bySource)
    return tests.length === 0 || !first ? [] : [suiteOf(tree, home, first, tests)]
  })
}

/** `requirements/dev.txt` belongs to the folder above `requirements`. */
function homeOf(path: string): string {
  const folder = folderOfPath(path)
  return fileNameOfPath(folder) === 'requirements' ? folderOfPath(folder) : folder
}

const sources = ['pyproject.toml', 'setup.cfg', 'setup.py']

/** Returns a file that installs the project itself comes before a list of requirements. */
function bySource(a: Named, b: Named): number {
  const rank = ({ path }: Named) => (sources.indexOf(fileNameOfPath(path)) + 4) % 4
  return rank(a) - rank(b) || (a.path < b.path ? -1 : 1)
}

const requirement = /(^|["'\s])pytest[-_.]benchmark(?![\w.-])/im

function namedIn(path: string, text: string): readonly Named[] {
  const name = fileNameOfPath(path)
  if (name === 'pyproject.toml')
    return leavesOfParsedToml(parseToml(text)).flatMap(leaf => namedByLeaf(path, leaf))
  const isPython = name === 'setup.cfg' || name === 'setup.py' || /\.(txt|in)$/.test(name)
  if (!isPython || name === 'CMakeLists.txt' || name === 'conanfile.txt') return []
  const plain = removeSourceComments(text, 'hash')
  const found = requirement.exec(plain)
  if (!found) return []
  return [
    { path, extra: /^setup\./.test(name) ? extraBefore(plain.slice(0, found.index)) : null, group: null },
  ]
}

/** Returns the last `name =` or `"name": [` below `extras_require`. */
function extraBefore(text: string): string | null {
  const start = text.search(/options\.extras_require|extras_require/)
  if (start < 0) return null
  const names = [...text.slice(start).matchAll(/^\s*([\w-]+)\s*=\s*(?=$)|["']([\w-]+)["']\s*:/gm)]
  const last = names.at(-1)
  return last?.[1] ?? last?.[2] ?? null
}

function namedByLeaf(path: string, { path: key, value }: TomlLeaf): readonly Named[] {
  const always = { path, extra: null, group: null }
  const poetry =
    /^tool\.poetry(?:\.group\.([\w-]+))?\.(?:dev-)?dependencies\.pytest[-_]benchmark(?:\.|$)/i.exec(key)
  if (poetry) return [{ ...always, group: poetry[1] ?? null, isPoetry: true }]
  if (typeof value !== 'string' || !/^pytest[-_.]benchmark(?![\w.-])/i.test(value)) return []
  const extra = /^project\.optional-dependencies\.([\w-]+)$/.exec(key)?.[1]
  const group = /^dependency-groups\.([\w-]+)$/.exec(key)?.[1]
  if (extra !== undefined) return [{ ...always, extra }]
  if (group !== undefined) return [{ ...always, group }]
  if (key.startsWith('project.')) return [always]
  if (key.startsWith('tool.uv.')) return [{ ...always, group: 'dev' }]
  return onlyByItsTool.test(key) ? [{ ...always, isByName: true }] : []
}

/** Tables of pdm and hatch that pip does not read. */
const onlyByItsTool = /^tool\.(pdm\.dev-dependencies|hatch\.envs)\./

function suiteOf(
  tree: ScannedRepositoryFiles,
  home: string,
  named: Named,
  tests: readonly string[],
): BenchmarkSuite {
  const { tool, install } = installing(tree, home, named)
  const setup = [...virtualEnvironmentSetupCommands, ...install]
  const collected = tests.filter(path => /^(test_.*|.*_test)\.py$/.test(fileNameOfPath(path)))
  const folder = collected.length === 0 ? null : pathRelativeTo(home, innermostCommonFolder(collected))
  // Other files are only collected where they are named.
  const others = tests.filter(path => !collected.includes(path)).map(path => pathRelativeTo(home, path))
  const paths = [...(folder === null || (folder === '.' && others.length === 0) ? [] : [folder]), ...others]
  // Projects turn benchmarks off in the settings of pytest, so that tests are quick.
  const flags = [
    '--benchmark-enable',
    '--benchmark-only',
    '--benchmark-max-time=0.2',
    `--benchmark-json=${benchmarkToolOutputFileName}`,
  ]
  return createSuiteWithDefaults({
    tool: 'pytest-benchmark',
    foundBy: named.path,
    folder: home,
    setup: setup.join('\n'),
    run: joinShellWords(`${virtualEnvironmentFolder}/bin/python`, '-m', 'pytest', ...paths, ...flags),
    output: benchmarkToolOutputFileName,
    filter: '-k {or}',
    steps: [
      setupNodeOrPythonStep('setup-python', tree, home),
      ...(tool === null ? [] : [installPythonToolStep(tool)]),
    ],
  })
}

/** Returns the commands that fill the active environment, and the program they need that Python does not bring. */
function installing(
  tree: ScannedRepositoryFiles,
  home: string,
  named: Named,
): { readonly tool: 'uv' | 'poetry' | null; readonly install: readonly string[] } {
  const { extra, group, isPoetry } = named
  // A package that only a list of requirements names is in no lock file.
  const mayBeLocked = !isRequirementList(named)
  if (mayBeLocked && folderAndParents(home).some(folder => findFileInFolder(tree, folder, 'uv.lock'))) {
    const flags = extra ? ['--extra', extra] : group ? ['--group', group] : []
    // uv would take what it has built of the other side, unless pyproject.toml differs.
    const words = ['uv', 'sync', '--active', '--locked', '--refresh', ...flags]
    return { tool: 'uv', install: [joinShellWords(...words)] }
  }
  if (isPoetry || (mayBeLocked && findFileInFolder(tree, home, 'poetry.lock'))) {
    const flags = extra ? ['--extras', extra] : group ? ['--with', group] : []
    return { tool: 'poetry', install: [joinShellWords('poetry', 'install', ...flags)] }
  }
  return { tool: null, install: pipLines(tree, home, named) }
}

function isRequirementList({ path }: Named): boolean {
  return !sources.includes(fileNameOfPath(path))
}

function pipLines(tree: ScannedRepositoryFiles, home: string, named: Named): readonly string[] {
  const { path, extra, group, isByName } = named
  const lists = isRequirementList(named) ? ['requirements.txt', pathRelativeTo(home, path)] : []
  const there = [...new Set(lists)].filter(one => tree.texts.has(joinFolderPath(home, one)))
  // A folder of benchmarks with a list of its own measures the project around it.
  const top = folderAndParents(home).find(folder => isPipInstallable(tree, folder))
  const project = top === undefined ? null : relativePathBetweenFolders(home, top)
  const words = [
    ...(project === null ? [] : ['--editable', extra === null ? project : `${project}[${extra}]`]),
    ...there.flatMap(one => ['--requirement', one]),
    ...(group === null ? [] : ['--group', group]),
  ]
  return [
    ...(group === null ? [] : ['pip install --quiet --upgrade pip']),
    joinShellWords('pip', 'install', '--quiet', ...words),
    ...(isByName ? ['pip install --quiet pytest-benchmark'] : []),
  ]
}

// The environment in which a side's Python benchmarks run, and how the project gets into it.

/** Each side has an environment of its own: a shared one would hold the code of whichever was installed last. */
const virtualEnvironmentFolder = '.benchgate-venv'

/** The commands that make it, and enter it for those that follow. */
const virtualEnvironmentSetupCommands: readonly string[] = [
  `python -m venv --clear ${virtualEnvironmentFolder}`,
  `. ${virtualEnvironmentFolder}/bin/activate`,
]

/** Returns true if pip can install the folder. A pyproject.toml may hold nothing but settings of tools. */
export function isPipInstallable(tree: ScannedRepositoryFiles, home: string): boolean {
  const settings = parseToml(tree.texts.get(joinFolderPath(home, 'pyproject.toml')) ?? '')
  if (Object.hasOwn(settings, 'build-system') || Object.hasOwn(settings, 'project')) return true
  return findFileInFolder(tree, home, 'setup.py', 'setup.cfg') !== null
}

// Finds suites of asv, by their configuration.

/** asv would make environments for each commit itself; here a side is measured as it was installed. */
export function findAsvSuites(tree: ScannedRepositoryFiles): readonly BenchmarkSuite[] {
  return findPathsAndTextsOfFilesWithNames(tree, 'asv.conf.json').map(([path, text]) => {
    const folder = folderOfPath(path)
    const home = folderAndParents(folder).find(one => isPipInstallable(tree, one))
    const results = /^\s*"results_dir"\s*:\s*"([\w./-]+)"/m.exec(text)?.[1] ?? 'results'
    const project =
      home === undefined
        ? []
        : [`pip install --quiet ${quoteShellWord(relativePathBetweenFolders(folder, home))}`]
    const folderOfResults = results.replace(/^\.\//, '').replace(/\/$/, '')
    return createSuiteWithDefaults({
      tool: 'asv',
      foundBy: path,
      folder,
      setup: [
        ...virtualEnvironmentSetupCommands,
        'pip install --quiet asv virtualenv',
        ...project,
        'asv machine --yes',
      ].join('\n'),
      run: `${virtualEnvironmentFolder}/bin/asv run --python=same --set-commit-hash "$(git rev-parse HEAD)" --attribute rounds=1`,
      // The units of the user's own values are in the second.
      output: `${folderOfResults}/**/*-*.json\n${folderOfResults}/benchmarks.json`,
      steps: [setupNodeOrPythonStep('setup-python', tree, folder)],
      notes: [
        `If the benchmarks need more than the project (see "matrix" in ${joinFolderPath(folder, 'asv.conf.json')}), install that in "setup", too.`,
      ],
    })
  })
}

// Finds benchmarks of pyperf: programs, each with a Runner.

/** One process for each benchmark: rounds are many, and pyperf's own twenty processes are meant for a single run. */
const flags = '--processes 1 --values 3 --warmups 1'

/** More programs than this are a collection, of which somebody has to choose; a note says so. */
const most = 20

/** One suite, of the programs in one folder or below: a project has them together. */
export function findPyperfSuites(tree: ScannedRepositoryFiles): readonly BenchmarkSuite[] {
  const files = tree.marked.pyperf.slice(0, most)
  const [first] = files
  if (first === undefined) return []
  const folder =
    folderAndParents(innermostCommonFolder(files)).find(one => isPipInstallable(tree, one)) ?? '.'
  const { names, output } = benchmarkResultFileNamesAndGlob(files.length)
  const run = files.map(
    (file, n) =>
      `${virtualEnvironmentFolder}/bin/python ${quoteShellWord(pathRelativeTo(folder, file))} ${flags} --output ${names[n]}`,
  )
  const project = isPipInstallable(tree, folder) ? ['pip install --quiet --editable .'] : []
  return [
    createSuiteWithDefaults({
      tool: 'pyperf',
      foundBy: first,
      folder,
      setup: [...virtualEnvironmentSetupCommands, 'pip install --quiet pyperf', ...project].join('\n'),
      run: run.join('\n'),
      output,
      steps: [setupNodeOrPythonStep('setup-python', tree, folderOfPath(first))],
      notes:
        tree.marked.pyperf.length > most
          ? [
              `There are ${tree.marked.pyperf.length} pyperf programs, and "run" starts the first ${most}: edit "run" to choose which ones are measured.`,
            ]
          : [],
    }),
  ]
}
