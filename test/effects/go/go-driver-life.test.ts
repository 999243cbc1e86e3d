// The Go driver from end to end: what it loses, ends, lays out anew and leaves behind.
// @module-tag long
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CancelledError, SideFailedError } from '../../../src/core/model/errors.ts'
import type { Side } from '../../../src/core/model/measuring.ts'
import type { Repository } from '../../support/repository.ts'
import {
  file,
  functionsIn,
  goEnv,
  goMod,
  goScript,
  goTest,
  idle,
  makeSides,
  type Opened,
  openMeasurementDriver,
  prepared,
  temporaryOf,
} from './support.ts'

const benchmarks = `func BenchmarkWhere(b *testing.B) { println("run from", os.Args[0]) }
func BenchmarkSub(b *testing.B) {
	for _, name := range []string{"a", "a b", "a/b", "(a|b)"} { b.Run(name, func(b *testing.B) {}) }
}
func BenchmarkHangs(b *testing.B) {
	child := exec.Command("sleep", "1000")
	child.Start()
	path := os.Getenv("PIDS")
	os.WriteFile(path+".new", []byte(fmt.Sprint(os.Getpid(), " ", child.Process.Pid)), 0o600)
	os.Rename(path+".new", path)
	time.Sleep(time.Hour)
}`
const base = `${goMod('example.com/m')}
${file('x_test.go', goTest('m', benchmarks, ['fmt', 'os', 'os/exec', 'time']))}
${file('late/late_test.go', goTest('late', 'func BenchmarkLate(b *testing.B) { onHead() }'))}
${file('late/early_test.go', goTest('late', idle('Early')))}`
const head = `${file('late/late.go', 'package late\n\nfunc onHead() {}')}`

let repository: Repository

beforeAll(async () => {
  repository = await makeSides(base, head)
})

afterAll(() => repository?.[Symbol.asyncDispose]())

/** What is in the place for temporary files. */
function left(): readonly string[] {
  return readdirSync(temporaryOf(repository))
}

/** The name of the binary that a visit ran. */
async function where(opened: Opened, side: Side, round: number): Promise<string> {
  const said: Buffer[] = []
  await opened.visit('BenchmarkWhere', side, { round, onOutput: chunk => said.push(chunk) })
  const [, path = ''] = /run from (.*)/.exec(Buffer.concat(said).toString()) ?? []
  expect(path.startsWith(opened.folder)).toBe(true)
  return `${side} ${basename(path)}`
}

describe('a driver', () => {
  let opened: Opened

  beforeAll(async () => {
    opened = await prepared(repository, { settings: { packages: ['.', './late'] } })
  })

  afterAll(async () => {
    await opened?.[Symbol.asyncDispose]()
    expect(left()).toEqual([])
  })

  test('loses what base of a package does not build, and has none of its benchmarks', async () => {
    const items = await opened.driver.items()
    expect(items.map(({ benchmark }) => benchmark)).toEqual(['Where', 'Sub', 'Hangs'])
    expect(opened.driver.report().lost).toMatchObject([
      {
        item: { title: 'example.com/m/late', benchmark: null, package: 'example.com/m/late' },
        failures: [{ side: 'base', output: expect.stringContaining('undefined: onHead') }],
      },
    ])
  })

  test('keeps its binaries out of the tree', async () => {
    for (const side of ['base', 'head'] as const) expect(await where(opened, side, 0)).toBe(`${side} 0.test`)
    expect(await where(opened, 'base', 1)).toBe('base 0-again.test')
    for (const side of ['base', 'head'] as const) {
      const folder = await opened.bench.sides.enter(side)
      const status = ['-C', folder, 'status', '--porcelain', '--ignored']
      expect(execFileSync('git', status, { encoding: 'utf8' })).toBe('')
    }
  })

  test('gives what runs one benchmark alone on each side', () => {
    const { driver } = opened
    for (const name of ['Sub/a_b', 'Sub/a/b', 'Sub/(a|b)']) {
      const found = driver.binaries(name, 'example.com/m')
      if (!found) throw new Error('it has been built')
      for (const { file: path, args, cwd, env } of [found.base, found.head]) {
        const printed = execFileSync(path, [...args, '-test.benchtime=1x'], { cwd, env, encoding: 'utf8' })
        expect(printed.match(/^Benchmark\S+/gm)).toEqual([`Benchmark${name}`])
      }
    }
    expect(driver.binaries('Early', 'example.com/m/late')).toBeNull()
    expect(driver.binaries('Sub', null)).toBeNull()
  })

  test('runs a binary of its own in each round, once they are laid out anew', async () => {
    const { driver, console } = opened
    await driver.relink([await opened.item('Where'), await opened.item('Sub')], [3, 4])
    expect(driver.isRelinked).toBe(true)
    expect(console.said.at(-1)).toMatch(/^each round links its test binaries again/)
    const run: string[] = []
    const orders: (readonly string[])[] = []
    for (const round of [3, 4, 5])
      for (const side of ['base', 'head'] as const) {
        const ran = await where(opened, side, round)
        run.push(ran)
        orders.push(functionsIn(`${opened.folder}/${ran.replace(' ', '/')}`))
      }
    const again = ['base 0-again.test', 'head 0-again.test']
    expect(run).toEqual([...again, ...again, ...again])
    expect(orders[0]?.length).toBeGreaterThan(100)
    // Another order in each round, and the same one on both sides.
    const [third, head, fourth, other] = orders.map(String)
    expect([head, other]).toEqual([third, fourth])
    expect(third).not.toBe(fourth)
  })
})

