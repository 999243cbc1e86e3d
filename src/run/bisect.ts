// Finds the commit that made a benchmark slower, by gates of commits against GOOD.
import {
  type BisectedRowIdentity,
  type BisectionEndedEarlyReason,
  type BisectionGateResult,
  type BisectionRangeCommit,
  type BisectionResult,
  type BisectionState,
  type Culprit,
  classifyCommitSlowness,
  type SkippedCommit,
  slowdownOfBad,
  type WorseningAgainstGood,
  weightedMeanWorseningAndError,
  worseningAgainstGoodOfComparison,
} from '../core/bisect/bisection-state.ts'
import {
  type BenchmarkGlobOrIdentityToBisect,
  concludeBisectWithoutRowToFollow,
  findComparisonOfBisectedRow,
  findWorstRegressionToBisect,
  inputOverridesOfBisectGate,
  refuseMissingBenchmarkToBisect,
} from '../core/bisect/followed-benchmark.ts'
import {
  computeCulpritPosterior,
  culpritOddsOfIdenticalBuild,
  priorCulpritOddsOfPaths,
} from '../core/bisect/posterior.ts'
import {
  type BisectionCertaintyAndLimits,
  type BisectionMove,
  candidatesToReport,
  computeDefaultMaxBisectionGates,
  convertCandidatesToCulprits,
  decideBisectionMove,
  ratioWithIntervalOfWorseningAgainstGood,
} from '../core/bisect/search.ts'
import type { Inputs } from '../core/inputs/check-inputs.ts'
import { isWarningThatSamplesAreVoid } from '../core/judge/run-warnings.ts'
import { CouldNotMeasureError } from '../core/model/errors.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import type { Git } from '../effects/git/git.ts'
import {
  findLastCommitMergingHistoryOfTip,
  readFirstParentCommitsWithPaths,
} from '../effects/git/revisions/commits.ts'
import { isErrorDueToInterruption } from '../effects/program/interrupt.ts'

export interface BisectionRunOptions extends BisectGateOptions {
  readonly git: Git
  readonly sure: number
  /** The most gates to make; null for the default. */
  readonly gates: number | null
  readonly listener: BisectListener
  /** Returns seconds since any fixed time. */
  readonly clock: () => number
}

export interface BisectListener {
  beginning(range: CommitRange, gates: number): void
  measuring(next: {
    readonly gate: number
    readonly most: number
    readonly commit: BisectionRangeCommit
    readonly rounds: number | null
    readonly left: readonly BisectionRangeCommit[]
  }): void
  measured(gate: BisectionGateResult, followed: BisectedRowIdentity): void
  skipped(commit: SkippedCommit): void
  /** The search begins at another commit than the GOOD that was given. */
  goodMoved(good: string, start: string): void
  /** A suspected commit builds the same code as its parent, so it is not the culprit. */
  unaffected(commit: BisectionRangeCommit): void
  enteringMerge(merge: BisectionRangeCommit): void
}

/**
 * Searches the first parents between GOOD and BAD. If GOOD is not one of them, as for a release on a branch of its own, the
 * search begins at the commit where that branch left, as only its successors are in the range. Throws MisconfiguredError, and
 * CouldNotMeasureError if GOOD or BAD cannot be measured.
 */
export async function runBisection(
  options: BisectionRunOptions,
  good: string,
  bad: string,
): Promise<BisectionResult> {
  const [oldest] = await readFirstParentCommitsWithPaths(options.git, good, bad)
  const [start = good] = oldest?.parents ?? []
  if (start !== good) options.listener.goodMoved(good, start)
  return searchIn(options, start, bad, null)
}

