// A benchmark cannot take the token out of the process that runs it.
// @module-tag long
import { readFileSync, writeFileSync } from 'node:fs'
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

test.runIf(process.platform === 'linux')('nor does one that runs before or after a benchmark', async () => {
  // Where sources differ, files are marked before each command, and looked at after it.
  await using here = await hostile(
    'echo 1 > a.c; git add a.c; git commit --quiet -m more; git tag --force head',
  )
  // Ends by itself after some seconds.
  const poller = `
    const { appendFileSync, readdirSync, readFileSync } = require('node:fs')
    for (const end = Date.now() + 8000; Date.now() < end; )
      for (const pid of readdirSync('/proc').filter(name => Number(name) > process.pid))
        try {
          if (readFileSync('/proc/' + pid + '/environ').includes('ghs_' + 'oneThat'))
            appendFileSync(process.env.NOTES + '/found', readFileSync('/proc/' + pid + '/cmdline') + '\\n')
        } catch {}`
  const inputs = {
    setup: `echo "$POLLER" > "$NOTES/poller.cjs"; setsid node "$NOTES/poller.cjs" > /dev/null 2>&1 &`,
    ...{
      run: `sleep 0.3; ${prints}`,
      base: 'base',
      head: 'head',
      ...brief,
      comment: 'never',
      'github-token': token,
    },
  }
  const env = { NOTES: here.notes, POLLER: poller, ACTIONS_RUNTIME_TOKEN: `${token}-of-the-runner` }
  writeFileSync(join(here.notes, 'found'), '')
  await runStep({ temp: here.notes, workspace: here.folder, inputs, env })
  expect(readFileSync(join(here.notes, 'found'), 'utf8')).toBe('')
})

test.runIf(process.platform !== 'win32')('the signal that opens a debugger does nothing', async () => {
  await using here = await step(`kill -USR1 $PPID; ${prints}`)
  const { status, printed } = await runStep(here.step)
  expect(printed).not.toMatch(/Debugger listening/i)
  expect(status).toBe(0)
})
