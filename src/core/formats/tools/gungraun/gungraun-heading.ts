// Finds the name of a Gungraun benchmark among all that may be printed above its counts.

const named = /^[\w-]+(?:::[^\s:]+)+(?: .*)?$/
/** The end of a benchmark's own output, which is shown with `--nocapture`. */
const footer = /^- end of std(?:out|err)/
/** No name has as many lines. */
const most = 100

/**
 * A GungraunHeading takes the lines at the margin. A name is the last line that looks like one, with the lines after
 * it, as arguments may take several lines. A benchmark's own output cannot be told from these lines; so where its
 * footer follows, the name is only the first line that looks like one.
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

  /** Gives the name once its counts begin; null where none came since the last. Its lines are joined as in the JSON. */
  end(): string | null {
    const name = this.lines.length === 0 ? null : this.lines.join('\n').trimEnd()
    this.first = null
    this.lines = []
    return name
  }
}
