// Finds and parses the rules file of a repository, and adds its inputs to those that were given, which take precedence.
import { open, realpath } from 'node:fs/promises'
import { isAbsolute, join, posix, relative, sep } from 'node:path'
import type { Inputs } from '../../core/inputs/check-inputs.ts'
import { defaultRulesFilePath } from '../../core/inputs/default-rules-file.ts'
import { commandDriverInputNames, goInputNames, type ReadInputText } from '../../core/inputs/input-table.ts'
import { parseRuleAndAcceptedEntriesOfRulesFile } from '../../core/inputs/rule-lists.ts'
import {
  convertRulesFileEntriesToInputs,
  emptyInputTextsOfMissingRulesFile,
  type InputTextsFromRulesFile,
  rulesFileLocationText,
} from '../../core/inputs/rules-file.ts'
import { MisconfiguredError } from '../../core/model/errors.ts'
import { listFirstNames } from '../../core/words/names.ts'
import { lstatOrNull, pathOrNearestExistingFolderAbove } from '../files/folder.ts'
import { createGit, decodeGitText } from '../git/git.ts'
import { recoverRepository } from '../git/recovery/recover.ts'
import type { RunConsole } from '../program/console.ts'
import { readInputsWithSeed } from './inputs.ts'

/** The folder of a run, from which the file is searched, with its environment and console. */
interface RulesSearchContext {
  /** The folder that a given working-directory is relative to. */
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly console: RunConsole
}

interface ParsedRulesFile extends InputTextsFromRulesFile {
  /** Its path from the top folder of the repository, with `/`; for a link, the path of its target. */
  readonly file: string
}

