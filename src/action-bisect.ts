// Entry of bisect/action.yml: hides its secrets, then runs bisect-step.ts.
import { untrustedEnvironment } from './effects/measure/environment.ts'
import { refuseDebugger, refuseUnhidden, seclude } from './effects/program/seclude.ts'

refuseDebugger()
seclude(untrustedEnvironment(process.env, []).env, refuseUnhidden)
await import('./bisect-step.ts')
