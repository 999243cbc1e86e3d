// How many of the last commits of a library are proven unchanged by `binaries`, with a command of its own tool:
// `node scripts/node24.mjs bench/proven-programs.ts CLONE COMMITS INPUT=VALUE … [GLOB …]` takes the last commits that change files that
// match the globs (git's), builds both sides at one path, and runs the gate's proof. What is not proven is not measured here.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CouldNotMeasureError } from '../src/core/model/errors.ts'
import { noWorkflowEvent } from '../src/core/model/event.ts'
import { readInputsWithSeed } from '../src/effects/inputs/inputs.ts'
import { wrapMeasurementDriverWithMethods } from '../src/effects/measure/driver-wrappers.ts'
import { runGate } from '../src/run/gate.ts'

const [clone, count, ...others] = process.argv.slice(2)
if (!clone || !count) throw new Error('give a clone and a number of commits')
const isInput = (text: string) => /^[a-z-]+=/.test(text)
const given = others.filter(isInput).map(text => {
  const [name = '', ...value] = text.split('=')
  return [name, value.join('=')]
})
const globs = others.filter(text => !isInput(text))
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim()
const commits = git('log', '--format=%H', '-n', count, '--no-merges', '--', ...globs).split('\n')
const scratch = await mkdtemp(join(tmpdir(), 'benchgate-proven-programs-'))
let [proven, seconds] = [0, 0]
console.log('commit | seconds | proven | why not')
try {
  for (const commit of commits) {
    const said: string[] = []
    const say = (line: string) => said.push(line)
    const inputs: Readonly<Record<string, string>> = {
      ...{ base: `${commit}~1`, head: commit, checkout: 'worktree' },
      ...Object.fromEntries(given),
    }
    const began = performance.now()
    const result = await runGate(
      readInputsWithSeed(name => inputs[name] ?? ''),
      {
        folder: clone,
        env: process.env,
        event: noWorkflowEvent,
        server: 'https://github.com',
        profiles: scratch,
        signal: new AbortController().signal,
        console: { info: say, warn: say, untrusted: () => ({ write() {}, close() {} }) },
        wrapDriver: driver =>
          wrapMeasurementDriverWithMethods(driver, {
            async items() {
              if ((await driver.items()).length > 0) throw new CouldNotMeasureError('it would be measured')
              return []
            },
          }),
      },
    ).catch(error => {
      say(String(error.message).split('\n')[0] ?? '')
      return null
    })
    const took = (performance.now() - began) / 1000
    const isProven = result !== null && result.result.proven.length > 0
    if (isProven) proven += 1
    seconds += took
    const why = said.findLast(line => line.startsWith('binaries')) ?? said.at(-1) ?? ''
    console.log(
      [
        commit.slice(0, 9),
        took.toFixed(0),
        isProven ? result.result.proven.length : 0,
        isProven ? '' : why.slice(0, 160),
      ].join(' | '),
    )
  }
  console.log(
    `${proven} of ${commits.length} commits proven, ${(seconds / commits.length).toFixed(0)} s each`,
  )
} finally {
  await rm(scratch, { recursive: true, force: true })
}
