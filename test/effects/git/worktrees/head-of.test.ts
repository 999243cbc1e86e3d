// HEAD of a worktree, from its file or from git.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { worktreeHead } from '../../../../src/effects/git/worktrees/worktrees.ts'
import { makeRepository } from '../../../support/repository.ts'

test('what the file says, unless HEAD is kept elsewhere', async () => {
  await using repository = await makeRepository('git init --quiet; git commit --quiet --allow-empty -m 1')
  const sha = repository.sh('git rev-parse HEAD').trim()
  const file = join(repository.folder, 'HEAD')
  for (const [content, head] of [
    ['1234\n', '1234'],
    ['ref: refs/heads/main\n', 'ref: refs/heads/main'],
    ['ref: refs/heads/.invalid\n', sha],
  ] as const) {
    writeFileSync(file, content)
    expect(await worktreeHead(repository.git, file)).toBe(head)
  }
  expect(await worktreeHead(repository.git, join(repository.folder, 'none'))).toBeNull()
})
