// Asks perflock who has the lock, without taking it.
import type { Lock } from '../../core/doctor/lock.ts'
import { runProcess } from '../measure/process.ts'

/** Milliseconds in which its daemon is to answer. */
const patience = 3000
/** What a shell ends with where a program is not to be found. */
const notFound = 127

export async function askPerflock(path: string): Promise<Lock> {
  const ended = await runProcess({
    file: 'perflock',
    args: ['-list'],
    // As when it is taken: a folder with nothing in it of a repository, and no more in the environment than is needed.
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
  // A line for each, with tabs between user, time and command; and a note where nobody has it.
  const holders = ended.stdout.split('\n').filter(line => line.includes('\t'))
  return { kind: 'reachable', holders: holders.map(line => line.split('\t').join(' ').trim().slice(0, 200)) }
}
