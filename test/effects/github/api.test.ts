// Where GitHub is, as the runner says it; the token stays with the API's host.

import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  createFetchWithTimeout,
  createRequestDeadline,
  explainGitHubRequestFailure,
  fetchAllPages,
  gitHubUrlsFromEnv,
  isTransientGitHubError,
  rateLimitWaitOfGitHubError,
  retryGitHubRequestWhileTransient,
  UnexpectedGitHubResponseBodyError,
} from '../../../src/effects/github/api.ts'
import { steadyNow } from '../../../src/effects/program/steady-clock.ts'

describe('client', () => {
  const github = {
    api: 'https://api.github.com',
    graphql: 'https://api.github.com/graphql',
    server: 'https://github.com',
  }

  test.each([
    ['nothing said', {}, github],
    ['said empty', { GITHUB_API_URL: '', GITHUB_GRAPHQL_URL: '', GITHUB_SERVER_URL: '' }, github],
    [
      'an Enterprise Server below a path',
      {
        GITHUB_API_URL: 'https://git.example/api/v3/',
        GITHUB_GRAPHQL_URL: 'https://git.example/api/graphql',
        GITHUB_SERVER_URL: 'https://git.example/github/',
      },
      {
        api: 'https://git.example/api/v3',
        graphql: 'https://git.example/api/graphql',
        server: 'https://git.example/github',
      },
    ],
    [
      'an Enterprise Server that does not say where GraphQL is',
      { GITHUB_API_URL: 'https://git.example/api/v3' },
      { ...github, api: 'https://git.example/api/v3', graphql: 'https://git.example/api/graphql' },
    ],
    [
      'an Enterprise Server with a name and a path of its own, and more slashes than one',
      {
        GITHUB_API_URL: 'https://v3.example/rest//',
        GITHUB_GRAPHQL_URL: 'https://v3.example/questions',
        GITHUB_SERVER_URL: 'https://v3.example//',
      },
      {
        api: 'https://v3.example/rest',
        graphql: 'https://v3.example/questions',
        server: 'https://v3.example',
      },
    ],
    [
      'one that says no more than its API',
      { GITHUB_API_URL: 'https://v3.example/rest' },
      { ...github, api: 'https://v3.example/rest', graphql: 'https://v3.example/rest/graphql' },
    ],
    [
      'GraphQL on another host, which is not to see the token',
      { GITHUB_API_URL: 'http://127.0.0.1:8080', GITHUB_GRAPHQL_URL: 'https://api.github.com/graphql' },
      { ...github, api: 'http://127.0.0.1:8080', graphql: 'http://127.0.0.1:8080/graphql' },
    ],
  ])('%s', (_, env, expected) => {
    expect(gitHubUrlsFromEnv(env)).toEqual(expected)
  })
})

