// A commit as a history shows it.

/** A HistoryCommit is a commit on the main line. Its author, tags and subject are untrusted text. */
export interface HistoryCommit {
  readonly sha: string
  /** When it was committed, as an ISO time. */
  readonly on: string
  readonly author: string
  readonly tags: readonly string[]
  /** References on branches of their own that left the main line after this commit: `release-1.4` and its `v1.4.2`. */
  readonly forks: readonly string[]
  /** The first line of its message. */
  readonly subject: string
}

/** The number of the pull request that brought it, as GitHub's merges and squashes name it; null where it names none. */
export function pullOf({ subject }: Pick<HistoryCommit, 'subject'>): number | null {
  const [, merged, squashed] = /^Merge pull request #(\d{1,9}) |\(#(\d{1,9})\)$/.exec(subject) ?? []
  const number = merged ?? squashed
  return number === undefined ? null : Number(number)
}
