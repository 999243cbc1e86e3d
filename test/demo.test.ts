// `npm start`: the sample is judged rightly, and nothing stays behind.
// @module-tag long
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { builtFile } from './support/action.ts'

test('the sample shows one regression and one improvement, and its folder is gone', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [builtFile('demo.js')])
  expect(stdout).toMatch(/round \d+ of 12: base \d/)
  // It counts processor time, so beside busy processes too.
  expect(stdout).toMatch(/## ❌ Benchgate: 1 of 3 benchmarks regressed, 1 improved/)
  expect(stdout).toContain('**`Unique`** is ')
  expect(stdout).toMatch(/Verdict: fail\. .*; the check would be red\./)
  expect(stdout).not.toMatch(/\bGo\b|b\.N|-bench/)
  const folder = /repository is in (\S+):/.exec(stdout)?.[1] ?? ''
  expect(folder).not.toBe('')
  expect(existsSync(folder)).toBe(false)
})
