// Texts as fields of CSV (RFC 4180), in which a spreadsheet finds nothing to run.
import { escapeControls } from './escape.ts'

/** A text from outside as a field: nothing in it acts on a terminal or in a spreadsheet. */
export function textField(text: string): string {
  return quoted(inert(escapeControls(text)))
}

/** Our own text as a field. */
export function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A spreadsheet runs what begins like a formula. Such a name gets an apostrophe in front, which says that text follows. So
 * does a name that begins with an apostrophe: removing the first one always gives the name back. Only texts are guarded: a
 * negative number stays a number.
 */
function inert(text: string): string {
  return /^\s*['=+\-@\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text
}
