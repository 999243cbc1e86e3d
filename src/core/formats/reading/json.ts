// Reads the JSON values of a text: a single value, the values of several files one after the other, or values among other lines.
//
// A parser of JSON needs a text that is JSON from its first character to its last. The output of a command has values among log
// lines, brackets that begin no JSON, and NaN or Infinity. There the end of each value is searched first.
import { escapeControlCharacters } from '../../words/escape.ts'
import { type BenchmarkFormat, formatDetectionChunkLength, NotInFormatError } from './format.ts'
import { ParsedOutputBuilder } from './readings.ts'

/**
 * Adds the measurements of a JSON value to `readings`, or returns false if the value is not of the format. `folder` is the real absolute path
 * in which the tool ran, if it is known.
 */
type AddJsonMeasurements = (value: unknown, readings: ParsedOutputBuilder, folder?: string) => boolean

/**
 * Returns a format, or a variant of one, that passes every JSON value of a text to `add`. `expected` describes such a value in errors. A value
 * that is no JSON is an error if `claims` takes it for the format, and is otherwise skipped, as logs have brackets, too.
 */
export function createJsonFormat(
  name: string,
  expected: string,
  claims: BenchmarkFormat['claims'],
  add: AddJsonMeasurements,
): Pick<BenchmarkFormat, 'name' | 'claims' | 'parse'> {
  return {
    name,
    claims,
    parse: (text, folder) => {
      const readings = new ParsedOutputBuilder()
      let addedCount = 0
      const addCounted = (value: unknown) => {
        if (add(value, readings, folder)) addedCount++
      }
      readEachJsonValue(name, text, addCounted, claims)
      if (addedCount === 0)
        throw new NotInFormatError(`This is not in the format ${name}: it has to be ${expected}.`)
      return readings.parsed()
    },
  }
}

/** Adds an item of a list, or the member `key` of an object, or returns false if it is not of the format. */
type AddJsonItem = (item: unknown, readings: ParsedOutputBuilder, key: string) => boolean

/** Returns a function that adds every item of the list at `path`. Throws NotInFormatError if only some of them are of the format. */
export function createJsonListItemsAdder(path: readonly string[], add: AddJsonItem): AddJsonMeasurements {
  return (value, readings) => {
    const items = jsonListAtPath(value, ...path)?.map(item => ['', item] as const)
    return addAllOrNone(items, readings, add)
  }
}

/** Returns a function that adds every member of an object. Throws NotInFormatError if only some of them are of the format. */
export function createJsonMembersAdder(add: AddJsonItem): AddJsonMeasurements {
  return (value, readings) => addAllOrNone(jsonEntriesAtPath(value), readings, add)
}

function addAllOrNone(
  items: readonly (readonly [string, unknown])[] | null | undefined,
  readings: ParsedOutputBuilder,
  add: AddJsonItem,
): boolean {
  if (!items) return false
  const isAdded = items.map(
    ([key, item]) => typeof item === 'object' && item !== null && add(item, readings, key),
  )
  if (isAdded.includes(true) && isAdded.includes(false))
    throw new NotInFormatError(
      'This JSON has benchmarks among other values. Make the tool write its results to a separate file, and name that file in "output".',
    )
  return !isAdded.includes(false)
}

/**
 * Passes every JSON value of a text to `take`. `what` names the text in errors. Throws NotInFormatError for a value without an end, and for one
 * that is no JSON if it passes `isMeant`, by default if it has keys; other values that are no JSON are skipped.
 */
export function readEachJsonValue(
  what: string,
  text: string,
  take: (value: unknown) => void,
  isMeant: (beginning: string) => boolean = createJsonFormatClaim(() => true),
): void {
  for (const { begin, end, value } of findJsonValues(text)) {
    if (value !== undefined) take(value)
    else if (end === null)
      throw new NotInFormatError(
        `This JSON (${what}) is cut off: the value that begins on line ${lineAt(text, begin)} does not end. Let the tool run to its end.`,
      )
    else if (isMeant(text.slice(begin, Math.min(end, begin + formatDetectionChunkLength)))) {
      const word = firstWordThatIsNoJson(text.slice(begin, end))
      throw new NotInFormatError(
        `This JSON (${what}) is broken: the value that begins on line ${lineAt(text, begin)} is not JSON${word === undefined ? '' : `, as it contains ${escapeControlCharacters(word)}`}. Make the tool write its results to a separate file, and name that file in "output".`,
      )
    }
  }
}

