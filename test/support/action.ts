// Runs the built Action as the runner does: a program on node, inputs and files in the environment.
import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { cacheEnv } from './repository.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What src builds (prepare-run.ts), laid out as dist is; dist itself where no test runs, as in bench. */
export function builtFile(name = ''): string {
  return join(process.env.VITEST ? inject('builtAction') : root, 'dist', name)
}

/** A Step is one step of a workflow that uses the Action. */
export interface Step {
  /** A folder of the test's own, for the runner's files. */
  readonly temp: string
  readonly workspace: string
  readonly inputs: Readonly<Record<string, string>>
  readonly event?: { readonly name: string; readonly payload: unknown }
  readonly env?: Readonly<Record<string, string>>
  readonly entry?: 'index' | 'post' | 'report' | 'command' | 'record' | 'bisect'
  /** Called with everything printed so far; may signal the process. */
  readonly onOutput?: (printed: string, kill: (signal: NodeJS.Signals) => void) => void
}

/** What a step left behind. */
export interface StepResult {
  readonly status: number | null
  readonly printed: string
  readonly summary: string
  readonly state: Readonly<Record<string, string>>
  readonly outputs: Readonly<Record<string, string>>
}

const programs = {
  index: 'action.js',
  post: 'action-post.js',
  report: 'report.js',
  command: 'command.js',
  record: 'record.js',
  bisect: 'action-bisect.js',
} as const

const files = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']

export async function runStep(step: Step): Promise<StepResult> {
  const commands = join(step.temp, '_runner_file_commands')
  await mkdir(commands, { recursive: true })
  const runner: Record<string, string> = {}
  for (const name of files) {
    runner[name] = join(commands, name.toLowerCase())
    await writeFile(runner[name], '')
  }
  const eventPath = join(step.temp, 'event.json')
  await writeFile(eventPath, JSON.stringify(step.event?.payload ?? {}))
  const child = spawn(process.execPath, [builtFile(programs[step.entry ?? 'index'])], {
    cwd: step.workspace,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...cacheEnv,
      RUNNER_TEMP: step.temp,
      GITHUB_WORKSPACE: step.workspace,
      GITHUB_REPOSITORY: 'acme/widgets',
      GITHUB_EVENT_NAME: step.event?.name ?? 'workflow_dispatch',
      GITHUB_EVENT_PATH: eventPath,
      ...runner,
      ...Object.fromEntries(
        Object.entries(step.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
      ...step.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      // Not the whole of what is printed without end; and not cut at every chunk, which would take as long.
      printed = printed.length < 2 ** 28 ? printed + chunk : (printed + chunk).slice(-(2 ** 20))
      step.onOutput?.(printed, signal => child.kill(signal))
    })
  const status = await new Promise<number | null>(resolve => child.on('close', resolve))
  return {
    status,
    printed,
    summary: await readFile(runner.GITHUB_STEP_SUMMARY as string, 'utf8'),
    state: keyValues(await readFile(runner.GITHUB_STATE as string, 'utf8')),
    outputs: keyValues(await readFile(runner.GITHUB_OUTPUT as string, 'utf8')),
  }
}

/** The `name<<delimiter` form in which the toolkit writes outputs and state. */
function keyValues(text: string): Record<string, string> {
  const found = text.matchAll(/^(.+)<<(ghadelimiter_\S+)\n([\s\S]*?)\n\2$/gm)
  return Object.fromEntries([...found].map(([, name, , value]) => [name, value]))
}
