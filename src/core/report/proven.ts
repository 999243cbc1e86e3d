// Benchmarks that were not measured, as they cannot have changed: how many, and of which packages.
import type { ResultFile } from '../model/result-file.ts'
import { inlineCode } from '../words/escape.ts'
import { type Code, listed } from '../words/names.ts'
import { folded } from './folded.ts'

/** Folds them away, one line for each package and at most `most` of them; empty where nothing was proven. */
export function provenPart({ proven }: Pick<ResultFile, 'proven'>, most: number): string {
  if (proven.length === 0 || most === 0) return ''
  const packages = [...byPackage(proven, most, inlineCode)]
  const lines = packages.slice(0, most).map(([path, names]) => `- ${inlineCode(path)}: ${names}`)
  const more = packages.length - lines.length
  const rest = more > 0 ? [`- and ${more} more ${more === 1 ? 'package' : 'packages'}`] : []
  return folded(
    `Proven unchanged: the same binary on both sides (${proven.length})`,
    [why, '', ...lines, ...rest].join('\n'),
  )
}

/** The same as plain lines. */
export function provenLines({ proven }: Pick<ResultFile, 'proven'>, most: number): readonly string[] {
  if (proven.length === 0) return []
  const packages = [...byPackage(proven, most, name => name)]
  const lines = packages.slice(0, most).map(([path, names]) => `  ${path}: ${names}`)
  const more = packages.length - lines.length
  const rest = more > 0 ? [`  and ${more} more ${more === 1 ? 'package' : 'packages'}`] : []
  return [`proven unchanged: ${why}`, ...lines, ...rest]
}

const why =
  'Both sides build the same test binary, byte for byte, and no file differs that these benchmarks could read, so they were not measured (`measure: all` measures them).'

/** The names of each package, as they are listed. */
function byPackage(proven: ResultFile['proven'], most: number, code: Code): ReadonlyMap<string, string> {
  const packages = new Map<string, string[]>()
  for (const { package: path, benchmark } of proven) {
    const names = packages.get(path)
    if (names) names.push(code(benchmark))
    else packages.set(path, [code(benchmark)])
  }
  return new Map([...packages].map(([path, names]) => [path, listed(names, most)]))
}
