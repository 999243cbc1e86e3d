// Reads which versions of packages and interpreters are asked for by lock files, manifests and files such as `.nvmrc`.

/** The versions of each package by its name: exact ones, or ranges such as `^1.2`, `~1.2.3` and `20.*`. */
export type RequiredVersions = ReadonlyMap<string, ReadonlySet<string>>

const lockFilesOfKinds = {
  javascript: /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/,
  python:
    /(?:^|\/)(?:(?:uv|poetry|pdm|Pipfile)\.lock|pylock(?:\.[^/]+)?\.toml|(?:[\w.-]*(?:requirements|constraints)[\w.-]*|(?:requirements|constraints)\/[^/]+)\.txt)$/,
  php: /(?:^|\/)composer\.lock$/,
  interpreter: /(?:^|\/)\.(?:nvmrc|(?:node|python|ruby|java|php|bun)-version|tool-versions)$/,
}

export type PackageKind = keyof typeof lockFilesOfKinds
const packageKinds = Object.keys(lockFilesOfKinds) as PackageKind[]

const manifestsOfKinds: Readonly<Partial<Record<PackageKind, RegExp>>> = {
  javascript: /(?:^|\/)(?:package\.json|pnpm-workspace\.yaml)$/,
  python: /(?:^|\/)(?:pyproject\.toml|setup\.(?:cfg|py)|tox\.ini|noxfile\.py|environment[\w.-]*\.ya?ml)$/,
  php: /(?:^|\/)composer\.json$/,
}

/** Tells whether a file has catalogs of pnpm: versions that the packages of a workspace refer to. */
export function isCatalogFile(path: string): boolean {
  return /(?:^|\/)pnpm-workspace\.yaml$/.test(path)
}

export function isLockFile(path: string): boolean {
  return Object.values(lockFilesOfKinds).some(pattern => pattern.test(path))
}

/**
 * Tells whether a file may name the versions of some environments only, as `requirements/oldest.txt` and `tox.ini` do. What
 * another environment has is not asked for by such a file on either side.
 */
export function mayNameVersionsOfSomeEnvironments(path: string): boolean {
  return !isLockFile(path) || (path.endsWith('.txt') && !/(?:^|\/)requirements[\w.-]*\.txt$/.test(path))
}

