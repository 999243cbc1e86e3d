#compdef benchgate
# Completes benchgate in zsh: put  source <(benchgate completion zsh)  into ~/.zshrc, after compinit; or this text into a
# file "_benchgate" in a folder of $fpath.

_benchgate() {
  local -a lines
  lines=("${(@f)$(benchgate completion --reply -- "${(@Q)words[2,CURRENT]}" 2> /dev/null)}")
  local kind=${lines[1]}
  shift lines
  compadd -a lines
  if [[ $kind == file || $kind == folder ]]; then compset -P '--*='; fi
  if [[ $kind == file ]]; then _files; elif [[ $kind == folder ]]; then _files -/; fi
}

# As a file of $fpath it is run when it is needed first; sourced, it only says what it completes.
if [[ $funcstack[1] == _benchgate ]]; then _benchgate "$@"; else compdef _benchgate benchgate; fi
