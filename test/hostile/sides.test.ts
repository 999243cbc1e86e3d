// No side can change what the other measures, unseen.

import { describe, expect, test } from 'vitest'
import { file, goEnv, goMod, makeSides, temporaryOf } from '../effects/go/support.ts'
import { gate } from '../support/gate.ts'
import { long, longUnlessNth } from '../support/long.ts'
import { hostile } from './hostile.ts'

const prints = 'echo "BenchmarkIt 10 100 ticks/op"'
const onHead = (does: string) => `if [ $(cat side) = head ]; then ${does}; fi`

/** Both sides build a file that git ignores, once; base has `side` from its setup. */
const builds = '[ -e built.bin ] || { echo fast > built.bin; ln built.bin linked.bin; }'

describe('head writes into the files of base', () => {
  const ways: readonly (readonly [string, string, string, string])[] = [
    ['a tracked file', 'worktree', 'echo slow > ../../base/mine.txt', 'mine.txt'],
    [
      'one whose time is as before',
      'worktree',
      'f=../../base/mine.txt; touch -r $f ../t; echo slow > $f; touch -r ../t $f',
      'mine.txt',
    ],
    [
      'another in the place of one',
      'worktree',
      'cp -p ../../base/mine.txt ../t; mv ../t ../../base/mine.txt',
      'mine.txt',
    ],
    ['one more', 'worktree', 'echo x > ../../base/new', 'new'],
    ['one less', 'worktree', 'rm -f ../../base/mine.txt', 'The folder'],
    ['what base has built', 'worktree', 'echo slow > ../../base/built.bin', 'built.bin'],
    [
      'what base has built, by a name elsewhere and with its times',
      'worktree',
      'f=../../base/built.bin; touch -r $f ../t; ln -f $f ../other; echo slow > ../other; touch -r ../t ../other; rm ../other',
      'built.bin',
    ],
    [
      'the whole folder',
      'worktree',
      'cp -a ../../base ../evil; mv ../../base ../away; mv ../evil ../../base',
      'built.bin',
    ],
    ['a folder that nobody may look into', 'worktree', 'chmod 000 ../../base', 'The folder'],
    [
      'what base has built',
      'in-place',
      'f=.git/benchgate/base/files/built.bin; [ ! -e $f ] || echo slow > $f',
      'built.bin',
    ],
  ]
  for (const [n, [way, checkout, does, named]] of ways.entries())
    test(`${way} (${checkout})`, longUnlessNth(n + 1, 12, 3), async () => {
      await using here = await hostile()
      here.sh('echo "*.bin" > .git/info/exclude')
      const gated = here.gate({ run: `${builds}; ${onHead(does)}; ${prints}`, checkout })
      await expect(gated).rejects.toThrow(/of base was changed while head was measured/)
      await expect(gated).rejects.toThrow(named)
      expect(here.sh('cat mine.txt; git symbolic-ref HEAD')).toBe('mine\nrefs/heads/main\n')
    })
})

describe('an honest command is not accused', () => {
  for (const checkout of ['worktree', 'in-place'])
    test(`that changes the files of its own side each time (${checkout})`, long, async () => {
      await using here = await hostile()
      here.sh('echo "*.bin" > .git/info/exclude')
      const run = `${builds}; echo $RANDOM >> built.bin; echo x >> mine.txt; mkdir -p a/b; mv a "c$RANDOM.bin"; rm -rf *.bin; ${builds}; ${prints}`
      expect((await here.gate({ run, checkout })).result.verdict).toBe('pass')
    })

  for (const checkout of ['worktree', 'in-place'])
    test(`that installs from a store that the other side uses, too (${checkout})`, long, async () => {
      await using here = await hostile()
      here.sh('echo modules/ > .git/info/exclude; mkdir ../notes/store; echo x > ../notes/store/x')
      const install = 'rm -rf modules; mkdir modules; ln "$NOTES/store/x" modules/x'
      for (const inputs of [{ setup: install, run: prints }, { run: `${install}; ${prints}` }])
        expect((await here.gate({ ...inputs, checkout })).result.verdict).toBe('pass')
    })
})

const benchmark = (body: string) =>
  file(
    'work_test.go',
    `package work\n\nimport (\n\t"os"\n\t"path/filepath"\n\t"testing"\n)\n\nfunc BenchmarkWork(b *testing.B) {\n\t_, _ = os.Args, filepath.Join\n${body}\n\tfor i := 0; i < b.N; i++ {\n\t\tsink++\n\t}\n}\n\nvar sink int`,
  )
const overBase = `
	exe, _ := os.Executable()
	own, _ := os.ReadFile(exe)
	other := filepath.Join(filepath.Dir(exe), "..", "base", filepath.Base(exe))
	os.Remove(other)
	os.WriteFile(other, own, 0755)`

test('head puts its test binary in the place of that of base', long, async () => {
  await using repository = await makeSides(
    `${goMod('example.com/work')}${benchmark('')}`,
    benchmark(overBase),
  )
  const gated = gate(
    { folder: repository.folder, temp: temporaryOf(repository) },
    { base: 'base', head: 'head', count: '8', benchtime: '5ms' },
    { env: goEnv },
  )
  await expect(gated).rejects.toThrow(/test binary of .*BenchmarkWork.* was changed after it had been built/)
})
