// What a pattern of packages means in each of the modules of a repository.
import { join, relative } from 'node:path/posix'

/**
 * The pattern for go in the folder `module`; null where a pattern given in `workingDirectory` does not reach there.
 * Both folders are relative to the same top folder. A pattern that ends in `/...` reaches into modules below, except in
 * folders that go itself leaves out. One that is no path is used in every module.
 */
export function patternIn(module: string, workingDirectory: string, pattern: string): string | null {
  if (!/^\.{1,2}(\/|$)/.test(pattern)) return isLeftOut(relative(workingDirectory, module)) ? null : pattern
  const isDeep = pattern.endsWith('/...')
  const target = join(workingDirectory, isDeep ? pattern.slice(0, -'/...'.length) : pattern)
  const below = relative(module, target)
  if (!leaves(below)) return `./${[below, ...(isDeep ? ['...'] : [])].filter(Boolean).join('/')}`
  const above = relative(target, module)
  return isDeep && !leaves(above) && !isLeftOut(above) ? './...' : null
}

function leaves(path: string): boolean {
  return path === '..' || path.startsWith('../')
}

/**
 * Source: `go help packages`, on directories that begin with "." or "_", or are named "testdata"; and vendor, which is
 * managed by go.
 */
function isLeftOut(path: string): boolean {
  return path.split('/').some(part => part !== '..' && /^([._].*|testdata|vendor)$/.test(part))
}
