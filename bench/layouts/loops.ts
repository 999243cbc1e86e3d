// Go code whose speed depends on its place in memory.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The times of these depend on their place, as a processor tells branches apart by part of their address. */
const loops = `package layout

//go:noinline
func Most(list []int) (s int) {
	for i := range list {
		if list[i] > s {
			s = list[i]
		}
		s += list[i]
		if list[i] > s {
			s = list[i]
		}
		if s > list[i] {
			s -= list[i]
		} else {
			s += 2
		}
	}
	return
}

//go:noinline
func Fold(list []int) (s int) {
	for i := range list {
		if list[i]&1 == 0 {
			s++
		} else {
			s += 3
		}
		if list[i] > s {
			s = list[i]
		}
		s ^= list[i] << 1
	}
	return
}

//go:noinline
func Step(list []int) (s int) {
	for i := range list {
		if s > list[i] {
			s -= list[i]
		} else {
			s += 2
		}
		if list[i] == 7 {
			s--
		}
		if list[i]&1 == 0 {
			s++
		}
	}
	return
}
`

const benchmarks = `package layout

import "testing"

var sink int
var list = func() []int {
	made := make([]int, 200)
	for i := range made {
		made[i] = (i * 7919) % 64
	}
	return made
}()

func BenchmarkMost(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink += Most(list)
	}
}

func BenchmarkFold(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink += Fold(list)
	}
}

func BenchmarkStep(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink += Step(list)
	}
}
`

/** A function that the linker keeps, as it could be called, and that comes before the loops. */
export function unused(name: string, size: number): string {
  const steps = Array.from({ length: size }, (_, n) => `\tx ^= x<<${(n % 13) + 1} + ${n}`)
  return `package layout

import "os"

func init() {
	if os.Getenv("BENCHGATE_NEVER_SET") != "" {
		hole${name} = a${name}(len(os.Args))
	}
}

var hole${name} int

//go:noinline
func a${name}(x int) int {
${steps.join('\n')}
	return x
}
`
}

export function written(files: Readonly<Record<string, string>>) {
  return async (folder: string) => {
    await mkdir(folder, { recursive: true })
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  }
}

export const common = {
  'go.mod': 'module example.com/layout\n\ngo 1.22\n',
  'loops.go': loops,
  'loops_test.go': benchmarks,
}
