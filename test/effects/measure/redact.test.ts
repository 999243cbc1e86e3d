// Secrets in text: found in every form, and taken out of all that is published.
import { expect, test } from 'vitest'
import { CouldNotMeasureError } from '../../../src/core/model/errors.ts'
import { createContainsSecretPredicate, createRedactor } from '../../../src/effects/measure/redact.ts'

const token = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a'
const base64 = (text: string) => Buffer.from(text).toString('base64')

test('a secret is found as it is, escaped, and in base64 wherever it begins', () => {
  const holds = createContainsSecretPredicate([token, 'pass?word/1'])
  const texts = [token, `https://x:${token}@github.com`, 'pass%3Fword%2F1']
  for (const before of ['', 'x', 'xy', 'x-access-token:', 'user:']) {
    texts.push(base64(`${before}${token}`), base64(`${before}${token}@host`), base64(`${before}${token}!!`))
    texts.push(Buffer.from(`${before}pass?word/1>>`).toString('base64url'))
  }
  expect(texts.filter(text => !holds(text))).toEqual([])
  expect(['', 'ghs_', base64('another-token-of-forty-characters-long!'), 'aGVsbG8='].filter(holds)).toEqual(
    [],
  )
})

test('a short secret is found as it is alone, and an empty one nowhere', () => {
  expect(createContainsSecretPredicate(['abc', ''])('x abc')).toBe(true)
  expect(createContainsSecretPredicate(['abc', ''])(base64('abc'))).toBe(false)
})

test('it is taken out of every text of data, and of an error with all that it holds', () => {
  const redact = createRedactor([token, `${token}-and-more`])
  const data = { run: `curl -u x:${token}`, list: [1, null, `${token}-and-more`, { header: base64(token) }] }
  expect(redact(data)).toEqual({
    run: 'curl -u x:***',
    list: [1, null, '***', { header: expect.stringMatching(/^\*\*\*.?={0,2}$/) }],
  })
  const error = Object.assign(new Error(`outer ${token}`), {
    suppressed: new CouldNotMeasureError(`of ${token}`, `printed ${base64(`x:${token}`)}`),
  })
  const redacted = redact(error)
  expect(redacted).toBeInstanceOf(Error)
  expect(redacted.message).toBe('outer ***')
  expect(redacted.suppressed).toBeInstanceOf(CouldNotMeasureError)
  expect(redacted.suppressed.output).toMatch(/^printed ...?\*\*\*=?$/)
  expect(redacted.stack).not.toContain(token)
  expect(createRedactor([])(data)).toBe(data)
})
