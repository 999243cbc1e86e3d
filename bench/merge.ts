// How long merging and judging the result files of many shards takes: `node scripts/node24.mjs bench/merge.ts`.
import { spawnSync } from 'node:child_process'
import { report, withShards } from './merge/scale.ts'

const shards = 50
const [folder] = process.argv.slice(2)

if (folder) process.stdout.write(JSON.stringify(await report(folder)))
else {
  console.log(
    'benchmarks | files MB | reading s | judging s | all s | processor s | most memory MB | verdict',
  )
  for (const benchmarks of [1_000, 10_000, 100_000])
    await withShards(benchmarks, shards, async folder => {
      // A process of its own, as writing the files takes memory too.
      const child = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, folder], {
        encoding: 'utf8',
      })
      if (child.status !== 0) throw new Error(child.stderr)
      const { reading, judging, processor, mostMemory, megabytes, verdict } = JSON.parse(child.stdout)
      const numbers = [megabytes, reading, judging, reading + judging, processor, mostMemory]
      console.log([benchmarks, ...numbers.map(one => one.toFixed(1)), verdict].join(' | '))
    })
}
