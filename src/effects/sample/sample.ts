// Builds the sample repository in a temporary folder, for a first look at the gate, and for tests.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gitIn } from '../git/git.ts'

/** A Sample is a repository with the tag `base` and the branch `head`, which is checked out; disposing removes it. */
export interface SampleRepository extends AsyncDisposable {
  readonly folder: string
}

export async function buildSample(env: Readonly<Record<string, string>>): Promise<SampleRepository> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-sample-'))
  const git = gitIn(folder, env)
  await git.run(['init', '--quiet', '--initial-branch=head'])
  for (const [side, message] of [
    ['base', 'Words, looked at in three ways'],
    ['head', 'Ignore space around words, and index the table'],
  ] as const) {
    for (const [name, text] of Object.entries(sampleFiles[side])) await writeFile(join(folder, name), text)
    await git.run(['add', '--all'])
    await git.run(['commit', '--quiet', `--message=${message}`])
    if (side === 'base') await git.run(['tag', 'base'])
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

// The files of the sample repository: a small library in plain JavaScript and its benchmarks, on base and on head.

/**
 * Prints a list that any program can print (`customSmallerIsBetter`). A few calls warm up; then about 20 ms are timed. It counts processor
 * time, so that a first look at the gate shows what it should on a busy machine too.
 */
const bench = `import { checksum, lookUp, unique } from './library.mjs'

const words = Array.from({ length: 400 }, (_, i) => \`word-\${(i * 7919) % 300}\`)
const table = Array.from({ length: 400 }, (_, i) => [\`word-\${i}\`, i])

const benchmarks = {
  Unique: () => unique(words).length,
  LookUp: () => lookUp(table, words).length,
  Checksum: () => checksum(words),
}

const results = []
// Of this process alone, in nanoseconds: what else runs on the machine does not count.
const time = () => process.cpuUsage().user * 1000

for (const [name, run] of Object.entries(benchmarks)) {
  let count = 0
  for (const end = time() + 20e6; time() < end; count++) run()
  const start = time()
  for (let i = 0; i < count; i++) run()
  const each = (time() - start) / count
  results.push({ name, unit: 'ns/op', value: each })
}
console.log(JSON.stringify(results))
`

const checksum = `
export function checksum(words) {
  let sum = 2166136261
  for (const word of words) {
    for (let i = 0; i < word.length; i++) sum = Math.imul(sum ^ word.charCodeAt(i), 16777619)
  }
  return sum >>> 0
}
`

const base = `// Words, looked at in three ways.
export function unique(words) {
  return [...new Set(words)]
}

export function lookUp(table, words) {
  return words.map(word => table.find(([key]) => key === word)?.[1])
}
${checksum}`

const head = `// Words, looked at in three ways.
export function unique(words) {
  return [...new Set(words.map(word => word.trim().normalize().toLowerCase()))]
}

export function lookUp(table, words) {
  const index = new Map(table)
  return words.map(word => index.get(word))
}
${checksum}`

/** Files by name; the head makes one function slower, one faster, and leaves one alone. */
export const sampleFiles = {
  base: { 'bench.mjs': bench, 'library.mjs': base },
  head: { 'bench.mjs': bench, 'library.mjs': head },
} as const
