// Compares the rules by which a run is judged with those of base.

import { noTexts, type RuleTexts, ruleChanges, ruleTexts } from '../../core/inputs/rules-file.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import type { Commit, RulesFile } from '../../core/model/result-file.ts'
import { decodePath, type Git } from '../git/git.ts'
import { type FoundRules, mostRulesBytes } from './rules-file.ts'
import { rulesIn } from './rules-yaml.ts'

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
