// Where a run tells people what it is doing. The Action writes a workflow log, the terminal programs a screen.

/** A Console shows progress and the output of untrusted processes, which it never obeys. */
export interface Console {
  info(line: string): void
  /** May be given several lines. */
  warn(line: string): void
  /** Opens a section for the output of an untrusted process; nothing else is shown until it is closed. */
  untrusted(title: string): UntrustedOutput
}

/** An UntrustedOutput takes the raw output of one process. */
export interface UntrustedOutput {
  write(chunk: Buffer): void
  close(): void
}
