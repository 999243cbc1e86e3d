// Reads lock files of package managers for JavaScript and Python: which versions of each package they name.

/** The versions of each package by its name. */
export type LockedVersions = ReadonlyMap<string, ReadonlySet<string>>

const ofJavaScript =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/
const ofPython = /(?:^|\/)(?:(?:uv|poetry|pdm)\.lock|requirements[\w.-]*\.txt)$/

export function isLockFileOfJavaScript(path: string): boolean {
  return ofJavaScript.test(path)
}

/** Tells whether a file names exact versions of packages: a lock file, or requirements of pip. */
export function isLockFile(path: string): boolean {
  return ofJavaScript.test(path) || ofPython.test(path)
}

/** Lock files that are no JSON: each pattern finds the name and the version of a package. */
const textPatterns = [
  // yarn: `widget@^1.0.0:`, and its version in the next line.
  /^"?(@?[^@\s"]+)@[^\n]*:\n {2}version:? "?([^"\n]+)"?$/gm,
  // pnpm: `/@scope/widget@1.0.0(peer@2.0.0):`
  /^ {2}'?\/?(@?[\w.-]+(?:\/[\w.-]+)?)@(\d[^:('\s]*)/gm,
  // bun: `"widget": ["widget@1.0.0", ...`
  /\["(@?[^@"\n]+)@(\d[^"\n]*)"/g,
]

/** Returns the name of a Python package as its folder in site-packages has it. */
export function normalizedPythonName(name: string): string {
  return name.replace(/[-_.]+/g, '_').toLowerCase()
}

/** Returns the versions that the lock file at `path` names, of Python by normalized names. Local packages have none. */
export function parseVersionsOfLockFile(path: string, text: string): LockedVersions {
  const versions = new Map<string, Set<string>>()
  const add = (name: string, version: unknown) => {
    if (typeof version !== 'string') return
    versions.set(name, (versions.get(name) ?? new Set()).add(version))
  }
  if (!ofJavaScript.test(path)) {
    for (const [name, version] of packagesOfPythonLockFile(text)) add(normalizedPythonName(name), version)
    return versions
  }
  for (const [path, version] of packagesOfNpmLockFile(text)) {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (name !== undefined) add(name, version)
  }
  if (versions.size === 0)
    for (const pattern of textPatterns)
      for (const [, name = '', version] of text.matchAll(pattern)) add(name, version)
  return versions
}

function packagesOfPythonLockFile(text: string): readonly (readonly [name: string, version: string])[] {
  const pinned = text.matchAll(/^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])? *== *([^\s;\\#]+)/gm)
  const blocks = text.split(/^\[\[package\]\]\r?$/m).slice(1)
  // The project itself changes its version, but needs no new install if that is editable.
  const fetched = blocks.filter(
    block => !/^source = \{ *(?:editable|virtual|directory)|^editable = true/m.test(block),
  )
  const locked = fetched.map(block => /^name = "([^"]+)"\r?\nversion = "([^"]+)"/m.exec(block) ?? [])
  return [...pinned, ...locked].flatMap(([, name, version]) =>
    name === undefined || version === undefined ? [] : [[name, version] as const],
  )
}

function packagesOfNpmLockFile(text: string): readonly (readonly [path: string, version: unknown])[] {
  try {
    const { packages } = JSON.parse(text)
    return Object.entries<{ version?: unknown }>(packages).map(([path, { version }]) => [path, version])
  } catch {
    return []
  }
}

/** Returns the names of the packages that two lock files name in other versions. */
export function packagesWithOtherVersions(base: LockedVersions, head: LockedVersions): readonly string[] {
  const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string> | undefined) =>
    b !== undefined && a.size === b.size && [...a].every(version => b.has(version))
  return [...head].filter(([name, versions]) => !isSame(versions, base.get(name))).map(([name]) => name)
}
