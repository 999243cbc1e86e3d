// Finds the folders whose test files contain a benchmark, from their text alone.
import { join } from 'node:path'
import { decodePath, type Git } from '../git/git.ts'

/** Gives them relative to the top folder of the checkout; files that git ignores are left out. */
export async function foldersWithBenchmarks(git: Git): Promise<readonly string[]> {
  const paths = ['--untracked', '--full-name', '--name-only', '--no-color', '-z']
  const args = ['grep', ...paths, '--extended-regexp', '-e', '^[[:space:]]*func[[:space:]]+Benchmark']
  const said = await git.find([...args, '--', '*_test.go'])
  const files = (said ?? '').split('\0').filter(file => file !== '')
  return [...new Set(files.map(file => join(decodePath(file), '..')))].sort()
}
