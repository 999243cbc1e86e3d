// Real gates by the rules that `benchgate init` writes, with the tools that are quick: one of two benchmarks has become slower.
// That unchanged ones stay green init.test.ts says; bench/languages.ts has all languages.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { judged, withSlower } from './sample-repositories.ts'
import { toolEnv } from './tools.ts'
import { wrongIn } from './wrong-in.ts'

/** Few rounds, of which one or two may be disturbed, no more than twice the cost, and a strict test: other work on this machine is not to make a test red. */
const quickly = ['--count', '16', '--no-confirm', '--threshold', '25%', '--alpha', '0.001']

test('node: the one that became slower fails the gate', async () => {
  await using repository = await withSlower('node')
  expect(wrongIn(await judged(repository, 'base', 'slower', quickly), 'node', 'regressed')).toEqual([])
})

const isFound = spawnSync('hyperfine', ['--version'], { env: toolEnv }).status === 0
const shell = isFound ? 'shell' : 'shell (skipped: hyperfine is not on PATH)'

test.skipIf(!isFound)(
  `${shell}: the one that became slower fails the gate, which passes the way back`,
  async () => {
    await using repository = await withSlower('shell')
    expect(wrongIn(await judged(repository, 'base', 'slower', quickly), 'shell', 'regressed')).toEqual([])
    expect(wrongIn(await judged(repository, 'slower', 'base', quickly), 'shell', 'improved')).toEqual([])
  },
)
