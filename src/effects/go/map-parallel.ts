// Works on several things at a time: as many as there are processors.
import { availableParallelism } from 'node:os'

/** Gives what became of each, in their order. Once one throws no other begins; returns when all running ones have ended. */
export async function mapParallel<T, U>(
  all: readonly T[],
  work: (one: T) => Promise<U>,
): Promise<readonly U[]> {
  const done: U[] = []
  const waiting = [...all.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, one] = next
      done[index] = await work(one)
    }
  }
  const giveUp = (error: unknown) => {
    waiting.length = 0
    throw error
  }
  const workers = Array.from({ length: availableParallelism() }, () => worker().catch(giveUp))
  const failed = (await Promise.allSettled(workers)).find(one => one.status === 'rejected')
  if (failed) throw failed.reason
  return done
}
