// What a pattern of packages means in each of the modules of a repository.
import { join, relative } from 'node:path/posix'

/**
 * What to ask go for in the folder `module`; null where a pattern given in `workingDirectory` does not reach there. Both
 * are relative to the same top folder. One that ends in `/...` reaches into modules below, other than those in folders that
 * go leaves out by itself. One that is no path is asked for in every module.
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

/** Source: `go help packages`, of directories that begin with "." or "_", or are named "testdata"; vendor is go's own. */
function isLeftOut(path: string): boolean {
  return path.split('/').some(part => part !== '..' && /^([._].*|testdata|vendor)$/.test(part))
}
