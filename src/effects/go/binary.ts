// Test binaries, and how they are run: in their package's folder, and in the environment that `go test` would give them.

import { statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { buildFlags, measureFlags } from '../../core/go/flags.ts'
import {
  importsOf,
  type LinkedCode,
  type LinkerCall,
  linkAgain,
  linkedCode,
  parseLinkerCall,
  recorder,
} from '../../core/go/linking.ts'
import { patternForReported, type SuffixContext, sourceName } from '../../core/go/names.ts'
import { printedLines } from '../../core/go/visits.ts'
import { CouldNotMeasure } from '../../core/model/errors.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import type { DriverContext, TestBinary } from '../measure/driver.ts'
import { type ProcessEnd, type RunProcess, runProcess } from '../measure/process.ts'
import type { GoPackage } from './find-packages.ts'
import { type GoSurroundings, type GoTool, mapParallel, type Toolchain } from './go-tool.ts'

/** A Binary is everything that it takes to run the tests of a package, except which of them to run. */
export interface Binary extends Omit<TestBinary, 'args'> {
  readonly package: GoPackage
  /** The import path by which its results are known, where head has another than base. */
  readonly pathOnHead?: string
}

/** The binary `file` of a package of the side in `root`. */
export function binaryOf(
  one: GoPackage,
  root: string,
  file: string,
  env: Readonly<Record<string, string>>,
  toolchain: Toolchain | null,
): Binary {
  const cwd = resolve(root, one.folder)
  return { package: one, file, cwd, env: { ...env, ...toolchain?.env, PWD: cwd } }
}

/** Arguments that run the benchmarks that `pattern` matches, and no test. */
export function argsFor(settings: Pick<GoSettings, 'benchmem' | 'cpu'>, pattern: string): readonly string[] {
  return [
    // "go test" passes this too: a benchmark that exits early has failed.
    '-test.paniconexit0',
    // Its time limit is watched from outside.
    '-test.timeout=0',
    '-test.run=^$',
    `-test.bench=${pattern}`,
    ...measureFlags(settings),
  ]
}

/**
 * Arguments that run only what was reported as `benchmark`: `Encode/1MB-8`. `reported` are all names that its binary
 * has reported.
 */
export function argsForOne(
  { benchmem, cpu }: Pick<GoSettings, 'benchmem' | 'cpu'>,
  benchmark: string,
  reported: readonly string[],
  env: Readonly<Record<string, string>>,
): readonly string[] {
  const { name, processors } = sourceName(benchmark, suffixContext(cpu, reported, env))
  return argsFor({ benchmem, cpu: cpu === null ? null : (processors ?? '1') }, patternForReported(name))
}

/** How Go has named what a binary has reported with this environment. */
export function suffixContext(
  cpu: string | null,
  reported: readonly string[],
  env: Readonly<Record<string, string>>,
): SuffixContext {
  return { cpu, reported, most: Number(env.GOMAXPROCS) || availableParallelism() }
}

// Links a test binary again without go: its linker is called as go has called it, with the functions in another order.
//
// Go takes longer to find out that there is nothing to compile than its linker takes to link.

/** A LinkRecording makes go keep what the linker needs, and tell how it calls it. */
export interface LinkRecording {
  readonly flags: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** A Linker has what links one test binary. */
export interface Linker {
  readonly call: LinkerCall
  readonly code: LinkedCode
}

/**
 * What records the calls of the linker within `folder`; null where the script cannot run, or the user's `flags` have
 * one of their own in its place.
 */
export async function openRecorder(
  folder: string,
  flags: readonly string[],
): Promise<((file: string) => LinkRecording) | null> {
  const script = join(folder, 'recorder')
  if (process.platform === 'win32' || /['"]/.test(script)) return null
  if (flags.some(flag => /^--?toolexec(=|$)/.test(flag))) return null
  await writeFile(script, recorder)
  return file => ({
    // Go would delete its work, of which the linker needs some.
    flags: ['-work', `-toolexec=sh '${script}'`],
    env: { GOTMPDIR: dirname(file), BENCHGATE_LINKER: `${file}.linker` },
  })
}

/** What linked a binary that was built with a recording; null where that was not written, or does not fit. */
export async function linkerOf(file: string): Promise<Linker | null> {
  try {
    const call = parseLinkerCall(await readFile(`${file}.linker`, 'utf8'))
    const imports = call && importsOf(call.args)
    return call && imports ? { call, code: linkedCode(await readFile(imports, 'utf8')) } : null
  } catch {
    return null
  }
}

/** Links into `file`, with the functions in an order drawn from `seed`. */
export async function linkBinary(
  { call, code }: Linker,
  { signal, timeout }: Pick<GoSurroundings, 'signal' | 'timeout'>,
  file: string,
  seed: number,
): Promise<ProcessEnd> {
  const ended = await runProcess({
    file: call.file,
    args: linkAgain(call, code, file, seed),
    // Another linker may read files by names within the tree; ours needs no tree, which may show the other side.
    cwd: code.hasC ? call.cwd : dirname(file),
    env: call.env,
    signal,
    deadline: Date.now() + timeout * 1000,
    onOutput() {},
  })
  seal(file)
  return ended
}

// Builds test binaries outside the tree, several at a time.

/** A Build is one test binary to be made. */
export interface Build {
  readonly package: GoPackage
  /** The top folder of the side. */
  readonly root: string
  /** Where the binary goes, an absolute path. */
  readonly file: string
  /** More flags, such as those of the linker. */
  readonly flags: readonly string[]
  /** How it is recorded what links it; left out where that is not needed. */
  readonly recording?: LinkRecording | undefined
}

/** Builds them all, and gives the outcome of each, in their order. */
export async function build(
  go: GoTool,
  builds: readonly Build[],
  settings: GoSettings,
): Promise<readonly ProcessEnd[]> {
  const [first, ...others] = builds
  if (!first) return []
  // The others mostly need what the first one compiles; side by side each would compile it.
  const [one] = await buildAtOnce(go, [first], settings)
  return [one as ProcessEnd, ...(await buildAtOnce(go, others, settings))]
}

/** The same, for code that is compiled already. */
export function buildAtOnce(
  go: GoTool,
  builds: readonly Build[],
  settings: GoSettings,
): Promise<readonly ProcessEnd[]> {
  return mapParallel(builds, async ({ package: one, root, file, flags, recording }) => {
    // No vet: it is not part of measuring, but would take time.
    const all = [...buildFlags(settings), ...flags, ...(recording?.flags ?? [])]
    const args = ['test', '-c', '-vet=off', ...all, '-o', file, one.path]
    const ended = await go.run(resolve(root, one.module), args, { ...one.env, ...recording?.env })
    seal(file)
    return { ...ended, lastLines: ended.lastLines.replace(/^WORK=.*\n?/m, '') }
  })
}

// Notices that a test binary is no longer the one that was built.

/** What the file system says of each binary, with the time of its last change, which no process can set. */
const seals = new Map<string, string>()

/** Remembers a binary that has just been built. */
export function seal(file: string): void {
  // There any process can set this time, and what looks for viruses may.
  const identity = process.platform === 'win32' ? null : identityOf(file)
  if (identity === null) seals.delete(file)
  else seals.set(file, identity)
}

/** Whether there is a binary, and it is the one that was built. */
export function isAsSealed(file: string): boolean {
  const identity = seals.get(file)
  return identity !== undefined && identity === identityOf(file)
}

/** Throws CouldNotMeasure where it was changed or replaced since. */
export function refuseChanged(file: string, title: string): void {
  const identity = seals.get(file)
  if (identity === undefined || identity === identityOf(file)) return
  throw new CouldNotMeasure(
    `The test binary of ${title}, ${file}, was changed after it had been built, so its times would be those of something else. Let no benchmark write there.`,
  )
}

function identityOf(file: string): string | null {
  const there = statSync(file, { bigint: true, throwIfNoEntry: false })
  return there ? [there.dev, there.ino, there.size, there.mtimeNs, there.ctimeNs].join(' ') : null
}

// What test binaries print without running a benchmark: the output of TestMain, and of what is prepared before.

/** SaidWithout runs each binary once at most, when it is asked for the first time. */
export class SaidWithout {
  private readonly known = new Map<string, Promise<readonly string[]>>()
  private readonly bench: Pick<DriverContext, 'signal' | 'timeout'>
  private readonly run: RunProcess

  constructor(bench: Pick<DriverContext, 'signal' | 'timeout'>, run: RunProcess = runProcess) {
    this.bench = bench
    this.run = run
  }

  /** The lines; none where it fails, as then nothing is known of them. */
  of(binary: Omit<Binary, 'package'>): Promise<readonly string[]> {
    const { file } = binary
    const before = this.known.get(file)
    if (before !== undefined) return before
    const lines = this.ask(binary).catch(() => [])
    this.known.set(file, lines)
    return lines
  }

  private async ask({ file, cwd, env }: Omit<Binary, 'package'>): Promise<readonly string[]> {
    const { signal, timeout } = this.bench
    let text = ''
    await this.run({
      ...{ file, cwd, env, signal, deadline: Date.now() + timeout * 1000 },
      args: ['-test.paniconexit0', '-test.timeout=0', '-test.run=^$', '-test.bench=^$'],
      onOutput: chunk => {
        text += chunk.toString()
      },
    })
    return printedLines(text)
  }
}
