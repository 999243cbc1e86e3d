// Words warnings and doubts: what each means for the numbers, and what to do about it.
import { kindOfRequirementsFile, type PackageKind } from '../../change/required-packages.ts'
import { groupBy } from '../../common/memoize.ts'
import { settingsOfRow } from '../../judge/row-rules.ts'
import type {
  BenchmarkValidityDoubt,
  Comparison,
  ComparisonWarning,
  MovedPackage,
  RunWarning,
  RunWarningOf,
} from '../../model/comparison.ts'
import type { Side } from '../../model/measuring.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { RunSettings } from '../../model/settings.ts'
import { shortPrintableName } from '../../words/escape.ts'
import { isMeasuredByGo } from '../../words/names.ts'
import {
  formatFractionAsPercent,
  formatRounds,
  formatUnsignedPercent,
  formatValue,
} from '../../words/numbers.ts'
import {
  foldedReportBlock,
  inlineCodeSpan,
  lineBreakSpan,
  listFirstReportTexts,
  listReportBlock,
  nameSpan,
  paragraphReportBlock,
  parseTextWithBackticks,
  type ReportSection,
  type ReportText,
  type ReportTextTemplateValue,
  type ResultFileWithReportOptions,
  reportTextFromTemplate,
  statisticsPageLinkSpan,
  strongSpan,
  takeFirstLinesAndAddCountOfRest,
  warningReportBlock,
} from './block.ts'
import { flakyBenchmarksText } from './failed-and-unmeasured.ts'
import { eachSideText } from './headline.ts'
import { nameOfGoBenchtimeSetting, noisyMachineText } from './how-measured.ts'
import { benchmarkUnitLabel, comparisonLacksRounds } from './sentence.ts'

const mostNames = 10

/** Lists the first names; `total` counts those that the warning does not have, too. */
function listNames(names: readonly string[], total = names.length): ReportText {
  return listFirstReportTexts(names.slice(0, mostNames).map(nameSpan), mostNames, total)
}

/** The most characters of the reference's error; the log has all of it. */
const longestMessage = 300

/** The least share of the threshold from which drift or an order effect is reported. Both sides share it: less changes no verdict. */
const leastShareOfThreshold = 0.5

/** Returns a sentence for each relevant warning of the run; `suite` and `replayed` have parts of their own. */
export function runWarningsPart({
  warnings,
  settings,
}: Pick<ResultFile, 'warnings' | 'settings'>): ReportSection {
  const lines = warnings
    .filter(warning => !isSlight(warning, settings))
    .flatMap(warning =>
      warning.kind === 'suite' || warning.kind === 'replayed'
        ? []
        : [runWarning(warning, settings.go !== null)],
    )
  return [
    listReportBlock(
      lines.map(words => reportTextFromTemplate`${statisticsPageLinkSpan('warnings', 'Note')}: ${words}`),
    ),
  ]
}

/** Returns the warnings of comparisons, grouped by kind and folded. */
export function foldedComparisonWarningsPart(result: ResultFileWithReportOptions): ReportSection {
  const { comparisons, settings, naming, most, warnings } = result
  // More rounds of cached results would have the same values.
  const isCached = warnings.some(({ kind }) => kind === 'replayed')
  const entries = comparisons.flatMap(comparison =>
    comparison.warnings
      .map(warning => ({ comparison, warning }))
      .filter(({ warning }) => !isSaid(warning, comparison) && !(isCached && warning.kind === 'few-rounds')),
  )
  const entriesOfKinds = Object.entries<KindOfWarning<ComparisonWarning>>(warningKinds)
  const groups = entriesOfKinds.flatMap(([kind, { says, advice, detail }]) => {
    const warned = entries.filter(({ warning }) => warning.kind === kind)
    const rows = groupBy(warned, ({ comparison }) => comparison)
    if (rows.size === 0) return []
    const labels = Array.from(rows, ([row, its]) => {
      const details = its.map(({ warning }) => detail(warning, settingsOfRow(row, settings)))
      return reportTextFromTemplate`${benchmarkUnitLabel(row, naming)} (${details.join(', ')})`
    })
    const doing = kind === 'few-rounds' ? moreValues([...rows.keys()], result) : advice(settings)
    return [
      reportTextFromTemplate`${strongSpan(says)} ${parseTextWithBackticks(doing)}${lineBreakSpan}${listFirstReportTexts(labels, Math.min(most, mostNames))}`,
    ]
  })
  if (groups.length === 0) return []
  return [
    foldedReportBlock(`Warnings (${groups.length})`, [
      paragraphReportBlock`Each of these ${statisticsPageLinkSpan('warnings', 'warnings')}, with what to do about it:`,
      listReportBlock(groups),
    ]),
  ]
}

