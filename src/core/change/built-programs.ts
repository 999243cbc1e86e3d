// Built programs and libraries: which of their bytes can matter when they run, what makes builds of the same code differ, which sources
// are in them, and which functions they export.
import { getOrInsert } from '../common/memoize.ts'
import { fileNameBeforeFirstDot } from './sources.ts'

const elfMagic = [0x7f, 0x45, 0x4c, 0x46, 2, 1]
const withoutContent = 8
/** Sections that say where code comes from, and nothing of what it does, if they are not loaded. */
const unused = /^\.(?:z?debug_.*|symtab|strtab|shstrtab|comment|gnu_debuglink)$/
const buildId = '.note.gnu.build-id'
/** The flag of sections that are loaded when the program runs. */
const loaded = 2n

/**
 * Returns the parts of a 64-bit ELF program that can matter when it runs, without debug information, names of symbols and the build
 * id, which follow from paths and line numbers. What is appended to a program is a part of it. Returns null for any other file, of
 * which every byte counts. A key tells parts apart; the content is null for memory that is zero at the start.
 */
export function relevantPartsOfElf(
  bytes: Uint8Array,
): readonly { readonly key: string; readonly content: Uint8Array | null }[] | null {
  const found = sectionsOfElf(bytes)
  if (found === null) return null
  const { view, sections, end: endOfTable } = found
  // Object files and archives are linked later, and may be linked by any of their sections.
  const isProgram = [2, 3].includes(view.getUint16(16, true))
  const names = sections[view.getUint16(0x3e, true)]
  if (!isProgram || !names) return null
  const nameOf = ({ name }: ElfSection) => {
    const begin = names.offset + name
    const end = bytes.indexOf(0, begin)
    return String.fromCharCode(...bytes.subarray(begin, Math.min(end, begin + 100)))
  }
  const end = Math.max(endOfTable, ...sections.map(endOfSection))
  const segments = Number(view.getBigUint64(0x20, true))
  return [
    {
      key: `entry ${view.getBigUint64(0x18, true)}, machine ${view.getUint16(18, true)}`,
      content: bytes.subarray(segments, segments + view.getUint16(0x36, true) * view.getUint16(0x38, true)),
    },
    ...sections
      .map(section => ({ ...section, title: nameOf(section) }))
      .filter(({ title, flags }) => title !== buildId && ((flags & loaded) !== 0n || !unused.test(title)))
      .map(({ title, type, flags, address, offset, size: length }) => ({
        key: `${title} ${type} ${flags} ${address} ${length}`,
        content: type === withoutContent ? null : bytes.subarray(offset, offset + length),
      })),
    { key: `appended ${bytes.length - end}`, content: bytes.subarray(end) },
  ]
}

