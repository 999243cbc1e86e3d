// Writes the page of `benchgate compare`. Loaded only if one is requested.
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { comparePage } from '../core/compare/compare-page.ts'
import type { SampleTable } from '../core/compare/comparison-table.ts'
import { type Conclusion, refusedLines } from '../core/compare/conclude.ts'
import { refuseUnwritable } from './present.ts'

/** Writes the page; `lines` are those of the terminal. */
export type WritePage = (
  tables: readonly SampleTable[],
  conclusion: Conclusion,
  terminalLines: readonly string[],
) => Promise<void>

/** Throws Misconfigured if the file cannot be written: better before a million rows than after. */
export async function openComparePage(path: string, folder: string): Promise<WritePage> {
  const pagePath = resolve(folder, path)
  await refuseUnwritable({ results: null, html: pagePath })
  return async (tables, conclusion, terminalLines) => {
    const hasVerdict = conclusion.verdict !== 'nothing'
    const counts = hasVerdict ? (terminalLines.at(-1) ?? '').replace(/^\w+: /, '') : ''
    const lines = [
      ...refusedLines(conclusion.refused),
      ...(hasVerdict ? terminalLines.slice(0, -1) : terminalLines),
    ]
    await writeFile(pagePath, comparePage(tables, conclusion, lines, counts))
  }
}
