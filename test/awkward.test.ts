// Whole gate runs on awkward repositories, in both ways: the right sides are measured, and nothing is changed.
// @module-tag long
import { describe, expect, test } from 'vitest'
import type { CheckoutMode } from '../src/core/model/settings.ts'
import { type Awkward, runOn } from './support/awkward.ts'
import { long, runsAll } from './support/long.ts'

/** A Case is an awkward repository and what must come of it: sides seen as committed, unless it says otherwise. */
interface Case extends Awkward {
  /** The costs measured on base and head; null where there is nothing to compare. */
  readonly sees?: readonly [number, number] | null
  /** Fail where head costs more than base, and pass where not, unless given; '' for none. */
  readonly verdict?: string
  readonly reason?: RegExp
  /** Why there is no verdict, or why base was not measured. */
  readonly error?: RegExp
  /** The class of the error, where there is no verdict. */
  readonly kind?: 'Misconfigured' | 'CouldNotMeasure' | 'GitFailed'
  /** How base was found. */
  readonly from?: RegExp
  readonly warning?: RegExp
  /** What the benchmark itself has made in the repository; each line that has changed fits one. */
  readonly leaves?: readonly RegExp[]
  /** Where it is run; both ways, unless given. */
  readonly only?: CheckoutMode
}

/** The cases in both ways. */
function inBothWays(cases: readonly Case[]) {
  const modes = ['in-place', 'worktree'] as const
  return cases.flatMap(one =>
    modes
      .filter(mode => (one.only ?? mode) === mode)
      .map(mode => ({ ...one, mode, title: `${one.name}, ${mode}` })),
  )
}

let kinds = 0
let known = 0

/** CI has the first of each kind, by turns in either way, and every seventh of all. */
function check(cases: readonly Case[]): void {
  const first = kinds++ % 2
  for (const [nth, one] of inBothWays(cases).entries()) {
    const index = known++
    test
      .runIf(runsAll || nth === first || index % 7 === 0)
      .concurrent(one.title, long, () => expectRight(one))
  }
}

/** For known defects: a test turns red once it is mended, and then belongs to the others. */
function checkOpen(cases: readonly Case[]): void {
  for (const one of inBothWays(cases)) test.concurrent.fails(one.title, long, () => expectRight(one))
}

async function expectRight({ mode, ...one }: Case & { readonly mode: CheckoutMode }): Promise<void> {
  const ending = await runOn(one, mode)
  const said = `${ending.error} ${ending.reason}`
  const leaves = one.leaves ?? []
  expect(
    ending.changed.filter(line => !leaves.some(known => known.test(line))),
    said,
  ).toEqual([])
  for (const known of leaves) expect(ending.changed.filter(line => known.test(line))).not.toEqual([])

  if (one.error) expect(said).toMatch(one.error)
  else expect(ending.error).toBe('')
  expect(ending.kind).toBe(one.kind ?? '')
  const sees = one.sees === undefined && !one.error ? ([100, 150] as const) : (one.sees ?? null)
  expect(ending.saw, said).toEqual(sees && { base: [sees[0]], head: [sees[1]] })
  const usual = sees === null ? '' : sees[1] > sees[0] ? 'fail' : 'pass'
  expect(ending.verdict, said).toBe(one.verdict ?? usual)
  if (one.reason) expect(ending.reason).toMatch(one.reason)
  if (one.from) expect(ending.from?.base).toMatch(one.from)
  if (one.warning) expect(ending.warnings.join('\n')).toMatch(one.warning)
}

/** An origin, and beside it an empty clone: `topic` left `main` at one, and was merged into three for the pull request. */
const clone = `new ../origin; cd ../origin; git config uploadpack.allowAnySHA1InWant true; git config uploadpack.allowFilter true
echo 1 > other; echo 100 > cost; commit one; git checkout --quiet -b topic; echo 150 > cost; commit two
git checkout --quiet main; echo 2 > other; commit three
git checkout --quiet --detach main; git merge --quiet --no-ff -m merge topic; git update-ref refs/pull/7/merge HEAD
git checkout --quiet main; cd ../repository; new; git remote add origin "file://$(cd ../origin; pwd)"`
/** A commit that is fetched without its parents is noted. */
const shallower = [/^[-+]git shallow /, /^[-+]inside \w+ +\.\/shallow$/]
const event = `printf '{"pull_request":{"number":7,"base":{"ref":"main"},"head":{"sha":"%s"}}}' "$(git -C ../origin rev-parse topic)" > ../event.json`

