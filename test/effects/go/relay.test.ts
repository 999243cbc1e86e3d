// Test binaries linked anew: each round has its functions in an order of its own, and all else as it was.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/random.ts'
import { type PreparedSide, prepareSide } from '../../../src/effects/go/prepare-side.ts'
import { relay } from '../../../src/effects/go/relay.ts'
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
}, 120_000)

afterAll(() => repository?.[Symbol.asyncDispose]())

interface Relaying {
  readonly packages: readonly string[]
  readonly rounds?: readonly number[]
  readonly goFlags?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

async function relaying({ packages, rounds = [3, 4], goFlags = [], env = {} }: Relaying) {
  const bench = benchOn(repository, { enter: async () => repository.folder }, { env: { ...goEnv, ...env } })
  const settings = { ...usual, goFlags, packages }
  const folder = temporaryOf(repository)
  const prepared = await prepareSide(bench, 'base', settings, folder)
  const paths = packages.map(path => path.replace('.', 'example.com/m'))
  const work = { side: 'base', prepared, packages: paths, rounds, folder, random: randomFrom(1) } as const
  return { prepared, paths, relaid: await relay(work, settings) }
}

function filesOf(relaid: Awaited<ReturnType<typeof relay>>, path: string, rounds: readonly number[]) {
  if (typeof relaid !== 'function') throw new Error(relaid.failure)
  return rounds.map(round => relaid(path, round) ?? '')
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
    const { prepared, relaid } = await relaying({ packages: ['./plain'], ...given })
    const original = prepared.built.get('example.com/m/plain')?.file ?? ''
    const files = [original, ...filesOf(relaid, 'example.com/m/plain', [3, 4])]
    expect(new Set(files.map(hashOf)).size).toBe(3)
    expect(files.map(printed)).toEqual(Array(3).fill('version is seven\n'))
    const [first = [], ...others] = files.map(functionsIn)
    expect(first.length).toBeGreaterThan(100)
    for (const other of others) {
      expect(other).not.toEqual(first)
      expect([...other].sort()).toEqual([...first].sort())
    }
    expect(others[0]).not.toEqual(others[1])
  })

  test('are those of rounds and packages that were asked for', async () => {
    const { relaid } = await relaying({ packages: ['./plain'], rounds: [7] })
    if (typeof relaid !== 'function') throw new Error(relaid.failure)
    expect([relaid('example.com/m/plain', 6), relaid('example.com/m/other', 7)]).toEqual([
      undefined,
      undefined,
    ])
    expect(relaid('example.com/m/plain', 7)).toBeDefined()
  })

  test.skipIf(!hasC)('can hold C, linked by whichever linker (needs gcc)', async () => {
    for (const goFlags of [[], ['-ldflags=-linkmode=external']]) {
      const { relaid } = await relaying({ packages: ['./c'], goFlags })
      const files = filesOf(relaid, 'example.com/m/c', [3, 4])
      expect(files.map(printed)).toEqual(Array(2).fill('twice 4 is 8\n'))
      expect(functionsIn(files[0] ?? '')).not.toEqual(functionsIn(files[1] ?? ''))
    }
  })

  test('that cannot be linked are told, and what go said', async () => {
    const bench = benchOn(repository, { enter: async () => repository.folder })
    const folder = temporaryOf(repository)
    const settings = { ...usual, packages: ['./plain'] }
    const prepared = await prepareSide(bench, 'base', settings, folder)
    const broken: PreparedSide = { ...prepared, go: { ...prepared.go, flags: ["-ldflags='open"] } }
    const packages = ['example.com/m/plain']
    const work = {
      side: 'base',
      prepared: broken,
      packages,
      rounds: [1],
      folder,
      random: randomFrom(1),
    } as const
    expect(await relay(work, settings)).toEqual({ failure: expect.stringContaining('invalid value') })
  })
})
