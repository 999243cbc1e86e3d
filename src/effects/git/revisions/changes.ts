// Finds how the files of base and head differ, from git's commits.
import {
  changesMayTouchGoBenchmarkFiles,
  selectChangedBenchmarkFiles,
} from '../../../core/change/benchmark-files.ts'
import {
  type GoModulesAndFiles,
  matchMovedPackages,
  type RenamedFile,
} from '../../../core/change/moved-packages.ts'
import type { DifferingPath } from '../../../core/change/reach.ts'
import { MisconfiguredError } from '../../../core/model/errors.ts'
import { type Side, sides } from '../../../core/model/measuring.ts'
import type { ResolvedCommit } from '../../../core/model/result-file.ts'
import type { MovedGoImportPaths } from '../../../core/rounds/rename-to-head.ts'
import { readCommitEntries, readRawGitDifferencesBetweenCommits } from '../commit-files.ts'
import { decodeGitText, type Git, splitAtNul, type UndecodedGitText } from '../git.ts'

type Commits = Readonly<Record<Side, Pick<ResolvedCommit, 'sha'>>>

/** Compares whole trees: .gitmodules may exclude submodules from a diff. */
const wholeTree = ['--no-renames', '--ignore-submodules=none']

/**
 * Reports whether the sides differ in a file that matches one of `globs`, or in any submodule, whose files might match. Throws
 * MisconfiguredError if a glob matches nothing, as no change would ever be measured.
 */
export async function sidesDifferInGlobs(
  git: Git,
  commits: Commits,
  globs: readonly string[],
): Promise<boolean> {
  const emptyTree = await git.run(['hash-object', '-t', 'tree', '--stdin'], { input: Buffer.alloc(0) })
  for (const glob of globs) {
    refuseGlobOutsideRepository('paths', glob)
    const namesBySide = await Promise.all(
      sides.map(side => changedNames(git, emptyTree, commits[side].sha, [glob])),
    )
    if (namesBySide.every(names => names.length === 0)) throw nothingMatchesError(glob)
  }
  if ((await changedNames(git, commits.base.sha, commits.head.sha, globs)).length > 0) return true
  const allDifferences = await readRawGitDifferencesBetweenCommits(
    git,
    [commits.base.sha, commits.head.sha],
    ...wholeTree,
  )
  return allDifferences.some(({ modes }) => modes.includes('160000'))
}

/** Returns the differences between the sides that match globs of `paths`; all of them without globs. */
export async function readDifferencesInGlobs(
  git: Git,
  commits: Commits,
  globs: readonly string[],
): Promise<readonly DifferingPath[]> {
  const names = new Set(
    (await changedNames(git, commits.base.sha, commits.head.sha, globs)).map(decodeGitText),
  )
  // No glob names files within a submodule, so any submodule counts.
  return (await readPathsDifferingBetweenSides(git, commits)).filter(
    ({ path, isSubmodule }) => isSubmodule || names.has(path),
  )
}

export async function readPathsDifferingBetweenSides(
  git: Git,
  { base, head }: Commits,
): Promise<readonly (DifferingPath & { readonly isSubmodule: boolean })[]> {
  const isPlain = (mode: string) => ['000000', '100644', '100755'].includes(mode)
  return (await readRawGitDifferencesBetweenCommits(git, [base.sha, head.sha], ...wholeTree)).map(
    ({ to, modes }) => ({
      path: decodeGitText(to),
      isPlain: modes.every(isPlain),
      isSubmodule: modes.includes('160000'),
    }),
  )
}

async function changedNames(
  git: Git,
  from: string,
  to: string,
  globs: readonly string[],
): Promise<readonly UndecodedGitText[]> {
  const args = [
    'diff-tree',
    '--name-only',
    '-r',
    '-z',
    ...wholeTree,
    from,
    to,
    '--',
    ...globs.map(globToPathspec),
  ]
  return splitAtNul(await git.run(args))
}

function nothingMatchesError(glob: string): MisconfiguredError {
  return new MisconfiguredError(
    `paths: "${glob}" matches no file of base or head, so a change to the intended files would never be measured. Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any number of folders: "src/**". A submodule is named by its own path, without files in it.`,
  )
}

// Benchmark files that differ between the sides.

