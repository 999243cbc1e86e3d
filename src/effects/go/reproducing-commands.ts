// Commands with which users can repeat what the driver did, from the top folder of the checkout.
import { flagsForEveryGoCommand, shellCommandToRepeatGoBenchmarks } from '../../core/go/flags.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import { joinShellWords } from '../../core/words/escape.ts'
import type { GoPackage } from './find-packages.ts'

/** Returns the command that runs the benchmarks of a package that match `bench`; by default it only builds. */
export function goBenchCommand(settings: GoSettings, goPackage: GoPackage, bench = '^$'): string {
  const goFlags = [...moduleFlag(goPackage), ...settings.goFlags]
  return withEnv(
    goPackage,
    shellCommandToRepeatGoBenchmarks({ ...settings, goFlags, bench, packages: [goPackage.path] }),
  )
}

/** Returns the command `go VERB` in a module, for these packages or patterns. */
export function shellCommandToRepeatInGoModule(
  verb: 'list' | 'test',
  { tags, goFlags }: Pick<GoSettings, 'tags' | 'goFlags'>,
  module: Pick<GoPackage, 'module' | 'env'>,
  ...packages: readonly string[]
): string {
  const flags = [...moduleFlag(module), ...goFlags, ...flagsForEveryGoCommand({ tags })]
  return withEnv(module, joinShellWords('go', verb, ...flags, ...packages))
}

function moduleFlag({ module }: Pick<GoPackage, 'module'>): readonly string[] {
  return module === '.' ? [] : [`-C=${module}`]
}

function withEnv({ env }: Pick<GoPackage, 'env'>, command: string): string {
  return [...Object.entries(env).map(([name, value]) => `${name}=${value}`), command].join(' ')
}
