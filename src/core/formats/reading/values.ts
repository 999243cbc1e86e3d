// Parses what tools print: numbers and times, attributes of XML elements, and paths of files.

/** The longest text that is parsed as a number, in characters. */
const longest = 400

const decimal = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?:e([+-]?\d+))?$/i
const noNumber = /^nan$/i
const infinite = /^([+-]?)(?:inf|infinity|∞)$/i

/**
 * Returns the number in `text` times ten to the `power`, as the float nearest to that decimal: `10.9 ns` is 1.09e-8 s, which 10.9 * 1e-9 is
 * not. Null if the text is no number; NaN and infinities are kept.
 */
export function parseAndScaleByPowerOfTen(text: string, power = 0): number | null {
  if (text.length > longest) return null
  const [, digits, exponent = '0'] = decimal.exec(text) ?? []
  if (digits !== undefined) return Number(`${digits}e${Number(exponent) + power}`)
  if (noNumber.test(text)) return Number.NaN
  const infinity = infinite.exec(text)
  if (!infinity) return null
  return infinity[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
}

/** Removes the commas between thousands from a number in English style. */
export function removeThousandsCommas(text: string): string {
  return text.replaceAll(',', '')
}

/** Scales a number from JSON by ten to the `power`, without the rounding error of a multiplication. */
export function multiplyFloatByPowerOfTen(value: number, power: number): number {
  return parseAndScaleByPowerOfTen(String(value), power) ?? Number.NaN
}

/** Units of time in seconds: a number, times ten to a power. */
const units: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['fs', [1, -15]],
  ['ps', [1, -12]],
  ['ns', [1, -9]],
  ['us', [1, -6]],
  // The micro sign, and the Greek letter that looks like it.
  ['\u00b5s', [1, -6]],
  ['\u03bcs', [1, -6]],
  ['ms', [1, -3]],
  ['s', [1, 0]],
  ['sec', [1, 0]],
  ['m', [60, 0]],
  ['min', [60, 0]],
  ['h', [3600, 0]],
  ['hr', [3600, 0]],
  ['day', [86400, 0]],
])

/** Converts `value` in `unit` to seconds: 1.5 `ms` is 0.0015. Null if `value` is no number or `unit` no unit of time. */
export function toSeconds(value: number | string, unit: string): number | null {
  const [factor, power] = units.get(unit) ?? []
  if (factor === undefined || power === undefined) return null
  const number = parseAndScaleByPowerOfTen(String(value), power)
  return number === null ? null : number * factor
}

/** Converts `value` in a unit of time per operation (`ms`, `ns/iter`) to seconds; null if the unit is another one. */
export function toSecondsPerOp(value: number | string, unit: string): number | null {
  return toSeconds(value, /^([^\s/]+)(\/(op|iter|iteration|run))?$/.exec(unit.trim())?.[1] ?? '')
}

/** Converts `value` per `unit` of time to a value per second: 1.5 per `ms` is 1500. */
export function convertPerTimeUnitToPerSecond(value: number | string, unit: string): number | null {
  const [factor, power] = units.get(unit) ?? []
  if (factor === undefined || power === undefined) return null
  const number = parseAndScaleByPowerOfTen(String(value), -power)
  return number === null ? null : number / factor
}

export function xmlAttributeOrEmpty(attributes: string, name: string): string {
  const [, value = ''] = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? []
  return value.replace(
    /&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (whole, word, ten, sixteen) =>
      word === undefined ? character(whole, ten ?? `0x${sixteen}`) : (entities.get(word) ?? whole),
  )
}

function character(whole: string, code: string): string {
  return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole
}

const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['amp', '&'],
])

// The absolute paths of benchmark files, which differ from machine to machine.

/**
 * Returns a function that names a file by its path relative to `folder`, in which the tool ran. That name does not depend on other files, so a
 * file that only one side has renames nothing. A file outside of `folder`, or any file if the folder is unknown, is named by the last part
 * of its path, and by as many folders as it takes to tell files with the same last part apart.
 */
export function createFileNamerForBenchmarkNames(
  files: readonly string[],
  folder?: string,
): (file: string) => string {
  const root = folder === undefined ? null : partsOf(folder)
  const isBelow = (path: readonly string[]) =>
    root !== null && path.length > root.length && root.every((part, n) => path[n] === part)
  const paths = files.map(partsOf).filter(path => !isBelow(path))
  const [first = []] = paths
  const folders = first.slice(0, -1)
  const differing = folders.findIndex((folder, n) =>
    paths.some(path => path.length <= n + 1 || path[n] !== folder),
  )
  const shared = differing < 0 ? folders.length : differing
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(path.at(-1) ?? '', (counts.get(path.at(-1) ?? '') ?? 0) + 1)
  return file => {
    const path = partsOf(file)
    if (isBelow(path)) return path.slice(root?.length).join('/')
    const last = path.at(-1) ?? ''
    return counts.get(last) === 1 ? last : path.slice(shared).join('/')
  }
}

function partsOf(file: string): readonly string[] {
  return file.split(/[\\/]/)
}
