#!/usr/bin/env node
// Entry of the terminal program: finds the command that is asked for, and runs it.
import type { Command } from './commands/command.ts'
import { CouldNotMeasure } from './core/errors.ts'
import { visibleLines } from './core/report/escape.ts'
import { failureLine } from './core/report/failure.ts'

/** What comes first on the command line; each is loaded when it is asked for. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  calibrate: () => import('./commands/calibrate.ts'),
  compare: () => import('./commands/compare.ts'),
  completion: () => import('./commands/completion.ts'),
  doctor: () => import('./commands/doctor.ts'),
  init: () => import('./commands/init.ts'),
  restore: () => import('./commands/restore.ts'),
}

const { env, stdout, stderr } = process
const [first = '', ...rest] = process.argv.slice(2)
const named = Object.hasOwn(commands, first) ? commands[first] : undefined
const words = named || first === 'help' ? rest : process.argv.slice(2)

// Whoever reads has enough, as `head` has.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

try {
  const command: Command = await (named ?? (() => import('./commands/measure.ts')))()
  if (first === 'help' || asksForHelp(words)) stdout.write(command.usage)
  else process.exitCode = await command.run(words, { env, folder: process.cwd(), stdout, stderr })
} catch (error) {
  if (error instanceof CouldNotMeasure && error.output !== '')
    stderr.write(`${visibleLines(error.output).join('\n')}\n`)
  stderr.write(`benchgate: ${failureLine(error)}\n`)
  process.exitCode = 2
}

function asksForHelp(given: readonly string[]): boolean {
  const end = given.indexOf('--')
  return given.slice(0, end < 0 ? undefined : end).some(word => word === '--help' || word === '-h')
}