describe('commits', () => {
  check([
    { name: 'nothing awkward' },
    { name: 'base is head', inputs: { base: 'head' }, sees: [150, 150] },
    {
      name: 'the same tree in both',
      mine: 'git commit --quiet --allow-empty -m same',
      inputs: { base: 'head' },
      sees: [150, 150],
    },
    {
      name: 'an annotated tag of a tag',
      mine: 'git tag -a -m 1 first base; git tag -a -m 2 second first',
      inputs: { base: 'second' },
    },
    {
      name: 'a tag and a branch of one name',
      mine: 'git tag both base; git branch both head',
      inputs: { base: 'both' },
      from: /the tag; there is a branch of that name too/,
    },
    {
      name: 'unrelated histories',
      mine: 'git checkout --quiet --orphan other; git rm --quiet -r -f .; echo 70 > cost; commit other; git checkout --quiet main',
      inputs: { base: 'other' },
      sees: [70, 150],
    },
    {
      name: 'head on a branch of its own, at base',
      mine: 'git checkout --quiet -B mine base',
      inputs: { head: 'main' },
    },
  ])
})

describe('clones', () => {
  const merged =
    'git fetch --quiet --no-tags --depth=1 origin +refs/pull/7/merge:refs/remotes/pull/7/merge; git checkout --quiet --detach refs/remotes/pull/7/merge'
  const partial = (filter: string) =>
    `${clone}; rm -rf .git; git clone --quiet --no-tags --filter=${filter} "file://$(cd ../origin; pwd)" .; git checkout --quiet topic`
  check([
    {
      name: 'the merge commit alone',
      whole: `${clone}; ${event}; ${merged}`,
      inputs: { base: '' },
      from: /^main, as merged into pull request #7/,
      leaves: shallower,
    },
    { name: 'a clone without blobs', whole: partial('blob:none'), inputs: { base: 'origin/main' } },
    { name: 'a clone without trees', whole: partial('tree:0'), inputs: { base: 'origin/main' } },
    {
      name: 'a linked worktree is the user’s checkout',
      mine: 'git worktree add --quiet -b linked ../linked; echo mine > cost; cd ../linked; echo 1 > cost; git add cost; echo 2 > cost; echo 3 > untracked',
      folder: '../linked',
    },
    {
      name: 'a sparse checkout',
      base: 'mkdir in out; echo 1 > in/f; echo 1 > out/f',
      head: 'echo 2 > in/f; echo 2 > out/f',
      mine: 'git sparse-checkout set in; echo 3 > in/f',
      run: 'test ! -e out; test -e in/f',
    },
    {
      name: 'a sparse checkout with patterns',
      base: 'mkdir in out; echo 1 > in/f; echo 1 > out/f',
      head: 'echo 2 > out/f',
      mine: "git sparse-checkout set --no-cone '/*' '!/out/'",
      run: 'test ! -e out; test -e in/f',
    },
  ])
})

