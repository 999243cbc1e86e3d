// Removes folders that are write-protected, too deep for a path, or have something in them that cannot be removed.
import { chmod, readdir, rename, rm, unlink } from 'node:fs/promises'

/** Removes a folder and all in it, also what is write-protected, or so deep that no path reaches it. */
export async function removeWhole(folder: string | Buffer): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true })
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (code === 'EACCES') await unprotect(Buffer.from(folder))
    else if (code === 'ENAMETOOLONG') await flatten(Buffer.from(folder))
    // Node takes a file that it may not remove for a folder, and would say that it is none.
    else if (code === 'ENOTDIR' && path) await unlinkAnyway(path)
    else throw error
    await rm(folder, { recursive: true, force: true })
  }
}

/** Brings deep folders to the top. */
async function flatten(top: Buffer, folder = top, brought = { count: 0 }): Promise<void> {
  // The failed removal may still be removing other folders.
  const gone = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  }
  const entries = await readdir(folder, { withFileTypes: true, encoding: 'buffer' }).catch(gone)
  for (const entry of entries ?? []) {
    if (!entry.isDirectory()) continue
    let inside = Buffer.concat([folder, Buffer.from('/'), entry.name as Buffer])
    if (inside.length > top.length + 1000) {
      const up = Buffer.concat([top, Buffer.from(`/benchgate-deep-${++brought.count}`)])
      if ((await rename(inside, up).catch(gone)) === null) continue
      inside = up
    }
    await flatten(top, inside, brought)
  }
}

async function unprotect(folder: Buffer): Promise<void> {
  try {
    await chmod(folder, 0o700)
    for (const entry of await readdir(folder, { withFileTypes: true, encoding: 'buffer' }))
      if (entry.isDirectory())
        await unprotect(Buffer.concat([folder, Buffer.from('/'), entry.name as Buffer]))
  } catch (error) {
    // The failed removal may still be removing other folders.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function unlinkAnyway(path: string): Promise<void> {
  await unlink(path).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(
      `${path} may not be removed (${code}). If it is immutable, as "lsattr" shows, "chattr -i" ends that`,
    )
  })
}
