// Finds the rules file of a repository, and adds its inputs to those that were given, which take precedence.
import { open, realpath } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { Inputs } from '../../core/inputs/inputs.ts'
import { readLists } from '../../core/inputs/rule-lists.ts'
import { noTexts, type RuleTexts, ruleAt, ruleTexts } from '../../core/inputs/rules-file.ts'
import { commandInputNames, goNames, type ReadInput } from '../../core/inputs/table.ts'
import { usualRules } from '../../core/inputs/usual-rules.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import { listedNames } from '../../core/words/names.ts'
import { lstatOrNull, nearestFolder } from '../files/folder.ts'
import { decodePath, gitIn } from '../git/git.ts'
import { recover } from '../git/recovery/recover.ts'
import type { Console } from '../program/console.ts'
import { readInputs } from './inputs.ts'
import { rulesIn } from './rules-yaml.ts'

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
  const none = noRules(folder, given('rules').trim() || usualRules)
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
  const place = ruleAt(file ?? usualRules, lines['working-directory'] ?? null)
  throw new Misconfigured(
    `${place}: working-directory: "${named}" is not in the repository of this file. Name a folder of it. What is measured of another repository, such as a submodule, is for the input of the step, or the flag, to say.`,
  )
}

/** What is found where there is no file at `path`. */
export function noRules(folder: string, path = usualRules): FoundRules {
  return { file: null, path, texts: noTexts, inputs: {}, folder, lines: {} }
}

/** Adds the rules of the repository at `root` to what was `given` by a user in `folder`. */
export function behind(given: ReadInput, rules: ReadRulesFile, root: string, folder: string): FoundRules {
  return {
    ...added(rules, given),
    file: rules.file,
    path: given('rules').trim() || usualRules,
    texts: rules,
    // So that a user in any folder of the repository measures what the workflow does.
    folder: given('working-directory').trim() === '' ? root : folder,
  }
}

/** Reads all inputs, from the file where they were not given. Throws as readInputs does, and names the line at fault. */
export function readInputsWith({ file, inputs, lines, texts }: FoundRules, given: ReadInput): Inputs {
  const today = new Date().toISOString().slice(0, 10)
  const at = (line: number) => ruleAt(file ?? usualRules, line)
  try {
    const read = readInputs(name => given(name).trim() || (inputs[name] ?? ''))
    return { ...read, ...readLists(texts.lists, { threshold: read.threshold, today, at }) }
  } catch (error) {
    if (!(error instanceof Misconfigured) || file === null) throw error
    // Messages about one input begin with its name.
    const [, line = null] =
      Object.entries(lines).find(([name]) => error.message.startsWith(`${name}: `)) ?? []
    throw line === null ? error : new Misconfigured(`${ruleAt(file, line)}: ${error.message}`)
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
  const name = path || usualRules
  const found = await textIn(root, name, path !== '')
  if (found !== null) return { ...ruleTexts(name, rulesIn(name, found.text)), file: found.file }
  const other = usualRules.replace(/yml$/, 'yaml')
  if (await lstatOrNull(join(root, other)))
    throw new Misconfigured(`${other} is not read. Rename it to ${usualRules}, or set "rules" to it.`)
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
  const toFix = `${inside} "${usualRules}".`
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
