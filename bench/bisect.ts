// How often `benchgate bisect` names the right commit, and with how many gates, on simulated histories and machines, as
// Markdown: `node scripts/node24.mjs bench/bisect.ts [repetitions]`. Five minutes.
import { computeDefaultMaxBisectionGates } from '../src/core/bisect/search.ts'
import { bisect, type History, type Outcome } from './bisect/simulate.ts'
import { type Draw, drawFrom, seedOf } from './calibration/draw.ts'
import { type NoiseModel, noiseModel } from './calibration/noise-models.ts'
import { percent } from './calibration/share.ts'
import { table } from './calibration/table.ts'

const repetitions = Number(process.argv[2] ?? 200)
const commits = 64

interface Scenario {
  readonly name: string
  readonly model?: NoiseModel
  readonly commits?: number
  /** The steps, as what is slower from their place on; none where nobody is to be blamed. */
  readonly steps: readonly number[]
  readonly broken?: (draw: Draw, commits: number) => ReadonlySet<number>
  /** The standard deviation of what each commit differs by though it changes nothing. */
  readonly wobble?: number
  readonly gates?: number
  readonly rounds?: number
}

const still = (deviation: number): NoiseModel => ({
  name: `σ ${100 * deviation} %`,
  reason: '',
  machine: visits => new Array<number>(visits).fill(0),
  own: draw => deviation * draw.normal(),
})
/** Student's t with three degrees of freedom, of the same scale. */
const heavy: NoiseModel = {
  name: 't3',
  reason: '',
  machine: visits => new Array<number>(visits).fill(0),
  own: draw => (0.03 * draw.normal()) / Math.sqrt((2 * (draw.exponential() + draw.normal() ** 2 / 2)) / 3),
}
const spread = still(0.03)
const some = (share: number) => (draw: Draw, all: number) =>
  new Set(Array.from({ length: all - 1 }, (_, n) => n + 1).filter(() => draw.uniform() < share))
const stretch = (length: number) => (draw: Draw, all: number) => {
  const from = 1 + Math.floor(draw.uniform() * (all - length))
  return new Set(Array.from({ length: Math.min(length, all - 1) }, (_, n) => from + n).filter(n => n < all))
}

const scenarios: readonly Scenario[] = [
  { name: '+10 %', steps: [0.1] },
  { name: '+10 %, 256 commits', steps: [0.1], commits: 256 },
  { name: '+10 %, 1000 commits', steps: [0.1], commits: 1000 },
  { name: '+5 %', steps: [0.05] },
  { name: '+30 %', steps: [0.3] },
  { name: '+100 %', steps: [1] },
  { name: '+3 %, σ 1 %', steps: [0.03], model: still(0.01) },
  { name: '+10 %, each commit ±1 % by itself', steps: [0.1], wobble: 0.01 },
  { name: '+10 %, σ 8 %', steps: [0.1], model: still(0.08) },
  { name: '+10 %, a fifth broken', steps: [0.1], broken: some(0.2) },
  { name: '+10 %, 12 in a row broken', steps: [0.1], broken: stretch(12) },
  { name: '+10 %, heavy tails (t3)', steps: [0.1], model: heavy },
  ...['linear drift', 'bursts', 'bimodal', 'AR(1)', 'hosted runner'].map(name => ({
    name: `+10 %, ${name}`,
    steps: [0.1],
    model: noiseModel(name),
  })),
  { name: 'two of +10 %', steps: [0.1, 0.1] },
  { name: '+10 % and +5 %', steps: [0.1, 0.05] },
  { name: '+20 %, −10 %, +20 %', steps: [0.2, -0.1, 0.2] },
  { name: 'three of +10 %', steps: [0.1, 0.1, 0.1] },
  { name: 'none', steps: [] },
  ...[6, 10, 20, 40].map(rounds => ({ name: `+10 %, ${rounds} rounds`, steps: [0.1], rounds })),
]

const only = process.argv[3]
const began = performance.now()
const rows = scenarios.filter(({ name }) => only === undefined || name === only).map(row)
console.log(
  table(
    [
      'Slowdown',
      'Right',
      'Wrong',
      'Open',
      'In ≤ 9 gates',
      'Gates (mean, most)',
      'Rounds',
      'Stated probability',
      'ms',
    ],
    rows,
  ),
)
console.log(
  `\n${repetitions} histories each, ${commits} commits and σ 3 % unless stated otherwise; ${((performance.now() - began) / 1000).toFixed(0)} s`,
)

function row(scenario: Scenario): readonly string[] {
  const started = performance.now()
  const all = Array.from({ length: repetitions }, (_, n) =>
    once(scenario, drawFrom(seedOf(`${scenario.name} ${n}`))),
  )
  const took = performance.now() - started
  const share = (is: (one: (typeof all)[number]) => boolean) =>
    percent({ hits: all.filter(is).length, of: repetitions })
  const mean = (of: (one: Outcome) => number) =>
    all.reduce((sum, { outcome }) => sum + of(outcome), 0) / all.length
  const found = all.flatMap(({ outcome: { move } }) => (move?.kind === 'found' ? [move] : []))
  const said = found.flatMap(({ culprits }) => culprits.map(({ probability }) => probability))
  return [
    scenario.name,
    share(({ verdict }) => verdict === 'right'),
    share(({ verdict }) => verdict === 'wrong'),
    share(({ verdict }) => verdict === 'open'),
    share(({ verdict, outcome }) => verdict === 'right' && outcome.gates <= 9),
    `${mean(({ gates }) => gates).toFixed(1)}, ${Math.max(...all.map(({ outcome }) => outcome.gates))}`,
    mean(({ rounds }) => rounds).toFixed(0),
    said.length === 0 ? '' : percent({ hits: said.reduce((a, b) => a + b, 0), of: said.length }),
    (took / repetitions).toFixed(0),
  ]
}

function once(scenario: Scenario, draw: Draw) {
  const { steps, model = spread, wobble = 0, broken, rounds = 20 } = scenario
  const { commits: size = commits } = scenario
  const places = new Set<number>()
  while (places.size < steps.length) places.add(1 + Math.floor(draw.uniform() * size))
  const at = [...places].sort((a, b) => a - b)
  const levels = Array.from({ length: size + 1 }, (_, place) =>
    at.reduce((factor, one, n) => (place >= one ? factor * (1 + (steps[n] ?? 0)) : factor), 1),
  )
  const slower = levels.map((level, n) => (n === 0 ? 1 : Math.exp(wobble * draw.normal())) * level - 1)
  const history: History = { slower, ...(broken ? { broken: broken(draw, size) } : {}) }
  const gates = scenario.gates ?? computeDefaultMaxBisectionGates(size)
  const outcome = bisect(history, model, { sure: 0.95, gates, rounds }, draw.seed())
  const truth = at.filter((_, n) => (steps[n] ?? 0) > 0)
  return { outcome, verdict: verdictOf(outcome, truth) }
}

/** Right: each slower commit is named, alone or with those that cannot be parted from it, and no other. */
function verdictOf({ move }: Outcome, truth: readonly number[]): 'right' | 'wrong' | 'open' {
  if (move === null) return truth.length === 0 ? 'right' : 'open'
  if (move.kind === 'open') return 'open'
  const isNamed = (one: number) => move.culprits.some(({ first, last }) => first <= one && one <= last)
  const isRight = truth.every(isNamed) && move.culprits.length === truth.length
  return isRight ? 'right' : 'wrong'
}
