// What a result was measured with, as inputs: a search goes on with that, wherever it was set.
import { joinFlags } from '../go/go-flags.ts'
import type { Settings } from '../model/settings.ts'

/** By their names in action.yml, without those of the rules and of one benchmark. */
export function measuredWith(settings: Settings): Readonly<Record<string, string>> {
  const { go, run, setup, format, output, filter, workingDirectory, timeout } = settings
  const both = { setup: setup ?? '', 'working-directory': workingDirectory, timeout: `${timeout}s` }
  if (go === null) return { ...both, run, format, output: output.join('\n'), filter: filter ?? '' }
  const { benchtime, cpu, tags, goFlags } = go
  return { ...both, benchtime, cpu: cpu ?? '', tags: tags ?? '', 'go-flags': joinFlags(goFlags) }
}
