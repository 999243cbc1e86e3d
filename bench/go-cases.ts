// Whether verdicts are right on real changes of public Go libraries: `node bench/go-cases.ts [name]`.
//
// Each case is a commit and its parent. First the effect of the change on this machine is measured without the gate:
// processes of both sides in turns, as built and linked with functions in random order. Then the gate measures the
// change in both directions, and each of its answers is compared with that. Repositories are cloned from GitHub, or
// from a folder of clones: `--from FOLDER`, where google/btree is google+btree.

import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Comparison, ComparisonChangeKind } from '../src/core/model/comparison.ts'
import { noWorkflowEvent } from '../src/core/model/event.ts'
import {
  type EstimateWithInterval,
  estimateRatioOverMachineBlocks,
} from '../src/core/stats/hodges-lehmann.ts'
import { createBenchmarkNaming } from '../src/core/words/names.ts'
import { formatDuration, formatUnsignedPercent } from '../src/core/words/numbers.ts'
import { readInputsWithSeed } from '../src/effects/inputs/inputs.ts'
import { runGate } from '../src/run/gate.ts'

interface Case {
  readonly name: string
  readonly repository: string
  /** Against its parent. */
  readonly commit: string
  readonly bench: string
  /** Benchmarks for what was changed, where the project has none. */
  readonly file?: string
}

const getters = `package gjson

import (
	"fmt"
	"strings"
	"testing"
)

func document(fields int) string {
	var text strings.Builder
	for i := 0; i < fields; i++ {
		fmt.Fprintf(&text, \`"field%d": {"name": "some name", "list": [1, 2, 3.5], "is": true},\`, i)
	}
	return \`{"first": 1,\` + text.String() + \`"last": "the end"}\`
}

func BenchmarkGet(b *testing.B) {
	for _, size := range []struct {
		name   string
		fields int
	}{{"small", 2}, {"large", 300}} {
		text := document(size.fields)
		for _, path := range []string{"first", "last"} {
			b.Run(size.name+"/"+path, func(b *testing.B) {
				for i := 0; i < b.N; i++ {
					if !Get(text, path).Exists() {
						b.Fatal(path)
					}
				}
			})
		}
	}
}
`

const cases: readonly Case[] = [
  { name: 'gjson-fast', repository: 'tidwall/gjson', commit: '133f42c', bench: 'Get|Valid', file: getters },
  {
    name: 'btree-seek',
    repository: 'google/btree',
    commit: '4030bb1',
    bench: 'Seek|Get$|AscendGreater|DescendLess',
  },
  {
    name: 'rw-perf',
    repository: 'mattn/go-runewidth',
    commit: '0a43bb8',
    bench: 'RuneWidth|String1Width768',
  },
  {
    name: 'bitset-popcnt',
    repository: 'bits-and-blooms/bitset',
    commit: 'bfd1801',
    bench: 'Count|OnesBetween|Rank',
  },
]

/** A Truth is the ratio of head's time to base's, with its 99 % interval. */
interface Truth {
  readonly built: EstimateWithInterval
  /** Over orders of functions. */
  readonly relaid: EstimateWithInterval
}

/** The gate's own default. */
const threshold = 1.05
const { values, positionals } = parseArgs({
  options: {
    from: { type: 'string' },
    count: { type: 'string', default: '20' },
    processes: { type: 'string', default: '15' },
  },
  allowPositionals: true,
})
const quiet = { info() {}, warn() {}, untrusted: () => ({ write() {}, close() {} }) }
let wrong = 0

