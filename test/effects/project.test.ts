// Where a project is found, and the command it gets when it has none of its own.
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Misconfigured } from '../../src/core/errors.ts'
import { findProject } from '../../src/effects/project.ts'
import { makeRepository, plainEnv, type Repository } from '../support/repository.ts'

let repository: Repository

beforeAll(async () => {
  repository = await makeRepository(
    `git init --quiet; mkdir -p 'mods/ünï b' work plain; touch go.mod 'mods/ünï b/go.mod' work/go.mod; ln -s work link
    mkdir ../outside; git init --quiet inner; touch inner/go.mod`,
    'répo sitory',
  )
})

afterAll(() => repository[Symbol.asyncDispose]())

const go = "go test -run '^$' -bench . -benchmem ./..."

function find(workingDirectory: string, run: string | null = null, below = '.') {
  return findProject(join(repository.folder, below), { workingDirectory, run }, plainEnv)
}

describe('a project', () => {
  test.each<[string, string, string]>([
    ['.', '.', '.'],
    ['mods/ünï b', '.', 'mods/ünï b'],
    ['./work/', '.', 'work'],
    ['.', 'work', 'work'],
    ['link', '.', 'work'],
  ])('in %s of %s is found with the Go command', async (directory, below, found) => {
    expect(await find(directory, null, below)).toEqual({
      root: repository.folder,
      settings: { workingDirectory: found, run: go },
    })
  })

  test('keeps the command it is given', async () => {
    expect((await find('plain', 'make bench')).settings).toEqual({
      workingDirectory: 'plain',
      run: 'make bench',
    })
  })

  test('in a repository within the repository is that one', async () => {
    expect(await find('inner')).toMatchObject({
      root: join(repository.folder, 'inner'),
      settings: { workingDirectory: '.' },
    })
  })
})

describe('no project', () => {
  test.each<[string, string, string, RegExp]>([
    [
      'a folder that is not there',
      'nowhere',
      '.',
      /working-directory: "nowhere" is no folder below .*Check the repository out/,
    ],
    ['a file', 'go.mod', '.', /working-directory: "go.mod" is no folder/],
    ['a folder outside of git', '.', '../outside', /working-directory: .*outside is in no git checkout/],
    ['a folder without a module, and no command', 'plain', '.', /run: not set, and .*plain has no go.mod/],
  ])('is %s', async (_, directory, below, message) => {
    await expect(find(directory, null, below)).rejects.toThrow(Misconfigured)
    await expect(find(directory, null, below)).rejects.toThrow(message)
  })

  test('is the git directory itself', async () => {
    await expect(find('.', 'true', '.git')).rejects.toThrow(Misconfigured)
  })
})
