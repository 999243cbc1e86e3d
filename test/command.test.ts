// command/action.yml as a step: what comes out, and how people see that it was understood.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, runStep } from './support/action.ts'
import { startFakeGitHub } from './support/fake-github.ts'
import { recorded } from './support/recorded.ts'

test("a member's command becomes the outputs of action.yml, with the head at that time", async () => {
  const head = 'c'.repeat(40)
  await using repository = await recorded('', '')
  await using github = await startFakeGitHub({
    pulls: [{ number: 7, headSha: head, headRepository: 'mallory/widgets' }],
    permissions: { wes: 'write' },
  })
  const body = '/benchgate run count=40 bench=^Encode$|x'
  github.comments.push({ id: 50, issue: 7, body, user: { login: 'wes', type: 'User' } })
  const { status, outputs } = await runStep({
    temp: repository.temp,
    workspace: repository.folder,
    inputs: { 'github-token': 'fake-token' },
    entry: 'command',
    event: {
      name: 'issue_comment',
      payload: {
        action: 'created',
        issue: { number: 7, pull_request: {} },
        comment: { id: 50, body, user: { login: 'wes' }, author_association: 'OWNER' },
      },
    },
    env: { GITHUB_API_URL: github.url },
  })
  expect([status, outputs]).toEqual([
    0,
    { run: 'true', 'pull-request': '7', head, base: 'b'.repeat(40), count: '40', bench: '^Encode$|x' },
  ])
  expect(github.reactions.map(({ comment, content }) => `${comment} ${content}`)).toEqual(['50 eyes'])
  expect(github.comments).toHaveLength(1)
  const { outputs: named } = parse(await readFile(join(root, 'command/action.yml'), 'utf8'))
  expect(Object.keys(named)).toEqual(Object.keys(outputs))
  expect(github.problems).toEqual([])
})
