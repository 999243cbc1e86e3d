// The labels of a pull request: who set one, and setting and removing our own.
import { goneAsNull } from './ask-github.ts'
import type { Client, ownerAndRepo } from './client.ts'
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

type Place = ReturnType<typeof ownerAndRepo> & { readonly issue_number: number }

/** Null where the label is not set. Names of labels are alike whatever their case. */
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

/** One that is gone already is removed. */
export async function removeLabel(rest: Client['rest'], place: Place, label: string): Promise<void> {
  await rest.issues.removeLabel({ ...place, name: label }).catch(goneAsNull)
}
