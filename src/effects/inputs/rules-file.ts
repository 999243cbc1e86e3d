// Finds the rules file of a repository, and adds its inputs to those that were given, which take precedence.
import { open, realpath } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml'
import type { Inputs } from '../../core/inputs/inputs.ts'
import { readLists } from '../../core/inputs/rule-lists.ts'
import {
  emptyRules,
  type RulesEntry,
  type RuleTexts,
  ruleLocation,
  ruleTexts,
} from '../../core/inputs/rules-file.ts'
import { commandInputNames, goNames, type ReadInput } from '../../core/inputs/table.ts'
import { defaultRulesFile } from '../../core/inputs/usual-rules.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import { escapeControls } from '../../core/words/escape.ts'
import { listedNames } from '../../core/words/names.ts'
import { lstatOrNull, nearestFolder } from '../files/folder.ts'
import { decodePath, gitIn } from '../git/git.ts'
import { recover } from '../git/recovery/recover.ts'
import type { Console } from '../program/console.ts'
import { readInputs } from './inputs.ts'

/** A RulesPlace is where a run begins to look for the file. */
export interface RulesPlace {
  /** The folder that a given working-directory is relative to. */
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly console: Console
}

/** A ReadRulesFile is a rules file as it was read. */
export interface ReadRulesFile extends RuleTexts {
  /** Its path from the top folder of the repository, with `/`; for a link, the path of its target. */
  readonly file: string
}

/** FoundRules are what a rules file adds to the inputs that were given. */
export interface FoundRules {
  /** The file, from the top folder of the repository; null where there is none. */
  readonly file: string | null
  /** The path, likewise, at which it was looked for. */
  readonly path: string
  /** All that the file sets. */
  readonly texts: RuleTexts
  /** Inputs by their names in action.yml, as text, without those that were given. */
  readonly inputs: Readonly<Record<string, string>>
  /** What working-directory is relative to: if there is a file and it was not given, the top folder of the repository. */
  readonly folder: string
  /** The line of each of `inputs`. */
  readonly lines: Readonly<Record<string, number>>
}

/**
 * Reads the rules file of the user's tree: a checkout that a killed run has left is put back first.
 * `given` gives inputs and flags. Throws Misconfigured where the file is not acceptable, or was named and is missing.
 */
export async function findRules(given: ReadInput, { folder, env, console }: RulesPlace): Promise<FoundRules> {
  const directory = given('working-directory').trim()
  const found = await recover(join(folder, directory), env, console)
  const none = noRules(folder, given('rules').trim() || defaultRulesFile)
  // Without a repository there can be no run; a later step reports that.
  if (found === null) return none
  const rules = await readRules(found.checkout, given('rules').trim())
  if (rules === null) return none
  const added = behind(given, rules, found.checkout, folder)
  await refuseElsewhere(added, found.checkout, env)
  return added
}

/** The file is head's, and the token of the repository's remote, and what is kept from head, go by the repository. */
async function refuseElsewhere(
  { file, inputs: { 'working-directory': named }, lines }: FoundRules,
  root: string,
  env: RulesPlace['env'],
): Promise<void> {
  if (named === undefined) return
  const git = gitIn(await nearestFolder(join(root, named)), env)
  const top = await git.ask(['rev-parse', '--show-toplevel'])
  if (top !== null && decodePath(top) === root) return
  const place = ruleLocation(file ?? defaultRulesFile, lines['working-directory'] ?? null)
  throw new Misconfigured(
    `${place}: working-directory: "${named}" is not in the repository of this file. Name a folder of it. What is measured of another repository, such as a submodule, is for the input of the step, or the flag, to say.`,
  )
}

/** What is found where there is no file at `path`. */
export function noRules(folder: string, path = defaultRulesFile): FoundRules {
  return { file: null, path, texts: emptyRules, inputs: {}, folder, lines: {} }
}

/** Adds the rules of the repository at `root` to what was `given` by a user in `folder`. */
export function behind(given: ReadInput, rules: ReadRulesFile, root: string, folder: string): FoundRules {
  return {
    ...added(rules, given),
    file: rules.file,
    path: given('rules').trim() || defaultRulesFile,
    texts: rules,
    // So that a user in any folder of the repository measures what the workflow does.
    folder: given('working-directory').trim() === '' ? root : folder,
  }
}

/** Reads all inputs, from the file where they were not given. Throws as readInputs does, and names the line at fault. */
export function readInputsWith({ file, inputs, lines, texts }: FoundRules, given: ReadInput): Inputs {
  const today = new Date().toISOString().slice(0, 10)
  const at = (line: number) => ruleLocation(file ?? defaultRulesFile, line)
  try {
    const read = readInputs(name => given(name).trim() || (inputs[name] ?? ''))
    return { ...read, ...readLists(texts.lists, { threshold: read.threshold, today, at }) }
  } catch (error) {
    if (!(error instanceof Misconfigured) || file === null) throw error
    // Messages about one input begin with its name.
    const [, line = null] =
      Object.entries(lines).find(([name]) => error.message.startsWith(`${name}: `)) ?? []
    throw line === null ? error : new Misconfigured(`${ruleLocation(file, line)}: ${error.message}`)
  }
}

