// Where the e2e tests find their tools: .tools/bin, filled by scripts/tools.sh, or PATH.
import { execFile } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../support/action.ts'

const run = promisify(execFile)

/** The environment in which the tools are found. */
export const toolEnv = {
  ...process.env,
  PATH: [join(root, '.tools', 'bin'), process.env.PATH].join(delimiter),
}

/** Runs a program and gives its output. */
export async function output(program: string, args: readonly string[], cwd?: string): Promise<string> {
  const { stdout } = await run(program, args, { env: toolEnv, maxBuffer: 1 << 26, ...(cwd && { cwd }) })
  return stdout
}
