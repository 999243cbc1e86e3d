// The page around a report loads nothing, and runs nothing but its own script.
import { expect, test } from 'vitest'
import { page, script, scriptHash, styleHash } from '../../../../../src/core/report/show/html/page.ts'
import { elements, textOf } from '../../rendered.ts'
import { parsed } from '../parsed.ts'

const all = elements(parsed(page('</title><script>1</script>', '<p>x</p>')))

test('lets in its own style sheet and script and nothing else, before anything could come', () => {
  const metas = all.filter(({ tagName }) => tagName === 'meta').map(({ properties }) => properties)
  expect(metas[1]?.content).toBe(
    `default-src 'none'; style-src '${styleHash}'; script-src '${scriptHash}'; base-uri 'none'; form-action 'none'`,
  )
  expect(metas[1]).toHaveProperty('httpEquiv')
  const others = all.filter(({ tagName = '' }) => /^(script|link|img|iframe|base)$/.test(tagName))
  expect(others.map(node => [node.tagName, node.properties, textOf(node)])).toEqual([['script', {}, script]])
})

test('has a title, a language, and what it was given', () => {
  expect(all.find(({ tagName }) => tagName === 'html')?.properties).toEqual({ lang: 'en' })
  expect(all.filter(({ tagName }) => tagName === 'title').map(textOf)).toEqual(['</title><script>1</script>'])
  expect(all.filter(({ tagName }) => tagName === 'main').map(node => textOf(node).trim())).toEqual(['x'])
})
