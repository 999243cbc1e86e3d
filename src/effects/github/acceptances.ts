// Who has accepted what of a pull request: by a label, or by comments of people who may write to the repository.
import { parseCommand } from '../../core/command/parse-command.ts'
import type { Acceptance } from '../../core/model/acceptance.ts'
import { askGitHub } from './ask-github.ts'
import type { Client, ownerAndRepo } from './client.ts'
import type { Thread } from './comments.ts'
import { wasEdited } from './edited.ts'
import { labelling } from './labels.ts'
import { allPages } from './pages.ts'
import { mayWrite } from './permission.ts'
import type { Deadline } from './retry.ts'

/** A RefusedAcceptance does not count: `what` was written, and `why`, which are untrusted but for words of ours in `why`. */
export interface RefusedAcceptance {
  readonly by: string
  readonly what: string
  readonly why: string
  readonly url: string
}

/** What was accepted, the oldest first, and what does not count. */
export interface Acceptances {
  readonly accepted: readonly Acceptance[]
  readonly refused: readonly RefusedAcceptance[]
}

interface GivenComment {
  readonly node_id?: string
  readonly body?: string | null
  readonly user?: { readonly login?: string } | null
  readonly created_at?: string
  readonly updated_at?: string
  readonly html_url?: string
}

/** Mistyped, as with a comma instead of the colon. */
const isMeantToAccept = /^\/benchgate\s+a/i

const question = { failing: 'What was accepted could not be read', permission: 'pull-requests: read' }

/**
 * Asks GitHub. `label` is '' for none. Throws CouldNotPublish where it does not answer.
 *
 * A label can only be set by those who may triage, which is GitHub's own rule. A comment counts as its author wrote it:
 * who may write here may also edit what others have written, and GitHub does not say here who did, so one that was edited
 * is refused.
 */
export function readAcceptances(thread: Thread, label: string, patience: Deadline): Promise<Acceptances> {
  return askGitHub(thread, question, patience, async (rest, of, client) => {
    const place = { ...of, issue_number: thread.pull }
    const { accepted, refused } = await byComments(client, thread, place)
    const byLabel = label === '' ? null : await labelling(rest, place, label)
    const url = `${thread.at.server}/${thread.repository}/pull/${thread.pull}`
    const all = byLabel === null ? accepted : [...accepted, { ...byLabel, what: null, reason: null, url }]
    return { accepted: all.toSorted((a, b) => a.when.localeCompare(b.when)), refused }
  })
}

async function byComments(
  client: Client,
  { at }: Thread,
  place: ReturnType<typeof ownerAndRepo> & { readonly issue_number: number },
): Promise<Acceptances> {
  const { owner, repo } = place
  const { rest } = client
  const may = new Map<string, boolean>()
  const accepted: Acceptance[] = []
  const refused: RefusedAcceptance[] = []
  const comments = await allPages<GivenComment>('a list of comments', page =>
    rest.issues.listComments({ ...place, ...page }),
  )
  for (const one of comments) {
    const { node_id: id, body, user, created_at: when = '', updated_at: changed, html_url: url = '' } = one
    const command = parseCommand(body ?? '')
    const by = user?.login ?? ''
    const [what = ''] = (body ?? '').split(/\r?\n/)
    const refuse = (why: string) => refused.push({ by, what, why, url })
    if (command?.kind === 'wrong' && isMeantToAccept.test(what)) refuse(command.message)
    if (command?.kind !== 'accept') continue
    if (!may.has(by)) may.set(by, by !== '' && (await mayWrite(rest, { owner, repo }, by)))
    if (!may.get(by)) refuse('It takes write permission.')
    else if (changed !== when && (await wasEdited(client, at, id)))
      refuse('The comment was edited, and it is not known by whom. Write a new one.')
    else accepted.push({ by, when, what: command.benchmark, reason: command.reason, url })
  }
  return { accepted, refused }
}
