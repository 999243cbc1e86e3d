// Honest set-ups of every tool of docs/formats.md: what the tool printed once is printed in each round with times of that round.
import { output } from '../core/formats/recorded-output.ts'
import { type SetUp, value } from './trap.ts'

/** The recording of a tool, the language of its sources, and where the tool writes; it prints where there is no `file`. */
interface Recorded {
  readonly recording: string
  readonly source: string
  readonly file?: string
  /** Further recordings by the files that the tool writes beside it. */
  readonly beside?: Readonly<Record<string, string>>
  readonly format?: string
  /** Milliseconds that the recorded rounds took, where the tool tells them: a run that ends sooner is a stored one. */
  readonly duration?: number
}

const fibonacci = 'target/criterion/fibonacci 20/new'

const recorded: readonly Recorded[] = [
  { recording: 'go/version1.19.txt', source: 'widget.go' },
  { recording: 'cargo-bench/output.txt', source: 'widget.rs' },
  { recording: 'criterion/output.txt', source: 'widget.rs' },
  {
    recording: 'criterion/files/fibonacci 20/new/estimates.json',
    source: 'widget.rs',
    file: `${fibonacci}/estimates.json`,
    beside: {
      [`${fibonacci}/benchmark.json`]: 'criterion/files/fibonacci 20/new/benchmark.json',
      [`${fibonacci}/sample.json`]: 'criterion/files/fibonacci 20/new/sample.json',
    },
  },
  { recording: 'divan/output.txt', source: 'widget.rs' },
  { recording: 'gungraun/output.txt', source: 'widget.rs' },
  { recording: 'pytest-benchmark/output.json', source: 'widget.py', file: 'bench.json', duration: 250 },
  { recording: 'pyperf/output.json', source: 'widget.py', file: 'bench.json' },
  {
    recording: 'asv/d7013951-existing.json',
    source: 'widget.py',
    file: '.asv/results/m/d7013951-existing.json',
    beside: { '.asv/results/benchmarks.json': 'asv/benchmarks.json' },
  },
  { recording: 'google-benchmark/output.json', source: 'widget.cc' },
  { recording: 'google-benchmark/tabular.txt', source: 'widget.cc' },
  { recording: 'catch2/output.xml', source: 'widget.cpp' },
  { recording: 'nanobench/output.txt', source: 'widget.cpp' },
  { recording: 'jmh/output.json', source: 'Widget.java', file: 'jmh.json' },
  {
    recording: 'benchmarkdotnet/output.json',
    source: 'Widget.cs',
    file: 'results/w-report-full-compressed.json',
  },
  { recording: 'vitest-bench/version4.json', source: 'widget.ts', file: 'bench.json' },
  { recording: 'vitest-bench/version5.json', source: 'widget.ts', file: 'bench.json' },
  { recording: 'tinybench/table.txt', source: 'widget.js' },
  { recording: 'mitata/output.json', source: 'widget.js' },
  { recording: 'benchmark.js/output.txt', source: 'widget.js' },
  { recording: 'deno/output.json', source: 'widget.ts' },
  { recording: 'benchmark-ips/output.txt', source: 'widget.rb' },
  { recording: 'phpbench/output.xml', source: 'Widget.php', file: 'bench.xml' },
  { recording: 'benchee/output.json', source: 'widget.ex', file: 'bench.json' },
  { recording: 'julia/output.json', source: 'widget.jl', file: 'bench.json' },
  { recording: 'dart/output.txt', source: 'widget.dart' },
  { recording: 'luau/output.txt', source: 'widget.luau' },
  { recording: 'hyperfine/output.json', source: 'widget.sh', file: 'bench.json' },
  { recording: 'k6/trend-stats.json', source: 'widget.js', file: 'bench.json' },
  { recording: 'autocannon/output.json', source: 'widget.js' },
  { recording: 'bmf/output.json', source: 'widget.rs' },
  { recording: 'customSmallerIsBetter/output.json', source: 'widget.js', format: 'customSmallerIsBetter' },
  { recording: 'customBiggerIsBetter/output.json', source: 'widget.js', format: 'customBiggerIsBetter' },
]

/** Reads the source, as a compiler or an interpreter would, and prints the recording with each measured number a little off. */
const program = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const [source, duration, ...places] = process.argv.slice(2)
await new Promise(resolve => setTimeout(resolve, Number(duration)))
if (!readFileSync(source, 'utf8').includes('widget')) throw new Error('no widget')
const other = (digits, decimals) => (Number(digits) * (0.99 + Math.random() / 50)).toFixed(decimals)
const numbers = (key, number) =>
  typeof number === 'number' && Math.abs(number) < 1e15 && (!Number.isInteger(number) || number > 99)
    ? Number(other(number, Number.isInteger(number) ? 0 : 12))
    : number
const inLines = text =>
  text
    .replace(/(?<![\\w.,/-])(\\d[\\d,]*)\\.(\\d+)(?![\\d.])/g, (_, whole, part) => other(whole.replaceAll(',', '') + '.' + part, part.length))
    .replace(/(?<![\\w.,/-])(\\d[\\d,]*)(?=\\s*(?:ns|us|µs|ms|s)\\b)/g, (_, whole) => other(whole.replaceAll(',', ''), 0))
    .replace(/(?<=(?:net|rev|avg)="|[a-z]+-time=")(\\d+)(?=")/g, whole => other(whole, 0))
const read = text => {
  try {
    return JSON.stringify(JSON.parse(text), numbers)
  } catch {
    return inLines(text)
  }
}
for (const [index, file] of places.entries()) {
  const printed = read(readFileSync(\`bench/recording\${index}\`, 'utf8'))
  if (file === '-') process.stdout.write(printed)
  else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, printed)
  }
}
`

/** The recording without the failures that it holds for the tests of its format. */
const succeeding = (path: string) =>
  output(path)
    .replace(/^(FAILED:|fails:|boom:|nomsg:|text:|code:|assert:) .*\n/gm, '')
    .replace(/"fails": *[1-9]\d*/g, '"fails": 0')
    .replace(/^( *"avg<0\.0001"|.*thresholds.*"avg<.*): true/gm, '$1: false')

const quoted = (word: string) => (/[ *]/.test(word) ? `'${word}'` : word)

export const formatHonest: readonly SetUp[] = recorded.map(
  ({ recording, source, file = '-', beside = {}, format = '', duration = 0 }) => {
    const recordings = [recording, ...Object.values(beside)]
    const places = [file, ...Object.keys(beside)]
    return {
      name: `what ${recording} holds, with other times in each round`,
      ecosystem: 'Formats',
      needs: ['node'],
      files: {
        [`src/${source}`]: `widget ${value}\n`,
        'bench/print.mjs': program,
        ...Object.fromEntries(recordings.map((path, index) => [`bench/recording${index}`, succeeding(path)])),
      },
      inputs: {
        run: `node bench/print.mjs src/${source} ${duration} ${places.map(quoted).join(' ')}`,
        count: '14',
        output: file === '-' ? '' : places.join('\n'),
        format,
      },
    }
  },
)
