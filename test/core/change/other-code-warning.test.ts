// Whether what commands have read shows that a side ran other code than its own.
import { describe, expect, test } from 'vitest'
import {
  type EvidenceOfCodeThatOneSideRan,
  findWarningThatOtherCodeRan,
  takeFirstPathsForWarning,
} from '../../../src/core/change/other-code-warning.ts'

test('a few paths are named, cut to what a result file takes', () => {
  expect(takeFirstPathsForWarning(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c'])
  expect(takeFirstPathsForWarning(['x'.repeat(2000)])[0]).toHaveLength(1000)
})

// What the files that commands have read tell of whose code they have run.
describe('unread code', () => {
  /** The evidence, with what was used by its kinds; what names no source in `named` names none, but a program may be of any. */
  interface Observed extends Omit<EvidenceOfCodeThatOneSideRan, 'used'> {
    readonly builtBefore: readonly string[]
    readonly started: readonly string[]
    readonly builtByOther: readonly string[]
    readonly named: ReadonlyMap<string, readonly string[]>
    readonly copies: ReadonlyMap<string, string>
    readonly elsewhere: readonly string[]
    /** Builds in the checkout of the user: what was linked or run, and what was run in place of a build of the side. */
    readonly originals: readonly string[]
    readonly originalsForOwn: readonly string[]
  }
  const nothing: Observed = {
    ...{ changed: ['src/it.c'], settings: [], others: ['src/other.c'], tracked: ['src/it.c', 'src/other.c'] },
    ...{ read: new Set<string>(), builtBefore: [], started: [] },
    ...{ elsewhere: [], isSkipping: false, builtByOther: [] },
    ...{ named: new Map(), copies: new Map(), originals: [], originalsForOwn: [] },
  }
  const fine: Observed = { ...nothing, read: new Set(['src/it.c']) }
  const evidenceOf = (observed: Observed): EvidenceOfCodeThatOneSideRan => {
    const { builtBefore, started, builtByOther, named, copies, elsewhere, ...others } = observed
    const { originals, originalsForOwn, ...rest } = others
    const sourcesOf = (path: string) => named.get(path) ?? []
    return {
      ...rest,
      used: [
        ...builtBefore.map(path => ({ kind: 'built', path, sources: sourcesOf(path) }) as const),
        ...started.map(path => ({ kind: 'program', path, sources: observed.changed }) as const),
        ...builtByOther.map(
          path => ({ kind: 'built by other side', path, sources: sourcesOf(path) }) as const,
        ),
        ...[...copies].map(([path, source]) => ({ kind: 'copy', path, sources: [source] }) as const),
        ...elsewhere.map(path => ({ kind: 'original', path: `/home/${path}`, sources: [path] }) as const),
        ...originals.map(path => ({ kind: 'original build', path, sources: sourcesOf(path) }) as const),
        ...originalsForOwn.map(
          path => ({ kind: 'original build in place of its own', path, sources: sourcesOf(path) }) as const,
        ),
      ],
    }
  }
  const find = ({ base, head }: Readonly<Record<'base' | 'head', Observed>>) =>
    findWarningThatOtherCodeRan({ base: evidenceOf(base), head: evidenceOf(head) })
  const onHead = (head: Partial<Observed>) => find({ base: fine, head: { ...nothing, ...head } })

  test('nothing is found where one of the changed files was read on each side', () => {
    expect(find({ base: fine, head: fine })).toBeNull()
    expect(onHead({ changed: ['src/it.c', 'src/new.c'], read: new Set(['src/new.c']) })).toBeNull()
  })

  test('where only settings of the build differ, what was built before is reported by their names', () => {
    const built = { builtBefore: ['bench'], named: new Map([['bench', ['src/it.c']]]) }
    const settings = ['Makefile']
    expect(onHead({ settings, ...built })).toMatchObject({
      ...{ files: settings, count: 1, instead: ['bench'], isAll: false, isOfSettings: true },
    })
    expect(onHead({ settings, ...built, read: new Set(['src/it.c']) })).toBeNull()
    expect(onHead({ settings })).toBeNull()
    expect(onHead({ settings, read: new Set(['src/other.c']) })).toBeNull()
  })

  test('reading no file at all is distinguished from reading another file', () => {
    expect(onHead({})).toMatchObject({ side: 'head', count: 1, files: ['src/it.c'], isAll: true })
    expect(onHead({ read: new Set(['src/other.c']) })).toMatchObject({ isAll: false, instead: [] })
  })

  test('a source that was read in the checkout of the user alone counts, although others of the side were read', () => {
    const changed = ['src/it.c', 'src/new.c']
    const read = new Set(['src/new.c'])
    expect(onHead({ changed, read, elsewhere: ['src/it.c'] })).toMatchObject({
      files: ['src/it.c'],
      isElsewhere: true,
    })
    expect(onHead({ changed, read, elsewhere: ['src/new.c'] })).toBeNull()
    expect(onHead({ changed, read, elsewhere: ['src/it.c'], isSkipping: true })).toBeNull()
  })

  test('an earlier build of an unread source counts as used in its place', () => {
    const changed = ['src/it.c', 'lib/it.py']
    const read = new Set(['lib/it.py', 'lib.a'])
    expect(onHead({ changed, read, builtBefore: ['lib.a'] })).toMatchObject({
      files: ['src/it.c'],
      instead: ['lib.a'],
    })
    expect(onHead({ changed, read, builtBefore: [] })).toBeNull()
    expect(onHead({ changed, read: new Set([...read, 'src/other.c']), builtBefore: ['lib.a'] })).toBeNull()
  })

  test('of several earlier builds, those that name an unread source are listed first', () => {
    const builtBefore = ['out/Bench.class', 'out/Other.class', 'out/Zip.class', 'out/It.class']
    const named = new Map([['out/It.class', ['src/It.java']]])
    const evidence = { changed: ['src/It.java'], tracked: ['src/It.java'], others: [], builtBefore, named }
    expect(onHead(evidence)?.instead).toEqual(['out/It.class', 'out/Bench.class', 'out/Other.class'])
  })

  test('a copy of a source as the other side has it counts, although others of its language were read', () => {
    const found = onHead({
      ...{ changed: ['src/a.php', 'src/b.php'], read: new Set(['src/b.php']) },
      copies: new Map([['vendor/x/src/a.php', 'src/a.php']]),
    })
    expect(found).toMatchObject({ count: 1, files: ['src/a.php'], instead: ['vendor/x/src/a.php'] })
  })

  test('files that base used in place of its sources are reported before files that head merely did not read', () => {
    const weak = { changed: ['a.js'], others: ['b.js'], read: new Set(['b.js']) }
    const base = { ...nothing, ...weak, copies: new Map([['node_modules/a.js', 'a.js']]) }
    expect(find({ base, head: { ...nothing, ...weak } })).toMatchObject({
      side: 'base',
    })
    const head = { ...nothing, read: new Set<string>() }
    expect(find({ base, head })).toMatchObject({ side: 'head', isAll: true })
  })

  test('settings, tasks and versions, which build tools read, do not count as code', () => {
    const changed = ['src/it.ts', 'src/version.ts']
    const read = new Set(['vitest.config.ts', 'packages/a/setup.py', 'src/version.ts', 'dist/it.js'])
    const others = ['vitest.config.ts', 'packages/a/setup.py']
    expect(onHead({ changed, others, read, builtBefore: ['dist/it.js'] })).toMatchObject({
      ...{ files: ['src/it.ts'], instead: ['dist/it.js'], isAll: true },
    })
    const mix = { changed: ['lib/it.ex'], others: ['mix.exs', 'config/config.exs'], tracked: [] }
    const used = '_build/dev/lib/it/ebin/Elixir.It.beam'
    expect(onHead({ ...mix, read: new Set(mix.others), builtBefore: [used] })).toMatchObject({
      ...{ files: ['lib/it.ex'], instead: [used], isAll: true },
    })
    expect(onHead({ changed: ['noxfile.py'], others: [], read: new Set(['noxfile.py']) })).toBeNull()
  })

  test('an earlier build that names an unread source counts, although others of its language were read', () => {
    const [changed, others] = [['a/src/it.ts'], ['b/src/other.ts']]
    const named = new Map([['a/dist/it.js', changed]])
    const read = new Set(['b/src/other.ts', 'a/dist/it.js', 'a/dist/cli.js'])
    expect(
      onHead({ changed, others, read, named, builtBefore: ['a/dist/cli.js', 'a/dist/it.js'] }),
    ).toMatchObject({
      ...{ files: ['a/src/it.ts'], instead: ['a/dist/it.js'], isAll: false },
    })
    expect(onHead({ changed, others, read, named, builtBefore: ['a/dist/cli.js'] })).toMatchObject({
      instead: [],
    })
  })

  test('a name that sources of several packages have means the source of the same package', () => {
    const [mine, theirs] = ['packages/a/src/index.ts', 'packages/b/src/index.ts']
    const tracked = [mine, theirs, 'packages/a/package.json', 'packages/b/package.json']
    const inPackage = (name: string) => {
      const built = `packages/${name}/dist/index.js`
      const read = new Set([built, 'packages/a/src/other.ts'])
      const files = { changed: [mine], others: ['packages/a/src/other.ts'], tracked, read }
      return onHead({ ...files, named: new Map([[built, [mine]]]), builtBefore: [built] })
    }
    expect(inPackage('a')).toMatchObject({ files: [mine], instead: ['packages/a/dist/index.js'] })
    expect(inPackage('b')).toMatchObject({ files: [mine], instead: [] })
  })

  test('an earlier build of a package none of whose sources was read counts, although those of another package were', () => {
    const changed = ['packages/core/src/it.ts']
    const others = ['packages/util/src/other.ts', 'packages/core/src/other.ts']
    const tracked = ['package.json', 'packages/core/package.json', 'packages/util/package.json']
    const onHeadWith = (used: string, source: string) =>
      onHead({ ...{ changed, others, tracked }, read: new Set([used, source]), builtBefore: [used] })
    for (const used of [
      'packages/core/dist/index.js',
      'dist/packages/core/index.js',
      'packages/core/it.wasm',
    ])
      expect(onHeadWith(used, 'packages/util/src/other.ts')).toMatchObject({
        files: changed,
        instead: [used],
      })
    expect(onHeadWith('packages/util/dist/index.js', 'packages/util/src/other.ts')).toMatchObject({
      instead: [],
    })
    expect(onHeadWith('packages/core/dist/index.js', 'packages/core/src/other.ts')).toMatchObject({
      instead: [],
    })
  })

  test('what the other side has built outside counts as used in place of a source that it names, or of a language not read', () => {
    const read = new Set(['src/other.c'])
    const named = new Map([['/out/it.c.o', ['src/it.c']]])
    const inPlace = { isInPlace: true, named, read: new Set(['Makefile', 'src/other.c']) }
    expect(onHead({ ...inPlace, builtByOther: ['/out/it.c.o'] })).toMatchObject({
      files: ['src/it.c'],
      instead: ['/out/it.c.o'],
    })
    expect(onHead({ builtByOther: ['/out/bench'] })).toMatchObject({ instead: ['/out/bench'] })
    expect(onHead({ read, builtByOther: ['/out/bench', '/out/it.py'] })).toMatchObject({ instead: [] })
    expect(onHead({ read, named, builtByOther: ['/out/it.c.o'], isSkipping: true })).toMatchObject({
      instead: [],
    })
  })

  test("a build in the user's checkout counts where both sides used it: in place of an unread source, or of a build of their own", () => {
    const [library, named] = ['/home/libit.so', new Map([['/home/libit.so', ['src/it.c']]])]
    const both = (read: string, used: Partial<Observed>) => {
      const side = { ...nothing, named, read: new Set([read]), ...used }
      return find({ base: side, head: side })
    }
    expect(both('src/other.c', { originals: [library] })).toMatchObject({
      ...{ instead: [library], isElsewhere: true },
    })
    expect(both('src/it.c', { originals: [library] })).toBeNull()
    expect(both('src/it.c', { originalsForOwn: [library] })).toMatchObject({
      ...{ files: ['src/it.c'], instead: [library], isElsewhere: true, isAll: false },
    })
    expect(onHead({ named, read: new Set(['src/it.c']), originalsForOwn: [library] })).toBeNull()
    expect(onHead({ named, read: new Set(['src/other.c']), originals: [library] })).toMatchObject({
      instead: [],
    })
  })

  test('that go has looked at native sources does not count', () => {
    const tracked = ['it.go', 'native/it.c']
    const read = new Set(['native/it.c', 'it.go', 'lib.a'])
    const found = onHead({
      changed: ['native/it.c'],
      others: ['it.go'],
      tracked,
      read,
      builtBefore: ['lib.a'],
    })
    expect(found).toMatchObject({ files: ['native/it.c'], instead: ['lib.a'] })
  })

  test('a program outside that was built from the checkout was started in place of unread code', () => {
    const changed = ['it.go', 'cmd/tool/main.go']
    const found = onHead({ changed, read: new Set(['it.go']), started: ['/opt/bin/tool'] })
    expect(found).toMatchObject({ files: ['cmd/tool/main.go'], instead: ['/opt/bin/tool'] })
    expect(onHead({ changed, read: new Set(changed), started: ['/opt/bin/tool'] })).toBeNull()
  })

  test('where a tool need not read what it has built before, this is only said', () => {
    const read = new Set(['Makefile', 'build/it'])
    const builtBefore = ['build/it']
    expect(onHead({ read, builtBefore, isSkipping: true })).toMatchObject({ isAll: false, instead: [] })
    expect(onHead({ read, builtBefore })).toMatchObject({ isAll: true, instead: ['build/it'] })
  })

  test('such a tool has found at most on one side that what both use is up to date', () => {
    const files = { builtBefore: ['build/it'], read: new Set(['Makefile', 'build/it']) }
    const both = { ...nothing, ...files, isSkipping: true, named: new Map([['build/it', ['src/it.c']]]) }
    expect(find({ base: both, head: both })).toMatchObject({
      ...{ side: 'head', instead: ['build/it'], isAll: false },
    })
    const unlike = { ...both, named: new Map() }
    expect(find({ base: unlike, head: unlike })).toMatchObject({ instead: [] })
    const rebuilt = { ...both, builtBefore: [], read: new Set(['Makefile', 'src/it.c']) }
    expect(find({ base: rebuilt, head: both })).toMatchObject({ instead: [] })
  })

  test('a copy that a compiler has read counts if neither side has read the source, and none comes from git', () => {
    const copies = new Map([['/out/src/it.c', 'src/it.c']])
    const copied = { ...nothing, copies, read: new Set(['src/other.c']) }
    expect(find({ base: copied, head: copied })).toMatchObject({ instead: ['/out/src/it.c'] })
    expect(find({ base: fine, head: copied })).toMatchObject({ instead: [] })
    const fromGit = { ...copied, isSkipping: true }
    expect(find({ base: fromGit, head: fromGit })).toMatchObject({ instead: [] })
  })

  /** Whether a file counts that head used, that both used, that both used where code may come from a cache, and where base read the source. */
  test.each([
    ['program', '/x/it', true, true, false, true],
    ['library', '/x/it', true, true, true, true],
    ['built', 'x/it', true, true, true, true],
    ['original build', '/x/it', false, true, false, false],
    ['original build in place of its own', '/x/it', false, true, true, false],
    ['built by other side', '/x/it', true, true, false, true],
    ['generated', 'x/it.json', false, true, true, false],
    ['copy', 'x/it.c', true, true, false, false],
    ['copy', 'x/it.h', true, true, true, true],
    ['installed', '/x/it.c', true, true, false, false],
    ['installed', '/x/it.py', true, true, true, true],
    ['link', '/x/it.c', true, true, false, true],
    ['original', '/x/it.c', true, true, false, true],
  ] as const)('a file counts by its kind: %s, %s', (kind, path, ...expected) => {
    const changed = ['src/it.c', 'src/also.c']
    const side = { ...evidenceOf(nothing), changed, read: new Set(['src/also.c']) }
    const using = { ...side, used: [{ kind, path, sources: ['src/it.c'] }] }
    const skipping = { ...using, isSkipping: true }
    const all = [
      [side, using],
      [using, using],
      [skipping, skipping],
      [{ ...side, read: new Set(changed) }, using],
    ] as const
    const found = all.map(([base, head]) => findWarningThatOtherCodeRan({ base, head }))
    expect(found.map(one => one !== null)).toEqual(expected)
    for (const one of found)
      if (one !== null)
        expect(one).toMatchObject({
          side: 'head',
          files: ['src/it.c'],
          instead: /link|^original$/.test(kind) ? [] : [path],
        })
  })

  test('base is only mentioned if it has run other code', () => {
    const onBase = (base: Partial<Observed>) => find({ base: { ...nothing, ...base }, head: fine })
    expect(onBase({ read: new Set(['src/other.c']) })).toBeNull()
    expect(onBase({})).toMatchObject({ side: 'base', isAll: true })
    expect(onBase({ changed: [] })).toBeNull()
  })
})
