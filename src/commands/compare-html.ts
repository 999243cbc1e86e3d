// Writes the page of `benchgate compare`. Loaded only if one is requested.
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { compareTablesToHtmlPage } from '../core/compare/compare-page.ts'
import type { CompareTable } from '../core/compare/comparison-table.ts'
import { type CompareConclusion, listTextsOfRefusedLines } from '../core/compare/conclude.ts'
import { refuseUnwritableOutputs } from './present.ts'

/** Returns a function that writes the page. Throws MisconfiguredError if the file cannot be written: better before a million rows than after. */
export async function createComparePageWriter(path: string, folder: string) {
  const pagePath = resolve(folder, path)
  await refuseUnwritableOutputs({ results: null, html: pagePath })
  return async (
    tables: readonly CompareTable[],
    conclusion: CompareConclusion,
    terminalLines: readonly string[],
  ) => {
    const hasVerdict = conclusion.verdict !== 'nothing'
    const counts = hasVerdict ? (terminalLines.at(-1) ?? '').replace(/^\w+: /, '') : ''
    const lines = [
      ...listTextsOfRefusedLines(conclusion.refused),
      ...(hasVerdict ? terminalLines.slice(0, -1) : terminalLines),
    ]
    await writeFile(pagePath, compareTablesToHtmlPage(tables, conclusion, lines, counts))
  }
}
