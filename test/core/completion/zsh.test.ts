// The completion in a real, interactive zsh.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zshScript } from '../../../src/core/completion/shells.ts'
import { makeRepository, type Repository } from '../../support/repository.ts'
import { commands, harmless, missing, type Offers, repository, zshOffers } from './shells.ts'

const why = missing('zsh')

describe.skipIf(why !== '')(`in zsh${why}`, () => {
  let place: Repository
  let offers: Offers

  beforeAll(async () => {
    place = await makeRepository(repository)
    offers = zshOffers(zshScript(commands), place.folder)
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
  expect(zshScript(commands)).toMatch(/^#compdef benchgate\n/)
  expect(zshScript(commands)).toContain('else compdef _benchgate benchgate; fi\n')
})
