// Made-up repositories and machines for the examination, and their findings.

import type { DoctorFinding, DoctorSection } from '../../../src/core/doctor/findings.ts'
import {
  busyLoopFinding,
  type FreeMemoryAndCpuQuota,
  frequencyAndPowerFindings,
  perflockFinding,
  processorLoadAndMemoryFindings,
} from '../../../src/core/doctor/machine.ts'
import {
  benchmarkPresenceFinding,
  type DiskSpaceNeededAndFree,
  diskSpaceFinding,
  type GitCheckoutUsability,
  gitCheckoutFindings,
  gitProgramFinding,
  requiredProgramFindings,
  rulesFileAndFlagsFinding,
} from '../../../src/core/doctor/repository.ts'
import type { MachineDescription } from '../../../src/core/model/machine.ts'

export const repository: GitCheckoutUsability = {
  root: '/home/me/widgets',
  refused: null,
  isShallow: false,
  left: null,
  worktrees: 0,
  lock: null,
}

export const space: DiskSpaceNeededAndFree = {
  checkout: 'worktree',
  tracked: 30 * 2 ** 20,
  ignored: 200 * 2 ** 20,
  isMore: false,
  place: '/tmp',
  free: 80 * 2 ** 30,
}

export const calm: MachineDescription = {
  os: 'Debian GNU/Linux 12 (bookworm)',
  kernel: 'Linux 6.1.0',
  arch: 'x64',
  cpu: 'AMD Ryzen 7 5700X 8-Core Processor',
  cores: 8,
  memoryBytes: 32 * 2 ** 30,
  virtual: null,
  governor: 'performance',
  turbo: false,
  smt: false,
  load: 0.12,
  loadAfter: 0.3,
  stealBefore: null,
  steal: 0,
  perflock: null,
}

export const laptop: MachineDescription = {
  ...calm,
  cpu: '11th Gen Intel(R) Core(TM) i7-1165G7 @ 2.80GHz',
  governor: 'powersave',
  turbo: true,
  smt: true,
  load: 5.2,
}

export const hosted: MachineDescription = {
  ...calm,
  cpu: 'AMD EPYC 7763 64-Core Processor',
  cores: 2,
  virtual: 'Hyper-V',
  governor: null,
  turbo: null,
  smt: true,
  steal: 0.034,
}

export const system: FreeMemoryAndCpuQuota = { quota: null, memoryFree: 0.62 }

const even = Array.from({ length: 200 }, (_, n) => 0.005 + (n % 3) * 0.00001)
const uneven = Array.from({ length: 200 }, (_, n) => (n % 10 === 0 ? 0.009 : 0.005))

const part = (
  title: string,
  ...findings: readonly (DoctorFinding | null | readonly DoctorFinding[])[]
): DoctorSection => ({ title, findings: findings.flat().filter(finding => finding !== null) })

export const nothingWrong: readonly DoctorSection[] = [
  part(
    'Repository',
    gitProgramFinding({ version: '2.47.1', refused: null }),
    gitCheckoutFindings(repository),
    rulesFileAndFlagsFinding({
      rules: '.github/benchgate.yml',
      count: 4,
      refused: null,
      refusedInAction: null,
    }),
    benchmarkPresenceFinding({ kind: 'go', folders: 3, directory: '/home/me/widgets' }, ''),
    requiredProgramFindings([{ name: 'go', version: 'go version go1.26.8 linux/amd64', refused: null }]),
    diskSpaceFinding(space),
  ),
  part(
    'Machine',
    processorLoadAndMemoryFindings(calm, system),
    frequencyAndPowerFindings(calm, null),
    busyLoopFinding(even),
    perflockFinding('auto', { kind: 'reachable', holders: [] }),
  ),
]

/** A laptop on its battery, in a clone that has seen a killed run. */
export const doubtfulLaptop: readonly DoctorSection[] = [
  part(
    'Repository',
    gitProgramFinding({ version: '2.47.1', refused: null }),
    gitCheckoutFindings({
      ...repository,
      isShallow: true,
      left: { kind: 'killed', started: '2026-11-20T09:12:44.102Z' },
      worktrees: 2,
      lock: '/home/me/widgets/.git/index.lock',
    }),
    rulesFileAndFlagsFinding({ rules: null, count: 0, refused: null, refusedInAction: null }),
    benchmarkPresenceFinding({ kind: 'command', run: 'node bench/all.mjs --reporter go\n# more' }, ''),
    requiredProgramFindings([
      { name: 'bash', version: 'GNU bash, version 5.2.15(1)-release (x86_64-pc-linux-gnu)', refused: null },
    ]),
    diskSpaceFinding({ ...space, free: 900 * 2 ** 20, isMore: true }),
  ),
  part(
    'Machine',
    processorLoadAndMemoryFindings(laptop, { ...system, memoryFree: 0.04 }),
    frequencyAndPowerFindings(laptop, 'battery'),
    busyLoopFinding(uneven),
    perflockFinding('auto', {
      kind: 'unreachable',
      reason:
        'dial unix /var/run/perflock.socket: connect: no such file or directory; Is the perflock daemon running?',
    }),
  ),
]

/** A runner on which nothing can be measured. */
export const brokenRunner: readonly DoctorSection[] = [
  part(
    'Repository',
    gitProgramFinding({
      version: '2.25.1',
      refused: 'git version 2.25.1 is too old. Install git 2.31 or later.',
    }),
    gitCheckoutFindings({
      ...repository,
      left: { kind: 'held', pid: 4711, started: '2026-11-21T10:00:00.000Z' },
    }),
    gitCheckoutFindings({ ...repository, root: null }),
    rulesFileAndFlagsFinding({
      rules: null,
      count: 0,
      refused: '.github/benchgate.yml, line 3: treshold: not known. Did you mean "threshold"?',
      refusedInAction: null,
    }),
    benchmarkPresenceFinding(
      null,
      'run: not set, and /home/me/widgets has no go.mod or go.work. Set "run" to the command that runs the benchmarks, or "working-directory" to the folder of a Go module.',
    ),
    benchmarkPresenceFinding({ kind: 'go', folders: 0, directory: '/home/me/widgets' }, ''),
    requiredProgramFindings([
      { name: 'go', version: null, refused: null },
      { name: 'bash', version: null, refused: null },
    ]),
    diskSpaceFinding({ ...space, free: 100 * 2 ** 20 }),
  ),
  part(
    'Machine',
    processorLoadAndMemoryFindings(hosted, { ...system, quota: 1.5 }),
    frequencyAndPowerFindings(hosted, null),
    busyLoopFinding([]),
    perflockFinding('require', { kind: 'missing' }),
  ),
]
