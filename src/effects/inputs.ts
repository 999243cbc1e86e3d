// The inputs of action.yml, read and checked; every rule about them is here.
import { randomInt } from 'node:crypto'
import { Misconfigured } from '../core/errors.ts'
import { acceptedFilter, isFilter, isFilterUnquoted, isPlaceUnquoted } from '../core/filter/filter.ts'
import { anyFormat, formatNames } from '../core/formats/formats.ts'
import { isBenchtime } from '../core/go/benchtime.ts'
import { splitFlags, testFlag } from '../core/go/go-flags.ts'
import { refuseBlindGate } from '../core/judge/least-rounds.ts'
import { type ProfileKind, profileKinds } from '../core/profile.ts'
import { formatRatio } from '../core/report/format.ts'
import type { CheckoutMode, GoSettings, Settings } from '../core/settings.ts'
import { duration, inside, lines, oneOf, ratio, refused, truth, whole } from './input-values.ts'

/** Inputs are what the user has set, each in the form the gate uses; names are those of action.yml in camel case. */
export interface Inputs extends Omit<Settings, 'run' | 'go' | 'checkout'> {
  /** Null where Go benchmarks are to be found, built and run one by one. */
  readonly run: string | null
  readonly go: GoSettings
  /** Null for what suits the driver. */
  readonly checkout: CheckoutMode | null
  readonly base: string | null
  readonly head: string | null
  readonly comment: boolean
  readonly commentId: string
  readonly githubToken: string
  readonly results: string | null
}

/** Gives the text of an input, '' where it is not set. */
export type ReadInput = (name: string) => string

/** Reads and checks all inputs. Throws Misconfigured with the input's name, its value and what is accepted. */
export function readInputs(read: ReadInput): Inputs {
  const text = (name: string) => read(name).trim()
  const optional = (name: string) => text(name) || null
  const threshold = ratio('threshold', text('threshold') || '5%', 0, 1)
  const inputs: Inputs = {
    run: optional('run'),
    go: goSettings(text),
    format: oneOf('format', text('format') || anyFormat, [anyFormat, ...formatNames]),
    filter: filter(text('filter')),
    paths: lines(text('paths')),
    measure: oneOf('measure', text('measure') || 'changed', ['changed', 'all']),
    output: lines(text('output')).map(glob => inside('output', glob, outputAccepted)),
    setup: optional('setup'),
    count: whole('count', text('count') || '20', 1, 1000),
    alpha: ratio('alpha', text('alpha') || '0.05', 0, 0.5),
    threshold,
    ruleOut: ruleOut(text('rule-out'), threshold),
    deltaTest: oneOf('delta-test', text('delta-test') || 'utest', ['utest', 'ttest', 'none']),
    correction: oneOf('correction', text('correction') || 'holm', ['holm', 'bh', 'none']),
    strict: truth('strict', text('strict') || 'false'),
    outliers: oneOf('outliers', text('outliers') || 'none', ['none', 'iqr']),
    stopEarly: oneOf('stop-early', text('stop-early') || 'pass', ['pass', 'pass-or-fail', 'never']),
    confirm: truth('confirm', text('confirm') || 'true'),
    budget: text('budget') === '' ? null : duration('budget', text('budget')),
    timeout: duration('timeout', text('timeout') || '30m'),
    checkout:
      text('checkout') === ''
        ? null
        : oneOf<CheckoutMode>('checkout', text('checkout'), ['in-place', 'worktree']),
    ignoredFiles: oneOf('ignored-files', text('ignored-files') || 'per-side', ['per-side', 'shared']),
    overlay: lines(text('overlay')),
    profile: profiles(text('profile')),
    calibrate: truth('calibrate', text('calibrate') || 'false'),
    perflock: oneOf('perflock', text('perflock') || 'auto', ['auto', 'require', 'off']),
    governor: governor(text('governor') || '90%'),
    sort: oneOf('sort', text('sort') || 'none', ['none', 'name', 'delta']),
    base: optional('base'),
    head: optional('head'),
    workingDirectory: inside('working-directory', text('working-directory') || '.'),
    seed: text('seed') === '' ? randomInt(2 ** 32) : whole('seed', text('seed'), 0, 2 ** 32 - 1),
    failOn: oneOf('fail-on', text('fail-on') || 'regression', ['regression', 'inconclusive', 'never']),
    comment: truth('comment', text('comment') || 'true'),
    commentId: text('comment-id') || 'benchgate',
    githubToken: text('github-token'),
    results: optional('results'),
  }
  refuseBlindGate(inputs, 1)
  refuseQuotedFilter(inputs)
  refuseSharedFiles(inputs)
  refuseUnused(inputs, text)
  return inputs
}

