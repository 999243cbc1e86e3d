// Texts of any characters for properties.
import fc from 'fast-check'

const codePoint = fc.integer({ min: 0, max: 0x10_ffff }).map(code => String.fromCodePoint(code))

/** Returns texts of any code points, halves of surrogate pairs included. The unit `binary` is the same, but takes a second to prepare in each process. */
export function anyCodePoints(
  constraints: Pick<fc.StringConstraints, 'minLength' | 'maxLength'> = {},
): fc.Arbitrary<string> {
  return fc.string({ ...constraints, unit: codePoint })
}
