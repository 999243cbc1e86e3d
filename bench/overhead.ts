// How long it takes from starting the Action to its first line, beside node alone and three well-known actions, and how large
// they are: `node scripts/node24.mjs bench/overhead.ts [--from FOLDER]`.
//
// All take turns; each starts without inputs, outside of a workflow, and is ended at its first line. The others are cloned
// from GitHub, or from a folder of clones, where actions/cache is actions+cache.
import { execFileSync, spawn } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../test/support/action.ts'
import { table } from './calibration/table.ts'
import { machineHere } from './real/machine.ts'

const { values } = parseArgs({
  options: { from: { type: 'string' }, runs: { type: 'string', default: '21' } },
})
const others = [
  { repository: 'actions/cache', main: 'dist/restore/index.js' },
  { repository: 'actions/checkout', main: 'dist/index.js' },
  { repository: 'actions/setup-go', main: 'dist/setup/index.js' },
]
const scratch = mkdtempSync(join(tmpdir(), 'benchgate-overhead-'))

/** Milliseconds until it prints, or ends. */
function firstLine(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const child = spawn(process.execPath, args, {
      cwd: scratch,
      env: { PATH: process.env.PATH },
      stdio: 'pipe',
    })
    const done = () => {
      resolve(performance.now() - began)
      child.kill('SIGKILL')
    }
    child.on('error', reject)
    child.stdout.once('data', done)
    child.stderr.once('data', done)
    child.once('exit', done)
  })
}

try {
  const programs = [
    { name: 'node alone', args: ['-e', 'console.log(1)'], files: [] as string[] },
    {
      name: 'Benchgate',
      args: [join(root, 'dist/action.js')],
      files: globSync(join(root, 'dist/**/*.js')),
    },
    ...others.map(({ repository, main }) => {
      const folder = join(scratch, repository.replace('/', '+'))
      const source = values.from
        ? join(values.from, repository.replace('/', '+'))
        : `https://github.com/${repository}`
      execFileSync('git', ['clone', '--quiet', '--depth=1', source, folder], {
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      return { name: repository, args: [join(folder, main)], files: [join(folder, main)] }
    }),
  ]
  const took = new Map(programs.map(({ name }) => [name, [] as number[]]))
  for (let run = 0; run < Number(values.runs); run++)
    for (const { name, args } of programs) took.get(name)?.push(await firstLine(args))
  const medianOf = (name: string) =>
    took.get(name)?.toSorted((a, b) => a - b)[Number(values.runs) >> 1] ?? Number.NaN
  console.log(`${machineHere()}, medians of ${values.runs}\n`)
  console.log(
    table(
      ['', 'First line after', 'Of node alone', 'Code'],
      programs.map(({ name, files }) => [
        name,
        `${medianOf(name).toFixed(0)} ms`,
        (medianOf(name) / medianOf('node alone')).toFixed(1),
        files.length === 0
          ? ''
          : `${(files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6).toFixed(2)} MB`,
      ]),
    ),
  )
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
