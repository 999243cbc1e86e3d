// Entry of bisect/action.yml: hides its secrets, then runs bisect-step.ts.
import { createUntrustedEnvironment } from './effects/processes/untrusted-environment.ts'
import {
  exitBecauseSecretsVisible,
  ignoreDebuggerSignal,
  restartHidingSecrets,
} from './effects/program/restart-without-secrets.ts'

ignoreDebuggerSignal()
restartHidingSecrets(createUntrustedEnvironment(process.env, []).env, exitBecauseSecretsVisible)
await import('./bisect-step.ts')