/** The inputs that shape a result, without what the project adds. */
export function settingsOf(inputs: Inputs): Omit<Settings, 'run' | 'go' | 'checkout' | 'workingDirectory'> {
  const { run, go, checkout, workingDirectory, base, head, ...others } = inputs
  const { comment, commentId, githubToken, results, ...settings } = others
  return settings
}

/** The inputs that say nothing to a command, and their defaults. */
export const goDefaults: Readonly<Record<string, string>> = {
  packages: './...',
  bench: '.',
  benchtime: '100ms',
  cpu: '',
  benchmem: 'true',
  tags: '',
  'go-flags': '',
  test: 'false',
  profile: '',
}

function goSettings(text: (name: string) => string): GoSettings {
  const given = (name: string) => text(name) || (goDefaults[name] ?? '')
  const flags = splitFlags(given('go-flags'))
  if (flags === null)
    throw refused('go-flags', text('go-flags'), 'flags as in GOFLAGS, such as "-race -ldflags=-s"')
  const forTests = testFlag(flags)
  if (forTests !== null)
    throw new Misconfigured(
      `go-flags: "${forTests}" is a flag for running tests, and these are for building them: it would change nothing. Use "bench", "benchtime", "cpu", "benchmem" or "count", or leave it out.`,
    )
  return {
    packages: given('packages').split(/\s+/),
    bench: given('bench'),
    benchtime: benchtime(given('benchtime')),
    cpu: given('cpu') === '' ? null : processors(given('cpu')),
    benchmem: truth('benchmem', given('benchmem')),
    tags: given('tags') || null,
    goFlags: flags,
    test: truth('test', given('test'), statisticalTest),
  }
}

/** What belongs to the Go driver says nothing to a command, nor what belongs to a command to that. */
function refuseUnused({ run, format, output, filter, paths }: Inputs, text: (name: string) => string): void {
  const given = { output: output.length > 0, filter: filter !== null, paths: paths.length > 0 }
  const unused = Object.entries({ ...given, format: format !== anyFormat }).find(([, is]) => is)?.[0] ?? null
  if (run === null && unused !== null)
    throw new Misconfigured(
      `${unused}: "${text(unused)}" has no meaning without "run": Go benchmarks are found and run one by one, and read as Go prints them. Set "run" to the command that measures, or leave "${unused}" out.`,
    )
  if (run === null) return
  for (const [name, usual] of Object.entries(goDefaults)) {
    const value = text(name)
    if (value === '' || value === usual) continue
    throw new Misconfigured(
      `${name}: "${value}" has no meaning with "run", which is measured as it is. Put it into the command, or leave "run" out to have Go benchmarks found, built and run one by one.`,
    )
  }
}

const statisticalTest = ' For the statistical test, set "delta-test".'

function benchtime(value: string): string {
  if (isBenchtime(value)) return value
  throw refused(
    'benchtime',
    value,
    'a duration or a number of iterations as Go takes it, such as "100ms", "1s" or "50x"',
  )
}

/** Separated by commas. */
function profiles(value: string): readonly ProfileKind[] {
  const words = value.split(',').map(word => word.trim())
  return value === '' ? [] : [...new Set(words)].map(word => oneOf('profile', word, profileKinds))
}

/** A percentage, or `none`. */
function governor(value: string): number | null {
  if (value === 'none') return null
  const found = /^(\d{1,3})%$/.exec(value)
  if (found && Number(found[1]) <= 100) return Number(found[1])
  throw refused('governor', value, 'a percentage from "0%" to "100%", or "none" to leave the frequency alone')
}

function processors(value: string): string {
  if (/^\d+(,\d+)*$/.test(value) && value.split(',').every(one => Number(one) > 0)) return value
  throw refused('cpu', value, 'numbers of processors, such as "1" or "1,2,4"')
}

/** It has a place for names. */
function filter(value: string): string | null {
  if (value === '') return null
  if (isFilter(value)) return value
  throw refused('filter', value, acceptedFilter)
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

/** Twice the threshold unless it is given; a pass cannot promise more than the threshold asks for. */
function ruleOut(value: string, threshold: number): number {
  if (value === '') return Math.min(1, 2 * threshold)
  const given = ratio('rule-out', value, 0, 1)
  if (given >= threshold) return given
  throw refused('rule-out', value, `a worsening from the threshold on (${formatRatio(threshold)})`)
}

const outputAccepted =
  'a file or a glob (as git\'s ":(glob)") below the working directory, relative to it and without ".."'
