// One comment per id, found wherever it stands, written however GitHub falters, and never somebody else's.
import { expect, test } from 'vitest'
import { type Thread, writeComment } from '../../../src/effects/github/comment.ts'
import { CouldNotPublish } from '../../../src/effects/github/could-not-publish.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'

const pulls = [{ number: 7 }]

function threadOn(github: FakeGitHub, commentId = 'ci/bench'): Thread {
  return { token: 'fake-token', api: github.url, repository: 'acme/widgets', pull: 7, commentId }
}

function bodies(github: FakeGitHub): readonly string[] {
  return github.comments.map(comment => comment.body)
}

test('the first run creates a comment, the second updates it and sees what the first wrote', async () => {
  await using github = await startFakeGitHub({ pulls })
  const url = await writeComment(threadOn(github), () => 'first')
  let seen = ''
  expect(
    await writeComment(threadOn(github), existing => {
      seen = existing
      return 'second'
    }),
  ).toBe(url)
  expect(seen).toBe('first')
  expect(bodies(github)).toEqual([expect.stringMatching(/^<!-- benchgate comment-id=\S+ -->\nsecond$/)])
  expect(github.problems).toEqual([])
})

test('our comment is found behind three hundred others', async () => {
  await using github = await startFakeGitHub({ pulls })
  for (let id = 1; id <= 300; id++) github.comments.push({ id, issue: 7, body: `remark ${id}` })
  await writeComment(threadOn(github), () => 'first')
  await writeComment(threadOn(github), () => 'second')
  expect(github.comments).toHaveLength(301)
  expect(bodies(github).at(-1)).toContain('second')
  expect(github.problems).toEqual([])
})

test('ids that differ have comments of their own, whatever characters they hold', async () => {
  await using github = await startFakeGitHub({ pulls })
  const ids = ['ci/bench', 'ci/bench-2', 'ci', '--> <b>', 'größe 🎈', 'a"b']
  for (const id of ids) await writeComment(threadOn(github, id), () => `of ${id}`)
  for (const id of ids) await writeComment(threadOn(github, id), existing => `${existing} again`)
  expect(bodies(github).map(body => body.split('\n')[1])).toEqual(ids.map(id => `of ${id} again`))
  for (const body of bodies(github)) expect(body.split('\n')[0]).toMatch(/^<!-- [^>]* -->$/)
})

test('a comment of a stranger who copied the marker, or of someone who quotes it, is left alone', async () => {
  await using github = await startFakeGitHub({ pulls })
  await writeComment(threadOn(github), () => 'ours')
  const marker = bodies(github)[0]?.split('\n')[0] ?? ''
  github.comments.length = 0
  github.comments.push({
    id: 1,
    issue: 7,
    body: `${marker}\nforged`,
    user: { login: 'stranger', type: 'User' },
  })
  github.comments.push({ id: 2, issue: 7, body: `> ${marker}\nquoted` })
  await writeComment(threadOn(github), () => 'ours')
  expect(bodies(github).slice(0, 2)).toEqual([`${marker}\nforged`, `> ${marker}\nquoted`])
  expect(bodies(github)[2]).toBe(`${marker}\nours`)
})

test('a comment by someone who may write here is ours, and one by someone who has but contributed is not', async () => {
  await using github = await startFakeGitHub({ pulls })
  await writeComment(threadOn(github), () => 'first')
  const marker = bodies(github)[0]?.split('\n')[0] ?? ''
  const seen: string[] = []
  for (const association of ['OWNER', 'MEMBER', 'COLLABORATOR', 'CONTRIBUTOR', 'NONE'] as const) {
    github.comments.length = 0
    const user = { login: 'someone', type: 'User' } as const
    github.comments.push({ id: 1, issue: 7, body: `${marker}\n  of ${association}`, user, association })
    await writeComment(threadOn(github), existing => {
      seen.push(existing)
      return null
    })
  }
  expect(seen).toEqual(['of OWNER', 'of MEMBER', 'of COLLABORATOR', '', ''])
})

test('a create whose answer is lost is not repeated', async () => {
  await using github = await startFakeGitHub({ pulls })
  github.failNext('issues/create-comment', { status: 502, after: true })
  await writeComment(threadOn(github), () => 'once')
  expect(bodies(github)).toHaveLength(1)
})

test('resets, server errors and rate limits are waited out', async () => {
  await using github = await startFakeGitHub({ pulls })
  github.failNext('issues/list-comments', { reset: true })
  github.failNext('issues/create-comment', { status: 429, retryAfter: 0 }, { status: 403, retryAfter: 0 })
  await writeComment(threadOn(github), () => 'patient')
  expect(bodies(github)).toEqual([expect.stringContaining('patient')])
})

test('the fourth failure is the last', async () => {
  await using github = await startFakeGitHub({ pulls })
  const limited = { status: 429, retryAfter: 0 } as const
  github.failNext('issues/list-comments', limited, limited, limited, limited)
  await expect(writeComment(threadOn(github), () => 'text')).rejects.toThrow(/\(429\)/)
  expect(github.requests).toHaveLength(4)
  github.failNext('issues/list-comments', limited, limited, limited)
  await writeComment(threadOn(github), () => 'at last')
  expect(bodies(github)).toEqual([expect.stringContaining('at last')])
})

test('what will not be otherwise is not tried again', async () => {
  await using github = await startFakeGitHub({ pulls })
  const missing = writeComment({ ...threadOn(github), pull: 8 }, () => 'text')
  await expect(missing).rejects.toThrow(
    /^The comment on acme\/widgets#8 could not be written: Not Found.*\(404\)\. The report is in the job summary\.$/,
  )
  expect(github.requests).toHaveLength(1)
})

test('null leaves the thread as it is, and says where the comment stands that is there', async () => {
  await using github = await startFakeGitHub({ pulls })
  expect(await writeComment(threadOn(github), () => null)).toBeNull()
  expect(bodies(github)).toEqual([])
  const url = await writeComment(threadOn(github), () => 'text')
  expect(await writeComment(threadOn(github), () => null)).toBe(url)
  expect(bodies(github)).toEqual([expect.stringMatching(/\ntext$/)])
})

test('a token that may not comment, or none, is explained', async () => {
  await using github = await startFakeGitHub({ pulls, readOnly: true })
  const refused = writeComment(threadOn(github), () => 'text')
  await expect(refused).rejects.toThrow(CouldNotPublish)
  await expect(refused).rejects.toThrow(
    /Resource not accessible by integration.*pull-requests: write.*job summary/,
  )
  const none = writeComment({ ...threadOn(github), token: '' }, () => 'text')
  await expect(none).rejects.toThrow(/"github-token" is empty/)
})

test('a rate limit that asks for more than a minute is not waited for', async () => {
  await using github = await startFakeGitHub({ pulls })
  github.failNext('issues/list-comments', { status: 429, retryAfter: 3600 })
  await expect(writeComment(threadOn(github), () => 'text')).rejects.toThrow(/\(429\)/)
})
