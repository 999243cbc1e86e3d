// What of real Go packages is proven unchanged, and what is measured all the same.
// @module-tag long
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPathsDifferingBetweenSides } from '../../../src/effects/git/revisions/changes.ts'
import { createLinkRecordingFlagsFactory, readRecordedGoLinkerCall } from '../../../src/effects/go/linker.ts'
import { GoBenchmarkReachableCodeComparer } from '../../../src/effects/go/prove-unchanged.ts'
import { hasTool } from '../../support/has-tool.ts'
import { long, longUnless, runsAll } from '../../support/long.ts'
import { commitsOf } from '../git/checkout/sides.ts'
import { file, type Given, goEnv, goMod, goScript, goTest, idle, makeSides, prepared } from './support.ts'

const reading = (path: string) =>
  `func BenchmarkRead(b *testing.B) {\n\tif _, err := os.ReadFile(${JSON.stringify(path)}); err != nil {\n\t\tb.Fatal(err)\n\t}\n}`

/** A module of four packages: top, used (by user), user, and apart, which reads what lies beside it. */
const module = `${goMod('example.com/m')}
${file('top_test.go', goTest('m', idle('Top')))}
${file('used/used.go', 'package used\n\nfunc Answer() int { return 41 }')}
${file('used/used_test.go', goTest('used', idle('Used', 'Twice')))}
${file('user/user.go', 'package user\n\nimport "example.com/m/used"\n\nfunc Ask() int { return used.Answer() }')}
${file('user/user_test.go', goTest('user', 'var sink int\n\nfunc BenchmarkUser(b *testing.B) { sink = Ask() }'))}
${file('apart/apart_test.go', goTest('apart', reading('../data/input'), ['os']))}
${file('data/input', '1')}
${file('apart/words.txt', '1')}
${file('apart/testdata/spec.md', '1')}
${file('README.md', '1')}
${file('apart/README.md', '1')}
${file('.github/workflows/ci.yml', '1')}`

/** What is proven, and what is to be measured, where head is made so of base. */
async function judged(head: string, given: Given = {}, base = module) {
  await using repository = await makeSides(base, head)
  const change = await readPathsDifferingBetweenSides(repository.git, commitsOf(repository))
  await using opened = await prepared(repository, { change, ...given })
  const { driver, console } = opened
  const items = await driver.items()
  return {
    proven: driver
      .report()
      .proven.map(one => `${one.package?.replace(/^example.com\/(m\/)?/, '')}.${one.benchmark}`)
      .sort(),
    measured: items.map(({ title }) => title?.replace(/^example.com\/(m\/)?/, '')).sort(),
    said: console.said.filter(line => line.includes('not measured')),
  }
}

/** What differs in these changes nothing that a benchmark can reach or reads. */
const harmless = `echo 2 > README.md; echo 2 > CHANGELOG.md; echo 2 > LICENSE; echo 2 > .golangci.yml; echo 2 > docs-lock.json
echo 2 > .github/workflows/ci.yml; echo "// 2" >> go.mod; echo 2 > apart/words.txt
${file('used/other_plan9.go', 'package used\n\n// 2')}
sed -i "s/return 41 }/return 41 } \\/\\/ More./" used/used.go`
/** To link takes long, so most tests build two packages. */
const two: Given = { settings: { packages: ['./apart', './used'] } }

describe('is proven', () => {
  test.each(['worktree', 'in-place'] as const)(
    'everything, with checkout %s, where documents, settings of tools, comments, texts that are not read and other systems differ',
    async checkout => {
      const { proven, measured, said } = await judged(harmless, { ...two, checkout })
      expect([proven, measured]).toEqual([['apart.Read', 'used.Twice', 'used.Used'], []])
      expect(said).toEqual([
        'not measured: 3 of 3 benchmark functions, as both sides run the same code for them; to measure them, set measure to all',
      ])
    },
  )

  test('what does not reach the code that differs, in its package or beside it', async () => {
    const { proven, measured } = await judged(
      file('used/used.go', 'package used\n\nfunc Answer() int { return 42 }'),
    )
    expect(proven).toEqual(['apart.Read', 'm.Top', 'used.Twice', 'used.Used'])
    expect(measured).toEqual(['user.BenchmarkUser'])
  })
})

