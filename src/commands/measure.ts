// `benchgate`: the gate, in any repository.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { failsCheck } from '../core/judge/verdict.ts'
import { csvReport } from '../core/report/csv.ts'
import { wholeReport } from '../core/report/fit.ts'
import { htmlReport } from '../core/report/html/html-report.ts'
import { textReport } from '../core/report/text.ts'
import type { ResultFile } from '../core/result-file.ts'
import { gitIn } from '../effects/git/git.ts'
import { usualSides } from '../effects/git/usual-sides.ts'
import { settingsOf } from '../effects/inputs.ts'
import { isCancellation, stopOnSignals } from '../effects/interrupt.ts'
import { untrustedEnvironment } from '../effects/measure/environment.ts'
import { writeResults } from '../effects/results.ts'
import { findRules, readInputsWith } from '../effects/rules-file.ts'
import { LiveView } from '../effects/terminal/live-view.ts'
import { terminalConsole } from '../effects/terminal/terminal-console.ts'
import { inLines } from '../effects/watch.ts'
import { gate } from '../gate.ts'
import type { Terminal } from './command.ts'
import { type Flags, type Given, readFlags } from './flags.ts'
import { inputFlags, inputsIn } from './inputs-as-flags.ts'
import { paintFor } from './paint.ts'
import { type NamedSides, sidesIn } from './revisions-in.ts'
import { type Asked, withUsual } from './usual-inputs.ts'

export const usage = `Usage: benchgate [revision] [revision] [flags]
       benchgate restore [folder]

Measures two sides of a repository, interleaved, and says what got slower.

  benchgate              uncommitted work against HEAD; without any, HEAD against where its branch began
  benchgate v1.2         what there is now against v1.2
  benchgate main..topic  topic against main
  benchgate calibrate    HEAD against itself, to learn how noisy this machine is
  benchgate restore      puts back what a run that was killed has left in a checkout

Every input of the Action that is not about GitHub is a flag: --run 'node bench.mjs', --count 10, --threshold 3%, --strict, --no-confirm, …
  --json, --markdown, --csv   another form of the report, on standard output
  --html FILE                 a page of it; --results FOLDER keeps all files
  --help

Exit status: 0 pass, 1 regression, 2 could not measure, 3 inconclusive.
`

export const flags: Flags = {
  ...inputFlags,
  html: { type: 'string' },
  ...Object.fromEntries(['json', 'markdown', 'csv'].map(name => [name, { type: 'boolean' }] as const)),
}

export async function run(given: readonly string[], terminal: Terminal): Promise<number> {
  const { values, words } = readFlags(given, flags, 'benchgate')
  const asked = inputsIn({ values, words })
  const pairs = sidesIn(words)
  const statuses: number[] = []
  for (const sides of pairs) {
    const place = pairs.length > 1 ? apart(asked, values, sides) : { asked, values }
    const status = await measure({ ...place.asked, ...sides }, place.values, terminal)
    // Someone has ended it, and wants no more of them.
    if (status > 3) return status
    statuses.push(status)
  }
  // A regression weighs more than what could not be decided, and that more than a pass.
  return [2, 1, 3].find(status => statuses.includes(status)) ?? 0
}

/** Gives the exit status of one comparison. */
async function measure(asked: Asked, values: Given['values'], terminal: Terminal): Promise<number> {
  const { env, folder, stdout, stderr } = terminal
  const plainly = terminalConsole(stderr)
  const { env: untrusted } = untrustedEnvironment(env, [])
  const rules = await findRules(name => asked[name] ?? '', { folder, env: untrusted, console: plainly })
  if (rules.file !== null) plainly.info(`rules from ${rules.file}`)
  const git = gitIn(resolve(rules.folder, asked['working-directory'] ?? '.'), untrusted)
  const isCalibration = (asked.calibrate ?? rules.inputs.calibrate) === 'true'
  const sides = isCalibration ? { base: asked.base ?? 'HEAD' } : await usualSides(git, asked)
  const settings: Asked = { ...withUsual(asked, rules), ...sides }
  const inputs = readInputsWith(rules, name => settings[name] ?? '')
  const profiles = await mkdtemp(join(tmpdir(), 'benchgate-profiles-'))
  using live = isScreen(terminal) ? new LiveView(stderr, settingsOf(inputs), paintFor(stderr, env)) : null
  const console = live ?? plainly
  const interrupt = stopOnSignals(console)
  try {
    const event = { name: '', pull: null, before: null }
    const watch = live ?? inLines(console)
    const around = {
      folder: rules.folder,
      rules: rules.file,
      env,
      event,
      server: '',
      profiles,
      ...interrupt,
      console,
      watch,
    }
    const gated = await gate(inputs, around)
    live?.[Symbol.dispose]()
    const { result } = gated
    const report = wholeReport(result)
    if (inputs.results !== null)
      await writeResults(resolve(folder, inputs.results), { ...gated, report, profiles })
    if (typeof values.html === 'string') await writeFile(resolve(folder, values.html), htmlReport(result))
    stdout.write(inForm(values, result, report, terminal))
    return statusOf(result)
  } catch (error) {
    const { signal, stop } = interrupt
    if (!isCancellation(error, stop.aborted ? stop : signal)) throw error
    console.info('ended before a round was complete; there is no verdict')
    return Number(process.exitCode ?? 130)
  } finally {
    await rm(profiles, { recursive: true, force: true })
    interrupt.done()
  }
}

function inForm(
  { json, markdown, csv }: Given['values'],
  result: ResultFile,
  report: string,
  terminal: Terminal,
) {
  const { stdout, env } = terminal
  if (json) return `${JSON.stringify(result, null, 2)}\n`
  if (csv) return csvReport(result)
  // A calibration is a report of its own, in Markdown that reads as it is.
  if (markdown || result.calibration) return report
  const text = textReport(result, paintFor(stdout, env), stdout.isTTY ? stdout.columns : undefined)
  return `\n${text}`
}

/** Whether progress can be drawn: not in a file, and not where a log is kept. */
function isScreen({ stderr, env }: Terminal): boolean {
  return stderr.isTTY && env.TERM !== 'dumb' && !env.CI
}

/** Places for the files of one comparison of several: `out/v1.2` for `out`, `page-v1.2.html` for `page.html`. */
function apart(asked: Asked, values: Given['values'], { head = 'head' }: NamedSides) {
  const name = head.replace(/[^\w.-]+/g, '-')
  const { html } = values
  return {
    asked: asked.results ? { ...asked, results: join(asked.results, name) } : asked,
    values: typeof html === 'string' ? { ...values, html: html.replace(/(\.\w+)?$/, `-${name}$1`) } : values,
  }
}

function statusOf({ verdict, settings }: ResultFile): number {
  if (verdict === 'fail') return failsCheck(verdict, settings.failOn) ? 1 : 0
  return verdict === 'inconclusive' ? 3 : 0
}
