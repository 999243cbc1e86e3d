// Requests to GitHub that are made again where it fails for the moment.

/** How often a request is tried, and the first wait in milliseconds; each wait is twice the last. */
const tries = 4
const firstWait = 1000
/** The longest that a Retry-After is obeyed, in milliseconds. */
const longestWait = 60_000

/** Makes a request until it is answered, or trying again would not help; then throws its error. */
export async function retry<T>(request: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request()
    } catch (error) {
      const wait = waitAfter(error, attempt)
      if (wait === null || attempt === tries) throw error
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }
}

/** Milliseconds to wait before trying again; null where trying again would not help. */
function waitAfter(error: unknown, attempt: number): number | null {
  const { status, response } = error as { status?: number; response?: { headers?: Record<string, string> } }
  const said = response?.headers?.['retry-after']
  if (said !== undefined) return Number(said) * 1000 <= longestWait ? Number(said) * 1000 : null
  const passing = status === 429 || (status !== undefined && status >= 500)
  return passing ? firstWait * 2 ** (attempt - 1) : null
}
