// Compares a symbol of one Go program with a symbol of another by itself: its content, its relocations and what describes it,
// but not the symbols that it refers to.
import type {
  NumberedGoProgramSymbols,
  ProgramSymbolNumber,
  SymbolObjectAndLocalNumber,
} from './linked-program.ts'
import {
  auxiliarySymbolKindCodes,
  type GoObjectFile,
  type GoRelocationAndSymbolKindNumbersByName,
} from './object-file.ts'

/** The numbers of relocations and kinds that have a meaning of their own here. */
export interface RelocationAndSymbolKindNumbers {
  readonly methodOffset: number
  readonly useType: number
  readonly useInterface: number
  readonly useInterfaceMethod: number
  readonly useNamedMethod: number
  readonly initOrder: number
  readonly texts: ReadonlySet<number>
  /** Kinds of variables of which the garbage collector looks for pointers by their type. */
  readonly variables: ReadonlySet<number>
}

/** Picks the numbers; null if this version of Go has not all of them. */
export function pickRelocationAndSymbolKindNumbers({
  relocations,
  kinds,
}: GoRelocationAndSymbolKindNumbersByName): RelocationAndSymbolKindNumbers | null {
  const found = [
    ...['R_METHODOFF', 'R_USETYPE', 'R_USEIFACE', 'R_USEIFACEMETHOD', 'R_USENAMEDMETHOD', 'R_INITORDER'],
  ].map(name => relocations.get(name))
  if (found.includes(undefined) || !kinds.has('STEXT')) return null
  const [methodOffset, useType, useInterface, useInterfaceMethod, useNamedMethod, initOrder] =
    found as unknown as readonly [number, number, number, number, number, number]
  const only = (...names: readonly string[]) => new Set(names.flatMap(name => kinds.get(name) ?? []))
  return {
    ...{ methodOffset, useType, useInterface, useInterfaceMethod, useNamedMethod, initOrder },
    texts: only('STEXT', 'STEXTFIPS'),
    variables: only('SDATA', 'SDATAFIPS', 'SBSS'),
  }
}

/** The bit of a relocation's kind that says that it does not make its target part of the program. */
export const weakRelocationBit = 0x8000

interface SymbolPairComparison {
  /** The difference in a few words; null if nothing differs apart from what the other fields tell. */
  readonly difference: string | null
  /** True if the lines or files that the code comes from differ, or its own name. */
  readonly differInLines: boolean
  /** True if the types are the same apart from their methods. */
  readonly differInMethods: boolean
}

const same: SymbolPairComparison = { difference: null, differInLines: false, differInMethods: false }
const differs = (difference: string): SymbolPairComparison => ({ ...same, difference })

/** Returns the relocations of a symbol, without those that are for debuggers or only order the initialisation of packages. */
export function executionRelocationsOfGoSymbol(
  { object, local }: Pick<SymbolObjectAndLocalNumber, 'object' | 'local'>,
  numbers: RelocationAndSymbolKindNumbers,
): readonly number[] {
  return object.relocationsOf(local).filter(relocation => {
    const kind = object.relocationKind(relocation)
    return kind !== numbers.useType && kind !== numbers.initOrder
  })
}

/** Returns the auxiliary symbols of a symbol, without the type of a variable and what is for debuggers. */
export function comparedAuxiliarySymbolsOfGoSymbol({
  object,
  local,
}: Pick<SymbolObjectAndLocalNumber, 'object' | 'local'>): ReturnType<GoObjectFile['auxOf']> {
  const isLeftOut = (kind: number) =>
    kind === auxiliarySymbolKindCodes.type ||
    (auxiliarySymbolKindCodes.dwarf as readonly number[]).includes(kind)
  return object.auxOf(local).filter(({ kind }) => !isLeftOut(kind))
}

/** Compares symbols of two programs, and remembers the outcomes. */
export class GoSymbolComparer {
  private readonly known = new Map<number, SymbolPairComparison>()
  private readonly base: NumberedGoProgramSymbols
  private readonly head: NumberedGoProgramSymbols
  private readonly numbers: RelocationAndSymbolKindNumbers

  constructor(
    base: NumberedGoProgramSymbols,
    head: NumberedGoProgramSymbols,
    numbers: RelocationAndSymbolKindNumbers,
  ) {
    this.base = base
    this.head = head
    this.numbers = numbers
  }

  compare(onBase: ProgramSymbolNumber, onHead: ProgramSymbolNumber): SymbolPairComparison {
    if (this.base === this.head && onBase === onHead) return same
    const key = onBase * 2 ** 26 + onHead
    const known = this.known.get(key)
    if (known) return known
    const comparison = this.compareNew(onBase, onHead)
    this.known.set(key, comparison)
    return comparison
  }

