// `benchgate compare` beside the real benchstat: the same table, character by character, but for the words of footnotes.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { seededRandom } from '../../src/core/common/random.ts'
import { builtFile, root } from '../support/action.ts'
import { output, toolEnv } from './tools.ts'

const run = promisify(execFile)
const recorded = join(root, 'test/golden/compare/benchstat')

async function ours(args: readonly string[], folder: string): Promise<string> {
  const program = [builtFile('cli.js'), 'compare', ...args]
  // It ends with 1 where something regressed, and with 2 where nothing could be compared.
  const { stdout } = await run(process.execPath, program, {
    cwd: folder,
    env: toolEnv,
    maxBuffer: 1 << 28,
  }).catch((error: { stdout: string; code: number }) => error)
  return stdout
}

/** The words of footnotes are each program's own. */
const withoutNotes = (text: string) => text.replace(/^([⁰¹²³⁴⁵⁶⁷⁸⁹]+) .*$/gm, '$1')

async function expectSame(args: readonly string[], folder: string): Promise<void> {
  const [wanted, said] = await Promise.all([output('benchstat', args, folder), ours(args, folder)])
  expect(wanted).not.toBe('')
  expect(withoutNotes(said)).toBe(withoutNotes(wanted))
}

test.each([
  ['old.txt', 'new.txt'],
  ['new.txt'],
  ['old.txt', 'new.txt', 'old.txt'],
  ['O=old.txt', 'N=new.txt'],
  ['crc-old.txt', 'crc-new.txt'],
  ['-ignore', 'note', 'crc-old.txt', 'crc-new.txt'],
  ['-filter', '/align:0', '-row', '/size', '-col', '/poly', 'crc-new.txt'],
  ['-filter', '-/poly:IEEE /size:(15 OR /^4/) .unit:ns/op', '-ignore', 'note', 'crc-old.txt', 'crc-new.txt'],
  ['-ignore', 'note', '-col', '/poly,/size@num', '-row', '/align', 'crc-old.txt'],
  ['-table', '/poly', '-row', '/size@alpha', '-ignore', 'note,pkg', 'crc-old.txt', 'crc-new.txt'],
  ['-col', '/align@(1 0)', 'crc-old.txt'],
  ['-col', '/format@(gob json)', '-row', '.name', '-ignore', '.file', 'new.txt'],
  ['-row', '.name', 'new.txt'],
  ['-row', '/gomaxprocs,.fullname', '-confidence', '0.99', '-alpha', '0.001', 'old.txt', 'new.txt'],
  ['-table', 'pkg', '-row', '.config', '-col', '.name', 'old.txt', 'new.txt'],
  ['-col', 'note', 'units.txt'],
  ['-col', 'note', 'zero.txt'],
  ['-col', 'note', 'smallSample.txt'],
  ['-col', 'note', 'issue19565.txt'],
  ['-col', 'note', 'issue19634.txt'],
])('its own files: %s %s %s %s %s %s %s %s', async (...args) => {
  await expectSame(
    args.filter(arg => arg !== undefined),
    recorded,
  )
})

/**
 * Results of every kind: many digits and few, zeros, sizes up to 60, configurations, exact units. Left out is where
 * benchstat's p is none: of ties in samples of different size (src/core/stats/mann-whitney.ts), and of more than 50 values
 * so far apart that it becomes 0, which it does not print.
 */
function results(seed: number, factor: number, suite: number): string {
  const random = seededRandom(seed)
  const shape = seededRandom(suite)
  const lines = ['goos: linux', 'Unit size assume=exact']
  for (let n = 0; n < 60; n++) {
    if (n % 20 === 0) lines.push(`pkg: example.com/p${n / 20}`)
    const center = 10 ** (7 * shape() - 1)
    const digits = [2, 3, 9][n % 3] as number
    const noise = n % 7 === 0 ? 0 : 0.1
    const count = 1 + Math.floor((n % 5 === 0 ? 60 : 24) * shape())
    for (let i = 0; i < count; i++) {
      const time = Number(
        (center * (noise === 0 ? 1 : factor) * (1 + noise * (random() - 0.5))).toPrecision(digits),
      )
      const allocations = n % 4 === 0 ? 0 : n + Math.floor(3 * random())
      lines.push(
        `BenchmarkX${n % 11}/n=${n}-8 1 ${time} ns/op ${time * 3.7} MB/s ${allocations} allocs/op ${64 * n} B/op ${n} size`,
      )
    }
  }
  return `${lines.join('\n')}\n`
}

test.each([1, 2, 3, 4])('generated files %i, as text and as numbers', async seed => {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-compare-'))
  try {
    await writeFile(join(folder, 'a'), results(seed, 1, seed))
    await writeFile(join(folder, 'b'), results(seed + 100, 1.03, seed))
    await writeFile(join(folder, 'c'), results(seed + 200, 0.97, seed))
    await expectSame(['a', 'b', 'c'], folder)
    await expectSame(['-row', '.name', '-ignore', 'pkg', '-confidence', '0.8', 'a', 'b'], folder)
    const args = ['-format', 'csv', 'a', 'b', 'c']
    const [wanted, said] = await Promise.all([output('benchstat', args, folder), ours(args, folder)])
    const rows = (text: string) => text.split('\n').map(line => line.split(','))
    const [theirs, own] = [rows(wanted), rows(said)]
    expect(own.length).toBe(theirs.length)
    let checked = 0
    for (const [n, row] of theirs.entries())
      for (const [m, field] of row.entries()) {
        const [given, is] = [own[n]?.[m] ?? '', Number(field)]
        // Only geometric means go through logarithms, whose last bit is not the same everywhere.
        if (row[0] !== 'geomean' || Number.isNaN(is)) expect(given, `${row[0]} ${m}`).toBe(field)
        else expect(Math.abs(Number(given) - is)).toBeLessThanOrEqual(1e-12 * is)
        checked++
      }
    expect(checked).toBeGreaterThan(1000)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test.each(['utest', 'ttest'])('classic options: p of %s without outliers', async name => {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-compare-'))
  try {
    const side = (seed: number, factor: number) => {
      const random = seededRandom(seed)
      return Array.from({ length: 40 * 12 }, (_, n) => {
        const outlier = random() < 0.08 ? 1.5 : 1
        return `BenchmarkB${Math.floor(n / 12)} 1 ${(100 * factor * outlier * (1 + 0.1 * random())).toFixed(6)} ns/op\n`
      }).join('')
    }
    await writeFile(join(folder, 'a'), side(5, 1))
    await writeFile(join(folder, 'b'), side(6, 1.02))
    const program = join(root, '.tools', 'classic', 'benchstat')
    const args = ['-delta-test', name, '-csv', 'a', 'b']
    const wanted = new Map(
      [...(await output(program, args, folder)).matchAll(/^(B\d+),.*\(p=([\d.]+) n=(\d+)\+(\d+)\)/gm)].map(
        ([, row = '', p, base, head]) => [row, `p=${p} n=${base === head ? base : `${base}+${head}`}`],
      ),
    )
    expect(wanted.size).toBe(40)
    const said = await ours(['--outliers', 'iqr', ...args], folder)
    for (const [row, p] of wanted)
      expect(said).toMatch(new RegExp(`^${row},.*,${p.replace('+', '\\+')}$`, 'm'))
  } finally {
    await rm(folder, { recursive: true })
  }
})
