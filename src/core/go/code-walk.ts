// Walks through what a Go function can reach on both sides at once, by the rules of the linker's dead code elimination
// (cmd/link/internal/ld/deadcode.go), and stops where the sides differ.
import type {
  NumberedGoProgramSymbols,
  ProgramSymbolNumber,
  SymbolObjectAndLocalNumber,
} from './linked-program.ts'
import { auxiliarySymbolKindCodes } from './object-file.ts'
import {
  comparedAuxiliarySymbolsOfGoSymbol,
  executionRelocationsOfGoSymbol,
  findMethodTableOfType,
  type GoSymbolComparer,
  haveSameSymbolNameButForNumbers,
  parseObjectFuncInfo,
  type RelocationAndSymbolKindNumbers,
  weakRelocationBit,
} from './same-symbol.ts'

/** Two programs, and what is known of them before a walk. */
export interface LinkedGoProgramsToCompare {
  readonly base: NumberedGoProgramSymbols
  readonly head: NumberedGoProgramSymbols
  readonly numbers: RelocationAndSymbolKindNumbers
  readonly comparer: GoSymbolComparer
  /** Variables of the generated program on head that name all tests, which a walk does not follow. */
  readonly opaque: ReadonlySet<ProgramSymbolNumber>
  /** Walks through the whole program of each side; null where all weak references are to be ignored. */
  readonly linked: Readonly<Record<'base' | 'head', ReachableDifferenceSearch>> | null
  /** True if the list of modules and build settings that a program can print differs. */
  readonly differInBuildInfo: boolean
  /** True to find only what is part of the program: nothing that is reached is a problem. */
  readonly isWhole?: boolean
}

/** A method in the table of a type that nothing reaches yet. */
interface PendingMethod {
  readonly name: string
  readonly signature: string
  readonly targets: readonly (readonly [onBase: ProgramSymbolNumber, onHead: ProgramSymbolNumber])[]
  readonly of: ProgramSymbolNumber
}

const plain = 1
const asInterfaceValue = 2

/** The state of a walk, which can be continued from a copy. */
export class ReachableDifferenceSearch {
  /** The first difference, with the symbol of head; null while none was found. */
  problem: { readonly what: string; readonly at: ProgramSymbolNumber } | null = null
  /** True if a function comes from other lines, or another file, than on base. */
  differInLines = false
  /** A function outside the standard library that can tell lines or names of functions. */
  readsLines: string | null = null
  private readonly programs: LinkedGoProgramsToCompare
  /** The symbol of base, by that of head, and the reverse; 0 for none. */
  private readonly onBase: Int32Array
  private readonly onHead: Int32Array
  /** The state by symbol of head: 0 if it was not walked, otherwise `plain`, or `asInterfaceValue` for a type that interfaces hold. */
  private readonly walked: Uint8Array
  /** The symbol that first referred to each symbol of head; the symbol itself where a walk began, 0 if it was not reached. */
  private readonly reachedFrom: Int32Array
  private readonly heldTypes: Set<ProgramSymbolNumber>
  private readonly interfaceMethods: Set<string>
  private readonly namedMethods: Set<string>
  private callsAnyMethod = false
  private countsMethods = false
  private pending: readonly PendingMethod[] = []
  /** Methods that only one side's type has. */
  private unpaired: readonly { readonly of: ProgramSymbolNumber; readonly name: string }[] = []
  /** Names of methods of interface types that were reached. */
  private readonly interfaceTypes: ProgramSymbolNumber[]
  private queue: ProgramSymbolNumber[] = []

