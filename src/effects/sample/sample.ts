// Builds the sample repository in a temporary folder, for a first look at the gate, and for tests.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gitIn } from '../git/git.ts'

/** A repository with the tag `base` and the branch `head`, which is checked out. Disposing removes it. */
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

/**
 * The benchmark program. It prints a list that any program can print (`customSmallerIsBetter`). Each value is the fastest of 60 slices of
 * about 0.3 ms of processor time: neither waiting for a busy processor nor a disturbed slice counts, so that a first look shows what it
 * should on a busy machine, too.
 */
const bench = `import { checksum, lookUp, unique } from './library.mjs'

const words = Array.from({ length: 400 }, (_, i) => \`word-\${(i * 7919) % 300}\`)
const table = Array.from({ length: 400 }, (_, i) => [\`word-\${i}\`, i])

const benchmarks = {
  Unique: () => unique(words).length,
  LookUp: () => lookUp(table, words).length,
  Checksum: () => checksum(words),
}

// Processor time of this process, in milliseconds.
const now = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const warmUp = 8
const slice = 0.3
const slices = 60

const results = []
for (const [name, run] of Object.entries(benchmarks)) {
  let warm = 0
  for (const end = now() + warmUp; now() < end; warm++) run()
  const calls = Math.max(1, Math.round((warm / warmUp) * slice))
  let fastest = Infinity
  for (let i = 0; i < slices; i++) {
    const start = now()
    for (let call = 0; call < calls; call++) run()
    fastest = Math.min(fastest, now() - start)
  }
  results.push({ name, unit: 'ns/op', value: (fastest / calls) * 1e6 })
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

/** A small library in plain JavaScript and its benchmarks, as texts by file name. Head makes one function slower and one faster. */
export const sampleFiles = {
  base: { 'bench.mjs': bench, 'library.mjs': base },
  head: { 'bench.mjs': bench, 'library.mjs': head },
} as const
