// A night by the workflow that `benchgate init --nightly` writes, in a real workflow runner: a planted step and a planted creep.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildWorkflowFileTexts } from '../../src/core/init/plan.ts'
import { startFakeGitHub } from '../support/fake-github.ts'
import { makeRepository, repositoryAt } from '../support/repository.ts'
import { runWorkflow } from './run-workflow.ts'

/** Two benchmarks with a spread of one percent. One has a step of 12 %, the other creeps by 1.5 % in each of eight commits. */
const bench = `
const [step, creep] = require('fs').readFileSync('levels.txt', 'utf8').trim().split(' ').map(Number)
const noisy = level => Math.round(level * (1 + 0.02 * (Math.random() - 0.5)))
console.log('BenchmarkStep 100 ' + noisy(step) + ' ns/op')
console.log('BenchmarkCreep 100 ' + noisy(creep) + ' ns/op')`

const script = `
git init --quiet --initial-branch=main
git config uploadpack.allowAnySHA1InWant true
git config receive.denyCurrentBranch ignore
mkdir .github
cat > bench.cjs <<'END'
${bench}
END
printf 'run: node bench.cjs\\nsince: v1.0.0\\ncreep: 8%%\\ncount: 12\\n' > .github/benchgate.yml
commit() { echo "$1 $2" > levels.txt; git add --all; git commit --quiet --allow-empty -m "$3"; }
commit 1000000 1000000 'Release'; git tag v1.0.0
commit 1000000 1015000 'One (#1)'
commit 1000000 1030000 'Two (#2)'
commit 1000000 1046000 'Three (#3)'
commit 1120000 1061000 'Check lengths (#4)'
commit 1120000 1077000 'Five (#5)'
commit 1120000 1093000 'Six (#6)'
commit 1120000 1110000 'Seven (#7)'
commit 1120000 1126000 'Eight (#8)'
`

test('the issue names what is slower, the commit of the step, and its author', async () => {
  await using repository = await makeRepository(script)
  const artifacts = await mkdtemp(join(tmpdir(), 'benchgate-artifacts-'))
  const [slow = '', head = ''] = repository.sh('git rev-parse main~4 main').trim().split('\n')
  await using github = await startFakeGitHub({ authors: { [slow]: 'gopher' } })
  const origin = { folder: repository.folder, git: repository.git, [Symbol.asyncDispose]: async () => {} }
  try {
    await mkdir(artifacts, { recursive: true })
    const { printed } = await runWorkflow(
      (buildWorkflowFileTexts({ steps: [] }, { nightly: true })[1]?.text ?? '').replace(
        / +# Or a tag[^\n]*\n +since: last-release\n/,
        '',
      ),
      origin,
      github,
      { ARTIFACTS: artifacts },
      {
        ...{ name: 'schedule', sha: head },
        payload: { repository: { id: 1, full_name: 'acme/widgets', default_branch: 'main' } },
      },
    )
    expect(printed.match(/Job succeeded/g), printed.slice(-3000)).toHaveLength(2)
    expect(github.issues).toMatchObject([{ state: 'open' }])
    const body = github.issues[0]?.body ?? ''
    // The noise is another one each time.
    expect(body).toMatch(/^\| \*\*\+1[0-3]\.\d% .*`Step`/m)
    expect(body).toMatch(/^\| \*\*\+1[1-4]\.\d% .*`Creep`/m)
    expect(body).toContain(`${slow}, #4, by @gopher`)
    expect(repositoryAt(repository.folder).sh(`git notes --ref=benchgate show ${head}`)).toContain(
      '"name":"v1.0.0"',
    )
    expect(github.problems).toEqual([])
  } finally {
    await rm(artifacts, { recursive: true, force: true })
  }
})
