// Who holds a checkout, or has made worktrees: a process, told apart from one that has its number now.
import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** A Holder is a process of a run, as it has noted itself. */
export interface Holder {
  /** Another one for each run. */
  readonly run: string
  readonly pid: number
  /** In clock ticks since the machine started, from Linux's /proc; null elsewhere. */
  readonly pidStarted: string | null
  /** The start of the machine that it runs on; containers share that of their host. Null where the system does not tell. */
  readonly boot: string | null
  /** The numbers of processes mean something else in another namespace, as that of a container; null without namespaces. */
  readonly namespace: string | null
  readonly host: string
  readonly started: string
}

/** A process of another machine or namespace cannot be seen from here, so it may be running. */
export type OwnerStatus = 'running' | 'ended' | 'unseen'

/** This process, as the holder for one run. */
export function holder(): Holder {
  return { ...me(), run: randomUUID(), started: new Date().toISOString() }
}

/** What has become of the process that noted itself. */
export function ownerStatus({ pid, pidStarted, boot, namespace, host, started }: Holder): OwnerStatus {
  const here = me()
  // Names of machines change with the network, all but their first part.
  const isSameHost = `${host}`.split('.')[0] === here.host.split('.')[0]
  if (boot !== here.boot || boot === null) {
    if (!isSameHost) return 'unseen'
    if (boot !== here.boot) return 'ended'
  } else if (namespace !== here.namespace) return 'unseen'
  if (!isRunning(pid)) return 'ended'
  const now = startOf(pid)
  if (pidStarted !== null && now !== null && now !== pidStarted) return 'ended'
  // In a container the next run often gets the process id of the killed one.
  if (pid === process.pid && Date.parse(started) < Date.now() - process.uptime() * 1000) return 'ended'
  return 'running'
}

/** Whether a process has this number, in our namespace. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function me(): Omit<Holder, 'run' | 'started'> {
  return {
    pid: process.pid,
    pidStarted: startOf(process.pid),
    boot: told(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: told(() => readlinkSync('/proc/self/ns/pid')),
    host: hostname(),
  }
}

/** Null where there is no such process, or it may not be seen. */
function startOf(pid: number): string | null {
  return told(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null)
}

function told<T>(ask: () => T): T | null {
  try {
    return ask()
  } catch {
    return null
  }
}
