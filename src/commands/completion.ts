// `benchgate completion`: prints the script by which a shell completes command lines of benchgate.
import bash from '../core/completion/benchgate.bash?raw'
import fish from '../core/completion/benchgate.fish?raw'
import zsh from '../core/completion/benchgate.zsh?raw'
import {
  type CommandLineWordCompletion,
  completeLastWord,
  completionAfterFlag,
  joinFlagsWithValues,
  type ShellCompletionOfCommand,
} from '../core/completion/program.ts'
import { MisconfiguredError } from '../core/model/errors.ts'
import { decodeGitText } from '../effects/git/git.ts'
import { type CommandLineContext, commandNames } from './command.ts'
import { type FlagDefinitions, parseCommandLine } from './flags.ts'
import { createGitWithoutSecrets } from './terminal.ts'

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
  words: CommandLineWordCompletion,
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
  const git = createGitWithoutSecrets(terminal.folder, terminal)
  const refs = decodeGitText((await git.ask(['for-each-ref', '--format=%(refname:short)'])) ?? '')
  return ['HEAD', ...refs.split('\n').filter(name => name !== '')].map(name => `${before}${name}`)
}
