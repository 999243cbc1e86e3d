// Finds out from command lines which code they run: that of git's objects or of images, and the files that a process runs.
import type { Side } from '../model/measuring.ts'

/** Commands that take code from git's objects instead of the files of the checkout: `git show` does with a path, as in `HEAD:src/a.c`. */
const fromObjects =
  /\bgit (?:archive|worktree|cat-file|checkout-index)\b|\bgit show\b[^\n;&|]*[\s"'][\w./@{}~^$)-]+:[\w./$]|git\+file:|\basv (?![^\n]*(?:--python=same|\bexisting\b))/
/** Matches an address of another repository. A clone of it does not count, unless the command names the commit. */
const remote = /\b(?:https?|ssh|git):|\bgit@/
const namesCommit = /\brev-parse\b|_SHA\b/

/** Tells whether one of the commands takes the code from git's objects. */
export function commandsReadCodeFromGitObjects(commands: readonly (string | null)[]): boolean {
  return commands.some(command => {
    if (command === null) return false
    const clones = command.match(/\bgit clone\b[^\n;&|]*/g) ?? []
    const isCloned = clones.some(clone => !remote.test(clone) || namesCommit.test(command))
    return isCloned || fromObjects.test(command)
  })
}

/**
 * Returns the name of the image that both sides share; null if there is none. `setup` builds it, and `run` names it or measures a
 * server that `setup` starts from it. For images of Compose the name is "of docker compose". `setup` runs once on each side before the first round, so the image of head takes the name of base's.
 */
export function findImageSharedBySidesInCommands(setup: string | null, run: string): string | null {
  const [building, using] = [setup ?? '', run].map(text => text.replace(/\\\r?\n/g, ' ')) as [string, string]
  const built = building.matchAll(
    /\b(?:docker|podman|nerdctl)\b[^\n;&|]*\bbuild\b[^\n;&|]*?\s(?:-t|--tag)[ =]*(["']?)([\w./:@${}-]+)\1(?=[\s;&|]|$)/g,
  )
  // A variable of the environment is the same on both sides; one that a command sets may hold the commit.
  const isOfSide = (name: string) =>
    [...name.matchAll(/\$\{?(\w+)/g)].some(([, variable]) =>
      new RegExp(`\\b${variable}=|\\bread\\b.*\\b${variable}\\b`).test(`${building}\n${using}`),
    )
  // A command substitution may name the container after the commit, or choose its port: the container then belongs to one side.
  const started = [...building.matchAll(startedContainer)]
    .map(([text]) => text)
    .filter(text => loadsServer.test(using) && !/\$\(|`/.test(text))
  const image = [...built]
    .map(([, , name = '']) => name.replace(/:latest$/, ''))
    .find(name => !isOfSide(name) && [using, ...started].some(text => text.includes(name)))
  if (image) return image
  if (sharesImagesOfBake(building, using)) return 'of docker buildx bake'
  return sharesImagesOfCompose(building, using) ? 'of docker compose' : null
}

/** Matches a `run` that measures a server. Other commands may use the container as a database. */
const loadsServer =
  /\b(?:k6|wrk2?|ab|hey|oha|drill|ghz|vegeta|bombardier|autocannon|artillery|locust|curl)\b|\blocalhost\b|\b127\.0\.0\.1\b/
/** Matches a command that starts a container in the background. */
const startedContainer =
  /\b(?:docker|podman|nerdctl)\b[^\n;&|]*\brun\b[^\n;&|]*?\s(?:-\w*d\w*|--detach)(?=[ \n])[^\n;&|]*/g

/** Matches a command that builds the images that a file names. */
const bake = /\bdocker\b[^\n;&|]*\bbake\b/

/** A file names what bake builds, so that the images are known only if `run` uses any. */
function sharesImagesOfBake(setup: string, run: string): boolean {
  const isUsed =
    /\b(?:docker|podman|nerdctl)\b[^\n;&|]*\b(?:run|exec|compose|start)\b/.test(run) ||
    (setup.search(startedContainer) >= 0 && loadsServer.test(run))
  return bake.test(setup) && isUsed && !bake.test(run) && !namesSide.test(setup)
}

const composeBuild = /\bcompose\b[^\n;&|]*\b(?:build|up)\b/

/** Matches a variable that a command sets to what another prints, as that may be the commit. */
const namesSide = /\b\w+=["']?[^\s"']*(?:\$\(|`)/

/** Compose names images and containers after the folder, which has the same name on both sides, or as its file says. */
function sharesImagesOfCompose(setup: string, run: string): boolean {
  const mayNameSide = /\bcompose\b[^\n;&|]*\s(?:-p|--project-name)\b/.test(setup) || namesSide.test(setup)
  const isStarted = /\bcompose\b[^\n;&|]*\bup\b[^\n;&|]*\s(?:-d|--detach|--wait)\b/.test(setup)
  const isBuilt = /\bcompose\b[^\n;&|]*\s(?:build|--build)\b/.test(setup)
  const isUsed = /\bcompose\b/.test(run) || (isStarted && isBuilt && loadsServer.test(run))
  const isBuiltAgain = /\bcompose\b[^\n;&|]*\bbuild\b/.test(run)
  return composeBuild.test(setup) && isUsed && !isBuiltAgain && !mayNameSide
}

// The files of code that a process runs by its command line: many servers name a module, a class or nothing at all, and no file.

/** A program that runs code which its arguments name otherwise than by the path of a file. */
interface Interpreter {
  readonly program: RegExp
  /** The folders in which it usually looks for modules, besides those that its arguments name. */
  readonly folders: readonly string[]
  /** The endings that follow the path of a module in the name of its file. */
  readonly endings: readonly string[]
  /** The modules that servers load if their arguments name none. */
  readonly defaults: Readonly<Record<string, readonly string[]>>
}

const configOfRack = ['config.ru']
const interpreters: readonly Interpreter[] = [
  {
    program: /^(?:python|pypy|uwsgi)/,
    folders: ['', 'src'],
    endings: ['.py', '/__init__.py', '/__main__.py'],
    defaults: { flask: ['app', 'wsgi'], fastapi: ['main', 'app'] },
  },
  {
    program: /^java$/,
    folders: ['', 'src/main/java', 'src/main/kotlin', 'src/main/scala'],
    endings: ['.class', '.java', '.kt', '.scala'],
    defaults: {},
  },
  {
    program: /^(?:ruby|puma)/,
    folders: [''],
    endings: [''],
    defaults: { puma: configOfRack, rackup: configOfRack, unicorn: configOfRack, falcon: configOfRack },
  },
]

/** The most words of a command line that are looked at: a class path can have thousands. */
const mostWords = 200

/** Splits the arguments of a process at what separates paths and names in lists, options and titles of processes. */
export function splitCommandLineAtSeparators(commandLine: string): readonly string[] {
  return commandLine
    .split(/[\0\s:=,;()[\]]+/)
    .filter(word => word !== '')
    .slice(0, mostWords)
}

/**
 * Returns the paths that the modules or classes may have which a program loads by `words`, relative to the folder in which it runs:
 * `app:app`, `-m pkg.server`. `isFolder` tells which words are folders, in which it may look for them.
 */
export function moduleFilesNamedByWords(
  program: string,
  words: readonly string[],
  isFolder: (path: string) => boolean,
): readonly string[] {
  const interpreter = interpreters.find(one => one.program.test(program))
  if (interpreter === undefined) return []
  const { folders, endings, defaults } = interpreter
  const names = words.flatMap(word => [word, ...(defaults[word.slice(word.lastIndexOf('/') + 1)] ?? [])])
  const modules = names.filter(name => /^[A-Za-z_]\w*(?:\.\w+)*$/.test(name))
  return [...folders, ...words.filter(isFolder)].flatMap(folder =>
    modules.flatMap(name =>
      endings.map(ending => {
        const path = ending === '' ? name : name.replaceAll('.', '/') + ending
        return folder === '' ? path : `${folder}/${path}`
      }),
    ),
  )
}

/** Returns the modules that a script imports, as one that an installer of Python has written to start a program. */
export function modulesImportedByPythonScript(text: string): readonly string[] {
  return text.startsWith('#!')
    ? [...text.matchAll(/^(?:from|import) ([\w.]+)/gm)].map(([, name = '']) => name)
    : []
}

// The files that a command names, and which of them a side lacks.

/** A word with other characters may be a pattern, a variable or hostile, and is not looked at. */
const plainPath = /^[\w@./+-]+$/
/** The most files that are named. */
const mostNamed = 10

/**
 * Returns the files, and folders with a final slash, that the commands name and that only head has: `bench.py` of
 * `python bench.py`. Paths are relative to the top folder, as are those of the sides. `workingDirectory` is where the commands run.
 */
export function pathsNamedByCommandsOnlyOnHead(
  commands: readonly (string | null)[],
  workingDirectory: string,
  { base, head }: Readonly<Record<Side, readonly string[]>>,
): readonly string[] {
  const [onBase, onHead] = [pathsWithFolders(base), pathsWithFolders(head)]
  const named = commands.flatMap(command => {
    // A file that the command writes is not read.
    const text = (command ?? '').replace(/\d*>>?\s*[^\s;&|]+/g, ' ')
    const words = text
      .split(/[\s;&|<>()"'`=,:]+/)
      .filter(word => plainPath.test(word))
      .slice(0, mostWords)
    const entered = [...text.matchAll(/\bcd\s+["']?([\w@./+-]+)/g)].map(([, folder = '']) => folder)
    const modules = words.flatMap((word, n) =>
      words[n - 1] === '-m' ? moduleFilesNamedByWords('python', [word], () => false) : [],
    )
    return [...words, ...modules].flatMap(word =>
      ['.', ...entered].map(folder => ({
        path: normalPath(`${workingDirectory}/${folder}/${word}`),
        // Without a slash it may be a target, as in `make bench`.
        mayBeFolder: word.includes('/'),
      })),
    )
  })
  const lacking = named.flatMap(({ path, mayBeFolder }) => {
    if (path === null || onBase.has(path) || onBase.has(`${path}/`)) return []
    return [path, ...(mayBeFolder ? [`${path}/`] : [])].filter(one => onHead.has(one))
  })
  return [...new Set(lacking)].slice(0, mostNamed)
}

/** Returns the paths, and the folders that they are in with a final slash. */
function pathsWithFolders(paths: readonly string[]): ReadonlySet<string> {
  const all = new Set(paths)
  for (const path of paths)
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      all.add(path.slice(0, end + 1))
  return all
}

/** Returns null for a path that leads out of the top folder. */
function normalPath(path: string): string | null {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null
    } else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}
