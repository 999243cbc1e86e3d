// Criterion.rs: the files below target/criterion, the messages of cargo-criterion, and what criterion prints.

import { readValues } from '../../json/json-text.ts'
import type { Format, Reader } from '../../reading/format.ts'
import type { Unread } from '../../reading/parsed.ts'
import { Readings } from '../../reading/readings.ts'
import { CriterionFiles, claimsCriterionFile } from './criterion-files.ts'
import { claimsCriterionLines, readCriterionLines } from './criterion-lines.ts'

/** Throughput is not read: it is the time, written differently. */
export const criterion: Format = {
  name: 'criterion',
  claims: beginning => claimsCriterionFile(beginning) || claimsCriterionLines(beginning),
  claimsLines: claimsCriterionLines,
  cuts: 'times',
  open: () => {
    const found = new Readings()
    const files = new CriterionFiles()
    const atPath = (path: string) => readValues(`criterion, ${path}`, value => files.take(path, value))
    const printed = () => readCriterionLines(found)
    let current: Reader = printed()
    const unread: Unread[] = []
    const endCurrent = () => unread.push(...(current.end().unread ?? []))
    return {
      file: path => {
        endCurrent()
        current = /(^|\/)(benchmark|estimates|sample|tukey)\.json$/.test(path) ? atPath(path) : printed()
      },
      write: piece => current.write(piece),
      end: () => {
        endCurrent()
        files.addTo(found)
        return unread.length === 0 ? found.parsed() : { ...found.parsed(), unread }
      },
    }
  },
}
