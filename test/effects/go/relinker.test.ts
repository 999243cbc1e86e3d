// Test binaries linked anew: each round has an order of functions of its own, the same on both sides, and all else as it was.
// @module-tag long
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkerImportcfgPath } from '../../../src/core/go/relinking.ts'
import { GoRelinker } from '../../../src/effects/go/layouts.ts'
import { type PreparedGoSide, prepareGoSide } from '../../../src/effects/go/prepare-side.ts'
import type { Repository } from '../../support/repository.ts'
import { benchOn, file, functionsIn, goEnv, goMod, goTest, makeSides, temporaryOf, usual } from './support.ts'

const hasC = ((): boolean => {
  try {
    execFileSync('gcc', ['--version'], { stdio: 'ignore' })
    return execFileSync('go', ['env', 'CGO_ENABLED'], { encoding: 'utf8' }).trim() === '1'
  } catch {
    return false
  }
})()

let repository: Repository

beforeAll(async () => {
  const version = 'var version string\nfunc BenchmarkX(b *testing.B) { println("version is", version) }'
  repository = await makeSides(`${goMod('example.com/m')}
${file('plain/x_test.go', goTest('plain', version))}
${file('c/c.go', 'package c\n\n// int twice(int x) { return 2 * x; }\nimport "C"\n\nfunc Twice(x int) int { return int(C.twice(C.int(x))) }')}
${file('c/x_test.go', goTest('c', 'func BenchmarkX(b *testing.B) { println("twice 4 is", Twice(4)) }'))}`)
})

afterAll(() => repository?.[Symbol.asyncDispose]())

