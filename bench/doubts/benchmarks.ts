// Go benchmarks, some of which do not measure what they are meant to.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The doubt that each bad benchmark should get. */
export const doubtful: Readonly<Record<string, string>> = {
  Sums: 'grows-with-n',
  Prepares: 'setup-timed',
}

export const names = ['Call', 'Hash', 'Slow', 'Sums', 'Prepares']

const benchmarks = `package doubts

import (
	"crypto/sha256"
	"testing"
)

var sink int
var text = make([]byte, 4096)

//go:noinline
func call(n int) int { return n*31 + 7 }

//go:noinline
func work(n int) (sum int) {
	for i := 0; i < n; i++ {
		sum = call(sum ^ i)
	}
	return
}

func BenchmarkCall(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink += call(i)
	}
}

func BenchmarkHash(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sum := sha256.Sum256(text)
		sink += int(sum[0])
	}
}

func BenchmarkSlow(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink += work(1_000_000)
	}
}

func BenchmarkSums(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink += work(b.N)
	}
}

func BenchmarkPrepares(b *testing.B) {
	sink += work(15_000_000)
	for i := 0; i < b.N; i++ {
		sink += call(i)
	}
}
`

/** Writes a module of them. */
export async function written(folder: string): Promise<void> {
  await writeFile(join(folder, 'go.mod'), 'module example.com/doubts\n\ngo 1.22\n')
  await writeFile(join(folder, 'doubts_test.go'), benchmarks)
}
