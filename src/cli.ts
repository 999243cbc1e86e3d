#!/usr/bin/env node
// Entry of the terminal program: runs the command that the command line names.
import { type CommandModule, commandNames } from './commands/command.ts'
import { printFailure } from './commands/terminal.ts'
import { findNearestName } from './core/common/nearest.ts'
import { MisconfiguredError } from './core/model/errors.ts'
import { disarmWorkflowCommands } from './core/words/escape.ts'
import { refuseNonUtf8Folder } from './effects/files/folder.ts'
import { ignoreDebuggerSignal } from './effects/program/restart-without-secrets.ts'
import { wakeThreadPoolUntilExit } from './effects/program/wake-workers.ts'
import { version } from './version.ts'

/** Each module is loaded only when its command is called. */
const commands: Readonly<Record<(typeof commandNames)[number], () => Promise<CommandModule>>> = {
  accept: () => import('./commands/accept.ts'),
  bisect: () => import('./commands/bisect.ts'),
  calibrate: () => import('./commands/calibrate.ts'),
  compare: () => import('./commands/compare.ts'),
  completion: () => import('./commands/completion.ts'),
  doctor: () => import('./commands/doctor.ts'),
  history: () => import('./commands/history.ts'),
  init: () => import('./commands/init.ts'),
  record: () => import('./commands/record.ts'),
  restore: () => import('./commands/restore.ts'),
}

ignoreDebuggerSignal()
const { env, stdout, stderr } = process
wakeThreadPoolUntilExit()
// In a step of a workflow the runner interprets commands in the output, and names may be a stranger's.
if (env.GITHUB_ACTIONS === 'true')
  for (const stream of [stdout, stderr]) {
    const write = stream.write.bind(stream)
    stream.write = (text: string | Uint8Array) =>
      write(typeof text === 'string' ? disarmWorkflowCommands(text) : text)
  }
// The reader has closed the pipe (as `head` does) or the terminal: the command still runs to its end, with its own status.
stderr.on('error', () => {})
stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE' || code === 'EIO') return
  stderr.write(`benchgate: the report could not be written: ${message}\n`)
  // At the exit, as the command sets its own status after this.
  process.once('exit', () => {
    process.exitCode = 2
  })
})

const [first = '', ...rest] = process.argv.slice(2)
const isHelp = first === 'help'
const name = isHelp ? (rest[0] ?? '') : first
const knownName = commandNames.find(one => one === name)
const loadCommand = knownName && commands[knownName]
const words = loadCommand ? rest : process.argv.slice(2)

try {
  if (isHelp && name !== '' && !loadCommand) throw unknownCommand(name)
  const wantsHelp = isHelp || hasFlag(words, '--help', '-h')
  if (!wantsHelp && !loadCommand && hasFlag(words, '--version')) stdout.write(`${version}\n`)
  else {
    const command: CommandModule = await (loadCommand ?? (() => import('./commands/measure.ts')))()
    if (wantsHelp) stdout.write(command.usage)
    else {
      const folder = currentFolder()
      await refuseNonUtf8Folder(folder)
      process.exitCode = await command.run(words, { env, folder, stdout, stderr })
    }
  }
} catch (error) {
  printFailure(error, stderr)
  process.exitCode = 2
}

function currentFolder(): string {
  try {
    return process.cwd()
  } catch (error) {
    throw new MisconfiguredError(
      `The current folder cannot be read (${(error as NodeJS.ErrnoException).code}): it may have been removed. Go to another folder.`,
    )
  }
}

function unknownCommand(word: string): MisconfiguredError {
  const nearestName = findNearestName(word, commandNames)
  const hint = nearestName === null ? '' : ` Did you mean "benchgate help ${nearestName}"?`
  return new MisconfiguredError(
    `help: there is no command "${word}".${hint} "benchgate --help" lists the commands.`,
  )
}

function hasFlag(args: readonly string[], ...flags: readonly string[]): boolean {
  const end = args.indexOf('--')
  return args.slice(0, end < 0 ? undefined : end).some(word => flags.includes(word))
}
