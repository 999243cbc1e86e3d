// Finds benchmarks in packages of node: those of vitest, a script for it, or a file of one of the usual libraries.
import { textMatchesGlob } from '../../common/glob.ts'
import { groupBy } from '../../common/memoize.ts'
import { commandInFolder, joinShellWords } from '../../words/escape.ts'
import { isPathSafeForWorkflow } from './marks.ts'
import {
  findFileInFolder,
  findPathsAndTextsOfFilesWithNames,
  folderAndParents,
  folderOfPath,
  isPathWithin,
  joinFolderPath,
  pathRelativeTo,
  type ScannedRepositoryFiles,
} from './scanned-repository.ts'
import {
  type BenchmarkSuite,
  benchmarkToolOutputFileName,
  createSuiteWithDefaults,
  enableCorepackStep,
  type InitWorkflowStep,
  installStepsForBunAndDeno,
  setupNodeOrPythonStep,
} from './suite.ts'

/** Libraries, by name on npm; the format that a file prints is up to it. */
const libraries = ['tinybench', 'mitata', 'benchmark'] as const

/** Names of scripts that measure, the best first. */
export const benchmarkScriptNames = ['bench', 'benchmark', 'benchmarks', 'bench:ci', 'perf']

const vitestFile = /\.(bench|benchmark)\.[cm]?[jt]sx?$/
const plainFile =
  /(^|\/)(bench|benchmark|benchmarks)(\/[^/]+)?\.[cm]?[jt]s$|(^|\/)[^/]+[._-]bench\.[cm]?[jt]s$/
const testFile = /\.(test|spec)\.[cm]?[jt]s$/

/** One suite for each package: vitest, else a script, else the files that use a library. */
export function findNodeSuites(tree: ScannedRepositoryFiles): readonly BenchmarkSuite[] {
  const packages = findPathsAndTextsOfFilesWithNames(tree, 'package.json').flatMap(([path, text]) => {
    const read = parsePackageJson(text)
    return read === null ? [] : [{ folder: folderOfPath(path), read }]
  })
  const folders = new Set(packages.map(({ folder }) => folder))
  // The files of a package are those in its folder and below, without those of a package in between.
  const files = groupBy(tree.paths, path =>
    folderAndParents(folderOfPath(path)).find(folder => folders.has(folder)),
  )
  const found = packages.map(({ folder, read }) => {
    const own = files.get(folder) ?? []
    return { folder, read, own, suite: vitest(tree, folder, read, own) }
  })
  return found.flatMap(({ folder, read, own, suite }) => {
    const hasVitestBelow = found.some(
      other => other.suite !== null && other.folder !== folder && isPathWithin(folder, other.folder),
    )
    return suite ?? script(tree, folder, read, hasVitestBelow) ?? file(tree, folder, read, own) ?? []
  })
}

function vitest(
  tree: ScannedRepositoryFiles,
  folder: string,
  read: NodePackage,
  own: readonly string[],
): BenchmarkSuite | null {
  const named = read.dependencies.vitest ?? packageAround(tree, folder, 'vitest')
  if (named === null) return null
  const range = named.startsWith('catalog:') ? (vitestInCatalog(tree) ?? named) : named
  const script = vitestScriptIn(read)
  // With another library, a file of that name is a program.
  const isItsFile = (path: string) => vitestFile.test(path) && !tree.marked.node.includes(path)
  if (script === null && !own.some(isItsFile)) return null
  const manager = packageManagerCommandsOfFolder(tree, folder)
  // Version 5 writes benchmarks with the results of tests.
  const isOld = Number(/\d+/.exec(range)?.[0] ?? 5) < 5
  const flags = isOld
    ? [`--outputJson=${benchmarkToolOutputFileName}`]
    : ['--reporter=json', `--outputFile=${benchmarkToolOutputFileName}`]
  return suiteIn(tree, folder, {
    tool: 'vitest-bench',
    command:
      (script?.variables ?? '') +
      joinShellWords(...manager.execute, 'vitest', 'bench', '--run', ...(script?.words ?? []), ...flags),
    prepare: script?.prepare == null ? null : joinShellWords(...manager.script, script.prepare),
    output: benchmarkToolOutputFileName,
    // If benchmarks are inside tests, -t selects tests.
    filter: isOld ? '-t {regex}' : null,
    notes:
      script?.hasMore === true
        ? [
            `The script "${script.name}" does more than "vitest bench". If the benchmarks need any of that, add it to "setup" or "run".`,
          ]
        : [],
  })
}

