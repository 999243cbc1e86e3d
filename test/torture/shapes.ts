// Repositories of random shape for the torture, as bash: the same seed makes the same one.
import { type RandomStream, seededRandom } from '../../src/core/common/random.ts'
import type { IgnoredFilesSharing } from '../../src/core/model/settings.ts'
import { randomDirt } from '../effects/git/checkout/random-dirt.ts'

/** A Shape is a repository, what its user has done in it, and what benchmarks do to it. */
export interface Shape {
  /** Makes `repository`, with the tags `base` and `head`, and whatever lies beside it. */
  readonly build: string
  /** The names of what is special about it, to tell one that fails from others. */
  readonly traits: readonly string[]
  /** The checkout that is taken over, below the folder in which `build` ran. */
  readonly checkout: string
  readonly benchmark: string
  readonly ignoredFiles: IgnoredFilesSharing
}

/** Both sides have much in common; the rest differs in every way that a checkout can stumble over. */
const twoCommits = `
git init --quiet --initial-branch=main repository; cd repository; export GIT_OPTIONAL_LOCKS=1
put() { mkdir -p "$(dirname -- "./$1")"; printf '%s\\n' "\${2:-$1}" > "./$1"; }
odd=$'odd/\\xff\\xfe name'
for name in same same-2 same-3 swap tree/a tree/b tree/deep/c odd/x private; do put $name; done
for n in $(seq 60); do put wide/$n; done
printf '#!/bin/sh\\n' > run.sh; chmod 755 run.sh; ln -s same link; ln -s tree to-folder
put side base; put changed 'as in base'; put only-on-base; put base-folder/x; put base-folder/y; put turns/into-file
put turned; put recorded.log; put old/name; put local.env 'tracked on base'; put "$odd" base; put Case base
put mode; chmod 755 mode; put as-link; put lines.txt; put wide/on-base
printf '%s\\n' '*.log' 'cache/' '*.out' > .gitignore; printf 'lines.txt eol=crlf\\n' > .gitattributes
git add --all --force; git commit --quiet -m base; git tag base
put side head; put changed 'as in head'; put only-on-head; put head-folder/deep/x; rm -r turns turned to-folder
put turns 'a file now'; put turned/into-folder; put to-folder/x; git rm --quiet -r only-on-base base-folder old
git rm --quiet recorded.log local.env Case wide/on-base; put case head; put "$odd" head; chmod 644 mode
rm as-link; ln -s same as-link; put lines.txt 'other lines'; for n in $(seq 1 3 60); do put wide/$n head; done
put new/name; mkdir -p cache; put cache/table 'tracked on head'; put 'sp ace'
printf '%s\\n' '*.log' 'cache/' '*.out' 'local.env' 'secrets/' > .gitignore
git add --all --force; git commit --quiet -m head; git tag head; git checkout --quiet -B main head
SIDE=user
`

interface Trait {
  readonly name: string
  /** How often a shape has it. */
  readonly chance: number
  readonly script: string
}