  constructor(programs: LinkedGoProgramsToCompare, from?: ReachableDifferenceSearch) {
    this.programs = programs
    this.onBase = from ? from.onBase.slice() : new Int32Array(programs.head.size)
    this.onHead = from ? from.onHead.slice() : new Int32Array(programs.base.size)
    this.walked = from ? from.walked.slice() : new Uint8Array(programs.head.size)
    this.reachedFrom = from ? from.reachedFrom.slice() : new Int32Array(programs.head.size)
    this.heldTypes = new Set(from?.heldTypes)
    this.interfaceMethods = new Set(from?.interfaceMethods)
    this.namedMethods = new Set(from?.namedMethods)
    this.interfaceTypes = [...(from?.interfaceTypes ?? [])]
    if (!from) return
    this.problem = from.problem
    this.differInLines = from.differInLines
    this.readsLines = from.readsLines
    this.callsAnyMethod = from.callsAnyMethod
    this.countsMethods = from.countsMethods
    this.pending = from.pending
    this.unpaired = from.unpaired
  }

  /** A copy from which to go on. */
  fork(): ReachableDifferenceSearch {
    return new ReachableDifferenceSearch(this.programs, this)
  }

  /** Walks from pairs of symbols, and through all methods that become callable. */
  walk(pairs: readonly (readonly [onBase: ProgramSymbolNumber, onHead: ProgramSymbolNumber])[]): void {
    for (const [onBase, onHead] of pairs) this.reach(onBase, onHead, onHead)
    this.drain()
    while (this.problem === null) {
      const callable = new Set(this.pending.filter(one => this.isCallable(one)))
      if (callable.size === 0) break
      this.pending = this.pending.filter(one => !callable.has(one))
      for (const { targets, of } of callable)
        for (const [onBase, onHead] of targets) this.reach(onBase, onHead, of)
      this.drain()
    }
    if (this.problem === null) this.checkUnpaired()
  }

  /** The names of symbols of head through which one was reached, from itself to where the walk began. */
  pathTo(symbol: ProgramSymbolNumber): readonly string[] {
    const path = [this.programs.head.name(symbol)]
    for (let at = symbol; this.reachedFrom[at] !== at && this.reachedFrom[at] !== 0; ) {
      at = this.reachedFrom[at] as number
      path.push(this.programs.head.name(at))
    }
    return path
  }

  isReached(symbol: ProgramSymbolNumber): boolean {
    return this.walked[symbol] !== 0
  }

  private isCallable({ name, signature }: PendingMethod): boolean {
    return (
      (this.callsAnyMethod && isExported(name)) ||
      this.interfaceMethods.has(signature) ||
      this.namedMethods.has(name)
    )
  }

  private fail(what: string, at: ProgramSymbolNumber): void {
    this.problem ??= { what, at }
  }

  private drain(): void {
    for (
      let symbol = this.queue.pop();
      symbol !== undefined && this.problem === null;
      symbol = this.queue.pop()
    )
      this.walkThrough(symbol)
    if (this.problem !== null) this.queue = []
  }

  /** Pairs two symbols, and compares them the first time. */
  private reach(onBase: ProgramSymbolNumber, onHead: ProgramSymbolNumber, from: ProgramSymbolNumber): void {
    if (this.problem !== null) return
    if (onBase === 0 || onHead === 0) {
      if (onBase !== onHead) this.fail('refers to nothing on one side', from)
      return
    }
    const [base, head] = [this.onBase[onHead], this.onHead[onBase]]
    if (base !== 0 || head !== 0) {
      if (base !== onBase || head !== onHead)
        this.fail(
          `refers to ${this.programs.base.name(onBase)} on base, and to ${this.programs.head.name(onHead)} on head`,
          from,
        )
      return
    }
    this.onBase[onHead] = onBase
    this.onHead[onBase] = onHead
    this.reachedFrom[onHead] = from
    if (this.programs.opaque.has(onHead)) return
    const comparison = this.programs.comparer.compare(onBase, onHead)
    if (comparison.difference !== null) {
      this.fail(comparison.difference, onHead)
      return
    }
    this.differInLines ||= comparison.differInLines && !this.isGenerated(onHead)
    this.walked[onHead] = plain
    this.queue.push(onHead)
  }

  /** Reports whether a symbol is of the program that `go test` generates, which has a line for each test. */
  private isGenerated(symbol: ProgramSymbolNumber): boolean {
    const { head } = this.programs
    const definition = head.definition(symbol)
    return definition !== null && head.packageOf(definition) === 'main'
  }

