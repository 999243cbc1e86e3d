// Every fault of GitHub's API at every request of a comment: told truly, waited for where that helps, and never two comments.
import { expect, test } from 'vitest'
import { createRequestDeadline, type RequestDeadline } from '../../../src/effects/github/api.ts'
import { writeComment } from '../../../src/effects/github/update-comment.ts'
import { steadyNow } from '../../../src/effects/program/steady-clock.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'
import { githubFaults } from '../../support/github-faults.ts'
import { long, longUnlessNth } from '../../support/long.ts'

const operations = ['issues/list-comments', 'issues/create-comment', 'issues/update-comment'] as const
const mark = { commentId: 'a', run: null, head: null }
/** Milliseconds for what hangs: enough for the requests before it beside ten busy processes. */
const short = 3000

function write(
  { at }: FakeGitHub,
  text: string,
  patience = createRequestDeadline(30_000, new AbortController().signal),
) {
  const thread = { at, token: 'fake-token', repository: 'acme/widgets', pull: 7 }
  return writeComment(thread, mark, () => ({ text, shows: 'result', at: null }), patience)
}

/** Nothing is tried again. */
function once(milliseconds: number): RequestDeadline {
  return {
    ...createRequestDeadline(milliseconds, new AbortController().signal),
    ends: steadyNow(),
  }
}

const whole = (text: string) => expect.stringMatching(new RegExp(`^<!-- .* -->\\n${text}$`))

/** What is told of these is told of by no other quick test. */
const quick = ['403, locked', '401', 'an empty 200']

for (const [n, { name, failure, says, isPassing }] of githubFaults.entries())
  for (const [m, operation] of operations.entries()) {
    const isUpdate = operation === 'issues/update-comment'

    // Those that wait do so side by side.
    const options = m === 0 && quick.includes(name) ? {} : longUnlessNth(3 * n + m + 1, 240, 4)
    test.concurrent(`${name} at ${operation}, for good`, options, async () => {
      await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
      if (isUpdate) await write(github, 'first')
      github.failAlways(operation, failure)
      const written = write(github, 'second', once('hang' in failure ? short : 20_000))
      // A comment that is gone is created anew.
      if (isUpdate && name === '404') await written
      else await expect(written).rejects.toThrow(says)
      expect(github.comments.length).toBeLessThanOrEqual(isUpdate && name === '404' ? 2 : 1)
      for (const { body } of github.comments) expect([whole('first'), whole('second')]).toContainEqual(body)
      expect(github.problems).toEqual([])
    })

    // A limit that lasts is not waited for, and what hangs takes as long as it takes.
    const isLasting = 'hang' in failure || 'refused' in failure || /limit|429/.test(name)
    if (isPassing && !isLasting)
      test.concurrent(`${name} at ${operation}, once`, long, async () => {
        await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
        if (isUpdate) await write(github, 'first')
        github.failNext(operation, failure)
        await write(github, 'second')
        expect(github.comments.map(({ body }) => body)).toEqual([whole('second')])
      })
  }
