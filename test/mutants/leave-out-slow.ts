// Leaves out the tests that are too slow to be run for each of hundreds of mutants: the long ones, and those that
// `npm run mutants` has timed.
import { beforeEach } from 'vitest'

const slow = new Set(JSON.parse(process.env.MUTANTS_SLOW ?? '[]') as readonly string[])

beforeEach(({ task, skip }) => {
  if (task.tags?.includes('long') || slow.has(task.name)) skip()
})