  /** Notes that interfaces hold values of a type, so that its methods can be called through them. */
  private hold(type: ProgramSymbolNumber): void {
    if (this.heldTypes.has(type)) return
    this.heldTypes.add(type)
    if (this.walked[type] !== 0) this.queue.push(type)
  }

  private isHeld(type: ProgramSymbolNumber): boolean {
    const { base, head } = this.programs
    return (
      this.heldTypes.has(type) ||
      head.isHeldByInterface(type) ||
      base.isHeldByInterface(this.onBase[type] as ProgramSymbolNumber)
    )
  }

  private walkThrough(symbol: ProgramSymbolNumber): void {
    const { base: baseProgram, head: headProgram, numbers, comparer } = this.programs
    const onBase = this.onBase[symbol] as ProgramSymbolNumber
    const [base, head] = [baseProgram.definition(onBase), headProgram.definition(symbol)]
    if (!base || !head) return
    const isSame = base.object === head.object && base.local === head.local
    if (this.programs.differInBuildInfo && head.object.name(head.local) === 'runtime/debug.modinfo') {
      this.fail('build information', symbol)
      return
    }
    const isType = head.object.isType(head.local)
    const isHeldType = isType && this.isHeld(symbol)
    if (isHeldType && this.walked[symbol] === asInterfaceValue) return
    if (isHeldType) this.walked[symbol] = asInterfaceValue
    if (head.object.callsAnyMethod(head.local)) this.callsAnyMethod = true
    if (isType && isInterface(head.object.data(head.local))) this.interfaceTypes.push(symbol)
    const isLoose = comparer.compare(onBase, symbol).differInMethods
    const methods = isType ? findMethodTableOfType(head, numbers) : null
    const methodsOnBase = !isType || isSame ? methods : findMethodTableOfType(base, numbers)
    const areSplit = methods !== null && methodsOnBase !== null && (isLoose || methods.methods.length > 0)
    const relocations = areSplit ? methods.before : executionRelocationsOfGoSymbol(head, numbers)
    let baseRelocations = relocations
    if (!isSame)
      baseRelocations = areSplit ? methodsOnBase.before : executionRelocationsOfGoSymbol(base, numbers)
    for (const [n, relocation] of relocations.entries())
      this.follow(symbol, { base, head, isHeldType, isType }, baseRelocations[n] as number, relocation)
    if (areSplit) this.addMethods(symbol, { base, head, isHeldType })
    this.followDescription(symbol, base, head, isSame)
  }

  private follow(
    from: ProgramSymbolNumber,
    { base, head, isHeldType, isType }: Walked & { readonly isType: boolean },
    baseRelocation: number,
    relocation: number,
  ): void {
    const { base: baseProgram, head: headProgram, numbers } = this.programs
    if (this.problem !== null) return
    const kind = head.object.relocationKind(relocation)
    const target = headProgram.resolve(head.index, head.object.relocationTarget(relocation))
    const onBase = baseProgram.resolve(base.index, base.object.relocationTarget(baseRelocation))
    if (kind & weakRelocationBit) {
      this.followWeak(from, { head, isType, isHeldType }, onBase, target)
      return
    }
    switch (kind) {
      case numbers.methodOffset:
        // A table of another form than expected: each of its methods counts as callable.
        this.reach(onBase, target, from)
        return
      case numbers.useInterface: {
        const [type, baseType] = [typeOf(headProgram, target), typeOf(baseProgram, onBase)]
        if (!haveSameSymbolNameButForNumbers(headProgram.name(type), baseProgram.name(baseType))) {
          this.fail('converts a different type to an interface', from)
          return
        }
        this.hold(type)
        return
      }
      case numbers.useInterfaceMethod: {
        const [signature, baseSignature] = [
          signatureAt(headProgram, target, head.object.relocationAddend(relocation)),
          signatureAt(baseProgram, onBase, base.object.relocationAddend(baseRelocation)),
        ]
        if (signature !== baseSignature) {
          this.fail('calls a different method of an interface', from)
          return
        }
        this.interfaceMethods.add(signature)
        if (signature.startsWith('NumMethod ') && !head.object.isStandardLibrary) this.countsMethods = true
        return
      }
      case numbers.useNamedMethod: {
        const [method, baseMethod] = [
          decoder.decode(headProgram.data(target)),
          decoder.decode(baseProgram.data(onBase)),
        ]
        if (method !== baseMethod) {
          this.fail('calls a different method by its name', from)
          return
        }
        this.namedMethods.add(method)
        return
      }
    }
    const definition = headProgram.definition(target)
    if (isHeldType && definition?.object.isType(definition.local)) this.hold(target)
    if (!isType && definition && !head.object.isStandardLibrary)
      this.note(from, head, definition.object.name(definition.local))
    this.reach(onBase, target, from)
  }

