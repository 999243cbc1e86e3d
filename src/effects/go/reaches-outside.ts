// Whether Go code is built from sources outside the checkout, through relative paths that only work in its own place.
import { readFile } from 'node:fs/promises'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { standing } from '../files/folder.ts'
import { type Git, nulSeparated, readable } from '../git/git.ts'

/**
 * A path after `=>` in a go.mod, or of a `use` in a go.work. Absolute paths are the same from everywhere, and do not
 * count.
 */
const replaced = /=>[ \t]+"?(\.\.?[/\\][^\s"]*|\.\.)/g
const used = /^[ \t]*(?:use[ \t]+)?"?(\.\.?[/\\][^\s"]*|\.\.)/gm

/**
 * Looks for a workspace above `root` (the top folder of the checkout, and of `git`) or in GOWORK, and for modules and
 * workspaces in the checkout that lead out of it.
 */
export async function reachesOutside(
  git: Git,
  root: string,
  { GOWORK }: Readonly<Record<string, string | undefined>>,
): Promise<boolean> {
  if (GOWORK !== undefined && GOWORK !== '' && GOWORK !== 'off') return true
  if (GOWORK !== 'off')
    for (const folder of above(root)) if (await standing(resolve(folder, 'go.work'))) return true
  const files = nulSeparated(
    await git.run(['ls-files', '-z', '--', 'go.mod', '**/go.mod', 'go.work', '**/go.work']),
  )
  for (const file of files) {
    const path = resolve(root, readable(file))
    const text = (await readFile(path, 'utf8').catch(() => '')).replace(/\/\/.*$/gm, '')
    for (const [, target = ''] of text.matchAll(file.endsWith('go.work') ? used : replaced))
      if (isOutside(relative(root, resolve(dirname(path), target)))) return true
  }
  return false
}

function isOutside(path: string): boolean {
  return path.split(sep)[0] === '..' || isAbsolute(path)
}

function above(folder: string): readonly string[] {
  const parent = dirname(folder)
  return parent === folder ? [] : [parent, ...above(parent)]
}
