// Runs in a mount namespace of its own, on a small file system: a disk that is full, a folder that nobody can remove.
//
// Arguments: the folder with the repository, and what is to happen. What it says is one JSON.
import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { takeOverUserCheckout } from '../../src/effects/git/checkout/checkout.ts'
import { recoverRepository } from '../../src/effects/git/recovery/recover.ts'
import { commitsOf } from '../effects/git/checkout/sides.ts'
import { digestOf } from '../support/digest.ts'
import { listeningConsole, plainEnv, repositoryAt } from '../support/repository.ts'
import { compare } from '../torture/prepared.ts'

const [place = '', what = ''] = process.argv.slice(2)
const repository = repositoryAt(join(place, 'repository'))
const { folder, git } = repository
const console = listeningConsole()

/** Until not a byte more can be written. */
function fill(path: string): void {
  for (let size = 2 ** 16; size >= 1; size /= 2)
    try {
      for (;;) appendFileSync(path, Buffer.alloc(size))
    } catch {
      // A smaller piece may still fit.
    }
}

const own = join(folder, 'base-folder/x')
if (what === 'mounted over a side') {
  mkdirSync(dirname(own))
  writeFileSync(own, 'mine')
}
const before = await digestOf(folder)
if (what === 'mounted over a side') execFileSync('mount', ['--bind', own, own])
const secrets = join(folder, 'secrets')
if (what === 'unmounted') execFileSync('mount', ['--bind', secrets, secrets])
if (what === 'read-only') {
  execFileSync('mount', ['--bind', folder, folder])
  execFileSync('mount', ['-o', 'remount,ro,bind', folder])
}
let why = ''
try {
  await using checkout = await takeOverUserCheckout(git, commitsOf(repository), console)
  for (const side of ['base', 'head', 'base'] as const) {
    await checkout.enter(side)
    if (what === 'mounted below' && side === 'base' && !existsSync(join(folder, 'made'))) {
      mkdirSync(join(folder, 'made/in'), { recursive: true })
      writeFileSync(join(folder, 'made/by-benchmark'), 'x')
      execFileSync('mount', ['-t', 'tmpfs', 'benchgate-mounted', join(folder, 'made/in')])
    }
    if (what === 'unmounted' && side === 'head') execFileSync('umount', [secrets])
  }
  if (what === 'full') fill(join(folder, 'fill.out'))
  if (what === 'full beside') fill(join(place, 'fill'))
  if (what === 'mounted') {
    execFileSync('mount', ['-t', 'tmpfs', 'benchgate-mounted', secrets])
    writeFileSync(join(secrets, 'by-benchmark'), 'x')
  }
} catch (error) {
  why = (error as Error).message
}
if (what === 'read-only') execFileSync('umount', [folder])
const differences = compare(before, await digestOf(folder))
const kept = /is in (\S+):/.exec(why)?.[1]
writeFileSync(
  1,
  JSON.stringify({
    why,
    warnings: console.warnings,
    differences,
    isRestored: (await recoverRepository(folder, plainEnv, console))?.isChanged,
    kept: kept !== undefined && existsSync(kept) ? readFileSync(join(kept, 'ignored'), 'utf8') : null,
  }),
)
