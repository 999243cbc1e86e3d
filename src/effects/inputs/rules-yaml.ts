// Reads the YAML of a rules file: a mapping to text, flat mappings, and lists of either, as they are written there.
import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml'
import { type RulesEntry, ruleAt } from '../../core/inputs/rules-file.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import { escapeControls } from '../../core/words/escape.ts'

type Scalar = Extract<Event, { readonly type: typeof EVENT_ID.SCALAR }>

const flat = 'Write one line for each input, as "threshold: 3%"; an input with several values takes a list.'

/**
 * Gives the keys in the order of the file. Numbers and truth values stay as they are written (`5e-2`, `yes`), so that
 * they mean the same as in inputs of a workflow. Throws Misconfigured for invalid YAML, and for anything beyond such a
 * mapping.
 */
export function rulesIn(path: string, text: string): readonly RulesEntry[] {
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

  return new Reader(inside, text, lineAt, refuse).mapping()
}

/** Walks over what is inside a mapping, up to its end. */
class Reader {
  private at = 0
  private readonly events: readonly Event[]
  private readonly text: string
  private readonly lineAt: (position: number) => number
  private readonly refuse: (position: number, why: string) => Misconfigured

  constructor(
    events: readonly Event[],
    text: string,
    lineAt: (position: number) => number,
    refuse: (position: number, why: string) => Misconfigured,
  ) {
    this.events = events
    this.text = text
    this.lineAt = lineAt
    this.refuse = refuse
  }

  /** The entries up to the end of a mapping. `within` is the key of the list that it stands in, if any. */
  mapping(within: string | null = null): readonly RulesEntry[] {
    const entries: RulesEntry[] = []
    for (let key = this.next(); key !== null; key = this.next()) {
      if (key.type !== EVENT_ID.SCALAR) throw this.refuse(startOf(key), `a key is not a plain word. ${flat}`)
      const name = writtenIn(key, this.text) ?? ''
      entries.push({
        key: name,
        value: this.value(within ?? name, within === null),
        line: this.lineAt(key.valueStart),
      })
    }
    return entries
  }

  private value(key: string, mayBeMore: boolean): RulesEntry['value'] {
    const value = this.next()
    if (value === null) return null
    if (value.type === EVENT_ID.SCALAR) return writtenIn(value, this.text)
    if (value.type === EVENT_ID.MAPPING && mayBeMore) return { mapping: this.mapping(key) }
    if (value.type !== EVENT_ID.SEQUENCE || !mayBeMore) throw this.nested(value, key)
    const items: (string | null | readonly RulesEntry[])[] = []
    for (let item = this.next(); item !== null; item = this.next()) {
      if (item.type === EVENT_ID.SCALAR) items.push(writtenIn(item, this.text))
      else if (item.type === EVENT_ID.MAPPING) items.push(this.mapping(key))
      else throw this.nested(item, key)
    }
    return items
  }

  /** Null at the end of what is being read. */
  private next(): Event | null {
    const event = this.events[this.at++]
    return event === undefined || event.type === EVENT_ID.POP ? null : event
  }

  private nested(event: Event, key: string): Misconfigured {
    return this.refuse(startOf(event), `${key.slice(0, 60)}: its value is nested. ${flat}`)
  }
}

function eventsOf(path: string, text: string): readonly Event[] {
  try {
    return parseEvents(text, { maxDepth: 8 })
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const { reason, mark } = error
    const at = ruleAt(path, mark === undefined ? null : mark.line + 1)
    throw new Misconfigured(`${at}: not valid YAML (${escapeControls(reason).slice(0, 200)}). ${flat}`)
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
    const tag = escapeControls(text.slice(event.tagStart, event.tagEnd)).slice(0, 60)
    throw refuse(
      event.tagStart,
      `the YAML tag "${tag}" is not accepted. Leave it out; quote a value that begins with "!".`,
    )
  }
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
