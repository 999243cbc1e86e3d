// The fake GitHub over real HTTP: state, pages, refusals as GitHub words them, and failures on demand.
import { expect, test } from 'vitest'
import { startFakeGitHub } from './fake-github.ts'
import { commentsPath as list, commentPath as one, startWithClient } from './fake-github-client.ts'

test('creates, reads, updates and deletes a comment', async () => {
  await using client = await startWithClient()
  const { call, github } = client

  const created = await call('POST', list, { body: 'first' })
  expect(created.status).toBe(201)
  expect(created.headers.get('location')).toBe(`${github.url}${one(1)}`)
  const user = { login: 'github-actions[bot]', type: 'Bot' }
  expect(created.json).toMatchObject({
    id: 1,
    body: 'first',
    user,
    issue_url: expect.stringMatching(/\/issues\/1$/),
  })

  expect(await call('PATCH', one(1), { body: 'second' })).toMatchObject({
    status: 200,
    json: { body: 'second' },
  })
  expect(await call('GET', one(1))).toMatchObject({ status: 200, json: { id: 1, body: 'second' } })
  expect(github.comments).toMatchObject([{ id: 1, issue: 1, body: 'second', user }])

  expect(await call('DELETE', one(1))).toMatchObject({ status: 204, json: undefined })
  expect(github.comments).toEqual([])
  for (const method of ['GET', 'DELETE']) expect(await call(method, one(1))).toMatchObject({ status: 404 })
  expect(await call('PATCH', one(1), { body: 'x' })).toMatchObject({
    status: 404,
    json: { message: 'Not Found' },
  })
  expect(github.problems).toEqual([])
})

test('counts ids up, past pushed ones, and never gives one twice', async () => {
  await using client = await startWithClient()
  const { call, github } = client
  github.comments.push({ id: 40, issue: 1, body: 'mine', user: { login: 'octocat', type: 'User' } })
  expect((await call('GET', one(40))).json).toMatchObject({ user: { login: 'octocat', type: 'User' } })
  expect((await call('POST', list, { body: 'a' })).json).toMatchObject({ id: 41 })
  await call('DELETE', one(41))
  expect((await call('POST', list, { body: 'b' })).json).toMatchObject({ id: 42 })
  await call('DELETE', one(42))
  github.comments.splice(0)
  expect((await call('POST', list, { body: 'c' })).json).toMatchObject({ id: 43 })
  expect(github.problems).toEqual([])
})

test('lists in pages joined by Link headers, in order of id', async () => {
  await using client = await startWithClient({ pulls: [{ number: 1 }, { number: 2 }] })
  const { call, github } = client
  for (const id of [5, 3, 1, 2, 4]) github.comments.push({ id, issue: 1, body: `comment ${id}` })
  github.comments.push({ id: 6, issue: 2, body: 'elsewhere' })
  const at = (page: number, rel: string) => `<${github.url}${list}?per_page=2&page=${page}>; rel="${rel}"`

  const first = await call('GET', `${list}?per_page=2`)
  expect(ids(first)).toEqual([1, 2])
  expect(first.headers.get('link')).toBe(`${at(2, 'next')}, ${at(3, 'last')}`)
  const second = await call('GET', `${list}?per_page=2&page=2`)
  expect(ids(second)).toEqual([3, 4])
  expect(second.headers.get('link')).toBe(
    `${at(1, 'prev')}, ${at(3, 'next')}, ${at(3, 'last')}, ${at(1, 'first')}`,
  )
  const third = await call('GET', `${list}?per_page=2&page=3`)
  expect(ids(third)).toEqual([5])
  expect(third.headers.get('link')).toBe(`${at(2, 'prev')}, ${at(1, 'first')}`)

  const all = await call('GET', list)
  expect([ids(all).length, all.headers.get('link')]).toEqual([5, null])
  expect(github.problems).toEqual([])
})

test('gives 30 to a page unless asked, 100 at most, and only what changed since', async () => {
  await using client = await startWithClient()
  const { call, github } = client
  for (let id = 1; id <= 120; id++) github.comments.push({ id, issue: 1, body: 'x' })
  github.comments.push({ id: 121, issue: 1, body: 'new', createdAt: '2026-01-01T00:00:00Z' })
  expect(ids(await call('GET', list))).toHaveLength(30)
  expect(ids(await call('GET', `${list}?per_page=500`))).toHaveLength(100)
  expect(ids(await call('GET', `${list}?since=2025-01-01T00:00:00Z`))).toEqual([121])
  expect(github.problems).toEqual([])
})