  /**
   * A weak reference does not make its target part of the program. Those of code run initialisers of maps, and those of tables of
   * interfaces name methods: they are followed. Those between types, which only reflection follows from a value
   * in an interface, are compared by whether the whole programs have the target.
   */
  private followWeak(
    from: ProgramSymbolNumber,
    { head, isType, isHeldType }: Pick<Walked, 'head' | 'isHeldType'> & { readonly isType: boolean },
    onBase: ProgramSymbolNumber,
    target: ProgramSymbolNumber,
  ): void {
    const { linked, numbers } = this.programs
    if (linked === null) return
    const [isOnBase, isOnHead] = [linked.base.isReached(onBase), linked.head.isReached(target)]
    const isFollowed = numbers.texts.has(head.object.kind(head.local)) || !isType
    if (isFollowed) {
      if (isOnHead || isOnBase) this.reach(onBase, target, from)
    } else if (isHeldType && isOnHead !== isOnBase) this.fail('a related type is part of one side only', from)
  }

  private addMethods(symbol: ProgramSymbolNumber, { base, head, isHeldType }: Walked): void {
    const { base: baseProgram, head: headProgram, numbers } = this.programs
    const onBase = methodEntries(baseProgram, base, numbers)
    const added: PendingMethod[] = []
    for (const [signature, [name, type, ...functions]] of methodEntries(headProgram, head, numbers)) {
      const other = onBase.get(signature)
      if (!other) {
        this.unpaired = [...this.unpaired, { of: symbol, name: nameIn(signature) }]
        continue
      }
      onBase.delete(signature)
      const [baseName, baseType, ...baseFunctions] = other
      this.reach(baseName, name, symbol)
      if (!isHeldType) continue
      this.hold(type)
      const targets = [
        [baseType, type] as const,
        ...functions.map((target, n) => [baseFunctions[n] as ProgramSymbolNumber, target] as const),
      ]
      added.push({ name: nameIn(signature), signature, targets, of: symbol })
    }
    for (const signature of onBase.keys())
      this.unpaired = [...this.unpaired, { of: symbol, name: nameIn(signature) }]
    this.pending = [...this.pending, ...added]
  }

  private followDescription(
    symbol: ProgramSymbolNumber,
    base: SymbolObjectAndLocalNumber,
    head: SymbolObjectAndLocalNumber,
    isSame: boolean,
  ): void {
    const { base: baseProgram, head: headProgram } = this.programs
    const onHead = comparedAuxiliarySymbolsOfGoSymbol(head)
    const onBase = isSame ? onHead : comparedAuxiliarySymbolsOfGoSymbol(base)
    for (const [n, { kind, symbol: reference }] of onHead.entries()) {
      if (this.problem !== null) return
      const target = headProgram.resolve(head.index, reference)
      if (kind === auxiliarySymbolKindCodes.functionInfo) {
        if (head.object.isStandardLibrary) continue
        for (const call of parseObjectFuncInfo(headProgram.data(target)).inlined) {
          this.note(symbol, head, headProgram.name(headProgram.resolve(head.index, call.function)))
        }
      } else if (kind !== auxiliarySymbolKindCodes.files && kind !== auxiliarySymbolKindCodes.lines) {
        const other = onBase[n]
        if (other) this.reach(baseProgram.resolve(base.index, other.symbol), target, symbol)
      }
    }
  }

