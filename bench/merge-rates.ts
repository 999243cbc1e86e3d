// How often merged runs are wrong: `node scripts/node24.mjs bench/merge-rates.ts [runs]`; 200 runs of each kind take two minutes.
import { type Plan, ratesOf } from './merge/rates.ts'

const runs = Number(process.argv[2] ?? 200)
const plan = { shards: 1, replicas: 1, benchmarks: 20, rounds: 20, sigma: 0.03 }
const plans: Readonly<Record<string, Plan>> = {
  'one machine': plan,
  '4 shards': { ...plan, shards: 4 },
  '2 replicas': { ...plan, replicas: 2 },
  '3 replicas of 10 rounds': { ...plan, replicas: 3, rounds: 10 },
  '4 shards, 2 replicas': { ...plan, shards: 4, replicas: 2 },
}
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

console.log(
  'plan | red, unchanged, threshold 0 | rows regressed, unchanged, threshold 0 | rows unchanged, +5 % | rows regressed, +10 % | pass, unchanged',
)
for (const [name, one] of Object.entries(plans)) {
  const { red, falseAlarms, falsePasses, found, passed } = ratesOf(one, runs, 1)
  console.log([name, ...[red, falseAlarms, falsePasses, found, passed].map(percent)].join(' | '))
}
