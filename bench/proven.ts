// How long the gate takes where nothing can have changed, compared with two plain builds, and what it still measures:
// `node scripts/node24.mjs bench/proven.ts`. The package is google/btree (from the Go module proxy), in a folder of its
// own.

import { execFileSync } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noWorkflowEvent } from '../src/core/model/event.ts'
import { readInputsWithSeed } from '../src/effects/inputs/inputs.ts'
import { runGate } from '../src/run/gate.ts'
import { goModule, pullRequestOrigin } from '../test/e2e/origins.ts'

const seconds = (began: number) => `${((Date.now() - began) / 1000).toFixed(1)} s`
const quiet = { info() {}, warn() {}, untrusted: () => ({ write() {}, close() {} }) }
const scratch = await mkdtemp(join(tmpdir(), 'benchgate-proven-'))
let caches = 0
/** Go with an empty build cache. */
const cold = () => ({ ...process.env, GOFLAGS: '-mod=mod', GOCACHE: join(scratch, `cache${caches++}`) })

const base = async (folder: string) => {
  await mkdir(join(folder, 'testdata'))
  await goModule('github.com/google/btree', 'v1.1.3')(join(folder, 'btree'))
  await writeFile(join(folder, 'testdata', 'input'), '1\n')
}
const heads: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  documentation: folder => appendFile(join(folder, 'btree', 'README.md'), '\nMore.\n'),
  'testdata of the package': async folder => {
    await mkdir(join(folder, 'btree', 'testdata'))
    await writeFile(join(folder, 'btree', 'testdata', 'input'), '1\n')
  },
  'a text beside the package': folder => writeFile(join(folder, 'btree', 'words.txt'), '1\n'),
  'testdata above it': folder => writeFile(join(folder, 'testdata', 'input'), '2\n'),
  'its code': folder =>
    appendFile(join(folder, 'btree', 'btree.go'), '\n//go:noinline\nfunc more() int { return 1 }\n'),
}

try {
  for (const [name, change] of Object.entries(heads)) {
    await using origin = await pullRequestOrigin(base, async folder => {
      await base(folder)
      await change(folder)
    })
    const { folder, git } = origin
    const show = (branch: string) => git.run(['checkout', '--quiet', branch])
    if (name === 'documentation') {
      for (const [how, envs] of [
        ['each with a cold cache', [cold(), cold()]],
        ['one after the other with one that was cold', Array(2).fill(cold())],
      ] as const) {
        const began = Date.now()
        for (const [n, branch] of ['main~1', 'feature'].entries()) {
          await show(branch)
          const args = ['test', '-c', '-vet=off', '-o', join(scratch, 'plain.test'), '.']
          execFileSync('go', args, { cwd: join(folder, 'btree'), env: envs[n] ?? {} })
        }
        console.log(`two builds, ${how}: ${seconds(began)}`)
      }
    }
    await show('feature')
    const settings: Readonly<Record<string, string>> = {
      base: 'main~1',
      seed: '1',
      benchtime: '1x',
      // The question is only whether it is measured, not the result.
      count: '8',
      'delta-test': 'none',
      confirm: 'false',
      'working-directory': 'btree',
    }
    const began = Date.now()
    const { result } = await runGate(
      readInputsWithSeed(input => settings[input] ?? ''),
      {
        folder,
        env: cold(),
        event: noWorkflowEvent,
        server: '',
        profiles: scratch,
        signal: new AbortController().signal,
        console: quiet,
      },
    )
    const what = `${result.proven.length} proven, ${result.rounds.length} rounds; ${result.verdict}: ${result.reason}`
    console.log(`the gate, where ${name} differs: ${seconds(began)}; ${what}`)
  }
} finally {
  await rm(scratch, { recursive: true, force: true })
}
