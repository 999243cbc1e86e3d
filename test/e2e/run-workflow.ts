// Runs a workflow in a real workflow runner for a pull request, with the actions that it uses on this machine.
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { root } from '../support/action.ts'
import type { FakeGitHub } from '../support/fake-github.ts'
import type { Origin } from './origins.ts'
import { toolEnv } from './tools.ts'

/** What a run of the workflow came to. */
export interface WorkflowRun {
  readonly status: number | null
  readonly printed: string
}

/** A Trigger is the event that a workflow runs for, and the commit that it runs at. */
export interface Trigger {
  readonly name: string
  readonly payload: unknown
  readonly sha: string
}

/** Runs it for pull request 7 of the origin, or another event. `env` is what the runner's machine has besides. */
export async function runWorkflow(
  workflow: string,
  origin: Origin,
  github: FakeGitHub,
  env: Readonly<Record<string, string>> = {},
  given?: Trigger,
): Promise<WorkflowRun> {
  const trigger = given ?? (await pullRequest(origin))
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-act-'))
  try {
    const git = origin.git.in(folder)
    await git.run(['init', '--quiet', '--initial-branch=main'])
    // The runner takes GITHUB_SHA from here.
    await git.run(['fetch', '--quiet', '--depth=1', `file://${origin.folder}`, trigger.sha])
    await git.run(['update-ref', 'refs/heads/main', trigger.sha])
    await writeFile(join(folder, 'benchmarks.yml'), workflow)
    await writeFile(join(folder, 'event.json'), JSON.stringify(trigger.payload))
    const machine = { ...toolEnv, ...env, PATH: [env.PATH, toolEnv.PATH].filter(Boolean).join(':') }
    const child = spawn('act', argumentsFor(workflow, folder, origin, github, trigger), {
      cwd: folder,
      env: machine,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += chunk))
    const status = await new Promise<number | null>((resolve, reject) => {
      child.on('error', () => reject(new Error('act is missing: run scripts/tools.sh, which needs Go')))
      child.on('close', resolve)
    })
    return { status, printed }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function argumentsFor(
  workflow: string,
  folder: string,
  origin: Origin,
  github: FakeGitHub,
  { name }: Trigger,
): readonly string[] {
  const environment = {
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: 'acme/widgets',
    // What is scheduled runs for the default branch.
    GITHUB_REF: name === 'schedule' ? 'refs/heads/main' : 'refs/pull/7/merge',
    ORIGIN: `file://${origin.folder}`,
  }
  const actions = [...workflow.matchAll(/uses: ([\w-]+\/([\w-]+))(?:\/[\w-]+)?@(\S+)/g)]
  return [
    ...[name, '--workflows', 'benchmarks.yml', '--eventpath', 'event.json'],
    ...[
      '--platform',
      'ubuntu-latest=-self-hosted',
      '--pull=false',
      '--no-cache-server',
      '--no-skip-checkout',
    ],
    ...['--action-cache-path', join(folder, 'cache'), '--secret', 'GITHUB_TOKEN=fake-token'],
    ...Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...actions.flatMap(([, repository, action, ref]) => [
      '--local-repository',
      `${repository}@${ref}=${actionFolder(action)}`,
    ]),
  ]
}

/** Ours is what src builds. */
function actionFolder(name: string | undefined): string {
  return name === 'benchgate' ? inject('builtAction') : join(root, 'test/e2e/stubs', name ?? '')
}

/** A push to pull request 7. */
export async function pullRequest(origin: Origin): Promise<Trigger & { readonly payload: object }> {
  const side = async (ref: string) => ({
    ref,
    sha: await origin.git.run(['rev-parse', ref]),
    repo: { id: 1 },
  })
  const payload = {
    action: 'synchronize',
    number: 7,
    pull_request: { number: 7, base: await side('main'), head: await side('feature') },
    repository: {
      id: 1,
      name: 'widgets',
      full_name: 'acme/widgets',
      owner: { login: 'acme' },
      default_branch: 'main',
    },
  }
  return { name: 'pull_request', payload, sha: await origin.git.run(['rev-parse', 'refs/pull/7/merge']) }
}
