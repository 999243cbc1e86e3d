// Turns signals into an orderly end: the measured process is ended, the checkout put back, then we leave.
import { Cancelled, NotPutBack } from '../../core/model/errors.ts'
import type { Console } from './console.ts'

/** Ctrl-C, the signal of runners and `kill`, and that of a terminal that closes. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
type Obeyed = (typeof signals)[number]

/** 128 plus the number of the signal, as in shells. */
const statusOf: Readonly<Record<Obeyed, number>> = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/** An Interrupt says through `signal` that the run must end; `done` gives signals their usual meaning again. */
export interface Interrupt {
  readonly signal: AbortSignal
  done(): void
}

/** A JudgingInterrupt knows that a run may have its verdict before it ends. */
export interface JudgingInterrupt extends Interrupt {
  /** From now on the exit status stays as it is, and a signal only ends what is still being published. */
  judged(): void
}

/** A Stoppable interrupt can also end only the measuring, through `stop`. */
export interface Stoppable extends Interrupt {
  readonly stop: AbortSignal
}

/** Obeys the first signal, and says what it does then; for later ones it only says that the run is already ending. */
export function abortOnSignals(
  console: Console,
  what = 'ending the measurement and putting the checkout back',
): JudgingInterrupt {
  const controller = new AbortController()
  let isJudged = false
  const obey = (name: Obeyed) => {
    console.info(isJudged ? `${name}: ending; the verdict stands` : `${name}: ${what}`)
    controller.abort()
    if (!isJudged) process.exitCode = statusOf[name]
  }
  for (const name of signals) process.on(name, obey)
  return {
    signal: controller.signal,
    judged() {
      isJudged = true
    },
    done() {
      for (const name of signals) process.off(name, obey)
    },
  }
}

/** Ctrl-C ends the measuring, so that the complete rounds can be judged; a second one ends the run, as other signals do. */
export function stopOnSignals(console: Console): Stoppable {
  const stopping = new AbortController()
  const ending = new AbortController()
  const end = (name: Obeyed) => {
    console.info(`${name}: ending the run`)
    ending.abort()
    process.exitCode = statusOf[name]
  }
  const stop = () => {
    if (stopping.signal.aborted) return end('SIGINT')
    console.info('stopping; what has been measured by now is judged. Ctrl-C again ends the run at once.')
    stopping.abort()
  }
  const others = signals.filter(name => name !== 'SIGINT')
  process.on('SIGINT', stop)
  for (const name of others) process.on(name, end)
  return {
    stop: stopping.signal,
    signal: ending.signal,
    done() {
      process.off('SIGINT', stop)
      for (const name of others) process.off(name, end)
    },
  }
}

/**
 * Whether this error is due to an interruption. In a terminal Ctrl-C reaches every program of the run, so any failure
 * after it is caused by it; but a checkout that could not be put back must be reported.
 */
export function isCancellation(error: unknown, signal: AbortSignal): boolean {
  return error instanceof Cancelled || (signal.aborted && !isNotPutBack(error))
}

function isNotPutBack(error: unknown): boolean {
  // A failure to put back after another failure comes wrapped with that one.
  const inner = error instanceof Error && 'error' in error ? error.error : null
  return error instanceof NotPutBack || inner instanceof NotPutBack
}
