// How long it takes to show the other side: in place, and with worktrees that take turns at one path, beside what
// `git checkout` alone takes.
//
// In repositories of 5,000 and 50,000 files of which ten differ, with an ignored folder of 500 and a build product. The
// three take turns in one run. Arguments: rounds (20), sizes (5000,50000), and how many milliseconds a benchmark between two switches
// takes (0): looking for changes of the other side takes its share of that time.
import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { type SwitchableCheckout, takeOverUserCheckout } from '../src/effects/git/checkout/checkout.ts'
import { createWorktreeCheckoutOfSides } from '../src/effects/git/worktrees/worktrees.ts'
import { listeningConsole, makeRepository } from '../test/support/repository.ts'

const rounds = Number(process.argv[2] ?? 20)
const sizes = (process.argv[3] ?? '5000,50000').split(',').map(Number)
const between = Number(process.argv[4] ?? 0)

/** Enters both sides in turn, and gives how long each switch took, in milliseconds. */
async function switches(enter: (side: 'base' | 'head') => unknown): Promise<readonly number[]> {
  const took: number[] = []
  // The first time of each side, its files are still being taken over.
  for (let n = -2; n < 2 * rounds; n++) {
    const began = performance.now()
    await enter(n % 2 === 0 ? 'base' : 'head')
    if (n >= 0) took.push(performance.now() - began)
    for (const ends = performance.now() + between; performance.now() < ends; );
  }
  return took
}

async function switchesOf(taken: Promise<SwitchableCheckout>): Promise<readonly number[]> {
  await using checkout = await taken
  return await switches(side => checkout.enter(side))
}

const at = (list: readonly number[], share: number) =>
  list.toSorted((a, b) => a - b)[Math.floor(share * (list.length - 1))] ?? Number.NaN

for (const files of sizes) {
  await using repository = await makeRepository(`git init --quiet --initial-branch=main
for folder in $(seq ${files / 100}); do mkdir -p d$folder; for file in $(seq 100); do echo $folder $file > d$folder/f$file; done; done
printf 'modules/\\n*.o\\n' > .gitignore; git add .; git commit --quiet -m base; git tag base
for folder in $(seq 10); do echo more >> d$folder/f1; done; git commit --quiet -am head; git tag head
mkdir modules; for file in $(seq 500); do echo $file > modules/$file; done; echo o > product.o; git status > /dev/null`)
  const sha = (revision: string) => repository.sh(`git rev-parse ${revision}`).trim()
  const commits = { base: { sha: sha('base'), from: 'base' }, head: { sha: sha('head'), from: 'head' } }
  const { git, folder } = repository
  const temporary = dirname(folder)
  const took = {
    'git checkout alone': await switches(side =>
      execFileSync('git', ['checkout', '--quiet', '--detach', side], { cwd: folder }),
    ),
    'in place': await switchesOf(takeOverUserCheckout(git, commits, listeningConsole())),
    'worktrees at one path': await switchesOf(
      createWorktreeCheckoutOfSides(git, commits, listeningConsole(), { temporary }),
    ),
  }
  console.log(`${files} files, ${2 * rounds} switches each`)
  for (const [name, list] of Object.entries(took))
    console.log(
      `  ${name}: median ${at(list, 0.5).toFixed(2)} ms, 95 % within ${at(list, 0.95).toFixed(2)} ms, ${list.filter(one => one > 5).length} above 5 ms, ${(at(list, 0.5) / at(took['git checkout alone'], 0.5)).toPrecision(2)} of git checkout`,
    )
}