/** Returns the sections of a 64-bit ELF file, and the end of their table; null for any other file, or one that is cut off. */
function sectionsOfElf(
  bytes: Uint8Array,
): { readonly view: DataView; readonly sections: readonly ElfSection[]; readonly end: number } | null {
  if (bytes.length < 64 || elfMagic.some((byte, n) => bytes[n] !== byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = Number(view.getBigUint64(0x28, true))
  const [size, count] = [view.getUint16(0x3a, true), view.getUint16(0x3c, true)]
  const end = at + size * count
  if (!size || !count || end > bytes.length) return null
  const sections = Array.from({ length: count }, (_, n) => sectionAt(view, at + n * size))
  return sections.some(one => endOfSection(one) > bytes.length) ? null : { view, sections, end }
}

function endOfSection({ type, offset, size }: ElfSection): number {
  return type === withoutContent ? 0 : offset + size
}

interface ElfSection {
  readonly name: number
  readonly type: number
  readonly flags: bigint
  readonly address: bigint
  readonly offset: number
  readonly size: number
  /** The number of the section with its names, in a section of symbols. */
  readonly link: number
}

function sectionAt(view: DataView, at: number): ElfSection {
  return {
    name: view.getUint32(at, true),
    type: view.getUint32(at + 4, true),
    flags: view.getBigUint64(at + 8, true),
    address: view.getBigUint64(at + 16, true),
    offset: Number(view.getBigUint64(at + 24, true)),
    size: Number(view.getBigUint64(at + 32, true)),
    link: view.getUint32(at + 40, true),
  }
}

/**
 * Tells whether a file is a record by which a build tool knows what is up to date, or of earlier results, with which Criterion and
 * Gungraun compare. It may differ where the programs are the same: if a tool built something because of it, it would read the
 * sources as well.
 */
export function isBuildStateOrEarlierResultsFile(path: string): boolean {
  return (
    /(?:^|\/)(?:\.fingerprint\/.*|\.cargo-lock|\.rustc_info\.json|\.ninja_(?:deps|log))$/.test(path) ||
    /(?:^|\/)build\/[^/]+-[0-9a-f]{16}\/(?:output|root-output|stderr|invoked\.timestamp)$/.test(path) ||
    /(?:^|\/)target\/(?:criterion|gungraun|iai)\//.test(path)
  )
}

const buildTime = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \d]\d \d{4}\b|\b\d\d:\d\d:\d\d\b/g
const archive = /\.(?:jar|war|zip|whl|egg)$/

/**
 * Returns what makes builds of the same code differ, as far as the files show it, with what prevents it; null if they show
 * nothing of the kind. `commits` are the ids of the sides.
 */
export function explainUnreproducibleBuild(
  { path, base, head }: Readonly<Record<'path' | 'base' | 'head', string>>,
  commits: { readonly base: string; readonly head: string },
): string | null {
  const id = (sha: string) => sha.slice(0, 7)
  if (head.includes(id(commits.head)) && base.includes(id(commits.base)))
    return 'it contains the id of its commit: build the benchmarks without it'
  if (archive.test(path))
    return 'archives contain the times of their files: set SOURCE_DATE_EPOCH; in Maven, project.build.outputTimestamp; in Gradle, preserveFileTimestamps = false'
  if (path.endsWith('.pyc'))
    return 'it contains the time of its source: compile with --invalidation-mode checked-hash'
  const times = (text: string) => (text.match(buildTime) ?? []).join()
  if (times(base) !== times(head))
    return 'it contains the time of its build (__DATE__, __TIME__): set SOURCE_DATE_EPOCH, or leave the time out'
  if (/_GLOBAL__(?:sub_I|N)_[0-9A-F_]{8,}/i.test(base) && base.length === head.length)
    return 'its symbols have random names: compile with -frandom-seed'
  return null
}

/**
 * Returns the sources that a dep-info file of rustc names, as it names them: relative to the folder in which rustc ran, or absolute. The
 * text has the syntax of make: `target: source source`, with `\\ ` for a space in a name, and comments after `#`.
 */
export function sourcesInDepInfo(text: string): readonly string[] {
  const sources = text.split('\n').flatMap(line => {
    const [, names = ''] = line.startsWith('#') ? [] : (/^(?:\\.|[^\\])*?:(?: (.*))?$/.exec(line) ?? [])
    return [...names.matchAll(/(?:\\.|[^\\ ])+/g)].map(([name]) => name.replace(/\\(.)/g, '$1'))
  })
  return [...new Set(sources)]
}

/** Returns the sources that a source map names, as it names them: absolute, or relative to its folder. */
export function sourcesInSourceMap(text: string): readonly string[] {
  const [, list = ''] = /"sources"\s*:\s*\[((?:null|"[^"]*"|[\s,])*)\]/.exec(text) ?? []
  return [...list.matchAll(/"([^"]*)"/g)].map(([, source = '']) => source)
}

// The functions that a native library exports: they tell whether it is built from a source, as stripped libraries name no source files.

/** Symbol tables, and that of what a shared library exports. */
const symbolTables = [2, 11]
const bytesOfSymbol = 24
/** The functions of a symbol table that other files can call: a type, and the bindings global and weak. */
const typeOfFunctions = 2
const bindingsOfExports = [1, 2]

/** Returns the functions that a library or an object file of 64-bit ELF defines for others, or an archive of any kind. */
export function functionsExportedByLibrary(bytes: Uint8Array): readonly string[] {
  return [...functionsOfElf(bytes), ...symbolsOfArchive(bytes)]
}

function functionsOfElf(bytes: Uint8Array): readonly string[] {
  const { view, sections } = sectionsOfElf(bytes) ?? {}
  if (view === undefined || sections === undefined) return []
  return sections
    .filter(({ type }) => symbolTables.includes(type))
    .flatMap(({ offset, size, link }) => {
      const names = sections[link]
      if (names === undefined) return []
      const text = latin1(bytes.subarray(names.offset, names.offset + names.size))
      return Array.from({ length: Math.floor(size / bytesOfSymbol) }, (_, n) => offset + n * bytesOfSymbol)
        .filter(at => {
          const info = view.getUint8(at + 4)
          const isDefined = view.getUint16(at + 6, true) !== 0
          return isDefined && (info & 15) === typeOfFunctions && bindingsOfExports.includes(info >> 4)
        })
        .map(at => textUntilNul(text, view.getUint32(at, true)))
    })
}

const startOfArchive = '!<arch>\n/ '
const headerOfArchive = 8 + 60

/** Returns the symbols in the index of an archive of Unix, which is its first member: their number, their places, and their names. */
function symbolsOfArchive(bytes: Uint8Array): readonly string[] {
  if (latin1(bytes.subarray(0, startOfArchive.length)) !== startOfArchive) return []
  const size = Number(latin1(bytes.subarray(8 + 48, 8 + 58)))
  const index = bytes.subarray(headerOfArchive, headerOfArchive + size)
  if (index.length < 4) return []
  const count = new DataView(index.buffer, index.byteOffset).getUint32(0)
  return latin1(index.subarray(4 + 4 * count))
    .split('\0')
    .slice(0, count)
}

function textUntilNul(text: string, begin: number): string {
  const end = text.indexOf('\0', begin)
  return text.slice(begin, end < 0 ? begin : end)
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

/** Matches the name of a function in front of its parameters and its body. */
const definition = /(?<![\w.>])(\w+)\s*\((?:[^(){};]|\([^(){};]*\))*\)[\s\w:&*>-]*\{/g

/** Matches what a file has for itself, as other libraries may have functions of such names. */
const staticDefinition = /^\s*static\b.*/gm

/**
 * Returns a function that gives those of the sources which define one of some symbols; `texts` are their contents by their paths. Symbols
 * of C++ name their namespaces and classes, too.
 */
export function createFinderOfDefiningSources(
  texts: ReadonlyMap<string, string>,
): (symbols: readonly string[]) => readonly string[] {
  const byFunction = new Map<string, { readonly source: string; readonly words: ReadonlySet<string> }[]>()
  for (const [source, text] of texts) {
    const words = new Set(text.match(/\w+/g))
    const definitions = text.replace(staticDefinition, '').matchAll(definition)
    // Each program has a function of this name.
    for (const name of new Set(Array.from(definitions, ([, one = '']) => one)))
      if (name !== 'main') getOrInsert(byFunction, name, () => []).push({ source, words })
  }
  return symbols => {
    const found = new Set<string>()
    for (const symbol of symbols) {
      const names = namesInSymbol(symbol)
      for (const { source, words } of byFunction.get(names.at(-1) ?? '') ?? [])
        if (names.every(name => words.has(name))) found.add(source)
    }
    return [...texts.keys()].filter(source => found.has(source))
  }
}

/** Returns the names in a symbol of C++ from the outermost to that of the function, or the only name in one of C. */
function namesInSymbol(symbol: string): readonly string[] {
  const [prefix] = /^_ZN?K?(?=\d)/.exec(symbol) ?? []
  if (prefix === undefined) return [symbol]
  const names: string[] = []
  for (let rest = symbol.slice(prefix.length); ; ) {
    const [digits] = /^\d+/.exec(rest) ?? []
    if (digits === undefined) return names
    names.push(rest.slice(digits.length, digits.length + Number(digits)))
    rest = rest.slice(digits.length + Number(digits))
  }
}

// The names in a source that what is built from it, or what it writes, may have.

/**
 * Returns the names that a source of JavaScript or the like exports, one by one or in a list, except types and short names, which any
 * other file may have, and those that a list renames, of which either may be left.
 */
export function namesExportedByScript(text: string): readonly string[] {
  const exported =
    /^\s*export\s+(?:default\s+)?(?:async\s+)?(?:function\b\s*\*?|const|let|var|(?:abstract\s+)?class)\s*([\w$]{6,})|\bexports\.([\w$]{6,})\s*=/gm
  const lists = /(?:^\s*export|\bmodule\.exports\s*=)\s*\{([^{}]*)\}(?!\s*from\b)/gm
  const inList = /(?<=^|,)\s*([\w$]{6,})\s*(?=[,:]|$)/g
  return [
    ...Array.from(text.matchAll(exported), ([, ofModule, ofObject]) => ofModule ?? ofObject ?? ''),
    ...Array.from(text.matchAll(lists), ([, list = '']) => [...list.matchAll(inList)]).flatMap(names =>
      names.map(([, name = '']) => name),
    ),
  ]
}

/** A class or another type, and the package or the namespace that it is in. */
export interface DeclaredClass {
  readonly namespace: string
  readonly name: string
}

/**
 * Returns the classes that a source of the JVM or of .NET has: those that it declares, and those that compilers name after it. There are
 * none without a package or a namespace, as names alone are common. In Scala, a package may be in the one that was declared before.
 */
export function classesOfSource(source: string, text: string): readonly DeclaredClass[] {
  const packages = Array.from(
    text.matchAll(/^\s*(?:package|namespace)\s+(?!object\b)([\w.]+)/gm),
    ([, name = '']) => name,
  )
  const declared = Array.from(
    text.matchAll(/\b(?:(?:class|interface|object|trait|enum|struct|record|type|module)\s+)+(\w+)/g),
    ([, name = '']) => name,
  )
  const stem = fileNameBeforeFirstDot(source)
  const inKotlin = `${stem.slice(0, 1).toUpperCase()}${stem.slice(1)}Kt`
  const namespaces = new Set([...packages.slice(0, 1), packages.join('.')].filter(name => name !== ''))
  const names = new Set([stem, inKotlin, ...declared])
  return [...namespaces].flatMap(namespace => [...names].map(name => ({ namespace, name })))
}

/** Matches what a script does to write a file: `write_text`, `json.dump`, `np.save`, `fs.createWriteStream`, `open(path, "w")`. */
const writing = /\b(?:f?write|dump|save|create)|\bofstream|['"]wb?['"]/i

/** Matches a line that includes or imports a file, which its source reads and does not write. */
const including = /^\s*(?:#\s*include|import|from|export)\b.*$/gm

/** Matches what a script does to compile a module of Python, as those of cffi and numba.pycc do, which name it and not its file. */
const compilingModule = /\bset_source|\.compile\(\)/

/** Returns the names of files in a source that writes files, and those of modules in one that compiles some. */
export function namesInGenerator(text: string): readonly string[] {
  const code = text.replace(including, '')
  const modules = compilingModule.test(code) ? code.matchAll(/["'](?:\w+\.)*(\w+)["']/g) : []
  return [
    ...new Set([
      ...((writing.test(code) && code.match(/[\w+-][\w.+-]*\.\w+/g)) || []),
      ...Array.from(modules, ([, name = '']) => name),
    ]),
  ]
}
