// What a user does in a checkout that is measured in place: kept at the end, and named.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { takeCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import { noteMeanwhile } from '../../../../src/effects/git/checkout/switching.ts'
import { digestOf } from '../../../support/digest.ts'
import { listeningConsole, type Repository } from '../../../support/repository.ts'
import { commitsOf, forgetTwoSides, twoSides } from './sides.ts'

afterAll(forgetTwoSides)

/** Does something while base is shown, and lets head be shown after it where `isLeft`. Gives the warnings. */
async function during(
  repository: Repository,
  script: string,
  isLeft: boolean,
  isWorkplace = true,
): Promise<string[]> {
  const console = listeningConsole()
  await using checkout = await takeCheckout(repository.git, commitsOf(repository), console, { isWorkplace })
  await checkout.enter('base')
  repository.sh(script)
  if (isLeft) await checkout.enter('head')
  return console.warnings
}

const places = (repository: Repository) =>
  readdirSync(join(repository.folder, '.git'))
    .filter(name => name.startsWith('benchgate-found-'))
    .map(name => join(repository.folder, '.git', name))

const dirty = 'echo mine >> same; echo new > notes'
for (const isLeft of [true, false])
  test(`an edit, a new file and the configuration, ${isLeft ? 'before a switch' : 'at the end'}`, async () => {
    await using repository = await twoSides()
    repository.sh(dirty)
    const before = await digestOf(repository.folder)
    const warnings = await during(
      repository,
      'echo edit > same-2; mkdir -p deep; echo thought > deep/file; git config user.name Me; mkdir -p cache; echo x > cache/y',
      isLeft,
    )
    const [place = '', ...others] = places(repository)
    expect(others).toEqual([])
    expect(readFileSync(join(place, 'base/same-2'), 'utf8')).toBe('edit\n')
    expect(readFileSync(join(place, 'base/deep/file'), 'utf8')).toBe('thought\n')
    expect(readFileSync(join(place, 'config'), 'utf8')).toContain('name = Me')
    expect(readdirSync(join(place, 'base')).toSorted()).toEqual(['deep', 'same-2'])
    expect(warnings[0]).toMatch(/^Do not work in .* until this ends/)
    expect(warnings.join('\n')).toContain(`now in ${place}/base: `)
    expect(warnings.join('\n')).toMatch(/config was changed while the benchmarks ran.*\/config\.$/m)
    repository.sh(`rm -r '${place}'`)
    expect(await digestOf(repository.folder)).toEqual(before)
  })

test('a commit is kept under a ref, and one that a branch has is not', async () => {
  await using repository = await twoSides()
  const warnings = await during(repository, 'echo more > same-3; git commit --quiet -am thought', true)
  const ref = /"git branch NAME (\S+)"/.exec(warnings.join('\n'))?.[1] ?? ''
  expect(repository.sh(`git show ${ref}:same-3`)).toBe('more\n')
  expect(places(repository)).toEqual([])

  const again = await during(
    repository,
    'git checkout --quiet --detach "$(git commit-tree -p HEAD -m x HEAD^{tree})"; git branch own',
    true,
  )
  expect(again.join('\n')).not.toContain('A commit was made')
})

test('nothing is kept, and nothing said, where nothing was done', async () => {
  await using repository = await twoSides()
  repository.sh(dirty)
  const before = await digestOf(repository.folder)
  expect(await during(repository, 'true', true)).toHaveLength(1)
  expect(await digestOf(repository.folder)).toEqual(before)
})

test('in a workflow, what benchmarks leave is removed with them', async () => {
  await using repository = await twoSides()
  const before = await digestOf(repository.folder)
  expect(await during(repository, 'echo edit > same-2; echo new > file', true, false)).toEqual([])
  expect(await digestOf(repository.folder)).toEqual(before)
})

test.each([
  [10, /: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9\. /],
  [12, /: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 2 more\. /],
])('%i files found are all kept by their paths, and ten of them named', async (count, message) => {
  const root = mkdtempSync(join(tmpdir(), 'benchgate-meanwhile-'))
  const [folder, console] = [join(root, 'shelf'), listeningConsole()]
  const paths = Array.from({ length: count }, (_, n) => `${n}`)
  mkdirSync(join(folder, 'files'), { recursive: true })
  for (const path of paths) writeFileSync(join(folder, 'files', path), path)
  const shelf = { side: 'base', tree: 'library', folder, paths } as const
  await noteMeanwhile(join(root, 'state'), console).keep([shelf, { ...shelf, side: 'head', paths: [] }])
  expect(console.warnings).toEqual([expect.stringMatching(message)])
  const [place = ''] = readdirSync(root).filter(name => name.startsWith('state-found-'))
  expect(readdirSync(join(root, place))).toEqual(['base'])
  expect(readdirSync(join(root, place, 'base/library')).length).toBe(count)
  rmSync(root, { recursive: true })
})
