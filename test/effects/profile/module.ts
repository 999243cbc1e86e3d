// A small Go module, built for both sides, whose benchmarks cost more on head in ways that a profile must show.
import { execFileSync } from 'node:child_process'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Side } from '../../../src/core/model/measuring.ts'
import type { GoBenchmarkToProfileOnBothSides } from '../../../src/effects/profile/profile-regressions.ts'

/** A Module is a folder with a test binary of each side, removed when disposed of. */
export interface Module extends AsyncDisposable {
  readonly folder: string
  /** What to profile of a benchmark, with `flags` for either side. */
  target(benchmark: string, iterations: number, flags?: readonly string[]): GoBenchmarkToProfileOnBothSides
}

const source = (isHead: boolean) => `package codec

import ("hash/fnv"; "os"; "testing"; "time")

var sink any
var total uint64

//go:noinline
func hash(data []byte, times int) uint64 {
	h := fnv.New64a()
	for i := 0; i < times; i++ { h.Write(data) }
	return h.Sum64()
}

//go:noinline
func slowHash(data []byte) (sum uint64) {
	for i := 0; i < 60_000; i++ { sum = sum*31 + uint64(data[i%len(data)]) }
	return sum
}

//go:noinline
func größer[T any](values []T) []T { return append(make([]T, 0, ${isHead ? 1024 : 512}), values...) }

func wait(done chan<- bool) { time.Sleep(${isHead ? 20 : 1} * time.Millisecond); done <- true }

func BenchmarkEncode(b *testing.B) {
	data := make([]byte, 4096)
	b.Run("1MB", func(b *testing.B) {
		for i := 0; i < b.N; i++ {
			total += hash(data, 10)
			${isHead ? 'total += slowHash(data)' : ''}
		}
	})
}

func BenchmarkGrow(b *testing.B) {
	grow := func() { sink = größer([]int64{1, 2}) }
	for i := 0; i < b.N; i++ { grow(); ${isHead ? 'func() { sink = größer([]struct{ a, b string }{{"x", "y"}}) }()' : ''} }
}

func BenchmarkWait(b *testing.B) {
	b.Run("one", func(b *testing.B) {
		for i := 0; i < b.N; i++ {
			done := make(chan bool)
			go wait(done)
			<-done
		}
	})
}

func BenchmarkFails(b *testing.B) { ${isHead ? 'b.Fatal("broken\\u202e on head")' : ''} }
func BenchmarkHangs(b *testing.B) { ${isHead ? 'for i := 0; i < 1<<62; i++ { time.Sleep(time.Second) }' : ''} }
func BenchmarkLinks(b *testing.B) {
	for _, arg := range os.Args {
		const flag = "-test.memprofile="
		if len(arg) > len(flag) && arg[:len(flag)] == flag { defer swap(arg[len(flag):]) }
	}
}

// The profile is written when all benchmarks have ended.
func TestMain(m *testing.M) {
	code := m.Run()
	if path != "" { os.Remove(path); os.Symlink("/etc/hostname", path) }
	os.Exit(code)
}

var path string

func swap(to string) { path = to }
`

/** Builds both sides; takes some seconds the first time. */
export async function makeModule(): Promise<Module> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'benchgate-test-')))
  await writeFile(join(folder, 'go.mod'), 'module example.com/codec\n\ngo 1.21\n')
  const binary = (side: Side) => join(folder, `${side}.test`)
  for (const side of ['base', 'head'] as const) {
    await writeFile(join(folder, 'codec_test.go'), source(side === 'head'))
    execFileSync('go', ['test', '-c', '-o', binary(side), '.'], { cwd: folder, stdio: 'pipe' })
  }
  return {
    folder,
    target(benchmark, iterations, flags = []) {
      const pattern = benchmark.split('/').map(part => `^${part}$`)
      const side = (side: Side) => ({
        file: binary(side),
        args: ['-test.run=^$', `-test.bench=^Benchmark${pattern.join('/').slice(1)}`, ...flags],
        cwd: folder,
        env: { PATH: process.env.PATH ?? '' },
      })
      const names = { benchmark: `${benchmark}-2`, package: 'example.com/codec' }
      return { ...names, iterations, sides: { base: side('base'), head: side('head') } }
    },
    async [Symbol.asyncDispose]() {
      await rm(folder, { recursive: true, force: true })
    },
  }
}
