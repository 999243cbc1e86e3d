// The rules of a commit, read from GitHub.
import { describe, expect, test } from 'vitest'
import { emptyInputTextsOfMissingRulesFile } from '../../../src/core/inputs/rules-file.ts'
import { createRequestDeadline } from '../../../src/effects/github/api.ts'
import {
  readInputsAddedByRulesFromGitHub,
  readRulesChangesFromGitHub,
  readRulesFileAndChangesSinceBase,
} from '../../../src/effects/inputs/rules-at.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'
import { makeRepository } from '../../support/repository.ts'

describe('rules at', () => {
  const [sha, main] = ['c'.repeat(40), 'e'.repeat(40)] as const

  const rules = (github: FakeGitHub, given: Readonly<Record<string, string>> = {}) =>
    readInputsAddedByRulesFromGitHub(
      { token: 'fake-token', at: github.at, repository: 'acme/widgets' },
      ...([sha, (name: string) => given[name] ?? '', '/work'] as const),
      createRequestDeadline(20_000, new AbortController().signal),
    )

  const withFile = (text: string, path = '.github/benchgate.yml') =>
    startFakeGitHub({ code: { commits: { [sha]: [] }, files: { [`${sha}:${path}`]: text } } })

  test('they are those of the commit; an input goes before them', async () => {
    await using github = await withFile('threshold: 3%\ncount: 30\n')
    const found = await rules(github, { count: '12' })
    expect([found.file, found.inputs]).toEqual(['.github/benchgate.yml', { threshold: '3%' }])
    expect(github.problems).toEqual([])
  })

  test.each(['sub/rules.yml', './sub/rules.yml', 'sub//rules.yml'])(
    'another file can be named, %s',
    async path => {
      await using github = await withFile('alpha: 1%', 'sub/rules.yml')
      expect((await rules(github, { rules: path })).inputs).toEqual({ alpha: '1%' })
    },
  )

  test('there may be none, unless it is named', async () => {
    await using github = await startFakeGitHub({ code: { commits: { [sha]: [] } } })
    expect((await rules(github)).file).toBeNull()
    await expect(rules(github, { rules: 'x.yml' })).rejects.toThrow(
      'rules: "x.yml" does not exist in ccccccc',
    )
  })

  test('a token that may not read is not taken for a commit without rules', async () => {
    await using github = await startFakeGitHub()
    await expect(rules(github)).rejects.toThrow(
      'The rules file could not be read: Not Found - https://docs.github.com/rest (404). What was requested does not exist, or the token is not allowed to read it. It requires "permissions: contents: read".',
    )
  })

  test.each([
    ['threshold: 3%\nthreshold: 4%', 'set twice'],
    ['treshold: 3%', 'Did you mean "threshold"'],
    [`#${'x'.repeat(70_000)}`, 'is larger than 64 KiB'],
  ])('%j is refused', async (text, why) => {
    await using github = await withFile(text)
    await expect(rules(github)).rejects.toThrow(why)
  })

  test('what a commit changes in them is told, also where it had none', async () => {
    const before = 'd'.repeat(40)
    const files = {
      [`${sha}:.github/benchgate.yml`]: 'threshold: 9%',
      [`${before}:.github/benchgate.yml`]: 'threshold: 3%\ncount: 30',
    }
    await using github = await startFakeGitHub({ code: { commits: { [sha]: [], [main]: [] }, files } })
    const since = async (commit: string) => {
      const repository = { token: 'fake-token', at: github.at, repository: 'acme/widgets' }
      const patience = createRequestDeadline(20_000, new AbortController().signal)
      return readRulesChangesFromGitHub(repository, commit, await rules(github), patience)
    }
    expect((await since(before))?.changes).toEqual([
      { rule: 'threshold', base: '3%', head: '9%' },
      { rule: 'count', base: '30', head: null },
    ])
    expect((await since(main))?.changes).toEqual([{ rule: 'threshold', base: null, head: '9%' }])
  })
})

// The rules of the tree against those of base: what is compared is what they mean, wherever the file lies.
describe('rules of base', () => {
  const path = '.github/benchgate.yml'

  /** What the tree's rules change in a base that was made by a script. */
  async function changes(base: string, inputs: Readonly<Record<string, string>>, file: string | null = path) {
    await using repository = await makeRepository(
      `git init --quiet --initial-branch=main; mkdir .github; ${base}; git add --all; git commit --quiet --allow-empty -m base`,
    )
    const commit = { sha: repository.sh('git rev-parse HEAD').trim(), from: 'main' }
    return await readRulesFileAndChangesSinceBase(
      { file, path, texts: { ...emptyInputTextsOfMissingRulesFile, inputs } },
      repository.git,
      commit,
    )
  }

  test('other text that means the same is no change', async () => {
    const base = `printf '# ours\\n"count":   8\\n' > ${path}`
    expect(await changes(base, { count: '8' })).toEqual({ file: path, changes: [] })
  })

  test.each(['8', '"8"'])('nor are line breaks of Windows after the last value, %s', async value => {
    const base = `printf 'alpha: 1%%\\r\\ncount: ${value}\\r\\n' > ${path}`
    expect(await changes(base, { alpha: '1%', count: '8' })).toEqual({ file: path, changes: [] })
  })

  test('what is set otherwise, is no longer set, and is new', async () => {
    const base = `printf 'count: 8\\nalpha: 1%%\\n' > ${path}`
    const expected = [
      { rule: 'count', base: '8', head: '9' },
      { rule: 'alpha', base: '1%', head: null },
    ]
    expect(await changes(base, { count: '9' })).toEqual({ file: path, changes: expected })
    expect(await changes(base, {}, null)).toMatchObject({
      file: path,
      changes: [{ rule: 'count' }, expected[1]],
    })
  })

  test('without a file in base all is new; without any there is nothing to say', async () => {
    expect(await changes('true', { count: '9' })).toMatchObject({
      changes: [{ rule: 'count', base: null, head: '9' }],
    })
    expect(await changes('true', {}, null)).toBeNull()
  })

  test('a link within base is followed, and one that leads out is not', async () => {
    const link = (to: string) => `echo 'count: 8' > rules.yml; ln -s ${to} ${path}`
    expect(await changes(link('../rules.yml'), { count: '8' })).toMatchObject({ changes: [] })
    expect(await changes(link('/etc/passwd'), { count: '8' })).toMatchObject({ changes: [{ base: null }] })
  })

  test.each([
    ['is no rules file', `echo '[' > ${path}`],
    ['is a folder', `mkdir ${path}; echo x > ${path}/x`],
    ['is too large', `{ echo 'count: 8'; yes '# x' | head -c 70000; } > ${path}`],
  ])('where that of base %s, all of the tree is said', async (_, base) => {
    expect(await changes(base, { count: '8' })).toMatchObject({ changes: [{ rule: 'count', base: null }] })
  })
})
