// How much times depend on the layout of code:
// `node bench/layout-spread.ts <repository> <pattern> <layouts> <commit>...`.
//
// Each commit of a Go repository and its parent are linked as they are, and `layouts` times with their functions in
// random order, with the same seeds on both sides. For each binary and benchmark the fastest of many short runs counts,
// as a busy machine disturbs it least. How much the ratio of head to base varies from layout to layout is given twice:
// for pairs with the same seed, and for each base with the next head. Needs Go.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from 'simple-statistics'

const [repository = '.', pattern = '.', layouts = '12', ...commits] = process.argv.slice(2)
const repeats = 12
const root = await mkdtemp(join(tmpdir(), 'benchgate-spread-'))
try {
  for (const commit of commits) {
    const times = new Map<string, Record<'base' | 'head', number[]>>()
    for (const [side, revision] of [
      ['base', `${commit}~1`],
      ['head', commit],
    ] as const) {
      const folder = join(root, `${side}-${commit}`)
      execFileSync('git', ['clone', '--quiet', repository, folder])
      execFileSync('git', ['-C', folder, 'checkout', '--quiet', revision])
      for (let n = 0; n <= Number(layouts); n++) {
        const flags = n === 0 ? [] : [`-ldflags=-randlayout=${n}`]
        execFileSync('go', ['test', '-c', '-vet=off', ...flags, '-o', `${n}.test`, '.'], { cwd: folder })
      }
    }
    for (let repeat = 0; repeat < repeats; repeat++)
      for (let n = 0; n <= Number(layouts); n++)
        for (const side of ['base', 'head'] as const) {
          const cwd = join(root, `${side}-${commit}`)
          const args = ['-test.run=^$', `-test.bench=${pattern}`, '-test.benchtime=3ms']
          const text = execFileSync(join(cwd, `${n}.test`), args, { cwd, encoding: 'utf8' })
          for (const [, name = '', time] of text.matchAll(/^Benchmark(\S+)\s+\d+\s+(\S+) ns\/op/gm)) {
            const found = times.get(name) ?? { base: [], head: [] }
            found[side][n] = Math.min(found[side][n] ?? Number.POSITIVE_INFINITY, Number(time))
            times.set(name, found)
          }
        }
    console.log(`\n${commit} against its parent, ${layouts} layouts a side\n`)
    console.log(
      '| benchmark | as built | median of layouts | deviation, same order | orders of their own | base, slowest to fastest layout | head |',
    )
    console.log('|:--|--:|--:|--:|--:|--:|--:|')
    for (const [name, { base, head }] of times) {
      const [first = 1, ...bases] = base
      const [second = 1, ...heads] = head
      const deviation = (by: number) => {
        const logs = bases.map((one, n) => Math.log((heads[(n + by) % heads.length] ?? 1) / one))
        const centre = median(logs)
        return percent(Math.sqrt(logs.reduce((sum, log) => sum + (log - centre) ** 2, 0) / logs.length))
      }
      const width = (all: readonly number[]) => percent(Math.max(...all) / Math.min(...all) - 1)
      console.log(
        `| ${name} | ${percent(second / first - 1)} | ${percent(median(heads) / median(bases) - 1)} | ${deviation(0)} | ${deviation(1)} | ${width(bases)} | ${width(heads)} |`,
      )
    }
  }
} finally {
  await rm(root, { recursive: true, force: true })
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
