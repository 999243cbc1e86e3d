// One file that a command has left: opened without following a link out of the tree, and read to the size it then had.
import { constants } from 'node:fs'
import { type FileHandle, open, realpath } from 'node:fs/promises'
import { isAbsolute, relative, sep } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { asked } from '../../core/formats/reading/parts.ts'
import { CouldNotMeasure } from '../../core/model/errors.ts'

/** An OutputFile is an opened file. */
export interface OutputFile extends AsyncDisposable {
  /** Its size when it was opened, in bytes. */
  readonly size: number
  /** When it was last written, by the clock of its file system. */
  readonly written: Date
  /** As much of it as formats are tried on. */
  beginning(): Promise<string>
  /** The whole content, without what is written to it later. */
  pieces(): AsyncIterable<string>
}

/** Opens a plain file; `named` is its name in errors. Throws CouldNotMeasure. */
export async function openWithin(tree: string, path: Buffer, named: string): Promise<OutputFile> {
  const target = await realpath(path).catch(() => '')
  const way = relative(await realpath(tree), target)
  if (target === '' || way.split(sep)[0] === '..' || isAbsolute(way))
    throw new CouldNotMeasure(
      `output: ${named} is a link that does not lead to a file of the checkout. Let the command write the file itself.`,
    )
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
  const handle = await withFileError(named, 'opened', () => open(target, O_RDONLY | O_NOFOLLOW | O_NONBLOCK))
  const found = await handle.stat()
  const close = () => handle.close()
  if (!found.isFile()) {
    await close()
    throw new CouldNotMeasure(`output: ${named} is not a plain file. Let the command write one.`)
  }
  return {
    size: found.size,
    written: found.mtime,
    async beginning() {
      const bytes = await readAt(handle, 0, Math.min(asked, found.size), named)
      return new StringDecoder('utf8').write(bytes)
    },
    pieces: () => piecesOf(handle, found.size, named),
    [Symbol.asyncDispose]: close,
  }
}

/** Does something to a file. Turns an error of the system into a CouldNotMeasure that says what to do. */
export async function withFileError<T>(named: string, done: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw new CouldNotMeasure(
      `output: ${named} could not be ${done} (${code}). Let the command write a plain file, in a folder of its own, that the user who runs Benchgate may read and remove.`,
    )
  }
}

async function* piecesOf(handle: FileHandle, size: number, named: string): AsyncIterable<string> {
  const decoder = new StringDecoder('utf8')
  for (let start = 0; start < size; ) {
    const bytes = await readAt(handle, start, Math.min(asked, size - start), named)
    // The file has become shorter.
    if (bytes.length === 0) break
    start += bytes.length
    yield decoder.write(bytes)
  }
  const rest = decoder.end()
  if (rest !== '') yield rest
}

function readAt(handle: FileHandle, start: number, length: number, named: string): Promise<Buffer> {
  return withFileError(named, 'read', async () => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
    return buffer.subarray(0, bytesRead)
  })
}
