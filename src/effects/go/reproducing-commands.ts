// Commands with which users can repeat what the driver did, from the top folder of the checkout.
import { flagsForEveryGoCommand, shellCommandToRepeatGoBenchmarks } from '../../core/go/flags.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import { joinShellWords } from '../../core/words/escape.ts'
import type { GoListQuery, GoPackage } from './find-packages.ts'

/** Returns the command that runs the benchmarks of a package that match `bench`; by default it only builds. */
export function goBenchCommand(settings: GoSettings, goPackage: GoPackage, bench = '^$'): string {
  const goFlags = [...moduleFlag(goPackage), ...settings.goFlags]
  return withEnv(
    goPackage,
    shellCommandToRepeatGoBenchmarks({ ...settings, goFlags, bench, packages: [goPackage.path] }),
  )
}

export function shellCommandToRepeatGoTestOfPackages(
  settings: GoSettings,
  packages: readonly GoPackage[],
): string {
  const { module = '.', env = {} } = packages[0] ?? {}
  const flags = [...moduleFlag({ module }), ...settings.goFlags, ...flagsForEveryGoCommand(settings)]
  return withEnv({ env }, joinShellWords('go', 'test', ...flags, ...packages.map(({ path }) => path)))
}

export function shellCommandToRepeatGoList(settings: Pick<GoSettings, 'tags'>, listing: GoListQuery): string {
  return withEnv(
    listing,
    joinShellWords(
      'go',
      'list',
      ...moduleFlag(listing),
      ...flagsForEveryGoCommand(settings),
      listing.pattern,
    ),
  )
}

function moduleFlag({ module }: Pick<GoPackage, 'module'>): readonly string[] {
  return module === '.' ? [] : [`-C=${module}`]
}

function withEnv({ env }: Pick<GoPackage, 'env'>, command: string): string {
  return [...Object.entries(env).map(([name, value]) => `${name}=${value}`), command].join(' ')
}
