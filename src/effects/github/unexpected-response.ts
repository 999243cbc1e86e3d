// An answer that says all is well and is not what was asked for: empty, cut off, or the page of a proxy.

/** An UnexpectedResponse is tried again, as a server's error is. */
export class UnexpectedResponse extends Error {
  override readonly name = 'OddAnswer'

  /** `data` is what came in place of `wanted`. */
  constructor(wanted: string, data: unknown) {
    super(`GitHub answered with ${described(data)} in place of ${wanted}`)
  }
}

function described(data: unknown): string {
  if (data === undefined || data === null || data === '') return 'nothing'
  if (typeof data !== 'string') return 'other data'
  return isPage(data) ? 'a page of HTML' : 'text that is no JSON (cut off?)'
}

/** Whether it looks like a page of HTML. */
export function isPage(text: string): boolean {
  return /^\s*</.test(text)
}
