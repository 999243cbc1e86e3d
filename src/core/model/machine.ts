// Definition of the machine that measurements were taken on, and whether it was locked.
import { fractionSchema } from './comparison.ts'
import {
  booleanSchema,
  type DataOfSchema,
  describedSchema,
  integerSchema,
  nullableSchema,
  numberSchema,
  objectSchema,
  textSchema,
} from './schema.ts'

/** The outcome of locking the machine with perflock. */
export type PerflockOutcome = DataOfSchema<typeof perflockSchema>
const perflockSchema = objectSchema({
  held: describedSchema('The machine was locked for this run alone.', booleanSchema),
  governor: describedSchema(
    'The frequency that was set, in percent of the way from the lowest to the highest; null if it was not set.',
    nullableSchema(integerSchema(0, 100)),
  ),
  reason: describedSchema(
    'Why the machine was not locked, or the frequency not set; untrusted text. Null if both are as wanted.',
    nullableSchema(textSchema(1000)),
  ),
})

export type MachineDescription = DataOfSchema<typeof machineSchema>
export const machineSchema = describedSchema(
  'The machine that measurements were taken on.',
  objectSchema({
    os: describedSchema(
      'The name of the operating system, as it gives it: "Ubuntu 24.04.3 LTS", "Darwin".',
      textSchema(1000),
    ),
    kernel: textSchema(1000),
    arch: textSchema(100),
    cpu: textSchema(1000),
    cores: integerSchema(0, 1e6),
    memoryBytes: integerSchema(0),
    virtual: describedSchema(
      'The name of the hypervisor, "container", or "container on" a hypervisor; null if neither was detected.',
      nullableSchema(textSchema(1000)),
    ),
    governor: describedSchema(
      'The frequency governors of the processors, separated by commas; null if the system does not say.',
      nullableSchema(textSchema(1000)),
    ),
    turbo: describedSchema('Turbo is on; null if the system does not say.', nullableSchema(booleanSchema)),
    smt: describedSchema(
      'Processors share cores (SMT); null if the system does not say.',
      nullableSchema(booleanSchema),
    ),
    load: describedSchema(
      'One-minute load average when the run began; 0 if the system has none.',
      numberSchema(0, 1e6),
    ),
    loadAfter: describedSchema('One-minute load average when measuring ended.', numberSchema(0, 1e6)),
    stealBefore: describedSchema(
      'Share of processor time that the host gave to other guests before measuring; null if the system does not say.',
      nullableSchema(fractionSchema),
    ),
    steal: describedSchema(
      'Share of processor time that the host gave to other guests while measuring; null likewise.',
      nullableSchema(fractionSchema),
    ),
    perflock: describedSchema('Null if no lock was wanted.', nullableSchema(perflockSchema)),
  }),
)
