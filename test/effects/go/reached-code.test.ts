// Which benchmarks of a test binary are found to reach the same code on both sides, whatever way the code is reached.
// @module-tag long
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLinkRecordingFlagsFactory, readRecordedGoLinkerCall } from '../../../src/effects/go/linker.ts'
import { GoBenchmarkReachableCodeComparer } from '../../../src/effects/go/prove-unchanged.ts'
import { hasTool } from '../../support/has-tool.ts'
import { long, longUnless, runsAll } from '../../support/long.ts'
import { goEnv } from './support.ts'

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
