// The completion in a real bash.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bashScript } from '../../../src/core/completion/shells.ts'
import { makeRepository, type Repository } from '../../support/repository.ts'
import { bashOffers, commands, harmless, missing, type Offers, repository } from './shells.ts'

const why = missing('bash')

describe.skipIf(why !== '')(`in bash${why}`, () => {
  let place: Repository
  let offers: Offers

  beforeAll(async () => {
    place = await makeRepository(repository)
    offers = bashOffers(bashScript(commands), place.folder)
  })

  afterAll(() => place[Symbol.asyncDispose]())

  test.each([
    ['--', ['--count', '--sort', '--strict', '--base', '--rules', '--results']],
    ['--s', ['--sort', '--strict']],
    ['main --st', ['--strict']],
    ['compare --', ['--sort', '--csv']],
    ['--sort ', ['none', 'name', 'delta']],
    ['--sort n', ['none', 'name']],
    ['--sort=', ['none', 'name', 'delta']],
    ['--sort=d', ['delta']],
    ['compare --sort ', ['name', 'down']],
    ['compare --sort=d', ['down']],
    ['doctor --sort d', ['delta']],
    ['--count ', []],
    ['--strict --so', ['--sort']],
    ['co', ['compare', 'completion']],
    ['main co', []],
    ['completion ', ['bash', 'fish']],
    ['doctor ', []],
    ['t', ['topic']],
    ['main t', ['topic']],
    ['--base v', ['v1.2']],
    ['--base=H', ['HEAD']],
    ['main..t', ['main..topic']],
    ['main...v', ['main...v1.2']],
    ['..to', ['..topic']],
    ['restore f', ['fold er', 'folder']],
    ['compare f', ['file one', 'fold er', 'folder']],
    ['--rules folder/', ['folder/inside']],
    ['--results=fo', ['fold er', 'folder']],
    ['nothing-like-this', []],
  ])('"benchgate %s" offers %j', (line, expected) => {
    expect([...offers(line)].sort()).toEqual([...expected].sort())
  })

  test('a branch whose name is a command is quoted, and never run', () => {
    expect([...offers('run')].sort()).toEqual(harmless)
    offers('')
    expect(existsSync(join(place.folder, 'acted'))).toBe(false)
  })

  test('where there is no repository there are no revisions but HEAD', () => {
    expect(bashOffers(bashScript(commands), '/')('--base ')).toEqual(['HEAD'])
  })
})

test('what would mean something to a shell is refused before it stands in a script', () => {
  const [first] = commands
  for (const text of ['$(x)', 'a b', "'", ';', '*', ''])
    expect(() => bashScript([{ name: 'x', words: [text], flags: first?.flags ?? [] }])).toThrow(
      'cannot be completed',
    )
})
