// Real shells that are asked what they would complete, and a made-up program for it.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShellCompletionOfCommand } from '../../../src/core/completion/program.ts'
import { plainEnv } from '../../support/repository.ts'

export const commands: readonly ShellCompletionOfCommand[] = [
  {
    name: '',
    words: 'revision',
    flags: [
      { name: 'count', value: 'any' },
      { name: 'sort', value: ['none', 'name', 'delta'] },
      { name: 'strict', value: null },
      { name: 'base', value: 'revision' },
      { name: 'rules', value: 'file' },
      { name: 'results', value: 'folder' },
    ],
  },
  {
    name: 'compare',
    words: 'file',
    flags: [
      { name: 'sort', value: ['name', 'down'] },
      { name: 'csv', value: null },
    ],
  },
  { name: 'doctor', words: 'any', flags: [{ name: 'sort', value: ['none', 'name', 'delta'] }] },
  { name: 'restore', words: 'folder', flags: [] },
  { name: 'completion', words: ['bash', 'fish'], flags: [] },
]

/** Names of branches for a shell to act on. */
export const hostile: readonly string[] = [`run$(touch\${IFS}acted)`, 'run;touch>acted']

/** The same as a shell must put them on its command line. */
export const harmless: readonly string[] = ['run\\$\\(touch\\$\\{IFS\\}acted\\)', 'run\\;touch\\>acted']

/** A repository with such branches, and files to find. */
export const repository = `git init --quiet --initial-branch=main; git commit --quiet --allow-empty -m 1
git tag v1.2; git branch topic; ${hostile.map(name => `git branch '${name}'`).join('; ')}
mkdir folder 'fold er'; touch 'file one' folder/inside`

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
      env: plainEnv,
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
          env: { ...plainEnv, HOME: home },
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
        env: { ...plainEnv, HOME: home, TERM: 'dumb' },
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