  /** Notes uses of the standard library that tell more of a program than what is reached. */
  private note(from: ProgramSymbolNumber, head: SymbolObjectAndLocalNumber, name: string): void {
    if (this.programs.isWhole || this.isGenerated(from)) return
    if (methodCounters.has(name)) this.countsMethods = true
    // In one program with itself the lists are the same.
    const areSame = this.programs.base === this.programs.head
    if (typeListers.has(name) && !areSame) this.fail(`lists all types of the program (${name})`, from)
    const isStarter = programStarters.has(name) || (isSystemCall(name) && !this.isOfSystemCalls(head))
    if (isStarter) this.fail(`starts programs (${name})`, from)
    if (unloggedLookups.test(name)) this.fail(`may look for files by system calls (${name})`, from)
    if (lineReaders.has(name)) this.readsLines ??= `${head.object.name(head.local)} calls ${name}`
  }

  private isOfSystemCalls(definition: SymbolObjectAndLocalNumber): boolean {
    return systemCallPackages.has(this.programs.head.packageOf(definition))
  }

  /** Fails for a method that only one side's type has, if what is reached could find it. */
  private checkUnpaired(): void {
    const relevant = this.unpaired.filter(({ of }) => this.isHeld(of))
    if (relevant.length === 0) return
    const names = new Set([...this.interfaceMethods].map(nameIn))
    for (const type of this.interfaceTypes)
      for (const name of methodNames(this.programs.head, type)) names.add(name)
    for (const { of, name } of relevant) {
      const isFound = names.has(name) || this.namedMethods.has(name)
      if (isFound || ((this.callsAnyMethod || this.countsMethods) && isExported(name))) {
        this.fail(`has different methods (${name})`, of)
        return
      }
    }
  }
}

interface Walked {
  readonly base: SymbolObjectAndLocalNumber
  readonly head: SymbolObjectAndLocalNumber
  readonly isHeldType: boolean
}

/** Functions that tell the lines and names of the functions that call them, or a setting that makes the library do so. */
const lineReaders = new Set([
  ...[
    'runtime.Caller',
    'runtime.Callers',
    'runtime.CallersFrames',
    'runtime.(*Frames).Next',
    'runtime.callers',
  ],
  ...['runtime.FuncForPC', 'runtime.(*Func).FileLine', 'runtime.(*Func).Name', 'runtime.Stack'],
  ...['runtime/debug.Stack', 'runtime/debug.PrintStack', 'log.New', 'log.SetFlags', 'log.(*Logger).SetFlags'],
  ...['log/slog.NewTextHandler', 'log/slog.NewJSONHandler', 'runtime/pprof.(*Profile).WriteTo'],
])
/** Functions that start programs, which may be built of what differs. */
const programStarters = new Set([
  ...['os/exec.Command', 'os/exec.CommandContext', 'os/exec.(*Cmd).Start', 'os/exec.(*Cmd).Run'],
  ...['os/exec.(*Cmd).Output', 'os/exec.(*Cmd).CombinedOutput', 'os.StartProcess'],
  ...['syscall.Exec', 'syscall.ForkExec', 'syscall.StartProcess', 'syscall.forkExec', 'plugin.Open'],
])

/** Reports whether a function makes the system call whose number it is given, which may be one that starts a program. */
function isSystemCall(name: string): boolean {
  return /^(?:golang\.org\/x\/sys\/unix|syscall)\.(?:Raw)?Syscall(?:6|NoError)?$/.test(name)
}

/** Packages that make known system calls: unix, whose function that starts programs is known by its name, and those of sockets. */
const systemCallPackages = new Set(['golang.org/x/sys/unix', 'golang.org/x/net/internal/socket'])

/** Functions that look for files, which alters no access time, or go to another folder, and are not in the log of Go's package os. */
const unloggedLookups =
  /^(?:(?:golang\.org\/x\/sys\/unix|syscall)\.(?:Open(?:at2?)?|L?[Ss]tat|Fstatat|Statx|Access|Faccessat2?|F?[Cc]hdir)|os\.\(\*File\)\.Chdir)$/

