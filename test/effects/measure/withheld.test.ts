// When a program that failed is told to have lacked a secret.
import { expect, test } from 'vitest'
import { refusedHint } from '../../../src/effects/measure/environment.ts'

const withheld = ['GOPROXY_TOKEN']

test.each([
  'go: example.com/m@v1.0.0: reading https://proxy.example.com/m/@v/v1.0.0.mod: 401 Unauthorized',
  'go: example.com/m@v1.0.0: reading https://proxy.example.com/m/@v/v1.0.0.mod: 404 Not Found',
  "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
  'git@github.com: Permission denied (publickey).',
])('%s', output => {
  expect(refusedHint({ withheld }, output)).toContain(
    'as they look like secrets or change how git works: GOPROXY_TOKEN.',
  )
  expect(refusedHint({ withheld: [] }, output)).toBe('')
})

test.each(['./x.go:404: undefined: y', 'x.go:4:1: syntax error: unexpected 401'])('not %s', output => {
  expect(refusedHint({ withheld }, output)).toBe('')
})
