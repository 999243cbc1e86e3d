// The input `filter`: what is wrong with it, and the commands that it makes of `run`.
import { shellWord } from '../words/shell.ts'
import { orOf, regexOf } from './names.ts'
import { hasPlace, isUnquoted, putAt } from './unquoted.ts'

/** What can stand in a filter, and what is put there. */
const words: Readonly<Record<string, (names: readonly string[]) => string | null>> = {
  regex: regexOf,
  or: orOf,
}

/** The place of a filter in `run`, if it is not the end. */
const place = 'filter'

/** What is accepted, as part of a sentence. */
export const acceptedFilter =
  'one line with "{regex}" or "{or}" in it, where the names go, such as "--benchmark_filter={regex}" or "-k {or}"'

/** Whether names can be put into a filter: it has a place for them, and no other. */
export function isFilter(filter: string): boolean {
  const asked = [...filter.matchAll(braced)].map(([, word = '']) => word)
  return asked.length > 0 && asked.every(word => Object.hasOwn(words, word)) && !filter.includes('\n')
}

/** Whether a shell takes a quoted word that is put into the filter as it is, which it does only outside quotes. */
export function isFilterUnquoted(filter: string): boolean {
  return !filter.includes('`') && Object.keys(words).every(word => isUnquoted(filter, word))
}

export function isPlaceUnquoted(run: string): boolean {
  return isUnquoted(run, place)
}

/** The command that measures everything. */
export function wholeRun(run: string, filter: string | null): string {
  return filter === null ? run : putAt(run, place, '')
}

/** The command that measures only these benchmarks, by their tool's names for them; null where there is none. */
export function filteredRun(run: string, filter: string, names: readonly string[]): string | null {
  const given = Object.fromEntries(Object.entries(words).map(([word, write]) => [word, write(names)]))
  const isMissing = Object.entries(given).some(([word, text]) => text === null && hasPlace(filter, word))
  if (isMissing) return null
  const text = filter.replace(braced, (whole, word: string) => {
    const put = given[word]
    return put ? shellWord(put) : whole
  })
  return hasPlace(run, place) ? putAt(run, place, text) : `${run.trimEnd()} ${text}`
}

/** Words in braces, except the variables of a shell. */
const braced = /(?<!\$)\{([^{}]*)\}/g
