// Benchmarks that were not measured, as they cannot have changed: how many, and of which packages.
import type { ResultFile } from '../../model/result-file.ts'
import { fold, list, paragraph, type ReportSection } from './block.ts'
import { firstOf, listedText, name, say, type TextSpan } from './text.ts'

/** Folds them away, one line for each package and at most `most` of them; empty where nothing was proven. */
export function provenPart({ proven }: Pick<ResultFile, 'proven'>, most: number): ReportSection {
  if (proven.length === 0 || most === 0) return []
  const packages = new Map<string, TextSpan[]>()
  for (const { package: path, benchmark } of proven) {
    const names = packages.get(path)
    if (names) names.push(name(benchmark))
    else packages.set(path, [name(benchmark)])
  }
  const lines = [...packages].map(([path, names]) => say`${name(path)}: ${listedText(names, most)}`)
  const rest = packages.size - most === 1 ? ' package' : ' packages'
  return [
    fold(say`Proven unchanged: the same binary on both sides (${proven.length})`, [
      paragraph(
        say`Both sides build the same test binary, byte for byte, and these benchmarks read no file that differs, so they were not measured (\`measure: all\` measures them).`,
      ),
      list(firstOf(lines, most, rest)),
    ]),
  ]
}
