// Machines as the files of /proc and /sys below a temporary root, written by hand from the formats.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** What stands in each file; a path is relative to the root. */
export type Files = Readonly<Record<string, string>>

/** A Recorded machine is a root folder, removed when disposed of. */
export interface Recorded extends AsyncDisposable {
  readonly root: string
  write(files: Files): Promise<void>
}

/** Writes the files below a new root. */
export async function recordedMachine(files: Files): Promise<Recorded> {
  const root = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
  const write = async (more: Files) => {
    for (const [path, text] of Object.entries(more)) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), `${text}\n`)
    }
  }
  await write(files)
  return { root, write, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) }
}

const cpu = 'sys/devices/system/cpu'

/** The files of a processor's frequency: its range, and the limits in force, in kHz. */
export function frequency(index: number, least: number, most: number, more: Files = {}): Files {
  const folder = `${cpu}/cpu${index}/cpufreq`
  const files = {
    cpuinfo_min_freq: '400000',
    cpuinfo_max_freq: '4400000',
    scaling_min_freq: String(least),
    scaling_max_freq: String(most),
    scaling_governor: 'powersave',
    ...more,
  }
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))
}

/** A laptop that is what it seems. */
export const laptop: Files = {
  'proc/cpuinfo': processors(
    4,
    'Intel(R) Core(TM) i7-1165G7 @ 2.80GHz',
    'fpu vme de pse tsc msr hypervisors_not',
  ),
  'proc/stat': 'cpu  100 0 100 800 0 0 0 0 0 0\ncpu0 50 0 50 400 0 0 0 0 0 0',
  'proc/loadavg': '0.52 0.58 0.59 1/977 12345',
  'proc/1/cgroup': '0::/init.scope',
  'etc/os-release': 'PRETTY_NAME="Ubuntu 24.04.3 LTS"\nNAME="Ubuntu"',
  'sys/class/dmi/id/sys_vendor': 'LENOVO',
  'sys/class/dmi/id/product_name': '20XW0026GE',
  [`${cpu}/smt/active`]: '1',
  [`${cpu}/intel_pstate/no_turbo`]: '0',
  ...frequency(0, 400_000, 4_400_000),
  ...frequency(1, 400_000, 4_400_000),
}

/** A runner as GitHub hosts them: a virtual machine that knows of no frequency. */
export const hosted: Files = {
  'proc/cpuinfo': processors(2, 'AMD EPYC 7763 64-Core Processor', 'fpu vme hypervisor lahf_lm'),
  'proc/stat': 'cpu  100 0 100 800 0 0 0 0 0 0',
  'proc/loadavg': '1.10 0.58 0.59 1/977 12345',
  'proc/1/cgroup': '0::/init.scope',
  'sys/class/dmi/id/sys_vendor': 'Microsoft Corporation',
  'sys/class/dmi/id/product_name': 'Virtual Machine',
  [`${cpu}/smt/active`]: '0',
  [`${cpu}/cpu0/topology/core_id`]: '0',
}

function processors(count: number, model: string, flags: string): string {
  return Array.from(
    { length: count },
    (_, index) => `processor\t: ${index}\nmodel name\t: ${model}\nflags\t\t: ${flags}\n`,
  ).join('\n')
}
