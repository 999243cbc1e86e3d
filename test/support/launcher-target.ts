// A process to be killed while its launcher runs a program: argument 1 is a script, argument 2 a folder for its output.
import { FastProcessLauncher } from '../../src/effects/processes/launcher.ts'

const env = { PATH: process.env.PATH ?? '' }
const launcher = FastProcessLauncher.open(env, process.argv[3] ?? '.')
await launcher?.run({
  file: 'bash',
  args: ['-c', process.argv[2] ?? 'true'],
  cwd: process.cwd(),
  env,
  signal: new AbortController().signal,
  deadline: Number.POSITIVE_INFINITY,
})
