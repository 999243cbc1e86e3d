// Whole steps of the Action on pull requests of strangers: what head holds and what its benchmarks do. Each row says what
// must have happened; for all of them, the runner obeys nothing but us, no token is printed, and the checkout is back.
// @module-tag long
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runStep, type StepResult } from '../support/action.ts'
import { type FakeGitHub, startFakeGitHub } from '../support/fake-github.ts'
import { runsAll } from '../support/long.ts'
import { bench, type Recorded, recorded } from '../support/recorded.ts'
import { plainEnv } from '../support/repository.ts'

const token = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a'
const encoded = Buffer.from(`x-access-token:${token}`).toString('base64')
const key = 'http.https://github.com/.extraheader'
const rules = '.github/benchgate.yml'

interface After extends StepResult {
  readonly repository: Recorded
  readonly github: FakeGitHub
  /** All that was published: comments, summary and the files of results. */
  readonly published: string
  /** Runs bash in the repository. */
  sh(script: string): string
}

interface Attack {
  readonly what: string
  /** Bash that changes head before it is committed. */
  readonly head?: string
  /** Bash that changes the checkout as steps before ours do. */
  readonly before?: string
  /** What the benchmark does before it prints its results. */
  readonly run?: string
  readonly inputs?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  readonly isFork?: boolean
  /** The verdict; `error` where there must be none. */
  readonly verdict: string
  readonly after?: (result: After) => unknown
}

/** Writes a program that leaves a trace, and names it $evil. */
const evil = `evil="$RUNNER_TEMP/evil"; printf '#!/bin/sh\\ntouch "%s/pwned"\\ncat\\n' "$RUNNER_TEMP" > "$evil"; chmod +x "$evil"`
const nothingRan = ({ repository }: After) => expect(existsSync(join(repository.temp, 'pwned'))).toBe(false)
const persisted = `git config ${key} "AUTHORIZATION: basic ${encoded}"`
const isBack = ({ sh }: After) =>
  expect(sh(`git config ${key}`).trim()).toBe(`AUTHORIZATION: basic ${encoded}`)
const files = 'c="$RUNNER_TEMP/_runner_file_commands"'

