// Steps of a workflow as they are written.
import { expect, test } from 'vitest'
import { stepLines } from '../../../src/core/init/workflow.ts'

test('a command, and an action whose version stays a text', () => {
  expect(stepLines({ run: 'a: b' })).toBe("      - run: 'a: b'\n")
  expect(stepLines({ uses: 'setup-go', with: { 'go-version': '1.20' } })).toMatch(
    /^ {6}- uses: actions\/setup-go@[0-9a-f]{40} # v\S+\n {8}with:\n {10}go-version: '1.20'\n$/,
  )
})
