// Which benchmarks this job measures, by the inputs that say so.
import { resolve } from 'node:path'
import type { Inputs } from '../../core/inputs/inputs.ts'
import { digestOf, durationsIn } from '../../core/shard/durations.ts'
import { type InShard, inShard } from '../../core/shard/in-shard.ts'
import { readResults } from '../files/read-results.ts'
import type { Console } from '../program/console.ts'

/** An OpenShard is what the driver has to know of it, and what the result says of it. */
export interface OpenShard {
  /** Left out where everything is measured. */
  readonly isInShard?: InShard
  /** A digest of the times that it goes by; null where names decide. */
  readonly durations: string | null
}

/** Reads what earlier runs tell of times, from a path relative to `folder`; a file there that is no result is told. */
export async function openShard(
  { shard, durations }: Pick<Inputs, 'shard' | 'durations'>,
  folder: string,
  console: Console,
): Promise<OpenShard> {
  if (shard === null) return { durations: null }
  if (durations === null) return { isInShard: inShard(shard), durations: null }
  const found = await readResults(resolve(folder, durations))
  for (const { name, why } of found) if (why !== '') console.warn(`durations: ${name}: ${why}`)
  const known = durationsIn(found.flatMap(({ result }) => result ?? []))
  if (known.length > 0) return { isInShard: inShard(shard, known), durations: digestOf(known) }
  console.info(`no result in ${durations}: benchmarks are shared out by their names`)
  return { isInShard: inShard(shard), durations: null }
}
