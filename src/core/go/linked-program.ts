// Resolves the symbols of a Go program as its linker does: finds the definition of each reference, and the order in which packages are
// initialised. It follows cmd/link/internal/loader in Go's sources.
import {
  fileLocalAbi,
  type GoObjectFile,
  goObjectSpecialPackageIndexes,
  type PackageAndSymbolIndexes,
  type ParsedCompiledGoPackageArchive,
} from './object-file.ts'

/** A package that is not among the linker's input. */
export class IncompleteProgramToCompareError extends Error {}

/** The number of a symbol of a program; 0 for none. */
export type ProgramSymbolNumber = number

/** The symbols of one program, each with a number from 1. */
export class NumberedGoProgramSymbols {
  readonly objects: readonly GoObjectFile[]
  /** True if C code of a package outside the standard library is linked: its behaviour is not known. */
  readonly hasOwnC: boolean
  readonly hasPlugins: boolean
  /** Symbols that C code may call. */
  readonly exportedToC: readonly ProgramSymbolNumber[]
  private readonly packageOfObject: readonly string[]
  /** The number of the object that defines each symbol, or -1; and the number of the symbol there. */
  private readonly objectOf: number[] = [-1]
  private readonly localOf: number[] = [0]
  private readonly externalNames = new Map<ProgramSymbolNumber, string>()
  /** The symbol, by object and by its number in the object. */
  private readonly symbolOf: Int32Array[]
  private readonly firstObjectOf = new Map<string, number>()
  private readonly byName: readonly [Map<string, ProgramSymbolNumber>, Map<string, ProgramSymbolNumber>] = [
    new Map(),
    new Map(),
  ]
  private readonly byHash = new Map<number, ProgramSymbolNumber>()
  private readonly builtins: readonly ProgramSymbolNumber[]
  /** Sizes of symbols that are larger than their definition says. */
  private readonly enlarged = new Map<ProgramSymbolNumber, number>()
  private readonly heldByInterface = new Set<ProgramSymbolNumber>()

  /**
   * `archives` are the compiled packages by import path; `main` is the program's own. `builtins` are the names of functions that
   * compiled code refers to by number, and their ABI.
   */
  constructor(
    archives: ReadonlyMap<string, ParsedCompiledGoPackageArchive>,
    builtins: readonly (readonly [name: string, abi: number])[],
  ) {
    const packages = loadOrder(archives)
    const objects = packages.flatMap(([path, archive]) => archive.objects.map(object => ({ path, object })))
    this.objects = objects.map(({ object }) => object)
    this.packageOfObject = objects.map(({ path }) => path)
    this.hasOwnC = packages.some(
      ([, archive]) => archive.hasForeignObjects && !archive.objects.some(object => object.isStandardLibrary),
    )
    this.hasPlugins = archives.has('plugin')
    for (const [n, { path, object }] of objects.entries())
      if (!object.isAssembly && !this.firstObjectOf.has(path)) {
        this.firstObjectOf.set(path, n)
        this.firstObjectOf.set(escapedPath(path), n)
      }
    this.symbolOf = this.objects.map(object => new Int32Array(object.ends.references))
    for (const [n, object] of this.objects.entries()) this.addAll(n, 0, object.ends.definitions)
    for (const [n, object] of this.objects.entries())
      this.addAll(n, object.ends.definitions, object.ends.named)
    for (const n of this.objects.keys()) this.addReferences(n)
    this.builtins = builtins.map(([name, abi]) => this.named(name, abi))
    for (const [n, object] of this.objects.entries())
      for (const reference of object.usedInInterface()) this.heldByInterface.add(this.resolve(n, reference))
    this.exportedToC = packages.flatMap(([, archive]) => archive.exportedToC.map(name => this.exported(name)))
  }

  /** The number of symbols, with the one that stands for none. */
  get size(): number {
    return this.objectOf.length
  }

  /** The object that defines a symbol, and its number there; null if nothing defines it. */
  definition(symbol: ProgramSymbolNumber): SymbolObjectAndLocalNumber | null {
    const index = this.objectOf[symbol] ?? -1
    const object = this.objects[index]
    return object ? { object, index, local: this.localOf[symbol] as number } : null
  }