/** What has to be there before the user begins to work. */
const settings: readonly Trait[] = [
  {
    name: 'submodule',
    chance: 0.2,
    script: `git init --quiet --initial-branch=main ../library; (cd ../library; echo 1 > version; echo '*.o' > .gitignore
      git add .; git commit --quiet -m 1; git tag v1; echo 2 > version; echo 2 > second; git add .; git commit --quiet -m 2; git tag v2)
      git checkout --quiet --detach base; git -c protocol.file.allow=always submodule --quiet add ../library library 2>&1
      git -C library checkout --quiet v1; git add library; git commit --quiet -m library; git tag -f base > /dev/null
      git checkout --quiet main; git -c protocol.file.allow=always submodule --quiet add --force ../library library 2>&1
      git -C library checkout --quiet v2; git add library; git commit --quiet -m library; git tag -f head > /dev/null
      (cd library; echo mine >> version; echo u > u; echo o > x.o; mkdir -p empty; git stash store -m s $(git stash create); git add version; echo more >> version)`,
  },
  { name: 'packed', chance: 0.2, script: 'git gc --quiet' },
  { name: 'crlf', chance: 0.1, script: 'git config core.autocrlf true; rm same-3; git checkout -- same-3' },
  { name: 'untracked hidden', chance: 0.1, script: 'git config status.showUntrackedFiles no' },
  { name: 'split index', chance: 0.07, script: 'git update-index --split-index' },
  {
    name: 'old index',
    chance: 0.1,
    script: 'git update-index --index-version 4; git update-index --untracked-cache',
  },
  {
    name: 'filter',
    chance: 0.1,
    script: `git config filter.turn.clean 'tr a-z b-za'; git config filter.turn.smudge 'tr b-za a-z'
      echo 'same-2 filter=turn' >> .git/info/attributes; touch same-2; git add same-2; git commit --quiet -m turned`,
  },
  {
    name: 'sparse',
    chance: 0.1,
    script: `printf '/*\\n!/wide/\\n' > .git/info/sparse-checkout; git config core.sparseCheckout true; git read-tree -mu HEAD`,
  },
  {
    name: 'sparse cone',
    chance: 0.05,
    script: 'git sparse-checkout set --cone tree odd head-folder',
  },
  {
    name: 'hooks',
    chance: 0.2,
    script: `printf '#!/bin/sh\\necho hook >> by-hook\\n' > .git/hooks/post-checkout; chmod 755 .git/hooks/post-checkout`,
  },
]

/** What the user has left lying about. */
const work: readonly Trait[] = [
  { name: 'staged', chance: 0.4, script: 'echo staged >> same; git add same; echo later >> same' },
  { name: 'many untracked', chance: 0.2, script: 'for n in $(seq 50); do echo $n > many-$n; done' },
  {
    name: 'many ignored',
    chance: 0.25,
    script:
      'mkdir -p cache/deep; for n in $(seq 150); do echo $n > cache/deep/$n; done; chmod 600 cache/deep/7; echo log > a.log',
  },
  {
    name: 'write-protected',
    chance: 0.25,
    script: `mkdir -p cache/module/in guarded; echo 1 > cache/module/in/file; chmod 444 cache/module/in/file; chmod 555 cache/module/in cache/module
      echo 2 > guarded/file; chmod 444 guarded/file; chmod 555 guarded`,
  },
  {
    name: 'stash entries',
    chance: 0.3,
    script:
      'echo kept >> same-2; git stash push --quiet; echo kept >> tree/a; git stash store -m second $(git stash create)',
  },
  { name: 'detached', chance: 0.25, script: 'git checkout --quiet --detach' },
  { name: 'ahead', chance: 0.15, script: 'echo more > more; git add more; git commit --quiet -m more' },
  { name: 'intent to add', chance: 0.2, script: 'echo intended > intended; git add -N intended' },
  {
    name: 'hard links',
    chance: 0.15,
    script:
      'echo linked > first; ln first second; mkdir -p cache; ln first cache/third; ln tree/a cache/fourth',
  },
  {
    name: 'pipe',
    chance: 0.15,
    script: 'mkdir -p cache/pipes; mkfifo cache/pipes/one; echo beside > cache/pipes/two',
  },
  {
    name: 'odd modes',
    chance: 0.3,
    script: 'chmod 600 same-2; chmod 777 tree; chmod 400 tree/b; chmod 755 changed; chmod 700 odd',
  },
  {
    name: 'odd names',
    chance: 0.3,
    script: `echo odd > $'\\xe9t\\xe9'; echo odd > $'new\\nline'; mkdir $'f\\xff'; echo odd > $'f\\xff/x'; echo more >> $'odd/\\xff\\xfe name'; echo '"' > '"quoted"'`,
  },
  { name: 'case', chance: 0.2, script: 'echo case > CASE; echo case > SAME; mkdir TREE; echo case > TREE/A' },
  {
    name: 'file to folder',
    chance: 0.2,
    script:
      'rm -r swap only-on-head; mkdir swap; echo in > swap/in; mkdir -p only-on-head/deep; rm -rf tree/deep; echo file > tree/deep',
  },
  {
    name: 'folder to link',
    chance: 0.2,
    script: 'rm -r odd; ln -s tree odd; rm -rf head-folder; ln -s ../outside head-folder',
  },
  {
    name: 'nested repository',
    chance: 0.15,
    script:
      'git init --quiet nested; echo in > nested/in; git -C nested add in; git -C nested commit --quiet -m nested',
  },
  {
    name: 'empty folders',
    chance: 0.2,
    script: 'mkdir -p empty/in empty/out tree/empty cache/empty; chmod 700 empty/in',
  },
  {
    name: 'assumed',
    chance: 0.15,
    script:
      'git update-index --assume-unchanged same-2; echo hidden >> same-2; git update-index --skip-worktree same-3 changed; echo skipped >> changed; rm same-3',
  },
  {
    name: 'old times',
    chance: 0.3,
    script: "find . -path ./.git -prune -o -type f -exec touch -h -d '2020-02-02T02:02:02.123456789Z' {} +",
  },
]

