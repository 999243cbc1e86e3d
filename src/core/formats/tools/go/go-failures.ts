// What Go, its race detector, its test runner and the shell print when a program fails.

/** Each stands at the beginning of a line, or behind the name of the benchmark that was running. */
const reports = [
  /^\s*--- FAIL: /,
  /^FAIL(\t|$)/,
  // How `go test` says how the test binary ended, if not with 0.
  /^exit status [1-9]\d*$/,
  /^signal: \w+/,
  /^\*\*\* Test killed /,
  /^SIG[A-Z]+: /,
  /^WARNING: DATA RACE$/,
  /^Found \d+ data race\(s\)/,
  /^runtime: out of memory/,
  // A process that was killed, in the words of shells and of the kernel.
  /^(Killed|Aborted|Terminated|Segmentation fault)(: \d+)?( \(core dumped\))?$/,
  /^\S+: line \d+: +\d+ (Killed|Aborted|Terminated|Segmentation fault)\b/,
  /^zsh: (killed|abort|terminated|segmentation fault)\b/,
  /\b[Oo]ut of memory: Killed process \d/,
]
const failed = new RegExp(reports.map(({ source }) => source).join('|'))
const panicked = /^(panic|fatal error): /
const stack = /^(goroutine \d+ .*\[.*\]:|runtime stack:)$/

/** A GoFailures takes the lines of an output that are no results, and keeps those that report a failure. */
export class GoFailures {
  readonly lines: string[] = []
  /**
   * A program may print `panic: …` and go on, as benchmarks of handlers do that recover. It has died where a stack
   * follows, or nothing at all.
   */
  private last: string | undefined

  /** Whether the line reports a failure. */
  read(line: string): boolean {
    const said = line.startsWith('Benchmark') ? line.replace(/^Benchmark\S*\s+/, '') : line
    if (panicked.test(said)) {
      this.last ??= line.trim()
      return true
    }
    if (stack.test(line)) this.end()
    if (!failed.test(said)) return false
    this.lines.push(line.trim())
    return true
  }

  /** Says that a result was read. */
  goOn(): void {
    this.last = undefined
  }

  /** Says that nothing follows. */
  end(): void {
    if (this.last !== undefined) this.lines.push(this.last)
    this.last = undefined
  }
}
