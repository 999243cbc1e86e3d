// Whether real tools measure what `filter` asks for: `node bench/filters.ts [python|vitest|rust|cpp|java] …`.
//
// Uses the samples of test/fixtures with the rules that `benchgate init` writes for them: one visit to all benchmarks,
// and one to `work` alone. Needs the same tools as bench/languages.ts. All take five minutes.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { createCommandDriver } from '../src/effects/measure/command-driver.ts'
import { initialised } from '../test/e2e/sample-repositories.ts'
import { toolEnv } from '../test/e2e/tools.ts'
import { listeningConsole } from '../test/support/repository.ts'
import { type SampleName, samples } from '../test/support/samples.ts'

const all: readonly SampleName[] = ['python', 'vitest', 'rust', 'cpp', 'java']
const asked = process.argv.slice(2)
let wrong = 0
for (const name of all) {
  if (asked.length > 0 && !asked.includes(name)) continue
  await using repository = await initialised(name, true)
  repository.sh('git add --all; git commit --quiet --message=all')
  const rules = parse(await readFile(join(repository.folder, '.github/benchgate.yml'), 'utf8'))
  const commit = { sha: repository.sh('git rev-parse HEAD').trim(), from: 'HEAD' }
  const console_ = listeningConsole()
  const bench = {
    sides: { enter: async () => repository.folder },
    commits: { base: commit, head: commit },
    ...{ setup: rules.setup, workingDirectory: rules['working-directory'] ?? '.', timeout: 600 },
    ...{ env: toolEnv as Record<string, string>, signal: new AbortController().signal, console: console_ },
  }
  await using driver = createCommandDriver(bench, rules.run, {
    ...{ format: rules.format, output: [rules.output], filter: rules.filter },
  })
  await driver.prepare('head')
  const [item] = await driver.items()
  if (!item) throw new Error('there is nothing to measure')
  const visit = async (only: readonly string[] | null) => {
    const attempt = { round: 1, place: 'round 1 of 1', only, budgetEnds: null }
    const { visit } = await driver.visit(item, 'head', attempt)
    return { names: visit.measurements.map(({ benchmark }) => benchmark), seconds: visit.seconds }
  }
  const whole = await visit(null)
  const { work } = samples[name].names
  const some = await visit([work])
  const isRight = driver.canFilter && some.names.join() === work && whole.names.includes(work)
  if (!isRight) wrong++
  console.log(
    `${samples[name].tool}, ${rules.filter}: ${whole.names.join(', ')} in ${whole.seconds.toFixed(1)} s; ${some.names.join(', ')} in ${some.seconds.toFixed(1)} s${isRight ? '' : ' WRONG'}`,
  )
  for (const warning of console_.warnings) console.log(`  ${warning}`)
}
console.log(wrong === 0 ? 'every filter is right' : `${wrong} wrong`)
process.exitCode = wrong === 0 ? 0 : 1
