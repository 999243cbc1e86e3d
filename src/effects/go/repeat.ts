// Commands with which people can repeat what the driver did, from the top folder of the checkout.
import { buildFlags, goCommand } from '../../core/go/flags.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import { shellLine } from '../../core/words/escape.ts'
import type { GoPackage, Listing } from './find-packages.ts'

/** Measures the benchmarks of a package that match `bench`; by default it only builds. */
export function benchCommand(settings: GoSettings, one: GoPackage, bench = '^$'): string {
  const goFlags = [...inModule(one), ...settings.goFlags]
  return surrounded(one, goCommand({ ...settings, goFlags, bench, packages: [one.path] }))
}

/** Tests packages of one module. */
export function testCommand(settings: GoSettings, packages: readonly [GoPackage, ...GoPackage[]]): string {
  const [one] = packages
  const flags = [...inModule(one), ...settings.goFlags, ...buildFlags(settings)]
  return surrounded(one, shellLine('go', 'test', ...flags, ...packages.map(({ path }) => path)))
}

/** Lists packages of one module. */
export function listCommand(settings: Pick<GoSettings, 'tags'>, listing: Listing): string {
  return surrounded(
    listing,
    shellLine('go', 'list', ...inModule(listing), ...buildFlags(settings), listing.pattern),
  )
}

function inModule({ module }: Pick<GoPackage, 'module'>): readonly string[] {
  return module === '.' ? [] : [`-C=${module}`]
}

function surrounded({ env }: Pick<GoPackage, 'env'>, command: string): string {
  return [...Object.entries(env).map(([name, value]) => `${name}=${value}`), command].join(' ')
}
