// `benchgate calibrate`: HEAD, or another commit, against itself.
import type { Terminal } from './command.ts'
import { run as measure } from './measure.ts'

export { flags } from './measure.ts'

export const usage = `Usage: benchgate calibrate [revision] [flags]

Measures a commit (HEAD) against itself, and tells how noisy this machine is: the smallest change that --count rounds can
see of each benchmark, the rounds it takes to see --threshold, and how often a gate would be red for nothing.
The flags are those of "benchgate"; it never fails.
`

export function run(given: readonly string[], terminal: Terminal): Promise<number> {
  return measure(['--calibrate', ...given], terminal)
}
