// Entry of the Action's main step: says what it is, hides its secrets, then runs index.ts.
import { writeSync } from 'node:fs'
import { untrustedEnvironment } from './effects/measure/untrusted-environment.ts'
import {
  endForUnhiddenSecrets,
  isFirstStart,
  refuseDebugger,
  restartWithoutSecrets,
} from './effects/program/restart-without-secrets.ts'
import { version } from './version.ts'

refuseDebugger()
// Before anything that takes time. Nothing is left to be written when the program is started again.
if (isFirstStart()) writeSync(1, `Benchgate ${version}\n`)
restartWithoutSecrets(
  untrustedEnvironment(process.env, [process.env['INPUT_GITHUB-TOKEN'] ?? '']).env,
  endForUnhiddenSecrets,
)
await import('./index.ts')
