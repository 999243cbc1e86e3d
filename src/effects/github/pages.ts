// Reads all pages of a list of GitHub's.
import { UnexpectedResponse } from './unexpected-response.ts'

/** Entries on one page, and pages at most: a thread with more than these is no discussion. */
const perPage = 100
const mostPages = 100

/** `ask` gets one page; each entry is an object. */
export async function allPages<T extends object>(
  wanted: string,
  ask: (page: { readonly per_page: number; readonly page: number }) => Promise<{ readonly data: unknown }>,
): Promise<readonly T[]> {
  const found: T[] = []
  for (let page = 1; page <= mostPages; page++) {
    const { data } = await ask({ per_page: perPage, page })
    if (!Array.isArray(data) || !data.every(isObject)) throw new UnexpectedResponse(wanted, data)
    found.push(...(data as T[]))
    if (data.length < perPage) break
  }
  return found
}

export function isObject(one: unknown): one is object {
  return typeof one === 'object' && one !== null
}
