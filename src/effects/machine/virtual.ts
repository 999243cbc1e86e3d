// Tells whether this machine is a virtual one or a container, as far as it can be seen from inside.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { textOf } from './system-files.ts'

/** What firmware says in a virtual machine, and the name of the hypervisor. */
const hypervisors: readonly (readonly [says: RegExp, name: string])[] = [
  [/^Microsoft Corporation Virtual Machine/, 'Hyper-V'],
  [/VMware/, 'VMware'],
  [/VirtualBox|innotek/, 'VirtualBox'],
  [/Parallels/, 'Parallels'],
  [/Amazon EC2/, 'Amazon EC2'],
  [/Google Compute Engine/, 'Google Compute Engine'],
  [/Apple Virtualization/, 'Apple Virtualization'],
  [/Xen/, 'Xen'],
  [/KVM|QEMU|OpenStack|Bochs/, 'KVM'],
]

/** Folders of the first process's control groups that container engines make. */
const ofContainers = /docker|kubepods|containerd|libpod|lxc|garden/

/** The hypervisor's name, "container", or "container on" such; null where neither is seen. */
export function virtualOf(root: string): string | null {
  const hypervisor = hypervisorOf(root)
  if (!isContainer(root)) return hypervisor
  return hypervisor === null ? 'container' : `container on ${hypervisor}`
}

function hypervisorOf(root: string): string | null {
  const says = ['sys_vendor', 'product_name']
    .map(name => textOf(root, `sys/class/dmi/id/${name}`) ?? '')
    .join(' ')
  const named = hypervisors.find(([pattern]) => pattern.test(says))?.[1] ?? null
  const flags = /^flags\s*:(.*)$/m.exec(textOf(root, 'proc/cpuinfo') ?? '')?.[1]
  // Only x86 has the flag. It is the more reliable sign: a cloud's firmware says the same on bare-metal machines.
  if (flags !== undefined && !/ hypervisor( |$)/.test(flags)) return null
  if (flags === undefined && /\.metal/.test(says)) return null
  if (named !== null || flags === undefined) return named
  return textOf(root, 'sys/hypervisor/type') === 'xen' ? 'Xen' : 'hypervisor'
}

function isContainer(root: string): boolean {
  if (['.dockerenv', 'run/.containerenv'].some(path => existsSync(join(root, path)))) return true
  return ofContainers.test(textOf(root, 'proc/1/cgroup') ?? '')
}
