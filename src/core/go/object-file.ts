// Reads the compiled packages that Go's linker reads: archives of object files in the format of Go 1.20 and later. The format is
// that of cmd/internal/goobj in Go's sources.

/** The meaning of numbers in the object files of one version of Go. */
export interface GoRelocationAndSymbolKindNumbersByName {
  /** Kinds of relocations, by their names in cmd/internal/objabi: `R_CALL`. */
  readonly relocations: ReadonlyMap<string, number>
  /** Kinds of symbols: `STEXT`. */
  readonly kinds: ReadonlyMap<string, number>
}

/** Reads the numbers from the two sources that Go generates with their values: `_ = x[R_CALL-7]`. */
export function parseGoObjectKindNumbersFromSource(
  relocTypeSource: string,
  symKindSource: string,
): GoRelocationAndSymbolKindNumbersByName {
  const values = (source: string) =>
    new Map([...source.matchAll(/^\s*_ = x\[(\w+)-(\d+)\]/gm)].map(([, name = '', n]) => [name, Number(n)]))
  return { relocations: values(relocTypeSource), kinds: values(symKindSource) }
}

/** An object file or archive that does not have the expected form. */
export class UnknownGoObjectFormatError extends Error {}

export interface ParsedCompiledGoPackageArchive {
  readonly objects: readonly GoObjectFile[]
  /** True if it has objects of a C compiler or other files that only a C linker understands. */
  readonly hasForeignObjects: boolean
  /** Names of functions that C code may call. */
  readonly exportedToC: readonly string[]
}

const archiveMagic = '!<arch>\n'
const entryHeaderSize = 60

/** Parses an archive, as the compiler has written it. */
export function parseCompiledGoPackageArchive(bytes: Uint8Array): ParsedCompiledGoPackageArchive {
  if (text(bytes, 0, archiveMagic.length) !== archiveMagic)
    throw new UnknownGoObjectFormatError('not an archive')
  const objects: GoObjectFile[] = []
  const exportedToC: string[] = []
  let hasForeignObjects = false
  for (let at = archiveMagic.length; at + entryHeaderSize <= bytes.length; ) {
    const name = text(bytes, at, at + 16).trimEnd()
    const size = Number(text(bytes, at + 48, at + 58).trim())
    if (!Number.isInteger(size)) throw new UnknownGoObjectFormatError(`size of ${name}`)
    const member = bytes.subarray(at + entryHeaderSize, at + entryHeaderSize + size)
    at += entryHeaderSize + size + (size % 2)
    if (name === '__.PKGDEF') continue
    const body = objectBody(member)
    if (body === null) {
      if (!isIgnored(name)) hasForeignObjects = true
      continue
    }
    exportedToC.push(...body.exportedToC)
    objects.push(new GoObjectFile(member.subarray(body.start)))
  }
  return { objects, hasForeignObjects, exportedToC }
}

/** Files that Go puts into an archive for its own bookkeeping. */
function isIgnored(name: string): boolean {
  return name.length < 16 && !name.endsWith('.o') && !name.endsWith('.syso')
}

/** Finds where the object begins behind its textual header; null if the member is no Go object. */
function objectBody(
  member: Uint8Array,
): { readonly start: number; readonly exportedToC: readonly string[] } | null {
  if (text(member, 0, 10) !== 'go object ') return null
  // Export data of any bytes may stand between two "$$" lines; "!" on a line of its own ends the header only outside of them.
  let isInside = false
  for (let at = member.indexOf(newline); at >= 0; at = member.indexOf(newline, at + 1)) {
    if (member[at + 1] === dollar && member[at + 2] === dollar) isInside = !isInside
    else if (!isInside && member[at + 1] === exclamation && member[at + 2] === newline)
      return { start: at + 3, exportedToC: cgoExports(text(member, 0, at)) }
  }
  throw new UnknownGoObjectFormatError('no end of the header')
}

