// How often an unchanged pull request goes red on this machine, really measured: `node bench/unchanged.ts [runs]`.
// Thirty benchmarks of google/btree (from the Go module proxy), base and head differing by a README only.
import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withChange } from '../src/core/judge/verdict.ts'
import { formatDuration } from '../src/core/report/format.ts'
import { readInputs } from '../src/effects/inputs.ts'
import { gate } from '../src/gate.ts'
import { goModule, pullRequestOrigin } from '../test/e2e/origins.ts'

const [runs = '20'] = process.argv.slice(2)
const module = goModule('github.com/google/btree', 'v1.1.3')
const readme = async (folder: string) => {
  await module(folder)
  await rm(join(folder, 'README.md'))
}
await using origin = await pullRequestOrigin(module, readme)
await origin.git.run(['checkout', '--quiet', 'feature'])

const settings: Readonly<Record<string, string>> = {
  benchtime: '10ms',
  base: 'main~1',
  measure: 'all',
}
const quiet = { info() {}, warn() {}, untrusted: () => ({ write() {}, close() {} }) }
let red = 0
for (let run = 1; run <= Number(runs); run++) {
  const seed = String(randomInt(2 ** 32))
  const { result } = await gate(
    readInputs(name => (name === 'seed' ? seed : (settings[name] ?? ''))),
    {
      folder: origin.folder,
      env: { ...process.env, GOFLAGS: '-mod=mod' },
      event: { name: '', pull: null, before: null },
      server: '',
      profiles: tmpdir(),
      signal: new AbortController().signal,
      console: quiet,
    },
  )
  const seconds = result.rounds.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0)
  const names = withChange(result.comparisons, 'regressed').map(
    ({ benchmark, unit }) => `${benchmark} ${unit}`,
  )
  if (result.verdict === 'fail') red++
  console.log(
    `${run}: ${result.verdict}, ${result.rounds.length} rounds, ${formatDuration(seconds)}; ${result.reason} ${names.join(', ')}`,
  )
}
console.log(`${red} of ${runs} red`)
