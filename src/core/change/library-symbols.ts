// Tells by the functions that a native library exports whether it is built from a source: stripped libraries name no source files.
import { sectionsOfElf } from './built-programs.ts'

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
      return Array.from({ length: Math.floor(size / bytesOfSymbol) }, (_, n) => offset + n * bytesOfSymbol)
        .filter(at => {
          const info = view.getUint8(at + 4)
          const isDefined = view.getUint16(at + 6, true) !== 0
          return isDefined && (info & 15) === typeOfFunctions && bindingsOfExports.includes(info >> 4)
        })
        .map(at => textUntilNul(bytes, names.offset + view.getUint32(at, true)))
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

function textUntilNul(bytes: Uint8Array, begin: number): string {
  const end = bytes.indexOf(0, begin)
  return latin1(bytes.subarray(begin, end < 0 ? begin : end))
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

/** Matches the name of a function in front of its parameters and its body. */
const definition = /(?<![\w.>])(\w+)\s*\((?:[^(){};]|\([^(){};]*\))*\)[\s\w:&*>-]*\{/g

/** Matches what a file has for itself, as other libraries may have functions of such names. */
const staticDefinition = /^\s*static\b.*/gm

/** Tells whether one of `symbols` is a function that a source in `text` defines. Symbols of C++ name its namespaces and classes, too. */
export function definesOneOfSymbols(text: string, symbols: readonly string[]): boolean {
  const definitions = text.replace(staticDefinition, '').matchAll(definition)
  const defined = new Set(Array.from(definitions, ([, name = '']) => name))
  const words = new Set(text.match(/\w+/g))
  return symbols.some(symbol => {
    const names = namesInSymbol(symbol)
    return defined.has(names.at(-1) ?? '') && names.every(name => words.has(name))
  })
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
