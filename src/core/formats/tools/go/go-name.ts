// Encodes names with spaces for the Go benchmark format, which ends a name at a space.

import { unseen } from '../../../words/escape.ts'

/** The configuration line that says that names are encoded. Without it a `%20` in a name is no space. */
export const namesKey = 'names'
export const namesEncoded = 'percent-encoded'

/** Characters that would end a word for Go or for us, and those that readers of the file could not see. */
const unwritable = new RegExp(`\\s|${unseen.source}`, 'u')
const encodable = new RegExp(`[\\s%]|${unseen.source}`, 'gu')

/** Whether a name or unit has to be encoded to be written. */
export function needsEncoding(word: string): boolean {
  return unwritable.test(word)
}

/**
 * `Sort%2010%25` for `Sort 10%`: two digits, or `u` and four, are the code of a character. No two words become the
 * same.
 */
export function encodeWord(word: string): string {
  return word.replace(encodable, character => character.split('').map(encodeUnit).join(''))
}

function encodeUnit(unit: string): string {
  const digits = unit.charCodeAt(0).toString(16).toUpperCase()
  return digits.length <= 2 ? `%${digits.padStart(2, '0')}` : `%u${digits.padStart(4, '0')}`
}

/** The word that encodeWord has written. */
export function decodeWord(encoded: string): string {
  return encoded.replace(/%(?:u([\dA-F]{4})|([\dA-F]{2}))/g, (_, four, two) =>
    String.fromCharCode(Number.parseInt(four ?? two, 16)),
  )
}
