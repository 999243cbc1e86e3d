// The gates of a bisection or a self-test in a terminal: quiet but for warnings, and on a screen with the live view of each.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canaryOfHead } from '../canary.ts'
import type { Canary } from '../core/canary/canary.ts'
import { type Inputs, settingsOf } from '../core/inputs/inputs.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import { noEvent } from '../effects/github/event.ts'
import type { FoundRules } from '../effects/inputs/rules-file.ts'
import type { Watch } from '../effects/measure/watch.ts'
import type { Console } from '../effects/program/console.ts'
import type { Stoppable } from '../effects/program/interrupt.ts'
import { LiveView } from '../effects/terminal/live-view.ts'
import { terminalConsole } from '../effects/terminal/terminal-console.ts'
import { gate } from '../gate.ts'
import type { RunContext } from '../open-run.ts'
import type { Terminal } from './command.ts'
import { isScreen } from './measure-pair.ts'
import { paintFor } from './paint.ts'

const unseen: Watch = { visiting() {}, roundEnded() {} }

/** QuietGates make one gate after the other. */
export class QuietGates implements AsyncDisposable {
  private readonly terminal: Terminal
  private readonly rules: FoundRules
  private readonly interrupt: Stoppable
  /** Is gone with these gates. Profiles would go there, but they make none. */
  readonly folder: string
  /** What was warned of before: each gate would say it again. */
  private readonly warned = new Set<string>()

  private constructor(terminal: Terminal, rules: FoundRules, interrupt: Stoppable, folder: string) {
    this.terminal = terminal
    this.rules = rules
    this.interrupt = interrupt
    this.folder = folder
  }

  static async open(terminal: Terminal, rules: FoundRules, interrupt: Stoppable): Promise<QuietGates> {
    return new QuietGates(terminal, rules, interrupt, await mkdtemp(join(tmpdir(), 'benchgate-gates-')))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }

  /** Measures as `special` says, if it says anything. Throws as the gate does. */
  async gate(
    inputs: Inputs,
    special: Pick<RunContext, 'with' | 'like' | 'builds'> = {},
  ): Promise<ResultFile> {
    const { env, stderr } = this.terminal
    const settings = settingsOf(inputs)
    using live = isScreen(this.terminal) ? new LiveView(stderr, settings, paintFor(stderr, env)) : null
    const watching = { ...this.around(live ?? terminalConsole(stderr)), watch: live ?? unseen }
    const { result } = await gate(inputs, { ...watching, ...special })
    return result
  }

  /** Whether a gate sees that head's sources are broken; `before` is how many benchmarks it has. Throws as the gate does. */
  canary(inputs: Inputs, before: number): Promise<Canary> {
    return canaryOfHead(inputs, this.around(terminalConsole(this.terminal.stderr)), before)
  }

  private around(console: Console): RunContext {
    const { env } = this.terminal
    return {
      ...{ folder: this.rules.folder, rules: this.rules, isWorkplace: true, env, event: noEvent, server: '' },
      ...{ profiles: this.folder, console: this.onlyWarnings(console) },
      ...{ signal: this.interrupt.signal, stop: this.interrupt.stop },
    }
  }

  private onlyWarnings(console: Console): Console {
    return {
      info() {},
      warn: line => {
        if (this.warned.has(line)) return
        this.warned.add(line)
        console.warn(line)
      },
      untrusted: () => ({ write() {}, close() {} }),
    }
  }
}