describe('is measured', () => {
  test('what reads a file that differs, and nothing else', async () => {
    expect((await judged('echo 2 > data/input', two)).measured).toEqual(['apart.BenchmarkRead'])
    // One that is there on base alone is looked for on head.
    expect((await judged('git rm -q data/input', two)).measured).toContain('apart.BenchmarkRead')
  })

  test('what lists a folder behind a symbolic link, from which a file was removed', async () => {
    const listing =
      'func BenchmarkList(b *testing.B) {\n\tif found, err := os.ReadDir("linked"); err != nil || len(found) == 0 {\n\t\tb.Fatal(err)\n\t}\n}'
    const linked = `ln -s ../data apart/linked; echo 1 > data/other
${file('apart/apart_test.go', goTest('apart', listing, ['os']))}`
    const removal = 'git rm -q data/other; echo 2 > README.md'
    expect((await judged(removal, two, `${module}\n${linked}`)).measured).toEqual(['apart.BenchmarkList'])
  })

  test('what reads a folder, or a file that head lacks, before the tests run, when Go logs nothing yet', async () => {
    const variable = `var files, _ = filepath.Glob("../data/*")\n${idle('Count')}`
    const main = `func TestMain(m *testing.M) {\n\tos.ReadFile("../data/other")\n\tos.Exit(m.Run())\n}\n${idle('Main')}`
    const base = `${module}\n${file('data/other', '1')}
${file('variable/variable_test.go', goTest('variable', variable, ['path/filepath']))}
${file('main/main_test.go', goTest('main', main, ['os']))}`
    const given = { settings: { packages: ['./variable', './main', './used'] } }
    const { proven, measured } = await judged('git rm -q data/other; echo 2 > README.md', given, base)
    expect(measured).toEqual(['main.BenchmarkMain', 'variable.BenchmarkCount'])
    expect(proven).toEqual(['used.Twice', 'used.Used'])
  })

  test('what looks for a file where neither the log of Go nor an access time shows it, and what has a name that cannot be compared', async () => {
    const looking: Readonly<Record<string, readonly [text: string, ...imports: readonly string[]]>> = {
      before: [`var _, missing = os.Stat("../data/input")\n${idle('Before')}`, 'os'],
      call: ['func BenchmarkCall(b *testing.B) { syscall.Access("../data/input", 4) }', 'syscall'],
      moved: [
        'func TestMain(m *testing.M) {\n\tos.Chdir("..")\n\tos.Exit(m.Run())\n}\nfunc BenchmarkMoved(b *testing.B) { os.Stat("data/input") }',
        'os',
      ],
    }
    const base = `${module}
${Object.entries(looking)
  .map(([name, [text, ...imports]]) => file(`${name}/${name}_test.go`, goTest(name, text, imports)))
  .join('\n')}`
    const packages = ['./used', ...Object.keys(looking).map(name => `./${name}`)]
    const { proven, measured } = await judged('echo 2 > data/input', { settings: { packages } }, base)
    expect(measured).toEqual(['before.BenchmarkBefore', 'call.BenchmarkCall', 'moved.BenchmarkMoved'])
    expect(proven).toEqual(['used.Twice', 'used.Used'])
    for (const name of ["'line\\nbreak'", "'\\377'"])
      expect(
        (await judged(`echo 2 > "$(printf ${name})"`, { settings: { packages: ['./used'] } })).proven,
      ).toEqual([])
  })

  test('what reads its own program or the commit, which are others on each side', async () => {
    const readers = Object.entries({ linked: '/proc/self/exe', git: '../.git' })
    const named =
      'func BenchmarkNamed(b *testing.B) {\n\tif _, err := os.ReadFile(os.Args[0]); err != nil {\n\t\tb.Fatal(err)\n\t}\n}'
    const base = `${module}\n${file('named/named_test.go', goTest('named', named, ['os']))}
${readers.map(([name, path]) => file(`${name}/own_test.go`, goTest(name, reading(path), ['os']))).join('\n')}`
    const given = { settings: { packages: ['./named', './linked', './git', './used'] } }
    const { proven, measured } = await judged('echo 2 > README.md', given, base)
    expect(measured).toEqual(['git.BenchmarkRead', 'linked.BenchmarkRead', 'named.BenchmarkNamed'])
    expect(proven).toEqual(['used.Twice', 'used.Used'])
  })

  test('what fails or takes long when it is tried, as it is not known what it reads', async () => {
    const failing = file(
      'used/used_test.go',
      goTest('used', 'func BenchmarkUsed(b *testing.B) { b.Fatal("no") }'),
    )
    const { proven, measured } = await judged('echo 2 > README.md', two, `${module}\n${failing}`)
    expect(measured).toEqual(['used.BenchmarkUsed'])
    expect(proven).toEqual(['apart.Read'])
  })

  test('what reads a document that differs, by itself, by a program or on a walk, and what hides what it reads', async () => {
    const walking = `func BenchmarkWalk(b *testing.B) {
	filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".md") { os.ReadFile(path) }
		return err
	})
}`
    const readers: readonly [string, string, readonly string[]][] = [
      ['direct', reading('../README.md'), ['os']],
      [
        'hiding',
        'func BenchmarkHide(b *testing.B) { os.Stat("../README.md"); syscall.Exit(0) }',
        ['os', 'syscall'],
      ],
      [
        'starting',
        'func BenchmarkStart(b *testing.B) { exec.Command("cat", "../README.md").Run() }',
        ['os/exec'],
      ],
      ['walking', walking, ['io/fs', 'os', 'path/filepath', 'strings']],
    ]
    const more = readers.map(([name, text, imports]) =>
      file(`${name}/${name}_test.go`, goTest(name, text, imports)),
    )
    const packages = ['./used', ...readers.map(([name]) => `./${name}`)]
    const { proven, measured } = await judged(
      'echo 2 > README.md',
      { settings: { packages } },
      `${module}\n${more.join('\n')}`,
    )
    expect(measured).toEqual([
      'direct.BenchmarkRead',
      'hiding.BenchmarkHide',
      'starting.BenchmarkStart',
      'walking.BenchmarkWalk',
    ])
    expect(proven).toEqual(['used.Twice', 'used.Used'])
  })

  test('what walks a folder of documents, below its own or beside it', async () => {
    const walking = (folder: string) =>
      `func BenchmarkWalk(b *testing.B) {
	filepath.WalkDir(${JSON.stringify(folder)}, func(path string, _ fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".md") { os.ReadFile(path) }
		return err
	})
}`
    const walker = (name: string, folder: string) =>
      file(`${name}/walk_test.go`, goTest(name, walking(folder), ['io/fs', 'os', 'path/filepath', 'strings']))
    const pages = (folder: string) => file(`${folder}/en/page.md`, '1')
    const more = `${walker('below', '.')}${pages('below/wiki')}${walker('beside', '../handbook')}${pages('handbook')}`
    const only = { settings: { packages: ['./below', './beside', './used'] } }
    const measured = async (head: string) => (await judged(head, only, `${module}\n${more}`)).measured
    expect(await measured('echo 2 > below/wiki/en/page.md; echo 2 > handbook/en/page.md')).toEqual([
      'below.BenchmarkWalk',
      'beside.BenchmarkWalk',
    ])
    // Outside of both, and in a folder that neither names.
    expect(await measured('mkdir -p manuals; echo 2 > manuals/page.md')).toEqual([])
  })

  test('what reads a source of another package as data, or starts a program of one, though its own code is the same', async () => {
    const starting = `func TestMain(m *testing.M) {
	if err := exec.Command("go", "build", "-o", os.TempDir()+"/tool-of-m", "../tool").Run(); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}
func BenchmarkStart(b *testing.B) {
	for i := 0; i < b.N; i++ {
		exec.Command(os.TempDir() + "/tool-of-m").Run()
	}
}`
    const base = `${module}
${file('tool/main.go', 'package main\n\nfunc main() {}')}
${file('reader/reader_test.go', goTest('reader', reading('../tool/main.go'), ['os']))}
${file('starter/starter_test.go', goTest('starter', starting, ['os', 'os/exec']))}`
    const given = { settings: { packages: ['./reader', './starter', './used'] } }
    const head = file('tool/main.go', 'package main\n\nfunc main() { println("slower") }')
    const { proven, measured } = await judged(head, given, base)
    expect(measured).toEqual(['reader.BenchmarkRead', 'starter.BenchmarkStart'])
    expect(proven).toEqual(['used.Twice', 'used.Used'])
  })

  test('what reads another file in each operation, and not what reads the same', async () => {
    const inOperations = (files: string) => `func BenchmarkRead(b *testing.B) {
	for i := 0; i < b.N; i++ {
		if _, err := os.ReadFile([]string{${files}}[i%2]); err != nil {
			b.Fatal(err)
		}
	}
}`
    const onlyBefore = `${reading('../data/a').replace(/}$/, '')}	for b.Loop() {
	}
}`
    const base = `${module}
${file('data/a', '1')}
${file('data/b', '1')}
${file('other/other_test.go', goTest('other', inOperations('"../data/a", "../data/b"'), ['os']))}
${file('same/same_test.go', goTest('same', inOperations('"../data/a", "../data/a"'), ['os']))}
${file('once/once_test.go', goTest('once', onlyBefore, ['os']))}`
    const given = { settings: { packages: ['./other', './same', './once'] } }
    const { proven, measured } = await judged('echo 2 > data/b', given, base)
    expect(measured).toEqual(['other.BenchmarkRead'])
    expect(proven).toEqual(['once.Read', 'same.Read'])
  })

  test('everything, where git may write files into the tree otherwise', async () => {
    const head = 'echo "*.txt text eol=crlf" > apart/.gitattributes'
    const { proven, measured } = await judged(head, { settings: { packages: ['./used'] } })
    expect(measured).toEqual(['used.BenchmarkTwice', 'used.BenchmarkUsed'])
    expect(proven).toEqual([])
  })

  test('everything, where nobody says how the sides differ', async () => {
    const { proven, measured } = await judged('echo 2 > README.md', { ...two, change: null })
    expect([proven, measured]).toEqual([
      [],
      ['apart.BenchmarkRead', 'used.BenchmarkTwice', 'used.BenchmarkUsed'],
    ])
  })

  test('what head alone has, beside what is proven', async () => {
    const { proven, measured } = await judged(file('new/new_test.go', goTest('new', idle('New'))), {
      settings: { packages: ['./used', './new'] },
    })
    expect([measured, proven]).toEqual([['new.BenchmarkNew'], ['used.Twice', 'used.Used']])
  })

  test('everything, where the sides are built by different versions of Go', async () => {
    await using repository = await makeSides(module, 'echo 2 > README.md')
    const version = `case "$*" in *GOVERSION*) grep -q 2 README.md && echo go1.26.2 || echo go1.26.1; echo /usr/go ;; *) exec "$GO" "$@" ;; esac`
    const change = await readPathsDifferingBetweenSides(repository.git, commitsOf(repository))
    await using opened = await prepared(repository, { ...two, change, env: goScript(repository, version) })
    expect(opened.driver.report().proven).toEqual([])
    expect(opened.driver.report().toolchains.base).toBe('go1.26.1')
    expect(opened.driver.report().toolchains.head).toBe('go1.26.2')
  })
})

