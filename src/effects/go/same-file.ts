// Whether two files are the same, byte for byte, and what they hold.
import { readFile, stat } from 'node:fs/promises'

/** No test binary is as large; two of them would not fit the memory of a small machine. */
const largest = 2 ** 29

/** Whether both files have the same bytes, and none of `names` in them. What cannot be read is not the same. */
export async function isSameWithout(names: readonly string[], one: string, other: string): Promise<boolean> {
  try {
    const [{ size }, { size: otherSize }] = await Promise.all([stat(one), stat(other)])
    if (size !== otherSize || size > largest) return false
    const [content, others] = await Promise.all([readFile(one), readFile(other)])
    return content.equals(others) && !names.some(name => content.includes(name))
  } catch {
    return false
  }
}
