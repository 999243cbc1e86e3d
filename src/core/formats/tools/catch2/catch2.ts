// Catch2's BENCHMARK: its XML (`--reporter xml`), and what it prints otherwise.

import { eitherFormat } from '../../reading/either-format.ts'
import { claimsCatch2Lines, readCatch2Lines } from './catch2-lines.ts'
import { claimsCatch2Xml, readCatch2Xml } from './catch2-xml.ts'

/** A name begins with the test case and the sections around it: `Copying > small > clone`. */
export const catch2 = eitherFormat(
  'catch2',
  { claims: claimsCatch2Xml, open: readCatch2Xml },
  { claims: claimsCatch2Lines, open: readCatch2Lines },
  'times',
)