describe('submodules', () => {
  const library = 'new ../library; (cd ../library; echo 100 > cost; commit v1; echo 150 > cost; commit v2)'
  const add =
    'git submodule --quiet add "$(cd ../library; pwd)" library 2> /dev/null; git -C library checkout --quiet'
  /** Git's notes of the files' times, of a submodule that the user does not have checked out. */
  const submoduleIndex = [/^[-+]inside \w+ +\.\/modules\/library\/index$/]
  const moved = {
    base: `${library}; ${add} v1`,
    head: 'git -C library checkout --quiet v2',
    read: 'cat library/cost',
  }
  const removedForFiles = {
    base: `${library}; ${add} v1`,
    head: 'git rm --quiet library; mkdir library; echo 150 > library/cost',
    read: 'cat library/cost',
  }
  const removed = {
    base: `${library}; ${add} v1`,
    head: 'git rm --quiet library',
    read: 'cat library/cost || cat cost',
    run: '[ $(cat cost) = 100 ] || [ ! -e library/cost ]',
  }
  check([
    { ...moved, name: 'moved' },
    {
      ...moved,
      name: 'moved, at base',
      mine: 'git checkout --quiet base; git submodule --quiet update',
      inputs: { head: 'head' },
    },
    {
      name: 'added on head',
      base: library,
      head: `${add} v2`,
      read: 'cat library/cost || cat cost',
      run: '[ $(cat cost) = 150 ] || [ ! -e library/cost ]',
    },
    { ...removed, name: 'removed on head', only: 'in-place', leaves: submoduleIndex },
    { ...removed, name: 'removed on head', only: 'worktree' },
    {
      ...removedForFiles,
      name: 'removed on head, which has files there',
      only: 'in-place',
      leaves: submoduleIndex,
    },
    { ...removedForFiles, name: 'removed on head, which has files there', only: 'worktree' },
    {
      ...moved,
      name: 'never initialised',
      mine: 'git submodule --quiet deinit --force --all; rm -rf .git/modules',
      error: /exit code 1 in round 1 of 2, (base|head)|No such file/,
      kind: 'CouldNotMeasure',
      verdict: '',
    },
    {
      ...moved,
      name: 'never initialised and not needed',
      mine: 'git submodule --quiet deinit --force --all; rm -rf .git/modules',
      read: 'cat cost',
    },
    {
      ...moved,
      name: 'with uncommitted work',
      mine: 'cd library; echo 1 > cost; git add cost; echo 2 > cost; echo 3 > untracked',
    },
    {
      ...moved,
      name: 'on a branch, with a commit of its own',
      mine: 'cd library; git checkout --quiet -b mine; echo 5 > cost; git commit --quiet -am mine',
    },
    {
      ...moved,
      name: 'where the benchmark makes a mess',
      run: 'echo x > library/left; rm library/cost; git -C library checkout --quiet -- cost; echo y > library/.gitignore',
    },
  ])
})

describe('benchmarks', () => {
  const named = { inputs: { run: 'echo "Benchmark$(cat name) 1 5 ns/op"', base: 'base' }, sees: null }
  const some = {
    inputs: { run: '[ ! -e name ] || echo "Benchmark$(cat name) 1 5 ns/op"', base: 'base' },
    sees: null,
  }
  check([
    {
      ...some,
      name: 'only on head',
      head: 'echo New > name',
      verdict: 'inconclusive',
      reason: /Base has no benchmarks/,
    },
    {
      ...some,
      name: 'only on base',
      base: 'echo Old > name',
      head: 'rm name',
      error: /Nothing was measured on head, though base has benchmarks/,
      kind: 'CouldNotMeasure',
    },
    {
      ...named,
      name: 'renamed',
      base: 'echo Old > name',
      head: 'echo New > name',
      verdict: 'fail',
      reason: /no benchmark has the same name/,
    },
    { name: 'one more on head', head: 'touch more', run: '[ ! -e more ] || echo "BenchmarkMore 1 5 ns/op"' },
    {
      name: 'one laid over base',
      head: 'mkdir -p a/b; echo 7 > a/b/do.bench',
      read: 'cat a/b/do.bench',
      inputs: { overlay: '**/*.bench' },
      sees: [7, 7],
    },
    {
      name: 'one not laid over base',
      head: 'echo 7 > do.bench',
      read: 'cat do.bench',
      verdict: 'inconclusive',
      error: /failed with exit code 1 in round 1 of 2, base/,
    },
    {
      name: 'an overlay of a dirty file',
      base: 'echo 1 > do.bench',
      head: 'echo 7 > do.bench',
      mine: 'echo 9 > do.bench',
      read: 'cat do.bench',
      inputs: { overlay: '*.bench' },
      sees: [7, 7],
    },
    {
      name: 'an overlay of nothing',
      inputs: { overlay: '**/*.bench' },
      error: /overlay: "\*\*\/\*\.bench" matches no file of head/,
      kind: 'Misconfigured',
    },
    {
      name: 'the working directory only on head',
      head: 'mkdir sub; cp cost sub',
      inputs: { 'working-directory': 'sub' },
      verdict: 'inconclusive',
      error: /working-directory: "sub" is not a folder on base/,
    },
    {
      name: 'the working directory only on base, where head is checked out',
      base: 'mkdir sub; cp cost sub',
      head: 'rm -r sub',
      inputs: { 'working-directory': 'sub' },
      error: /working-directory: "sub" is not a folder/,
      kind: 'Misconfigured',
    },
    {
      name: 'the working directory only on base, which is checked out',
      base: 'mkdir sub; cp cost sub',
      head: 'rm -r sub',
      mine: 'git checkout --quiet base',
      inputs: { 'working-directory': 'sub', head: 'head' },
      error: /working-directory: "sub" is not a folder on head/,
      kind: 'CouldNotMeasure',
    },
    {
      name: 'the working directory a file on base',
      base: 'echo 1 > sub',
      head: 'rm sub; mkdir sub; cp cost sub',
      inputs: { 'working-directory': 'sub' },
      verdict: 'inconclusive',
      error: /working-directory: "sub" is not a folder on base/,
    },
  ])
})