test('where links are quick each round runs binaries of its own from the first, and the second measurement others', async () => {
  await using opened = await prepared(repository, { settings: { packages: ['.'] } })
  const { driver } = opened
  const orders: string[] = []
  const run: string[] = []
  const look = async (round: number) => {
    for (const side of ['base', 'head'] as const) {
      run.push(await where(opened, side, round))
      orders.push(String(functionsIn(`${opened.folder}/${run.at(-1)?.replace(' ', '/')}`)))
    }
  }
  for (const side of ['base', 'head'] as const) expect(await where(opened, side, 0)).toBe(`${side} 0.test`)
  for (const round of [1, 2]) await look(round)
  expect(driver.report().relinkedPackages).toEqual(['example.com/m'])
  await driver.relink([await opened.item('Where')], [3])
  await look(3)
  expect(new Set(run)).toEqual(new Set(['base 0-again.test', 'head 0-again.test']))
  const [first, second, third] = [0, 2, 4].map(at => orders[at])
  expect(orders).toEqual([first, first, second, second, third, third])
  expect(new Set(orders).size).toBe(3)
})

test('an old Go cannot lay code out anew, and measures as before', async () => {
  const refusing = 'case "$*" in *randlayout*) echo unknown flag; exit 2 ;; esac; exec "$GO" "$@"'
  await using opened = await prepared(repository, {
    env: goScript(repository, refusing),
    settings: { packages: ['.'] },
  })
  await opened.driver.relink([await opened.item('Where')], [3])
  expect(opened.driver.isRelinked).toBe(false)
  expect(opened.console.said.at(-1)).toMatch(/^this version of Go cannot link code in another order/)
  expect(await where(opened, 'head', 3)).toBe('head 0.test')
})

test('one that fails at it is told of, and measures as before', async () => {
  // It knows the flag, and fails on head alone; with a tool of the user's own before the linker, only go can call that.
  const failing = `case "$PWD $*" in *test*randlayout*/head/*) echo no linker today; exit 2 ;; esac; exec "$GO" "$@"`
  await using opened = await prepared(repository, {
    env: goScript(repository, failing),
    settings: { packages: ['.'], goFlags: ['-toolexec=env'] },
  })
  await opened.driver.relink([await opened.item('Where')], [3])
  expect(opened.driver.isRelinked).toBe(false)
  expect(opened.console.warnings).toEqual([
    'Code could not be linked in another order, so the rest of the second measurement runs the same binaries: no linker today',
  ])
  expect([await where(opened, 'base', 3), await where(opened, 'head', 3)]).toEqual([
    'base 0.test',
    'head 0.test',
  ])
})

test('a visit that is cancelled ends, with what the benchmark has started', async () => {
  const controller = new AbortController()
  const PIDS = join(dirname(repository.folder), 'pids')
  await using opened = await prepared(repository, {
    env: { ...goEnv, PIDS },
    signal: controller.signal,
    settings: { packages: ['.'] },
  })
  const visited = opened.visit('BenchmarkHangs', 'head')
  const refused = expect(visited).rejects.toThrow(CancelledError)
  await expect.poll(() => existsSync(PIDS), { interval: 10, timeout: 120_000 }).toBe(true)
  controller.abort()
  await refused
  const processes = readFileSync(PIDS, 'utf8').split(' ')
  expect(processes).toHaveLength(2)
  const isRunning = (pid: string) => existsSync(`/proc/${pid}/exe`)
  await expect.poll(() => processes.filter(isRunning), { interval: 10, timeout: 120_000 }).toEqual([])
})

test('nothing is left where a side fails', async () => {
  {
    await using opened = await openMeasurementDriver(repository, { settings: { packages: ['./late'] } })
    await expect(opened.driver.prepare('base')).rejects.toThrow(SideFailedError)
    expect(left()).not.toEqual([])
  }
  expect(left()).toEqual([])
})
