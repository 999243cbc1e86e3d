// The rounds as pictures, each with its name.
import { expect, test } from 'vitest'
import { name, say } from '../../../../../src/core/report/say/text.ts'
import { newInline } from '../../../../../src/core/report/show/html/inline.ts'
import { roundPlots } from '../../../../../src/core/report/show/html/round-plots.ts'
import { comparison } from '../../comparisons.ts'
import { elements, textOf } from '../../rendered.ts'
import { parsed } from '../parsed.ts'

test('there is a picture for each, below its name, in the colour of its change', () => {
  const plots = (['regressed', 'inconclusive'] as const).map(change => ({
    label: say`${name(`<${change}>`)} in ${name('B/op')}`,
    of: comparison({ change }),
  }))
  const all = elements(parsed(roundPlots({ kind: 'rounds', plots, rounds: [] }, newInline())))
  const figures = all.filter(({ tagName }) => tagName === 'figure')
  expect(figures.map(({ properties }) => properties?.className)).toEqual([['regressed'], ['inconclusive']])
  for (const one of figures) expect(elements(one).filter(({ tagName }) => tagName === 'svg')).toHaveLength(1)
  const captions = all.filter(({ tagName }) => tagName === 'figcaption').map(textOf)
  expect(captions).toEqual(['<regressed> in B/op', '<inconclusive> in B/op'])
})
