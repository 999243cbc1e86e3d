// Pins: each is a commit, and ours is the one that the README tells people to use.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pinnedActions, usesTextForPinnedActionName } from '../../../../src/core/init/find/pins.ts'

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')

test.each(Object.entries(pinnedActions))('%s is pinned by a commit, with its release', (_, uses) => {
  expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test.each(['benchgate', 'checkout', 'setup-go'] as const)('%s is the one in the README', name => {
  const [action] = pinnedActions[name].split('@')
  const used = [...readme.matchAll(/uses: (\S+ # \S+)/g)].map(([, uses]) => uses)
  const ofIt = used.filter(uses => uses?.startsWith(`${action}@`))
  expect(ofIt.length).toBeGreaterThan(0)
  expect(new Set(ofIt)).toEqual(new Set([usesTextForPinnedActionName(name)]))
})
