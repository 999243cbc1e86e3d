// What each side finds when it is shown again: its own files, with the times that build tools go by.

import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { CouldNotMeasureError } from '../../../../src/core/model/errors.ts'
import type { Side } from '../../../../src/core/model/measuring.ts'
import { takeOverUserCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import { createConcurrentEditsCollector } from '../../../../src/effects/git/checkout/switching.ts'
import { toUndecodedGitText } from '../../../../src/effects/git/git.ts'
import { digestOf } from '../../../support/digest.ts'
import { long } from '../../../support/long.ts'
import { listeningConsole, makeRepository, type Repository } from '../../../support/repository.ts'
import { commitsOf, forgetTwoSides, twoSides } from './sides.ts'

describe('switching', () => {
  /** Files that both sides share, one that differs, and one of head alone; the first are from long ago. */
  const build = `git init --quiet --initial-branch=main; printf '*.out\\n' > .gitignore; mkdir in
for name in same removed again both in/gone; do echo $name > $name; done
echo base > differs; git add .; git commit --quiet -m base; git tag base
echo head > differs; echo more > more; git add .; git commit --quiet -m head; git tag head
touch -d @1000 differs same removed again both in/gone; GIT_OPTIONAL_LOCKS=1 git status > /dev/null`

  test(
    'files that both sides share keep their time where one side writes or removes them, and each side finds its own',
    long,
    async () => {
      await using repository = await makeRepository(build)
      const at = (name: string) => join(repository.folder, name)
      const put = (name: string, content: string, time: number) => {
        writeFileSync(at(name), content)
        utimesSync(at(name), time, time)
      }
      const seen = (name: string) => {
        const there = statSync(at(name), { throwIfNoEntry: false })
        return there && [readFileSync(at(name), 'utf8'), there.mtimeMs / 1000]
      }
      await using checkout = await takeOverUserCheckout(
        repository.git,
        commitsOf(repository),
        listeningConsole(),
      )
      await checkout.enter('base')
      put('same', 'of base\n', 2000)
      put('again', 'again\n', 2000.5)
      put('both', 'of base\n', 2000)
      put('differs', 'of base\n', 2000)
      rmSync(at('removed'))
      rmSync(at('in'), { recursive: true })

      await checkout.enter('head')
      for (const name of ['same', 'removed', 'again', 'both', 'in/gone'])
        expect(seen(name)).toEqual([`${name}\n`, 1000])
      put('both', 'of head\n', 3000)
      put('differs', 'of head\n', 3000)

      await checkout.enter('base')
      expect(seen('same')).toEqual(['of base\n', 2000])
      expect(seen('again')).toEqual(['again\n', 2000.5])
      expect(seen('both')).toEqual(['of base\n', 2000])
      expect(seen('differs')).toEqual(['of base\n', 2000])
      expect(seen('removed')).toBeUndefined()
      expect(seen('in/gone')).toBeUndefined()

      await checkout.enter('head')
      expect(seen('both')).toEqual(['of head\n', 3000])
      expect(seen('differs')).toEqual(['of head\n', 3000])
      expect(seen('same')).toEqual(['same\n', 1000])
    },
  )

  test.each([
    'git checkout --quiet --detach head',
    'git checkout --quiet --orphan scratch head',
    'git checkout --quiet -B scratch head; rm .git/refs/heads/scratch',
  ])(
    'a side that has checked out something else (%s) is shown at its own commit again, with what it has left',
    long,
    async something => {
      await using repository = await makeRepository(build)
      await using checkout = await takeOverUserCheckout(
        repository.git,
        commitsOf(repository),
        listeningConsole(),
      )
      const { base } = commitsOf(repository)
      const stray = () => repository.sh(something)
      const expectBase = () => {
        expect(repository.sh('git rev-parse HEAD; cat differs; ls; stat -c %Y left same')).toBe(
          `${base.sha}\nbase\nagain\nboth\ndiffers\nin\nleft\nremoved\nsame\n2000\n2000\n`,
        )
      }
      await checkout.enter('base')
      repository.sh('echo left > left; echo mine > same; touch -d @2000 left same')
      stray()
      await checkout.enter('base')
      expectBase()
      await checkout.enter('base')
      expectBase()
      stray()
      await checkout.enter('head')
      expect(repository.sh('cat differs more same; git status --porcelain')).toBe('head\nmore\nsame\n')
      await checkout.enter('base')
      expectBase()
    },
  )

  test.skipIf(process.platform === 'win32')(
    'what one side changes of the files that wait for the other is told',
    long,
    async () => {
      await using repository = await makeRepository(build)
      repository.sh('echo mine > mine.out')
      for (const file of ['files/left', 'files/mine.out']) {
        await using checkout = await takeOverUserCheckout(
          repository.git,
          commitsOf(repository),
          listeningConsole(),
        )
        await checkout.enter('base')
        repository.sh('echo left > left')
        await checkout.enter('head')
        repository.sh(`echo theirs > .git/benchgate/base/${file}`)
        await expect(checkout.enter('base')).rejects.toThrow(CouldNotMeasureError)
      }
      // It has not been shown yet, but waits as well.
      await using checkout = await takeOverUserCheckout(
        repository.git,
        commitsOf(repository),
        listeningConsole(),
      )
      await checkout.enter('base')
      repository.sh('echo theirs > .git/benchgate/head/files/mine.out')
      await expect(checkout.enter('head')).rejects.toThrow(CouldNotMeasureError)
    },
  )

  test('a side without any file is shown as well, with the ignored files of the user', long, async () => {
    await using repository =
      await makeRepository(`git init --quiet --initial-branch=main; echo '*.out' > .git/info/exclude
    git commit --quiet --allow-empty -m base; git tag base; echo head > side; git add side; git commit --quiet -m head
    git tag head; echo mine > mine.out`)
    await using checkout = await takeOverUserCheckout(
      repository.git,
      commitsOf(repository),
      listeningConsole(),
    )
    await checkout.enter('base')
    expect(repository.sh('ls; git rev-parse HEAD')).toBe(`mine.out\n${commitsOf(repository).base.sha}\n`)
    await checkout.enter('head')
    expect(repository.sh('ls')).toBe('mine.out\nside\n')
  })

  test('a file that only one side has is as old as it was when its side comes back', long, async () => {
    await using repository = await makeRepository(`git init --quiet --initial-branch=main
    echo 1 > of-base; git add .; git commit --quiet -m base; git tag base
    git mv of-base of-head; echo 2 > of-head; git commit --quiet -a -m head; git tag head`)
    await using checkout = await takeOverUserCheckout(
      repository.git,
      commitsOf(repository),
      listeningConsole(),
    )
    const timeOn = async (side: Side) => {
      await checkout.enter(side)
      return statSync(join(repository.folder, `of-${side}`)).mtimeMs
    }
    const [base, head] = [await timeOn('base'), await timeOn('head')]
    expect([await timeOn('base'), await timeOn('head')]).toEqual([base, head])
  })
})

// What is checked out for a side is what its commit names, whatever was done to git's objects meanwhile.
describe('verify', () => {
  const build = (
    format = 'sha1',
  ) => `git init --quiet --initial-branch=main --object-format=${format}; mkdir in
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
    long,
    async format => {
      await using repository = await makeRepository(build(format))
      await using checkout = await takeOverUserCheckout(
        repository.git,
        commitsOf(repository),
        listeningConsole(),
      )
      await checkout.enter('head')
      replaceObject(repository, 'base:differs', 'blob', Buffer.from('slow\n'))
      const entering = checkout.enter('base')
      await expect(entering).rejects.toThrow(CouldNotMeasureError)
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
  ] as const)('nor where it has written %s anew', long, async (_, type, object, made) => {
    await using repository = await makeRepository(build())
    await using checkout = await takeOverUserCheckout(
      repository.git,
      commitsOf(repository),
      listeningConsole(),
    )
    await checkout.enter('head')
    replaceObject(repository, object, type, made(repository))
    await expect(checkout.enter('base')).rejects.toThrow(CouldNotMeasureError)
  })

  test.each([
    ['writes to', 'echo more >> same'],
    ['removes', 'rm same'],
    ['changes nothing in but the time of the last change of', 'chmod 600 same; chmod 644 same'],
  ])('nor a file of both sides that head %s', long, async (_, command) => {
    await using repository = await makeRepository(build())
    await using checkout = await takeOverUserCheckout(
      repository.git,
      commitsOf(repository),
      listeningConsole(),
    )
    for (const side of ['base', 'head', 'base', 'head'] as const) await checkout.enter(side)
    repository.sh(command)
    replaceObject(repository, 'base:same', 'blob', Buffer.from('slow\n'))
    await expect(checkout.enter('base')).rejects.toThrow(/same of base/)
  })

  test('what git converts as it checks it out is as its commit has it', long, async () => {
    await using repository = await makeRepository(`${build()}
    git config filter.upper.smudge "tr a-z A-Z"; git config filter.upper.clean "cat"; git config core.autocrlf true
    echo 'differs filter=upper' > .git/info/attributes`)
    await using checkout = await takeOverUserCheckout(
      repository.git,
      commitsOf(repository),
      listeningConsole(),
    )
    for (const side of ['head', 'base', 'head', 'base'] as const) await checkout.enter(side)
    expect(repository.sh('cat differs in/side')).toBe('BASE\r\nbase\r\n')
  })

  test('a missing object of a file that is left as it is stops nothing', long, async () => {
    await using repository = await makeRepository(`${build()}; git checkout --quiet -- same`)
    await using checkout = await takeOverUserCheckout(
      repository.git,
      commitsOf(repository),
      listeningConsole(),
    )
    await checkout.enter('head')
    repository.sh(`rm -f .git/objects/$(git rev-parse base:same | sed 's,^..,&/,')`)
    await checkout.enter('base')
    expect(repository.sh('cat differs same')).toBe('base\nsame\n')
  })

  test('a damaged object of what is not checked out stops nothing', long, async () => {
    await using repository = await makeRepository(build())
    const odd = createHash('sha1').update('odd').digest('hex')
    await using checkout = await takeOverUserCheckout(
      repository.git,
      commitsOf(repository),
      listeningConsole(),
    )
    await checkout.enter('head')
    repository.sh(
      `mkdir -p .git/objects/${odd.slice(0, 2)}; echo garbage > .git/objects/${odd.slice(0, 2)}/${odd.slice(2)}`,
    )
    await checkout.enter('base')
    expect(repository.sh('cat differs')).toBe('base\n')
  })
})

// What a user does in a checkout that is measured in place: kept at the end, and named.
describe('concurrent edits', () => {
  afterAll(forgetTwoSides)

  /** Does something while base is shown, and lets head be shown after it where `isLeft`. Gives the warnings. */
  async function during(
    repository: Repository,
    script: string,
    isLeft: boolean,
    isWorkplace = true,
  ): Promise<string[]> {
    const console = listeningConsole()
    await using checkout = await takeOverUserCheckout(repository.git, commitsOf(repository), console, {
      isWorkplace,
    })
    await checkout.enter('base')
    repository.sh(script)
    if (isLeft) await checkout.enter('head')
    return console.warnings
  }

  const places = (repository: Repository) =>
    readdirSync(join(repository.folder, '.git'))
      .filter(name => name.startsWith('benchgate-found-'))
      .map(name => join(repository.folder, '.git', name))

  const dirty = 'echo mine >> same; echo new > notes'
  for (const isLeft of [true, false])
    test(
      `an edit, a new file and the configuration, ${isLeft ? 'before a switch' : 'at the end'}`,
      long,
      async () => {
        await using repository = await twoSides()
        repository.sh(dirty)
        const before = await digestOf(repository.folder)
        const warnings = await during(
          repository,
          'echo edit > same-2; mkdir -p deep; echo thought > deep/file; git config user.name Me; mkdir -p cache; echo x > cache/y',
          isLeft,
        )
        const [place = '', ...others] = places(repository)
        expect(others).toEqual([])
        expect(readFileSync(join(place, 'base/same-2'), 'utf8')).toBe('edit\n')
        expect(readFileSync(join(place, 'base/deep/file'), 'utf8')).toBe('thought\n')
        expect(readFileSync(join(place, 'config'), 'utf8')).toContain('name = Me')
        expect(readdirSync(join(place, 'base')).toSorted()).toEqual(['deep', 'same-2'])
        expect(warnings[0]).toMatch(/^Do not work in .* until this run ends/)
        expect(warnings.join('\n')).toContain(`They are now in ${place}/base. Delete`)
        expect(warnings.join('\n')).toMatch(/config was changed while the benchmarks ran.*\/config\.$/m)
        repository.sh(`rm -r '${place}'`)
        expect(await digestOf(repository.folder)).toEqual(before)
      },
    )

  test('a commit is kept under a ref, and one that a branch has is not', long, async () => {
    await using repository = await twoSides()
    const warnings = await during(repository, 'echo more > same-3; git commit --quiet -am thought', true)
    const ref = /"git branch NAME (\S+)"/.exec(warnings.join('\n'))?.[1] ?? ''
    expect(repository.sh(`git show ${ref}:same-3`)).toBe('more\n')
    expect(places(repository)).toEqual([])

    const again = await during(
      repository,
      'git checkout --quiet --detach "$(git commit-tree -p HEAD -m x HEAD^{tree})"; git branch own',
      true,
    )
    expect(again.join('\n')).not.toContain('A commit was made')
  })

  test('nothing is kept, and nothing said, where nothing was done', long, async () => {
    await using repository = await twoSides()
    repository.sh(dirty)
    const before = await digestOf(repository.folder)
    expect(await during(repository, 'true', true)).toHaveLength(1)
    expect(await digestOf(repository.folder)).toEqual(before)
  })

  test(
    'copies of ignored files are not found on a side whose .gitignore does not name them',
    long,
    async () => {
      await using repository = await twoSides()
      repository.sh('mkdir -p secrets box/secrets; echo mine | tee secrets/key box/secrets/key')
      const before = await digestOf(repository.folder)
      const edits = 'echo theirs >> secrets/key; echo edit >> local.env; echo thought > box/thought'
      const warnings = await during(repository, edits, true)
      expect(warnings.join('\n')).toMatch(/: local\.env, box\. They are now in \S+\. Delete/)
      const [place = ''] = places(repository)
      expect(readdirSync(join(place, 'base/box'))).toEqual(['thought'])
      repository.sh(`rm -r '${place}'`)
      expect(await digestOf(repository.folder)).toEqual(before)
    },
  )

  test('in a workflow, what benchmarks leave is removed with them', long, async () => {
    await using repository = await twoSides()
    const before = await digestOf(repository.folder)
    expect(await during(repository, 'echo edit > same-2; echo new > file', true, false)).toEqual([])
    expect(await digestOf(repository.folder)).toEqual(before)
  })

  test.each([
    [10, /: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9\. /],
    [12, /: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 2 more\. /],
  ])('%i files found are all kept by their paths, and ten of them named', async (count, message) => {
    const root = mkdtempSync(join(tmpdir(), 'benchgate-meanwhile-'))
    const [folder, console] = [join(root, 'shelf'), listeningConsole()]
    const paths = Array.from({ length: count }, (_, n) => toUndecodedGitText(`${n}`))
    mkdirSync(join(folder, 'files'), { recursive: true })
    for (const path of paths) writeFileSync(join(folder, 'files', path), path)
    const shelf = { side: 'base', tree: 'library', folder, paths } as const
    await createConcurrentEditsCollector(join(root, 'state'), console).keep([
      shelf,
      { ...shelf, side: 'head', paths: [] },
    ])
    expect(console.warnings).toEqual([expect.stringMatching(message)])
    const [place = ''] = readdirSync(root).filter(name => name.startsWith('state-found-'))
    expect(readdirSync(join(root, place))).toEqual(['base'])
    expect(readdirSync(join(root, place, 'base/library')).length).toBe(count)
    rmSync(root, { recursive: true })
  })
})
