// The line that ends a CI run: every test once, though two suites list it.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/action.ts'

type Reported = readonly (readonly [fullName: string, status: string])[]

async function totals(...reports: readonly Reported[]): Promise<readonly [number | null, string]> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-totals-'))
  try {
    const paths = await Promise.all(
      reports.map(async (report, index) => {
        const assertionResults = report.map(([fullName, status]) => ({ fullName, status }))
        const success = report.every(([, status]) => status !== 'failed')
        const path = join(folder, `${index}.json`)
        await writeFile(
          path,
          JSON.stringify({ success, testResults: [{ name: 'a.test.ts', assertionResults }] }),
        )
        return path
      }),
    )
    const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/totals.mjs'), ...paths], {
      encoding: 'utf8',
    })
    return [status, stdout.trim()]
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('what one suite leaves out and another runs counts once', async () => {
  const short: Reported = [
    ['quick', 'passed'],
    ['same', 'passed'],
    ['same', 'skipped'],
    ['nowhere', 'skipped'],
  ]
  const long: Reported = [
    ['quick', 'skipped'],
    ['same', 'skipped'],
    ['same', 'passed'],
    ['nowhere', 'skipped'],
  ]
  expect(await totals(short, long)).toEqual([0, '3 passed, 0 failed, 1 skipped'])
})

test('a failure in any suite is one, and so are no tests at all', async () => {
  expect(
    await totals(
      [
        ['a', 'passed'],
        ['b', 'skipped'],
      ],
      [
        ['a', 'skipped'],
        ['b', 'failed'],
      ],
    ),
  ).toEqual([...[1, '1 passed, 1 failed, 0 skipped']])
  expect(await totals([['a', 'skipped']])).toEqual([1, '0 passed, 0 failed, 1 skipped'])
})
