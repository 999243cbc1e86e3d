// Finds the benchmark files that differ between the sides.

import { changedBenchmarkFiles, type FileChange, needsGoBenchmarks } from '../../../core/change/suite.ts'
import type { Side } from '../../../core/model/measuring.ts'
import { sides } from '../../../core/model/measuring.ts'
import type { Commit } from '../../../core/model/result-file.ts'
import { decodePath, type Git, nulSeparated } from '../git.ts'

/** The paths on head of benchmark files that both sides have, with different content. */
export async function suiteChanges(
  git: Git,
  commits: Readonly<Record<Side, Commit>>,
): Promise<readonly string[]> {
  const changes = await changesIn(git, commits)
  const goBenchmarks = needsGoBenchmarks(changes) ? await readGoBenchmarks(git, commits) : new Set<string>()
  return changedBenchmarkFiles(changes, goBenchmarks)
}

/** Files with other content; one that was renamed and changed counts, one that was only renamed does not. */
async function changesIn(
  git: Git,
  { base, head }: Readonly<Record<Side, Commit>>,
): Promise<readonly FileChange[]> {
  const fields = nulSeparated(
    await git.run(['diff-tree', '--raw', '-r', '-z', '--find-renames', base.sha, head.sha, '--']),
  )
  const changes: FileChange[] = []
  for (let i = 0; i < fields.length; ) {
    // ":mode-before mode-after sha-before sha-after status", then a path, or two where it was renamed.
    const [modeBefore, modeAfter, before, after, status = ''] = fields[i]?.slice(1).split(' ') ?? []
    const paths = fields.slice(i + 1, i + (status.startsWith('R') ? 3 : 2)).map(decodePath)
    i += 1 + paths.length
    const isFile = ![modeBefore, modeAfter].some(mode => mode === '000000' || mode === '160000')
    if (isFile && before !== after) changes.push({ base: paths[0] ?? '', head: paths.at(-1) ?? '' })
  }
  return changes
}

/** Go files with benchmarks on either side. */
async function readGoBenchmarks(
  git: Git,
  commits: Readonly<Record<Side, Commit>>,
): Promise<ReadonlySet<string>> {
  // In Go a benchmark's name begins with Benchmark, not followed by a small letter.
  const search = ['grep', '--no-color', '--no-recurse-submodules', '-l', '-z', '-E', '-e']
  const declaration = '^func Benchmark([^a-z(][^(]*)?\\('
  const files = new Set<string>()
  for (const side of sides) {
    const { sha } = commits[side]
    // git grep fails where nothing matches.
    const found = await git.find([...search, declaration, sha, '--', ':(top,glob)**/*_test.go'])
    for (const path of nulSeparated(found ?? '')) files.add(decodePath(path.slice(sha.length + 1)))
  }
  return files
}
