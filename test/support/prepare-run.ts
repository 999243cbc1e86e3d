// Prepares a run of tests: a folder for all that is temporary, in memory where there is room, and in it the Action as
// src is now, whatever dist holds.
import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with all that a workflow needs of the Action: both `action.yml` and `dist`. */
    builtAction: string
  }
}

const root = join(import.meta.dirname, '../..')
/** A sandbox of `npm run mutants` has every mutant in its source, which is too large to be built and slower: the original is. */
const script = join(process.env.MUTANTS_OF ?? root, 'scripts/build.mjs')
const memory = '/dev/shm'
const roomBytes = 4 * 2 ** 30
const name = 'benchgate-tests-'

export default async function prepareRun(project: TestProject): Promise<() => void> {
  // What the first project of a run has prepared is there for the others.
  if (process.env.BENCHGATE_TESTS_BUILT !== undefined) {
    project.provide('builtAction', process.env.BENCHGATE_TESTS_BUILT)
    return () => {}
  }
  const temporary = inMemory() ?? mkdtempSync(join(tmpdir(), name))
  // Workers and all that they start have it from here.
  process.env.TMPDIR = temporary
  process.env.PATH = withoutShims(process.env.PATH ?? '', join(temporary, 'programs'))
  // Half of what it takes to start one of our programs is to compile it.
  process.env.NODE_COMPILE_CACHE = join(temporary, 'compiled')
  const built = mkdtempSync(join(temporary, 'benchgate-built-'))
  const build = () => promisify(execFile)(process.execPath, [script, '--into', join(built, 'dist')])
  await build()
  // `npm run watch` runs what has changed.
  project.onTestsRerun(async () => void (await build()))
  for (const file of ['', 'report/', 'command/', 'bisect/', 'record/'].map(name => `${name}action.yml`)) {
    mkdirSync(dirname(join(built, file)), { recursive: true })
    copyFileSync(join(root, file), join(built, file))
  }
  project.provide('builtAction', built)
  process.env.BENCHGATE_TESTS_BUILT = built
  return () => {
    delete process.env.BENCHGATE_TESTS_BUILT
    rmSync(temporary, { recursive: true, force: true })
  }
}

/**
 * Puts links to python itself in place of pyenv's shims, which take five times as long to start. A run also searches all that
 * is installed beside the programs of PATH, and behind shims: a hundred thousand files.
 */
function withoutShims(path: string, folder: string): string {
  const isShims = (one: string) => basename(one) === 'shims'
  const folders = path.split(delimiter)
  if (!folders.some(isShims)) return path
  try {
    const script = 'python3 -c "import sys; print(sys.prefix)"'
    const bin = join(execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim(), 'bin')
    mkdirSync(folder)
    for (const name of ['python', 'python3', 'pip', 'pip3'].filter(name => existsSync(join(bin, name))))
      symlinkSync(join(bin, name), join(folder, name))
    return [folder, ...folders.filter(one => !isShims(one))].join(delimiter)
  } catch {
    return path
  }
}

/** Git syncs what it writes, thousands of times in a run: on a disk that is a third of the time. */
function inMemory(): string | null {
  let folder: string | null = null
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < roomBytes) return null
    folder = mkdtempSync(join(memory, name))
    // In a container programs may be forbidden there.
    const program = join(folder, 'program')
    writeFileSync(program, '#!/bin/sh\n')
    chmodSync(program, 0o755)
    execFileSync(program)
    return folder
  } catch {
    if (folder !== null) rmSync(folder, { recursive: true })
    return null
  }
}
