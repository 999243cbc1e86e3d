// The processes of the torture: runs and recoveries in a repository, with what is needed to kill them.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { plainEnv } from '../support/repository.ts'
import type { Prepared } from './prepared.ts'
import type { Shape } from './shapes.ts'

/** A Way is what runs: the part of a run that moves the checkout, all of the Action, its post step, or `benchgate restore`. */
export type Way = 'run' | 'action' | 'post' | 'restore'

/** An Ended process is how it ended, and what it had said. */
export interface Ended {
  /** Null where it was killed. */
  readonly code: number | null
  readonly said: string
}

const root = join(import.meta.dirname, '../..')
/** Starting node is a third of the time that a kill takes. */
const compileCache = join(tmpdir(), 'benchgate-torture-compiled')
const preload = join(root, 'test/support/kill-preload.ts')

/** Runs something to its end, or kills it, and waits for the benchmarks that it has started. */
export async function run(
  { parent, place, shape }: Pick<Prepared, 'parent' | 'place' | 'shape'>,
  way: Way,
  env: Readonly<Record<string, string>>,
  kill?: { readonly after: number; readonly isGroup: boolean },
): Promise<Ended> {
  const folder = join(place, shape.checkout)
  const [program, more] = {
    run: [
      ['test/support/kill-target.ts', folder, 'base', 'head', shape.benchmark, '5', shape.ignoredFiles],
      {},
    ],
    action: [['src/index.ts'], actionInputs(folder, shape)],
    post: [['src/post.ts'], { STATE_folder: folder }],
    restore: [['src/cli.ts', 'restore', folder], {}],
  }[way] as [[string, ...string[]], Record<string, string>]
  const id = join(parent, String(process.pid))
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      preload,
      join(root, program[0]),
      ...program.slice(1),
    ],
    {
      cwd: parent,
      env: {
        ...plainEnv,
        NODE_COMPILE_CACHE: compileCache,
        RUNNER_TEMP: join(parent, 'temporary'),
        TORTURE_ID: id,
        ...more,
        ...env,
      },
      // A group of its own, with the gits that it starts.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (said += chunk))
  const timer = kill && setTimeout(() => end(child, kill.isGroup), kill.after)
  await once(child, 'exit')
  clearTimeout(timer)
  await commandsEnded(id)
  return { code: child.exitCode, said }
}

/** Kills a process, alone or with the gits that it has started. */
function end(child: ChildProcess, isGroup: boolean): void {
  try {
    if (child.pid !== undefined) process.kill(isGroup ? -child.pid : child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Comes back once no benchmark is left that has outlived its run: what it writes later nobody can put back. */
async function commandsEnded(id: string): Promise<void> {
  const isLeft = (pid: string) => {
    try {
      const environ = readFileSync(`/proc/${pid}/environ`, 'latin1')
      const name = readFileSync(`/proc/${pid}/comm`, 'utf8')
      return environ.split('\0').includes(`TORTURE_ID=${id}`) && !name.startsWith('git')
    } catch {
      return false
    }
  }
  while (readdirSync('/proc').some(name => /^\d+$/.test(name) && isLeft(name))) await pause(10)
}

function actionInputs(folder: string, { benchmark, ignoredFiles }: Shape): Readonly<Record<string, string>> {
  return {
    GITHUB_WORKSPACE: folder,
    INPUT_RUN: `SIDE=$(cat side || true)\n${benchmark}\necho "BenchmarkOne 1 100 ns/op"`,
    INPUT_SETUP: ignoredFiles === 'shared' ? '' : 'mkdir -p cache; echo set up > cache/set-up',
    'INPUT_IGNORED-FILES': ignoredFiles,
    INPUT_COUNT: '2',
    INPUT_TEST: 'none',
    INPUT_BASE: 'base',
    INPUT_HEAD: 'head',
    INPUT_SEED: '1',
    INPUT_COMMENT: 'false',
    'INPUT_FAIL-ON': 'never',
  }
}
