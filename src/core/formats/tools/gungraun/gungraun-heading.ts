// What a benchmark of Gungraun is called, among all that may be printed above its counts.

const named = /^[\w-]+(?:::[^\s:]+)+(?: .*)?$/
/** Ends what a benchmark itself printed, which is shown with `--nocapture`. */
const footer = /^- end of std(?:out|err)/
/** No name has as many lines. */
const most = 100

/**
 * A GungraunHeading takes the lines at the margin. A name is the last line that looks like one, with the lines behind it, as
 * arguments may have several; the lines of a benchmark's own output cannot be told from these, so that before a footer it is
 * the first line that looks like a name, alone.
 */
export class GungraunHeading {
  private first: string | null = null
  private lines: string[] = []

  take(line: string): void {
    if (named.test(line.trimEnd())) {
      this.first ??= line
      this.lines = [line]
    } else if (footer.test(line)) this.lines = this.first === null ? [] : [this.first]
    else if (this.lines.length > 0 && this.lines.length < most) this.lines.push(line)
  }

  /** Gives the name, as what follows is its counts; null where there is none since the last. Its lines are as in the JSON. */
  end(): string | null {
    const name = this.lines.length === 0 ? null : this.lines.join('\n').trimEnd()
    this.first = null
    this.lines = []
    return name
  }
}
