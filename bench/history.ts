// How right a history is, as Markdown: red nights in which nothing changed, creep when it is found, false steps and found ones.
// `node scripts/node24.mjs bench/history.ts [--share 0.1]`: all of it takes an hour; a share of it, that share.
import { parseArgs } from 'node:util'
import { median } from 'simple-statistics'
import { noiseModels } from './calibration/noise-models.ts'
import { creepWhenFound, falseStepsInYear, nightsToStep, redNights } from './history/nights.ts'

const { values } = parseArgs({ options: { share: { type: 'string', default: '1' } } })
const share = Number(values.share)
if (!(share > 0 && share <= 1)) {
  console.error(`--share is a number from 0 to 1, not ${values.share}`)
  process.exit(2)
}
const of = (number: number) => Math.max(1, Math.round(number * share))
const [nights, creeps, years, steps] = [of(3650), of(100), of(10), of(10)]
const began = performance.now()

console.log(`Suites of 50 benchmarks, defaults: ${nights} nights unchanged; ${creeps} creeps of 1 % a week; ${years} years of lines
unchanged; ${steps} steps of 5 % after 60 nights.

| noise | red nights | creep when found: median, largest | years with a false step | nights until a step is found: median, most | found |
|---|--:|--:|--:|--:|--:|`)
let [red, late, falseYears] = [0, 0, 0]
for (const model of noiseModels) {
  const own = redNights(model, nights)
  const crept = creepWhenFound(model, creeps)
  let falseOwn = 0
  for (let year = 0; year < years; year++) if (falseStepsInYear(model, 365, year) > 0) falseOwn++
  const found = Array.from({ length: steps }, (_, seed) => nightsToStep(model, 60, 30, seed))
  const after = found.filter(one => one !== null)
  red += own
  late += crept.filter(one => one >= 0.08).length
  falseYears += falseOwn
  const percent = (ratio: number) => `${(ratio * 100).toFixed(1)} %`
  console.log(
    `| ${model.name} | ${own} | ${percent(median(crept))}, ${percent(Math.max(...crept))} | ${falseOwn} | ${after.length > 0 ? `${median(after)}, ${Math.max(...after)}` : '-'} | ${after.length} of ${steps} |`,
  )
}
const models = noiseModels.length
console.log(`
- Red nights: ${red} of ${models * nights}; the goal is at most one in 3,650 (ten years), for each kind of noise.
- Creeps of 1 % a week that were 8 % or more when they were found: ${late} of ${models * creeps}.
- Years with a false step in any of 50 lines: ${falseYears} of ${models * years}; at most 5 % are allowed.
- Took ${((performance.now() - began) / 1000).toFixed(0)} s.`)
