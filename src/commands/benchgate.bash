# Completes benchgate in bash: put  source <(benchgate completion bash)  into ~/.bashrc.

# Names of branches are untrusted: they are read line by line and quoted, and never given to `compgen -W`, which would run
# commands in them.
_benchgate() {
  local current=${COMP_WORDS[COMP_CWORD]} prefix='' kind='' word
  COMPREPLY=()
  # "--flag=value" comes in three words, or in one.
  if [[ $current == = ]]; then current=''; fi
  {
    IFS= read -r kind
    while IFS= read -r word; do
      if [[ $word == "$current"* ]]; then
        printf -v word %q "$word"
        COMPREPLY+=("$word")
      fi
    done
  } < <(benchgate completion --reply -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
  if [[ $kind != file && $kind != folder ]]; then return; fi
  if [[ $current == --*=* ]]; then
    prefix=${current%%=*}=
    current=${current#*=}
  fi
  compopt -o filenames 2> /dev/null
  if [[ $kind == file ]]; then kind=-f; else kind=-d; fi
  while IFS= read -r word; do COMPREPLY+=("$prefix$word"); done < <(compgen "$kind" -- "$current")
}

complete -F _benchgate benchgate
