// Finds and parses the rules file of a repository, and adds its inputs to those that were given, which take precedence.
import { open, realpath } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { defaultRulesFile } from '../../core/inputs/default-rules-file.ts'
import type { Inputs } from '../../core/inputs/inputs.ts'
import { readLists } from '../../core/inputs/rule-lists.ts'
import { emptyRules, type RuleTexts, ruleLocation, ruleTexts } from '../../core/inputs/rules-file.ts'
import { commandInputNames, goNames, type ReadInput } from '../../core/inputs/table.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import { listedNames } from '../../core/words/names.ts'
import { lstatOrNull, nearestFolder } from '../files/folder.ts'
import { decodePath, gitIn } from '../git/git.ts'
import { recover } from '../git/recovery/recover.ts'
import type { Console } from '../program/console.ts'
import { readInputs } from './inputs.ts'

/** Where a run begins to search for the file. */
export interface RulesContext {
  /** The folder that a given working-directory is relative to. */
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly console: Console
}

export interface ReadRulesFile extends RuleTexts {
  /** Its path from the top folder of the repository, with `/`; for a link, the path of its target. */
  readonly file: string
}

/** What a rules file adds to the inputs that were given. */
export interface FoundRules {
  /** The file, from the top folder of the repository; null if there is none. */
  readonly file: string | null
  /** The path at which it was searched, from the same folder. */
  readonly path: string
  readonly texts: RuleTexts
  /** Inputs by their names in action.yml, as text, without those that were given. */
  readonly inputs: Readonly<Record<string, string>>
  /**
   * The folder that working-directory is relative to: the top folder of the repository if there is a file and working-directory
   * was not given.
   */
  readonly folder: string
  readonly lines: Readonly<Record<string, number>>
}

/**
 * Reads the rules file of the user's tree, after putting back a checkout that a killed run has left. `given` returns inputs and
 * flags. Throws Misconfigured if the file is not acceptable, or was named and is missing.
 */
export async function findRules(
  readInput: ReadInput,
  { folder, env, console }: RulesContext,
): Promise<FoundRules> {
  const directory = readInput('working-directory').trim()
  const recovery = await recover(join(folder, directory), env, console)
  const withoutRules = noRules(folder, readInput('rules').trim() || defaultRulesFile)
  // Without a repository there can be no run, which a later step reports.
  if (recovery === null) return withoutRules
  const rules = await readRules(recovery.checkout, readInput('rules').trim())
  if (rules === null) return withoutRules
  const applicableInputs = addRules(readInput, rules, recovery.checkout, folder)
  await refuseOtherRepository(applicableInputs, recovery.checkout, env)
  return applicableInputs
}

/**
 * Throws Misconfigured if working-directory is in another repository: the file is head's, and the token, and what is withheld
 * from head, depend on the repository.
 */
async function refuseOtherRepository(
  { file, inputs: { 'working-directory': workingDirectory }, lines }: FoundRules,
  root: string,
  env: RulesContext['env'],
): Promise<void> {
  if (workingDirectory === undefined) return
  const git = gitIn(await nearestFolder(join(root, workingDirectory)), env)
  const topLevel = await git.ask(['rev-parse', '--show-toplevel'])
  if (topLevel !== null && decodePath(topLevel) === root) return
  const location = ruleLocation(file ?? defaultRulesFile, lines['working-directory'] ?? null)
  throw new Misconfigured(
    `${location}: working-directory: "${workingDirectory}" is not in the repository of this file. Name a folder of it. To measure another repository, such as a submodule, set the input of the step, or the flag.`,
  )
}

/** Returns the rules if there is no file at `path`. */
export function noRules(folder: string, path = defaultRulesFile): FoundRules {
  return { file: null, path, texts: emptyRules, inputs: {}, folder, lines: {} }
}

/** Adds the rules of the repository at `root` to what was `given` by a user in `folder`. */
export function addRules(given: ReadInput, rules: ReadRulesFile, root: string, folder: string): FoundRules {
  return {
    ...applicableInputs(rules, given),
    file: rules.file,
    path: given('rules').trim() || defaultRulesFile,
    texts: rules,
    // A user in any folder of the repository measures the same as the workflow.
    folder: given('working-directory').trim() === '' ? root : folder,
  }
}

/** Reads all inputs, from the file if they were not given. Throws as readInputs does, and names the line at fault. */
export function readInputsWith({ file, inputs, lines, texts }: FoundRules, given: ReadInput): Inputs {
  const today = new Date().toISOString().slice(0, 10)
  const locate = (line: number) => ruleLocation(file ?? defaultRulesFile, line)
  try {
    const read = readInputs(name => given(name).trim() || (inputs[name] ?? ''))
    return { ...read, ...readLists(texts.lists, { threshold: read.threshold, today, at: locate }) }
  } catch (error) {
    if (!(error instanceof Misconfigured) || file === null) throw error
    // Messages about one input begin with its name.
    const [, line = null] =
      Object.entries(lines).find(([name]) => error.message.startsWith(`${name}: `)) ?? []
    throw line === null ? error : new Misconfigured(`${ruleLocation(file, line)}: ${error.message}`)
  }
}

