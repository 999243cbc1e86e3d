// Whether we can read the outputs that two other tools keep for their own tests: `node bench/others-recordings.ts`.
//
// github-action-benchmark and Bencher have recordings of many tools, made by others on other machines. Each must be
// recognised and contain a measurement, except those listed here. They are cloned from GitHub, or from a folder of
// clones: `--from FOLDER`, where bencherdev/bencher is bencherdev+bencher/repo.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatByNameOrDescription, supportedFormats } from '../src/core/formats/formats.ts'
import { readTextInKnownOrDetectedFormat } from '../src/core/formats/recognise.ts'
import { createTimeLimitedMatcher } from '../src/effects/measure/limited-matcher.ts'

const places = [
  { repository: 'benchmark-action/github-action-benchmark', folder: 'test/data/extract' },
  { repository: 'bencherdev/bencher', folder: 'lib/bencher_adapter/tool_output' },
]

/** Recordings in none of our formats, or without anything to compare. */
const others: readonly (readonly [RegExp, string])[] = [
  [/ruby\/benchmark\//, "Ruby's own Benchmark, which prints times of one run for people"],
  [/js\/time\//, 'console.time'],
  [/rust\/iai\//, 'Iai, which has become Gungraun'],
  [/rust\/bench\/zero/, 'no benchmarks'],
  [/rust\/bench\/many/, 'times of one digit'],
  [/(drd|helgrind|memcheck)/, 'errors that Valgrind counts'],
  [/json_truncated/, 'JSON that breaks off'],
  [/gungraun\/json_(?!one_(cachegrind|callgrind|dhat)_all)/, 'miss rates only'],
]

const { values } = parseArgs({ options: { from: { type: 'string' } } })
let wrong = 0
for (const { repository, folder } of places) {
  const clone = await mkdtemp(join(tmpdir(), 'benchgate-recordings-'))
  try {
    const source = values.from
      ? join(values.from, repository.replace('/', '+'), 'repo')
      : `https://github.com/${repository}`
    execFileSync('git', ['clone', '--quiet', '--depth=1', source, clone], { stdio: 'ignore' })
    const all = readdirSync(join(clone, folder), { recursive: true, withFileTypes: true })
    for (const file of all.filter(one => one.isFile())) {
      const path = join(file.parentPath, file.name)
      const shown = path.slice(clone.length + folder.length + 2)
      const said = read(path)
      const reason = others.find(([pattern]) => pattern.test(shown))?.[1]
      if (!said.isRead && reason === undefined) wrong++
      const verdict = said.isRead ? '' : reason === undefined ? 'WRONG: ' : `not read, as it is ${reason}: `
      console.log(`${shown}: ${verdict}${said.text}`)
    }
  } finally {
    await rm(clone, { recursive: true, force: true })
  }
}
console.log(wrong === 0 ? 'all are read' : `${wrong} are not read`)
process.exitCode = wrong === 0 ? 0 : 1

function read(path: string): { readonly isRead: boolean; readonly text: string } {
  const named = /custom(Smaller|Bigger)IsBetter/.exec(path)?.[0]
  const known = named === undefined ? null : formatByNameOrDescription(named, createTimeLimitedMatcher)
  try {
    const { parsed, format } = readTextInKnownOrDetectedFormat(
      readFileSync(path, 'utf8'),
      supportedFormats,
      known,
    )
    const { measurements } = parsed
    const [first] = measurements
    const example = first ? `, such as ${first.benchmark} ${first.value} ${first.unit}` : ''
    return {
      isRead: first !== undefined,
      text: `${format?.name ?? 'in no format'}, ${measurements.length} measurements${example}`,
    }
  } catch (error) {
    return { isRead: false, text: String(error) }
  }
}
