// The Go driver on real modules: what it finds to measure, and that each side measures its own.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CouldNotMeasureError, MisconfiguredError } from '../../../src/core/model/errors.ts'
import { createShardPredicate } from '../../../src/core/shard/shard.ts'
import { long, longUnless } from '../../support/long.ts'
import type { Repository } from '../../support/repository.ts'
import {
  file,
  goMod,
  goScript,
  goTest,
  idle,
  makeSides,
  namesIn,
  type Opened,
  prepared,
  valuesIn,
} from './support.ts'

/** Reports the length of a file of its package's folder, however it looks for it. */
const reading = `func report(b *testing.B, path string) {
	text, err := os.ReadFile(path)
	if err != nil { b.Fatal(err) }
	b.ReportMetric(float64(len(text)), "bytes")
}
func BenchmarkRelative(b *testing.B) { report(b, "testdata/text") }
func BenchmarkPwd(b *testing.B) { report(b, filepath.Join(os.Getenv("PWD"), "testdata/text")) }
func BenchmarkCaller(b *testing.B) {
	_, file, _, _ := runtime.Caller(0)
	report(b, filepath.Join(filepath.Dir(file), "testdata/text"))
}
//go:embed testdata/text
var embedded []byte
func BenchmarkEmbedded(b *testing.B) { b.ReportMetric(float64(len(embedded)), "bytes") }
var compiled = len("base")
func BenchmarkCompiled(b *testing.B) { b.ReportMetric(float64(compiled), "bytes") }
func BenchmarkGo(b *testing.B) {
	found, err := exec.LookPath("go")
	said, err := exec.Command(found, "env", "GOROOT").Output()
	if err != nil { b.Fatal(err) }
	if filepath.Join(strings.TrimSpace(string(said)), "bin", "go") == found { b.ReportMetric(1, "own") }
}`
const readingImports = ['_ "embed"', 'os', 'os/exec', 'path/filepath', 'runtime', 'strings']

const base = `${goMod('example.com/the-zoo.v2')}
${file('reads/testdata/text', 'b')}
${file('reads/reads_test.go', goTest('reads', reading, readingImports))}
${file(
  'names/names_test.go',
  goTest(
    'names',
    `func BenchmarkMany(b *testing.B) {
	for _, name := range []string{"plain", "with blank", "a/b", "x,y=1", "größer"} {
		b.Run(name, func(b *testing.B) {})
	}
}
func BenchmarkOther(b *testing.B) {
	b.Run("a", func(b *testing.B) {})
	b.Run("plain", func(b *testing.B) {})
}
${idle('Plain', 'PlainToo')}`,
  ),
)}
${file('outside/outside.go', 'package outside')}
${file('outside/outside_test.go', goTest('outside_test', idle('Plain')))}
${file('with-dash/any_test.go', goTest('dashed', idle('Plain')))}
${file(
  'setup/setup_test.go',
  goTest(
    'setup',
    `var wide = flag.Bool("wide", false, "")
var ready string
func TestMain(m *testing.M) {
	flag.Parse()
	ready = "ready"
	code := m.Run()
	ready = ""
	os.Exit(code)
}
func BenchmarkReady(b *testing.B) { if ready == "" || *wide { b.Fatal("not set up") } }`,
    ['flag', 'os'],
  ),
)}
${file('tagged/tagged_test.go', `//go:build special\n\n${goTest('tagged', idle('Tagged'))}`)}
${file('tagged/untagged_test.go', goTest('tagged', idle('Untagged')))}
${file('tagged/os_plan9_test.go', goTest('tagged', idle('Plan')))}
${file('gone/gone_test.go', goTest('gone', idle('Gone')))}
${file('both/both_test.go', goTest('both', idle('Stays', 'Goes')))}
${file('none/none_test.go', goTest('none', 'func TestNothing(t *testing.T) { t.Fatal("not to be run") }\n/*\nfunc BenchmarkCommented(b *testing.B) {}\n*/'))}`

const head = `printf hhhh > reads/testdata/text; sed -i 's/"base"/"longer on head"/' reads/reads_test.go
git rm -r --quiet gone
${file('new/new_test.go', goTest('new', idle('New')))}
${file('both/both_test.go', goTest('both', idle('Stays', 'Comes')))}`

let zoo: Repository

beforeAll(async () => {
  zoo = await makeSides(base, head, `a 'name" with $(blanks) ünï-日本`)
})

afterAll(() => zoo?.[Symbol.asyncDispose]())

for (const checkout of ['worktree', 'in-place'] as const)
  describe(`each side (${checkout})`, longUnless(checkout === 'worktree'), () => {
    let opened: Opened

    beforeAll(async () => {
      const env = goScript(zoo, 'exec "$GO" "$@"')
      const settings = { packages: ['./reads'] }
      opened = await prepared(zoo, { checkout, env, settings, setup: 'printf x >> reads/testdata/text' })
    })

    afterAll(() => opened?.[Symbol.asyncDispose]())

    test.each(['Relative', 'Pwd', 'Caller', 'Compiled', 'Embedded'])(
      'finds its own files, with what setup has left in them: %s',
      async name => {
        const values = []
        for (const side of ['head', 'base', 'head'] as const)
          values.push(...valuesIn(await opened.visit(`reads.Benchmark${name}`, side)))
        const [onBase, onHead] = name === 'Compiled' ? [4, 14] : [3, 5]
        expect(values).toEqual([onHead, onBase, onHead].map(size => `${name} bytes: ${size}`))
      },
    )

    test('has the Go that built a binary first on its PATH', async () => {
      expect(valuesIn(await opened.visit('reads.BenchmarkGo', 'base'))).toEqual(['Go own: 1'])
    })

    test('is known by its version of Go', () => {
      expect(opened.driver.report().toolchains.base).toMatch(/^go1\.\d+/)
      expect(opened.driver.report().toolchains.head).toBe(opened.driver.report().toolchains.base)
    })
  })

