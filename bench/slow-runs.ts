// How often a tail that only head has is seen, on some machines, as Markdown: `node bench/slow-runs.ts [repetitions]`.
//
// A round has one visit to each side, as of a command, or ten in turns, as of a Go benchmark; the tail slows visits.
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

const rows = [1, 10].flatMap(visits =>
  tails.flatMap(([what, tail]) =>
    machines.map(name => {
      const model = noiseModel(name)
      const seen = (rounds: number) => percent(slowRunsSeen(model, { rounds, visits }, tail, repetitions))
      const atTheEnd = slowRunsAtTheEnd(model, visits, tail, Math.ceil(repetitions / 4))
      const end = [percent(atTheEnd.seen), percent(atTheEnd.unchanged)]
      return [String(visits), what, name, seen(20), seen(60), ...end]
    }),
  ),
)
const titles = ['Visits', 'Head alone', 'Machine', '20 rounds', '60 rounds', 'At the end', 'Unchanged']
console.log(table(titles, rows))
