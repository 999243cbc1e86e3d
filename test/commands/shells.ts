// Real shells that are asked what they would complete, with a made-up program that they ask.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainEnv } from '../support/repository.ts'

/** Names of branches for a shell to act on. */
export const hostile: readonly string[] = [`run$(touch\${IFS}acted)`, 'run;touch>acted']

/** The same as a shell must put them on its command line. */
export const harmless: readonly string[] = ['run\\$\\(touch\\$\\{IFS\\}acted\\)', 'run\\;touch\\>acted']

/** Files to find, and a program in `bin` whose answers stand for those of benchgate, by the words that it is asked about. */
export const place = `mkdir folder 'fold er' bin; touch 'file one' folder/inside; cat > bin/benchgate <<'END'
#!/bin/bash
shift 3
case "$*" in
  '--sort '* ) printf '%s\\n' any none name delta ;;
  --sort=*) printf '%s\\n' any --sort=none --sort=name --sort=delta ;;
  --results*) echo folder ;;
  -*) printf '%s\\n' any --sort --strict ;;
  compare*) echo file ;;
  restore*) echo folder ;;
  main..*) printf '%s\\n' any main..topic main..v1.2 ;;
  *) printf '%s\\n' any topic 'fold er' ${hostile.map(name => `'${name}'`).join(' ')} ;;
esac
END
chmod +x bin/benchgate`

function envIn(folder: string, more: Readonly<Record<string, string>> = {}) {
  return { ...plainEnv, ...more, PATH: `${folder}/bin:${plainEnv.PATH}` }
}

/** The last word is what is completed; all are complete lines but for the name of the program. */
export type Offers = (line: string) => readonly string[]

/** Why a shell cannot be asked here; empty where it can. */
export function missing(shell: string): string {
  const { status } = spawnSync(shell, ['-c', 'true'], { stdio: 'ignore' })
  return status === 0 ? '' : `: ${shell} is not installed here`
}

/** What bash would show: words are split as readline does, at blanks and at "=". */
export function bashOffers(script: string, folder: string): Offers {
  return line => {
    const words = line.split(/ +|(?<==)|(?==)/)
    const asking = `eval "$(cat)"; COMP_WORDS=(benchgate "$@"); COMP_CWORD=$#; _benchgate
if ((\${#COMPREPLY[@]})); then printf '%s\\n' "\${COMPREPLY[@]}"; fi`
    const said = execFileSync('bash', ['--norc', '-uc', asking, 'bash', ...words], {
      cwd: folder,
      env: envIn(folder),
      input: script,
      encoding: 'utf8',
    })
    return linesOf(said)
  }
}

/** What fish says itself. */
export function fishOffers(script: string, folder: string): Offers {
  return line => {
    const home = mkdtempSync(join(tmpdir(), 'benchgate-test-'))
    try {
      writeFileSync(join(home, 'benchgate.fish'), script)
      const asking = 'source $argv[1]; complete -C $argv[2]'
      const said = execFileSync(
        'fish',
        ['-N', '-c', asking, join(home, 'benchgate.fish'), `benchgate ${line}`],
        {
          cwd: folder,
          env: envIn(folder, { HOME: home }),
          encoding: 'utf8',
        },
      )
      return linesOf(said).map(one => one.split('\t')[0] ?? '')
    } finally {
      rmSync(home, { recursive: true })
    }
  }
}

/** Types the line in an interactive zsh, and has its completion say what it adds. */
const zshChild = `PS1= PS2= file=$2
autoload -Uz compinit; compinit -u -D
source $1
compadd() { local -a hits; builtin compadd -A hits "$@"; offered+=("\${hits[@]/#/$IPREFIX}"); builtin compadd "$@" }
tell() { local -a offered; _main_complete; print -rl -- "\${offered[@]}" > $file; print -r -- END-OF-OFFERS }
zle -C tell complete-word tell
bindkey '^Xt' tell`
const zshParent = `zmodload zsh/zpty
zpty child zsh -f -i
zpty -w child "set -- \${(q)2} \${(q)3}; source \${(q)1}"
zpty -w -n child "benchgate $4"$'\\x18t'
zpty -r child shown '*END-OF-OFFERS*'
zpty -d child`

export function zshOffers(script: string, folder: string): Offers {
  return line => {
    const home = mkdtempSync(join(tmpdir(), 'benchgate-test-'))
    try {
      const at = (name: string, text: string) => {
        writeFileSync(join(home, name), text)
        return join(home, name)
      }
      const offered = at('offered', '')
      const files = [at('child', zshChild), at('script', script), offered]
      execFileSync('zsh', ['-f', '-c', zshParent, 'zsh', ...files, line], {
        cwd: folder,
        env: envIn(folder, { HOME: home, TERM: 'dumb' }),
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      return linesOf(execFileSync('cat', [offered], { encoding: 'utf8' }))
    } finally {
      rmSync(home, { recursive: true })
    }
  }
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter(line => line !== '')
}
