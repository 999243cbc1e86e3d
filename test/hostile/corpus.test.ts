// How large the corpus is, and that no row is there twice. Processes have rows of their own, in
// processes.test.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as rows from './rows.ts'

test('there are at least eighty hostile things, each once', () => {
  const named = Object.entries(rows).flatMap(([group, all]) => all.map(([what]) => `${group}: ${what}`))
  // Steps are in their test, as each has its own answer.
  const steps = readdirSync(import.meta.dirname)
    .filter(file => file === 'steps.test.ts' || file === 'processes.test.ts')
    .flatMap(file => readFileSync(join(import.meta.dirname, file), 'utf8').match(/^ {4,6}what: .*/gm) ?? [])
  const all = [...named, ...steps]
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(80)
})