/** Returns of what kind the packages are that a file names with their versions; null if it names none. */
export function kindOfRequirementsFile(path: string): PackageKind | null {
  const isOf = (kind: PackageKind) =>
    lockFilesOfKinds[kind].test(path) || manifestsOfKinds[kind]?.test(path) === true
  return packageKinds.find(isOf) ?? null
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

/** Returns the names, as normalized, that `pyproject.toml`, `setup.cfg` or `setup.py` give the project itself. */
export function pythonProjectNames(manifest: string): readonly string[] {
  const named =
    /(?:^\[(?:project|tool\.poetry|metadata)\]\s*\n(?:(?!\[).*\n)*?|\bsetup\([\s\S]{0,2000}?\b)name\s*=\s*["']?([\w.-]+)/gm
  return Array.from(manifest.matchAll(named), ([, name = '']) => normalizedPythonName(name))
}

/**
 * Returns the versions that the lock file or the manifest at `path` names, of Python by normalized names. Local packages have
 * none. Of a manifest only exact versions and simple ranges count, because many other ranges allow both the old and the new.
 */
export function parseRequiredVersions(path: string, text: string): RequiredVersions {
  const kind = kindOfRequirementsFile(path)
  const versions = new Map<string, Set<string>>()
  if (kind === null) return versions
  const packages = (isLockFile(path) ? lockedPackages : declaredPackages)[kind](text, path)
  for (const [name, version] of packages) versions.set(name, (versions.get(name) ?? new Set()).add(version))
  return versions
}

type NamedVersion = readonly [name: string, version: string]
type PackagesOfText = Readonly<Record<PackageKind, (text: string, path: string) => readonly NamedVersion[]>>

/** The interpreters by the names that files have for them. */
const interpreterNames: Readonly<Record<string, string>> = {
  ...{ nvm: 'node', nodejs: 'node', node: 'node', bun: 'bun', deno: 'deno' },
  ...{ python: 'python', ruby: 'ruby', java: 'java', php: 'php' },
}

const lockedPackages: PackagesOfText = {
  javascript: text => {
    const locked = packagesOfNpmLockFile(text)
    if (locked.length > 0) return locked
    return textPatterns.flatMap(pattern =>
      Array.from(text.matchAll(pattern), ([, name = '', version = '']) => [name, version] as const),
    )
  },
  python: packagesOfPythonLockFile,
  php: text => packagesOfComposer(text).map(([name, version]) => [name, version] as const),
  interpreter: (text, path) => {
    const [, fileOf] = /\.(\w+?)(?:-version|rc)$/.exec(path) ?? []
    const lines = text.split('\n').map(line => line.replace(/#.*/, '').trim().split(/\s+/))
    return lines.flatMap(words => {
      const [tool = '', version = ''] = fileOf === undefined ? words : [fileOf, ...words]
      const interpreter = interpreterNames[tool]
      return interpreter !== undefined && /^v?\d/.test(version)
        ? [[interpreter, `${version.replace(/^v/, '')}.*`] as const]
        : []
    })
  },
}

const declaredPackages: PackagesOfText = {
  javascript: (text, path) => {
    if (isCatalogFile(path)) return simpleRanges(Object.fromEntries(entriesOfCatalogs(text)))
    const { dependencies, devDependencies, optionalDependencies } = parseJsonOrEmpty(text)
    return simpleRanges({ ...optionalDependencies, ...devDependencies, ...dependencies })
  },
  python: (text, path) => {
    // Conda reads `=1.2` as any version that begins so.
    const isOfConda = /\.ya?ml$/.test(path)
    const pins = text.matchAll(isOfConda ? condaPin : pythonPin)
    return Array.from(pins, ([, name = '', version = '']) => [
      normalizedPythonName(name),
      isOfConda ? `${version}.*` : version,
    ])
  },
  php: text => {
    const { require, 'require-dev': developing } = parseJsonOrEmpty(text)
    return simpleRanges({ ...developing, ...require })
  },
  interpreter: () => [],
}

/** Returns the packages of the catalogs with their ranges; without those for which two catalogs have different ones. */
function entriesOfCatalogs(text: string): readonly NamedVersion[] {
  const lines = text.matchAll(/^ +['"]?(@?[\w./-]+)['"]?: *['"]?([\^~]?\d[\d.]*)['"]? *(?:#.*)?$/gm)
  const entries = Array.from(lines, ([, name = '', version = '']) => [name, version] as const)
  return entries.filter(([name, version]) =>
    entries.every(other => other[0] !== name || other[1] === version),
  )
}

/** Matches the exact version of a package in a file of any syntax, with its name and the version. */
const pythonPin =
  /(?<![\w.-])([A-Za-z0-9][\w.-]*)(?:\[[^\]"'\n]*\])? *===? *(\d[\w.+!-]*)(?![\w.+!*-]|\.\*|,)/g
/** Matches `- name=1.2`, `- name==1.2` and `- name=1.2=build`. */
const condaPin = /^[ \t]*- *"?([A-Za-z0-9][\w.-]*) *==? *(\d[\w.+!-]*)(?![\w.+!*-]|,)/gm

function simpleRanges(declared: Readonly<Record<string, unknown>>): readonly NamedVersion[] {
  return Object.entries(declared).flatMap(([name, version]) =>
    typeof version === 'string' && /^[\^~]?v?\d+(?:\.\d+){0,2}$/.test(version)
      ? [[name, version] as const]
      : [],
  )
}

/**
 * Tells whether an installed version is one of those asked for, by the rules of npm. Of `~1.2`, which npm and Composer read
 * differently, the wider reading holds.
 */
export function isVersionOneOf(version: string, required: ReadonlySet<string>): boolean {
  return [...required].some(one => {
    if (one.endsWith('.*')) return `${version}.`.startsWith(one.slice(0, -1))
    return /^[\^~]/.test(one) ? isInRange(version, one) : isSameVersion(version, one)
  })
}

function isSameVersion(a: string, b: string): boolean {
  return a.replace(/^v/, '') === b.replace(/^v/, '')
}

function isInRange(version: string, range: string): boolean {
  const least = numbersOf(range)
  const actual = numbersOf(version)
  const firstDifference = [0, 1, 2].find(index => (actual[index] ?? 0) !== (least[index] ?? 0))
  if (firstDifference === undefined) return true
  const isNewer = (actual[firstDifference] ?? 0) > (least[firstDifference] ?? 0)
  const firstOfCaret = least.findIndex(number => number > 0)
  // The last number that must be the same.
  const fixed = range.startsWith('^') ? firstOfCaret : least.length - 2
  return isNewer && firstDifference > Math.max(fixed, 0)
}

/** Returns the numbers of a version or a range, without those of a pre-release. */
function numbersOf(version: string): readonly number[] {
  const [text = ''] = /\d+(?:\.\d+)*/.exec(version) ?? []
  return text.split('.').map(Number)
}

function packagesOfPythonLockFile(text: string): readonly NamedVersion[] {
  if (text.startsWith('{')) return packagesOfPipenv(text)
  const pinned = text.matchAll(/^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])? *== *([^\s;\\#]+)/gm)
  const blocks = text.split(/^\[\[packages?\]\]\r?$/m).slice(1)
  // The project itself changes its version, but needs no new install if that is editable.
  const fetched = blocks.filter(
    block =>
      !/^source = \{ *(?:editable|virtual|directory)|^editable = true|^(?:\[packages\.)?directory\b/m.test(
        block,
      ),
  )
  const locked = fetched.map(block => /^name = "([^"]+)"\r?\nversion = "([^"]+)"/m.exec(block) ?? [])
  return [...pinned, ...locked].flatMap(([, name, version]) =>
    name === undefined || version === undefined ? [] : [[normalizedPythonName(name), version] as const],
  )
}

function packagesOfPipenv(text: string): readonly NamedVersion[] {
  const { default: needed, develop } = parseJsonOrEmpty(text)
  return Object.entries<{ version?: unknown } | null>({ ...needed, ...develop }).flatMap(([name, entry]) => {
    const [, version] = /^===?(.+)$/.exec(String(entry?.version)) ?? []
    return version === undefined ? [] : [[normalizedPythonName(name), version] as const]
  })
}

function packagesOfNpmLockFile(text: string): readonly NamedVersion[] {
  const { packages } = parseJsonOrEmpty(text)
  return Object.entries<{ version?: unknown } | null>(packages ?? {}).flatMap(([path, entry]) => {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    return name !== undefined && typeof entry?.version === 'string' ? [[name, entry.version] as const] : []
  })
}

/**
 * Returns the packages of a `composer.lock`, or of `vendor/composer/installed.json`, with the path from the latter's folder. The
 * version of a branch has the commit behind it, because such a version stays when the commit changes.
 */
export function packagesOfComposer(
  text: string,
): readonly (readonly [name: string, version: string, installPath: string | null])[] {
  const { packages, 'packages-dev': developing } = parseJsonOrEmpty(text)
  return [packages, developing]
    .flatMap(list => (Array.isArray(list) ? list : []))
    .flatMap(entry => {
      const { name, version, 'install-path': path, source, dist } = entry ?? {}
      if (typeof name !== 'string' || typeof version !== 'string') return []
      const isBranch = /^dev-|-dev$/.test(version)
      const commit = isBranch ? `#${source?.reference ?? dist?.reference}` : ''
      return [[name, version + commit, typeof path === 'string' ? path : null] as const]
    })
}

// biome-ignore lint/suspicious/noExplicitAny: the fields are checked where they are used.
function parseJsonOrEmpty(text: string): Readonly<Record<string, any>> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/** Returns the names of the packages of which head asks for other versions than base. */
export function packagesWithOtherVersions(base: RequiredVersions, head: RequiredVersions): readonly string[] {
  const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string> | undefined) =>
    b !== undefined && a.size === b.size && [...a].every(version => b.has(version))
  return [...head].filter(([name, versions]) => !isSame(versions, base.get(name))).map(([name]) => name)
}
