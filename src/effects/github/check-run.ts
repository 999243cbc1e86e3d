// The check run on the commit that was measured: a publishing job does not stand on the pull request itself.
import { askGitHub, goneAsNull } from './ask-github.ts'
import type { Client, Repository } from './client.ts'
import { OddAnswer } from './odd-answer.ts'
import type { Patience } from './retry.ts'

/** A Check is what a check run shows. */
export interface Check {
  readonly name: string
  /** The commit it stands on. */
  readonly head: string
  readonly conclusion: 'success' | 'failure' | 'neutral' | 'cancelled' | 'skipped'
  readonly title: string
  /** Markdown, of at most `checkLimit` characters. */
  readonly summary: string
  /** A line each, at most fifty. */
  readonly annotations: readonly string[]
  /** The address of the run that publishes; null outside a workflow. */
  readonly run: string | null
}

/** The most characters of a summary. */
export const checkLimit = 65_535

/** The most characters of a title that are sent. */
const longestTitle = 250

/** What an annotation of a regression is headed by. */
export const regressionTitle = 'Performance regression'

/** Where the runner puts annotations that belong to no file. */
const noFile = { path: '.github', start_line: 1, end_line: 1 } as const

/** By this ours are known among those of other workflows with the same name and app. */
const ours = 'benchgate'

const question = { failing: 'The check run could not be written', permission: 'checks: write' }

/**
 * Writes the check run of this name on the commit, or the one that an earlier run has left, and gives its address.
 * Throws CouldNotPublish. GitHub only ever adds annotations, so those of an earlier run stay, and no others join them. Each try looks for it again, as a request whose answer was lost may have created it.
 */
export async function writeCheck(repository: Repository, check: Check, patience: Patience): Promise<string> {
  const { name, head, conclusion, summary, run, annotations } = check
  const title = check.title.slice(0, longestTitle)
  const level = conclusion === 'failure' ? 'failure' : 'warning'
  const marks = annotations.map(message => ({
    ...({ ...noFile, annotation_level: level, title: regressionTitle, message } as const),
  }))
  const contentWith = (added: typeof marks) => ({
    ...({ status: 'completed', conclusion, external_id: ours } as const),
    output: { title, summary, annotations: added },
    ...(run === null ? {} : { details_url: run }),
  })
  return askGitHub(repository, question, patience, async (rest, of) => {
    const found = await earlier(rest, of, check)
    // One of another app cannot be changed, nor one that is gone.
    const updated =
      found === null
        ? null
        : await rest.checks
            .update({ ...of, check_run_id: found.id, name, ...contentWith(found.isAnnotated ? [] : marks) })
            .catch(notOurs)
    const { data } =
      updated ?? (await rest.checks.create({ ...of, name, head_sha: head, ...contentWith(marks) }))
    if (typeof data?.id !== 'number') throw new OddAnswer('a check run', data)
    return data.html_url ?? ''
  })
}

async function earlier(
  rest: Client['rest'],
  of: { readonly owner: string; readonly repo: string },
  { name, head }: Check,
): Promise<{ readonly id: number; readonly isAnnotated: boolean } | null> {
  const asked = { ...of, ref: head, check_name: name, filter: 'all', per_page: 100 } as const
  const { data } = await rest.checks.listForRef(asked)
  if (!Array.isArray(data?.check_runs)) throw new OddAnswer('a list of check runs', data)
  const found = data.check_runs.findLast(({ external_id: id }) => id === ours)
  return found ? { id: found.id, isAnnotated: found.output?.annotations_count !== 0 } : null
}

function notOurs(error: unknown): null {
  return (error as { status?: number; message?: string }).status === 403 &&
    /app_id/.test((error as Error).message)
    ? null
    : goneAsNull(error)
}
