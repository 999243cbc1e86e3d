// The files that a command leaves: what is removed, what is read, and what is refused.

import {
  appendFileSync,
  existsSync,
  linkSync,
  readdirSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type BenchmarkFormat,
  emptyParsedOutput,
  NotInFormatError,
} from '../../../src/core/formats/reading/format.ts'
import { ownFormatAdvice } from '../../../src/core/formats/recognise.ts'
import { goFormat } from '../../../src/core/formats/tools/go/go.ts'
import { CouldNotMeasureError, MisconfiguredError } from '../../../src/core/model/errors.ts'
import {
  parseOutputFiles,
  refuseToRemoveExistingOutput,
  refuseTrackedCommandOutput,
  removeOldOutput,
} from '../../../src/effects/measure/output-files.ts'
import { long } from '../../support/long.ts'
import { makeRepository, type Repository } from '../../support/repository.ts'

let repository: Repository

beforeEach(async () => {
  repository =
    await makeRepository(`git init --quiet; mkdir -p sub/out outside; echo 'BenchmarkT 1 1 u' > tracked.txt
    echo ignored.txt > .gitignore; echo x > sub/kept; git add .; git commit --quiet -m base
    echo 'BenchmarkA 1 1 u' > sub/out/a.txt; echo 'BenchmarkB 1 2 u' > sub/out/b.txt; echo 'BenchmarkI 1 3 u' > ignored.txt`)
})

afterEach(() => repository[Symbol.asyncDispose]())

const place = (folder: string, ...globs: readonly string[]) => ({
  git: repository.git.in(join(repository.folder, folder)),
  tree: repository.folder,
  globs,
})
const formats = [goFormat]
/** Reads nothing in any file that begins with a brace. */
const braces: BenchmarkFormat = {
  name: 'braces',
  claims: beginning => beginning.startsWith('{'),
  parse: () => emptyParsedOutput,
}
const exists = (path: string) => existsSync(join(repository.folder, path))

async function namesIn(folder: string, ...globs: readonly string[]): Promise<readonly string[]> {
  const { parsed } = await parseOutputFiles(place(folder, ...globs), formats, null)
  return parsed.measurements.map(({ benchmark }) => benchmark)
}

async function failure(folder: string, ...globs: readonly string[]): Promise<string> {
  const error = await parseOutputFiles(place(folder, ...globs), formats, null).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(CouldNotMeasureError)
  return (error as Error).message
}

