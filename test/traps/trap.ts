// Runs the gate on a set-up in which a command may run other code than that of the checkout.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runGate } from '../../src/run/gate.ts'
import { textReport } from '../core/report/shown.ts'
import { gateCall } from '../support/gate.ts'
import { listeningConsole, makeRepository, plainEnv } from '../support/repository.ts'

/** What is 100 on base and 200 on head: a benchmark reports it in place of a time, so that the result shows whose code ran. */
export const value = '@VALUE@'

/** A program of C that prints what the function `widget` of another file returns. */
export const widgetProgram = `#include <stdio.h>
#include <time.h>
int widget(void);
int main(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  printf("BenchmarkIt 1 %d.%06ld ns/op\\n", widget(), now.tv_nsec / 1000);
  return 0;
}
`

/** A SetUp is a repository, what was done in its checkout before the run, and the inputs of the gate. */
export interface SetUp {
  readonly name: string
  readonly ecosystem: string
  /** Programs that must be there. */
  readonly needs: readonly string[]
  /** The tracked files by their paths; `value` stands for 100 on base and 200 on head. */
  readonly files: Readonly<Record<string, string>>
  /** A bash script that runs in the checkout before each commit, with 100 or 200 in `$VALUE`. */
  readonly beforeCommit?: string
  /** A bash script that runs in the checkout of head before the gate. */
  readonly earlier?: string
  /** Variables of the gate's environment; `$PWD` is the checkout and `$OUTSIDE` a folder beside it. */
  readonly env?: Readonly<Record<string, string>>
  /** The inputs of the gate; `$PWD` is the checkout. */
  readonly inputs: Readonly<Record<string, string>>
  /** Whether each side is given its own of what the commands share, so that the run is to fail. */
  readonly isApart?: boolean
  /** Whether the run ends with an error. */
  readonly isRefused?: boolean
}

/** What the gate made of a set-up. */
export interface Outcome {
  readonly verdict: string
  /** The report as text, or the error. */
  readonly said: string
  readonly log: string
  readonly warnings: readonly string[]
}

/** Whether all programs that a set-up needs are there. */
export function isRunnable({ needs }: SetUp): boolean {
  return needs.every(program => {
    try {
      execFileSync('bash', ['-c', `command -v ${program}`], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  })
}

/** Makes the repository with base and head, does what came before, and runs the gate. */
export async function runSetUp({ files, beforeCommit, earlier, env = {}, inputs }: SetUp): Promise<Outcome> {
  await using repository = await makeRepository('git init --quiet --initial-branch=main')
  const { folder } = repository
  const temporary = join(folder, '../outside')
  mkdirSync(temporary)
  const home = { HOME: process.env.HOME ?? '', OUTSIDE: temporary, ...toolEnv() }
  for (const [side, figure] of [
    ['base', '100'],
    ['head', '200'],
  ] as const) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text.replaceAll(value, figure))
    }
    if (beforeCommit) repository.sh(beforeCommit, { ...home, VALUE: figure })
    repository.sh(`git add --all; git commit --quiet --allow-empty -m ${side}; git tag ${side}`)
  }
  const given = Object.entries(env).map(
    ([key, text]) =>
      [
        key,
        text
          .replaceAll('$PWD', folder)
          .replaceAll('$OUTSIDE', temporary)
          .replaceAll('$PATH', process.env.PATH ?? ''),
      ] as const,
  )
  const around = { ...home, ...Object.fromEntries(given) }
  if (earlier) repository.sh(earlier, around)
  const ownInputs = Object.fromEntries(
    Object.entries(inputs).map(([key, text]) => [key, text.replaceAll('$PWD', folder)]),
  )
  const console = listeningConsole()
  try {
    const { inputs: checked, context } = gateCall(
      { folder, temp: temporary },
      { base: 'base', count: '8', confirm: 'false', seed: '1', ...ownInputs },
      { env: { PATH: plainEnv.PATH, ...around }, console },
    )
    const { result } = await runGate(checked, context)
    const warnings = result.warnings.map(({ kind }) => kind)
    return { verdict: result.verdict, said: textReport(result), log: console.said.join('\n'), warnings }
  } catch (error) {
    return { verdict: 'error', said: String(error), log: console.said.join('\n'), warnings: [] }
  }
}

/** Where tools look for what they have fetched before. */
function toolEnv(): Record<string, string> {
  const names = [
    'CARGO_HOME',
    'RUSTUP_HOME',
    'GOPATH',
    'GOCACHE',
    'GOFLAGS',
    'GOPROXY',
    'PYENV_ROOT',
    'JAVA_HOME',
  ]
  return Object.fromEntries(names.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
}