async function searchIn(
  options: BisectionRunOptions,
  good: string,
  bad: string,
  outer: BisectedRowWithBadResult | null,
): Promise<BisectionResult> {
  const { git, listener, stop, clock } = options
  const searchBegan = clock()
  const changed = await readFirstParentCommitsWithPaths(git, good, bad)
  const commits: readonly BisectionRangeCommit[] = changed.map(({ paths: _, ...commit }) => commit)
  const range: CommitRange = { good, bad, commits }
  const limit: BisectionCertaintyAndLimits = {
    sure: options.sure,
    gates: options.gates ?? computeDefaultMaxBisectionGates(commits.length),
    rounds: options.inputs({}).count,
  }
  listener.beginning(range, limit.gates)
  const last = commits.length
  const bounds = { gate: 1, most: limit.gates, left: commits }
  listener.measuring({ ...bounds, commit: commits[last - 1] as BisectionRangeCommit, rounds: null })
  const whole = await measureBadCommit(options, range, outer)
  const summary = { schema: 1, good, bad, commits: last, reason: whole.result.reason } as const
  if (whole.kind !== 'slower')
    return {
      ...summary,
      ...whole.quiet,
      why: null,
      followed: null,
      slowdown: null,
      culprits: [],
      candidates: [],
      skipped: [],
      gates: [],
      seconds: clock() - searchBegan,
    }
  const { followed } = whole.known
  const madeGates: BisectionGateResult[] = []
  const skippedCommits: SkippedCommit[] = []
  const report = (answer: WorseningAgainstGood, seconds: number, trail: BisectionState) => {
    const commitGate: BisectionGateResult = {
      sha: (commits[answer.at - 1] as BisectionRangeCommit).sha,
      position: classifyCommitSlowness(answer, slowdownOfBad(trail), computeCulpritPosterior(trail).noise),
      ratio: ratioWithIntervalOfWorseningAgainstGood(answer, followed),
      rounds: answer.rounds,
      seconds,
    }
    madeGates.push(commitGate)
    listener.measured(commitGate, followed)
  }
  let trail: BisectionState = {
    odds: changed.map(({ paths }) => priorCulpritOddsOfPaths(paths)),
    answers: [whole.answer],
    broken: new Set(),
  }
  report(whole.answer, clock() - searchBegan, trail)
  /** The positions of commits whose build was compared with that of their parent. */
  const comparedWithParent = new Set<number>()
  const conclude = (
    ended: Exclude<BisectionMove, { kind: 'measure' }>,
    why: BisectionEndedEarlyReason | null,
  ): BisectionResult => {
    const reported =
      ended.kind === 'found' ? ended.culprits : [...ended.culprits, ...candidatesToReport(ended.candidates)]
    const suspects = convertCandidatesToCulprits(reported, trail, commits, followed)
    const slowdown = ratioWithIntervalOfWorseningAgainstGood(
      weightedMeanWorseningAndError(trail.answers.filter(({ at }) => at === last)),
      followed,
    )
    return {
      ...summary,
      outcome: ended.kind,
      why,
      followed,
      slowdown,
      skipped: skippedCommits,
      gates: madeGates,
      culprits: suspects.slice(0, ended.culprits.length),
      candidates: suspects.slice(ended.culprits.length),
      seconds: clock() - searchBegan,
    }
  }
  for (;;) {
    const hasTooManyBroken = trail.broken.size >= 2 * limit.gates
    const move = decideBisectionMove(trail, stop.aborted || hasTooManyBroken ? { ...limit, gates: 0 } : limit)
    // Before a single commit is named the culprit, its build is compared with its parent's, which is more certain than a
    // measurement.
    const single = move.kind === 'found' ? move.culprits.filter(({ first, last }) => first === last) : []
    const uncompared = single.find(({ first }) => !comparedWithParent.has(first))
    if (uncompared) {
      const commit = commits[uncompared.first - 1] as BisectionRangeCommit
      comparedWithParent.add(uncompared.first)
      if (!(await buildsLikeParent(options, commit, whole.known))) continue
      listener.unaffected(commit)
      trail = { ...trail, odds: trail.odds.with(uncompared.first - 1, culpritOddsOfIdenticalBuild) }
      continue
    }
    if (move.kind !== 'measure') {
      const why = stop.aborted ? 'stopped' : hasTooManyBroken ? 'broken' : null
      const conclusion = conclude(move, move.kind === 'found' ? null : (why ?? move.why))
      const culprits: Culprit[] = []
      for (const culprit of conclusion.culprits)
        culprits.push({ ...culprit, inside: await searchMergedBranch(options, culprit, whole.known) })
      return { ...conclusion, culprits, seconds: clock() - searchBegan }
    }
    const commit = commits[move.at - 1] as BisectionRangeCommit
    const remaining = commits.slice(move.range.first - 1, move.range.last)
    listener.measuring({
      gate: trail.answers.length + 1,
      most: limit.gates,
      commit,
      rounds: move.rounds,
      left: remaining,
    })
    const stepBegan = clock()
    const answer = await measureWorseningAgainstGood(options, good, commit, move, whole.known)
    if (typeof answer === 'string') {
      if (stop.aborted) continue
      const skippedCommit = { sha: commit.sha, why: answer }
      if (trail.answers.every(({ at }) => at !== move.at)) skippedCommits.push(skippedCommit)
      listener.skipped(skippedCommit)
      trail = { ...trail, broken: new Set([...trail.broken, move.at]) }
      continue
    }
    trail = { ...trail, answers: [...trail.answers, answer] }
    report(answer, clock() - stepBegan, trail)
  }
}

