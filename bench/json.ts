// How long JSON takes to read, against JSON.parse of the same text in the same run: `node scripts/node24.mjs bench/json.ts`.
// Processor time: of the values alone, and with all that the format makes of them.
import { readFileSync } from 'node:fs'
import { formatByNameOrDescription } from '../src/core/formats/formats.ts'
import { parseTextInFormat } from '../src/core/formats/reading/format.ts'
import { readEachJsonValue } from '../src/core/formats/reading/json.ts'
import { createTimeLimitedMatcher } from '../src/effects/measure/limited-matcher.ts'

const runs = 5
const megabytes = Number(process.argv[2] ?? 20)

const outputs = new URL('../test/outputs/', import.meta.url)
const recorded = (path: string) => JSON.parse(readFileSync(new URL(path, outputs), 'utf8'))

/** The same JSON with the list at `key` repeated until it has the size asked for, each item under a name of its own. */
function enlarged(path: string, key: string | null, ...names: readonly string[]): string {
  const value = recorded(path)
  const list: Record<string, unknown>[] = key === null ? value : value[key]
  const size = JSON.stringify(list, null, 1).length
  const times = Math.ceil((megabytes * 1e6) / size)
  const many = Array.from({ length: times }, (_, n) =>
    list.map(item => ({ ...item, ...Object.fromEntries(names.map(name => [name, `${item[name]}/${n}`])) })),
  ).flat()
  return JSON.stringify(key === null ? many : { ...value, [key]: many }, null, 1)
}

const samples = {
  'google-benchmark': enlarged('google-benchmark/output.json', 'benchmarks', 'name', 'run_name'),
  'pytest-benchmark': enlarged('pytest-benchmark/output.json', 'benchmarks', 'name', 'fullname'),
  hyperfine: enlarged('hyperfine/output.json', 'results', 'command'),
  jmh: enlarged('jmh/output.json', null, 'benchmark'),
}

const secondsOf = (work: () => void): number => {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  })
  return times.toSorted((a, b) => a - b)[runs >> 1] ?? 0
}

console.log(
  `| format | MB | JSON.parse s | values s | times | read s | times |\n|:--|--:|--:|--:|--:|--:|--:|`,
)
for (const [name, text] of Object.entries(samples)) {
  const format = formatByNameOrDescription(name, createTimeLimitedMatcher)
  if (!format) throw new Error(name)
  const parsing = secondsOf(() => void JSON.parse(text))
  const values = secondsOf(() => readEachJsonValue(name, text, () => {}))
  const reading = secondsOf(() => {
    if (parseTextInFormat(format, text).measurements.length === 0)
      throw new Error(`${name}: nothing was read`)
  })
  const numbers = [text.length / 1e6, parsing, values, values / parsing, reading, reading / parsing]
  console.log(`| ${name} | ${numbers.map(one => one.toFixed(2)).join(' | ')} |`)
}
