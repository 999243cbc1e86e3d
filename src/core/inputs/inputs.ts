// The inputs as the gate uses them: each checked by itself, and with the others.

import { isFilterUnquoted, isPlaceUnquoted } from '../filter/filter.ts'
import { refuseBlindGate } from '../judge/least-rounds.ts'
import { Misconfigured } from '../model/errors.ts'
import type { GoSettings, Settings } from '../model/settings.ts'
import { formatRatio } from '../words/numbers.ts'
import { refused } from './kinds.ts'
import { commandNames, goNames, type ReadInput, usualOf, type Values, valuesOf } from './table.ts'

type OfGo = 'packages' | 'bench' | 'benchtime' | 'cpu' | 'benchmem' | 'tags' | 'goFlags' | 'test'

/** Inputs are what the user has set, each in the form the gate uses; names are those of action.yml in camel case. */
export interface Inputs extends Omit<Values, OfGo | 'rules' | 'seed' | 'ruleOut'> {
  readonly go: GoSettings
  readonly seed: number
  readonly ruleOut: number
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
  }
  refuseBlindGate(inputs, 1)
  refuseQuotedFilter(inputs)
  refuseSharedFiles(inputs)
  refuseUnused(inputs, read)
  return inputs
}

/** The inputs that shape a result, without what the project adds. */
export function settingsOf(inputs: Inputs): Omit<Settings, 'run' | 'go' | 'checkout' | 'workingDirectory'> {
  const { run, go, checkout, workingDirectory, base, head, ...others } = inputs
  const { comment, commentId, githubToken, trustHead, results, ...settings } = others
  return settings
}

/** Twice the threshold unless it is given; a pass cannot promise more than the threshold asks for. */
function ruleOut(text: string, { threshold, ruleOut: given }: Values): number {
  if (given === null) return Math.min(1, 2 * threshold)
  if (given >= threshold) return given
  throw refused('rule-out', text, `a worsening from the threshold on (${formatRatio(threshold)})`)
}

/** What belongs to the Go driver says nothing to a command, nor what belongs to a command to that. */
function refuseUnused({ run }: Inputs, read: ReadInput): void {
  const isSet = (name: string) => !['', usualOf(name)].includes(read(name).trim())
  const unused = (run === null ? commandNames : goNames).find(isSet)
  if (unused === undefined) return
  const said = `${unused}: "${read(unused).trim()}" has no meaning`
  throw new Misconfigured(
    run === null
      ? `${said} without "run": Go benchmarks are found and run one by one, and read as Go prints them. Set "run" to the command that measures, or leave "${unused}" out.`
      : `${said} with "run", which is measured as it is. Put it into the command, or leave "run" out to have Go benchmarks found, built and run one by one.`,
  )
}

/** Names come from benchmarks of others: in quotes of the user's a shell would take them for more than names. */
function refuseQuotedFilter({ run, filter }: Inputs): void {
  if (run === null || filter === null) return
  if (!isFilterUnquoted(filter))
    throw new Misconfigured(
      `filter: "${filter}" has quotes around what names are put into. Leave them out: it is put there as one word, with quotes of its own.`,
    )
  if (!isPlaceUnquoted(run))
    throw new Misconfigured(
      'run: "{filter}" stands in quotes in it, where the names that "filter" puts there would be taken for more than names. Let it stand by itself.',
    )
}

/** Two folders have no file in common. */
function refuseSharedFiles({ checkout, ignoredFiles }: Inputs): void {
  if (checkout !== 'worktree' || ignoredFiles !== 'shared') return
  throw new Misconfigured(
    'ignored-files: "shared" cannot be had with "checkout: worktree", where each side stands in a folder of its own. Set "checkout" to "in-place", or leave "ignored-files" out.',
  )
}
