// What perflock says, by little programs that say it.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askPerflock } from '../../../src/effects/doctor/machine.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function ask(script: string) {
  await writeFile(join(folder, 'perflock'), `#!/bin/sh\n[ "$*" = -list ] || exit 9\n${script}\n`)
  await chmod(join(folder, 'perflock'), 0o755)
  return askPerflock([folder, process.env.PATH].join(delimiter))
}

test('it is not there', async () => {
  expect(await askPerflock([folder, process.env.PATH].join(delimiter))).toEqual({ kind: 'missing' })
})

test.each([
  ['nobody has it', 'true', []],
  ['it says so', 'echo "no lock is held"', []],
  [
    'one has it, another waits',
    `printf 'root\\tNov 21 12:52:46\\tsh -c work\\nme\\tNov 21 12:53:00\\tmake\\n'`,
    ['root Nov 21 12:52:46 sh -c work', 'me Nov 21 12:53:00 make'],
  ],
])('%s', async (_, script, holders) => {
  expect(await ask(script)).toEqual({ kind: 'reachable', holders })
})

test.each([
  [
    'echo "dial unix: no such file" >&2; echo "Is it running?" >&2; exit 1',
    'dial unix: no such file; Is it running?',
  ],
  ['exit 3', 'it ended with 3'],
])('its daemon is not reached: %s', async (script, reason) => {
  expect(await ask(script)).toEqual({ kind: 'unreachable', reason })
})
