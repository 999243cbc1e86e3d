// A label that accepts a regression, and a matrix of two, in a real workflow runner, by the workflows of the docs.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/action.ts'
import { type FakeGitHub, startFakeGitHub } from '../support/fake-github.ts'
import { type Origin, pullRequestOrigin } from './origins.ts'
import { pullRequest, runWorkflow } from './run-workflow.ts'

/** The first YAML block after a text. */
async function yamlAfter(path: string, text: string): Promise<string> {
  const page = await readFile(join(root, path), 'utf8')
  return /```ya?ml\n([\s\S]*?)```/.exec(page.slice(page.indexOf(text)))?.[1] ?? ''
}

/** The README's workflow with the beginning that docs/teams.md gives it. */
async function labelled(): Promise<string> {
  const readme = await yamlAfter('README.md', '## Use it')
  const on = await yamlAfter('docs/teams.md', '<!-- label -->')
  return readme.replace(/^on: .*\n/, `${on.trimEnd()}\n`)
}

/** A benchmark that always takes so long, whatever else the machine does. */
const taking = (nanoseconds: number) => async (folder: string) => {
  await writeFile(join(folder, 'bench.txt'), `BenchmarkDo 100 ${nanoseconds} ns/op\n`)
  await writeFile(join(folder, 'rules.yml'), 'run: cat bench.txt\ncount: 8\nconfirm: false\n')
}
const withRules = (workflow: string) =>
  workflow.replace(/( +)- uses: benchgate\/benchgate@.*\n/, `$&$1  with: { rules: rules.yml }\n`)

async function labelling(workflow: string, origin: Origin, github: FakeGitHub, name: string) {
  const { payload, ...trigger } = await pullRequest(origin)
  const event = { ...payload, action: 'labeled', label: { name } }
  return runWorkflow(workflow, origin, github, {}, { ...trigger, payload: event })
}

test('a label turns a red check green, and other labels leave it red', async () => {
  const workflow = withRules(await labelled())
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
  await using slower = await pullRequestOrigin(taking(100), taking(120))
  const red = await runWorkflow(workflow, slower, github)
  expect(red.status).toBe(1)
  expect(github.comments[0]?.body).toContain('1 of 1 benchmark regressed')

  // A job that is skipped counts as passed.
  expect((await labelling(workflow, slower, github, 'bug')).status).toBe(1)

  github.labellings.push({
    ...{ issue: 7, label: 'perf-accepted', event: 'labeled', by: 'kim', at: '2099-11-22T11:00:00Z' },
  })
  const green = await labelling(workflow, slower, github, 'perf-accepted')
  expect(green.printed).toContain('Job succeeded')
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toMatch(/accepted\*\* by `kim` on 2099-11-22/)
  expect(github.problems).toEqual([])
})

test('each job of a matrix has a comment of its own, which says which it is', async () => {
  const workflow = withRules(await yamlAfter('README.md', '## Use it')).replace(
    '    runs-on:',
    '    strategy: { fail-fast: false, matrix: { turns: [old, new] } }\n    runs-on:',
  )
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
  await using origin = await pullRequestOrigin(taking(100), taking(120))
  for (let run = 0; run < 2; run++) {
    expect((await runWorkflow(workflow, origin, github)).status).toBe(1)
    expect(github.comments).toHaveLength(2)
  }
  expect(github.comments.map(({ body }) => /turns `(\w+)`/.exec(body)?.[1]).sort()).toEqual(['new', 'old'])
  expect(github.problems).toEqual([])
})
