// Entry of `npm start`: runs the real gate on a small sample, and prints the comment it would post.

import { tmpdir } from 'node:os'
import { failureReport } from './core/report/say/failure.ts'
import { wholeReport } from './core/report/say/fit.ts'
import { markdownText } from './core/report/show/markdown.ts'
import { noEvent } from './effects/github/event.ts'
import { readInputs } from './effects/inputs/inputs.ts'
import { untrustedEnvironment } from './effects/measure/environment.ts'
import { abortOnSignals, isCancellation } from './effects/program/interrupt.ts'
import { buildSample } from './effects/sample/sample.ts'
import { terminalConsole } from './effects/terminal/terminal-console.ts'
import { gate } from './run/gate.ts'

const settings: Readonly<Record<string, string>> = {
  run: 'node bench.mjs',
  format: 'customSmallerIsBetter',
  base: 'base',
  count: '12',
  seed: '7',
}

const console = terminalConsole()
const interrupt = abortOnSignals(console)
try {
  const { env } = untrustedEnvironment(process.env, [])
  await using sample = await buildSample(env)
  console.info(`A sample repository is in ${sample.folder}: one function of three got slower, one faster.`)
  const { result } = await gate(
    readInputs(name => settings[name] ?? ''),
    {
      folder: sample.folder,
      env: process.env,
      event: noEvent,
      server: '',
      profiles: tmpdir(),
      signal: interrupt.signal,
      console,
    },
  )
  process.stdout.write(`\nThe comment it would post:\n\n${markdownText(wholeReport(result))}\n`)
  process.stdout.write(
    `Verdict: ${result.verdict}. ${result.reason}${result.verdict === 'fail' ? '; the check would be red' : ''}.\n`,
  )
  if (result.verdict === 'inconclusive')
    process.stdout.write(
      'This machine was too busy to show it in twelve rounds: the gate says so, and lets the check pass. Run it again when less is going on.\n',
    )
} catch (error) {
  if (isCancellation(error, interrupt.signal))
    console.info('cancelled; the sample repository has been removed')
  else process.stdout.write(markdownText(failureReport(error)))
  process.exitCode ||= 1
} finally {
  interrupt.done()
}
