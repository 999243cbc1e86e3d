// The labels of a pull request: who set one, and setting and removing our own.
import { goneAsNull } from './ask-github.ts'
import type { Client, Of } from './client.ts'
import { allPages } from './pages.ts'

/** A Labelling says who set a label that is there, and when (ISO 8601). */
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

type Place = Of & { readonly issue_number: number }

/** Null where the label is not set. Names of labels are alike whatever their case. */
export async function labelling(request: Client, place: Place, label: string): Promise<Labelling | null> {
  const events = await allPages<LabelEvent>('a list of events', page =>
    request('GET /repos/{owner}/{repo}/issues/{issue_number}/events', { ...place, ...page }),
  )
  const ours = events.filter(
    ({ event, label: of }) =>
      /^(un)?labeled$/.test(event ?? '') && of?.name?.toLowerCase() === label.toLowerCase(),
  )
  const last = ours.at(-1)
  if (last?.event !== 'labeled') return null
  return { by: last.actor?.login ?? '', when: last.created_at ?? '' }
}

export async function setLabel(request: Client, place: Place, label: string): Promise<void> {
  await request('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', { ...place, labels: [label] })
}

/** One that is gone already is removed. */
export async function removeLabel(request: Client, place: Place, label: string): Promise<void> {
  await request('DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}', {
    ...place,
    name: label,
  }).catch(goneAsNull)
}
