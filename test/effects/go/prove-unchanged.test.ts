import { describe, expect, test } from 'vitest'
import { readPathsDifferingBetweenSides } from '../../../src/effects/git/revisions/changes.ts'
import { commitsOf } from '../git/checkout/sides.ts'
import { file, type Given, goMod, goScript, goTest, idle, makeSides, prepared } from './support.ts'

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
