// Entry of bisect/action.yml: hides its secrets, then runs bisect-step.ts.
import { untrustedEnvironment } from './effects/measure/untrusted-environment.ts'
import {
  endForUnhiddenSecrets,
  refuseDebugger,
  restartWithoutSecrets,
} from './effects/program/restart-without-secrets.ts'

refuseDebugger()
restartWithoutSecrets(untrustedEnvironment(process.env, []).env, endForUnhiddenSecrets)
await import('./bisect-step.ts')
