// The files through which a step gives the runner commands, protected while untrusted code runs.
import { contentOf } from '../files/folder.ts'
import { replaceFile } from '../files/replace-file.ts'

const names = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']

/**
 * Remembers the files and gives a function that puts them back. The measured code is not told where they are, but it
 * could find them in the runner's temporary folder. If one cannot be put back, the others still are.
 */
export async function keepCommandFiles(
  env: Readonly<Record<string, string | undefined>>,
): Promise<() => Promise<void>> {
  const kept = new Map<string, Buffer>()
  for (const name of names) {
    const path = env[name]
    if (path) kept.set(path, (await contentOf(path)) ?? Buffer.alloc(0))
  }
  return async () => {
    const outcomes = await Promise.allSettled([...kept].map(([path, content]) => replaceFile(path, content)))
    const failed = outcomes.find(outcome => outcome.status === 'rejected')
    if (failed) throw failed.reason
  }
}
