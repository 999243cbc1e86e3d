// Where the worktrees are shown, so that relative paths that lead out of them find what they find from the user's tree.
import { mkdir, realpath, stat, symlink } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'

/**
 * The place in `folder` for the tree at `root`: below folders that are named as those around it, as many as the paths
 * of `outside` lead up. Each of these paths (relative to the tree) is a link there to what is at it from `root`, and where
 * that is in the tree itself, to the same in the tree that is shown.
 */
export async function placeAround(folder: string, root: string, outside: readonly string[]): Promise<string> {
  const names = root.split(sep).filter(name => name !== '')
  const up = Math.max(1, ...outside.map(path => path.split(sep).filter(part => part === '..').length))
  const place = join(folder, 'around', ...names.slice(-up))
  await mkdir(dirname(place), { recursive: true })
  const linked = [place]
  for (const path of outside.toSorted((a, b) => a.length - b.length)) {
    const [to, from] = [resolve(root, path), resolve(place, path)]
    const there = await stat(to).catch(() => null)
    // What is below a link is there with it, and must not be written through it.
    if (!there || linked.some(one => `${from}${sep}`.startsWith(`${one}${sep}`))) continue
    await mkdir(dirname(from), { recursive: true })
    await symlink(await inPlace(to, root, place), from, there.isDirectory() ? 'junction' : 'file')
    linked.push(from)
  }
  return place
}

/** Where a path that leads back into `root` is in `place`. */
async function inPlace(to: string, root: string, place: string): Promise<string> {
  const [real, top] = await Promise.all([realpath(to), realpath(root)])
  return `${real}${sep}`.startsWith(`${top}${sep}`) ? join(place, relative(top, real)) : to
}
