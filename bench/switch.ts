// How long switching sides takes: from the end of one side's command to the start of the other's.
//
// In a repository of 5,000 files of which ten differ, with an ignored folder of 500 and a build product, beside what
// `git checkout` alone takes in a shell loop. Arguments: rounds (20).
import { execFileSync } from 'node:child_process'
import { planRounds } from '../src/core/rounds/schedule.ts'
import { takeCheckout } from '../src/effects/git/checkout/checkout.ts'
import { commandDriver } from '../src/effects/measure/command-driver.ts'
import { measure } from '../src/effects/measure/measure.ts'
import { listeningConsole, makeRepository, plainEnv } from '../test/support/repository.ts'

const rounds = Number(process.argv[2] ?? 20)

await using repository = await makeRepository(`git init --quiet --initial-branch=main
for folder in $(seq 50); do mkdir -p d$folder; for file in $(seq 100); do echo $folder $file > d$folder/f$file; done; done
printf 'modules/\\n*.o\\n' > .gitignore; git add .; git commit --quiet -m base; git tag base
for folder in $(seq 10); do echo more >> d$folder/f1; done; git commit --quiet -am head; git tag head
mkdir modules; for file in $(seq 500); do echo $file > modules/$file; done; echo o > product.o; git status > /dev/null`)
const sha = (revision: string) => repository.sh(`git rev-parse ${revision}`).trim()
const commits = { base: { sha: sha('base'), from: 'base' }, head: { sha: sha('head'), from: 'head' } }
const schedule = planRounds(rounds, 1)
// The shell itself prints the time; starting another program would be measured too.
const run =
  'echo "start $EPOCHREALTIME" >> "$TIMES"; echo "BenchmarkIt 1 1 ns/op"; echo "end $EPOCHREALTIME" >> "$TIMES"'
const times = `${repository.folder}/../times`

{
  await using checkout = await takeCheckout(repository.git, commits, listeningConsole())
  const bench = {
    sides: checkout,
    commits,
    setup: null,
    workingDirectory: '.',
    timeout: 60,
    env: { ...plainEnv, TIMES: times },
    signal: new AbortController().signal,
    console: listeningConsole(),
  }
  await using driver = commandDriver(bench, run)
  const plan = (await driver.items()).map(item => ({ item, rounds: schedule }))
  await measure(plan, driver, bench.console, {
    budget: null,
    count: plan[0]?.rounds.length ?? 0,
    isAgain: false,
    further: () => ['all'],
  })
}

const marks = repository
  .sh(`cat '${times}'`)
  .trim()
  .split('\n')
  .map(line => Number(line.split(' ')[1]) * 1000)
const order = schedule.flatMap(round => round.order)
const switches: number[] = []
// From each end to the next start, where the side changes.
for (const [visit, side] of order.entries())
  if (visit > 0 && order[visit - 1] !== side)
    switches.push((marks[2 * visit] ?? 0) - (marks[2 * visit - 1] ?? 0))

const plain: number[] = []
for (let i = 0; i < 2 * rounds; i++) {
  const began = performance.now()
  execFileSync('git', ['checkout', '--quiet', '--detach', i % 2 === 0 ? 'base' : 'head'], {
    cwd: repository.folder,
  })
  plain.push(performance.now() - began)
}
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b)
const at = (list: readonly number[], share: number) =>
  sorted(list)[Math.floor(share * (list.length - 1))] ?? 0
for (const [name, list] of [
  ['switch', switches],
  ['git checkout alone', plain],
] as const)
  console.log(
    `${name}: median ${at(list, 0.5).toFixed(1)} ms, 95 % within ${at(list, 0.95).toFixed(1)} ms (${list.length})`,
  )
console.log(`ratio of medians: ${(at(switches, 0.5) / at(plain, 0.5)).toFixed(1)}`)