test('a package that base has broken is lost, beside what is proven', async () => {
  const broken = file('broken/broken_test.go', 'package broken\n\nfunc BenchmarkX( {')
  await using repository = await makeSides(`${module}\n${broken}`, 'echo 2 > README.md')
  const change = await readPathsDifferingBetweenSides(repository.git, commitsOf(repository))
  await using opened = await prepared(repository, {
    change,
    settings: { packages: ['./used', './broken'] },
  })
  expect(opened.driver.report().lost.map(({ item }) => item.package)).toEqual(['example.com/m/broken'])
  expect(opened.driver.report().proven).toHaveLength(2)
  expect(await opened.driver.items()).toEqual([])
})

// Which benchmarks of a test binary are found to reach the same code on both sides, whatever way the code is reached.
// @module-tag long

const files: Readonly<Record<string, string>> = {
  'go.mod': 'module example.com/reach\n\ngo 1.21\n',
  'direct.go': `package reach

func direct(n int) int { return helper(n) + 1 }

//go:noinline
func helper(n int) int { return n * 3 }
`,
  'shape.go': `package reach

type shape interface{ area() int }
type square struct{ side int }
type circle struct{ r int }

func (s square) area() int  { return s.side * s.side }
func (s square) name() string { return "square" }
func (c circle) area() int  { return c.r * 3 }

var shapes = []shape{square{side: 2}}
`,
  'table.go': `package reach

var table = map[string]func(int) int{"double": double}

//go:noinline
func double(n int) int { return n * 2 }
`,
  'method.go': `package reach

type service struct{ n int }

func (s service) Run() int  { return s.n + 1 }
func (s service) Stop() int { return s.n - 1 }
`,
  'generic.go': `package reach

type number interface{ ~int | ~float64 }

func sum[T number](all []T) T {
	var total T
	for _, one := range all {
		total += one
	}
	return total
}
`,
  'embedded.go': `package reach

import _ "embed"

//go:embed words.txt
var words string
`,
  'words.txt': 'one two three\n',
  'set.go': `package reach

var limit = setLimit()

//go:noinline
func setLimit() int { return 5 }
`,
  'folded.go': 'package reach\n\nfunc folded(n int) int { return n + 1 }\n',
  'where.go': `package reach

import (
	"runtime"
	"runtime/pprof"
	"strings"
)

func where() int {
	_, _, line, _ := runtime.Caller(0)
	return line
}

func stacks() int {
	var text strings.Builder
	pprof.Lookup("goroutine").WriteTo(&text, 2)
	return text.Len()
}
`,
  'reach_test.go': `package reach

import (
	"reflect"
	"testing"
)

var sink int

func BenchmarkIdle(b *testing.B)   {}
func BenchmarkDirect(b *testing.B) { sink = direct(b.N) }
func BenchmarkShape(b *testing.B) {
	for _, one := range shapes {
		sink += one.area()
	}
}
func BenchmarkTable(b *testing.B)    { sink = table["double"](2) }
func BenchmarkMethod(b *testing.B)   { sink = int(reflect.ValueOf(service{1}).MethodByName(choose()).Call(nil)[0].Int()) }
func BenchmarkGeneric(b *testing.B)  { sink = int(sum([]float64{1, 2})) }
func BenchmarkEmbedded(b *testing.B) { sink = len(words) }
func BenchmarkLimit(b *testing.B)    { sink = limit }
func BenchmarkWhere(b *testing.B)    { sink = where() }
func BenchmarkStacks(b *testing.B)   { sink = stacks() }
func BenchmarkFolded(b *testing.B)   { sink = folded(1) }
func BenchmarkSub(b *testing.B) {
	b.Run("a", func(b *testing.B) { sink = direct(1) })
}

//go:noinline
func choose() string { return "Run" }
`,
}
const all = [
  'Direct',
  'Embedded',
  'Folded',
  'Generic',
  'Idle',
  'Limit',
  'Method',
  'Shape',
  'Stacks',
  'Sub',
  'Table',
  'Where',
]

