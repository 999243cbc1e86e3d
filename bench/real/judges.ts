// Who judges a pair of revisions: this gate, and what people use instead, each as its documents say.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResultFile } from '../../src/core/model/result-file.ts'
import { plainName, type SubjectRepository, type Times } from './repository.ts'
import { asvFolders, type Subject } from './subjects.ts'

/** An Answer is what one judge said of one pair. */
export interface Answer {
  readonly judge: string
  readonly verdict: 'red' | 'green' | 'undecided'
  /** The benchmarks that it called slower; null where that was not recorded. */
  readonly slower: readonly string[] | null
  readonly seconds: number
  /** Rounds or runs of each side, on average over the benchmarks. */
  readonly runs: number
  /** The change that it says of the planted benchmark, as a ratio less one; null where it gives none. */
  readonly change: number | null
}

export interface Tools {
  /** The program cli.js of the gate. */
  readonly cli: string
  readonly benchstat: string
  readonly benchdiff: string
  readonly env: NodeJS.ProcessEnv
}

const count = 10
const timed = <T>(act: () => T): readonly [T, number] => {
  const began = performance.now()
  const done = act()
  return [done, (performance.now() - began) / 1000]
}

const changeOf = (ratio: number | undefined) => (ratio === undefined ? null : ratio - 1)

