// The completion in a real fish.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fishScript } from '../../../src/core/completion/shells.ts'
import { makeRepository, type Repository } from '../../support/repository.ts'
import { commands, fishOffers, hostile, missing, type Offers, repository } from './shells.ts'

const why = missing('fish')

describe.skipIf(why !== '')(`in fish${why}`, () => {
  let place: Repository
  let offers: Offers

  beforeAll(async () => {
    place = await makeRepository(repository)
    offers = fishOffers(fishScript(commands), place.folder)
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
  const lines = fishScript(commands)
    .split('\n')
    .filter(line => line.includes('-l sort'))
  expect(lines).toEqual([
    `complete -c benchgate -n '__benchgate_is "" doctor' -l sort -x -a 'none name delta'`,
    `complete -c benchgate -n '__benchgate_is compare' -l sort -x -a 'name down'`,
  ])
})
