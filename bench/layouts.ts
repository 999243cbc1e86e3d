// Whether code that only moves stays green: `node bench/layouts.ts [tries]`.
//
// Base is a package of small loops with branches; head adds a function that no benchmark runs; everything else is the
// same. From many layouts of base a luckily fast one is chosen, and from many functions to add the three that make a
// loop slowest. The gate measures these once (`confirm: false`), and those that are red again with confirmation, where
// both sides are linked anew for each round.

import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Comparison } from '../src/core/model/comparison.ts'
import { noWorkflowEvent } from '../src/core/model/event.ts'
import { readInputsWithSeed } from '../src/effects/inputs/inputs.ts'
import { runGate } from '../src/run/gate.ts'
import { pullRequestOrigin } from '../test/e2e/origins.ts'
import { common, unused, written } from './layouts/loops.ts'

const tries = Number(process.argv[2] ?? 24)
const quiet = { info() {}, warn() {}, untrusted: () => ({ write() {}, close() {} }) }

/** The least ns/op of each benchmark of a folder, of eight short runs. */
async function least(files: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-layout-'))
  try {
    await written(files)(folder)
    const run = (file: string, ...args: readonly string[]) =>
      execFileSync(file, args, { cwd: folder, encoding: 'utf8' })
    run('go', 'test', '-c', '-o', 'all.test', '.')
    const found = new Map<string, number>()
    for (let n = 0; n < 8; n++)
      for (const [, name = '', time] of run('./all.test', '-test.bench=.', '-test.benchtime=5ms').matchAll(
        /^(Benchmark\S+)\s+\d+\s+(\S+) ns\/op/gm,
      ))
        found.set(name, Math.min(found.get(name) ?? Number.POSITIVE_INFINITY, Number(time)))
    return found
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const baseOf = (size: number) => ({ ...common, 'a_first.go': unused('First', size) })
const layouts = new Map<number, ReadonlyMap<string, number>>()
for (let size = 1; size <= tries; size++) layouts.set(size, await least(baseOf(size)))
const names = [...(layouts.get(1)?.keys() ?? [])]
/** Finds how much slower the slowest layout is, and which is the fastest. */
const [sensitive] = names
  .map(name => {
    const times = [...layouts].map(([size, found]) => ({ size, time: found.get(name) ?? Number.NaN }))
    times.sort((a, b) => a.time - b.time)
    return { name, luckiest: times[0]?.size ?? 1, ratio: (times.at(-1)?.time ?? 0) / (times[0]?.time ?? 1) }
  })
  .sort((a, b) => b.ratio - a.ratio)
const { name = '', luckiest = 1, ratio: widest = 1 } = sensitive ?? {}
console.log(
  `${name}: the slowest of ${tries} layouts takes ${widest.toFixed(2)} times as long as the fastest`,
)
const headOf = (size: number) => ({ ...baseOf(luckiest), 'a_added.go': unused('Added', size) })
const fastest = layouts.get(luckiest)?.get(name) ?? 1
const slowest: { size: number; ratio: number }[] = []
for (let size = 1; size <= tries; size++)
  slowest.push({ size, ratio: ((await least(headOf(size))).get(name) ?? 0) / fastest })
slowest.sort((a, b) => b.ratio - a.ratio)
console.log(
  `functions that make it slowest: ${slowest
    .slice(0, 3)
    .map(({ size, ratio }) => `of ${size} steps (x${ratio.toFixed(2)})`)
    .join(', ')}`,
)

let red = 0
let stillRed = 0
for (const { size } of slowest.slice(0, 3)) {
  await using origin = await pullRequestOrigin(written(baseOf(luckiest)), written(headOf(size)))
  await origin.git.run(['checkout', '--quiet', 'feature'])
  const measured = async (confirm: string) => {
    const settings: Readonly<Record<string, string>> = {
      base: 'main~1',
      seed: String(size),
      benchtime: '50ms',
      confirm,
    }
    const { result } = await runGate(
      readInputsWithSeed(name => settings[name] ?? ''),
      {
        folder: origin.folder,
        env: process.env,
        event: noWorkflowEvent,
        server: '',
        profiles: tmpdir(),
        signal: new AbortController().signal,
        console: quiet,
      },
    )
    const percent = (one: Pick<Comparison, 'ratio'>) =>
      `${((one.ratio?.estimate ?? 1) * 100 - 100).toFixed(1)}%`
    const changed = result.comparisons
      .filter(({ change, confirmation }) => change === 'regressed' || confirmation)
      .map(one => {
        const second = one.confirmation
        const then = second ? `, then ${percent(second)} (p ${second.p?.toFixed(3)})` : ''
        return `${one.benchmark} ${percent(one)}${then}`
      })
    return { isRed: result.verdict === 'fail', said: `${result.verdict} ${changed.join(', ')}` }
  }
  const once = await measured('false')
  console.log(`${size}: measured once: ${once.said}`)
  if (!once.isRed) continue
  red++
  const confirmed = await measured('true')
  console.log(`${size}: with confirmation: ${confirmed.said}`)
  if (confirmed.isRed) stillRed++
}
console.log(`${red} of 3 red when measured once; ${stillRed} of those red with confirmation`)