const methodCounters = new Set([
  ...['reflect.(*rtype).NumMethod', 'reflect.Value.NumMethod', 'reflect.(*rtype).ExportedMethods'],
  'internal/reflectlite.rtype.NumMethod',
])
const typeListers = new Set([
  ...['reflect.typelinks', 'runtime.typelinks', 'reflect.typesByString', 'runtime.firstmoduledata'],
  ...['runtime.activeModules', 'runtime.lastmoduledatap', 'runtime.modulesSlice', 'reflect.rtypeOff'],
])

/** The type that an interface table is for; a type itself as it is. */
function typeOf(program: NumberedGoProgramSymbols, symbol: ProgramSymbolNumber): ProgramSymbolNumber {
  const definition = program.definition(symbol)
  if (!definition?.object.isItab(definition.local)) return symbol
  return targetAt(program, definition, 8)
}

/** The symbol at an offset in another one's data; 0 if there is none. */
function targetAt(
  program: NumberedGoProgramSymbols,
  { object, index, local }: SymbolObjectAndLocalNumber,
  offset: number,
): ProgramSymbolNumber {
  const found = object.relocationsOf(local).find(one => object.relocationOffset(one) === offset)
  return found === undefined ? 0 : program.resolve(index, object.relocationTarget(found))
}

/** The name and the type of the interface method that stands at an offset in the descriptor of an interface. */
function signatureAt(program: NumberedGoProgramSymbols, type: ProgramSymbolNumber, offset: number): string {
  const definition = program.definition(type)
  if (!definition) return ''
  const name = targetAt(program, definition, offset)
  return `${nameData(program.data(name))} ${program.name(targetAt(program, definition, offset + 4))}`
}

/** Returns the targets of the relocations of each method of a type, by its signature: the name, the type, and the functions. */
function methodEntries(
  program: NumberedGoProgramSymbols,
  definition: SymbolObjectAndLocalNumber,
  numbers: RelocationAndSymbolKindNumbers,
): Map<string, readonly [ProgramSymbolNumber, ProgramSymbolNumber, ...ProgramSymbolNumber[]]> {
  const { object, index } = definition
  const entries = (findMethodTableOfType(definition, numbers)?.methods ?? []).map(relocations => {
    const [name = 0, type = 0, ...functions] = relocations.map(relocation =>
      program.resolve(index, object.relocationTarget(relocation)),
    )
    return [`${nameData(program.data(name))} ${program.name(type)}`, [name, type, ...functions]] as const
  })
  return new Map(entries)
}

function nameIn(signature: string): string {
  return signature.slice(0, signature.indexOf(' '))
}

const interfaceKind = 20

function isInterface(descriptor: Uint8Array): boolean {
  return descriptor.length >= 48 && ((descriptor[23] as number) & 31) === interfaceKind
}

/** The names of the methods of an interface type, as far as its descriptor refers to them. */
function methodNames(program: NumberedGoProgramSymbols, type: ProgramSymbolNumber): readonly string[] {
  const definition = program.definition(type)
  if (!definition) return []
  const { object, index, local } = definition
  return object
    .relocationsOf(local)
    .map(relocation => program.resolve(index, object.relocationTarget(relocation)))
    .filter(symbol => program.name(symbol).startsWith('type:.namedata.'))
    .map(symbol => nameData(program.data(symbol)))
}

/** Decodes a name of the runtime's type information: flags, the length as a varint, and the name. */
function nameData(data: Uint8Array): string {
  let length = 0
  let at = 1
  for (let shift = 0; at < data.length; shift += 7) {
    const byte = data[at++] as number
    length |= (byte & 127) << shift
    if (byte < 128) break
  }
  return decoder.decode(data.subarray(at, at + length))
}

const decoder = new TextDecoder()

function isExported(name: string): boolean {
  return /^\p{Lu}/u.test(name)
}
