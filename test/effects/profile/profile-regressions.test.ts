// Profiles of real Go benchmarks that got slower: the table names what did it, and nothing that goes wrong is an error.
// @module-tag long
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProfileDifference, ProfileKind } from '../../../src/core/model/profile.ts'
import { parsePprofTop } from '../../../src/core/profile/difference.ts'
import {
  type ProcessRequest,
  type ProcessResult,
  runProcess,
} from '../../../src/effects/processes/process.ts'
import {
  type GoBenchmarkToProfileOnBothSides,
  type ProfilingContext,
  profileRegressions,
} from '../../../src/effects/profile/profile-regressions.ts'
import { listeningConsole } from '../../support/repository.ts'
import { type Module, makeModule } from './module.ts'

let module: Module
let results: string
const folder = () => join(results, 'profiles')
const env = Object.fromEntries(
  Object.entries(process.env).filter(([, value]) => value !== undefined),
) as Record<string, string>

// The go tool builds pprof where it has not yet been asked for it.
beforeAll(async () => {
  module = await makeModule()
})
afterAll(() => module[Symbol.asyncDispose]())
beforeEach(async () => {
  results = await realpath(await mkdtemp(join(tmpdir(), 'benchgate-test-')))
})
afterEach(() => rm(results, { recursive: true, force: true }))

function profile(
  targets: readonly GoBenchmarkToProfileOnBothSides[],
  kinds: readonly ProfileKind[],
  given: Partial<ProfilingContext> = {},
): Promise<readonly ProfileDifference[]> {
  return profileRegressions(targets, {
    kinds,
    folder: folder(),
    run: runProcess,
    go: { file: 'go', env },
    enter: async () => {},
    signal: new AbortController().signal,
    console: listeningConsole(),
    timeout: 60,
    ...given,
  })
}

describe('the table names first', () => {
  test('the function in which head spends more time', async () => {
    const [cpu] = await profile([module.target('Encode/1MB', 8000)], ['cpu'])
    expect(cpu).toMatchObject({
      benchmark: 'Encode/1MB-2',
      package: 'example.com/codec',
      kind: 'cpu',
      unit: 'sec/op',
      iterations: 8000,
      failure: null,
      files: {
        base: 'profiles/codec-encode-1mb.cpu.base.pprof',
        head: 'profiles/codec-encode-1mb.cpu.head.pprof',
      },
    })
    const [slowest] = cpu?.functions ?? []
    expect(slowest?.function).toBe('example.com/codec.slowHash')
    expect(slowest?.base).toEqual({ flat: 0, cum: 0 })
    expect(slowest?.isNoise).toEqual({ flat: false, cum: false })
  })

  test('the functions that allocate more, by the byte, generic ones and closures too', async () => {
    const [mem] = await profile([module.target('Grow', 32_000)], ['mem'])
    expect(mem).toMatchObject({ kind: 'mem', unit: 'B/op', iterations: 1000, failure: null })
    const grown = mem?.functions.map(one => [
      one.function.replaceAll('example.com/', ''),
      Math.round(one.head.flat - one.base.flat),
      Math.round(one.head.cum - one.base.cum),
    ])
    // The thousand iterations are preceded by one; what that adds is rounded away.
    expect(grown?.slice(0, 2)).toEqual([
      [
        'codec.größer[go.shape.struct { codec.a string; codec.b string }]',
        expect.anything(),
        expect.anything(),
      ],
      ['codec.größer[go.shape.int64]', expect.anything(), expect.anything()],
    ])
    expect(grown?.[0]?.[1]).toBeCloseTo(1024 * 32 * 1.001, -2)
    expect(grown?.[1]?.[1]).toBeCloseTo(512 * 8 * 1.001, -2)
    expect(grown?.map(([name]) => name)).toContain('codec.BenchmarkGrow.func2')
  })

  test('the function that waits longer, not the runtime in which it does, nor who waits for the benchmark', async () => {
    const [block] = await profile([module.target('Wait/one', 20)], ['block'])
    expect(block).toMatchObject({ kind: 'block', unit: 'sec/op', iterations: 20, failure: null })
    const names = block?.functions.map(one => one.function) ?? []
    expect(names[0]).toBe('example.com/codec.BenchmarkWait.func1')
    expect(names.filter(name => /^(runtime|sync|testing)\./.test(name))).toEqual([])
  })
})

