// `benchgate completion`: prints the script by which a shell completes command lines of benchgate.

import {
  type CompletionValue,
  namedCommands,
  type ProgramCommand,
  valueAfterFlag,
} from '../core/completion/program.ts'
import { bashScript, fishScript, zshScript } from '../core/completion/shells.ts'
import { Misconfigured } from '../core/model/errors.ts'
import type { Command, Terminal } from './command.ts'
import { type Flags, readFlags } from './flags.ts'

export const usage = `Usage: benchgate completion bash|zsh|fish

Prints a script that completes commands, flags, their values, and revisions.
  bash    source <(benchgate completion bash)                in ~/.bashrc
  zsh     source <(benchgate completion zsh)                 in ~/.zshrc, after compinit
  fish    benchgate completion fish > ~/.config/fish/completions/benchgate.fish
`

const scripts: Readonly<Record<string, (commands: readonly ProgramCommand[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
}

export const flags: Flags = {}

type Completed = Pick<Command, 'usage' | 'run'> & { readonly flags?: Flags }

/** The kind of a command's words, and its module. */
type CompletedCommand = readonly [words: CompletionValue, load: () => Promise<Completed>]

/** The commands; '' is the program without a command. */
export const commands: Readonly<Record<string, CompletedCommand>> = {
  '': ['revision', () => import('./measure.ts')],
  accept: ['any', () => import('./accept.ts')],
  bisect: ['revision', () => import('./bisect.ts')],
  calibrate: ['revision', () => import('./calibrate.ts')],
  compare: ['file', () => import('./compare.ts')],
  doctor: ['any', () => import('./doctor.ts')],
  history: ['revision', () => import('./history.ts')],
  init: ['folder', () => import('./init.ts')],
  record: ['file', () => import('./record.ts')],
  restore: ['folder', () => import('./restore.ts')],
}

export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [shell = '', ...extraWords] = readFlags(args, flags, 'benchgate completion').words
  const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined
  if (script === undefined || extraWords.length > 0)
    throw new Misconfigured(
      `completion: "${[shell, ...extraWords].join(' ')}" is not accepted. Give one of ${Object.keys(scripts).join(', ')}.`,
    )
  terminal.stdout.write(script(await program()))
  return 0
}

export async function program(): Promise<readonly ProgramCommand[]> {
  const loaded = await Promise.all(
    Object.entries(commands).map(async ([name, [words, load]]) =>
      commandOf(name, words, (await load()).flags ?? {}),
    ),
  )
  const programCommands = [...loaded, commandOf('completion', Object.keys(scripts), flags)]
  return [...programCommands, commandOf('help', namedCommands(programCommands), {})]
}

function commandOf(name: string, words: CompletionValue, flags: Flags): ProgramCommand {
  const ownFlags = Object.entries(flags).map(([flag, { type }]) => ({
    name: flag,
    value: type === 'boolean' ? null : valueAfterFlag(flag, name),
  }))
  // Flags that the entry of the program handles itself.
  const commonFlags = name === '' ? ['help', 'version'] : ['help']
  return { name, words, flags: [...ownFlags, ...commonFlags.map(flag => ({ name: flag, value: null }))] }
}
