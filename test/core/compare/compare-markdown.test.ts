// Tables as Markdown.
import { expect, test } from 'vitest'
import { compareTablesToMarkdown } from '../../../src/core/compare/compare-markdown.ts'
import { about, configOf, fileOf, lines, tablesOf } from './tables.ts'

test('a table of each, with its footnotes', async () => {
  const file = (label: string, factor: number) =>
    fileOf(
      label,
      `goos: linux\n${lines('A', about(1000 * factor))}${lines('B', about(10))}${lines('C', [4 * factor], 'B/op')}`,
    )
  const text = [...compareTablesToMarkdown(tablesOf([file('old.txt', 1), file('new.txt', 1.2)]))].join('')
  await expect(text).toMatchFileSnapshot('../../golden/compare/two-files.md')
})

test('hostile names stay text', () => {
  const [table] = tablesOf([fileOf('a', lines('A', [1]))])
  const cells = table?.rows.at(0)?.cells ?? []
  const text = [
    ...compareTablesToMarkdown([
      {
        ...(table as NonNullable<typeof table>),
        config: configOf([['note', '<img src=x> @team']]),
        rows: [{ name: 'A|B`<b>@me', rule: null, cells }],
      },
    ]),
  ].join('')
  expect(text).toContain('`note: <img src=x> @team`')
  expect(text).toContain('| `A`<code>&#124;</code>``B`<b>@me`` |')
})
