// The rules file of a repository: where it is found, how it stands behind what was given, and what of it is refused.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, test } from 'vitest'
import { emptyRulesFileLists } from '../../../src/core/inputs/rule-lists.ts'
import { emptyInputTextsOfMissingRulesFile } from '../../../src/core/inputs/rules-file.ts'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'
import {
  readInputsWithRules,
  readRulesFile,
  recoverCheckoutAndReadRules,
  rulesFileLogLine,
} from '../../../src/effects/inputs/rules-file.ts'
import { long } from '../../support/long.ts'
import { listeningConsole, makeRepository, plainEnv, type Repository } from '../../support/repository.ts'
import { commitsOf, forgetTwoSides, twoSides } from '../git/checkout/sides.ts'

describe('rules file', () => {
  afterAll(forgetTwoSides)

  const usual = '.github/benchgate.yml'
  const start = 'git init --quiet --initial-branch=main; mkdir -p .github sub/deep'

  /** A repository with this rules file, and nothing else. */
  const withRules = (text: string, more = '') =>
    makeRepository(`${start}; printf %s '${text.replaceAll("'", `'"'"'`)}' > ${usual}; ${more}`)

  const reading =
    (given: Readonly<Record<string, string>>) =>
    (name: string): string =>
      given[name] ?? ''

  async function find(folder: string, given: Readonly<Record<string, string>> = {}) {
    return recoverCheckoutAndReadRules(reading(given), { folder, env: plainEnv, console: listeningConsole() })
  }

  /** All inputs of a run in the repository. */
  async function inputsOf({ folder }: Repository, given: Readonly<Record<string, string>> = {}) {
    return readInputsWithRules(await find(folder, given), reading(given))
  }

  const why = 'this step sets them itself, or has a "run" of its own'
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['all of it', {}, ''],
    ['what the step sets', { alpha: '1%', count: '9' }, `, without alpha, count: ${why}`],
    ['what belongs to its run', { run: 'x' }, `, without run, format: ${why}`],
  ])('the log says which rules count: %s', async (_, given, without) => {
    await using repository = await withRules('run: x\nformat: go\nsetup: x\nalpha: 2%\ncount: 9\n')
    const found = await find(repository.folder, given)
    expect(rulesFileLogLine(found, ' in abc')).toBe(`Rules from ${usual} in abc${without}`)
    expect(rulesFileLogLine({ ...found, file: null })).toBeNull()
  })

  test('a path is told as git has it, so that the file is found in base', async () => {
    await using repository = await withRules('count: 9', 'echo "count: 8" > sub/rules.yml')
    for (const path of ['./sub/rules.yml', 'sub/./rules.yml', 'sub//rules.yml'])
      expect(await find(repository.folder, { rules: path })).toMatchObject({
        ...{ file: 'sub/rules.yml', path: 'sub/rules.yml', inputs: { count: '8' } },
      })
  })

  test('what is not given comes from the file, and then from the defaults', async () => {
    await using repository = await withRules(
      "threshold: 3%\ncount: 30\noverlay: ['**/*_test.go', bench/**]\nstrict: true\n",
    )
    expect(await inputsOf(repository, { count: '10' })).toMatchObject({
      threshold: 0.03,
      count: 10,
      overlay: ['**/*_test.go', 'bench/**'],
      strict: true,
      alpha: 0.05,
    })
    expect(await find(repository.folder, { count: '10' })).toEqual({
      file: usual,
      path: usual,
      texts: {
        inputs: { threshold: '3%', count: '30', overlay: '**/*_test.go\nbench/**', strict: 'true' },
        lines: { threshold: 1, count: 2, overlay: 3, strict: 4 },
        lists: emptyRulesFileLists,
        file: usual,
      },
      inputs: { threshold: '3%', overlay: '**/*_test.go\nbench/**', strict: 'true' },
      lines: { threshold: 1, overlay: 3, strict: 4 },
      folder: repository.folder,
    })
  })

  test('where a link is in the place of the file, the file is named, and the link where it is looked for', async () => {
    await using repository = await withRules('count: 9')
    repository.sh(`mkdir lenient; mv ${usual} lenient/rules.yml; ln -s ../lenient/rules.yml ${usual}`)
    expect(await find(repository.folder)).toMatchObject({
      file: 'lenient/rules.yml',
      path: usual,
    })
  })

  test('without the usual file nothing changes; without a repository neither', async () => {
    await using repository = await makeRepository(start)
    const none = { file: null, path: usual, texts: emptyInputTextsOfMissingRulesFile, inputs: {}, lines: {} }
    const sub = join(repository.folder, 'sub')
    expect(await find(sub)).toEqual({ ...none, folder: sub })
    expect(await readInputsWithRules(await find(sub), reading({ count: '9' }))).toMatchObject({ count: 9 })
    expect(await find('/')).toEqual({ ...none, folder: '/' })
  })

  test('wherever one stands in the repository, what the workflow measures is measured', async () => {
    await using repository = await withRules('working-directory: sub/deep\nrun: make bench')
    const { folder } = repository
    for (const here of [folder, join(folder, 'sub'), join(folder, 'sub/deep')])
      expect(await find(here)).toMatchObject({ folder, inputs: { 'working-directory': 'sub/deep' } })
    // Unless it is said where.
    expect(await find(join(folder, 'sub'), { 'working-directory': 'deep' })).toMatchObject({
      folder: join(folder, 'sub'),
      inputs: { run: 'make bench' },
    })
    // In a workflow, a checkout that is not at the top of the workspace.
    const workspace = join(folder, '..')
    expect(await find(workspace, { 'working-directory': 'repository' })).toMatchObject({
      file: usual,
      folder: workspace,
    })
  })

  test.each([
    ['a repository within', 'git init --quiet inner', 'inner'],
    ['one that a commit can have', 'git init --quiet --bare inner', 'inner'],
    ['a link to another', 'git init --quiet ../other; ln -s ../other inner', 'inner'],
  ])('the file does not choose the repository: %s', async (_, more, folder) => {
    await using repository = await withRules(`run: make\nworking-directory: ${folder}`, more)
    await expect(find(repository.folder)).rejects.toThrow(
      new MisconfiguredError(
        `${usual}, line 2: working-directory: "${folder}" is not in the repository of this file. Name a folder of that repository. To measure another repository, such as a submodule, set working-directory in the workflow or as a flag.`,
      ),
    )
    // A workflow may.
    if (!more.includes('bare')) await find(repository.folder, { 'working-directory': folder })
  })

  test('a command that is given takes the place of the one in the file, with all that is said of it', async () => {
    await using go = await withRules('bench: Encode\nprofile: cpu\nthreshold: 3%')
    expect((await inputsOf(go)).go.bench).toBe('Encode')
    expect(await inputsOf(go, { run: 'make bench' })).toMatchObject({
      run: 'make bench',
      threshold: 0.03,
      profile: [],
    })
    await using other = await withRules('run: cat a\nformat: go\noutput: out/*\nsetup: make')
    expect((await find(other.folder, { run: 'cat b' })).inputs).toEqual({ setup: 'make' })
  })

  test('another file can be named, from the top folder, and must be there', long, async () => {
    await using repository = await withRules('count: 30', `mkdir 'a b'; echo 'count: 40' > 'a b/rules.yml'`)
    const sub = join(repository.folder, 'sub')
    expect(await find(sub, { rules: 'a b/rules.yml' })).toMatchObject({
      file: 'a b/rules.yml',
      inputs: { count: '40' },
    })
    await expect(find(sub, { rules: 'rules.yml' })).rejects.toThrow(MisconfiguredError)
    await expect(find(sub, { rules: 'rules.yml' })).rejects.toThrow(
      `rules: "rules.yml" does not exist in ${repository.folder}. Give a path from the top folder of the repository, such as ".github/benchgate.yml". It is read from what is checked out.`,
    )
    for (const rules of ['../x.yml', '/etc/hostname', 'a/../../x'])
      await expect(find(sub, { rules })).rejects.toThrow(`rules: "${rules}" is not accepted.`)
  })

  test.each([
    [
      'count: 9\nthreshold: 5',
      `${usual}, line 2: threshold: "5" is not accepted. Give a percentage from 0% to 100%`,
    ],
    ['count: 9\ncount: 10', `${usual}, line 2: count: set twice, first on line 1.`],
    ['treshold: 5%', `${usual}, line 1: treshold: not known. Did you mean "threshold"?`],
    ['# few\ncount: 3', `${usual}, line 2: count: 3 rounds are too few for alpha 0.05`],
    ['run: make\n\nbench: x', `${usual}, line 3: bench: "x" has no effect with "run"`],
    ['run: [', `${usual}, line 1: not valid YAML`],
  ])('%j is refused with its line', async (text, why) => {
    await using repository = await withRules(text)
    await expect(inputsOf(repository)).rejects.toThrow(MisconfiguredError)
    await expect(inputsOf(repository)).rejects.toThrow(why)
  })

  test('what was given is not blamed on the file', async () => {
    await using repository = await withRules('threshold: 5%\nbench: Encode')
    await expect(inputsOf(repository, { threshold: '7' })).rejects.toThrow(/^threshold: "7" is not accepted/)
    await expect(inputsOf(repository, { count: '3' })).rejects.toThrow(/^count: 3 rounds are too few/)
  })

  test('a rule that suits what else is given is not judged alone', async () => {
    await using repository = await withRules('count: 3\ndelta-test: ttest')
    expect((await inputsOf(repository)).count).toBe(3)
  })

  test.each([
    [
      'a link out of the repository',
      `echo 'count: 9' > ../outside.yml; ln -s ../../outside.yml ${usual}`,
      'is a link out of the repository',
    ],
    [
      'a folder that is one',
      'rmdir .github; mkdir ../outside; echo "count: 9" > ../outside/benchgate.yml; ln -s ../outside .github',
      'is a link out of the repository',
    ],
    ['a link to nothing', `ln -s nothing ${usual}`, 'cannot be read (ENOENT'],
    ['a link to itself', `ln -s benchgate.yml ${usual}`, 'cannot be read (ELOOP'],
    ['a folder', `mkdir ${usual}`, 'is not a plain file'],
    ['a pipe, on which reading would wait', `mkfifo ${usual}`, 'is not a plain file'],
    ['a device', `ln -s /dev/zero ${usual}`, 'is a link out of the repository'],
    ['bytes that are no text', `printf 'count: 9\\n# \\377' > ${usual}`, 'is not UTF-8 text'],
    ['more than 64 KiB', `head -c 65537 /dev/zero | tr '\\0' '#' > ${usual}`, 'is larger than 64 KiB'],
  ])('%s is refused', async (_, script, why) => {
    await using repository = await makeRepository(`${start}; ${script}`)
    await expect(readRulesFile(repository.folder, '')).rejects.toThrow(MisconfiguredError)
    await expect(readRulesFile(repository.folder, '')).rejects.toThrow(`rules: "${usual}" ${why}`)
  })

  test('a link inside of the repository is followed, and 64 KiB are read', async () => {
    await using repository = await makeRepository(
      `${start}; { echo 'count: 9'; head -c 65526 /dev/zero | tr '\\0' '#'; echo; } > sub/rules.yml; ln -s ../sub/rules.yml ${usual}`,
    )
    expect(await readRulesFile(repository.folder, '')).toMatchObject({
      file: 'sub/rules.yml',
      inputs: { count: '9' },
    })
  })

  test('a file with the other ending is not passed over in silence', async () => {
    await using repository = await makeRepository(`${start}; echo 'count: 9' > .github/benchgate.yaml`)
    await expect(readRulesFile(repository.folder, '')).rejects.toThrow(
      '.github/benchgate.yaml is not read. Rename it to .github/benchgate.yml, or set "rules" to it.',
    )
    expect(await readRulesFile(repository.folder, '.github/benchgate.yaml')).toMatchObject({
      inputs: { count: '9' },
    })
  })

  test(
    'the rules are those of the tree as it was found, whatever a killed run has checked out',
    long,
    async () => {
      await using repository = await twoSides()
      repository.sh(`mkdir .github; echo 'count: 30' > ${usual}`)
      const { base, head } = commitsOf(repository)
      const target = join(import.meta.dirname, '../../support/kill-target.ts')
      const child = spawn(process.execPath, [target, repository.folder, base.sha, head.sha, 'true'], {
        env: plainEnv,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      for await (const line of createInterface({ input: child.stdout })) if (line === 'entered base') break
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      expect(await readRulesFile(repository.folder, '')).toBeNull()
      expect(await find(repository.folder)).toMatchObject({ inputs: { count: '30' } })
    },
  )
})