  private compareNew(onBase: ProgramSymbolNumber, onHead: ProgramSymbolNumber): SymbolPairComparison {
    const [base, head] = [this.base.definition(onBase), this.head.definition(onHead)]
    if (!base || !head) {
      if (base || head) return differs('defined on one side only')
      return this.base.name(onBase) === this.head.name(onHead) ? same : differs('name')
    }
    if (this.base.sizeOf(onBase) !== this.head.sizeOf(onHead) && !base.object.isHashed(base.local))
      return this.orByMethods(base, head, 'size')
    if (base.object === head.object && base.local === head.local) return same
    const difference = differenceOf(base, head, this.numbers)
    if (difference !== null) return this.orByMethods(base, head, difference)
    if (
      this.numbers.variables.has(head.object.kind(head.local)) &&
      !this.haveTypesWithSamePointers(base, head)
    )
      return differs('pointer layout')
    return this.compareDescription(base, head)
  }

  /** Two types may have other methods and still be the same for code that cannot ask for these. */
  private orByMethods(
    base: SymbolObjectAndLocalNumber,
    head: SymbolObjectAndLocalNumber,
    difference: string,
  ): SymbolPairComparison {
    return this.areSameButMethods(base, head) ? { ...same, differInMethods: true } : differs(difference)
  }

  private compareDescription(
    base: SymbolObjectAndLocalNumber,
    head: SymbolObjectAndLocalNumber,
  ): SymbolPairComparison {
    const [onBase, onHead] = [
      comparedAuxiliarySymbolsOfGoSymbol(base),
      comparedAuxiliarySymbolsOfGoSymbol(head),
    ]
    let differInLines = base.object.name(base.local) !== head.object.name(head.local)
    if (onBase.length !== onHead.length) return differs('auxiliary symbols')
    for (const [n, { kind, symbol }] of onBase.entries()) {
      const other = onHead[n]
      if (kind !== other?.kind) return differs('auxiliary symbols')
      const data = this.base.data(this.base.resolve(base.index, symbol))
      const otherData = this.head.data(this.head.resolve(head.index, other.symbol))
      if (kind === auxiliarySymbolKindCodes.files || kind === auxiliarySymbolKindCodes.lines)
        differInLines ||= !areSameBytes(data, otherData)
      if (kind !== auxiliarySymbolKindCodes.functionInfo) continue
      const found = this.compareFunctionInfo(base, head, data, otherData)
      if (found.difference !== null) return found
      differInLines ||= found.differInLines
    }
    return { ...same, differInLines }
  }

  /** Compares frame sizes, the place in the source, and the calls that were inlined. */
  private compareFunctionInfo(
    base: SymbolObjectAndLocalNumber,
    head: SymbolObjectAndLocalNumber,
    onBase: Uint8Array,
    onHead: Uint8Array,
  ): SymbolPairComparison {
    const frame = 12
    if (!areSameBytes(onBase.subarray(0, frame), onHead.subarray(0, frame))) return differs('frame')
    const [info, other] = [parseObjectFuncInfo(onBase), parseObjectFuncInfo(onHead)]
    const files = (object: GoObjectFile, indexes: readonly number[]) =>
      indexes.map(index => object.file(index)).join('\n')
    let differInLines =
      info.line !== other.line || files(base.object, info.files) !== files(head.object, other.files)
    if (info.inlined.length !== other.inlined.length) return differs('what is inlined')
    for (const [n, call] of info.inlined.entries()) {
      const otherCall = other.inlined[n] as InlinedCall
      const isSameCall =
        call.parent === otherCall.parent &&
        call.parentCounter === otherCall.parentCounter &&
        haveSameSymbolNameButForNumbers(
          this.base.name(this.base.resolve(base.index, call.function)),
          this.head.name(this.head.resolve(head.index, otherCall.function)),
        )
      if (!isSameCall) return differs('what is inlined')
      differInLines ||= call.line !== otherCall.line
    }
    return { ...same, differInLines }
  }

