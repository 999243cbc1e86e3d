// Whether the gate's decisions are right on noisy machines, as Markdown: `node bench/calibration.ts [--repetitions N]`.
import { parseArgs } from 'node:util'
import { calibrate, repetitionsFrom } from './calibration/calibrate.ts'
import { layouts } from './calibration/layouts.ts'
import { report } from './calibration/report.ts'

const { values } = parseArgs({ options: { repetitions: { type: 'string', default: '10000' } } })
const repetitions = Number(values.repetitions)
if (!Number.isInteger(repetitions) || repetitions < 100) {
  console.error(`--repetitions is a whole number from 100, not ${values.repetitions}`)
  process.exitCode = 2
} else {
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`
  const all = calibrate(repetitions, step => console.error(`${seconds()}: ${step}`))
  console.error(`${seconds()}: layouts`)
  const moved = layouts(repetitionsFrom(repetitions).gates)
  console.log(report(all, moved, repetitions).trimEnd())
  console.error(`${seconds()}: done`)
}