for (const one of cases) {
  if (positionals.length > 0 && !positionals.includes(one.name)) continue
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-case-'))
  try {
    const [base, head] = prepare(one, folder)
    const truth = findOut(one, folder, base, head)
    await judge(one.name, one, folder, base, head, truth)
    const back = new Map(
      [...truth].map(([name, { built, relaid }]) => [name, { built: turned(built), relaid: turned(relaid) }]),
    )
    await judge(`${one.name} reversed`, one, folder, head, base, back)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
console.log(wrong === 0 ? 'every verdict is right' : `${wrong} wrong`)
process.exitCode = wrong === 0 ? 0 : 1

/** Clones it; commits from before modules get a go.mod. */
function prepare({ repository, commit, file }: Case, folder: string): readonly [string, string] {
  const source = values.from ? cloneIn(values.from, repository) : `https://github.com/${repository}`
  const run = (file: string, ...args: readonly string[]) =>
    execFileSync(file, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  execFileSync('git', ['clone', '--quiet', source, folder], { stdio: 'ignore' })
  const withModule = (revision: string) => {
    run('git', 'checkout', '--quiet', '--detach', revision)
    // Both sides run the benchmarks of the later commit.
    run('git', 'checkout', commit, '--', ':(glob)**/*_test.go')
    if (!existsSync(join(folder, 'go.mod'))) run('go', 'mod', 'init', `github.com/${repository}`)
    if (file !== undefined) writeFileSync(join(folder, 'benchgate_case_test.go'), file)
    run('git', 'add', '--all')
    const author = ['-c', 'user.name=benchgate', '-c', 'user.email=benchgate@localhost']
    run('git', ...author, 'commit', '--quiet', '--allow-empty', '--message=module')
    return run('git', 'rev-parse', 'HEAD')
  }
  return [withModule(`${commit}~1`), withModule(commit)]
}

function cloneIn(folder: string, repository: string): string {
  const place = join(folder, repository.replace('/', '+'))
  return existsSync(join(place, 'repo')) ? join(place, 'repo') : place
}

/** Measures each benchmark, in processes that take turns. */
function findOut({ bench }: Case, folder: string, base: string, head: string): ReadonlyMap<string, Truth> {
  const env = { ...process.env, GOFLAGS: '-mod=mod' }
  const run = (file: string, ...args: readonly string[]) =>
    execFileSync(file, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const link = (commit: string, name: string, ...flags: readonly string[]) => {
    run('git', 'checkout', '--quiet', '--detach', commit)
    run('go', 'test', '-c', ...flags, '-o', join(folder, '.git', name), '.')
  }
  link(base, 'base.test')
  link(head, 'head.test')
  const processes = Number(values.processes)
  for (let n = 1; n <= processes; n++) {
    link(base, `base.relaid${n}.test`, `-ldflags=-randlayout=${n}`)
    link(head, `head.relaid${n}.test`, `-ldflags=-randlayout=${n + 1000}`)
  }
  const times = { built: new Map<string, Times>(), relaid: new Map<string, Times>() }
  const visit = (binary: string, side: 'base' | 'head', into: Map<string, Times>) => {
    const output = run(
      join(folder, '.git', binary),
      `-test.bench=${bench}`,
      '-test.run=^$',
      '-test.benchtime=100ms',
    )
    for (const [, name = '', time] of output.matchAll(/^Benchmark(\S+?)(?:-\d+)?\s+\d+\s+(\S+) ns\/op/gm)) {
      const known = into.get(name) ?? { base: [], head: [] }
      known[side].push(Number(time))
      into.set(name, known)
    }
  }
  for (let n = 1; n <= processes; n++)
    for (const side of n % 2 === 0 ? (['base', 'head'] as const) : (['head', 'base'] as const)) {
      visit(`${side}.test`, side, times.built)
      visit(`${side}.relaid${n}.test`, side, times.relaid)
    }
  const interval = (of: Times | undefined) =>
    (of && estimateRatioOverMachineBlocks([of], 0.99)) ?? {
      estimate: 1,
      low: 0,
      high: Number.POSITIVE_INFINITY,
    }
  return new Map(
    [...times.built].map(([name, built]) => [
      name,
      { built: interval(built), relaid: interval(times.relaid.get(name)) },
    ]),
  )
}

/** In nanoseconds. */
interface Times {
  readonly base: number[]
  readonly head: number[]
}

function turned({ estimate, low, high }: EstimateWithInterval): EstimateWithInterval {
  return { estimate: 1 / estimate, low: 1 / high, high: 1 / low }
}

/**
 * What is wrong with an answer; null if nothing is. A benchmark that is clearly worse (by twice the threshold as built,
 * and beyond it in any order of functions) must be found. Any other answer must fit what the gate measured: the code in
 * any order where it was laid out anew, otherwise as built. In between, the gate may be inconclusive.
 */
function fault(change: ComparisonChangeKind, { built, relaid }: Truth, isLaidOut: boolean): string | null {
  const must = built.low > 1 + 2 * (threshold - 1) && relaid.low > threshold
  const { low, high } = isLaidOut ? relaid : built
  if (change === 'regressed') return high < threshold ? 'it is not slower' : null
  if (must) return 'it is slower'
  if (change === 'improved') return low >= 1 ? 'it is not faster' : null
  if (change === 'unchanged') return high < 0.9 ? 'it is faster' : null
  return low > 0.98 && high < 1.02 ? 'it is the same' : null
}

async function judge(
  name: string,
  { bench }: Case,
  folder: string,
  base: string,
  head: string,
  truths: ReadonlyMap<string, Truth>,
): Promise<void> {
  const settings: Readonly<Record<string, string>> = { base, head, bench, count: values.count, seed: '1' }
  const began = performance.now()
  const { result } = await runGate(
    readInputsWithSeed(input => settings[input] ?? ''),
    {
      folder,
      env: { ...process.env, GOFLAGS: '-mod=mod' },
      event: noWorkflowEvent,
      server: '',
      profiles: tmpdir(),
      signal: new AbortController().signal,
      console: quiet,
    },
  )
  const naming = createBenchmarkNaming(result.comparisons)
  const seconds = (performance.now() - began) / 1000
  console.log(`${name}: ${result.verdict}, ${result.reason}; ${formatDuration(seconds)}`)
  const percent = (ratio: number) => `${ratio < 1 ? '-' : '+'}${formatUnsignedPercent(ratio - 1)}`
  const range = ({ low, high }: { readonly low: number | null; readonly high: number | null }) =>
    `${percent(low ?? Number.NaN)} to ${percent(high ?? Number.NaN)}`
  const missing = new Set(truths.keys())
  for (const comparison of result.comparisons) {
    const row = naming(comparison)
    if (comparison.unit !== 'sec/op') {
      if (comparison.change !== 'unchanged')
        console.log(`  ${row} in ${comparison.unit}: ${comparison.change}; ${centresOf(comparison)}`)
      continue
    }
    const truth = truths.get(row)
    missing.delete(row)
    const problem = truth
      ? fault(comparison.change, truth, result.laidOut.length > 0)
      : 'nothing else measured it'
    if (problem) wrong++
    const said = [`${row}: ${comparison.change}`, comparison.ratio ? range(comparison.ratio) : '']
    if (comparison.confirmation) said.push(comparison.confirmation.recurred ? 'confirmed' : 'did not recur')
    if (truth) said.push(`is ${range(truth.built)}, in any order ${range(truth.relaid)}`)
    console.log(`  ${problem ? `WRONG, ${problem}: ` : ''}${said.filter(Boolean).join('; ')}`)
  }
  for (const row of missing) console.log(`  WRONG: ${row} is missing`)
  wrong += missing.size
}

function centresOf({ base, head, ruledOut }: Comparison): string {
  return `${base.center} to ${head.center}, ruled out ${ruledOut === null ? 'nothing' : formatUnsignedPercent(ruledOut)}`
}