/**
 * Searches the branch that a culprit merged. Returns null if the culprit is no merge, or if the search cannot begin or is
 * stopped early: the merge then stays the culprit.
 */
async function searchMergedBranch(
  options: BisectionRunOptions,
  { commits }: Culprit,
  outer: BisectedRowWithBadResult,
): Promise<BisectionResult | null> {
  const { git, listener, stop } = options
  const [merge, ...otherCommits] = commits
  const [first, second, ...more] = merge?.parents ?? []
  const isMerge =
    otherCommits.length === 0 && first !== undefined && second !== undefined && more.length === 0
  if (!merge || !isMerge || stop.aborted) return null
  try {
    const branch = await readFirstParentCommitsWithPaths(git, first, second)
    // The branch may have merged first-parent commits itself. Those came before this merge, so the search begins after the last
    // of them.
    const lastShared = await findLastCommitMergingHistoryOfTip(git, branch, first)
    const start = lastShared?.sha ?? branch[0]?.parents[0]
    if (start === undefined || start === second) return null
    listener.enteringMerge(merge)
    return await searchIn(options, start, second, outer)
  } catch (error) {
    if (stop.aborted && isErrorDueToInterruption(error, stop)) return null
    if (!(error instanceof CouldNotMeasureError)) throw error
    listener.skipped({ sha: merge.sha, why: error.message })
    return null
  }
}

// The gates of a bisection: for BAD, for a commit in the range, and for a culprit against its own parent.

interface BisectGateOptions {
  /** Returns the inputs of a gate: those of the user, overridden by `more`. Throws MisconfiguredError. */
  readonly inputs: (more: Readonly<Record<string, string>>) => Inputs
  /** Runs a gate, with the visit plan of the gate of `like` if there is one. */
  readonly gate: (inputs: Inputs, like: ResultFile | null) => Promise<ResultFile>
  /** Reports whether both sides build the same code, so that no gate could find a difference. Measures nothing. */
  readonly isProven: (inputs: Inputs) => Promise<boolean>
  /** The benchmark to search for, if the command measures others too; null for the one that is slower by the most. */
  readonly wanted: BenchmarkGlobOrIdentityToBisect | null
  /** Once it aborts, the search ends with the results so far. */
  readonly stop: AbortSignal
}

/** The commits after GOOD up to BAD, by first parents. */
interface CommitRange {
  readonly good: string
  readonly bad: string
  readonly commits: readonly BisectionRangeCommit[]
}

/** The benchmark to follow, which the gate of BAD decides. */
interface BisectedRowWithBadResult {
  readonly followed: BisectedRowIdentity
  readonly badResult: ResultFile
}

