// The README's workflow, word for word, in a real workflow runner, on real Go code, against a GitHub on loopback.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/action.ts'
import { startFakeGitHub } from '../support/fake-github.ts'
import { goLoop, goModule, onlyBenchmarks, pullRequestOrigin } from './origins.ts'
import { runWorkflow } from './run-workflow.ts'

/** The first YAML block of the README. */
async function readmeWorkflow(): Promise<string> {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  return /```ya?ml\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
}

/** Makes one benchmark of btree a good deal slower still: the other tests measure at the same time, and would hide a small change. */
function withLoopInDescendRange(fill: (folder: string) => Promise<void>) {
  return async (folder: string) => {
    await fill(folder)
    await writeFile(join(folder, 'spun.go'), 'package btree\n\nvar spun int\n')
    for (const name of ['btree.go', 'btree_generic.go']) {
      const text = await readFile(join(folder, name), 'utf8')
      const loop = 'for i := 0; i < 500000; i++ {\n\t\tspun += i\n\t}\n'
      await writeFile(
        join(folder, name),
        text.replace(/^func \(t \*BTree\) DescendRange\(.*\n/m, `$&\t${loop}`),
      )
    }
  }
}

test('a real regression makes the job red with one comment, which an unchanged pair then updates, green', async () => {
  const workflow = await readmeWorkflow()
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })

  // google/btree's non-generic tree became a wrapper around the generic one in v1.1, and slower for it.
  const btree = (version: string) =>
    onlyBenchmarks(goModule('github.com/google/btree', version), [
      'DescendRange',
      'AscendRange',
      'Get',
      'GetG',
    ])
  await using slower = await pullRequestOrigin(btree('v1.0.1'), withLoopInDescendRange(btree('v1.1.2')))
  const red = await runWorkflow(workflow, slower, github)
  expect(red.printed).toContain('Job failed')
  expect(red.status).toBe(1)
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toMatch(/## ❌ Benchgate: \d of 3 benchmarks regressed/)
  expect(github.comments[0]?.body).toMatch(/`DescendRange`|`AscendRange`/)
  expect(github.comments[0]?.body).toContain('Only on head (new')

  await using unchanged = await pullRequestOrigin(goLoop(2000, 'before'), goLoop(2000, 'after'))
  const green = await runWorkflow(workflow, unchanged, github)
  expect(green.printed).toContain('Job succeeded')
  expect(green.status).toBe(0)
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toContain('## ✅ Benchgate: 1 benchmark function unchanged')
  expect(github.problems).toEqual([])
})
