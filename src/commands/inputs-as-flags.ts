// A flag for each input of the Action that is not about GitHub.
import type { Flags, Given } from './flags.ts'

/** Inputs that take a value. */
const valued = [
  ...[
    'run',
    'format',
    'output',
    'filter',
    'paths',
    'measure',
    'packages',
    'bench',
    'benchtime',
    'cpu',
    'tags',
    'go-flags',
    'setup',
    'count',
    'alpha',
  ],
  ...[
    'threshold',
    'rule-out',
    'delta-test',
    'correction',
    'outliers',
    'stop-early',
    'budget',
    'timeout',
    'checkout',
  ],
  ...['ignored-files', 'overlay', 'profile', 'perflock', 'governor', 'sort', 'base', 'head'],
  ...['working-directory', 'seed', 'fail-on', 'results', 'rules'],
]

/** Inputs that are true or false: `--strict`, `--no-confirm`. */
const switches = ['benchmem', 'test', 'strict', 'confirm', 'calibrate']

/** The names of the inputs that are flags. */
export const inputNames: readonly string[] = [...valued, ...switches]

/** What can be given. */
export const inputFlags: Flags = Object.fromEntries([
  ...valued.map(name => [name, { type: 'string' }] as const),
  ...[...switches, ...switches.map(name => `no-${name}`)].map(name => [name, { type: 'boolean' }] as const),
])

/** The inputs that were given, by their name in action.yml. */
export function inputsIn({ values }: Given): Readonly<Record<string, string>> {
  const inputs: Record<string, string> = {}
  for (const name of valued) {
    const value = values[name]
    if (typeof value === 'string') inputs[name] = value
  }
  for (const name of switches) {
    if (values[name]) inputs[name] = 'true'
    if (values[`no-${name}`]) inputs[name] = 'false'
  }
  return inputs
}
