// Definition of the machine that measurements were taken on, and whether it was locked.
import { shareSchema } from './comparison.ts'
import { boolean, type Data, described, integer, number, object, orNull, text } from './schema.ts'

/** The outcome of locking the machine with perflock. */
export type Perflock = Data<typeof perflockSchema>
const perflockSchema = object({
  held: described('The machine was locked for this run alone.', boolean),
  governor: described(
    'The frequency that was set, in percent of the way from the lowest to the highest; null if it was not set.',
    orNull(integer(0, 100)),
  ),
  reason: described(
    'Why the machine was not locked, or the frequency not set; untrusted text. Null if both are as wanted.',
    orNull(text(1000)),
  ),
})

export type Machine = Data<typeof machineSchema>
export const machineSchema = described(
  'The machine that measurements were taken on.',
  object({
    os: described(
      'The name of the operating system, as it gives it: "Ubuntu 24.04.3 LTS", "Darwin".',
      text(1000),
    ),
    kernel: text(1000),
    arch: text(100),
    cpu: text(1000),
    cores: integer(0, 1e6),
    memoryBytes: integer(0),
    virtual: described(
      'The name of the hypervisor, "container", or "container on" a hypervisor; null if neither was detected.',
      orNull(text(1000)),
    ),
    governor: described(
      'The frequency governors of the processors, separated by commas; null if the system does not say.',
      orNull(text(1000)),
    ),
    turbo: described('Turbo is on; null if the system does not say.', orNull(boolean)),
    smt: described('Processors share cores (SMT); null if the system does not say.', orNull(boolean)),
    load: described('One-minute load average when the run began; 0 if the system has none.', number(0, 1e6)),
    loadAfter: described('One-minute load average when measuring ended.', number(0, 1e6)),
    stealBefore: described(
      'Share of processor time that the host gave to other guests before measuring; null if the system does not say.',
      orNull(shareSchema),
    ),
    steal: described(
      'Share of processor time that the host gave to other guests while measuring; null likewise.',
      orNull(shareSchema),
    ),
    perflock: described('Null if no lock was wanted.', orNull(perflockSchema)),
  }),
)
