// A process to be killed while it runs a script: argument 1 is the script, its output is passed on.
import { runBashScript } from '../../src/effects/processes/process.ts'

await runBashScript({
  text: process.argv[2] ?? 'true',
  cwd: process.cwd(),
  env: { PATH: process.env.PATH ?? '' },
  signal: new AbortController().signal,
  deadline: Number.POSITIVE_INFINITY,
  onOutput: chunk => process.stdout.write(chunk),
})
