// A benchmark cannot take the token out of the process that runs it.
// @module-tag long
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runStep } from '../support/action.ts'
import { brief, hostile } from './hostile.ts'

const prints = 'echo "BenchmarkIt 10 100 ticks/op"'
const token = 'ghs_oneThatOnlyThisTestHas'

async function step(run: string) {
  const here = await hostile()
  const inputs = { run, base: 'base', head: 'head', ...brief, comment: 'never', 'github-token': token }
  // The runner gives its own token to every step.
  const env = { NOTES: here.notes, ACTIONS_RUNTIME_TOKEN: `${token}-of-the-runner` }
  return { ...here, step: { temp: here.notes, workspace: here.folder, inputs, env } }
}

test.runIf(process.platform === 'linux')('no process shows the token in its environment', async () => {
  await using here = await step(
    `cat /proc/[0-9]*/environ 2> /dev/null | tr '\\0' '\\n' | grep -a "$(printf %s%s ghs_ oneThat)" >> "$NOTES/found" || true; ${prints}`,
  )
  const { status, printed } = await runStep(here.step)
  expect([status, printed]).toEqual([0, expect.stringContaining(`::add-mask::${token}`)])
  expect(readFileSync(join(here.notes, 'found'), 'utf8')).toBe('')
})

test.runIf(process.platform !== 'win32')('the signal that opens a debugger does nothing', async () => {
  await using here = await step(`kill -USR1 $PPID; ${prints}`)
  const { status, printed } = await runStep(here.step)
  expect(printed).not.toMatch(/Debugger listening/i)
  expect(status).toBe(0)
})
