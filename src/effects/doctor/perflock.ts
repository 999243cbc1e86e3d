// Asks perflock who has the lock, without taking it.
import type { Lock } from '../../core/doctor/lock.ts'
import { runProcess } from '../measure/process.ts'

/** Milliseconds that its daemon has to answer. */
const patience = 3000
/** The exit code of a shell for a program that is not found. */
const notFound = 127

export async function askPerflock(path: string): Promise<Lock> {
  const ended = await runProcess({
    file: 'perflock',
    args: ['-list'],
    // As when the lock is taken: in a folder without anything of a repository, and with only the environment that is
    // needed.
    cwd: '/',
    env: { PATH: path },
    signal: new AbortController().signal,
    deadline: Date.now() + patience,
    onOutput() {},
  }).catch(() => null)
  if (ended === null || ended.status === notFound) return { kind: 'missing' }
  if (ended.isLate) return { kind: 'unreachable', reason: `it gave no answer in ${patience / 1000} s` }
  const said = ended.lastLines.trim()
  if (ended.status !== 0)
    return {
      kind: 'unreachable',
      reason: said.split('\n').join('; ').slice(0, 200) || `it ended with ${ended.status}`,
    }
  // One line for each process, with tabs between user, time and command; or a note that nobody has the lock.
  const holders = ended.stdout.split('\n').filter(line => line.includes('\t'))
  return { kind: 'reachable', holders: holders.map(line => line.split('\t').join(' ').trim().slice(0, 200)) }
}
