// A fake GitHub with a client of the few lines its own tests need.
import { type FakeGitHub, type FakeGitHubOptions, startFakeGitHub } from './fake-github.ts'

export const commentsPath = '/repos/acme/widgets/issues/1/comments'
export const commentPath = (id: number) => `/repos/acme/widgets/issues/comments/${id}`

/** A StartedClient calls its own fake GitHub with the right token and closes it at the end of its scope. */
export interface StartedClient extends AsyncDisposable {
  readonly github: FakeGitHub
  /** A string is sent as it is, anything else as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Called>
}

/** A Called is a response read to its end; `json` is undefined where it was empty. */
interface Called {
  readonly status: number
  readonly headers: Headers
  readonly json: unknown
}

export async function startWithClient(options: FakeGitHubOptions = {}): Promise<StartedClient> {
  const github = await startFakeGitHub(options)
  const usual = {
    authorization: `Bearer ${options.token ?? 'fake-token'}`,
    'content-type': 'application/json',
  }
  return {
    github,
    [Symbol.asyncDispose]: () => github.close(),
    async call(method, path, body, headers = {}) {
      const sent = typeof body === 'string' ? body : JSON.stringify(body)
      const init = {
        method,
        headers: { ...usual, ...headers },
        ...(sent === undefined ? {} : { body: sent }),
      }
      const response = await fetch(github.url + path, init)
      const text = await response.text()
      return { status: response.status, headers: response.headers, json: text ? JSON.parse(text) : undefined }
    },
  }
}
