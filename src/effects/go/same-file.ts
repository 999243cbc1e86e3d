// Whether two files are the same, byte for byte.
import { readFile, stat } from 'node:fs/promises'

/**
 * The largest file that is compared, in bytes: no test binary is larger, and two larger ones would not fit into a small
 * machine's memory.
 */
const largest = 2 ** 29

/** Whether both files have the same bytes. A file that cannot be read is not the same. */
export async function isSame(one: string, other: string): Promise<boolean> {
  try {
    const [{ size }, { size: otherSize }] = await Promise.all([stat(one), stat(other)])
    if (size !== otherSize || size > largest) return false
    const [content, others] = await Promise.all([readFile(one), readFile(other)])
    return content.equals(others)
  } catch {
    return false
  }
}
