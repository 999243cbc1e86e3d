// The completion scripts for bash (from version 3.2 on, that of macOS), zsh and fish.
import bash from './benchgate.bash?raw'
import fish from './benchgate.fish?raw'
import zsh from './benchgate.zsh?raw'
import {
  type CommandLineWordCompletion,
  groupFlagsSharingCompletion,
  listSubcommandNames,
  refuseShellSpecialCompletions,
  type ShellCompletionOfCommand,
} from './program.ts'

/** The lines that stand in a script in place of comments such as `# @FLAGS@`. */
type ScriptLines = Readonly<Record<'VALUES' | 'FLAGS' | 'WORDS', readonly string[]>>

/** Returns a script with these lines, and with the names of the commands. */
function filled(
  script: string,
  commands: readonly ShellCompletionOfCommand[],
  lines: Partial<ScriptLines>,
): string {
  refuseShellSpecialCompletions(commands)
  const names = listSubcommandNames(commands)
  return script
    .replace(/^( *)# @(VALUES|FLAGS|WORDS)@\n/gm, (_, indent, key: keyof ScriptLines) =>
      (lines[key] ?? []).map(line => `${line.replace(/^/gm, indent)}\n`).join(''),
    )
    .replaceAll('@NAMES@', names.join(' '))
    .replaceAll('@PATTERN@', names.join('|'))
}

function flagNames({ flags }: ShellCompletionOfCommand): string {
  return flags.map(({ name }) => `--${name}`).join(' ')
}

/**
 * Names of branches are untrusted. They are read line by line and quoted, and never given to `compgen -W`, which would
 * run commands in them.
 */
export function bashCompletionScript(commands: readonly ShellCompletionOfCommand[]): string {
  return filled(bash, commands, {
    VALUES: groupFlagsSharingCompletion(commands).map(
      ({ value, at }) => `${at.join('|')})\n  ${offering(value)}\n  return\n  ;;`,
    ),
    FLAGS: commands.map(
      command => `${command.name || "''"}) _benchgate_offer '' "$current" ${flagNames(command)} ;;`,
    ),
    WORDS: commands.map(({ name, words }) => `${name || "''"}) ${offering(words)} ;;`),
  })
}

function offering(value: CommandLineWordCompletion): string {
  const given = '"$prefix" "$current"'
  if (value === 'any') return ':'
  if (value === 'revision') return `_benchgate_revisions ${given}`
  if (value === 'file') return `_benchgate_files ${given} -f`
  if (value === 'folder') return `_benchgate_files ${given} -d`
  return `_benchgate_offer ${given} ${value.join(' ')}`
}

export function zshCompletionScript(commands: readonly ShellCompletionOfCommand[]): string {
  return filled(zsh, commands, {
    VALUES: groupFlagsSharingCompletion(commands).map(
      ({ value, at }) => `(${at.join('|')}) ${zshCompletion(value)}; return ;;`,
    ),
    FLAGS: commands.map(command => `(${command.name || "''"}) compadd -- ${flagNames(command)} ;;`),
    WORDS: commands.map(({ name, words }) => `(${name || "''"}) ${zshCompletion(words)} ;;`),
  })
}

function zshCompletion(value: CommandLineWordCompletion): string {
  if (value === 'any') return ':'
  if (value === 'revision') return '_benchgate_revisions'
  if (value === 'file') return '_files'
  if (value === 'folder') return '_files -/'
  return `compadd -- ${value.join(' ')}`
}

export function fishCompletionScript(commands: readonly ShellCompletionOfCommand[]): string {
  return filled(fish, commands, { WORDS: commands.flatMap(wordsOf), FLAGS: flagsOf(commands) })
}

function wordsOf({ name, words }: ShellCompletionOfCommand): readonly string[] {
  if (words === 'any') return []
  const [, offered] = fishCompletion(words)
  return [`complete -c benchgate -n '__benchgate_is ${nameOf(name)}' ${offered}`]
}

/** Returns a line for each flag and value, with all the commands that have it. */
function flagsOf(commands: readonly ShellCompletionOfCommand[]): readonly string[] {
  const having = new Map<string, string[]>()
  for (const { name, flags } of commands)
    for (const { name: flag, value } of flags) {
      const [required, offered] = value === null ? ['', ''] : fishCompletion(value)
      const rest = ['-l', flag, required, offered].filter(part => part !== '').join(' ')
      having.set(rest, [...(having.get(rest) ?? []), nameOf(name)])
    }
  return [...having].map(
    ([rest, names]) => `complete -c benchgate -n '__benchgate_is ${names.join(' ')}' ${rest}`,
  )
}

/** Within single quotes. */
function nameOf(name: string): string {
  return name === '' ? '""' : name
}

/** Returns the options of `complete` that require a value, and offer some for it. */
function fishCompletion(value: CommandLineWordCompletion): readonly [string, string] {
  if (value === 'any') return ['-x', '']
  if (value === 'file') return ['-r', '-F']
  if (value === 'folder') return ['-x', "-a '(__fish_complete_directories)'"]
  if (value === 'revision') return ['-x', "-a '(__benchgate_revisions)'"]
  return ['-x', `-a '${value.join(' ')}'`]
}
