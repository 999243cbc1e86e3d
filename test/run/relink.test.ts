// `relink` runs before each round on each side, with one layout for both, and its failure is that of a side.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { markdownReport } from '../core/report/shown.ts'
import { gate } from '../support/gate.ts'
import { long } from '../support/long.ts'
import { bench, recorded } from '../support/recorded.ts'

async function relinking(relink: string) {
  await using repository = await recorded(bench('Do', 100), bench('Do', 101))
  const log = join(repository.temp, 'log')
  const { result } = await gate(repository, {
    ...{ base: 'base', run: `echo "run $(cat layout)" >> '${log}'; cat bench.txt` },
    ...{ count: '3', 'delta-test': 'none', 'stop-early': 'false', confirm: 'false' },
    relink: relink.replace('LOG', log),
  })
  return { result, log: readFileSync(log, 'utf8').trim().split('\n') }
}

test('it gets a number, which both sides of a round have and no other round', long, async () => {
  const { result, log } = await relinking('echo "link" >> \'LOG\'; echo $BENCHGATE_LAYOUT > layout')
  expect(log.filter(line => line === 'link').length).toBe(6)
  const runs = log.filter(line => line !== 'link')
  expect(runs).toHaveLength(6)
  for (const round of [0, 1, 2]) expect(runs[2 * round]).toBe(runs[2 * round + 1])
  expect(new Set(runs).size).toBe(3)
  expect(runs[0]).toMatch(/^run [1-9]\d*$/)
  expect(markdownReport(result)).toContain(
    'programs were relinked in a new memory layout for each round (`relink`)',
  )
})

test('if it fails there is no verdict, with its output and the side', long, async () => {
  await expect(relinking("echo start >> 'LOG'; echo no linker >&2; exit 3")).rejects.toThrow(
    /relink.*status 3|exit/s,
  )
})
