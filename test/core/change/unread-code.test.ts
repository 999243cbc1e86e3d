// What the files that commands have read tell of whose code they have run.
import { expect, test } from 'vitest'
import { type Observed, unreadCode } from '../../../src/core/change/sources.ts'

const nothing: Observed = {
  ...{ changed: ['src/it.c'], others: ['src/other.c'], tracked: ['src/it.c', 'src/other.c'] },
  ...{ read: new Set<string>(), builtBefore: [], started: [] },
  ...{ isElsewhere: false, isSkipping: false, isInPlace: false },
}
const fine: Observed = { ...nothing, read: new Set(['src/it.c']) }
const onHead = (head: Partial<Observed>) => unreadCode({ base: fine, head: { ...nothing, ...head } })

test('nothing is found where one of the changed files was read on each side', () => {
  expect(unreadCode({ base: fine, head: fine })).toBeNull()
  expect(onHead({ changed: ['src/it.c', 'src/new.c'], read: new Set(['src/new.c']) })).toBeNull()
})

test('that no file at all was read is told from that another was', () => {
  expect(onHead({})).toMatchObject({ side: 'head', count: 1, files: ['src/it.c'], isAll: true })
  expect(onHead({ read: new Set(['src/other.c']) })).toMatchObject({ isAll: false, instead: [] })
})

test('what was built before from an unread language was used in its place', () => {
  const changed = ['src/it.c', 'lib/it.py']
  const read = new Set(['lib/it.py', 'lib.a'])
  expect(onHead({ changed, read, builtBefore: ['lib.a'] })).toMatchObject({
    files: ['src/it.c'],
    instead: ['lib.a'],
  })
  expect(onHead({ changed, read, builtBefore: [] })).toBeNull()
  expect(onHead({ changed, read: new Set([...read, 'src/other.c']), builtBefore: ['lib.a'] })).toBeNull()
})

test('that go has looked at native sources does not count', () => {
  const tracked = ['it.go', 'native/it.c']
  const read = new Set(['native/it.c', 'it.go', 'lib.a'])
  const found = onHead({ changed: ['native/it.c'], others: ['it.go'], tracked, read, builtBefore: ['lib.a'] })
  expect(found).toMatchObject({ files: ['native/it.c'], instead: ['lib.a'] })
})

test('a program outside that was built from the checkout was started in place of unread code', () => {
  const changed = ['it.go', 'cmd/tool/main.go']
  const found = onHead({ changed, read: new Set(['it.go']), started: ['/opt/bin/tool'] })
  expect(found).toMatchObject({ files: ['cmd/tool/main.go'], instead: ['/opt/bin/tool'] })
  expect(onHead({ changed, read: new Set(changed), started: ['/opt/bin/tool'] })).toBeNull()
})

test('in place, a build tool may have found that all is up to date, and some tools need not read: this is only said', () => {
  const read = new Set(['Makefile', 'build/it'])
  const builtBefore = ['Makefile', 'build/it']
  const quiet = { isAll: false, instead: [] }
  expect(onHead({ read, builtBefore, isInPlace: true })).toMatchObject(quiet)
  expect(onHead({ read, builtBefore, isSkipping: true })).toMatchObject(quiet)
  expect(onHead({ read, builtBefore })).toMatchObject({ isAll: true, instead: ['build/it'] })
})

test('in place, make that only starts a program explains nothing of what is not compiled', () => {
  const changed = ['lib/it.py']
  const read = new Set(['Makefile'])
  expect(onHead({ changed, read, builtBefore: ['Makefile'], isInPlace: true })).toMatchObject({ isAll: true })
})

test('of base only what shows other code is told', () => {
  const onBase = (base: Partial<Observed>) => unreadCode({ base: { ...nothing, ...base }, head: fine })
  expect(onBase({ read: new Set(['src/other.c']) })).toBeNull()
  expect(onBase({})).toMatchObject({ side: 'base', isAll: true })
  expect(onBase({ changed: [] })).toBeNull()
})
