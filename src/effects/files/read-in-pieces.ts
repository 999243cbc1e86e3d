// Reads a file or standard input in pieces, without a new buffer for each: files of results may have gigabytes.
import { closeSync, openSync, readSync } from 'node:fs'

const sizes = { first: 2 ** 16, other: 2 ** 20 }
/** How long to wait, in milliseconds, for a standard input that is non-blocking. */
const pauseMilliseconds = 5

/**
 * Yields the bytes of the file at `path`, or of standard input for null. The first piece has 64 KiB, or the whole of a shorter
 * file, and stays valid; each other is only valid until the next. Throws what node throws.
 */
export function* readFileInPieces(path: string | null): Generator<Uint8Array, undefined> {
  const file = path === null ? 0 : openSync(path, 'r')
  try {
    const first = new Uint8Array(sizes.first)
    let length = 0
    for (let read = 1; read > 0 && length < first.length; length += read)
      read = readInto(file, first.subarray(length))
    yield first.subarray(0, length)
    if (length < first.length) return
    const buffer = new Uint8Array(sizes.other)
    for (let read = readInto(file, buffer); read > 0; read = readInto(file, buffer))
      yield buffer.subarray(0, read)
  } finally {
    if (path !== null) closeSync(file)
  }
}

/** Returns the number of bytes read; 0 at the end. */
function readInto(file: number, target: Uint8Array): number {
  for (;;)
    try {
      return readSync(file, target)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EOF') return 0
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMilliseconds)
    }
}
