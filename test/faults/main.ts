// `npm run faults`: a fault at every call, over kinds of checkout and modes, as a table. Arguments: --kind, --mode, --fault
// (a kind may be a part of its name), --tries (at most so many kills for each row, and a fifth as many of the others), --show, --workers.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { laboratory, type Mode, modes, type Outcome } from './faults.ts'
import { type Fault, faults } from './inject.ts'
import { kinds } from './kinds.ts'

const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: '' },
    mode: { type: 'string', default: '' },
    fault: { type: 'string', default: '' },
    tries: { type: 'string', default: 'Infinity' },
    show: { type: 'string', default: '3' },
    workers: { type: 'string', default: '2' },
    worker: { type: 'string' },
  },
})
const workers = Number(values.workers)

/** A Row is one kind in one mode with one fault. */
interface Row {
  readonly kind: string
  readonly mode: Mode
  readonly fault: Fault
  readonly calls: number
  readonly outcomes: Readonly<Record<Outcome['end'], number>>
  readonly stories: readonly (readonly string[])[]
}

const chosen = Object.keys(kinds)
  .filter(kind => kind.includes(values.kind))
  .flatMap(kind => modes.filter(mode => ['', mode].includes(values.mode)).map(mode => ({ kind, mode })))

if (values.worker === undefined) await lead()
else {
  for (const [index, { kind, mode }] of chosen.entries()) {
    if (index % workers !== Number(values.worker)) continue
    await using place = await laboratory(kinds[kind] ?? '', mode)
    for (const fault of faults.filter(one => ['', one].includes(values.fault))) {
      const calls = place.calls[fault]
      const most = Number(values.tries) / (fault === 'killed' ? 1 : 5)
      const every = Math.max(1, Math.ceil(calls / most))
      const outcomes = { back: 0, named: 0, lost: 0 }
      const stories: (readonly string[])[] = []
      for await (const { n, end, story } of place.tryAll(fault, every)) {
        outcomes[end]++
        if (end !== 'back') stories.push([`${end} at call ${n}`, ...story])
      }
      process.send?.({ kind, mode, fault, calls, outcomes, stories } satisfies Row)
    }
  }
  process.disconnect()
}

async function lead(): Promise<void> {
  const started = performance.now()
  const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  const temporary = mkdtempSync(join(memory, 'benchgate-faults-'))
  const rows: Row[] = []
  const children = Array.from({ length: workers }, (_, worker) =>
    fork(import.meta.filename, [...process.argv.slice(2), '--worker', String(worker)], {
      env: { ...process.env, TMPDIR: temporary, NODE_COMPILE_CACHE: join(temporary, 'compiled') },
    }),
  )
  const ends = children.map(async child => {
    child.on('message', message => {
      const row = message as Row
      rows.push(row)
      console.log(line(row))
      for (const story of row.stories.slice(0, Number(values.show)))
        console.log(story.slice(0, 30).join('\n    '))
    })
    const [code] = await once(child, 'exit')
    if (code) process.exitCode = 1
  })
  await Promise.all(ends)
  rmSync(temporary, { recursive: true, force: true })
  console.log('\n| Checkout | Mode | Fault | Calls | Tried | Back in place | Kept and named | Lost |')
  console.log('|:--|:--|:--|--:|--:|--:|--:|--:|')
  for (const row of rows.sort((a, b) => order(a) - order(b))) console.log(line(row))
  console.log(`\n${Math.round((performance.now() - started) / 1000)} s`)
  if (rows.some(({ outcomes }) => outcomes.lost > 0)) process.exitCode = 1
}

function line({ kind, mode, fault, calls, outcomes: { back, named, lost } }: Row): string {
  return `| ${[kind, mode, fault, calls, back + named + lost, back, named, lost].join(' | ')} |`
}

function order({ kind, mode, fault }: Row): number {
  return Object.keys(kinds).indexOf(kind) * 100 + modes.indexOf(mode) * 10 + faults.indexOf(fault)
}
