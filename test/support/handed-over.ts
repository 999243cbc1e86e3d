// Runs the publishing half as a step, with result files that were handed over and a GitHub that knows the rest.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ResultFile } from '../../src/core/model/result-file.ts'
import { resultFrom, time } from '../core/report/runs.ts'
import { runStep, type StepResult } from './action.ts'
import { type FakeGitHub, type FakeGitHubOptions, startFakeGitHub } from './fake-github.ts'
import { repositoryIds } from './fake-github-answers.ts'

/** Commits: of the pull request, GitHub's merge of it, the default branch's, and a later one of the pull request. */
export const [head, merge, main, later] = ['a', 'b', 'c', 'd'].map(digit => digit.repeat(40)) as [
  ...[string, string, string, string],
]

/** The pull request of a fork. */
export const fork = { number: 7, headRepository: 'stranger/widgets', headRef: 'topic', headSha: head }

/** Two benchmarks, of which one is twice as slow. */
export const slower = (more = {}) =>
  resultOf([time('Slow', 1), time('Same', 1)], [time('Slow', 2), time('Same', 1)], more)
export const unchanged = (more = {}) => resultOf([time('Same', 1)], [time('Same', 1)], more)

/** A result as the measuring job of this pull request writes it: of GitHub's merge commit. */
export function resultOf(...measured: Parameters<typeof resultFrom>): ResultFile {
  const result = resultFrom(...measured)
  const { base } = result.commits
  return { ...result, commits: { base, head: { sha: merge, from: 'x' } } }
}

/** A HandedOver is what a publishing job finds, and where it stands. */
export interface HandedOver {
  /** Result files by their paths below the folder: results, or texts. */
  readonly files: Readonly<Record<string, unknown>>
  readonly inputs?: Readonly<Record<string, string>>
  /** `workflow_run` unless it is another. */
  readonly event?: { readonly name: string; readonly payload: unknown }
  /** The commit that the workflow runs for; the default branch's unless it is another. */
  readonly sha?: string
  /** Called with the folder of the files before the step. */
  readonly prepare?: (folder: string) => Promise<void>
}

/** A GitHub with the pull request of a fork and the default branch's rules. */
export function startWith({
  rules,
  ...options
}: FakeGitHubOptions & { readonly rules?: string } = {}): Promise<FakeGitHub> {
  const files = rules === undefined ? {} : { [`${main}:.github/benchgate.yml`]: rules }
  const commits = { [main]: [], [head]: [main], [merge]: [main, head] }
  return startFakeGitHub({ pulls: [fork], code: { commits, files }, ...options })
}

/** The event of a measuring run for the fork's pull request that has ended. */
export function runEnded(more = {}) {
  return {
    name: 'workflow_run',
    payload: {
      repository: { id: repositoryIds.own, default_branch: 'main' },
      workflow_run: {
        ...{ id: 12, run_attempt: 1, event: 'pull_request', conclusion: 'success' },
        ...{ head_sha: head, head_branch: 'topic' },
        head_repository: { id: repositoryIds.fork, owner: { login: 'stranger' } },
        ...more,
      },
    },
  }
}

export async function report(
  github: FakeGitHub,
  { files, inputs = {}, event = runEnded(), sha = main, prepare }: HandedOver,
): Promise<StepResult> {
  const temp = await mkdtemp(join(tmpdir(), 'benchgate-report-'))
  const workspace = join(temp, 'work')
  await mkdir(workspace)
  for (const [name, content] of Object.entries(files)) {
    const path = join(workspace, 'results', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  }
  await prepare?.(join(workspace, 'results'))
  try {
    return await runStep({
      ...{ temp, workspace, event, entry: 'report' },
      inputs: { results: 'results', 'github-token': 'fake-token', 'comment-id': 'ci', ...inputs },
      env: {
        ...{ GITHUB_API_URL: github.url, GITHUB_SHA: sha, GITHUB_RUN_ID: '99', GITHUB_RUN_ATTEMPT: '1' },
        GITHUB_SERVER_URL: 'https://github.com',
      },
    })
  } finally {
    await rm(temp, { recursive: true, force: true })
  }
}
