// Shows a measurement on a screen while it goes on: the last lines are redrawn, and messages are printed above them.
//
// The view has no timer: it draws before a visit and after a round, while no benchmark runs. Its signs change only at the
// planned interim analyses, because a p-value that is checked after every round is not valid.
import { compareAllSeries } from '../../core/judge/compare-series.ts'
import { isInterimRound } from '../../core/judge/interim-plan.ts'
import { type CurrentVisit, type LiveMeasurementState, liveViewLines } from '../../core/live/progress.ts'
import type { Comparison } from '../../core/model/comparison.ts'
import type { BenchmarkSeries, MeasurementProgress } from '../../core/model/measuring.ts'
import type { DecisionRules, RunSettings } from '../../core/model/settings.ts'
import { collectSeriesFromRounds, formatNameOfEachMeasuredSide } from '../../core/rounds/collect.ts'
import { splitLinesAndEscapeControlCharacters } from '../../core/words/escape.ts'
import { type ColourText, displayWidth, wrapLine } from '../../core/words/terminal.ts'
import type { MeasurementWatcher } from '../measure/driver.ts'
import type { RunConsole } from '../program/console.ts'
import { steadyNow } from '../program/steady-clock.ts'

/** The part of a terminal that drawing needs. */
type TerminalStream = Pick<NodeJS.WriteStream, 'write'> & {
  readonly columns?: number
  readonly rows?: number
}

/** The decision rules, and the settings for what follows the rounds. */
type LiveRules = DecisionRules & Pick<RunSettings, 'confirm' | 'calibrate'>

/** The shortest time between drawings, in milliseconds: visits can be too short to read what is drawn for each. */
const between = 100

/**
 * Draws between benchmarks only, and has no timer: nothing else should run beside a benchmark. Disposing of
 * it erases what it has drawn.
 */
export class LiveMeasurementView implements RunConsole, MeasurementWatcher, Disposable {
  private readonly screen: TerminalStream
  private readonly rules: LiveRules
  private readonly paint: ColourText
  private readonly clock: () => number
  private readonly began: number
  private drawn: readonly string[] = []
  private drawnAt = Number.NEGATIVE_INFINITY
  private now: CurrentVisit | null = null
  private progress: LiveMeasurementState['progress'] = null
  private series: readonly BenchmarkSeries[] = []
  private formats: LiveMeasurementState['formats']
  private look: readonly Comparison[] = []

  /** `clock` gives milliseconds. */
  constructor(screen: TerminalStream, rules: LiveRules, paint: ColourText, clock: () => number = steadyNow) {
    this.screen = screen
    this.rules = rules
    this.paint = paint
    this.clock = clock
    this.began = clock()
  }

  info(line: string): void {
    this.say(line)
  }

  warn(line: string): void {
    this.say(`warning: ${line}`)
  }

  /** The output of benchmarks is shown with an error, or not at all. */
  untrusted() {
    return { write() {}, close() {} }
  }

  visiting(place: string, title: string | null, side: string): void {
    const isNew = this.now?.place !== place
    this.now = { place, title, side }
    if (isNew || this.clock() - this.drawnAt >= between) this.draw()
  }

  roundEnded({ rounds, units, ...progress }: MeasurementProgress): void {
    this.progress = progress
    this.series = collectSeriesFromRounds(rounds(), units)
    this.formats = formatNameOfEachMeasuredSide(rounds())
    const made = rounds().length
    if (!progress.isAgain && (isInterimRound(made, this.rules) || made === this.rules.count))
      this.look = compareAllSeries(this.series, this.rules)
    this.draw()
  }

  [Symbol.dispose](): void {
    this.wipe()
    this.now = null
  }

  /** Returns a terminal that does not know its size says 0. */
  private get room(): { readonly columns: number; readonly rows: number } {
    return { columns: this.screen.columns || 80, rows: this.screen.rows || 24 }
  }

  private say(text: string): void {
    this.wipe()
    const lines = splitLinesAndEscapeControlCharacters(text).flatMap(line =>
      wrapLine(line, this.room.columns),
    )
    this.screen.write(`${lines.join('\n')}\n`)
    this.draw()
  }

  private draw(): void {
    if (this.now === null) return
    const { columns, rows } = this.room
    const elapsed = (this.clock() - this.began) / 1000
    const { now, progress, series, formats, look } = this
    const confirms = this.rules.confirm && !this.rules.calibrate
    // The cursor needs a line of its own below, and a line that fills the width may move it to the next.
    const room = { width: columns - 1, height: rows - 2 }
    const lines = liveViewLines({ now, progress, series, formats, look, confirms, elapsed }, room, this.paint)
    this.wipe()
    this.screen.write(lines.map(line => `${line}\n`).join(''))
    this.drawn = lines
    this.drawnAt = this.clock()
  }

  /** The window may have become narrower since, so that lines wrap. */
  private wipe(): void {
    const { columns } = this.room
    const high = this.drawn.reduce(
      (sum, line) =>
        sum +
        Math.max(1, Math.ceil(displayWidth(splitLinesAndEscapeControlCharacters(line).join('')) / columns)),
      0,
    )
    // Ctrl-C is echoed at the cursor, and moves it.
    if (high > 0) this.screen.write(`\r\u001b[${high}A\u001b[0J`)
    this.drawn = []
  }
}