/** Returns true if another part says it, inconclusivePart or moreSlowRunsOnHeadPart, or if it is obsolete: a regression was not missed. */
function isSaid({ kind }: ComparisonWarning, { change, better }: Comparison): boolean {
  if (kind === 'slow-runs') return true
  if (kind === 'blind' && change === 'regressed') return true
  return kind === 'blind' && change === 'inconclusive' && better !== null
}

interface KindOfWarning<W extends ComparisonWarning> {
  readonly says: string
  /** Code is in backticks. */
  advice(settings: RunSettings): string
  detail(warning: W, settings: RunSettings): string
}

/** All kinds in the order shown; moreSlowRunsOnHeadPart has another. */
const warningKinds: {
  readonly [Kind in Exclude<ComparisonWarning['kind'], 'slow-runs'>]: KindOfWarning<
    Extract<ComparisonWarning, { readonly kind: Kind }>
  >
} = {
  blind: {
    says: 'A worsening as large as the threshold may be missed.',
    advice: () =>
      'Only a worsening of at least the percentage shown is likely to be detected; raise `count`, or make each measurement longer.',
    detail: ({ visible }, { threshold }) =>
      `${formatUnsignedPercent(visible)} instead of ${formatFractionAsPercent(threshold)}`,
  },
  'few-rounds': {
    says: 'Too few values for a 95% confidence interval, which needs at least 6.',
    advice: () => '',
    detail: ({ needed, side }) => `fewer than ${needed} on ${side}`,
  },
  unequal: {
    says: 'Base and head were not measured equally often.',
    advice: ({ go }) =>
      `Only rounds that measured both sides count${go === null ? '; make the command print these benchmarks in every round' : ''}.`,
    detail: ({ base, head }) => `${base} on base, ${head} on head`,
  },
  spread: {
    says: 'The values vary a lot.',
    advice: () =>
      'The median is uncertain by the percentage shown; make each measurement longer, or use a quieter machine.',
    detail: ({ side, ratio }) => `${side} ±${formatUnsignedPercent(ratio)}`,
  },
  'two-modes': {
    says: 'The values form two groups.',
    advice: () =>
      'Something switches between two states, such as a cache or the clock speed, and the median can jump between them; `benchgate doctor` looks for causes.',
    detail: ({ side }) => side,
  },
  coarse: {
    says: 'The values are rounded.',
    advice: () =>
      'Changes smaller than the step shown are hard to detect. Make the tool print more digits, or make each measurement longer.',
    detail: ({ step }) => `steps of ${formatUnsignedPercent(step)}`,
  },
  outliers: {
    says: 'Outliers were left out.',
    advice: () =>
      'Leaving them out (`outliers: iqr`) makes false alarms more likely; set `outliers: none` to keep them.',
    detail: ({ base, head }) => `${base} on base, ${head} on head`,
  },
}

/** Returns how to get more values: more rounds, more time, or a command that prints them in every round. */
function moreValues(warned: readonly Comparison[], result: ResultFile): string {
  const { settings, stopped } = result
  if (stopped === 'interrupted') return 'Let the run finish all its rounds.'
  const isMissing = settings.go === null && warned.some(one => comparisonLacksRounds(one, result))
  if (isMissing) return 'Make the command print these benchmarks in every round.'
  return stopped === 'budget' ? 'Raise `budget`.' : 'Raise `count`.'
}

/** Returns true for a drift or an order effect that is small compared with the threshold: nothing needs to be done. */
function isSlight(warning: RunWarning, { threshold }: RunSettings): boolean {
  const isMovement = warning.kind === 'drift' || warning.kind === 'second-visit'
  return isMovement && Math.abs(warning.change) < threshold * leastShareOfThreshold
}

