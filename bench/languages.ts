// Whether verdicts are right with the tool of each language:
// `node bench/languages.ts [go|node|python|vitest|rust|cpp|java|shell] …`.
//
// Measures the samples of test/fixtures with the rules that `benchgate init` writes for them, in eight rounds: one of
// two benchmarks takes twice as long on head; then base and head are exchanged. Needs the tools: Go, node with npm,
// Python 3.10, cargo, CMake with Google Benchmark (libbenchmark-dev), Maven with Java 17, hyperfine; these fetch from
// their registries. All take a quarter of an hour.
import { rowsWithOutcome } from '../src/core/judge/verdict.ts'
import { createBenchmarkNaming } from '../src/core/words/names.ts'
import { formatDuration } from '../src/core/words/numbers.ts'
import { judged, withSlower } from '../test/e2e/sample-repositories.ts'
import { wrongIn } from '../test/e2e/wrong-in.ts'
import { sampleNames, samples } from '../test/support/samples.ts'

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !sampleNames.some(one => one === name))
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: there is no such language. Give some of ${sampleNames.join(', ')}.`)
  process.exitCode = 2
} else {
  let wrong = 0
  for (const name of sampleNames) {
    if (asked.length > 0 && !asked.includes(name)) continue
    await using repository = await withSlower(name)
    for (const [base, head, change] of [
      ['base', 'slower', 'regressed'],
      ['slower', 'base', 'improved'],
    ] as const) {
      const began = performance.now()
      const result = await judged(repository, base, head, ['--count', '8'])
      const seconds = (performance.now() - began) / 1000
      const changed = rowsWithOutcome(result.comparisons, change).map(
        createBenchmarkNaming(result.comparisons, result.lost, result.formats),
      )
      const what = `${change} ${changed.join(', ') || 'nothing'}`
      console.log(`${name}, ${samples[name].tool}: ${result.verdict}, ${what}; ${formatDuration(seconds)}`)
      const problems = wrongIn(result, name, change)
      for (const problem of problems) console.log(`  WRONG: ${problem}`)
      wrong += problems.length
    }
  }
  console.log(wrong === 0 ? 'every verdict is right' : `${wrong} wrong`)
  process.exitCode = wrong === 0 ? 0 : 1
}
