// What tests of the Go driver share: repositories of Go modules, and a driver on one.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Side } from '../../../src/core/model/measuring.ts'
import type { GoSettings } from '../../../src/core/model/settings.ts'
import type { IsInShard } from '../../../src/core/shard/shard.ts'
import { type SwitchableCheckout, takeOverUserCheckout } from '../../../src/effects/git/checkout/checkout.ts'
import { createWorktreeCheckoutOfSides } from '../../../src/effects/git/worktrees/worktrees.ts'
import { GoDriver } from '../../../src/effects/go/go-driver.ts'
import type {
  CompletedVisitOutcome,
  DriverContext,
  ItemToMeasure,
  VisitOptions,
} from '../../../src/effects/measure/driver.ts'
import { listeningConsole, makeRepository, plainEnv, type Repository } from '../../support/repository.ts'
import { commitsOf } from '../git/checkout/sides.ts'

/** Go as it is here, with its cache of builds and without a network. */
export const goEnv: Readonly<Record<string, string>> = {
  ...plainEnv,
  HOME: process.env.HOME ?? '',
  GOCACHE: execFileSync('go', ['env', 'GOCACHE'], { encoding: 'utf8' }).trim(),
  GOPROXY: 'off',
  GOTOOLCHAIN: 'local',
}

/** As the inputs are where nothing is set, but for the time. */
export const usual: GoSettings = {
  packages: ['./...'],
  bench: '.',
  benchtime: '1x',
  cpu: '1',
  benchmem: false,
  tags: null,
  goFlags: [],
  test: false,
}

/** Bash that writes a file. */
export function file(path: string, text: string): string {
  return `mkdir -p "$(dirname '${path}')"; cat > '${path}' <<'END OF FILE'\n${text}\nEND OF FILE\n`
}

/** Bash that writes a go.mod. */
export function goMod(path: string, folder = '.'): string {
  return file(join(folder, 'go.mod'), `module ${path}\n\ngo 1.21\n`)
}

/** A test file that holds `text`, which needs no other imports than these: `fmt`, `_ "embed"`. */
export function goTest(name: string, text: string, imports: readonly string[] = []): string {
  const wanted = ['"testing"', ...imports]
    .map(one => `import ${one.includes('"') ? one : `"${one}"`}`)
    .join('\n')
  return `package ${name}\n\n${wanted}\n\n${text}`
}

/** A benchmark that does nothing. */
export function idle(...names: readonly string[]): string {
  return names.map(name => `func Benchmark${name}(b *testing.B) {}`).join('\n')
}

/** A repository with the tags base and head, made by bash that writes the one, and changes it to the other. */
export function makeSides(base: string, head = '', name?: string): Promise<Repository> {
  const commit = (tag: string) => `git add --all; git commit --quiet --allow-empty -m ${tag}; git tag ${tag}`
  return makeRepository(
    `git init --quiet --initial-branch=main\n${base}\n${commit('base')}\n${head}\n${commit('head')}`,
    name,
  )
}

/** How to measure, where not as usual. */
export interface Given
  extends Partial<
    Pick<DriverContext, 'builds' | 'change' | 'env' | 'moved' | 'setup' | 'signal' | 'timeout'>
  > {
  readonly settings?: Partial<GoSettings>
  readonly workingDirectory?: string
  readonly checkout?: 'in-place' | 'worktree'
  readonly seed?: number
  readonly isInShard?: IsInShard
}

/** An Opened driver on a repository; disposing ends both it and the checkout. */
export interface Opened extends AsyncDisposable {
  readonly driver: GoDriver
  readonly bench: DriverContext
  readonly console: ReturnType<typeof listeningConsole>
  /** The folder of the driver, in which its binaries are. */
  readonly folder: string
  /** Visits a benchmark by its title's end. */
  visit(title: string, side: Side, attempt?: Partial<VisitOptions>): Promise<CompletedVisitOutcome>
  item(title: string): Promise<ItemToMeasure>
}