// HTTP for Octokit: answers as they are, through a proxy where the runner has one, and not for ever.
describe('action fetch', () => {
  const open: Server[] = []
  afterEach(() => {
    for (const server of open.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  async function serve(listener: RequestListener): Promise<Server> {
    const server = createServer(listener)
    open.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  const port = (server: Server) => (server.address() as AddressInfo).port

  test('sends method, headers and body, and gives status, headers and text', async () => {
    const server = await serve((request, response) => {
      let body = ''
      request.on('data', chunk => {
        body += chunk
      })
      request.on('end', () => {
        const several = { 'x-mine': ['a', 'b'], 'set-cookie': ['c=1', 'd=2'] }
        response.writeHead(201, { 'content-type': 'text/plain', ...several })
        response.end(`${request.method} ${request.headers['x-sent']} ${body}`)
      })
    })
    const asked = { method: 'PATCH', headers: { 'x-sent': 'yes' }, body: 'déjà' }
    const response = await createFetchWithTimeout(5000)(`http://127.0.0.1:${port(server)}/`, asked)
    expect([response.status, response.headers.get('x-mine')]).toEqual([201, 'a, b'])
    expect(response.headers.get('set-cookie')).toBe('c=1, d=2')
    expect(await response.text()).toBe('PATCH yes déjà')
  })

  test.each([204, 205, 304])('an answer without a body is one: %d', async status => {
    const server = await serve((_, response) => response.writeHead(status).end())
    const response = await createFetchWithTimeout(5000)(`http://127.0.0.1:${port(server)}/`, {
      method: 'GET',
      headers: {},
    })
    expect([response.status, response.body, await response.text()]).toEqual([status, null, ''])
  })

  test('an answer that does not come is an error', async () => {
    const server = await serve(() => {})
    const asking = createFetchWithTimeout(50)(`http://127.0.0.1:${port(server)}/`, {
      method: 'GET',
      headers: {},
    })
    await expect(asking).rejects.toThrow(/no answer within 0.05 s|timeout/i)
  })

  test('an answer that comes too slowly is an error, though it never pauses', async () => {
    const server = await serve((_, response) => {
      const drip = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(drip))
    })
    const asking = createFetchWithTimeout(200)(`http://127.0.0.1:${port(server)}/`, {
      method: 'GET',
      headers: {},
    })
    await expect(asking).rejects.toThrow('no answer within 0.2 s')
  })

  test.each([
    ['by its URL', (port: number) => `http://127.0.0.1:${port}`],
    ['as curl and git accept it', (port: number) => `localhost:${port}`],
  ])('goes through the proxy that the environment names %s', async (_, named) => {
    const target = await serve((_, response) => response.end('reached'))
    const proxy = await serve(() => {})
    const asked: string[] = []
    proxy.on('connect', (request, socket) => {
      asked.push(request.url ?? '')
      const onward = connect(port(target), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n')
        onward.pipe(socket).pipe(onward)
      })
      onward.on('error', () => socket.destroy())
      socket.on('error', () => onward.destroy())
    })
    const before = process.env.http_proxy
    process.env.http_proxy = named(port(proxy))
    try {
      const response = await createFetchWithTimeout(5000)('http://api.example/', {
        method: 'GET',
        headers: {},
      })
      expect(await response.text()).toBe('reached')
      expect(asked).toEqual(['api.example:80'])
    } finally {
      if (before === undefined) delete process.env.http_proxy
      else process.env.http_proxy = before
    }
  })
})

// Which failures of GitHub are waited for, how long, and when waiting is given up.
describe('retry', () => {
  afterEach(() => void vi.useRealTimers())

  const never = new AbortController().signal

  /** An error as Octokit throws it. */
  const failed = (status: number, headers: Readonly<Record<string, string>> = {}, message = 'no') =>
    Object.assign(new Error(message), { status, response: { headers } })

  /** What comes of failing with these one after the other: how often it was tried, and what was thrown. */
  async function tried(errors: readonly unknown[], milliseconds = 20_000) {
    let count = 0
    const thrown = await retryGitHubRequestWhileTransient(
      async () => {
        if (count < errors.length) throw errors[count++]
        count++
        return 'done'
      },
      createRequestDeadline(milliseconds, never),
    ).catch((error: unknown) => error)
    return { count, thrown }
  }

  const now = { 'retry-after': '0' }

  test('three failures that pass are waited out, and the fourth is the last', async () => {
    const errors = Array.from({ length: 4 }, () => failed(429, now))
    expect(await tried(errors.slice(0, 3))).toEqual({ count: 4, thrown: 'done' })
    expect(await tried(errors)).toEqual({ count: 4, thrown: errors[3] })
  })

  test('permanent errors are thrown at once', async () => {
    for (const error of [failed(404), failed(403), failed(499), new Error('x')])
      expect(await tried([error])).toEqual({ count: 1, thrown: error })
  })

  test.each([
    ['a first fault', 1, [failed(500)]],
    ['a second one, for twice as long', 2, [failed(429, now), failed(500)]],
    ['a third one, for four times as long', 4, [failed(429, now), failed(429, now), failed(500)]],
  ])('%s is waited for %i s, and not begun where there is less time', async (_, seconds, errors) => {
    const { count, thrown } = await tried(errors, seconds * 1000 - 1)
    expect([count, thrown]).toEqual([errors.length, errors.at(-1)])
  })

  test.each([
    ['a fault', failed(500), 1500],
    ['a limit', failed(429, { 'retry-after': '3600' }), 3_600_500],
  ])(
    'the wait after %s is begun where there is time for it, and ends with the signal',
    async (_, error, time) => {
      let count = 0
      const waiting = retryGitHubRequestWhileTransient(
        async () => {
          count++
          throw error
        },
        {
          ...createRequestDeadline(time, never),
          signal: AbortSignal.timeout(5),
          ends: steadyNow() + time,
        },
      )
      await expect(waiting).rejects.toThrow('aborted')
      expect(count).toBe(1)
    },
  )

  test('nothing is asked once it is over, and what fails while it ends is told', async () => {
    const over = AbortSignal.abort(new Error('over'))
    await expect(
      retryGitHubRequestWhileTransient(async () => 'asked', createRequestDeadline(1000, over)),
    ).rejects.toThrow('over')
    const controller = new AbortController()
    const error = failed(429, now)
    const ended = retryGitHubRequestWhileTransient(
      async () => {
        controller.abort()
        throw error
      },
      createRequestDeadline(1000, controller.signal),
    )
    await expect(ended).rejects.toBe(error)
  })

  test('time runs for all requests together, and nothing is asked after it', async () => {
    const patience = createRequestDeadline(30, never)
    const asked = () => retryGitHubRequestWhileTransient(async () => 'asked', patience)
    expect(await asked()).toBe('asked')
    await vi.waitFor(() => expect(patience.signal.aborted).toBe(true))
    expect(explainGitHubRequestFailure(new Error('ended'), patience, 'x')).toBe(
      'GitHub did not answer in time.',
    )
    await expect(asked()).rejects.toThrow()
  })

  test('with grace, requests have a limited time after a cancel', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    for (const isEarly of [true, false]) {
      const controller = new AbortController()
      if (isEarly) controller.abort()
      const { signal } = createRequestDeadline(600_000, controller.signal, 4000)
      // Before the cancel no time runs.
      if (!isEarly) vi.advanceTimersByTime(60_000)
      controller.abort()
      vi.advanceTimersByTime(3999)
      expect(signal.aborted).toBe(false)
      vi.advanceTimersByTime(1)
      expect(signal.aborted).toBe(true)
    }
    expect(createRequestDeadline(600_000, AbortSignal.abort()).signal.aborted).toBe(true)
  })

  const noon = Date.parse('2026-11-22T12:00:00Z')
  const date = (seconds: number) => new Date(noon + seconds * 1000)
  const reset = (seconds: number) => ({
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(noon / 1000 + seconds),
  })
  const retryAfter = (text: string) => ({ 'retry-after': text })

  test.each<[string, Error, number | null]>([
    ['a number of seconds', failed(429, retryAfter('30')), 30_000],
    ['one of a refusal', failed(403, retryAfter('30')), 30_000],
    ['a date', failed(429, retryAfter(date(45).toUTCString())), 45_000],
    ['a date in figures', failed(429, retryAfter(date(45).toISOString())), 45_000],
    ['one of another zone', failed(429, retryAfter(date(45).toISOString().replace('Z', '+00:00'))), 45_000],
    ['a date that is over', failed(429, retryAfter(date(-60).toUTCString())), 0],
    ['no date', failed(429, retryAfter('soon')), 60_000],
    ['a limit that ends', failed(403, reset(90)), 90_000],
    [
      'a limit that ends, by the clock of GitHub, where that of this machine is wrong',
      failed(403, { ...reset(3690), date: date(3600).toUTCString() }),
      90_000,
    ],
    [
      'a date, by the same clock',
      failed(429, { ...retryAfter(date(45).toUTCString()), date: date(30).toUTCString() }),
      15_000,
    ],
    ['one that has ended', failed(403, reset(-9)), 0],
    ['one that is not used up', failed(403, { ...reset(90), 'x-ratelimit-remaining': '5' }), null],
    ['one that does not say when', failed(429, { 'x-ratelimit-remaining': '0' }), 60_000],
    ['a secondary limit', failed(403, {}, 'You have exceeded a secondary Rate Limit.'), 60_000],
    ['too many requests', failed(429), 60_000],
    ['a refusal', failed(403), null],
    ['a fault that names a time', failed(503, retryAfter('30')), null],
    ['no answer', Object.assign(new Error('rate limit'), { status: 429 }), 60_000],
  ])('%s: how long a limit lasts', (_, error, expected) => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon })
    expect(rateLimitWaitOfGitHubError(error)).toBe(expected)
  })

  test('faults, limits and odd answers pass; a refusal, and what never was a request, do not', () => {
    const passing = [
      failed(500),
      failed(503),
      failed(429),
      new UnexpectedGitHubResponseBodyError('a comment', ''),
    ]
    const lasting = [failed(499), failed(404), failed(403), new Error('x')]
    expect(passing.map(isTransientGitHubError)).toEqual(passing.map(() => true))
    expect(lasting.map(isTransientGitHubError)).toEqual(lasting.map(() => false))
  })
})

