// How the files of base and head differ, from git's commits.

import { type GoTree, movedPackages, type RenamedFile } from '../../../core/change/moved-packages.ts'
import type { PathDifference, TreeChange } from '../../../core/change/reach.ts'
import { changedBenchmarkFiles, type FileChange, needsGoBenchmarks } from '../../../core/change/suite.ts'
import { Misconfigured } from '../../../core/model/errors.ts'
import { type Side, sides } from '../../../core/model/measuring.ts'
import type { Commit } from '../../../core/model/result-file.ts'
import type { MovedPaths } from '../../../core/rounds/moved.ts'
import { decodePath, type Git, nulSeparated } from '../git.ts'

type Commits = Readonly<Record<Side, Pick<Commit, 'sha'>>>

/** Submodules may ask in .gitmodules to be left out of a diff. */
const whole = ['-r', '-z', '--no-renames', '--ignore-submodules=none']

export async function treeChange(git: Git, commits: Commits): Promise<TreeChange> {
  const tree = nulSeparated(await git.run(['ls-tree', '-r', '-z', '--full-tree', commits.head.sha]))
  const links = tree.filter(line => line.startsWith('120000 '))
  return {
    differences: await differences(git, commits),
    links: links.map(line => decodePath(line.slice(line.indexOf('\t') + 1))),
  }
}

/**
 * Whether the sides differ in a file that `globs` (at least one) match, or in a submodule, whose files they might
 * match. Throws Misconfigured where a glob matches nothing, as with it no change would ever be measured.
 */
export async function differAt(git: Git, commits: Commits, globs: readonly string[]): Promise<boolean> {
  const empty = await git.run(['hash-object', '-t', 'tree', '--stdin'], { input: Buffer.alloc(0) })
  for (const glob of globs) {
    refuseOutside('paths', glob)
    const found = await Promise.all(sides.map(side => namesAt(git, empty, commits[side].sha, [glob])))
    if (found.every(names => names.length === 0)) throw nothingMatches(glob)
  }
  if ((await namesAt(git, commits.base.sha, commits.head.sha, globs)).length > 0) return true
  return (await raw(git, commits)).some(({ modes }) => modes.includes('160000'))
}

async function differences(git: Git, commits: Commits): Promise<readonly PathDifference[]> {
  const isPlain = (mode: string) => ['000000', '100644', '100755'].includes(mode)
  return (await raw(git, commits)).map(({ path, modes }) => ({ path, isPlain: modes.every(isPlain) }))
}

async function raw(git: Git, { base, head }: Commits) {
  const fields = nulSeparated(await git.run(['diff-tree', '--raw', ...whole, base.sha, head.sha, '--']))
  // ":mode-before mode-after sha-before sha-after status", then the path.
  return fields
    .filter((_, n) => n % 2 === 0)
    .map((one, n) => ({
      path: decodePath(fields[2 * n + 1] ?? ''),
      modes: one.slice(1).split(' ').slice(0, 2),
    }))
}

async function namesAt(
  git: Git,
  from: string,
  to: string,
  globs: readonly string[],
): Promise<readonly string[]> {
  const args = ['diff-tree', '--name-only', ...whole, from, to, '--', ...globs.map(globbed)]
  return nulSeparated(await git.run(args))
}

function nothingMatches(glob: string): Misconfigured {
  return new Misconfigured(
    `paths: "${glob}" matches no file of base or head, so changes of what it was meant for would never be measured. Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any folders: "src/**". A submodule is named by its own path, without files in it.`,
  )
}

// Finds the benchmark files that differ between the sides.

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

// Globs of the inputs `overlay` and `paths`: git's own, from the top folder of the repository.

/** As a pathspec of a git command. */
export function globbed(glob: string): string {
  return `:(top,glob)${glob.replace(/^(\.\/+)+/, '')}`
}

/** Throws Misconfigured where a glob of the input `name` leads out of the repository. */
export function refuseOutside(name: string, glob: string): void {
  if (!glob.startsWith('/') && !glob.split('/').includes('..')) return
  throw new Misconfigured(
    `${name}: "${glob}" is not accepted. Give a glob relative to the top folder of the repository and without "..", such as "**/*_test.go".`,
  )
}

// Finds the Go packages whose import path differs between the sides, from git's commits.

/** The share of its content that a renamed file has kept at least: in small files half is often boilerplate. */
const leastSimilar = '60%'

/** Import paths on base with those on head; empty where no module has another path, and no Go file was renamed. */
export async function findMovedPackages(
  git: Git,
  { base, head }: Readonly<Record<Side, Pick<Commit, 'sha'>>>,
): Promise<MovedPaths> {
  const changed = nulSeparated(
    await git.run([
      ...['diff-tree', '-r', '-z', '--name-status', `--find-renames=${leastSimilar}`, '-l1000'],
      ...[base.sha, head.sha, '--', ':(top,glob)**/*.go', ':(top,glob)**/go.mod'],
    ]),
  ).map(decodePath)
  const renamed: RenamedFile[] = []
  let hasModules = false
  for (let i = 0; i < changed.length; ) {
    const [status = '', one = '', other = ''] = changed.slice(i, i + 3)
    const isRenamed = status.startsWith('R')
    i += isRenamed ? 3 : 2
    if (isRenamed && other.endsWith('.go'))
      renamed.push({ base: one, head: other, similarity: Number(status.slice(1)) })
    if (/(^|\/)go\.mod$/.test(one)) hasModules = true
  }
  if (renamed.length === 0 && !hasModules) return new Map()
  return movedPackages({ base: await treeOf(git, base.sha), head: await treeOf(git, head.sha) }, renamed)
}

async function treeOf(git: Git, sha: string): Promise<GoTree> {
  const lines = nulSeparated(await git.run(['ls-tree', '-r', '-z', '--full-tree', sha]))
  const files = lines
    .filter(line => line.startsWith('100'))
    .map(line => ({
      blob: line.split(/[ \t]/)[2] ?? '',
      path: decodePath(line.slice(line.indexOf('\t') + 1)),
    }))
  const modules = new Map<string, string>()
  for (const { blob, path } of files.filter(one => /(^|\/)go\.mod$/.test(one.path))) {
    const text = await git.run(['cat-file', 'blob', blob])
    const module = /^module[ \t]+"?([^\s"]+)/m.exec(decodePath(text))?.[1]
    if (module !== undefined) modules.set(path.slice(0, -'/go.mod'.length) || '.', module)
  }
  return { modules, files: files.map(({ path }) => path).filter(path => path.endsWith('.go')) }
}
