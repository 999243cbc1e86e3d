// What the system says of a file, in a sentence that names it and what to do.
import { expect, test } from 'vitest'
import { systemErrorText } from '../../../src/core/words/refusal.ts'

const failed = (more: object) => Object.assign(new Error('its own words'), more)

test.each([
  [
    { code: 'ENOSPC', path: '/tmp/x' },
    /^\/tmp\/x could not be written, as there is no space left \(ENOSPC\)\. Make room/,
  ],
  [{ code: 'EDQUOT', path: '/a', dest: Buffer.from('/b') }, /^\/b could not be written, .*\(EDQUOT\)/],
  [{ code: 'ENOSPC' }, /^A file could not be written, .*RUNNER_TEMP.*git directory\.$/],
  [
    { code: 'EROFS', path: '/ro/.git' },
    /^\/ro\/\.git could not be written, as its file system can only be read/,
  ],
])('%j is said with its file and what to do', (error, words) => {
  expect(systemErrorText(failed(error))).toMatch(words)
})

test('what says enough itself, and what is no error, is left as it is', () => {
  for (const error of [failed({ code: 'ENOENT' }), failed({}), 'ENOSPC', null, { code: 'ENOSPC' }])
    expect(systemErrorText(error)).toBeNull()
})
