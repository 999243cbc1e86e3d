// Reads the inputs, with a random seed where none is set.
import { randomInt } from 'node:crypto'
import { type Inputs, inputsFrom } from '../../core/inputs/inputs.ts'
import type { ReadInput } from '../../core/inputs/table.ts'

/** Throws Misconfigured with the input's name, its value and what is accepted. */
export function readInputs(read: ReadInput): Inputs {
  return inputsFrom(read, () => randomInt(2 ** 32))
}