  name(symbol: ProgramSymbolNumber): string {
    const found = this.definition(symbol)
    return found ? found.object.name(found.local) : (this.externalNames.get(symbol) ?? '')
  }

  /** The size in memory, in bytes. */
  sizeOf(symbol: ProgramSymbolNumber): number {
    const found = this.definition(symbol)
    return this.enlarged.get(symbol) ?? found?.object.size(found.local) ?? 0
  }

  data(symbol: ProgramSymbolNumber): Uint8Array {
    const found = this.definition(symbol)
    return found ? found.object.data(found.local) : new Uint8Array()
  }

  /** The import path of the package that defines a symbol. */
  packageOf({ index }: SymbolObjectAndLocalNumber): string {
    return this.packageOfObject[index] as string
  }

  /** The symbol that an object means by a reference. */
  resolve(index: number, { package: inPackage, symbol }: PackageAndSymbolIndexes): ProgramSymbolNumber {
    const { ends } = this.objects[index] as GoObjectFile
    const own = this.symbolOf[index] as Int32Array
    switch (inPackage) {
      case 0:
        return 0
      case goObjectSpecialPackageIndexes.self:
        return own[symbol] as number
      case goObjectSpecialPackageIndexes.hashed64:
        return own[ends.definitions + symbol] as number
      case goObjectSpecialPackageIndexes.hashed:
        return own[ends.hashed64 + symbol] as number
      case goObjectSpecialPackageIndexes.none:
        return own[ends.hashed + symbol] as number
      case goObjectSpecialPackageIndexes.builtin:
        return this.builtins[symbol] as number
      default: {
        const path = (this.objects[index] as GoObjectFile).packages[inPackage] ?? ''
        const first = this.firstObjectOf.get(path)
        if (first === undefined) throw new IncompleteProgramToCompareError(path)
        return (this.symbolOf[first] as Int32Array)[symbol] as number
      }
    }
  }

  /** The symbol of a name, for one of the two ABIs; 0 if there is none. */
  named(name: string, abi: number): ProgramSymbolNumber {
    return this.byName[abi === 0 ? 0 : 1].get(name) ?? 0
  }

  /** The functions outside the standard library that have a name across packages. */
  *namedCode(texts: ReadonlySet<number>) {
    for (const [abi, names] of this.byName.entries())
      for (const [name, symbol] of names) {
        const definition = this.definition(symbol)
        if (!definition || definition.object.isStandardLibrary) continue
        if (texts.has(definition.object.kind(definition.local))) yield { symbol, definition, name, abi }
      }
  }

  /** Returns the symbols at which the operating system starts the program. */
  entryPoints(): readonly ProgramSymbolNumber[] {
    return [...this.byName[0]]
      .filter(([name]) => name.startsWith('_rt0_') && !name.endsWith('_lib'))
      .map(([, symbol]) => symbol)
  }

  /** Reports whether some package puts values of this type into an interface, which makes its methods callable. */
  isHeldByInterface(symbol: ProgramSymbolNumber): boolean {
    return this.heldByInterface.has(symbol)
  }

  private addAll(index: number, begin: number, end: number): void {
    const object = this.objects[index] as GoObjectFile
    const own = this.symbolOf[index] as Int32Array
    for (let local = begin; local < end; local++) {
      const symbol = object.isHashed(local) ? this.addHashed(index, local) : this.addDefinition(index, local)
      own[local] = symbol
      if (object.isUsedInInterface(local)) this.heldByInterface.add(symbol)
    }
  }

  private addReferences(index: number): void {
    const object = this.objects[index] as GoObjectFile
    const own = this.symbolOf[index] as Int32Array
    for (let local = object.ends.named; local < object.ends.references; local++) {
      const abi = object.abi(local)
      const symbol =
        abi === fileLocalAbi
          ? this.addExternal(object.name(local))
          : this.namedOrExternal(object.name(local), abi)
      own[local] = symbol
      if (object.isUsedInInterface(local)) this.heldByInterface.add(symbol)
    }
  }

  private addDefinition(index: number, local: number): ProgramSymbolNumber {
    const object = this.objects[index] as GoObjectFile
    const abi = object.abi(local)
    const name = object.name(local)
    if (name === '' || abi === fileLocalAbi) return this.add(index, local)
    const names = this.byName[abi === 0 ? 0 : 1]
    const known = names.get(name)
    if (known === undefined || local < object.ends.definitions) {
      const symbol = this.add(index, local)
      names.set(name, symbol)
      return symbol
    }
    this.merge(known, index, local)
    return known
  }