describe('the items', () => {
  test('are every top-level benchmark of every package once, with the sides that have it', long, async () => {
    await using opened = await prepared(zoo)
    const items = await opened.driver.items()
    const told = items.map(({ title, sides }) => `${title?.replace('example.com/the-zoo.v2/', '')} ${sides}`)
    expect(told.sort()).toEqual([
      'both.BenchmarkComes head',
      'both.BenchmarkGoes base',
      'both.BenchmarkStays base,head',
      'gone.BenchmarkGone base',
      'names.BenchmarkMany base,head',
      'names.BenchmarkOther base,head',
      'names.BenchmarkPlain base,head',
      'names.BenchmarkPlainToo base,head',
      'new.BenchmarkNew head',
      'outside.BenchmarkPlain base,head',
      ...['Caller', 'Compiled', 'Embedded', 'Go', 'Pwd', 'Relative'].map(
        name => `reads.Benchmark${name} base,head`,
      ),
      'setup.BenchmarkReady base,head',
      'tagged.BenchmarkUntagged base,head',
      'with-dash.BenchmarkPlain base,head',
    ])
    const known = { benchmark: 'Stays', package: 'example.com/the-zoo.v2/both' }
    expect(await opened.item('both.BenchmarkStays')).toMatchObject(known)
    expect(opened.driver.report().lost).toEqual([])

    for (const [title, name] of [
      ['outside.BenchmarkPlain', 'Plain'],
      ['with-dash.BenchmarkPlain', 'Plain'],
      ['names.BenchmarkPlain', 'Plain'],
      ['setup.BenchmarkReady', 'Ready'],
      ['gone.BenchmarkGone', 'Gone'],
    ] as const)
      expect(namesIn(await opened.visit(title, 'base'))).toEqual([name])
    const missing = opened.visit('gone.BenchmarkGone', 'head')
    await expect(missing).rejects.toThrow(/BenchmarkGone has not been built on head/)
  })

  test('are those that are asked for, with their sub-benchmarks, on as many processors', long, async () => {
    const settings = { packages: ['./names'], bench: 'Many/a|Other/plain', cpu: '1,2' }
    await using opened = await prepared(zoo, { settings })
    const titles = (await opened.driver.items()).map(({ benchmark }) => benchmark)
    expect(titles).toEqual(['Many', 'Other'])
    const below = ['plain', 'with_blank', 'a/b', 'größer'].filter(name => name.includes('a'))
    expect(namesIn(await opened.visit('BenchmarkMany', 'head'))).toEqual(
      below.flatMap(name => [`Many/${name}`, `Many/${name}-2`]),
    )
    expect(namesIn(await opened.visit('BenchmarkOther', 'base'))).toEqual(['Other/plain', 'Other/plain-2'])
  })

  test('with build tags are those that they let in', long, async () => {
    await using opened = await prepared(zoo, { settings: { packages: ['./tagged'], tags: 'special' } })
    const titles = (await opened.driver.items()).map(({ benchmark }) => benchmark)
    expect(titles).toEqual(['Tagged', 'Untagged'])
  })

  test('must be there, and each pattern must find some', long, async () => {
    await using nothing = await prepared(zoo, { settings: { packages: ['./names'], bench: 'Nothing' } })
    await expect(nothing.driver.items()).rejects.toThrow(
      new CouldNotMeasureError(
        'No benchmark was found on either side: bench "Nothing" in packages "./names". Check both against "go test -list ." in the top folder.',
      ),
    )
    await using idle = await prepared(zoo, {
      settings: { packages: ['./gone', './new', './names', './nmaes/...'], bench: 'Gone|New' },
    })
    await expect(idle.driver.items()).rejects.toThrow(
      new MisconfiguredError(
        'packages: "./nmaes/..." matches no package with benchmarks on either side. Give patterns as for "go test", relative to the top folder.',
      ),
    )
  })
})

test('shards share the benchmarks of both sides, and none is in two', long, async () => {
  const settings = { packages: ['./both', './gone', './new', './names'] }
  const titles: string[] = []
  for (const shard of [1, 2]) {
    await using opened = await prepared(zoo, { settings, isInShard: createShardPredicate([shard, 2]) })
    titles.push(...(await opened.driver.items()).map(({ title }) => title ?? ''))
    expect(opened.driver.isEmpty).toBe(true)
  }
  await using opened = await prepared(zoo, { settings })
  expect(titles.sort()).toEqual((await opened.driver.items()).map(({ title }) => title ?? '').sort())
  expect(new Set(titles).size).toBe(titles.length)
})
