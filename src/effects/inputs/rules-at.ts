// Reads the rules file of a commit: from GitHub, so that no file of a step can replace it, or from git, to compare with base.
import type { ReadInputText } from '../../core/inputs/input-table.ts'
import {
  emptyInputTextsOfMissingRulesFile,
  type InputTextsFromRulesFile,
  ruleChanges,
} from '../../core/inputs/rules-file.ts'
import { MisconfiguredError } from '../../core/model/errors.ts'
import type { ResolvedCommit, RulesFileAndChanges } from '../../core/model/result-file.ts'
import { shortSha } from '../../core/words/numbers.ts'
import { decodeGitText, type Git } from '../git/git.ts'
import {
  type GitHubRepositoryWithToken,
  type RequestDeadline,
  rethrowErrorUnlessHttp404,
  runGitHubRequestsWithRetries,
  UnexpectedGitHubResponseBodyError,
} from '../github/api.ts'
import {
  createRulesOfMissingRulesFile,
  maxRulesFileBytes,
  parseRulesFile,
  type RulesFileWithApplicableInputs,
  resolveApplicableRulesFileInputs,
  rulesFilePath,
} from './rules-file.ts'

const request = { failing: 'The rules file could not be read', permission: 'contents: read' }

/**
 * Returns what the rules file in the commit `sha` adds to the inputs that were `given`. Throws MisconfiguredError if it is not
 * acceptable, or was named and is missing; and CouldNotPublishError if GitHub does not answer.
 */
export async function readInputsAddedByRulesFromGitHub(
  repository: GitHubRepositoryWithToken,
  sha: string,
  readInput: ReadInputText,
  folder: string,
  deadline: RequestDeadline,
): Promise<RulesFileWithApplicableInputs> {
  const namedPath = readInput('rules').trim()
  const path = rulesFilePath(readInput)
  const text = await textAt(repository, sha, path, deadline)
  if (text !== null)
    return resolveApplicableRulesFileInputs(
      readInput,
      { ...(await parseRulesFile(path, text)), file: path },
      folder,
      folder,
    )
  if (namedPath !== '')
    throw new MisconfiguredError(
      `rules: "${namedPath}" does not exist in ${shortSha(sha)}, whose rules count here. Add it there, or leave "rules" out.`,
    )
  return createRulesOfMissingRulesFile(folder)
}

/** Returns the rules file and its changes since the commit `before`; null if neither has one. */
export async function readRulesChangesFromGitHub(
  repository: GitHubRepositoryWithToken,
  before: string,
  rules: RulesFileWithApplicableInputs,
  deadline: RequestDeadline,
): Promise<RulesFileAndChanges | null> {
  return changesSince(() => textAt(repository, before, rules.path, deadline), rules)
}

/** Returns the rules file and its changes since another text of it, which has no rules if it could not be read as rules. */
async function changesSince(
  readTextBefore: () => Promise<string | null>,
  { file, path, texts }: RuleTexts,
): Promise<RulesFileAndChanges | null> {
  let textsBefore: InputTextsFromRulesFile = emptyInputTextsOfMissingRulesFile
  try {
    const textBefore = await readTextBefore()
    if (textBefore !== null) textsBefore = await parseRulesFile(path, textBefore)
  } catch (error) {
    if (!(error instanceof MisconfiguredError)) throw error
  }
  const changes = ruleChanges(textsBefore, texts)
  return file === null && changes.length === 0 ? null : { file: file ?? path, changes }
}

type RuleTexts = Pick<RulesFileWithApplicableInputs, 'file' | 'path' | 'texts'>

/** Returns null if the commit has no such file. */
async function textAt(
  repository: GitHubRepositoryWithToken,
  ref: string,
  path: string,
  deadline: RequestDeadline,
): Promise<string | null> {
  const content = await runGitHubRequestsWithRetries(repository, request, deadline, async (rest, of) => {
    const answer = await rest.repos.getContent({ ...of, path, ref }).catch(rethrowErrorUnlessHttp404)
    // A token without permission gets the same answer for any file; then this request fails.
    if (answer === null) await rest.git.getCommit({ ...of, commit_sha: ref })
    else if (typeof answer.data !== 'object')
      throw new UnexpectedGitHubResponseBodyError('a file', answer.data)
    return answer?.data ?? null
  })
  if (content === null) return null
  const refuse = (why: string) =>
    new MisconfiguredError(`rules: "${path}" ${why}. This file may hold only inputs of the Action.`)
  if (Array.isArray(content) || content.type !== 'file' || !('content' in content))
    throw refuse('is not a plain file')
  if (content.size > maxRulesFileBytes) throw refuse(`is larger than ${maxRulesFileBytes / 1024} KiB`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(content.content, 'base64'))
  } catch {
    throw refuse('is not UTF-8 text')
  }
}

// Comparing the rules of a run with those of base.

/** Returns the rules file and its changes since base; null if neither has rules. */
export async function readRulesFileAndChangesSinceBase(
  rules: RuleTexts,
  git: Git,
  base: ResolvedCommit,
): Promise<RulesFileAndChanges | null> {
  return changesSince(() => textInCommit(git, base, rules.path), rules)
}

/** Returns the file at `path` in a commit, through links within it; null if it could not be read there. */
async function textInCommit(git: Git, { sha }: ResolvedCommit, path: string): Promise<string | null> {
  const input = Buffer.from(`${sha}:${path}\n`)
  const content = await git.run(['cat-file', '--batch-check', '--follow-symlinks'], { input })
  const [, blob, size] = /^([0-9a-f]+) blob (\d+)$/.exec(content) ?? []
  if (blob === undefined || Number(size) > maxRulesFileBytes) return null
  const text = await git.run(['cat-file', 'blob', blob])
  // Without its last line break, which `run` leaves out, a file with CRLF would end in a CR that is no YAML.
  return `${decodeGitText(text)}${text.length < Number(size) ? '\n' : ''}`
}