/** Returns the paths on head of benchmark files that both sides have with different content, even if they were also renamed. */
export async function findChangedBenchmarkFiles(
  git: Git,
  commits: Readonly<Record<Side, ResolvedCommit>>,
): Promise<readonly string[]> {
  const isFile = (mode: string) => mode !== '000000' && mode !== '160000'
  const revisions = [commits.base.sha, commits.head.sha] as const
  const differences = await readRawGitDifferencesBetweenCommits(git, revisions, '--find-renames')
  const changes = differences
    .filter(({ modes, objects: [before, after] }) => modes.every(isFile) && before !== after)
    .map(({ from, to }) => ({ base: decodeGitText(from), head: decodeGitText(to) }))
  const goBenchmarks = changesMayTouchGoBenchmarkFiles(changes)
    ? await readGoBenchmarks(git, commits)
    : new Set<string>()
  return selectChangedBenchmarkFiles(changes, goBenchmarks)
}

/** Returns Go files with benchmarks on either side. */
async function readGoBenchmarks(
  git: Git,
  commits: Readonly<Record<Side, ResolvedCommit>>,
): Promise<ReadonlySet<string>> {
  // In Go a benchmark's name begins with Benchmark, not followed by a lower-case letter.
  const search = ['grep', '--no-color', '--no-recurse-submodules', '-l', '-z', '-E', '-e']
  const declaration = '^func Benchmark([^a-z(][^(]*)?\\('
  const files = new Set<string>()
  for (const side of sides) {
    const { sha } = commits[side]
    // git grep fails if nothing matches.
    const listing = await git.find([...search, declaration, sha, '--', ':(top,glob)**/*_test.go'])
    for (const path of splitAtNul(listing ?? '')) files.add(decodeGitText(path.slice(sha.length + 1)))
  }
  return files
}

// Globs of the inputs `overlay` and `paths`, which are git's own, from the top folder of the repository.

export function globToPathspec(glob: string): string {
  return `:(top,glob)${glob.replace(/^(\.\/+)+/, '')}`
}

/** Throws MisconfiguredError if a glob of the input `name` leads out of the repository. */
export function refuseGlobOutsideRepository(name: string, glob: string): void {
  if (!glob.startsWith('/') && !glob.split('/').includes('..')) return
  throw new MisconfiguredError(
    `${name}: "${glob}" is not accepted. Give a glob relative to the top folder of the repository and without "..", such as "**/*_test.go".`,
  )
}

// Go packages whose import path differs between the sides.

/** The least similarity of a renamed file: in small files half of the content is often boilerplate. */
const leastSimilarity = '60%'

/** Returns import paths on base with those on head; empty if no module path changed and no Go file was renamed. */
export async function findMovedGoImportPaths(
  git: Git,
  { base, head }: Readonly<Record<Side, Pick<ResolvedCommit, 'sha'>>>,
): Promise<MovedGoImportPaths> {
  const changed = splitAtNul(
    await git.run([
      ...['diff-tree', '-r', '-z', '--name-status', `--find-renames=${leastSimilarity}`, '-l1000'],
      ...[base.sha, head.sha, '--', ':(top,glob)**/*.go', ':(top,glob)**/go.mod'],
    ]),
  ).map(decodeGitText)
  const renamed: RenamedFile[] = []
  let hasModules = false
  for (let i = 0; i < changed.length; ) {
    const [status = '', before = '', after = ''] = changed.slice(i, i + 3)
    const isRenamed = status.startsWith('R')
    i += isRenamed ? 3 : 2
    if (isRenamed && after.endsWith('.go'))
      renamed.push({ base: before, head: after, similarity: Number(status.slice(1)) })
    if (/(^|\/)go\.mod$/.test(before)) hasModules = true
  }
  if (renamed.length === 0 && !hasModules) return new Map()
  return matchMovedPackages(
    { base: await goTreeOf(git, base.sha), head: await goTreeOf(git, head.sha) },
    renamed,
  )
}

async function goTreeOf(git: Git, sha: string): Promise<GoModulesAndFiles> {
  const entries = await readCommitEntries(git, sha, '100')
  const files = entries.map(({ path, object }) => ({ path: decodeGitText(path), object }))
  const modules = new Map<string, string>()
  for (const { object, path } of files.filter(one => /(^|\/)go\.mod$/.test(one.path))) {
    const text = await git.run(['cat-file', 'blob', object])
    const module = /^module[ \t]+"?([^\s"]+)/m.exec(decodeGitText(text))?.[1]
    if (module !== undefined) modules.set(path.slice(0, -'/go.mod'.length) || '.', module)
  }
  return { modules, files: files.map(({ path }) => path).filter(path => path.endsWith('.go')) }
}
