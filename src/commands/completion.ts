// `benchgate completion`: prints the script by which a shell completes command lines of benchgate.
import {
  type CommandLineWordCompletion,
  completionAfterFlag,
  listSubcommandNames,
  type ShellCompletionOfCommand,
} from '../core/completion/program.ts'
import { bashCompletionScript, fishCompletionScript, zshCompletionScript } from '../core/completion/shells.ts'
import { MisconfiguredError } from '../core/model/errors.ts'
import type { CommandLineContext, CommandModule } from './command.ts'
import { type FlagDefinitions, parseCommandLine } from './flags.ts'

export const usage = `Usage: benchgate completion bash|zsh|fish

Prints a script that completes commands, flags, their values, and revisions.
  bash    source <(benchgate completion bash)                in ~/.bashrc
  zsh     source <(benchgate completion zsh)                 in ~/.zshrc, after compinit
  fish    benchgate completion fish > ~/.config/fish/completions/benchgate.fish
`

const scripts: Readonly<Record<string, (commands: readonly ShellCompletionOfCommand[]) => string>> = {
  bash: bashCompletionScript,
  zsh: zshCompletionScript,
  fish: fishCompletionScript,
}

export const flags: FlagDefinitions = {}

type Completed = Pick<CommandModule, 'usage' | 'run'> & { readonly flags?: FlagDefinitions }

/** The kind of a command's words, and its module. */
type CompletedCommand = readonly [words: CommandLineWordCompletion, load: () => Promise<Completed>]

/** The commands; '' is the program without a command. */
export const commandLoadersForCompletion: Readonly<Record<string, CompletedCommand>> = {
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

export async function run(args: readonly string[], terminal: CommandLineContext): Promise<number> {
  const [shell = '', ...extraWords] = parseCommandLine(args, flags, 'benchgate completion').words
  const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined
  if (script === undefined || extraWords.length > 0)
    throw new MisconfiguredError(
      `completion: "${[shell, ...extraWords].join(' ')}" is not accepted. Give one of ${Object.keys(scripts).join(', ')}.`,
    )
  terminal.stdout.write(script(await loadCompletionsOfAllCommands()))
  return 0
}

export async function loadCompletionsOfAllCommands(): Promise<readonly ShellCompletionOfCommand[]> {
  const loaded = await Promise.all(
    Object.entries(commandLoadersForCompletion).map(async ([name, [words, load]]) =>
      commandOf(name, words, (await load()).flags ?? {}),
    ),
  )
  const programCommands = [...loaded, commandOf('completion', Object.keys(scripts), flags)]
  return [...programCommands, commandOf('help', listSubcommandNames(programCommands), {})]
}

function commandOf(
  name: string,
  words: CommandLineWordCompletion,
  flags: FlagDefinitions,
): ShellCompletionOfCommand {
  const ownFlags = Object.entries(flags).map(([flag, { type }]) => ({
    name: flag,
    value: type === 'boolean' ? null : completionAfterFlag(flag, name),
  }))
  // Flags that the entry of the program handles itself.
  const commonFlags = name === '' ? ['help', 'version'] : ['help']
  return { name, words, flags: [...ownFlags, ...commonFlags.map(flag => ({ name: flag, value: null }))] }
}
