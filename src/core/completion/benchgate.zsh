#compdef benchgate
# Completes benchgate in zsh: put  source <(benchgate completion zsh)  into ~/.zshrc, after compinit; or this text into a
# file "_benchgate" in a folder of $fpath.

_benchgate_revisions() {
  local -a refs
  refs=(HEAD ${(f)"$(git for-each-ref --format='%(refname:short)' 2> /dev/null)"})
  compset -P '*..(.|)'
  compadd -a refs
}

_benchgate() {
  local current=${words[CURRENT]} flag=${words[CURRENT-1]} command=''
  if (( CURRENT > 2 )); then
    case ${words[2]} in
      (@PATTERN@) command=${words[2]} ;;
    esac
  fi
  if [[ $current == --*=* ]]; then
    flag=${current%%=*}
    compset -P "$flag="
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
  if (( CURRENT == 2 )); then compadd -- @NAMES@; fi
  case $command in
    # @WORDS@
  esac
}

# As a file of $fpath it is run when it is needed first; sourced, it only says what it completes.
if [[ $funcstack[1] == _benchgate ]]; then _benchgate "$@"; else compdef _benchgate benchgate; fi
