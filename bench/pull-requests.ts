// How long it takes to answer four kinds of pull request in a repository of many packages, beside what people use instead:
// `node scripts/node24.mjs bench/pull-requests.ts [benchtime]`.
//
// golang.org/x/crypto v0.49.0 (from the Go module proxy) has 21 packages with benchmarks. A documentation changes, one package
// with two that import it, or all packages. The gate has its default settings but for `benchtime`, which all have; the peers
// run each benchmark ten times on each side, as their documents say, whatever has changed, and so are asked once. Builds come
// from the cache for all of them. A visit is one process for one benchmark, or for all that a package has. Needs Go and
// scripts/tools.sh; ten minutes.
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ResultFile } from '../src/core/model/result-file.ts'
import { goModule, pullRequestOrigin } from '../test/e2e/origins.ts'
import { toolEnv } from '../test/e2e/tools.ts'
import { root } from '../test/support/action.ts'
import { table } from './calibration/table.ts'
import { machineHere } from './real/machine.ts'

const benchtime = process.argv[2] ?? '20ms'
const count = 10
const env = { ...toolEnv, GOFLAGS: '-mod=mod' }
const module = goModule('golang.org/x/crypto', 'v0.49.0')
const scratch = await mkdtemp(join(tmpdir(), 'benchgate-pull-requests-'))
const benchdiff = join(scratch, 'benchdiff')
execFileSync('go', ['build', '-o', benchdiff, 'github.com/willabides/benchdiff/cmd/benchdiff'], {
  cwd: join(import.meta.dirname, 'benchdiff'),
})

/** Adds code to a package that the linker keeps, and that no benchmark runs. */
async function addCode(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.go') && !name.endsWith('_test.go'))
  const texts = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  const [, name] = /^package (\w+)/m.exec(texts.find(text => !/^\/\/go:build ignore/m.test(text)) ?? '') ?? []
  if (name === undefined) throw new Error(`${folder} has no package.`)
  const code = `package ${name}

import "os"

func init() {
	if len(os.Args) > 1000 {
		os.Args[0] = ""
	}
}
`
  await writeFile(join(folder, 'added.go'), code)
}

const packagesIn = (folder: string) =>
  String(execFileSync('grep', ['-rl', '--include=*_test.go', '^func Benchmark', '.'], { cwd: folder }))
    .trim()
    .split('\n')
    .map(file => file.slice(2, file.lastIndexOf('/')))

const kinds: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  'all packages': async folder => {
    for (const path of new Set(packagesIn(folder))) await addCode(join(folder, path))
  },
  'one package (hkdf)': folder => addCode(join(folder, 'hkdf')),
  'one package (blake2b)': folder => addCode(join(folder, 'blake2b')),
  'documentation only': folder => appendFile(join(folder, 'README.md'), '\nMore.\n'),
}

const rows: string[][] = []
/** Seconds of the others, for all packages. */
let others: { readonly loop: number; readonly benchdiff: number } | null = null
try {
  for (const [kind, change] of Object.entries(kinds)) {
    await using origin = await pullRequestOrigin(module, async folder => {
      await module(folder)
      await change(folder)
    })
    const { folder, git } = origin
    await git.run(['checkout', '--quiet', 'feature'])
    const shell = (script: string) => {
      const began = performance.now()
      const options = { cwd: folder, env, encoding: 'utf8', maxBuffer: 1 << 28 } as const
      const { status, stdout, stderr } = spawnSync('bash', ['-uc', script], options)
      if (status !== 0 && stdout === '') throw new Error(stderr)
      return { seconds: (performance.now() - began) / 1000, stdout }
    }
    shell('for side in main~1 feature; do git checkout -q $side; go test -run "^$" ./... > /dev/null; done')
    const gate = shell(
      `'${process.execPath}' '${join(root, 'dist/cli.js')}' main~1 feature --json --benchtime ${benchtime}`,
    )
    const result: ResultFile = JSON.parse(gate.stdout)
    const visits = result.rounds.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0)
    const what = `${result.verdict}; ${result.comparisons.length} rows, ${result.proven.length} benchmarks proven, ${result.rounds.length} rounds, ${visits.toFixed(0)} s in visits`
    const go = `go test -run '^$' -bench . -benchtime ${benchtime} -count ${count} ./...`
    const loop = `for side in main~1 feature; do git checkout -q $side; ${go} > '${scratch}/'$side.txt; done; benchstat '${scratch}/main~1.txt' '${scratch}/feature.txt'`
    const peer = `git checkout -q feature; '${benchdiff}' --base-ref main~1 --bench . --benchtime ${benchtime} --count ${count} --force-base`
    others ??= { loop: shell(loop).seconds, benchdiff: shell(peer).seconds }
    const all = [gate.seconds, others.loop, others.benchdiff]
    const ratios = all.slice(1).map(seconds => (gate.seconds / seconds).toFixed(2))
    rows.push([kind, ...all.map(seconds => `${seconds.toFixed(0)} s`), ...ratios, what])
    console.log(rows.at(-1)?.join(' | '))
  }
} finally {
  await rm(scratch, { recursive: true, force: true })
}
console.log(`\n${machineHere()}, benchtime ${benchtime}\n`)
const titles = [
  'Pull request',
  'Benchgate',
  '`go test -count`, benchstat',
  'benchdiff',
  'of the loop',
  'of benchdiff',
  'The gate said',
]
console.log(table(titles, rows))
