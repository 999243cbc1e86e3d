// A process to be killed: holds the lock, starts a program as a benchmark would, says so, and stays.
import { spawn } from 'node:child_process'
import { createTerminalConsole } from '../../../src/commands/terminal.ts'
import { holdPerflock } from '../../../src/effects/machine/perflock.ts'

const hold = await holdPerflock({
  mode: 'require',
  governor: null,
  env: process.env,
  signal: new AbortController().signal,
  console: createTerminalConsole(),
})
const { pid } = spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' })
process.stdout.write(`lives on: ${pid}\n`)
process.stdout.write(`held: ${hold.state?.held}\n`)
setInterval(() => {}, 1 << 30)
