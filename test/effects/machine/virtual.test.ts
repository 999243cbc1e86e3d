// Virtual machines and containers, told by what they cannot hide.
import { expect, test } from 'vitest'
import { virtualOf } from '../../../src/effects/machine/machine.ts'
import { type Files, hosted, laptop, recordedMachine } from './recorded.ts'

const firmware = (vendor: string, product: string): Files => ({
  'sys/class/dmi/id/sys_vendor': vendor,
  'sys/class/dmi/id/product_name': product,
})
const x86 = { 'proc/cpuinfo': 'flags\t\t: fpu hypervisor' }
const bare = { 'proc/cpuinfo': 'flags\t\t: fpu vme' }
const arm = { 'proc/cpuinfo': 'processor\t: 0\nFeatures\t: fp asimd' }

test.each<[string, Files, string | null]>([
  ['a laptop', laptop, null],
  ['a hosted runner', hosted, 'Hyper-V'],
  ['QEMU', { ...x86, ...firmware('QEMU', 'Standard PC (Q35 + ICH9, 2009)') }, 'KVM'],
  ['VMware', { ...x86, ...firmware('VMware, Inc.', 'VMware Virtual Platform') }, 'VMware'],
  ['a virtual machine without firmware', x86, 'hypervisor'],
  ['one of Xen without firmware', { ...x86, 'sys/hypervisor/type': 'xen' }, 'Xen'],
  ['a virtual machine of a cloud', { ...x86, ...firmware('Amazon EC2', 't3.micro') }, 'Amazon EC2'],
  ['a whole machine of a cloud', { ...bare, ...firmware('Amazon EC2', 'c5.metal') }, null],
  ['an ARM virtual machine of a cloud', { ...arm, ...firmware('Amazon EC2', 'm7g.large') }, 'Amazon EC2'],
  ['a whole ARM machine of a cloud', { ...arm, ...firmware('Amazon EC2', 'm7g.metal') }, null],
  ['an ARM board', arm, null],
  ['a tablet', { ...bare, ...firmware('Microsoft Corporation', 'Surface Pro') }, null],
  ['Docker', { ...bare, '.dockerenv': '' }, 'container'],
  ['Podman in a virtual machine', { ...hosted, 'run/.containerenv': '' }, 'container on Hyper-V'],
  ['Kubernetes', { ...bare, 'proc/1/cgroup': '0::/kubepods/besteffort/pod1' }, 'container'],
  ['no files at all', {}, null],
])('%s', async (_, files, virtual) => {
  await using recorded = await recordedMachine(files)
  expect(virtualOf(recorded.root)).toBe(virtual)
})
