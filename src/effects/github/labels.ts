// Reads, sets and removes labels of a pull request.

import { comparisonsWithChange } from '../../core/judge/verdict.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import type { Console } from '../program/console.ts'
import {
  allPages,
  askGitHub,
  type Client,
  CouldNotPublish,
  clientOf,
  deadlineOf,
  nullIfNotFound,
  type ownerAndRepo,
} from './api.ts'
import { loginOf, type Thread } from './comment.ts'

/** Who set a label, and when (ISO 8601). */
export interface Labelling {
  readonly by: string
  readonly when: string
}

interface LabelEvent {
  readonly event?: string
  readonly label?: { readonly name?: string }
  readonly actor?: { readonly login?: string } | null
  readonly created_at?: string
}

type Place = ReturnType<typeof ownerAndRepo> & { readonly issue_number: number }

/** Returns null if the label is not set. Labels are case-insensitive. */
export async function labelling(
  rest: Client['rest'],
  place: Place,
  label: string,
): Promise<Labelling | null> {
  const events = await allPages<LabelEvent>('a list of events', page =>
    rest.issues.listEvents({ ...place, ...page }),
  )
  const ours = events.filter(
    ({ event, label: of }) =>
      (event === 'labeled' || event === 'unlabeled') && of?.name?.toLowerCase() === label.toLowerCase(),
  )
  const last = ours.at(-1)
  if (last?.event !== 'labeled') return null
  return { by: last.actor?.login ?? '', when: last.created_at ?? '' }
}

export async function setLabel(rest: Client['rest'], place: Place, label: string): Promise<void> {
  await rest.issues.addLabels({ ...place, labels: [label] })
}

/** Ignores a label that is already gone. */
export async function removeLabel(rest: Client['rest'], place: Place, label: string): Promise<void> {
  await rest.issues.removeLabel({ ...place, name: label }).catch(nullIfNotFound)
}

// The label for pull requests that make something faster.

/** Milliseconds for all requests. */
const longest = 20_000

/**
 * Sets the label if something improved and nothing regressed, and otherwise removes it if we set it. `label` is '' for
 * none. Failures are warnings.
 */
export async function labelImproved(
  { comparisons, verdict, calibration }: Pick<ResultFile, 'comparisons' | 'verdict' | 'calibration'>,
  label: string,
  thread: Thread,
  signal: AbortSignal,
  console: Console,
): Promise<void> {
  if (label === '' || calibration !== null) return
  const isImproved =
    verdict !== 'fail' &&
    comparisonsWithChange(comparisons, 'improved').length > 0 &&
    comparisonsWithChange(comparisons, 'regressed').length === 0
  const question = {
    failing: `The label "${label}" could not be ${isImproved ? 'set' : 'checked'}`,
    permission: 'pull-requests: write',
  }
  const deadline = deadlineOf(longest, signal)
  try {
    await askGitHub(thread, question, deadline, async (rest, target) => {
      const place = { ...target, issue_number: thread.pull }
      const current = await labelling(rest, place, label)
      if (isImproved) return current ?? setLabel(rest, place, label)
      if (current === null) return
      const login = await loginOf(clientOf(thread, deadline.signal), thread)
      if (current.by === login) await removeLabel(rest, place, label)
    })
  } catch (error) {
    if (!(error instanceof CouldNotPublish)) throw error
    console.warn(error.message)
  }
}
