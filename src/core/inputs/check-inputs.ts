// Reads all inputs and checks them together.
import { areNamePlaceholdersInFilterUnquoted, isFilterPlaceholderUnquoted } from '../filter/filter.ts'
import { findTooFewRoundsRefusal } from '../judge/interim-plan.ts'
import { MisconfiguredError } from '../model/errors.ts'
import type { AcceptedWorsening, BenchmarkRule, GoSettings, RunSettings } from '../model/settings.ts'
import { formatFractionAsPercent } from '../words/numbers.ts'
import { tooFewRoundsForAlphaError } from '../words/refusal.ts'
import { inputValueNotAcceptedError } from './input-kinds.ts'
import {
  commandDriverInputNames,
  findInputDefinition,
  goInputNames,
  type InputValues,
  mainActionInputDefinitions,
  parseInputValues,
  type ReadInputText,
} from './input-table.ts'

type OfGo = 'packages' | 'bench' | 'benchtime' | 'cpu' | 'benchmem' | 'tags' | 'goFlags' | 'test'

/** All inputs as typed values; the names are those of action.yml in camel case. */
export interface Inputs extends Omit<InputValues, OfGo | 'rules' | 'seed' | 'ruleOut'> {
  readonly go: GoSettings
  readonly seed: number
  readonly ruleOut: number
  /** From the rules file, like `accepted`. */
  readonly benchmarks: readonly BenchmarkRule[]
  readonly accepted: readonly AcceptedWorsening[]
}

/**
 * Reads and checks all inputs. Throws MisconfiguredError with the input's name, its value and what is accepted. `random` returns
 * a seed if none is set.
 */
export function parseAndCheckAllInputs(read: ReadInputText, random: () => number): Inputs {
  const values = parseInputValues(mainActionInputDefinitions, read)
  const { packages, bench, benchtime, cpu, benchmem, tags, goFlags, test, rules, ...others } = values
  const inputs: Inputs = {
    ...others,
    go: { packages, bench, benchtime, cpu, benchmem, tags, goFlags, test },
    seed: values.seed ?? random(),
    ruleOut: ruleOut(read('rule-out').trim(), values),
    ...partOf(values),
    benchmarks: [],
    accepted: [],
  }
  const few = findTooFewRoundsRefusal(inputs, 1)
  if (few) throw tooFewRoundsForAlphaError(few, inputs)
  refuseQuotedFilter(inputs)
  refuseWholeShard(inputs)
  refuseSharedFiles(inputs)
  refuseUnused(inputs, read)
  return inputs
}

/** Returns the inputs that shape a result, without those that the caller resolves. */
export function pickRunSettingsFromInputs(
  inputs: Inputs,
): Omit<RunSettings, 'run' | 'go' | 'checkout' | 'workingDirectory'> {
  const { run, go, checkout, workingDirectory, base, since, sinceOnPull, head, creep, ...others } = inputs
  const {
    comment,
    commentId,
    acceptLabel,
    improvedLabel,
    githubToken,
    pullRequest,
    trustHead,
    results,
    ...settings
  } = others
  return settings
}

/** Applies `creep`, which limits the change since the reference of a history, in place of the threshold of one change. */
export function inputsWithLimitsOfCreep(inputs: Inputs): Inputs {
  const { creep, threshold, ruleOut } = inputs
  if (creep === null) return inputs
  return {
    ...inputs,
    threshold: creep,
    ruleOut: Math.min(1, creep * (threshold > 0 ? ruleOut / threshold : 2)),
  }
}

/**
 * Adapts the settings of a part that is judged together with others. It must not end early because it looks well by itself,
 * and has to measure again whatever may be suspected in the family of all parts: with `holm` a part is adjusted by less
 * than the whole, but not with `bh`.
 */
function partOf({
  shard,
  replica,
  stopEarly,
  correction,
}: InputValues): Pick<Inputs, 'stopEarly' | 'correction'> {
  if (replica !== null) return { stopEarly: false, correction: 'none' }
  return { stopEarly, correction: shard !== null && correction === 'bh' ? 'none' : correction }
}

/** Refuses a shard of a command without a filter, and a calibration of several machines. */
function refuseWholeShard({ run, filter, shard, calibrate, replica }: Inputs): void {
  if (run !== null && filter === null && shard !== null)
    throw new MisconfiguredError(
      `shard: "${shard.join('/')}" needs a "filter", as "run" always measures everything. Set "filter" to the option that limits the command to some benchmarks, or leave "shard" out.`,
    )
  const part = shard ?? replica
  if (calibrate && part !== null)
    throw new MisconfiguredError(
      `calibrate: "true" measures the noise of one machine by itself, but this job is part ${part.join('/')}. Leave "shard" and "replica" out.`,
    )
}

/** Returns `rule-out`, by default twice the threshold; a pass cannot promise more than the threshold requires. */
function ruleOut(text: string, { threshold, ruleOut: limit }: InputValues): number {
  if (limit === null) return Math.min(1, 2 * threshold)
  if (limit >= threshold) return limit
  throw inputValueNotAcceptedError(
    'rule-out',
    text,
    `a percentage or a ratio of at least the threshold (${formatFractionAsPercent(threshold)})`,
  )
}

/**
 * Refuses inputs that have no effect: those of the Go driver with a command, those of a command without one, and those that need
 * another one.
 */
function refuseUnused({ run, since, creep, shard, durations }: Inputs, read: ReadInputText): void {
  if (durations !== null && shard === null)
    throw new MisconfiguredError(
      `durations: "${durations}" has no effect without "shard", as it only balances shards. Set "shard", or remove "durations".`,
    )
  if (creep !== null && since === null)
    throw new MisconfiguredError(
      `creep: "${read('creep').trim()}" has no effect without "since", the reference that it is about. Set "since", or remove "creep"; "threshold" limits a single change.`,
    )
  const isSet = (name: string) => !['', findInputDefinition(name)?.defaultText].includes(read(name).trim())
  const unused = (run === null ? commandDriverInputNames : goInputNames).find(isSet)
  if (unused === undefined) return
  const problem = `${unused}: "${read(unused).trim()}" has no effect`
  throw new MisconfiguredError(
    run === null
      ? `${problem} without "run": Go benchmarks are found and run one by one, and read as Go prints them. Set "run" to the command that measures, or remove "${unused}".`
      : `${problem} with "run", as Benchgate does not change that command. Put the setting into the command, or remove "run" to have Go benchmarks found, built and run one by one.`,
  )
}

/** Refuses quotes around a place for names: names are untrusted, and within quotes a shell could take them for commands. */
function refuseQuotedFilter({ run, filter }: Inputs): void {
  if (run === null || filter === null) return
  if (!areNamePlaceholdersInFilterUnquoted(filter))
    throw new MisconfiguredError(
      `filter: "${filter}" has quotes around the place for names. Leave the quotes out: the names are put there as one quoted word.`,
    )
  if (!isFilterPlaceholderUnquoted(run))
    throw new MisconfiguredError(
      'run: "{filter}" is in quotes, where a shell could take benchmark names for commands. Leave the quotes out: the filter is put there as one quoted word.',
    )
}

/** Refuses shared ignored files in worktrees, which are separate folders. */
function refuseSharedFiles({ checkout, ignoredFiles }: Inputs): void {
  if (checkout !== 'worktree' || ignoredFiles !== 'shared') return
  throw new MisconfiguredError(
    'ignored-files: "shared" does not work with "checkout: worktree", where each side has a folder of its own. Set "checkout" to "in-place", or leave "ignored-files" out.',
  )
}
