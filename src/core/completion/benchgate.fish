# Completes benchgate in fish: put it into ~/.config/fish/completions/benchgate.fish.

# Whether the command of this line is one of those given; '' stands for the program without one.
function __benchgate_is
    set -l tokens (commandline -opc)
    set -l command ''
    if contains -- "$tokens[2]" @NAMES@
        set command $tokens[2]
    end
    contains -- "$command" $argv
end

function __benchgate_is_first
    test (count (commandline -opc)) -eq 1
end

function __benchgate_revisions
    set -l before (string match -r '^.*\.\.\.?' -- (commandline -ct))
    for ref in HEAD (git for-each-ref --format='%(refname:short)' 2> /dev/null)
        echo -- "$before$ref"
    end
end

complete -c benchgate -e
complete -c benchgate -f
complete -c benchgate -n __benchgate_is_first -a '@NAMES@'
# @WORDS@
# @FLAGS@
