// Entry of the Action's post step: hides its secrets, then runs post.ts.
import { createUntrustedEnvironment } from './effects/processes/untrusted-environment.ts'
import { ignoreDebuggerSignal, restartHidingSecrets } from './effects/program/restart-without-secrets.ts'

ignoreDebuggerSignal()
// Where that cannot be done, to put the checkout back matters more.
restartHidingSecrets(
  createUntrustedEnvironment(process.env, [process.env['INPUT_GITHUB-TOKEN'] ?? '']).env,
  () => {},
)
await import('./post.ts')
