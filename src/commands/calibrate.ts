// `benchgate calibrate`: measures HEAD, or another commit, against itself.
import type { CommandLineContext } from './command.ts'
import { run as measure } from './measure.ts'

export { flags } from './measure.ts'

export const usage = `Usage: benchgate calibrate [revision] [flags]

Measures a commit (HEAD) against itself and reports how noisy this machine is: the smallest change that --count rounds can
detect for each benchmark, how many rounds are needed to detect a change as large as --threshold, and how often a check
would give a false alarm.
The flags are those of "benchgate". A calibration has no verdict.
`

export function run(args: readonly string[], terminal: CommandLineContext): Promise<number> {
  return measure(['--calibrate', ...args], terminal)
}
