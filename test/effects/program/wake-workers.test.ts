// The question that is asked now and then.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const module = join(import.meta.dirname, '../../../src/effects/program/wake-workers.ts')

/** Runs a program with it, and gives how often the file system was asked before the program ended. */
function asked(more: string): number {
  const program = `
    import { createHook } from 'node:async_hooks'
    let asked = 0
    createHook({ init(_, type) { if (type === 'FSREQCALLBACK') asked += 1 } }).enable()
    const { wakeThreadPoolUntilExit } = await import(${JSON.stringify(module)})
    asked = 0
    wakeThreadPoolUntilExit(5)
    ${more}
    process.on('exit', () => process.stdout.write(String(asked)))`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    timeout: 120_000,
  })
  expect(status).toBe(0)
  return Number(stdout)
}

test('goes on while something is waited for', () => {
  // However slow the machine is, the program waits until it was asked often enough.
  const waits = 'const wait = () => { if (asked <= 3) setTimeout(wait, 5) }; wait()'
  expect(asked(waits)).toBeGreaterThan(3)
})

test('keeps no program from ending', () => {
  expect(asked('')).toBe(0)
})
