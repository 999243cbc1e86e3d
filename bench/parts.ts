// How fast the gate's own parts are, in the Go benchmark format, so that the gate can judge itself:
// `node bench/parts.ts`.
import { tmpdir } from 'node:os'
import { seededRandom } from '../src/core/common/random.ts'
import { parseGoOutput } from '../src/core/formats/tools/go/go.ts'
import { pickRunSettingsFromInputs } from '../src/core/inputs/check-inputs.ts'
import { compareAllSeries } from '../src/core/judge/compare-series.ts'
import type { BenchmarkSeries } from '../src/core/model/measuring.ts'
import { mannWhitneyTest } from '../src/core/stats/mann-whitney.ts'
import { readInputsWithSeed } from '../src/effects/inputs/inputs.ts'
import { gate } from '../test/support/gate.ts'
import { makeRepository } from '../test/support/repository.ts'

const settings = pickRunSettingsFromInputs(readInputsWithSeed(() => ''))
const random = seededRandom(1)
const noisy = (n: number, digits: number) =>
  Array.from({ length: n }, () => Number((1e-6 * (1 + 0.05 * random())).toPrecision(digits)))

const untied = [noisy(20, 12), noisy(20, 12)] as const
const tied = [noisy(20, 3), noisy(20, 3)] as const
const output = Array.from(
  { length: 1000 },
  (_, i) => `BenchmarkPart/${i}-8 \t 1000 \t ${(50 + random()).toFixed(2)} ns/op \t 16 B/op \t 1 allocs/op\n`,
).join('')
const series: readonly BenchmarkSeries[] = Array.from({ length: 100 }, (_, i) => ({
  benchmark: `Part/${i}-8`,
  package: null,
  unit: 'sec/op',
  rule: {},
  base: noisy(20, 5),
  head: noisy(20, 5),
}))

/** A commit changes a script; what a run does before and after its visits grows with the machine, such as its programs. */
await using repository = await makeRepository(`
  git init --quiet --initial-branch=main
  echo 'echo "BenchmarkIt 1 100 ns/op"' > bench.sh
  git add --all
  git commit --quiet -m base
  git tag base
  echo '# changed' >> bench.sh
  git commit --quiet --all -m head
`)

const parts: Readonly<Record<string, () => unknown>> = {
  MannWhitney20: () => mannWhitneyTest(...untied),
  MannWhitney20Tied: () => mannWhitneyTest(...tied),
  ParseGo1000: () => parseGoOutput(output),
  Compare100: () => compareAllSeries(series, settings),
  GateOfCommands: () =>
    gate({ folder: repository.folder, temp: tmpdir() }, { base: 'base', run: 'bash bench.sh', count: '8' }),
}

/** Warms up for a tenth of a second, which also finds the count; the same count is then timed. */
for (const [name, run] of Object.entries(parts)) {
  let count = 0
  for (const end = performance.now() + 100; performance.now() < end; count++) await run()
  const start = performance.now()
  for (let i = 0; i < count; i++) await run()
  console.log(`Benchmark${name} ${count} ${(((performance.now() - start) * 1e6) / count).toFixed(1)} ns/op`)
}
