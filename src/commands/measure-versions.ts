// Measures several versions in the same rounds, each against the first, for the terminal program.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Inputs, settingsOf } from '../core/inputs/inputs.ts'
import { exitStatus, statuses, worstOf } from '../core/judge/exit.ts'
import type { Version } from '../core/report/say/versions.ts'
import { escapeControls } from '../core/words/escape.ts'
import { noEvent } from '../effects/github/event.ts'
import type { FoundRules } from '../effects/inputs/rules-file.ts'
import { secretsIn } from '../effects/measure/environment.ts'
import { redactor } from '../effects/measure/secrets.ts'
import { inLines, type Watch } from '../effects/measure/watch.ts'
import { isCancellation, stopOnSignals } from '../effects/program/interrupt.ts'
import { namedConsole } from '../effects/program/named-console.ts'
import { LiveView } from '../effects/terminal/live-view.ts'
import { terminalConsole } from '../effects/terminal/terminal-console.ts'
import { gateVersions } from '../gate-versions.ts'
import type { Terminal } from './command.ts'
import type { CommandLine } from './flags.ts'
import { isScreen } from './measure-pair.ts'
import { paintFor } from './paint.ts'
import { type OutputPaths, presentResult, presentVersions, refusePlaces } from './present.ts'
import { printFailure } from './print-failure.ts'

/** One version to be measured against the first. */
export interface AskedVersion {
  /** As the user wrote it. */
  readonly name: string
  readonly inputs: Inputs
  readonly places: OutputPaths
}

/** Gives the exit status. Throws what befalls all of them. `base` is what the first was called. */
export async function measureVersions(
  base: string,
  versions: readonly AskedVersion[],
  rules: FoundRules,
  values: CommandLine['values'],
  terminal: Terminal,
): Promise<number> {
  const { env, stderr } = terminal
  const [first] = versions
  if (!first) return statuses.pass
  for (const { places } of versions) await refusePlaces(places)
  const plainly = terminalConsole(stderr)
  const profiles = await mkdtemp(join(tmpdir(), 'benchgate-profiles-'))
  using live = isScreen(terminal)
    ? new LiveView(stderr, settingsOf(first.inputs), paintFor(stderr, env))
    : null
  const interrupt = stopOnSignals(live ?? plainly)
  const place = { folder: rules.folder, rules, isWorkplace: true, env, event: noEvent, server: '', profiles }
  const all: number[] = []
  const done: Version[] = []
  try {
    const ended = await gateVersions(
      versions.map(({ name, inputs }) => {
        const console = namedConsole(live ?? plainly, name)
        const watch = live ? onScreen(live, base, name) : inLines(console)
        return { inputs, around: { ...place, ...interrupt, console, watch } }
      }),
    )
    live?.[Symbol.dispose]()
    for (const [n, one] of ended.entries()) {
      const { name, places } = versions[n] as AskedVersion
      if (one.status === 'rejected') {
        if (isCancellation(one.reason, interrupt.stop.aborted ? interrupt.stop : interrupt.signal)) continue
        stderr.write(`${escapeControls(name)}:\n`)
        printFailure(one.reason, stderr)
        all.push(statuses.noMeasurement)
        continue
      }
      const gated = redactor(secretsIn(env, ''))(one.value)
      await presentResult(gated, places, values, terminal, join(profiles, String(n)), true)
      const { result } = gated
      done.push({ name, result })
      all.push(exitStatus(result.verdict, result.settings.failOn))
    }
    if (all.length === 0) plainly.info('ended before a round was complete; there is no verdict')
    presentVersions(base, done, values, terminal)
    if (interrupt.signal.aborted || all.length === 0) return Number(process.exitCode ?? 130)
    return worstOf(all)
  } finally {
    await rm(profiles, { recursive: true, force: true })
    interrupt.done()
  }
}

/** How far all are; a table of each would push the others out of sight. */
function onScreen(live: LiveView, base: string, name: string): Watch {
  return {
    visiting: (place, title, side) =>
      live.visiting(place, title, escapeControls(side === 'base' ? base : name)),
    roundEnded: progress => live.roundEnded({ ...progress, rounds: () => [] }),
  }
}
