// Identifies the process that holds a checkout or has made worktrees, even if its process number was reused.
import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

export interface RunProcessIdentity {
  readonly run: string
  readonly pid: number
  /** The start time of the process, in clock ticks since the machine started, from Linux's /proc; null elsewhere. */
  readonly pidStarted: string | null
  /** The id of the machine's boot, which containers share with their host; null if the system does not tell. */
  readonly boot: string | null
  /** The namespace of process numbers, as a container has its own; null without namespaces. */
  readonly namespace: string | null
  readonly host: string
  readonly started: string
}

/** The status of the owning process: `unseen` for one of another machine or namespace, which may be running. */
type HoldingProcessStatus = 'running' | 'ended' | 'unseen'

export function thisProcessAsHolder(): RunProcessIdentity {
  return { ...currentProcess(), run: randomUUID(), started: new Date().toISOString() }
}

export function findStatusOfRunProcess({
  pid,
  pidStarted,
  boot,
  namespace,
  host,
  started,
}: RunProcessIdentity): HoldingProcessStatus {
  const current = currentProcess()
  // The domain of a host name changes with the network.
  const isSameHost = `${host}`.split('.')[0] === current.host.split('.')[0]
  if (boot !== current.boot || boot === null) {
    if (!isSameHost) return 'unseen'
    if (boot !== current.boot) return 'ended'
  } else if (namespace !== current.namespace) return 'unseen'
  if (!isProcessRunning(pid)) return 'ended'
  const startNow = startTimeOf(pid)
  if (pidStarted !== null && startNow !== null && startNow !== pidStarted) return 'ended'
  // In a container the next run often gets the process number of the killed one.
  if (pid === process.pid && Date.parse(started) < Date.now() - process.uptime() * 1000) return 'ended'
  return 'running'
}

/** Reports whether a process has this number, in our namespace. */
export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function currentProcess(): Omit<RunProcessIdentity, 'run' | 'started'> {
  return {
    pid: process.pid,
    pidStarted: startTimeOf(process.pid),
    boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
    host: hostname(),
  }
}

/** Returns null if there is no such process, or it may not be inspected. */
function startTimeOf(pid: number): string | null {
  return orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null)
}

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
