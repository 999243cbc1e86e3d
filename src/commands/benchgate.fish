# Completes benchgate in fish: put it into ~/.config/fish/completions/benchgate.fish.

function __benchgate_complete
    set -l typed (commandline -opc)
    set -e typed[1]
    set -l current (commandline -ct)
    set -l offered (benchgate completion --reply -- $typed "$current" 2> /dev/null)
    switch "$offered[1]"
        case file
            __fish_complete_path "$current"
        case folder
            __fish_complete_directories "$current"
    end
    set -e offered[1]
    printf '%s\n' $offered
end

complete -c benchgate -e
complete -c benchgate -f -a '(__benchgate_complete)'
