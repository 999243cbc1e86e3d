// The completion for fish.
import { namedCommands, type ProgramCommand, refuseSpecial, type Value } from './program.ts'

export function fishScript(commands: readonly ProgramCommand[]): string {
  refuseSpecial(commands)
  const names = namedCommands(commands)
  return `# Completes benchgate in fish: put it into ~/.config/fish/completions/benchgate.fish.

# Whether the command of this line is one of those given; '' stands for the program without one.
function __benchgate_is
    set -l tokens (commandline -opc)
    set -l command ''
    if contains -- "$tokens[2]" ${names.join(' ')}
        set command $tokens[2]
    end
    contains -- "$command" $argv
end

function __benchgate_is_first
    test (count (commandline -opc)) -eq 1
end

function __benchgate_revisions
    set -l before (string match -r '^.*\\.\\.\\.?' -- (commandline -ct))
    for ref in HEAD (git for-each-ref --format='%(refname:short)' 2> /dev/null)
        echo -- "$before$ref"
    end
end

complete -c benchgate -e
complete -c benchgate -f
complete -c benchgate -n __benchgate_is_first -a '${names.join(' ')}'
${commands.map(({ name, words }) => wordsOf(name, words)).join('')}${flagsOf(commands).join('\n')}
`
}

function wordsOf(name: string, words: Value): string {
  if (words === 'any') return ''
  const [, offered] = offering(words)
  return `complete -c benchgate -n '__benchgate_is ${nameOf(name)}' ${offered}\n`
}

/** A line for each flag and value, with all the commands that have it. */
function flagsOf(commands: readonly ProgramCommand[]): readonly string[] {
  const having = new Map<string, string[]>()
  for (const { name, flags } of commands)
    for (const { name: flag, value } of flags) {
      const [required, offered] = value === null ? ['', ''] : offering(value)
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

/** The options of `complete` that require a value, and offer some for it. */
function offering(value: Value): readonly [string, string] {
  if (value === 'any') return ['-x', '']
  if (value === 'file') return ['-r', '-F']
  if (value === 'folder') return ['-x', "-a '(__fish_complete_directories)'"]
  if (value === 'revision') return ['-x', "-a '(__benchgate_revisions)'"]
  return ['-x', `-a '${value.join(' ')}'`]
}
