// Gungraun, formerly iai-callgrind: what it prints, and its `--output-format=json`.

import { hasPath, outlines } from '../../json/json-outline.ts'
import { eitherFormat } from '../../reading/either-format.ts'
import { readGungraunJson } from './gungraun-json.ts'
import { claimsGungraunLines, readGungraunLines } from './gungraun-lines.ts'

/** Counts are exact: the same code gives the same count each time. A name is the path, the id and the arguments. */
export const gungraun = eitherFormat(
  'gungraun',
  { claims: claimsJson, open: readGungraunJson },
  { claims: claimsGungraunLines, open: readGungraunLines },
)

function claimsJson(beginning: string): boolean {
  return outlines(beginning).some(paths => hasPath(paths, 'module_path') && hasPath(paths, 'kind'))
}
