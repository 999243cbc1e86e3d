// The table that JMH prints.
import { expect, test } from 'vitest'
import { Unreadable } from '../../../../../src/core/formats/reading/format.ts'
import { claimsJmhTable, readJmhTable } from '../../../../../src/core/formats/tools/jmh.ts'
import { output, told } from '../../recorded-output.ts'

function parse(text: string) {
  const reader = readJmhTable()
  reader.write(text)
  return told(reader.end())
}

test('reads every mode, and of samples the median, not the mean', () => {
  expect(parse(output('jmh/output.txt').replaceAll(/(?<=p0.50 .* 0.0[34])0(?= )/g, '01'))).toEqual([
    'Copying.copy/size=64 26873563.651 ops/s',
    'Copying.copy/size=1024 1904255.158 ops/s',
    'Copying.average/size=64 8.06e-8 sec/op',
    'Copying.average/size=1024 4.32148e-7 sec/op',
    'Copying.sampled/size=64:sample 3.01e-8 sec/op',
    'Copying.sampled/size=1024:sample 4.01e-8 sec/op',
    'Copying.sampled/size=64:ss 0.000003305 sec/op',
    'Copying.sampled/size=1024:ss 0.000003782 sec/op',
  ])
})

test('reads what is allocated, and nothing else of a profiler', () => {
  expect(parse(output('jmh/gc.txt')).filter(line => !/ops\/s|sec\/op/.test(line))).toEqual([
    'Copying.copy/size=64 80.01 B/op',
    'Copying.copy/size=1024 1040.111 B/op',
    'Copying.average/size=64 80.014 B/op',
    'Copying.average/size=1024 1040.094 B/op',
  ])
})

test('what is about nothing is nothing', () => {
  const rows = 'a.b:gc.alloc.rate.norm  5  x  avgt  6  ≈ 10⁻³  B/op'
  expect(parse(table(rows))).toEqual(['a.b/n=5/kind=x 0 B/op'])
})

const table = (rows: string) => `Benchmark  (n)  (kind)  Mode  Cnt  Score  Error  Units\n${rows}`

test('reads parameters that do not apply, one run, and the decimal comma', () => {
  expect(parse(table('a.b  5  N/A  avgt  25  1,500 ± 0,1  ms/op'))).toEqual(['a.b/n=5 0.0015 sec/op'])
  expect(parse(table('a.b:get  5  x  thrpt  1.500  ops/s'))).toEqual(['a.b/n=5/kind=x:get 1.5 ops/s'])
})

test('refuses a score that is only an order of magnitude', () => {
  expect(() => parse(table('a.b  5  x  avgt  25  ≈ 10⁻⁶  ms/op'))).toThrow(Unreadable)
  expect(() => parse(table('a.b  5  x  avgt  25  ≈ 10⁻⁶  ms/op'))).toThrow('-rf json')
})

test.each([
  ['output.txt', 'Copying.sampled/size=64 has the value 0.030 us/op'],
  ['version1.21.txt', 'Copying.sampled/size=64 has the value 0.026 us/op'],
])('refuses a score of fewer than three digits, which JMH prints with three decimals: %s', (file, said) => {
  expect(() => parse(output(`jmh/${file}`))).toThrow(
    `The benchmark ${said}, of fewer than three digits, which is too coarse to compare. Set a smaller -tu, or have it written with -rf json.`,
  )
})

test('a benchmark that threw, or whose process died, has no row below, and fails once', () => {
  const text = `# JMH version: 1.37
# Benchmark: org.sample.Copying.copy
# Parameters: (size = 64)
# Run progress: 0.00% complete, ETA 00:00:10
# Warmup Iteration   1: <failure>

java.lang.RuntimeException: boom
\tat org.sample.Copying.copy(Copying.java:9)

# Benchmark: org.sample.Copying.copy
# Parameters: (size = 1024)
# Warmup Iteration   1: 12.345 ns/op
Iteration   1: <failure>

# Run progress: 50.00% complete, ETA 00:00:05
# Fork: 2 of 2
# Warmup Iteration   1: <failure>

# Benchmark: org.sample.Copying.other
# Fork: 1 of 1
<forked VM failed with exit code 137>
<stdout last='20 lines'>
</stdout>

# Benchmark: org.sample.Copying.good
Iteration   1: 12.345 ns/op

Benchmark     Mode  Cnt   Score  Error  Units
Copying.good  avgt       12.345         ns/op
`
  const reader = readJmhTable()
  reader.write(text)
  const parsed = reader.end()
  expect(told(parsed)).toEqual(['Copying.good 1.2345e-8 sec/op'])
  expect(parsed.failures).toEqual([
    'org.sample.Copying.copy (size = 64): <failure>',
    'org.sample.Copying.copy (size = 1024): <failure>',
    'org.sample.Copying.other: <forked VM failed with exit code 137>',
  ])
})

test('reads nothing above the table, and is known by its heading', () => {
  expect(parse('a.b  5  x  avgt  25  1.5 ± 0.1  ms/op')).toEqual([])
  expect(claimsJmhTable('Benchmark     Mode  Cnt  Score   Error  Units')).toBe(true)
  expect(claimsJmhTable('Benchmark     Time   CPU Iterations')).toBe(false)
})

test('reads the median as it is labelled until 1.36, and of every method of a group', () => {
  const sample = (label: string, score: string) => `a.mixed:${label}  5  x  sample    ${score}    us/op`
  expect(parse(table(`a.sampled:sampled·p0.50  5  x  sample    0.130    us/op`))).toEqual([
    'a.sampled/n=5/kind=x:sample 1.3e-7 sec/op',
  ])
  const group = [
    sample('mixed·p0.50', '1.000'),
    sample('get·p0.50', '2.000'),
    sample('get·p0.90', '9.000'),
    sample('put·p0.50', '3.000'),
  ]
  expect(parse(table(group.join('\n')))).toEqual([
    'a.mixed/n=5/kind=x:sample 0.000001 sec/op',
    'a.mixed/n=5/kind=x:get:sample 0.000002 sec/op',
    'a.mixed/n=5/kind=x:put:sample 0.000003 sec/op',
  ])
})

test('leaves out what perfnorm counts, be it only an order of magnitude', () => {
  const rows = ['a.b:cycles', 'a.b:branches', 'a.b:·branches', 'a.b:L1-dcache-loads'].map(
    name => `${name}  5  x  avgt    123.4    #/op`,
  )
  const more = ['a.b:faults  5  x  avgt    ≈ 10⁻³    #/op', 'a.b:CPI  5  x  avgt    0.3    clks/insn']
  const own = 'a.b  5  x  avgt  25  1.500 ± 0.1  ms/op'
  expect(parse(table([own, ...rows, ...more].join('\n')))).toEqual(['a.b/n=5/kind=x 0.0015 sec/op'])
})
