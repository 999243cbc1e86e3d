// By which settings a publishing job judges what others have measured, and what they have measured otherwise.
import { goCommand } from '../go/go-command.ts'
import { type Inputs, settingsOf } from '../inputs/inputs.ts'
import type { RuleChange } from '../model/result-file.ts'
import type { Settings } from '../model/settings.ts'

/**
 * Our own settings, whatever the result's are: only what a run finds out for itself is taken from `measured`. Where it is
 * not known which command should have been run, `run` is empty.
 */
export function trustedSettings(inputs: Inputs, measured: Pick<Settings, 'go' | 'checkout'>): Settings {
  const go = inputs.run === null && measured.go !== null ? inputs.go : null
  return {
    ...settingsOf(inputs),
    // Base against itself is judged by nobody's rules.
    calibrate: false,
    run: inputs.run ?? (go === null ? '' : goCommand(go)),
    go,
    checkout: inputs.checkout ?? measured.checkout,
    workingDirectory: plainFolder(inputs.workingDirectory),
  }
}

/** What was measured otherwise than our settings ask for, as inputs and their texts; those of others are untrusted. */
export function differingSettings(trusted: Settings, measured: Settings): readonly RuleChange[] {
  const isGo = trusted.go !== null && measured.go !== null
  const skipped = [...notMeasured, isGo ? 'run' : '', ...ofParts(measured)]
  const texts = (settings: Settings) =>
    new Map(Object.entries({ ...settings, ...(isGo ? settings.go : {}) }).map(textOf))
  const [ours, theirs] = [texts(trusted), texts(measured)]
  return [...ours.keys()]
    .filter(name => !skipped.includes(name))
    .map(name => ({ rule: name, base: ours.get(name) ?? null, head: theirs.get(name) ?? null }))
    .filter(({ base, head }) => base !== head)
}

/** What parts of a run set otherwise by themselves, as core/inputs/inputs.ts says. */
function ofParts({ shard, replica }: Settings): readonly string[] {
  return [...(replica === null ? [] : ['stop-early']), ...((shard ?? replica) ? ['correction'] : [])]
}

/** What does not change how is measured, or belongs to one run. */
const notMeasured = [
  ...[
    'seed',
    'calibrate',
    'shard',
    'durations',
    'replica',
    'fail-on',
    'sort',
    'go',
    'benchmarks',
    'accepted',
  ],
  ...['profile', 'perflock', 'governor', 'timeout', 'budget'],
]

/** An input's name in action.yml, and its text; null for none. */
function textOf([name, value]: readonly [string, unknown]): readonly [string, string | null] {
  const input = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return [input, text === '' ? null : text]
}

/** A folder as a result has it. */
function plainFolder(path: string): string {
  const parts = path.split('/').filter(part => part !== '' && part !== '.')
  return parts.join('/') || '.'
}
