// What the fake GitHub notes as a problem, over real HTTP, and that its schema is sound.
import { readFile } from 'node:fs/promises'
import { type Document, OpenAPIBackend } from 'openapi-backend'
import { expect, test } from 'vitest'
import { commentsPath as list, commentPath as one, startWithClient } from './fake-github-client.ts'
import { long } from './long.ts'

test.each([
  ['no body', 'POST', list, undefined, /must have required property 'requestBody'/],
  [
    'a body without its field',
    'POST',
    list,
    '{"text":"x"}',
    /\/requestBody must have required property 'body'/,
  ],
  ['a field of the wrong type', 'POST', list, '{"body":1}', /\/requestBody\/body must be string/],
  ['malformed JSON', 'POST', list, '{"body":', /JSON/],
  ['a number that is none', 'GET', `${list}?per_page=many`, undefined, /\/query\/per_page must be integer/],
  [
    'a date that is none',
    'GET',
    `${list}?since=today`,
    undefined,
    /\/query\/since must match format "date-time"/,
  ],
  [
    'an unknown parameter',
    'GET',
    `${list}?perpage=9`,
    undefined,
    /must NOT have additional properties: 'perpage'/,
  ],
  [
    'an id that is none',
    'GET',
    '/repos/acme/widgets/issues/comments/x',
    undefined,
    /\/path\/comment_id must be integer/,
  ],
])('notes and refuses %s', async (_, method, path, body, words) => {
  await using client = await startWithClient()
  const { call, github } = client
  const answer = await call(method, path, body)
  expect(answer).toMatchObject({ status: 422, json: { message: expect.stringMatching(words) } })
  expect(github.problems).toContainEqual(expect.stringMatching(words))
  expect(github.problems[0]).toMatch(`${method} ${path}: request `)
  expect(github.comments).toEqual([])
})

test('notes and refuses JSON sent as something else', async () => {
  await using client = await startWithClient()
  const { call, github } = client
  const answer = await call('POST', list, '{"body":"x"}', { 'content-type': 'text/plain' })
  expect(answer.status).toBe(422)
  expect(github.problems).toEqual([
    `POST ${list}: request content-type must be application/json, not 'text/plain'`,
  ])
})

test.each([
  ['GET', '/repos/acme/widgets'],
  ['PUT', list],
  ['GET', `${list}/`],
  ['GET', `/${list}`],
])('notes %s %s as no operation', async (method, path) => {
  await using client = await startWithClient()
  const { call, github } = client
  expect(await call(method, path)).toMatchObject({ status: 404, json: { message: 'Not Found' } })
  expect(github.problems).toEqual([`${method} ${path}: no operation of the schema has this method and path`])
})

test('notes an answer of its own that the schema forbids', async () => {
  await using client = await startWithClient()
  const { call, github } = client
  github.comments.push({
    id: 1,
    issue: 1,
    body: 'x',
    createdAt: 'yesterday',
    updatedAt: '2026-01-01T00:00:00Z',
  })
  expect((await call('GET', one(1))).status).toBe(200)
  expect(github.problems).toEqual([`GET ${one(1)}: answer /created_at must match format "date-time"`])
})

test('has a schema that is valid OpenAPI and compiles whole', long, async () => {
  const file = new URL('../schema/github-openapi.json', import.meta.url)
  const definition = JSON.parse(await readFile(file, 'utf8')) as Document
  const ajvOpts = { formats: { uri: true, 'date-time': true } } as const
  await new OpenAPIBackend({ definition, strict: true, ajvOpts }).init()
})