export function byGate(repository: SubjectRepository, subject: Subject, head: string, tools: Tools): Answer {
  const [{ stdout, stderr, status }, seconds] = timed(() =>
    spawnSync(process.execPath, [tools.cli, 'base', head, '--json'], {
      ...{ cwd: repository.folder, env: tools.env, encoding: 'utf8', maxBuffer: 1 << 28 },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  if (stdout === '') throw new Error(`the gate ended with ${status}: ${stderr}`)
  const result: ResultFile = JSON.parse(stdout)
  const slower = result.comparisons.filter(({ change }) => change === 'regressed')
  const times = result.comparisons.filter(({ unit }) => unit === 'sec/op')
  const rounds = times.map(({ base }) => base.samples.filter(value => value !== null).length)
  return {
    judge: 'benchgate',
    verdict: ({ pass: 'green', fail: 'red', inconclusive: 'undecided' } as const)[result.verdict],
    slower: slower.map(({ benchmark }) => plainName(subject, benchmark)),
    seconds,
    runs: rounds.reduce((sum, one) => sum + one, 0) / rounds.length,
    change: changeOf(
      times.find(({ benchmark }) => plainName(subject, benchmark) === subject.planted)?.ratio?.estimate,
    ),
  }
}

/**
 * Ten runs of base, then ten of head, judged by benchstat's p below .05, and the first two of these runs by a ratio of 110 %:
 * what most workflows do.
 */
export async function bySequentialRuns(
  repository: SubjectRepository,
  subject: Subject,
  head: string,
  tools: Tools,
): Promise<readonly Answer[]> {
  const began = performance.now()
  const sides: Times[][] = []
  let first = 0
  for (const tag of ['base', head]) {
    repository.show(tag)
    const runs: Times[] = []
    for (let run = 0; run < count; run++) {
      const [, seconds] = await timedAsync(async () => runs.push(await repository.once()))
      if (run === 0) first += seconds
    }
    sides.push(runs)
  }
  const [base = [], after = []] = sides
  const files = ['base', 'head'].map(name =>
    join(repository.folder, '..', `benchgate-real-${process.pid}-${name}.txt`),
  )
  for (const [side, file] of files.entries()) writeFileSync(file, goText((sides[side] ?? []) as Times[]))
  const rows = benchstatRows(files, tools)
  for (const file of files) rmSync(file)
  const seconds = (performance.now() - began) / 1000
  const names = [...(base[0]?.keys() ?? [])]
  const ratios = names.map(name => [name, (after[0]?.get(name) ?? 0) / (base[0]?.get(name) ?? 0)] as const)
  const sequential = (judge: string, least: number): Answer => {
    const slower = rows.filter(({ change }) => change !== null && change > least)
    const planted = rows.find(({ benchmark }) => names[benchmark] === subject.planted)
    return {
      ...{ judge, seconds, runs: count, change: planted?.change ?? null },
      verdict: slower.length > 0 ? 'red' : 'green',
      slower: slower.map(({ benchmark }) => names[benchmark] ?? ''),
    }
  }
  const above = ratios.filter(([, ratio]) => ratio > 1.1).map(([name]) => name)
  return [
    sequential('benchstat, p < .05', 0),
    sequential('benchstat, p < .05 and 5 %', 0.05),
    {
      judge: 'a ratio of 110 %',
      verdict: above.length > 0 ? 'red' : 'green',
      slower: above,
      seconds: first,
      runs: 1,
      change: (ratios.find(([name]) => name === subject.planted)?.[1] ?? Number.NaN) - 1,
    },
  ]
}

async function timedAsync<T>(act: () => Promise<T>): Promise<readonly [T, number]> {
  const began = performance.now()
  const done = await act()
  return [done, (performance.now() - began) / 1000]
}

/** As `go test` prints them, named by their place, as names of other tools may hold anything. */
function goText(runs: readonly Times[]): string {
  const lines = runs.flatMap(times =>
    [...times.values()].map((value, n) => `BenchmarkN${n} 1 ${value * 1e6} ns/op`),
  )
  return `${lines.join('\n')}\n`
}

function benchstatRows(files: readonly string[], { benchstat, env }: Tools) {
  const { stdout } = spawnSync(benchstat, ['-format', 'csv', ...files], { env, encoding: 'utf8' })
  return stdout.split('\n').flatMap(line => {
    const [, n, change] = /^N(\d+),[^,]*,[^,]*,[^,]*,[^,]*,([^,]*),/.exec(line) ?? []
    if (n === undefined || change === undefined) return []
    return [{ benchmark: Number(n), change: change === '~' ? null : Number(change.replace('%', '')) / 100 }]
  })
}

export function byBenchdiff(
  repository: SubjectRepository,
  _subject: Subject,
  head: string,
  tools: Tools,
): Answer {
  repository.sh(`git checkout --quiet ${head}`)
  const words = ['--base-ref', 'base', '--bench', '.', '--benchtime', '100ms', '--count', String(count)]
  const [{ stdout, stderr, status }, seconds] = timed(() =>
    spawnSync(tools.benchdiff, [...words, '--on-degrade', '7', '--json', '--force-base'], {
      ...{ cwd: repository.folder, env: tools.env, encoding: 'utf8', maxBuffer: 1 << 26 },
    }),
  )
  if (status !== 0 && status !== 7) throw new Error(`benchdiff ended with ${status}: ${stderr}${stdout}`)
  return {
    ...{ judge: 'benchdiff', seconds, runs: count, change: null },
    verdict: status === 7 ? 'red' : 'green',
    slower: [...String(JSON.parse(stdout).benchstat_output).matchAll(/^(\S+?)(?:-\d+)?\s.*\+(\d+\.\d+)%/gm)]
      .filter(([, , percent]) => Number(percent) > 10)
      .map(([, name]) => name ?? ''),
  }
}

/** The planted benchmark alone, as a command: red where mean - σ of head lies above mean + σ of base. */
export function byHyperfine(
  repository: SubjectRepository,
  subject: Subject,
  head: string,
  tools: Tools,
): Answer {
  const program = join(repository.folder, '..', `benchgate-real-${process.pid}`)
  const file = `${program}.json`
  const [, seconds] = timed(() => {
    for (const tag of ['base', head]) {
      repository.show(tag)
      repository.sh(`cp work ${program}-${tag}`)
    }
    const words = ['base', head].map(tag => (subject.command ?? '').replace('./work', `${program}-${tag}`))
    const { status, stderr } = spawnSync(
      'hyperfine',
      ['--shell=none', '--warmup', '1', '--runs', String(count), '--export-json', file, ...words],
      { env: tools.env, encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(stderr)
  })
  const { results } = JSON.parse(readFileSync(file, 'utf8'))
  const [base, after] = results
  for (const one of [file, `${program}-base`, `${program}-${head}`]) rmSync(one)
  const isRed = after.mean - after.stddev > base.mean + base.stddev
  return {
    ...{ judge: 'hyperfine, mean ± σ', seconds, runs: count, change: after.mean / base.mean - 1 },
    verdict: isRed ? 'red' : 'green',
    slower: isRed ? [subject.planted] : [],
  }
}

export function byAsv(repository: SubjectRepository, _subject: Subject, head: string, tools: Tools): Answer {
  const [{ stdout, stderr, status }, seconds] = timed(() =>
    spawnSync('asv', ['continuous', 'base', head, '--split', '--no-only-changed'], {
      ...{ cwd: repository.folder, env: tools.env, encoding: 'utf8', maxBuffer: 1 << 26 },
    }),
  )
  if (!/BENCHMARKS NOT SIGNIFICANTLY CHANGED|PERFORMANCE (DE|IN)CREASED/.test(stdout))
    throw new Error(`asv ended with ${status}: ${stderr}${stdout}`)
  // Each run of asv keeps what it has measured of a commit; the next one shall measure.
  rmSync(asvFolders.results_dir, { recursive: true, force: true })
  const rows = [...stdout.matchAll(/^\| \+ .*\| suite\.time_(\w+)/gm)].map(
    ([, name]) => `tests/test_work.py::test_${name}`,
  )
  return {
    ...{ judge: 'asv continuous', seconds, runs: Number.NaN, change: null },
    verdict: /PERFORMANCE DECREASED/.test(stdout) ? 'red' : 'green',
    slower: rows,
  }
}
