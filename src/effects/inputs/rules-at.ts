// Reads the rules file of a commit from GitHub: nothing that a step has put on the disk can take its place.
import { noTexts, type RuleTexts, ruleChanges, ruleTexts } from '../../core/inputs/rules-file.ts'
import type { ReadInput } from '../../core/inputs/table.ts'
import { usualRules } from '../../core/inputs/usual-rules.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import type { Commit, RulesFile } from '../../core/model/result-file.ts'
import { shortSha } from '../../core/words/numbers.ts'
import { decodePath, type Git } from '../git/git.ts'
import {
  askGitHub,
  type Deadline,
  nullIfNotFound,
  type Repository,
  UnexpectedResponse,
} from '../github/api.ts'
import { behind, type FoundRules, mostRulesBytes, noRules, rulesIn } from './rules-file.ts'

const question = { failing: 'The rules file could not be read', permission: 'contents: read' }

/**
 * What the rules file in the commit `sha` adds to the inputs that were `given`. Throws Misconfigured where it is not
 * acceptable, or was named and is missing; and CouldNotPublish where GitHub does not say.
 */
export async function rulesAt(
  repository: Repository,
  sha: string,
  given: ReadInput,
  folder: string,
  patience: Deadline,
): Promise<FoundRules> {
  const named = given('rules').trim()
  const path = named || usualRules
  const text = await textAt(repository, sha, path, patience)
  if (text !== null)
    return behind(given, { ...ruleTexts(path, rulesIn(path, text)), file: path }, folder, folder)
  if (named !== '')
    throw new Misconfigured(
      `rules: "${named}" does not exist in ${shortSha(sha)}, whose rules count here. Add it there, or leave "rules" out.`,
    )
  return noRules(folder)
}

/** The rules file and what it sets otherwise than that of the commit `before`; null where neither has one. */
export async function rulesSince(
  repository: Repository,
  before: string,
  { file, path, texts }: FoundRules,
  patience: Deadline,
): Promise<RulesFile | null> {
  const changes = ruleChanges(await textsAt(repository, before, path, patience), texts)
  return file === null && changes.length === 0 ? null : { file: file ?? path, changes }
}

/** Nothing where the file could not be read as rules. */
async function textsAt(...at: Parameters<typeof textAt>): Promise<RuleTexts> {
  const [, , path] = at
  try {
    const text = await textAt(...at)
    return text === null ? noTexts : ruleTexts(path, rulesIn(path, text))
  } catch (error) {
    if (error instanceof Misconfigured) return noTexts
    throw error
  }
}

/** Null where the commit has no such file. */
async function textAt(
  repository: Repository,
  ref: string,
  path: string,
  patience: Deadline,
): Promise<string | null> {
  const found = await askGitHub(repository, question, patience, async (rest, of) => {
    const answer = await rest.repos.getContent({ ...of, path, ref }).catch(nullIfNotFound)
    // A token that may not read says the same of any file: then this fails.
    if (answer === null) await rest.git.getCommit({ ...of, commit_sha: ref })
    else if (typeof answer.data !== 'object') throw new UnexpectedResponse('a file', answer.data)
    return answer?.data ?? null
  })
  if (found === null) return null
  const refuse = (why: string) =>
    new Misconfigured(`rules: "${path}" ${why}. It holds inputs of the Action only.`)
  if (Array.isArray(found) || found.type !== 'file' || !('content' in found)) throw refuse('is no plain file')
  if (found.size > mostRulesBytes) throw refuse(`is larger than ${mostRulesBytes / 1024} KiB`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(found.content, 'base64'))
  } catch {
    throw refuse('is no UTF-8 text')
  }
}

// Compares the rules by which a run is judged with those of base.

/** Null where neither has rules. */
export async function againstBase(
  { file, path, texts }: Pick<FoundRules, 'file' | 'path' | 'texts'>,
  git: Git,
  base: Commit,
): Promise<RulesFile | null> {
  const changes = ruleChanges(await rulesOf(git, base, path), texts)
  return file === null && changes.length === 0 ? null : { file: file ?? path, changes }
}

/** What the file at `path` sets in a commit, through links within it; nothing where it could not be read there. */
async function rulesOf(git: Git, { sha }: Commit, path: string): Promise<RuleTexts> {
  const input = Buffer.from(`${sha}:${path}\n`)
  const found = await git.run(['cat-file', '--batch-check', '--follow-symlinks'], { input })
  const [, blob, size] = /^([0-9a-f]+) blob (\d+)$/.exec(found) ?? []
  if (blob === undefined || Number(size) > mostRulesBytes) return noTexts
  const text = decodePath(await git.run(['cat-file', 'blob', blob]))
  try {
    return ruleTexts(path, rulesIn(path, text))
  } catch (error) {
    if (error instanceof Misconfigured) return noTexts
    throw error
  }
}
