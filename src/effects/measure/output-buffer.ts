// Output of the programs in a round, kept until it is shown in one place.
import type { Console } from '../program/console.ts'

/** The most bytes that are kept. */
const most = 2 ** 20

/** An OutputBuffer is output that has not been shown yet. */
export class OutputBuffer {
  private readonly chunks: Buffer[] = []
  private bytes = 0

  add(chunk: Buffer): void {
    if (this.bytes < most) this.chunks.push(chunk.subarray(0, most - this.bytes))
    this.bytes += chunk.length
  }

  /** Shows the output and forgets it; does nothing where there is none. */
  show(console: Console, place: string): void {
    if (this.chunks.length === 0) return
    const output = console.untrusted(place)
    for (const chunk of this.chunks.splice(0)) output.write(chunk)
    if (this.bytes > most) output.write(Buffer.from('\n… and more, which is not shown\n'))
    this.bytes = 0
    output.close()
  }
}
