// Files that both sides share outside of their checkouts: installed programs and libraries, cargo's output, and caches of task runners.
import { parseToml, textAtKeyOfTomlTable, tomlTableAtKeyOrEmpty } from '../common/toml.ts'

/** Variables of folders in which nothing is installed, or too much; npm sets many, such as its prefix, whose programs PATH names. */
const irrelevant =
  /^(HOME|PWD|OLDPWD|TMPDIR|TE?MP|SHELL|_|XDG_.*|AGENT_.*|ANDROID.*|JAVA_HOME.*|.*ENV_ROOT|GOROOT.*|VCPKG.*|.*WEBDRIVER.*|RUNNER_.*|GITHUB_.*|ACTIONS_.*|NPM_.*|INIT_CWD|NODE|.*CACHE.*|.*SOCK.*)$/i

/** System folders, which only the package manager writes. */
const ofSystem =
  /^\/(usr\/)?(s?bin|lib\w*|include|share)(\/|$)|^\/(proc|sys|run|etc|boot)(\/|$)|^\/(usr\/?)?$/

/** Folders of the user in which programs and libraries are installed, without a variable that names them. */
const inHome: readonly FolderWithMaxSearchDepth[] = [
  ...['bin', 'lib', '.local/bin', 'go/bin', '.cargo/bin'].map(folder => ({ folder, depth: 2 })),
  { folder: '.m2/repository', depth: 8 },
  { folder: '.ivy2/local', depth: 6 },
  { folder: '.nuget/packages', depth: 5 },
  { folder: 'R', depth: 5 },
  // Packages of conan, such as `b/widge12345/p/lib/libwidget.a`, and the headers in them.
  { folder: '.conan2/p', depth: 7 },
  ...['.local/share/gem', '.gem'].map(folder => ({ folder, depth: 9 })),
  // Extensions that PyTorch compiles at import, such as `py312_cpu/fast/fast.so`, and reuses by their time.
  { folder: '.cache/torch_extensions', depth: 3 },
  // Environments of poetry, pipenv, hatch and conda, which both sides share, as they are named after the path of the checkout.
  { folder: '.cache/pypoetry/virtualenvs', depth: 9 },
  { folder: '.local/share/virtualenvs', depth: 9 },
  { folder: '.local/share/hatch/env', depth: 11 },
  ...['.conda', 'miniconda3', 'miniforge3', 'micromamba'].map(name => ({ folder: `${name}/envs`, depth: 9 })),
]

/**
 * The depths to which the home folder and those for temporary files are searched, as scripts may build there without a variable
 * that says so.
 */
const depthInHome = 3
const depthInTemporary = 4

/** A folder to search for files down to a depth; 1 is the folder alone. */
export interface FolderWithMaxSearchDepth {
  readonly folder: string
  readonly depth: number
}

/**
 * Returns the folders from which commands with this environment load programs and libraries, the likeliest first: those in
 * PATH and other variables, the library folders next to a `bin`, and the usual ones of the user and of Debian's gem. `separator` is
 * that of PATH.
 */
export function programAndLibraryFolders(
  env: Readonly<Record<string, string | undefined>>,
  separator: string,
): readonly FolderWithMaxSearchDepth[] {
  const home = env.HOME ?? ''
  const listed = Object.entries(env)
    .filter(([name]) => !irrelevant.test(name) && name !== 'PATH')
    .flatMap(([, value = '']) => [
      ...absolute(value, separator).map(folder => ({ folder, depth: 5 })),
      ...pathsInOptions(value, separator).map(folder => ({ folder, depth: 8 })),
    ])
  const programs = absolute(env.PATH ?? '', separator)
  // Variables name environments, too, such as UV_PROJECT_ENVIRONMENT, which has packages deep below its `lib`.
  const prefixes = [...programs.filter(isInPrefix), ...listed.map(({ folder }) => folder)].map(folder =>
    folder.replace(folderInPrefix, ''),
  )
  const libraries = [...prefixes, ...(home === '' ? [] : [`${home}/.local`])].flatMap(prefix => [
    { folder: `${prefix}/lib`, depth: 9 },
    { folder: `${prefix}/lib64`, depth: 2 },
    { folder: `${prefix}/include`, depth: 3 },
  ])
  const folders = [
    ...programs.map(folder => ({ folder, depth: 1 })),
    ...listed,
    ...(home === '' ? [] : inHome).map(({ folder, depth }) => ({ folder: `${home}/${folder}`, depth })),
    { folder: '/var/lib/gems', depth: 8 },
    ...libraries,
  ].filter(({ folder }) => folder !== home)
  const built = [
    { folder: home, depth: depthInHome },
    { folder: env.RUNNER_TEMP ?? '', depth: depthInTemporary },
    { folder: '/tmp', depth: depthInTemporary },
  ].filter(({ folder }) => folder !== '')
  const seen = new Set<string>()
  return [...folders, ...built].filter(({ folder }) => {
    const isNew = !seen.has(folder) && !ofSystem.test(folder)
    seen.add(folder)
    return isNew
  })
}