/** A bench on a checkout, with nothing in it that tests do not name. */
export function benchOn(
  repository: Repository,
  sides: DriverContext['sides'],
  given: Given = {},
): DriverContext {
  return {
    sides,
    change: given.change ?? null,
    moved: given.moved ?? new Map(),
    commits: commitsOf(repository),
    setup: given.setup ?? null,
    builds: given.builds,
    workingDirectory: given.workingDirectory ?? '.',
    timeout: given.timeout ?? 120,
    env: given.env ?? goEnv,
    signal: given.signal ?? new AbortController().signal,
    console: listeningConsole(),
  }
}

/** An environment in which `go` is a shell script, which has the real one as $GO. */
export function goScript(repository: Repository, script: string): Readonly<Record<string, string>> {
  const folder = join(dirname(repository.folder), 'bin')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'go'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return { ...goEnv, PATH: `${folder}:${goEnv.PATH}`, GO: realGo }
}

const realGo = join(execFileSync('go', ['env', 'GOROOT'], { encoding: 'utf8' }).trim(), 'bin', 'go')

/** A folder beside the repository for what is temporary. */
export function temporaryOf(repository: Repository): string {
  const folder = join(dirname(repository.folder), 'temporary')
  mkdirSync(folder, { recursive: true })
  return folder
}

export async function openMeasurementDriver(repository: Repository, given: Given = {}): Promise<Opened> {
  const temporary = temporaryOf(repository)
  const console = listeningConsole()
  const commits = commitsOf(repository)
  const checkout: SwitchableCheckout =
    given.checkout === 'in-place'
      ? await takeOverUserCheckout(repository.git, commits, console)
      : await createWorktreeCheckoutOfSides(repository.git, commits, console, { temporary })
  const bench = { ...benchOn(repository, checkout, given), console }
  const before = new Set(readdirSync(temporary))
  const driver = await GoDriver.open(bench, { ...usual, ...given.settings }, { seed: 1, ...given }, temporary)
  const folder = readdirSync(temporary).find(name => !before.has(name)) ?? ''
  const item = async (title: string) => {
    const found = (await driver.items()).filter(one => one.title?.endsWith(title))
    if (!found[0] || found[1]) throw new Error(`${found.length} items are called ${title}`)
    return found[0]
  }
  return {
    driver,
    bench,
    console,
    folder: join(temporary, folder),
    item,
    visit: async (title, side, attempt = {}) =>
      driver.visit(await item(title), side, {
        round: 1,
        place: 'round 1 of 2',
        only: null,
        budgetEnds: null,
        ...attempt,
      }),
    async [Symbol.asyncDispose]() {
      await driver[Symbol.asyncDispose]()
      await checkout[Symbol.asyncDispose]()
    },
  }
}

/** Opens a driver and prepares both sides. */
export async function prepared(repository: Repository, given: Given = {}): Promise<Opened> {
  const opened = await openMeasurementDriver(repository, given)
  try {
    await opened.driver.prepare('base')
    await opened.driver.prepare('head')
    return opened
  } catch (error) {
    await opened[Symbol.asyncDispose]()
    throw error
  }
}

/** Values as `Name unit: value`, for tests to compare. */
export function valuesIn({ visit: { measurements } }: CompletedVisitOutcome): readonly string[] {
  return measurements
    .filter(({ unit }) => unit !== 'sec/op')
    .map(({ benchmark, unit, value }) => `${benchmark} ${unit}: ${value}`)
}

export function namesIn({ visit: { measurements } }: CompletedVisitOutcome): readonly string[] {
  return [...new Set(measurements.map(({ benchmark }) => benchmark))]
}

/** Functions of a program's testing library, in the order of their addresses. */
export function functionsIn(path: string): readonly string[] {
  const symbols = execFileSync('go', ['tool', 'nm', '-n', path], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return [...symbols.matchAll(/ [Tt] (testing\.\S+)/g)].map(([, name = '']) => name)
}
