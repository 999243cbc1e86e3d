// The built Action, run as a step of a workflow on real repositories against a GitHub on loopback.
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, runStep, type Step } from './support/action.ts'
import { type FakeGitHub, startFakeGitHub } from './support/fake-github.ts'
import { long } from './support/long.ts'
import { onPull } from './support/on-pull.ts'
import { bench, type Recorded, recorded } from './support/recorded.ts'

const slower = () =>
  recorded(bench('Encode', 100) + bench('Decode', 50), bench('Encode', 120) + bench('Decode', 50))

/** The step of a pull request with number 7, which has the repository's head checked out. */
async function pullRequest(
  repository: Recorded,
  github: FakeGitHub,
  inputs: Record<string, string> = {},
): Promise<Step> {
  const usual = { 'github-token': 'fake-token', 'comment-id': 'ci/bench' }
  return onPull(repository, { ...usual, ...inputs }, { GITHUB_API_URL: github.url })
}

const pulls = [{ number: 7 }]

/** As few rounds as can show a regression, where they are not what is tested. */
const briefly = { count: '8', confirm: 'false', checkout: 'worktree' }

test('a regression is summarised, fails the step, is annotated, put in the outputs that are documented, and commented on', async () => {
  await using repository = await slower()
  await using github = await startFakeGitHub({ pulls })
  const result = await runStep(await pullRequest(repository, github, briefly))

  expect(result.status).toBe(1)
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toContain('**`Encode`** is 20.0% slower')
  expect(result.summary).toContain('**`Encode`** is 20.0% slower')
  expect(result.printed).toMatch(/::error title=Performance regression::Encode is 20\.0%25 slower/)
  expect(result.printed.indexOf('::error::1 of 2 benchmarks regressed')).toBeLessThan(
    result.printed.indexOf('Performance regression'),
  )
  expect(result.outputs).toMatchObject({
    verdict: 'fail',
    regressions: '1',
    improvements: '0',
    undecided: '0',
  })
  expect(result.outputs['comment-url']).toContain('/7#issuecomment-')
  expect(await readFile(result.outputs.report ?? '', 'utf8')).toContain('1 of 2 benchmarks regressed')
  expect(await readFile(result.outputs['head-file'] ?? '', 'utf8')).toContain(
    'BenchmarkEncode-2 100 120 ns/op',
  )
  const kept = JSON.parse(await readFile(result.outputs.results ?? '', 'utf8'))
  expect(kept.comparisons[0]).toMatchObject({ benchmark: 'Encode-2', unit: 'sec/op', change: 'regressed' })
  expect(github.problems).toEqual([])

  const action = parse(await readFile(join(root, 'action.yml'), 'utf8'))
  expect(Object.keys(result.outputs).sort()).toEqual(Object.keys(action.outputs).sort())
  const page = await readFile(join(root, 'docs/inputs.md'), 'utf8')
  const table = page.slice(page.indexOf('<!-- outputs -->'), page.indexOf('<!-- /outputs -->'))
  const named = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(Object.keys(result.outputs).sort())
})