/** Changes of head: the file, what is replaced by what, and the benchmarks that this reaches; null where it reaches all. */
const changes: readonly (readonly [
  title: string,
  file: string,
  from: string,
  to: string,
  reached: readonly string[] | null,
])[] = [
  ['a function that is called', 'direct.go', 'n * 3', 'n * 4', ['Direct', 'Sub']],
  ['a method behind an interface', 'shape.go', 's.side * s.side', 's.side + s.side', ['Shape']],
  ['a method that nothing calls', 'shape.go', 'return "square"', 'return "a square"', []],
  ['a type that nothing uses', 'shape.go', 'c.r * 3', 'c.r * 4', []],
  ['the value that a variable begins with', 'shape.go', '{side: 2}', '{side: 3}', ['Shape']],
  ['a method that only reflection finds', 'method.go', 's.n + 1', 's.n + 2', ['Method']],
  [
    'a new method that reflection can find',
    'method.go',
    'func (s service) Stop',
    'func (s service) More() int { return 7 }\nfunc (s service) Stop',
    ['Method'],
  ],
  [
    'a new method that no interface has',
    'shape.go',
    'var shapes',
    'func (s square) more() int { return 8 }\n\nvar shapes',
    [],
  ],
  ['a generic function', 'generic.go', 'total += one', 'total -= one', ['Generic']],
  ['an embedded file', 'words.txt', 'three', 'three four', ['Embedded']],
  ['what runs when the program starts', 'set.go', 'return 5', 'return 6', null],
  [
    'the layout of a type',
    'shape.go',
    'square struct{ side int }',
    'square struct{ side, other int }',
    ['Shape'],
  ],
  ['lines only, and who asks for lines', 'where.go', 'func where', '\n\nfunc where', ['Stacks', 'Where']],
  ['lines only', 'direct.go', 'func direct', '// direct helps.\n\nfunc direct', []],
  [
    'closures before another',
    'reach_test.go',
    'func BenchmarkIdle(b *testing.B)   {}',
    'func BenchmarkIdle(b *testing.B)   { func() { sink++ }() }',
    ['Idle'],
  ],
  [
    'one more benchmark',
    'reach_test.go',
    'var sink int',
    'var sink int; func BenchmarkNew(b *testing.B) { sink = double(3) }',
    [],
  ],
  ['a function in a table that is made when the program starts', 'table.go', 'n * 2', 'n * 5', null],
  [
    'a package that is imported',
    'direct.go',
    'package reach\n',
    'package reach\n\nimport _ "net/http"\n',
    null,
  ],
]