  private areSameButMethods(base: SymbolObjectAndLocalNumber, head: SymbolObjectAndLocalNumber): boolean {
    if (!base.object.isType(base.local) || !head.object.isType(head.local)) return false
    const [shape, other] = [
      findMethodTableOfType(base, this.numbers),
      findMethodTableOfType(head, this.numbers),
    ]
    if (!shape || !other || shape.start !== other.start || shape.uncommon !== other.uncommon) return false
    if (
      base.object.kind(base.local) !== head.object.kind(head.local) ||
      base.object.align(base.local) !== head.object.align(head.local) ||
      base.object.comparableFlags(base.local) !== head.object.comparableFlags(head.local) ||
      base.object.name(base.local) !== head.object.name(head.local)
    )
      return false
    const before = ({ object, local }: SymbolObjectAndLocalNumber) => {
      // A copy: `slice` of a Buffer is none.
      const data = Uint8Array.from(object.data(local).subarray(0, shape.start))
      // The numbers of methods, and of exported ones.
      data.fill(0, shape.uncommon + 4, shape.uncommon + 8)
      return data
    }
    return (
      areSameBytes(before(base), before(head)) && areSameRelocations(base, head, shape.before, other.before)
    )
  }

  /** Reports whether variables of the types of two symbols have pointers at the same places. */
  private haveTypesWithSamePointers(
    base: SymbolObjectAndLocalNumber,
    head: SymbolObjectAndLocalNumber,
  ): boolean {
    const typeOf = (
      program: NumberedGoProgramSymbols,
      { object, index, local }: SymbolObjectAndLocalNumber,
    ) => {
      const aux = object.auxOf(local).find(({ kind }) => kind === auxiliarySymbolKindCodes.type)
      return aux ? program.resolve(index, aux.symbol) : 0
    }
    return this.haveSamePointers(typeOf(this.base, base), typeOf(this.head, head))
  }

  private haveSamePointers(onBase: ProgramSymbolNumber, onHead: ProgramSymbolNumber): boolean {
    if (onBase === 0 || onHead === 0) return onBase === onHead
    const [base, head] = [this.base.definition(onBase), this.head.definition(onHead)]
    if (!base || !head) return false
    if (base.object === head.object && base.local === head.local) return true
    const [data, other] = [base.object.data(base.local), head.object.data(head.local)]
    // Size, how far pointers reach, and whether the mask of pointers is made only when it is needed.
    if (data.length < 48 || other.length < 48 || !areSameBytes(data.subarray(0, 16), other.subarray(0, 16)))
      return false
    const onDemand = 16
    if (((data[20] as number) ^ (other[20] as number)) & onDemand) return false
    if ((data[20] as number) & onDemand)
      return this.compare(onBase, onHead).difference === null && !this.compare(onBase, onHead).differInMethods
    const maskOf = (program: NumberedGoProgramSymbols, definition: SymbolObjectAndLocalNumber) => {
      const mask = executionRelocationsOfGoSymbol(definition, this.numbers).find(
        n => definition.object.relocationOffset(n) === 32,
      )
      if (mask === undefined) return new Uint8Array()
      const bytes = new DataView(data.buffer, data.byteOffset).getBigUint64(8, true)
      const length = Math.ceil(Math.ceil(Number(bytes) / 8) / 8)
      const found = program.data(program.resolve(definition.index, definition.object.relocationTarget(mask)))
      return withoutZeros(found.subarray(0, length))
    }
    return areSameBytes(maskOf(this.base, base), maskOf(this.head, head))
  }
}

function differenceOf(
  base: SymbolObjectAndLocalNumber,
  head: SymbolObjectAndLocalNumber,
  numbers: RelocationAndSymbolKindNumbers,
): string | null {
  const { object, local } = base
  const { object: other, local: otherLocal } = head
  const isHashed = object.isHashed(local)
  if (isHashed !== other.isHashed(otherLocal)) return 'content-addressed on one side only'
  if (object.kind(local) !== other.kind(otherLocal)) return 'kind'
  const [data, otherData] = [object.data(local), other.data(otherLocal)]
  if (isHashed) {
    // The largest definition with the same content is linked, which has zeros behind it that nobody reads.
    if (!areSameBytes(withoutZeros(data), withoutZeros(otherData))) return 'content'
  } else {
    const [name, otherName] = [object.name(local), other.name(otherLocal)]
    // -X sets variables by their names; those of the compiler have two dots.
    const isNamedByUser = numbers.variables.has(object.kind(local)) && !name.includes('..')
    if (isNamedByUser ? name !== otherName : !haveSameSymbolNameButForNumbers(name, otherName)) return 'name'
    if (object.comparableFlags(local) !== other.comparableFlags(otherLocal)) return 'flags'
    if (object.abi(local) !== other.abi(otherLocal)) return 'ABI'
    if (object.align(local) !== other.align(otherLocal)) return 'alignment'
    if (!areSameBytes(data, otherData)) return 'content'
  }
  return areSameRelocations(
    base,
    head,
    executionRelocationsOfGoSymbol(base, numbers),
    executionRelocationsOfGoSymbol(head, numbers),
  )
    ? null
    : 'relocations'
}

