// Result files of parts of a run, and what a judging job trusts.

import type { TrustedJudgingSettingsAndRules } from '../../../src/core/merge/merge-results.ts'
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import type { ShardNumber } from '../../../src/core/model/settings.ts'
import type { Reading } from '../../support/rounds.ts'
import { resultFrom, settings } from '../report/runs.ts'

export const trusted: TrustedJudgingSettingsAndRules = {
  settings,
  rules: null,
  from: { base: 'b', head: 'h' },
  isStrangers: true,
}

export function named(result: ResultFile, name = 'result.json') {
  return { name, result }
}

/** The result of one part, named after it: `2-1.json` is shard 2, replica 1. */
export function part(
  base: readonly Reading[],
  head: readonly Reading[],
  shard: ShardNumber | null,
  replica: ShardNumber | null = null,
) {
  const others = replica === null ? {} : { stopEarly: false }
  const result = resultFrom(base, head, { shard, replica, ...others })
  return named(result, `${shard?.[0] ?? 0}-${replica?.[0] ?? 0}.json`)
}
