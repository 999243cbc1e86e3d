// Whether code that only moves stays green: `node bench/layouts.ts [tries]`.
//
// Base is a package with small loops; head adds functions that no benchmark runs, but for them all is the same. What is
// added is varied, and the three sizes that look slowest are measured by the gate once (`confirm: false`). What is red then is
// measured with confirmation, where both sides are linked anew for each round.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withChange } from '../src/core/judge/verdict.ts'
import { readInputs } from '../src/effects/inputs.ts'
import { gate } from '../src/gate.ts'
import { pullRequestOrigin } from '../test/e2e/origins.ts'

const tries = Number(process.argv[2] ?? 24)
const quiet = { info() {}, warn() {}, untrusted: () => ({ write() {}, close() {} }) }

const loops = `package layout

//go:noinline
func Fib(n int) int {
	if n < 2 {
		return n
	}
	return Fib(n-1) + Fib(n-2)
}

//go:noinline
func Blanks(text []byte) (n int) {
	for _, c := range text {
		if c == ' ' || c == '\\n' || c == '\\t' {
			n++
		}
	}
	return
}

//go:noinline
func Sort(list []int) {
	for i := range list {
		for j := i; j > 0 && list[j-1] > list[j]; j-- {
			list[j-1], list[j] = list[j], list[j-1]
		}
	}
}
`

const benchmarks = `package layout

import "testing"

var text = []byte("the quick brown fox jumps over the lazy dog and runs away from it all the time since\\n")
var sink int

func BenchmarkFib(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink += Fib(12)
	}
}

func BenchmarkBlanks(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink += Blanks(text)
	}
}

func BenchmarkSort(b *testing.B) {
	list := make([]int, 64)
	for i := 0; i < b.N; i++ {
		for n := range list {
			list[n] = (n * 37) % 64
		}
		Sort(list)
	}
}
`

/** Functions that the linker keeps, as they could be called, and that stand before all others. */
function unused(size: number): string {
  const steps = Array.from({ length: size }, (_, n) => `\tx ^= x<<${(n % 13) + 1} + ${n}`)
  return `package layout

import "os"

func init() {
	if os.Getenv("BENCHGATE_NEVER_SET") != "" {
		sinkhole = aUnused(len(os.Args))
	}
}

var sinkhole int

//go:noinline
func aUnused(x int) int {
${steps.join('\n')}
	return x
}
`
}

function written(files: Readonly<Record<string, string>>) {
  return async (folder: string) => {
    await mkdir(folder, { recursive: true })
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  }
}

const common = {
  'go.mod': 'module example.com/layout\n\ngo 1.22\n',
  'loops.go': loops,
  'loops_test.go': benchmarks,
}
/** The least ns/op of each benchmark of a folder, of five short runs. */
async function least(files: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-layout-'))
  try {
    await written(files)(folder)
    const run = (file: string, ...args: readonly string[]) =>
      execFileSync(file, args, { cwd: folder, encoding: 'utf8' })
    run('go', 'test', '-c', '-o', 'all.test', '.')
    const found = new Map<string, number>()
    for (let n = 0; n < 5; n++)
      for (const [, name = '', time] of run('./all.test', '-test.bench=.', '-test.benchtime=30ms').matchAll(
        /^(Benchmark\S+)\s+\d+\s+(\S+) ns\/op/gm,
      ))
        found.set(name, Math.min(found.get(name) ?? Number.POSITIVE_INFINITY, Number(time)))
    return found
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const headOf = (size: number) => ({ ...common, 'a_unused.go': unused(size) })
const base = await least(common)
const slowest: { size: number; ratio: number }[] = []
for (let size = 1; size <= tries; size++) {
  const head = await least(headOf(size))
  const ratio = Math.max(...[...base].map(([name, time]) => (head.get(name) ?? time) / time))
  slowest.push({ size, ratio })
}
slowest.sort((a, b) => b.ratio - a.ratio)
console.log(
  `slowest of ${tries}: ${slowest
    .slice(0, 5)
    .map(({ size, ratio }) => `${size} (x${ratio.toFixed(2)})`)
    .join(', ')}`,
)

let red = 0
let stillRed = 0
for (const { size } of slowest.slice(0, 3)) {
  await using origin = await pullRequestOrigin(written(common), written(headOf(size)))
  await origin.git.run(['checkout', '--quiet', 'feature'])
  const measured = async (confirm: string) => {
    const settings: Readonly<Record<string, string>> = {
      base: 'main~1',
      seed: String(size),
      benchtime: '50ms',
      confirm,
    }
    const { result } = await gate(
      readInputs(name => settings[name] ?? ''),
      {
        folder: origin.folder,
        env: process.env,
        event: { name: '', pull: null, before: null },
        server: '',
        profiles: tmpdir(),
        signal: new AbortController().signal,
        console: quiet,
      },
    )
    const names = withChange(result.comparisons, 'regressed').map(
      one => `${one.benchmark} ${((one.ratio?.estimate ?? 1) * 100 - 100).toFixed(1)}%`,
    )
    return { isRed: result.verdict === 'fail', said: `${result.verdict} ${names.join(', ')}` }
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
