// Finds which files of code a process runs by its command line: many servers name a module, a class or nothing at all, and no file.

/** A program that runs code which its arguments name otherwise than by the path of a file. */
interface Interpreter {
  readonly program: RegExp
  /** The folders in which it usually looks for modules, besides those that its arguments name. */
  readonly folders: readonly string[]
  /** What follows the path of a module in the name of its file. */
  readonly endings: readonly string[]
  /** What servers load if their arguments name nothing. */
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
export function wordsOfCommandLine(commandLine: string): readonly string[] {
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
export function modulesImportedByScript(text: string): readonly string[] {
  return text.startsWith('#!')
    ? [...text.matchAll(/^(?:from|import) ([\w.]+)/gm)].map(([, name = '']) => name)
    : []
}
