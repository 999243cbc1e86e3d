// Suggests the known name that was probably meant by an unknown one.

/** Returns the known name with the fewest changed letters; null if none is near. Case and `_` do not count. */
export function findNearestName(name: string, known: readonly string[]): string | null {
  const wanted = plain(name)
  // Up to a third of the letters may be wrong; beyond that it is another word.
  const most = Math.max(1, Math.floor(wanted.length / 3))
  let best: string | null = null
  let least = most + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue
    const changes = changedLetters(wanted, plain(candidate))
    if (changes < least) [best, least] = [candidate, changes]
  }
  return best
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '-')
}

/**
 * Counts the letters to insert, remove or replace, or neighbours to swap, to get from one to the other: the optimal string
 * alignment distance. https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
function changedLetters(from: string, to: string): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, n) => n)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const replaced = at(last, j - 1) + (isSame ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const swapped = isSwapped ? at(before, j - 2) + 1 : replaced
      row.push(Math.min(replaced, swapped, at(last, j) + 1, at(row, j - 1) + 1))
    }
    before = last
    last = row
  }
  return at(last, to.length)
}

function at(row: readonly number[], n: number): number {
  return row[n] ?? Number.POSITIVE_INFINITY
}
