// The summary of the job, to which each of its steps adds.
import { appendFile } from 'node:fs/promises'
import { nameFile } from '../files/name-file.ts'

/** Adds Markdown to it. Outside a workflow there is none to write to. */
export async function addToSummary(report: string): Promise<void> {
  const path = process.env.GITHUB_STEP_SUMMARY
  if (path) await appendFile(path, `${report}\n`).catch(nameFile(path))
}