function areSameRelocations(
  base: SymbolObjectAndLocalNumber,
  head: SymbolObjectAndLocalNumber,
  onBase: readonly number[],
  onHead: readonly number[],
): boolean {
  return (
    onBase.length === onHead.length &&
    onBase.every((relocation, n) =>
      base.object.isSameRelocation(relocation, head.object, onHead[n] as number),
    )
  )
}

/** Reports whether two names are the same but for the numbers that the compiler gives to closures and unnamed data. */
export function haveSameSymbolNameButForNumbers(one: string, other: string): boolean {
  return one === other || one.replace(/\d+/g, '#') === other.replace(/\d+/g, '#')
}

function areSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false
  return true
}

function withoutZeros(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end--
  return bytes.subarray(0, end)
}

// The description of a function that the compiler writes for the runtime.

interface InlinedCall {
  readonly parent: number
  readonly line: number
  readonly function: { readonly package: number; readonly symbol: number }
  /** The position of the call in the code of its caller, as an offset. */
  readonly parentCounter: number
}

/** Parses it: the line where the function begins, the indexes of its files, and the calls that were inlined. */
export function parseObjectFuncInfo(data: Uint8Array): {
  readonly line: number
  readonly files: readonly number[]
  readonly inlined: readonly InlinedCall[]
} {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const at = (index: number) => view.getUint32(index, true)
  const fileCount = at(16)
  const inlinedAt = 20 + 4 * fileCount
  const inlinedSize = 24
  return {
    line: at(12),
    files: Array.from({ length: fileCount }, (_, n) => at(20 + 4 * n)),
    inlined: Array.from({ length: at(inlinedAt) }, (_, n): InlinedCall => {
      const begin = inlinedAt + 4 + n * inlinedSize
      return {
        parent: at(begin),
        line: at(begin + 8),
        function: { package: at(begin + 12), symbol: at(begin + 16) },
        parentCounter: at(begin + 20),
      }
    }),
  }
}

// The methods in the descriptor of a type.

interface MethodTable {
  /** The offset of the table in the descriptor, in bytes. */
  readonly start: number
  /** The offset of the part that has the number of methods, in bytes. */
  readonly uncommon: number
  /** The relocations before those of the table. */
  readonly before: readonly number[]
  /** The relocations of each method, for its name, its type, and its two functions. */
  readonly methods: readonly (readonly [name: number, type: number, first: number, second: number])[]
}

const methodSize = 16

/** Finds the table; null if the type has none, or the descriptor has another form than expected. */
export function findMethodTableOfType(
  definition: SymbolObjectAndLocalNumber,
  numbers: RelocationAndSymbolKindNumbers,
): MethodTable | null {
  const { object, local } = definition
  const all = executionRelocationsOfGoSymbol(definition, numbers)
  const first = all.findIndex(relocation => object.relocationKind(relocation) === numbers.methodOffset)
  const data = object.data(local)
  const count = first < 1 ? 0 : (all.length - first + 1) / 4
  const start = first < 1 ? data.length : object.relocationOffset(all[first - 1] as number)
  const before = first < 1 ? all : all.slice(0, first - 1)
  if (!Number.isInteger(count) || start + methodSize * count !== object.size(local)) return null
  if (before.some(relocation => object.relocationOffset(relocation) >= start)) return null
  const methods = Array.from({ length: count }, (_, n) => all.slice(first - 1 + 4 * n, first + 3 + 4 * n))
  const isRegular = methods.every((entries, n) =>
    entries.every(
      (relocation, k) =>
        object.relocationOffset(relocation) === start + methodSize * n + 4 * k &&
        (k === 0 || object.relocationKind(relocation) === numbers.methodOffset),
    ),
  )
  const uncommon = uncommonAt(data, start, count)
  if (!isRegular || uncommon === null) return null
  return { start, uncommon, before, methods: methods as unknown as MethodTable['methods'] }
}

/** Finds the part of a descriptor that has the number of methods and the distance to them; null if it is not clear which it is. */
function uncommonAt(data: Uint8Array, start: number, count: number): number | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const found: number[] = []
  for (let at = 48; at + 16 <= start; at += 8)
    if (view.getUint16(at + 4, true) === count && view.getUint32(at + 8, true) === start - at) found.push(at)
  return found.length === 1 ? (found[0] as number) : null
}
