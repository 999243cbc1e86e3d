// What somebody with the right to do so has accepted of a pull request, as types.

/** An Acceptance says who lets what pass although it regressed, when and why. Its texts are untrusted. */
export interface Acceptance {
  /** The login of who accepted. */
  readonly by: string
  /** ISO 8601, in UTC. */
  readonly when: string
  /** The benchmark, as the report names it; null for everything, as by a label. */
  readonly what: string | null
  /** Null where none was given, as by a label. */
  readonly reason: string | null
  /** The address of the comment or of the pull request. */
  readonly url: string
}