test('the profiles lie in the folder, need no binary, and pprof itself gives the same difference', async () => {
  const [mem] = await profile([module.target('Grow', 32_000)], ['mem'])
  expect((await readdir(folder())).sort()).toEqual(['codec-grow.mem.base.pprof', 'codec-grow.mem.head.pprof'])
  const { base = '', head = '' } = mem?.files ?? {}
  const how = ['tool', 'pprof', '-top', '-unit=B', '-trim=false', `-diff_base=${base}`, head]
  await using _ = await withoutBinaries()
  const text = execFileSync('go', how, { cwd: results, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const difference = parsePprofTop(text, 'B')?.functions ?? []
  expect(mem?.functions.length).toBeGreaterThan(2)
  for (const one of mem?.functions ?? []) {
    const same = difference.find(({ name }) => name === one.function)
    expect((one.head.flat - one.base.flat) * 1000).toBeCloseTo(same?.flat ?? Number.NaN, 3)
    expect((one.head.cum - one.base.cum) * 1000).toBeCloseTo(same?.cum ?? Number.NaN, 3)
  }
})

/** Takes the binaries away, as they are on every other machine, until disposed of. */
async function withoutBinaries(): Promise<AsyncDisposable> {
  const move = async (from: string, to: string) => {
    for (const side of ['base', 'head'])
      await rename(join(module.folder, `${side}.${from}`), join(module.folder, `${side}.${to}`))
  }
  await move('test', 'away')
  return { [Symbol.asyncDispose]: () => move('away', 'test') }
}

test('what fails on a side says so, leaves no files, and keeps nothing else from being profiled', async () => {
  const console = listeningConsole()
  const targets = [module.target('Fails', 1), module.target('Links', 32), module.target('Grow', 3200)]
  const found = await profile(targets, ['mem'], { console })
  expect(found.map(one => one.failure)).toEqual([
    'on head, it ended with exit code 1',
    'on base, it left no profile',
    null,
  ])
  expect(found.slice(0, 2)).toMatchObject([
    { files: null, functions: [], total: { base: 0, head: 0 } },
    { files: null, functions: [], total: { base: 0, head: 0 } },
  ])
  expect(console.warnings[0]).toBe('Fails-2 could not be profiled (mem): on head, it ended with exit code 1')
  expect(await readdir(folder())).toHaveLength(2)
})

test('a benchmark that never ends is ended', async () => {
  const [hanging] = await profile([module.target('Hangs', 2)], ['cpu'], { timeout: 1 })
  expect(hanging?.failure).toBe('on head, it took too long')
})

test('whoever cancels is heard', async () => {
  const signal = AbortSignal.abort()
  await expect(profile([module.target('Grow', 1)], ['cpu'], { signal })).rejects.toThrow('cancelled')
})

/** A target whose binary is played by `run`. */
const played: GoBenchmarkToProfileOnBothSides = {
  benchmark: 'Do-2',
  package: null,
  iterations: 64,
  sides: {
    base: { file: 'played', args: [], cwd: tmpdir(), env: {} },
    head: { file: 'played', args: [], cwd: tmpdir(), env: {} },
  },
}

/** Plays a binary that writes `content` as its profile; everything else is really run. */
function playing(content: string, processes: ProcessRequest[] = []) {
  return async (process: ProcessRequest): Promise<ProcessResult> => {
    processes.push(process)
    if (process.file !== 'played') return runProcess(process)
    const path = process.args[0]?.replace(/^-test\.\w+=/, '') ?? ''
    await writeFile(path, content)
    return { status: 0, isLate: false, stdout: 'BenchmarkDo-2 64 1 ns/op\n', lastLines: '', processor: null }
  }
}

describe('pprof', () => {
  test('that cannot read a profile is no failure of the run; the profiles are kept', async () => {
    const found = await profile([played], ['cpu', 'block'], { run: playing('no profile') })
    for (const one of found)
      expect(one.failure).toMatch(/^pprof failed \(2\): failed to fetch any source profiles$/)
    expect(found[0]?.files?.head).toBe('profiles/do.cpu.head.pprof')
    expect(await readFile(join(results, found[0]?.files?.head ?? ''), 'utf8')).toBe('no profile')
  })

  test('that is not there is no failure of the run', async () => {
    const go = { file: 'no-such-go', env }
    const [found] = await profile([played], ['cpu'], { run: playing('x'), go })
    expect(found?.failure).toMatch(/no-such-go|pprof failed/)
    expect(found?.files).not.toBeNull()
  })

  test('is asked for once, and sees nothing of the user, of a binary or of a network', async () => {
    const processes: ProcessRequest[] = []
    const secretive = { ...env, HTTPS_PROXY: 'http://127.0.0.1:9', BROWSER: 'false', PPROF_TOOLS: '/x' }
    await profile([module.target('Grow', 3200)], ['mem', 'block'], {
      run: playing('', processes),
      go: { file: 'go', env: secretive },
      enter: async () => {},
    })
    const asked = processes.filter(({ args }) => args.includes('-top'))
    expect(processes.filter(({ args }) => args.includes('-n'))).toHaveLength(1)
    expect(asked).toHaveLength(4)
    for (const { args, env: given, cwd } of asked) {
      expect(args).toContain('-symbolize=none')
      expect(args.at(-1)).toMatch(/\.pprof$/)
      const { PATH, SYSTEMROOT, ...places } = given
      expect(new Set(Object.values(places))).toEqual(new Set([cwd]))
      expect(Object.keys(places)).toEqual(
        expect.arrayContaining(['HOME', 'XDG_CONFIG_HOME', 'PPROF_TMPDIR', 'PPROF_BINARY_PATH']),
      )
      expect(existsSync(cwd)).toBe(false)
    }
  })
})

test('writes through no link that stands in the place of the folder or of a profile', async () => {
  const elsewhere = join(results, 'elsewhere')
  await mkdir(elsewhere)
  await symlink(elsewhere, folder())
  await profile([played], ['cpu'], { run: playing('first') })
  expect(await readdir(elsewhere)).toEqual([])

  const path = join(folder(), 'do.cpu.head.pprof')
  await rm(path)
  await writeFile(join(elsewhere, 'kept'), 'kept')
  await symlink(join(elsewhere, 'kept'), path)
  await profile([played], ['cpu'], { run: playing('second') })
  expect(await readFile(join(elsewhere, 'kept'), 'utf8')).toBe('kept')
  expect(await readFile(path, 'utf8')).toBe('second')
})

test('profiles ten benchmarks and says how many there are; nothing where nothing is asked', async () => {
  const console = listeningConsole()
  const targets = Array.from({ length: 12 }, (_, n) => ({ ...played, benchmark: `Do/${n}-2` }))
  const go = { file: 'no-such-go', env }
  const found = await profile(targets, ['cpu'], { console, run: playing('x'), go })
  expect(found.map(one => one.benchmark)).toEqual(targets.slice(0, 10).map(one => one.benchmark))
  expect(console.said).toContain('profiling the first 10 of 12 regressed benchmarks')
  expect(await profile([], ['cpu'])).toEqual([])
  expect(await profile(targets, [])).toEqual([])
})
