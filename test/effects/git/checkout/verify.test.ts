// What is checked out for a side is what its commit names, whatever was done to git's objects meanwhile.
import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CouldNotMeasure } from '../../../../src/core/model/errors.ts'
import { takeCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import { listeningConsole, makeRepository, type Repository } from '../../../support/repository.ts'
import { commitsOf } from './sides.ts'

const build = (format = 'sha1') => `git init --quiet --initial-branch=main --object-format=${format}; mkdir in
echo same > same; echo base > differs; echo base > in/side; ln -s base link; git add .; git commit --quiet -m base; git tag base
echo head > differs; echo head > in/side; ln -sfn head link; git add .; git commit --quiet -m head; git tag head
echo mine > same`

/** Writes other content under the name of an object, as a hostile command can. */
function replaceObject(repository: Repository, object: string, type: string, content: Buffer): void {
  const id = repository.sh(`git rev-parse '${object}'`).trim()
  const path = join(repository.folder, '.git/objects', id.slice(0, 2), id.slice(2))
  rmSync(path, { force: true })
  writeFileSync(path, deflateSync(Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content])))
}

const content = (repository: Repository, object: string, type: string) =>
  Buffer.from(repository.sh(`git cat-file ${type} '${object}' | base64 -w0`), 'base64')

test.each(['sha1', 'sha256'])(
  'the file of an object that head has written anew is not measured as base (%s)',
  async format => {
    await using repository = await makeRepository(build(format))
    await using checkout = await takeCheckout(repository.git, commitsOf(repository), listeningConsole())
    await checkout.enter('head')
    replaceObject(repository, 'base:differs', 'blob', Buffer.from('slow\n'))
    const entering = checkout.enter('base')
    await expect(entering).rejects.toThrow(CouldNotMeasure)
    await expect(entering).rejects.toThrow(/differs of base .*object [0-9a-f]{40}/)
  },
)

test.each([
  ['a link', 'blob', 'base:link', () => Buffer.from('head')],
  ['a tree', 'tree', 'base:in', (repository: Repository) => content(repository, 'head:in', 'tree')],
  [
    'the tree of the commit',
    'tree',
    'base^{tree}',
    (repository: Repository) => content(repository, 'head^{tree}', 'tree'),
  ],
  [
    'the commit',
    'commit',
    'base^{commit}',
    (repository: Repository) => content(repository, 'head^{commit}', 'commit'),
  ],
] as const)('nor where it has written %s anew', async (_, type, object, made) => {
  await using repository = await makeRepository(build())
  await using checkout = await takeCheckout(repository.git, commitsOf(repository), listeningConsole())
  await checkout.enter('head')
  replaceObject(repository, object, type, made(repository))
  await expect(checkout.enter('base')).rejects.toThrow(CouldNotMeasure)
})

test.each([
  ['writes to', 'echo more >> same'],
  ['removes', 'rm same'],
  ['changes nothing in but the time of the last change of', 'chmod 600 same; chmod 644 same'],
])('nor a file of both sides that head %s', async (_, command) => {
  await using repository = await makeRepository(build())
  await using checkout = await takeCheckout(repository.git, commitsOf(repository), listeningConsole())
  for (const side of ['base', 'head', 'base', 'head'] as const) await checkout.enter(side)
  repository.sh(command)
  replaceObject(repository, 'base:same', 'blob', Buffer.from('slow\n'))
  await expect(checkout.enter('base')).rejects.toThrow(/same of base/)
})

test('what git converts as it checks it out is as its commit has it', async () => {
  await using repository = await makeRepository(`${build()}
    git config filter.upper.smudge "tr a-z A-Z"; git config filter.upper.clean "cat"; git config core.autocrlf true
    echo 'differs filter=upper' > .git/info/attributes`)
  await using checkout = await takeCheckout(repository.git, commitsOf(repository), listeningConsole())
  for (const side of ['head', 'base', 'head', 'base'] as const) await checkout.enter(side)
  expect(repository.sh('cat differs in/side')).toBe('BASE\r\nbase\r\n')
})

test('a missing object of a file that is left as it is stops nothing', async () => {
  await using repository = await makeRepository(`${build()}; git checkout --quiet -- same`)
  await using checkout = await takeCheckout(repository.git, commitsOf(repository), listeningConsole())
  await checkout.enter('head')
  repository.sh(`rm -f .git/objects/$(git rev-parse base:same | sed 's,^..,&/,')`)
  await checkout.enter('base')
  expect(repository.sh('cat differs same')).toBe('base\nsame\n')
})

test('a damaged object of what is not checked out stops nothing', async () => {
  await using repository = await makeRepository(build())
  const odd = createHash('sha1').update('odd').digest('hex')
  await using checkout = await takeCheckout(repository.git, commitsOf(repository), listeningConsole())
  await checkout.enter('head')
  repository.sh(
    `mkdir -p .git/objects/${odd.slice(0, 2)}; echo garbage > .git/objects/${odd.slice(0, 2)}/${odd.slice(2)}`,
  )
  await checkout.enter('base')
  expect(repository.sh('cat differs')).toBe('base\n')
})
