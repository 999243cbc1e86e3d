// A folder from which no program can be run, on a file system that is mounted so: only root can make one.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'
import { isNoexecFolder } from '../../../src/effects/files/folder.ts'
import { openMeasurementDriver } from '../../../src/effects/go/go-driver.ts'
import { createCommandDriver } from '../../../src/effects/measure/command-driver.ts'
import { makeRepository } from '../../support/repository.ts'
import { benchOn, usual } from '../go/support.ts'

const folder = mkdtempSync(join(tmpdir(), 'benchgate-noexec-'))
const isMounted = mount('mount', '-t', 'tmpfs', '-o', 'noexec', 'tmpfs', folder)

function mount(command: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

afterAll(() => {
  if (isMounted) mount('umount', folder)
  rmSync(folder, { recursive: true, force: true })
})

test('programs can be run from a usual folder, and nothing is said of one that is not there', async () => {
  expect(await isNoexecFolder(tmpdir())).toBe(false)
  expect(await isNoexecFolder(join(tmpdir(), 'not-there'))).toBe(false)
})

test.runIf(isMounted)('one that is mounted with noexec is known', async () => {
  expect(await isNoexecFolder(folder)).toBe(true)
})

test.runIf(isMounted)('the Go driver refuses it, with the word and what to do', async () => {
  await using repository = await makeRepository(
    'git init --quiet; git commit --quiet --allow-empty -m a; git tag base; git tag head',
  )
  const bench = benchOn(repository, { enter: async () => repository.folder })
  const opening = openMeasurementDriver(
    bench,
    { go: usual, run: '', seed: 1, format: 'auto', output: [] },
    folder,
  )
  await expect(opening).rejects.toThrow(MisconfiguredError)
  await expect(opening).rejects.toThrow(/is mounted with "noexec"\. Set TMPDIR/)
})

test.runIf(isMounted)('a command that cannot run what it has built there says why', async () => {
  await using repository = await makeRepository(
    'git init --quiet; git commit --quiet --allow-empty -m a; git tag base; git tag head',
  )
  const run = 'printf "#!/bin/sh\\n" > "$TMPDIR/program"; chmod +x "$TMPDIR/program"; "$TMPDIR/program"'
  const env = { PATH: process.env.PATH ?? '', TMPDIR: folder }
  const bench = benchOn(repository, { enter: async () => repository.folder }, { env })
  await using driver = createCommandDriver(bench, run)
  const [item] = await driver.items()
  const attempt = { round: 1, place: 'round 1 of 2', only: null, budgetEnds: null }
  if (!item) throw new Error('a command is one item')
  await expect(driver.visit(item, 'head', attempt)).rejects.toThrow(
    /failed with exit code 126.*\nNo program can be run from the folder for temporary files, .*"noexec"/s,
  )
})
