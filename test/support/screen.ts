// A terminal as far as the program draws on one: lines, "up", "clear to the end" and colours.

/** A FakeScreen keeps what stands on it; lines break at its width. */
export class FakeScreen {
  columns: number
  readonly rows: number
  private lines: string[] = ['']
  private row = 0

  constructor(columns: number, rows: number) {
    this.columns = columns
    this.rows = rows
  }

  write(text: string): boolean {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ESC is what such a sequence begins with
    for (const piece of text.match(/\u001b\[\d*[A-Za-z]|[^\u001b]/gu) ?? []) this.take(piece)
    return true
  }

  /** What stands there, colours left out. */
  get text(): string {
    return this.lines.join('\n')
  }

  private take(piece: string): void {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: likewise
    const command = /^\u001b\[(\d*)([A-Za-z])$/.exec(piece)
    if (command?.[2] === 'A') this.row -= Number(command[1])
    else if (command?.[2] === 'J') this.lines = [...this.lines.slice(0, this.row), '']
    else if (command?.[2] === 'm' || piece === '\r') return
    else if (command) throw new Error(`the screen does not know ${JSON.stringify(piece)}`)
    else if (piece === '\n') this.next()
    else {
      if ((this.lines[this.row]?.length ?? 0) >= this.columns) this.next()
      this.lines[this.row] = `${this.lines[this.row] ?? ''}${piece}`
    }
    if (this.row < 0) throw new Error('drawn above the screen')
  }

  private next(): void {
    this.row += 1
    this.lines[this.row] ??= ''
  }
}
