// What to do about a regression: only what can be done where the report is read.
import { expect, test } from 'vitest'
import type { Settings } from '../../../../src/core/model/settings.ts'
import { nowhere, type Site } from '../../../../src/core/report/say/block.ts'
import { todoPart } from '../../../../src/core/report/say/judged.ts'
import { comparison } from '../comparisons.ts'
import { texts } from '../rendered.ts'
import { commits, goSettings, resultFrom } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

const naming = ({ benchmark }: { readonly benchmark: string }) => benchmark
const run = 'https://github.com/acme/widgets/actions/runs/9'
const shown = (site: Partial<Site>, more: Partial<Settings> = {}, benchmark = 'Encode/1MB') =>
  asMarkdown(todoPart([comparison({ benchmark })], resultFrom([], [], more), naming, { ...nowhere, ...site }))

test('has a command to copy, and nothing of GitHub in a terminal', () => {
  const here = shown({}, { go: goSettings })
  expect(texts(here, 'p')).toEqual([
    'Reproduce Encode/1MB in a clone that has both commits, and see where the time goes:',
  ])
  expect(texts(here, 'pre')).toHaveLength(1)
  expect(texts(here, 'li')).toEqual([])
  expect(texts(shown({}), 'p')).toEqual(['Reproduce in a clone that has both commits:'])
})

test('fetches both commits first where it is known from where', () => {
  const there = shown({ repository: 'https://github.com/acme/widgets' })
  expect(texts(there, 'p')).toEqual(['Reproduce in a clone:'])
  const { base, head } = commits
  expect(texts(there, 'pre')[0]).toMatch(
    new RegExp(`^git fetch https://github.com/acme/widgets ${base.sha} ${head.sha}\nnpx --no benchgate `),
  )
})

test('leads to the run, and says how to accept', () => {
  const accept = (label: string | null, benchmark?: string) =>
    texts(shown({ run, accepting: { label } }, {}, benchmark), 'li')
  expect(accept('perf-accepted')).toEqual([
    'Run again from the page of the run, or push.',
    'Accept what is worth it: set the label perf-accepted, which accepts all that is shown here, or comment /benchgate accept Encode/1MB: reason. It counts when the check runs again.',
  ])
  expect(accept(null)[1]).toBe(
    'Accept what is worth it: comment /benchgate accept Encode/1MB: reason. It counts when the check runs again.',
  )
  // A name that a comment cannot have.
  expect(accept('ok', 'a: b')[1]).toBe(
    'Accept what is worth it: set the label ok. It counts when the check runs again.',
  )
  expect(accept(null, 'a\nb')).toHaveLength(1)
  // In an acceptance a star stands for any characters, and somebody else has named this.
  expect(accept(null, '*')[1]).toContain('comment /benchgate accept ?: reason.')
})

test('names what is accepted as the report does where it is found by that, and else in full', () => {
  const one = comparison({ benchmark: 'Get-8', package: 'example.com/a/cache' })
  const told = (name: string) =>
    asMarkdown(todoPart([one], resultFrom([], []), () => name, { ...nowhere, accepting: { label: null } }))
  expect(told('cache.Get')).toContain('`/benchgate accept cache.Get: reason`')
  expect(told('shown.Get')).toContain('`/benchgate accept example.com/a/cache.Get-8: reason`')
})

test('says nothing where nothing regressed', () => {
  expect(todoPart([], resultFrom([], []), naming, { ...nowhere, run })).toEqual([])
})