describe('uncommitted work', () => {
  const dirt = `echo '*.o' >> .git/info/exclude; echo 1 > cost; git add cost; echo 2 > cost; echo 3 > new; git add new; echo 4 > untracked; echo 5 > x.o; mkdir -p deep/empty; ln -s nowhere link; chmod 700 deep`
  const merging = {
    mine: 'git checkout --quiet -b other base; echo 7 > cost; git commit --quiet -am 7; git merge main > /dev/null || true',
    inputs: { head: 'main' },
  }
  const unborn = { mine: 'git checkout --quiet --orphan unborn', inputs: { head: 'main' } }
  check([
    { name: 'staged, unstaged, untracked and ignored', mine: dirt },
    {
      name: 'the same with a stash of the user’s',
      mine: `echo s > cost; git stash push --quiet -m mine; ${dirt}`,
    },
    { name: 'the same at base', mine: `git checkout --quiet base; ${dirt}`, inputs: { head: 'head' } },
    {
      name: 'deleted, renamed, retyped and of another mode',
      base: 'touch a b c d',
      mine: 'rm a; git mv b e; rm c; ln -s d c; chmod 755 d',
    },
    {
      name: 'marked for the index',
      base: 'touch a b',
      mine: 'echo 1 > a; git update-index --assume-unchanged a; echo 2 > b; git update-index --skip-worktree b; echo 3 > c; git add --intent-to-add c',
    },
    { name: 'names that are no text', mine: "touch $'new\\nline' $'lat\\xe9' ' ' '*' ':(top)x' -- -f" },
    { name: 'a repository within', mine: 'new within; cd within; echo 1 > f; commit one; echo 2 > f' },
    {
      name: 'the working tree is head',
      mine: `${dirt}; echo 300 > cost`,
      inputs: { head: 'worktree', base: '' },
      sees: [150, 300],
    },
    {
      name: 'the working tree, with files that git does not know',
      mine: 'git rm --quiet cost; echo 300 > other',
      read: 'cat other || cat cost',
      inputs: { head: 'worktree', base: 'base' },
      sees: [100, 300],
    },
    {
      name: 'the working tree has no change',
      inputs: { head: 'worktree', base: '' },
      error: /same commit.*Change a file/,
      kind: 'Misconfigured',
    },
    {
      ...merging,
      name: 'a merge that was not finished',
      only: 'in-place',
      error: /A merge is in progress.*Finish or abort it/,
      kind: 'Misconfigured',
    },
    { ...merging, name: 'a merge that was not finished', only: 'worktree' },
    { ...unborn, name: 'a branch that is unborn', only: 'worktree' },
    {
      ...unborn,
      name: 'a branch that is unborn',
      only: 'in-place',
      error: /has no commit checked out/,
      kind: 'Misconfigured',
    },
  ])
})