test(
  'a command that fails is an error with side, round, command, code and last lines, and marks the old comment',
  long,
  async () => {
    await using repository = await slower()
    await using github = await startFakeGitHub({ pulls })
    await runStep(await pullRequest(repository, github, briefly))
    const failing = 'cat bench.txt; echo "compile error in line 3" >&2; exit 42'
    const result = await runStep(await pullRequest(repository, github, { run: failing, seed: '1' }))
    expect(result.status).toBe(1)
    expect(result.printed).toMatch(
      /::error::The command failed with exit code 42 in round 1 of 20, head .*Base failed in the same way/,
    )
    expect(result.summary).toContain('compile error in line 3')
    expect(github.comments).toHaveLength(1)
    expect(github.comments[0]?.body).toMatch(/ failure -->\n## ❌ Benchgate: Could not measure `[0-9a-f]{9}`/)
    expect(github.comments[0]?.body).toContain('is 20.0% slower')
  },
)

test.runIf(process.platform === 'linux')(
  'a temporary folder that is missing ends no step in a stack',
  long,
  async () => {
    await using repository = await slower()
    await using github = await startFakeGitHub({ pulls })
    const step = await pullRequest(repository, github, { ...briefly, threshold: '30%' })
    const env = { ...step.env, RUNNER_TEMP: join(step.temp, 'missing') }
    const { status, printed } = await runStep({ ...step, env })
    expect([status, printed.includes('pass: ')]).toEqual([0, true])
    const post = await runStep({ ...step, env: { ...env, RUNNER_TEMP: '/dev/null/x' }, entry: 'post' })
    expect([post.status, post.printed]).toEqual([0, ''])
  },
)

test('an odd event file fails the step in words, and no other entry ends without them', long, async () => {
  await using repository = await slower()
  await using github = await startFakeGitHub({ pulls })
  const step = await pullRequest(repository, github, briefly)
  const path = join(step.temp, 'odd-event.json')
  const odd = { ...step, env: { ...step.env, GITHUB_EVENT_PATH: path } }
  for (const [content, why] of [
    [null, 'cannot be read (ENOENT)'],
    ['', 'is not JSON'],
    ['[]', 'holds no JSON object'],
  ] as const) {
    if (content !== null) await writeFile(path, content)
    const { status, printed, summary } = await runStep(odd)
    expect(status).toBe(1)
    expect(printed).toContain(`::error::GITHUB_EVENT_PATH: ${path} ${why}`)
    expect(summary).toContain(why)
  }
  for (const entry of ['post', 'report', 'command', 'record', 'bisect'] as const)
    expect((await runStep({ ...odd, entry })).printed).not.toMatch(/SyntaxError|^ +at |does not exist/m)
  const env = { ...odd.env, STATE_measuring: 'true' }
  expect((await runStep({ ...odd, entry: 'post', env })).status).toBe(0)
})

test('a green run whose base is head itself says that it could not be red', long, async () => {
  await using repository = await slower()
  await using github = await startFakeGitHub({ pulls })
  const { status, printed } = await runStep(
    await pullRequest(repository, github, { ...briefly, base: 'HEAD' }),
  )
  expect(status).toBe(0)
  expect(printed).toMatch(
    /^::warning::base: "HEAD" is head itself \([0-9a-f]{9}\), so nothing could regress in this run\./m,
  )
})

test('a bad input is refused by name and value, also in the comment that would show an older commit', async () => {
  await using repository = await slower()
  await using github = await startFakeGitHub({ pulls })
  const green = '<!-- benchgate comment-id=ci%2Fbench -->\n## ✅ Benchgate: of an earlier commit'
  github.comments.push({ id: 1, issue: 7, body: green })
  const result = await runStep(await pullRequest(repository, github, { threshold: '5' }))
  expect(result.status).toBe(1)
  expect(result.printed).toContain('::error::threshold: "5" is not accepted.')
  expect(github.comments[0]?.body).toMatch(
    /❌ Benchgate: Could not measure[\s\S]*threshold: "5"[\s\S]*outdated[\s\S]*of an earlier commit/,
  )
})

test('the benchmark sees no secret and can give the runner no command', async () => {
  const dump = 'env; cat bench.txt; printf "::set-output name=verdict::pass\\n::error::forged"'
  const vandal = 'echo "verdict=pass" | tee "$RUNNER_TEMP"/_runner_file_commands/github_* >/dev/null'
  await using repository = await slower()
  // Another token than ours, which only git's configuration tells.
  const left = 'ghp_leftByCheckout0123456789'
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${left}`).toString('base64')}`
  await repository.git.run(['config', 'http.https://github.com/.extraheader', header])
  await using github = await startFakeGitHub({ pulls })
  const step = await pullRequest(repository, github, {
    ...briefly,
    run: `: ${left}; ${dump}; ${vandal}`,
    'github-token': 'fake-token',
  })
  const result = await runStep({
    ...step,
    env: {
      ...step.env,
      GITHUB_TOKEN: 'fake-token',
      INNOCENT: 'bearer fake-token',
      ACTIONS_RUNTIME_TOKEN: 'runtime',
      ACTIONS_ID_TOKEN_REQUEST_URL: 'http://127.0.0.1/id',
      NPM_TOKEN: 'npm-secret',
    },
  })
  const lines = result.printed.split('\n').filter(line => !line.startsWith('::add-mask::'))
  const names = lines.map(line => /^([A-Za-z_]\w*)=/.exec(line)?.[1]).filter(name => name !== undefined)
  expect(names).toContain('PATH')
  expect(names.filter(name => /^(INPUT_|ACTIONS_|STATE_)|TOKEN|INNOCENT/.test(name))).toEqual([])
  expect(names.filter(name => /^GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$/.test(name))).toEqual([])
  expect(lines.join('\n')).not.toMatch(/fake-token|npm-secret/)
  const published = await readFile(result.outputs.results ?? '', 'utf8')
  expect(published).toContain('"run": ": ***;')
  expect([published, result.summary, github.comments[0]?.body].join('\n')).not.toContain(left)

  // Every line of the benchmark stands between a stop and the token that ends it, which starts a line of its own.
  const stops = [...result.printed.matchAll(/^::stop-commands::(\w+)$/gm)].map(match => match[1])
  const resumes = [...result.printed.matchAll(/^::(\w{32})::$/gm)].map(match => match[1])
  // Seven rounds of two sides.
  expect(stops).toHaveLength(14)
  expect(resumes).toEqual(stops)
  const obeyed = result.printed.replace(/^::stop-commands::(\w+)$[\s\S]*?^::\1::$/gm, '')
  expect(obeyed).not.toContain('forged')
  expect(result.outputs.verdict).toBe('fail')
  expect(result.summary).toMatch(/^## ❌ Benchgate: 1 of 2/)
})

test(
  'a signal ends the benchmark, puts the checkout back and exits with the signal’s code',
  long,
  async () => {
    await using repository = await slower()
    await writeFile(join(repository.folder, 'bench.txt'), 'my unfinished work\n')
    await writeFile(join(repository.folder, 'notes.txt'), 'mine\n')
    await using github = await startFakeGitHub({ pulls })
    const step = await pullRequest(repository, github, {
      run: 'trap "" TERM; echo litter > notes.txt; echo litter > bench.txt; echo started; tail -f /dev/null',
    })
    for (const [signal, code] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const) {
      let sent = false
      const result = await runStep({
        ...step,
        onOutput(printed, kill) {
          if (sent || !printed.includes('\nstarted\n')) return
          sent = true
          kill(signal)
        },
      })
      expect(result.status).toBe(code)
      expect(result.printed).toContain('Cancelled.')
      expect(await readFile(join(repository.folder, 'bench.txt'), 'utf8')).toBe('my unfinished work\n')
      expect(await readFile(join(repository.folder, 'notes.txt'), 'utf8')).toBe('mine\n')
      expect(await repository.git.run(['status', '--porcelain'])).toBe(' M bench.txt\n?? notes.txt')
      expect(await repository.git.run(['symbolic-ref', 'HEAD'])).toBe('refs/heads/head')
    }
  },
)

test('the post step puts back what a killed run left behind, and says nothing otherwise', long, async () => {
  await using repository = await slower()
  await writeFile(join(repository.folder, 'notes.txt'), 'mine\n')
  await using github = await startFakeGitHub({ pulls })
  const step = await pullRequest(repository, github, { run: 'echo started; exec tail -f /dev/null' })
  let pid = ''
  const killed = await runStep({
    ...step,
    inputs: { ...step.inputs, run: 'echo pid=$$; echo started; exec tail -f /dev/null' },
    onOutput(printed, kill) {
      if (!printed.includes('\nstarted\n')) return
      pid = /pid=(\d+)/.exec(printed)?.[1] ?? ''
      kill('SIGKILL')
    },
  })
  process.kill(Number(pid), 'SIGKILL')
  expect(killed.status).toBe(null)
  expect(await repository.git.run(['status', '--porcelain'])).toBe('')

  const env = { STATE_folder: killed.state.folder ?? '' }
  const post = await runStep({ ...step, entry: 'post', env })
  expect(post.status).toBe(0)
  expect(post.printed).toContain('the checkout is as it was before the run')
  expect(await repository.git.run(['status', '--porcelain'])).toBe('?? notes.txt')

  expect((await runStep({ ...step, entry: 'post', env })).printed).toBe('')
})

test(
  'the token that actions/checkout left is gone while a benchmark runs, and after a kill the post step brings it',
  long,
  async () => {
    await using repository = await slower()
    await using github = await startFakeGitHub({ pulls })
    const header = `AUTHORIZATION: basic ${Buffer.from('x-access-token:fake-token').toString('base64')}`
    const key = 'http.https://github.com/.extraheader'
    await repository.git.run(['config', key, header])
    const step = await pullRequest(repository, github)
    let pid = ''
    const killed = await runStep({
      ...step,
      inputs: { ...step.inputs, run: 'cat .git/config; echo pid=$$; echo started; exec tail -f /dev/null' },
      onOutput(printed, kill) {
        if (!printed.includes('\nstarted\n')) return
        pid = /pid=(\d+)/.exec(printed)?.[1] ?? ''
        kill('SIGKILL')
      },
    })
    process.kill(Number(pid), 'SIGKILL')
    expect(killed.printed.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(header.slice(-12))
    expect(JSON.stringify(killed.state)).not.toContain(header.slice(-12))
    expect(await repository.git.ask(['config', key])).toBeNull()

    const env = { STATE_folder: killed.state.folder ?? '', STATE_withheld: killed.state.withheld ?? '' }
    expect((await runStep({ ...step, entry: 'post', env })).status).toBe(0)
    expect(await repository.git.run(['config', key])).toBe(header)
  },
)

test(
  'the post step works in a folder whose name is not ASCII, and where the working directory is gone',
  long,
  async () => {
    await using repository = await slower()
    const folder = join(repository.temp, 'wörk')
    await rename(repository.folder, folder)
    const post = await runStep({
      temp: repository.temp,
      workspace: folder,
      inputs: {},
      entry: 'post',
      env: { STATE_folder: join(folder, 'gone', 'sub') },
    })
    expect([post.status, post.printed]).toEqual([0, ''])
  },
)