let folder = ''
const code = new GoBenchmarkReachableCodeComparer()
let count = 0

/** Compiles the module, always at one path, and returns how it is linked. */
async function compiled(changed: Readonly<Record<string, string>> = {}) {
  const module = join(folder, 'module')
  await rm(module, { recursive: true, force: true })
  for (const [path, text] of Object.entries({ ...files, ...changed })) {
    await mkdir(dirname(join(module, path)), { recursive: true })
    await writeFile(join(module, path), text)
  }
  const out = join(folder, `out${count++}`)
  await mkdir(out)
  const recording = (await createLinkRecordingFlagsFactory(folder, []))?.(join(out, 'x.test'))
  if (!recording) throw new Error('nothing records the linker')
  const args = ['test', '-c', '-vet=off', ...recording.flags, '-o', join(out, 'x.test'), '.']
  const { stderr, status } = spawnSync('go', args, {
    cwd: module,
    env: { ...goEnv, ...recording.env },
    encoding: 'utf8',
  })
  const linker = await readRecordedGoLinkerCall(join(out, 'x.test'))
  if (status !== 0 || !linker) throw new Error(stderr)
  return linker
}

let base: Awaited<ReturnType<typeof compiled>>
beforeAll(async () => {
  folder = await mkdtemp('/dev/shm/benchgate-compiled-')
  base = await compiled()
})
afterAll(() => rm(folder, { recursive: true }))

