// Writes the page of `benchgate compare`. Loaded only where one is asked for.
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { comparePage } from '../core/compare/compare-page.ts'
import type { SampleTable } from '../core/compare/comparison-table.ts'
import { type Conclusion, refusedLines } from '../core/compare/conclude.ts'
import { refusePlaces } from './present.ts'

/** Writes the page; `said` are the lines of the terminal. */
export type WritePage = (
  tables: readonly SampleTable[],
  conclusion: Conclusion,
  said: readonly string[],
) => Promise<void>

/** Throws Misconfigured if the file cannot be written: better before a million rows than after. */
export async function openComparePage(path: string, folder: string): Promise<WritePage> {
  const place = resolve(folder, path)
  await refusePlaces({ results: null, html: place })
  return async (tables, conclusion, said) => {
    const hasVerdict = conclusion.verdict !== 'nothing'
    const counts = hasVerdict ? (said.at(-1) ?? '').replace(/^\w+: /, '') : ''
    const lines = [...refusedLines(conclusion.refused), ...(hasVerdict ? said.slice(0, -1) : said)]
    await writeFile(place, comparePage(tables, conclusion, lines, counts))
  }
}