/**
 * Runs the gate of BAD, and returns the benchmark that is slower and by how much, or that none is. Within a merged branch,
 * `outer` is the search of the range around it, whose benchmark is followed here too.
 */
async function measureBadCommit(
  options: BisectGateOptions,
  { good, bad, commits }: CommitRange,
  outer: BisectedRowWithBadResult | null,
) {
  const more = outer
    ? inputOverridesOfBisectGate(
        options.inputs({}),
        outer.badResult,
        outer.followed,
        options.inputs({}).count,
      )
    : {}
  const inputs = options.inputs({ ...more, base: good, head: bad })
  const result = await options.gate(inputs, outer?.badResult ?? null)
  if (result.baseFailed)
    throw new CouldNotMeasureError(
      `GOOD could not be measured: ${result.baseFailed.message}\nGive a GOOD that builds and whose benchmarks run.`,
      result.baseFailed.output,
    )
  if (!outer) refuseMissingBenchmarkToBisect(result.comparisons, options.wanted, result.proven)
  const row = outer
    ? findComparisonOfBisectedRow(result.comparisons, outer.followed)
    : findWorstRegressionToBisect(result.comparisons, options.wanted)
  const answer = row?.change === 'regressed' ? worseningAgainstGoodOfComparison(row, commits.length) : null
  if (!row || !answer || row.better === null)
    return {
      kind: 'quiet' as const,
      result,
      quiet: concludeBisectWithoutRowToFollow(result, outer ? null : options.wanted),
    }
  const { benchmark, package: path, unit, better } = row
  const followedBenchmark: BisectedRowWithBadResult = {
    followed: { benchmark, package: path, unit, better },
    badResult: result,
  }
  return { kind: 'slower' as const, result, answer, known: outer ?? followedBenchmark }
}

/** Measures a commit against GOOD. Returns the reason as text if it cannot be measured. */
async function measureWorseningAgainstGood(
  options: BisectGateOptions,
  good: string,
  { sha }: BisectionRangeCommit,
  { at: position, rounds }: { readonly at: number; readonly rounds: number },
  { followed, badResult }: BisectedRowWithBadResult,
): Promise<WorseningAgainstGood | string> {
  try {
    const more = inputOverridesOfBisectGate(options.inputs({}), badResult, followed, rounds)
    const result = await options.gate(options.inputs({ ...more, base: good, head: sha }), badResult)
    if (result.warnings.some(isWarningThatSamplesAreVoid))
      return 'it is not certain that its own code was measured'
    const row = findComparisonOfBisectedRow(result.comparisons, followed)
    if (row)
      return worseningAgainstGoodOfComparison(row, position) ?? 'its rounds have no confidence interval'
    const { baseFailed, lost, proven, verdict, rounds: madeRounds } = result
    // Go benchmarks are proven by their top-level names, and those of a command by those that it prints.
    const isProven = proven.some(
      benchmark =>
        benchmark.package === followed.package &&
        (result.settings.go !== null || benchmark.benchmark === followed.benchmark),
    )
    if (isProven || (madeRounds.length === 0 && verdict === 'pass'))
      return { at: position, worse: 0, error: 0, rounds: 0 }
    const failed = baseFailed?.message ?? lost.flatMap(({ failures }) => failures)[0]?.message
    return failed ?? 'it does not have the benchmark'
  } catch (error) {
    if (error instanceof CouldNotMeasureError) return error.message
    if (options.stop.aborted && isErrorDueToInterruption(error, options.stop)) return 'stopped'
    throw error
  }
}

/** Reports whether a commit builds the same code as its first parent, so that it cannot have made the benchmark slower. */
async function buildsLikeParent(
  options: BisectGateOptions,
  { sha, parents }: BisectionRangeCommit,
  { followed, badResult }: BisectedRowWithBadResult,
): Promise<boolean> {
  const [parent] = parents
  if (parent === undefined || options.stop.aborted) return false
  const more = inputOverridesOfBisectGate(options.inputs({}), badResult, followed, 1)
  return options.isProven(options.inputs({ ...more, base: parent, head: sha }))
}
