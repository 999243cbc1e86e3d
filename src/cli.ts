#!/usr/bin/env node
// Entry of the terminal program: the same gate as the Action's, in any repository.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CouldNotMeasure, Misconfigured } from './core/errors.ts'
import { failsCheck } from './core/judge/verdict.ts'
import { visibleLines } from './core/report/escape.ts'
import { failureLine } from './core/report/failure.ts'
import { wholeReport } from './core/report/fit.ts'
import { type Paint, plain, textReport } from './core/report/text.ts'
import type { ResultFile } from './core/result-file.ts'
import { type Invocation, readArguments, sidesIn } from './effects/arguments.ts'
import { gitIn } from './effects/git/git.ts'
import { recover } from './effects/git/recover.ts'
import { usualSides } from './effects/git/usual-sides.ts'
import { readInputs } from './effects/inputs.ts'
import { abortOnSignals, isCancellation } from './effects/interrupt.ts'
import { untrustedEnvironment } from './effects/measure/environment.ts'
import { writeResults } from './effects/results.ts'
import { terminalConsole } from './effects/terminal-console.ts'
import { gate } from './gate.ts'

const usage = `Usage: benchgate [revision] [revision] [flags]
       benchgate restore [folder]

Measures two sides of a repository, interleaved, and says what got slower.

  benchgate              uncommitted work against HEAD; without any, HEAD against where its branch began
  benchgate v1.2         what there is now against v1.2
  benchgate main..topic  topic against main
  benchgate calibrate    HEAD against itself, to learn how noisy this machine is
  benchgate restore      puts back what a run that was killed has left in a checkout

Every input of the Action that is not about GitHub is a flag: --run 'node bench.mjs', --count 10, --threshold 3%, --strict, --no-confirm, …
  --json, --markdown     another form of the report; --results FOLDER keeps all files
  --help

Exit status: 0 pass, 1 regression, 2 could not measure, 3 inconclusive.
`

const { env } = process
const console = terminalConsole(process.stderr)

try {
  const invocation = readArguments(process.argv.slice(2))
  if (invocation.command === 'help') process.stdout.write(usage)
  else if (invocation.command === 'restore') await restore(invocation.words)
  else process.exitCode = await compareSides(invocation)
} catch (error) {
  if (error instanceof CouldNotMeasure && error.output !== '')
    process.stderr.write(`${visibleLines(error.output).join('\n')}\n`)
  process.stderr.write(`benchgate: ${failureLine(error)}\n`)
  process.exitCode = 2
}

async function restore([folder = '.', ...more]: readonly string[]): Promise<void> {
  if (more.length > 0) throw new Misconfigured(`restore: one folder can be given, not ${more.join(' ')} too.`)
  const found = await recover(folder, untrustedEnvironment(env, []).env, console)
  if (found === null)
    throw new Misconfigured(`${folder} is in no git repository. Name a folder of the checkout.`)
  const { checkout, isChanged } = found
  process.stdout.write(
    isChanged ? `${checkout} is as it was found.\n` : `Nothing to restore in ${checkout}.\n`,
  )
}

/** Gives the exit status. */
async function compareSides({ words, inputs: given, output }: Invocation): Promise<number> {
  const interrupt = abortOnSignals(console)
  const profiles = await mkdtemp(join(tmpdir(), 'benchgate-profiles-'))
  try {
    const folder = process.cwd()
    const git = gitIn(resolve(folder, given['working-directory'] ?? '.'), untrustedEnvironment(env, []).env)
    const named = { ...given, ...sidesIn(words) }
    const sides = given.calibrate === 'true' ? { base: named.base ?? 'HEAD' } : await usualSides(git, named)
    const settings: Readonly<Record<string, string>> = { checkout: 'worktree', ...given, ...sides }
    const inputs = readInputs(name => settings[name] ?? '')
    const event = { name: '', pull: null, before: null }
    const around = { folder, env, event, server: '', profiles, signal: interrupt.signal, console }
    const gated = await gate(inputs, around)
    const { result } = gated
    const report = wholeReport(result)
    if (inputs.results !== null)
      await writeResults(resolve(folder, inputs.results), { ...gated, report, profiles })
    process.stdout.write(
      {
        json: `${JSON.stringify(result, null, 2)}\n`,
        markdown: report,
        text: result.calibration ? report : `\n${textReport(result, paintFor(process.stdout))}`,
      }[output],
    )
    return statusOf(result)
  } catch (error) {
    if (!isCancellation(error, interrupt.signal)) throw error
    console.info('cancelled; there is no verdict')
    return process.exitCode === undefined ? 2 : Number(process.exitCode)
  } finally {
    await rm(profiles, { recursive: true, force: true })
    interrupt.done()
  }
}

function statusOf({ verdict, settings }: ResultFile): number {
  if (verdict === 'fail') return failsCheck(verdict, settings.failOn) ? 1 : 0
  return verdict === 'inconclusive' ? 3 : 0
}

/** Colours where people look, unless they have said that they want none (https://no-color.org). */
function paintFor(stream: NodeJS.WriteStream): Paint {
  if (!stream.isTTY || env.NO_COLOR) return plain
  const codes = { red: 31, green: 32, yellow: 33, bold: 1 }
  return (colour, text) => `\u001b[${codes[colour]}m${text}\u001b[0m`
}
