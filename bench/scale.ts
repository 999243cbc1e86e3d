// How time and memory grow with the number of benchmarks: `node scripts/node24.mjs bench/scale.ts`.
//
// The files of 50 shards are merged and judged, and a report page is made and opened in Chromium. Prints tables, and draws
// docs/pictures/growth.svg. Three minutes.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../test/support/action.ts'
import { startBrowser } from '../test/support/browser.ts'
import { largeReport } from '../test/support/large-report.ts'
import { table } from './calibration/table.ts'
import { withShards } from './merge/scale.ts'
import { growthChart } from './real/growth-chart.ts'
import { machineHere } from './real/machine.ts'
import { opened } from './real/opened.ts'

const shards = 50
const sizes = [1_000, 3_000, 10_000, 30_000, 100_000]
const judged: { readonly benchmarks: number; readonly seconds: number; readonly megabytes: number }[] = []
for (const benchmarks of sizes)
  await withShards(benchmarks, shards, async folder => {
    const program = join(import.meta.dirname, 'merge.ts')
    const child = spawnSync(process.execPath, [...process.execArgv, program, folder], { encoding: 'utf8' })
    if (child.status !== 0) throw new Error(child.stderr)
    const { reading, judging, mostMemory } = JSON.parse(child.stdout)
    judged.push({ benchmarks, seconds: reading + judging, megabytes: mostMemory })
  })
const pages: { readonly rows: number; readonly megabytes: number; readonly milliseconds: number }[] = []
const browser = await startBrowser()
try {
  for (const rows of [50, 500, 2000, 5000])
    pages.push({ rows, ...(await opened(browser, largeReport(rows), 3)) })
} finally {
  await browser.close()
}

const many = (value: number) => value.toLocaleString('en')
console.log(`${machineHere()}\n`)
console.log(
  table(
    ['Benchmarks, 50 shards', 'Merged and judged', 'For each', 'Most memory'],
    judged.map(({ benchmarks, seconds, megabytes }) => [
      many(benchmarks),
      `${seconds.toFixed(1)} s`,
      `${((1e6 * seconds) / benchmarks).toFixed(0)} µs`,
      `${megabytes.toFixed(0)} MB`,
    ]),
  ),
)
console.log()
console.log(
  table(
    ['Rows of a report', 'Page', 'Opened in'],
    pages.map(({ rows, megabytes, milliseconds }) => [
      many(rows),
      `${megabytes.toFixed(2)} MB`,
      `${milliseconds.toFixed(0)} ms`,
    ]),
  ),
)
const points = judged.map(({ benchmarks, seconds }) => ({ x: benchmarks, y: seconds }))
for (const theme of ['light', 'dark'] as const)
  writeFileSync(
    join(root, `docs/pictures/growth${theme === 'dark' ? '-dark' : ''}.svg`),
    growthChart('Seconds to merge and judge the results of 50 shards', 'benchmarks', points, theme),
  )
