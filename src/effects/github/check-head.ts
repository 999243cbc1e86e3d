// Whether results are of the commit that was to be measured: what a file says of itself is held against GitHub.
import { Misconfigured } from '../../core/model/errors.ts'
import { shortSha } from '../../core/words/numbers.ts'
import { askGitHub, goneAsNull } from './ask-github.ts'
import type { Repository } from './client.ts'
import { OddAnswer } from './odd-answer.ts'
import type { Patience } from './retry.ts'
import type { Subject } from './subject.ts'

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
  { head, merge }: Pick<Subject, 'head' | 'merge'>,
  patience: Patience,
): Promise<void> {
  if (measured === head || measured === merge) return
  const parents = await askGitHub(repository, question, patience, async (rest, of) => {
    const answer = await rest.git.getCommit({ ...of, commit_sha: measured }).catch(goneAsNull)
    if (answer === null) return []
    if (!Array.isArray(answer.data?.parents)) throw new OddAnswer('a commit', answer.data)
    return answer.data.parents.map(({ sha }) => sha)
  })
  if (parents.length === 2 && parents[1] === head) return
  throw new Misconfigured(
    `results: they are of the commit ${shortSha(measured)}, which is neither ${shortSha(head)}, which was to be measured, nor a merge of it. Give the results of that run alone, and let it measure what is checked out.`,
  )
}
