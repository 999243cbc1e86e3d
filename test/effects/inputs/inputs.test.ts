// Where a project is found, how its sides are shown, and what is measured when it has no command of its own.
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'
import type { CheckoutMode, GoSettings } from '../../../src/core/model/settings.ts'
import { findCheckoutAndCommand } from '../../../src/effects/inputs/inputs.ts'
import { makeRepository, plainEnv, type Repository } from '../../support/repository.ts'

let repository: Repository

beforeAll(async () => {
  repository = await makeRepository(
    `git init --quiet; mkdir -p 'mods/ünï b' work plain; touch go.mod 'mods/ünï b/go.mod' work/go.work; ln -s work link
    mkdir ../outside; git init --quiet inner; touch inner/go.mod
    git init --quiet beside; printf 'module m\\nreplace x => ../lib\\n' > beside/go.mod; git -C beside add .
    git init --quiet around; printf 'go 1.22\\nuse ..\\n' > around/go.work; printf 'module m\\n' > around/go.mod; git -C around add .
    git init --quiet bare; mkdir -p bare/plain bare/deep/module; touch bare/deep/module/go.mod; git -C bare add deep`,
    'répo sitory',
  )
})

afterAll(() => repository[Symbol.asyncDispose]())

const go: GoSettings = {
  packages: ['./...'],
  bench: '.',
  benchtime: '100ms',
  cpu: null,
  benchmem: true,
  tags: null,
  goFlags: [],
  test: false,
}
const command = "go test -run '^$' -bench . -benchtime 100ms -benchmem ./..."

type Given = Parameters<typeof findCheckoutAndCommand>[1]

function find(workingDirectory: string, given: Partial<Given> = {}, below = '.') {
  const usual = { run: null, go, checkout: null, ignoredFiles: 'per-side', workingDirectory } as const
  return findCheckoutAndCommand(join(repository.folder, below), { ...usual, ...given }, plainEnv)
}

describe('a project', () => {
  test.each<[string, string, string]>([
    ['.', '.', '.'],
    ['mods/ünï b', '.', 'mods/ünï b'],
    ['./work/', '.', 'work'],
    ['.', 'work', 'work'],
    ['link', '.', 'work'],
    // Within a module.
    ['plain', '.', 'plain'],
  ])(
    'in %s of %s is found with the Go benchmarks in it, and the command to repeat them',
    async (directory, below, found) => {
      expect(await find(directory, {}, below)).toEqual({
        root: repository.folder,
        settings: { workingDirectory: found, run: command, go, checkout: 'worktree' },
      })
    },
  )

  test('keeps the command it is given', async () => {
    for (const directory of ['plain', 'work'])
      expect((await find(directory, { run: 'make bench' })).settings).toEqual({
        workingDirectory: directory,
        run: 'make bench',
        go: null,
        checkout: 'in-place',
      })
  })

  test.each<[string, Partial<Given>, CheckoutMode]>([
    ['Go benchmarks in place where that is asked for', { checkout: 'in-place' }, 'in-place'],
    ['Go benchmarks in place where sides are to share files', { ignoredFiles: 'shared' }, 'in-place'],
    ['a command in worktrees where that is asked for', { run: 'true', checkout: 'worktree' }, 'worktree'],
  ])('shows %s', async (_, given, checkout) => {
    expect((await find('work', given)).settings.checkout).toBe(checkout)
  })

  test('shows Go code that is built from sources beside it in worktrees, and from those around it in place', async () => {
    expect((await find('beside')).settings.checkout).toBe('worktree')
    expect((await find('around')).settings.checkout).toBe('in-place')
    await expect(find('around', { checkout: 'worktree' })).rejects.toThrow(
      /checkout: "worktree" does not work .* a folder around the checkout \(\.\.\).*--checkout in-place/,
    )
    expect((await find('around', { run: 'true', checkout: 'worktree' })).settings.checkout).toBe('worktree')
  })

  test('in a repository within the repository is that one', async () => {
    expect(await find('inner')).toMatchObject({
      root: join(repository.folder, 'inner'),
      settings: { workingDirectory: '.' },
    })
  })
})

test('a repository with a module somewhere below is one of Go too', async () => {
  expect((await find('.', {}, 'bare')).settings.go).toEqual(go)
})

describe('no project', () => {
  test.each<[string, string, string, RegExp]>([
    [
      'a folder that is not there',
      'nowhere',
      '.',
      /working-directory: "nowhere" is not a folder below .*Check the repository out/,
    ],
    ['a file', 'go.mod', '.', /working-directory: "go.mod" is not a folder/],
    ['a folder outside of git', '.', '../outside', /working-directory: .*outside is not in a git checkout/],
    [
      'a folder without a module, and no command',
      'plain',
      'bare',
      /run: not set, and .*plain has no go.mod or go.work/,
    ],
  ])('is %s', async (_, directory, below, message) => {
    await expect(find(directory, {}, below)).rejects.toThrow(MisconfiguredError)
    await expect(find(directory, {}, below)).rejects.toThrow(message)
  })

  test('is the git directory itself', async () => {
    await expect(find('.', { run: 'true' }, '.git')).rejects.toThrow(MisconfiguredError)
  })
})
