// How long a report of many shards takes: result files of simulated shards are written, read, merged and judged.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '../../src/core/common/random.ts'
import { mergeResultFiles, type ResultFileToMergeOrWhyInvalid } from '../../src/core/merge/merge-results.ts'
import { parseResultFile } from '../../src/core/result/read-result.ts'
import { resultFileOfMeasuredRun } from '../../src/core/result/result.ts'
import { commits, machine, settings, toolchains } from '../../test/core/report/runs.ts'

/** What one report took: seconds, and megabytes of memory at most. */
export interface Taken {
  readonly benchmarks: number
  readonly reading: number
  readonly judging: number
  /** Seconds of processor time in all, which other programs on the machine hardly change. */
  readonly processor: number
  readonly mostMemory: number
  readonly megabytes: number
  readonly verdict: string
}

const rounds = 20

/** Writes the files of `shards` shards with `benchmarks` in all; each of 20 rounds, with noise of 1 to 5 %. */
export async function writeShards(folder: string, benchmarks: number, shards: number): Promise<void> {
  for (let shard = 1; shard <= shards; shard++) {
    const names = Array.from(
      { length: Math.floor(benchmarks / shards) },
      (_, n) => `Shard${shard}/Benchmark${n}-8`,
    )
    const random = seededRandom(shard)
    const series = names.map(benchmark => {
      const [center, sigma] = [10 ** (-9 + 6 * random()), 0.01 + 0.04 * random()]
      const draw = () => Array.from({ length: rounds }, () => center * Math.exp(sigma * normal(random)))
      return { benchmark, package: null, unit: 'sec/op', rule: {}, base: draw(), head: draw() }
    })
    const visit = { started: '2026-01-01T00:00:00.000Z', seconds: 60, measurements: [] }
    const result = resultFileOfMeasuredRun({
      ...{ suite: [], again: null, lost: [], probe: [], printed: [], toolchains, commits, machine },
      settings: { ...settings, shard: [shard, shards], seed: shard },
      rounds: Array.from({ length: rounds }, (_, n) => ({
        ...{ round: n + 1, block: 1, first: 'base' as const, base: visit, head: visit },
      })),
      stopped: 'count',
      series,
    })
    await writeFile(join(folder, `shard-${shard}.json`), `${JSON.stringify(result, null, 2)}\n`)
  }
}

/** Reads and judges the files of a folder, one after the other. */
export async function report(folder: string): Promise<Omit<Taken, 'benchmarks'>> {
  let mostMemory = 0
  let megabytes = 0
  const look = () => {
    mostMemory = Math.max(mostMemory, process.memoryUsage().rss / 1e6)
  }
  const began = performance.now()
  const before = process.cpuUsage()
  const files: ResultFileToMergeOrWhyInvalid[] = []
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), 'utf8')
    megabytes += text.length / 1e6
    files.push({ name, result: parseResultFile(text) })
    look()
  }
  const read = performance.now()
  const from = { base: 'base', head: 'head' }
  const { verdict } = mergeResultFiles(files, { settings, rules: null, from, isStrangers: false })
  look()
  // The kernel keeps the highest since the process began.
  mostMemory = Math.max(mostMemory, process.resourceUsage().maxRSS / 1e3)
  const ended = performance.now()
  const { user, system } = process.cpuUsage(before)
  return {
    processor: (user + system) / 1e6,
    reading: (read - began) / 1000,
    judging: (ended - read) / 1000,
    mostMemory,
    megabytes,
    verdict,
  }
}

/** A folder of shards that goes with the callback. */
export async function withShards<T>(
  benchmarks: number,
  shards: number,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-merge-'))
  try {
    await writeShards(folder, benchmarks, shards)
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Irwin-Hall: twelve uniform numbers less six. */
function normal(random: () => number): number {
  let sum = -6
  for (let n = 0; n < 12; n++) sum += random()
  return sum
}
