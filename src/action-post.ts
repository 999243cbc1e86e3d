// Entry of the Action's post step: hides its secrets, then runs post.ts.
import { untrustedEnvironment } from './effects/measure/environment.ts'
import { refuseDebugger, seclude } from './effects/program/seclude.ts'

refuseDebugger()
// Where that cannot be done, to put the checkout back matters more.
seclude(untrustedEnvironment(process.env, [process.env['INPUT_GITHUB-TOKEN'] ?? '']).env, () => {})
await import('./post.ts')
