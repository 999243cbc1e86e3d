// The console of a run: the Action writes a workflow log, terminal programs write to a screen.

/** Shows progress and the output of untrusted processes, whose text it never interprets. */
export interface RunConsole {
  info(line: string): void
  /** Shows a warning of one or more lines. */
  warn(line: string): void
  /** Opens a section for the output of an untrusted process; nothing else is shown until it is closed. */
  untrusted(title: string): { write(chunk: Buffer): void; close(): void }
}

/** Shows in a section what `run` passes to `onOutput`. */
export async function runFunctionShowingUntrustedOutput<T>(
  console: Pick<RunConsole, 'untrusted'>,
  title: string,
  run: (onOutput: (chunk: Buffer) => void) => Promise<T>,
): Promise<T> {
  const output = console.untrusted(title)
  return run(chunk => output.write(chunk)).finally(() => output.close())
}

/** Returns a console that shows only warnings, and each only once. */
export function createWarningsOnlyConsole(
  console: Pick<RunConsole, 'warn'>,
  shown = new Set<string>(),
): RunConsole {
  return {
    info() {},
    warn(lines) {
      if (shown.has(lines)) return
      shown.add(lines)
      console.warn(lines)
    },
    untrusted: () => ({ write() {}, close() {} }),
  }
}

// Consoles for several runs at once.

/** Returns a console that puts a name before each message. */
export function createPrefixedConsole(console: RunConsole, name: string): RunConsole {
  return {
    info: line => console.info(`${name}: ${line}`),
    warn: line => console.warn(`${name}: ${line}`),
    untrusted: title => console.untrusted(`${name}: ${title}`),
  }
}

/**
 * Returns a console that opens a section only when its process prints, so that none is open while its run waits for its turn:
 * the end of another section would end both, and the runner would interpret what the process prints then.
 */
export function createLazySectionConsole(console: RunConsole): RunConsole {
  return {
    info: line => console.info(line),
    warn: lines => console.warn(lines),
    untrusted(title) {
      let output: ReturnType<RunConsole['untrusted']> | null = null
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