const newline = 10
const exclamation = 33
const dollar = 36

/** Reads the functions that cgo exports from a header: `$$  // cgo` is followed by a JSON list of directives. */
function cgoExports(header: string): readonly string[] {
  const list = /\n\$\$ {2}\/\/ cgo[^\n]*\n(.*?)\n\$\$/s.exec(`${header}\n$$`)?.[1]
  if (list === undefined) return []
  const directives: readonly (readonly string[])[] = JSON.parse(list)
  return directives.filter(([verb = '']) => verb.startsWith('cgo_export_')).map(([, name = '']) => name)
}

const magic = '\0go120ld'
/** The blocks of an object file, in the order of their offsets in the header. */
const blocks = [
  ...['autolib', 'packages', 'files', 'definitions', 'hashed64', 'hashed', 'named', 'references'],
  ...['referenceFlags', 'hashes64', 'hashes', 'relocationIndex', 'auxIndex', 'dataIndex'],
  ...['relocations', 'aux', 'data', 'referenceNames', 'end'],
] as const
type Block = (typeof blocks)[number]

const symbolSize = 21
const relocationSize = 23
const auxSize = 9
const importSize = 16
const referenceFlagsSize = 10
const stringSize = 8
const offsetsAt = magic.length + 12

/** The package indexes of references that are not those of imported packages. */
export const goObjectSpecialPackageIndexes = {
  none: 0x7fff_ffff,
  hashed64: 0x7fff_fffe,
  hashed: 0x7fff_fffd,
  builtin: 0x7fff_fffc,
  self: 0x7fff_fffb,
} as const

/** The kinds of auxiliary symbols that matter here. */
export const auxiliarySymbolKindCodes = {
  type: 0,
  functionInfo: 1,
  dwarf: [3, 4, 5, 6],
  files: 8,
  lines: 9,
} as const

/** The ABI of symbols that only their own file can name. */
export const fileLocalAbi = 0xffff

const flags = { isDuplicate: 1, callsAnyMethod: 32, isType: 64 } as const
const secondFlags = { isUsedInInterface: 1, isItab: 2 } as const

/** A symbol reference: the index of a package, or one of `goObjectSpecialPackageIndexes`, and the index of the symbol in it. */
export interface PackageAndSymbolIndexes {
  readonly package: number
  readonly symbol: number
}

/**
 * An object file. Its symbols are numbered from 0: its definitions, then content-addressed ones with a short hash, those with a
 * long hash, definitions known by name across packages, and references by name.
 */
export class GoObjectFile {
  readonly bytes: Uint8Array
  readonly isAssembly: boolean
  readonly isStandardLibrary: boolean
  /** Import paths of packages whose archives it needs. */
  readonly imports: readonly string[]
  /** The packages that references name by index; the first is not used. */
  readonly packages: readonly string[]
  /** The number after the last symbol of each class. */
  readonly ends: {
    readonly definitions: number
    readonly hashed64: number
    readonly hashed: number
    readonly named: number
    readonly references: number
  }
  private readonly referenceFlagCount: number
  private readonly view: DataView
  /** The same bytes, for names: of these there are hundreds of thousands, and a Buffer decodes them in half the time. */
  private readonly buffer: Buffer
  private readonly offsets: Readonly<Record<Block, number>>

