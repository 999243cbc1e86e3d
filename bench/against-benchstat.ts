// How long deciding takes compared with benchstat: `node bench/against-benchstat.ts [path of benchstat] [benchmarks]`.
// Ours reads the same lines, matches, compares (both p-values, estimates), adjusts and judges; benchstat reads and
// compares.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '../src/core/common/random.ts'
import { parseGoOutput } from '../src/core/formats/tools/go/go.ts'
import { pickRunSettingsFromInputs } from '../src/core/inputs/check-inputs.ts'
import type { MeasuredRound, SideVisit } from '../src/core/model/measuring.ts'
import type { RunSettings } from '../src/core/model/settings.ts'
import { mergeUnitDeclarationsOfSides } from '../src/core/model/units.ts'
import { resultFileOfMeasuredRun } from '../src/core/result/result.ts'
import { collectSeriesFromRounds } from '../src/core/rounds/collect.ts'
import { readInputsWithSeed } from '../src/effects/inputs/inputs.ts'
import { startObservingMachine } from '../src/effects/machine/machine.ts'

const [benchstat = '.tools/bin/benchstat', benchmarks = '10000'] = process.argv.slice(2)
const inputs = readInputsWithSeed(() => '')
const settings: RunSettings = {
  ...pickRunSettingsFromInputs(inputs),
  run: '',
  go: null,
  checkout: 'in-place',
  workingDirectory: '.',
}

const visits = { base: outputs(1), head: outputs(2) }
const ours = timed(() => {
  const rounds = visits.base.map((base, index): MeasuredRound => {
    const head = visits.head[index] ?? ''
    return { round: index + 1, block: 1, first: 'base', base: visit(base), head: visit(head) }
  })
  const series = collectSeriesFromRounds(rounds, mergeUnitDeclarationsOfSides(new Map(), new Map()))
  const read = performance.now()
  const commit = { sha: '0'.repeat(40), from: '' }
  const machine = startObservingMachine().done(null)
  const commits = { base: commit, head: commit }
  const result = resultFileOfMeasuredRun({
    suite: [],
    again: null,
    lost: [],
    probe: [],
    printed: [],
    toolchains: { base: null, head: null },
    commits,
    settings,
    machine,
    rounds,
    stopped: 'count',
    series,
  })
  console.error(`${result.comparisons.length} comparisons, ${result.reason}`)
  return read
})
const folder = mkdtempSync(join(tmpdir(), 'benchgate-bench-'))
try {
  const files = (['base', 'head'] as const).map(side => {
    const path = join(folder, `${side}.txt`)
    writeFileSync(path, visits[side].join(''))
    return path
  })
  const theirs = timed(() => {
    const { status, stderr } = spawnSync(benchstat, files, { maxBuffer: 2 ** 30 })
    if (status !== 0) throw new Error(`${benchstat} ended with ${status}: ${stderr}`)
    return 0
  })
  const decided = ours.end - ours.value
  print('Benchstat', theirs.end - theirs.start)
  print('ReadCompareAdjustJudge', ours.end - ours.start)
  print('CompareAdjustJudge', decided)
  console.log(
    `ratio of all of ours to benchstat: ${((ours.end - ours.start) / (theirs.end - theirs.start)).toFixed(3)}`,
  )
  console.log(`ratio of deciding to benchstat: ${(decided / (theirs.end - theirs.start)).toFixed(3)}`)
} finally {
  rmSync(folder, { recursive: true })
}

/**
 * A side's rounds as Go prints them: four digits, so that a few of forty values tie; no constant values, which would be
 * too easy.
 */
function outputs(seed: number): readonly string[] {
  const random = seededRandom(seed)
  const spread = (center: number, by: number) => center * (1 + by * (random() + random() + random() - 1.5))
  return Array.from({ length: settings.count }, () =>
    Array.from({ length: Number(benchmarks) }, (_, index) => {
      const time = spread(100 + index, 0.04).toPrecision(4)
      const bytes = spread(40_000 + 8 * index, 0.04).toFixed(0)
      const allocations = spread(5000 + index, 0.04).toFixed(0)
      return `BenchmarkPart/${index}-2 \t 1000 \t ${time} ns/op \t ${bytes} B/op \t ${allocations} allocs/op\n`
    }).join(''),
  )
}

function visit(text: string): SideVisit {
  return { started: '2026-01-01T00:00:00.000Z', seconds: 1, measurements: parseGoOutput(text).measurements }
}

function timed<T>(run: () => T): { readonly start: number; readonly end: number; readonly value: T } {
  const start = performance.now()
  const value = run()
  return { start, end: performance.now(), value }
}

function print(name: string, milliseconds: number): void {
  console.log(`Benchmark${name} 1 ${(milliseconds * 1e6).toFixed(0)} ns/op`)
}
