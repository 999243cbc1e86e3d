// `benchgate completion`: prints the script by which a shell completes command lines of benchgate.

import type { ValueCompletion } from '../core/inputs/input-kinds.ts'
import { findInputDefinition } from '../core/inputs/input-table.ts'
import { MisconfiguredError } from '../core/model/errors.ts'
import { createGitWithoutSecrets, decodeGitText } from '../effects/git/git.ts'
import bash from './benchgate.bash?raw'
import fish from './benchgate.fish?raw'
import zsh from './benchgate.zsh?raw'
import { type CommandLineContext, commandNames } from './command.ts'
import { type FlagDefinitions, parseCommandLine } from './flags.ts'

export const usage = `Usage: benchgate completion bash|zsh|fish

Prints a script that completes commands, flags, their values, and revisions.
  bash    source <(benchgate completion bash)                in ~/.bashrc
  zsh     source <(benchgate completion zsh)                 in ~/.zshrc, after compinit
  fish    benchgate completion fish > ~/.config/fish/completions/benchgate.fish
`

const scripts: Readonly<Record<string, string>> = { bash, zsh, fish }

/** With it a script asks what may stand in place of the last of the words after `--`. */
const replyFlag = '--reply'

export const flags: FlagDefinitions = {}

/** The kind of a command's words, and its module. */
type CompletedCommand = readonly [
  words: ValueCompletion,
  load: () => Promise<{ readonly flags?: FlagDefinitions }>,
]

/** The commands; '' is the program without a command. */
export const commandLoadersForCompletion: Readonly<Record<string, CompletedCommand>> = {
  '': ['revision', () => import('./measure.ts')],
  accept: ['any', () => import('./accept.ts')],
  bisect: ['revision', () => import('./bisect.ts')],
  calibrate: ['revision', () => import('./calibrate.ts')],
  compare: ['file', () => import('./compare.ts')],
  completion: [Object.keys(scripts), async () => ({ flags })],
  doctor: ['any', () => import('./doctor.ts')],
  help: [commandNames, async () => ({})],
  history: ['revision', () => import('./history.ts')],
  init: ['folder', () => import('./init.ts')],
  record: ['file', () => import('./record.ts')],
  restore: ['folder', () => import('./restore.ts')],
}

export async function run(args: readonly string[], terminal: CommandLineContext): Promise<number> {
  if (args[0] === replyFlag) {
    terminal.stdout.write(await reply(args.slice(2), terminal))
    return 0
  }
  const [shell = '', ...extraWords] = parseCommandLine(args, flags, 'benchgate completion').words
  const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined
  if (script === undefined || extraWords.length > 0)
    throw new MisconfiguredError(
      `completion: "${[shell, ...extraWords].join(' ')}" is not accepted. Give one of ${Object.keys(scripts).join(', ')}.`,
    )
  terminal.stdout.write(script)
  return 0
}

/** Returns a line with what the shell itself has to list (`file`, `folder`), and one for each word. */
async function reply(typed: readonly string[], terminal: CommandLineContext): Promise<string> {
  const line = joinFlagsWithValues(typed)
  const [first = ''] = line
  const command = line.length > 1 && Object.hasOwn(commandLoadersForCompletion, first) ? first : ''
  const completion = completeLastWord(await loadCompletionOfCommand(command), line)
  const names = line.length === 1 && !first.startsWith('-') ? [...commandNames, 'help'] : []
  const current = typed.at(-1) ?? ''
  const [prefix = ''] = /^--[^=]+=/.exec(current) ?? []
  const words =
    completion === 'revision' ? await listRevisions(current.slice(prefix.length), terminal) : completion
  const [kind, values] = typeof words === 'string' ? [words, []] : ['any', words]
  return [kind, ...names, ...values.map(value => `${prefix}${value}`), ''].join('\n')
}

export async function loadCompletionOfCommand(name: string): Promise<ShellCompletionOfCommand> {
  const [words, load] = commandLoadersForCompletion[name] as CompletedCommand
  const ownFlags = Object.entries((await load()).flags ?? {}).map(([flag, { type }]) => ({
    name: flag,
    value: type === 'boolean' ? null : completionAfterFlag(flag, name),
  }))
  // Flags that the entry of the program handles itself.
  const commonFlags = name === '' ? ['help', 'version'] : ['help']
  return { words, flags: [...ownFlags, ...commonFlags.map(flag => ({ name: flag, value: null }))] }
}

/** Returns the names of refs, each after the part of a range that is there. */
async function listRevisions(current: string, terminal: CommandLineContext): Promise<readonly string[]> {
  const [before = ''] = /^.*\.{2,3}/.exec(current) ?? []
  const git = createGitWithoutSecrets(terminal.folder, terminal.env)
  const refs = decodeGitText((await git.ask(['for-each-ref', '--format=%(refname:short)'])) ?? '')
  return ['HEAD', ...refs.split('\n').filter(name => name !== '')].map(name => `${before}${name}`)
}

// The answers to the scripts come from the real flags and the kinds of the inputs, so that they cannot fall behind. Bash is supported
// from 3.2 on, which macOS has.

/** The flags and words that may follow the name of a command. */
export interface ShellCompletionOfCommand {
  /** Without dashes; a value is null where the flag takes none. */
  readonly flags: readonly { readonly name: string; readonly value: ValueCompletion | null }[]
  /** The kind of its words besides flags; `any` if it takes none. */
  readonly words: ValueCompletion
}

/** The values of flags that are no inputs. */
const values: Readonly<Record<string, ValueCompletion>> = { html: 'file' }

/** The values where a command takes others than the input does. */
const valuesOf: Readonly<Record<string, Readonly<Record<string, ValueCompletion>>>> = {
  compare: { sort: ['none', 'name', 'delta', '-name', '-delta'] },
}

/** Returns what may follow a flag that takes a value; `command` is '' for the program without one. */
export function completionAfterFlag(flag: string, command: string): ValueCompletion {
  const own = Object.hasOwn(valuesOf, command) ? valuesOf[command] : undefined
  const known = own && Object.hasOwn(own, flag) ? own : values
  return (Object.hasOwn(known, flag) ? known[flag] : findInputDefinition(flag)?.kind.completion) ?? 'any'
}

/** bash gives `--flag=value` as three words. */
export function joinFlagsWithValues(typed: readonly string[]): readonly string[] {
  const words: string[] = []
  for (const [n, word] of typed.entries())
    if (n > 0 && (word === '=' || typed[n - 1] === '=')) words.push(`${words.pop()}${word}`)
    else words.push(word)
  return words
}

/** Returns what may stand in place of the last word of a command line, or of the value in it, as in `--sort=d`. */
export function completeLastWord(
  { flags, words }: ShellCompletionOfCommand,
  line: readonly string[],
): ValueCompletion {
  const current = line.at(-1) ?? ''
  const [, inlineFlag = line.at(-2)] = /^(--[^=]+)=/.exec(current) ?? []
  const flag = flags.find(({ name }) => `--${name}` === inlineFlag)
  if (flag && flag.value !== null) return flag.value
  return current.startsWith('-') ? flags.map(({ name }) => `--${name}`) : words
}
