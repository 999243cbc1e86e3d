// An origin with a pull request, and clones of it over file:// such as actions/checkout and people make.
import { makeRepository, type Repository } from '../../../support/repository.ts'

/**
 * Origin: `main` has one, two, three; `topic` left at two with four, five; refs/pull/7/merge merges it into three
 * (`main` at that time); then `main` moved on to six. `alone` shares nothing. Tags: v1 at one, `both` at one.
 */
const build = `
git init --quiet --initial-branch=main origin; cd origin
step() { echo "$1" > "$1"; git add "$1"; git commit --quiet -m "$1"; git tag "at-$1"; }
step one; git tag v1; git tag -a annotated -m annotated; step two
git checkout --quiet -b topic; step four; step five
git checkout --quiet main; step three
git checkout --quiet --detach; git merge --quiet --no-ff -m merge topic; git tag at-merge
git update-ref refs/pull/7/merge HEAD; git update-ref refs/pull/7/head topic; git checkout --quiet main; step six
git checkout --quiet --orphan alone; git rm --quiet -r -f .; step alone; git checkout --quiet main
git tag both at-one; git branch both at-five
for name in 'fix/$(touch\${IFS}pwned);#42&|x' 'feature/ünï-日本' '100%' 'a.b@c' 'one' "it's-\\"so\\"" '\`x\`' worktree; do git branch "$name" at-four; done
git update-ref refs/heads/-n at-four; git update-ref refs/heads/--orphan at-four
for ref in $(git for-each-ref --format='%(refname)' refs/tags/at-*); do git update-ref refs/at/\${ref##*/at-} $ref; done
git tag --delete $(git tag --list 'at-*') > /dev/null
`

/** Server is what the origin allows to be asked for. */
export type Server = 'any commit' | 'only refs'

export async function makeOrigin(server: Server): Promise<Repository> {
  const origin = await makeRepository(build)
  origin.sh(`cd origin; git config uploadpack.allowAnySHA1InWant ${server === 'any commit'}
    git config transfer.hideRefs refs/at; git config uploadpack.allowFilter true`)
  return origin
}

/** The steps of the story in an origin, by their commits. */
const stories = new WeakMap<Repository, ReadonlyMap<string, string>>()

function storyOf(origin: Repository): ReadonlyMap<string, string> {
  const known = stories.get(origin)
  if (known) return known
  const told = origin.sh("git -C origin for-each-ref --format='%(objectname) %(refname)' refs/at").trim()
  const story = new Map(
    told.split('\n').map(line => line.replace('refs/at/', '').split(' ') as [string, string]),
  )
  stories.set(origin, story)
  return story
}

/** What `step` of the story is in the origin; `gone` is nowhere. */
export function shaOf(origin: Repository, step: string): string {
  if (step === 'gone') return '0123456789'.repeat(4)
  const found = [...storyOf(origin)].find(([, name]) => name === step)
  if (!found) throw new Error(`the origin has no step ${step}`)
  return found[0]
}

/** The step of the story that a commit of the origin is; '' for none. */
export function stepOf(origin: Repository, sha: string): string {
  return storyOf(origin).get(sha) ?? ''
}

/** Clones that were made, by origin and script: to copy one takes one process, to make one takes twenty. */
const clones = new WeakMap<Repository, Map<string, Promise<Repository>>>()

/** Removes what `cloneOf` copies from. */
export async function forgetClones(origin: Repository): Promise<void> {
  for (const clone of clones.get(origin)?.values() ?? []) await (await clone)[Symbol.asyncDispose]()
  clones.delete(origin)
}

/** A clone as `script` makes it, in which $URL is the origin. */
export async function cloneOf(origin: Repository, server: Server, script: string): Promise<Repository> {
  const made = clones.get(origin) ?? new Map<string, Promise<Repository>>()
  clones.set(origin, made)
  const clone = made.get(script) ?? makeClone(origin, server, script)
  made.set(script, clone)
  return (await clone).copy()
}

async function makeClone(origin: Repository, server: Server, script: string): Promise<Repository> {
  // Only the older protocol keeps to what a server allows; the newer one gives any commit.
  const protocol = server === 'only refs' ? 'git config protocol.version 0;' : ''
  const clone = await makeRepository('git init --quiet --initial-branch=main')
  clone.sh(`${protocol} git remote add origin "$URL"; ${script}`, { URL: `file://${origin.folder}/origin` })
  return clone
}

/** As actions/checkout does for a pull request: the merge commit alone, detached. */
export const mergeRef = `git fetch --quiet --no-tags --depth=1 origin +refs/pull/7/merge:refs/remotes/pull/7/merge
  git checkout --quiet --detach refs/remotes/pull/7/merge`

/** As actions/checkout does with fetch-depth: 0. */
export const everything = `git fetch --quiet --tags origin '+refs/heads/*:refs/remotes/origin/*' +refs/pull/7/merge:refs/remotes/pull/7/merge
  git checkout --quiet --detach refs/remotes/pull/7/merge`