describe('what is read', () => {
  test.each([
    ['sub', 'out/a.txt', ['A']],
    ['sub', 'out/*.txt', ['A', 'B']],
    ['.', '**/*.txt', ['I', 'A', 'B']],
    ['.', 'sub/out', ['A', 'B']],
    ['.', 'ignored.txt', ['I']],
  ])('in %s, %s is every file that matches, ignored ones too, by its path', async (folder, glob, names) => {
    expect(await namesIn(folder, glob)).toEqual(names)
  })

  test('of a repository within is nothing', async () => {
    repository.sh(
      'git init --quiet sub/out/nested && git -C sub/out/nested commit --quiet --allow-empty -m x',
    )
    expect(await namesIn('.', 'sub/**')).toEqual(['A', 'B'])
  })

  test('is refused where all files together are too large', async () => {
    truncateSync(join(repository.folder, 'sub/out/b.txt'), 256 * 2 ** 20 - 1)
    const reading = parseOutputFiles(place('sub', 'out/*'), formats, braces)
    await expect(reading).rejects.toThrow('have more than 256 MiB')
  })

  test('of several globs is each file once', async () => {
    expect(await namesIn('sub', 'out/b.txt', 'out/*.txt')).toEqual(['A', 'B'])
  })

  test('may have any name', async () => {
    repository.sh(`mkdir 'ä b'; echo 'BenchmarkC 1 1 u' > 'ä b/c\td.txt'`)
    expect(await namesIn('.', 'ä b/*')).toEqual(['C'])
  })

  test('is one text where its format wants to hear of the files', async () => {
    const heard: string[] = []
    const together: BenchmarkFormat = {
      name: 'together',
      claims: beginning => beginning.includes('BenchmarkB'),
      parse: () => emptyParsedOutput,
      parseFiles: files => {
        heard.push(...files.flatMap(({ path, text }) => [`file ${path}`, text.trim()]))
        return emptyParsedOutput
      },
    }
    const { format } = await parseOutputFiles(place('sub', 'out/*'), [together], null)
    expect(format).toBe(together)
    expect(heard).toEqual(['file out/a.txt', 'BenchmarkA 1 1 u', 'file out/b.txt', 'BenchmarkB 1 2 u'])
  })

  test('is what was there when it was opened, not what is written meanwhile', async () => {
    repository.sh(`rm sub/out/b.txt; seq -f 'Benchmark%.0f 1 1 u' 1 20000 > sub/out/a.txt`)
    const path = join(repository.folder, 'sub/out/a.txt')
    const before = statSync(path).size
    let read = 0
    const growing: BenchmarkFormat = {
      name: 'growing',
      claims: () => true,
      parse(text) {
        read += text.length
        return emptyParsedOutput
      },
    }
    await parseOutputFiles(place('sub', 'out/*'), [growing], growing, () =>
      appendFileSync(path, 'x'.repeat(200_000)),
    )
    expect(before).toBeGreaterThan(200_000)
    expect(read).toBe(before)
  })

  test('ends where it is not to go on', async () => {
    const stop = () => {
      throw new Error('enough')
    }
    await expect(parseOutputFiles(place('sub', 'out/*'), formats, goFormat, stop)).rejects.toThrow('enough')
    await expect(parseOutputFiles(place('sub', 'out/*'), formats, null, stop)).rejects.toThrow('enough')
  })

  test('is in the format of the first file, whatever looks like Go besides', async () => {
    repository.sh(`echo '{' > sub/out/0.txt`)
    const read = await parseOutputFiles(place('sub', 'out/*'), [braces, goFormat], null)
    expect(read.format?.name).toBe('braces')
  })

  test('is nothing where all is blank', async () => {
    repository.sh('echo > sub/out/a.txt; : > sub/out/b.txt')
    const read = await parseOutputFiles(place('sub', 'out/*'), formats, null)
    expect(read).toEqual({ parsed: emptyParsedOutput, format: null, problem: null })
  })
})