/** What to say of the rules that count; null where there is no file. `where` stands behind its name. */
export function rulesLine({ file, texts, inputs }: FoundRules, given: ReadInput, where = ''): string | null {
  if (file === null) return null
  const left = Object.keys(texts.inputs).filter(name => !(name in inputs))
  const ofCommand = left.filter(name => given(name).trim() === '')
  const overridden = left.filter(name => given(name).trim() !== '')
  const without = [
    ...(overridden.length > 0
      ? [`${listedNames(overridden, left.length)}, which this step sets itself`]
      : []),
    ...(ofCommand.length > 0
      ? [`${listedNames(ofCommand, left.length)}, as this step has a "run" of its own`]
      : []),
  ]
  return `Rules from ${file}${where}${without.length === 0 ? '' : `, without ${without.join('; and without ')}`}`
}

/** Inputs that belong to the file's command, or to the Go benchmarks that are measured without one. */
const ofTheCommand = new Set([...commandInputNames, ...goNames])

/** The inputs of the file that count: those of its command do not where another command was given. */
function added({ inputs, lines }: RuleTexts, given: ReadInput): Pick<RuleTexts, 'inputs' | 'lines'> {
  const isGiven = (name: string) => given(name).trim() !== ''
  const isOther = isGiven('run')
  const kept = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(
      Object.entries(all).filter(([name]) => !isGiven(name) && !(isOther && ofTheCommand.has(name))),
    )
  return { inputs: kept(inputs), lines: kept(lines) }
}

/** The most bytes that are read: no list of inputs is even a tenth as long. */
export const mostRulesBytes = 65_536

/** Reads the file at `path`, or the usual one for ''; null where the usual one is missing. Changes nothing. */
export async function readRules(root: string, path: string): Promise<ReadRulesFile | null> {
  const name = path || defaultRulesFile
  const found = await textIn(root, name, path !== '')
  if (found !== null) return { ...ruleTexts(name, rulesIn(name, found.text)), file: found.file }
  const other = defaultRulesFile.replace(/yml$/, 'yaml')
  if (await lstatOrNull(join(root, other)))
    throw new Misconfigured(`${other} is not read. Rename it to ${defaultRulesFile}, or set "rules" to it.`)
  return null
}

async function textIn(
  root: string,
  path: string,
  isNamed: boolean,
): Promise<{ readonly file: string; readonly text: string } | null> {
  const inside = isNamed
    ? 'Give a path from the top folder of the repository, such as'
    : 'Leave it out, or have'
  const refuse = (why: string, advice: string) => new Misconfigured(`rules: "${path}" ${why}. ${advice}`)
  const toFix = `${inside} "${defaultRulesFile}".`
  if (isAbsolute(path) || path.split(/[\\/]/).includes('..')) throw refuse('is not accepted', toFix)
  if (!(await lstatOrNull(join(root, path)))) {
    if (!isNamed) return null
    throw refuse(`does not exist in ${root}`, `${toFix} It is read from what is checked out.`)
  }
  try {
    const top = await realpath(root)
    const real = await realpath(join(root, path))
    if (!real.startsWith(top.endsWith(sep) ? top : `${top}${sep}`))
      throw refuse('is a link out of the repository', 'Put the file itself there.')
    if (!(await lstatOrNull(real))?.isFile()) throw refuse('is not a plain file', 'Put one there.')
    await using file = await open(real, 'r')
    const { bytesRead, buffer } = await file.read(Buffer.alloc(mostRulesBytes + 1), 0, mostRulesBytes + 1, 0)
    if (bytesRead > mostRulesBytes)
      throw refuse(`is larger than ${mostRulesBytes / 1024} KiB`, 'It holds inputs of the Action only.')
    const text = new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead))
    return { file: relative(top, real).replaceAll(sep, '/'), text }
  } catch (error) {
    if (error instanceof Misconfigured) throw error
    const why =
      error instanceof TypeError ? 'is no UTF-8 text' : `cannot be read (${(error as Error).message})`
    throw refuse(why, 'Fix it, or allow this user to read it.')
  }
}

// Reads the YAML of a rules file: a mapping to text, flat mappings, and lists of either, as they are written there.

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
    new Misconfigured(`${ruleLocation(path, position < 0 ? null : lineAt(position))}: ${why}`)
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
    const at = ruleLocation(path, mark === undefined ? null : mark.line + 1)
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
