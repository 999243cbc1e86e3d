// The commits and files that the fake GitHub knows.
import { error, smallest } from './fake-github-answers.ts'
import type { Answer, Call } from './fake-github-contract.ts'
import type { FakeRepository } from './fake-github-repository.ts'

/** FakeCode is what a repository holds, as far as it is asked for. */
export interface FakeCode {
  /** Each commit's parents, by its SHA. */
  readonly commits: Readonly<Record<string, readonly string[]>>
  /** Texts by `SHA:path`. */
  readonly files: Readonly<Record<string, string>>
}

export function getCommit(call: Call, repository: FakeRepository): Answer {
  const sha = call.params.commit_sha ?? ''
  const parents = repository.code.commits[sha]
  if (!parents) return error(404, 'Not Found')
  const at = (of: string) => ({
    sha: of,
    url: `${repository.url}/repos/${repository.repository}/git/commits/${of}`,
    html_url: `${repository.server}/${repository.repository}/commit/${of}`,
  })
  const { author, committer, ...commit } = smallest(repository, 'git-commit')
  const by = { name: 'A', email: 'a@example.com', date: '2020-01-01T00:00:00Z' }
  return { status: 200, body: { ...commit, author: by, committer: by, ...at(sha), parents: parents.map(at) } }
}

export function getContent(call: Call, repository: FakeRepository): Answer {
  const path = decodeURIComponent(call.params.path ?? '')
  const text = repository.code.files[`${call.query.ref}:${path}`]
  if (text === undefined) return error(404, 'Not Found')
  const content = Buffer.from(text).toString('base64')
  const file = {
    ...smallest(repository, 'content-file'),
    ...{ type: 'file', encoding: 'base64', size: Buffer.byteLength(text), path, content },
    name: path.split('/').at(-1),
  }
  return { status: 200, body: file }
}