const named = (names: readonly string[]) => names.map(name => name.replace('Benchmark', '')).sort()

test('a program is the same as itself', long, async () => {
  const outcome = await code.compare(base, base)
  expect(named(outcome?.unchanged ?? [])).toEqual(all)
})

describe('a benchmark is unchanged unless it can reach what differs', () => {
  async function expectReached(some: typeof changes, reached: readonly string[] | null) {
    const changed: Record<string, string> = {}
    for (const [, file, from, to] of some) {
      const text = changed[file] ?? files[file] ?? ''
      expect(text).toContain(from)
      changed[file] = text.replace(from, to)
    }
    const outcome = await code.compare(base, await compiled(changed))
    const reasons = JSON.stringify([...(outcome?.reasons ?? [])])
    expect(named(outcome?.unchanged ?? []), reasons).toEqual(
      all.filter(name => reached !== null && !reached.includes(name)),
    )
  }

  for (const change of changes)
    test.runIf(runsAll || change[4] === null)(change[0], long, () => expectReached([change], change[4]))

  test('what nothing reaches, all at once', long, () =>
    expectReached(
      changes.filter(([, , , , reached]) => reached?.length === 0),
      [],
    ),
  )

  test('what one or two reach, all at once', long, () => {
    const some = changes.filter(([, , , , reached]) => reached !== null && reached.length > 0)
    return expectReached(
      some,
      some.flatMap(([, , , , reached]) => reached ?? []),
    )
  })
})

