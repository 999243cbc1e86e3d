// A fold shows its title, and its content as Markdown.
import { expect, test } from 'vitest'
import { folded } from '../../../src/core/report/folded.ts'
import { tags, texts } from './rendered.ts'

test('keeps Markdown within it', () => {
  const markdown = `above\n\n${folded('More (2)', '- `a`\n- b')}\n\nbelow`
  expect(texts(markdown, 'summary')).toEqual(['More (2)'])
  expect(texts(markdown, 'li')).toEqual(['a', 'b'])
  expect(tags(markdown)).toEqual(['code', 'details', 'li', 'p', 'summary', 'ul'])
})
