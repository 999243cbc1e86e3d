// The journal of a taken checkout: on disk when it says so, and taken away by nobody but a run that lives.
import { mkdtemp, open, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  type CheckoutJournal,
  readCheckoutJournal,
  removeObsoleteRunState,
  removeStopRequestToThisRun,
  stillOwnsCheckout,
  syncFileToDisk,
  takeOverCheckoutFromFormerHolder,
  tryToClaimCheckoutWithJournal,
  writeCheckoutJournal,
} from '../../../../src/effects/git/checkout/journal.ts'
import { thisProcessAsHolder } from '../../../../src/effects/git/holder.ts'

const journal: CheckoutJournal = {
  phase: 'measuring',
  ...thisProcessAsHolder(),
  ignoredFiles: 'per-side',
  hasPointers: false,
  trees: [],
  stash: null,
}

/** A folder with a journal, as a run takes it. */
async function taken(
  content: string,
): Promise<{ folder: string; [Symbol.asyncDispose]: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'benchgate-journal-'))
  const folder = join(root, 'benchgate')
  await tryToClaimCheckoutWithJournal(folder, journal)
  await writeFile(join(folder, 'journal.json'), content)
  return { folder, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) }
}

const dead = { ...journal, run: 'another', pid: 2 ** 22 + 1 }
const whatever: Readonly<Record<string, [content: string, isHeld: boolean]>> = {
  'that is its own': [JSON.stringify(journal), true],
  'that is garbage': ['][', true],
  'that names nobody': ['{}', true],
  'of a run that has ended': [JSON.stringify(dead), true],
  'of another run that lives': [JSON.stringify({ ...journal, run: 'another' }), false],
}
test.each(Object.entries(whatever))(
  'a run that finds a journal %s knows whose the checkout is',
  async (_, [content, isHeld]) => {
    await using place = await taken(content)
    expect(await stillOwnsCheckout(place.folder, journal)).toBe(isHeld)
  },
)

test('a run whose checkout was taken over while it may have lived stops, also once that is over', async () => {
  const elsewhere = { ...journal, run: 'elsewhere', namespace: 'pid:[1]' }
  await using place = await taken(JSON.stringify(elsewhere))
  expect(await stillOwnsCheckout(place.folder, elsewhere)).toBe(true)
  expect(await takeOverCheckoutFromFormerHolder(place.folder, elsewhere)).toBe(true)
  await rm(place.folder, { recursive: true })
  expect(await stillOwnsCheckout(place.folder, elsewhere)).toBe(false)
  for (const _ of ['once', 'and again']) await removeStopRequestToThisRun(place.folder, elsewhere)
  expect(await beside(place.folder)).toEqual([])
})

test('the word to stop is removed once the run that it was for has ended, and not before', async () => {
  const elsewhere = { ...journal, run: 'elsewhere', namespace: 'pid:[1]' }
  await using place = await taken(JSON.stringify(elsewhere))
  await takeOverCheckoutFromFormerHolder(place.folder, elsewhere)
  const mark = `${place.folder}-stop-elsewhere`
  await removeObsoleteRunState(place.folder)
  expect(await readFile(mark, 'utf8')).toBe(JSON.stringify(elsewhere))
  await writeFile(mark, JSON.stringify({ ...dead, run: 'elsewhere' }))
  await removeObsoleteRunState(place.folder)
  expect(await readdir(dirname(place.folder))).toEqual(['benchgate'])
})

/** The names in the folder that has the state of a run in it. */
const beside = (folder: string) => readdir(dirname(folder)).then(names => names.sort())

test('only one of two runs begins, and the other leaves nothing', async () => {
  await using place = await taken(JSON.stringify(journal))
  expect(await tryToClaimCheckoutWithJournal(place.folder, { ...journal, run: 'another' })).toBe(false)
  expect(await beside(place.folder)).toEqual(['benchgate'])
  expect(await readCheckoutJournal(place.folder)).toEqual(journal)
  await writeFile(`${place.folder}-file`, 'x')
  await expect(tryToClaimCheckoutWithJournal(`${place.folder}-file`, journal)).rejects.toThrow(
    /ENOTDIR|EEXIST/,
  )
  expect(await beside(place.folder)).toEqual(['benchgate', 'benchgate-file'])
})

const claims: Readonly<Record<string, [claim: object | null, isOurs: boolean]>> = {
  'that nobody has claimed': [null, true],
  'that a run has claimed which has died as well': [{ ...dead, run: 'third' }, true],
  'that a living run has claimed': [{ ...journal, run: 'third' }, false],
}
test.each(Object.entries(claims))('of a run that has ended, a checkout %s', async (_, [claim, isOurs]) => {
  await using place = await taken(JSON.stringify(dead))
  if (claim) await writeFile(join(place.folder, 'claim-on-another'), JSON.stringify(claim))
  expect(await takeOverCheckoutFromFormerHolder(place.folder, dead)).toBe(isOurs)
  const now = await readCheckoutJournal(place.folder)
  expect(now).toMatchObject({ phase: 'measuring', pid: isOurs ? process.pid : dead.pid })
  expect(now?.run === 'another').toBe(!isOurs)
  // Whoever has ended needs no word to stop.
  expect(await beside(place.folder)).toEqual(['benchgate'])
})

test('a checkout that has gone, or that another holds by now, is not taken over', async () => {
  await using place = await taken(JSON.stringify({ ...dead, run: 'third' }))
  expect(await takeOverCheckoutFromFormerHolder(place.folder, dead)).toBe(false)
  expect(await readCheckoutJournal(place.folder)).toMatchObject({ run: 'third' })
  await rm(place.folder, { recursive: true })
  expect(await takeOverCheckoutFromFormerHolder(place.folder, dead)).toBe(false)
})

test('a journal that cannot be read is not taken for none', async () => {
  await using place = await taken('][')
  await expect(readCheckoutJournal(place.folder)).rejects.toThrow(SyntaxError)
})

test('of what killed runs have left beside the folder, nothing of the living goes, nor of others', async () => {
  await using place = await taken(JSON.stringify(journal))
  const stay = [`benchgate-begun-${process.pid}-x`, 'benchgate-left-1', 'benchgate-stop-x', 'other-done-1']
  for (const name of [...stay, 'benchgate-done-1', `benchgate-begun-${dead.pid}-x`])
    await writeFile(join(dirname(place.folder), name), 'no journal')
  await removeObsoleteRunState(place.folder)
  expect(await beside(place.folder)).toEqual(['benchgate', ...stay])
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
      expect(await tryToClaimCheckoutWithJournal(folder, journal)).toBe(true)
      expect(synced.splice(0)).toEqual(['journal.json', root.replace(/.*\//, '')])
      await writeCheckoutJournal(folder, { ...journal, phase: 'shelving' })
      expect(synced.splice(0)).toEqual(['journal.json.next', 'held'])
      expect((await readCheckoutJournal(folder))?.phase).toBe('shelving')
      await syncFileToDisk(join(folder, 'journal.json'))
      expect(synced).toEqual(['journal.json'])
    } finally {
      spy.mockRestore()
      await rm(root, { recursive: true })
    }
  },
)