/** Returns the range in the catalog of pnpm's workspace, or in the first of several. */
function vitestInCatalog(tree: ScannedRepositoryFiles): string | null {
  const texts = findPathsAndTextsOfFilesWithNames(tree, 'pnpm-workspace.yaml').map(([, text]) => text)
  return /^\s+["']?vitest["']?\s*:\s*["']?([^\s"']+)/m.exec(texts.join('\n'))?.[1] ?? null
}

interface VitestScript {
  readonly name: string
  /** The variables that it sets, as a shell reads them, with a blank after each. */
  readonly variables: string
  /** Its arguments for vitest other than the file of results: which project or which files, for example. */
  readonly words: readonly string[]
  /** The script that package managers run before it; null if there is none. */
  readonly prepare: string | null
  /** True if it runs other programs, or has words that only a shell understands. */
  readonly hasMore: boolean
}

/** Options that would write elsewhere, compare, or wait for changes. */
const replacedVitestOptions =
  /(^|\s)--(?:(?:outputJson|outputFile|reporter|compare)(?:=|\s+)\S+|(?:run|watch)(?=\s|$))/g

/** Returns the script with the best name; null if no script runs them. */
function vitestScriptIn({ scripts }: NodePackage): VitestScript | null {
  for (const name of new Set([...benchmarkScriptNames, ...Object.keys(scripts)])) {
    const found = /^((?:\w+=[\w./:-]+ )*)(.*?)\bvitest bench(?=\s|$)(.*)$/s.exec(scripts[name] ?? '')
    if (!found || !isPathSafeForWorkflow(name)) continue
    const [, variables = '', before = '', after = ''] = found
    const options = after.replace(replacedVitestOptions, '').trim()
    const isPlain = /^[\w ./=:@,*+-]*$/.test(options)
    return {
      ...{ name, variables },
      words: isPlain && options !== '' ? options.split(/ +/) : [],
      prepare: scripts[`pre${name}`] === undefined ? null : `pre${name}`,
      hasMore: !isPlain || !/^(?:npx |(?:pnpm|yarn)(?: exec| run)? )?$/.test(before),
    }
  }
  return null
}

/** Returns the range under which a package further up names it: workspaces often have their tools at the top. */
function packageAround(tree: ScannedRepositoryFiles, folder: string, name: string): string | null {
  const ranges = folderAndParents(folder).map(one => packageIn(tree, one)?.dependencies[name])
  return ranges.find(range => range !== undefined) ?? null
}

/** Commands that run the scripts of other packages of a workspace. */
const runsOtherPackages =
  /\b(?:turbo|nx|lerna)\b|\b(?:pnpm|npm|yarn)\b.*\s(?:-r|-F|-w|-ws|--recursive|--filter|--workspaces?|workspaces?)(?![\w-])/

/** Skips a script that runs the vitest benchmarks of packages below, as it prints vitest's table for people. */
function script(
  tree: ScannedRepositoryFiles,
  folder: string,
  read: NodePackage,
  hasVitestBelow: boolean,
): BenchmarkSuite | null {
  const name = benchmarkScriptNames.find(one => {
    const command = read.scripts[one]
    if (command === undefined || whyScriptNotMeasurable(command) !== null) return false
    return !(hasVitestBelow && runsOtherPackages.test(command))
  })
  if (name === undefined) return null
  const library = libraryOf(tree, folder, read)
  const suite = suiteIn(tree, folder, {
    tool: library ?? 'script',
    command: joinShellWords(...packageManagerCommandsOfFolder(tree, folder).script, name),
    format: null,
    notes: notesOn(library, `the script "${name}"`),
  })
  return { ...suite, steps: [...suite.steps, ...installStepsForBunAndDeno(read.scripts[name] ?? '')] }
}

/** Returns why a script cannot be measured, after "it …"; null if nothing speaks against it. */
export function whyScriptNotMeasurable(command: string): string | null {
  if (/\bbranchcmp\b|compare-branch|\bgit\s+(checkout|switch|stash|worktree)\b/.test(command))
    return 'switches branches itself'
  if (/\bautocannon\b/.test(command) && !/\s(-j|--json)\b/.test(command))
    return 'prints a table of autocannon, which cannot be read (add --json)'
  // A flag at the end whose value is missing, or a place for an argument.
  const isUnfinished = /\s--$|=$|\s-[a-z]$|\$\{?\d|\$npm_config_/.test(command)
  return isUnfinished ? 'needs an argument' : null
}

function file(
  tree: ScannedRepositoryFiles,
  folder: string,
  read: NodePackage,
  own: readonly string[],
): BenchmarkSuite | null {
  const library = libraryOf(tree, folder, read)
  const candidates = own.filter(path => plainFile.test(path) && !testFile.test(path))
  const users = candidates.filter(path => tree.marked.node.includes(path))
  // A file may use the library by way of another.
  const [first, ...others] = (users.length > 0 ? users : candidates.slice(0, 1)).map(path =>
    pathRelativeTo(folder, path),
  )
  if (library === null || first === undefined) return null
  return suiteIn(tree, folder, {
    tool: library,
    command: [first, ...others].map(path => joinShellWords('node', path)).join(' && '),
    format: null,
    notes: notesOn(library, others.length === 0 ? first : `each of these ${others.length + 1} programs`),
  })
}

function libraryOf(
  tree: ScannedRepositoryFiles,
  folder: string,
  read: NodePackage,
): (typeof libraries)[number] | null {
  return (
    libraries.find(name => read.dependencies[name] !== undefined) ??
    libraries.find(name => packageAround(tree, folder, name) !== null) ??
    null
  )
}

/** `what` is a script or a file of the user's. */
function notesOn(library: string | null, what: string): readonly string[] {
  const hints: Readonly<Record<string, string>> = {
    tinybench: 'With tinybench, console.table(bench.table()) will do; JSON of bench.tasks is more exact.',
    mitata: "With mitata, call run({ format: 'json' }).",
  }
  const hint = hints[library ?? '']
  return [
    `What ${what} prints must be in a format that Benchgate reads, such as Go benchmark lines.${hint ? ` ${hint}` : ''}`,
  ]
}

/** Setup runs where the lock file is, and so does the command: it goes to its package by itself. */
function suiteIn(
  tree: ScannedRepositoryFiles,
  folder: string,
  suite: Pick<BenchmarkSuite, 'tool'> &
    Partial<BenchmarkSuite> & {
      readonly command: string
      /** A command of the package's folder that each side needs once, besides what is installed. */
      readonly prepare?: string | null
    },
): BenchmarkSuite {
  const manager = packageManagerCommandsOfFolder(tree, folder)
  const { command, prepare = null, output = null, ...rest } = suite
  const below = pathRelativeTo(manager.folder, folder)
  const inSubshell = (text: string) => (below === '.' ? text : `(${commandInFolder(below, text)})`)
  const setup = [manager.install, prepare === null ? null : inSubshell(prepare)].filter(line => line !== null)
  return createSuiteWithDefaults({
    ...rest,
    foundBy: joinFolderPath(folder, 'package.json'),
    folder: manager.folder,
    setup: setup.length === 0 ? null : setup.join('\n'),
    run: commandInFolder(below, command),
    output: output === null ? null : joinFolderPath(below, output),
    steps: [...manager.steps, setupNodeOrPythonStep('setup-node', tree, folder)],
  })
}

// Reads the parts of a package.json that say how its benchmarks run.

/** The part of a package.json that matters here. */
interface NodePackage {
  readonly scripts: Readonly<Record<string, string>>
  /** All kinds of them: name and range. */
  readonly dependencies: Readonly<Record<string, string>>
  /** As corepack reads it: `pnpm@9.1.0`; '' if there is none. */
  readonly packageManager: string
  readonly workspaces: readonly string[]
}

/** Returns null if it is no JSON object; members of the wrong type are left out. */
export function parsePackageJson(text: string): NodePackage | null {
  let read: unknown
  try {
    read = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return null
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null
  const field = (name: string): unknown => (Object.hasOwn(read, name) ? Reflect.get(read, name) : undefined)
  const kinds = ['peerDependencies', 'optionalDependencies', 'dependencies', 'devDependencies']
  const packageManager = field('packageManager')
  const workspaces = field('workspaces')
  return {
    scripts: textsOf(field('scripts')),
    dependencies: Object.assign(Object.create(null), ...kinds.map(kind => textsOf(field(kind)))),
    packageManager: typeof packageManager === 'string' ? packageManager : '',
    // An old yarn has the list in an object.
    workspaces: Object.values({
      ...textsOf(workspaces),
      ...textsOf(Reflect.get(Object(workspaces), 'packages')),
    }),
  }
}

function packageIn(tree: ScannedRepositoryFiles, folder: string): NodePackage | null {
  return parsePackageJson(tree.texts.get(joinFolderPath(folder, 'package.json')) ?? '')
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const texts: Record<string, string> = Object.create(null)
  for (const [key, one] of entries) if (typeof one === 'string') texts[key] = one
  return texts
}

// The package manager, by the nearest lock file.

interface PackageManagerCommands {
  /** The folder of the lock file, or of the package if there is none. */
  readonly folder: string
  /** Null if there is nothing to install. */
  readonly install: string | null
  /** The words before the name of a script. They add nothing to its output. */
  readonly script: readonly string[]
  /** The words before a program of a dependency. */
  readonly execute: readonly string[]
  /** Steps that install what the runner lacks, before node is set up. */
  readonly steps: readonly InitWorkflowStep[]
}

type Kind = Omit<PackageManagerCommands, 'folder'>

const npm: Kind = { install: 'npm ci', script: ['npm', 'run', '--silent'], execute: ['npx'], steps: [] }

const pnpm: Kind = {
  install: 'pnpm install --frozen-lockfile',
  script: ['pnpm', '--silent', 'run'],
  execute: ['pnpm', 'exec'],
  steps: [enableCorepackStep],
}

const yarn: Kind = {
  install: 'yarn install --frozen-lockfile',
  script: ['yarn', '--silent', 'run'],
  execute: ['yarn', '--silent', 'run'],
  steps: [enableCorepackStep],
}

/** From its second version on. */
const modernYarn: Kind = {
  ...yarn,
  install: 'yarn install --immutable',
  script: ['yarn', 'run'],
  execute: ['yarn', 'run'],
}

const locks: readonly (readonly [file: string, kind: Kind])[] = [
  ['package-lock.json', npm],
  ['npm-shrinkwrap.json', npm],
  ['pnpm-lock.yaml', pnpm],
  ['yarn.lock', yarn],
]

export function packageManagerCommandsOfFolder(
  tree: ScannedRepositoryFiles,
  folder: string,
): PackageManagerCommands {
  const isEmpty = Object.keys(packageIn(tree, folder)?.dependencies ?? {}).length === 0
  // The lock file that it would write differs from run to run.
  const installUnlocked = 'npm install --no-package-lock'
  for (const one of folderAndParents(folder))
    for (const [file, kind] of locks)
      if (findFileInFolder(tree, one, file)) {
        const manager = { folder: one, ...(kind === yarn && isModern(tree, one) ? modernYarn : kind) }
        if (isEmpty || one === folder || isWorkspaceMember(tree, one, folder)) return manager
        // Installing the package above leaves this one without what it depends on.
        const own = `(${commandInFolder(pathRelativeTo(one, folder), installUnlocked)})`
        return { ...npm, folder: one, install: `${manager.install}\n${own}`, steps: manager.steps }
      }
  return { ...npm, folder, install: isEmpty ? null : installUnlocked }
}

/** Returns true if what is installed in `top` is installed for the package in `folder`, too. The patterns of pnpm are not read. */
function isWorkspaceMember(tree: ScannedRepositoryFiles, top: string, folder: string): boolean {
  if (findFileInFolder(tree, top, 'pnpm-workspace.yaml')) return true
  const path = pathRelativeTo(top, folder)
  return (packageIn(tree, top)?.workspaces ?? []).some(glob =>
    textMatchesGlob(glob.replace(/^\.\/|\/$/g, ''), path),
  )
}

function isModern(tree: ScannedRepositoryFiles, folder: string): boolean {
  return (
    findFileInFolder(tree, folder, '.yarnrc.yml') !== null ||
    /^yarn@([2-9]|\d\d)/.test(packageIn(tree, folder)?.packageManager ?? '')
  )
}
