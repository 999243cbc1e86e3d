// The completion in a real bash.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bashCompletionScript,
  fishCompletionScript,
  zshCompletionScript,
} from '../../../src/core/completion/shells.ts'
import { makeRepository, type Repository } from '../../support/repository.ts'
import {
  bashOffers,
  commands,
  fishOffers,
  harmless,
  hostile,
  missing,
  type Offers,
  repository,
  zshOffers,
} from './shells.ts'

describe('bash', () => {
  const why = missing('bash')

  describe.skipIf(why !== '')(`in bash${why}`, () => {
    let place: Repository
    let offers: Offers

    beforeAll(async () => {
      place = await makeRepository(repository)
      offers = bashOffers(bashCompletionScript(commands), place.folder)
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
      expect(bashOffers(bashCompletionScript(commands), '/')('--base ')).toEqual(['HEAD'])
    })
  })

  test('what would mean something to a shell is refused before it stands in a script', () => {
    const [first] = commands
    for (const text of ['$(x)', 'a b', "'", ';', '*', ''])
      expect(() => bashCompletionScript([{ name: 'x', words: [text], flags: first?.flags ?? [] }])).toThrow(
        'cannot be completed',
      )
  })
})

// The completion in a real, interactive zsh.
describe('zsh', () => {
  const why = missing('zsh')

  describe.skipIf(why !== '')(`in zsh${why}`, () => {
    let place: Repository
    let offers: Offers

    beforeAll(async () => {
      place = await makeRepository(repository)
      offers = zshOffers(zshCompletionScript(commands), place.folder)
    })

    afterAll(() => place[Symbol.asyncDispose]())

    test.each([
      ['--', ['--count', '--sort', '--strict', '--base', '--rules', '--results']],
      ['main --st', ['--strict']],
      ['compare --', ['--sort', '--csv']],
      ['--sort ', ['none', 'name', 'delta']],
      ['--sort=d', ['--sort=delta']],
      ['compare --sort ', ['name', 'down']],
      ['doctor --sort d', ['delta']],
      ['--count ', []],
      ['com', ['compare', 'completion']],
      ['completion ', ['bash', 'fish']],
      ['doctor ', []],
      ['main top', ['topic']],
      ['--base=v', ['--base=v1.2']],
      ['main..t', ['main..topic']],
      ['main...v', ['main...v1.2']],
    ])('"benchgate %s" offers %j', (line, expected) => {
      expect([...new Set(offers(line))].sort()).toEqual([...expected].sort())
    })

    test('files where files are wanted, folders where folders are', () => {
      expect([...offers('compare f')].join(' ')).toContain('file\\ one')
      expect([...offers('restore f')].join(' ')).not.toContain('file\\ one')
      expect([...offers('restore f')].join(' ')).toContain('folder')
    })

    test('a branch whose name is a command is quoted, and never run', () => {
      expect([...new Set(offers('main run'))].sort()).toEqual(harmless)
      expect(existsSync(join(place.folder, 'acted'))).toBe(false)
    })
  })

  test('it can lie in $fpath as well as be sourced', () => {
    expect(zshCompletionScript(commands)).toMatch(/^#compdef benchgate\n/)
    expect(zshCompletionScript(commands)).toContain('else compdef _benchgate benchgate; fi\n')
  })
})

// The completion in a real fish.
describe('fish', () => {
  const why = missing('fish')

  describe.skipIf(why !== '')(`in fish${why}`, () => {
    let place: Repository
    let offers: Offers

    beforeAll(async () => {
      place = await makeRepository(repository)
      offers = fishOffers(fishCompletionScript(commands), place.folder)
    })

    afterAll(() => place[Symbol.asyncDispose]())

    test.each([
      ['--', ['--count', '--sort', '--strict', '--base', '--rules', '--results']],
      ['--s', ['--sort', '--strict']],
      ['main --st', ['--strict']],
      ['compare --', ['--sort', '--csv']],
      ['--sort ', ['none', 'name', 'delta']],
      ['--sort=d', ['--sort=delta']],
      ['compare --sort ', ['name', 'down']],
      ['doctor --sort d', ['delta']],
      ['--count ', []],
      ['com', ['compare', 'completion']],
      ['main com', []],
      ['completion ', ['bash', 'fish']],
      ['doctor ', []],
      ['main top', ['topic']],
      ['--base v', ['v1.2']],
      ['main..t', ['main..topic']],
      ['main...v', ['main...v1.2']],
      ['restore f', ['fold er/', 'folder/']],
      ['--rules folder/', ['folder/inside']],
      ['--results fo', ['fold er/', 'folder/']],
    ])('"benchgate %s" offers %j', (line, expected) => {
      expect([...offers(line)].sort()).toEqual([...expected].sort())
    })

    test('a branch whose name is a command is a word, and never run', () => {
      expect([...offers('main run')].sort()).toEqual(hostile)
      expect(existsSync(join(place.folder, 'acted'))).toBe(false)
    })
  })

  test('each flag has one line for all commands that have it with the same values', () => {
    const lines = fishCompletionScript(commands)
      .split('\n')
      .filter(line => line.includes('-l sort'))
    expect(lines).toEqual([
      `complete -c benchgate -n '__benchgate_is "" doctor' -l sort -x -a 'none name delta'`,
      `complete -c benchgate -n '__benchgate_is compare' -l sort -x -a 'name down'`,
    ])
  })
})