interface Relaying {
  readonly packages: readonly string[]
  readonly goFlags?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

async function relaying({ packages, goFlags = [], env = {} }: Relaying) {
  const bench = benchOn(repository, { enter: async () => repository.folder }, { env: { ...goEnv, ...env } })
  const settings = { ...usual, goFlags, packages }
  const folder = temporaryOf(repository)
  const base = await prepareGoSide(bench, 'base', settings, folder)
  const head = await prepareGoSide(bench, 'head', settings, folder)
  const work = { prepared: { base, head }, context: bench, folder, seed: 1 }
  return { prepared: base, work, settings, relay: new GoRelinker(work, settings) }
}

/** What `look` makes of the binaries of both sides in each of some rounds, as only one round's are there at a time. */
async function inRounds<T>(
  relay: GoRelinker,
  path: string,
  rounds: readonly number[],
  look: (file: string) => T,
) {
  const found: T[] = []
  for (const round of rounds) {
    expect(await relay.link(round, [path])).toBeNull()
    for (const side of ['base', 'head'] as const) found.push(look(relay.fileOf(side, path, round) ?? ''))
  }
  return found
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

function printed(path: string): string {
  const args = ['-c', '"$0" -test.bench=. -test.benchtime=1x 2>&1 > /dev/null', path]
  return execFileSync('sh', args, { encoding: 'utf8', env: goEnv })
}

describe('relaid binaries', () => {
  test.each<[string, Partial<Relaying>]>([
    ['go-flags', { goFlags: ['-ldflags=-X example.com/m/plain.version=seven'] }],
    ['GOFLAGS', { env: { GOFLAGS: "'-ldflags=-X example.com/m/plain.version=seven'" } }],
  ])('differ in the order of their functions alone, with the flags of %s', async (_, given) => {
    const { prepared, relay } = await relaying({ packages: ['./plain'], ...given })
    const original = prepared.built.get('example.com/m/plain')?.file ?? ''
    const look = (file: string) => ({ hash: hashOf(file), said: printed(file), functions: functionsIn(file) })
    const all = [look(original), ...(await inRounds(relay, 'example.com/m/plain', [3, 4], look))]
    // Both sides are the same code here, so that in the same order they are the same bytes.
    const [, baseAt3, headAt3, baseAt4, headAt4] = all.map(({ hash }) => hash)
    expect([baseAt3, baseAt4]).toEqual([headAt3, headAt4])
    expect(new Set(all.map(({ hash }) => hash)).size).toBe(3)
    expect(all.map(({ said }) => said)).toEqual(Array(5).fill('version is seven\n'))
    const [first = [], ...others] = all.map(({ functions }) => functions)
    expect(first.length).toBeGreaterThan(100)
    for (const other of others) expect([...other].sort()).toEqual([...first].sort())
    expect(new Set([first, ...others].map(String)).size).toBe(3)
  })

  test('are those of one round, linked once for it', async () => {
    const { relay } = await relaying({ packages: ['./plain'] })
    const path = 'example.com/m/plain'
    const files = (round: number) => [relay.fileOf('base', path, round), relay.fileOf('head', path, round)]
    for (const round of [7, 8]) expect(await relay.link(round, [path])).toBeNull()
    expect(files(7)).toEqual([undefined, undefined])
    expect(files(8).every(file => file !== undefined && existsSync(file))).toBe(true)
    expect(new Set(files(8)).size).toBe(2)
    expect(relay.fileOf('base', 'example.com/m/other', 8)).toBeUndefined()
    const hashes = () => files(8).map(file => hashOf(file ?? ''))
    const before = hashes()
    expect(await relay.link(8, [path])).toBeNull()
    expect(hashes()).toEqual(before)
  })

  test.skipIf(!hasC)('can hold C, linked by whichever linker (needs gcc)', async () => {
    for (const goFlags of [[], ['-ldflags=-linkmode=external']]) {
      const { relay } = await relaying({ packages: ['./c'], goFlags })
      const look = (file: string) => ({ said: printed(file), functions: String(functionsIn(file)) })
      const all = await inRounds(relay, 'example.com/m/c', [3, 4], look)
      expect(all.map(({ said }) => said)).toEqual(Array(4).fill('twice 4 is 8\n'))
      expect(new Set(all.map(({ functions }) => functions)).size).toBe(2)
    }
  })

  /** A go that fails at whatever it is asked. */
  const without = (side: PreparedGoSide): PreparedGoSide => ({
    ...side,
    go: { ...side.go, flags: ["-ldflags='open"] },
  })

  test('need no go, and no tree where there is no C', async () => {
    const { work, settings, prepared } = await relaying({ packages: ['./plain'] })
    const entered: string[] = []
    const enter = async (side: string) => {
      entered.push(side)
      return repository.folder
    }
    // As of a module that only the other side has.
    const gone = (side: PreparedGoSide): PreparedGoSide => {
      const built = [...side.built].map(([path, one]) => {
        const linker = one.linker && { ...one.linker, call: { ...one.linker.call, cwd: '/nowhere' } }
        return [path, { ...one, linker }] as const
      })
      return { ...without(side), built: new Map(built) }
    }
    const both = { base: gone(prepared), head: gone(work.prepared.head) }
    const relay = new GoRelinker(
      { ...work, context: { ...work.context, sides: { enter } }, prepared: both },
      settings,
    )
    expect(await relay.link(3, ['example.com/m/plain'])).toBeNull()
    expect(entered).toEqual([])
    expect(existsSync(relay.fileOf('head', 'example.com/m/plain', 3) ?? '')).toBe(true)
  })

  test('are left to go where its linker fails without it', async () => {
    const { work, settings, prepared } = await relaying({ packages: ['./plain'] })
    const linker = prepared.built.get('example.com/m/plain')?.linker
    rmSync(linkerImportcfgPath(linker?.call.args ?? []) ?? '')
    const relay = new GoRelinker(work, settings)
    for (const round of [3, 4]) {
      expect(await relay.link(round, ['example.com/m/plain'])).toBeNull()
      expect(printed(relay.fileOf('base', 'example.com/m/plain', round) ?? '')).toBe('version is \n')
    }
  })

  test('that cannot be linked are reported, with the output of go', async () => {
    const { work, settings, prepared } = await relaying({
      packages: ['./plain'],
      goFlags: ['-toolexec=env'],
    })
    expect(prepared.built.get('example.com/m/plain')?.linker).toBeNull()
    const relay = new GoRelinker(
      { ...work, prepared: { ...work.prepared, head: without(work.prepared.head) } },
      settings,
    )
    expect(await relay.link(3, ['example.com/m/plain'])).toContain('invalid value')
    expect(relay.fileOf('head', 'example.com/m/plain', 3)).toBeUndefined()
  })
})