function runWarning(
  warning: Exclude<RunWarning, { readonly kind: 'suite' | 'replayed' }>,
  isGo: boolean,
): ReportText {
  switch (warning.kind) {
    case 'drift':
      return reportTextFromTemplate`both sides got ${formatUnsignedPercent(warning.change)} ${warning.change > 0 ? 'slower' : 'faster'} while measuring. Base and head alternated, so this affects both equally, but it hides small changes. A processor that heats up or a busy host can cause it.`
    case 'second-visit':
      return reportTextFromTemplate`the side measured second in a round was ${formatUnsignedPercent(warning.change)} ${warning.change > 0 ? 'slower' : 'faster'} than the first. The order is random, so this affects both sides equally, but it hides small changes and costs rounds.${isGo ? '' : reportTextFromTemplate` Start \`run\` with a warm-up that is not measured, a pause, or a clean-up, so that both runs find the same conditions.`}`
    case 'too-few-rounds':
      return reportTextFromTemplate`the number of rounds is too small: after correction for ${warning.comparisons} comparisons, even a real regression would rarely be shown, so a pass means little. Set \`count\` to at least ${warning.least}.`
    case 'flaky':
      return flakyBenchmarksText(warning.benchmarks, mostNames)
    case 'moved':
      return moved(warning.packages)
    case 'configuration':
      return reportTextFromTemplate`${nameSpan(warning.key)} is ${nameSpan(warning.base)} on base and ${nameSpan(warning.head)} on head, so the two may not be comparable.`
    case 'noisy-machine':
      return noisyMachineText(warning)
    case 'others':
      return reportTextFromTemplate`other programs kept ${warning.base.toFixed(1)} processors busy while base was measured, and ${warning.head.toFixed(1)} while head was. The difference is not due to chance and slows one side only, so do not trust the results. Check what else runs on the machine, and what the benchmarks leave running.`
    case 'left-running':
      return reportTextFromTemplate`${warning.count === 1 ? 'a process was' : `${warning.count} processes were`} left running by a command, and stopped before the next one: ${listNames(warning.commands)}. ${warning.count === 1 ? 'It' : 'They'} would have disturbed the next measurement. Make the command stop what it starts. If a process must keep running and has no code of the checkout, start it in \`setup\`.`
    case 'setup-running':
      return reportTextFromTemplate`${inlineCodeSpan('setup')} left ${warning.count === 1 ? 'a process' : `${warning.count} processes`} running while both sides were measured: ${listNames(warning.commands)}. ${warning.count === 1 ? 'It' : 'They'} can take time from either side, and can change its files. A server with code of the checkout may answer for both sides: start such a server in \`run\`, and stop it there. If no benchmark needs ${warning.count === 1 ? 'it' : 'them'}, make ${inlineCodeSpan('setup')} stop what it starts.`
    case 'unread-code':
      return unreadCode(warning)
    case 'unreached-code':
      return unreachedCode(warning)
    case 'shared-install':
      return sharedInstall(warning)
    case 'unread-results':
      return reportTextFromTemplate`${warning.count === 1 ? 'a line' : `${warning.count} lines`} printed on ${warning.sides.join(' and ')} ${warning.count === 1 ? 'looks like a result' : 'look like results'} and could not be read, so ${warning.count === 1 ? 'it was' : 'they were'} not judged; for example: ${listNames(warning.lines)}. Print each result on a line of its own, or write the results to a file (${inlineCodeSpan('output')}).`
    case 'values-left-out':
      return reportTextFromTemplate`${warning.count === 1 ? 'a value' : `${warning.count} values`} on ${warning.sides.join(' and ')} ${warning.count === 1 ? 'is' : 'are'} impossible and ${warning.count === 1 ? 'was' : 'were'} left out; for example: ${listNames(warning.lines)}. The other units of the benchmark were judged. Fix what the benchmark reports.`
    case 'fewer-results':
      return reportTextFromTemplate`${warning.side} lacked ${warning.missing} of its ${warning.before} benchmarks in round ${warning.round}: ${listNames(warning.names, warning.missing)}. Make the command print every benchmark in every round.`
    case 'git-changed':
      return reportTextFromTemplate`${listNames(warning.changed, warning.count)} in the repository's git directory changed while the benchmarks ran. The change was ${warning.isPutBack ? 'undone. If a later step needs it, make it in that step.' : 'left in place, as you may have made it yourself. Benchmarks can write there too, and git runs hooks and programs named in settings: check these files.'}`
    case 'reference-failed':
      return reportTextFromTemplate`the reference could not be measured, so it is not known what has become slower since the reference. The verdict does not depend on that. The error, which calls the reference "base": ${nameSpan(shortPrintableName(warning.message, longestMessage))}`
    case 'rule-unused':
      return reportTextFromTemplate`the rule for ${nameSpan(warning.match)} matches no measured benchmark. If a benchmark was renamed, update the rule; otherwise remove it.`
    case 'rule-shadowed':
      return reportTextFromTemplate`the rule for ${nameSpan(warning.match)} is never used, because the rule for ${nameSpan(warning.by)} comes first and matches the same benchmarks. Move it before that rule, or remove it.`
    case 'rule-over':
      return reportTextFromTemplate`the rule for ${nameSpan(warning.match)} expired on ${warning.until} and no longer applies${warning.owner === null ? '' : reportTextFromTemplate` (owner ${nameSpan(warning.owner)})`}. Remove it, or set a later ${inlineCodeSpan('until')}.`
    case 'steal':
      return reportTextFromTemplate`${formatUnsignedPercent(warning.share)} of the processor time went to other virtual machines on the same host (steal), which makes times vary. A dedicated runner would be quieter.`
  }
}

