// Where the files of a run are unless a folder is named.
import { join } from 'node:path'

/** Outside the checkout, and different for each comment and step, so that two gates in one job keep their files apart. */
export function usualFolder(
  commentId: string,
  { RUNNER_TEMP, GITHUB_ACTION }: Readonly<Record<string, string | undefined>>,
  workspace: string,
): string {
  const name = `${commentId.slice(0, 100)}-${GITHUB_ACTION ?? ''}`
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+|-+$/g, '')
  return join(RUNNER_TEMP || workspace, 'benchgate-results', name || 'benchgate')
}
