// The check runs that the fake GitHub remembers.
import { error, smallest } from './fake-github-answers.ts'
import type { Answer, Call } from './fake-github-contract.ts'
import { paged } from './fake-github-pages.ts'
import type { FakeRepository } from './fake-github-repository.ts'

/** A FakeCheck is a check run as a test sees and makes it. */
export interface FakeCheck {
  readonly id: number
  readonly name: string
  readonly headSha: string
  /** The app that made it, without which it is that of GitHub Actions; only that app may change it. */
  readonly app?: string
  externalId: string
  status: string
  conclusion: string | null
  detailsUrl: string
  title: string
  summary: string
  /** Their messages: those of each request are added to the ones before. */
  annotations: readonly string[]
  /** That of the last annotation. */
  level?: string
}

/** What is sent of one. */
interface Sent {
  readonly name?: string
  readonly head_sha?: string
  readonly external_id?: string
  readonly status?: string
  readonly conclusion?: string
  readonly details_url?: string
  readonly output?: {
    readonly title?: string
    readonly summary?: string
    readonly annotations?: readonly { readonly message: string; readonly annotation_level: string }[]
  }
}

export function createCheck(call: Call, repository: FakeRepository): Answer {
  const sent = call.body as Sent
  const id = Math.max(0, ...repository.checks.map(check => check.id)) + 1
  const check: FakeCheck = {
    ...{ id, name: sent.name ?? '', headSha: sent.head_sha ?? '' },
    ...{ externalId: '', status: 'queued', conclusion: null, detailsUrl: '', title: '', summary: '' },
    annotations: [],
  }
  change(check, sent)
  repository.checks.push(check)
  return { status: 201, body: checkJson(check, repository) }
}

export function updateCheck(call: Call, repository: FakeRepository): Answer {
  const check = repository.checks.find(({ id }) => id === Number(call.params.check_run_id))
  if (!check) return error(404, 'Not Found')
  if (check.app !== undefined)
    return error(
      403,
      'Invalid app_id `15368` - check run can only be modified by the GitHub App that created it.',
    )
  change(check, call.body as Sent)
  return { status: 200, body: checkJson(check, repository) }
}

export function listChecks(call: Call, repository: FakeRepository): Answer {
  const { check_name: name } = call.query
  const found = repository.checks
    .filter(check => check.headSha === call.params.ref && (name === undefined || check.name === name))
    .map(check => checkJson(check, repository))
  return paged(call, repository, found, page => ({ total_count: found.length, check_runs: page }))
}

/** GitHub takes a conclusion for completed. */
function change(check: FakeCheck, sent: Sent): void {
  check.externalId = sent.external_id ?? check.externalId
  check.conclusion = sent.conclusion ?? check.conclusion
  check.status = sent.status ?? (sent.conclusion === undefined ? check.status : 'completed')
  check.detailsUrl = sent.details_url ?? check.detailsUrl
  check.title = sent.output?.title ?? check.title
  check.summary = sent.output?.summary ?? check.summary
  check.annotations = [
    ...check.annotations,
    ...(sent.output?.annotations ?? []).map(({ message }) => message),
  ]
  check.level = sent.output?.annotations?.at(-1)?.annotation_level ?? check.level ?? ''
}

function checkJson(check: FakeCheck, repository: FakeRepository): Record<string, unknown> {
  const { id, name, headSha, externalId, status, conclusion, title, summary } = check
  const api = `${repository.url}/repos/${repository.repository}/check-runs/${id}`
  return {
    ...smallest(repository, 'check-run'),
    ...{ id, name, node_id: `CR_${id}`, head_sha: headSha, external_id: externalId, status, conclusion },
    ...{ url: api, html_url: `${repository.server}/${repository.repository}/runs/${id}` },
    details_url: check.detailsUrl,
    output: {
      ...{ title, summary, text: null },
      ...{ annotations_count: check.annotations.length, annotations_url: `${api}/annotations` },
    },
    app: {
      ...smallest(repository, 'nullable-integration'),
      slug: check.app ?? 'github-actions',
      name: check.app ?? 'GitHub Actions',
    },
  }
}
