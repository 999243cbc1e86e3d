// Build tools go by the times of files: what a side has built stays built, however often the sides change places.
// @module-tag long
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Side } from '../../../../src/core/model/measuring.ts'
import { takeOverUserCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import { longUnlessNth } from '../../../support/long.ts'
import { listeningConsole, makeRepository } from '../../../support/repository.ts'
import { commitsOf } from './sides.ts'

const order: readonly Side[] = ['head', 'base', 'head', 'head', 'base', 'head', 'base', 'base']

/** A program of two files, of which one differs between the sides. */
const makeProject = `git init --quiet --initial-branch=main
printf 'tool: same.o differs.o\\n\\tcc -o tool same.o differs.o\\n%%.o: %%.c common.h\\n\\tcc -c -o $@ $<\\n' > Makefile
printf 'int common(void);\\n' > common.h
printf '#include "common.h"\\nint common(void) { return 1; }\\n' > same.c
printf '#include "common.h"\\nint main(void) { return common() - 1; }\\n' > differs.c
printf '*.o\\ntool\\n' > .gitignore; echo 0 > counter; git add .; git commit --quiet -m base; git tag base
printf '#include "common.h"\\nint main(void) { return 2 * common() - 2; }\\n' > differs.c
git commit --quiet -am head; git tag head`

const cargoProject = `git init --quiet --initial-branch=main; mkdir -p src part/src
printf '[package]\\nname = "whole"\\nversion = "0.1.0"\\nedition = "2021"\\n[dependencies]\\npart = { path = "part" }\\n' > Cargo.toml
printf '[package]\\nname = "part"\\nversion = "0.1.0"\\nedition = "2021"\\n' > part/Cargo.toml
printf 'pub fn answer() -> u32 { 42 }\\n' > part/src/lib.rs
printf 'fn main() { assert_eq!(part::answer(), 42) }\\n' > src/main.rs
printf 'target/\\n' > .gitignore; echo 0 > counter; printf 'version = 4\\n[[package]]\\nname = "part"\\nversion = "0.1.0"\\n[[package]]\\nname = "whole"\\nversion = "0.1.0"\\ndependencies = ["part"]\\n' > Cargo.lock; git add .; git commit --quiet -m base
git tag base; printf 'fn main() { assert!(part::answer() > 41) }\\n' > src/main.rs; git commit --quiet -am head; git tag head`

const tools = {
  make: {
    project: makeProject,
    command: 'make 2>&1',
    builds: /^cc /gm,
    installed: 'make --version && cc --version',
  },
  cargo: {
    project: cargoProject,
    command: 'cargo build --offline 2>&1',
    builds: /Compiling/g,
    installed: 'cargo --version && cc --version',
  },
} as const

/** Tools that keep their settings at home need theirs. */
const toolEnv = { HOME: process.env.HOME ?? '' }

function has(script: string): boolean {
  try {
    execFileSync('bash', ['-c', script], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** What the user has, and what the command does besides building. */
const circumstances: Readonly<
  Record<string, { readonly dirt?: string; readonly first?: string; readonly also?: string }>
> = {
  'in a clean checkout': {},
  'where the user has built before': { dirt: 'BUILD > /dev/null' },
  'where the user has changed a file that both sides share': {
    dirt: 'BUILD > /dev/null; echo "/**/" >> $(git ls-files "*same.c" "*lib.rs")',
  },
  'by a command that writes a tracked file': { also: 'echo $SIDE >> counter' },
  'by a command that writes a tracked file again as it was': {
    also: 'for file in $(git ls-files "*.c" "*.rs" "*.h"); do cp $file ../copy; cp ../copy $file; done; touch -d @1 $(git ls-files "*.c" "*.rs" "*.h")',
  },
  'while the other side changes what both are built of': {
    first:
      'for file in $(git ls-files common.h "*lib.rs"); do test $SIDE = head || grep base $file || echo "/*base*/" >> $file; done',
  },
  'while the other side replaces what both are built of': {
    first:
      'for file in $(git ls-files common.h "*lib.rs"); do test $SIDE = head || test -e used || { cp $file x; rm $file; cp x $file; touch used; }; done',
  },
  'by a command that removes a tracked file': { also: 'rm -f counter' },
  'by a command that is itself under git': {
    also: 'git status > /dev/null; git add --all; git stash --quiet; git stash pop --quiet || true',
  },
}

describe.each(Object.entries(tools))('%s', (tool, { project, command, builds, installed }) => {
  const isInstalled = has(installed)

  for (const [index, [name, { dirt = '', first = '', also = '' }]] of Object.entries(circumstances).entries())
    test.skipIf(!isInstalled)(
      `builds each side once, ${name}`,
      longUnlessNth(index + (tool === 'make' ? 0 : 1), 12, 3),
      async () => {
        await using repository = await makeRepository(project)
        repository.sh(dirt.replace('BUILD', command), toolEnv)
        const built = { base: [] as number[], head: [] as number[] }
        {
          await using checkout = await takeOverUserCheckout(
            repository.git,
            commitsOf(repository),
            listeningConsole(),
          )
          for (const side of order) {
            await checkout.enter(side)
            const output = repository.sh(`${first}\n${command}; ${also}`, { ...toolEnv, SIDE: side })
            built[side].push(output.match(builds)?.length ?? 0)
          }
        }
        expect(built.base[0]).toBeGreaterThan(0)
        expect(built.base.slice(1)).toEqual([0, 0, 0])
        expect(built.head.slice(1)).toEqual([0, 0, 0])
      },
    )
})

test('interpreted code that differs is of another second on each side, as caches go by it', async () => {
  await using repository = await makeRepository(`git init --quiet --initial-branch=main
echo 1 > it.py; git add .; git commit --quiet -m base; git tag base
echo 2 > it.py; git commit --quiet -am head; git tag head`)
  await using checkout = await takeOverUserCheckout(repository.git, commitsOf(repository), listeningConsole())
  // At the beginning of a second, so that both sides would be checked out in it.
  await setTimeout(1000 - (Date.now() % 1000))
  const seconds: number[] = []
  for (const side of ['head', 'base'] as const) {
    await checkout.enter(side)
    seconds.push(Math.floor(statSync(`${repository.folder}/it.py`).mtimeMs / 1000))
  }
  expect(new Set(seconds).size).toBe(2)
})