/** Returns the log line about the rules that apply; null if there is no file. `where` is put after its name. */
export function rulesLine({ file, texts, inputs }: FoundRules, given: ReadInput, where = ''): string | null {
  if (file === null) return null
  const unusedNames = Object.keys(texts.inputs).filter(name => !(name in inputs))
  const commandInputs = unusedNames.filter(name => given(name).trim() === '')
  const overridden = unusedNames.filter(name => given(name).trim() !== '')
  const exceptions = [
    ...(overridden.length > 0
      ? [`${listedNames(overridden, unusedNames.length)}, which this step sets itself`]
      : []),
    ...(commandInputs.length > 0
      ? [`${listedNames(commandInputs, unusedNames.length)}, as this step has a "run" of its own`]
      : []),
  ]
  return `Rules from ${file}${where}${exceptions.length === 0 ? '' : `, without ${exceptions.join('; and without ')}`}`
}

/** Inputs that belong to the file's command, or to the Go benchmarks that are measured without one. */
const commandInputSet = new Set([...commandInputNames, ...goNames])

/** Returns the inputs of the file that apply: those of its command do not if another command was given. */
function applicableInputs(
  { inputs, lines }: RuleTexts,
  given: ReadInput,
): Pick<RuleTexts, 'inputs' | 'lines'> {
  const isGiven = (name: string) => given(name).trim() !== ''
  const hasOtherCommand = isGiven('run')
  const applicable = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(
      Object.entries(all).filter(
        ([name]) => !isGiven(name) && !(hasOtherCommand && commandInputSet.has(name)),
      ),
    )
  return { inputs: applicable(inputs), lines: applicable(lines) }
}

/** The most bytes that are read; no list of inputs is even a tenth as long. */
export const maxRulesBytes = 65_536

/** Reads the file at `path`, or the default one for ''; null if the default one is missing. Changes nothing. */
export async function readRules(root: string, path: string): Promise<ReadRulesFile | null> {
  const name = path || defaultRulesFile
  const file = await textIn(root, name, path !== '')
  if (file !== null) return { ...(await parseRules(name, file.text)), file: file.file }
  const otherName = defaultRulesFile.replace(/yml$/, 'yaml')
  if (await lstatOrNull(join(root, otherName)))
    throw new Misconfigured(
      `${otherName} is not read. Rename it to ${defaultRulesFile}, or set "rules" to it.`,
    )
  return null
}

async function textIn(
  root: string,
  path: string,
  isNamed: boolean,
): Promise<{ readonly file: string; readonly text: string } | null> {
  const advicePrefix = isNamed
    ? 'Give a path from the top folder of the repository, such as'
    : 'Leave it out, or have'
  const refuse = (why: string, advice: string) => new Misconfigured(`rules: "${path}" ${why}. ${advice}`)
  const pathAdvice = `${advicePrefix} "${defaultRulesFile}".`
  if (isAbsolute(path) || path.split(/[\\/]/).includes('..')) throw refuse('is not accepted', pathAdvice)
  if (!(await lstatOrNull(join(root, path)))) {
    if (!isNamed) return null
    throw refuse(`does not exist in ${root}`, `${pathAdvice} It is read from what is checked out.`)
  }
  try {
    const topLevel = await realpath(root)
    const real = await realpath(join(root, path))
    if (!real.startsWith(topLevel.endsWith(sep) ? topLevel : `${topLevel}${sep}`))
      throw refuse('is a link out of the repository', 'Put the file itself there.')
    if (!(await lstatOrNull(real))?.isFile()) throw refuse('is not a plain file', 'Put one there.')
    await using file = await open(real, 'r')
    const { bytesRead, buffer } = await file.read(Buffer.alloc(maxRulesBytes + 1), 0, maxRulesBytes + 1, 0)
    if (bytesRead > maxRulesBytes)
      throw refuse(`is larger than ${maxRulesBytes / 1024} KiB`, 'It holds inputs of the Action only.')
    const text = new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead))
    return { file: relative(topLevel, real).replaceAll(sep, '/'), text }
  } catch (error) {
    if (error instanceof Misconfigured) throw error
    const why =
      error instanceof TypeError ? 'is not UTF-8 text' : `cannot be read (${(error as Error).message})`
    throw refuse(why, 'Fix it, or allow this user to read it.')
  }
}

/** Parses the text of a rules file. The library for it is loaded only if there is such a file. */
export async function parseRules(path: string, text: string): Promise<RuleTexts> {
  const { rulesIn } = await import('../../core/inputs/rules-yaml.ts')
  return ruleTexts(path, rulesIn(path, text))
}