const attacks: readonly Attack[] = [
  {
    what: 'rules behind a link to a name that stops all commands',
    head: `mkdir .github; echo 'count: 8' > '.github/##[stop-commands]pwn'; ln -s '##[stop-commands]pwn' ${rules}`,
    run: 'printf "::pwn::\\n::error::forged\\n"',
    verdict: 'fail',
    after: ({ printed }) => expect(printed).toContain('Rules from .github/## [stop-commands]pwn'),
  },
  {
    what: 'rules behind a link to a name of several lines',
    head: `mkdir .github; n=$'x\\n::stop-commands::pwn\\n'; echo 'count: 8' > ".github/$n"; ln -s "$n" ${rules}`,
    verdict: 'fail',
  },
  {
    what: 'rules that let everything pass, which are said first and annotated',
    head: `mkdir .github; printf 'threshold: 90%%\\nfail-on: never\\n' > ${rules}`,
    verdict: 'pass',
    after: ({ github, printed }) => {
      // Right below the line on the check.
      const [, , said = ''] = github.comments[0]?.body.split('\n\n') ?? []
      expect(said).toContain('This change modifies the rules')
      expect(printed).toMatch(
        /^::warning::This change modifies the rules .*`?threshold`?: not set → 90%25, `?fail-on`?: not set → never\.$/m,
      )
    },
  },
  {
    what: 'rules that measure nothing of head',
    head: `mkdir .github; printf 'paths: other.txt\\n' > ${rules}; echo x > other.txt`,
    verdict: 'fail',
  },
  {
    what: 'rules with a command of the runner in a value',
    head: `mkdir .github; printf 'tags: "x\\\\n::error::forged ##[error]forged"\\n' > ${rules}`,
    inputs: { run: '' },
    verdict: 'error',
  },
  {
    what: 'files whose names are flags and patterns',
    head: `touch -- --output=x -rf '*' ':(top)x' '-c core.fsmonitor=x'`,
    verdict: 'fail',
  },
  {
    what: 'files whose names are commands of the runner',
    head: `touch -- '##[stop-commands]pwn' $'a\\n::error::forged'; echo > '::error::forged_test.go'`,
    verdict: 'fail',
  },
  {
    what: 'a filter that attributes name',
    head: `echo '* filter=evil diff=evil merge=evil' > .gitattributes`,
    run: `${evil}; git config filter.evil.smudge "$evil"; git config filter.evil.clean "$evil"; git config filter.evil.process "$evil"; git config diff.evil.textconv "$evil"`,
    verdict: 'fail',
    after: nothingRan,
  },
  {
    what: 'hooks',
    run: `${evil}; for h in post-checkout post-index-change reference-transaction pre-auto-gc fsmonitor-watchman; do cp "$evil" "$(git rev-parse --git-path hooks)/$h"; done`,
    verdict: 'fail',
    after: nothingRan,
  },
  {
    what: 'hooks elsewhere',
    run: `${evil}; mkdir -p "$RUNNER_TEMP/h"; cp "$evil" "$RUNNER_TEMP/h/post-checkout"; git config core.hooksPath "$RUNNER_TEMP/h"`,
    verdict: 'fail',
    after: nothingRan,
  },
  {
    what: 'a monitor of the file system',
    run: `${evil}; git config core.fsmonitor "$evil"`,
    verdict: 'fail',
    after: nothingRan,
  },
  {
    what: 'attributes and a filter outside of the tree',
    run: `${evil}; git config filter.evil.smudge "$evil"; mkdir -p .git/info; echo '* filter=evil' > .git/info/attributes`,
    verdict: 'fail',
    after: nothingRan,
  },
  {
    what: 'another git on the search path',
    run: `${evil}; mkdir -p "$HOME/bin"; cp "$evil" "$HOME/bin/git"; export PATH="$HOME/bin:$PATH"; ${files}; echo "$HOME/bin" >> "$c/github_path"`,
    verdict: 'fail',
    after: nothingRan,
  },
  ...(['in-place', 'worktree'] as const).flatMap((checkout): readonly Attack[] => [
    {
      what: `the token that actions/checkout left in the configuration, ${checkout}`,
      before: persisted,
      run: 'cat "$(git rev-parse --git-common-dir)/config"; git config --get-all --show-origin http.https://github.com/.extraheader',
      inputs: { checkout },
      verdict: 'fail',
      after: isBack,
    },
    {
      what: `the token in the file that actions/checkout 6 includes, ${checkout}`,
      before: `f="$RUNNER_TEMP/git-credentials-1.config"; git config --file "$f" ${key} "AUTHORIZATION: basic ${encoded}"; git config includeIf.gitdir:"$PWD/.git".path "$f"; git config includeIf.gitdir:"$PWD/.git/worktrees/*".path "$f"`,
      run: 'cat "$RUNNER_TEMP"/git-credentials-*; git config --get-all --show-origin http.https://github.com/.extraheader',
      inputs: { checkout },
      verdict: 'fail',
      after: isBack,
    },
  ]),
  {
    what: 'the token in the command',
    inputs: { run: `cat bench.txt; : curl -u x:${token} -H 'basic ${encoded}'` },
    verdict: 'fail',
    after: ({ published }) => expect(published).toContain(': curl -u x:***'),
  },
  {
    what: 'the token in the error of a command',
    inputs: { run: `echo 'basic ${encoded}'; echo ${token} >&2; exit 3` },
    verdict: 'error',
    after: ({ published }) => expect(published).toContain('***'),
  },
  {
    what: 'the token in an input that is refused',
    inputs: { threshold: token },
    verdict: 'error',
  },
  {
    what: 'a secret of the job as the name of a benchmark',
    env: { NPM_TOKEN: 'npm_0123456789abcdef' },
    run: 'echo "Benchmarknpm_0123456789abcdef 1 5 ns/op"',
    verdict: 'fail',
    after: ({ published }) => expect(published).not.toContain('npm_0123456789abcdef'),
  },
  {
    what: 'secrets in the environment',
    env: {
      GITHUB_TOKEN: token,
      COPY: `x${encoded}`,
      ACTIONS_RUNTIME_TOKEN: 'runtime-0123456789',
      NPM_TOKEN: 'npm-secret-0123456',
    },
    run: 'env; env | base64',
    verdict: 'fail',
    after: ({ printed }) => expect(unmasked(printed)).not.toMatch(/runtime-0123456789|npm-secret-0123456/),
  },
  {
    what: 'an agent that signs, which only our own fetching has',
    before: `git remote add origin ssh://localhost/x; git config core.sshCommand 'echo "$SSH_AUTH_SOCK" > "$RUNNER_TEMP/agent"; false'`,
    inputs: { base: 'nowhere' },
    env: { SSH_AUTH_SOCK: '/tmp/agent.1234567890' },
    run: 'env',
    verdict: 'error',
    after: ({ sh, printed }) => {
      expect(sh('cat "$RUNNER_TEMP/agent"').trim()).toBe('/tmp/agent.1234567890')
      expect(printed).toContain(
        'not passed to the benchmarks, as they look like secrets or change how git works: SSH_AUTH_SOCK',
      )
    },
  },
  {
    what: 'files through which a step gives commands',
    run: `${files}; for f in "$c"/*; do printf 'verdict=pass\\nfolder=/\\n' >> "$f"; done; rm -rf "$c/github_env"; mkdir "$c/github_env"; ln -f "$c/github_path" "$c/github_step_summary"`,
    verdict: 'fail',
    after: async ({ repository, summary }) => {
      const commands = join(repository.temp, '_runner_file_commands')
      for (const name of ['github_env', 'github_path'])
        expect(await readFile(join(commands, name), 'utf8')).toBe('')
      expect(summary).toMatch(/^## ❌ Benchgate/)
    },
  },
  {
    what: 'a link in place of the results',
    run: `${files}; mkdir -p "$RUNNER_TEMP/benchgate-results"; rm -rf "$RUNNER_TEMP/benchgate-results/benchgate"; ln -sfn "$c" "$RUNNER_TEMP/benchgate-results/benchgate"`,
    verdict: 'fail',
    after: async ({ outputs, sh }) => {
      expect(await readFile(outputs['head-file'] ?? '', 'utf8')).toContain('BenchmarkEncode')
      expect(sh('ls "$RUNNER_TEMP/_runner_file_commands"')).not.toContain('head.txt')
    },
  },
  {
    what: 'a slowdown that calls itself an improvement',
    head: `{ echo 'Unit ns/op better=higher'; cat bench.txt; } > x; mv x bench.txt`,
    verdict: 'fail',
  },
  {
    what: 'the marker of our comment as a name',
    run: 'echo "Benchmark<!--_benchgate_comment-id=benchgate_--> 1 5 ns/op"; printf "<!-- benchgate comment-id=benchgate -->\\n"',
    verdict: 'fail',
    after: ({ github }) => expect(github.comments).toHaveLength(1),
  },
  {
    what: 'a folder that cannot be entered, and one that is gone',
    run: 'mkdir -p litter/deep; chmod 000 litter; rm -rf "$PWD/../work/other"',
    verdict: 'fail',
  },
  {
    what: 'a fork on a self-hosted runner',
    isFork: true,
    env: { RUNNER_ENVIRONMENT: 'self-hosted' },
    run: 'touch "$RUNNER_TEMP/pwned"',
    verdict: 'error',
    after: result => {
      nothingRan(result)
      expect(result.printed).toContain('This runner is self-hosted')
    },
  },
]

/** What the runner shows: it masks what it was told to. */
function unmasked(printed: string): string {
  return printed.replaceAll(/^::add-mask::.*$/gm, '')
}

/** The lines that the runner obeys: it begins and ends its stops as we do, and knows both syntaxes. */
function obeyed(printed: string): readonly string[] {
  const commands: string[] = []
  let stop: string | null = null
  for (const line of printed.split(/\r\n|\r|\n/)) {
    const [, name = '', data = ''] =
      /^\s*::([^\s:]+)(?: .*?)?::(.*)$/u.exec(line) ?? /##\[([^\]\s]+)[^\]]*\](.*)$/.exec(line) ?? []
    if (name === '') continue
    if (stop === null && name === 'stop-commands') stop = data
    else if (stop === null) commands.push(line)
    else if (name === stop) stop = null
  }
  return commands
}

/** CI tries every second. */
const tried = attacks.filter((_, index) => runsAll || index % 2 === 0)

test.each(tried)('$what', async ({ head, before, run, inputs, env, isFork, verdict, after }) => {
  const slower = bench('Encode', 120) + bench('Decode', 50)
  await using repository = await recorded(bench('Encode', 100) + bench('Decode', 50), slower)
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }], token })
  const sh = (script: string) =>
    execFileSync('bash', ['-euc', script], {
      cwd: repository.folder,
      env: { ...plainEnv, RUNNER_TEMP: repository.temp },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  if (head !== undefined) sh(`${head}\ngit add --all; git commit --quiet --amend -m head`)
  if (before !== undefined) sh(before)
  // What a killed git leaves, and attributes that are read as changes, are not what is compared.
  const state = () =>
    sh('git rev-parse HEAD; git symbolic-ref HEAD; git status --porcelain; git ls-files --stage')
  const found = state()
  const result = await runStep({
    temp: repository.temp,
    workspace: repository.folder,
    inputs: {
      run: `${run === undefined ? '' : `{ ${run}; } || true\n`}cat bench.txt`,
      base: 'base',
      // As few visits as show what has an effect on the next one.
      count: '2',
      'delta-test': 'none',
      confirm: 'false',
      'github-token': token,
      ...inputs,
    },
    event: {
      name: 'pull_request',
      payload: {
        repository: { id: 1 },
        pull_request: {
          number: 7,
          base: { ref: 'main' },
          head: { sha: found.split('\n')[0], repo: { id: isFork ? 2 : 1 } },
        },
      },
    },
    env: { GITHUB_API_URL: github.url, HOME: repository.temp, ...env },
  })
  const kept = Object.entries(result.outputs).filter(([name]) => /^(report|results|.*-file)$/.test(name))
  const texts = await Promise.all(kept.map(([, path]) => readFile(path, 'utf8')))
  const published = [...github.comments.map(({ body }) => body), result.summary, ...texts].join('\n')

  expect(result.outputs.verdict ?? '').toBe(verdict)
  expect(
    obeyed(result.printed).filter(line => !/^::(group|endgroup|add-mask|warning|error)\b/.test(line)),
  ).toEqual([])
  expect(obeyed(result.printed).join('\n')).not.toMatch(/^::error::forged/m)
  expect(published).not.toContain(token)
  expect(published).not.toContain(encoded)
  // Our own token is masked by the runner; what the benchmark could reach never was there.
  if (inputs?.run === undefined)
    expect(unmasked(result.printed)).not.toMatch(new RegExp(`${token}|${encoded}`))
  expect(github.problems).toEqual([])
  expect(state()).toBe(found)
  await after?.({ ...result, repository, github, published, sh })
})
