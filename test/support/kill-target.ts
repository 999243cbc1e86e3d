// A process to be killed: takes a checkout and enters its sides again and again, with a line for each step it has done.
//
// Arguments: the folder, base, head. Benchgate's own code is used as it is; whoever kills picks the moment.
import { execFileSync } from 'node:child_process'
import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { formatErrorOnOneLine } from '../../src/core/report/say/run-failure.ts'
import { takeOverUserCheckout } from '../../src/effects/git/checkout/checkout.ts'
import { listeningConsole, plainEnv, repositoryAt } from './repository.ts'

const [folder = '.', base = 'base', head = 'head', benchmark = 'true', visits = '6', ignoredFiles] =
  process.argv.slice(2)
const { git } = repositoryAt(folder)
// By this the torture finds the benchmark where it outlives its run.
const torture = process.env.TORTURE_ID ? { TORTURE_ID: process.env.TORTURE_ID } : {}
const say = (line: string) => writeSync(1, `${line}\n`)
const commit = (sha: string) => ({ sha, from: sha })

// Whoever is killed writes no cache at its end.
flushCompileCache()
say('started')
async function run() {
  await using checkout = await takeOverUserCheckout(
    git,
    { base: commit(base), head: commit(head) },
    listeningConsole(),
    { ignoredFiles: ignoredFiles === 'shared' ? 'shared' : 'per-side' },
  )
  say('taken')
  for (let visit = 0; visit < Number(visits); visit++) {
    const side = visit % 2 === 0 ? 'base' : 'head'
    await checkout.enter(side)
    say(`entered ${side}`)
    execFileSync('bash', ['-c', benchmark], {
      cwd: folder,
      env: { ...plainEnv, SIDE: side, ...torture },
      stdio: 'ignore',
    })
    say(`measured ${side}`)
  }
}

await run().catch(error => {
  process.stderr.write(formatErrorOnOneLine(error))
  process.exit(1)
})
say('returned')
