// Shows a result on standard output, in the requested form, and writes its files.
import { open, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Misconfigured } from '../core/model/errors.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import { briefReport } from '../core/report/say/brief.ts'
import { fullReport } from '../core/report/say/fit.ts'
import type { Version } from '../core/report/say/versions.ts'
import { csvReport } from '../core/report/show/csv.ts'
import { htmlPage } from '../core/report/show/html.ts'
import { jsonDocument } from '../core/report/show/json-document.ts'
import { markdownText } from '../core/report/show/markdown.ts'
import { terminalText, versionsText } from '../core/report/show/terminal.ts'
import { lstatOrNull } from '../effects/files/folder.ts'
import { refuseUnusable, resultFileName, writeResults } from '../effects/files/results.ts'
import type { GateResult } from '../run/open-run.ts'
import type { Terminal } from './command.ts'
import type { CommandLine, Flags } from './flags.ts'
import { paintFor, terminalWidth } from './terminal.ts'

const reportForms = ['json', 'markdown', 'csv'] as const

/** The flags for the form of the report. */
export const presentFlags: Flags = {
  html: { type: 'string' },
  all: { type: 'boolean' },
  ...Object.fromEntries(reportForms.map(name => [name, { type: 'boolean' }] as const)),
}

/** Throws Misconfigured if several forms were requested. */
export function refuseForms(values: CommandLine['values']): void {
  const requestedForms = reportForms.filter(name => values[name])
  if (requestedForms.length > 1)
    throw new Misconfigured(
      `--${requestedForms.join(' and --')} cannot be combined. Choose one form of the report.`,
    )
}

/** Absolute paths of files to write; null for none. */
export interface OutputPaths {
  readonly results: string | null
  readonly html: string | null
}

/** Throws Misconfigured if a file cannot be written: better before twenty rounds than after. */
export async function refuseUnwritable({ results, html }: OutputPaths): Promise<void> {
  if (results !== null) await refuseUnusable(results)
  if (html === null) return
  let isOther = false
  try {
    const stats = await lstatOrNull(html)
    await (await open(html, 'a')).close()
    if (stats === null) await rm(html)
    isOther = stats?.isFile() === true && stats.size > 0 && !(await isPage(html))
  } catch (error) {
    throw new Misconfigured(
      `html: "${html}" cannot be written: ${(error as Error).message}. Name a file in a folder that exists.`,
    )
  }
  // In benchstat's first versions -html was a switch, followed by the first file of results.
  if (isOther)
    throw new Misconfigured(
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
export async function presentResult(
  gated: GateResult,
  { results, html }: OutputPaths,
  values: CommandLine['values'],
  terminal: Terminal,
  profiles: string,
  /** True if it is one of several results, which are shown together. */
  isPart = false,
): Promise<void> {
  const { result } = gated
  const whole = fullReport(result)
  const report = markdownText(whole)
  if (!isPart || isOther(values)) terminal.stdout.write(reportText(values, result, report, results, terminal))
  if (html !== null) await writeFile(resolve(terminal.folder, html), htmlPage(whole))
  if (results !== null) await writeResults(results, { ...gated, report, profiles })
}

/** Prints several results in one table, unless each was printed in another form. */
export function presentVersions(
  base: string,
  versions: readonly Version[],
  values: CommandLine['values'],
  { stdout, env }: Terminal,
): void {
  if (isOther(values) || versions.length === 0) return
  const [paint, width] = [paintFor(stdout, env), terminalWidth(stdout)]
  stdout.write(`\n${versionsText(base, versions, values.all === true, paint, width)}`)
}

function isOther(values: CommandLine['values']): boolean {
  return reportForms.some(name => values[name])
}

function reportText(
  { json, markdown, csv, all }: CommandLine['values'],
  result: ResultFile,
  report: string,
  results: string | null,
  { stdout, env }: Terminal,
): string {
  if (json) return jsonDocument(result)
  if (csv) return csvReport(result)
  // A calibration has its own report, in Markdown that is readable as plain text.
  if (markdown || result.calibration) return report
  const brief = briefReport(result, all === true, results && join(results, resultFileName))
  return `\n${terminalText(brief, paintFor(stdout, env), terminalWidth(stdout))}`
}
