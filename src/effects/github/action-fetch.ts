// HTTP for Octokit through the Actions' own client, which knows a runner's proxies.
import { HttpClient } from '@actions/http-client'

/** What Octokit passes: text in both directions. */
interface TextRequest {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/**
 * The part of `fetch` that Octokit needs. It fails where an answer takes more than `longest` milliseconds, or pauses
 * for that long, or once `signal` aborts.
 */
export function actionFetch(longest: number, signal?: AbortSignal) {
  return async (address: string, { method, headers, body }: TextRequest): Promise<Response> => {
    const client = new HttpClient(undefined, [], { socketTimeout: longest })
    let timer: NodeJS.Timeout | undefined
    let abort = () => {}
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${longest / 1000} s`)), longest)
      abort = () => reject(new Error('ended before there was an answer'))
      signal?.addEventListener('abort', abort)
      if (signal?.aborted) abort()
    })
    const answer = async () => {
      const response = await client.request(method, address, body ?? null, headers)
      const text = await response.readBody()
      const { statusCode = 0, headers: given } = response.message
      return { status: statusCode, headers: given, text }
    }
    const {
      status,
      headers: given,
      text,
    } = await Promise.race([answer(), late]).finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      client.dispose()
    })
    const lines = Object.entries(given).map(([name, value = '']): [string, string] => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ])
    // These have no body, not even an empty one.
    return new Response([204, 205, 304].includes(status) ? null : text, { status, headers: lines })
  }
}