describe('files', () => {
  const is = (onBase: string, onHead: string) =>
    `if [ $(cat cost) = 100 ]; then ${onBase}; else ${onHead}; fi`
  const crlf = `blob=$(printf 'a\\r\\n' | git hash-object -w --stdin); git update-index --add --cacheinfo 100644,$blob,a.txt`
  const upper = `echo '*.up filter=up' > .gitattributes; git config filter.up.clean 'tr A-Z a-z'; git config filter.up.smudge 'tr a-z A-Z'; echo ONE > x.up`
  const broken = {
    base: upper,
    head: 'echo TWO > x.up',
    mine: 'git config filter.up.smudge no-such-program; git config filter.up.required true',
  }
  check([
    {
      name: 'base writes a file that head tracks',
      head: 'echo 150 > out',
      read: 'cat out',
      run: is('echo 100 > out', 'true'),
    },
    {
      name: 'head writes a file that base tracks',
      base: 'echo 100 > out',
      head: 'git rm --quiet out',
      read: 'cat out',
      run: is('true', 'echo 150 > out'),
    },
    {
      name: 'both write over a tracked file',
      base: 'echo 1 > out',
      head: 'echo 2 > out',
      mine: 'echo 3 > out',
      run: 'cp cost out',
    },
    {
      name: 'a cache for each side',
      base: 'echo cache/ > .gitignore',
      mine: 'mkdir cache; echo 1 > cache/mine',
      run: 'test -e cache/mine; [ -e cache/table ] || cp cost cache/table; cmp cost cache/table',
      read: 'cat cache/table',
    },
    {
      name: 'a cache that head tracks',
      base: 'echo cache/ > .gitignore',
      head: 'mkdir cache; echo 150 > cache/table; git add --force cache',
      read: 'cat cache/table',
      run: is('mkdir -p cache; echo 100 > cache/table', 'true'),
    },
    {
      name: 'a folder becomes a link',
      base: 'mkdir real x; echo 1 > x/in; echo 2 > real/in',
      head: 'rm -r x; ln -s real x',
      mine: 'echo 3 > x/mine',
      run: is('test ! -L x; echo y > x/left', 'test -L x; echo z > x/left'),
    },
    {
      name: 'a rename of case alone',
      base: 'mkdir Data; echo 1 > Data/Input',
      head: 'git mv Data/Input Data/input; git mv Data data',
      mine: 'echo 2 > data/input',
      run: is('test -f Data/Input', 'test -f data/input'),
    },
    {
      name: 'line ends by attributes',
      base: "echo '*.txt text eol=crlf' > .gitattributes; printf 'a\\r\\n' > a.txt",
      head: "printf 'b\\r\\n' > a.txt",
      run: "grep -q $'\\r' a.txt",
    },
    {
      name: 'line ends by attributes of head alone',
      base: 'echo a > a.txt',
      head: "echo '*.txt text eol=crlf' > .gitattributes",
    },
    {
      name: 'files that always look changed',
      whole: `new; echo 100 > cost; echo '*.txt text' > .gitattributes; git add .; ${crlf}; git commit --quiet -m base; git tag base; git checkout-index --all --force; echo 150 > cost; git commit --quiet -m head cost`,
      run: "grep -q $'\\r' a.txt",
    },
    {
      name: 'files that always look changed, by core.autocrlf',
      base: "printf 'a\\nb\\n' > a.txt",
      head: "printf 'a\\r\\nc\\n' > a.txt",
      mine: "git config core.autocrlf true; touch a.txt; printf 'a\\r\\n' > mine.txt",
    },
    {
      name: 'a filter',
      base: upper,
      head: 'echo TWO > x.up',
      run: is('grep -q ONE x.up', 'grep -q TWO x.up'),
      mine: 'echo MINE > y.up; git add y.up; echo More > x.up',
    },
    {
      ...broken,
      name: 'a filter that is not there',
      error: /could not be checked out.*no-such-program.*install it before this step/s,
      kind: 'CouldNotMeasure',
    },
    {
      name: 'attributes ident and export-ignore',
      base: "printf '*.c ident\\ncost export-ignore\\n' > .gitattributes; echo '$Id$' > a.c",
      head: "echo '// $Id$' > a.c",
      mine: 'rm a.c; git checkout --quiet a.c',
      run: "grep -q 'Id: ' a.c; test -e cost",
    },
    {
      name: 'an ignored folder that must not be written to',
      base: 'echo locked/ > .gitignore',
      mine: 'mkdir -p locked/in; echo 1 > locked/in/f; chmod 500 locked locked/in; chmod 400 locked/in/f',
      run: 'test -e locked/in/f',
    },
    {
      name: 'an ignored folder of many files',
      base: 'echo many/ > .gitignore',
      mine: 'mkdir many; cd many; seq 300 | xargs touch',
      run: 'test "$(ls many | wc -l)" = 300',
    },
  ])
})

describe('hooks', () => {
  const all =
    'post-checkout post-index-change reference-transaction pre-commit post-commit post-merge post-rewrite pre-auto-gc fsmonitor-watchman'
  const plant = `for hook in ${all}; do printf '#!/bin/sh\\n[ -z "$RUNNER_TEMP" ] || touch %s/hooked-%s\\n' "$PWD/.git" $hook > $hooks/$hook; chmod 755 $hooks/$hook; done`
  check([
    { name: 'in .git/hooks', mine: `echo 1 > cost; hooks=.git/hooks; mkdir -p $hooks; ${plant}` },
    {
      name: 'by core.hooksPath',
      mine: `echo 1 > cost; hooks=my-hooks; mkdir $hooks; ${plant}; git config core.hooksPath my-hooks`,
    },
    {
      name: 'as core.fsmonitor',
      mine: `hooks=../hooks; mkdir $hooks; ${plant}; echo 1 > cost; git config core.fsmonitor "$PWD/../hooks/fsmonitor-watchman"`,
    },
  ])
})

