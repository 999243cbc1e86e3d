// Whether a tool is on this machine, for tests that need more than node, git and Go.
import { spawnSync } from 'node:child_process'

export function hasTool(name: string): boolean {
  // Go has no flag for it.
  return ['--version', 'version'].some(word => spawnSync(name, [word], { stdio: 'ignore' }).status === 0)
}
