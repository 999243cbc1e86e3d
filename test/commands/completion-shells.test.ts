// The completion scripts in real shells, where these are installed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import bash from '../../src/commands/benchgate.bash?raw'
import fish from '../../src/commands/benchgate.fish?raw'
import zsh from '../../src/commands/benchgate.zsh?raw'
import { makeRepository, type Repository } from '../support/repository.ts'
import {
  bashOffers,
  fishOffers,
  harmless,
  hostile,
  missing,
  type Offers,
  place,
  zshOffers,
} from './shells.ts'

const common: readonly (readonly [line: string, offered: readonly string[]])[] = [
  ['--', ['--sort', '--strict']],
  ['--so', ['--sort']],
  ['--sort ', ['none', 'name', 'delta']],
  ['--sort n', ['none', 'name']],
  ['main..t', ['main..topic']],
  ['main top', ['topic']],
  ['nothing-like-this', []],
]

describe.each([
  {
    shell: 'bash',
    open: (folder: string) => bashOffers(bash, folder),
    own: [
      ['--sort=', ['none', 'name', 'delta']],
      ['--sort=d', ['delta']],
      ['restore f', ['fold er', 'folder']],
      ['compare f', ['file one', 'fold er', 'folder']],
      ['compare folder/', ['folder/inside']],
      ['--results=fo', ['fold er', 'folder']],
    ],
    quoted: harmless,
  },
  {
    shell: 'zsh',
    open: (folder: string) => zshOffers(zsh, folder),
    own: [['--sort=d', ['--sort=delta']]],
    quoted: harmless,
  },
  {
    shell: 'fish',
    open: (folder: string) => fishOffers(fish, folder),
    own: [
      ['--sort=d', ['--sort=delta']],
      ['restore f', ['fold er/', 'folder/']],
      ['compare folder/', ['folder/inside']],
    ],
    quoted: hostile,
  },
] as const)('$shell', ({ shell, open, own, quoted }) => {
  const why = missing(shell)

  describe.skipIf(why !== '')(`in ${shell}${why}`, () => {
    let repository: Repository
    let offers: Offers

    beforeAll(async () => {
      repository = await makeRepository(place)
      offers = open(repository.folder)
    })

    afterAll(() => repository[Symbol.asyncDispose]())

    test.each([...common, ...own])('"benchgate %s" offers %j', (line, expected) => {
      expect([...new Set(offers(line))].sort()).toEqual([...expected].sort())
    })

    test.runIf(shell === 'zsh')('files where files are wanted, folders where folders are', () => {
      expect(offers('compare f').join(' ')).toContain('file\\ one')
      expect(offers('restore f').join(' ')).not.toContain('file\\ one')
      expect(offers('restore f').join(' ')).toContain('folder')
    })

    test('a branch whose name is a command is a word, and never run', () => {
      expect([...new Set(offers('main run'))].sort()).toEqual(quoted)
      offers('')
      expect(existsSync(join(repository.folder, 'acted'))).toBe(false)
    })
  })
})

test('the script of zsh can lie in $fpath as well as be sourced', () => {
  expect(zsh).toMatch(/^#compdef benchgate\n/)
  expect(zsh).toContain('else compdef _benchgate benchgate; fi\n')
})
