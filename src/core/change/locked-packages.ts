// Reads lock files of package managers for JavaScript: which versions of each package they name.

/** The versions of each package by its name. */
export type LockedVersions = ReadonlyMap<string, ReadonlySet<string>>

/** Matches the paths of lock files of npm, pnpm, yarn and bun. */
export const lockFilePattern =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/

/** Lock files that are no JSON: each pattern finds the name and the version of a package. */
const textPatterns = [
  // yarn: `widget@^1.0.0:`, and its version in the next line.
  /^"?(@?[^@\s"]+)@[^\n]*:\n {2}version:? "?([^"\n]+)"?$/gm,
  // pnpm: `/@scope/widget@1.0.0(peer@2.0.0):`
  /^ {2}'?\/?(@?[\w.-]+(?:\/[\w.-]+)?)@(\d[^:('\s]*)/gm,
  // bun: `"widget": ["widget@1.0.0", ...`
  /\["(@?[^@"\n]+)@(\d[^"\n]*)"/g,
]

/** Returns the versions that a lock file names. Local packages have none. */
export function parseVersionsOfLockFile(text: string): LockedVersions {
  const versions = new Map<string, Set<string>>()
  const add = (name: string, version: unknown) => {
    if (typeof version !== 'string') return
    versions.set(name, (versions.get(name) ?? new Set()).add(version))
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