/** Returns the first object or list that begins a line of a text, or undefined. */
export function parseFirstJson(text: string): unknown {
  for (const { value } of findJsonValues(text)) if (value !== undefined) return value
  return undefined
}

/** The text from an opening to its closing bracket: `end` is null if that is missing, and `value` undefined if the text is no JSON. */
interface BracketedValue {
  readonly begin: number
  readonly end: number | null
  readonly value: unknown
}

/** Finds the objects and lists that begin a line, or follow another one in its line. They need not be JSON (`[1/2] building`). */
function* findJsonValues(text: string): Generator<BracketedValue> {
  let begin = indexOfNextOpeningBracket(text, 0)
  // A file is one value as a rule, whose end need not be searched.
  const only = begin === null ? undefined : parseJson(text.slice(begin))
  if (begin !== null && only !== undefined) {
    yield { begin, end: text.length, value: only }
    return
  }
  while (begin !== null) {
    const end = indexAfterClosingBracket(text, begin)
    yield { begin, end, value: end === null ? undefined : parseLeniently(text.slice(begin, end)) }
    begin = end === null ? null : indexOfNextOpeningBracket(text, end)
  }
}

/** Blanks, including the byte order mark with which files may begin, and the bracket of a value. */
const blanksAndOpeningBracket = String.raw`[ \t\r\ufeff]*[[{]`

/** `from` is the beginning of the text, or the end of a value. */
function indexOfNextOpeningBracket(text: string, from: number): number | null {
  for (const opening of [
    new RegExp(blanksAndOpeningBracket, 'y'),
    new RegExp(`^${blanksAndOpeningBracket}`, 'gm'),
  ]) {
    opening.lastIndex = from
    if (opening.test(text)) return opening.lastIndex - 1
  }
  return null
}

/** Returns null if there is no closing bracket. Brackets in strings do not count. */
function indexAfterClosingBracket(text: string, begin: number): number | null {
  let depth = 0
  for (let index = begin; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === quote) index = endOfJsonString(text, index)
    // Bit 5 tells braces from brackets.
    else if ((code | brace) === openBrace) depth++
    else if ((code | brace) === closedBrace && --depth === 0) return index + 1
  }
  return null
}

const quote = 34
const brace = 32
const openBrace = 123
const closedBrace = 125

/** Returns the number of the line of an index, counted from 1. */
function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** A string of JSON, as a part of a regular expression. */
const string = String.raw`"[^"\\]*(?:\\[^][^"\\]*)*"`
/** Strings, and values that are no JSON, as Python, JavaScript and Google Benchmark write them (`"rms": 2%`). */
const stringOrNumberThatIsNoJson = new RegExp(
  String.raw`${string}|(?<![^\s{}[\],:])-?(?:NaN|Infinity|[\d.]+(?:[eE][+-]?\d+)?%)(?=\s*[,\]}])`,
  'g',
)
const stringOrWord = new RegExp(String.raw`${string}|[^\s{}[\],:"]+`, 'g')

/** Returns the value of a text, with NaN, infinities and percentages as strings; undefined if the text is no JSON. */
function parseLeniently(text: string): unknown {
  return parseJson(text) ?? undefinedIfThrown(() => JSON.parse(quoteNumbersThatAreNoJson(text)))
}

function quoteNumbersThatAreNoJson(text: string): string {
  return text.replace(stringOrNumberThatIsNoJson, match => (match.startsWith('"') ? match : `"${match}"`))
}

/** The most characters of a word that an error shows. */
const maxShownCharacters = 40

function firstWordThatIsNoJson(text: string): string | undefined {
  return undefinedIfThrown(() => {
    for (const [word] of quoteNumbersThatAreNoJson(text).matchAll(stringOrWord))
      if (parseJson(word) === undefined) return word.slice(0, maxShownCharacters)
    return undefined
  })
}

function parseJson(text: string): unknown {
  return undefinedIfThrown(() => JSON.parse(text))
}

/** A regular expression throws, too, for a string with millions of escapes. */
function undefinedIfThrown<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

// The keys of the JSON in a part of a text: formats are detected by them.

/** The depth to which keys are collected. */
const deepest = 4
const most = 2000

/** The keys that lead to a value; `[]` stands for an item of a list. */
export type JsonKeyPath = readonly string[]

/**
 * Returns the paths to the keys of each JSON value in `beginning`, which may be cut anywhere. There may be several values, as programs log
 * JSON, too. A key counts once its colon is there. A value must begin a line; a word in brackets is no value.
 */
