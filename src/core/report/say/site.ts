// Where a report is read: what it can link to, and what its readers can do there.

/** A Site is as much of that as is known; addresses are ours or GitHub's. */
export interface Site {
  /** The repository's page; null where there is none. */
  readonly repository: string | null
  /** The run that has measured. */
  readonly run: string | null
  /** Where the report is that has room for everything; null in that report itself. */
  readonly report: string | null
  /** How a regression can be accepted on a pull request; null where there is none. */
  readonly accepting: { readonly label: string | null } | null
}

/** A terminal, a file. */
export const nowhere: Site = { repository: null, run: null, report: null, accepting: null }
