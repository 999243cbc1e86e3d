// Runs the gate on a repository, without the Action around it.
import { noWorkflowEvent } from '../../src/core/model/event.ts'
import { readInputsWithSeed } from '../../src/effects/inputs/inputs.ts'
import { runGate } from '../../src/run/gate.ts'
import type { RunContext } from '../../src/run/resolve-run.ts'
import { listeningConsole } from './repository.ts'

/** Where a gate runs: a checkout, and a folder outside of it. */
type GatePlace = Readonly<Record<'folder' | 'temp', string>>

/** Returns what a gate is called with, where a workflow gives these inputs and there is no pull request. */
export function gateCall(
  { folder, temp }: GatePlace,
  inputs: Readonly<Record<string, string>>,
  more: Partial<RunContext> = {},
) {
  return {
    inputs: readInputsWithSeed(name => inputs[name] ?? ''),
    context: {
      folder,
      env: { PATH: process.env.PATH, HOME: temp },
      event: { ...noWorkflowEvent, name: 'workflow_dispatch' },
      server: 'https://github.com',
      profiles: temp,
      signal: new AbortController().signal,
      console: listeningConsole(),
      ...more,
    },
  }
}

/** Runs a gate; `said` and `warned` are the lines of its log. */
export async function gate(
  place: GatePlace,
  inputs: Readonly<Record<string, string>>,
  more: Partial<Omit<RunContext, 'console'>> = {},
) {
  const console = listeningConsole()
  const call = gateCall(place, inputs, { ...more, console })
  const gated = await runGate(call.inputs, call.context)
  return { ...gated, said: console.said, warned: console.warnings }
}
