// A repository with two sides that differ in every way a checkout can stumble over, and benchmarks that leave a mess.
import { expect } from 'vitest'
import type { Side } from '../../../../src/core/model/measuring.ts'
import type { ResolvedCommit } from '../../../../src/core/model/result-file.ts'
import { takeOverUserCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import { digestOf } from '../../../support/digest.ts'
import { listeningConsole, makeRepository, type Repository } from '../../../support/repository.ts'

/** Both sides have `same*`, `swap`, `tree/`, `run.sh` and `odd/`; the rest differs. The branch `main` is head. */
const build = `
git init --quiet --initial-branch=main
put() { mkdir -p "$(dirname -- "./$1")"; printf '%s\\n' "\${2:-$1}" > "./$1"; }
for name in same same-2 same-3 swap tree/a tree/b tree/deep/c odd/x private; do put $name; done
printf '#!/bin/sh\\n' > run.sh; chmod 755 run.sh; ln -s same link
put side base; put changed 'as in base'; put only-on-base; put base-folder/x; put base-folder/y; put turns/into-file
put turned; put recorded.log; put old/name; put local.env 'tracked on base'
printf '%s\\n' '*.log' 'cache/' '*.out' > .gitignore
git add --all --force; git commit --quiet -m base; git tag base
put side head; put changed 'as in head'; put only-on-head; put head-folder/deep/x; rm -r turns turned
put turns 'a file now'; put turned/into-folder; git rm --quiet -r only-on-base base-folder recorded.log old local.env
put new/name; mkdir -p cache; put cache/table 'tracked on head'; put 'sp ace'
printf '%s\\n' '*.log' 'cache/' '*.out' 'local.env' 'secrets/' > .gitignore
git add --all --force; git commit --quiet -m head; git tag head
git branch 'feature/ünï-日本'; git checkout --quiet -B main head
`

/** Leaves behind what a benchmark may; SIDE says where. */
export const mess = `set +e
echo dirt >> same; echo "$SIDE" > left-by-$SIDE; mkdir -p out/deep; echo x > out/deep/file; chmod 700 run.sh
rm -rf swap; mkdir -p swap; echo in > swap/in; rm -rf tree/deep; echo more >> changed
echo staged > staged-by-$SIDE; git add staged-by-$SIDE same; ln -sf nowhere link-by-$SIDE
case $SIDE in
  base) echo clobber > only-on-head; mkdir -p head-folder; echo y > head-folder/deep; echo z >> turned ;;
  head) echo clobber > only-on-base; echo y > base-folder; echo z >> turned/into-folder; rm -f new/name ;;
esac; true`

let built: Promise<Repository> | undefined

/** A fresh copy of the repository. */
export async function twoSides(): Promise<Repository> {
  built ??= makeRepository(build)
  const copy = await (await built).copy()
  copy.sh('GIT_OPTIONAL_LOCKS=1 git status > /dev/null')
  return copy
}

/** Removes what `twoSides` copies from. */
export async function forgetTwoSides(): Promise<void> {
  await (await built)?.[Symbol.asyncDispose]()
  built = undefined
}

/** The commits of the tags `base` and `head`, or of other revisions. */
export function commitsOf(
  repository: Repository,
  base = 'base',
  head = 'head',
): Readonly<Record<Side, ResolvedCommit>> {
  const [first = '', second = ''] = repository
    .sh(`git rev-parse '${base}^{commit}' '${head}^{commit}'`)
    .trim()
    .split('\n')
  return { base: { sha: first, from: base }, head: { sha: second, from: head } }
}

/** How to visit the sides. */
export interface Visiting {
  readonly order?: readonly Side[]
  readonly benchmark?: string
}

/** Takes the checkout, visits sides, lets go; everything must then be as it was. Returns the warnings. */
export async function expectUntouched(repository: Repository, visiting: Visiting = {}): Promise<string[]> {
  const before = await digestOf(repository.folder)
  const warnings = await visit(repository, visiting)
  expect(await digestOf(repository.folder)).toEqual(before)
  return warnings
}

/** Takes the checkout and runs the benchmark on each side in turn; each must show its own commit. */
export async function visit(repository: Repository, visiting: Visiting = {}): Promise<string[]> {
  const console = listeningConsole()
  const commits = commitsOf(repository)
  await using checkout = await takeOverUserCheckout(repository.git, commits, console)
  const seen = new Set<Side>()
  for (const side of visiting.order ?? ['base', 'head', 'base', 'head']) {
    await checkout.enter(side)
    // After a first visit the benchmark has changed files.
    const changed = seen.has(side) ? '' : '; git diff --name-only --ignore-submodules HEAD'
    expect(repository.sh(`git rev-parse HEAD; cat side${changed}`)).toMatch(
      new RegExp(`^${commits[side].sha}\n${side}\r?\n$`),
    )
    seen.add(side)
    repository.sh(visiting.benchmark ?? mess, { SIDE: side })
  }
  return console.warnings
}
