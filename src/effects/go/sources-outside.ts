// Finds what Go code in a checkout is built from that lies outside it: modules beside it, a workspace above it.
import { readFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { lstatOrNull } from '../files/folder.ts'
import { decodePath, type Git, nulSeparated } from '../git/git.ts'

/**
 * A path after `=>` in a go.mod or go.work, or of a `use` in a go.work. Absolute paths are the same from everywhere,
 * and do not count.
 */
const replaced = /=>[ \t]+"?(\.\.?[/\\][^\s"]*|\.\.)/g
const used = /^[ \t]*(?:use[ \t]+)?"?(\.\.?[/\\][^\s"]*|\.\.?)(?=["\s]|$)/gm

/**
 * The files and folders outside, relative to the top folder of the checkout (`../lib`). `user` is the user's tree,
 * around which a workspace is looked for; the modules are those of `git`, which may be a worktree.
 */
export async function sourcesOutside(
  user: string,
  git: Git,
  { GOWORK }: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  const found = new Set<string>()
  const files = nulSeparated(
    await git.run(['ls-files', '-z', '--', 'go.mod', '**/go.mod', 'go.work', '**/go.work']),
  )
  for (const file of files) {
    const path = resolve(git.folder, decodePath(file))
    for (const target of await targetsIn(path)) found.add(relative(git.folder, target))
  }
  const workspace = GOWORK === 'off' || files.includes('go.work') ? null : await workspaceAbove(user)
  if (workspace !== null)
    for (const target of [workspace, `${workspace}.sum`, ...(await targetsIn(workspace))])
      found.add(relative(user, target))
  return [...found].filter(isOutside)
}

/**
 * Why this code can only be built in its own place; null where the sources outside can be linked to from another. For
 * `outside` see sourcesOutside.
 */
export function whyInPlace(
  outside: readonly string[],
  { GOWORK }: Readonly<Record<string, string | undefined>>,
): string | null {
  if (GOWORK !== undefined && GOWORK !== '' && GOWORK !== 'off')
    return `GOWORK names the workspace ${GOWORK}, whose paths lead to this checkout`
  const around = outside.find(path => path.split(sep).every(part => part === '..'))
  return around === undefined ? null : `it is built from a module in a folder around the checkout (${around})`
}

/** The paths that a go.mod or go.work names; none where it cannot be read. */
async function targetsIn(path: string): Promise<readonly string[]> {
  const text = (await readFile(path, 'utf8').catch(() => '')).replace(/\/\/.*$/gm, '')
  const patterns = path.endsWith('go.work') ? [replaced, used] : [replaced]
  return patterns
    .flatMap(pattern => [...text.matchAll(pattern)])
    .map(([, target = '']) => resolve(dirname(path), target))
}

function isOutside(path: string): boolean {
  return path.split(sep)[0] === '..' || isAbsolute(path)
}

async function workspaceAbove(root: string): Promise<string | null> {
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    if (await lstatOrNull(join(folder, 'go.work'))) return join(folder, 'go.work')
    if (folder === dirname(folder)) return null
  }
}
