// What GitHub knows of the commit that was measured: whether it is the one that was to be, and what it was merged into.
import { Misconfigured } from '../../core/model/errors.ts'
import { shortSha } from '../../core/words/numbers.ts'
import { askGitHub, goneAsNull } from './ask-github.ts'
import type { Repository } from './client.ts'
import type { Deadline } from './retry.ts'
import type { PublishSubject } from './subject.ts'
import { UnexpectedResponse } from './unexpected-response.ts'

const question = {
  failing: 'The commit that was measured could not be looked up',
  permission: 'contents: read',
}

/**
 * Throws Misconfigured unless `measured` is the subject's head, or the merge of it into another commit, which GitHub makes
 * for a pull request. Throws CouldNotPublish where GitHub does not say.
 */
export async function refuseOtherHead(
  repository: Repository,
  measured: string,
  { head, merge }: Pick<PublishSubject, 'head' | 'merge'>,
  patience: Deadline,
): Promise<void> {
  if (measured === head || measured === merge) return
  if (intoOf(head, await parentsOf(repository, measured, patience)) !== null) return
  throw new Misconfigured(
    `results: they are of the commit ${shortSha(measured)}, which is neither ${shortSha(head)}, which was to be measured, nor a merge of it. Give the results of that run alone, and let it measure what is checked out.`,
  )
}

/**
 * The commit whose rules stood before the subject's; null where there is none. Of a pull request it is what GitHub has
 * merged it into: the event says what was the base's tip at an earlier time, and others may have changed rules since.
 * Throws CouldNotPublish where GitHub does not say.
 */
export async function rulesBeforeOf(
  repository: Repository,
  { head, merge, rulesBefore }: Pick<PublishSubject, 'head' | 'merge' | 'rulesBefore'>,
  patience: Deadline,
): Promise<string | null> {
  if (merge === null || rulesBefore === null) return rulesBefore
  return intoOf(head, await parentsOf(repository, merge, patience)) ?? rulesBefore
}

/** What `head` was merged into, if these are the parents of such a merge. */
function intoOf(head: string, parents: readonly string[]): string | null {
  return parents.length === 2 && parents[1] === head ? (parents[0] ?? null) : null
}

/** None where GitHub has no such commit. */
function parentsOf(repository: Repository, sha: string, patience: Deadline): Promise<readonly string[]> {
  return askGitHub(repository, question, patience, async (rest, of) => {
    const answer = await rest.git.getCommit({ ...of, commit_sha: sha }).catch(goneAsNull)
    if (answer === null) return []
    if (!Array.isArray(answer.data?.parents)) throw new UnexpectedResponse('a commit', answer.data)
    return answer.data.parents.map(parent => parent.sha)
  })
}