  /** Of two definitions of a name, code is preferred to memory without content, and the larger of two of the same kind. */
  private merge(known: ProgramSymbolNumber, index: number, local: number): void {
    const object = this.objects[index] as GoObjectFile
    const existing = this.definition(known) as SymbolObjectAndLocalNumber
    const [oldSize, newSize] = [this.sizeOf(known), object.size(local)]
    const isPreferred =
      object.isDuplicate(local) || existing.object.isDuplicate(existing.local)
        ? object.isDuplicate(local) && newSize > oldSize
        : existing.object.data(existing.local).length === 0 &&
          (object.data(local).length > 0 || newSize > oldSize)
    if (isPreferred) {
      this.objectOf[known] = index
      this.localOf[known] = local
    }
    if (!object.isDuplicate(local) && Math.max(oldSize, newSize) > this.sizeOf(known))
      this.enlarged.set(known, Math.max(oldSize, newSize))
  }

  /** The largest of several definitions with the same content counts. */
  private addHashed(index: number, local: number): ProgramSymbolNumber {
    const object = this.objects[index] as GoObjectFile
    let key = object.hashKey(local)
    let known = this.byHash.get(key)
    // Keys are parts of hashes; where two hashes share one, the next free key is taken.
    while (known !== undefined && !this.hasHash(known, object, local)) known = this.byHash.get(++key)
    if (known === undefined) {
      const symbol = this.add(index, local)
      this.byHash.set(key, symbol)
      return symbol
    }
    if (object.size(local) > this.sizeOf(known)) {
      this.objectOf[known] = index
      this.localOf[known] = local
    }
    return known
  }

  private hasHash(symbol: ProgramSymbolNumber, object: GoObjectFile, local: number): boolean {
    const found = this.definition(symbol)
    return found !== null && object.hasSameHash(local, found.object, found.local)
  }

  private namedOrExternal(name: string, abi: number): ProgramSymbolNumber {
    const known = this.named(name, abi)
    if (known !== 0) return known
    const symbol = this.addExternal(name)
    this.byName[abi === 0 ? 0 : 1].set(name, symbol)
    return symbol
  }

  private exported(name: string): ProgramSymbolNumber {
    return this.named(name, 1) || this.namedOrExternal(name, 0)
  }

  private addExternal(name: string): ProgramSymbolNumber {
    const symbol = this.add(-1, 0)
    this.externalNames.set(symbol, name)
    return symbol
  }

  private add(index: number, local: number): ProgramSymbolNumber {
    this.objectOf.push(index)
    this.localOf.push(local)
    return this.objectOf.length - 1
  }
}

export interface SymbolObjectAndLocalNumber {
  readonly object: GoObjectFile
  readonly index: number
  readonly local: number
}

/** Returns packages in the order in which the linker loads them: main first, then what each needs, and last the runtime. */
function loadOrder(
  archives: ReadonlyMap<string, ParsedCompiledGoPackageArchive>,
): readonly (readonly [string, ParsedCompiledGoPackageArchive])[] {
  const order = new Map<string, ParsedCompiledGoPackageArchive>()
  const load = (first: string) => {
    const waiting = [first]
    for (const path of waiting) {
      const archive = archives.get(path)
      if (!archive) throw new IncompleteProgramToCompareError(path)
      if (order.has(path)) continue
      order.set(path, archive)
      waiting.push(...archive.objects.flatMap(({ imports }) => imports))
    }
  }
  load('main')
  load('runtime')
  return [...order]
}

/** Returns an import path as symbol names have it: `gopkg.in/yaml%2ev3`. */
function escapedPath(path: string): string {
  const slash = path.lastIndexOf('/')
  return [...new TextEncoder().encode(path)]
    .map((byte, n) => {
      const character = String.fromCharCode(byte)
      const isEscaped = byte <= 32 || byte >= 127 || character === '%' || character === '"'
      return isEscaped || (character === '.' && n > slash)
        ? `%${byte.toString(16).padStart(2, '0')}`
        : character
    })
    .join('')
}
