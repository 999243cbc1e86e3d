// The completion for bash, from version 3.2 on (that of macOS).
import { namedCommands, type ProgramCommand, placesOf, refuseSpecial, type Value } from './program.ts'

/**
 * Names of branches are untrusted. They are read line by line and quoted, and never given to `compgen -W`, which would
 * run commands in them.
 */
export function bashScript(commands: readonly ProgramCommand[]): string {
  refuseSpecial(commands)
  const names = namedCommands(commands)
  return `# Completes benchgate in bash: put  source <(benchgate completion bash)  into ~/.bashrc.

_benchgate_offer() {
  local prefix=$1 current=$2 word
  shift 2
  for word; do
    if [[ $word == "$current"* ]]; then COMPREPLY+=("$prefix$word"); fi
  done
}

_benchgate_revisions() {
  local prefix=$1 current=$2 before='' ref
  if [[ $current == *..* ]]; then
    before=\${current%..*}..
    current=\${current##*..}
  fi
  while IFS= read -r ref; do
    if [[ $ref == "$current"* ]]; then
      printf -v ref %q "$ref"
      COMPREPLY+=("$prefix$before$ref")
    fi
  done < <(echo HEAD; git for-each-ref --format='%(refname:short)' 2> /dev/null)
}

_benchgate_files() {
  local prefix=$1 current=$2 kind=$3 file
  compopt -o filenames 2> /dev/null
  while IFS= read -r file; do COMPREPLY+=("$prefix$file"); done < <(compgen "$kind" -- "$current")
}

_benchgate() {
  local current=\${COMP_WORDS[COMP_CWORD]} flag=\${COMP_WORDS[COMP_CWORD - 1]} prefix='' command=''
  COMPREPLY=()
  if ((COMP_CWORD > 1)); then
    case \${COMP_WORDS[1]} in
      ${names.join('|')}) command=\${COMP_WORDS[1]} ;;
    esac
  fi
  # "--flag=value" comes in three words, or in one.
  if [[ $flag == = ]]; then
    flag=\${COMP_WORDS[COMP_CWORD - 2]}
  elif [[ $current == = ]]; then
    current=''
  elif [[ $current == --*=* ]]; then
    flag=\${current%%=*}
    prefix=$flag=
    current=\${current#*=}
  fi
  case $command:$flag in
${placesOf(commands)
  .map(({ value, at }) => `    ${at.join('|')})\n      ${offering(value)}\n      return\n      ;;`)
  .join('\n')}
  esac
  if [[ $current == -* ]]; then
    case $command in
${commands
  .map(
    ({ name, flags }) =>
      `      ${name || "''"}) _benchgate_offer '' "$current" ${flags.map(flag => `--${flag.name}`).join(' ')} ;;`,
  )
  .join('\n')}
    esac
    return
  fi
  if ((COMP_CWORD == 1)); then _benchgate_offer '' "$current" ${names.join(' ')}; fi
  case $command in
${commands.map(({ name, words }) => `    ${name || "''"}) ${offering(words)} ;;`).join('\n')}
  esac
}

complete -F _benchgate benchgate
`
}

function offering(value: Value): string {
  const given = '"$prefix" "$current"'
  if (value === 'any') return ':'
  if (value === 'revision') return `_benchgate_revisions ${given}`
  if (value === 'file') return `_benchgate_files ${given} -f`
  if (value === 'folder') return `_benchgate_files ${given} -d`
  return `_benchgate_offer ${given} ${value.join(' ')}`
}