describe('what cannot be read', () => {
  test('is no file', async () => {
    expect(await failure('.', 'none.json', 'no/*')).toBe(
      'The command left no file that matches "output": none.json, no/* (links to folders are not followed)',
    )
    expect(await failure('.', 'tracked.txt')).toContain('left no file')
  })

  test('is a text of no format, shown by its first lines', async () => {
    repository.sh("printf '\\033[1mhello\\033[0m\\n' > sub/out/a.txt; rm sub/out/b.txt")
    expect(await failure('.', 'sub/out/*')).toBe(
      `"sub/out/a.txt" is in no known benchmark format, and begins:\n  hello\n${ownFormatAdvice}\nIf it is in a format of another tool, set "format" to its name: go.`,
    )
  })

  test('is a name that two files have, as one would pass for a repetition of the other', async () => {
    repository.sh(`echo 'BenchmarkA 1 7 u' >> sub/out/b.txt`)
    expect(await failure('sub', 'out/*')).toBe(
      '"out/a.txt" and "out/b.txt" both have the benchmark "A", so their values cannot be told apart. Make "output" match one of them, or give the benchmarks names of their own.',
    )
    repository.sh(`(echo pkg: x; cat sub/out/b.txt) > sub/out/c.txt; rm sub/out/b.txt`)
    expect(await namesIn('sub', 'out/*')).toEqual(['A', 'B', 'A'])
  })

  test('is a file of another format than the first, unless it is said which is meant', async () => {
    repository.sh(`echo '{' > sub/out/c.txt`)
    const both = [braces, goFormat]
    await expect(parseOutputFiles(place('sub', 'out/*'), both, null)).rejects.toThrow(
      new CouldNotMeasureError(
        '"out/a.txt" is in the format go, and "out/c.txt" in braces. Make "output" match files of one format, or set "format" to the one to be read.',
      ),
    )
    const { parsed } = await parseOutputFiles(place('sub', 'out/*'), both, goFormat)
    expect(parsed.measurements).toHaveLength(2)
  })

  test('is a file that may not be read', async ({ skip }) => {
    if (process.getuid?.() === 0) skip()
    repository.sh('chmod 000 sub/out/a.txt')
    expect(await failure('sub', 'out/*')).toBe(
      'output: "out/a.txt" could not be opened (EACCES). Make the command write a plain file, in a folder of its own, that the user who runs Benchgate can read and remove.',
    )
  })

  test('is a text that is not of its format, by its name', async () => {
    const strict: BenchmarkFormat = {
      name: 'strict',
      claims: () => true,
      parse(text) {
        if (text.includes('BenchmarkB')) throw new NotInFormatError('line 1 has no number')
        return emptyParsedOutput
      },
    }
    await expect(parseOutputFiles(place('sub', 'out/*'), [strict], null)).rejects.toThrow(
      new CouldNotMeasureError('"out/b.txt" could not be read as strict: line 1 has no number'),
    )
  })

  test.each(['/etc/hostname', '../outside.txt', 'nowhere'])('is a link to %s', async target => {
    repository.sh(`echo 'BenchmarkX 1 1 u' > ../outside.txt; ln -s ${target} link.txt`)
    expect(await failure('.', 'link.txt')).toBe(
      'output: "link.txt" is a link that does not lead to a file of the checkout. Make the command write the file itself.',
    )
    repository.sh('rm ../outside.txt')
  })

  test('is what lies behind a linked folder', async () => {
    repository.sh(`mkdir ../away; echo 'BenchmarkX 1 1 u' > ../away/x.txt; ln -s ../away linked`)
    expect(await failure('.', 'linked/x.txt')).toContain('left no file')
    await removeOldOutput(place('.', 'linked/*'))
    expect(exists('../away/x.txt')).toBe(true)
    repository.sh('rm -r ../away')
  })

  test('is a pipe', async () => {
    repository.sh('mkfifo pipe.txt')
    expect(await failure('.', 'p*.txt')).toContain('left no file')
    repository.sh('ln -s pipe.txt link.txt')
    expect(await failure('.', 'link.txt')).toContain('"link.txt" is not a plain file')
  })

  test('a link within the checkout is read', async () => {
    repository.sh('ln -s sub/out/a.txt latest.txt')
    expect(await namesIn('.', 'latest.txt')).toEqual(['A'])
  })
})

