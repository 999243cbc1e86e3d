// Files that are compared: their labels, and what cannot be read.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  hasRulesFile,
  parseCompareInputFormatFlag,
  parseLabelledInputFiles,
  readCompareInputFile,
  readFileInPieces,
  repositoryTopFolder,
} from '../../src/commands/compare-inputs.ts'
import { goFormat } from '../../src/core/formats/tools/go/go.ts'
import { CouldNotMeasureError, MisconfiguredError } from '../../src/core/model/errors.ts'
import { listSamples } from '../core/compare/tables.ts'
import { long } from '../support/long.ts'

async function read(content: string | Buffer, format = 'auto') {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-compare-'))
  try {
    await writeFile(join(folder, 'a.txt'), content)
    const file = readCompareInputFile({ label: 'a', path: 'a.txt' }, folder, format)
    return { ...file, samples: listSamples(file.samples) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('labels are paths, or the text before "="; a path given twice gets two labels', () => {
  expect(parseLabelledInputFiles(['a', 'x=b', 'c', 'c', 'x=c'])).toEqual([
    { label: 'a', path: 'a' },
    { label: 'x', path: 'b' },
    { label: 'c#0', path: 'c' },
    { label: 'c#1', path: 'c' },
    { label: 'x', path: 'c' },
  ])
})

test('a file is read in its format, with its failures and values that are not numbers', async () => {
  const file = await read('Unit x better=higher\nBenchmarkA 1 2 x NaN y\n--- FAIL: BenchmarkB\n')
  expect(file).toMatchObject({
    ...{ label: 'a', failures: ['--- FAIL: BenchmarkB'], refused: ['A: NaN y'] },
    samples: [{ benchmark: 'A', unit: 'x', values: [2] }],
  })
  expect(file.units.get('x')).toEqual({ better: 'higher' })
  expect(await read('BenchmarkA 1 2 x\n', 'go')).toEqual(await read('BenchmarkA 1 2 x'))
})

test('a file without results is an error that quotes its first lines', async () => {
  await expect(read('')).rejects.toThrow(
    'a.txt has no benchmark results. Give a file with the output of a benchmark run.',
  )
  await expect(read('FAIL\texample.com/a\n')).rejects.toThrow('but says "FAIL\texample.com/a"')
  await expect(read('nothing of the kind\n')).rejects.toThrow('a.txt is in no known benchmark format')
  await expect(read('nothing of the kind\n')).rejects.toBeInstanceOf(CouldNotMeasureError)
})

test('a file that is not there, and a folder, are refused', () => {
  expect(() => readCompareInputFile({ label: 'a', path: 'missing.txt' }, tmpdir(), 'auto')).toThrow(
    MisconfiguredError,
  )
  expect(() => readCompareInputFile({ label: 'a', path: '.' }, tmpdir(), 'auto')).toThrow(
    'Name a file of benchmark results.',
  )
})

test('formats are known by name', () => {
  expect([parseCompareInputFormatFlag('auto'), parseCompareInputFormatFlag('go')]).toEqual([null, goFormat])
  expect(() => parseCompareInputFormatFlag('gopher')).toThrow(
    '--format: "gopher" is not known. To choose the form of the report, give text or csv; to name the format of the files, give one of auto, ',
  )
})

test.each(['utf16le', 'utf8'] as const)('a text of %s that begins with its mark is read', async encoding => {
  const { samples } = await read(Buffer.from('\ufeffBenchmarkÄ 1 2 x\r\n', encoding))
  expect(samples).toMatchObject([{ benchmark: 'Ä', unit: 'x', values: [2] }])
})

const plain = 'BenchmarkLonger/name=of-a-benchmark-8   100\t 5.25 ns/op\t0 B/op\n'
const many = plain.repeat(3000)

test('a large file of plain lines is read as such, whatever else is printed in it', async () => {
  const samples = [{ unit: 'sec/op' }, { unit: 'B/op' }]
  const { values } = (await read(many)).samples[0] ?? { values: [] }
  expect(values).toHaveLength(3000)
  expect(await read(`${many}some log: of the program\nPASS\n${many}`)).toMatchObject({
    samples,
    failures: [],
  })
  expect(await read(`some log\n${many}${many}`)).toMatchObject({ samples, failures: [] })
  expect(await read(many, 'go')).toMatchObject({ samples })
})

test('results of another tool are refused, wherever they are', async () => {
  const cargo = 'test x ... bench: 1,000 ns/iter (+/- 5)\n'
  await expect(read(many + cargo)).rejects.toThrow('It has benchmarks in two formats, go and cargo-bench.')
  await expect(read(plain + cargo)).rejects.toThrow('two formats, cargo-bench and go.')
})

test('a line that is too long is reported, or skipped if it is not a result', long, async () => {
  const long = '5 x '.repeat(600_000)
  // Its ends alone could be read as a result, depending on where the middle is left out.
  const longs = ['', '1', '12', '123'].map(more => `BenchmarkLong${more} 1 ${long}\n`)
  const told = await read(`${plain}${longs.join('')}${plain}${long}\nkey: ${long}\n${plain}`)
  expect(told.samples.map(({ values }) => values.length)).toEqual([3, 3])
  const why = expect.stringContaining('longer than 1048576 characters')
  expect(told.unread).toMatchObject([2, 3, 4, 5].map(line => ({ line, why, isResult: true })))
})

// Files read piece by piece.

test('all pieces are the file, and the first stays as it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'benchgate-pieces-'))
  try {
    for (const size of [0, 5, 65_535, 65_536, 70_000, 1_200_000]) {
      const content = Buffer.from(Array.from({ length: size }, (_, n) => n % 251))
      const path = join(folder, String(size))
      writeFileSync(path, content)
      const pieces = readFileInPieces(path)
      const first = pieces.next().value ?? new Uint8Array()
      const copy = Buffer.from(first)
      const others = Array.from(pieces, piece => Buffer.from(piece))
      expect(Buffer.concat([copy, ...others]).equals(content)).toBe(true)
      expect(copy.equals(first)).toBe(true)
      expect(first.length).toBe(Math.min(size, 65_536))
    }
    expect(() => [...readFileInPieces(folder)]).toThrow('EISDIR')
    expect(() => [...readFileInPieces(join(folder, 'none'))]).toThrow('ENOENT')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

// Where a comparison looks for rules.

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'benchgate-near-')))
afterAll(() => rmSync(folder, { recursive: true }))

test('at the top of the repository, or in the folder itself', () => {
  const inside = join(folder, 'repository', 'a', 'b')
  mkdirSync(inside, { recursive: true })
  expect(repositoryTopFolder(inside)).toBe(inside)
  // A linked worktree has a file of that name.
  writeFileSync(join(folder, 'repository', '.git'), 'gitdir: elsewhere\n')
  expect(repositoryTopFolder(inside)).toBe(join(folder, 'repository'))
  expect(repositoryTopFolder(join(folder, 'repository'))).toBe(join(folder, 'repository'))
})

test.each(['yml', 'yaml'])('a file with the end .%s is asked about', end => {
  const top = mkdtempSync(join(folder, 'top-'))
  mkdirSync(join(top, '.github'))
  expect(hasRulesFile(top)).toBe(false)
  writeFileSync(join(top, '.github', `benchgate.${end}`), '')
  expect(hasRulesFile(top)).toBe(true)
})
