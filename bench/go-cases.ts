// Whether verdicts are right on real changes of public Go libraries: `node bench/go-cases.ts [name]`.
//
// Each case is a commit and its parent, measured forth and back, with what twenty interleaved processes a side and benchstat
// found in it (test/outputs/recordings; a benchmark that the project does not have is given here). Repositories are cloned from GitHub, or from a folder of clones: `--from FOLDER`,
// where google/btree is google+btree.
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Change } from '../src/core/comparison.ts'
import { formatDuration } from '../src/core/report/format.ts'
import { namingOf } from '../src/core/report/names.ts'
import { readInputs } from '../src/effects/inputs.ts'
import { gate } from '../src/gate.ts'

interface Case {
  readonly name: string
  readonly repository: string
  /** Against its parent. */
  readonly commit: string
  readonly bench: string
  /** Benchmarks for what was changed, where the project has none. */
  readonly file?: string
  /** In sec/op; what is not named may be anything but what `never` says. */
  readonly improved: readonly string[]
  readonly regressed: readonly string[]
  /** Neither better nor worse. */
  readonly same: readonly string[]
}

const getters = `package gjson

import (
	"fmt"
	"strings"
	"testing"
)

func document(fields int) string {
	var text strings.Builder
	for i := 0; i < fields; i++ {
		fmt.Fprintf(&text, \`"field%d": {"name": "some name", "list": [1, 2, 3.5], "is": true},\`, i)
	}
	return \`{"first": 1,\` + text.String() + \`"last": "the end"}\`
}

func BenchmarkGet(b *testing.B) {
	for _, size := range []struct {
		name   string
		fields int
	}{{"small", 2}, {"large", 300}} {
		text := document(size.fields)
		for _, path := range []string{"first", "last"} {
			b.Run(size.name+"/"+path, func(b *testing.B) {
				for i := 0; i < b.N; i++ {
					if !Get(text, path).Exists() {
						b.Fatal(path)
					}
				}
			})
		}
	}
}
`

const cases: readonly Case[] = [
  {
    name: 'gjson-fast',
    repository: 'tidwall/gjson',
    commit: '133f42c',
    bench: 'Get|Valid',
    file: getters,
    improved: ['Get/large/last'],
    regressed: [],
    same: ['Get/small/first', 'Get/large/first', 'Valid', 'ValidBytes', 'GoStdlibValidBytes'],
  },
  {
    name: 'btree-seek',
    repository: 'google/btree',
    commit: '4030bb1',
    bench: 'Seek|Get$|AscendGreater|DescendLess',
    improved: ['Seek', 'AscendGreaterOrEqual'],
    regressed: ['DescendLessOrEqual'],
    same: ['Get'],
  },
  {
    name: 'rw-perf',
    repository: 'mattn/go-runewidth',
    commit: '0a43bb8',
    bench: 'RuneWidth|String1Width768',
    improved: ['RuneWidthAll/regular', 'RuneWidthAllEastAsian/regular'],
    regressed: ['RuneWidth768/regular'],
    same: ['RuneWidthAll/lut', 'RuneWidth768/lut', 'RuneWidthAllEastAsian/lut'],
  },
  {
    name: 'bitset-popcnt',
    repository: 'bits-and-blooms/bitset',
    commit: 'bfd1801',
    bench: 'Count|OnesBetween|Rank',
    improved: [],
    regressed: ['Count'],
    same: [],
  },
]

const { values, positionals } = parseArgs({
  options: { from: { type: 'string' }, count: { type: 'string', default: '20' } },
  allowPositionals: true,
})
const quiet = { info() {}, warn() {}, untrusted: () => ({ write() {}, close() {} }) }
let wrong = 0

for (const one of cases) {
  if (positionals.length > 0 && !positionals.includes(one.name)) continue
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-case-'))
  try {
    const [base, head] = prepare(one, folder)
    await measure(one.name, one, folder, base, head)
    const back = { ...one, improved: one.regressed, regressed: one.improved }
    await measure(`${one.name} reversed`, back, folder, head, base)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
console.log(wrong === 0 ? 'every verdict is right' : `${wrong} wrong`)
process.exitCode = wrong === 0 ? 0 : 1

/** Clones it; commits from before modules get a go.mod of their own. */
function prepare({ repository, commit, file }: Case, folder: string): readonly [string, string] {
  const source = values.from ? cloneIn(values.from, repository) : `https://github.com/${repository}`
  const run = (file: string, ...args: readonly string[]) =>
    execFileSync(file, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  execFileSync('git', ['clone', '--quiet', source, folder], { stdio: 'ignore' })
  const withModule = (revision: string) => {
    run('git', 'checkout', '--quiet', '--detach', revision)
    // Both sides run the benchmarks of the later one.
    run('git', 'checkout', commit, '--', ':(glob)**/*_test.go')
    if (!existsSync(join(folder, 'go.mod'))) run('go', 'mod', 'init', `github.com/${repository}`)
    if (file !== undefined) writeFileSync(join(folder, 'benchgate_case_test.go'), file)
    run('git', 'add', '--all')
    const author = ['-c', 'user.name=benchgate', '-c', 'user.email=benchgate@localhost']
    run('git', ...author, 'commit', '--quiet', '--allow-empty', '--message=module')
    return run('git', 'rev-parse', 'HEAD')
  }
  return [withModule(`${commit}~1`), withModule(commit)]
}

function cloneIn(folder: string, repository: string): string {
  const place = join(folder, repository.replace('/', '+'))
  return existsSync(join(place, 'repo')) ? join(place, 'repo') : place
}

async function measure(
  name: string,
  expected: Case,
  folder: string,
  base: string,
  head: string,
): Promise<void> {
  const settings: Readonly<Record<string, string>> = {
    base,
    head,
    bench: expected.bench,
    count: values.count,
    seed: '1',
  }
  const began = performance.now()
  const { result } = await gate(
    readInputs(input => settings[input] ?? ''),
    {
      folder,
      env: { ...process.env, GOFLAGS: '-mod=mod' },
      event: { name: '', pull: null, before: null },
      server: '',
      profiles: tmpdir(),
      signal: new AbortController().signal,
      console: quiet,
    },
  )
  const naming = namingOf(result.comparisons)
  const found = new Map<string, Change>()
  for (const comparison of result.comparisons)
    if (comparison.unit === 'sec/op') found.set(naming(comparison), comparison.change)
  const problems = [
    ...expected.improved.filter(one => found.get(one) !== 'improved'),
    ...expected.regressed.filter(one => found.get(one) !== 'regressed'),
    ...expected.same.filter(one => ['improved', 'regressed', undefined].includes(found.get(one))),
  ].map(one => `${one} is ${found.get(one) ?? 'missing'}`)
  wrong += problems.length
  const seconds = (performance.now() - began) / 1000
  console.log(`${name}: ${result.verdict}, ${result.reason}; ${formatDuration(seconds)}`)
  for (const problem of problems) console.log(`  WRONG: ${problem}`)
}