  constructor(bytes: Uint8Array) {
    if (text(bytes, 0, magic.length) !== magic)
      throw new UnknownGoObjectFormatError('another version of the object format')
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const objectFlags = this.view.getUint32(magic.length + 8, true)
    this.isAssembly = (objectFlags & 4) !== 0
    this.isStandardLibrary = (objectFlags & 16) !== 0
    const entries = blocks.map((block, n): [Block, number] => [
      block,
      this.view.getUint32(offsetsAt + 4 * n, true),
    ])
    this.offsets = Object.fromEntries(entries) as Record<Block, number>
    if (
      entries.some(([, offset], n) => n > 0 && offset < (entries[n - 1]?.[1] ?? 0)) ||
      this.offsets.end > bytes.length
    )
      throw new UnknownGoObjectFormatError('offsets of blocks')
    const count = (block: Block, size: number) => {
      const end = this.offsets[blocks[blocks.indexOf(block) + 1] ?? 'end']
      return (end - this.offsets[block]) / size
    }
    const definitions = count('definitions', symbolSize)
    const hashed64 = definitions + count('hashed64', symbolSize)
    const hashed = hashed64 + count('hashed', symbolSize)
    const named = hashed + count('named', symbolSize)
    this.ends = { definitions, hashed64, hashed, named, references: named + count('references', symbolSize) }
    this.imports = Array.from({ length: count('autolib', importSize) }, (_, n) =>
      this.stringAt(this.offsets.autolib + n * importSize),
    )
    this.packages = Array.from({ length: count('packages', stringSize) }, (_, n) =>
      this.stringAt(this.offsets.packages + n * stringSize),
    )
    this.referenceFlagCount = count('referenceFlags', referenceFlagsSize)
  }

  name(symbol: number): string {
    return this.stringAt(this.symbolAt(symbol))
  }

  abi(symbol: number): number {
    return this.view.getUint16(this.symbolAt(symbol) + 8, true)
  }

  kind(symbol: number): number {
    return this.view.getUint8(this.symbolAt(symbol) + 10)
  }

  /** Returns both bytes of flags, without `isDuplicate` and `isUsedInInterface`. */
  comparableFlags(symbol: number): number {
    const at = this.symbolAt(symbol)
    return (
      (this.view.getUint8(at + 11) & ~flags.isDuplicate) |
      ((this.view.getUint8(at + 12) & ~secondFlags.isUsedInInterface) << 8)
    )
  }

  isDuplicate(symbol: number): boolean {
    return this.hasFlag(symbol, flags.isDuplicate)
  }

  /** Reports whether the function can call any exported method, by reflection. */
  callsAnyMethod(symbol: number): boolean {
    return this.hasFlag(symbol, flags.callsAnyMethod)
  }

  isType(symbol: number): boolean {
    return this.hasFlag(symbol, flags.isType)
  }

  isUsedInInterface(symbol: number): boolean {
    return (this.view.getUint8(this.symbolAt(symbol) + 12) & secondFlags.isUsedInInterface) !== 0
  }

  isItab(symbol: number): boolean {
    return (this.view.getUint8(this.symbolAt(symbol) + 12) & secondFlags.isItab) !== 0
  }

  size(symbol: number): number {
    return this.view.getUint32(this.symbolAt(symbol) + 13, true)
  }

  align(symbol: number): number {
    return this.view.getUint32(this.symbolAt(symbol) + 17, true)
  }

  /** A part of the hash of a content-addressed symbol that is exact as a number, which others may share. */
  hashKey(symbol: number): number {
    const at = this.hashAt(symbol)
    const kind = symbol < this.ends.hashed64 ? 0 : 0.5
    return this.view.getUint32(at, true) * 2 ** 20 + (this.view.getUint32(at + 4, true) >>> 12) + kind
  }

  /** Reports whether two content-addressed symbols of the same key have the same hash. */
  hasSameHash(symbol: number, other: GoObjectFile, otherSymbol: number): boolean {
    const length = symbol < this.ends.hashed64 ? 8 : 16
    const [at, otherAt] = [this.hashAt(symbol), other.hashAt(otherSymbol)]
    for (let n = 0; n < length; n++) if (this.bytes[at + n] !== other.bytes[otherAt + n]) return false
    return true
  }

  isHashed(symbol: number): boolean {
    return symbol >= this.ends.definitions && symbol < this.ends.hashed
  }

  data(symbol: number): Uint8Array {
    const at = this.offsets.dataIndex + 4 * symbol
    const { data } = this.offsets
    return this.bytes.subarray(data + this.view.getUint32(at, true), data + this.view.getUint32(at + 4, true))
  }

