// The page around a report loads nothing, and runs nothing but its own script.

import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import styleHash from '../../../../../src/core/report/show/html/page.css?hash'
import style from '../../../../../src/core/report/show/html/page.css?raw'
import scriptHash from '../../../../../src/core/report/show/html/page.js?hash'
import script from '../../../../../src/core/report/show/html/page.js?raw'
import { htmlDocument } from '../../../../../src/core/report/show/html/page.ts'
import { elements, textOf } from '../../rendered.ts'
import { parsed } from '../parsed.ts'

describe('page', () => {
  const all = elements(parsed(htmlDocument('</title><script>1</script>', '<p>x</p>')))

  test('lets in its own style sheet and script and nothing else, before anything could come', () => {
    const metas = all.filter(({ tagName }) => tagName === 'meta').map(({ properties }) => properties)
    expect(metas[1]?.content).toBe(
      `default-src 'none'; style-src '${styleHash}'; script-src '${scriptHash}'; base-uri 'none'; form-action 'none'`,
    )
    expect(metas[1]).toHaveProperty('httpEquiv')
    const others = all.filter(({ tagName = '' }) => /^(script|link|img|iframe|base)$/.test(tagName))
    expect(others.map(node => [node.tagName, node.properties, textOf(node)])).toEqual([
      ['script', {}, script],
    ])
  })

  test('without a script none is let in', () => {
    const html = htmlDocument('x', '', null)
    expect(html).toContain("script-src 'none';")
    expect(html).not.toContain('<script')
  })

  test('has a title, a language, and what it was given', () => {
    expect(all.find(({ tagName }) => tagName === 'html')?.properties).toEqual({ lang: 'en' })
    expect(all.filter(({ tagName }) => tagName === 'title').map(textOf)).toEqual([
      '</title><script>1</script>',
    ])
    expect(all.filter(({ tagName }) => tagName === 'main').map(node => textOf(node).trim())).toEqual(['x'])
  })
})

// The page's script: let in by its hash, and nothing in it acts on what is not the page. What it does is tested in a browser
// (test/e2e/page.test.ts).
describe('script', () => {
  test('its hash is the one that the page lets in', () => {
    expect(scriptHash).toBe(`sha256-${createHash('sha256').update(script).digest('base64')}`)
  })

  test('can be read, and cannot end its element', () => {
    expect(() => new Script(script)).not.toThrow()
    expect(script).not.toMatch(/<[/!]/)
  })

  test('fetches nothing, keeps nothing, and makes no element from text', () => {
    expect(script).not.toMatch(
      /fetch|XMLHttp|import|Storage|cookie|innerHTML|outerHTML|insertAdjacent|eval|Function|write\(/,
    )
  })
})

// The style sheet: let in by its hash, loads nothing, and its colours can be read.
describe('style', () => {
  test('its hash is the one that the page lets in', () => {
    expect(styleHash).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`)
  })

  test('loads nothing, and cannot end its element', () => {
    expect(style).not.toMatch(/url\(|@import|@font-face|</)
  })

  /** Colours by name, of the light and the dark page. */
  const [light = new Map(), dark = new Map()] = [...style.matchAll(/:root \{([^}]*--page[^}]*)\}/g)].map(
    ([, rules = '']) =>
      new Map([...rules.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value])),
  )

  /** As WCAG 2 computes it (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
  function contrast(one: string, other: string): number {
    const [lighter = 0, darker = 0] = [one, other].map(luminance).sort((a, b) => b - a)
    return (lighter + 0.05) / (darker + 0.05)
  }

  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  test.each([
    ['light', light],
    ['dark', dark],
  ] as const)('every colour that writes can be read on the %s page', (_, colours) => {
    const page = colours.get('page') ?? ''
    for (const name of ['text', 'muted', 'bad', 'open', 'good', 'other', 'link'])
      expect(contrast(colours.get(name) ?? '', page), name).toBeGreaterThan(4.5)
    expect(contrast(colours.get('muted') ?? '', colours.get('raised') ?? '')).toBeGreaterThan(4.5)
    expect(contrast(colours.get('base') ?? '', page)).toBeGreaterThan(3)
  })
})
