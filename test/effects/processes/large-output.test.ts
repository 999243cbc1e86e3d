// Outputs of a hundred megabytes are read in little memory, whatever they are made of.
// @module-tag long
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const target = join(import.meta.dirname, '../../support/reading-target.ts')

/** Reads what an awk program prints, in a process whose heap has 512 MB. */
function read(program: string): Readonly<Record<string, unknown>> {
  const script = `awk 'BEGIN { ${program} }'`
  const args = ['--max-old-space-size=512', target, script]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

const outputs = [
  [
    'results of a thousand benchmarks, again and again',
    'for (i = 0; i < 1150000; i++) printf "BenchmarkEncode/case=%03d-8 \\t    1000\\t%12.1f ns/op\\t%8d B/op\\t%8d allocs/op\\n", i % 1000, i + 0.5, 16, 1',
    3_450_000,
    'go',
  ],
  [
    'what a program says between two results',
    'r = "BenchmarkA-8 \\t 10 \\t 5 u\\n"; printf r; for (i = 0; i < 2000000; i++) print "2026/01/01 00:00:00 the program says something that is no result"; printf r',
    2,
    'go',
  ],
  [
    'JSON with every sample',
    's = "1.5"; for (i = 0; i < 2500; i++) s = s sprintf(", %.7f", 1 + i / 1e4); printf "{\\"results\\": ["; for (i = 0; i < 4000; i++) printf "%s{\\"command\\": \\"run %d\\", \\"mean\\": 1.5, \\"times\\": [%s]}\\n", i ? "," : "", i, s; print "]}"',
    4000,
    'hyperfine',
  ],
  [
    'JSON of very many benchmarks',
    'printf "{\\"context\\": {\\"num_cpus\\": 2}, \\"benchmarks\\": ["; for (i = 0; i < 400000; i++) printf "%s\\n    {\\n      \\"name\\": \\"BM_copy/%d\\",\\n      \\"run_name\\": \\"BM_copy/%d\\",\\n      \\"run_type\\": \\"iteration\\",\\n      \\"threads\\": 1,\\n      \\"iterations\\": 560,\\n      \\"real_time\\": %.4f,\\n      \\"cpu_time\\": %.4f,\\n      \\"time_unit\\": \\"ns\\"\\n    }", i ? "," : "", i, i, i + 0.1234, i + 0.1233; print "]}"',
    400_000,
    'google-benchmark',
  ],
  [
    'a line without end',
    'printf "BenchmarkA-8 \\t"; for (i = 0; i < 1600000; i++) printf "a long line of whatever a program prints without a break, é"; print ""; print "    1000\\t        50 ns/op"',
    1,
    'go',
  ],
] as const

for (const [name, program, measurements, format] of outputs)
  test(name, () => {
    const { characters, ...found } = read(program)
    expect(found).toEqual({ format, measurements })
    expect(characters).toBeGreaterThan(90e6)
  })
