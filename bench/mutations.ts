// Whether a benchmark that runs changed code is ever proven unchanged: functions of public modules are changed one at a time, and
// each proof is held against the coverage of the benchmark: `node scripts/node24.mjs bench/mutations.ts [MUTATIONS PER MODULE]
// [MODULE]`. Modules come from the Go module proxy.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { seededRandom } from '../src/core/common/random.ts'
import { toolexecScriptRecordingLinkerCall } from '../src/core/go/relinking.ts'
import { readRecordedGoLinkerCall } from '../src/effects/go/linker.ts'
import { GoBenchmarkReachableCodeComparer } from '../src/effects/go/prove-unchanged.ts'
import { goModule } from '../test/e2e/origins.ts'

const [perModule = '150', wanted = ''] = process.argv.slice(2)
const modules = [
  ['github.com/google/btree', 'v1.1.3'],
  ['github.com/bits-and-blooms/bitset', 'v1.24.0'],
  ['github.com/tidwall/gjson', 'v1.18.0'],
  ['github.com/rivo/uniseg', 'v0.4.7'],
  ['github.com/google/uuid', 'v1.6.0'],
  ['github.com/julienschmidt/httprouter', 'v1.3.0'],
  ['github.com/go-chi/chi/v5', 'v5.2.3'],
  ['github.com/rs/zerolog', 'v1.34.0'],
  ['github.com/hashicorp/golang-lru/v2', 'v2.0.7'],
  ['github.com/gin-gonic/gin', 'v1.10.1'],
].filter(([path = '']) => path.includes(wanted)) as [string, string][]

const scratch = mkdtempSync(join(tmpdir(), 'benchgate-mutations-'))
// Linking is not needed, as only what is linked is compared.
writeFileSync(
  join(scratch, 'recorder'),
  toolexecScriptRecordingLinkerCall.replace(
    'exec "$@"',
    'case $1 in */link) case " $* " in *\' -V=full \'*) ;; *) exit 1 ;; esac ;; esac\nexec "$@"',
  ),
)

const counter = 'benchgateMutation'
const env = { ...process.env, GOFLAGS: '-mod=mod' }

/** A function as it stands in a file: the number of the line that opens its body. */
interface Function {
  readonly file: string
  readonly line: number
}

/** Compiles the tests of the package in a folder, and returns how they would be linked. */
async function compiled(folder: string) {
  const out = mkdtempSync(join(scratch, 'build-'))
  const file = join(out, 'x.test')
  const args = [
    'test',
    '-c',
    '-vet=off',
    '-work',
    `-toolexec=sh '${join(scratch, 'recorder')}'`,
    '-o',
    file,
    '.',
  ]
  spawnSync('go', args, { cwd: folder, env: { ...env, GOTMPDIR: out, BENCHGATE_LINKER: `${file}.linker` } })
  return { out, linker: await readRecordedGoLinkerCall(file) }
}

/** Returns by benchmark the places that it runs, `btree.go:12`, by its coverage. */
function coverage(
  folder: string,
  module: string,
  benchmarks: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const binary = join(scratch, 'covered.test')
  execFileSync('go', ['test', '-c', '-vet=off', '-coverpkg=./...', '-o', binary, '.'], { cwd: folder, env })
  return new Map(
    benchmarks.map(name => {
      const profile = join(scratch, 'profile')
      const args = [
        '-test.run=^$',
        `-test.bench=^${name}$`,
        '-test.benchtime=1x',
        `-test.coverprofile=${profile}`,
      ]
      rmSync(profile, { force: true })
      spawnSync(binary, args, { cwd: folder, timeout: 60_000 })
      const lines = readFileSync(profile, 'utf8').split('\n')
      const run = lines.flatMap(line => {
        const [, path = '', first, count] = /^(.+):(\d+)\.\d+,\d+\.\d+ \d+ (\d+)$/.exec(line) ?? []
        return Number(count) > 0 ? [`${path.slice(module.length + 1)}:${first}`] : []
      })
      return [name, new Set(run)]
    }),
  )
}

function functionsOf(folder: string): readonly Function[] {
  const listed = execFileSync(
    'go',
    [
      'list',
      '-deps',
      '-f',
      '{{if not .Standard}}{{$d := .Dir}}{{range .GoFiles}}{{$d}}/{{.}}\n{{end}}{{end}}',
      '.',
    ],
    { cwd: folder, env, encoding: 'utf8' },
  )
  return listed
    .split('\n')
    .map(path => relative(folder, path))
    .filter(path => path.endsWith('.go') && !path.startsWith('..'))
    .flatMap(file =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, n) => (/^func .*\{$/.test(line) ? [{ file, line: n + 1 }] : [])),
    )
}

/** Adds a statement that counts to the beginning of a function, and a variable to its package. */
function mutate(folder: string, { file, line }: Function): () => void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const lines = text.split('\n')
  lines[line - 1] += ` ${counter}++;`
  writeFileSync(path, lines.join('\n'))
  return () => writeFileSync(path, text)
}

function declareCounter(folder: string, files: readonly string[]): void {
  for (const file of new Set(files.map(name => join(name, '..')))) {
    const [first = ''] = files.filter(name => join(name, '..') === file)
    const [, name] = /^package (\w+)/m.exec(readFileSync(join(folder, first), 'utf8')) ?? []
    writeFileSync(join(folder, file, 'benchgate_mutation.go'), `package ${name}\n\nvar ${counter} int\n`)
  }
}

console.log(
  'module | functions | changed | benchmarks that run them | those proven: wrong | that do not run them | those proven',
)
const sums = [0, 0, 0, 0, 0]
try {
  for (const [path, version] of modules) {
    const folder = join(scratch, path)
    mkdirSync(folder, { recursive: true })
    await goModule(path, version)(folder)
    const functions = functionsOf(folder)
    declareCounter(
      folder,
      functions.map(({ file }) => file),
    )
    const base = await compiled(folder)
    const code = new GoBenchmarkReachableCodeComparer()
    if (!base.linker) throw new Error(`${path} does not compile`)
    const own = await code.compare(base.linker, base.linker)
    const runs = coverage(folder, path, own?.unchanged ?? [])
    const random = seededRandom(1)
    const counts = { changed: 0, run: 0, wrong: 0, other: 0, proven: 0 }
    const chosen = [...functions].sort(() => random() - 0.5).slice(0, Number(perModule))
    for (const one of chosen) {
      const restore = mutate(folder, one)
      const head = await compiled(folder)
      restore()
      const outcome =
        head.linker && (await new GoBenchmarkReachableCodeComparer().compare(base.linker, head.linker))
      rmSync(head.out, { recursive: true, force: true })
      if (!outcome) continue
      counts.changed++
      for (const [name, places] of runs) {
        const isProven = outcome.unchanged.includes(name)
        const isRun = places.has(`${one.file}:${one.line}`)
        counts[isRun ? 'run' : 'other']++
        if (isProven) counts[isRun ? 'wrong' : 'proven']++
        if (isProven && isRun) console.log(`wrong: ${path} ${one.file}:${one.line} ${name}`)
      }
    }
    const row = Object.values(counts)
    for (const [n, value] of row.entries()) sums[n] = (sums[n] ?? 0) + value
    console.log([path, functions.length, ...row].join(' | '))
  }
  console.log(['together', '', ...sums].join(' | '))
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
