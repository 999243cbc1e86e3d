// How the gate judges an unchanged pull request on this machine, with real measurements:
// `node bench/unchanged.ts [runs] [benchmarks] [moved]`. Four public Go libraries in turn (from the Go module proxy),
// at most so many benchmarks of each (ten unless given), with the default settings; base and head differ by a README,
// and are measured all the same (`measure: all`). With `moved`, head has one more function, which no benchmark runs, so
// that the linker draws a different order of the code on each side.

import { randomInt } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rowsWithOutcome } from '../src/core/judge/verdict.ts'
import { noWorkflowEvent } from '../src/core/model/event.ts'
import { formatDuration } from '../src/core/words/numbers.ts'
import { readInputsWithSeed } from '../src/effects/inputs/inputs.ts'
import { runGate } from '../src/run/gate.ts'
import { goModule, onlyBenchmarks, pullRequestOrigin } from '../test/e2e/origins.ts'

const [runs = '20', most = '10', how = ''] = process.argv.slice(2)
const libraries = [
  ['github.com/mattn/go-runewidth', 'v0.0.16'],
  ['github.com/rs/zerolog', 'v1.34.0'],
  ['github.com/go-chi/chi/v5', 'v5.2.3'],
  ['github.com/rivo/uniseg', 'v0.4.7'],
] as const
/** These fail with a newer Go than theirs, as they count characters of Unicode. */
const failing = ['String1WidthAll', 'String1WidthAllEastAsian', 'RuneWidthAll', 'RuneWidthAllEastAsian']
await using stack = new AsyncDisposableStack()
const origins = await Promise.all(
  libraries.map(async ([path, version]) => {
    const module = goModule(path, version)
    const cut = async (folder: string) => {
      await module(folder)
      await onlyBenchmarks(async () => {}, await lastBenchmarks(folder))(folder)
    }
    const readme = async (folder: string) => {
      await cut(folder)
      await rm(join(folder, 'README.md'))
      if (how === 'moved') await addFunction(folder)
    }
    const origin = stack.use(await pullRequestOrigin(cut, readme))
    await origin.git.run(['checkout', '--quiet', 'feature'])
    return { path, origin }
  }),
)

const quiet = { info() {}, warn: console.error, untrusted: () => ({ write() {}, close() {} }) }
const verdicts: Record<string, number> = { pass: 0, inconclusive: 0, fail: 0 }
for (let run = 1; run <= Number(runs); run++) {
  const { path, origin } = origins[(run - 1) % origins.length] as (typeof origins)[number]
  const settings: Readonly<Record<string, string>> = {
    ...{ base: 'main~1', measure: 'all', seed: String(randomInt(2 ** 32)) },
  }
  const began = Date.now()
  const { result } = await runGate(
    readInputsWithSeed(name => settings[name] ?? ''),
    {
      folder: origin.folder,
      env: { ...process.env, GOFLAGS: '-mod=mod' },
      event: noWorkflowEvent,
      server: '',
      profiles: tmpdir(),
      signal: new AbortController().signal,
      console: quiet,
    },
  )
  const names = rowsWithOutcome(result.comparisons, 'regressed').map(
    ({ benchmark, unit }) => `${benchmark} ${unit}`,
  )
  verdicts[result.verdict] = (verdicts[result.verdict] ?? 0) + 1
  const visits = result.comparisons.filter(({ unit }) => unit === 'sec/op')
  const mean = visits.reduce((sum, { base }) => sum + base.samples.filter(value => value !== null).length, 0)
  console.log(
    `${run}: ${path}: ${result.verdict}, ${(mean / visits.length).toFixed(1)} rounds a benchmark, ${formatDuration((Date.now() - began) / 1000)}; ${result.reason} ${names.join(', ')}`,
  )
}
console.log(`${verdicts.pass} of ${runs} pass, ${verdicts.fail} red`)

/** The last benchmarks of a library, which prepare the least in these. */
async function lastBenchmarks(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter(name => name.endsWith('_test.go')).sort()
  const texts = await Promise.all(files.map(name => readFile(join(folder, name), 'utf8')))
  const names = texts.flatMap(text =>
    [...text.matchAll(/^func Benchmark(\w+)\(/gm)].map(([, name]) => name ?? ''),
  )
  return names.filter(name => !failing.includes(name)).slice(-Number(most))
}

/** Adds a function that the linker has to keep to the package of the tests. */
async function addFunction(folder: string): Promise<void> {
  const file = (await readdir(folder)).find(name => name.endsWith('_test.go')) ?? ''
  const [, name] = /^package (\w+)/m.exec(await readFile(join(folder, file), 'utf8')) ?? []
  const code = `package ${name}

import "os"

func init() {
	if len(os.Args) > 1000 {
		added(len(os.Args))
	}
}

//go:noinline
func added(n int) {
	for i := 0; i < n; i++ {
		os.Args[i] = ""
	}
}
`
  await writeFile(join(folder, 'added_test.go'), code)
}
