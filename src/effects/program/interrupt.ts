// Turns signals into an orderly end: the measured process is ended, and the checkout is put back before the program exits.
import { CancelledError, NotPutBackError } from '../../core/model/errors.ts'
import type { RunConsole } from './console.ts'

/** Ctrl-C, the signal of runners and `kill`, and that of a closing terminal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
type HandledSignal = (typeof signals)[number]

/** The exit status, as in shells: 128 plus the number of the signal. */
const exitStatusOf: Readonly<Record<HandledSignal, number>> = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/** `signal` aborts when the run must end; disposing restores the default handling of signals. */
interface RunInterrupt extends Disposable {
  readonly signal: AbortSignal
}

/** An interrupt of a run that has its verdict before it ends. */
export interface VerdictAwareInterrupt extends RunInterrupt {
  /** Declares that the verdict is known: the exit status then stays, and a signal only ends what is still being published. */
  judged(): void
}

/** An interrupt that can also end only the measuring, through `stop`. */
interface RunAndMeasurementInterrupt extends RunInterrupt {
  readonly stop: AbortSignal
  /** Aborts when `stop` or `signal` does. */
  readonly either: AbortSignal
}

/** Aborts on the first signal, and logs `action`; later ones are only logged. */
export function abortOnSignals(
  console: RunConsole,
  action = 'ending the measurement and restoring the checkout',
): VerdictAwareInterrupt {
  const controller = new AbortController()
  let isJudged = false
  const handle = (name: HandledSignal) => {
    console.info(isJudged ? `${name}: ending; the verdict does not change` : `${name}: ${action}`)
    controller.abort()
    if (!isJudged) process.exitCode = exitStatusOf[name]
  }
  return {
    signal: controller.signal,
    judged() {
      isJudged = true
    },
    [Symbol.dispose]: listenForSignals(handle),
  }
}

/** Returns a function that restores the default handling. */
function listenForSignals(handle: (name: HandledSignal) => void): () => void {
  for (const name of signals) process.on(name, handle)
  return () => {
    for (const name of signals) process.off(name, handle)
  }
}

/** Ends the measuring on Ctrl-C, so that the complete rounds are judged; a second Ctrl-C, or another signal, ends the run. */
export function stopMeasuringOnFirstInterrupt(console: RunConsole): RunAndMeasurementInterrupt {
  const measuringStop = new AbortController()
  const runEnd = new AbortController()
  const handle = (name: HandledSignal) => {
    if (name === 'SIGINT' && !measuringStop.signal.aborted) {
      console.info('stopping; the rounds so far are judged. Press Ctrl-C again to end the run at once.')
      measuringStop.abort()
      return
    }
    console.info(`${name}: ending the run`)
    runEnd.abort()
    process.exitCode = exitStatusOf[name]
  }
  return {
    stop: measuringStop.signal,
    signal: runEnd.signal,
    either: AbortSignal.any([measuringStop.signal, runEnd.signal]),
    [Symbol.dispose]: listenForSignals(handle),
  }
}

export function whyInterruptedRunHasNoVerdict({ signal }: RunAndMeasurementInterrupt): string {
  return signal.aborted
    ? 'the run was ended at once, so no round is judged; there is no verdict'
    : 'ended before the first round was complete; there is no verdict'
}

export function readProcessExitCodeOrSigintStatus(): number {
  return Number(process.exitCode ?? exitStatusOf.SIGINT)
}

/**
 * Reports whether an error is due to an interruption. In a terminal Ctrl-C reaches every program of the run, so any failure
 * after it is caused by it; but a checkout that could not be put back must be reported.
 */
export function isErrorDueToInterruption(error: unknown, signal: AbortSignal): boolean {
  return error instanceof CancelledError || (signal.aborted && !isNotPutBack(error))
}

function isNotPutBack(error: unknown): boolean {
  // A failure to put back after another failure is wrapped in a SuppressedError.
  const inner = error instanceof Error && 'error' in error ? error.error : null
  return error instanceof NotPutBackError || inner instanceof NotPutBackError
}
