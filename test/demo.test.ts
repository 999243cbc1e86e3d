// `npm start`: the sample is judged rightly, and nothing stays behind.
// @module-tag long
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { builtFile } from './support/action.ts'
import { runsAll } from './support/long.ts'

// Beside busy processes the third one, which is unchanged, may be undecided.
test('the sample shows one regression and one improvement of three benchmarks, and its folder is removed', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [builtFile('demo.js')])
  expect(stdout).toMatch(/round \d+ of 8: base \d/)
  expect(stdout).toMatch(/^✗ Unique .*\n✓ LookUp .*\n[ ~] Checksum /m)
  // The verdict is the end.
  expect(stdout).toMatch(/\n\nFAIL {2}1 of 3 benchmarks regressed, 1 improved[^\n]*\n$/)
  expect(stdout).toContain('On a pull request this check would be red')
  expect(stdout).toContain('benchgate init')
  expect(stdout).not.toMatch(/\bb\.N|-bench\b/)
  const [page] = /\S+report\.html$/m.exec(stdout) ?? ['']
  expect(existsSync(page)).toBe(true)
  await rm(dirname(page), { recursive: true })
  const folder = /repository is in (\S+) \(removed at the end\):/.exec(stdout)?.[1] ?? ''
  expect(folder).not.toBe('')
  expect(existsSync(folder)).toBe(false)
})

test('a reader that closes the pipe, as head does, leaves no sample and no trace of an error', async () => {
  const demo = spawn(process.execPath, [builtFile('demo.js')], { stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  demo.stderr.on('data', data => (errors += String(data)))
  const closed = once(demo, 'close')
  const [first] = await once(demo.stdout, 'data')
  demo.stdout.destroy()
  await closed
  expect(errors).toBe('')
  const folder = /repository is in (\S+) \(removed at the end\):/.exec(String(first))?.[1] ?? ''
  expect(folder).not.toBe('')
  expect(existsSync(folder)).toBe(false)
})

// CI runs it as `npm start`.
test.runIf(runsAll)('with --markdown it prints the comment', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [builtFile('demo.js'), '--markdown'])
  expect(stdout).toMatch(/^## ❌ Benchgate: 1 of 3 benchmarks regressed, 1 improved/m)
})
