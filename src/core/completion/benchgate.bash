# Completes benchgate in bash: put  source <(benchgate completion bash)  into ~/.bashrc.

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
    before=${current%..*}..
    current=${current##*..}
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
  local current=${COMP_WORDS[COMP_CWORD]} flag=${COMP_WORDS[COMP_CWORD - 1]} prefix='' command=''
  COMPREPLY=()
  if ((COMP_CWORD > 1)); then
    case ${COMP_WORDS[1]} in
      @PATTERN@) command=${COMP_WORDS[1]} ;;
    esac
  fi
  # "--flag=value" comes in three words, or in one.
  if [[ $flag == = ]]; then
    flag=${COMP_WORDS[COMP_CWORD - 2]}
  elif [[ $current == = ]]; then
    current=''
  elif [[ $current == --*=* ]]; then
    flag=${current%%=*}
    prefix=$flag=
    current=${current#*=}
  fi
  case $command:$flag in
    # @VALUES@
  esac
  if [[ $current == -* ]]; then
    case $command in
      # @FLAGS@
    esac
    return
  fi
  if ((COMP_CWORD == 1)); then _benchgate_offer '' "$current" @NAMES@; fi
  case $command in
    # @WORDS@
  esac
}

complete -F _benchgate benchgate
