// Where programs and libraries are looked for outside of a checkout, by the environment.

/** Variables that name folders in which nothing is installed, or too much. */
const besides =
  /^(HOME|PWD|OLDPWD|TMPDIR|TE?MP|SHELL|_|XDG_.*|AGENT_.*|ANDROID.*|JAVA_HOME.*|GOROOT.*|VCPKG.*|.*WEBDRIVER.*|RUNNER_.*|GITHUB_.*|ACTIONS_.*|.*CACHE.*|.*SOCK.*)$/i

/** Folders of the system, which only its package manager writes. */
const ofSystem = /^\/(usr\/)?(s?bin|lib\w*|include|share)(\/|$)|^\/(proc|sys|run|etc|boot)(\/|$)|^\/$/

/** A SearchedFolder is searched for files down to a depth; 1 is the folder alone. */
export interface SearchedFolder {
  readonly folder: string
  readonly depth: number
}

/**
 * Returns the folders that commands take programs and libraries from, by the environment that they run in, the likeliest first: those
 * of PATH and of other variables, what belongs to a `bin` beside it, and the usual ones in the home folder. `separator` parts lists.
 */
export function sharedFolders(
  env: Readonly<Record<string, string | undefined>>,
  separator: string,
): readonly SearchedFolder[] {
  const home = env.HOME ?? ''
  const listed = Object.entries(env)
    .filter(([name]) => !besides.test(name) && name !== 'PATH')
    .flatMap(([, value = '']) => absolute(value, separator))
    .map(folder => ({ folder, depth: 5 }))
  const programs = absolute(env.PATH ?? '', separator)
  const prefixes = [
    ...programs.filter(folder => /\/bin\/?$/.test(folder)).map(folder => folder.replace(/\/bin\/?$/, '')),
  ]
  const beside = [...prefixes, ...(home === '' ? [] : [`${home}/.local`])].flatMap(prefix => [
    { folder: `${prefix}/lib`, depth: 6 },
    { folder: `${prefix}/lib64`, depth: 2 },
    { folder: `${prefix}/include`, depth: 3 },
  ])
  const inHome = home === '' ? [] : ['bin', 'lib', '.local/bin', 'go/bin', '.cargo/bin', '.m2/repository']
  const all = [
    ...programs.map(folder => ({ folder, depth: 1 })),
    ...listed,
    ...inHome.map(name => ({ folder: `${home}/${name}`, depth: name.startsWith('.m2') ? 8 : 2 })),
    ...beside,
  ]
  const seen = new Set<string>()
  return all.filter(({ folder }) => {
    const isNew = !seen.has(folder) && !ofSystem.test(folder) && folder !== home
    seen.add(folder)
    return isNew
  })
}

function absolute(list: string, separator: string): readonly string[] {
  return list.split(separator).filter(part => part.startsWith('/') && !part.includes('\n'))
}
