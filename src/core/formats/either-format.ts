// A format of a tool that writes the same down in two ways: as JSON or XML to be read, and as lines to be looked at.
import type { Format, Reader } from './format.ts'
import { gatherText } from './json-text.ts'
import { partsOf } from './parts.ts'

/** A Kind is one of the two ways. */
interface Kind {
  claims(beginning: string): boolean
  open(): Reader
}

/** The format `name`. What neither way claims and begins with a bracket is read the first way, which says what is wrong. */
export function eitherFormat(name: string, data: Kind, lines: Kind): Format {
  return {
    name,
    claims: beginning => data.claims(beginning) || lines.claims(beginning),
    claimsLines: part => lines.claims(part),
    open: () =>
      gatherText(text => {
        const telling = partsOf(text).find(part => data.claims(part) || lines.claims(part))
        const isData = telling === undefined ? /^\s*[[{<]/.test(text) : data.claims(telling)
        const reader = isData ? data.open() : lines.open()
        reader.write(text)
        return reader.end()
      }),
  }
}