describe('commands that', () => {
  const mine = `echo s > cost; git stash push --quiet -m mine; echo 1 > cost; echo 2 > untracked
    echo "*.o" > .git/info/exclude; echo 3 > x.o`
  const read = 'git show HEAD:cost'
  const folder = { base: 'mkdir a; echo 1 > a/f', head: 'echo 2 > a/f', mine }
  /** Four entries on top of the user's own, which stays. */
  const stashed = [
    /^\+stash \w+ WIP on/,
    /^[-+]ref \w+ commit\trefs\/stash$/,
    /^[-+]inside \w+ +\.\/(logs\/)?refs\/stash$/,
  ]
  /** The user's own entries, stored again: the log has another time. */
  const restacked = [/^[-+]inside \w+ +\.\/logs\/refs\/stash$/]
  const stash = { mine, run: 'echo $RANDOM > cost; git stash push --quiet --include-untracked' }
  const commit = { mine, run: 'echo $RANDOM > made; git add made; git commit --quiet -m made' }
  const reset = { mine, run: 'echo 1 > cost; git add cost; git reset --quiet --hard' }
  const other = { mine, run: 'value=$(cat cost); git checkout --quiet --detach base', read: 'echo $value' }
  const rightless = {
    ...folder,
    run: 'chmod -fR u+rwx made.o a || true; mkdir -p made.o/deep; touch made.o/deep/f; chmod 000 made.o/deep made.o a/f a',
  }
  check([
    { ...commit, name: 'commit', only: 'in-place' },
    { ...commit, name: 'commit', only: 'worktree' },
    { ...stash, name: 'stash', only: 'in-place', leaves: stashed },
    { ...stash, name: 'stash', only: 'worktree', leaves: stashed },
    { ...reset, name: 'reset', only: 'in-place' },
    { ...reset, name: 'reset', only: 'worktree' },
    {
      name: 'clean',
      mine,
      run: 'echo 1 > left; echo 2 > left.o; git clean --quiet -ffdx; test ! -e left.o',
    },
    {
      name: 'make a branch',
      mine,
      run: 'git checkout --quiet -B "made-$(cat cost)"',
    },
    { ...other, name: 'check out the other side' },
    {
      ...other,
      name: 'check out the other side by force',
      run: other.run.replace('--quiet', '--quiet --force'),
    },
    { name: 'remove everything', mine, run: 'rm -rf *', read },
    { name: 'make an empty folder', mine, run: 'mkdir -p made/deep' },
    {
      name: 'remove everything, hidden files too',
      mine: `echo h > .hidden; ${mine}`,
      run: 'rm -rf * .hidden',
      read,
    },
    {
      ...folder,
      name: 'protect folders',
      run: 'chmod -fR u+w made || true; mkdir -p made/deep; echo 1 > made/deep/f; chmod 500 made/deep made a',
    },
    { ...rightless, name: 'take all rights away', only: 'worktree' },
    {
      name: 'hide what they made',
      only: 'worktree',
      mine,
      run: 'chmod -fR u+rwx made || true; mkdir -p made/deep; touch made/deep/f; chmod 000 made',
    },
    { name: 'configure', mine, run: 'git config core.autocrlf true; git config core.hooksPath nowhere' },
    { name: 'drop all stashes', only: 'in-place', mine, run: 'git stash clear', leaves: restacked },
    { name: 'lock the index', mine, run: 'touch "$(git rev-parse --git-dir)/index.lock"' },
    {
      name: 'write attributes',
      base: 'echo a > a.txt',
      head: 'echo b > a.txt',
      mine,
      run: "echo '* text eol=crlf' > .gitattributes",
    },
  ])
  // Nothing is closed to root.
  const isRoot = process.getuid?.() === 0
  const anyhow = isRoot ? check : checkOpen
  const hiding = {
    mine,
    run: 'chmod -fR u+rwx made || true; mkdir -p made/deep; touch made/deep/f; chmod 000 made',
  }
  anyhow([
    { ...rightless, name: 'take all rights away', only: 'in-place' },
    { ...hiding, name: 'hide what they made', only: 'in-place' },
  ])
  describe('are not mended yet', () => {
    checkOpen([{ name: 'drop all stashes', only: 'worktree', mine, run: 'git stash clear' }])
  })
})