test('answers pulls/get, from a fork too', async () => {
  const pull = { number: 7, headSha: 'c'.repeat(40), baseRef: 'release', headRepository: 'mallory/widgets' }
  await using client = await startWithClient({ pulls: [pull] })
  const { call, github } = client
  expect(await call('GET', '/repos/acme/widgets/pulls/7')).toMatchObject({
    status: 200,
    json: {
      number: 7,
      head: { sha: pull.headSha, repo: { full_name: 'mallory/widgets', fork: true } },
      base: { ref: 'release', repo: { full_name: 'acme/widgets', fork: false } },
    },
  })
  expect((await call('GET', '/repos/acme/widgets/pulls/8')).status).toBe(404)
  expect((await call('GET', list)).status).toBe(404)
  expect((await call('POST', list, { body: 'x' })).status).toBe(404)
  expect((await call('GET', '/repos/acme/gadgets/pulls/7')).status).toBe(404)
  expect(github.problems).toEqual([])
})

test('refuses a body of more than 65,536 characters, counted as code points', async () => {
  await using client = await startWithClient()
  const { call, github } = client
  const full = '🐢'.repeat(65_536)
  expect((await call('POST', list, { body: full })).status).toBe(201)
  const message = 'Body is too long (maximum is 65536 characters)'
  const refusal = { status: 422, json: { message: 'Validation Failed', errors: [{ message }] } }
  expect(await call('POST', list, { body: `${full}.` })).toMatchObject(refusal)
  expect(await call('PATCH', one(1), { body: `${full}.` })).toMatchObject(refusal)
  expect(github.comments).toMatchObject([{ body: full }])
  expect(github.problems).toEqual([])
})

test('lets a read-only token read and nothing else', async () => {
  await using client = await startWithClient({ readOnly: true })
  const { call, github } = client
  github.comments.push({ id: 1, issue: 1, body: 'kept' })
  const refusal = { status: 403, json: { message: 'Resource not accessible by integration' } }
  expect(await call('POST', list, { body: 'x' })).toMatchObject(refusal)
  expect(await call('PATCH', one(1), { body: 'x' })).toMatchObject(refusal)
  expect(await call('DELETE', one(1))).toMatchObject(refusal)
  expect(ids(await call('GET', list))).toEqual([1])
  expect(github.comments).toMatchObject([{ body: 'kept' }])
  expect(github.problems).toEqual([])
})

test('knows its token under both schemes and no other', async () => {
  await using client = await startWithClient({ token: 'secret' })
  const { call, github } = client
  for (const authorization of ['Bearer secret', 'token secret']) {
    expect((await call('GET', list, undefined, { authorization })).status).toBe(200)
  }
  for (const authorization of ['Bearer wrong', 'secret', '']) {
    const refused = await call('GET', list, undefined, { authorization })
    expect(refused).toMatchObject({ status: 401, json: { message: 'Bad credentials' } })
  }
  expect((await fetch(`${github.url}${list}`)).status).toBe(401)
  expect(github.requests[0]).toEqual({ method: 'GET', path: list, authorization: 'Bearer secret' })
  expect(github.requests.at(-1)).toEqual({ method: 'GET', path: list, authorization: null })
  expect(github.problems).toEqual([])
})

test('fails on demand, once per queued failure and only that operation', async () => {
  await using client = await startWithClient()
  const { call, github } = client
  github.failNext('issues/list-comments', { status: 502 }, { status: 429, retryAfter: 7 })
  github.failNext('issues/list-comments', { status: 403, retryAfter: 0 }, { reset: true })
  expect((await call('POST', list, { body: 'untouched' })).status).toBe(201)
  expect((await call('GET', list)).status).toBe(502)
  const limit = { message: expect.stringContaining('secondary rate limit') }
  const limited = await call('GET', list)
  expect(limited).toMatchObject({ status: 429, json: limit })
  expect(limited.headers.get('retry-after')).toBe('7')
  expect(await call('GET', list)).toMatchObject({ status: 403, json: limit })
  await expect(call('GET', list)).rejects.toThrow('fetch failed')
  expect((await call('GET', list)).status).toBe(200)
  expect(github.requests).toHaveLength(6)
  expect(github.problems).toEqual([])
  expect(() => github.failNext('issues/lock', { status: 502 })).toThrow("no operation 'issues/lock'")
})

test('loses the answer of work that was done', async () => {
  await using client = await startWithClient()
  const { call, github } = client
  github.failNext(
    'issues/create-comment',
    { status: 502 },
    { status: 502, after: true },
    { reset: true, after: true },
  )
  expect((await call('POST', list, { body: 'never' })).status).toBe(502)
  expect(github.comments).toEqual([])
  expect((await call('POST', list, { body: 'done' })).status).toBe(502)
  await expect(call('POST', list, { body: 'done too' })).rejects.toThrow('fetch failed')
  expect(github.comments).toMatchObject([{ body: 'done' }, { body: 'done too' }])
  expect(github.problems).toEqual([])
})

test('is gone when its scope ends', async () => {
  let url = ''
  {
    await using scoped = await startFakeGitHub()
    url = scoped.url
    expect((await fetch(url)).status).toBe(404)
  }
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

const ids = (answer: { json: unknown }) => (answer.json as { id: number }[]).map(({ id }) => id)
