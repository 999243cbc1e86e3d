// Airspeed velocity (asv): its results in files, and what it prints.

import { eitherFormat } from '../../reading/either-format.ts'
import type { Format, Reader } from '../../reading/format.ts'
import { claimsAsvFile, readAsvFiles } from './asv-files.ts'
import { claimsAsvLines, readAsvLines } from './asv-lines.ts'

const one = eitherFormat(
  'asv',
  { claims: claimsAsvFile, open: readAsvFiles },
  { claims: claimsAsvLines, open: readAsvLines },
)

/**
 * Parameters follow the name, as asv shows them: `suite.Copy.time_copy(64, 'list')`; and so does the environment, where
 * there are several: `suite.time_copy [virtualenv-py3.12]`.
 */
export const asv: Format = {
  ...one,
  open: () => {
    const files = readAsvFiles()
    let current: Reader = one.open()
    return {
      file: path => {
        current = files
        files.file(path)
      },
      write: piece => current.write(piece),
      end: () => current.end(),
    }
  },
}
