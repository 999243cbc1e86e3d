// The name of a comment, with the matrix that a job is one of.
import { expect, test } from 'vitest'
import { commentIdWithMatrixInputKind } from '../../../src/core/inputs/input-kinds.ts'

test.each<[string, string, object]>([
  ['ci/bench', 'ci/bench', {}],
  ['ci/bench null', 'ci/bench', {}],
  ['ci/bench {}', 'ci/bench', {}],
  [
    'ci/bench {\n  "go": "1.22",\n  "os": "linux"\n}',
    'ci/bench {"go":"1.22","os":"linux"}',
    { go: '1.22', os: 'linux' },
  ],
  ['my {own} name', 'my {own} name', {}],
  ['my {name}', 'my {name}', {}],
])('%j', (text, id, matrix) => {
  expect(commentIdWithMatrixInputKind.parse('comment-id', text)).toEqual({ commentId: id, matrix })
})
