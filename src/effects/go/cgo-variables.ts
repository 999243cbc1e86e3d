// Keeps the C code of both sides apart in Go's cache of builds, which both share.
import { isDocumentOrWorkflow } from '../../core/change/reach.ts'
import { isNativeSourceFile } from '../../core/change/sources.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { ResolvedCommit } from '../../core/model/result-file.ts'
import type { Git } from '../git/git.ts'
import { readSideDifferences } from '../git/revisions/changes.ts'
import { runProcess } from '../measure/process.ts'

type VariablesBySide = Readonly<Record<Side, Readonly<Record<string, string>>>>

/**
 * Returns the variables with which go compiles the C code of each side anew; null if none is needed. Go takes a compiled package
 * from its cache without looking at C files outside of the package's folder (`go help cache`), so at one path both sides would
 * run the C code of base. A macro of the side, which no code uses, is part of the key in the cache and changes nothing else.
 */
export async function findCgoVariablesOfSides(
  git: Git,
  commits: Readonly<Record<Side, Pick<ResolvedCommit, 'sha'>>>,
  env: Readonly<Record<string, string>>,
): Promise<VariablesBySide | null> {
  const differences = await readSideDifferences(git, commits)
  const isNative = (path: string) => isNativeSourceFile(path) && !isDocumentOrWorkflow(path)
  if (!differences.some(({ path, isPlain }) => !isPlain || isNative(path))) return null
  const usesC = await Promise.all(sides.map(side => hasGoCodeThatUsesC(git, commits[side].sha)))
  if (!usesC.includes(true)) return null
  const flags = await readCgoPreprocessorFlags(git.folder, env)
  const variablesOf = (side: Side) => ({
    CGO_CPPFLAGS: `${flags} -DBENCHGATE_SIDE_${commits[side].sha}`.trim(),
  })
  return { base: variablesOf('base'), head: variablesOf('head') }
}

async function hasGoCodeThatUsesC(git: Git, commit: string): Promise<boolean> {
  const search = ['grep', '--no-color', '--no-recurse-submodules', '-l', '-z', '-E', '-e']
  const importOfC = 'import[[:space:]]+"C"|^[[:space:]]*"C"'
  return (await git.find([...search, importOfC, commit, '--', ':(top)*.go'])) !== null
}

/** Returns the user's flags, which may also be set by `go env -w`. */
async function readCgoPreprocessorFlags(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = await runProcess({
    ...{ file: 'go', args: ['env', 'CGO_CPPFLAGS'], cwd: folder },
    env: { ...env, PWD: folder, GOTOOLCHAIN: 'local' },
    signal: AbortSignal.timeout(60_000),
    deadline: Date.now() + 60_000,
  }).catch(() => null)
  return answer?.status === 0 ? answer.stdout.trim() : (env.CGO_CPPFLAGS ?? '')
}
