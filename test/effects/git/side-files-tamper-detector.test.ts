// What changed in the folder of a side while the other was shown is seen, sooner or later, and nothing else.
import { lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { InactiveSideTamperDetector } from '../../../src/effects/git/side-files-tamper-detector.ts'

let scratch: string
let folder: string

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'benchgate-test-'))
  folder = join(scratch, 'base')
  mkdirSync(folder)
  writeFileSync(join(folder, 'a'), 'a')
})

afterEach(() => rmSync(scratch, { recursive: true, force: true }))

const write = (name = 'a') => writeFileSync(join(folder, name), 'new')

/** Comes back when the clock of the file system has gone on: it is coarse. */
function tick(): void {
  const now = () => {
    writeFileSync(join(scratch, 'tick'), '')
    return lstatSync(join(scratch, 'tick'), { bigint: true }).ctimeNs
  }
  const before = now()
  while (now() === before);
}

test('what a side did before it left, and after it came back, is its own', () => {
  const away = new InactiveSideTamperDetector(scratch, Number.POSITIVE_INFINITY)
  for (let turn = 0; turn < 5; turn++) {
    write()
    away.deactivate('base', folder)
    tick()
    away.activate('base', folder)
    write(`own${turn}`)
    tick()
  }
  away.refuseChanged('base', folder)
})

test('what a side does in the same moment in which it comes back is its own', () => {
  const away = new InactiveSideTamperDetector(scratch, 0)
  for (let turn = 0; turn < 50; turn++) {
    away.deactivate('base', folder)
    away.activate('base', folder)
    write()
    renameSync(folder, join(scratch, 'side'))
    renameSync(join(scratch, 'side'), folder)
  }
  away.refuseChanged('base', folder)
})

test('what there was no time to see is seen later, at another place, and named once', () => {
  const away = new InactiveSideTamperDetector(scratch, 0)
  away.deactivate('base', folder)
  tick()
  write()
  tick()
  away.activate('base', folder)
  renameSync(folder, join(scratch, 'side'))
  folder = join(scratch, 'side')
  write('own')
  away.deactivate('base', folder)
  away.activate('base', folder)
  expect(() => away.refuseChanged('base', folder)).toThrow(/^a of base was changed while head was measured/)
})

test('a side that is still away is looked at, too', () => {
  const away = new InactiveSideTamperDetector(scratch, Number.POSITIVE_INFINITY)
  away.deactivate('base', folder)
  away.refuseChanged('base', folder)
  tick()
  write('b')
  expect(() => away.refuseChanged('base', folder)).toThrow(/^b \(and 1 more\) of base/)
})

test('a side that has never left is not looked at, and a folder that is not there is no change', () => {
  const away = new InactiveSideTamperDetector(scratch, Number.POSITIVE_INFINITY)
  write()
  away.refuseChanged('base', folder)
  away.activate('head', join(scratch, 'none'))
  away.deactivate('head', join(scratch, 'none'))
  away.activate('head', join(scratch, 'none'))
})
