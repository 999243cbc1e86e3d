// Translates a pattern of packages into each of the modules of a repository.
import { join, relative } from 'node:path/posix'

/**
 * Returns the pattern for go in the folder `module`; null if the pattern, given in `workingDirectory`, does not reach there.
 * Both folders are relative to the same top folder. A pattern that ends in `/...` reaches into modules below, except in folders
 * that go itself ignores. A pattern that is no path is used in every module.
 */
export function packagePatternInModule(
  module: string,
  workingDirectory: string,
  pattern: string,
): string | null {
  if (!/^\.{1,2}(\/|$)/.test(pattern))
    return isIgnoredByGo(relative(workingDirectory, module)) ? null : pattern
  const isDeep = pattern.endsWith('/...')
  const target = join(workingDirectory, isDeep ? pattern.slice(0, -'/...'.length) : pattern)
  const targetInModule = relative(module, target)
  if (!leadsOut(targetInModule))
    return `./${[targetInModule, ...(isDeep ? ['...'] : [])].filter(Boolean).join('/')}`
  const moduleInTarget = relative(target, module)
  return isDeep && !leadsOut(moduleInTarget) && !isIgnoredByGo(moduleInTarget) ? './...' : null
}

function leadsOut(path: string): boolean {
  return path === '..' || path.startsWith('../')
}

/**
 * Source: `go help packages`, on directories that begin with "." or "_", or are named "testdata"; also vendor, which go
 * manages.
 */
function isIgnoredByGo(path: string): boolean {
  return path.split('/').some(part => part !== '..' && /^([._].*|testdata|vendor)$/.test(part))
}
