// Pins the Action to the commit that is checked out, in the README, in docs/teams.md and in what `benchgate init` writes.
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'

const root = new URL('../', import.meta.url)
const commit = execFileSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
if (!/^[0-9a-f]{40}$/.test(commit))
  throw new Error(`HEAD is "${commit}", not a commit of 40 hexadecimal digits.`)

/** The text before each of our commits. */
const places = {
  'README.md': /(?<=\bbenchgate\/benchgate@)[0-9a-f]{40}\b/g,
  'docs/teams.md': /(?<=\bbenchgate\/benchgate(?:\/\w+)?@)[0-9a-f]{40}\b/g,
  'src/core/init/find/pins.ts': /(?<=action: 'benchgate\/benchgate',\s*sha: ')[0-9a-f]{40}\b/g,
}

// Nothing is written unless there is something to write in each.
const changes = await Promise.all(
  Object.entries(places).map(async ([path, pattern]) => {
    const before = await readFile(new URL(path, root), 'utf8')
    const count = before.match(pattern)?.length ?? 0
    if (count === 0)
      throw new Error(
        `${path} has no commit of benchgate/benchgate. Write one there, of 40 hexadecimal digits.`,
      )
    return { path, before, after: before.replace(pattern, commit), count }
  }),
)
for (const { path, before, after, count } of changes) {
  if (after !== before) await writeFile(new URL(path, root), after)
  const times = count === 1 ? 'once' : `${count} times`
  console.log(`${path}: ${after === before ? 'has' : 'now has'} ${commit}, ${times}`)
}
if (changes.some(({ before, after }) => after !== before)) console.log('dist says so after "npm run build".')
