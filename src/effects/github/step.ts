// Runs the program of a workflow step: with its console, until a signal ends it, and with a failed step for every error.
import { formatErrorOnOneLine } from '../../core/report/say/run-failure.ts'
import { abortOnSignals, type VerdictAwareInterrupt } from '../program/interrupt.ts'
import {
  createWorkflowConsole,
  registerUncaughtErrorHandler,
  type WorkflowConsole,
} from './workflow-console.ts'

export interface ActionStepContext extends Pick<VerdictAwareInterrupt, 'signal' | 'judged'> {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder into which actions/checkout puts the repository. */
  readonly workspace: string
  readonly console: WorkflowConsole
}

/** `onSignal` is what the log says that the step does when a signal ends it. */
export async function runFunctionAsActionStep(
  run: (step: ActionStepContext) => Promise<void>,
  onFailure: (error: unknown, step: ActionStepContext) => Promise<void> | void = (error, { console }) =>
    console.fail(formatErrorOnOneLine(error)),
  onSignal?: string,
): Promise<void> {
  const { env } = process
  const console = createWorkflowConsole()
  registerUncaughtErrorHandler(console)
  using interrupt = abortOnSignals(console, onSignal)
  const { signal, judged } = interrupt
  const step = { env, workspace: env.GITHUB_WORKSPACE || process.cwd(), console, signal, judged }
  try {
    await run(step)
  } catch (error) {
    await onFailure(error, step)
  }
}