function moved(packages: readonly MovedPackage[]): ReportText {
  const each = packages.map(
    ({ base, head }) => reportTextFromTemplate`${nameSpan(base)} on base is ${nameSpan(head)} on head`,
  )
  return reportTextFromTemplate`packages have moved, and were compared under their new import paths: ${listFirstReportTexts(each, mostNames)}.`
}

const howToInstall: Readonly<Record<PackageKind, ReportText>> = {
  javascript: reportTextFromTemplate`, such as with ${inlineCodeSpan('npm ci')}`,
  python: reportTextFromTemplate` into a virtual environment in the checkout`,
  php: reportTextFromTemplate` with ${inlineCodeSpan('composer install')}`,
  interpreter: reportTextFromTemplate``,
}

function unreadCode({
  side,
  count,
  files,
  instead,
  isElsewhere,
  isAll,
  isOfSettings,
}: RunWarningOf<'unread-code'>): ReportText {
  const changed = listNames(files, count)
  if (isOfSettings === true)
    return reportTextFromTemplate`base and head differ in the settings of a build (${changed}), and ${side} may not have run code that was built with its own: it used files that were built before this run, or on the other side: ${listNames(instead)}. Make ${inlineCodeSpan('setup')} build all code, inside the checkout.`
  const [kind = null, ...others] = new Set(files.map(kindOfRequirementsFile))
  if (kind === 'interpreter' && others.length === 0)
    return reportTextFromTemplate`${side} ran another version of the interpreter than ${changed} names: ${listNames(instead)}. Both sides ran the one that an earlier step had installed. Make ${inlineCodeSpan('run')} start the version of its side, for example by a version manager such as nvm or mise.`
  if (kind !== null && !others.includes(null))
    return reportTextFromTemplate`${side} ran other versions of its dependencies than ${changed} names: ${listNames(instead)}. They were installed before this run, for both sides. Make ${inlineCodeSpan('setup')} install the dependencies${others.length === 0 ? howToInstall[kind] : ''}.`
  if (!isAll && !isElsewhere && instead.length === 0)
    return reportTextFromTemplate`no command read the source files that changed (${changed}), so the benchmarks may not exercise the change.`
  const explanation =
    instead.length > 0
      ? reportTextFromTemplate`In their place it used files that were built or copied before this run, or on the other side: ${listNames(instead)}.${isElsewhere ? reportTextFromTemplate` Files of your own checkout were used, for example because of ${inlineCodeSpan('PYTHONPATH')}, an editable install or a link.` : ''}`
      : isElsewhere
        ? reportTextFromTemplate`The files of the same names in your own checkout were read instead, for example because of ${inlineCodeSpan('PYTHONPATH')} or an editable install.`
        : reportTextFromTemplate`It read no other source file either, except those of the benchmarks, as happens with an installed copy of the code.`
  return reportTextFromTemplate`the command may not have run the code of ${side}: it did not read these source files that changed: ${changed}. ${explanation} Make ${inlineCodeSpan('setup')} build or install the code of the checkout, inside the checkout.`
}

function unreachedCode({ changed, count, names }: RunWarningOf<'unreached-code'>): ReportText {
  const functions = names.map(full => full.slice(full.lastIndexOf('/') + 1))
  const [what, note] =
    count === changed
      ? [
          'what changed',
          ' If a benchmark does call such a function, the compiler has left the changed code out, because the benchmark does not use the result.',
        ]
      : [`what changed in ${count} of the ${changed} functions that differ`, '']
  return reportTextFromTemplate`no benchmark runs ${what} (${listNames(functions, count)}), so this result says nothing about ${count === 1 ? 'it' : 'them'}.${note}`
}

