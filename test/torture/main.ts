// `npm run torture`: kills many runs, two at a time, and tells what was lost. Arguments: --kills, --seed, --only-seed.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { killsPerRepository, type Outcome, torture } from './torture.ts'

const workers = 2
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '500' },
    seed: { type: 'string', default: '0' },
    'only-seed': { type: 'string' },
    worker: { type: 'string' },
  },
})
const only = values['only-seed']
const first = Number(only ?? values.seed)
const kills = only === undefined ? Number(values.kills) : 1

let isStopped = false

if (values.worker === undefined) await lead()
else {
  process.on('message', () => (isStopped = true))
  for await (const outcome of torture(seedsOf(Number(values.worker)))) process.send?.(outcome)
  process.disconnect()
}

/** Without an end: some runs end before they can be killed. Seeds of one repository go to one worker. */
function* seedsOf(worker: number): Generator<number> {
  if (only !== undefined) yield first
  else
    for (let n = 0; !isStopped; n++)
      if (Math.floor((first + n) / killsPerRepository) % workers === worker) yield first + n
}

async function lead(): Promise<void> {
  const started = performance.now()
  const totals = { killed: 0, ended: 0, recoveries: 0, differing: 0 }
  const seeds: number[] = []
  const children = Array.from({ length: only === undefined ? workers : 1 }, (_, worker) =>
    fork(import.meta.filename, [...process.argv.slice(2), '--worker', String(worker)]),
  )
  const seconds = () => Math.round((performance.now() - started) / 1000)
  const isDone = () => totals.killed + totals.ended >= kills * 2 || totals.killed >= kills
  // One that has ended has nothing to be told.
  const stop = () => {
    for (const child of children) if (child.connected) child.send('stop', () => {})
  }
  const codes = children.map(async child => {
    child.on('message', message => {
      if (isDone()) return
      const outcome = message as Outcome
      totals[outcome.isKilled ? 'killed' : 'ended']++
      totals.recoveries += outcome.killedRecoveries
      if (outcome.differences.length > 0) {
        totals.differing++
        seeds.push(outcome.seed)
      }
      if (outcome.differences.length > 0 || only !== undefined) show(outcome)
      if (totals.killed % 25 === 0 && outcome.isKilled)
        console.log(
          `${totals.killed} of ${kills} killed, ${totals.differing} with differences, ${seconds()} s`,
        )
      if (isDone()) stop()
    })
    const [code] = await once(child, 'exit')
    if (code) {
      console.log(`worker failed with ${code}`)
      process.exitCode = 1
    }
  })
  await Promise.all(codes)
  console.log(
    `${totals.killed} runs killed (${totals.ended} had ended before), ${totals.recoveries} recoveries killed as well, ${seconds()} s: ${totals.differing} with differences`,
  )
  if (totals.differing > 0) {
    console.log(`again: ${seeds.map(seed => `npm run torture -- --only-seed ${seed}`).join('\n       ')}`)
    process.exitCode = 1
  }
}

function show({ seed, story, differences, folder }: Outcome): void {
  console.log(`\nseed ${seed}`)
  for (const line of story) console.log(`  ${line}`)
  for (const line of differences.slice(0, 60)) console.log(`    ${line}`)
  if (differences.length > 0) console.log(`  kept in ${folder}\n`)
}