/** Messes of a benchmark that random dirt has not. */
const messes: readonly string[] = [
  'mkdir -p cache; echo $SIDE > cache/by-$SIDE; echo again > cache/by-both',
  'rm -rf cache',
  'for n in $(seq 40); do echo $n > left-$SIDE-$n; done',
  'rm -rf library',
  'echo mess >> library/version; echo o > library/$SIDE.o; git -C library add version',
  'git add --all; rm -rf tree',
  'rm -rf wide; echo file > wide',
  'echo no > only-on-base; echo no > only-on-head; rm -rf base-folder head-folder; echo no > base-folder; echo no > head-folder',
  'echo ignored > x.log; mkdir -p secrets; echo ignored > secrets/x',
  'chmod -R u-w tree 2> /dev/null',
  'git clean -fdxq',
  'touch same same-2 changed',
  'echo over > untracked; echo over > many-1; echo over > u; echo over > first',
]

/** Leaves ignored files alone, for where they are the user's own. */
const tidyMess = 'echo mess >> same; rm -f tree/b; echo left > left-by-$SIDE; git add same\n'

export function randomShape(seed: number): Shape {
  const random = seededRandom(seed)
  const dirt = randomDirt(seed)
  const chosen = (traits: readonly Trait[]) => traits.filter(({ chance }) => random() < chance)
  const before = chosen(settings)
  const after = shuffled(random, chosen(work))
  const isLinked = random() < 0.12 && !before.some(({ name }) => /submodule|sparse/.test(name))
  const isBeside = random() < 0.1
  const isDirty = random() < 0.7
  const isShared = random() < 0.15
  const mess = [dirt.benchmark, ...shuffled(random, messes).slice(0, Math.floor(random() * 4)), 'true']
  return {
    build: [
      `set +e; mkdir outside; echo out > outside/file; ${twoCommits}`,
      ...before.map(({ script }) => script),
      isLinked ? 'git worktree add --quiet -b linked ../linked main; cd ../linked' : '',
      isBeside ? 'git worktree add --quiet --detach ../beside base; echo beside > ../beside/beside' : '',
      ...after.map(({ script }) => script),
      isDirty ? dirt.shape.replace('git checkout --quiet main', 'true') : '',
      'true',
    ].join('\n'),
    traits: [...before, ...after]
      .map(({ name }) => name)
      .concat(
        isLinked ? 'linked' : [],
        isBeside ? 'beside' : [],
        isDirty ? 'dirt' : [],
        isShared ? 'shared' : [],
      ),
    checkout: isLinked ? 'linked' : 'repository',
    benchmark: isShared ? tidyMess : `${mess.join('\n')}\n`,
    ignoredFiles: isShared ? 'shared' : 'per-side',
  }
}

function shuffled<T>(random: RandomStream, list: readonly T[]): readonly T[] {
  return list
    .map(one => [random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)
}
