// Describes the machine that the measurements are taken on.
import { arch, cpus, loadavg, release, totalmem, type } from 'node:os'
import type { Machine } from '../../core/model.ts'

/** What can be known of this machine without asking anything of it. */
export function describeMachine(): Machine {
  const processors = cpus()
  return {
    os: `${type()} ${release()}`,
    arch: arch(),
    cpu: processors[0]?.model.trim() || 'unknown',
    cores: processors.length,
    memoryBytes: totalmem(),
    load: loadavg()[0] ?? 0,
  }
}
