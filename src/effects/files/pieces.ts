// Reads a file or standard input piece by piece, without a new buffer for each: files of results may have gigabytes.
import { closeSync, openSync, readSync } from 'node:fs'

const sizes = { first: 2 ** 16, other: 2 ** 20 }
/** How long to wait, in milliseconds, for a standard input that others have made not to wait. */
const pause = 5

/**
 * The bytes of the file at `path`, of standard input where it is null. The first piece ends with the file or is 64 KiB
 * long, and stays as it is; each other is only there until the next. Throws what node throws.
 */
export function* piecesOf(path: string | null): Generator<Uint8Array, undefined> {
  const file = path === null ? 0 : openSync(path, 'r')
  try {
    const first = new Uint8Array(sizes.first)
    let length = 0
    for (let read = 1; read > 0 && length < first.length; length += read)
      read = readInto(file, first.subarray(length))
    yield first.subarray(0, length)
    if (length < first.length) return
    const other = new Uint8Array(sizes.other)
    for (let read = readInto(file, other); read > 0; read = readInto(file, other))
      yield other.subarray(0, read)
  } finally {
    if (path !== null) closeSync(file)
  }
}

/** How many bytes were read; 0 at the end. */
function readInto(file: number, buffer: Uint8Array): number {
  for (;;)
    try {
      return readSync(file, buffer)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EOF') return 0
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
}
