// Random changes to the repository of two sides, as bash; the same seed gives the same ones.

import { type RandomStream, seededRandom } from '../../../../src/core/common/random.ts'
import type { Side } from '../../../../src/core/model/measuring.ts'

/** A Dirt is what a user has done to the tree, what benchmarks do to it, and in which order. */
export interface Dirt {
  readonly shape: string
  readonly benchmark: string
  readonly order: readonly Side[]
}

const places = [
  'same',
  'same-2',
  'swap',
  'changed',
  'only-on-base',
  'only-on-head',
  'turns',
  'turned',
  'turns/into-file',
  'turned/into-folder',
  'tree',
  'tree/a',
  'tree/deep',
  'tree/deep/c',
  'base-folder',
  'base-folder/x',
  'head-folder',
  'head-folder/deep/x',
  'new/name',
  'old',
  'run.sh',
  'link',
  'local.env',
  'u',
  'u/v',
  'u v',
  'deep/er/file',
] as const

const changes: readonly ((place: string) => string)[] = [
  place => `put ${place}`,
  place => `put ${place}; chmod 600 ${place}`,
  place => `echo more >> ${place}`,
  place => `rm -rf ${place}`,
  place => `rm -rf ${place}; mkdir -p ${place}; echo in > ${place}/in`,
  place => `rm -rf ${place}; ln -s same ${place}`,
  place => `rm -rf ${place}; ln -s tree ${place}`,
  place => `chmod 755 ${place}`,
  place => `git add --all --force ${place}`,
  place => `git rm --quiet -r --cached ${place}`,
  place => `git rm --quiet -r --force ${place}`,
  place => `git mv ${place} moved-by-$SIDE`,
]

/** Changes that only a user makes: a benchmark does not lie to git, nor keep repositories. */
const changesByUser: readonly ((place: string) => string)[] = [
  ...changes,
  place => `mkdir -p u/${place}/empty`,
  place => `git add -N ${place}`,
  place => `git update-index --assume-unchanged ${place}; echo hidden >> ${place}`,
  place => `git update-index --skip-worktree ${place}; rm -f ${place}`,
  place => `echo /${place} >> .git/info/exclude`,
  place => `echo ${place} >> .gitignore; put ${place}`,
  place => `rm -rf ${place}; git init --quiet ${place}; echo in > ${place}/in`,
  place => `git stash push --quiet --include-untracked; put ${place}`,
]

const put = `set +e; put() { rm -rf "$1"; mkdir -p "$(dirname "$1")"; echo "$1 $SIDE $RANDOM" > "$1"; }; RANDOM=1; exec 2>&1\n`

export function randomDirt(seed: number): Dirt {
  const random = seededRandom(seed)
  const start = pick(random, ['main', 'main', 'base', '--detach base', '--detach head'])
  const script = (count: number, from: readonly ((place: string) => string)[]) =>
    Array.from({ length: count }, () => pick(random, from)(`'${pick(random, places)}'`)).join('\n')
  return {
    shape: `git checkout --quiet ${start}; SIDE=user; ${put}${script(3 + Math.floor(random() * 12), changesByUser)}; true`,
    benchmark: `${put}${script(2 + Math.floor(random() * 6), changes)}; true`,
    order: Array.from({ length: 5 }, () => pick(random, ['base', 'head'])),
  }
}

function pick<T>(random: RandomStream, from: readonly [T, ...T[]] | readonly T[]): T {
  const found = from[Math.floor(random() * from.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}
