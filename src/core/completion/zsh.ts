// The completion for zsh.
import { namedCommands, type ProgramCommand, placesOf, refuseSpecial, type Value } from './program.ts'

export function zshScript(commands: readonly ProgramCommand[]): string {
  refuseSpecial(commands)
  const names = namedCommands(commands)
  return `#compdef benchgate
# Completes benchgate in zsh: put  source <(benchgate completion zsh)  into ~/.zshrc, after compinit; or this text into a
# file "_benchgate" in a folder of $fpath.

_benchgate_revisions() {
  local -a refs
  refs=(HEAD \${(f)"$(git for-each-ref --format='%(refname:short)' 2> /dev/null)"})
  compset -P '*..(.|)'
  compadd -a refs
}

_benchgate() {
  local current=\${words[CURRENT]} flag=\${words[CURRENT-1]} command=''
  if (( CURRENT > 2 )); then
    case \${words[2]} in
      (${names.join('|')}) command=\${words[2]} ;;
    esac
  fi
  if [[ $current == --*=* ]]; then
    flag=\${current%%=*}
    compset -P "$flag="
    current=\${current#*=}
  fi
  case $command:$flag in
${placesOf(commands)
  .map(({ value, at }) => `    (${at.join('|')}) ${offering(value)}; return ;;`)
  .join('\n')}
  esac
  if [[ $current == -* ]]; then
    case $command in
${commands
  .map(
    ({ name, flags }) =>
      `      (${name || "''"}) compadd -- ${flags.map(flag => `--${flag.name}`).join(' ')} ;;`,
  )
  .join('\n')}
    esac
    return
  fi
  if (( CURRENT == 2 )); then compadd -- ${names.join(' ')}; fi
  case $command in
${commands.map(({ name, words }) => `    (${name || "''"}) ${offering(words)} ;;`).join('\n')}
  esac
}

# As a file of $fpath it is run when it is needed first; sourced, it only says what it completes.
if [[ $funcstack[1] == _benchgate ]]; then _benchgate "$@"; else compdef _benchgate benchgate; fi
`
}

function offering(value: Value): string {
  if (value === 'any') return ':'
  if (value === 'revision') return '_benchgate_revisions'
  if (value === 'file') return '_files'
  if (value === 'folder') return '_files -/'
  return `compadd -- ${value.join(' ')}`
}