/** Matches the end of a folder that is beside the libraries of an installation: its programs, or files of pkg-config and CMake that name these. */
const folderInPrefix = /\/(?:bin|(?:lib\w*|share)(?:\/[^/]+)?\/(?:pkgconfig|cmake(?:\/[^/]+)?))\/?$/

/** Tells whether the libraries of an installation are in folders next to, or above, this one. */
export function isInPrefix(folder: string): boolean {
  return folderInPrefix.test(folder)
}

/** Matches a path in a command that leads out of the folder in which it runs, or into it by a variable. */
const pathInCommand = /(?:^|[\s"'=:;(<>&|])((?:~|\.\.|\$\w+|\$\{\w+\})?(?:\/[^\s"'`;()<>&|*?]+)+)/g

/** Returns the paths that `commands` name, absolute or relative to the folder in which they run. */
export function pathsNamedInCommands(
  commands: readonly (string | null)[],
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return commands.flatMap(command =>
    [...(command ?? '').matchAll(pathInCommand)].map(([, path = '']) =>
      path.replace(/^~/, '$HOME').replace(/\$\{?(\w+)\}?/g, (_, name: string) => env[name] ?? ''),
    ),
  )
}

/** Tells whether only the package manager writes in a folder. */
export function isSystemFolder(path: string): boolean {
  return ofSystem.test(path)
}

function absolute(list: string, separator: string): readonly string[] {
  return list.split(separator).filter(part => part.startsWith('/') && !part.includes('\n'))
}

/** Returns the absolute paths in a list of options: `-Dmaven.repo.local=/m2 -L/opt/lib`. */
function pathsInOptions(list: string, separator: string): readonly string[] {
  return list
    .split(separator)
    .flatMap(part => [...part.matchAll(/(?:^|\s)-[^\s/]*(\/\S+)/g)].map(([, path = '']) => path))
}

// The folders for cargo's output, from its configuration files and variables.

/** The setting of a folder: variables, and a key of the table `build`. */
export interface CargoFolderSetting {
  readonly key: 'target-dir' | 'build-dir'
  /** The variables that set it; the first one takes precedence. */
  readonly variables: readonly string[]
}

export const cargoFolderSettings: readonly CargoFolderSetting[] = [
  { key: 'target-dir', variables: ['CARGO_TARGET_DIR', 'CARGO_BUILD_TARGET_DIR'] },
  { key: 'build-dir', variables: ['CARGO_BUILD_BUILD_DIR'] },
]

/** Returns the value of `build.KEY` in a configuration file, which is TOML; null if there is none. */
export function parseCargoOutputFolderSetting(config: string, key: CargoFolderSetting['key']): string | null {
  return textAtKeyOfTomlTable(tomlTableAtKeyOrEmpty(parseToml(config), 'build'), key)
}

// Task runners that replay a command's output if its input is unchanged, and the variables that turn this off.

/** A task runner, recognised by its files or by the command. */
export interface ThirdPartyCachingTaskRunner {
  readonly name: string
  readonly files: readonly string[]
  /** It knows the content of files from git's index, so that it can run a commit's code without reading them; it reads its settings first. */
  readonly isAskingGit?: boolean
  /** A string in package.json that shows it is used. */
  readonly inPackage?: string
  readonly named: RegExp
  /** The variables that make it run everything. */
  readonly env: Readonly<Record<string, string>>
}

export const cachingTaskRunners: readonly ThirdPartyCachingTaskRunner[] = [
  {
    name: 'Turborepo',
    isAskingGit: true,
    files: ['turbo.json', 'turbo.jsonc'],
    named: /\bturbo\b/,
    env: { TURBO_FORCE: 'true' },
  },
  {
    name: 'Nx',
    isAskingGit: true,
    files: ['nx.json'],
    named: /\bnx\b/,
    // The names have changed between versions; each takes those it knows.
    env: {
      NX_SKIP_NX_CACHE: 'true',
      NX_DISABLE_NX_CACHE: 'true',
      NX_SKIP_REMOTE_CACHE: 'true',
      NX_DISABLE_REMOTE_CACHE: 'true',
    },
  },
  {
    name: 'Lage',
    isAskingGit: true,
    files: ['lage.config.js', 'lage.config.cjs', 'lage.config.mjs', 'lage.config.json'],
    named: /\blage\b/,
    env: { LAGE_RUN_CACHE: 'false' },
  },
  { name: 'wireit', files: [], inPackage: '"wireit"', named: /\bwireit\b/, env: { WIREIT_CACHE: 'none' } },
  {
    name: 'moon',
    isAskingGit: true,
    files: ['.moon/workspace.yml'],
    named: /\bmoon\b/,
    env: { MOON_CACHE: 'off' },
  },
  {
    name: 'Rush',
    isAskingGit: true,
    files: ['rush.json'],
    named: /\brushx?\b/,
    env: { RUSH_BUILD_CACHE_ENABLED: '0' },
  },
  { name: 'Pants', files: ['pants.toml'], named: /\bpants\b/, env: { PANTS_TEST_FORCE: 'true' } },
]

/** Tells whether a file is the settings of a build tool that can run a commit's code without reading its files. */
export function isSettingsOfCachingBuildTool(path: string): boolean {
  return cachingTaskRunners.some(({ isAskingGit, files }) => isAskingGit && files.includes(path))
}
