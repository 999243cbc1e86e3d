// Which changes of a folder of src no test notices: `npm run mutants -- src/core/judge [TEST…] [--slow SECONDS]`.
//
// Stryker makes the changes (mutants) one by one and runs the tests that reach each: those in the folder of test that goes
// by the same name, or those named. Tests that take longer than --slow (half a second) are left out, as the long ones are.
// It comes from a folder of its own, .tools/mutants, into which the first run installs it.
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const own = join(root, '.tools/mutants')
const config = 'test/mutants/vitest.config.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { slow: { type: 'string', default: '0.5' } },
})
const [where, ...named] = positionals
if (where === undefined) {
  console.error('npm run mutants -- FOLDER_OR_FILE[:LINE-LINE][,…] [TEST…] [--slow SECONDS]')
  process.exit(2)
}
const places = where.split(',')
const tests = named.length > 0 ? named : [...new Set(places.map(testsOf))]

const results = join(own, where.replace(/[^\w.-]+/g, '-').slice(0, 100))
const report = join(results, 'report.json')
mkdirSync(results, { recursive: true })
install()
const env = { ...process.env, MUTANTS_TESTS: JSON.stringify(tests), MUTANTS_OF: root }
env.MUTANTS_SLOW = JSON.stringify(slowTests())
stryker()
print()

/** Where the tests of a folder or a file are. */
function testsOf(place) {
  const path = place.replace(/:[\d:-]+$/, '').replace(/\/$/, '')
  return (statSync(join(root, path)).isDirectory() ? path : dirname(path)).replace(/^src/, 'test')
}

function install() {
  mkdirSync(own, { recursive: true })
  const lock = join(own, 'package-lock.json')
  const wanted = join(root, 'test/mutants/package-lock.json')
  if (existsSync(join(own, 'node_modules')) && readFileSync(lock, 'utf8') === readFileSync(wanted, 'utf8'))
    return
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(root, 'test/mutants', name), join(own, name))
  // Vitest, which its runner asks for, is the one of the project.
  const flags = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', ['ci', ...flags], { cwd: own, stdio: 'inherit' })
}

function slowTests() {
  const output = join(results, 'times.json')
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', config]
  const flags = ['--reporter=dot', '--reporter=json', `--outputFile.json=${output}`]
  const { status } = spawnSync(process.execPath, [...vitest, ...flags], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  if (status !== 0) throw new Error(`the tests fail without a mutant: ${output}`)
  return JSON.parse(readFileSync(output, 'utf8'))
    .testResults.flatMap(file => file.assertionResults)
    .filter(test => test.duration > Number(values.slow) * 1000)
    .map(test => test.title)
}

function stryker() {
  const options = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // A test that starts processes is not made for a thread.
    vitest: { configFile: config, related: false, pool: tests.every(isOfCore) ? 'threads' : 'forks' },
    coverageAnalysis: 'perTest',
    // What runs while a file is loaded is reached by every test: of what tests reach themselves, those are enough.
    ignoreStatic: true,
    mutate: places.map(place => (/\.ts(:|$)/.test(place) ? place : `${place}/**/*.ts`)),
    concurrency: 2,
    timeoutMS: 5_000,
    dryRunTimeoutMinutes: 10,
    ignorePatterns: ['.tools', 'dist', 'biome.json'],
    tempDirName: '.tools/mutants/sandbox',
    // It would ask an older TypeScript for what it says.
    tsconfigFile: 'none',
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: report },
    htmlReporter: { fileName: join(results, 'report.html') },
    allowConsoleColors: false,
  }
  const file = join(results, 'stryker.json')
  writeFileSync(file, JSON.stringify(options, null, 2))
  const program = join(own, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const { status } = spawnSync(process.execPath, [program, 'run', file], { cwd: root, stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}

function isOfCore(path) {
  return path.startsWith('test/core')
}

/** A table by file, and what survived. */
function print() {
  const { files } = JSON.parse(readFileSync(report, 'utf8'))
  const states = ['Killed', 'Survived', 'NoCoverage', 'Timeout']
  const rows = Object.entries(files).map(([path, { mutants }]) => {
    const counts = states.map(state => mutants.filter(({ status }) => status === state).length)
    return { path, counts }
  })
  const total = states.map((_, index) => rows.reduce((sum, { counts }) => sum + counts[index], 0))
  console.log('\n| File | Mutants | Killed | Survived | Not reached | Timeout | Score |')
  console.log('|:--|--:|--:|--:|--:|--:|--:|')
  for (const { path, counts } of [...rows, { path: 'all', counts: total }]) {
    const all = counts.reduce((sum, count) => sum + count, 0)
    const found = all === 0 ? '' : `${Math.round((100 * (counts[0] + counts[3])) / all)} %`
    console.log(`| ${path} | ${all} | ${counts.join(' | ')} | ${found} |`)
  }
  for (const [path, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n')
    for (const { status, location, replacement } of mutants) {
      if (status !== 'Survived' && status !== 'NoCoverage') continue
      const { start, end } = location
      const last = start.line === end.line ? end.column - 1 : undefined
      const was = lines[start.line - 1].slice(start.column - 1, last)
      const flat = replacement.replace(/\s+/g, ' ')
      const mark = status === 'NoCoverage' ? ' (not reached)' : ''
      console.log(`${path}:${start.line}:${start.column}  ${was}  →  ${flat}${mark}`)
    }
  }
}
