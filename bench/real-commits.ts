// How long the gate takes for real commits of a Go library, beside a shell loop of ten runs of each side:
// `node scripts/node24.mjs bench/real-commits.ts CLONE [COMMITS]` takes the last commits that change Go sources, at default
// settings, from CLONE, which it leaves as it is. The loop takes as long for every commit, so one run is measured and multiplied.
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { mean, median } from 'simple-statistics'
import type { ResultFile } from '../src/core/model/result-file.ts'
import { root } from '../test/support/action.ts'
import { machineHere } from './real/machine.ts'

const [clone, count = '20'] = process.argv.slice(2)
if (clone === undefined) throw new Error('name a clone')
/** Runs of each side in the loop. */
const runs = 10
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim()
const shell = (script: string) => {
  const began = performance.now()
  const { stdout, stderr } = spawnSync('bash', ['-uc', script], {
    cwd: clone,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return { seconds: (performance.now() - began) / 1000, stdout, stderr }
}

shell("go test -run '^$' ./...")
const loop = 2 * runs * shell("go test -run '^$' -bench . ./...").seconds
console.log(`${machineHere()}\n\n${clone}: a loop of ${runs} runs of each side takes ${loop.toFixed(0)} s\n`)
console.log('commit | seconds | of the loop | verdict | rows | proven | rounds | inconclusive')
const ratios: number[] = []
for (const commit of git('log', '--format=%H', '-n', count, '--no-merges', '--', '*.go').split('\n')) {
  const cli = `'${process.execPath}' '${join(root, 'dist/cli.js')}' ${commit}~1 ${commit} --json`
  const { seconds, stdout, stderr } = shell(cli)
  if (stdout === '') {
    console.log(`${commit.slice(0, 9)} | ${seconds.toFixed(0)} | ${stderr.trim().split('\n').at(-1)}`)
    continue
  }
  const result: ResultFile = JSON.parse(stdout)
  const open = result.comparisons.filter(({ change }) => change === 'inconclusive').length
  ratios.push(seconds / loop)
  console.log(
    [
      ...[commit.slice(0, 9), seconds.toFixed(0), (seconds / loop).toFixed(3), result.verdict],
      ...[result.comparisons.length, result.proven.length, result.rounds.length, open],
    ].join(' | '),
  )
}
const figures = [median(ratios), mean(ratios), Math.max(...ratios)].map(ratio => ratio.toFixed(3))
console.log(
  `\n${ratios.length} commits: median ${figures[0]}, mean ${figures[1]}, most ${figures[2]} of the loop`,
)