describe('what is removed', () => {
  test('is what would be read, and no more', async () => {
    repository.sh('ln -s sub/kept link.txt')
    await removeOldOutput(place('.', 'sub/out/a.*', 'link.txt', 'tracked.txt'))
    expect(['sub/out/a.txt', 'link.txt', 'sub/out/b.txt', 'sub/kept', 'tracked.txt'].map(exists)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })

  test('is nothing that was installed, and nothing where there is more than results', long, async () => {
    for (const folder of ['node_modules/x', 'sub/.venv/lib', 'vendor', 'a/site-packages'])
      repository.sh(`mkdir -p ${folder}; echo x > ${folder}/p.json`)
    for (const glob of ['**/*.json', 'node_modules/**', 'sub/.venv/lib/p.json', 'vendor', 'a/**']) {
      await expect(removeOldOutput(place('.', 'sub/out/a.txt', glob)), glob).rejects.toThrow(
        MisconfiguredError,
      )
      await expect(removeOldOutput(place('.', 'sub/out/a.txt', glob)), glob).rejects.toThrow(
        "which is an installed file, not a result. Name the command's results only",
      )
      await expect(parseOutputFiles(place('.', glob), formats, null), glob).rejects.toThrow(
        MisconfiguredError,
      )
    }
    repository.sh('mkdir many; cd many; seq 10001 | xargs touch')
    await expect(removeOldOutput(place('.', 'many/*'))).rejects.toThrow(
      'output: many/* matches 10001 files, such as "many/1"; at most 10000 are read.',
    )
    expect(['sub/out/a.txt', 'vendor/p.json', 'many/10001'].map(exists)).toEqual([true, true, true])
  })

  test("may not be there where it would be the user's own", async () => {
    await refuseToRemoveExistingOutput(place('.', 'none.txt', 'tracked.txt'))
    const refused = refuseToRemoveExistingOutput(place('.', 'none.txt', 'ignored.txt'))
    await expect(refused).rejects.toThrow(MisconfiguredError)
    await expect(refused).rejects.toThrow('output: "ignored.txt" already exists')
    expect(exists('ignored.txt')).toBe(true)
  })

  test('and cannot be is told by its name', async ({ skip }) => {
    if (process.getuid?.() === 0) skip()
    repository.sh('chmod a-w sub/out')
    await expect(removeOldOutput(place('.', 'sub/out/*'))).rejects.toThrow(
      /^output: "sub\/out\/a\.txt" could not be removed \(EACCES\)\./,
    )
    repository.sh('chmod u+w sub/out')
  })

  test('is never what git tracks, which is refused by name', async () => {
    const refused = refuseTrackedCommandOutput(place('.', 'none.txt', '*.txt'))
    await expect(refused).rejects.toThrow(MisconfiguredError)
    await expect(refused).rejects.toThrow('output: "tracked.txt" is tracked by git')
    await expect(refuseTrackedCommandOutput(place('sub', 'k*'))).rejects.toThrow(
      'output: "kept" is tracked by git',
    )
    await refuseTrackedCommandOutput(place('sub', 'out', '*.txt'))
  })
})

describe('a file that is older than the visit', () => {
  const began = new Date('2026-01-01T12:00:00Z')
  const read = (written: Date, glob = 'sub/out/a.txt') => {
    utimesSync(join(repository.folder, 'sub/out/a.txt'), written, written)
    return parseOutputFiles(place('.', glob), formats, null, () => {}, began)
  }

  test('is refused, with both times', async () => {
    const error = await read(new Date('2026-01-01T11:59:57Z')).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CouldNotMeasureError)
    expect((error as Error).message).toBe(
      '"sub/out/a.txt" was last written at 2026-01-01T11:59:57.000Z, before this run of the command began: 2026-01-01T12:00:00.000Z. So it holds what was measured earlier, and a cache or a copy (cp -p) has put it there. Make the command measure and write it in each round.',
    )
    expect(readdirSync(join(repository.folder, 'sub/out'))).toEqual(['a.txt', 'b.txt'])
  })

  test('is so among others too, and behind a link', async () => {
    const old = new Date('2025-01-01T00:00:00Z')
    await expect(read(old, 'sub/out/*.txt')).rejects.toThrow('"sub/out/a.txt" was last written')
    linkSync(join(repository.folder, 'sub/out/a.txt'), join(repository.folder, 'hard.txt'))
    symlinkSync('sub/out/a.txt', join(repository.folder, 'soft.txt'))
    for (const glob of ['hard.txt', 'soft.txt'])
      await expect(read(old, glob)).rejects.toThrow(`"${glob}" was last written at 2025`)
  })

  test('is none within the two seconds that a file system may be off by', async () => {
    const { parsed } = await read(new Date('2026-01-01T11:59:58.5Z'))
    expect(parsed.measurements).toHaveLength(1)
  })
})
