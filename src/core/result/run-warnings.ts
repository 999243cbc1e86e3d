// The warnings of a run that follow from what its result file keeps.
import { othersOf } from '../judge/others.ts'
import { replayedOf } from '../judge/replayed.ts'
import { movements, stealWarning } from '../judge/run-warnings.ts'
import { soonerOf } from '../judge/sooner.ts'
import type { RunWarning } from '../model/comparison.ts'
import { noisyMachine } from '../model/machine.ts'
import type { RecordedRun } from './recorded.ts'

/** What was measured on one machine, and with what. */
type OnOneMachine = Pick<RecordedRun, 'rounds' | 'again' | 'series' | 'machine' | 'toolchains'>

/** All that can be told from the rounds, the samples, the machine and what was built with. */
export function warningsFrom({
  rounds,
  again,
  series,
  machine,
  toolchains,
}: OnOneMachine): readonly RunWarning[] {
  return [
    ...[replayedOf(series) ?? soonerOf(rounds, machine.cores)].filter(one => one !== null),
    ...toolchainWarning(toolchains),
    ...[noisyMachine(machine)].filter(one => one !== null),
    ...movements(rounds, series),
    ...stealWarning(machine.steal),
    // A load in the second measurement alone would keep a regression from recurring.
    ...[othersOf(rounds) ?? othersOf(again?.rounds ?? [])].filter(one => one !== null),
  ]
}

/** Warns of different compiler versions, which make different programs from the same code. */
function toolchainWarning({ base, head }: OnOneMachine['toolchains']): readonly RunWarning[] {
  if (base === null || head === null || base === head) return []
  return [{ kind: 'configuration', key: 'go', base, head }]
}
