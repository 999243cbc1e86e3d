// Finds the pull request of a measured commit: a run for a fork's does not name it.
import { shortSha } from '../../core/words/numbers.ts'
import { askGitHub } from './ask-github.ts'
import type { Repository } from './client.ts'
import type { Deadline } from './retry.ts'
import type { PublishSubject } from './subject.ts'
import { UnexpectedResponse } from './unexpected-response.ts'

/** A FoundPull is the one to comment on; without a number, `why` says in a sentence why there is none. */
export interface FoundPull {
  readonly number: number | null
  /** All that may have been measured. */
  readonly all: readonly number[]
  readonly why: string
}

/** A pull request, of what GitHub says of it. */
interface Pull {
  readonly number: number
  readonly head: { readonly sha: string; readonly ref: string; readonly repo: { readonly id: number } | null }
}

const question = { failing: 'The pull request could not be looked up', permission: 'pull-requests: write' }

/** The only open one whose head is the commit that was measured. Throws CouldNotPublish. */
export async function findPull(
  repository: Repository,
  { pull, branch, head, run }: PublishSubject,
  patience: Deadline,
): Promise<FoundPull> {
  if (pull !== null) return the(pull)
  if (branch === null)
    return none(
      run === null
        ? 'This run is for no pull request.'
        : 'That run names no branch that a pull request could come from.',
    )
  const open = await askGitHub(repository, question, patience, async (rest, of) => {
    const asked = { ...of, state: 'open', head: `${branch.owner}:${branch.name}`, per_page: 100 } as const
    const { data } = await rest.pulls.list(asked)
    if (!Array.isArray(data)) throw new UnexpectedResponse('a list of pull requests', data)
    return data as readonly Pull[]
  })
  // An owner may have several forks, and a branch of the same name in each.
  const ofBranch = open.filter(one => one.head.repo?.id === branch.repository && one.head.ref === branch.name)
  const current = ofBranch.filter(one => one.head.sha === head)
  const [first, ...others] = current
  if (first !== undefined && others.length === 0) return the(first.number)
  const numbers = (all: readonly Pull[]) => all.map(({ number }) => `#${number}`).join(', ')
  if (first !== undefined)
    return none(
      `${numbers(current)} all have this commit as their head, and GitHub does not say which was measured.`,
      current.map(({ number }) => number),
    )
  const [moved] = ofBranch
  return none(
    moved === undefined
      ? 'No open pull request has this commit as its head.'
      : `${numbers(ofBranch)} ${ofBranch.length > 1 ? 'have' : 'has'} a newer head (${shortSha(moved.head.sha)}) than what was measured (${shortSha(head)}).`,
  )
}

function the(number: number): FoundPull {
  return { number, all: [number], why: '' }
}

function none(why: string, all: readonly number[] = []): FoundPull {
  return { number: null, all, why: `There is no comment. ${why}` }
}
