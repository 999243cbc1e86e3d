// A process to be killed: takes worktrees, enters both sides, lets go, with a line for each step it has done.
//
// Arguments: the folder, where to make worktrees, base, head.
import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { createWorktreeCheckoutOfSides } from '../../../../src/effects/git/worktrees/worktrees.ts'
import { listeningConsole, repositoryAt } from '../../../support/repository.ts'

const [folder = '.', temporary = '.', base = 'base', head = 'head'] = process.argv.slice(2)
const { git } = repositoryAt(folder)
const say = (line: string) => writeSync(1, `${line}\n`)
const commit = (sha: string) => ({ sha, from: sha })

// Whoever is killed writes no cache at its end.
flushCompileCache()
say('started')
{
  await using checkout = await createWorktreeCheckoutOfSides(
    git,
    { base: commit(base), head: commit(head) },
    listeningConsole(),
    { temporary },
  )
  say('taken')
  for (const side of ['base', 'head'] as const) say(`entered ${await checkout.enter(side)}`)
}
say('returned')
