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

// The console of one of several runs at once.

/** What is said of a run begins with its name. */
export function namedConsole(console: Console, name: string): Console {
  return {
    info: line => console.info(`${name}: ${line}`),
    warn: line => console.warn(`${name}: ${line}`),
    untrusted: title => console.untrusted(`${name}: ${title}`),
  }
}

// The console of one of several runs that take turns.

/**
 * Opens a section only when its process prints, so that none is open while its run waits: the end of another's would be the
 * end of both, and the runner would obey what the process prints then.
 */
export function consoleInTurns(console: Console): Console {
  return {
    info: line => console.info(line),
    warn: lines => console.warn(lines),
    untrusted(title) {
      let output: ReturnType<Console['untrusted']> | null = null
      return {
        write(chunk) {
          output ??= console.untrusted(title)
          output.write(chunk)
        },
        close: () => output?.close(),
      }
    },
  }
}
