// Entry of the Action's main step: says what it is, hides its secrets, then runs index.ts.
import { writeSync } from 'node:fs'
import { createUntrustedEnvironment } from './effects/processes/untrusted-environment.ts'
import {
  exitBecauseSecretsVisible,
  ignoreDebuggerSignal,
  isProcessYetToRestartWithoutSecrets,
  restartHidingSecrets,
} from './effects/program/restart-without-secrets.ts'
import { version } from './version.ts'

ignoreDebuggerSignal()
// Before anything that takes time. Nothing is left to be written when the program is started again.
if (isProcessYetToRestartWithoutSecrets()) writeSync(1, `Benchgate ${version}\n`)
restartHidingSecrets(
  createUntrustedEnvironment(process.env, [process.env['INPUT_GITHUB-TOKEN'] ?? '']).env,
  exitBecauseSecretsVisible,
)
await import('./index.ts')
