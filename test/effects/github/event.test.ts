// What is taken from the event's payload, and what is refused.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Misconfigured } from '../../../src/core/model/errors.ts'
import { type Event, readEvent } from '../../../src/effects/github/event.ts'

async function eventOf(name: string, payload: unknown): Promise<Event> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-event-'))
  const path = join(folder, 'event.json')
  await writeFile(path, JSON.stringify(payload))
  try {
    return await readEvent({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path })
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
  })
})

test.each([
  ['number', { base: { ref: 'main' }, head: { sha } }],
  ['base', { number: 7, head: { sha } }],
  ["base's branch", { number: 7, base: {}, head: { sha } }],
  ['head', { number: 7, base: { ref: 'main' } }],
  ["head's commit", { number: 7, base: { ref: 'main' }, head: {} }],
])('a pull request without its %s is none', async (_, pull_request) => {
  expect((await eventOf('pull_request', { pull_request })).pull).toBeNull()
})

test('a push gives the commit before it, unless it made the branch', async () => {
  expect((await eventOf('push', { before: sha })).before).toBe(sha)
  expect((await eventOf('push', { before: '0'.repeat(40) })).before).toBeNull()
  for (const zeros of [`00${'a'.repeat(38)}`, `${'a'.repeat(38)}00`])
    expect((await eventOf('push', { before: zeros })).before).toBe(zeros)
  expect((await eventOf('push', { before: '' })).before).toBeNull()
})

test('a merge queue gives the commit it builds on', async () => {
  expect((await eventOf('merge_group', { merge_group: { base_sha: sha } })).before).toBe(sha)
  expect((await eventOf('merge_group', { merge_group: {} })).before).toBeNull()
})

test('pull_request_target is refused, and the way out named', async () => {
  const refused = eventOf('pull_request_target', { pull_request: {} })
  await expect(refused).rejects.toThrow(Misconfigured)
  await expect(refused).rejects.toThrow(/"on: pull_request"/)
})

test('outside of a workflow there is no event', async () => {
  expect(await readEvent({})).toEqual({ name: '', pull: null, before: null })
})
