// Reads the YAML of a rules file: one flat mapping, whose values are text or lists of text as they are written there.
import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml'
import { type Entry, ruleAt } from '../../core/inputs/rules-file.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import { visible } from '../../core/words/escape.ts'

type Scalar = Extract<Event, { readonly type: typeof EVENT_ID.SCALAR }>

const flat = 'Write one line for each input, as "threshold: 3%"; an input with several values takes a list.'

/**
 * Gives the keys in the order of the file. Numbers and truth values stay as they are written (`5e-2`, `yes`), so that
 * they mean the same as in inputs of a workflow. Throws Misconfigured for invalid YAML, and for anything beyond such a
 * mapping.
 */
export function rulesIn(path: string, text: string): readonly Entry[] {
  const lineAt = lineCounter(text)
  const refuse = (position: number, why: string) =>
    new Misconfigured(`${ruleAt(path, position < 0 ? null : lineAt(position))}: ${why}`)
  const events = eventsOf(path, text)
  for (const event of events) refuseSpecial(event, text, refuse)

  const documents = events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length
  if (documents > 1)
    throw refuse(-1, `it holds ${documents} YAML documents. Leave one, without "---" after it.`)
  const [, root, ...inside] = events
  // Nothing but comments, or an empty file; a document without content has one empty scalar.
  if (root === undefined || root.type === EVENT_ID.POP) return []
  if (root.type === EVENT_ID.SCALAR && writtenIn(root, text) === null) return []
  if (root.type !== EVENT_ID.MAPPING) throw refuse(startOf(root), `it is not a mapping of inputs. ${flat}`)

  const entries: Entry[] = []
  for (let i = 0; i < inside.length; ) {
    const key = inside[i]
    if (key === undefined || key.type === EVENT_ID.POP) break
    if (key.type !== EVENT_ID.SCALAR) throw refuse(startOf(key), `a key is not a plain word. ${flat}`)
    const end = endOfValue(inside, i + 1)
    const value = inside.slice(i + 1, end)
    const name = writtenIn(key, text) ?? ''
    const [first] = value
    const nested = value.find(
      (one, n) => one.type === EVENT_ID.MAPPING || (n > 0 && one.type === EVENT_ID.SEQUENCE),
    )
    if (nested !== undefined)
      throw refuse(startOf(nested), `${name.slice(0, 60)}: its value is nested. ${flat}`)
    const values = value.filter(one => one.type === EVENT_ID.SCALAR).map(one => writtenIn(one, text))
    entries.push({
      key: name,
      value: first?.type === EVENT_ID.SEQUENCE ? values : (values[0] ?? null),
      line: lineAt(key.valueStart),
    })
    i = end
  }
  return entries
}

function eventsOf(path: string, text: string): readonly Event[] {
  try {
    return parseEvents(text, { maxDepth: 8 })
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const { reason, mark } = error
    const at = ruleAt(path, mark === undefined ? null : mark.line + 1)
    throw new Misconfigured(`${at}: not valid YAML (${visible(reason).slice(0, 200)}). ${flat}`)
  }
}

/** Refuses anchors, aliases, tags and directives: the meaning of a rule must be visible in its own line. */
function refuseSpecial(
  event: Event,
  text: string,
  refuse: (position: number, why: string) => Misconfigured,
): void {
  if (event.type === EVENT_ID.DOCUMENT && event.directives.length > 0)
    throw refuse(-1, 'YAML directives ("%") are not accepted. Remove them.')
  if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) return
  if (event.anchorStart >= 0) {
    const what = event.type === EVENT_ID.ALIAS ? 'a YAML alias ("*")' : 'a YAML anchor ("&")'
    throw refuse(event.anchorStart, `${what} is not accepted. Write the value out; quote one that begins so.`)
  }
  if (event.type !== EVENT_ID.ALIAS && event.tagStart >= 0) {
    const tag = visible(text.slice(event.tagStart, event.tagEnd)).slice(0, 60)
    throw refuse(
      event.tagStart,
      `the YAML tag "${tag}" is not accepted. Leave it out; quote a value that begins with "!".`,
    )
  }
}

/** The index after the value that begins at `from`. */
function endOfValue(events: readonly Event[], from: number): number {
  let depth = 0
  for (let i = from; i < events.length; i++) {
    const type = events[i]?.type
    if (type === EVENT_ID.SEQUENCE || type === EVENT_ID.MAPPING) depth++
    if (type === EVENT_ID.POP) depth--
    if (depth === 0) return i + 1
  }
  return events.length
}

/** Null where nothing is written, or YAML's null. */
function writtenIn(scalar: Scalar, text: string): string | null {
  if (scalar.valueStart < 0) return null
  const value = getScalarValue(text, scalar)
  return scalar.style === SCALAR_STYLE.PLAIN && /^(~|null|Null|NULL|)$/.test(value) ? null : value
}

/** The position where an event starts; -1 where it is unknown. */
function startOf(event: Event): number {
  if (event.type === EVENT_ID.SCALAR) return event.valueStart
  return event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE ? event.start : -1
}

/** Counts from 1, and line breaks as YAML does. */
function lineCounter(text: string): (position: number) => number {
  return position => (text.slice(0, position).match(/\r\n|\n|\r/g)?.length ?? 0) + 1
}
