// Base and head in clones of every depth: found, or refused with a word that helps, and the clone left alone.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MisconfiguredError } from '../../../../src/core/model/errors.ts'
import { noWorkflowEvent, type ParsedWorkflowEvent } from '../../../../src/core/model/event.ts'
import { openOriginRemote as remoteOf } from '../../../../src/effects/git/revisions/remote.ts'
import {
  chooseDefaultRevisions,
  type RevisionAndItsFlag,
  refuseMissingCheckout,
  resolveBaseAndHead,
  resolveRevisionsToCommits,
} from '../../../../src/effects/git/revisions/revisions.ts'
import { long, longUnless, longUnlessNth } from '../../../support/long.ts'
import { listeningConsole, makeRepository, type Repository } from '../../../support/repository.ts'
import {
  cloneOf,
  everything,
  forgetClones,
  makeOrigin,
  mergeRef,
  type Server,
  shaOf,
  stepOf,
} from './clones.ts'

describe('revisions', () => {
  const origins: Partial<Record<Server, Repository>> = {}

  beforeAll(async () => {
    for (const server of ['any commit', 'only refs'] as const) origins[server] = await makeOrigin(server)
  })

  afterAll(async () => {
    for (const origin of Object.values(origins)) {
      await forgetClones(origin)
      await origin[Symbol.asyncDispose]()
    }
  })

  function originOf(server: Server): Repository {
    const origin = origins[server]
    if (!origin) throw new Error('no origin')
    return origin
  }

  interface Asked {
    readonly base?: string
    readonly head?: string
    readonly since?: string
    /** The step that is the head of pull request 7. */
    readonly pull?: string
    readonly baseRef?: string
    readonly before?: string
    readonly isForced?: boolean
    readonly event?: string
    readonly defaultBranch?: string
  }

  /** Resolves in a clone made by `script`, and tells the steps that were found. The user's refs must not change. */
  async function resolve(script: string, asked: Asked, server: Server = 'any commit') {
    const origin = originOf(server)
    await using clone = await cloneOf(origin, server, script)
    rmSync(join(clone.folder, '.git/FETCH_HEAD'), { force: true })
    const before = stateOf(clone)
    const event: ParsedWorkflowEvent = {
      name: asked.event ?? (asked.pull ? 'pull_request' : asked.before ? 'push' : 'workflow_dispatch'),
      pull: asked.pull
        ? { number: 7, baseRef: asked.baseRef ?? 'main', headSha: shaOf(origin, asked.pull) }
        : null,
      before: asked.before ? shaOf(origin, asked.before) : null,
      isForced: asked.isForced ?? false,
      defaultBranch: asked.defaultBranch ?? null,
    }
    try {
      const remote = await remoteOf(clone.git, '', 'https://github.com')
      const found = await resolveBaseAndHead(
        clone.git,
        remote,
        { base: asked.base ?? null, head: asked.head ?? null, since: asked.since ?? null, event },
        listeningConsole(),
      )
      await remote.complete([found.base.sha, found.head.sha])
      // Whatever was found can be checked out, with all its files, also when origin is out of reach.
      clone.sh(
        `git config remote.origin.url /nonexistent; for side in ${found.base.sha} ${found.head.sha}; do git archive $side > /dev/null; done`,
      )
      return {
        base: stepOf(origin, found.base.sha),
        head: stepOf(origin, found.head.sha),
        from: found.base.from,
        headFrom: found.head.from,
      }
    } finally {
      const after = stateOf(clone)
      expect(after.own).toEqual(before.own)
      for (const [n, count] of after.history.entries())
        expect(count).toBeGreaterThanOrEqual(before.history[n] ?? 0)
      if (!before.isShallow) expect(after.isShallow).toBe(false)
    }
  }

  /** The user's refs, HEAD and FETCH_HEAD; how many commits there are behind HEAD, and behind all refs. */
  function stateOf(clone: Repository) {
    const said = clone.sh(
      'git rev-list --count HEAD; git rev-list --count --all; git rev-parse --is-shallow-repository; git for-each-ref',
    )
    const [head, all, isShallow, ...refs] = said.split('\n')
    const inGit = (name: string) => join(clone.folder, '.git', name)
    return {
      own: [...refs, readFileSync(inGit('HEAD'), 'utf8'), existsSync(inGit('FETCH_HEAD'))],
      history: [Number(head), Number(all)],
      isShallow: isShallow === 'true',
    }
  }

  describe('a pull request', () => {
    test.each(['any commit', 'only refs'] as const)(
      'merge commit at depth 1, from a server that gives %s',
      long,
      async server => {
        const found = await resolve(mergeRef, { pull: 'five' }, server)
        expect(found).toMatchObject({ base: 'three', head: 'merge', headFrom: 'what is checked out' })
        if (server === 'any commit') expect(found.from).toContain('pull request #7')
      },
    )

    test.each<[string, string]>([
      ['at depth 2', mergeRef.replace('depth=1', 'depth=2')],
      ['in a full clone', everything],
    ])('merge commit %s', long, async (_, script) => {
      expect(await resolve(script, { pull: 'five' })).toMatchObject({ base: 'three', head: 'merge' })
    })

    const headOnly =
      'git fetch --quiet --no-tags --depth=1 origin topic; git checkout --quiet --detach FETCH_HEAD'
    const ownHeads: readonly [string, string, Server][] = [
      ['in a full clone', `${everything}; git checkout --quiet --detach origin/topic`, 'any commit'],
      ['on a branch', `${everything}; git checkout --quiet -b topic origin/topic`, 'any commit'],
      [
        'in a full clone whose origin is out of reach',
        `${everything}; git checkout --quiet --detach origin/topic; git remote set-url origin /nonexistent`,
        'any commit',
      ],
      ['at depth 1', headOnly, 'any commit'],
      ['at depth 1, from a server that gives only refs', headOnly, 'only refs'],
      ['at depth 2', headOnly.replace('depth=1', 'depth=2'), 'any commit'],
      [
        'alone in a full clone of one branch',
        'git fetch --quiet --no-tags origin topic; git checkout --quiet --detach FETCH_HEAD',
        'any commit',
      ],
      [
        'without a remote, in a clone with a local main',
        'git fetch --quiet origin main:other topic:topic; git checkout --quiet topic; git branch -m other main; git remote remove origin; git checkout --quiet topic',
        'any commit',
      ],
    ]
    for (const [index, [how, script, server]] of ownHeads.entries())
      test(
        `its own head ${how}: base is the merge base, though main moved on`,
        longUnless(index === 0),
        async () => {
          expect(await resolve(script, { pull: 'five' }, server)).toMatchObject({
            base: 'two',
            head: 'five',
            from: 'merge base with main',
          })
        },
      )

    test('whose base is neither here nor on origin any more is refused', long, async () => {
      const script = `${mergeRef}; git remote set-url origin /nonexistent`
      const three = shaOf(originOf('any commit'), 'three')
      await expect(resolve(script, { pull: 'five' })).rejects.toThrow(
        `base: "${three}" is no branch, tag or commit here, and origin could not be asked (`,
      )
    })

    test(
      'an origin that gives no answer is not said to lack a commit, and no other base is taken for it',
      long,
      async () => {
        const script = `${mergeRef}; git tag old; git remote set-url origin /nonexistent`
        const unasked =
          /here, and origin could not be asked \('\/nonexistent' does not appear .*\): check its/
        for (const asked of [
          { before: 'two', defaultBranch: 'main' },
          { base: 'nosuch' },
          { since: 'last-release' },
          { since: 'nosuch' },
        ])
          await expect(resolve(script, asked), JSON.stringify(asked)).rejects.toThrow(unasked)
      },
    )

    test('with a merge commit that is not of this pull request takes the merge base', long, async () => {
      expect(await resolve(everything, { pull: 'four' })).toMatchObject({ base: 'three', head: 'merge' })
    })

    test.each<[string, string]>([
      ['whose head was forced elsewhere', 'alone'],
      ['whose head is gone', 'gone'],
    ])('%s since the event takes what is checked out, and says so', long, async (_, pull) => {
      for (const script of [mergeRef, mergeRef.replace('depth=1', 'depth=2'), everything])
        expect(await resolve(script, { pull })).toEqual({
          base: 'three',
          head: 'merge',
          from: 'merge base with main',
          headFrom: expect.stringMatching(/^what is checked out, although the event names [0-9a-f]{9}$/),
        })
    })

    test('whose head got two commits more in the workflow is taken with them', long, async () => {
      const script = `${everything}; git checkout --quiet --detach origin/topic
      for n in 1 2; do git commit --quiet --allow-empty -m $n; done`
      expect(await resolve(script, { pull: 'five' })).toMatchObject({
        base: 'two',
        headFrom: 'what is checked out',
      })
    })

    test.each([
      ['of nothing in common', { pull: 'five', baseRef: 'alone' }],
      ['of a branch that is gone', { pull: 'five', baseRef: 'gone' }],
    ])('to a base %s is refused, naming it', long, async (_, asked) => {
      for (const script of [`${everything}; git checkout --quiet --detach origin/topic`, headOnly]) {
        const resolving = resolve(script, asked)
        await expect(resolving).rejects.toThrow(MisconfiguredError)
        await expect(resolving).rejects.toThrow(`base branch "${asked.baseRef}"`)
      }
    })

    test('whose head is in its base already is refused', long, async () => {
      const script = `${everything}; git checkout --quiet --detach origin/main`
      await expect(resolve(script, { pull: 'six' })).rejects.toThrow(/same commit.*For a pull request/)
    })
  })

  describe('a push', () => {
    test.each(['git clone --quiet', mergeRef])('compares with the commit before (%#)', long, async script => {
      const made = script === mergeRef ? mergeRef : everything
      expect(await resolve(made, { before: 'two' })).toMatchObject({
        base: 'two',
        head: 'merge',
        from: 'before this push',
      })
    })

    test('whose commit before is gone is refused', long, async () => {
      const script = `${everything}; git remote set-url origin file:///nonexistent; git fetch --quiet . ; true`
      await expect(resolve(script, { before: 'alone', base: 'gone' })).rejects.toThrow(
        '"gone" is no branch, tag or commit here, and origin could not be asked',
      )
    })

    test.each([everything, mergeRef])(
      'that was forced, after which the commit before is gone (%#)',
      long,
      async script => {
        await using clone = await cloneOf(originOf('any commit'), 'any commit', script)
        const gone = 'f'.repeat(40)
        const event: ParsedWorkflowEvent = { ...noWorkflowEvent, name: 'push', before: gone }
        const remote = await remoteOf(clone.git, '', 'https://github.com')
        const resolving = resolveBaseAndHead(
          clone.git,
          remote,
          { base: null, head: null, since: null, event },
          listeningConsole(),
        )
        await expect(resolving).rejects.toThrow(MisconfiguredError)
        await expect(resolving).rejects.toThrow(`base: the commit before this push, ${gone}, is neither here`)
      },
    )

    const topic = `git fetch --quiet --depth=1 origin +refs/heads/topic:refs/remotes/origin/topic; git checkout --quiet --detach refs/remotes/origin/topic`
    const main = `git fetch --quiet --depth=1 origin +refs/heads/main:refs/remotes/origin/main; git checkout --quiet --detach refs/remotes/origin/main`

    for (const [since, base, from] of [
      ['last-release', 'one', 'since: v1'],
      ['v1', 'one', 'since: v1'],
      ['topic', 'five', 'since: topic'],
    ] as const)
      test(
        `a history since "${since}" is measured against it, though the event names a commit before`,
        long,
        async () => {
          const found = await resolve(main, { since, before: 'two' })
          expect(found.base).toBe(base)
          expect(found.from).toContain(from)
        },
      )

    test('a history since what is not there, or is head itself, is refused', long, async () => {
      const first = `${everything}; git checkout --quiet --detach origin/main~3`
      await expect(resolve(first, { since: 'last-release' })).rejects.toThrow(
        /finds no tag before [0-9a-f]{9},/,
      )
      await expect(resolve(first, { since: 'nosuch' })).rejects.toThrow('since: no commit "nosuch"')
      await expect(resolve(first, { since: 'v1' })).rejects.toThrow(
        /There are no commits after the reference \("since"\) yet\.$/,
      )
    })

    test(
      'a merge queue is compared with what it would be merged into, though there is a history',
      long,
      async () => {
        const found = await resolve(main, { since: 'v1', before: 'two', event: 'merge_group' })
        expect(found.base).toBe('two')
        expect(found.from).toContain('before this merge_group')
      },
    )

    const names = 'merge base with main, as the event "workflow_dispatch" names no commit'
    const began = [
      ['a new branch', topic, undefined, 'two', names],
      ['a force push to one', topic, 'gone', 'two', 'merge base with main, as the commit before this push'],
      ['the default branch', main, undefined, 'one', 'the last tag, '],
      ['a force push to it', main, 'gone', 'one', 'the last tag, '],
    ] as const
    for (const [index, [what, script, before, base, from]] of began.entries())
      for (const server of ['any commit', 'only refs'] as const)
        test(
          `without a commit before, ${what} is compared with where it began or what was last tagged (${server})`,
          longUnlessNth(index + (server === 'only refs' ? 2 : 0), 8, 2),
          async () => {
            const found = await resolve(
              script,
              { ...(before ? { before } : {}), defaultBranch: 'main' },
              server,
            )
            expect(found.base).toBe(base)
            expect(found.from).toContain(from)
          },
        )

    test(
      'a force push is compared with where it began, though origin has the commit before',
      long,
      async () => {
        const found = await resolve(topic, { before: 'three', isForced: true, defaultBranch: 'main' })
        expect(found.base).toBe('two')
        expect(found.from).toMatch(
          /^merge base with main, as this push was forced and has replaced .* [0-9a-f]{40}$/,
        )
      },
    )

    test('on a default branch without a tag before it is told so', long, async () => {
      const first = `${everything}; git checkout --quiet --detach origin/main~3`
      await expect(resolve(first, { defaultBranch: 'main' })).rejects.toThrow(
        /names no commit.*there is no tag before/,
      )
      await expect(resolve(everything, { defaultBranch: 'alone' })).rejects.toThrow(
        /no common commit of head and .*"alone"/,
      )
    })

    test('that names no commit before needs the input', long, async () => {
      await expect(resolve(everything, {})).rejects.toThrow(
        /"workflow_dispatch" names no commit.*input "base"/,
      )
    })
  })

  describe('revisions by name', () => {
    const names = [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a name made to be expanded by a shell.
      'fix/$(touch${IFS}pwned);#42&|x',
      'feature/ünï-日本',
      '100%',
      'a.b@c',
      `it's-"so"`,
      '`x`',
      'one',
      '-n',
      '--orphan',
    ]
    for (const [index, name] of names.entries())
      test(`the branch ${name}`, longUnlessNth(index, 18, 3), async () => {
        for (const script of [everything, mergeRef])
          expect(await resolve(script, { base: 'v1', head: name })).toMatchObject({
            base: 'one',
            head: 'four',
          })
        expect(originOf('any commit').sh('ls -R . | grep -c pwned$ || true')).toBe('0\n')
      })

    const asked: readonly [string, Asked, string][] = [
      ['a tag', { base: 'v1' }, 'one'],
      ['an annotated tag', { base: 'annotated' }, 'one'],
      ['a branch that only origin has', { base: 'topic' }, 'five'],
      ['a remote branch', { base: 'origin/main' }, 'six'],
      ['a ref of another kind', { base: 'pull/7/head' }, 'five'],
      ['a whole ref name', { base: 'refs/heads/main' }, 'six'],
    ]
    for (const [index, [name, one, step]] of asked.entries())
      test(`${name} as base`, longUnlessNth(index, 12, 2), async () => {
        const full = name === 'a whole ref name' ? `${everything}; git branch main origin/main` : everything
        expect(await resolve(full, one)).toMatchObject({
          base: step,
          head: 'merge',
          from: `base: ${one.base}`,
        })
        for (const depth of [1, 3]) {
          const script = mergeRef.replace('depth=1', `depth=${depth}`)
          expect(await resolve(script, one), `depth ${depth}`).toMatchObject({
            base: step,
            from: `base: ${one.base}`,
          })
        }
      })

    const sameNames: readonly [string, string][] = [
      [
        'of which the clone has the branch',
        `${everything}; git branch both origin/both; git update-ref -d refs/remotes/origin/both`,
      ],
      ['of which the clone has the remote branch', everything],
      ['of which the clone has neither', mergeRef],
    ]
    for (const [where, script] of sameNames)
      test(
        `a tag and a branch of one name, ${where}: the tag, as git has it, and that is said`,
        long,
        async () => {
          const from = 'base: both (the tag; there is a branch of that name too)'
          expect(await resolve(script, { base: 'both' })).toMatchObject({ base: 'one', from })
          expect(await resolve(script, { base: 'refs/heads/both' })).toMatchObject({
            base: 'five',
            from: 'base: refs/heads/both',
          })
        },
      )

    const below: readonly [string, string][] = [
      ['topic~1', 'four'],
      ['main^', 'three'],
      ['origin/main~2', 'two'],
      ['v1^0', 'one'],
      ['refs/heads/topic^{commit}', 'five'],
    ]
    for (const [index, [base, step]] of below.entries())
      test(`${base} of a branch or tag, whatever the depth`, longUnlessNth(index + 1, 12, 2), async () => {
        const full = `${everything}; git branch topic origin/topic; git branch main origin/main`
        for (const script of [full, mergeRef, mergeRef.replace('depth=1', 'depth=3')])
          expect(await resolve(script, { base })).toMatchObject({ base: step, head: 'merge' })
      })

    test.each(['any commit', 'only refs'] as const)(
      'a commit, from a server that gives %s',
      long,
      async server => {
        const base = shaOf(originOf(server), 'two')
        expect(await resolve(everything, { base }, server)).toMatchObject({ base: 'two' })
        expect(await resolve(everything, { base: base.slice(0, 10) }, server)).toMatchObject({ base: 'two' })
        if (server === 'any commit')
          expect(await resolve(mergeRef, { base }, server)).toMatchObject({
            base: 'two',
            from: `base: ${base}`,
          })
      },
    )

    const belowHead: readonly [string, string][] = [
      ['HEAD^1', 'three'],
      ['HEAD~2', 'two'],
      ['HEAD^2', 'five'],
      ['HEAD^2~1', 'four'],
    ]
    for (const [index, [base, step]] of belowHead.entries())
      test(`${base}, whatever the depth`, longUnlessNth(index + 1, 12, 2), async () => {
        expect(await resolve(everything, { base })).toMatchObject({ base: step, head: 'merge' })
        expect(await resolve(mergeRef, { base })).toMatchObject({ base: step, head: 'merge' })
        expect(await resolve(mergeRef, { base }, 'only refs')).toMatchObject({
          base: step,
          head: 'merge',
          from: `base: ${base}`,
        })
      })

    test('a branch of the clone, by its name alone', long, async () => {
      const script = `${everything}; git branch local origin/topic`
      expect(await resolve(script, { base: 'local' })).toMatchObject({ base: 'five', from: 'base: local' })
    })

    test.each([
      ['HEAD~2', 'four'],
      ['topic~2', 'four'],
    ])(
      '%s, where a commit of this clone alone is on top of one commit of origin',
      long,
      async (base, step) => {
        const script = `git fetch --quiet --no-tags --depth=1 origin topic; git checkout --quiet -b topic FETCH_HEAD
      git commit --quiet --allow-empty -m own`
        expect(await resolve(script, { base })).toMatchObject({ base: step, head: '' })
      },
    )

    test('the same commit twice, where someone asks for that', long, async () => {
      expect(await resolve(everything, { base: 'HEAD' })).toMatchObject({ base: 'merge', head: 'merge' })
    })

    const strange = [
      'no-such-branch',
      'HEAD~99',
      'HEAD:one',
      'v1..HEAD',
      'ffffffffffffffffffffffffffffffffffffffff',
      '--upload-pack=id',
      ':',
      'a b',
      '*',
    ]
    for (const [index, base] of strange.entries())
      test(`"${base}" is refused by its name`, longUnlessNth(index, 18, 3), async () => {
        for (const script of [everything, mergeRef]) {
          const resolving = resolve(script, { base })
          await expect(resolving).rejects.toThrow(MisconfiguredError)
          await expect(resolving).rejects.toThrow(`base: "${base}" is no branch, tag or commit`)
        }
        await expect(resolve(everything, { head: base, base: 'v1' })).rejects.toThrow(
          `head: "${base}" is no branch, tag or commit`,
        )
      })
  })

  describe('partial clones', long, () => {
    test.each(['blob:none', 'tree:0'])(
      'with filter %s, and everything else as in any other',
      async filter => {
        const partial = `git config remote.origin.promisor true; git config remote.origin.partialclonefilter ${filter}; git config core.repositoryFormatVersion 1; git config extensions.partialClone origin`
        for (const script of [`${partial}; ${everything}`, `${partial}; ${mergeRef}`]) {
          expect(await resolve(script, { pull: 'five' })).toMatchObject({ base: 'three', head: 'merge' })
          expect(await resolve(script, { base: 'topic' })).toMatchObject({ base: 'five', head: 'merge' })
          expect(await resolve(script, { base: 'HEAD~2' })).toMatchObject({ base: 'two', head: 'merge' })
          const base = shaOf(originOf('any commit'), 'alone')
          expect(await resolve(script, { base })).toMatchObject({ base: 'alone' })
          const sparse = `${script}; git sparse-checkout set --cone folder; echo new > new`
          expect(await resolve(sparse, { head: 'worktree', base: 'v1' })).toMatchObject({
            base: 'one',
            head: '',
          })
        }
      },
    )
  })

  describe('the working tree', () => {
    const dirty = `${everything}; echo more >> one`

    test('is compared with what is checked out', async () => {
      for (const asked of [{}, { before: 'two' }])
        expect(await resolve(dirty, { head: 'worktree', ...asked })).toEqual({
          base: 'merge',
          head: '',
          from: 'the commit that is checked out',
          headFrom: expect.stringMatching(/^the working tree, on top of [0-9a-f]{9}$/),
        })
    })

    test('is compared with the base of its pull request', long, async () => {
      const from = 'main, as merged into pull request #7'
      expect(await resolve(dirty, { head: 'worktree', pull: 'five' })).toMatchObject({ base: 'three', from })
      const topic = `${everything}; git checkout --quiet --detach origin/topic; echo more >> one`
      expect(await resolve(topic, { head: 'worktree', pull: 'five' })).toMatchObject({
        base: 'two',
        head: '',
      })
      expect(await resolve(dirty, { head: 'worktree', base: 'v1' })).toMatchObject({ base: 'one', head: '' })
    })

    test('without anything to compare is refused, and is no base', long, async () => {
      await expect(resolve(everything, { head: 'worktree' })).rejects.toThrow(
        /the working tree, which is .*nothing to compare\. Change a file/,
      )
      // Named as it is by a terminal that took the tree for changed.
      await expect(resolve(everything, { head: 'worktree', base: 'HEAD' })).rejects.toThrow(
        /nothing to compare/,
      )
      await expect(resolve(`${dirty}; git remote remove origin`, { base: 'worktree' })).rejects.toThrow(
        /"worktree" is no branch, tag or commit .*can only be head\./,
      )
    })

    test('does not hide a branch of that name', long, async () => {
      for (const script of [dirty, mergeRef])
        expect(await resolve(script, { base: 'v1', head: 'refs/heads/worktree' })).toMatchObject({
          head: 'four',
        })
      expect(await resolve(everything, { base: 'worktree' })).toMatchObject({ base: 'four' })
    })
  })

  test('a last tag of a clone whose origin is silent is named, and why', long, async () => {
    await using repository = await makeRepository(`git init --quiet --initial-branch=main
    for n in 1 2; do git commit --quiet --allow-empty -m $n; done; git tag v1 HEAD~1; git remote add origin "$PWD/../gone"`)
    const remote = await remoteOf(repository.git, '', '')
    const told = async (since: string | null) => {
      const console = listeningConsole()
      const event = { ...noWorkflowEvent, defaultBranch: 'main' }
      await resolveBaseAndHead(repository.git, remote, { base: null, head: null, since, event }, console)
      return console.warnings
    }
    const warned = [expect.stringMatching(/^v1 is the last tag .*could not be asked \('.*gone' does not/)]
    expect(await told('last-release')).toEqual(warned)
    expect(await told(null)).toEqual(warned)
    expect(await told('v1')).toEqual([])
  })

  test('a branch without a commit is refused', async () => {
    await using repository = await makeRepository('git init --quiet')
    const remote = await remoteOf(repository.git, '', 'https://github.com')
    for (const head of [null, 'worktree'])
      await expect(
        resolveBaseAndHead(
          repository.git,
          remote,
          { base: null, head, since: null, event: noWorkflowEvent },
          listeningConsole(),
        ),
      ).rejects.toThrow(/^head: nothing is checked out/)
  })
})

// What is compared where nothing is named.
describe('usual sides', () => {
  const branched = `git init --quiet --initial-branch=main; echo 1 > a; git add a; git commit --quiet -m 1
git tag start; git checkout --quiet -b topic; echo 2 > a; git commit --quiet -am 2
git checkout --quiet main; echo 3 > b; git add b; git commit --quiet -m 3; git checkout --quiet topic`

  const left = 'base: the last commit that head and main share; head has 1 more commit'

  test('uncommitted work is compared with its commit', async () => {
    await using repository = await makeRepository(`${branched}; echo new > new`)
    const start = repository.sh('git rev-parse start').trim()
    // What is new alone is none, as it may be a note, or the result of the last run; it is said.
    const untracked = 'not tracked and not measured: new; with "git add" they count as uncommitted work'
    expect(await chooseDefaultRevisions(repository.git, {})).toEqual({
      ...{ base: start, head: 'HEAD' },
      note: `${left}\n${untracked}`,
    })
    repository.sh('echo 3 > a')
    const note = `comparing uncommitted work with HEAD; for the whole branch: benchgate ${start.slice(0, 9)}`
    expect(await chooseDefaultRevisions(repository.git, {})).toEqual({ base: 'HEAD', head: 'worktree', note })
    expect(await chooseDefaultRevisions(repository.git, { base: 'main' })).toEqual({
      ...{ base: 'main', head: 'worktree', note: null },
    })
  })

  test('with three dots base is where the two parted', long, async () => {
    await using repository = await makeRepository(branched)
    const start = repository.sh('git rev-parse start').trim()
    const named = { base: 'main', head: 'topic', sinceFork: true }
    expect(await chooseDefaultRevisions(repository.git, named)).toEqual({
      base: start,
      head: 'topic',
      note: null,
    })
    repository.sh('echo more >> a')
    const unnamed = { base: 'main', sinceFork: true }
    expect(await chooseDefaultRevisions(repository.git, unnamed)).toEqual({
      base: start,
      head: 'worktree',
      note: null,
    })
    repository.sh('git checkout --quiet --orphan other; git commit --quiet -m other')
    await expect(chooseDefaultRevisions(repository.git, { ...named, head: 'other' })).rejects.toThrow(
      'main...other: the two have no common history',
    )
  })

  test('a head that only origin has is compared like one of the clone', long, async () => {
    await using repository = await makeRepository(`${branched}; git checkout --quiet main
    git clone --quiet "file://$PWD" ../clone; git clone --quiet --single-branch "file://$PWD" ../single`)
    const start = repository.sh('git rev-parse start').trim()
    for (const clone of ['clone', 'single'].map(name =>
      repository.git.in(`${repository.folder}/../${name}`),
    )) {
      expect(
        await chooseDefaultRevisions(clone, { base: 'main', head: 'topic', sinceFork: true }),
      ).toMatchObject({ base: start, head: 'topic' })
      expect(await chooseDefaultRevisions(clone, { head: 'topic' })).toMatchObject({
        base: start,
        head: 'topic',
      })
    }
  })

  test('a head without a common commit is not said to have no commits', long, async () => {
    await using repository = await makeRepository(`${branched}
    git checkout --quiet --orphan other; git commit --quiet -m other
    git clone --quiet --depth 1 --no-single-branch --branch topic "file://$PWD" ../clone`)
    await expect(chooseDefaultRevisions(repository.git, {})).rejects.toThrow(
      'HEAD and main have no common history. Name a revision',
    )
    await expect(
      chooseDefaultRevisions(repository.git.in(`${repository.folder}/../clone`), {}),
    ).rejects.toThrow(
      /HEAD and origin\/other have no common history\. Name .* "git fetch --unshallow" brings the rest/,
    )
  })

  test("a default branch of origin's that is gone is not believed", long, async () => {
    await using repository = await makeRepository(`${branched}
    git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/gone`)
    const start = repository.sh('git rev-parse start').trim()
    expect(await chooseDefaultRevisions(repository.git, {})).toEqual({
      base: start,
      head: 'HEAD',
      note: left,
    })
  })

  test('what head would not have is no uncommitted work', long, async () => {
    await using repository =
      await makeRepository(`${branched}; git init --quiet sub; cd sub; echo 1 > s; git add s
    git commit --quiet -m s; cd ..; git -c protocol.file.allow=always submodule --quiet add ./sub; git commit --quiet -m sub`)
    const start = repository.sh('git rev-parse start').trim()
    const clean = {
      base: start,
      head: 'HEAD',
      note: 'base: the last commit that head and main share; head has 2 more commits',
    }
    for (const work of [
      'echo 2 > sub/s; echo new > sub/new',
      'echo 3 > a; git add a; echo 2 > a',
      'touch a',
    ]) {
      repository.sh(work)
      expect(await chooseDefaultRevisions(repository.git, {})).toEqual(clean)
    }
    for (const work of [
      'git -C sub commit --quiet -am more',
      'git -C sub reset --quiet --hard HEAD~1; rm a',
    ]) {
      repository.sh(work)
      expect(await chooseDefaultRevisions(repository.git, {})).toMatchObject({
        base: 'HEAD',
        head: 'worktree',
      })
    }
  })

  test('names need not be ASCII', long, async () => {
    await using repository = await makeRepository(`${branched}; git branch früh; git checkout --quiet main
    git update-ref refs/remotes/origin/größe topic; git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/größe`)
    const start = repository.sh('git rev-parse start').trim()
    const named = { base: 'main', head: 'früh', sinceFork: true }
    expect(await chooseDefaultRevisions(repository.git, named)).toMatchObject({ base: start })
    expect(await chooseDefaultRevisions(repository.git, {})).toMatchObject({
      base: start,
      note: expect.stringContaining(
        'the last commit that head and origin/größe share; head has 1 more commit; the newest commit of origin/größe here is from',
      ),
    })
    repository.sh('git symbolic-ref --delete refs/remotes/origin/HEAD')
    expect(await chooseDefaultRevisions(repository.git, { head: 'früh' })).toMatchObject({
      base: start,
      head: 'früh',
    })
  })

  test.each([
    ['git init --quiet', 'has no commit yet'],
    ['git init --quiet --bare', 'that has a working tree'],
    ['true', 'is not in a git repository'],
  ])('after %j there is nothing to go by', async (script, why) => {
    await using repository = await makeRepository(script)
    await expect(refuseMissingCheckout(repository.git)).rejects.toThrow(why)
  })

  test('a clean branch is compared with where it began', async () => {
    await using repository = await makeRepository(branched)
    await expect(refuseMissingCheckout(repository.git)).resolves.toBeUndefined()
    const start = repository.sh('git rev-parse start').trim()
    expect(await chooseDefaultRevisions(repository.git, {})).toEqual({
      base: start,
      head: 'HEAD',
      note: left,
    })
    expect(await chooseDefaultRevisions(repository.git, { head: 'topic' })).toEqual({
      base: start,
      head: 'topic',
      note: left,
    })
  })

  test(
    "origin's default branch goes before one of the usual name, and its age here is said",
    long,
    async () => {
      await using repository = await makeRepository(`${branched}
    git checkout --quiet main; git config log.showSignature true
    printf '#!/bin/sh\\necho "gpg: said" >&2' > .git/gpg; chmod +x .git/gpg; git config gpg.program "$PWD/.git/gpg"
    signed=$(git cat-file commit topic | sed 's/^committer.*/&\\ngpgsig -----BEGIN PGP SIGNATURE-----\\n -----END PGP SIGNATURE-----/' | git hash-object -t commit -w --stdin)
    git update-ref refs/remotes/origin/trunk $signed; git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/trunk`)
      expect(repository.sh('git log -1 --format=%cs origin/trunk')).toContain('gpg: said')
      const start = repository.sh('git rev-parse start').trim()
      const note =
        'base: the last commit that head and origin/trunk share; head has 1 more commit; the newest commit of origin/trunk here is from 2026-01-01 ("git fetch origin" updates the branch)'
      expect(await chooseDefaultRevisions(repository.git, {})).toEqual({ base: start, head: 'HEAD', note })
    },
  )

  test('without a word of origin, its main or master goes before those here', long, async () => {
    await using repository = await makeRepository(`${branched}; git branch --quiet -m main master`)
    for (const branch of ['master', 'main', 'origin/master', 'origin/main']) {
      const ref = branch.startsWith('origin/') ? `refs/remotes/${branch}` : `refs/heads/${branch}`
      repository.sh(`git update-ref ${ref} start`)
      const { note } = await chooseDefaultRevisions(repository.git, {})
      expect(note).toMatch(new RegExp(`^base: the last commit that head and ${branch} share;`))
    }
  })

  test.each([
    ['the default branch', 'git checkout --quiet main', 'no commits beyond main'],
    ['no default branch', 'git checkout --quiet topic; git branch -m main other', 'no default branch'],
  ])('on %s there is nothing to compare without a name', async (_, script, why) => {
    await using repository = await makeRepository(`${branched}; ${script}`)
    const usual = chooseDefaultRevisions(repository.git, {})
    await expect(usual).rejects.toThrow(MisconfiguredError)
    await expect(usual).rejects.toThrow(why)
    expect(await chooseDefaultRevisions(repository.git, { base: 'start' })).toEqual({
      base: 'start',
      head: 'HEAD',
      note: null,
    })
  })
})

// Revisions of a command line that are none.
describe('refuse unknown', () => {
  const script = `git init --quiet --initial-branch=main; git commit --quiet --allow-empty -m 1; git tag v1.2.0
  git commit --quiet --allow-empty -m 2; git branch Ärger; git update-ref refs/remotes/origin/release/3 HEAD
  git tag text "$(echo text | git hash-object -w --stdin)"`
  const words = (...revisions: string[]): readonly RevisionAndItsFlag[] =>
    revisions.map(revision => ({ revision, flag: null }))

  test('what git knows is none of these, nor is the working tree', async () => {
    await using repository = await makeRepository(script)
    const given = words('main', 'v1.2.0~0', 'Ärger', 'release/3')
    await expect(resolveRevisionsToCommits(repository.git, given, [])).resolves.toHaveLength(given.length)
  })

  test.each([
    [words('mian'), '"mian" is no branch, tag or commit here or on origin. Did you mean "main"?'],
    [
      words('main', 'v1.2.1^'),
      '"v1.2.1^" is no branch, tag or commit here or on origin. Did you mean "v1.2.0^"?',
    ],
    [words('relaese/3'), 'Did you mean "release/3"?'],
    [words('Arger'), 'Did you mean "Ärger"?'],
    [words('HAED'), 'Did you mean "HEAD"?'],
    [words('main~7'), 'There is "main", but the history does not go as far back as "~7".'],
    [
      words('entirely-else'),
      '"git branch --all" and "git tag" list what there is, and "benchgate --help" lists the commands.',
    ],
    [words('calibrat'), 'Did you mean the command "benchgate calibrate"?'],
    [words('main', 'calibrat'), '"git branch --all"'],
    [
      words('text'),
      '"text" is a blob, and only commits can be measured. Give a branch, a commit, or a tag of one.',
    ],
    [[{ revision: 'main^{tree}', flag: '--base' }], '--base: "main^{tree}" is a tree, and only commits'],
    [words('nosuch'), /^"nosuch" is no branch, tag or commit here or on origin\. "git branch/],
    [[{ revision: 'calibrat', flag: '--head' }], /^--head: "calibrat" is no branch.* "git branch --all"/],
    [[{ revision: 'vv1.2.0', flag: '--head' }], '--head: "vv1.2.0" is no branch'],
    [[{ revision: 'worktree', flag: '--base' }], 'The working tree can only be head.'],
  ])('%j is refused, with what was meant', async (given, why) => {
    await using repository = await makeRepository(script)
    await expect(resolveRevisionsToCommits(repository.git, given, ['calibrate', 'compare'])).rejects.toThrow(
      why,
    )
  })

  test('what only origin has is brought; a shallow clone is told of', async () => {
    await using repository = await makeRepository(`${script}
    git clone --quiet --depth=1 "file://$PWD" ../clone`)
    const clone = repository.git.in(`${repository.folder}/../clone`)
    await expect(resolveRevisionsToCommits(clone, words('v1.2.0', 'Ärger'), [])).resolves.toHaveLength(2)
    await expect(resolveRevisionsToCommits(clone, words('nosuch'), [])).rejects.toThrow(
      /here or on origin\..*"git fetch --unshallow" brings the rest/,
    )
  })

  test('an origin that gives no answer is not said to lack it', long, async () => {
    await using repository = await makeRepository(`${script}; git remote add origin "$PWD/../gone"`)
    await expect(resolveRevisionsToCommits(repository.git, words('nosuch'), [])).rejects.toThrow(
      '"nosuch" is no branch, tag or commit here, and origin could not be asked (',
    )
  })
})

test('a base that is newer than head is said, as a slowdown would count as an improvement', async () => {
  await using repository = await makeRepository(`git init --quiet --initial-branch=main
    git commit --quiet --allow-empty -m 1; git tag old; git commit --quiet --allow-empty -m 2`)
  const remote = await remoteOf(repository.git, '', 'https://github.com')
  const said = async (base: string, head: string) => {
    const console = listeningConsole()
    const revisions = { base, head, since: null, event: noWorkflowEvent }
    await resolveBaseAndHead(repository.git, remote, revisions, console)
    return console.warnings.join('\n')
  }
  expect(await said('main', 'old')).toMatch(
    /^.*Base \w+ \(base: main\) is newer than head .* swap "base" and "head"\.$/,
  )
  expect(await said('old', 'main')).toBe('')
  expect(await said('main', 'main')).toBe('')
})
