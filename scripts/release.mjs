// Makes a release: `npm run release 0.1.0`. It checks that everything is green, writes version, date and pins, builds dist, commits and tags.
// Nothing is pushed: it prints the commands that do.
//
// There are two commits. The first is the release and has the tags. The second names the first in README, docs and `benchgate init`, as no
// commit can name itself; the package on npm is built from it (.github/workflows/release.yml).
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const run = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: 'inherit' })
const path = name => new URL(`../${name}`, import.meta.url)

function refuse(message) {
  console.error(`release: ${message}`)
  process.exit(1)
}

/** Replaces exactly one place of a file. */
function replace(name, pattern, text) {
  const before = readFileSync(path(name), 'utf8')
  if (!pattern.test(before)) throw new Error(`${name} has nothing that matches ${pattern}`)
  writeFileSync(path(name), before.replace(pattern, text))
}

const [version = ''] = process.argv.slice(2)
if (!/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(version))
  refuse(`"${version}" is not a version such as 0.1.0. Run: npm run release 0.1.0`)
const tag = `v${version}`
const major = `v${version.split('.')[0]}`
const branch = git('rev-parse', '--abbrev-ref', 'HEAD')
if (branch !== 'main') refuse(`this is branch ${branch}. Check out main.`)
const changed = git('status', '--porcelain')
if (changed !== '') refuse(`the tree has changes. Commit or remove them:\n${changed}`)
if (git('tag', '--list', tag) !== '') refuse(`the tag ${tag} exists already. Choose the next version.`)
git('fetch', '--quiet', 'origin', 'main')
if (git('rev-list', 'HEAD..origin/main') !== '')
  refuse('origin/main has commits that this clone does not have. Run: git pull')
const origin = git('ls-remote', '--tags', 'origin', `refs/tags/${tag}`)
if (origin !== '') refuse(`origin has the tag ${tag} already. Choose the next version.`)
const changelog = readFileSync(path('CHANGELOG.md'), 'utf8')
if (!/^## Unreleased\n\n\S/m.test(changelog))
  refuse('CHANGELOG.md has nothing under "## Unreleased". Say there what this release is.')

console.log('Everything that CI runs comes first; it takes about 15 minutes.')
run('.ci/run')

const start = git('rev-parse', 'HEAD')
const majorBefore = git('tag', '--list', major) === '' ? null : git('rev-parse', `refs/tags/${major}`)
try {
  const day = new Date().toISOString().slice(0, 10)
  replace('package.json', /(?<=^ {2}"version": ")[^"]+/m, version)
  replace('package-lock.json', /(?<=^ {2}"version": ")[^"]+/m, version)
  replace('package-lock.json', /(?<=^ {4}"": \{\n {6}"name": "benchgate",\n {6}"version": ")[^"]+/m, version)
  replace('src/version.ts', /(?<=version = ')[^']+/, version)
  replace('CHANGELOG.md', /^## Unreleased$/m, `## Unreleased\n\n## ${version} (${day})`)
  run('npm', 'run', '--silent', 'build')
  git('add', '--all')
  git('commit', '--quiet', '--message', `Release ${version}`)
  git('tag', '--annotate', '--message', `Benchgate ${version}`, tag)
  git('tag', '--force', '--annotate', '--message', `Benchgate ${version}`, major, `${tag}^{commit}`)

  run('npm', 'run', '--silent', 'pin')
  run('npm', 'run', '--silent', 'docs')
  run('npm', 'run', '--silent', 'build')
  run('npm', 'run', '--silent', 'check')
  git('add', '--all')
  git('commit', '--quiet', '--message', `README, docs and init name ${version}`)
} catch (error) {
  // The tree was clean, so nothing of anybody's is lost.
  git('reset', '--quiet', '--hard', start)
  for (const name of [tag, major]) if (git('tag', '--list', name) !== '') git('tag', '--delete', name)
  if (majorBefore !== null) git('update-ref', `refs/tags/${major}`, majorBefore)
  refuse(`${error.message}\nEverything is as it was before.`)
}

console.log(`
${version} is committed and tagged in this clone. Look at it (git show ${tag}), then push:

  git push --atomic origin main ${tag}
  git push --force origin ${major}

The tag starts .github/workflows/release.yml, which publishes dist on npm with provenance and makes the release on GitHub.`)