test(
  'functions that changed are named, with whether a benchmark reaches them',
  longUnless(false),
  async () => {
    const head = await compiled({
      // `direct` is inlined into the benchmarks that call it.
      'direct.go': (files['direct.go'] ?? '').replace('n * 3', 'n * 6').replace('+ 1', '+ 7'),
      'shape.go': (files['shape.go'] ?? '').replace('"square"', '"a square"'),
      'more.go':
        'package reach\n\nfunc init() { go func() { println(other(2)) }() }\n\n//go:noinline\nfunc other(n int) int { return n }\n\n//go:noinline\nfunc unused[T any](t T) {}\n\nvar _ = func() { unused(1) }\n\nfunc long(all []string) {\n' +
        'println(all[0], len(all))\n'.repeat(20) +
        '}\n',
    })
    const changed = (await code.compare(base, head))?.changed ?? []
    const list = (isReached: boolean) =>
      changed
        .filter(one => one.isReached === isReached)
        .map(({ name }) => name.replace('example.com/reach.', ''))
    expect(list(true).sort()).toEqual(expect.arrayContaining(['direct', 'helper', 'init', 'other']))
    expect(list(false)).toEqual(['long'])
  },
)

test('a short function that is computed in advance counts as reached', long, async () => {
  const head = await compiled({ 'folded.go': (files['folded.go'] ?? '').replace('n + 1', 'n + 2') })
  const outcome = await code.compare(base, head)
  expect(outcome?.unchanged).not.toContain('BenchmarkFolded')
  expect(outcome?.changed).toEqual([{ name: 'example.com/reach.folded', isReached: true }])
})

test(
  'what the compiler leaves out, as no benchmark uses its result, counts as reached by none',
  long,
  async () => {
    const withFunction = (step: string) =>
      compiled({
        'sum.go': `package reach\n\nfunc total(n int) int {\n\tall := 0\n\tfor i := 0; i < n; i++ {\n\t\tall += ${step}\n\t}\n\treturn all\n}\n`,
        'sum_test.go':
          'package reach\n\nimport "testing"\n\nfunc BenchmarkTotal(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\ttotal(1000)\n\t}\n}\n',
      })
    const outcome = await code.compare(await withFunction('i % 7'), await withFunction('i*i%7 + 1'))
    expect(outcome?.unchanged).toContain('BenchmarkTotal')
    expect(outcome?.changed).toEqual([{ name: 'example.com/reach.total', isReached: false }])
  },
)