// Why GitHub was not reached or has refused, as a person is told it.
describe('cause', () => {
  const never = new AbortController().signal

  const because = (error: unknown, signal = never) =>
    explainGitHubRequestFailure(error, { signal }, 'checks: write')
  const refused = (status: number, message: string, headers: object = {}) =>
    Object.assign(new Error(message), { status, response: { headers } })

  test.each<[string, unknown, string]>([
    ['an error of our own', new Error('is broken\nat x'), 'is broken.'],
    ['what is no error', 'odd', 'odd.'],
    [
      'no answer',
      Object.assign(new Error('ECONNRESET'), { status: 500 }),
      'GitHub could not be reached: ECONNRESET.',
    ],
    ['a fault', refused(503, '  Server Error\nmore'), 'Server Error (503).'],
    ['a page', refused(502, ' <html>'), 'GitHub answered with a page of HTML (502).'],
    ['a text that names a tag', refused(422, 'no <html>'), 'no <html> (422).'],
    [
      'a limit',
      refused(429, 'slow', { 'retry-after': '61' }),
      'this token has made too many requests (429); GitHub accepts more in 61 s. Run the job again then.',
    ],
    [
      'a wrong token',
      refused(401, 'Bad credentials'),
      'Bad credentials (401). The token is wrong or no longer valid: check the input "github-token".',
    ],
    [
      'a locked conversation',
      refused(403, 'issue is Locked'),
      'issue is Locked (403). The conversation is locked: unlock it, or set "comment: never".',
    ],
    [
      'a permission',
      refused(403, 'Resource not accessible by integration'),
      'Resource not accessible by integration (403). The token is not allowed to do this; give the job "permissions: checks: write". On a pull request from a fork, GitHub never allows it.',
    ],
    [
      'a refusal for another reason',
      refused(403, 'Repository was archived so is read-only.'),
      'Repository was archived so is read-only (403).',
    ],
    [
      'what is not there',
      refused(404, 'Not Found'),
      'Not Found (404). What was requested does not exist, or the token is not allowed to read it.',
    ],
    ['another refusal that says locked', refused(423, 'Locked'), 'Locked (423).'],
  ])('%s', (_, error, said) => {
    expect(because(error)).toBe(said)
  })

  test.each<[unknown, string]>([
    [null, 'nothing'],
    ['', 'nothing'],
    [undefined, 'nothing'],
    [{ a: 1 }, 'other data'],
    [0, 'other data'],
    ['[{', 'text that is not JSON (cut off?)'],
    ['a\n<html>', 'text that is not JSON (cut off?)'],
    ['\n <html>', 'a page of HTML'],
    ['<html>', 'a page of HTML'],
  ])('instead of a comment there is %j', (data, said) => {
    const error = new UnexpectedGitHubResponseBodyError('a comment', data)
    expect(because(error)).toBe(`GitHub answered with ${said} instead of a comment.`)
    expect(String(error)).toMatch(/^UnexpectedResponse: GitHub/)
  })

  test('a message has 300 characters at most', () => {
    expect(because(refused(422, 'x'.repeat(300)))).toBe(`${'x'.repeat(300)} (422).`)
    expect(because(refused(422, 'x'.repeat(301)))).toBe(`${'x'.repeat(300)}… (422).`)
  })

  test('what ended is the time, or the run', () => {
    const error = refused(403, 'no')
    const timeout = AbortSignal.abort(new DOMException('', 'TimeoutError'))
    expect(because(error, AbortSignal.any([never, timeout]))).toBe('GitHub did not answer in time.')
    expect(because(error, AbortSignal.abort())).toBe('the run was cancelled.')
  })
})

test('a short page is not taken for the last one: GitHub hides entries, and says whether there are more', async () => {
  const pages = [[{ id: 1 }], [], [{ id: 2 }]]
  const found = await fetchAllPages('a list', async ({ page }) => ({
    data: pages[page - 1] ?? [],
    headers: page < pages.length ? { link: `<https://x?page=${page + 1}>; rel="next"` } : {},
  }))
  expect(found).toEqual([{ id: 1 }, { id: 2 }])
})