export function listKeyPathsOfEachJsonInText(beginning: string): readonly (readonly JsonKeyPath[])[] {
  const all: (readonly JsonKeyPath[])[] = []
  // Editors and PowerShell begin a file with a byte order mark.
  const opening = /^[ \t\ufeff]*[[{]/gm
  for (let start = opening.exec(beginning); start; start = opening.exec(beginning)) {
    const { paths, end } = pathsFrom(beginning, start.index)
    if (paths.length > 0) all.push(paths)
    opening.lastIndex = end
  }
  return all
}

export type JsonPathExistsPredicate = (...path: JsonKeyPath) => boolean

/** Returns the `claims` of a format: whether a JSON value in the beginning of a text, which has `paths`, passes `test`. */
export function createJsonFormatClaim(
  test: (has: JsonPathExistsPredicate, beginning: string, paths: readonly JsonKeyPath[]) => boolean,
): (beginning: string) => boolean {
  return beginning =>
    listKeyPathsOfEachJsonInText(beginning).some(paths => {
      const has: JsonPathExistsPredicate = (...path) =>
        paths.some(one => one.length === path.length && one.every((key, index) => key === path[index]))
      return test(has, beginning, paths)
    })
}

function pathsFrom(
  text: string,
  start: number,
): { readonly paths: readonly JsonKeyPath[]; readonly end: number } {
  const paths: JsonKeyPath[] = []
  const open: Level[] = []
  for (let index = start; index < text.length && paths.length < most; index++) {
    const character = text[index]
    const level = open.at(-1)
    if (character === '"') {
      const end = endOfJsonString(text, index)
      if (level && !level.list && /^\s*:/.test(text.slice(end + 1, end + 20))) {
        level.key = text.slice(index + 1, end)
        if (open.length <= deepest) paths.push(open.map(({ list, key }) => (list ? '[]' : key)))
      }
      index = end
    } else if (character === '{' || character === '[') open.push({ list: character === '[', key: '' })
    else if (character === '}' || character === ']') {
      open.pop()
      if (open.length === 0) return { paths, end: index + 1 }
    }
  }
  return { paths, end: text.length }
}

/** Returns the index of the quote that closes the string begun at `start`, or the length of the text. */
function endOfJsonString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = end
    while (text.charCodeAt(escapes - 1) === backslash) escapes--
    if ((end - escapes) % 2 === 0) return end
  }
  return text.length
}

const backslash = 92

/** An open bracket, and the last key in it. */
interface Level {
  readonly list: boolean
  key: string
}

// Values in untrusted JSON. Missing values and values of another type are null, never an error.

/** Returns the value at `path`, or undefined. Only own keys count: `__proto__` is data. */
export function jsonValueAtPath(value: unknown, ...path: readonly string[]): unknown {
  let here: unknown = value
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined
    here = (here as Readonly<Record<string, unknown>>)[key]
  }
  return here
}

export function jsonListAtPath(value: unknown, ...path: readonly string[]): readonly unknown[] | null {
  const found = jsonValueAtPath(value, ...path)
  return Array.isArray(found) ? found : null
}

/** Returns the entries of the object at `path`; null if there is no object. */
export function jsonEntriesAtPath(
  value: unknown,
  ...path: readonly string[]
): readonly (readonly [string, unknown])[] | null {
  const found = jsonValueAtPath(value, ...path)
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? Object.entries(found) : null
}

export function jsonStringAtPath(value: unknown, ...path: readonly string[]): string | null {
  const found = jsonValueAtPath(value, ...path)
  return typeof found === 'string' ? found : null
}

/** Returns the number at `path`, or null. Strings count, as tools write numbers that JSON does not have as strings: "NaN". */
export function jsonNumberAtPath(value: unknown, ...path: readonly string[]): number | null {
  const found = jsonValueAtPath(value, ...path)
  if (typeof found === 'number') return found
  return typeof found === 'string' ? (words.get(found) ?? null) : null
}

/** Returns the numbers of the list at `path`, or null if an item is no number. */
export function jsonNumbersAtPath(value: unknown, ...path: readonly string[]): readonly number[] | null {
  const numbers = jsonListAtPath(value, ...path)?.map(one => jsonNumberAtPath(one))
  return numbers?.every(one => one !== null) ? numbers : null
}

const words: ReadonlyMap<string, number> = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
])

/** Returns a value as part of a name: a string as it is, any other value as JSON. */
export function stringifyForName(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    // Nested so deep that no name needs it.
    return '…'
  }
}