test.skipIf(!hasTool('cc'))('where C code is linked, nothing is known', long, async () => {
  const withC = (result: number) => ({
    'c.go':
      'package reach\n\n// int widget(void);\nimport "C"\n\nfunc Widget() int { return int(C.widget()) }\n',
    'c.c': `int widget(void) { return ${result}; }\n`,
  })
  const [onBase, onHead] = [await compiled(withC(1)), await compiled(withC(2))]
  const outcome = await code.compare(onBase, onHead)
  expect(outcome?.unchanged).toEqual([])
  expect(new Set([...(outcome?.reasons.values() ?? [])].map(({ difference }) => difference))).toEqual(
    new Set(['C code is linked']),
  )
})

test('nothing is known of a version of Go without the sources that say what its numbers mean', async () => {
  const elsewhere = { ...base, call: { ...base.call, file: join(folder, 'pkg/tool/linux_amd64/link') } }
  expect(await code.compare(elsewhere, elsewhere)).toBe(null)
  expect(await code.compare(base, elsewhere)).toBe(null)
})

test('the reason names the function that differs, and how it is reached', long, async () => {
  const head = await compiled({ 'direct.go': (files['direct.go'] ?? '').replace('n * 3', 'n * 5') })
  const outcome = await code.compare(base, head)
  const reason = outcome?.reasons.get('BenchmarkDirect')
  expect(reason?.difference).toMatch(/^(content|size)$/)
  expect(reason?.path.at(0)).toContain('example.com/reach.BenchmarkDirect')
  expect(reason?.path.at(-1)).toBe('example.com/reach.helper')
})

test('a variable whose name has another number is another one, as -X may set it', long, async () => {
  const withLimit = (name: string) =>
    compiled({
      'limit.go': 'package reach\n\nvar limit1, limit2 string\n',
      'limit_test.go': `package reach\n\nimport "testing"\n\nfunc BenchmarkSet(b *testing.B) { sink = len(${name}) }\n`,
    })
  const outcome = await code.compare(await withLimit('limit1'), await withLimit('limit2'))
  expect(outcome?.reasons.get('BenchmarkSet')?.difference).toBe('name')
})

test(
  'a system call whose number is given may start a program, but not one of x/net, which makes those of sockets',
  long,
  async () => {
    const call = 'syscall.Syscall6(307, 0, 0, 0, 0, 0, 0)'
    const withCalls = (factor: number) => ({
      'go.mod':
        'module example.com/reach\n\ngo 1.21\n\nrequire golang.org/x/net v0.0.0\n\nreplace golang.org/x/net => ./net\n',
      'net/go.mod': 'module golang.org/x/net\n\ngo 1.21\n',
      'net/internal/socket/socket.go': `package socket\n\nimport "syscall"\n\n//go:noinline\nfunc Send() { ${call} }\n`,
      'net/ipv4/ipv4.go':
        'package ipv4\n\nimport "golang.org/x/net/internal/socket"\n\nfunc Send() { socket.Send() }\n',
      'direct.go': (files['direct.go'] ?? '').replace('n * 3', `n * ${factor}`),
      'call_test.go': `package reach\n\nimport (\n\t"syscall"\n\t"testing"\n\n\t"golang.org/x/net/ipv4"\n)\n\nfunc BenchmarkSocket(b *testing.B) { ipv4.Send() }\nfunc BenchmarkCall(b *testing.B) { ${call} }\n`,
    })
    const outcome = await code.compare(await compiled(withCalls(3)), await compiled(withCalls(4)))
    expect(outcome?.unchanged).toContain('BenchmarkSocket')
    expect(outcome?.reasons.get('BenchmarkCall')?.difference).toBe('starts programs (syscall.Syscall6)')
  },
)
