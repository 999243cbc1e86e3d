// The `go test` command that measures what the driver does, for people to repeat.
import type { GoSettings } from '../model/settings.ts'
import { shellLine } from '../words/shell.ts'

/** Flags that `go` gets whatever it does with the packages; `go-flags` are in the environment (goFlags). */
export function buildFlags({ tags }: Pick<GoSettings, 'tags'>): readonly string[] {
  return tags === null ? [] : [`-tags=${tags}`]
}

/** Flags of a test binary that say how to measure, without the pattern. */
export function measureFlags({ benchmem, cpu }: Pick<GoSettings, 'benchmem' | 'cpu'>): readonly string[] {
  return [...(benchmem ? ['-test.benchmem'] : []), ...(cpu === null ? [] : [`-test.cpu=${cpu}`])]
}

/** One visit to one side, as a line for a shell. */
export function goCommand(settings: GoSettings): string {
  const { packages, bench, benchtime, benchmem, cpu, tags, goFlags } = settings
  return shellLine(
    'go',
    'test',
    ...goFlags,
    ...(tags === null ? [] : ['-tags', tags]),
    '-run',
    '^$',
    '-bench',
    bench,
    '-benchtime',
    benchtime,
    ...(benchmem ? ['-benchmem'] : []),
    ...(cpu === null ? [] : ['-cpu', cpu]),
    ...packages,
  )
}
