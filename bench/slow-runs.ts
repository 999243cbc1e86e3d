// How often slow runs of head alone are noticed, on some machines, as Markdown:
// `node bench/slow-runs.ts [repetitions]`.
import { noiseModel } from './calibration/noise-models.ts'
import { percent } from './calibration/share.ts'
import { slowRunsAtTheEnd, slowRunsSeen, type Tail } from './calibration/slow-runs.ts'
import { table } from './calibration/table.ts'

const repetitions = Number(process.argv[2] ?? 2000)
const machines = ['quiet', 'lognormal', 'noisy', 'skewed', 'bursts', 'period 2', 'hosted runner']
const tails: readonly (readonly [string, Tail | null])[] = [
  ['nothing', null],
  ['a quarter +40 %', { share: 0.25, factor: 1.4 }],
  ['a tenth twice as long', { share: 0.1, factor: 2 }],
]

const rows = tails.flatMap(([what, tail]) =>
  machines.map(name => {
    const model = noiseModel(name)
    const atTheEnd = slowRunsAtTheEnd(model, tail, Math.ceil(repetitions / 4))
    return [
      what,
      name,
      percent(slowRunsSeen(model, 20, tail, repetitions)),
      percent(slowRunsSeen(model, 60, tail, repetitions)),
      percent(atTheEnd.seen),
      percent(atTheEnd.unchanged),
    ]
  }),
)
console.log(table(['Head alone', 'Machine', '20 rounds', '60 rounds', 'At the end', 'Unchanged'], rows))
