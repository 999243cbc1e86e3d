// Who holds a checkout: a process, told apart from a later one that has been given its number.
import { mkdtemp, open, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  beginJournal,
  holder,
  isHeld,
  type Journal,
  readJournal,
  syncFile,
  writeJournal,
} from '../../../../src/effects/git/checkout/journal.ts'

const journal: Journal = {
  phase: 'measuring',
  ...holder(),
  started: new Date().toISOString(),
  ignoredFiles: 'per-side',
  hasPointers: false,
  stashes: [],
  trees: [],
  stash: null,
}

test('this process holds what it has taken', () => {
  expect(isHeld(journal)).toBe(true)
})

test('a living process with the number, but another start, does not', () => {
  expect(isHeld({ ...journal, pidStarted: 'another boot 1' })).toBe(false)
  expect(isHeld({ ...journal, pid: process.ppid, pidStarted: journal.pidStarted ?? 'x' })).toBe(false)
})

test('a number that no process has does not', () => {
  expect(isHeld({ ...journal, pid: 2 ** 22 + 1 })).toBe(false)
})

// What a power cut leaves nobody can try here; that the system was asked to write it down can be seen.
test.runIf(process.platform === 'linux')(
  'what is written is on disk, file first, then its name',
  async () => {
    const root = await mkdtemp(join(tmpdir(), 'benchgate-journal-'))
    const synced: string[] = []
    const any = await open(root, 'r')
    const handles = Object.getPrototypeOf(any) as typeof any
    await any.close()
    const { sync } = handles
    const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: typeof any) {
      synced.push((await readlink(`/proc/self/fd/${this.fd}`)).replace(/.*\//, ''))
      return sync.call(this)
    })
    try {
      const folder = join(root, 'held')
      expect(await beginJournal(folder, journal)).toBe(true)
      expect(synced.splice(0)).toEqual(['journal.json', root.replace(/.*\//, '')])
      await writeJournal(folder, { ...journal, phase: 'shelving' })
      expect(synced.splice(0)).toEqual(['journal.json.next', 'held'])
      expect((await readJournal(folder))?.phase).toBe('shelving')
      await syncFile(join(folder, 'journal.json'))
      expect(synced).toEqual(['journal.json'])
    } finally {
      spy.mockRestore()
      await rm(root, { recursive: true })
    }
  },
)
