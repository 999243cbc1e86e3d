// Entry of the Action's post step: hides its secrets, then runs post.ts.
import { untrustedEnvironment } from './effects/measure/untrusted-environment.ts'
import { refuseDebugger, restartWithoutSecrets } from './effects/program/restart-without-secrets.ts'

refuseDebugger()
// Where that cannot be done, to put the checkout back matters more.
restartWithoutSecrets(
  untrustedEnvironment(process.env, [process.env['INPUT_GITHUB-TOKEN'] ?? '']).env,
  () => {},
)
await import('./post.ts')
