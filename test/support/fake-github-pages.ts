// How the fake GitHub gives long lists: page by page, with the addresses of the others.
import { linkHeader, type Place } from './fake-github-answers.ts'
import type { Answer, Call } from './fake-github-contract.ts'

/** The page that is asked for; `write` makes the answer's body of what is on it. */
export function paged<T>(
  call: Call,
  place: Place,
  found: readonly T[],
  write: (page: readonly T[]) => unknown = page => page,
): Answer {
  // GitHub brings both into range without a word: 101 per page gives 100.
  const perPage = Math.min(Math.max(Number(call.query.per_page ?? 30), 1), 100)
  const page = Math.max(Number(call.query.page ?? 1), 1)
  return {
    status: 200,
    body: write(found.slice((page - 1) * perPage, page * perPage)),
    headers: linkHeader(new URL(place.url + call.target), page, Math.ceil(found.length / perPage)),
  }
}
