// The inputs as the gate uses them: each checked by itself, and with the others.

import { isFilterUnquoted, isPlaceUnquoted } from '../filter/filter.ts'
import { tooFewRounds } from '../judge/interims.ts'
import { Misconfigured } from '../model/errors.ts'
import type { Accepted, BenchmarkRule, GoSettings, Settings } from '../model/settings.ts'
import { formatRatio } from '../words/numbers.ts'
import { tooFewRoundsError } from '../words/refusal.ts'
import { refused } from './kinds.ts'
import { commandInputNames, goNames, type ReadInput, usualOf, type Values, valuesOf } from './table.ts'

type OfGo = 'packages' | 'bench' | 'benchtime' | 'cpu' | 'benchmem' | 'tags' | 'goFlags' | 'test'

/** Inputs are what the user has set, each in the form the gate uses; names are those of action.yml in camel case. */
export interface Inputs extends Omit<Values, OfGo | 'rules' | 'seed' | 'ruleOut'> {
  readonly go: GoSettings
  readonly seed: number
  readonly ruleOut: number
  /** Of the rules file, as is what follows. */
  readonly benchmarks: readonly BenchmarkRule[]
  readonly accepted: readonly Accepted[]
}

/**
 * Reads and checks all inputs. Throws Misconfigured with the input's name, its value and what is accepted. `random` gives a
 * seed where none is set.
 */
export function inputsFrom(read: ReadInput, random: () => number): Inputs {
  const values = valuesOf(read)
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
  const few = tooFewRounds(inputs, 1)
  if (few) throw tooFewRoundsError(few, inputs)
  refuseQuotedFilter(inputs)
  refuseWholeShard(inputs)
  refuseSharedFiles(inputs)
  refuseUnused(inputs, read)
  return inputs
}

/** The inputs that shape a result, without what the project adds. */
export function settingsOf(inputs: Inputs): Omit<Settings, 'run' | 'go' | 'checkout' | 'workingDirectory'> {
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

/**
 * What is judged together with others must not end where it looks well by itself, and has to measure again whatever may
 * be suspected of all together. A part of a family is adjusted by less than the whole with `holm`, but not with `bh`.
 */
function partOf({ shard, replica, stopEarly, correction }: Values): Pick<Inputs, 'stopEarly' | 'correction'> {
  if (replica !== null) return { stopEarly: false, correction: 'none' }
  return { stopEarly, correction: shard !== null && correction === 'bh' ? 'none' : correction }
}

/** A command is measured in parts by its filter; Go benchmarks are run one by one anyway. */
function refuseWholeShard({ run, filter, shard, calibrate, replica }: Inputs): void {
  if (run !== null && filter === null && shard !== null)
    throw new Misconfigured(
      `shard: "${shard.join('/')}" needs a "filter", as "run" always measures everything. Set "filter" to what makes the command measure some benchmarks only, or leave "shard" out.`,
    )
  const part = shard ?? replica
  if (calibrate && part !== null)
    throw new Misconfigured(
      `calibrate: "true" is about one machine, and this is part ${part.join('/')} of several. Leave "shard" and "replica" out.`,
    )
}

/** Twice the threshold unless it is given; a pass cannot promise more than the threshold asks for. */
function ruleOut(text: string, { threshold, ruleOut: given }: Values): number {
  if (given === null) return Math.min(1, 2 * threshold)
  if (given >= threshold) return given
  throw refused('rule-out', text, `a worsening from the threshold on (${formatRatio(threshold)})`)
}

/** Refuses inputs that have no effect: those of the Go driver with a command, and those of a command without one. */
function refuseUnused({ run }: Inputs, read: ReadInput): void {
  const isSet = (name: string) => !['', usualOf(name)].includes(read(name).trim())
  const unused = (run === null ? commandInputNames : goNames).find(isSet)
  if (unused === undefined) return
  const said = `${unused}: "${read(unused).trim()}" has no effect`
  throw new Misconfigured(
    run === null
      ? `${said} without "run": Go benchmarks are found and run one by one, and read as Go prints them. Set "run" to the command that measures, or leave "${unused}" out.`
      : `${said} with "run", which is measured as it is. Put it into the command, or leave "run" out to have Go benchmarks found, built and run one by one.`,
  )
}

/** Benchmark names are untrusted: within the user's quotes a shell could take them for commands. */
function refuseQuotedFilter({ run, filter }: Inputs): void {
  if (run === null || filter === null) return
  if (!isFilterUnquoted(filter))
    throw new Misconfigured(
      `filter: "${filter}" has quotes around the place for names. Leave the quotes out: the names are put there as one quoted word.`,
    )
  if (!isPlaceUnquoted(run))
    throw new Misconfigured(
      'run: "{filter}" is in quotes, where a shell could take benchmark names for commands. Leave the quotes out: the filter is put there as one quoted word.',
    )
}

/** Refuses shared ignored files in worktrees, which are separate folders. */
function refuseSharedFiles({ checkout, ignoredFiles }: Inputs): void {
  if (checkout !== 'worktree' || ignoredFiles !== 'shared') return
  throw new Misconfigured(
    'ignored-files: "shared" does not work with "checkout: worktree", where each side has a folder of its own. Set "checkout" to "in-place", or leave "ignored-files" out.',
  )
}
