// The files by which a step gives the runner commands, kept as they are while untrusted code runs.
import { contentOf } from '../files/folder.ts'
import { replaceFile } from '../files/replace-file.ts'

const names = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']

/**
 * Remembers the files and gives a function that puts them back. The measured code is not told where they are, but they
 * lie in the runner's temporary folder, where it could find them. One that cannot be put back does not keep the others.
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