export interface RulesFileWithApplicableInputs {
  /** The file, from the top folder of the repository; null if there is none. */
  readonly file: string | null
  /** The path at which it was searched, from the same folder. */
  readonly path: string
  readonly texts: InputTextsFromRulesFile
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
 * flags. Throws MisconfiguredError if the file is not acceptable, or was named and is missing.
 */
export async function recoverCheckoutAndReadRules(
  readInput: ReadInputText,
  { folder, env, console }: RulesSearchContext,
): Promise<RulesFileWithApplicableInputs> {
  const directory = readInput('working-directory').trim()
  const recovery = await recoverRepository(join(folder, directory), env, console)
  const withoutRules = createRulesOfMissingRulesFile(folder, rulesFilePath(readInput))
  // Without a repository there can be no run, which a later step reports.
  if (recovery === null) return withoutRules
  const rules = await readRulesFile(recovery.checkout, readInput('rules').trim())
  if (rules === null) return withoutRules
  const applicableInputs = resolveApplicableRulesFileInputs(readInput, rules, recovery.checkout, folder)
  await refuseOtherRepository(applicableInputs, recovery.checkout, env)
  return applicableInputs
}

/**
 * Throws MisconfiguredError if working-directory is in another repository: the file is head's, and the token, and what is withheld
 * from head, depend on the repository.
 */
async function refuseOtherRepository(
  { file, inputs: { 'working-directory': workingDirectory }, lines }: RulesFileWithApplicableInputs,
  root: string,
  env: RulesSearchContext['env'],
): Promise<void> {
  if (workingDirectory === undefined) return
  const git = createGit(await pathOrNearestExistingFolderAbove(join(root, workingDirectory)), env)
  const topLevel = await git.ask(['rev-parse', '--show-toplevel'])
  if (topLevel !== null && decodeGitText(topLevel) === root) return
  const location = rulesFileLocationText(file ?? defaultRulesFilePath, lines['working-directory'] ?? null)
  throw new MisconfiguredError(
    `${location}: working-directory: "${workingDirectory}" is not in the repository of this file. Name a folder of that repository. To measure another repository, such as a submodule, set working-directory in the workflow or as a flag.`,
  )
}

/** Returns the path without what the file system ignores: in a commit `a/./b` is no name of `a/b`. */
export function rulesFilePath(readInput: ReadInputText): string {
  return posix.normalize(readInput('rules').trim() || defaultRulesFilePath)
}

export function createRulesOfMissingRulesFile(
  folder: string,
  path = defaultRulesFilePath,
): RulesFileWithApplicableInputs {
  return { file: null, path, texts: emptyInputTextsOfMissingRulesFile, inputs: {}, folder, lines: {} }
}

/** Adds the rules of the repository at `root` to the inputs (`readInput`) of a user in `folder`. */
export function resolveApplicableRulesFileInputs(
  readInput: ReadInputText,
  rules: ParsedRulesFile,
  root: string,
  folder: string,
): RulesFileWithApplicableInputs {
  return {
    ...applicableInputs(rules, readInput),
    file: rules.file,
    path: rulesFilePath(readInput),
    texts: rules,
    // A user in any folder of the repository measures the same as the workflow.
    folder: readInput('working-directory').trim() === '' ? root : folder,
  }
}

/** Reads all inputs, from the file if they were not given. Throws as readInputsWithSeed does, and names the line at fault. */
export function readInputsWithRules(
  { file, inputs, lines, texts }: RulesFileWithApplicableInputs,
  readInput: ReadInputText,
): Inputs {
  const today = new Date().toISOString().slice(0, 10)
  const locate = (line: number) => rulesFileLocationText(file ?? defaultRulesFilePath, line)
  try {
    const read = readInputsWithSeed(name => readInput(name).trim() || (inputs[name] ?? ''))
    return {
      ...read,
      ...parseRuleAndAcceptedEntriesOfRulesFile(texts.lists, read, { today, at: locate }),
    }
  } catch (error) {
    if (!(error instanceof MisconfiguredError) || file === null) throw error
    // Messages about one input begin with its name.
    const [, line = null] =
      Object.entries(lines).find(([name]) => error.message.startsWith(`${name}: `)) ?? []
    throw line === null
      ? error
      : new MisconfiguredError(`${rulesFileLocationText(file, line)}: ${error.message}`)
  }
}

/** Returns the log line about the rules that apply; null if there is no file. `where` is put after its name. */
export function rulesFileLogLine(
  { file, texts, inputs }: RulesFileWithApplicableInputs,
  where = '',
): string | null {
  if (file === null) return null
  const unusedNames = Object.keys(texts.inputs).filter(name => !(name in inputs))
  const without =
    unusedNames.length === 0
      ? ''
      : `, without ${listFirstNames(unusedNames, unusedNames.length)}: this step sets them itself, or has a "run" of its own`
  return `Rules from ${file}${where}${without}`
}

/** Inputs that belong to the file's command, or to the Go benchmarks that are measured without one. */
const commandInputSet = new Set([...commandDriverInputNames, ...goInputNames])

/** Returns the inputs of the file that apply: those of its command do not if another command was given. */
function applicableInputs(
  { inputs, lines }: InputTextsFromRulesFile,
  readInput: ReadInputText,
): Pick<InputTextsFromRulesFile, 'inputs' | 'lines'> {
  const isGiven = (name: string) => readInput(name).trim() !== ''
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
export const maxRulesFileBytes = 65_536

/** Reads the file at `path`, or the default one for ''; null if the default one is missing. Changes nothing. */
export async function readRulesFile(root: string, path: string): Promise<ParsedRulesFile | null> {
  const name = path || defaultRulesFilePath
  const file = await textIn(root, name, path !== '')
  if (file !== null) return { ...(await parseRulesFile(name, file.text)), file: file.file }
  const otherName = defaultRulesFilePath.replace(/yml$/, 'yaml')
  if (await lstatOrNull(join(root, otherName)))
    throw new MisconfiguredError(
      `${otherName} is not read. Rename it to ${defaultRulesFilePath}, or set "rules" to it.`,
    )
  return null
}

async function textIn(
  root: string,
  path: string,
  isNamed: boolean,
): Promise<{ readonly file: string; readonly text: string } | null> {
  const refuse = (why: string, advice: string) => new MisconfiguredError(`rules: "${path}" ${why}. ${advice}`)
  const pathAdvice = `Give a path from the top folder of the repository, such as "${defaultRulesFilePath}".`
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
    const { bytesRead, buffer } = await file.read(
      Buffer.alloc(maxRulesFileBytes + 1),
      0,
      maxRulesFileBytes + 1,
      0,
    )
    if (bytesRead > maxRulesFileBytes)
      throw refuse(
        `is larger than ${maxRulesFileBytes / 1024} KiB`,
        'This file may hold only inputs of the Action.',
      )
    const text = new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead))
    return { file: relative(topLevel, real).replaceAll(sep, '/'), text }
  } catch (error) {
    if (error instanceof MisconfiguredError) throw error
    const why =
      error instanceof TypeError ? 'is not UTF-8 text' : `cannot be read (${(error as Error).message})`
    throw refuse(why, 'Fix it, or allow this user to read it.')
  }
}

/** Parses the text of a rules file. The library for it is loaded only if there is such a file. */
export async function parseRulesFile(path: string, text: string): Promise<InputTextsFromRulesFile> {
  const { parseRulesFileEntries } = await import('../../core/inputs/rules-file.ts')
  return convertRulesFileEntriesToInputs(path, parseRulesFileEntries(path, text))
}
