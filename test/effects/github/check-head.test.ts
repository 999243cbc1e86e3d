// Which commits a result may be of, and whose rules stood before them.
import { expect, test } from 'vitest'
import { deadlineOf } from '../../../src/effects/github/api.ts'
import { refuseOtherHead, rulesBeforeOf } from '../../../src/effects/github/pull-request.ts'
import { startFakeGitHub } from '../../support/fake-github.ts'
import { once } from '../../support/patience.ts'

const [head, base, merged, turned, other, three] = [...'abcde1'].map(digit => digit.repeat(40)) as [
  ...[string, string, string, string, string, string],
]
const commits = {
  ...{ [head]: [base], [merged]: [base, head], [turned]: [head, base], [other]: [head] },
  [three]: [base, head, other],
}

test.each([
  ['head itself', head, 'taken'],
  ['the merge that the event names', 'f'.repeat(40), 'taken'],
  ['a merge of head', merged, 'taken'],
  ['a merge of another into head', turned, 'refused'],
  ['a merge of head and one more', three, 'refused'],
  ['a commit on top of head', other, 'refused'],
  ['its base', base, 'refused'],
  ['one that nobody knows', '9'.repeat(40), 'refused'],
])('%s is %s', async (_, measured, expected) => {
  await using github = await startFakeGitHub({ code: { commits } })
  const repository = { token: 'fake-token', at: github.at, repository: 'acme/widgets' }
  const patience = deadlineOf(20_000, new AbortController().signal)
  const outcome = refuseOtherHead(repository, measured, { head, merge: 'f'.repeat(40) }, patience)
  if (expected === 'taken') await outcome
  else
    await expect(outcome).rejects.toThrow(/neither aaaaaaa\w*, which was to be measured, nor a merge of it/)
  expect(github.problems).toEqual([])
})

test.each([
  ['what GitHub has merged head into, whatever the event said', merged, base],
  ['what the event said, where the commit is no merge of head', turned, other],
  ['what the event said, where nobody knows the commit', '9'.repeat(40), other],
  ['what the event said, without a pull request', null, other],
])('rules stood before in %s', async (_, merge, expected) => {
  await using github = await startFakeGitHub({ code: { commits } })
  const repository = { token: 'fake-token', at: github.at, repository: 'acme/widgets' }
  const patience = deadlineOf(20_000, new AbortController().signal)
  expect(await rulesBeforeOf(repository, { head, merge, rulesBefore: other }, patience)).toBe(expected)
  expect(await rulesBeforeOf(repository, { head, merge, rulesBefore: null }, patience)).toBeNull()
  expect(github.requests).toHaveLength(merge === null ? 0 : 1)
})

test('what is no commit is not believed', async () => {
  await using github = await startFakeGitHub({ code: { commits } })
  const repository = { token: 'fake-token', at: github.at, repository: 'acme/widgets' }
  for (const body of ['', 'null', '{}', '{"parents":{}}']) {
    github.failNext('git/get-commit', { odd: 200, body })
    await expect(refuseOtherHead(repository, merged, { head, merge: null }, once())).rejects.toThrow(
      /^The commit that was measured could not be looked up: .* in place of a commit\./,
    )
  }
})
