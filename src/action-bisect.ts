// Entry of bisect/action.yml: hides its secrets, then runs bisect-step.ts.
import { untrustedEnvironment } from './effects/measure/environment.ts'
import { refuseDebugger, seclude } from './effects/program/seclude.ts'

refuseDebugger()
seclude(untrustedEnvironment(process.env, []).env)
await import('./bisect-step.ts')
