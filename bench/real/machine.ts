import { cpus, release, totalmem } from 'node:os'

/** What machine this is, in one line. */
export function machineHere(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${first?.model.trim()}, ${memory} GiB, Linux ${release().split('-')[0]}, node ${process.versions.node}`
}
