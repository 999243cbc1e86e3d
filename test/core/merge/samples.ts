// Whole results of several files, for the golden reports.
import { mergeResultFiles } from '../../../src/core/merge/merge-results.ts'
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import type { ShardNumber } from '../../../src/core/model/settings.ts'
import { machine, settings, time } from '../report/runs.ts'
import { named, part, trusted } from './parts.ts'

const on = (shard: ShardNumber | null, replica: ShardNumber | null, cpu: string, factor = 1) => {
  const center = (replica?.[0] ?? 1) * 1e-3
  const names = shard === null ? ['Encode-8', 'Decode-8'] : [`Encode${shard[0]}-8`, `Decode${shard[0]}-8`]
  const base = names.map(name => time(name, center))
  const head = names.map((name, n) => time(name, center * (n === 0 ? factor : 1.001)))
  const { name, result } = part(base, head, shard, replica)
  return named({ ...result, machine: { ...machine, cpu } }, name)
}

const epyc = 'AMD EPYC 7763 64-Core Processor'
const xeon = 'Intel(R) Xeon(R) Platinum 8370C CPU @ 2.80GHz'

/** Three shards on two machines each, one of which is slower by half; one benchmark regressed. */
export function shardsAndReplicas(): ResultFile {
  const parts = [1, 2, 3].flatMap(shard =>
    [1, 2].map(replica =>
      on([shard, 3], [replica, 2], replica === 1 ? epyc : xeon, shard === 2 ? 1.09 : 1.001),
    ),
  )
  return mergeResultFiles(parts, { ...trusted, from, isStrangers: false })
}

const from = { base: 'merge base with main', head: 'head of the pull request' }

/** Of four shards a stranger has sent two that can be read, one of them twice. */
export function partsMissing(): ResultFile {
  const first = on([1, 4], null, epyc)
  return mergeResultFiles(
    [
      first,
      { ...first, name: 'shard-1 (again)/result.json' },
      on([2, 4], null, `${epyc} <img src=x>`),
      {
        name: 'shard-3/`result`.json',
        problem: 'comparisons[3].base.samples[2] is "1"; expected a finite number, or null.',
      },
    ],
    { ...trusted, from },
  )
}

/** A stranger says that nothing differs. */
export function claimed(): ResultFile {
  const { result } = on(null, null, epyc)
  const nothing = { ...result, comparisons: [], rounds: [], stopped: 'unchanged' as const }
  return mergeResultFiles([named(nothing)], {
    ...trusted,
    from,
    settings: { ...settings, paths: ['src/**'] },
  })
}
