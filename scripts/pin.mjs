// Pins the Action to the commit that is checked out and the version of package.json, in the README, in docs/teams.md and in what
// `benchgate init` writes.
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'

const root = new URL('../', import.meta.url)
const commit = execFileSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
if (!/^[0-9a-f]{40}$/.test(commit))
  throw new Error(`HEAD is "${commit}", not a commit of 40 hexadecimal digits.`)

const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'))

const paths = ['README.md', 'docs/teams.md', 'src/core/init/find/pins.ts']
/** Our commit and its version: the text before and between them. */
const pattern = /(\bbenchgate\/benchgate(?:\/\w+)?@)[0-9a-f]{40}( # v)\d+\.\d+\.\d+/g

// Nothing is written unless there is something to write in each.
const changes = await Promise.all(
  paths.map(async path => {
    const before = await readFile(new URL(path, root), 'utf8')
    const count = before.match(pattern)?.length ?? 0
    if (count === 0)
      throw new Error(
        `${path} has no commit of benchgate/benchgate. Write one there, of 40 hexadecimal digits, with its version.`,
      )
    return { path, before, after: before.replace(pattern, `$1${commit}$2${version}`), count }
  }),
)
for (const { path, before, after, count } of changes) {
  if (after !== before) await writeFile(new URL(path, root), after)
  const times = count === 1 ? 'once' : `${count} times`
  console.log(`${path}: ${after === before ? 'has' : 'now has'} ${commit}, ${times}`)
}
if (changes.some(({ before, after }) => after !== before)) console.log('dist says so after "npm run build".')
