// `benchgate compare` next to benchstat, on the same files:
// `node bench/compare.ts [path of benchstat] [benchmarks] [runs]`. Wall time and peak memory of both, in turns, and
// whether they print the same. 20 values of each benchmark in 3 units.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { randomFrom } from '../src/core/common/random.ts'

const [benchstat = '.tools/bin/benchstat', benchmarks = '10000', runs = '1'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'benchgate-compare-'))
const cli = join(import.meta.dirname, '../src/cli.ts')
/** Makes node print its peak memory when it ends, in KiB. */
const peak =
  "data:text/javascript,process.on('exit',()=>console.error('peak '+process.resourceUsage().maxRSS))"

try {
  // benchstat is slow where values tie, as counts and times with few digits do.
  for (const [kind, digits] of [
    ['few digits', 3],
    ['many digits', 9],
  ] as const) {
    writeFileSync(join(folder, 'old.txt'), results(1, 1, digits))
    writeFileSync(join(folder, 'new.txt'), results(2, 1.01, digits))
    const files = ['old.txt', 'new.txt']
    for (let n = 1; n <= Number(runs); n++) {
      const theirs = timed(resolve(benchstat), files)
      const ours = timed(process.execPath, ['--import', peak, cli, 'compare', ...files])
      const mebibytes = Number(/^peak (\d+)$/m.exec(ours.stderr)?.[1]) / 1024
      const same = withoutNotes(ours.stdout) === withoutNotes(theirs.stdout) ? 'the same' : 'NOT the same'
      console.log(
        `${kind}, run ${n}: benchstat ${theirs.seconds.toFixed(2)} s, benchgate compare ${ours.seconds.toFixed(2)} s and ${mebibytes.toFixed(0)} MiB; ${same}`,
      )
    }
  }
} finally {
  rmSync(folder, { recursive: true })
}

function results(seed: number, factor: number, digits: number): string {
  const random = randomFrom(seed)
  const lines = ['goos: linux', 'goarch: amd64', 'pkg: example.com/suite']
  for (let n = 0; n < Number(benchmarks); n++) {
    const center = 10 ** (1 + (5 * ((n * 7919) % 1000)) / 1000)
    const about = (value: number) => value * (1 + 0.05 * (random() + random() - 1))
    for (let i = 0; i < 20; i++) {
      const time = Number((about(center) * factor).toPrecision(digits))
      const [memory, allocations] = digits > 3 ? [about(4e7), about(9e7)] : [64 + (n % 512), 1 + (n % 7)]
      lines.push(
        `BenchmarkSuite${n % 100}/case=${n}-8 \t ${1000 + i}\t ${time} ns/op\t ${Math.round(memory)} B/op\t ${Math.round(allocations)} allocs/op`,
      )
    }
  }
  return `${lines.join('\n')}\n`
}

function timed(program: string, args: readonly string[]) {
  const report = join(folder, 'report')
  const file = openSync(report, 'w')
  const start = performance.now()
  const { stderr, status, error } = spawnSync(program, args, {
    ...{ cwd: folder, encoding: 'utf8', stdio: ['ignore', file, 'pipe'] },
  })
  const seconds = (performance.now() - start) / 1000
  closeSync(file)
  if (error || status === null || status > 1) throw error ?? new Error(`${program}: ${stderr}`)
  return { seconds, stderr, stdout: readFileSync(report, 'utf8') }
}

/** Each program words its own footnotes. */
function withoutNotes(text: string): string {
  return text.replace(/^([⁰¹²³⁴⁵⁶⁷⁸⁹]+) .*$/gm, '$1')
}
