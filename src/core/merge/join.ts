// Joins what several machines have recorded: shards side by side, replicas one after the other.
import { addedUp } from '../judge/failures.ts'
import { isOtherCodeShown } from '../judge/run-warnings.ts'
import type { RunWarning } from '../model/comparison.ts'
import { inOrder, type RecordedRun } from '../result/recorded.ts'
import { warningsFrom } from '../result/run-warnings.ts'
import { joinLists } from './join-lists.ts'
import { joinRounds, type MachineRecord, RoundLayout } from './join-rounds.ts'

/**
 * The run that these pieces (at least one) are of. Its rounds are those of the shards together, replica after replica:
 * each replica is a block. Warnings are of single machines; of each kind the strongest is kept.
 */
export function joinedOf(pieces: readonly MachineRecord[]): RecordedRun {
  const [{ of: first }] = pieces as readonly [MachineRecord]
  const found = pieces.map(({ of }) => [...of.warnings, ...warningsFrom(of)])
  // What one machine has not read, another may have.
  const isOfAll = found.every(each => each.some(({ kind }) => kind === 'unread-code'))
  const isKept = (one: RunWarning) => one.kind !== 'unread-code' || isOfAll || isOtherCodeShown(one)
  const warnings = inOrder(strongest(found.flat().filter(isKept)))
  if (pieces.length === 1) return { ...first, warnings }
  const layout = new RoundLayout(pieces, ({ rounds }) => rounds)
  const layoutAgain = new RoundLayout(pieces, ({ again }) => again?.rounds ?? [])
  const rounds = joinRounds(layout)
  const again = joinRounds(layoutAgain, rounds.length)
  return {
    ...first,
    ...joinLists(pieces.map(({ of }) => of)),
    rounds,
    series: layout.join(({ series }) => series),
    again:
      again.length === 0
        ? null
        : { rounds: again, series: layoutAgain.join(({ again }) => again?.series ?? []) },
    warnings,
    // Each machine had rounds of its own against the reference, and nothing judges those together.
    since: null,
  }
}

/** One of each kind, and of each configuration key or side: that which says most. */
function strongest(warnings: readonly RunWarning[]): readonly RunWarning[] {
  const found = new Map<string, RunWarning>()
  const single = warnings.filter(({ kind }) => kind !== 'moved' && kind !== 'flaky')
  for (const one of [...single, ...allMoved(warnings), ...allFlaky(warnings)]) {
    const id = idOf(one)
    const before = found.get(id)
    if (!before || strengthOf(one) > strengthOf(before)) found.set(id, one)
  }
  return [...found.values()]
}

function idOf(warning: RunWarning): string {
  if (warning.kind === 'configuration')
    return `${warning.kind} ${warning.key} ${warning.base} ${warning.head}`
  return warning.kind === 'fewer-results' ? `${warning.kind} ${warning.side}` : warning.kind
}

/** Each shard has packages of its own. */
function allMoved(warnings: readonly RunWarning[]): readonly RunWarning[] {
  const all = warnings.flatMap(one => (one.kind === 'moved' ? one.packages : []))
  const packages = [...new Map(all.map(one => [JSON.stringify(one), one])).values()]
  return packages.length === 0 ? [] : [{ kind: 'moved', packages }]
}

function allFlaky(warnings: readonly RunWarning[]): readonly RunWarning[] {
  const benchmarks = addedUp(warnings.flatMap(one => (one.kind === 'flaky' ? one.benchmarks : [])))
  return benchmarks.length === 0 ? [] : [{ kind: 'flaky', benchmarks }]
}

function strengthOf(warning: RunWarning): number {
  switch (warning.kind) {
    case 'drift':
    case 'second-visit':
      return Math.abs(warning.change)
    case 'steal':
      return warning.share
    case 'others':
      return Math.abs(warning.head - warning.base)
    case 'unread-code':
      return isOtherCodeShown(warning) ? Number.MAX_SAFE_INTEGER : warning.count
    case 'shared-install':
    case 'left-running':
    case 'setup-running':
    case 'git-changed':
    case 'unread-results':
    case 'values-left-out':
      return warning.count
    case 'fewer-results':
      return warning.missing
    case 'replayed':
      return warning.sides.length
    default:
      return 0
  }
}
