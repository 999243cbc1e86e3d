// What is taken from the event's payload, and what is refused.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'
import { noWorkflowEvent, type ParsedWorkflowEvent } from '../../../src/core/model/event.ts'
import { readWorkflowEventRefusingUntrustedHead } from '../../../src/effects/github/event.ts'

async function eventOf(
  name: string,
  payload: unknown,
  trustHead = false,
  env: Readonly<Record<string, string>> = {},
): Promise<ParsedWorkflowEvent> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-event-'))
  const path = join(folder, 'event.json')
  await writeFile(path, JSON.stringify(payload))
  try {
    return await readWorkflowEventRefusingUntrustedHead(
      { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path, ...env },
      trustHead,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

const sha = 'a'.repeat(40)

test('a pull request gives its number, base branch and head', async () => {
  const payload = {
    number: 7,
    pull_request: { number: 7, base: { ref: 'main', sha }, head: { ref: 'x', sha } },
  }
  expect(await eventOf('pull_request', payload)).toEqual({
    name: 'pull_request',
    pull: { number: 7, baseRef: 'main', headSha: sha },
    before: null,
    isForced: false,
    defaultBranch: null,
  })
})

test.each([
  ['number', { base: { ref: 'main' }, head: { sha } }],
  ['base', { number: 7, head: { sha } }],
  ["base's branch", { number: 7, base: {}, head: { sha } }],
  ['head', { number: 7, base: { ref: 'main' } }],
  ["head's commit", { number: 7, base: { ref: 'main' }, head: {} }],
  ["head's commit as text", { number: 7, base: { ref: 'main' }, head: { sha: 1234567 } }],
])('a pull request without its %s is none', async (_, pull_request) => {
  expect((await eventOf('pull_request', { pull_request })).pull).toBeNull()
})

test('a push gives the commit before it, unless it made the branch', async () => {
  expect((await eventOf('push', { before: sha })).before).toBe(sha)
  expect((await eventOf('push', { before: '0'.repeat(40) })).before).toBeNull()
  for (const zeros of [`00${'a'.repeat(38)}`, `${'a'.repeat(38)}00`])
    expect((await eventOf('push', { before: zeros })).before).toBe(zeros)
  expect((await eventOf('push', { before: '' })).before).toBeNull()
  expect((await eventOf('push', { before: sha, forced: true })).isForced).toBe(true)
})

test('a merge queue gives the commit it builds on', async () => {
  expect((await eventOf('merge_group', { merge_group: { base_sha: sha } })).before).toBe(sha)
  expect((await eventOf('merge_group', { merge_group: {} })).before).toBeNull()
})

test.each<[string, object]>([
  ['pull_request_target', { pull_request: {} }],
  ['issue_comment', { issue: { pull_request: { url: '' } } }],
  ['workflow_run', { workflow_run: { head_repository: { id: 2 } }, repository: { id: 1 } }],
  ['workflow_run', { workflow_run: { head_repository: null }, repository: { id: 1 } }],
  ['workflow_run', {}],
])(
  "%s for a stranger's code is refused, and the ways out named, unless head is trusted",
  async (name, payload) => {
    const refused = eventOf(name, payload)
    await expect(refused).rejects.toThrow(MisconfiguredError)
    await expect(refused).rejects.toThrow(`"${name}"`)
    await expect(refused).rejects.toThrow(/"on: pull_request".* "trust-head: true"/)
    expect((await eventOf(name, payload, true)).name).toBe(name)
  },
)

test.each<[string, object]>([
  ['issue_comment', { issue: {} }],
  ['workflow_run', { workflow_run: { head_repository: { id: 1 } }, repository: { id: 1 } }],
])('%s without code of strangers is none of our business', async (name, payload) => {
  expect((await eventOf(name, payload)).name).toBe(name)
})

describe('on a self-hosted runner', () => {
  const selfHosted = { RUNNER_ENVIRONMENT: 'self-hosted' }
  const head = (repo: object | null) => ({ repository: { id: 1 }, pull_request: { head: { repo } } })
  const on = (payload: object, trustHead = false) => eventOf('pull_request', payload, trustHead, selfHosted)

  test.each([
    ['a fork', head({ id: 2 })],
    ['a fork that was deleted', head(null)],
    ['nobody knows where', { pull_request: {} }],
  ])('head from %s is refused, unless it is trusted', async (_, payload) => {
    await expect(on(payload)).rejects.toThrow(MisconfiguredError)
    await expect(on(payload)).rejects.toThrow(/self-hosted.* "trust-head: true"/)
    expect((await on(payload, true)).name).toBe('pull_request')
    // Elsewhere each job has a machine of its own.
    expect((await eventOf('pull_request', payload)).name).toBe('pull_request')
  })

  test('head from the repository itself is not, nor is a push', async () => {
    expect((await on(head({ id: 1 }))).name).toBe('pull_request')
    expect((await eventOf('push', { before: sha }, false, selfHosted)).before).toBe(sha)
  })
})

test('outside of a workflow there is no event', async () => {
  expect(await readWorkflowEventRefusingUntrustedHead({}, false)).toEqual(noWorkflowEvent)
})

test('the default branch is that of the repository', async () => {
  expect((await eventOf('push', { repository: { default_branch: 'trunk' } })).defaultBranch).toBe('trunk')
})

test('the default branch of a schedule, whose payload has no repository, is the branch that it runs for', async () => {
  const branchOf = async (name: string, GITHUB_REF: string) =>
    (await eventOf(name, { schedule: '0 3 * * *' }, false, { GITHUB_REF })).defaultBranch
  expect(await branchOf('schedule', 'refs/heads/a/trunk')).toBe('a/trunk')
  expect(await branchOf('schedule', '')).toBeNull()
  expect(await branchOf('push', 'refs/heads/topic')).toBeNull()
})

test.each([
  ['cannot be read (ENOENT)', null],
  ['is not JSON', ''],
  ['is not JSON', '{"pull_request":'],
  ['holds no JSON object', '[]'],
  ['holds no JSON object', 'null'],
])('an event file that %s gets a message with its path', async (why, text) => {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-event-'))
  const path = join(folder, 'event.json')
  if (text !== null) await writeFile(path, text)
  const reading = readWorkflowEventRefusingUntrustedHead(
    { GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: path },
    false,
  )
  await expect(reading).rejects.toThrow(MisconfiguredError)
  await expect(reading).rejects.toThrow(`GITHUB_EVENT_PATH: ${path} ${why}`)
  await rm(folder, { recursive: true })
})