function sharedInstall({ side, count, paths }: RunWarningOf<'shared-install'>): ReportText {
  const otherSide = side === 'base' ? 'head' : 'base'
  // Nothing tells which program has written or read a file, and any may do so here.
  const mayBeOfOthers = paths.every(path => path.startsWith('/tmp/'))
  const again = mayBeOfOthers
    ? ' If another program on this machine uses these files, measure again while it is idle.'
    : ''
  return reportTextFromTemplate`${side} ran code that a command had installed on ${otherSide}: ${listNames(paths, count)}. Both sides share it. Make ${inlineCodeSpan('setup')} install into the checkout, for example into a virtual environment, or under a name that contains the commit, and start servers in ${inlineCodeSpan('run')}.${again}`
}

// Results that were cached instead of measured.

/** Returns why the results look cached, and what to do; empty if they do not. */
export function replayedTimesWarningPart({ warnings }: Pick<ResultFile, 'warnings'>): ReportSection {
  const replayed = warnings.find(one => one.kind === 'replayed')
  if (!replayed) return []
  const { sooner, sides } = replayed
  const why = sooner
    ? reportTextFromTemplate`a round took ${formatValue(sooner.seconds, 'sec')}, but reported ${formatValue(sooner.claimed, 'sec')} of measurements`
    : reportTextFromTemplate`on ${eachSideText(sides)}, every round reported the same times, which cannot happen by chance`
  return [
    warningReportBlock`${strongSpan(statisticsPageLinkSpan('warnings', 'Cached results:'))} ${why}. Look for a cache (turbo, nx) or a stored file, and disable it in \`run\`: \`turbo run bench --force\`, \`nx bench --skip-nx-cache\`.${sooner ? '' : reportTextFromTemplate` If a simulator computes the times, print them in another unit, such as \`cycles\`.`}`,
  ]
}

// Slow runs that only head has: the typical run may be unchanged.

type SlowRuns = Extract<ComparisonWarning, { readonly kind: 'slow-runs' }>

const mostLines = 5

/** Returns a sentence for each row with slow runs, and how many more there are; empty if there are none. */
export function moreSlowRunsOnHeadPart({ comparisons, naming }: ResultFileWithReportOptions): ReportSection {
  const lines = comparisons.flatMap(comparison =>
    comparison.warnings
      .filter(warning => warning.kind === 'slow-runs')
      .map(
        warning =>
          reportTextFromTemplate`${benchmarkUnitLabel(comparison, naming)}: ${sentence(comparison, warning)}`,
      ),
  )
  return [listReportBlock(takeFirstLinesAndAddCountOfRest(lines, mostLines, ' with slow runs'))]
}

function sentence({ unit }: Comparison, { base, head, rounds, beyond }: SlowRuns): ReportText {
  const slower = unit === 'sec/op' ? 'slower' : 'worse'
  const subject = statisticsPageLinkSpan('warnings', 'slow runs')
  const more =
    base === 0
      ? reportTextFromTemplate`${subject} that base does not have`
      : reportTextFromTemplate`more ${subject} than base`
  return reportTextFromTemplate`head has ${more}: some runs were more than ${formatFractionAsPercent(beyond)} ${slower} than usual in ${head} of ${formatRounds(rounds)} on head, and in ${base} on base.`
}

// Doubts: why a benchmark may not measure what it is meant to.

const mostDoubtedNames = 5
/** Duration of an empty loop at 2 GHz, in seconds. */
const oneCycle = 0.5e-9

/** Returns the doubts grouped by kind. They are folded unless one makes a verdict worthless. */
export function doubtsPart(result: ResultFileWithReportOptions): ReportSection {
  const { doubts, naming, most } = result
  if (doubts.length === 0) return []
  const groups = kindsInOrder.flatMap(([kind, { says, advice, detail }]) => {
    const doubtsOfKind = doubts.filter(doubt => doubt.kind === kind)
    if (doubtsOfKind.length === 0) return []
    const names = doubtsOfKind.map(
      doubt => reportTextFromTemplate`${nameSpan(naming(doubt))} (${detail(doubt)})`,
    )
    return [
      reportTextFromTemplate`${strongSpan(says)} ${parseTextWithBackticks(advice(result))}${lineBreakSpan}${listFirstReportTexts(names, Math.min(most, mostDoubtedNames))}`,
    ]
  })
  const isGrave = kindsInOrder.some(([kind, one]) =>
    doubts.some(doubt => doubt.kind === kind && one.isGrave(doubt)),
  )
  if (!isGrave)
    return [foldedReportBlock(`Doubtful benchmarks (${doubts.length})`, [listReportBlock(groups)])]
  const subject = strongSpan(
    reportTextFromTemplate`${statisticsPageLinkSpan('warnings', 'Doubtful benchmarks')}:`,
  )
  return [
    warningReportBlock`${subject} these may not measure what they are meant to, so their results may mean nothing.`,
    listReportBlock(groups),
  ]
}

interface KindOfDoubt<D extends BenchmarkValidityDoubt> {
  /** Returns true if a verdict on such a benchmark is worthless. */
  isGrave(doubt: D): boolean
  readonly says: string
  /** Code is in backticks. */
  advice(result: ResultFile): string
  detail(doubt: D): ReportTextTemplateValue
}

const benchmarkValidityDoubtKinds: {
  readonly [Kind in BenchmarkValidityDoubt['kind']]: KindOfDoubt<
    Extract<BenchmarkValidityDoubt, { readonly kind: Kind }>
  >
} = {
  'optimised-away': {
    // Some real work is this short.
    isGrave: doubt => doubt.seconds < oneCycle,
    says: 'Under a nanosecond, like an empty loop.',
    advice: result =>
      isMeasuredByGo(result)
        ? 'The compiler has probably removed the work, or the benchmark does not repeat it `b.N` times. Loop with `for b.Loop()` (from Go 1.24), or keep the result in a package-level variable. If the work really is that small, do more of it in each iteration; otherwise only the loop is measured.'
        : 'The compiler has probably removed the work. Pass the result to a black-box function of your tool. If the work really is that small, do more of it in each iteration; otherwise only the loop is measured.',
    detail: doubt => `${seconds(doubt.seconds)} each${onlyOn(doubt.side)}`,
  },
  'grows-with-n': {
    isGrave: () => true,
    says: 'The more iterations, the longer each one takes.',
    advice: () =>
      'The work probably grows with `b.N`, or something grows with every operation, so no two runs measure the same thing. Give it a fixed size.',
    detail: ({ probe, full }) =>
      `${times(full.seconds / probe.seconds)} as long at ${times(full.iterations / probe.iterations)} the iterations`,
  },
  'setup-timed': {
    isGrave: () => true,
    says: 'The time includes preparation.',
    advice: () =>
      'Call `b.ResetTimer()` after preparing, or loop with `for b.Loop()` (from Go 1.24). If preparation takes only a small share of the time, the cause may be cold caches instead.',
    detail: ({ setup, share }) => `about ${seconds(setup)}, ${formatUnsignedPercent(share)} of the time`,
  },
  'first-off': {
    isGrave: () => true,
    says: 'The first round took far longer than the others.',
    advice: () =>
      'The time may include preparation, or caches were cold. Run the command once in `setup`, so that the first round is like the others.',
    detail: ({ first, others, side }) => `${seconds(first)} instead of ${seconds(others)}${onlyOn(side)}`,
  },
  clock: {
    isGrave: () => false,
    says: 'Too short for the clock.',
    advice: result => {
      const setting = nameOfGoBenchtimeSetting(result)
      const how =
        setting === null
          ? 'Make each measurement longer'
          : `Make each measurement longer, for example with a larger \`${setting}\``
      return `All iterations together take less than 10 µs, so reading the clock is a noticeable part of the time. ${how}.`
    },
    detail: ({ total, side }) => `${seconds(total)}${onlyOn(side)}`,
  },
  prints: {
    isGrave: () => false,
    says: 'The benchmark prints while it is measured.',
    advice: () =>
      'Printing takes time too, and can break a line of results in two. Print nothing, not even with `b.Log`.',
    detail: ({ line }) => nameSpan(line),
  },
}

const kindsInOrder = Object.entries<KindOfDoubt<BenchmarkValidityDoubt>>(benchmarkValidityDoubtKinds)

function seconds(value: number): string {
  return formatValue(value, 'sec/op')
}

function times(ratio: number): string {
  return `${Number(ratio.toPrecision(2))} times`
}

function onlyOn(side: Side | null): string {
  return side === null ? '' : ` on ${side}`
}
