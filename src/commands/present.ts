// Shows a result on standard output, in the requested form, and writes its files.
import { open, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { MisconfiguredError } from '../core/model/errors.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import { buildFullRunReport } from '../core/report/say/fit-limit.ts'
import { buildTerminalReportSections } from '../core/report/say/terminal-report.ts'
import type { VersionMeasuredAgainstFirst } from '../core/report/say/versions.ts'
import { formatComparisonsAsCsv, formatVersionComparisonsAsCsv } from '../core/report/show/exports.ts'
import { htmlPageOfRunReport } from '../core/report/show/html.ts'
import { markdownOfRunReport } from '../core/report/show/markdown.ts'
import {
  formatVersionComparisonsForTerminal,
  textOfTerminalReportSections,
} from '../core/report/show/terminal.ts'
import { formatDisplaySafeJson } from '../core/words/escape.ts'
import { lstatOrNull } from '../effects/files/folder.ts'
import { ensureWritableFolder, resultFileName, writeResultFiles } from '../effects/files/results.ts'
import type { ResultFileAndSamples } from '../run/resolve-run.ts'
import type { CommandLineContext } from './command.ts'
import type { FlagDefinitions, ParsedCommandLine } from './flags.ts'
import { columnCountOfTerminal, createColourTextForStream } from './terminal.ts'

/** How the report of one pair of revisions, and of several versions, is written in a form. */
interface ReportForm {
  readonly ofOne: (result: ResultFile) => string
  readonly ofVersions: (versions: readonly VersionMeasuredAgainstFirst[]) => string
}

const markdownReport = (result: ResultFile) => markdownOfRunReport(buildFullRunReport(result))

/** The forms of a report on standard output other than that for a terminal, by the names of their flags. */
const reportForms: Readonly<Record<string, ReportForm>> = {
  json: {
    ofOne: formatDisplaySafeJson,
    ofVersions: versions => formatDisplaySafeJson(versions.map(({ result }) => result)),
  },
  markdown: {
    ofOne: markdownReport,
    ofVersions: versions => versions.map(({ result }) => markdownReport(result)).join(''),
  },
  csv: { ofOne: formatComparisonsAsCsv, ofVersions: formatVersionComparisonsAsCsv },
}

/** The flags of these forms, for the help. */
export const reportFormFlagList = Object.keys(reportForms)
  .map(name => `--${name}`)
  .join(', ')

export const reportFormFlags: FlagDefinitions = {
  html: { type: 'string' },
  all: { type: 'boolean' },
  ...Object.fromEntries(Object.keys(reportForms).map(name => [name, { type: 'boolean' }] as const)),
}

function requestedReportForms(values: ParsedCommandLine['values']): readonly string[] {
  return Object.keys(reportForms).filter(name => values[name])
}

/** Throws MisconfiguredError if several forms were requested. */
export function refuseSeveralReportForms(values: ParsedCommandLine['values']): void {
  const requested = requestedReportForms(values)
  if (requested.length > 1)
    throw new MisconfiguredError(
      `--${requested.join(' and --')} cannot be combined. Choose one form of the report.`,
    )
}

/** Absolute paths of files to write; null for none. */
export interface OutputPaths {
  readonly results: string | null
  readonly html: string | null
}

/** Throws MisconfiguredError if a file cannot be written: better before twenty rounds than after. */
export async function refuseUnwritableOutputs({ results, html }: OutputPaths): Promise<void> {
  if (results !== null) await ensureWritableFolder(results)
  if (html === null) return
  let isOther = false
  try {
    const stats = await lstatOrNull(html)
    await (await open(html, 'a')).close()
    if (stats === null) await rm(html)
    isOther = stats?.isFile() === true && stats.size > 0 && !(await isPage(html))
  } catch (error) {
    throw new MisconfiguredError(
      `html: "${html}" cannot be written: ${(error as Error).message}. Name a file in a folder that exists.`,
    )
  }
  // In benchstat's first versions -html was a switch, followed by the first file of results.
  if (isOther)
    throw new MisconfiguredError(
      `html: "${html}" already exists and is not a page of Benchgate, so it is not overwritten. Name the page to write, such as page.html.`,
    )
}

async function isPage(path: string): Promise<boolean> {
  await using file = await open(path, 'r')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(100), 0, 100, 0)
  return /^\s*<(!doctype html|html)\b/i.test(buffer.toString('latin1', 0, bytesRead))
}

/**
 * Prints before it writes, so that the result is shown even if a file cannot be written. `profiles` is the folder of the
 * profiles.
 */
export async function printAndWriteResult(
  gated: ResultFileAndSamples,
  places: OutputPaths,
  values: ParsedCommandLine['values'],
  terminal: CommandLineContext,
  profiles: string,
): Promise<void> {
  terminal.stdout.write(reportForStandardOutput(values, gated.result, places.results, terminal))
  await writeRequestedResultFiles(gated, places, terminal, profiles)
}

/** Writes the files of a result. `profiles` is the folder of the profiles. */
export async function writeRequestedResultFiles(
  gated: ResultFileAndSamples,
  { results, html }: OutputPaths,
  { folder }: CommandLineContext,
  profiles: string,
): Promise<void> {
  const { result } = gated
  if (html !== null) await writeFile(resolve(folder, html), htmlPageOfRunReport(buildFullRunReport(result)))
  if (results !== null)
    await writeResultFiles(results, { ...gated, report: markdownReport(result), profiles })
}

/** Prints several results as one table or document; as Markdown, one report after the other. */
export function printResultsOfMeasuredVersions(
  base: string,
  versions: readonly VersionMeasuredAgainstFirst[],
  values: ParsedCommandLine['values'],
  { stdout, env }: CommandLineContext,
): void {
  if (versions.length === 0) return
  const [form = ''] = requestedReportForms(values)
  const [paint, width] = [createColourTextForStream(stdout, env), columnCountOfTerminal(stdout)]
  stdout.write(
    reportForms[form]?.ofVersions(versions) ??
      `\n${formatVersionComparisonsForTerminal(base, versions, values.all === true, paint, width)}`,
  )
}

function reportForStandardOutput(
  values: ParsedCommandLine['values'],
  result: ResultFile,
  results: string | null,
  { stdout, env }: CommandLineContext,
): string {
  // A calibration has a report of its own, in Markdown that is readable as plain text.
  const [form = result.calibration ? 'markdown' : ''] = requestedReportForms(values)
  const workingDirectory = values['working-directory']
  const brief = () =>
    buildTerminalReportSections(
      result,
      values.all === true,
      results && join(results, resultFileName),
      workingDirectory === undefined ? null : String(workingDirectory),
    )
  return (
    reportForms[form]?.ofOne(result) ??
    `\n${textOfTerminalReportSections(brief(), createColourTextForStream(stdout, env), columnCountOfTerminal(stdout))}`
  )
}