  /** Returns the relocations of a symbol, as numbers for the methods below. */
  relocationsOf(symbol: number): readonly number[] {
    const at = this.offsets.relocationIndex + 4 * symbol
    const [begin, end] = [this.view.getUint32(at, true), this.view.getUint32(at + 4, true)]
    const relocations: number[] = []
    for (let relocation = begin; relocation < end; relocation++) relocations.push(relocation)
    return relocations
  }

  relocationOffset(relocation: number): number {
    return this.view.getInt32(this.relocationAt(relocation), true)
  }

  relocationKind(relocation: number): number {
    return this.view.getUint16(this.relocationAt(relocation) + 5, true)
  }

  /** Returns what is added to the address of the target; null beyond the numbers that are exact. */
  relocationAddend(relocation: number): number {
    return Number(this.view.getBigInt64(this.relocationAt(relocation) + 7, true))
  }

  relocationTarget(relocation: number): PackageAndSymbolIndexes {
    return this.referenceAt(this.relocationAt(relocation) + 15)
  }

  /** Reports whether two relocations are the same, whatever they refer to. */
  isSameRelocation(relocation: number, other: GoObjectFile, otherRelocation: number): boolean {
    const [at, otherAt] = [this.relocationAt(relocation), other.relocationAt(otherRelocation)]
    for (let n = 0; n < 15; n++) if (this.bytes[at + n] !== other.bytes[otherAt + n]) return false
    return true
  }

  auxOf(symbol: number): readonly { readonly kind: number; readonly symbol: PackageAndSymbolIndexes }[] {
    const at = this.offsets.auxIndex + 4 * symbol
    const [begin, end] = [this.view.getUint32(at, true), this.view.getUint32(at + 4, true)]
    const entries: { readonly kind: number; readonly symbol: PackageAndSymbolIndexes }[] = []
    for (let n = begin; n < end; n++) {
      const entry = this.offsets.aux + n * auxSize
      entries.push({ kind: this.view.getUint8(entry), symbol: this.referenceAt(entry + 1) })
    }
    return entries
  }

  /** References of other packages' symbols that an interface may hold because of this object. */
  *usedInInterface(): Generator<PackageAndSymbolIndexes> {
    for (let n = 0; n < this.referenceFlagCount; n++) {
      const at = this.offsets.referenceFlags + n * referenceFlagsSize
      if (this.view.getUint8(at + 9) & secondFlags.isUsedInInterface) yield this.referenceAt(at)
    }
  }

  file(index: number): string {
    return this.stringAt(this.offsets.files + index * stringSize)
  }

  private hashAt(symbol: number): number {
    const { definitions, hashed64 } = this.ends
    return symbol < hashed64
      ? this.offsets.hashes64 + 8 * (symbol - definitions)
      : this.offsets.hashes + 16 * (symbol - hashed64)
  }

  private hasFlag(symbol: number, flag: number): boolean {
    return (this.view.getUint8(this.symbolAt(symbol) + 11) & flag) !== 0
  }

  private symbolAt(symbol: number): number {
    return this.offsets.definitions + symbol * symbolSize
  }

  private relocationAt(relocation: number): number {
    return this.offsets.relocations + relocation * relocationSize
  }

  private referenceAt(at: number): PackageAndSymbolIndexes {
    return { package: this.view.getUint32(at, true), symbol: this.view.getUint32(at + 4, true) }
  }

  private stringAt(at: number): string {
    const length = this.view.getUint32(at, true)
    const begin = this.view.getUint32(at + 4, true)
    return this.buffer.toString('utf8', begin, begin + length)
  }
}

const decoder = new TextDecoder()

/** Decodes bytes; names of symbols are UTF-8. */
function text(bytes: Uint8Array, begin: number, end: number): string {
  return decoder.decode(bytes.subarray(begin, end))
}
